"""How far playouts go, and by whose choices, game by game."""

from __future__ import annotations

from typing import Any

from saloon.bots.thumbs import fitted, table_of, thumb
from saloon.bots.worlds import Worlds
from saloon.goat.outlook import ThisRound
from saloon.kernel.playout import Guide


def hasty(worlds: Worlds) -> Guide:
    """A Goat round is played out by chance, a Scoundrels game to its end by rules of thumb."""
    state: Any = worlds[0]
    if worlds.view["game"] == "goat":
        return ThisRound(state.round)
    return thumb(state, worlds.view["options"], fitted()[table_of(worlds.view)])
