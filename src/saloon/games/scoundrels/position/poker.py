"""Laying out poker cards, the henchmen on them, and what everybody remembers of them."""

from __future__ import annotations

from saloon.games.scoundrels.engine.names import CARDS, HAND, NOBODY, SLOTS
from saloon.games.scoundrels.engine.state import DRAWN, FACEUP, PUT, TAKEN
from saloon.games.scoundrels.engine.views import ROW_KINDS
from saloon.games.scoundrels.moments import fail
from saloon.games.scoundrels.position.setting import Setting, card_of, known_slot


def lay_poker(at: Setting, seat: int) -> None:
    s, row = at.s, at.seats[seat]
    slots = {known_slot(name): card_of(card) for name, card in row.get("slots", {}).items()}
    hand = [card_of(card) for card in row.get("hand", [])]
    deck = [card_of(card) for card in row.get("deck", [])]
    faceup = bool(row.get("faceup", False))
    named = [*hand, *deck, *slots.values(), *([0] if faceup else [])]
    if len(set(named)) != len(named):
        raise fail(f"seat {seat} has a poker card in two places; each exists once (SR1).")
    rest = at.shuffled([card for card in range(len(CARDS)) if card not in named])
    size = HAND - len(slots) - faceup
    while "deck" not in row and len(hand) < size and rest:
        hand.append(rest.pop())
    s.hand[seat] = sum(1 << card for card in hand)
    s.deck[seat] = rest + deck[::-1]
    s.faceup[seat] = int(faceup)
    for slot, card in slots.items():
        s.slots[seat * SLOTS + slot] = card
    for name, owners in row.get("calls", {}).items():
        slot = known_slot(name)
        if slot not in slots or seat in owners or any(not 0 <= int(q) < s.sides for q in owners):
            raise fail(f"henchmen of {owners} lie on the card of seat {seat} at slot {name} (SR49, SR56).")
        s.calls[seat * SLOTS + slot] = sum({1 << int(q) for q in owners})
    if "poker" not in at.data:
        invent_history(at, seat, hand, slots, faceup)


def invent_history(at: Setting, seat: int, hand: list[int], slots: dict[int, int], faceup: bool) -> None:
    """As if all cards out of the deck had been drawn today and those in slots then been played."""
    s = at.s
    for card in [*hand, *slots.values(), *([0] if faceup else [])]:
        s.poker += [DRAWN, seat, 0, card, 1 << seat]
    if faceup:
        s.poker += [PUT, seat, FACEUP, 0, -1]
    for slot, card in slots.items():
        s.put_row[seat * SLOTS + slot] = len(s.poker)
        s.poker += [PUT, seat, slot, card, 1 << seat]


def memory(at: Setting) -> None:
    s, data = at.s, at.data
    exchanged = False  # the card put down last lies on one that is taken up for it
    for row in data.get("poker", []):
        kind, seat, slot, card, who = row.split()
        number = ROW_KINDS.index(kind)
        if number == PUT and int(slot) != FACEUP:
            exchanged = s.put_row[int(seat) * SLOTS + int(slot)] != NOBODY
            s.put_row[int(seat) * SLOTS + int(slot)] = len(s.poker)
        elif number == TAKEN and not exchanged:
            s.put_row[int(seat) * SLOTS + int(slot)] = NOBODY
        if number == TAKEN:
            exchanged = False
        if kind == "under":
            for k in range(SLOTS):
                s.put_row[int(seat) * SLOTS + k] = NOBODY
        s.poker += [number, int(seat), int(slot), int(card), int(who)]
