"""`saloon play`: a game against bots in the terminal, begun or gone on with."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

import saloon
from saloon import kit, saves
from saloon.cli.arguments import (
    FIRST,
    LATEST,
    STYLE,
    Game,
    Lang,
    Options,
    bots_like,
    lineup,
    options_of,
    seats_for,
    value_of,
)
from saloon.language.words import common_words
from saloon.languages import spoken
from saloon.terminal import plain as plain_mode
from saloon.terminal import session as sessions
from saloon.terminal.session import Session
from saloon.terminal.tables import app_for

MOST_LISTED = 10


def options_of_games() -> str:
    """Every game's own options, for the help of `play`."""
    return "\n\n".join(
        f"Options of {one.id}: "
        + " ".join(
            f"--{option.id.replace('_', '-')} ({next(iter(option.texts.values()))})" for option in one.options
        )
        for one in kit.kits()
    )


app = typer.Typer(**STYLE)


@app.command(
    context_settings={"allow_extra_args": True, "ignore_unknown_options": True}, epilog=options_of_games()
)
def play(
    context: typer.Context,
    game: Game = FIRST,
    players: Annotated[int | None, typer.Option(help="How many sit at the table (default: 4).")] = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 0.")] = 0,
    bots: Annotated[
        str,
        typer.Option(
            help="The bots of the other seats, such as top@0.5s,rules:honest (default: rules; of a game that gives "
            "bots no rules of thumb montecarlo).",
            autocompletion=bots_like,
        ),
    ] = "",
    lang: Lang = None,
    seed: Annotated[int | None, typer.Option(help="Deal this game again (default: a new one).")] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            help="Go on with a saved game; without a file with the latest, and the others are listed."
        ),
    ] = None,
    option: Options = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line instead of full screen.")] = False,
) -> None:
    """Play against bots. The game is saved as you go."""
    if resume is not None:
        session = resumed(latest(spoken(lang)) if str(resume) == LATEST else resume, lang, seat, bots)
    else:
        chosen = flags_of(game, context.args) | options_of(option)
        session = opened(game, seats_for(game, players, chosen), seat, bots, spoken(lang), seed, chosen)
    if plain or not full_screen():
        plain_mode.play(session)
    else:
        app_for(session).run()
        print(session.farewell)


def full_screen() -> bool:
    """Whether there is a terminal on all sides (Textual draws on standard error) that can draw."""
    drawn = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    return drawn and os.environ.get("TERM") not in (None, "", "dumb")


def flags_of(game: str, words: list[str]) -> dict[str, object]:
    """`--days 3 --expert` as options of a game, which its kit names."""
    known = {option.id: option for option in kit.get(game).options}
    found: dict[str, object] = {}
    rest = list(words)
    while rest:
        word, equals, value = rest.pop(0).partition("=")
        option = known.get(word.removeprefix("--").replace("-", "_")) if word.startswith("--") else None
        if option is None:
            names = ", ".join(f"--{name.replace('_', '-')}" for name in known) or "none"
            name = word.removeprefix("--")
            raise saloon.BadOption(f"There is no option {name} for {game}; its options are {names}.")
        if option.values == (False, True) and not equals:
            found[option.id] = True
            continue
        if not equals and not rest:
            raise saloon.BadOption(f"Option {word} has no value.")
        found[option.id] = value_of(value if equals else rest.pop(0))
    return found


def opened(
    game: str,
    players: int,
    seat: int,
    bots: str,
    lang: str,
    seed: int | None,
    options: dict[str, object],
) -> Session:
    new = saloon.new(game, players=players, options=options, seed=seed)
    path = saves.new_path(new)
    try:
        return Session(new, saves.Seating(seat, lineup(bots), lang), path)
    except saloon.SaloonError:
        path.unlink(missing_ok=True)  # nothing was begun under that name
        raise


def resumed(path: Path, lang: str | None, seat: int, bots: str) -> Session:
    bare = saves.Seating(seat, lineup(bots), spoken(lang))
    return sessions.resume(path, None if lang is None else spoken(lang), bare)


def latest(lang: str) -> Path:
    """The game that was played last; the others that are saved are named."""
    found = saves.saved()
    if not found:
        raise saloon.SaloonError(f"There is no saved game in {saves.folder()}; saloon play begins one.")
    speech = common_words(lang)
    print(speech.say("resume-latest", path=str(found[0])))
    if found[1:]:
        print(speech.say("resume-others", count=len(found) - 1))
        for path in found[1 : MOST_LISTED + 1]:
            print(f"  saloon play --resume {shlex.quote(str(path))}")
        if len(found) > MOST_LISTED + 1:
            print("  …")
    return found[0]
