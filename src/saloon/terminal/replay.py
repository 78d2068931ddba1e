"""A log told again in words, and the table at one of its steps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import Console

import saloon
from saloon import keeper, saves
from saloon.errors import NoSuchSeat
from saloon.language import notation
from saloon.language.words import Words, words_for
from saloon.terminal.ink import Eyes
from saloon.terminal.session import names
from saloon.terminal.tables import board_of


def called(seating: saves.Seating | None, game: saloon.Game, w: Words) -> list[str]:
    """Names for everyone: those of the saved table, or numbers."""
    numbers = [w.say("player", number=seat + 1) for seat in game.seats]
    if seating is not None and seating.seat in game.seats:
        numbers = names(len(game.seats), seating.seat, numbers[seating.seat])
    return numbers + w.seatless(game.view(None))


def show(path: Path, at: int | None, seat: int | None, lang: str, console: Console) -> None:
    """Tell the game of a file up to a step, then show the table there, from a seat's eyes or all-knowing."""
    seating, log = saves.read(path)
    end = saloon.replay(log, at)  # checks the whole log before a word is said
    w = words_for(end, lang)
    if seat is not None and seat not in end.seats:
        raise NoSuchSeat(f"There is no seat {seat}; seats are 0 to {len(end.seats) - 1}.")
    eyes = Eyes(w, called(seating, end, w), seat)
    game = saloon.replay(log, 0)
    story = keeper.Story(game, [seat] if seat is not None else list(game.seats))
    tell(story, eyes, console)
    for line in notation.parse(log).lines:
        if game.step >= end.step:
            break
        if not line.startswith("@"):
            notation.play_line(game, line)
            tell(story, eyes, console)
    console.print()
    table(game, eyes, console)


def tell(story: keeper.Story, eyes: Eyes, console: Console) -> None:
    """What the last step brought, under its number."""
    for k, event in enumerate(story.news()):
        number = f"{story.game.step:4}" if k == 0 else "    "
        console.print(f"{number}  {eyes.words.event(event, eyes.names, eyes.you)}")


def table(game: saloon.Game, eyes: Eyes, console: Console) -> None:
    board = board_of(game.name)
    view: dict[str, Any] = {**keeper.view(game), "seat": None} if eyes.you is None else game.view(eyes.you)
    console.print(board.whole(view, eyes))
    if eyes.you is None:
        console.print(board.secrets(view, eyes))
    console.print()
    if view["result"] is not None:
        console.print(board.final(view, eyes))
    elif eyes.you in [asked["seat"] for asked in view["asked"]]:
        console.print(eyes.words.ask(view, eyes.names))
    else:
        console.print(board.asking(view, eyes, board.saying(view, eyes)))
