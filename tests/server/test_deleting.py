"""Deletion deletes, an export holds all of it, and what is kept for how long is a setting."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from saloon.server import retention
from saloon.server.retention import DAY, keep_to
from saloon.server.settings import Retention
from saloon.server.storage import Storage
from tests.server.serving import Guest, Served, in_thread, play_out, quick, wait_until
from tests.server.test_operating import house

CARDS = '[[ability]]\nid = "slot-3"\nslots = ["3"]\ntext = "Gain $2."\n'


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house whose database the test may read."""
    with in_thread(quick(f"sqlite:///{tmp_path_factory.mktemp('deleting')}/t.db")) as one:
        yield one


def rows(served: Served, query: str, *given: Any) -> list[Any]:
    with closing(sqlite3.connect(served.file)) as db:
        return db.execute(query, given).fetchall()


def dump(served: Served) -> str:
    """All that is stored, as text."""
    with closing(sqlite3.connect(served.file)) as db:
        return "\n".join(db.iterdump())


def say(guest: Guest, table: str, text: str) -> None:
    guest.post(f"/api/tables/{table}/chat", {"text": text, "key": text})


def test_what_somebody_said_is_theirs_whoever_has_the_chair(alone: Served) -> None:
    ann, bob, cid = alone.guest("Ann"), alone.guest("Bob"), alone.guest("Cid")
    place = ann.create(seats=["human", "human", "human"])
    table = place["table"]
    bob.join(place, seat=1)
    say(bob, table, "said by bob")
    bob.post(f"/api/tables/{table}/leave", None, 204)
    cid.join(place, seat=1)
    say(cid, table, "said by cid")
    assert [line["text"] for line in bob.get("/api/me/export")["chat"]] == ["said by bob"]
    assert [line["text"] for line in cid.get("/api/me/export")["chat"]] == ["said by cid"]
    cid.send("DELETE", "/api/me", None, 204)
    heard = json.dumps(ann.look(table))
    assert "said by cid" not in heard
    assert "said by bob" in heard  # the control: the same chair, another person
    assert "said by cid" not in dump(alone)
    bob.send("DELETE", "/api/me", None, 204)  # who sits nowhere any more
    assert "said by bob" not in json.dumps(ann.look(table))
    for guest in (bob, cid):
        assert guest.me["id"] not in dump(alone)
    assert ann.me["id"] in dump(alone)


def test_the_name_of_who_was_deleted_is_nowhere_in_memory_either(alone: Served) -> None:
    ann, bob, cid = alone.guest("Ann"), alone.guest("Bob Beaumont"), alone.guest("Cid")
    place = ann.create(seats=["human", "human", "human"], public=True, pace="turn")
    table = place["table"]
    bob.join(place, seat=1)
    bob.post(f"/api/tables/{table}/leave", None, 204)
    bob.join(place, seat=1)
    cid.join(place)
    for guest in (ann, bob):
        guest.post(f"/api/tables/{table}/concede", None)
    gone = ann.create(public=True)
    bob.join(gone)
    bob.post(f"/api/tables/{gone['table']}/leave", None, 204)
    everywhere = [f"/api/tables/{one}/view" for one in (table, gone["table"])]
    assert all("Beaumont" in alone_text(cid, path) for path in everywhere)  # the control: what was so is told
    bob.send("DELETE", "/api/me", None, 204)
    for path in [*everywhere, f"/api/tables/{table}", f"/api/tables/{table}/story"]:
        assert "Beaumont" not in alone_text(cid, path), path


def alone_text(guest: Guest, path: str) -> str:
    answer = guest.http.get(path)
    assert answer.status_code == 200, answer.text
    return answer.text


def test_a_rival_who_was_deleted_has_no_name_in_a_standing(alone: Served) -> None:
    ann, bob = alone.guest("Ann"), alone.guest("Bob Beaumont")
    place = ann.create(pace="turn")
    bob.join(place)
    lines = [guest.sit(place["table"]) for guest in (ann, bob)]
    play_out(lines)
    wait_until(lambda: ann.get("/api/me/standing")["results"], "the game is not over")
    assert "Beaumont" in alone_text(ann, "/api/me/standing")  # the control
    bob.send("DELETE", "/api/me", None, 204)
    assert "Beaumont" not in alone_text(ann, "/api/me/standing")
    assert ann.get("/api/me/standing")["results"][0]["players"] == 2


def test_names_at_a_shared_device_go_with_their_host(alone: Served) -> None:
    ann = alone.guest("Ann")
    made = ann.create(hotseat=["Grandmother Rosalind"])
    mine = ann.get("/api/me/export")
    assert [(one["seat"], one["name"]) for one in mine["hotseat"]] == [(1, "Grandmother Rosalind")]
    assert [one["table"] for one in mine["hosted"]] == [made["table"]]
    ann.send("DELETE", "/api/me", None, 204)
    assert "Rosalind" not in dump(alone)
    seat = {"Authorization": f"Bearer {made['others']['1']}"}
    with alone.stranger() as http:  # her secret still plays her hand
        look = http.get(f"/api/tables/{made['table']}/view", headers=seat).json()
    assert look["seat"] == 1
    assert "Rosalind" not in json.dumps(look)


def test_a_card_file_is_its_owners_to_delete(alone: Served) -> None:
    ann, bob = alone.guest("Ann"), alone.guest("Bob")
    table = ann.create(game="scoundrels", seats=["human", "bot:rules"], cards=CARDS)["table"]
    (mine,) = ann.get("/api/me/cards")
    assert mine["game"] == "scoundrels"
    assert ann.get("/api/me/export")["cards"][0]["text"] == CARDS
    assert bob.get("/api/me/cards") == []
    bob.send("DELETE", f"/api/me/cards/{mine['name']}", None, 404)
    ann.post(f"/api/tables/{table}/concede", None)
    played = ann.post(f"/api/tables/{table}/rematch", None)["table"]  # the control: while she has it, she may
    ann.post(f"/api/tables/{played}/concede", None)
    ann.send("DELETE", f"/api/me/cards/{mine['name']}", None, 204)
    assert ann.get("/api/me/cards") == []
    ann.post(f"/api/tables/{played}/rematch", None, 409)
    assert (
        CARDS in ann.http.get(f"/api/tables/{table}/cards.toml").text
    )  # what was played keeps what it was played with
    assert rows(alone, "SELECT count(*) FROM cards WHERE name = ?", mine["name"]) == [(1,)]
    with closing(sqlite3.connect(alone.file)) as db:
        db.execute("PRAGMA foreign_keys=ON")
        db.execute("DELETE FROM tables WHERE id IN (?, ?)", (table, played))
        db.commit()
    run_on(alone, lambda storage: storage.drop_cards())
    assert rows(alone, "SELECT count(*) FROM cards WHERE name = ?", mine["name"]) == [(0,)]


def run_on(served: Served, work: Any) -> Any:
    async def do() -> Any:
        storage = await Storage.open(served.db)
        try:
            return await work(storage)
        finally:
            await storage.close()

    return asyncio.run(do())


def test_what_is_kept_for_how_long_is_a_setting_and_the_job_says_what_it_did(tmp_path: Path) -> None:
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db")) as served:
        ann, bob, cid = served.guest("Ann"), served.guest("Bob"), served.guest("Cid")
        over, runs = ann.create(), ann.create()
        for place in (over, runs):
            bob.join(place)
            say(ann, place["table"], f"said at {place['table']}")
        bob.post(f"/api/tables/{over['table']}/concede", None)
        later = time.time() + 10 * DAY

        def kept(dry: bool = False, **days: float) -> dict[str, Any]:
            done: dict[str, Any] = run_on(
                served, lambda storage: keep_to(storage, Retention(**days), later, dry)
            )
            return {kind: count for kind, count in done.items() if kind not in ("at", "dry") and count}

        assert kept(finished=11, chat=11, guests=11) == {}  # the control: nothing is that old
        assert kept(dry=True, finished=9, chat=9, guests=9) == {"finished": 1, "chat": 1, "guests": 1}
        assert kept(chat=9) == {"chat": 1}
        assert f"said at {over['table']}" not in dump(served)
        assert f"said at {runs['table']}" in dump(served)
        assert kept(guests=9) == {"guests": 1}, "those whom a game waits for stay"
        assert cid.me["id"] not in dump(served)
        assert kept(finished=9) == {"finished": 1}
        assert rows(served, "SELECT id FROM tables") == [(runs["table"],)]
        assert rows(served, "SELECT DISTINCT table_id FROM log") == [(runs["table"],)]
        assert house(served, "status")["retention"]["finished"] == 1
        assert house(served, "retain", "--finished", "9", "--dry")["finished"] == 0
        assert ann.http.get("/api/me").status_code == 200


def test_what_is_old_is_deleted_in_pieces_between_which_others_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All old chat was one transaction, and five hundred tables another: nobody's choice was stored for a second or
    more. And of more than five hundred tables an hour some were kept for ever."""
    for name, most in {"MOST": 2, "MOST_SAID": 2, "TABLES": 1, "LINES": 1}.items():
        monkeypatch.setattr(retention, name, most)
    writes, run = list[int](), Storage.run

    async def counted(storage: Storage, work: Any, write: bool = False) -> Any:
        def counting(connection: Any) -> Any:
            before = changes(connection)
            done = work(connection)
            writes.append(changes(connection) - before)
            return done

        return await run(storage, counting if write else work, write)

    def changes(connection: Any) -> int:
        return int(connection.exec_driver_sql("SELECT total_changes()").scalar_one())

    with in_thread(quick(f"sqlite:///{tmp_path}/t.db")) as served:
        ann, bob = served.guest("Ann"), served.guest("Bob")
        for _ in range(3):
            place = ann.create()
            bob.join(place)
            for k in range(3):
                say(ann, place["table"], f"said {k}")
            bob.post(f"/api/tables/{place['table']}/concede", None)
        later = time.time() + 10 * DAY
        size = rows(served, "SELECT max(lines) FROM (SELECT count(*) AS lines FROM log GROUP BY table_id)")[
            0
        ][0]
        monkeypatch.setattr(Storage, "run", counted)
        assert run_on(served, lambda storage: keep_to(storage, Retention(chat=9), later))["chat"] == 9
        assert run_on(served, lambda storage: keep_to(storage, Retention(finished=9), later))["finished"] == 3
        assert rows(served, "SELECT count(*) FROM log WHERE word LIKE 'said %'") == [(0,)]
        assert rows(served, "SELECT count(*) FROM tables") == [(0,)]
        assert max(writes) <= size + 3  # a table, its seats and its lines


def test_what_somebody_comes_back_to_while_others_are_deleted_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between looking for what is old and deleting it, others go on: what they do at an old table is acknowledged, and
    stays; so do guests who come back."""
    honest = {name: getattr(retention, name) for name in ("finished", "strangers")}
    later = time.time() + 10 * DAY
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db")) as served:
        ann, bob, cid, dan = (served.guest(name) for name in ("Ann", "Bob", "Cid", "Dan"))
        waits, left = ann.create(public=True), ann.create(public=True)
        ann.post(f"/api/tables/{waits['table']}/leave", None, 204)

        def comes_back(connection: Any, before: float, *more: Any) -> Any:
            found = honest["finished"](connection, before, *more)
            with closing(sqlite3.connect(served.file)) as db:
                last = db.execute("SELECT max(seq) FROM log WHERE table_id = ?", [waits["table"]]).fetchone()
                line = [waits["table"], last[0] + 1, "seats", 0, "sit", later]
                db.execute(
                    "INSERT INTO log (table_id, seq, kind, seat, word, at) VALUES (?, ?, ?, ?, ?, ?)", line
                )
                db.commit()
            monkeypatch.setattr(retention, "finished", honest["finished"])
            return found

        def comes(guest: Guest) -> None:
            with closing(sqlite3.connect(served.file)) as db:
                db.execute("UPDATE people SET seen = ? WHERE id = ?", [later, guest.me["id"]])
                db.commit()

        def is_seen(connection: Any, before: float, *more: Any) -> Any:
            found = honest["strangers"](connection, before, *more)
            comes(cid)
            monkeypatch.setattr(retention, "strangers", honest["strangers"])
            return found

        forget = Storage.forget

        async def is_back(storage: Storage, person: str, *still: Any) -> Any:
            if person == bob.me["id"]:
                comes(bob)
            return await forget(storage, person, *still)

        monkeypatch.setattr(Storage, "forget", is_back)
        monkeypatch.setattr(retention, "finished", comes_back)
        monkeypatch.setattr(retention, "strangers", is_seen)
        done = run_on(served, lambda storage: keep_to(storage, Retention(finished=9, guests=9), later))
        assert rows(served, "SELECT id FROM tables") == [(waits["table"],)]
        assert left["table"] not in dump(served)
        here = {row[0] for row in rows(served, "SELECT id FROM people")}
        assert {bob.me["id"], cid.me["id"]} <= here
        assert dan.me["id"] not in here
        assert (done["finished"], done["guests"]) == (
            1,
            len({ann.me["id"], bob.me["id"], dan.me["id"]} - here),
        )


def test_what_is_old_goes_from_either_database(database: str) -> None:
    with in_thread(quick(database)) as served:
        ann, bob, cid = (served.guest(name) for name in ("Ann", "Bob", "Cid"))
        over, runs = ann.create(), ann.create()
        for place in (over, runs):
            bob.join(place)
            say(ann, place["table"], "well")
        bob.post(f"/api/tables/{over['table']}/concede", None)
        later, wanted = time.time() + 10 * DAY, Retention(finished=9, chat=9, guests=9)
        done = run_on(served, lambda storage: keep_to(storage, wanted, later))
        assert {kind: done[kind] for kind in ("finished", "guests")} == {"finished": 1, "guests": 1}
        assert run_on(served, lambda storage: storage.record(over["table"])) is None
        assert run_on(served, lambda storage: storage.lines(over["table"])) == []
        assert run_on(served, lambda storage: storage.record(runs["table"]))  # the control
        people = [run_on(served, lambda storage, one=one: storage.person(one.me["id"])) for one in (ann, cid)]
        assert [person is not None for person in people] == [True, False]


def test_a_house_keeps_to_its_setting_by_itself(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path}/t.db"
    with in_thread(quick(db)) as served:
        ann = served.guest("Ann")
        table = ann.create(seats=["human", "bot:random"])["table"]
        ann.post(f"/api/tables/{table}/concede", None)
    with in_thread(quick(db, retention=Retention(finished=1e-9))) as served:
        wait_until(lambda: rows(served, "SELECT count(*) FROM tables") == [(0,)], "the table is still kept")
