"""Whoever holds the seat now sees and plays it and nobody else, whichever way they came and whoever writes."""

import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from saloon.server import people
from saloon.server.house import House
from saloon.server.web import me
from tests.server.clockwork import clockwork
from tests.server.serving import (
    OPEN,
    Frame,
    Guest,
    Line,
    Process,
    Served,
    client,
    in_thread,
    quick,
    wait_until,
)

Pair = tuple[Served, Served]


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """One process is both."""
    with in_thread(quick(f"sqlite:///{tmp_path_factory.mktemp('rights')}/t.db")) as one:
        yield one, one


@pytest.fixture
def two(postgres: str) -> Iterator[Pair]:
    with contextlib.ExitStack() as stack:
        servers = [Process(postgres), Process(postgres)]
        for one in servers:
            stack.callback(one.stop)
        yield servers[0], servers[1]


@pytest.fixture(params=["one process", pytest.param("two processes", marks=pytest.mark.slow)])
def houses(request: pytest.FixtureRequest) -> Pair:
    """Where things are written, and where somebody looks on."""
    pair: Pair = request.getfixturevalue("alone" if request.param == "one process" else "two")
    return pair


def twin(guest: Guest, there: Served) -> Guest:
    """The same person, with the same cookie, at another process."""
    one = Guest.__new__(Guest)
    one.url, one.me = there.url, guest.me
    one.http = client(there.url, cookies={"saloon": guest.http.cookies["saloon"]})
    OPEN.append(one.http)
    return one


def holder(there: Served, table: str, secret: str) -> Line:
    return Line(there.url, table, {}, {"secret": secret})


def ends(line: Line) -> str:
    """Why the server closed a socket; all that it sent before is kept in its frames."""
    code = ""
    with contextlib.suppress(ConnectionClosed):
        while True:
            frame = line.hear()
            code = frame["code"] if frame["type"] == "problem" else code
    return code


def seats_seen(frames: list[Frame]) -> set[int | None]:
    return {frame["view"]["seat"] for frame in frames if "view" in frame}


def polled(guest: Guest, table: str, since: int) -> tuple[threading.Thread, list[Any]]:
    """A long poll under way."""
    answers: list[Any] = []

    def ask() -> None:
        answers.append(guest.http.get(f"/api/tables/{table}/view", params={"since": since, "wait": 40}))

    thread = threading.Thread(target=ask)
    thread.start()
    return thread, answers


def test_a_long_poll_answers_from_the_seat_that_is_held_when_it_answers(houses: Pair) -> None:
    """Seats close up at the start: whoever polled from seat 3 sits on 2, and must not see the hand of 3."""
    here, there = houses
    ann, bob, cid = (here.guest(name) for name in ("Ann", "Bob", "Cid"))
    place = ann.create(seats=["human", "empty", "human", "human"])
    table = place["table"]
    assert bob.join(place)["seat"] == 2
    polls = [polled(twin(guest, there), table, 0) for guest in (ann, bob)]
    assert cid.join(place)["seat"] == 2  # and the game begins
    for (thread, answers), seat in zip(polls, (0, 1), strict=True):
        thread.join()
        answer = answers[0].json()
        assert answer["seat"] == seat
        if "view" in answer["update"]:
            assert answer["update"]["view"]["seat"] == seat
    for guest, seat in ((ann, 0), (bob, 1), (cid, 2)):  # the control: everybody sees their own
        wait_until(
            lambda guest=guest, seat=seat: (
                twin(guest, there).look(table)["update"].get("view", {}).get("seat") == seat
            ),
            f"seat {seat} sees its own view",
        )


def test_a_long_poll_of_somebody_who_left_gets_nothing_of_the_seat(houses: Pair) -> None:
    here, there = houses
    ann, bob, dan = (here.guest(name) for name in ("Ann", "Bob", "Dan"))
    place = ann.create(public=True, options={"first": 0})
    table = place["table"]
    bob.join(place)
    wait_until(lambda: twin(bob, there).look(table)["seat"] == 1, "the other process knows of Bob")
    seq = bob.look(table)["update"]["seq"]
    thread, answers = polled(twin(bob, there), table, seq)
    bob.post(f"/api/tables/{table}/leave", None, 204)
    assert dan.join(place)["seat"] == 1
    line = ann.sit(table)
    line.wait(lambda one: one.legal)
    line.choose(line.legal[0])
    thread.join()
    assert answers[0].json()["seat"] is None
    assert answers[0].json()["update"]["view"]["seat"] is None
    wait_until(lambda: twin(dan, there).look(table)["seat"] == 1, "the control: Dan sees the seat")


def rotates(ann: Guest, place: Frame) -> None:
    ann.post(f"/api/tables/{place['table']}/secret")


def leaves(ann: Guest, place: Frame) -> None:
    ann.post(f"/api/tables/{place['table']}/leave", None, 204)


def signs_out(ann: Guest, place: Frame) -> None:
    ann.post("/api/me/sign-out-everywhere")


def is_deleted(ann: Guest, place: Frame) -> None:
    ann.send("DELETE", "/api/me", None, 204)


@pytest.mark.parametrize("by", ["cookie", "secret"])
@pytest.mark.parametrize("change", [rotates, leaves, signs_out, is_deleted])
def test_a_right_that_has_ended_ends_its_sockets_wherever_they_are(
    houses: Pair, change: Callable[[Guest, Frame], None], by: str
) -> None:
    here, there = houses
    ann, bob = here.guest("Ann"), here.guest("Bob")
    place = ann.create(options={"first": 0})
    bob.join(place)
    table = place["table"]
    device = twin(ann, there)
    old = device.sit(table) if by == "cookie" else holder(there, table, place["secret"])
    other = twin(bob, there).sit(table)
    for line in (old, other):
        line.wait(lambda one: one.view)
    assert old.legal
    word = old.legal[0]
    change(ann, place)
    with contextlib.suppress(ConnectionClosed):
        old.say({"type": "choose", "choice": word, "key": "late"})
    assert ends(old) == "moved"
    assert not [frame for frame in old.frames if frame["type"] == "ack"]
    assert seats_seen(old.frames) == {0}
    assert other.catch_up() is not None  # the control: the other socket lives, and its seat is as it was
    assert other.view["seat"] == 1
    assert not [event for event in other.events if event.get("choice") == word and event["seat"] == 0]


async def dies(*_: object) -> None:
    """The process ends here."""


@pytest.mark.parametrize("by", ["cookie", "secret"])
@pytest.mark.parametrize("told", [True, False], ids=["told", "not told"])
def test_a_process_that_dies_before_it_says_so_keeps_no_socket_open_elsewhere(
    postgres: str, monkeypatch: pytest.MonkeyPatch, by: str, told: bool
) -> None:
    """A person was signed out and no line of any log said so: only who reads the seats again could know."""
    with (
        in_thread(quick(postgres)) as here,
        in_thread(quick(postgres, heartbeat=60.0 if told else 0.2)) as there,
    ):
        ann, bob = here.guest("Ann"), here.guest("Bob")
        place = ann.create(options={"first": 0})
        bob.join(place)
        table = place["table"]
        old = twin(ann, there).sit(table) if by == "cookie" else holder(there, table, place["secret"])
        other = twin(bob, there).sit(table)
        for line in (old, other):
            line.wait(lambda one: one.view)
        if not told:
            monkeypatch.setattr(people, "tell_tables", dies)
        ann.post("/api/me/sign-out-everywhere")
        assert ends(old) == "moved"
        assert seats_seen(old.frames) == {0}
        assert other.catch_up() is not None  # the control: the other socket lives
        assert other.view["seat"] == 1


@pytest.mark.parametrize("way", ["poll", "look"])
def test_nor_does_it_leave_a_way_by_http_to_a_table_that_is_left_alone(
    postgres: str, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """A poll that waited, and a table that nobody had looked at for a while, went by the seats as they were."""
    with in_thread(quick(postgres)) as here, in_thread(quick(postgres)) as there:
        ann, bob = here.guest("Ann"), here.guest("Bob")
        place = ann.create(options={"first": 0})
        bob.join(place)
        path = f"/api/tables/{place['table']}/view"
        thief, friend = there.stranger(), twin(bob, there).http
        OPEN.append(thief)
        thief.headers["authorization"] = f"Bearer {place['secret']}"
        seen = thief.get(path).json()["update"]["seq"]
        assert friend.get(path).json()["seat"] == 1
        if way == "poll":
            poll = ThreadPoolExecutor().submit(thief.get, path, params={"since": seen, "wait": 20.0})
        time.sleep(1.0)  # until it counts as left alone
        monkeypatch.setattr(people, "tell_tables", dies)
        ann.post("/api/me/sign-out-everywhere")
        answer = poll.result() if way == "poll" else thief.get(path)
        assert answer.status_code == 404, answer.text  # as any private table
        assert friend.get(path).json()["seat"] == 1  # the control


def test_a_person_whose_deletion_was_cut_short_looks_on_nowhere(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with in_thread(quick(postgres)) as here, in_thread(quick(postgres)) as there:
        ann, bob = here.guest("Ann"), here.guest("Bob")
        place = ann.create(options={"first": 0})
        bob.join(place)
        old, other = (twin(guest, there).sit(place["table"]) for guest in (ann, bob))
        old.wait(lambda one: one.view)
        old.say({"type": "say", "text": "Howdy", "key": "1"})
        other.wait(lambda one: [chat for chat in one.chat if chat["text"] == "Howdy"])

        async def cut_short(house: House, person: str) -> None:
            await house.storage.forget(person)

        monkeypatch.setattr(me.people, "forget", cut_short)
        ann.send("DELETE", "/api/me", None, 204)
        assert ends(old) == "moved"
        look = twin(bob, there)
        wait_until(
            lambda: "Ann" not in str(told := look.look(place["table"])) and "Howdy" not in str(told),
            "all is gone",
        )


def test_what_a_leavers_socket_held_is_not_shown_to_it_when_somebody_new_sits_there(houses: Pair) -> None:
    here, there = houses
    ann, bob, dan = (here.guest(name) for name in ("Ann", "Bob", "Dan"))
    place = ann.create(options={"first": 0})
    bob.join(place)
    table = place["table"]
    old = twin(bob, there).sit(table)
    old.wait(lambda one: one.view)
    read = len(old.frames)
    bob.post(f"/api/tables/{table}/leave", None, 204)
    dan.join(place)
    assert ends(old) == "moved"
    assert not [
        frame
        for frame in old.frames[read:]
        if "view" in frame and frame["table"]["seats"][1]["name"] == "Dan"
    ]
    new = twin(dan, there).sit(table)
    new.wait(lambda one: one.view)
    assert new.view["seat"] == 1


def test_when_seats_close_up_every_socket_goes_with_its_own(houses: Pair) -> None:
    here, there = houses
    names = ("Ann", "Bob", "Cid", "Dan")
    people = [here.guest(name) for name in names]
    place = people[0].create(game="goat", seats=["human", "empty", "human", "human", "human"])
    table = place["table"]
    for guest in people[1:3]:
        guest.join(place)
    lines = [twin(guest, there).sit(table) for guest in people[:3]]
    for line in lines:
        line.wait(lambda one: one.table)
    people[3].join(place)
    for seat, line in enumerate(lines):
        line.wait(lambda one: one.view)
        line.catch_up()
        assert seats_seen(line.frames) == {seat}
        assert [f["seat"] for f in line.frames if f["type"] == "welcome"][-1] == seat


def test_who_signs_out_everywhere_plays_on_with_the_new_cookie_alone(houses: Pair) -> None:
    here, there = houses
    ann, bob = here.guest("Ann"), here.guest("Bob")
    place = ann.create(options={"first": 0})
    bob.join(place)
    thief = twin(ann, there)
    ann.post("/api/me/sign-out-everywhere")
    assert thief.http.get(f"/api/tables/{place['table']}/view").status_code == 404
    bearer = {"Authorization": f"Bearer {place['secret']}"}
    with client(there.url, headers=bearer) as link:
        wait_until(
            lambda: link.get(f"/api/tables/{place['table']}/view").status_code == 404, "the link is dead"
        )
    mine = twin(ann, there)
    wait_until(lambda: mine.look(place["table"])["seat"] == 0, "the new cookie plays on")
    mine.http.headers.update(bearer)  # a browser still shows the old secret with it
    assert mine.look(place["table"])["seat"] == 0


def test_who_sat_down_a_moment_ago_has_the_seat_at_a_process_that_has_heard_nothing(postgres: str) -> None:
    with clockwork(quick(postgres)) as one, clockwork(quick(postgres)) as other:
        other.house.news.heard = lambda *_: None
        ann, bob = one.guest("Ann"), one.guest("Bob")
        place = ann.create(public=True)
        path = f"/api/tables/{place['table']}"
        with other.stranger() as http:
            assert http.get(path).json()["seats"][1]["free"]
            bob.join(place)
            assert http.get(path).json()["seats"][1]["free"]  # the control: it is deaf
        assert twin(bob, other).look(place["table"])["seat"] == 1
