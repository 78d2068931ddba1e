"""`saloon house`: look after a house on its database, while it runs."""

from __future__ import annotations

import asyncio
import json as writer
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
import typer

from saloon.cli.arguments import STYLE, Json
from saloon.server import operating
from saloon.server.misfits import visible
from saloon.server.retention import keep_to
from saloon.server.settings import Retention, default_db
from saloon.server.storage import Storage, check_there

app = typer.Typer(**STYLE)
Db = Annotated[str, typer.Option(help="The database (default: the file in your data folder).")]
MOST_SHOWN = 100_000
"""Letters of one field: what is longer is for `--json`."""
One = Annotated[str, typer.Argument(help="Its id.")]


@app.callback(invoke_without_command=True)
def root(context: typer.Context) -> None:
    """Look after a house on its database, while it runs."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def tell(db: str, json: bool, work: Callable[[Storage], Awaitable[Any]]) -> Any:
    """Do something on the database, and print what came of it."""

    async def do() -> Any:
        check_there(db or default_db())
        storage = await Storage.open(db or default_db())
        try:
            return await work(storage)
        finally:
            await storage.close()

    found = asyncio.run(do())
    # By way of msgspec, which writes what is no number as null: JSON has no NaN.
    print(writer.dumps(msgspec.json.decode(msgspec.json.encode(found)), indent=1) if json else text(found))
    return found


def text(found: Any) -> str:
    """For people: a line for each row, a name and what it is for each field."""
    if isinstance(found, list):
        return "\n".join("  ".join(f"{shown(name, value)}" for name, value in row.items()) for row in found)
    return "\n".join(f"{name}: {shown(name, value)}" for name, value in found.items())


def shown(name: str, value: Any) -> str:
    """In one line, and nothing in it that a terminal would obey."""
    if name in ("created", "last_line", "seen") and isinstance(value, float):
        with suppress(ValueError, OverflowError, OSError):
            return datetime.fromtimestamp(value, UTC).isoformat(timespec="seconds")
    return visible(str(value), MOST_SHOWN)


@app.command()
def status(db: Db = "", json: Json = False) -> None:
    """How many tables, people and lines there are, and whether new tables are opened."""
    tell(db, json, lambda storage: operating.status(storage))


@app.command()
def tables(
    wanted: Annotated[str, typer.Option("--status", help="Only open, running, over or ended ones.")] = "",
    db: Db = "",
    json: Json = False,
) -> None:
    """Every table, the newest first."""
    tell(db, json, lambda storage: operating.tables(storage, wanted))


@app.command()
def show(table: One, db: Db = "", json: Json = False) -> None:
    """One table: who sits where, how far it is. No seed, no secret, no choice."""
    tell(db, json, lambda storage: operating.show(storage, table))


@app.command()
def close(table: One, db: Db = "", json: Json = False) -> None:
    """End a table."""
    tell(db, json, lambda storage: operating.close(storage, table))


@app.command()
def people(db: Db = "", json: Json = False) -> None:
    """Everybody with a name here."""
    tell(db, json, lambda storage: operating.people(storage))


@app.command()
def ban(person: One, db: Db = "", json: Json = False) -> None:
    """Shut a person out; bots play their seats on."""
    tell(db, json, lambda storage: operating.ban(storage, person))


@app.command()
def export(person: One, db: Db = "", json: Json = False) -> None:
    """Everything that is kept about a person."""
    tell(db, json, lambda storage: operating.export(storage, person))


@app.command()
def forget(person: One, db: Db = "", json: Json = False) -> None:
    """Delete a person, as they could themselves."""
    tell(db, json, lambda storage: operating.forget(storage, person))


@app.command()
def drain(
    off: Annotated[bool, typer.Option("--off", help="Open tables again.")] = False,
    db: Db = "",
    json: Json = False,
) -> None:
    """Open no new tables; those that run are played to their end, here or by another process."""
    tell(db, json, lambda storage: operating.drain(storage, not off))


@app.command()
def check(
    table: Annotated[str, typer.Argument(help="One table (default: all).")] = "",
    db: Db = "",
    json: Json = False,
) -> None:
    """Read every log as a process would: gaps, legality, replay, commitment. Status 1 if any is not sound."""
    found = tell(db, json, lambda storage: operating.check(storage, table))
    if not all(row["ok"] for row in found):
        raise typer.Exit(1)


@app.command()
def retain(
    finished: Annotated[float, typer.Option(min=0, help="Days for which finished tables are kept.")] = 0.0,
    chat: Annotated[float, typer.Option(min=0, help="Days for which their chat is kept.")] = 0.0,
    guests: Annotated[
        float, typer.Option(min=0, help="Days for which people are kept who are not seen.")
    ] = 0.0,
    dry: Annotated[
        bool, typer.Option("--dry", help="Say what would be deleted, and delete nothing.")
    ] = False,
    db: Db = "",
    json: Json = False,
) -> None:
    """Delete what has been kept for so many days (0: for ever), and say what that was."""
    wanted = Retention(finished, chat, guests)
    tell(db, json, lambda storage: keep_to(storage, wanted, time.time(), dry))
