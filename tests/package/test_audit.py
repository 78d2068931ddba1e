"""`make audit` asks about every locked package or says that it could not; docs/scale.md is what its script says."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from tools import audit, scale

ROOT = Path(__file__).parents[2]
LINE = re.compile(
    r"#.*|[a-zA-Z0-9._-]+==[a-zA-Z0-9.!+*-]+( ; [^\\]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?|"
)


class Database(BaseHTTPRequestHandler):
    """Knows one hole, in one version."""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
        bad = [{"vulns": [{"id": "HOLE-1"}]} if q["package"]["name"] == "alembic" else {} for q in asked]
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps({"results": bad}).encode())

    def log_message(self, format: str, *args: object) -> None:
        """Silent."""


@pytest.fixture
def database() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Database)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    thread.join()
    server.server_close()


def run(url: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "AUDIT_URL": url}
    return subprocess.run(
        [sys.executable, "-m", "tools.audit"], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )


def test_an_audit_asks_about_every_locked_package(database: str) -> None:
    done = run(database)
    packages = audit.locked((ROOT / "requirements.lock").read_text(encoding="utf-8"))
    assert len(packages) > 80
    assert done.returncode == 1
    assert re.search(r"^alembic \S+: HOLE-1$", done.stdout, re.MULTILINE)
    assert f"{len(packages)} packages asked about, 1 with known holes." in done.stdout


def test_an_audit_that_could_not_be_made_says_so() -> None:
    done = run("http://127.0.0.1:9/")
    assert done.returncode == 3
    assert done.stdout.startswith("Nothing was audited")


def test_the_lock_holds_names_versions_and_hashes_only() -> None:
    lines = (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not LINE.fullmatch(line)] == []
    for bad in ("--index-url x", "--find-links y", "-f y", "a @ file:///x", "    --hash=md5:1"):
        assert not LINE.fullmatch(bad), bad


def test_the_page_on_scale_says_what_its_script_says() -> None:
    page = (ROOT / "docs" / "scale.md").read_text(encoding="utf-8")
    assert scale.table() in page
    assert scale.bot_table() in page
    small, large = (scale.need(n, scale.Figures(), scale.Habits()) for n in (1_000, 10_000_000))
    assert small["server processes"] == 1 < large["server processes"]
