"""The table as the terminal draws it, as text or as a picture: SVG that fetches nothing from anywhere."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console

from saloon.language.words import words
from saloon.languages import FIRST
from saloon.terminal.ink import Eyes
from saloon.terminal.tables import board_of

WIDTH = 110
FORMAT = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">
<style>.{unique_id}-matrix {{ font-family: monospace; font-size: {char_height}px; line-height: {line_height}px; }}
{styles}</style>
<defs>{lines}</defs>
<rect width="100%" height="100%" fill="#1b1712"/>
<g transform="translate({terminal_x}, {terminal_y})">{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>"""


def svg(game: str, view: dict[str, Any], lang: str = FIRST) -> str:
    """A view as its seat would have it drawn."""
    return drawn(game, view, lang).export_svg(code_format=FORMAT)


def text(game: str, view: dict[str, Any], lang: str = FIRST) -> str:
    """The same in letters alone."""
    return drawn(game, view, lang).export_text()


def drawn(game: str, view: dict[str, Any], lang: str) -> Console:
    """A console on which a view has been drawn."""
    said = words(lang, game, {**view["options"], "version": view["rules"]})
    seats = [said.say("player", number=seat + 1) for seat in range(view["players"])]
    eyes = Eyes(said, seats + said.seatless(view), view["seat"])
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    board = board_of(game)
    console.print(board.whole(view, eyes))
    over = view["result"] is not None
    console.print(board.final(view, eyes) if over else board.asking(view, eyes, board.saying(view, eyes)))
    return console
