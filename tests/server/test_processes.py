"""Several processes on one database, processes that die, and a checker that counts what was promised."""

import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from saloon.server import lobby, people, play
from saloon.server.errors import StorageFailed
from saloon.server.house import House, most_telling
from saloon.server.lobby import NewTable
from saloon.server.records import Line
from saloon.server.rights import TheTables
from saloon.server.storage import Storage
from saloon.server.table import Table
from tests.server.serving import (
    PATIENCE,
    ROOT,
    Forked,
    Guest,
    Process,
    Served,
    client,
    end,
    free_port,
    healthy,
    quick,
    wait_until,
)
from tests.server.serving import Line as Talk

SOAK = os.environ.get("SALOON_SOAK") == "1"


def stored(db: str, table: str) -> tuple[list[Line], Table]:
    """The log of a table, and the table it gives when it is folded from nothing."""

    async def read() -> tuple[list[Line], Table]:
        storage = await Storage.open(db)
        lines, record = await storage.lines(table), await storage.record(table)
        assert record is not None
        folded = Table(record, await storage.seats(table))
        await storage.close()
        for line in lines:
            folded.fold(line, 4.0)
        return lines, folded

    return asyncio.run(read())


@pytest.fixture
def pair(postgres: str) -> Any:
    with contextlib.ExitStack() as stack:
        servers = []
        for _ in range(2):
            servers.append(Process(postgres))
            stack.callback(servers[-1].stop)
        yield servers, postgres


def at_other(guest: Guest, other: Process) -> Guest:
    """The same person, with the same cookie, at another process."""
    twin = Guest.__new__(Guest)
    twin.url, twin.me = other.url, guest.me
    twin.http = client(other.url, cookies={"saloon": guest.http.cookies["saloon"]})
    return twin


def shoot(guest: Guest, table: str, word: str, key: str, at: int, answers: list[httpx.Response]) -> None:
    body = {"choice": word, "key": key, "at": at}
    answers.append(guest.http.post(f"/api/tables/{table}/choices", json=body))


@pytest.mark.slow
def test_two_processes_race_on_one_table_and_stay_in_step(pair: Any) -> None:
    (one, two), db = pair
    ann, bob = one.guest("Ann"), two.guest("Bob")
    place = ann.create(options={"first": 0})
    assert bob.join(place)["seat"] == 1
    table = place["table"]
    people = [(ann, at_other(ann, two)), (at_other(bob, one), bob)]
    lines = [
        people[0][0].sit(table),
        people[0][1].sit(table),
        people[1][0].sit(table),
        people[1][1].sit(table),
    ]
    for line in lines:
        line.wait(lambda one: one.view)

    def in_step() -> None:
        """Wait until every line has been told all that any process would tell its seat."""
        for seat, ways in enumerate(people):
            told = max(way.look(table)["update"]["seq"] for way in ways)
            for line in lines[2 * seat : 2 * seat + 2]:
                line.wait(lambda one, told=told: one.seq >= told)

    dice = random.Random(3)
    won = 0
    for k in range(60):
        in_step()
        asked = [seat for seat in (0, 1) if lines[2 * seat].legal]
        if not asked:
            assert lines[0].table["status"] == "over"
            break
        seat = asked[0]
        legal = lines[2 * seat].legal
        answers: list[httpx.Response] = []
        at = lines[2 * seat].seq
        shots = [
            threading.Thread(
                target=shoot, args=(people[seat][way], table, dice.choice(legal), f"{k}-{way}", at, answers)
            )
            for way in (0, 1)
        ]
        for shot in shots:
            shot.start()
        for shot in shots:
            shot.join()
        good = [answer for answer in answers if answer.status_code == 200]
        assert len(good) == 1, [answer.text for answer in answers]
        won += 1
    assert won > 10
    in_step()
    log, folded = stored(db, table)
    assert [line.seq for line in log] == list(range(1, len(log) + 1))
    assert folded.game is not None
    view = folded.game.view(0)
    assert lines[0].view == lines[1].view
    assert lines[0].view["seat"] == view["seat"] == 0
    assert lines[0].events == lines[1].events
    assert lines[2].events == lines[3].events
    for guest in (people[0][1], people[1][0]):
        guest.http.close()


@dataclass
class Player:
    """Plays both seats of one table through a server that keeps dying, and remembers what it was promised."""

    server: Process
    number: int
    promised: dict[str, str] = field(default_factory=dict)
    tables: list[str] = field(default_factory=list)
    again: int = 0
    stop: bool = False
    fault: str = ""

    def run(self) -> None:
        try:
            self.play()
        except Exception as error:
            self.fault = repr(error)

    def patiently(self, work: Any) -> Any:
        while not self.stop:
            with contextlib.suppress(httpx.TransportError):
                answer = work()
                if answer is None or answer.status_code < 500:
                    return answer
            time.sleep(0.02)
        raise InterruptedError

    def play(self) -> None:
        dice = random.Random(self.number)
        with (
            client(self.server.url) as ann,
            client(self.server.url) as bob,
            contextlib.suppress(InterruptedError),
        ):
            for guest in (ann, bob):
                self.patiently(lambda guest=guest: guest.post("/api/me", json={"name": "P"}))
            while not self.stop:
                self.game([ann, bob], dice)

    def game(self, guests: list[httpx.Client], dice: random.Random) -> None:
        body = {"game": "goat", "seats": ["human", "human"], "public": True, "pace": "turn"}
        made = self.patiently(lambda: guests[0].post("/api/tables", json=body)).json()
        table = made["table"]
        self.patiently(lambda: guests[1].post(f"/api/tables/{table}/join", json={}))
        self.tables.append(table)
        for k in range(300):
            for seat, guest in enumerate(guests):
                seen = self.patiently(lambda guest=guest: guest.get(f"/api/tables/{table}/view")).json()[
                    "update"
                ]
                if seen["table"]["status"] == "over":
                    return
                if not seen["legal"]:
                    continue
                word, key = dice.choice(seen["legal"]), f"{self.number}-{k}"
                send = {"choice": word, "key": key}
                answer = self.patiently(
                    lambda guest=guest, send=send: guest.post(f"/api/tables/{table}/choices", json=send)
                )
                assert answer.status_code == 200, answer.text
                self.promised[f"{table} {seat}:{key}"] = word
                self.again += answer.json()["again"]


class SocketPlayer(Player):
    """The same over sockets: it comes back with the last seq it saw, and sends what was not acknowledged again."""

    def game(self, guests: list[httpx.Client], dice: random.Random) -> None:
        body = {"game": "scoundrels", "seats": ["human", "human"], "public": True, "pace": "turn"}
        table = self.patiently(lambda: guests[0].post("/api/tables", json=body)).json()["table"]
        self.patiently(lambda: guests[1].post(f"/api/tables/{table}/join", json={}))
        self.tables.append(table)
        cookies = [f"saloon={guest.cookies['saloon']}" for guest in guests]
        lines: list[Talk | None] = [None, None]
        last = [0, 0]
        for k in range(200):
            for seat in (0, 1):
                pending = None
                while not self.stop:
                    try:
                        lines[seat] = line = lines[seat] or Talk(
                            self.server.url, table, {"Cookie": cookies[seat]}, {"last": last[seat]}
                        )
                        line.wait(lambda one: one.view)
                        pending = pending or self.pick(line, k, dice)
                        if pending is not None:
                            answer = line.choose(*pending)
                            assert answer["type"] == "ack", answer
                            self.promised[f"{table} {seat}:{pending[1]}"] = pending[0]
                            self.again += answer["again"]
                        break
                    except (OSError, ConnectionClosed, InvalidMessage, InvalidStatus, TimeoutError):
                        line_now = lines[seat]
                        if line_now is not None:
                            last[seat] = line_now.seq
                            line_now.close()
                        lines[seat] = None
                        time.sleep(0.02)
        for line_left in lines:
            if line_left is not None:
                line_left.close()

    def pick(self, line: Talk, k: int, dice: random.Random) -> tuple[str, str] | None:
        line.catch_up()
        return (dice.choice(line.legal), f"{self.number}-{k}") if line.legal else None


def check(db: str, players: list[Player]) -> int:
    """Every choice that was acknowledged stands in the log, once, and every log can be played."""
    counted = 0
    for player in players:
        assert not player.fault, player.fault
        for table in player.tables:
            log, folded = stored(db, table)
            assert [line.seq for line in log] == list(range(1, len(log) + 1))
            words = {line.key: line.word for line in log if line.kind == "choice"}
            assert len(words) == sum(line.kind == "choice" for line in log)
            promised = {
                name.partition(" ")[2]: word
                for name, word in player.promised.items()
                if name.partition(" ")[0] == table
            }
            assert promised.items() <= words.items()
            assert len(words) - len(promised) <= 1  # the one that was under way
            assert folded.game is not None
            counted += len(promised)
    return counted


def progress(players: list[Player], each: int = 1) -> None:
    """Wait until everybody has been promised something more."""
    before = [len(player.promised) for player in players]
    wait_until(
        lambda: all(len(p.promised) >= was + each or p.fault for p, was in zip(players, before, strict=True)),
        f"nothing goes on: {before} were promised",
        seconds=3 * PATIENCE,
    )


def massacre(db: str, kills: int, seed: int) -> None:
    server = Forked(db)
    players = [Player(server, 0), SocketPlayer(server, 1), SocketPlayer(server, 2)]
    threads = [threading.Thread(target=player.run) for player in players]
    for thread in threads:
        thread.start()
    dice = random.Random(seed)
    try:
        for _ in range(kills):
            progress(players)
            time.sleep(dice.random() * 0.1)
            server.kill()
            server.start()
        progress(players)
    finally:
        for player in players:
            player.stop = True
        for thread in threads:
            thread.join(2 * PATIENCE)
        server.stop()
    assert not any(thread.is_alive() for thread in threads), "a player does not stop"
    counted = check(db, players)
    assert counted >= 3 * kills
    note = {
        "database": db.partition(":")[0],
        "kills": kills,
        "acknowledged": counted,
        "lost": 0,
        "doubled": 0,
    }
    note["sent again"] = sum(player.again for player in players)
    if SOAK:
        (ROOT / "build").mkdir(exist_ok=True)
        with (ROOT / "build" / "kills.jsonl").open("a") as book:
            book.write(json.dumps(note) + "\n")


# A thousand deaths come in rounds, each checked and noted by itself: an interrupted soak goes on with `pytest --lf`.


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20 if SOAK else 1))
def test_kill_9_under_load_loses_and_doubles_nothing(sqlite: str, seed: int) -> None:
    massacre(sqlite, 50 if SOAK else 2, seed)


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4 if SOAK else 1))
def test_kill_9_under_load_loses_and_doubles_nothing_on_postgresql(postgres: str, seed: int) -> None:
    massacre(postgres, 50 if SOAK else 1, seed)


@pytest.mark.slow
def test_bots_and_clocks_go_on_after_a_restart_though_nobody_looks(sqlite: str) -> None:
    server = Process(sqlite, bot_pace=0.6, tick=0.1)
    try:
        ann = server.guest("Ann")
        place = ann.create(seats=["human", "bot:random"], options={"first": 1})
        server.kill()
        server.start()

        def went_on() -> bool:
            log, _ = stored(sqlite, place["table"])
            return any(line.kind == "choice" and line.seat == 1 for line in log)

        wait_until(went_on, "the bot did not go on")
    finally:
        server.stop()


@pytest.mark.slow
def test_a_table_of_other_rules_is_left_to_the_release_that_began_it(sqlite: str) -> None:
    from sqlalchemy import update

    from saloon.server import db_tables

    async def age(table: str) -> None:
        storage = await Storage.open(sqlite)
        await storage.change(update(db_tables.tables).where(db_tables.tables.c.id == table).values(rules=0))
        await storage.close()

    server = Process(sqlite)
    try:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        place = ann.create(public=True)
        bob.join(place)
        server.kill()
        asyncio.run(age(place["table"]))
        server.start()
        assert ann.get(f"/api/tables/{place['table']}", 421)["code"] == "other-release"
        assert ann.get("/api/lobby") == []
        assert [table["id"] for table in ann.get("/api/me/tables")] == [place["table"]]
    finally:
        server.stop()


@pytest.mark.slow
def test_logs_are_one_json_object_a_line_without_names_or_secrets(sqlite: str, tmp_path: Path) -> None:
    port = free_port()
    with (tmp_path / "log").open("wb") as log:
        serve = ["serve", "--port", str(port), "--db", sqlite, "--log-level", "debug"]
        command = [sys.executable, "-c", "from saloon.cli.commands import main; main()", *serve]
        process = subprocess.Popen(command, stderr=log)
        server = Served(f"http://127.0.0.1:{port}")
        try:
            wait_until(lambda: healthy(server.url), f"no server: {(tmp_path / 'log').read_text()}")
            ann = server.guest("Annabella")
            place = ann.create(seats=["human", "bot:random"])
            ann.look(place["table"])
            ann.http.get("/nothing")
            ann.http.post(f"/api/tables/{place['table']}/choices", json={"choice": "x", "key": "1"})
        finally:
            end(process)
    lines = (tmp_path / "log").read_text().splitlines()
    events = [json.loads(line) for line in lines]
    assert events
    assert all({"event", "level", "timestamp"} <= set(event) for event in events)
    for secret in (
        "Annabella",
        place["secret"],
        ann.me["recovery"],
        ann.http.cookies["saloon"],
        ann.me["feed"],
    ):
        assert secret not in "".join(lines)


Houses = tuple[House, House, str, Callable[[], Awaitable[None]]]


@contextlib.asynccontextmanager
async def two_houses(db: str) -> AsyncIterator[Houses]:
    """Two houses of one database, a table that waits for one more, and how that one sits down at the first house."""
    here, there = await House.open(quick(db)), await House.open(quick(db))
    try:
        ann, _ = await people.arrive(here, "Ann", "en")
        bob, _ = await people.arrive(here, "Bob", "en")
        place = await lobby.create(here, ann, NewTable("goat", seats=["human", "human"]))

        async def joins() -> None:
            room = await here.room(place.table)
            await lobby.join(here, room, bob)
            there._heard(place.table, room.table.seq)

        yield here, there, place.table, joins
    finally:
        await there.close()
        await here.close()


async def level(here: House, there: House, table: str) -> None:
    """Wait until the second house has read what the first one wrote."""
    room = await there.room(table)
    async with asyncio.timeout(PATIENCE):
        while room.table.status != "running":
            await asyncio.sleep(0.01)
    assert room.table.seq == (await here.room(table)).table.seq


def test_a_line_that_comes_while_a_table_is_loaded_is_not_missed(tmp_path: Path) -> None:
    """The log is read, then somebody else writes, then the table is ready: it must not stay behind that line."""

    async def race() -> None:
        async with two_houses(f"sqlite:///{tmp_path}/t.db") as (here, there, table, joins):
            read = there.storage.lines

            async def late(name: str, after: int = 0, most: int | None = None) -> list[Line]:
                lines = await read(name, after, most)
                there.storage.lines = read  # type: ignore[method-assign]
                await joins()
                return lines

            there.storage.lines = late  # type: ignore[method-assign]
            await level(here, there, table)

    asyncio.run(race())


def test_a_line_that_cannot_be_read_at_once_is_read_later(tmp_path: Path) -> None:
    """The news came, the database did not answer just then, and nobody writes again: the line is not missed."""

    async def hiccup() -> None:
        async with two_houses(f"sqlite:///{tmp_path}/t.db") as (here, there, table, joins):
            await there.room(table)
            read, failed = there.storage.lines, []

            async def not_now(name: str, after: int = 0, most: int | None = None) -> list[Line]:
                failed.append(name)
                there.storage.lines = read  # type: ignore[method-assign]
                raise StorageFailed("The database does not answer.")

            there.storage.lines = not_now  # type: ignore[method-assign]
            await joins()
            await level(here, there, table)
            assert failed == [table]

    asyncio.run(hiccup())


def test_who_left_has_been_away_since_then_and_not_since_it_was_noted(tmp_path: Path) -> None:
    """The note comes with the next heartbeat, and every process reads it: the absence must not begin anew with it."""

    async def leave() -> None:
        async with two_houses(f"sqlite:///{tmp_path}/t.db") as (here, _, table, joins):
            await joins()
            chair = (await here.room(table)).table.seat(1)
            assert chair is not None
            left = chair.seen = here.clock.now() - 20.0
            here.departed[table, 1] = left
            await here.note_present()
            assert [seat.seen for seat in await here.storage.seats(table)][1] == left
            assert not here.departed

    asyncio.run(leave())


async def at_play(here: House, there: House, count: int) -> list[str]:
    """Tables that both houses have loaded, each at its first question."""
    guests = [(await people.arrive(here, name, "en"))[0] for name in ("Ann", "Bob")]
    tables = []
    for _ in range(count):
        place = await lobby.create(here, guests[0], NewTable("goat", seats=["human", "human"]))
        await lobby.join(here, await here.room(place.table), guests[1])
        await there.room(place.table)
        tables.append(place.table)
    await all_level(here, there, tables)
    return tables


async def all_level(here: House, there: House, tables: list[str]) -> None:
    async with asyncio.timeout(PATIENCE):
        for table in tables:
            while there.rooms[table].table.seq < here.rooms[table].table.seq:
                await asyncio.sleep(0.01)


async def move(house: House, table: str, key: str) -> None:
    room = house.rooms[table]
    assert room.table.game is not None
    assert room.table.game.decision is not None
    seat = room.table.game.decision.seat
    await play.choose(house, room, TheTables(seat), room.table.game.decision.choices[0], key)


def test_a_choice_that_another_process_stored_tells_neither_seats_nor_table_anew(postgres: str) -> None:
    async def follow() -> None:
        here, there = await House.open(quick(postgres)), await House.open(quick(postgres))
        try:
            tables = await at_play(here, there, 3)
            versions = [there.rooms[table].version for table in tables]
            for k in range(3):
                await asyncio.gather(*[move(here, table, f"k{k}") for table in tables])
                await all_level(here, there, tables)
            assert [there.rooms[table].version for table in tables] == versions
            for table in tables:
                ours, theirs = here.rooms[table].table.game, there.rooms[table].table.game
                assert ours is not None
                assert theirs is not None
                assert [ours.view(seat) for seat in (0, 1)] == [theirs.view(seat) for seat in (0, 1)]
            async with here.rooms[tables[0]].table.lock:  # the control
                await here.write(here.rooms[tables[0]], "vote", 0, "end")
            await all_level(here, there, tables[:1])
            assert there.rooms[tables[0]].version > versions[0]
        finally:
            await there.close()
            await here.close()

    asyncio.run(follow())


@pytest.mark.parametrize(
    ("kinds", "told"),
    [
        (["choice"], "choice"),
        (["keep", "choice", "chat"], "choice"),
        (["keep", "chat"], "chat"),
        (["choice", "seats", "undo"], "seats"),
        (["chat", "start", "choice"], "start"),
    ],
)
def test_of_several_lines_the_most_telling_counts(kinds: list[str], told: str) -> None:
    assert most_telling([Line("t", k, kind, 0, "", None, 0.0) for k, kind in enumerate(kinds)]) == told
