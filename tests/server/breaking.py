"""A way to the database that can be broken: a proxy on loopback that delays, falls silent and drops."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from typing import Any

from tests.server.serving import PATIENCE

CHUNK = 1 << 16


class Proxy:
    """Between one process and PostgreSQL. It has a thread and an event loop of its own."""

    def __init__(self, port: int) -> None:
        self.upstream = port
        self.port = 0
        self.delay = 0.0
        """Seconds by which every piece is late."""
        self.shut = False
        """Whether nobody new is let through."""
        self.writers: set[asyncio.StreamWriter] = set()
        self.loop = asyncio.new_event_loop()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        assert self.ready.wait(PATIENCE)

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self._serve())
        self.loop.close()

    async def _serve(self) -> None:
        self.stopped = asyncio.Event()
        self.asks, self.answers = asyncio.Event(), asyncio.Event()
        self.asks.set()
        self.answers.set()
        server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self.ready.set()
        await self.stopped.wait()
        server.close()
        self._drop()
        await asyncio.sleep(0)
        rest = asyncio.all_tasks() - {asyncio.current_task()}
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.shut:
            writer.transport.abort()
            return
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.upstream)
        except OSError:
            writer.transport.abort()
            return
        self.writers |= {writer, back}
        try:
            await asyncio.gather(self._pump(reader, back, self.asks), self._pump(there, writer, self.answers))
        finally:
            for one in (writer, back):
                self.writers.discard(one)
                one.transport.abort()

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, goes: asyncio.Event
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await goes.wait()
                if writer.is_closing():  # dropped while it waited: what was under way is lost
                    break
                writer.write(data)
                await writer.drain()
        writer.close()

    def _drop(self) -> None:
        for writer in list(self.writers):
            writer.transport.abort()

    def _do(self, work: Any) -> None:
        done = threading.Event()

        def call() -> None:
            work()
            done.set()

        self.loop.call_soon_threadsafe(call)
        assert done.wait(PATIENCE)

    def drop(self) -> None:
        """Every connection breaks."""
        self._do(self._drop)

    def shut_down(self) -> None:
        """As a database that has been stopped: every connection breaks, and there is no new one."""
        self.shut = True
        self.drop()

    def silence(self) -> None:
        """Nothing gets through either way."""
        self._do(self.asks.clear)
        self._do(self.answers.clear)

    def deafen(self) -> None:
        """What is asked arrives and is done, and no answer comes back."""
        self._do(self.answers.clear)

    def heal(self) -> None:
        self.delay, self.shut = 0.0, False
        self._do(self.asks.set)
        self._do(self.answers.set)

    def stop(self) -> None:
        self._do(self.stopped.set)
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the proxy does not stop"
