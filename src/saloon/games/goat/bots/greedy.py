"""One step ahead in the Goat game; bluffs and doubts by rules of thumb."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

from saloon.bots.budget import Budget
from saloon.bots.player import View, softly
from saloon.bots.worlds import Worlds
from saloon.games.goat.bots.rules import GoatSense
from saloon.games.goat.engine.chosen import parse
from saloon.kernel.outlook import tries
from saloon.kernel.playout import CHANCE, tried

SHARPNESS = 60.0
"""A choice that promises one more victory in sixty is e times as likely."""
TRUTH = 0.45
"""How often a claim is taken to be true."""


def weighed(view: View, legal: Sequence[str], worlds: Worlds, budget: Budget) -> list[float]:
    """A weight for each choice, by what it promises right afterwards."""
    return softly(_values(view, legal, worlds, budget), SHARPNESS)


def _values(view: View, legal: Sequence[str], worlds: Worlds, budget: Budget) -> list[float]:
    total = budget.count(lambda: worlds.probe(CHANCE, 0))
    count = max(4, total // len(legal))
    if view["phase"] == "offer":
        sense = GoatSense(view)
        usual = sense.mean(sense.unseen())
        return [
            _mean(_offered(worlds, k, one, sense.worth[parse(word).claim] - usual) for k in range(count))
            for one, word in enumerate(legal)
        ]
    if view["phase"] == "answer":
        return [_answered(worlds, one, count) for one in range(len(legal))]
    return [_mean(worlds.tried(k, one, CHANCE, 0) for k in range(count)) for one in range(len(legal))]


def _offered(worlds: Worlds, k: int, option: int, promise: float) -> float:
    """An offer is taken the likelier the more its name promises."""
    likely = 1 / (1 + math.exp(-0.5 * promise))
    offered: Any = tried(worlds[k], worlds.seat, worlds.codes[option])
    menu = offered.ops[offered.stack[offered.top]].menu(offered, offered.top, offered.offer_to)
    after = [
        tries(offered, offered.offer_to, code, worlds.outlook, CHANCE, 1, 0)[worlds.seat] for code in menu
    ]
    return likely * after[0] + (1 - likely) * after[-1]


def _answered(worlds: Worlds, option: int, count: int) -> float:
    """Worlds in which the claim is true count for as often as claims are."""
    values: list[float] = []
    weights: list[float] = []
    for k in range(count):
        world: Any = worlds[k]
        honest = world.offer_card == world.offer_claim
        values.append(worlds.tried(k, option, CHANCE, 0))
        weights.append(TRUTH * (len(world.hand) + 1) if honest else 1 - TRUTH)
    return sum(map(float.__mul__, values, weights)) / sum(weights)


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return float(sum(found) / len(found))
