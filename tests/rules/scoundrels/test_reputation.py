"""The reputation track."""

import pytest

from tests.rule import rule
from tests.scoundrels import laid


@rule("SR114")
@pytest.mark.parametrize(("before", "after"), [(-2, 0), (0, 2), (3, 5), (5, 6)])
def test_the_token_moves_that_many_spaces(before: int, after: int) -> None:
    """The Hero brings 2, as far as the track goes."""
    t = laid(3).hand(0, "4").seat(0, reputation=before).sheet(0, {1: "grumpy hero"}).play("4@6").use("hero")
    assert [t.reputation(seat) for seat in range(3)] == [after, 0, 0]
    assert [event["change"] for event in t.happened("reputation")] == [after - before]
    assert t.pile_top == "grumpy hero"
    t.idle()


@rule("SR114")
def test_a_loss_moves_it_down() -> None:
    t = laid().hand(0, "4").seat(0, reputation=2).sheet(0, {1: "grumpy con-artist"}).play("4@6")
    t.use("con-artist")
    assert [t.reputation(seat) for seat in (0, 1)] == [1, 0]
    assert [t.money(seat) for seat in (0, 1)] == [8, 0]


@rule("SR115")
def test_tokens_may_share_a_space() -> None:
    t = laid(4).hand(0, "4").seat(1, reputation=1).seat(2, reputation=1).sheet(0, {1: "grumpy mayor"})
    t.play("4@6").use("mayor")
    assert [t.reputation(seat) for seat in range(4)] == [1, 1, 1, 0]
    assert [t.money(seat) for seat in range(4)] == [4, 5, 5, 5]


@rule("SR116")
@pytest.mark.parametrize("space", range(-2, 7))
def test_the_value_of_the_space_counts_at_the_end(space: int) -> None:
    t = laid().given(phase="over", day=2).seat(0, reputation=space)
    assert t.game.result["scores"] == [space, 0]
    assert t.game.result["reputation"] == [space, 0]


@rule("SR117", "T69", "Q3")
def test_at_6_nothing_is_gained() -> None:
    t = laid().hand(0, "4").seat(0, reputation=6).sheet(0, {1: "grumpy mayor", 5: "talkative banker"})
    t.play("4@6").use("mayor")
    # The opponents' dollar is all that could be done; nobody answers to a gain.
    assert t.reputation(0) == 6
    assert [t.money(seat) for seat in (0, 1)] == [4, 5]
    assert t.happened("reputation") == []
    t.asks(1, "suspect").idle()


@rule("SR117", "T69")
def test_up_to_6_something_is() -> None:
    t = laid().hand(0, "4").seat(0, reputation=5).sheet(0, {1: "grumpy hero", 5: "talkative banker"})
    t.play("4@6").use("hero").asks(0, "respond").choose(0, "use banker")
    assert t.reputation(0) == 6
    assert t.money(0) == 8


@rule("SR117", "Q23")
@pytest.mark.parametrize("job", ["hero", "priest"])
def test_an_ability_that_only_gains_reputation_is_unusable_at_6(job: str) -> None:
    t = laid().hand(0, "4").seat(0, reputation=6, money=9).sheet(0, {1: f"rowdy {job}"}).play("4@3")
    t.until("lead 3").refused(0, f"use {job}", because="Q23")
    t = laid().hand(0, "4").seat(0, reputation=5, money=9).sheet(0, {1: f"rowdy {job}"}).play("4@3")
    t.until(f"use {job}")


@rule("SR118", "T71")
def test_the_con_artist_is_unusable_at_the_lowest_space() -> None:
    for reputation in (-2, -1):
        t = laid().hand(0, "4").seat(0, reputation=reputation).sheet(0, {1: "rowdy con-artist"}).play("4@3")
        t.until("lead 3")
        assert t.can("use con-artist") == (reputation == -1)
        if reputation == -2:
            t.refused(0, "use con-artist", because="T71")
        else:
            t.choose(0, "use con-artist")
            assert t.reputation(0) == -2


@rule("T71", "Q23")
def test_other_conditions_that_are_not_met() -> None:
    """Chef with $0; Renegade when nobody has more safes."""
    t = laid().hand(0, "4").seat(0, money=0, safes=["depot-1"]).seat(1, safes=["depot-2"])
    t.sheet(0, {1: "rowdy chef", 2: "dusty renegade"}).play("4@3").until("lead 3")
    t.refused(0, "use chef", because="T14")
    t.refused(0, "use renegade", because="T71")
    more = laid().given(day=2).hand(0, "4").seat(0, safes=["depot-1"]).sheet(0, {2: "dusty renegade"})
    more.seat(1, safes=["depot-2", "estate-1"]).play("4@3").use("renegade")
    assert more.money(0) == 9
    laid().hand(0, "4").seat(0, money=1).sheet(0, {1: "rowdy chef"}).play("4@3").until("use chef")


@rule("SR118")
def test_a_loss_below_the_lowest_space_is_lost() -> None:
    """The Prisoner against one without a henchman, at -2: nothing more to lose, and no Daring answer."""
    t = laid(3).hand(0, "4").sheet(0, {1: "grumpy prisoner"}).seat(1, jail=3, reputation=-2).seat(2, jail=3)
    t.sheet(1, {1: "daring banker"}).play("4@6").use("prisoner")
    assert t.reputation(1) == -2
    assert t.money(1) == 4
    assert [event["seat"] for event in t.happened("reputation")] == [2]
