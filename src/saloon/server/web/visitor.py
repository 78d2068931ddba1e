"""Who asks, read from a connection's headers; what they may is for `rights` to say."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from saloon.server import metrics, people
from saloon.server.errors import NoTable, NotAllowed, Refused
from saloon.server.house import House
from saloon.server.limits import host_of
from saloon.server.rights import Visitor
from saloon.server.room import Room
from saloon.server.web.guard import address

TheHouse = NamedDependency[House]
"""How a handler asks for the house."""
Connection = ASGIConnection[Any, Any, Any, Any]


async def visitor(connection: Connection, house: House) -> Visitor:
    kind, _, secret = connection.headers.get("authorization", "").partition(" ")
    cookie = people.cookie_of(house, connection.cookies)
    person = await people.known(house, cookie)
    if cookie and house.signer.read_cookie(cookie) is None:  # of another house on this host, or made up
        metrics.tally(host_of(address(connection.scope)), "unsigned-cookie")
    return Visitor(
        person,
        secret.strip() if kind.lower() == "bearer" and secret.strip() else None,
        connection.headers.get("saloon-invite"),
        house.signer,
    )


async def found(connection: Connection, house: House, table: str) -> tuple[Visitor, Room]:
    """The visitor and a table that they may see."""
    who = await visitor(connection, house)
    return who, await seen(house, table, who)


async def seen(house: House, table: str, who: Visitor) -> Room:
    """A table that this visitor may see. Why one cannot be played here is nobody else's to know: to them, one that
    cannot be played, a private one and one that never was are alike."""
    try:
        room = await house.room(table)
    except NoTable:
        raise
    except Refused:
        who.check_sees(await house.outline(table))
        raise
    await house.check_rights(table)
    if house.storage.postgres and not seated(who, room):
        async with room.table.lock:  # they may have sat down at another process a moment ago
            await house.catch_up(room)
    who.check_sees(room.table)
    return room


def seated(who: Visitor, room: Room) -> bool:
    """Whether a seat is theirs as far as this process knows; who claims none has none to be found."""
    if who.person is None and who.secret is None:
        return True
    try:
        return who.chair(room.table) is not None
    except NotAllowed:
        return False
