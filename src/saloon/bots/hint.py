"""A hint for a person: what a bot would do in their place, and how sure it is. Only that person's view is used."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from saloon import bots
from saloon.bots.budget import Budget
from saloon.bots.guides import hasty
from saloon.bots.player import Event, Player, View
from saloon.bots.worlds import Worlds
from saloon.errors import UnknownBot
from saloon.kernel.chance import Dice
from saloon.kernel.playout import playout

PLAYOUTS = 60


def hint(
    view: View,
    events: Sequence[Event],
    legal: Sequence[str],
    rng: Random,
    level: str = "top",
    budget: Budget | None = None,
) -> dict[str, Any]:
    """The choice that the bot finds best, how sure it is, all choices by likelihood, and the chance to win now."""
    bot = bots.get(level)
    if not isinstance(bot, Player):
        raise UnknownBot(f"Bot '{level}' cannot say how sure it is; ask one of {', '.join(bots.LADDER)}.")
    chances = bot.policy(view, events, legal, rng, budget)
    order = sorted(range(len(legal)), key=lambda k: -chances[k])
    return {
        "bot": level,
        "choice": legal[order[0]],
        "sure": round(chances[order[0]], 3),
        "options": [{"choice": legal[k], "chance": round(chances[k], 3)} for k in order],
        "win": round(win_chance(view, legal, rng), 3),
    }


def win_chance(view: View, legal: Sequence[str], rng: Random, playouts: int = PLAYOUTS) -> float:
    """How likely the seat of a view is to win (in the small Goat game: dollars ahead), as far as it can know."""
    worlds = Worlds(view, legal, rng)
    guide = hasty(worlds)
    total = 0.0
    for k in range(playouts):
        state = worlds[k].clone()
        playout(state, Dice(k + 1), 1_000_000, guide)
        total += worlds.outlook.promises(state)[worlds.seat]
    return total / playouts
