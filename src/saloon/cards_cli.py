"""`saloon cards`: look at the catalogue, check a card file of one's own, see what a sentence means."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from saloon.scoundrels.catalogue import Catalogue

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)

Box = Annotated[str | None, typer.Option(help="Only this box: base or double-or-nothing.")]
Own = Annotated[Path | None, typer.Option("--cards", help="A card file of your own.")]
Lang = Annotated[str | None, typer.Option(help="Language, en or de (default: that of the LANG variable).")]


@app.callback(invoke_without_command=True)
def root(context: typer.Context) -> None:
    """Look at cards, check your own, see what a sentence means."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command("list")
def list_cards(
    box: Box = None,
    colour: Annotated[
        str | None, typer.Option(help="Only this colour: green, purple, black, blue or red.")
    ] = None,
    kind: Annotated[str | None, typer.Option(help="Only this kind, such as job, trait or safe.")] = None,
    cards: Own = None,
    lang: Lang = None,
) -> None:
    """List the cards of a box (default: base)."""
    from saloon.language.cards import pages

    words = pages.Words(_language(lang))
    for page in pages.listing(_load(box or "base", cards), words, kind, colour):
        _console().print(page)


@app.command()
def show(
    card: Annotated[
        list[str], typer.Argument(help='Names or ids: "filthy dog", outlaw, cocky, "song disc".')
    ],
    box: Box = None,
    cards: Own = None,
    toml: Annotated[
        bool, typer.Option("--toml", help="The entry as it stands in its file, to copy.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Show a scoundrel by trait and job, or any other card, in both languages."""
    from saloon.language.cards import pages

    words = pages.Words(_language(lang))
    for found in pages.find(" ".join(card), _catalogues(box, cards)):
        for page in pages.source(found) if toml else pages.card(found, words):
            _console().print(page, soft_wrap=toml)


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A card file of your own.")],
    lang: Lang = None,
) -> None:
    """Check a card file of your own against both boxes, and say what it changes."""
    from saloon.language.cards import pages

    words = pages.Words(_language(lang))
    for page in pages.changes([_load(box, file) for box in ("base", "double-or-nothing")], words):
        _console().print(page)


@app.command()
def explain(
    what: Annotated[list[str], typer.Argument(help='A card, or a sentence in quotes: "Gain $3."')],
    box: Box = None,
    cards: Own = None,
    lang: Lang = None,
) -> None:
    """Print the tree of a card's texts, or of a sentence of yours, with the meaning of each part."""
    from saloon.language.cards import pages

    words = pages.Words(_language(lang))
    for page in pages.explanation(" ".join(what), _catalogues(box, cards), words):
        _console().print(page)


def _load(box: str, cards: Path | None) -> Catalogue:
    from saloon.scoundrels import catalogue

    return catalogue.load(box, cards)


def _catalogues(box: str | None, cards: Path | None) -> list[Catalogue]:
    """That of the box asked for, or of both, the base game first."""
    return [_load(name, cards) for name in ([box] if box else ["base", "double-or-nothing"])]


def _language(lang: str | None) -> str:
    from saloon.cli import language

    return language(lang)


def _console() -> Console:
    from rich.console import Console

    console = Console(highlight=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = 120  # a file has no edge to mind
    return console
