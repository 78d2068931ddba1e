"""The games that the laws run over."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from saloon import Game
from tests.laws.expansion import EXPANSION
from tests.laws.game import Effort, LawGame
from tests.laws.goat import GOAT
from tests.laws.scoundrels import SCOUNDRELS
from tests.laws.solo import SOLO
from tests.rule import rule

LAW_GAMES = {kind.id: kind for kind in (GOAT, SCOUNDRELS, EXPANSION, SOLO)}


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


def every_game(name: str, salt: int) -> pytest.MarkDecorator:
    """Hold a law over every game; a game that does not say how much of it it gets is an error."""
    held = []
    for kind in LAW_GAMES.values():
        effort = kind.efforts[name]
        marks = [pytest.mark.slow] if effort.slow else []
        if effort.rules:
            marks.append(rule(*effort.rules))
        held.append(pytest.param(Law(kind, effort, salt), id=kind.id, marks=marks))
    return pytest.mark.parametrize("law", held)
