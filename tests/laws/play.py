"""Random games over every set-up, for the laws."""

import os
import random
from collections.abc import Iterator

import msgspec

import saloon
from saloon import Game, _pure

SETUPS = [
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (2, {"small": True}),
    (2, {"coins": {"store": 0, "bank": 7}}),
    (3, {"coins": {"bank": 0, "ranch": 0}, "first": 2}),
    (4, {"coins": {"ranch": 5}, "first": 0}),
    (5, {"coins": {"mine": 20, "bank": 20}}),
    (2, {"small": True, "coins": {"bank": 0}, "first": 1}),
]
SALT = "5a" * 16
MOST_STEPS = 120
"""No Goat game has more choices: per round at most T offers with answers, and a few effects."""


def many(plain: int) -> int:
    """How many games a law gets: `plain` on the sources, more on the compiled engine, far more in a soak."""
    return plain * (2 if _pure.compiled() else 1) * (40 if os.environ.get("SALOON_SOAK") == "1" else 1)


def begin(seed: int) -> Game:
    """A new game of the set-up that belongs to the seed."""
    players, options = SETUPS[seed % len(SETUPS)]
    return saloon.new("goat", players=players, options=options, seed=seed, salt=SALT)


def games(count: int, salt: int) -> Iterator[tuple[Game, random.Random]]:
    """New games in turn of every set-up, each with the dice to play it; `salt` keeps laws from sharing games."""
    for k in range(many(count)):
        yield begin(salt * 1_000_000 + k), random.Random(salt * 1_000_003 + k)


def step(game: Game, dice: random.Random) -> bool:
    """Take one of `decision.choices`; False at the end."""
    decision = game.decision
    if decision is None:
        return False
    game.apply(decision.seat, decision.codes[dice.randrange(len(decision.codes))])
    return True


def finish(game: Game, dice: random.Random) -> Game:
    """Play to the end, which must come."""
    for _ in range(MOST_STEPS):
        if not step(game, dice):
            return game
    raise AssertionError(f"no end after {MOST_STEPS} steps:\n{game.notation()}")


def halfway(game: Game, dice: random.Random) -> Game:
    """Play to any step."""
    for _ in range(dice.randrange(70)):
        if not step(game, dice):
            break
    return game


def onlookers(game: Game) -> list[int | None]:
    return [None, *game.seats]


def encoded(data: object) -> bytes:
    return msgspec.json.encode(data)


def views(game: Game) -> list[bytes]:
    return [encoded(game.view(seat)) for seat in onlookers(game)]


def same(one: Game, other: Game) -> bool:
    """Equal in all that can be asked of the state."""
    return one.state.facts() == other.state.facts() and views(one) == views(other)
