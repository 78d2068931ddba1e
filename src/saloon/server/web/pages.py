"""Plain pages, health, figures and the feed of turns."""

from __future__ import annotations

import functools
import mimetypes
import time
from datetime import UTC, datetime
from html import escape
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

import saloon
from saloon import kit
from saloon.errors import Reason
from saloon.language.words import common_words
from saloon.languages import nearest
from saloon.server import people, rights
from saloon.server.errors import NoEntry, Refused
from saloon.server.house import House
from saloon.server.limits import host_of
from saloon.server.web.guard import address
from saloon.server.web.me import my_tables
from saloon.server.web.packing import Packing
from saloon.server.web.visitor import TheHouse, found

Ask = Request[Any, Any, Any]

CLIENT = Path(__file__).parents[1] / "client"
"""Where the web table is built, unless the host names another folder."""
KINDS = {  # to what begins with text/, Litestar adds the charset
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Saloon</title>
<h1>Saloon</h1>
<p>{text}</p>
<ul>
<li><a href="/schema/openapi.json">The API</a>, described in OpenAPI</li>
<li><a href="/api/lobby">The lobby</a></li>
<li><a href="/api/games">Games, bots and languages</a></li>
<li><a href="/api/rules/goat">Rules</a>, <a href="/api/glossary/goat">game words</a>,
<a href="/api/cards/scoundrels">cards</a></li>
</ul>
"""


FRESH = "no-cache"


def page(
    request: Ask, house: House, text: str, name: str = "index.html", keep: str = FRESH
) -> Response[bytes]:
    """The built web table, or a plain page where it was not built."""
    for file in dict.fromkeys((name, "index.html")):
        if (built := built_answer(request, house, file, keep)) is not None:
            return built
    return Response(PAGE.format(text=escape(text)).encode(), media_type="text/html")


FIRSTS = {"/": "lobby", "/rules": "rules"}
"""Pages with a headline of their own, which is read before any program has come."""


@get(
    [
        "/",
        "/rules",
        "/how",
        "/how/{game:str}",
        "/learn",
        "/sandbox",
        "/almanac",
        "/almanac/{game:str}",
        "/workshop",
        "/me",
        "/about",
    ],
    include_in_schema=False,
)
async def home(request: Ask, house: TheHouse) -> Response[bytes]:
    text = f"This is the table server, version {saloon.__version__}. It is played through its API."
    first = FIRSTS.get(request.url.path)
    return page(request, house, text, said_first(request, first) if first else "index.html")


def said_first(request: Ask, name: str) -> str:
    """A page whose headline is in the language that the browser asks for first."""
    wanted = request.headers.get("accept-language", "").lower()
    return f"{name}.{nearest(wanted)}.html"


@get("/t/{table:str}", include_in_schema=False)
async def table_page(request: Ask, house: TheHouse, table: FromPath[str]) -> Response[bytes]:
    """Where invitations lead. It says which game is played to whoever may look on, and nothing else about a table."""
    game = await game_seen(request, house, table)
    text = f"To sit down: POST /api/me, then POST /api/tables/{table[:40]}/join."
    # It hangs on who asks, so no cache that others share may keep it.
    return page(
        request, house, text, said_first(request, f"table.{game}" if game else "table"), "private, no-cache"
    )


async def game_seen(request: Ask, house: House, table: str) -> str | None:
    """The game of a table that this browser may look at without a further word."""
    try:
        _, room = await found(request, house, table)
    except Refused:
        return None
    return room.table.record.game


@get(["/replay/{table:str}", "/review/{table:str}"], include_in_schema=False)
async def told_page(request: Ask, house: TheHouse, table: FromPath[str]) -> Response[bytes]:
    """A game as it was played. The page is the same for every table, so it tells nothing about one."""
    return page(request, house, f"The moves of a finished game: GET /api/tables/{table[:40]}/log.")


@get("/health", tags=["host"], summary="Whether this process can write to its database")
async def health(house: TheHouse) -> Response[dict[str, Any]]:
    trouble = await house.storage.trouble()
    told: dict[str, Any] = {"ok": not trouble, "version": saloon.__version__, "tables": len(house.rooms)}
    if trouble:
        told["trouble"] = trouble
    return Response(told, status_code=503 if trouble else 200)


@get("/feed/{token:str}", include_in_schema=False)
async def feed(request: Ask, house: TheHouse, token: FromPath[str]) -> Response[bytes]:
    """An Atom feed: where it is your turn, and nothing about any hand."""
    person = await house.storage.person(token.partition(".")[0])
    if person is None or not house.signer.reads_feed(token, person.id, person.epoch):
        raise NoEntry(Reason("no-feed"))
    words = common_words(person.lang)
    entries = [
        f"<entry><id>urn:saloon:{table.id}:{seq}</id>"
        f"<title>{escape(words.say('feed-turn', game=kit.get(table.game).title(person.lang)))}</title>"
        f'<updated>{stamp(at)}</updated><link href="/t/{table.id}"/></entry>'
        for table, seq, at in await turns(house, person, host_of(address(request.scope)))
    ]
    await people.check_signed_in(house, person)
    title = escape(words.say("feed-title"))
    xml = (
        '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">'
        f"<id>urn:saloon:person:{person.id}</id><title>{title}</title><updated>{stamp(time.time())}</updated>"
        f"{''.join(entries)}</feed>\n"
    )
    return Response(xml.encode(), media_type="application/atom+xml; charset=utf-8")


async def turns(house: House, person: Any, address: str) -> list[tuple[Any, int, float]]:
    out = []
    for table in await my_tables(house, person, address):
        if table.your_turn:
            room = await house.room(table.id)
            mine = rights.held(person, room.table)  # after the last wait
            if mine is None or mine.seat not in room.table.asked:
                continue
            # The viewer's own count: the log's would tell of quiet answers.
            out.append((table, room.seq(mine.seat), room.table.asked[mine.seat]))
    return out


def stamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


@get("/assets/{name:path}", include_in_schema=False)
async def built_file(
    request: Ask, house: TheHouse, name: FromPath[str], only: FromQuery[str] = ""
) -> Response[bytes]:
    """A file of the built web table; its name changes with its content."""
    file = f"assets/{str(name).lstrip('/')}"
    if only and file.endswith(".json"):
        return must(await part_answer(house, file, only.split(",")))
    return must(built_answer(request, house, file, FOREVER))


async def part_answer(house: House, name: str, only: list[str]) -> Response[bytes] | None:
    """Some of the drawings in a file, packed beside the loop."""
    path = static_file(house.settings.web or CLIENT, name)
    if path is None:
        return None
    drawings = drawings_in(path)
    some = msgspec.json.encode({one: drawings[one] for one in only if one in drawings})
    headers = {"cache-control": FOREVER, "content-encoding": "gzip"}
    return Response(await Packing.pack(some), media_type="application/json", headers=headers)


@functools.lru_cache(maxsize=4)
def drawings_in(path: Path) -> dict[str, str]:
    return msgspec.json.decode(path.read_bytes(), type=dict[str, str])


@get(["/manifest.webmanifest", "/sw.js", "/icon.svg", "/icon.png"], include_in_schema=False)
async def app_file(request: Ask, house: TheHouse) -> Response[bytes]:
    """What makes the web table installable."""
    return must(built_answer(request, house, request.url.path.lstrip("/"), FRESH))


def must(answer: Response[bytes] | None) -> Response[bytes]:
    if answer is None:
        raise NoEntry(Reason("no-file"))
    return answer


FOREVER = "public, max-age=31536000, immutable"
PACKED = (("br", ".br"), ("gzip", ".gz"))
"""Encodings that the build has made beside a file, best first."""


def built_answer(request: Ask, house: House, name: str, keep: str) -> Response[bytes] | None:
    """A file of the built web table, packed as the browser likes it."""
    root = house.settings.web or CLIENT
    path = static_file(root, name)
    if path is None:
        return None
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {"cache-control": keep, "vary": "accept-encoding, accept-language"}
    takes = request.headers.get("accept-encoding", "")
    for encoding, suffix in PACKED:
        packed = static_file(root, name + suffix)
        if encoding in takes and packed is not None:
            return Response(
                packed.read_bytes(), media_type=kind, headers={**headers, "content-encoding": encoding}
            )
    return Response(path.read_bytes(), media_type=kind, headers=headers)


def static_file(root: Path, name: str) -> Path | None:
    """A file of the built web table, never one outside its folder."""
    try:
        path = (root / name).resolve()
        return path if path.is_relative_to(root.resolve()) and path.is_file() else None
    except (OSError, ValueError):  # a name that no file could have
        return None
