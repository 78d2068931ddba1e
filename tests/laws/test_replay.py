"""The log is the truth: replay, replay to any step, undo and redo."""

import random

import pytest

import saloon
from saloon import CannotUndo, Game
from tests.laws.play import begin, finish, games, same, step


@pytest.mark.soak
def test_replay_gives_the_same_state_at_every_step() -> None:
    for game, dice in games(8, salt=11):
        moments = [game.clone()]
        while step(game, dice):
            moments.append(game.clone())
        text = game.notation()
        for at, moment in enumerate(moments):
            again = saloon.replay(text, at=at)
            assert again.step == at
            assert again.state.facts() == moment.state.facts()
            assert again.notation() == moment.notation()


@pytest.mark.soak
def test_a_finished_game_replays_to_the_same_result() -> None:
    for game, dice in games(150, salt=12):
        finish(game, dice)
        again = saloon.replay(game.notation())
        assert again.state.facts() == game.state.facts()
        assert again.result == game.result


def undone(game: Game, seat: int) -> bool:
    try:
        game.undo(seat)
    except CannotUndo:
        return False
    return True


@pytest.mark.slow
@pytest.mark.soak
def test_undo_then_redo() -> None:
    """After every choice of many games: refused with a reason and nothing changed, or back exactly, and on again."""
    taken_back = 0
    for game, dice in games(150, salt=13):
        for _ in range(200):
            decision = game.decision
            if decision is None:
                break
            before = game.clone()
            code = decision.codes[dice.randrange(len(decision.codes))]
            game.apply(decision.seat, code)
            after = game.clone()
            for other in game.seats:
                if other != decision.seat:
                    assert not undone(game, other)
            if not undone(game, decision.seat):
                assert game.notation() == after.notation()
                assert game.state.facts() == after.state.facts()
                continue
            taken_back += 1
            assert game.state.facts() == before.state.facts()
            assert game.step == before.step + 2
            again = saloon.replay(game.notation())
            assert same(again, game)
            game.apply(decision.seat, code)
            assert game.state.facts() == after.state.facts()
            entries = [event for event in game.events(None) if event["kind"] == "undone"]
            assert game.notation().count(" undo\n") == len(entries)
        final = saloon.replay(game.notation())
        assert same(final, game)
        assert final.notation() == game.notation()
    assert taken_back > 20


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    for seed in range(300):
        game = finish(begin(seed), random.Random(seed))
        for seat in game.seats:
            assert not undone(game, seat)
