"""What was measured of a game, for readers: a list of settings, one setting whole, one thing in all of them.

An almanac is a file of the game, packed by `saloon almanac build`: a setting's figures stand by column, whole numbers.
Nobody loads all of it: a page asks for the setting that it shows.
"""

from __future__ import annotations

import functools
from typing import Any

import msgspec

from saloon import kit
from saloon.errors import SaloonError
from saloon.server.errors import NoEntry

HEAD = ("setting", "players", "options", "moment", "all_games", "half_widths", "kinds", "levels")
"""What the list says of a setting."""
FIGURES = ("price", "worth", "half", "win", "win_half")


@functools.lru_cache(maxsize=8)
def file(game: str) -> dict[str, msgspec.Raw]:
    """The almanac of a game, setting by setting, each as it is written."""
    try:
        found = kit.get(game)
    except SaloonError as error:
        raise NoEntry(str(error)[:300]) from None
    if not found.almanac:
        raise NoEntry(f"'{game[:40]}' has no almanac.")
    return msgspec.json.decode(kit.text(found.almanac).encode(), type=dict[str, msgspec.Raw])


@functools.lru_cache(maxsize=8)
def settings(game: str) -> dict[str, dict[str, Any]]:
    """The same, read: once, since whoever asks for one thing after the other would have all of it read for each."""
    return {name: msgspec.json.decode(raw) for name, raw in file(game).items()}


def setting(game: str, name: str) -> dict[str, Any]:
    """One setting whole, packed."""
    found = settings(game).get(name)
    if found is None:
        raise NoEntry(f"The almanac of '{game}' has no setting '{name[:60]}'.")
    return found


@functools.lru_cache(maxsize=8)
def listed(game: str) -> dict[str, dict[str, Any]]:
    """Every setting with what is needed to choose one."""
    return {name: {key: one[key] for key in HEAD if key in one} for name, one in settings(game).items()}


def thing(game: str, row: str, column: str) -> list[dict[str, Any]]:
    """What a thing of the table is worth in every setting that has it, and how often bots hire and use its halves."""
    found = []
    for name, one in settings(game).items():
        at = place(one, row, column)
        if at is None:
            continue
        told = {key: one[key] if isinstance(one[key], int) else one[key][at] for key in FIGURES}
        seen = one.get("watched")
        if seen:
            told["seen"] = [seen["rows"].get(row), seen["columns"].get(column)]
        found.append({"setting": name, "money": one["money"], **told})
    if not found:
        raise NoEntry(f"The almanac of '{game}' has no '{column[:40]} {row[:40]}'.")
    return found


def place(one: dict[str, Any], row: str, column: str) -> int | None:
    """Where the figures of a thing stand in the columns of a setting."""
    rows, columns = list(one["rows"]), list(one["columns"])
    if row not in rows or column not in columns:
        return None
    at = [rows.index(row), columns.index(column)]
    if one["table"] == "whole":
        within = at[0] * len(columns) + at[1]
    elif at in one["table"]:
        within = one["table"].index(at)
    else:
        return None
    before = 0
    for _, count, tabled in one["kinds"]:
        if tabled:
            return int(before + within)
        before += count
    return None
