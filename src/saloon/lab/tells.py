"""The tell audit: can anyone who sees only what is public say whether an offer of a bot is honest?

A logistic model is fitted on the public features of one half of many offers and asked about the other half. Its AUC is
0.5 for a bot without any tell; where bluffs differ in worth even perfect play has a little more, so the equilibrium
of the small game is the measure.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from saloon.lab.exploit import Place, SmallGoat

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
            words = question.legal[chosen].split()
            if words[0] == "offer":
                features.append(public(question.view, words[3]))
                honest.append(float(words[1] == words[3]))
            place = place.children[chosen]
    return np.array(features[:count]), np.array(honest[:count])


def logistic(x: Array, y: Array, steps: int = 15) -> Array:
    """Weights by Newton's method, with a little ridge."""
    weights = np.zeros(x.shape[1])
    for _ in range(steps):
        p = 1 / (1 + np.exp(-x @ weights))
        bend = (x * (p * (1 - p))[:, None]).T @ x + np.eye(x.shape[1])
        weights += np.linalg.solve(bend, x.T @ (y - p) - weights)
    return np.asarray(weights)


def auc(scores: Array, truth: Array) -> float:
    """How often a true case has the higher score than a false one; equal scores count half."""
    order = np.argsort(scores, kind="stable")
    ranks = np.empty(len(scores))
    ranks[order] = np.arange(1, len(scores) + 1)
    for value in np.unique(scores):
        same = scores == value
        ranks[same] = ranks[same].mean()
    true = truth > 0.5
    n, m = int(true.sum()), int((~true).sum())
    if not n or not m:
        return 0.5
    return float((ranks[true].sum() - n * (n + 1) / 2) / (n * m))


def audit(tree: SmallGoat, strategy: Strategy, count: int, rng: Random) -> dict[str, Any]:
    """The AUC on unseen offers, how often offers are honest, and for each claim."""
    x, y = plays(tree, strategy, count, rng)
    half = count // 2
    weights = logistic(x[:half], y[:half])
    by_claim = {
        name: round(float(y[x[:, k] > 0].mean()), 3) for k, name in enumerate(CAST) if (x[:, k] > 0).any()
    }
    return {
        "plays": count,
        "auc": round(auc(x[half:] @ weights, y[half:]), 4),
        "honest": round(float(y.mean()), 3),
        "by_claim": by_claim,
    }
