"""The bottom of the ladder: any legal choice, all equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.bots.budget import Budget
from saloon.bots.player import Event, Player, View


class RandomBot(Player):
    """Plays at random."""

    def weigh(
        self, view: View, events: Sequence[Event], legal: Sequence[str], rng: Random, budget: Budget | None
    ) -> list[float]:
        return [1.0] * len(legal)
