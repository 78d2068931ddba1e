"""Reads `board.toml`: how much of everything there is, per number of players."""

from __future__ import annotations

import functools
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from saloon.games.goat.engine.names import CHARACTERS, LOCATIONS, TOKENS, place_of


@dataclass(frozen=True)
class Board:
    """The numbers of one set-up."""

    locations: tuple[int, ...]
    """In play besides the Saloon."""
    tokens: tuple[int, ...]
    """In the supply before anything is dealt, by kind."""
    values: tuple[int, ...]
    icons: tuple[int, ...]
    """Coin icons by location."""
    characters: tuple[int, ...]
    hats: int
    rounds: int
    hand: int
    """Cards a dealer offers from."""
    faceup: int
    """Characters removed faceup each round."""
    coins: int
    coins_each: int


@functools.cache
def _file() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("board.toml").read_text(encoding="utf-8"))


@functools.cache
def board(players: int, small: bool) -> Board:
    data = _file()
    table = data["small"] if small else data["players"][str(players)]
    locations = tuple(LOCATIONS.index(name) for name in table["locations"])
    icons = {row["id"]: row["coins"] for row in data["location"]} | table.get("coins", {})
    in_play = {*locations, 4, 5}
    characters = table.get("characters") or [c for k, c in enumerate(CHARACTERS) if place_of(k) in in_play]
    return Board(
        locations=locations,
        tokens=tuple(table["tokens"].get(name, 0) for name in TOKENS),
        values=tuple(row["value"] for row in data["location"]),
        icons=tuple(icons[name] for name in LOCATIONS),
        characters=tuple(CHARACTERS.index(name) for name in characters),
        hats=table["hats"],
        rounds=table["rounds"],
        hand=table.get("hand", 4),
        faceup=table.get("faceup", 1),
        coins=data["coins"]["supply"],
        coins_each=data["coins"]["each"],
    )
