"""Reading the parts of a sentence: what the rows of the language table mean in numbers, and which verb a row is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from saloon.errors import BadCatalogue
from saloon.games.scoundrels.engine.state import Ability

Node = list[Any]
"""A part of a text: the id of its row, then its own parts."""

Verbs = dict[str, Callable[..., Ability]]
"""By row: who makes the op from the row's parts. Every room of verbs ends with its own."""

SITE: Final = {"Depot": 0, "Estate": 1, "Laboratory": 2}
SLOT: Final = {"A": 0, "2": 1, "3": 2, "4": 3, "5": 4, "6": 5}


def unknown(row: str) -> BadCatalogue:
    return BadCatalogue(f"Row {row} of the language table has no op in this game; use another sentence.")


def meant(node: Node, numbers: dict[str, int]) -> int:
    """The number of a row, of those that an op takes."""
    if node[0] not in numbers:
        raise unknown(node[0])
    return numbers[node[0]]


def how_many(words: str) -> int:
    """`2 debts` is 2."""
    return int(words.partition(" ")[0])
