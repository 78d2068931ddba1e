"""Guests: a name, a language, a signed cookie, and a code to come back with."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec

from saloon.errors import Reason
from saloon.server import db_tables, keys
from saloon.server.clocks import STAND_IN
from saloon.server.errors import NOT_PLAYED, BadRequest, NoName
from saloon.server.house import TRIES, House
from saloon.server.records import Person
from saloon.server.rights import held
from saloon.server.storage import Storage

COOKIE = "saloon"
HOST_COOKIE = f"__Host-{COOKIE}"
"""The same over TLS: a browser takes a cookie of that name from the very host alone, and over TLS alone. A page of a
neighbouring name cannot put its own there and so let somebody play as somebody else."""
DAY = 86_400.0
SIGNED_OUT = Reason("signed-out")


def clean_name(name: str, most: int) -> str:
    """A name as it will be shown: one line, no control characters, not too long, not empty."""
    return clean_text(name, most, Reason("text-name"))


BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by their category that show nothing."""
MOST_MARKS = 3
"""Marks on one letter: no script needs more, and a pile of them covers the lines above and below."""


def unpiled(text: str) -> str:
    out, marks = list[str](), MOST_MARKS  # none without a letter before it
    for c in text:
        marks = marks + 1 if unicodedata.category(c)[0] == "M" else 0
        if marks <= MOST_MARKS:
            out.append(c)
    return "".join(out)


def readable(text: str) -> str:
    """What of a stranger's text is shown: one line, of letters that anybody sees. Those for private use are not among
    them, with which sentences are put together."""
    kept = "".join(
        " " if c.isspace() or c in BLANK else c
        for c in text
        if c.isspace() or unicodedata.category(c)[0] != "C"
    )
    return " ".join(unpiled(unicodedata.normalize("NFC", kept)).split())


def clean_text(text: str, most: int, what: Reason) -> str:
    shown = readable(text)
    if not shown:
        raise BadRequest(Reason("text-empty", what=what))
    if len(shown) > most:
        raise BadRequest(Reason("text-long", what=what, most=most, given=len(shown)))
    return shown


async def arrive(house: House, name: str, lang: str) -> tuple[Person, str]:
    """A new guest, with the recovery code that is told only now."""
    code = keys.new_recovery()
    person = Person(
        keys.new_id(),
        clean_name(name, house.settings.limits.name),
        lang,
        0,
        keys.hashed(code),
        time.time(),
        time.time(),
    )
    await house.storage.add_person(person)
    return person, code


def cookie_name(house: House) -> str:
    return HOST_COOKIE if house.settings.secure else COOKIE


def cookie_of(house: House, cookies: Mapping[str, str]) -> str | None:
    """The cookie of who asks; one of the plain name only for who has had it since before there was the other."""
    return cookies.get(cookie_name(house)) or cookies.get(COOKIE)


async def known(house: House, cookie: str | None) -> Person | None:
    """The person of a cookie, if it is ours and not revoked."""
    read = house.signer.read_cookie(cookie) if cookie else None
    if read is None:
        return None
    person = await house.storage.person(read[0])
    if person is None or person.epoch != read[1]:
        return None
    if time.time() - person.seen > DAY:
        house.spawn(house.storage.change_person(person.id, seen=time.time()))
    return person


async def recover(house: House, code: str) -> tuple[Person, str]:
    """Come back with the written code; it is used up, and a new one is given."""
    fresh = keys.new_recovery()
    person = await house.storage.use_recovery(keys.hashed(keys.plain_recovery(code)), keys.hashed(fresh))
    if person is None:
        raise NoName(Reason("wrong-recovery"))
    return person, fresh


async def new_code(house: House, person: Person) -> str:
    code = keys.new_recovery()
    if not await house.storage.change_session(person, recovery=keys.hashed(code)):
        raise NoName(SIGNED_OUT)
    return code


async def sign_out_everywhere(house: House, person: Person) -> Person:
    """Every cookie, feed, seat link and socket of this person stops working, on every process: the log says so."""
    if not await house.storage.end_sessions(person):
        raise NoName(SIGNED_OUT)
    await tell_tables(house, person.id, "session")
    return msgspec.structs.replace(person, epoch=person.epoch + 1)


async def tell_tables(house: House, person: str, word: str) -> None:
    """A line at each table that a person sits at, or looks at as its host, after which every process looks at its seats
    again."""
    storage = house.storage
    hosted = [(table, None) for table in await storage.hosted_by(person)]
    for table, seat in [*await storage.seats_of(person), *hosted]:
        with suppress(*NOT_PLAYED):  # whose process reads the seats again when it next loads the table
            room = await house.room(table)
            async with room.table.lock:
                for _ in range(TRIES):
                    if await house.write(room, "seats", seat, word):
                        break


async def export(house: House, person: Person) -> dict[str, Any]:
    """Everything that is kept about a person, and each of their games as they may know it."""
    storage = house.storage
    about = {"id": person.id, "name": person.name, "lang": person.lang, "created": person.created}
    return {
        "person": about,
        "games": [await exported(house, table, person) for table, _ in await storage.seats_of(person.id)],
        **await kept_about(storage, person.id),
    }


async def kept_about(storage: Storage, person: str) -> dict[str, Any]:
    """What is kept besides the games that somebody sits at: all they said, where they came and went, the tables that
    they opened, whom they seated at their own device, and their card files."""
    lines = await storage.lines_of(person)
    hosted = await storage.records(db_tables.tables.c.host == person, most=1_000_000)
    return {
        "chat": [
            {"table": line.table, "at": line.at, "text": line.word} for line in lines if line.kind == "chat"
        ],
        "seats": [
            {"table": line.table, "at": line.at, "seat": line.seat, "what": line.word}
            for line in lines
            if line.kind == "seats"
        ],
        "hosted": [
            {"table": record.id, "game": record.game, "created": record.created, "origin": record.origin}
            for record in hosted
        ],
        "hotseat": [
            {"table": record.id, "seat": seat.seat, "name": seat.name}
            for record in hosted
            for seat in await storage.guests_at(record.id)
        ],
        "cards": [
            {"name": name, "game": game, "at": at, "shared": shared, "text": await storage.cards(name)}
            for name, game, at, shared in await storage.cards_of(person)
        ],
    }


async def exported(house: House, table: str, person: Person) -> dict[str, Any]:
    """One game. Of a game of another release only that release can tell what the seat may know; of one that cannot be
    played at all, nobody.

    The seat is looked up after the last wait: until then they may have left, or sit elsewhere.
    """
    told: dict[str, Any] = {"table": table, "seat": None, "status": "other-release", "log": None}
    try:
        room = await house.room(table)
    except NOT_PLAYED as error:
        told["status"] = error.code
    else:
        told["status"] = room.table.status
        mine, game = held(person, room.table), room.table.game
        if (
            mine is not None and game is not None
        ):  # beside the tables: somebody may have played thousands of games
            # Exports have a limit of their own, and no game is to be missing in one.
            written = await house.workers.beside(game.clone().notation, mine.seat, who=person.id)
            now = held(person, room.table)
            told["log"] = written if now is not None and now.seat == mine.seat else None
            mine = now
        told["seat"] = mine.seat if mine is not None else None
    return told


async def forget(house: House, person: str) -> None:
    """Delete a person; bots play their unfinished games on. Every process reads the tables' seats and chat again.

    What they did in the same moment, at a table that had not heard of it, is found and deleted in another round.
    """
    for _ in range(TRIES):
        tables = await house.storage.forget(person) or []
        for table, seat in tables:
            with suppress(*NOT_PLAYED):  # whose process reads them when it next loads the table
                room = await house.room(table)
                async with room.table.lock:
                    await house.write(room, "seats", seat, "forget")
                    playing = seat is not None and room.table.status == "running"
                    if seat is not None and playing and room.table.bot_of(seat) is None:
                        await house.write(room, "bot", seat, STAND_IN)
        if not tables:
            return


async def check_signed_in(house: House, person: Person) -> None:
    """After all that is theirs was gathered, which takes a while: who has meanwhile ended all sessions, or was shut out
    or deleted, is told none of it by an older one."""
    now = await house.storage.person(person.id)
    if now is None or now.epoch != person.epoch:
        raise NoName(SIGNED_OUT)


async def check_stays(house: House, person: Person) -> None:
    """After something of a person was stored: if they were deleted before that, it goes too. Nor does who was shut out
    meanwhile go on."""
    now = await house.storage.person(person.id)
    if now is None:
        await forget(house, person.id)
    if now is None or now.epoch != person.epoch:
        raise NoName(SIGNED_OUT)
