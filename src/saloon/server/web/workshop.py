"""/api/almanac and /api/workshop: what things are worth, and cards that somebody writes."""

from __future__ import annotations

import asyncio
import functools
from typing import Any

from litestar import Controller, Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from saloon._pure import compiled
from saloon.errors import Reason
from saloon.server import almanac
from saloon.server.errors import BadCards
from saloon.server.limits import host_of
from saloon.server.web.guard import address, language
from saloon.server.web.packing import Packing
from saloon.server.web.tables import MOST_BODY
from saloon.server.web.visitor import TheHouse
from saloon.server.workshop import CardFile, Measuring, OneCard, Sentence, add_up, ask, shelf

PLAIN = 400
"""Games at once where the engine is not compiled: a piece must end within its time there too."""


class AlmanacController(Controller):
    """What was measured; the same for everybody."""

    path = "/api"
    tags = ["library"]
    # Packed as the library is: there are no secrets in it.
    middleware = [Packing]

    @get("/almanac", summary="The games that have an almanac")
    async def almanacs(self) -> list[str]:
        return almanac.games()

    @get("/almanac/{game:str}", summary="The settings in which the things of a game were measured")
    async def almanac(self, game: FromPath[str]) -> dict[str, dict[str, Any]]:
        return await asyncio.to_thread(almanac.listed, game)

    @get(
        "/almanac/{game:str}/settings/{setting:str}",
        summary="What everything is worth in one setting, with half-widths",
    )
    async def setting(self, game: FromPath[str], setting: FromPath[str]) -> dict[str, Any]:
        return await asyncio.to_thread(almanac.setting, game, setting)

    @get("/almanac/{game:str}/things", summary="What one thing is worth in every setting that has it")
    async def thing(
        self, game: FromPath[str], row: FromQuery[str] = "", column: FromQuery[str] = ""
    ) -> list[dict[str, Any]]:
        return await asyncio.to_thread(almanac.thing, game, row[:80], column[:80])

    @get(
        "/workshop/{game:str}/shelf",
        summary="Every printed card of a box, with what is known and what is ours",
    )
    async def shelf(
        self, game: FromPath[str], box: FromQuery[str] = "base"
    ) -> dict[str, list[dict[str, Any]]]:
        return await asyncio.to_thread(cards_of, game, box[:40])


cards_of = functools.lru_cache(maxsize=8)(shelf)


def asker(scope: Any) -> tuple[str, str]:
    """Who asks, by their address, and in which language they read."""
    return host_of(address(scope)), language(scope)


class WorkshopController(Controller):
    """Help for who writes cards; nothing is kept."""

    path = "/api/workshop/{game:str}"
    tags = ["workshop"]

    @post(
        "/sentence", summary="Pieces, completions, mistakes and German of a text being typed", status_code=200
    )
    async def sentence(
        self, request: Request[Any, Any, Any], house: TheHouse, game: FromPath[str], data: JSONBody[Sentence]
    ) -> dict[str, Any]:
        who, lang = asker(request.scope)
        made: dict[str, Any] = await ask(
            house.workers, game, "sentence", who, lang, data.text, data.kind, data.card
        )
        return made

    @post("/card", summary="A card being written: its mistakes, or how it is drawn", status_code=200)
    async def card(
        self, request: Request[Any, Any, Any], house: TheHouse, game: FromPath[str], data: JSONBody[OneCard]
    ) -> dict[str, Any]:
        who, lang = asker(request.scope)
        made: dict[str, Any] = await ask(house.workers, game, "card", who, lang, data.text, data.box)
        return made

    @post(
        "/mistakes",
        summary="Everything that is wrong with a card file",
        status_code=200,
        request_max_body_size=MOST_BODY,
    )
    async def mistakes(
        self, request: Request[Any, Any, Any], house: TheHouse, game: FromPath[str], data: JSONBody[CardFile]
    ) -> list[str]:
        who, lang = asker(request.scope)
        made: list[str] = await ask(house.workers, game, "mistakes", who, lang, data.text)
        return made

    @post(
        "/measure",
        summary="What a card file does to the game, with a budget of games",
        status_code=200,
        request_max_body_size=MOST_BODY,
    )
    async def measure(
        self, request: Request[Any, Any, Any], house: TheHouse, game: FromPath[str], data: JSONBody[Measuring]
    ) -> dict[str, Any]:
        who, lang = asker(request.scope)
        if len(data.known) not in (0, 2):
            raise BadCards(Reason("measured-sides"))
        if not all(add_up(sums) for side in data.known for sums in side):
            raise BadCards(Reason("measured-sums"))
        games = data.games if compiled() else min(data.games, PLAIN)
        given = (data.text, games, data.setting, data.seed, data.known)
        made: dict[str, Any] = await ask(house.workers, game, "measure", who, lang, *given)
        return made

    @post(
        "/lawyer",
        summary="Rulings and cards alike, and every scoundrel it can form, played",
        status_code=200,
        request_max_body_size=MOST_BODY,
    )
    async def lawyer(
        self, request: Request[Any, Any, Any], house: TheHouse, game: FromPath[str], data: JSONBody[CardFile]
    ) -> dict[str, Any]:
        who, lang = asker(request.scope)
        made: dict[str, Any] = await ask(house.workers, game, "lawyer", who, lang, data.text)
        return made
