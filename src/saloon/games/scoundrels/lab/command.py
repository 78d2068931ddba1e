"""`saloon cards measure`: what a card file does to the game, by the laboratory of worth."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from saloon.games.scoundrels.cards.command import app

__all__ = ["app"]


@app.command()
def measure(
    file: Annotated[Path, typer.Argument(help="A card file of your own.")],
    games: Annotated[int, typer.Option(min=200, help="Games on either side.")] = 20_000,
    setting: Annotated[str, typer.Option(help="Which table (`saloon almanac settings`).")] = "base-2p-3d-m1",
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    pictures: Annotated[Path | None, typer.Option(help="Draw the changes into this folder.")] = None,
) -> None:
    """Measure every job and trait of a file against the one whose place it takes, and judge its price."""

    from saloon.games.scoundrels.lab import pricing
    from saloon.lab.worth import tables

    console = Console(stderr=True, highlight=False)
    began = time.monotonic()

    def tell(done: int, total: int) -> None:
        left = (time.monotonic() - began) * (total / max(1, done) - 1)
        if console.is_terminal:
            console.print(f"{done:,} of {total:,} games, {left:,.0f} s to go   ", end="\r")

    found = pricing.measured(str(file), games, setting, jobs, tell)
    tables.show_changes(found["compared"], Console(highlight=False))
    for line in found["verdicts"]:
        print(line)
    if pictures is not None:
        from saloon.lab.worth import pictures as drawing

        print(drawing.changes(found["compared"], pictures / "changes.svg"))
