"""Poker cards: scout, reveal, draw, shuffle, swap."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.kernel.core import push
from saloon.scoundrels import choices as c
from saloon.scoundrels import mutators as m
from saloon.scoundrels.ability import Act, Cost, Deed, PricedAct
from saloon.scoundrels.names import NOBODY, SLOTS
from saloon.scoundrels.state import Town

# Which poker cards a text speaks of (P1 to P5).
ANY_PLAYED: Final = 1
OF_OPPONENTS: Final = 2
OWN_FACEDOWN: Final = 3
OWN_TOP: Final = 4
ANY_TOP: Final = 5


def facedown_cards(s: Town, me: i64, which: i64) -> list[int]:
    """Codes of the facedown cards in slots that a text allows; none at the end of a day (T83)."""
    out: list[int] = []
    if not s.in_turn():
        return out
    for at in range(s.n * SLOTS):
        mine = at // SLOTS == me
        if s.facedown(at) and (which == ANY_PLAYED or (which == OWN_FACEDOWN) == mine):
            out.append(c.CARD + at)
    return out


class ScoutPlayed(Act):
    """A16 with a card in a slot."""

    kind = "scout-card"

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which: i64 = which

    def targets(self, s: Town, me: i64, source: i64) -> list[int]:
        return facedown_cards(s, me, self.which)

    def do(self, s: Town, me: i64, source: i64, code: i64) -> None:
        at = code - c.CARD
        m.scout_card(s, me, at // SLOTS, at % SLOTS)


class TopCard(Act):
    """A16 and A17 with the top card of a deck: looked at in secret, or shown to all; it goes back on top."""

    kind = "deck"

    def __init__(self, which: int, shown: bool) -> None:
        super().__init__()
        self.which: i64 = which
        self.shown: bool = shown

    def targets(self, s: Town, me: i64, source: i64) -> list[int]:
        return [
            c.SEAT + seat for seat in range(s.n) if s.deck[seat] and (self.which == ANY_TOP or seat == me)
        ]

    def do(self, s: Town, me: i64, source: i64, code: i64) -> None:
        m.look_at_top(s, me, code - c.SEAT, self.shown)


class RevealPlayed(Act):
    """A17 with a card in a slot: shown to all, then facedown again."""

    kind = "reveal-card"

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which: i64 = which

    def targets(self, s: Town, me: i64, source: i64) -> list[int]:
        return facedown_cards(s, me, self.which)

    def do(self, s: Town, me: i64, source: i64, code: i64) -> None:
        at = code - c.CARD
        m.show_slot(s, me, at // SLOTS, at % SLOTS)


class ShuffleDeck(Deed):
    """A18: the deck just named."""

    def can(self, s: Town, me: i64, source: i64) -> bool:
        return s.it_deck != NOBODY and len(s.deck[s.it_deck]) > 0

    def do_now(self, s: Town, me: i64, source: i64) -> None:
        m.shuffle_deck(s, me, s.it_deck)


class DrawCards(Deed):
    """A19."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count: i64 = count

    def can(self, s: Town, me: i64, source: i64) -> bool:
        return len(s.deck[me]) > 0

    def do_now(self, s: Town, me: i64, source: i64) -> None:
        m.draw(s, me, self.count)


class ExchangeCard(Act):
    """A20: a facedown card of yours for one from your hand; henchmen stay where they are."""

    kind = "exchange"

    def targets(self, s: Town, me: i64, source: i64) -> list[int]:
        out: list[int] = []
        if not s.in_turn():
            return out
        for card in range(7):
            hand: i64 = s.hand[me]
            if (hand >> card) & 1:
                for slot in range(SLOTS):
                    if s.facedown(me * SLOTS + slot):
                        out.append(c.EXCHANGE + card * SLOTS + slot)
        return out

    def do(self, s: Town, me: i64, source: i64, code: i64) -> None:
        k = code - c.EXCHANGE
        m.exchange_card(s, me, k // SLOTS, k % SLOTS)


# Of the expansion


def unguarded(s: Town, me: i64) -> list[int]:
    """Codes of the own facedown cards without henchmen (P6)."""
    return [c.CARD + at for at in range(me * SLOTS, (me + 1) * SLOTS) if s.facedown(at) and not s.calls[at]]


class FlipBluff(PricedAct):
    """Which of the own bluffs is turned faceup; asked for as often as others must think there is a choice."""

    kind = "flip-bluff"

    def targets(self, s: Town, me: i64, source: i64) -> list[int]:
        """Cards that do not match their slots; which they are only their player knows."""
        if not s.in_turn():
            return []
        cards = unguarded(s, me)
        if s.outside:
            s.veiled = True
            return cards
        return [code for code in cards if s.slots[code - c.CARD] != (code - c.CARD) % SLOTS + 1]

    def do(self, s: Town, me: i64, source: i64, code: i64) -> None:
        m.flip_card(s, me, (code - c.CARD) % SLOTS)


FLIP_BLUFF: Final = FlipBluff()


class FlipOwnBluff(Cost):
    """C7."""

    def payable(self, s: Town, me: i64, source: i64) -> bool:
        return FLIP_BLUFF.can(s, me, source)

    def pay(self, s: Town, me: i64, source: i64) -> None:
        push(s, FLIP_BLUFF, me, source, 0)


class TakeBack(Act):
    """A43: a card without henchmen back into the hand, also while bluffs are called (XR155)."""

    kind = "take-back"

    def targets(self, s: Town, me: i64, source: i64) -> list[int]:
        return unguarded(s, me) if s.in_turn() or s.calling_bluffs() else []

    def do(self, s: Town, me: i64, source: i64, code: i64) -> None:
        m.take_back(s, me, (code - c.CARD) % SLOTS)
