"""What the glossary says of single cards, Abomination to Doctor."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, laid


def alone(players: int = 2, **options: object) -> ScoundrelsTable:
    """The opponents' henchmen are all in jail: no suspicion is asked."""
    t = laid(players, **options)
    for seat in range(1, players):
        t.seat(seat, jail=3)
    return t


FULL = {1: "cocky doctor", 2: "thirsty jailer", 3: "dusty dog", 4: "clumsy cow", 5: "sneaky barber"}


# Abomination


@rule("SR175")
def test_the_abominations_card_is_back_before_the_choice_to_shuffle() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky abomination"}).seat(1, deck=["6", "2", "0"])
    t.play("5@5").use("abomination").take("seat 1")
    t.asks(0, "may")
    assert [event["card"] for event in t.happened("looked-at-deck", 0)] == ["6"]
    assert t.of(1, "deck") == 7  # nothing has left it
    t.take("no")
    assert t.money(0) == 6
    assert t.happened("shuffled") == []
    t.end_turn()
    assert t.of(1, "deck") == 7


@rule("SR175")
def test_shuffled_it_is_one_of_the_deck() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky abomination"}).seat(1, deck=["6", "2", "0"])
    t.play("5@5").use("abomination").take("seat 1", "yes")
    assert t.happened("shuffled") == [{"kind": "shuffled", "seat": 0, "target": 1}]
    assert t.of(1, "deck") == 7
    assert t.money(0) == 6
    t.idle()


# Annoying


@rule("SR176")
def test_a_response_hired_next_to_an_annoying_one_may_follow_it() -> None:
    t = (
        alone()
        .hand(0, "6")
        .sheet(0, {1: "annoying prospector"})
        .saloon("helpful banker", "dusty dog", "filthy cow")
    )
    t.play("6@6").hire("banker", at=2).take("keep")
    t.asks(0, "respond").refused(0, "use banker", because="SR150")
    t.use("prospector")
    t.asks(0, "respond").take("use banker")
    assert t.money(0) == 4 - 3 + 3 + 4
    t.idle()


@rule("SR176")
def test_not_if_it_stands_elsewhere() -> None:
    t = (
        alone()
        .hand(0, "6")
        .sheet(0, {1: "annoying prospector"})
        .saloon("helpful banker", "dusty dog", "filthy cow")
    )
    t.play("6@6").hire("banker", at=4).take("keep").use("prospector")
    assert t.view()["active"] == 1
    assert t.money(0) == 4


# Responses: Anxious, Energetic, Helpful, Sympathetic, Tireless


@rule("SR178", "T14", "Q23")
def test_a_price_out_of_reach_is_no_use_and_no_response() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky outlaw", 2: "helpful banker"}).seat(0, money=1)
    t.play("5@5").to("abilities").refused(0, "use outlaw", because="T14")
    t.refused(0, "use banker", because="SR150")
    t.take("pass").asks(0, "hire")
    assert t.money(0) == 1
    rich = alone().hand(0, "5").sheet(0, {1: "cocky outlaw", 2: "helpful banker"}).seat(0, money=2)
    rich.play("5@5").use("outlaw").take("safe depot-1").until("use banker")


@rule("SR178", "SR63")
def test_a_neighbour_left_unused_brings_no_response() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky prospector", 2: "helpful banker"})
    t.play("5@5").to("abilities").take("pass").asks(0, "hire").refused(0, "use banker", because="SR150")
    t = alone().hand(0, "5").sheet(0, {1: "cocky prospector", 2: "helpful banker"})
    t.play("5@5").use("prospector").until("use banker")


@rule("SR179", "T15", "SR67")
def test_a_declined_may_still_is_a_use() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky courier", 2: "helpful banker"}).saloon("dusty dog")
    t.play("5@5").use("courier").take("no")
    t.asks(0, "respond").take("use banker")
    assert t.money(0) == 4 + 1 + 4
    t.idle()


@rule("SR180", "T49", "SR177")
@pytest.mark.parametrize(
    ("trait", "hirer", "space"),
    [("helpful", 1, 2), ("anxious", 2, 1), ("energetic", 1, 4), ("sympathetic", 4, 1), ("tireless", 4, 5)],
)
def test_a_response_hired_next_to_its_hirer_may_be_used_right_away(
    trait: str, hirer: int, space: int
) -> None:
    t = alone().hand(0, "5").sheet(0, {hirer: "cocky doctor"}).pile(f"{trait} banker").seat(0, money=9)
    t.play("5@5").use("doctor").take("yes").hire("banker", at=space)
    price = t.happened("paid")[0]["amount"]
    t.take("keep").asks(0, "respond").take("use banker")
    assert t.money(0) == 9 + 2 - price + 4
    t.idle()


@rule("SR180", "T49")
def test_rearranging_after_the_hire_decides_who_is_next_to_whom() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky doctor"}).pile("helpful banker")
    t.play("5@5").use("doctor").take("yes").hire("banker", at=5)
    t.take("rearrange", "scoundrel doctor", "scoundrel banker")
    assert t.sheet_of(0) == {1: "cocky doctor", 2: "helpful banker"}
    t.asks(0, "respond").take("use banker")


# Automaton


@rule("SR181", "T28")
def test_the_hand_has_no_limit() -> None:
    t = alone().hand(0, "5 0 2 6").sheet(0, {1: "cocky automaton"})
    assert t.of(0, "deck") == 3
    t.play("5@5").use("automaton")
    assert t.of(0, "hand_size") == 5
    assert t.of(0, "deck") == 1
    assert t.of(1, "hand_size") == 4
    drew = [event for event in t.happened("drew", 1) if event["seat"] == 0]
    assert drew[-1]["cards"] is None
    t.idle()


@rule("SR181", "T28", "SR107")
def test_who_keeps_five_draws_none() -> None:
    t = laid().given(phase="evening", active=1).hand(0, "0 2 5 6 4").seat(0, slots={"3": "3"}, deck=["A"])
    t.to("plan")
    assert t.view()["day"] == 2
    assert t.of(0, "hand") == ["0", "2", "4", "5", "6"]
    assert t.of(0, "deck") == 2


# Bank Robber and Cruel


@rule("SR182", "T9")
def test_bank_robber_and_cruel_need_an_available_henchman() -> None:
    t = alone().hand(0, "3").sheet(0, {1: "rowdy bank-robber", 2: "cruel banker"}).seat(0, jail=2)
    t.play("3@3").use("bank-robber")
    assert t.money(0) == 9
    assert (t.of(0, "henchmen"), t.of(0, "jailed")) == (0, 3)
    t.refused(0, "use banker", because="T9")
    t.idle()
    alone().hand(0, "3").sheet(0, {2: "cruel banker"}).seat(0, jail=2).play("3@3").until("use banker")


@rule("SR182", "T9")
def test_a_henchman_on_a_card_is_not_available() -> None:
    t = alone().hand(0, "3").sheet(0, {1: "rowdy bank-robber", 2: "cruel banker"}).seat(0, jail=2)
    t.seat(1, slots={"4": "0"}, calls={"4": [0]})
    t.play("3@3").to("abilities").refused(0, "use banker", because="T9")
    t.refused(0, "use bank-robber", because="T9")
    t = alone().hand(0, "3").sheet(0, {1: "rowdy bank-robber", 2: "cruel banker"}).seat(0, jail=2)
    t.seat(1, slots={"4": "0"}).play("3@3").to("abilities")
    assert {"use banker", "use bank-robber"} <= set(t.choices())


# Bounty Hunter, Deputy, Prisoner


@rule("SR183", "T74")
def test_the_victim_may_first_suspect_the_card() -> None:
    t = laid().hand(0, "0").sheet(0, {1: "cocky bounty-hunter"}).seat(1, jail=1)
    t.play("0@5").use("bounty-hunter")
    t.asks(1, "suspect")
    assert t.choices() == ["pass", "henchman"]
    t.choose(1, "henchman")
    assert t.slot(0, "5")["henchmen"] == [1]
    assert (t.of(1, "henchmen"), t.of(1, "jailed")) == (0, 2)
    assert t.money(0) == 6
    t.idle()


@rule("SR183", "T74")
def test_with_the_last_one_on_the_card_nobody_is_left_to_go() -> None:
    t = laid().hand(0, "0").sheet(0, {1: "cocky deputy"}).seat(0, jail=1).seat(1, jail=2)
    t.play("0@5").use("deputy").choose(1, "henchman")
    assert (t.of(1, "henchmen"), t.of(1, "jailed")) == (0, 2)
    assert t.of(0, "jailed") == 0  # as much as possible: the Deputy's own man is freed
    t.idle()


@rule("SR183", "T74", "T6")
def test_not_with_a_second_henchman_on_the_same_card() -> None:
    t = laid().hand(0, "0").sheet(0, {1: "cocky bounty-hunter"}).seat(1, jail=0)
    t.play("0@5").choose(1, "henchman")
    t.use("bounty-hunter").asks(0, "abilities")  # nothing to ask: it is there already
    assert (t.of(1, "henchmen"), t.of(1, "jailed")) == (1, 1)


@rule("Q7", "SR183")
def test_without_a_card_of_this_turn_nothing_is_offered() -> None:
    """At the start of the turn, and at the end of the day."""
    t = laid().sheet(0, {1: "elderly bounty-hunter"}).use("bounty-hunter")
    t.asks(0, "plan")
    assert t.of(1, "jailed") == 2
    t = laid().given(phase="evening", active=1).sheet(0, {1: "sleepy prisoner"}).seat(1, slots={"3": "3"})
    t.take("use prisoner", "give jail")
    assert t.of(1, "jailed") == 2
    assert t.happened("suspected") == []


@rule("Q7", "SR183", "T7")
def test_nor_to_the_current_player_about_an_own_card() -> None:
    """Seat 1's Daring Bounty Hunter hits back in seat 0's turn."""
    t = laid().hand(0, "5").sheet(0, {1: "cocky prisoner"}).sheet(1, {1: "daring bounty-hunter"})
    t.seat(1, jail=3).play("5@5").use("prisoner").take("use bounty-hunter")
    assert t.of(0, "jailed") == 2
    t.asks(0, "abilities")
    assert t.slot(0, "5")["henchmen"] == []


@rule("Q8", "SR183")
def test_only_an_available_henchman_goes_to_jail() -> None:
    """Seat 1 has one on a card, one in jail and one to give; seat 2 has none."""
    t = laid(3).hand(0, "5").seat(0, slots={"3": "0"}, calls={"3": [1]}).seat(1, jail=1).seat(2, jail=3)
    t.sheet(0, {1: "cocky bounty-hunter"}).play("5@5").use("bounty-hunter")  # only seat 1 can be meant
    t.choose(1, "pass")
    assert (t.of(1, "henchmen"), t.of(1, "jailed")) == (0, 2)
    assert t.slot(0, "3")["henchmen"] == [1]
    assert t.of(2, "jailed") == 3


@rule("Q9", "SR183")
def test_who_uses_the_ability_picks_the_opponent() -> None:
    t = laid(3).hand(0, "5").sheet(0, {1: "cocky bounty-hunter"})
    t.play("5@5").use("bounty-hunter").asks(0, "jail")
    assert t.choices() == ["seat 1", "seat 2"]
    t.refused(0, "seat 0", because="Q8")
    t.take("seat 2").asks(2, "suspect").choose(2, "pass")
    assert [t.of(seat, "jailed") for seat in range(3)] == [1, 1, 2]


# Brain-Washer


def washing(players: int = 3) -> ScoundrelsTable:
    t = alone(players).hand(0, "5").sheet(0, {1: "cocky brain-washer"}).seat(0, jail=1, slots={"6": "6"})
    return t.seat(1, slots={"3": "0", "4": "4"})


@rule("SR184", "T73")
def test_any_facedown_card_of_an_opponent_of_today() -> None:
    t = washing().seat(2, slots={"A": "A"}).play("5@5").use("brain-washer").take("seat 0", "yes")
    t.asks(0, "place")
    assert t.choices() == ["card 1@3", "card 1@4", "card 2@A"]
    t.refused(0, "card 0@6", because="T73")
    t.take("card 1@4")
    assert t.slot(1, "4")["henchmen"] == [0]
    assert t.of(0, "jailed") == 0
    t.idle()


@rule("SR184", "SR67")
def test_it_may_stay_free() -> None:
    t = washing().play("5@5").use("brain-washer").take("seat 0", "no")
    assert (t.of(0, "henchmen"), t.of(0, "jailed")) == (3, 0)
    t.idle()


@rule("SR185", "T72")
def test_nobody_in_jail_nobody_placed() -> None:
    t = (
        laid()
        .hand(0, "5")
        .sheet(0, {1: "cocky brain-washer"})
        .seat(0, jail=0)
        .seat(1, jail=0, slots={"3": "0"})
    )
    t.play("5@5").to("abilities").refused(0, "use brain-washer", because="Q23")
    assert t.slot(1, "3")["henchmen"] == []
    t = (
        laid()
        .hand(0, "5")
        .sheet(0, {1: "cocky brain-washer"})
        .seat(0, jail=0)
        .seat(1, jail=1, slots={"3": "0"})
    )
    t.play("5@5").until("use brain-washer")


@rule("SR186", "T73")
def test_an_opponents_henchman_goes_to_a_third_players_card() -> None:
    t = washing().seat(2, slots={"A": "A", "2": "0"}).play("5@5").use("brain-washer").take("seat 1", "yes")
    assert t.choices() == ["card 2@A", "card 2@2"]
    t.refused(0, "card 1@3", because="T73").refused(0, "card 0@6", because="T73")
    t.take("card 2@2")
    assert t.slot(2, "2")["henchmen"] == [1]
    assert (t.of(1, "henchmen"), t.of(1, "jailed")) == (0, 2)
    assert t.of(0, "jailed") == 1


@rule("SR186", "T73")
def test_with_two_players_it_can_only_be_freed() -> None:
    t = washing(2).play("5@5").use("brain-washer").take("seat 1").asks(0, "abilities")
    assert (t.of(1, "henchmen"), t.of(1, "jailed")) == (1, 2)


@rule("SR187", "T73", "T6")
def test_one_henchman_per_owner_on_a_card() -> None:
    t = washing().seat(1, calls={"3": [0]}).play("5@5").use("brain-washer").take("seat 0", "yes")
    assert t.slot(1, "3")["henchmen"] == [0]
    assert t.slot(1, "4")["henchmen"] == [0]  # the only one left
    t = washing().seat(1, slots={"3": "0", "4": "4", "5": "5"}, calls={"3": [0]})
    t.play("5@5").use("brain-washer").take("seat 0", "yes").refused(0, "card 1@3", because="T6")


@rule("Q39", "T83")
def test_at_the_end_of_the_day_it_only_frees() -> None:
    t = laid().given(phase="evening", active=1).sheet(0, {1: "sleepy brain-washer"}).seat(1, slots={"3": "0"})
    t.take("use brain-washer", "seat 0")
    assert (t.of(0, "henchmen"), t.of(0, "jailed")) == (3, 0)
    assert t.happened("placed") == []


# Candid


def candid() -> ScoundrelsTable:
    return laid(3).hand(0, "0 3").sheet(0, {1: "candid investor", 2: "dusty banker"})


@rule("SR188", "T63", "Q40", "SR190")
def test_the_zero_lies_faceup_beside_the_sheet() -> None:
    t = candid()
    assert "play 0 faceup" in t.choices()
    t.play("0 faceup")
    assert t.of(0, "faceup")
    assert [slot for slot in t.of(0, "slots") if slot is not None] == []
    assert t.view()["slot"] == "faceup"
    assert t.happened("played", 1)[-1]["card"] == "0"
    t.asks(0, "abilities")  # nobody was asked to suspect it
    assert t.choices() == ["use investor", "pass"]
    t.refused(0, "lead 3", because="SR57").refused(0, "use banker", because="SR57")
    t.use("investor")
    assert t.money(0) == 5  # the 0 is a played card
    t.asks(0, "hire").take("office", "office sell-information")
    assert t.view()["active"] == 1  # no last window either
    t.idle()
    t = candid().play("0@3").to("abilities")
    assert {"lead 3", "use banker"} <= set(t.choices())


@rule("SR190", "T63")
def test_at_a_live_table_a_faceup_card_takes_no_henchman_either() -> None:
    t = laid(suspicion="live").hand(0, "0").sheet(0, {1: "candid investor"}).play("0 faceup")
    assert list(t.game.legal(1)) == []
    assert t.slot(0, "A") is None


@rule("SR192", "T63", "T77")
def test_the_faceup_zero_counts_as_played_all_day() -> None:
    t = laid().seat(1, jail=3).hand(0, "3").seat(0, faceup=True, slots={"4": "4"})
    t.sheet(0, {1: "dusty investor"}).play("3@3").use("investor")
    assert t.money(0) == 4 + 3


@rule("SR189", "T63", "T27")
def test_it_goes_under_the_deck_with_the_others() -> None:
    t = laid().given(phase="evening", active=1).seat(0, faceup=True, slots={"3": "3", "4": "4", "6": "2"})
    hand = t.of(0, "hand")
    assert t.view()["day"] == 2
    assert not t.of(0, "faceup")
    assert t.happened("under-deck")[0] == {"kind": "under-deck", "seat": 0, "count": 4}
    assert len(t.of(0, "hand")) == 4
    assert t.of(0, "deck") == 3
    assert {"A", "5", "6"} < set(hand)  # what was in the deck came first
    rest = {"0", "2", "3", "4"} - set(hand)
    assert len(rest) == 3


@rule("SR191", "T63", "T1", "SR44")
def test_the_zero_may_be_a_bluff_all_the_same() -> None:
    t = candid()
    assert {f"play 0@{slot}" for slot in "A23456"} <= set(t.choices())
    t.play("0@3").asks(1, "suspect").choose(1, "henchman")
    assert not t.of(0, "faceup")
    assert t.slot(0, "3")["henchmen"] == [1]
    t.to("abilities").refused(0, "use investor", because="T63")
    t.use("banker")
    candid().play("0 faceup").until("use investor")


@rule("SR188", "Q40")
def test_without_a_candid_one_the_zero_stays_down() -> None:
    t = laid().hand(0, "0 3").sheet(0, {1: "dusty banker"})
    t.asks(0, "plan").refused(0, "play 0 faceup", because="Q40")
    t = laid().hand(0, "3").seat(0, slots={"4": "0"}).sheet(0, {1: "candid banker"})
    t.asks(0, "plan").refused(0, "play 0 faceup", because="Q40")  # the 0 is not in the hand


# Charming, Chef


@rule("SR193", "T64")
@pytest.mark.parametrize("trait", ["charming", "quick-drawing", "reckless"])
def test_a_full_sheet_does_not_matter_to_when_hired(trait: str) -> None:
    t = alone().hand(0, "6").sheet(0, FULL).saloon(f"{trait} banker").seat(0, money=9)
    t.play("6@6").to("hire")
    assert t.choices() == ["hire banker", "office"]
    t.hire("banker").use("banker")
    t.take("pass") if trait == "reckless" else None
    t.take("keep")
    assert t.sheet_of(0) == FULL
    assert t.pile_now == [f"{trait} banker"]


@rule("SR194", "T71", "T14")
def test_the_chef_needs_a_dollar() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky chef"}).seat(0, money=0)
    t.play("5@5").to("abilities").refused(0, "use chef", because="T14")
    t = alone().hand(0, "5").sheet(0, {1: "cocky chef"}).seat(0, money=1).play("5@5").use("chef")
    assert t.money(0) == 4


# Courier


@rule("SR195", "T48")
def test_the_courier_hires_at_full_price() -> None:
    """$3 and the Courier's own $1 are enough for the Dog at $2, not for the Banker at $5."""
    t = (
        alone()
        .hand(0, "5")
        .sheet(0, {1: "cocky courier"})
        .saloon("dusty dog", "cybernetic banker")
        .seat(0, money=3)
    )
    t.play("5@5").use("courier").take("yes").asks(0, "hire").refused(0, "hire banker at 2", because="SR71")
    t.hire("dog", at=2).take("keep")
    assert t.money(0) == 3 + 1 - 2
    assert len(t.saloon_now) == 3
    t.to("hire")  # and step 3 is still to come
    t.idle()


@rule("SR195", "T49")
def test_a_response_hired_by_the_courier_follows_it_but_greedy_does_not() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky courier"}).saloon("helpful banker")
    t.play("5@5").use("courier").take("yes").hire("banker", at=2).take("keep").asks(0, "respond")
    t.use("banker")
    t = alone().hand(0, "5").sheet(0, {1: "cocky courier"}).saloon("greedy banker")
    t.play("5@5").use("courier").take("yes").hire("banker", at=2).take("keep")
    t.asks(0, "abilities").refused(0, "use banker", because="T49")


@rule("SR195", "T50")
def test_the_courier_may_make_room_itself() -> None:
    sheet = FULL | {1: "cocky courier", 2: "helpful jailer"}
    t = alone().hand(0, "5").sheet(0, sheet).saloon("lucky banker")
    t.play("5@5").use("courier").take("yes").hire("banker", at=1).take("keep")
    t.asks(0, "abilities").refused(0, "use jailer", because="SR150")
    assert t.sheet_of(0) == sheet | {1: "lucky banker"}
    assert t.pile_top == "cocky courier"
    # Hired into another space, the Courier stays, and its neighbour answers.
    t = alone().hand(0, "5").sheet(0, {1: "cocky courier", 2: "helpful jailer"}).saloon("lucky banker")
    t.play("5@5").use("courier").take("yes").hire("banker", at=3).take("keep").until("use jailer")


# Doctor


@rule("SR196", "T48")
def test_the_doctor_hires_at_full_price() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky doctor"}).pile("filthy banker", "dusty dog").seat(0, money=2)
    t.play("5@5").use("doctor").take("yes").asks(0, "hire")
    t.hire("banker", at=3).take("keep")
    assert t.happened("paid")[-1]["amount"] == 4
    assert t.money(0) == 0
    assert t.sheet_of(0) == {1: "cocky doctor", 3: "filthy banker"}
    assert t.pile_now == ["dusty dog"]
    t.idle()


@rule("SR196", "T48")
def test_who_cannot_pay_takes_the_two_dollars() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky doctor"}).pile("filthy banker").seat(0, money=1)
    t.play("5@5").use("doctor").asks(0, "abilities")
    assert t.money(0) == 3
    assert t.pile_now == ["filthy banker"]


@rule("SR197", "T49")
def test_the_doctors_money_came_before_the_greedy_one() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky doctor"}).pile("greedy banker")
    t.play("5@5").use("doctor").take("yes").hire("banker", at=2).take("keep")
    t.asks(0, "abilities").refused(0, "use banker", because="T49")
    t.idle()
    t = alone().hand(0, "5").sheet(0, {1: "cocky doctor", 2: "greedy banker"}).pile("lucky dog")
    t.play("5@5").use("doctor").take("yes").hire("dog", at=3).take("keep").until("use banker")


@rule("SR197", "SR210")
def test_a_greedy_one_that_was_there_answers() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky doctor", 4: "greedy prospector"}).pile("lucky banker")
    t.play("5@5").use("doctor").take("yes").hire("banker", at=2).take("keep")
    t.asks(0, "respond").take("use prospector")


@rule("SR198", "SR199", "T50")
def test_on_a_full_sheet_the_doctor_may_go_and_takes_its_responses_along() -> None:
    sheet = FULL | {2: "helpful jailer", 4: "energetic cow"}
    t = alone().hand(0, "5").sheet(0, sheet).pile("lucky banker")
    t.play("5@5").use("doctor").take("yes").asks(0, "hire")
    assert "hire banker at 1" in t.choices()
    t.hire("banker", at=1).take("keep")
    t.asks(0, "abilities").refused(0, "use jailer", because="SR150").refused(0, "use cow", because="SR150")
    assert t.sheet_of(0) == sheet | {1: "lucky banker"}
    assert t.pile_now == ["cocky doctor"]
    t.idle()
    t = alone().hand(0, "5").sheet(0, sheet).pile("lucky banker").play("5@5").use("doctor").take("yes")
    t.hire("banker", at=3).take("keep").to("respond", 0)
    assert {"use jailer", "use cow"} <= set(t.choices())


@rule("SR198", "T50")
def test_an_elderly_doctor_that_made_room_lies_on_top() -> None:
    """It is discarded already; "then discard" does not move it again."""
    t = alone().sheet(0, FULL | {1: "elderly doctor"}).pile("lucky banker", "wealthy prospector")
    t.use("doctor").take("yes").hire("banker", at=1).take("keep")
    assert t.pile_now == ["elderly doctor", "wealthy prospector"]
    t.asks(0, "plan").idle()


@rule("SR200", "T51")
def test_a_doctor_on_the_pile_hires_itself() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky gravedigger"}).pile("dusty doctor", "lucky banker")
    t.play("5@5").use("gravedigger").take("yes")
    assert t.choices() == [f"hire doctor at {space}" for space in (2, 3, 4, 5)]
    t.hire("doctor", at=3).take("keep")
    assert t.sheet_of(0) == {1: "cocky gravedigger", 3: "dusty doctor"}
    assert t.pile_now == ["lucky banker"]
    t.idle()


@rule("SR201", "T52")
def test_a_when_hired_one_on_the_pile_is_used_and_stays() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky doctor"}).pile("charming banker", "dusty dog")
    t.play("5@5").use("doctor").take("yes", "hire banker", "use banker", "keep")
    assert t.money(0) == 4 + 2 - 1 + 4
    assert t.pile_now == ["charming banker", "dusty dog"]
    assert t.sheet_of(0) == {1: "cocky doctor"}
    t.idle()
