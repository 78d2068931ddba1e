"""A measured evening: a server of our own in its own process, and many tables played against it over loopback."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from saloon.server.errors import StorageFailed

SERVER = """
import sys
from saloon.server.serve import run
from saloon.server.settings import Limits, Settings
most = Limits(messages=1e9, requests=1e9, people=1e9, tables=10**9, sockets=10**9)
run(Settings(db=sys.argv[1], port=int(sys.argv[2]), limits=most, pause=0.0, bot_pace=0.0), "error")
"""
START = 30.0
AT_ONCE = 20
"""Tables set up at the same time."""


@dataclass
class Report:
    """What came of it. Times are in milliseconds, from sending a choice until another seat had read its update."""

    game: str
    players: int
    tables: int
    rate: float
    seconds: float
    database: str
    moves: int = 0
    moves_per_second: float = 0.0
    p50: float = 0.0
    p99: float = 0.0
    worst: float = 0.0
    memory_per_table_kb: float = 0.0
    cpu_per_move_us: float = 0.0
    """Processor time of the server for one move; a million divided by it is what one free core could do."""
    problems: int = 0
    compiled: bool = False

    def plain(self) -> dict[str, Any]:
        return asdict(self)

    def text(self) -> str:
        asked = f"{self.rate:g} moves/s each" if self.rate else "as fast as they go"
        return (
            f"{self.tables} tables of {self.game} with {self.players} players, {asked}, on {self.database}"
            f" ({'compiled' if self.compiled else 'plain'} engine, {self.seconds:g} s)\n"
            f"  {self.moves_per_second:.0f} moves/s; choice to the others' update: p50 {self.p50:.1f} ms,"
            f" p99 {self.p99:.1f} ms, worst {self.worst:.1f} ms\n"
            f"  {self.memory_per_table_kb:.0f} KB per table with its sockets;"
            f" {self.cpu_per_move_us:.0f} µs of the server's processor time a move; {self.problems} refused"
        )


@dataclass
class Crowd:
    """The tables under way."""

    url: str
    rng: random.Random
    stop: float = 0.0
    moves: int = 0
    problems: int = 0
    delays: list[float] = field(default_factory=list)


class Chair:
    """One seat's socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seq = 0
        self.legal: list[str] = []
        self.over = False

    async def hear(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(await self.socket.recv())
        if frame["type"] == "update":
            self.seq = frame["seq"]
            self.legal = frame.get("legal", self.legal)
            if "table" in frame:
                self.over = frame["table"]["status"] in ("over", "ended")
        return frame


def measure(game: str, players: int, tables: int, rate: float, seconds: float, db: str = "") -> Report:
    """Start a server, play, stop it."""
    from saloon import _pure

    with tempfile.TemporaryDirectory(prefix="saloon-load-") as folder:
        url = db or f"sqlite:///{Path(folder) / 'tables.db'}"
        port = free_port()
        server = subprocess.Popen([sys.executable, "-c", SERVER, url, str(port)])
        report = Report(
            game, players, tables, rate, seconds, url.partition(":")[0], compiled=_pure.compiled()
        )
        try:
            wait_for(f"http://127.0.0.1:{port}/health", server)
            asyncio.run(evening(report, f"127.0.0.1:{port}", server.pid))
        finally:
            server.send_signal(signal.SIGTERM)
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()
    return report


def free_port() -> int:
    import socket

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


async def evening(report: Report, address: str, pid: int) -> None:
    crowd = Crowd(address, random.Random(1))
    before = memory(pid)
    guests = [cookie(address, f"Guest {k}") for k in range(report.players)]
    tables: list[list[Chair]] = []
    for k in range(0, report.tables, AT_ONCE):
        some = min(AT_ONCE, report.tables - k)
        tables += await asyncio.gather(*[sit_down(report, crowd, guests) for _ in range(some)])
    report.memory_per_table_kb = (memory(pid) - before) / report.tables
    used = processor(pid)
    began = time.perf_counter()
    crowd.stop = began + report.seconds
    playing = asyncio.gather(*[play(report, crowd, guests, chairs) for chairs in tables])
    await asyncio.wait_for(playing, report.seconds + START)
    took = time.perf_counter() - began
    report.moves, report.problems = crowd.moves, crowd.problems
    report.moves_per_second = crowd.moves / took
    report.cpu_per_move_us = (processor(pid) - used) / max(1, crowd.moves) * 1e6
    if len(crowd.delays) > 1:
        cuts = statistics.quantiles(crowd.delays, n=100)
        report.p50, report.p99, report.worst = cuts[49], cuts[98], max(crowd.delays)


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


async def sit_down(report: Report, crowd: Crowd, guests: list[str]) -> list[Chair]:
    body = {"game": report.game, "seats": ["human"] * report.players, "public": True, "pace": "turn"}
    made, _ = await asyncio.to_thread(post, crowd.url, "/api/tables", body, guests[0])
    table = made["table"]
    for guest in guests[1:]:
        await asyncio.to_thread(post, crowd.url, f"/api/tables/{table}/join", {}, guest)
    chairs = []
    for guest in guests:
        socket = await connect(
            f"ws://{crowd.url}/api/tables/{table}/socket",
            additional_headers={"Cookie": guest},
            compression=None,
            max_size=2**24,
        )
        await socket.send('{"type":"hello"}')
        chairs.append(Chair(socket))
        while not (await chairs[-1].hear()).get("view"):
            pass
    return chairs


async def play(report: Report, crowd: Crowd, guests: list[str], chairs: list[Chair]) -> None:
    """Whoever is asked chooses; the time runs until all the others have read what happened."""
    pause = 1.0 / report.rate if report.rate else 0.0
    due = time.perf_counter() + crowd.rng.random() * pause
    while time.perf_counter() < crowd.stop:
        if pause:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += pause
        asked = [chair for chair in chairs if chair.legal]
        if not asked or chairs[0].over:
            await leave(chairs)
            chairs = await sit_down(report, crowd, guests)
            continue
        await move(crowd, asked[0], [chair for chair in chairs if chair is not asked[0]])
    await leave(chairs)


async def move(crowd: Crowd, mine: Chair, others: list[Chair]) -> None:
    crowd.moves += 1
    key = str(crowd.moves)
    before = mine.seq
    began = time.perf_counter()
    readers = [asyncio.create_task(news(crowd, other, began)) for other in others]
    await mine.socket.send(json.dumps({"type": "choose", "choice": crowd.rng.choice(mine.legal), "key": key}))
    told = False
    while not told or mine.seq == before:
        frame = await mine.hear()
        if frame["type"] == "problem":
            crowd.problems += 1
            for reader in readers:
                reader.cancel()
            break
        told = told or frame["type"] == "ack"
    await asyncio.gather(*readers, return_exceptions=True)


async def news(crowd: Crowd, chair: Chair, began: float) -> None:
    before = chair.seq
    while chair.seq == before:
        await chair.hear()
    if began < crowd.stop:
        crowd.delays.append((time.perf_counter() - began) * 1000)


async def leave(chairs: list[Chair]) -> None:
    for chair in chairs:
        await chair.socket.close()
