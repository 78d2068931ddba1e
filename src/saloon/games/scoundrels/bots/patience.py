"""What a henchman is kept for: how likely a card must be a bluff before no later one is worth it more.

A henchman doubts one card a day, and one that was wrong sits in jail on the days after. So what it is worth today hangs
on how doubtful the cards to come are, which was learnt from games (`patience.json` names the command); from the last
card of the last day backwards it can be counted.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from saloon.games.scoundrels.engine.names import TURNS

MOST = 3
"""With more henchmen it is as with these."""
MOST_DAYS = 2
"""Days to come that were learnt of; with more it is as with these."""


@functools.cache
def learnt() -> dict[str, Any]:
    """What cards are believed to be, what a bluff that is called brings, and how often somebody comes out of jail."""
    found: dict[str, Any] = json.loads(
        files(__package__).joinpath("patience.json").read_text(encoding="utf-8")
    )
    return found


def believed(days: int, later: int) -> Sequence[float]:
    """How likely cards are bluffs, with so many days to come and so many cards of the same player later in the day:
    evenly spread from the least doubtful to the most.
    """
    found: list[float] = learnt()["believed"][days][later]
    return found


@functools.cache
def worth(days: int, coming: int, free: int, home: int, others: int) -> float:
    """What henchmen still bring, in victories: `coming` cards of `others` players lie ahead today and `days` whole days
    after it; `free` may still be put on one, and `home` come back from bluffs in the evening.
    """
    if coming == 0:
        return 0.0 if days == 0 else morning(days - 1, min(MOST, free + home), others)
    kept = worth(days, coming - 1, free, home, others)
    if free == 0:
        return kept
    right, wrong = put(days, coming - 1, free, home, others)
    chances = believed(days, (coming - 1) // others)
    return sum(max(kept, chance * right + (1 - chance) * wrong) for chance in chances) / len(chances)


def morning(days: int, free: int, others: int) -> float:
    """The same at the start of a day, before which somebody may have come out of jail."""
    freed: float = learnt()["freed"]
    as_it_is, one_more = (worth(days, TURNS * others, k, 0, others) for k in (free, min(MOST, free + 1)))
    return (1 - freed) * as_it_is + freed * one_more


def put(days: int, coming: int, free: int, home: int, others: int) -> tuple[float, float]:
    """What one henchman on a card leads to: on a bluff, and on an honest card."""
    stake: float = learnt()["stake"][days]
    return (
        stake + worth(days, coming, free - 1, home + 1, others),
        worth(days, coming, free - 1, home, others),
    )


@functools.cache
def wanted(days: int, coming: int, free: int, others: int) -> float:
    """How likely a card must be a bluff for one of `free` henchmen, with so many cards to come after it today."""
    days, free = min(MOST_DAYS, days), min(MOST, free)
    kept = worth(days, coming, free, 0, others)
    right, wrong = put(days, coming, free, 0, others)
    return min(1.0, max(0.0, (kept - wrong) / (right - wrong)))
