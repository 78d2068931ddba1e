"""Monte-Carlo: every choice is played out in the same sampled worlds; the worse half is dropped, again and again."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.bots.budget import Budget
from saloon.bots.guides import hasty
from saloon.bots.halving import halving
from saloon.bots.player import Event, Player, View, only
from saloon.bots.town_play import DOUBTS, TownPlay
from saloon.bots.worlds import Worlds

USUAL = {"goat": Budget(iterations=1200), "scoundrels": Budget(iterations=16)}
"""Playouts: of a Goat round, or of a Scoundrels game to the next morning."""


class MonteCarloBot(Player):
    """Believes that the others play by chance, or by rules of thumb, from now on, and takes what is best then."""

    def weigh(
        self, view: View, events: Sequence[Event], legal: Sequence[str], rng: Random, budget: Budget | None
    ) -> list[float]:
        budget = budget or USUAL[view["game"]]
        if view["game"] == "scoundrels":
            town = TownPlay(view, events, legal, rng)
            # Worlds alone take every hidden card for a bluff, as chance would play it: rules of thumb doubt better.
            best = town.by_thumb() if town.kind in DOUBTS else town.best(budget)
            return only(best, len(legal))
        worlds = Worlds(view, legal, rng)
        guide = hasty(worlds)

        def play(option: int, k: int) -> float:
            return worlds.tried(k, option, guide)

        total = budget.count(lambda: worlds.probe(guide))
        means = halving(play, len(legal), total)
        return only(means.index(max(means)), len(legal))
