"""What every table is drawn with: seats as suits, few colours, the menu.

Shape before colour: a seat is a suit, and everything reads the same without any colour.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.text import Text

from saloon.language.words import Words
from saloon.terminal.question import Option

View = Mapping[str, Any]

SHAPES = "♥♠♦♣★"
COLOURS = ("#ff7c9b", "#7aaaff", "#f0c84b", "#63dcc0", "#f3f0e7")
LIT = "#ff8c55"
"""The second ink: you can act on this now."""
SECRET = "#b9bdf7"
"""Only you see this."""
DIM = "#98a1a4"

HAND_POINTING = "☞"


@dataclass(frozen=True)
class Eyes:
    """Who looks, in which language, and what everyone is called."""

    words: Words
    names: Sequence[str]
    you: int | None

    def shape(self, seat: int) -> Text:
        return Text(SHAPES[seat], style=f"bold {COLOURS[seat]}")

    def who(self, seat: int) -> Text:
        return self.shape(seat) + Text(f" {self.names[seat]}", style=f"bold {COLOURS[seat]}")


def flat(picture: RenderableType, width: int) -> Text:
    """A picture as plain lines of that width: drawn once, however often the screen looks at it."""
    console = Console(width=width, color_system="truecolor", force_terminal=True, legacy_windows=False)
    out = Text(no_wrap=True)
    lines = console.render_lines(picture, console.options.update_width(width), pad=False)
    for k, line in enumerate(lines):
        out.append("\n" if k else "")
        for text, style, control in Segment.simplify(line):
            if not control:
                out.append(text, style)
    return out


def menu(options: Sequence[Option], cursor: int) -> Text:
    """The options one below the other; the hand points at the one that Enter takes."""
    lines = []
    for k, option in enumerate(options):
        here = k == cursor
        keys = f"{option.keys[:1]:1} {option.keys[1:2]:1}"
        line = Text(f"{HAND_POINTING if here else ' '} ", style=f"bold {LIT}")
        line += Text(f"{keys} ", style=LIT if here else DIM)
        line += Text(f" {option.label} ", style=f"bold reverse {LIT}" if here else LIT)
        lines.append(line)
    return Text("\n").join(lines)
