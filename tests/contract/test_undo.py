"""Undo: the few cases where it is allowed, and the reason where it is not."""

import pytest

import saloon
from saloon import CannotUndo, Game
from tests.laws.play import same

ROBBER = """
players = 2
seed = 1
phase = "rob"
last = 0
dealer = 1
[seat.0]
controls = ["robber"]
[seat.1]
controls = ["goat", "kid", "seller"]
"""

DANCER = """
players = 3
seed = 2
phase = "serve"
[seat.1]
controls = ["dancer", "gambler"]
"""

LAST_ROBBER = """
players = 2
seed = 3
round = 4
phase = "rob"
last = 0
dealer = 1
discard = ["gunslinger", "sheriff", "gambler"]
removed_down = "dancer"
[seat.0]
hats = 0
controls = ["robber", "kid", "goat"]
[seat.1]
controls = ["banker", "widow", "seller"]
"""


def refused(game: Game, seat: int, says: str) -> None:
    before = game.notation(), dict(game.state.facts())
    with pytest.raises(CannotUndo, match=says):
        game.undo(seat)
    assert (game.notation(), dict(game.state.facts())) == before


def test_a_robbery_before_an_assistant_with_the_same_cards() -> None:
    """Two players, the last active one robs: the next offer comes from the same hand, nothing was shown."""
    game = saloon.position("goat", ROBBER)
    before = game.clone()
    game.apply(0, "rob store")
    assert game.decision is not None
    assert game.decision.kind == "offer"
    events = game.undo(0)
    assert list(events) == [{"kind": "undone", "seat": 0}]
    assert game.state.facts() == before.state.facts()
    assert list(game.legal(0)) == ["rob store", "rob bank"]
    game.apply(0, "rob bank")
    assert game.view(None)["robber"] == {"place": "bank", "tokens": 1}
    assert game.notation().count("\n0 undo\n") == 1
    assert "\n0 rob store\n0 undo\n0 rob bank\n" in game.notation()
    assert "\n0 undo\n" in game.notation(seat=None)
    assert same(saloon.replay(game.notation()), game)
    assert same(saloon.replay(game.notation(), at=2), before)


def test_serving_before_the_gamble() -> None:
    game = saloon.position("goat", DANCER)
    before = game.clone()
    for word in ("serve 1 to 0", "serve 1 to 2"):
        game.apply(1, word)
        assert game.decision is not None
        assert game.decision.kind == "gamble"
        game.undo(1)
        assert game.state.facts() == before.state.facts()
    assert game.step == 4
    game.apply(1, "serve 1 to 2")
    game.apply(1, "gamble with 2")
    refused(game, 1, "Chance was drawn since seat 1's last choice")
    assert same(saloon.replay(game.notation()), game)


def test_an_undo_in_one_clone_is_not_in_the_other() -> None:
    game = saloon.position("goat", ROBBER)
    game.apply(0, "rob store")
    twin = game.clone()
    text = twin.notation()
    game.undo(0)
    assert twin.notation() == text
    twin.undo(0)
    assert twin.notation() == game.notation()


def test_nothing_to_take_back() -> None:
    game = saloon.new("goat", seed=1)
    for seat in game.seats:
        refused(game, seat, f"Seat {seat} has made no choice yet")
    twice = saloon.position("goat", ROBBER)
    twice.apply(0, "rob store")
    twice.undo(0)
    refused(twice, 0, "Seat 0 has made no choice yet")


def test_an_offer_has_shown_that_its_name_is_in_the_hand() -> None:
    game = saloon.new("goat", players=3, options={"first": 0}, seed=1)
    game.apply(0, game.legal(0)[0])
    refused(game, 0, r"Something hidden was shown since seat 0's last choice \(offered\)")


def test_an_answer_has_turned_the_card_up() -> None:
    game = saloon.new("goat", players=2, options={"first": 0}, seed=1)
    game.apply(0, game.legal(0)[0])
    game.apply(1, "accept")
    refused(game, 1, r"Something hidden was shown since seat 1's last choice \(accepted\)")
    refused(game, 0, "Seat 1 has acted since seat 0's last choice")


def test_a_robbery_after_which_the_next_dealer_draws() -> None:
    game = saloon.position(
        "goat", 'players = 3\nphase = "rob"\ndealer = 0\n[seat.1]\ncontrols = ["robber"]\n'
    )
    game.apply(1, "rob bank")
    refused(game, 1, r"Something hidden was shown since seat 1's last choice \(passed\)")


def test_the_end_of_the_game_opens_everything() -> None:
    game = saloon.position("goat", LAST_ROBBER)
    game.apply(0, "rob store")
    assert game.result is not None
    assert "\nseed 3\n" in game.notation(seat=None)
    refused(game, 0, r"Something hidden was shown since seat 0's last choice \(finished\)")
