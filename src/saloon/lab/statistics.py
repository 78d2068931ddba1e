"""What results are worth: intervals over deals, the sequential test, ratings. The unit is the deal, never the game."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]

RESAMPLES = 10_000
ANCHOR = 1000.0
BOUND = math.log(0.95 / 0.05)
"""Of the log-likelihood ratio, for errors of 5 % on both sides: 2.944."""


@dataclass(frozen=True)
class Interval:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


def bootstrap(values: Sequence[float], seed: int = 1) -> Interval:
    """The mean of deals, with the interval from drawing as many deals again and again."""
    data = np.asarray(values, dtype=float)
    if not len(data):
        return Interval(math.nan, math.nan, math.nan)
    drawn = np.random.default_rng(seed).integers(0, len(data), (RESAMPLES, len(data)))
    low, high = np.percentile(data[drawn].mean(axis=1), [2.5, 97.5])
    return Interval(float(data.mean()), float(low), float(high))


def share_of(elo: float, seats: int = 2) -> float:
    """The share of victories that so much more Elo than each of the others brings."""
    strength = 10 ** (elo / 400)
    return float(strength / (strength + seats - 1))


def elo_of(share: float, seats: int = 2) -> float:
    """The other way round; a share of 0 or 1 says nothing and counts as almost that."""
    share = min(max(share, 1e-3), 1 - 1e-3)
    return 400 * math.log10(share * (seats - 1) / (1 - share))


def likelihood_ratio(values: Sequence[float], elo0: float, elo1: float, seats: int = 2) -> float:
    """GSPRT: how much likelier the means of the deals are at `elo1` than at `elo0`, as a logarithm."""
    data = np.asarray(values, dtype=float)
    if len(data) < 2:
        return 0.0
    s0, s1 = share_of(elo0, seats), share_of(elo1, seats)
    # A deal that always ends alike has no spread yet; a small one keeps the test from jumping.
    spread = max(float(data.var(ddof=1)), 0.25 / len(data))
    return float(len(data) * (s1 - s0) * (2 * data.mean() - s0 - s1) / (2 * spread))


def verdict(ratio: float) -> str:
    return "accepted" if ratio >= BOUND else "rejected" if ratio <= -BOUND else "open"


def variance_ratio(deals: Sequence[Sequence[float]]) -> float:
    """Variance of deal means over what independent games would have: below 1 the balanced seating has paid."""
    means = np.array([np.mean(deal) for deal in deals])
    games = np.concatenate([np.asarray(deal, dtype=float) for deal in deals])
    size = len(games) / len(means)
    expected = games.var() / size
    return float(means.var() / expected) if expected else math.nan


def ratings(
    names: Sequence[str],
    wins: Mapping[tuple[str, str], float],
    games: Mapping[tuple[str, str], float],
    anchor: str,
) -> dict[str, float]:
    """Elo of a cross-table by Bradley and Terry (minorise, maximise), with the anchor at 1000.

    A table of one against many counts as a game against each; every pair that met has half a drawn game besides, so
    that nobody is rated without end.
    """
    strength = dict.fromkeys(names, 1.0)
    pairs = {(a, b) for a, b in games if games[a, b]}
    for _ in range(500):
        before = dict(strength)
        for name in names:
            won = met = 0.0
            for a, b in pairs:
                if name in (a, b):
                    other = b if name == a else a
                    won += (wins[a, b] if name == a else games[a, b] - wins[a, b]) + 0.25
                    met += (games[a, b] + 0.5) / (strength[name] + strength[other])
            if met:
                strength[name] = won / met
        scale = strength.get(anchor, 1.0)
        strength = {name: value / scale for name, value in strength.items()}
        if max(abs(math.log(strength[name] / before[name])) for name in names) < 1e-6:
            break
    return {name: ANCHOR + 400 * math.log10(value) for name, value in strength.items()}
