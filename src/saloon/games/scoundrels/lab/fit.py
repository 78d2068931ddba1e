"""What is learnt about the bots of 3000 Scoundrels."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import saloon
from saloon.bots.budget import Budget
from saloon.games.scoundrels.bots import thumbs
from saloon.games.scoundrels.engine.guide import outlook
from saloon.games.scoundrels.engine.names import NOBODY, PLACES
from saloon.games.scoundrels.lab import claims, tells
from saloon.games.scoundrels.make import scoundrels
from saloon.kernel.chance import Dice
from saloon.kernel.core import State, first_asked, menu_of, run
from saloon.kernel.playout import playout
from saloon.lab.fit import Sample
from saloon.lab.readers import Reading
from saloon.lab.study import Study

STRAYS = 2
"""How often a day, at most, chance chooses in a game by rules of thumb."""
PACE = 36
"""Choices of a seat in a day, about."""


class ScoundrelsStudy(Study):
    """Mornings of games by rules of thumb."""

    tables = [(players, {"days": days}) for players in (2, 3, 4) for days in (2, 3)]
    weights = "saloon.games.scoundrels.bots:weights.json"
    scored = outlook.SCORED
    by_bots = False
    pool = (
        "random", "rules", "greedy", "montecarlo@8", "montecarlo@16", "search@16", "search@32", "top@16", "top@16",
        "top@40", "top:reckless@16", "top:bloodhound@16", "rules:honest", "rules:reckless", "rules:bloodhound",
        "greedy:reckless", "search:honest@16",
    )  # fmt: skip
    pool_tables = [
        *[(2, {"days": 3})] * 6, (3, {"days": 3}), (4, {"days": 3}), (2, {"days": 3, "expansion": "double-or-nothing"}),
    ]  # fmt: skip
    beliefs = "saloon.games.scoundrels.bots:claims.json"

    def __init__(self) -> None:
        self.names = scoundrels().names
        self.blank = outlook.ScoundrelsOutlook([], [])

    def columns(self) -> list[str]:
        people = [f"job {job}" for job in self.names.jobs] + [f"trait {trait}" for trait in self.names.traits]
        return [*outlook.FEATURES, *people]

    def features(self, s: Any, seat: int) -> list[float]:
        people = [0.0] * (len(self.names.jobs) + len(self.names.traits))
        for uid in s.sheet[seat * PLACES : (seat + 1) * PLACES]:
            if uid != NOBODY:
                people[s.job[uid]] = 1.0
                people[len(self.names.jobs) + s.trait[uid]] = 1.0
        return outlook.features(s, seat) + people

    def left(self, s: State) -> float:
        return self.blank.left(s)

    def play(self, sample: Sample, game: saloon.Game, bot: str, rng: Random, budget: Budget | None) -> None:
        """A game by rules of thumb, looked at on every morning but the first."""
        state: Any = game.state.clone()
        guide = thumbs.fitting(state, game.options)
        start = len(sample.left)
        for day in range(1, state.box.days):
            guide.stop_after(day, state.n)
            for _ in range(STRAYS):
                playout(state, Dice(rng.getrandbits(31)), rng.randrange(PACE * state.n), guide)
                if run(state) and not guide.enough(state):
                    stray(state, rng)
            playout(state, Dice(rng.getrandbits(31)), 1_000_000, guide)
            sample.see(self, state, game.seats)
        playout(state, Dice(rng.getrandbits(31)), 1_000_000, thumbs.fitting(state, game.options))
        result: Any = game.rules.result(state)
        ending = [float(seat in result["winners"]) for seat in game.seats]
        for _ in range(len(sample.left) - start):
            sample.scores.append(result["scores"])
            sample.winners.append(ending)

    def readings(self, game: saloon.Game, made: list[tuple[int, str]], who: list[str]) -> Iterator[Reading]:
        return claims.readings(game, made, who)

    def tells(self, bot: str, plays: int, seed: int) -> dict[str, Any]:
        return tells.audit(bot, plays, seed)


def stray(state: Any, rng: Random) -> None:
    """One choice by chance, so that odd positions are seen too."""
    fp = state.top
    op = state.ops[state.stack[fp]]
    seat = first_asked(state, op, fp)
    menu = menu_of(state, op, fp, seat)
    op.choose(state, fp, seat, menu.nth(rng.randrange(menu.size())))
