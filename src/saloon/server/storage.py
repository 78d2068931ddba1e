"""The database: one code path for SQLite and PostgreSQL. The log is the truth; all else is a reading of it."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, bindparam, create_engine, delete, event, func, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

from saloon.server import schema
from saloon.server.errors import BadRequest, StorageFailed
from saloon.server.hands import Hand
from saloon.server.records import Deed, Line, Person, Seat
from saloon.server.settings import driver_url

T = TypeVar("T")
CHANNEL = "saloon"
NOTICES = 100
"""Lines in one notice, which holds at most 8000 bytes."""
SEEN = update(schema.seats).where(
    schema.seats.c.table_id == bindparam("at_table"), schema.seats.c.seat == bindparam("at_seat")
)
MIGRATE_LOCK = 5_100_317
"""Two processes that start at once migrate one after the other."""


def failed(error: BaseException) -> StorageFailed:
    """The database's own message may hold values, so only its kind is told."""
    return StorageFailed(f"The database did not answer ({type(error).__name__}); try the same again.")


class Storage:
    """Everything that is asked of the database: the same statements, on a pooled connection or in a thread."""

    def __init__(self, engine: AsyncEngine | Engine) -> None:
        self.engine = engine
        self.postgres = engine.dialect.name == "postgresql"
        dialect: Any = postgresql if self.postgres else sqlite
        self.keep = dialect.insert(schema.house).on_conflict_do_nothing()
        self.keep_card_file = dialect.insert(schema.cards).on_conflict_do_nothing()
        self.origin = secrets.token_hex(4)
        """Names this process in its notices, so that it does not listen to itself."""
        # SQLite answers in microseconds. A thread that does a whole transaction costs one hand-over each way; an
        # asynchronous driver hands over for every single call, which was measured at half of the server's time.
        self.writer = Hand("sqlite-writer")
        self.reader = Hand("sqlite-reader")
        self.pen: AsyncConnection | Connection | None = None
        """The connection that lines are appended on, kept open; every statement on it is a transaction."""

    @classmethod
    async def open(cls, url: str) -> Storage:
        """Connect, and bring the schema up to date."""
        storage = cls(connect(url))
        try:
            await storage.run(migrate, write=True)
        except StorageFailed as error:
            await storage.close()
            raise StorageFailed(
                f"The database {storage.engine.url.render_as_string(hide_password=True)} cannot be opened."
            ) from error
        return storage

    async def close(self) -> None:
        if isinstance(self.engine, AsyncEngine):
            await self._drop_pen()
            await self.engine.dispose()
        else:
            await self._drop_pen()
            self.engine.dispose()
        self.writer.close()
        self.reader.close()

    async def run(self, work: Callable[[Connection], T], write: bool = False) -> T:
        """Do some work in one transaction."""
        try:
            if isinstance(self.engine, AsyncEngine):
                async with self.engine.begin() as connection:
                    return await connection.run_sync(work)
            hand = self.writer if write else self.reader
            return await hand.do(lambda: self._in_thread(work, write))
        except (SQLAlchemyError, OSError, RuntimeError) as error:
            raise failed(error) from error

    def _in_thread(self, work: Callable[[Connection], T], write: bool) -> T:
        assert isinstance(self.engine, Engine)
        with self.engine.execution_options(write=write).begin() as connection:
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
                if not isinstance(self.pen, AsyncConnection):
                    self.pen = await (await self.engine.connect()).execution_options(**ALONE)
                return await self.pen.run_sync(self.append, lines)
            return await self.writer.do(lambda: self._append_in_thread(lines))
        except (SQLAlchemyError, OSError, RuntimeError) as error:
            await self._drop_pen()
            raise failed(error) from error

    def _append_in_thread(self, lines: list[Line]) -> set[tuple[str, int]]:
        assert isinstance(self.engine, Engine)
        if not isinstance(self.pen, Connection):
            self.pen = self.engine.connect().execution_options(**ALONE)
        return self.append(self.pen, lines)

    async def _drop_pen(self) -> None:
        pen, self.pen = self.pen, None
        with suppress(SQLAlchemyError, OSError, RuntimeError):
            if isinstance(pen, AsyncConnection):
                await pen.close()
            elif pen is not None:
                await self.writer.do(pen.close)

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

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        log = schema.log.c
        query = select(schema.log).where(log.table_id == table, log.seq > after).order_by(log.seq)
        return [Line(*row) for row in await self._rows(query)]

    async def line_of_key(self, table: str, key: str) -> Line | None:
        log = schema.log.c
        rows = await self._rows(select(schema.log).where(log.table_id == table, log.key == key))
        return Line(*rows[0]) if rows else None

    # Tables and seats

    async def add_table(self, deed: Deed, seats: Sequence[Seat]) -> None:
        row = msgspec.structs.asdict(deed) | {
            "options": msgspec.json.encode(deed.options).decode(),
            "clock": msgspec.json.encode(deed.clock).decode(),
            "seed": str(deed.seed),
        }
        chairs = [msgspec.structs.asdict(seat) | {"table_id": deed.id} for seat in seats]
        await self.change(schema.tables.insert().values(row), schema.seats.insert().values(chairs))

    async def keep_cards(self, name: str, text: str) -> None:
        """Store a card file; under its name there is never another text."""
        await self.change(self.keep_card_file.values(name=name, text=text))

    async def cards(self, name: str) -> str | None:
        rows = await self._rows(select(schema.cards.c.text).where(schema.cards.c.name == name))
        return str(rows[0][0]) if rows else None

    async def deed(self, table: str) -> Deed | None:
        deeds = await self.deeds(schema.tables.c.id == table)
        return deeds[0] if deeds else None

    async def deeds(self, *where: Any, most: int = 200) -> list[Deed]:
        query = select(schema.tables).where(*where).order_by(schema.tables.c.created.desc()).limit(most)
        return [deed_of(row) for row in await self._rows(query)]

    async def ids(self, *where: Any) -> list[str]:
        return [row[0] for row in await self._rows(select(schema.tables.c.id).where(*where))]

    async def count_tables(self, host: str) -> int:
        tables = schema.tables.c
        query = select(func.count()).where(tables.host == host, tables.status.in_(("open", "running")))
        return int((await self._rows(query))[0][0])

    async def seats(self, table: str) -> list[Seat]:
        seats = schema.seats.c
        query = select(schema.seats).where(seats.table_id == table).order_by(seats.seat)
        return [Seat(*row[1:]) for row in await self._rows(query)]

    async def seats_of(self, person: str) -> list[tuple[str, int]]:
        seats = schema.seats.c
        query = select(seats.table_id, seats.seat).where(seats.person == person)
        return [(row[0], row[1]) for row in await self._rows(query)]

    async def mark_seen(self, seats: Sequence[tuple[str, int]], now: float) -> None:
        """Note who is here, for processes that do not see them."""
        rows = [{"at_table": table, "at_seat": seat} for table, seat in seats]
        await self.run(lambda connection: connection.execute(SEEN.values(seen=now), rows), write=True)

    # People

    async def person(self, person: str) -> Person | None:
        rows = await self._rows(select(schema.people).where(schema.people.c.id == person))
        return Person(*rows[0]) if rows else None

    async def person_of_recovery(self, hashed: str) -> Person | None:
        rows = await self._rows(select(schema.people).where(schema.people.c.recovery == hashed))
        return Person(*rows[0]) if rows else None

    async def add_person(self, person: Person) -> None:
        await self.change(schema.people.insert().values(msgspec.structs.asdict(person)))

    async def change_person(self, person: str, **values: object) -> None:
        await self.change(update(schema.people).where(schema.people.c.id == person).values(values))

    async def forget(self, person: str) -> list[tuple[str, int]]:
        """Delete a person: name and chat go, the choices of games others played in stay, without a name."""
        mine = await self.seats_of(person)
        log = schema.log.c
        changes: list[Executable] = [
            update(schema.log)
            .where(log.table_id == table, log.seat == seat, log.kind == "chat")
            .values(word="")
            for table, seat in mine
        ]
        gone = {"person": None, "name": "", "secret": None}
        changes += [
            update(schema.seats).where(schema.seats.c.person == person).values(gone),
            update(schema.tables).where(schema.tables.c.host == person).values(host=None),
            delete(schema.people).where(schema.people.c.id == person),
        ]
        await self.change(*changes)
        return mine

    # The rest

    async def house_key(self) -> bytes:
        """The key that signs cookies and invitations; made once, and the same for all processes."""
        await self.change(self.keep.values(name="key", value=secrets.token_hex(32)))
        rows = await self._rows(select(schema.house.c.value).where(schema.house.c.name == "key"))
        return bytes.fromhex(rows[0][0])

    async def alive(self) -> bool:
        try:
            return bool(await self._rows(select(1)))
        except StorageFailed:
            return False

    async def change(self, *statements: Executable) -> None:
        """Run statements in one transaction."""

        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self.run(work, write=True)

    async def _rows(self, query: Executable) -> Sequence[Any]:
        return await self.run(lambda connection: connection.execute(query).all())


ALONE: dict[str, Any] = {"isolation_level": "AUTOCOMMIT", "alone": True}
COLUMNS = ", ".join(column.name for column in schema.log.columns)
INSERT = f"INSERT INTO log ({COLUMNS}) VALUES"


@cache
def insert(lines: int) -> str:
    """All lines in one statement: each return to Python may have to wait for the thread that plays."""
    row = f"({', '.join('?' for _ in schema.log.columns)})"
    return f"{INSERT} {', '.join([row] * lines)} ON CONFLICT DO NOTHING"


@cache
def insert_and_notify(lines: int) -> str:
    """The same for PostgreSQL, and say which tables have come how far, and nothing more."""
    wide = len(schema.log.columns)
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
    log = schema.log.c
    query = select(schema.log).where(log.table_id == line.table, log.seq == line.seq)
    return tuple(connection.execute(query).one_or_none() or ()) == line.values()


def deed_of(row: Any) -> Deed:
    values = dict(row._mapping)
    values["options"] = msgspec.json.decode(values["options"])
    values["clock"] = msgspec.json.decode(values["clock"])
    values["seed"] = int(values["seed"])
    return Deed(**values)


def connect(url: str) -> AsyncEngine | Engine:
    """An engine for a URL as people write it."""
    try:
        parsed = make_url(driver_url(url))
    except (ArgumentError, ValueError):
        raise BadRequest(
            "The database URL cannot be read; write sqlite:///file.db or postgresql://host/name."
        ) from None
    if parsed.get_backend_name() == "postgresql":
        return create_async_engine(parsed, pool_size=5, max_overflow=10, pool_pre_ping=True)
    try:
        Path(parsed.database or "").absolute().parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageFailed(f"The folder of {parsed.database} cannot be made: {error.strerror}.") from None
    engine = create_engine(parsed, connect_args={"timeout": 30})
    event.listen(engine, "connect", careful)
    event.listen(engine, "begin", begin)
    return engine


def careful(connection: Any, _: object) -> None:
    """WAL, so that readers and the writer do not wait for each other; FULL, so that a commit survives a power cut."""
    connection.isolation_level = None  # transactions are ours to begin
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
        connection.execute(f"PRAGMA {pragma}").close()


def begin(connection: Connection) -> None:
    """A writer takes its lock at once: to change one's mind half-way is refused when another wrote meanwhile."""
    options = connection.get_execution_options()
    if not options.get("alone"):
        connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("write") else "BEGIN")


def migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATE_LOCK})
    config = Config()
    config.set_main_option("script_location", os.fspath(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
