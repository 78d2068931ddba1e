"""Fresh situations, worked out with the rulebooks open and played through the contract; the page stands with each."""

import pytest

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, expanded, laid
from tests.scoundrels import alone as against


def alone(**seat: object) -> ScoundrelsTable:
    """Nobody to suspect anything; seat 0 as said."""
    return laid().seat(1, jail=3).seat(0, **seat)


@rule("T54")
def test_a_stunning_cow_is_used_twice_and_then_goes() -> None:
    """P. 15: used twice before it is discarded."""
    t = alone().hand(0, "6").sheet(0, {1: "stunning cow"}).play("6@6").use("cow").take("again")
    assert (t.money(0), t.sheet_of(0), t.pile_now) == (4 + 5 + 5, {}, ["stunning cow"])


@rule("SR240", "T57")
def test_a_response_to_one_that_is_used_twice_comes_once() -> None:
    """P. 15: after both uses, and once."""
    t = alone().hand(0, "6").sheet(0, {1: "stunning prospector", 2: "helpful banker"}).play("6@6")
    t.use("prospector").asks(0, "again").take("again").asks(0, "respond").choose(0, "use banker")
    assert t.money(0) == 4 + 3 + 3 + 4
    assert not t.can("use banker", 0)


@rule("SR200", "T51")
def test_the_doctor_in_the_pile_hires_itself() -> None:
    """P. 14: used by the Gravedigger; it costs its price, and pays its $2 first."""
    t = alone(money=9).hand(0, "5").sheet(0, {1: "cocky gravedigger"}).pile("dusty doctor").play("5@5")
    t.use("gravedigger").take("yes", "hire doctor at 4", "keep")
    assert t.sheet_of(0) == {1: "cocky gravedigger", 4: "dusty doctor"}
    assert t.pile_now == []
    assert t.money(0) < 9 + 2


@rule("SR207")
def test_who_discards_itself_from_the_pile_goes_to_its_bottom() -> None:
    """P. 14."""
    t = alone().hand(0, "5").sheet(0, {1: "cocky gravedigger"}).pile("lucky cow", "dusty chef").play("5@5")
    t.use("gravedigger")
    assert (t.money(0), t.pile_now) == (9, ["dusty chef", "lucky cow"])


@rule("SR216")
def test_who_discards_itself_in_the_saloon_is_replaced_at_once() -> None:
    """P. 14, Innkeeper."""
    t = alone().hand(0, "5").sheet(0, {1: "cocky innkeeper"}).saloon("lucky cow", "dusty chef", "rowdy dog")
    t.play("5@5").use("innkeeper").take("scoundrel cow")
    assert t.money(0) == 9
    assert t.pile_now == ["lucky cow"]
    assert t.saloon_now[1:] == ["dusty chef", "rowdy dog"]
    assert len(t.saloon_now) == 3


@rule("SR230", "T81")
def test_the_marshal_does_not_use_up_the_office() -> None:
    """P. 14: even the same option again."""
    t = alone().hand(0, "5").sheet(0, {1: "cocky marshal"}).play("5@5").use("marshal")
    if t.game.decision.kind == "office":
        t.take("office sell-information")
    assert t.money(0) == 6
    t.office("sell-information")
    assert t.money(0) == 8


@rule("SR232", "T75")
@pytest.mark.parametrize("jailed", [2, 3])
def test_who_has_no_henchman_left_loses_reputation_to_the_prisoner(jailed: int) -> None:
    """P. 14."""
    t = laid().seat(1, jail=jailed).hand(0, "5").sheet(0, {1: "cocky prisoner"}).play("5@5").use("prisoner")
    if jailed == 2:
        t.asks(1, "choose").choose(1, next(word for word in t.choices() if "reputation" not in word))
        t.until("lead 5", 0)
    assert t.reputation(1) == (0 if jailed == 2 else -1)
    assert t.of(1, "jailed") == 3


@rule("SR118", "T71")
@pytest.mark.parametrize(("reputation", "usable"), [(-1, True), (-2, False)])
def test_the_con_artist_has_to_have_a_name_to_lose(reputation: int, usable: bool) -> None:
    """P. 13."""
    t = alone(reputation=reputation).hand(0, "5").sheet(0, {1: "cocky con-artist"}).play("5@5")
    assert ("use con-artist" in t.choices()) is usable


@rule("SR145")
def test_a_tie_of_tech_and_money_goes_to_the_latest_turn() -> None:
    """P. 10."""
    for last in (0, 1):
        t = laid().given(phase="over", day=2, active=last, first=1 - last).seat(0, money=4).seat(1, money=4)
        assert t.game.result["scores"] == [0, 0]
        assert t.game.result["winners"] == [last]


@rule("SR108")
def test_the_one_with_the_best_name_may_let_another_begin() -> None:
    """P. 7."""
    t = laid(3).given(phase="evening", active=2, first=0).seat(1, reputation=2).asks(1, "first")
    assert sorted(t.choices()) == ["seat 0", "seat 1", "seat 2"]
    t.choose(1, "seat 2")
    assert t.view()["active"] == 2


@rule("SR109")
def test_with_equal_names_the_order_stays() -> None:
    """P. 7: the left neighbour of whoever took the last turn begins."""
    t = laid(3).given(phase="evening", active=1, first=2).seat(0, reputation=2).seat(2, reputation=2)
    assert t.asks(2, "plan").view()["day"] == 2


@rule("SR88", "SR89")
def test_four_dollars_free_two_henchmen_of_anybody() -> None:
    """P. 6."""
    t = laid(3).hand(0, "6").seat(0, money=4, jail=1).seat(1, jail=1).play("6@6").office("post-bail-2")
    while t.game.decision.seat == 0 and t.game.decision.kind not in ("suspect", "plan"):
        t.choose(0, "seat 1" if "seat 1" in t.choices() else t.choices()[0])
    assert t.money(0) == 0
    assert sum(t.of(seat, "jailed") for seat in range(3)) == 1


@rule("SR210")
def test_stolen_money_wakes_the_greedy_too() -> None:
    """P. 14: when you gain or steal money with another scoundrel."""
    t = (
        alone()
        .hand(0, "5")
        .sheet(0, {1: "cocky pickpocket", 5: "greedy banker"})
        .play("5@5")
        .use("pickpocket")
    )
    t.until("use banker").choose(0, "use banker")
    assert t.money(0) == 4 + 2 + 4


@rule("SR223", "SR225", "T77", "T78")
@pytest.mark.parametrize("taken", ["sleepy investor", "sleepy journalist"])
def test_what_the_evening_leaves_of_an_ability(taken: str) -> None:
    """P. 14: the Investor counts four cards, the Journalist scouts none and gains $3."""
    job = taken.split()[1]
    t = laid().given(phase="evening", active=1, first=0).sheet(0, {1: taken})
    t.seat(0, slots={"A": "A", "2": "2", "3": "3", "4": "4"}).until(f"use {job}", 0).choose(0, f"use {job}")
    assert t.money(0) == 4 + (4 if job == "investor" else 3)


# Double or Nothing


@rule("XR138", "XR139", "X37")
@pytest.mark.parametrize(
    ("money", "debts", "asked", "paid"),
    [(0, 0, False, 0), (3, 4, False, 1), (3, 0, True, 0), (0, 4, False, 0)],
)
def test_what_the_bookie_leaves_to_choose(money: int, debts: int, asked: bool, paid: int) -> None:
    """P. 10: with $0 the debt, with four debts the dollar, with both nothing at all."""
    t = expanded().hand(0, "5").sheet(0, {1: "cocky bookie"}).seat(1, jail=3, money=money)
    t.seat(1, debts={k + 1: 1 for k in range(debts)}).play("5@5").use("bookie")
    assert (t.game.decision.seat == 1 and t.game.decision.kind == "choose") is asked
    if asked:
        t.choose(1, next(word for word in t.choices() if "debt" in word))
    while t.game.decision.seat == 1 and t.game.decision.kind == "debt":
        t.choose(1, t.choices()[0])
    assert t.money(1) == money - paid
    assert len(t.debts(1)) == min(4, debts + (1 - paid))


@rule("XR87")
def test_three_safes_may_be_kept_on_the_first_day() -> None:
    """P. 6: three, regardless of the day; a fourth has to be given up."""
    t = expanded().given(day=1).hand(0, "5").seat(1, jail=3).seat(0, safes=["depot-1", "depot-2"])
    t.play("5@5").take("lead 5", "safe estate-1")
    assert len(t.safes_of(0)) == 3
    t = expanded().given(day=3).hand(0, "5").seat(1, jail=3)
    t.seat(0, safes=["depot-1", "depot-2", "depot-3"]).play("5@5").take("lead 5", "safe estate-1").asks(
        0, "abandon"
    )
    assert len(t.choices()) == 4


@rule("XR52")
def test_whoever_is_hired_brings_its_debt_and_the_fifth_goes() -> None:
    """P. 4: debts on a hired scoundrel are gained; what exceeds four is discarded faceup."""
    for had in (0, 4):
        t = expanded().hand(0, "6").seat(0, money=9, debts={k + 1: 1 for k in range(had)}).seat(1, jail=3)
        t.saloon("dusty cow", "filthy dog", "lucky chef").given(carried=["3 on dog"])
        t.play("6@6").hire("dog", at=1)
        while t.game.decision.kind == "debt":
            t.choose(0, t.choices()[0])
        assert len(t.debts(0)) == (1 if had == 0 else 4)
        assert t.view()["debts"]["carried"] == []
        assert (3 in t.view()["debts"]["discarded"]) is (had == 4)


@rule("XR53")
def test_a_debt_on_who_is_discarded_is_turned_up() -> None:
    """P. 4."""
    t = expanded().hand(0, "6").seat(1, jail=3).saloon("dusty cow", "filthy dog", "lucky chef")
    t.given(carried=["3 on chef"]).play("6@6").office("sell-information")
    assert t.pile_top == "lucky chef"
    assert 3 in t.view()["debts"]["discarded"]


@rule("XR64")
def test_a_safe_of_the_evening_pays_before_the_bluffs_are_called() -> None:
    """P. 4: before step 1 of the end of day."""
    t = expanded().given(phase="evening", active=1, first=0, gadgets={"depot-4": "number-pad"})
    t.seat(0, safes=["depot-4"], slots={"3": "5"}, calls={"3": [1]}).seat(1, henchmen=1, jail=1)
    t.until("use safe depot-4", 0)
    assert not t.happened("called")
    t.choose(0, "use safe depot-4")
    assert (t.money(0), len(t.happened("called"))) == (7, 1)


@rule("XR46")
def test_a_loan_in_the_middle_of_an_ability_pays_for_its_rest() -> None:
    """P. 3: at any point, even while resolving an ability."""
    t = expanded().hand(0, "5").seat(1, jail=3).sheet(0, {1: "cocky mastermind"}).seat(0, money=1)
    t.play("5@5").use("mastermind").take("safe depot-1").take("mark 2")
    assert t.can("loan 1", 0)
    t.choose(0, "loan 1").until("yes", 0).choose(0, "yes")
    assert (t.safes_of(0), t.money(0)) == (["depot-1"], 1 + 2 - 3)


@rule("XR119")
@pytest.mark.parametrize("free", [1, 0])
def test_alone_a_maverick_costs_a_henchman(free: int) -> None:
    """P. 8: after a card into the slot it shows, by sending an own henchman to jail."""
    t = (
        against()
        .hand(0, "4")
        .sheet(0, {1: "tricky banker"})
        .seat(0, henchmen=free, jail=3 - free)
        .play("4@4")
    )
    t.to("abilities", 0).choose(0, "pass")
    assert ("use banker" in t.choices()) is (free == 1)
    if free:
        t.use("banker")
        assert (t.money(0), t.of(0, "jailed")) == (8, 3)


@rule("XR122", "XR121")
@pytest.mark.parametrize(("card", "mine", "theirs"), [("3", 0, 0), ("5", -1, 1)])
def test_alone_the_enemys_henchman_always_comes_home(card: str, mine: int, theirs: int) -> None:
    """P. 8."""
    t = against().given(phase="evening", day=1).seat(0, slots={"3": card}, calls={"3": [1]})
    t.enemy(henchmen=2).view()
    assert (t.reputation(0), t.enemy_now["reputation"]) == (mine, theirs)
    assert (t.enemy_now["henchmen"], t.enemy_now["jailed"]) == (3, 0)


@rule("XR104")
@pytest.mark.parametrize(("mine", "winners"), [(2, []), (3, [0])])
def test_alone_equal_is_lost(mine: int, winners: list[int]) -> None:
    """P. 7."""
    t = (
        against("lilith-boone")
        .given(phase="over", day=3)
        .seat(0, reputation=mine, money=30)
        .enemy(reputation=2)
    )
    assert t.game.result["winners"] == winners
