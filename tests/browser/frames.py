"""Whole games as the frames that a browser is sent, and a page that is shown them without a server's game.

A test that wants to see every question of many games cannot wait for a table to come to them. Here the engine plays,
the server's own words make the frames, and a stand-in for the socket hands them to the real client, one after another:
the same games every time, at any size, as fast as they are drawn.
"""

from __future__ import annotations

import functools
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import msgspec
from msgspec import structs
from playwright.sync_api import Page, Route

from saloon import Game, bots, new, replay
from saloon.server.advising import Review, call_by_name, look_back
from saloon.server.protocol import SeatInfo, TableInfo
from saloon.server.replaying import moment, story
from saloon.server.shapes import Question
from saloon.server.telling import phrases
from tests.browser.browsing import Person

NAMES = ("Ann", "Nell Ives", "Otto", "Priscilla", "Bob")
TABLE = "a-recorded-table"


@dataclass(frozen=True)
class Deal:
    """A game to be played at random or by a bot, and the seat that looks on."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    lang: str = "en"
    seat: int = 0
    bot: str = "random"
    """Who plays all seats. Those who play well have scoundrels, safes and marks that chance does not bring together."""
    hints: bool = False
    """Whether one may ask for advice: one more button beside every question."""

    @property
    def names(self) -> list[str]:
        return list(NAMES[: self.players])


@dataclass(frozen=True)
class Frame:
    """A question to the seat that looks on, with what it sees then."""

    deal: Deal
    step: int
    question: Question
    message: dict[str, Any]
    news: dict[str, Any]
    """What happened since the question before, as it would have come with this one."""

    @property
    def shape(self) -> tuple[Any, ...]:
        """What makes this question one like others: its kind, and the kinds of things that its choices are about."""
        kinds = {tuple(on.split(":")[0] for on in one.on) for one in self.question.choices}
        verbs = {one.verb for one in self.question.choices}
        return self.deal.game, self.question.kind, tuple(sorted(kinds)), tuple(sorted(verbs))

    def __str__(self) -> str:
        return f"{self.deal} step {self.step}: {self.question.prompt!r}"


def info(game: Game, deal: Deal) -> TableInfo:
    seats = [SeatInfo(k, "human" if k == deal.seat else "bot", name) for k, name in enumerate(deal.names)]
    return TableInfo(
        id=TABLE, game=deal.game, rules=1, options=dict(game.options), pace="turn", clock={}, public=False,
        status="playing", seats=seats, created=0.0, hints=deal.hints,
    )  # fmt: skip


def moves(game: Game, deal: Deal) -> Iterator[int]:
    """Play to the end; answers with the number of each step before it is done."""
    dice = random.Random(f"{deal.game} {deal.seed}")
    bot = None if deal.bot == "random" else bots.get(deal.bot)
    for step in range(20_000):
        if not game.decisions:
            return
        yield step
        seat = dice.choice([d.seat for d in game.decisions])
        legal = list(game.legal(seat))
        game.apply(
            seat, bot.act(game.view(seat), game.events(seat), legal, dice) if bot else dice.choice(legal)
        )
    raise AssertionError(f"{deal} does not end")


def frames(deal: Deal) -> Iterator[Frame]:
    """Play to the end; every question to the seat is one frame."""
    game = new(deal.game, deal.players, deal.options, seed=deal.seed)
    told = 0
    for step in moves(game, deal):
        if any(d.seat == deal.seat for d in game.decisions):
            yield frame(game, deal, step, told)
            told = len(game.events(deal.seat))


def updates(deal: Deal) -> Iterator[dict[str, Any]]:
    """Play to the end; what the seat is sent at first and after every choice, by whomever."""
    game = new(deal.game, deal.players, deal.options, seed=deal.seed)
    told = 0
    for _ in chain(moves(game, deal), ["the end"]):
        view = game.view(deal.seat)
        events = game.events(deal.seat)[told:]
        told += len(events)
        asked = phrases(game, deal.lang, deal.names).question(game, deal.seat, view)
        table = msgspec.to_builtins(info(game, deal))
        yield {
            "type": "update", "seq": told, "events": events, "view": view,
            "said": msgspec.to_builtins(phrases(game, deal.lang, deal.names).said(events, deal.seat)),
            "question": msgspec.to_builtins(asked), "pause": 0, "order": "ask",
            "table": table if game.decisions else table | {"status": "over"},
        }  # fmt: skip


def finished(deal: Deal) -> tuple[Game, Frame, int]:
    """The game at its end, the last question to the seat, and how much it had been told by then."""
    game = new(deal.game, deal.players, deal.options, seed=deal.seed)
    last, told = None, 0
    for _ in moves(game, deal):
        if any(d.seat == deal.seat for d in game.decisions):
            last, told = frame(game, deal, 0, told), len(game.events(deal.seat))
    assert last is not None
    return game, last, told


def ending(deal: Deal) -> tuple[Frame, dict[str, Any]]:
    """The last question to the seat, and what it is told when the game is over."""
    game, last, told = finished(deal)
    events = game.events(deal.seat)[told:]
    words = phrases(game, deal.lang, deal.names).said(events, deal.seat)
    over = {
        **last.message, "view": game.view(deal.seat), "question": None, "events": events,
        "said": msgspec.to_builtins(words),
        "table": {**last.message["table"], "status": "over"},
    }  # fmt: skip
    return last, over


def looked_on(deal: Deal, part: float) -> dict[str, Any]:
    """What somebody without a seat is shown, at that part of the game."""
    whole, _, _ = finished(deal)
    game = replay(whole.notation(), int(part * whole.step))
    view = game.view(None)
    return {
        "type": "update", "seq": 1, "events": [], "view": view,
        "question": msgspec.to_builtins(phrases(game, deal.lang, deal.names).question(game, None, view)),
        "table": msgspec.to_builtins(info(game, deal)), "pause": 0, "order": "ask", "said": [],
    }  # fmt: skip


class Past:
    """A recorded game that is over, which the page asks for as for any table: its story, its moments, its review."""

    def __init__(self, person: Person, deal: Deal) -> None:
        self.deal = deal
        self.game, _, _ = finished(deal)
        self.review = f"/review/{TABLE}"
        self.replay = f"/replay/{TABLE}?at={self.game.step // 2}&eyes=all"
        person.context.route(re.compile(rf"/api/tables/{TABLE}\b"), self.answer)

    def answer(self, route: Route) -> None:
        url = urlsplit(route.request.url)
        asked = dict(parse_qsl(url.query))
        match url.path.split(TABLE)[1].strip("/").split("/"):
            case ["story", at]:
                told: Any = moment(self.game, int(at), asked.get("eyes", "all"))
            case ["story"]:
                told = story(self.game, asked.get("eyes", "all"), self.deal.lang, self.deal.names)
            case ["review"]:
                told = looked_back(self.game.notation(), self.deal.seat, tuple(self.deal.names))
            case ["invite"]:
                told = {"table": TABLE, "seat": self.deal.seat, "invite": f"/t/{TABLE}"}
            case _:
                told = structs.replace(info(self.game, self.deal), status="over")
        route.fulfill(body=msgspec.json.encode(told), content_type="application/json")


@functools.cache
def looked_back(log: str, seat: int, names: tuple[str, ...]) -> Review:
    """Thought over once for all tests of a process: it takes some seconds."""
    review = look_back(log, seat, len(names))
    call_by_name(review, {lang: list(names) for lang in ("en", "de")})
    return review


def frame(game: Game, deal: Deal, step: int, told: int) -> Frame:
    view = game.view(deal.seat)
    asked = phrases(game, deal.lang, deal.names).question(game, deal.seat, view)
    assert asked is not None
    message = {
        "type": "update", "seq": step, "events": [], "view": view, "question": msgspec.to_builtins(asked),
        "table": msgspec.to_builtins(info(game, deal)), "pause": 0, "order": "ask", "said": [],
    }  # fmt: skip
    events = game.events(deal.seat)[told:]
    words = phrases(game, deal.lang, deal.names).said(events, deal.seat)
    return Frame(deal, step, asked, message, {"events": events, "said": msgspec.to_builtins(words)})


# The client's socket to our table, in the page itself: what is fed is there before the evaluation ends.
SOCKET = """(hello) => {
  const Real = window.WebSocket;
  window.fed = { sent: [] };
  class Recorded extends EventTarget {
    readyState = 1;
    constructor() {
      super();
      window.fed.socket = this;
      setTimeout(() => { this.onopen?.(); this.read(hello); if (window.fed.first) this.read(window.fed.first); });
    }
    read(message) { this.onmessage?.({ data: JSON.stringify(message) }); }
    send(text) { window.fed.sent.push(JSON.parse(text)); }
    close() {}
  }
  window.WebSocket = function (url) { return url.includes('TABLE') ? new Recorded() : new Real(url); };
  window.WebSocket.OPEN = 1;
}"""
DRAWN = """async () => {
  const turn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await turn(); await turn();
}"""


class Shown:
    """A table page whose socket is ours."""

    def __init__(self, person: Person, seat: int | None = 0) -> None:
        self.person = person
        self.open = False
        hello = msgspec.json.encode({"type": "welcome", "seat": seat, "now": 0.0}).decode()
        person.context.add_init_script(f"({SOCKET.replace('TABLE', TABLE)})({hello})")

    @property
    def page(self) -> Page:
        return self.person.page

    def happen(self, frame: Frame) -> None:
        """Let this come with all that happened before it, and wait for nothing."""
        self.told(frame.message | frame.news)

    def told(self, message: dict[str, Any]) -> None:
        """Let the socket bring this."""
        self.page.evaluate("(message) => window.fed.socket.read(message)", message)

    def begin(self, message: dict[str, Any], query: str = "") -> None:
        """Open the page; this is the first that its socket brings."""
        first = msgspec.json.encode(message).decode()
        self.person.context.add_init_script(f"window.fed.first = {first}")
        self.person.go(f"/t/{TABLE}{query}")
        self.open = True

    def show(self, frame: Frame) -> None:
        """Show this, without how it came about, and wait until it is drawn."""
        if self.open:
            self.told(frame.message)
        else:
            self.begin(frame.message)
        # The cards of another box are fetched first, and the board is laid out anew.
        self.page.locator("main.board:not(.opening) .prompt .ask").first.wait_for()
        self.page.evaluate(DRAWN)
