"""The rest of a round between two: solved where it is small enough, instead of played out by chance.

Between two, the hand goes to and fro: whoever deals next sees what is left of it, and the other has just held it. So
before a card is drawn both know the same, every offer begins a game of its own, and the round can be solved from its
last hats backwards. Only an assistant keeps a hand that the other does not see; there the hand is taken to be known.
"""

from __future__ import annotations

import functools
import itertools
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from saloon.bots.player import View
from saloon.games.goat.engine.choices import ACCEPT, REFUSE, offer_code
from saloon.games.goat.engine.flow import must_accept
from saloon.games.goat.engine.names import GOAT
from saloon.games.goat.engine.state import NOBODY
from saloon.kernel.core import ACTOR
from saloon.kernel.outlook import Outlook
from saloon.kernel.playout import tried

Array = npt.NDArray[np.float64]
Hand = tuple[int, ...]

STEPS = 100
"""Rounds of regret matching for an offer that is still to come: nothing but its value is asked for."""
TINY = 1e-12
"""A regret of nothing: all that has none is as likely."""


@dataclass
class Hope:
    """What seat 0 may hope for, in the outlook's own measure; seat 1 loses it."""

    found: float | None = None

    def value(self) -> float:
        if self.found is None:
            self.found = self.worked_out()
        return self.found

    def worked_out(self) -> float:
        raise AssertionError("an offer that was not settled")


@dataclass
class Best(Hope):
    """Somebody chooses in the open."""

    seat: int = 0
    hopes: list[Hope] = field(default_factory=list)

    def worked_out(self) -> float:
        values = [hope.value() for hope in self.hopes]
        return min(values) if self.seat else max(values)


@dataclass
class Mean(Hope):
    """Something is drawn."""

    chances: list[float] = field(default_factory=list)
    hopes: list[Hope] = field(default_factory=list)

    def worked_out(self) -> float:
        return sum(chance * hope.value() for chance, hope in zip(self.chances, self.hopes, strict=True))


@dataclass
class Offered(Hope):
    """An offer from a hand that both know: for each card, what comes of it if it is taken and if it is refused."""

    dealer: int = 0
    cards: list[tuple[Hope, Hope]] = field(default_factory=list)

    def worked_out(self) -> float:
        sign = -1.0 if self.dealer else 1.0
        lines = [(sign * refused.value(), sign * taken.value()) for taken, refused in self.cards]
        return sign * even(lines)


@dataclass
class Stage(Hope):
    """An offer after a card was drawn that only the dealer knows."""

    dealer: int = 0
    hats: int = 0
    """Those that are left: of two stages the one with fewer is settled first."""
    chances: list[float] = field(default_factory=list)
    hands: list[list[tuple[Hope, Hope]]] = field(default_factory=list)
    """For each card that may have been drawn, the hand, that card last: taken and refused."""

    @property
    def shape(self) -> tuple[int, int, int]:
        return self.hats, len(self.hands), len(self.hands[0])


def even(lines: Sequence[tuple[float, float]]) -> float:
    """What the dealer has of an offer from an open hand, whom the asked accepts as often as is worst for the dealer.

    A line is what a card brings, refused and taken.
    """
    found = min(max(low for low, _ in lines), max(high for _, high in lines))
    for k, (low, high) in enumerate(lines):
        for other_low, other_high in lines[:k]:
            slope = (high - low) - (other_high - other_low)
            often = (other_low - low) / slope if slope else -1.0
            if 0.0 < often < 1.0:
                crossing = low + (high - low) * often
                if crossing < found:
                    found = min(found, max(one + (two - one) * often for one, two in lines))
    return found


class Assisted:
    """An assistant's offers from a hand that both know, until the other has no hat left.

    Which cards are accepted counts and nothing else: neither those that are discarded nor, but for a Robber who comes
    before or after somebody else, the order.
    """

    def __init__(self, rest: Rest, state: Any) -> None:
        self.rest = rest
        self.state = state
        self.sign = -1.0 if state.holder else 1.0
        self.hats = int(state.hats[1 - state.holder])
        self.ends: dict[Hand, float] = {}
        self.met: dict[tuple[Hand, Hand], float] = {}

    def hopes(self, hands: Sequence[Hand]) -> list[Hope]:
        return [Hope(self.sign * self.value((), tuple(sorted(hand)))) for hand in hands]

    def value(self, accepted: Hand, left: Hand) -> float:
        """What the assistant may hope for."""
        if len(accepted) + len(left) <= self.hats or len(accepted) == self.hats:
            return self.end(tuple(sorted((*accepted, *left[: self.hats - len(accepted)]))))
        key = (accepted, left)
        if key not in self.met:
            lines: list[tuple[float, float]] = []
            for k, card in enumerate(left):
                others = left[:k] + left[k + 1 :]
                taken = tuple(sorted((*accepted, card)))
                lines.append((self.value(accepted, others), self.value(taken, others)))
            self.met[key] = even(lines)
        return self.met[key]

    def end(self, accepted: Hand) -> float:
        if accepted not in self.ends:
            every = (*self.state.hand, *self.state.deck, self.state.removed_down)
            state = self.state.clone()
            state.hand = sorted(card for card in every if card >= 0)
            state.deck = []
            self.ends[accepted] = self.sign * self.rest.paid(state, accepted)
        return self.ends[accepted]


class Rest:
    """All that may still come of a round."""

    def __init__(self, outlook: Outlook, round_: int) -> None:
        self.outlook = outlook
        self.round = round_
        self.met: dict[tuple[Any, ...], Hope] = {}
        self.stages: list[Stage] = []

    def cards(self, base: Any, hand: Hand) -> list[tuple[Hope, Hope]]:
        """What comes of every card of a hand, if it is offered now: taken, and refused."""
        state = laid(base, hand)
        found: list[tuple[Hope, Hope]] = []
        for card in hand:
            offered: Any = tried(state, state.holder, offer_code(card, card, 1 - state.holder))
            kept = tuple(sorted(other for other in hand if other != card))
            taken = self.hope(tried(offered, offered.offer_to, ACCEPT), kept)
            forced = must_accept(offered)
            refused = taken if forced else self.hope(tried(offered, offered.offer_to, REFUSE), kept)
            found.append((taken, refused))
        return found

    def hope(self, state: Any, kept: Hand) -> Hope:
        """What a state promises after an answer; `kept` is the hand before anything is drawn."""
        if state.top < 0 or state.round != self.round:
            return Hope(self.outlook.promises(state)[0])
        op = state.ops[state.stack[state.top]]
        if op.kind == "offer":
            return self._offer(state, kept)
        seat = int(state.stack[state.top + ACTOR])
        menu = op.menu(state, state.top, seat)
        codes = [menu.nth(k) for k in range(menu.size())]
        return Best(None, seat, [self.hope(tried(state, seat, code), kept) for code in codes])

    def _offer(self, state: Any, kept: Hand) -> Hope:
        unseen = unseen_of(state, kept)
        key = (kept, unseen, *known(state))
        if key not in self.met:
            self.met[key] = self._begun(state, kept, unseen)
        return self.met[key]

    def _begun(self, state: Any, kept: Hand, unseen: Hand) -> Hope:
        """An offer for which as many cards are drawn as in this state, whichever they are."""
        count = len(state.hand) - len(kept)
        draws = list(drawn(unseen, count, bool(state.goat_back)))
        chances = [chance for _, chance in draws]
        dealer = int(state.holder)
        if state.last != NOBODY:
            return Mean(None, chances, Assisted(self, state).hopes([(*kept, *cards) for cards, _ in draws]))
        hands = [self.cards(state, (*kept, *cards)) for cards, _ in draws]
        if count == 1:
            stage = Stage(None, dealer, sum(state.hats), chances, hands)
            self.stages.append(stage)
            return stage
        return Mean(None, chances, [Offered(None, dealer, cards) for cards in hands])

    def paid(self, state: Any, cards: Hand) -> float:
        """What seat 0 may hope for at the end of a round in which the asked accepts these cards and no more."""
        if state.top < 0 or state.round != self.round:
            return self.outlook.promises(state)[0]
        op = state.ops[state.stack[state.top]]
        seat = int(state.stack[state.top + ACTOR])
        if op.kind == "offer":
            offered: Any = tried(state, seat, offer_code(cards[0], cards[0], 1 - seat))
            return self.paid(tried(offered, 1 - seat, ACCEPT), cards[1:])
        menu = op.menu(state, state.top, seat)
        values = [self.paid(tried(state, seat, menu.nth(k)), cards) for k in range(menu.size())]
        return min(values) if seat else max(values)

    def settle(self) -> None:
        """Solve all offers that may still come, those with the fewest hats first, those alike together."""
        alike: dict[tuple[int, int, int], list[Stage]] = defaultdict(list)
        for stage in self.stages:
            alike[stage.shape].append(stage)
        for shape in sorted(alike):
            settled(alike[shape])


def settled(stages: Sequence[Stage]) -> None:
    """Regret matching (CFR+) for many offers at once; each draw is a type of the dealer."""
    sign = np.array([-1.0 if stage.dealer else 1.0 for stage in stages])
    leaves = np.array(
        [[[(a.value(), b.value()) for a, b in hand] for hand in stage.hands] for stage in stages]
    )
    leaves *= sign[:, None, None, None]
    prior = np.array([stage.chances for stage in stages])
    left, gain = leaves[..., 1, None], (leaves[..., 0] - leaves[..., 1])[..., None]
    weighed = -gain[..., 0] * prior[..., None]
    many, types, cards = weighed.shape
    regret = np.full((many, types, cards, cards), TINY)
    taking, leaving = np.full((many, types, cards), TINY), np.full((many, types, cards), TINY)
    sigma = regret / regret.sum(axis=(2, 3), keepdims=True)
    total = np.zeros(many)
    for step in range(1, STEPS + 1):
        accept = taking / (taking + leaving)
        q = left + gain * accept[:, :, None, :]
        value = (sigma * q).sum(axis=(2, 3), keepdims=True)
        regret = np.maximum(TINY, regret + q - value)
        sigma = regret / regret.sum(axis=(2, 3), keepdims=True)
        edge = np.einsum("sto,stod->std", weighed, sigma)
        edge[:, :, :-1] = edge[:, :, :-1].sum(axis=1, keepdims=True)  # what was passed on is in every hand
        base = accept * edge
        taking = np.maximum(TINY, taking + edge - base)
        leaving = np.maximum(TINY, leaving - base)
        total += step * (prior * value[..., 0, 0]).sum(axis=1)
    total *= sign * 2 / (STEPS * (STEPS + 1))
    for stage, value_ in zip(stages, total, strict=True):
        stage.found = float(value_)


def unseen_of(state: Any, kept: Hand) -> Hand:
    """What may be anywhere, for who knows the hand before anything was drawn."""
    return tuple(sorted({*state.hand, *state.deck, state.removed_down} - {*kept, NOBODY}))


def drawn(unseen: Hand, count: int, goat_back: bool) -> Iterator[tuple[Hand, float]]:
    """What may be drawn, with its chance; one card is out of the game, and it is not a Goat that was put back."""
    ways: dict[Hand, int] = {}
    for cards in itertools.combinations(unseen, count):
        out = [card for card in unseen if card not in cards and not (goat_back and card == GOAT)]
        if out:
            ways[cards] = len(out)
    total = sum(ways.values())
    for cards, way in ways.items():
        yield cards, way / total


def laid(base: Any, hand: Hand) -> Any:
    """A state at an offer with this hand instead of its own; the deck is anything that is left."""
    state = base.clone()
    rest = [
        card for card in (*base.hand, *base.deck, base.removed_down) if card not in hand and card != NOBODY
    ]
    out = next((card for card in rest if not (base.goat_back and card == GOAT)), NOBODY)
    state.hand = sorted(hand)
    state.removed_down = out
    state.deck = [card for card in rest if card != out]
    return state


def known(state: Any) -> tuple[Any, ...]:
    """All of a state at an offer that tells what may come, but for the cards that are not in play."""
    lists = (
        state.control,
        state.coins,
        state.hats,
        state.tokens,
        state.loc_tokens,
        state.loc_coins,
        state.elixirs,
    )
    numbers = (state.holder, state.last, state.stash, state.loot, state.loot_place)
    return (*map(tuple, lists), *numbers)


def size(view: View) -> float:
    """About how many states the rest of a round has for a view at an offer of a game of two."""
    dealer = view["dealer"]
    hats = [row["hats"] for row in view["seats"]]
    cards, deck = view["hand_size"], view["deck"]
    if view["assistant"]:
        return assisted(cards, hats[1 - dealer])
    hands = deck + 2 if view["seen"]["offers"] else ways(cards + deck + 1, cards)
    taken = states(hats[1 - dealer] - 1, hats[dealer], cards - 1, deck, cards)
    refused = states(hats[1 - dealer], hats[dealer] - 1, cards - 1, deck, cards)
    return float(hands * cards * (taken + refused))


@functools.cache
def states(dealer: int, asked: int, kept: int, deck: int, hand: int) -> float:
    """About how many states there are from here on: hats of both, cards kept and in the deck, size of a hand."""
    if not dealer and not asked:
        return 1.0
    if not dealer or not asked:
        return assisted(kept + deck, dealer + asked)
    new = min(deck, hand - kept)
    left = deck - new
    taken = states(asked - 1, dealer, kept + new - 1, left, hand)
    refused = states(asked, dealer - 1, kept + new - 1, left, hand)
    draws = ways(new + left + 1, new)
    return draws * (kept + new) * (taken + refused)


@functools.cache
def assisted(cards: int, hats: int) -> float:
    """The same for an assistant with so many cards, offered to somebody with so many hats; sets recur."""
    if not hats or not cards:
        return 1.0
    taken = assisted(cards - 1, hats - 1)
    return cards * taken if hats >= cards else taken * cards + 0.5 * cards * assisted(cards - 1, hats)


def ways(many: int, few: int) -> int:
    return sum(1 for _ in itertools.combinations(range(many), few))
