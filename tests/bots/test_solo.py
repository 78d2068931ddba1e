import random
from typing import Any

import pytest

import saloon
from saloon import bots
from saloon.games.scoundrels.bots.rules import guide
from saloon.games.scoundrels.bots.solo import suspicion
from saloon.games.scoundrels.engine.guide.outlook import Prospects, ScoundrelsOutlook
from saloon.lab.simulate import one_game
from tests.scoundrels import ScoundrelsTable, alone

ENEMIES = ("lilith-boone", "preston-cain", "milton-goff", "doc-zimmer")


def choice(t: ScoundrelsTable) -> str:
    view: Any = t.view(0)
    return bots.get("rules").act(view, t.game.events(0), t.choices(), random.Random(1))  # type: ignore[arg-type]


@pytest.mark.parametrize("enemy", ENEMIES)
def test_the_rule_based_bot_plays_alone(enemy: str) -> None:
    row = one_game("scoundrels", 1, {"enemy": enemy}, ["rules"], seed=3)
    assert row.winners in ([], [0])
    assert row.scores[0] > 5


@pytest.mark.parametrize("enemy", ENEMIES)
def test_any_question_is_answered_legally(enemy: str) -> None:
    """Asked everywhere in games that chance plays: odd positions."""
    game = saloon.new("scoundrels", players=1, seed=5, options={"enemy": enemy, "strategy_cards": True})
    rng, bot = random.Random(5), bots.get("rules")
    while question := game.decision:
        legal = list(question.choices)
        assert bot.act(game.view(0), game.events(0), legal, rng) in legal  # type: ignore[arg-type]
        game.apply(0, rng.choice(legal))


def test_a_henchman_is_kept_for_what_hurts() -> None:
    t = alone().enemy(automa=["dynamite"]).hand(0, "3").play("3@3").draw()
    assert choice(t) == "jail henchman"  # a safe that burns is worth four
    t = alone("milton-goff").enemy(automa=["compound-interest"]).given(day=3, turn=4).hand(0, "3")
    t.view()
    assert guide(t.game.state, t.view(0), []).spared(t.game.state) == 0.0  # type: ignore[arg-type]


def test_the_enemy_is_given_the_worst() -> None:
    t = alone().enemy(automa=["no-witnesses"]).given(values={"depot-1": 5, "depot-2": 2})
    t.marks("0: 5 on depot-1", "0: 2 on depot-2").hand(0, "5").play("5@5").draw()
    assert choice(t) == "safe depot-2"
    t = alone("preston-cain").enemy(automa=["back-door"]).seat(0, slots={"2": "3", "6": "6"}).given(turn=3)
    t.hand(0, "4").play("4@5").draw()
    assert choice(t) == "card 0@6"  # the honest one


def test_the_enemy_suspects_by_the_cards_that_are_to_come() -> None:
    view: Any = alone().view(0)
    chances = [suspicion(view, slot) for slot in "A23456"]
    assert 0 < max(chances) <= 1
    view["enemy"]["henchmen"] = 0
    assert [suspicion(view, slot) for slot in "A23456"] == [0.0] * 6


def test_an_outlook_looks_at_the_enemy_too() -> None:
    outlook = ScoundrelsOutlook([Prospects([0.0] * 16, [0.0] * 90, [0.0] * 80)], [1.0, 1.0])
    promise = [outlook.promises(alone().enemy(reputation=k).game.state)[0] for k in (0, 3)]
    assert 0 < promise[1] < promise[0] < 1
    ends: list[Any] = []
    for mine in (2, 1):
        t = alone().given(phase="evening", day=3).seat(0, reputation=mine).enemy(reputation=1)
        t.view()
        ends.append(outlook.promises(t.game.state))
    assert ends == [[1.0], [0.0]]
