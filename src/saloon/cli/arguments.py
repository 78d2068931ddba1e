"""What commands have in common: arguments with their help and completion, and how words become options."""

from __future__ import annotations

from typing import Annotated, Any

import typer

import saloon
from saloon import bots, kit
from saloon.languages import LANGUAGES

FIRST = kit.games()[0] if kit.games() else ""
GAMES = " or ".join(kit.games())
LATEST = "latest"
"""What `--resume` alone means."""
STYLE: dict[str, Any] = {"add_completion": False, "rich_markup_mode": None, "pretty_exceptions_enable": False}
"""How every command's Typer is made."""


def games_like(begun: str) -> list[str]:
    """For the shell's completion."""
    return [game for game in kit.games() if game.startswith(begun)]


def bots_like(begun: str) -> list[str]:
    """The same for a list of bots: what completes its last name."""
    before, comma, last = begun.rpartition(",")
    return [before + comma + name for name in bots.names() if name.startswith(last)]


def languages_like(begun: str) -> list[str]:
    return [lang for lang in LANGUAGES if lang.startswith(begun)]


Game = Annotated[str, typer.Argument(help=f"The game to play: {GAMES}.", autocompletion=games_like)]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="KEY=VALUE", help="An option of the game, such as days=3; may be repeated."
    ),
]
Lang = Annotated[
    str | None,
    typer.Option(
        help=f"Language, {' or '.join(LANGUAGES)} (default: that of the LANG variable).",
        autocompletion=languages_like,
    ),
]


Jobs = Annotated[int, typer.Option(min=1, help="How many processes.")]
Ray = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        help="Work on a Ray cluster: auto (the one that runs here), local (begin one) or HOST:PORT.",
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def lineup(bots: str) -> list[str]:
    return [bot.strip() for bot in bots.split(",") if bot.strip()]


def seats_for(game: str, players: int | None, options: dict[str, object]) -> int:
    """How many sit at a table: as many as are asked for, as an option needs, or four."""
    if players is not None:
        return players
    for option in kit.get(game).options:
        if option.players and options.get(option.id):
            return option.players[0]
    return min(4, max(kit.get(game).players))


def options_of(given: list[str] | None) -> dict[str, object]:
    """`days=3` as {"days": 3}; true and false, numbers and lists `a,b` are taken as such."""
    options: dict[str, object] = {}
    for word in given or []:
        key, equals, text = word.partition("=")
        if not equals or not key:
            raise saloon.BadOption(f"Option {word!r} has no value; write it as in days=3.")
        options[key.strip().replace("-", "_")] = value_of(text.strip())
    return options


def value_of(text: str) -> object:
    if text in ("true", "false"):
        return text == "true"
    if text.lstrip("-").isdigit():
        return int(text)
    return text.split(",") if "," in text else text
