"""Corners where two rules meet: each was wrong once."""

from pathlib import Path

import pytest

import saloon
from tests.rule import rule
from tests.scoundrels import laid

JOB = """
[[job]]
id = "{id}"
name_en = "Tester"
name_de = "Testperson"
colour = "green"
replaces = "{replaces}"
holes = []
tech = 0
text = "{text}"
"""


def own_job(folder: Path, text: str) -> str:
    """A card file in which a job with this text takes the Prospector's place."""
    path = folder / "own.toml"
    path.write_text(JOB.format(id="tester", replaces="prospector", text=text), encoding="utf-8")
    return str(path)


@rule("T74", "T75", "SR232")
def test_who_puts_the_last_henchman_on_the_card_has_none_for_jail_and_loses_reputation() -> None:
    t = laid().hand(0, "5").sheet(0, {1: "stubborn prisoner"}).seat(1, henchmen=1, jail=2)
    t.play("5@5").use("prisoner").take("give jail", "henchman")
    assert t.of(1, "jailed") == 2
    assert t.reputation(1) == -1
    t.idle()


@rule("T74")
def test_who_has_two_puts_one_on_the_card_and_sends_the_other_to_jail() -> None:
    t = laid().hand(0, "5").sheet(0, {1: "stubborn prisoner"}).seat(1, henchmen=2, jail=1)
    t.play("5@5").use("prisoner").take("give jail", "henchman")
    assert t.of(1, "jailed") == 2
    assert t.reputation(1) == 0
    t.idle()


@rule("T62", "SR246")
def test_a_tailor_in_the_saloon_never_swaps_its_own_job() -> None:
    t = (
        laid()
        .hand(0, "5")
        .sheet(0, {1: "stubborn innkeeper"})
        .saloon("dusty tailor", "lucky dog", "grumpy cow")
    )
    t.play("5@5").use("innkeeper", on="tailor")
    t.until("scoundrel dog")
    assert not t.can("scoundrel tailor")


@rule("Q16", "T51")
def test_a_doctor_that_hires_itself_from_the_pile_had_no_neighbours() -> None:
    t = laid().hand(0, "5").seat(0, money=9).pile("grumpy doctor")
    t.sheet(0, {1: "stubborn gravedigger", 5: "helpful banker"})
    t.play("5@5").use("gravedigger").take("yes", "hire doctor at 4", "keep")
    assert not t.can("use banker")
    t.idle()
    # The control: on the sheet it has the neighbour that answers.
    t = laid().hand(0, "5").seat(0, money=9).pile("grumpy dog")
    t.sheet(0, {4: "stubborn doctor", 5: "helpful banker"}).play("5@5").use("doctor").take("no")
    assert t.asks(0, "respond").can("use banker")


@rule("SR176")
def test_nobody_answers_to_the_own_hiring() -> None:
    t = laid().seat(0, money=9).saloon("annoying banker", "lucky dog", "grumpy cow")
    t.hand(0, "3").play("3@6").hire("banker", at=1)
    t.choose(0, "keep")
    assert not t.can("use banker", 0)
    # The control: to the next hiring it does.
    t = laid().seat(0, money=9).saloon("grumpy cow", "lucky dog").sheet(0, {1: "annoying banker"})
    t.hand(0, "3").play("3@6").hire("cow", at=2).choose(0, "keep")
    assert t.asks(0, "respond").can("use banker", 0)


def test_a_condition_in_a_later_sentence_holds_for_the_whole_text(tmp_path: Path) -> None:
    cards = own_job(tmp_path, "Gain $1. Only if it is the final day: gain $5.")
    t = laid(cards=cards).hand(0, "5").sheet(0, {1: "stubborn tester"})
    t.play("5@5")
    t.until("lead 5")
    assert not t.can("use tester")
    t = laid(cards=cards).hand(0, "5").sheet(0, {1: "stubborn tester"}).given(day=2)
    t.play("5@5").use("tester")
    assert t.money(0) == 10


def test_it_is_what_the_timing_names_for_scoundrels_too(tmp_path: Path) -> None:
    cards = own_job(tmp_path, "Spend $1 to steal it.")
    t = laid(cards=cards).hand(0, "2").sheet(0, {1: "nosy tester"})
    t.play("2@2").take("lead A/2", "safe depot-1", "mark 4", "use tester")
    assert t.safes_of(0) == ["depot-1"]
    t.idle()


def test_an_edited_card_file_is_read_again(tmp_path: Path) -> None:
    cards = own_job(tmp_path, "Gain $1.")
    one = saloon.new("scoundrels", options={"cards": cards}, seed=1).view(None)["catalogue"]
    own_job(tmp_path, "Gain $2.")
    other = saloon.new("scoundrels", options={"cards": cards}, seed=1)
    assert other.view(None)["catalogue"] != one
    assert f"catalogue {other.view(None)['catalogue']}\n" in other.notation()


@rule("Q6")
def test_trying_to_undo_tells_nobody_who_has_passed_at_a_last_call() -> None:
    def refusals(passed: bool) -> list[str]:
        t = laid(3, suspicion="live").hand(0, "3").saloon()
        t.play("3@3").take("lead 3", "office sell-information")
        t.until("pass quietly")
        if passed:
            t.choose(1, "pass quietly")
        said = []
        for seat in (0, 2):
            with pytest.raises(saloon.CannotUndo) as refusal:
                t.game.undo(seat)
            said.append(str(refusal.value))
        return said

    assert refusals(True) == refusals(False)
