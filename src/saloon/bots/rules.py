"""The bot that plays by rules of thumb, for every game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.bots import Event, View
from saloon.bots.goat import GoatSense


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
        return GoatSense(view, rng).choose(legal)
