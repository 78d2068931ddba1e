"""A fourth evening with the rulebooks open, Double or Nothing: two rules that meet; each test names its rules."""

from typing import Any

import pytest

from tests.evenings import debts
from tests.evenings import evening as ended
from tests.evenings import quiet as at_rest
from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, expanded

REST = ("dusty cow", "filthy dog")


def quiet(players: int = 2, **seat: Any) -> ScoundrelsTable:
    return at_rest(expanded(players), **seat)


def evening(players: int = 2, **options: Any) -> ScoundrelsTable:
    return ended(expanded(players, **options))


# Debts


@rule("XR44", "XR48", "XR39")
def test_after_two_loans_the_painter_may_still_bring_a_third_debt() -> None:
    t = quiet(money=0).hand(0, "5").sheet(0, {1: "cocky painter"}).choose(0, "loan 1").choose(0, "loan 2")
    assert not t.can("loan 3", 0)
    t.play("5@5").use("painter").take("debt 4")
    assert (t.money(0), t.debts(0)) == (2 + 2 + 5, [1, 2, 4])
    assert quiet(money=0).hand(0, "5").can("loan 3", 0)


@rule("XR45", "XR138")
def test_in_anothers_turn_there_is_no_loan_to_pay_the_bookie() -> None:
    t = (
        expanded()
        .hand(0, "5")
        .sheet(0, {1: "cocky bookie"})
        .seat(1, money=0, jail=3)
        .play("5@5")
        .use("bookie")
    )
    while t.game.decision.seat == 1:
        assert not any(word.startswith("loan") for word in t.game.legal(1))
        t.choose(1, t.choices()[0])
    assert (len(t.debts(1)), t.money(1), t.money(0)) == (1, 0, 6)


@rule("XR51", "T16", "XR53")
def test_who_hires_and_lets_go_keeps_the_debt() -> None:
    """P. 3: the hire brings the debt; the discard comes after it."""
    full = {1: "dusty chef", 2: "rowdy dog", 3: "filthy horse", 4: "cocky butler", 5: "grumpy jailer"}
    full |= {6: "clumsy trapper", 7: "thirsty barber-revised"}
    t = quiet(money=20).hand(0, "A").sheet(0, full).given(carried=["3 on banker"])
    t.saloon("masked cow", "sneaky farmhand", "stubborn banker").play("A@A").take("hire banker and let go")
    if t.game.decision.kind == "debt":
        t.take("debt 1")
    assert (t.debts(0), t.pile_top) == ([1], "stubborn banker")
    assert t.view()["debts"]["discarded"] == []


@rule("XR42", "XR49")
def test_the_last_unused_debt_on_a_safe_brings_the_lost_ones_back_at_once() -> None:
    t = (
        quiet(4)
        .hand(0, "5")
        .sheet(0, {1: "cocky saboteur"})
        .given(unused_debts=[1], discarded_debts=[0, 2, 3])
    )
    t.seat(1, debts={1: 0, 2: 0, 3: 1, 4: 1}).seat(2, debts=debts(4)).seat(3, debts={1: 2, 2: 2, 3: 2, 4: 3})
    t.play("5@5").use("saboteur").take("safe depot-1", "mark 2", "yes")
    assert (t.view()["debts"]["unused"], t.view()["debts"]["discarded"]) == (3, [])
    assert len(t.happened("debts-mixed")) == 1


@rule("XR46", "XR57", "XR58")
def test_a_loan_helps_to_pay_off_another_debt() -> None:
    """$3 are asked for the second space; $1 and a loan make them."""
    t = (
        quiet(money=1, debts={2: 3})
        .hand(0, "6")
        .play("6@6")
        .take("office")
        .until("location pay-off-loans", 0)
    )
    t.choose(0, "location pay-off-loans").take("loan 4", "debt 2")
    assert (t.money(0), t.debts(0)) == (0, [4])
    assert t.view()["debts"]["discarded"] == [3]


@rule("XR60", "XR40")
def test_a_fourth_debt_taken_as_a_loan_shuts_the_newspaper() -> None:
    t = quiet(money=3, debts=debts(3)).hand(0, "6").play("6@6").take("office")
    assert t.can("location hire-reporter", 0)
    t.choose(0, "loan 4")
    assert not t.can("location hire-reporter", 0)


@rule("XR53", "XR56", "X13")
def test_what_the_peddler_put_on_the_rightmost_one_lies_faceup_after_a_visit() -> None:
    t = (
        quiet()
        .hand(0, "5")
        .sheet(0, {1: "cocky peddler"})
        .saloon(*REST, "lucky chef")
        .given(unused_debts=[2])
    )
    t.play("5@5").use("peddler").take("scoundrel chef").office("sell-information")
    assert t.view()["debts"]["discarded"] == [2]
    assert t.pile_top == "lucky chef"


@rule("XR156", "XR153", "XR51")
def test_a_debt_handed_to_a_scoundrel_is_not_lost_and_comes_back_with_it() -> None:
    t = (
        quiet(money=20, debts={1: 3})
        .hand(0, "5")
        .sheet(0, {1: "cocky tattoo-artist", 3: "responsible banker", 5: "impatient prospector"})
    )
    t.saloon(*REST, "lucky chef").play("5@5").use("tattoo-artist")
    if t.game.decision.kind != "abilities" and "scoundrel chef" not in t.choices():
        t.take("debt 1")
    t.take("scoundrel chef")
    assert t.debts(0) == []
    assert not t.can("use banker", 0)
    t.take("hire chef at 2")
    if "debt 2" in t.choices():
        t.choose(0, "debt 2")
    t.until("use prospector", 0)
    assert len(t.debts(0)) == 1
    control = quiet(debts={1: 3}).hand(0, "5").sheet(0, {1: "cocky accountant", 3: "responsible banker"})
    assert control.play("5@5").use("accountant").can("use banker", 0)


@rule("XR143", "XQ9")
def test_a_debt_that_is_given_to_another_makes_that_one_impatient_in_your_turn() -> None:
    t = expanded(3).hand(0, "5").seat(0, debts={1: 3}).sheet(0, {1: "cocky swindler"})
    t.seat(1, jail=3, debts=debts(4)).seat(2, jail=3).sheet(2, {1: "impatient banker"}).play("5@5").use(
        "swindler"
    )
    if t.game.decision.seat == 0 and "seat 2" in t.choices():
        assert not t.can("seat 1")
        t.choose(0, "seat 2")
    t.asks(2, "debt").choose(2, "debt 3").until("use banker", 2).choose(2, "use banker")
    assert (t.money(2), t.money(0), t.debts(0), len(t.debts(2))) == (8, 6, [], 1)


@rule("T11", "XR37")
@pytest.mark.parametrize("had", [1, 2, 3])
def test_the_pawnbroker_takes_what_debts_there_are(had: int) -> None:
    t = quiet(debts=debts(had)).hand(0, "5").sheet(0, {1: "cocky pawnbroker"}).play("5@5").use("pawnbroker")
    while t.game.decision.kind not in ("abilities", "hire"):
        t.choose(0, t.choices()[0])
    assert (len(t.debts(0)), t.pile_top) == (max(0, had - 2), "cocky pawnbroker")


@rule("T11", "XQ23")
def test_the_accountant_pays_who_owes_nothing() -> None:
    t = quiet().hand(0, "5").sheet(0, {1: "cocky accountant"}).play("5@5").use("accountant")
    assert (t.money(0), t.happened("debt-lost")) == (6, [])


@rule("XR52", "X11", "XR41")
def test_the_racketeers_fourth_debt_leaves_no_room_for_that_of_the_safe() -> None:
    t = quiet(debts=debts(3)).hand(0, "5").sheet(0, {1: "cocky racketeer"}).given(carried=["3 on depot-4"])
    t.play("5@5").use("racketeer").take("safe depot-4")
    assert (len(t.debts(0)), t.safes_of(0)) == (4, ["depot-4"])
    assert t.view()["debts"]["discarded"] == [3]


@rule("XR54", "X10")
def test_with_no_debt_left_one_is_taken_from_a_card() -> None:
    t = expanded(4).hand(0, "6")
    t.seat(0, debts={1: 0, 2: 0, 3: 0}, jail=3).seat(1, jail=3, debts={1: 1, 2: 1, 3: 1, 4: 1})
    t.seat(2, jail=3, debts={1: 1, 2: 1, 3: 1, 4: 3}).seat(3, jail=3, debts={1: 2, 2: 2, 3: 2, 4: 3})
    t.given(carried=["2 on cow"]).saloon(*REST, "lucky chef")
    t.choose(0, "loan 4")
    assert (len(t.debts(0)), t.view()["debts"]["carried"]) == (4, [])


@rule("XR54")
def test_of_two_cards_with_debts_you_say_from_which_it_is_taken() -> None:
    t = expanded(4).hand(0, "6").saloon(*REST, "lucky chef").given(carried=["2 on cow", "3 on depot-1"])
    t.seat(0, debts={1: 0, 2: 0, 3: 0}, jail=3).seat(1, jail=3, debts={1: 1, 2: 1, 3: 1, 4: 1})
    t.seat(2, jail=3, debts={1: 1, 2: 1, 3: 1, 4: 3}).seat(3, jail=3, debts={1: 2, 2: 2, 3: 2}).choose(
        0, "loan 4"
    )
    assert sorted(t.choices()) == ["safe depot-1", "scoundrel cow"]
    t.choose(0, "scoundrel cow")
    assert [row["safe"] for row in t.view()["debts"]["carried"]] == ["depot-1"]


@rule("XR36", "XQ26")
def test_debts_cost_tech_but_no_money_in_a_tie() -> None:
    t = expanded().given(phase="over", day=3, first=0, active=1)
    t.seat(0, money=5, debts={1: 3}, reputation=3).seat(1, money=4)
    assert (t.game.result["scores"], t.game.result["winners"]) == ([0, 0], [0])


# Mavericks


@rule("XR78", "X27")
def test_mavericks_follow_clockwise_from_the_current_player() -> None:
    t = expanded(4).given(turn=2, active=1, first=0).hand(1, "4").seat(0, slots={"3": "3"}, jail=1)
    t.sheet(0, {1: "tricky banker"}).sheet(2, {1: "brash chef"}).sheet(3, {1: "ruthless prospector"})
    t.choose(1, "play 4@4")
    for seat in (2, 3, 0):
        t.asks(seat, "suspect").choose(seat, "henchman")
    t.take("lead 4")
    order = []
    while t.game.decision.seat != 1:
        seat = t.game.decision.seat
        words = [word for word in t.choices() if word.startswith("use")]
        assert words, t.game.decision
        order.append(seat)
        t.choose(seat, words[0])
    assert order == [2, 3, 0]


@rule("XQ5", "SR50")
def test_a_maverick_of_the_last_chance_is_used_right_then() -> None:
    t = (
        expanded()
        .hand(0, "4")
        .seat(1, jail=1)
        .sheet(1, {1: "tricky banker"})
        .play("4@4")
        .office("sell-information")
    )
    t.asks(1, "suspect").choose(1, "henchman").asks(1).choose(1, "use banker")
    assert t.money(1) == 8


@rule("XR76", "SR152")
def test_ear_beads_and_a_coward_hear_the_same_henchman_in_the_order_of_their_owner() -> None:
    t = expanded().given(gadgets={"estate-4": "ear-beads"}).hand(0, "6").seat(0, safes=["estate-4"])
    t.sheet(0, {1: "cowardly banker"}).choose(0, "play 6@6").choose(1, "henchman").asks(0)
    assert {"use banker", "use safe estate-4"} <= set(t.choices())
    t.choose(0, "use safe estate-4").until("use banker", 0).choose(0, "use banker")
    assert t.money(0) == 4 + 2 + 4


@rule("XR79", "XR81", "XR82", "X29")
def test_a_mixed_one_used_on_the_own_six_waits_for_the_next_turn() -> None:
    t = expanded().hand(0, "6").seat(0, jail=1).sheet(0, {1: "vigilant banker"}).seat(1, jail=3).hand(1, "6")
    t.play("6@6").use("banker").take("office").take("office sell-information").take("play 6@6")
    t.asks(0, "suspect").choose(0, "henchman").until("use banker", 0).choose(0, "use banker")
    assert t.money(0) == 4 + 4 + 2 + 4


@rule("XR77", "X31")
def test_a_henchman_saved_from_the_deputy_wakes_a_maverick() -> None:
    t = (
        expanded()
        .hand(0, "5")
        .sheet(0, {1: "cocky deputy"})
        .seat(1, jail=2, henchmen=1)
        .sheet(1, {1: "jealous banker"})
    )
    t.play("5@5").use("deputy").asks(1).choose(1, "henchman").until("use banker", 1).choose(1, "use banker")
    assert (t.money(1), t.of(1, "jailed")) == (8, 2)


# Safes and mods


@rule("XR64", "XR153", "XR57")
def test_a_debt_eaten_before_the_calls_wakes_the_responsible_one() -> None:
    t = evening().given(gadgets={"depot-4": "dust-eater"}).seat(0, safes=["depot-4"], debts={2: 3})
    t.sheet(0, {1: "responsible banker"}).take("use safe depot-4", "use banker").to("plan")
    assert (t.money(0), t.debts(0)) == (8, [])


@rule("XR64", "XR67", "Q4")
@pytest.mark.parametrize("eaten", [True, False])
def test_the_last_debt_eaten_on_the_last_evening_earns_the_panel_its_bonus(eaten: bool) -> None:
    t = evening().given(day=3, gadgets={"depot-4": "dust-eater", "laboratory-4": "sun-panel"})
    t.seat(0, safes=["depot-4", "laboratory-4"], debts={1: 2}).take("use safe depot-4" if eaten else "pass")
    t.to_the_end()
    assert t.game.result["scores"][0] == (2 + 2 + 3 if eaten else 2 + 2 - 2)


@rule("XR67", "XR68", "X22", "X24")
def test_between_two_equals_everybody_is_highest_and_lowest() -> None:
    t = expanded().given(
        phase="over", day=3, gadgets={"estate-4": "voice-gadget", "laboratory-4": "thunder-core"}
    )
    t.seat(0, safes=["estate-4"]).seat(1, safes=["laboratory-4"])
    assert t.game.result["scores"] == [3 + 3, 7 - 3]


@rule("X21", "XR72", "XR62")
@pytest.mark.parametrize("mod", ["gilded", "none"])
def test_a_mod_silences_the_number_pad(mod: str) -> None:
    name = "depot-4" if mod == "none" else "depot-1"
    t = quiet().given(gadgets={name: "number-pad"}, mods={} if mod == "none" else {name: mod}).hand(0, "5")
    t.play("5@5").take("lead 5", f"safe {name}")
    assert (t.happened("safe-opened") == []) is (mod != "none")
    assert (t.safe(name)["value"] is None) is (mod != "none")


@rule("XR72", "XR70", "XR71", "XR68")
def test_marks_on_a_sealed_safe_pay_and_cost() -> None:
    t = expanded().given(phase="over", day=3, gadgets={"depot-1": "spark-wagon"}, mods={"depot-1": "sealed"})
    t.seat(0, safes=["depot-1"], jail=3).marks("0: 5 on depot-1", "1: 5 on depot-1", "1: 4 on depot-1")
    assert t.game.result["scores"][0] == 5 + 2 - 3


@rule("XR74", "XR73")
def test_a_miniature_of_value_two_is_its_own_reason() -> None:
    t = expanded().given(
        phase="over", day=3, gadgets={"laboratory-1": "sun-panel"}, mods={"laboratory-1": "miniature"}
    )
    t.seat(0, safes=["laboratory-1"], debts={1: 0})
    assert t.game.result["scores"][0] == 2 + 2


@rule("XR68", "XR67")
def test_copy_engine_and_modular_mod_count_the_other_safes_only() -> None:
    t = expanded().given(phase="over", day=3, mods={"depot-1": "modular"})
    t.given(gadgets={"estate-4": "copy-engine", "depot-1": "heat-plate", "depot-4": "bright-torch"})
    t.seat(0, safes=["estate-4", "depot-1", "depot-4"])
    assert t.game.result["scores"][0] == (6 - 2) + (4 + 2) + 4


@rule("Q7", "XR63")
def test_the_shock_stick_strikes_before_there_is_a_card_to_flee_to() -> None:
    t = (
        expanded()
        .given(gadgets={"laboratory-4": "shock-stick"})
        .seat(0, safes=["laboratory-4"], money=4)
        .hand(0, "6")
    )
    t.take("use safe laboratory-4").asks(0, "plan")
    assert (t.money(0), t.of(1, "jailed"), t.of(1, "henchmen")) == (2, 2, 1)


@rule("Q53", "XR63", "XR46")
def test_the_iron_helper_uses_a_when_hired_one_and_it_leaves_the_saloon() -> None:
    t = quiet(safes=["laboratory-4"], money=3).given(gadgets={"laboratory-4": "iron-helper"}).hand(0, "6")
    t.saloon(*REST, "charming banker").take("use safe laboratory-4", "scoundrel banker")
    assert (t.money(0), t.pile_top, len(t.saloon_now)) == (4, "charming banker", 3)


@rule("XR66", "XR65", "X20")
def test_an_opened_safe_taken_by_another_works_for_the_other_that_very_evening() -> None:
    t = quiet().given(gadgets={"depot-4": "number-pad"}, opened=["depot-4"], turn=8, active=1, first=0)
    t.seat(0, slots={"A": "A", "2": "2", "3": "3", "4": "4"}, jail=3, hand=[])
    t.seat(1, slots={"A": "A", "2": "2", "3": "3"}, hand=["5"], jail=3)
    t.play("5@5").take("lead 5", "safe depot-4").take("office", "office sell-information")
    t.until("use safe depot-4", 1).choose(1, "use safe depot-4")
    assert t.money(1) == 4 + 2 + 3


# Cards of the box


@rule("XR157", "SR6", "SR7")
@pytest.mark.parametrize(("top", "gain"), [("cocky banker", 3), ("scarred banker", 1), ("wealthy banker", 2)])
def test_the_undertaker_rounds_half_the_visible_price_up(top: str, gain: int) -> None:
    t = quiet().hand(0, "6").sheet(0, {1: "grumpy undertaker"}).pile(top).play("6@6").use("undertaker")
    assert t.money(0) == 4 + gain


@rule("Q23", "XR157")
@pytest.mark.parametrize("pile", [True, False])
def test_without_a_pile_there_is_nobody_to_bury(pile: bool) -> None:
    t = quiet().hand(0, "6").sheet(0, {1: "grumpy undertaker", 2: "stunning chef"})
    if pile:
        t.pile("cocky banker")
    t.play("6@6")
    assert ("use undertaker" in t.choices()) is pile


@rule("XR144", "XR145", "X32")
def test_a_bluff_shown_to_the_mason_cannot_be_caught_any_more() -> None:
    """P. 10: it takes no henchman, also not in the turn in which it was played."""
    t = expanded().hand(0, "6").sheet(0, {1: "cocky mason"}).choose(0, "play 6@5").asks(1, "suspect")
    assert t.can("henchman", 1)
    t.choose(1, "pass").choose(0, "use mason")
    if t.game.decision.kind == "flip-bluff":
        t.choose(0, "card 0@5")
    assert (t.money(0), (t.slot(0, "5", 1) or {})["card"]) == (8, "6")
    t.end_turn()
    assert (t.slot(0, "5") or {})["henchmen"] == []
    assert not t.can("henchman", 1)


@rule("SR107", "SR41")
def test_a_card_that_the_rocketeer_took_back_leaves_its_slot_and_counts_in_the_hand() -> None:
    t = quiet(slots={"A": "3", "2": "2"}).given(turn=5).hand(0, "6 4").sheet(0, {1: "cocky rocketeer"})
    t.seat(1, slots={"A": "A", "2": "2"}, jail=3).play("6@6").use("rocketeer")
    t.take("card 0@A")
    assert (t.slot(0, "A"), t.money(0)) == (None, 6)
    assert "3" in t.of(0, "hand")


@rule("XR155", "Q3")
def test_a_talkative_rocketeer_leaves_called_cards_alone() -> None:
    t = evening().sheet(0, {1: "talkative rocketeer"}).seat(0, henchmen=1, jail=1, calls={"A": [1]})
    t.seat(1, henchmen=1, jail=1, slots={"A": "2", "2": "A", "3": "3", "4": "4"}, calls={"2": [0]})
    t.until("use rocketeer", 0).choose(0, "use rocketeer")
    offered = [word for word in t.choices() if word.startswith("card")]
    assert "card 0@A" not in offered
    assert offered == ["card 0@2", "card 0@3", "card 0@4"]


@rule("XR152", "XR150", "XR151")
def test_milton_reads_the_print_of_one_of_two_loans_in_a_turn() -> None:
    t = expanded(strategy_cards=True).seat(1, leader="milton-goff", strategy="read-the-fine-print", jail=3)
    t.seat(0, leader="lilith-boone", strategy="plot-revenge").hand(0, "6").to("plan", 0).choose(0, "loan 1")
    t.until("use strategy", 1).choose(1, "use strategy").to("plan", 0).choose(0, "loan 2").asks(0, "plan")
    assert len(t.happened("debt-seen")) == 1
    assert t.happened("debt-seen", 1)[0]["value"] is not None
    assert t.happened("debt-seen", 0)[0]["value"] is None


@rule("XR140", "XR141")
def test_an_old_one_enlisted_at_dawn_works_at_dawn_and_step_3_is_gone() -> None:
    t = expanded(strategy_cards=True).seat(0, leader="doc-zimmer", strategy="enlist-talent", money=9)
    t.seat(1, jail=3).hand(0, "6").saloon(*REST, "elderly banker").take("use strategy", "hire banker at 1")
    t.take("use banker").play("6@6")
    assert t.money(0) == 9 - 1 + 4
    assert (t.asks(1, "plan").sheet_of(0), t.pile_top) == ({}, "elderly banker")


@rule("XR61", "XR55")
@pytest.mark.parametrize("place", ["location pay-off-loans", "office sell-information"])
def test_the_loan_office_does_not_corrupt(place: str) -> None:
    t = (
        quiet(money=9, debts={1: 1})
        .hand(0, "6")
        .sheet(0, {1: "corrupt banker"})
        .play("6@6")
        .take("office", place)
    )
    if place.startswith("location") and "debt 1" in t.choices():
        t.take("debt 1")
    if place.startswith("location"):
        t.asks(1, "plan")
        assert t.happened("used") == []
    else:
        t.until("use banker", 0)


@rule("XR84", "XQ20", "XR85")
def test_purple_makes_room_for_purple_even_when_it_is_thrown_out() -> None:
    t = quiet().hand(0, "5").sheet(0, {1: "cocky bouncer"}).given(jobs=["horse"], purple=["marshal"])
    t.saloon("clumsy innkeeper", *REST).play("5@5").use("bouncer").take("scoundrel innkeeper")
    assert t.saloon_now[0].endswith("marshal")


@rule("XR41", "SR204")
def test_a_loan_at_dawn_takes_the_hasty_one_its_last_debt() -> None:
    t = quiet(debts=debts(3)).hand(0, "6").sheet(0, {1: "hasty banker"}).asks(0, "start")
    assert t.can("use banker", 0)
    t.choose(0, "loan 4").asks(0, "plan")
    assert not t.can("use banker", 0)


@rule("XR139", "X37")
def test_the_bookie_takes_a_dollar_from_who_is_deep_in_debt() -> None:
    t = expanded(3).hand(0, "5").sheet(0, {1: "cocky bookie"}).seat(1, jail=3, money=2, debts=debts(4))
    t.seat(2, jail=3, money=0, debts={1: 2, 2: 2, 3: 2, 4: 2}).play("5@5").use("bookie").until("lead 5", 0)
    assert [t.money(seat) for seat in range(3)] == [4 + 2 + 1, 1, 0]
    assert (len(t.debts(1)), len(t.debts(2))) == (4, 4)


@rule("XR101", "SR152")
def test_the_mocking_one_laughs_in_the_evening_too() -> None:
    t = evening().sheet(1, {1: "mocking banker"}).seat(0, slots={"A": "2", "2": "A", "3": "3", "4": "4"})
    t.seat(0, calls={"A": [1]}).seat(1, henchmen=1, jail=1).until("use banker", 1).choose(1, "use banker")
    assert t.money(1) == 8


@rule("XR33", "XR35", "XR38")
def test_nobody_sees_a_debt_until_it_is_lost_and_then_everybody() -> None:
    t = quiet(debts={1: 3}).hand(0, "5").sheet(0, {1: "cocky accountant"}).play("5@5")
    assert t.view(0)["seats"][0]["debts"][0] != 3
    t.use("accountant")
    if "debt 1" in t.choices():
        t.take("debt 1")
    assert t.view(1)["debts"]["discarded"] == [3]


@rule("XR45", "SR110")
@pytest.mark.parametrize("money", [3, 4])
def test_in_the_evening_there_is_no_loan_to_be_had(money: int) -> None:
    """P. 3: only in your own turn, and the end of the day is nobody's."""
    t = evening().sheet(0, {1: "sleepy outlaw-revised"}).seat(0, money=money)
    assert (t.game.decision.kind == "evening") is (money == 4)


@rule("XR76", "XR77")
def test_an_informants_henchman_calls_the_own_maverick_when_the_card_is_done() -> None:
    """P. 5: placed in the own turn, on a card of an earlier one."""
    t = expanded().given(turn=3).hand(0, "5").seat(0, jail=1, slots={"3": "3"}, money=4)
    t.sheet(0, {1: "cocky informant", 4: "tricky banker"}).seat(1, jail=3, slots={"4": "4"}).play("5@5")
    t.use("informant").take("yes").asks(0, "abilities")
    assert not t.can("use banker", 0)
    t.choose(0, "pass").asks(0, "maverick").choose(0, "use banker")
    assert (t.money(0), (t.slot(1, "4") or {})["henchmen"]) == (4 + 2 + 4, [0])


@rule("XR146", "XQ19", "XR148")
def test_the_medicine_lets_the_recruiter_hire_from_the_pile_and_the_saloon_stays() -> None:
    t = quiet(safes=["estate-4"], money=5).given(gadgets={"estate-4": "miracle-medicine"}).hand(0, "5")
    t.sheet(0, {1: "cocky recruiter"}).saloon("infamous trapper", "selfish butler", "electrified banker")
    t.pile("dusty chef").play("5@5").use("recruiter").take("hire chef at 2")
    assert (t.money(0), t.pile_now, t.saloon_now[2]) == (5, [], "electrified banker")
    assert t.happened("created") == []


@rule("XR53", "SR216")
def test_who_drinks_up_and_goes_leaves_its_debt_faceup() -> None:
    t = quiet().given(carried=["3 on cow"]).hand(0, "5").sheet(0, {1: "cocky innkeeper"})
    t.saloon("dusty cow", "filthy dog", "lucky chef").play("5@5").use("innkeeper").take("scoundrel cow")
    assert (t.view()["debts"]["discarded"], t.debts(0), t.money(0)) == ([3], [], 9)


@rule("XQ2", "SR91")
@pytest.mark.parametrize(("days", "possible"), [(2, True), (3, False)])
def test_in_two_days_the_second_is_the_final_one(days: int, possible: bool) -> None:
    t = (
        expanded(days=days)
        .given(day=2)
        .seat(1, jail=3)
        .seat(0, money=14)
        .hand(0, "6")
        .play("6@6")
        .take("office")
    )
    assert ("office bribe-sheriff" in t.choices()) is possible


@rule("XQ14", "XR31", "SR151")
def test_the_extension_is_the_right_hand_neighbour_of_the_sheet() -> None:
    t = quiet().hand(0, "6").sheet(0, {2: "grumpy banker", 6: "helpful prospector"}).play("6@6").use("banker")
    t.take("use prospector")
    assert t.money(0) == 4 + 4 + 3
