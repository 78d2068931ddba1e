"""`saloon cards`: look at the catalogue, check a card file of one's own, see what a sentence means."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from saloon.errors import BadCatalogue, BadOption
from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.cards import pages
from saloon.games.scoundrels.cards.finding import find
from saloon.games.scoundrels.cards.table import PHRASES
from saloon.games.scoundrels.cards.terms import Words
from saloon.games.scoundrels.catalogue import reading
from saloon.languages import spoken

if TYPE_CHECKING:
    from saloon.games.scoundrels.catalogue import Catalogue

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

    words = Words(_language(lang))
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

    words = Words(_language(lang))
    for found in find(" ".join(card), _catalogues(box, cards)):
        for page in pages.source(found) if toml else pages.card(found, words):
            _console().print(page, soft_wrap=toml)


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A card file of your own.")],
    lang: Lang = None,
) -> None:
    """Check a card file of your own against both boxes, and say what it changes."""

    words = Words(_language(lang))
    _tell_mistakes(file)
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

    words = Words(_language(lang))
    for page in pages.explanation(" ".join(what), _catalogues(box, cards), words):
        _console().print(page)


@app.command()
def complete(
    text: Annotated[str, typer.Argument(help='The beginning of a sentence, in quotes: "Spend $2 to".')],
    kind: Annotated[str, typer.Option(help="sentence, timing, requirement or after.")] = "sentence",
) -> None:
    """Say what can follow, or where a text goes wrong and what is nearest to it."""
    from saloon.games.scoundrels.cards import writing

    if kind not in PHRASES:
        raise BadOption(f"There is no kind {kind!r}; there are {', '.join(PHRASES)}.")
    found = writing.help_with(text, kind)
    if found.good:
        print(found.german)
    elif not found.follows:
        print("\n".join(writing.pointed(found)))
        raise typer.Exit(1)
    for word in found.follows:
        print(f"  {word}")


@app.command()
def write(
    file: Annotated[Path, typer.Argument(help="Your card file; cards are added to it as you go.")],
    card: Annotated[
        list[str] | None, typer.Argument(help="The ids of the cards (default: all of a kind).")
    ] = None,
    kind: Annotated[str, typer.Option(help="job, trait, strategy, safe, mod, enemy or automa.")] = "job",
    box: Annotated[str, typer.Option(help="base or double-or-nothing.")] = "base",
) -> None:
    """Type in your printed cards, one after the other: Enter keeps what stands there, "." leaves. Saved as you go."""
    from saloon.games.scoundrels.cards import owning

    known = owning.shelf(box, kind, card or [])
    mine = owning.read(file)
    done = sum(one.id in mine.get(kind, {}) for one in known)
    for entry in known:
        if not card and entry.id in mine.get(kind, {}):
            continue
        print(f"\n{kind} {entry.id}  ({done} of {len(known)} done; {entry.provenance})")
        values = owning.plain(entry)
        for field in owning.asked(entry):
            while True:
                usual = owning.shown(owning.line(values, field))
                try:
                    said = typer.prompt(f"  {field}", default=usual, show_default=True)
                except typer.Abort:  # the end of what is typed, or Ctrl-C
                    said = "."
                if said == ".":
                    print(f"\n{done} of {len(known)} done.")
                    raise typer.Exit
                problem = owning.put(values, entry, field, said)
                if not problem:
                    break
                print("\n".join(f"    {line}" for line in problem))
        mine.setdefault(kind, {})[entry.id] = values
        owning.save(file, mine)
        done += 1
    print(f"{done} of {len(known)} done.")


def _tell_mistakes(file: Path) -> None:
    """All mistakes of a file, a line each, and an end with status 2; one alone is told as ever."""

    try:
        text = reading.read_bytes(file, str(file))
    except BadCatalogue:
        return  # which loading says as well
    found = catalogue.mistakes(text, str(file))
    if len(found) > 1:
        for one in found:
            print(f"saloon: {one}", file=sys.stderr)
        print(f"saloon: {len(found)} mistakes.", file=sys.stderr)
        raise typer.Exit(2)


def _load(box: str, cards: Path | None) -> Catalogue:

    return catalogue.load(box, cards)


def _catalogues(box: str | None, cards: Path | None) -> list[Catalogue]:
    """That of the box asked for, or of both, the base game first."""
    return [_load(name, cards) for name in ([box] if box else ["base", "double-or-nothing"])]


def _language(lang: str | None) -> str:

    return spoken(lang)


def _console() -> Console:

    console = Console(highlight=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = 120  # a file has no edge to mind
    return console
