"""uvicorn's WebSocket with a short way in and out for the messages of a table.

Handshake, pings, fragments, long messages and closing are the library's; a short message that comes by itself, as
choices do, is read here. The library answers as many pings as anybody sends, however, so what
comes is read in small slices and counted: frames, bytes, and the fragments of one message. And a message does not pass
through a queue that stops the reading for each one, nor an answer through layers of coroutines: together that was half
of a move's cost.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from struct import Struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.utils import apply_mask

from saloon.errors import Reason
from saloon.server import metrics
from saloon.server.errors import BadRequest
from saloon.server.limits import Rate, host_of
from saloon.server.web.entrance import Config, whole_answer

SLICE = 1024
"""Bytes that are read before we look at how many frames they were: at most 170, which take some milliseconds."""
POLICY = 1008
"""How a socket is closed that sends too much (RFC 6455, 7.4.1)."""
MOST_WAITING = 16
"""Messages that may wait for their answer before the socket is read no further."""
TEXT = 0x81
_middling = Struct("!BBH").pack
NO_HANDSHAKE = BadRequest(Reason("door-no-handshake"))


def nothing() -> None:
    """Until somebody listens."""


class Wire(WebSocketsSansIOProtocol):
    """A socket whose messages wait in `inbox`; it tells when there is one, and when it can be written to again."""

    config: Config

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        limits = self.config.limits
        self.frame_rate = Rate(limits.frames, limits.frames * 5)
        self.byte_rate = Rate(limits.traffic, limits.traffic * 4)
        self.inbox: deque[bytes] = deque()
        self.heard: Callable[[], None] = nothing
        self.drained: Callable[[], None] = nothing

    def handle_connect(self, event: Request) -> None:
        if self.conn.accept(event).status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self.handshake_initiated = self.handshake_complete = self.close_sent = True
            headers = [
                (name.encode(errors="replace"), value.encode(errors="replace"))
                for name, value in event.headers.raw_items()
            ]
            self.transport.write(whole_answer(HTTPStatus.BAD_REQUEST, NO_HANDSHAKE, headers))
            self.transport.close()
            return
        super().handle_connect(event)
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions["saloon.wire"] = self

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # refused, which is no mistake that the operator has to hear of

    def connection_lost(self, exc: Exception | None) -> None:
        entered = self.config.name_of(self.client)  # counted when it was no socket yet
        self.config.leave(entered)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if (message := short(data)) is not None and self.between_frames():
            if not self.byte_rate.take(len(data)):
                self.flood("bytes")
            elif not self.frame_rate.take(1):
                self.flood("frames")
            else:
                self.deliver(message)
            return
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            piece = data[start : start + SLICE]
            if self.handshake_initiated and not self.byte_rate.take(len(piece)):
                self.flood("bytes")
                return
            super().data_received(piece)

    def handle_events(self) -> None:
        if self.handshake_initiated and not self.frame_rate.take(len(self.conn.events)):
            self.flood("frames")
        else:
            super().handle_events()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= self.config.limits.fragments:
            self.flood("fragments")
        else:
            super().handle_cont(event)

    def flood(self, what: str) -> None:
        """Too much of something: close, and wait for no answer."""
        if self.transport.is_closing():
            return
        metrics.flood(what, host_of(self.client[0]) if self.client else "")
        self.heard = nothing
        self.inbox.clear()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        self.conn.fail(POLICY, "too much")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.cut_off(1.0)

    def keepalive_timeout(self) -> None:
        """Whoever does not answer does not read either, and what waits to be read would wait for ever."""
        super().keepalive_timeout()
        self.cut_off(1.0)

    def cut_off(self, seconds: float) -> None:
        """Let go of the connection after so long, whatever waits to be read."""
        self.loop.call_later(seconds, self.transport.abort)

    def between_frames(self) -> bool:
        """Whether the library waits for a new frame of a new message; if that cannot be told, it reads by itself."""
        conn = self.conn
        if conn.state is not OPEN or conn.current_size is not None:
            return False
        reading: Any = conn.parser
        while reading.gi_yieldfrom is not None:
            reading = reading.gi_yieldfrom
        return bool(reading.__name__ == "at_eof")

    def send_receive_event_to_app(self) -> None:
        message = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.deliver(message)

    def deliver(self, message: bytes) -> None:
        """A message has come whole."""
        self.inbox.append(message)
        if len(self.inbox) >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self.heard()

    def take(self) -> bytes | None:
        """The next message, if one waits."""
        if not self.inbox:
            return None
        if self.read_paused and len(self.inbox) <= 1 and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()
        return self.inbox.popleft()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.drained()

    @property
    def open(self) -> bool:
        """Whether the other side keeps up, and is there."""
        return self.writable.is_set() and not self.close_sent and not self.disconnected

    def push_one(self, message: bytes) -> None:
        """Send a message at once, as one frame."""
        self.transport.write(head(len(message)) + message)

    def push(self, messages: list[bytes]) -> None:
        """Send messages at once, each as one frame, all in one go."""
        self.transport.write(
            b"".join([part for message in messages for part in (head(len(message)), message)])
        )


def short(data: bytes) -> bytes | None:
    """The text of a short, whole and masked text frame, if that is all that came (RFC 6455, 5.2)."""
    size = len(data) - 6
    if 0 <= size < 126 and data[0] == TEXT and data[1] == 0x80 | size:
        return apply_mask(data[6:], data[2:6])
    return None


def head(size: int) -> bytes:
    """What stands before a text of that many bytes (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return _middling(TEXT, 126, size)
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
