"""Every phrase of both boxes, and a second, slow parser that finds all trees a phrase could have."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

from saloon.games.scoundrels.cards.table import Table
from saloon.games.scoundrels.catalogue.reading import HERE

TEXTS = ("text", "top", "bottom", "score")
PHRASES = ("timing", "requirement", "after")


def entries() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table of the catalogue that has texts, with its file."""
    for path in (*sorted(HERE.glob("*.toml")), *sorted(HERE.glob("double-or-nothing/*.toml"))):
        yield from ((path.name, entry) for entry in _tables(tomllib.loads(path.read_text(encoding="utf-8"))))


def _tables(value: object) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
        for item in value.values():
            yield from _tables(item)
    elif isinstance(value, list):
        for item in value:
            yield from _tables(item)


@cache
def texts() -> tuple[str, ...]:
    """All abilities, each once."""
    found = (e[f] for _, e in entries() for f in (*TEXTS, "setup", "day") if isinstance(e.get(f), str))
    return tuple(dict.fromkeys(t for t in found if t))


@cache
def phrases() -> tuple[tuple[str, str], ...]:
    """All timings, requirements and afters with their kind, each once."""
    found = ((f, e[f]) for _, e in entries() for f in PHRASES if isinstance(e.get(f), str))
    return tuple(dict.fromkeys(found))


class Naive:
    """Tries every row at every place. It shares nothing with the grammar but the table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def trees(self, kind: str, text: str) -> list[Any]:
        """All trees of the whole text."""
        self.text, self.memo = text, dict[tuple[str, int], list[tuple[int, Any]]]()
        return [tree for end, tree in self._kind(kind, 0) if end == len(text)]

    def _kind(self, kind: str, at: int) -> list[tuple[int, Any]]:
        if (kind, at) not in self.memo:
            self.memo[kind, at] = list(self._every(kind, at))
        return self.memo[kind, at]

    def _every(self, kind: str, at: int) -> Iterator[tuple[int, Any]]:
        if kind == "number":
            if match := re.compile(r"[1-9](?!\d)").match(self.text, at):
                yield match.end(), int(match.group())
        elif kind == "money":
            if match := re.compile(r"\$([1-9]\d?)(?!\d)").match(self.text, at):
                yield match.end(), int(match.group(1))
        elif kind == "slots":
            if match := re.compile(r"[A2-6](, [A2-6]){1,2}").match(self.text, at):
                slots = match.group().split(", ")
                if slots == sorted(set(slots), key="A23456".index):
                    yield match.end(), slots
        elif kind in self.table.words:
            for word in self.table.words[kind]:
                if self.text.startswith(word, at):
                    yield at + len(word), word
        else:
            for row in self.table.kinds[kind]:
                for end, children in self._parts(re.findall(r"<\w+>|[^<]+", row.english), at):
                    yield end, [row.id, *children]

    def _parts(self, parts: list[str], at: int) -> Iterator[tuple[int, list[Any]]]:
        if not parts:
            yield at, []
        elif parts[0].startswith("<"):
            for end, child in self._kind(parts[0][1:-1], at):
                for last, rest in self._parts(parts[1:], end):
                    yield last, [child, *rest]
        elif self.text.startswith(parts[0], at):
            yield from self._parts(parts[1:], at + len(parts[0]))
