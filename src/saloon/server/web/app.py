"""The application: routes, errors, documentation and lifetime."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import saloon
from saloon.server import measures
from saloon.server.errors import Refused
from saloon.server.house import House, where
from saloon.server.measures import journal
from saloon.server.settings import Settings
from saloon.server.web import learn, library, me, pages, tables
from saloon.server.web.guard import Guard
from saloon.server.web.socket import table_socket

Ask = Request[Any, Any, Any]


def told(status: int, code: str, message: str) -> Response[dict[str, str]]:
    measures.REFUSALS.labels(code).inc()
    return Response({"code": code, "message": message}, status_code=status, media_type="application/json")


def refused(_: Ask, error: Refused) -> Response[dict[str, str]]:
    return told(error.status, error.code, str(error))


def invalid(_: Ask, error: ValidationException) -> Response[dict[str, str]]:
    reasons = [
        f"{part.get('key', '')} {part.get('message', '')}".strip()
        for part in error.extra or []
        if isinstance(part, dict)
    ]
    return told(400, "bad-request", ("; ".join(reasons) or "The request cannot be read.")[:300])


CODES = {404: "no-entry", 405: "bad-request", 413: "too-large", 415: "bad-request"}


def http_error(_: Ask, error: HTTPException) -> Response[dict[str, str]]:
    return told(error.status_code, CODES.get(error.status_code, "bad-request"), error.detail[:300])


def broken(_: Ask, error: Exception) -> Response[dict[str, str]]:
    """What went wrong is for the log; the text of an error may hold anything, so neither gets it."""
    journal.error("request-failed", error=type(error).__name__, where=where(error))
    return told(500, "broken", "The server made a mistake; it has been noted.")


def application(settings: Settings, house: House | None = None) -> Guard:
    """The whole server as an ASGI application; with a house of one's own, its owner closes it."""

    @asynccontextmanager
    async def lifetime(app: Litestar) -> AsyncIterator[None]:
        app.state.house = house or await House.open(settings)
        try:
            yield
        finally:
            if house is None:
                await app.state.house.close()

    async def the_house(state: State) -> House:
        found: House = state.house
        return found

    app = Litestar(
        [
            me.MeController,
            tables.LobbyController,
            tables.TableController,
            library.LibraryController,
            learn.LearnController,
            pages.home,
            pages.table_page,
            pages.told_page,
            pages.health,
            pages.metrics,
            pages.feed,
            pages.built_file,
            pages.app_file,
            table_socket,
        ],
        dependencies={"house": Provide(the_house)},
        exception_handlers={
            Refused: refused,
            ValidationException: invalid,
            HTTPException: http_error,
            Exception: broken,
        },
        lifespan=[lifetime],
        openapi_config=OpenAPIConfig(
            title="Saloon", version=saloon.__version__, render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=settings.limits.message,
        debug=False,
        logging_config=None,
    )
    return Guard(app, settings)
