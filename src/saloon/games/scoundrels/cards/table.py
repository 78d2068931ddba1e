"""Reads `language.md`: the patterns, word lists and verbs that all card texts are made of.

The tables are the one source of the language. Grammar, parser and both renderers follow from the rows, so a new
row is a new thing that cards can say.
"""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from saloon.errors import BadCatalogue

LANGUAGE: Final = Path(__file__).parents[1] / "catalogue" / "language.md"

PHRASES: Final = ("sentence", "timing", "requirement", "after")
"""The kinds that a card's fields are written in; all other kinds are parts of these."""

NUMBERS: Final = frozenset({"number", "money"})
"""Kinds that are numbers, and have neither rows nor words."""

_PLACEHOLDER: Final = re.compile(r"<(\w+)>")
_ID: Final = re.compile(r"[A-Z]\d+")
_NAME: Final = re.compile(r"[a-z]\w*(-\w+)*")


@dataclass(frozen=True, slots=True)
class Row:
    """A pattern: one way to say a thing of its kind."""

    id: str
    name: str
    """What the code calls it: a constant of `rows`."""
    kind: str
    english: str
    meaning: str
    german: str

    @property
    def parts(self) -> tuple[str, ...]:
        """The kinds of the placeholders, in the order of the English pattern."""
        return tuple(_PLACEHOLDER.findall(self.english))


@dataclass(frozen=True, slots=True)
class Verb:
    """The forms of a German verb that a text may need."""

    imperative: str
    particle: str
    with_zu: str
    infinitive: str


@dataclass(frozen=True)
class Table:
    """All rows, words and verbs, in the order of the page."""

    rows: dict[str, Row]
    words: dict[str, dict[str, str]]
    """By list: English to German."""
    verbs: dict[str, Verb]

    @functools.cached_property
    def kinds(self) -> dict[str, tuple[Row, ...]]:
        """The rows of each kind."""
        kinds: dict[str, list[Row]] = {}
        for row in self.rows.values():
            kinds.setdefault(row.kind, []).append(row)
        return {kind: tuple(rows) for kind, rows in kinds.items()}

    @property
    def slots(self) -> tuple[str, ...]:
        """The slots in their order."""
        return tuple(self.words["slot"])


def read(page: str, source: str = "language.md") -> Table:
    """Read the tables of a page; everything else on it is for people."""
    rows: dict[str, Row] = {}
    words: dict[str, dict[str, str]] = {}
    verbs: dict[str, Verb] = {}
    for number, line in enumerate(page.splitlines(), 1):
        if not line.startswith("|"):
            continue
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        code = [cell.strip("`") for cell in cells]
        where = f"{source}, line {number}"
        if len(cells) == 6 and _ID.fullmatch(cells[0]):
            if cells[0] in rows:
                raise BadCatalogue(f"{where}: row {cells[0]} stands there twice; give one of them a free id.")
            if not all(cells):
                raise BadCatalogue(f"{where}: row {cells[0]} needs name, kind, English, meaning and German.")
            rows[cells[0]] = Row(cells[0], cells[1], cells[2], code[3], cells[4], code[5])
        elif len(cells) == 3 and cells[1].startswith("`"):
            words.setdefault(cells[0], {})[code[1]] = code[2]
        elif len(cells) == 5 and cells[0].isalpha() | (" " in cells[0]) and cells[0] not in ("id", "verb"):
            verbs[cells[0]] = Verb(*cells[1:])
    table = Table(rows, words, verbs)
    _check(table, source)
    return table


def _check(table: Table, source: str) -> None:
    """Every part of a row must exist, in both languages."""
    known = {*table.kinds, *table.words, *NUMBERS, "slots"}
    names: dict[str, str] = {}
    for row in table.rows.values():
        where = f"{source}, row {row.id}"
        if not _NAME.fullmatch(row.name):
            raise BadCatalogue(f"{where}: {row.name!r} is no name; write lower case words with hyphens.")
        if names.setdefault(row.name, row.id) != row.id:
            raise BadCatalogue(f"{where}: {row.name!r} is the name of row {names[row.name]}; take another.")
        for part in row.parts:
            if part not in known:
                raise BadCatalogue(
                    f"{where}: nothing is called <{part}>; it needs rows or a word list of that name."
                )
        german = [
            part.partition(":")[0] for part in re.findall(r"<([\w:]+)>", row.german.partition(" / ")[0])
        ]
        if sorted(german) != sorted(row.parts):
            raise BadCatalogue(f"{where}: the German must have the same parts as the English.")
        verb = re.match(r"\[([^\]]+)\] ", row.german)
        if verb and verb.group(1) not in table.verbs:
            raise BadCatalogue(f"{where}: the verb table lacks {verb.group(1)!r}; add its forms.")


@functools.cache
def table() -> Table:
    """The language of the cards."""
    return read(LANGUAGE.read_text(encoding="utf-8"))
