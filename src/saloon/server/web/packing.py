"""Packs what everybody may read: beside the loop, and once for all who read the same.

Packed anew for each request, ten milliseconds of the loop each, the rulebook was a way to keep all tables waiting. Only
answers without secrets come here: how well one packs tells of its contents.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

LEAST = 500
"""Bytes below which nothing is gained."""
LEVEL = 6
KEPT = 64
"""Answers that stay packed; each is a few ten kilobytes."""


class Packing:
    """Middleware: an answer in gzip for whoever takes that."""

    kept: OrderedDict[bytes, bytes] = OrderedDict()
    """By the hash of what it was; for all controllers, which share this process."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        takes = b",".join(value for name, value in scope.get("headers", ()) if name == b"accept-encoding")
        if str(scope["type"]) != "http" or b"gzip" not in takes:
            await self.app(scope, receive, send)
            return
        start: Any = None
        body: list[bytes] = []

        async def packed(message: Any) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            body.append(message.get("body", b""))
            if message.get("more_body"):
                return
            whole = b"".join(body)
            headers = [pair for pair in start["headers"] if pair[0].lower() != b"content-length"]
            if len(whole) >= LEAST:
                whole = await self.pack(whole)
                headers.append((b"content-encoding", b"gzip"))
            headers += [(b"vary", b"accept-encoding"), (b"content-length", str(len(whole)).encode())]
            start["headers"] = headers
            await send(start)
            await send({"type": "http.response.body", "body": whole, "more_body": False})

        await self.app(scope, receive, packed)

    @classmethod
    async def pack(cls, whole: bytes) -> bytes:
        key = hashlib.sha256(whole).digest()
        found = cls.kept.get(key)
        if found is None:
            found = await asyncio.to_thread(gzip.compress, whole, LEVEL, mtime=0)
            cls.kept[key] = found
            while len(cls.kept) > KEPT:
                cls.kept.popitem(last=False)
        else:
            cls.kept.move_to_end(key)
        return found
