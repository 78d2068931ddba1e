"""Greedy: takes what looks best right afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.bots import montecarlo
from saloon.bots.budget import Budget
from saloon.bots.player import Event, Player, View
from saloon.bots.senses import Asked, senses_of


class GreedyBot(Player):
    """Looks one step ahead, as far as a game says what a position is worth; else it plays choices out."""

    def weigh(
        self, view: View, events: Sequence[Event], legal: Sequence[str], rng: Random, budget: Budget | None
    ) -> list[float]:
        senses = senses_of(view["game"])
        asked, budget = Asked(view, events, legal, rng), budget or senses.budget("greedy")
        found = senses.greedy(asked, budget)
        return montecarlo.played_out(asked, budget, senses) if found is None else found
