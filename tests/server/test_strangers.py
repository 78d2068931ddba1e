"""What strangers send harms nobody else: bad lines, bad cards, long questions, stopped processes."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import DataError

from saloon.server import metrics
from saloon.server.card_trial import try_cards
from saloon.server.errors import BadCards, StorageFailed
from saloon.server.ledger import Entry, Ledger
from saloon.server.protocol import control_in
from saloon.server.records import Line
from saloon.server.workers import Desk, Queue
from tests.server.clockwork import clockwork
from tests.server.serving import Line as Socket
from tests.server.serving import in_thread, quick, wait_until

CIRCLE = '[[ability]]\nid = "slot-3"\nslots = ["3"]\ntext = "Use an ability of your leader sheet."\n'
HARMLESS = '[[ability]]\nid = "slot-3"\nslots = ["3"]\ntext = "Gain $2."\n'


def test_desks_go_round_by_person_however_much_one_of_them_asks() -> None:
    async def work() -> list[str]:
        queue, order = Queue([Desk()]), list[str]()

        async def ask(who: str) -> None:
            desk = await queue.take(who)
            order.append(who)
            await asyncio.sleep(0)
            queue.give(desk)

        await asyncio.gather(*[ask("many") for _ in range(180)], ask("one"), ask("one"))
        assert len(queue) == 0
        return order

    order = asyncio.run(work())
    assert [k for k, who in enumerate(order) if who == "one"] == [2, 4]
    assert order.count("many") == 180


def test_who_gives_up_waiting_takes_no_desk() -> None:
    async def work() -> None:
        queue = Queue([Desk()])
        desk = await queue.take("a")
        waiting = asyncio.create_task(queue.take("b"))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        queue.give(desk)
        assert await queue.take("c") is desk

    asyncio.run(work())


def twice(n: int) -> int:
    return 2 * n


@pytest.mark.slow
def test_a_stopped_process_costs_its_own_question_one_deadline() -> None:
    async def work() -> None:
        stopped, other = Desk(), Desk()
        try:
            assert await stopped.do(60.0, twice, 1) == 2
            pool: Any = stopped.process
            (process,) = pool._processes.values()
            os.kill(process.pid, signal.SIGSTOP)
            asked = asyncio.create_task(stopped.do(1.0, twice, 2))
            assert await other.do(60.0, twice, 3) == 6  # nobody else waits for it
            with pytest.raises(TimeoutError):
                await asked
            assert await stopped.do(60.0, twice, 4) == 8  # in a process of its own again
        finally:
            stopped.drop()
            other.drop()

    asyncio.run(work())


class OneBadLine:
    """A storage that refuses any transaction with a bad line in it, as PostgreSQL does with NUL."""

    def __init__(self, cause: Exception) -> None:
        self.cause = cause
        self.asked = 0

    async def commit(self, lines: list[tuple[Line, object]]) -> set[tuple[str, int]]:
        self.asked += 1
        if any("bad" in line.word for line, _ in lines):
            raise StorageFailed("no") from self.cause
        return {(line.table, line.seq) for line, _ in lines}


@pytest.mark.parametrize(
    ("cause", "stored"),
    [(DataError("", {}, ValueError()), 4), (OSError("gone"), 0)],
    ids=["line", "database"],
)
def test_a_bad_line_fails_alone_and_a_lost_database_is_not_asked_for_each(
    cause: Exception, stored: int
) -> None:
    async def work() -> int:
        storage: Any = OneBadLine(cause)
        ledger = Ledger(storage)
        words = ["a", "b", "bad", "c", "d"]
        batch = [
            Entry(Line(f"t{k}", 1, "chat", 0, word, None, 0.0), (), ledger.loop.create_future())
            for k, word in enumerate(words)
        ]
        await ledger._commit(batch)
        answers = await asyncio.gather(*[entry.stored for entry in batch], return_exceptions=True)
        assert isinstance(answers[2], StorageFailed)
        assert storage.asked == (6 if stored else 1)
        return answers.count(True)

    assert asyncio.run(work()) == stored


def test_control_characters_stay_outside() -> None:
    assert control_in(b'{"text": "a\\u0000b"}')
    assert control_in(b'{"text": "a\\u001Bb"}')
    assert not control_in(b'{"text": "a\\u00e4\\n\\u0009b"}')


def test_the_door_refuses_what_cannot_be_stored(tmp_path: Path) -> None:
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db")) as served, served.stranger() as http:
        assert http.post("/api/me", json={"name": "A\x00nn"}).status_code == 400
        assert http.get("/api/tables/a%00b").status_code == 400
        assert http.get("/api/lobby?x=%00").status_code == 400
        assert http.get("/api/lobby?x=1").status_code == 200


def test_a_position_is_tried_in_a_worker_with_limits(tmp_path: Path) -> None:
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db")) as served, served.stranger() as http:
        deep = ".".join("a" * 5000) + " = 1"
        answer = http.post("/api/trial", json={"game": "goat", "position": deep})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
        assert "deep" in answer.json()["message"]
        good = http.post("/api/trial", json={"game": "goat", "position": "", "seed": 3})
        assert good.status_code == 200
        assert good.json()["question"]


def test_a_file_is_read_checked_and_played() -> None:
    assert not try_cards("scoundrels", HARMLESS)
    problem = BadCards(try_cards("scoundrels", CIRCLE))
    assert "round in circles" in problem.told("en")
    assert "im Kreis" in problem.told("de")


def test_a_table_that_cannot_be_loaded_is_set_aside_and_harms_nothing_else(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/t.db"
    with in_thread(quick(db)) as served:
        ann = served.guest("Ann")
        both = {"game": "scoundrels", "seats": ["human", "bot:random"], "public": True}
        bad = ann.post("/api/tables", {**both, "cards": HARMLESS}, 201)["table"]
        good = ann.post("/api/tables", both, 201)["table"]
    with sqlite3.connect(tmp_path / "t.db") as database:  # as if an older release had let it in
        name, text = database.execute("select name, text from cards").fetchone()
        assert text == HARMLESS
        database.execute("update cards set text = ? where name = ?", (CIRCLE, name))
    from saloon.kit import keeping

    keeping.forget_all()
    with in_thread(quick(db)) as served, served.stranger() as http:
        answer = http.get(f"/api/tables/{bad}")
        assert (answer.status_code, answer.json()["code"]) == (409, "set-aside")
        assert http.get(f"/api/tables/{good}").status_code == 200
        assert [table["id"] for table in http.get("/api/lobby").json()] == [good]
        assert http.get("/health").status_code == 200
        assert (metrics.REGISTRY.get_sample_value("saloon_tables_set_aside_total") or 0.0) > 0


def test_a_table_without_a_person_closes_once_nobody_watches(tmp_path: Path) -> None:
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", idle=0.5, bot_pace=60.0)) as served:
        ann = served.guest("Ann")
        body = {"game": "goat", "seats": ["bot:rules", "bot:rules"], "sit": False, "public": True}
        alone = ann.post("/api/tables", body, 201)["table"]
        kept = ann.create(game="goat", seats=["human", "bot:rules"], public=True)["table"]
        wait_until(lambda: ann.get(f"/api/tables/{alone}")["status"] != "running", "the table stays open")
        assert ann.get(f"/api/tables/{alone}")["status"] == "ended"
        assert ann.get(f"/api/tables/{kept}")["status"] == "running"


def test_a_table_that_is_watched_by_http_stays_open(tmp_path: Path) -> None:
    """Whoever waits for news without a socket looks on, too."""
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", idle=1.0, bot_pace=60.0)) as served:
        ann, bob = served.guest("Ann"), served.guest("Bob")
        body = {"game": "goat", "seats": ["bot:rules", "bot:rules"], "sit": False, "public": True}
        watched, alone = (ann.post("/api/tables", body, 201)["table"] for _ in range(2))
        enough = threading.Event()

        def wait_for_news() -> None:
            while not enough.is_set():
                bob.look(watched, 10**6, 1.0)

        looks = threading.Thread(target=wait_for_news)
        looks.start()
        try:
            wait_until(lambda: ann.get(f"/api/tables/{alone}")["status"] == "ended", "the control stays open")
            assert ann.get(f"/api/tables/{watched}")["status"] == "running"
        finally:
            enough.set()
            looks.join()
        wait_until(lambda: ann.get(f"/api/tables/{watched}")["status"] == "ended", "it stays open unwatched")


def test_who_watches_is_noted_of_games_that_go_on_and_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with clockwork(quick(f"sqlite:///{tmp_path}/t.db", bot_pace=60.0)) as peeked:
        ann, noted = peeked.guest("Ann"), set[str]()
        body = {"game": "goat", "seats": ["bot:rules", "bot:rules"], "sit": False, "public": True}
        over, runs = (ann.post("/api/tables", body, 201)["table"] for _ in range(2))
        for table in (over, runs):
            Socket(peeked.url, table, {}, {}).wait(lambda one: one.view)
        peeked.clear(over)

        async def note(seats: dict[tuple[str, int], float]) -> None:
            noted.update(table for table, _ in seats)

        monkeypatch.setattr(peeked.house.storage, "mark_seen", note)
        peeked.inside(peeked.house.note_present)
        assert noted == {runs}


@pytest.mark.slow
def test_a_table_that_is_watched_at_another_process_stays_open(postgres: str) -> None:
    """Each process ended the games of bots at which nobody looked on there."""
    times = {"idle": 4.0, "bot_pace": 60.0}
    with in_thread(quick(postgres, **times)) as here, in_thread(quick(postgres, **times)) as there:
        ann = here.guest("Ann")
        body = {"game": "goat", "seats": ["bot:rules", "bot:rules"], "sit": False, "public": True}
        watched, alone = (ann.post("/api/tables", body, 201)["table"] for _ in range(2))
        line = Socket(here.url, watched, {}, {"watch": True})
        with there.stranger() as http:
            for table in (watched, alone):
                assert http.get(f"/api/tables/{table}").json()["status"] == "running"
        wait_until(lambda: ann.get(f"/api/tables/{alone}")["status"] == "ended", "the control stays open")
        time.sleep(times["idle"] / 2)
        assert ann.get(f"/api/tables/{watched}")["status"] == "running"
        line.close()
        wait_until(lambda: ann.get(f"/api/tables/{watched}")["status"] == "ended", "it stays open unwatched")
