"""How much slower a bot answers while 180 tables of nothing but bots are played for somebody else.

A server of our own with the times of a real house; the crowd comes from one address, the table that is measured from
another. A bot's usual time is measured first, with nobody else in the house.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx

from saloon.server.loadtest.chair import START
from saloon.server.loadtest.measuring import free_port

SERVER = """
import sys
from saloon.server.serve import run
from saloon.server.settings import Limits, Settings
most = Limits(messages=1e9, voices=1e9, requests=1e9, people=1e9, tables=10**9, tables_a_day=10**9, opening=1e9)
run(Settings(db=sys.argv[1], port=int(sys.argv[2]), limits=most, proxies=("127.0.0.1",)), "error")
"""
CROWD, VICTIM = {"x-forwarded-for": "192.0.2.1"}, {"x-forwarded-for": "192.0.2.2"}


def answers(http: httpx.Client, table: str, count: int) -> list[float]:
    """Seconds from a choice of ours until the bot has answered it."""
    times: list[float] = []
    seen: dict[str, Any] = http.get(f"/api/tables/{table}/view").json()
    while len(times) < count:
        update = seen["update"]
        if "result" in str(update.get("table", {}).get("status")) or update["table"]["status"] == "over":
            break
        if not update.get("legal"):
            seen = http.get(f"/api/tables/{table}/view", params={"since": update["seq"], "wait": 30}).json()
            continue
        began = time.monotonic()
        body = {"choice": update["legal"][0], "key": str(time.monotonic_ns())}
        at = http.post(f"/api/tables/{table}/choices", json=body).json()["seq"]
        seen = http.get(f"/api/tables/{table}/view").json()
        if seen["update"].get("legal"):
            continue  # still ours: nobody was waited for
        while not seen["update"].get("legal") and seen["update"]["table"]["status"] == "running":
            seen = http.get(f"/api/tables/{table}/view", params={"since": at, "wait": 30}).json()
            at = seen["update"]["seq"]
        times.append(time.monotonic() - began)
    return times


def measured(http: httpx.Client, level: str, count: int) -> list[float]:
    """Tables one after the other, until there are so many answers."""
    times: list[float] = []
    while len(times) < count:
        seats = ["human", f"bot:{level}"]
        made = http.post("/api/tables", json={"game": "goat", "seats": seats, "pace": "turn"}).json()
        times += answers(http, made["table"], count - len(times))
    return times


def main(level: str = "top", tables: int = 180, count: int = 20) -> None:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, f"sqlite:///{folder}/t.db", str(port)]
        server = subprocess.Popen(command, env=dict(os.environ))
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=120) as http:
                end = time.monotonic() + START
                while time.monotonic() < end:
                    try:
                        http.get("/health")
                        break
                    except httpx.TransportError:
                        time.sleep(0.1)
                http.headers.update(VICTIM)
                http.post("/api/me", json={"name": "Ann"})
                usual = measured(http, level, count)
                with httpx.Client(base_url=http.base_url, timeout=120, headers=CROWD) as crowd:
                    crowd.post("/api/me", json={"name": "Mallory"})
                    for _ in range(tables):
                        seats = [f"bot:{level}"] * 4
                        new = {"game": "goat", "seats": seats, "sit": False, "pace": "turn", "public": True}
                        assert crowd.post("/api/tables", json=new).status_code == 201
                    crowded = measured(http, level, count)
            told = {
                "level": level, "tables": tables, "answers": count,
                "usual_s": round(statistics.median(usual), 2), "crowded_s": round(statistics.median(crowded), 2),
                "worst_usual_s": round(max(usual), 2), "worst_crowded_s": round(max(crowded), 2),
                "ratio": round(statistics.median(crowded) / statistics.median(usual), 2),
            }  # fmt: skip
            print(json.dumps(told))
        finally:
            server.terminate()
            server.wait(30)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "top")
