"""Bots: they see what a person in their seat sees, a view and its events, and answer with a choice in words.

Anyone's package can add one by an entry point in the group `saloon.bots` that gives a class without arguments.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import entry_points
from random import Random
from typing import Any, Protocol

from saloon.errors import UnknownBot

View = dict[str, Any]
Event = dict[str, Any]

OURS = {"random": "saloon.bots.random:RandomBot", "rules": "saloon.bots.rules:RulesBot"}
"""The ladder, weakest first."""


class Bot(Protocol):
    """One call is one choice; nothing is remembered between calls, so a bot may run anywhere and be restarted."""

    def act(
        self,
        view: View,
        events: Sequence[Event],
        legal: Sequence[str],
        rng: Random,
        budget: int | None = None,
    ) -> str:
        """One of `legal`. `budget` is how many iterations a searching bot may use."""
        ...


def names() -> list[str]:
    """Every bot there is: ours, then those of other packages."""
    return [
        *OURS,
        *sorted(point.name for point in entry_points(group="saloon.bots") if point.name not in OURS),
    ]


def get(name: str) -> Bot:
    """The bot of a name."""
    if name in OURS:
        module, _, attribute = OURS[name].partition(":")
        bot: Bot = getattr(import_module(module), attribute)()
        return bot
    for point in entry_points(group="saloon.bots", name=name):
        try:
            plugin: Bot = point.load()()
        except Exception as error:
            raise UnknownBot(f"Bot '{name}' of {point.value} cannot be loaded: {error}.") from error
        return plugin
    raise UnknownBot(f"There is no bot '{name}'; there are {', '.join(names())}.")
