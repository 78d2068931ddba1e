"""The tell audit: can anyone who sees only what is public say whether an offer or a facedown card of a bot is honest?

A logistic model is fitted on the public features of one half of many plays and asked about the other half. Its AUC is
0.5 for a bot without any tell. Even perfect play has a little more where bluffs differ in worth, so in the small Goat
game the equilibrium is the measure; in town it is what counting cards alone tells, which nobody can help.

    python -m saloon.lab.tells --bots rules,top@4 --plays 20000
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

import saloon
from saloon import bots
from saloon.bots.poker import SLOT_NAMES, Poker, played, rows_of
from saloon.bots.town_beliefs import Beliefs
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
    by_claim = {
        name: round(float(y[x[:, k] > 0].mean()), 3) for k, name in enumerate(CAST) if (x[:, k] > 0).any()
    }
    return {
        "plays": count,
        "auc": round(readable(x, y), 4),
        "honest": round(float(y.mean()), 3),
        "by_claim": by_claim,
    }


def readable(x: Array, y: Array) -> float:
    """The AUC of a model that was fitted on the first half and is asked about the second."""
    half = len(y) // 2
    scale = np.abs(x).max(axis=0) + 1e-9
    weights = logistic(x[:half] / scale, y[:half])
    return auc(x[half:] / scale @ weights, y[half:])


# 3000 Scoundrels


SLOTS = SLOT_NAMES[:-1]
COUNTED = 2
"""The first so many features are what counting cards tells."""


def claimed(view: dict[str, Any], seat: int, slot: str) -> list[float]:
    """What everybody sees of a card that a seat is about to put facedown into a slot; `view` is a spectator's."""
    rows = played(rows_of(view, seat), slot)
    counted = [round(Poker(rows, weighed).slot(slot).get(slot, 0.0), 6) for weighed in (False, True)]
    me = view["seats"][seat]
    others = [row for k, row in enumerate(view["seats"]) if k != seat]
    wanted = [gain(view, seat, one) for one in SLOTS]
    here = wanted[SLOTS.index(slot)]
    row = [*counted, *(float(one == slot) for one in SLOTS)]
    row += [float(cell is not None) for cell in me["slots"]]
    row += [float(view["day"] == day) for day in (1, 2, 3)]
    row += [float(sum(cell is not None for cell in me["slots"]) == count) for count in range(4)]
    row += [here, max(wanted) - here, float(me["money"]), float(me["reputation"]), float(me["henchmen"])]
    row += [float(sum(one["henchmen"] for one in others)), float(max(one["reputation"] for one in others))]
    row += [here * one for one in counted]
    return [*row, 1.0]


def gain(view: dict[str, Any], seat: int, slot: str) -> float:
    """How many people on a sheet may be used after a card into a slot."""
    believed = Beliefs(view)
    names = believed.names.traits
    bit = 1 << SLOTS.index(slot)
    people = [one for one in view["seats"][seat]["sheet"] if one is not None]
    return float(sum(bool(believed.box.trait_slots[names.index(one["trait"])] & bit) for one in people))


def town_plays(spec: str, count: int, seed: int, players: int = 2) -> tuple[Array, Array]:
    """So many facedown cards of games in which one bot plays all seats: public features, and whether each is honest."""
    features: list[list[float]] = []
    honest: list[float] = []
    bot = bots.get(spec)
    while len(features) < count:
        game = saloon.new("scoundrels", players=players, options={"days": 3}, seed=seed)
        rng = Random(seed)
        seed += 1
        while (question := game.decision) is not None:
            view: Any = game.view(question.seat)
            events: Any = game.events(question.seat)
            word = bots.asked(spec, bot, view, events, list(question.choices), rng)
            if word.startswith("play ") and "@" in word:
                card, _, slot = word.removeprefix("play ").partition("@")
                features.append(claimed(game.view(None), question.seat, slot))
                honest.append(float(card == slot))
            game.apply(question.seat, word)
    return np.array(features[:count]), np.array(honest[:count])


def town_audit(spec: str, count: int, seed: int = 0) -> dict[str, Any]:
    """The AUC on unseen plays, that of counting cards alone, how often plays are honest, and for each slot."""
    x, y = town_plays(spec, count, seed)
    slots = {
        slot: round(float(y[x[:, COUNTED + k] > 0].mean()), 3)
        for k, slot in enumerate(SLOTS)
        if (x[:, COUNTED + k] > 0).any()
    }
    return {
        "bot": spec,
        "plays": count,
        "auc": round(readable(x, y), 4),
        "counting": round(readable(np.column_stack([x[:, :COUNTED], x[:, -1]]), y), 4),
        "honest": round(float(y.mean()), 3),
        "by_slot": slots,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bots", default="rules", help="whose plays, such as rules,top@4")
    parser.add_argument("--plays", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    for spec in given.bots.split(","):
        print(town_audit(spec, given.plays, given.seed), flush=True)


if __name__ == "__main__":
    main()
