"""The database: one code path for SQLite and PostgreSQL. The log is the truth; all else is a reading of it."""

from __future__ import annotations

import asyncio
import math
import os
import secrets
import socket
import sqlite3
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Engine,
    Update,
    bindparam,
    case,
    create_engine,
    delete,
    event,
    func,
    select,
    text,
    true,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql import ColumnElement, Executable

from saloon.errors import Reason
from saloon.server import db_tables, metrics
from saloon.server.errors import BadRequest, NoEntry, StorageFailed
from saloon.server.metrics import operator_log
from saloon.server.records import Line, Person, Rights, Seat, TableRecord
from saloon.server.serial_thread import SerialThread
from saloon.server.settings import driver_url

T = TypeVar("T")
CHANNEL = "saloon"
NOTICES = 100
"""Lines in one notice, which holds at most 8000 bytes."""
SEEN = (
    update(db_tables.seats)
    .where(
        db_tables.seats.c.table_id == bindparam("at_table"), db_tables.seats.c.seat == bindparam("at_seat")
    )
    .values(seen=bindparam("then"))
)
NEWS = "news"
DRAIN = "drain"
"""Rows of the house that every process looks at: whether somebody outside wrote, and whether tables are opened."""
OLD_SHARES = 3_600.0
"""Seconds after which what a process wrote about its limits is thrown away, if it did not."""
SILENT = 5.0
"""Seconds after which a database that does not answer is in trouble."""
GONE = 20
"""Seconds after which a machine that does not even say that it has heard is gone: what waits for it is told so. Without
that the operating system tries for a quarter of an hour."""
TRIED_ANEW = 1.0
"""Seconds for which the answer to whether the database can be written stands."""
MIGRATE_LOCK = 5_100_317
"""Two processes that start at once migrate one after the other."""


READ_ONLY = "it is read-only"
FULL = "its disk is full"
CAUSES = (
    (READ_ONLY, ("readonly database", "25006", "read-only")),
    (FULL, ("disk is full", "53100", "No space left")),
    ("it is locked by another program", ("database is locked", "55P03")),
    ("it is damaged", ("malformed", "not a database", "XX001")),
    (
        "it does not answer",
        ("unable to open", "refused", "ConnectionDoesNotExist", "57P01", "53300", "08006"),
    ),
)
"""What the host can mend, by what the databases say about it."""


def cause_of(error: BaseException) -> str:
    """What is wrong, without any value: of the database's own words only those that hold none."""
    original = getattr(error, "orig", None) or error
    said = " ".join(
        str(part)
        for one in (original, getattr(original, "__cause__", None))
        if one is not None
        for part in (type(one).__name__, getattr(one, "sqlstate", ""), one if is_sqlites(one) else "")
    )
    for cause, signs in CAUSES:
        if any(sign in said for sign in signs):
            return cause
    return "" if not isinstance(error, OSError) else "it does not answer"


def is_sqlites(error: BaseException) -> bool:
    """SQLite's messages name tables and columns and never a value; an OSError's none either."""
    return isinstance(error, (sqlite3.Error, OSError))


def failed(error: BaseException) -> StorageFailed:
    """The database's own message may hold values, so only its kind and cause are told, and logged, and counted."""
    cause = cause_of(error)
    original = getattr(error, "orig", None) or error
    code = getattr(original, "sqlstate", None) or getattr(original, "sqlite_errorname", None)
    metrics.STORAGE.labels(cause or "other").inc()
    operator_log.error("storage-failed", error=type(error).__name__, cause=cause or "other", code=code)
    if cause in (READ_ONLY, FULL):
        why = Reason("store-read-only" if cause == READ_ONLY else "store-full")
        return StorageFailed(Reason("store-cannot", cause=why))
    return StorageFailed(Reason("store-silent", error=type(error).__name__))


def note_over(table: str, status: str) -> Update:
    """A table is over, or ended. Only of those that go on it is counted from which address they were opened, whoever
    was deleted meanwhile; so then that goes."""
    return update(db_tables.tables).where(db_tables.tables.c.id == table).values(status=status, origin=None)


class Storage:
    """Everything that is asked of the database: the same statements, on a pooled connection or in a thread."""

    def __init__(self, engine: AsyncEngine | Engine) -> None:
        self.engine = engine
        self.postgres = engine.dialect.name == "postgresql"
        dialect: Any = postgresql if self.postgres else sqlite
        self.keep = dialect.insert(db_tables.house).on_conflict_do_nothing()
        sign = dialect.insert(db_tables.house)
        self.sign = sign.on_conflict_do_update(index_elements=["name"], set_={"value": sign.excluded.value})
        share = dialect.insert(db_tables.shares)
        self.share = share.on_conflict_do_update(
            index_elements=["process", "name"], set_={"value": share.excluded.value, "at": share.excluded.at}
        )
        self.origin_of_time = time.time() - time.monotonic()
        """What the clock of this house says, less a clock that nobody can set; on PostgreSQL it is the database's, so
        that processes on machines whose clocks differ agree on who was seen when."""
        self.tried = -math.inf
        self.last_trouble = ""
        self.trying: asyncio.Task[None] | None = None
        self.silent = False
        """Whether the operator was told that it does not answer."""
        self.keep_card_file = dialect.insert(db_tables.cards).on_conflict_do_nothing()
        self.own_card_file = dialect.insert(db_tables.card_owners).on_conflict_do_nothing()
        self.origin = secrets.token_hex(4)
        """Names this process in its notices, so that it does not listen to itself."""
        # SQLite answers in microseconds. A thread that does a whole transaction costs one hand-over each way; an
        # asynchronous driver hands over for every single call, which was measured at half of the server's time.
        self.writer = SerialThread("sqlite-writer")
        self.reader = SerialThread("sqlite-reader")
        self.append_connection: AsyncConnection | Connection | None = None
        """The connection that lines are appended on, kept open; every statement on it is a transaction."""
        self.read_connection: AsyncConnection | None = None
        """The same for reading what other processes have appended."""

    @classmethod
    async def open(cls, url: str) -> Storage:
        """Connect, and bring the schema up to date."""
        storage = cls(connect(url))
        try:
            await storage.run(migrate, write=True)
            await storage.write_sign()
            await storage.set_clock()
        except StorageFailed as error:
            await storage.close()
            cause = cause_of(error.__cause__ or error) or type(error.__cause__ or error).__name__
            raise StorageFailed(
                f"The database {storage.engine.url.render_as_string(hide_password=True)} cannot be opened and"
                f" written: {cause}."
            ) from error
        return storage

    async def set_clock(self) -> None:
        """Take the time from the database, where several processes have one."""
        if self.postgres:
            before = time.monotonic()
            rows = await self._rows(text("SELECT extract(epoch FROM clock_timestamp())"))
            self.origin_of_time = float(rows[0][0]) - (before + time.monotonic()) / 2

    def now(self) -> float:
        """Seconds since 1970, by the clock that every process of this house goes by."""
        return self.origin_of_time + time.monotonic()

    async def close(self) -> None:
        if self.trying is not None:
            self.trying.cancel()
            await asyncio.gather(self.trying, return_exceptions=True)
        if isinstance(self.engine, AsyncEngine):
            await self._drop_append_connection()
            await self._drop_read_connection()
            await self.engine.dispose()
        else:
            await self._drop_append_connection()
            self.engine.dispose()
        self.writer.close()
        self.reader.close()

    async def run(self, work: Callable[[Connection], T], write: bool = False) -> T:
        """Do some work in one transaction."""
        try:
            if isinstance(self.engine, AsyncEngine):
                engine = self.engine.execution_options(**FORGETFUL) if write else self.engine
                async with engine.begin() as connection:
                    return await connection.run_sync(work)
            thread = self.writer if write else self.reader
            return await thread.do(lambda: self._in_thread(work, write))
        except (SQLAlchemyError, OSError, RuntimeError) as error:
            raise failed(error) from error

    def _in_thread(self, work: Callable[[Connection], T], write: bool) -> T:
        assert isinstance(self.engine, Engine)
        options = {"write": True, **FORGETFUL} if write else {"write": False}
        with self.engine.execution_options(**options).begin() as connection:
            return work(connection)

    # The log

    async def commit(self, lines: Sequence[tuple[Line, Sequence[Executable]]]) -> set[tuple[str, int]]:
        """Append lines, each with the changes that belong to it, in one transaction; answers which were stored."""
        rows = [line for line, _ in lines]
        if not any(also for _, also in lines):
            return await self._append_alone(rows)

        def work(connection: Connection) -> set[tuple[str, int]]:
            stored = self.append(connection, rows)
            for line, also in lines:
                if (line.table, line.seq) in stored:
                    for statement in also:
                        connection.execute(statement)
            return stored

        return await self.run(work, write=True)

    async def _append_alone(self, lines: list[Line]) -> set[tuple[str, int]]:
        """Append in one statement, which is its own transaction: nothing to begin, nothing to commit."""
        try:
            if isinstance(self.engine, AsyncEngine):
                if not isinstance(self.append_connection, AsyncConnection):
                    self.append_connection = await (await self.engine.connect()).execution_options(**ALONE)
                return await self.append_connection.run_sync(self.append, lines)
            return await self.writer.do(lambda: self._append_in_thread(lines))
        except (SQLAlchemyError, OSError, RuntimeError) as error:
            await self._drop_append_connection()
            raise failed(error) from error

    def _append_in_thread(self, lines: list[Line]) -> set[tuple[str, int]]:
        assert isinstance(self.engine, Engine)
        if not isinstance(self.append_connection, Connection):
            self.append_connection = self.engine.connect().execution_options(**ALONE)
        return self.append(self.append_connection, lines)

    async def _drop_append_connection(self) -> None:
        connection, self.append_connection = self.append_connection, None
        with suppress(SQLAlchemyError, OSError, RuntimeError):
            if isinstance(connection, AsyncConnection):
                await connection.close()
            elif connection is not None:
                await self.writer.do(connection.close)

    def append(self, connection: Connection, lines: list[Line]) -> set[tuple[str, int]]:
        """Which of the lines found their place, and their key, free. Other processes are told in the same statement."""
        values = tuple(value for line in lines for value in line.values())
        if self.postgres:
            rows = connection.exec_driver_sql(insert_and_notify(len(lines)), (*values, self.origin))
            return {(table, seq) for table, seq in rows}
        result = connection.exec_driver_sql(insert(len(lines)), values)
        if result.rowcount == len(lines):
            return {(line.table, line.seq) for line in lines}
        return {(line.table, line.seq) for line in lines if stands(connection, line)}

    async def lines(self, table: str, after: int = 0, most: int | None = None) -> list[Line]:
        """The lines of a table after one of them; no more than `most`."""
        log = db_tables.log.c
        query = select(db_tables.log).where(log.table_id == table, log.seq > after).order_by(log.seq)
        return [Line(*row) for row in await self._rows(query.limit(most))]

    async def lines_after(self, known: Mapping[str, int], most: int) -> list[Line]:
        """The lines of several tables after those that are known, no more than `most` of each, in one question, on a
        connection that is kept."""
        kept = self.read_connection
        try:
            return await self._lines_after(kept or await self._connect_reader(), known, most)
        except (SQLAlchemyError, OSError, RuntimeError) as error:
            await self._drop_read_connection()
            if kept is None:
                raise failed(error) from error
            return await self.lines_after(known, most)  # it may have died since; the next one is new

    async def _lines_after(
        self, connection: AsyncConnection, known: Mapping[str, int], most: int
    ) -> list[Line]:
        rows: Sequence[Any] = (
            await connection.exec_driver_sql(LINES_AFTER, (list(known), list(known.values()), most))
        ).all()
        return [Line(*row) for row in rows]

    async def _connect_reader(self) -> AsyncConnection:
        assert isinstance(self.engine, AsyncEngine)
        self.read_connection = await (await self.engine.connect()).execution_options(**ALONE)
        return self.read_connection

    async def _drop_read_connection(self) -> None:
        connection, self.read_connection = self.read_connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError, RuntimeError):
                await connection.close()

    async def last_line(self, table: str) -> Line | None:
        log = db_tables.log.c
        query = select(db_tables.log).where(log.table_id == table).order_by(log.seq.desc()).limit(1)
        rows = await self._rows(query)
        return Line(*rows[0]) if rows else None

    async def line_of_key(self, table: str, key: str) -> Line | None:
        log = db_tables.log.c
        rows = await self._rows(select(db_tables.log).where(log.table_id == table, log.key == key))
        return Line(*rows[0]) if rows else None

    # Tables and seats

    async def add_table(self, record: TableRecord, seats: Sequence[Seat]) -> None:
        row = msgspec.structs.asdict(record) | {
            "options": msgspec.json.encode(record.options).decode(),
            "clock": msgspec.json.encode(record.clock).decode(),
            "seed": str(record.seed),
            "cards": record.options.get("cards"),
        }
        chairs = [msgspec.structs.asdict(seat) | {"table_id": record.id} for seat in seats]
        await self.change(db_tables.tables.insert().values(row), db_tables.seats.insert().values(chairs))

    async def keep_cards(self, name: str, text: str) -> None:
        """Store a card file; under its name there is never another text."""
        await self.change(self.keep_card_file.values(name=name, text=text))

    async def cards(self, name: str) -> str | None:
        rows = await self._rows(select(db_tables.cards.c.text).where(db_tables.cards.c.name == name))
        return str(rows[0][0]) if rows else None

    async def record(self, table: str) -> TableRecord | None:
        rows = await self._rows(RECORD, {"table": table})
        return record_of(rows[0]) if rows else None

    async def records(self, *where: Any, most: int = 200) -> list[TableRecord]:
        query = select(db_tables.tables).where(*where).order_by(db_tables.tables.c.created.desc()).limit(most)
        return [record_of(row) for row in await self._rows(query)]

    async def listed(self, most: int) -> list[tuple[str, str | None]]:
        """The newest public tables that are not over, with whose they are: all of one address together. Of each status
        by itself, as the index has them: both together would be sorted, however many there are."""
        tables, rows = db_tables.tables.c, list[Any]()
        for status in ("open", "running"):
            these = [tables.status == status, tables.public.is_(True)]
            if status == "open":  # whose host has been deleted nobody arranges, and nobody's limit counts it
                these.append(tables.host.is_not(None))
            query = select(tables.created, tables.id, func.coalesce(tables.origin, tables.host)).where(*these)
            rows += await self._rows(query.order_by(tables.created.desc()).limit(most))
        newest = sorted(rows, key=lambda row: -float(row[0]))
        return [(row[1], row[2]) for row in newest[:most]]

    async def ids(self, *where: Any) -> list[str]:
        return [row[0] for row in await self._rows(select(db_tables.tables.c.id).where(*where))]

    async def count_tables(self, host: str) -> int:
        tables = db_tables.tables.c
        query = select(func.count()).where(tables.host == host, tables.status.in_(("open", "running")))
        return int((await self._rows(query))[0][0])

    async def count_opened(self, origin: str, since: float) -> int:
        """How many tables that were opened from one address since then are not over."""
        tables = db_tables.tables.c
        theirs = tables.origin == origin, tables.created > since, tables.status.in_(("open", "running"))
        return int((await self._rows(select(func.count()).where(*theirs)))[0][0])

    async def seats(self, table: str) -> list[Seat]:
        return [Seat(*row[1:]) for row in await self._rows(SEATS, {"table": table})]

    async def seats_at(self, tables: Sequence[str]) -> dict[str, list[Seat]]:
        """The seats of several tables, in one question."""
        seats, found = db_tables.seats.c, {table: list[Seat]() for table in tables}
        query = select(db_tables.seats).where(seats.table_id.in_(tables)).order_by(seats.seat)
        for row in await self._rows(query):
            found[row[0]].append(Seat(*row[1:]))
        return found

    async def sessions(self, table: str) -> dict[str, int]:
        """How often each person at a table, and its host, has signed out everywhere."""
        return {row[0]: row[1] for row in await self._rows(SESSIONS, {"table": table})}

    async def rights_at(self, tables: Sequence[str]) -> dict[str, Rights]:
        """Who may look on from where, at several tables."""
        people, c = db_tables.people.c, db_tables.tables.c
        seats = await self.seats_at(tables)
        here = {
            row[0]: {row[1], *(seat.person for seat in seats[row[0]])} - {None}
            for row in await self._rows(select(c.id, c.host).where(c.id.in_(tables)))
        }
        anybody = set[str | None]().union(*here.values())
        rows = await self._rows(select(people.id, people.epoch).where(people.id.in_(anybody)))
        epochs: dict[str | None, int] = {row[0]: row[1] for row in rows}
        return {
            table: (
                [(seat.seat, seat.person, seat.secret) for seat in seats[table]],
                {str(person): epochs[person] for person in here.get(table, ()) if person in epochs},
            )
            for table in tables
        }

    async def seats_of(self, person: str) -> list[tuple[str, int]]:
        seats = db_tables.seats.c
        query = select(seats.table_id, seats.seat).where(seats.person == person)
        return [(row[0], row[1]) for row in await self._rows(query)]

    async def hosted_by(self, person: str) -> list[str]:
        """Private tables that somebody may look at as their host alone, without a seat."""
        seats, tables = db_tables.seats.c, db_tables.tables.c
        sits = select(seats.seat).where(seats.table_id == tables.id, seats.person == person).exists()
        return await self.ids(tables.host == person, tables.public.is_(False), ~sits)

    async def tables_of(self, person: str, most: int, *where: Any) -> list[tuple[TableRecord, int]]:
        """The newest tables at which somebody sits, each with their seat; those that are not over come first."""
        seats, tables = db_tables.seats.c, db_tables.tables.c
        over = case((tables.status.in_(("open", "running")), 0), else_=1)
        query = (
            select(db_tables.tables, seats.seat)
            .join(db_tables.seats, seats.table_id == tables.id)
            .where(seats.person == person, *where)
            .order_by(over, tables.created.desc())
            .limit(most)
        )
        return [(record_of(row), int(row._mapping["seat"])) for row in await self._rows(query)]

    async def mark_seen(self, seats: Mapping[tuple[str, int], float]) -> None:
        """Note who is here, or was and until when, for processes that do not see them."""
        rows = [
            {"at_table": table, "at_seat": seat, "then": seats[table, seat]} for table, seat in sorted(seats)
        ]
        await self.run(lambda connection: connection.execute(SEEN, rows), write=True)

    # People

    async def person(self, person: str) -> Person | None:
        rows = await self._rows(select(db_tables.people).where(db_tables.people.c.id == person))
        return Person(*rows[0]) if rows else None

    async def names_of(self, people: Iterable[str]) -> dict[str, str]:
        """What these are called; whoever has been deleted is not among them."""
        c = db_tables.people.c
        rows = await self._rows(select(c.id, c.name).where(c.id.in_(sorted(people))))
        return {row[0]: row[1] for row in rows}

    async def add_person(self, person: Person) -> None:
        await self.change(db_tables.people.insert().values(msgspec.structs.asdict(person)))

    async def change_person(self, person: str, **values: object) -> None:
        await self.change(update(db_tables.people).where(db_tables.people.c.id == person).values(values))

    async def change_session(self, person: Person, **values: object) -> bool:
        """Change what lets somebody in; not if it has been changed meanwhile: who was shut out stays out."""
        people = db_tables.people

        def work(connection: Connection) -> bool:
            theirs = update(people).where(people.c.id == person.id, people.c.epoch == person.epoch)
            return int(connection.execute(theirs.values(values)).rowcount) > 0

        return await self.run(work, write=True)

    async def end_sessions(self, person: Person) -> bool:
        """Neither a cookie nor a seat's secret that was given out before is good any more; as `change_session`."""
        people, seats = db_tables.people, db_tables.seats

        def work(connection: Connection) -> bool:
            theirs = update(people).where(people.c.id == person.id, people.c.epoch == person.epoch)
            if not int(connection.execute(theirs.values(epoch=person.epoch + 1)).rowcount):
                return False
            connection.execute(update(seats).where(seats.c.person == person.id).values(secret=None))
            return True

        return await self.run(work, write=True)

    async def use_recovery(self, hashed: str, fresh: str) -> Person | None:
        """Whoever has this recovery code, which is used up: of two who bring it at once, one is let in."""
        people = db_tables.people

        def work(connection: Connection) -> Any:
            used = update(people).where(people.c.recovery == hashed).values(recovery=fresh)
            if not int(connection.execute(used).rowcount):
                return None
            return connection.execute(select(people).where(people.c.recovery == fresh)).one()

        row = await self.run(work, write=True)
        return Person(*row) if row is not None else None

    async def forget(self, person: str, *still: ColumnElement[bool]) -> list[tuple[str, int | None]] | None:
        """Delete a person: their name, what they said, wherever they sat then, the names that they gave to others at
        their own device, and their list of card files. The choices of games that others played in stay, without a
        person. Answers with their tables, and their seats there, if they still have one; None, and nothing was
        deleted, if something is not `still` true of them."""
        mine = await self.seats_of(person)
        seats, tables, log, people = (
            db_tables.seats.c,
            db_tables.tables.c,
            db_tables.log.c,
            db_tables.people.c,
        )
        query = select(log.table_id).where(log.person == person, db_tables.BY_PERSON).distinct()
        left = {row[0] for row in await self._rows(query)} - {table for table, _ in mine}
        hosted = await self.ids(tables.host == person)
        everywhere = sorted({*left, *hosted, *(table for table, _ in mine)})
        nobody = select(people.id).where(people.id == seats.person).exists()
        changes: list[Executable] = [
            update(db_tables.log)
            .where(log.person == person, log.kind == "chat", db_tables.BY_PERSON)
            .values(word="", key=None, person=None),
            *(
                update(db_tables.log).where(log.table_id.in_(some), log.person == person).values(person=None)
                for some in pieces(everywhere)
            ),
            update(db_tables.seats).where(seats.person == person).values(person=None, name="", secret=None),
            # Who has a seat and is nobody here sits at the host's own device.
            *(
                update(db_tables.seats)
                .where(seats.table_id.in_(some), seats.person.is_not(None), ~nobody)
                .values(name="")
                for some in pieces(hosted)
            ),
            update(db_tables.tables).where(tables.host == person).values(host=None),
            delete(db_tables.card_owners).where(db_tables.card_owners.c.person == person),
        ]
        theirs = [name for name, *_ in await self.cards_of(person)]

        def work(connection: Connection) -> bool:
            gone = connection.execute(delete(db_tables.people).where(people.id == person, *still)).rowcount
            if still and not gone:
                return False
            for change in changes:
                connection.execute(change)
            return True

        if not await self.run(work, write=True):
            return None
        await self.drop_cards(theirs)
        await self.scrub()
        others = [(table, None) for table in sorted({*left, *hosted} - {table for table, _ in mine})]
        return [*mine, *others]

    async def scrub(self) -> None:
        """After something was deleted: SQLite overwrites it in its file, but the log of changes beside that still has
        the pages as they were. On PostgreSQL its own housekeeping does this."""
        if isinstance(self.engine, Engine):
            await self.writer.do(self._empty_log)

    def _empty_log(self) -> None:
        assert isinstance(self.engine, Engine)
        with suppress(SQLAlchemyError), self.engine.connect().execution_options(**ALONE) as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").close()

    async def own_cards(self, person: str, name: str, game: str, at: float) -> None:
        """Note whose a card file is."""
        await self.change(self.own_card_file.values(person=person, name=name, game=game, at=at))

    async def cards_of(self, person: str) -> list[tuple[str, str, float, bool]]:
        """Name, game and time of somebody's card files, and whether others may name them; the newest first."""
        owners = db_tables.card_owners.c
        query = select(owners.name, owners.game, owners.at, owners.shared).where(owners.person == person)
        rows = await self._rows(query.order_by(owners.at.desc()))
        return [(row[0], row[1], row[2], bool(row[3])) for row in rows]

    async def share_cards(self, person: str, name: str, shared: bool) -> bool:
        """Let others name a card file of somebody's, or no longer; whether it was theirs."""
        owners = db_tables.card_owners

        def work(connection: Connection) -> int:
            told = update(owners).where(owners.c.person == person, owners.c.name == name)
            return int(connection.execute(told.values(shared=shared)).rowcount)

        return await self.run(work, write=True) > 0

    async def may_name(self, people: Sequence[str], name: str) -> bool:
        """Whether a card file is on the list of one of these people, or shared by whoever has it on theirs."""
        owners = db_tables.card_owners.c
        theirs = owners.person.in_(people) | owners.shared.is_(True)
        return bool(await self._rows(select(owners.person).where(owners.name == name, theirs).limit(1)))

    async def disown_cards(self, person: str, name: str) -> bool:
        """Take a card file off somebody's list; whether it was on it."""
        owners = db_tables.card_owners

        def work(connection: Connection) -> int:
            gone = delete(owners).where(owners.c.person == person, owners.c.name == name)
            return int(connection.execute(gone).rowcount)

        found = await self.run(work, write=True) > 0
        if found:  # whoever has no such file does not make the house look through its tables
            await self.drop_cards([name])
        return found

    async def drop_cards(self, names: Sequence[str] | None = None) -> int:
        """Delete those of these card files, or of all, that are on nobody's list and that no table was played with; how
        many they were."""
        cards, owners, tables = db_tables.cards, db_tables.card_owners.c, db_tables.tables.c
        if names is not None and not names:
            return 0
        owned = select(owners.name).where(owners.name == cards.c.name).exists()
        played = select(tables.id).where(tables.cards == cards.c.name).exists()
        asked = cards.c.name.in_(names) if names is not None else true()

        def work(connection: Connection) -> int:
            return int(connection.execute(delete(cards).where(~owned, ~played, asked)).rowcount)

        return await self.run(work, write=True)

    async def guests_at(self, table: str) -> list[Seat]:
        """Those at a table who share a device with its host: they have a seat and are nobody else's to know."""
        seats, people = db_tables.seats.c, db_tables.people.c
        known = select(people.id).where(people.id == seats.person).exists()
        query = select(db_tables.seats).where(seats.table_id == table, seats.person.is_not(None), ~known)
        return [Seat(*row[1:]) for row in await self._rows(query)]

    async def chat(self, table: str) -> list[Line]:
        """What was said at a table."""
        log = db_tables.log.c
        query = select(db_tables.log).where(log.table_id == table, log.kind == "chat").order_by(log.seq)
        return [Line(*row) for row in await self._rows(query)]

    async def lines_of(self, person: str) -> list[Line]:
        """What a person said, and where they sat down and left."""
        log = db_tables.log.c
        query = select(db_tables.log).where(log.person == person, db_tables.BY_PERSON)
        return [Line(*row) for row in await self._rows(query.order_by(log.table_id, log.seq))]

    # The rest

    async def house_key(self) -> bytes:
        """The key that signs cookies and invitations; made once, and the same for all processes."""
        await self.change(self.keep.values(name="key", value=secrets.token_hex(32)))
        rows = await self._rows(select(db_tables.house.c.value).where(db_tables.house.c.name == "key"))
        return bytes.fromhex(rows[0][0])

    async def house_value(self, name: str) -> str | None:
        rows = await self._rows(select(db_tables.house.c.value).where(db_tables.house.c.name == name))
        return str(rows[0][0]) if rows else None

    async def set_house_value(self, name: str, value: str) -> None:
        await self.change(self.sign.values(name=name, value=value))

    async def tell_shares(self, mine: Mapping[str, float], ended: list[str]) -> None:
        """Write down what this process has used of its limits; what it uses no more goes, and what the dead left."""
        now, shares = self.now(), db_tables.shares.c
        rows = [
            {"process": self.origin, "name": name, "value": value, "at": now} for name, value in mine.items()
        ]
        old = delete(db_tables.shares).where(
            (shares.at < now - OLD_SHARES) | ((shares.process == self.origin) & shares.name.in_(ended))
        )

        def work(connection: Connection) -> None:
            connection.execute(old)
            if rows:
                connection.execute(self.share, rows)

        await self.run(work, write=True)

    async def shares(self) -> list[tuple[str, str, float, float]]:
        """What the other processes have used."""
        query = select(db_tables.shares).where(db_tables.shares.c.process != self.origin)
        return [(row[0], row[1], row[2], row[3]) for row in await self._rows(query)]

    async def tell_news(self) -> None:
        """Say to every process, also where there is no NOTIFY, that somebody else has written."""
        await self.set_house_value(NEWS, secrets.token_hex(8))

    async def write_sign(self) -> None:
        """Write something that says no more than that it could be written."""
        await self.change(self.sign.values(name="alive", value=str(int(time.time()))))

    async def trouble(self) -> str:
        """Why nothing can be stored, nothing if it can. Asked often, it is tried once a second; a database that says
        nothing is told of, too, and asked no second time until it has answered."""
        now = time.monotonic()
        if self.trying is None and now - self.tried > TRIED_ANEW:
            self.tried = now
            self.trying = asyncio.create_task(self._try())
        if self.trying is not None:
            await asyncio.wait([self.trying], timeout=SILENT)
        if self.trying is not None:
            if not self.silent:
                self.silent = True
                failed(TimeoutError())
            return str(StorageFailed(Reason("store-cannot", cause=Reason("store-says-nothing"))))
        return self.last_trouble

    async def _try(self) -> None:
        try:
            await self.write_sign()
            self.last_trouble = ""
        except StorageFailed as error:
            self.last_trouble = str(error)
        finally:
            self.trying, self.silent = None, False

    async def change(self, *statements: Executable) -> None:
        """Run statements in one transaction."""

        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.run(work, write=True)

    async def _rows(self, query: Executable, given: Mapping[str, Any] | None = None) -> Sequence[Any]:
        return await self.run(lambda connection: connection.execute(query, given).all())


# What every table is loaded with, put together once: that costs more than the database's answer.
RECORD = select(db_tables.tables).where(db_tables.tables.c.id == bindparam("table"))
SEATS = (
    select(db_tables.seats)
    .where(db_tables.seats.c.table_id == bindparam("table"))
    .order_by(db_tables.seats.c.seat)
)
SESSIONS = select(db_tables.people.c.id, db_tables.people.c.epoch).where(
    db_tables.people.c.id.in_(
        select(db_tables.seats.c.person)
        .where(db_tables.seats.c.table_id == bindparam("table"))
        .union(select(db_tables.tables.c.host).where(db_tables.tables.c.id == bindparam("table")))
    )
)

ALONE: dict[str, Any] = {"isolation_level": "AUTOCOMMIT", "alone": True}
FORGETFUL: dict[str, Any] = {"compiled_cache": None}
"""Of what changes something no statement is kept: the first of each kind would be, with the name that stood in it.
Lines of logs, which are many, are written as SQL is."""
AT_ONCE = 500
"""Tables that one statement names; a database takes so many and no more."""


def pieces(names: Sequence[str]) -> list[Sequence[str]]:
    return [names[k : k + AT_ONCE] for k in range(0, len(names), AT_ONCE)]


COLUMNS = ", ".join(column.name for column in db_tables.log.columns)
INSERT = f"INSERT INTO log ({COLUMNS}) VALUES"
LINES_AFTER = (
    f"SELECT {COLUMNS} FROM unnest($1::text[], $2::bigint[]) AS asked (asked_table, known)"
    f" JOIN LATERAL (SELECT {COLUMNS} FROM log WHERE table_id = asked_table AND seq > known ORDER BY seq LIMIT $3)"
    " AS lines ON true ORDER BY table_id, seq"
)
"""Of each of several tables the lines after a known one; for PostgreSQL, where there are processes to hear of."""


@cache
def insert(lines: int) -> str:
    """All lines in one statement: each return to Python may have to wait for the thread that plays."""
    row = f"({', '.join('?' for _ in db_tables.log.columns)})"
    return f"{INSERT} {', '.join([row] * lines)} ON CONFLICT DO NOTHING"


@cache
def insert_and_notify(lines: int) -> str:
    """The same for PostgreSQL, and say which tables have come how far, and nothing more."""
    wide = len(db_tables.log.columns)
    rows = [f"({', '.join(f'${1 + wide * k + j}' for j in range(wide))})" for k in range(lines)]
    return (
        f"WITH stored AS ({INSERT} {', '.join(rows)} ON CONFLICT DO NOTHING RETURNING table_id, seq),"
        f" parts AS (SELECT table_id, seq, row_number() OVER () / {NOTICES} AS part FROM stored),"
        f" told AS (SELECT pg_notify('{CHANNEL}', ${1 + wide * lines}::text || ' ' ||"
        " string_agg(table_id || ':' || seq, ' ')) FROM parts GROUP BY part)"
        " SELECT table_id, seq FROM stored, (SELECT count(*) FROM told) AS notices"
    )


def stands(connection: Connection, line: Line) -> bool:
    """Whether this very line stands in the log, and not another one in its place or under its key."""
    log = db_tables.log.c
    query = select(db_tables.log).where(log.table_id == line.table, log.seq == line.seq)
    return tuple(connection.execute(query).one_or_none() or ()) == line.values()


UNREADABLE = "?"
"""The game of a table whose row cannot be read: nobody has it, so the table is set aside."""


def record_of(row: Any) -> TableRecord:
    """A row as it was written; of one that cannot be read, what can be said of it, without a game to be played."""
    values = dict(row._mapping)
    values.pop("seat", None)
    values.pop("cards", None)
    try:
        values["options"] = msgspec.json.decode(values["options"], type=dict[str, Any])
        values["clock"] = msgspec.json.decode(values["clock"], type=dict[str, float])
        values["seed"] = int(values["seed"])
        return TableRecord(**values)
    except (msgspec.MsgspecError, ValueError, TypeError):
        return TableRecord(**{**values, "game": UNREADABLE, "options": {}, "clock": {}, "seed": 0})


def parsed_url(url: str) -> URL:
    try:
        return make_url(driver_url(url))
    except (ArgumentError, ValueError):
        raise BadRequest(
            "The database URL cannot be read; write sqlite:///file.db or postgresql://host/name."
        ) from None


def check_there(url: str) -> None:
    """Whether there is such a file: whoever looks after a house and mistypes its name shall not make an empty one."""
    parsed = parsed_url(url)
    if parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file():
        raise NoEntry(
            f"There is no database {parsed.database}; name the one that the house runs on with --db."
        )


def connect(url: str) -> AsyncEngine | Engine:
    """An engine for a URL as people write it."""
    parsed = parsed_url(url)
    if parsed.get_backend_name() == "postgresql":
        made = create_async_engine(parsed, pool_size=5, max_overflow=10, pool_pre_ping=True)
        event.listen(made.sync_engine, "connect", lambda made, _: notice_silence(made.driver_connection))
        return made
    try:
        file = Path(parsed.database or "").absolute()
        file.parent.mkdir(parents=True, exist_ok=True)
        # It holds seeds and the key that signs cookies: for its owner's eyes alone.
        with suppress(FileExistsError):
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except OSError as error:
        raise StorageFailed(f"The folder of {parsed.database} cannot be made: {error.strerror}.") from None
    engine = create_engine(parsed, connect_args={"timeout": 30})
    event.listen(engine, "connect", careful)
    event.listen(engine, "begin", begin)
    return engine


def notice_silence(connection: Any) -> None:
    """Have a connection to PostgreSQL break when the machine at its other end is gone, however it went."""
    one = connection._transport.get_extra_info("socket")
    if one is None or one.family not in (socket.AF_INET, socket.AF_INET6):
        return  # a socket of this machine, whose other end is closed by it
    one.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in (
        ("TCP_USER_TIMEOUT", GONE * 1000),
        ("TCP_KEEPIDLE", GONE // 2),
        ("TCP_KEEPINTVL", GONE // 4),
        ("TCP_KEEPCNT", 2),
    ):
        if hasattr(socket, name):  # not every system has each of them
            one.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


def careful(connection: Any, _: object) -> None:
    """WAL, so that readers and the writer do not wait for each other; FULL, so that a commit survives a power cut."""
    connection.isolation_level = None  # transactions are ours to begin
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "secure_delete=ON",
        "busy_timeout=30000",
    ):
        connection.execute(f"PRAGMA {pragma}").close()


def begin(connection: Connection) -> None:
    """A writer takes its lock at once: to change one's mind half-way is refused when another wrote meanwhile."""
    options = connection.get_execution_options()
    if not options.get("alone"):
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("write") else "BEGIN")


def migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATE_LOCK})
    command.upgrade(migrations(connection), "head")


def migrations(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", os.fspath(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
