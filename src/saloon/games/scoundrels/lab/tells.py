"""What a facedown card tells whoever sees only what is public.

The measure is what counting cards alone tells, which nobody can help.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

import saloon
from saloon import bots
from saloon.games.scoundrels.bots.beliefs import Beliefs
from saloon.games.scoundrels.bots.poker import SLOT_NAMES, Poker, played, rows_of
from saloon.games.scoundrels.engine.chosen import parse
from saloon.lab.tells import readable

Array = npt.NDArray[np.float64]

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


def plays(spec: str, count: int, seed: int, players: int = 2) -> tuple[Array, Array]:
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
            chosen = parse(word)
            if chosen.facedown:
                features.append(claimed(game.view(None), question.seat, chosen.slot))
                honest.append(float(chosen.honest))
            game.apply(question.seat, word)
    return np.array(features[:count]), np.array(honest[:count])


def audit(spec: str, count: int, seed: int = 0) -> dict[str, Any]:
    """The AUC on unseen plays, that of counting cards alone, how often plays are honest, and for each slot."""
    x, y = plays(spec, count, seed)
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
