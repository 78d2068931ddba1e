"""A person at a table of bots, for tests."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from textual import events
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widgets import Static

import saloon
from saloon.saves import Seating
from saloon.terminal.app import TableApp
from saloon.terminal.screens import Final
from saloon.terminal.session import Session
from saloon.terminal.tables import app_for


def sit_down(
    folder: Path,
    players: int = 4,
    seed: int = 7,
    lang: str = "en",
    seat: int = 0,
    bots: str = "random",
    game: str = "goat",
    **options: Any,
) -> Session:
    new = saloon.new(game, players=players, seed=seed, options=options)
    return Session(new, Seating(seat, bots.split(","), lang), folder / "game.saloon")


PATIENCE = 900.0
"""Seconds that a script may take."""
Script = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def run(session: Session, script: Script, size: tuple[int, int] = (80, 24), pause: float = 0.0) -> TableApp:
    app = app_for(session, pause)

    async def go() -> None:
        async with asyncio.timeout(PATIENCE), app.run_test(size=size) as pilot:
            await script(app, pilot)

    asyncio.run(go())
    return app


async def settle(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until the person is asked or the game is over."""
    while app.question is None and not isinstance(app.screen, Final):
        await pilot.pause()
    await pilot.pause()


async def comes(fits: Callable[[], object]) -> None:
    """Wait until it is so: what a key leads to may take a while. How long is a matter of the whole script."""
    while not fits():
        await asyncio.sleep(0.005)


async def breathing(app: TableApp) -> None:
    """Wait until all that happened is told, and the table pauses for it before the next bot."""
    await comes(lambda: app.told and not app.session.events(app.told))


async def tap(app: TableApp, *keys: str) -> None:
    """Press keys without the pilot's long breath after each, and wait until they have led somewhere."""
    question = app.question
    assert question is not None
    picked = len(question.picked)
    for key in keys:
        app.post_message(events.Key(key, key if len(key) == 1 else None))
    while app.question is question and len(question.picked) == picked:
        await asyncio.sleep(0.001)
    while app.question is None and not isinstance(app.screen, Final):
        await asyncio.sleep(0.001)


async def play_to_the_end(app: TableApp, pilot: Pilot[None]) -> None:
    """Keys only, any of them."""
    rng = random.Random(1)
    await settle(app, pilot)
    while not isinstance(app.screen, Final):
        await tap(app, *["down", "up"][: rng.randrange(3)], "enter")


def read(widget: Static) -> str:
    return "\n".join(strip.text for strip in widget.render_lines(Region(0, 0, *widget.size)))
