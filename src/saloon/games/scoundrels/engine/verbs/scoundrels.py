"""Scoundrels that act on scoundrels: use another, swap, discard; and the abilities of leader sheet and office."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.errors import Reason
from saloon.games.scoundrels import rows
from saloon.games.scoundrels.engine import choices as c
from saloon.games.scoundrels.engine import mutators as m
from saloon.games.scoundrels.engine.ability import Act, PricedAct
from saloon.games.scoundrels.engine.flow.using import cash_of, refuse_lead, usable, use, use_other, with_it
from saloon.games.scoundrels.engine.names import ALWAYS, LEADER, LOCATION, NOBODY, OFFICE, PLACES, SAFES
from saloon.games.scoundrels.engine.reading import Node, Verbs, meant
from saloon.games.scoundrels.engine.state import Ability, Appraiser, ScoundrelsState
from saloon.games.scoundrels.engine.supposing import suppose_spent, take_back_spent
from saloon.kernel.core import ACTOR, ARG, CALL, DONE, PC, SOURCE, WAIT, State
from saloon.kernel.menu import Listed, Menu

# Which scoundrels a text speaks of (B1 to B7).
THIS_ONE: Final = 1
ON_SHEET: Final = 2
ANOTHER_ON_SHEET: Final = 3
IN_SALOON: Final = 4
TOP_OF_PILE: Final = 5
RIGHTMOST: Final = 6
COSTLIEST: Final = 7


def scoundrels(s: ScoundrelsState, me: i64, source: i64, which: i64) -> list[int]:
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


def costliest(s: ScoundrelsState) -> list[int]:
    """Those in the Saloon with the highest cost now."""
    most: i64 = NOBODY
    for uid in s.saloon:
        if s.cost_of(uid) > most:
            most = s.cost_of(uid)
    return [uid for uid in s.saloon if s.cost_of(uid) == most]


def treats_pile(s: ScoundrelsState, me: i64) -> bool:
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

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        out: list[int] = []
        for uid in scoundrels(s, me, source, self.which):
            if uid != source and usable(s, me, uid, False):
                out.append(c.SCOUNDREL + s.job[uid])
        return out

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        # Once used it is spent, so ask as if it were: two that could only use each other can do nothing.
        if source < 0:
            return len(self.targets(s, me, source)) > 0
        suppose_spent(s, s.job[source])
        try:
            return len(self.targets(s, me, source)) > 0
        finally:
            take_back_spent(s)

    def price(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> i64:
        return cash_of(s, me, code)

    def least(self, s: ScoundrelsState, me: i64, source: i64, deep: i64) -> i64:
        if not deep:
            return 0
        if source < 0:
            return self.cheapest(s, me, source, deep)
        suppose_spent(s, s.job[source])  # as in `can`: two that could only use each other cost nothing
        try:
            return self.cheapest(s, me, source, deep)
        finally:
            take_back_spent(s)

    def cheapest(self, s: ScoundrelsState, me: i64, source: i64, deep: i64) -> i64:
        least: i64 = NOBODY
        for code in self.targets(s, me, source):
            uid = s.uid_of_job(code - c.SCOUNDREL)
            body = s.box.job_body[s.job[uid]]
            price = body.cash(s, me, uid)
            further = body.least(s, me, uid, deep - 1)
            if further > price:
                price = further
            if least == NOBODY or price < least:
                least = price
        return least if least > 0 else 0

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        use(s, me, s.uid_of_job(code - c.SCOUNDREL), 0, NOBODY)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return t.another(s, self.which)

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        if code < c.SCOUNDREL or code >= c.HIRE:
            return None
        job = code - c.SCOUNDREL
        uid = cast(ScoundrelsState, s).uid_of_job(job)
        if uid == NOBODY:
            return None
        spent = cast(ScoundrelsState, s).is_spent(uid)
        return Reason("why-another-spent" if spent else "why-another-reach", job=job)


class UseLeaderAbility(PricedAct):
    """A24: any ability of the leader sheet not used this turn."""

    kind = "lead"

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        out: list[int] = []
        for k in range(len(s.box.leader_body)):
            if not (s.spent_leader >> (me * 8 + k)) & 1 and with_it(
                s, me, s.box.leader_body[k], LEADER, NOBODY
            ):
                out.append(c.LEAD + k)
        return out

    def price(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> i64:
        return cash_of(s, me, code)

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        use_other(s, me, LEADER, code - c.LEAD, NOBODY)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return t.best_of(s, s.box.leader_body)

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        return refuse_lead(cast(ScoundrelsState, s), seat, code)


class UseOffice(PricedAct):
    """A25: an option of the Sheriff's Office with its price and condition (Q13); in step 3 a location too (XR55)."""

    kind = "office"

    def __init__(self, in_step_3: bool = False) -> None:
        super().__init__()
        self.in_step_3: bool = in_step_3

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        out: list[int] = []
        for k in range(len(s.box.office_body)):
            if with_it(s, me, s.box.office_body[k], OFFICE, NOBODY):
                out.append(c.OPTION + k)
        if self.in_step_3:
            for k in range(len(s.box.location_body)):
                if with_it(s, me, s.box.location_body[k], LOCATION, NOBODY):
                    out.append(c.AT_LOCATION + k)
        return out

    def price(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> i64:
        return cash_of(s, me, code)

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        if code >= c.AT_LOCATION:
            use_other(s, me, LOCATION, code - c.AT_LOCATION, NOBODY)
        else:
            use_other(s, me, OFFICE, code - c.OPTION, NOBODY)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return t.best_option(s)

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        state = cast(ScoundrelsState, s)
        if code >= c.OPTION and code < c.ANSWER:
            why = state.box.office_body[code - c.OPTION].lacking(state, seat, NOBODY)
            return Reason("why-idle-office") if why is None else why
        if code >= c.AT_LOCATION and code < c.DEBT:
            if not self.in_step_3:
                return Reason("why-location-office")
            why = state.box.location_body[code - c.AT_LOCATION].lacking(state, seat, LOCATION)
            return Reason("why-idle-location") if why is None else why
        return None


class Swap(Ability):
    """A26 and A27: exchange the jobs, or the traits, of two scoundrels. The argument is the first one plus 1."""

    kind = "swap"

    def __init__(self, traits: bool, one: int, other: int) -> None:
        super().__init__()
        self.traits: bool = traits
        self.one: i64 = one
        self.other: i64 = other

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        for first in self.halves(s, me, source, self.one):
            for second in self.halves(s, me, source, self.other):
                if first != second:
                    return True
        return False

    def halves(self, s: ScoundrelsState, me: i64, source: i64, which: i64) -> list[int]:
        """Never the one that carries the words, unless they name it (T62)."""
        found = scoundrels(s, me, source, which)
        return found if which == THIS_ONE else [uid for uid in found if uid != source]

    def candidates(self, s: ScoundrelsState, fp: i64, me: i64) -> list[int]:
        source: i64 = s.stack[fp + SOURCE]
        first: i64 = s.stack[fp + ARG] - 1
        if first < 0:
            return self.halves(s, me, source, self.one)
        return [uid for uid in self.halves(s, me, source, self.other) if uid != first]

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        me: i64 = s.stack[fp + ACTOR]
        if s.stack[fp + PC] or not self.can(s, me, s.stack[fp + SOURCE]):
            return DONE
        found = self.candidates(s, fp, me)
        if len(found) > 1:
            return WAIT
        self.pick(s, fp, me, found[0])
        return CALL

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        s = cast(ScoundrelsState, state)
        return Listed([c.SCOUNDREL + s.job[uid] for uid in self.candidates(s, fp, seat)])

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(ScoundrelsState, state)
        self.pick(s, fp, seat, s.uid_of_job(code - c.SCOUNDREL))

    def pick(self, s: ScoundrelsState, fp: i64, me: i64, uid: i64) -> None:
        first: i64 = s.stack[fp + ARG] - 1
        if first < 0:
            s.stack[fp + ARG] = uid + 1
            return
        s.stack[fp + PC] = 1
        if self.traits:
            m.swap_traits(s, me, first, uid)
        else:
            m.swap_jobs(s, me, first, uid)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return 0.2 if self.traits else 0.4

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        offers = code >= c.SCOUNDREL and code < c.HIRE
        return Reason("why-swap", job=code - c.SCOUNDREL) if offers else None


class OneOf(Act):
    """Something done to one scoundrel of a kind."""

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which: i64 = which

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        return [c.SCOUNDREL + s.job[uid] for uid in scoundrels(s, me, source, self.which)]


class DiscardScoundrel(OneOf):
    """A29: to the top of the discard pile."""

    kind = "discard"

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        m.discard(s, s.uid_of_job(code - c.SCOUNDREL))

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        offers = code >= c.SCOUNDREL and code < c.HIRE
        return Reason("why-scoundrel-which", job=code - c.SCOUNDREL) if offers else None


class TreatPile(Ability):
    """A41: a permission of a faceup safe; `treats_pile` asks for it, nothing ever uses it."""

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return False


OFFICE_OP: Final = UseOffice(True)


# What the rows of the language table make of these verbs

KINDS_OF_SCOUNDREL: Final = {
    rows.THIS_SCOUNDREL: THIS_ONE,
    rows.OWN_SCOUNDREL: ON_SHEET,
    rows.OTHER_OWN_SCOUNDREL: ANOTHER_ON_SHEET,
    rows.SCOUNDREL_IN_SALOON: IN_SALOON,
    rows.SCOUNDREL_ON_PILE: TOP_OF_PILE,
}


def which_scoundrel(node: Node) -> int:
    return meant(node, KINDS_OF_SCOUNDREL)


VERBS: Final[Verbs] = {
    rows.USE_SCOUNDREL: lambda node: UseAnother(which_scoundrel(node)),
    rows.USE_LEADER_ABILITY: UseLeaderAbility,
    rows.USE_OFFICE: UseOffice,
    rows.SWAP_JOBS: lambda one, other: Swap(False, which_scoundrel(one), which_scoundrel(other)),
    rows.SWAP_TRAITS: lambda one, other: Swap(True, which_scoundrel(one), which_scoundrel(other)),
    rows.DISCARD_SCOUNDREL: lambda node: DiscardScoundrel(which_scoundrel(node)),
    rows.TREAT_PILE: TreatPile,
}
