"""The bot that plays by rules of thumb, for every game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.bots import Event, View


class RulesBot:
    """Counts cards, weighs what each choice is worth now, and bluffs at a fixed rate."""

    def act(
        self,
        view: View,
        events: Sequence[Event],
        legal: Sequence[str],
        rng: Random,
        budget: int | None = None,
    ) -> str:
        if len(legal) == 1:
            return legal[0]
        if view["game"] == "goat":
            from saloon.bots.goat import GoatSense

            return GoatSense(view, rng).choose(legal)
        from saloon.bots.town import TownSense

        return TownSense(view, events, rng).choose(legal)
