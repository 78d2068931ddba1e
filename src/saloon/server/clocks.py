"""When the server itself has to act at a table. Everything here follows from the log, so all processes agree."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from saloon.server.hands import settle
from saloon.server.keys import Signer
from saloon.server.settings import Settings
from saloon.server.table import Table
from saloon.server.workers import GRACE, is_quick

STAND_IN = "rules"
"""The bot that plays for absent people."""
ABSENT = {"live": 60.0, "turn": 3 * 86_400.0}
"""Seconds after which a bot takes an absent player's seat, unless the table says otherwise. 0 is never."""


class Timer(Protocol):
    """Something that will be done, unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock:
    """The time that a house goes by: the machine's. A test hangs up one whose hands it turns itself."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def at(self, moment: float, do: Callable[[], object]) -> Timer:
        """Do something at a moment; at once, if it has passed."""
        return asyncio.get_running_loop().call_later(max(0.0, moment - self.now()), do)

    async def until(self, moment: float) -> None:
        """Wait for a moment."""
        come: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        timer = self.at(moment, partial(settle, come, None, None))
        try:
            await come
        finally:
            timer.cancel()


@dataclass(frozen=True)
class Duty:
    """At this time, this must happen: `silence` (a call closes), `absent` (a bot takes over), `clock` (time is up)."""

    at: float
    what: str
    seat: int


def next_duty(table: Table, here: set[int]) -> Duty | None:
    """The first thing to do. `here` are the seats whose people are connected to this process."""
    if table.status != "running" or table.paused_at is not None:
        return None
    if table.call:
        return Duty(table.pause_until, "silence", -1)
    duties: list[Duty] = []
    for seat, since in table.asked.items():
        if table.bot_of(seat) is not None:
            continue
        start = max(since, table.pause_until)
        if table.deed.clock.get("bank"):
            duties.append(Duty(start + table.banks[seat], "clock", seat))
        absent = absence(table)
        chair = table.seat(seat)
        if chair is None or chair.person is None:
            duties.append(Duty(start, "absent", seat))
        elif absent and seat not in here:
            duties.append(Duty(max(start, chair.seen) + absent, "absent", seat))
    return min(duties, key=lambda duty: duty.at, default=None)


def absence(table: Table) -> float:
    return float(table.deed.clock.get("absent", ABSENT[table.deed.pace]))


def bot_time(table: Table, seat: int, bot: str, taken: float, now: float, settings: Settings) -> float:
    """When a bot's answer is given: on a grid that starts with the question.

    `taken` is when a worker took the question up. From then on a bot has a fixed time, and its answer waits for the
    end of that, however soon it came: so the moment tells how busy the machine is, and nothing of what the bot holds.
    """
    allowed = time_for(bot, settings)
    if table.call:
        # Half-way through a call; its end is the same whatever the bot says.
        wanted = table.pause_until - settings.pause / 2
    else:
        pace = settings.bot_pace if table.live else 0.0
        wanted = began(table, seat, now) + max(pace, ticks(allowed, settings) * settings.tick)
    return wanted + ticks(max(taken + allowed, now) - wanted, settings) * settings.tick


def time_for(bot: str, settings: Settings) -> float:
    """Seconds from when a bot begins to think to the earliest moment at which its answer may be given."""
    if settings.tick <= 0:
        return 0.0
    return GRACE if is_quick(bot) else settings.budget + GRACE


def ticks(seconds: float, settings: Settings) -> int:
    """Whole ticks until so many seconds are over; nobody waits without a grid."""
    return max(0, math.ceil(round(seconds / settings.tick, 6))) if settings.tick > 0 else 0


def order_time(table: Table, seat: int, step: int, signer: Signer, settings: Settings) -> float:
    """When a standing order answers at a turn-by-turn table: at a moment like a person's, drawn before any card is
    looked at, and the same whatever the order is and the answer will be."""
    least, most = settings.order_pace
    return table.asked.get(seat, 0.0) + least + signer.draw("order", table.id, step, seat) * (most - least)


def began(table: Table, seat: int, now: float) -> float:
    """Since when a seat can answer."""
    return max(table.asked.get(seat, now), table.pause_until)
