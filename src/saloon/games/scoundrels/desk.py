"""The catalogue as others ask for it: its cards as they are drawn, and whether somebody's own file can be used."""

from __future__ import annotations

import functools
from typing import Any

from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.cards import parse
from saloon.games.scoundrels.faces import faces

BOOKS = {"scoundrels": catalogue.BASE, "double-or-nothing": catalogue.DOUBLE_OR_NOTHING}
"""The box of each rulebook."""


@functools.lru_cache(maxsize=16)
def cards(book: str, own: str | None = None) -> dict[str, list[dict[str, Any]]]:
    """The cards that a rulebook is about, by kind, with those of a kept file."""
    return faces(catalogue.load(BOOKS[book], own))


def prepare() -> None:
    """Read what every check needs, once."""
    parse.parser()
    for box in catalogue.BOXES:
        catalogue.load(box)


def check(text: str, name: str) -> None:
    """Read somebody's card file against every box; raises BadCatalogue, with what is wrong and the cure."""
    for box in catalogue.BOXES:
        catalogue.load_text(box, text, name)


def tables() -> list[tuple[int, dict[str, Any]]]:
    """Players and options of the games in which a file is tried: every box, and what brings more cards into play."""
    more = {"expansion": catalogue.DOUBLE_OR_NOTHING, "strategy_cards": True}
    return [(2, {}), (4, {"strategy_cards": True}), (2, more), (4, more)]
