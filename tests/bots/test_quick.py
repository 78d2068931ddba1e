"""The quick bot: it answers by what was learnt, and whoever always does the same does not beat it."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import saloon
from saloon import bots
from saloon.bots import Bot
from saloon.bots.budget import Budget
from saloon.bots.player import asked_for
from saloon.games.scoundrels.bots import quick
from saloon.games.scoundrels.bots.thumbs import fitting
from saloon.start import Knowledge
from tests.bots.play import positions
from tests.scoundrels import laid


class Stubborn:
    """Gives one answer to every offer, and plays by rules of thumb otherwise."""

    def __init__(self, answer: str) -> None:
        self.answer = answer

    def act(
        self, view: Any, events: Any, legal: Sequence[str], rng: Random, budget: Budget | None = None
    ) -> str:
        return self.answer if self.answer in legal else bots.get("rules").act(view, events, legal, rng)


def share(bot: str, other: Bot, deals: range) -> float:
    """Victories of a bot against another at the Goat game, every deal in both seats."""
    won = 0.0
    for deal in deals:
        for seat in (0, 1):
            table = saloon.new("goat", players=2, seed=deal)
            rng = Random(deal)
            while (question := table.decision) is not None:
                who = question.seat
                asked: Bot = bots.get(bot) if who == seat else other
                view: Any = table.view(who)
                events: Any = table.events(who)
                table.apply(who, bots.asked("test", asked, view, events, list(question.choices), rng))
            result: Any = table.result
            won += (seat in result["winners"]) / len(result["winners"])
    return won / (2 * len(deals))


def test_who_refuses_everything_beats_rules_of_thumb_and_not_the_quick_bot() -> None:
    deals = range(530_000, 530_006)
    assert share("rules", Stubborn("refuse"), deals) < 0.5  # such an opponent is no pushover
    assert share("quick", Stubborn("refuse"), deals) > 0.6


def test_a_long_budget_makes_no_difference() -> None:
    for game in positions("goat", 2, {}, seeds=range(3, 4), part=0.2):
        seat = game.decision.seat  # type: ignore[union-attr]
        legal = list(game.legal(seat))
        view: Any = game.view(seat)
        events: Any = game.events(seat)
        one, two = (bots.get(name).act(view, events, legal, Random(4)) for name in ("quick", "quick@5000"))
        assert one == two


def test_every_number_has_a_weight_and_a_name() -> None:
    found = quick.weights()
    assert len(found["hire"]) == len(quick.HIRE_ROW)
    assert len(found["doubt"]) == len(quick.DOUBT)
    t = laid().seat(1, henchmen=3, jail=0).hand(0, "0 2 3 6").play("3@5").until("henchman")
    view: Any = t.view(1)
    state: Any = Knowledge(view).world(Random(1)).state
    glance = quick.Glance(state, fitting(state, view["options"]), 1, [])
    assert len(glance.doubt_row()) == len(quick.DOUBT)
    assert bots.get("quick").act(view, [], ["pass", "henchman"], Random(1)) in ("pass", "henchman")


def test_what_was_learnt_of_hires_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever likes hiring above all hires, and whoever hates it does not."""
    game = next(
        game
        for game in positions("scoundrels", 2, {"days": 2}, seeds=range(5, 6), part=1.0)
        if (seat := game.decision.seat) is not None  # type: ignore[union-attr]
        and len({word.startswith("hire") for word in game.legal(seat)}) == 2
        and asked_for(game.view(seat)) == "hire"
    )
    seat = game.decision.seat  # type: ignore[union-attr]
    view: Any = game.view(seat)
    for liking in (9.0, -9.0):
        numbers = [liking, *[0.0] * (len(quick.HIRE_ROW) - 1)]
        learnt = {**quick.weights(), "hire": numbers, "hire by thumb": 0.0}
        monkeypatch.setattr(quick, "weights", lambda learnt=learnt: learnt)
        word = bots.get("quick").act(view, [], list(game.legal(seat)), Random(1))
        assert word.startswith("hire") == (liking > 0)
