"""The cards that the glossary of the expansion rules on (X:286 to X:326), but Read the Fine Print and Miracle Medicine."""

import pytest

from tests.rule import rule
from tests.town import Town, expanded

FULL = {1: 1, 2: 1, 3: 1, 4: 1}
SALOON = ("filthy automaton", "rowdy chef", "dusty butler")
"""For $4, $5 and $3."""


# Bookie


@rule("XR138")
def test_who_has_no_money_takes_the_bookies_debt() -> None:
    t = expanded(3).hand(0, "6").sheet(0, {1: "grumpy bookie"}).seat(1, money=0).play("6@6").take("use bookie")
    t.asks(1, "debt").choose(1, "debt 3").asks(2, "choose").choose(2, "give money")
    assert t.debts(1) == [3]
    assert [t.money(seat) for seat in range(3)] == [7, 0, 3]
    t.idle()


@rule("XR139", "X37")
def test_who_has_four_debts_pays_the_bookie_if_able() -> None:
    t = expanded(3).hand(0, "6").sheet(0, {1: "grumpy bookie"}).seat(1, debts=FULL)
    t.seat(2, debts={1: 2, 2: 2, 3: 2, 4: 2}, money=0).play("6@6").take("use bookie")
    assert [t.money(seat) for seat in range(3)] == [7, 3, 0]
    assert t.debts(1) == t.debts(2) == [1, 2, 3, 4]
    t.idle()


# Enlist Talent


def talent(saloon: tuple[str, ...] = SALOON, **facts: int) -> Town:
    t = expanded(2, strategy_cards=True).hand(0, "6").seat(0, strategy="enlist-talent", **facts)
    return t.seat(1, strategy="spread-fear").saloon(*saloon)


@rule("XR140")
def test_a_start_of_turn_scoundrel_that_was_enlisted_may_be_used_at_once() -> None:
    t = talent(("hasty banker", *SALOON[1:])).asks(0, "start").choose(0, "use strategy")
    t.take("hire banker at 6", "keep").asks(0, "start")
    t.take("use banker", "debt 1").asks(0, "plan")
    assert t.sheet_of(0) == {6: "hasty banker"}
    assert t.money(0) == 4 - 2 + 4
    t.idle()


@rule("XR141", "X34")
def test_whoever_enlisted_talent_skips_step_3_and_does_not_whine() -> None:
    t = talent(money=3).sheet(0, {1: "whining prospector"}).take("use strategy", "hire butler at 2", "keep")
    saloon = t.saloon_now
    t.play("6@6").to("plan", 1)
    assert t.money(0) == 0
    assert t.saloon_now == saloon
    assert not t.happened("used")
    # Without it, there is a step 3 to whine at.
    t = talent(money=2).sheet(0, {1: "whining prospector"}).take("pass")
    t.play("6@6").to("step-3", 0).choose(0, "use prospector")
    assert t.money(0) == 5


# Fund R&D, and the mods it swaps


def funded(*safes: str) -> Town:
    t = expanded(3, strategy_cards=True).seat(0, strategy="fund-r-and-d", safes=list(safes), money=3)
    t.seat(1, strategy="spread-fear").seat(2, strategy="collect-interest")
    return t.given(mods={"depot-1": "sealed"}, gadgets={"depot-4": "heat-plate"})


@rule("XR142", "X50")
def test_fund_r_and_d_is_only_for_a_safe_with_a_mod() -> None:
    t = funded("depot-4")
    t.asks(0, "plan").refused(0, "use strategy", because="")
    t = funded("depot-4", "depot-1").take("use strategy")
    assert t.safe("depot-1", 0)["mod"] != "sealed"
    assert not t.safe("depot-4", 0)["modded"]
    assert t.money(0) == 1
    t.idle()


@rule("XQ24", "XQ25")
def test_the_sleeve_stays_and_who_may_look_at_the_safe_reads_the_new_mod() -> None:
    t = funded("depot-1").marks("2: 4 on depot-1").take("use strategy")
    assert all(t.safe("depot-1", seat)["modded"] for seat in (None, 0, 1, 2))
    new = t.safe("depot-1", 0)["mod"]
    assert new not in (None, "sealed")
    assert [t.safe("depot-1", seat)["mod"] for seat in (None, 1, 2)] == [None, None, new]
    # The old one lies unused, and those who saw it on the safe know that it does.
    for seat, known in ((0, 1), (1, 0), (2, 1)):
        assert [row["mod"] for row in t.view(seat)["mods"]].count("sealed") == known
    assert len(t.view()["mods"]) == 5


# Impatient


@rule("XR143", "X38", "XQ9")
def test_impatient_waits_for_the_theft_and_comes_once_for_two_debts() -> None:
    t = expanded().hand(0, "6").sheet(0, {1: "grumpy locksmith", 2: "impatient banker"})
    t.given(carried=["1 on depot-4", "2 on depot-4"], gadgets={"depot-4": "heat-plate"})
    t.play("6@6").take("use locksmith", "safe depot-4").asks(0, "debt")
    assert not t.can("use banker")
    t.choose(0, "debt 1").asks(0, "debt").choose(0, "debt 4")
    assert t.safes_of(0) == ["depot-4"]
    t.asks(0, "respond").choose(0, "use banker")
    assert t.money(0) == 4 - 1 + 4
    assert not t.can("use banker")
    t.idle()


@rule("XR143")
def test_impatient_waits_for_the_location() -> None:
    t = expanded().hand(0, "6").sheet(0, {2: "impatient banker"}).saloon(*SALOON).play("6@6")
    t.take("office", "location hire-reporter", "debt 2").asks(0, "scout")
    assert not t.can("use banker")
    t.take("safe depot-4").asks(0, "mark")
    assert not t.can("use banker")
    t.take("mark 4").asks(0, "respond").take("use banker")
    assert t.money(0) == 4 - 1 + 4


@rule("XQ9")
def test_a_debt_in_excess_is_discarded_and_not_gained() -> None:
    t = expanded().hand(0, "6").sheet(0, {1: "grumpy locksmith", 2: "impatient banker"}).seat(0, debts=FULL)
    t.given(carried=["2 on depot-4"], gadgets={"depot-4": "heat-plate"}).play("6@6")
    t.take("use locksmith", "safe depot-4")
    assert t.view()["debts"]["discarded"] == [2]
    t.asks(1, "suspect").idle()
    assert not t.can("use banker", 0)


# Mason


def masonry() -> Town:
    """Seat 0 has played a 5 into slot 2 today and shows it by the Mason; seat 1 is about to play."""
    t = expanded(3).given(turn=4).hand(0, "6 2 3").seat(0, slots={"2": "5"}, deck=["4", "A", "0"])
    t.sheet(0, {1: "grumpy mason"}).play("6@6").take("use mason")
    return t


@rule("XR144", "X32")
def test_the_mason_turns_a_bluff_faceup_and_no_honest_card() -> None:
    t = masonry()
    assert t.money(0) == 8
    for seat in (None, 1, 2):
        assert t.slot(0, "2", seat) == {"slot": "2", "card": "5", "henchmen": [], "faceup": True}
        assert t.slot(0, "6", seat)["card"] is None
    honest = expanded().hand(0, "6 2 3").seat(0, slots={"5": "5"}, deck=["4", "A", "0"])
    honest.sheet(0, {1: "grumpy mason"}).play("6@6").to("hire", 0)
    assert not honest.happened("used")


@rule("XR145", "X32")
def test_a_card_that_the_mason_showed_takes_no_henchmen_and_is_not_revealed_again() -> None:
    t = expanded(3).given(turn=4, active=1).seat(0, slots={"2": "5", "A": "4"}, flipped=["2"])
    t.seat(1, hand=["6", "3"], deck=["A", "2", "4", "5"], slots={"5": "0"})
    t.sheet(1, {1: "grumpy informant"}).play("6@6").take("use informant", "yes")
    # Only the facedown card is there for a henchman.
    assert t.slot(0, "A")["henchmen"] == [1]
    assert t.slot(0, "2")["henchmen"] == []
    t = expanded(3).given(phase="evening").seat(0, slots={"2": "5"}, flipped=["2"])
    t.to("plan")
    assert t.reputation(0) == 0
    assert t.happened("called") == []


@rule("XR145", "X32")
def test_nobody_suspects_the_card_of_this_turn_once_it_is_shown() -> None:
    t = expanded(3).hand(0, "5").sheet(0, {1: "grumpy mason"}).play("5@6").take("use mason").asks(0, "hire")
    assert not t.can("henchman", 1)
    assert not t.can("henchman", 2)
    t.take("office", "office sell-information").to("plan", 1)
    assert t.slot(0, "6")["henchmen"] == []


# Responsible


@rule("XR153", "X39")
def test_responsible_waits_until_the_loan_office_is_done_and_comes_once() -> None:
    t = expanded().hand(0, "6").sheet(0, {2: "responsible banker"}).saloon(*SALOON)
    t.seat(0, debts={1: 1, 2: 0, 4: 2}, money=6).given(loans=2).play("6@6")
    t.take("office", "location pay-off-loans", "debt 1").asks(0, "pay-off")
    assert not t.can("use banker")
    t.take("debt 2").asks(0, "respond").take("use banker")
    assert (t.money(0), t.debts(0)) == (1 + 4, [4])
    assert not t.can("use banker", 0)
    t.idle()


@rule("XR153")
def test_responsible_waits_until_the_card_is_done() -> None:
    t = expanded().hand(0, "6").sheet(0, {1: "grumpy philanthropist", 2: "responsible banker"})
    t.seat(0, debts={1: 1, 2: 0}).play("6@6").take("use philanthropist", "debt 1").asks(0, "respond")
    assert t.reputation(0) == 1
    t.take("use banker").idle()
    assert t.money(0) == 4 - 3 + 4


# Roboticist and Inventor


@rule("XR154", "X49")
@pytest.mark.parametrize("job", ["roboticist", "inventor"])
def test_an_abandoned_safe_goes_to_the_unused_ones_if_its_site_is_full(job: str) -> None:
    t = expanded().hand(0, "6").sheet(0, {1: f"grumpy {job}"})
    t.seat(0, safes=["depot-6", "estate-1", "laboratory-1"]).marks("1: 4 on depot-6", "0: 3 on depot-6")
    t.given(gadgets={"depot-6": "heat-plate", "estate-6": "copy-engine"}).play("6@6").take(f"use {job}", "safe estate-6")
    if job == "roboticist":
        t.take("mark 6", "yes")
    t.asks(0, "abandon").choose(0, "safe depot-6")
    assert t.safe("depot-6")["place"] == "unused"
    assert sorted(map(tuple, t.safe("depot-6")["marks"])) == [(0, 3), (1, 4)]
    assert sorted(t.safes_of(0)) == ["estate-1", "estate-6", "laboratory-1"]
    t.idle()


@rule("XR154")
def test_with_an_open_space_it_goes_back_to_its_site() -> None:
    t = expanded().hand(0, "6").sheet(0, {1: "grumpy inventor"})
    t.seat(0, safes=["depot-2", "estate-1", "laboratory-1"]).given(gadgets={"estate-6": "copy-engine"})
    t.play("6@6").take("use inventor", "safe estate-6", "safe depot-2")
    assert t.safe("depot-2")["place"] == "space 2"


# Rocketeer with Talkative


def called(calls: dict[str, list[int]]) -> Town:
    """The evening after seat 0 has caught a bluff of seat 1's, with three facedown cards of its own."""
    t = expanded().given(phase="evening", turn=8).sheet(0, {1: "talkative rocketeer"})
    t.seat(0, slots={"2": "2", "3": "3", "4": "4"}, hand=[], deck=["0", "A", "5", "6"], calls=calls)
    return t.seat(1, slots={"A": "6"}, calls={"A": [0]})


@rule("XR155")
def test_the_rocketeer_flies_while_bluffs_are_called_but_not_from_under_a_henchman() -> None:
    t = called({"3": [1]}).asks(0, "respond").choose(0, "use rocketeer")
    assert t.choices() == ["card 0@2", "card 0@4"]
    t.choose(0, "card 0@4")
    assert t.money(0) == 6
    assert "4" in t.of(0, "hand")
    t.idle()


@rule("XR155")
def test_a_card_that_had_a_henchman_is_out_until_the_henchman_is_gone() -> None:
    t = called({"2": [1], "3": [1], "4": [1]})
    t.seat(1, henchmen=0, jail=0).asks(0, "respond").choose(0, "use rocketeer")
    # No card was left for it: only the money came.
    assert t.money(0) == 6
    assert t.reputation(0) == 1


# Tattoo Artist


@rule("XR156")
def test_the_tattoo_artist_does_not_see_the_debt() -> None:
    t = expanded().hand(0, "6").sheet(0, {1: "grumpy tattoo-artist"}).seat(0, debts={2: 3}).saloon(*SALOON)
    t.play("6@6").take("use tattoo-artist", "scoundrel butler")
    assert t.debts(0) == []
    for seat in (None, 0, 1):
        assert [(token["value"], token["seen_by"]) for token in t.view(seat)["debts"]["carried"]] == [(None, [])]
    assert all(3 not in event.values() for event in t.happened("debt-placed", 0))
    assert t.view()["debts"]["discarded"] == []


# Undertaker


@rule("XR157", "X36")
def test_the_undertaker_rounds_up_each_time() -> None:
    t = expanded().hand(0, "6").sheet(0, {1: "stunning undertaker"}).pile("electrified trapper").play("6@6")
    assert t.view()["pile"][-1]["cost"] == 7
    t.take("use undertaker")
    assert t.money(0) == 4 + (4 + 1)
    t.take("again")
    assert t.money(0) == 4 + 2 * (4 + 1)  # $4 twice are $8, not $7
    t.idle()


# Unstable


@rule("XR158")
@pytest.mark.parametrize(("gadget", "bonus"), [("copy-engine", 0), ("voice-gadget", 3)])
def test_unstable_on_a_safe_of_6_or_more_gives_a_player_nothing(gadget: str, bonus: int) -> None:
    t = expanded().given(phase="over", day=3, gadgets={"estate-1": gadget}, mods={"estate-1": "unstable"})
    t.seat(0, safes=["estate-1"])
    assert t.game.result["bonuses"] == [bonus, 0]


# Whining


def whining(money: int) -> Town:
    t = expanded().hand(0, "6").sheet(0, {1: "whining banker"}).seat(0, money=money).saloon(*SALOON)
    return t.play("6@6")


@rule("XR159", "X33")
def test_whining_comes_before_the_choice_and_its_money_may_pay_the_hire() -> None:
    t = whining(2).to("step-3", 0).choose(0, "use banker").asks(0, "hire")
    t.take("hire butler at 2")
    assert t.money(0) == 2 + 4 - 3
    assert t.sheet_of(0) == {1: "whining banker", 2: "dusty butler"}
    # Whoever can pay for one of them has nothing to whine about, nor has one who is past that moment.
    t = whining(3).to("hire", 0)
    t.refused(0, "use banker", because="")
    t = whining(2).to("step-3", 0).choose(0, "pass").asks(0, "hire")
    t.refused(0, "use banker", because="")


@rule("XR160", "X33")
def test_loans_taken_once_the_requirement_is_met_do_not_stop_whining() -> None:
    t = whining(2).to("step-3", 0).choose(0, "loan 1").choose(0, "loan 2").asks(0, "step-3")
    assert t.money(0) == 6
    t.choose(0, "use banker").asks(0, "hire")
    assert t.money(0) == 10
    t.take("hire chef at 3")
    assert t.money(0) == 5
    # Loans before step 3 are another matter.
    t = whining(2).choose(0, "loan 1").to("hire", 0)
    t.refused(0, "use banker", because="")
