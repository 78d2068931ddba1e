"""An almanac on disk: a folder with a packed file for each setting, and a list with what is needed to choose one.

In a file the figures stand by column, as whole numbers, each rounded to a quarter of what it may be off by or finer:
that adds a hundredth to how far it is off (less where others take a hint from a table). How many games each thing of
a table had stands in the rows alone (0 here).
"""

from __future__ import annotations

import bz2
import json
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import numpy as np

from saloon import kit
from saloon.errors import BadOption
from saloon.lab.worth.trial import Setting, worths_of

LIST = "index.json"
PACKED = ".json.bz2"
HEAD = ("setting", "players", "options", "moment", "all_games", "half_widths", "kinds", "levels", "titles")
"""What the list says of a setting."""
FIGURES = {
    "price": "",
    "games": "",
    "worth": "half",
    "half": "half",
    "win": "win_half",
    "win_half": "win_half",
}
"""What is kept of a thing, and by which interval it is rounded."""
NET = (("worth", "half", "net", 3), ("win", "win_half", "net_win", 4))
"""What follows from a figure, its half-width and the price: the same net of what the price is worth."""
SCALES = (10, 20, 50, 100, 200, 500, 1000)
"""So many of a rounded figure's steps may make one."""
FINE = 4
"""Steps of a half-width, at least."""


def packed(found: dict[str, Any]) -> dict[str, Any]:
    """A summary in little room; a table's things by their place in it."""
    things = found["things"]
    rows, columns = list(found["rows"]), list(found["columns"])
    fine = (
        FINE if "like" in found else 2 * FINE
    )  # others take their hint, and the order of the ends, from those
    scales = {half: scale_of([one[half] for one in things], fine) for half in ("half", "win_half")}
    steps = {name: scales[half] if half else 1 for name, half in FIGURES.items()}
    if rows:
        things = [{**one, "games": 0} for one in things]
    short = {name: even([round(scale * one[name]) for one in things]) for name, scale in steps.items()}
    ids = [
        [rows.index(one["row"]), columns.index(one["column"])] if one.get("row") else one["id"]
        for one in things
    ]
    whole = [[row, column] for row in range(len(rows)) for column in range(len(columns))]
    table = [one for one in ids if isinstance(one, list)]
    runs: list[list[Any]] = []
    for one in things:
        if runs and runs[-1][0] == one["kind"]:
            runs[-1][1] += 1
        else:
            runs.append([one["kind"], 1, bool(one.get("row"))])
    return {
        **{key: value for key, value in found.items() if key not in ("things", "games")},
        "all_games": found["games"],
        "kinds": runs,
        "table": "whole" if table == whole else table,
        "ids": [one for one in ids if isinstance(one, str)],
        "scales": steps,
        **short,
    }


def scale_of(halves: list[float], fine: int) -> int:
    wanted = fine / max(1e-6, float(np.median(halves)))
    return next((scale for scale in SCALES if scale >= wanted), SCALES[-1])


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
                for name, scale in short["scales"].items()
            }
            for name, half, net, digits in NET:
                one[net] = round(one[name] - one["price"] * money[name], digits)
                one[f"{net}_half"] = round(float(np.hypot(one[half], one["price"] * money[half])), digits)
            things.append(one)
    gone = {"kinds", "table", "ids", "all_games", "scales", *FIGURES}
    rest = {key: value for key, value in short.items() if key not in gone}
    return {**rest, "games": short["all_games"], "things": things}


def folder_of(game: str) -> Traversable:
    """Where the almanac that comes with a game lies."""
    name = kit.get(game).almanac
    if not name:
        raise BadOption(
            f"{kit.get(game).title()} comes without an almanac; make one: saloon almanac build --into FOLDER."
        )
    return kit.resource(name)


def listed(folder: Traversable) -> dict[str, Any]:
    """The settings of an almanac, in their order, with what is needed to choose one."""
    try:
        found = json.loads(folder.joinpath(LIST).read_bytes())
    except OSError as error:
        said = "there is no such folder" if not folder.is_dir() else f"{LIST}: {error.strerror}"
        raise BadOption(
            f"{folder} is no almanac ({said}); `saloon almanac build --into` writes one."
        ) from error
    except ValueError as error:
        raise BadOption(
            f"{folder} is no almanac ({error}); `saloon almanac build --into` writes one."
        ) from error
    if not isinstance(found, dict):
        raise BadOption(f"{folder} is no almanac; `saloon almanac build --into` writes one.")
    return found


def packed_in(folder: Traversable, setting: str) -> dict[str, Any]:
    """One setting as it is written."""
    known = listed(folder)
    if setting not in known:
        raise BadOption(f"The almanac has no setting '{setting}'; it has {', '.join(known)}.")
    try:
        found = json.loads(bz2.decompress(folder.joinpath(f"{setting}{PACKED}").read_bytes()))
        return {**found, "kinds": found["kinds"]}
    except (OSError, ValueError, EOFError, TypeError, KeyError) as error:
        raise BadOption(f"{folder} is no almanac: {setting} cannot be read ({error}).") from error


def kept(folder: Traversable, setting: str = "") -> dict[str, Any]:
    """One setting of an almanac, the first where none is named."""
    return unpacked(packed_in(folder, setting or next(iter(listed(folder)), "")))


def hint(game: str, setting: Setting) -> dict[str, float]:
    """What the almanac that comes with the game says of the same things where they were measured most closely."""
    if not setting.like or not kit.get(game).almanac:
        return {}
    folder = folder_of(game)
    if setting.like not in listed(folder):
        return {}
    return {one["id"]: one["worth"] for one in kept(folder, setting.like)["things"] if one.get("row")}


def keep(folder: Path, found: dict[str, Any]) -> None:
    """Write one setting into an almanac; the others stay."""
    write(folder, found["game"], found["setting"], packed(found))


def note(folder: Path, game: str, setting: str, key: str, value: Any) -> None:
    """Write something more about a setting into an almanac that has it."""
    write(folder, game, setting, packed_in(folder, setting) | {key: value})


def write(folder: Path, game: str, setting: str, short: dict[str, Any]) -> None:
    """A setting and its line in the list, which has the order in which settings are named; whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    known = listed(folder) if folder.joinpath(LIST).exists() else {}
    known[setting] = {key: short[key] for key in HEAD if key in short}
    order = list(worths_of(game).settings)
    lines = [
        f"{json.dumps(name)}:{json.dumps(known[name], separators=(',', ':'))}"
        for name in sorted(known, key=order.index)
    ]
    data = json.dumps(short, separators=(",", ":")).encode()
    replaced(folder / f"{setting}{PACKED}", bz2.compress(data))
    replaced(folder / LIST, ("{\n" + ",\n".join(lines) + "\n}\n").encode())


def replaced(path: Path, data: bytes) -> None:
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(data)
    fresh.replace(path)
