"""What whoever runs a house does to it from outside, on the same database, while it runs.

Nothing here talks to a process: a line of the log, or a row of the house, says what was done, and every
process reads it.
"""

from __future__ import annotations

import json
import secrets
from collections import Counter
from typing import Any

from sqlalchemy import func, select

import saloon
from saloon.server import db_tables, keys
from saloon.server.errors import CannotNow, NoEntry, OtherRelease
from saloon.server.lobby import promised
from saloon.server.outside import append, release
from saloon.server.people import kept_about
from saloon.server.records import Person, TableRecord
from saloon.server.retention import REPORT
from saloon.server.storage import DRAIN, Storage, note_over
from saloon.server.table import Table, check_release

Row = dict[str, Any]


async def status(storage: Storage) -> Row:
    """How many of everything, and whether new tables are opened."""
    tables = Counter(record.status for record in await storage.records(most=1_000_000))
    people = await storage._rows(select(func.count()).select_from(db_tables.people))
    lines = await storage._rows(select(func.count(), func.max(db_tables.log.c.at)))
    return {
        "version": saloon.__version__,
        "tables": dict(tables),
        "people": people[0][0],
        "lines": lines[0][0],
        "last_line": lines[0][1],
        "draining": await storage.house_value(DRAIN) == "on",
        "retention": json.loads(await storage.house_value(REPORT) or "null"),
    }


async def tables(storage: Storage, wanted: str = "") -> list[Row]:
    """Every table, the newest first; of one status, if wanted."""
    where = [db_tables.tables.c.status == wanted] if wanted else []
    return [brief(record) for record in await storage.records(*where, most=1_000_000)]


def brief(record: TableRecord) -> Row:
    return {
        "id": record.id, "game": record.game, "rules": record.rules, "status": record.status, "pace": record.pace,
        "public": record.public, "created": record.created,
    }  # fmt: skip


async def show(storage: Storage, name: str) -> Row:
    """A table: who sits where, how far its log is. Neither seed nor secret nor any choice."""
    record = await must(storage, name)
    lines = await storage.lines(name)
    seats = [
        {"seat": s.seat, "kind": s.kind, "bot": s.bot, "person": s.person, "name": s.name, "seen": s.seen}
        for s in await storage.seats(name)
    ]
    kinds = Counter(line.kind for line in lines)
    return {**brief(record), "options": record.options, "clock": record.clock, "host": record.host, "seats": seats,
            "lines": len(lines), "kinds": dict(kinds), "last_line": lines[-1].at if lines else None}  # fmt: skip


async def must(storage: Storage, name: str) -> TableRecord:
    record = await storage.record(name)
    if record is None:
        raise NoEntry(f"There is no table '{name[:40]}'; `saloon house tables` lists them.")
    return record


async def close(storage: Storage, name: str) -> Row:
    """End a table; its log is published to those who played it."""
    record = await must(storage, name)
    if record.status in ("over", "ended"):
        raise CannotNow(f"The table is {record.status} already.")
    await append(storage, name, "end", None, "closed", [note_over(name, "ended")])
    await storage.tell_news()
    return {"closed": name}


async def people(storage: Storage) -> list[Row]:
    """Everybody with a name here."""
    rows = await storage._rows(select(db_tables.people).order_by(db_tables.people.c.created.desc()))
    return [person_row(Person(*row)) for row in rows]


def person_row(person: Person) -> Row:
    return {"id": person.id, "name": person.name, "lang": person.lang, "created": person.created}


async def must_person(storage: Storage, name: str) -> Person:
    person = await storage.person(name)
    if person is None:
        raise NoEntry(f"There is no person '{name[:40]}'; `saloon house people` lists them.")
    return person


async def ban(storage: Storage, name: str) -> Row:
    """Shut a person out: no cookie, code, link or socket of theirs works any more, and bots play their seats, and those
    of who shares their device: they hold these secrets, too."""
    person = await must_person(storage, name)
    mine = await storage.seats_of(name)
    for table in await storage.ids(db_tables.tables.c.host == name):
        mine += [(table, seat.seat) for seat in await storage.guests_at(table)]
    out = {"epoch": person.epoch + 1_000, "recovery": keys.hashed(secrets.token_hex(32))}
    await storage.change_person(name, **out)
    for table in await storage.hosted_by(name):  # which they may look at without a seat
        await append(storage, table, "seats", None, "session", [])
    await release(storage, mine, "ban")
    return {"banned": name, "seats": len(mine)}


async def export(storage: Storage, name: str) -> Row:
    """Everything that is kept about a person."""
    person = await must_person(storage, name)
    games = [
        {**brief(await must(storage, table)), "seat": seat} for table, seat in await storage.seats_of(name)
    ]
    return {"person": person_row(person), "games": games, **await kept_about(storage, name)}


async def forget(storage: Storage, name: str) -> Row:
    """Delete a person, as they could themselves."""
    await must_person(storage, name)
    mine = await storage.forget(name) or []
    await release(storage, mine, "forget")
    return {"forgotten": name, "seats": len(mine)}


async def drain(storage: Storage, wanted: bool) -> Row:
    """Open no new tables, and let the running ones finish; or open tables again."""
    await storage.set_house_value(DRAIN, "on" if wanted else "off")
    await storage.tell_news()
    c = db_tables.tables.c
    left = await storage._rows(select(func.count()).where(c.status.in_(("open", "running"))))
    return {"draining": wanted, "unfinished": left[0][0]}


async def check(storage: Storage, name: str = "") -> list[Row]:
    """Read every log as a process would: no gap, every choice legal, and the notation plays to the same end."""
    where = [db_tables.tables.c.id == name] if name else []
    return [await checked(storage, record) for record in await storage.records(*where, most=1_000_000)]


async def checked(storage: Storage, record: TableRecord) -> Row:
    row: Row = {"id": record.id, "status": record.status, "ok": False}
    lines = await storage.lines(record.id)
    row["lines"] = len(lines)
    if [line.seq for line in lines] != list(range(1, len(lines) + 1)):
        return row | {"trouble": "lines are missing"}
    starts = [line.key for line in lines if line.kind == "start" and line.key is not None]
    if any(key != promised(record) for key in starts):  # games that began before it was noted have none
        return row | {"trouble": "seed and salt are not those of the commitment"}
    try:
        check_release(record)
        table = Table(record, await storage.seats(record.id))
        for line in lines:
            table.fold(line, 4.0)
        if table.game is not None:
            again = saloon.replay(table.game.notation())
            if any(again.view(seat) != table.game.view(seat) for seat in (None, *table.game.seats)):
                return row | {"trouble": "the notation plays to another end"}
    except OtherRelease as error:
        return row | {"trouble": "other-release" if "release that began it" in str(error) else str(error)}
    except Exception as error:  # a log may hold anything by now, and the others are still to be checked
        return row | {"trouble": f"{type(error).__name__}: {error}"}
    return row | {"ok": True}
