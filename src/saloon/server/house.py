"""All tables of this process: found, loaded, written to, kept in step with other processes, put away."""

from __future__ import annotations

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy.sql import Executable

from saloon.errors import Reason
from saloon.kit import keeping
from saloon.server import card_files, db_tables, metrics, retention
from saloon.server.clocks import Clock
from saloon.server.errors import NOT_PLAYED, BadCards, NoTable, Refused, SetAside, StorageFailed, TooMuch
from saloon.server.keys import Signer
from saloon.server.ledger import Ledger
from saloon.server.limits import Buckets, Counted, Open, Shares
from saloon.server.log_reader import LogReader
from saloon.server.metrics import operator_log
from saloon.server.news import RETRY, News
from saloon.server.records import Line, Rights
from saloon.server.rights import NO_TABLE
from saloon.server.room import Room
from saloon.server.settings import Retention, Settings, default_db
from saloon.server.storage import DRAIN, NEWS, Storage, note_over
from saloon.server.table import Table, check_release
from saloon.server.workers import Workers, timed

ASIDE = ("chat", "mute", "order", "keep")
"""Lines after which the game, and who plays it, is as it was."""
SAME_SEATS = ("choice", "undo", *ASIDE)
"""Lines that change nobody's right, nor what the table is."""
FORGET = ("seats", "forget")
"""The line after which what somebody said is gone."""
TRIES = 8
"""Races that one line may lose before we give up."""
SET_ASIDE = Reason("set-aside")
RETRY_ASIDE = 600.0
"""Seconds after which a table that was set aside is tried again."""
JUST_NOW = 10.0
"""Seconds for which a table is left alone after it was asked for: whoever asked may still have it in hand."""
RECENT = 50
"""Items that anybody may have missed since they last looked."""
RETAIN = 3_600.0
"""Seconds between runs of the job that deletes what has been kept for long enough."""
SLICE = 0.01
"""Seconds for which a long log is folded before everybody else has a turn."""
STORIED = 32
"""Tables whose stories are kept."""
AT_ONCE = 500
"""Tables in one question to the database."""
REPORT = 60.0
"""Seconds between reports of who was refused much."""
REPORT_ALL = 3_600.0
"""Seconds between reports of all that was tried, by address; there is one at the end, too."""

T = TypeVar("T")


class House:
    """The one object behind the web: storage, writer, news, bots and rooms."""

    def __init__(self, settings: Settings, storage: Storage, key: bytes) -> None:
        self.settings = settings
        self.clock = Clock(storage.origin_of_time)
        self.storage = storage
        self.signer = Signer(key)
        self.ledger = Ledger(storage)
        self.log_reader = LogReader(storage)
        self.news = News(storage, self._heard)
        self.workers = Workers(settings.workers, settings.budget, settings.deadline)
        self.messages = Buckets(settings.limits.messages, settings.limits.messages * 5, "messages")
        self.voices = Buckets(settings.limits.voices, settings.limits.voices * 5, "messages of an address")
        self.chats = Buckets(settings.limits.chats, 5, "chat messages")
        self.card_bytes = Buckets(
            settings.limits.card_bytes, settings.limits.card_bytes * 8_192, "bytes of card files"
        )
        self.opening = Buckets(settings.limits.opening, settings.limits.opening * 150, "new tables")
        self.asides = Buckets(settings.limits.asides, settings.limits.asides * 40, "changes of mind")
        self.history = Buckets(settings.limits.history, settings.limits.history * 20, "things to read again")
        self.reading = Buckets(
            settings.limits.reading, settings.limits.reading * 100, "seconds to read again"
        )
        self.hints = Buckets(settings.limits.hints, 5, "hints and reviews")
        self.guests = Buckets(settings.limits.people, settings.limits.people * 100, "new guests")
        self.codes = Buckets(0.1, 5, "recovery codes")
        self.exports = Buckets(0.05, 5, "exports")
        self.sockets = Open(settings.limits.sockets, "sockets")
        self.spectators = Open(settings.limits.spectators, "spectators")
        self.arriving: dict[str, OrderedDict[object, Callable[[], None]]] = {}
        """Sockets that have not said hello, by address, each with how to end it; the oldest goes when more come."""
        counted: list[Counted] = [
            self.messages, self.voices, self.chats, self.card_bytes, self.opening, self.asides, self.history,
            self.reading, self.hints, self.guests, self.codes, self.exports, self.sockets, self.spectators,
        ]  # fmt: skip
        self.shares = Shares(storage, self.signer, counted)
        self.rooms: dict[str, Room] = {}
        self.looked_through = 0
        """How many tables were left when it was last looked which can be put away."""
        self.compared: set[str] = set()
        """Tables of which was seen at the last heartbeat, or since, who may look on."""
        self.storied: OrderedDict[str, None] = OrderedDict()
        """Tables whose stories are kept, the one told last at the end."""
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.departed: dict[tuple[str, int], float] = {}
        """Seats whose people left since the last note, and when."""
        self.draining = False
        self.last_news: str | None = None
        self.aside: dict[str, float] = {}
        """Tables that cannot be loaded, and when to try again."""
        self.closed = False
        self.loop = asyncio.get_running_loop()

    @classmethod
    async def open(cls, settings: Settings) -> House:
        storage = await Storage.open(settings.db or default_db())
        house = cls(settings, storage, await storage.house_key())
        house.ledger.open()
        await house.heed_operator()
        await house.news.open()
        house.spawn(house._housekeeping())
        house.spawn(house._resume())
        return house

    async def close(self) -> None:
        """Finish what was begun, tell everyone, and let go."""
        self.closed = True
        await self._chore(metrics.report)
        await self._chore(metrics.report_tried)
        for room in self.rooms.values():
            for timer in (room.timer, room.away_timer):
                if timer is not None:
                    timer.cancel()
            for watcher in room.watchers:
                watcher.end("restart", Reason("restarts"))
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.ledger.close()
        await self.news.close()
        await self.log_reader.close()
        self.workers.close()
        await self.storage.close()
        for room in self.rooms.values():
            keeping.let_go(str(room.table.record.options.get("cards", "")))

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run beside; a failure is noted, never silent."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            operator_log.error(
                "task-failed", error=type(error).__name__, where=str(error.__traceback__ and where(error))
            )

    # Finding

    async def room(self, table: str) -> Room:
        """The table, from memory or from its log."""
        room = self.rooms.get(table)
        if room is not None:
            room.touched = time.monotonic()
            return room
        if self.aside.get(table, 0.0) > time.monotonic():
            raise SetAside(SET_ASIDE)
        task = self.loading.get(table)
        if task is None:
            task = asyncio.create_task(self._load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, name: str) -> Room:
        """The same from its log; what goes wrong there stays there."""
        try:
            return await self._load_whole(name)
        except BadCards as error:
            raise self.set_aside(name, error) from error
        except Refused:
            raise
        except Exception as error:
            raise self.set_aside(name, error) from error

    def set_aside(self, name: str, error: BaseException) -> SetAside:
        """A table whose data the rules cannot play: told to its players and to the operator, tried again later."""
        self.aside[name] = time.monotonic() + RETRY_ASIDE
        operator_log.error("table-set-aside", table=name, error=type(error).__name__, where=where(error))
        metrics.ASIDE.inc()
        self.clear_out(name, SetAside.code, SET_ASIDE)
        return SetAside(SET_ASIDE)

    def clear_out(self, name: str, code: str, why: Reason) -> None:
        """Go on with a table no more, and tell those who look at it."""
        room = self.rooms.pop(name, None)
        if room is not None:
            keeping.let_go(str(room.table.record.options.get("cards", "")))
            for timer in (room.timer, room.away_timer):
                if timer is not None:
                    timer.cancel()
            for watcher in room.watchers:
                watcher.end(code, why)

    async def clear_deleted(self, names: Sequence[str]) -> set[str]:
        """Those of these tables that have been deleted; whoever still looks at one is told that there is none."""
        gone = (
            set(names) - set(await self.storage.ids(db_tables.tables.c.id.in_(names)))
            if names
            else set[str]()
        )
        for name in gone:
            self.clear_out(name, NoTable.code, NO_TABLE)
        return gone

    def fold(self, room: Room, line: Line) -> None:
        """Take a line in. Whatever the engine makes of it, only this table can break on it."""
        try:
            room.table.fold(line, self.settings.pause)
        except Refused:
            raise
        except Exception as error:
            raise self.set_aside(room.table.id, error) from error

    async def _load_whole(self, name: str) -> Room:
        record = await self.storage.record(name)
        if record is None:
            raise NoTable(NO_TABLE)
        await card_files.ready(self.storage, self.workers.beside, record)
        cards = str(record.options.get("cards", ""))
        keeping.hold(cards)
        try:
            check_release(record)
            table = Table(record, await self.storage.seats(name))
            table.sessions = await self.storage.sessions(name)
            # Seats are read before the log: a change of seats that comes between is found in the log and read again.
            room = Room(table, self.clock)
            await self._read(room)
        except BaseException:
            keeping.let_go(cards)
            raise
        self.rooms[name] = room
        self.compared.add(name)
        metrics.TABLES.set(len(self.rooms))
        self._note_over(room)
        self.attend(room)
        if len(self.rooms) > self.looked_through + self.settings.at_rest:
            self.put_away()
        return room

    async def outline(self, name: str) -> Table:
        """A table without its game: who sits there, and who may know of it."""
        record = await self.storage.record(name)
        if record is None:
            raise NoTable(NO_TABLE)
        table = Table(record, await self.storage.seats(name))
        table.sessions = await self.storage.sessions(name)
        return table

    async def _read(self, room: Room) -> list[Line]:
        """Fold the lines that others have written; answers with them."""
        table = room.table
        lines = await self.log_reader.lines(table.id, table.seq)
        if any(line.kind == "seats" or line.kind == "start" for line in lines):
            await self.read_seats(room)
        await self.read_names(table, lines)
        began = time.monotonic()
        for line in lines:
            self.fold(room, line)
            if time.monotonic() - began > SLICE:
                await asyncio.sleep(0)
                began = time.monotonic()
        if any((line.kind, line.word) == FORGET for line in lines):
            await self.forget_names(room)
        room.keep_time()
        return lines

    async def read_seats(self, room: Room) -> None:
        record = await self.storage.record(room.table.id)
        seats = await self.storage.seats(room.table.id)
        sessions = await self.storage.sessions(room.table.id)
        for seat in seats:  # who came or went meanwhile is not stored yet
            known = room.table.seat(seat.seat)
            if known is not None and known.person == seat.person:
                seat.seen = max(seat.seen, known.seen)
        room.table.seats, room.table.sessions = seats, sessions  # in one go: no frame sees half of it
        if record is not None:
            room.table.record = record
        room.readmit()

    async def read_names(self, table: Table, lines: list[Line]) -> None:
        """What those were called who came and went, or said something, and have no seat any more."""
        sit = {seat.person for seat in table.seats}
        gone = {line.person for line in lines if line.person is not None and line.kind in ("chat", "seats")}
        if gone - sit - set(table.known):
            table.known |= await self.storage.names_of(gone - sit)

    async def forget_names(self, room: Room) -> None:
        """Somebody who was here has been deleted, and with them what they said and what they were called."""
        table = room.table
        table.forget_names(set(await self.storage.names_of(table.known)))
        table.hear(await self.storage.chat(table.id))
        room.reviews.clear()
        room.stories.clear()
        room.speech.clear()

    # Writing

    async def write(
        self,
        room: Room,
        kind: str,
        seat: int | None = None,
        word: str = "",
        key: str | None = None,
        also: Sequence[Executable] = (),
        person: str | None = None,
    ) -> bool:
        """Append a line; whoever calls holds the room's lock. False: the race was lost and the room is up to date.

        It is done by `person`, or by whoever has the seat now.
        """
        table = room.table
        # Clocks of two machines differ; a log's times never run backwards.
        who = None if (kind, word) == FORGET else person or doer(table, kind, seat, key)
        line = Line(table.id, table.seq + 1, kind, seat, word, key, room.now(), who)
        try:
            stored = await self.ledger.append(line, also)
        except StorageFailed:
            # Perhaps stored, perhaps not: what the log says counts.
            gone = set[str]()
            with suppress(Refused):
                await self.catch_up(room)
                gone = await self.clear_deleted([table.id])
            if gone:
                raise NoTable(NO_TABLE) from None
            raise
        if not stored:
            metrics.RACES.inc()
            await self.catch_up(room)
            return False
        if kind in ("seats", "start"):
            await self.read_seats(room)
        self.fold(room, line)
        if (kind, word) == FORGET:
            await self.forget_names(room)
        self.after(room, kind)
        return True

    async def catch_up(self, room: Room) -> None:
        if lines := await self._read(room):
            self.after(room, most_telling(lines))

    def after(self, room: Room, kind: str) -> None:
        """The log has grown."""
        if kind not in ASIDE:
            room.silent.clear()
        if kind not in SAME_SEATS:
            room.readmit()
        room.tell(info=kind not in SAME_SEATS or room.table.status != "running")
        self._note_over(room)
        self.attend(room)

    def _note_over(self, room: Room) -> None:
        """Say beside the log, too, that a table is over; a process that died in between has not."""
        record, status = room.table.record, room.table.status
        if status in ("over", "ended") and record.status != status:
            record.status, record.origin = status, None
            self.spawn(self.storage.change(note_over(record.id, status)))

    def _heard(self, table: str | None, seq: int) -> None:
        """Another process has written. A table that is being loaded may have read its log before that line."""
        for name in [*self.rooms, *self.loading] if table is None else [table]:
            room = self.rooms.get(name)
            behind = room is not None and (table is None or room.table.seq < seq)
            if behind or name in self.loading:
                self.spawn(self._follow(name))

    async def _follow(self, name: str) -> None:
        """Read what another process wrote; if the database does not answer now, once it does."""
        while True:
            try:
                room = await self.room(name)
                async with room.table.lock:
                    await self.catch_up(room)
                return
            except StorageFailed:
                await asyncio.sleep(RETRY)
            except Refused:
                return  # told to whoever asked for the table

    # Keeping house

    def attend(self, room: Room) -> None:
        """Do, or plan, what the server itself has to do at this table."""
        if self.closed:
            return
        if room.undisturbed():
            # As after most choices: nothing is due, so nothing has to be looked through for what is.
            room.stop_timers()
            return
        from saloon.server import attendance

        attendance.attend(self, room)

    async def _resume(self) -> None:
        """After a start: tables at which a bot or a clock is due must go on though nobody looks."""
        for table in await self.storage.ids(db_tables.tables.c.status == "running"):
            try:
                await self.room(table)
            except NOT_PLAYED:
                continue  # of which the operator has been told, if it was set aside
            except Refused as error:
                operator_log.error("table-not-resumed", table=table, error=type(error).__name__)
            await asyncio.sleep(0)

    async def _housekeeping(self) -> None:
        kept = told = told_all = time.monotonic()
        kept_to = -math.inf
        while True:
            await asyncio.sleep(min(self.settings.heartbeat, self.settings.share))
            await self._chore(self.shares.exchange)
            now = time.monotonic()
            if now - told > REPORT:
                told = now
                await self._chore(metrics.report)
            if now - told_all > REPORT_ALL:
                told_all = now
                await self._chore(metrics.report_tried)
            if now - kept < self.settings.heartbeat:
                continue
            kept = now
            for chore in (
                self.note_present, self.heed_operator, self.look_at_rights, self.close_unwatched, self.put_away,
            ):  # fmt: skip
                await self._chore(chore)
            if self.settings.retention != Retention() and now - kept_to > RETAIN:
                kept_to = now
                self.spawn(self._chore(self._keep_to))  # which may take long: who is here is noted meanwhile

    async def _chore(self, work: Callable[[], Coroutine[Any, Any, object] | None]) -> None:
        """Something that is done again and again: whatever goes wrong with it, it is tried anew, and so is the rest."""
        try:
            if (doing := work()) is not None:
                await doing
        except Refused:
            pass  # the database does not answer, of which the operator has been told
        except Exception as error:
            operator_log.error("task-failed", error=type(error).__name__, where=where(error))

    async def _keep_to(self) -> None:
        await retention.keep_to(self.storage, self.settings.retention, self.clock.now())

    async def heed_operator(self) -> None:
        """Whoever runs the house may have written from outside: take it in, and open tables only if they are wanted."""
        self.draining = await self.storage.house_value(DRAIN) == "on"
        news = await self.storage.house_value(NEWS)
        if news != self.last_news:
            self.last_news = news
            await self.clear_deleted(list(self.rooms))
            self._heard(None, 0)

    def besides(self, room: Room, seat: int, who: str = "", address: str = "", ends: bool = False) -> None:
        """Somebody does something at a table that makes its log longer and its game not: so often, and no more. `who`
        does it if it is not yet whoever has the seat; who only comes is counted by address, since anybody can come as
        many guests. What only `ends` what another line began is as often as that, at most."""
        self.asides.take(f"{room.table.id}:{address or who or seat}")
        if not ends:
            self.check_lines(room, seat, who)

    def check_lines(self, room: Room, seat: int, who: str = "") -> None:
        """Whether one more line besides the game may come from somebody: all of them are read whenever the table is.
        Not from their chair: whoever had that before would use up what the next one has."""
        chair = room.table.seat(seat)
        whose = who or (chair.person if chair is not None else None) or str(seat)
        if room.table.lines.get(whose, 0) >= self.settings.limits.lines:
            raise TooMuch(Reason("lines-enough", most=self.settings.limits.lines))

    def read_again(self, room: Room, seat: int | None, since: int, address: str) -> None:
        """Somebody wants to be told what has happened since: all of it, if they say so or what they say cannot be."""
        told = room.seq(seat)
        missed = told - since if 0 <= since <= told else told
        if missed > RECENT:
            self.history.take(address, missed)

    async def beside_counted(self, work: Callable[..., T], *given: Any, who: str) -> T:
        """Put together what somebody wants to read of a game; how long that takes is known only afterwards, and counts
        also where nothing comes of it."""
        self.reading.take(who, 0.0)
        done: tuple[T | Exception, float] = await self.workers.beside(timed, work, *given, who=who)
        result, seconds = done
        self.reading.spend(who, seconds)
        if isinstance(result, Exception):
            raise result
        return result

    def keep_stories(self, room: Room) -> None:
        """Half a megabyte each: whoever asks for those of thousands of tables gets them, and they do not stay."""
        self.storied[room.table.id] = None
        self.storied.move_to_end(room.table.id)
        while len(self.storied) > STORIED:
            oldest = self.rooms.get(self.storied.popitem(last=False)[0])
            if oldest is not None:
                oldest.stories.clear()

    def saw(self, room: Room, seat: int | None) -> None:
        """Somebody without a socket has shown themselves at their seat."""
        chair = room.table.seat(seat) if seat is not None else None
        if chair is not None:
            chair.seen = room.now()
            self.departed[room.table.id, chair.seat] = chair.seen

    async def note_present(self) -> None:
        here = {(name, seat): room.now() for name, room in self.rooms.items() for seat in room.here()}
        here |= {
            (name, chair_of_lookers(room.table)): room.now()
            for name, room in self.rooms.items()
            if (room.watchers or room.polls)
            and room.table.status == "running"  # which is ended once nobody looks on
            and room.table.seats
            and all(seat.person is None for seat in room.table.seats)
        }
        for (name, seat), now in here.items():
            chair = self.rooms[name].table.seat(seat)
            if chair is not None:
                chair.seen = now
        seen, self.departed = self.departed | here, {}
        if seen:
            await self.storage.mark_seen(seen)

    async def look_at_rights(self) -> None:
        """Whoever changes seats or sessions says so in the log. A process that dies between the two says nothing: then
        the others see it here, at the tables that anybody looks at; at the others, as soon as somebody does."""
        lately = time.monotonic() - 2 * self.settings.heartbeat
        looked_at = [
            name for name, room in self.rooms.items() if room.watchers or room.polls or room.touched > lately
        ]
        self.compared.intersection_update(looked_at)
        for k in range(0, len(looked_at), AT_ONCE):
            for room in await self._differ(looked_at[k : k + AT_ONCE]):
                self.spawn(self._read_rights(room))

    async def check_rights(self, table: str) -> None:
        """The same of one table before somebody is let in there, unless that was done at the last heartbeat."""
        if table in self.rooms and table not in self.compared:
            for room in await self._differ([table]):
                await self._read_rights(room)

    async def _differ(self, names: Sequence[str]) -> list[Room]:
        """Those of these tables at which others may look on than is stored."""
        stored = await self.storage.rights_at(names)
        self.compared.update(names)
        rooms = [(self.rooms.get(name), rights) for name, rights in stored.items()]
        return [room for room, rights in rooms if room is not None and rights_of(room.table) != rights]

    async def _read_rights(self, room: Room) -> None:
        with suppress(Refused):
            async with room.table.lock:
                if await self.clear_deleted([room.table.id]):
                    return
                await self.catch_up(room)
                await self.read_seats(room)
                await self.forget_names(room)
                self.after(room, "seats")

    async def close_unwatched(self) -> None:
        """End the games of tables at which nobody sits, once nobody has looked on for the idle time."""
        now = time.monotonic()
        for room in list(self.rooms.values()):
            if room.watchers or room.polls or any(seat.person is not None for seat in room.table.seats):
                room.watched = now
            elif room.table.status == "running" and now - room.watched > self.settings.idle:
                async with room.table.lock:
                    await self.read_seats(room)
                    if (
                        room.now() - max((seat.seen for seat in room.table.seats), default=0.0)
                        < self.settings.idle
                    ):
                        room.watched = now  # by somebody at another process
                    elif not room.watchers and not room.polls and room.table.status == "running":
                        await self.write(room, "end", None, "unwatched")

    def put_away(self) -> None:
        """Forget tables that nobody looks at and that the server has nothing to do at: once they have been left alone
        for long, and at once if there are many, as when somebody asks for thousands, one after the other."""
        now = time.monotonic()
        at_rest = sorted((room.touched, name) for name, room in self.rooms.items() if not room.busy())
        beyond = len(at_rest) - self.settings.at_rest
        for k, (touched, name) in enumerate(at_rest):
            if now - touched > (JUST_NOW if k < beyond else self.settings.idle):
                room = self.rooms.pop(name)
                keeping.let_go(str(room.table.record.options.get("cards", "")))
        self.looked_through = len(self.rooms)
        metrics.TABLES.set(len(self.rooms))


def most_telling(lines: Sequence[Line]) -> str:
    """Of several lines, a kind after which as much is to be told anew as after all of them: mostly another process has
    made a choice, and neither the seats nor the table are others for that."""
    kinds = [line.kind for line in lines]
    for same in (SAME_SEATS, ASIDE):
        for kind in kinds:
            if kind not in same:
                return kind
    return kinds[-1]


def chair_of_lookers(table: Table) -> int:
    """Of a table at which nobody sits, the chair that says when somebody last looked on: a bot's, if there is one."""
    return next((seat.seat for seat in table.seats if seat.kind == "bot"), table.seats[0].seat)


def rights_of(table: Table) -> Rights:
    """Who may look on from where, as far as a table knows."""
    return [(seat.seat, seat.person, seat.secret) for seat in table.seats], table.sessions


def doer(table: Table, kind: str, seat: int | None, key: str | None) -> str | None:
    """Whose doing a line is: that of the person at its seat, unless the table does it itself."""
    chair = table.seat(seat) if seat is not None else None
    by_table = kind == "bot" or (key or "").startswith("server:")
    return None if chair is None or by_table else chair.person


def where(error: BaseException) -> str:
    """The last line of ours that an error came through; its text may hold values, so it is not logged."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace else ""
