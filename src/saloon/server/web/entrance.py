"""uvicorn's HTTP with limits on what comes before any request of ours is made: connections, heads and bodies.

The library reads a head for as long, and of as many bytes, as a stranger cares to send; and it makes a task of every
request that stands in one packet. An answer that comes before its request's end is the last of its connection:
what still comes is the rest of that request, and whoever sends it must not take it for the way to a next answer.
"""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any, NoReturn

import msgspec
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from saloon.errors import Reason
from saloon.languages import LANGUAGES, wished
from saloon.server import metrics
from saloon.server.errors import BadRequest, Refused, TooLarge, TooMuch
from saloon.server.limits import host_of
from saloon.server.settings import Limits
from saloon.server.web.guard import HEADERS, PRIVATE

SLICE = 16_384
"""Bytes of a packet that are read before we look at what came of them."""
MOST_HEAD = 32_768
"""Bytes of a request's head."""
MOST_PIPELINED = 8
"""Requests that may wait for the answer to the first."""
UNREAD = 131_072
"""Bytes that wait in the operating system for whoever reads slowly; the rest waits with us, one answer at a time."""
LINGER = 2.0
"""Seconds for which we let somebody send on who has our answer already."""
SAID = {
    400: BadRequest(Reason("door-no-http")),
    408: TooMuch(Reason("door-slow")),
    413: TooLarge(Reason("door-body")),
    429: TooMuch(Reason("door-connections")),
    431: TooLarge(Reason("door-head")),
}
"""What is said before there is a request that anybody could answer."""


class Config(uvicorn.Config):
    """uvicorn's, with our limits and who is inside."""

    def __init__(self, app: Any, limits: Limits, **given: Any) -> None:
        super().__init__(app, **given)
        self.limits = limits
        self.inside: Counter[str] = Counter()
        """Connections by address."""

    def name_of(self, client: tuple[str, int] | None) -> str:
        """By whose address a connection is counted. A proxy that we trust is nobody's: through it come many."""
        app = self.loaded_app
        if client is None or (isinstance(app, ProxyHeadersMiddleware) and client[0] in app.trusted_hosts):
            return ""
        return host_of(client[0])

    def enter(self, client: tuple[str, int] | None) -> str | None:
        """Count a connection; None: there are too many of that address."""
        name = self.name_of(client)
        if name and self.inside[name] >= self.limits.connections:
            metrics.flood("connections", name)
            return None
        if name:
            self.inside[name] += 1
        return name

    def leave(self, name: str) -> None:
        if name:
            self.inside[name] -= 1
            if not self.inside[name]:
                del self.inside[name]


def bound(transport: asyncio.Transport, seconds: float) -> None:
    """Bound what the operating system keeps for somebody who does not read, and for how long.

    By itself it grows to megabytes a connection, and stays for minutes after we have closed.
    """
    raw = transport.get_extra_info("socket")
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(seconds * 1000))


def whole_answer(status: int, error: Refused, headers: Iterable[tuple[bytes, bytes]]) -> bytes:
    """An answer with all that answers have, where no application has been asked.

    As far as the head was read, it tells in which language to say it; who has not said is told in each.
    """
    wanted = [value.decode("latin-1") for name, value in headers if name.lower() == b"accept-language"]
    langs = [wished(", ".join(wanted))] if wanted else list(LANGUAGES)
    body = msgspec.json.encode({"code": error.code, "message": " ".join(map(error.told, langs))})
    length = str(len(body)).encode()
    also = [(b"content-type", b"application/json"), (b"content-length", length), (b"connection", b"close")]
    lines = [b": ".join(line) for line in (*HEADERS, PRIVATE, *also)]
    return b"\r\n".join([b"HTTP/1.1 %d %s" % (status, HTTPStatus(status).phrase.encode()), *lines, b"", body])


class EarlyAnswer(asyncio.Transport):
    """What an answer is written to while its request is still coming: the transport, whose closing lingers."""

    def __init__(self, entrance: Entrance) -> None:
        super().__init__()
        self.entrance = entrance

    def write(self, data: bytes | bytearray | memoryview[int]) -> None:
        self.entrance.transport.write(data)

    def is_closing(self) -> bool:
        return self.entrance.transport.is_closing()

    def close(self) -> None:
        self.entrance.linger()


class Entrance(HttpToolsProtocol):
    """One connection, until it is a socket."""

    config: Config
    deaf = False
    """All is said: what still comes is dropped."""
    keep_alive = True
    """Whether the connection outlives the answer, if the request has ended by then."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.entered: str | None = None
        self.deadline: asyncio.TimerHandle | None = None
        self.stage = "head"
        self.size = 0
        """Bytes of this stage so far."""
        self.unanswered: list[RequestResponseCycle] = []
        """Requests whose answer is not all written; the library knows of the last one only."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        bound(transport, self.config.limits.unread)
        self.entered = self.config.enter(self.client)
        if self.entered is None:
            self.turn_away(429, "")
        else:
            self.give_time(self.config.limits.head)

    def connection_lost(self, exc: Exception | None) -> None:
        self.give_time(None)
        if self.entered is not None:
            self.config.leave(self.entered)
        for cycle in self.unanswered:  # nobody is there to be told: what waits to be written is not
            cycle.disconnected = True
        self.pipeline.clear()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on the socket counts as the connection, and leaves in its place."""
        self.give_time(None)
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self.deaf:
            return
        for start in range(0, len(data), SLICE):
            if self.deaf or self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece = data[start : start + SLICE]
            self.size += len(piece)
            if self.stage == "head" and self.size > MOST_HEAD:
                self.turn_away(431, "head")
                return
            if self.stage == "body" and self.size > self.config.limits.body:
                self.turn_away(413, "body")
                return
            super().data_received(piece)
        if self.transport.get_protocol() is not self:
            return  # a socket from here on, which has times of its own
        if self.stage == "body" and self.cycle.transport is self.transport:
            self.keep_alive, self.cycle.keep_alive = self.cycle.keep_alive, False
            self.cycle.transport = EarlyAnswer(self)
        idle = self.cycle is None or self.cycle.response_complete
        if self.deadline is None and idle and self.timeout_keep_alive_task is None:
            self.give_time(self.config.limits.head)  # for what is no beginning yet, such as empty lines

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.stage != "head":
            self.stage, self.size = "head", 0
        self.give_time(self.config.limits.head)

    def on_header(self, name: bytes, value: bytes) -> None:
        """What comes after the body is no header: who has looked at the head has not seen it (RFC 9110, 6.5.1)."""
        if self.stage == "head":
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            self.too_many()
        super().on_headers_complete()
        if self.cycle is not None:  # there is none for what becomes a socket
            self.unanswered = [one for one in (*self.unanswered, self.cycle) if not one.response_complete]
        self.stage, self.size = "body", 0
        self.give_time(self.config.limits.body_time)

    def too_many(self) -> NoReturn:
        """The parser stops at what its reader raises, and the connection is closed."""
        metrics.flood("pipeline", self.entered or "")
        raise ValueError("too many requests at once")

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.stage, self.size = "", 0
        self.give_time(None)
        cycle = self.cycle
        if cycle is not None and isinstance(cycle.transport, EarlyAnswer) and not cycle.response_started:
            cycle.transport, cycle.keep_alive = self.transport, self.keep_alive

    def give_time(self, seconds: float | None) -> None:
        """So long for this stage, and no longer."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        if seconds is not None and not self.transport.is_closing():
            self.deadline = self.loop.call_later(seconds, self.turn_away, 408, "slow")

    def send_400_response(self, msg: str) -> None:
        """What came is no HTTP."""
        self.turn_away(400, "unread")

    def turn_away(self, status: int, why: str) -> None:
        """Say so, unless an answer is under way or given, and close; whoever does not read that is cut off."""
        if why:
            metrics.flood(why, self.entered or "")
        if self.transport.is_closing():
            return
        if self.free_to_answer():
            self.transport.write(whole_answer(status, SAID[status], self.headers_read()))
        if self.stage == "body":
            self.linger()
        else:
            self.transport.close()
            self.loop.call_later(1.0, self.transport.abort)

    def headers_read(self) -> list[tuple[bytes, bytes]]:
        """Those of the request that is coming; before the first there are none."""
        return self.headers or []

    def free_to_answer(self) -> bool:
        """Whether what is said now would be taken for the answer to what is coming."""
        if self.cycle is None:
            return True
        if self.stage == "body":
            return not self.pipeline and not self.cycle.response_started
        return self.cycle.response_complete

    def linger(self) -> None:
        """Close our side, and let who is still sending come to the answer: closing both would take it from them."""
        self.deaf = True
        self.give_time(None)
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.loop.call_later(LINGER, self.transport.abort)
