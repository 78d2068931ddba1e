"""Who is worth more together: things given in pairs, and what a pair is worth beyond what its two bring to any pair.

Worths of pairs are taken to be a mean, what one brings, what the other brings, and the pair's own. The first three are
fitted by least squares, weighted by games; the pair's own is shrunk by how widely such parts are spread (empirical
Bayes). A thing of kind `pair` has the two names as its id.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from saloon.lab.worth import model
from saloon.lab.worth.measure import named
from saloon.lab.worth.rows import Row
from saloon.lab.worth.trial import Thing

PAIR = "pair"
MOST = 6
"""Partners that are named of each."""


def extras(rows: Iterable[Row], things: Sequence[Thing]) -> list[tuple[str, str, float, float]]:
    """Of every pair, what it is worth beyond its two, and the half-width of that."""
    pairs = [thing for thing in things if thing.kind == PAIR]
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
    own = max(1e-6, float((left**2).sum() / freedom - v.mean()))
    keep = own / (own + v)
    half = model.WIDE * np.sqrt(own * (1 - keep))
    return [
        (one, other, round(float(k * extra), 3), round(float(h), 3))
        for (one, other), k, extra, h in zip(both, keep, left, half, strict=True)
    ]


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
