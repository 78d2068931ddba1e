"""Monte-Carlo: every choice is played out in the same sampled worlds; the worse half is dropped, again and again."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.bots.budget import Budget
from saloon.bots.halving import halving
from saloon.bots.player import Event, Player, View, only
from saloon.bots.senses import Asked, Senses, senses_of
from saloon.bots.worlds import Worlds


class MonteCarloBot(Player):
    """Believes that the others play by chance, or by rules of thumb, from now on, and takes what is best then."""

    def weigh(
        self, view: View, events: Sequence[Event], legal: Sequence[str], rng: Random, budget: Budget | None
    ) -> list[float]:
        senses = senses_of(view["game"])
        asked, budget = Asked(view, events, legal, rng), budget or senses.budget("montecarlo")
        found = senses.montecarlo(asked, budget)
        return played_out(asked, budget, senses) if found is None else found


def played_out(asked: Asked, budget: Budget, senses: Senses) -> list[float]:
    """All weight on the choice that turned out best in playouts."""
    worlds = Worlds(asked.view, asked.legal, asked.rng)
    guide = senses.guide(worlds)
    total = budget.count(lambda: worlds.probe(guide))
    options = list(range(len(asked.legal)))
    if budget.seconds is not None and total < 2 * len(options):
        # There is no time to try all of them, and again those that do well.
        options = asked.rng.sample(options, (total + 1) // 2)
    means = halving(lambda option, k: worlds.tried(k, options[option], guide), len(options), total)
    return only(options[means.index(max(means))], len(asked.legal))
