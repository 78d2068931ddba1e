"""`saloon cards measure`: what a card file does to the game, by the laboratory of worth."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from saloon.games.scoundrels.cards.command import Lang, app, told_in
from saloon.games.scoundrels.cards.terms import Words
from saloon.languages import spoken

__all__ = ["app"]


@app.command()
def measure(
    file: Annotated[Path, typer.Argument(help="A card file of your own.")],
    games: Annotated[int, typer.Option(min=200, help="Games on either side.")] = 20_000,
    setting: Annotated[str, typer.Option(help="Which table (`saloon almanac settings`).")] = "base-2p-3d-m1",
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    pictures: Annotated[Path | None, typer.Option(help="Draw the changes into this folder.")] = None,
    lang: Lang = None,
) -> None:
    """Measure every job and trait of a file against the one whose place it takes, and judge its price."""

    from saloon.games.scoundrels.lab import pricing

    console = Console(stderr=True, highlight=False)
    began = time.monotonic()

    def tell(done: int, total: int) -> None:
        left = (time.monotonic() - began) * (total / max(1, done) - 1)
        if console.is_terminal:
            console.print(f"{done:,} of {total:,} games, {left:,.0f} s to go   ", end="\r")

    words = Words(spoken(lang))
    with told_in(words.lang):
        found = pricing.measured(str(file), games, setting, jobs, tell)
    show(found, words)
    if pictures is not None:
        from saloon.lab.worth import pictures as drawing

        print(drawing.changes(found["compared"], pictures / "changes.svg"))


def show(found: dict[str, Any], words: Words, count: int = 12) -> None:
    """What the file changes, card by card and scoundrel by scoundrel, and whether each is worth its price."""
    from saloon.games.scoundrels.lab import pricing

    compared, figure = found["compared"], words.figure
    console = Console(highlight=False)
    console.print(pricing.change(compared, words), soft_wrap=True)
    table = Table(*(words(f"worth-{head}") for head in ("card", "before", "after", "change")))
    for part in (compared["rows"], compared["columns"], compared["things"]):
        for one in part[:count]:
            sure = "" if abs(one["change"]) <= one["half"] else " *"
            table.add_row(
                one["id"],
                figure(one["before"], "+.2f"),
                figure(one["after"], "+.2f"),
                f"{figure(one['change'], '+.2f')} ±{figure(one['half'])}{sure}",
            )
        if part:
            table.add_section()
    console.print(table)
    console.print(words("worth-star"), soft_wrap=True)
    for price in found["prices"]:
        console.print(pricing.verdict(price, words), soft_wrap=True)
