"""Bluffs and doubts of 3000 Scoundrels: what a slot brings, what a caught bluff costs, and how likely it is caught.

The plan: every open slot is played out to the end of the turn with the seat's own choices weighed. Which card of the
hand lies there changes nothing of that, only what happens when bluffs are called and what is left to play; so each card
is judged on the same played-out turns. The doubt: what a henchman on the card wins if it is a bluff, and costs if not.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Any

from saloon.bots.budget import Budget
from saloon.bots.guides import keen
from saloon.bots.player import Event, View, softly
from saloon.bots.town import LAST_WINDOW, TownSense
from saloon.bots.town import SLOTS as NAMES
from saloon.bots.worlds import Worlds
from saloon.kernel.chance import Dice
from saloon.kernel.playout import playout, tried
from saloon.scoundrels.choices import FACEUP_ZERO, HENCHMAN, PLAY
from saloon.scoundrels.names import CARDS, SLOTS
from saloon.scoundrels.outlook import Keen

MIXING = 120.0
"""How sharply plans are told apart: one more victory in 120 makes a plan e times as likely."""
DOUBTING = 60.0
EVEN = 0.35
"""How likely a card is suspected where opponents have shown nothing yet, at most."""


def by_thumb(view: View, events: Sequence[Event], legal: Sequence[str], rng: Random) -> list[float]:
    """Doubts by rules of thumb: sampled worlds alone take every hidden card for a bluff, as chance would play it."""
    doubts = TownSense(view, events, rng).suspect() == "henchman"
    return [float((word == "henchman") == doubts) for word in legal]


class TownBluff:
    """The bluff layer, from the side of who is to choose."""

    def __init__(
        self,
        view: View,
        events: Sequence[Event],
        legal: Sequence[str],
        rng: Random,
        guessing: bool = True,
        replies: int = 0,
    ) -> None:
        """With `replies`, so many turns of the others are played out after ours before anything is judged."""
        self.view = view
        self.legal = legal
        self.sense = TownSense(view, events, rng)
        self.worlds = Worlds(view, legal, rng)
        self.guessing = guessing
        self.replies = replies

    # Plans

    def plan(self, budget: Budget) -> list[float]:
        """Weights of the plans: `legal` are cards into slots, and perhaps the 0 faceup."""
        values = self.plan_values(budget)
        return softly(values, MIXING)

    def plan_values(self, budget: Budget) -> list[float]:
        guide = keen(self.worlds)
        slots = sorted({(code - PLAY) % SLOTS for code in self.worlds.codes if code != FACEUP_ZERO})
        total = budget.count(lambda: self._turn(0, slots[0], guide))
        count = max(1, total // len(slots))
        suspicion = min(EVEN, self.sense.suspicion()) if self.guessing else EVEN / 2
        sums = [0.0] * len(self.legal)
        for k in range(count):
            turns = {slot: self._turn(k, slot, guide) for slot in slots}
            for option, code in enumerate(self.worlds.codes):
                if code == FACEUP_ZERO:
                    sums[option] += self.worlds.tried(k, option, guide)
                else:
                    card, slot = divmod(code - PLAY, SLOTS)
                    sums[option] += self._with_card(turns[slot], card, slot, suspicion)
        return [value / count for value in sums]

    def _turn(self, k: int, slot: int, guide: Any) -> Any:
        """The end of this turn in world k, if a card goes into a slot: an honest one if we have it."""
        hand = [(code - PLAY) // SLOTS for code in self.worlds.codes if code != FACEUP_ZERO]
        card = slot + 1 if slot + 1 in hand else hand[0]
        state = tried(self.worlds[k], self.worlds.seat, PLAY + card * SLOTS + slot)
        dice = Dice(7919 * k + slot + 1)
        playout(state, dice, 1_000_000, guide)
        for _ in range(self.replies):
            reply: Any = state
            if reply.top < 0 or reply.active < 0 or reply.day != self.view["day"]:
                break
            playout(state, dice, 1_000_000, Keen(reply, 1, reply.active, self.worlds.outlook))
        return state

    def _with_card(self, end: Any, card: int, slot: int, suspicion: float) -> float:
        """The same end of the turn with another card in the slot, called and not called."""
        seat = self.worlds.seat
        at = seat * SLOTS + slot
        lying = end.slots[at]
        if lying < 0:  # the card has been taken away or the day is over: it no longer matters which it was
            return float(self.worlds.outlook.promises(end)[seat])
        hand, calls = end.hand[seat], end.calls[at]
        end.slots[at] = card
        end.hand[seat] = (hand | 1 << lying) & ~(1 << card)
        caller = next((who for who in range(end.n) if who != seat and end.free[who] > 0), None)
        quiet = self.worlds.outlook.promises(end)[seat]
        called = quiet
        if caller is not None:
            end.calls[at] = calls | 1 << caller
            end.free[caller] -= 1
            called = self.worlds.outlook.promises(end)[seat]
            end.free[caller] += 1
        end.slots[at], end.hand[seat], end.calls[at] = lying, hand, calls
        return float((1 - suspicion) * quiet + suspicion * called)

    # Doubts

    def doubt(self) -> list[float]:
        """Weights of passing and of putting a henchman on the card."""
        active, slot = self.view["active"], self.view["slot"]
        if self._early() or slot not in NAMES:
            return [0.0 if word == "henchman" else 1.0 for word in self.legal]
        bluff = self.sense.bluff(active, slot)
        at = active * SLOTS + NAMES.index(slot)
        right = self._edge(at, True)
        wrong = self._edge(at, False)
        gain = bluff * right + (1 - bluff) * wrong
        doubting = 1 / (1 + math.exp(-max(-30.0, min(30.0, DOUBTING * gain))))
        return [doubting if word == "henchman" else 1 - doubting for word in self.legal]

    def _early(self) -> bool:
        """Waiting costs nothing: a later window of the same turn asks again, and more is known then."""
        frames = self.view["running"]["frames"]
        if frames[-1][0] != "Window":
            return False
        turn = next(frame for frame in frames if frame[0] == "Turn")
        return bool(turn[1] < LAST_WINDOW)

    def _edge(self, at: int, bluff: bool) -> float:
        """What a henchman there changes, if the card is a bluff or if it is honest."""
        seat = self.worlds.seat
        state: Any = self.worlds[0].clone()
        honest = at % SLOTS + 1
        state.slots[at] = (honest % (len(CARDS) - 1)) + 1 if bluff else honest
        before = self.worlds.outlook.promises(state)[seat]
        after = self.worlds.outlook.promises(tried(state, seat, HENCHMAN))[seat]
        return float(after - before)
