"""A Goat view in numbers: the same whitelist as `views.py`, cell by cell, for the seat that looks."""

from __future__ import annotations

from typing import Final, cast

from librt.strings import BytesWriter
from mypy_extensions import i64

from saloon.games.goat.engine.names import CHARACTERS, HOW_MANY, KINDS_OF_TOKEN, LOCATIONS, TOKENS
from saloon.games.goat.engine.state import (
    ANSWER,
    CARD,
    CLAIM,
    COUNT,
    DEALER,
    FROM,
    GAIN,
    GAINER,
    HAND,
    OPEN,
    TO,
    TOKEN,
    TURN,
    GoatState,
)
from saloon.games.goat.engine.views import drawn_now
from saloon.kernel.core import ACTOR, State
from saloon.kernel.observation import Encoder, Kept, Room, add, around, bits, put, put_all, put_number

PHASES: Final = ("offer", "answer", "rob", "swindle", "serve", "gamble", "over")
OFFER_CELLS: Final = 10
GAINS: Final = (0, 0, 24, 24, 32, 40)
"""By players, rows for the tokens that came into a reserve in a whole game: more than play has ever filled."""
GAIN_CELLS: Final = 4
SEAT_CELLS: Final = 5 + KINDS_OF_TOKEN


class GoatKept(Kept):
    """Offers that are answered and tokens that were gained, as a seat has seen them: rows that change no more."""

    def __init__(self) -> None:
        self.round: i64 = 0
        """Of which the offers are."""
        self.answered: i64 = 0
        """Where in `turns` they end."""
        self.left: i64 = 0
        """Cards of the hand that the last of them left."""
        self.offers: BytesWriter = BytesWriter()
        self.offered: bytes = b""
        """The same, ready to be written."""
        self.gained: i64 = 0
        """Where in `gains` they end."""
        self.gains: BytesWriter = BytesWriter()
        self.got: bytes = b""
        """The same, ready to be written."""


class GoatEncoder(Encoder):
    """Cells for a number of players; options of the set-up change numbers, not cells."""

    def __init__(self, players: int, characters: int) -> None:
        super().__init__()
        n = players
        self.n: i64 = n
        self.gains: i64 = GAINS[players]
        others = ["me", *[f"+{k}" for k in range(1, n)]]
        self.seat_at: i64 = self.cells([f"my seat is {k}" for k in range(n)])
        self.round_at: i64 = self.cell("round")
        self.phase_at: i64 = self.cells([f"phase {phase}" for phase in PHASES])
        self.asked_at: i64 = self.cells([f"asked {who}" for who in others])
        self.start_at: i64 = self.cells([f"starting player {who}" for who in others])
        self.dealer_at: i64 = self.cells([f"dealer {who}" for who in others])
        self.last_at: i64 = self.cells([f"last active {who}" for who in others])
        self.seats_at: i64 = len(self.names)
        for who in others:
            self.number(f"coins of {who}")
            self.cells([f"{what} of {who}" for what in ("tokens", "hats", "elixirs")])
            self.cells([f"{token} of {who}, where seen" for token in TOKENS])
        self.bank_at: i64 = self.number("coins in the supply")
        self.extra_at: i64 = self.number("coins beyond the supply")
        self.supply_at: i64 = self.cells([f"{token} in the supply" for token in TOKENS])
        self.tokens_at: i64 = self.cells([f"tokens at {place}" for place in LOCATIONS])
        self.coins_at: i64 = self.cells([f"coins at {place}" for place in LOCATIONS])
        self.control_at: i64 = self.cells([f"{card} with {who}" for card in CHARACTERS for who in others])
        self.discard_at: i64 = self.cells([f"{card} discarded as number" for card in CHARACTERS])
        self.removed_at: i64 = self.cells([f"{card} removed faceup" for card in CHARACTERS])
        self.back_at: i64 = self.cell("goat went back")
        self.deck_at: i64 = self.cell("cards in the deck")
        self.size_at: i64 = self.cell("cards in the hand")
        self.hand_at: i64 = self.cells([f"{card} in my hand" for card in CHARACTERS])
        self.drawn_at: i64 = self.cells([f"{card} drawn by me" for card in CHARACTERS])
        self.to_at: i64 = self.cells([f"offer to {who}" for who in others])
        self.claim_at: i64 = self.cells([f"offered as {card}" for card in CHARACTERS])
        self.card_at: i64 = self.cells([f"offered by me: {card}" for card in CHARACTERS])
        self.robber_at: i64 = self.cells([f"robber took from {place}" for place in LOCATIONS])
        self.loot_at: i64 = self.cells(["tokens on the robber", "coins on the charlatan"])
        self.offers_at: i64 = len(self.names)
        for k in range(characters):  # every offer takes a card out of the round
            self.cells(
                [f"offer {k}: {what}" for what in ("dealer", "to", "claim", "card", "answer", "hand size")]
            )
            self.cells(
                [
                    f"offer {k}: my {what}, {half} bits"
                    for what in ("hand", "draw")
                    for half in ("low", "high")
                ]
            )
        self.gains_at: i64 = self.cell("tokens gained: rows left out")
        for k in range(GAINS[players]):
            self.cells([f"gain {k}: {what}" for what in ("from", "to", "token", "count")])
        self.close()
        self.front: bytes = bytes(self.offers_at)
        self.offers_room: Room = Room(characters, OFFER_CELLS)
        self.gains_room: Room = Room(GAINS[players], GAIN_CELLS)

    def kept(self) -> Kept:
        return GoatKept()

    def write(self, state: State, me: i64, out: BytesWriter, kept: Kept) -> None:
        s = cast(GoatState, state)
        mine = cast(GoatKept, kept)
        start: i64 = len(out)
        out.write(self.front)
        self._moment(s, me, start, out)
        self._goods(s, me, start, out)
        self._cards(s, me, start, out)
        self._offers(s, me, mine, out)
        self._gains(s, me, mine, out)

    def _moment(self, s: GoatState, me: i64, start: i64, out: BytesWriter) -> None:
        """Whose turn it is, of what, and the offer that lies there."""
        n = self.n
        out[start + self.seat_at + me] = 1
        put(out, start + self.round_at, s.round)
        if s.top < 0:
            out[start + self.phase_at + 6] = 1
        else:
            top: i64 = s.top
            actor: i64 = s.stack[top + ACTOR]
            out[start + self.phase_at + phase_of(s.ops[s.stack[top]].kind)] = 1
            out[start + self.asked_at + around(actor, me, n)] = 1
        if s.start >= 0:
            out[start + self.start_at + around(s.start, me, n)] = 1
        if s.holder >= 0:
            out[start + self.dealer_at + around(s.holder, me, n)] = 1
        if s.last >= 0:
            out[start + self.last_at + around(s.last, me, n)] = 1
        if s.offer_to >= 0:
            out[start + self.to_at + around(s.offer_to, me, n)] = 1
            out[start + self.claim_at + s.offer_claim] = 1
            if s.holder == me:
                out[start + self.card_at + s.offer_card] = 1
        if s.loot_place >= 0:
            out[start + self.robber_at + s.loot_place] = 1
            put(out, start + self.loot_at, s.loot)
        put(out, start + self.loot_at + 1, s.stash)

    def _goods(self, s: GoatState, me: i64, start: i64, out: BytesWriter) -> None:
        """What players, supply and locations hold."""
        n = self.n
        over = s.top < 0
        at: i64 = start + self.seats_at
        k: i64 = 0
        while k < n:
            seat: i64 = me + k if me + k < n else me + k - n
            put_number(out, at, s.coins[seat])
            put(out, at + 2, tokens_of(s.tokens, seat, k == 0 or over, at + 5, out))
            put(out, at + 3, s.hats[seat])
            put(out, at + 4, s.elixirs[seat])
            at += SEAT_CELLS
            k += 1
        if s.bank >= 0:
            put_number(out, start + self.bank_at, s.bank)
        else:
            put_number(out, start + self.extra_at, -s.bank)
        put_all(out, start + self.supply_at, s.supply)
        put_all(out, start + self.tokens_at, s.loc_tokens)
        put_all(out, start + self.coins_at, s.loc_coins)

    def _cards(self, s: GoatState, me: i64, start: i64, out: BytesWriter) -> None:
        """Where the characters are."""
        n = self.n
        at: i64 = start + self.control_at
        control = s.control
        card: i64 = 0
        while card < HOW_MANY:
            owner: i64 = control[card]
            if owner >= 0:
                out[at + around(owner, me, n)] = 1
            at += n
            card += 1
        gone: i64 = 0
        while gone < len(s.discard):
            card = s.discard[gone]
            gone += 1
            put(out, start + self.discard_at + card, gone)
        if s.removed_up >= 0:
            out[start + self.removed_at + s.removed_up] = 1
        put(out, start + self.back_at, s.goat_back)
        put(out, start + self.deck_at, len(s.deck))
        held: i64 = len(s.hand)
        put(out, start + self.size_at, held)
        if s.holder == me:
            drawn: i64 = drawn_now(s)
            k: i64 = 0
            while k < held:
                card = s.hand[k]
                out[start + self.hand_at + card] = 1
                put(out, start + self.drawn_at + card, (drawn >> card) & 1)
                k += 1

    def _offers(self, s: GoatState, me: i64, kept: GoatKept, out: BytesWriter) -> None:
        """The offers of this round as rows, all of them fit."""
        turns = s.turns
        stop: i64 = len(turns)
        if kept.round != s.round or kept.answered > stop:
            kept.round = s.round
            kept.answered = 0
            kept.left = 0
            kept.offers.truncate(0)
            kept.offered = b""
        row: i64 = kept.answered
        answer: i64 = OPEN
        while row < stop:
            answer = turns[row + ANSWER]
            if answer == OPEN:
                break
            self._offer(turns, row, me, answer, kept.left, kept.offers)
            card: i64 = turns[row + CARD]
            hand: i64 = turns[row + HAND]
            kept.left = hand & ~(1 << card)
            row += TURN
        if row > kept.answered:
            kept.answered = row
            kept.offered = kept.offers.getvalue()
        out.write(kept.offered)
        used: i64 = len(kept.offered)
        if row < stop:
            self._offer(turns, row, me, OPEN, kept.left, out)
            used += OFFER_CELLS
        self.offers_room.end(used, out)

    def _offer(self, turns: list[int], row: i64, me: i64, answer: i64, left: i64, out: BytesWriter) -> None:
        n = self.n
        dealer: i64 = turns[row + DEALER]
        to: i64 = turns[row + TO]
        claim: i64 = turns[row + CLAIM]
        card: i64 = turns[row + CARD]
        hand: i64 = turns[row + HAND]
        mine = dealer == me
        add(out, around(dealer, me, n) + 1)
        add(out, around(to, me, n) + 1)
        add(out, claim + 1)
        add(out, card + 1 if mine or answer != OPEN else 0)
        add(out, answer + 2)
        add(out, bits(hand))
        drawn: i64 = hand & ~left
        if not mine:
            hand = 0
            drawn = 0
        add(out, hand & 255)
        add(out, hand >> 8)
        add(out, drawn & 255)
        add(out, drawn >> 8)

    def _gains(self, s: GoatState, me: i64, kept: GoatKept, out: BytesWriter) -> None:
        """Every token that came into a reserve, the latest."""
        n = self.n
        gains = s.gains
        stop: i64 = len(gains)
        rows = kept.gains
        row: i64 = kept.gained
        while row < stop:
            giver: i64 = gains[row + FROM]
            to: i64 = gains[row + GAINER]
            token: i64 = gains[row + TOKEN]
            add(rows, around(giver, me, n) + 1 if giver >= 0 else 0)
            add(rows, around(to, me, n) + 1)
            add(rows, token + 1 if giver < 0 or giver == me or to == me else 0)
            add(rows, gains[row + COUNT])
            row += GAIN
        if row > kept.gained:
            kept.gained = row
            kept.got = rows.getvalue()
        left_out: i64 = stop // GAIN - self.gains
        add(out, left_out if left_out > 0 else 0)
        self.gains_room.write(kept.got, out)


def tokens_of(tokens: list[int], seat: i64, shown: bool, at: i64, out: BytesWriter) -> i64:
    """How many tokens a seat has; if they are shown, each kind in a cell."""
    first: i64 = seat * KINDS_OF_TOKEN
    total: i64 = 0
    kind: i64 = 0
    while kind < KINDS_OF_TOKEN:
        count: i64 = tokens[first + kind]
        total += count
        if shown:
            put(out, at + kind, count)
        kind += 1
    return total


def phase_of(kind: str) -> i64:
    """The number of a question; most are offers and answers."""
    if kind == "offer":
        return 0
    if kind == "answer":
        return 1
    return PHASES.index(kind)
