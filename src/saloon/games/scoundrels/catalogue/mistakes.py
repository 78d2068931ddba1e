"""What is wrong with a card file, and where: all of it at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from saloon.errors import BadCatalogue

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Where:
    """The place of an entry, for messages."""

    file: str
    line: int
    kind: str
    id: str
    own: bool = False

    def bad(self, problem: str, field: str = "", column: int = 0) -> BadCatalogue:
        """The error, with its place in front."""
        parts = [
            self.file,
            f"line {self.line}" if self.line else "",
            f"{self.kind} {self.id!r}" if self.id else self.kind,
        ]
        parts += [field, f"column {column}" if column else ""]
        return BadCatalogue(f"{', '.join(filter(None, parts))}: {problem}")


class Mistakes(BadCatalogue):
    """Everything that is wrong with a file; as one error it reads like the first of them."""

    def __init__(self, problems: list[BadCatalogue]) -> None:
        super().__init__(str(problems[0]))
        self.problems = problems


def problems(error: BadCatalogue) -> list[BadCatalogue]:
    """What an error says, one by one."""
    return list(getattr(error, "problems", None) or [error])


class Collector:
    """Goes on after a mistake, so that a file is told all of them at once."""

    def __init__(self) -> None:
        self.found: list[BadCatalogue] = []

    def tried(self, work: Callable[..., T], *given: Any) -> T | None:
        """What comes of it; None if that was a mistake, which is remembered."""
        try:
            return work(*given)
        except BadCatalogue as error:
            known = {str(one) for one in self.found}
            self.found += [one for one in problems(error) if str(one) not in known]
            return None

    def settle(self) -> None:
        """Raise what was found, if anything was."""
        if self.found:
            raise Mistakes(self.found)
