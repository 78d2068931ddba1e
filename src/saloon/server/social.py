"""What people at a table can agree on: pause, concede, end, replace somebody who is gone. And chat."""

from __future__ import annotations

from saloon.server import clocks
from saloon.server.clocks import STAND_IN
from saloon.server.errors import BadRequest, CannotNow, NotAllowed, StorageFailed
from saloon.server.house import TRIES, House
from saloon.server.lobby import change_seat, dismiss
from saloon.server.people import clean_text
from saloon.server.protocol import Ack
from saloon.server.room import Room

GONE = 60.0
"""Seconds without a sign after which others may vote on a seat."""


async def pause(house: House, room: Room, seat: int, wanted: bool) -> None:
    """Anyone may pause, anyone may resume; clocks and bots wait."""
    table = room.table
    async with table.lock:
        for _ in range(TRIES):
            if table.status != "running":
                raise CannotNow("There is no game to pause.")
            if (table.paused_at is not None) == wanted or await house.write(
                room, "pause" if wanted else "resume", seat
            ):
                return
    raise StorageFailed("Too many write to this table at once; try again.")


async def concede(house: House, room: Room, seat: int) -> None:
    """Give up. A bot plays the seat to the end, unless only one seat is left."""
    table = room.table
    async with table.lock:
        for _ in range(TRIES):
            if table.status != "running" or seat in table.conceded:
                raise CannotNow("There is nothing to concede.")
            if await house.write(room, "concede", seat, STAND_IN):
                return
    raise StorageFailed("Too many write to this table at once; try again.")


async def vote(house: House, room: Room, seat: int, word: str) -> str:
    """`end` needs all; `replace N` and `remove N` more than half of the others, with N gone; `no` takes back."""
    what, target = read_vote(room, seat, word)
    table = room.table
    async with table.lock:
        for _ in range(TRIES):
            if table.status != "running":
                raise CannotNow("There is no game to vote on.")
            if seat not in table.people():
                raise NotAllowed("Only those who still play can vote.")
            if target is not None:
                await house.read_seats(room)
                check_gone(house, room, target)
            if not await house.write(room, "vote", seat, word):
                continue
            voters = table.votes.get(word, set()) & set(table.people())
            others = [s for s in table.people() if s != target]
            if what == "end" and voters >= set(others):
                await house.write(room, "end", None, "agreed")
                return "ended"
            if target is not None and 2 * len(voters & set(others)) > len(others):
                await unseat(house, room, target, what)
                return f"{what}d"
            return "noted"
    raise StorageFailed("Too many write to this table at once; try again.")


def read_vote(room: Room, seat: int, word: str) -> tuple[str, int | None]:
    what, _, number = word.partition(" ")
    if word in ("end", "no"):
        return word, None
    numbers = {str(s.seat): s.seat for s in room.table.seats if s.kind == "human" and s.person is not None}
    if what not in ("replace", "remove") or number not in numbers:
        raise BadRequest("A vote is end, no, replace N or remove N, where N is the seat of a person.")
    if numbers[number] == seat:
        raise BadRequest("To go yourself, leave or concede.")
    return what, numbers[number]


def check_gone(house: House, room: Room, target: int) -> None:
    chair = room.table.seat(target)
    patience = min(GONE, clocks.absence(room.table) or GONE)
    if target in room.here() or chair is None or house.clock.now() - chair.seen < patience:
        raise CannotNow(
            f"Seat {target} is here, or was a moment ago; only an absent player can be voted away."
        )


async def unseat(house: House, room: Room, target: int, what: str) -> None:
    """Replaced, the seat is open to somebody new and a bot plays meanwhile; removed, it is the bot's."""
    gone: dict[str, object] = {"person": None, "name": "", "secret": None}
    if what == "remove":
        gone |= {"kind": "bot", "bot": STAND_IN}
    for _ in range(TRIES):
        if await house.write(room, "seats", target, what, also=[change_seat(room.table.id, target, **gone)]):
            break
    if what == "replace" and room.table.bot_of(target) is None:
        await house.write(room, "bot", target, STAND_IN)
    dismiss(room, target)


async def say(house: House, room: Room, seat: int, text: str, key: str) -> Ack:
    """A line of chat: plain text, which every client shows as text."""
    shown = clean_text(text, house.settings.limits.chat, "A message")
    table, stored_key = room.table, f"{seat}:{key}"
    async with table.lock:
        for _ in range(TRIES):
            if stored_key in table.keys:
                return Ack(key, room.seq(seat), again=True)
            if await house.write(room, "chat", seat, shown, stored_key):
                return Ack(key, room.seq(seat))
            if await house.storage.line_of_key(table.id, stored_key) is not None:
                return Ack(key, room.seq(seat), again=True)
    raise StorageFailed("Too many write to this table at once; try again.")


async def mute(house: House, room: Room, seat: int, other: int, wanted: bool) -> None:
    """Not to read somebody any more, or again."""
    table = room.table
    if table.seat(other) is None or other == seat:
        raise BadRequest("Name the seat of somebody else at this table.")
    async with table.lock:
        for _ in range(TRIES):
            if ((seat, other) in table.mutes) == wanted or await house.write(
                room, "mute", seat, f"{'mute' if wanted else 'hear'} {other}"
            ):
                return
    raise StorageFailed("Too many write to this table at once; try again.")
