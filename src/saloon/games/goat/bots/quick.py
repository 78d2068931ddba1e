"""The Goat game within a millisecond: a handful of worlds, and what was learnt of people instead of a search.

An offer is worth what comes of its card, taken or refused, by how likely its name is accepted; an answer the same, by
how likely the name is true. What is about equally good is mixed: a pure answer is an open book.
"""

from __future__ import annotations

import math
from typing import Any

from saloon.bots.player import softly
from saloon.bots.senses import Asked, senses_of
from saloon.games.goat.bots.offers import Offers, before_offer
from saloon.games.goat.bots.rules import GoatSense
from saloon.games.goat.engine.choices import offer_code
from saloon.games.goat.engine.chosen import parse
from saloon.games.goat.engine.names import CHARACTERS
from saloon.games.goat.engine.outlook import answered
from saloon.kernel.playout import tried
from saloon.start import Knowledge

WORLDS = 3
"""Worlds in which every card is played out once, taken and refused, to the end of the round."""
SHARPNESS = 120.0
"""One more victory in so many makes an offer e times as likely."""
SLY = 40.0
"""The same for what a dealer is taken to pass off under a false name."""


def weighed(asked: Asked) -> list[float]:
    """A weight for each choice."""
    phase = asked.view["phase"]
    if phase == "offer":
        return softly(_offers(asked, WORLDS), SHARPNESS)
    if phase == "answer":
        taken = 1 / (1 + math.exp(-max(-30.0, min(30.0, SHARPNESS * _edge(asked, WORLDS)))))
        return [taken if word == "accept" else 1 - taken for word in asked.legal]
    return GoatSense(asked.view).weigh(asked.legal)


def promised(asked: Asked, worlds: int) -> list[float]:
    """What each offer or answer promises in so many worlds, as a chance to win; answers against refusing."""
    if asked.view["phase"] == "offer":
        return _offers(asked, worlds)
    edge = _edge(asked, worlds)
    return [edge if word == "accept" else 0.0 for word in asked.legal]


def _offers(asked: Asked, worlds: int) -> list[float]:
    """What each offer promises its dealer, if it is accepted as often as people accept such a name."""
    view = asked.view
    known = Knowledge(view)
    outlook = senses_of("goat").outlook(view)
    states: list[Any] = [known.world(asked.rng).state for _ in range(worlds)]
    chosen = [parse(word) for word in asked.legal]
    worth: dict[tuple[str, str, int], float] = {}
    for to in sorted({one.seat for one in chosen}):
        taken: dict[str, float] = {}
        left: dict[str, float] = {}
        for k, state in enumerate(states):
            cards = sorted(state.hand)
            offered: Any = tried(state, view["seat"], offer_code(cards[0], cards[0], to))
            values = answered(offered, outlook, 7919 * k + 1, 1)
            for at, card in enumerate(cards):
                name = CHARACTERS[card]
                taken[name] = taken.get(name, 0.0) + values[4 * at] / worlds
                left[name] = left.get(name, 0.0) + values[4 * at + 2] / worlds
        offers = Offers(view, asked.events, view["seat"], to, asked.models)
        likely = {name: offers.accepted(name) for name in taken}
        for card in taken:
            for claim in taken:
                worth[card, claim, to] = left[card] + likely[claim] * (taken[card] - left[card])
    return [worth[one.card, one.claim, one.seat] for one in chosen]


def _edge(asked: Asked, worlds: int) -> float:
    """By how much to accept is better than to refuse."""
    view = asked.view
    offer = view["offer"]
    known = Knowledge(before_offer(view))
    outlook = senses_of("goat").outlook(view)
    claim = CHARACTERS.index(offer["claim"])
    honest = Offers(view, asked.events, offer["dealer"], view["seat"], asked.models).honest(offer["claim"])
    total = weights = 0.0
    for k in range(worlds):
        state: Any = known.world(asked.rng).state
        cards = sorted(state.hand)
        if claim not in cards:
            continue  # a name is given only to a card of the hand
        offered: Any = tried(state, offer["dealer"], offer_code(claim, claim, view["seat"]))
        values = answered(offered, outlook, 7919 * k + 1, 1)
        others = [at for at, card in enumerate(cards) if card != claim]
        lies = softly([values[4 * at] for at in others], SLY) if others else []
        truth = honest if others else 1.0
        gain = [values[4 * at + 1] - values[4 * at + 3] for at in range(len(cards))]
        total += truth * gain[cards.index(claim)]
        total += (
            (1 - truth)
            * sum(lie * gain[at] for lie, at in zip(lies, others, strict=True))
            / (sum(lies) or 1.0)
        )
        weights += 1.0
    return total / weights if weights else 0.0
