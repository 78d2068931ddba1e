"""The top of the ladder: bluffs are solved as the small games they are, everything else is searched."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.bots.budget import Budget
from saloon.bots.goat_bluff import BluffLayer
from saloon.bots.guides import keen
from saloon.bots.montecarlo import halving
from saloon.bots.player import Event, Searcher, View, asked_for, only
from saloon.bots.town_bluff import TownBluff
from saloon.bots.worlds import Worlds

USUAL = {"goat": Budget(iterations=1500), "scoundrels": Budget(iterations=24)}
"""Playouts of a Goat round; turns of a Scoundrels game, with every choice weighed."""
DOUBTS = ("suspect", "last-call")


class TopBot(Searcher):
    """Mixes its bluffs and doubts so that nobody can read them, and leans a little on how the others have played."""

    def think(
        self, view: View, events: Sequence[Event], legal: Sequence[str], rng: Random, budget: Budget | None
    ) -> list[float]:
        budget = budget or USUAL[view["game"]]
        kind = asked_for(view)
        guessing = not self.plays_the_odds
        if kind in ("offer", "answer"):
            return BluffLayer(view, events, legal, rng, budget, guessing).weights()
        if kind == "plan" or (kind in DOUBTS and legal[-1] == "henchman"):
            layer = TownBluff(view, events, legal, rng, guessing)
            return layer.plan(budget) if kind == "plan" else layer.doubt()
        worlds = Worlds(view, legal, rng)
        guide = keen(worlds)
        total = budget.count(lambda: worlds.tried(0, 0, guide))
        means = halving(lambda option, k: worlds.tried(k, option, guide), len(legal), total)
        return only(means.index(max(means)), len(legal))
