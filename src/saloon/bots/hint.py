"""A hint for a person: what a bot would do in their place, and how sure it is. Only that person's view is used."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from random import Random
from typing import Any, cast

import saloon
from saloon import bots
from saloon.bots import standing
from saloon.bots.budget import Budget
from saloon.bots.guides import hasty
from saloon.bots.odds import odds
from saloon.bots.player import Event, Player, View
from saloon.bots.worlds import Worlds
from saloon.errors import UnknownBot
from saloon.kernel.chance import Dice
from saloon.kernel.playout import playout
from saloon.scoundrels.state import Town

PLAYOUTS = 60
WORLDS = 20


def hint(
    view: View,
    events: Sequence[Event],
    legal: Sequence[str],
    rng: Random,
    level: str = "top",
    budget: Budget | None = None,
) -> dict[str, Any]:
    """What a bot would do in the place of the seat of a view, as plain data:

    - `bot` and `choice`: who was asked, and what it would rather do than anything else;
    - `sure`: how likely it would do that; `options`: all choices with their `chance`, likeliest first;
    - `odds`: what that choice hangs on if it is a bluff or a doubt, with `kind`, `of` and `chance`
      (`saloon.bots.odds.Odds`), else None;
    - `win`: the seat's chance to win as things stand, as far as it can know (in the small Goat game: dollars ahead).
    """
    bot = bots.get(level)
    if isinstance(bot, bots.Limited):
        budget = bot.budget
        bot = bot.bot
    if not isinstance(bot, Player):
        raise UnknownBot(f"Bot '{level}' cannot say how sure it is; ask one of {', '.join(bots.LADDER)}.")
    chances = bot.policy(view, events, legal, rng, budget)
    order = sorted(range(len(legal)), key=lambda k: -chances[k])
    best = legal[order[0]]
    hangs_on = odds(view, events, best)
    return {
        "bot": level,
        "choice": best,
        "sure": round(chances[order[0]], 3),
        "options": [{"choice": legal[k], "chance": round(chances[k], 3)} for k in order],
        "odds": None if hangs_on is None else {**asdict(hangs_on), "chance": round(hangs_on.chance, 3)},
        "win": round(win_chance(view, legal, rng), 3),
    }


def win_chance(view: View, legal: Sequence[str], rng: Random, playouts: int = PLAYOUTS) -> float:
    """How likely the seat of a view is to win (in the small Goat game: dollars ahead), as far as it can know.

    A Goat round is played out in so many sampled worlds; in town each world is taken as it stands.
    """
    seat = view["seat"]
    if view["game"] == "scoundrels":
        worlds = [saloon.determinize(view, rng).state for _ in range(min(WORLDS, playouts))]
        return sum(standing.chances(cast(Town, state))[seat] for state in worlds) / len(worlds)
    sampled = Worlds(view, legal, rng)
    guide = hasty(sampled)
    total = 0.0
    for k in range(playouts):
        state = sampled[k].clone()
        playout(state, Dice(k + 1), 1_000_000, guide)
        total += sampled.outlook.promises(state)[seat]
    return total / playouts
