"""Values of a position: what they must be, and the words that refuse them."""

from __future__ import annotations

from typing import Any

from saloon.errors import BadPosition

MOST = 1_000_000  # of anything that is counted


def fail(reason: str) -> BadPosition:
    return BadPosition(f"This position cannot be: {reason}")


def number(row: dict[str, Any], key: str, default: int) -> int:
    value = row.get(key, default)
    if not is_number(value) or not min(0, default) <= value <= MOST:
        raise fail(f"{key} is {value!r}; it is a whole number from 0 to {MOST}.")
    return int(value)


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def seat_in(row: dict[str, Any], key: str, default: int, n: int) -> int:
    seat = number(row, key, default)
    if seat >= n:
        raise fail(f"{key} is seat {seat}; seats are 0 to {n - 1}.")
    return seat


def known(table: dict[str, int], name: Any, what: str) -> int:
    if not isinstance(name, str) or name not in table:
        raise fail(f"there is no {what} '{name}'; there are {', '.join(table)}.")
    return table[name]
