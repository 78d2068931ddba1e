"""A measured evening: a server of our own in its own process, and many tables played against it over loopback.

Where there are two processors a single server gets one for itself, and those who play share the others.
"""

from __future__ import annotations

import asyncio
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
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import uvloop

from saloon import _pure, kit
from saloon.errors import SaloonError
from saloon.languages import LANGUAGES
from saloon.server.errors import StorageFailed
from saloon.server.loadtest.chair import START
from saloon.server.loadtest.evening import Crowd, Evening, Place
from saloon.server.loadtest.report import Report
from saloon.start import rules_of

SERVER = """
import sys
from saloon.server.serve import run
from saloon.server.settings import Limits, Settings
most = Limits(messages=1e9, voices=1e9, requests=1e9, people=1e9, tables=10**9, tables_a_day=10**9, sockets=10**9,
              connections=10**9, frames=1e9, traffic=1e9, spectators=10**9, watchers=10**9, chats=1e9, opening=1e9,
              asides=1e9, history=1e12)
run(Settings(db=sys.argv[1], port=int(sys.argv[2]), limits=most, pause=0.0, bot_pace=0.0), "error")
"""
MOST = 8
"""Players that no game is asked beyond."""
AT_ONCE = 10
"""Tables set up at the same time."""
SPARE = 4_500
"""Moves a second for which tables are set up beforehand when all play as fast as they can."""
SHORT_GAME = 40
"""Moves of a short game: nearly all take more."""
WARM_UP = 1.0
"""Seconds of play before anything is counted."""


def measure(
    game: str,
    players: int,
    tables: int,
    rate: float,
    seconds: float,
    db: str = "",
    words: str = "",
    spare: int | None = None,
    mix: bool = False,
    processes: int = 1,
) -> Report:
    """Start servers of one house, play, stop them.

    `words` is the language in which sockets ask to be told, as browsers do. With `mix` every game is played, in every
    language, with chat, breaks and somebody who looks on.
    """
    if processes > 1 and not db.startswith("postgresql"):
        raise StorageFailed("Several processes are one house on PostgreSQL only: give --db postgresql://…")
    report = Report(
        game, players, tables, rate, seconds, (db or "sqlite").partition(":")[0], words, mix, processes
    )
    report.compiled = _pure.compiled()
    with ExitStack() as house:
        folder = house.enter_context(tempfile.TemporaryDirectory(prefix="saloon-load-"))
        url = db or f"sqlite:///{Path(folder) / 'tables.db'}"
        servers = [house.enter_context(serving(url)) for _ in range(processes)]
        report.apart = processes == 1 and apart(servers[0].pid)
        house.callback(together)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(evening(report, servers, spare))
    return report


@dataclass
class Server:
    """A server of the house that is measured."""

    address: str
    pid: int


@contextmanager
def serving(url: str) -> Iterator[Server]:
    """A server in a process of its own."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-c", SERVER, url, str(port)])
    try:
        wait_for(f"http://127.0.0.1:{port}/health", process)
        yield Server(f"127.0.0.1:{port}", process.pid)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()


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


async def evening(report: Report, servers: list[Server], spare: int | None) -> None:
    pids = [server.pid for server in servers]
    crowd = Crowd([server.address for server in servers], random.Random(1), report.mix)
    await set_up(report, crowd, pids, spare)
    pause = 1.0 / report.rate if report.rate else 0.0
    for _ in range(report.tables):
        crowd.next(pause)
    await asyncio.sleep(WARM_UP)
    used, began = processor(pids), time.perf_counter()
    crowd.counting = True
    await asyncio.wait([asyncio.create_task(crowd.done.wait())], timeout=report.seconds)
    took, used = time.perf_counter() - began, processor(pids) - used
    crowd.counting, crowd.stopped = False, True
    await asyncio.wait_for(crowd.done.wait(), START)
    for chair in crowd.chairs:
        await chair.leave()
    report.moves, report.problems, report.seconds = crowd.moves, crowd.problems, round(took, 1)
    report.chats, report.returns = crowd.chats, crowd.returns
    report.moves_per_second = crowd.moves / took
    report.cpu_per_move_us, report.cpu_share = used / max(1, crowd.moves) * 1e6, used / took
    if len(crowd.delays) > 1:
        cuts = statistics.quantiles(crowd.delays, n=100, method="inclusive")
        report.p50, report.p99, report.worst = cuts[49], cuts[98], max(crowd.delays)


def places(report: Report, count: int) -> list[Place]:
    """What is played at each table. People play every game, by two and by as many as can, in every language."""
    if not report.mix:
        return [Place(k, report.game, report.players, (report.words,)) for k in range(count)]
    ways = [(name, size) for name in kit.games() for size in sorted({2, most_players(name)})]
    return [Place(k, *ways[k % len(ways)], tuple(LANGUAGES)) for k in range(count)]


def most_players(name: str) -> int:
    return max(size for size in range(1, MOST + 1) if can_play(name, size))


def can_play(name: str, size: int) -> bool:
    try:
        rules_of(name, {}).options(size, {})
    except SaloonError:
        return False
    return True


async def set_up(report: Report, crowd: Crowd, pids: list[int], spare: int | None) -> None:
    """Open all tables beforehand, so that only moves are measured; what a table takes is measured on the way."""
    if spare is None:
        moves = report.rate * report.tables if report.rate else SPARE
        spare = int(moves * (report.seconds + WARM_UP) / SHORT_GAME)
    todo = places(report, max(report.tables, spare))
    most = max(place.players for place in todo)
    guests = [cookie(crowd.addresses[0], f"Guest {k}") for k in range(most)]
    began, before = time.perf_counter(), memory(pids)
    opened: list[Evening] = []
    for k in range(0, len(todo), AT_ONCE):
        opened += await asyncio.gather(*[open_table(crowd, place, guests) for place in todo[k : k + AT_ONCE]])
    report.memory_per_table_kb = (memory(pids) - before) / len(todo)
    for one in opened:
        await one.sit_down(guests)
    report.memory_with_sockets_kb = (memory(pids) - before) / len(todo)
    report.setup_per_second = len(todo) / (time.perf_counter() - began)
    report.onlookers = sum(one.onlooker is not None for one in opened)
    crowd.ready.extend(opened)


async def open_table(crowd: Crowd, place: Place, guests: list[str]) -> Evening:
    address = crowd.addresses[place.number % len(crowd.addresses)]
    body = {"game": place.game, "seats": ["human"] * place.players, "public": True, "pace": "turn"}
    made, _ = await asyncio.to_thread(post, address, "/api/tables", body, guests[0])
    for guest in guests[1 : place.players]:
        await asyncio.to_thread(post, address, f"/api/tables/{made['table']}/join", {}, guest)
    return Evening(crowd, made["table"], place)


def memory(pids: list[int]) -> float:
    """Kilobytes that processes hold; 0 where that cannot be known."""
    try:
        pages = [int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in pids]
        return sum(pages) * os.sysconf("SC_PAGE_SIZE") / 1024
    except (OSError, ValueError, IndexError):
        return 0.0


def processor(pids: list[int]) -> float:
    """Seconds of processor time that processes have used; 0 where that cannot be known."""
    used = 0.0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            used += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        except (OSError, ValueError, IndexError):
            return 0.0
    return used


def post(address: str, path: str, body: object, cookies: str = "") -> tuple[dict[str, Any], str]:
    headers = {"Content-Type": "application/json", "Cookie": cookies}
    request = Request(f"http://{address}{path}", json.dumps(body).encode(), headers)
    with urlopen(request, timeout=30) as answer:
        return json.loads(answer.read()), answer.headers.get("Set-Cookie", "").partition(";")[0]


def cookie(address: str, name: str) -> str:
    return post(address, "/api/me", {"name": name})[1]
