"""A facedown card and the henchman on it, as a game of their own.

Who plays a card knows the hand, the others count what it may be: every hand that they cannot rule out is a type. Regret
matching (CFR+) finds how each type mixes slots and bluffs, and how often a card in each slot is called, so that neither
gains by reading the other. What the cards are worth comes from playouts. `lam` is how far we count on the others doing
what was learnt of people instead: a bounded guess, since a wrong one is paid for.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float64]

STEPS = 80
"""Rounds of regret matching; more would only follow the noise of the playouts."""
HONEST, BLUFF = 0, 1
RARE = 0.05
"""What is done more rarely than that is noise, and is left out."""
SUREST = 0.001


@dataclass(frozen=True)
class Layer:
    """What there is to be solved about one card."""

    hands: Sequence[int]
    """Those that the card may come from, as bit masks of cards with the 0 first."""
    prior: Array
    """How likely each is."""
    slots: Sequence[int]
    worth: Array
    """As [slot, honest or bluff], what a card there brings that nobody calls."""
    called: Array
    """What a henchman changes for who played it, on an honest card and on a bluff."""

    def value(self, plan: Array, call: Array) -> float:
        """What a plan of all hands brings if each slot is called so often."""
        q = self.worth + call[:, None] * self.called
        return float((self.prior[:, None, None] * plan * q).sum())

    def read(self, plan: Array) -> Array:
        """The calls of somebody who knows the plan of all hands."""
        edge = -((plan * self.called) * self.prior[:, None, None]).sum(axis=(0, 2))
        return np.asarray((edge > 0).astype(float))


def planned(layer: Layer, guess: Array, lam: float) -> tuple[Array, Array]:
    """How each hand plays, as chances[hand, slot, honest or bluff], and how often each slot is called.

    `guess` is how likely people call each slot.
    """
    hands, prior, slots = layer.hands, layer.prior, layer.slots
    worth, called = layer.worth, layer.called
    may = np.zeros((len(hands), len(slots), 2))
    for row, hand in enumerate(hands):
        for at, slot in enumerate(slots):
            own = 1 << (slot + 1)
            may[row, at] = bool(hand & own), bool(hand & ~own)
    count = np.maximum(1.0, may.sum(axis=(1, 2), keepdims=True))
    regret = np.zeros_like(may)
    total = np.zeros_like(may)
    calling = np.zeros((len(slots), 2))
    often = np.zeros(len(slots))
    for step in range(1, STEPS + 1):
        sums = calling.sum(axis=1)
        call = np.divide(calling[:, 0], sums, out=np.full(len(slots), 0.5), where=sums > 0)
        met = (1 - lam) * call + lam * guess
        q = worth + met[:, None] * called
        sums = regret.sum(axis=(1, 2), keepdims=True)
        sigma = np.where(sums > 0, regret / np.maximum(sums, 1e-12), may / count)
        value = (sigma * q).sum(axis=(1, 2), keepdims=True)
        regret = np.maximum(0.0, regret + (q - value) * may)
        # What a call brings is what it costs the other, weighed by how often each kind of card lies there.
        edge = -((sigma * called) * prior[:, None, None]).sum(axis=(0, 2))
        base = call * edge
        calling[:, 0] = np.maximum(0.0, calling[:, 0] + edge - base)
        calling[:, 1] = np.maximum(0.0, calling[:, 1] - base)
        total += step * sigma
        often += step * call
    weight = STEPS * (STEPS + 1) / 2
    return total / weight, often / weight


def called(bluff: float, if_bluff: float, if_honest: float, haze: float) -> float:
    """How often to call a card that is a bluff so likely by what was learnt.

    `if_bluff` and `if_honest` are what a henchman gains on either. Where the two are level the card is called every
    second time, and the more often the likelier it is a bluff: a sharp bound could be learnt, and bluffs told just
    below it. `haze` is how much evidence it takes to be sure; without any the bound is sharp.
    """
    if if_bluff <= 0.0:
        return 0.0
    if if_honest >= 0.0:
        return 1.0
    level = -if_honest / (if_bluff - if_honest)
    if haze <= 0.0:
        return float(bluff > level)
    often = 1 / (1 + math.exp(-max(-30.0, min(30.0, (evidence(bluff) - evidence(level)) / haze))))
    return 0.0 if often < RARE else 1.0 if often > 1 - RARE else often


def evidence(chance: float) -> float:
    """A chance on the scale on which evidence adds up."""
    inside = min(1 - SUREST, max(SUREST, chance))
    return math.log(inside / (1 - inside))
