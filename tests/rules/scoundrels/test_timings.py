"""When scoundrels act: arrows, timing texts, start of turn, when hired, through another; and scouting poker cards.

A sheet has the portrait and spaces 1, 2 in its upper row and 3, 4, 5 in its lower one.
"""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, laid


def alone(players: int = 2) -> ScoundrelsTable:
    """The opponents' henchmen are all in jail: no suspicion is asked."""
    t = laid(players)
    for seat in range(1, players):
        t.seat(seat, jail=3)
    return t


# Response arrows


@rule("SR150", "SR177")
@pytest.mark.parametrize(
    ("trait", "used", "space"),
    [
        ("helpful", 1, 2),
        ("helpful", 3, 4),
        ("anxious", 2, 1),
        ("anxious", 5, 4),
        ("energetic", 1, 4),
        ("energetic", 2, 5),
        ("sympathetic", 4, 1),
        ("sympathetic", 5, 2),
        ("tireless", 3, 4),
        ("tireless", 5, 4),
    ],
)
def test_an_arrow_answers_to_its_neighbour(trait: str, used: int, space: int) -> None:
    t = alone().hand(0, "5").sheet(0, {used: "cocky prospector", space: f"{trait} banker"})
    t.play("5@5").use("prospector")
    t.asks(0, "respond")  # directly after, before the leader's ability
    assert t.choices() == ["pass", "use banker"]
    t.use("banker")
    assert t.money(0) == 4 + 3 + 4
    t.asks(0, "abilities")
    t.idle()


@rule("SR150", "SR177")
@pytest.mark.parametrize(
    ("trait", "used", "space"),
    [
        ("helpful", 2, 1),
        ("helpful", 1, 4),
        ("helpful", 2, 3),  # the end of one row is no neighbour of the next
        ("helpful", 3, 5),  # nor is the one after the next
        ("anxious", 1, 2),
        ("anxious", 4, 1),
        ("energetic", 4, 1),
        ("energetic", 1, 2),
        ("energetic", 1, 5),
        ("sympathetic", 1, 4),
        ("sympathetic", 3, 1),
        ("tireless", 1, 4),
        ("tireless", 3, 5),
    ],
)
def test_and_to_nobody_else(trait: str, used: int, space: int) -> None:
    t = alone().hand(0, "5").sheet(0, {used: "cocky prospector", space: f"{trait} banker"})
    t.play("5@5").use("prospector")
    t.asks(0, "abilities").refused(0, "use banker", because="SR150")
    t.idle()
    near = {
        "helpful": (1, 2),
        "anxious": (2, 1),
        "energetic": (1, 4),
        "sympathetic": (4, 1),
        "tireless": (3, 4),
    }
    test_an_arrow_answers_to_its_neighbour(trait, *near[trait])


@rule("SR150", "SR178")
def test_without_a_used_neighbour_nothing_answers() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky prospector", 2: "helpful banker"})
    t.play("5@5").to("abilities").refused(0, "use banker", because="SR150")
    t.take("pass").asks(0, "hire").refused(0, "use banker", because="SR150")
    test_an_arrow_answers_to_its_neighbour("helpful", 1, 2)


@rule("SR150")
def test_an_arrow_reaches_no_other_sheet() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky prospector"}).sheet(1, {2: "helpful banker"})
    t.play("5@5").use("prospector").asks(0, "abilities")
    assert t.money(1) == 4


@rule("SR151", "T59", "SR203")
def test_helpful_answers_to_a_dog_that_has_gone() -> None:
    """The rulebook's own example."""
    t = alone().hand(0, "5").sheet(0, {1: "filthy dog", 2: "helpful prospector"})
    t.play("5@5").use("dog").take("safe depot-2", "mark 4")
    assert t.pile_top == "filthy dog"
    assert t.sheet_of(0) == {2: "helpful prospector"}
    t.asks(0, "respond").take("use prospector")
    assert t.money(0) == 7
    t.idle()


@rule("Q16", "SR150", "SR68")
@pytest.mark.parametrize("order", [["investor", "prospector"], ["prospector", "investor"]])
def test_the_neighbours_of_the_horse_and_of_the_one_used_answer_in_the_order_their_owner_likes(
    order: list[str],
) -> None:
    t = alone().hand(0, "5")
    t.sheet(0, {1: "cocky horse", 2: "tireless prospector", 4: "dusty banker", 5: "helpful investor"})
    t.play("5@5").use("horse", on="banker")
    t.asks(0, "respond")
    assert sorted(t.choices()) == ["pass", "use investor", "use prospector"]
    t.use(order[0])
    assert t.choices() == ["pass", f"use {order[1]}"]
    t.use(order[1])
    assert t.money(0) == 4 + 4 + 1 + 3
    t.asks(0, "abilities")
    t.idle()


@rule("Q16", "T10", "SR63")
def test_who_passes_has_answered_to_both() -> None:
    t = alone().hand(0, "5")
    t.sheet(0, {1: "cocky horse", 2: "tireless prospector", 4: "dusty banker", 5: "helpful investor"})
    t.play("5@5").use("horse", on="banker").use("prospector").choose(0, "pass")
    t.asks(0, "abilities").refused(0, "use investor", because="SR150")
    t.idle()
    t = alone().hand(0, "5").sheet(0, {4: "cocky banker", 5: "helpful investor"})
    t.play("5@5").use("banker").until("use investor")


@rule("Q16")
def test_one_who_could_answer_to_both_is_asked_once() -> None:
    """A tireless one stands between the Horse and the Banker."""
    t = alone().hand(0, "5").sheet(0, {3: "cocky horse", 4: "tireless prospector", 5: "dusty banker"})
    t.play("5@5").use("horse", on="banker").asks(0, "respond").choose(0, "pass")
    t.asks(0, "abilities")
    t.idle()


@rule("Q16")
def test_nobody_has_neighbours_in_the_saloon() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky innkeeper", 5: "energetic barber"})
    t.saloon("dusty banker", "helpful cow", "anxious dog").play("5@5").use("innkeeper", on="banker")
    t.asks(0, "abilities")
    assert t.money(0) == 8


@rule("Q16")
def test_nobody_has_neighbours_on_the_pile() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky gravedigger"}).pile("dusty banker", "helpful cow")
    t.play("5@5").use("gravedigger").asks(0, "abilities")
    assert t.money(0) == 8


@rule("Q17")
def test_responses_chain() -> None:
    t = alone().hand(0, "5")
    t.sheet(0, {1: "cocky prospector", 2: "helpful banker", 5: "energetic barber", 4: "anxious investor"})
    t.play("5@5").use("prospector").use("banker").use("barber").use("investor")
    assert t.money(0) == 4 + 3 + 4 + 4 + 1
    t.asks(0, "abilities")
    t.idle()


@rule("Q17", "SR64")
def test_once_a_turn_stops_a_loop() -> None:
    """Two that answer to each other, started by a Horse."""
    t = alone().hand(0, "5").sheet(0, {1: "anxious prospector", 2: "helpful banker", 5: "cocky horse"})
    t.play("5@5").use("horse", on="prospector").use("banker")
    t.asks(0, "abilities").refused(0, "use prospector", because="SR64")
    assert t.money(0) == 4 + 3 + 4
    t.idle()
    t = alone().hand(0, "5").sheet(0, {1: "anxious prospector", 2: "helpful banker", 5: "cocky horse"})
    t.play("5@5").use("horse", on="banker").until("use prospector")


@rule("Q18")
def test_one_between_two_may_answer_to_either_once() -> None:
    def between() -> ScoundrelsTable:
        t = alone().hand(0, "5").sheet(0, {3: "cocky prospector", 4: "tireless banker", 5: "stubborn barber"})
        return t.play("5@5")

    early = between().use("prospector").use("banker").use("barber").asks(0, "abilities")
    late = between().use("prospector").take("pass").use("barber").use("banker").asks(0, "abilities")
    for t in (early, late):
        assert t.money(0) == 4 + 3 + 4 + 3
        t.refused(0, "use banker", because="SR64")
        t.idle()


def rearranging() -> ScoundrelsTable:
    """The Prospector was used, and a Stable Hand beside it begins to rearrange; a Banker looks up to space 2."""
    t = alone().hand(0, "5")
    t.sheet(0, {1: "cocky prospector", 2: "helpful stable-hand", 5: "energetic banker"})
    return t.play("5@5").use("prospector").use("stable-hand")


@rule("SR150", "SR180")
def test_who_is_next_to_it_after_rearranging_may_answer() -> None:
    t = rearranging().take("empty", "scoundrel prospector", "scoundrel stable-hand", "empty")
    assert t.sheet_of(0) == {2: "cocky prospector", 3: "helpful stable-hand", 5: "energetic banker"}
    t.asks(0, "respond").take("use banker")
    assert t.money(0) == 4 + 3 + 2 + 4
    t.idle()


@rule("SR150")
def test_an_empty_space_is_nobodys_neighbour() -> None:
    t = rearranging().take("empty", "scoundrel stable-hand", "scoundrel prospector", "scoundrel banker")
    assert t.sheet_of(0) == {2: "helpful stable-hand", 3: "cocky prospector", 4: "energetic banker"}
    t.asks(0, "abilities").refused(0, "use banker", because="SR150")
    t.idle()
    test_an_arrow_answers_to_its_neighbour("energetic", 1, 4)


@rule("SR150", "SR152", "Q17")
def test_an_arrow_answers_in_an_opponents_turn_too() -> None:
    t = laid().given(active=1).hand(1, "6").sheet(1, {1: "grumpy prisoner"}).seat(0, jail=3)
    t.sheet(0, {1: "daring prospector", 2: "helpful banker"})
    t.play("6@6").use("prisoner").take("use prospector", "use banker")
    assert t.money(0) == 11
    t.asks(1, "hire").idle()


@rule("SR68", "T13")
def test_no_response_interrupts() -> None:
    """The Banker waits until the Trapper has scouted, marked and paid."""
    t = alone().hand(0, "5").sheet(0, {1: "cocky trapper", 2: "helpful banker"})
    t.play("5@5").use("trapper").asks(0, "scout").refused(0, "use banker", because="SR150")
    t.take("safe depot-1").asks(0, "mark").refused(0, "use banker", because="SR150")
    t.take("mark 2").asks(0, "respond")
    assert t.money(0) == 6


# Timing texts


@rule("SR152")
def test_a_timing_text_works_in_an_opponents_turn() -> None:
    t = laid().given(active=1).hand(1, "6").sheet(1, {1: "grumpy prisoner"}).sheet(0, {1: "daring banker"})
    t.seat(0, jail=3, reputation=1).play("6@6").use("prisoner")
    assert t.reputation(0) == 0  # no henchman to send: nothing to choose
    t.asks(0, "respond").take("use banker")
    assert t.money(0) == 8
    assert t.view()["active"] == 1
    t.asks(1, "hire").idle()


@rule("SR152")
def test_and_outside_step_2_of_ones_own() -> None:
    t = alone().hand(0, "6").sheet(0, {1: "corrupt banker"}).play("6@6").office("sell-information")
    t.asks(0, "respond").take("use banker")
    assert t.money(0) == 4 + 2 + 4


@rule("SR153", "Q3")
def test_a_timing_text_works_at_the_end_of_the_day() -> None:
    """After the calling, before the henchmen leave the cards: the Bank Robber has nobody to send yet."""
    t = laid().given(phase="evening", active=1)
    t.sheet(0, {1: "talkative banker", 2: "daring bank-robber"}).seat(0, jail=1, henchmen=1)
    t.seat(1, slots={"3": "0"}, calls={"3": [0]})
    t.asks(0, "respond")
    assert t.reputation(0) == 1
    assert t.reputation(1) == -1
    assert t.slot(1, "3")["henchmen"] == [0]
    t.take("use banker")
    assert t.money(0) == 8
    assert t.view()["day"] == 1


@rule("SR154", "T70", "SR152")
def test_each_ability_once_in_every_players_turn() -> None:
    t = laid().hand(0, "5").seat(0, money=6, jail=3).hand(1, "6").seat(1, jail=3)
    t.sheet(0, {1: "cocky mayor", 2: "talkative banker", 3: "stubborn hero", 4: "daring priest"})
    t.sheet(1, {1: "grumpy prisoner"})
    t.play("5@5").use("mayor").asks(0, "respond").take("use banker")
    assert (t.reputation(0), t.money(0)) == (1, 10)
    t.use("hero")  # gains again, answers no more
    assert t.reputation(0) == 3
    t.asks(0, "abilities").refused(0, "use banker", because="SR64")
    t.end_turn()
    before = t.money(0)
    t.play("6@6").use("prisoner").asks(0, "respond").take("use priest")  # loses 1, then buys it back
    assert t.reputation(0) == 3
    t.asks(0, "respond").take("use banker")
    assert t.money(0) == before - 3 + 4
    t.idle()


@rule("SR154", "T70", "T83")
def test_and_once_in_every_end_of_day() -> None:
    """The Mayor works before the calling, the caught bluff comes after: one answer for both."""
    t = laid().given(phase="evening", active=1).sheet(0, {1: "sleepy mayor", 2: "talkative banker"})
    t.seat(0, jail=1, henchmen=1).seat(1, slots={"3": "0"}, calls={"3": [0]})
    t.take("use mayor").asks(0, "respond").take("use banker")
    assert t.money(0) == 8
    t.to("first")
    assert t.reputation(0) == 2
    assert t.money(0) == 8
    assert len(t.happened("used")) == 2


@rule("SR154")
def test_who_let_the_first_chance_pass_has_the_second() -> None:
    t = laid().given(phase="evening", active=1).sheet(0, {1: "sleepy mayor", 2: "talkative banker"})
    t.seat(0, jail=1, henchmen=1).seat(1, slots={"3": "0"}, calls={"3": [0]})
    t.take("use mayor").choose(0, "pass").asks(0, "respond").take("use banker")
    assert (t.reputation(0), t.money(0)) == (2, 8)


# Start of the turn


@rule("SR155", "Q42")
def test_the_start_of_the_turn_is_before_the_card_and_optional() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "elderly banker"})
    t.asks(0, "start")
    assert t.choices() == ["use banker", "pass"]
    t.refused(0, "play 5@5", because="SR38")
    t.choose(0, "pass").asks(0, "plan")
    assert t.sheet_of(0) == {1: "elderly banker"}  # unused, so not discarded
    assert t.money(0) == 4
    t.play("5@5").to("abilities").refused(0, "use banker", because="SR155")


@rule("SR155", "SR203")
def test_used_it_goes() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "elderly banker"}).use("banker")
    assert t.money(0) == 8
    assert t.pile_now == ["elderly banker"]
    t.asks(0, "plan").idle()


@rule("SR155")
def test_it_is_the_start_of_ones_own_turn_only() -> None:
    t = alone().given(active=0).hand(0, "5").sheet(1, {1: "elderly banker"})
    t.asks(0, "plan")


# When hired


@rule("SR156", "SR157", "T64", "Q14")
def test_a_charming_one_is_used_from_its_place_in_the_saloon() -> None:
    t = alone().hand(0, "6").saloon("dusty dog", "charming banker", "clumsy cow").seat(0, money=1)
    t.play("6@6").hire("banker")
    t.asks(0, "hire")
    assert t.choices() == ["use banker", "pass"]
    assert t.saloon_now == ["dusty dog", "charming banker", "clumsy cow"]
    assert t.money(0) == 0
    t.use("banker")
    assert t.money(0) == 4
    assert t.sheet_of(0) == {}
    assert t.pile_now == ["charming banker"]
    assert t.saloon_now[1:] == ["dusty dog", "clumsy cow"]
    assert len(t.saloon_now) == 3
    t.idle()


@rule("SR157", "T64")
def test_and_goes_unused_as_well() -> None:
    t = alone().hand(0, "6").saloon("dusty dog", "charming banker", "clumsy cow").sheet(0, {1: "cocky horse"})
    t.play("6@6").hire("banker").choose(0, "pass").take("keep")
    assert t.money(0) == 3
    assert t.pile_now == ["charming banker"]
    assert t.sheet_of(0) == {1: "cocky horse"}
    t.idle()


@rule("Q14")
def test_while_it_runs_the_others_see_it_in_the_saloon() -> None:
    """A charming Innkeeper is itself on display and uses one of the other two; the refill comes after."""
    t = alone().hand(0, "6").saloon("charming innkeeper", "dusty banker", "clumsy prospector")
    t.play("6@6").hire("innkeeper").use("innkeeper")
    assert t.choices() == ["scoundrel banker", "scoundrel prospector"]
    assert len(t.saloon_now) == 3
    assert t.happened("created") == []
    t.take("scoundrel banker")
    assert len(t.happened("created")) == 1
    assert t.saloon_now[1:] == ["dusty banker", "clumsy prospector"]


@rule("Q15", "SR73")
def test_hiring_it_is_a_hire() -> None:
    """One may rearrange, and an annoying one answers."""
    t = alone().hand(0, "6").saloon("dusty dog", "charming banker", "clumsy cow")
    t.sheet(0, {1: "cocky horse", 2: "annoying prospector"})
    t.play("6@6").hire("banker").use("banker")
    t.asks(0, "hire")
    assert t.choices() == ["keep", "rearrange"]
    t.take("rearrange", "scoundrel prospector", "scoundrel horse")
    assert t.sheet_of(0) == {1: "annoying prospector", 2: "cocky horse"}
    t.asks(0, "respond").take("use prospector")
    assert t.money(0) == 4 - 1 + 4 + 3
    t.idle()


# Using another


@rule("SR158", "T41")
def test_using_another_ignores_its_timing() -> None:
    for other in ("clumsy", "sleepy", "talkative", "helpful", "lying", "selfish", "candid"):
        t = alone().hand(0, "5").sheet(0, {1: "cocky horse", 5: f"{other} banker"})
        t.play("5@5").use("horse")
        assert t.money(0) == 8
        t.asks(0, "abilities").idle()


@rule("SR158", "T41")
def test_while_you_have_nothing_is_timing_too() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky horse", 2: "generous banker"}).play("5@5").use("horse")
    assert t.money(0) == 8


@rule("Q41", "SR158")
def test_a_horse_may_use_a_candid_one_without_the_zero() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky horse", 2: "candid banker"}).play("5@5").use("horse")
    assert t.money(0) == 8
    assert not t.of(0, "faceup")
    t.idle()


@rule("SR159", "T41")
def test_using_another_ignores_its_modifiers() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky horse", 2: "stunning banker"}).play("5@5").use("horse")
    assert t.money(0) == 8
    t.asks(0, "abilities").idle()  # no second use


@rule("SR160", "T41", "T42")
def test_an_elderly_banker_used_by_a_horse_goes() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky horse", 2: "elderly banker"})
    t.take("pass").play("5@5").use("horse")
    assert t.money(0) == 8
    assert t.pile_now == ["elderly banker"]
    assert t.sheet_of(0) == {1: "cocky horse"}
    t.idle()


@rule("SR160", "T41")
def test_a_cruel_one_still_sends_a_henchman_to_jail() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky horse", 2: "cruel banker"}).play("5@5").use("horse")
    assert (t.of(0, "henchmen"), t.of(0, "jailed")) == (1, 2)
    assert t.money(0) == 8


@rule("SR160", "T41", "SR182", "T9")
def test_and_cannot_be_used_without_one() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky horse", 2: "cruel banker"}).seat(0, jail=3)
    t.play("5@5").to("abilities").refused(0, "use horse", because="Q23")
    t = alone().hand(0, "5").sheet(0, {1: "cocky horse", 2: "cruel banker"}).seat(0, jail=2)
    t.play("5@5").until("use horse")


@rule("SR160", "T14")
def test_and_costs_stay_costs() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky horse", 2: "dusty chef"}).seat(0, money=0)
    t.play("5@5").to("abilities").refused(0, "use horse", because="Q23")
    t = alone().hand(0, "5").sheet(0, {1: "cocky horse", 2: "dusty chef"}).seat(0, money=1)
    t.play("5@5").use("horse")
    assert [event["amount"] for event in t.happened("paid")] == [1]
    assert t.money(0) == 4


# Scouting poker cards


@rule("SR161", "SR162", "SR48")
def test_scouting_a_poker_card_is_a_secret_look_and_no_mark() -> None:
    t = laid(3).hand(0, "5").sheet(0, {1: "cocky journalist"})
    t.seat(1, jail=3, slots={"3": "0"}).seat(2, jail=3, slots={"4": "4", "6": "A"})
    t.play("5@5").use("journalist")
    assert t.choices() == ["card 0@5", "card 1@3", "card 2@4", "card 2@6"]
    t.take("card 2@6")
    t.asks(0, "abilities")  # no number is asked for
    assert t.slot(2, "6", viewer=0)["card"] == "A"
    assert t.slot(2, "6", viewer=1)["card"] is None
    assert t.slot(2, "6")["card"] is None
    assert t.slot(1, "3", viewer=0)["card"] is None
    assert [event["card"] for event in t.happened("scouted-card", 0)] == ["A"]
    assert [event["card"] for event in t.happened("scouted-card", 1)] == [None]
    assert t.happened("marked") == []
    assert t.of(0, "marks") == {"2/3": 2, "4/5": 3, "6/7": 2}
    assert t.money(0) == 7
    t.idle()
