"""The socket of a seat: resuming, refusing, limits, backpressure, and messages that no client would send."""

import contextlib
import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from saloon.server import house, protocol
from saloon.server.errors import BadRequest
from saloon.server.room import Room, Watcher
from tests.server.serving import FAST, PATIENCE, Guest, Line, Served, in_thread, play_out, post, quick

BAD = [
    "",
    "{",
    "[]",
    "null",
    '{"type":"dance"}',
    '{"type":"choose"}',
    '{"type":"choose","choice":1,"key":"k"}',
    '{"type":"choose","choice":"accept","key":""}',
    '{"type":"say","text":"x","key":"k","html":"<b>"}',
    '{"type":"hello"}',
    "[" * 5000,
    '{"type":"undo","key":"z"}',
]


def table_of_two(served: Served, **more: Any) -> tuple[Guest, Guest, str]:
    ann, bob = served.guest("Ann"), served.guest("Bob")
    place = ann.create(options={"first": 0}, **more)
    bob.join(place)
    return ann, bob, place["table"]


def test_a_whole_game_by_socket(served: Served) -> None:
    ann, bob, table = table_of_two(served)
    lines = [ann.sit(table), bob.sit(table)]
    for line in lines:
        line.wait(lambda one: one.view)
    play_out(lines)
    for line in lines:
        line.wait(lambda one: one.table["status"] == "over")
    assert lines[0].table["result"]["winners"]
    assert lines[0].legal == []
    assert [e for e in lines[0].events if e["kind"] == "finished"]


def test_resuming_gives_what_was_missed_and_no_more(served: Served) -> None:
    ann, bob, table = table_of_two(served)
    line, other = ann.sit(table), bob.sit(table)
    line.wait(lambda one: one.view)
    other.wait(lambda one: one.view)
    seen, seq = list(other.events), other.seq
    other.close()
    for _ in range(6):
        line.catch_up()
        if line.legal:
            assert line.choose(line.legal[0])["type"] == "ack"
        look = bob.look(table)["update"]
        if look["legal"]:
            bob.choose(table, look["legal"][0])
    back = bob.sit(table, last=seq)
    back.wait(lambda one: one.view)
    assert seen + back.events == bob.look(table)["update"]["events"]
    fresh = bob.sit(table)
    fresh.wait(lambda one: one.view)
    assert fresh.events == seen + back.events
    for wild in (10**9, -5):
        odd = bob.sit(table, last=wild)
        odd.wait(lambda one: one.view)
        assert odd.events == fresh.events


def test_several_sockets_of_one_seat_see_the_same(served: Served) -> None:
    ann, _, table = table_of_two(served)
    one, two = ann.sit(table), ann.sit(table)
    one.wait(lambda line: line.view)
    two.wait(lambda line: line.view)
    one.choose(one.legal[0])
    for line in (one, two):
        line.wait(lambda line: not line.legal)
    assert one.view == two.view
    assert one.events == two.events


def test_what_a_socket_refuses(served: Served) -> None:
    ann, bob, table = table_of_two(served)
    line = ann.sit(table)
    line.wait(lambda one: one.view)
    for bad in BAD:
        line.say(bad)
        frame = line.until("problem")
        assert frame["code"] in ("bad-request", "illegal")
        assert frame["message"]
    line.say({"type": "ping", "id": 7})
    assert line.until("pong")["id"] == 7
    other = bob.sit(table)
    other.wait(lambda one: one.view)
    assert other.choose(line.legal[0])["code"] == "illegal"
    stale = line.choose(line.legal[0], at=line.seq + 1)
    assert stale["code"] == "stale"
    assert line.choose(line.legal[0], at=line.seq)["type"] == "ack"


def test_hello_comes_first(served: Served) -> None:
    _, _, table = table_of_two(served, public=True)
    with connect(f"{served.url.replace('http', 'ws')}/api/tables/{table}/socket") as socket:
        socket.send('{"type":"ping"}')
        assert json.loads(socket.recv(PATIENCE))["code"] == "bad-request"
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)
    wrong = Line(served.url, table, {}, {"secret": "0" * 26})
    assert wrong.hear()["code"] == "not-allowed"


def test_a_language_that_only_looks_like_one_is_refused(served: Served) -> None:
    """Its name with a newline fitted the pattern: the request broke, and a socket was never told anything."""
    ann, _, table = table_of_two(served)
    for way in ("view", "why?thing=deck"):
        for lang in ("en\n", "fr", ""):
            answer = ann.http.get(f"/api/tables/{table}/{way}", params={"lang": lang, "thing": "deck"})
            assert answer.status_code == 400, (way, lang, answer.text)
    assert ann.http.get(f"/api/tables/{table}/view", params={"lang": "en"}).status_code == 200
    assert ann.sit(table, lang="en\n").hear()["type"] == "problem"
    assert ann.sit(table, lang="en").hear()["type"] == "welcome"


def test_who_cannot_be_told_is_sent_away_and_the_others_are_told(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever breaks when a frame is made breaks one socket, which says so; it is not left in silence."""

    class Broken(Room):
        def frame(self, watcher: Watcher) -> bytes | None:
            if watcher.lang == "de":
                raise LookupError("a word that is not there")
            return super().frame(watcher)

    monkeypatch.setattr(house, "Room", Broken)
    ann, bob, table = table_of_two(served)
    line, bad = ann.sit(table), bob.sit(table, lang="de")
    line.wait(lambda one: one.view)
    with pytest.raises(ConnectionClosed) as closed:
        bad.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1011
    assert line.choose(line.legal[0])["type"] == "ack"


def test_messages_that_are_too_large_end_the_socket(served: Served) -> None:
    ann, bob, table = table_of_two(served)
    line = ann.sit(table)
    line.wait(lambda one: one.view)
    line.say("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        line.until("never")
    assert bob.look(table)["seat"] == 1  # nobody else noticed
    body = json.dumps({"choice": "accept", "key": "k", "pad": "x" * 100_000})
    answer = post(
        f"{served.url}/api/tables/{table}/choices", content=body, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 413


def test_other_sites_may_not_speak_for_their_visitors(served: Served) -> None:
    ann, _, table = table_of_two(served)
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = ann.http.post("/api/tables", json={}, headers=headers)
        assert answer.status_code == 403
        with pytest.raises(InvalidStatus) as refused:
            Line(served.url, table, headers, {})
        assert refused.value.response.status_code == 403
    assert ann.http.patch("/api/me", json={"name": "Ann"}, headers={"Origin": served.url}).status_code == 200
    form = ann.http.post(
        f"/api/tables/{table}/votes", content=b"vote=end", headers={"Content-Type": "text/plain"}
    )
    assert form.status_code == 403


def test_every_answer_carries_the_security_headers(served: Served) -> None:
    with served.stranger() as http:
        for answer in (
            http.get("/"),
            http.get("/api/me"),
            http.get("/nothing"),
            http.post("/api/me", json={}),
        ):
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"
        assert http.get("/api/me").headers["cache-control"] == "no-store"


def test_limits_of_requests_messages_tables_and_sockets(tmp_path: Any) -> None:
    from dataclasses import replace

    # Low rates, so that a slow machine goes beyond them too; bursts are five times as large.
    strict = replace(FAST, messages=0.2, tables=2, sockets=3, chats=0.01)
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=strict)) as served:
        ann, bob, table = table_of_two(served)
        line = ann.sit(table)
        line.wait(lambda one: one.view)
        for k in range(40):
            line.say({"type": "ping", "id": k})
        answers = [line.hear() for _ in range(40)]
        assert {f["type"] for f in answers} == {"pong", "problem"}
        assert {f["code"] for f in answers if f["type"] == "problem"} == {"too-much"}
        ann.create()
        ann.post("/api/tables", {"game": "goat", "seats": ["human", "human"]}, 429)
        chatted = [
            bob.http.post(f"/api/tables/{table}/chat", json={"text": "hi", "key": str(k)}).status_code
            for k in range(7)
        ]
        assert chatted == [200] * 5 + [429] * 2
        extra = [ann.sit(table), ann.sit(table)]
        with pytest.raises(InvalidStatus) as refused:
            ann.sit(table)
        assert refused.value.response.status_code == 429
        del extra


def test_a_reader_who_does_not_read_delays_nobody(served: Served) -> None:
    ann, bob, table = table_of_two(served)
    lazy = Line(served.url, table, {"Cookie": f"saloon={ann.http.cookies['saloon']}"}, {})
    lines = [ann.sit(table), bob.sit(table)]
    for line in lines:
        line.wait(lambda one: one.view)
    play_out(lines)
    lazy.wait(lambda one: one.table.get("status") == "over")
    assert lazy.events == lines[0].events


def test_a_choice_of_somebody_who_is_gone_at_once_is_told_to_the_others(served: Served) -> None:
    ann, bob, table = table_of_two(served)
    line = bob.sit(table)
    line.wait(lambda one: one.view)
    told = 0
    for k in range(12):
        line.catch_up()
        mine = ann.sit(table)
        mine.wait(lambda one: one.view)
        line.catch_up()  # that she came is told
        if not mine.legal:
            assert line.choose(line.legal[0])["type"] == "ack"
            continue
        mine.say({"type": "choose", "choice": mine.legal[0], "key": f"k{k}"})
        before = line.seq
        mine.socket.socket.close()  # not even a goodbye
        line.wait(lambda one, before=before: one.seq > before)
        told += 1
    assert told > 3


# Whatever comes, the answer is an error or an ack, and the table goes on

garbage = st.one_of(
    st.text(max_size=300),
    st.dictionaries(st.text(max_size=10), st.integers() | st.text(max_size=10) | st.none(), max_size=4).map(
        json.dumps
    ),
    st.builds(
        lambda kind, rest: json.dumps({"type": kind, **rest}),
        st.sampled_from(["hello", "choose", "undo", "say", "ping", "welcome", "update"]),
        st.dictionaries(
            st.sampled_from(["choice", "key", "at", "text", "id", "last", "secret", "invite"]),
            st.one_of(
                st.text(max_size=40),
                st.integers(),
                st.floats(allow_nan=False),
                st.none(),
                st.lists(st.none()),
            ),
            max_size=5,
        ),
    ),
)


@given(st.one_of(garbage, st.binary(max_size=200)))
def test_any_message_is_read_or_refused(message: str | bytes) -> None:
    with contextlib.suppress(BadRequest):
        assert isinstance(protocol.read(message), protocol.Up)


class Stormy:
    """A seat whose line is bad: it sends things twice, late, broken or too large, hangs up and comes back."""

    def __init__(self, guest: Guest, table: str, seat: int, dice: random.Random, noise: list[str]) -> None:
        self.guest, self.table, self.seat, self.dice = guest, table, seat, dice
        self.noise = noise or ["?"]
        self.sent: list[str] = []
        self.late: list[str] = []
        self.acked: set[str] = set()
        self.told: list[Any] = []
        self.line = guest.sit(table)
        self.line.wait(lambda one: one.view)

    def choice(self) -> str | None:
        if not self.line.legal:
            return None
        word, key = self.dice.choice(self.line.legal), f"k{len(self.sent)}"
        self.sent.append(json.dumps({"type": "choose", "choice": word, "key": key}))
        return self.sent[-1]

    def do(self, what: str) -> None:
        if what in ("choose", "late") and (message := self.choice()) is not None:
            if what == "late":
                self.late.append(message)
            else:
                self.say(message)
        elif what == "reorder":
            while self.late:
                self.say(self.late.pop())
        elif what == "replay" and self.sent:
            self.say(self.dice.choice(self.sent))
        elif what == "garbage":
            self.say(self.dice.choice(self.noise))
        elif what == "oversized":
            self.say("x" * self.dice.choice([16_385, 70_000]))
        elif what == "hang up":
            self.come_back()
        self.listen()

    def say(self, message: str) -> None:
        with contextlib.suppress(UnicodeEncodeError, ConnectionClosed):  # what no socket can carry
            self.line.say(message)

    def listen(self) -> None:
        """All that was answered so far; a closed line is opened again."""
        try:
            self.line.say({"type": "ping", "id": 1})
            while self.heard(self.line.hear()) != "pong":
                pass
        except ConnectionClosed:
            self.come_back()

    def heard(self, frame: dict[str, Any]) -> str:
        assert frame["type"] in ("welcome", "update", "ack", "problem", "pong")
        if frame["type"] == "ack":
            self.acked.add(frame["key"])
        return str(frame["type"])

    def come_back(self) -> None:
        self.told += self.line.events
        seq = self.line.seq
        self.line.close()
        self.line = self.guest.sit(self.table, last=seq)
        self.line.wait(lambda one: one.view)


@pytest.mark.soak
def test_garbage_replayed_reordered_and_oversized_messages_never_break_a_table(served: Served) -> None:
    records = st.sampled_from(
        ["choose"] * 4 + ["late", "reorder", "replay", "garbage", "oversized", "hang up"]
    )

    @settings(max_examples=8, suppress_health_check=list(HealthCheck))
    @given(
        st.lists(st.tuples(st.integers(0, 1), records), min_size=10, max_size=40),
        st.lists(garbage),
        st.integers(),
    )
    def storm(records: list[tuple[int, str]], noise: list[str], seed: int) -> None:
        dice = random.Random(seed)  # drawn before anything comes from the network
        ann, bob, table = table_of_two(served)
        players = [Stormy(guest, table, seat, dice, noise) for seat, guest in enumerate((ann, bob))]
        for seat, what in records:
            players[seat].do(what)
        for player in players:  # in the end everybody asks again what became of everything
            for message in player.sent:
                player.say(message)
                player.listen()
        for player in players:
            player.listen()
            events = player.guest.look(table)["update"]["events"]
            assert player.told + player.line.events == events
            stored = [e for e in events if e["kind"] == "choice" and e["seat"] == player.seat]
            assert len(stored) == len(player.acked)
            player.line.close()

    storm()
