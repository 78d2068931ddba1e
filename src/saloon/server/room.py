"""A table with those who look at it, and what each of them is shown."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec

from saloon.language.notation import commitment
from saloon.server import protocol, telling, viewing
from saloon.server.clocks import Clock, Timer
from saloon.server.table import Table

MOST_NOTES = 64
"""Answers that a slow reader may leave unread before the socket is closed."""
HERE = 30.0
"""Seconds for which somebody seen by another process counts as here."""

_json = msgspec.json.Encoder()


class Watcher:
    """Somebody who looks at a table, from a seat or from nowhere, with what they have been told so far.

    Nothing piles up for a slow reader: an update is made when it can be sent, and holds all that is new by then.
    """

    def __init__(self, seat: int | None, wake: Callable[[], None], lang: protocol.Lang | None = None) -> None:
        self.seat = seat
        self.lang = lang
        self.wake = wake
        """Called when there is something to tell."""
        self.notes: list[protocol.Down] = []
        self.mark = viewing.Bookmark()
        self.greeted = False
        self.missed: list[dict[str, Any]] = []
        self.chats = 0
        self.version = -1
        self.shown: tuple[bytes, bytes] | None = None
        self.rules: tuple[float, tuple[float, ...]] = (0.0, ())
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
        self.asked: dict[tuple[int | None, protocol.Lang], telling.Question | None] = {}
        self.marks: dict[int | None, viewing.Bookmark] = {}
        self.timer: Timer | None = None
        self.thinking: set[tuple[int, int]] = set()
        self.silent: set[int] = set()
        """Bots that have nothing to say at this call."""
        self.decided: dict[int, tuple[int, str]] = {}
        """What bots would answer for people who want that, and at which step of the game."""
        self.reviews: dict[int, Any] = {}
        """Reviews of the finished game that somebody has asked for, by seat."""
        self.touched = time.monotonic()
        self.news: asyncio.Event = asyncio.Event()

    def here(self) -> set[int]:
        return {w.seat for w in self.watchers if w.seat is not None}

    def tell(self, info: bool = True) -> None:
        """Something was stored: wake everyone who looks on."""
        self.cache.clear()
        self.asked.clear()
        self.version += info
        self.touched = time.monotonic()
        for watcher in self.watchers:
            watcher.wake()
        self.news.set()
        self.news = asyncio.Event()

    def shown(self, seat: int | None) -> tuple[bytes, bytes]:
        """View and legal choices of a viewer, encoded once for all who look from there."""
        found = self.cache.get(seat)
        if found is None:
            game = self.table.game
            assert game is not None
            legal = [] if seat is None or self.table.ended else list(game.legal(seat))
            found = (_json.encode(game.view(seat)), _json.encode(legal))
            self.cache[seat] = found
        return found

    def question(self, seat: int | None, lang: protocol.Lang) -> telling.Question | None:
        """The open question in words, made once for all who read it there."""
        game = self.table.game
        if game is None or self.table.ended:
            return None
        if (seat, lang) not in self.asked:
            view: Any = game.view(seat)
            self.asked[seat, lang] = telling.question(game, seat, view, lang, self.table.names(lang))
        return self.asked[seat, lang]

    def greet(self, watcher: Watcher, last: int | None) -> None:
        """Begin where the viewer left off."""
        if self.table.game is not None:
            watcher.missed, watcher.mark = viewing.resume(self.table.game, watcher.seat, last or 0)
        watcher.greeted = True
        watcher.wake()

    def update(self, watcher: Watcher) -> protocol.Update | None:
        """All that is new for this viewer, if anything is."""
        table = self.table
        update = protocol.Update(watcher.mark.seq, [])
        fresh = False
        if table.game is not None:
            update.events = watcher.missed + viewing.read(table.game, watcher.seat, watcher.mark)
            watcher.missed = []
            update.seq = watcher.mark.seq
            shown = self.shown(watcher.seat)
            fresh = bool(update.events) or shown != watcher.shown
            if shown != watcher.shown:
                watcher.shown = shown
                update.view, update.legal = msgspec.Raw(shown[0]), msgspec.Raw(shown[1])
                if watcher.lang is not None:
                    update.question = self.question(watcher.seat, watcher.lang)
            if watcher.lang is not None and update.events:
                names = table.names(watcher.lang)
                update.said = telling.said(table.game, update.events, watcher.seat, watcher.lang, names)
            rules = (table.pause_until, tuple(table.banks))
            if rules != watcher.rules and (fresh or rules[0] != watcher.rules[0]):
                watcher.rules = rules
                fresh = True
                update.pause = table.pause_until if table.windows else msgspec.UNSET
                update.banks = list(table.banks) if table.deed.clock.get("bank") else msgspec.UNSET
        if watcher.seat is not None and (order := table.order_of(watcher.seat) or "ask") != watcher.order:
            watcher.order = update.order = order
            fresh = True
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
        return update if fresh else None

    def look(self, seat: int | None, since: int, lang: protocol.Lang | None = None) -> protocol.Update:
        """The same for one HTTP request."""
        watcher = Watcher(seat, nobody, lang)
        self.greet(watcher, since)
        update = self.update(watcher)
        assert update is not None
        return update

    def seq(self, seat: int | None) -> int:
        """How many items this viewer has been told."""
        if self.table.game is None:
            return 0
        mark = self.marks.setdefault(seat, viewing.Bookmark())
        return viewing.skip(self.table.game, seat, mark)

    def info(self) -> protocol.TableInfo:
        table, deed = self.table, self.table.deed
        here, now = self.here(), self.clock.now()
        names = dict(zip([seat.seat for seat in table.seats], table.names(), strict=True))
        seats = [
            protocol.SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=names[seat.seat],
                bot=seat.bot,
                free=seat.kind == "human" and seat.person is None,
                here=seat.kind == "human" and (seat.seat in here or now - seat.seen < HERE),
                taken=table.taken.get(seat.seat),
                conceded=seat.seat in table.conceded,
            )
            for seat in table.seats
        ]
        host = table.seat_of(deed.host) if deed.host else None
        return protocol.TableInfo(
            id=deed.id,
            game=deed.game,
            rules=deed.rules,
            options=deed.options,
            pace=deed.pace,
            clock=deed.clock,
            public=deed.public,
            status=table.status,
            seats=seats,
            created=deed.created,
            paused=table.paused_at is not None,
            votes={word: sorted(voters) for word, voters in table.votes.items() if voters},
            commitment=commitment(deed.seed, deed.salt),
            result=table.game.result if table.game is not None else None,
            rematch=deed.rematch,
            host=host.seat if host else None,
            hints=table.gives_hints,
        )
