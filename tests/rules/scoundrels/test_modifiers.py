"""Modifiers of traits, and what a card may do against the rulebook."""

from __future__ import annotations

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, laid


def alone(**facts: object) -> ScoundrelsTable:
    """Seat 0 against one whose henchmen are all in jail: no suspicion is asked."""
    return laid().seat(1, jail=3).given(**facts)


# Bonus money


@rule("SR147", "T40")
def test_bonus_money_comes_before_the_ability() -> None:
    t = alone().sheet(0, {1: "wealthy prospector"}).hand(0, "4")
    t.play("4@4").use("prospector")
    assert [event["amount"] for event in t.happened("money")] == [1, 3]
    assert t.money(0) == 4 + 1 + 3
    assert t.money(1) == 4
    t.idle()


@rule("SR147", "T40")
def test_the_bonus_is_there_when_the_ability_counts_its_money() -> None:
    """A wealthy Beggar with $2 has $3 then, and that is still less than $4."""
    t = alone().sheet(0, {1: "wealthy beggar"}).seat(0, money=2).hand(0, "4")
    t.play("4@4").use("beggar")
    assert t.money(0) == 2 + 1 + 4


@rule("SR148", "T40", "SR159", "T41")
def test_no_bonus_when_another_scoundrel_uses_it() -> None:
    t = alone().sheet(0, {1: "cocky horse", 2: "wealthy prospector"}).hand(0, "5")
    t.play("5@5").use("horse", on="prospector")
    assert [event["amount"] for event in t.happened("money")] == [3]
    assert t.money(0) == 4 + 3
    t.idle()


@rule("Q21")
def test_bonus_money_is_money_gained_with_a_scoundrel() -> None:
    """The Mad Scientist gives no money, but its trait does: Greedy may follow."""
    t = alone().sheet(0, {1: "wealthy mad-scientist", 2: "greedy banker"}).hand(0, "4")
    t.play("4@4").use("mad-scientist").take("safe laboratory-1")
    t.asks(0, "respond")
    assert t.choices() == ["pass", "use banker"]
    assert t.money(0) == 5
    t.use("banker")
    assert t.money(0) == 9
    t.idle()


@rule("SR148", "SR159")
def test_no_modifier_when_another_uses_it_and_none_in_the_saloon() -> None:
    t = alone().sheet(0, {1: "cocky innkeeper"}).hand(0, "5").saloon("stunning prospector")
    t.play("5@5").use("innkeeper")  # the only one there
    assert t.money(0) == 7
    t.asks(0, "abilities").refused(0, "again", because="no answer to what is asked now")
    t.idle()
    # Its owner is asked whether to use it again.
    alone().sheet(0, {1: "stunning prospector"}).hand(0, "6").play("6@6").use("prospector").until("again")


@rule("SR148", "SR149")
def test_reckless_works_twice_though_no_card_triggers_it() -> None:
    """Contradiction C8: a card beats the rule that modifiers need a poker card."""
    t = alone().hand(0, "6").seat(0, money=5).saloon("reckless prospector")
    t.play("6@6").hire("prospector").take("use prospector")
    t.asks(0, "again").take("again")
    assert t.happened("paid") == [{"kind": "paid", "seat": 0, "amount": 4}]
    assert t.money(0) == 5 - 4 + 3 + 3
    assert t.pile_top == "reckless prospector"


# The card wins


@rule("SR146", "T87")
def test_the_recruiter_beats_the_full_price() -> None:
    t = alone().sheet(0, {1: "cocky recruiter"}).hand(0, "5").seat(0, money=2)
    t.saloon("filthy banker", "clumsy prospector", "dusty dog")  # $4, $2, $2
    t.play("5@5").use("recruiter").hire("banker", at=2)
    assert t.money(0) == 0
    assert t.sheet_of(0)[2] == "filthy banker"


@rule("SR146", "T87", "SR71")
def test_without_it_the_full_price_stands() -> None:
    t = alone().hand(0, "6").seat(0, money=2).saloon("filthy banker", "clumsy prospector", "dusty dog")
    t.play("6@6").to("hire").refused(0, "hire banker at 2", because="SR71")


@rule("SR146", "T87", "SR51", "SR184")
def test_the_brain_washer_beats_the_rule_about_earlier_cards() -> None:
    t = laid().sheet(0, {1: "cocky brain-washer"}).hand(0, "5").seat(1, jail=3, slots={"3": "0"})
    t.play("5@5").use("brain-washer").take("seat 0", "yes")
    assert t.slot(1, "3")["henchmen"] == [0]
    t.idle()
