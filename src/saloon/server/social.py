"""What people at a table can agree on: pause, concede, end, replace somebody who is gone. And chat."""

from __future__ import annotations

from saloon.errors import Reason
from saloon.server import clocks
from saloon.server.clocks import STAND_IN
from saloon.server.errors import BadRequest, CannotNow, NotAllowed, StorageFailed
from saloon.server.house import TRIES, House
from saloon.server.lobby import change_seat
from saloon.server.people import clean_text
from saloon.server.protocol import Ack
from saloon.server.rights import Claim
from saloon.server.room import Room


async def pause(house: House, room: Room, claim: Claim, wanted: bool) -> None:
    """Anyone may pause, anyone may resume; clocks and bots wait."""
    table = room.table
    async with table.lock:
        for _ in range(TRIES):
            seat = claim.seat(table)
            if table.status != "running":
                raise CannotNow(Reason("no-pause"))
            if (table.paused_at is not None) == wanted:
                return
            # Each pause can be ended once: nobody stops a table for good whose others have no line left.
            house.besides(room, seat, ends=not wanted)
            if await house.write(room, "pause" if wanted else "resume", seat):
                return
    raise StorageFailed(Reason("many-write"))


async def concede(house: House, room: Room, claim: Claim) -> None:
    """Give up. A bot plays the seat to the end, unless only one seat is left."""
    table = room.table
    async with table.lock:
        for _ in range(TRIES):
            seat = claim.seat(table)
            if table.status != "running" or seat in table.conceded:
                raise CannotNow(Reason("no-concede"))
            if await house.write(room, "concede", seat, STAND_IN):
                return
    raise StorageFailed(Reason("many-write"))


async def vote(house: House, room: Room, claim: Claim, word: str) -> str:
    """`end` needs all; `replace N` more than half of the others, with N away for long enough; `no` takes back."""
    table = room.table
    async with table.lock:
        for _ in range(TRIES):
            seat = claim.seat(table)
            what, target = read_vote(room, seat, word)
            if table.status != "running":
                raise CannotNow(Reason("no-vote"))
            if seat not in table.people():
                raise NotAllowed(Reason("players-vote"))
            if target is not None:
                await house.read_seats(room)
                check_gone(house, room, target)
            house.besides(room, seat)
            if not await house.write(room, "vote", seat, word):
                continue
            voters = table.votes.get(word, set()) & set(table.people())
            others = [s for s in table.people() if s != target]
            if what == "end" and voters >= set(others):
                await house.write(room, "end", None, "agreed")
                return "ended"
            if target is not None and 2 * len(voters & set(others)) > len(others):
                await replace(house, room, target)
                return "replaced"
            return "noted"
    raise StorageFailed(Reason("many-write"))


def read_vote(room: Room, seat: int, word: str) -> tuple[str, int | None]:
    what, _, number = word.partition(" ")
    if word in ("end", "no"):
        return word, None
    numbers = {str(s.seat): s.seat for s in room.table.seats if s.kind == "human" and s.person is not None}
    if what != "replace" or number not in numbers:
        raise BadRequest(Reason("vote-words"))
    if numbers[number] == seat:
        raise BadRequest(Reason("go-yourself"))
    return what, numbers[number]


def check_gone(house: House, room: Room, target: int) -> None:
    """Only whoever has been away for the table's own time; where that is never, nobody."""
    table, now = room.table, room.now()
    chair, patience = table.seat(target), clocks.absence(table)
    gone = chair is not None and patience and target not in room.here() and now - chair.seen >= patience
    if chair is None or not gone or now < clocks.sure_at(chair, house.storage.postgres, house.settings):
        raise CannotNow(Reason("not-gone", seat=target))


async def replace(house: House, room: Room, target: int) -> None:
    """A bot plays for whoever is away, who comes back with one press; only where the table was opened so is the seat,
    with its hand, free for somebody new."""
    table = room.table
    if table.record.clock.get("substitutes"):
        for _ in range(TRIES):
            gone = change_seat(table.id, target, person=None, name="", secret=None)
            if await house.write(room, "seats", target, "replace", also=[gone]):
                break
            check_gone(
                house, room, target
            )  # they may have come back in this moment, or somebody else may sit there
    if table.bot_of(target) is None:
        await house.write(room, "bot", target, STAND_IN)


async def back(house: House, room: Room, claim: Claim) -> None:
    """The owner takes the seat back from the bot that played meanwhile."""
    table = room.table
    async with table.lock:
        for _ in range(TRIES):
            seat = claim.seat(table)
            house.saw(room, seat)
            if seat in table.conceded:
                raise CannotNow(Reason("already-conceded"))
            if seat not in table.taken:
                return
            house.besides(room, seat)
            if await house.write(room, "back", seat):
                return
    raise StorageFailed(Reason("many-write"))


async def say(house: House, room: Room, claim: Claim, text: str, key: str) -> Ack:
    """A line of chat: plain text, which every client shows as text."""
    shown = clean_text(text, house.settings.limits.chat, Reason("text-message"))
    table = room.table
    async with table.lock:
        for _ in range(TRIES):
            seat = claim.seat(table)
            stored_key = f"{seat}:{key}"
            if stored_key in table.keys:
                return Ack(key, room.seq(seat), again=True)
            house.check_lines(room, seat)
            if await house.write(room, "chat", seat, shown, stored_key):
                return Ack(key, room.seq(seat))
            if await house.storage.line_of_key(table.id, stored_key) is not None:
                return Ack(key, room.seq(seat), again=True)
    raise StorageFailed(Reason("many-write"))


async def mute(house: House, room: Room, claim: Claim, other: int, wanted: bool) -> None:
    """Not to read somebody any more, or again."""
    table = room.table
    async with table.lock:
        for _ in range(TRIES):
            seat = claim.seat(table)
            if table.seat(other) is None or other == seat:
                raise BadRequest(Reason("name-another"))
            if ((seat, other) in table.mutes) == wanted:
                return
            house.besides(room, seat)
            if await house.write(room, "mute", seat, f"{'mute' if wanted else 'hear'} {other}"):
                return
    raise StorageFailed(Reason("many-write"))
