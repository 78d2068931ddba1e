"""Reading the rows of the language table: what parts of a sentence mean in numbers."""

from __future__ import annotations

from typing import Any, Final

from saloon.errors import BadCatalogue

Node = list[Any]

SITE: Final = {"Depot": 0, "Estate": 1, "Laboratory": 2}
SLOT: Final = {"A": 0, "2": 1, "3": 2, "4": 3, "5": 4, "6": 5}


def unknown(row: str) -> BadCatalogue:
    return BadCatalogue(f"Row {row} of the language table has no op in this game; use another sentence.")


def row_number(node: Node, letter: str, last: int) -> int:
    """`["P3"]` is 3: rows whose number is what the op wants."""
    number = int(node[0].removeprefix(letter))
    if not 1 <= number <= last:
        raise unknown(node[0])
    return number


def how_many(words: str) -> int:
    """`2 debts` is 2."""
    return int(words.partition(" ")[0])
