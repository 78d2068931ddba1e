"""The helpers of the scenarios themselves: what a scenario says cannot be is not passed over on the way."""

import pytest

from tests import controls
from tests.scoundrels import ScoundrelsTable, laid


def offered() -> ScoundrelsTable:
    """A Banker that can be used, and is passed over on the way to step 3."""
    return laid().hand(0, "6").sheet(0, {1: "grumpy banker"}).play("6@6").to("hire", 0)


PASSED_OVER = "'use banker' was offered to seat 0 and passed over"


def test_what_was_passed_over_cannot_be_called_impossible() -> None:
    t = offered()
    with pytest.raises(AssertionError, match=PASSED_OVER):
        t.can("use banker", 0)
    with pytest.raises(AssertionError, match=PASSED_OVER):
        t.refused(0, "use banker", because="SR57")


def test_what_was_declined_aloud_can() -> None:
    t = laid().hand(0, "6").sheet(0, {1: "grumpy banker"}).play("6@6").to("abilities", 0)
    assert t.can("use banker")
    t.choose(0, "pass")
    assert not t.can("use banker", 0)


def test_what_was_never_offered_can() -> None:
    t = laid().hand(0, "3").sheet(0, {1: "grumpy banker"}).play("3@3").to("hire", 0)
    assert not t.can("use banker", 0)
    t.refused(0, "use banker", because="SR")
    # But somewhere in the same test it must be offered: until then the test has proved nothing.
    assert controls.missing() == ["use banker"]
    laid().hand(0, "6").sheet(0, {1: "grumpy banker"}).play("6@6").until("use banker")
    assert controls.missing() == []


def test_the_other_answers_to_a_question_are_the_control() -> None:
    t = laid().hand(0, "5").play("5@5").take("lead 5").asks(0, "steal")
    t.refused(0, "safe depot-6", because="SR217").refused(0, "sing", because="not a choice")
    assert controls.missing() == []
    t.refused(0, "use banker", because="")
    assert controls.missing() == ["use banker"]
    controls.begin()


@pytest.mark.parametrize("way", ["end_turn", "draw", "until"])
def test_every_helper_remembers_what_it_passed_over(way: str) -> None:
    t = laid().hand(0, "6").sheet(0, {1: "grumpy banker"}).play("6@6")
    if way == "end_turn":
        t.end_turn()
    elif way == "until":
        t.until("office")
    else:
        with pytest.raises(AssertionError, match="the enemy's card"):
            t.draw()
    with pytest.raises(AssertionError, match="passed over"):
        t.can("use banker", 0)
