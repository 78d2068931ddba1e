"""What the server does at a table by itself: bots move, calls close, stand-ins come, clocks run out."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any

from saloon import Game
from saloon.server import clocks, lobby, orders, play
from saloon.server.clocks import STAND_IN, Duty
from saloon.server.errors import Refused
from saloon.server.house import House
from saloon.server.room import Room
from saloon.server.table import Table
from saloon.server.viewing import quiet, quiet_answer

RETRY = 1.0


def attend(house: House, room: Room) -> None:
    """Called whenever the log has grown or somebody came or left."""
    if room.timer is not None:
        room.timer.cancel()
        room.timer = None
    duty = clocks.next_duty(room.table, room.here())
    if duty is not None:
        room.timer = house.clock.at(duty.at, partial(begin, house, room, duty, room.table.seq))
    if room.table.full:  # whoever sat down last may not have lived to see the start
        house.spawn(lobby.start_if_full(house, room))
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
    """Everybody who has said nothing has answered; bots who decide for somebody answer in the same moment."""
    game = room.table.game
    if game is None:
        return
    words = {seat: closing_word(room, game, seat) for seat in room.table.asked}
    loud = {seat: word for seat, word in words.items() if word is not None and not quiet(game, word)}
    for seat, word in (loud or words).items():  # what is shown opens the call anew
        if word is not None:
            await play.choose(house, room, seat, word, f"silence-{seat}-{room.table.seq}", server=True)


def closing_word(room: Room, game: Game, seat: int) -> str | None:
    step, word = room.decided.get(seat, (-1, ""))
    if step == game.step and orders.due(room.table, seat) == "decide" and seat not in room.table.hushed:
        return word
    return quiet_answer(game, seat)


async def stand_in(house: House, room: Room, seat: int) -> None:
    """A bot takes the seat, unless another process has seen its owner."""
    table = room.table
    async with table.lock:
        await house.read_seats(room)
        chair = table.seat(seat)
        here = seat in room.here() or (
            chair is not None and chair.seen + clocks.absence(table) > house.clock.now()
        )
        if chair is None or (chair.person is not None and here):
            attend(house, room)
        elif table.bot_of(seat) is None:
            await house.write(room, "bot", seat, STAND_IN)


async def time_is_up(house: House, room: Room, seat: int) -> None:
    """The bot makes this one choice."""
    game, seq = room.table.game, room.table.seq
    if game is None or seat not in room.table.asked:
        return
    word = await thought(house, room.table, game, seat, STAND_IN, shown=True)
    if room.table.seq == seq:
        await play.choose(house, room, seat, word, f"clock-{seq}", server=True)


async def thought(house: House, table: Table, game: Game, seat: int, bot: str, shown: bool = False) -> str:
    """What a bot would answer to the open question of a seat; if it will be `shown`, not before it may be seen."""
    legal = [word for d in game.decisions if d.seat == seat for word in d.choices]
    async with house.workers.desk(bot):
        taken = house.clock.now()
        word = await house.workers.act(bot, game.view(seat), game.events(seat), legal)
    if shown:
        now = house.clock.now()
        await house.clock.until(clocks.bot_time(table, seat, bot, taken, now, house.settings))
    return word


def let_bots_think(house: House, room: Room) -> None:
    """Those of the seats that are asked, and those that people want to decide for them."""
    table = room.table
    game = table.game
    if game is None or table.status != "running" or table.paused_at is not None:
        return
    for seat in table.asked:
        if (seat, game.step) in room.thinking:
            continue
        bot = table.bot_of(seat)
        order = orders.due(table, seat) if bot is None else None
        work: Coroutine[Any, Any, None] | None = None
        if bot is not None and seat not in room.silent:
            work = bot_turn(house, room, game, seat, bot)
        elif order == "decide" and table.call and room.decided.get(seat, (-1, ""))[0] != game.step:
            work = decide(house, room, game, seat)
        elif order is not None and not table.call:
            work = obey(house, room, game, seat, order)
        if work is not None:
            room.thinking.add((seat, game.step))
            house.spawn(think(house, room, seat, game.step, work))


async def think(house: House, room: Room, seat: int, step: int, work: Coroutine[Any, Any, None]) -> None:
    """Do it, and see what is to be done then."""
    try:
        await work
    except Refused:
        await asyncio.sleep(RETRY)
    finally:
        room.thinking.discard((seat, step))
        if not house.closed:
            attend(house, room)


async def bot_turn(house: House, room: Room, game: Game, seat: int, bot: str) -> None:
    table, step = room.table, game.step
    word = await thought(house, table, game, seat, bot, shown=True)
    if not stands(table, game, step) or table.bot_of(seat) is None:
        return
    if table.call and quiet(game, word):
        room.silent.add(seat)
        return
    await play.choose(house, room, seat, word, f"bot-{seat}-{step}", server=True)


async def decide(house: House, room: Room, game: Game, seat: int) -> None:
    """At a live call: know the answer before the call closes. Whoever is not ready by then is silent."""
    step = game.step
    room.decided[seat] = (step, await thought(house, room.table, game, seat, STAND_IN))


async def obey(house: House, room: Room, game: Game, seat: int, order: str) -> None:
    """At a turn-by-turn table: answer for somebody who has left an order, at a moment that could be their own."""
    table, step = room.table, game.step
    word = await thought(house, table, game, seat, STAND_IN) if order == "decide" else orders.PASS
    await house.clock.until(clocks.order_time(table, seat, step, house.signer, house.settings))
    if stands(table, game, step) and orders.due(table, seat) == order:
        await play.choose(house, room, seat, word, f"order-{seat}-{step}", server=True)


def stands(table: Table, game: Game, step: int) -> bool:
    """Whether the game still stands where it stood."""
    return table.game is game and game.step == step and table.paused_at is None
