"""The journal: everything that happened in a game, in order, as flat ints.

A record is `kind, audience, length, field…`. The audience is a bit mask of the seats that may read the record's
secret fields; which fields are secret is said once, by the kind. Choices and chance outcomes are records too, so the
journal is the log: notation, events, undo and replay are readings of it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HEAD: Final = 3  # ints before the first field

CHOICE: Final = 0  # seat, code
CHANCE: Final = 1  # stream, outcome…
UNDO: Final = 2  # seat
FIRST_EVENT: Final = 3  # a game's own kinds start here


class Kind:
    """What a kind of event is called and what its fields mean."""

    def __init__(self, name: str, fields: str = "", *, shows: bool = False) -> None:
        """`fields` reads like `"dealer:seat claim:character card:character*"`; a star marks a secret field.

        `shows` says that the event shows somebody a thing that was hidden: after it nothing can be taken back.
        """
        self.name: str = name
        self.shows: bool = shows
        self.fields: list[str] = []
        self.types: list[str] = []
        self.secret: list[bool] = []
        for word in fields.split():
            field, _, type_ = word.partition(":")
            secret = type_.endswith("*")
            type_ = type_[:-1] if secret else type_
            if not field or not type_ or "*" in field + type_ or ":" in type_:
                raise ValueError(
                    f"The event '{name}' has a field '{word}'. Write field:type, and field:type* if it is secret."
                )
            self.fields.append(field)
            self.types.append(type_)
            self.secret.append(secret)
        self.open: bool = not any(self.secret)
        """Whether there is nothing secret in it at all."""


KERNEL_KINDS: Final[list[Kind]] = [Kind("choice"), Kind("chance"), Kind("undone", "seat:seat")]


class Journal:
    """An append-only list of records."""

    def __init__(self, data: list[int]) -> None:
        self.data: list[int] = data

    def copy(self) -> Journal:
        return Journal(self.data[:])

    def add1(self, kind: i64, audience: i64, a: i64) -> None:
        data = self.data
        data.append(kind)
        data.append(audience)
        data.append(1)
        data.append(a)

    def add2(self, kind: i64, audience: i64, a: i64, b: i64) -> None:
        data = self.data
        data.append(kind)
        data.append(audience)
        data.append(2)
        data.append(a)
        data.append(b)

    def add3(self, kind: i64, audience: i64, a: i64, b: i64, c: i64) -> None:
        data = self.data
        data.append(kind)
        data.append(audience)
        data.append(3)
        data.append(a)
        data.append(b)
        data.append(c)

    def add4(self, kind: i64, audience: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        data = self.data
        data.append(kind)
        data.append(audience)
        data.append(4)
        data.append(a)
        data.append(b)
        data.append(c)
        data.append(d)

    def add5(self, kind: i64, audience: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        self.add4(kind, audience, a, b, c, d)
        self.data[len(self.data) - 5] = 5
        self.data.append(e)

    def add_list(self, kind: i64, audience: i64, first: i64, rest: list[int]) -> None:
        data = self.data
        data.append(kind)
        data.append(audience)
        data.append(1 + len(rest))
        data.append(first)
        data.extend(rest)

    def __reduce__(self) -> tuple[type[Journal], tuple[list[int]]]:
        return Journal, (self.data,)
