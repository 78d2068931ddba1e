"""Pictures of an almanac, as SVG: the table as a heat map, worth against price, worth by moment, who is worth more
together, what changed."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import matplotlib
import numpy as np
from matplotlib.figure import Figure

matplotlib.rcParams["svg.hashsalt"] = "saloon"  # the same picture gives the same file
matplotlib.rcParams["svg.fonttype"] = "none"
matplotlib.rcParams["font.family"] = "sans-serif"
PAPER, INK, RED, BLUE = "#fbf6ea", "#2d2416", "#a3321f", "#2f5d8a"


def saved(figure: Figure, path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    buffer = io.BytesIO()
    metadata = {"Date": None, "Creator": None}
    # Thousands of dots are drawn as pixels: one by one they would make a heavy file.
    figure.savefig(buffer, format="svg", facecolor=PAPER, metadata=metadata, dpi=160)
    path.write_bytes(buffer.getvalue())
    return path


def table_of(found: dict[str, Any]) -> list[dict[str, Any]]:
    return [one for one in found["things"] if one.get("row")]


def heat_map(found: dict[str, Any], path: Path, by: str = "worth") -> Path:
    """Every thing of the table, rows and columns by what they are worth; pale where the interval holds zero."""
    things = table_of(found)
    rows = sorted(found["rows"], key=lambda one: -found["rows"][one][0])
    columns = sorted(found["columns"], key=lambda one: -found["columns"][one][0])
    grid = np.full((len(rows), len(columns)), np.nan)
    faint = np.zeros_like(grid)
    for one in things:
        at = rows.index(one["row"]), columns.index(one["column"])
        grid[at] = one[by]
        faint[at] = abs(one[by]) <= one["net_half" if by == "net" else "half"]
    most = float(np.nanpercentile(np.abs(grid), 99))
    figure = Figure(figsize=(0.21 * len(columns) + 3.2, 0.17 * len(rows) + 2.2), facecolor=PAPER)
    axes = figure.add_subplot(facecolor=PAPER)
    drawn = axes.imshow(grid, cmap="RdBu_r", vmin=-most, vmax=most, aspect="auto", interpolation="nearest")
    y, x = np.nonzero(faint)
    axes.scatter(x, y, s=1.2, color=INK, alpha=0.45, linewidths=0, rasterized=True)
    axes.set_xticks(range(len(columns)), columns, rotation=90, fontsize=6)
    axes.set_yticks(range(len(rows)), rows, fontsize=6)
    what = "net of its price" if by == "net" else "given for nothing"
    axes.set_title(
        f"{found['setting']}: worth in points, {what}; {found['games']:,} games.\n"
        f"A dot: the 95 % interval holds zero. Widest half-width {found['half_widths']['widest']:.2f}.",
        fontsize=8,
    )
    figure.colorbar(drawn, ax=axes, shrink=0.5)
    figure.tight_layout()
    return saved(figure, path)


def worth_and_price(found: dict[str, Any], path: Path) -> Path:
    """Worth given for nothing against the price, with the line of the fair price."""
    things = table_of(found) or found["things"]
    figure = Figure(figsize=(7, 4.6), facecolor=PAPER)
    axes = figure.add_subplot(facecolor=PAPER)
    prices = np.array([one["price"] for one in things], dtype=float)
    worths = np.array([one["worth"] for one in things])
    jitter = np.random.default_rng(0).uniform(-0.28, 0.28, len(things))
    axes.scatter(prices + jitter, worths, s=5, color=INK, alpha=0.35, linewidths=0, rasterized=True)
    for price in sorted(set(prices)):
        axes.plot([price - 0.33, price + 0.33], [worths[prices == price].mean()] * 2, color=BLUE, lw=2)
    line = np.array([0.0, max(prices, default=1.0)])
    money = found["money"]
    axes.plot(line, money["worth"] * line, color=RED, lw=2)
    axes.fill_between(
        line,
        (money["worth"] - money["half"]) * line,
        (money["worth"] + money["half"]) * line,
        color=RED,
        alpha=0.2,
    )
    axes.annotate(
        "fair price", (line[1], money["worth"] * line[1]), color=RED, fontsize=9, ha="right", va="bottom"
    )
    axes.set_xlabel("price")
    axes.set_ylabel("worth in points")
    axes.set_title(
        f"{found['setting']}: one dollar is worth {money['worth']:.2f} ± {money['half']:.2f} points",
        fontsize=9,
    )
    figure.tight_layout()
    return saved(figure, path)


def by_moment(almanac: Sequence[dict[str, Any]], ids: Sequence[str], path: Path) -> Path:
    """What rows of the table are worth from one moment on or another."""
    figure = Figure(figsize=(7, 4.6), facecolor=PAPER)
    axes = figure.add_subplot(facecolor=PAPER)
    ordered = sorted(almanac, key=lambda one: one["moment"])
    for k, one in enumerate(ids):
        points = [(found["moment"], *found["rows"][one]) for found in ordered if one in found["rows"]]
        if not points:
            continue
        moments, worths, halves = (np.array(part) for part in zip(*points, strict=True))
        axes.errorbar(
            moments + 0.02 * (k - len(ids) / 2), worths, yerr=halves, marker="o", ms=4, capsize=2, label=one
        )
    axes.axhline(0, color=INK, lw=0.6)
    axes.set_xticks(sorted({found["moment"] for found in ordered}))
    axes.set_xlabel("given on morning")
    axes.set_ylabel("worth in points")
    axes.legend(fontsize=7, ncols=2)
    figure.tight_layout()
    return saved(figure, path)


def partners(found: dict[str, Any], path: Path, count: int = 30) -> Path:
    """The pairs that are worth most beyond what each of the two brings to any pair."""
    pairs = {
        frozenset((name, other)): (extra, half)
        for name, some in found["partners"].items()
        for other, extra, half in some
    }
    best = sorted(pairs, key=lambda two: (-pairs[two][0], sorted(two)))[:count][::-1]
    figure = Figure(figsize=(7, 0.2 * len(best) + 1.4), facecolor=PAPER)
    axes = figure.add_subplot(facecolor=PAPER)
    extras = np.array([pairs[two][0] for two in best])
    halves = np.array([pairs[two][1] for two in best])
    axes.errorbar(extras, range(len(best)), xerr=halves, fmt="none", ecolor=INK, elinewidth=1, capsize=2)
    sure = [RED if extra > half else INK for extra, half in zip(extras, halves, strict=True)]
    axes.scatter(extras, range(len(best)), s=18, color=sure, zorder=3)
    axes.axvline(0, color=INK, lw=0.6)
    axes.set_yticks(range(len(best)), [" and ".join(sorted(two)) for two in best], fontsize=7)
    axes.set_xlabel(f"{found['setting']}: worth together beyond what each brings, in points (95 %)")
    figure.tight_layout()
    return saved(figure, path)


def changes(found: dict[str, Any], path: Path, count: int = 25) -> Path:
    """The greatest differences of a comparison, each with its interval."""
    shown = (found["rows"] or found["things"])[: count // 2] + found["columns"][: count // 2]
    shown = shown or found["things"][:count]
    figure = Figure(figsize=(7, 0.26 * len(shown) + 1.4), facecolor=PAPER)
    axes = figure.add_subplot(facecolor=PAPER)
    at = np.arange(len(shown))[::-1]
    change = np.array([one["change"] for one in shown])
    half = np.array([one["half"] for one in shown])
    sure = np.abs(change) > half
    axes.errorbar(change, at, xerr=half, fmt="none", ecolor=INK, elinewidth=1, capsize=2)
    axes.scatter(change, at, s=26, color=[RED if one else INK for one in sure], zorder=3)
    axes.axvline(0, color=INK, lw=0.6)
    axes.set_yticks(at, [one["id"] for one in shown], fontsize=8)
    axes.set_xlabel("worth after minus before, in points (95 %)")
    figure.tight_layout()
    return saved(figure, path)


def caterpillar(found: dict[str, Any], path: Path, kind: str = "rows") -> Path:
    """Rows or columns of the table, or things without one, by what they are worth."""
    several = len({one["kind"] for one in found["things"]}) > 1
    parts = found[kind] or {
        f"{one['id']}, {one['kind']}" if several else one["id"]: [one["worth"], one["half"]]
        for one in found["things"]
    }
    names = sorted(parts, key=lambda one: parts[one][0])
    figure = Figure(figsize=(6, 0.17 * len(names) + 1.2), facecolor=PAPER)
    axes = figure.add_subplot(facecolor=PAPER)
    axes.errorbar(
        [parts[one][0] for one in names], range(len(names)), xerr=[parts[one][1] for one in names],
        fmt="o", ms=3, color=RED, ecolor=INK, elinewidth=1,
    )  # fmt: skip
    axes.axvline(0, color=INK, lw=0.6)
    axes.set_yticks(range(len(names)), names, fontsize=6)
    axes.set_xlabel(f"{found['setting']}: worth in points (95 %)")
    figure.tight_layout()
    return saved(figure, path)
