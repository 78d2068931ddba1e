"""A table with those who look at it, and what each of them is shown."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec

from saloon import Game
from saloon.language.notation import commitment
from saloon.language.words import words
from saloon.languages import FIRST
from saloon.server import clocks as duties
from saloon.server import protocol, telling, viewing
from saloon.server.clocks import Clock, Timer
from saloon.server.errors import Refused
from saloon.server.rights import Right, Visitor
from saloon.server.table import Kept, Table

MOST_NOTES = 64
"""Answers that a slow reader may leave unread before the socket is closed."""

_json = msgspec.json.Encoder()


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
    ) -> None:
        self.right = right
        self.seat = right.looks_from(table)
        """As of the last frame; `Room.admit` looks it up again for each."""
        self.lang = lang
        self.since = time.monotonic()
        self.wake = wake
        """Called when there is something to tell."""
        self.notes: list[protocol.Down] = []
        self.mark = viewing.Bookmark()
        self.greeted = False
        self.missed: list[dict[str, Any]] = []
        self.chats = 0
        self.version = -1
        self.shown: tuple[bytes, bytes] | None = None
        self.shown_pause = 0.0
        self.shown_clocks: list[protocol.SeatClock] = []
        self.kept: Kept | None = None
        self.stood_in: tuple[float, int] | None = None
        self.happened = 0
        self.order = "ask"
        self.closed: protocol.Problem | None = None
        """Why the server ends this socket, once it does."""

    def note(self, message: protocol.Down) -> None:
        if len(self.notes) >= MOST_NOTES:
            self.end("too-slow", "Too many answers are waiting to be read.")
        else:
            self.notes.append(message)
            self.wake()

    def end(self, code: str, message: str) -> None:
        self.closed = protocol.Problem(code, message)
        self.wake()


def nobody() -> None:
    """Wakes nobody: one look needs no news."""


class Room:
    """What a process keeps about a table besides its log."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self.table = table
        self.clock = clock
        self.watchers: set[Watcher] = set()
        self.version = 0
        """Raised when seats, votes or anything else that is not the game changes."""
        self.cache: dict[int | None, tuple[bytes, bytes]] = {}
        self.views: dict[int | None, dict[str, Any]] = {}
        self.questions: dict[tuple[int | None, protocol.Lang], telling.Question | None] = {}
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
        self.stories: dict[tuple[str, str], Any] = {}
        """The finished game in words, by eyes and language."""
        self.rechecks: dict[int, float] = {}
        """Seats that would be replaced if anybody waited, and when to look again."""
        self.clock_cache: list[protocol.SeatClock] | None = None
        self.skew = 0.0
        """Seconds by which the log is ahead of this house's clock: another machine's wall clock, or this one's before
        it was set, may have been ahead when a house opened and took its time from it."""
        self.touched = time.monotonic()
        self.news: asyncio.Event = asyncio.Event()

    def here(self) -> set[int]:
        return {w.seat for w in self.watchers if w.seat is not None}

    def tell(self, info: bool = True) -> None:
        """Something was stored: wake everyone who looks on."""
        self.cache.clear()
        self.questions.clear()
        self.views.clear()
        self.stories.clear()
        self.clock_cache = None
        self.version += info
        self.touched = time.monotonic()
        for watcher in self.watchers:
            watcher.wake()
        self.news.set()
        self.news = asyncio.Event()

    def bot_waits(self, seat: int, waits: bool) -> None:
        """Say so, or that it is over."""
        if waits != (seat in self.waiting):
            (self.waiting.add if waits else self.waiting.discard)(seat)
            self.tell()

    def shown(self, seat: int | None) -> tuple[bytes, bytes]:
        """View and legal choices of a viewer, encoded once for all who look from there."""
        found = self.cache.get(seat)
        if found is None:
            game = self.table.game
            assert game is not None
            legal = [] if seat is None or self.table.ended else list(game.legal(seat))
            found = (_json.encode(self.view(game, seat)), _json.encode(legal))
            self.cache[seat] = found
        return found

    def view(self, game: Game, seat: int | None) -> dict[str, Any]:
        """The view of a reader, made once for an update: for the wire, and for the question in words."""
        found = self.views.get(seat)
        if found is None:
            found = self.views[seat] = game.view(seat)
        return found

    def question(self, seat: int | None, lang: protocol.Lang) -> telling.Question | None:
        """The open question in words, made once for all who read it there."""
        game = self.table.game
        if game is None or self.table.ended:
            return None
        if (seat, lang) not in self.questions:
            view = self.view(game, seat)
            self.questions[seat, lang] = telling.question(game, seat, view, lang, self.table.names(lang))
        return self.questions[seat, lang]

    def admit(self, watcher: Watcher) -> bool:
        """Whether a socket may be told, and from which seat: asked for every frame out and every message in."""
        if watcher.closed is not None:
            return False
        try:
            seat = watcher.right.looks_from(self.table)
        except Refused as error:
            watcher.end(error.code, str(error))
            return False
        if seat == watcher.seat:
            return True
        if watcher.mark.at:  # what it was told so far was somebody else's story
            watcher.end("moved", "You sit elsewhere now; look at the table again.")
            return False
        watcher.seat = seat  # seats closed up when the game began
        watcher.notes.insert(0, protocol.Welcome(seat, self.clock.now()))
        return True

    def readmit(self) -> None:
        """The log says something new: end or move the sockets whose right has changed, whoever wrote it."""
        for watcher in list(self.watchers):
            self.admit(watcher)

    def greet(self, watcher: Watcher, last: int | None) -> None:
        """Begin where the viewer left off."""
        if self.table.game is not None and self.admit(watcher):
            watcher.missed, watcher.mark = viewing.resume(
                self.table.game, watcher.seat, last or 0, self.table.made_by
            )
        watcher.greeted = True
        watcher.wake()

    def update(self, watcher: Watcher) -> protocol.Update | None:
        """All that is new for this viewer, if anything is. The seat is looked up here, when the frame is made."""
        if not self.admit(watcher):
            return None
        table = self.table
        update = protocol.Update(watcher.mark.seq, [])
        fresh = False
        if table.game is not None:
            update.events = watcher.missed + viewing.read(
                table.game, watcher.seat, watcher.mark, made_by=table.made_by
            )
            watcher.missed = []
            update.seq = watcher.mark.seq
            shown = self.shown(watcher.seat)
            fresh = bool(update.events) or shown != watcher.shown
            if shown != watcher.shown:
                watcher.shown = shown
                update.view = msgspec.Raw(shown[0])
                if watcher.lang is None:
                    update.legal = msgspec.Raw(shown[1])
                else:  # whose choices are the legal ones
                    update.question = self.question(watcher.seat, watcher.lang)
            if watcher.lang is not None and update.events:
                names = table.names(watcher.lang)
                update.said = telling.said(table.game, update.events, watcher.seat, watcher.lang, names)
            if table.windows and table.pause_until != watcher.shown_pause:
                watcher.shown_pause = update.pause = table.pause_until
                fresh = True
            if (clocks := self.clocks()) != watcher.shown_clocks:
                watcher.shown_clocks = update.clocks = clocks
                fresh = True
        if watcher.seat is not None:
            fresh = self._own(watcher, watcher.seat, update) or fresh
        if watcher.version != self.version:
            watcher.version = self.version
            update.table = self.info()
            fresh = True
        if watcher.chats != table.chats:
            said = table.chat[max(0, len(table.chat) - (table.chats - watcher.chats)) :]
            watcher.chats = table.chats
            heard = [chat for chat in said if (watcher.seat, chat.seat) not in table.mutes]
            update.chat = heard or msgspec.UNSET
            fresh = fresh or bool(heard)
        if watcher.happened != table.happened:
            update.happened = table.happenings[-(table.happened - watcher.happened) :]
            watcher.happened = table.happened
            fresh = True
        return update if fresh else None

    def _own(self, watcher: Watcher, seat: int, update: protocol.Update) -> bool:
        """What is told to nobody but the seat itself: its order, its kept choice, and what was done in its name."""
        table, fresh = self.table, False
        if (order := table.order_of(seat) or "ask") != watcher.order:
            watcher.order = update.order = order
            fresh = True
        if (kept := table.kept.get(seat)) != watcher.kept:
            if watcher.kept is not None:
                watcher.notes.append(self.outcome(seat, watcher.kept.key, watcher.lang or FIRST))
            watcher.kept, update.kept = kept, kept
            fresh = True
        stood_in = table.stood_in.get(seat)
        mark = (stood_in.since, len(stood_in.choices)) if stood_in is not None else None
        if mark != watcher.stood_in:
            watcher.stood_in, update.stood_in = mark, stood_in
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
            self.clock_cache = [self._clock(seat.seat) for seat in self.table.seats]
        return self.clock_cache

    def _clock(self, number: int) -> protocol.SeatClock:
        table, one = self.table, protocol.SeatClock(number)
        asked = table.status == "running" and table.paused_at is None and number in table.shown_asked
        start = max(table.shown_asked.get(number, 0.0), table.pause_until)
        if table.record.clock.get("bank") and number < len(table.banks):
            one.left = table.banks[number]
            if table.status == "running" and table.bot_of(number) is None:
                one.since = start if asked and not table.call else None
                one.zero = "bot-chooses"
        seat = table.seat(number)
        if seat is None or seat.kind != "human" or seat.person is None or table.bot_of(number) is not None:
            return one
        if not duties.is_here(table, number, self.here(), self.now()):
            one.away = seat.seen
            if asked and not table.call:
                one.bot_at = duties.stand_in_at(table, number, self.here())
        return one

    def look(
        self, who: Visitor, since: int, lang: protocol.Lang | None = None
    ) -> tuple[int | None, protocol.Update]:
        """The same for one HTTP request, from the seat that is theirs at this moment."""
        watcher = Watcher(who, self.table, nobody, lang)
        self.greet(watcher, since)
        update = self.update(watcher)
        assert update is not None
        return watcher.seat, update

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
        mark = self.marks.setdefault(seat, viewing.Bookmark())
        return viewing.skip(self.table.game, seat, mark)

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
