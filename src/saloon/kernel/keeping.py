"""What a table keeps of the views it has made: pieces, each with the facts it was made from.

Facts are plain ints, which are quick to compare. What a viewer may see is decided when a piece is made; facts that they
may not see only lead to making it once more.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EVERYBODY: Final = -2
"""The viewer of a piece that reads alike for all."""


class Piece:
    """A part of the view, for whoever has looked at it since its facts changed."""

    def __init__(self) -> None:
        self.facts: list[int] = []
        self.made: dict[int, object] = {}
        self.new: bool = True

    def renew(self, facts: list[int]) -> bool:
        """Whether these are other facts than before."""
        if self.new or facts != self.facts:
            self.new = False
            self.facts = facts
            self.made = {}
            return True
        return False


class Rows:
    """A part that mostly grows at its end: rows of ints, as each viewer may read them."""

    def __init__(self, width: int) -> None:
        self.width: i64 = width
        self.facts: list[int] = []
        self.read: dict[int, list[dict[str, object]]] = {}

    def renew(self, facts: list[int]) -> None:
        """Forget what was read of rows that are no longer what they were."""
        known = self.facts
        if len(facts) == len(known) and facts == known:
            return
        if facts[: len(known)] != known:
            width = self.width
            most: i64 = min(len(known), len(facts)) // width
            same: i64 = 0
            while (
                same < most
                and facts[same * width : (same + 1) * width] == known[same * width : (same + 1) * width]
            ):
                same += 1
            self.read = {viewer: rows[:same] for viewer, rows in self.read.items()}
        self.facts = facts[:]

    def of(self, viewer: int) -> list[dict[str, object]]:
        """What this viewer has read of them so far; never to be written into."""
        found = self.read.get(viewer)
        if found is None:
            found = []
            self.read[viewer] = found
        return found
