"""From a view to a full state that its seat could not tell from the real one.

Two blocks are hidden, and independent of one another: where the characters of this round were drawn, and which tokens
changed hands unseen. Both are sampled exactly, as chance would have dealt them given all that the seat saw; how people
tend to choose is not weighed here.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.games.goat.engine.flow import (
    ANSWER_OP,
    ASSISTANTS,
    DEALERS,
    DISTRIBUTION,
    END_OF_ROUND,
    OFFER_OP,
    OPS,
    ROUNDS,
    SALOON_OP,
    SALOON_PHASE,
)
from saloon.games.goat.engine.mutators import STREAMS
from saloon.games.goat.engine.names import (
    CHARACTERS,
    CHARLATAN,
    DANCER,
    GAMBLER,
    GOAT,
    GUNSLINGER,
    HOW_MANY,
    KINDS_OF_TOKEN,
    LOCATIONS,
    ROBBER,
    TOKENS,
)
from saloon.games.goat.engine.ops import GAMBLE_OP, ROB_OP, SERVE_OP, SWINDLE_OP
from saloon.games.goat.engine.state import (
    ACCEPTED,
    ANSWER,
    CARD,
    CLAIM,
    COUNT,
    DEALER,
    FROM,
    GAIN,
    GAINER,
    HAND,
    NOBODY,
    OPEN,
    REFUSED,
    TOKEN,
    TURN,
    GoatState,
    Table,
    mask_of,
)
from saloon.kernel.chance import Seeded
from saloon.kernel.core import PC, STRIDE, push
from saloon.kernel.rules import Belief, Roll

CHARACTER_OF: Final[dict[str, int]] = {name: k for k, name in enumerate(CHARACTERS)}
TOKEN_OF: Final[dict[str, int]] = {name: k for k, name in enumerate(TOKENS)}
PLACE_OF: Final[dict[str, int]] = {name: k for k, name in enumerate(LOCATIONS)}
UNKNOWN: Final = -2


def cards_of(names: list[str] | None) -> i64:
    return 0 if names is None else mask_of([CHARACTER_OF[name] for name in names])


class GoatBelief(Belief):
    """All that a view says, read once; `sample` then gives as many worlds as wanted."""

    def __init__(self, view: dict[str, Any], table: Table) -> None:
        self.seat: i64 = NOBODY if view["seat"] is None else view["seat"]
        s = public_state(view, table)
        self.known: GoatState = s
        """The public facts and the seat's own, with gaps."""
        self.sizes: list[int] = [row["cards"] for row in view["seen"]["offers"]]
        """Cards in the hand at each offer of this round."""
        self.hand_size: i64 = view["hand_size"]
        self.deck_size: i64 = view["deck"]
        self.hand: i64 = cards_of(view["hand"])
        self.drawn: list[int] = [cards_of(row["drawn"]) for row in view["seen"]["offers"]]
        """Which of the own cards came from the deck, for each offer; the last is the present hand's."""
        self.drawn.append(cards_of(view["drawn"]))
        self.belongings: list[int] | None = None
        """Every reserve, once the game is over and all are open."""
        if view["phase"] == "over":
            self.belongings = [row["belongings"].get(kind, 0) for row in view["seats"] for kind in TOKENS]
        self._slots()

    # Characters: a slot for every card that was drawn, by the offer it was drawn for, then the deck, then the removed.

    def _slots(self) -> None:
        """Which cards may lie in which slots: from `low` (a seat saw everything drawn before) to `high`."""
        s = self.known
        turns = len(s.turns) // TURN
        self.ends: list[int] = []
        """For each offer, the number of slots drawn up to it; the last is the present hand's."""
        total: i64 = 0
        left: i64 = 0
        for size in self.sizes:
            total += size - left
            left = size - 1
            self.ends.append(total)
        total += self.hand_size - left
        self.ends.append(total)
        self.deck_end: i64 = total + self.deck_size
        end = self.deck_end + 1

        low: list[int] = [0] * HOW_MANY
        high: list[int] = [end] * HOW_MANY
        out: i64 = 0
        for card in range(HOW_MANY):
            if s.control[card] != NOBODY:
                out |= 1 << card
        out |= mask_of(s.discard)
        shown: i64 = 0  # revealed by an offer of this round
        met: i64 = 0  # seen in an own hand
        for t in range(turns + 1):
            start: i64 = self.ends[t - 1] if t else 0
            stop = self.ends[t]
            own: i64 = 0
            drawn: i64 = self.drawn[t]
            if t < turns:
                at = t * TURN
                if s.turns[at + DEALER] == self.seat:
                    own = s.turns[at + HAND]
                claim: i64 = s.turns[at + CLAIM]
                if high[claim] > stop:
                    high[claim] = stop
                card = s.turns[at + CARD]
                if card != UNKNOWN and s.turns[at + ANSWER] != OPEN:
                    if high[card] > stop:
                        high[card] = stop
                    shown |= 1 << card
            else:
                own = self.hand
            if own:
                for card in range(HOW_MANY):
                    if (drawn >> card) & 1:
                        low[card] = start
                        if high[card] > stop:
                            high[card] = stop
                    elif (own >> card) & 1:
                        if high[card] > start:
                            high[card] = start
                    elif not ((shown | met) >> card) & 1:
                        low[card] = stop
                met |= own
        if s.goat_back and high[GOAT] > self.deck_end:
            high[GOAT] = self.deck_end

        gone = out & ~shown
        cards: list[int] = []
        for card in s.table.characters:
            if not (gone >> card) & 1 and card != s.removed_up:
                cards.append(card)
        # Tightest first: then every choice below has the same number of ways, whatever was chosen before.
        order = [(low[card], high[card], card) for card in cards]
        order.sort()
        self.order: list[int] = [row[2] for row in order]
        self.low: list[int] = low
        self.high: list[int] = high

    def _deal(self, s: GoatState, roll: Roll) -> None:
        """Put every card into a slot, evenly over all ways that fit, and read hands, deck and removed card off."""
        slots: list[int] = [UNKNOWN] * len(self.order)
        for card in self.order:
            start: i64 = self.low[card]
            stop: i64 = self.high[card]
            free: i64 = 0
            for k in range(start, stop):
                if slots[k] == UNKNOWN:
                    free += 1
            skip = roll.below(free)
            at = start
            while (
                True
            ):  # ends: with no slot free it runs over the last one, which `determinize` calls a bad view
                if slots[at] == UNKNOWN:
                    if skip == 0:
                        break
                    skip -= 1
                at += 1
            slots[at] = card
        hand: i64 = 0
        drawn: i64 = 0
        last = len(self.ends) - 1
        for t in range(last + 1):
            while drawn < self.ends[t]:
                one: i64 = slots[drawn]
                hand |= 1 << one
                drawn += 1
            if t < last:
                row = t * TURN
                s.turns[row + HAND] = hand
                if s.turns[row + CARD] == UNKNOWN:
                    s.turns[row + CARD] = nth_bit(hand, roll.below(self.sizes[t]))
                gone: i64 = s.turns[row + CARD]
                hand &= ~(1 << gone)
        s.hand = [card for card in range(HOW_MANY) if (hand >> card) & 1]
        s.deck = slots[drawn : self.deck_end]
        if s.round:
            s.removed_down = slots[self.deck_end]
        if s.offer_to != NOBODY:
            s.offer_card = s.turns[len(s.turns) - TURN + CARD]

    # Tokens: what the Gambler took unseen.

    def _tokens(self, s: GoatState, roll: Roll) -> None:
        gains = s.gains
        if not self._unseen():
            play_gains(s.tokens, gains, len(gains))
            return
        ways: list[list[int]] = []
        weights: list[float] = []
        spread(gains[:], 0, [0] * len(s.tokens), 1.0, ways, weights)
        if self.belongings is not None:
            fits = [k for k in range(len(ways)) if reserves(ways[k], len(s.tokens)) == self.belongings]
            ways = [ways[k] for k in fits]
            weights = [weights[k] for k in fits]
        aim = roll.part() * sum(weights)
        k = 0
        while k < len(ways) - 1 and aim >= weights[k]:
            aim -= weights[k]
            k += 1
        s.gains = ways[k]
        play_gains(s.tokens, s.gains, len(s.gains))

    def _unseen(self) -> bool:
        for at in range(0, len(self.known.gains), GAIN):
            if self.known.gains[at + TOKEN] == UNKNOWN:
                return True
        return False

    def sample(self, seed: int, roll: Roll) -> GoatState:
        s = self.known.clone()
        s.chance = Seeded(seed, STREAMS)
        self._deal(s, roll)
        self._tokens(s, roll)
        return s


def nth_bit(mask: i64, n: i64) -> i64:
    for card in range(HOW_MANY):
        if (mask >> card) & 1:
            if n == 0:
                return card
            n -= 1
    raise IndexError("a hand with fewer cards than it should have")


def play_gains(tokens: list[int], gains: list[int], stop: i64) -> None:
    """Every reserve from its history."""
    for at in range(0, stop, GAIN):
        kind = gains[at + TOKEN]
        if gains[at + FROM] != NOBODY:
            tokens[gains[at + FROM] * KINDS_OF_TOKEN + kind] -= gains[at + COUNT]
        tokens[gains[at + GAINER] * KINDS_OF_TOKEN + kind] += gains[at + COUNT]


def reserves(gains: list[int], size: int) -> list[int]:
    tokens = [0] * size
    play_gains(tokens, gains, len(gains))
    return tokens


def spread(
    gains: list[int], at: i64, held: list[int], weight: float, ways: list[list[int]], weights: list[float]
) -> None:
    """Every way the unseen tokens can have gone, with its chance; a game has at most four such moments."""
    if at == len(gains):
        ways.append(gains)
        weights.append(weight)
        return
    giver = gains[at + FROM]
    to = gains[at + GAINER] * KINDS_OF_TOKEN
    if giver == NOBODY:
        held[to + gains[at + TOKEN]] += gains[at + COUNT]
        spread(gains, at + GAIN, held, weight, ways, weights)
        return
    base = giver * KINDS_OF_TOKEN
    total = sum(held[base : base + KINDS_OF_TOKEN])
    for kind in range(KINDS_OF_TOKEN):
        have = held[base + kind]
        if not have or gains[at + TOKEN] not in (UNKNOWN, kind):
            continue
        after = held[:]
        after[base + kind] -= 1
        after[to + kind] += 1
        way = gains[:]
        way[at + TOKEN] = kind
        spread(way, at + GAIN, after, weight * have / total, ways, weights)


def public_state(view: dict[str, Any], table: Table) -> GoatState:
    """What the view says outright; hidden cards and tokens are left open."""
    s = GoatState(table, OPS, Seeded(0, STREAMS), [0] * len(STREAMS))
    s.round = view["round"]
    s.start = view["start"]
    s.last = NOBODY if view["last"] is None else view["last"]
    s.holder = NOBODY if view["dealer"] is None else view["dealer"]
    faceup = view["removed"]["faceup"]
    s.removed_up = NOBODY if faceup is None else CHARACTER_OF[faceup]
    s.goat_back = 1 if view["removed"]["goat_back"] else 0
    offer = view["offer"]
    if offer is not None:
        s.offer_to = offer["to"]
        s.offer_claim = CHARACTER_OF[offer["claim"]]
    robber = view["robber"]
    if robber is not None:
        s.loot_place = PLACE_OF[robber["place"]]
        s.loot = robber["tokens"]
    s.stash = view["charlatan"]
    s.bank = view["supply"]["coins"] - view["supply"]["extra"]
    for token, count in view["supply"]["tokens"].items():
        s.supply[TOKEN_OF[token]] = count
    for seat, row in enumerate(view["seats"]):
        s.coins[seat] = row["coins"]
        s.hats[seat] = row["hats"]
        s.elixirs[seat] = row["elixirs"]
    for row in view["locations"]:
        place = PLACE_OF[row["id"]]
        s.loc_tokens[place] = row["tokens"]
        s.loc_coins[place] = row["coins"]
    for name, seat in view["control"].items():
        s.control[CHARACTER_OF[name]] = seat
    s.discard = [CHARACTER_OF[name] for name in view["discard"]]
    for row in view["seen"]["offers"]:
        answer = row["answer"]
        s.turns += [
            row["dealer"],
            row["to"],
            CHARACTER_OF[row["claim"]],
            UNKNOWN if row["card"] is None else CHARACTER_OF[row["card"]],
            OPEN if answer is None else ACCEPTED if answer == "accepted" else REFUSED,
            0 if row["hand"] is None else mask_of([CHARACTER_OF[c] for c in row["hand"]]),
        ]
    for row in view["seen"]["tokens"]:
        giver = NOBODY if row["from"] is None else row["from"]
        s.gains += [
            giver,
            row["to"],
            UNKNOWN if row["token"] is None else TOKEN_OF[row["token"]],
            row["count"],
        ]
    stack_up(s, view["phase"])
    return s


def stack_up(s: GoatState, phase: str) -> None:
    """The frames that go with a phase: the flow is a function of what is on the table."""
    if phase == "over":
        return
    push(s, ROUNDS, 0, 0, 0)
    top = PC
    if phase in ("serve", "gamble"):
        s.stack[top] = END_OF_ROUND
        push(s, SALOON_OP, 0, 0, 0)
        by_dancer = phase == "serve" or s.control[DANCER] != NOBODY
        card = DANCER if by_dancer else GAMBLER
        s.stack[STRIDE + PC] = card - GUNSLINGER + 1
        push(s, SERVE_OP if phase == "serve" else GAMBLE_OP, s.control[card], card, 0)
        return
    s.stack[top] = SALOON_PHASE
    push(s, DISTRIBUTION, s.holder, 0, 0)
    s.stack[STRIDE + PC] = DEALERS if s.last == NOBODY else ASSISTANTS
    if phase == "offer":
        push(s, OFFER_OP, s.holder, 0, 0)
    elif phase == "answer":
        push(s, ANSWER_OP, s.offer_to, s.holder, 0)
    else:
        card = ROBBER if phase == "rob" else CHARLATAN
        push(s, ROB_OP if phase == "rob" else SWINDLE_OP, s.control[card], card, 0)
