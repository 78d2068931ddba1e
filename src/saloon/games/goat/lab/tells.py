"""What an offer in the small Goat game tells whoever sees only what is public.

Even perfect play has a little more than none where bluffs differ in worth, so the equilibrium is the measure.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from saloon.games.goat.engine.chosen import parse
from saloon.games.goat.lab.exploit import Place, SmallGoat
from saloon.lab.tells import readable

Array = npt.NDArray[np.float64]
Strategy = dict[str, list[float]]

CAST = ("banker", "widow", "gunslinger", "sheriff", "goat")


def public(view: dict[str, Any], claim: str) -> list[float]:
    """What everybody sees of an offer in the small game."""
    control = view["control"]
    row = [float(name == claim) for name in CAST]
    row += [float(name in control) for name in CAST]
    row += [float(name == claim and other in control) for name in CAST for other in CAST]
    row += [float(view["dealer"]), float(view["assistant"]), float(view["deck"]), float(view["hand_size"])]
    return [*row, 1.0]


def plays(tree: SmallGoat, strategy: Strategy, count: int, rng: Random) -> tuple[Array, Array]:
    """So many offers of games in which both seats follow a strategy: public features, and whether each was honest.

    Offers from a hand in which nothing could be hidden or said otherwise are left out: they are no plays.
    """
    features: list[list[float]] = []
    honest: list[float] = []
    while len(features) < count:
        place: Place = rng.choice(tree.roots)
        while place.seat >= 0:
            question = tree.questions[place.known]
            chosen = rng.choices(range(len(question.legal)), strategy[place.known])[0]
            offer = parse(question.legal[chosen])
            if offer.verb == "offer":
                features.append(public(question.view, offer.claim))
                honest.append(float(offer.honest))
            place = place.children[chosen]
    return np.array(features[:count]), np.array(honest[:count])


def audit(tree: SmallGoat, strategy: Strategy, count: int, rng: Random) -> dict[str, Any]:
    """The AUC on unseen offers, how often offers are honest, and for each claim."""
    x, y = plays(tree, strategy, count, rng)
    by_claim = {
        name: round(float(y[x[:, k] > 0].mean()), 3) for k, name in enumerate(CAST) if (x[:, k] > 0).any()
    }
    return {
        "plays": count,
        "auc": round(readable(x, y), 4),
        "honest": round(float(y.mean()), 3),
        "by_claim": by_claim,
    }
