"""Saloon: two Wild-West bluffing games on one engine.

game = saloon.new("goat", players=4, seed=7)
while game.decision:
    game.apply(game.decision.seat, game.decision.choices[0])
print(game.result)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon import _pure

_pure.choose()

from saloon.contract import Decision, Events, Game
from saloon.errors import (
    BadCatalogue,
    BadLog,
    BadOption,
    BadPlayers,
    BadPosition,
    BadView,
    CannotUndo,
    IllegalChoice,
    NoSuchSeat,
    OtherRules,
    SaloonError,
    UnknownGame,
    UnknownLanguage,
)
from saloon.numbers import Actions, actions, information_state, layout, observation, returns
from saloon.start import determinize, installed, new, position, replay

__version__ = "1.0.0"

__all__ = [
    "GAMES",
    "Actions",
    "BadCatalogue",
    "BadLog",
    "BadOption",
    "BadPlayers",
    "BadPosition",
    "BadView",
    "CannotUndo",
    "Decision",
    "Events",
    "Game",
    "IllegalChoice",
    "NoSuchSeat",
    "OtherRules",
    "SaloonError",
    "UnknownGame",
    "UnknownLanguage",
    "actions",
    "determinize",
    "information_state",
    "layout",
    "new",
    "observation",
    "position",
    "replay",
    "returns",
]

if TYPE_CHECKING:
    GAMES: tuple[str, ...]
    """The games that are installed."""
else:

    def __getattr__(name: str) -> tuple[str, ...]:
        """GAMES, when it is asked for: to search what is installed takes longer than the rest of this import."""
        if name == "GAMES":
            return installed()
        raise AttributeError(f"module 'saloon' has no attribute '{name}'")
