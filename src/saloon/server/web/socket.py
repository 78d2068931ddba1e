"""The WebSocket of a seat: hello, missed events, view and choices; then choices up, updates down."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from saloon.server import lobby, measures, play, protocol, social
from saloon.server.errors import BadRequest, Refused, TooLarge, TooMuch
from saloon.server.house import House
from saloon.server.limits import Buckets
from saloon.server.measures import journal
from saloon.server.room import Room, Watcher
from saloon.server.web.guard import address, refuse
from saloon.server.web.visitor import TheHouse, Visitor, visitor

Socket = WebSocket[Any, Any, Any]
HELLO_TIME = 10.0
MOST_REFUSED = 50
"""Bad messages before the socket is closed."""


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, house: TheHouse, table: FromPath[str]) -> None:
    """One socket looks at one table from one seat, or from none."""
    try:
        with house.sockets.hold(address(socket.scope)):
            who = await visitor(socket, house)
            room = await house.room(table)
            if len(room.watchers) >= house.settings.limits.watchers:
                raise TooMuch("Too many look at this table.")
            await socket.accept()
            measures.SOCKETS.inc()
            try:
                await converse(socket, house, room, who)
            finally:
                measures.SOCKETS.dec()
    except Refused as error:
        await refuse(socket.scope, socket.send, error)


async def converse(socket: Socket, house: House, room: Room, who: Visitor) -> None:
    watcher: Watcher | None = None
    try:
        watcher = await greet(socket, house, room, who)
        await talk(socket, house, room, watcher)
    except Refused as error:
        with suppress(Exception):
            await socket.send_data(protocol.write(protocol.problem(error)), "text")
            await socket.close(4000 + error.status % 1000, error.code)
    except (TimeoutError, WebSocketDisconnect):
        pass
    finally:
        if watcher is not None:
            left(house, room, watcher)


async def greet(socket: Socket, house: House, room: Room, who: Visitor) -> Watcher:
    """Wait for hello; whoever shows neither seat nor invitation may watch a public table only."""
    first = protocol.read(limited(house, await asyncio.wait_for(socket.receive_data("text"), HELLO_TIME)))
    if not isinstance(first, protocol.Hello):
        raise BadRequest("Say hello first.")
    who.secret = first.secret or who.secret
    who.invite = first.invite or who.invite
    who.check_sees(house, room)
    seat = None if first.watch else who.seat(room)
    watcher = Watcher(seat, who.person.id if who.person is not None else None, first.lang)
    watcher.note(protocol.Welcome(seat, time.time()))
    room.watchers.add(watcher)
    if seat is not None:
        await lobby.give_back(house, room, seat)
        room.tell()
        house.attend(room)
    room.greet(watcher, first.last)
    return watcher


def left(house: House, room: Room, watcher: Watcher) -> None:
    room.watchers.discard(watcher)
    chair = room.table.seat(watcher.seat) if watcher.seat is not None else None
    if chair is not None and watcher.seat not in room.here():
        chair.seen = time.time()
        house.departed.append((room.table.id, chair.seat))
        room.tell()
        if not house.closed:
            house.attend(room)


def limited(house: House, message: str) -> str:
    if len(message) > house.settings.limits.message:
        raise TooLarge(f"A message has at most {house.settings.limits.message} bytes.")
    return message


async def talk(socket: Socket, house: House, room: Room, watcher: Watcher) -> None:
    """Read and write side by side until one of them ends."""
    tasks = [
        asyncio.create_task(read(socket, house, room, watcher)),
        asyncio.create_task(write(socket, room, watcher)),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def write(socket: Socket, room: Room, watcher: Watcher) -> None:
    """Answers first, then whatever is new by the time the reader is ready for it."""
    while True:
        await watcher.wake.wait()
        watcher.wake.clear()
        while watcher.notes:
            await send(socket, watcher.notes.popleft())
        update = room.update(watcher)
        if update is not None:
            await send(socket, update)
        if watcher.closed is not None:
            await send(socket, watcher.closed)
            await socket.close(4000 if watcher.closed.code != "restart" else 1012, watcher.closed.code)
            return


async def send(socket: Socket, message: protocol.Down) -> None:
    """Waits while the reader is behind. One who stays behind does not answer pings either, and is let go."""
    await socket.send({"type": "websocket.send", "bytes": None, "text": protocol.write(message).decode()})


async def read(socket: Socket, house: House, room: Room, watcher: Watcher) -> None:
    limits = house.settings.limits
    pace = Buckets(limits.messages, limits.messages * 5, "messages")
    refused = 0
    while True:
        text = await socket.receive_data("text")
        key = None
        try:
            pace.take("")
            message = protocol.read(limited(house, text))
            key = getattr(message, "key", None)
            watcher.note(await answer(house, room, watcher, message))
        except Refused as error:
            refused += 1
            measures.REFUSALS.labels(error.code).inc()
            watcher.note(protocol.problem(error, key))
            if refused > MOST_REFUSED:
                raise TooMuch("Too many messages were refused.") from None
        except WebSocketDisconnect:
            raise
        except Exception as error:
            journal.error("message-failed", error=type(error).__name__)
            raise


async def answer(house: House, room: Room, watcher: Watcher, message: protocol.Up) -> protocol.Down:
    if isinstance(message, protocol.Ping):
        return protocol.Pong(message.id)
    if isinstance(message, protocol.Hello):
        raise BadRequest("You have said hello already.")
    seat = watcher.seat
    if seat is None:
        raise BadRequest("You watch; to play, take a seat.")
    if isinstance(message, protocol.Say):
        house.chats.take(f"{room.table.id}:{seat}")
        return await social.say(house, room, seat, message.text, message.key)
    if seat in room.table.taken:
        await lobby.give_back(house, room, seat)
    if isinstance(message, protocol.Undo):
        return await play.undo(house, room, seat, message.key)
    return await play.choose(house, room, seat, message.choice, message.key, message.at)
