"""What a change does: two measurements side by side, every difference with its interval, and one verdict."""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy import stats

from saloon.lab.worth import model

SURE = 0.05
"""A change is called one if chance alone would do as much less often than this."""


def compare(
    before: dict[str, Any], after: dict[str, Any], about: Collection[str] = frozenset()
) -> dict[str, Any]:
    """Two summaries; things are the same if they have the same kind and id. The verdict is about all rows and columns,
    or about those that are named: whoever changes one card asks about that one."""
    old = {(one["kind"], one["id"]): one for one in before["things"]}
    things = []
    for one in after["things"]:
        other = old.get((one["kind"], one["id"]))
        if other is not None:
            things.append(difference(one["id"], one["kind"], other, one))
    rows = parts(before["rows"], after["rows"])
    columns = parts(before["columns"], after["columns"])
    asked = [one for one in rows + columns if not about or one["id"] in about]
    z = np.array([one["change"] / max(1e-9, one["half"]) * model.WIDE for one in asked])
    kinds = [one for one in things if one["kind"] != "money"]
    if not len(z):
        z = np.array([one["change"] / max(1e-9, one["half"]) * model.WIDE for one in kinds])
    chance = by_chance(z)
    overall = float(np.mean([one["change"] for one in kinds])) if kinds else 0.0
    return {
        "setting": after["setting"],
        "games": [before["games"], after["games"]],
        "things": sorted(things, key=lambda one: -abs(one["change"])),
        "rows": sorted(rows, key=lambda one: -abs(one["change"])),
        "columns": sorted(columns, key=lambda one: -abs(one["change"])),
        "mean": round(overall, 4),
        "money": [before["money"], after["money"]],
        "chance": chance,
        "changed": bool(chance < SURE),
        "about": sorted(about),
    }


def by_chance(z: npt.NDArray[np.float64]) -> float:
    """How often chance alone would do as much: taken together, or by one of them alone; twice the less likely."""
    if not len(z):
        return 1.0
    together = float(stats.chi2.sf(float((z**2).sum()), len(z)))
    alone = -math.expm1(len(z) * math.log1p(-min(1 - 1e-16, 2 * float(stats.norm.sf(np.abs(z).max())))))
    return min(1.0, 2 * min(together, alone))


def difference(name: str, kind: str, old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": name,
        "kind": kind,
        "before": old["worth"],
        "after": new["worth"],
        "change": round(new["worth"] - old["worth"], 3),
        "half": round(math.hypot(old["half"], new["half"]), 3),
        "win": round(new["win"] - old["win"], 4),
        "win_half": round(math.hypot(old["win_half"], new["win_half"]), 4),
    }


def parts(before: dict[str, list[float]], after: dict[str, list[float]]) -> list[dict[str, Any]]:
    return [
        {
            "id": name,
            "before": before[name][0],
            "after": mean,
            "change": round(mean - before[name][0], 3),
            "halves": [before[name][1], half],
            "half": round(math.hypot(before[name][1], half), 3),
        }
        for name, (mean, half) in after.items()
        if name in before
    ]


def verdict(found: dict[str, Any]) -> str:
    """One sentence for the whole."""
    games = " and ".join(f"{count:,}" for count in found["games"])
    if not found["changed"]:
        return f"No change to be seen: chance alone does as much in {found['chance']:.0%} of cases ({games} games)."
    parts = found["rows"] + found["columns"]
    most = max(
        [one for one in parts if one["id"] in found.get("about", ())] or parts or found["things"],
        key=lambda one: abs(one["change"]) / max(1e-9, one["half"]),
    )
    way = "more" if most["change"] > 0 else "less"
    once_in = float(f"{1 / max(found['chance'], 1e-9):.1g}")
    return (
        f"A change (chance alone does as much in one of {once_in:,.0f} cases; {games} games). "
        f"Most of all {most['id']}: worth {abs(most['change']):.2f} {way} than before, ±{most['half']:.2f}."
    )
