"""What the laws ask of a game, and how they play it at random."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

import saloon
from saloon import Game, _pure
from saloon.kernel.journal import CHANCE, CHOICE, FIRST_EVENT, HEAD
from saloon.kernel.rules import Rules
from saloon.start import rules_of

SALT = "5a" * 16
SETUP = tuple[int, dict[str, Any]]
"""Players and options."""


@dataclass(frozen=True)
class Effort:
    """How much of a law one game gets, so that quick games get more of it than long ones."""

    games: int
    share: float = 1.0
    """How often, step by step, the law's costly part is held against a game."""
    least: int = 0
    """How often what the law looks for must have been met at least; not asked of laws that look at every step."""
    slow: bool = False
    rules: tuple[str, ...] = ()
    """The rules of this game that the law proves."""


@dataclass(frozen=True)
class LawGame:
    """A game as the laws need it. What has a default need not be said of a game that hides nothing but by its views."""

    name: str
    schema: type
    setup: Callable[[int], SETUP]
    """The set-up that belongs to a seed; neighbours differ."""
    setups: int
    """So many seeds in a row have all set-ups."""
    most_steps: int
    """No game has more choices."""
    halfway: int
    """Somewhere before this step a random game is interesting."""
    codes: int
    words: int
    """So many codes, at least, are in use and have a word."""
    questions: frozenset[str] = frozenset()
    """Kinds of question that random games must have met."""
    side: frozenset[str] = frozenset()
    """All side actions."""
    tries: tuple[str | int, ...] = ()
    """Choices that are often refused, for comparing what refusals say."""

    public: Callable[[str], str] = lambda word: word
    """A choice's word as others may read it."""
    check: Callable[[Game], None] = lambda game: None
    """Every component is in exactly one place."""
    check_end: Callable[[Game], None] = lambda game: None
    """A finished game is in order."""
    check_view: Callable[[Game, int | None], None] = lambda game, seat: None
    """A view shows no face that its seat was not shown."""
    check_public: Callable[[list[dict[str, Any]], Game], None] = lambda events, game: None
    """What was just told to everyone names nothing hidden."""
    interfere: Callable[[Game, random.Random], int] = lambda game, dice: worlds_apart(game, dice)
    """Plays a game; makes stretches of it again in worlds that a seat cannot tell apart, asserts that the seat is
    told the same, and counts the worlds that were not the true one."""
    perishable: Callable[[Game], list[int]] = lambda game: []
    """Components that may leave the game, by seat."""
    perished: Callable[[list[dict[str, Any]]], int] = lambda events: 0
    """How many of them have just left, by what was told."""

    efforts: dict[str, Effort] = field(default_factory=dict)
    """By law."""
    usual: Effort | None = None
    """For laws of which `efforts` says nothing; without it, every law must be named there."""
    box: str = ""
    """What it is played with, where one game comes in several boxes."""

    def effort(self, law: str) -> Effort:
        found = self.efforts.get(law, self.usual)
        if found is None:
            raise KeyError(f"{self.id} does not say how much it gets of the law '{law}'.")
        return found

    @property
    def id(self) -> str:
        return self.box or self.name

    @property
    def rules(self) -> Rules:
        return rules_of(self.name, self.setup(0)[1])

    def begin(self, seed: int) -> Game:
        """A new game of the set-up that belongs to the seed."""
        players, options = self.setup(seed)
        return saloon.new(self.name, players=players, options=options, seed=seed, salt=SALT)

    def games(self, count: int, salt: int) -> Iterator[tuple[Game, random.Random]]:
        """New games of every set-up, each with the dice to play it; `salt` keeps laws from sharing games."""
        for k in range(many(count)):
            yield self.begin(salt * 1_000_000 + k), random.Random(salt * 1_000_003 + k)

    def finish(self, game: Game, dice: random.Random) -> Game:
        """Play to the end, which must come."""
        for _ in range(self.most_steps):
            if not step(game, dice):
                return game
        assert game.decision is None, f"no end after {self.most_steps} steps:\n{game.notation()}"
        return game

    def part(self, game: Game, dice: random.Random) -> Game:
        """Play to any step."""
        for _ in range(dice.randrange(self.halfway)):
            if not step(game, dice):
                break
        return game


def soaking() -> bool:
    return os.environ.get("SALOON_SOAK") == "1"


def many(plain: int) -> int:
    """How many games a law gets: `plain` on the sources, more on the compiled engine, far more in a soak."""
    return plain * (2 if _pure.compiled() else 1) * (40 if soaking() else 1)


def pick(game: Game, dice: random.Random) -> tuple[int, int] | None:
    """Something that some seat may choose now, side actions too; None at the end."""
    questions = game.decisions
    if not questions:
        return None
    if dice.random() < 0.1:
        seat = dice.randrange(len(game.seats))
        side = game.rules.side(game.state, seat)
        if len(side):
            return seat, side[dice.randrange(len(side))]
    question = questions[dice.randrange(len(questions))]
    return question.seat, question.codes[dice.randrange(len(question.codes))]


def step(game: Game, dice: random.Random) -> bool:
    """Take one of all choices; False at the end."""
    choice = pick(game, dice)
    if choice is None:
        return False
    game.apply(*choice)
    return True


def onlookers(game: Game) -> list[int | None]:
    return [None, *game.seats]


def encoded(data: object) -> bytes:
    return msgspec.json.encode(data)


def views(game: Game) -> list[bytes]:
    return [encoded(game.view(seat)) for seat in onlookers(game)]


def same(one: Game, other: Game) -> bool:
    """Equal in all that can be asked of the state."""
    return one.state.facts() == other.state.facts() and views(one) == views(other)


def worlds_apart(game: Game, dice: random.Random) -> int:
    """A game beside a world that one of its seats cannot tell from it: as long as nothing is drawn or shown, the same
    choices must tell that seat the same, by its view and its events. Counts the worlds that were not the true one."""
    found = 0
    while game.decision is not None:
        seat = dice.randrange(len(game.seats))
        world = saloon.determinize(game.view(seat), dice)
        found += world.state.facts() != game.state.facts()
        while (choice := pick(game, dice)) is not None and game.rules.word(choice[1]) in world.legal(
            choice[0]
        ):
            told, there = game.apply(*choice), world.apply(*choice)
            if revealing(game, len(told)) or revealing(world, len(there)):
                break
            assert [dict(event) for event in game.events(seat)[-len(told) :]] == [
                dict(event) for event in world.events(seat)[-len(there) :]
            ]
            assert encoded(game.view(seat)) == encoded(world.view(seat))
        else:
            if choice is not None:
                game.apply(*choice)
    return found


def revealing(game: Game, count: int) -> bool:
    """Whether the last choice drew by chance or showed something hidden."""
    data, at, last = game.journal.data, 0, 0
    while at < len(data):
        last = at if data[at] == CHOICE else last
        at += HEAD + data[at + 2]
    at = last
    while at < len(data):
        if data[at] == CHANCE or (data[at] >= FIRST_EVENT and game.rules.kinds[data[at]].shows):
            return True
        at += HEAD + data[at + 2]
    return game.decision is None
