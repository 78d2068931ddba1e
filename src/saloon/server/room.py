"""A table with those who look at it, and what each of them is shown."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec
from mypy_extensions import mypyc_attr

from saloon import Game
from saloon.contract import SPECTATOR
from saloon.errors import Reason
from saloon.kernel.rules import Views
from saloon.language.notation import commitment
from saloon.language.words import common_words, words
from saloon.languages import FIRST
from saloon.server import changes, protocol, telling, viewing
from saloon.server import clocks as duties
from saloon.server.clocks import Clock, Timer
from saloon.server.errors import Refused
from saloon.server.records import Seat
from saloon.server.rights import Right, Visitor
from saloon.server.shapes import Kept
from saloon.server.table import Table

MOST_NOTES = 64
"""Answers that a slow reader may leave unread before the socket is closed."""
MOST_ALIKE = 64
"""Items of the last steps, and answers to polls, that are kept for the next reader."""

_json = msgspec.json.Encoder()


class Besides(NamedTuple):
    """What there is to know besides the game."""

    pause: float = 0.0
    clocks: list[protocol.SeatClock] = []
    table: int = -1
    """Which version of the table's description."""
    chats: int = 0
    happened: int = 0
    order: str = "ask"
    kept: Kept | None = None
    stood_in: tuple[float, int] | None = None
    muted: tuple[int, ...] = ()


NOTHING_BESIDES = Besides()


class Position:
    """How much a reader knows. All who look from one seat in one language stand here once they have read all."""

    def __init__(
        self,
        at: int = 0,
        seq: int = 0,
        view: dict[str, Any] | None = None,
        legal: list[str] | None = None,
        question: bytes | msgspec.UnsetType | None = msgspec.UNSET,
        besides: Besides = NOTHING_BESIDES,
        alike: dict[str, Any] | None = None,
    ) -> None:
        self.at = at
        """The place in the journal; private to the server."""
        self.seq = seq
        self.view = view
        self.legal = legal
        self.question = question
        """As JSON."""
        self.besides = besides
        self.alike: dict[str, Any] = {} if alike is None else alike
        """Of the view, what everybody reads alike."""

    def without_view(self) -> Position:
        return Position(self.at, self.seq, besides=self.besides)


BEGINNING = Position()


class Watcher:
    """Somebody who looks at a table, from a seat or from nowhere, with what they have been told so far.

    Nothing piles up for a slow reader: an update is made when it can be sent, and holds all that is new by then.
    """

    def __init__(
        self,
        right: Right | Visitor,
        table: Table,
        wake: Callable[[], None],
        lang: protocol.Lang | None = None,
        changes: bool = False,
    ) -> None:
        self.right = right
        self.seat = right.looks_from(table)
        """As of the last frame; `Room.admit` looks it up again for each."""
        self.judged: tuple[object, object] = (None, None)
        """The seats and sessions by which it was last let in; other ones are looked at anew."""
        self.lang = lang
        self.changes = changes
        """Whether to tell what has changed of a view, and not all of it."""
        self.since = time.monotonic()
        self.wake = wake
        """Called when there is something to tell."""
        self.notes: list[protocol.Down] = []
        self.greeted = False
        self.missed: list[dict[str, Any]] = []
        self.told = BEGINNING
        self.closed: protocol.Problem | None = None
        """Why the server ends this socket, once it does."""

    def forget_view(self) -> None:
        """This reader wants the view whole."""
        self.told = self.told.without_view()

    def note(self, message: protocol.Down) -> None:
        if len(self.notes) >= MOST_NOTES:
            self.end("too-slow", Reason("too-slow"))
        else:
            self.notes.append(message)
            self.wake()

    def end(self, code: str, why: Reason) -> None:
        """Say why, in the language of who looks, and close."""
        self.closed = protocol.Problem(code, common_words(self.lang or FIRST).because(why))
        self.wake()

    def refuse(self, error: Refused) -> None:
        self.closed = protocol.Problem(error.code, error.told(self.lang or FIRST))
        self.wake()


def written(update: protocol.Update | None) -> bytes | None:
    return None if update is None else protocol.write(update)


def encoded(told: bytes | msgspec.UnsetType | None) -> Any:
    """What is JSON already, as part of an update; a question is none when the game is over."""
    return msgspec.Raw(told) if isinstance(told, bytes) else None


def nobody() -> None:
    """Wakes nobody: one look needs no news."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Room:
    """What a process keeps about a table besides its log."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self.table = table
        self.clock = clock
        self.watchers: set[Watcher] = set()
        self._here: set[int] | None = None
        """Seats that somebody looks from, while nobody comes or goes."""
        self.version = 0
        """Raised when seats, votes or anything else that is not the game changes."""
        self.views: dict[int | None, dict[str, Any]] = {}
        self.looked: tuple[object, int] = (None, -1)
        """The game, and how far it had come, of which these are the views."""
        self.maker: Views | None = None
        """Makes them, and keeps what does not change from one to the next."""
        self.of_all: dict[str, Any] = {}
        """Of these, what everybody reads alike."""
        self.alike_changes = changes.Alike()
        self.encoded: dict[int | None, msgspec.Raw] = {}
        self.positions: dict[tuple[int | None, protocol.Lang | None], Position] = {}
        self.alike_besides: Besides | None = None
        """What is besides the game for everybody alike, since the last news."""
        self.frames: dict[tuple[Any, ...], tuple[Position, bytes | None]] = {}
        """Updates since the last news, by who reads them and where they begin."""
        self.polls = 0
        self.looks: dict[tuple[int | None, protocol.Lang | None, int], bytes] = {}
        """The same for those who wait by HTTP, by how much they have read."""
        self.called: dict[str, list[str]] = {}
        self.speech: dict[str, tuple[list[str], telling.Spoken]] = {}
        """What is said here, by language, while everybody is called as they are."""
        self.fresh: dict[int | None, tuple[int, int, list[viewing.Item]]] = {}
        """By seat, what its readers are told of the last step, and where in the journal that begins and ends."""
        self.alike: dict[int, viewing.Item] = {}
        """Of these, by place in the journal, what everybody reads alike."""
        self.marks: dict[int | None, viewing.Bookmark] = {}
        self.timer: Timer | None = None
        self.away_timer: Timer | None = None
        self.thinking: set[tuple[int, int]] = set()
        self.silent: set[int] = set()
        """Bots that have nothing to say at this call."""
        self.decided: dict[int, tuple[int, str]] = {}
        """What bots would answer for people who want that, and at which step of the game."""
        self.waiting: set[int] = set()
        """Bots that wait for a process to think in, long enough to say so."""
        self.watched = time.monotonic()
        """When somebody last looked on."""
        self.reviews: dict[int, Any] = {}
        """Reviews of the finished game that somebody has asked for, by seat."""
        self.stories: dict[tuple[object, ...], Any] = {}
        """The finished game in words, by eyes, language and names."""
        self.rechecks: dict[int, float] = {}
        """Seats that would be replaced if anybody waited, and when to look again."""
        self.clock_cache: list[protocol.SeatClock] | None = None
        self.last_clocks: list[protocol.SeatClock] = []
        self.plain_clocks: tuple[object, list[protocol.SeatClock]] = (None, [])
        """Of these seats, while there is nothing to tell."""
        self.skew = 0.0
        """Seconds by which the log is ahead of this house's clock: another machine's wall clock, or this one's before
        it was set, may have been ahead when a house opened and took its time from it."""
        self.touched = time.monotonic()
        self.news: asyncio.Event | None = None
        """Set by the next news, once somebody waits for it."""

    def here(self) -> set[int]:
        """The seats from which somebody looks."""
        if self._here is None:
            self._here = {w.seat for w in self.watchers if w.seat is not None}
        return self._here

    def undisturbed(self) -> bool:
        """Whether there is nothing that the server itself has to do or plan: a person who is here sits on every chair,
        nobody's time runs, and nothing waits for the end of a pause."""
        table = self.table
        if (
            table.call
            or table.kept
            or table.taken
            or table.orders
            or table.paused_at is not None
            or table.record.clock.get("bank")
            or table.status != "running"
        ):
            return False
        here = self.here()
        for seat in table.seats:
            if not seat.person or seat.seat not in here:
                return False
        return True

    def busy(self) -> bool:
        """Whether somebody looks on, or the server has something to do here."""
        return bool(
            self.watchers or self.polls or self.timer is not None or self.thinking or self.table.lock.locked()
        )

    def stop_timers(self) -> None:
        for timer in (self.timer, self.away_timer):
            if timer is not None:
                timer.cancel()
        self.timer = self.away_timer = None

    def come(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self._here = None

    def go(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._here = None
        if not self.watchers:
            self.forget_views()

    def tell(self, info: bool = True) -> None:
        """Something was stored: wake everyone who looks on."""
        self.positions.clear()
        self.frames.clear()
        self.looks.clear()
        self.called.clear()
        self.clock_cache = self.alike_besides = None
        self.version += info
        self.touched = time.monotonic()
        for watcher in self.watchers:
            watcher.wake()
        if self.news is not None:
            self.news.set()
            self.news = None

    def next_news(self) -> asyncio.Event:
        """What to wait for."""
        if self.news is None:
            self.news = asyncio.Event()
        return self.news

    def bot_waits(self, seat: int, waits: bool) -> None:
        """Say so, or that it is over."""
        if waits != (seat in self.waiting):
            (self.waiting.add if waits else self.waiting.discard)(seat)
            self.tell()

    def view(self, game: Game, seat: int | None) -> dict[str, Any]:
        """The view of a reader, made once for an update: for the wire, and for the question in words."""
        moment = (game, len(game.journal.data))
        if moment != self.looked or self.maker is None:
            if self.maker is None or self.looked[0] is not game:
                self.maker = game.rules.new_views()
                self.speech.clear()
                self.fresh.clear()
                self.alike.clear()
            self.looked = moment
            self.views.clear()
            self.encoded.clear()
            self.maker.moved(game.state)
            self.of_all = self.maker.alike()
        found = self.views.get(seat)
        if found is None:
            found = self.maker.view(game.state, SPECTATOR if seat is None else seat)
            self.views[seat] = found
        return found

    def forget_views(self) -> None:
        """Nobody looks any more."""
        self.maker = None
        self.of_all, self.alike_changes = {}, changes.Alike()
        for kept in (self.views, self.encoded, self.positions, self.frames, self.looks):
            kept.clear()

    def whole(self, seat: int | None, view: dict[str, Any]) -> msgspec.Raw:
        """A view, encoded once for all who look from there."""
        found = self.encoded.get(seat)
        if found is None:
            found = self.encoded[seat] = msgspec.Raw(_json.encode(view))
        return found

    def names(self, lang: protocol.Lang) -> list[str]:
        """What everyone is called, since the last news."""
        found = self.called.get(lang)
        if found is None:
            found = self.called[lang] = self.table.names(lang)
        return found

    def in_words(self, game: Game, lang: protocol.Lang) -> telling.Spoken:
        found, names = self.speech.get(lang), self.names(lang)
        if found is None or found[0] is not names:
            found = self.speech[lang] = names, telling.Spoken(game, lang, names)
        return found[1]

    def position(self, seat: int | None, lang: protocol.Lang | None) -> Position:
        """What there is to know now, from a seat and in a language."""
        found = self.positions.get((seat, lang))
        if found is None:
            found = self.positions[seat, lang] = self._position(seat, lang)
        return found

    def _position(self, seat: int | None, lang: protocol.Lang | None) -> Position:
        table, game, besides = self.table, self.table.game, self.besides(seat)
        if game is None:
            return Position(besides=besides)
        view = self.view(game, seat)
        legal: list[str] | None = None
        question: bytes | None = None
        if lang is None:
            legal = [] if seat is None or table.ended else list(game.legal(seat))
        elif not table.ended:
            question = self.in_words(game, lang).question(game, seat, view)
        return Position(len(game.journal.data), self.seq(seat), view, legal, question, besides, self.of_all)

    def besides(self, seat: int | None) -> Besides:
        """For everybody, and for the seat itself: mostly there is nothing of its own."""
        alike = self.alike_besides
        if alike is None:
            alike = self.alike_besides = self._alike()
        table = self.table
        if seat is None or not (table.mutes or table.orders or table.kept or table.stood_in):
            return alike
        bot = table.stood_in.get(seat)
        return alike._replace(
            order=table.order_of(seat) or "ask",
            kept=table.kept.get(seat),
            stood_in=(bot.since, len(bot.choices)) if bot is not None else None,
            muted=table.muted_by(seat),
        )

    def _alike(self) -> Besides:
        table = self.table
        if table.game is None:
            return Besides(table=self.version, chats=table.chats, happened=table.happened)
        pause = table.pause_until if table.windows else 0.0
        return Besides(pause, self.clocks(), self.version, table.chats, table.happened)

    def admit(self, watcher: Watcher) -> bool:
        """Whether a socket may be told, and from which seat: asked for every frame out and every message in.

        What it hangs on is read from the database as a whole, so while that is the same the answer is.
        """
        if watcher.closed is not None:
            return False
        table = self.table
        if watcher.judged[0] is table.seats and watcher.judged[1] is table.sessions:
            return True
        try:
            seat = watcher.right.looks_from(table)
        except Refused as error:
            watcher.refuse(error)
            return False
        if seat == watcher.seat:
            watcher.judged = table.seats, table.sessions
            return True
        if watcher.told.at:  # what it was told so far was somebody else's story
            watcher.end("moved", Reason("moved-here"))
            return False
        watcher.seat = seat  # seats closed up when the game began
        self._here = None
        watcher.notes.insert(0, protocol.Welcome(seat, self.clock.now()))
        return True

    def readmit(self) -> None:
        """The log says something new: end or move the sockets whose right has changed, whoever wrote it."""
        for watcher in list(self.watchers):
            self.admit(watcher)

    def greet(self, watcher: Watcher, last: int | None) -> None:
        """Begin where the viewer left off."""
        if self.table.game is not None and self.admit(watcher):
            watcher.missed, mark = viewing.resume(
                self.table.game, watcher.seat, last or 0, self.table.made_by
            )
            watcher.told = Position(mark.at, mark.seq)
        watcher.greeted = True
        watcher.wake()

    def frame(self, watcher: Watcher) -> bytes | None:
        """The update of a reader, encoded once for all who have read as far and read the same."""
        if not self.admit(watcher):
            return None
        if watcher.told.view is None:
            # Who begins, or asks for all of it, begins alone: nothing is kept of that.
            return written(self._update(watcher))
        key = (watcher.seat, watcher.lang, watcher.changes, id(watcher.told))
        found = self.frames.get(key)
        if found is None:
            found = watcher.told, written(self._update(watcher))  # which holds what the key is the id of
            self.frames[key] = found
        else:
            self._move(watcher, self.position(watcher.seat, watcher.lang))
        return found[1]

    def _move(self, watcher: Watcher, now: Position) -> None:
        """A reader knows so much now; what became of their kept choice is an answer of its own."""
        kept = watcher.told.besides.kept
        if kept is not None and kept != now.besides.kept and watcher.seat is not None:
            watcher.notes.append(self.outcome(watcher.seat, kept.key, watcher.lang or FIRST))
        watcher.told = now

    def update(self, watcher: Watcher) -> protocol.Update | None:
        """All that is new for this viewer, if anything is. The seat is looked up here, when the frame is made."""
        return self._update(watcher) if self.admit(watcher) else None

    def _update(self, watcher: Watcher) -> protocol.Update | None:
        before, now = watcher.told, self.position(watcher.seat, watcher.lang)
        update = protocol.Update(now.seq, [])
        fresh = self._game_news(watcher, before, now, update)
        fresh = self._table_news(watcher.seat, before.besides, now.besides, update) or fresh
        self._move(watcher, now)
        return update if fresh else None

    def _game_news(self, watcher: Watcher, before: Position, now: Position, update: protocol.Update) -> bool:
        table = self.table
        if table.game is None or now.view is None:
            return False
        update.events = watcher.missed + self._items(table.game, watcher.seat, before, now)
        watcher.missed = []
        fresh = bool(update.events)
        if watcher.lang is not None and update.events:
            update.said = encoded(self.in_words(table.game, watcher.lang).said(update.events, watcher.seat))
        if watcher.changes and before.view is not None and before.view.keys() == now.view.keys():
            return self._changes(before, now, before.view, now.view, update) or fresh
        if (before.view, before.legal, before.question) != (now.view, now.legal, now.question):
            update.view = self.whole(watcher.seat, now.view)
            if watcher.lang is None:
                update.legal = now.legal or []
            else:  # whose choices are the legal ones
                update.question = encoded(now.question)
            fresh = True
        return fresh

    def _items(self, game: Game, seat: int | None, before: Position, now: Position) -> list[viewing.Item]:
        """What has happened between two moments, as a seat may know it; mostly that is one step."""
        start, end, items = self.fresh.get(seat, (-1, -1, []))
        if before.at == start and now.at == end:
            return items
        mark = viewing.Bookmark(before.at, before.seq)
        return viewing.read(game, seat, mark, made_by=self.table.made_by) if before.at != now.at else []

    def _changes(
        self,
        before: Position,
        now: Position,
        old: dict[str, Any],
        new: dict[str, Any],
        update: protocol.Update,
    ) -> bool:
        """For readers who hold the view before: what has changed of it, and now and then a sum over all of it."""
        fresh = False
        if old is not new:
            alike = self.alike_changes.changes(before.alike, now.alike)
            found = alike + changes.changes(old, new, now.alike)
            if found:
                update.changes, fresh = found, True
        if now.question != before.question:
            update.question, fresh = encoded(now.question), True
        if now.legal != before.legal:
            update.legal, fresh = now.legal or [], True
        if changes.due(before.seq, now.seq):
            update.check = changes.check(new)
        return fresh

    def _table_news(self, seat: int | None, before: Besides, now: Besides, update: protocol.Update) -> bool:
        """What is new besides the game."""
        if before == now:
            return False
        table, fresh = self.table, False
        if now.pause != before.pause:
            update.pause, fresh = now.pause, True
        if now.clocks != before.clocks:
            update.clocks, fresh = now.clocks, True
        if now.order != before.order:
            update.order, fresh = now.order, True
        if now.muted != before.muted:
            update.muted, fresh = list(now.muted), True
        if now.kept != before.kept:
            update.kept, fresh = now.kept, True
        if seat is not None and now.stood_in != before.stood_in:
            update.stood_in, fresh = table.stood_in.get(seat), True
        if now.table != before.table:
            update.table, fresh = self.info(), True
        if now.chats != before.chats:
            said = table.chat[max(0, len(table.chat) - (now.chats - before.chats)) :]
            heard = [chat for chat in said if (seat, chat.seat) not in table.mutes]
            update.chat = heard or msgspec.UNSET
            fresh = fresh or bool(heard)
        if now.happened != before.happened:
            update.happened = table.happenings[-(now.happened - before.happened) :]
            fresh = True
        return fresh

    def outcome(self, seat: int, key: str, lang: str) -> protocol.Ack:
        """What became of a choice that was kept and is so no more."""
        line = self.table.keys.get(f"{seat}:{key}")
        if line is not None and line.kind == "choice":
            return protocol.Ack(key, self.seq(seat))
        reason = words(lang, self.table.record.game).say(
            "kept-withdrawn" if seat in self.table.withdrawn else "kept-more"
        )
        return protocol.Ack(key, self.seq(seat), state="given-back", reason=reason)

    def clocks(self) -> list[protocol.SeatClock]:
        """Everybody's time, made once for all who look; from what everybody may know."""
        if self.clock_cache is None:
            here = self.here()
            if self._all_here(here):
                self.clock_cache = self.last_clocks = self._plain_clocks()
                return self.clock_cache
            now, running = self.now(), self.table.status == "running"
            found = [self._clock(seat, here, now, running) for seat in self.table.seats]
            # As the same list while it reads the same, so that nobody has to compare it item by item.
            self.last_clocks = self.clock_cache = self.last_clocks if found == self.last_clocks else found
        return self.clock_cache

    def _all_here(self, here: set[int]) -> bool:
        """Whether there is nothing to tell of anybody's time: there are no banks, and nobody is away."""
        table = self.table
        if table.record.clock.get("bank"):
            return False
        for seat in table.seats:
            if (
                seat.seat not in here
                and seat.kind == "human"
                and seat.person is not None
                and seat.seat not in table.taken
            ):
                return False
        return True

    def _plain_clocks(self) -> list[protocol.SeatClock]:
        if self.plain_clocks[0] is not self.table.seats:
            seats = self.table.seats
            self.plain_clocks = seats, [protocol.SeatClock(seat.seat) for seat in seats]
        return self.plain_clocks[1]

    def _clock(self, seat: Seat, here: set[int], now: float, running: bool) -> protocol.SeatClock:
        table, number = self.table, seat.seat
        one = protocol.SeatClock(number)
        bot = seat.kind == "bot" or number in table.taken
        asked = running and table.paused_at is None and number in table.shown_asked
        if table.record.clock.get("bank") and number < len(table.banks):
            one.left = table.banks[number]
            if running and not bot:
                start = max(table.shown_asked.get(number, 0.0), table.pause_until)
                one.since = start if asked and not table.call else None
                one.zero = "bot-chooses"
        if seat.kind != "human" or seat.person is None or bot:
            return one
        if number not in here and not duties.is_here(table, number, here, now):
            one.away = seat.seen
            if asked and not table.call:
                one.bot_at = duties.stand_in_at(table, number, here)
        return one

    def look(self, who: Visitor, since: int, lang: protocol.Lang | None = None) -> tuple[int | None, bytes]:
        """The same for one HTTP request, from the seat that is theirs at this moment; made once for all who wait."""
        watcher = Watcher(who, self.table, nobody, lang)
        key = (watcher.seat, lang, since)
        found = self.looks.get(key)
        if found is None:
            self.greet(watcher, since)
            update = self.update(watcher)
            assert update is not None
            found = protocol.write(update)
            if len(self.looks) < MOST_ALIKE:
                self.looks[key] = found
        return watcher.seat, found

    @contextmanager
    def polled(self) -> Iterator[None]:
        """Somebody looks on by HTTP, or waits to."""
        self.polls += 1
        try:
            yield
        finally:
            self.polls -= 1
            if not self.watchers and not self.polls:
                self.forget_views()

    def keep_time(self) -> None:
        """After lines of others: if this machine's clock is behind the log, go by the log's."""
        self.skew = max(self.skew, self.table.last_at - self.clock.now())

    def now(self) -> float:
        """The time at this table: never before the last line of its log, whatever this machine's clock says."""
        return max(self.clock.now() + self.skew, self.table.last_at)

    def seq(self, seat: int | None) -> int:
        """How many items this viewer has been told."""
        if self.table.game is None:
            return 0
        game, mark = self.table.game, self.marks.get(seat)
        if mark is None:
            mark = self.marks[seat] = viewing.Bookmark()
        if not mark.at or not self.watchers:
            return viewing.skip(game, seat, mark)
        if mark.at < len(game.journal.data):  # whoever looks on is told these next
            at = mark.at
            if len(self.alike) > MOST_ALIKE:
                self.alike.clear()
            items = viewing.read(game, seat, mark, made_by=self.table.made_by, alike=self.alike)
            self.fresh[seat] = at, mark.at, items
        return mark.seq

    def info(self) -> protocol.TableInfo:
        table, record = self.table, self.table.record
        here, now = self.here(), self.now()
        names = dict(zip([seat.seat for seat in table.seats], table.names(), strict=True))
        seats = [
            protocol.SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=names[seat.seat],
                bot=seat.bot,
                free=seat.kind == "human" and seat.person is None,
                here=seat.kind == "human" and duties.is_here(table, seat.seat, here, now),
                taken=table.taken.get(seat.seat),
                conceded=seat.seat in table.conceded,
            )
            for seat in table.seats
        ]
        host = table.seat_of(record.host) if record.host else None
        return protocol.TableInfo(
            id=record.id,
            game=record.game,
            rules=record.rules,
            options=record.options,
            pace=record.pace,
            clock={name: time for name, time in record.clock.items() if name != "substitutes"},
            public=record.public,
            status=table.status,
            seats=seats,
            created=record.created,
            paused=table.paused_at is not None,
            votes={word: sorted(voters) for word, voters in table.votes.items() if voters},
            commitment=commitment(record.seed, record.salt),
            result=table.game.result if table.game is not None else None,
            rematch=record.rematch,
            host=host.seat if host else None,
            hints=table.gives_hints,
            substitutes=bool(record.clock.get("substitutes")),
            waiting=sorted(self.waiting),
        )
