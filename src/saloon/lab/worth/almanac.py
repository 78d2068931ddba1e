"""What a measurement says, put together: worth in points and in victories, gross and net of the price."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from saloon.errors import BadOption
from saloon.lab.worth import checks, model
from saloon.lab.worth.measure import Plan, named
from saloon.lab.worth.rows import Row
from saloon.lab.worth.trial import worths_of
from saloon.languages import LANGUAGES


@dataclass(frozen=True)
class Dollar:
    """What one unit of money is worth, by giving money away: the slope through nothing."""

    worth: float
    deviation: float
    win: float = 0.0
    win_deviation: float = 0.0


def dollar(plan: Plan, mean: Any, deviation: Any) -> tuple[float, float]:
    at = [k for k, thing in enumerate(plan.things) if thing.kind == "money"]
    if not at:
        return 0.0, 0.0
    price = np.array([plan.things[k].price for k in at], dtype=float)
    weight = 1.0 / deviation[at] ** 2
    bend = float((weight * price**2).sum())
    return float((weight * price * mean[at]).sum() / bend), float(np.sqrt(1.0 / bend))


def summary(plan: Plan, rows: Iterable[Row], doubts: bool = True) -> dict[str, Any]:
    """Plain data: every thing with its worth and half-widths, rows and columns of the table, and the doubts."""
    rows = list(rows)
    names = [named(thing) for thing in plan.things]
    even = plan.setting.even
    sums = model.Sums.of(rows, names, even=even)
    if not sums.games.sum() or not (even or sums.control[0]):
        raise BadOption("There are no games yet: measure first (saloon almanac build).")
    table = bool(len(checks.tabled(plan.things)))
    made = model.estimate(sums, plan.things, hint=plan.hint)
    wins = model.estimate(sums, plan.things, wins=True, hint=plan.hint)
    worth, spread = dollar(plan, made.mean, made.deviation)
    win_worth, win_spread = dollar(plan, wins.mean, wins.deviation)
    price = np.array([thing.price for thing in plan.things], dtype=float)
    net = made.mean - price * worth
    net_deviation = np.sqrt(made.deviation**2 + (price * spread) ** 2)
    net_wins = wins.mean - price * win_worth
    net_wins_deviation = np.sqrt(wins.deviation**2 + (price * win_spread) ** 2)
    games, total, squares, won = sums.control
    alone = max(1.0, games)
    scale = model.WIDE
    found: dict[str, Any] = {
        "game": plan.game,
        "setting": plan.setting.name,
        "players": plan.setting.players,
        "options": plan.setting.options,
        "moment": plan.setting.moment,
        "games": int(sums.games.sum() + games),
        "control": {"games": int(games), "mean": round(total / alone, 4), "win": round(won / alone, 4)},
        "deviation": round(float(np.sqrt(max(0.0, squares / alone - (total / alone) ** 2))), 3),
        "money": {
            "worth": round(worth, 4),
            "half": round(scale * spread, 4),
            "win": round(win_worth, 5),
            "win_half": round(scale * win_spread, 5),
        },
        **({"like": plan.setting.like} if plan.hint else {}),
        "variances": {name: round(value, 5) for name, value in made.variances.items()},
        "rows": halved(made.rows),
        "columns": halved(made.columns),
        "things": [
            {
                "kind": thing.kind,
                "id": thing.id,
                **({"row": thing.row, "column": thing.column} if thing.row else {}),
                "price": thing.price,
                "games": int(sums.games[k]),
                "worth": round(float(made.mean[k]), 3),
                "half": round(float(scale * made.deviation[k]), 3),
                "net": round(float(net[k]), 3),
                "net_half": round(float(scale * net_deviation[k]), 3),
                "win": round(float(wins.mean[k]), 4),
                "win_half": round(float(scale * wins.deviation[k]), 4),
                "net_win": round(float(net_wins[k]), 4),
                "net_win_half": round(float(scale * net_wins_deviation[k]), 4),
            }
            for k, thing in enumerate(plan.things)
        ],
    }
    main = np.array([thing.kind != "money" for thing in plan.things])
    widths = scale * made.deviation[main]
    found["half_widths"] = {
        "wanted": plan.target,
        "median": round(float(np.median(widths)), 3),
        "widest": round(float(widths.max()), 3),
        "reached": round(float((widths <= plan.target).mean()), 4),
    }
    called = {lang: worths_of(plan.game).titles(plan.setting, lang) for lang in LANGUAGES}
    if any(called.values()):
        found["titles"] = called
    if doubts and table:
        found["doubts"] = rounded(checks.report(rows, names, plan.things, made, even, plan.hint))
    return found


def halved(parts: dict[str, tuple[float, float]]) -> dict[str, list[float]]:
    return {
        name: [round(mean, 3), round(model.WIDE * deviation, 3)] for name, (mean, deviation) in parts.items()
    }


def rounded(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: rounded(one) for key, one in value.items()}
    return round(value, 4) if isinstance(value, float) else value
