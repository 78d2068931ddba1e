"""Processes are killed, stopped, started again and cut off from their database, which is started anew as well, and
their clocks are set, while people play. Then the log is held against everything that anybody sent and was answered.
A soak makes 1,000 faults."""

from __future__ import annotations

import contextlib
import dataclasses
import os
import random
import signal
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

import saloon
from saloon.errors import SaloonError
from tests.server.breaking import Proxy
from tests.server.history import History, Sent, faults
from tests.server.serving import PATIENCE, Forked, wait_until
from tests.server.serving import client as plain_client
from tests.server.test_processes import stored
from tests.soaking import SOAK, done, note

FAULTS = 50 if SOAK else 10
"""Of one round: in `make test` each kind once."""
DAY = 86_400.0
HELD = 0.3
"""Seconds for which something stays broken; nothing is asserted about time."""


@dataclass(frozen=True)
class Entry:
    """A line of a made-up log."""

    seq: int
    key: str | None
    word: str = "yes"
    seat: int | None = 0
    kind: str = "choice"


def three() -> tuple[list[Sent], list[Entry]]:
    """Three choices, one after the other, and their log."""
    history = History()
    for k in range(3):
        history.answer(history.send("t", 0, f"k{k}", "yes"), True, 1)
    return history.sent, [Entry(1, None, "2", None, "start"), *(Entry(k + 2, f"0:k{k}") for k in range(3))]


def test_a_history_whose_promises_were_kept_is_whole() -> None:
    sent, log = three()
    assert faults(sent, log) == []
    sent[2].outcome = "unknown"  # nobody was told: stored or not, both are right
    assert faults(sent, log) == []
    assert faults(sent, log[:3]) == []
    sent[2].outcome = "refused"
    assert faults(sent, log[:3]) == []


def test_what_was_sent_at_the_same_time_may_stand_in_either_order() -> None:
    history = History()
    one, two = history.send("t", 0, "a", "yes"), history.send("t", 1, "b", "yes")
    history.answer(two, True, 1)
    history.answer(one, True, 1)
    first, second = Entry(1, "0:a", seat=0), Entry(2, "1:b", seat=1)
    assert faults(history.sent, [first, second]) == []
    assert faults(history.sent, [dataclasses.replace(second, seq=1), dataclasses.replace(first, seq=2)]) == []


def bad(kind: str) -> tuple[list[Sent], list[Any]]:
    sent, log = three()
    if kind == "lost":
        del log[3]
    elif kind == "doubled":
        log.append(Entry(5, "0:k1"))
    elif kind == "reordered":
        log[1], log[3] = dataclasses.replace(log[1], key="0:k2"), dataclasses.replace(log[3], key="0:k0")
    elif kind == "changed":
        log[2] = dataclasses.replace(log[2], word="no")
    elif kind == "invented":
        log.append(Entry(5, "0:k9"))
    elif kind == "gap":
        log[3] = dataclasses.replace(log[3], seq=6)
    else:
        sent[1].outcome = "refused"
    return sent, log


@pytest.mark.parametrize(
    "kind", ["lost", "doubled", "reordered", "changed", "invented", "gap", "stored though refused"]
)
def test_a_broken_promise_is_found_by_its_name(kind: str) -> None:
    assert kind in {fault.partition(":")[0] for fault in faults(*bad(kind))}


def replayed(game: str, choices: list[tuple[int, str]], seed: int) -> str:
    """Why choices cannot be played from the beginning; nothing if they can."""
    one = saloon.new(game, 2, seed=seed)
    try:
        for seat, word in choices:
            one.apply(seat, word)
    except SaloonError as error:
        return f"illegal: {error}"
    return ""


def test_a_log_that_leaves_the_rules_is_found() -> None:
    one, choices = saloon.new("goat", 2, seed=4), list[tuple[int, str]]()
    while len(choices) < 4:
        decision = one.decision
        assert decision is not None
        choices.append((decision.seat, decision.choices[0]))
        one.apply(*choices[-1])
    assert replayed("goat", choices, 4) == ""
    assert replayed("goat", choices[1:], 4).startswith("illegal")


@dataclass
class Witness:
    """Plays both seats of table after table through whatever process answers, and writes down what it was told."""

    urls: list[str]
    number: int
    history: History
    stop: bool = False
    fault: str = ""
    promised: int = 0

    def __post_init__(self) -> None:
        self.dice = random.Random(self.number)
        self.tables: list[str] = []
        self.thread = threading.Thread(target=self.run, daemon=True)

    def run(self) -> None:
        try:
            with contextlib.suppress(InterruptedError), client() as ann, client() as bob:
                for http in (ann, bob):
                    self.ask(http, "POST", "/api/me", {"name": "P"})
                while not self.stop:
                    self.game([ann, bob])
        except Exception as error:
            self.fault = repr(error)

    def ask(self, http: httpx.Client, method: str, path: str, body: Any = None) -> tuple[httpx.Response, int]:
        """Until somebody answers: a process, in vain, the other one; also how often it was sent."""
        attempts = 0
        while not self.stop:
            attempts += 1
            with contextlib.suppress(httpx.TransportError):
                answer = http.request(method, self.dice.choice(self.urls) + path, json=body)
                if answer.status_code < 500:
                    return answer, attempts
            time.sleep(0.02)
        raise InterruptedError

    def game(self, guests: list[httpx.Client]) -> None:
        body = {"game": "goat", "seats": ["human", "human"], "public": True, "pace": "turn"}
        made, _ = self.ask(guests[0], "POST", "/api/tables", body)
        assert made.status_code == 201, made.text
        table = made.json()["table"]
        self.tables.append(table)
        joined, attempts = self.ask(guests[1], "POST", f"/api/tables/{table}/join", {})
        assert joined.status_code == 200 or attempts > 1, joined.text
        for k in range(400):
            for seat, http in enumerate(guests):
                seen, _ = self.ask(http, "GET", f"/api/tables/{table}/view")
                assert seen.status_code == 200, seen.text
                update = seen.json()["update"]
                if update["table"]["status"] == "over":
                    return
                if update.get("legal"):
                    self.choose(http, table, seat, f"{self.number}-{k}", self.dice.choice(update["legal"]))

    def choose(self, http: httpx.Client, table: str, seat: int, key: str, word: str) -> None:
        one = self.history.send(table, seat, key, word)
        answer, attempts = self.ask(
            http, "POST", f"/api/tables/{table}/choices", {"choice": word, "key": key}
        )
        assert answer.status_code in (200, 409, 422), answer.text
        self.history.answer(one, answer.status_code == 200, attempts)
        self.promised += answer.status_code == 200


def client() -> httpx.Client:
    """It gives a process that does not answer up soon and sends the same to the next, so much is sent twice."""
    return plain_client("", timeout=15.0)


class House:
    """Two processes on one database, each with a way there that can be broken."""

    def __init__(self, db: str, folder: Path, restart_postgres: Callable[[str], None], seed: int) -> None:
        head, _, name = db.rpartition("/")
        user, _, port = head.rpartition(":")
        self.restart_postgres, self.dice = restart_postgres, random.Random(seed)
        self.proxies = [Proxy(int(port)) for _ in range(2)]
        self.walls = [folder / f"wall-{k}" for k in range(2)]
        self.servers: list[Forked] = []
        try:
            for proxy, wall in zip(self.proxies, self.walls, strict=True):
                wall.write_text("0")
                self.servers.append(Forked(f"{user}:{proxy.port}/{name}", wall))
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        with contextlib.ExitStack() as stack:
            for thing in (*self.proxies, *self.servers):
                stack.callback(thing.stop)

    def kill(self, k: int) -> None:
        self.servers[k].kill()
        self.servers[k].start()

    def restart(self, k: int) -> None:
        server = self.servers[k]
        with contextlib.suppress(ProcessLookupError):
            os.kill(server.pid, signal.SIGTERM)
        wait_until(server.gone, "the server does not end")
        server.start()

    def pause(self, k: int) -> None:
        os.kill(self.servers[k].pid, signal.SIGSTOP)
        time.sleep(HELD)
        os.kill(self.servers[k].pid, signal.SIGCONT)

    def drop(self, k: int) -> None:
        self.proxies[k].drop()

    def silence(self, k: int) -> None:
        """A partition that ends with every connection broken."""
        self.proxies[k].silence()
        time.sleep(HELD)
        self.proxies[k].drop()
        self.proxies[k].heal()

    def deafen(self, k: int) -> None:
        """What was stored in this time was never confirmed."""
        self.proxies[k].deafen()
        time.sleep(HELD)
        self.proxies[k].drop()
        self.proxies[k].heal()

    def slow(self, k: int) -> None:
        self.proxies[k].delay = 0.05
        time.sleep(HELD)
        self.proxies[k].heal()

    def jump(self, k: int) -> None:
        """Somebody sets the wall clock, by up to a day either way; it stays wrong, also for who starts after it."""
        new = self.walls[k].with_suffix(".new")
        new.write_text(str(self.dice.uniform(-DAY, DAY)))
        new.replace(self.walls[k])

    def database(self, _: int) -> None:
        """PostgreSQL itself is started anew, in order or as after a crash."""
        self.restart_postgres(self.dice.choice(["fast", "immediate"]))

    def outage(self, _: int) -> None:
        """The database is away for everybody, and comes back."""
        for proxy in self.proxies:
            proxy.shut_down()
        time.sleep(HELD)
        for proxy in self.proxies:
            proxy.heal()


KINDS = ("jump", "kill", "drop", "deafen", "database", "pause", "silence", "restart", "slow", "outage")


def progress(witnesses: list[Witness]) -> None:
    """Wait until everybody has been promised something more."""
    before = [one.promised for one in witnesses]
    wait_until(
        lambda: all(one.promised > was or one.fault for one, was in zip(witnesses, before, strict=True)),
        f"nothing goes on: {before} were promised",
        seconds=3 * PATIENCE,
    )


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20 if SOAK else 1))
def test_what_was_promised_stands_in_the_log_whatever_breaks(
    postgres: str, restart_postgres: Callable[[str], None], tmp_path: Path, seed: int
) -> None:
    if done("histories", seed):
        return
    history, dice = History(), random.Random(seed)
    house = House(postgres, tmp_path, restart_postgres, seed)
    witnesses = [Witness([one.url for one in house.servers], 10 * seed + k, history) for k in range(2)]
    made: list[str] = []
    try:
        for one in witnesses:
            one.thread.start()
        for number in range(FAULTS):
            progress(witnesses)
            made.append(KINDS[number % len(KINDS)])
            getattr(house, made[-1])(dice.randrange(2))
        progress(witnesses)
    finally:
        for one in witnesses:
            one.stop = True
        for one in witnesses:
            one.thread.join(2 * PATIENCE)
        house.stop()
    assert [one.fault for one in witnesses] == ["", ""]
    assert not any(one.thread.is_alive() for one in witnesses)
    for table in [table for one in witnesses for table in one.tables]:
        log, folded = stored(postgres, table)  # which plays it: a choice against the rules would not go
        assert faults(history.of(table), log) == []
        assert folded.game is not None or not history.of(table)
        promised = next((one.name for one in history.of(table) if one.outcome == "ok"), None)
        if promised is not None:  # the control: without one of its lines the same log is not let through
            left = [line for line in log if line.key != promised]
            assert f"lost: {promised} was acknowledged" in faults(history.of(table), left)
    assert history.stored() >= 2 * FAULTS
    again = sum(one.attempts > 1 for one in history.sent)
    note("histories", seed, faults=len(made), acknowledged=history.stored(), sent_again=again, broken=0)
