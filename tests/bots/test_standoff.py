"""A card and the henchman on it as a game of their own: nobody gains by reading the other."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

import saloon
from saloon import bots
from saloon.bots.budget import Budget
from saloon.bots.player import asked_for
from saloon.games.scoundrels.bots import claims, standoff, top
from saloon.games.scoundrels.bots.playouts import DOUBTS, early
from saloon.games.scoundrels.bots.poker import UNSEEN, Poker, honest_put, rows_of
from saloon.games.scoundrels.bots.top import TopPlay
from saloon.games.scoundrels.engine.chosen import parse
from saloon.games.scoundrels.lab import doubts
from saloon.lab.tournament import Entrant

SEED = 6_000_000_100_000
"""No game of the pool has such a number."""
A, TWO = 1 << 1, 1 << 2
WORTH = np.array([[1.0, 1.0], [0.0, 0.0]])
"""A card in slot A brings 1, in slot 2 nothing."""
CALLED = np.array([0.5, -1.5])


def solved(guess: float, lam: float) -> tuple[Any, Any]:
    layer = standoff.Layer([A, TWO], np.array([0.5, 0.5]), [0, 1], WORTH, CALLED)
    return standoff.planned(layer, np.array([guess, guess]), lam)


def test_bluffs_and_calls_come_out_so_that_nobody_gains() -> None:
    """Who has the 2 bluffs into slot A so often that a call there wins nothing, one card in four; and it is called so
    often that the bluff is worth no more than the truth.
    """
    plan, often = solved(0.0, 0.0)
    assert plan[0, 0, standoff.HONEST] > 0.95
    assert plan[1, 0, standoff.BLUFF] == pytest.approx(1 / 3, abs=0.04)
    assert often[0] == pytest.approx(2 / 3, abs=0.04)
    assert plan.sum(axis=(1, 2)) == pytest.approx([1, 1])


def test_who_counts_on_the_others_answers_them() -> None:
    trusting, _ = solved(0.0, 1.0)
    doubting, _ = solved(1.0, 1.0)
    assert trusting[1, 0, standoff.BLUFF] > 0.95
    assert doubting[1, 0, standoff.BLUFF] < 0.05
    assert doubting[1, 1, standoff.HONEST] > 0.95


def test_who_knows_a_plan_gains_nothing_on_the_solution_and_much_on_a_trusting_one() -> None:
    layer = standoff.Layer([A, TWO], np.array([0.5, 0.5]), [0, 1], WORTH, CALLED)
    even, calls = solved(0.0, 0.0)
    trusting, _ = solved(0.0, 1.0)
    worth = layer.value(even, calls)
    assert worth - layer.value(even, layer.read(even)) == pytest.approx(0, abs=0.03)
    assert worth - layer.value(trusting, layer.read(trusting)) > 0.1


def test_nobody_plays_a_card_that_the_hand_has_not() -> None:
    plan, _ = solved(0.5, 0.5)
    assert plan[0, 0, standoff.BLUFF] == plan[1, 0, standoff.HONEST] == 0


def test_a_card_is_called_the_more_often_the_likelier_it_is_a_bluff() -> None:
    """It gains nothing at one third, and is called every second time there; what is rare is left out."""
    often = [standoff.called(k / 100, 0.1, -0.05, 0.2) for k in range(101)]
    assert often == sorted(often)
    assert standoff.called(1 / 3, 0.1, -0.05, 0.2) == pytest.approx(0.5)
    assert often[10] == 0.0
    assert often[60] == 1.0
    assert all(chance in (0.0, 1.0) or 0.05 <= chance <= 0.95 for chance in often)
    assert sum(0.0 < chance < 1.0 for chance in often) > 15


def test_who_counts_wholly_on_what_was_learnt_has_a_sharp_bound() -> None:
    assert [standoff.called(bluff, 0.1, -0.05, 0.0) for bluff in (0.05, 0.33, 0.34, 0.9)] == [0, 0, 1, 1]


def test_a_henchman_that_gains_nothing_stays_at_home_and_one_that_risks_nothing_goes() -> None:
    assert standoff.called(1.0, 0.0, -0.1, 0.2) == 0.0
    assert standoff.called(0.1, 0.1, 0.0, 0.2) == 1.0


def test_a_card_is_counted_as_if_it_were_laid_everywhere() -> None:
    game = saloon.new("scoundrels", players=2, options={"days": 3}, seed=SEED)
    rng = Random(2)
    compared = 0
    while (question := game.decision) is not None and compared < 60:
        if question.kind == "plan" and rng.random() < 0.5:
            view: Any = game.view(question.seat)
            other = 1 - question.seat
            for slot, name in enumerate(claims.NAMES):
                lies = view["seats"][other]["slots"][slot] is not None
                if lies or game.state.hand[other] == 0:  # type: ignore[attr-defined]
                    continue
                rows = (*rows_of(view, other), ("put", slot, UNSEEN, UNSEEN))
                for weighed in (False, True):
                    laid = Poker(rows, weighed).slot(name).get(name, 0.0)
                    assert honest_put(rows, weighed) == pytest.approx(laid)
                    compared += 1
        game.apply(question.seat, rng.choice(list(question.choices)))
    assert compared >= 60


def questions(kinds: tuple[str, ...], seed: int) -> Iterator[tuple[Any, Any, list[str]]]:
    """Questions of a kind in a game by rules of thumb, as the seat that is asked has them."""
    game = saloon.new("scoundrels", players=2, options={"days": 3}, seed=seed)
    rng = Random(seed)
    thumb = bots.get("greedy")
    while (question := game.decision) is not None:
        view: Any = game.view(question.seat)
        events: Any = game.events(question.seat)
        legal = list(question.choices)
        if asked_for(view) in kinds and len(legal) > 1 and not early(view):
            yield view, events, legal
        game.apply(question.seat, bots.asked("greedy", thumb, view, events, legal, rng))


def models(bluff: float, call: float) -> dict[str, list[float]]:
    """Somebody who has learnt that all cards are bluffs or none, that all are called or none."""
    return {
        "bluff": [bluff, *[0.0] * (len(claims.CLAIM) - 1)],
        "call": [call, *[0.0] * (len(claims.CALLER) - 1)],
    }


def weights(question: tuple[Any, Any, list[str]], bluff: float, call: float) -> dict[str, float]:
    view, events, legal = question
    play = TopPlay(
        view,
        events,
        legal,
        Random(1),
        believing=True,
        guessing=True,
        reading=True,
        models=models(bluff, call),
    )
    found = play.weights(Budget(iterations=48))
    assert all(weight >= 0 for weight in found)
    assert sum(found) == pytest.approx(1, abs=0.2)  # what is hardly ever done is left out
    return dict(zip(legal, found, strict=True))


def test_cards_that_seem_rather_honest_are_called_at_times(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who never calls below a bound teaches a reader to bluff there; what is all but surely honest is let be."""
    asked = [question for _, question in zip(range(8), questions(DOUBTS, SEED + 1), strict=False)]

    def calls(believed: float) -> float:
        monkeypatch.setattr(top, "bluff_chance", lambda *_: believed)
        found = 0.0
        for view, events, legal in asked:
            play = TopPlay(view, events, legal, Random(1), believing=True, guessing=True, reading=True)
            found += dict(zip(legal, play.weights(Budget(iterations=48)), strict=True))["henchman"]
        return found / len(asked)

    assert calls(0.03) == 0.0
    assert 0.05 < calls(0.18) < 0.5 < calls(0.4)


def test_who_has_learnt_that_all_cards_are_bluffs_calls_more_than_who_has_learnt_that_none_is() -> None:
    asked = [question for _, question in zip(range(6), questions(DOUBTS, SEED + 1), strict=False)]
    assert len(asked) == 6
    suspicious = sum(weights(question, 30.0, 0.0)["henchman"] for question in asked)
    trusting = sum(weights(question, -30.0, 0.0)["henchman"] for question in asked)
    assert suspicious > trusting + 2


def test_who_is_always_called_bluffs_less_than_who_never_is() -> None:
    asked = [question for _, question in zip(range(8), questions(("plan",), SEED + 2), strict=False)]
    assert len(asked) == 8

    def bluffs(call: float) -> float:
        return sum(
            weight
            for question in asked
            for word, weight in weights(question, 0.0, call).items()
            if parse(word).facedown and not parse(word).honest
        )

    assert bluffs(30.0) < bluffs(-30.0)


def test_a_bot_is_asked_about_the_cards_of_others_and_nothing_it_says_changes_their_game() -> None:
    """Whoever is asked is asked about the same cards."""
    asked = {bot: list(doubts.doubts(Entrant.of(bot), "rules", SEED)) for bot in ("greedy", "random")}
    assert [row["bluff"] for row in asked["greedy"]] == [row["bluff"] for row in asked["random"]]
    assert {row["calls"] for row in asked["random"]} == {0.5}
    assert asked["greedy"] == list(doubts.doubts(Entrant.of("greedy"), "rules", SEED))
    assert len(asked["greedy"]) > 8
    told = doubts.told([{**row, "calls": float(row["bluff"])} for row in [*asked["random"], BLUFF, TRUTH]])
    assert "of these 100.0 % bluffs, AUC 1.000" in told


BLUFF: dict[str, Any] = {"bot": "random", "against": "rules", "deal": 0, "calls": 0.0, "bluff": 1}
TRUTH = {**BLUFF, "bluff": 0}
