"""Table times run on a clock that nobody can set: here the wall clock is moved, and nothing else."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from saloon.server.clocks import Clock
from tests.server.serving import in_thread, quick

HOUR = 3_600.0
BANK = 1_800.0


class Wall(Clock):
    """A house that goes by the clock on the wall."""

    def now(self) -> float:
        return time.time()


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_a_wall_clock_that_jumps_stops_no_bot_and_empties_no_bank(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    real, ours, wall = time.time, Clock(), Wall()
    before = ours.now(), wall.now()
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", tick=0.01, bot_pace=0.01)) as served:
        ann = served.guest("Ann")
        clock = {"bank": BANK, "absent": 0}
        made = ann.create(seats=["human", "bot:rules"], clock=clock, options={"first": 0})
        line = ann.sit(made["table"])
        line.wait(lambda one: one.legal)
        monkeypatch.setattr(time, "time", lambda: real() + jump)
        answers = 0
        for _ in range(6):
            line.wait(lambda one: one.legal or one.table.get("status") == "over")  # the bot has answered
            if line.table.get("status") == "over":
                break
            assert line.choose(line.legal[0])["type"] == "ack"
            line.catch_up()
            answers += 1
        assert answers, "nothing was played"
        assert line.clocks[0]["left"] > BANK - HOUR / 4
        assert not any(e.get("by") == "clock" for e in line.events)
    assert abs(ours.now() - before[0]) < HOUR / 2
    assert abs(wall.now() - before[1]) > HOUR / 2  # the control: it did jump
