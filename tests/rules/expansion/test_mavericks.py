"""Mavericks and mixed timing: after a henchman on an opponent's card (X:145 to X:169)."""

import pytest

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, expanded


def suspected(slot: str = "4", players: int = 3, **sheets: dict[int, str]) -> ScoundrelsTable:
    """Seat 0 has played into a slot; nobody has answered yet."""
    t = expanded(players).hand(0, "5")
    for key, sheet in sheets.items():
        t.sheet(int(key[1:]), sheet)
    return t.play(f"5@{slot}")


@rule("XR76")
@pytest.mark.parametrize(("slot", "works"), [("A", True), ("4", True), ("3", False), ("6", False)])
def test_a_maverick_works_after_a_henchman_of_yours_in_a_slot_it_shows(slot: str, works: bool) -> None:
    t = suspected(slot, s1={1: "tricky banker"}).asks(1, "suspect").choose(1, "henchman")
    if works:
        t.until("use banker", 1).choose(1, "use banker")
    t.until("office", 0)
    assert t.money(1) == (8 if works else 4)


@rule("XR76")
def test_not_without_a_henchman_of_yours() -> None:
    t = suspected("4", s1={1: "tricky banker"}).choose(1, "pass").choose(2, "henchman").until("office", 0)
    t.refused(1, "use banker", because="not asked")
    suspected("4", s1={1: "tricky banker"}).choose(1, "henchman").until("use banker", 1)


@rule("XR77", "XR78", "X27", "XQ8")
def test_after_step_2_clockwise_from_the_current_player() -> None:
    t = suspected(
        "4", 4, s1={1: "tricky banker"}, s3={1: "ruthless jailer", 2: "brash forger"}, s0={1: "thirsty cow"}
    )
    t.choose(1, "henchman").choose(2, "pass").choose(3, "henchman")
    t.to("abilities", 0).refused(1, "use banker", because="not asked")
    t.choose(0, "use cow").to("maverick")
    t.asks(1, "maverick").choose(1, "use banker")
    t.to("maverick").asks(3, "maverick")
    # One henchman serves all mavericks of its slot, each once.
    assert "use jailer" in t.choices()
    t.choose(3, "use jailer").until("office", 0)
    assert [event["seat"] for event in t.happened("used")] == [0, 1, 3]


@rule("XR79", "X28")
def test_each_once_in_a_turn() -> None:
    t = (
        suspected("4", s1={1: "tricky banker"})
        .choose(1, "henchman")
        .until("use banker", 1)
        .choose(1, "use banker")
    )
    t.until("office", 0)
    assert len(t.happened("used")) == 1


@rule("XR80", "X28")
def test_and_again_in_another_turn_of_the_round() -> None:
    t = expanded(3).hand(0, "5").hand(1, "6").sheet(2, {1: "tricky banker"}).seat(2, henchmen=3, jail=0)
    t.play("5@4").choose(1, "pass").choose(2, "henchman").take("use banker").until("office", 0)
    t.end_turn().to("plan", 1).take("play 6@4").choose(2, "henchman").until("use banker", 2).choose(
        2, "use banker"
    )
    assert t.money(2) == 12


@rule("XR81", "XR82", "X29")
def test_mixed_own_slot_or_maverick() -> None:
    t = expanded().hand(0, "5").hand(1, "5").sheet(0, {1: "vigilant banker"}).play("5@6").take("use banker")
    assert t.money(0) == 8
    t.until("office", 0).end_turn().to("plan", 1).take("play 5@6").choose(0, "henchman").until(
        "use banker", 0
    )
    t.choose(0, "use banker")
    assert t.money(0) == 12 + (2 if t.happened("used-office") else 0)


@rule("XR82", "X29")
def test_on_one_turn_only_once() -> None:
    t = expanded(strategy_cards=True).seat(0, strategy="plot-revenge", money=3, henchmen=2).hand(0, "5")
    t.seat(1, slots={"6": "2"}).given(turn=3).sheet(0, {1: "vigilant banker"}).asks(0, "start")
    t.choose(0, "use strategy").asks(0, "maverick").choose(0, "use banker")
    t.take("play 5@6").until("office", 0)
    assert len(t.happened("used")) == 1


@rule("XR83")
def test_mixed_slot_2_or_after_the_right_neighbour() -> None:
    t = expanded().hand(0, "5").sheet(0, {1: "loyal banker"}).play("5@2").until("use banker")
    t = expanded().hand(0, "5").sheet(0, {1: "loyal banker", 2: "dusty cow"}).play("5@3").take("use cow")
    t.asks(0, "respond").choose(0, "use banker")
    assert t.money(0) == 13
    t = expanded().hand(0, "5").sheet(0, {2: "loyal banker", 1: "dusty cow"}).play("5@3").take("use cow")
    assert not t.can("use banker")


@rule("XR83", "XR82")
def test_mixed_timing_is_used_once_whichever_way() -> None:
    t = (
        expanded()
        .hand(0, "5")
        .sheet(0, {1: "loyal banker", 2: "clumsy trapper"})
        .play("5@2")
        .take("use banker")
    )
    t.take("use trapper", "safe depot-1", "mark 3").until("office")
    assert len([event for event in t.happened("used") if event["job"] == "banker"]) == 1


# Windows


@rule("XQ5")
def test_a_henchman_of_step_3_opens_a_window_right_then() -> None:
    t = (
        expanded()
        .hand(0, "6")
        .sheet(0, {1: "grumpy forger", 2: "tricky banker"})
        .seat(0, money=9, henchmen=2)
    )
    t.seat(1, slots={"A": "3"}).given(turn=3).saloon("charming informant", "filthy dog", "lucky chef")
    t.play("6@6").take("hire informant", "use informant", "yes").to("maverick", 0)
    assert t.can("use banker")


@rule("XQ5")
def test_the_last_chance_opens_one_too() -> None:
    t = suspected("4", s1={1: "tricky banker"}).choose(1, "pass").choose(2, "pass").until("office", 0)
    t.take("office", "office sell-information").to("suspect", 1)
    t.choose(1, "henchman").asks(1, "maverick").choose(1, "use banker")
    assert t.money(1) == 8


@rule("XQ5")
def test_at_a_live_table_it_opens_after_step_2_or_at_once() -> None:
    t = expanded(suspicion="live").hand(0, "5").sheet(1, {1: "tricky banker"}).sheet(0, {1: "thirsty cow"})
    t.play("5@4").asks(0, "abilities").choose(1, "henchman").asks(0, "abilities").choose(0, "pass")
    t.asks(1, "maverick").choose(1, "pass").asks(0, "hire")
    t = expanded(suspicion="live").hand(0, "5").sheet(1, {1: "tricky banker"})
    t.play("5@4").until("office", 0).choose(1, "henchman").asks(1, "maverick").choose(1, "use banker")
    t.asks(0, "hire")


@rule("XQ6")
def test_what_was_passed_on_is_over() -> None:
    t = suspected("4", s1={1: "tricky banker"}).choose(1, "henchman").to("maverick", 1).choose(1, "pass")
    t.until("office", 0).take("office", "office sell-information")
    while t.view()["active"] == 0:
        question = t.game.decision
        assert question.kind != "maverick"
        t.choose(question.seat, "pass")


@rule("XQ7")
def test_brain_washer_counts_for_its_user_and_not_for_the_token_s_owner() -> None:
    t = expanded(3).hand(0, "6").given(turn=7).sheet(0, {1: "grumpy brain-washer", 2: "tricky banker"})
    t.sheet(2, {1: "brash forger"}).seat(1, slots={"A": "3", "4": "2"}).seat(2, jail=1)
    t.play("6@6").take("use brain-washer", "seat 2", "yes", "card 1@4").to("maverick")
    t.asks(0, "maverick").choose(0, "use banker")
    t.until("office", 0)
    assert {event["seat"] for event in t.happened("used")} == {0}


@rule("X30", "XR149")
def test_plot_revenge_on_a_card_of_an_earlier_turn_lets_mavericks_of_its_slot_act_now() -> None:
    t = expanded(strategy_cards=True).seat(0, strategy="plot-revenge", money=3, henchmen=2)
    t.seat(1, slots={"A": "2", "3": "4"}).given(turn=5).sheet(0, {1: "tricky banker"}).asks(0, "start")
    t.choose(0, "use strategy").asks(0, "place").choose(0, "card 1@A").asks(0, "maverick").choose(
        0, "use banker"
    )
    assert t.money(0) == 6
    assert t.slot(1, "A")["henchmen"] == [0]
    t.to("plan", 0)
    # A card that lies no more cannot be suspected.
    t = expanded(strategy_cards=True).seat(0, strategy="plot-revenge", money=3, henchmen=2).asks(0, "plan")
    t.refused(0, "use strategy", because="T86")


@rule("X31")
def test_who_is_about_to_lose_a_henchman_to_jail_may_place_it_and_then_use_mavericks() -> None:
    t = expanded().hand(0, "5").sheet(0, {1: "thirsty bounty-hunter"}).sheet(1, {1: "tricky banker"})
    t.seat(1, henchmen=1, jail=2).play("5@4").take("use bounty-hunter").asks(1, "suspect").choose(
        1, "henchman"
    )
    t.to("maverick", 1).choose(1, "use banker")
    assert t.money(1) == 8
