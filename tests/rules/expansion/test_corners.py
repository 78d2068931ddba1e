"""Corners of the expansion, where several of its rules meet."""

import pytest

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, expanded

FULL = {1: 1, 2: 1, 3: 1, 4: 1}
SALOON = ("filthy automaton", "rowdy chef", "dusty butler")
"""For $4, $5 and $3; one purple, two green."""


def acting(sheet: dict[int, str], **own: object) -> ScoundrelsTable:
    """Seat 0 has played a 6 into slot 6, with $9 unless it is said otherwise."""
    t = expanded(3).hand(0, "6").sheet(0, sheet).saloon(*SALOON).seat(0, **{"money": 9, **own})
    return t.given(traits=["thirsty", "masked"], jobs=["hero", "jailer"], purple=["lawyer"])


def used(t: ScoundrelsTable) -> list[tuple[int, str]]:
    """Who used which job so far, in order."""
    return [(event["seat"], event["job"]) for event in t.happened("used")]


# Debts and those that carry them


@rule("XR53")
def test_a_scoundrel_that_is_bounced_or_discards_itself_takes_its_debts_along() -> None:
    t = acting({1: "grumpy bouncer"}).given(carried=["3 on chef", "1 on chef", "0 on butler"]).play("6@6")
    t.take("use bouncer", "scoundrel chef")
    assert t.view()["debts"]["discarded"] == [1, 3]
    assert len(t.view()["debts"]["carried"]) == 1
    t = acting({1: "grumpy innkeeper"}).saloon("filthy automaton", "rowdy cow", "dusty butler")
    t.given(carried=["3 on cow"]).play("6@6").take("use innkeeper", "scoundrel cow")
    assert t.money(0) == 14
    assert t.view()["debts"]["discarded"] == [3]
    assert t.debts(0) == []


@rule("XR51")
def test_a_debt_lies_on_the_scoundrel_whatever_becomes_of_its_job() -> None:
    t = acting({1: "grumpy tailor", 2: "cocky cow"}).given(carried=["3 on chef"]).play("6@6")
    t.take("use tailor", "scoundrel chef")
    assert t.saloon_now == ["filthy automaton", "rowdy cow", "dusty butler"]
    t.take("hire cow at 3", "debt 2")
    assert (t.debts(0), t.view()["debts"]["carried"]) == ([2], [])


@rule("XR51", "XR46")
def test_a_hire_by_an_ability_brings_the_debts_too() -> None:
    t = acting({1: "grumpy recruiter"}).given(carried=["3 on chef"]).play("6@6")
    t.take("use recruiter", "hire chef at 2", "debt 4")
    assert t.debts(0) == [4]
    assert t.money(0) == 9 - 3


@rule("XR50", "XQ36")
def test_a_swap_brings_the_debts_on_the_safe_and_it_stays_facedown() -> None:
    t = acting({1: "grumpy smuggler"}, safes=["estate-1"])
    t.given(carried=["3 on depot-4"], gadgets={"depot-4": "number-pad"}).play("6@6")
    t.take("use smuggler", "safe depot-4", "debt 4")
    assert t.safe("depot-4")["place"] == "seat 0"
    assert not t.safe("depot-4")["faceup"]
    assert t.debts(0) == [4]
    assert t.view()["debts"]["carried"] == []


@rule("XQ25")
def test_who_swaps_a_safe_in_sees_its_mod_and_nobody_else_does() -> None:
    t = acting({1: "grumpy smuggler"}, safes=["estate-1"]).given(mods={"depot-1": "gilded"}).play("6@6")
    t.take("use smuggler", "safe depot-1")
    assert [t.safe("depot-1", seat)["mod"] for seat in (None, 0, 1, 2)] == [None, "gilded", None, None]


@rule("XR35", "XR156")
def test_what_one_has_seen_of_a_debt_one_knows_wherever_it_goes() -> None:
    t = acting({1: "grumpy swindler"}, debts={1: 3}, debts_seen=[1, 0, 0, 0]).play("6@6")
    t.take("use swindler", "seat 1", "debt 2")
    assert [t.view(seat)["seats"][1]["debts"][1]["value"] for seat in (None, 0, 1, 2)] == [
        None,
        3,
        None,
        None,
    ]
    t = acting({1: "grumpy tattoo-artist"}, debts={1: 3}, debts_seen=[1, 0, 0, 0]).play("6@6")
    t.take("use tattoo-artist", "scoundrel butler")
    assert [t.view(seat)["debts"]["carried"][0]["value"] for seat in (None, 0, 1)] == [None, 3, None]


@rule("XR42")
def test_from_which_mixing_a_debt_comes_is_plain() -> None:
    """All have seen which tokens were mixed, so all know the few that a debt of the new supply can be."""
    t = expanded(4).hand(0, "6").sheet(0, {1: "grumpy painter"}).seat(1, debts={1: 0, 2: 0, 3: 0, 4: 1})
    t.seat(2, debts=FULL).seat(3, debts={1: 2, 2: 2, 3: 2, 4: 2}).given(discarded_debts=[1, 1, 3, 3])
    t.play("6@6").take("use painter", "debt 2")
    assert t.view()["seats"][0]["debts"][1] == {"value": None, "mixing": 1, "seen_by": []}
    assert {token["mixing"] for token in t.view()["seats"][1]["debts"]} == {0}


@rule("XQ9", "XR152")
def test_a_debt_that_is_given_is_gained_and_may_be_read() -> None:
    t = (
        expanded(3, strategy_cards=True)
        .hand(0, "6")
        .sheet(0, {1: "grumpy swindler"})
        .sheet(1, {1: "impatient cow"})
    )
    t.seat(0, debts={1: 3}, strategy="spread-fear").seat(1, strategy="brand-the-loot")
    t.seat(2, strategy="read-the-fine-print").play("6@6").take("use swindler", "seat 1")
    t.asks(2, "fine-print").choose(2, "use strategy").asks(1, "debt").choose(1, "debt 2")
    assert t.view(2)["seats"][1]["debts"][1]["value"] == 3
    t.asks(1, "respond").choose(1, "use cow")
    assert (t.money(0), t.money(1)) == (6, 9)


@rule("XR41", "X6")
def test_a_debt_for_every_use_also_for_the_second_and_through_a_horse() -> None:
    t = acting({1: "stunning painter"}, debts={1: 1, 2: 1, 3: 1}).play("6@6").take("use painter").asks(1)
    assert (t.money(0), t.debts(0)) == (14, [1, 2, 3, 4])  # no room for a second
    t = acting({1: "stunning painter"}, debts={1: 1, 2: 1}).play("6@6").take("use painter", "debt 4", "again")
    assert (t.money(0), t.debts(0)) == (19, [1, 2, 3, 4])
    t = acting({1: "grumpy horse", 2: "hasty banker"}).take("pass").play("6@6").take("use horse", "debt 2")
    assert (t.money(0), t.debts(0)) == (13, [2])
    t = acting({1: "grumpy horse", 2: "hasty banker"}, debts=FULL).play("6@6").to("hire", 0)
    assert used(t) == []


@pytest.mark.parametrize("trait", ["indebted", "generous-revised", "whining", "impatient"])
@rule("XR41")
def test_through_a_horse_no_while_and_no_moment_counts(trait: str) -> None:
    t = acting({1: "grumpy horse", 2: f"{trait} banker"}, debts={1: 1}).play("6@6").take("use horse")
    assert t.money(0) == 13


# Loans


@rule("XR46", "XR34")
def test_a_loan_while_the_space_of_another_debt_is_open() -> None:
    t = acting({1: "grumpy painter"}, debts={1: 1, 2: 1}).play("6@6").take("use painter").asks(0, "debt")
    t.choose(0, "loan 3").asks(1)
    # Only the last space was left for the debt of the Painter.
    assert (t.money(0), t.debts(0)) == (9 + 2 + 5, [1, 2, 3, 4])
    t.idle()


@rule("XR46")
def test_money_of_a_loan_is_money_for_conditions_too() -> None:
    t = acting({1: "grumpy beggar"}, money=3).play("6@6").to("abilities", 0)
    assert t.can("use beggar")
    t.choose(0, "loan 1").to("hire", 0)
    assert used(t) == []
    t = acting({1: "generous-revised banker"}, money=0).asks(0, "start").choose(0, "loan 1").asks(0, "plan")
    assert used(t) == []


@rule("XR46", "XQ32")
def test_the_bribe_may_be_paid_with_loans() -> None:
    t = (
        acting({}, money=8)
        .given(day=3, turn=10)
        .play("6@6")
        .to("hire", 0)
        .take("office", "office bribe-sheriff")
    )
    t.asks(0, "borrow").choose(0, "loan 1").choose(0, "loan 2").take("safe depot-4")
    assert (t.money(0), t.safes_of(0)) == (0, ["depot-4"])


@rule("XR46", "XR57", "XR58")
def test_a_loan_in_the_loan_office_pays_for_another_debt() -> None:
    t = (
        acting({}, money=4, debts={1: 3, 3: 0})
        .play("6@6")
        .to("hire", 0)
        .take("office", "location pay-off-loans")
    )
    t.choose(0, "debt 1").asks(0, "pay-off")
    assert t.choices() == ["debt 3", "pass"]
    t.choose(0, "loan 1").asks(0, "pay-off").choose(0, "debt 3").asks(0, "pay-off").choose(0, "pass").idle()
    # The new debt took the space of the old one, and stays.
    assert (t.money(0), t.debts(0), t.view()["debts"]["discarded"]) == (0, [1], [0, 3])


@rule("XR159", "XR160")
def test_whining_is_for_its_moment_and_looks_at_the_purse_of_that_moment() -> None:
    t = acting({1: "whining banker"}, money=2).play("6@6").to("step-3", 0)
    assert t.can("use banker")
    t.choose(0, "pass").asks(0, "hire").refused(0, "use banker", because="")
    # A loan before step 3 pays for the Butler, so there is nothing to whine about.
    t = acting({1: "whining banker"}, money=2).play("6@6").choose(0, "loan 1").to("hire", 0)
    assert used(t) == []


# Mavericks


@rule("XR77", "XR78", "X27")
def test_clockwise_past_the_last_seat() -> None:
    t = expanded(4).given(active=1, turn=2).hand(1, "3").sheet(1, {1: "thirsty cow"})
    t.sheet(0, {1: "tricky banker"}).sheet(2, {1: "brash prospector"}).sheet(3, {1: "ruthless jailer"})
    t.play("3@4").choose(2, "henchman").choose(3, "pass").choose(0, "henchman").choose(3, "henchman")
    t.asks(1, "abilities").choose(1, "lead 4").asks(1, "abilities").choose(1, "use cow")
    t.asks(2, "maverick").choose(2, "use prospector")
    t.asks(3, "maverick").choose(3, "use jailer")
    t.asks(0, "maverick").choose(0, "use banker")
    assert used(t) == [(1, "cow"), (2, "prospector"), (3, "jailer"), (0, "banker")]
    assert (t.money(0), t.money(2), t.money(3)) == (8, 7, 8)
    t.idle()


@rule("XR79", "X28", "XQ5")
def test_a_maverick_that_places_a_henchman_is_spent_but_others_of_that_slot_are_not() -> None:
    def informed(other: str) -> ScoundrelsTable:
        t = expanded(3).given(turn=4).hand(0, "3").sheet(2, {1: "tricky informant", 2: other})
        t.seat(1, slots={"A": "5"}).play("3@4").choose(1, "pass").choose(2, "henchman")
        return t.take("use informant", "yes")

    t = informed("superstitious cow")
    assert t.slot(1, "A")["henchmen"] == [2]
    t.to("hire", 0)
    assert used(t) == [(2, "informant")]
    t = informed("bitter banker").asks(2, "maverick").choose(2, "use banker")
    assert t.money(2) == 4 + 2 + 4


@rule("XQ8")
def test_all_that_match_are_used_with_one_henchman_in_any_order() -> None:
    t = expanded(3).hand(0, "3").sheet(1, {1: "tricky banker", 2: "brash prospector", 3: "jealous cow"})
    t.play("3@4").choose(1, "henchman").choose(2, "pass").to("maverick", 1)
    assert t.choices() == ["use banker", "use prospector", "pass"]
    t.choose(1, "use prospector").asks(1, "maverick")
    assert t.choices() == ["use banker", "pass"]
    t.choose(1, "use banker")
    assert t.money(1) == 4 + 3 + 4


@rule("XR81", "XR82", "X29")
def test_who_lets_the_own_slot_pass_may_still_use_a_mixed_one_as_a_maverick() -> None:
    """In its owner's turn an Informant puts a henchman on a card in slot 6, after the owner's own 6."""

    def turn() -> ScoundrelsTable:
        t = expanded().given(turn=3).hand(0, "3").sheet(0, {1: "vigilant banker", 4: "grumpy informant"})
        return t.seat(1, slots={"6": "5"}).play("3@6").to("abilities", 0)

    t = turn().take("use banker", "use informant", "yes").to("hire", 0)
    assert used(t) == [(0, "banker"), (0, "informant")]
    t = turn().take("use informant", "yes").asks(0, "abilities").choose(0, "pass")
    t.to("maverick", 0).choose(0, "use banker")
    assert used(t) == [(0, "informant"), (0, "banker")]


@rule("XR76")
def test_a_henchman_that_was_sent_home_in_step_2_was_placed_all_the_same() -> None:
    t = expanded().hand(0, "3").sheet(0, {1: "thirsty lawyer"}).sheet(1, {1: "tricky banker"}).play("3@4")
    t.choose(1, "henchman").take("use lawyer")
    assert t.slot(0, "4")["henchmen"] == []
    t.to("maverick", 1).choose(1, "use banker")
    assert (t.money(1), t.of(1, "henchmen")) == (8, 2)


@rule("X30")
def test_the_cards_of_yesterday_are_out_of_reach_of_revenge() -> None:
    t = expanded(2, strategy_cards=True).given(phase="evening", turn=8, active=1)
    t.seat(0, strategy="plot-revenge").seat(1, strategy="collect-interest", slots={"A": "A", "3": "3"})
    t.to("plan", 0).refused(0, "use strategy", because="T86")
    assert t.view()["day"] == 2


# Played cards


@rule("XR145", "X32")
def test_no_ability_puts_a_henchman_on_a_card_that_was_shown() -> None:
    t = expanded(3).given(turn=5, active=1).seat(0, slots={"2": "5", "A": "4"}, flipped=["2"]).hand(1, "6")
    t.sheet(1, {1: "grumpy informant"}).play("6@6").take("use informant", "yes")
    assert t.slot(0, "A")["henchmen"] == [1]  # without a question: it was the only one
    assert t.slot(0, "2")["henchmen"] == []


@rule("XR155")
def test_a_rocketeer_with_every_card_guarded_brings_only_money() -> None:
    t = expanded().given(phase="evening", turn=8).sheet(0, {1: "talkative rocketeer"})
    t.seat(0, slots={"2": "2", "3": "3"}, calls={"2": [1], "3": [1]}).seat(
        1, slots={"A": "6"}, calls={"A": [0]}
    )
    t.asks(0, "respond").choose(0, "use rocketeer")
    assert (t.money(0), t.reputation(0)) == (6, 1)


@rule("XR155")
def test_a_card_that_came_back_leaves_nothing_to_suspect_and_the_hand_is_filled_to_four() -> None:
    t = acting({1: "grumpy rocketeer"}).play("6@6").take("use rocketeer")
    assert t.slot(0, "6") is None
    t.take("office", "office sell-information").asks(1, "plan")
    t = expanded().given(phase="evening", turn=8).sheet(0, {1: "talkative rocketeer"})
    t.seat(0, slots={"2": "2", "3": "3", "4": "4", "5": "5"}, hand=[], deck=["0", "A", "6"])
    t.seat(1, slots={"A": "6"}, calls={"A": [0]}).take("use rocketeer", "card 0@4")
    assert (t.of(0, "hand"), t.of(0, "deck")) == (["0", "A", "4", "6"], 3)


# Safes


@rule("XR154", "X49")
@pytest.mark.parametrize("job", ["roboticist", "inventor"])
def test_any_of_the_four_safes_whose_site_is_full_joins_the_unused_ones_with_its_marks(job: str) -> None:
    t = acting({1: f"grumpy {job}"}, safes=["depot-6", "estate-1", "laboratory-1"])
    t.marks("1: 4 on depot-6", "0: 3 on depot-6")
    t.given(gadgets={"depot-6": "heat-plate", "estate-6": "copy-engine"}).play("6@6")
    t.take(f"use {job}", "safe estate-6")
    if job == "roboticist":
        t.take("mark 6", "yes")
    t.asks(0, "abandon").choose(0, "safe depot-6")
    assert t.safe("depot-6")["place"] == "unused"
    assert sorted(t.safe("depot-6")["marks"]) == [[0, 3], [1, 4]]
    t.idle()


def healed(sheet: dict[int, str], *pile: str) -> ScoundrelsTable:
    """Seat 0 has the Miracle Medicine and has played its 6."""
    t = acting(sheet, safes=["estate-4"]).given(gadgets={"estate-4": "miracle-medicine"})
    return t.pile(*pile, "clumsy trapper").play("6@6")


@rule("XR146", "XQ19")
def test_miracle_medicine_serves_every_ability_that_speaks_of_the_saloon() -> None:
    t = healed({1: "grumpy recruiter"}, "cocky banker").take("use recruiter", "hire banker at 2", "keep")
    assert t.money(0) == 9 - (5 - 2)
    assert (t.saloon_now, t.pile_now) == (list(SALOON), ["clumsy trapper"])
    t = healed({1: "grumpy impersonator"}, "cocky banker").take("use impersonator", "scoundrel banker")
    assert (t.sheet_of(0), t.pile_top) == ({1: "grumpy banker"}, "cocky impersonator")
    t = healed({1: "grumpy tailor", 2: "lucky dog"}, "cocky banker").take("use tailor", "scoundrel banker")
    assert (t.sheet_of(0)[2], t.pile_top) == ("lucky banker", "cocky dog")
    # One that discards itself there goes to the bottom, and the Saloon needs no refill.
    t = healed({1: "grumpy innkeeper"}, "cocky cow").take("use innkeeper", "scoundrel cow")
    assert (t.money(0), t.pile_now, t.saloon_now) == (14, ["clumsy trapper", "cocky cow"], list(SALOON))


@rule("XR146", "XQ19")
def test_one_that_acts_when_hired_is_hired_from_the_pile_and_stays_there() -> None:
    t = (
        healed({1: "grumpy forger"}, "charming banker")
        .to("hire", 0)
        .take("hire banker", "use banker", "keep")
    )
    assert t.money(0) == 9 - 1 + 4
    assert (t.pile_now, t.saloon_now) == (["charming banker", "clumsy trapper"], list(SALOON))
    t.idle()


# Saloon and evening


@rule("XR84", "XQ20")
def test_a_saloon_that_lost_its_purple_to_a_tailor_gets_the_next_one() -> None:
    t = acting({1: "grumpy tailor", 2: "cocky cow"}).play("6@6").take("use tailor", "scoundrel automaton")
    assert t.saloon_now == ["filthy cow", "rowdy chef", "dusty butler"]
    t.take("office")
    assert t.saloon_now == ["thirsty lawyer", "filthy cow", "rowdy chef"]


@rule("XR91", "XQ3")
def test_a_bluff_called_is_an_opponents_loss_to_mock_once() -> None:
    t = expanded(3).given(phase="evening", turn=12).sheet(0, {1: "mocking banker"})
    t.seat(1, slots={"A": "6", "2": "5"}, calls={"A": [0], "2": [0, 2]}).asks(0, "respond")
    assert [t.reputation(seat) for seat in range(3)] == [2, -2, 1]
    t.choose(0, "use banker")
    assert t.money(0) == 8
    # At -2 there was nothing to lose.
    t = expanded(3).given(phase="evening", turn=12).sheet(0, {1: "mocking banker"})
    t.seat(1, slots={"A": "6"}, calls={"A": [0]}, reputation=-2).to("first", 0)
    assert used(t) == []
