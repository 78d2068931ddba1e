"""Days, turns, and the steps of a turn."""

import random

import pytest

from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, dealt, laid


def one_turn(t: ScoundrelsTable) -> list[str]:
    """Play the turn that begins here with every choice quiet; answers with the kinds of question, in order."""
    kinds: list[str] = []
    here = (t.view()["day"], t.view()["turn"])
    while t.game.decision is not None and (t.view()["day"], t.view()["turn"]) == here:
        question = t.game.decision
        if question.kind == "first":
            break
        kinds.append(question.kind)
        quiet = [
            word for word in ("pass", "keep", "office", "office sell-information") if word in question.choices
        ]
        t.game.apply(question.seat, quiet[0] if quiet else question.choices[0])
    return kinds


@rule("SR34")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_short_game_has_two_days(players: int) -> None:
    t = dealt(players, seed=5)
    assert t.view()["days"] == 2
    t.play_on(random.Random(1))
    assert [event["day"] for event in t.happened("day")] == [1, 2]
    assert t.game.decision is None
    assert t.game.result is not None


@rule("SR34", "T21", "SR91")
def test_the_bribe_follows_the_length_of_the_game() -> None:
    """Day 2 is the last of the short game and not of the long one."""
    for days, day, open_ in ((2, 1, False), (2, 2, True), (3, 2, False), (3, 3, True)):
        t = laid(days=days).given(day=day).hand(0, "3").seat(0, money=20, jail=1)
        t.play("3@6").take("office")
        t.asks(0, "office")
        assert t.can("office bribe-sheriff") == open_
        if not open_:
            t.refused(0, "office bribe-sheriff", because="T21")


@rule("SR35")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise(players: int) -> None:
    t = dealt(players, seed=2, first=1)
    for k in range(4 * players):
        assert t.view()["active"] == (1 + k) % players
        one_turn(t)


@rule("SR36")
def test_a_turn_is_plan_abilities_hire() -> None:
    t = laid().hand(0, "3 4").seat(0, money=9).sheet(0, {1: "dusty banker"}).saloon("grumpy cow")
    t.asks(0, "plan")
    for early in ("use banker", "hire cow at 2", "office", "lead 3"):
        assert not t.can(early)
    t.refused(0, "hire cow at 2", because="SR69")
    t.choose(0, "play 4@3").choose(1, "pass").asks(0, "abilities")
    t.refused(0, "play 3@4", because="SR38")
    t.refused(0, "hire cow at 2", because="SR69")
    t.choose(0, "use banker").choose(0, "pass").choose(1, "pass").asks(0, "hire")
    t.refused(0, "use banker", because="SR64")
    t.refused(0, "lead 3", because="SR57")
    t.choose(0, "hire cow at 2").choose(0, "keep").choose(1, "pass").asks(1, "plan")
    t.idle()


@rule("SR36", "Q6")
def test_the_questions_of_a_turn_in_their_order() -> None:
    t = laid(3).hand(0, "A 2 4 5").seat(0, money=0).saloon("filthy banker")
    t.choose(0, "play 4@3")
    assert one_turn(t) == ["suspect", "suspect", "abilities", "suspect", "suspect", "suspect", "suspect"]
    assert t.view()["active"] == 1


@rule("SR37")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_day_has_four_turns_of_everyone(players: int) -> None:
    t = dealt(players, seed=3, first=0)
    for _ in range(4 * players):
        assert t.view()["day"] == 1
        one_turn(t)
    assert [event["seat"] for event in t.happened("turn")][: 4 * players] == [*range(players)] * 4
    assert t.view()["day"] == 2
    assert len(t.happened("under-deck")) == players


@rule("SR37", "SR38")
def test_after_the_last_turn_of_a_day_nobody_plays_another_card() -> None:
    t = laid().given(turn=8, active=1, first=0).seat(0, slots={"A": "A", "2": "2", "3": "3", "4": "4"})
    t.seat(1, slots={"A": "A", "2": "2", "3": "3"}, hand=["4"])
    t.play("4@4").end_turn()
    assert t.view()["day"] == 2
    assert [t.of(seat, "hand_size") for seat in (0, 1)] == [4, 4]
    t.asks(0, "plan").idle()
