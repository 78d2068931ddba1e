"""Every choice of the game as a small int and as words. Codes are stable within a rules version."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from saloon.games.goat.engine.names import CHARACTERS, HOW_MANY, LOCATIONS, SEATS
from saloon.kernel.menu import Menu

MOST_TO_SPLIT: Final = 4  # coins of the Charlatan (3) or bottles of the Dancer (4)
BASE: Final = MOST_TO_SPLIT + 1


def _splits() -> list[list[int]]:
    """Every way to share at most four things among five seats."""
    out: list[list[int]] = []
    for key in range(BASE**SEATS):
        shares = [key // BASE**seat % BASE for seat in range(SEATS)]
        if sum(shares) <= MOST_TO_SPLIT:
            out.append(shares)
    return out


SPLITS: Final = _splits()
SPLIT_KEYS: Final = [sum([share * BASE**seat for seat, share in enumerate(shares)]) for shares in SPLITS]


def _split_index() -> list[int]:
    index = [-1] * BASE**SEATS
    for k, key in enumerate(SPLIT_KEYS):
        index[key] = k
    return index


SPLIT_INDEX: Final = _split_index()

ACCEPT: Final = 0
REFUSE: Final = 1
ROB: Final = 2  # + location
GAMBLE: Final = 6  # + seat
SWINDLE: Final = 11  # + split
SERVE: Final = SWINDLE + 126  # + split
OFFER: Final = SERVE + 126  # + (card * 15 + claim) * 5 + seat
CODES: Final = OFFER + HOW_MANY * HOW_MANY * SEATS


def offer_code(card: i64, claim: i64, to: i64) -> i64:
    return OFFER + (card * HOW_MANY + claim) * SEATS + to


class Offers(Menu):
    """Any card of the hand, called any card of the hand, to any other active player."""

    def __init__(self, hand: list[int], targets: list[int]) -> None:
        self.hand: list[int] = hand
        self.targets: list[int] = targets

    def size(self) -> i64:
        h: i64 = len(self.hand)
        t: i64 = len(self.targets)
        return h * h * t

    def nth(self, i: i64) -> i64:
        h: i64 = len(self.hand)
        t: i64 = len(self.targets)
        to: i64 = self.targets[i % t]
        i //= t
        return offer_code(self.hand[i // h], self.hand[i % h], to)

    def holds(self, code: i64) -> bool:
        if code < OFFER or code >= CODES:
            return False
        k: i64 = code - OFFER
        to: i64 = k % SEATS
        k //= SEATS
        card: i64 = k // HOW_MANY
        claim: i64 = k % HOW_MANY
        return _among(self.targets, to) and _among(self.hand, card) and _among(self.hand, claim)

    def note(self, out: BytesWriter, start: i64) -> None:
        """As any menu's, without taking every number apart."""
        hand, targets = self.hand, self.targets
        cards: i64 = len(hand)
        others: i64 = len(targets)
        card: i64 = 0
        while card < cards:
            row: i64 = start + offer_code(hand[card], 0, 0)
            claim: i64 = 0
            while claim < cards:
                called: i64 = hand[claim]
                first: i64 = row + called * SEATS
                to: i64 = 0
                while to < others:
                    seat: i64 = targets[to]
                    write_i64_le(out, first + seat)
                    to += 1
                claim += 1
            card += 1


def _among(values: list[int], value: i64) -> bool:
    for v in values:
        if v == value:
            return True
    return False


def _shared(shares: list[int], link: str) -> str:
    return ", ".join([f"{share} {link} {seat}" for seat, share in enumerate(shares) if share])


def _words() -> list[str]:
    words = ["accept", "refuse"]
    words += [f"rob {name}" for name in LOCATIONS[:4]]
    words += [f"gamble with {seat}" for seat in range(SEATS)]
    words += ["swindle " + (_shared(shares, "from") or "nobody") for shares in SPLITS]
    words += ["serve " + (_shared(shares, "to") or "nobody") for shares in SPLITS]
    for card in CHARACTERS:
        for claim in CHARACTERS:
            words += [f"offer {card} as {claim} to {seat}" for seat in range(SEATS)]
    return words


WORDS: Final = _words()
CODE_OF: Final = {word: code for code, word in enumerate(WORDS)}


def public_word(code: int) -> str:
    """A choice as the others may read it: the card under an offer is not theirs to know."""
    if code < OFFER:
        return WORDS[code]
    _, _, rest = WORDS[code].partition(" as ")
    return f"offer ? as {rest}"
