"""The rest of a round between two, solved: what both know, what an open hand is worth, what the solution says."""

from random import Random
from typing import Any

import numpy as np
import pytest

import saloon
from saloon.bots.budget import Budget
from saloon.bots.senses import senses_of
from saloon.games.goat.bots import bluff, rest
from saloon.games.goat.bots.beliefs import Cards
from saloon.games.goat.engine.names import CHARACTERS, GOAT
from saloon.games.goat.lab.exploit import SMALL

ONE = {"small": True, "first": 0}


def test_an_open_hand_is_worth_what_nobody_can_better() -> None:
    assert rest.even([(0.0, 1.0), (1.0, 0.0)]) == pytest.approx(0.5)
    assert rest.even([(0.2, 0.3), (0.1, 0.0)]) == pytest.approx(0.2), "the better card, refused"
    assert rest.even([(0.4, 0.4)]) == pytest.approx(0.4)


def test_what_is_drawn_leaves_a_card_out_that_is_no_goat_put_back() -> None:
    even = dict(rest.drawn((1, 2, GOAT), 1, False))
    assert even == pytest.approx({(1,): 1 / 3, (2,): 1 / 3, (GOAT,): 1 / 3})
    back = dict(rest.drawn((1, 2, GOAT), 1, True))
    assert back == pytest.approx({(1,): 0.25, (2,): 0.25, (GOAT,): 0.5})
    assert dict(rest.drawn((1, 2, GOAT), 2, True)) == pytest.approx({(1, GOAT): 0.5, (2, GOAT): 0.5})


@pytest.mark.parametrize("seed", range(6))
def test_between_two_the_asked_knows_all_of_a_hand_but_what_was_drawn_for_it(seed: int) -> None:
    """This is why every offer begins a game of its own."""
    game = saloon.new("goat", players=2, seed=seed)
    rng = Random(seed)
    offers = 0
    while (question := game.decision) is not None:
        view: Any = game.view(1 - question.seat)
        if question.kind == "offer" and view["seen"]["offers"] and not view["assistant"]:
            offers += 1
            hands = [set(hand) for hand in Cards(view).hands()]
            both = set.intersection(*hands)
            dealt: Any = game.view(question.seat)
            assert {CHARACTERS.index(name) for name in dealt["hand"]} - both <= {
                CHARACTERS.index(name) for name in dealt["drawn"]
            }
            assert all(len(hand - both) <= 1 for hand in hands)
        game.apply(question.seat, rng.choice(question.choices))
    assert offers > 4


def layer(game: saloon.Game, iterations: int) -> bluff.BluffLayer:
    question = game.decision
    assert question is not None
    view: Any = game.view(question.seat)
    budget = Budget(iterations=iterations)
    return bluff.BluffLayer(view, [], list(question.choices), Random(1), budget, False)


def test_small_enough_is_what_has_few_states_or_takes_no_longer_than_the_playouts() -> None:
    usual = senses_of("goat").budget("top").iterations
    assert usual is not None
    assert layer(saloon.new("goat", players=2, options=ONE, seed=1), usual).exact
    assert not layer(saloon.new("goat", players=2, seed=1), usual).exact
    assert not layer(saloon.new("goat", players=3, seed=1), 10**7).exact


def test_the_last_offers_of_a_whole_game_are_solved_too() -> None:
    """Played by chance until two hats are left; then every choice is weighed without a playout."""
    game = saloon.new("goat", players=2, seed=4)
    rng = Random(4)
    met = 0
    while met < 2 and (question := game.decision) is not None:
        view: Any = game.view(question.seat)
        hats = sum(row["hats"] for row in view["seats"])
        if question.kind == "offer" and hats == 2 and not view["assistant"]:
            met += 1
            found = layer(game, 1500)
            assert found.exact
            weights = found.weights()
            assert sum(weights) == pytest.approx(1.0)
            assert layer(game, 1500).weights() == weights, "nothing is drawn by lot"
        game.apply(question.seat, rng.choice(question.choices))
    assert met == 2


def test_a_settled_offer_can_be_bettered_by_nobody() -> None:
    """The dealer's one card hurts who has it, and may be called by the name of another one that helps."""
    hurts, helps = rest.Hope(-1.0), rest.Hope(1.0)
    nothing = rest.Hope(0.0)
    stage = rest.Stage(None, 1, 2, [1.0], [[(helps, nothing), (hurts, nothing)]])
    open_ = rest.Offered(None, 1, [(helps, nothing), (hurts, nothing)])
    rest.settled([stage])
    assert stage.value() == pytest.approx(open_.value(), abs=0.01)
    with pytest.raises(AssertionError, match="not settled"):
        rest.Stage(None, 1, 2, [1.0], [[(helps, nothing)]]).value()


def test_the_rest_of_a_small_game_adds_up_from_every_side() -> None:
    """What the first offer promises seat 0 is what it promises in the mean over all that may be drawn."""
    game = saloon.new("goat", players=2, options=SMALL, seed=1)
    found = layer(game, 1500)
    types = found.types(saloon.determinize(found.view, Random(1)).view(1))
    hands, chances, values = types.arrays()
    assert len(hands) == 10
    assert chances == pytest.approx([0.1] * 10)
    assert values[:, :, 0] + values[:, :, 1] == pytest.approx(0 * values[:, :, 0])
    assert abs(values).max() < 6.0


def test_who_deals_next_has_an_offer_more_or_the_round_goes_to_an_assistant() -> None:
    assert bluff.leads(1, 1) == 1.0
    assert bluff.leads(0, 2) == bluff.leads(2, 0) == 0.0
    assert bluff.leads(2, 1) == bluff.leads(1, 2) == 0.5


def test_playouts_by_chance_are_told_what_an_offer_is_worth_to_who_makes_it() -> None:
    """At the start both ways leave the asked as much to offer; what one gains by it the other loses."""
    game = saloon.new("goat", players=2, seed=1)
    found = layer(game, 200)
    assert not found.exact
    seen = np.full((3, 4, 4), 0.5)
    even = found._led(seen, 1 - found.dealer)
    assert even[..., 1] == pytest.approx(even[..., 3])
    found.view["seats"][0]["hats"], found.view["seats"][1]["hats"] = 1, 2
    told = found._led(seen, 1 - found.dealer)
    assert abs(told[..., 1] - told[..., 3]).min() > 0.0
    assert told[..., 0] + told[..., 1] == pytest.approx(told[..., 2] + told[..., 3])
