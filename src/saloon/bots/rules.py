"""The bot that plays by rules of thumb: those that a game brings."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.bots.budget import Budget
from saloon.bots.player import Event, Player, View
from saloon.bots.senses import Asked, senses_of


class RulesBot(Player):
    """Counts cards, weighs what each choice is worth now, and bluffs at a fixed rate."""

    def weigh(
        self, view: View, events: Sequence[Event], legal: Sequence[str], rng: Random, budget: Budget | None
    ) -> list[float]:
        return senses_of(view["game"]).rules(Asked(view, events, legal, rng))
