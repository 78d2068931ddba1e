"""Using a scoundrel, a strategy card, the leader sheet or the office, and what "it" is meanwhile."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.errors import Reason
from saloon.games.scoundrels.engine import choices as c
from saloon.games.scoundrels.engine import course
from saloon.games.scoundrels.engine import events as e
from saloon.games.scoundrels.engine import mutators as m
from saloon.games.scoundrels.engine.names import (
    A_SAFE,
    AFTER_GAIN_DEBT,
    AFTER_GAIN_REPUTATION,
    AFTER_LIE,
    AFTER_LOSE_DEBT,
    AFTER_MONEY,
    AFTER_NEIGHBOUR,
    AFTER_OFFICE,
    AFTER_OPPONENT_FALLS,
    AFTER_STEP_3,
    AT_END_OF_DAY,
    AT_MAVERICK,
    AT_SLOTS,
    AT_START,
    AT_STEP_3,
    AT_ZERO,
    BONUS_MONEY,
    DEEPEST,
    GAIN_ONE,
    JAIL_ONE,
    LEADER,
    LEADS_ON,
    LOCATION,
    MOST_FRAMES,
    MOST_USES,
    MOST_WORK,
    NEVER,
    NOBODY,
    OFFICE,
    PILE,
    PLACES,
    SAFES,
    SALOON,
    STRATEGY,
    USE_TWICE,
    WHEN_HIRED,
    WHILE_BROKE,
    WHILE_CLEAN,
    WHILE_INDEBTED,
    WHILE_POOR,
)
from saloon.games.scoundrels.engine.state import Ability, ScoundrelsState
from saloon.games.scoundrels.engine.supposing import (
    suppose,
    suppose_it,
    suppose_public,
    take_back,
    take_back_it,
    take_back_public,
)
from saloon.kernel.core import ACTOR, ARG, CALL, DONE, PC, SOURCE, WAIT, State, push
from saloon.kernel.menu import Listed, Menu

# What a use frame carries in its argument, below the saved "it".
TIMED: Final = 1  # by its own timing: modifiers count
BY_CARD: Final = 2  # by a poker card: bonus money counts
ON_PILE: Final = 4  # it lay on the discard pile when its use began
AWAY: Final = 8  # it lay there or in the Saloon: it had no neighbours (Q16)
USE_FLAGS: Final = 16


# What keeps a seat from using a scoundrel.
SPENT: Final = 1  # it was used this turn
UNMET: Final = 2  # what its trait requires with "while" is not so
UNPAID: Final = 3  # what its trait takes for each use is not there
IDLE: Final = 4  # its job can do nothing


def hindrance(s: ScoundrelsState, me: i64, uid: i64, timed: bool, safe: i64 = NOBODY) -> i64:
    """What keeps a seat from using a scoundrel now, its moment apart; 0 for nothing."""
    if s.is_spent(uid):
        return SPENT
    requirement = s.box.trait_requirement[s.trait[uid]]
    if requirement == WHILE_BROKE and timed and s.money[me] > 0:
        return UNMET
    if requirement >= WHILE_CLEAN and timed and not fulfils(s, me, uid):
        return UNMET
    if requirement == GAIN_ONE and s.room(me) <= 0:
        return UNPAID
    if requirement == JAIL_ONE and s.free[me] <= 0:
        return UNPAID
    return 0 if able(s, me, uid, safe) else IDLE


def usable(s: ScoundrelsState, me: i64, uid: i64, timed: bool, safe: i64 = NOBODY) -> bool:
    """Whether a seat could use a scoundrel now, its moment apart."""
    return hindrance(s, me, uid, timed, safe) == 0


def seems_usable(s: ScoundrelsState, me: i64, uid: i64, timed: bool) -> bool:
    """Whether others must think a seat could use it: only then is asking for it no tell."""
    suppose_public(s)
    try:
        return usable(s, me, uid, timed)
    finally:
        take_back_public(s)


def fulfils(s: ScoundrelsState, me: i64, uid: i64) -> bool:
    """Whether the requirement of a trait that begins with "while" is met."""
    trait = s.trait[uid]
    requirement = s.box.trait_requirement[trait]
    if requirement == WHILE_CLEAN:
        return s.money[me] == 0 and s.debts_of(me) == 0
    if requirement == WHILE_POOR:
        return s.poor == 1 and me == s.active
    return requirement != WHILE_INDEBTED or s.debts_of(me) >= s.box.trait_required[trait]


def usable_by_card(s: ScoundrelsState, me: i64, uid: i64) -> bool:
    """As `usable`, by a poker card: bonus money comes before the ability, so it may help to pay for it (T40)."""
    if s.box.trait_modifier[s.trait[uid]] != BONUS_MONEY:
        return usable(s, me, uid, True)
    suppose(s, me, 1, 0, 0)
    try:
        return usable(s, me, uid, True)
    finally:
        take_back(s, me, 1, 0, 0)


def able(s: ScoundrelsState, me: i64, uid: i64, safe: i64 = NOBODY) -> bool:
    """Whether its job could do anything for a seat, its requirement paid, asked with an "it" of its own."""
    body = s.box.job_body[s.job[uid]]
    requirement = s.box.trait_requirement[s.trait[uid]]
    if requirement != GAIN_ONE and requirement != JAIL_ONE:
        return with_it(s, me, body, uid, safe)
    if s.room(me) <= 0 if requirement == GAIN_ONE else s.free[me] <= 0:
        return False
    # What the requirement takes first is not there for the job's own cost any more (Q23).
    debts: i64 = 1 if requirement == GAIN_ONE else 0
    suppose(s, me, 0, debts, 1 - debts)
    try:
        return with_it(s, me, body, uid, safe)
    finally:
        take_back(s, me, 0, debts, 1 - debts)


def with_it(s: ScoundrelsState, me: i64, body: Ability, source: i64, safe: i64) -> bool:
    """Whether a text could do anything, with "it" meaning this safe or nothing.

    A text that leads to other texts asks this again for each of them: here that is bounded (Q52).
    """
    depth = s.depth
    if depth == 0:
        s.work = 0
    elif depth >= DEEPEST or s.work >= MOST_WORK:
        # Said only where all that counts is open to everybody.
        if s.public_only or not s.expanded:
            s.cut = True
        return False
    s.depth = depth + 1
    s.work += 1
    meant = suppose_it(s, safe)
    try:
        return body.can(s, me, source)
    finally:
        take_back_it(s, meant)
        s.depth = depth
        if s.peaks is not None:
            s.peaks.asked(depth + 1, s.work)


def too_far(s: ScoundrelsState) -> bool:
    """Whether no use may begin any more before the next question: texts that lead to texts end somewhere (Q52)."""
    if s.peaks is not None:
        s.peaks.began(s.top)
    s.begun += 1
    if s.begun <= MOST_USES and s.top < MOST_FRAMES:
        return False
    s.rule_cut()
    return True


MOMENTS: Final = {
    AT_SLOTS: "why-moment-slots",
    AT_START: "why-moment-start",
    AT_ZERO: "why-moment-zero",
    AT_END_OF_DAY: "why-moment-evening",
    WHEN_HIRED: "why-moment-hired",
    AFTER_NEIGHBOUR: "why-moment-neighbour",
    AFTER_GAIN_REPUTATION: "why-moment-reputation",
    AFTER_MONEY: "why-moment-money",
    AFTER_LIE: "why-moment-lie",
    AFTER_STEP_3: "why-moment-after-3",
    AT_STEP_3: "why-moment-step-3",
    AT_MAVERICK: "why-moment-maverick",
    AFTER_GAIN_DEBT: "why-moment-debt",
    AFTER_LOSE_DEBT: "why-moment-debt-lost",
    AFTER_OPPONENT_FALLS: "why-moment-fall",
}
"""Why a timing is not met."""
REQUIRED: Final = {
    WHILE_BROKE: "why-use-broke",
    JAIL_ONE: "why-use-jail",
    WHILE_CLEAN: "why-use-clean",
    GAIN_ONE: "why-use-debt",
    WHILE_POOR: "why-use-poor",
    WHILE_INDEBTED: "why-use-indebted",
}
"""Why a trait lets nobody use its scoundrel."""


def idle_or(why: Reason | None) -> Reason:
    """What is lacking, or that there is nothing to do."""
    return Reason("why-idle") if why is None else why


def refuse_use(s: ScoundrelsState, seat: i64, job: i64) -> Reason:
    """Why a seat cannot use a scoundrel now."""
    uid = s.uid_of_job(job)
    if uid == NOBODY or s.where[uid] >= SALOON or s.where[uid] // 8 != seat:
        return Reason("why-use-sheet", job=job)
    trait: i64 = s.trait[uid]
    why = hindrance(s, seat, uid, True)
    if why == SPENT:
        return Reason("why-use-spent", job=job)
    slots: i64 = s.box.trait_slots[trait]
    if s.box.trait_timing[trait] == AT_SLOTS and s.slot != NOBODY and not (slots >> s.slot) & 1:
        return Reason("why-use-slot", trait=trait)
    if why in (UNMET, UNPAID):
        return Reason(REQUIRED[s.box.trait_requirement[trait]], trait=trait)
    if why == IDLE:
        return Reason("why-of-job", job=job, why=idle_or(s.box.job_body[job].lacking(s, seat, uid)))
    moment = MOMENTS.get(s.box.trait_timing[trait], "why-moment-answer")
    return Reason("why-use-moment", trait=trait, why=Reason(moment))


def refuse_safe_use(s: ScoundrelsState, seat: i64, safe: i64) -> Reason:
    """The same for a stolen safe."""
    name = c.safe_name(safe)
    if not s.has_open(seat, safe):
        return Reason("why-safe-closed", safe=name)
    if (s.spent_safes >> safe) & 1:
        return Reason("why-safe-used", safe=name)
    body = s.box.safe_body[s.gadget[safe]]
    if not body.can(s, seat, A_SAFE - safe):
        return Reason("why-of-safe", safe=name, why=idle_or(body.lacking(s, seat, A_SAFE - safe)))
    return Reason("why-safe-moment", safe=name)


def refuse_lead(s: ScoundrelsState, seat: i64, code: i64) -> Reason | None:
    """The same for an ability of the leader sheet."""
    if code < c.LEAD or code >= c.OPTION:
        return None
    ability = code - c.LEAD
    if (s.spent_leader >> (seat * 8 + ability)) & 1:
        return Reason("why-lead-used")
    return idle_or(s.box.leader_body[ability].lacking(s, seat, NOBODY))


class Use(Ability):
    """One use of a scoundrel: its requirement, its job once or twice, then what follows (T54 to T57)."""

    kind = "again"

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        stack = s.stack
        pc: i64 = stack[fp + PC]
        me: i64 = stack[fp + ACTOR]
        uid: i64 = stack[fp + SOURCE]
        arg: i64 = stack[fp + ARG]
        if pc == 0:
            if s.journal is not None:
                s.journal.add3(e.USED, 0, me, s.trait[uid], s.job[uid])
            if arg & BY_CARD and s.box.trait_modifier[s.trait[uid]] == BONUS_MONEY:
                m.gain_money(s, me, 1, uid)
            self.body(s, fp, me, uid)
            stack[fp + PC] = 1
            return CALL
        if pc == 1:
            twice = arg & TIMED and s.box.trait_modifier[s.trait[uid]] == USE_TWICE
            gone = s.where[uid] == PILE and not arg & ON_PILE  # made room for its own hire (T50)
            if twice and not gone:
                suppose_public(s)
                try:
                    more = self.once_more(s, me, uid)
                finally:
                    take_back_public(s)
                if more:
                    return WAIT
            stack[fp + PC] = 3
        elif pc == 2:
            course.mean(s, NOBODY)
            self.body(s, fp, me, uid)
            stack[fp + PC] = 3
            return CALL
        self.end(s, me, uid, arg)
        course.unpack(s, arg // USE_FLAGS)
        return DONE

    def body(self, s: ScoundrelsState, fp: i64, me: i64, uid: i64) -> None:
        course.spend_card(s, uid)
        if s.box.trait_requirement[s.trait[uid]] == JAIL_ONE:
            m.jail_henchman(s, me)
        push(s, s.box.job_body[s.job[uid]], me, uid, 0)
        if s.expanded and s.box.trait_requirement[s.trait[uid]] == GAIN_ONE:
            push(s, s.box.gain, me, uid, 1)

    def once_more(self, s: ScoundrelsState, me: i64, uid: i64) -> bool:
        """The second use sees the new state, and the new job if that was swapped (T55, T56)."""
        if s.box.trait_requirement[s.trait[uid]] == JAIL_ONE and s.free[me] <= 0:
            return False
        return able(s, me, uid)

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        s = cast(ScoundrelsState, state)
        if s.expanded and not self.once_more(s, seat, s.stack[fp + SOURCE]):
            return Listed([c.PASS])
        return offered(s, seat, [c.AGAIN, c.PASS])

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(ScoundrelsState, state)
        if s.expanded:
            price: i64 = cash_of_use(s, seat, s.stack[fp + SOURCE]) if code == c.AGAIN else 0
            if owes(s, seat, code, price):
                return
        state.stack[fp + PC] = 2 if code == c.AGAIN else 3

    def end(self, s: ScoundrelsState, me: i64, uid: i64, flags: i64) -> None:
        """Neighbours may answer, also if it goes now (T59), but not if it went before (T50)."""
        where: i64 = s.where[uid]
        if where // 8 == me and where < SALOON and not flags & AWAY:
            m.notify(s, AFTER_NEIGHBOUR, me, where % 8)
        trait = s.trait[uid]
        goes = s.box.trait_leaves[trait] == 1 or uid in s.leaving
        # A when-hired scoundrel that another one uses is discarded from wherever it is, on the pile to its bottom (Q53,
        # SR207); if it was hired, its hire sees to that (T52).
        was_there = flags & ON_PILE != 0
        if s.box.trait_timing[trait] == WHEN_HIRED and not flags & TIMED:
            goes = goes or was_there or s.box.changes.hired_discards
        course.stay_after_all(s, uid)
        # Who came to the pile during its own use (T50) is discarded already.
        if goes and (where != PILE or was_there):
            m.discard(s, uid)


def use(s: ScoundrelsState, me: i64, uid: i64, flags: i64, safe: i64) -> None:
    """Begin a use; `safe` is what "it" means if the text begins with it."""
    if too_far(s):
        return
    saved = course.pack(s)
    course.mean(s, safe)
    if s.where[uid] == PILE:
        flags |= ON_PILE
    if s.where[uid] >= SALOON:
        flags |= AWAY
    push(s, USE_OP, me, uid, saved * USE_FLAGS + flags)


class UseOther(Ability):
    """The ability of a strategy card, the leader sheet or the office: no scoundrel, no neighbours."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        if s.stack[fp + PC] == 0:
            s.stack[fp + PC] = 1
            push(s, self.body(s, fp), s.stack[fp + ACTOR], s.stack[fp + SOURCE], 0)
            return CALL
        course.unpack(s, s.stack[fp + ARG] // 16)
        if s.stack[fp + SOURCE] == OFFICE:
            m.notify(s, AFTER_OFFICE, s.stack[fp + ACTOR], 0)
        return DONE

    def body(self, s: ScoundrelsState, fp: i64) -> Ability:
        source: i64 = s.stack[fp + SOURCE]
        which: i64 = s.stack[fp + ARG] % 16
        if source == STRATEGY:
            return s.box.strategy_body[s.strategy[s.stack[fp + ACTOR]]]
        if source == LEADER:
            return s.box.leader_body[which]
        if source == LOCATION:
            return s.box.location_body[which]
        if source <= A_SAFE:
            return s.box.safe_body[s.gadget[A_SAFE - source]]
        return s.box.office_body[which]


def use_other(s: ScoundrelsState, me: i64, source: i64, which: i64, safe: i64) -> None:
    if too_far(s):
        return
    saved = course.pack(s)
    course.mean(s, safe)
    course.spend_other(s, me, source, which)
    push(s, OTHER_OP, me, source, saved * 16 + which)


def of_timing(s: ScoundrelsState, seat: i64, timing: i64) -> list[int]:
    """Scoundrels, safes and the strategy card of a seat with this timing that can be used now."""
    out: list[int] = []
    for place in range(s.first_place(), s.places):
        uid: i64 = s.sheet[seat * PLACES + place]
        if uid != NOBODY and s.box.trait_timing[s.trait[uid]] == timing and usable(s, seat, uid, True):
            out.append(c.USE + s.job[uid])
    card: i64 = s.strategy[seat]
    if card != NOBODY and not (s.spent_strategies >> seat) & 1 and s.box.strategy_timing[card] == timing:
        if with_it(s, seat, s.box.strategy_body[card], STRATEGY, NOBODY):
            out.append(c.STRATEGY_USE)
    if s.opened and (s.box.safe_timings >> (timing - NEVER)) & 1:
        for safe in range(SAFES):
            if s.has_open(seat, safe) and s.box.safe_timing[s.gadget[safe]] == timing:
                if usable_safe(s, seat, safe, NOBODY):
                    out.append(c.USE_SAFE + safe)
    return out


def waits_for(s: ScoundrelsState, seat: i64, timing: i64) -> bool:
    """Whether a seat has anything of this timing at all, to be used or not."""
    for place in range(s.first_place(), s.places):
        uid: i64 = s.sheet[seat * PLACES + place]
        if uid != NOBODY and s.box.trait_timing[s.trait[uid]] == timing:
            return True
    card: i64 = s.strategy[seat]
    if card != NOBODY and s.box.strategy_timing[card] == timing:
        return True
    if s.opened and (s.box.safe_timings >> (timing - NEVER)) & 1:
        for safe in range(SAFES):
            if s.has_open(seat, safe) and s.box.safe_timing[s.gadget[safe]] == timing:
                return True
    return False


def usable_safe(s: ScoundrelsState, seat: i64, safe: i64, it: i64) -> bool:
    """Whether the text of a faceup safe could do anything for its owner now (XR63)."""
    if (s.spent_safes >> safe) & 1:
        return False
    return with_it(s, seat, s.box.safe_body[s.gadget[safe]], A_SAFE - safe, it)


# Prices that only loans can pay (XQ32)


def cash_of_use(s: ScoundrelsState, me: i64, uid: i64) -> i64:
    return at_hand(s, me, s.box.job_body[s.job[uid]], uid)


def cash_of(s: ScoundrelsState, me: i64, code: i64) -> i64:
    """Money that has to be at hand for a use that was chosen."""
    if code >= c.AT_LOCATION and code < c.DEBT:
        return at_hand(s, me, s.box.location_body[code - c.AT_LOCATION], LOCATION)
    if code >= c.USE_SAFE and code < c.AT_LOCATION:
        safe = code - c.USE_SAFE
        return at_hand(s, me, s.box.safe_body[s.gadget[safe]], A_SAFE - safe)
    if code >= c.USE and code < c.HIRE:
        job = (code - c.USE) % (c.SCOUNDREL - c.USE)
        return cash_of_use(s, me, s.uid_of_job(job))
    if code == c.STRATEGY_USE:
        return at_hand(s, me, s.box.strategy_body[s.strategy[me]], STRATEGY)
    if code >= c.LEAD and code < c.OPTION:
        return at_hand(s, me, s.box.leader_body[code - c.LEAD], LEADER)
    if code >= c.OPTION and code < c.ANSWER:
        return at_hand(s, me, s.box.office_body[code - c.OPTION], OFFICE)
    return 0


def at_hand(s: ScoundrelsState, me: i64, body: Ability, source: i64) -> i64:
    """The money that a text costs; if all it does has a price, the least of these too (XQ37)."""
    price = body.cash(s, me, source)
    if not s.box.changes.pays_to_use or not s.expanded:
        return price
    # As others see it: whether loans are asked for must not tell what a seat hides, such as a bluff for the Mason.
    suppose_public(s)
    try:
        least = body.least(s, me, source, LEADS_ON)
    finally:
        take_back_public(s)
    return price if price > least else least


def owes(s: ScoundrelsState, seat: i64, code: i64, amount: i64) -> bool:
    """Whether a choice has to wait for loans: then they are asked for, and the choice is made again (XQ32)."""
    paid = s.money[seat] >= amount
    # A choice that waits for loans is not made yet: going back from two in turn would else never end.
    if seat == s.active and (paid or not s.box.changes.remembers_declined):
        course.forget_declined(s)
    if paid:
        return False
    push(s, s.box.borrow, seat, code, amount)
    return True


def offered(s: ScoundrelsState, seat: i64, codes: list[int]) -> Menu:
    """A menu without the choices that the player of this turn has just gone back from."""
    if s.expanded and s.declined and seat == s.active:
        return Listed([code for code in codes if code not in s.declined])
    return Listed(codes)


USE_OP: Final = Use()
OTHER_OP: Final = UseOther()
