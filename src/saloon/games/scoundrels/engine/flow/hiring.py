"""Hiring, and the right to rearrange that comes with it."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.errors import Reason
from saloon.games.scoundrels import rows
from saloon.games.scoundrels.engine import choices as c
from saloon.games.scoundrels.engine import events as e
from saloon.games.scoundrels.engine import mutators as m
from saloon.games.scoundrels.engine.flow.debts import gain_carried
from saloon.games.scoundrels.engine.flow.using import TIMED, cash_of, offered, owes, seems_usable, usable, use
from saloon.games.scoundrels.engine.names import (
    NOBODY,
    ON_SCOUNDREL,
    PILE,
    PLACES,
    SALOON,
    WHEN_HIRED,
)
from saloon.games.scoundrels.engine.reading import Node, Verbs
from saloon.games.scoundrels.engine.state import (
    Ability,
    Appraiser,
    ScoundrelsState,
)
from saloon.games.scoundrels.engine.verbs.scoundrels import IN_SALOON, TOP_OF_PILE, scoundrels
from saloon.kernel.core import ACTOR, ARG, CALL, DONE, PC, SOURCE, WAIT, State, push
from saloon.kernel.menu import Listed, Menu


class Rearrange(Ability):
    """A28, and the right that comes with every hire: place by place, who stands there. The argument is the place."""

    kind = "arrange"

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return s.scoundrels_of(me) > 0

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        stack = s.stack
        me: i64 = stack[fp + ACTOR]
        if stack[fp + PC] == 0:
            stack[fp + PC] = 1
            stack[fp + ARG] = s.first_place()
        place: i64 = stack[fp + ARG]
        if place >= s.places - 1 or not self.waiting(s, me, place):
            if s.journal is not None:
                s.journal.add1(e.ARRANGED, 0, me)
            return DONE
        codes = self.codes(s, me, place)
        if len(codes) == 1:
            stack[fp + ARG] = place + 1
            return CALL
        s.ready = Listed(codes)
        return WAIT

    def waiting(self, s: ScoundrelsState, me: i64, place: i64) -> bool:
        for other in range(place, s.places):
            if s.sheet[me * PLACES + other] != NOBODY:
                return True
        return False

    def codes(self, s: ScoundrelsState, me: i64, place: i64) -> list[int]:
        """Who may stand here: anyone at this place or behind it, or nobody if the rest has room."""
        out: list[int] = []
        left: i64 = 0
        for other in range(place, s.places):
            uid: i64 = s.sheet[me * PLACES + other]
            if uid != NOBODY:
                out.append(c.SCOUNDREL + s.job[uid])
                left += 1
        if left < s.places - place:
            out.append(c.EMPTY)
        return out

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        return Listed(self.codes(cast(ScoundrelsState, state), seat, state.stack[fp + ARG]))

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(ScoundrelsState, state)
        place: i64 = s.stack[fp + ARG]
        s.stack[fp + ARG] = place + 1
        here: i64 = seat * PLACES + place
        other: i64 = here
        if code == c.EMPTY:
            # Whoever stands here steps to the first free place behind.
            if s.sheet[here] != NOBODY:
                while s.sheet[other] != NOBODY:
                    other += 1
        else:
            uid = s.uid_of_job(code - c.SCOUNDREL)
            other = seat * PLACES + s.where[uid] % 8
        m.change_places(s, seat, here, other)

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        offers = code >= c.SCOUNDREL and code < c.HIRE
        return Reason("why-scoundrel-which", job=code - c.SCOUNDREL) if offers else None


class Hire(Ability):
    """A hire: pay, take to the sheet (or use at once), refill, and rearrange if you like (SR70 to SR80, T48 to T53).

    The source is who lets you hire until somebody is chosen, then the hired scoundrel.
    """

    kind = "hire"

    def __init__(self, from_pile: bool, discount: int) -> None:
        super().__init__()
        self.from_pile: bool = from_pile
        self.discount: i64 = discount

    def price(self, s: ScoundrelsState, uid: i64) -> i64:
        price = s.cost_of(uid) - self.discount
        return price if price > 0 else 0

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        for uid in scoundrels(s, me, source, TOP_OF_PILE if self.from_pile else IN_SALOON):
            if self.hirable(s, me, uid) and not self.being_hired(s, uid, source):
                return True
        return False

    def being_hired(self, s: ScoundrelsState, uid: i64, source: i64) -> bool:
        """A when-hired scoundrel that lets you hire is not there to be hired once more."""
        return uid == source and not self.from_pile and s.box.trait_timing[s.trait[uid]] == WHEN_HIRED

    def hirable(self, s: ScoundrelsState, me: i64, uid: i64) -> bool:
        if not s.affords(me, self.price(s, uid)):
            return False
        # On the pile a when-hired scoundrel is hired for its ability alone, once a turn (T52, T53).
        at_once = s.box.trait_timing[s.trait[uid]] == WHEN_HIRED
        return not (at_once and s.where[uid] == PILE and s.is_spent(uid))

    def codes(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        out: list[int] = []
        for uid in scoundrels(s, me, source, TOP_OF_PILE if self.from_pile else IN_SALOON):
            if self.hirable(s, me, uid) and not self.being_hired(s, uid, source):
                add_hires(s, me, uid, out)
        return out

    def offers(self, s: ScoundrelsState, me: i64) -> c.Hires:
        """The same for step 3, as a menu that is not written out."""
        hires = c.Hires(ways_in(s, me))
        for uid in scoundrels(s, me, NOBODY, IN_SALOON):
            if self.hirable(s, me, uid):
                at_once = s.box.trait_timing[s.trait[uid]] == WHEN_HIRED
                hires.add(c.HIRE + s.job[uid] * c.HIRES, at_once)
        return hires

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        stack = s.stack
        pc: i64 = stack[fp + PC]
        me: i64 = stack[fp + ACTOR]
        if pc == 0:
            return WAIT if self.can(s, me, stack[fp + SOURCE]) else DONE
        uid: i64 = stack[fp + SOURCE]
        if pc == 1:  # hired for its ability: use it or not
            if seems_usable(s, me, uid, True):
                return WAIT
            stack[fp + PC] = 2
            pc = 2
        if pc == 2:
            # Done with a when-hired scoundrel: it leaves the Saloon, or stays on top of the pile (Q14, T52).
            if s.where[uid] == SALOON:
                m.discard(s, uid)
            stack[fp + PC] = 3
            pc = 3
        if pc == 3 and can_rearrange(s, me):
            return WAIT
        return DONE

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        s = cast(ScoundrelsState, state)
        pc: i64 = s.stack[fp + PC]
        source: i64 = s.stack[fp + SOURCE]
        if pc == 0:
            codes = self.codes(s, seat, source)
            if s.expanded and not self.affordable(s, seat, source):
                codes.append(c.PASS)  # nobody is made to take a loan (XQ32)
            return offered(s, seat, codes)
        if pc == 1:
            if s.expanded and not usable(s, seat, source, True):
                return Listed([c.PASS])
            return offered(s, seat, [c.USE + s.job[source], c.PASS])
        return Listed([c.KEEP, c.REARRANGE])

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(ScoundrelsState, state)
        pc: i64 = s.stack[fp + PC]
        if s.expanded and owes(s, seat, code, self.cash_for(s, seat, pc, code)):
            return
        if pc == 0 and code == c.PASS:
            s.stack[fp + PC] = 4
        elif pc == 0:
            self.begin(s, fp, seat, code)
        elif pc == 1:
            s.stack[fp + PC] = 2
            if code != c.PASS:
                use(s, seat, s.stack[fp + SOURCE], TIMED, NOBODY)
        else:
            s.stack[fp + PC] = 4
            if code == c.REARRANGE:
                push(s, REARRANGE, seat, 0, 0)

    def begin(self, s: ScoundrelsState, fp: i64, seat: i64, code: i64) -> None:
        """Somebody was chosen, and can be paid."""
        k = code - c.HIRE
        uid = s.uid_of_job(k // c.HIRES)
        s.stack[fp + SOURCE] = uid
        s.stack[fp + PC] = self.take(s, seat, uid, k % c.HIRES)

    def affordable(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        """Whether anybody can be hired without loans."""
        for uid in scoundrels(s, me, source, TOP_OF_PILE if self.from_pile else IN_SALOON):
            if (
                self.price(s, uid) <= s.money[me]
                and self.hirable(s, me, uid)
                and not self.being_hired(s, uid, source)
            ):
                return True
        return False

    def least(self, s: ScoundrelsState, me: i64, source: i64, deep: i64) -> i64:
        least: i64 = NOBODY
        for uid in scoundrels(s, me, source, TOP_OF_PILE if self.from_pile else IN_SALOON):
            if self.hirable(s, me, uid) and not self.being_hired(s, uid, source):
                price = self.price(s, uid)
                if least == NOBODY or price < least:
                    least = price
        return least if least > 0 else 0

    def cash_for(self, s: ScoundrelsState, me: i64, pc: i64, code: i64) -> i64:
        if code < c.USE:
            return 0
        return self.price(s, s.uid_of_job((code - c.HIRE) // c.HIRES)) if pc == 0 else cash_of(s, me, code)

    def take(self, s: ScoundrelsState, me: i64, uid: i64, place: i64) -> i64:
        """Pay and bring the scoundrel where it goes; answers with the next place of the frame."""
        m.spend(s, me, self.price(s, uid))
        if s.expanded:
            gain_carried(s, me, ON_SCOUNDREL + uid)
        if place == c.AT_ONCE:
            m.hired(s, uid, me, place)
            return 1
        in_saloon = s.where[uid] == SALOON
        if place == c.LET_GO:
            m.hired(s, uid, me, place)
            if in_saloon:
                m.discard(s, uid)
            return 3
        m.leave(s, uid)
        old: i64 = s.sheet[me * PLACES + place]
        if old != NOBODY:
            m.discard(s, old)
        # The hire is over before the newcomer can answer to anything: nobody answers to the own hiring.
        m.hired(s, uid, me, place)
        m.settle(s, uid, me, place)
        if in_saloon:
            m.refill(s)
        return 3

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return 0.3 + float(self.discount) * t.dollar

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        if code in (c.PASS, c.QUIET_PASS, c.NO):
            return Reason("why-pass-hire")
        if code < c.HIRE or code >= c.USE_SAFE:
            return None
        state = cast(ScoundrelsState, s)
        job = (code - c.HIRE) // c.HIRES
        place = (code - c.HIRE) % c.HIRES
        uid = state.uid_of_job(job)
        if s.ops[s.stack[fp]].menu(s, fp, seat).holds(c.KEEP):
            return Reason("why-hire-one")
        if uid == NOBODY or uid not in state.saloon:
            return Reason("why-hire-saloon", job=job)
        price = self.price(state, uid)
        if not state.affords(seat, price):
            return Reason("why-hire-price", job=job, price=price, money=state.money[seat])
        if place == c.LET_GO:
            return Reason("why-hire-let-go")
        if place < state.places and state.sheet[seat * PLACES + place] != NOBODY:
            return Reason("why-hire-space", space=place)
        return Reason("why-hire-where")


def add_hires(s: ScoundrelsState, me: i64, uid: i64, out: list[int]) -> None:
    """Every way to take one in."""
    base: i64 = c.HIRE + s.job[uid] * c.HIRES
    if s.box.trait_timing[s.trait[uid]] == WHEN_HIRED:
        out.append(base + c.AT_ONCE)
        return
    for place in ways_in(s, me):
        out.append(base + place)


def ways_in(s: ScoundrelsState, me: i64) -> list[int]:
    """Onto an open space; on a full sheet in place of another, or not at all (T16)."""
    out: list[int] = []
    for place in range(s.first_place(), s.places):
        if s.sheet[me * PLACES + place] == NOBODY:
            out.append(place)
    if not out:
        for place in range(s.first_place(), s.places):
            out.append(place)
        out.append(c.LET_GO)
    return out


def can_rearrange(s: ScoundrelsState, me: i64) -> bool:
    """Whether another order exists."""
    return s.scoundrels_of(me) > 0


REARRANGE: Final = Rearrange()
HIRE_OP: Final = Hire(False, 0)


def hire(node: Node, discount: int = 0) -> Ability:
    return Hire(node[0] == rows.HIRE_FROM_PILE, discount)


VERBS: Final[Verbs] = {rows.HIRE: hire, rows.HIRE_FOR_LESS: hire, rows.REARRANGE: Rearrange}
