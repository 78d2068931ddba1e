"""What a measurement says, put together: worth in points and in victories, gross and net of the price."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from saloon import kit
from saloon.errors import BadOption
from saloon.lab.worth import checks, model
from saloon.lab.worth.measure import Plan, named
from saloon.lab.worth.rows import Row
from saloon.lab.worth.trial import worths_of


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
    rank = checks.best_rank(rows, names, plan.things, 2, even) if table and doubts else model.RANK
    made = model.estimate(sums, plan.things, rank=rank)
    wins = model.estimate(sums, plan.things, wins=True, rank=rank)
    worth, spread = dollar(plan, made.mean, made.deviation)
    win_worth, win_spread = dollar(plan, wins.mean, wins.deviation)
    price = np.array([thing.price for thing in plan.things], dtype=float)
    net = made.mean - price * worth
    net_deviation = np.sqrt(made.deviation**2 + (price * spread) ** 2)
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
        "rank": made.rank,
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
    if doubts and table:
        found["doubts"] = rounded(checks.report(rows, names, plan.things, made.rank, even=even))
    return found


def halved(parts: dict[str, tuple[float, float]]) -> dict[str, list[float]]:
    return {
        name: [round(mean, 3), round(model.WIDE * deviation, 3)] for name, (mean, deviation) in parts.items()
    }


def rounded(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: rounded(one) for key, one in value.items()}
    return round(value, 4) if isinstance(value, float) else value


def best(found: dict[str, Any], kind: str, count: int, by: str = "worth") -> list[dict[str, Any]]:
    """The things of a kind, the most valuable first; with a negative count the least valuable."""
    things = sorted((one for one in found["things"] if one["kind"] == kind), key=lambda one: -one[by])
    return things[:count] if count >= 0 else things[count:][::-1]


FIGURES = {"price": 1, "games": 1, "worth": 100, "half": 100, "win": 1000, "win_half": 1000}
"""What is kept of a thing, as whole numbers: so many to one."""


def packed(found: dict[str, Any]) -> dict[str, Any]:
    """A summary in little room: figures by column, as whole numbers; a table's things by their place in it."""
    things = found["things"]
    rows, columns = list(found["rows"]), list(found["columns"])
    short = {name: even([round(scale * one[name]) for one in things]) for name, scale in FIGURES.items()}
    ids = [
        [rows.index(one["row"]), columns.index(one["column"])] if one.get("row") else one["id"]
        for one in things
    ]
    whole = [[row, column] for row in range(len(rows)) for column in range(len(columns))]
    table = [one for one in ids if isinstance(one, list)]
    kinds = [(one["kind"], bool(one.get("row"))) for one in things]
    runs: list[list[Any]] = []
    for kind, tabled in kinds:
        if runs and runs[-1][0] == kind:
            runs[-1][1] += 1
        else:
            runs.append([kind, 1, tabled])
    return {
        **{key: value for key, value in found.items() if key not in ("things", "games")},
        "all_games": found["games"],
        "kinds": runs,
        "table": "whole" if table == whole else table,
        "ids": [one for one in ids if isinstance(one, str)],
        **short,
    }


def even(figures: list[int]) -> list[int] | int:
    """A column; one number where all of it is the same."""
    return figures[0] if len(set(figures)) == 1 else figures


def uneven(figures: list[int] | int, size: int) -> list[int]:
    return [figures] * size if isinstance(figures, int) else figures


def unpacked(short: dict[str, Any]) -> dict[str, Any]:
    """The summary again, with what follows from the rest."""
    size = sum(count for _, count, _ in short["kinds"])
    short = {**short, **{name: uneven(short[name], size) for name in FIGURES}}
    rows, columns = list(short["rows"]), list(short["columns"])
    table = short["table"]
    if table == "whole":
        table = [[row, column] for row in range(len(rows)) for column in range(len(columns))]
    places, names = iter(table), iter(short["ids"])
    money = short["money"]
    things: list[dict[str, Any]] = []
    for kind, count, tabled in short["kinds"]:
        for _ in range(count):
            k = len(things)
            one: dict[str, Any] = {"kind": kind}
            if tabled:
                row, column = next(places)
                one |= {"id": f"{columns[column]} {rows[row]}", "row": rows[row], "column": columns[column]}
            else:
                one["id"] = next(names)
            one |= {
                name: short[name][k] / scale if scale > 1 else short[name][k]
                for name, scale in FIGURES.items()
            }
            one["net"] = round(one["worth"] - one["price"] * money["worth"], 3)
            one["net_half"] = round(float(np.hypot(one["half"], one["price"] * money["half"])), 3)
            things.append(one)
    gone = {"kinds", "table", "ids", "all_games", *FIGURES}
    rest = {key: value for key, value in short.items() if key not in gone}
    return {**rest, "games": short["all_games"], "things": things}


def kept(game: str, file: Path | None = None) -> dict[str, Any]:
    """The settings of an almanac: of a file, or of the one that comes with a game."""
    if file is not None:
        try:
            data = read(file)
        except (ValueError, EOFError, gzip.BadGzipFile, zlib.error) as error:
            raise BadOption(f"{file} is no almanac: {error}.") from error
    elif kit.get(game).almanac:
        data = json.loads(kit.text(kit.get(game).almanac))
    else:
        title = kit.get(game).title()
        raise BadOption(f"{title} comes without an almanac; make one: saloon almanac build.")
    if not isinstance(data, dict) or not all(
        isinstance(one, dict) and "kinds" in one for one in data.values()
    ):
        raise BadOption(f"{file} is no almanac; `saloon almanac build` writes one.")
    return {name: unpacked(one) for name, one in data.items()}


def note(path: Path, setting: str, key: str, value: Any) -> None:
    """Write something more about a setting into an almanac that has it."""
    known = read(path)
    known[setting][key] = value
    write(path, known)


def keep(path: Path, found: dict[str, Any]) -> None:
    """Write one setting into an almanac; the others stay, in the order in which settings are listed."""
    known = read(path) if path.exists() else {}
    known[found["setting"]] = packed(found)
    order = list(worths_of(found["game"]).settings)
    known = {name: known[name] for name in sorted(known, key=order.index)}
    path.parent.mkdir(parents=True, exist_ok=True)
    write(path, known)


def read(path: Path) -> Any:
    """An almanac as it was written, packed where its name ends in .gz."""
    data = path.read_bytes()
    return json.loads(gzip.decompress(data) if path.suffix == ".gz" else data)


def write(path: Path, known: dict[str, Any]) -> None:
    """A line for each setting, so that a change shows which of them it changes; whole or not at all."""
    lines = (f"{json.dumps(name)}:{json.dumps(one, separators=(',', ':'))}" for name, one in known.items())
    fresh = path.with_name(path.name + ".new")
    data = ("{\n" + ",\n".join(lines) + "\n}\n").encode()
    fresh.write_bytes(gzip.compress(data, mtime=0) if path.suffix == ".gz" else data)
    fresh.replace(path)
