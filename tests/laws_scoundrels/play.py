"""Random games of 3000 Scoundrels over every combination of players and options, for the laws."""

import itertools
import os
import random
from collections.abc import Iterator
from typing import Any

import msgspec

import saloon
from saloon import Game, _pure

SALT = "5a" * 16
MOST_STEPS = 3000
"""No random game has come near: four players and three days have some 500 choices."""
LEADERS = ("lilith-boone", "preston-cain", "milton-goff", "doc-zimmer")


def _combinations() -> list[tuple[int, dict[str, Any]]]:
    """Players with every combination of the options that are true or false, of the days and of the suspicion."""
    out: list[tuple[int, dict[str, Any]]] = []
    flags = itertools.product((False, True), repeat=3)
    for (strategy, zero, extra), days, live, players in itertools.product(
        flags, (2, 3, "wild"), ("asked", "live"), (2, 3, 4)
    ):
        options: dict[str, Any] = {"days": 2 if days == 2 else 3, "suspicion": live}
        options |= {"strategy_cards": strategy, "starting_zero": zero, "extra_scoundrel": extra}
        out.append((players, options | {"wild_saloon": True} if days == "wild" else options))
    return out


COMBINATIONS = _combinations()


def soaking() -> bool:
    return os.environ.get("SALOON_SOAK") == "1"


def many(plain: int) -> int:
    """How many games a law gets: `plain` on the sources, more on the compiled engine, far more in a soak."""
    return plain * (2 if _pure.compiled() else 1) * (40 if soaking() else 1)


def setup_of(seed: int) -> tuple[int, dict[str, Any]]:
    """A combination for each seed, neighbours far apart; every third names its leaders, every fourth who is first."""
    players, options = COMBINATIONS[seed * 61 % len(COMBINATIONS)]
    options = dict(options)
    if seed % 3 == 0:
        options["leaders"] = [LEADERS[(seed + 3 * k) % 4] for k in range(players)]
    if seed % 4 == 0:
        options["first"] = seed % players
    return players, options


def begin(seed: int) -> Game:
    """A new game of the set-up that belongs to the seed."""
    players, options = setup_of(seed)
    return saloon.new("scoundrels", players=players, options=options, seed=seed, salt=SALT)


def games(count: int, salt: int) -> Iterator[tuple[Game, random.Random]]:
    """New games in turn of every set-up, each with the dice to play it; `salt` keeps laws from sharing games."""
    for k in range(many(count)):
        yield begin(salt * 1_000_000 + k), random.Random(salt * 1_000_003 + k)


def pick(game: Game, dice: random.Random) -> tuple[int, int] | None:
    """Something that some seat may choose now, side actions too; None at the end."""
    questions = game.decisions
    if not questions:
        return None
    if game.options.get("suspicion") == "live" and dice.random() < 0.1:
        seat = dice.randrange(len(game.seats))
        side = game.rules.side(game.state, seat)
        if len(side):
            return seat, side[0]
    question = questions[dice.randrange(len(questions))]
    return question.seat, question.codes[dice.randrange(len(question.codes))]


def step(game: Game, dice: random.Random) -> bool:
    """Take one of all choices; False at the end."""
    choice = pick(game, dice)
    if choice is None:
        return False
    game.apply(*choice)
    return True


def finish(game: Game, dice: random.Random) -> Game:
    """Play to the end, which must come."""
    for _ in range(MOST_STEPS):
        if not step(game, dice):
            return game
    raise AssertionError(f"no end after {MOST_STEPS} steps:\n{game.notation()}")


def halfway(game: Game, dice: random.Random) -> Game:
    """Play to any step."""
    for _ in range(dice.randrange(350)):
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
