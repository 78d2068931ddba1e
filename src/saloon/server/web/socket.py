"""The WebSocket of a seat: hello, missed events, view and choices; then choices up, updates down."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from litestar import asgi
from litestar.connection import ASGIConnection

from saloon.errors import Reason
from saloon.server import metrics, orders, play, protocol, social
from saloon.server.errors import BadRequest, NoTable, NotAllowed, Refused, TooLarge, TooMuch
from saloon.server.house import House, where
from saloon.server.limits import Place, host_of
from saloon.server.metrics import operator_log
from saloon.server.rights import Right, Visitor
from saloon.server.room import Room, Watcher
from saloon.server.web.guard import address, refuse
from saloon.server.web.visitor import seen, visitor
from saloon.server.web.wire import POLICY, Wire, nothing

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send

HELLO_TIME = 10.0
CLOSING_TIME = 15.0
"""Seconds after which a socket that we have closed is gone, whatever the other side does."""
MOST_REFUSED = 50
"""Bad messages before the socket is closed."""


@asgi("/api/tables/{table:str}/socket", copy_scope=False)
async def table_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """One socket looks at one table from one seat, or from none."""
    try:
        if str(scope["type"]) != "websocket":
            raise BadRequest(Reason("socket-here"))
        house: House = scope["litestar_app"].state.house
        await receive()  # websocket.connect
        here = host_of(address(scope))
        who = await visitor(ASGIConnection(scope, receive, send), house)
        table = str(scope["path_params"]["table"])
        place = Place(here)
        with suppress(NoTable):  # told after hello, whether there is none or it is for others: both are alike
            room = await seen(house, table, who)
            with suppress(NotAllowed):  # so is a secret that is good no more
                place.move(house.sockets if who.chair(room.table) is not None else None)
        wire: Wire = scope["extensions"]["saloon.wire"]  # type: ignore[index, assignment]
        try:
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            name = who.person.id if who.person is not None else here
            talk = Conversation(wire, send, house, table, who, name, place)
            metrics.SOCKETS.inc()
            try:
                await receive()  # which now comes only with the end
            finally:
                metrics.SOCKETS.dec()
                talk.left()
        finally:
            place.move(None)
    except Refused as error:
        await refuse(scope, send, error)


class Conversation:
    """The conversation of one socket: messages are answered one after the other, updates go out when they can."""

    room: Room
    """From hello on."""

    def __init__(
        self, wire: Wire, send: Send, house: House, table: str, who: Visitor, name: str, place: Place
    ) -> None:
        self.wire = wire
        self.send = send
        self.house = house
        self.table = table
        self.who = who
        self.watcher: Watcher | None = None
        """From hello on."""
        self.answering: asyncio.Task[None] | None = None
        self.writing = False
        self.name = name
        """Whose messages are counted: a person's, or those of an address."""
        self.refused = 0
        self.place = place
        """As what the socket counts: of its address, those who play and those who look on have room of their own."""
        self.arrive()
        self.patience = house.loop.call_later(HELLO_TIME, self.end, 1002, "no hello")
        wire.heard, wire.drained = self.heard, self.wake
        if wire.inbox:
            self.heard()

    def arrive(self) -> None:
        """Wait for hello; if too many of this address do, whoever has waited longest goes."""
        if self.place.among is not None:
            return
        waiting = self.house.arriving.setdefault(self.place.name, OrderedDict())
        if len(waiting) >= self.house.settings.limits.sockets:
            _, go = waiting.popitem(last=False)
            metrics.flood("silent", self.place.name)
            go()
        waiting[self] = partial(self.end, POLICY, "too many wait")

    def arrived(self) -> None:
        waiting = self.house.arriving.get(self.place.name)
        if waiting is not None:
            waiting.pop(self, None)
            if not waiting:
                del self.house.arriving[self.place.name]

    def left(self) -> None:
        """The socket is gone. What it said last is still done to its end: it may have been stored already."""
        self.arrived()
        self.patience.cancel()
        self.wire.heard = self.wire.drained = nothing
        self.wire.inbox.clear()
        watcher = self.watcher
        if watcher is None:
            return
        room, house = self.room, self.house
        room.go(watcher)
        chair = room.table.seat(watcher.seat) if watcher.seat is not None else None
        if chair is not None and watcher.seat not in room.here():
            chair.seen = room.now()
            house.departed[room.table.id, chair.seat] = chair.seen
            room.tell()
            if not house.closed:
                house.attend(room)

    def end(self, code: int, reason: str) -> None:
        """Say nothing more and hear nothing more."""
        self.wire.heard = nothing
        self.house.spawn(self._end(code, reason))

    async def _end(self, code: int, reason: str) -> None:
        if not self.wire.close_sent and not self.wire.disconnected:
            self.wire.cut_off(CLOSING_TIME)
            await self.send({"type": "websocket.close", "code": code, "reason": reason})

    # Up

    def heard(self) -> None:
        if self.answering is None:
            self.answering = asyncio.create_task(self._answer())

    async def _answer(self) -> None:
        try:
            while self.wire.heard is not nothing and (message := self.wire.take()) is not None:
                await self.read(message)
        except Refused as error:  # after which there is no more to say
            metrics.refusal(error.code, self.place.name, error.kind)
            self.wire.push([protocol.write(protocol.problem(error, lang=self.lang))])
            self.end(4000 + error.status % 1000, error.code)
        except Exception as error:
            operator_log.error("message-failed", error=type(error).__name__)
            self.end(1011, "broken")
        finally:
            self.answering = None

    async def read(self, data: bytes) -> None:
        watcher, key = self.watcher, None
        if watcher is None:
            await self.greet(data)
            return
        if not self.room.admit(watcher):
            return  # which has woken it, to say why
        try:
            self.house.messages.take(self.name)
            self.house.voices.take(self.place.name)
            message = protocol.read(self.limited(data))
            key = getattr(message, "key", None)
            if (answer := await self.answer(watcher, message)) is not None:
                watcher.note(answer)
        except Refused as error:
            self.refused += 1
            metrics.refusal(error.code, self.place.name, error.kind)
            watcher.note(protocol.problem(error, key, self.lang))
            if self.refused > MOST_REFUSED:
                raise TooMuch(Reason("many-refused")) from None

    @property
    def lang(self) -> str:
        """In which refusals are told."""
        return (self.watcher.lang if self.watcher is not None else None) or self.who.lang

    def limited(self, data: bytes) -> bytes:
        if len(data) > self.house.settings.limits.message:
            raise TooLarge(Reason("message-bytes", most=str(self.house.settings.limits.message)))
        return data

    async def greet(self, data: bytes) -> None:
        """Whoever shows neither seat nor invitation may watch a public table only."""
        first = protocol.read(self.limited(data))
        if not isinstance(first, protocol.Hello):
            raise BadRequest(Reason("hello-first"))
        self.patience.cancel()
        who, house = self.who, self.house
        who.secret = first.secret or who.secret
        who.invite = first.invite or who.invite
        self.room = room = await seen(house, self.table, who)
        right = Right(who, room.table, first.watch)
        watcher = Watcher(right, room.table, self.wake, first.lang, first.changes)
        house.read_again(room, watcher.seat, first.last or 0, self.place.name)
        self.take_place(room, watcher)
        watcher.note(protocol.Welcome(watcher.seat, house.clock.now()))
        room.come(watcher)
        self.watcher = watcher
        if watcher.seat is not None:
            house.saw(room, watcher.seat)
            room.tell()
            house.attend(room)
        room.greet(watcher, first.last)

    def take_place(self, room: Room, watcher: Watcher) -> None:
        """Spectators have so much room, at a table and from an address; a seat has its own, whoever looks on."""
        limits = self.house.settings.limits
        if watcher.seat is None:
            if sum(other.seat is None for other in room.watchers) >= limits.watchers:
                raise TooMuch(Reason("table-crowded"))
            self.place.move(self.house.spectators)
        else:
            self.place.move(self.house.sockets)
            windows = [other for other in room.watchers if other.seat == watcher.seat and not other.closed]
            if len(windows) >= limits.windows:
                oldest = min(windows, key=lambda other: other.since)
                oldest.refuse(TooMuch(Reason("many-windows")))
        self.arrived()

    async def answer(self, watcher: Watcher, message: protocol.Up) -> protocol.Down | None:
        house, room, seat = self.house, self.room, watcher.seat
        if seat is not None and isinstance(message, protocol.Choose):  # as most are
            return await play.choose(
                house, room, watcher.right, message.choice, message.key, message.at, lang=self.lang
            )
        if isinstance(message, protocol.Ping):
            return protocol.Pong(message.id)
        if isinstance(message, protocol.Whole):
            watcher.forget_view()
            watcher.wake()
            return None
        if isinstance(message, protocol.Hello):
            raise BadRequest(Reason("hello-again"))
        if seat is None:
            raise BadRequest(Reason("you-watch"))
        claim = watcher.right
        if isinstance(message, protocol.Say):
            house.chats.take(f"{room.table.id}:{seat}")
            return await social.say(house, room, claim, message.text, message.key)
        if isinstance(message, protocol.Order):
            return await orders.give(house, room, claim, message.order, message.key)
        if isinstance(message, protocol.Back):
            await social.back(house, room, claim)
            return protocol.Ack(message.key, room.seq(claim.seat(room.table)))
        assert isinstance(message, protocol.Undo)
        return await play.undo(house, room, claim, message.key, self.lang)

    # Down

    def wake(self) -> None:
        """There is something to tell: soon, so that all that comes of one move goes together."""
        if not self.writing:
            self.writing = True
            self.house.loop.call_soon(self.write)

    def write(self) -> None:
        """Answers first, then whatever is new. A reader who is behind is told when it has caught up."""
        self.writing = False
        watcher = self.watcher
        if watcher is None or not watcher.greeted or not self.wire.open:
            return
        try:
            update = self.room.frame(watcher)
        except (
            Exception
        ) as error:  # whoever cannot be told is not left waiting, and nobody else is touched by it
            operator_log.error(
                "frame-failed", table=self.table, error=type(error).__name__, where=where(error)
            )
            self.end(1011, "broken")
            return
        if not watcher.notes and watcher.closed is None:  # as for all but whoever has chosen
            if update is not None:
                self.wire.push_one(update)
            return
        messages = [protocol.write(note) for note in watcher.notes]
        watcher.notes.clear()
        if update is not None:
            messages.append(update)
        if watcher.closed is not None:
            messages.append(protocol.write(watcher.closed))
        self.wire.push(messages)
        if watcher.closed is not None:
            self.end(4000 if watcher.closed.code != "restart" else 1012, watcher.closed.code)
