"""Bots think in processes of their own, fed with views only. A bot that fails is replaced by one that cannot.

Whatever strangers bring (card files, positions) is worked on here too, never in the process that serves tables. Each
desk is one process with one question at a time and a deadline: one that hangs, or is stopped, costs its own question
and nobody else's. Who asks much waits for those who ask little: desks go round by person.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, contextmanager, suppress
from random import Random, SystemRandom
from typing import Any, TypeVar

from saloon import bots
from saloon.bots.budget import Budget
from saloon.errors import Reason
from saloon.kit import keeping
from saloon.server import metrics
from saloon.server.errors import BadRequest, Busy, CannotNow, Refused
from saloon.server.metrics import operator_log
from saloon.server.settings import Settings

GRACE = 0.2
"""Seconds that a bot gets besides its budget; then it is cut short, and the rules of thumb answer."""
T = TypeVar("T")
PATIENCE = 60.0
"""Seconds for a review, which plays a whole game over, and for a process that starts."""
QUEUED = 30.0
"""Seconds that a question waits for a process; then people are told that the house is busy, and a bot's is answered by
the rules of thumb, which take no time."""
MEMORY = 2 << 30
"""Bytes of address space for a process that tries what strangers have sent."""

QUICK = ("random", "rules", "quick")
"""Bots that answer at once: they have a process of their own, so that they never wait for one that thinks long."""


class Desk:
    """One process that does one thing at a time; ended and started anew when it misses a deadline."""

    def __init__(self, memory: int = 0) -> None:
        self.memory = memory
        self.process: ProcessPoolExecutor | None = None

    async def wake(self) -> ProcessPoolExecutor:
        if self.process is None:
            # Not forked: a child of a process with threads and sockets would hold both.
            context = multiprocessing.get_context("spawn")
            self.process = ProcessPoolExecutor(1, context, leave_with, (os.getpid(), self.memory))
            with suppress(BrokenProcessPool, TimeoutError):  # which the question will meet again
                await asyncio.wait_for(
                    asyncio.get_running_loop().run_in_executor(self.process, awake), PATIENCE
                )
        return self.process

    async def do(self, deadline: float, work: Callable[..., T], *given: Any) -> T:
        process = await self.wake()
        try:
            loop = asyncio.get_running_loop()
            return await asyncio.wait_for(loop.run_in_executor(process, work, *given), deadline)
        except (TimeoutError, BrokenProcessPool):
            self.drop()
            raise

    def drop(self) -> None:
        """End the process; the next question starts a new one."""
        pool, self.process = self.process, None
        if pool is not None:
            processes = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


class Queue:
    """Desks, handed out in turn to those who wait: one person after the other, however much each of them asks, and of
    one person one table after the other."""

    def __init__(self, desks: list[Desk]) -> None:
        self.desks = desks
        self.free = list(desks)
        self.waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[Desk]]]] = OrderedDict()

    async def take(self, who: str, table: str = "", patience: float | None = None) -> Desk:
        """A desk, when it is this one's turn; refused if that takes longer than its patience."""
        if self.free:
            return self.free.pop()
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Desk] = loop.create_future()
        self.waiting.setdefault(who, OrderedDict()).setdefault(table, deque()).append(future)
        late = loop.call_later(patience, give_up, future) if patience is not None else None
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled() and future.exception() is None:
                self.give(future.result())
            raise
        finally:
            if late is not None:
                late.cancel()

    def give(self, desk: Desk) -> None:
        """To the next person in turn, whose other questions then wait behind everybody else's."""
        while self.waiting:
            who, tables = self.waiting.popitem(last=False)
            table, line = tables.popitem(last=False)
            future = line.popleft()
            if line:
                tables[table] = line
            if tables:
                self.waiting[who] = tables
            if not future.done():
                future.set_result(desk)
                return
        self.free.append(desk)

    def __len__(self) -> int:
        """Those who wait."""
        return sum(
            not future.done()
            for tables in self.waiting.values()
            for line in tables.values()
            for future in line
        )


def give_up(future: asyncio.Future[Desk]) -> None:
    """Who has waited too long is told so, and no desk is kept for them."""
    if not future.done():
        metrics.LATE.inc()
        future.set_exception(Busy(Reason("house-busy")))


class Workers:
    """Queues of desks: for the quick bots, for the others, for hints, for reviews, each of which takes as long as many
    hints, and for what strangers send."""

    def __init__(self, count: int, budget: float = 1.0, deadline: float = Settings.deadline) -> None:
        self.budget = budget
        self.deadline = budget + deadline
        """Seconds for a question to a bot, or for a hint."""
        self.queues = {
            "quick": Queue([Desk()]),
            "thinking": Queue([Desk() for _ in range(max(1, count))]),
            "own": Queue([Desk()]),  # whose cards have to be read first: nobody else waits for that
            "advising": Queue([Desk()]),
            "reviewing": Queue([Desk()]),
            "trying": Queue([Desk(MEMORY)]),
            "measuring": Queue([Desk(MEMORY)]),
            "beside": Queue([Desk()]),
            "reading": Queue([Desk(MEMORY)]),
        }
        self.taken: dict[asyncio.Task[Any] | None, Desk] = {}
        """The desk that a task has."""

    @asynccontextmanager
    async def desk(
        self, bot: str, who: str = "", table: str = "", patience: float | None = None, own: bool = False
    ) -> AsyncIterator[None]:
        """A process that is awake and has nothing else to do: what is asked now is thought about now. `own`: at a table
        that is played with somebody's own cards."""
        async with self._at("own" if own else pool_of(bot), who, table, patience) as desk:
            await self.ready(desk)
            yield

    @asynccontextmanager
    async def _at(
        self, name: str, who: str, table: str = "", patience: float | None = None
    ) -> AsyncIterator[Desk]:
        queue, task = self.queues[name], asyncio.current_task()
        desk = await queue.take(who, table, patience)
        self.taken[task] = desk
        try:
            yield desk
        finally:
            del self.taken[task]
            queue.give(desk)

    async def ready(self, desk: Desk) -> None:
        """Its process, awake."""
        await desk.wake()

    async def act(
        self, bot: str, view: dict[str, Any], events: Sequence[dict[str, Any]], legal: list[str]
    ) -> str:
        """One of `legal`, as that bot chooses; at the desk that the caller has taken, or at the next free one."""
        if len(legal) == 1:
            return legal[0]
        began = time.perf_counter()
        try:
            word = await self._ask(bot, view, list(events), legal)
        except (TimeoutError, BrokenProcessPool) as error:
            operator_log.warning("bot-lost", bot=bot, error=type(error).__name__)
            word = SystemRandom().choice(legal)
        except Exception as error:  # a bot of anyone's package may raise anything
            operator_log.warning("bot-failed", bot=bot, game=view.get("game"), error=type(error).__name__)
            word = SystemRandom().choice(legal)
        metrics.BOT.labels(bot).observe(time.perf_counter() - began)
        if word not in legal:
            operator_log.warning("bot-illegal", bot=bot, game=view.get("game"))
            word = SystemRandom().choice(legal)
        return word

    async def _ask(
        self, bot: str, view: dict[str, Any], events: list[dict[str, Any]], legal: list[str]
    ) -> str:
        seed = SystemRandom().getrandbits(64)
        cards = keeping.kept(str(view.get("options", {}).get("cards")))
        question = (cards, think, bot, view, events, legal, seed, self.budget)
        desk = self.taken.get(asyncio.current_task())
        if desk is not None:
            word, in_time = await desk.do(self.deadline, informed, *question)
        else:
            async with self._at(pool_of(bot), "") as desk:
                word, in_time = await desk.do(self.deadline, informed, *question)
        if not in_time:
            operator_log.warning("bot-late", bot=bot, game=view.get("game"))
        return str(word)

    async def advise(
        self,
        work: Callable[..., T],
        *given: Any,
        cards: object = None,
        address: str = "",
        who: str = "",
        deadline: float = PATIENCE,
        queue: str = "advising",
    ) -> T:
        """Do something for a person that takes thought: beside the bots, so that no table waits for it.

        `cards` is the name of the card file that it is about, if it is about one. Addresses take turns, and of one
        address its people: anybody can come as many guests.
        """
        text = keeping.kept(str(cards))
        async with self._at(queue if text is None else "own", address, who, patience=QUEUED) as desk:
            try:
                return await desk.do(deadline, informed, text, work, *given)
            except (TimeoutError, BrokenProcessPool) as error:
                operator_log.warning("advice-lost", error=type(error).__name__)
                raise CannotNow(Reason("thought-long")) from None

    async def attempt(
        self, work: Callable[..., T], *given: Any, who: str = "", deadline: float, queue: str = "trying"
    ) -> T | None:
        """Do something with what a stranger has sent, with limits on time and memory; None if it broke the process."""
        async with self._at(queue, who, patience=QUEUED) as desk:
            try:
                return await desk.do(deadline, work, *given)
            except Refused:
                raise
            except (TimeoutError, BrokenProcessPool, MemoryError) as error:
                operator_log.warning("attempt-lost", work=work.__name__, error=type(error).__name__, who=who)
                return None
            except (
                Exception
            ) as error:  # what a stranger sends may lead anywhere, and is no mistake of the house
                operator_log.warning(
                    "attempt-failed", work=work.__name__, error=type(error).__name__, who=who
                )
                raise BadRequest(Reason("attempt-failed")) from None

    async def beside(self, work: Callable[..., T], *given: Any, who: str) -> T:
        """Do something short in a thread, for one person after the other: of many threads that work at once, the one
        that serves the tables would get a small share."""
        async with self._at("beside", who, patience=QUEUED):
            return await asyncio.to_thread(work, *given)

    def close(self) -> None:
        for queue in self.queues.values():
            for desk in queue.desks:
                desk.drop()


def timed(work: Callable[..., T], *given: Any) -> tuple[T | Exception, float]:
    """What comes of it, or goes wrong, and how many seconds of this thread it took."""
    began = time.thread_time()
    done: T | Exception
    try:
        done = work(*given)
    except Exception as error:
        done = error
    return done, time.thread_time() - began


def is_quick(bot: str) -> bool:
    """Whether a bot, with or without a character, answers at once."""
    return bots.level_of(bot) in QUICK


def pool_of(bot: str) -> str:
    return "quick" if is_quick(bot) else "thinking"


def leave_with(parent: int, memory: int) -> None:
    """A worker whose server was killed has nobody to tell it to stop, and what it prints is no line of the log.

    What goes wrong here the server hears of, and logs; compiled code that is interrupted may print a line by itself.
    """
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    if memory:
        try:
            import resource
        except ImportError:  # where a process cannot limit itself, its deadline has to do
            pass
        else:
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

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


class Late(BaseException):
    """Raised in the middle of a thought; not an Exception, so that no bot takes it for an error of its own."""


@contextmanager
def at_most(seconds: float, worked: bool = False) -> Iterator[None]:
    """Cut short what takes longer; where a process cannot set itself an alarm, patience has to do.

    With `worked` only time at work counts: a busy machine refuses nobody's file.
    """
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(_number: int, _frame: object) -> None:
        raise Late

    timer = signal.ITIMER_PROF if worked else signal.ITIMER_REAL
    signal.signal(signal.SIGPROF if worked else signal.SIGALRM, ring)
    signal.setitimer(timer, seconds)
    try:
        yield
    finally:
        signal.setitimer(timer, 0)


def awake() -> None:
    """What a process is asked first: by then it has started."""
