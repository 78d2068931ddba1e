"""`view(determinize(v)) == v`, for every seat at many steps; how often each world comes stands with its game."""

from __future__ import annotations

import random

import saloon
from saloon.testing.game import encoded, onlookers, step
from saloon.testing.laws import Law, law


@law("worlds look the same", salt=61)
def a_determinized_game_looks_the_same(law: Law) -> None:
    for game, dice in law.games():
        while True:
            if law.now(dice):
                for seat in onlookers(game):
                    view = game.view(seat)
                    world = saloon.determinize(view, dice)
                    assert encoded(world.view(seat)) == encoded(view)
                    asked = [repr(decision) for decision in game.decisions if decision.seat == seat]
                    assert [repr(decision) for decision in world.decisions if decision.seat == seat] == asked
                    assert bool(world.decisions) == bool(game.decisions)
                    law.kind.check(world)
            if not step(game, dice):
                break


@law("worlds ask the same", salt=62)
def who_is_asked_has_the_same_choices_in_a_determinized_game(law: Law) -> None:
    for game, dice in law.games():
        while True:
            for decision in game.decisions:
                if law.now(dice):
                    world = saloon.determinize(game.view(decision.seat), dice)
                    (asked,) = [other for other in world.decisions if other.seat == decision.seat]
                    assert (asked.kind, list(asked.codes)) == (decision.kind, list(decision.codes))
                    assert list(world.legal(decision.seat)) == list(game.legal(decision.seat))
            if not step(game, dice):
                break


@law("worlds end", salt=63)
def a_determinized_game_can_be_played_to_its_end_and_replayed(law: Law) -> None:
    for game, dice in law.games():
        law.kind.part(game, dice)
        for seat in onlookers(game):
            world = saloon.determinize(game.view(seat), dice)
            text = world.notation()
            assert "position game = " in text
            law.kind.finish(world, dice)
            again = saloon.replay(world.notation())
            assert again.state.facts() == world.state.facts()
            assert again.notation() == world.notation()
            assert saloon.replay(world.notation(), at=0).notation() == text


@law("worlds of others", salt=66)
def in_a_determinized_game_everyone_else_has_a_possible_view_too(law: Law) -> None:
    """A searcher thinks for the others: their views of its world must make sense to them."""
    for game, dice in law.games():
        law.kind.part(game, dice)
        for seat in onlookers(game):
            world = saloon.determinize(game.view(seat), dice)
            for other in onlookers(game):
                view = world.view(other)
                assert encoded(saloon.determinize(view, dice).view(other)) == encoded(view)


@law("generator", salt=64, soak=False)
def the_generator_of_the_caller_decides(law: Law) -> None:
    for game, dice in law.games():
        view = law.kind.part(game, dice).view(0)
        one, other = (saloon.determinize(view, random.Random(5)) for _ in range(2))
        assert one.notation() == other.notation()
        seeds = {saloon.determinize(view, random.Random(k)).seed for k in range(20)}
        assert len(seeds) == 20
