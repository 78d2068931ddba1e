"""The laws by name, and how one is held over a game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from saloon import Game
from saloon.testing.game import Effort, LawGame


@dataclass(frozen=True)
class Law:
    """A law as it is held over one game."""

    kind: LawGame
    effort: Effort
    salt: int

    def games(self) -> Iterator[tuple[Game, random.Random]]:
        return self.kind.games(self.effort.games, self.salt)

    def now(self, dice: random.Random) -> bool:
        """Whether the costly part is to be checked at this step."""
        return self.effort.share == 1 or dice.random() < self.effort.share


Check = Callable[[Law], None]


@dataclass(frozen=True)
class Held:
    """A law: its sentence is the name of its check."""

    name: str
    """By which a game says how much of it it gets; laws may share one."""
    salt: int
    check: Check
    soak: bool
    """Whether it gets far more games in a soak."""

    @property
    def sentence(self) -> str:
        return getattr(self.check, "__name__", self.name)

    def over(self, kind: LawGame) -> Law:
        return Law(kind, kind.effort(self.name), self.salt)


LAWS: list[Held] = []


def law(name: str, salt: int, soak: bool = True) -> Callable[[Check], Check]:
    """Make a function a law; `salt` keeps laws from sharing games."""

    def add(check: Check) -> Check:
        LAWS.append(Held(name, salt, check, soak))
        return check

    return add
