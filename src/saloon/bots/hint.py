"""A hint for a person: what a bot would do in their place, and how sure it is. Only that person's view is used."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from random import Random
from typing import Any

from saloon import bots
from saloon.bots.budget import Budget
from saloon.bots.player import Event, Player, View, in_turn
from saloon.bots.senses import LOOKS, Asked, Reason, senses_of
from saloon.errors import UnknownBot

PLAYOUTS = 60
MIXED = 0.9
"""Advice that is less sure than this is to be mixed."""
DOUBTFUL = -0.03
"""From this cost on the next best choice is liked better, and nothing is said for the first."""
BESIDE = 0.15
"""How much of a bot's seconds is spent besides on what the next best choice would cost, and on the chance to win."""


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
    - `sure`: how likely it would do that, None where the game does not tell this bot how to weigh choices, so that it
      only picks one; `options`: all choices with their `chance`, likeliest first;
    - `odds`: what that choice hangs on if it is a bluff or a doubt, with `kind`, `of` and `chance`
      (`saloon.bots.senses.Odds`), else None;
    - `second`: the next best choice with its `chance`, and what it would `cost` in chances to win (below 0 if playouts
      like it better); None if there is no other, or none that is known to be better than the rest;
    - `mixed`: whether others should not be able to foresee it, so that the advice is to do it as often as it says;
    - `waits`: whether to pass means only to wait, since the seat will be asked again;
    - `reasons`: what speaks for it, as keys of the game's words and their facts;
    - `win`: the seat's chance to win as things stand, as far as it can know (in the small Goat game: dollars ahead);
    - `by_chance`: whether chances to win are only counted in games that go on by chance, since the game says neither
      what a position is worth nor how people play.

    A budget in seconds holds whatever there is to choose from: with more choices than time, fewer are looked at.
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
    senses = senses_of(view["game"])
    hangs_on = senses.odds(view, events, best)
    waits = best == "pass" and senses.waits(view)
    weighed = senses.knows(bots.level_of(level))
    mixed = weighed and chances[order[0]] < MIXED and not waits
    next_best = second(Asked(view, events, legal, rng), {legal[k]: chances[k] for k in order}, budget)
    reasons = [Reason("because-wait", {})] if waits else senses.reasons(view, events, best)
    if not reasons and next_best is not None and next_best["cost"] > DOUBTFUL:
        reasons = senses.brings(
            Asked(view, events, legal, rng), order[0], list(legal).index(next_best["choice"])
        )
    if mixed:
        reasons.append(Reason("because-mixed", {"percent": round(100 * chances[order[0]])}))
    return {
        "bot": level,
        "choice": best,
        "sure": round(chances[order[0]], 3) if weighed else None,
        "options": [{"choice": legal[k], "chance": round(chances[k], 3)} for k in order],
        "odds": None if hangs_on is None else {**asdict(hangs_on), "chance": round(hangs_on.chance, 3)},
        "second": next_best,
        "mixed": mixed,
        "waits": waits,
        "reasons": [asdict(reason) for reason in reasons],
        "win": round(win_chance(view, legal, rng, budget=budget), 3),
        "by_chance": not (senses.knows("win") or senses.knows("guide")),
    }


def second(asked: Asked, chances: dict[str, float], budget: Budget | None = None) -> dict[str, Any] | None:
    """The next best choice, and what it would cost; `chances` has the likeliest choice first.

    What can be done at any moment can be done later too, and is no rival.
    """
    main = in_turn(asked.view, asked.legal)
    order = [main.index(word) for word in chances if word in main]
    if len(order) < 2:
        return None
    senses = senses_of(asked.view["game"])
    if not (senses.knows("runner_up") or chances[main[order[1]]]):
        return None  # a bot that only picks one leaves all others alike
    rivals = Asked(asked.view, asked.events, main, asked.rng)
    other = senses.runner_up(rivals, order)
    looks = LOOKS
    if not senses.knows("gap"):  # a game's own takes the time that it takes
        looks = in_time(budget, LOOKS, lambda: senses.gap(rivals, order[0], other, 1))
    cost = senses.gap(rivals, order[0], other, looks)
    return {"choice": main[other], "chance": round(chances[main[other]], 3), "cost": round(cost, 3)}


def win_chance(
    view: View,
    legal: Sequence[str],
    rng: Random,
    playouts: int = PLAYOUTS,
    budget: Budget | None = None,
) -> float:
    """How likely the seat of a view is to win, as far as it can know."""
    win = senses_of(view["game"]).win
    return win(view, legal, rng, in_time(budget, playouts, lambda: win(view, legal, rng, 1)))


def in_time(budget: Budget | None, most: int, one: Callable[[], object]) -> int:
    """How many looks there is time for beside a budget in seconds; without a clock, all of them."""
    if budget is None or budget.seconds is None:
        return most
    return min(most, Budget(seconds=BESIDE * budget.seconds).count(one))
