"""What has changed from one view to the next, for readers who hold the one before.

A change is a path with the new value at its end: `["seats", 1, {…}]`. Paths lead to the parts of the view's parts and
no further, for to look deeper costs more than to send what lies there; a list that has grown names its new items by
their places, and whatever has lost something is told whole. All of it follows from two views of one reader, so it says
nothing that these do not. What all readers read alike is compared, and encoded, once for them all.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

CHECKED = 128
"""Readers get a sum over the whole view each time they have been told this many items more: to put all keys in order
costs as much as all changes of a move."""

NOT_THERE = object()
_plain = msgspec.json.Encoder()
_sorted = msgspec.json.Encoder(order="sorted")


def changes(
    before: dict[str, Any], now: dict[str, Any], but: dict[str, Any] | None = None
) -> list[list[Any]]:
    """What to write into the view before, in order, to have this one; what stands in `but` is told otherwise."""
    found: list[list[Any]] = []
    for key, value in now.items():
        if but is not None and key in but:
            continue
        was: Any = before.get(key, NOT_THERE)
        if was is value:
            continue
        if isinstance(value, list) and isinstance(was, list) and 0 < len(was) <= len(value):
            _items(found, [key], was, value)
        elif isinstance(value, dict) and isinstance(was, dict) and was and was.keys() == value.keys():
            _parts(found, key, was, value)
        elif was != value:
            found.append([key, value])
    return found


class Alike:
    """What has changed of that which everybody reads alike, from the moment that was asked for last to another."""

    def __init__(self) -> None:
        self.before: dict[str, Any] | None = None
        self.now: dict[str, Any] | None = None
        self.found: list[Any] = []

    def changes(self, before: dict[str, Any], now: dict[str, Any]) -> list[Any]:
        """Each encoded. A part that not everybody read alike before is told whole."""
        if self.before is not before or self.now is not now:
            self.before, self.now = before, now
            self.found = [msgspec.Raw(_plain.encode(change)) for change in changes(before, now)]
        return self.found


def _parts(found: list[list[Any]], key: str, was: dict[str, Any], value: dict[str, Any]) -> None:
    """Of a part that has the same names as before, those whose value has changed."""
    for name, part in value.items():
        old = was[name]
        if old is part:
            continue
        if isinstance(part, list) and isinstance(old, list) and 0 < len(old) < len(part):
            if part[: len(old)] == old:  # it has only got more
                for k in range(len(old), len(part)):
                    found.append([key, name, k, part[k]])
            else:
                found.append([key, name, part])
        elif old != part:
            found.append([key, name, part])


def _items(found: list[list[Any]], path: list[Any], was: list[Any], value: list[Any]) -> None:
    """Of a list that is at least as long as it was, what has changed and what is new."""
    for k in range(len(was)):
        old, item = was[k], value[k]
        if old is not item and old != item:
            found.append([*path, k, item])
    for k in range(len(was), len(value)):
        found.append([*path, k, value[k]])


def check(view: dict[str, Any]) -> int:
    """A sum over a view: of its JSON without spaces, keys in order."""
    return zlib.crc32(_sorted.encode(view))


def due(before: int, now: int) -> bool:
    """Whether a reader who had been told so many items, and now so many, gets the sum too."""
    return before // CHECKED != now // CHECKED
