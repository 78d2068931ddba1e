"""The report of tools/sweep.py: the same games every time, and no card left over in a few hundred."""

import pytest

from saloon.testing.game import soaking
from tools.sweep import KINDS, Tally, names, never, play, report, sweep


def test_a_sweep_in_chunks_is_the_sum_of_its_games() -> None:
    whole = list(sweep(6, first=3))[-1]
    parts = Tally()
    for seed in range(3, 9):
        parts.add(play(range(seed, seed + 1)))
    assert parts == whole
    assert whole.games == 6
    assert whole.decisions > 300


def test_the_report_names_what_was_never_used() -> None:
    tally = Tally(games=1)
    everything = sum(map(len, names()))
    assert len(never(tally)) == everything
    assert "job horse" in never(tally)
    assert "trait candid" in never(tally)
    for kind, ids in enumerate(names()):
        for k in range(len(ids)):
            tally.used[kind, k] = 1
    assert never(tally) == []
    text = report(tally, "tools/sweep.py --games 1")
    assert "**Cards never used: none.**" in text
    assert "    tools/sweep.py --games 1" in text
    assert all(
        f"| {kind} | uses | per game |" in text for kind, ids in zip(KINDS, names(), strict=True) if ids
    )
    del tally.used[0, 6], tally.used[1, 30]
    assert "**Cards never used: job horse, trait candid.**" in report(tally, "")


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize(("box", "games"), [("base", 300), ("double-or-nothing", 600)])
def test_random_games_use_every_card(box: str, games: int) -> None:
    *_, tally = sweep(20_000 if soaking() else games, box=box)
    assert never(tally, box) == []
