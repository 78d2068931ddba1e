"""A fourth evening with the rulebooks open, the Goat: effects that meet, the last active player, ties."""

import pytest

from tests.evenings import last_hat
from tests.rule import rule
from tests.table import table


@rule("GR88", "GR95", "GR96", "G21")
def test_a_dead_sheriff_leaves_the_charlatan_his_coins_and_the_elixirs_go_back() -> None:
    t = last_hat("gunslinger farmer", "charlatan banker", "sheriff", hand="goat dancer gambler widow")
    t.purse(0, 1).purse(1, 2).purse(2, 0).elixirs(0, 1).elixirs(2, 2).deal("goat", to=2)
    assert t.told("kept-coins") == ["kept-coins 1 3"]
    assert t.told("coins-back", "arrested") == []
    assert [row["elixirs"] for row in t.view()["seats"]] == [0, 0, 0]
    assert t.purses()[:2] == [1 + 4, 2 + 3]


@rule("GR86", "GR87", "GR84", "GR85", "G20")
def test_the_sheriff_gives_each_victim_what_the_elixirs_say() -> None:
    t = last_hat("robber farmer", "charlatan banker", "sheriff", hand="goat dancer gambler widow")
    t.purse(0, 1).purse(1, 2).purse(2, 0).elixirs(0, 1).elixirs(2, 2).on_robber("bank", 1).at(
        "bank", tokens=0
    )
    t.deal("goat", to=2)
    assert t.purses()[:3] == [1 + 1, 2, 0 + 5 + 2]
    assert t.told("tokens-back") == ["tokens-back bank bill 1"]
    assert t.told("kept-coins", "kept-tokens") == []


@rule("GQ23", "G37", "GR66")
def test_what_the_robber_lost_in_the_last_round_counts_for_nobody() -> None:
    t = last_hat("robber farmer", "charlatan banker", "sheriff", hand="goat dancer gambler widow", round=3)
    t.on_robber("ranch", 2).at("ranch", tokens=1).reserve(0, "bottle").purse(0, 2).deal("goat", to=2).over()
    assert t.game.result["scores"][0] == 2 + 2


@rule("GR91", "G36", "GR101", "GR102")
def test_the_gambler_may_draw_what_the_robber_has_just_pocketed() -> None:
    t = last_hat("robber farmer", "goat banker", "gambler", hand="cowboy dancer charlatan widow")
    t.on_robber("bank", 1).at("bank", tokens=0).reserve(0, "").reserve(1, "").deal("cowboy", to=2)
    assert t.told("bad-luck") == []
    assert (t.tokens(0), t.tokens(2)) == ({}, {"bill": 1, "bottle": 1})


@rule("GR99", "GR103", "G32", "GR98")
def test_the_dancer_serves_and_gambles_and_the_gambler_looks_on() -> None:
    t = last_hat("gambler farmer", "dancer banker", "robber", hand="goat cowboy charlatan widow", round=2)
    t.at("saloon", tokens=2).reserve(0, "").reserve(2, "").deal("goat", to=2).asks(1, "serve")
    assert sorted(t.choices()) == ["serve 1 to 0, 1 to 2", "serve 2 to 0", "serve 2 to 2"]
    t.play(1, "serve 2 to 0")
    assert (t.tokens(0), t.tokens(1).get("bottle")) == ({"bottle": 1}, 2)
    assert len(t.told("gambled")) == 1


@rule("GQ9", "GQ8")
def test_only_the_two_see_what_was_drawn() -> None:
    t = last_hat("gambler farmer", "goat banker", "robber", hand="dancer cowboy charlatan widow")
    t.reserve(1, "bottle bill").at("bank", tokens=0).deal("cowboy", to=2).play(0, "gamble with 1")
    assert [t.events("gambled", seat=seat)[0]["token"] is None for seat in (0, 1, 2)] == [False, False, True]


@rule("GR82", "G14", "GR56")
def test_a_declined_sheriff_is_no_prey_for_the_gunslinger() -> None:
    t = last_hat("gunslinger farmer", "goat banker", "robber", hand="sheriff cowboy charlatan widow")
    before = t.purses()[0]
    t.play(0, "offer sheriff as widow to 2").play(2, "refuse").asks(1, "offer")
    t.play(1, "offer cowboy as cowboy to 2").play(2, "accept")
    assert (t.purses()[0], t.told("shot")) == (before, [])


@rule("GR57", "GR58", "GR60", "GQ13")
def test_the_hand_of_the_assistants_goes_round_past_the_last_active_player() -> None:
    """Four players, seat 1 the last with one hat: 2, 3, 0 and 2 again; the fourth card has to be taken."""
    t = table("goat", players=4).placed(0, "gunslinger farmer").placed(1, "goat").placed(2, "banker seller")
    t.placed(3, "widow kid").hand(2, "sheriff robber charlatan dancer")
    for assistant, card in ((2, "sheriff"), (3, "robber"), (0, "charlatan")):
        t.asks(assistant, "offer").play(assistant, f"offer {card} as dancer to 1").play(1, "refuse")
    t.asks(2, "offer")
    assert t.choices() == ["offer dancer as dancer to 1"]
    t.play(2, "offer dancer as dancer to 1")
    if t.game.decision is not None and t.game.decision.kind == "answer":
        t.play(1, "accept")
    assert "dancer" in t.told("placed")[-1]


@rule("GR37", "GQ13", "G1")
def test_an_assistant_names_nothing_that_has_left_the_hand() -> None:
    t = last_hat("gunslinger farmer", "goat banker", "robber", hand="sheriff cowboy charlatan widow")
    t.play(0, "offer sheriff as widow to 2").play(2, "refuse")
    t.refused(1, "offer cowboy as sheriff to 2", "hand")
    t.play(1, "offer cowboy as widow to 2")


@rule("GR51", "G8", "GR49")
def test_the_three_cards_go_to_the_left_of_the_last_one_wherever_they_were() -> None:
    """Four players: 0 deals to 2, who takes the last hat but for seat 3's; its left neighbour is 0."""
    t = table("goat", players=4).placed(0, "gunslinger farmer").placed(1, "goat banker").placed(2, "seller")
    t.placed(3, "widow").hand(3, "sheriff robber charlatan dancer")
    t.play(3, "offer sheriff as sheriff to 2").play(2, "accept").asks(0, "offer")
    assert {"robber", "charlatan", "dancer"} < (t.cards(0) or set())
    assert all(word.endswith("to 3") for word in t.choices())


@rule("GR77", "G24", "GR78")
def test_the_banker_finds_the_bank_robbed_and_the_widow_does_not() -> None:
    t = table("goat", players=3).hand(0, "robber banker widow goat").at("bank", tokens=1, coins=1)
    t.deal("robber", to=1).play(1, "rob bank")
    assert t.lying_at("bank") == (0, 1)
    t.play(1, "offer banker as widow to 2").play(2, "accept")
    assert t.tokens(2) == {"bottle": 1}
    t.play(2, "offer widow as widow to 0").play(0, "accept")
    assert (t.purses()[0], t.lying_at("bank")) == (3, (0, 0))


@rule("G26", "GQ6", "GR93")
def test_the_charlatan_takes_one_or_two_of_the_two_coins_there_are() -> None:
    t = (
        table("goat", players=4)
        .hand(0, "charlatan goat farmer kid")
        .purse(0, 5)
        .purse(1, 1)
        .purse(2, 0)
        .purse(3, 1)
    )
    t.deal("charlatan", to=2).asks(2, "swindle")
    assert {word for word in t.choices() if " 0" not in word} == {
        *("swindle 1 from 1", "swindle 1 from 3", "swindle 1 from 1, 1 from 3"),
    }


@rule("GR89", "G23", "GQ5")
def test_the_robber_of_five_chooses_among_places_with_tokens() -> None:
    t = table("goat", players=5).hand(0, "robber goat farmer kid").at("mine", tokens=0).at("saloon", tokens=1)
    t.deal("robber", to=1)
    assert sorted(t.choices()) == ["rob bank", "rob ranch", "rob store"]


@rule("GR29", "GR27", "G34")
def test_what_lies_about_grows_with_every_upkeep() -> None:
    t = last_hat("gunslinger farmer", "goat cowboy", "robber", hand="sheriff gambler charlatan widow")
    t.at("bank", tokens=1, coins=1).at("saloon", tokens=1).deal("sheriff", to=2)
    assert t.view()["round"] == 2
    assert t.location("bank")["tokens"] >= 1
    assert t.lying_at("saloon")[0] == 2


@rule("GR69", "G39", "GR67")
def test_the_last_active_player_begins_the_next_round_with_all_hats_back() -> None:
    t = last_hat("gunslinger farmer", "goat banker", "robber", hand="sheriff cowboy charlatan widow")
    t.deal("cowboy", to=2).asks(2, "offer")
    assert (t.view()["round"], [t.hats(seat) for seat in range(3)], t.active()) == (2, [2, 2, 2], [0, 1, 2])


@rule("GR22", "GR46", "G10")
def test_between_two_the_third_hat_makes_inactive() -> None:
    t = table("goat", players=2).placed(0, "goat kid").hand(0, "sheriff robber charlatan dancer")
    t.play(0, "offer sheriff as sheriff to 1").play(1, "refuse")
    assert t.active() == [1]
    t.asks(0, "offer")
    assert len(t.cards(0) or ()) == 6


@rule("GR70", "GR71", "GR72", "GR73", "G38")
@pytest.mark.parametrize(
    ("purses", "reserves", "winners"),
    [
        ((4, 4, 0), ("bill", "bottle bottle", ""), [1]),  # $8 and 4 coins each: more tokens
        ((6, 4, 0), ("bottle", "bill", ""), [0]),  # $8 each: more coins
        ((4, 4, 0), ("bill", "bill", ""), [0, 1]),  # alike in everything
        ((4, 5, 0), ("bottle", "bottle", "cattle cattle"), [2]),  # the most money, whatever the coins
    ],
)
def test_ties_are_broken_by_coins_and_then_by_tokens(
    purses: tuple[int, ...], reserves: tuple[str, ...], winners: list[int]
) -> None:
    t = table("goat", players=3).given(phase="over", round=3)
    for seat in range(3):
        t.purse(seat, purses[seat]).reserve(seat, reserves[seat])
    assert t.game.result["winners"] == winners
