"""The top of the ladder: bluffs are solved as the small games they are, everything else is searched."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.bots.budget import Budget
from saloon.bots.goat_bluff import BluffLayer
from saloon.bots.guides import hasty
from saloon.bots.halving import halving
from saloon.bots.player import Event, Player, View, asked_for, only, softly
from saloon.bots.town_play import MIXED, TownPlay
from saloon.bots.worlds import Worlds

USUAL = {"goat": Budget(iterations=1500), "scoundrels": Budget(iterations=400)}
"""Playouts: of a Goat round, or of a Scoundrels game to the next morning."""
SHARPNESS = 600.0
"""How sharply plans and doubts in town are told apart: one more victory in 600 makes one e times as likely."""


class TopBot(Player):
    """Mixes its bluffs and doubts so that nobody can read them, and leans a little on how the others have played."""

    def weigh(
        self, view: View, events: Sequence[Event], legal: Sequence[str], rng: Random, budget: Budget | None
    ) -> list[float]:
        budget = budget or USUAL[view["game"]]
        guessing = not self.plays_the_odds
        if view["game"] == "scoundrels":
            town = TownPlay(view, events, legal, rng, believing=True, guessing=guessing)
            values = town.weighed(budget)
            if town.kind in MIXED and "enemy" not in view:  # a deck of cards reads nobody
                return softly(values, SHARPNESS)
            return only(values.index(max(values)), len(legal))
        if asked_for(view) in ("offer", "answer"):
            return BluffLayer(view, events, legal, rng, budget, guessing).weights()
        worlds = Worlds(view, legal, rng)
        guide = hasty(worlds)
        total = budget.count(lambda: worlds.probe(guide))
        means = halving(lambda option, k: worlds.tried(k, option, guide), len(legal), total)
        return only(means.index(max(means)), len(legal))
