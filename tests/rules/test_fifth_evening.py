"""A fifth evening with the rulebooks open: corners where two rules meet, in all games; each test names its rules."""

import random
from typing import Any

import pytest

import saloon
from saloon.language.words import words
from tests.evenings import debts, evening, facing, go, last_hat, quiet
from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, alone, expanded, laid
from tests.table import table

REST = ("clumsy trapper", "thirsty butler")
DEAR = ("infamous banker", "selfish journalist", "electrified automaton")
"""Nobody in this Saloon costs less than $6."""
FOUR = {"A": "A", "2": "2", "3": "3", "4": "4"}
"""Four honest cards."""


def jobs_used(t: ScoundrelsTable) -> list[str]:
    return [event["job"] for event in t.happened("used")]


# What a use costs and brings


@rule("SR147", "SR178", "T40")
@pytest.mark.parametrize(("money", "offered"), [(1, True), (0, False)])
def test_the_bonus_dollar_may_complete_the_price_of_a_theft(money: int, offered: bool) -> None:
    t = quiet(laid(), money=money).hand(0, "4").sheet(0, {1: "wealthy outlaw"}).play("4@4").to("abilities", 0)
    assert ("use outlaw" in t.choices()) is offered
    if offered:
        t.use("outlaw").take("safe depot-1")
        assert (t.money(0), t.safes_of(0)) == (0, ["depot-1"])


@rule("SR182", "SR164", "SR238")
@pytest.mark.parametrize("at_hand", [1, 2])
def test_a_stunning_bank_robber_needs_a_henchman_for_each_use(at_hand: int) -> None:
    t = quiet(laid(), money=0, jail=3 - at_hand).hand(0, "6").sheet(0, {1: "stunning bank-robber"})
    t.play("6@6").use("bank-robber")
    assert ("again" in t.choices()) is (at_hand == 2)
    if at_hand == 2:
        t.take("again")
    assert (t.money(0), t.of(0, "jailed"), t.of(0, "henchmen")) == (5 * at_hand, 3, 0)


@rule("SR210", "Q21", "SR154")
def test_the_greedy_one_hears_the_bonus_dollar_of_one_that_brings_no_money() -> None:
    t = quiet(laid(), money=0).hand(0, "4").sheet(0, {1: "wealthy surveyor", 5: "greedy banker"}).play("4@4")
    t.use("surveyor").take("safe depot-1", "mark 2", "use banker")
    assert t.money(0) == 1 + 4
    t = quiet(laid(), money=0).hand(0, "2").sheet(0, {1: "clumsy surveyor", 5: "greedy banker"}).play("2@2")
    t.use("surveyor").take("safe depot-1", "mark 2")
    assert "use banker" not in t.choices()


@rule("SR231", "SR89", "SR27")
def test_the_jailer_counts_everybodys_prisoners_and_not_those_who_burnt() -> None:
    t = laid(3).hand(0, "6").sheet(0, {1: "grumpy jailer"}).seat(0, jail=2, money=0)
    t.seat(1, jail=1, henchmen=0).seat(2, jail=0, henchmen=3)
    t.play("6@6").use("jailer")
    assert t.money(0) == 2 + 1 + 0


@rule("SR123", "SR128", "SR66")
def test_the_printer_counts_marks_wherever_they_lie() -> None:
    """At a site, on an own safe and on one that an opponent has stolen; not those of others."""
    t = quiet(laid(), money=0).hand(0, "6").sheet(0, {1: "grumpy printer"}).seat(0, safes=["depot-1"])
    t.seat(1, safes=["estate-1"])
    t.marks("0: 2 on depot-1", "0: 4 on estate-1", "0: 6 on laboratory-1", "1: 5 on laboratory-1")
    assert t.play("6@6").use("printer").money(0) == 3


@rule("SR66", "Q23", "SR92")
def test_the_farmhand_is_paid_with_nobody_to_free() -> None:
    t = quiet(laid(), money=0, jail=0).hand(0, "6").sheet(0, {1: "grumpy farmhand"})
    assert t.play("6@6").use("farmhand").money(0) == 2
    t = (
        quiet(laid(), money=0, jail=2)
        .hand(0, "6")
        .sheet(0, {1: "grumpy farmhand"})
        .play("6@6")
        .use("farmhand")
    )
    assert (t.money(0), t.of(0, "jailed"), t.of(0, "henchmen")) == (2, 1, 2)


# Hiring and the Saloon


@rule("SR156", "SR157", "SR71", "SR7")
@pytest.mark.parametrize(("money", "used"), [(2, False), (3, True)])
def test_one_hired_for_the_last_dollars_leaves_all_the_same(money: int, used: bool) -> None:
    """A Quick-Drawing Outlaw costs $1, as a hole covers the other icon, and its theft $2."""
    t = (
        quiet(laid(), money=money)
        .hand(0, "6")
        .saloon(*REST, "quick-drawing outlaw")
        .play("6@6")
        .hire("outlaw")
    )
    assert t.money(0) == money - 1
    assert ("use outlaw" in t.choices()) is used
    if used:
        t.take("use outlaw", "safe depot-1")
    t.to("plan", 1)
    assert (t.sheet_of(0), t.pile_now, len(t.saloon_now)) == ({}, ["quick-drawing outlaw"], 3)


@rule("SR155", "SR204", "XR140", "SR203")
def test_an_old_courier_hires_a_generous_one_at_dawn_and_it_still_works_at_dawn() -> None:
    """The last dollars went for it, so it has its $0: the start of the turn is not over."""
    t = quiet(laid(), money=1).hand(0, "6").sheet(0, {1: "elderly courier"})
    t.saloon(*REST, "generous banker").take("use courier", "yes", "hire banker at 2", "use banker")
    assert t.money(0) == 1 + 1 - 2 + 4
    assert (t.sheet_of(0), t.pile_now) == ({2: "generous banker"}, ["elderly courier"])


@rule("SR212", "SR203", "SR207")
def test_an_old_horse_uses_another_and_only_then_leaves() -> None:
    t = quiet(laid(), money=0).hand(0, "6").sheet(0, {1: "elderly horse", 2: "filthy cow"})
    t.take("use horse")
    assert t.money(0) == 5
    assert (t.sheet_of(0), sorted(t.pile_now)) == ({}, ["elderly horse", "filthy cow"])


@rule("SR246", "SR214", "T62")
def test_a_tailor_at_the_bar_does_not_give_its_own_job_away() -> None:
    """Used by the Innkeeper, the Tailor lies in the Saloon itself: its job is not among those to swap with."""
    t = quiet(laid()).hand(0, "6").sheet(0, {1: "grumpy innkeeper", 2: "dusty cow"})
    t.saloon("clumsy tailor", "thirsty butler", "hungry chef").play("6@6").use("innkeeper", on="tailor")
    seen = list(t.choices())
    t.take("scoundrel cow")
    seen += t.choices()
    assert "scoundrel tailor" not in seen
    t.take("scoundrel chef")
    assert t.sheet_of(0)[2] == "dusty chef"
    assert t.saloon_now == ["clumsy tailor", "thirsty butler", "hungry cow"]


@rule("SR78", "SR79", "SR80", "SR216")
def test_a_bouncer_at_the_bar_may_be_used_and_the_saloon_is_whole_again() -> None:
    t = quiet(laid(), money=0).hand(0, "6").sheet(0, {1: "grumpy innkeeper"})
    t.saloon("clumsy bouncer", "thirsty butler", "hungry chef").play("6@6").use("innkeeper", on="bouncer")
    t.take("scoundrel butler")
    assert (t.money(0), t.pile_now) == (3, ["thirsty butler"])
    assert t.saloon_now[1:] == ["clumsy bouncer", "hungry chef"]


@rule("SR73", "Q15", "SR71")
def test_a_charming_recruiter_hires_for_less_from_beside_itself() -> None:
    t = quiet(laid(), money=9).hand(0, "6").saloon("clumsy trapper", "dusty chef", "charming recruiter")
    t.play("6@6").hire("recruiter").take("use recruiter")
    assert not [word for word in t.choices() if word.startswith("hire recruiter")]
    before = t.money(0)
    t.take("hire chef at 1").to("plan", 1)
    assert before - t.money(0) == max(0, 2 - 2)
    assert (t.sheet_of(0), t.pile_now, len(t.saloon_now)) == ({1: "dusty chef"}, ["charming recruiter"], 3)


@rule("SR149", "SR156", "SR195", "Q15")
def test_a_reckless_courier_hires_two_more_and_three_newcomers_arrive() -> None:
    t = quiet(laid(), money=20).hand(0, "6").saloon("clumsy trapper", "thirsty butler", "reckless courier")
    t.play("6@6").hire("courier").take(
        "use courier", "yes", "hire trapper at 1", "again", "yes", "hire butler at 2"
    )
    t.to("plan", 1)
    assert t.sheet_of(0) == {1: "clumsy trapper", 2: "thirsty butler"}
    assert (t.pile_now, len(t.saloon_now)) == (["reckless courier"], 3)


@rule("SR230", "SR154", "SR85")
def test_a_corrupt_marshal_goes_back_in_and_not_a_third_time() -> None:
    t = quiet(laid(), money=0).hand(0, "A").sheet(0, {1: "corrupt marshal"}).saloon(*DEAR).play("A@A")
    go(t, "use marshal", "office sell-information?").asks(1, "plan")
    assert t.money(0) == 2 + 2


@rule("SR195", "SR69", "SR210")
def test_after_the_office_a_corrupt_courier_still_hires_and_annoys() -> None:
    """One turn with an office and a hire; the Annoying one answers, the Greedy one to the Courier's dollar only."""
    t = (
        quiet(laid(), money=0)
        .hand(0, "A")
        .sheet(0, {1: "corrupt courier", 4: "annoying chef", 5: "greedy cow"})
    )
    go(t.saloon(*REST, "selfish journalist").play("A@A"), "office?", "use courier", "yes")
    t.take("hire trapper at 2")
    t.take("use chef").asks(0)
    assert "use cow" in t.choices()
    t.take("use cow").asks(1, "plan")
    assert (jobs_used(t), t.money(0)) == (["courier", "chef", "cow"], 2 + 1 - 2 - 1 + 4 + 5)


@rule("SR154", "SR176", "SR71")
def test_an_annoying_recruiter_hires_a_second_time_but_not_a_third() -> None:
    t = quiet(laid(), money=9).hand(0, "6").sheet(0, {1: "annoying recruiter"})
    t.saloon("clumsy trapper", "thirsty butler", "hungry chef").play("6@6").hire("chef", at=2)
    t.take("use recruiter", "hire butler at 3").to("plan", 1)
    assert len(t.sheet_of(0)) == 3
    assert jobs_used(t) == ["recruiter"]


@rule("SR235", "SR154", "SR230")
def test_a_selfish_marshal_sells_after_the_hire_and_that_corrupts() -> None:
    t = quiet(laid(), money=2).hand(0, "A").sheet(0, {1: "selfish marshal", 2: "corrupt banker"})
    t.saloon("clumsy trapper", "thirsty butler", "scarred prospector").play("A@A").hire("prospector", at=3)
    assert t.money(0) == 0
    go(t, "use marshal", "office sell-information?", "use banker").asks(1, "plan")
    assert t.money(0) == 2 + 4


@rule("SR209", "SR207", "T46", "SR214")
def test_horse_gravedigger_doctor_who_hires_himself() -> None:
    t = quiet(laid(), money=9).hand(0, "5").sheet(0, {1: "cocky horse", 2: "dusty gravedigger"})
    t.pile("thirsty doctor", "hungry cow").play("5@5").use("horse")
    t.take("yes", "hire doctor at 3")
    assert t.sheet_of(0)[3] == "thirsty doctor"
    assert t.pile_now == ["hungry cow"]
    assert jobs_used(t) == ["horse", "gravedigger", "doctor"]


@rule("SR207", "Q53")
@pytest.mark.parametrize("trait", ["elderly", "charming"])
def test_who_goes_after_use_goes_under_the_pile(trait: str) -> None:
    t = quiet(laid(), money=0).hand(0, "5").sheet(0, {1: "cocky gravedigger"})
    t.pile(f"{trait} banker", "hungry cow").play("5@5").use("gravedigger")
    assert (t.money(0), t.pile_now) == (4, ["hungry cow", f"{trait} banker"])


@rule("SR82", "SR84", "T19", "SR83")
def test_two_visits_in_two_turns_wander_the_saloon_to_the_right() -> None:
    """Rightmost out, the others shift, the newcomer left: after two visits the first leftmost one is rightmost."""
    t = quiet(laid(), money=0).hand(0, "A").seat(1, money=0)
    t.saloon("infamous banker", "selfish journalist", "electrified automaton")
    t.play("A@A").to("plan", 1)
    assert t.pile_now == ["electrified automaton"]
    t.take(t.choices()[0]).to("plan", 0)
    assert t.pile_now == ["selfish journalist", "electrified automaton"]
    assert t.saloon_now[2] == "infamous banker"


@rule("SR195", "SR200", "SR208")
@pytest.mark.parametrize("job", ["courier", "recruiter"])
def test_who_hires_from_the_saloon_and_is_used_there_may_hire_itself(job: str) -> None:
    """The book says it of the Doctor on the pile, and of the Courier: see Doctor."""
    t = quiet(laid(), money=9).hand(0, "6").sheet(0, {1: "grumpy innkeeper"})
    t.saloon(f"clumsy {job}", "thirsty butler", "hungry chef").play("6@6").use("innkeeper", on=job)
    go(t, "yes?", f"hire {job} at 2")
    assert t.sheet_of(0) == {1: "grumpy innkeeper", 2: f"clumsy {job}"}
    assert t.saloon_now[1:] == ["thirsty butler", "hungry chef"]


@rule("SR198", "SR199", "T50", "Q16")
@pytest.mark.parametrize(
    ("at", "gone", "answers"), [(1, "cocky horse", "cow"), (3, "dusty courier", "banker")]
)
def test_whoever_of_the_two_makes_room_only_the_others_neighbour_answers(
    at: int, gone: str, answers: str
) -> None:
    """The Horse uses the Courier on a full sheet: the Banker answers to the Horse, the Cow to the Courier."""
    t = quiet(laid(), money=9).hand(0, "5").saloon(*REST, "hungry chef")
    t.sheet(
        0, {1: "cocky horse", 2: "helpful banker", 3: "dusty courier", 4: "tireless cow", 5: "grumpy dog"}
    )
    go(t.play("5@5").use("horse", on="courier"), "yes", f"hire chef at {at}", "keep").asks(0, "respond")
    assert t.choices() == ["pass", f"use {answers}"]
    assert t.pile_now == [gone]


@rule("Q56", "SR198", "SR237", "SR238")
@pytest.mark.parametrize(("at", "twice"), [(1, False), (2, True)])
def test_who_made_room_for_the_first_hire_is_not_there_for_the_second(at: int, twice: bool) -> None:
    t = quiet(laid(), money=9).hand(0, "6").pile("thirsty chef", "clumsy butler")
    t.sheet(
        0, {1: "stunning doctor", 2: "dusty cow", 3: "hungry horse", 4: "wealthy trapper", 5: "filthy dog"}
    )
    go(t.play("6@6").use("doctor"), "yes", f"hire chef at {at}", "keep")
    assert ("again" in t.choices()) is twice
    assert t.money(0) == 9 + 2 - 3


# Henchmen


@rule("SR183", "SR232", "T75")
@pytest.mark.parametrize(("at_hand", "name", "jailed"), [(1, -1, 2), (2, 0, 2)])
def test_who_flees_from_the_prisoner_with_the_only_henchman_pays_with_the_name(
    at_hand: int, name: int, jailed: int
) -> None:
    t = laid().hand(0, "5").sheet(0, {1: "cocky prisoner"}).seat(1, jail=3 - at_hand, henchmen=at_hand)
    t.play("5@5").use("prisoner").choose(1, "give jail").choose(1, "henchman")
    assert (t.reputation(1), t.of(1, "jailed"), t.slot(0, "5")["henchmen"]) == (name, jailed, [1])


@rule("SR183", "SR52", "Q8")
def test_who_already_doubts_the_card_cannot_flee_onto_it_again() -> None:
    """A Cowardly Deputy answers to the henchman; the second one of that player has nowhere to go."""
    t = laid().hand(0, "6").sheet(0, {1: "cowardly deputy"}).seat(0, jail=1).seat(1, jail=1, henchmen=2)
    t.take("play 6@6").asks(1).choose(1, "henchman").take("use deputy")
    assert (t.of(1, "henchmen"), t.of(1, "jailed")) == (0, 2)
    assert t.slot(0, "6")["henchmen"] == [1]
    assert t.of(0, "jailed") == 0


@rule("SR190", "SR183", "Q40")
def test_beside_a_faceup_zero_there_is_no_card_to_flee_to() -> None:
    t = laid().hand(0, "0").sheet(0, {1: "candid bounty-hunter"}).seat(0, money=0).seat(1, jail=0, henchmen=3)
    t.choose(0, "play 0 faceup").take("use bounty-hunter")
    assert (t.of(1, "jailed"), t.of(1, "henchmen"), t.money(0)) == (1, 2, 2)
    assert all(event["kind"] != "suspected" for event in t.game.events(None))


@rule("SR183", "Q8", "Q9")
def test_a_judge_too_lets_the_henchman_flee_first() -> None:
    """The book says it of the Deputy and those like it: whoever sends an opponent's henchman to jail."""
    t = (
        laid(3)
        .hand(0, "5")
        .sheet(0, {1: "cocky judge"})
        .seat(1, jail=2, henchmen=1)
        .seat(2, jail=1, henchmen=2)
    )
    t.play("5@5").use("judge").take("seat 1").asks(1)
    t.choose(1, "henchman")
    assert (t.of(1, "jailed"), t.reputation(0)) == (2, 1)
    assert t.slot(0, "5")["henchmen"] == [1]


@rule("SR184", "SR97", "SR186", "XQ7")
def test_the_owner_of_a_borrowed_henchman_is_praised_for_the_bluff() -> None:
    """The Brain-Washer puts seat 1's henchman on seat 2's lie; seat 1 gains the reputation and gets it back."""
    t = laid(3).hand(0, "6").sheet(0, {1: "grumpy brain-washer"}).given(turn=12, active=0, first=1, day=1)
    t.seat(0, slots={"A": "A", "2": "2", "3": "3"}, jail=0).seat(1, slots=FOUR, hand=[], jail=3)
    t.seat(2, slots={"A": "A", "2": "2", "3": "3", "4": "5"}, hand=[], jail=0)
    go(t.play("6@6").use("brain-washer"), "seat 1?", "yes", "card 2@4?").end_turn()
    assert [t.reputation(seat) for seat in range(3)] == [0, 1, -1]
    assert (t.of(1, "jailed"), t.of(1, "henchmen")) == (2, 1)


@rule("SR184", "SR95", "SR112")
def test_an_informants_henchman_on_an_earlier_honest_card_goes_to_jail() -> None:
    t = laid().hand(0, "6").sheet(0, {1: "grumpy informant"}).given(turn=8, active=0, first=1, day=1)
    t.seat(0, slots={"A": "A", "2": "2", "3": "3"}, jail=1, money=0).seat(1, slots=FOUR, hand=[], jail=3)
    go(t.play("6@6").use("informant"), "yes", "card 1@A").end_turn()
    assert (t.of(0, "jailed"), t.of(0, "henchmen"), t.reputation(0), t.reputation(1)) == (2, 1, 0, 0)


@rule("SR233", "SR102", "T25", "SR99")
def test_a_fire_on_the_own_lie_saves_the_name_and_costs_the_doubter_for_good() -> None:
    t = laid().hand(0, "0").sheet(0, {1: "grumpy pyro"}).given(turn=8, active=0, first=1, day=1)
    t.seat(0, slots={"A": "A", "2": "2", "3": "4"}, calls={"3": [1]}).seat(
        1, slots=FOUR, hand=[], jail=1, henchmen=1
    )
    go(t.take("play 0@6").choose(1, "pass"), "use pyro", "card 0@3?").end_turn()
    assert (t.reputation(0), t.reputation(1)) == (0, 0)
    assert t.of(1, "henchmen") + t.of(1, "jailed") == 2
    assert t.happened("called") == []


@rule("SR150", "SR154", "SR183")
def test_a_cowardly_pyro_burns_the_doubter_of_this_turn() -> None:
    t = laid().hand(0, "0").sheet(0, {1: "cowardly pyro"}).seat(1, jail=0, henchmen=3)
    go(t.take("play 0@6").choose(1, "henchman"), "use pyro", "card 0@6?")
    assert (t.of(1, "henchmen"), t.of(1, "jailed")) == (2, 0)
    assert t.slot(0, "6")["henchmen"] == []
    t.until("henchman", 1).choose(1, "henchman")
    assert "use pyro" not in t.game.legal(0)
    assert (t.of(1, "henchmen"), t.slot(0, "6")["henchmen"]) == (1, [1])


@rule("SR95", "SR43", "SR102")
def test_a_doubted_lie_that_a_card_sharp_makes_true_jails_the_doubter() -> None:
    t = laid().hand(0, "0 6 5 4").sheet(0, {1: "cowardly card-sharp"}).given(turn=8, active=0, first=1, day=1)
    t.seat(0, slots={"A": "A", "2": "2", "3": "3"}, hand=["0"], deck=["6", "5", "4"])
    t.seat(1, slots=FOUR, hand=[], jail=1, henchmen=2)
    go(t.take("play 0@6").choose(1, "henchman"), "use card-sharp", "swap 6@6").end_turn()
    assert (t.reputation(0), t.reputation(1), t.of(1, "jailed")) == (0, 0, 2)
    assert [event["card"] for event in t.happened("called")] == ["6"]


@rule("SR52", "SR53", "SR93", "SR97")
def test_four_players_three_doubters_one_of_them_wrong_elsewhere() -> None:
    t = evening(laid(4)).seat(
        0, slots={"A": "2", "2": "A", "3": "3", "4": "4"}, calls={"A": [1, 2, 3], "3": [3]}
    )
    t.seat(1, henchmen=1, jail=1).seat(2, henchmen=1, jail=1).seat(3, henchmen=0, jail=1).to("plan", 0)
    assert [t.reputation(seat) for seat in range(4)] == [-1, 1, 1, 1]
    assert [t.of(seat, "jailed") for seat in (1, 2, 3)] == [1, 1, 2]


# The end of a day


@rule("SR106", "SR107", "SR169", "SR181")
def test_who_drew_the_whole_deck_fills_the_hand_from_the_cards_just_laid_under() -> None:
    t = evening(laid()).seat(0, hand=["0", "5", "6"], deck=[]).to("plan")
    assert (len(t.of(0, "hand")), t.of(0, "deck")) == (4, 3)
    assert set(t.of(0, "hand")) > {"0", "5", "6"}


@rule("SR103", "T26")
@pytest.mark.parametrize(("day", "over"), [(1, False), (2, True)])
def test_after_the_last_calls_no_card_moves(day: int, over: bool) -> None:
    t = evening(laid()).given(day=day)
    while t.game.decision is not None and t.game.decision.kind not in ("plan", "first"):
        t.choose(t.game.decision.seat, "pass")
    assert (t.game.result is not None) is over
    assert (t.happened("under-deck") == []) is over


@rule("Q13", "SR91", "SR138")
def test_a_sleepy_marshal_bribes_in_the_evening_of_the_final_day() -> None:
    t = (
        evening(laid())
        .given(day=2, values={"laboratory-1": 6})
        .seat(0, money=12)
        .sheet(0, {1: "sleepy marshal"})
    )
    go(t, "use marshal", "office bribe-sheriff", "safe laboratory-1").to_the_end()
    assert t.game.result["scores"][0] == 6
    t = (
        evening(laid())
        .given(day=1)
        .seat(0, money=12, jail=1)
        .sheet(0, {1: "sleepy marshal"})
        .take("use marshal")
    )
    assert "office bribe-sheriff" not in t.choices()


@rule("SR132", "SR153", "SR134")
def test_a_theft_in_the_first_evening_is_still_held_by_the_limit_of_that_day() -> None:
    t = evening(laid()).seat(0, safes=["depot-1"]).sheet(0, {1: "sleepy mad-scientist"})
    go(t, "use mad-scientist", "safe laboratory-2").asks(0)
    assert sorted(t.choices()) == ["safe depot-1", "safe laboratory-2"]
    t.take("safe depot-1")
    assert t.safes_of(0) == ["laboratory-2"]


@rule("SR111", "SR225", "Q4")
def test_in_the_evening_a_spymaster_looks_at_a_safe_and_at_no_card() -> None:
    t = evening(laid()).sheet(0, {1: "sleepy spymaster"})
    go(t, "use spymaster", "safe depot-1", "mark 2")
    assert t.happened("scouted-card") == []
    t = laid().hand(0, "6").sheet(0, {1: "grumpy spymaster"}).seat(1, jail=3, slots={"A": "A"}, hand=["2"])
    t.given(turn=2, first=1)
    go(t.play("6@6"), "use spymaster", "safe depot-1", "mark 2", "card 1@A?")
    assert len(t.happened("scouted-card")) == 1


@rule("SR175", "SR111")
def test_a_deck_is_no_played_card_so_the_abomination_looks_in_the_evening_too() -> None:
    t = evening(laid()).seat(0, money=0).seat(1, deck=["5", "6", "0"]).sheet(0, {1: "sleepy abomination"})
    go(t, "use abomination", "seat 1", "no")
    seen = [event["card"] for event in t.happened("looked-at-deck", 0)]
    assert (seen, t.money(0)) == (["5"], 2)
    assert [event["card"] for event in t.happened("looked-at-deck", 1)] == [None]


@rule("SR64", "SR110", "SR153")
def test_in_the_evening_a_double_has_the_whole_sheet_to_choose_from() -> None:
    """The evening is nobody's turn: what was used in the last turn may be used again, once."""
    t = evening(laid()).seat(0, money=0).sheet(0, {1: "sleepy body-double"}).take("use body-double")
    assert {"lead 3", "lead 4", "lead 5"} <= set(t.choices())
    assert t.take("lead 4").money(0) == 4


@rule("Q7", "SR231", "SR110", "SR154")
def test_a_sleepy_prisoner_finds_no_card_to_flee_to_and_daring_answers_once() -> None:
    t = evening(laid(3)).sheet(0, {1: "sleepy prisoner"}).seat(1, henchmen=1, jail=2, money=0)
    t.sheet(1, {1: "daring banker"}).seat(2, henchmen=0, jail=3)
    t.seat(1, slots={"A": "2", "2": "A", "3": "3", "4": "4"}, calls={"A": [0]})
    go(t, "use prisoner", "give reputation", "use banker").to("first")
    assert t.happened("suspected") == []
    assert (t.money(1), t.reputation(1), t.reputation(2)) == (4, -2, -1)
    assert jobs_used(t) == ["prisoner", "banker"]


@rule("Q51", "SR113", "SR256")
def test_a_strategy_card_and_a_scoundrel_of_two_players_wait_for_the_latest_ones_word() -> None:
    """Three players; seat 2 took the last turn, has nothing to use and says who comes first."""
    t = evening(laid(3, strategy_cards=True)).seat(
        0, leader="milton-goff", strategy="collect-interest", money=0
    )
    t.seat(1, money=0).sheet(1, {1: "sleepy banker"}).asks(2)
    assert {"seat 0", "seat 1"} <= set(t.choices())
    t.choose(2, "seat 1").asks(1).choose(1, "use banker").asks(0).choose(0, "use strategy")
    assert (t.money(0), t.money(1)) == (4, 4)


# Safes and marks


@rule("SR218", "SR221", "SR238", "Q29")
def test_a_stunning_inventor_may_open_the_box_that_was_just_put_back() -> None:
    """Day 1: the first is given back into the box (its site is full), so the second use has all three again."""
    t = quiet(laid()).hand(0, "6").sheet(0, {1: "stunning inventor"}).seat(0, safes=["depot-1"])
    go(t.play("6@6"), "use inventor", "safe estate-6", "safe estate-6", "again")
    assert {"safe estate-6", "safe laboratory-6"} <= set(t.choices())
    t.take("safe laboratory-6", "safe depot-1")
    assert (t.safes_of(0), t.safe("estate-6")["place"]) == (["laboratory-6"], "unused")


@rule("SR227", "SR134", "SR135", "SR136")
def test_the_mastermind_gives_the_marked_loot_back_and_it_keeps_the_mark() -> None:
    t = quiet(laid(), money=3).hand(0, "6").sheet(0, {1: "grumpy mastermind"}).seat(0, safes=["estate-1"])
    go(t.play("6@6"), "use mastermind", "safe depot-2", "mark 4", "yes", "safe depot-2")
    row = t.safe("depot-2")
    assert (row["place"], len(row["marks"])) == ("space 2", 1)
    assert [event["amount"] for event in t.happened("paid")] == [3]
    assert t.safe("depot-2", 0)["value"] is not None
    assert t.safe("depot-2", 1)["value"] is None


@rule("SR179", "T15", "Q23")
def test_a_mastermind_too_poor_to_steal_has_marked_and_is_answered() -> None:
    t = quiet(laid(), money=2).hand(0, "6").sheet(0, {1: "grumpy mastermind", 2: "helpful banker"})
    go(t.play("6@6"), "use mastermind", "safe depot-2", "mark 4", "no?", "use banker")
    assert (t.money(0), t.safes_of(0)) == (6, [])


@rule("SR68", "SR152", "SR154", "SR132")
def test_a_proud_horse_steals_once_more_with_another() -> None:
    t = quiet(laid(), money=2).given(day=2).hand(0, "5").sheet(0, {1: "proud horse", 5: "dusty outlaw"})
    go(t.play("5@5"), "lead 5", "safe depot-1", "use horse", "scoundrel outlaw?", "safe depot-2")
    assert (t.safes_of(0), [event["amount"] for event in t.happened("paid")]) == (["depot-1", "depot-2"], [2])
    assert jobs_used(t) == ["horse", "outlaw"]


@rule("SR154", "SR119", "SR165")
def test_a_nosy_surveyor_looks_a_second_time_and_no_third() -> None:
    t = quiet(laid()).hand(0, "A").sheet(0, {1: "nosy surveyor"}).saloon(*REST, "dusty chef")
    go(t.play("A@A"), "lead A/2", "safe depot-1", "mark 2", "use surveyor", "safe depot-1", "mark 3")
    assert len(t.safe("depot-1")["marks"]) == 2
    assert "use surveyor" not in t.choices()
    go(t, "office", "office sell-information?")
    assert jobs_used(t) == ["surveyor"]


@rule("SR140", "SR139", "SR128")
def test_a_smuggled_safe_leaves_its_marks_on_it_for_who_holds_it_next() -> None:
    t = (
        quiet(laid())
        .given(values={"depot-1": 4, "estate-1": 2})
        .hand(0, "6")
        .sheet(0, {1: "grumpy smuggler"})
    )
    t.seat(0, safes=["depot-1"]).marks("1: 4 on depot-1", "0: 2 on estate-1", "1: 2 on estate-1")
    go(t.play("6@6"), "use smuggler", "safe depot-1?", "safe estate-1")
    assert t.safe("depot-1")["place"] == "space 1"
    assert (len(t.safe("depot-1")["marks"]), len(t.safe("estate-1")["marks"])) == (1, 2)
    assert t.safes_of(0) == ["estate-1"]


@rule("SR144", "SR139", "SR141", "SR142")
def test_two_marks_of_two_players_on_one_safe_and_a_bad_name() -> None:
    t = evening(laid()).given(day=2, values={"laboratory-1": 7})
    t.seat(0, safes=["laboratory-1"], reputation=-2, money=3).sheet(0, {1: "cybernetic abomination"})
    t.marks("0: 7 on laboratory-1", "1: 7 on laboratory-1", "1: 6 on laboratory-1")
    t.seat(1, reputation=2, money=9).to_the_end()
    assert t.game.result["scores"] == [7 + 2 - 2 + 2, 2]
    assert t.game.result["winners"] == [0]


# Options


@rule("SR262", "SR263", "SR150")
def test_who_stands_on_the_picture_is_above_the_third_space() -> None:
    t = quiet(laid(extra_scoundrel=True), money=0).hand(0, "5")
    t.sheet(0, {0: "cocky prospector", 3: "energetic banker"}).play("5@5").take(
        "use prospector", "use banker"
    )
    assert t.money(0) == 3 + 4


@rule("SR260", "SR44")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_the_zero_in_every_first_hand_everybody_has_to_bluff_on_day_one(players: int) -> None:
    game = saloon.new("scoundrels", players=players, options={"starting_zero": True}, seed=players)
    assert all("0" in game.view(seat)["seats"][seat]["hand"] for seat in range(players))
    assert all(len(game.view(seat)["seats"][seat]["hand"]) == 4 for seat in range(players))


@rule("SR256", "SR110", "SR114")
def test_fear_spreads_in_the_evening_too_and_again_in_the_next_turn() -> None:
    t = evening(laid(strategy_cards=True)).seat(0, leader="lilith-boone", strategy="spread-fear", money=0)
    t.seat(1, slots={"A": "2", "2": "A", "3": "3", "4": "4"}, calls={"A": [0], "2": [0]}, money=5)
    t.seat(0, henchmen=0, jail=1)
    go(t, "use strategy").to("first", 0)
    assert (t.money(0), t.money(1), t.reputation(0)) == (1, 4, 2)


@rule("SR257", "SR241", "SR248", "T65", "Q53")
def test_a_horse_rides_whom_a_new_trait_made_useless() -> None:
    """The trait 'when hired' has no moment on a sheet, but who is used by another needs none; it leaves then."""
    t = quiet(laid(strategy_cards=True), money=5).seat(0, leader="doc-zimmer", strategy="transform-allies")
    t.sheet(0, {1: "cocky horse", 2: "filthy banker"}).hand(0, "5").saloon(*REST, "charming chef")
    go(t, "use strategy", "scoundrel banker", "scoundrel chef?").play("5@5")
    assert "use banker" not in t.to("abilities", 0).choices()
    go(t, "use horse", "scoundrel banker?")
    assert (t.money(0), t.pile_now) == (5 - 1 + 4, ["charming banker"])


@rule("SR272", "SR132")
@pytest.mark.parametrize(("wild", "asked"), [(True, False), (False, True)])
def test_the_second_safe_of_the_first_day_needs_a_wild_saloon(wild: bool, asked: bool) -> None:
    t = (
        quiet(laid(**({"wild_saloon": True, "days": 3} if wild else {})))
        .hand(0, "5")
        .seat(0, safes=["depot-1"])
    )
    go(t.play("5@5"), "lead 5", "safe estate-1")
    assert ("safe depot-1" in t.choices()) is asked


# Double or Nothing


@rule("XR41", "XR48", "XR39")
@pytest.mark.parametrize(("had", "offered"), [(2, True), (3, False)])
def test_a_hasty_painter_needs_room_for_two_debts(had: int, offered: bool) -> None:
    t = quiet(expanded(), money=0, debts=debts(had)).hand(0, "6").sheet(0, {1: "hasty painter"})
    assert ("use painter" in t.choices()) is offered
    if offered:
        go(t, "use painter", "debt 3?", "debt 4?")
        assert (t.money(0), t.debts(0)) == (5, [1, 2, 3, 4])


@rule("XR143", "XR153", "SR62")
def test_gaining_and_losing_a_debt_in_one_use_wakes_two_and_their_owner_orders_them() -> None:
    t = quiet(expanded(), money=0).hand(0, "6")
    t.sheet(0, {1: "hasty accountant", 2: "impatient banker", 3: "responsible prospector"})
    go(t, "use accountant", "debt 1?").asks(0)
    assert {"use banker", "use prospector"} <= set(t.choices())
    t.take("use prospector", "use banker")
    assert (t.money(0), t.debts(0)) == (2 + 3 + 4, [])


@rule("XR143", "SR154")
def test_an_impatient_painter_does_not_wake_itself() -> None:
    t = quiet(expanded(), money=0).hand(0, "6").sheet(0, {1: "impatient painter"}).choose(0, "loan 1")
    go(t, "use painter", "debt 2?")
    assert (t.money(0), t.debts(0)) == (2 + 5, [1, 2])
    t.asks(0, "plan")


@rule("XR45", "XR76", "X3")
@pytest.mark.parametrize(("money", "offered"), [(3, False), (4, True)])
def test_a_maverick_outlaw_steals_in_anothers_turn_without_a_loan(money: int, offered: bool) -> None:
    t = (
        expanded()
        .hand(0, "5")
        .sheet(1, {1: "jealous outlaw-revised"})
        .seat(1, money=money, jail=1, henchmen=2)
    )
    t.take("play 5@5").choose(1, "henchman").take("pass")
    while t.game.decision.seat == 0 and t.game.decision.kind == "abilities":
        t.choose(0, "pass")
    assert (t.game.decision.seat == 1 and "use outlaw-revised" in t.choices()) is offered
    if offered:
        t.take("use outlaw-revised", "safe depot-5")
        assert (t.safes_of(1), t.money(1)) == (["depot-5"], 0)


@rule("XR76", "SR78", "SR70", "XR77")
def test_a_maverick_courier_hires_under_the_nose_of_who_wanted_that_one() -> None:
    t = (
        expanded()
        .hand(0, "5")
        .sheet(1, {1: "jealous courier"})
        .seat(1, money=9, jail=1, henchmen=2)
        .seat(0, money=9)
    )
    t.saloon("clumsy bouncer", "dusty cow", "filthy dog").take("play 5@5").choose(1, "henchman")
    t.take("pass").choose(1, "use courier").take("yes", "hire cow at 2").to("hire", 0)
    assert not [word for word in t.choices() if word.startswith("hire cow")]
    assert t.saloon_now[1:] == ["clumsy bouncer", "filthy dog"]
    assert t.sheet_of(1) == {1: "jealous courier", 2: "dusty cow"}


@rule("SR56", "SR183", "XR76", "Q8")
def test_a_maverick_deputy_jails_the_player_whose_turn_it_is_who_cannot_flee_to_the_own_card() -> None:
    t = expanded(3).hand(0, "5").sheet(1, {1: "jealous deputy"}).seat(1, jail=1, henchmen=2).seat(0, jail=1)
    t.seat(2, jail=3).take("play 5@5").choose(1, "henchman").take("pass")
    go(t.choose(1, "use deputy"), "seat 0?")
    assert (t.of(0, "jailed"), t.of(0, "henchmen"), t.of(1, "jailed")) == (2, 1, 0)


@rule("XR76", "SR41", "SR107", "XR155")
def test_a_maverick_rocketeer_opens_an_own_slot_in_anothers_turn() -> None:
    t = expanded().given(turn=2, first=1, active=0).hand(0, "5").sheet(1, {1: "jealous rocketeer"})
    t.seat(1, slots={"4": "4"}, hand=["2", "3", "6"], jail=1, henchmen=2, money=0)
    go(t.take("play 5@5").choose(1, "henchman").take("pass"), "use rocketeer", "card 1@4?")
    assert (t.slot(1, "4"), t.money(1), sorted(t.of(1, "hand"))) == (None, 2, ["2", "3", "4", "6"])
    t.end_turn().asks(1, "plan")
    assert "play 4@4" in t.choices()


@rule("XR149", "XR79", "XR81", "X29")
def test_after_revenge_at_dawn_the_vigilant_one_is_spent_for_the_own_six() -> None:
    t = expanded(strategy_cards=True).given(turn=2, first=1, active=0).hand(0, "6")
    t.seat(0, leader="lilith-boone", strategy="plot-revenge", money=1, jail=1, henchmen=2)
    t.sheet(0, {1: "vigilant banker"}).seat(1, slots={"6": "5"}, jail=3)
    go(t, "use strategy", "card 1@6?", "use banker")
    assert t.money(0) == 1 - 1 + 4
    t.play("6@6")
    assert jobs_used(t) == ["banker"]
    assert "use banker" not in t.game.legal(0)


@rule("XR52", "X11", "XR51")
def test_who_has_three_debts_and_hires_one_with_two_gains_one_and_shows_the_other() -> None:
    t = (
        quiet(expanded(), money=9, debts=debts(3))
        .hand(0, "6")
        .saloon("clumsy bouncer", "dusty cow", "filthy dog")
    )
    t.given(carried=["2 on dog", "3 on dog"])
    go(t.play("6@6").hire("dog", at=1), "debt 4?").to("plan", 1)
    assert t.debts(0) == [1, 2, 3, 4]
    assert len(t.happened("debt-discarded")) == 1


@rule("XR46", "XR44", "XR45", "XQ33")
@pytest.mark.parametrize("seed", range(3))
def test_in_every_question_of_a_turn_its_player_may_borrow_twice_and_nobody_else(seed: int) -> None:
    """Whoever is asked: the player of the turn has a loan as long as the turn has one and the sheet has room."""
    rng = random.Random(seed)
    game = saloon.new("scoundrels", players=3, options={"expansion": "double-or-nothing"}, seed=seed)
    turn, taken, seen = (0, 0, 0), 0, 0
    while (question := game.decision) is not None and seen < 150:
        view = game.view(None)
        now = (view["day"], view["turn"], view["active"])
        turn, taken = now, taken if now == turn else 0
        for seat in game.seats:
            loans = [word for word in game.legal(seat) if word.startswith("loan")]
            full = sum(token is not None for token in view["seats"][seat]["debts"]) == 4
            wanted = seat == view["active"] and taken < 2 and not full
            assert bool(loans) is wanted, (question, seat, taken, now)
        seen += 1
        active = view["active"]
        loans = [] if active is None else [word for word in game.legal(active) if word.startswith("loan")]
        if loans and rng.random() < 0.1:
            game.apply(active, rng.choice(loans))
            taken += 1
        else:
            game.apply(
                question.seat, rng.choice([word for word in question.choices if not word.startswith("loan")])
            )


@rule("XR57", "XR58", "XR46")
def test_of_two_debts_five_dollars_pay_either_and_not_both() -> None:
    t = quiet(expanded(), money=5, debts={1: 1, 4: 2}).hand(0, "6").saloon(*DEAR)
    go(t.play("6@6"), "office?", "location pay-off-loans").asks(0)
    assert {"debt 1", "debt 4"} <= set(t.choices())
    t.take("debt 4").to("plan", 1)
    assert (t.debts(0), t.money(0)) == ([1], 0)
    assert [event["value"] for event in t.happened("debt-lost")] == [2]


@rule("XR159", "SR8")
def test_with_a_free_one_in_the_saloon_nobody_whines() -> None:
    free = quiet(expanded(), money=0).hand(0, "6").sheet(0, {1: "whining banker"})
    free.saloon("infamous journalist", "selfish bouncer", "charming courier").play("6@6")
    assert "use banker" not in free.game.legal(0)
    assert jobs_used(free) == []
    t = quiet(expanded(), money=0).hand(0, "6").sheet(0, {1: "whining banker"})
    t.saloon("infamous journalist", "selfish bouncer", "dusty cow").play("6@6").take("use banker")
    t.to("hire", 0)
    assert "hire cow at 2" in t.choices()


@rule("XR62", "XR63", "XR65", "XR87")
def test_an_abandoned_number_pad_pays_nobody() -> None:
    t = (
        quiet(expanded(), money=0)
        .given(gadgets={"depot-5": "number-pad"}, mods={"depot-5": "none"})
        .hand(0, "5")
    )
    t.seat(0, safes=["estate-1", "estate-2", "estate-3"])
    go(t.play("5@5"), "lead 5", "safe depot-5", "safe depot-5")
    assert (t.safe("depot-5")["place"], t.safe("depot-5")["gadget"]) == ("space 5", "number-pad")


@rule("XR63", "XR46", "XR155")
def test_a_talking_map_may_be_paid_with_a_loan_at_dawn() -> None:
    t = quiet(expanded(), money=0).given(gadgets={"depot-5": "talking-map"}, opened=["depot-5"]).hand(0, "6")
    t.seat(0, safes=["depot-5"])
    go(t, "use safe depot-5", "loan 2?", "safe estate-1", "mark 4").asks(0, "plan")
    assert (t.money(0), t.debts(0)) == (0, [2])
    assert "use safe depot-5" not in t.game.legal(0)


@rule("XR82", "SR158", "XR76")
def test_a_tricky_horse_uses_another_in_an_opponents_turn() -> None:
    t = expanded().hand(0, "4").sheet(1, {1: "tricky horse", 2: "wealthy banker"}).seat(1, money=0, jail=1)
    go(t.take("play 4@4").choose(1, "henchman").take("pass"), "use horse", "scoundrel banker?")
    assert t.money(1) == 4


@rule("XR61", "XR76", "SR154")
def test_a_maverick_marshal_sells_and_bails_in_anothers_turn_and_corrupts_there() -> None:
    t = expanded().hand(0, "4").sheet(1, {1: "tricky marshal", 5: "corrupt banker"}).seat(1, money=0, jail=1)
    go(t.take("play 4@4").choose(1, "henchman").take("pass"), "use marshal")
    assert not [word for word in t.choices() if word.startswith("location")]
    go(t, "office sell-information?", "use banker")
    assert t.money(1) == 2 + 4


@rule("XR36", "XR90", "Q44")
def test_debts_may_take_a_score_below_nothing() -> None:
    t = evening(expanded()).given(day=3).seat(0, debts={1: 3, 2: 3, 3: 2, 4: 0}, reputation=-1)
    t.seat(1, debts={1: 0}, reputation=0).to_the_end()
    assert t.game.result["scores"] == [-9, 0]


@rule("XR29", "SR108", "XR91")
def test_the_calls_name_the_highest_by_the_sum_of_the_day() -> None:
    """Seat 0 stands at 5 and gains 2 and loses 1: 6, and alone; it names the next first player."""
    t = evening(expanded(3)).seat(
        0, reputation=5, henchmen=0, jail=1, slots={"A": "2", "2": "A", "3": "3", "4": "4"}
    )
    t.seat(0, calls={"A": [2]}).seat(
        1, reputation=5, slots={"A": "2", "2": "A", "3": "3", "4": "4"}, calls={"A": [0], "2": [0]}
    )
    t.to("first", 0)
    assert [t.reputation(seat) for seat in range(3)] == [6, 3, 1]
    assert set(t.choices()) == {"seat 0", "seat 1", "seat 2"}


# Jobs that change hands


@rule("SR203", "SR215", "SR241")
def test_an_old_impersonator_leaves_with_the_job_it_took() -> None:
    t = quiet(laid(), money=0).hand(0, "6").sheet(0, {1: "elderly impersonator"}).saloon(*REST, "dusty chef")
    t.take("use impersonator", "scoundrel chef")
    assert (t.sheet_of(0), t.pile_now) == ({}, ["elderly chef"])
    assert (t.saloon_now[2], t.money(0)) == ("dusty impersonator", 0)


@rule("SR156", "SR215", "Q14", "Q38")
def test_a_charming_impersonator_swaps_at_the_bar_and_leaves_as_the_other() -> None:
    t = quiet(laid(), money=9).hand(0, "6").saloon("clumsy trapper", "dusty banker", "charming impersonator")
    go(t.play("6@6").hire("impersonator"), "use impersonator", "scoundrel banker").to("plan", 1)
    assert t.pile_now == ["charming banker"]
    assert t.saloon_now[1:] == ["clumsy trapper", "dusty impersonator"]


@rule("SR246", "Q14", "T62", "SR157")
def test_a_charming_tailor_is_no_partner_for_its_own_swap() -> None:
    t = quiet(laid(), money=9).hand(0, "6").sheet(0, {1: "hungry cow"})
    t.saloon("clumsy trapper", "dusty banker", "charming tailor").play("6@6").hire("tailor").take(
        "use tailor"
    )
    seen = list(t.choices())
    go(t, "scoundrel cow?")
    seen += t.choices()
    assert "scoundrel tailor" not in seen
    t.take("scoundrel banker").to("plan", 1)
    assert (t.sheet_of(0), t.pile_now) == ({1: "hungry banker"}, ["charming tailor"])


@rule("SR196", "SR201", "Q14", "SR157")
def test_a_charming_doctor_hires_from_the_pile_and_lies_down_on_it() -> None:
    t = quiet(laid(), money=9).hand(0, "6").saloon(*REST, "charming doctor").pile("hungry cow", "rowdy dog")
    go(t.play("6@6").hire("doctor"), "use doctor", "yes", "hire cow at 4").to("plan", 1)
    assert (t.sheet_of(0), t.pile_now) == ({4: "hungry cow"}, ["charming doctor", "rowdy dog"])


@rule("SR118", "T71", "SR154", "SR114")
@pytest.mark.parametrize(("name", "offered"), [(1, True), (0, True), (-1, False)])
def test_a_daring_con_artist_has_to_have_a_second_name_to_lose(name: int, offered: bool) -> None:
    """A Con Artist of the slot cannot be both; the first loss comes from a card of seat 1: the Prisoner."""
    t = quiet(laid(), money=0, reputation=name, jail=3).hand(0, "6").given(active=1, first=1, turn=1)
    t.sheet(0, {1: "daring con-artist"}).sheet(1, {1: "grumpy prisoner"}).seat(1, hand=["6"], money=6, jail=1)
    t.play("6@6").use("prisoner")
    mine = t.game.decision.seat == 0 and "use con-artist" in t.choices()
    assert mine is offered
    if mine:
        t.take("use con-artist")
        assert (t.reputation(0), t.money(0)) == (name - 2, 5)
        assert [event["amount"] for event in t.happened("stole-money")] == [5]


@rule("SR37", "SR107", "XR155")
def test_who_takes_the_fourth_card_back_begins_tomorrow_with_it() -> None:
    t = quiet(expanded(), money=0).given(turn=8, first=1, active=0, day=1).hand(0, "6")
    t.seat(0, slots={"A": "A", "2": "2", "3": "3"}, hand=["6"]).seat(1, slots=FOUR, hand=[])
    t.sheet(0, {1: "selfish rocketeer"}).saloon(
        "infamous banker", "electrified journalist", "brilliant bouncer"
    )
    go(t.play("6@6"), "office?", "office sell-information?", "use rocketeer", "card 0@6").to("plan")
    assert "6" in t.of(0, "hand")
    assert len(t.of(0, "hand")) == 4
    assert t.happened("under-deck")[0]["count"] == 3


# Alone


@rule("XR119", "SR158")
def test_alone_a_maverick_that_the_horse_uses_costs_no_henchman() -> None:
    t = alone().enemy(automa=["no-witnesses"]).hand(0, "5").seat(0, money=0, jail=1)
    t.sheet(0, {1: "gruff horse", 2: "tricky banker"}).play("5@5").use("horse", on="banker")
    assert (t.money(0), t.of(0, "jailed"), t.of(0, "henchmen")) == (4, 1, 2)


@rule("XR115", "SR185", "Q39")
def test_alone_the_brain_washer_frees_and_has_nowhere_to_place() -> None:
    t = alone().enemy(automa=["no-witnesses"]).hand(0, "6").seat(0, jail=2, henchmen=1)
    t.sheet(0, {1: "grumpy brain-washer"}).play("6@6").use("brain-washer")
    assert (t.of(0, "jailed"), t.of(0, "henchmen")) == (1, 2)
    assert t.happened("placed") == []


@rule("XR115", "SR66")
def test_alone_an_informant_is_paid_and_finds_no_card() -> None:
    t = alone().enemy(automa=["no-witnesses"]).hand(0, "6").seat(0, money=0).sheet(0, {1: "grumpy informant"})
    t.play("6@6").use("informant")
    assert (t.money(0), t.happened("placed")) == (2, [])


@rule("XR124", "SR233", "XR98")
def test_alone_a_burnt_henchman_is_gone_for_the_enemy_too() -> None:
    t = alone().enemy(automa=["no-witnesses"], henchmen=2).given(turn=2).hand(0, "6")
    t.seat(0, slots={"A": "A"}, calls={"A": [1]}).sheet(0, {1: "grumpy pyro"}).play("6@6")
    go(t, "use pyro", "card 0@A?")
    assert t.enemy_now["henchmen"] + t.enemy_now["jailed"] == 2


@rule("XR107", "XR140", "XQ34")
def test_alone_the_enemy_draws_though_step_3_was_skipped() -> None:
    t = alone(strategy_cards=True).enemy(automa=["arson"]).hand(0, "5").seat(0, money=9, jail=1)
    t.seat(0, leader="doc-zimmer", strategy="enlist-talent").saloon(
        "clumsy bouncer", "dusty cow", "filthy dog"
    )
    go(t, "use strategy", "hire cow at 1").play("5@3")
    go(t, "pass?")
    assert [event["section"] for event in t.happened("automa")] == ["bottom"]


@rule("XR135", "SR257", "XR123")
@pytest.mark.parametrize(("enemy", "money", "stolen"), [("milton-goff", 7, 1), ("preston-cain", 0, 0)])
def test_alone_fear_takes_a_dollar_only_from_who_has_money(enemy: str, money: int, stolen: int) -> None:
    t = (
        alone(enemy, strategy_cards=True)
        .hand(0, "6")
        .seat(0, leader="lilith-boone", strategy="spread-fear", money=3)
    )
    t.enemy(money=money).sheet(0, {1: "grumpy priest"}).play("6@6").use("priest")
    go(t, "use strategy?")
    assert t.money(0) == 3 - 3 + stolen
    assert t.enemy_now["money"] == money - stolen


@rule("XR118", "XR110")
def test_with_nobody_to_foreclose_milton_is_paid_and_no_henchman_asked() -> None:
    t = facing("milton-goff", "foreclosure", "5", jail=0, henchmen=3).enemy(money=0).play("5@5").draw()
    assert t.enemy_now["money"] == 3
    assert t.of(0, "henchmen") == 3
    t.asks(0, "plan")


@rule("XR116", "XR118", "XR137")
def test_doc_poaches_and_the_sheet_has_a_gap_or_a_henchman_goes() -> None:
    t = (
        facing("doc-zimmer", "poaching", "5", jail=1)
        .sheet(0, {1: "dusty banker", 2: "helpful cow"})
        .play("5@5")
        .draw()
    )
    assert set(t.choices()) == {"jail henchman", "suffer"}
    go(t, "suffer", "scoundrel banker?")
    assert t.sheet_of(0) == {2: "helpful cow"}
    assert "dusty banker" in [f"{row['trait']} {row['job']}" for row in t.enemy_now["recruits"]]
    assert t.happened("used") == []


@rule("XR111", "XR107", "XR114")
def test_alone_three_days_of_four_turns_and_twelve_cards_and_then_a_result() -> None:
    rng = random.Random(5)
    game = saloon.new("scoundrels", players=1, options={"enemy": "preston-cain"}, seed=5)
    while (question := game.decision) is not None:
        game.apply(
            0,
            rng.choice(
                [word for word in question.choices if not word.startswith("loan")] or list(question.choices)
            ),
        )
    assert sum(event["kind"] == "automa" for event in game.events(None)) == 12
    assert game.view(None)["day"] == 3
    assert (game.result["winners"] == [0]) is (game.result["scores"][0] > game.result["enemy"]["score"])


@rule("XR96", "XR105", "XR95", "XR121")
@pytest.mark.parametrize(
    ("enemy", "expert", "facts", "score"),
    [
        ("lilith-boone", False, {"destroyed": ["depot-1", "estate-2"]}, 4 + 4 + 1),
        ("lilith-boone", True, {"destroyed": ["depot-1", "estate-2"]}, 5 + 5 + 1),
        ("milton-goff", False, {"money": 13}, 6 + 1),
        ("milton-goff", True, {"money": 13}, 7 + 1),
    ],
)
def test_what_an_enemy_scores_on_either_side(
    enemy: str, expert: bool, facts: dict[str, Any], score: int
) -> None:
    """At reputation 0 it catches one bluff in the last evening; Milton's Expert side is paid $2 before."""
    t = alone(enemy, expert=expert).given(day=3, phase="evening").enemy(reputation=0, henchmen=2, **facts)
    t.seat(0, slots={"A": "2", "2": "A", "3": "3", "4": "4"}, hand=[], calls={"A": [1]}).to_the_end()
    assert t.game.result["enemy"]["score"] == score
    assert t.game.result["reputation"] == [-1]


# The Goat


@rule("GR37", "GR38", "GR35")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_first_dealer_has_four_cards_four_names_and_every_other_player(players: int) -> None:
    game = saloon.new("goat", players=players, options={"first": 0}, seed=players)
    assert len(game.decision.choices) == 4 * 4 * (players - 1)


@rule("GQ6", "GR93", "G28")
def test_the_charlatan_of_five_has_thirty_ways_to_take_up_to_three() -> None:
    """Four others with two coins each: 4 ways for one coin, 10 for two, 16 for three."""
    t = table("goat", players=5).hand(0, "charlatan goat widow banker")
    t.deal("charlatan", to=1).asks(1, "swindle")
    assert len(t.choices()) == 4 + 10 + 16


@rule("GR98", "G34", "GR29")
@pytest.mark.parametrize(("players", "ways"), [(3, 4), (5, 20)])
def test_three_bottles_in_the_last_round_are_served_in_every_split(players: int, ways: int) -> None:
    t = table("goat", players=players).given(round=3, phase="serve").at("saloon", tokens=3)
    pairs = ("dancer goat", "widow banker", "cowboy farmer", "kid seller", "miner prospector")
    for seat, pair in enumerate(pairs[:players]):
        t.placed(seat, pair)
    t.asks(0, "serve")
    assert len(t.choices()) == ways


@rule("GR41", "GR89", "GR45", "GR90")
def test_a_refused_robber_robs_for_the_dealer() -> None:
    t = (
        table("goat", players=4)
        .hand(0, "robber goat widow banker")
        .at("bank", tokens=2)
        .at("ranch", tokens=1)
    )
    t.play(0, "offer robber as goat to 2").play(2, "refuse").asks(0, "rob")
    assert "rob saloon" not in t.choices()
    t.play(0, "rob bank")
    assert t.lying_at("bank")[0] == 0
    assert t.lying_at("bank")[1] > 0
    assert t.controls(0) == ["robber"]


@rule("GR84", "GR85", "GR29", "G20", "GR27")
def test_what_the_sheriff_brought_back_lies_there_with_the_new_token_next_round() -> None:
    t = last_hat("robber farmer", "banker widow", "sheriff", hand="goat dancer gambler charlatan")
    t.on_robber("bank", 1).at("bank", tokens=0).deal("goat", to=2)
    assert t.view()["round"] == 2
    assert t.lying_at("bank")[0] == 1 + 1


@rule("GR99", "GR102", "GQ22", "GR98")
def test_with_the_gambler_beside_her_the_dancer_may_win_back_a_bottle_she_served() -> None:
    t = last_hat("dancer farmer", "gambler widow", "sheriff", hand="goat banker cowboy charlatan", round=3)
    t.at("saloon", tokens=1).reserve(0, "").reserve(1, "").reserve(2, "").deal("goat", to=2).asks(0, "serve")
    t.play(0, "serve 1 to 1").over()
    assert (t.tokens(0), t.tokens(1)) == ({"bottle": 1}, {})


@rule("GR71", "GR72", "GR73", "G38")
@pytest.mark.parametrize(
    ("coins", "tokens", "winners"),
    [
        ((5, 5, 3), ("bill", "bottle bottle", "bottle bill"), [1]),
        ((5, 6, 3), ("cattle", "bill", "bottle bill"), [1]),
        ((5, 5, 0), ("bill", "bill", ""), [0, 1]),
    ],
)
def test_ties_go_to_coins_then_to_the_number_of_tokens_then_to_all(
    coins: tuple[int, ...], tokens: tuple[str, ...], winners: list[int]
) -> None:
    t = table("goat", players=3).given(round=3, phase="over")
    for seat in range(3):
        t.purse(seat, coins[seat]).reserve(seat, tokens[seat])
    assert t.over().game.result["winners"] == winners


@rule("GR60", "G12", "GQ14")
def test_the_last_two_of_two_hats_cannot_be_declined_whatever_they_are_called() -> None:
    t = (
        table("goat", players=2)
        .placed(0, "gunslinger sheriff robber")
        .placed(1, "goat")
        .hand(0, "dancer gambler")
    )
    t.given(discard="charlatan banker widow")
    t.play(0, "offer gambler as dancer to 1")
    assert t.choices() == ["accept"]


# Words


@rule("SR49", "XR46")
@pytest.mark.parametrize("word", ["pass", "no", "yes"])
def test_who_has_only_a_loan_to_take_is_told_that_the_question_is_not_theirs(word: str) -> None:
    """Seat 1 is asked for a henchman; the player of the turn may borrow, and answers nothing."""
    t = expanded().hand(0, "5").choose(0, "play 5@5").asks(1, "suspect")
    assert all(choice.startswith("loan") for choice in t.game.legal(0))
    with pytest.raises(saloon.IllegalChoice, match="the open question is not for you"):
        t.game.apply(0, word)


@rule("XR42", "GQ2", "SR105")
@pytest.mark.parametrize(
    ("game", "event", "count", "en", "de"),
    [
        (
            "scoundrels",
            "debts-mixed",
            1,
            "the one that was lost comes back.",
            "Die eine verlorene kommt zurück.",
        ),
        ("scoundrels", "debts-mixed", 3, "3 lost ones are mixed anew.", "3 verlorene werden neu gemischt."),
        ("goat", "unlimited", 1, "from outside the box: 1 coin.", "von außerhalb der Schachtel: 1 Münze."),
    ],
)
def test_the_log_counts_one_as_one(game: str, event: str, count: int, en: str, de: str) -> None:
    for lang, end in (("en", en), ("de", de)):
        said = words(lang, game).say(f"event-{event}", count=count)
        assert said.endswith(end), said
