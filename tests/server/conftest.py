"""Servers and databases for the tests of this room."""

import contextlib
import getpass
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed

from saloon.server.settings import Settings
from tests.server.clockwork import Peeked, clockwork
from tests.server.serving import OPEN, PATIENCE, Served, deal_alike, free_port, in_thread, quick


@pytest.fixture(autouse=True)
def dealt(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    deal_alike(monkeypatch, request.node.name)


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    yield
    while OPEN:
        with contextlib.suppress(ConnectionClosed, OSError):
            OPEN.pop().close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One quick server on SQLite for everybody; tests make tables of their own."""
    with in_thread(quick(f"sqlite:///{tmp_path_factory.mktemp('served')}/tables.db")) as one:
        yield one


@pytest.fixture(scope="module")
def peeked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Peeked]:
    """A server with the times of a real one, whose clock stands still until a test turns it."""
    db = f"sqlite:///{tmp_path_factory.mktemp('peeked')}/t.db"
    real = Settings()
    of_real = ("pause", "bot_pace", "tick", "order_pace", "heartbeat", "share")
    times = {name: getattr(real, name) for name in of_real}
    with clockwork(quick(db, **times)) as one:
        yield one


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


def programs() -> Path | None:
    """Where PostgreSQL's programs are: on Debian not on the PATH."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    beside = shutil.which("initdb")
    return found[-1].parent if found else Path(beside).parent if beside else None


RESTARTS: dict[str, Callable[[str], None]] = {}
"""How each cluster is restarted."""


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A private PostgreSQL on loopback; as root it runs as postgres, since initdb refuses root."""
    bin_ = programs()
    if bin_ is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="saloon-pg-"))
    root = os.geteuid() == 0
    user = "postgres" if root else getpass.getuser()
    if root:
        shutil.chown(folder, "postgres", "postgres")
    as_user = ["runuser", "-u", "postgres", "--"] if root else []
    port = free_port()

    data, log = str(folder / "data"), folder / "log"

    def run(*command: str) -> None:
        done = subprocess.run([*as_user, *command], cwd=folder, capture_output=True, text=True, check=False)
        said = log.read_text(errors="replace") if log.exists() else ""
        assert done.returncode == 0, done.stdout + done.stderr + said

    def control(*command: str) -> None:
        run(str(bin_ / "pg_ctl"), "-D", data, "-w", "-t", f"{PATIENCE:.0f}", *command)

    options = f"-k {folder} -p {port} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=100"
    try:
        run(
            str(bin_ / "initdb"),
            "-D",
            data,
            "-A",
            "trust",
            "-U",
            user,
            "--no-sync",
            "-E",
            "UTF8",
            "--locale=C",
        )
        control("-l", str(log), "-o", options, "start")
        url = f"postgresql://{user}@127.0.0.1:{port}"
        RESTARTS[url] = lambda how: control("-l", str(log), "-m", how, "restart")
        yield url
    finally:
        if Path(data, "postmaster.pid").exists():
            control("-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def restart_postgres(cluster: str) -> Callable[[str], None]:
    """Stop the database and start it again: `fast`, or `immediate`, as if it had died."""
    return RESTARTS[cluster]


@contextlib.contextmanager
def fresh_database(cluster: str) -> Iterator[str]:
    name = f"saloon_{uuid4().hex[:8]}"
    port = cluster.rpartition(":")[2]
    user = cluster.partition("://")[2].partition("@")[0]
    psql = ["psql", "-X", "-h", "127.0.0.1", "-p", port, "-U", user, "-q", "-d", "postgres", "-c"]
    subprocess.run([*psql, f"CREATE DATABASE {name}"], check=True)
    yield f"{cluster}/{name}"
    subprocess.run([*psql, f"DROP DATABASE {name} WITH (FORCE)"], check=True)


@pytest.fixture
def postgres(cluster: str) -> Iterator[str]:
    """A fresh database."""
    with fresh_database(cluster) as url:
        yield url


@pytest.fixture(scope="module")
def postgres_of_module(cluster: str) -> Iterator[str]:
    """A database for all tests of a file."""
    with fresh_database(cluster) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Each test that asks for it runs on both."""
    url: str = request.getfixturevalue(request.param)
    return url
