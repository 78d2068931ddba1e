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
from litestar.params import ParameterKwarg
from litestar.types import Empty
from litestar.utils.scope.state import ScopeState

import saloon
from saloon.errors import Reason
from saloon.language.words import common_words
from saloon.server import metrics
from saloon.server.errors import BadRequest, Refused, TooLarge
from saloon.server.house import House, where
from saloon.server.limits import host_of
from saloon.server.metrics import operator_log
from saloon.server.misfits import BODY, fits, misfit, missing
from saloon.server.settings import Settings
from saloon.server.web import learn, library, me, pages, tables, workshop
from saloon.server.web.describing import Description
from saloon.server.web.guard import Guard, address, language, shown_path
from saloon.server.web.socket import table_socket

Ask = Request[Any, Any, Any]


MOST_TEXTS, MOST_BESIDES = 10_000, 160_000
"""Texts of a body, and bytes beside them: twice eight hundred sums of a measurement need less."""


class Asked(Request[Any, Any, Any]):
    """A request whose body is looked at before anything is made of it."""

    looked_at = False

    async def body(self) -> bytes:
        body = await super().body()
        if not self.looked_at:
            house: House = self.app.state.house
            if len(body) > house.settings.limits.message:
                check_shape(body)
        self.looked_at = True
        return body


def check_shape(body: bytes) -> None:
    """What is big is somebody's card file: one text. Of brackets and names by the hundred thousand as many things would
    be made, on the event loop, before anybody sees that they are not wanted."""
    plain = body.replace(b"\\\\", b"").replace(b'\\"', b"")
    if plain.count(b'"') > 2 * MOST_TEXTS or sum(map(len, plain.split(b'"')[::2])) > MOST_BESIDES:
        raise TooLarge(Reason("body-shape", texts=str(MOST_TEXTS), most=str(MOST_BESIDES)))


def told(request: Ask, status: int, code: str, message: str, kind: str = "") -> Response[Any]:
    metrics.refusal(code, host_of(address(request.scope)), kind)
    return Response({"code": code, "message": message}, status_code=status, media_type="application/json")


def opened_by_hand(request: Ask) -> bool:
    """Whether somebody followed a link or typed an address; programs, and our own page, ask for anything (`*/*`)."""
    return request.method == "GET" and "text/html" in request.headers.get("accept", "")


def answer(request: Ask, status: int, code: str, message: str, kind: str = "") -> Response[Any]:
    """What is told to a program; to a person the page, which says in their language that nothing is here."""
    house: House | None = request.app.state.get("house")
    if not 400 <= status < 500 or house is None or not opened_by_hand(request):
        return told(request, status, code, message, kind)
    metrics.refusal(code, host_of(address(request.scope)), kind)
    shown = pages.page(request, house, message)
    shown.status_code = status
    return shown


def refused(request: Ask, error: Refused) -> Response[Any]:
    found = answer(request, error.status, error.code, error.told(language(request.scope)), error.kind)
    if error.reason is not None:
        found.headers["vary"] = "accept, accept-language"
    return found


def invalid(request: Ask, error: ValidationException) -> Response[Any]:
    """The library has found that something does not fit its handler; what, we say ourselves."""
    return refused(request, wrong_field(request) or BadRequest(Reason("misfit-request", guide=GUIDE)))


def wrong_field(request: Ask) -> BadRequest | None:
    """The first parameter or field of a request that does not fit."""
    handler = request.route_handler
    given = {**request.query_params.dict(), **request.path_params}
    for name, field in handler.parsed_fn_signature.parameters.items():
        kind = handler.signature_model.__annotations__.get(name)
        if name == "data":
            body = ScopeState.from_scope(request.scope).json
            if not fits(kind, body, strict=False):
                return misfit(kind, body, BODY, strict=False)
        elif name in given:
            value = given[name][-1] if isinstance(given[name], list) else given[name]
            if not fits(kind, value, strict=False):
                return misfit(kind, value, name, strict=False)
        elif isinstance(field.kwarg_definition, ParameterKwarg) and field.is_required and name != HOUSE:
            return missing(kind, name)
    return None


CODES = {404: "no-entry", 405: "bad-request", 413: "too-large", 415: "bad-request"}


GUIDE = "/schema/openapi.json"
HOUSE = "house"
"""How handlers call the house, which no request names."""


def http_error(request: Ask, error: HTTPException) -> Response[Any]:
    """What Litestar says is no sentence; ours names the path and a way on, in the asked language."""
    status, path = error.status_code, shown_path(request.url.path)
    reason = Reason("misfit-request", guide=GUIDE)
    if status == 404:
        reason = Reason("nowhere", path=path, guide=GUIDE, home="/")
    elif status == 405:
        reason = Reason("no-such-deed", path=path, guide=GUIDE, method=request.method)
    elif status == 413:
        reason = Reason("too-large", path=path, guide=GUIDE)
    elif status == 400:
        reason = Reason("misfit-json", path=path, guide=GUIDE)
    message = BadRequest(reason).told(language(request.scope))
    found = answer(request, status, CODES.get(status, "bad-request"), message, reason.id)
    found.headers["vary"] = "accept, accept-language"
    return found


def nested(request: Ask, error: RecursionError) -> Response[Any]:
    """A body of brackets inside brackets is no request; whatever else goes round in circles is a mistake of ours."""
    if ScopeState.from_scope(request.scope).json is not Empty:
        return broken(request, error)
    return refused(request, BadRequest(Reason("misfit-nested", guide=GUIDE)))


def broken(request: Ask, error: Exception) -> Response[Any]:
    """What went wrong is for the log; the text of an error may hold anything, so neither gets it."""
    operator_log.error("request-failed", error=type(error).__name__, where=where(error))
    message = common_words(language(request.scope)).say("house-mistake")
    return told(request, 500, "broken", message)


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
        dependencies={HOUSE: Provide(the_house)},
        exception_handlers={
            Refused: refused,
            ValidationException: invalid,
            HTTPException: http_error,
            RecursionError: nested,
            Exception: broken,
        },
        lifespan=[lifetime],
        request_class=Asked,
        openapi_config=OpenAPIConfig(
            title="Saloon", version=saloon.__version__, render_plugins=[Description()]
        ),
        request_max_body_size=settings.limits.message,
        debug=False,
        logging_config=None,
    )
    guard = Guard(app, settings)
    return guard
