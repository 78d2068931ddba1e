"""When the server itself has to act at a table. Everything here follows from the log, so all processes agree."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Protocol

from saloon.server.keys import Signer
from saloon.server.records import Seat
from saloon.server.serial_thread import settle
from saloon.server.settings import Settings
from saloon.server.table import Table
from saloon.server.workers import GRACE, is_quick

STAND_IN = "quick"
"""The bot that plays for absent people."""
HERE = 30.0
"""Seconds for which somebody seen by another process counts as here."""
ABSENT = {"live": 60.0, "turn": 3 * 86_400.0}
"""Seconds after which a bot takes an absent player's seat, unless the table says otherwise. 0 is never."""


class Timer(Protocol):
    """Something that will be done, unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock:
    """The time that a house goes by: the machine's when it opened, and from then on a clock that nobody can set.

    A wall clock jumps, and would stop bots for as long as it went back and empty a bank when it goes forward. A test
    hangs up a clock whose hands it turns itself.
    """

    def __init__(self, origin: float | None = None) -> None:
        self.origin = time.time() - time.monotonic() if origin is None else origin

    def now(self) -> float:
        """Seconds since 1970."""
        return self.origin + time.monotonic()

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
    """At this time, this must happen: `silence` (a call closes), `kept` (a choice that waited for the pause to
    end goes through), `absent` (a bot takes over), `clock` (time is up)."""

    at: float
    what: str
    seat: int


def next_duty(
    table: Table, here: set[int], rechecks: Mapping[int, float] = MappingProxyType({})
) -> Duty | None:
    """The first thing to do. `here` are the seats whose people are connected to this process."""
    if table.status != "running" or table.paused_at is not None:
        return None
    if table.call:
        return Duty(table.pause_until, "silence", -1)
    duties = [Duty(table.pause_until, "kept", seat) for seat in table.kept]
    if table.record.clock.get("bank"):
        for seat, since in table.asked.items():
            if table.bot_of(seat) is None:
                duties.append(Duty(max(since, table.pause_until) + table.banks[seat], "clock", seat))
    for seat in table.shown_asked:  # as everybody sees it: who has answered in secret is counted down alike
        if table.bot_of(seat) is None and (due := stand_in_at(table, seat, here)) is not None:
            duties.append(Duty(max(due, rechecks.get(seat, 0.0)), "absent", seat))
    return min(duties, key=lambda duty: duty.at) if duties else None


def absence(table: Table) -> float:
    """The table's own time after which somebody counts as away; 0: nobody ever does."""
    return float(table.record.clock.get("absent", ABSENT[table.record.pace]))


def stand_in_at(table: Table, seat: int, here: set[int]) -> float | None:
    """When a bot plays for an absent person whom the table waits for; None: never, as things stand.

    A seat that its owner gave up is played at once. Otherwise nobody is replaced unless another person plays here too.
    """
    chair = table.seat(seat)
    given_up = chair is None or chair.person is None
    if seat in here and not given_up:
        return None
    start, absent = max(table.shown_asked.get(seat, 0.0), table.pause_until), absence(table)
    if chair is None or given_up:
        return start
    return max(start, chair.seen) + absent if absent and companions(table, seat) else None


def sure_at(chair: Seat, several: bool, settings: Settings) -> float:
    """From when on somebody who has not been seen is away for sure: where there are several processes, each notes who
    is at its sockets with every heartbeat, and no sooner."""
    return chair.seen + 2 * settings.heartbeat if several else chair.seen


def companions(table: Table, seat: int) -> list[int]:
    """Other people who play here themselves."""
    return [other for other in table.people() if other != seat and other not in table.taken]


def somebody_waits(table: Table, seat: int, here: set[int], now: float) -> bool:
    """Whether another person was here within the table's own time: nobody waits at a table where nobody is."""
    absent = absence(table)
    chairs = [table.seat(other) for other in companions(table, seat)]
    return any(chair is not None and (chair.seat in here or now - chair.seen < absent) for chair in chairs)


def is_here(table: Table, seat: int, here: set[int], now: float) -> bool:
    """Whether the person of a seat is here; somebody seen by another process a moment ago is, too."""
    chair = table.seat(seat)
    return seat in here or (chair is not None and now < chair.seen + grace(table))


def grace(table: Table) -> float:
    """Seconds without a sign after which somebody is shown as away."""
    absent = absence(table)
    return min(HERE, absent / 2) if absent else HERE


def next_away(table: Table, here: set[int], now: float) -> float | None:
    """When the next person is to be shown as away, unless they are seen before."""
    if table.status != "running":
        return None
    moments = [
        seat.seen + grace(table)
        for seat in table.seats
        if seat.kind == "human" and seat.person and seat.seat not in here and table.bot_of(seat.seat) is None
    ]
    return min((moment for moment in moments if moment > now), default=None) if moments else None


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
