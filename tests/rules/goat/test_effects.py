"""What characters do at once, and what lies facedown in a reserve."""

import random
from typing import Any

import pytest

import saloon
from tests.rule import rule
from tests.table import Table, dealt, table

TOKEN_TAKERS = [
    *(("seller", "store", "supplies"), ("banker", "bank", "bill")),
    *(("farmer", "ranch", "cattle"), ("miner", "mine", "gold")),
]
COIN_TAKERS = [("kid", "store"), ("widow", "bank"), ("cowboy", "ranch"), ("prospector", "mine")]
PLACES = ("store", "bank", "ranch", "mine", "saloon")


def five(card: str) -> Table:
    """Five players; seat 0 deals and has this card."""
    return table("goat", players=5).hand(0, card)


def four(card: str) -> Table:
    return table("goat", players=4).hand(0, card)


# Takers


@rule("GR77")
@pytest.mark.parametrize(("card", "place", "token"), TOKEN_TAKERS)
def test_token_takers_take_all_tokens_of_their_location(card: str, place: str, token: str) -> None:
    t = five(card).at(place, tokens=2, coins=3)
    rest = {other: t.lying_at(other) for other in PLACES if other != place}
    t.deal(card, to=2)
    assert t.tokens(2) == {"bottle": 1, token: 2}
    assert t.lying_at(place) == (0, 3)
    assert {other: t.lying_at(other) for other in rest} == rest
    assert t.coins(2) == 2
    t.bystanders_unchanged(0, 1, 3, 4).idle()


@rule("GR78")
@pytest.mark.parametrize(("card", "place", "token"), TOKEN_TAKERS)
def test_token_takers_without_tokens_there_get_nothing(card: str, place: str, token: str) -> None:
    t = five(card).at(place, tokens=0, coins=3).deal(card, to=2)
    assert t.tokens(2) == {"bottle": 1}
    assert t.coins(2) == 2
    assert t.told("bad-luck") == [f"bad-luck 2 {card}"]
    assert t.controls(2) == [card]  # and the hat lies there all the same
    t.bystanders_unchanged(0, 1, 3, 4).idle()


@rule("GR79")
@pytest.mark.parametrize(("card", "place"), COIN_TAKERS)
def test_coin_takers_take_all_coins_of_their_location(card: str, place: str) -> None:
    t = five(card).at(place, tokens=2, coins=3)
    rest = {other: t.lying_at(other) for other in PLACES if other != place}
    t.deal(card, to=2)
    assert t.coins(2) == 5
    assert t.lying_at(place) == (2, 0)
    assert {other: t.lying_at(other) for other in rest} == rest
    assert t.tokens(2) == {"bottle": 1}
    t.bystanders_unchanged(0, 1, 3, 4).idle()


@rule("GR80")
@pytest.mark.parametrize(("card", "place"), COIN_TAKERS)
def test_coin_takers_without_coins_there_get_nothing(card: str, place: str) -> None:
    t = five(card).at(place, tokens=2, coins=0).deal(card, to=2)
    assert t.coins(2) == 2
    assert t.lying_at(place) == (2, 0)
    assert t.told("bad-luck") == [f"bad-luck 2 {card}"]
    t.bystanders_unchanged(0, 1, 3, 4).idle()


# The Robber


@rule("GR89", "GR90", "G23")
def test_the_robber_takes_the_tokens_of_a_location_and_no_coins() -> None:
    t = four("robber").at("bank", tokens=2, coins=4).deal("robber", to=2).asks(2, "rob")
    assert t.choices() == ["rob store", "rob bank", "rob ranch"]
    t.play(2, "rob bank")
    assert t.view()["robber"] == {"place": "bank", "tokens": 2}
    assert t.lying_at("bank") == (0, 4)
    assert t.tokens(2) == {"bottle": 1}  # on the card, not in the reserve
    assert t.coins(2) == 2
    assert t.location("saloon")["characters"] == ["robber"]
    t.bystanders_unchanged(0, 1, 3).idle()


@rule("G23", "GR89")
def test_the_saloon_is_no_target_of_the_robber() -> None:
    t = four("robber").deal("robber", to=2)
    t.refused(2, "rob saloon", because="not a choice")
    t.refused(2, "rob mine", because="GQ5")  # not on this table
    t.refused(0, "rob bank", because="not asked")


@rule("GQ5", "GR89", "GR74")
def test_the_robber_must_take_from_a_location_that_has_tokens() -> None:
    t = four("robber").at("store", tokens=0).deal("robber", to=2).asks(2, "rob")
    assert t.choices() == ["rob bank", "rob ranch"]
    t.refused(2, "rob store", because="GQ5")


@rule("GQ5", "GR74")
def test_a_robber_with_a_single_target_has_no_choice() -> None:
    t = four("robber").at("store", tokens=0).at("bank", tokens=0).deal("robber", to=2)
    assert t.view()["robber"] == {"place": "ranch", "tokens": 1}
    t.asks(1, "offer")


@rule("G24", "GR78")
def test_a_banker_after_the_robber_gets_nothing() -> None:
    t = table("goat", players=4).hand(0, "robber banker goat kid").deal("robber", to=2)
    t.play(2, "rob bank").deal("banker", to=3)
    assert t.tokens(3) == {"bottle": 1}
    assert t.told("bad-luck") == ["bad-luck 3 banker"]
    assert t.view()["robber"] == {"place": "bank", "tokens": 1}


@rule("G25", "GR92")
def test_a_robber_finds_nothing_though_the_saloon_has_a_bottle() -> None:
    t = four("robber").at("store", tokens=0).at("bank", tokens=0).at("ranch", tokens=0).deal("robber", to=2)
    assert t.lying_at("saloon") == (1, 0)
    assert t.view()["robber"] is None
    assert t.told("bad-luck") == ["bad-luck 2 robber"]
    assert t.controls(2) == ["robber"]
    t.asks(1, "offer").bystanders_unchanged(0, 1, 3)


# The Charlatan


@rule("GR93", "GR94", "G28")
def test_the_charlatan_takes_three_coins_in_any_split() -> None:
    t = four("charlatan").purse(0, 5).purse(1, 5).purse(3, 5).placed(3, "kid widow")
    t.deal("charlatan", to=2).asks(2, "swindle")
    splits = {(a, b, c) for a in range(4) for b in range(4) for c in range(4) if 1 <= a + b + c <= 3}
    assert len(t.choices()) == len(splits)
    t.play(2, "swindle 1 from 0, 2 from 3")  # seat 3 is inactive: no matter
    assert t.purses() == [4, 5, 2, 3]
    assert t.view()["charlatan"] == 3
    assert [row["elixirs"] for row in t.view()["seats"]] == [1, 0, 0, 2]
    t.bystanders_unchanged(1).idle()


@rule("G28", "GR93", "GR94")
def test_the_charlatan_may_take_all_three_from_one_inactive_player() -> None:
    t = four("charlatan").purse(3, 5).placed(3, "kid widow").deal("charlatan", to=2)
    t.play(2, "swindle 3 from 3")
    assert t.purses() == [2, 2, 2, 2]
    assert [row["elixirs"] for row in t.view()["seats"]] == [0, 0, 0, 3]
    t.bystanders_unchanged(0, 1).idle()


@rule("GR93", "GQ6", "GQ24", "GR74")
def test_the_charlatan_takes_one_to_three_from_others_and_no_more() -> None:
    t = four("charlatan").purse(0, 5).purse(1, 1).deal("charlatan", to=2)
    t.refused(2, "swindle 4 from 0", because="GR93")
    t.refused(2, "swindle 2 from 0, 2 from 3", because="GR93")
    t.refused(2, "swindle 2 from 1", because="GR93")  # who has only one
    t.refused(2, "swindle 1 from 2", because="GR93")  # oneself
    t.refused(2, "swindle nobody", because="GR93")
    t.play(2, "swindle 1 from 0")  # fewer than three on purpose
    assert t.view()["charlatan"] == 1


@rule("G26", "GQ6", "GR94")
def test_the_charlatan_takes_what_there_is() -> None:
    t = four("charlatan").purse(0, 1).purse(1, 0).purse(3, 1).deal("charlatan", to=2)
    assert sorted(t.choices()) == ["swindle 1 from 0", "swindle 1 from 0, 1 from 3", "swindle 1 from 3"]
    t.play(2, "swindle 1 from 0, 1 from 3")
    assert t.view()["charlatan"] == 2
    assert [row["elixirs"] for row in t.view()["seats"]] == [1, 0, 0, 1]
    assert t.purses() == [0, 0, 2, 0]


@rule("G27", "GR97")
def test_nobody_else_has_coins_so_the_charlatan_gets_nothing() -> None:
    t = four("charlatan").purse(0, 0).purse(1, 0).purse(2, 6).purse(3, 0).deal("charlatan", to=2)
    assert t.view()["charlatan"] == 0
    assert t.told("bad-luck") == ["bad-luck 2 charlatan"]
    assert t.controls(2) == ["charlatan"]
    assert t.purses() == [0, 0, 6, 0]
    t.asks(1, "offer").bystanders_unchanged(0, 1, 3)


@rule("GQ24", "GR94")
def test_never_more_than_three_elixirs_are_out() -> None:
    swindled = 0
    for seed in range(30):
        t = dealt("goat", players=5, seed=seed)
        for _ in t.steps(random.Random(seed)):
            out = sum(row["elixirs"] for row in t.view()["seats"])
            assert out <= 3
            assert out == t.view()["charlatan"]  # one for each coin on the card
            swindled += out == 3
    assert swindled


# The Goat


@rule("G18", "GR44", "GR46", "GR104")
def test_the_goat_costs_a_hat_and_does_nothing() -> None:
    t = table("goat", players=4).hand(0, "goat sheriff kid farmer").placed(1, "widow")
    before = [t.lying_at(place) for place in ("store", "bank", "ranch", "saloon")]
    t.deal("goat", to=1, claim="farmer")
    assert t.told("placed", "inactive") == ["placed 1 goat below-saloon", "inactive 1"]
    assert t.controls(1) == ["widow", "goat"]
    assert 1 not in t.active()
    assert [t.lying_at(place) for place in ("store", "bank", "ranch", "saloon")] == before
    assert (t.coins(1), t.tokens(1)) == (2, {"bottle": 1})
    t.bystanders_unchanged(0, 2, 3).idle()


@rule("GR104")
def test_the_goat_does_nothing_in_the_saloon_phase_either() -> None:
    t = table("goat", players=4).hand(0, "goat").given(removed_up="kid")
    t.placed(0, "seller banker").placed(1, "farmer widow").placed(2, "cowboy gunslinger").placed(3, "dancer")
    t.deal("goat", to=3).asks(3, "serve").play(3, "serve 1 to 0")
    about_it = [event["kind"] for event in t.events() if event.get("card") == "goat"]
    assert about_it == ["accepted", "placed"]
    assert t.view()["round"] == 2


# Compulsory


@rule("GR74")
def test_no_effect_can_be_declined() -> None:
    """Whatever a character asks, the only answers are ways of doing it."""
    asked: dict[str, set[str]] = {}
    for seed in range(25):
        t = dealt("goat", players=4, seed=seed)
        for _ in t.steps(random.Random(seed)):
            if t.view()["phase"] in ("rob", "swindle", "serve", "gamble"):
                asked.setdefault(t.view()["phase"], set()).update(choice.split()[0] for choice in t.choices())
                assert not [choice for choice in t.choices() if choice.endswith("nobody")]
    assert asked == {kind: {kind} for kind in ("rob", "swindle", "serve", "gamble")}


# Reserves


def row(t: Table, seat: int, eye: int | None) -> dict[str, Any]:
    return t.view(eye)["seats"][seat]


@rule("GR75", "GR76", "GQ8")
def test_tokens_lie_facedown_and_only_the_owner_looks() -> None:
    t = table("goat", players=4).hand(0, "goat").given(round=2).reserve(1, "cattle bill bottle").purse(1, 4)
    assert row(t, 1, 1)["belongings"] == {"cattle": 1, "bill": 1, "bottle": 1}
    for eye in (None, 0, 2, 3):
        assert row(t, 1, eye)["belongings"] is None
        assert row(t, 1, eye)["tokens"] == 3  # how many is public
        assert row(t, 1, eye)["coins"] == 4  # and so are coins


@rule("GQ8", "GR75")
def test_tokens_taken_in_the_open_are_remembered_by_all() -> None:
    t = table("goat", players=4).hand(0, "farmer").at("ranch", tokens=2).deal("farmer", to=2)
    for eye in (None, 0, 1, 2, 3):
        assert {"from": None, "to": 2, "token": "cattle", "count": 2} in t.view(eye)["seen"]["tokens"]
    assert row(t, 2, 0)["belongings"] is None
    # What all saw, every seat can count on.
    world = saloon.determinize(t.view(0), random.Random(3))
    assert world.view(2)["seats"][2]["belongings"] == {"bottle": 1, "cattle": 2}
