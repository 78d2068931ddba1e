"""What a table remembers and tells, in the shapes in which it goes over the wire."""

from __future__ import annotations

import msgspec


class Chat(msgspec.Struct, frozen=True):
    """Something said at the table, by a person: whoever has their chair later did not say it."""

    seat: int | None
    """Where they sit now; null: they have left."""
    text: str
    at: float
    name: str = ""
    """What they are called, or were while they sat here."""


class Happening(msgspec.Struct, frozen=True):
    """Something that happened to the table and not in its game; everybody at it is told."""

    at: float
    what: str
    """`sat`, `left`, `replaced`, `gone` (deleted or shut out), `bot` (plays for its person from now on), `back`,
    `clock` (a bot made one choice, for the time was up), `conceded`, `paused`, `resumed`, `started`, `ended`."""
    seat: int | None
    name: str = ""
    bot: str = ""


class Kept(msgspec.Struct, frozen=True):
    """A choice that waits for the end of a pause."""

    key: str
    word: str
    seen: int
    """How much its seat had been told: if more comes, the choice is given back."""


class StoodIn(msgspec.Struct):
    """What a bot does in somebody's name."""

    bot: str
    since: float
    seq: int
    """How much the seat had been told when the bot took over: what came after it was done, or seen, without them."""
    choices: list[str] = []


class Option(msgspec.Struct, frozen=True):
    """One thing that may be chosen now."""

    word: str
    text: str
    on: list[str]
    """Ids of the things on the table that it is about; choosing all of them chooses it."""
    verb: str
    irreversible: bool
    """It cannot be taken back: ask first."""
    side: bool
    """It answers no question; it may be done besides."""


class Question(msgspec.Struct):
    """The open question, as the seat it is put to reads it, or as the others read that it is put."""

    kind: str
    prompt: str
    mine: bool
    choices: list[Option]


class Said(msgspec.Struct, frozen=True):
    """An event as a sentence of the log. A piece with an id leads to that card or place."""

    parts: list[str | tuple[str, str]]
    seat: int | None
    """Who did it."""
