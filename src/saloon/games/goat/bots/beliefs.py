"""Beliefs about the Goat game's hidden cards, exactly: every way they can lie, given all that a seat has seen.

The engine's `determinize` draws from the same distribution; here it is written out, block by block, for who wants all
of it: the bluff layer of small games, calibration, hints, and the tests that hold the two together. How people tend to
choose is not part of it; `weighed` adds that.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from saloon.bots.player import View
from saloon.games.goat.engine.knowledge import GoatBelief
from saloon.games.goat.engine.names import CHARACTERS
from saloon.games.goat.engine.state import CARD, TURN
from saloon.start import rules_of

Hand = tuple[int, ...]


class Cards:
    """Where the characters of this round may lie, from a view: drawn for an offer, in the deck, or removed."""

    def __init__(self, view: View) -> None:
        rules: Any = rules_of("goat")
        self.belief = GoatBelief(view, rules.table(view["players"], view["options"]))
        known = self.belief.known
        self.offers = len(known.turns) // TURN
        ends = [int(end) for end in self.belief.ends]
        drawn = [end - start for start, end in zip([0, *ends], ends, strict=False)]
        self.sizes = [*drawn, int(self.belief.deck_size), 1 if known.round else 0]
        """Cards in each block: drawn for each offer, drawn for the next, deck, removed."""
        self.starts = [0, *itertools.accumulate(self.sizes)]
        shown = self.offers - 1 if view["offer"] is not None else self.offers
        self.gone = {known.turns[k * TURN + CARD] for k in range(shown)}
        """Cards that have left the hand for all to see."""

    def ways(self) -> Iterator[list[int]]:
        """Every way to put the cards into the blocks, as the block of each card of `cards`; all are equally likely.

        (A block's cards come in any order, and there are as many orders whichever cards they are.)
        """
        yield from self._put(0, list(self.sizes), [])

    @property
    def cards(self) -> list[int]:
        return [int(card) for card in self.belief.order]

    def _put(self, k: int, room: list[int], blocks: list[int]) -> Iterator[list[int]]:
        cards = self.belief.order
        if k == len(cards):
            yield blocks
            return
        card = cards[k]
        low, high = self.belief.low[card], self.belief.high[card]
        for block, free in enumerate(room):
            if free and low <= self.starts[block] and self.starts[block + 1] <= high:
                room[block] -= 1
                yield from self._put(k + 1, room, [*blocks, block])
                room[block] += 1

    def hands(self) -> dict[Hand, float]:
        """How likely each hand of the dealer is; an offered card that lies on the table counts as one of it."""
        counts: dict[Hand, int] = {}
        last = self.offers
        for blocks in self.ways():
            hand = tuple(
                sorted(
                    card
                    for card, block in zip(self.cards, blocks, strict=True)
                    if block <= last and card not in self.gone
                )
            )
            counts[hand] = counts.get(hand, 0) + 1
        total = sum(counts.values())
        return {hand: count / total for hand, count in counts.items()}

    def layouts(self) -> dict[tuple[Hand, Hand, int], float]:
        """How likely each layout is: the hand, the deck from the bottom up, the removed card (-1 for none)."""
        found: dict[tuple[Hand, Hand, int], int] = {}
        last = self.offers
        for blocks in self.ways():
            pairs = list(zip(self.cards, blocks, strict=True))
            hand = tuple(sorted(card for card, block in pairs if block <= last and card not in self.gone))
            deck = [card for card, block in pairs if block == last + 1]
            removed = next((card for card, block in pairs if block == last + 2), -1)
            for order in itertools.permutations(deck):
                key = (hand, order, removed)
                found[key] = found.get(key, 0) + 1
        total = sum(found.values())
        return {key: count / total for key, count in found.items()}


def weighed(hands: Mapping[Hand, float], likely: Callable[[Hand], float]) -> dict[Hand, float]:
    """Beliefs after something was seen to be done: each hand by how likely it would have been done with it."""
    parts = {hand: chance * likely(hand) for hand, chance in hands.items()}
    total = sum(parts.values())
    return {hand: part / total for hand, part in parts.items()} if total else dict(hands)


def named(hands: Mapping[Hand, float]) -> dict[str, float]:
    """How likely each character is in the hand."""
    found: dict[str, float] = {}
    for hand, chance in hands.items():
        for card in hand:
            found[CHARACTERS[card]] = found.get(CHARACTERS[card], 0.0) + chance
    return found
