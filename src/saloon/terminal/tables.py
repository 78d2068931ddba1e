"""Which table a game is played at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from rich.console import RenderableType

from saloon.terminal import goat, town
from saloon.terminal.ink import Eyes, View

if TYPE_CHECKING:
    from saloon.terminal.app import TableApp
    from saloon.terminal.session import Session


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

    def keeper_view(self, view: dict[str, Any], own: list[dict[str, Any]]) -> dict[str, Any]:
        """The spectator's view with what the seats see of their own."""


def board_of(game: str) -> Board:
    return goat if game == "goat" else town


def app_for(session: Session, pause: float | None = None) -> TableApp:
    """The full screen for a game."""
    if session.game.name == "goat":
        from saloon.terminal.goat_app import GoatApp

        return GoatApp(session, pause)
    from saloon.terminal.town_app import TownApp

    return TownApp(session, pause)
