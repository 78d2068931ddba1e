"""The end of a day and of the game: reputation together, the whole count (X:190 to X:201)."""

import pytest

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, expanded


def evening(first: int, second: int) -> ScoundrelsTable:
    """Seat 0 has caught a bluff of seat 1, and one of its own was caught by seat 2; both at these reputations."""
    t = (
        expanded(3)
        .given(phase="evening", day=2)
        .seat(0, reputation=first, slots={"A": "3"}, calls={"A": [2]})
    )
    return t.seat(1, reputation=second, slots={"A": "4"}, calls={"A": [0]})


@rule("XR91", "XR92", "X25", "X26", "XQ4")
@pytest.mark.parametrize("reputation", [6, -2, 0])
def test_one_catch_and_one_caught_bluff_cancel_out(reputation: int) -> None:
    t = evening(reputation, 1)
    assert t.reputation(0) == reputation
    assert t.reputation(1) == 0
    assert t.reputation(2) == 1


@rule("XQ3")
def test_a_change_of_nothing_calls_nobody() -> None:
    t = expanded(3).given(phase="evening", day=2).sheet(0, {1: "talkative banker", 2: "daring forger"})
    t.seat(0, slots={"A": "3"}, calls={"A": [2]}).seat(1, slots={"A": "4"}, calls={"A": [0]})
    assert not any("use banker" in word or "use forger" in word for word in t.choices())
    t = expanded(3).given(phase="evening", day=2).sheet(0, {1: "talkative banker"})
    t.seat(1, slots={"A": "4"}, calls={"A": [0]}).asks(0, "respond")


@rule("XQ4")
def test_the_sum_is_applied_and_then_held_by_the_track() -> None:
    t = expanded(3).given(phase="evening", day=2).seat(0, reputation=6)
    t.seat(1, slots={"A": "4", "2": "5"}, calls={"A": [0], "2": [0]})
    assert t.reputation(0) == 6
    t = expanded(3).given(phase="evening", day=2).seat(1, reputation=-1)
    t.seat(1, slots={"A": "4", "2": "5", "3": "2"}, calls={"A": [0], "2": [0], "3": [2]})
    assert t.reputation(1) == -2


@rule("XR90")
def test_the_score_is_the_sum_of_all_its_sources() -> None:
    t = expanded().given(
        day=3, phase="evening", gadgets={"estate-4": "voice-gadget"}, marks=["1: 3 on estate-4"]
    )
    t.seat(0, safes=["estate-4"], reputation=2, debts={1: 3, 2: 1}).seat(1, reputation=2)
    t.sheet(0, {1: "magnetic cow"}).to_the_end()
    result = t.game.result
    parts = [result[key][0] for key in ("safes", "marks", "reputation", "icons", "bonuses", "debts")]
    assert parts == [3, 1, 2, 1, 3, 4]
    assert result["scores"][0] == 3 + 1 + 2 + 1 + 3 - 4


@rule("XQ26")
def test_level_tech_is_broken_by_money_whatever_is_owed() -> None:
    t = expanded().given(day=3, phase="evening").seat(0, money=3, debts={1: 0, 2: 0, 3: 0}).seat(1, money=2)
    assert t.to_the_end().game.result["winners"] == [0]
