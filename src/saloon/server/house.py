"""All tables of this process: found, loaded, written to, kept in step with other processes, put away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import update
from sqlalchemy.sql import Executable

from saloon.server import measures, own_cards, schema
from saloon.server.clocks import Clock
from saloon.server.errors import NoTable, OtherRelease, Refused, StorageFailed
from saloon.server.keys import Signer
from saloon.server.ledger import Ledger
from saloon.server.limits import Buckets, Open
from saloon.server.measures import journal
from saloon.server.news import News
from saloon.server.records import Line
from saloon.server.room import Room
from saloon.server.settings import Settings, default_db
from saloon.server.storage import Storage
from saloon.server.table import Table, check_release
from saloon.server.workers import Workers

ASIDE = ("chat", "mute", "order")
"""Lines after which the game, and who plays it, is as it was."""
TRIES = 8
"""Races that one line may lose before we give up."""


class House:
    """The one object behind the web: storage, writer, news, bots and rooms."""

    def __init__(self, settings: Settings, storage: Storage, key: bytes) -> None:
        self.settings = settings
        self.clock = Clock()
        self.storage = storage
        self.signer = Signer(key)
        self.ledger = Ledger(storage)
        self.news = News(storage, self._heard)
        self.workers = Workers(settings.workers, settings.budget)
        self.messages = Buckets(settings.limits.messages, settings.limits.messages * 5, "messages")
        self.chats = Buckets(settings.limits.chats, 5, "chat messages")
        self.hints = Buckets(settings.limits.hints, 5, "hints and reviews")
        self.sockets = Open(settings.limits.sockets, "sockets")
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.departed: list[tuple[str, int]] = []
        """Seats whose people left since the last note."""
        self.closed = False
        self.loop = asyncio.get_running_loop()

    @classmethod
    async def open(cls, settings: Settings) -> House:
        storage = await Storage.open(settings.db or default_db())
        house = cls(settings, storage, await storage.house_key())
        house.ledger.open()
        await house.news.open()
        house.spawn(house._housekeeping())
        house.spawn(house._resume())
        return house

    async def close(self) -> None:
        """Finish what was begun, tell everyone, and let go."""
        self.closed = True
        for room in self.rooms.values():
            if room.timer is not None:
                room.timer.cancel()
            for watcher in room.watchers:
                watcher.end("restart", "The server restarts; come back in a moment.")
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.ledger.close()
        await self.news.close()
        self.workers.close()
        await self.storage.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run beside; a failure is noted, never silent."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            journal.error(
                "task-failed", error=type(error).__name__, where=str(error.__traceback__ and where(error))
            )

    # Finding

    async def room(self, table: str) -> Room:
        """The table, from memory or from its log."""
        room = self.rooms.get(table)
        if room is not None:
            room.touched = time.monotonic()
            return room
        task = self.loading.get(table)
        if task is None:
            task = asyncio.create_task(self._load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, name: str) -> Room:
        deed = await self.storage.deed(name)
        if deed is None:
            raise NoTable("There is no such table, or it is not for you.")
        if "cards" in deed.options:
            await own_cards.known(self.storage, deed.options["cards"])
        check_release(deed)
        table = Table(deed, await self.storage.seats(name))
        # Seats are read before the log: a change of seats that comes between is found in the log and read again.
        room = Room(table, self.clock)
        await self._read(room)
        self.rooms[name] = room
        measures.TABLES.set(len(self.rooms))
        self.attend(room)
        return room

    async def _read(self, room: Room) -> int:
        """Fold the lines that others have written; answers how many there were."""
        table = room.table
        lines = await self.storage.lines(table.id, table.seq)
        if any(line.kind == "seats" or line.kind == "start" for line in lines):
            await self.read_seats(room)
        for line in lines:
            table.fold(line, self.settings.pause)
        return len(lines)

    async def read_seats(self, room: Room) -> None:
        deed = await self.storage.deed(room.table.id)
        room.table.seats = await self.storage.seats(room.table.id)
        if deed is not None:
            room.table.deed = deed

    # Writing

    async def write(
        self,
        room: Room,
        kind: str,
        seat: int | None = None,
        word: str = "",
        key: str | None = None,
        also: Sequence[Executable] = (),
    ) -> bool:
        """Append a line; whoever calls holds the room's lock. False: the race was lost and the room is up to date."""
        table = room.table
        now = max(
            self.clock.now(), table.last_at
        )  # clocks of two machines differ; a log's times never run backwards
        line = Line(table.id, table.seq + 1, kind, seat, word, key, now)
        try:
            stored = await self.ledger.append(line, also)
        except StorageFailed:
            # Perhaps stored, perhaps not: what the log says counts.
            with suppress(Refused):
                await self.catch_up(room)
            raise
        if not stored:
            measures.RACES.inc()
            await self.catch_up(room)
            return False
        if kind in ("seats", "start"):
            await self.read_seats(room)
        table.fold(line, self.settings.pause)
        self.after(room, kind)
        return True

    async def catch_up(self, room: Room) -> None:
        if await self._read(room):
            self.after(room, "")

    def after(self, room: Room, kind: str) -> None:
        """The log has grown."""
        if kind not in ASIDE:
            room.silent.clear()
        status = room.table.status
        room.tell(info=kind not in ("choice", "undo", *ASIDE) or status != "running")
        if status in ("over", "ended") and room.table.deed.status != status:
            room.table.deed.status = status
            self.spawn(self._note_status(room.table.id, status))
        self.attend(room)

    async def _note_status(self, table: str, status: str) -> None:
        await self.storage.change(
            update(schema.tables).where(schema.tables.c.id == table).values(status=status)
        )

    def _heard(self, table: str | None, seq: int) -> None:
        """Another process has written."""
        rooms = (
            list(self.rooms.values()) if table is None else [self.rooms[table]] if table in self.rooms else []
        )
        for room in rooms:
            if table is None or room.table.seq < seq:
                self.spawn(self._follow(room))

    async def _follow(self, room: Room) -> None:
        async with room.table.lock:
            await self.catch_up(room)

    # Keeping house

    def attend(self, room: Room) -> None:
        """Do, or plan, what the server itself has to do at this table."""
        from saloon.server import attendance

        if not self.closed:
            attendance.attend(self, room)

    async def _resume(self) -> None:
        """After a start: tables at which a bot or a clock is due must go on though nobody looks."""
        for table in await self.storage.ids(schema.tables.c.status == "running"):
            try:
                await self.room(table)
            except OtherRelease:
                continue
            except Refused as error:
                journal.error("table-not-resumed", table=table, error=type(error).__name__)
            await asyncio.sleep(0)

    async def _housekeeping(self) -> None:
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            with suppress(Refused):
                await self.note_present()
            self.put_away()

    async def note_present(self) -> None:
        now = self.clock.now()
        here = [(name, seat) for name, room in self.rooms.items() for seat in room.here()]
        for name, seat in here:
            chair = self.rooms[name].table.seat(seat)
            if chair is not None:
                chair.seen = now
        seen, self.departed = sorted({*here, *self.departed}), []
        if seen:
            await self.storage.mark_seen(seen, now)

    def put_away(self) -> None:
        """Forget tables that nobody looks at and that the server has nothing to do at."""
        now = time.monotonic()
        for name, room in list(self.rooms.items()):
            busy = room.watchers or room.timer is not None or room.thinking or room.table.lock.locked()
            if not busy and now - room.touched > self.settings.idle:
                del self.rooms[name]
        measures.TABLES.set(len(self.rooms))


def where(error: BaseException) -> str:
    """The last line of ours that an error came through; its text may hold values, so it is not logged."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else ""
