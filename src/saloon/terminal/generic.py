"""The table of a game that brings no board of its own: what its views say, under the labels of its words.

A view's own numbers and lists stand above, what it says of each seat is a row of a table. `view-dice` in the game's
words is the label of `dice`; a part of a view without a label is not shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from saloon import kit
from saloon.keeper import own
from saloon.terminal.app import STYLE, TableApp
from saloon.terminal.ink import DIM, HAND_POINTING, SECRET, Eyes, View
from saloon.terminal.session import Session
from saloon.terminal.tables import Item

UNKNOWN = "?"
WORD = "word "
"""Before a value, what it is called: no part of a view begins so."""
OPEN = "open "
"""Before a part that is a seat's own, what it is called where it lies open for all."""


def shown(value: object, labels: Mapping[str, str]) -> str:
    """A part of a view as people write it; what is hidden is a question mark, what has no label is left out."""
    if value is None:
        return UNKNOWN
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, (list, tuple)):
        return " ".join(shown(one, labels) for one in value) or "–"
    if isinstance(value, dict):
        known = [f"{labels[key]} {shown(one, labels)}" for key, one in value.items() if key in labels]
        return ", ".join(known) or "–"
    return labels.get(f"{WORD}{value}", str(value))


def labels_of(eyes: Eyes) -> dict[str, str]:
    """What parts of a view are called (a thing that can be pointed at has its name inside one too), and values; a
    player is `seat:1`, as for pointing."""
    values = {f"{WORD}{value}": called for value, called in eyes.words.labels("word").items()}
    values |= {f"{WORD}seat:{seat}": name for seat, name in enumerate(eyes.names or ())}
    open_ = {f"{OPEN}{part}": called for part, called in eyes.words.labels("open").items()}
    return {**eyes.words.labels("thing"), **eyes.words.labels("view"), **values, **open_}


class PlainBoard:
    """Draws any view whose parts have labels."""

    def __init__(self, game: str) -> None:
        self.game = game

    def title(self, view: View, eyes: Eyes) -> RenderableType:
        return Text(kit.get(self.game).title(eyes.words.lang), style="bold")

    def facts(self, view: View, eyes: Eyes) -> RenderableType:
        """What the view says of the whole table, and to you alone."""
        labels = labels_of(eyes)
        lines = []
        for key, value in view.items():
            if key in labels and value is not None and key != "seats":
                style = SECRET if own(key) else ""
                lines.append(Text.assemble((f"{labels[key]}: ", DIM), (shown(value, labels), style)))
        return Text("\n").join(lines)

    def players(self, view: View, eyes: Eyes) -> RenderableType:
        """A row for each seat."""
        labels = labels_of(eyes)
        keys = [key for key in (view["seats"][0] if view["seats"] else ()) if key in labels or own(key)]
        table = Table(box=None, padding=(0, 1), header_style=DIM)
        table.add_column("")
        for key in keys:
            # `view-hand` says "yours"; beside a name it needs another word, or none.
            table.add_column(labels.get(f"{OPEN}{key}", "" if own(key) else labels[key]))
        asked = [one["seat"] for one in view["asked"]]
        for seat, row in enumerate(view["seats"]):
            who = Text(f"{HAND_POINTING} " if seat in asked else "  ") + eyes.who(seat)
            cells = [
                Text(
                    "" if own(key) and row[key] is None else shown(row[key], labels),
                    SECRET if own(key) else "",
                )
                for key in keys
            ]
            table.add_row(who, *cells)
        return table

    def whole(self, view: View, eyes: Eyes) -> RenderableType:
        return Group(self.title(view, eyes), self.facts(view, eyes), self.players(view, eyes))

    def asking(self, view: View, eyes: Eyes, text: str) -> RenderableType:
        return Text(text)

    def saying(self, view: View, eyes: Eyes) -> str:
        return eyes.words.waiting(view, eyes.names) if view["asked"] else ""

    def secrets(self, view: View, eyes: Eyes) -> RenderableType:
        """Nothing more: what each seat holds stands in its row."""
        return Text()

    def final(self, view: View, eyes: Eyes) -> RenderableType:
        result = view["result"]
        heading = Text(eyes.words.result(result, eyes.names, eyes.you), style="bold")
        table = Table(box=None, padding=(0, 1), show_header=False)
        for seat in sorted(range(view["players"]), key=lambda seat: (-result["scores"][seat], seat)):
            won = Text(f"{HAND_POINTING} " if seat in result["winners"] else "  ")
            table.add_row(won + eyes.who(seat), str(result["scores"][seat]))
        return Group(heading, Text(), table)

    def shelf(self, view: View, eyes: Eyes) -> list[tuple[str, Item]]:
        return []

    def page(self, eyes: Eyes, item: Item) -> list[RenderableType]:
        return []


class PlainApp(TableApp):
    """Board above, question and log below."""

    CSS = (
        STYLE
        + """
#board { height: auto; padding: 0 1; }
#lower { height: 1fr; border-top: solid #35424e; }
#left { width: 46; padding: 0 1; }
.-wide #left { width: 56; padding: 0 2; }
"""
    )

    def __init__(self, session: Session, pause: float | None = None) -> None:
        super().__init__(session, pause)
        self.table = Static(id="board")

    def compose(self) -> ComposeResult:
        yield self.heading
        yield self.table
        with Horizontal(id="lower"):
            yield from self.question_and_log()
        yield self.keys

    def draw_board(self, view: dict[str, Any]) -> None:
        board = PlainBoard(self.session.game.name)
        self.table.update(Group(board.facts(view, self.eyes), board.players(view, self.eyes)))
