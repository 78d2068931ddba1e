"""Bots: they see what a person in their seat sees, a view and its events, and answer with a choice in words.

Anyone's package can add one by an entry point in the group `saloon.bots` that gives a class without arguments.
`top:honest` is the bot `top` with the personality `honest`; `top:honest@0.5s` thinks for half a second, `top@200` for
200 iterations.
"""

from __future__ import annotations

import functools
import logging
from collections.abc import Sequence
from importlib.metadata import EntryPoint, entry_points
from random import Random
from typing import Protocol

from saloon import kit
from saloon.bots.budget import Budget
from saloon.bots.player import Event, View
from saloon.errors import UnknownBot, shown

LADDER = ("random", "rules", "greedy", "quick", "montecarlo", "search", "top")
"""Ours, weakest first. Each is kept forever: they are what others are measured by."""
CLASSES = {
    "random": "RandomBot",
    "rules": "RulesBot",
    "greedy": "GreedyBot",
    "quick": "QuickBot",
    "montecarlo": "MonteCarloBot",
    "search": "SearchBot",
    "top": "TopBot",
}
PLAIN = ("random", "montecarlo", "search")
"""Those of ours that need a game's contract and no more: without senses the others are one of these by another name."""
LOG = logging.getLogger("saloon.bots")


class Bot(Protocol):
    """One call is one choice; nothing is remembered between calls, so a bot may run anywhere and be restarted."""

    def act(
        self,
        view: View,
        events: Sequence[Event],
        legal: Sequence[str],
        rng: Random,
        budget: Budget | None = None,
    ) -> str:
        """One of `legal`. `budget` is how long to think; None leaves it to the bot."""
        ...


class Limited:
    """A bot that thinks as long as its name says, whatever is usual at the table."""

    def __init__(self, bot: Bot, budget: Budget) -> None:
        self.bot = bot
        self.budget = budget

    def act(
        self,
        view: View,
        events: Sequence[Event],
        legal: Sequence[str],
        rng: Random,
        budget: Budget | None = None,
    ) -> str:
        return self.bot.act(view, events, legal, rng, self.budget)


@functools.cache
def _registered() -> dict[str, EntryPoint]:
    """By name; ours are there even where the installed metadata is older than the sources."""
    ours = [EntryPoint(name, f"saloon.bots.{name}:{CLASSES[name]}", "saloon.bots") for name in LADDER]
    return {point.name: point for point in (*ours, *entry_points(group="saloon.bots"))}


def names() -> list[str]:
    """Every bot there is: ours, then those of other packages."""
    return [*LADDER, *sorted(name for name in _registered() if name not in LADDER)]


def levels(senses: bool) -> list[str]:
    """Whom to choose from for a game with senses of its own, or without."""
    return [name for name in names() if senses or name in PLAIN or name not in LADDER]


def usual(game: str) -> str:
    """Whom one plays against unless one says otherwise: where a game brings no rules of thumb, who tries things out."""
    return "rules" if kit.get(game).senses else "montecarlo"


def personalities() -> list[str]:
    from saloon.bots.personality import ALL

    return list(ALL)


def level_of(spec: str) -> str:
    """The level of a bot's name, without personality and budget."""
    return spec.partition("@")[0].partition(":")[0]


def get(spec: str) -> Bot:
    """The bot of a name, with a personality after a colon and a budget after an `@` if they are given."""
    if not isinstance(spec, str):
        raise UnknownBot(f"There is no bot {shown(spec)}; there are {', '.join(names())}.")
    who, at, time = spec.partition("@")
    bot = _with_character(who)
    if not at:
        return bot
    budget = Budget.of(time)
    return bot if budget is None else Limited(bot, budget)


def _with_character(spec: str) -> Bot:
    name, _, character = spec.partition(":")
    point = _registered().get(name)
    if point is None:
        raise UnknownBot(f"There is no bot '{name}'; there are {', '.join(names())}.")
    try:
        bot: Bot = point.load()()
    except ModuleNotFoundError as error:
        if name not in LADDER:
            raise unloadable(name, point, error) from error
        raise UnknownBot(f"Bot '{name}' needs {error.name}: pip install 'saloon[bots]'.") from error
    except Exception as error:
        raise unloadable(name, point, error) from error
    if not callable(getattr(bot, "act", None)):
        raise UnknownBot(
            f"Bot '{name}' of {point.value} has no method act; docs/bots.md shows what a bot needs."
        )
    if character:
        from saloon.bots.personality import with_character

        bot = with_character(bot, character)
    return bot


def unloadable(name: str, point: EntryPoint, error: Exception) -> UnknownBot:
    """What is said of a bot whose class raises."""
    return UnknownBot(
        f"Bot '{name}' of {point.value} cannot be loaded: {type(error).__name__}: {error}. "
        "Mend or uninstall its package, or choose another bot."
    )


def asked(
    name: str,
    bot: Bot,
    view: View,
    events: Sequence[Event],
    legal: Sequence[str],
    rng: Random,
    budget: Budget | None = None,
) -> str:
    """What a bot chooses, whatever happens: if it raises or answers with what is not legal, chance chooses for it."""
    if len(legal) == 1:
        return legal[0]
    choice = answered(name, bot, view, events, legal, rng, budget)
    return legal[rng.randrange(len(legal))] if choice is None else choice


def answered(
    name: str,
    bot: Bot,
    view: View,
    events: Sequence[Event],
    legal: Sequence[str],
    rng: Random,
    budget: Budget | None = None,
) -> str | None:
    """A bot's choice; None if it raises or answers with what is not legal.

    Then the log `saloon.bots` says so, with the bot's name and what it did, and somebody has to choose for it.
    """
    try:
        choice = bot.act(view, events, legal, rng, budget)
    except Exception as error:  # a bot of anyone's package may raise anything
        LOG.warning("Bot '%s' failed: %s: %s. Chance chose for it.", name, type(error).__name__, error)
        return None
    if isinstance(choice, str) and choice in legal:
        return choice
    LOG.warning("Bot '%s' answered %s, which is not legal. Chance chose for it.", name, shown(choice))
    return None
