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
from saloon.games.scoundrels.engine.names import CARDS, NOBODY, SLOTS

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
        return summed(
            (CARDS[slots[at]], p) for (_, slots, _), p in self.layouts.items() if slots[at] != NOBODY
        )

    def hands(self) -> dict[tuple[str, ...], float]:
        """How likely each hand is."""
        return summed((tuple(cards(hand)), p) for (hand, _, _), p in self.layouts.items())

    def holding(self, card: str) -> float:
        """How likely a card is in the hand."""
        bit = 1 << CARDS.index(card)
        return sum(p for (hand, _, _), p in self.layouts.items() if hand & bit)

    def next(self) -> dict[str, float]:
        """How likely each card is the top one of the deck; empty if there is no deck."""
        found: list[tuple[str, float]] = []
        for (_, _, deck), p in self.layouts.items():
            top = cards(deck[-1]) if deck else []
            found += [(card, p / len(top)) for card in top]
        return summed(found)


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


def played(rows: Sequence[Row], slot: str) -> list[Row]:
    """The history, and then a card facedown into a slot; as it is if one lies there."""
    at = SLOT_NAMES.index(slot)
    today = [row for k, row in enumerate(rows) if all(later[0] != "under" for later in rows[k:])]
    lies = [row[0] for row in today if row[1] == at and row[0] in ("put", "took")]
    return list(rows) if lies[-1:] == ["put"] else [*rows, ("put", at, UNSEEN, UNSEEN)]


def cards(mask: int) -> list[str]:
    return [name for k, name in enumerate(CARDS) if mask >> k & 1]


def honest_put(rows: tuple[Row, ...], weighed: bool = False) -> float:
    """How likely the unseen card that the last of these rows put belongs into its slot.

    The same as to lay it everywhere and to look, but nothing is laid.
    """
    slot = rows[-1][1]
    honestly = total = 0.0
    for rate, share in MANNERS if weighed else ((EVENLY, 1.0),):
        layouts = after(rows[:-1], rate)
        some = next(iter(layouts))[1]
        free = sum(1 << k for k in range(SLOTS) if some[k] == NOBODY)
        for (hand, _, _), weight in layouts.items():
            honest, bluff = _manner(hand, slot, free, rate)
            owned = hand >> (slot + 1) & 1
            honestly += share * weight * honest * owned
            total += share * weight * (honest * owned + bluff * (hand.bit_count() - owned))
    return honestly / total if total else 0.0


# Going through the rows


@functools.lru_cache(maxsize=256)
def after(rows: tuple[Row, ...], rate: float) -> Layouts:
    """The layouts after these rows; their weights add up to how likely the rows are, but for a constant.

    They are kept, for the next question adds a row or none.
    """
    if not rows:
        return {(0, EMPTY, (ALL,)): 1.0}
    if rows[-1][0] != "under":
        return _moved(after(rows[:-1], rate), rows[-1], rate)
    # Of a day that is over it matters which cards were played, but not where, unless one was taken up again.
    morning = max((k for k, row in enumerate(rows[:-1]) if row[0] == "under"), default=-1) + 1
    layouts = after(rows[:morning], rate)
    pooled = all(row[0] not in ("took", "exchanged") for row in rows[morning:])
    for row in rows[morning:]:
        layouts = _moved(layouts, row, rate, pooled)
    return layouts


def _moved(layouts: Layouts, row: Row, rate: float, pooled: bool = False) -> Layouts:
    """The layouts after one row."""
    kind, slot, face, taken = row
    found: Layouts = {}
    if kind == "put":
        return _put(layouts, slot, face, rate, pooled)
    if kind == "top" and face == UNSEEN:
        return layouts  # somebody else knows more now; we do not
    for layout, weight in layouts.items():
        ways = (
            _drawn(layout, kind, face)
            if kind in ("drew", "top")
            else _turned(layout, kind, slot, face, taken)
        )
        for moved in ways:
            found[moved] = found.get(moved, 0.0) + weight
    return found


def _put(layouts: Layouts, slot: int, face: int, rate: float, pooled: bool) -> Layouts:
    """A card from the hand into an empty slot; `pooled` forgets which of the day's slots each card lies in."""
    some = next(iter(layouts))[1]
    full = [k for k in range(SLOTS + 1) if some[k] != NOBODY or k == slot]
    free = sum(1 << k for k in range(SLOTS) if some[k] == NOBODY)
    found: Layouts = {}
    for (hand, slots, deck), weight in layouts.items():
        honest, bluff = _manner(hand, slot, free, rate)
        head, tail = slots[:slot], slots[slot + 1 :]
        for card in _among(hand, face):
            put = _sorted((*head, card, *tail), full) if pooled else (*head, card, *tail)
            moved = (hand & ~(1 << card), put, deck)
            part = weight * (honest if card == slot + 1 else bluff)
            found[moved] = found.get(moved, 0.0) + part
    return found


def _sorted(slots: tuple[int, ...], full: list[int]) -> tuple[int, ...]:
    played = sorted(slots[k] for k in full)
    found = list(EMPTY)
    for k, card in zip(full, played, strict=True):
        found[k] = card
    return tuple(found)


@functools.cache
def _manner(hand: int, slot: int, free: int, rate: float) -> tuple[float, float]:
    """How likely a seat with this hand plays the card that belongs into a slot there, and how likely each other one.

    `rate` is how often it bluffs where it need not; `free` are the slots that have no card, as a bit mask.
    """
    if rate == EVENLY or slot == FACEUP:
        return 1.0, 1.0
    honest = (hand >> 1 & free).bit_count()
    bluffs = max(1, hand.bit_count() * free.bit_count() - honest)
    return (1 - rate) / max(1, honest), (rate if honest else 1.0) / bluffs


def _drawn(layout: Layout, kind: str, face: int) -> Iterator[Layout]:
    """The top card of the deck is drawn, or seen and put back; the groups are as large in every layout."""
    hand, slots, deck = layout
    for card in _among(deck[-1], face):
        rest = deck[-1] & ~(1 << card)
        below = (*deck[:-1], rest) if rest else deck[:-1]
        if kind == "drew":
            yield hand | 1 << card, slots, below
        else:
            yield hand, slots, (*below, 1 << card)


def _turned(layout: Layout, kind: str, slot: int, face: int, taken: int) -> Iterator[Layout]:
    """Cards exchanged or taken up, the deck shuffled, or the cards of a day put under it."""
    hand, slots, deck = layout
    if kind == "exchanged":
        old = slots[slot]
        for card in _among(hand, face) if taken in (UNSEEN, old) else []:
            yield hand & ~(1 << card) | 1 << old, (*slots[:slot], card, *slots[slot + 1 :]), deck
    elif kind == "took":
        if face in (UNSEEN, slots[slot]):
            yield hand | 1 << slots[slot], (*slots[:slot], NOBODY, *slots[slot + 1 :]), deck
    elif kind == "shuffled":
        yield hand, slots, (sum(deck),) if deck else ()
    else:
        played = sum(1 << card for card in slots if card != NOBODY)
        yield hand, EMPTY, (played, *deck) if played else deck


def _among(mask: int, face: int) -> Sequence[int]:
    if face == UNSEEN:
        return CARDS_OF[mask]
    return (face,) if mask >> face & 1 else ()


CARDS_OF = [tuple(k for k in range(len(CARDS)) if mask >> k & 1) for mask in range(ALL + 1)]
