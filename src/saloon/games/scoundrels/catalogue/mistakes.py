"""What is wrong with a card file, and where: all of it at once, in the reader's language (`words/mistakes.toml`)."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from saloon.errors import BadCatalogue, Reason
from saloon.languages import FIRST

T = TypeVar("T")
WORDS: Final = Path(__file__).parents[1] / "words" / "mistakes.toml"


@functools.cache
def sayings() -> dict[str, dict[str, dict[str, str]]]:
    """By room, name and language."""
    return tomllib.loads(WORDS.read_text(encoding="utf-8"))


class Saying(Reason):
    """What is to be told, by its room and name there, and the facts; a fact may be a saying too."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A fact that is several, with what stands between them."""

    parts: Sequence[object]
    between: str = "list.and"


def told(said: object, lang: str = FIRST) -> str:
    """A saying in words, or a fact of one."""
    if isinstance(said, Listed):
        return told(Saying(said.between), lang).join(told(one, lang) for one in said.parts)
    if not isinstance(said, Saying):
        return str(said)
    room, _, name = said.id.partition(".")
    words = sayings()[room][name]
    facts = {
        key: told(fact, lang) if isinstance(fact, (Saying, Listed)) else fact
        for key, fact in said.facts.items()
    }
    return words.get(lang, words[FIRST]).format(**facts)


class Mistake(BadCatalogue):
    """One thing that is wrong: where, and what with the cure."""

    def __init__(self, place: Sequence[object], reason: Saying) -> None:
        self.place = [part for part in place if part]
        self.reason = reason
        super().__init__(self.told())

    def told(self, lang: str = FIRST) -> str:
        place = ", ".join(told(part, lang) for part in self.place)
        problem = told(self.reason, lang)
        return f"{place}: {problem}" if place else problem

    def __reduce__(self) -> tuple[Any, ...]:
        return Mistake, (self.place, self.reason)


@dataclass(frozen=True, slots=True)
class Where:
    """The place of an entry, for messages."""

    file: str
    line: int
    kind: str
    id: str
    own: bool = False

    def bad(self, problem: str | Saying, field: str = "", column: int = 0, /, **facts: object) -> Mistake:
        """The mistake, with its place in front; `problem` is its name in `words/mistakes.toml`."""
        return Mistake(
            [
                self.file,
                Saying("at.line", line=self.line) if self.line else "",
                f"{self.kind} {self.id!r}" if self.id else self.kind,
                field,
                Saying("at.column", column=column) if column else "",
            ],
            problem if isinstance(problem, Saying) else Saying(problem, **facts),
        )


class Mistakes(BadCatalogue):
    """Everything that is wrong with a file, a line each; where there is room for one line it reads like the first."""

    def __init__(self, problems: list[BadCatalogue]) -> None:
        super().__init__(str(problems[0]))
        self.problems = problems

    def told(self, lang: str = FIRST) -> str:
        return "\n".join(in_words(one, lang) for one in self.problems)

    def __reduce__(self) -> tuple[Any, ...]:
        return Mistakes, (self.problems,)


def problems(error: BadCatalogue) -> list[BadCatalogue]:
    """What an error says, one by one."""
    return list(getattr(error, "problems", None) or [error])


def in_words(error: Exception, lang: str = FIRST) -> str:
    """An error in a language, if it can be told in any."""
    told: Callable[[str], str] | None = getattr(error, "told", None)
    return told(lang) if told else str(error)


class Collector:
    """Goes on after a mistake, so that a file is told all of them at once."""

    def __init__(self) -> None:
        self.found: list[BadCatalogue] = []
        self._known: set[str] = set()

    def add(self, *found: BadCatalogue) -> None:
        """Remember mistakes, each once."""
        for one in found:
            if str(one) not in self._known:
                self._known.add(str(one))
                self.found.append(one)

    def tried(self, work: Callable[..., T], *given: Any) -> T | None:
        """What comes of it; None if that was a mistake, which is remembered."""
        try:
            return work(*given)
        except BadCatalogue as error:
            self.add(*problems(error))
            return None

    def settle(self) -> None:
        """Raise what was found, if anything was."""
        if self.found:
            raise Mistakes(self.found)
