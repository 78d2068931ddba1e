"""Henchmen: free, jail, place and clear them, and who may suspect a card."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.errors import Reason
from saloon.games.scoundrels import rows
from saloon.games.scoundrels.engine import choices as c
from saloon.games.scoundrels.engine import mutators as m
from saloon.games.scoundrels.engine.ability import AbilityStep, Act, Sequence
from saloon.games.scoundrels.engine.names import NOBODY, SLOTS
from saloon.games.scoundrels.engine.reading import Node, Verbs, meant
from saloon.games.scoundrels.engine.state import FACEUP, Ability, Appraiser, ScoundrelsState
from saloon.kernel.core import ACTOR, ARG, DONE, PC, WAIT, State, push
from saloon.kernel.menu import Listed, Menu


class FreeOwn(AbilityStep):
    """A11 with H2."""

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return s.jail[me] > 0

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        m.free_henchman(s, me, me)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return t.henchman() if s.jail[t.me] > 0 else 0.0


class FreeAny(Act):
    """A11 with H3; impossible with nobody in jail (Q11)."""

    kind = "free"

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        return [c.SEAT + seat for seat in range(s.sides) if s.jail[seat] > 0]

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        m.free_henchman(s, me, code - c.SEAT)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return t.henchman() if s.jail[t.me] > 0 else 0.0

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        offers = code >= c.SEAT and code < c.LEAD
        return Reason("why-seat-free", seat=code - c.SEAT) if offers else None


class FreeTwo(Sequence):
    """A11 with H4: two henchmen of any players, if two are in jail (Q10)."""

    def __init__(self) -> None:
        super().__init__([FreeAny(), FreeAny()])

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        total: i64 = 0
        for jailed in s.jail:
            total += jailed
        return total >= 2

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return t.henchman() if s.jail[t.me] > 0 else 0.0


# What keeps a seat from suspecting.
NO_CARD: Final = 1
OWN_CARD: Final = 2
FACEUP_CARD: Final = 3
CARD_GONE: Final = 4
NO_HENCHMAN: Final = 5
THERE_ALREADY: Final = 6
NO_SUSPICION: Final = {
    NO_CARD: "why-suspect-nothing",
    OWN_CARD: "why-suspect-own",
    FACEUP_CARD: "why-suspect-faceup",
    CARD_GONE: "why-suspect-gone",
    NO_HENCHMAN: "why-henchman-none",
    THERE_ALREADY: "why-suspect-twice",
}


def no_suspicion(s: ScoundrelsState, seat: i64) -> i64:
    """What keeps a seat from putting a henchman on the card of this turn, 0 for nothing (SR49 to SR56, SR190)."""
    if s.active == NOBODY or s.slot == NOBODY:
        return NO_CARD
    if seat == s.active or seat == s.enemy:
        return OWN_CARD
    if s.slot == FACEUP:
        return FACEUP_CARD
    at: i64 = s.active * SLOTS + s.slot
    if s.expanded and not s.facedown(at):
        return CARD_GONE
    if s.free[seat] <= 0:
        return NO_HENCHMAN
    calls: i64 = s.calls[at]
    return THERE_ALREADY if (calls >> seat) & 1 else 0


def may_suspect(s: ScoundrelsState, seat: i64) -> bool:
    return no_suspicion(s, seat) == 0


def refuse_suspicion(s: ScoundrelsState, seat: i64) -> Reason:
    """Why a seat cannot put a henchman down now; if it could, it has to wait until it is asked."""
    return Reason(NO_SUSPICION.get(no_suspicion(s, seat), "why-suspect-window"))


class JailOpponent(Act):
    """A12: an available henchman of an opponent goes to jail; the opponent may place one first (T74, Q7 to Q9)."""

    kind = "jail"

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        return [c.SEAT + seat for seat in range(s.sides) if seat != me and s.free[seat] > 0]

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        push(s, FIRST_SUSPECT, code - c.SEAT, source, 0)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return t.jailed

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        offers = code >= c.SEAT and code < c.LEAD
        return Reason("why-seat-jail", seat=code - c.SEAT) if offers else None


class FirstSuspect(Ability):
    """Before a henchman goes to jail its owner may put one on the current card; then one goes, if there is one left.

    With an argument the jailing is left to who asked.
    """

    kind = "suspect"

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        owner: i64 = s.stack[fp + ACTOR]
        if not s.stack[fp + PC] and may_suspect(s, owner):
            return WAIT
        if s.free[owner] > 0 and not s.stack[fp + ARG]:
            m.jail_henchman(s, owner)
        return DONE

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        return Listed([c.PASS, c.HENCHMAN])

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        state.stack[fp + PC] = 1
        if code == c.HENCHMAN:
            m.suspect(cast(ScoundrelsState, state), seat)

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        return Reason("why-card-suspect") if code >= c.CARD and code < c.EXCHANGE else None


FIRST_SUSPECT = FirstSuspect()


class PlaceHenchman(Act):
    """A13: `it` (just freed) or one of your own onto a facedown card of an opponent, also of an earlier turn."""

    kind = "place"

    def __init__(self, freed: bool) -> None:
        super().__init__()
        self.freed: bool = freed

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        owner = s.it_henchman if self.freed else me
        codes: list[int] = []
        if owner == NOBODY or s.free[owner] <= 0 or not s.in_turn():
            return codes
        for target in range(s.n):
            if target in (me, owner):
                continue
            for slot in range(SLOTS):
                at: i64 = target * SLOTS + slot
                calls: i64 = s.calls[at]
                if s.facedown(at) and not (calls >> owner) & 1:
                    codes.append(c.CARD + at)
        return codes

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        at = code - c.CARD
        m.place_henchman(s, me, s.it_henchman if self.freed else me, at // SLOTS, at % SLOTS)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return 0.5

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        if code < c.CARD or code >= c.EXCHANGE:
            return None
        state = cast(ScoundrelsState, s)
        at = code - c.CARD
        target = at // SLOTS
        if target >= s.n or state.slots[at] == NOBODY:
            return Reason("why-card-none")
        own = target == seat or target == state.it_henchman
        return Reason("why-card-own" if own else "why-card-twice")


class ClearCard(Act):
    """A14 and A15: all henchmen off a card, which stays as it is; nothing at the end of a day (T83)."""

    kind = "clear"

    def __init__(self, destroyed: bool, own: bool) -> None:
        super().__init__()
        self.destroyed: bool = destroyed
        self.own: bool = own

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        codes: list[int] = []
        if not s.in_turn():
            return codes
        for at in range(s.n * SLOTS):
            if s.calls[at] and (not self.own or at // SLOTS == me):
                codes.append(c.CARD + at)
        return codes

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        at = code - c.CARD
        m.clear_calls(s, me, at // SLOTS, at % SLOTS, self.destroyed)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return float(t.caught(s))


# What the rows of the language table make of these verbs


def free(node: Node) -> Ability:
    if node[0] == rows.OWN_HENCHMAN:
        return FreeOwn()
    return FreeTwo() if meant(node, {rows.ANY_HENCHMAN: 1, rows.TWO_HENCHMEN: 2}) == 2 else FreeAny()


def place_henchman(henchman: Node, card: Node) -> Ability:
    meant(card, {rows.CARD_OF_OPPONENT: 0})
    return PlaceHenchman(meant(henchman, {rows.THAT_HENCHMAN: 1, rows.OWN_HENCHMAN: 0}) == 1)


def clear(card: Node, destroyed: bool) -> Ability:
    return ClearCard(destroyed, meant(card, {rows.ANY_PLAYED_CARD: 0, rows.OWN_CARD: 1}) == 1)


VERBS: Final[Verbs] = {
    rows.FREE_HENCHMAN: free,
    rows.JAIL_OPPONENT: JailOpponent,
    rows.PLACE_HENCHMAN: place_henchman,
    rows.DESTROY_HENCHMEN: lambda card: clear(card, True),
    rows.RETURN_HENCHMEN: lambda card: clear(card, False),
}
