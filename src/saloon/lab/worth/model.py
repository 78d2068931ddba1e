"""From sums of games to estimates: job + trait + low rank + what is left, each as wide as the data say.

For a table of things (rows and columns) the true worths are taken to be

    mean + row + column + row's answer to what columns have in common + the thing's own,

each part normal with a variance that is estimated too, by maximum likelihood (empirical Bayes). Given those variances
the best estimate and its interval have closed forms; things without a table are shrunk to the mean of their kind.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy import linalg, optimize

from saloon.lab.worth.rows import Row
from saloon.lab.worth.trial import Thing

Array = npt.NDArray[np.float64]

WIDE = 1.959964
"""Standard deviations of a 95 % interval."""
FLAT = 100.0
"""The variance of what is not shrunk at all."""
LEAST, MOST = -18.0, 6.0
"""Of the logarithm of a variance."""
RANK = 1
"""How many patterns columns may have in common; `checks.best_rank` says which number foretells best."""


@dataclass
class Sums:
    """Games, and sums over them, by thing."""

    games: Array
    total: Array
    squares: Array
    wins: Array
    control: tuple[float, float, float, float]
    even: bool = False
    """Whether the control needs no games (`Setting.even`)."""

    @classmethod
    def of(
        cls, rows: Iterable[Row], names: Sequence[str], half: int | None = None, even: bool = False
    ) -> Sums:
        place = {name: k for k, name in enumerate(names)}
        found = np.zeros((4, len(names)))
        control = np.zeros(4)
        for row in rows:
            if half is not None and row.half != half:
                continue
            some = (row.games, row.total, row.squares, row.wins)
            if row.thing == "":
                control += some
            elif row.thing in place:
                found[:, place[row.thing]] += some
        games, total, squares, wins = found
        return cls(games, total, squares, wins, tuple(control), even)  # type: ignore[arg-type]

    def margins(self) -> tuple[Array, Array]:
        """By thing, points ahead of the control, and their variance; the variance of one game is shared by all."""
        n = np.maximum(self.games, 1.0)
        mean = self.total / n
        within = float((self.squares - self.total**2 / n).sum() / max(1.0, (self.games - 1.0).clip(0).sum()))
        games, total, squares, _ = self.control
        if self.even:
            self.zero_variance = 0.0
            return mean, within / n
        zero = total / max(1.0, games)
        self.zero_variance = (squares / max(1.0, games) - zero**2) / max(1.0, games)
        return mean - zero, within / n

    def shares(self) -> tuple[Array, Array]:
        """The same for the share of victories."""
        n = np.maximum(self.games, 1.0)
        games, _, _, wins = self.control
        zero = 0.5 if self.even else wins / max(1.0, games)
        self.zero_variance = 0.0 if self.even else zero * (1 - zero) / max(1.0, games)
        middle = float(self.wins.sum() / max(1.0, self.games.sum()))
        return self.wins / n - zero, max(1e-4, middle * (1 - middle)) / n


@dataclass
class Estimate:
    """What was estimated: by thing a mean and a standard deviation, and the parts of the table."""

    mean: Array
    deviation: Array
    rows: dict[str, tuple[float, float]]
    """By row (job), its worth with an average column, and the deviation of that."""
    columns: dict[str, tuple[float, float]]
    variances: dict[str, float]
    """Of rows, columns, pattern, own."""
    rank: int = 0


def estimate(sums: Sums, things: Sequence[Thing], wins: bool = False, rank: int = RANK) -> Estimate:
    """Every thing of a measurement; tables by the model, each other kind by itself."""
    y, v = sums.shares() if wins else sums.margins()
    mean, deviation = y.copy(), np.sqrt(v)
    made = Estimate(mean, deviation, {}, {}, {})
    kinds = list(dict.fromkeys(thing.kind for thing in things))
    for kind in kinds:
        some = np.array([k for k, thing in enumerate(things) if thing.kind == kind])
        if all(things[k].row for k in some) and len(some) > 8:
            fitted = table(
                y[some], v[some], [things[k].row for k in some], [things[k].column for k in some], rank
            )
            made.rows, made.columns = fitted.rows, fitted.columns
            made.variances, made.rank = fitted.variances, fitted.rank
        elif len(some) > 3 and kind != "money":
            fitted = flat(y[some], v[some])
        else:
            continue
        mean[some], deviation[some] = fitted.mean, fitted.deviation
    deviation[:] = np.sqrt(deviation**2 + sums.zero_variance)
    return made


def flat(y: Array, v: Array) -> Estimate:
    """Things without a table: to the mean of all, as far as the spread between them says."""
    spread = max(1e-6, float(y.var() - v.mean()))
    weight = 1.0 / (spread + v)
    middle = float((weight * y).sum() / weight.sum())
    keep = spread / (spread + v)
    mean = middle + keep * (y - middle)
    deviation = np.sqrt(spread * (1 - keep) + (1 - keep) ** 2 / weight.sum())
    return Estimate(mean, deviation, {}, {}, {"own": spread})


@dataclass
class Table:
    """The design of a table: which row and column each thing is in."""

    row: npt.NDArray[np.int64]
    column: npt.NDArray[np.int64]
    rows: list[str]
    columns: list[str]

    def design(self, pattern: Array) -> Array:
        """One line for each thing: mean, rows, columns, and each row's answer to each pattern of the columns."""
        size, rank = len(self.row), pattern.shape[1]
        wide = 1 + len(self.rows) + len(self.columns) + rank * len(self.rows)
        x = np.zeros((size, wide))
        at = np.arange(size)
        x[:, 0] = 1.0
        x[at, 1 + self.row] = 1.0
        x[at, 1 + len(self.rows) + self.column] = 1.0
        for k in range(rank):
            x[at, 1 + len(self.rows) * (k + 1) + len(self.columns) + self.row] = pattern[self.column, k]
        return x

    def prior(self, logs: Array, rank: int) -> Array:
        """Variances of the design's columns."""
        rows, columns = len(self.rows), len(self.columns)
        parts = [[FLAT], [np.exp(logs[0])] * rows, [np.exp(logs[1])] * columns]
        if rank:
            parts.append([np.exp(logs[2])] * (rows * rank))
        return np.concatenate([np.asarray(part, dtype=np.float64) for part in parts])


def table(y: Array, v: Array, rows: Sequence[str], columns: Sequence[str], rank: int = RANK) -> Estimate:
    """Estimates of a table, with `rank` patterns that its columns have in common."""
    row_ids, column_ids = list(dict.fromkeys(rows)), list(dict.fromkeys(columns))
    made = Table(
        np.array([row_ids.index(one) for one in rows]),
        np.array([column_ids.index(one) for one in columns]),
        row_ids,
        column_ids,
    )
    rank = min(rank, len(row_ids) - 2, len(column_ids) - 2)
    rank = max(0, rank)
    pattern = np.zeros((len(column_ids), 0))
    logs, found = fit(y, v, made, pattern)
    for k in range(rank):
        pattern = np.column_stack([pattern, next_pattern(y - found.beta_part, v, made)])
        logs, found = fit(y, v, made, pattern[:, : k + 1], logs)
    own = float(np.exp(logs[-1]))
    keep = own / (own + v)
    mean = found.beta_part + keep * (y - found.beta_part)
    spread = ((found.x @ found.covariance) * found.x).sum(axis=1) + pattern_spread(found, v + own, made, rank)
    deviation = np.sqrt(own * (1 - keep) + (1 - keep) ** 2 * spread)
    names = {"rows": float(np.exp(logs[0])), "columns": float(np.exp(logs[1])), "own": own}
    if rank:
        names["pattern"] = float(np.exp(logs[2]))
    return Estimate(
        mean,
        deviation,
        averages(made.row, row_ids, found.x, found.beta, found.covariance),
        averages(made.column, column_ids, found.x, found.beta, found.covariance),
        names,
        rank,
    )


def pattern_spread(found: Fitted, v: Array, made: Table, rank: int) -> Array:
    """What is not known about the patterns themselves, which `solve` takes as given."""
    spread = np.zeros(len(v))
    for k in range(rank):
        begin = 1 + len(made.rows) * (k + 1) + len(made.columns)
        answers = found.beta[begin : begin + len(made.rows)][made.row]
        known = np.bincount(made.column, answers**2 / v, len(made.columns))
        spread += answers**2 / (1.0 + known[made.column])
    return spread


@dataclass
class Fitted:
    """Coefficients of a design, given variances."""

    x: Array
    beta: Array
    covariance: Array
    beta_part: Array


def gram_of(weight: Array, made: Table, pattern: Array) -> Array:
    """The design's products with itself, weighted; written block by block, because nearly all of it is zeros."""
    rows, columns, rank = len(made.rows), len(made.columns), pattern.shape[1]
    grid = np.zeros((rows, columns))
    np.add.at(grid, (made.row, made.column), weight)
    wide = 1 + rows + columns + rank * rows
    gram = np.zeros((wide, wide))
    a, b = slice(1, 1 + rows), slice(1 + rows, 1 + rows + columns)
    gram[0, 0] = grid.sum()
    gram[0, a] = gram[a, 0] = grid.sum(axis=1)
    gram[0, b] = gram[b, 0] = grid.sum(axis=0)
    gram[a, a] = np.diag(grid.sum(axis=1))
    gram[b, b] = np.diag(grid.sum(axis=0))
    gram[a, b] = grid
    gram[b, a] = grid.T
    for k in range(rank):
        u = slice(1 + rows * (k + 1) + columns, 1 + rows * (k + 2) + columns)
        with_k = grid * pattern[:, k]
        gram[0, u] = gram[u, 0] = with_k.sum(axis=1)
        gram[a, u] = gram[u, a] = np.diag(with_k.sum(axis=1))
        gram[b, u] = with_k.T
        gram[u, b] = with_k
        for m in range(rank):
            t = slice(1 + rows * (m + 1) + columns, 1 + rows * (m + 2) + columns)
            gram[u, t] = np.diag((with_k * pattern[:, m]).sum(axis=1))
    return gram


def pull_of(value: Array, made: Table, pattern: Array) -> Array:
    """The design's products with values."""
    grid = np.zeros((len(made.rows), len(made.columns)))
    np.add.at(grid, (made.row, made.column), value)
    parts = [[grid.sum()], grid.sum(axis=1), grid.sum(axis=0)]
    parts += [(grid * pattern[:, k]).sum(axis=1) for k in range(pattern.shape[1])]
    return np.concatenate([np.asarray(part, dtype=np.float64) for part in parts])


def unlikelihood(y: Array, v: Array, made: Table, pattern: Array, logs: Array) -> float:
    """Minus the logarithm of how likely the data are, given variances (Woodbury's identity)."""
    prior, own = made.prior(logs, pattern.shape[1]), float(np.exp(logs[-1]))
    weight = 1.0 / (own + v)
    gram = gram_of(weight, made, pattern)
    gram[np.diag_indices_from(gram)] += 1.0 / prior
    pull = pull_of(weight * y, made, pattern)
    factor = linalg.cho_factor(gram, lower=True, check_finite=False)
    square = float((weight * y * y).sum() - pull @ linalg.cho_solve(factor, pull, check_finite=False))
    logs = 2.0 * np.log(np.diag(factor[0])).sum() + np.log(prior).sum() - np.log(weight).sum()
    return 0.5 * (square + float(logs))


def solve(y: Array, v: Array, made: Table, pattern: Array, logs: Array) -> Fitted:
    """The coefficients and their covariance, given variances."""
    prior, own = made.prior(logs, pattern.shape[1]), float(np.exp(logs[-1]))
    weight = 1.0 / (own + v)
    gram = gram_of(weight, made, pattern)
    gram[np.diag_indices_from(gram)] += 1.0 / prior
    factor = linalg.cho_factor(gram, lower=True)
    beta = linalg.cho_solve(factor, pull_of(weight * y, made, pattern))
    x = made.design(pattern)
    return Fitted(x, beta, linalg.cho_solve(factor, np.eye(len(prior))), x @ beta)


def fit(y: Array, v: Array, made: Table, pattern: Array, start: Array | None = None) -> tuple[Array, Fitted]:
    """Variances that make the data likeliest, and the coefficients given them."""
    rank = pattern.shape[1]
    scale = max(1e-8, float(y.var()) / 8)
    size = 3 + (1 if rank else 0)
    begin = np.full(size, np.log(scale))
    if start is not None:
        begin[:2] = start[:2]
        begin[-1] = start[-1]
        if rank and len(start) == size:
            begin[2] = start[2]

    def cost(logs: Array) -> float:
        return unlikelihood(y, v, made, pattern, np.clip(logs, LEAST, MOST))

    best = optimize.minimize(
        cost, begin, method="Nelder-Mead", options={"xatol": 0.05, "fatol": 0.02, "maxfev": 120}
    )
    logs = np.clip(np.asarray(best.x, dtype=np.float64), LEAST, MOST)
    return logs, solve(y, v, made, pattern, logs)


def next_pattern(left: Array, v: Array, made: Table) -> Array:
    """What columns have in common beyond what is known: the first singular vector of what is left, weighted."""
    grid = np.zeros((len(made.rows), len(made.columns)))
    weight = np.zeros_like(grid)
    grid[made.row, made.column] = left
    weight[made.row, made.column] = 1.0 / v
    common = np.where(weight > 0, grid, 0.0)
    found = np.ones(len(made.columns))
    _, _, right = linalg.svd(common * np.sqrt(weight / max(1e-12, weight.max())), full_matrices=False)
    found = right[0]
    for _ in range(12):  # weighted alternating least squares: a table may have gaps and uneven games
        rows = ((weight * common) @ found) / np.maximum(1e-12, weight @ found**2)
        found = ((weight * common).T @ rows) / np.maximum(1e-12, weight.T @ rows**2)
    size = float(np.sqrt((found**2).mean()))
    return np.asarray(found / size if size > 0 else np.ones_like(found), dtype=np.float64)


def averages(
    at: npt.NDArray[np.int64], ids: list[str], x: Array, beta: Array, covariance: Array
) -> dict[str, tuple[float, float]]:
    """A row or column with the average of what it meets."""
    found = {}
    for k, one in enumerate(ids):
        line = x[at == k].mean(axis=0)
        found[one] = (float(line @ beta), float(np.sqrt(line @ covariance @ line)))
    return found
