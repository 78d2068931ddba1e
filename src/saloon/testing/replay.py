"""The log is the truth: replay, replay to any step, undo and redo."""

from __future__ import annotations

import random

import saloon
from saloon import CannotUndo, Game
from saloon.testing.game import onlookers, pick, same, step, views
from saloon.testing.laws import Law, law


@law("replay", salt=11)
def replay_gives_the_same_state_at_every_step(law: Law) -> None:
    """Every step of the game, played from its log once, and by `at` too."""
    for game, dice in law.games():
        moments = [game.clone()]
        while step(game, dice):
            moments.append(game.clone())
        text = game.notation()
        again = saloon.replay(text, at=0)
        assert again.state.facts() == moments[0].state.facts()
        for moment, (_, seat, code) in zip(moments[1:], game.choices_made(), strict=True):
            again.apply(seat, code)
            assert again.step == moment.step
            assert again.state.facts() == moment.state.facts()
        for at, moment in enumerate(moments):
            if law.now(dice) or at == len(moments) - 1:
                again = saloon.replay(text, at=at)
                assert again.step == at
                assert again.notation() == moment.notation()
                assert same(again, moment)


@law("replay result", salt=12)
def a_finished_game_replays_to_the_same_result(law: Law) -> None:
    for game, dice in law.games():
        law.kind.finish(game, dice)
        again = saloon.replay(game.notation())
        assert again.state.facts() == game.state.facts()
        assert again.result == game.result


def undone(game: Game, seat: int) -> bool:
    try:
        game.undo(seat)
    except CannotUndo:
        return False
    return True


def check_undos(game: Game) -> None:
    """Each seat reads all of its own undos, and every onlooker as many in its log as in its events.

    The log of a game that is over is the keeper's, with what was hidden.
    """
    own = 0
    for seat in onlookers(game):
        entries = [event["seat"] for event in game.events(seat) if event["kind"] == "undone"]
        read = game.notation(seat=seat).count(" undo\n")
        assert read == len(entries) or (game.result is not None and read > len(entries))
        own += sum(undoer == seat for undoer in entries)
    assert game.notation().count(" undo\n") == own


@law("undo", salt=13)
def undo_then_redo(law: Law) -> None:
    """After choices of many games: refused with a reason and nothing changed, or back exactly, and on again."""
    taken_back = 0
    for game, dice in law.games():
        while (choice := pick(game, dice)) is not None:
            seat, code = choice
            if not law.now(dice):
                game.apply(seat, code)
                continue
            before = game.clone()
            game.apply(seat, code)
            after = game.clone()
            for other in game.seats:
                if other != seat:
                    assert not undone(game, other)
            if not undone(game, seat):
                assert game.notation() == after.notation()
                assert game.state.facts() == after.state.facts()
                continue
            taken_back += 1
            assert game.state.facts() == before.state.facts()
            assert views(game) == views(before)
            assert game.step == before.step + 2
            if law.now(dice):
                assert same(saloon.replay(game.notation()), game)
                check_undos(game)
            game.apply(seat, code)
            assert game.state.facts() == after.state.facts()
        final = saloon.replay(game.notation())
        assert same(final, game)
        assert final.notation() == game.notation()
        check_undos(game)
    assert taken_back > law.effort.least


@law("undo over", salt=14, soak=False)
def nothing_is_taken_back_once_the_game_is_over(law: Law) -> None:
    for seed in range(law.effort.games):
        game = law.kind.finish(law.kind.begin(seed), random.Random(seed))
        for seat in game.seats:
            assert not undone(game, seat)
