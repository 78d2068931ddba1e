"""A third evening with the rulebooks open: options, rare cards, crossings of two rules; the page stands with each."""

from typing import Any

import pytest

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, dealt, expanded, laid
from tests.scoundrels import alone as against

FULL = {1: "dusty chef", 2: "rowdy dog", 3: "filthy horse", 4: "cocky butler", 5: "grumpy jailer"}


def alone(**seat: Any) -> ScoundrelsTable:
    """Nobody to suspect anything; seat 0 as said."""
    return laid().seat(1, jail=3).seat(0, **seat)


def debts(count: int) -> dict[int, int]:
    return dict.fromkeys(range(1, count + 1), 1)


# Options


@rule("SR261", "SR262")
@pytest.mark.parametrize("extra", [True, False])
def test_a_sixth_scoundrel_takes_the_place_of_the_picture(extra: bool) -> None:
    """Optional rules: with five on the sheet nobody has to go."""
    t = laid(extra_scoundrel=extra).seat(1, jail=3).hand(0, "4").seat(0, money=20).sheet(0, FULL)
    t.saloon("clumsy cow", "thirsty trapper", "scarred banker").play("4@4").to("hire", 0)
    assert ("hire banker at 0" in t.choices()) is extra
    assert ("hire banker and let go" in t.choices()) is not extra
    if extra:
        t.hire("banker", at=0)
        assert (len(t.sheet_of(0)), t.pile_now) == (6, [])


@rule("SR260")
@pytest.mark.parametrize("seed", range(4))
def test_everybody_begins_with_the_zero_and_three_more(seed: int) -> None:
    t = dealt(3, seed=seed, starting_zero=True)
    for seat in range(3):
        assert "0" in t.of(seat, "hand")
        assert (len(t.of(seat, "hand")), t.of(seat, "deck")) == (4, 3)


@rule("SR272", "SR132")
@pytest.mark.parametrize("wild", [True, False])
def test_a_wild_saloon_lets_three_safes_be_kept_on_the_first_day(wild: bool) -> None:
    """Optional rules of the base game."""
    held = ["depot-1", "depot-2"] if wild else ["depot-1"]
    t = laid(wild_saloon=wild, days=3).given(day=1).hand(0, "5").seat(1, jail=3).seat(0, safes=held)
    t.play("5@5").take("lead 5", "safe estate-1")
    assert (t.game.decision.kind == "abandon") is not wild
    if wild:
        assert len(t.safes_of(0)) == 3


@rule("SR253", "SR65", "SR247", "T65")
def test_who_gets_a_when_hired_trait_on_the_sheet_is_of_no_use_any_more() -> None:
    """P. 15, Transform Allies."""
    t = laid(strategy_cards=True).seat(0, leader="doc-zimmer", strategy="transform-allies").seat(1, jail=3)
    t.hand(0, "5").sheet(0, {1: "cocky banker", 2: "stubborn prospector"})
    t.saloon("charming cow", "thirsty trapper", "dusty chef").take("use strategy", "scoundrel banker")
    t.take("scoundrel cow").play("5@5")
    assert t.sheet_of(0)[1] == "charming banker"
    assert "cocky cow" in t.saloon_now
    assert t.choices() == ["lead 5", "use prospector", "pass"]


@rule("SR113")
def test_who_took_the_latest_turn_says_who_acts_first_in_the_evening() -> None:
    """P. 7."""
    t = laid(3, strategy_cards=True).given(phase="evening", active=1, first=2)
    t.seat(0, leader="lilith-boone", strategy="spread-fear").sheet(0, {1: "sleepy banker"})
    t.seat(1, leader="doc-zimmer", strategy="recruit-volunteers")
    t.seat(2, leader="milton-goff", strategy="collect-interest").asks(1, "evening")
    assert sorted(t.choices()) == ["seat 0", "seat 2"]
    t.choose(1, "seat 2").asks(2, "evening").choose(2, "use strategy").until("use banker", 0)
    assert t.money(2) == 8


# The base game


@rule("SR135", "SR123", "T36")
def test_an_abandoned_safe_lies_facedown_with_the_marks_of_all() -> None:
    """P. 9."""
    t = laid().given(day=1).hand(0, "5").seat(1, jail=3).seat(0, safes=["depot-1"]).marks("1: 3 on depot-1")
    t.play("5@5").take("lead 5", "safe estate-1", "safe depot-1")
    left = t.safe("depot-1")
    assert (list(map(tuple, left["marks"])), left["value"], left["place"]) == ([(1, 3)], None, "space 1")
    assert t.safe("depot-1", 1)["value"] is not None


@rule("SR97", "SR100", "SR95", "T24")
def test_two_catch_one_bluff_and_one_of_them_errs_elsewhere() -> None:
    """P. 7: one each, the bluffer loses one only; from the honest card one goes to jail."""
    t = laid(3).given(phase="evening", active=2, first=0)
    t.seat(0, slots={"3": "5", "4": "4"}, calls={"3": [1, 2], "4": [2]})
    t.seat(1, henchmen=1, jail=1).seat(2, henchmen=1, jail=0)
    assert [t.reputation(seat) for seat in range(3)] == [-1, 1, 1]
    assert [t.of(seat, "jailed") for seat in range(3)] == [1, 1, 1]


@rule("SR117", "T69")
@pytest.mark.parametrize(("before", "woken"), [(4, True), (5, True), (6, False)])
def test_at_six_nothing_is_gained_and_nobody_talks(before: int, woken: bool) -> None:
    """P. 15, Talkative; money that buys nothing cannot be spent either."""
    t = alone(reputation=before, money=9).hand(0, "5")
    t.sheet(0, {1: "cocky priest", 5: "talkative banker"}).play("5@5")
    assert ("use priest" in t.choices()) is woken
    if woken:
        t.use("priest").until("use banker", 0)


@rule("SR154")
def test_two_caught_bluffs_wake_daring_once_an_evening() -> None:
    """P. 13."""
    t = laid(3).given(phase="evening", active=2, first=0).sheet(0, {1: "daring banker"})
    t.seat(0, slots={"3": "5", "4": "6"}, calls={"3": [1], "4": [2]})
    t.seat(1, henchmen=1, jail=1).seat(2, henchmen=1, jail=1)
    t.until("use banker", 0).choose(0, "use banker")
    assert (t.reputation(0), t.money(0)) == (-2, 8)
    assert len(t.happened("used")) == 1
    assert not t.can("use banker", 0)


@rule("SR243", "T61")
def test_a_new_job_behind_an_unused_trait_is_used_at_once() -> None:
    """P. 15, Tailor: the example of the 5."""
    t = alone().hand(0, "5").sheet(0, {1: "cocky tailor", 2: "stubborn chef"})
    t.saloon("clumsy banker", "thirsty trapper", "dusty cow").play("5@5").use("tailor")
    t.take("scoundrel banker").until("use banker", 0).choose(0, "use banker")
    assert (t.money(0), t.sheet_of(0)[2]) == (8, "stubborn banker")
    assert "clumsy chef" in t.saloon_now


@rule("SR242", "T60")
def test_a_new_job_behind_a_used_trait_has_to_wait() -> None:
    """P. 15, Tailor: part of it was used."""
    t = alone().hand(0, "5").sheet(0, {1: "cocky tailor", 2: "stubborn chef"})
    t.saloon("clumsy banker", "thirsty trapper", "dusty cow").play("5@5").use("chef").use("tailor")
    t.take("scoundrel banker")
    assert (t.money(0), t.sheet_of(0)[2]) == (7, "stubborn banker")
    assert t.choices() == ["lead 5", "pass"]


@rule("SR246", "T62")
@pytest.mark.parametrize("other", [True, False])
def test_a_tailor_alone_has_nobody_to_dress(other: bool) -> None:
    """P. 15: it cannot replace its own job."""
    t = alone().hand(0, "5").sheet(0, {1: "cocky tailor", **({2: "clumsy chef"} if other else {})})
    t.saloon("dusty banker", "thirsty trapper", "rowdy cow").play("5@5")
    assert ("use tailor" in t.choices()) is other


@rule("SR188", "SR190", "SR192")
def test_the_zero_beside_the_sheet_is_played_and_out_of_reach() -> None:
    """P. 13, Candid with the Investor."""
    t = laid().hand(0, "0 2 3").sheet(0, {1: "candid investor"}).play("0 faceup").use("investor")
    assert t.money(0) == 5
    t.end_turn()
    assert not t.can("henchman", 1)
    t = laid().hand(0, "0 2 3").sheet(0, {1: "candid investor"}).play("0@4")
    assert t.can("henchman", 1)


@rule("SR189")
def test_the_zero_beside_the_sheet_goes_under_the_deck_with_the_others() -> None:
    """P. 13."""
    t = laid().given(phase="evening", active=1, first=0)
    t.seat(0, faceup=True, slots={"3": "5", "2": "6", "4": "4"}).view()
    assert [event["count"] for event in t.happened("under-deck") if event["seat"] == 0] == [4]


@rule("SR183", "T74")
def test_who_is_about_to_lose_a_henchman_may_still_place_one() -> None:
    """P. 13, Deputy; of two opponents the one who is meant."""
    t = laid(3).hand(0, "5").sheet(0, {1: "cocky deputy"}).play("5@5").use("deputy").choose(0, "seat 2")
    t.asks(2).choose(2, "henchman").until("lead 5", 0)
    assert t.slot(0, "5")["henchmen"] == [2]
    assert (t.of(2, "henchmen"), t.of(2, "jailed")) == (0, 2)


@rule("SR208", "T46")
@pytest.mark.parametrize("used", [True, False])
def test_who_was_used_and_left_is_not_used_again_from_the_pile(used: bool) -> None:
    """P. 14, Gravedigger after the Cow."""
    t = alone().hand(0, "5").sheet(0, {1: "cocky cow", 2: "stubborn gravedigger"}).pile("dusty banker")
    t.play("5@5")
    if used:
        t.use("cow")
    assert ("use gravedigger" in t.choices()) is not used


@rule("T42", "SR160")
def test_the_horse_uses_up_an_elderly_one_in_the_middle_of_a_turn() -> None:
    """P. 11: gain $4, then discard the Elderly Banker."""
    t = alone().hand(0, "5").sheet(0, {1: "cocky horse", 2: "elderly banker"}).take("pass").play("5@5")
    t.use("horse", on="banker")
    assert (t.money(0), t.sheet_of(0), t.pile_top) == (8, {1: "cocky horse"}, "elderly banker")


@rule("SR160", "SR182")
@pytest.mark.parametrize("free", [0, 1])
def test_through_the_horse_cruel_costs_its_henchman_too(free: int) -> None:
    """P. 11: "To use, send 1 of your henchmen to jail" holds."""
    t = alone(henchmen=free, jail=3 - free).hand(0, "5")
    t.sheet(0, {1: "cocky horse", 2: "cruel banker"}).play("5@5")
    assert ("use horse" in t.choices()) is (free == 1)
    if free:
        t.use("horse", on="banker")
        assert (t.money(0), t.of(0, "jailed")) == (8, 3)


@rule("SR159", "SR147", "T40")
@pytest.mark.parametrize(("slot", "who", "money"), [("5", "horse", 8), ("6", "banker", 9)])
def test_bonus_money_is_for_the_poker_card_only(slot: str, who: str, money: int) -> None:
    """P. 11: modifier icons are not resolved when another uses it."""
    t = alone().hand(0, slot).sheet(0, {1: "cocky horse", 2: "lucky banker"}).play(f"{slot}@{slot}")
    assert t.use(who, on="banker").money(0) == money


@rule("SR214", "T45")
def test_the_horse_the_innkeeper_and_one_in_the_saloon() -> None:
    """P. 14, Horse."""
    t = alone().hand(0, "5").sheet(0, {1: "cocky horse", 2: "clumsy innkeeper"})
    t.saloon("dusty banker", "thirsty trapper", "rowdy jailer").play("5@5").use("horse", on="innkeeper")
    t.take("scoundrel banker")
    assert (t.money(0), t.saloon_now[0]) == (8, "dusty banker")


@rule("SR235", "SR236", "T82")
def test_after_the_selfish_one_there_is_a_last_chance_to_suspect() -> None:
    """P. 15."""
    t = laid().hand(0, "6").sheet(0, {1: "selfish banker"}).play("6@6").office("sell-information")
    t.until("use banker", 0).choose(0, "use banker")
    assert t.money(0) == 4 + 2 + 4
    t.asks(1, "suspect").choose(1, "henchman")
    assert t.slot(0, "6")["henchmen"] == [1]


@rule("SR204", "T67")
def test_what_the_old_one_pays_the_generous_one_loses() -> None:
    """P. 13, Elderly."""
    t = alone(money=0).hand(0, "6").sheet(0, {1: "elderly banker", 2: "generous prospector"})
    assert t.can("use prospector", 0)
    t.choose(0, "use banker")
    assert not t.can("use prospector", 0)


@rule("SR211", "T66")
def test_money_of_the_sheet_and_of_the_office_leaves_greedy_cold() -> None:
    """P. 14."""
    t = (
        alone()
        .hand(0, "3")
        .sheet(0, {5: "greedy banker"})
        .play("3@3")
        .take("lead 3")
        .office("sell-information")
    )
    assert (t.money(0), t.happened("used")) == (9, [])
    t = (
        alone()
        .hand(0, "3")
        .sheet(0, {1: "dusty prospector", 5: "greedy banker"})
        .play("3@3")
        .use("prospector")
    )
    assert t.can("use banker", 0)


@rule("SR222", "T77")
def test_the_card_of_this_turn_counts_for_the_investor() -> None:
    """P. 14."""
    t = alone(slots={"2": "2", "A": "A"}).given(turn=3).hand(0, "5").sheet(0, {1: "cocky investor"})
    assert t.play("5@5").use("investor").money(0) == 4 + 3


@rule("SR186", "SR187", "T73")
def test_a_freed_henchman_finds_no_card_but_its_owners_and_one_where_it_lies() -> None:
    """P. 13, Brain-Washer: freed all the same."""
    t = laid(3).given(turn=2).hand(0, "5").sheet(0, {1: "cocky brain-washer"}).seat(0, jail=0)
    t.seat(1, jail=1, henchmen=1, slots={"2": "2"}).seat(2, jail=0, slots={"3": "3"}, calls={"3": [1]})
    t.play("5@5").use("brain-washer").asks(0, "abilities")
    assert (t.of(1, "jailed"), t.of(1, "henchmen"), t.happened("placed")) == (0, 2, [])


@rule("SR184", "SR186")
def test_an_own_henchman_is_freed_onto_a_card_of_an_earlier_turn() -> None:
    """P. 13, Brain-Washer."""
    t = laid(3).given(turn=2).hand(0, "5").sheet(0, {1: "cocky brain-washer"}).seat(0, jail=1)
    t.seat(1, jail=1, henchmen=1, slots={"2": "2"}).seat(2, jail=0, slots={"3": "3"}, calls={"3": [1]})
    t.play("5@5").use("brain-washer").choose(0, "seat 0").choose(0, "yes")
    assert sorted(t.choices()) == ["card 1@2", "card 2@3"]
    t.choose(0, "card 2@3")
    assert sorted(t.slot(2, "3")["henchmen"]) == [0, 1]


@rule("SR185", "T72")
@pytest.mark.parametrize("jailed", [0, 1])
def test_with_the_jail_empty_the_brain_washer_has_nothing_to_do(jailed: int) -> None:
    """P. 13."""
    t = laid(3).given(turn=2).hand(0, "5").sheet(0, {1: "cocky brain-washer"}).seat(0, jail=jailed)
    t.seat(1, jail=0, slots={"2": "2"}).seat(2, jail=0).play("5@5").to("abilities", 0)
    assert ("use brain-washer" in t.choices()) is (jailed == 1)


@rule("SR233", "T76")
def test_what_the_fire_took_cannot_be_bailed_out() -> None:
    """P. 14, Pyro."""
    t = (
        laid()
        .given(turn=2)
        .hand(0, "5")
        .sheet(0, {1: "cocky pyro"})
        .seat(0, slots={"2": "3"}, calls={"2": [1]})
    )
    t.seat(0, jail=0).seat(1, henchmen=2, jail=0).play("5@5").use("pyro")
    assert t.slot(0, "2")["henchmen"] == []
    assert (t.of(1, "henchmen"), t.of(1, "jailed")) == (2, 0)
    t.take("office")
    assert t.money(0) == 6  # nobody is in jail: all that is left is to sell information


@rule("SR220", "SR221", "T37")
def test_an_unused_safe_that_is_not_kept_goes_back_to_the_unused_ones() -> None:
    """P. 14, Inventor: five safes lie at its site already."""
    t = alone(safes=["depot-1"]).given(day=1).hand(0, "5").sheet(0, {1: "cocky inventor"}).play("5@5")
    t.use("inventor").take("safe estate-6").asks(0, "abandon").choose(0, "safe estate-6")
    assert (t.safes_of(0), t.safe("estate-6")["place"]) == (["depot-1"], "unused")


@rule("SR198", "SR199", "T50")
def test_the_doctor_makes_room_itself_and_its_neighbour_says_nothing() -> None:
    """P. 14."""
    full = {1: "cocky doctor", 2: "helpful banker", 3: "filthy horse", 4: "thirsty butler", 5: "dusty jailer"}
    for at, woken in ((1, False), (5, True)):
        t = alone(money=9).hand(0, "5").sheet(0, full).pile("clumsy trapper").play("5@5").use("doctor")
        t.take("yes", f"hire trapper at {at}", "keep")
        assert t.sheet_of(0)[at] == "clumsy trapper"
        assert t.pile_top == full[at]
        assert ("use banker" in t.choices()) is woken


@rule("SR180", "SR196", "T49")
@pytest.mark.parametrize(("trait", "usable"), [("helpful", True), ("greedy", False)])
def test_whom_the_doctor_hires_answers_to_it_unless_it_is_for_the_money(trait: str, usable: bool) -> None:
    """P. 14: the money came before it was on the sheet."""
    t = alone(money=9).hand(0, "5").sheet(0, {1: "cocky doctor"}).pile(f"{trait} banker").play("5@5")
    t.use("doctor").take("yes", "hire banker at 2", "keep")
    assert ("use banker" in t.choices()) is usable


@rule("SR202", "T52", "T53")
def test_a_doctor_used_twice_pays_twice_and_hires_that_card_once() -> None:
    """P. 14."""
    t = alone(money=20).hand(0, "6").sheet(0, {1: "stunning doctor"}).pile("charming banker").play("6@6")
    t.use("doctor").take("yes", "hire banker", "use banker", "keep")
    once = t.money(0)
    t.take("again").to("hire", 0)
    assert (t.money(0), t.pile_now) == (once + 2, ["charming banker"])
    assert len(t.happened("hired")) == 1


@rule("SR176")
def test_who_is_hired_beside_the_annoying_one_answers_to_it() -> None:
    """P. 13."""
    t = alone(money=20).hand(0, "6").sheet(0, {1: "annoying prospector"})
    t.saloon("helpful banker", "thirsty trapper", "rowdy jailer").play("6@6").take("hire banker at 2")
    left = t.money(0)
    t.take("use prospector", "use banker")
    assert t.money(0) == left + 3 + 4


@rule("SR91", "T21")
@pytest.mark.parametrize(
    ("days", "day", "possible"), [(2, 1, False), (2, 2, True), (3, 2, False), (3, 3, True)]
)
def test_the_sheriff_is_bribed_on_the_final_day_only(days: int, day: int, possible: bool) -> None:
    """P. 6."""
    t = (
        laid(days=days)
        .seat(1, jail=3)
        .seat(0, money=14)
        .given(day=day)
        .hand(0, "6")
        .play("6@6")
        .take("office")
    )
    assert ("office bribe-sheriff" in t.choices()) is possible


@rule("SR226", "T79")
@pytest.mark.parametrize(("number", "woken"), [(7, True), (6, False)])
def test_only_a_number_that_the_site_does_not_list_is_a_lie(number: int, woken: bool) -> None:
    """P. 14: the Estate lists 2 to 6."""
    t = alone().hand(0, "A").sheet(0, {1: "lying banker"}).play("A@A")
    t.take("lead A/2", "safe estate-1", f"mark {number}")
    assert ("use banker" in t.choices()) is woken


# Double or Nothing


@rule("XR57", "X7", "X39", "XR153")
def test_two_debts_cost_both_prices_and_wake_responsible_once() -> None:
    """P. 3: $3 and $4 above them, $7 in all."""
    t = expanded().hand(0, "6").seat(1, jail=3).seat(0, money=7, debts={2: 1, 3: 2})
    t.sheet(0, {1: "responsible banker"}).play("6@6").take("office", "location pay-off-loans", "debt 2")
    assert t.money(0) == 4
    t.take("debt 3").until("use banker", 0)
    assert (t.money(0), t.debts(0)) == (0, [])
    t.choose(0, "use banker")
    assert (t.money(0), len(t.happened("used"))) == (4, 1)


@rule("XR59")
@pytest.mark.parametrize(("safe", "woken"), [("depot-1", True), ("depot-5", False)])
def test_the_reporter_wakes_the_nosy_one_at_a_modded_safe(safe: str, woken: bool) -> None:
    """P. 4: three of five safes of a site have mods; the dollar and the debt are paid in any case."""
    t = expanded().hand(0, "6").seat(1, jail=3).sheet(0, {1: "nosy-revised banker"}).seat(0, money=3)
    t.play("6@6").take("office", "location hire-reporter", "debt 1", f"safe {safe}", "mark 2")
    assert (t.money(0), t.debts(0)) == (2, [1])
    assert ("use banker" in t.choices()) is woken


@rule("XR143")
def test_impatient_hears_of_the_reporters_debt_when_the_safe_is_marked() -> None:
    """P. 10: the location is carried out to its end first."""
    t = expanded().hand(0, "6").seat(1, jail=3).sheet(0, {1: "impatient banker"}).seat(0, money=3)
    t.play("6@6").take("office", "location hire-reporter", "debt 1")
    assert not t.can("use banker", 0)
    t.take("safe depot-1", "mark 2", "use banker")
    assert t.money(0) == 3 - 1 + 4


@rule("XR40", "XR41", "XR60", "X6")
@pytest.mark.parametrize("had", [3, 4])
def test_with_four_debts_neither_loan_nor_painter_nor_hasty_nor_reporter(had: int) -> None:
    """P. 3 and 4."""
    t = expanded().hand(0, "5").seat(1, jail=3).seat(0, debts=debts(had))
    t.sheet(0, {1: "cocky painter", 2: "hasty banker"})
    assert (t.game.decision.kind == "start") is (had == 3)
    t.play("5@5")
    assert ("use painter" in t.choices()) is (had == 3)
    assert any("loan" in word for word in t.game.legal(0)) is (had == 3)
    t.take("pass", "office")
    assert ("location hire-reporter" in t.choices()) is (had == 3)


@rule("XR154", "XR88", "X49")
def test_a_fourth_safe_from_the_box_goes_back_into_it() -> None:
    """P. 11, Roboticist: the $3 are gone."""
    t = expanded().hand(0, "5").seat(1, jail=3).seat(0, money=9, safes=["depot-1", "depot-2", "depot-3"])
    t.sheet(0, {1: "cocky roboticist"}).play("5@5").use("roboticist")
    t.take("safe estate-6", "mark 2", "yes").asks(0, "abandon").choose(0, "safe estate-6")
    assert (t.safe("estate-6")["place"], t.money(0)) == ("unused", 6)
    assert list(map(tuple, t.safe("estate-6")["marks"])) == [(0, 2)]


@rule("XR65", "X19")
def test_a_safe_turned_up_and_given_up_lies_faceup_for_all() -> None:
    """P. 4."""
    t = expanded().given(gadgets={"depot-4": "number-pad"}).hand(0, "5").seat(1, jail=3)
    t.seat(0, safes=["estate-1", "estate-2", "estate-3"]).play("5@5").take("lead 5", "safe depot-4")
    t.asks(0, "abandon").choose(0, "safe depot-4")
    assert t.safe("depot-4")["place"].startswith("space")
    assert t.safe("depot-4")["value"] is not None


@rule("XR77", "XR76")
def test_the_maverick_comes_when_the_card_has_had_its_abilities() -> None:
    """P. 5: suspected at once, used after step 2 of the other."""
    t = (
        expanded()
        .hand(0, "4")
        .seat(1, jail=1)
        .sheet(1, {1: "tricky banker"})
        .sheet(0, {1: "thirsty prospector"})
    )
    t.play("4@4").asks(1, "suspect").choose(1, "henchman").asks(0, "abilities")
    assert not t.can("use banker", 1)
    t.take("use prospector", "lead 4").until("use banker", 1).choose(1, "use banker")
    assert (t.money(0), t.money(1)) == (4 + 3 + 4, 4 + 4)


@rule("XQ34", "XR141")
@pytest.mark.parametrize("skipped", [True, False])
def test_without_a_third_step_the_selfish_one_stays_silent(skipped: bool) -> None:
    """P. 10, as the book says of Whining."""
    t = expanded(strategy_cards=True).seat(0, leader="doc-zimmer", strategy="enlist-talent", money=20)
    t.seat(1, jail=3).hand(0, "6").sheet(0, {1: "selfish banker"}).saloon(
        "dusty cow", "filthy dog", "lucky chef"
    )
    if skipped:
        t.take("use strategy", "hire chef at 2", "keep").play("6@6").take("pass")
        assert (t.view()["active"], t.happened("used")) == (1, [])
    else:
        t.take("pass").play("6@6").office("sell-information").until("use banker", 0)


@rule("XR146", "XR147", "XR148")
def test_the_medicine_reaches_the_pile_for_a_drink_but_not_for_a_debt() -> None:
    """P. 10: the Innkeeper may, the Peddler may not."""
    t = expanded().given(gadgets={"estate-4": "miracle-medicine"}).hand(0, "5").seat(1, jail=3)
    t.seat(0, safes=["estate-4"]).sheet(0, {1: "cocky innkeeper", 2: "stubborn peddler"})
    t.saloon("dusty cow", "filthy dog", "lucky chef").pile("clumsy banker").play("5@5").use("peddler")
    assert sorted(t.choices()) == ["scoundrel chef", "scoundrel cow", "scoundrel dog"]
    t.choose(0, "scoundrel dog").use("innkeeper").choose(0, "scoundrel banker")
    assert t.money(0) == 4 + 3 + 4


# Alone


@rule("XR135")
@pytest.mark.parametrize(("had", "stolen"), [(5, 2), (1, 1)])
def test_a_pickpocket_takes_what_milton_has(had: int, stolen: int) -> None:
    """P. 9."""
    t = against("milton-goff").enemy(money=had).hand(0, "5").sheet(0, {1: "cocky pickpocket"}).play("5@5")
    t.use("pickpocket")
    assert (t.money(0), t.enemy_now["money"]) == (4 + stolen, had - stolen)


@rule("XR126", "XR137", "X47")
def test_whom_doc_recruits_leaves_its_debt_faceup_and_does_nothing() -> None:
    """P. 9: enemies cannot have debts, and she uses nobody."""
    t = against("doc-zimmer").enemy(automa=["job-offer"]).hand(0, "6").given(carried=["3 on dog"])
    t.saloon("dusty cow", "filthy dog", "lucky chef").seat(0, money=20).play("6@6").hire("chef", at=1)
    while not t.happened("automa"):
        t.choose(0, next(word for word in ("pass", "keep") if word in t.choices()))
    assert t.enemy_now["recruits"][-1]["job"] == "dog"
    assert 3 in t.view()["debts"]["discarded"]
    assert (t.debts(0), t.happened("used")) == ([], [])


@rule("XR131", "XR132")
def test_the_marks_of_what_lilith_burns_come_home() -> None:
    """P. 8: two of them, and the safe is not shown."""
    t = against().enemy(automa=["stampede"]).hand(0, "A")
    t.marks("0: 5 on depot-2", "0: 4 on depot-2", "0: 3 on estate-1").play("A@A")
    before = sum(t.of(0, "marks").values())
    t.draw()
    assert (t.safe("depot-2")["place"], t.safe("depot-2")["value"]) == ("destroyed", None)
    assert sum(t.of(0, "marks").values()) == before + 2
    assert len(t.safe("estate-1")["marks"]) == 1


@rule("XR124", "X44")
@pytest.mark.parametrize("jailed", [2, 3])
def test_an_enemy_without_henchmen_places_none(jailed: int) -> None:
    """P. 8: simply ignored, the rest of the card is not."""
    t = against("milton-goff").enemy(automa=["town-tax"], henchmen=3 - jailed, jail=jailed, money=0)
    t.hand(0, "3").play("3@3").draw()
    assert len(t.happened("placed")) == 3 - jailed
    assert t.enemy_now["money"] == 2


@rule("XR118", "XQ12")
@pytest.mark.parametrize("crew", [True, False])
def test_with_nobody_to_lose_no_henchman_is_asked_for(crew: bool) -> None:
    """P. 8: and what stands after the penalty happens in any case."""
    t = against("milton-goff").enemy(automa=["foreclosure"], money=0).hand(0, "5").seat(0, henchmen=2, jail=1)
    t.sheet(0, {1: "dusty chef"} if crew else {}).play("5@5").draw()
    assert (t.game.decision.kind == "penalty") is crew
    if not crew:
        assert (t.enemy_now["money"], t.of(0, "jailed")) == (3, 1)


@rule("XR91", "XR92", "X25")
def test_to_catch_and_be_caught_at_six_leaves_six() -> None:
    """P. 6."""
    t = expanded().given(phase="evening", active=1, first=0)
    t.seat(0, reputation=6, henchmen=1, jail=1, slots={"3": "5"}, calls={"3": [1]})
    t.seat(1, henchmen=1, jail=1, slots={"4": "5"}, calls={"4": [0]})
    assert (t.reputation(0), t.reputation(1)) == (6, 0)
