"""`saloon cards`: look at the catalogue, check a card file of one's own, see what a sentence means."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from saloon.errors import BadCatalogue, BadOption, SaloonError
from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.cards import pages
from saloon.games.scoundrels.cards.finding import find
from saloon.games.scoundrels.cards.table import PHRASES
from saloon.games.scoundrels.cards.terms import Words
from saloon.games.scoundrels.catalogue import reading
from saloon.games.scoundrels.catalogue.mistakes import in_words
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
    with told_in(words.lang):
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
    with told_in(words.lang):
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
    _tell_mistakes(file, words.lang)
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
    with told_in(words.lang):
        for page in pages.explanation(" ".join(what), _catalogues(box, cards), words):
            _console().print(page)


@app.command()
def complete(
    text: Annotated[str, typer.Argument(help='The beginning of a sentence, in quotes: "Spend $2 to".')],
    kind: Annotated[str, typer.Option(help="sentence, timing, requirement or after.")] = "sentence",
    card: Annotated[
        str, typer.Option(help="The kind of card it is for, such as job: only what such a card can say.")
    ] = "",
    lang: Lang = None,
) -> None:
    """Say what can follow, or where a text goes wrong and what is nearest to it."""
    from saloon.games.scoundrels.cards import owning, writing

    if kind not in PHRASES:
        raise BadOption(f"There is no kind {kind!r}; there are {', '.join(PHRASES)}.")
    if card and card not in (*owning.KINDS, *writing.PLAYED):
        raise BadOption(f"There is no card {card!r}; there are {', '.join(owning.KINDS)}.")
    spoken_here = _language(lang)
    found = writing.help_with(text, kind, card)
    if found.good:
        print(found.german)
    elif not found.follows:
        print("\n".join(writing.pointed(found, spoken_here)))
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
    lang: Lang = None,
) -> None:
    """Type in your printed cards, one after the other: Enter keeps what stands there, "." leaves. Saved as you go."""
    from saloon.games.scoundrels.cards import owning

    words = Words(_language(lang))
    known = owning.shelf(box, kind, card or [])
    with told_in(words.lang):
        owning.writable(file)
        mine = owning.read(file)
    done = sum(one.id in mine.get(kind, {}) for one in known)
    print(words("typing"))
    for entry in known:
        if not card and entry.id in mine.get(kind, {}):
            continue
        print(
            f"\n{words(kind)} {entry.id}  ({words('done', n=done, all=len(known))}; {words(entry.provenance)})"
        )
        values = owning.plain(entry)
        for field in owning.asked(entry):
            while True:
                usual = owning.shown(owning.line(values, field))
                try:
                    said = typer.prompt(f"  {_asked(field, words)}", default=usual, show_default=True)
                except typer.Abort:  # the end of what is typed, or Ctrl-C
                    said = "."
                if said == ".":
                    print(f"\n{words('done', n=done, all=len(known))}.")
                    raise typer.Exit
                problem = owning.put(values, entry, field, said, words.lang)
                if not problem:
                    break
                print("\n".join(f"    {line}" for line in problem))
        mine.setdefault(kind, {})[entry.id] = values
        before = owning.save(file, mine, kind, entry.id)
        if before is not None:
            print(words("written-anew", before=before))
        done += 1
    print(f"{words('done', n=done, all=len(known))}.")


def _asked(field: str, words: Words) -> str:
    """A field as somebody is asked for it; a line of an enemy's side has two words."""
    return ", ".join(words(part) for part in field.split("."))


def _tell_mistakes(file: Path, lang: str) -> None:
    """All mistakes of a file, a line each, and an end with status 2."""

    try:
        found = catalogue.mistakes(reading.read_bytes(file, str(file)), str(file), lang)
    except BadCatalogue as error:
        found = [in_words(error, lang)]
    for one in found:
        print(f"saloon: {one}", file=sys.stderr)
    if len(found) > 1:
        print(f"saloon: {Words(lang)('mistakes', n=len(found))}", file=sys.stderr)
    if found:
        raise typer.Exit(2)


@contextlib.contextmanager
def told_in(lang: str) -> Iterator[None]:
    """What is wrong with a card file is told in this language."""
    try:
        yield
    except SaloonError as error:
        if not hasattr(error, "told"):
            raise
        raise BadCatalogue(in_words(error, lang)) from None


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
