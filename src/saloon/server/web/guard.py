"""The outermost door: where a request may come from, how often, and the headers that every answer carries."""

from __future__ import annotations

import re
import time
from html import escape
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote_to_bytes

import msgspec

from saloon.errors import Reason
from saloon.language.words import common_words
from saloon.languages import wished
from saloon.safe_toml import control_in
from saloon.server import metrics, protocol
from saloon.server.errors import BadRequest, NotAllowed, Refused, TooMuch
from saloon.server.limits import Buckets, host_of
from saloon.server.metrics import operator_log
from saloon.server.misfits import BODY, holds_control, visible
from saloon.server.settings import Settings

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

CHECKS = 20.0
"""Looks at `/health` a second per address; bursts of five times as many are fine."""
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
STRICT = (b"strict-transport-security", b"max-age=31536000")
PRIVATE = (b"cache-control", b"no-store")


class Guard:
    """Wraps the whole application, so that no path is forgotten."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Buckets(settings.limits.requests, settings.limits.requests * 5, "requests")
        self.checks = Buckets(CHECKS, 5 * CHECKS, "checks of health")
        self.names = {*LOCAL, *(name.lower() for name in settings.names)}
        self.headers = [*HEADERS, STRICT] if settings.secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        began, seen = time.monotonic(), {"status": 0}
        inner: Any = scope
        if scope.get("method") == "HEAD":  # answered as GET is; uvicorn leaves the body out
            inner = {**scope, "method": "GET"}

        async def guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                extra = list(self.headers)
                if str(scope["path"]).startswith(("/api", "/feed")):
                    extra.append(PRIVATE)
                message["headers"] = [*message.get("headers", []), *extra]
                seen["status"] = message["status"]
            elif message["type"] == "websocket.accept":
                seen["status"] = 101
            elif message["type"] == "websocket.close" and not seen["status"]:  # no such socket
                await refuse(scope, guarded, BadRequest(Reason("no-socket", path=shown_path(scope["path"]))))
                return
            await send(message)

        try:
            self.check(scope)
        except Refused as error:
            await refuse(scope, guarded, error)
        else:
            storable_body = storable_only(receive) if str(scope["type"]) == "http" else receive
            await self.app(inner, storable_body, guarded)
        if self.settings.access_log:
            operator_log.info(
                "request",
                method=scope.get("method", "SOCKET"),
                path=shown_path(str(scope["path"])),
                status=seen["status"],
                seconds=round(time.monotonic() - began, 4),
                address=address(scope),
            )

    def check(self, scope: Scope) -> None:
        # Whoever watches over the house is told whatever else comes from their address; a flood of that is one, too.
        (self.checks if scope["path"] == "/health" else self.requests).take(host_of(address(scope)))
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if sum(name.lower() == b"host" for name, _ in scope["headers"]) != 1:
            raise BadRequest(Reason("door-one-host"))
        self.check_host(headers[b"host"])
        check_storable("path", scope["path"])
        check_storable("query", unquote_to_bytes(scope["query_string"]).decode("latin-1"))
        method = scope.get("method", "GET")
        if scope.get("method") is not None and method in SAFE:
            return
        self.check_origin(headers)
        body = headers.get(b"content-length", "0") != "0" or b"transfer-encoding" in headers
        if scope.get("method") is not None and body:
            kind = headers.get(b"content-type", "").split(";")[0].strip().lower()
            # A form on another site can send text, but no JSON without asking first.
            if kind != "application/json":
                raise NotAllowed(Reason("door-json"))

    def check_host(self, host: str) -> None:
        """The names that this house goes by. A name of somebody else's that leads here would be a page of theirs that
        speaks to us from inside (DNS rebinding); an address cannot be made to."""
        found = HOST.fullmatch(host.lower())
        if found is None:
            raise BadRequest(Reason("door-host-unread"))
        if found["name"] not in self.names and not is_address(found["name"]):
            raise BadRequest(Reason("door-other-name"))

    def check_origin(self, headers: dict[bytes, str]) -> None:
        """Pages of other sites may not speak for their visitors. Programs send no Origin."""
        origin = headers.get(b"origin")
        if origin is None:
            if headers.get(b"sec-fetch-site", "none") not in ("none", "same-origin"):
                raise NotAllowed(Reason("door-other-site"))
            return
        if origin in self.settings.origins:
            return
        if origin == "null":
            raise NotAllowed(Reason("door-other-site"))
        found = ORIGIN.fullmatch(origin.lower())
        if found is None:
            raise BadRequest(Reason("door-origin-unread"))
        if found["host"] != headers[b"host"].lower() or (self.settings.secure and found["scheme"] != "https"):
            raise NotAllowed(Reason("door-other-site"))


NAME = r"(?P<name>[a-z0-9_]([a-z0-9_.-]{0,251}[a-z0-9_.])?|\[[0-9a-f:.]{2,45}\])(:[0-9]{1,5})?"
HOST = re.compile(NAME)
ORIGIN = re.compile(rf"(?P<scheme>[a-z][a-z0-9+.-]{{0,20}})://(?P<host>{NAME})")
LOCAL = ("localhost", "localhost.")


def is_address(name: str) -> bool:
    """Whether a host is given by its number."""
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def shown_path(path: str) -> str:
    """A path as it may be logged: the address of a feed is a secret."""
    return "/feed/…" if path.startswith("/feed/") else visible(path, 200)


def check_storable(field: str, text: str) -> None:
    """Refuse what holds a control character, naming it and its place."""
    found = control_in(text)
    if found is not None:
        raise holds_control(field, found.start(), visible(found.group()))


def storable_only(receive: Receive) -> Receive:
    """Refuses a body that brings control characters, wherever its pieces are cut."""
    end, size = b"", 0

    async def checked() -> Any:
        nonlocal end, size
        message = await receive()
        body = message.get("body", b"") if message["type"] == "http.request" else b""
        if body:
            protocol.check_storable(end + body, BODY, size - len(end))
            size += len(body)
            end = (end + body)[-5:]
        return message

    return checked


def address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "?"


def header(scope: Scope, name: bytes) -> str:
    return b", ".join(value for key, value in scope["headers"] if key.lower() == name).decode("latin-1")


def language(scope: Scope) -> str:
    """The language that whoever asks wants to read."""
    return wished(header(scope, b"accept-language"))


PAGE = """<!doctype html>
<html lang="{lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Saloon</title>
<h1>Saloon</h1>
<p>{text}</p>
<p><a href="/">{again}</a></p>
"""


def door_page(scope: Scope, error: Refused) -> bytes:
    """For somebody who followed a link. It needs nothing else of ours, which would be refused as well."""
    lang = language(scope)
    words = common_words(lang)
    key = "door-too-much" if error.code == TooMuch.code else "door-refused"
    text = words.say(key) if error.code in (TooMuch.code, BadRequest.code) else error.told(lang)
    return PAGE.format(lang=lang, text=escape(text), again=escape(words.say("door-again"))).encode()


async def refuse(scope: Scope, send: Any, error: Refused) -> None:
    """An HTTP answer, also to the handshake of a socket."""
    metrics.refusal(error.code, host_of(address(scope)), error.kind)
    socket = str(scope["type"]) == "websocket"
    prefix = "websocket.http.response" if socket else "http.response"
    body, kind = (
        msgspec.json.encode({"code": error.code, "message": error.told(language(scope))}),
        b"application/json",
    )
    if not socket and "text/html" in header(scope, b"accept"):
        body, kind = door_page(scope, error), b"text/html; charset=utf-8"
    headers = [
        (b"content-type", kind),
        (b"content-length", str(len(body)).encode()),
        (b"vary", b"accept, accept-language"),
    ]
    if socket and "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 4000 + error.status % 1000, "reason": error.code})
        return
    await send({"type": f"{prefix}.start", "status": error.status, "headers": headers})
    await send({"type": f"{prefix}.body", "body": body})
