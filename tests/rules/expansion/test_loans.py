"""Loans: $2 for a debt, twice in the own turn, in the middle of anything; a choice that only they can pay (XQ32)."""

import pytest

import saloon
from saloon.games.scoundrels.words import scoundrels_words
from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, expanded

NAMES = ["Nell", "Otto", "Mary", "Hank"]


def label(t: ScoundrelsTable, word: str, lang: str = "en") -> str:
    question = t.game.decision
    words = scoundrels_words(lang, None, "double-or-nothing")
    return words.choice(word, NAMES, question.seat, t.game.view(question.seat))


# Taking one


@rule("XR43", "XR47", "X1")
def test_a_loan_is_a_debt_and_two_dollars_and_costs_no_step() -> None:
    t = expanded().seat(0, debts={1: 1, 2: 1, 3: 1}, money=0).asks(0, "plan")
    before = t.game.decision
    t.choose(0, "loan 4")
    assert (t.money(0), t.debts(0)) == (2, [1, 2, 3, 4])
    t.asks(0, "plan")
    assert list(t.game.decision.codes) == list(before.codes)
    t.refused(0, "loan 4", because="X1")


@rule("XR44", "X2")
def test_at_most_two_a_turn() -> None:
    t = expanded().seat(0, money=0).asks(0, "plan").choose(0, "loan 1").choose(0, "loan 3")
    assert t.money(0) == 4
    t.refused(0, "loan 2", because="X2")
    # In the next turn of theirs there are two more.
    t.take(next(word for word in t.choices() if word.endswith("@6"))).end_turn().to("plan", 1)
    t.take(next(word for word in t.choices() if word.endswith("@6"))).end_turn().to("plan", 0)
    assert t.can("loan 2")


@rule("XR45", "X3")
def test_loans_are_for_the_own_turn() -> None:
    t = expanded().seat(1, money=0).asks(0, "plan")
    assert list(t.game.legal(1)) == []
    t.refused(1, "loan 1", because="X3")
    # A maverick that costs money cannot be paid for with a loan in another's turn.
    t = expanded().hand(0, "4").seat(1, money=0).sheet(1, {1: "tricky chef"}).play("4@4").take("henchman")
    t.until("office", 0)
    assert not t.happened("used")
    t = expanded().hand(0, "4").seat(1, money=1).sheet(1, {1: "tricky chef"}).play("4@4").take("henchman")
    t.until("use chef", 1)
    assert expanded().given(active=1).asks(1, "plan").can("loan 1", 1)


@rule("XR45")
def test_nobody_borrows_at_the_end_of_a_day() -> None:
    t = expanded().given(phase="evening").sheet(0, {1: "sleepy chef"}).seat(0, money=0)
    assert t.game.decision is None or not any("use chef" in word for word in t.choices())
    t = expanded().given(phase="evening").sheet(0, {1: "sleepy banker"}).asks(0, "evening")
    t.refused(0, "loan 1", because="X3")
    assert expanded().asks(0, "plan").can("loan 1", 0)


@rule("XR46", "X4")
def test_a_loan_in_the_middle_of_an_ability_pays_for_it() -> None:
    t = expanded().hand(0, "6").seat(0, money=1).sheet(0, {1: "grumpy mastermind"}).play("6@6")
    t.take("use mastermind", "safe depot-4", "mark 5").asks(0, "may")
    t.choose(0, "loan 1")
    assert t.money(0) == 3
    t.asks(0, "may").choose(0, "yes")
    assert t.safes_of(0) == ["depot-4"]
    assert t.money(0) == 0


@rule("XR46")
def test_a_loan_leaves_the_open_question_of_another_seat_open() -> None:
    t = expanded(3).hand(0, "4").play("4@4").asks(1, "suspect")
    assert "loan 2" in t.game.legal(0)
    t.choose(0, "loan 2").asks(1, "suspect")
    assert t.money(0) == 6


@rule("XR48", "X5")
def test_a_debt_from_an_ability_brings_no_money() -> None:
    t = expanded().hand(0, "6").seat(0, debts={1: 1, 2: 1}).sheet(0, {1: "grumpy racketeer"}).play("6@6")
    t.take("use racketeer", "debt 3", "safe depot-1")
    assert (t.money(0), t.debts(0)) == (4, [1, 2, 3])
    assert not t.happened("money")


@rule("XQ10")
def test_a_loan_calls_impatient_once_the_ability_is_over() -> None:
    t = expanded().hand(0, "6").seat(0, money=1).sheet(0, {1: "grumpy mastermind", 4: "impatient banker"})
    t.play("6@6").take("use mastermind", "safe depot-4", "mark 5").choose(0, "loan 1").asks(0, "may")
    assert not t.can("use banker")
    t.choose(0, "yes").asks(0, "respond").choose(0, "use banker")
    assert t.money(0) == 4


@rule("XQ10")
def test_a_loan_out_of_any_ability_calls_impatient_at_once() -> None:
    t = (
        expanded()
        .sheet(0, {4: "impatient banker"})
        .hand(0, "6")
        .play("6@6")
        .until("office")
        .choose(0, "loan 1")
    )
    t.asks(0, "respond").choose(0, "use banker").asks(0, "hire")
    assert t.money(0) == 10


# What only loans can pay (XQ32)


@rule("XQ32", "X4")
def test_the_choice_is_offered_and_says_so_and_the_next_question_is_the_loan() -> None:
    t = expanded().hand(0, "6").seat(0, money=1).sheet(0, {1: "grumpy outlaw-revised"}).play("6@6")
    t.until("use outlaw-revised")
    assert label(t, "use outlaw-revised").endswith("Spend $4 to steal a safe from a site. (with a loan)")
    assert label(t, "use outlaw-revised", "de").endswith("(mit Kredit)")
    t.choose(0, "use outlaw-revised").asks(0, "borrow")
    assert t.choices() == ["loan 1", "loan 2", "loan 3", "loan 4", "back"]
    assert t.game.decision.prompt("en") == "That costs $4 and you have $1. Take a loan, or go back."
    assert not t.happened("used")
    t.choose(0, "loan 2").asks(0, "borrow").choose(0, "loan 4").asks(0, "steal")
    assert t.money(0) == 1
    assert len(t.happened("used")) == 1
    t.take("safe depot-5").idle()


@rule("XQ32")
def test_back_gives_the_use_up_and_keeps_the_loans() -> None:
    t = expanded().hand(0, "6").seat(0, money=1).sheet(0, {1: "grumpy outlaw-revised", 2: "scarred banker"})
    t.play("6@6").take("use outlaw-revised", "loan 2", "back").asks(0, "abilities")
    assert (t.money(0), t.debts(0)) == (3, [2])
    assert not t.happened("used")
    assert t.choices() == ["use banker", "pass"]
    t.refused(0, "use outlaw-revised", because="XQ32")
    t.choose(0, "use banker")
    # Another choice was made: it is there again, and can be paid now.
    assert t.can("use outlaw-revised")
    assert "loan" not in label(t, "use outlaw-revised")


@rule("XQ32")
def test_after_back_a_loan_is_another_choice() -> None:
    t = expanded().hand(0, "6").seat(0, money=2).sheet(0, {1: "grumpy outlaw-revised"})
    t.play("6@6").take("use outlaw-revised", "back").asks(0, "abilities")
    assert t.choices() == ["pass"]
    t.choose(0, "loan 1")
    assert t.choices() == ["use outlaw-revised", "pass"]
    t.choose(0, "use outlaw-revised").asks(0, "steal")


@rule("XQ32")
def test_more_than_the_loans_can_bring_is_not_offered() -> None:
    for money, debts, offered in (
        (0, {}, True),
        (0, {1: 1, 2: 1, 3: 1}, False),
        (2, {1: 1, 2: 1, 3: 1}, True),
    ):
        t = expanded().hand(0, "6").seat(0, money=money, debts=debts).sheet(0, {1: "grumpy outlaw-revised"})
        t.play("6@6").to("abilities" if offered else "office")
        assert t.can("use outlaw-revised") == offered
    t = expanded().given(loans=1).hand(0, "6").seat(0, money=1).sheet(0, {1: "grumpy outlaw-revised"})
    t.saloon("filthy banker", "rowdy trapper", "cocky forger").play("6@6").to("office")
    assert not t.happened("used")


@rule("XQ32")
def test_a_hire_that_only_loans_can_pay() -> None:
    t = expanded().hand(0, "6").seat(0, money=1).saloon("filthy banker", "cocky trapper", "rowdy forger")
    t.play("6@6").until("office")
    assert [word for word in t.choices() if word.endswith("at 1")] == [
        "hire banker at 1",
        "hire trapper at 1",
        "hire forger at 1",
    ]
    assert label(t, "hire banker at 1") == "Hire the Filthy Banker for $4, to space 1 (with a loan)"
    t.choose(0, "hire banker at 1").asks(0, "borrow").choose(0, "back").asks(0, "hire")
    assert not t.can("hire banker at 1")
    t.choose(0, "hire banker at 2").choose(0, "loan 1").choose(0, "loan 2")
    assert t.sheet_of(0) == {2: "filthy banker"}
    assert t.money(0) == 1


@rule("XQ32")
def test_a_may_a_second_use_and_another_one_wait_for_loans_too() -> None:
    t = expanded().hand(0, "6").seat(0, money=0).sheet(0, {1: "grumpy mastermind"}).play("6@6")
    t.take("use mastermind", "safe depot-4", "mark 5").choose(0, "yes").asks(0, "borrow").choose(0, "back")
    assert t.asks(0, "may").choices() == ["no"]
    t.choose(0, "no").idle()

    t = (
        expanded()
        .hand(0, "6")
        .seat(0, money=3)
        .sheet(0, {1: "stunning priest"})
        .play("6@6")
        .take("use priest")
    )
    t.asks(0, "again").choose(0, "again").asks(0, "borrow").choose(0, "loan 1").choose(0, "loan 2")
    assert (t.reputation(0), t.money(0)) == (2, 1)

    t = expanded().hand(0, "6").seat(0, money=0).sheet(0, {1: "grumpy horse", 2: "elderly outlaw-revised"})
    t.play("6@6").take("use horse").asks(0, "borrow").choose(0, "back").asks(0, "abilities").idle()
    assert t.choices() == ["pass"]
    assert t.money(0) == 0


@rule("XQ32")
def test_a_loan_is_never_forced() -> None:
    t = expanded().hand(0, "6").seat(0, money=0).sheet(0, {1: "grumpy recruiter"})
    t.saloon("filthy banker", "rowdy trapper", "cocky forger").play("6@6").take("use recruiter")
    t.asks(0, "borrow").choose(0, "back")
    assert (t.sheet_of(0), t.debts(0)) == ({1: "grumpy recruiter"}, [])
    assert t.can("pass")
    # With somebody to be had for the money at hand hiring is compulsory, as ever.
    t = expanded().hand(0, "6").seat(0, money=9).sheet(0, {1: "grumpy recruiter"})
    t.saloon("filthy banker", "rowdy trapper", "cocky forger").play("6@6").take("use recruiter").asks(
        0, "hire"
    )
    assert not t.can("pass")


@rule("XQ32")
def test_the_player_of_the_turn_may_borrow_to_give_what_an_opponent_asks_for() -> None:
    t = (
        expanded()
        .hand(0, "4")
        .seat(0, money=1)
        .sheet(1, {1: "tricky gunslinger"})
        .sheet(0, {1: "grumpy cow"})
    )
    t.play("4@4").take("henchman").until("use gunslinger", 1).choose(1, "use gunslinger").asks(0, "choose")
    assert t.choices() == ["give money", "give scoundrel"]
    t.choose(0, "give money").asks(0, "borrow").choose(0, "loan 1")
    assert t.money(0) == 0
    assert t.money(1) == 7
    # Who has nothing else to give need not borrow.
    t = expanded().hand(0, "4").seat(0, money=1).sheet(1, {1: "tricky gunslinger"})
    t.play("4@4").take("henchman").until("use gunslinger", 1).choose(1, "use gunslinger").asks(0, "choose")
    assert t.choices() == ["give money", "pass"]
    t.choose(0, "pass")
    assert (t.money(0), t.money(1)) == (1, 4)


@rule("XQ32")
def test_bonus_money_counts_before_loans() -> None:
    t = expanded().hand(0, "6").seat(0, money=3).sheet(0, {1: "lucky outlaw-revised"}).play("6@6")
    t.take("use outlaw-revised").asks(0, "steal")
    assert t.debts(0) == []


@rule("XQ32")
@pytest.mark.parametrize("seed", range(4))
def test_what_was_gone_back_from_survives_a_save(seed: int) -> None:
    t = expanded().given(seed=seed).hand(0, "6").seat(0, money=1).sheet(0, {1: "grumpy outlaw-revised"})
    t.play("6@6").take("use outlaw-revised", "loan 2", "back")
    again = saloon.position("scoundrels", t.game.rules.save(t.game.state))
    assert list(again.decision.choices) == ["pass"]
    assert again.state.facts() == t.game.state.facts()
