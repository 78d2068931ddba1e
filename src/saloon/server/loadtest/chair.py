"""One seat's socket at a table of a load test.

The client is as small as a client can be, so that it is the server that is measured: frames are told apart by their
heads, and of an update only what the next choice needs is read.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import Callable
from typing import Any

import msgspec

from saloon.server.errors import StorageFailed

START = 60.0
"""Seconds that a server may take to start, and a last move to come back."""


class Status(msgspec.Struct):
    """Of a table's description, whether it is over."""

    status: str


class Choosable(msgspec.Struct):
    """Of a choice in words, the word."""

    word: str


class Asked(msgspec.Struct):
    """Of a question in words, what may be chosen."""

    choices: list[Choosable] = []


class Frame(msgspec.Struct):
    """Of any message from the server, what a load test needs."""

    type: str
    seq: int = 0
    key: str = ""
    legal: list[str] | None = None
    question: Asked | None = None
    table: Status | None = None
    view: msgspec.Raw = msgspec.Raw()


_frame = msgspec.json.Decoder(Frame)


class Chair(asyncio.Protocol):
    """One seat's socket: the least that is a WebSocket client."""

    def __init__(self, heard: Callable[[Chair, Frame], None], address: str, guest: str, lang: str) -> None:
        self.heard = heard
        self.address, self.guest, self.lang = address, guest, lang
        self.transport: asyncio.Transport | None = None
        self.buffer = b""
        self.upgraded = False
        self.ready = asyncio.get_running_loop().create_future()
        """Done with the first view."""
        self.gone = asyncio.get_running_loop().create_future()
        self.seq = 0
        self.legal: list[str] = []
        self.over = False

    async def leave(self) -> None:
        if self.transport is not None:
            self.transport.abort()
            await self.gone

    def connection_lost(self, error: Exception | None) -> None:
        if not self.gone.done():
            self.gone.set_result(None)

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.buffer = self.buffer + data if self.buffer else data
        if not self.upgraded:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head[:16]:
                self.ready.set_exception(StorageFailed(f"The server refused a socket: {head[:40]!r}."))
                return
            self.upgraded, self.buffer = True, rest
            hello = {"type": "hello", "last": self.seq or None}
            if self.lang:  # as browsers do
                hello |= {"lang": self.lang, "changes": True}
            self.write(json.dumps(hello).encode())
        self.split()

    def split(self) -> None:
        """Cut the buffer into frames; the server masks nothing and joins everything."""
        data, at = self.buffer, 0
        while len(data) - at >= 2:
            size, start = data[at + 1] & 127, at + 2
            if size > 125:
                wide = 2 if size == 126 else 8
                start += wide
                size = int.from_bytes(data[at + 2 : start], "big")
            if len(data) < start + size:
                break
            if data[at] & 15 == 1:
                self.hear(_frame.decode(data[start : start + size]))
            elif data[at] & 15 == 9:
                self.write(data[start : start + size], 0x8A)
            at = start + size
        self.buffer = data[at:]

    def hear(self, frame: Frame) -> None:
        if frame.type == "update":
            self.seq = frame.seq
            if frame.legal is not None:
                self.legal = frame.legal
            elif frame.question is not None:
                self.legal = [choice.word for choice in frame.question.choices]
            if frame.table is not None:
                self.over = frame.table.status in ("over", "ended")
            if frame.view and not self.ready.done():
                self.ready.set_result(None)
        self.heard(self, frame)

    def write(self, data: bytes, head: int = 0x81) -> None:
        """A frame with a mask of zeros, which changes nothing."""
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        assert self.transport is not None
        self.transport.write(bytes([head]) + length + b"\0\0\0\0" + data)

    async def connect(self, table: str) -> None:
        """Sit down; done with the first view."""
        host, _, port = self.address.partition(":")
        await asyncio.get_running_loop().create_connection(lambda: self, host, int(port))
        self.upgrade(table)
        await asyncio.wait_for(self.ready, START)

    def upgrade(self, table: str) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        assert self.transport is not None
        self.transport.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {self.address}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {self.guest}\r\n\r\n".encode()
        )
