"""What the glossary says of single cards, Prisoner to Talkative."""

from __future__ import annotations

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, laid


def alone(players: int = 2, **options: object) -> ScoundrelsTable:
    """The opponents' henchmen are all in jail: no suspicion is asked."""
    t = laid(players, **options)
    for seat in range(1, players):
        t.seat(seat, jail=3)
    return t


# Prisoner


@rule("SR231")
def test_opponents_choose_one_after_the_other_clockwise() -> None:
    t = laid(4).given(active=2).hand(2, "5").sheet(2, {1: "cocky prisoner"})
    t.play("5@5").use("prisoner")
    t.asks(3, "choose")
    assert t.choices() == ["give jail", "give reputation"]
    t.choose(3, "give reputation")
    t.asks(0, "choose").choose(0, "give jail").asks(0, "suspect").choose(0, "pass")
    t.asks(1, "choose").choose(1, "give reputation")
    assert [t.reputation(seat) for seat in range(4)] == [0, -1, 0, -1]
    assert [t.of(seat, "jailed") for seat in range(4)] == [2, 1, 1, 1]
    t.asks(2, "abilities").idle()


@rule("SR231", "SR183", "T74")
def test_who_sends_a_henchman_may_suspect_first() -> None:
    t = laid().hand(0, "0").sheet(0, {1: "cocky prisoner"}).seat(1, jail=1)
    t.play("0@5").use("prisoner").take("give jail").asks(1, "suspect").choose(1, "henchman")
    assert t.slot(0, "5")["henchmen"] == [1]
    assert (t.of(1, "henchmen"), t.of(1, "jailed"), t.reputation(1)) == (0, 2, 0)
    t.idle()


@rule("SR232", "T75")
def test_without_an_available_henchman_it_is_the_reputation() -> None:
    """Seat 1's are in jail or on a card; seat 2 can choose."""
    t = laid(3).hand(0, "5").sheet(0, {1: "cocky prisoner"}).seat(0, slots={"3": "0"}, calls={"3": [1]})
    t.seat(1, jail=2).play("5@5").use("prisoner")
    t.asks(2, "choose")  # seat 1 had nothing to choose
    assert t.reputation(1) == -1
    assert (t.of(1, "jailed"), t.slot(0, "3")["henchmen"]) == (2, [1])
    t.choose(2, "give reputation")
    assert t.reputation(2) == -1
    t.idle()


@rule("SR232", "T75", "SR118")
def test_at_the_bottom_nothing_is_lost() -> None:
    """And so nothing answers to a loss; the third player has one to lose."""
    t = alone(3).hand(0, "5").sheet(0, {1: "cocky prisoner"}).sheet(1, {1: "daring banker"})
    t.seat(1, reputation=-2, jail=3).seat(2, jail=3).play("5@5").use("prisoner").asks(0, "abilities")
    assert (t.reputation(1), t.reputation(2)) == (-2, -1)
    assert t.money(1) == 4


# Pyro


@rule("SR233", "T76")
def test_henchmen_on_the_burnt_card_leave_the_game() -> None:
    t = (
        laid(3)
        .hand(0, "5")
        .sheet(0, {1: "cocky pyro"})
        .seat(1, jail=2, slots={"3": "0"}, calls={"3": [0, 2]})
    )
    t.seat(0, jail=2, slots={"4": "0"}, calls={"4": [1]}).seat(2, jail=2)
    t.play("5@5").use("pyro").asks(0, "clear")
    assert t.choices() == ["card 0@4", "card 1@3"]
    t.take("card 1@3")
    assert t.slot(1, "3") == {"slot": "3", "card": None, "henchmen": []}
    assert t.slot(0, "4")["henchmen"] == [1]
    for seat in (0, 2):
        assert (t.of(seat, "henchmen"), t.of(seat, "jailed")) == (0, 2)
    assert t.happened("destroyed") == [{"kind": "destroyed", "seat": 0, "target": 1, "slot": "3", "count": 2}]
    t.idle()


@rule("SR233", "T76")
def test_and_cannot_be_freed() -> None:
    """Seat 1 has nothing in jail and nothing on cards: bail and Brain-Washer find nobody."""
    t = laid().hand(0, "5").sheet(0, {1: "cocky pyro", 2: "stubborn brain-washer"}).seat(0, jail=0)
    t.seat(0, slots={"4": "0"}, calls={"4": [1]}).seat(1, jail=0, henchmen=0)
    t.play("5@5").use("pyro")
    assert (t.of(1, "henchmen"), t.of(1, "jailed")) == (0, 0)
    t.refused(0, "use brain-washer", because="Q23")
    t.take("pass").office("sell-information")
    assert [event["option"] for event in t.happened("used-office")] == ["sell-information"]
    assert t.view()["active"] == 1
    t = laid().hand(0, "5").sheet(0, {2: "stubborn brain-washer"}).seat(0, jail=0, slots={"4": "0"})
    t.seat(1, jail=1).play("5@5").until("use brain-washer")


@rule("SR233", "Q23")
def test_without_a_henchman_on_any_card_it_cannot_be_used() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky pyro"}).play("5@5").to("abilities")
    t.refused(0, "use pyro", because="Q23")
    t = laid().hand(0, "5").sheet(0, {1: "cocky pyro"}).seat(0, slots={"4": "0"}, calls={"4": [1]})
    t.seat(1, jail=2, henchmen=0).play("5@5").until("use pyro")


# Renegade, Con Artist


@rule("SR234", "T71")
def test_the_renegade_needs_an_opponent_with_more_safes() -> None:
    for own, theirs, usable in (([], [], False), (["depot-1"], ["depot-2"], False), ([], ["depot-2"], True)):
        t = alone().hand(0, "5").sheet(0, {1: "cocky renegade"}).seat(0, safes=own).seat(1, safes=theirs)
        t.play("5@5").to("abilities")
        if usable:
            t.use("renegade")
            assert t.money(0) == 9
        else:
            t.refused(0, "use renegade", because="T71")


@rule("T71", "SR118")
def test_the_con_artist_needs_reputation_to_lose() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky con-artist"}).seat(0, reputation=-2)
    t.play("5@5").to("abilities").refused(0, "use con-artist", because="T71")
    t = (
        alone()
        .hand(0, "5")
        .sheet(0, {1: "cocky con-artist"})
        .seat(0, reputation=-1)
        .play("5@5")
        .use("con-artist")
    )
    assert (t.reputation(0), t.money(0), t.money(1)) == (-2, 8, 0)  # as much of the $5 as there is


# Selfish


@rule("SR235", "SR236", "T82")
def test_selfish_comes_after_step_3_and_then_a_last_window() -> None:
    t = laid().hand(0, "0").sheet(0, {1: "selfish banker"}).play("0@6").to("hire")
    t.refused(0, "use banker", because="T82")
    t.office("sell-information")
    t.asks(0, "respond").refused(0, "hire banker at 2", because="SR69")
    t.use("banker")
    assert t.money(0) == 4 + 2 + 4
    t.asks(1, "suspect").choose(1, "henchman")
    assert t.slot(0, "6")["henchmen"] == [1]
    assert t.view()["active"] == 1
    t.idle()
    laid().hand(0, "0").seat(0, money=9).saloon("lucky banker").play("0@6").until("hire banker at 2")


@rule("SR235", "T82")
def test_one_hired_in_this_very_step_may_follow_it() -> None:
    t = alone().hand(0, "6").saloon("selfish prospector").seat(0, money=9)
    t.play("6@6").hire("prospector", at=1)
    price = t.happened("paid")[0]["amount"]
    t.take("keep").asks(0, "respond").take("use prospector")
    assert t.money(0) == 9 - price + 3
    t.idle()


@rule("SR235", "T82")
def test_not_after_an_opponents_step_3() -> None:
    t = laid().given(active=1, turn=1).hand(1, "6").sheet(0, {1: "selfish banker"}).seat(0, jail=3)
    t.play("6@6").office("sell-information").asks(0, "plan")
    assert t.money(0) == 4


# Talkative


@rule("T69", "SR117")
def test_at_six_nothing_is_gained_and_talkative_is_silent() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky mayor", 2: "talkative banker"}).seat(0, reputation=6)
    t.play("5@5").use("mayor")  # the opponents' $1 can still be given
    assert t.reputation(0) == 6
    assert (t.money(0), t.money(1)) == (4, 5)
    t.asks(0, "abilities").refused(0, "use banker", because="T69")
    t.idle()
    t = alone().hand(0, "5").sheet(0, {1: "cocky mayor", 2: "talkative banker"}).seat(0, reputation=5)
    t.play("5@5").use("mayor").until("use banker")


@rule("T69", "Q23")
def test_an_ability_that_could_only_gain_there_cannot_be_used() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky priest", 2: "stubborn hero"}).seat(0, reputation=6, money=9)
    t.play("5@5").to("abilities").refused(0, "use priest", because="Q23").refused(
        0, "use hero", because="Q23"
    )
    t = alone().hand(0, "5").sheet(0, {1: "cocky priest", 2: "stubborn hero"}).seat(0, reputation=5, money=9)
    t.play("5@5").to("abilities")
    assert {"use priest", "use hero"} <= set(t.choices())


@rule("T69", "SR117")
def test_what_is_left_to_gain_is_a_gain() -> None:
    """The Hero's 2 reputation stop at 6, one of them was real."""
    t = alone().hand(0, "5").sheet(0, {1: "cocky hero", 2: "talkative banker"}).seat(0, reputation=5)
    t.play("5@5").use("hero").asks(0, "respond").take("use banker")
    assert (t.reputation(0), t.money(0)) == (6, 8)
