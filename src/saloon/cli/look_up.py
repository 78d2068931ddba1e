"""Commands that look something up: a game that was played, a rule, the bots, what learners see."""

from __future__ import annotations

import json as writer
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import saloon
from saloon import bots as players
from saloon import kit
from saloon import rules as rulebooks
from saloon.bots.faces import FACES
from saloon.cli.arguments import FIRST, Game, Lang, Options, options_of
from saloon.language.words import common_words
from saloon.languages import spoken
from saloon.terminal import replay as replaying
from saloon.terminal import rulebook


def bots(lang: Lang = None) -> None:
    """Who can be played against, and with which personality."""
    speech = common_words(spoken(lang))
    console = Console(highlight=False)
    ladder = Table("Bot", "", "", show_header=False)
    for name in players.names():
        face = FACES.get(name)
        ladder.add_row(name, face.name if face else "", speech.say(f"bot-{name}") if face else "")
    console.print(ladder)
    likes = Table(speech.say("bots-personality"), "")
    for name in players.personalities():
        likes.add_row(name, speech.say(f"personality-{name}"))
    console.print(likes)
    console.print(speech.say("bots-how"))


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game or a keeper's log.")],
    at: Annotated[int | None, typer.Option(help="Stop after this step.")] = None,
    seat: Annotated[int | None, typer.Option(help="Look with this seat's eyes (default: see all).")] = None,
    lang: Lang = None,
) -> None:
    """Tell a game again in words, and show the table at its end or at a step."""
    replaying.show(file, at, seat, spoken(lang), Console(highlight=False, markup=False))


def entries_like(begun: str) -> list[str]:
    """Games, and the game words of all rulebooks by their ids, which have no spaces."""
    terms = [term.id for book in rulebooks.games() for term in rulebooks.load(book).terms]
    return [word for word in dict.fromkeys([*kit.games(), *terms]) if word.startswith(begun.lower())]


def rules(
    search: Annotated[
        list[str] | None,
        typer.Argument(
            help="Words to look for, or the id of a rule; the first may be a game.",
            autocompletion=entries_like,
        ),
    ] = None,
    lang: Lang = None,
    game: Annotated[str | None, typer.Option(help="Whose rulebook (default: all of them).")] = None,
) -> None:
    """Look up rules, rulings and game words."""
    words = list(search or [])
    if game is None and len(words) > 1 and words[0] in kit.games():
        game = words.pop(0)
    rulebook.show(" ".join(words), game, spoken(lang), Console(highlight=False, markup=False))


def observation(
    game: Game = FIRST,
    players: Annotated[int, typer.Option(help="How many sit at the table.")] = 2,
    option: Options = None,
    json: Annotated[bool, typer.Option("--json", help="Print the names as a JSON list.")] = False,
) -> None:
    """Name every cell of what learners see: a byte each, the own seat first."""
    options = options_of(option)
    names = saloon.layout(game, options, players)
    if json:
        print(writer.dumps(names, indent=1))
        return
    count = saloon.actions(game, options, players).count
    print(f"{game}, {players} players: {len(names)} cells (uint8), {count} actions")
    for k, name in enumerate(names):
        print(f"{k:5}  {name}")
