"""How often is too often: buckets that fill with time, one per person, address or socket."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from saloon.server.errors import TooMuch

FORGET = 10_000
"""Buckets kept; when there are more, full ones are thrown away."""


class Buckets:
    """`rate` a second for each name, with bursts of `burst`."""

    def __init__(self, rate: float, burst: float, what: str) -> None:
        self.rate = rate
        self.burst = max(1.0, burst)
        self.what = what
        self.levels: dict[str, tuple[float, float]] = {}

    def take(self, name: str) -> None:
        now = time.monotonic()
        level, then = self.levels.get(name, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.rate)
        if level < 1.0:
            self.levels[name] = (level, now)
            raise TooMuch(f"Too many {self.what}; wait {(1.0 - level) / self.rate:.1f} s.")
        self.levels[name] = (level - 1.0, now)
        if len(self.levels) > FORGET:
            self._forget(now)

    def _forget(self, now: float) -> None:
        self.levels = {
            name: (level, then)
            for name, (level, then) in self.levels.items()
            if level + (now - then) * self.rate < self.burst
        }


class Open:
    """How many are open at once for each name."""

    def __init__(self, most: int, what: str) -> None:
        self.most = most
        self.what = what
        self.count: Counter[str] = Counter()

    def hold(self, name: str) -> AbstractContextManager[None]:
        return self._hold(name)

    @contextmanager
    def _hold(self, name: str) -> Iterator[None]:
        if self.count[name] >= self.most:
            raise TooMuch(f"Too many {self.what} at once; the most is {self.most}.")
        self.count[name] += 1
        try:
            yield
        finally:
            self.count[name] -= 1
            if not self.count[name]:
                del self.count[name]
