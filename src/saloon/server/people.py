"""Guests: a name, a language, a signed cookie, and a code to come back with."""

from __future__ import annotations

import time
import unicodedata
from contextlib import suppress
from typing import Any

import msgspec

from saloon.rules import LANGS
from saloon.server import keys
from saloon.server.clocks import STAND_IN
from saloon.server.errors import BadRequest, NoName, OtherRelease
from saloon.server.house import House
from saloon.server.records import Person

COOKIE = "saloon"


def clean_name(name: str, most: int) -> str:
    """A name as it will be shown: one line, no control characters, not too long, not empty."""
    return clean_text(name, most, "A name")


def clean_text(text: str, most: int, what: str) -> str:
    kept = "".join(
        " " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c)[0] != "C"
    )
    shown = " ".join(unicodedata.normalize("NFC", kept).split())
    if not shown:
        raise BadRequest(f"{what} needs at least one letter.")
    if len(shown) > most:
        raise BadRequest(f"{what} has at most {most} letters, not {len(shown)}.")
    return shown


def check_lang(lang: str) -> str:
    if lang not in LANGS:
        raise BadRequest(f"There is no language '{lang[:8]}'; there are {', '.join(LANGS)}.")
    return lang


async def arrive(house: House, name: str, lang: str) -> tuple[Person, str]:
    """A new guest, with the recovery code that is told only now."""
    code = keys.new_recovery()
    person = Person(
        keys.new_id(),
        clean_name(name, house.settings.limits.name),
        check_lang(lang),
        0,
        keys.hashed(code),
        time.time(),
    )
    await house.storage.add_person(person)
    return person, code


async def known(house: House, cookie: str | None) -> Person | None:
    """The person of a cookie, if it is ours and not revoked."""
    read = house.signer.read_cookie(cookie) if cookie else None
    if read is None:
        return None
    person = await house.storage.person(read[0])
    return person if person is not None and person.epoch == read[1] else None


async def recover(house: House, code: str) -> tuple[Person, str]:
    """Come back with the written code; it is used up, and a new one is given."""
    person = await house.storage.person_of_recovery(keys.hashed(keys.plain_recovery(code)))
    if person is None:
        raise NoName("Nobody has this recovery code; each can be used once.")
    return person, await new_code(house, person)


async def new_code(house: House, person: Person) -> str:
    code = keys.new_recovery()
    await house.storage.change_person(person.id, recovery=keys.hashed(code))
    return code


async def sign_out_everywhere(house: House, person: Person) -> Person:
    """Every cookie and feed of this person stops working."""
    await house.storage.change_person(person.id, epoch=person.epoch + 1)
    return msgspec.structs.replace(person, epoch=person.epoch + 1)


async def export(house: House, person: Person) -> dict[str, Any]:
    """Everything that is kept about a person, and each of their games as they may know it."""
    games = [await exported(house, table, seat) for table, seat in await house.storage.seats_of(person.id)]
    about = {"id": person.id, "name": person.name, "lang": person.lang, "created": person.created}
    return {"person": about, "games": games}


async def exported(house: House, table: str, seat: int) -> dict[str, Any]:
    """One game. Of a game of another release only that release can tell what the seat may know."""
    status, log = "other-release", None
    with suppress(OtherRelease):
        room = await house.room(table)
        status = room.table.status
        log = room.table.game.notation(seat=seat) if room.table.game is not None else None
    mine = [line for line in await house.storage.lines(table) if line.seat == seat]
    chat = [{"at": line.at, "text": line.word} for line in mine if line.kind == "chat"]
    return {"table": table, "seat": seat, "status": status, "log": log, "chat": chat}


async def forget(house: House, person: Person) -> None:
    """Delete a person; bots play their unfinished games on."""
    for table, seat in await house.storage.forget(person.id):
        with suppress(OtherRelease):  # whose process reads the seats again when it next loads the table
            room = await house.room(table)
            async with room.table.lock:
                await house.write(room, "seats", seat, "forget")
                if room.table.status == "running" and room.table.bot_of(seat) is None:
                    await house.write(room, "bot", seat, STAND_IN)
            for watcher in [w for w in room.watchers if w.seat == seat]:
                watcher.end("moved", "This seat is no longer yours.")
