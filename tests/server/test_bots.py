"""Bots at a table: on a grid that tells nothing, apart from each other, and replaced when they fail."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from structlog.testing import capture_logs

from saloon.server import clocks, keys
from saloon.server.errors import BadRequest
from saloon.server.lobby import chair
from saloon.server.records import Line, Seat, TableRecord
from saloon.server.settings import Settings
from saloon.server.table import Table
from saloon.server.workers import Workers
from tests.server.serving import in_thread, quick

SETTINGS = Settings()
seconds = st.floats(0, 30, allow_nan=False)


def asked(pace: str, game: str = "goat", at: float = 1000.0) -> Table:
    options = {"suspicion": "live"} if game == "scoundrels" else {}
    record = TableRecord(keys.new_id(), game, 1, "", options, 5, "5a", pace, {}, True, None, "running", at)
    table = Table(record, [Seat(0, "bot", "rules"), Seat(1, "bot", "rules")])
    table.fold(Line(record.id, 1, "start", None, "2", None, at), SETTINGS.pause)
    return table


@given(st.sampled_from(["rules", "top"]), st.sampled_from(["live", "turn"]), seconds, seconds)
def test_an_answer_comes_on_the_grid_however_long_a_bot_thought(
    bot: str, pace: str, queued: float, thought: float
) -> None:
    """What others see of the time is how many ticks it waited for a worker."""
    table = asked(pace)
    (seat,) = table.asked
    began = clocks.began(table, seat, 0.0)
    allowed = clocks.time_for(bot, SETTINGS)
    taken = began + queued
    shown = clocks.bot_time(table, seat, bot, taken, taken + min(thought, allowed), SETTINGS)
    assert shown == clocks.bot_time(table, seat, bot, taken, taken, SETTINGS)
    assert shown >= taken + allowed - 1e-6
    ticks = (shown - began) / SETTINGS.tick
    assert abs(ticks - round(ticks)) < 1e-6
    at_once = clocks.bot_time(table, seat, bot, began, began, SETTINGS)
    assert at_once - began == {"live": SETTINGS.bot_pace, "turn": 0.5 if bot == "rules" else 1.5}[pace]


@given(seconds)
def test_at_a_call_a_bot_that_thinks_in_time_speaks_in_the_middle_of_it(thought: float) -> None:
    table = asked("live")
    table.call, table.pause_until = True, 1004.0
    (seat,) = table.asked
    allowed = clocks.time_for("top", SETTINGS)
    now = 1000.0 + min(thought, allowed)
    assert clocks.bot_time(table, seat, "top", 1000.0, now, SETTINGS) == 1002.0


def test_a_bot_that_thinks_long_does_not_keep_the_quick_ones_waiting() -> None:
    async def work() -> None:
        workers = Workers(1, 2.0)
        order: list[str] = []

        async def ask(bot: str) -> None:
            import saloon

            game = saloon.new("goat", 2, seed=1)
            decision = game.decision
            assert decision is not None
            view, legal = game.view(decision.seat), list(decision.choices)
            assert await workers.act(bot, view, game.events(decision.seat), legal) in legal
            order.append(bot)

        try:
            await ask("rules")  # its process is there
            await asyncio.gather(ask("montecarlo"), ask("montecarlo"), ask("rules"), ask("rules"))
        finally:
            workers.close()
        assert order == ["rules", "rules", "rules", "montecarlo", "montecarlo"]

    asyncio.run(work())


def test_a_bot_that_fails_is_replaced_for_that_choice() -> None:
    async def work() -> None:
        workers = Workers(1)
        try:
            assert await workers.act("nobody-knows-this-one", {"game": "goat"}, [], ["a", "b"]) in ("a", "b")
        finally:
            workers.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    ("answer", "event"), [(ValueError("lost the thread"), "bot-failed"), ("take everything", "bot-illegal")]
)
def test_the_log_says_when_a_bot_was_replaced(
    answer: Any, event: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def asked(*_: Any) -> str:
        if isinstance(answer, Exception):
            raise answer
        return str(answer)

    monkeypatch.setattr(Workers, "_ask", asked)
    with capture_logs() as lines:
        word = asyncio.run(Workers(1).act("theirs", {"game": "goat"}, [], ["accept", "refuse"]))
    assert word in ("accept", "refuse")
    assert [(line["event"], line["bot"]) for line in lines] == [(event, "theirs")]


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("bot:clever", "no bot 'clever'"),
        ("bot:top:jolly", r"no bot 'top:jolly'.* perhaps a personality \(honest,"),
        ("bot:top@600s", "set by the house"),
        ("bot:top@0", "set by the house"),
    ],
)
def test_a_bad_bot_gets_no_chair(word: str, says: str) -> None:
    with pytest.raises(BadRequest, match=says):
        chair("goat", 1, word)
    assert chair("goat", 1, "bot:top:honest").bot == "top:honest"


def test_a_bot_gets_views_and_nothing_else(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that reaches a bot: its name, its seat's view and events, and what it may choose."""
    given_to: list[tuple[Any, ...]] = []
    ours = 0.987

    async def act(workers: Workers, *given: Any) -> str:
        if workers.budget == ours:  # other houses of this process may have bots that think just now
            given_to.append(given)
        return str(given[3][0])

    async def ready(*_: object) -> None:
        """No process is needed."""

    monkeypatch.setattr(Workers, "act", act)
    monkeypatch.setattr(Workers, "ready", ready)
    with in_thread(replace(quick(f"sqlite:///{tmp_path}/t.db"), bot_pace=0.0, budget=ours)) as served:
        ann = served.guest("Ann")
        place = ann.create(seats=["human", "bot:rules"], options={"first": 1})
        ann.sit(place["table"]).wait(lambda one: one.events)
        secret = place["secret"]
    bot, view, events, legal = given_to[0]
    assert bot == "rules"
    assert view["seat"] == 1
    assert set(legal) <= {word for word in legal if isinstance(word, str)}
    assert secret not in str(given_to)
    assert all(isinstance(event, dict) for event in events)
