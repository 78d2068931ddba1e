"""Group reading: tables whose logs are asked for while a question is under way go into the next one together."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field

from saloon.errors import Reason
from saloon.server.errors import Refused, StorageFailed
from saloon.server.records import Line
from saloon.server.storage import Storage, failed

MOST = 100
"""Tables in one question."""
PIECE = 200
"""Lines of one table in one question: who reads a long log goes behind those who wait for a line."""


@dataclass
class Asked:
    """Who waits for the lines of a table after those that they know."""

    table: str
    known: int
    lines: asyncio.Future[list[Line]] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class LogReader:
    """The one reader of logs of a process. Where several write, every line is read by all the others: one question a
    line, each a transaction of its own, made a move on two processes five times as dear as on one."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.waiting: list[Asked] = []
        self.task: asyncio.Task[None] | None = None

    async def lines(self, table: str, known: int = 0) -> list[Line]:
        """Everything after the line `known` that was stored before this was asked; a long log piece by piece."""
        found: list[Line] = []
        while True:
            piece = await self._piece(table, known)
            found += piece
            if len(piece) < PIECE:
                return found
            known = piece[-1].seq

    async def _piece(self, table: str, known: int) -> list[Line]:
        if not self.storage.postgres:
            return await self.storage.lines(table, known, PIECE)
        asked = Asked(table, known)
        self.waiting.append(asked)
        if self.task is None:
            self.task = asyncio.create_task(self._read())
        return await asked.lines

    async def _read(self) -> None:
        batch: list[Asked] = []
        try:
            while self.waiting:
                batch, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                await self._answer(batch)
        finally:
            self.task = None
            unanswered, self.waiting = [*batch, *self.waiting], []
            settle(unanswered, StorageFailed(Reason("stops")))

    async def _answer(self, batch: list[Asked]) -> None:
        known: dict[str, int] = {}
        for asked in batch:
            known[asked.table] = min(asked.known, known.get(asked.table, asked.known))
        found = defaultdict[str, list[Line]](list)
        try:
            for line in await self.storage.lines_after(known, PIECE):
                found[line.table].append(line)
        except Exception as error:  # whatever it is, nobody is left waiting
            settle(batch, error if isinstance(error, Refused) else failed(error))
            return
        for asked in batch:
            lines = found[asked.table]
            if len(lines) == PIECE and asked.known > known[asked.table]:
                self.waiting.append(asked)  # somebody else's older lines were as many as one answer holds
            elif not asked.lines.done():
                asked.lines.set_result([line for line in lines if line.seq > asked.known])

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)


def settle(batch: list[Asked], error: Refused) -> None:
    """Tell those who have no answer yet that there is none."""
    for asked in batch:
        if not asked.lines.done():
            asked.lines.set_exception(error)
