"""Nobody slows others: what one connection, one address or one process of a house may ask for, and no more."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import gzip
import json
import socket
import sqlite3
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from saloon.games.scoundrels import desk
from saloon.language import notation
from saloon.language.speech import Words
from saloon.server import almanac, house, lobby, metrics, misfits, replaying, standing
from saloon.server.errors import Busy, NoEntry, TooLarge, TooMuch
from saloon.server.keys import Signer
from saloon.server.limits import Buckets, Open, Place, Shares, host_of
from saloon.server.settings import Limits, Settings
from saloon.server.storage import Storage
from saloon.server.trial import Trial
from saloon.server.web import app, library, me, packing, workshop
from saloon.server.web.guard import CHECKS, Guard
from saloon.server.workers import Desk, Queue, Workers
from tests.server.clockwork import clockwork
from tests.server.serving import (
    FAST,
    OPEN,
    PATIENCE,
    Guest,
    Line,
    Served,
    client,
    end,
    free_port,
    healthy,
    in_thread,
    quick,
    wait_until,
)

PING, TEXT, CONTINUED, CLOSE, FIN = 0x9, 0x1, 0x0, 0x8, 0x80
USUAL = Limits()
STRICT = replace(FAST, frames=USUAL.frames, traffic=USUAL.traffic)


def test_looking_at_the_health_of_the_house_has_a_limit_of_its_own() -> None:
    """Not none at all; nor that of the other requests of an address, so that whoever watches over it is told."""

    async def nothing(*_: Any) -> None:
        """No application."""

    guard = Guard(nothing, Settings(limits=replace(USUAL, requests=2.0)))

    def let_in(path: str) -> int:
        scope: Any = {"type": "http", "method": "GET", "path": path, "query_string": b""}
        scope |= {"headers": [(b"host", b"localhost")], "client": ("192.0.2.1", 1)}
        for k in range(1000):
            try:
                guard.check(scope)
            except TooMuch:
                return k
        return 1000

    assert 5 * CHECKS <= let_in("/health") < 300
    assert 10 <= let_in("/healthy") < 50  # which is no such look
    assert let_in("/api/me") == 0  # of one limit with it
    assert let_in("/health") < 100


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    """A client's frame, masked with zeros."""
    size = (
        struct.pack("!B", 0x80 | len(data)) if len(data) < 126 else struct.pack("!BH", 0x80 | 126, len(data))
    )
    return bytes([opcode | (FIN if fin else 0)]) + size + bytes(4) + data


class Raw:
    """A connection without manners."""

    def __init__(self, served: Served) -> None:
        host, _, port = served.url.removeprefix("http://").partition(":")
        self.host = f"{host}:{port}"
        self.socket = socket.create_connection((host, int(port)), PATIENCE)
        self.read = b""

    def send(self, data: bytes) -> None:
        """All of it, if the other side takes it."""
        with contextlib.suppress(OSError):
            self.socket.sendall(data)

    def hear(self) -> bool:
        """More, if there is any before the end."""
        try:
            more = self.socket.recv(65_536)
        except OSError:
            more = b""
        self.read += more
        return bool(more)

    def all(self) -> bytes:
        """To the end, which has to come."""
        while self.hear():
            pass
        return self.read

    def until(self, sign: bytes) -> None:
        while sign not in self.read:
            assert self.hear(), self.read

    def get(self, path: str = "/health") -> None:
        self.send(f"GET {path} HTTP/1.1\r\nHost: {self.host}\r\n\r\n".encode())

    def sit(self, guest: Guest, table: str) -> None:
        """A socket at a table, as far as its first update."""
        key = base64.b64encode(bytes(16)).decode()
        self.send(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Cookie: saloon={guest.http.cookies['saloon']}\r\n\r\n".encode()
        )
        self.until(b"\r\n\r\n")
        assert self.read.startswith(b"HTTP/1.1 101"), self.read
        self.send(frame(TEXT, b'{"type": "hello"}'))
        self.until(b'"view"')

    def close(self) -> None:
        self.socket.close()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house with the usual limits of one connection."""
    limits = replace(STRICT, head=PATIENCE, body_time=PATIENCE)
    with in_thread(quick(f"sqlite:///{tmp_path_factory.mktemp('floods')}/t.db", limits=limits)) as one:
        yield one


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house that waits for nobody long."""
    limits = replace(STRICT, head=4.0, body_time=4.0)
    with in_thread(quick(f"sqlite:///{tmp_path_factory.mktemp('hasty')}/t.db", limits=limits)) as one:
        yield one


@pytest.fixture
def slow(hasty: Served) -> Iterator[Raw]:
    one = Raw(hasty)
    yield one
    one.close()


@pytest.fixture
def raw(strict: Served) -> Iterator[Raw]:
    one = Raw(strict)
    yield one
    one.close()


def table_of_two(served: Served) -> tuple[Guest, Guest, str]:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(public=True)
    bob.join(place)
    return ann, bob, place["table"]


def test_pings_beyond_measure_end_their_socket_and_cost_next_to_nothing(strict: Served, raw: Raw) -> None:
    ann, bob, table = table_of_two(strict)
    raw.sit(ann, table)
    before = metrics.FLOODS.labels("frames")._value.get()
    pongs = int(USUAL.frames)
    raw.read = b""
    raw.send(frame(PING) * pongs)  # the control: as many as anybody might send are answered
    raw.until(bytes([FIN | 0xA, 0]) * pongs)
    raw.read = b""
    raw.send(frame(PING) * 483_000)  # 2.9 MB
    said = raw.all()
    assert said.count(bytes([FIN | 0xA, 0])) < 10 * USUAL.frames, "far more were answered than are allowed"
    assert metrics.FLOODS.labels("frames")._value.get() == before + 1
    line = bob.sit(table)
    line.wait(lambda one: one.view)


@pytest.mark.parametrize(("pieces", "heard"), [(USUAL.fragments, True), (USUAL.fragments + 1, False)])
def test_a_message_comes_in_a_few_pieces_or_not_at_all(
    strict: Served, raw: Raw, pieces: int, heard: bool
) -> None:
    ann, _, table = table_of_two(strict)
    raw.sit(ann, table)
    raw.read = b""
    text = b'{"type": "ping", "id": 7}'
    raw.send(frame(TEXT, text[:1], fin=False))
    empty = frame(CONTINUED, b"", fin=False)
    raw.send(frame(CONTINUED, text[1:2], fin=False) + empty * (pieces - 3))
    raw.send(frame(CONTINUED, text[2:]))
    if heard:
        raw.until(b'"pong"')
    else:
        said = raw.all()
        assert b"pong" not in said
        assert said.endswith(bytes([FIN | CLOSE, 10]) + struct.pack("!H", 1008) + b"too much")


def ping(number: int) -> bytes:
    return b'{"type": "ping", "id": %d}' % number


def masked(text: bytes, mask: bytes) -> bytes:
    """A short text as browsers send it."""
    body = bytes(byte ^ mask[k % 4] for k, byte in enumerate(text))
    return bytes([FIN | TEXT, 0x80 | len(text)]) + mask + body


def test_a_message_is_the_same_wherever_its_bytes_are_cut(strict: Served, raw: Raw) -> None:
    """Also where the rest of one looks like a whole one: short ones that come whole are read on a way of their own."""
    ann, _, table = table_of_two(strict)
    raw.sit(ann, table)
    raw.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for cut in range(len(masked(ping(100), bytes(4)))):
        text = ping(100 + cut)
        lookalike = bytes([FIN | TEXT, 0x80 | len(text) - 2, 7, 9])
        whole = masked(text, lookalike)
        raw.read = b""
        raw.send(whole[:cut])
        time.sleep(0.01)
        raw.send(whole[cut:])
        raw.until(b'"id":%d' % (100 + cut))


@pytest.mark.parametrize("wrong", [frame(TEXT, ping(2)), bytes([FIN | TEXT, len(ping(2))]) + ping(2)])
def test_a_short_message_out_of_place_is_no_message(strict: Served, raw: Raw, wrong: bytes) -> None:
    """One within another, and one without a mask."""
    ann, _, table = table_of_two(strict)
    raw.sit(ann, table)
    raw.read = b""
    raw.send(frame(TEXT, ping(1)))  # the control
    raw.until(b'"pong"')
    raw.read = b""
    raw.send(frame(TEXT, b"{", fin=False))
    time.sleep(0.01)
    raw.send(wrong)
    said = raw.all()
    assert b"pong" not in said
    assert struct.pack("!H", 1002) in said


def test_short_messages_one_by_one_are_counted_too(strict: Served, raw: Raw) -> None:
    ann, _, table = table_of_two(strict)
    raw.sit(ann, table)
    raw.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    before = metrics.FLOODS.labels("frames")._value.get()
    for number in range(20 * int(USUAL.frames)):
        raw.send(frame(TEXT, ping(number)))
    raw.all()
    assert metrics.FLOODS.labels("frames")._value.get() == before + 1


def test_a_socket_takes_so_many_bytes_a_second(strict: Served, raw: Raw) -> None:
    ann, _, table = table_of_two(strict)
    raw.sit(ann, table)
    for _ in range(3):  # the control: a few long messages are read, and refused one by one
        raw.read = b""
        raw.send(frame(TEXT, b" " * 16_000))
        raw.until(b'"bad-request"')
    before = metrics.FLOODS.labels("bytes")._value.get()
    raw.send(frame(TEXT, b" " * 16_000) * 100)
    raw.all()
    assert metrics.FLOODS.labels("bytes")._value.get() == before + 1


def test_a_head_that_never_ends_is_cut_short(slow: Raw) -> None:
    slow.get()  # the control: a whole one is answered, on the same connection
    slow.until(b'"ok"')
    slow.read = b""
    slow.send(b"GET /health HTTP/1.1\r\nHost: ")
    assert slow.all().startswith(b"HTTP/1.1 408")


def test_a_socket_outlives_the_time_for_its_head(hasty: Served) -> None:
    ann, _, table = table_of_two(hasty)
    line = ann.sit(table)
    line.wait(lambda one: one.view)
    late = Raw(hasty)
    assert late.all().startswith(b"HTTP/1.1 408")  # whoever comes later and says nothing is gone
    late.close()
    line.catch_up()


@pytest.mark.parametrize("drip", [b"", b"\r\n", b"GET / HTTP/1.1\r\n"])
def test_a_connection_that_says_nothing_whole_is_closed(slow: Raw, drip: bytes) -> None:
    slow.send(drip)
    assert slow.all().startswith(b"HTTP/1.1 408")


def test_a_body_that_never_comes_is_cut_short(slow: Raw) -> None:
    slow.send(
        f"POST /api/me HTTP/1.1\r\nHost: {slow.host}\r\nContent-Type: application/json\r\n"
        'Content-Length: 500\r\n\r\n{"name": '.encode()
    )
    assert slow.all().startswith(b"HTTP/1.1 408")


def test_an_answer_before_the_end_of_its_request_is_the_last(raw: Raw) -> None:
    def post(size: int) -> bytes:
        head = f"POST /api/workshop/scoundrels/mistakes HTTP/1.1\r\nHost: {raw.host}\r\n"
        return f"{head}Content-Type: application/json\r\nContent-Length: {size}\r\n\r\n".encode()

    whole = b'{"text": "#"}'
    raw.send(post(len(whole)) + whole[:5])
    raw.send(whole[5:])
    raw.until(b"[[trait]]")  # the control: a request in two pieces ends, and its connection goes on
    raw.read = b""
    raw.get()
    raw.until(b'"ok"')
    raw.read = b""
    raw.send(post(10_000_000))
    for _ in range(160):
        raw.send(b"#" * 65_536)
    raw.get()
    told = raw.all()
    assert told.startswith(b"HTTP/1.1 413"), told
    assert told.count(b"HTTP/1.1") == 1, told
    assert b"connection: close" in told


def test_a_head_has_so_many_bytes(raw: Raw) -> None:
    raw.send(f"GET /health HTTP/1.1\r\nHost: {raw.host}\r\nCookie: {'c' * 20_000}\r\n\r\n".encode())
    raw.until(b'"ok"')  # the control
    raw.read = b""
    raw.send(b"GET /health HTTP/1.1\r\n" + b"A: b\r\n" * 50_000)
    assert raw.all().startswith(b"HTTP/1.1 431")


def test_requests_that_come_at_once_are_few(raw: Raw) -> None:
    one = f"GET /health HTTP/1.1\r\nHost: {raw.host}\r\n\r\n".encode()
    raw.send(one * 4)
    while raw.read.count(b'"ok"') < 4:  # the control
        assert raw.hear()
    raw.read = b""
    before = metrics.FLOODS.labels("pipeline")._value.get()
    raw.send(one * 5_000)
    assert raw.all().count(b'"ok"') < 20
    assert metrics.FLOODS.labels("pipeline")._value.get() == before + 1


def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    limits = replace(FAST, connections=4, head=PATIENCE)
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=limits)) as served:
        inside = [Raw(served) for _ in range(4)]
        late = Raw(served)
        assert late.all().startswith(b"HTTP/1.1 429")
        late.close()
        inside.pop().close()

        def entered() -> bool:
            again = Raw(served)
            again.get()
            with contextlib.closing(again):
                again.hear()
            return again.read.startswith(b"HTTP/1.1 200")

        wait_until(entered, "a place that was given up is free again")
        for one in inside:
            one.close()


def watch(served: Served, table: str) -> Line:
    return Line(served.url, table, {}, {"watch": True})


def closed_for(line: Line) -> str:
    """How the server ended this socket."""
    with pytest.raises(ConnectionClosed) as ended:
        line.until("never")
    return ended.value.rcvd.reason if ended.value.rcvd is not None else ""


@pytest.mark.parametrize("full", [{"watchers": 3}, {"spectators": 3}])
def test_spectators_take_nothing_from_those_who_play(tmp_path: Path, full: dict[str, int]) -> None:
    limits = replace(FAST, **full)
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=limits)) as served:
        ann, bob, table = table_of_two(served)
        for _ in range(3):
            watch(served, table).wait(lambda one: one.view)
        assert closed_for(watch(served, table)) == "too-much"
        for guest in (ann, bob):
            line = guest.sit(table)
            line.wait(lambda one: one.view)


def test_who_says_nothing_makes_room_for_who_does(tmp_path: Path) -> None:
    limits = replace(FAST, sockets=3)
    with (
        in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=limits)) as served,
        contextlib.ExitStack() as held,
    ):
        ann, _, table = table_of_two(served)
        address = f"{served.url.replace('http', 'ws')}/api/tables/{table}/socket"
        silent = [held.enter_context(connect(address, ping_interval=None)) for _ in range(4)]
        with pytest.raises(ConnectionClosed) as ended:
            silent[0].recv(PATIENCE)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1008
        ann.sit(table).wait(lambda one: one.view)
        watch(served, table).wait(lambda one: one.view)


def test_a_seat_has_so_many_windows_and_the_oldest_goes(tmp_path: Path) -> None:
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=replace(FAST, windows=2))) as served:
        ann, bob, table = table_of_two(served)
        lines = []
        for _ in range(3):
            lines.append(ann.sit(table))
            lines[-1].wait(lambda one: one.view)
        assert closed_for(lines[0]) == "too-much"
        lines[1].catch_up()
        lines[2].catch_up()
        bob.sit(table).wait(lambda one: one.view)


def test_a_socket_counts_once_from_when_it_comes_to_when_it_goes() -> None:
    playing, watching = Open(1, "sockets"), Open(1, "spectators")
    one, other = Place("a"), Place("a")
    one.move(playing)
    with pytest.raises(TooMuch):
        other.move(playing)
    other.move(watching)
    with pytest.raises(TooMuch):
        one.move(watching)
    assert one.among is playing
    one.move(None)
    other.move(playing)
    assert (dict(playing.count), dict(watching.count)) == ({"a": 1}, {})


@pytest.mark.parametrize(
    ("address", "host"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:1", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("?", "?"),
    ],
)
def test_who_has_one_address_of_a_network_has_them_all(address: str, host: str) -> None:
    assert host_of(address) == host


class Board:
    """Where the processes of a test write what they have used."""

    def __init__(self) -> None:
        self.rows: dict[tuple[str, str], tuple[float, float]] = {}
        self.turns = 0.0

    def of(self, process: str) -> Any:
        board = self

        class One:
            async def tell_shares(self, mine: dict[str, float], ended: list[str]) -> None:
                board.turns += 1
                for name in ended:
                    board.rows.pop((process, name), None)
                board.rows.update({(process, name): (value, board.turns) for name, value in mine.items()})

            async def shares(self) -> list[tuple[str, str, float, float]]:
                return [(p, name, *row) for (p, name), row in board.rows.items() if p != process]

        return One()


def test_what_is_used_of_a_limit_is_used_in_every_process() -> None:
    board, sign = Board(), Signer(b"key")
    buckets = [Buckets(1e-6, 10, "requests") for _ in range(2)]
    sockets = [Open(3, "sockets") for _ in range(2)]
    shares = [Shares(board.of(str(k)), sign, [buckets[k], sockets[k]]) for k in range(2)]

    def exchange() -> None:
        for one in shares:
            asyncio.run(one.exchange())

    for _ in range(8):
        buckets[0].take("mallory")
    sockets[0].take("mallory")
    sockets[0].take("mallory")
    buckets[0].take("ann")
    exchange()
    exchange()  # what was counted once is not counted again
    assert not any("mallory" in name or "ann" in name for _, name in board.rows), "names are nobody else's"
    for _ in range(2):
        buckets[1].take("mallory")
    with pytest.raises(TooMuch):
        buckets[1].take("mallory")
    sockets[1].take("mallory")
    with pytest.raises(TooMuch):
        sockets[1].take("mallory")
    for _ in range(10):
        buckets[1].take("bob")  # the control: nobody else's is touched
    sockets[0].give("mallory")
    sockets[0].give("mallory")
    exchange()
    sockets[1].take("mallory")


def test_what_was_used_at_another_process_pays_no_debt() -> None:
    """Much that was used here, as is known only afterwards, was forgiven to who used a little elsewhere."""
    board, sign = Board(), Signer(b"key")
    buckets = [Buckets(0.001, 10, "seconds to read again") for _ in range(2)]
    shares = [Shares(board.of(str(k)), sign, [buckets[k]]) for k in range(2)]
    buckets[0].spend("mallory", 100)
    buckets[1].take("mallory", 5)
    for one in reversed(shares):
        asyncio.run(one.exchange())
    with pytest.raises(TooMuch) as refused:
        buckets[0].take("mallory", 0.0)
    assert refused.value.reason is not None
    assert float(str(refused.value.reason.facts["wait"])) > 80 / 0.001


@pytest.mark.slow
def test_limits_hold_across_processes(postgres: str) -> None:
    """One address: its sockets at one process are counted at the other, and so are the requests that it made."""
    limits = replace(FAST, sockets=2, hints=0.001, people=0.05)
    with (
        in_thread(quick(postgres, limits=limits, share=0.05)) as one,
        in_thread(quick(postgres, limits=limits, share=0.05)) as two,
    ):
        ann, _, table = table_of_two(one)
        lines = [ann.sit(table), ann.sit(table)]
        for line in lines:
            line.wait(lambda seen: seen.view)
        cookie = {"Cookie": f"saloon={ann.http.cookies['saloon']}"}

        def refused() -> bool:
            with contextlib.suppress(InvalidStatus):
                Line(two.url, table, cookie, {}).close()
                return False
            return True

        wait_until(refused, "a third socket, at the other process, is one too many")
        lines.pop().close()
        wait_until(lambda: not refused(), "a place that was given up at one process is free at the other")
        guests = 2
        with one.stranger() as http:
            while http.post("/api/me", json={"name": "Mallory"}).status_code == 201:
                guests += 1
        with two.stranger() as http:

            def too_many() -> bool:
                return http.post("/api/me", json={"name": "Mallory"}).status_code == 429

            wait_until(too_many, "who has come too often at one process has so at the other")
        assert guests >= 4


def test_who_waits_too_long_is_told_that_the_house_is_busy() -> None:
    async def work() -> None:
        queue = Queue([Desk()])
        desk = await queue.take("many")
        with pytest.raises(Busy):
            await queue.take("one", patience=0.0)
        assert len(queue) == 0
        queue.give(desk)
        assert (
            await queue.take("one", patience=0.0) is desk
        )  # the control: a free desk is nobody's to wait for

    asyncio.run(work())


def test_of_one_person_one_table_after_the_other() -> None:
    async def work() -> list[str]:
        queue, order = Queue([Desk()]), list[str]()

        async def ask(who: str, table: str) -> None:
            desk = await queue.take(who, table)
            order.append(f"{who}{table}")
            await asyncio.sleep(0)
            queue.give(desk)

        await asyncio.gather(*[ask("a", "1") for _ in range(4)], ask("a", "2"), ask("b", "3"))
        return order

    assert asyncio.run(work()) == ["a1", "a1", "b3", "a2", "a1", "a1"]


def played_out(guest: Guest, at_first: Callable[[str], object] = str) -> str:
    """A game against a bot, to its end; the first time that something is asked, something else is done before."""
    table: str = guest.create(seats=["human", "bot:random"], hints=True)["table"]
    line = guest.sit(table)
    line.wait(lambda one: one.legal)
    at_first(table)
    while line.table["status"] == "running":
        line.wait(lambda one: one.legal or one.table["status"] != "running")
        if line.table["status"] == "running":
            line.choose(line.legal[0])
            line.catch_up()
    line.close()
    return table


def test_many_guests_of_one_address_wait_for_each_other(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody can come as many guests. And a hint, which takes a moment, stands behind no review."""
    asked: list[tuple[str, str, str]] = []
    honest = Workers._at

    def watched(workers: Workers, name: str, who: str, table: str = "", patience: float | None = None) -> Any:
        asked.append((name, who, table))
        return honest(workers, name, who, table, patience)

    monkeypatch.setattr(Workers, "_at", watched)
    people = [served.guest(name) for name in ("Ann", "Bob")]
    for guest in people:
        table = played_out(guest, lambda table, guest=guest: guest.get(f"/api/tables/{table}/hint"))
        guest.get(f"/api/tables/{table}/review")
    turns = [one for one in asked if one[0] in ("advising", "reviewing")]
    assert [name for name, *_ in turns] == ["advising", "reviewing"] * 2
    assert {who for _, who, _ in turns} == {"127.0.0.1"}
    assert [table for *_, table in turns] == [people[k].me["id"] for k in (0, 0, 1, 1)]


def test_card_files_of_many_guests_of_one_address_wait_for_each_other(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, str]] = []
    honest = Workers._at

    def watched(workers: Workers, name: str, who: str, *more: Any, **given: Any) -> Any:
        asked.append((name, who))
        return honest(workers, name, who, *more, **given)

    monkeypatch.setattr(Workers, "_at", watched)
    people = [served.guest(name) for name in ("Ann", "Bob")]
    cards = '[[ability]]\nid = "slot-3"\nslots = ["3"]\ntext = "Gain $7."\n'
    for guest in people:
        guest.create(game="scoundrels", cards=cards)
        guest.create(game="scoundrels", cards=guest.get("/api/me/cards")[0]["name"])
    assert {name for name, _ in asked} == {"reading", "beside"}
    assert not {who for _, who in asked} & {guest.me["id"] for guest in people}
    assert len({who for name, who in asked if name == "reading"}) == 1


@pytest.mark.slow
def test_what_libraries_say_of_strangers_does_not_fill_the_log(tmp_path: Path) -> None:
    """Each connection with what is no HTTP was a line of its own: 2,400 a second from one address, until the disk is
    full."""
    port = free_port()
    with (tmp_path / "log").open("wb") as log:
        serve = ["serve", "--port", str(port), "--db", f"sqlite:///{tmp_path}/t.db"]
        process = subprocess.Popen(
            [sys.executable, "-c", "from saloon.cli.commands import main; main()", *serve], stderr=log
        )
        try:
            wait_until(lambda: healthy(f"http://127.0.0.1:{port}"), "no server")
            for _ in range(60):
                with socket.create_connection(("127.0.0.1", port)) as one:
                    one.sendall(b"nothing\r\n\r\n")
                    assert one.recv(100).startswith(b"HTTP/1.1 400")  # the control: each is told
        finally:
            end(process)
    events = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert sum(event["event"] == "library" for event in events) == 1
    (often,) = [event for event in events if event["event"] == "library-often"]
    assert often["count"] == 60
    (tried,) = [event for event in events if event["event"] == "tried"]
    assert tried["what"] == {"unread": 60}  # and by whom


def test_the_operator_is_told_who_was_refused_much(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[dict[str, Any]] = []

    class Log:
        def warning(self, event: str, **more: Any) -> None:
            told.append({"event": event, **more})

    monkeypatch.setattr(metrics, "operator_log", Log())
    monkeypatch.setattr(metrics, "TALLY", metrics.Tally())
    metrics.flood("frames", "192.0.2.7")
    metrics.flood("frames", "192.0.2.7")
    for _ in range(metrics.WORTH_TELLING):
        metrics.refusal("not-allowed", "192.0.2.8")
    metrics.refusal("not-allowed", "192.0.2.9")
    metrics.report()
    metrics.report()
    assert told == [
        {"event": "flood", "what": "frames", "address": "192.0.2.7"},
        {
            "event": "refused-often",
            "address": "192.0.2.8",
            "what": "not-allowed",
            "count": metrics.WORTH_TELLING,
        },
    ]


def test_what_everybody_reads_is_packed_once_and_beside_the_loop(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Packed anew on the loop for each request, the rulebook kept all tables waiting."""
    packed: list[bool] = []
    honest = gzip.compress

    def counted(whole: bytes, level: int, *, mtime: int) -> bytes:
        packed.append(asyncio._get_running_loop() is None)
        return honest(whole, level, mtime=mtime)

    monkeypatch.setattr(packing.gzip, "compress", counted)
    packing.Packing.kept.clear()
    paths = ("/api/rules/goat", "/api/rules/scoundrels", "/api/cards/scoundrels", "/api/games")
    with client(served.url) as http:
        for path in paths:
            first, again = http.get(path), http.get(path)
            assert first.status_code == 200
            assert first.headers["content-encoding"] == "gzip"
            assert first.content == again.content
            plain = http.get(path, headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.content == first.content
        assert http.get("/api/rules/none").status_code == 404
    assert len(packed) == len(paths)
    assert all(packed)


def test_what_there_is_to_read_is_put_together_beside_the_loop(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cards of a file of somebody's own, drawn for the first time, cost half a second."""
    beside: dict[str, bool] = {}

    def watched(room: Any, name: str) -> None:
        honest = getattr(room, name)

        def made(*given: Any) -> Any:
            beside[name] = asyncio._get_running_loop() is None
            return honest(*given)

        monkeypatch.setattr(room, name, made)

    for room, name in ((desk, "cards"), (library, "entries"), (workshop, "cards_of")):
        watched(room, name)
    for name in ("listed", "setting", "thing"):
        watched(almanac, name)
    with client(served.url) as http:
        settings = http.get("/api/almanac/scoundrels").json()
        for path in (
            "/api/cards/scoundrels",
            "/api/rules/scoundrels?q=safe",
            "/api/glossary/goat",
            "/api/workshop/scoundrels/shelf",
            f"/api/almanac/scoundrels/settings/{next(iter(settings))}",
        ):
            assert http.get(path).status_code == 200, path
        http.get("/api/almanac/scoundrels/things?row=lucky&column=outlaw")
    assert beside == dict.fromkeys(("cards", "entries", "cards_of", "listed", "setting", "thing"), True)


def test_finished_games_are_told_beside_the_loop(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is played again for each of its moments; whoever asks for many keeps no table waiting."""
    beside: dict[str, bool] = {}

    def watched(place: Any, name: str) -> None:
        honest = getattr(place, name)

        def made(*given: Any, **named: Any) -> Any:
            beside[name] = asyncio._get_running_loop() is None
            return honest(*given, **named)

        monkeypatch.setattr(place, name, made)

    for place, name in ((replaying, "story"), (replaying, "moment"), (notation, "keeper_lines")):
        watched(place, name)
    ann = served.guest("Ann")
    table = ann.create(seats=["human", "bot:random"], public=True, options={"first": 0})["table"]
    ann.post(f"/api/tables/{table}/concede", None)
    for way in ("story", "story/0", "log"):
        beside.clear()
        answer = ann.http.get(f"/api/tables/{table}/{way}")
        assert answer.status_code == 200, answer.text
        assert beside, way
        assert all(beside.values()), way


@pytest.mark.parametrize("answer", [200, 404])
def test_who_asks_for_long_games_again_and_again_waits_for_the_time_they_took(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: int
) -> None:
    """A game with a thousand choices taken back took seconds to play up to one moment, and any number of its moments
    could be asked for; so could what is refused after as long."""
    honest = replaying.moment

    def long(*given: Any) -> Any:
        until = time.thread_time() + 0.3
        while time.thread_time() < until:
            pass
        if answer == 404:
            raise NoEntry("There is no such moment.")
        return honest(*given)

    monkeypatch.setattr(replaying, "moment", long)
    limits = replace(FAST, reading=0.01)  # a burst of a second
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=limits)) as served:
        ann = served.guest("Ann")
        table = ann.create(seats=["human", "bot:random"], public=True, options={"first": 0})["table"]
        ann.post(f"/api/tables/{table}/concede", None)
        path = f"/api/tables/{table}/story/0"
        asked = [ann.http.get(path) for _ in range(6)]
        statuses = [answer.status_code for answer in asked]
        assert statuses == sorted(statuses)
        assert statuses[0] == answer
        assert statuses[-1] == 429
        assert "seconds of the server's time for you" in asked[-1].json()["message"]
        assert at(served, ann, "127.0.0.2").get(path).status_code == answer  # the control: nobody else waits


SUMS = ["x" * 119, 9_999_999, -123_456_789.123_456_78, 999_999_999.123_456_78, 123_456.123_456_78]


@pytest.mark.parametrize(
    ("path", "field", "shape"),
    [
        ("/api/workshop/scoundrels/measure", "known", "[[],[]]"),
        ("/api/workshop/scoundrels/mistakes", "text", "[{},{}]"),
        ("/api/tables", "options", '{"a":{},"b":{}}'),
        ("/api/tables", "seats", '["","",""]'),
    ],
)
def test_a_body_is_a_text_and_not_a_million_brackets(
    served: Served, path: str, field: str, shape: str
) -> None:
    """One request, of nobody, whose two million bytes were empty lists, stopped the house for sixteen seconds: each of
    them was looked at for what was wrong; others stopped it for half a second, while things were made of them."""
    (begin, *_, end), inside = shape, shape[1:-1]
    if "a" in inside:
        inside = ",".join(f'"{k}":{{}}' for k in range(2))
    many = f"{begin}{','.join([inside] * (1_900_000 // (len(inside) + 1)))}{end}"
    with served.stranger() as http:
        json = {"content-type": "application/json"}
        answer = http.post(path, content=f'{{"{field}":{many}}}', headers=json)
        assert answer.status_code == 413, answer.text
        assert "brackets" in answer.json()["message"]
        answer = http.post(path, content=f'{{"{field}":{shape}}}', headers=json)  # the control
        assert answer.status_code in (400, 401), answer.text


def test_the_largest_body_that_is_meant_passes() -> None:
    """A whole box, all quotes and ends of lines; and a measurement with all sums that it may bring."""
    app.check_shape(msgspec.json.encode({"text": '[[job]]\ntext = "\\"Spend $1.\\""\n' * 10_000}))
    app.check_shape(msgspec.json.encode({"text": "", "known": [[SUMS] * 800] * 2}))


def test_a_body_of_many_texts_is_told_how_many_there_may_be() -> None:
    with pytest.raises(TooLarge) as refused:
        app.check_shape(msgspec.json.encode([""] * 10_001))
    for lang in ("en", "de"):
        assert {"10000", "160000"} <= set(refused.value.told(lang).split()), lang


def test_what_is_big_is_what_the_host_calls_so(tmp_path: Path) -> None:
    body = json.dumps({"game": "goat", "choices": [[]] * 50_000})
    json_type = {"content-type": "application/json"}
    for message, status in ((Limits().message, 413), (1_000_000, 400)):
        limits = replace(FAST, message=message)
        with (
            in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=limits)) as served,
            served.stranger() as http,
        ):
            assert (
                http.post("/api/workshop/goat/mistakes", content=body, headers=json_type).status_code
                == status
            )


def test_what_is_wrong_with_a_long_list_is_not_looked_for_in_all_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked, fits = list[Any](), misfits.fits
    monkeypatch.setattr(misfits, "fits", lambda *given: asked.append(given) or fits(*given))
    for kind, value in ((Trial, {"game": "goat", "choices": [[0, "a"]] * 5_000}), (list[int], [0] * 5_000)):
        told = misfits.misfit(kind, value, "body").told("en")
        assert len(asked) <= misfits.MOST_PARTS + 5, told
        asked.clear()
    assert "choices" in misfits.misfit(Trial, {"game": "goat", "choices": [[0, "a"]] * 500}, "body").told(
        "en"
    )


def test_stories_of_many_tables_do_not_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a megabyte each, four of a table and two thousand tables at rest: gigabytes for whoever read them all."""
    monkeypatch.setattr(house, "STORIED", 2)
    with clockwork(quick(f"sqlite:///{tmp_path}/t.db")) as peeked:
        ann, tables = peeked.guest("Ann"), list[str]()
        for _ in range(4):
            tables.append(ann.create(seats=["human", "bot:random"], options={"first": 0})["table"])
            ann.post(f"/api/tables/{tables[-1]}/concede", None)
            for eyes in ("all", "0"):
                assert (
                    ann.http.get(f"/api/tables/{tables[-1]}/story", params={"eyes": eyes}).status_code == 200
                )
        assert [len(peeked.house.rooms[table].stories) for table in tables] == [0, 0, 2, 2]
        assert ann.get(f"/api/tables/{tables[0]}/story")["told"]  # told again to whoever asks


def test_an_export_holds_all_games_however_long_they_took(tmp_path: Path) -> None:
    """It has a limit of its own: by that for reading again, one of many games never came to its end."""
    with clockwork(quick(f"sqlite:///{tmp_path}/t.db")) as peeked:
        ann = peeked.guest("Ann")
        ann.create(seats=["human", "bot:random"], options={"first": 0})
        peeked.house.reading.spend(ann.me["id"], 1e12)
        (game,) = ann.get("/api/me/export")["games"]
        assert game["log"]


def test_who_opens_tables_without_end_pushes_nobody_off_the_list(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "LISTED", 6)
    with served.stranger() as http:
        bob = Guest.__new__(Guest)
        bob.url, bob.http = served.url, at(served, served.guest("Bob"), "127.0.0.2")
        hers = [served.guest("Ann").create(public=True)["table"] for _ in range(2)]
        mine = bob.create(public=True)["table"]
        many = [served.guest(f"Eve {k}").create(public=True)["table"] for k in range(9)]
        shown = [table["id"] for table in http.get("/api/lobby").json()]
        assert mine in shown
        assert shown[:5] == many[:-6:-1]  # the newest of the others, one address being one host
        assert not set(hers) & set(shown)
        # Nor at another process, or after a restart: who opened what from where is not in one memory alone.
        with in_thread(quick(served.db)) as other, other.stranger() as http:
            assert [table["id"] for table in http.get("/api/lobby").json()] == shown


def test_a_standing_is_a_few_questions_however_many_games_and_has_a_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixty games were sixty questions to the database, on every look, and a sum over all of them on the loop."""
    questions, beside = 0, list[bool]()
    rows, summed = Storage._rows, standing.summary

    async def counted(storage: Storage, *given: Any) -> Any:
        nonlocal questions
        questions += str(tmp_path) in str(storage.engine.url)  # and not what other houses of this process ask
        return await rows(storage, *given)

    def watched(games: Any) -> Any:
        beside.append(asyncio._get_running_loop() is None)
        return summed(games)

    monkeypatch.setattr(Storage, "_rows", counted)
    monkeypatch.setattr(standing, "summary", watched)
    limits = replace(FAST, history=20.0)
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=limits, heartbeat=60.0, share=60.0)) as served:
        ann, needed, made = served.guest("Ann"), list[int](), 0
        for games in (1, 3):
            for _ in range(games - made):
                played_out(ann)
            made = games
            wait_until(
                lambda games=games: len(ann.get("/api/me/standing")["results"]) == games, "they are not told"
            )
            counts = []
            for _ in range(4):  # of which one or the other meets something that the house does besides
                before = questions
                ann.get("/api/me/standing")
                counts.append(questions - before)
            needed.append(min(counts))
        assert needed[0] == needed[1]
        assert all(beside)
        assert any(ann.http.get("/api/me/standing").status_code == 429 for _ in range(40))


def test_a_thing_of_the_almanac_is_looked_up_and_nothing_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not there, and one thing after the other, had the whole file read each time: 40 ms."""
    read, decode = 0, msgspec.json.decode

    def counted(*given: Any, **named: Any) -> Any:
        nonlocal read
        read += 1
        return decode(*given, **named)

    name = next(
        name for name, head in almanac.listed("scoundrels").items() if any(kind[2] for kind in head["kinds"])
    )
    one = almanac.setting("scoundrels", name)
    row, column = next(iter(one["rows"])), next(iter(one["columns"]))
    assert almanac.thing("scoundrels", row, column)
    monkeypatch.setattr(almanac.msgspec.json, "decode", counted)
    for k in range(5):
        with pytest.raises(NoEntry):
            almanac.thing("scoundrels", row, f"{column} {k}")
    assert read == 0


def test_drawings_that_somebody_picks_are_packed_beside_the_loop(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In whatever order they are asked for: each order is another answer."""
    beside: list[bool] = []
    honest = gzip.compress

    def watched(*given: Any, **named: Any) -> bytes:
        beside.append(asyncio._get_running_loop() is None)
        return honest(*given, **named)

    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/figures.json").write_text('{"a": "x", "b": "y"}')
    monkeypatch.setattr(gzip, "compress", watched)
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", web=tmp_path)) as own, client(own.url) as http:
        assert http.get("/assets/figures.json?only=b,a").json() == {"b": "y", "a": "x"}
        assert http.get("/assets/figures.json?only=a,c").json() == {"a": "x"}
    assert beside == [True, True]


def lines_of(served: Served, table: str) -> int:
    with contextlib.closing(sqlite3.connect(served.file)) as db:
        return int(db.execute("SELECT count(*) FROM log WHERE table_id = ?", (table,)).fetchone()[0])


def test_a_table_is_given_only_so_many_lines_besides_its_game(tmp_path: Path) -> None:
    """A log is read again whenever its table is loaded; who changes their mind all evening must not make it endless."""
    limits = replace(FAST, asides=0.001)
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=limits)) as served:
        ann, bob = served.guest("Ann"), served.guest("Bob")
        for way in ("paused", "mutes", "votes", "secret", "order", "undo"):
            place = ann.create(game="scoundrels", public=True, pace="live")
            bob.join(place)
            path, answers = f"/api/tables/{place['table']}", []
            before = lines_of(served, place["table"])
            for k in range(6):
                body, method = {
                    "paused": ({"paused": not k % 2}, "PUT"),
                    "mutes": ({"seat": 1, "mute": not k % 2}, "PUT"),
                    "votes": ({"vote": "no"}, "POST"),
                    "secret": (None, "POST"),
                    "order": ({"order": "ask", "key": f"k{k}"}, "PUT"),
                    "undo": ({"key": f"k{k}"}, "POST"),
                }[way]
                answers.append(ann.http.request(method, f"{path}/{way}", json=body).status_code)
            assert answers[0] != 429, way
            assert 429 in answers, way
            assert lines_of(served, place["table"]) - before <= 1, way
            assert bob.http.get(f"{path}/view").status_code == 200


def test_an_address_opens_only_so_many_tables(tmp_path: Path) -> None:
    limits = replace(FAST, opening=0.02)
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=limits)) as served:
        ann = served.guest("Ann")
        for _ in range(3):
            ann.create(seats=["human", "bot:random"])
        served.guest("Bob").post("/api/tables", {"game": "goat", "seats": ["human", "bot:random"]}, 429)
        table = ann.get("/api/me/tables")[0]["id"]
        ann.post(f"/api/tables/{table}/concede", None)
        ann.post(f"/api/tables/{table}/rematch", None, 429)


def test_an_address_has_so_many_tables_as_however_many_guests(tmp_path: Path) -> None:
    """More than a thousand, which one address could open in an hour and a half, were all that the lobby chose from."""
    limits = replace(FAST, tables_a_day=3)
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=limits)) as served:
        eves = [served.guest("Eve") for _ in range(4)]
        body = {"game": "goat", "seats": ["human", "bot:random"], "public": True}
        made = [eve.http.post("/api/tables", json=body) for eve in eves]
        assert [one.status_code for one in made] == [201, 201, 201, 429]
        german = {"accept-language": "de"}
        assert "morgen" in eves[3].http.post("/api/tables", json=body, headers=german).json()["message"]
        assert at(served, served.guest("Ann"), "127.0.0.2").post("/api/tables", json=body).status_code == 201
        eves[0].post(f"/api/tables/{made[0].json()['table']}/concede", None)
        wait_until(
            lambda: eves[3].http.post("/api/tables", json=body).status_code == 201, "what is over counts"
        )


def test_tables_that_nobody_waits_at_any_more_are_not_listed(served: Served) -> None:
    """Guests who opened tables and deleted themselves, again and again, were counted by no limit; what they left behind
    took the place of others in the lobby."""
    eve, ann = served.guest("Eve"), served.guest("Ann")
    left, kept, runs = (guest.create(public=True)["table"] for guest in (eve, ann, eve))
    ann.post(f"/api/tables/{runs}/join", {})

    def shown() -> set[str]:
        return {table["id"] for table in ann.get("/api/lobby")} & {left, kept, runs}

    assert shown() == {left, kept, runs}  # the control
    eve.send("DELETE", "/api/me", None, 204)
    assert shown() == {kept, runs}


def test_who_deletes_themselves_opens_no_more_tables_for_that(tmp_path: Path) -> None:
    """Their tables go on without them, for hours: whose address opened them stands there until they are over."""
    limits = replace(FAST, tables_a_day=2)
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=limits)) as served:
        eves = [served.guest("Eve") for _ in range(4)]
        body = {"game": "goat", "seats": ["human", "human"], "pace": "turn"}
        made = [eve.http.post("/api/tables", json=body) for eve in eves[:2]]
        bob = served.guest("Bob")
        for place in made:
            bob.join(place.json())
        for eve in eves[:2]:
            eve.send("DELETE", "/api/me", None, 204)
        assert eves[2].http.post("/api/tables", json=body).status_code == 429

        def origins() -> list[str | None]:
            with contextlib.closing(sqlite3.connect(served.file)) as db:
                return [row[0] for row in db.execute("SELECT origin FROM tables ORDER BY created")]

        assert None not in origins()
        bob.post(f"/api/tables/{made[0].json()['table']}/concede", None)
        wait_until(lambda: origins()[0] is None, "an address outlives its table")
        assert origins()[1] is not None  # the control: that one goes on
        assert eves[2].http.post("/api/tables", json=body).status_code == 201


def test_a_table_that_is_over_is_so_after_a_death_before_that_was_noted(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/t.db"
    with in_thread(quick(db)) as served:
        ann = served.guest("Ann")
        ann.post(f"/api/tables/{ann.create(hotseat=['Bob'])['table']}/concede", None)
    query = "SELECT status, origin FROM tables"
    with contextlib.closing(sqlite3.connect(f"{tmp_path}/t.db")) as rows:
        rows.execute("UPDATE tables SET status = 'running', origin = 'here'")
        rows.commit()
        with in_thread(quick(db)):
            wait_until(lambda: rows.execute(query).fetchall() == [("ended", None)], "it runs for good")


def test_the_list_of_somebodys_games_is_one_question_and_has_an_end(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(me, "MOST_TABLES", 3)
    ann = served.guest("Ann")
    runs = ann.create(seats=["human", "bot:random"], options={"first": 0})["table"]
    over = [ann.create(seats=["human", "bot:random"], options={"first": 0})["table"] for _ in range(4)]
    for table in over:
        ann.post(f"/api/tables/{table}/concede", None)
    wait_until(
        lambda: [one["id"] for one in ann.get("/api/me/tables")] == [over[3], over[2], runs],
        "the game that goes on and the newest are not all",
    )


def test_whoever_reads_a_game_again_and_again_from_its_beginning_waits(tmp_path: Path) -> None:
    """All of a long game is put together for each who asks for it; who says what they have read is always told."""
    limits = replace(FAST, history=0.001)
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=limits)) as served:
        ann = served.guest("Ann")
        table = ann.create(seats=["human", "human"], hotseat=["Bob"], public=True, pace="turn")
        lines = [ann.sit(table["table"]), ann.sit(table["table"], secret=table["others"]["1"])]
        for line in lines:
            line.wait(lambda one: one.view)
        while lines[0].seq <= 60:
            asked = next(line for line in lines if line.legal)
            asked.choose(asked.legal[0])
            for line in lines:
                line.catch_up()
        looks = [ann.http.get(f"/api/tables/{table['table']}/view") for _ in range(2)]
        assert [look.status_code for look in looks] == [200, 429]
        assert ann.look(table["table"], since=lines[0].seq)["seat"] == 0
        late = Line(served.url, table["table"], {}, {})
        assert late.until("problem")["code"] == "too-much"
        again = Line(served.url, table["table"], {}, {"last": late.seq or lines[0].seq - 5})
        again.wait(lambda one: one.view)


def at(served: Served, guest: Guest, address: str) -> httpx.Client:
    """The same person from another address."""
    http = httpx.Client(
        base_url=served.url,
        cookies=dict(guest.http.cookies),
        timeout=PATIENCE,
        transport=httpx.HTTPTransport(local_address=address),
    )
    OPEN.append(http)
    return http


def test_a_chair_that_others_have_worn_out_is_there_for_who_comes(tmp_path: Path) -> None:
    """Twenty guests who sat down and left again and again had used up what may be said from a free chair: nobody could
    take it any more, and the game never began."""
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=replace(FAST, lines=5))) as served:
        ann, bob, crowd = served.guest("Ann"), served.guest("Bob"), [served.guest("Eve") for _ in range(3)]
        place = ann.create(seats=["human", "human", "human"], public=True)
        path = f"/api/tables/{place['table']}"
        sat = 0
        for eve in crowd:
            while eve.http.post(f"{path}/join", json={"seat": 1}).status_code == 200:
                eve.post(f"{path}/leave", None, 204)
                sat += 1
        assert 2 * sat > 10  # the control: each was stopped, and together they wrote more than one may
        assert sat <= 3 * 3
        assert bob.join(place, seat=1)["seat"] == 1
        bob.post(f"{path}/chat", {"text": "at last", "key": "1"})
        bob.put(f"{path}/mutes", {"seat": 0}, 204)


def test_whoever_pauses_without_end_does_not_stop_a_table_for_good(tmp_path: Path) -> None:
    """Each pause cost the other a line to end it: once those were used up the table stood still, and nobody could go on
    with it, take a choice back or vote to end it."""
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=replace(FAST, lines=6))) as served:
        ann, bob = served.guest("Ann"), served.guest("Bob")
        place = ann.create(options={"first": 1})
        bob.join(place)
        path, pauses = f"/api/tables/{place['table']}", 0
        bob.post(f"{path}/chat", {"text": "well", "key": "1"})  # so that his end first
        while ann.http.put(f"{path}/paused", json={"paused": True}).status_code == 200:
            bob.put(f"{path}/paused", {"paused": False})
            pauses += 1
        assert 2 < pauses < 7
        assert bob.http.post(f"{path}/votes", json={"vote": "end"}).status_code == 429  # the control
        bob.choose(place["table"], bob.look(place["table"])["update"]["legal"][0])


def test_who_comes_and_goes_as_many_guests_is_one_address(tmp_path: Path) -> None:
    """Each coming and going is told to all who look on, and stands in the log for good."""
    limits = replace(FAST, asides=0.001)
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=limits)) as served:
        ann, bob, cid, dan = (served.guest(name) for name in ("Ann", "Bob", "Cid", "Dan"))
        place = ann.create(seats=["human", "human", "human"], public=True)
        path = f"/api/tables/{place['table']}"
        bob.join(place)
        bob.post(f"{path}/leave", None, 204)
        assert cid.http.post(f"{path}/join", json={}).status_code == 429
        assert at(served, dan, "127.0.0.2").post(f"{path}/join", json={}).status_code == 200


def test_messages_of_many_guests_are_those_of_their_address(tmp_path: Path) -> None:
    """Sixty-four sockets of sixty-four guests, each below what a person may, took a third of the house."""
    limits = replace(FAST, voices=1.0)
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=limits)) as served:
        ann, bob = served.guest("Ann"), served.guest("Bob")
        place = ann.create(seats=["human", "human", "human"], public=True)
        bob.join(place)
        codes = []
        for guest in (ann, bob):
            line = guest.sit(place["table"])
            for number in range(4):
                line.say({"type": "ping", "id": number})
            for _ in range(4):
                while (frame := line.hear())["type"] not in ("pong", "problem"):
                    pass
                codes.append(frame.get("code", "pong"))
        assert codes[:4] == ["pong"] * 4  # the control: so many are fine
        assert codes[-3:] == ["too-much"] * 3
        cookie = "; ".join(f"{name}={value}" for name, value in bob.http.cookies.items())
        with connect(
            f"{served.url.replace('http', 'ws')}/api/tables/{place['table']}/socket",
            additional_headers={"Cookie": cookie},
            source_address=("127.0.0.2", 0),
            proxy=None,
        ) as other:
            other.send('{"type": "hello"}')
            other.send('{"type": "ping", "id": 1}')
            while "pong" not in (heard := str(other.recv(PATIENCE))):
                assert "problem" not in heard


@pytest.mark.parametrize("way", ["/api/lobby", "/api/me/tables", "feed"])
def test_lists_of_tables_are_not_looked_at_without_end(tmp_path: Path, way: str) -> None:
    """A hundred tables cost the loop ten milliseconds: twenty looks a second were a fifth of the house."""
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=replace(FAST, history=0.01))) as served:
        ann = served.guest("Ann")
        for _ in range(3):
            ann.create(public=True)
        path = ann.me["feed"] if way == "feed" else way
        assert [ann.http.get(path).status_code for _ in range(3)] == [200, 429, 429]
        assert at(served, ann, "127.0.0.2").get(path).status_code == 200


def test_the_words_of_a_game_are_looked_up_once(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that a game says was read four times for every look, on the loop."""
    read: list[str] = []
    honest = Words.sentences
    monkeypatch.setattr(Words, "sentences", lambda words, lang: (read.append(lang), honest(words, lang))[1])
    library.labels_of.cache_clear()
    with client(served.url) as http:
        told = [http.get("/api/words/goat", params={"lang": "de"}).json() for _ in range(3)]
    assert told[0] == told[2]
    assert set(told[0]) == {"view", "open", "thing", "word"}
    known = len(read)
    with client(served.url) as http:
        assert http.get("/api/words/none").status_code == 404
        http.get("/api/words/goat", params={"lang": "de"})
    assert len(read) == known
