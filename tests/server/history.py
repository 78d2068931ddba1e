"""What clients sent and were answered while things broke, held against the log that was left: after Jepsen.

Time here is a count of what happened in one process, so "before" is exact and no clock is asked.
"""

from __future__ import annotations

import itertools
import threading
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol


class Written(Protocol):
    """A line of a log, as far as the checker looks at it."""

    @property
    def seq(self) -> int: ...
    @property
    def kind(self) -> str: ...
    @property
    def seat(self) -> int | None: ...
    @property
    def word(self) -> str: ...
    @property
    def key(self) -> str | None: ...


@dataclass
class Sent:
    """A choice that a client sent, perhaps several times, and what came of it as far as the client knows."""

    table: str
    seat: int
    key: str
    word: str
    sent: int
    """When it was first sent."""
    answered: int | None = None
    outcome: Literal["ok", "refused", "unknown"] = "unknown"
    """`refused` is known only of what was sent once: of two sendings the one that was not answered may be stored."""
    attempts: int = 0

    @property
    def name(self) -> str:
        """Its key in the log."""
        return f"{self.seat}:{self.key}"


@dataclass
class History:
    """All that was sent, by everybody."""

    sent: list[Sent] = field(default_factory=list)
    count: itertools.count[int] = field(default_factory=itertools.count)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def send(self, table: str, seat: int, key: str, word: str) -> Sent:
        with self.lock:
            one = Sent(table, seat, key, word, next(self.count))
            self.sent.append(one)
            return one

    def answer(self, one: Sent, stored: bool, attempts: int) -> None:
        with self.lock:
            one.answered, one.attempts = next(self.count), attempts
            one.outcome = "ok" if stored else "refused" if attempts == 1 else "unknown"

    def stored(self) -> int:
        return sum(one.outcome == "ok" for one in self.sent)

    def of(self, table: str) -> list[Sent]:
        return [one for one in self.sent if one.table == table]


def faults(history: Sequence[Sent], log: Sequence[Written]) -> list[str]:
    """What is wrong with the log of a table, given all that was sent to it; nothing: all promises were kept."""
    found = []
    if [line.seq for line in log] != list(range(1, len(log) + 1)):
        found.append(f"gap: {[line.seq for line in log]}")
    choices = [line for line in log if line.kind == "choice"]
    times = Counter(line.key for line in choices)
    found += [f"doubled: {key} stands {n} times" for key, n in times.items() if n > 1]
    place = {line.key: line for line in reversed(choices)}
    known = {one.name: one for one in history}
    found += [f"invented: nobody sent {key}" for key in place if key not in known]
    for one in history:
        line = place.get(one.name)
        if line is None:
            if one.outcome == "ok":
                found.append(f"lost: {one.name} was acknowledged")
        elif one.outcome == "refused":
            found.append(f"stored though refused: {one.name}")
        elif (line.seat, line.word) != (one.seat, one.word):
            found.append(f"changed: {one.name} was {one.word} and is {line.word} of seat {line.seat}")
    return found + disorder(history, {name: line.seq for name, line in place.items() if name is not None})


def disorder(history: Sequence[Sent], seqs: dict[str, int]) -> list[str]:
    """What was acknowledged before something else was sent has to stand before it."""
    moments: list[tuple[int, bool, Sent]] = []
    for one in history:
        if one.name in seqs:
            moments.append((one.sent, False, one))
            if one.outcome == "ok" and one.answered is not None:
                moments.append((one.answered, True, one))
    found, last, latest = [], 0, ""
    for _, answered, one in sorted(moments, key=lambda moment: moment[0]):
        seq = seqs[one.name]
        if answered:
            last, latest = max((last, latest), (seq, one.name))
        elif seq < last:
            found.append(
                f"reordered: {one.name} was sent after {latest} was acknowledged, and stands before it"
            )
    return found
