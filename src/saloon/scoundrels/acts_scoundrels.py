"""Scoundrels that act on scoundrels: use another, swap, discard; and the abilities of leader sheet and office."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.kernel.core import ACTOR, ARG, CALL, DONE, PC, SOURCE, WAIT, State
from saloon.kernel.menu import Listed, Menu
from saloon.scoundrels import choices as c
from saloon.scoundrels import mutators as m
from saloon.scoundrels.ability import Act, PricedAct
from saloon.scoundrels.names import ALWAYS, LEADER, LOCATION, NOBODY, OFFICE, PLACES, SAFES
from saloon.scoundrels.state import Ability, Town
from saloon.scoundrels.using import cash_of, usable, use, use_other, with_it

# Which scoundrels a text speaks of (B1 to B7).
THIS_ONE: Final = 1
ON_SHEET: Final = 2
ANOTHER_ON_SHEET: Final = 3
IN_SALOON: Final = 4
TOP_OF_PILE: Final = 5
RIGHTMOST: Final = 6
COSTLIEST: Final = 7


def scoundrels(s: Town, me: i64, source: i64, which: i64) -> list[int]:
    out: list[int] = []
    if which == THIS_ONE:
        if source >= 0:
            out.append(source)
    elif which == IN_SALOON:
        out = s.saloon[:]
        if s.opened and s.pile and treats_pile(s, me):
            out.append(s.pile[len(s.pile) - 1])
    elif which == TOP_OF_PILE:
        if s.pile:
            out.append(s.pile[len(s.pile) - 1])
    elif which == RIGHTMOST:
        out = s.saloon[-1:]
    elif which == COSTLIEST:
        out = costliest(s)
    else:
        for place in range(s.places):
            uid: i64 = s.sheet[me * PLACES + place]
            if uid != NOBODY and not (which == ANOTHER_ON_SHEET and uid == source):
                out.append(uid)
    return out


def costliest(s: Town) -> list[int]:
    """Those in the Saloon with the highest cost now."""
    most: i64 = NOBODY
    for uid in s.saloon:
        if s.cost_of(uid) > most:
            most = s.cost_of(uid)
    return [uid for uid in s.saloon if s.cost_of(uid) == most]


def treats_pile(s: Town, me: i64) -> bool:
    """Whether a faceup safe of this seat lets it treat the top of the pile as one in the Saloon (XR146)."""
    for safe in range(SAFES):
        if s.has_open(me, safe) and s.box.safe_timing[s.gadget[safe]] == ALWAYS:
            return True
    return False


class UseAnother(PricedAct):
    """A23: use a scoundrel without its timing and modifiers; not one already used this turn."""

    kind = "use-another"

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which: i64 = which

    def targets(self, s: Town, me: i64, source: i64) -> list[int]:
        out: list[int] = []
        for uid in scoundrels(s, me, source, self.which):
            if uid != source and usable(s, me, uid, False):
                out.append(c.SCOUNDREL + s.job[uid])
        return out

    def can(self, s: Town, me: i64, source: i64) -> bool:
        # Once used it is spent, so ask as if it were: two that could only use each other can do nothing.
        if source >= 0:
            s.spent_jobs.append(s.job[source])
        found = len(self.targets(s, me, source)) > 0
        if source >= 0:
            s.spent_jobs.pop()
        return found

    def price(self, s: Town, me: i64, source: i64, code: i64) -> i64:
        return cash_of(s, me, code)

    def do(self, s: Town, me: i64, source: i64, code: i64) -> None:
        use(s, me, s.uid_of_job(code - c.SCOUNDREL), 0, NOBODY)


class UseLeaderAbility(PricedAct):
    """A24: any ability of the leader sheet not used this turn."""

    kind = "lead"

    def targets(self, s: Town, me: i64, source: i64) -> list[int]:
        out: list[int] = []
        for k in range(len(s.box.leader_body)):
            if not (s.spent_leader >> (me * 8 + k)) & 1 and with_it(
                s, me, s.box.leader_body[k], LEADER, NOBODY
            ):
                out.append(c.LEAD + k)
        return out

    def price(self, s: Town, me: i64, source: i64, code: i64) -> i64:
        return cash_of(s, me, code)

    def do(self, s: Town, me: i64, source: i64, code: i64) -> None:
        use_other(s, me, LEADER, code - c.LEAD, NOBODY)


class UseOffice(PricedAct):
    """A25: an option of the Sheriff's Office with its price and condition (Q13); in step 3 a location too (XR55)."""

    kind = "office"

    def __init__(self, in_step_3: bool = False) -> None:
        super().__init__()
        self.in_step_3: bool = in_step_3

    def targets(self, s: Town, me: i64, source: i64) -> list[int]:
        out: list[int] = []
        for k in range(len(s.box.office_body)):
            if with_it(s, me, s.box.office_body[k], OFFICE, NOBODY):
                out.append(c.OPTION + k)
        if self.in_step_3:
            for k in range(len(s.box.location_body)):
                if with_it(s, me, s.box.location_body[k], LOCATION, NOBODY):
                    out.append(c.AT_LOCATION + k)
        return out

    def price(self, s: Town, me: i64, source: i64, code: i64) -> i64:
        return cash_of(s, me, code)

    def do(self, s: Town, me: i64, source: i64, code: i64) -> None:
        if code >= c.AT_LOCATION:
            use_other(s, me, LOCATION, code - c.AT_LOCATION, NOBODY)
        else:
            use_other(s, me, OFFICE, code - c.OPTION, NOBODY)


class Swap(Ability):
    """A26 and A27: exchange the jobs, or the traits, of two scoundrels. The argument is the first one plus 1."""

    kind = "swap"

    def __init__(self, traits: bool, one: int, other: int) -> None:
        super().__init__()
        self.traits: bool = traits
        self.one: i64 = one
        self.other: i64 = other

    def can(self, s: Town, me: i64, source: i64) -> bool:
        for first in self.halves(s, me, source, self.one):
            for second in self.halves(s, me, source, self.other):
                if first != second:
                    return True
        return False

    def halves(self, s: Town, me: i64, source: i64, which: i64) -> list[int]:
        """Never the one that carries the words, unless they name it (T62)."""
        found = scoundrels(s, me, source, which)
        return found if which == THIS_ONE else [uid for uid in found if uid != source]

    def candidates(self, s: Town, fp: i64, me: i64) -> list[int]:
        source: i64 = s.stack[fp + SOURCE]
        first: i64 = s.stack[fp + ARG] - 1
        if first < 0:
            return self.halves(s, me, source, self.one)
        return [uid for uid in self.halves(s, me, source, self.other) if uid != first]

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        me: i64 = s.stack[fp + ACTOR]
        if s.stack[fp + PC] or not self.can(s, me, s.stack[fp + SOURCE]):
            return DONE
        found = self.candidates(s, fp, me)
        if len(found) > 1:
            return WAIT
        self.pick(s, fp, me, found[0])
        return CALL

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        s = cast(Town, state)
        return Listed([c.SCOUNDREL + s.job[uid] for uid in self.candidates(s, fp, seat)])

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(Town, state)
        self.pick(s, fp, seat, s.uid_of_job(code - c.SCOUNDREL))

    def pick(self, s: Town, fp: i64, me: i64, uid: i64) -> None:
        first: i64 = s.stack[fp + ARG] - 1
        if first < 0:
            s.stack[fp + ARG] = uid + 1
            return
        s.stack[fp + PC] = 1
        if self.traits:
            m.swap_traits(s, me, first, uid)
        else:
            m.swap_jobs(s, me, first, uid)


class OneOf(Act):
    """Something done to one scoundrel of a kind."""

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which: i64 = which

    def targets(self, s: Town, me: i64, source: i64) -> list[int]:
        return [c.SCOUNDREL + s.job[uid] for uid in scoundrels(s, me, source, self.which)]


class DiscardScoundrel(OneOf):
    """A29: to the top of the discard pile."""

    kind = "discard"

    def do(self, s: Town, me: i64, source: i64, code: i64) -> None:
        m.discard(s, s.uid_of_job(code - c.SCOUNDREL))


class TreatPile(Ability):
    """A41: a permission of a faceup safe; `treats_pile` asks for it, nothing ever uses it."""

    def can(self, s: Town, me: i64, source: i64) -> bool:
        return False


OFFICE_OP: Final = UseOffice(True)
