"""What a laboratory can learn about the bots of one game: which positions are played, how they are described.

A game brings a class of its own (the facet `study` of its kit); this one has nothing to learn from.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

import saloon
from saloon import bots, kit
from saloon.bots.budget import Budget
from saloon.errors import BadOption
from saloon.kernel.core import State

if TYPE_CHECKING:
    from saloon.lab.fit import Sample
    from saloon.lab.readers import Reading

Table = tuple[int, dict[str, Any]]
"""Players and options."""


class Study:
    """One game to a laboratory."""

    tables: ClassVar[list[Table]] = []
    """What is played to learn from."""
    weights: ClassVar[str] = ""
    """Where what was learnt is kept, as `package:file`."""
    scored: ClassVar[int] = 0
    """How many features, the first ones, are the score itself; in a game of money it is fitted like the rest."""
    by_bots: ClassVar[bool] = True
    """Whether bots play the games that are learnt from, so that it matters which."""

    pool: ClassVar[tuple[str, ...]] = bots.LADDER
    """Who plays the games from which beliefs about people are learnt."""
    pool_tables: ClassVar[list[Table]] = []
    beliefs: ClassVar[str] = ""
    """Where those beliefs are kept, as `package:file`."""

    def columns(self) -> list[str]:
        """The names of the features of a position."""
        return []

    def features(self, s: State, seat: int) -> list[float]:
        """A position as a seat has it."""
        return []

    def left(self, s: State) -> float:
        """How much is still to come: 0 at the end."""
        return 0.0

    def play(self, sample: Sample, game: saloon.Game, bot: str, rng: Random, budget: Budget | None) -> None:
        """Play a game, and let the sample see it."""
        sample.play(game, [bots.get(bot)] * len(game.seats), rng, budget)

    def readings(self, game: saloon.Game, made: list[tuple[int, str]], who: list[str]) -> Iterable[Reading]:
        """What was public of every bluff, doubt and answer of a game that is played again, and what came of it."""
        return ()

    def tells(self, bot: str, plays: int, seed: int) -> dict[str, Any]:
        """How well somebody who sees only what is public can say whether a bot bluffs."""
        raise BadOption("This game has no tell audit: its kit brings none.")


def study_of(game: str) -> Study:
    return kit.get(game).bring("study", Study)()


def studied() -> list[str]:
    """The games that bring a study."""
    return [one.id for one in kit.kits() if one.study]
