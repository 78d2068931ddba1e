"""Rows of the database as typed values."""

from __future__ import annotations

from typing import Any

import msgspec


class Line(msgspec.Struct, frozen=True):
    """One line of a table's log: a choice, or anything else that all processes must agree on."""

    table: str
    seq: int
    kind: str
    seat: int | None
    word: str
    key: str | None
    at: float
    person: str | None = None
    """Who did it, whoever has the chair later; null: the table itself, or somebody who has been deleted."""

    def values(self) -> tuple[str, int, str, int | None, str, str | None, float, str | None]:
        """In the order of the columns."""
        return (self.table, self.seq, self.kind, self.seat, self.word, self.key, self.at, self.person)


class Person(msgspec.Struct, frozen=True):
    """A guest: a name and a way to come back."""

    id: str
    name: str
    lang: str
    epoch: int
    recovery: str
    created: float
    seen: float = 0.0
    """To a day."""


class Seat(msgspec.Struct):
    """A chair at a table and who has it."""

    seat: int
    kind: str
    """`human`, `bot` or `empty`."""
    bot: str = ""
    person: str | None = None
    name: str = ""
    secret: str | None = None
    """The hash of the seat's secret."""
    seen: float = 0.0


Rights = tuple[list[tuple[int, str | None, str | None]], dict[str, int]]
"""Of a table: each chair with its person and the hash of its secret, and how often each of them, and its host, has
signed out everywhere."""


class TableRecord(msgspec.Struct):
    """What a table was created with: it never changes, but for its status and what comes after it."""

    id: str
    game: str
    rules: int
    catalogue: str
    options: dict[str, Any]
    seed: int
    salt: str
    pace: str
    clock: dict[str, float]
    public: bool
    host: str | None
    status: str
    """`open` (seats are free), `running`, `over` (played to its end) or `ended` (by the players)."""
    created: float
    rematch: str | None = None
    origin: str | None = None
    """Whose address opened it, by a name that nobody makes without the key of the house: many guests of one address are
    one host, in every process, whenever that began."""

    @property
    def opened_by(self) -> str:
        """Whose turn it is where tables take turns: anybody can come as many guests."""
        return self.origin or self.host or self.id
