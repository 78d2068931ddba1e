"""Twin worlds on the wire: two tables that differ only in what somebody may not know answer them byte for byte alike.

Sockets, long polls, the feed, hints, returns and the log of one onlooker, at live and turn-by-turn tables, for every
game, also from a second process on one PostgreSQL. Ids are replaced and times counted from the table's beginning;
nothing else is. A soak plays 2,000 games, and 80 over two processes.
"""

from __future__ import annotations

import functools
import itertools
import random
import re
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
import pytest

import saloon
from saloon.bots import hint as adviser
from saloon.games.scoundrels.engine.state import ScoundrelsState
from saloon.server import house, viewing
from saloon.server.advising import Hint
from saloon.server.room import Room
from saloon.testing.game import pick
from tests.laws import scoundrels_worlds
from tests.laws.expansion import EXPANSION
from tests.laws.scoundrels import SCOUNDRELS
from tests.laws.solo import SOLO
from tests.server.clockwork import Apart, Peeked
from tests.server.serving import OPEN, PATIENCE, Guest, Line, client, wait_until
from tests.server.test_secrecy import Stretch, goat
from tests.soaking import SOAK, done, note

ROUNDS, GAMES = (25, 10) if SOAK else (1, 1)
"""Of each of eight: four games, live and turn by turn. An interrupted soak goes on (`tests/soaking.py`)."""
OPTIONS = ("expansion", "enemy")
"""What a table has to know of the game that is put there."""
LENGTH = 7
"""Choices of a stretch."""
WIN_CHANCE = adviser.win_chance
TIME = re.compile(r'(?<!"check":)\b1\d{9}(?:\.\d+)?\b')
"""A moment. The sum over a view may be as large as one; it is compared as it is."""
STAMP = re.compile(r"<updated>[^<]*</updated>")
COMMITMENT = re.compile(r'("commitment":")([^"]*)"')


def goat_stretch(seed: int, live: bool) -> Stretch:
    return goat(seed)


def loud(game: saloon.Game, dice: random.Random, live: bool) -> tuple[int, int] | None:
    """Something to choose. At a live call it is silence, since one who speaks there ends it for those before them."""
    if not live:
        return pick(game, dice)
    decision = game.decision
    if decision is None:
        return None
    silence = viewing.quiet_answer(game, decision.seat)
    if silence is not None:
        return decision.seat, game.rules.code(silence)
    return decision.seat, decision.codes[dice.randrange(len(decision.codes))]


def days(kind: Any) -> Callable[[int, bool], Stretch]:
    """Stretches of a day of a game of this kind, between two shuffles."""

    def stretch(seed: int, live: bool) -> Stretch:
        dice = random.Random(seed)
        for attempt in range(100):
            players, options = kind.setup(1000 * seed + attempt)
            options = {**options, "suspicion": "live" if live else "asked"} if players > 1 else options
            game = saloon.new("scoundrels", players, options, 1000 * seed + attempt, "5a" * 16)
            found = search(game, dice, live)
            if found is not None:
                return found
        raise AssertionError("no stretch is long enough")

    return stretch


def search(game: saloon.Game, dice: random.Random, live: bool) -> Stretch | None:
    """The first stretch that is long enough after some that are passed over."""
    skip = dice.randrange(60)
    moments, choices = [game.clone()], list[tuple[int, int]]()
    for made in range(600):
        choice = loud(game, dice, live)
        if choice is None:
            return None
        game.apply(*choice)
        before: Any = moments[-1].state
        after: Any = game.state
        if made < skip or before.day == 0 or game.decision is None or scoundrels_worlds.ends(before, after):
            moments, choices = [game.clone()], []
            continue
        choices.append(choice)
        moments.append(game.clone())
        if len(choices) >= LENGTH and not (live and at_a_call(game)):
            return Stretch(moments[0], game, choices, worlds(moments[0], game, choices))
    return None


def at_a_call(game: saloon.Game) -> bool:
    """Whether silence is an answer: it closes for all at once, so no stretch ends in the middle."""
    return any(viewing.quiet_answer(game, decision.seat) is not None for decision in game.decisions)


def worlds(start: saloon.Game, end: saloon.Game, choices: list[tuple[int, int]]) -> Any:
    def world(viewer: int | None, dice: random.Random) -> tuple[saloon.Game, list[tuple[int, str]], bool]:
        w = saloon.determinize(end.view(viewer), dice).state
        assert isinstance(w, ScoundrelsState)
        begun = scoundrels_worlds.other_world(start, end, w, choices)
        played, words = begun.clone(), list[tuple[int, str]]()
        for seat, code in choices:
            now: Any = played.state
            there = scoundrels_worlds.in_world(code, seat, viewer, now, w)
            words.append((seat, played.rules.word(there)))
            played.apply(seat, there)
        return begun, words, scoundrels_worlds.hidden(w) != scoundrels_worlds.hidden(end.state)

    return world


KINDS: dict[str, Callable[[int, bool], Stretch]] = {
    "goat": goat_stretch,
    "scoundrels": days(SCOUNDRELS),
    "double-or-nothing": days(EXPANSION),
    "solo": days(SOLO),
}


class Tap:
    """A socket that keeps every text as it came."""

    def __init__(self, socket: Any, heard: list[str]) -> None:
        self.socket = socket
        self.heard = heard
        self.send = socket.send

    def recv(self, timeout: float) -> str:
        text: str = self.socket.recv(timeout)
        self.heard.append(text)
        return text


class Poll:
    """`GET …/view?wait=` in a thread of its own, asked again until there is news or the table has ended."""

    def __init__(self, http: httpx.Client, table: str, since: int) -> None:
        self.since = since
        self.text = ""
        self.http, self.path = http, f"/api/tables/{table}/view"
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self) -> None:
        for _ in range(100):
            answer = self.http.get(self.path, params={"since": self.since, "wait": 20.0})
            update = answer.json()["update"]
            if update["seq"] > self.since or update["table"]["status"] in ("over", "ended"):
                self.text = answer.text
                return

    def end(self, due: int = 0) -> str:
        """What it answered, or, if more has come than that, what it would have: a call is closed by several lines, and
        after which of them somebody wakes is the machine's business."""
        self.thread.join(PATIENCE)
        assert self.text, "the poll had no answer"
        if msgspec.json.decode(self.text)["update"]["seq"] < due:
            return self.http.get(self.path, params={"since": self.since}).text
        return self.text


@dataclass
class Told:
    """All that one onlooker got of a game, way by way, in order."""

    frames: list[str] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    """To what they sent themselves; these come beside the frames."""
    polls: list[str] = field(default_factory=list)
    feed: list[str] = field(default_factory=list)
    hints: list[str] = field(default_factory=list)
    returned: list[str] = field(default_factory=list)
    """The frames of a second socket, which came back in the middle of the game."""
    browser: list[str] = field(default_factory=list)
    """The frames of a socket that asks for words, and for what has changed instead of whole views."""
    log: list[str] = field(default_factory=list)
    """The file of the game as they may know it, from its beginning; the export of a seat holds the same."""


Home = Peeked | Apart
"""A house whose clock the test turns, in this process or in another."""


class Onlooker:
    """One whose lines are tapped: a seat, or a spectator."""

    def __init__(self, peeked: Home, table: str, seat: int | None, guest: Guest | None, last: int) -> None:
        self.peeked, self.table, self.seat, self.guest, self.last = peeked, table, seat, guest, last
        self.began = peeked.now()
        self.told = Told()
        self.heard: list[str] = []
        self.line = self.sit(self.heard)
        self.drawn: list[str] = []
        self.browser = self.sit(self.drawn, lang="en", changes=True)
        self.http = guest.http if guest is not None else peeked.stranger()
        self.polling = client(peeked.url, cookies=self.http.cookies)
        OPEN.extend([self.http, self.polling])
        self.poll: Poll | None = None

    def sit(self, heard: list[str], **hello: Any) -> Line:
        if self.guest is None:
            line = Line(self.peeked.url, self.table, {}, {"last": self.last, **hello})
        else:
            line = self.guest.sit(self.table, self.last, **hello)
        line.socket = Tap(line.socket, heard)  # type: ignore[assignment]
        line.wait(lambda one: one.view)
        return line

    def fixed(self, text: str) -> str:
        """Without ids, and with times counted from the beginning."""
        text = COMMITMENT.sub(lambda found: found[1] + "x" * len(found[2]) + '"', text)
        text = STAMP.sub("<updated/>", text.replace(self.table, "TABLE"))
        return TIME.sub(lambda found: f"T{float(found[0]) - self.began:+.2f}", text)

    def ask(self) -> None:
        """Begin to wait for news, unless still at it."""
        if self.poll is None:
            self.poll = Poll(self.polling, self.table, self.line.seq)

    def look(self, hint: bool) -> None:
        """Look by every way there is."""
        self.line.catch_up()
        self.browser.catch_up()
        assert self.browser.view == self.line.view
        if self.poll is not None and self.line.seq > self.poll.since:
            self.told.polls.append(self.fixed(self.poll.end(self.line.seq)))
            self.poll = None
        else:
            self.told.polls.append("nothing yet")
        if self.guest is not None:
            self.told.feed.append(self.said(self.guest.http.get(self.guest.me["feed"])))
        if hint and not self.told.hints:
            answer = self.http.get(f"/api/tables/{self.table}/hint")
            assert answer.status_code == 200, answer.text
            self.told.hints.append(self.said(answer))

    def said(self, answer: httpx.Response) -> str:
        return self.fixed(f"{answer.status_code} {answer.headers['content-type']} {answer.text}")

    def come_back(self) -> None:
        """As somebody whose line broke and who read nothing since the beginning."""
        heard: list[str] = []
        line = self.sit(heard)
        line.catch_up()
        line.close()
        self.told.returned += [self.fixed(text) for text in heard]

    def read_log(self) -> None:
        answer = self.http.get(f"/api/tables/{self.table}/log")
        assert answer.status_code == 200, answer.text
        self.told.log.append(self.said(answer))

    def finish(self) -> Told:
        if self.poll is not None:
            self.told.polls.append(self.fixed(self.poll.end()))
        self.line.close()
        self.browser.close()
        self.told.browser = [self.fixed(text) for text in self.drawn if '"type":"pong"' not in text]
        for text in self.heard:
            kind = msgspec.json.decode(text)["type"]
            if kind != "pong":
                (self.told.answers if kind in ("ack", "problem") else self.told.frames).append(
                    self.fixed(text)
                )
        return self.told


def played(
    homes: list[Home], people: list[Guest], viewer: int | None, game: saloon.Game, script: Any, pace: str
) -> Told:
    """Play a script at a table of its own; all that one onlooker was told, who looks on from the last of the homes."""
    home, theirs = homes[0], homes[-1]
    people, first = people[: len(game.seats)], game.step
    options = {key: value for key, value in game.options.items() if key in OPTIONS}
    place = people[0].create(
        game=game.name, seats=["human"] * len(people), public=True, pace=pace, options=options, hints=True
    )
    for guest in people[1:]:
        guest.join(place)
    table, now = place["table"], home.now()
    for one in homes:
        one.put_clock(now)
        with one.stranger() as http:  # so that it is loaded there
            assert http.get(f"/api/tables/{table}").status_code == 200
        one.install(table, game.clone())
    told = {seat: home.told(table, seat) for seat in (None, *game.seats)}
    lines = {seat: guest.sit(table, told[seat]) for seat, guest in enumerate(people) if seat != viewer}
    for line in lines.values():
        line.wait(lambda one: one.view)
    guest_there = None if viewer is None else at_home(people[viewer], theirs)
    who = Onlooker(theirs, table, viewer, guest_there, told[viewer])
    if viewer is not None:
        lines[viewer] = who.line
    settle(lines)
    for _ in range(3 * len(script)):
        done = home.step(table) - first
        if done == len(script):
            break
        seat, word = script[done]
        who.ask()
        answer = lines[seat].choose(word, key=f"k{done}")
        assert answer["type"] == "ack", (word, answer)
        in_step(homes, table)
        for _ in range(100):  # what is kept or held goes through when the clock has turned
            if home.step(table) - first > done:
                break
            assert home.turn(), "nothing is planned"
            in_step(homes, table)
        due = home.told(table, viewer)
        for line in (who.line, who.browser):
            line.wait(lambda one, due=due: one.seq >= due)  # also from the other process
        who.look(hint=viewer in home.asked(table))
        if done >= len(script) // 2 and not who.told.returned:
            who.come_back()
    assert home.step(table) - first == len(script)
    who.read_log()
    for one in homes:
        one.clear(table)
        one.wake(table)
    return who.finish()


def in_step(homes: list[Home], table: str) -> None:
    """Until all have read what one wrote, of which the database tells them; one clock is turned, the others follow."""
    if len(homes) > 1:
        wait_until(
            lambda: len({one.lines(table) for one in homes}) == 1, "the processes have not read the same"
        )
        for one in homes[1:]:
            one.put_clock(homes[0].now())


def at_home(guest: Guest, home: Home) -> Guest:
    """The same person at another process."""
    if guest.url == home.url:
        return guest
    twin = Guest.__new__(Guest)
    twin.url, twin.me = home.url, guest.me
    twin.http = client(home.url, cookies={"saloon": guest.http.cookies["saloon"]})
    return twin


def settle(lines: dict[Any, Line]) -> None:
    for _, line in sorted(lines.items()):
        line.catch_up()


def apart(peeked: Peeked) -> None:
    """In a process that does nothing else."""
    still(peeked, pytest.MonkeyPatch())


def still(peeked: Peeked, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints that hang on nothing but what the adviser is given: a fixed seed, no seconds to think by, one playout."""

    async def advise(_: object, view: Any, events: Any, legal: list[str], *more: Any, **rest: Any) -> Hint:
        found = adviser.hint(view, list(events), legal, random.Random(1), "rules")
        for reason in found["reasons"]:
            reason["text"] = {}
        return msgspec.convert(found, Hint)

    monkeypatch.setattr(adviser, "second", lambda *_: None)
    monkeypatch.setattr(adviser, "win_chance", functools.partial(WIN_CHANCE, playouts=1))
    monkeypatch.setattr(peeked.house.workers, "advise", advise)


@pytest.fixture
def reproducible(peeked: Peeked, monkeypatch: pytest.MonkeyPatch) -> None:
    still(peeked, monkeypatch)


@pytest.fixture
def crowd(peeked: Peeked) -> list[Guest]:
    return [peeked.guest(name) for name in ("Ann", "Bob", "Cid", "Dan")]


def viewers(stretch: Stretch, seed: int, pace: str) -> list[int | None]:
    """A spectator at every other game, and a seat."""
    seat = random.Random(f"{seed} {pace}").choice(list(stretch.start.seats))
    return [seat, None] if (seed + (pace == "live")) % 2 else [seat]


def compare(homes: list[Home], people: list[Guest], kind: str, pace: str, seed: int) -> tuple[int, list[str]]:
    """One game and its twins: how many of them differ in secret, and the ways on which that could be seen."""
    stretch, dice = KINDS[kind](seed, pace == "live"), random.Random(seed)
    differ, seen = 0, list[str]()
    for viewer in viewers(stretch, seed, pace):
        world, words, differs = stretch.world(viewer, dice)
        real = played(homes, people, viewer, stretch.start, stretch.words(), pace)
        twin = played(homes, people, viewer, world, words, pace)
        assert real.frames
        assert real.polls
        assert real.returned
        assert any('"changes":' in frame for frame in real.browser)
        differ += differs
        for way in vars(real):
            one, other = getattr(real, way), getattr(twin, way)
            if one != other:
                where = next((k for k, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), -1)
                seen.append(f"{way} {where} of {len(one)} and {len(other)}: {one[where]}\n{other[where]}")
    return differ, seen


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.parametrize("pace", ["live", "turn"])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("number", range(ROUNDS))
@pytest.mark.usefixtures("reproducible")
def test_twin_worlds_are_told_byte_for_byte_alike(
    peeked: Peeked, crowd: list[Guest], kind: str, pace: str, number: int
) -> None:
    if done("twins", [kind, pace, number]):
        return
    differed = 0
    for seed in range(number * GAMES, (number + 1) * GAMES):
        differ, seen = compare([peeked], crowd, kind, pace, seed)
        assert not seen, (seed, seen[0])
        differed += differ
    assert differed >= max(1, GAMES // 2)
    note("twins", [kind, pace, number], games=GAMES, differed=differed)


@pytest.fixture
def two_homes(postgres: str) -> Iterator[list[Home]]:
    """Two processes on one database, that know of each other's choices by its notices alone."""
    homes = list[Home]()
    try:
        for _ in range(2):
            homes.append(Apart(postgres, apart, heartbeat=15.0, share=1.0))
        yield homes
    finally:
        for one in homes:
            one.stop()


@pytest.mark.slow
@pytest.mark.soak
def test_twin_worlds_are_told_alike_by_another_process_too(two_homes: list[Home]) -> None:
    """The onlooker sits at one process, everybody else at the other."""
    people = [two_homes[0].guest(name) for name in ("Ann", "Bob", "Cid", "Dan")]
    for kind in KINDS if SOAK else ["goat", "scoundrels"]:
        for pace, seed in itertools.product(["live", "turn"], range(10 if SOAK else 1)):
            if not done("twins-of-two", [kind, pace, seed]):
                _, seen = compare(two_homes, people, kind, pace, seed)
                assert not seen, (kind, pace, seed, seen[0])
                note("twins-of-two", [kind, pace, seed], games=1)


def one_more_card(view: Any, game: saloon.Game) -> Any:
    """A view that shows the topmost card of a deck that nobody has looked at."""
    state: Any = game.state
    cards = state.automa or state.traits if isinstance(state, ScoundrelsState) else state.deck
    return {**view, "one_more": cards[-1]}


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["goat", "scoundrels"])
@pytest.mark.usefixtures("reproducible")
def test_a_view_that_shows_one_more_card_is_caught(
    peeked: Peeked, crowd: list[Guest], kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The control, without which the test above may look at nothing."""

    class Glass(Room):
        def view(self, game: saloon.Game, seat: int | None) -> dict[str, Any]:
            shown: dict[str, Any] = one_more_card(super().view(game, seat), game)
            return shown

    monkeypatch.setattr(house, "Room", Glass)
    seen = compare([peeked], crowd, kind, "turn", 1)[1]
    assert {"frames", "polls", "returned", "browser"} <= {found.partition(" ")[0] for found in seen}
