"""The full-screen table of the Goat game."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from saloon.games.goat.terminal import board as goat
from saloon.terminal import rulebook
from saloon.terminal.app import STYLE, TableApp
from saloon.terminal.screens import Menu
from saloon.terminal.session import Session


class GoatApp(TableApp):
    """Street and Saloon above, players, question and log below."""

    CSS = (
        STYLE
        + """
#street, #saloon { height: auto; padding: 0 1; }
#lower { height: 1fr; border-top: solid #35424e; }
#left { width: 46; padding: 0 1; }
#players { height: auto; }
#hint { display: none; height: auto; max-height: 6; color: #b9bfbd; }
.-tall #title { height: 3; padding: 1 2; }
.-tall #street, .-tall #saloon { padding: 1 2; }
.-tall #players { padding: 1 0; }
.-tall #ask { padding: 1 0; }
.-tall #hint { display: block; padding: 1 0; }
.-wide #left { width: 56; padding: 0 2; }
"""
    )
    UNTOLD = ("dealt-in", "stocked", "placed", "discarded")
    HEADINGS = ("round",)

    def __init__(self, session: Session, pause: float | None = None) -> None:
        super().__init__(session, pause)
        self.street, self.saloon = Static(id="street"), Static(id="saloon")
        self.players = Static(id="players")

    def compose(self) -> ComposeResult:
        yield self.heading
        yield self.street
        yield self.saloon
        with Horizontal(id="lower"):
            yield from self.question_and_log(self.players)
        yield self.keys

    def draw_board(self, view: dict[str, Any]) -> None:
        self.street.update(goat.street(view, self.eyes))
        self.saloon.update(goat.saloon(view, self.eyes))
        listed = view["phase"] == "offer"  # the question has the hand for its choices
        owned = goat.belongings(view, self.eyes, hand=not listed)
        self.players.update(Group(goat.players(view, self.eyes), owned))

    def on_menu_moved(self, message: Menu.Moved) -> None:
        """Where there is room, say what the character at hand does."""
        about = self.question.about(message.value) if self.question and message.value else None
        self.hint.update(rulebook.text(self.session.game.name, about, self.words.lang) if about else "")
