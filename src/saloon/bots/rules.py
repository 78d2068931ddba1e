"""The bot that plays by rules of thumb, for every game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.bots.budget import Budget
from saloon.bots.player import Event, Player, View, only


class RulesBot(Player):
    """Counts cards, weighs what each choice is worth now, and bluffs at a fixed rate."""

    def weigh(
        self, view: View, events: Sequence[Event], legal: Sequence[str], rng: Random, budget: Budget | None
    ) -> list[float]:
        if view["game"] == "goat":
            from saloon.bots.goat import GoatSense

            return GoatSense(view).weigh(legal)
        from saloon.bots.solo import SoloSense
        from saloon.bots.town import TownSense

        sense = SoloSense if "enemy" in view else TownSense
        return only(list(legal).index(sense(view, events, rng).choose(legal)), len(legal))
