"""Where the seven poker cards of a seat can lie, exactly: in its hand, facedown in its slots, in its deck.

Every row of the history moves chances from one layout to the next. A layout holds what matters and no more: the cards
in hand, the card of each slot, and the deck as groups whose order nobody knows, since played cards are shuffled under
it. So a day begins with some hundred layouts at most, where there would be thousands of orders.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from saloon.bots.player import View
from saloon.scoundrels.names import CARDS, NOBODY, SLOTS

SLOT_NAMES = (*CARDS[1:], "faceup")
FACEUP = SLOTS
UNSEEN = -1
NEXT = -2
"""Of a card taken up in exchange: its face is in the row that follows."""
ALL = (1 << len(CARDS)) - 1

Row = tuple[str, int, int, int]
"""What happened, in which slot, the face that was seen (or UNSEEN), and that of the card taken up in exchange."""
Layout = tuple[int, tuple[int, ...], tuple[int, ...]]
"""Cards in hand as a bit mask, the card of each slot, the groups of the deck as bit masks with the top one last."""
Layouts = dict[Layout, float]

EMPTY = (NOBODY,) * (SLOTS + 1)
EVENLY = -1.0
"""As a rate of bluffs: every card is as likely to go into every slot as any other."""
MANNERS = ((0.1, 0.3), (0.3, 0.45), (0.6, 0.25))
"""How often people bluff who need not, and how common such people are. Nobody is taken to bluff less or more."""


class Poker:
    """What somebody knows of a seat's cards who has seen these rows."""

    def __init__(self, rows: Sequence[Row], weighed: bool = False) -> None:
        """With `weighed`, claims count: somebody who can be honest is so more or less often, which shows in time."""
        told = tuple(rows)
        parts = [(share, after(told, rate)) for rate, share in (MANNERS if weighed else ((EVENLY, 1.0),))]
        found: Layouts = {}
        for share, layouts in parts:
            for layout, weight in layouts.items():
                found[layout] = found.get(layout, 0.0) + share * weight
        total = sum(found.values())
        self.layouts: Layouts = {layout: weight / total for layout, weight in found.items()}

    def slot(self, slot: str) -> dict[str, float]:
        """How likely each card lies in a slot; empty if none does."""
        at = SLOT_NAMES.index(slot)
        return summed((CARDS[slots[at]], p) for (_, slots, _), p in self._each() if slots[at] != NOBODY)

    def hands(self) -> dict[tuple[str, ...], float]:
        """How likely each hand is."""
        return summed((tuple(cards(hand)), p) for (hand, _, _), p in self._each())

    def holding(self, card: str) -> float:
        """How likely a card is in the hand."""
        bit = 1 << CARDS.index(card)
        return sum(p for (hand, _, _), p in self._each() if hand & bit)

    def next(self) -> dict[str, float]:
        """How likely each card is the top one of the deck; empty if there is no deck."""
        found: list[tuple[str, float]] = []
        for (_, _, deck), p in self._each():
            top = cards(deck[-1]) if deck else []
            found += [(card, p / len(top)) for card in top]
        return summed(found)

    def _each(self) -> Iterator[tuple[Layout, float]]:
        yield from self.layouts.items()


def summed(pairs: Iterable[tuple[Any, float]]) -> dict[Any, float]:
    """The chances of equal things together."""
    found: dict[Any, float] = {}
    for key, chance in pairs:
        found[key] = found.get(key, 0.0) + chance
    return found


def rows_of(view: View, seat: int, eyes: int | None = None) -> list[Row]:
    """The history of a seat's cards, with the faces that the seat of the view has seen, or the seat `eyes` has.

    Who has seen a face is public, so a player knows what the others know of their own cards.
    """
    found: list[Row] = []
    full: set[str] = set()
    for row in view["seen"]["poker"]:
        if row["seat"] != seat:
            continue
        kind, slot = row["kind"], row.get("slot", "deck")
        face = _face(row, eyes)
        if kind == "under":
            full.clear()
        elif kind == "put" and slot in full:
            kind = "exchanged"
        elif kind == "put":
            full.add(slot)
        elif kind == "took" and found and found[-1][0] == "exchanged" and found[-1][3] == NEXT:
            found[-1] = (*found[-1][:3], face)
            continue
        elif kind == "took":
            full.discard(slot)
        at = SLOT_NAMES.index(slot) if slot in SLOT_NAMES else UNSEEN
        found.append((kind, at, face, NEXT if kind == "exchanged" else UNSEEN))
    return found


def _face(row: Mapping[str, Any], eyes: int | None) -> int:
    hidden = eyes is not None and row.get("known", "all") != "all" and eyes not in row["known"]
    return UNSEEN if hidden or row.get("card") is None else CARDS.index(row["card"])


def cards(mask: int) -> list[str]:
    return [name for k, name in enumerate(CARDS) if mask >> k & 1]


# Going through the rows


@functools.lru_cache(maxsize=256)
def after(rows: tuple[Row, ...], rate: float) -> Layouts:
    """The layouts after these rows; their weights add up to how likely the rows are, but for a constant.

    They are kept, for the next question adds a row or none.
    """
    if not rows:
        return {(0, EMPTY, (ALL,)): 1.0}
    return _moved(after(rows[:-1], rate), rows[-1], rate)


def _moved(layouts: Layouts, row: Row, rate: float) -> Layouts:
    if row[0] == "top" and row[2] == UNSEEN:
        return layouts  # somebody else knows more now; we do not
    found: Layouts = {}
    for layout, weight in layouts.items():
        for moved, part in _ways(layout, row, rate):
            found[moved] = found.get(moved, 0.0) + weight * part
    return found


def _ways(layout: Layout, row: Row, rate: float) -> Iterator[tuple[Layout, float]]:
    """Every way in which a row can have come about, with its chance."""
    kind, slot, face, taken = row
    hand, slots, deck = layout
    if kind in ("drew", "top"):
        group = deck[-1]
        for card in _among(group, face):
            rest = group & ~(1 << card)
            below = (*deck[:-1], rest) if rest else deck[:-1]
            part = 1 / group.bit_count()
            yield (
                ((hand | 1 << card, slots, below) if kind == "drew" else (hand, slots, (*below, 1 << card))),
                part,
            )
    elif kind == "put":
        for card in _among(hand, face):
            put = (*slots[:slot], card, *slots[slot + 1 :])
            yield (hand & ~(1 << card), put, deck), _likely(card, slot, hand, slots, rate)
    elif kind == "exchanged":
        old = slots[slot]
        if taken in (UNSEEN, old):
            for card in _among(hand, face):
                put = (*slots[:slot], card, *slots[slot + 1 :])
                yield (hand & ~(1 << card) | 1 << old, put, deck), 1 / hand.bit_count()
    elif kind == "took":
        if face in (UNSEEN, slots[slot]):
            yield (hand | 1 << slots[slot], (*slots[:slot], NOBODY, *slots[slot + 1 :]), deck), 1.0
    elif kind == "shuffled":
        whole = sum(deck)
        yield (hand, slots, (whole,) if whole else ()), 1.0
    else:
        played = sum(1 << card for card in slots if card != NOBODY)
        yield (hand, EMPTY, (played, *deck) if played else deck), 1.0


def _among(mask: int, face: int) -> list[int]:
    if face != UNSEEN:
        return [face] if mask >> face & 1 else []
    return [k for k in range(len(CARDS)) if mask >> k & 1]


def _likely(card: int, slot: int, hand: int, slots: tuple[int, ...], rate: float) -> float:
    """How likely a seat with this hand plays this card into this slot, if it bluffs so often where it need not."""
    if rate == EVENLY or slot == FACEUP:
        return 1 / hand.bit_count()
    free = [k for k in range(SLOTS) if slots[k] == NOBODY]
    honest = sum(hand >> (k + 1) & 1 for k in free)
    if card == slot + 1:
        return (1 - rate) / honest
    return (rate if honest else 1.0) / (hand.bit_count() * len(free) - honest)
