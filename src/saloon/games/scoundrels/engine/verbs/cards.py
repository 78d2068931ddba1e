"""Poker cards: scout, reveal, draw, shuffle, swap."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from saloon.errors import Reason
from saloon.games.scoundrels import rows
from saloon.games.scoundrels.engine import choices as c
from saloon.games.scoundrels.engine import mutators as m
from saloon.games.scoundrels.engine.ability import AbilityStep, Act, Cost, PricedAct
from saloon.games.scoundrels.engine.names import NOBODY, SLOTS
from saloon.games.scoundrels.engine.reading import Node, Verbs, how_many, meant
from saloon.games.scoundrels.engine.state import Ability, Appraiser, ScoundrelsState
from saloon.games.scoundrels.engine.supposing import leave_out_hidden
from saloon.kernel.core import push

# Which poker cards a text speaks of (P1 to P5).
ANY_PLAYED: Final = 1
OF_OPPONENTS: Final = 2
OWN_FACEDOWN: Final = 3
OWN_TOP: Final = 4
ANY_TOP: Final = 5


def facedown_cards(s: ScoundrelsState, me: i64, which: i64) -> list[int]:
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

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        return facedown_cards(s, me, self.which)

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        at = code - c.CARD
        m.scout_card(s, me, at // SLOTS, at % SLOTS)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return 0.15


class TopCard(Act):
    """A16 and A17 with the top card of a deck: looked at in secret, or shown to all; it goes back on top."""

    kind = "deck"

    def __init__(self, which: int, shown: bool) -> None:
        super().__init__()
        self.which: i64 = which
        self.shown: bool = shown

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        return [
            c.SEAT + seat for seat in range(s.n) if s.deck[seat] and (self.which == ANY_TOP or seat == me)
        ]

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        m.look_at_top(s, me, code - c.SEAT, self.shown)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return 0.0 if self.shown else 0.15


class RevealPlayed(Act):
    """A17 with a card in a slot: shown to all, then facedown again."""

    kind = "reveal-card"

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which: i64 = which

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        return facedown_cards(s, me, self.which)

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        at = code - c.CARD
        m.show_slot(s, me, at // SLOTS, at % SLOTS)


class ShuffleDeck(AbilityStep):
    """A18: the deck just named."""

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return s.it_deck != NOBODY and len(s.deck[s.it_deck]) > 0

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        m.shuffle_deck(s, me, s.it_deck)


class DrawCards(AbilityStep):
    """A19."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count: i64 = count

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return len(s.deck[me]) > 0

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        m.draw(s, me, self.count)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return 0.2


class ExchangeCard(Act):
    """A20: a facedown card of yours for one from your hand; henchmen stay where they are."""

    kind = "exchange"

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
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

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        k = code - c.EXCHANGE
        m.exchange_card(s, me, k // SLOTS, k % SLOTS)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return 0.3 + float(t.caught(s))


# Of the expansion


def unguarded(s: ScoundrelsState, me: i64) -> list[int]:
    """Codes of the own facedown cards without henchmen (P6)."""
    return [c.CARD + at for at in range(me * SLOTS, (me + 1) * SLOTS) if s.facedown(at) and not s.calls[at]]


class FlipBluff(PricedAct):
    """Which of the own bluffs is turned faceup; asked for as often as others must think there is a choice."""

    kind = "flip-bluff"

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        """Cards that do not match their slots; which they are only their player knows."""
        if not s.in_turn():
            return []
        cards = unguarded(s, me)
        if s.public_only:
            leave_out_hidden(s)
            return cards
        return [code for code in cards if s.slots[code - c.CARD] != (code - c.CARD) % SLOTS + 1]

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        m.flip_card(s, me, (code - c.CARD) % SLOTS)


FLIP_BLUFF: Final = FlipBluff()


class FlipOwnBluff(Cost):
    """C7."""

    def payable(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return FLIP_BLUFF.can(s, me, source)

    def pay(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        push(s, FLIP_BLUFF, me, source, 0)

    def unpayable(self, s: ScoundrelsState, me: i64) -> Reason:
        return Reason("why-bluff-price")


class TakeBack(Act):
    """A43: a card without henchmen back into the hand, also while bluffs are called (XR155)."""

    kind = "take-back"

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        return unguarded(s, me) if s.in_turn() or s.calling_bluffs() else []

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        m.take_back(s, me, (code - c.CARD) % SLOTS)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return 0.2


# What the rows of the language table make of these verbs

KINDS_OF_CARD: Final = {
    rows.ANY_PLAYED_CARD: ANY_PLAYED,
    rows.CARD_OF_OPPONENT: OF_OPPONENTS,
    rows.OWN_CARD: OWN_FACEDOWN,
    rows.OWN_TOP_CARD: OWN_TOP,
    rows.ANY_TOP_CARD: ANY_TOP,
}
COSTS: Final[dict[str, Callable[..., Cost]]] = {rows.FLIP_OWN_BLUFF: FlipOwnBluff}


def scout_card(node: Node) -> Ability:
    which = meant(node, KINDS_OF_CARD)
    return TopCard(which, False) if which >= OWN_TOP else ScoutPlayed(which)


def reveal(node: Node) -> Ability:
    which = meant(node, KINDS_OF_CARD)
    return TopCard(which, True) if which >= OWN_TOP else RevealPlayed(which)


def exchange(node: Node) -> Ability:
    meant(node, {rows.OWN_CARD: OWN_FACEDOWN})
    return ExchangeCard()


def take_back(node: Node) -> Ability:
    meant(node, {rows.OWN_UNGUARDED_CARD: OWN_FACEDOWN})
    return TakeBack()


VERBS: Final[Verbs] = {
    rows.SCOUT_CARD: scout_card,
    rows.REVEAL_CARD: reveal,
    rows.SHUFFLE_DECK: ShuffleDeck,
    rows.DRAW_CARDS: lambda some: DrawCards(how_many(some)),
    rows.EXCHANGE_CARD: exchange,
    rows.TAKE_BACK: take_back,
}
