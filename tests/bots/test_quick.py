"""The quick bot: it answers by what was learnt, and whoever always does the same does not beat it."""

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

import saloon
from saloon import bots
from saloon.bots import Bot
from saloon.bots.budget import Budget
from saloon.bots.player import asked_for
from saloon.bots.senses import senses_of
from saloon.games.scoundrels.bots import glance, quick
from saloon.games.scoundrels.bots.claims import Past
from saloon.games.scoundrels.bots.glance import Glance, Row
from saloon.games.scoundrels.bots.thumbs import fitting
from saloon.games.scoundrels.lab import quick as lab
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


def test_every_number_of_a_doubt_has_a_weight_and_a_name() -> None:
    assert len(quick.weights()["doubt"]) == len(quick.DOUBT)
    t = laid().seat(1, henchmen=3, jail=0).hand(0, "0 2 3 6").play("3@5").until("henchman")
    view: Any = t.view(1)
    state: Any = Knowledge(view).world(Random(1)).state
    assert len(quick.doubt_row(state, fitting(state, view["options"]), 1, Past([], 2))) == len(quick.DOUBT)
    assert bots.get("quick").act(view, [], ["pass", "henchman"], Random(1)) in ("pass", "henchman")


def looks(game: saloon.Game, worlds: int) -> Iterator[dict[int, Row]]:
    """What a question tells its seat at a glance, in each of some worlds that the seat cannot tell apart."""
    seat = game.decision.seat  # type: ignore[union-attr]
    view: Any = game.view(seat)
    for k in range(worlds):
        world = Knowledge(view).world(Random(k))
        s, rules = cast(Any, world.state), cast(Any, world.rules)
        codes = [rules.code(word) for word in game.legal(seat)]
        outlook = senses_of("scoundrels").outlook(view)
        guide = fitting(s, view["options"])
        yield Glance(s, guide, seat, asked_for(view), outlook, rules.names).rows(codes, 0)


def asked_of(kinds: Collection[str]) -> Iterator[saloon.Game]:
    for game in positions("scoundrels", 2, {"days": 3}, seeds=range(5, 7), part=0.4):
        if asked_for(game.view(game.decision.seat)) in kinds:  # type: ignore[union-attr]
            yield game


def test_a_glance_tells_the_same_in_every_world_of_a_seat() -> None:
    """But for what the value function promises, which counts the safes of others as they lie in that world."""
    seen = set()
    for game in asked_of(glance.weights()):
        one, *others = (
            {k: [cell for cell in row if cell[0] != "promise"] for k, row in rows.items()}
            for rows in looks(game, 4)
        )
        assert all(other == one for other in others)
        seen.add(asked_for(game.view(game.decision.seat)))  # type: ignore[union-attr]
    assert {"plan", "hire", "scout", "mark"} <= seen


def test_plans_and_hires_are_told_by_names_that_were_learnt() -> None:
    for game in asked_of(("plan", "hire")):
        kind = asked_for(game.view(game.decision.seat))  # type: ignore[union-attr]
        for row in next(looks(game, 1)).values():
            assert any(name in glance.liked(kind, 2) for name, _ in row)


def test_what_was_learnt_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever likes hiring above all hires, and whoever hates it does not."""
    game = next(
        game
        for game in asked_of(("hire",))
        if len({word.startswith("hire") for word in game.legal(game.decision.seat)}) == 2  # type: ignore[union-attr]
    )
    seat = game.decision.seat  # type: ignore[union-attr]
    view: Any = game.view(seat)
    for liking in (9.0, -9.0):
        monkeypatch.setattr(quick, "liked", lambda kind, days, liking=liking: {"hire": liking})
        word = bots.get("quick").act(view, [], list(game.legal(seat)), Random(1))
        assert word.startswith("hire") == (liking > 0)


def test_what_choices_are_worth_is_learnt_from_single_playouts(tmp_path: Path) -> None:
    """Questions whose choices are worth what two names say, and as much luck: the names are found, the luck is not."""
    rng = Random(3)
    names = {"good": 0.1, "bad": -0.1, "idle": 0.0}
    questions = []
    for number in range(1500):
        rows: list[Row] = [[(name, 1.0)] for name in rng.sample(sorted(names), 3)]
        worths = [names[row[0][0]] + rng.gauss(0.0, 0.1) for row in rows]
        questions.append(lab.Question(number, "plan", number % 3, rows, worths, 0))
    lab.write(tmp_path / "0000.npz", questions)
    told, weights = lab.fitted(lab.read([tmp_path / "0000.npz"]))
    assert told["plan"]["gained"] > 80  # 100 in 1,000 is all there is over a choice by chance
    found = weights["plan"]
    assert found["good"] - found["bad"] > 0.1 > abs(found.get("idle", 0.0))


def test_a_game_to_learn_from_is_the_same_again() -> None:
    one, two = (lab.played(7, guided=True) for _ in range(2))
    assert one == two
    assert {question.kind for question in one} > {"plan", "hire", "office"}
