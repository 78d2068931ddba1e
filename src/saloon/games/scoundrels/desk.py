"""The catalogue as others ask for it: its cards as they are drawn, and whether somebody's own file can be used."""

from __future__ import annotations

import functools
from typing import Any

from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.cards import parse
from saloon.games.scoundrels.faces import faces
from saloon.languages import FIRST

BOOKS = {"scoundrels": catalogue.BASE, "double-or-nothing": catalogue.DOUBLE_OR_NOTHING}
"""The box of each rulebook."""


@functools.lru_cache(maxsize=16)
def cards(book: str, own: str | None = None) -> dict[str, list[dict[str, Any]]]:
    """The cards that a rulebook is about, by kind, with those of a kept file."""
    return faces(catalogue.load(BOOKS[book], own))


def drawn(options: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """The cards that a game of these options is played with."""
    box = str(options.get("expansion") or catalogue.BASE)
    return faces(catalogue.load(box, options.get("cards")))


def card(text: str, box: str, lang: str = FIRST) -> dict[str, Any]:
    """A file that is being written: everything that is wrong with it; if nothing is, its cards as they are drawn."""
    found = catalogue.mistakes(text, "cards.toml", lang)
    if found or box not in catalogue.BOXES:
        return {"mistakes": found, "faces": {}}
    loaded = catalogue.load_text(box, text, "cards.toml")
    drawn = {}
    for kind, some in faces(loaded).items():
        own = {entry.id for entry in getattr(loaded, kind) if entry.own}
        if own:
            drawn[kind] = [one for one in some if one["id"] in own]
    return {"mistakes": [], "faces": drawn}


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
