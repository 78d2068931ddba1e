"""When the server itself has to act at a table. Everything here follows from the log, so all processes agree."""

from __future__ import annotations

from dataclasses import dataclass

from saloon.server.settings import Settings
from saloon.server.table import Table

STAND_IN = "rules"
"""The bot that plays for absent people."""
ABSENT = {"live": 60.0, "turn": 3 * 86_400.0}
"""Seconds after which a bot takes an absent player's seat, unless the table says otherwise. 0 is never."""


@dataclass(frozen=True)
class Duty:
    """At this time, this must happen: `silence` (a call closes), `absent` (a bot takes over), `clock` (time is up)."""

    at: float
    what: str
    seat: int


def next_duty(table: Table, here: set[int], settings: Settings) -> Duty | None:
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


def bot_time(table: Table, seat: int, now: float, settings: Settings) -> float:
    """When a bot's answer is given, however long or short it thought: on a grid that starts with the question."""
    since = table.asked.get(seat, now)
    if table.call:
        # Half-way through a call; its end is the same whatever the bot says.
        wanted = table.pause_until - settings.pause / 2
    else:
        wanted = max(since, table.pause_until) + (settings.bot_pace if table.live else 0.0)
    if settings.tick <= 0 or now <= wanted:
        return wanted
    return wanted + settings.tick * -(-(now - wanted) // settings.tick)
