"""A measured evening: a server of our own in its own process, and many tables played against it over loopback.

Where there are two processors the server gets one for itself, and those who play share the others. Their client is as
small as a client can be, so that it is the server that is measured: frames are told apart by their heads, and of an
update only what the next choice needs is read.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import uvloop

from saloon import _pure
from saloon.server.errors import StorageFailed

SERVER = """
import sys
from saloon.server.serve import run
from saloon.server.settings import Limits, Settings
most = Limits(messages=1e9, requests=1e9, people=1e9, tables=10**9, sockets=10**9, connections=10**9, frames=1e9,
              traffic=1e9, spectators=10**9, watchers=10**9)
run(Settings(db=sys.argv[1], port=int(sys.argv[2]), limits=most, pause=0.0, bot_pace=0.0), "error")
"""
START = 60.0
"""Seconds that a server may take to start, and a last move to come back."""
AT_ONCE = 10
"""Tables set up at the same time."""
SPARE = 4_500
"""Moves a second for which tables are set up beforehand when all play as fast as they can."""
SHORT_GAME = 40
"""Moves of a short game: nearly all take more."""
WARM_UP = 1.0
"""Seconds of play before anything is counted."""


@dataclass
class Report:
    """What came of it. Times are in milliseconds, from sending a choice until another seat had its update."""

    game: str
    players: int
    tables: int
    rate: float
    seconds: float
    database: str
    words: str = ""
    moves: int = 0
    moves_per_second: float = 0.0
    p50: float = 0.0
    p99: float = 0.0
    worst: float = 0.0
    cpu_per_move_us: float = 0.0
    """Processor time of the server for one move, in the kernel too."""
    cpu_share: float = 0.0
    """How much of one processor the server used."""
    memory_per_table_kb: float = 0.0
    """What a table takes that has begun, and that nobody looks at."""
    memory_with_sockets_kb: float = 0.0
    """The same with a socket for every seat."""
    setup_per_second: float = 0.0
    """Tables opened, joined and connected to in a second."""
    problems: int = 0
    compiled: bool = False
    apart: bool = False
    """Whether the server had a processor for itself."""

    def plain(self) -> dict[str, Any]:
        return asdict(self)

    def text(self) -> str:
        asked = f"{self.rate:g} moves/s each" if self.rate else "as fast as they go"
        able = 1e6 / self.cpu_per_move_us if self.cpu_per_move_us else 0.0
        return (
            f"{self.tables} tables of {self.game} with {self.players} players, {asked}, on {self.database}"
            f" ({'compiled' if self.compiled else 'plain'} engine, {self.seconds:g} s,"
            f"{f' in words ({self.words}),' if self.words else ''}"
            f" {'a processor for the server alone' if self.apart else 'all on one processor'})\n"
            f"  {self.moves_per_second:.0f} moves/s; choice to the others' update: p50 {self.p50:.1f} ms,"
            f" p99 {self.p99:.1f} ms, worst {self.worst:.1f} ms; {self.problems} refused\n"
            f"  {self.cpu_per_move_us:.0f} µs of the server's processor time a move"
            f" ({able:.0f} moves per second of it), {self.cpu_share:.0%} of one processor used\n"
            f"  {self.memory_per_table_kb:.0f} KB per idle table, {self.memory_with_sockets_kb:.0f} KB with its"
            f" {self.players} sockets; {self.setup_per_second:.0f} tables/s opened, joined and connected"
        )


class Status(msgspec.Struct):
    """Of a table's description, whether it is over."""

    status: str


class Choosable(msgspec.Struct):
    """Of a choice in words, the word."""

    word: str


class Asked(msgspec.Struct):
    """Of a question in words, what may be chosen."""

    choices: list[Choosable] = []


class Frame(msgspec.Struct):
    """Of any message from the server, what a load test needs."""

    type: str
    seq: int = 0
    legal: list[str] | None = None
    question: Asked | None = None
    table: Status | None = None
    view: msgspec.Raw = msgspec.Raw()


_frame = msgspec.json.Decoder(Frame)


@dataclass
class Crowd:
    """The tables under way."""

    address: str
    rng: random.Random
    ready: deque[Evening] = field(default_factory=deque)
    """Tables that wait for one of those at play to be over."""
    playing: int = 0
    counting: bool = False
    stopped: bool = False
    moves: int = 0
    problems: int = 0
    delays: list[float] = field(default_factory=list)
    done: asyncio.Event = field(default_factory=asyncio.Event)
    chairs: list[Chair] = field(default_factory=list)

    def next(self, pause: float) -> None:
        """Another table begins to play, if one is ready."""
        self.playing += 1
        if self.stopped or not self.ready:
            self.leave()
        else:
            self.ready.popleft().begin(pause)

    def leave(self) -> None:
        self.playing -= 1
        if not self.playing:
            self.done.set()


class Chair(asyncio.Protocol):
    """One seat's socket: the least that is a WebSocket client."""

    def __init__(self, heard: Callable[[Chair, Frame], None], hello: bytes) -> None:
        self.heard = heard
        self.hello = hello
        self.transport: asyncio.Transport | None = None
        self.buffer = b""
        self.upgraded = False
        self.ready = asyncio.get_running_loop().create_future()
        """Done with the first view."""
        self.gone = asyncio.get_running_loop().create_future()
        self.seq = 0
        self.legal: list[str] = []
        self.over = False

    async def leave(self) -> None:
        if self.transport is not None:
            self.transport.abort()
            await self.gone

    def connection_lost(self, error: Exception | None) -> None:
        if not self.gone.done():
            self.gone.set_result(None)

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.buffer = self.buffer + data if self.buffer else data
        if not self.upgraded:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head[:16]:
                self.ready.set_exception(StorageFailed(f"The server refused a socket: {head[:40]!r}."))
                return
            self.upgraded, self.buffer = True, rest
            self.write(self.hello)
        self.split()

    def split(self) -> None:
        """Cut the buffer into frames; the server masks nothing and joins everything."""
        data, at = self.buffer, 0
        while len(data) - at >= 2:
            size, start = data[at + 1] & 127, at + 2
            if size > 125:
                wide = 2 if size == 126 else 8
                start += wide
                size = int.from_bytes(data[at + 2 : start], "big")
            if len(data) < start + size:
                break
            if data[at] & 15 == 1:
                self.hear(_frame.decode(data[start : start + size]))
            elif data[at] & 15 == 9:
                self.write(data[start : start + size], 0x8A)
            at = start + size
        self.buffer = data[at:]

    def hear(self, frame: Frame) -> None:
        if frame.type == "update":
            self.seq = frame.seq
            if frame.legal is not None:
                self.legal = frame.legal
            elif frame.question is not None:
                self.legal = [choice.word for choice in frame.question.choices]
            if frame.table is not None:
                self.over = frame.table.status in ("over", "ended")
            if frame.view and not self.ready.done():
                self.ready.set_result(None)
        self.heard(self, frame)

    def write(self, data: bytes, head: int = 0x81) -> None:
        """A frame with a mask of zeros, which changes nothing."""
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        assert self.transport is not None
        self.transport.write(bytes([head]) + length + b"\0\0\0\0" + data)

    def upgrade(self, address: str, table: str, cookie: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        assert self.transport is not None
        self.transport.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n".encode()
        )


class Evening:
    """One table: whoever is asked chooses; the time runs until all the others know what happened."""

    def __init__(self, crowd: Crowd, table: str) -> None:
        self.crowd = crowd
        self.table = table
        self.chairs: list[Chair] = []
        self.mover: Chair | None = None
        self.waiting: dict[Chair, int] = {}
        """Whose update is still to come, with the seq they had before."""
        self.acked = True
        self.began = 0.0
        self.pause = 0.0
        self.due = 0.0
        self.counted = False

    def begin(self, pause: float) -> None:
        loop = asyncio.get_running_loop()
        self.pause = pause
        self.due = loop.time() + self.crowd.rng.random() * pause
        loop.call_at(self.due, self.move)

    def move(self) -> None:
        crowd = self.crowd
        asked = [chair for chair in self.chairs if chair.legal]
        if crowd.stopped or not asked or self.chairs[0].over:
            crowd.leave()
            crowd.next(self.pause)
            return
        crowd.moves += crowd.counting
        self.mover, self.acked, self.counted = asked[0], False, crowd.counting
        self.waiting = {chair: chair.seq for chair in self.chairs}
        self.began = time.perf_counter()
        word = crowd.rng.choice(self.mover.legal)
        key = f"{self.mover.seq}"
        self.mover.write(f'{{"type":"choose","choice":"{word}","key":"{key}"}}'.encode())

    def heard(self, chair: Chair, frame: Frame) -> None:
        if self.mover is None:
            return
        if frame.type == "ack":
            self.acked = True
        elif frame.type == "problem":
            self.crowd.problems += 1
            self.acked, self.waiting = True, {}
        elif self.waiting.get(chair, frame.seq) != frame.seq:
            del self.waiting[chair]
            if chair is not self.mover and self.counted:
                self.crowd.delays.append((time.perf_counter() - self.began) * 1000)
        if self.acked and not self.waiting:
            self.mover = None
            self.rest()

    def rest(self) -> None:
        loop = asyncio.get_running_loop()
        if not self.pause:
            loop.call_soon(self.move)
            return
        self.due = max(self.due + self.pause, loop.time() - self.pause)
        loop.call_at(self.due, self.move)


def measure(
    game: str,
    players: int,
    tables: int,
    rate: float,
    seconds: float,
    db: str = "",
    words: str = "",
    spare: int | None = None,
) -> Report:
    """Start a server, play, stop it. `words` is the language in which sockets ask to be told, as browsers do."""

    with tempfile.TemporaryDirectory(prefix="saloon-load-") as folder:
        url = db or f"sqlite:///{Path(folder) / 'tables.db'}"
        port = free_port()
        server = subprocess.Popen([sys.executable, "-c", SERVER, url, str(port)])
        report = Report(
            game, players, tables, rate, seconds, url.partition(":")[0], words, compiled=_pure.compiled()
        )
        try:
            wait_for(f"http://127.0.0.1:{port}/health", server)
            report.apart = apart(server.pid)
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                runner.run(evening(report, f"127.0.0.1:{port}", server.pid, spare))
        finally:
            together()
            server.send_signal(signal.SIGTERM)
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()
    return report


def apart(pid: int) -> bool:
    """Give the server, with all its threads, one processor and ourselves the others, where that can be done."""
    try:
        first, *others = sorted(os.sched_getaffinity(0))
        if not others:
            return False
        for thread in os.listdir(f"/proc/{pid}/task"):
            os.sched_setaffinity(int(thread), {first})
        os.sched_setaffinity(0, set(others))
    except (AttributeError, OSError):
        return False
    return True


def together() -> None:
    """Take all processors again."""
    with suppress(AttributeError, OSError):
        os.sched_setaffinity(0, range(os.cpu_count() or 1))


def free_port() -> int:

    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def wait_for(url: str, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + START
    while time.monotonic() < end and server.poll() is None:
        try:
            with urlopen(url, timeout=2):
                return
        except OSError:
            time.sleep(0.05)
    raise StorageFailed("The server for the load test did not start.")


async def evening(report: Report, address: str, pid: int, spare: int | None) -> None:
    crowd = Crowd(address, random.Random(1))
    await set_up(report, crowd, pid, spare)
    pause = 1.0 / report.rate if report.rate else 0.0
    for _ in range(report.tables):
        crowd.next(pause)
    await asyncio.sleep(WARM_UP)
    used, began = processor(pid), time.perf_counter()
    crowd.counting = True
    await asyncio.wait([asyncio.create_task(crowd.done.wait())], timeout=report.seconds)
    took, used = time.perf_counter() - began, processor(pid) - used
    crowd.counting, crowd.stopped = False, True
    await asyncio.wait_for(crowd.done.wait(), START)
    for chair in crowd.chairs:
        await chair.leave()
    report.moves, report.problems, report.seconds = crowd.moves, crowd.problems, round(took, 1)
    report.moves_per_second = crowd.moves / took
    report.cpu_per_move_us, report.cpu_share = used / max(1, crowd.moves) * 1e6, used / took
    if len(crowd.delays) > 1:
        cuts = statistics.quantiles(crowd.delays, n=100, method="inclusive")
        report.p50, report.p99, report.worst = cuts[49], cuts[98], max(crowd.delays)


async def set_up(report: Report, crowd: Crowd, pid: int, spare: int | None) -> None:
    """Open all tables beforehand, so that only moves are measured; what a table takes is measured on the way."""
    if spare is None:
        moves = report.rate * report.tables if report.rate else SPARE
        spare = int(moves * (report.seconds + WARM_UP) / SHORT_GAME)
    guests = [cookie(crowd.address, f"Guest {k}") for k in range(report.players)]
    began, before = time.perf_counter(), memory(pid)
    opened: list[Evening] = []
    count = max(report.tables, spare)
    for k in range(0, count, AT_ONCE):
        some = min(AT_ONCE, count - k)
        opened += await asyncio.gather(*[open_table(report, crowd, guests) for _ in range(some)])
    report.memory_per_table_kb = (memory(pid) - before) / count
    for one in opened:
        await sit_down(crowd, one, guests, report.words)
    report.memory_with_sockets_kb = (memory(pid) - before) / count
    report.setup_per_second = count / (time.perf_counter() - began)
    crowd.ready.extend(opened)


async def open_table(report: Report, crowd: Crowd, guests: list[str]) -> Evening:
    body = {"game": report.game, "seats": ["human"] * report.players, "public": True, "pace": "turn"}
    made, _ = await asyncio.to_thread(post, crowd.address, "/api/tables", body, guests[0])
    for guest in guests[1:]:
        await asyncio.to_thread(post, crowd.address, f"/api/tables/{made['table']}/join", {}, guest)
    return Evening(crowd, made["table"])


async def sit_down(crowd: Crowd, one: Evening, guests: list[str], words: str) -> None:
    host, _, port = crowd.address.partition(":")
    hello = json.dumps({"type": "hello"} | ({"lang": words} if words else {})).encode()
    loop = asyncio.get_running_loop()
    for guest in guests:
        _, chair = await loop.create_connection(lambda: Chair(one.heard, hello), host, int(port))
        one.chairs.append(chair)
        crowd.chairs.append(chair)
        chair.upgrade(crowd.address, one.table, guest)
    await asyncio.wait_for(asyncio.gather(*[chair.ready for chair in one.chairs]), START)


def memory(pid: int) -> float:
    """Kilobytes that a process holds; 0 where that cannot be known."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024
    except (OSError, ValueError, IndexError):
        return 0.0


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used; 0 where that cannot be known."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError):
        return 0.0


def post(address: str, path: str, body: object, cookies: str = "") -> tuple[dict[str, Any], str]:
    headers = {"Content-Type": "application/json", "Cookie": cookies}
    request = Request(f"http://{address}{path}", json.dumps(body).encode(), headers)
    with urlopen(request, timeout=30) as answer:
        return json.loads(answer.read()), answer.headers.get("Set-Cookie", "").partition(";")[0]


def cookie(address: str, name: str) -> str:
    return post(address, "/api/me", {"name": name})[1]
