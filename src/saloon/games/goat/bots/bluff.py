"""An offer and its answer as a game of their own, solved by regret matching (CFR+) over the dealer's possible hands.

The dealer knows the hand, the asked only what it may be: every hand that the asked could not tell from the real one is
a type. What comes of each card, taken or refused, is worth what playouts of this round say, or between two, where the
rest of the round is small enough, what its solution says. `lam` is how far we count on the opponents playing as they
have so far instead of perfectly: a bounded guess, since a wrong one is paid for.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

import saloon
from saloon.bots.budget import Budget
from saloon.bots.player import Event, View
from saloon.bots.senses import senses_of
from saloon.games.goat.bots.beliefs import Cards
from saloon.games.goat.bots.offers import Offers, before_offer
from saloon.games.goat.bots.people import People
from saloon.games.goat.bots.rest import Rest, size
from saloon.games.goat.bots.solving import Array, solved
from saloon.games.goat.engine.choices import offer_code
from saloon.games.goat.engine.chosen import parse
from saloon.games.goat.engine.names import CHARACTERS, HOW_MANY
from saloon.games.goat.engine.outlook import answered
from saloon.kernel.playout import tried
from saloon.start import Knowledge

EXACT_STEPS = 150
"""Rounds of regret matching where there is no noise of playouts to follow."""
PURE = 0.05
"""What an average over playouts plays more rarely than that is noise, and is left out; exact ones stay as they are."""
OWN_WEIGHT = 0.05
"""How likely the asked seat may think the very hand that we hold, besides the worlds that we sample for it."""
MOST_TYPES = 120
SMALL = 3_000.0
"""The rest of a round is solved if it has no more states than that: 12 ms with a hat for each, a tenth of a second for
the whole of the small game."""
STATES_A_PLAYOUT = 0.4
"""So many states are looked at in the time of a playout."""
PLAYOUTS_A_SECOND = 60_000.0
DEALING = 1.0
"""Dollars that an offer is worth to who makes it, besides its cards: solved with three hats left instead of played out
by chance, what the asked gains by accepting is 1.1 more if that leaves an offer to the asked, and 0.9 less if not."""
READING = 300
"""Playouts for telling what people are likely to make of an offer."""
ALIKE = 10.0
"""So many playouts tell as much of one hand as is known of it from other hands with the same card: what a card is worth
hangs on the card and the table, and ten times less on the rest of the hand than on the luck of one playout."""


@dataclass(frozen=True)
class Care:
    """How a layer is looked at, by the size of the table."""

    steps: int
    """Rounds of regret matching; more would only follow the noise of the playouts."""
    own_part: float
    """The part of all playouts that goes to the hand we hold, when we deal."""
    lam_offer: float
    """How far we count on our guesses about what the others accept, at most, when we offer."""
    lam_answer: float
    """How far we count on our guesses about what they offer, when we answer."""


DUEL = Care(steps=80, own_part=0.3, lam_offer=0.2, lam_answer=0.2)
MANY = Care(steps=60, own_part=0.6, lam_offer=0.8, lam_answer=0.8)
"""Offers to several share the playouts, so more of them go to what we know; and an equilibrium protects nobody."""


class Types:
    """The hands that a dealer may hold, and what each of their cards is worth, taken and refused."""

    def __init__(self) -> None:
        self.found: dict[tuple[int, ...], list[Any]] = {}

    def add(self, hand: tuple[int, ...], values: list[float], weight: float, looks: int = 1) -> None:
        """What so many playouts of one world with this hand said of its cards."""
        row = self.found.setdefault(hand, [0.0, 0, np.zeros(len(values))])
        row[0] += weight
        row[1] += looks
        row[2] += looks * np.array(values)

    def arrays(self) -> tuple[npt.NDArray[np.int64], Array, Array]:
        """Hands, their weights, and values[hand, card, (dealer taken, asked taken, dealer refused, asked refused)]."""
        hands = np.array(list(self.found), dtype=np.int64)
        weights = np.array([row[0] for row in self.found.values()])
        values = np.array([row[2] / row[1] for row in self.found.values()])
        return hands, weights / weights.sum(), values.reshape(len(hands), hands.shape[1], 4)

    def looks(self) -> Array:
        """How many playouts were made of each hand."""
        return np.array([float(row[1]) for row in self.found.values()])


class BluffLayer:
    """The layer around one offer, from the side of who is to choose."""

    def __init__(
        self,
        view: View,
        events: Sequence[Event],
        legal: Sequence[str],
        rng: Random,
        budget: Budget,
        guessing: bool,
        models: Mapping[str, Sequence[float]] | None = None,
    ) -> None:
        self.view = view
        self.events = events
        self.legal = legal
        self.rng = rng
        self.budget = budget
        self.dealer: int = view["dealer"]
        self.outlook = senses_of("goat").outlook(view)
        self.care = DUEL if view["players"] == 2 else MANY
        self.models = models
        self.exact = self._is_small_enough()
        """Whether the rest of the round is solved: there are no playouts then, and no noise."""
        answering = view["phase"] == "answer" or view["seat"] != self.dealer
        guess = self.care.lam_answer if answering else self.care.lam_offer
        learnt = not view["options"].get("small")
        self.lam = 1.0 if models is not None else guess if guessing and learnt else 0.0
        """What was learnt was learnt of whole games: about the small one nothing is guessed."""

    def _is_small_enough(self) -> bool:
        """Whether the rest of the round is solved: if it is small, or takes no longer than the playouts would."""
        if self.view["players"] > 2:
            return False
        then = before_offer(self.view) if self.view["offer"] is not None else self.view
        playouts = self.budget.iterations or PLAYOUTS_A_SECOND * (self.budget.seconds or 0.0)
        return size(then) <= max(SMALL, STATES_A_PLAYOUT * playouts)

    def weights(self) -> list[float]:
        return self._answer() if self.view["phase"] == "answer" else self._offer()

    def _answer(self) -> list[float]:
        taken = float(self.answers(before_offer(self.view))[CHARACTERS.index(self.view["offer"]["claim"])])
        return [taken if word == "accept" else 1 - taken for word in self.legal]

    def answers(self, then: View) -> Array:
        """How often the seat of a view before an offer would accept each claim."""
        _, accept = self._solve(self.types(then), then)
        if self.exact:
            return accept
        return np.where(accept < PURE, 0.0, np.where(accept > 1 - PURE, 1.0, accept))

    def types(self, then: View) -> Types:
        """The hands that the dealer may hold for the seat of a view before an offer."""
        found = Types()
        if self.exact:
            self._enumerate(found, then)
        else:
            self.playouts = self._playouts(then, then["seat"])
            self._fill(found, then, then["seat"], 1.0)
        return found

    def _offer(self) -> list[float]:
        mine = tuple(CHARACTERS.index(card) for card in self.view["hand"])
        targets = sorted({parse(word).seat for word in self.legal})
        self.playouts = 0 if self.exact else self._playouts(self.view, targets[0])
        worths: list[float] = []
        plans: list[Array] = []
        for to in targets:
            types = Types()
            theirs = saloon.determinize(self.view, self.rng).view(to)
            if self.exact:
                self._enumerate(types, theirs)
            else:
                self._fill(types, self.view, to, self.care.own_part / len(targets))
                self._fill(types, theirs, to, (1 - self.care.own_part) / len(targets))
            plan, _ = self._solve(types, theirs)
            row = list(types.found).index(mine)
            plans.append(plan[row] if self.exact else purified(plan[row]))
            worths.append(float(self.value[row]))
        return self._mixed(mine, targets, plans, worths)

    def _mixed(
        self, mine: tuple[int, ...], targets: list[int], plans: list[Array], worths: list[float]
    ) -> list[float]:
        spread = np.array(worths) - max(worths)
        share = np.exp(spread * 40.0 / max(1e-9, self.scale))
        share /= share.sum()
        place = {CHARACTERS[card]: k for k, card in enumerate(mine)}
        weights: list[float] = []
        for choice in self.legal:
            chosen = parse(choice)
            at = targets.index(chosen.seat)
            weights.append(float(share[at] * plans[at][place[chosen.card], place[chosen.claim]]))
        return weights

    def _look(self, known: Knowledge, to: int, times: int) -> tuple[tuple[int, ...], list[float]]:
        """A world of a view at the offer: the hand in it, and what becomes of each of its cards."""
        state: Any = known.world(self.rng).state
        hand = tuple(state.hand)
        offered: Any = tried(state, self.dealer, offer_code(hand[0], hand[0], to))
        return hand, answered(offered, self.outlook, self.rng.getrandbits(31), times)

    def _fill(self, types: Types, view: View, to: int, part: float) -> None:
        """Worlds of a view, each of them a type, for a part of all playouts."""
        own = view["seat"] == self.dealer
        leaves = 2 * view["hand_size"]
        looks = part * self.playouts / leaves
        worlds = int(max(4 if own else 16, min(MOST_TYPES, looks)))
        known = Knowledge(view)
        times = max(1, int(looks / worlds))
        for _ in range(worlds):
            hand, values = self._look(known, to, times)
            types.add(hand, values, (OWN_WEIGHT if own else 1.0) / worlds, times)

    def _enumerate(self, types: Types, view: View) -> None:
        """Every hand that a view leaves open, with what the solution of the rest of the round says of its cards."""
        base: Any = saloon.determinize(view, self.rng).state
        rest = Rest(self.outlook, base.round)
        hands = Cards(view).hands()
        found = {hand: rest.cards(base, hand) for hand in hands}
        rest.settle()
        whole = 0.0 if self.outlook.by_score else 1.0
        for hand, cards in found.items():
            values: list[float] = []
            for hope in itertools.chain.from_iterable(cards):
                ours = whole - hope.value() if self.dealer else hope.value()
                values += [ours, whole - ours]
            types.add(hand, values, hands[hand])

    def _playouts(self, view: View, to: int) -> int:
        """How many playouts the budget allows."""
        if self.budget.seconds is None:
            return self.budget.iterations or 1
        known = Knowledge(view)
        return 2 * int(view["hand_size"]) * self.budget.count(lambda: self._look(known, to, 1))

    def people(self, then: View) -> People:
        """What people are likely to make of an offer, for the view of the asked before it is made."""
        hands, prior, values, plain = self._read(self.types(then), then["seat"])
        return self._people(then, hands, prior, values, plain)

    def _people(
        self, then: View, hands: npt.NDArray[np.int64], prior: Array, values: Array, plain: Array
    ) -> People:
        offers = Offers(self.view, self.events, self.dealer, then["seat"], self.models)
        return People(offers, then, hands, prior, values, plain)

    def _read(self, types: Types, to: int) -> tuple[npt.NDArray[np.int64], Array, Array, Array]:
        """Hands, how likely each is, and what their cards are worth; the last as playouts alone say."""
        hands, prior, values = types.arrays()
        if self.exact:
            return hands, prior, values, values
        plain = pooled(hands, values, types.looks())
        return hands, prior, self._led(plain, to), plain

    def _solve(self, types: Types, then: View) -> tuple[Array, Array]:
        """The layer around an offer, whose asked has this view before it is made."""
        hands, prior, values, plain = self._read(types, then["seat"])
        count, cards = hands.shape
        self.scale = float(np.abs(values[:, :, 1] - values[:, :, 3]).mean()) + 1e-9
        take, offer = np.zeros(HOW_MANY), np.zeros((count, cards, cards))
        if self.lam:
            people = self._people(then, hands, prior, values, plain)
            take, offer = people.take(), people.offer(values)
        steps = EXACT_STEPS if self.exact else self.care.steps
        plan, accept, self.value = solved(hands, prior, values, steps, take, offer, self.lam)
        return plan, accept

    def _led(self, values: Array, to: int) -> Array:
        """Values of playouts, with what it is worth to deal: in playouts by chance nobody bluffs, so they miss it."""
        if self.view["players"] > 2:
            return values
        seats = self.view["seats"]
        dealer, asked = int(seats[self.dealer]["hats"]), int(seats[to]["hats"])
        even = float(values.mean())
        left = float(self.view["rounds"] - self.view["round"])
        dollar = self.outlook.sharp(left) * even * (1 - even)
        lead = dollar * DEALING * np.array([-leads(asked - 1, dealer), 0.0, -leads(asked, dealer - 1), 0.0])
        lead[1::2] = -lead[::2]
        return values + lead


def reader(view: View, events: Sequence[Event]) -> BluffLayer:
    """Somebody who looks into an offer to tell what is likely, and sees the same whenever asked."""
    return BluffLayer(view, events, (), Random(READING), Budget(iterations=READING), True)


@functools.cache
def leads(dealer: int, asked: int) -> float:
    """How many offers more the next dealer of a round between two still has than the other, with so many hats each."""
    if dealer < 1 or asked < 1:
        return 0.0
    return 1.0 - 0.5 * (leads(asked - 1, dealer) + leads(asked, dealer - 1))


def pooled(hands: npt.NDArray[np.int64], values: Array, looks: Array) -> Array:
    """Values of cards, each drawn towards the mean of that card in all hands as far as few playouts were made of it."""
    weight = looks[:, None, None]
    cards = np.zeros((HOW_MANY, 1))
    sums = np.zeros((HOW_MANY, values.shape[2]))
    np.add.at(cards, hands, np.broadcast_to(weight, (*hands.shape, 1)))
    np.add.at(sums, hands, weight * values)
    means = (sums / np.maximum(cards, 1e-9))[hands]
    return np.asarray(means + (values - means) * weight / (weight + ALIKE))


def purified(plan: Array) -> Array:
    """A plan without what it hardly ever does; of many that are about as likely, all stay."""
    kept = np.where(plan >= min(PURE * plan.sum(), plan.max() / 2), plan, 0.0)
    return np.asarray(kept / kept.sum())
