"""Standing orders: what the table answers for a person when suspicion is called. They are told to nobody else.

At a live table the answer is given when the call closes, at the same moment as everybody's silence; at a turn-by-turn
table when the question comes, as a bot would.
"""

from __future__ import annotations

from saloon import Game
from saloon.errors import Reason
from saloon.server.errors import CannotNow, StorageFailed
from saloon.server.house import TRIES, House
from saloon.server.protocol import Ack
from saloon.server.rights import Claim
from saloon.server.room import Room
from saloon.server.table import Table

CALLS = ("suspect", "last-call")
"""The questions that a standing order answers."""
PASS = "pass"


async def give(house: House, room: Room, claim: Claim, order: str, key: str) -> Ack:
    """Keep an order, until its owner gives another one; `not-this-turn` ends with the turn."""
    table = room.table
    if "suspicion" not in table.record.options:
        raise CannotNow(Reason("no-orders"))
    async with table.lock:
        for _ in range(TRIES):
            seat = claim.seat(table)
            stored_key = f"{seat}:{key}"
            if stored_key in table.keys:
                return Ack(key, room.seq(seat), again=True)
            if table.game is None:
                raise CannotNow(Reason("not-begun"))
            house.besides(room, seat)
            if await house.write(room, "order", seat, order, stored_key):
                return Ack(key, room.seq(seat))
            if await house.storage.line_of_key(table.id, stored_key) is not None:
                return Ack(key, room.seq(seat), again=True)
    raise StorageFailed(Reason("many-write"))


def due(table: Table, seat: int) -> str | None:
    """The order that answers the open question for this seat, if there is one."""
    game = table.game
    if game is None or not table.orders or table.bot_of(seat) is not None:
        return None
    order = table.order_of(seat)
    return order if order is not None and called(game, seat) else None


def called(game: Game, seat: int) -> bool:
    return any(d.seat == seat and d.kind in CALLS for d in game.decisions)
