"""What docs/hosting.md promises, with the files of deploy/: the service, the proxy, the upgrade, backup and restore."""

import contextlib
import os
import re
import shutil
import socket
import sqlite3
import ssl
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.serving import (
    OPEN,
    PATIENCE,
    ROOT,
    Guest,
    Line,
    Process,
    Served,
    client,
    end,
    free_port,
    get,
    wait_until,
)
from tests.server.test_tables import finish

DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("unit", ["saloon.service", "saloon@.service"])
def test_systemd_takes_the_units(tmp_path: Path, unit: str) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed")
    text = (DEPLOY / unit).read_text(encoding="utf-8")
    (command,) = re.findall(r"^ExecStart=(\S+) (.*)$", text, re.M)
    assert command[0] == "/var/lib/saloon/venv/bin/saloon"
    # Verified as it is, but for a program and a user that are there; of a template, one instance.
    one = tmp_path / unit.replace("@", "@8001")
    one.write_text(text.replace(command[0], "/bin/true").replace("User=saloon", "User=root"))
    verify = ["systemd-analyze", "verify", "--man=no", str(one)]
    done = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert unit.partition(".")[0] not in done.stderr, done.stderr


@pytest.mark.parametrize("unit", ["saloon.service", "saloon@.service", "Containerfile"])
def test_what_is_started_is_an_option_of_ours(unit: str) -> None:
    from typer.testing import CliRunner

    from saloon.cli.commands import app

    text = (DEPLOY / unit).read_text(encoding="utf-8")
    _, command = re.split(r"\bserve\b", text)
    options = set(re.findall(r"--(?:host|port|db|secure|[a-z-]+)(?=[ \",])", command))
    known = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200", "NO_COLOR": "1"}).output
    assert options
    assert all(option in known for option in options), options


def test_the_container_file_names_what_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert "COPY requirements.lock" in text
    assert (ROOT / "requirements.lock").is_file()
    needed = re.search(r'requires-python = ">=([0-9.]+)"', (ROOT / "pyproject.toml").read_text())
    image = re.search(r"FROM docker.io/library/python:([0-9.]+)-slim", text)
    assert needed is not None
    assert image is not None
    assert needed[1] == image[1]


@contextlib.contextmanager
def nginx(folder: Path, new: int, old: int, *others: int, rate: str = "100000r/s") -> Iterator[int]:
    """deploy/nginx.conf as it is, but for ports, the certificate and the files of a user's own nginx, and that a test
    may ask for much."""
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    assert Path(program).exists(), "nginx is not installed (Debian: apt-get install nginx-light)"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=saloon.example",
         "-keyout", "privkey.pem", "-out", "fullchain.pem"],
        cwd=folder, capture_output=True, check=True,
    )  # fmt: skip
    port = free_port()
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for ours, theirs in {
        "127.0.0.1:8000;": f"127.0.0.1:{new};",
        "127.0.0.1:8010;": f"127.0.0.1:{old};",
        "rate=40r/s": f"rate={rate}",
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "/etc/letsencrypt/live/saloon.example": str(folder),
    }.items():
        assert ours in site, ours
        site = site.replace(ours, theirs)
    more = "    # server 127.0.0.1:8001;"
    assert more in site
    # Given up never: by itself nginx asks a process that has failed no more for a while.
    site = site.replace(more, "".join(f"server 127.0.0.1:{one} max_fails=0;" for one in others) + more)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    # Started by root, it would work as somebody who may not write into the folder.
    user = "user root; " if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user}daemon off; pid {folder}/pid; error_log {folder}/error.log; events {{}}\n"
        f"http {{ access_log {folder}/access.log; {temporary}\n{site}\n}}"
    )
    running = subprocess.Popen([program, "-p", str(folder), "-c", "nginx.conf", "-e", f"{folder}/error.log"])

    def answers() -> bool:
        assert running.poll() is None, (folder / "error.log").read_text()
        with contextlib.suppress(httpx.TransportError):
            return get(f"https://127.0.0.1:{port}/api/games", verify=False).status_code == 200
        return False

    try:
        wait_until(answers, "nginx does not answer")
        yield port
    finally:
        end(running)


class Proxied(Guest):
    """Somebody who comes through the proxy, over TLS."""

    def __init__(self, port: int, name: str) -> None:
        self.url = f"https://127.0.0.1:{port}"
        self.http = client(self.url, verify=False)
        OPEN.append(self.http)
        self.me = self.post("/api/me", {"name": name}, 201)

    def socket(self, table: str, **headers: str) -> Any:
        careless = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        careless.check_hostname, careless.verify_mode = False, ssl.CERT_NONE
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies, **headers}
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"
        return connect(
            address, ssl=careless, additional_headers=headers, max_size=2**24, open_timeout=PATIENCE
        )


@pytest.mark.slow
def test_tables_of_an_older_release_are_played_to_their_end_behind_the_proxy(
    sqlite: str, tmp_path: Path
) -> None:
    with contextlib.ExitStack() as stack:
        old = Process(sqlite, goat=0)
        stack.callback(old.stop)
        ann, bob = old.guest("Ann"), old.guest("Bob")
        place = ann.create(options={"small": True})
        bob.join(place)
        begun = place["table"]
        new = Process(sqlite)
        stack.callback(new.stop)
        # The new release leaves the table alone, and says so to the handshake of a socket, too.
        cookie = {"Cookie": f"saloon={ann.http.cookies['saloon']}"}
        assert get(f"{new.url}/api/tables/{begun}", headers=cookie).status_code == 421
        assert get(f"{new.url}/api/tables/{begun}").status_code == 404  # which is nobody else's to know
        with pytest.raises(InvalidStatus) as refused:
            Line(new.url, begun, cookie, {})
        assert refused.value.response.status_code == 421
        port = stack.enter_context(nginx(tmp_path, new.port, old.port))
        for guest in (ann, bob):  # the same people, with their cookies, through the proxy
            cookie = guest.http.cookies["saloon"]
            guest.url = f"https://127.0.0.1:{port}"
            guest.http = client(guest.url, verify=False, cookies={"saloon": cookie})
            OPEN.append(guest.http)
        assert ann.get(f"/api/tables/{begun}")["rules"] == 0
        finish([ann, bob], begun)
        count = re.search(r"`(SELECT count.*?);`", HOSTING, re.S)
        assert count is not None
        with contextlib.closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as database:
            asked = count[1].replace("1)", "0)")
            wait_until(
                lambda: database.execute(asked).fetchone() == (0,), "tables of the old release are left"
            )
        assert ann.get(f"/api/tables/{ann.create()['table']}")["rules"] == 1


@pytest.mark.slow
def test_the_proxy_passes_sockets_and_addresses_and_keeps_feeds_out_of_its_log(
    sqlite: str, tmp_path: Path
) -> None:
    with contextlib.ExitStack() as stack:
        server = Process(sqlite, secure=True, proxies=["127.0.0.1"])
        stack.callback(server.stop)
        port = stack.enter_context(nginx(tmp_path, server.port, server.port))
        ann = Proxied(port, "Ann")
        place = ann.create(seats=["human", "bot:random"], options={"first": 0})
        with ann.socket(place["table"], Origin=ann.url) as socket:
            socket.send('{"type":"hello"}')
            assert '"welcome"' in socket.recv(PATIENCE)
        with (
            pytest.raises(InvalidStatus) as refused,
            ann.socket(place["table"], Origin="https://evil.example"),
        ):
            pass
        assert refused.value.response.status_code == 403
        page = ann.http.get("/")
        assert page.headers["strict-transport-security"]
        assert "secure" in ann.http.post("/api/me", json={"name": "Cid"}).headers["set-cookie"].lower()
        assert ann.http.get(ann.me["feed"]).status_code == 200
        for hidden in ("/metrics", "/metrics/", "//metrics", "/metrics/x", "/%6detrics"):
            assert ann.http.get(f"{ann.url}{hidden}").status_code in (403, 404), hidden
        box = {"game": "scoundrels", "seats": ["human", "bot"], "cards": "# " + "x" * 480_000}
        answer = ann.http.post("/api/tables", json=box)
        assert answer.headers["content-type"] == "application/json", (
            answer.text
        )  # an owner's whole box fits through
        log = (tmp_path / "access.log").read_text()
        assert "/api/tables" in log
        assert "/feed/" not in log
        assert place["secret"] not in log


class Dying(threading.Thread):
    """A process that dies with each request, when it has read it."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        self.asked = Counter[str]()

    def run(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                with self.listening.accept()[0] as one:
                    self.asked[one.recv(65_536).split(b" ")[0].decode()] += 1


@pytest.mark.slow
def test_what_one_process_dies_of_the_proxy_asks_another_only_where_it_may_be_asked_twice(
    sqlite: str, tmp_path: Path
) -> None:
    with contextlib.ExitStack() as stack:
        server, dying = Process(sqlite), Dying()
        stack.callback(server.stop)
        stack.callback(dying.listening.close)
        dying.start()
        port = stack.enter_context(nginx(tmp_path, server.port, server.port, dying.port))
        http = stack.enter_context(client(f"https://127.0.0.1:{port}", verify=False))
        assert [http.get("/api/games").status_code for _ in range(8)] == [200] * 8
        assert dying.asked["GET"] > 1  # the control: it was asked, too
        made = Counter(http.post("/api/me", json={"name": "Ann"}).status_code for _ in range(8))
        assert made.keys() == {201, 502}
        assert dying.asked["POST"] == made[502]
        with contextlib.closing(sqlite3.connect(sqlite.removeprefix("sqlite:///"))) as database:
            assert database.execute("SELECT count(*) FROM people").fetchone() == (made[201],)


@pytest.mark.slow
def test_of_a_flood_that_comes_to_the_proxy_the_house_hears_little(sqlite: str, tmp_path: Path) -> None:
    """Each request that is refused costs the server 70 microseconds: ten thousand a second keep it from all else."""
    with contextlib.ExitStack() as stack:
        server = Process(sqlite)  # without limits of its own
        stack.callback(server.stop)
        port = stack.enter_context(nginx(tmp_path, server.port, server.port, rate="40r/s"))
        http, answers, began = (
            client(f"https://127.0.0.1:{port}", verify=False),
            Counter[int](),
            time.monotonic(),
        )
        stack.enter_context(http)
        for _ in range(600):
            try:
                answers[http.head("/sw.js").status_code] += 1
            except httpx.TransportError:
                answers[0] += 1
        heard = 202 + 40 * (time.monotonic() - began)
        assert answers.keys() <= {0, 200, 404}
        assert 200 <= 600 - answers[0] <= heard
        assert answers[0] or heard >= 600
        wait_until(lambda: healthy_through(http), "it does not hear again")


def healthy_through(http: httpx.Client) -> bool:
    with contextlib.suppress(httpx.TransportError):
        return http.get("/api/games").status_code == 200
    return False


def test_a_backup_is_taken_while_it_runs_and_gives_all_back(served: Served, tmp_path: Path) -> None:
    """The commands of docs/hosting.md, where `sqlite3` is Python's own."""
    assert ".backup" in HOSTING
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(options={"first": 0}, pace="turn")  # no bot takes a seat while a server starts
    bob.join(place)
    ann.choose(place["table"], ann.look(place["table"])["update"]["legal"][0])
    before = bob.look(place["table"])["update"]
    copy = tmp_path / "backup.db"
    with (
        contextlib.closing(sqlite3.connect(served.file)) as running,
        contextlib.closing(sqlite3.connect(copy)) as backup,
    ):
        running.backup(backup)
    restored = Process(f"sqlite:///{copy}")
    try:
        cookies = {"saloon": bob.http.cookies["saloon"]}
        seen = get(f"{restored.url}/api/tables/{place['table']}/view", cookies=cookies).json()["update"]
        assert seen["events"] == before["events"]
        assert seen["view"] == before["view"]
    finally:
        restored.stop()
