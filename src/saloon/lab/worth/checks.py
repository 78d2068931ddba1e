"""Doubts about estimates: do intervals cover what they should, and do two halves of the games agree?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy import stats

from saloon.lab.worth import model
from saloon.lab.worth.rows import Row
from saloon.lab.worth.trial import Thing

Array = npt.NDArray[np.float64]

HEAVY = 4
"""Degrees of freedom of the effects in the harder simulation: far things are farther than the model believes."""


def tabled(things: Sequence[Thing]) -> npt.NDArray[np.int64]:
    """The places of the things that make a table."""
    return np.array([k for k, thing in enumerate(things) if thing.row], dtype=np.int64)


def coverage(
    sums: model.Sums, things: Sequence[Thing], made: model.Estimate, seed: int = 0, heavy: bool = False
) -> dict[str, float]:
    """Make up worths that are spread as estimated, measure them with the same games, estimate: how many are covered?

    With `heavy` they come from a distribution with heavier tails than the model supposes.
    """
    rng = np.random.default_rng(seed)
    at = tabled(things)
    _, v = sums.margins()
    rows = [things[k].row for k in at]
    columns = [things[k].column for k in at]
    truth = np.full(len(at), float(made.mean[at].mean()))

    def drawn(size: int, variance: float) -> Array:
        if heavy:
            return np.asarray(rng.standard_t(HEAVY, size) * np.sqrt(variance * (HEAVY - 2) / HEAVY))
        return np.asarray(rng.normal(0.0, np.sqrt(variance), size))

    for names, kind in ((rows, "rows"), (columns, "columns")):
        effects = dict(zip(dict.fromkeys(names), drawn(len(set(names)), made.variances[kind]), strict=True))
        truth += np.array([effects[name] for name in names])
    if "pattern" in made.variances:
        left = dict(zip(dict.fromkeys(rows), drawn(len(set(rows)), made.variances["pattern"]), strict=True))
        right = dict(zip(dict.fromkeys(columns), drawn(len(set(columns)), 1.0), strict=True))
        truth += np.array([left[row] * right[column] for row, column in zip(rows, columns, strict=True)])
    truth += drawn(len(at), made.variances["own"])
    seen = truth + rng.normal(0.0, np.sqrt(v[at]))
    found = model.table(seen, v[at], rows, columns, made.rank)
    inside = np.abs(found.mean - truth) <= model.WIDE * found.deviation
    far = np.argsort(np.argsort(found.mean))
    ends = np.minimum(far, len(far) - 1 - far) < max(1, len(far) // 30)
    return {
        "covered": float(inside.mean()),
        "covered at the ends": float(inside[ends].mean()),
        "error": float(np.sqrt(((found.mean - truth) ** 2).mean())),
        "raw error": float(np.sqrt(((seen - truth) ** 2).mean())),
        "rank correlation": float(stats.spearmanr(found.mean, truth).statistic),
    }


def halves(
    rows: Iterable[Row],
    names: Sequence[str],
    things: Sequence[Thing],
    rank: int = model.RANK,
    even: bool = False,
) -> dict[str, float]:
    """Estimate from every other game, and look how well that foretells the rest, which the estimate has not seen."""
    rows = list(rows)
    at = tabled(things)
    estimates, raw = [], []
    for half in (0, 1):
        sums = model.Sums.of(rows, names, half, even)
        estimates.append(model.estimate(sums, things, rank=rank))
        raw.append(sums.margins())
    misses, chances = [], []
    for half in (0, 1):
        y, v = raw[1 - half]
        spread = np.sqrt(estimates[half].deviation[at] ** 2 + v[at])
        miss = (y[at] - estimates[half].mean[at]) / spread
        misses.append(miss)
        chances.append(-0.5 * miss**2 - np.log(spread))
    one, other = estimates[0].mean[at], estimates[1].mean[at]
    found = {
        "correlation": float(np.corrcoef(one, other)[0, 1]),
        "rank correlation": float(stats.spearmanr(one, other).statistic),
        "raw correlation": float(np.corrcoef(raw[0][0][at], raw[1][0][at])[0, 1]),
        "foretold": float((np.abs(np.concatenate(misses)) <= model.WIDE).mean()),
        "likelihood": float(np.concatenate(chances).mean()),
    }
    for name, part in (("rows", "rows"), ("columns", "columns")):
        first, second = getattr(estimates[0], part), getattr(estimates[1], part)
        values = np.array([(first[one][0], second[one][0]) for one in first])
        if len(values) > 2:
            found[f"correlation of {name}"] = float(np.corrcoef(values.T)[0, 1])
    return found


def best_rank(
    rows: Iterable[Row], names: Sequence[str], things: Sequence[Thing], most: int = 3, even: bool = False
) -> int:
    """How many patterns foretell unseen games best."""
    rows = list(rows)
    return max(range(most + 1), key=lambda rank: halves(rows, names, things, rank, even)["likelihood"])


def report(
    rows: Iterable[Row],
    names: Sequence[str],
    things: Sequence[Thing],
    rank: int,
    seed: int = 0,
    even: bool = False,
) -> dict[str, Any]:
    """All doubts at once, as plain data."""
    rows = list(rows)
    if not len(tabled(things)):
        return {}
    sums = model.Sums.of(rows, names, even=even)
    made = model.estimate(sums, things, rank=rank)
    return {
        "halves": halves(rows, names, things, rank, even),
        "coverage": coverage(sums, things, made, seed),
        "coverage of heavy tails": coverage(sums, things, made, seed, heavy=True),
    }
