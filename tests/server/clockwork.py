"""A server whose clock the test turns, and whose house it can reach: what is told when is exact, and nobody waits."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import multiprocessing
import time
from collections.abc import Awaitable, Callable, Iterator
from math import inf
from typing import Any

import pytest

import saloon
from saloon.server import viewing
from saloon.server.clocks import Clock
from saloon.server.house import House
from saloon.server.records import Line as LogLine
from saloon.server.serve import server
from saloon.server.settings import Settings
from tests.server import serving
from tests.server.serving import PATIENCE, Frame, Line, Served, in_thread


class Plan:
    """Something that will be done when the hands come to its moment."""

    def __init__(self, moment: float, do: Callable[[], object]) -> None:
        self.moment = moment
        self.do: Callable[[], object] | None = do

    def cancel(self) -> None:
        self.do = None


class Clockwork(Clock):
    """A clock that stands still until its hands are turned."""

    def __init__(self) -> None:
        self.time = time.time()
        self.plans: list[tuple[float, int, Plan]] = []
        self.count = itertools.count()
        self.waiting = 0
        """Tasks that wait for a moment."""

    def now(self) -> float:
        return self.time

    def at(self, moment: float, do: Callable[[], object]) -> Plan:
        plan = Plan(max(moment, self.time), do)
        heapq.heappush(self.plans, (plan.moment, next(self.count), plan))
        return plan

    async def until(self, moment: float) -> None:
        if moment <= self.time:
            return
        self.waiting += 1
        try:
            await super().until(moment)
        finally:
            self.waiting -= 1

    def turn(self, end: float = inf) -> bool:
        """Go on to the next thing that is planned, or to the end if that comes first; whether there was one."""
        while self.plans and self.plans[0][0] <= end:
            moment, _, plan = heapq.heappop(self.plans)
            if plan.do is not None:
                self.time = moment
                plan.do()
                return True
        if end < inf:
            self.time = end
        return False


class Peeked(Served):
    """A server whose house the test can reach, to put a game on a table and to turn the clock."""

    def __init__(self, url: str, house: House) -> None:
        super().__init__(url)
        self.house = house
        self.clock = house.clock = Clockwork()

    def inside(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Do something in the thread of the house."""

        async def do() -> Any:
            return await work()

        return asyncio.run_coroutine_threadsafe(do(), self.house.loop).result(2 * PATIENCE)

    def install(
        self, table: str, game: saloon.Game, pause: float = 0.0, bots: dict[int, str] | None = None
    ) -> None:
        """Let a table stand where this game stands, as if it had come there now; bots play some of the seats."""

        async def put() -> None:
            room = self.house.rooms[table]
            room.table.game = game
            room.table.taken = bots or {}
            room.table.call = room.table.open_window = False
            room.table._ask(LogLine(table, room.table.seq, "start", None, "", None, self.clock.now()), pause)
            room.marks.clear()
            room.tell()
            self.house.attend(room)

        self.inside(put)

    def install_world(self, table: str, game: saloon.Game, state: Any) -> list[Any]:
        """A game that came from another process by its log, in this state; answers with what its seats see."""
        state.journal = game.state.journal
        game.state = state
        self.install(table, game)
        return [game.view(seat) for seat in game.seats]

    def clear(self, table: str) -> None:
        """Let nothing more happen at a table."""

        async def end() -> None:
            room = self.house.rooms[table]
            assert room.table.game is not None
            room.table.game, room.table.ended = room.table.game.clone(), True
            self.house.attend(room)

        self.inside(end)

    def wake(self, table: str) -> None:
        """Wake whoever still waits for news of a table."""

        async def tell() -> None:
            self.house.rooms[table].tell()

        self.inside(tell)

    def now(self) -> float:
        return self.clock.time

    def put_clock(self, moment: float) -> None:
        self.clock.time = moment

    def game(self, table: str) -> saloon.Game:
        game = self.house.rooms[table].table.game
        assert game is not None
        return game

    def step(self, table: str) -> int:
        """How many choices were made there, as far as this house has heard."""
        return self.game(table).step

    def lines(self, table: str) -> int:
        """How much of the table's log this house has read."""
        return self.house.rooms[table].table.seq

    def told(self, table: str, viewer: int | None) -> int:
        """How many things a viewer has to be told by now."""
        return viewing.skip(self.game(table), viewer, viewing.Bookmark())

    def asked(self, table: str) -> list[int]:
        return [decision.seat for decision in self.game(table).decisions]

    def turn(self, end: float = inf) -> bool:
        """Turn the clock to the next thing that is planned, and see it done."""

        async def work() -> bool:
            await self.calm()
            did = self.clock.turn(end)
            await self.calm()
            return did

        found: bool = self.inside(work)
        return found

    async def calm(self) -> None:
        """Until all that the house does by itself, but for keeping house, waits for the clock."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            await asyncio.sleep(0.001)
            if len(self.house.tasks) - 1 == self.clock.waiting and not self.house.ledger.waiting:
                return
        raise AssertionError(f"the house does not come to rest: {self.house.tasks}")


def told(lines: dict[int | None, Line]) -> dict[int | None, list[Frame]]:
    """All that has come to each since the last time."""
    fresh = {}
    for seat, line in lines.items():
        line.catch_up()
        fresh[seat] = [frame for frame in line.frames if frame["type"] not in ("ack", "pong")]
        line.frames.clear()
    return fresh


@contextlib.contextmanager
def clockwork(settings: Settings) -> Iterator[Peeked]:
    made: list[Any] = []

    def keep(settings: Settings) -> Any:
        made.append(server(settings))
        return made[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(serving, "server", keep)
        with in_thread(settings) as served:
            yield Peeked(served.url, made[-1].config.app.app.state.house)


ORDERS = ("install_world", "clear", "wake", "now", "put_clock", "step", "lines", "told", "asked", "turn")
"""What a house in another process does for the test."""


class Apart(Served):
    """The same in another process of the operating system: games and orders go there through a pipe."""

    def __init__(self, db: str, prepare: Callable[[Peeked], None], **settings: Any) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=live_apart, args=(theirs, db, prepare, settings), daemon=True)
        self.process.start()
        theirs.close()
        super().__init__(self.answer(), db)

    def answer(self) -> Any:
        assert self.pipe.poll(PATIENCE), "the other process does not answer"
        went, value = self.pipe.recv()
        assert went, value
        return value

    def install(self, table: str, game: saloon.Game) -> None:
        """A game travels as its log, so a world that was never dealt needs its state besides."""
        seen = self.install_world(table, game, game.state.clone())
        assert seen == [game.view(seat) for seat in game.seats]

    def __getattr__(self, name: str) -> Any:
        if name not in ORDERS:
            raise AttributeError(name)

        def order(*given: Any) -> Any:
            self.pipe.send((name, given))
            return self.answer()

        return order

    def stop(self) -> None:
        self.pipe.close()  # which ends it
        self.process.join(PATIENCE)
        assert self.process.exitcode == 0


def live_apart(pipe: Any, db: str, prepare: Callable[[Peeked], None], settings: dict[str, Any]) -> None:
    with clockwork(serving.quick(db, **settings)) as peeked:
        prepare(peeked)
        pipe.send((True, peeked.url))
        with contextlib.suppress(EOFError):
            while True:
                name, given = pipe.recv()
                try:
                    pipe.send((True, getattr(peeked, name)(*given)))
                except Exception as error:
                    pipe.send((False, repr(error)))
    for port in serving.HELD:
        port.close()
