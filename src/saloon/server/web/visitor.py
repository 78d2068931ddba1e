"""Who asks: a person by cookie, a seat by its secret, or somebody who only looks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency

from saloon.server import keys, people
from saloon.server.errors import NoName, NoTable, NotAllowed
from saloon.server.house import House
from saloon.server.records import Person
from saloon.server.room import Room

TheHouse = NamedDependency[House]
"""How a handler asks for the house."""
Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass
class Visitor:
    """What a connection has shown of itself."""

    person: Person | None
    secret: str | None
    invite: str | None

    @property
    def lang(self) -> str:
        """The language that this visitor reads."""
        return self.person.lang if self.person is not None else "en"

    def must(self) -> Person:
        if self.person is None:
            raise NoName("Say your name first: POST /api/me.")
        return self.person

    def seat(self, room: Room) -> int | None:
        """The seat this visitor may play: that of the secret shown, or else the person's."""
        if self.secret is not None:
            for seat in room.table.seats:
                if keys.fits(self.secret, seat.secret):
                    return seat.seat
            raise NotAllowed("This seat secret is not good here; it may have been moved to another device.")
        mine = room.table.seat_of(self.person.id) if self.person is not None else None
        return mine.seat if mine is not None else None

    def must_seat(self, room: Room) -> int:
        seat = self.seat(room)
        if seat is None:
            raise NotAllowed("You have no seat at this table.")
        return seat

    def check_sees(self, house: House, room: Room) -> None:
        """A private table exists only for those who sit there or were invited."""
        if room.table.deed.public or self.seat(room) is not None:
            return
        if self.person is not None and room.table.deed.host == self.person.id:
            return
        if self.invite is not None and house.signer.invited(room.table.id, self.invite):
            return
        raise NoTable("There is no such table, or it is not for you.")


async def visitor(connection: Connection, house: House) -> Visitor:
    kind, _, secret = connection.headers.get("authorization", "").partition(" ")
    person = await people.known(house, connection.cookies.get(people.COOKIE))
    return Visitor(
        person,
        secret.strip() if kind.lower() == "bearer" and secret.strip() else None,
        connection.headers.get("saloon-invite"),
    )


async def found(connection: Connection, house: House, table: str) -> tuple[Visitor, Room]:
    """The visitor and a table that they may see."""
    who = await visitor(connection, house)
    room = await house.room(table)
    who.check_sees(house, room)
    return who, room
