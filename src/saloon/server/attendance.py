"""What the server does at a table by itself: bots move, calls close, stand-ins come, clocks run out."""

from __future__ import annotations

import asyncio
import time

from saloon.server import clocks, play
from saloon.server.clocks import Duty
from saloon.server.errors import Refused
from saloon.server.house import House
from saloon.server.room import Room
from saloon.server.viewing import quiet, quiet_answer

STAND_IN = "rules"
"""The bot that plays for absent people."""
RETRY = 1.0


def attend(house: House, room: Room) -> None:
    """Called whenever the log has grown or somebody came or left."""
    if room.timer is not None:
        room.timer.cancel()
        room.timer = None
    duty = clocks.next_duty(room.table, room.here(), house.settings)
    if duty is not None:
        delay = max(0.0, duty.at - time.time())
        room.timer = asyncio.get_running_loop().call_later(delay, begin, house, room, duty, room.table.seq)
    let_bots_think(house, room)


def begin(house: House, room: Room, duty: Duty, seq: int) -> None:
    room.timer = None
    if not house.closed:
        house.spawn(do(house, room, duty, seq))


async def do(house: House, room: Room, duty: Duty, seq: int) -> None:
    table = room.table
    if table.seq != seq:
        attend(house, room)
        return
    try:
        if duty.what == "silence":
            await close_call(house, room)
        elif duty.what == "absent":
            await stand_in(house, room, duty.seat)
        else:
            await time_is_up(house, room, duty.seat)
    except Refused:
        await asyncio.sleep(RETRY)
        attend(house, room)


async def close_call(house: House, room: Room) -> None:
    """Everybody who has said nothing has answered."""
    game = room.table.game
    for seat in list(room.table.asked):
        word = quiet_answer(game, seat) if game is not None else None
        if word is not None:
            await play.choose(house, room, seat, word, f"silence-{seat}-{room.table.seq}", server=True)


async def stand_in(house: House, room: Room, seat: int) -> None:
    """A bot takes the seat, unless another process has seen its owner."""
    table = room.table
    async with table.lock:
        await house.read_seats(room)
        chair = table.seat(seat)
        if chair is None or seat in room.here() or chair.seen + clocks.absence(table) > time.time():
            attend(house, room)
        elif table.bot_of(seat) is None:
            await house.write(room, "bot", seat, STAND_IN)


async def time_is_up(house: House, room: Room, seat: int) -> None:
    """The bot makes this one choice."""
    game, seq = room.table.game, room.table.seq
    if game is None or seat not in room.table.asked:
        return
    legal = [word for d in game.decisions if d.seat == seat for word in d.choices]
    word = await house.workers.act(STAND_IN, game.view(seat), game.events(seat), legal)
    if room.table.seq == seq:
        await play.choose(house, room, seat, word, f"clock-{seq}", server=True)


def let_bots_think(house: House, room: Room) -> None:
    table = room.table
    if table.status != "running" or table.paused_at is not None:
        return
    for seat in table.asked:
        bot = table.bot_of(seat)
        if bot is not None and (seat, table.seq) not in room.thinking and seat not in room.silent:
            room.thinking.add((seat, table.seq))
            house.spawn(bot_turn(house, room, seat, bot, table.seq))


async def bot_turn(house: House, room: Room, seat: int, bot: str, seq: int) -> None:
    table = room.table
    game = table.game
    assert game is not None
    try:
        legal = [word for d in game.decisions if d.seat == seat for word in d.choices]
        word = await house.workers.act(bot, game.view(seat), game.events(seat), legal)
        wait = clocks.bot_time(table, seat, time.time(), house.settings) - time.time()
        await asyncio.sleep(max(0.0, wait))
        if table.seq != seq or table.bot_of(seat) is None or table.paused_at is not None:
            return
        if table.call and quiet(game, word):
            room.silent.add(seat)
            return
        await play.choose(house, room, seat, word, f"bot-{seat}-{seq}", server=True)
    except Refused:
        await asyncio.sleep(RETRY)
    finally:
        room.thinking.discard((seat, seq))
        if not house.closed:
            attend(house, room)
