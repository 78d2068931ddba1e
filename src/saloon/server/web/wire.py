"""uvicorn's WebSocket with a short way in and out for the messages of a table.

Handshake, pings, fragments, sizes and closing are the library's. But a message does not pass through a queue that stops
the reading for each one, nor an answer through layers of coroutines: together that was half of a move's cost.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

MOST_WAITING = 16
"""Messages that may wait for their answer before the socket is read no further."""
TEXT = 0x81


def nothing() -> None:
    """Until somebody listens."""


class Wire(WebSocketsSansIOProtocol):
    """A socket whose messages wait in `inbox`; it tells when there is one, and when it can be written to again."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.inbox: deque[bytes] = deque()
        self.heard: Callable[[], None] = nothing
        self.drained: Callable[[], None] = nothing

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions["saloon.wire"] = self

    def send_receive_event_to_app(self) -> None:
        self.inbox.append(self.frames[0] if len(self.frames) == 1 else b"".join(self.frames))
        self.frames = []
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

    def push(self, messages: list[bytes]) -> None:
        """Send messages at once, each as one frame, all in one go."""
        self.transport.write(
            b"".join([part for message in messages for part in (head(len(message)), message)])
        )


def head(size: int) -> bytes:
    """What stands before a text of that many bytes (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126, size >> 8, size & 255))
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
