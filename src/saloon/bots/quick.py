"""Quick: answers within a millisecond, by what was learnt instead of by thinking."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.bots.budget import Budget
from saloon.bots.player import Event, Player, View
from saloon.bots.senses import Asked, senses_of


class QuickBot(Player):
    """For houses with hundreds of tables, and for the seats of absent people: it never takes longer for being asked
    to think longer.
    """

    def weigh(
        self, view: View, events: Sequence[Event], legal: Sequence[str], rng: Random, budget: Budget | None
    ) -> list[float]:
        return senses_of(view["game"]).quick(Asked(view, events, legal, rng))
