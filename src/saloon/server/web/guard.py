"""The outermost door: where a request may come from, how often, and the headers that every answer carries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from saloon.server import measures
from saloon.server.errors import NotAllowed, Refused
from saloon.server.limits import Buckets
from saloon.server.settings import Settings

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

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
        self.headers = [*HEADERS, STRICT] if settings.secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                extra = list(self.headers)
                if str(scope["path"]).startswith(("/api", "/feed")):
                    extra.append(PRIVATE)
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        try:
            self.check(scope)
        except Refused as error:
            await refuse(scope, guarded, error)
            return
        await self.app(scope, receive, guarded)

    def check(self, scope: Scope) -> None:
        if not str(scope["path"]).startswith(("/health", "/metrics")):
            self.requests.take(address(scope))
        method = scope.get("method", "GET")
        if scope.get("method") is not None and method in SAFE:
            return
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        self.check_origin(headers)
        if scope.get("method") is not None and headers.get(b"content-length", "0") != "0":
            kind = headers.get(b"content-type", "").split(";")[0].strip().lower()
            # A form on another site can send text, but no JSON without asking first.
            if kind != "application/json":
                raise NotAllowed("Send JSON, with the header Content-Type: application/json.")

    def check_origin(self, headers: dict[bytes, str]) -> None:
        """Pages of other sites may not speak for their visitors. Programs send no Origin."""
        origin = headers.get(b"origin")
        if origin is None:
            if headers.get(b"sec-fetch-site", "none") not in ("none", "same-origin"):
                raise NotAllowed("This request comes from a page of another site.")
            return
        if origin in self.settings.origins:
            return
        if urlsplit(origin).netloc.lower() != headers.get(b"host", "").lower() or origin == "null":
            raise NotAllowed("This request comes from a page of another site.")


def address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "?"


async def refuse(scope: Scope, send: Any, error: Refused) -> None:
    """An HTTP answer, also to the handshake of a socket."""
    measures.REFUSALS.labels(error.code).inc()
    socket = str(scope["type"]) == "websocket"
    prefix = "websocket.http.response" if socket else "http.response"
    body = msgspec.json.encode({"code": error.code, "message": str(error)})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if socket and "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 4000 + error.status % 1000, "reason": error.code})
        return
    await send({"type": f"{prefix}.start", "status": error.status, "headers": headers})
    await send({"type": f"{prefix}.body", "body": body})
