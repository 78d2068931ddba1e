"""Worlds: whole games that the seat of a view could not tell from the real one. All search happens in them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.bots.player import View
from saloon.bots.senses import senses_of
from saloon.kernel.core import State
from saloon.kernel.outlook import Outlook, tries
from saloon.kernel.playout import Guide
from saloon.start import Knowledge


class Worlds:
    """As many worlds as are asked for, always the same ones in the same order, and the choices as codes."""

    def __init__(self, view: View, legal: Sequence[str], rng: Random) -> None:
        self.view = view
        self.seat: int = view["seat"]
        self.rng = rng
        self.knowledge = Knowledge(view)
        first = self.knowledge.world(rng)
        self.made: list[State] = [first.state]
        self.codes = [first.rules.code(word) for word in legal]
        self.outlook: Outlook = senses_of(view["game"]).outlook(view)

    def __getitem__(self, k: int) -> State:
        while len(self.made) <= k:
            self.made.append(self.knowledge.world(self.rng).state)
        return self.made[k]

    def tried(self, k: int, option: int, guide: Guide, times: int = 1) -> float:
        """What the seat may hope for after an option in world k; the same luck for every option."""
        values = tries(self[k], self.seat, self.codes[option], self.outlook, guide, 7919 * k + 1, times)
        return values[self.seat]

    def probe(self, guide: Guide, times: int = 1) -> None:
        """Something tried in one world more, to see how long that takes."""
        k = len(self.made)
        self.tried(k, k % len(self.codes), guide, times)
