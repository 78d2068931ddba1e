"""After most choices nothing is due, and nothing is looked through for what is: never where something is."""

from __future__ import annotations

import random
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any

import pytest

import saloon
from saloon.server import attendance, orders, room
from saloon.server.records import Line, Person, Seat, TableRecord
from saloon.server.rights import Right, Visitor
from saloon.server.room import Room, Watcher
from saloon.server.settings import Settings
from saloon.server.table import Table
from tests.server.clockwork import Clockwork

PLAYERS = 3
BANK = {"bank": 600.0}


class Noted:
    """A house that only notes what it would do or plan."""

    closed = False

    def __init__(self) -> None:
        self.clock = Clockwork()
        self.settings = Settings()
        self.storage = SimpleNamespace(postgres=False)
        self.begun: list[str] = []

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        self.begun.append(work.__qualname__)
        for inner in (work.cr_frame.f_locals or {}).values():  # a bot's work, which never ran either
            if hasattr(inner, "cr_frame"):
                inner.close()
        work.close()

    def due(self, one: Room) -> list[object]:
        """All that looking through the table finds: what is begun at once, and what is planned."""
        attendance.attend(self, one)  # type: ignore[arg-type]
        found: list[object] = [*self.begun, *(moment for moment, _, plan in self.clock.plans if plan.do)]
        one.stop_timers()
        self.begun.clear()
        return found


def write(table: Table, kind: str, seat: int | None, word: str, key: str | None = None) -> None:
    table.fold(Line(table.id, table.seq + 1, kind, seat, word, key, table.last_at), 30.0)


def running(
    house: Noted,
    game: str = "goat",
    options: dict[str, Any] | None = None,
    clock: dict[str, float] | None = None,
) -> Room:
    """A table that plays, with a person at every chair and at every socket."""
    rules = saloon.new(game, PLAYERS, options or {}, 1).rules
    record = TableRecord(
        id="t", game=game, rules=rules.version, catalogue=rules.catalogue, options=options or {}, seed=1,
        salt="00" * 16, pace="live", clock=clock or {}, public=True, host="p0", status="open",
        created=house.clock.now(),
    )  # fmt: skip
    table = Table(record, [chair(k, house.clock.now()) for k in range(PLAYERS)])
    one = Room(table, house.clock)
    write(table, "start", None, str(PLAYERS))
    for seat in table.seats:
        sit(one, seat.seat)
    return one


def chair(number: int, seen: float) -> Seat:
    return Seat(number, "human", person=f"p{number}", name=f"P{number}", seen=seen)


def sit(one: Room, seat: int) -> None:
    who = Visitor(Person(f"p{seat}", f"P{seat}", "en", 0, "", 0.0), None, None, None)  # type: ignore[arg-type]
    one.come(Watcher(Right(who, one.table), one.table, room.nobody))


def asked(one: Room) -> int:
    assert one.table.game is not None
    assert one.table.game.decision is not None
    return one.table.game.decision.seat


def away(one: Room) -> None:
    one.go(next(watcher for watcher in one.watchers if watcher.seat == asked(one)))


def given_up(one: Room) -> None:
    """Its owner's socket is still there, for a moment."""
    one.table.seats[asked(one)].person = None


def a_bot(one: Room) -> None:
    one.table.seats[asked(one)] = Seat(asked(one), "bot", "random", name="Nell")


def played_for(one: Room) -> None:
    write(one.table, "bot", asked(one), "quick")


def kept(one: Room) -> None:
    write(one.table, "keep", asked(one), "pass", f"kept:{asked(one)}:k")


def to_suspicion(one: Room) -> None:
    """Play until somebody may call suspicion."""
    table, dice = one.table, random.Random(1)
    assert table.game is not None
    while table.game.decision is not None and table.game.decision.kind not in orders.CALLS:
        decision = table.game.decision
        write(table, "choice", decision.seat, dice.choice(list(decision.choices)))
    assert table.game.decision is not None, "nobody was ever suspected"


def ordered(one: Room) -> None:
    to_suspicion(one)
    write(one.table, "order", asked(one), "not-this-turn")


def called(one: Room) -> None:
    to_suspicion(one)
    assert one.table.call


SUSPICION = {"suspicion": "live"}
DISTURBANCES: dict[str, tuple[Callable[[Room], None], dict[str, Any]]] = {
    "somebody is away": (away, {}),
    "a seat was given up": (given_up, {}),
    "a bot is asked": (a_bot, {}),
    "a bot plays for somebody": (played_for, {}),
    "a choice waits for the end of a pause": (kept, {}),
    "a clock runs": (lambda one: None, {"clock": BANK}),
    "an order answers": (ordered, {"game": "scoundrels", "options": {"suspicion": "asked"}}),
    "a call closes": (called, {"game": "scoundrels", "options": SUSPICION}),
}


def test_where_everybody_is_here_and_no_time_runs_nothing_is_due() -> None:
    """The control of all that follows: the table to which something is done is undisturbed before."""
    for game in ("goat", "scoundrels"):
        house = Noted()
        one = running(house, game)
        assert one.undisturbed()
        assert house.due(one) == []


@pytest.mark.parametrize("what", DISTURBANCES)
def test_each_thing_that_is_due_disturbs_a_table(what: str) -> None:
    disturb, given = DISTURBANCES[what]
    house = Noted()
    one = running(house, **given)
    disturb(one)
    assert house.due(one), "nothing is due, so that this shows nothing"
    assert not one.undisturbed()


def test_what_is_not_running_is_looked_through() -> None:
    """Its timers may be those of a table that runs, and whoever sat down last may not have lived to see the start."""
    house = Noted()
    one = running(house)
    one.table.game = None
    assert house.due(one) == ["start_if_full"]
    assert not one.undisturbed()
    one = running(house)
    write(one.table, "end", None, "vote")
    assert not one.undisturbed()
    one = running(house)
    write(one.table, "pause", 0, "")
    assert not one.undisturbed()


LINES = ("pause", "resume", "bot", "back", "concede", "order", "vote", "keep", "chat")


def happen(one: Room, dice: random.Random) -> None:
    """Something that happens at a table: somebody comes, goes, gives up, chooses, or wants something."""
    table, seat = one.table, dice.randrange(PLAYERS)
    game = table.game
    assert game is not None
    what = dice.choice(("choice", "choice", "go", "come", "seat", "line", "time"))
    if what == "choice" and game.decision is not None and table.status == "running":
        decision = dice.choice(game.decisions)
        write(table, "choice", decision.seat, dice.choice(list(decision.choices)))
    elif what == "go":
        for watcher in [w for w in one.watchers if w.seat == seat]:
            one.go(watcher)
    elif what == "come" and table.seats[seat].person == f"p{seat}":
        sit(one, seat)
    elif what == "seat":
        seats = [*table.seats]
        seats[seat] = dice.choice(
            [chair(seat, one.now()), chair(seat, 0.0), Seat(seat, "human"), Seat(seat, "bot", "random")]
        )
        table.seats = seats
        one.readmit()
        for watcher in [w for w in one.watchers if w.closed]:
            one.go(watcher)
    elif what == "line":
        kind = dice.choice(LINES)
        word = {"bot": "quick", "concede": "quick", "order": "decide", "vote": "end", "keep": "pass"}
        write(table, kind, seat, word.get(kind, ""), f"kept:{seat}:{table.seq}" if kind == "keep" else None)
    elif what == "time":
        one.clock.time += dice.choice((1.0, 40.0, 90_000.0))  # type: ignore[attr-defined]


def test_whatever_happens_at_a_table_nothing_due_is_skipped() -> None:
    """A law: where a table is undisturbed, looking it through finds nothing."""
    quiet = busy = 0
    for seed in range(60):
        dice, house = random.Random(seed), Noted()
        options = dice.choice([{}, SUSPICION, {"suspicion": "asked"}])
        game = "scoundrels" if options else dice.choice(("goat", "scoundrels"))
        one = running(house, game, options, dice.choice([{}, {}, {"absent": 0.0}, BANK]))
        for _ in range(12):
            due = house.due(one)
            if one.undisturbed():
                assert due == [], seed
                quiet += 1
            busy += bool(due)
            happen(one, dice)
    assert min(quiet, busy) > 100, "it shows something only where both come about"
