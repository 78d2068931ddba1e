"""What was measured of a game, for readers: a list of settings, one setting whole, one thing in all of them.

An almanac is a folder of the game, written by `saloon almanac build`: a file for each setting, its figures by column in
whole numbers. Nobody loads all of it: a page asks for the setting that it shows.
"""

from __future__ import annotations

import bz2
import functools
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from saloon import kit
from saloon.errors import Reason, SaloonError
from saloon.server.errors import NoEntry, no_game

FIGURES = ("price", "worth", "half", "win", "win_half")


def folder(game: str) -> Traversable:
    try:
        found = kit.get(game)
    except SaloonError:
        raise NoEntry(no_game(game)) from None
    if not found.almanac:
        raise NoEntry(Reason("almanac-none", game=game[:40]))
    return kit.resource(found.almanac)


def games() -> list[str]:
    """The games that have an almanac."""
    return [one.id for one in kit.kits() if one.almanac]


@functools.lru_cache(maxsize=8)
def listed(game: str) -> dict[str, dict[str, Any]]:
    """Every setting with what is needed to choose one."""
    found: dict[str, dict[str, Any]] = msgspec.json.decode(folder(game).joinpath("index.json").read_bytes())
    return found


@functools.lru_cache(maxsize=128)
def setting(game: str, name: str) -> dict[str, Any]:
    """One setting whole: read once, since whoever asks for one thing after the other has all of them looked at."""
    if name not in listed(game):
        raise NoEntry(Reason("almanac-no-setting", game=game, name=name[:60]))
    raw = bz2.decompress(folder(game).joinpath(f"{name}.json.bz2").read_bytes())
    found: dict[str, Any] = msgspec.json.decode(raw)
    return found


def thing(game: str, row: str, column: str) -> list[dict[str, Any]]:
    """What a thing of the table is worth in every setting that has it, and how often bots hire and use its halves."""
    found = []
    for name, head in listed(game).items():
        if not any(tabled for _, _, tabled in head["kinds"]):
            continue
        one = setting(game, name)
        at = place(one, row, column)
        if at is None:
            continue
        told = {key: figure(one, key, at) for key in FIGURES}
        seen = one.get("watched")
        if seen:
            told["seen"] = [seen["rows"].get(row), seen["columns"].get(column)]
        found.append({"setting": name, "money": one["money"], **told})
    if not found:
        raise NoEntry(Reason("almanac-no-thing", game=game, thing=f"{column[:40]} {row[:40]}".strip()))
    return found


def figure(one: dict[str, Any], name: str, at: int) -> Any:
    """A figure of a setting as people know it: columns hold whole numbers, or one for all."""
    column, scale = one[name], one["scales"][name]
    value = column if isinstance(column, int) else column[at]
    return value if scale == 1 else value / scale


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
