"""Re-randomise all that a seat may not know, and nothing it is ever told changes by a byte."""

from __future__ import annotations

from saloon import Game
from saloon.testing.game import encoded, onlookers, pick, revealing
from saloon.testing.laws import Law, law


@law("noninterference", salt=51)
def what_a_seat_is_told_does_not_depend_on_what_it_may_not_know(law: Law) -> None:
    differs = sum(law.kind.interfere(game, dice) for game, dice in law.games())
    assert differs > law.effort.least


@law("secret choices", salt=52)
def choices_that_read_the_same_to_others_tell_them_the_same(law: Law) -> None:
    """What is secret in a choice is not in the event that tells of it; nor, as long as nothing is drawn or shown, in
    any other seat's view and events."""
    found = 0
    for game, dice in law.games():
        while (choice := pick(game, dice)) is not None:
            seat, code = choice
            twins = like(game, seat, code) if law.now(dice) else []
            if twins:
                found += 1
                told_alike(game, seat, code, twins[dice.randrange(len(twins))])
            game.apply(seat, code)
    assert found >= law.effort.least


def like(game: Game, seat: int, code: int) -> list[int]:
    """The other choices of a seat that others read as they read this one."""
    word = game.rules.public_word(code)
    menus = [question.codes for question in game.decisions if question.seat == seat]
    return [one for menu in menus for one in menu if one != code and game.rules.public_word(one) == word]


def told_alike(game: Game, seat: int, one: int, other: int) -> None:
    """Both choices, each in a game of its own, and what the others are told of them."""
    games = (game.clone(), game.clone())
    counts = [len(twin.apply(seat, code)) for twin, code in zip(games, (one, other), strict=True)]
    shown = any(revealing(twin, count) for twin, count in zip(games, counts, strict=True))
    for reader in onlookers(game):
        if reader != seat:
            told = [twin.events(reader)[len(game.events(reader)) :] for twin in games]
            first, second = (
                encoded(events[:1] if shown else [events, twin.view(reader)])
                for events, twin in zip(told, games, strict=True)
            )
            assert first == second, (reader, game.rules.word(one), game.rules.word(other))
