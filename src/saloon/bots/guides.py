"""How far playouts go, and by whose choices, game by game."""

from __future__ import annotations

from typing import Any

from saloon.bots.worlds import Worlds
from saloon.goat.outlook import ThisRound
from saloon.kernel.playout import Guide
from saloon.scoundrels.names import TURNS
from saloon.scoundrels.outlook import Hasty, Keen


def hasty(worlds: Worlds) -> Guide:
    """By chance, to the next quiet moment: the end of a Goat round, or of a day in town."""
    state: Any = worlds[0]
    if worlds.view["game"] == "goat":
        return ThisRound(state.round)
    return Hasty(state, turns_of_day(worlds))


def keen(worlds: Worlds) -> Guide:
    """The seat's own choices are weighed, to the end of the turn in town; a Goat round is played out by chance."""
    state: Any = worlds[0]
    if worlds.view["game"] == "goat":
        return ThisRound(state.round)
    return Keen(state, 1, worlds.seat, worlds.outlook)


def turns_of_day(worlds: Worlds) -> int:
    """Turns until the cards of this day are called."""
    return max(1, TURNS * int(worlds.view["players"]) - int(worlds.view["turn"]) + 1)
