"""Bots think in processes of their own, fed with views only. A bot that fails is replaced by one that cannot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, contextmanager, suppress
from random import Random, SystemRandom
from typing import Any, TypeVar

from saloon import bots
from saloon.bots.budget import Budget
from saloon.errors import SaloonError
from saloon.scoundrels import catalogue
from saloon.scoundrels.catalogue import keeping
from saloon.server import measures
from saloon.server.errors import CannotNow
from saloon.server.measures import journal

GRACE = 0.2
"""Seconds that a bot gets besides its budget; then it is cut short, and the rules of thumb answer."""
CARDS_TIME = 3.0
TOO_LONG = "cards.toml: reading this takes too long; write shorter sentences, or fewer."
T = TypeVar("T")
PATIENCE = 60.0
"""Seconds after which a process that cannot even be cut short is lost."""

QUICK = ("random", "rules")
"""Bots that answer at once: they have a process of their own, so that they never wait for one that thinks long."""


class Workers:
    """Pools of thinking processes, started when first needed."""

    def __init__(self, count: int, budget: float = 1.0) -> None:
        self.budget = budget
        self.counts = {"quick": 1, "thinking": max(1, count), "advising": 1}
        """Processes for the quick, for the others, and for those who advise people."""
        self.pools: dict[str, ProcessPoolExecutor] = {}
        self.desks = {name: asyncio.Semaphore(count) for name, count in self.counts.items()}

    @asynccontextmanager
    async def desk(self, bot: str) -> AsyncIterator[None]:
        """A process that is awake and has nothing else to do: what is asked now is thought about now."""
        name = pool_of(bot)
        async with self.desks[name]:
            await self.ready(name)
            yield

    async def ready(self, name: str) -> ProcessPoolExecutor:
        """The processes of a pool, awake."""
        if name not in self.pools:
            # Not forked: a child of a process with threads and sockets would hold both.
            context = multiprocessing.get_context("spawn")
            pool = ProcessPoolExecutor(self.counts[name], context, leave_with, (os.getpid(),))
            self.pools[name] = pool
            loop = asyncio.get_running_loop()
            with suppress(BrokenProcessPool):  # which the question will meet again
                await asyncio.gather(*[loop.run_in_executor(pool, awake) for _ in range(self.counts[name])])
        return self.pools[name]

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
            self.drop(pool_of(bot))
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
        pool, seed = await self.ready(pool_of(bot)), SystemRandom().getrandbits(64)
        question = (think, bot, view, events, legal, seed, self.budget)
        cards = keeping.kept(str(view.get("options", {}).get("cards")))
        word, in_time = await asyncio.get_running_loop().run_in_executor(pool, informed, cards, *question)
        if not in_time:
            journal.warning("bot-late", bot=bot, game=view.get("game"))
        return str(word)

    async def advise(self, work: Callable[..., T], *given: Any, cards: object = None) -> T:
        """Do something for a person that takes thought: beside the bots, so that no table waits for it.

        `cards` is the name of the card file that it is about, if it is about one.
        """
        loop, text = asyncio.get_running_loop(), keeping.kept(str(cards))
        try:
            pool = await self.ready("advising")
            return await asyncio.wait_for(loop.run_in_executor(pool, informed, text, work, *given), PATIENCE)
        except (TimeoutError, BrokenProcessPool) as error:
            journal.warning("advice-lost", error=type(error).__name__)
            self.drop("advising")
            raise CannotNow("The house thought too long about that; try again.") from None

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


def pool_of(bot: str) -> str:
    return "quick" if is_quick(bot) else "thinking"


def leave_with(parent: int) -> None:
    """A worker whose server was killed has nobody to tell it to stop."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def informed(cards: str | None, work: Callable[..., T], *given: Any) -> T:
    """Do something in a process that knows a card file, if it is about one."""
    if cards is not None:
        keeping.keep(cards)
    return work(*given)


def think(
    bot: str,
    view: dict[str, Any],
    events: list[dict[str, Any]],
    legal: list[str],
    seed: int,
    budget: float,
) -> tuple[str, bool]:
    """The bot's answer, and whether it came in time: if not, the rules of thumb have given one."""
    try:
        with at_most(budget + GRACE / 2):
            return bots.get(bot).act(view, events, legal, Random(seed), Budget(seconds=budget)), True
    except Late:
        return bots.get("rules").act(view, events, legal, Random(seed)), False


def check_cards(text: str) -> str:
    """What is wrong with a card file, in the words of `saloon cards check`."""
    from saloon.language.cards import parse  # which few processes need

    parse.parser()  # made when first needed, and no part of what is timed
    for box in catalogue.BOXES:
        catalogue.load(box)
    try:
        with at_most(CARDS_TIME):
            for box in catalogue.BOXES:
                catalogue.load_text(box, text, "cards.toml")
    except SaloonError as error:
        return str(error)
    except RecursionError:
        return "cards.toml: this is nested too deeply; write one card below the other."
    except Late:
        return TOO_LONG
    return ""


class Late(BaseException):
    """Raised in the middle of a thought; not an Exception, so that no bot takes it for an error of its own."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Cut short what takes longer; where a process cannot set itself an alarm, patience has to do."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(_number: int, _frame: object) -> None:
        raise Late

    signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def awake() -> None:
    """What a process is asked first: by then it has started."""
