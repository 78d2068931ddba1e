"""The database: migrations, the unique log, group commit, and what survives."""

import asyncio
import re
import socket
import time
from collections.abc import Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, event, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from saloon.server import db_tables, keys, log_reader
from saloon.server import storage as storage_room
from saloon.server.errors import BadRequest, StorageFailed
from saloon.server.ledger import Entry, Ledger
from saloon.server.log_reader import LogReader
from saloon.server.news import News
from saloon.server.records import Line, Person, Seat, TableRecord
from saloon.server.settings import default_db, driver_url
from saloon.server.storage import GONE, TRIED_ANEW, Storage
from tests.server.breaking import Proxy
from tests.server.serving import PATIENCE, get, in_thread, quick, wait_until

KEPT_ALIVE = (socket.TCP_KEEPIDLE, socket.TCP_KEEPINTVL, socket.TCP_KEEPCNT)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def record() -> TableRecord:
    return TableRecord(
        keys.new_id(), "goat", 1, "", {}, 2**127, "ab", "live", {}, True, None, "open", time.time()
    )


async def opened(url: str) -> tuple[Storage, TableRecord]:
    storage = await Storage.open(url)
    one = record()
    await storage.add_table(one, [Seat(0, "human"), Seat(1, "bot", "rules")])
    return storage, one


def line(table: str, seq: int, key: str | None = None) -> Line:
    return Line(table, seq, "choice", 0, "accept", key, 1.5)


@pytest.mark.parametrize("bad", ["long", "half", "nothing", "huge"])
@pytest.mark.parametrize("also", [False, True])
def test_of_lines_that_are_stored_together_a_bad_one_fails_alone(database: str, bad: str, also: bool) -> None:
    """Whoever finds what is wrong with it: the database, its driver, or Python before either."""

    async def work() -> None:
        storage = await Storage.open(database)
        tables = [record() for _ in range(5)]
        for one in tables:
            await storage.add_table(one, [Seat(0, "human")])
        words = {"long": "x", "half": "\ud800", "nothing": "a\0b", "huge": "x"}
        lines = [line(one.id, 1, f"k{k}") for k, one in enumerate(tables)]
        more = {"key": "k" * 101} if bad == "long" else {"seat": 2**40} if bad == "huge" else {}
        lines[2] = msgspec.structs.replace(lines[2], word=words[bad], **more)
        seen = [update(db_tables.seats).values(seen=1.0)] if also else []
        ledger = Ledger(storage)
        batch = [Entry(one, seen, ledger.loop.create_future()) for one in lines]
        await ledger._commit(batch)
        answers = await asyncio.gather(*[entry.stored for entry in batch], return_exceptions=True)
        assert [answers[k] for k in (0, 1, 3, 4)] == [True] * 4
        stored = [len(await storage.lines(one.id)) for one in tables]
        assert stored[:2] + stored[3:] == [1] * 4
        assert (answers[2] is True) == (stored[2] == 1)
        if database.startswith("postgresql"):  # SQLite stores what is too long, or holds a NUL
            assert isinstance(answers[2], StorageFailed)
        await storage.close()

    run(work())


def test_urls_are_taken_as_people_write_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert driver_url("sqlite:///a/b.db") == "sqlite:///a/b.db"
    assert driver_url("sqlite:////a/b.db") == "sqlite:////a/b.db"
    assert driver_url("postgresql://u@h/n") == "postgresql+asyncpg://u@h/n"
    assert driver_url("postgres://u@h/n") == "postgresql+asyncpg://u@h/n"
    for bad in ("", "file.db", "mysql://h/n", "sqlite://", "sqlite:///:memory:"):
        with pytest.raises(BadRequest):
            driver_url(bad)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_db() == f"sqlite:///{tmp_path}/saloon/tables.db"


def test_a_password_is_not_told_when_the_database_does_not_answer() -> None:
    with pytest.raises(StorageFailed) as told:
        run(nothing("postgresql://ann:hunter2@127.0.0.1:1/none"))
    assert "hunter2" not in str(told.value)
    with pytest.raises(BadRequest) as bad:
        run(nothing("postgresql://ann:hunter2@host:port/none"))
    assert "hunter2" not in str(bad.value)


async def nothing(url: str) -> None:
    await Storage.open(url)


def test_what_is_stored_comes_back(database: str) -> None:
    async def work() -> None:
        storage, one = await opened(database)
        again = await Storage.open(database)  # migrations find nothing to do
        assert await again.record(one.id) == one
        assert await again.seats(one.id) == [Seat(0, "human"), Seat(1, "bot", "rules")]
        assert await again.house_key() == await storage.house_key()
        await again.close()
        await storage.close()

    run(work())


def test_a_card_file_is_kept_once_under_its_name(database: str) -> None:
    async def work() -> None:
        storage, _ = await opened(database)
        try:
            assert await storage.cards("cards-1.toml") is None
            for text in ("first", "second"):
                await storage.keep_cards("cards-1.toml", text)
            assert await storage.cards("cards-1.toml") == "first"
        finally:
            await storage.close()

    run(work())


def test_the_migrations_give_the_schema(database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), db_tables.metadata))

    async def work() -> None:
        storage = await Storage.open(database)
        assert await storage.run(differences) == []
        await storage.close()

    run(work())


class Asked:
    """Everything that strangers make a house ask of its database, and the plans that the database has for it."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.statements: dict[str, Any] = {}

    def note(
        self, connection: Any, _cursor: Any, statement: str, given: Any, _context: Any, many: bool
    ) -> None:
        if statement.startswith(("SELECT", "UPDATE", "DELETE")):
            self.statements[statement] = given[0] if many else given

    async def ask(self) -> None:
        storage, tables = self.storage, db_tables.tables.c
        one, person = record(), Person("ann", "Ann", "en", 0, "code", 1.0)
        await storage.add_person(person)
        await storage.add_table(one, [Seat(0, "human", person="ann", secret="s"), Seat(1, "human")])
        for kind, seq in (("chat", 1), ("choice", 2)):
            await storage.commit([(Line(one.id, seq, kind, 0, "a", f"{seq}", 1.0, "ann"), ())])
        await storage.keep_cards("cards-1", "text")
        await storage.own_cards("ann", "cards-1", "scoundrels", 1.0)
        for person_of in (
            storage.person,
            storage.seats_of,
            storage.hosted_by,
            storage.cards_of,
            storage.lines_of,
        ):
            await person_of("ann")
        for table_of in (
            storage.record, storage.seats, storage.sessions, storage.lines, storage.last_line, storage.chat,
            storage.guests_at,
        ):  # fmt: skip
            await table_of(one.id)
        await storage.listed(100)
        await storage.count_tables("ann")
        await storage.count_opened("origin", 0.0)
        await storage.records(tables.host == "ann")
        await storage.rights_at([one.id])
        await storage.line_of_key(one.id, "k")
        await storage.tables_of("ann", 100)
        await storage.tables_of("ann", 100, tables.status == "over")
        await storage.mark_seen({(one.id, 0): 1.0})
        await storage.names_of(["ann"])
        await storage.change_person("ann", name="Ann")
        await storage.change_session(person, recovery="other")
        await storage.use_recovery("other", "third")
        await storage.end_sessions(person)
        await storage.cards("cards-1")
        await storage.share_cards("ann", "cards-1", True)
        await storage.may_name(["bob"], "cards-1")
        await storage.disown_cards("ann", "cards-1")
        await storage.forget("ann")

    async def plans(self) -> dict[str, str]:
        explain = "EXPLAIN " if self.storage.postgres else "EXPLAIN QUERY PLAN "

        def work(connection: Connection) -> dict[str, str]:
            if (
                self.storage.postgres
            ):  # a few rows are looked through at once, whatever there is to find them by
                connection.exec_driver_sql("SET LOCAL enable_seqscan = off")
            return {
                statement: "\n".join(
                    " ".join(map(str, row)) for row in connection.exec_driver_sql(explain + statement, given)
                )
                for statement, given in self.statements.items()
            }

        return await self.storage.run(work)


LOOKED_THROUGH = re.compile(r"(?:SCAN|Seq Scan on) (?:people|tables|seats|log|cards|card_owners)\b")


def test_what_strangers_ask_for_is_found_by_an_index(database: str) -> None:
    """Deleting oneself looked through all lines of all logs, while nobody else could write; a recovery code through all
    people; the name of a card file through all files of everybody, and forgetting one through all tables; and the
    lobby sorted all tables."""

    async def work() -> None:
        storage = await Storage.open(database)
        asked = Asked(storage)
        # This house's engine alone: others of this process have chores of their own.
        engine = storage.engine.sync_engine if isinstance(storage.engine, AsyncEngine) else storage.engine
        event.listen(engine, "before_cursor_execute", asked.note)
        try:
            await asked.ask()
        finally:
            event.remove(engine, "before_cursor_execute", asked.note)
        plans = await asked.plans()
        assert len(plans) > 30
        assert not {asked: plan for asked, plan in plans.items() if LOOKED_THROUGH.search(plan)}
        lobby = [
            plan for asked, plan in plans.items() if "tables.public IS" in asked and "created DESC" in asked
        ]
        assert len(lobby) == 2  # those that wait, and those that run
        assert all("tables_by_status" in plan for plan in lobby)
        assert not any("TEMP B-TREE" in plan or "Sort" in plan for plan in lobby)
        await storage.close()

    run(work())


@pytest.mark.slow
def test_somebody_with_more_tables_than_a_statement_names_is_deleted(database: str) -> None:
    """A statement names 32,766 things and no more: whoever had opened more tables could not be deleted, nor was any
    guest after them, by retention."""

    async def work() -> None:
        storage = await Storage.open(database)
        await storage.add_person(Person("ann", "Ann", "en", 0, "code", 1.0))
        one = await of_ann(storage)

        def many(connection: Connection) -> None:
            (row,) = connection.execute(select(db_tables.tables)).all()
            rows = [{**row._mapping, "id": f"{k}"} for k in range(33_000)]
            for k in range(0, len(rows), 1_000):
                connection.execute(db_tables.tables.insert(), rows[k : k + 1_000])

        await storage.run(many, write=True)
        assert len(await storage.forget("ann")) == 33_001
        assert await storage.person("ann") is None
        assert (await storage.lines(one))[0].person is None
        await storage.close()

    run(work())


async def of_ann(storage: Storage) -> str:
    one = msgspec.structs.replace(record(), host="ann", public=False)
    await storage.add_table(one, [Seat(0, "human", person="ann", secret="s")])
    await storage.commit([(Line(one.id, 1, "chat", 0, "well", None, 1.0, "ann"), ())])
    return one.id


def test_a_card_file_of_a_table_from_before_is_found(sqlite: str) -> None:
    """Tables did not say by themselves with which file they are played."""

    async def work() -> None:
        storage = await Storage.open(sqlite)
        old = msgspec.structs.replace(record(), options={"cards": "cards-1"})
        await storage.add_table(old, [Seat(0, "human")])
        await storage.add_table(record(), [Seat(0, "human")])
        await storage.close()
        engine = create_engine(driver_url(sqlite))
        with engine.begin() as connection:
            command.downgrade(storage_room.migrations(connection), "0005")
        engine.dispose()
        storage = await Storage.open(sqlite)
        for name in ("cards-1", "cards-2"):
            await storage.keep_cards(name, "text")
        assert await storage.drop_cards() == 1
        assert await storage.cards("cards-1") == "text"
        assert (await storage.record(old.id)) == old
        await storage.close()

    run(work())


def test_a_place_in_the_log_and_a_key_are_taken_once(database: str) -> None:
    async def work() -> None:
        storage, one = await opened(database)
        ledger = Ledger(storage)
        ledger.open()
        assert await ledger.append(line(one.id, 1, "k1"))
        assert not await ledger.append(line(one.id, 1, "k2"))
        assert not await ledger.append(line(one.id, 2, "k1"))
        assert await ledger.append(line(one.id, 2))
        assert await ledger.append(line(one.id, 3))
        assert [entry.seq for entry in await storage.lines(one.id)] == [1, 2, 3]
        found = await storage.line_of_key(one.id, "k1")
        assert found == line(one.id, 1, "k1")
        await ledger.close()
        await storage.close()

    run(work())


def test_lines_that_come_together_are_committed_together(database: str) -> None:
    async def work() -> None:
        storage, one = await opened(database)
        sizes: list[int] = []
        commit = storage.commit

        async def counted(lines: Any) -> Any:
            sizes.append(len(lines))
            return await commit(lines)

        storage.commit = counted  # type: ignore[method-assign]
        ledger = Ledger(storage)
        ledger.open()
        rows = [line(one.id, 1 + k // 2, f"k{k}") for k in range(200)]  # every place is wanted twice
        stored = await asyncio.gather(*[ledger.append(row) for row in rows])
        assert sum(stored) == 100
        assert len(sizes) < 5
        assert [entry.seq for entry in await storage.lines(one.id)] == list(range(1, 101))
        await ledger.close()
        await storage.close()

    run(work())


def test_a_failed_commit_fails_those_who_waited_and_nobody_else(sqlite: str) -> None:
    async def work() -> None:
        storage, one = await opened(sqlite)
        ledger = Ledger(storage)
        ledger.open()
        with pytest.raises(StorageFailed):
            await ledger.append(line("no such table", 1))
        assert await ledger.append(line(one.id, 1))
        await ledger.close()
        with pytest.raises(StorageFailed):
            await ledger.append(line(one.id, 2))
        await storage.close()

    run(work())


def test_other_processes_hear_of_a_line_and_of_nothing_else(postgres: str) -> None:
    async def work() -> None:
        storage, one = await opened(postgres)
        other = await Storage.open(postgres)
        heard: list[tuple[str | None, int]] = []
        own: list[tuple[str | None, int]] = []
        news = News(other, lambda table, seq: heard.append((table, seq)))
        deaf = News(storage, lambda table, seq: own.append((table, seq)))
        await news.open()
        await deaf.open()
        await storage.commit([(line(one.id, 1), ())])
        async with asyncio.timeout(PATIENCE):
            while len(heard) < 2:
                await asyncio.sleep(0.01)
        assert heard == [(None, 0), (one.id, 1)]
        assert own == [(None, 0)]
        for part in (news, deaf, other, storage):
            await part.close()

    run(work())


def test_logs_that_are_asked_for_together_are_read_together(postgres: str) -> None:
    """What each is told is what it would be told alone, and the database is asked twice, not nine times."""

    async def read() -> None:
        storage, one = await opened(postgres)
        other = record()
        await storage.add_table(other, [Seat(0, "human")])
        await storage.commit([(line(table, seq), ()) for table in (one.id, other.id) for seq in (1, 2, 3)])
        questions: list[int] = []
        ask = storage.lines_after

        async def counted(known: Mapping[str, int], most: int) -> list[Line]:
            questions.append(len(known))
            return await ask(known, most)

        storage.lines_after = counted  # type: ignore[method-assign]
        reader = LogReader(storage)
        wanted = [(table, known) for known in (3, 0, 2, 1) for table in (one.id, other.id)] + [("none", 0)]
        found = await asyncio.gather(*(reader.lines(*each) for each in wanted))
        assert found == [await storage.lines(*each) for each in wanted]
        assert [len(lines) for lines in found] == [0, 0, 3, 3, 1, 1, 2, 2, 0]
        assert len(questions) <= 2
        assert len(questions) == 1 or questions[-1] == 3
        await reader.close()
        await storage.close()

    run(read())


def test_a_reader_whose_connection_died_takes_another(postgres: str) -> None:
    async def read() -> None:
        storage, one = await opened(postgres)
        await storage.commit([(line(one.id, 1), ())])
        reader = LogReader(storage)
        assert len(await reader.lines(one.id)) == 1
        kept = storage.read_connection
        assert kept is not None
        pid = (await kept.exec_driver_sql("SELECT pg_backend_pid()")).scalar_one()
        await storage.run(
            lambda connection: connection.exec_driver_sql(f"SELECT pg_terminate_backend({pid})").all()
        )
        assert len(await reader.lines(one.id)) == 1
        assert storage.read_connection is not kept
        await reader.close()
        await storage.close()

    run(read())


def test_readers_of_a_database_that_is_gone_are_told_and_can_ask_again(postgres: str) -> None:
    async def read() -> None:
        storage, one = await opened(postgres)
        await storage.commit([(line(one.id, 1), ())])
        reader, ask = LogReader(storage), storage.lines_after

        for why in (StorageFailed("The database does not answer."), ValueError("whatever nobody thought of")):

            async def gone(known: Mapping[str, int], most: int, why: Exception = why) -> list[Line]:
                raise why

            storage.lines_after = gone  # type: ignore[method-assign]
            told = await asyncio.gather(*(reader.lines(one.id, k) for k in range(3)), return_exceptions=True)
            assert [type(each) for each in told] == [StorageFailed] * 3
            storage.lines_after = ask  # type: ignore[method-assign]
            assert len(await reader.lines(one.id)) == 1
        await storage.close()

    run(read())


def test_who_waits_for_lines_while_the_house_closes_is_told(postgres: str) -> None:
    async def read() -> None:
        storage, one = await opened(postgres)
        reader = LogReader(storage)

        async def never(known: Mapping[str, int], most: int) -> list[Line]:
            await asyncio.Event().wait()
            raise AssertionError("it answered")

        storage.lines_after = never  # type: ignore[method-assign]
        waiting = asyncio.create_task(reader.lines(one.id))
        await asyncio.sleep(0.01)
        await reader.close()
        with pytest.raises(StorageFailed):
            await asyncio.wait_for(waiting, 5)
        await storage.close()

    run(read())


def test_a_long_log_is_read_in_pieces_and_whole(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else's line waits for all of it; whoever knows less of the same log takes nothing from who knows more."""
    monkeypatch.setattr(log_reader, "PIECE", 7)

    async def read() -> None:
        storage, one = await opened(database)
        other = record()
        await storage.add_table(other, [Seat(0, "human")])
        await storage.commit([(line(one.id, seq), ()) for seq in range(1, 41)])
        await storage.commit([(line(other.id, 1), ())])
        reader, order = LogReader(storage), list[str]()

        async def asked(table: str, known: int) -> list[int]:
            lines = await reader.lines(table, known)
            order.append(table)
            return [each.seq for each in lines]

        wanted = [(one.id, known) for known in (0, 3, 14, 36, 40, 99)] + [(other.id, 0)]
        found = await asyncio.gather(*(asked(*each) for each in wanted))
        assert found == [[*range(known + 1, 41)] for _, known in wanted[:-1]] + [[1]]
        assert order[-1] == one.id, "a table of one line waited for all of a long log"
        await reader.close()
        await storage.close()

    run(read())


def test_a_database_that_falls_silent_is_told_and_nothing_is_lost_or_doubled(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes what it is sent and answers nothing: health says so, once to the operator; then it goes on."""
    monkeypatch.setattr(storage_room, "SILENT", 0.5)
    head, _, name = postgres.rpartition("/")
    user, _, port = head.rpartition(":")
    proxy = Proxy(int(port))
    logged: list[str] = []
    monkeypatch.setattr(
        storage_room, "operator_log", SimpleNamespace(error=lambda what, **more: logged.append(more["cause"]))
    )
    try:
        with in_thread(quick(f"{user}:{proxy.port}/{name}", heartbeat=1e6, share=1e6)) as served:
            ann, bob = served.guest("Ann"), served.guest("Bob")
            place = ann.create(options={"first": 0})
            bob.join(place)
            assert get(f"{served.url}/health").status_code == 200
            proxy.silence()
            time.sleep(TRIED_ANEW)
            for _ in range(3):
                told = get(f"{served.url}/health")
                assert told.status_code == 503
                assert told.json()["trouble"].endswith("cannot be written, it does not answer.")
            assert logged == ["it does not answer"]
            late = ThreadPoolExecutor().submit(ann.look, place["table"])
            proxy.heal()
            word = late.result(PATIENCE)["update"]["legal"][0]
            ann.choose(place["table"], word, key="k")
            assert ann.choose(place["table"], word, key="k")["again"]
            wait_until(lambda: get(f"{served.url}/health").status_code == 200, "it stays in trouble")
    finally:
        proxy.stop()


def test_a_connection_to_a_machine_that_is_gone_breaks(postgres: str) -> None:
    """A wall that swallows everything cannot be put up here; that the system is told to notice one can be looked at."""

    async def look() -> None:
        storage, _ = await opened(postgres)
        await storage.lines_after({}, 1)
        kept = storage.read_connection
        assert kept is not None
        raw: Any = (await kept.get_raw_connection()).driver_connection
        one = raw._transport.get_extra_info("socket")
        assert one.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE) == 1
        assert one.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 1000 * GONE
        waits = [one.getsockopt(socket.IPPROTO_TCP, each) for each in KEPT_ALIVE]
        assert waits[0] + waits[1] * waits[2] <= GONE
        await storage.close()

    run(look())
