"""A server for tests: real sockets on loopback, in a thread or in a process of its own, and clients that talk to it."""

from __future__ import annotations

import contextlib
import functools
import json
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen
from uuid import uuid4

import httpx
import msgspec
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from saloon.server import clocks, lobby, workers
from saloon.server.serve import server
from saloon.server.settings import Limits, Settings

FAST = Limits(
    requests=1e6, people=1e6, messages=1e6, voices=1e6, chats=1e6, tables=10_000, tables_a_day=10**9, sockets=1000,
    spectators=1000, connections=10_000, frames=1e6, traffic=1e9, opening=1e6, asides=1e6, history=1e9, card_bytes=1e9,
    reading=1e6,
)  # fmt: skip
# A house waits a minute for the absent, and a machine that is slow enough needs that for a test.
clocks.ABSENT["live"] = 3_600.0
ROOT = Path(__file__).parents[2]
TREE = os.pathsep.join([str(ROOT), str(ROOT / "src")])
"""What processes of a test import from: this tree, also where another one is installed."""
Frame = dict[str, Any]
OPEN: list[Any] = []
"""Clients and sockets of the running test; a fixture closes them after it."""
PATIENCE = 120.0
"""Seconds after which a test gives up what it waits for. It waits for that and not for time, so this may be long."""
HELD: list[contextlib.ExitStack] = []
"""Ports that are ours until this process ends."""

get = functools.partial(httpx.get, timeout=PATIENCE)
post = functools.partial(httpx.post, timeout=PATIENCE)
delete = functools.partial(httpx.delete, timeout=PATIENCE)


def client(url: str, **more: Any) -> httpx.Client:
    """It keeps no idle connection as long as a server would, which might close it in the moment of the next request."""
    given: dict[str, Any] = {"timeout": PATIENCE, "verify": NO_TLS, "trust_env": False, **more}
    return httpx.Client(base_url=url, limits=httpx.Limits(keepalive_expiry=1.0), **given)


NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nothing here is encrypted; without it every client would read all authorities of the world first, for 30 ms."""


def free_port() -> int:
    """A port of our own: on Linux it stays bound here, unheard, so that the system gives it to nobody else meanwhile.

    A server that allows the address to be used again, as servers do, can listen there, also after a restart.
    """
    with contextlib.ExitStack() as closing:
        one = closing.enter_context(socket.socket())
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        one.bind(("127.0.0.1", 0))
        if sys.platform == "linux":
            HELD.append(closing.pop_all())
        port: int = one.getsockname()[1]
        return port


def wait_until(fits: Callable[[], object], what: str, seconds: float = PATIENCE) -> None:
    """Look again and again; if it never comes, say what did not."""
    end = time.monotonic() + seconds
    while not fits():
        assert time.monotonic() < end, f"waited {seconds:.0f} s in vain: {what}"
        time.sleep(0.01)


def quick(db: str, **more: Any) -> Settings:
    """No waiting, few limits."""
    given: dict[str, Any] = {
        "pause": 0.05, "bot_pace": 0.0, "tick": 0.0, "order_pace": (0.0, 0.0), "workers": 1, "limits": FAST,
        "heartbeat": 0.2, "deadline": PATIENCE, "port": free_port(),
    }  # fmt: skip
    return Settings(db=db, **(given | more))


def deal_alike(patch: pytest.MonkeyPatch, test: str) -> None:
    """Deal a test the same games every time: a gate must not depend on luck. `SALOON_DEAL=2` deals it others.

    It holds for servers in this process; what people press and when is up to the test.
    """
    deal = f"{os.environ.get('SALOON_DEAL', '1')} {test}"
    cards, bots = (
        random.Random(f"{deal} cards"),
        random.Random(f"{deal} bots"),
    )  # however often bots are asked
    patch.setattr(lobby.secrets, "randbits", cards.getrandbits)
    patch.setattr(workers, "SystemRandom", lambda: bots)


class Served:
    """A running server, as its clients see it."""

    def __init__(self, url: str, db: str = "") -> None:
        self.url = url
        self.db = db

    @property
    def file(self) -> str:
        """Of SQLite."""
        return self.db.removeprefix("sqlite:///")

    def guest(self, name: str = "Ann", lang: str = "en") -> Guest:
        return Guest(self.url, name, lang)

    def stranger(self) -> httpx.Client:
        return client(self.url)


@contextlib.contextmanager
def in_thread(settings: Settings) -> Iterator[Served]:
    one = server(settings)
    thread = threading.Thread(target=run, args=(one,), daemon=True)
    thread.start()
    wait_until(lambda: one.started or not thread.is_alive(), "the server did not start")
    assert one.started, "the server ended before it had started"
    try:
        yield Served(f"http://127.0.0.1:{settings.port}", settings.db)
    finally:
        one.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server did not stop"


def run(one: uvicorn.Server) -> None:
    import asyncio

    with asyncio.Runner(loop_factory=one.config.get_loop_factory()) as runner:
        runner.run(one.serve())


SCRIPT = """
import json, sys
from saloon.start import rules_of
from saloon.server.serve import run
from tests.server.serving import quick
settings = json.loads(sys.argv[2])
rules_of("goat").version = settings.pop("goat", rules_of("goat").version)  # an older release
run(quick(sys.argv[1], **settings), "error")
"""


class Process(Served):
    """A server in a process of its own, which may be killed."""

    def __init__(self, db: str, port: int = 0, **settings: Any) -> None:
        self.port = port or free_port()
        super().__init__(f"http://127.0.0.1:{self.port}", db)
        self.settings = settings
        self.start()

    def start(self) -> None:
        more = json.dumps({**self.settings, "port": self.port})
        self.process = subprocess.Popen(
            [sys.executable, "-c", SCRIPT, self.db, more],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": TREE},
        )
        self.wait()

    def wait(self) -> None:
        try:
            wait_until(self.answers, "the server did not start")
        except AssertionError:
            self.kill()
            raise

    def answers(self) -> bool:
        assert self.process.poll() is None, (
            f"the server ended with {self.process.returncode} before it had started"
        )
        return healthy(self.url)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        end(self.process)


def healthy(url: str) -> bool:
    with contextlib.suppress(OSError), urlopen(f"{url}/health", timeout=PATIENCE):
        return True
    return False


def end(process: subprocess.Popen[Any]) -> None:
    """Ask a process to end, and see that it does: none is left behind."""
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait(PATIENCE)
        raise


ZYGOTE = """
import json, os, signal, sys
from saloon.server.serve import live, server
from tests.server.serving import quick
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
wall = os.environ.get("SALOON_TEST_WALL")
if wall:  # the wall clock of this house alone, by as many seconds as the file says just now
    import time
    real = time.time
    time.time = lambda: real() + float(open(wall).read())
one = server(quick(sys.argv[1], **json.loads(sys.argv[2])))
for line in sys.stdin:
    pid = os.fork()
    if not pid:
        sys.stdin.close()
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # only the zygote speaks there
        live(one)
        os._exit(0)
    print(pid, flush=True)
"""


class Forked(Process):
    """The same for many deaths: it is forked from a process that has imported everything, and lives in a moment."""

    zygote: subprocess.Popen[str] | None = None

    def __init__(self, db: str, wall: Path | None = None, **settings: Any) -> None:
        self.wall = wall
        """A file that says by how many seconds the house's wall clock is wrong."""
        super().__init__(db, **settings)

    def start(self) -> None:
        if self.zygote is None:
            self.zygote = subprocess.Popen(
                [sys.executable, "-c", ZYGOTE, self.db, json.dumps({**self.settings, "port": self.port})],
                cwd=ROOT, env={**os.environ, "PYTHONPATH": TREE, **self.moved_clock()},
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            )  # fmt: skip
        assert self.zygote.stdin is not None
        assert self.zygote.stdout is not None
        self.zygote.stdin.write("\n")
        self.zygote.stdin.flush()
        self.pid = int(self.zygote.stdout.readline())
        self.wait()

    def moved_clock(self) -> dict[str, str]:
        return {"SALOON_TEST_WALL": str(self.wall)} if self.wall is not None else {}

    def answers(self) -> bool:
        assert not self.gone(), "the server ended before it had started"
        return healthy(self.url)

    def gone(self) -> bool:
        return not Path(f"/proc/{self.pid}").exists()

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        wait_until(self.gone, "the server was killed and is still there")

    def stop(self) -> None:
        assert self.zygote is not None
        try:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGTERM)
            wait_until(self.gone, "the server does not end")
        finally:
            self.kill()
            self.zygote.kill()
            self.zygote.communicate()


class Guest:
    """A person with a name, their cookie jar and their sockets."""

    def __init__(self, url: str, name: str, lang: str = "en") -> None:
        self.url = url
        self.http = client(url)
        OPEN.append(self.http)
        answer = self.http.post("/api/me", json={"name": name, "lang": lang})
        assert answer.status_code == 201, answer.text
        self.me: Frame = answer.json()

    def post(self, path: str, body: object = None, status: int = 200) -> Any:
        return self.send("POST", path, body, status)

    def put(self, path: str, body: object = None, status: int = 200) -> Any:
        return self.send("PUT", path, body, status)

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        answer = self.http.get(path, params=params)
        assert answer.status_code == status, answer.text
        return answer.json()

    def send(self, method: str, path: str, body: object, status: int) -> Any:
        answer = (
            self.http.request(method, path, json=body)
            if body is not None
            else self.http.request(method, path)
        )
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if answer.content else None

    def create(self, **table: Any) -> Frame:
        made: Frame = self.post("/api/tables", {"game": "goat", "seats": ["human", "human"]} | table, 201)
        return made

    def join(self, place: Frame, **more: Any) -> Frame:
        invite = place["invite"].partition("#invite=")[2]
        joined: Frame = self.post(f"/api/tables/{place['table']}/join", {"invite": invite, **more})
        return joined

    def look(self, table: str, since: int = 0, wait: float = 0.0) -> Frame:
        seen: Frame = self.get(f"/api/tables/{table}/view", since=since, wait=wait)
        return seen

    def choose(self, table: str, choice: str, key: str = "", status: int = 200, **more: Any) -> Frame:
        body = {"choice": choice, "key": key or uuid4().hex, **more}
        answer: Frame = self.post(f"/api/tables/{table}/choices", body, status)
        return answer

    def sit(self, table: str, last: int | None = None, **hello: Any) -> Line:
        cookie = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        return Line(self.url, table, {"Cookie": cookie}, {"last": last, **hello})


class Line:
    """A socket at a table."""

    def __init__(self, url: str, table: str, headers: dict[str, str], hello: Frame) -> None:
        address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
        self.stack = contextlib.ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(
            connect(
                address,
                additional_headers=headers,
                max_size=2**24,
                open_timeout=PATIENCE,
                close_timeout=1.0,
                proxy=None,  # nobody has to look for one
                ping_interval=None,  # a test that does not read for long is no dead line
            )
        )
        OPEN.append(self)
        self.seq = 0
        self.view: Frame = {}
        self.checks = 0
        """How often the server told the sum over the view, which was ours each time."""
        self.legal: list[str] = []
        self.table: Frame = {}
        self.frames: list[Frame] = []
        self.events: list[Frame] = []
        self.chat: list[Frame] = []
        self.clocks: list[Frame] = []
        self.stood_in: Frame | None = None
        self.say({"type": "hello"} | {k: v for k, v in hello.items() if v is not None})

    def say(self, message: object) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> Frame:
        frame: Frame = msgspec.json.decode(self.socket.recv(timeout))
        self.frames.append(frame)
        if frame["type"] == "update":
            self.seq = frame["seq"]
            self.view = with_changes(frame.get("view", self.view), frame.get("changes", []))
            if "check" in frame:
                self.checks += 1
                assert frame["check"] == sum_over(self.view)
            self.legal = frame.get("legal", self.legal)
            if frame.get("question"):
                self.legal = [choice["word"] for choice in frame["question"]["choices"]]
            self.clocks = frame.get("clocks", self.clocks)
            self.stood_in = frame.get("stood_in", self.stood_in)
            self.table = frame.get("table", self.table)
            self.events += frame["events"]
            self.chat += frame.get("chat", [])
        return frame

    def until(self, kind: str) -> Frame:
        while (frame := self.hear())["type"] != kind:
            pass
        return frame

    def wait(self, fits: Callable[[Line], object]) -> None:
        while not fits(self):
            self.hear()

    def catch_up(self) -> list[Frame]:
        """All that was told so far: a pong comes after it."""
        read = len(self.frames)
        self.say({"type": "ping", "id": 1})
        self.until("pong")
        return self.frames[read:]

    def choose(self, choice: str, key: str = "", at: int | None = None) -> Frame:
        key = key or uuid4().hex
        self.say({"type": "choose", "choice": choice, "key": key, "at": at})
        while True:
            frame = self.hear()
            if frame["type"] in ("ack", "problem") and frame.get("key") == key:
                return frame

    def close(self) -> None:
        self.stack.close()


def with_changes(view: Frame, changes: list[list[Any]]) -> Frame:
    """What a client makes of the view that it holds."""
    view = json.loads(json.dumps(view)) if changes else view
    for *path, last, value in changes:
        at: Any = view
        for step in path:
            at = at[step]
        if isinstance(at, list) and last == len(at):
            at.append(value)
        else:
            at[last] = value
    return view


def sum_over(view: Frame) -> int:
    text = json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return zlib.crc32(text.encode())


def play_out(lines: list[Line], most: int = 1000) -> None:
    """Everyone takes the first legal choice until the game is over."""
    for _ in range(most):
        for line in lines:
            line.catch_up()
            if line.legal:
                answer = line.choose(line.legal[0])
                assert answer["type"] == "ack", answer
        if lines[0].table.get("status") == "over":
            return
    raise AssertionError(f"no end after {most} rounds of choices: {lines[0].view}")
