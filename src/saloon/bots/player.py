"""What our bots have in common: they weigh the choices, and chance decides by the weights."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from saloon.bots.budget import Budget

View = dict[str, Any]
Event = dict[str, Any]

TEMPTED = 0.1
"""How often a bot that is sure of one choice makes another one that it likes better."""


@dataclass(frozen=True)
class Lean:
    """A liking for some choices, felt only among those that are thinkable; who is sure is tempted now and then."""

    pull: Callable[[View, Sequence[str]], list[float]]
    unthinkable: float

    def applied(self, view: View, legal: Sequence[str], weights: list[float]) -> list[float]:
        pulls = self.pull(view, legal)
        best = weights.index(max(weights))
        if weights[best] == sum(weights):
            liked = [pull > pulls[best] for pull in pulls]
            tempted = TEMPTED * weights[best] / max(1, sum(liked))
            return [tempted if like else weights[k] for k, like in enumerate(liked)]
        least = self.unthinkable * max(weights)
        return [
            weight * math.exp(pull) if weight >= least else weight
            for weight, pull in zip(weights, pulls, strict=True)
        ]


class Player:
    """A bot that can say how likely it makes each choice."""

    lean: Lean | None = None
    plays_the_odds: bool = False

    def weigh(
        self, view: View, events: Sequence[Event], legal: Sequence[str], rng: Random, budget: Budget | None
    ) -> list[float]:
        """A weight for each of `legal`, of which there are at least two."""
        raise NotImplementedError

    def policy(
        self,
        view: View,
        events: Sequence[Event],
        legal: Sequence[str],
        rng: Random,
        budget: Budget | None = None,
    ) -> list[float]:
        """How likely each choice is; sums up to 1."""
        if len(legal) == 1:
            return [1.0]
        main = in_turn(view, legal)
        if len(main) < len(legal):
            # What can be done at any moment can be done later too, when more is known.
            chances = (
                dict(zip(main, self.policy(view, events, main, rng, budget), strict=True)) if main else {}
            )
            return [chances.get(word, 0.0 if main else 1 / len(legal)) for word in legal]
        weights = self.weigh(view, events, legal, rng, budget)
        if self.lean is not None:
            weights = self.lean.applied(view, legal, weights)
        total = sum(weights)
        return [weight / total for weight in weights]

    def act(
        self,
        view: View,
        events: Sequence[Event],
        legal: Sequence[str],
        rng: Random,
        budget: Budget | None = None,
    ) -> str:
        return rng.choices(legal, self.policy(view, events, legal, rng, budget))[0]


def asked_for(view: View) -> str:
    """The kind of question that is put to the seat of a view."""
    return str(next(asked["kind"] for asked in view["asked"] if asked["seat"] == view["seat"]))


def in_turn(view: View, legal: Iterable[str]) -> list[str]:
    """The choices without those that can be made at any moment, while another question is open."""
    from saloon.bots.senses import senses_of

    senses = senses_of(view["game"])
    return [word for word in legal if not senses.out_of_turn(view, word)]


def only(best: int, count: int) -> list[float]:
    """All weight on one choice."""
    return [1.0 if k == best else 0.0 for k in range(count)]


def softly(values: Sequence[float], sharpness: float) -> list[float]:
    """Weights that prefer what is worth more, the more sharply the more the values differ."""
    best = max(values)
    return [math.exp(sharpness * (value - best)) for value in values]
