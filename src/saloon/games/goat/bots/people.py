"""What people make of an offer: solutions, promises and rules of thumb, weighed as was learnt.

What everybody can count of an offer (`offers.py`) hardly tells what somebody does who solves it. So the offer is looked
into: what the solution says, what it says to somebody who takes the others to go by habit and promise, what the card
promises and what rules of thumb would do. These numbers stand beside those that are counted, in models of their own.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from saloon.bots.player import View
from saloon.games.goat.bots.offers import OFFER, Offers, logistic
from saloon.games.goat.bots.rules import SHARPNESS, GoatSense
from saloon.games.goat.bots.solving import Array, solved
from saloon.games.goat.engine.names import CHARACTERS, HOW_MANY

LOOKED = (
    "solved", "promise", "blind", "believer", "thumb", "solved honest", "believer honest", "thumb honest",
)  # fmt: skip
"""What is seen of an offer by looking into it."""
WEIGHED = (*OFFER, *LOOKED)
"""What is counted and seen of an offer; `People.row` gives a number for each."""
STEPS = 40
"""Rounds of regret matching: what people do is not known more exactly than that."""
BELIEVES = 0.5
"""How far somebody who goes by habit and promise counts on that of others."""
CUNNING = 1.0
"""How much likelier an offer is made for paying well against believers."""
FURTHEST = 3.5
"""Beyond that a number says no more."""


class People:
    """The asked and the dealer of an offer, with the layer around it as the asked sees it."""

    def __init__(
        self,
        offers: Offers,
        asked: View,
        hands: npt.NDArray[np.int64],
        prior: Array,
        values: Array,
        plain: Array,
    ) -> None:
        """`asked`: the view of the asked before the offer; `plain`: values as playouts say, nothing added."""
        self.offers = offers
        self.truth = offers.truth
        self.hands = hands
        self.cards = hands.shape[1]
        gain = values[:, :, 1] - values[:, :, 3]
        self.scale = float(np.abs(gain).mean()) + 1e-9
        nothing, nobody = np.zeros(HOW_MANY), np.zeros((*hands.shape, self.cards))
        plan, accept, _ = solved(hands, prior, values, STEPS, nothing, nobody)
        taking = offers.taking
        promised = self._promise(plain[:, :, 1] - plain[:, :, 3], prior)
        self.believed = 1 / (1 + (1 - taking) / taking * np.exp(-promised))
        """How likely each name is accepted by somebody who goes by habit and promise."""
        usual = self.guessed(plain, np.full(HOW_MANY, self.truth))
        believing, believer, _ = solved(hands, prior, plain, STEPS, self.believed, usual, BELIEVES)
        blind = bounded(np.array((prior[:, None] * gain).sum() / self.cards / self.scale))
        looked = (
            logit(accept),
            self._promise(gain, prior),
            np.full(HOW_MANY, blind),
            logit(believer),
            logit(self._thumb(asked)),
            logit(self._honest(prior, plan)),
            logit(self._honest(prior, believing)),
            logit(self._honest(prior, self._thumbs(asked["seat"]))),
        )
        self.looked = np.stack(looked, axis=1)
        """For each name, a number for each of LOOKED."""

    def row(self, claim: str) -> list[float]:
        """A number for each of WEIGHED, about an offer under this name."""
        looked: list[float] = self.looked[CHARACTERS.index(claim)].tolist()
        return self.offers.row(claim) + looked

    def honest(self, claim: str) -> float:
        """How likely an offer under this name is what it is said to be."""
        return logistic(self.row(claim), self.offers.models["honest looked into"])

    def accepted(self, claim: str) -> float:
        """How likely it is accepted."""
        return logistic(self.row(claim), self.offers.models["accepted looked into"])

    def take(self) -> Array:
        """How likely each name is accepted."""
        found = np.full(HOW_MANY, 0.5)
        for name in self.offers.theirs.worth:
            found[CHARACTERS.index(name)] = self.accepted(name)
        return found

    def offer(self, values: Array) -> Array:
        """How likely each offer is, for each hand."""
        truth = np.full(HOW_MANY, 1.0 / self.cards)
        for name in self.offers.theirs.worth:
            truth[CHARACTERS.index(name)] = self.honest(name) if self.cards > 1 else 1.0
        return self.guessed(values, truth)

    def guessed(self, values: Array, truth: Array) -> Array:
        """Offers, half as names are usually true, half as pays against believers."""
        told = np.repeat((1 - truth[self.hands])[:, None, :] / max(1, self.cards - 1), self.cards, axis=1)
        told[:, range(self.cards), range(self.cards)] = truth[self.hands]
        left = values[:, :, 2]
        gain = values[:, :, 0] - left
        q = (left[:, :, None] + gain[:, :, None] * self.believed[self.hands][:, None, :]) / self.scale
        sly = np.exp(CUNNING * (q - q.max(axis=(1, 2), keepdims=True)))
        sly /= sly.sum(axis=(1, 2), keepdims=True)
        return np.asarray(0.5 * told / told.sum(axis=(1, 2), keepdims=True) + 0.5 * sly)

    def _promise(self, gain: Array, prior: Array) -> Array:
        """What accepting gains if the name is true, in the mean over hands."""
        sums = np.bincount(self.hands.ravel(), (prior[:, None] * gain).ravel(), HOW_MANY)
        weights = np.bincount(self.hands.ravel(), np.repeat(prior, self.cards), HOW_MANY)
        return bounded(np.divide(sums, weights, out=np.zeros(HOW_MANY), where=weights > 0) / self.scale)

    def _honest(self, prior: Array, plan: Array) -> Array:
        """How often each name is true by a plan for each hand."""
        where = self.hands.ravel()
        true = np.bincount(
            where, (prior[:, None] * plan[:, range(self.cards), range(self.cards)]).ravel(), HOW_MANY
        )
        told = np.bincount(where, (prior[:, None] * plan.sum(axis=1)).ravel(), HOW_MANY)
        return np.asarray(np.divide(true, told, out=np.full(HOW_MANY, 0.5), where=told > 1e-9))

    def _thumb(self, asked: View) -> Array:
        """How likely rules of thumb accept each name."""
        sense = GoatSense(asked)
        found = np.full(HOW_MANY, 0.5)
        for name in sense.worth:
            found[CHARACTERS.index(name)] = sense.accepting(name, self.cards - 1)
        return found

    def _thumbs(self, to: int) -> Array:
        """How likely each offer is by rules of thumb, for each hand."""
        rates = np.zeros((HOW_MANY, HOW_MANY))
        names = list(self.offers.ours.worth)
        for card in names:
            for claim in names:
                rates[CHARACTERS.index(card), CHARACTERS.index(claim)] = self.offers.ours.rate(
                    card, claim, to
                )
        seen = rates[self.hands[:, :, None], self.hands[:, None, :]]
        found = np.exp(SHARPNESS * (seen - seen.max(axis=(1, 2), keepdims=True)))
        return np.asarray(found / found.sum(axis=(1, 2), keepdims=True))


def bounded(number: Array) -> Array:
    return np.asarray(np.clip(number, -FURTHEST, FURTHEST))


def logit(chance: Array) -> Array:
    """A chance on the scale on which evidence adds up; within bounds."""
    inside = np.clip(chance, 1e-9, 1 - 1e-9)
    return bounded(np.log(inside / (1 - inside)))
