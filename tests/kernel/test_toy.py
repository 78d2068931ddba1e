"""The contract with what the Goat game lacks: answers together, a live last call, side actions."""

import itertools
import random
from importlib.metadata import EntryPoint

import pytest

import saloon
from saloon import CannotUndo, Game, IllegalChoice, kit
from tests.kernel.toy import RULES


def toy(players: int = 3, seed: int = 4) -> Game:
    return Game(RULES, RULES.new_state(players, {}, seed), {}, seed, "00", False)


def picked(players: int = 3) -> Game:
    """The toy game at its last call."""
    game = toy(players)
    for seat in game.seats:
        game.apply(seat, f"pick {seat % 3 + 1}")
    return game


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy game be found, as one that is installed is."""
    point = EntryPoint("toy", "tests.kernel.toy:KIT", kit.GROUP)
    points = {**kit._registered(), "toy": point}
    monkeypatch.setattr(kit, "_registered", lambda: points)


def asked(game: Game) -> list[int]:
    return [decision.seat for decision in game.decisions]


# Answered together


def test_a_step_answered_together_opens_a_question_for_each_seat() -> None:
    game = toy()
    start = game.events(None)[0]["start"]
    assert asked(game) == [(start + k) % 3 for k in range(3)]
    assert game.decision is not None
    assert game.decision.seat == start
    assert {decision.kind for decision in game.decisions} == {"pick"}


def test_the_op_that_asks_says_why_not(known: None) -> None:
    with pytest.raises(IllegalChoice) as caught:
        toy().apply(0, "place")
    assert "numbers come before hats" in str(caught.value)


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_answers_come_in_any_order_and_all_is_shown_when_the_last_is_in(order: tuple[int, ...]) -> None:
    game = toy()
    for k, seat in enumerate(order):
        for other in (None, *game.seats):
            view = game.view(other)
            assert view["answered"] == [who in order[:k] for who in game.seats]
            assert view["picks"] == [
                who + 1 if who == other and view["answered"][who] else None for who in game.seats
            ]
        events = list(game.apply(seat, f"pick {seat + 1}"))
        assert events[0] == {"kind": "picked", "seat": seat, "number": None}
        assert game.events(seat)[-1 if k < 2 else -2]["number"] == seat + 1
        assert [event["kind"] for event in events[1:]] == (["shown"] if k == 2 else [])
    assert game.view(None)["picks"] == [1, 2, 3]


def test_the_result_of_a_step_answered_together_does_not_depend_on_the_order() -> None:
    states = []
    for order in itertools.permutations(range(3)):
        game = toy()
        for seat in order:
            game.apply(seat, f"pick {seat + 1}")
        states.append(game.state.facts())
    assert all(state == states[0] for state in states)


def test_who_has_answered_is_asked_no_more() -> None:
    game = toy()
    game.apply(2, "pick 1")
    assert 2 not in asked(game)
    assert list(game.legal(2)) == ["loan"]
    with pytest.raises(IllegalChoice) as caught:
        game.apply(2, "pick 2")
    assert list(caught.value.possible) == ["loan"]


def test_a_secret_answer_in_the_logs(known: None) -> None:
    game = toy()
    game.apply(1, "pick 3")
    assert "\n1 pick 3\n" in game.notation()
    assert "\n1 pick 3\n" in game.notation(seat=1)
    for seat in (None, 0, 2):
        log = game.notation(seat=seat)
        assert "\n1 pick ?\n= picked seat 1 number ?\n" in log
        assert "3\n" not in log.partition("begin")[2].replace("sum", "")[:-18]
    assert saloon.replay(game.notation()).state.facts() == game.state.facts()


def test_a_secret_answer_may_be_taken_back_until_somebody_acts(known: None) -> None:
    game = toy()
    game.apply(1, "pick 3")
    game.undo(1)
    assert game.view(None)["answered"] == [False] * 3
    assert game.events(0)[-1] == {"kind": "undone", "seat": 1}
    game.apply(1, "pick 2")
    game.apply(0, "pick 2")
    with pytest.raises(CannotUndo, match="Seat 0 has acted since seat 1's last choice"):
        game.undo(1)
    game.apply(2, "pick 1")
    with pytest.raises(CannotUndo, match="Nothing but a pass can be taken back"):  # the last call has begun
        game.undo(2)
    assert saloon.replay(game.notation()).state.facts() == game.state.facts()


# A live last call


def test_a_placement_asks_again_those_who_passed() -> None:
    game = picked()
    game.apply(0, "pass")
    game.apply(2, "pass")
    assert asked(game) == [1]
    assert list(game.apply(1, "place")) == [{"kind": "placed", "seat": 1}]
    assert sorted(asked(game)) == [0, 2]
    game.apply(0, "pass")
    game.apply(2, "place")
    assert asked(game) == [0]
    game.apply(0, "pass")
    assert game.result is not None


def test_a_pass_is_shown_to_nobody() -> None:
    game = picked()
    before = {seat: (game.view(seat), game.events(seat), game.notation(seat=seat)) for seat in (None, 1, 2)}
    assert list(game.apply(0, "pass")) == []
    after = {seat: (game.view(seat), game.events(seat), game.notation(seat=seat)) for seat in (None, 1, 2)}
    assert after == before
    assert "\n0 pass\n" in game.notation(seat=0)
    assert game.view(0)["passed"]


def test_taking_a_pass_back_is_shown_to_nobody_either(known: None) -> None:
    game = picked()
    before = {seat: (game.view(seat), game.events(seat), game.notation(seat=seat)) for seat in (None, 1, 2)}
    game.apply(0, "pass")
    assert list(game.undo(0)) == []
    after = {seat: (game.view(seat), game.events(seat), game.notation(seat=seat)) for seat in (None, 1, 2)}
    assert after == before
    assert game.events(0)[-1] == {"kind": "undone", "seat": 0}
    assert "\n0 pass\n0 undo\n" in game.notation(seat=0)
    assert saloon.replay(game.notation()).notation() == game.notation()


def test_no_refusal_tells_who_has_passed(known: None) -> None:
    game = picked()
    game.apply(1, "loan")
    game.apply(1, "take 1")
    game.apply(1, "pass")
    with pytest.raises(IllegalChoice) as caught:
        game.apply(1, "pass")
    assert str(caught.value) == "Seat 1 is not asked anything now."
    game.apply(0, "pass")
    # Whoever has passed may take the pass back, whoever else has; nobody else learns anything by trying.
    with pytest.raises(CannotUndo, match="Nothing but a pass can be taken back while a last call is open"):
        game.undo(2)
    assert list(game.undo(1)) == []
    assert "\n1 pass\n0 pass\n1 undo\n" in game.notation()
    assert saloon.replay(game.notation()).notation() == game.notation()


# Side actions


def test_a_side_action_asks_its_own_question_on_top_and_then_the_old_one_again() -> None:
    game = toy()
    game.apply(0, "pick 1")
    below = game.state.frames()
    waiting = asked(game)
    assert list(game.legal(1)) == ["pick 1", "pick 2", "pick 3", "loan"]
    assert list(game.legal(0)) == ["loan"]
    game.apply(0, "loan")
    assert game.state.frames()[: len(below)] == below
    assert asked(game) == [0]
    assert list(game.legal(0)) == ["take 1", "take 2"]
    assert len(game.legal(1)) == 0
    with pytest.raises(IllegalChoice):
        game.apply(1, "pick 1")
    game.apply(0, "take 2")
    assert game.state.frames() == below
    assert asked(game) == waiting
    assert list(game.legal(0)) == []
    assert game.view(None)["loans"] == [2, 0, 0]


def test_a_side_action_is_never_among_the_choices_of_a_question() -> None:
    game = toy()
    assert all("loan" not in decision.choices for decision in game.decisions)
    assert all("loan" in game.legal(seat) for seat in game.seats)


def test_a_side_action_may_be_taken_back(known: None) -> None:
    game = toy()
    before = game.state.clone().facts()
    game.apply(2, "loan")
    game.apply(2, "take 1")
    game.undo(2)
    assert asked(game) == [2]
    game.undo(2)
    assert game.state.facts() == before
    assert saloon.replay(game.notation()).notation() == game.notation()


# The laws


def play(game: Game, dice: random.Random, side: bool) -> Game:
    for _ in range(200):
        decisions = game.decisions
        if not decisions:
            return game
        seat = dice.choice(decisions).seat if not side else dice.choice(game.seats)
        choices = game.legal(seat) if side else next(d for d in decisions if d.seat == seat).choices
        if len(choices):
            game.apply(seat, choices[dice.randrange(len(choices))])
    raise AssertionError("no end")


@pytest.mark.parametrize("side", [False, True])
def test_the_laws_hold_for_the_toy_too(known: None, side: bool) -> None:
    for seed in range(200):
        dice = random.Random(seed)
        game = toy(2 + seed % 4, seed)
        middle = game.clone()
        for _ in range(dice.randrange(6)):
            if middle.decisions:
                seat = middle.decisions[dice.randrange(len(middle.decisions))].seat
                middle.apply(seat, middle.legal(seat)[0])
        text = middle.notation()
        twin = middle.clone()
        play(middle, dice, side)
        assert twin.notation() == text
        assert saloon.replay(text).state.facts() == twin.state.facts()
        again = saloon.replay(middle.notation())
        assert again.state.facts() == middle.state.facts()
        assert again.result == middle.result
        for at in range(0, middle.step, 3):
            assert saloon.replay(middle.notation(), at=at).step == at


def test_a_driver_that_knows_only_decision_reaches_the_end() -> None:
    for seed in range(50):
        game = toy(4, seed)
        dice = random.Random(seed)
        steps = 0
        while (decision := game.decision) is not None:
            game.apply(decision.seat, dice.choice(decision.choices))
            steps += 1
            assert steps < 60
