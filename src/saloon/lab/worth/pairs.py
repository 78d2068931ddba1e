"""Who is worth more together: things given in pairs, and what a pair is worth beyond what its two bring to any pair.

Worths of pairs are taken to be a mean, what one brings, what the other brings, and the pair's own. The first three are
fitted by least squares, weighted by games; the pair's own is shrunk by how widely such parts are spread. That is not
known either, so all spreads are taken that the games allow, each as far as they do. A thing of a kind of pairs has the
two names as its id.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

from saloon.lab.worth import model
from saloon.lab.worth.measure import named
from saloon.lab.worth.rows import Row
from saloon.lab.worth.trial import Thing

Array = npt.NDArray[np.float64]

PAIRS = ("pair", "pair of traits")
"""Kinds of things that are two of something."""
SPREADS = 201
"""Of a pair's own part, on a grid."""
MOST = 6
"""Partners that are named of each."""


def extras(rows: Iterable[Row], things: Sequence[Thing]) -> list[tuple[str, str, float, float]]:
    """Of every pair, what it is worth beyond its two, and the half-width of that."""
    pairs = [thing for thing in things if thing.kind in PAIRS]
    sums = model.Sums.of(rows, [named(thing) for thing in pairs])
    y, v = sums.margins()
    both = [thing.id.split() for thing in pairs]
    names = sorted({name for two in both for name in two})
    at = {name: 1 + k for k, name in enumerate(names)}
    x = np.zeros((len(pairs), 1 + len(names)))
    x[:, 0] = 1.0
    for k, two in enumerate(both):
        for name in two:
            x[k, at[name]] += 1.0
    root = 1.0 / np.sqrt(v)
    beta, *_ = np.linalg.lstsq(x * root[:, None], y * root, rcond=None)
    left = y - x @ beta
    freedom = max(1, len(pairs) - len(names))
    mean, deviation = shrunken(left * np.sqrt(len(pairs) / freedom), v)
    return [
        (one, other, round(float(extra), 3), round(float(model.WIDE * spread), 3))
        for (one, other), extra, spread in zip(both, mean, deviation, strict=True)
    ]


def shrunken(left: Array, v: Array) -> tuple[Array, Array]:
    """What things have of their own, and how far it may be off, over all spreads of such parts."""
    spreads = np.linspace(0.0, 3.0 * float(np.sqrt((left**2).mean())), SPREADS)[:, None]
    total = spreads**2 + v
    likely = -0.5 * (np.log(total) + left**2 / total).sum(axis=1)
    share = np.exp(likely - likely.max())
    share /= share.sum()
    keep = spreads**2 / total
    means = keep * left
    mean = share @ means
    variance = share @ (keep * v + (means - mean) ** 2)
    return mean, np.sqrt(variance)


def partners(found: Sequence[tuple[str, str, float, float]]) -> dict[str, list[list[object]]]:
    """By name, the best partners with what they add and its half-width, the best first."""
    known: dict[str, list[tuple[float, float, str]]] = {}
    for one, other, extra, half in found:
        known.setdefault(one, []).append((extra, half, other))
        known.setdefault(other, []).append((extra, half, one))
    return {
        name: [[other, extra, half] for extra, half, other in sorted(some, reverse=True)[:MOST]]
        for name, some in known.items()
    }
