"""Lines that no table wrote itself: by whoever runs the house, or by the job that deletes what is old."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import update
from sqlalchemy.sql import Executable

from saloon.errors import Reason
from saloon.server import db_tables
from saloon.server.clocks import STAND_IN
from saloon.server.errors import StorageFailed
from saloon.server.records import Line
from saloon.server.storage import Storage

TRIES = 20
"""Lines that a running process may write first, before we give up."""


async def append(
    storage: Storage, table: str, kind: str, seat: int | None, word: str, also: list[Executable]
) -> None:
    """Write a line as a process would, after whatever it wrote last."""
    for _ in range(TRIES):
        last = await storage.last_line(table)
        at = last.at if last else time.time()  # whoever is outside does not turn the table's clock
        line = Line(table, last.seq + 1 if last else 1, kind, seat, word, None, at)
        if await storage.commit([(line, also)]):
            return
    raise StorageFailed(Reason("many-write"))


async def release(storage: Storage, seats: Sequence[tuple[str, int | None]], word: str) -> None:
    """Free the seats of somebody who is gone; where a game runs, a bot plays on."""
    for table, seat in seats:
        c = db_tables.seats.c
        gone = update(db_tables.seats).where(c.table_id == table, c.seat == seat)
        free: list[Executable] = [gone.values(person=None, name="", secret=None)] if seat is not None else []
        await append(storage, table, "seats", seat, word, free)
        record = await storage.record(table)
        if seat is not None and record is not None and record.status == "running":
            await append(storage, table, "bot", seat, STAND_IN, [])
    await storage.tell_news()
