"""What other processes have written: one kept LISTEN connection on PostgreSQL. On SQLite there is nobody to hear."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg

from saloon.server.metrics import operator_log
from saloon.server.storage import CHANNEL, Storage, notice_silence

RETRY = 1.0


class News:
    """Calls back with (table, seq) for each line that another process wrote, and with (None, 0) after a gap."""

    def __init__(self, storage: Storage, heard: Callable[[str | None, int], None]) -> None:
        self.storage = storage
        self.heard = heard
        self.task: asyncio.Task[None] | None = None
        self.listening = asyncio.Event()

    async def open(self) -> None:
        if self.storage.postgres:
            self.task = asyncio.create_task(self._listen())
            await asyncio.wait_for(self.listening.wait(), 30)

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def _listen(self) -> None:
        url = self.storage.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                await self._stay(await asyncpg.connect(url))
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                operator_log.warning("news-lost", error=type(error).__name__)
            self.listening.clear()
            await asyncio.sleep(RETRY)

    async def _stay(self, connection: asyncpg.Connection[Any]) -> None:
        gone = asyncio.Event()
        notice_silence(connection)
        connection.add_termination_listener(lambda _: gone.set())
        try:
            await connection.add_listener(CHANNEL, self._hear)
            self.heard(None, 0)  # whatever was said while nobody listened
            self.listening.set()
            await gone.wait()
        finally:
            with suppress(Exception):
                await connection.close(timeout=1)

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        origin, *news = str(payload).split(" ")
        if origin == self.storage.origin:
            return
        for line in news:
            table, _, seq = line.partition(":")
            if seq.isdigit():
                self.heard(table, int(seq))
