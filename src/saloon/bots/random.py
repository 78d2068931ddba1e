"""The bottom of the ladder: any legal choice, all equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.bots import Event, View


class RandomBot:
    """Plays at random."""

    def act(
        self,
        view: View,
        events: Sequence[Event],
        legal: Sequence[str],
        rng: Random,
        budget: int | None = None,
    ) -> str:
        return legal[rng.randrange(len(legal))]
