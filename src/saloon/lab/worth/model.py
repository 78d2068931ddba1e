"""From sums of games to estimates: job + trait + low rank + what is left, each as wide as the data say.

For a table of things (rows and columns) the true worths are taken to be

    mean + row + column + row's answers to what columns have in common + the thing's own,

each part normal, the last with tails that may be heavier. How widely each part is spread, what columns have in common
and how heavy the tails are is estimated too, and the intervals contain that it is not known exactly: all of it is drawn
again and again, given the games (Gibbs sampling). Where the same things were measured closely elsewhere, that is a
hint: worths are shrunk towards what it foretells, as far as it does. Things without a table are shrunk to their mean.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy import linalg, special

from saloon.lab.worth.rows import Row
from saloon.lab.worth.trial import Thing

Array = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Hint = Mapping[str, float]

WIDE = 1.959964
"""Standard deviations of a 95 % interval."""
FLAT = 100.0
"""The variance of what is not shrunk at all."""
PATTERNS = 2
"""How many patterns columns may have in common; each is as wide as the data say, also next to nothing."""
UNSEEN, DRAWS = 100, 400
"""Draws before the first that counts, and those that count."""
GRID = np.exp(np.linspace(-5.0, 1.2, 28))
"""What a deviation may be, beside that of all the data."""
TAILS = np.array([3.0, 5.0, 9.0, 20.0, 60.0])
"""Degrees of freedom that the things' own parts may have."""


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
    """Of rows, columns, each pattern, own."""
    given: Array
    """By thing, the part that is not drawn from anything: the mean, and what the hint says."""


def estimate(sums: Sums, things: Sequence[Thing], wins: bool = False, hint: Hint | None = None) -> Estimate:
    """Every thing of a measurement; tables by the model, each other kind by itself. `hint`: by id, what the things of
    a table are worth elsewhere."""
    y, v = sums.shares() if wins else sums.margins()
    mean, deviation = y.copy(), np.sqrt(v)
    made = Estimate(mean, deviation, {}, {}, {}, np.zeros(len(y)))
    for kind in dict.fromkeys(thing.kind for thing in things):
        some = np.array([k for k, thing in enumerate(things) if thing.kind == kind])
        here = [things[k] for k in some]
        if all(thing.row for thing in here) and len(some) > 8:
            known = hinted(here, hint)
            fitted = table(y[some], v[some], [one.row for one in here], [one.column for one in here], known)
            made.rows, made.columns, made.variances = fitted.rows, fitted.columns, fitted.variances
            made.given[some] = fitted.given
        elif len(some) > 3 and kind != "money":
            fitted = flat(y[some], v[some])
        else:
            continue
        mean[some], deviation[some] = fitted.mean, fitted.deviation
    deviation[:] = np.sqrt(deviation**2 + sums.zero_variance)
    return made


def hinted(things: Sequence[Thing], hint: Hint | None) -> Array | None:
    """What is known of these things from elsewhere; nothing, unless it is known of all."""
    if not hint or not all(thing.id in hint for thing in things):
        return None
    return np.array([hint[thing.id] for thing in things])


def flat(y: Array, v: Array) -> Estimate:
    """Things without a table: to the mean of all, as far as the spread between them says; every spread that may be
    counts as much as the data make it likely."""
    unit = max(1e-4, float(np.sqrt(v.mean())), float(y.std()))
    means, variances, chances = [], [], []
    for scale in unit * GRID:
        spread = scale**2
        weight = 1.0 / (spread + v)
        middle = float((weight * y).sum() / weight.sum())
        keep = spread / (spread + v)
        means.append(middle + keep * (y - middle))
        variances.append(spread * (1 - keep) + (1 - keep) ** 2 / weight.sum())
        likely = np.log(weight).sum() - (weight * (y - middle) ** 2).sum() - np.log(weight.sum())
        chances.append(0.5 * float(likely) + before(scale, unit))
    share = np.exp(np.array(chances) - max(chances))[:, None]
    share /= share.sum()
    mean = (share * means).sum(axis=0)
    variance = (share * (np.array(variances) + (np.array(means) - mean) ** 2)).sum(axis=0)
    own = float((share[:, 0] * (unit * GRID) ** 2).sum())
    return Estimate(mean, np.sqrt(variance), {}, {}, {"own": own}, np.full(len(y), mean.mean()))


def before(scale: Array | float, unit: float) -> Any:
    """How likely a deviation is before any game (half Cauchy), on a logarithmic grid."""
    return np.log(scale / unit) - np.log1p((scale / unit) ** 2)


class Grid:
    """A table laid out, rows down and columns across, and one draw after another of what it may be made of."""

    def __init__(
        self, y: Array, v: Array, row: Ints, column: Ints, hint: Array | None, rng: np.random.Generator
    ) -> None:
        self.at = row, column
        self.shape = (int(row.max()) + 1, int(column.max()) + 1)
        self.rng = rng
        self.y = self.laid(y)
        self.here = self.laid(np.ones(len(y))) > 0
        self.v = np.where(self.here, self.laid(v), np.inf)
        self.unit = max(1e-4, float(y.std()))
        self.given = np.array([self.here.astype(np.float64), *self.hints(hint)])
        self.count = max(0, min(PATTERNS, self.shape[0] - 2, self.shape[1] - 2))
        left = self.y - self.mean_of(self.y, 1)[:, None] - self.mean_of(self.y, 0) + float(y.mean())
        right = linalg.svd(np.where(self.here, left, 0.0), full_matrices=False)[2][: self.count]
        self.pattern = right.T * np.sqrt(self.shape[1])
        self.scales = np.full(3 + self.count, self.unit / 3)
        """Deviations of rows, columns, own, each pattern."""
        self.tails = np.ones(self.shape)
        self.heavy = TAILS[-1]

    def laid(self, values: Array) -> Array:
        grid = np.zeros(self.shape)
        grid[self.at] = values
        return grid

    def mean_of(self, grid: Array, axis: int) -> Array:
        """The mean of each row (1) or column (0), of the cells that have a thing."""
        total = np.where(self.here, grid, 0.0).sum(axis=axis)
        return np.asarray(total / np.maximum(1, self.here.sum(axis=axis)))

    def hints(self, hint: Array | None) -> list[Array]:
        """What a hint says of rows, of columns, and of each thing beyond that: each may hold here more or less."""
        if hint is None:
            return []
        grid = self.laid(hint - hint.mean())
        rows, columns = self.mean_of(grid, 1)[:, None], self.mean_of(grid, 0)
        return [
            np.where(self.here, one, 0.0)
            for one in (rows + 0 * grid, columns + 0 * grid, grid - rows - columns)
        ]

    def draw(self) -> tuple[Array, Array, Array]:
        """One draw: the part that is given, the expectation of every thing, and the variance that is left of it."""
        weight = 1.0 / (self.v + self.scales[2] ** 2 * self.tails)
        given, fixed, answers = self.coefficients(weight)
        self.patterns(weight, fixed, answers)
        fixed = fixed + answers @ self.pattern.T
        left = np.where(self.here, self.y - fixed, 0.0)
        own = self.scales[2] ** 2 * self.tails
        keep = own / (own + self.v)
        mean, variance = keep * left, own * (1 - keep)
        self.tail(mean + np.sqrt(variance) * self.rng.standard_normal(self.shape))
        self.own(left)
        return given, fixed + mean, variance

    def coefficients(self, weight: Array) -> tuple[Array, Array, Array]:
        """Everything linear at once, given the patterns and the deviations, and the deviations after that."""
        rows, columns = self.shape
        count, b, first = self.count, self.pattern, len(self.given)
        a, c = slice(first, first + rows), slice(first + rows, first + rows + columns)
        wide = first + rows + columns + count * rows
        u = [slice(c.stop + k * rows, c.stop + (k + 1) * rows) for k in range(count)]
        weighted = weight * self.given
        gram = np.zeros((wide, wide))
        gram[:first, :first] = np.einsum("gij,hij->gh", weighted, self.given)
        gram[a, :first] = weighted.sum(axis=2).T
        gram[c, :first] = weighted.sum(axis=1).T
        gram[a, a] = np.diag(weight.sum(axis=1))
        gram[c, c] = np.diag(weight.sum(axis=0))
        gram[c, a] = weight.T
        pull = np.zeros(wide)
        pull[:first] = (weighted * self.y).sum(axis=(1, 2))
        pull[a], pull[c] = (weight * self.y).sum(axis=1), (weight * self.y).sum(axis=0)
        for k in range(count):
            gram[u[k], :first] = (weighted @ b[:, k]).T
            gram[u[k], a] = np.diag(weight @ b[:, k])
            gram[u[k], c] = weight * b[:, k]
            for m in range(k + 1):
                gram[u[k], u[m]] = np.diag(weight @ (b[:, k] * b[:, m]))
            pull[u[k]] = (weight * self.y) @ b[:, k]
        prior = np.concatenate(
            [
                np.full(first, FLAT),
                np.full(rows, self.scales[0] ** 2),
                np.full(columns, self.scales[1] ** 2),
                *(np.full(rows, self.scales[3 + k] ** 2) for k in range(count)),
            ]
        )
        gram[np.diag_indices(wide)] += 1.0 / prior
        factor = linalg.cholesky(gram, lower=True, check_finite=False)
        halfway = linalg.solve_triangular(factor, pull, lower=True, check_finite=False)
        beta = linalg.solve_triangular(
            factor.T, halfway + self.rng.standard_normal(wide), lower=False, check_finite=False
        )
        self.scales[0], self.scales[1] = self.scale(beta[a]), self.scale(beta[c])
        for k in range(count):
            self.scales[3 + k] = self.scale(beta[u[k]])
        given = np.tensordot(beta[:first], self.given, 1)
        answers = np.array([beta[one] for one in u]).reshape(count, rows).T
        return given, given + beta[a][:, None] + beta[c], answers

    def patterns(self, weight: Array, fixed: Array, answers: Array) -> None:
        """The patterns, given what every row answers to them."""
        if not self.count:
            return
        precision = np.einsum("ij,ik,il->jkl", weight, answers, answers) + np.eye(self.count)
        pull = (weight * (self.y - fixed)).T @ answers
        factor = np.linalg.cholesky(precision)
        halfway = np.linalg.solve(factor, pull[..., None])
        noise = self.rng.standard_normal(halfway.shape)
        self.pattern = np.linalg.solve(factor.swapaxes(1, 2), halfway + noise)[..., 0]

    def scale(self, effects: Array) -> float:
        """A deviation, given effects that were drawn with it."""
        scales = self.unit * GRID
        chances = -len(effects) * np.log(scales) - 0.5 * float((effects**2).sum()) / scales**2
        return float(scales[self.chosen(chances + before(scales, self.unit))])

    def own(self, left: Array) -> None:
        """The deviation of what things have of their own, given what is left of the data."""
        scales = self.unit * GRID
        v, tails, square = self.v[self.here], self.tails[self.here], left[self.here] ** 2
        chances = [
            -0.5 * float(np.log(spread).sum() + (square / spread).sum())
            for spread in (v + scale**2 * tails for scale in scales)
        ]
        self.scales[2] = scales[self.chosen(np.array(chances) + before(scales, self.unit))]

    def tail(self, own: Array) -> None:
        """How far out each thing may lie (a t distribution, mixed of normal ones), and how heavy such tails are."""
        half = 0.5 * (self.heavy + 1.0)
        rate = 0.5 * (self.heavy + own**2 / self.scales[2] ** 2)
        self.tails = rate / self.rng.gamma(half, 1.0, self.shape)
        some = self.tails[self.here]
        logs, inverse = float(np.log(some).sum()), float((1.0 / some).sum())
        half_of = TAILS / 2.0
        chances = len(some) * (half_of * np.log(half_of) - special.gammaln(half_of)) - half_of * (
            logs + inverse
        )
        self.heavy = float(TAILS[self.chosen(chances)])

    def chosen(self, chances: Array) -> int:
        """A place of a grid, as likely as it is."""
        share = np.cumsum(np.exp(chances - chances.max()))
        return int(min(len(share) - 1, np.searchsorted(share, self.rng.random() * share[-1])))


def table(
    y: Array, v: Array, rows: Sequence[str], columns: Sequence[str], hint: Array | None = None
) -> Estimate:
    """Estimates of a table: the mean of many draws, and how far they lie apart."""
    row_ids, column_ids = list(dict.fromkeys(rows)), list(dict.fromkeys(columns))
    at = [{name: k for k, name in enumerate(ids)} for ids in (row_ids, column_ids)]
    row, column = np.array([at[0][one] for one in rows]), np.array([at[1][one] for one in columns])
    grid = Grid(y, v, row, column, hint, np.random.default_rng(len(y)))
    for _ in range(UNSEEN):
        grid.draw()
    given, total, squares, rest = (np.zeros(grid.shape) for _ in range(4))
    scales = np.zeros_like(grid.scales)
    sides: tuple[list[Array], list[Array]] = ([], [])
    for _ in range(DRAWS):
        some, mean, variance = grid.draw()
        given += some / DRAWS
        total += mean / DRAWS
        squares += mean**2 / DRAWS
        rest += variance / DRAWS
        scales += grid.scales**2 / DRAWS
        drawn = mean + np.sqrt(variance) * grid.rng.standard_normal(grid.shape)
        for axis in (0, 1):
            sides[axis].append(grid.mean_of(drawn, 1 - axis))
    deviation = np.sqrt(np.maximum(0.0, squares - total**2) + rest)
    names = ["rows", "columns", "own", *(f"pattern {k + 1}" for k in range(grid.count))]
    return Estimate(
        total[grid.at],
        deviation[grid.at],
        averages(row_ids, grid.mean_of(total, 1), sides[0]),
        averages(column_ids, grid.mean_of(total, 0), sides[1]),
        dict(zip(names, map(float, scales), strict=True)),
        given[grid.at],
    )


def averages(ids: list[str], mean: Array, draws: list[Array]) -> dict[str, tuple[float, float]]:
    """Rows or columns with the average of what they meet, and the deviation of that."""
    spread = np.std(draws, axis=0)
    return {one: (float(mean[k]), float(spread[k])) for k, one in enumerate(ids)}
