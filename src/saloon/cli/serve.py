"""`saloon serve` and `saloon loadtest`."""

from __future__ import annotations

import json as writer
from pathlib import Path
from typing import Annotated

import typer

from saloon import kit
from saloon.server.loadtest import measure
from saloon.server.serve import run
from saloon.server.settings import Retention, Settings, driver_url


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    db: Annotated[
        str, typer.Option(help="sqlite:///file.db or postgresql://… (default: a file in your data folder).")
    ] = "",
    secure: Annotated[
        bool, typer.Option("--secure", help="Cookies over TLS only: behind a proxy with TLS.")
    ] = False,
    name: Annotated[
        list[str] | None,
        typer.Option(help="A name people reach it by (localhost and addresses always work)."),
    ] = None,
    proxy: Annotated[
        list[str] | None, typer.Option(help="The address of a proxy whose X-Forwarded-For is believed.")
    ] = None,
    metrics_port: Annotated[
        int | None,
        typer.Option(
            min=0, max=65535, help="Where /metrics is, on loopback (default: 1000 above --port; 0: nowhere)."
        ),
    ] = None,
    access_log: Annotated[bool, typer.Option("--access-log", help="Log every request.")] = False,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another origin whose pages may call, such as a dev server.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes in which bots think.")] = 2,
    think: Annotated[
        float, typer.Option(min=0.01, help="Seconds that a bot may think about a choice.")
    ] = 1.0,
    keep_finished: Annotated[
        float, typer.Option(min=0, help="Days for which finished tables are kept (0: for ever).")
    ] = 0.0,
    keep_chat: Annotated[float, typer.Option(min=0, help="The same for the chat of finished tables.")] = 0.0,
    keep_guests: Annotated[float, typer.Option(min=0, help="The same for people who are not seen.")] = 0.0,
    web: Annotated[Path | None, typer.Option(help="The folder of the built web table.")] = None,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
    say: Annotated[bool, typer.Option("--say", help="Print the address to open.")] = False,
) -> None:
    """Serve tables to people, bots and programs."""
    if db:
        driver_url(db)  # so that a typing mistake is told before anything starts
    settings = Settings(
        db=db,
        host=host,
        port=port,
        secure=secure,
        names=tuple(name or ()),
        proxies=tuple(proxy or ()),
        metrics=(port + 1000) % 65536 if metrics_port is None else metrics_port or None,
        access_log=access_log,
        origins=tuple(origin or ()),
        workers=workers,
        budget=think,
        retention=Retention(keep_finished, keep_chat, keep_guests),
        web=web,
    )
    if say:
        print(
            f"Saloon: open http://{host}:{port}/ in your browser. Ctrl-C closes the house; no game is lost.",
            flush=True,
        )
    if not run(settings, log_level):
        raise typer.Exit(3)


def loadtest(
    tables: Annotated[int, typer.Option(min=1, help="How many tables play at once.")] = 100,
    rate: Annotated[float, typer.Option(min=0, help="Moves a second at each table; 0: as many as go.")] = 2.0,
    seconds: Annotated[float, typer.Option(min=1, max=600, help="How long.")] = 10.0,
    game: Annotated[str, typer.Option(help="What is played.")] = next(iter(kit.games()), ""),
    players: Annotated[int, typer.Option(min=1, help="How many sit at each table.")] = 2,
    db: Annotated[str, typer.Option(help="The database (default: a SQLite file that is thrown away).")] = "",
    words: Annotated[
        str, typer.Option(help="en or de: sockets ask for questions and log in words, as browsers do.")
    ] = "",
    mix: Annotated[
        bool, typer.Option("--mix", help="As people play: every game and language, chat, breaks, onlookers.")
    ] = False,
    processes: Annotated[
        int, typer.Option(min=1, max=16, help="Server processes of one house, on PostgreSQL (--db).")
    ] = 1,
    json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure a server of our own on this machine: moves a second, and how soon the others see them."""
    report = measure(game, players, tables, rate, seconds, db, words, mix=mix, processes=processes)
    if json:
        print(writer.dumps(report.plain(), indent=1))
    else:
        print(report.text())
