"""A server whose clock the test turns, and whose house it can reach: what is told when is exact, and nobody waits."""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import time
from collections.abc import Awaitable, Callable, Iterator
from math import inf
from typing import Any

import pytest

import saloon
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

    def clear(self, table: str) -> None:
        """Let nothing more happen at a table."""

        async def end() -> None:
            room = self.house.rooms[table]
            assert room.table.game is not None
            room.table.game, room.table.ended = room.table.game.clone(), True
            self.house.attend(room)

        self.inside(end)

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
