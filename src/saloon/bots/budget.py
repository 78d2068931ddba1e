"""How long a bot may think: so many iterations, which is reproducible, or so many seconds, which suits a table."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from saloon.errors import BadOption, shown

MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 600.0
MARGIN = 0.7
"""How much of its seconds a bot plans with: what comes around the iterations takes time too."""
PROBE = 0.02
"""How much of them is spent on finding out how long an iteration takes."""


@dataclass(frozen=True)
class Budget:
    """One of the two is given."""

    iterations: int | None = None
    seconds: float | None = None

    @classmethod
    def of(cls, given: object) -> Budget | None:
        """`200` or `"200"` as iterations, `0.5` or `"0.5s"` as seconds; None stays None: what the bot is used to."""
        if given is None or isinstance(given, Budget):
            return given
        found = _number(given.strip()) if isinstance(given, str) else given
        if isinstance(found, int) and not isinstance(found, bool) and 0 < found <= MOST_ITERATIONS:
            return cls(iterations=found)
        if isinstance(found, float) and 0 < found <= MOST_SECONDS:
            return cls(seconds=found)
        raise BadOption(
            f"The budget is {shown(given)}; it is a number of iterations such as 200, or of seconds such as 0.5s, "
            "and more than none."
        )

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.seconds is not None else str(self.iterations)

    def part(self, share: float) -> Budget:
        """So much of it, for a question that is worth more or less thought than others; no question has more time."""
        if self.seconds is not None:
            return Budget(seconds=min(1.0, share) * self.seconds)
        return Budget(iterations=max(2, round(share * (self.iterations or 1))))

    def count(self, piece: Callable[[], object]) -> int:
        """How many iterations that is, where `piece` does one of them; it is called only to be timed."""
        if self.seconds is None:
            return self.iterations or 1
        piece()
        began = time.perf_counter()
        spent, pieces = 0.0, 0
        while spent <= PROBE * self.seconds:
            piece()
            pieces += 1
            spent = time.perf_counter() - began
        return max(1, int(MARGIN * self.seconds * pieces / spent))


def _number(text: str) -> float | int:
    """`200` or `0.5s`; anything else is no budget, as 0 is none."""
    try:
        return float(text[:-1]) if text.endswith("s") else int(text)
    except ValueError:
        return 0
