"""The Saloon phase: six characters in their order, each carried out by who controls it."""

import random

import pytest

from tests.rule import rule
from tests.table import Table, dealt, table

FILLERS = {
    2: "seller kid banker widow",
    3: "banker widow farmer cowboy",
    4: "seller kid banker widow farmer cowboy",
    5: "seller kid banker widow farmer cowboy miner prospector",
}
"""Characters without a part in the Saloon phase."""


def evening(*controls: str, round: int = 3) -> Table:
    """The last moment of a distribution: seat k controls what argument k says, and its other hats lie elsewhere.

    One hat of the last seat is left, for the Goat, which the first assistant (seat 0) has in hand.
    """
    players = len(controls)
    fillers = FILLERS[players].split()
    t = table("goat", players=players).hand(0, "goat").given(round=round)
    for seat, named in enumerate(controls):
        cards = named.split()
        hats = (3 if players == 2 else 2) - (seat == players - 1)
        t.placed(seat, " ".join(cards + [fillers.pop() for _ in range(hats - len(cards))]))
    return t


def night(t: Table) -> Table:
    """The last hat is placed, and the Saloon phase begins."""
    return t.deal("goat", to=t.players - 1)


ACTS = (
    *("shot", "paid", "arrested", "tokens-back", "coins-back"),
    *("kept-tokens", "kept-coins", "served", "gambled", "bad-luck"),
)


def acts(t: Table) -> list[str]:
    """What the characters did, as a spectator is told."""
    return [line.removesuffix(" None") for line in t.told(*ACTS)]


# Order


@rule("GR62", "GR63", "GR64", "GR65")
def test_gunslinger_robber_charlatan_dancer_gambler_in_their_order() -> None:
    """The Sheriff is shot before his turn; each question goes to who controls the character."""
    t = evening("gambler sheriff", "dancer", "charlatan", "robber gunslinger", "", round=3)
    t.on_robber("bank", 1).at("bank", tokens=0).elixirs(0, 2)
    night(t).asks(1, "serve")
    assert acts(t) == [
        "shot 3 sheriff",
        "paid 3 gunslinger 4",
        "kept-tokens 3 bill 1",
        "kept-coins 2 2",
    ]
    t.play(1, "serve 1 to 4").asks(1, "gamble").play(1, "gamble with 0")
    assert acts(t)[4:] == ["served 1 4 1", "gambled 1 0", "bad-luck 0 gambler"]
    t.over()


@rule("GR62", "GR63", "GR65")
def test_the_sheriff_acts_before_robber_and_charlatan() -> None:
    t = evening("robber", "charlatan", "sheriff", "gambler").on_robber("bank", 1).at("bank", tokens=0)
    night(t.elixirs(3, 1)).asks(3, "gamble")
    assert acts(t) == [
        "paid 2 sheriff 2",
        "arrested 2 robber",
        "tokens-back bank bill 1",
        "paid 2 sheriff 2",
        "arrested 2 charlatan",
        "coins-back 3 1",
        "paid 2 sheriff 1",
    ]


@rule("GR65")
def test_absent_characters_are_skipped() -> None:
    t = night(evening("", "dancer", "sheriff", "")).asks(1, "serve")
    assert acts(t) == ["paid 2 sheriff 2"]
    t.play(1, "serve 1 to 0").over()


@rule("GR65")
def test_with_nobody_to_act_nothing_happens() -> None:
    """Without the Goat six hats find another place; the seventh lies on a Robber who found nothing."""
    t = night(evening("", "", "", "robber")).over()
    assert acts(t) == []
    t.bystanders_unchanged(0, 1, 2)


# Gunslinger


@rule("GR81", "GR88")
def test_the_gunslinger_shoots_the_sheriff_for_four() -> None:
    t = night(evening("gunslinger", "", "sheriff", "")).over()
    assert acts(t) == ["shot 0 sheriff", "paid 0 gunslinger 4"]
    assert t.purses() == [6, 2, 2, 2]
    assert t.view()["discard"] == ["sheriff"]
    assert "sheriff" not in t.view()["control"]
    t.bystanders_unchanged(1)


@rule("GR82")
def test_the_gunslinger_without_sheriff_gets_nothing() -> None:
    t = night(evening("gunslinger", "", "robber", "")).over()
    assert acts(t) == ["bad-luck 0 gunslinger"]
    assert t.purses() == [2, 2, 2, 2]


@rule("G19", "GR74", "GR81")
def test_who_controls_both_must_shoot_the_own_sheriff() -> None:
    """Four coins instead of the five of two arrests; nobody is asked."""
    t = evening("gunslinger sheriff", "robber", "charlatan", "").on_robber("bank", 1).at("bank", tokens=0)
    night(t.elixirs(1, 1)).over()
    assert t.coins(0) == 6
    assert t.view()["discard"] == ["sheriff"]
    assert t.tokens(1) == {"bottle": 1, "bill": 1}
    assert t.coins(2) == 3


@rule("GQ20", "GR82")
@pytest.mark.parametrize("where", ["removed_up", "removed_down", "discard", "hand"])
def test_a_sheriff_without_a_hat_is_not_in_play(where: str) -> None:
    t = evening("gunslinger", "", "", "")
    if where == "hand":
        t.hand(0, "goat sheriff")
    else:
        t.given(**{where: "sheriff"})
    night(t).over()
    assert t.purses() == [2, 2, 2, 2]
    assert acts(t) == ["bad-luck 0 gunslinger"]


# Sheriff


@rule("GR83")
def test_the_sheriff_gets_two() -> None:
    t = night(evening("", "", "sheriff", "")).over()
    assert acts(t) == ["paid 2 sheriff 2"]
    assert t.purses() == [2, 2, 4, 2]


@rule("G20", "GR29", "GR83", "GR84", "GR85", "GR86", "GR87", "GR96")
def test_the_sheriff_arrests_both_and_the_booty_goes_back() -> None:
    t = evening("sheriff", "robber", "charlatan", "", "", round=2)
    t.on_robber("mine", 2).at("mine", tokens=0, coins=0).purse(3, 0).elixirs(3, 2).purse(4, 1).elixirs(4, 1)
    supply = t.view()["supply"]["coins"]
    night(t)
    assert t.purses() == [2 + 5, 2, 2, 2, 2]
    assert [row["elixirs"] for row in t.view()["seats"]] == [0] * 5
    assert (t.view()["robber"], t.view()["charlatan"]) == (None, 0)
    assert [event["card"] for event in t.events("discarded")] == ["robber", "charlatan"]
    assert t.tokens(1) == {"bottle": 1}
    assert t.view()["round"] == 3
    assert t.lying_at("mine") == (3, 2)  # two came back, one is new
    assert t.view()["supply"]["coins"] == supply - 5 - 5  # wages and the coins of the new round
    t.idle()


@rule("G22", "GR84", "GR86")
def test_arrests_pay_even_if_nothing_was_stolen() -> None:
    t = night(evening("sheriff", "robber", "charlatan", "")).over()
    assert t.purses() == [2 + 2 + 2 + 1, 2, 2, 2]
    assert t.told("tokens-back", "coins-back") == []
    assert t.view()["discard"] == ["robber", "charlatan"]


@rule("GR84", "G22")
def test_arresting_only_a_robber_pays_two_more() -> None:
    assert night(evening("sheriff", "robber", "", "")).over().purses() == [6, 2, 2, 2]


@rule("GR86", "G22")
def test_arresting_only_a_charlatan_pays_one_more() -> None:
    assert night(evening("sheriff", "charlatan", "", "")).over().purses() == [5, 2, 2, 2]


@rule("GR74", "GR84", "GR86")
def test_a_sheriff_arrests_the_own_robber_and_charlatan_too() -> None:
    t = evening("sheriff robber", "", "", "charlatan").on_robber("bank", 1).at("bank", tokens=0)
    night(t).over()
    assert t.view()["discard"] == ["robber", "charlatan"]
    assert t.tokens(0) == {"bottle": 1}
    assert t.lying_at("bank") == (1, 1)


@rule("G21", "GR88", "GR91", "GR95")
def test_a_shot_sheriff_gains_nothing_and_arrests_nobody() -> None:
    t = evening("gunslinger", "sheriff", "robber", "charlatan").on_robber("bank", 1).at("bank", tokens=0)
    night(t.purse(0, 0).elixirs(0, 2)).over()
    assert t.purses() == [4, 2, 2, 4]
    assert t.events("arrested") == []
    assert t.tokens(2) == {"bottle": 1, "bill": 1}
    assert t.view()["discard"] == ["sheriff"]


@rule("GQ21", "GR84", "GR86")
def test_the_robber_is_arrested_before_the_charlatan() -> None:
    t = night(evening("charlatan", "robber", "", "sheriff")).over()
    assert t.told("arrested") == ["arrested 3 robber", "arrested 3 charlatan"]


@rule("GQ19")
def test_a_hat_on_an_arrested_character_returns_only_after_the_round() -> None:
    t = night(evening("sheriff", "robber", "dancer", "", round=1)).asks(2, "serve")
    assert "robber" not in t.controls(1)
    assert len(t.controls(1)) == 1
    assert t.hats(1) == 0
    assert t.active() == []
    t.play(2, "serve 1 to 0")
    assert t.view()["round"] == 2
    assert t.hats(1) == 2


@rule("GQ23", "GR85")
def test_a_robber_arrested_in_the_last_round_has_nothing_for_anyone() -> None:
    t = evening("sheriff", "robber", "", "").on_robber("ranch", 2).at("ranch", tokens=0)
    night(t).over()
    assert t.lying_at("ranch")[0] == 2
    assert t.game.result["scores"] == [2 + 4 + 2, 4, 4, 4]


# Robber and Charlatan, not arrested


@rule("GR91", "GR75")
def test_a_robber_at_large_keeps_the_tokens() -> None:
    t = evening("robber", "dancer", "", "", round=2).on_robber("ranch", 2).at("ranch", tokens=0)
    night(t).asks(1, "serve")
    assert t.tokens(0) == {"bottle": 1, "cattle": 2}
    assert t.view()["robber"] is None
    assert t.view(1)["seats"][0]["belongings"] is None
    assert t.view(1)["seats"][0]["tokens"] == 3
    assert t.lying_at("ranch") == (0, 1)
    t.bystanders_unchanged(1, 2)


@rule("G29", "GR95", "GR96")
def test_a_charlatan_at_large_keeps_the_coins_and_elixirs_are_worthless() -> None:
    t = evening("charlatan", "", "", "", round=3).purse(1, 0).elixirs(1, 2).purse(3, 1).elixirs(3, 1)
    night(t).over()
    assert t.purses() == [5, 0, 2, 1]
    assert [row["elixirs"] for row in t.view()["seats"]] == [0, 0, 0, 0]
    assert t.view()["charlatan"] == 0
    assert acts(t) == ["kept-coins 0 3"]


@rule("GR96", "GR87")
def test_elixirs_go_with_an_arrest_too() -> None:
    t = evening("charlatan", "", "sheriff", "").purse(1, 0).elixirs(1, 2).purse(3, 1).elixirs(3, 1)
    night(t).over()
    assert t.purses() == [2, 2, 2 + 3, 2]
    assert [row["elixirs"] for row in t.view()["seats"]] == [0, 0, 0, 0]


# Dancer


@rule("G30", "GR98", "GR100")
def test_the_dancer_may_give_both_bottles_to_one_player() -> None:
    t = night(evening("dancer", "", "", "").at("saloon", tokens=2)).asks(0, "serve")
    assert len(t.choices()) == 6  # two bottles over three players
    t.play(0, "serve 2 to 3").over()
    assert t.tokens(3) == {"bottle": 3}
    assert t.tokens(0) == {"bottle": 1}
    assert t.lying_at("saloon") == (0, 0)
    assert acts(t) == ["served 0 3 2"]
    t.bystanders_unchanged(0, 1, 2)


@rule("GR98")
def test_the_dancer_may_split_the_bottles() -> None:
    t = night(evening("dancer", "", "", "").at("saloon", tokens=3))
    t.play(0, "serve 1 to 1, 2 to 2").over()
    assert [t.tokens(seat)["bottle"] for seat in range(4)] == [1, 2, 3, 1]


@rule("G31", "GR98", "GR74")
def test_the_dancer_keeps_no_bottle_and_leaves_none() -> None:
    t = night(evening("dancer", "", "", "").at("saloon", tokens=2))
    t.refused(0, "serve 2 to 0", because="GR98")
    t.refused(0, "serve 1 to 0, 1 to 1", because="GR98")
    t.refused(0, "serve 1 to 1", because="GR98")
    t.refused(0, "serve nobody", because="GR98")
    t.refused(0, "serve 3 to 1", because="GR98")


@rule("G31")
def test_with_two_players_all_bottles_go_to_the_opponent() -> None:
    t = night(evening("dancer", "", round=3).at("saloon", tokens=3))
    assert t.told("served") == ["served 0 1 3"]
    assert t.tokens(1) == {"bottle": 4}
    assert t.tokens(0) == {"bottle": 1}


@rule("GQ10", "GR75")
def test_bottles_lie_open_until_given_then_facedown() -> None:
    t = night(evening("dancer", "", "", "", round=2).at("saloon", tokens=2))
    for eye in (None, 0, 1, 2, 3):
        saloon = next(row for row in t.view(eye)["locations"] if row["id"] == "saloon")
        assert (saloon["token"], saloon["tokens"]) == ("bottle", 2)
    t.play(0, "serve 2 to 1")
    for eye in (None, 0, 2, 3):
        assert t.view(eye)["seats"][1]["belongings"] is None
        assert t.view(eye)["seats"][1]["tokens"] == 3
        assert {"from": None, "to": 1, "token": "bottle", "count": 2} in t.view(eye)["seen"]["tokens"]
    assert t.tokens(1) == {"bottle": 3}


@rule("G32", "GR99", "GR103", "GQ22")
def test_the_dancer_gambles_in_the_gamblers_stead_after_serving() -> None:
    """The player hit had nothing before: it is a bottle just handed out."""
    t = evening("dancer", "gambler", "", "").reserve(2, "").at("saloon", tokens=2)
    night(t).asks(0, "serve").play(0, "serve 1 to 2, 1 to 3").asks(0, "gamble")
    assert t.choices() == ["gamble with 1", "gamble with 2", "gamble with 3"]
    t.refused(1, "gamble with 3", because="not asked")
    t.play(0, "gamble with 2").over()
    assert t.tokens(0) == {"bottle": 2}
    assert t.tokens(2) == {}
    assert acts(t) == ["served 0 2 1", "served 0 3 1", "gambled 0 2", "bad-luck 1 gambler"]
    t.bystanders_unchanged(1)


@rule("G33", "GR99", "GR103")
def test_dancer_and_gambler_in_one_hand_give_one_token_not_two() -> None:
    t = night(evening("dancer gambler", "", "", ""))
    t.play(0, "serve 1 to 1").play(0, "gamble with 1").over()
    assert len(t.events("gambled")) == 1
    assert t.tokens(0) == {"bottle": 2}
    assert t.tokens(1) == {"bottle": 1}
    t.bystanders_unchanged(2)


@rule("GR99")
def test_the_dancer_may_gamble_with_the_gamblers_controller() -> None:
    t = night(evening("dancer", "gambler", "", "")).play(0, "serve 1 to 3").play(0, "gamble with 1").over()
    assert t.tokens(1) == {}
    assert t.tokens(0) == {"bottle": 2}


@rule("GQ4")
def test_at_the_dancers_turn_there_is_always_a_bottle() -> None:
    served = 0
    for seed in range(30):
        t = dealt("goat", players=2 + seed % 4, seed=seed)
        for _ in t.steps(random.Random(seed)):
            if t.view()["phase"] in ("offer", "serve"):  # from Upkeep to her turn
                assert t.lying_at("saloon")[0] >= 1
            served += t.view()["phase"] == "serve"
    assert served


@rule("GQ4", "GR99")
def test_a_dancer_without_bottles_still_gambles() -> None:
    t = table("goat", players=4).given(phase="serve", round=3).placed(1, "dancer kid").placed(2, "gambler")
    t.at("saloon", tokens=0).asks(1, "gamble").play(1, "gamble with 2").over()
    assert t.told("served") == []
    assert t.tokens(1) == {"bottle": 2}


# Gambler


@rule("GR101", "GR64")
def test_the_gambler_takes_a_token_of_a_player_of_choice() -> None:
    t = night(evening("", "", "gambler", "").reserve(1, "cattle")).asks(2, "gamble")
    assert t.choices() == ["gamble with 0", "gamble with 1", "gamble with 3"]
    t.refused(2, "gamble with 2", because="GR101")
    t.play(2, "gamble with 1").over()
    assert t.tokens(2) == {"bottle": 1, "cattle": 1}
    assert t.tokens(1) == {}
    t.bystanders_unchanged(0)


@rule("GR101", "GQ9")
def test_any_token_of_the_victim_is_as_likely() -> None:
    """Three bottles, a bill and two cattle: half of the time a bottle, a sixth a bill."""
    games = 600
    taken: dict[str, int] = {}
    for seed in range(games):
        t = table("goat", players=4).given(phase="gamble", round=3, seed=seed).placed(0, "gambler kid")
        t.reserve(1, "bottle bottle bottle bill cattle cattle").play(0, "gamble with 1")
        (token,) = [event["token"] for event in t.events("gambled", seat=0)]
        taken[token] = taken.get(token, 0) + 1
    assert 240 <= taken["bottle"] <= 360
    assert 65 <= taken["bill"] <= 140
    assert 140 <= taken["cattle"] <= 260


@rule("GQ9")
def test_which_token_it_was_only_the_two_see() -> None:
    t = evening("", "", "gambler", "", round=2).reserve(1, "cattle bill")
    night(t).play(2, "gamble with 1")
    (token,) = [event["token"] for event in t.events("gambled", seat=2)]
    assert token in ("cattle", "bill")
    assert [event["token"] for event in t.events("gambled", seat=1)] == [token]
    for eye in (None, 0, 3):
        assert [event["token"] for event in t.events("gambled", seat=eye)] == [None]
        assert {"from": 1, "to": 2, "token": None, "count": 1} in t.view(eye)["seen"]["tokens"]
    for eye in (1, 2):
        assert {"from": 1, "to": 2, "token": token, "count": 1} in t.view(eye)["seen"]["tokens"]


@rule("G35", "GR101")
def test_the_only_other_player_with_tokens_is_hit() -> None:
    t = night(evening("gambler", "", "", "").reserve(1, "").reserve(2, "").reserve(3, "cattle")).over()
    assert t.tokens(0) == {"bottle": 1, "cattle": 1}
    assert t.tokens(3) == {}


@rule("G35", "GR102")
def test_nobody_else_has_tokens_so_the_gambler_gets_nothing() -> None:
    t = night(evening("gambler", "", "", "").reserve(1, "").reserve(2, "").reserve(3, "")).over()
    assert acts(t) == ["bad-luck 0 gambler"]
    t.bystanders_unchanged(0, 1, 2)


@rule("GQ7", "GR101")
def test_a_player_without_tokens_is_no_victim_while_another_has_some() -> None:
    t = night(evening("gambler", "", "", "").reserve(2, "")).asks(0, "gamble")
    assert t.choices() == ["gamble with 1", "gamble with 3"]
    t.refused(0, "gamble with 2", because="GQ7")


@rule("G36", "GR63", "GR91")
def test_the_gambler_may_hit_what_the_robber_has_just_brought_in() -> None:
    t = evening("gambler", "robber", "", "").on_robber("ranch", 1).at("ranch", tokens=0).reserve(1, "")
    night(t).asks(0, "gamble")
    assert t.tokens(1) == {"cattle": 1}
    t.play(0, "gamble with 1").over()
    assert t.tokens(0) == {"bottle": 1, "cattle": 1}
    assert t.tokens(1) == {}
