"""A fourth evening with the rulebooks open, the base game: two rules that meet; each test names its rules."""

from typing import Any

import pytest

from tests.evenings import evening as ended
from tests.evenings import quiet
from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, laid

REST = ("clumsy trapper", "thirsty butler")


def alone(players: int = 2, **seat: Any) -> ScoundrelsTable:
    return quiet(laid(players), **seat)


def evening(players: int = 2, **options: Any) -> ScoundrelsTable:
    return ended(laid(players, **options))


# Hiring


@rule("SR156", "SR157", "SR149")
def test_a_reckless_one_works_twice_when_hired_and_never_lies_on_the_sheet() -> None:
    t = alone(money=10).hand(0, "6").saloon(*REST, "reckless prospector").play("6@6")
    t.hire("prospector").take("use prospector", "again")
    assert t.money(0) == 10 - 4 + 3 + 3
    t.asks(1, "plan")
    assert (t.sheet_of(0), t.pile_now) == ({}, ["reckless prospector"])
    assert len(t.saloon_now) == 3


@rule("SR213", "T44")
def test_a_reckless_horse_uses_two_different_ones() -> None:
    t = alone(money=10).hand(0, "6").sheet(0, {1: "dusty chef", 2: "rowdy banker"})
    t.saloon(*REST, "reckless horse").play("6@6").hire("horse").take("use horse", "scoundrel chef", "again")
    assert t.money(0) == 10 - 4 - 1 + 4 + 4
    assert [event["job"] for event in t.happened("used")] == ["horse", "chef", "banker"]


@rule("T54", "SR237")
def test_a_reckless_cow_pays_twice_and_is_one_card_in_the_pile() -> None:
    t = alone(money=10).hand(0, "6").saloon(*REST, "reckless cow").play("6@6").hire("cow")
    t.take("use cow", "again").asks(1, "plan")
    assert (t.money(0), t.pile_now) == (10 - 3 + 5 + 5, ["reckless cow"])


@rule("Q14", "SR78")
def test_who_is_used_when_hired_is_out_of_the_innkeepers_reach_and_leaves_last() -> None:
    t = alone(money=9).hand(0, "6").saloon("clumsy trapper", "dusty banker", "charming innkeeper").play("6@6")
    t.hire("innkeeper").take("use innkeeper").asks(0)
    assert sorted(t.choices()) == ["scoundrel banker", "scoundrel trapper"]
    t.choose(0, "scoundrel banker").asks(1, "plan")
    assert t.pile_now == ["charming innkeeper"]
    assert t.saloon_now[1:] == ["clumsy trapper", "dusty banker"]


@rule("SR193", "SR73")
def test_a_full_sheet_is_no_hindrance_to_one_who_is_used_when_hired() -> None:
    full = {1: "dusty chef", 2: "rowdy dog", 3: "filthy horse", 4: "cocky butler", 5: "grumpy jailer"}
    t = alone(money=9).hand(0, "A").sheet(0, full).saloon("clumsy trapper", "sneaky cow", "charming banker")
    t.play("A@A").to("hire", 0)
    assert t.can("hire banker")
    assert not t.can("hire cow")
    t.hire("banker").take("use banker", "rearrange")
    assert t.pile_now in ([], ["charming banker"])
    control = alone(money=9).hand(0, "A").saloon("clumsy trapper", "sneaky cow", "charming banker")
    assert not control.play("A@A").to("hire", 0).can("hire cow")
    assert control.can("hire cow at 1")


@rule("SR8", "SR7")
@pytest.mark.parametrize("money", [0, 1])
def test_who_shows_no_dollar_is_free(money: int) -> None:
    """The Charming one's only dollar lies under a bullet hole of the Courier."""
    t = alone(money=money).hand(0, "6").saloon("infamous trapper", "selfish butler", "charming courier")
    t.play("6@6").to("hire", 0)
    assert [word for word in t.choices() if word.startswith("hire")] == ["hire courier"]
    t.hire("courier")
    assert t.money(0) == money


@rule("SR71", "SR6")
@pytest.mark.parametrize(("money", "hired"), [(5, True), (4, False)])
def test_a_price_is_paid_to_the_dollar(money: int, hired: bool) -> None:
    """Cocky shows five; the Banker has no holes."""
    t = (
        alone(money=money)
        .hand(0, "6")
        .saloon("infamous trapper", "selfish butler", "cocky banker")
        .play("6@6")
    )
    if not hired:
        t.asks(0, "office")
        assert not t.can("hire banker at 1")
        assert (
            alone(money=5)
            .hand(0, "6")
            .saloon(*REST, "cocky banker")
            .play("6@6")
            .to("hire", 0)
            .can("hire banker at 1")
        )
        return
    t.hire("banker", at=1)
    assert t.money(0) == 0


@rule("SR195", "SR70", "SR176")
def test_the_courier_hires_in_the_second_step_and_you_hire_again_in_the_third() -> None:
    t = alone(money=20).hand(0, "5").sheet(0, {1: "cocky courier", 4: "annoying banker"})
    t.saloon("clumsy trapper", "thirsty butler", "dusty chef").play("5@5").use("courier")
    t.take("yes", "hire chef at 2", "keep", "use banker").to("hire", 0).hire("butler", at=3)
    assert sorted(t.sheet_of(0).values()) == [
        *("annoying banker", "cocky courier", "dusty chef", "thirsty butler"),
    ]
    t.end_turn()
    assert len([event for event in t.happened("used") if event["job"] == "banker"]) == 1


@rule("SR71")
@pytest.mark.parametrize(("trait", "paid"), [("scarred", 0), ("dusty", 1)])
def test_two_dollars_less_than_little_is_nothing(trait: str, paid: int) -> None:
    """Recruiter: a $2 scoundrel is free, a $3 one costs $1."""
    t = alone(money=5).hand(0, "5").sheet(0, {1: "cocky recruiter"}).saloon(*REST, f"{trait} banker")
    t.play("5@5").use("recruiter").take("hire banker at 2")
    assert t.money(0) == 5 - paid


@rule("T16", "SR76", "SR207")
def test_who_had_to_make_room_lies_on_top_of_the_pile() -> None:
    full = {1: "dusty chef", 2: "rowdy dog", 3: "filthy horse", 4: "cocky butler", 5: "grumpy jailer"}
    t = (
        alone(money=9)
        .hand(0, "A")
        .sheet(0, full)
        .pile("weathered cow")
        .saloon("clumsy trapper", "sneaky farmhand", "thirsty banker")
    )
    t.play("A@A").take("hire banker at 3", "keep")
    assert t.sheet_of(0)[3] == "thirsty banker"
    assert t.pile_now == ["filthy horse", "weathered cow"]


# Step 3: the office


@rule("SR87", "SR88", "Q10", "Q11")
@pytest.mark.parametrize(
    ("money", "jailed", "offered"),
    [(1, 2, []), (2, 2, ["1"]), (3, 2, ["1"]), (4, 2, ["1", "2"]), (4, 1, ["1"]), (9, 0, [])],
)
def test_bail_is_offered_for_what_there_is_and_can_be_paid(
    money: int, jailed: int, offered: list[str]
) -> None:
    t = (
        laid()
        .seat(0, money=money, jail=jailed)
        .seat(1, jail=0, henchmen=0)
        .given(unreachable=True)
        .hand(0, "6")
    )
    t.saloon("infamous trapper", "selfish butler", "electrified banker").play("6@6")
    if t.game.decision.kind == "hire":
        t.take("office")
    bail = [word for word in t.choices() if "bail" in word] if t.game.decision.kind == "office" else []
    assert bail == [f"office post-bail-{count}" for count in offered]
    assert (t.money(0) == money + 2) is not offered  # all that is left is to sell information


@rule("SR90", "SR132", "T36")
def test_a_bribe_at_the_limit_ends_in_a_choice_of_safes() -> None:
    t = (
        alone(money=12, safes=["depot-1", "depot-2"])
        .given(day=2)
        .hand(0, "6")
        .play("6@6")
        .office("bribe-sheriff")
    )
    t.take("safe estate-1").asks(0, "abandon")
    assert sorted(t.choices()) == ["safe depot-1", "safe depot-2", "safe estate-1"]
    t.choose(0, "safe depot-2")
    assert (t.money(0), sorted(t.safes_of(0))) == (0, ["depot-1", "estate-1"])


@rule("Q13", "SR91")
@pytest.mark.parametrize(("day", "possible"), [(1, False), (2, True)])
def test_the_marshal_bribes_on_the_final_day_without_a_discard(day: int, possible: bool) -> None:
    t = alone(money=12).given(day=day).hand(0, "5").sheet(0, {1: "cocky marshal"}).play("5@5").use("marshal")
    assert ("office bribe-sheriff" in t.choices()) is possible
    if possible:
        t.take("office bribe-sheriff", "safe estate-1")
        assert (t.safes_of(0), t.money(0), t.pile_now) == (["estate-1"], 0, [])


@rule("SR230", "SR154")
def test_the_corrupt_one_answers_to_the_marshals_visit_and_not_again_in_step_3() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky marshal", 4: "corrupt banker"}).play("5@5").use("marshal")
    t.take("office sell-information", "use banker").office("sell-information")
    assert t.money(0) == 4 + 2 + 4 + 2
    t.asks(1, "plan")
    assert len([event for event in t.happened("used") if event["job"] == "banker"]) == 1


@rule("SR82", "SR84", "Q12")
def test_the_office_of_a_shrunken_saloon_discards_the_rightmost_of_those_left() -> None:
    t = alone(money=0).given(decks={"traits": 0}).hand(0, "6").saloon("infamous trapper", "selfish butler")
    t.play("6@6").asks(1, "plan")
    assert t.money(0) == 2
    assert (t.saloon_now, t.pile_now) == (["infamous trapper"], ["selfish butler"])


@rule("SR168", "T84")
@pytest.mark.parametrize("deck", ["traits", "jobs"])
def test_one_empty_deck_is_enough_to_end_the_making_of_scoundrels(deck: str) -> None:
    t = alone(money=9).given(decks={deck: 0}).hand(0, "6").saloon(*REST, "dusty banker").play("6@6")
    t.hire("banker", at=1)
    assert t.saloon_now == list(REST)
    assert t.happened("no-refill")


# The end of the day


@rule("SR153", "SR210", "SR110")
def test_money_at_the_end_of_the_day_wakes_the_greedy_one_once() -> None:
    t = evening().sheet(0, {1: "sleepy banker", 5: "greedy prospector"}).take("use banker", "use prospector")
    assert t.money(0) == 4 + 4 + 3
    t.to("plan")
    assert len(t.happened("used")) == 2


@rule("SR111", "SR107", "T83")
def test_the_card_sharp_draws_in_the_evening_but_swaps_nothing() -> None:
    """P. 8: played cards are out of reach; the card drawn counts towards the four."""
    t = evening().sheet(0, {1: "sleepy card-sharp"}).seat(0, deck=["6", "5", "0"]).take("use card-sharp")
    assert t.happened("swapped-card") == []
    t.to("plan")
    assert len(t.of(0, "hand")) == 4
    assert {"6", "5", "0"} <= set(t.of(0, "hand"))
    assert t.of(0, "deck") == 3


@rule("SR112", "Q4", "T11")
def test_in_the_evening_the_lawyer_only_charges() -> None:
    t = evening().sheet(0, {1: "sleepy lawyer"}).seat(0, calls={"3": [1]}).seat(1, henchmen=1, jail=1)
    t.take("use lawyer")
    assert (t.money(0), t.happened("returned")) == (5, [])
    t.to("plan")
    assert t.of(1, "jailed") == 2


@rule("SR112", "Q23")
@pytest.mark.parametrize("night", [True, False])
def test_a_fire_in_the_evening_burns_nobody(night: bool) -> None:
    """All that Pyro does is out of reach then, so it cannot be used at all."""
    if night:
        t = evening().sheet(0, {1: "sleepy pyro"}).seat(0, calls={"3": [1]}).seat(1, henchmen=1, jail=1)
        assert not any("use pyro" in t.game.legal(seat) for seat in t.game.seats)
        assert t.happened("destroyed") == []
    else:
        t = laid().given(turn=3).hand(0, "5").sheet(0, {1: "cocky pyro"})
        t.seat(0, slots={"3": "3"}, calls={"3": [1]}).seat(1, henchmen=1, jail=1, slots={"A": "A"}).play(
            "5@5"
        )
        assert t.until("use pyro", 0).can("use pyro")


@rule("SR223", "SR189")
def test_in_the_evening_the_investor_counts_the_zero_beside_the_sheet() -> None:
    t = evening().seat(0, faceup=True, slots={"A": "A", "2": "2", "3": "3"}).sheet(0, {1: "sleepy investor"})
    assert t.take("use investor").money(0) == 8


@rule("Q4", "SR144")
@pytest.mark.parametrize("used", [True, False])
def test_four_dollars_on_the_last_evening_break_a_tie(used: bool) -> None:
    t = evening().given(day=2).sheet(0, {1: "sleepy banker"}).seat(0, money=4).seat(1, money=6)
    t.take("use banker" if used else "pass").to_the_end()
    assert t.game.result["scores"] == [0, 0]
    assert t.game.result["winners"] == [0 if used else 1]


@rule("Q2", "SR103")
def test_who_catches_on_the_last_evening_may_still_talk() -> None:
    t = (
        evening()
        .given(day=2)
        .sheet(1, {1: "talkative banker"})
        .seat(0, slots={"A": "2", "2": "A", "3": "3", "4": "4"})
    )
    t.seat(0, calls={"2": [1]}).seat(1, henchmen=1, jail=1).until("use banker", 1).choose(1, "use banker")
    t.to_the_end()
    assert (t.money(1), t.game.result["scores"]) == (8, [-1, 1])


@rule("SR154", "T70")
def test_a_talkative_priest_does_not_preach_to_itself() -> None:
    t = evening().sheet(1, {1: "talkative priest"}).seat(0, slots={"A": "2", "2": "A", "3": "3", "4": "4"})
    t.seat(0, calls={"2": [1]}).seat(1, henchmen=1, jail=1, money=9).take("use priest").to("first", 1)
    assert (t.reputation(1), t.money(1)) == (2, 6)
    assert len(t.happened("used")) == 1


@rule("Q3", "SR101")
def test_to_catch_and_be_caught_wakes_neither_the_daring_nor_the_talkative() -> None:
    t = evening(3).sheet(0, {1: "talkative banker", 2: "daring chef"})
    t.seat(0, henchmen=1, jail=1, slots={"A": "2", "2": "A", "3": "3", "4": "4"}, calls={"A": [1]})
    t.seat(1, henchmen=1, jail=1, slots={"A": "A", "2": "3", "3": "2", "4": "4"}, calls={"2": [0]})
    t.to("plan")
    assert (t.reputation(0), t.reputation(1), t.happened("used")) == (0, 0, [])


@rule("Q3", "SR118")
@pytest.mark.parametrize(("before", "woken"), [(-1, True), (-2, False)])
def test_at_the_bottom_there_is_nothing_left_to_dare(before: int, woken: bool) -> None:
    t = evening().sheet(0, {1: "daring banker"}).seat(0, reputation=before, calls={"A": [1]})
    t.seat(0, slots={"A": "2", "2": "A", "3": "3", "4": "4"}).seat(1, henchmen=1, jail=1)
    if woken:
        t.until("use banker", 0)
    else:
        t.to("first", 1)
        assert t.happened("used") == []
    assert t.reputation(0) == -2


@rule("SR97", "SR100", "SR98")
def test_one_watcher_catches_two_and_another_one_of_them() -> None:
    t = evening(3).seat(0, slots={"A": "2", "2": "A", "3": "3", "4": "4"}, calls={"A": [1], "2": [1, 2]})
    t.seat(1, henchmen=0, jail=1).seat(2, henchmen=1, jail=1)
    assert [t.reputation(seat) for seat in range(3)] == [-2, 2, 1]
    assert [t.of(seat, "henchmen") for seat in (1, 2)] == [2, 2]


@rule("SR108", "SR97")
def test_the_calls_of_the_day_decide_who_names_the_next_beginner() -> None:
    t = evening(3).seat(0, slots={"A": "2", "2": "A", "3": "3", "4": "4"}, calls={"A": [1]}, reputation=1)
    t.seat(1, henchmen=1, jail=1).seat(2).asks(1, "first").choose(1, "seat 0")
    assert (t.view()["day"], t.view()["active"]) == (2, 0)


@rule("SR109", "T30")
@pytest.mark.parametrize("first", [0, 2, 3])
def test_four_players_with_a_tie_at_the_top_go_on_as_today(first: int) -> None:
    t = laid(4).given(phase="evening", first=first, active=(first + 3) % 4)
    t.seat(1, reputation=3).seat(3, reputation=3).asks(first, "plan")
    assert t.view()["day"] == 2


@rule("SR35", "SR37", "Q45")
def test_from_the_named_beginner_it_goes_clockwise_four_times_round() -> None:
    t = laid(3, days=2).given(phase="evening", first=0, active=2).seat(1, reputation=1).choose(1, "seat 2")
    order = []
    while t.game.decision is not None and t.view()["day"] == 2 and len(order) < 12:
        order.append(t.view()["active"])
        t.to("plan").choose(order[-1], t.choices()[0]).end_turn()
    assert order == [2, 0, 1] * 4
    assert t.game.result is not None


@rule("SR105", "SR106", "SR107")
def test_what_was_left_in_the_deck_comes_before_what_was_played() -> None:
    """Two cards in hand, one in the deck: that one and one of the four played are drawn."""
    t = evening().seat(0, hand=["5", "6"], deck=["0"])
    t.to("plan")
    assert {"5", "6", "0"} < set(t.of(0, "hand"))
    assert (len(t.of(0, "hand")), t.of(0, "deck")) == (4, 3)


@rule("SR95", "SR53", "SR96")
def test_three_doubt_an_honest_card_and_all_three_go_to_jail() -> None:
    t = evening(4).seat(0, calls={"3": [1, 2, 3]})
    for seat in (1, 2, 3):
        t.seat(seat, henchmen=1, jail=1)
    assert [t.of(seat, "jailed") for seat in range(4)] == [1, 2, 2, 2]
    assert [t.reputation(seat) for seat in range(4)] == [0] * 4


# Abilities


@rule("SR66", "SR170", "T38")
def test_at_an_empty_depot_the_train_robber_takes_the_two_dollars_only() -> None:
    t = (
        laid(3, days=3)
        .given(day=3)
        .hand(0, "5")
        .sheet(0, {1: "cocky train-robber", 2: "stubborn mad-scientist"})
    )
    t.seat(1, jail=3, safes=["depot-1", "depot-2", "depot-3"]).seat(2, jail=3, safes=["depot-4", "depot-5"])
    t.play("5@5").use("train-robber")
    assert (t.money(0), t.safes_of(0)) == (6, [])
    t.use("mad-scientist")
    assert all(word.startswith("safe laboratory") for word in t.choices())


@rule("Q23", "SR170")
@pytest.mark.parametrize("left", [0, 1])
def test_at_an_empty_laboratory_the_mad_scientist_has_nothing_to_do(left: int) -> None:
    taken = [f"laboratory-{n}" for n in range(1, 6 - left)]
    t = laid(3, days=3).given(day=3).hand(0, "5").sheet(0, {1: "cocky mad-scientist"})
    t.seat(1, jail=3, safes=taken[:3]).seat(2, jail=3, safes=taken[3:]).play("5@5")
    assert ("use mad-scientist" in t.choices()) is (left == 1)


@rule("SR123", "SR129")
@pytest.mark.parametrize(("mark", "usable"), [("0: 5 on depot-1", True), ("1: 5 on depot-1", False)])
def test_the_safecracker_needs_a_mark_of_its_own_at_a_site(mark: str, usable: bool) -> None:
    t = (
        alone()
        .hand(0, "5")
        .sheet(0, {1: "cocky safecracker"})
        .marks(mark, "0: 4 on estate-1")
        .seat(1, safes=["estate-1"])
    )
    t.play("5@5")
    assert ("use safecracker" in t.choices()) is usable
    if usable:
        t.use("safecracker")
        assert t.safes_of(0) == ["depot-1"] or t.choices() == ["safe depot-1"]


@rule("SR165", "T32")
def test_with_both_high_marks_out_a_safe_is_not_called_a_seven() -> None:
    t = (
        alone()
        .hand(0, "A")
        .marks("0: 6 on depot-1", "0: 7 on depot-2")
        .play("A@A")
        .take("lead A/2", "safe estate-1")
    )
    assert sorted(t.choices()) == ["mark 2", "mark 3", "mark 4", "mark 5"]


@rule("SR166", "SR167", "Q25")
def test_with_all_marks_out_one_comes_from_another_safe_of_yours_or_of_a_site() -> None:
    """P. 12: from a different safe, and none from an opponent's."""
    t = alone(safes=["depot-2"]).hand(0, "A").seat(1, safes=["depot-3"])
    t.marks(
        *("0: 2 on estate-1", "0: 2 on depot-3", "0: 4 on estate-1", "0: 4 on depot-3"),
        *("0: 4 on depot-2", "0: 6 on laboratory-1", "0: 7 on depot-3"),
    )
    t.play("A@A").take("lead A/2", "safe estate-1")
    sources = {word.split(" from ")[1].split(" as ")[0] for word in t.choices() if word.startswith("move")}
    assert sources == {"depot-2", "laboratory-1"}
    assert "no mark" in t.choices()


@rule("SR227", "SR226", "T80")
def test_the_masterminds_blind_lie_wakes_the_lying_one() -> None:
    t = alone(money=4).hand(0, "5").sheet(0, {1: "cocky mastermind", 4: "lying banker"}).play("5@5")
    t.use("mastermind").take("safe estate-1", "mark 7", "no", "use banker")
    assert t.money(0) == 8
    assert t.safe("estate-1", 0)["value"] is not None


@rule("T86", "SR256")
def test_two_marks_in_a_turn_are_one_claim() -> None:
    t = laid(strategy_cards=True).seat(0, leader="preston-cain", strategy="stake-a-claim").seat(1, jail=3)
    t.hand(0, "A").sheet(0, {1: "sneaky surveyor"}).play("A@A").take("lead A/2", "safe depot-1", "mark 2")
    t.take("use strategy", "use surveyor", "safe depot-2", "mark 2")
    assert (t.money(0), len(t.happened("used-strategy"))) == (5, 1)
    assert not t.can("use strategy", 0)


@rule("SR259", "SR90")
@pytest.mark.parametrize(("money", "branded"), [(14, True), (13, False)])
def test_after_a_bribe_there_may_be_money_left_for_the_brand(money: int, branded: bool) -> None:
    t = laid(strategy_cards=True).seat(0, leader="preston-cain", strategy="brand-the-loot", money=money)
    t.given(day=2).seat(1, jail=3).hand(0, "6").play("6@6").office("bribe-sheriff").take("safe estate-1")
    if branded:
        t.until("use strategy", 0).choose(0, "use strategy").take("mark 3")
        assert (t.money(0), [tuple(m) for m in t.safe("estate-1")["marks"]]) == (0, [(0, 3)])
    else:
        t.asks(1, "plan")
        assert (t.money(0), t.happened("used-strategy")) == (1, [])


@rule("SR153", "SR66", "Q22")
def test_fear_takes_a_dollar_from_each_who_has_one_and_leaves_greed_cold() -> None:
    t = laid(3, strategy_cards=True).given(phase="evening", first=0, active=2)
    t.seat(0, leader="lilith-boone", strategy="spread-fear", henchmen=1, jail=1).sheet(
        0, {1: "greedy banker"}
    )
    t.seat(1, leader="preston-cain", strategy="stake-a-claim", money=0)
    t.seat(1, slots={"A": "2", "2": "A", "3": "3", "4": "4"}, calls={"A": [0]})
    t.seat(2, leader="doc-zimmer", strategy="recruit-volunteers", money=3).take("use strategy").to("first", 0)
    assert [t.money(seat) for seat in range(3)] == [5, 0, 2]
    assert t.happened("used") == []


@rule("SR66", "SR210", "SR152")
def test_the_con_artist_takes_what_there_is_and_wakes_the_daring_and_the_greedy() -> None:
    t = (
        alone()
        .hand(0, "5")
        .seat(1, money=3)
        .sheet(0, {1: "cocky con-artist", 3: "daring chef", 5: "greedy prospector"})
    )
    t.play("5@5").use("con-artist")
    assert (t.money(0), t.money(1), t.reputation(0)) == (7, 0, -1)
    assert {"use chef", "use prospector"} <= set(t.choices())
    t.take("use prospector", "use chef")
    assert t.money(0) == 7 + 3 - 1 + 4


@rule("SR231", "SR232", "Q23")
def test_the_loan_shark_asks_in_turn_and_who_cannot_pay_in_full_pays_with_a_name() -> None:
    t = (
        laid(4)
        .hand(0, "5")
        .sheet(0, {1: "cocky loan-shark"})
        .seat(1, money=1)
        .seat(3, money=0, reputation=-2)
    )
    t.play("5@5").use("loan-shark").asks(2).choose(2, "give money").until("lead 5", 0)
    assert [t.reputation(seat) for seat in range(4)] == [0, -1, 0, -2]
    assert [t.money(seat) for seat in range(4)] == [6, 1, 2, 0]


@rule("SR117", "T11")
def test_a_mayor_at_six_still_has_to_be_generous() -> None:
    t = alone(3, reputation=6).hand(0, "5").sheet(0, {1: "cocky mayor"}).play("5@5").use("mayor")
    assert [t.money(seat) for seat in range(3)] == [4, 5, 5]
    assert t.reputation(0) == 6


@rule("T11", "T9")
def test_with_nobody_to_jail_the_judge_is_respected_all_the_same() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky judge"}).play("5@5").use("judge")
    assert (t.reputation(0), t.of(1, "jailed")) == (1, 3)


@rule("T74", "SR183", "T11")
def test_the_only_henchman_flees_onto_the_card_and_the_deputy_frees_its_own() -> None:
    t = laid().hand(0, "5").sheet(0, {1: "cocky deputy"}).seat(0, jail=1).seat(1, jail=2, henchmen=1)
    t.play("5@5").use("deputy").asks(1).choose(1, "henchman").until("lead 5", 0)
    assert (t.of(1, "jailed"), t.slot(0, "5")["henchmen"], t.of(0, "jailed")) == (2, [1], 0)


@rule("T9", "Q9")
def test_the_bounty_hunter_has_no_choice_but_who_has_somebody_at_hand() -> None:
    t = laid(3).hand(0, "5").sheet(0, {1: "cocky bounty-hunter"}).seat(1, jail=3).seat(2, jail=1)
    t.play("5@5").use("bounty-hunter").until("lead 5", 0)
    assert (t.money(0), t.of(1, "jailed"), t.of(2, "jailed")) == (6, 3, 2)


@rule("SR214", "SR207", "SR208")
def test_the_horse_the_gravedigger_and_the_cow_at_the_top_of_the_pile() -> None:
    t = (
        alone()
        .hand(0, "5")
        .sheet(0, {1: "cocky horse", 2: "stubborn gravedigger"})
        .pile("dusty cow", "rowdy dog")
    )
    t.play("5@5").use("horse", on="gravedigger")
    assert (t.money(0), t.pile_now) == (9, ["rowdy dog", "dusty cow"])
    assert not t.can("use gravedigger", 0)
    t = (
        alone()
        .hand(0, "5")
        .sheet(0, {1: "cocky horse", 2: "stubborn gravedigger"})
        .pile("dusty cow", "rowdy dog")
    )
    assert t.play("5@5").can("use gravedigger", 0)


@rule("SR64", "SR68")
@pytest.mark.parametrize("first", ["lead 5", "use body-double"])
def test_no_ability_of_the_sheet_is_used_twice_not_even_by_a_double(first: str) -> None:
    t = alone(safes=[]).given(day=2).hand(0, "5").sheet(0, {1: "cocky body-double"}).play("5@5")
    if first == "lead 5":
        t.take("lead 5", "safe depot-1", "use body-double")
        assert sorted(t.choices()) == ["lead 3", "lead 4", "lead A/2"]
        t.choose(0, "lead 4")
        assert t.money(0) == 8
    else:
        t.take("use body-double", "lead 5", "safe depot-1").to("hire", 0)
        assert t.safes_of(0) == ["depot-1"]


@rule("Q40", "SR191", "SR188")
def test_the_zero_beside_the_sheet_leaves_no_slot_for_anybody_else() -> None:
    t = alone().hand(0, "0 6").sheet(0, {1: "candid banker", 2: "infamous chef"}).play("0 faceup")
    assert t.choices() == ["use banker", "pass"]
    assert all(slot is None for slot in t.of(0, "slots"))
    t = alone().hand(0, "0 6").sheet(0, {1: "candid banker", 2: "infamous chef"}).play("0@6")
    assert t.choices() == ["use chef", "pass"]


@rule("Q41", "SR158")
def test_the_horse_may_use_the_candid_one_on_any_card() -> None:
    t = (
        alone()
        .hand(0, "5")
        .sheet(0, {1: "cocky horse", 2: "candid banker"})
        .play("5@5")
        .use("horse", on="banker")
    )
    assert t.money(0) == 8


@rule("SR203", "T59", "SR155")
def test_an_old_one_that_leaves_at_dawn_is_still_answered() -> None:
    t = alone().hand(0, "6").sheet(0, {1: "elderly banker", 2: "helpful prospector"}).take("use banker")
    t.take("use prospector").asks(0, "plan")
    assert (t.money(0), t.sheet_of(0), t.pile_top) == (4 + 4 + 3, {2: "helpful prospector"}, "elderly banker")


@rule("SR154", "SR53")
def test_two_doubters_wake_the_coward_once_in_a_turn() -> None:
    t = (
        laid(3)
        .hand(0, "6")
        .sheet(0, {1: "cowardly banker"})
        .play("6@6")
        .asks(1, "suspect")
        .choose(1, "henchman")
    )
    t.until("use banker", 0).choose(0, "use banker").until("henchman", 2).choose(2, "henchman")
    t.end_turn()
    assert (len(t.happened("suspected")), len(t.happened("used"))) == (2, 1)


@rule("SR134", "SR152")
def test_who_gives_the_stolen_safe_back_has_stolen_all_the_same() -> None:
    t = alone(safes=["depot-1"]).hand(0, "5").sheet(0, {1: "proud banker"}).play("5@5")
    t.take("lead 5", "safe depot-2", "safe depot-2", "use banker")
    assert (t.money(0), t.safes_of(0)) == (8, ["depot-1"])


@rule("SR244", "SR152")
def test_a_swap_of_safes_is_no_theft() -> None:
    t = alone(safes=["depot-1"]).hand(0, "5").sheet(0, {1: "cocky smuggler", 3: "proud banker"}).play("5@5")
    t.use("smuggler").take("safe estate-1")
    assert (t.safes_of(0), t.happened("used")[-1]["job"]) == (["estate-1"], "smuggler")
    assert not t.can("use banker", 0)
    t.take("lead 5", "safe depot-2", "safe depot-2")
    assert t.can("use banker", 0)


@rule("T85", "Q35", "T11")
@pytest.mark.parametrize("left", [0, 1])
def test_an_empty_deck_gives_no_card_but_the_telegrapher_is_paid(left: int) -> None:
    hand = ["0", "A", "2", "3", "4", "5", "6"][: 7 - left]
    t = alone(hand=hand).sheet(0, {1: "cocky telegrapher", 2: "stubborn automaton", 4: "masked gambler"})
    t.play("5@5")
    assert ("use automaton" in t.choices(), "use gambler" in t.choices()) == (left == 1, left == 1)
    t.use("telegrapher")
    assert (t.money(0), t.of(0, "deck")) == (5, 0)


@rule("SR190", "SR161")
def test_the_spymaster_finds_nothing_to_look_at_but_facedown_cards() -> None:
    t = laid().given(turn=3).hand(0, "5").sheet(0, {1: "cocky spymaster"}).seat(0, slots={"3": "3"})
    t.seat(1, jail=3, faceup=True).play("5@5").use("spymaster").take("safe depot-1", "mark 2")
    assert t.happened("scouted-card") == []


@rule("SR121", "SR139")
def test_the_forger_turns_a_lie_into_a_tech_for_the_holder() -> None:
    t = alone(safes=["depot-1"]).given(values={"depot-1": 2}).marks("1: 3 on depot-1").hand(0, "5")
    t.sheet(0, {1: "cocky forger"}).play("5@5").use("forger")
    if t.game.decision.kind == "flip":
        t.take("flip 3 of 1 on depot-1")
    assert [tuple(m) for m in t.safe("depot-1")["marks"]] == [(1, 2)]


@rule("SR143", "SR144", "SR145", "T39")
def test_of_three_equals_the_poorest_drops_out_though_its_turn_was_the_latest() -> None:
    t = laid(3).given(phase="over", day=2, first=0, active=2)
    t.seat(0, money=7).seat(1, money=7).seat(2, money=6)
    assert (t.game.result["scores"], t.game.result["winners"]) == ([0, 0, 0], [1])


@rule("SR139", "SR140", "SR141", "SR142")
def test_a_score_adds_values_marks_of_all_a_bad_name_and_machines() -> None:
    t = laid().given(phase="over", day=2, values={"depot-1": 2, "laboratory-1": 7})
    t.seat(0, safes=["depot-1", "laboratory-1"], reputation=-2).sheet(
        0, {1: "cybernetic abomination", 2: "dusty cow"}
    )
    t.marks("0: 2 on depot-1", "1: 2 on depot-1", "1: 3 on depot-1", "1: 7 on laboratory-1")
    assert t.game.result["scores"][0] == 2 + 7 + 3 - 2 + 2


# Options


@rule("SR262", "SR151")
@pytest.mark.parametrize("extra", [True, False])
def test_who_stands_on_the_picture_has_a_right_hand_neighbour(extra: bool) -> None:
    t = laid(extra_scoundrel=True).seat(1, jail=3).hand(0, "6")
    t.sheet(0, {0 if extra else 4: "lucky banker", 1: "helpful prospector"}).play("6@6").use("banker")
    assert ("use prospector" in t.choices()) is extra


@rule("SR273", "SR269")
def test_without_purple_jobs_a_wild_saloon_goes_on_with_the_other_deck() -> None:
    t = (
        laid(wild_saloon=True, days=3)
        .given(decks={"purple": 0})
        .seat(1, jail=3)
        .seat(0, money=20)
        .hand(0, "6")
    )
    t.saloon("dusty banker", "clumsy trapper", "thirsty butler").play("6@6").hire("banker", at=1)
    assert (len(t.saloon_now), t.saloon_now[1:]) == (3, ["clumsy trapper", "thirsty butler"])


@rule("SR271", "SR270")
def test_a_second_purple_one_holds_the_purple_deck_back() -> None:
    """The Bouncer throws the green one out while two purple ones are there."""
    t = laid(wild_saloon=True, days=3).seat(1, jail=3).hand(0, "5").sheet(0, {1: "cocky bouncer"})
    t.saloon("dusty banker", "clumsy innkeeper", "thirsty butler").given(jobs=["chef"], purple=["marshal"])
    t.play("5@5").use("bouncer").take("scoundrel banker")
    assert t.saloon_now[0].endswith("chef")


@rule("Q6", "SR50", "SR51")
def test_at_a_live_table_one_may_wait_for_the_hire_and_doubt_then() -> None:
    t = (
        laid(suspicion="live")
        .hand(0, "3")
        .seat(0, money=9)
        .saloon(*REST, "dusty banker")
        .choose(0, "play 3@5")
    )
    t.choose(0, "pass").choose(0, "hire banker at 1").choose(0, "keep")
    assert "henchman" in t.game.legal(1)
    t.choose(1, "henchman")
    assert t.slot(0, "5")["henchmen"] == [1]


@rule("SR147", "T40", "SR194")
def test_the_bonus_pays_for_the_ingredients() -> None:
    """P. 11 and 13: the $1 comes before the ability, so a Lucky Chef cooks with $0."""
    t = alone(money=0).hand(0, "6").sheet(0, {1: "lucky chef"}).play("6@6").use("chef")
    assert t.money(0) == 0 + 1 - 1 + 4


@rule("SR147", "Q23")
@pytest.mark.parametrize(("money", "usable"), [(2, True), (3, False)])
def test_the_bonus_makes_a_beggar_too_rich(money: int, usable: bool) -> None:
    t = alone(money=money).hand(0, "6").sheet(0, {1: "lucky beggar"}).play("6@6")
    assert ("use beggar" in t.game.legal(0)) is usable
    if usable:
        assert t.use("beggar").money(0) == 2 + 1 + 4


@rule("Q14", "SR78", "SR157")
def test_a_charming_courier_hires_from_beside_itself_and_both_spaces_are_filled() -> None:
    t = (
        alone(money=20)
        .hand(0, "6")
        .saloon("clumsy trapper", "thirsty butler", "charming courier")
        .play("6@6")
    )
    t.hire("courier").take("use courier", "yes", "hire butler at 1", "keep")
    while t.game.decision.seat == 0:
        t.choose(0, "keep" if "keep" in t.choices() else "pass")
    assert (t.sheet_of(0), t.pile_now, t.saloon_now[2]) == (
        {1: "thirsty butler"},
        ["charming courier"],
        "clumsy trapper",
    )
    assert len(t.happened("created")) == 2


@rule("T56", "SR157")
def test_a_reckless_impersonator_is_used_the_second_time_as_whom_it_became() -> None:
    t = (
        alone(money=20)
        .hand(0, "6")
        .saloon("clumsy banker", "thirsty butler", "reckless impersonator")
        .play("6@6")
    )
    left = t.hire("impersonator").money(0)
    t.take("use impersonator", "scoundrel banker", "again")
    assert (t.money(0), t.pile_now) == (left + 4, ["reckless banker"])
    assert "clumsy impersonator" in t.saloon_now


@rule("SR213", "SR208")
@pytest.mark.parametrize("below", [True, False])
def test_a_stunning_gravedigger_needs_two_different_ones(below: bool) -> None:
    t = (
        alone()
        .hand(0, "6")
        .sheet(0, {1: "stunning gravedigger"})
        .pile("dusty cow", *(["rowdy banker"] * below))
    )
    t.play("6@6").use("gravedigger")
    assert (t.game.decision.kind == "again") is below
    if below:
        assert t.take("again").money(0) == 4 + 5 + 4


@rule("SR213", "SR216")
def test_a_stunning_innkeeper_finds_the_newcomer_at_the_bar() -> None:
    t = alone().hand(0, "6").sheet(0, {1: "stunning innkeeper"}).given(jobs=["prospector"])
    t.saloon("dusty chef", "rowdy banker", "lucky cow").play("6@6").use("innkeeper").take(
        "scoundrel cow", "again"
    )
    assert sorted(t.choices()) == ["scoundrel banker", "scoundrel chef", "scoundrel prospector"]


@rule("Q2", "SR142", "SR153")
def test_who_is_hired_on_the_last_evening_counts() -> None:
    t = evening().given(day=2).sheet(0, {1: "talkative courier"}).seat(0, money=20, henchmen=1, jail=1)
    t.seat(1, slots={"A": "2", "2": "A", "3": "3", "4": "4"}, calls={"A": [0]})
    t.saloon("clumsy trapper", "thirsty butler", "brilliant abomination").take("use courier", "yes")
    t.take("hire abomination at 2", "keep").to_the_end()
    assert t.game.result["scores"] == [1 + 2, -1]


@rule("SR154", "SR110")
def test_a_name_lost_before_and_in_the_calls_is_dared_once() -> None:
    t = evening().sheet(0, {1: "sleepy con-artist", 2: "daring banker"}).seat(1, henchmen=1, jail=1)
    t.seat(0, slots={"A": "2", "2": "A", "3": "3", "4": "4"}, calls={"A": [1]}).take(
        "use con-artist", "use banker"
    )
    t.to("first", 1)
    assert (t.reputation(0), len(t.happened("used"))) == (-2, 2)


@rule("SR113", "SR153")
def test_after_the_calls_the_latest_player_says_whose_answer_comes_first() -> None:
    t = evening(3).sheet(0, {1: "talkative banker"}).sheet(1, {1: "daring chef"}).seat(0, henchmen=1, jail=1)
    t.seat(1, slots={"A": "2", "2": "A", "3": "3", "4": "4"}, calls={"A": [0]}).asks(2, "respond")
    assert t.choices() == ["seat 0", "seat 1"]


@rule("SR89", "SR92", "SR50")
def test_who_was_bailed_out_in_step_3_may_doubt_that_very_card() -> None:
    t = (
        laid()
        .seat(0, money=4, jail=0)
        .seat(1, jail=3)
        .hand(0, "6")
        .saloon("infamous trapper", "selfish butler", "electrified banker")
    )
    t.play("6@6").take("office post-bail-1").asks(1, "suspect").choose(1, "henchman")
    assert t.slot(0, "6")["henchmen"] == [1]


@rule("SR203", "SR216")
def test_a_dog_in_the_saloon_looks_first_and_leaves_then() -> None:
    t = alone().hand(0, "5").sheet(0, {1: "cocky innkeeper"}).saloon("dusty dog", "rowdy banker", "lucky cow")
    t.play("5@5").use("innkeeper").take("scoundrel dog").asks(0, "scout")
    assert t.saloon_now[0] == "dusty dog"
    t.take("safe depot-1", "mark 2")
    assert (t.pile_now, len(t.saloon_now)) == (["dusty dog"], 3)


@rule("Q6", "SR52")
def test_a_henchman_sent_home_by_the_lawyer_may_come_again() -> None:
    t = laid().hand(0, "5").sheet(0, {1: "cocky lawyer"}).choose(0, "play 5@5").choose(1, "henchman")
    t.take("use lawyer", "pass").asks(1, "suspect").choose(1, "henchman")
    assert (t.slot(0, "5")["henchmen"], len(t.happened("suspected"))) == ([1], 2)


@rule("SR256", "T86")
def test_two_hires_in_a_turn_bring_one_volunteers_dollar() -> None:
    t = laid(strategy_cards=True).seat(0, leader="doc-zimmer", strategy="recruit-volunteers", money=20)
    t.seat(1, jail=3).hand(0, "5").sheet(0, {1: "cocky courier"}).saloon(*REST, "dusty chef").play("5@5")
    t.use("courier").take("yes", "hire chef at 2", "use strategy").hire("butler", at=3).end_turn()
    assert len(t.happened("used-strategy")) == 1
