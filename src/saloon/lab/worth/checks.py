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
    sums: model.Sums,
    things: Sequence[Thing],
    made: model.Estimate,
    seed: int = 0,
    heavy: bool = False,
    hint: model.Hint | None = None,
) -> dict[str, float]:
    """Make up worths that are spread as estimated, measure them with the same games, estimate: how many are covered?

    With `heavy` every part comes from a distribution with heavier tails.
    """
    rng = np.random.default_rng(seed)
    at = tabled(things)
    _, v = sums.margins()
    rows = [things[k].row for k in at]
    columns = [things[k].column for k in at]
    truth = made.given[at].copy()

    def drawn(size: int, variance: float) -> Array:
        if heavy:
            return np.asarray(rng.standard_t(HEAVY, size) * np.sqrt(variance * (HEAVY - 2) / HEAVY))
        return np.asarray(rng.normal(0.0, np.sqrt(variance), size))

    def effects(names: Sequence[str], variance: float) -> Array:
        each = dict(zip(dict.fromkeys(names), drawn(len(set(names)), variance), strict=True))
        return np.array([each[name] for name in names])

    for kind, variance in made.variances.items():
        if kind == "own":
            truth += drawn(len(at), variance)
        elif kind in ("rows", "columns"):
            truth += effects(rows if kind == "rows" else columns, variance)
        else:
            truth += effects(rows, variance) * effects(columns, 1.0)
    seen = truth + rng.normal(0.0, np.sqrt(v[at]))
    found = model.table(seen, v[at], rows, columns, model.hinted([things[k] for k in at], hint))
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
    even: bool = False,
    hint: model.Hint | None = None,
) -> dict[str, float]:
    """Estimate from every other game, and look how well that foretells the rest, which the estimate has not seen."""
    rows = list(rows)
    at = tabled(things)
    estimates, raw = [], []
    for half in (0, 1):
        sums = model.Sums.of(rows, names, half, even)
        estimates.append(model.estimate(sums, things, hint=hint))
        raw.append(sums.margins())
    misses = []
    for half in (0, 1):
        y, v = raw[1 - half]
        spread = np.sqrt(estimates[half].deviation[at] ** 2 + v[at])
        misses.append((y[at] - estimates[half].mean[at]) / spread)
    one, other = estimates[0].mean[at], estimates[1].mean[at]
    found = {
        "correlation": float(np.corrcoef(one, other)[0, 1]),
        "rank correlation": float(stats.spearmanr(one, other).statistic),
        "raw correlation": float(np.corrcoef(raw[0][0][at], raw[1][0][at])[0, 1]),
        "foretold": float((np.abs(np.concatenate(misses)) <= model.WIDE).mean()),
    }
    for name, part in (("rows", "rows"), ("columns", "columns")):
        first, second = getattr(estimates[0], part), getattr(estimates[1], part)
        values = np.array([(first[one][0], second[one][0]) for one in first])
        if len(values) > 2:
            found[f"correlation of {name}"] = float(np.corrcoef(values.T)[0, 1])
    return found


SEEDS = 3
"""Tables that are made up for each count of what is covered: parts that all things share are hit or missed together."""


def report(
    rows: Iterable[Row],
    names: Sequence[str],
    things: Sequence[Thing],
    made: model.Estimate,
    even: bool = False,
    hint: model.Hint | None = None,
) -> dict[str, Any]:
    """All doubts at once, as plain data."""
    rows = list(rows)
    if not len(tabled(things)):
        return {}
    sums = model.Sums.of(rows, names, even=even)

    def covered(heavy: bool) -> dict[str, float]:
        some = [coverage(sums, things, made, seed, heavy, hint) for seed in range(SEEDS)]
        return {name: float(np.mean([one[name] for one in some])) for name in some[0]}

    return {
        "halves": halves(rows, names, things, even, hint),
        "coverage": covered(heavy=False),
        "coverage of heavy tails": covered(heavy=True),
    }
