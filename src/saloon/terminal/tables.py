"""Which table a game is played at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from rich.console import RenderableType

from saloon import kit
from saloon.terminal.ink import Eyes, View

if TYPE_CHECKING:
    from saloon.terminal.app import TableApp
    from saloon.terminal.session import Session


Item = tuple[str, ...]
"""A card on the shelf: its kind, then what tells it from the others of its kind."""


class Board(Protocol):
    """What every game can draw of a view."""

    def title(self, view: View, eyes: Eyes) -> RenderableType:
        """One line: the game, and how far it is."""

    def whole(self, view: View, eyes: Eyes) -> RenderableType:
        """All of it, from top to bottom."""

    def asking(self, view: View, eyes: Eyes, text: str) -> RenderableType:
        """The question, with what it is about."""

    def saying(self, view: View, eyes: Eyes) -> str:
        """What is said while others are asked."""

    def secrets(self, view: View, eyes: Eyes) -> RenderableType:
        """What each seat hides, for the keeper."""

    def final(self, view: View, eyes: Eyes) -> RenderableType:
        """The count at the end."""

    def shelf(self, view: View, eyes: Eyes) -> Sequence[tuple[str, Item]]:
        """Cards that lie open and can be looked at, each with its label; none in a game without texts."""

    def page(self, eyes: Eyes, item: Item) -> Sequence[RenderableType]:
        """All about one of these cards."""


def board_of(game: str) -> Board:
    """How a game is drawn; one that brings no board is drawn as a plain table of what its views say."""
    return kit.get(game).bring("board", plain_board(game))


def plain_board(game: str) -> Board:
    from saloon.terminal import generic

    return generic.PlainBoard(game)


def app_for(session: Session, pause: float | None = None) -> TableApp:
    """The full screen for a game."""
    from saloon.terminal.generic import PlainApp

    return kit.get(session.game.name).bring("app", PlainApp)(session, pause)
