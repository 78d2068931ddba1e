"""A server for tools that look at the web table, with tables that are thrown away."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


@contextmanager
def served(port: int) -> Iterator[str]:
    """The address of a running server, as people get it."""
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        saloon = str(Path(sys.executable).parent / "saloon")
        db = f"sqlite:///{folder}/tables.db"
        process = subprocess.Popen([saloon, "serve", "--port", str(port), "--db", db, "--log-level", "error"])
        try:
            for _ in range(300):
                try:
                    urlopen(f"{url}/health").close()
                    break
                except OSError:
                    time.sleep(0.1)
            yield url
        finally:
            process.terminate()
            process.wait(20)


def public_table(url: str, game: str) -> str:
    """A game between bots and somebody slow, for anybody to watch; answers with its path."""
    _, cookie = post(url, "/api/me", {"name": "Ann"})
    seats = ["human", "bot:rules", "bot:rules"]
    made, _ = post(url, "/api/tables", {"game": game, "seats": seats, "public": True}, cookie)
    return f"/t/{made['table']}"


def post(url: str, path: str, body: dict[str, Any], cookie: str = "") -> tuple[Any, str]:
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    with urlopen(Request(url + path, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer), answer.headers.get("Set-Cookie", "").split(";")[0]
