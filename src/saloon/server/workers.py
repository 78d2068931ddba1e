"""Bots think in processes of their own, fed with views only. A bot that fails is replaced by one that cannot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random, SystemRandom
from typing import Any, TypeVar

from saloon import bots
from saloon.bots.budget import Budget
from saloon.server import measures
from saloon.server.errors import CannotNow
from saloon.server.measures import journal

T = TypeVar("T")
PATIENCE = 60.0
"""Seconds a bot may think."""


QUICK = ("random", "rules")
"""Bots that answer at once: they have a process of their own, so that they never wait for one that thinks long."""


class Workers:
    """Pools of thinking processes, started when first needed."""

    def __init__(self, count: int, budget: float | int | None = None) -> None:
        self.count = count
        self.budget = Budget.of(budget)
        self.pools: dict[str, ProcessPoolExecutor] = {}
        """For the quick, for the others, and for those who advise people."""

    async def act(
        self, bot: str, view: dict[str, Any], events: Sequence[dict[str, Any]], legal: list[str]
    ) -> str:
        """One of `legal`, as that bot chooses."""
        if len(legal) == 1:
            return legal[0]
        began = time.perf_counter()
        try:
            word = await asyncio.wait_for(self._ask(bot, view, list(events), legal), PATIENCE)
        except (TimeoutError, BrokenProcessPool) as error:
            journal.warning("bot-lost", bot=bot, error=type(error).__name__)
            self.drop("quick" if is_quick(bot) else "thinking")
            word = SystemRandom().choice(legal)
        except Exception as error:  # a bot of anyone's package may raise anything
            journal.warning("bot-failed", bot=bot, game=view.get("game"), error=type(error).__name__)
            word = SystemRandom().choice(legal)
        measures.BOT.labels(bot).observe(time.perf_counter() - began)
        if word not in legal:
            journal.warning("bot-illegal", bot=bot, game=view.get("game"))
            word = SystemRandom().choice(legal)
        return word

    async def _ask(
        self, bot: str, view: dict[str, Any], events: list[dict[str, Any]], legal: list[str]
    ) -> str:
        seed = SystemRandom().getrandbits(64)
        loop = asyncio.get_running_loop()
        pool = self.pool("quick" if is_quick(bot) else "thinking")
        return await loop.run_in_executor(pool, think, bot, view, events, legal, seed, self.budget)

    async def advise(self, work: Callable[..., T], *given: Any) -> T:
        """Do something for a person that takes thought: beside the bots, so that no table waits for it."""
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self.pool("advising"), work, *given), PATIENCE)
        except (TimeoutError, BrokenProcessPool) as error:
            journal.warning("advice-lost", error=type(error).__name__)
            self.drop("advising")
            raise CannotNow("The house thought too long about that; try again.") from None

    def pool(self, name: str) -> ProcessPoolExecutor:
        if name not in self.pools:
            # Not forked: a child of a process with threads and sockets would hold both.
            context = multiprocessing.get_context("spawn")
            count = max(1, self.count) if name == "thinking" else 1
            self.pools[name] = ProcessPoolExecutor(count, context, leave_with, (os.getpid(),))
        return self.pools[name]

    def drop(self, name: str) -> None:
        """End the processes of a pool; the next question starts new ones."""
        pool = self.pools.pop(name, None)
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in list((getattr(pool, "_processes", None) or {}).values()):
                process.kill()

    def close(self) -> None:
        for name in list(self.pools):
            self.drop(name)


def is_quick(bot: str) -> bool:
    """Whether a bot, with or without a character, answers at once."""
    return bot.partition(":")[0] in QUICK


def leave_with(parent: int) -> None:
    """A worker whose server was killed has nobody to tell it to stop."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def think(
    bot: str,
    view: dict[str, Any],
    events: list[dict[str, Any]],
    legal: list[str],
    seed: int,
    budget: Budget | None,
) -> str:
    return bots.get(bot).act(view, events, legal, Random(seed), budget)
