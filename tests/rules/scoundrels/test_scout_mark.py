"""Scouting safes, marks with their faces, and the right to look."""

import pytest

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, laid

SEVEN = (
    "2 on depot-1",
    "3 on depot-2",
    "4 on depot-3",
    "4 on depot-4",
    "5 on depot-5",
    "6 on estate-1",
    "7 on estate-2",
)
"""All marks of a player on safes."""


def scouting(t: ScoundrelsTable, safe: str) -> ScoundrelsTable:
    """Seat 0 plays into slot 2 and scouts this safe; its mark is still to come."""
    return t.hand(0, "6").play("6@2").take("lead A/2", f"safe {safe}")


def all_out(t: ScoundrelsTable, seat: int = 0) -> ScoundrelsTable:
    return t.marks(*(f"{seat}: {row}" for row in SEVEN))


def saw(t: ScoundrelsTable, safe: str) -> list[int]:
    """Seats that see the value of a safe; never a spectator."""
    assert t.safe(safe)["value"] is None
    return [seat for seat in range(t.players) if t.safe(safe, seat)["value"] is not None]


# Scout, then mark


@rule("SR119", "SR120", "T31")
def test_look_in_secret_then_mark() -> None:
    t = scouting(laid(3).given(values={"estate-3": 5}), "estate-3").asks(0, "mark")
    assert t.safe("estate-3", 0)["value"] == 5
    assert t.safe("estate-3", 0)["gadget"] == "knowledge-box"
    assert saw(t, "estate-3") == [0]
    for eye in (None, 1, 2):
        assert t.safe("estate-3", eye)["gadget"] is None
        # That it was scouted is public, what it is is not.
        assert t.happened("scouted", eye) == [
            {"kind": "scouted", "seat": 0, "safe": "estate-3", "value": None}
        ]
        assert t.safe("estate-3", eye)["seen_by"] == [0]
    t.refused(0, "pass", because="SR66")
    t.refused(0, "no mark", because="T31")
    t.choose(0, "mark 5")
    assert t.safe("estate-3")["marks"] == [[0, 5]]
    assert saw(t, "estate-3") == [0]
    t.idle()
    assert scouting(all_out(laid()), "laboratory-1").can("no mark")


@rule("SR120")
def test_no_mark_without_reason() -> None:
    t = laid().hand(0, "6").play("6@2").until("lead A/2")
    t.refused(0, "mark 5", because="SR120")
    assert scouting(laid(), "estate-3").can("mark 5")


@rule("SR121", "SR122", "T31")
@pytest.mark.parametrize("number", [2, 3, 4, 5, 6, 7])
def test_any_face_true_or_false(number: int) -> None:
    t = scouting(laid().given(values={"depot-3": 4}), "depot-3")
    assert t.choices() == [f"mark {k}" for k in range(2, 8)]
    t.choose(0, f"mark {number}")
    assert t.safe("depot-3", 1)["marks"] == [[0, number]]
    left = {"2/3": 2, "4/5": 3, "6/7": 2}
    left[{2: "2/3", 3: "2/3", 4: "4/5", 5: "4/5", 6: "6/7", 7: "6/7"}[number]] -= 1
    assert t.of(0, "marks") == left
    assert t.of(1, "marks") == {"2/3": 2, "4/5": 3, "6/7": 2}
    t.idle()


@rule("SR121", "T32")
def test_a_number_whose_marks_are_used_up_needs_another() -> None:
    """Both 2/3 marks lie on safes: neither a 2 nor a 3 is left."""
    t = scouting(laid().marks("0: 2 on depot-1", "0: 2 on depot-2"), "estate-1")
    assert t.choices() == ["mark 4", "mark 5", "mark 6", "mark 7"]
    t.refused(0, "mark 3", because="T32")
    t.refused(0, "move 2 from depot-1", because="T33")
    t.refused(0, "no mark", because="T31")
    t.choose(0, "mark 6")
    assert t.safe("estate-1")["marks"] == [[0, 6]]
    t = scouting(all_out(laid()), "laboratory-1").asks(0, "mark")
    assert {"no mark", "move 2 from depot-1"} <= set(t.choices())


@rule("SR125", "SR126")
def test_a_marked_safe_may_be_scouted_and_marked_again() -> None:
    t = scouting(laid(3).marks("0: 2 on depot-1", "0: 3 on depot-1", "1: 5 on depot-1"), "depot-1")
    t.choose(0, "mark 4")
    assert t.safe("depot-1")["marks"] == [[0, 2], [0, 3], [0, 4], [1, 5]]
    assert saw(t, "depot-1") == [0, 1]
    t.idle()


@rule("SR125")
def test_all_seven_marks_may_lie_on_one_safe() -> None:
    seven = [f"0: {number} on depot-1" for number in (2, 3, 4, 4, 5, 6, 7)]
    t = laid().hand(0, "6").marks(*seven)
    assert len(t.safe("depot-1")["marks"]) == 7
    # Scouted again there is no mark left, and none on another safe to move: nothing is asked.
    t.play("6@2").take("lead A/2", "safe depot-1")
    assert t.game.decision.kind != "mark"
    assert len(t.safe("depot-1")["marks"]) == 7
    t.idle()


# No mark left


@rule("T33", "Q24")
def test_with_no_mark_left_it_may_be_left_out() -> None:
    t = scouting(all_out(laid().sheet(0, {1: "lying banker"})), "laboratory-1").asks(0, "mark")
    assert saw(t, "laboratory-1") == [0]
    t.choose(0, "no mark")
    assert t.safe("laboratory-1")["marks"] == []
    # No mark, so nothing answers to marking.
    assert t.game.decision.kind != "respond"
    assert t.happened("marked") == t.happened("mark-moved") == []
    t.idle()


@rule("Q24", "T33")
def test_no_mark_no_stake_a_claim() -> None:
    """The strategy card that pays after each mark pays for a moved one, not for none."""
    for word, asked in (("no mark", False), ("move 5 from depot-5", True)):
        t = laid(strategy_cards=True).seat(0, leader="preston-cain", strategy="stake-a-claim")
        scouting(all_out(t), "laboratory-1").choose(0, word)
        assert t.can("use strategy") == asked


@rule("T33", "Q25")
@pytest.mark.parametrize(("word", "number"), [("move 5 from depot-5", 5), ("move 5 from depot-5 as 4", 4)])
def test_or_one_is_moved_and_perhaps_flipped(word: str, number: int) -> None:
    t = scouting(all_out(laid()), "laboratory-1")
    t.refused(0, "mark 5", because="T32")
    t.choose(0, word)
    assert t.safe("depot-5")["marks"] == []
    assert t.safe("laboratory-1")["marks"] == [[0, number]]
    assert t.of(0, "marks") == {"2/3": 0, "4/5": 0, "6/7": 0}
    # What was seen stays seen.
    assert saw(t, "depot-5") == [0]
    t.idle()
    assert scouting(laid(), "laboratory-1").can("mark 5")


@rule("T33", "Q25")
def test_never_off_a_safe_stolen_by_an_opponent() -> None:
    t = all_out(laid(3).seat(0, safes=["depot-1"]).seat(1, safes=["depot-2"])).given(
        places={"estate-1": "unused", "estate-6": 1}
    )
    scouting(t, "laboratory-1")
    origins = {word.split()[3] for word in t.choices() if word.startswith("move")}
    # Own stolen safes, sites and unused safes are fine.
    assert origins == {"depot-1", "depot-3", "depot-4", "depot-5", "estate-1", "estate-2"}
    t.refused(0, "move 3 from depot-2", because="T33")
    t.choose(0, "move 2 from depot-1")
    assert t.safe("depot-1")["marks"] == []
    assert t.safe("depot-2")["marks"] == [[0, 3]]
    assert scouting(all_out(laid()), "laboratory-1").can("move 3 from depot-2")


@rule("T33", "Q25")
def test_only_own_marks_are_moved() -> None:
    t = scouting(all_out(laid(), seat=0), "laboratory-1")
    other = laid().marks(*(f"0: {row}" for row in SEVEN), "1: 7 on laboratory-2")
    scouting(other, "laboratory-1")
    assert t.choices() == other.choices()


# The right to look


@rule("SR123", "T35", "SR48")
def test_a_marked_safe_may_be_looked_at_any_time_even_stolen() -> None:
    """Seat 1 has marked it, seat 2 steals it: both see it, seat 0 does not."""
    t = laid(3).given(active=2, values={"depot-3": 5}).marks("1: 2 on depot-3").hand(2, "6")
    assert saw(t, "depot-3") == [1]
    t.play("6@5").take("lead 5", "safe depot-3")
    assert saw(t, "depot-3") == [1, 2]
    assert t.safe("depot-3", 1)["value"] == 5
    t.end_turn()
    assert saw(t, "depot-3") == [1, 2]


@rule("SR123", "T80")
def test_a_mark_without_scouting_gives_the_right_to_look() -> None:
    """The Mastermind marks first and sees the safe only then."""
    t = laid().given(values={"estate-4": 6}).hand(0, "6").sheet(0, {1: "grumpy mastermind"})
    t.play("6@6").use("mastermind").choose(0, "safe estate-4")
    assert saw(t, "estate-4") == []
    t.choose(0, "mark 3")
    assert t.safe("estate-4", 0)["value"] == 6
    assert saw(t, "estate-4") == [0]
    assert t.happened("scouted") == []


@rule("SR124", "SR119")
def test_all_other_safes_stay_unknown() -> None:
    t = scouting(laid(3).seat(1, safes=["depot-2"]), "estate-3").choose(0, "mark 4")
    for row in t.view(0)["safes"]:
        assert (row["value"] is not None) == (row["id"] == "estate-3")
    for row in t.view(1)["safes"]:
        assert (row["value"] is not None) == (row["id"] == "depot-2")
    for row in t.view(2)["safes"]:
        assert row["value"] is None


@rule("SR124", "SR121")
def test_a_mark_of_somebody_else_shows_its_number_and_no_more() -> None:
    t = laid().marks("1: 7 on laboratory-1")
    assert t.safe("laboratory-1", 0)["marks"] == [[1, 7]]
    assert t.safe("laboratory-1", 0)["value"] is None


@rule("Q26")
def test_marks_on_unused_safes_stay_and_their_owner_may_look() -> None:
    t = laid().given(values={"estate-6": 2}).hand(0, "6").sheet(0, {1: "grumpy test-subject"})
    t.play("6@6").use("test-subject").asks(0, "scout")
    assert t.choices() == ["safe depot-6", "safe estate-6", "safe laboratory-6"]
    t.choose(0, "safe estate-6").choose(0, "mark 3").end_turn()
    assert t.safe("estate-6")["place"] == "unused"
    assert t.safe("estate-6")["marks"] == [[0, 3]]
    assert t.safe("estate-6", 0)["value"] == 2
    assert saw(t, "estate-6") == [0]


# What lies nowhere


@rule("T38")
def test_an_empty_site_allows_neither_scout_nor_mark_nor_steal() -> None:
    t = laid().given(unreachable=True, places={f"depot-{k}": "unused" for k in range(1, 6)}).hand(0, "6")
    t.sheet(0, {1: "clumsy mastermind", 2: "cheerful train-robber"}).play("6@2").take("lead A/2")
    assert not [word for word in t.choices() if "depot" in word]
    t.refused(0, "safe depot-3", because="SR217")
    t.choose(0, "safe estate-2").choose(0, "mark 3")
    t.use("mastermind").asks(0, "mark-safe")
    assert not [word for word in t.choices() if "depot" in word]


@rule("T38", "Q23")
def test_with_every_site_empty_the_slot_does_nothing() -> None:
    names = [f"{site}-{k}" for site in ("depot", "estate", "laboratory") for k in range(1, 6)]
    for slot in ("2", "5"):
        t = (
            laid()
            .given(unreachable=True, places=dict.fromkeys(names, "unused"))
            .hand(0, "6")
            .choose(0, f"play 6@{slot}")
        )
        t.choose(1, "pass")
        assert t.game.decision.kind != "abilities"
        assert t.happened("used-leader") == []
