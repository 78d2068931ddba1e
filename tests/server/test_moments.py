"""When others hear of it depends on nothing that they may not know. Sockets are real, the clock is the test's."""

import asyncio
import json
import random
from collections.abc import Callable
from math import inf
from typing import Any
from uuid import uuid4

import pytest

import saloon
from saloon import bots
from saloon.server import attendance, clocks, viewing, workers
from saloon.server.workers import Desk, Queue, Workers
from tests.server.clockwork import Peeked, told
from tests.server.serving import Frame, Guest, Line, wait_until
from tests.server.test_secrecy import Stretch, bare, goat, scoundrels

Heard = dict[int | None, list[tuple[float, list[Frame]]]]
"""What each viewer heard, and how many seconds after the beginning."""


class Thinker:
    """Stands in for the bots: it answers what the test wants, and how long it thinks depends on all that it sees."""

    def __init__(self, peeked: Peeked) -> None:
        self.clock = peeked.clock
        self.budget = peeked.house.settings.budget
        self.answers: Callable[[dict[str, Any], list[str]], str] = lambda _, legal: legal[0]
        """At a call: pass."""
        self.thoughts: list[float] = []

    async def act(self, bot: str, view: dict[str, Any], events: Any, legal: list[str]) -> str:
        most = self.budget + workers.GRACE / 2 if not workers.is_quick(bot) else workers.GRACE
        self.thoughts.append(random.Random(json.dumps(view)).uniform(0, most))
        await self.clock.until(self.clock.now() + self.thoughts[-1])
        return self.answers(view, legal)


@pytest.fixture
def thinker(peeked: Peeked, monkeypatch: pytest.MonkeyPatch) -> Thinker:
    async def ready(*_: object) -> None:
        """No process is needed."""

    one = Thinker(peeked)
    monkeypatch.setattr(Workers, "ready", ready)
    monkeypatch.setattr(peeked.house.workers, "act", one.act)
    return one


@pytest.fixture
def people(peeked: Peeked) -> list[Guest]:
    return [peeked.guest(name) for name in ("Ann", "Bob", "Cid")]


class Watch:
    """People and a spectator who look at a table where a game is to be played, and what they hear when."""

    def __init__(self, peeked: Peeked, people: list[Guest], game: saloon.Game, pace: str) -> None:
        place = people[0].create(game=game.name, seats=["human"] * len(people), public=True, pace=pace)
        for guest in people[1:]:
            guest.join(place)
        self.peeked = peeked
        self.people = people
        self.table = place["table"]
        self.game = game.clone()
        self.lines: dict[int | None, Line] = {}
        self.heard: Heard = {}
        self.began = peeked.clock.now()

    def order(self, seat: int, word: str) -> None:
        body = {"order": word, "key": uuid4().hex}
        self.people[seat].put(f"/api/tables/{self.table}/order", body)

    def begin(self, pause: float = 0.0, bots: dict[int, str] | None = None) -> None:
        """The table comes to the game's question, and all but those for whom bots play look on."""
        self.peeked.install(self.table, self.game, pause, bots)
        for seat in (None, *self.game.seats):
            if seat not in (bots or {}):
                last = viewing.skip(self.game, seat, viewing.Bookmark())
                if seat is None:
                    self.lines[seat] = Line(self.peeked.url, self.table, {}, {"last": last})
                else:
                    self.lines[seat] = self.people[seat].sit(self.table, last)
                self.lines[seat].wait(lambda one: one.view)
        told(self.lines)
        self.heard = {seat: [] for seat in self.lines}

    def listen(self) -> None:
        moment = round(self.peeked.clock.now() - self.began, 6)
        for seat, frames in told(self.lines).items():
            if frames:
                self.heard[seat].append((moment, bare(frames)))

    def turn(self, end: float = inf) -> None:
        assert self.peeked.turn(end) or end < inf, "nothing is planned"
        self.listen()

    def wait(self, seconds: float) -> None:
        end = self.peeked.clock.now() + seconds
        while self.peeked.clock.now() < end:
            self.turn(end)

    def close(self) -> Heard:
        self.peeked.clear(self.table)
        for line in self.lines.values():
            line.close()
        return self.heard


def played(
    peeked: Peeked, thinker: Thinker, people: list[Guest], bot: str, pace: str, game: saloon.Game, script: Any
) -> Heard:
    """What a person and a spectator hear of a game in which two bots play their parts of a script."""
    watch = Watch(peeked, people, game, pace)
    thinker.answers = lambda view, legal: script[watch.game.step - game.step][1]
    watch.begin(bots={1: bot, 2: bot})
    while (step := watch.game.step - game.step) < len(script):
        seat, word = script[step]
        if seat == 0:
            watch.wait(3.0)
            assert watch.lines[0].choose(word)["type"] == "ack", word
            watch.listen()
        else:
            watch.turn()
    return watch.close()


@pytest.mark.parametrize("bot", ["rules", "top"])
@pytest.mark.parametrize(("play", "pace"), [(goat, "live"), (goat, "turn"), (scoundrels, "turn")])
def test_bots_answer_at_the_same_moments_whatever_they_hold_and_however_long_they_think(
    peeked: Peeked,
    thinker: Thinker,
    people: list[Guest],
    play: Callable[[int], Stretch],
    pace: str,
    bot: str,
) -> None:
    dice = random.Random(5)
    stretch = play(3)
    real = played(peeked, thinker, people, bot, pace, stretch.start, stretch.words())
    thoughts = list(thinker.thoughts)
    assert len(real[None]) > 4
    for viewer in (None, 0):
        thinker.thoughts.clear()
        world, words, differs = stretch.world(viewer, dice)
        assert differs
        there = played(peeked, thinker, people, bot, pace, world, words)
        assert thinker.thoughts != thoughts
        assert there[viewer] == real[viewer]


def call(kind: str, suspicion: str) -> saloon.Game:
    """A table of three where suspicion is called."""
    game = saloon.new("scoundrels", players=3, options={"suspicion": suspicion}, seed=11, salt="5a" * 16)
    while kind not in [d.kind for d in game.decisions]:
        decision = game.decision
        assert decision is not None
        game.apply(decision.seat, decision.choices[len(decision.choices) - 1])
    return game


def at_the_call(peeked: Peeked, people: list[Guest], order: str = "ask", passes: bool = False) -> Heard:
    """What the others hear at a live last call when one who is asked has left an order, or passes early."""
    watch = Watch(peeked, people, call("last-call", "live"), "live")
    asked = watch.game.decisions[0].seat
    watch.begin(peeked.house.settings.pause)
    watch.order(asked, order)
    watch.wait(1.0)
    if passes:
        line = watch.lines[asked]
        assert line.choose(line.legal[0])["held"] is True
        watch.listen()
    while not watch.heard[None]:
        watch.turn()
    del watch.heard[asked]
    return watch.close()


def test_a_live_call_closes_for_all_at_once_whatever_anybody_answered(
    peeked: Peeked, thinker: Thinker, people: list[Guest]
) -> None:
    silent = at_the_call(peeked, people)
    for heard in silent.values():
        assert [moment for moment, _ in heard] == [peeked.house.settings.pause]
    for order in ("ask", "decide", "not-this-turn"):
        assert at_the_call(peeked, people, order) == silent
        assert at_the_call(peeked, people, order, passes=True) == silent


def choices(heard: Heard) -> list[str]:
    """Those that a spectator read of."""
    events = [event for _, frames in heard[None] for frame in frames for event in frame.get("events", [])]
    return [event["choice"] for event in events if event["kind"] == "choice"]


def test_what_a_bot_decides_for_somebody_is_said_when_the_call_closes(
    peeked: Peeked, thinker: Thinker, people: list[Guest]
) -> None:
    thinker.answers = lambda _, legal: "henchman"
    heard = at_the_call(peeked, people, "decide")
    assert choices(heard) == ["henchman"]
    assert all(moments[0][0] == peeked.house.settings.pause for moments in heard.values())
    assert "order" not in str(heard)
    assert "henchman" not in choices(at_the_call(peeked, people, "decide", passes=True))


def obeyed(peeked: Peeked, people: list[Guest], game: saloon.Game, order: str) -> tuple[Heard, float]:
    """What the others hear turn by turn of somebody who has left an order; and when the answer was due."""
    watch = Watch(peeked, people, game, "turn")
    asked = game.decisions[0].seat
    watch.begin()
    watch.order(asked, order)
    house, table = peeked.house, peeked.house.rooms[watch.table].table
    due = clocks.order_time(table, asked, game.step, house.signer, house.settings)
    while not watch.heard[None]:
        watch.turn()
    del watch.heard[asked]
    return watch.close(), round(due - watch.began, 6)


def test_an_order_answers_turn_by_turn_at_a_drawn_moment_whichever_it_is_and_whatever_is_held(
    peeked: Peeked, thinker: Thinker, people: list[Guest]
) -> None:
    game = call("suspect", "asked")
    asked, watcher = game.decisions[0].seat, game.view(None)["active"]
    other = saloon.determinize(game.view(watcher), random.Random(2))
    assert other.view(asked) != game.view(asked)
    heard, dues = [], []
    for world, order in [(game, "decide"), (game, "not-this-turn"), (other, "decide")]:
        told_to, due = obeyed(peeked, people, world, order)
        (moment, frames) = told_to[watcher][0]
        assert moment == due
        heard.append([{**frame, "seq": 0} for frame in frames])  # a dealt world has no past to count
        dues.append(due)
    least, most = peeked.house.settings.order_pace
    assert all(least <= due <= most for due in dues)
    assert len(set(dues)) == 3
    assert heard[0] == heard[1] == heard[2]


@pytest.mark.parametrize("play", ["live", "turn"])
def test_a_bot_that_waits_for_a_process_says_so_and_one_that_decides_for_somebody_does_not(
    peeked: Peeked, thinker: Thinker, people: list[Guest], monkeypatch: pytest.MonkeyPatch, play: str
) -> None:
    """Who waits is told to everybody: of somebody who has left an order it told that, on a busy machine."""
    monkeypatch.setattr(attendance, "SAY_SO", 0.0)
    kind, suspicion = ("last-call", "live") if play == "live" else ("suspect", "asked")
    desks, house = peeked.house.workers.queues["quick"], peeked.house
    said = []
    for by_bot in (True, False):
        busy = peeked.inside(lambda: desks.take("somebody else"))
        watch = Watch(peeked, people, call(kind, suspicion), play)
        asked = watch.game.decisions[0].seat
        watch.begin(house.settings.pause, {asked: "rules"} if by_bot else None)
        if not by_bot:
            watch.order(asked, "decide")
        wait_until(lambda: len(desks) > 0, "nobody waits for a process")
        peeked.inside(lambda: asyncio.sleep(0.05))
        said.append((asked, watch.people[asked].get(f"/api/tables/{watch.table}")["waiting"]))
        peeked.inside(lambda busy=busy: give(desks, busy))
        wait_until(lambda: desks.free or not (peeked.turn() or True), "the thought does not end")
        watch.close()
    assert said == [(said[0][0], [said[0][0]]), (said[1][0], [])]


async def give(desks: Queue, desk: Desk) -> None:
    desks.give(desk)


def test_a_bot_that_does_not_stop_thinking_is_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless:
        def act(self, *_: object) -> str:
            while True:
                pass

    rules = bots.get("rules")
    monkeypatch.setattr(bots, "get", lambda name: rules if name == "rules" else Endless())
    game = saloon.new("goat", 2, seed=1)
    assert game.decision is not None
    seat, legal = game.decision.seat, list(game.decision.choices)
    word, in_time = workers.think("endless", game.view(seat), [*game.events(seat)], legal, 5, 0.01)
    assert word in legal
    assert not in_time


def test_a_question_waits_for_a_desk_and_counts_from_there() -> None:
    """The second of two waits for the first, however many processes there are for others."""

    async def work() -> list[str]:
        pool, order = Workers(1), list[str]()
        first_sits, first_goes = asyncio.Event(), asyncio.Event()

        async def first() -> None:
            async with pool.desk("top"):
                first_sits.set()
                await first_goes.wait()
                order.append("first")

        async def second() -> None:
            await first_sits.wait()
            async with pool.desk("search"):
                order.append("second")

        async def quick() -> None:
            await first_sits.wait()
            async with pool.desk("rules"):
                order.append("quick")
                first_goes.set()

        await asyncio.gather(first(), second(), quick())
        return order

    async def ready(*_: object) -> None:
        """No process is needed."""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Workers, "ready", ready)
        assert asyncio.run(work()) == ["quick", "first", "second"]
