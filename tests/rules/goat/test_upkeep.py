"""Upkeep: new goods at the locations, a new deck, two characters out."""

import random
import tomllib
from importlib.resources import files

import pytest

from tests.rule import rule
from tests.table import Table, dealt, table

COUNTS = (2, 3, 4, 5)
DECK = {2: 9, 3: 9, 4: 11, 5: 13}
"""Characters of a round: all of the game without the two that sit out."""


def keeper_removed_down(t: Table) -> str:
    """No view shows it, so this asks the keeper."""
    from saloon.games.goat.engine.names import CHARACTERS

    return CHARACTERS[t.game.state.removed_down]


def second_card_is(card: str, players: int) -> list[Table]:
    """New games in which this card is turned up second."""
    games = [dealt("goat", players=players, seed=seed) for seed in range(150)]
    found = [t for t in games if t.shuffled("deck.round1")[1] == card]
    assert found
    return found


# Goods


@rule("GR27")
@pytest.mark.parametrize("players", COUNTS)
def test_each_location_gets_one_token_of_its_kind(players: int) -> None:
    kinds = {"store": "supplies", "bank": "bill", "ranch": "cattle", "mine": "gold", "saloon": "bottle"}
    t = dealt("goat", players=players, seed=2)
    for row in t.view()["locations"]:
        assert (row["token"], row["tokens"]) == (kinds[row["id"]], 1)
    stocked = {event["place"]: event["tokens"] for event in t.events("stocked", seat=0)}
    assert stocked == {row["id"]: 1 for row in t.view()["locations"]}  # faceup: everyone is told


@rule("GR28", "GQ1")
def test_each_location_gets_a_coin_for_each_icon() -> None:
    t = dealt("goat", players=5, seed=2)
    assert [t.lying_at(place)[1] for place in ("store", "bank", "ranch", "mine", "saloon")] == [1, 1, 1, 2, 0]
    assert t.view()["supply"]["coins"] == 40 - 5 * 2 - 5


@rule("GR28", "GQ1")
def test_coin_icons_are_data_that_a_table_can_correct() -> None:
    t = dealt("goat", players=4, seed=2, coins={"store": 3, "ranch": 0})
    assert [t.lying_at(place)[1] for place in ("store", "bank", "ranch", "saloon")] == [3, 1, 0, 0]
    data = tomllib.loads(files("saloon.games.goat").joinpath("board.toml").read_text("utf-8"))
    with_coins = [row for row in data["location"] if row["coins"]]
    assert {row["provenance_coins"] for row in with_coins} == {"estimate"}


@rule("GR29", "G34")
def test_leftovers_stay_and_add_up() -> None:
    """A round without Dancer, in which nobody takes anything from the Store and the Bank."""
    t = table("goat", players=4).at("ranch", tokens=0, coins=0)
    t.placed(0, "farmer gunslinger").placed(1, "cowboy sheriff").placed(2, "gambler robber").placed(3, "goat")
    t.hand(0, "charlatan").purse(0, 0).purse(1, 0).purse(2, 0).deal("charlatan", to=3)
    t.play(2, "gamble with 0")
    assert t.view()["round"] == 2
    assert t.lying_at("store") == (2, 2)
    assert t.lying_at("bank") == (2, 2)
    assert t.lying_at("ranch") == (1, 1)
    assert t.lying_at("saloon") == (2, 0)
    t.idle()


@rule("G34")
def test_bottles_add_up_for_as_long_as_no_dancer_comes() -> None:
    for seed in range(60):
        t = dealt("goat", players=4, seed=seed).play_on(random.Random(seed))
        if not t.events("served"):
            assert t.lying_at("saloon") == (3, 0)
            return
    raise AssertionError("no game without Dancer")


# Two characters out


@rule("GR30", "GQ11")
@pytest.mark.parametrize("players", COUNTS)
def test_the_first_card_leaves_facedown_the_second_faceup(players: int) -> None:
    for seed in range(20):
        t = dealt("goat", players=players, seed=seed)
        first, second, *_ = t.shuffled("deck.round1")
        assert keeper_removed_down(t) == first
        for eye in (None, *range(players)):
            down, *_, up = t.events("removed-down", "goat-back", "removed-up", seat=eye)
            assert down == {"kind": "removed-down", "card": None}
            assert up["card"] == t.view(eye)["removed"]["faceup"]
            if second != "goat":
                assert up["card"] == second
        assert t.view()["deck"] + t.view()["hand_size"] == DECK[players]


@rule("GR30", "GQ11")
def test_both_removed_cards_are_any_character_alike() -> None:
    games = 1100
    down: dict[str, int] = {}
    up: dict[str, int] = {}
    for seed in range(games):
        t = dealt("goat", players=2, seed=seed)
        for found, card in ((down, keeper_removed_down(t)), (up, t.view()["removed"]["faceup"])):
            found[card] = found.get(card, 0) + 1
    assert len(down) == 11
    assert all(60 <= count <= 145 for count in down.values())  # 100 each expected
    assert len(up) == 10
    assert all(70 <= count <= 155 for count in up.values())  # 110 each, the Goat never


@rule("GR31", "G16")
@pytest.mark.parametrize("players", COUNTS)
def test_a_goat_turned_up_is_replaced_by_the_next_card(players: int) -> None:
    for t in second_card_is("goat", players):
        third = t.shuffled("deck.round1")[2]
        assert t.view()["removed"] == {"faceup": third, "goat_back": True}
        assert t.view()["deck"] + t.view()["hand_size"] == DECK[players]
        for eye in (None, *range(players)):
            assert [(e["kind"], e["card"]) for e in t.events("goat-back", "removed-up", seat=eye)] == [
                ("goat-back", "goat"),
                ("removed-up", third),
            ]


@rule("GR32", "G16")
def test_a_replaced_goat_is_shuffled_back_after_the_replacement() -> None:
    """The replacement is the next card, never the Goat again; where the Goat then lies is open."""
    depths = set()
    for t in second_card_is("goat", 4):
        _down, goat, _replacement, *rest = t.shuffled("deck.round1")
        deck = t.shuffled("goat.round1")
        assert sorted(deck) == sorted([goat, *rest])
        depths.add(deck.index("goat"))
        assert t.cards(t.view()["start"]) == set(deck[:4])
    assert len(depths) > 3


@rule("G16")
@pytest.mark.parametrize("players", COUNTS)
def test_the_faceup_card_is_never_the_goat(players: int) -> None:
    for seed in range(200):
        assert dealt("goat", players=players, seed=seed).view()["removed"]["faceup"] != "goat"


@rule("G17", "GR30")
def test_a_goat_removed_facedown_stays_away_unknown_to_all() -> None:
    games = [dealt("goat", players=3, seed=seed) for seed in range(100)]
    without = [t for t in games if t.shuffled("deck.round1")[0] == "goat"]
    assert without
    for t in without:
        assert keeper_removed_down(t) == "goat"
        assert not t.view()["removed"]["goat_back"]
        t.play_on(random.Random(1), until=lambda t: t.view()["round"] > 1)
        first_round = t.events()[: [e["kind"] for e in t.events()].index("round", 1)]
        assert "goat" not in str(first_round)  # neither placed nor discarded, nor ever told to a spectator
        for seat in range(3):
            told = t.events(seat=seat)
            assert "goat" not in str(told[: [e["kind"] for e in told].index("round", 1)])
