"""What has happened before a position of the Goat game: offers, goods that changed hands, draws."""

from __future__ import annotations

import re

from saloon.games.goat.engine.knowledge import CHARACTER_OF, TOKEN_OF, reserves
from saloon.games.goat.engine.mutators import STREAMS
from saloon.games.goat.engine.names import (
    CHARACTERS,
    HOW_MANY,
    KINDS_OF_TOKEN,
)
from saloon.games.goat.engine.state import (
    ACCEPTED,
    ANSWER,
    CARD,
    CLAIM,
    DEALER,
    HAND,
    NOBODY,
    OPEN,
    REFUSED,
    TO,
    TURN,
    mask_of,
)
from saloon.games.goat.position.setting import Setting
from saloon.games.goat.position.values import fail, known, number, seat_in

OFFER_ROW = re.compile(r"(\d+) offer (\w+) as (\w+) to (\d+), (open|accepted|refused)(?:, from ([\w ]+))?")
TOKEN_ROW = re.compile(r"(\d+) (\w+)(?: from (\d+))? to (\d+)")


def history(at: Setting) -> None:
    s, data = at.s, at.data
    for row in data.get("offers", []):
        offer_row(at, row)
    if at.phase == "answer" and (not s.turns or s.turns[len(s.turns) - TURN + ANSWER] != OPEN):
        s.turns += [s.holder, s.offer_to, s.offer_claim, s.offer_card, OPEN]
        s.turns.append(mask_of([*s.hand, s.offer_card]))
    check_offers(at)
    if "tokens" not in data:
        for seat in range(at.n):
            for kind in range(KINDS_OF_TOKEN):
                count = s.tokens[seat * KINDS_OF_TOKEN + kind]
                if count:
                    s.gains += [NOBODY, seat, kind, count]
        return
    for row in data["tokens"]:
        match = TOKEN_ROW.fullmatch(row)
        if match is None:
            raise fail(f"tokens has the row '{row}'; a row reads '1 bottle to 0' or '1 gold from 2 to 0'.")
        many, token, giver, to = match.groups()
        s.gains += [
            NOBODY if giver is None else seat_in({"giver": int(giver)}, "giver", 0, at.n),
            seat_in({"to": int(to)}, "to", 0, at.n),
            known(TOKEN_OF, token, "token"),
            int(many),
        ]
        if giver is not None and (many != "1" or giver == to):
            raise fail(f"tokens has the row '{row}'; from another player comes 1 token at a time (GR101).")
        if min(reserves(s.gains, len(s.tokens))) < 0:
            raise fail(f"tokens has the row '{row}', but seat {giver} has no {token} then.")
    held = reserves(s.gains, len(s.tokens))
    if held != s.tokens:
        raise fail("the history in tokens does not lead to the tokens of the seats.")


def offer_row(at: Setting, row: str) -> None:
    match = OFFER_ROW.fullmatch(row)
    if match is None:
        raise fail(
            f"offers has the row '{row}'; a row reads '0 offer sheriff as farmer to 2, refused, from …'."
        )
    dealer, card, claim, to, answer, hand = match.groups()
    cards = [known(CHARACTER_OF, name, "character") for name in (hand or f"{card} {claim}").split()]
    at.s.turns += [
        seat_in({"dealer": int(dealer)}, "dealer", 0, at.n),
        seat_in({"to": int(to)}, "to", 0, at.n),
        known(CHARACTER_OF, claim, "character"),
        known(CHARACTER_OF, card, "character"),
        {"open": OPEN, "accepted": ACCEPTED, "refused": REFUSED}[answer],
        mask_of(cards),
    ]


def check_offers(at: Setting) -> None:
    """The history must lead to the present: cards leave the hand only by being offered."""
    s, t = at.s, at.s.turns
    now = mask_of([*s.hand, s.offer_card]) if s.offer_to != NOBODY else mask_of(s.hand)
    placed = mask_of([c for c in range(HOW_MANY) if s.control[c] != NOBODY]) | mask_of(s.discard)
    left = gone = 0
    for k in range(0, len(t), TURN):
        row = f"row {k // TURN + 1} of offers"
        hand, card, open_ = t[k + HAND], 1 << t[k + CARD], t[k + ANSWER] == OPEN
        last = k + TURN == len(t)
        if t[k + DEALER] == t[k + TO]:
            raise fail(f"{row} goes to its own dealer (GR35).")
        if open_ != (last and at.phase == "answer"):
            raise fail(f'{row}: an offer is open exactly if it is the last, in phase "answer".')
        if not hand & card or not hand >> t[k + CLAIM] & 1:
            raise fail(f"{row} offers or names a character that is not in the hand it comes from (GR37).")
        if left & ~hand or hand & gone:
            raise fail(f"{row}: its hand does not follow from the row before.")
        if open_ and (t[k : k + ANSWER], hand) != (
            [s.holder, s.offer_to, s.offer_claim, s.offer_card],
            now,
        ):
            raise fail(f"{row} is not the offer on the table.")
        if not open_ and not placed & card:
            raise fail(f"{row}: the {CHARACTERS[t[k + CARD]]} is neither in play nor discarded.")
        left = hand & ~card
        gone |= card
    if left & ~now or gone & now & ~mask_of([s.offer_card] if s.offer_to != NOBODY else []):
        raise fail("the hand does not follow from the last row of offers.")


def draws(at: Setting) -> None:
    draws = at.data.get("draws")
    if draws is None:
        return
    at.s.draws = [0] * len(STREAMS)
    for name in draws:
        if name not in STREAMS:
            raise fail(f"draws names the stream '{name}'; streams are {', '.join(STREAMS)}.")
        at.s.draws[STREAMS.index(name)] = number(draws, name, 0)
