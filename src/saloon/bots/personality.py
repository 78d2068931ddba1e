"""Personalities: what a bot likes, as a lean on choices that its level finds about equally good.

A personality never turns a choice that the level hardly considers into a likely one. A level that is sure of one choice
gives in to a better liked one now and then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from saloon.bots.player import Lean, Player, View
from saloon.errors import UnknownBot

PULL = 1.2
"""How strongly a lean of 1 pulls: three times as likely as before."""
UNTHINKABLE = 0.02
"""Choices less likely than this part of the likeliest stay as they are."""


def honesty(view: View, words: list[str]) -> float:
    """1 for a choice that says what is, -1 for a bluff, 0 where there is nothing to say."""
    if words[0] == "offer":
        return 1.0 if words[1] == words[3] else -1.0
    if words[0] == "play" and "@" in words[1]:
        card, _, slot = words[1].partition("@")
        return 1.0 if card == slot else -1.0
    return 0.0


def suspicion(view: View, words: list[str]) -> float:
    return {"henchman": 1.0, "refuse": 1.0, "accept": -1.0}.get(words[0], 0.0)


def collecting(view: View, words: list[str]) -> float:
    """Things rather than coins: safes, marks, people."""
    likes = {"safe": 0.6, "hire": 0.5, "steal": 1.0, "rob": 0.3, "accept": 0.4, "office": -0.5}
    return likes.get(words[0], 0.0)


def saving(view: View, words: list[str]) -> float:
    """Coins rather than things, and no expenses."""
    if view["game"] == "goat":
        return 0.5 if words[0] in ("swindle", "refuse") else 0.0
    return {"hire": -0.6, "office": 0.4, "no": 0.5, "pass": 0.3}.get(words[0], 0.0)


@dataclass(frozen=True)
class Personality:
    """A name and what it likes."""

    id: str
    lean: Callable[[View, list[str]], float]
    plays_the_odds: bool = False
    """Makes no guesses about its opponents: the equilibrium setting."""

    def pull(self, view: View, legal: Sequence[str]) -> list[float]:
        return [PULL * self.lean(view, word.split()) for word in legal]


def nothing(view: View, words: list[str]) -> float:
    return 0.0


ALL = {
    one.id: one
    for one in (
        Personality("honest", honesty),
        Personality("reckless", lambda view, words: -honesty(view, words) - 0.5 * suspicion(view, words)),
        Personality("bloodhound", suspicion),
        Personality("collector", collecting),
        Personality("miser", saving),
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
