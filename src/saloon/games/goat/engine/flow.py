"""The course of the game: rounds, offers and answers, the Saloon phase. Each is an op on the stack."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.errors import Reason
from saloon.games.goat.engine import mutators as m
from saloon.games.goat.engine import ops
from saloon.games.goat.engine.choices import ACCEPT, OFFER, REFUSE, Offers
from saloon.games.goat.engine.names import CHARACTERS, GUNSLINGER, HOW_MANY, SALOON, SEATS
from saloon.games.goat.engine.state import NOBODY, GoatState
from saloon.kernel.core import ACTOR, CALL, DONE, PC, WAIT, Op, State, become, number, push
from saloon.kernel.menu import Listed, Menu

# Where the frame of the rounds stands.
SETUP: Final = 0
UPKEEP: Final = 1
SALOON_PHASE: Final = 2
END_OF_ROUND: Final = 3

# Where the frame of the distribution stands.
FIRST_DEALER: Final = 0
DEALERS: Final = 1
ASSISTANTS: Final = 2


class Rounds(Op):
    """The whole game: set-up, then Upkeep, Distribution, Saloon, End of Round, and again (GR25, GR26)."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(GoatState, state)
        pc: i64 = s.stack[fp + PC]
        s.stack[fp + PC] = pc + 1
        if pc == SETUP:
            for seat in range(s.n):
                m.deal_in(s, seat)
            m.choose_first(s)
        elif pc == UPKEEP:
            upkeep(s)
            push(s, DISTRIBUTION, s.start, 0, 0)
        elif pc == SALOON_PHASE:
            push(s, SALOON_OP, 0, 0, 0)
        elif s.round >= s.table.rounds:
            m.finish(s)
            return DONE
        else:
            m.end_round(s)
            s.stack[fp + PC] = UPKEEP
        return CALL


def upkeep(s: GoatState) -> None:
    """New goods at every location, a new deck, two characters out (GR27 to GR32)."""
    m.begin_round(s)
    for place in s.table.locations:
        m.stock(s, place)
    m.stock(s, SALOON)
    m.shuffle_characters(s)
    m.remove_down(s)
    if s.table.faceup:
        m.remove_up(s)


class Distribution(Op):
    """Offers until nobody has a hat left. Its actor is who deals; its place says which kind of dealer that is."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(GoatState, state)
        active = s.active()
        if active == 0:
            return DONE
        place: i64 = s.stack[fp + PC]
        dealer: i64 = s.stack[fp + ACTOR]
        if place == FIRST_DEALER:
            m.pass_hand(s, dealer)
            m.draw(s, s.table.hand)
            s.stack[fp + PC] = DEALERS
        elif active > 1:
            dealer = next_with(s, dealer, True)
            m.pass_hand(s, dealer)
            m.draw(s, s.table.hand - len(s.hand))
        elif place == DEALERS:
            m.last_active(s, next_with(s, dealer, True))
            dealer = (s.last + 1) % s.n
            m.pass_hand(s, dealer)
            m.draw(s, len(s.deck))
            s.stack[fp + PC] = ASSISTANTS
        else:
            dealer = next_with(s, dealer, False)
            m.pass_hand(s, dealer)
        s.stack[fp + ACTOR] = dealer
        push(s, OFFER_OP, dealer, 0, 0)
        return CALL


def next_with(s: GoatState, seat: i64, active: bool) -> i64:
    """The next active (or inactive) player clockwise after a seat; that seat itself comes last (GQ18)."""
    other = (seat + 1) % s.n
    while (s.hats[other] > 0) != active:
        other = (other + 1) % s.n
    return other


SEATS_IN: Final[list[list[int]]] = [
    [seat for seat in range(SEATS) if (mask >> seat) & 1] for mask in range(1 << SEATS)
]
"""The seats of a bit mask."""


class Offer(Op):
    """The dealer offers a card to another active player, under the name of any card of the hand (GR35 to GR38)."""

    kind = "offer"

    def step(self, state: State, fp: i64) -> i64:
        return WAIT

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        s = cast(GoatState, state)
        others: i64 = 0
        for other in range(s.n):
            if other != seat and s.hats[other] > 0:
                others |= 1 << other
        return Offers(s.hand[:], SEATS_IN[others])

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(GoatState, state)
        k: i64 = code - OFFER
        to: i64 = k % SEATS
        k //= SEATS
        m.put_offer(s, k // HOW_MANY, k % HOW_MANY, to)
        become(s, fp, ANSWER_OP, to, seat, 0)

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        if code < OFFER:
            return None
        k = code - OFFER
        card, claim, to = k // SEATS // HOW_MANY, k // SEATS % HOW_MANY, k % SEATS
        hand = cast(GoatState, s).hand
        if card not in hand:
            return Reason("why-offer-hand", character=CHARACTERS[card])
        if claim not in hand:
            return Reason("why-offer-claim", character=CHARACTERS[claim])
        if to == seat:
            return Reason("why-offer-self")
        return Reason("why-seat-none" if to >= s.n else "why-offer-hats", seat=to)


YES_OR_NO: Final[Menu] = Listed([ACCEPT, REFUSE])
ONLY_YES: Final[Menu] = Listed([ACCEPT])


class Answer(Op):
    """Take the card unseen or leave it to the dealer; one refused to an assistant is discarded (GR39 to GR41, GR56)."""

    kind = "answer"

    def step(self, state: State, fp: i64) -> i64:
        return DONE if state.stack[fp + PC] else WAIT

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        return ONLY_YES if must_accept(cast(GoatState, state)) else YES_OR_NO

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(GoatState, state)
        card = m.reveal_offer(s, code == ACCEPT)
        controller = seat if code == ACCEPT else s.holder
        s.stack[fp + PC] = 1
        if s.hats[controller] == 0:
            m.discard(s, card)
            return
        m.put_hat(s, controller, card)
        effect = ops.instant(card)
        if effect is not None:
            become(s, fp, effect, controller, card, 0)

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        return Reason("why-must-take") if code == REFUSE else None


def must_accept(s: GoatState) -> bool:
    """As many hats left as the assistant had cards: no declining (GR60)."""
    return s.hats[s.holder] == 0 and s.hats[s.offer_to] > len(s.hand)


class SaloonPhase(Op):
    """The characters of the Saloon act in order; the place in the frame is the next order number (GR62 to GR65)."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(GoatState, state)
        order: i64 = s.stack[fp + PC]
        while order < len(ops.IN_SALOON):
            card = GUNSLINGER + order
            order += 1
            controller: i64 = s.control[card]
            if controller != NOBODY:
                s.stack[fp + PC] = order
                push(s, ops.IN_SALOON[order - 1], controller, card, 0)
                return CALL
        return DONE


ROUNDS: Final = Rounds()
DISTRIBUTION: Final = Distribution()
OFFER_OP: Final = Offer()
ANSWER_OP: Final = Answer()
SALOON_OP: Final = SaloonPhase()

OPS: Final[list[Op]] = number(
    [ROUNDS, DISTRIBUTION, OFFER_OP, ANSWER_OP, SALOON_OP, ops.TAKE_TOKENS, ops.TAKE_COINS, ops.ROB_OP, ops.SWINDLE_OP,
     ops.SHOOT, ops.ARREST, ops.KEEP_LOOT, ops.KEEP_STASH, ops.SERVE_OP, ops.GAMBLE_OP, ops.GAMBLER_OP]
)  # fmt: skip
