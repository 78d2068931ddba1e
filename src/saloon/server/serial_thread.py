"""A thread that does one thing after the other for the event loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")


class SerialThread:
    """An executor with one thread, without the locks and second set of futures: a tenth of the server's time."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.thread: threading.Thread | None = None
        self.work: SimpleQueue[tuple[Callable[[], Any], asyncio.Future[Any]] | None] = SimpleQueue()

    def do(self, work: Callable[[], T]) -> asyncio.Future[T]:
        if self.thread is None:
            self.thread = threading.Thread(target=self._run, name=self.name, daemon=True)
            self.thread.start()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.work.put((work, future))
        return future

    def close(self) -> None:
        """Finish what was given, and end."""
        self.work.put(None)
        if self.thread is not None:
            self.thread.join()

    def _run(self) -> None:
        while (item := self.work.get()) is not None:
            work, future = item
            try:
                done, error = work(), None
            except Exception as raised:
                done, error = None, raised
            future.get_loop().call_soon_threadsafe(settle, future, done, error)


def settle(future: asyncio.Future[Any], done: object, error: Exception | None) -> None:
    if future.done():
        return  # nobody waits any more
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(done)
