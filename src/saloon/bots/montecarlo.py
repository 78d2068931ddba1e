"""Monte-Carlo: every choice is played out in the same sampled worlds; the worse half is dropped, again and again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from saloon.bots.budget import Budget
from saloon.bots.guides import keen
from saloon.bots.player import Event, Searcher, View, asked_for, only
from saloon.bots.town_bluff import TownBluff, by_thumb
from saloon.bots.worlds import Worlds

USUAL = {"goat": Budget(iterations=1200), "scoundrels": Budget(iterations=18)}
"""Playouts of a Goat round; turns of a Scoundrels game, with every own choice weighed."""


class MonteCarloBot(Searcher):
    """Believes that the others play by chance from now on, and takes what is best then."""

    def think(
        self, view: View, events: Sequence[Event], legal: Sequence[str], rng: Random, budget: Budget | None
    ) -> list[float]:
        budget = budget or USUAL[view["game"]]
        if view["game"] == "scoundrels" and legal[-1] == "henchman":
            return by_thumb(view, events, legal, rng)
        if asked_for(view) == "plan":
            values = TownBluff(view, events, legal, rng).plan_values(budget)
            return only(values.index(max(values)), len(legal))
        worlds = Worlds(view, legal, rng)
        guide = keen(worlds)

        def play(option: int, k: int) -> float:
            return worlds.tried(k, option, guide)

        total = budget.count(lambda: play(0, 0))
        means = halving(play, len(legal), total)
        return only(means.index(max(means)), len(legal))


def halving(play: Callable[[int, int], float], options: int, total: int) -> list[float]:
    """Sequential halving: the mean of `play(option, world)`, most exactly where it matters.

    Every option that is still in the race meets the same worlds. One that has dropped out keeps a mean below all
    that stayed.
    """
    sums = [0.0] * options
    worlds = 0
    racing = list(range(options))
    rounds = max(1, (options - 1).bit_length())
    means = [0.0] * options
    for _ in range(rounds):
        times = max(1, total // rounds // len(racing))
        for option in racing:
            sums[option] += sum(play(option, k) for k in range(worlds, worlds + times))
            means[option] = sums[option] / (worlds + times)
        worlds += times
        racing.sort(key=lambda option: -means[option])
        dropped = racing[(len(racing) + 1) // 2 :]
        racing = racing[: (len(racing) + 1) // 2]
        floor = means[racing[-1]]
        for option in dropped:
            means[option] = min(means[option], floor)
    last = min(means[option] for option in racing)
    return [mean if option in racing else min(mean, last) for option, mean in enumerate(means)]
