"""Personalities: what a bot likes, as a lean on choices that its level finds about equally good.

A personality never turns a choice that the level hardly considers into a likely one. A level that is sure of one choice
gives in to a better liked one now and then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from saloon.bots.player import Lean, Player, View
from saloon.bots.senses import Senses, senses_of
from saloon.errors import UnknownBot

PULL = 1.2
"""How strongly a lean of 1 pulls: three times as likely as before."""
UNTHINKABLE = 0.02
"""Choices less likely than this part of the likeliest stay as they are."""


Taste = Callable[[Senses, View, str], float]


@dataclass(frozen=True)
class Personality:
    """A name and what it likes."""

    id: str
    lean: Taste
    plays_the_odds: bool = False
    """Makes no guesses about its opponents: the equilibrium setting."""

    def pull(self, view: View, legal: Sequence[str]) -> list[float]:
        senses = senses_of(view["game"])
        return [PULL * self.lean(senses, view, word) for word in legal]


def nothing(senses: Senses, view: View, word: str) -> float:
    return 0.0


def recklessness(senses: Senses, view: View, word: str) -> float:
    return -senses.honesty(view, word) - 0.5 * senses.suspicion(view, word)


ALL = {
    one.id: one
    for one in (
        Personality("honest", lambda senses, view, word: senses.honesty(view, word)),
        Personality("reckless", recklessness),
        Personality("bloodhound", lambda senses, view, word: senses.suspicion(view, word)),
        Personality("collector", lambda senses, view, word: senses.collecting(view, word)),
        Personality("miser", lambda senses, view, word: senses.saving(view, word)),
        Personality("stone-face", nothing, plays_the_odds=True),
    )
}


def with_character(player: Any, id: str) -> Any:
    """Give a bot a personality; only bots that weigh their choices can have one."""
    if id not in ALL:
        raise UnknownBot(f"There is no personality '{id}'; there are {', '.join(ALL)}.")
    if not isinstance(player, Player):
        raise UnknownBot(f"{type(player).__name__} has no room for a personality; leave ':{id}' out.")
    personality = ALL[id]
    player.lean = Lean(personality.pull, UNTHINKABLE)
    player.plays_the_odds = personality.plays_the_odds
    return player
