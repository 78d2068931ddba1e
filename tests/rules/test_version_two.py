"""What rules version 2 settles otherwise than version 1: every switch, played by both."""

import itertools
import random
from typing import Any

import pytest

from saloon.games.scoundrels import catalogue
from tests.rule import rule
from tests.scoundrels import alone, expanded, laid

BOTH = pytest.mark.parametrize("version", [2, 1])


@rule("XQ33", "XR143")
@BOTH
def test_impatient_answers_a_loan_that_was_taken_before_the_card(version: int) -> None:
    t = expanded().by(version).sheet(0, {1: "impatient banker"}).seat(0, money=4)
    t.asks(0, "plan").choose(0, "loan 1")
    if version == 2:
        t.asks(0, "respond").choose(0, "use banker")
        assert t.money(0) == 6 + 4
        t.asks(0, "plan").idle()
    else:
        t.asks(0, "plan")
        assert not t.can("use banker")
        test_impatient_answers_a_loan_that_was_taken_before_the_card(2)


PLACES = {1: "anxious chef", 2: "dusty banker", 4: "helpful prospector", 3: "grumpy horse"}
"""The Horse uses the Banker beside it; each of the two has a response on its other side."""


@rule("Q16", "SR68")
@BOTH
def test_the_owner_chooses_between_the_responses_to_the_horse_and_to_whom_it_used(version: int) -> None:
    t = laid().by(version).hand(0, "6").sheet(0, PLACES)
    t.play("6@6").use("horse", on="banker").to("respond", 0)
    inner, outer = "use chef", "use prospector"
    assert t.can(inner)
    assert t.can(outer) is (version == 2)
    if version == 2:
        t.choose(0, outer).to("respond", 0).choose(0, inner)
    else:
        t.choose(0, inner).to("respond", 0).choose(0, outer)
    assert len(t.happened("used")) == 4


@rule("Q53", "SR216")
@BOTH
def test_the_innkeeper_discards_a_when_hired_scoundrel_it_uses(version: int) -> None:
    t = laid().by(version).hand(0, "6").sheet(0, {1: "grumpy innkeeper"})
    t.saloon("filthy dog", "charming banker", "dusty chef").play("6@6").use("innkeeper", on="banker")
    assert ("charming banker" in t.saloon_now) is (version == 1)
    assert (t.pile_top == "charming banker") is (version == 2)
    assert len(t.saloon_now) == 3
    t.idle()


@rule("Q53", "SR212")
@BOTH
def test_the_horse_discards_a_when_hired_scoundrel_from_the_sheet(version: int) -> None:
    t = laid().by(version).hand(0, "6").sheet(0, {1: "charming banker", 2: "grumpy horse"})
    t.play("6@6").use("horse", on="banker")
    assert (1 in t.sheet_of(0)) is (version == 1)
    t.idle()


@rule("Q53", "T52")
def test_the_doctor_leaves_a_when_hired_scoundrel_on_top_unless_its_own_text_discards_it() -> None:
    t = (
        laid()
        .hand(0, "6")
        .seat(0, money=20)
        .sheet(0, {1: "grumpy doctor"})
        .pile("charming banker", "dusty dog")
    )
    t.play("6@6").use("doctor").take("yes", "hire banker", "use banker")
    assert t.pile_now == ["charming banker", "dusty dog"]
    t = laid().hand(0, "6").seat(0, money=20).sheet(0, {1: "grumpy doctor"}).pile("charming cow", "dusty dog")
    t.play("6@6").use("doctor").take("yes", "hire cow", "use cow")
    assert t.pile_now[-1] == "charming cow"


@rule("XR42", "X9")
@BOTH
def test_faceup_debts_are_mixed_when_the_last_unused_one_is_taken(version: int) -> None:
    """What is lost afterwards lies faceup again."""
    values = sorted(catalogue.load("double-or-nothing").debts, key=lambda debt: debt.value)
    tokens = [debt.value for debt in values for _ in range(debt.count)]
    t = expanded(4).by(version)
    for seat in range(1, 4):
        t.seat(seat, debts={k + 1: tokens.pop() for k in range(4)})
    lost, last = tokens[:3], tokens[3:]
    assert len(last) == 1
    t.given(discarded_debts=lost, unused_debts=last)
    t.asks(0, "plan").choose(0, "loan 1")
    debts = t.view()["debts"]
    assert (debts["unused"], debts["discarded"]) == ((3, []) if version == 2 else (0, lost))


@rule("XQ34", "XR141")
@BOTH
def test_selfish_has_no_step_3_to_come_after_when_it_was_skipped(version: int) -> None:
    t = expanded(strategy_cards=True).by(version).seat(0, strategy="enlist-talent", money=20)
    t.sheet(0, {1: "selfish banker"}).hand(0, "6").asks(0, "start")
    t.choose(0, "use strategy")
    hire = next(word for word in t.choices() if word.startswith("hire"))
    t.choose(0, hire).play("6@6")
    offered = False
    while t.view()["active"] == 0 and t.game.decision is not None:
        offered = offered or t.can("use banker", 0)
        question = t.game.decision
        t.choose(question.seat, "pass" if "pass" in question.choices else question.choices[0])
    assert offered is (version == 1)
    if version == 2:
        test_selfish_has_no_step_3_to_come_after_when_it_was_skipped(1)


@rule("XQ34", "SR235")
def test_selfish_comes_after_a_step_3_that_was_taken() -> None:
    """The control."""
    t = expanded().seat(0, money=20).sheet(0, {1: "selfish banker"}).hand(0, "6").play("6@6")
    t.office("sell-information").to("respond", 0)
    assert t.can("use banker")


@rule("XQ12", "XR118")
@BOTH
def test_a_loan_does_not_make_a_penalty_vanish(version: int) -> None:
    t = alone("milton-goff").by(version).enemy(automa=["hidden-fees"]).seat(0, debts={1: 1, 2: 1, 3: 1})
    t.hand(0, "2").play("2@2").draw().asks(0, "penalty")
    assert t.choices() == ["jail henchman", "suffer"]
    t.choose(0, "loan 4")
    if version == 1:
        t.asks(0, "plan")
        return
    t.asks(0, "penalty")
    assert t.choices() == ["jail henchman"]
    t.choose(0, "jail henchman")
    assert (t.of(0, "jailed"), len(t.debts(0))) == (2, 4)


@rule("X42", "XQ12", "XR118", "XR136")
@BOTH
@pytest.mark.parametrize("money", [0, 1, 4])
def test_milton_takes_what_there_is(version: int, money: int) -> None:
    """Step 3 is spent with bail, which costs $2."""
    t = alone("milton-goff").by(version).enemy(automa=["town-tax"], money=0).hand(0, "4")
    t.seat(0, money=money + 2, jail=1, henchmen=2).play("4@4").office("post-bail-1")
    while t.game.decision.kind not in ("penalty", "plan"):
        t.choose(0, t.choices()[0])
    assert t.money(0) == money
    suffered = money > 0 if version == 2 else money >= 4
    t.asks(0, "penalty" if suffered else "plan")
    assert len(t.happened("penalty-void")) == (not suffered)
    if suffered:
        t.choose(0, "suffer")
        assert (t.money(0), t.enemy_now["money"]) == (0, money)


@rule("XQ35", "XR129")
@BOTH
def test_for_each_counts_the_enemys_henchmen_in_jail(version: int) -> None:
    t = alone("preston-cain").by(version).given(phase="evening", day=3)
    t.given(gadgets={"depot-1": "spark-wagon"}, mods={"depot-1": "none"})
    t.enemy(safes=["depot-1"], jail=2).to_the_end()
    result: Any = t.game.result
    assert result["enemy"]["safes"] == (3 if version == 2 else 5)


@rule("XR112", "XQ11")
@BOTH
def test_the_card_that_reshuffles_goes_under_the_deck(version: int) -> None:
    t = alone("milton-goff").by(version).enemy(automa=["audit"], discarded=["foreclosure", "stock-tip"])
    t.hand(0, "3").play("3@3").draw()
    assert (t.enemy_now["deck"], t.enemy_now["discarded"]) == (8, [])
    assert t.enemy_now["under"] == ("audit" if version == 2 else None)


@rule("XR112", "XR113", "XQ11")
@pytest.mark.parametrize("seed", range(4))
def test_no_automa_card_comes_twice_in_a_row_and_the_deck_never_runs_out(seed: int) -> None:
    t = alone("milton-goff").given(seed=seed)
    rng = random.Random(seed)
    while t.game.decision is not None:
        assert t.enemy_now["deck"] > 0
        t.game.apply(0, rng.choice(t.choices()))
    shown = [event["automa"] for event in t.happened("automa")]
    assert len(shown) == 12
    assert all(one != other for one, other in itertools.pairwise(shown))
    assert len(t.happened("automa-shuffled")) == shown.count("audit")


@rule("XQ36", "XR50")
@BOTH
def test_a_safe_that_is_swapped_in_brings_its_debts(version: int) -> None:
    t = expanded().by(version).hand(0, "6").sheet(0, {1: "grumpy smuggler"}).seat(0, safes=["depot-1"])
    t.given(carried=["2 on estate-2"]).play("6@6").take("use smuggler", "safe estate-2")
    if version == 2:
        t.asks(0, "debt").choose(0, "debt 3")
    assert t.debts(0) == ([3] if version == 2 else [])
    assert len(t.view()["debts"]["carried"]) == (version == 1)
    assert t.safes_of(0) == ["estate-2"]
