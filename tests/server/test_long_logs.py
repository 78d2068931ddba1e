"""A log is read again whenever its table is loaded: somebody who lengthens it all evening must not stop the house."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import saloon
from saloon.errors import CannotUndo
from saloon.language import notation
from saloon.server import attendance, viewing
from saloon.server import house as house_room
from saloon.server.clocks import Duty
from saloon.server.house import House
from saloon.server.lobby import leave
from saloon.server.rights import Persons
from saloon.server.room import Room
from saloon.server.workers import Workers
from tests.server.clockwork import Peeked, clockwork
from tests.server.serving import FAST, Guest, in_thread, quick
from tests.server.test_evening import two_at


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Peeked]:
    db = f"sqlite:///{tmp_path_factory.mktemp('long')}/t.db"
    with clockwork(quick(db)) as one:
        one.db = db
        yield one


def can_be_taken_back(game: saloon.Game) -> tuple[int, str] | None:
    """A choice that its seat may take back, if there is one now."""
    for decision in game.decisions:
        for word in decision.choices:
            tried = game.clone()
            try:
                tried.apply(decision.seat, word)
                tried.undo(decision.seat)
            except CannotUndo:
                continue
            return decision.seat, word
    return None


def played_on(served: Peeked, guests: list[Guest], table: str, but: int = -1) -> tuple[int, str]:
    """Play until somebody else than `but` may take a choice back; who, and which."""
    while (found := can_be_taken_back(served.game(table))) is None or found[0] == but:
        decision = served.game(table).decisions[0]
        guests[decision.seat].choose(table, decision.choices[0])
    return found


def to_and_fro(guest: Guest, table: str, word: str) -> int:
    """Choose and take back: the status of the second."""
    guest.choose(table, word)
    answer = guest.http.post(f"/api/tables/{table}/undo", json={"key": random.randbytes(8).hex()})
    return answer.status_code


def test_from_one_seat_only_so_much_is_taken_back(tmp_path: Path) -> None:
    """Counted by the log: a new process knows it, and it is nobody else's seat that pays."""
    settings = quick(f"sqlite:///{tmp_path}/t.db", limits=replace(FAST, taken_back=3))
    with clockwork(settings) as served:
        ann, bob, table = two_at(served, game="scoundrels", pace="turn")
        guests = [ann, bob]
        seat, word = played_on(served, guests, table)
        for _ in range(3):
            assert to_and_fro(guests[seat], table, word) == 200
        assert to_and_fro(guests[seat], table, word) == 429
        told = guests[seat].http.post(f"/api/tables/{table}/undo", json={"key": "again"}).json()
        assert told["message"].startswith("3 choices have been taken back from this seat")
        other, word = played_on(served, guests, table, seat)  # the game goes on
        assert to_and_fro(guests[other], table, word) == 200
    with clockwork(settings) as again:
        for guest in guests:
            guest.http.get(f"/api/tables/{table}/view")
        assert again.house.rooms[table].table.undone == {seat: 3, other: 1}


def test_from_one_seat_only_so_many_lines_come_besides_its_game(tmp_path: Path) -> None:
    with in_thread(quick(f"sqlite:///{tmp_path}/t.db", limits=replace(FAST, lines=5))) as served:
        ann, bob, table = two_at(served)

        def says(guest: Guest, k: int) -> int:
            body = {"text": "hello", "key": f"k{k}"}
            return int(guest.http.post(f"/api/tables/{table}/chat", json=body).status_code)

        answers = [says(ann, k) for k in range(8)]
        assert answers[0] == 200
        assert answers[-3:] == [429] * 3
        assert answers.count(200) <= 5
        for way, body in (("paused", {"paused": True}), ("mutes", {"seat": 1})):
            assert ann.http.put(f"/api/tables/{table}/{way}", json=body).status_code == 429
        assert says(bob, 0) == 200  # whose seat is another
        turn = ann if ann.look(table)["update"]["legal"] else bob
        turn.choose(table, turn.look(table)["update"]["legal"][0])


def test_while_a_long_log_is_loaded_everybody_else_has_their_turn(
    inside: Peeked, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, table = two_at(inside, game="scoundrels", pace="turn")
    seat, word = played_on(inside, [ann, bob], table)
    for _ in range(10):
        assert to_and_fro([ann, bob][seat], table, word) == 200
    lines, fold = inside.lines(table), House.fold

    async def loaded() -> int:
        """How many turns others have while the log is folded."""
        house, turns, over = inside.house, 0, False
        folded: list[int] = []

        async def others() -> None:
            nonlocal turns
            while not over:
                turns += 1
                await asyncio.sleep(0)

        def noted(self: House, room: Room, line: Any) -> None:
            folded.append(turns)
            fold(self, room, line)

        monkeypatch.setattr(House, "fold", noted)
        del house.rooms[table]
        beside = asyncio.create_task(others())
        await house.room(table)
        over = True
        await beside
        return len(set(folded))

    assert inside.inside(loaded) <= lines / 2
    monkeypatch.setattr(house_room, "SLICE", -1.0)
    assert inside.inside(loaded) == lines


def played(game: str, steps: int, back: int) -> saloon.Game:
    """A game in which somebody took back and took back."""
    one, dice = saloon.new(game, 3, {}, 7), random.Random(2)
    found = None
    while one.step < steps or (back and found is None):
        decision = one.decision
        assert decision is not None
        one.apply(decision.seat, dice.choice(list(decision.choices)))
        found = can_be_taken_back(one)
    for _ in range(back):
        assert found is not None
        one.apply(*found)
        one.undo(found[0])
    return one


@pytest.mark.parametrize(("game", "back"), [("goat", 0), ("scoundrels", 12)])
def test_who_comes_back_is_told_what_they_missed_and_nothing_else(game: str, back: int) -> None:
    one = played(game, 20, back)
    for seat in (None, *one.seats):
        everything = viewing.read(one, seat, viewing.Bookmark())
        for last in range(-1, len(everything) + 2):
            items, mark = viewing.resume(one, seat, last)
            assert items == (everything[last:] if 0 <= last <= len(everything) else everything)
            assert (mark.at, mark.seq) == (len(one.journal.data), len(everything))


def test_what_somebody_has_read_already_is_not_put_together_again() -> None:
    class Looked(dict[int, str]):
        """Which choices a bot made; it counts how many of them were put together."""

        count = 0

        def __contains__(self, at: object) -> bool:
            self.count += 1
            return False

    one = played("scoundrels", 6, 50)
    told = viewing.skip(one, None, viewing.Bookmark())
    everything, nothing = Looked(), Looked()
    assert len(viewing.resume(one, None, 0, everything)[0]) == told
    assert viewing.resume(one, None, told, nothing)[0] == []
    assert everything.count >= 50
    assert nothing.count == 0


@pytest.mark.parametrize("over", [False, True])
def test_logs_are_written_beside_the_tables(
    inside: Peeked, monkeypatch: pytest.MonkeyPatch, over: bool
) -> None:
    ann, bob, table = two_at(inside)
    if over:
        bob.post(f"/api/tables/{table}/concede")
    write, beside = notation.write, list[bool]()

    def watched(*given: Any) -> str:
        beside.append(asyncio._get_running_loop() is None)
        return write(*given)

    monkeypatch.setattr(notation, "write", watched)
    assert ann.http.get(f"/api/tables/{table}/log").status_code == 200
    games = ann.get("/api/me/export")["games"]
    assert [bool(one["log"]) for one in games if one["table"] == table] == [True]
    assert len(beside) >= 2
    assert all(beside)


def test_who_loses_their_seat_while_its_log_is_written_is_not_told_it(
    inside: Peeked, monkeypatch: pytest.MonkeyPatch
) -> None:
    bob, table = two_at(inside)[1:]
    honest = Workers.beside

    async def slow(self: Workers, *given: Any, **more: Any) -> Any:
        written = await honest(self, *given, **more)
        room = inside.house.rooms[table]
        if (chair := room.table.seat_of(bob.me["id"])) is not None:
            known = await inside.house.storage.person(bob.me["id"])
            assert known is not None
            await leave(inside.house, room, Persons(known))
            assert chair.seat == 1
        return written

    monkeypatch.setattr(Workers, "beside", slow)
    told = bob.http.get(f"/api/tables/{table}/log")
    assert told.status_code in (404, 409), told.text
    assert "hand" not in told.text


def test_an_export_has_no_log_of_a_seat_that_was_lost_while_it_was_written(
    inside: Peeked, monkeypatch: pytest.MonkeyPatch
) -> None:
    bob, table = two_at(inside)[1:]
    assert [one["seat"] for one in bob.get("/api/me/export")["games"]] == [1]  # the control
    honest = Workers.beside

    async def slow(self: Workers, *given: Any, **more: Any) -> Any:
        written = await honest(self, *given, **more)
        known = await inside.house.storage.person(bob.me["id"])
        assert known is not None
        await leave(inside.house, inside.house.rooms[table], Persons(known))
        return written

    monkeypatch.setattr(Workers, "beside", slow)
    told = bob.get("/api/me/export")["games"]
    assert [(one["seat"], one["log"]) for one in told] == [(None, None)]


def test_who_asks_for_thousands_of_tables_does_not_fill_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those that nobody looks at go, the oldest first, and not the one that was asked for just now; they come back."""
    monkeypatch.setattr(house_room, "JUST_NOW", 0.0)
    with clockwork(quick(f"sqlite:///{tmp_path}/t.db", at_rest=3, heartbeat=1e6)) as served:
        ann, bob, watched = two_at(served)
        line = bob.sit(watched)
        line.hear()
        tables = [ann.create(public=True)["table"] for _ in range(20)]
        assert len(served.house.rooms) <= 8
        assert watched in served.house.rooms
        assert tables[0] not in served.house.rooms
        assert tables[-1] in served.house.rooms
        for table in tables:
            assert ann.http.get(f"/api/tables/{table}").status_code == 200
            assert table in served.house.rooms
        assert len(served.house.rooms) <= 8


def test_a_table_at_which_something_is_due_is_not_put_away(
    peeked: Peeked, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot that has to answer for somebody may wait for its desk for half a minute. Put away meanwhile, and asked for
    again, the table was there twice: what the one wrote, those who looked at the other were not told."""
    table = peeked.guest("Ann").create()["table"]
    house = peeked.house

    async def look() -> tuple[bool, bool, bool]:
        room, desk, begun = await house.room(table), asyncio.Event(), asyncio.Event()

        async def wait(*_: Any) -> None:
            begun.set()
            await desk.wait()

        monkeypatch.setattr(attendance, "time_is_up", wait)
        before = room.busy()
        due = asyncio.create_task(attendance.do(house, room, Duty(0.0, "clock", 0), room.table.seq))
        await begun.wait()
        during = room.busy()
        desk.set()
        await due
        return before, during, room.busy()

    assert peeked.inside(look) == (False, True, False)
