"""The end of the game: what counts, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, laid

VALUES = {"depot-1": 5, "depot-2": 4, "estate-1": 6, "estate-2": 3, "laboratory-1": 7, "laboratory-2": 2}


def counted(players: int = 2, **facts: Any) -> ScoundrelsTable:
    """The evening of the final day is over; the six safes named above are worth what it says there."""
    return laid(players).given(phase="over", day=2, values=VALUES, **facts)


def result(t: ScoundrelsTable) -> dict[str, Any]:
    return t.game.result


@rule("SR137", "SR138")
def test_only_stolen_safes_count_and_they_are_turned_up() -> None:
    t = counted().seat(0, safes=["depot-1", "laboratory-1"]).seat(1, safes=["estate-2"])
    assert result(t)["safes"] == [12, 3]
    assert result(t)["scores"] == [12, 3]
    for eye in (None, 0, 1):
        assert t.safe("depot-1", eye)["value"] == 5
        assert t.safe("estate-2", eye)["value"] == 3
    assert t.safe("estate-1")["value"] is None  # still at its site: nobody's, and nobody turns it up
    assert t.safe("depot-6")["place"] == "unused"
    assert t.safe("depot-6")["value"] is None


@rule("SR138", "SR127")
def test_until_then_a_stolen_safe_is_its_thiefs_secret() -> None:
    t = laid().given(day=2, values=VALUES).seat(0, safes=["depot-1"])
    assert t.safe("depot-1", 0)["value"] == 5
    assert t.safe("depot-1", 1)["value"] is None
    assert t.safe("depot-1")["value"] is None


@rule("SR139", "T34")
def test_a_matching_mark_pays_the_holder_whoever_placed_it() -> None:
    t = counted(3).seat(0, safes=["depot-1"])
    t.marks("0: 5 on depot-1", "1: 5 on depot-1", "2: 4 on depot-1", "1: 6 on estate-1")
    assert result(t)["marks"] == [2, 0, 0]  # the wrong 4 and the mark on a safe left behind pay nobody
    assert result(t)["scores"] == [7, 0, 0]


@rule("SR140", "SR125")
def test_marks_pay_without_limit() -> None:
    t = counted().seat(0, safes=["depot-1"])
    t.marks(*["0: 5 on depot-1"] * 3, *["1: 5 on depot-1"] * 3)
    assert result(t)["marks"] == [6, 0]
    assert result(t)["scores"] == [11, 0]


@rule("SR141", "SR116")
@pytest.mark.parametrize("reputation", [-2, -1, 0, 1, 6])
def test_the_reputation_is_added_or_subtracted(reputation: int) -> None:
    t = counted().seat(0, reputation=reputation, safes=["estate-2"])
    assert result(t)["scores"] == [3 + reputation, 0]


@rule("Q44", "SR141")
def test_a_score_may_be_below_zero() -> None:
    t = counted().seat(0, reputation=-2).seat(1, reputation=-1)
    assert result(t)["scores"] == [-2, -1]
    assert result(t)["winners"] == [1]


@rule("SR142")
def test_every_tech_icon_on_the_own_sheet_counts() -> None:
    """A brilliant Automaton shows two icons, a filthy Cow none; Saloon and pile count for nobody."""
    t = counted().sheet(0, {1: "brilliant automaton", 2: "filthy cow", 5: "clockwork dog"})
    t.sheet(1, {3: "sleepy abomination"}).saloon("augmented banker").pile("electrified test-subject")
    assert result(t)["icons"] == [3, 1]
    assert result(t)["scores"] == [3, 1]


@rule("SR143")
def test_most_tech_wins_whatever_the_money() -> None:
    t = counted(3).seat(0, money=40).seat(1, safes=["laboratory-1"], money=0).seat(2, reputation=6, money=9)
    assert result(t)["scores"] == [0, 7, 6]
    assert result(t)["winners"] == [1]


@rule("SR144", "T39")
def test_a_tie_goes_to_the_money() -> None:
    t = counted(3).seat(0, safes=["estate-1"], money=3).seat(1, reputation=6, money=4).seat(2, money=9)
    assert result(t)["scores"] == [6, 6, 0]
    assert result(t)["winners"] == [1]


@rule("SR145", "T39")
@pytest.mark.parametrize(("first", "winner"), [(0, 2), (1, 0), (2, 1)])
def test_a_tie_in_tech_and_money_goes_to_the_latest_turn(first: int, winner: int) -> None:
    t = counted(3, first=first)
    assert result(t)["scores"] == [0, 0, 0]
    assert result(t)["money"] == [4, 4, 4]
    assert result(t)["winners"] == [winner]


@rule("SR145", "T39")
def test_of_the_tied_only() -> None:
    """Seat 2 had the latest turn, but is behind; of the other two seat 1 was later."""
    t = counted(3, first=0).seat(2, reputation=-1)
    assert result(t)["winners"] == [1]


@rule("SR137", "SR138", "SR141", "SR142", "SR143")
def test_a_game_played_to_its_end() -> None:
    t = laid().given(day=2, turn=8, active=1, values=VALUES).hand(1, "5").seat(0, jail=3)
    t.sheet(1, {1: "cybernetic tailor"}).marks("0: 6 on estate-1", "1: 7 on estate-1")
    t.seat(0, reputation=2, safes=["depot-2"])
    t.play("5@5").take("lead 5", "safe estate-1").office("sell-information")
    assert t.game.decision is None
    assert result(t) == {
        "winners": [1],
        "scores": [6, 8],
        "safes": [4, 6],
        "marks": [0, 1],
        "reputation": [2, 0],
        "icons": [0, 1],
        "money": [4, 6],
    }
