"""What a stranger with the source, two browsers and an evening found open, and is closed: each as it was tried."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from saloon.errors import CannotUndo
from saloon.kit import keeping
from saloon.server import attendance, card_files, limits, lobby, metrics, operating, people, social
from saloon.server.errors import NoName, NoTable, Refused, TooMuch
from saloon.server.limits import Buckets
from saloon.server.records import Line as LogLine
from saloon.server.records import Seat
from saloon.server.retention import DAY, keep_to
from saloon.server.rights import Persons, Visitor
from saloon.server.settings import Retention
from saloon.server.storage import Storage
from saloon.server.table import Table
from saloon.server.viewing import quiet
from tests.server.clockwork import Peeked, clockwork
from tests.server.serving import (
    FAST,
    Forked,
    Guest,
    Line,
    Process,
    Served,
    client,
    in_thread,
    quick,
    wait_until,
)
from tests.server.test_card_files import OUTLAW
from tests.server.test_deleting import dump
from tests.server.test_operating import house
from tests.server.test_rights import ends


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Peeked]:
    """A house that the test can reach."""
    db = f"sqlite:///{tmp_path_factory.mktemp('evening')}/t.db"
    with clockwork(quick(db)) as one:
        one.db = db
        yield one


def two_at(served: Served, **more: Any) -> tuple[Guest, Guest, str]:
    """Two people at a table whose game has begun."""
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(options={"first": 0}, **more)
    bob.join(place)
    return ann, bob, place["table"]


def finished(served: Served) -> tuple[Guest, Guest, str]:
    ann, bob, table = two_at(served)
    ann.post(f"/api/tables/{table}/concede")
    return ann, bob, table


# Who may see


@pytest.mark.parametrize("how", ["sign-out", "ban"])
def test_a_host_without_a_seat_looks_on_no_longer_than_they_may(inside: Peeked, how: str) -> None:
    """A private table is there for its host; who signs out everywhere, or is shut out, is its host no more."""
    ann = inside.guest("Ann")
    table = ann.create(sit=False)["table"]
    line = ann.sit(table)
    assert line.until("welcome")["seat"] is None
    if how == "ban":
        house(inside, "ban", ann.me["id"])
    else:
        ann.post("/api/me/sign-out-everywhere")
        assert ann.sit(table).until("welcome")["seat"] is None  # the control: with the new cookie they may
    assert ends(line) == "no-table"


def test_a_recovery_code_that_comes_twice_at_once_lets_one_in(inside: Peeked) -> None:
    code = inside.guest("Ann").me["recovery"]

    async def both() -> list[Any]:
        return await asyncio.gather(
            *(people.recover(inside.house, code) for _ in range(2)), return_exceptions=True
        )

    found = inside.inside(both)
    assert sorted(isinstance(one, NoName) for one in found) == [False, True], found


def test_who_is_shut_out_in_the_middle_of_a_request_stays_out(inside: Peeked) -> None:
    """A request that was let in a moment before gives neither a new cookie nor a new recovery code."""
    ann, eve = inside.guest("Ann"), inside.guest("Eve")
    storage = inside.house.storage

    async def late(deed: Callable[..., Any], who: Guest, shut: bool) -> str:
        person = await storage.person(who.me["id"])
        if shut:
            await operating.ban(storage, who.me["id"])
        try:
            await deed(inside.house, person)
        except NoName:
            return "out"
        return "in"

    for deed in (people.new_code, people.sign_out_everywhere):
        assert inside.inside(lambda deed=deed: late(deed, eve, True)) == "out"
        assert inside.inside(lambda deed=deed: late(deed, ann, False)) == "in"  # the control


@pytest.mark.parametrize("claim", ["the same seat again", "cookie", "link"])
def test_who_signs_out_everywhere_leaves_no_fresh_secret_behind(database: str, claim: str) -> None:
    """A thief who asks for secrets again and again has a request under way when the owner signs out: what it is given
    is good for nothing, though the tables have yet to hear of it."""
    with clockwork(quick(database)) as one:
        ann, _, table = two_at(one)
        house, link = one.house, ann.post(f"/api/tables/{table}/secret")["secret"]

        async def late(sign_out: bool) -> str:
            person, room = await house.storage.person(ann.me["id"]), await house.room(table)
            assert person is not None
            who = Visitor(
                person if claim == "cookie" else None, link if claim == "link" else None, None, house.signer
            )
            if sign_out:
                assert await house.storage.end_sessions(person)
            try:
                if claim == "the same seat again":
                    given = await lobby.join(house, room, person)
                else:
                    given = await lobby.new_secret(house, room, who)
                secret = given.secret or ""
            except Refused:
                secret = "none"
            if sign_out:
                await people.tell_tables(house, person.id, "session")
            return secret

        def opens(secret: str) -> bool:
            with client(one.url, headers={"Authorization": f"Bearer {secret}"}) as device:
                return device.get(f"/api/tables/{table}/view").status_code == 200

        link = one.inside(lambda: late(False))
        assert opens(link)  # the control
        assert not opens(one.inside(lambda: late(True)))
        assert not opens(link)


def test_who_is_shut_out_does_not_play_on_from_another_seat_of_their_device(inside: Peeked) -> None:
    """Whoever opens a table with a name for somebody beside them holds that seat's secret, too."""
    ann, eve = inside.guest("Ann"), inside.guest("Eve")
    made = eve.create(seats=["human", "human", "human"], hotseat=["Bob"])
    ann.join(made)
    table, beside = made["table"], {"Authorization": f"Bearer {made['others']['1']}"}
    said = {"text": "still here", "key": "1"}
    with client(inside.url, headers=beside) as device:
        assert device.post(f"/api/tables/{table}/chat", json=said).status_code == 200  # the control
        line = Line(inside.url, table, {}, {"secret": made["others"]["1"]})
        line.wait(lambda one: one.view)
        house(inside, "ban", eve.me["id"])
        assert ends(line) == "moved"
        assert device.post(f"/api/tables/{table}/chat", json={**said, "key": "2"}).status_code == 404
    wait_until(
        lambda: (
            [seat["taken"] for seat in ann.get(f"/api/tables/{table}")["seats"]] == ["quick", "quick", None]
        ),
        "bots play both",
    )


# Deletion


def test_a_table_that_was_being_opened_does_not_outlive_its_host(
    inside: Peeked, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To try a card file takes a while, in which its owner can delete themselves: nothing of them comes after that."""
    ann, own = inside.guest("Annabella"), OUTLAW + "# annabellas file"
    take_in = card_files.take_in

    async def slow(*given: Any) -> str:
        name = await take_in(*given)
        with client(inside.url, cookies={"saloon": ann.http.cookies["saloon"]}) as again:
            answer = await asyncio.to_thread(again.delete, "/api/me")
            assert answer.status_code == 204
        return name

    monkeypatch.setattr(lobby.card_files, "take_in", slow)
    body = {"game": "scoundrels", "seats": ["human", "bot:random"], "cards": own}
    assert ann.post("/api/tables", body, 401)["code"] == "no-name"
    left = dump(inside)
    assert "Annabella" not in left
    assert ann.me["id"] not in left
    assert "annabellas file" not in left
    monkeypatch.undo()
    bella = inside.guest("Bella")  # the control
    bella.post("/api/tables", body, 201)
    assert "annabellas file" in dump(inside)


def test_what_is_said_while_somebody_is_deleted_is_deleted_too(
    inside: Peeked, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = two_at(inside)
    storage, forget = inside.house.storage, Storage.forget

    async def slow(self: Storage, person: str) -> Any:
        told = await forget(self, person)
        if any(seat is not None for _, seat in told):  # the tables have not heard of it yet
            room = await inside.house.room(table)
            known = people.Person(person, "Bob", "en", 0, "", 0.0)
            await social.say(inside.house, room, Persons(known), "one last word", "last")
        return told

    async def later() -> None:
        """A heartbeat in between would tell the table."""

    monkeypatch.setattr(inside.house, "look_at_rights", later)
    monkeypatch.setattr(Storage, "forget", slow)
    bob.send("DELETE", "/api/me", None, 204)
    assert storage is inside.house.storage
    assert "one last word" not in dump(inside)
    assert "one last word" not in json.dumps(ann.look(table))
    assert bob.me["id"] not in dump(inside)


def test_what_was_deleted_does_not_stand_in_the_file_any_more(tmp_path: Path) -> None:
    """Nor in the log of changes beside it: not only no query finds it."""
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db")) as served:
        bob, table = two_at(served)[1:]
        bob.http.patch("/api/me", json={"name": "Rumpelstilz"})
        bob.post(f"/api/tables/{table}/chat", {"text": "what nobody shall read", "key": "x"})

        def raw() -> bytes:
            return b"".join(path.read_bytes() for path in sorted(tmp_path.glob("t.db*")))

        assert b"what nobody shall read" in raw()  # the control
        assert b"Rumpelstilz" in raw()
        bob.send("DELETE", "/api/me", None, 204)
        assert b"what nobody shall read" not in raw()
        assert b"Rumpelstilz" not in raw()


def test_a_table_that_is_deleted_while_somebody_looks_on_is_no_more(inside: Peeked) -> None:
    """Retention deletes it; who still has it open is told, and their chat is no mistake of the database."""
    for how in ("told", "speaks"):
        ann, bob, table = finished(inside)
        line = bob.sit(table)
        line.wait(lambda one: one.table.get("status") == "ended")
        later = time.time() + 400 * DAY
        failures = metrics.REGISTRY.get_sample_value("saloon_storage_failures_total", {"cause": "other"}) or 0

        async def tidy(later: float = later) -> Any:
            return await keep_to(inside.house.storage, Retention(finished=300), later)

        assert inside.inside(tidy)["finished"] >= 1
        if how == "speaks":
            told = ann.http.post(f"/api/tables/{table}/chat", json={"text": "hello?", "key": "k"})
            assert (told.status_code, told.json()["code"]) == (404, NoTable.code), told.text
        assert ends(line) == "no-table"
        assert ann.http.get(f"/api/tables/{table}").status_code == 404
        now = metrics.REGISTRY.get_sample_value("saloon_storage_failures_total", {"cause": "other"}) or 0
        assert now - failures <= (how == "speaks")


def test_a_guest_whom_retention_deletes_is_named_by_no_table_in_memory(inside: Peeked) -> None:
    ann, bob, table = finished(inside)
    assert bob.look(table)["update"]["table"]["seats"][0]["name"] == "Ann"
    with contextlib.closing(sqlite3.connect(inside.file)) as db, db:
        db.execute("update people set seen = 0, created = 0 where id = ?", (ann.me["id"],))
        db.execute("update seats set seen = 0 where person = ?", (ann.me["id"],))

    async def tidy() -> Any:
        return await keep_to(inside.house.storage, Retention(guests=300), time.time())

    assert inside.inside(tidy)["guests"] == 1
    wait_until(lambda: bob.look(table)["update"]["table"]["seats"][0]["name"] == "", "a name is left")


# Tables


def test_a_draining_house_opens_no_table_by_a_rematch_either(inside: Peeked) -> None:
    ann, bob, table = finished(inside)
    try:
        house(inside, "drain")
        wait_until(lambda: inside.house.draining, "it does not drain")
        assert ann.post(f"/api/tables/{table}/rematch", None, 503)["code"] == "draining"
    finally:
        house(inside, "drain", "--off")
    wait_until(lambda: not inside.house.draining, "it drains on")
    assert bob.post(f"/api/tables/{table}/rematch")["table"] != table  # the control


def test_tables_without_end_are_not_had_by_rematches(tmp_path: Path) -> None:
    few = replace(FAST, tables=2)
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=few)) as served:
        ann, _, table = finished(served)
        for _ in range(2):
            ann.create()
        assert ann.post(f"/api/tables/{table}/rematch", None, 429)["code"] == "too-much"


@pytest.mark.parametrize("comes_back", [True, False])
def test_a_bot_does_not_answer_for_who_has_just_come_back(
    inside: Peeked, monkeypatch: pytest.MonkeyPatch, comes_back: bool
) -> None:
    """Its answer was ready and waited for its turn to be written, behind the line with which the owner came back."""
    ann, _, table = two_at(inside, pace="turn")
    room, bots_choice = inside.house.rooms[table], asyncio.Event()
    game = inside.game(table)

    async def thought(*_: Any, **__: Any) -> str:
        bots_choice.set()
        return str(game.legal(0)[0])

    monkeypatch.setattr(attendance, "thought", thought)

    async def race() -> int:
        async with room.table.lock:
            await inside.house.write(room, "bot", 0, "quick")  # after which it thinks
            await bots_choice.wait()
            await asyncio.sleep(0.05)
            if comes_back:
                await inside.house.write(room, "back", 0)
        for _ in range(20):
            await asyncio.sleep(0.01)
        return game.step

    assert inside.inside(race) == (0 if comes_back else 1)
    assert ann.look(table)["seat"] == 0


def test_nobody_gains_time_by_choosing_and_taking_back() -> None:
    """Neither does an increment add up, nor does the clock stand still while the others' seems to run."""
    clock = {"bank": 1000.0, "increment": 30.0}
    record = lobby.new_record("scoundrels", {"suspicion": "asked"}, "turn", clock, False, None, 0.0)
    table = Table(record, [Seat(k, "human", person=f"p{k}", name=f"P{k}") for k in range(2)])
    taken_back = 0

    def fold(kind: str, seat: int | None, word: str, at: float) -> None:
        table.fold(LogLine(record.id, table.seq + 1, kind, seat, word, None, at), 0.0)

    fold("start", None, "2", 0.0)
    while table.status == "running" and taken_back < 5:
        assert table.game is not None
        seat = next(iter(table.asked))
        bank, since, word = table.banks[seat], table.asked[seat], str(table.game.legal(seat)[0])
        gain = 0.0 if quiet(table.game, word) else 30.0
        fold("choice", seat, word, since + 10.0)
        assert table.banks[seat] == bank - (10.0 if gain else 0.0) + gain  # the control
        try:
            table.game.clone().undo(seat)
        except CannotUndo:
            continue
        fold("undo", seat, "undo", since + 60.0)
        assert table.banks[seat] == bank
        assert table.asked[seat] == since
        fold("choice", seat, word, since + 70.0)
        assert table.banks[seat] == bank - (70.0 if gain else 0.0) + gain
        taken_back += 1
    assert taken_back


# Two processes


@pytest.mark.slow
def test_processes_whose_clocks_differ_agree_on_who_is_here(postgres: str, tmp_path: Path) -> None:
    """A machine whose clock is two hours ahead does not take those for absent who sit at the other."""
    walls = [tmp_path / "a", tmp_path / "b"]
    for wall, ahead in zip(walls, (0, 7200), strict=True):
        wall.write_text(str(ahead))
    with contextlib.ExitStack() as stack:
        here, there = (Forked(postgres, wall) for wall in walls)
        for one in (here, there):
            stack.callback(one.stop)
        ann, bob = here.guest("Ann"), there.guest("Bob")
        place = ann.create(options={"first": 0}, clock={"absent": 60.0})
        bob.join(place)
        mine, theirs = ann.sit(place["table"]), bob.sit(place["table"])
        mine.wait(lambda one: one.legal)
        theirs.wait(lambda one: one.view)
        time.sleep(2.0)
        assert bob.get(f"/api/tables/{place['table']}")["seats"][0]["taken"] is None
        assert mine.choose(mine.legal[0])["type"] == "ack"


@pytest.mark.slow
def test_who_sits_at_another_process_is_not_away_between_two_heartbeats(postgres: str) -> None:
    """A host may set a short time; nobody is taken for gone before their process had to say that they are here."""
    with contextlib.ExitStack() as stack:
        here, there = Process(postgres, heartbeat=4.0), Process(postgres, heartbeat=4.0)
        for one in (here, there):
            stack.callback(one.stop)
        ann, bob = here.guest("Ann"), there.guest("Bob")
        place = ann.create(options={"first": 0}, clock={"absent": 0.5}, substitutes=True)
        bob.join(place)
        mine, theirs = ann.sit(place["table"]), bob.sit(place["table"])
        mine.wait(lambda one: one.legal)
        theirs.wait(lambda one: one.view)
        end = time.monotonic() + 6.0
        while time.monotonic() < end:
            gone = bob.http.post(f"/api/tables/{place['table']}/votes", json={"vote": "replace 0"})
            assert gone.status_code == 409, gone.text
            assert bob.get(f"/api/tables/{place['table']}")["seats"][0]["taken"] is None
            time.sleep(0.5)
        mine.close()  # the control: whoever is gone is played for
        wait_until(
            lambda: bob.get(f"/api/tables/{place['table']}")["seats"][0]["taken"] == "quick", "no bot came"
        )


# Nobody slows others


def test_who_deletes_a_card_file_they_have_not_makes_nobody_look_for_it(
    inside: Peeked, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[Any] = []
    drop = Storage.drop_cards

    async def noted(self: Storage, names: Any = None) -> int:
        looked.append(names)
        return await drop(self, names)

    monkeypatch.setattr(Storage, "drop_cards", noted)
    ann, own = inside.guest("Ann"), OUTLAW + "# looked for"
    for _ in range(3):
        ann.send("DELETE", "/api/me/cards/cards-0.toml", None, 404)
    assert looked == []
    ann.create(game="scoundrels", seats=["human", "bot:random"], cards=own)
    name = ann.get("/api/me/cards")[0]["name"]
    ann.send("DELETE", f"/api/me/cards/{name}", None, 204)
    assert looked == [[name]]  # the control; of no other file than this


def test_card_files_take_so_many_bytes_of_an_address(tmp_path: Path) -> None:
    small = replace(FAST, card_bytes=1.0)  # so 8 KB at once
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=small)) as served:
        ann = served.guest("Ann")
        body = {"game": "scoundrels", "seats": ["human", "bot:random"]}
        name = ann.post("/api/tables", {**body, "cards": OUTLAW}, 201) and ann.get("/api/me/cards")[0]["name"]
        filled = OUTLAW + "# " + "x" * 7_000
        ann.post("/api/tables", {**body, "cards": filled}, 201)
        assert ann.post("/api/tables", {**body, "cards": filled + "y"}, 429)["code"] == "too-much"
        ann.post("/api/tables", {**body, "cards": name}, 201)  # which brings nothing new


def test_a_file_that_a_table_needs_is_not_forgotten_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "_files", keeping.OrderedDict())
    mine, made = keeping.keep("mine"), list[str]()
    keeping.hold(mine)

    def make() -> str:
        made.append("made")
        return "rules"

    for k in range(3 * keeping.MOST):
        keeping.keep(f"other {k}")
        assert keeping.made(mine, "rules", make) == "rules"
    assert made == ["made"]
    assert len(keeping._files) <= keeping.MOST + 1
    keeping.keep("x" * (keeping.MOST_LETTERS + 1))
    assert len(keeping._files) == 2
    keeping.let_go(mine)
    for k in range(keeping.MOST):
        keeping.keep(f"again {k}")
    assert keeping.kept(mine) is None  # the control


def test_very_many_addresses_make_no_request_dearer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that are full are thrown away now and then, and not looked for with every request."""
    swept: list[int] = []
    forget = Buckets._forget

    def noted(self: Buckets, now: float) -> None:
        swept.append(len(self.levels))
        forget(self, now)

    monkeypatch.setattr(Buckets, "_forget", noted)
    one = Buckets(1e-6, 10, "requests")
    for k in range(3 * limits.FORGET):
        one.take(f"address {k}")
    assert len(swept) <= 3
    assert len(one.levels) == 3 * limits.FORGET  # the control: none of them was full


# What is told


def test_the_morning_tells_what_came_slowly_too(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[dict[str, Any]] = []

    class Log:
        def warning(self, event: str, **more: Any) -> None:
            told.append({"event": event, **more})

    monkeypatch.setattr(metrics, "operator_log", Log())
    monkeypatch.setattr(metrics, "TALLY", metrics.Tally())
    monkeypatch.setattr(metrics, "TRIED", {})
    monkeypatch.setattr(metrics, "MOST_TALLIED", 4)
    for k in range(5):
        metrics.refusal("no-name", "192.0.2.1", "wrong-recovery")
        metrics.refusal("not-allowed", "192.0.2.1", "door-other-site")
        metrics.refusal("illegal", "192.0.2.2")  # who only plays
        metrics.refusal("no-table", f"198.51.100.{k}", "no-such-table")
        metrics.report()
    assert told == []  # nothing came fast
    metrics.report_tried()
    assert [row["event"] for row in told] == ["tried", "tried", "tried", "tried-by-others"]
    assert told[0]["address"] == "192.0.2.1"
    assert told[0]["what"] == {"wrong-recovery": 5, "door-other-site": 5}
    assert told[0]["first"] <= told[0]["last"]
    assert told[-1]["what"] == {"no-such-table": 3}
    told.clear()
    metrics.report_tried()
    assert told == []


def test_an_evening_is_told_by_address_and_kind(tmp_path: Path) -> None:
    """A stranger tries this and that against a house; its log says what."""
    process = Process(f"sqlite:///{tmp_path}/t.db")
    try:
        ann = process.guest("Ann")
        table = ann.create()["table"]
    finally:
        process.stop()
    import subprocess
    import sys

    from tests.server.serving import ROOT, TREE, end, healthy

    script = (
        "import sys; from saloon.server.serve import run; from tests.server.serving import quick;"
        "run(quick(sys.argv[1], port=int(sys.argv[2])), 'info')"
    )
    log = tmp_path / "log"
    with log.open("wb") as lines:
        import os

        server = subprocess.Popen(
            [sys.executable, "-W", "ignore", "-c", script, f"sqlite:///{tmp_path}/t.db", str(process.port)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": TREE},
            stderr=lines,
        )
        try:
            wait_until(lambda: healthy(process.url), "the server did not start")
            with client(process.url) as eve:
                eve.get(f"/api/tables/{table}")
                eve.get(f"/api/tables/{table}/view", headers={"Authorization": "Bearer " + "x" * 26})
                eve.post("/api/me/recover", json={"code": "00000-00000-00000-00000-00000"})
                eve.get("/api/me", headers={"Host": "evil.example"})
                eve.post("/api/me", json={"name": "Eve"}, headers={"Origin": "http://evil.example"})
                eve.get("/api/me", headers={"Cookie": f"saloon={ann.me['id']}.0." + "0" * 32})
                eve.get("/feed/" + ann.me["id"] + ".0")
            line = Line(process.url, table, {}, {"secret": "y" * 26})
            assert ends(line) == "no-table"
        finally:
            end(server)
    rows = [json.loads(row) for row in log.read_text().splitlines()]
    tried = [row for row in rows if row["event"] == "tried"]
    assert [row["address"] for row in tried] == ["127.0.0.1"], rows
    assert {
        "no-such-table": 3,
        "wrong-recovery": 1,
        "door-other-name": 1,
        "door-other-site": 1,
        "unsigned-cookie": 1,
        "no-feed": 1,
    }.items() <= tried[0]["what"].items()
    assert ann.me["id"] not in log.read_text()


def test_over_tls_a_neighbour_cannot_put_a_cookie_in_somebodys_jar(tmp_path: Path) -> None:
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", secure=True)) as served:
        with client(served.url) as http:
            made = http.post("/api/me", json={"name": "Ann"})
            eve = http.post("/api/me", json={"name": "Eve"})
        mine, theirs = made.headers["set-cookie"], eve.headers["set-cookie"]
        assert mine.startswith("__Host-saloon=")
        assert {"Secure", "HttpOnly", "Path=/"} <= {part.strip() for part in mine.split(";")}
        assert "domain" not in mine.lower()
        own, tossed = mine.split(";")[0], theirs.split(";")[0].removeprefix("__Host-")
        with client(served.url) as http:
            for jar in (f"{own}; {tossed}", f"{tossed}; {own}"):
                assert http.get("/api/me", headers={"Cookie": jar}).json()["name"] == "Ann"
            # Who has had the plain one since before keeps it.
            old = own.removeprefix("__Host-")
            assert http.get("/api/me", headers={"Cookie": old}).json()["name"] == "Ann"


def test_no_shared_cache_keeps_the_page_of_a_table(served: Served) -> None:
    """It says which game is played to whoever may look on."""
    ann = served.guest("Ann")
    page = ann.http.get(f"/t/{ann.create()['table']}")
    assert "private" in page.headers["cache-control"]


def test_a_house_that_sees_its_limits_still_says_so_in_words() -> None:
    one = Buckets(1.0, 1, "requests")
    one.take("x")
    with pytest.raises(TooMuch) as refused:
        one.take("x")
    assert refused.value.told("de").startswith("Zu viele Anfragen")
    assert isinstance(refused.value, Refused)
