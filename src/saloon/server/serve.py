"""Run the server in this process until a signal ends it."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
from wsgiref.simple_server import WSGIServer

import uvicorn
from prometheus_client import start_http_server

import saloon
from saloon.server import metrics
from saloon.server.metrics import operator_log
from saloon.server.settings import Settings
from saloon.server.web.app import application
from saloon.server.web.entrance import Config, Entrance
from saloon.server.web.wire import Wire

SWITCH = 0.0005
"""Seconds after which the thread that plays lets the one that writes to SQLite go on; Python's 5 ms are as long as
everything else that happens to a choice together."""


GARBAGE = (20_000, 50, 20)
"""When Python looks for circles among objects that nobody needs. There are few, and each look stops all tables."""


def server(settings: Settings) -> uvicorn.Server:
    config = Config(
        application(settings),
        settings.limits,
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http=Entrance,
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
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
    )
    return Server(config, settings)


class Server(uvicorn.Server):
    """uvicorn's, which says when its port accepts, and shows its figures on a port of their own."""

    def __init__(self, config: uvicorn.Config, settings: Settings) -> None:
        super().__init__(config)
        self.settings = settings
        self.figures: WSGIServer | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        ports = [one.getsockname()[1] for server in self.servers for one in server.sockets]
        if self.settings.metrics is not None:
            self.show_figures(self.settings.metrics)
        shown = self.figures.server_port if self.figures is not None else None
        operator_log.info(
            "serving", host=self.settings.host, port=ports[0], metrics=shown, version=saloon.__version__
        )

    def show_figures(self, port: int) -> None:
        """On loopback alone: what the host sees is nobody else's."""
        try:
            self.figures, _ = start_http_server(port, "127.0.0.1", metrics.REGISTRY)
        except OSError as error:
            operator_log.warning("metrics-not-served", port=port, error=os.strerror(error.errno or 0))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.figures is not None:
            await asyncio.to_thread(self.figures.shutdown)
            self.figures.server_close()
        await super().shutdown(sockets)
        # uvicorn would raise the signal again, and the process die of it before the bots' queues are taken down, about
        # which Python then complains on standard error.
        self._captured_signals.clear()
        operator_log.info("stopped")


def run(settings: Settings, log_level: str = "info") -> bool:
    """Serve; False if the server could not start."""
    metrics.write_logs(log_level)
    return live(server(settings))


def live(one: uvicorn.Server) -> bool:
    """Give a server the whole process, until a signal ends it."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*GARBAGE)
    gc.freeze()
    with asyncio.Runner(loop_factory=one.config.get_loop_factory()) as runner:
        runner.run(one.serve())
    return one.started
