"""Whether a worth holds between better players: the most extreme things measured again, by somebody who thinks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy import stats

from saloon.lab.worth import model
from saloon.lab.worth.measure import Plan, named
from saloon.lab.worth.rows import Row
from saloon.lab.worth.trial import Setting

Array = npt.NDArray[np.float64]

RESAMPLED = 400


def extreme(found: dict[str, Any], count: int) -> list[str]:
    """The ids of so many things of a table, half of them from either end."""
    things = sorted((one for one in found["things"] if one.get("row")), key=lambda one: -one["worth"])
    return [one["id"] for one in (*things[: count - count // 2], *things[len(things) - count // 2 :])]


def plan_of(game: str, setting: Setting, bot: str, ids: Sequence[str], games: int) -> Plan:
    """These things, each with as many games as there are, played by a bot."""
    plan = Plan(game, replace(setting, bot=bot), games, target=1e-3, only=frozenset(ids))
    plan.things = [thing for thing in plan.things if thing.id in plan.only]
    return plan


def alike(one: Array, other: Array) -> float:
    """The rank correlation; none where all of a side are the same, as a few that are drawn again can be."""
    if np.ptp(one) == 0 or np.ptp(other) == 0:
        return 0.0
    return float(stats.spearmanr(one, other).statistic)


def compared(found: dict[str, Any], plan: Plan, rows: Iterable[Row]) -> dict[str, Any]:
    """How the order of the things by one level of bots agrees with that by another, with intervals.

    `best` is what two measurements would show at most, were the true worths alike: the games are few, and noise alone
    keeps the order from being the same.
    """
    names = [named(thing) for thing in plan.things]
    sums = model.Sums.of(rows, names, even=plan.setting.even)
    y, v = sums.margins()
    known = {one["id"]: one for one in found["things"]}
    before = np.array([known[thing.id]["worth"] for thing in plan.things])
    half = np.array([known[thing.id]["half"] for thing in plan.things])
    rng = np.random.default_rng(1)
    drawn, top = [], []
    for _ in range(RESAMPLED):
        some = rng.integers(len(y), size=len(y))
        drawn.append(alike(before[some], y[some]))
        true = before + rng.normal(0.0, half / model.WIDE)
        top.append(alike(before, true + rng.normal(0.0, np.sqrt(v))))
    low, high = np.percentile(drawn, [2.5, 97.5])
    ends = [
        {
            "worth": round(float(before[side].mean()), 2),
            "again": round(float(y[side].mean()), 2),
            "half": round(
                float(model.WIDE * np.sqrt(v[side].sum() / side.sum() ** 2 + sums.zero_variance)), 2
            ),
        }
        for side in (before >= np.median(before), before < np.median(before))
    ]
    return {
        "bot": plan.setting.bot,
        "things": len(names),
        "games": int(sums.games.sum() + sums.control[0]),
        "rank correlation": round(alike(before, y), 3),
        "low": round(float(low), 3),
        "high": round(float(high), 3),
        "best": round(float(np.mean(top)), 3),
        "ends": ends,
    }


def told(found: dict[str, Any]) -> str:
    """In two sentences."""
    best, worst = found["ends"]
    return (
        f"The {found['things']} most extreme again by {found['bot']}, {found['games']:,} games: rank correlation "
        f"{found['rank correlation']:.2f} ({found['low']:.2f} – {found['high']:.2f}; {found['best']:.2f} would be "
        f"perfect agreement with so few games). The better half, {best['worth']:+.2f} before, is worth "
        f"{best['again']:+.2f} ±{best['half']:.2f}, the worse half, {worst['worth']:+.2f} before, "
        f"{worst['again']:+.2f} ±{worst['half']:.2f}."
    )
