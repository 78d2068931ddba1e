"""Run the server in this process until a signal ends it."""

from __future__ import annotations

import asyncio
import gc
import sys

import uvicorn

from saloon.server import measures
from saloon.server.settings import Settings
from saloon.server.web.app import application
from saloon.server.web.wire import Wire

SWITCH = 0.0005
"""Seconds after which the thread that plays lets the one that writes to SQLite go on; Python's 5 ms are as long as
everything else that happens to a choice together."""


GARBAGE = (20_000, 50, 20)
"""When Python looks for circles among objects that nobody needs. There are few, and each look stops all tables."""


def server(settings: Settings) -> uvicorn.Server:
    config = uvicorn.Config(
        application(settings),
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http="httptools",
        ws=Wire,
        ws_max_size=settings.limits.message,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    return uvicorn.Server(config)


def run(settings: Settings, log_level: str = "info") -> bool:
    """Serve; False if the server could not start."""
    measures.write_logs(log_level)
    measures.journal.info("serving", host=settings.host, port=settings.port)
    return live(server(settings))


def live(one: uvicorn.Server) -> bool:
    """Give a server the whole process, until a signal ends it."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*GARBAGE)
    gc.freeze()
    with asyncio.Runner(loop_factory=one.config.get_loop_factory()) as runner:
        runner.run(one.serve())
    return one.started
