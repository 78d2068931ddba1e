"""Guided first games: a position, what the others will do, and what somebody beside you says at each step.

A lesson is a TOML file in this folder. Its steps stand in the order in which they are heard; `sitting.py` says when.
"""

from __future__ import annotations

import functools
import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from saloon.errors import SaloonError

LESSONS: Final = ("goat", "scoundrels")
LEARNER: Final = 0
"""The seat of the one who learns."""


class NoLesson(SaloonError, LookupError):
    """No lesson of that name; the message lists those there are."""


@dataclass(frozen=True, slots=True)
class Step:
    """Something that is said once, at its moment. Without a question to answer it waits for "Next"."""

    en: str
    de: str
    ask: str = ""
    """Said when a learner is asked a question of this kind (`hire:keep`: with such an answer), till it is answered."""
    after: str = ""
    """Said when an event of this kind has happened since the learner's last choice."""
    part: int = 0
    """Said only in this round (the Goat) or turn (3000 Scoundrels)."""
    over: bool = False
    """Said when the game is over."""
    try_: str = ""
    """A choice to recommend, if it is possible then."""
    tip_en: str = ""
    tip_de: str = ""
    """What is said besides about that choice, only if it is possible."""
    look: tuple[str, ...] = ()
    """Ids of things on the table to look at; those of the recommended choice are added."""

    def text(self, lang: str) -> str:
        return self.de if lang == "de" else self.en

    def tip(self, lang: str) -> str:
        return self.tip_de if lang == "de" else self.tip_en


@dataclass(frozen=True, slots=True)
class Lesson:
    """One guided game."""

    name: str
    game: str
    position: str
    names: tuple[str, ...]
    """Everybody's name by seat; the learner's is never read."""
    script: dict[tuple[int, int], tuple[str, ...]]
    """What each of the others wishes to choose in each part; where none of it is possible, a bot chooses."""
    steps: tuple[Step, ...]


def step_of(row: dict[str, Any]) -> Step:
    values = {("try_" if key == "try" else key): value for key, value in row.items()}
    return Step(**values | {"look": tuple(row.get("look", ()))})


@functools.cache
def load(name: str) -> Lesson:
    """The lesson of a name."""
    if name not in LESSONS:
        raise NoLesson(f"There is no lesson '{name[:40]}'; there are {', '.join(LESSONS)}.")
    data = tomllib.loads(files("saloon.lessons").joinpath(f"{name}.toml").read_text(encoding="utf-8"))
    return Lesson(
        name,
        data["game"],
        data["position"],
        tuple(data["names"]),
        {
            (int(seat), int(part)): tuple(words)
            for seat, parts in data["script"].items()
            for part, words in parts.items()
        },
        tuple(step_of(row) for row in data["step"]),
    )
