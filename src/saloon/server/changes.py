"""What has changed from one view to the next, for readers who hold the one before.

A change is a path with the new value at its end: `["seats", 1, "money", 7]`. A list that has grown names its new items
by their places; whatever has lost something is told whole. All of it follows from two views of one reader, so it says
nothing that these do not.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

DEPTH = 3
"""How deep a path leads; what lies deeper is told as one."""
CHECKED = 32
"""Readers get a sum over the whole view each time they have been told this many items more."""

_sorted = msgspec.json.Encoder(order="sorted")


def changes(before: dict[str, Any], now: dict[str, Any]) -> list[list[Any]]:
    """What to write into the view before, in order, to have this one. Both have the same keys: those of one game."""
    found: list[list[Any]] = []
    _compare([], before, now, found)
    return found


def _compare(path: list[Any], before: Any, now: Any, found: list[list[Any]]) -> None:
    if type(now) is dict:
        pairs = [(key, before[key], value) for key, value in now.items() if before[key] is not value]
    else:
        pairs = [
            (k, was, value)
            for k, (was, value) in enumerate(zip(before, now, strict=False))
            if was is not value
        ]
    for key, was, value in pairs:
        if was == value:
            continue
        if len(path) + 1 < DEPTH and alike(was, value):
            _compare([*path, key], was, value, found)
        else:
            found.append([*path, key, value])
    if type(now) is list:
        found += [[*path, k, now[k]] for k in range(len(before), len(now))]


def alike(was: Any, value: Any) -> bool:
    """Whether one can be told by what is new in it."""
    if type(was) is not type(value):
        return False
    if type(value) is dict:
        return bool(was) and was.keys() == value.keys()
    return type(value) is list and 0 < len(was) <= len(value)


def check(view: dict[str, Any]) -> int:
    """A sum over a view: of its JSON without spaces, keys in order."""
    return zlib.crc32(_sorted.encode(view))


def due(before: int, now: int) -> bool:
    """Whether a reader who had been told so many items, and now so many, gets the sum too."""
    return before // CHECKED != now // CHECKED
