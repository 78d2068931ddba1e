"""The top of the ladder: bluffs are solved as the small games they are, everything else is searched."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from random import Random

from saloon.bots import search
from saloon.bots.budget import Budget
from saloon.bots.player import Event, Player, View
from saloon.bots.senses import Asked, senses_of


class TopBot(Player):
    """Mixes its bluffs and doubts so that nobody can read them, and leans a little on how the others have played."""

    models: Mapping[str, Sequence[float]] | None = None
    """What it has learnt of one opponent (`saloon.lab.exploiters`)."""

    def __init__(self) -> None:
        """Bluffs are solved with arrays: better no bot at all than one that fails at its first bluff."""
        importlib.import_module("numpy")

    def weigh(
        self, view: View, events: Sequence[Event], legal: Sequence[str], rng: Random, budget: Budget | None
    ) -> list[float]:
        senses = senses_of(view["game"])
        asked = Asked(view, events, legal, rng, guessing=not self.plays_the_odds, models=self.models)
        budget = budget or senses.budget("top")
        found = senses.top(asked, budget)
        return search.searched(asked, budget, senses) if found is None else found
