"""Bots think in processes of their own, fed with views only. A bot that fails is replaced by one that cannot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random, SystemRandom
from typing import Any

from saloon import bots
from saloon.bots.budget import Budget
from saloon.server import measures
from saloon.server.measures import journal

PATIENCE = 60.0
"""Seconds a bot may think."""


QUICK = ("random", "rules")
"""Bots that answer at once: they have a process of their own, so that they never wait for one that thinks long."""


class Workers:
    """Pools of thinking processes, started when first needed."""

    def __init__(self, count: int, budget: float | int | None = None) -> None:
        self.count = count
        self.budget = Budget.of(budget)
        self.pools: dict[bool, ProcessPoolExecutor] = {}
        """For the quick, and for the others."""

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
            self.drop(is_quick(bot))
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
        quick = is_quick(bot)
        if quick not in self.pools:
            # Not forked: a child of a process with threads and sockets would hold both.
            context = multiprocessing.get_context("spawn")
            count = 1 if quick else max(1, self.count)
            self.pools[quick] = ProcessPoolExecutor(count, context, leave_with, (os.getpid(),))
        seed = SystemRandom().getrandbits(64)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self.pools[quick], think, bot, view, events, legal, seed, self.budget
        )

    def drop(self, quick: bool) -> None:
        """End the processes of a pool; the next question starts new ones."""
        pool = self.pools.pop(quick, None)
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in list((getattr(pool, "_processes", None) or {}).values()):
                process.kill()

    def close(self) -> None:
        for quick in list(self.pools):
            self.drop(quick)


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
