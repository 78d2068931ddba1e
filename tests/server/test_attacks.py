"""What a stranger tries: raw bytes, unread answers, somebody else's turn, one device for two, a broken database."""

import contextlib
import json
import socket
import sqlite3
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from saloon.cli.commands import app
from saloon.server.web.guard import HEADERS
from tests.server.serving import (
    FAST,
    PATIENCE,
    Frame,
    Guest,
    Line,
    Served,
    in_thread,
    quick,
    wait_until,
)
from tests.server.test_floods import Raw

BODY = b'{"name":"Eve"}'
SIZE = b"%d" % len(BODY)
CHUNKED = b"%x\r\n%b\r\n0\r\n\r\n" % (len(BODY), BODY)


@pytest.fixture(params=["sqlite", "postgres"], scope="module")
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house of this room's own, on either database."""
    db = f"sqlite:///{tmp_path_factory.mktemp('attacked')}/t.db"
    if request.param == "postgres":
        db = f"{request.getfixturevalue('cluster')}/postgres"
    with in_thread(quick(db)) as one:
        yield one


@pytest.fixture
def raw(house: Served) -> Iterator[Raw]:
    one = Raw(house)
    yield one
    one.close()


def post(host: str, *headers: bytes, path: bytes = b"/api/me") -> bytes:
    lines = [b"POST %b HTTP/1.1" % path, b"Host: " + host.encode(), *headers, b"", b""]
    return b"\r\n".join(lines)


JSON = b"Content-Type: application/json"
SMUGGLED: dict[str, tuple[list[bytes], bytes]] = {
    "two lengths": ([JSON, b"Content-Length: " + SIZE, b"Content-Length: 0"], BODY),
    "one length twice": ([JSON, b"Content-Length: " + SIZE, b"Content-Length: " + SIZE], BODY),
    "a list of lengths": ([JSON, b"Content-Length: " + SIZE + b", " + SIZE], BODY),
    "length and chunks": ([JSON, b"Content-Length: 4", b"Transfer-Encoding: chunked"], CHUNKED),
    "chunks and length": ([JSON, b"Transfer-Encoding: chunked", b"Content-Length: 4"], CHUNKED),
    "a coding like it": ([JSON, b"Transfer-Encoding: xchunked"], CHUNKED),
    "a coding after it": ([JSON, b"Transfer-Encoding: chunked, identity"], CHUNKED),
    "a chunk below zero": ([JSON, b"Transfer-Encoding: chunked"], b"-1\r\n" + CHUNKED),
    "a chunk without end": ([JSON, b"Transfer-Encoding: chunked"], b"f" * 20 + b"\r\n" + CHUNKED),
    "a length below zero": ([JSON, b"Content-Length: -1"], BODY),
    "a space before the colon": ([JSON, b"Content-Length : " + SIZE], BODY),
    "a folded line": ([JSON, b"X: a\r\n b", b"Content-Length: " + SIZE], BODY),
    "a NUL": ([JSON, b"X: a\x00b", b"Content-Length: " + SIZE], BODY),
    "a bare return": ([JSON, b"X: a\rY: b", b"Content-Length: " + SIZE], BODY),
}


def has_all_headers(answer: bytes) -> None:
    head = answer.partition(b"\r\n\r\n")[0].lower()
    for name, value in HEADERS:
        assert name + b": " + value.lower() in head, (name, answer)


@pytest.mark.parametrize("what", SMUGGLED)
def test_two_readings_of_one_request_are_refused(raw: Raw, what: str) -> None:
    """Whoever stands before us may read it the other way: what follows would be somebody else's request."""
    headers, body = SMUGGLED[what]
    raw.send(post(raw.host, *headers) + body)
    raw.get("/health")  # what would be smuggled
    told = raw.all()
    assert told.startswith(b"HTTP/1.1 400"), told
    assert told.count(b"HTTP/1.1") == 1, told
    assert json.loads(told.partition(b"\r\n\r\n")[2])["code"] == "bad-request"
    has_all_headers(told)


def test_a_request_in_chunks_is_read_as_any_other(raw: Raw) -> None:
    """The control; and its type is checked as that of any other, and what comes after it is no header."""
    raw.send(post(raw.host, JSON, b"Transfer-Encoding: chunked") + CHUNKED)
    raw.until(b'"recovery"')
    raw.read = b""
    raw.send(post(raw.host, b"Content-Type: text/plain", b"Transfer-Encoding: chunked") + CHUNKED)
    raw.until(b'"not-allowed"')
    raw.read = b""
    late = CHUNKED[:-2] + b"Host: evil.example\r\nCookie: saloon=x\r\nOrigin: http://[\r\n\r\n"
    raw.send(post(raw.host, JSON, b"Transfer-Encoding: chunked") + late)
    raw.until(b'"recovery"')


def test_what_follows_a_request_does_not_answer_it(raw: Raw) -> None:
    """A request and rubbish in one packet: the rubbish is not answered in the request's place."""
    raw.send(f"GET /api/rules/goat HTTP/1.1\r\nHost: {raw.host}\r\n\r\n".encode() + b"\x00\x01\r\n\r\n")
    told = raw.all()
    assert not told or told.startswith(b"HTTP/1.1 200"), told
    assert b"bad-request" not in told


@pytest.mark.parametrize(
    "head",
    [
        b"GET /health HTTP/1.1\r\nHost: HOST\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        b"GET /api/tables/x/socket HTTP/1.1\r\nHost: HOST\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        b"POST /api/tables/x/socket HTTP/1.1\r\nHost: HOST\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        b"GET /health\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"CONNECT evil.example:443 HTTP/1.1\r\nHost: HOST\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    ],
    ids=["no socket there", "no key", "no GET", "HTTP/0.9", "HTTP/2", "CONNECT", "TLS"],
)
def test_what_is_no_request_of_ours_is_refused_with_all_headers(raw: Raw, head: bytes) -> None:
    raw.send(head.replace(b"HOST", raw.host.encode()))
    told = raw.all()
    assert told.startswith(b"HTTP/1.1 400"), told
    assert set(json.loads(told.partition(b"\r\n\r\n")[2])) == {"code", "message"}
    has_all_headers(told)


@pytest.mark.skipif(sys.platform != "linux", reason="how long an answer waits unread is Linux' to say")
def test_answers_that_nobody_reads_are_dropped(tmp_path: Path) -> None:
    """They stayed with the operating system, megabytes for each connection, long after we had closed it."""
    limits = replace(FAST, unread=1.0)
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=limits)) as served:
        host, _, port = served.url.removeprefix("http://").partition(":")
        ask = f"GET /schema/openapi.json HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode() * 8

        def connection() -> socket.socket:
            one = socket.socket()
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            one.connect((host, int(port)))
            one.sendall(ask)
            return one

        held, slow = [connection() for _ in range(5)], connection()
        slow.settimeout(PATIENCE)
        read = b""
        while read.count(b"HTTP/1.1 200") < 8 or not read.endswith(
            b"}"
        ):  # the control: whoever reads gets it all
            read += slow.recv(4_096)
        # A connection that is closed already, such as the first look at the server, has nothing that waits.
        assert len([much for much in waiting_for(int(port)) if much]) <= 6
        wait_until(lambda: not any(waiting_for(int(port))), "unread answers are still kept")
        for one in (*held, slow):
            one.close()


def waiting_for(port: int) -> list[int]:
    """The bytes that wait in the system for each reader of a port."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return [
        int(row[4].split(":")[0], 16)
        for row in rows
        if int(row[1].split(":")[1], 16) == port and row[3] != "0A"
    ]


def test_whoever_waits_counts_as_a_socket_does(tmp_path: Path) -> None:
    """Polls of one address are few, gone or not, and take nothing from those who play; they read what others read."""
    limits = replace(FAST, spectators=3, sockets=3)
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=limits)) as served:
        ann, bob = served.guest("Ann"), served.guest("Bob")
        place = ann.create(public=True, options={"first": 0})
        bob.join(place)
        table = place["table"]
        seq = ann.look(table)["update"]["seq"]
        public = seen_outside(served, f"/api/tables/{table}/view")["update"]["seq"]
        polls = [Raw(served) for _ in range(6)]
        for one in polls[:3]:
            one.get(f"/api/tables/{table}/view?since={public}&wait=50&lang=de")

        def full() -> bool:
            late = Raw(served)
            late.get(f"/api/tables/{table}/view?since={public}&wait=0.1")
            late.hear()
            late.close()
            return late.read.startswith(b"HTTP/1.1 429")

        wait_until(full, "spectators wait without end")
        assert bob.look(table, seq, wait=0.01)["seat"] == 1  # who plays has room of their own
        polls[2].close()  # who is gone is not waited for longer than by their own wish
        ann.choose(table, ann.look(table)["update"]["legal"][0])
        read = []
        for one in polls[:2]:
            one.until(b"\r\n\r\n")
            while one.read.count(b"{") != one.read.count(b"}") or not one.read.endswith(b"}"):
                assert one.hear()
            read.append(json.loads(one.read.partition(b"\r\n\r\n")[2]))
        assert read[0] == read[1]
        fresh = seen_outside(served, f"/api/tables/{table}/view?since={public}&lang=de")
        assert read[0]["update"]["view"] == fresh["update"]["view"]
        wait_until(lambda: not full(), "the places are not given back")
        for one in polls:
            one.close()


def seen_outside(served: Served, path: str) -> Frame:
    """What somebody without a name is answered."""
    with served.stranger() as http:
        answer: Frame = http.get(path).json()
        return answer


def refused_outside(served: Served, path: str, body: Frame) -> int:
    with served.stranger() as http:
        return http.post(path, json=body).status_code


def table_of_two(served: Served, **more: Any) -> tuple[Guest, Guest, str]:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(**{"options": {"first": 0}, **more})
    bob.join(place)
    return ann, bob, place["table"]


def test_whoever_asks_for_the_whole_view_again_and_again_gets_their_own(house: Served) -> None:
    ann, bob, table = table_of_two(house, public=True)
    mine, other = ann.sit(table, lang="en", changes=True), bob.sit(table, lang="en", changes=True)
    outside = Line(house.url, table, {}, {"changes": True})
    for line in (mine, other, outside):
        line.wait(lambda one: one.view)
    mine.say({"type": "whole", "seat": 1})  # somebody else's
    assert mine.until("problem")["code"] == "bad-request"
    for line in (mine, outside):
        for _ in range(30):
            line.say({"type": "whole"})
        seen = [line.until("update")]  # where all of them are read at once, the pong goes before it
        seen += [frame for frame in line.catch_up() if frame["type"] == "update"]
        assert all(frame["view"] == line.view for frame in seen)
    assert mine.view == ann.look(table)["update"]["view"]
    assert outside.view == seen_outside(house, f"/api/tables/{table}/view")["update"]["view"]
    assert not [
        frame for frame in other.catch_up() if frame["type"] == "update"
    ]  # nobody else is told anything
    mine.catch_up()
    ann.post(f"/api/tables/{table}/secret")  # which ends the right of that socket
    known = len(mine.frames)
    with contextlib.suppress(ConnectionClosed):
        mine.say({"type": "whole"})
    with pytest.raises(ConnectionClosed):
        mine.until("never")
    assert not any("view" in frame for frame in mine.frames[known:])


def test_messages_without_end_are_refused_and_others_are_served(tmp_path: Path) -> None:
    limits = replace(FAST, messages=2.0)
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=limits)) as served:
        ann, bob, table = table_of_two(served)
        mine = ann.sit(table, changes=True)
        mine.wait(lambda one: one.view)
        with contextlib.suppress(ConnectionClosed):
            for _ in range(500):
                mine.say({"type": "whole"})
        with pytest.raises(ConnectionClosed):
            mine.until("never")
        assert sum("view" in frame for frame in mine.frames) < 40
        assert {frame["code"] for frame in mine.frames if frame["type"] == "problem"} == {"too-much"}
        line = bob.sit(table)
        line.wait(lambda one: one.view)  # the control


def test_nobody_answers_for_another_at_any_question(house: Served) -> None:
    """At every question of a game, the order of a sheet among them, what one may choose is nobody else's to send."""
    ann, bob, table = table_of_two(house, game="scoundrels", options={}, pace="turn", public=True)
    people, stolen, kinds = (ann, bob), 0, set[str]()
    for _ in range(60):
        looks = [ann.look(table)["update"], bob.look(table)["update"]]
        if not any(look["legal"] for look in looks):
            break
        asked = 0 if looks[0]["legal"] else 1
        kinds |= {one["kind"] for one in looks[asked]["view"]["asked"]}
        for word in looks[asked]["legal"][:3]:
            if word in looks[1 - asked]["legal"]:
                continue
            stolen += 1
            assert people[1 - asked].choose(table, word, status=409)["code"] == "illegal"
            body = {"choice": word, "key": "stolen"}
            assert refused_outside(house, f"/api/tables/{table}/choices", body) == 403
        assert [guest.look(table)["update"]["seq"] for guest in people] == [look["seq"] for look in looks]
        legal = looks[asked]["legal"]
        people[asked].choose(table, next((word for word in legal if word == "rearrange"), legal[-1]))
    assert stolen > 60
    assert len(kinds) > 3


def test_only_who_sits_there_talks_and_only_so_much(tmp_path: Path) -> None:
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=replace(FAST, chats=0.01))) as served:
        ann, bob, table = table_of_two(served, public=True)
        line, outside = ann.sit(table), Line(served.url, table, {}, {})
        for one in (line, outside):
            one.wait(lambda one: one.view)
        outside.say({"type": "say", "text": "I look on", "key": "1"})
        assert outside.until("problem")["code"] == "bad-request"
        body = {"text": "I look on", "key": "1"}
        assert refused_outside(served, f"/api/tables/{table}/chat", body) == 403
        ann.put(f"/api/tables/{table}/mutes", {"seat": 1}, 204)
        answers = [
            bob.http.post(f"/api/tables/{table}/chat", json={"text": "Howdy", "key": f"{k}"}).status_code
            for k in range(8)
        ]
        assert (answers[0], answers[-1]) == (200, 429)
        outside.wait(lambda one: one.chat)  # the control: everybody else reads it
        line.catch_up()
        assert [said["text"] for said in line.chat] == []
        assert ann.look(table)["update"].get("chat", []) == []


def test_a_shared_device_shows_each_seat_to_its_own_secret_alone(house: Served) -> None:
    """The device keeps a secret for each who plays on it, and looks on from nowhere while the curtain is drawn."""
    ann, eve = house.guest("Ann"), house.guest("Eve")
    made = ann.create(seats=["human", "human"], hotseat=["Bob"], pace="turn", options={"first": 0})
    table, secrets = made["table"], {0: made["secret"], 1: made["others"]["1"]}

    def look(**headers: str) -> Frame:
        with house.stranger() as http:
            answer = http.get(f"/api/tables/{table}/view", headers=headers)
            return {"status": answer.status_code, **answer.json()}

    views = {}
    for seat, secret in secrets.items():
        found = look(Authorization=f"Bearer {secret}")
        assert found["seat"] == seat
        views[seat] = found["update"]["view"]
        assert views[seat]["seat"] == seat
    drawn = Line(house.url, table, {}, {"secret": secrets[0], "watch": True})
    drawn.wait(lambda one: one.view)
    assert drawn.view["seat"] is None
    assert drawn.legal == []
    drawn.say({"type": "choose", "choice": "accept", "key": "k"})
    assert drawn.until("problem")["code"] == "bad-request"
    assert ann.look(table)["seat"] == 0  # her cookie alone is her own seat's
    assert eve.http.get(f"/api/tables/{table}/view").status_code == 404
    assert look()["status"] == 404
    theirs = Line(house.url, table, {}, {"secret": secrets[1]})
    theirs.wait(lambda one: one.view)
    with house.stranger() as http:  # who has left has no view, and no secret any more
        bob = {"Authorization": f"Bearer {secrets[1]}"}
        assert http.post(f"/api/tables/{table}/leave", headers=bob).status_code == 204
    with pytest.raises(ConnectionClosed):
        theirs.until("never")
    assert look(**bob)["status"] == 404
    assert look(Authorization=f"Bearer {secrets[0]}")["seat"] == 0  # the control


def test_time_runs_out_for_a_player_who_reads_nothing(tmp_path: Path) -> None:
    """Their socket is open and full; the others' game goes on."""
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db")) as served:
        ann, bob = served.guest("Ann"), served.guest("Bob")
        place = ann.create(options={"first": 0}, clock={"bank": 0.5, "increment": 0.0, "absent": 0})
        bob.join(place)
        deaf = Raw(served)
        deaf.sit(ann, place["table"])
        line = bob.sit(place["table"])
        line.wait(lambda one: one.legal)  # a bot chose for her
        assert line.choose(line.legal[0])["type"] == "ack"
        deaf.close()


HOSTILE = "\x1b[2J\x1b]0;evil\x07 a\nb\u202ec\r\x9b31m\u2028"


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Guest, Guest, list[str]]]:
    """A running house whose database has been written to by somebody else."""
    file = tmp_path_factory.mktemp("broken") / "t.db"
    with in_thread(quick(f"sqlite:///{file}")) as served:
        ann, bob = served.guest("Ann"), served.guest("Bob")
        tables = []
        for _ in range(10):
            place = ann.create(options={"first": 0}, public=True)
            bob.join(place)
            ann.choose(place["table"], ann.look(place["table"])["update"]["legal"][0])
            tables.append(place["table"])
    with contextlib.closing(sqlite3.connect(file)) as database:
        for change, *values in (
            ("people set name = ? where id = ?", HOSTILE, bob.me["id"]),
            ("seats set name = ? where table_id = ?", HOSTILE, tables[0]),
            ("tables set created = 1e308, pace = ? where id = ?", HOSTILE, tables[1]),
            ("tables set created = 9e999 where id = ?", tables[2]),
            ("tables set options = '{broken' where id = ?", tables[3]),
            ("tables set clock = '[]' where id = ?", tables[4]),
            ("tables set game = ? where id = ?", HOSTILE, tables[5]),
            ("tables set seed = 'none' where id = ?", tables[6]),
            ("log set word = ? where kind = 'choice' and table_id = ?", HOSTILE, tables[7]),
            ("log set at = 'x' where seq = 1 and table_id = ?", tables[8]),
        ):
            database.execute(f"update {change}", values)
        database.commit()
    with in_thread(quick(f"sqlite:///{file}")) as again:
        for guest in (ann, bob):
            guest.url, cookies = again.url, guest.http.cookies
            guest.http = again.stranger()
            guest.http.cookies = cookies
        yield again, ann, bob, tables
        for guest in (ann, bob):
            guest.http.close()


def run(served: Served, *words: str) -> list[str]:
    """What the command prints, as text and as JSON."""
    told = []
    for also in ((), ("--json",)):
        done = CliRunner().invoke(app, ["house", *words, "--db", f"sqlite:///{served.file}", *also])
        assert done.exception is None or isinstance(done.exception, SystemExit), (words, done.exception)
        lines = done.stdout.splitlines()  # between which the server of the test, in this process, may log
        told.append("\n".join(line for line in lines if "[error" not in line and "[info" not in line))
    return told


def no_number(word: str) -> None:
    raise AssertionError(f"{word} is no JSON")


def test_the_operators_command_reads_whatever_is_there(
    broken: tuple[Served, Guest, Guest, list[str]],
) -> None:
    served, _, bob, tables = broken
    asked = [("status",), ("tables",), ("people",), ("check",), ("export", bob.me["id"])]
    for words in [*asked, *(("show", table) for table in tables)]:
        text, data = run(served, *words)
        assert text
        assert text.replace("\n", "").isprintable(), (words, text)
        assert "\x1b" not in data
        json.loads(data, parse_constant=no_number)
    listed = json.loads(run(served, "tables")[1])
    assert {row["id"] for row in listed} >= set(tables)
    trouble = {row["id"] for row in json.loads(run(served, "check")[1]) if not row["ok"]}
    assert trouble == set(tables[3:9])
    text = run(served, "tables")[0]
    assert len(text.splitlines()) == len(listed)  # no name makes a line of its own


def test_a_table_that_cannot_be_played_keeps_nobody_from_the_rest(
    broken: tuple[Served, Guest, Guest, list[str]],
) -> None:
    """The list of one's games, what is kept of one, signing out everywhere and deletion go on with the next table."""
    served, ann, bob, tables = broken
    shown = {row["id"] for row in ann.get("/api/lobby")}
    assert {tables[0], tables[9]} <= shown
    assert not shown & set(tables[3:9])
    assert {row["id"] for row in ann.get("/api/me/tables")} == set(tables)
    games = {row["table"]: row["status"] for row in bob.get("/api/me/export")["games"]}
    assert games[tables[3]] in ("set-aside", "other-release")
    assert games[tables[9]] == "running"
    line = ann.sit(tables[9])
    line.wait(lambda one: one.view)
    ann.post("/api/me/sign-out-everywhere")
    with pytest.raises(ConnectionClosed):
        line.until("never")
    bob.send("DELETE", "/api/me", None, 204)
    assert seen_outside(served, "/health")["ok"] is True
    chairs = ann.get(f"/api/tables/{tables[9]}")["seats"]
    assert chairs[1]["name"] != "Bob"
    assert chairs[1]["taken"]
