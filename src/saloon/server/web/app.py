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

import saloon
from saloon.language.words import common_words
from saloon.languages import nearest
from saloon.server import metrics
from saloon.server.errors import Refused
from saloon.server.house import House, where
from saloon.server.limits import host_of
from saloon.server.metrics import operator_log
from saloon.server.settings import Settings
from saloon.server.web import learn, library, me, pages, tables, workshop
from saloon.server.web.describing import Description
from saloon.server.web.guard import Guard, address, shown_path
from saloon.server.web.socket import table_socket

Ask = Request[Any, Any, Any]


def told(request: Ask, status: int, code: str, message: str) -> Response[Any]:
    metrics.refusal(code, host_of(address(request.scope)))
    return Response({"code": code, "message": message}, status_code=status, media_type="application/json")


def opened_by_hand(request: Ask) -> bool:
    """Whether somebody followed a link or typed an address; programs, and our own page, ask for anything (`*/*`)."""
    return request.method == "GET" and "text/html" in request.headers.get("accept", "")


def answer(request: Ask, status: int, code: str, message: str) -> Response[Any]:
    """What is told to a program; to a person the page, which says in their language that nothing is here."""
    house: House | None = request.app.state.get("house")
    if not 400 <= status < 500 or house is None or not opened_by_hand(request):
        return told(request, status, code, message)
    metrics.refusal(code, host_of(address(request.scope)))
    shown = pages.page(request, house, message)
    shown.status_code = status
    return shown


def refused(request: Ask, error: Refused) -> Response[Any]:
    return answer(request, error.status, error.code, str(error))


def invalid(request: Ask, error: ValidationException) -> Response[Any]:
    reasons = [
        f"{part.get('key', '')} {part.get('message', '')}".strip()
        for part in error.extra or []
        if isinstance(part, dict)
    ]
    return answer(request, 400, "bad-request", ("; ".join(reasons) or "The request cannot be read.")[:300])


MOST_SAID = 500
"""Letters of a refusal."""
CODES = {404: "no-entry", 405: "bad-request", 413: "too-large", 415: "bad-request"}


GUIDE = "/schema/openapi.json"


def http_error(request: Ask, error: HTTPException) -> Response[Any]:
    """What Litestar says of the commonest is no sentence; ours names the path and a way on, in the asked language."""
    status, message = error.status_code, error.detail
    words = common_words(nearest(request.headers.get("accept-language", "")))
    path = shown_path(request.url.path)
    if status == 404:
        message = words.say("nowhere", path=path, guide=GUIDE, home="/")
    elif status == 405:
        message = words.say("no-such-deed", path=path, guide=GUIDE, method=request.method)
    elif status == 413:
        message = words.say("too-large", path=path, guide=GUIDE)
    found = answer(request, status, CODES.get(status, "bad-request"), message[:MOST_SAID])
    found.headers["vary"] = "accept, accept-language"
    return found


def broken(request: Ask, error: Exception) -> Response[Any]:
    """What went wrong is for the log; the text of an error may hold anything, so neither gets it."""
    operator_log.error("request-failed", error=type(error).__name__, where=where(error))
    return told(request, 500, "broken", "The server made a mistake; it has been noted.")


def application(settings: Settings, house: House | None = None) -> Guard:
    """The whole server as an ASGI application; with a house of one's own, its owner closes it."""

    @asynccontextmanager
    async def lifetime(app: Litestar) -> AsyncIterator[None]:
        app.state.house = house or await House.open(settings)
        app.state.house.shares.counted += [guard.requests, guard.checks]
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
            workshop.AlmanacController,
            workshop.WorkshopController,
            pages.home,
            pages.table_page,
            pages.told_page,
            pages.health,
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
            title="Saloon", version=saloon.__version__, render_plugins=[Description()]
        ),
        request_max_body_size=settings.limits.message,
        debug=False,
        logging_config=None,
    )
    guard = Guard(app, settings)
    return guard
