"""What is kept for how long, and the job that deletes the rest and says what it did."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, bindparam, delete, exists, select, update
from sqlalchemy.sql import ColumnElement

from saloon.server import db_tables
from saloon.server.metrics import operator_log
from saloon.server.outside import release
from saloon.server.settings import Retention
from saloon.server.storage import Storage

DAY = 86_400.0
REPORT = "retention"
"""The row of the house that holds the last report."""
MOST = 500
"""Tables and guests in one go; there is another one if there were so many."""
MOST_SAID = 20_000
"""The same for lines of chat."""
TABLES, LINES = 5, 500
"""In one transaction: whoever plays meanwhile does not wait for more."""
tables, seats, log, people = db_tables.tables.c, db_tables.seats.c, db_tables.log.c, db_tables.people.c
GOES_ON = ("open", "running")


async def keep_to(storage: Storage, wanted: Retention, now: float, dry: bool = False) -> dict[str, Any]:
    """Delete what has been kept for long enough; what was, or with `dry` would be, deleted."""
    done: dict[str, Any] = {"at": now, "dry": dry, "finished": 0, "chat": 0, "guests": 0, "cards": 0}
    if wanted.finished:
        before = now - wanted.finished * DAY
        while old := await storage.run(lambda c: finished(c, before)):
            for k in range(0, len(old), TABLES):
                some = old[k : k + TABLES]
                done["finished"] += len(some) if dry else await drop_tables(storage, some, before)
            if dry or len(old) < MOST:
                break
        if done["finished"] and not dry:
            await storage.tell_news()  # somebody may still look at one
    if wanted.chat:
        while lines := await storage.run(lambda c: old_chat(c, now - wanted.chat * DAY)):
            done["chat"] += len(lines)
            for k in range(0, 0 if dry else len(lines), LINES):
                await empty_chat(storage, lines[k : k + LINES])
            if dry or len(lines) < MOST_SAID:
                break
    if wanted.guests:
        last_seen = now - wanted.guests * DAY
        while gone := await storage.run(lambda c: strangers(c, last_seen)):
            for person in gone:
                done["guests"] += dry or await drop_guest(storage, person, last_seen)
            if dry or len(gone) < MOST:
                break
    if not dry:
        done["cards"] = await storage.drop_cards() if any(done[k] for k in ("finished", "guests")) else 0
        if any(done[kind] for kind in ("finished", "chat", "guests", "cards")):
            await storage.scrub()
            operator_log.info("retention", **{k: v for k, v in done.items() if k not in ("at", "dry")})
        await storage.set_house_value(REPORT, json.dumps(done))
    return done


def over(before: float) -> tuple[ColumnElement[bool], ...]:
    """Of tables: those that do not go on, and at which nothing has happened since."""
    fresh = exists().where(log.table_id == tables.id, log.at >= before)
    return tables.status != "running", tables.created < before, ~fresh


def finished(connection: Connection, before: float) -> list[str]:
    query = select(tables.id).where(*over(before)).limit(MOST)
    return [row[0] for row in connection.execute(query)]


async def drop_tables(storage: Storage, names: list[str], before: float) -> int:
    """Delete those of these tables at which still nothing has happened; how many they were."""
    theirs = tables.id.in_(names)

    def work(connection: Connection) -> int:
        # Locked first, so that a line that is being written there comes before, and is seen, or after.
        connection.execute(select(tables.id).where(theirs).with_for_update()).all()
        return int(connection.execute(delete(db_tables.tables).where(theirs, *over(before))).rowcount)

    return await storage.run(work, write=True)


def old_chat(connection: Connection, before: float) -> list[dict[str, object]]:
    """Lines of chat at tables that are over."""
    theirs = select(tables.id).where(tables.status.in_(("over", "ended")))
    old = (log.kind == "chat", log.word != "", log.at < before, log.table_id.in_(theirs))
    rows = connection.execute(select(log.table_id, log.seq).where(*old).limit(MOST_SAID))
    return [{"of_table": row[0], "of_seq": row[1]} for row in rows]


EMPTY_CHAT = (
    update(db_tables.log)
    .where(log.table_id == bindparam("of_table"), log.seq == bindparam("of_seq"))
    .values(word="", key=None, person=None)
)


async def empty_chat(storage: Storage, lines: list[dict[str, object]]) -> None:
    """Empty them: the log has no gap."""
    await storage.run(lambda connection: connection.execute(EMPTY_CHAT, lines), write=True)


async def drop_guest(storage: Storage, person: str, before: float) -> bool:
    """Delete somebody, unless they have come back."""
    tables = await storage.forget(person, *away(before))
    if tables is not None:
        await release(storage, tables, "forget")
    return tables is not None


def away(before: float) -> tuple[ColumnElement[bool], ...]:
    """Of people: those who were not seen since, at any table either, and whom no game waits for."""
    here = exists().where(seats.person == people.id, seats.seen >= before)
    plays = exists().where(seats.person == people.id, seats.table_id == tables.id, tables.status.in_(GOES_ON))
    hosts = exists().where(tables.host == people.id, tables.status.in_(GOES_ON))
    return people.seen < before, people.created < before, ~here, ~plays, ~hosts


def strangers(connection: Connection, before: float) -> list[str]:
    query = select(people.id).where(*away(before)).limit(MOST)
    return [row[0] for row in connection.execute(query)]
