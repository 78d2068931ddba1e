"""What the server does at a table by itself: bots move, calls close, stand-ins come, clocks run out."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from functools import partial
from typing import Any

from saloon import Game
from saloon.server import clocks, lobby, orders, play
from saloon.server.clocks import STAND_IN, Duty
from saloon.server.errors import Busy, Refused, Stale
from saloon.server.house import House
from saloon.server.metrics import operator_log
from saloon.server.records import Seat
from saloon.server.rights import TheTables
from saloon.server.room import Room
from saloon.server.table import Table
from saloon.server.viewing import quiet, quiet_answer
from saloon.server.workers import QUEUED

RETRY = 1.0
SAY_SO = 2.0
"""Seconds after which a bot that has to wait for a process says so to its table."""


def attend(house: House, room: Room) -> None:
    """Called whenever the log has grown or somebody came or left."""
    if room.timer is not None:
        room.timer.cancel()
        room.timer = None
    duty = clocks.next_duty(room.table, room.here(), room.rechecks)
    if duty is not None:
        due = duty.at - room.skew
        room.timer = house.clock.at(due, partial(begin, house, room, duty, room.table.seq))
    show_away(house, room)
    if room.table.full:  # whoever sat down last may not have lived to see the start
        house.spawn(lobby.start_if_full(house, room))
    let_bots_think(house, room)


def show_away(house: House, room: Room) -> None:
    """Tell those who look on when somebody has not been seen for a while: the countdown is for all to see."""
    if room.away_timer is not None:
        room.away_timer.cancel()
        room.away_timer = None
    moment = clocks.next_away(room.table, room.here(), room.now()) if room.watchers else None
    if moment is not None:
        room.away_timer = house.clock.at(moment - room.skew, partial(told_away, house, room))


def told_away(house: House, room: Room) -> None:
    room.away_timer = None
    if not house.closed:
        room.tell()
        show_away(house, room)


def begin(house: House, room: Room, duty: Duty, seq: int) -> None:
    room.timer = None
    if not house.closed:
        house.spawn(do(house, room, duty, seq))


async def do(house: House, room: Room, duty: Duty, seq: int) -> None:
    """What is due. A bot may have to wait for a desk to do it: meanwhile the table is not put away, lest it be loaded
    again beside this one."""
    work = duty.seat, -seq  # no step of a game
    room.thinking.add(work)
    try:
        await do_due(house, room, duty, seq)
    finally:
        room.thinking.discard(work)


async def do_due(house: House, room: Room, duty: Duty, seq: int) -> None:
    table = room.table
    if table.seq != seq:
        attend(house, room)
        return
    try:
        if duty.what == "silence":
            await close_call(house, room)
        elif duty.what == "absent":
            await stand_in(house, room, duty.seat)
        elif duty.what == "kept":
            await play.send_kept(house, room, duty.seat)
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
    seq = room.table.seq
    for seat, word in (loud or words).items():  # what is shown opens the call anew
        if word is not None:
            # Whoever speaks up in the last moment opens it anew, too: then these are answers to another question.
            if not await choose(
                house, room, seat, word, f"silence-{seat}-{seq}", partial(at_line, room, seq)
            ):
                return
            seq += 1


def at_line(room: Room, seq: int) -> bool:
    return room.table.seq == seq


async def choose(house: House, room: Room, seat: int, word: str, key: str, due: Callable[[], bool]) -> bool:
    """Answer for a seat, if that is still due once it is this line's turn: its owner may have come back, taken an order
    back or answered while it waited."""
    try:
        await play.choose(house, room, TheTables(seat), word, key, server=True, due=due)
    except Stale:
        return False
    return True


def closing_word(room: Room, game: Game, seat: int) -> str | None:
    step, word = room.decided.get(seat, (-1, ""))
    if step == game.step and orders.due(room.table, seat) == "decide" and seat not in room.table.hushed:
        return word
    return quiet_answer(game, seat)


async def stand_in(house: House, room: Room, seat: int) -> None:
    """A bot takes the seat: one that was given up, or one whose owner is away while another person waits."""
    table = room.table
    async with table.lock:
        await house.read_seats(room)  # another process may have seen them
        now, here, chair = room.now(), room.here(), table.seat(seat)
        due = clocks.stand_in_at(table, seat, here)
        if chair is None or due is None or due > now or table.bot_of(seat) is not None:
            attend(house, room)
        elif chair.person is not None and now < (sure := unsure_until(house, chair)):
            room.rechecks[seat] = sure
            attend(house, room)
        elif chair.person is None or clocks.somebody_waits(table, seat, here, now):
            await house.write(room, "bot", seat, STAND_IN)
        else:
            room.rechecks[seat] = now + max(RETRY, min(clocks.absence(table), house.settings.heartbeat))
            attend(house, room)


def unsure_until(house: House, chair: Seat) -> float:
    """Until when somebody may be at another process without our knowing."""
    return clocks.sure_at(chair, house.storage.postgres, house.settings)


async def time_is_up(house: House, room: Room, seat: int) -> None:
    """The bot makes this one choice."""
    game, seq = room.table.game, room.table.seq
    if game is None or seat not in room.table.asked:
        return
    word = await thought(house, room, game, seat, STAND_IN, shown=True)
    await choose(house, room, seat, word, f"clock-{seq}", partial(at_line, room, seq))


async def thought(house: House, room: Room, game: Game, seat: int, bot: str, shown: bool = False) -> str:
    """What a bot would answer to the open question of a seat. `shown`: everybody knows that one answers there; then it
    says so if it has to wait, and its answer is not given before it may be seen. Of an order nobody else learns."""
    table = room.table
    legal = [word for d in game.decisions if d.seat == seat for word in d.choices]
    # Desks go round by whoever opened the tables, so that many tables of one host wait for each other.
    late = house.loop.call_later(SAY_SO, room.bot_waits, seat, True) if shown else None
    async with AsyncExitStack() as desk:
        try:
            bot = await sit_down(house, table, desk, bot)
        finally:
            if late is not None:
                late.cancel()
                room.bot_waits(seat, False)
        taken = room.now()
        word = await house.workers.act(bot, game.view(seat), game.events(seat), legal)
    if shown:
        moment = clocks.bot_time(room.table, seat, bot, taken, room.now(), house.settings)
        await house.clock.until(moment - room.skew)
    return word


async def sit_down(house: House, table: Table, desk: AsyncExitStack, bot: str) -> str:
    """Find a process to think in; a bot that waits too long lets the rules of thumb answer. Who answers, then."""
    record = table.record
    who, own = record.opened_by, "cards" in record.options
    try:
        await desk.enter_async_context(house.workers.desk(bot, who, table.id, QUEUED, own))
    except Busy:
        operator_log.warning("bot-waited", bot=bot, table=table.id)
        bot = STAND_IN
        await desk.enter_async_context(house.workers.desk(bot, who, table.id, own=own))
    return bot


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
    """Run the bot's work, then reschedule the table."""
    try:
        await work
    except Refused:
        await asyncio.sleep(RETRY)
    except Exception as error:  # what goes wrong at one table stays there
        house.set_aside(room.table.id, error)
    finally:
        room.thinking.discard((seat, step))
        if not house.closed and house.rooms.get(room.table.id) is room:
            attend(house, room)


async def bot_turn(house: House, room: Room, game: Game, seat: int, bot: str) -> None:
    table, step = room.table, game.step
    word = await thought(house, room, game, seat, bot, shown=True)

    def due() -> bool:
        return stands(table, game, step) and table.bot_of(seat) is not None

    if not due():
        return
    if table.call and quiet(game, word):
        room.silent.add(seat)
        return
    await choose(house, room, seat, word, f"bot-{seat}-{step}", due)


async def decide(house: House, room: Room, game: Game, seat: int) -> None:
    """At a live call: know the answer before the call closes. Whoever is not ready by then is silent."""
    step = game.step
    room.decided[seat] = (step, await thought(house, room, game, seat, STAND_IN))


async def obey(house: House, room: Room, game: Game, seat: int, order: str) -> None:
    """At a turn-by-turn table: answer for somebody who has left an order, at a moment that could be their own."""
    table, step = room.table, game.step
    word = await thought(house, room, game, seat, STAND_IN) if order == "decide" else orders.PASS
    moment = clocks.order_time(table, seat, step, house.signer, house.settings)
    await house.clock.until(moment - room.skew)

    def due() -> bool:
        return stands(table, game, step) and orders.due(table, seat) == order

    await choose(house, room, seat, word, f"order-{seat}-{step}", due)


def stands(table: Table, game: Game, step: int) -> bool:
    """Whether the game still stands where it stood."""
    return table.game is game and game.step == step and table.paused_at is None
