"""Catalogues of former releases, by hash: each is the one after it with a few entries put back.

A game keeps the cards it was begun with. When a card is corrected, its old entry goes into a file here, and the hashes
that the catalogue had go into the list; nothing in the list is ever changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent / "superseded"


@dataclass(frozen=True)
class Superseded:
    """One former catalogue."""

    rules: int
    """The rules version it was played with."""
    file: str
    """Entries to put back; none if the cards did not change, only what is done with them."""
    hashes: dict[str, str]
    """By box."""


SUPERSEDED: Final = (
    Superseded(2, "", {"base": "69cc716ce4a5257a", "double-or-nothing": "f581541949c6d859"}),
    Superseded(1, "1.toml", {"base": "69cc716ce4a5257a", "double-or-nothing": "16ead4055416b489"}),
)
"""Newest first: the entries of the first are put into the present catalogue, those of the next into what that gives."""


def steps_back(rules: int, present: int) -> list[int]:
    """How many catalogues to go back for those of a rules version, newest first; none of a version never played."""
    found = [0] if rules == present else []
    return found + [k for k, one in enumerate(SUPERSEDED, 1) if one.rules == rules]
