"""How far playouts go, and by whose choices, game by game."""

from __future__ import annotations

from typing import Any

from saloon.bots.worlds import Worlds
from saloon.goat.outlook import ThisRound
from saloon.kernel.playout import CHANCE, Guide
from saloon.scoundrels.names import TURNS
from saloon.scoundrels.outlook import Hasty, Keen


def far(worlds: Worlds) -> Guide:
    """As far as plain playouts go: a Goat game to its end, a day in town."""
    if worlds.view["game"] == "goat":
        return CHANCE
    state: Any = worlds[0]
    return Hasty(state, turns_of_day(worlds))


def near(worlds: Worlds) -> Guide:
    """To the next quiet moment: the end of the round, or of the turn with the seat's own choices weighed."""
    state: Any = worlds[0]
    if worlds.view["game"] == "goat":
        return ThisRound(state.round)
    return Keen(state, 1, worlds.seat, worlds.outlook)


def turns_of_day(worlds: Worlds) -> int:
    """Turns until the cards of this day are called."""
    return max(1, TURNS * int(worlds.view["players"]) - int(worlds.view["turn"]) + 1)
