"""Regret matching for an offer and its answer."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from saloon.games.goat.engine.names import HOW_MANY

Array = npt.NDArray[np.float64]

TINY = 1e-12
"""A regret of nothing: all that has none is as likely."""


def solved(
    hands: npt.NDArray[np.int64],
    prior: Array,
    values: Array,
    steps: int,
    take: Array,
    offer: Array,
    lam: float = 0.0,
) -> tuple[Array, Array, Array]:
    """How each hand is offered, as [hand, card, claim], how often each claim is accepted, and what each hand is worth.

    Regret matching (CFR+) over `types`, taking turns: who answers has seen what the dealer has just learnt. `take` and
    `offer` are what opponents are taken to do in `lam` of all cases.
    """
    count, cards = hands.shape
    where = hands.ravel()
    weighed = (values[:, :, 1] - values[:, :, 3]) * prior[:, None]
    guessed = lam * np.bincount(where, np.einsum("to,tod->td", weighed, offer).ravel(), HOW_MANY)
    weighed = (1 - lam) * weighed
    left, gain = values[:, :, 2, None], (values[:, :, 0] - values[:, :, 2])[:, :, None]
    regret = np.full((count, cards, cards), TINY)
    taking, leaving = np.full(HOW_MANY, TINY), np.full(HOW_MANY, TINY)
    sum_d, sum_r = np.zeros((count, cards, cards)), np.zeros(HOW_MANY)
    sigma = regret / regret.sum(axis=(1, 2), keepdims=True)
    for step in range(1, steps + 1):
        accept = taking / (taking + leaving)
        met = (1 - lam) * accept + lam * take
        q = left + gain * met[hands][:, None, :]
        value = (sigma * q).sum(axis=(1, 2), keepdims=True)
        regret = np.maximum(TINY, regret + q - value)
        sigma = regret / regret.sum(axis=(1, 2), keepdims=True)
        edge = np.bincount(where, np.einsum("to,tod->td", weighed, sigma).ravel(), HOW_MANY) + guessed
        base = accept * edge
        taking = np.maximum(TINY, taking + edge - base)
        leaving = np.maximum(TINY, leaving - base)
        sum_d += step * sigma
        sum_r += step * accept
    weight = steps * (steps + 1) / 2
    return sum_d / weight, sum_r / weight, value[:, 0, 0]
