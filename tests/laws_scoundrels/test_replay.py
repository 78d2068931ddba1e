"""The log is the truth: replay, replay to any step, undo and redo."""

import random

import pytest

import saloon
from saloon import CannotUndo, Game
from tests.laws_scoundrels.play import begin, finish, games, pick, same, step, views


@pytest.mark.slow
@pytest.mark.soak
def test_replay_gives_the_same_state_at_every_step() -> None:
    """Every step of the game, played from its log once, and some steps by `at`."""
    for game, dice in games(12, salt=11):
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
        for at in (dice.randrange(len(moments)), dice.randrange(len(moments)), len(moments) - 1):
            again = saloon.replay(text, at=at)
            assert again.step == at
            assert again.state.facts() == moments[at].state.facts()
            assert again.notation() == moments[at].notation()
            assert views(again) == views(moments[at])


@pytest.mark.soak
def test_a_finished_game_replays_to_the_same_result() -> None:
    for game, dice in games(24, salt=12):
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
    """After choices of many games: refused with a reason and nothing changed, or back exactly, and on again."""
    taken_back = 0
    for game, dice in games(12, salt=13):
        while (choice := pick(game, dice)) is not None:
            seat, code = choice
            if dice.random() < 0.85:
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
            assert game.step == before.step + 2
            game.apply(seat, code)
            assert game.state.facts() == after.state.facts()
        final = saloon.replay(game.notation())
        assert same(final, game)
        assert final.notation() == game.notation()
    assert taken_back > 30


@pytest.mark.soak
def test_what_can_be_taken_back_has_taught_nobody_anything() -> None:
    """After an undo every seat's view is the one before the choice, and the choice had told nobody a hidden face."""
    for game, dice in games(12, salt=14):
        while (choice := pick(game, dice)) is not None:
            if dice.random() < 0.9:
                game.apply(*choice)
                continue
            before = [faces(game.view(seat)) for seat in game.seats]
            game.apply(*choice)
            after = [faces(game.view(seat)) for seat in game.seats]
            trial = game.clone()
            if undone(trial, choice[0]):
                for seat in game.seats:
                    learned = after[seat] - before[seat]
                    assert not learned, (choice, learned)


def faces(view: dict[str, object]) -> set[tuple[object, ...]]:
    """What a view says of hidden things, as facts that stay true: faces of safes and of cards of others."""
    known = {("safe", row["id"], row["gadget"]) for row in view["safes"] if row["gadget"]}
    rows = enumerate(view["seen"]["poker"])
    known |= {("poker", k, row["card"]) for k, row in rows if row.get("card") and row["seat"] != view["seat"]}
    return known


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    for seed in range(10):
        game = finish(begin(seed), random.Random(seed))
        for seat in game.seats:
            assert not undone(game, seat)
