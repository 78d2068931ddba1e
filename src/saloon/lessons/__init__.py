"""Guided first games: a position, what the others will do, and what somebody beside you says at each step.

A lesson is a TOML file that a game's kit names. Its steps stand in the order in which they are heard; `sitting.py`
says when.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from saloon import kit
from saloon.errors import SaloonError
from saloon.languages import LANGUAGES

LEARNER: Final = 0
"""The seat of the one who learns."""


class NoLesson(SaloonError, LookupError):
    """No lesson of that name; the message lists those there are."""


@dataclass(frozen=True, slots=True)
class Step:
    """Something that is said once, at its moment. Without a question to answer it waits for "Next"."""

    texts: Mapping[str, str]
    """What is said, by language."""
    ask: str = ""
    """Said while the learner is asked a question of this kind (`hire:keep`: with such an answer)."""
    after: str = ""
    """Said when an event of this kind has happened since the learner's last choice."""
    part: int = 0
    """Said only in this part of the game: its round or turn, as the lesson says."""
    over: bool = False
    """Said when the game is over."""
    try_: str = ""
    """A choice to recommend, if it is possible then."""
    tips: Mapping[str, str] = field(default_factory=dict)
    """What is said besides about that choice, only if it is possible."""
    look: tuple[str, ...] = ()
    """Ids of things on the table to look at; those of the recommended choice are added."""

    def text(self, lang: str) -> str:
        return self.texts[lang]

    def tip(self, lang: str) -> str:
        return self.tips.get(lang, "")


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
    counts: str
    """What the parts of the game are counted by: a number of its view, such as the round."""


def step_of(row: dict[str, Any]) -> Step:
    spoken = {*LANGUAGES, *(f"tip_{lang}" for lang in LANGUAGES)}
    values = {("try_" if key == "try" else key): value for key, value in row.items() if key not in spoken}
    tips = {lang: row[f"tip_{lang}"] for lang in LANGUAGES if f"tip_{lang}" in row}
    texts = {lang: row[lang] for lang in LANGUAGES}
    return Step(**values | {"texts": texts, "tips": tips, "look": tuple(row.get("look", ()))})


def lessons() -> tuple[str, ...]:
    """The games that have a lesson, which has the game's name."""
    return tuple(one.id for one in kit.kits() if one.lesson)


@functools.cache
def load(name: str) -> Lesson:
    """The lesson of a name."""
    if name not in lessons():
        raise NoLesson(f"There is no lesson '{name[:40]}'; there are {', '.join(lessons())}.")
    data = tomllib.loads(kit.text(kit.get(name).lesson))
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
        data["counts"],
    )
