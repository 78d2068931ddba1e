"""Use twice, by Stunning and by Reckless."""

from __future__ import annotations

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, laid


def stunning(job: str, **others: str) -> ScoundrelsTable:
    """Seat 0 has a stunning one at space 1 and a 6 to use it with; seat 1's henchmen are in jail."""
    places = {1: f"stunning {job}"} | {int(key.removeprefix("at")): name for key, name in others.items()}
    return laid().sheet(0, places).hand(0, "6").seat(1, jail=3)


@rule("SR149", "T55")
def test_one_use_is_two_and_beyond_once_a_turn() -> None:
    t = stunning("prospector").play("6@6").use("prospector")
    t.asks(0, "again")
    assert t.choices() == ["again", "pass"]
    t.take("again")
    assert t.money(0) == 4 + 3 + 3
    t.to("hire").refused(0, "use prospector", because="SR64")  # twice, not thrice
    t.idle()


@rule("SR149", "T55")
def test_the_second_may_be_skipped() -> None:
    t = stunning("prospector").play("6@6").use("prospector").take("pass")
    assert t.money(0) == 7
    t.to("hire").refused(0, "use prospector", because="SR64")
    t.idle()


@rule("SR238", "T55")
def test_the_second_use_sees_what_the_first_left() -> None:
    """With $1 the Chef could pay once; the second price comes from the first gain."""
    t = stunning("chef").seat(0, money=1).play("6@6").use("chef").take("again")
    assert t.money(0) == 1 - 1 + 4 - 1 + 4


@rule("SR238", "T55", "Q23")
def test_no_second_use_if_the_new_state_forbids_it() -> None:
    """The Beggar has its $4 now."""
    t = stunning("beggar").seat(0, money=0).play("6@6").use("beggar")
    assert t.money(0) == 4
    t.asks(0, "hire")
    assert not t.can("again")
    t.idle()
    # The control: who may still use it is asked.
    assert stunning("banker").play("6@6").use("banker").asks(0, "again").can("again")


@rule("T54", "SR237", "SR203")
def test_a_dog_goes_after_both_uses() -> None:
    t = stunning("dog").play("6@6").use("dog").take("safe depot-1", "mark 5")
    t.asks(0, "again")
    assert t.sheet_of(0) == {1: "stunning dog"}
    t.take("again", "safe estate-2", "mark 3")
    assert t.sheet_of(0) == {}
    assert t.pile_now == ["stunning dog"]
    assert t.safe("depot-1")["marks"] == [[0, 5]]
    assert t.safe("estate-2")["marks"] == [[0, 3]]
    assert len(t.happened("discarded")) == 1
    t.idle()


@rule("T54", "SR237")
def test_and_goes_as_well_after_one() -> None:
    t = stunning("cow").play("6@6").use("cow").take("pass")
    assert t.money(0) == 9
    assert t.pile_now == ["stunning cow"]
    t.idle()


@rule("T56", "SR215")
def test_the_second_use_is_the_new_job() -> None:
    t = stunning("impersonator").saloon("filthy banker", "dusty dog", "clumsy tailor")
    t.play("6@6").use("impersonator").take("scoundrel banker")
    assert t.sheet_of(0) == {1: "stunning banker"}
    assert t.saloon_now[0] == "filthy impersonator"
    assert t.money(0) == 4  # not used yet
    t.take("again")
    assert t.money(0) == 8
    t.idle()


@rule("SR215", "T60")
def test_without_use_twice_the_new_job_has_to_wait() -> None:
    t = laid().sheet(0, {1: "cocky impersonator"}).hand(0, "5").seat(1, jail=3)
    t.saloon("filthy banker", "dusty dog", "clumsy tailor").play("5@5")
    t.use("impersonator").take("scoundrel banker")
    assert t.sheet_of(0) == {1: "cocky banker"}
    t.asks(0, "abilities").refused(0, "use banker", because="T60")
    assert t.money(0) == 4
    laid().sheet(0, {1: "cocky banker"}).hand(0, "5").seat(1, jail=3).play("5@5").until("use banker")


@rule("T57", "SR239", "SR240")
def test_the_response_waits_for_both_uses_and_comes_once() -> None:
    t = stunning("prospector", at2="helpful banker").play("6@6").use("prospector")
    t.asks(0, "again").refused(0, "use banker", because="SR150")
    t.take("again")
    t.asks(0, "respond").take("use banker")
    assert t.money(0) == 4 + 3 + 3 + 4
    t.asks(0, "hire").refused(0, "use banker", because="SR64")
    t.idle()


@rule("T57", "SR240")
def test_the_response_after_a_skipped_second_use() -> None:
    t = stunning("prospector", at2="helpful banker").play("6@6").use("prospector").take("pass")
    t.asks(0, "respond").take("use banker")
    assert t.money(0) == 11


# Using others twice


@rule("T44", "SR213")
def test_a_stunning_horse_uses_two_different_ones() -> None:
    t = stunning("horse", at2="dusty banker", at3="thirsty prospector", at4="clumsy jailer")
    t.play("6@6").use("horse", on="banker").take("again")
    assert t.choices() == ["scoundrel prospector", "scoundrel jailer"]
    t.refused(0, "scoundrel banker", because="T44")
    t.take("scoundrel prospector")
    assert t.money(0) == 4 + 4 + 3
    t.idle()


@rule("T44", "SR213")
def test_with_one_other_it_is_used_once() -> None:
    t = stunning("horse", at2="dusty banker").play("6@6").use("horse")
    assert t.money(0) == 8
    t.asks(0, "hire")
    t.idle()


@rule("T44", "SR213")
def test_a_stunning_innkeeper_uses_two_different_ones() -> None:
    t = stunning("innkeeper").saloon("dusty banker", "thirsty prospector", "clumsy jailer")
    t.play("6@6").use("innkeeper", on="banker").take("again")
    t.refused(0, "scoundrel banker", because="T44")
    assert t.choices() == ["scoundrel prospector", "scoundrel jailer"]
    t.take("scoundrel prospector")
    assert t.money(0) == 11
    assert t.saloon_now == ["dusty banker", "thirsty prospector", "clumsy jailer"]


@rule("T44", "SR213", "SR208")
def test_a_stunning_gravedigger_needs_a_new_top() -> None:
    t = stunning("gravedigger").pile("dusty banker", "thirsty prospector").play("6@6").use("gravedigger")
    assert t.money(0) == 8
    t.asks(0, "hire")  # the Banker is still on top and used: no second use


@rule("T44", "SR213", "SR207")
def test_which_a_self_discarding_one_gives() -> None:
    t = stunning("gravedigger").pile("dusty cow", "thirsty prospector").play("6@6").use("gravedigger")
    assert t.money(0) == 9
    assert t.pile_now == ["thirsty prospector", "dusty cow"]
    t.take("again")
    assert t.money(0) == 12
    t.idle()


@rule("T53", "SR202")
def test_a_stunning_doctor_uses_a_when_hired_one_on_the_pile_once() -> None:
    t = stunning("doctor").pile("charming banker").seat(0, money=4).play("6@6").use("doctor")
    t.take("yes", "hire banker", "use banker", "keep")
    assert t.money(0) == 4 + 2 - 1 + 4
    assert t.pile_now == ["charming banker"]
    t.take("again")
    assert t.money(0) == 9 + 2  # no hire is offered
    t.asks(0, "hire").refused(0, "hire banker", because="T53")
    t.idle()


@rule("T53", "SR202")
def test_another_card_on_top_is_another_matter() -> None:
    t = (
        stunning("doctor")
        .pile("dusty banker", "clumsy prospector")
        .seat(0, money=9)
        .play("6@6")
        .use("doctor")
    )
    t.take("yes").hire("banker", at=2).take("keep", "again", "yes").hire("prospector", at=3).take("keep")
    assert t.sheet_of(0) == {1: "stunning doctor", 2: "dusty banker", 3: "clumsy prospector"}
    assert t.pile_now == []
    t.idle()


@rule("SR182", "SR149")
def test_what_a_use_costs_is_paid_for_each_use() -> None:
    """The Bank Robber sends a henchman to jail every time."""
    t = stunning("bank-robber").seat(0, jail=1).play("6@6").use("bank-robber").take("again")
    assert t.money(0) == 4 + 5 + 5
    assert (t.of(0, "henchmen"), t.of(0, "jailed")) == (0, 3)
