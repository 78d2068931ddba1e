"""Who may see and play: what a connection has shown of itself, judged anew for every frame out and every choice in.

Every way in and out asks here, and asks after its last wait: a seat that was looked up before one may by then be
somebody else's. What is asked is the table as this process has folded it, so nobody is shown more than the state at a
line to whoever held the seat at that line, whichever process wrote it.
"""

from __future__ import annotations

import hmac
from dataclasses import dataclass, field
from typing import Protocol

from saloon.errors import Reason
from saloon.languages import FIRST
from saloon.server import keys
from saloon.server.errors import NoName, NoTable, NotAllowed
from saloon.server.keys import Signer
from saloon.server.records import Person, Seat
from saloon.server.table import Table

NO_TABLE = Reason("no-such-table")
MOVED = Reason("seat-moved")


class Moved(NotAllowed):
    """A seat that this connection had and has no more."""

    code = "moved"


class Claim(Protocol):
    """Something that can say, at any moment, for which seat it speaks."""

    def seat(self, table: Table) -> int: ...


def signed_in(person: Person, table: Table) -> bool:
    """Whether somebody who was let in has neither signed out nor been shut out since, as far as the table knows, which
    reads that with its seats."""
    return table.sessions.get(person.id, person.epoch) <= person.epoch


def held(person: Person, table: Table) -> Seat | None:
    """The seat of a person who is still let in."""
    return table.seat_of(person.id) if signed_in(person, table) else None


@dataclass(frozen=True)
class TheTables:
    """A seat for which the table itself acts: a bot's, a clock's, a standing order's."""

    number: int

    def seat(self, table: Table) -> int:
        return self.number


@dataclass(frozen=True)
class Persons:
    """The seat of a person, whatever secret it has."""

    person: Person

    def seat(self, table: Table) -> int:
        mine = held(self.person, table)
        if mine is None:
            raise NotAllowed(Reason("no-seat"))
        return mine.seat


@dataclass
class Visitor:
    """What a connection has shown of itself."""

    person: Person | None
    secret: str | None
    """A seat's secret, as it was shown."""
    invite: str | None
    signer: Signer
    hashed: tuple[str, str] | None = field(default=None, repr=False)
    """The secret with its hash, so that a frame costs a comparison and no hash."""

    @property
    def lang(self) -> str:
        """The language that this visitor reads."""
        return self.person.lang if self.person is not None else FIRST

    def must(self) -> Person:
        if self.person is None:
            raise NoName(Reason("name-first"))
        return self.person

    def signed_in(self, table: Table) -> Person | None:
        """The person, unless they have since signed out or been shut out."""
        return self.person if self.person is not None and signed_in(self.person, table) else None

    def chair(self, table: Table) -> Seat | None:
        """The seat that this visitor may play: that of the secret shown, or else the person's."""
        mine = held(self.person, table) if self.person is not None else None
        if self.secret is None:
            return mine
        if self.hashed is None or self.hashed[0] != self.secret:
            self.hashed = (self.secret, keys.hashed(self.secret))
        for seat in table.seats:
            if seat.secret is not None and hmac.compare_digest(self.hashed[1], seat.secret):
                return seat
        if mine is not None and mine.secret is None:
            return mine  # who signs out everywhere revokes the secrets too, and still sits there
        raise NotAllowed(Reason("wrong-secret"))

    def seat(self, table: Table) -> int:
        """The claim of one request."""
        chair = self.chair(table)
        if chair is None:
            raise NotAllowed(Reason("no-seat"))
        return chair.seat

    def looks_from(self, table: Table) -> int | None:
        """The seat from which this visitor may look on now; None: they see what everybody sees."""
        self.check_sees(table)
        chair = self.chair(table)
        return chair.seat if chair is not None else None

    def check_sees(self, table: Table) -> None:
        """A private table exists only for those who sit there or were invited."""
        if table.record.public:
            return
        person = self.signed_in(table)
        if person is not None and table.record.host == person.id:
            return
        if self.invite is not None and self.signer.invited(table.id, self.invite):
            return
        try:
            if self.chair(table) is not None:
                return
        except NotAllowed:
            pass  # a secret that is good nowhere must not tell that there is a table
        raise NoTable(NO_TABLE)


class Right:
    """What a socket was let in for when it said hello; it holds for as long as that stands, and no longer."""

    def __init__(self, who: Visitor, table: Table, watch: bool = False) -> None:
        who.check_sees(table)
        chair = None if watch else who.chair(table)
        self.who = who
        self.seated = chair is not None
        self.secret = chair.secret if chair is not None else None
        """The hash when it came: a fresh secret moves the seat, and ends sockets that the old one opened."""
        self.judged: tuple[object, object, int] = (None, None, -1)
        """The seats and sessions by which it was last looked at, and what came of it: other ones are looked at anew."""

    def looks_from(self, table: Table) -> int | None:
        """The seat from which this socket may be told now; refused when what it was let in for has ended."""
        if not self.seated:
            self.who.check_sees(table)
            return None
        return self.seat(table)

    def seat(self, table: Table) -> int:
        if not self.seated:
            raise NotAllowed(Reason("you-watch"))
        seats, sessions, number = self.judged
        if seats is table.seats and sessions is table.sessions:
            return number
        try:
            chair = self.who.chair(table)
        except NotAllowed:
            raise Moved(MOVED) from None
        if chair is None or chair.secret != self.secret:
            raise Moved(MOVED)
        self.judged = table.seats, table.sessions, chair.seat
        return chair.seat
