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
from saloon.server.records import Deed, Line, Seat
from saloon.server.settings import Settings
from saloon.server.table import Table
from saloon.server.workers import Workers
from tests.server.serving import in_thread, quick

SETTINGS = Settings()
thinking = st.floats(0, 30, allow_nan=False)


def asked(pace: str, game: str = "goat", at: float = 1000.0) -> Table:
    options = {"suspicion": "live"} if game == "scoundrels" else {}
    deed = Deed(keys.new_id(), game, 1, "", options, 5, "5a", pace, {}, True, None, "running", at)
    table = Table(deed, [Seat(0, "bot", "rules"), Seat(1, "bot", "rules")])
    table.fold(Line(deed.id, 1, "start", None, "2", None, at), SETTINGS.pause)
    return table


@given(thinking)
def test_an_answer_comes_on_the_grid_however_long_a_bot_thought(thought: float) -> None:
    """What others see of the time is how many ticks late it came, and nothing within the bot's own pace."""
    table = asked("live")
    (seat,) = table.asked
    began = max(table.asked[seat], table.pause_until)
    shown = clocks.bot_time(table, seat, began + thought, SETTINGS)
    assert shown >= began + thought - 1e-6
    ticks = (shown - began - SETTINGS.bot_pace) / SETTINGS.tick
    assert abs(ticks - round(ticks)) < 1e-6
    if thought <= SETTINGS.bot_pace:
        assert shown == began + SETTINGS.bot_pace


@given(thinking)
def test_at_a_call_a_bot_that_thinks_in_time_speaks_in_the_middle_of_it(thought: float) -> None:
    table = asked("live")
    table.call, table.pause_until = True, 1004.0
    (seat,) = table.asked
    shown = clocks.bot_time(table, seat, 1000.0 + min(thought, 2.0), SETTINGS)
    assert shown == 1002.0


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
        ("bot:top:jolly", "no personality 'jolly'"),
        ("bot:top@600s", "set by the house"),
        ("bot:top@0", "set by the house"),
    ],
)
def test_a_bad_bot_gets_no_chair(word: str, says: str) -> None:
    with pytest.raises(BadRequest, match=says):
        chair(1, word)
    assert chair(1, "bot:top:honest").bot == "top:honest"


def test_a_bot_gets_views_and_nothing_else(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that reaches a bot: its name, its seat's view and events, and what it may choose."""
    given_to: list[tuple[Any, ...]] = []

    async def act(_: Workers, *given: Any) -> str:
        given_to.append(given)
        return str(given[3][0])

    monkeypatch.setattr(Workers, "act", act)
    with in_thread(replace(quick(f"sqlite:///{tmp_path}/t.db"), bot_pace=0.0)) as served:
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
