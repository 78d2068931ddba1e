"""Group commit: lines that arrive while a commit is under way, of any tables, go into the next one together."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.sql import Executable

from saloon.errors import Reason
from saloon.server import metrics
from saloon.server.errors import Refused, StorageFailed
from saloon.server.records import Line
from saloon.server.storage import Storage, failed

MOST = 500
"""Lines in one transaction."""
PACE = 0.008
"""Seconds from one commit to the next: what comes in between is committed together. The first does not wait."""


@dataclass(slots=True)
class Entry:
    """A line that waits to be written, with what must change together with it."""

    line: Line
    also: Sequence[Executable]
    stored: asyncio.Future[bool]


class Ledger:
    """The one writer of a process. Whoever appends is told after the commit, never before."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.waiting: list[Entry] = []
        self.wake = asyncio.Event()
        self.loop = asyncio.get_running_loop()
        self.task: asyncio.Task[None] | None = None
        self.closed = False

    def open(self) -> None:
        self.task = asyncio.create_task(self._write())

    async def close(self) -> None:
        self.closed = True
        self.wake.set()
        if self.task is not None:
            with suppress(asyncio.CancelledError):
                await self.task

    async def append(self, line: Line, also: Sequence[Executable] = ()) -> bool:
        """True once the line is safely stored; False if its place in the log, or its key, was taken."""
        if self.closed:
            raise StorageFailed(Reason("stops"))
        stored: asyncio.Future[bool] = self.loop.create_future()
        self.waiting.append(Entry(line, also, stored))
        self.wake.set()
        return await stored

    async def _write(self) -> None:
        clock = asyncio.get_running_loop().time
        due = 0.0
        while not self.closed or self.waiting:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                if len(self.waiting) < MOST and (early := due - clock()) > 0:
                    await asyncio.sleep(early)
                due = clock() + PACE
                batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                await self._commit(batch)

    async def _commit(self, batch: list[Entry]) -> None:
        batch = first_come(batch)
        try:
            with metrics.COMMIT.time():
                stored = await self.storage.commit([(entry.line, entry.also) for entry in batch])
        except Exception as error:  # one bad entry must not stop the writer
            if len(batch) == 1 or unreachable(error):
                settle(batch, error if isinstance(error, Refused) else failed(error))
            else:
                await self._one_by_one(batch)
        else:
            metrics.BATCH.observe(len(batch))
            for entry in batch:
                if not entry.stored.done():
                    entry.stored.set_result((entry.line.table, entry.line.seq) in stored)

    async def _one_by_one(self, batch: list[Entry]) -> None:
        """Somebody's line cannot be stored: everybody else's can."""
        metrics.SPLIT.inc()
        for number, entry in enumerate(batch):
            try:
                stored = await self.storage.commit([(entry.line, entry.also)])
            except Exception as error:
                told = error if isinstance(error, Refused) else failed(error)
                if unreachable(error):
                    settle(batch[number:], told)
                    return
                settle([entry], told)
            else:
                if not entry.stored.done():
                    entry.stored.set_result((entry.line.table, entry.line.seq) in stored)


def unreachable(error: BaseException) -> bool:
    """Whether it is the database that fails, and not what it was told: then to ask again for each line is no use."""
    cause = error.__cause__ or error
    return isinstance(cause, OperationalError | InterfaceError | OSError | TimeoutError) or bool(
        getattr(cause, "connection_invalidated", False)
    )


def first_come(batch: list[Entry]) -> list[Entry]:
    """Two of one batch that want the same place: the database would not say which of them got it."""
    first: dict[tuple[str, int], Entry] = {}
    for entry in batch:
        if (
            first.setdefault((entry.line.table, entry.line.seq), entry) is not entry
            and not entry.stored.done()
        ):
            entry.stored.set_result(False)
    return list(first.values())


def settle(batch: list[Entry], error: Refused) -> None:
    for entry in batch:
        if not entry.stored.done():
            entry.stored.set_exception(error)
