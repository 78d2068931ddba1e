"""Using a scoundrel, a strategy card, the leader sheet or the office, and what "it" is meanwhile."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.kernel.core import ACTOR, ARG, CALL, DONE, PC, SOURCE, WAIT, State, push
from saloon.kernel.menu import Listed, Menu
from saloon.scoundrels import choices as c
from saloon.scoundrels import events as e
from saloon.scoundrels import mutators as m
from saloon.scoundrels.names import (
    A_SAFE,
    AFTER_NEIGHBOUR,
    AFTER_OFFICE,
    BONUS_MONEY,
    GAIN_ONE,
    JAIL_ONE,
    LEADER,
    LOCATION,
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
from saloon.scoundrels.state import Ability, Town

# What a use frame carries in its argument, below the saved "it".
TIMED: Final = 1  # by its own timing: modifiers count
BY_CARD: Final = 2  # by a poker card: bonus money counts
ON_PILE: Final = 4  # it lay on the discard pile when its use began
AWAY: Final = 8  # it lay there or in the Saloon: it had no neighbours (Q16)
USE_FLAGS: Final = 16


def usable(s: Town, me: i64, uid: i64, timed: bool, safe: i64 = NOBODY) -> bool:
    """Whether a seat could use a scoundrel now, its moment apart."""
    if s.is_spent(uid):
        return False
    requirement = s.box.trait_requirement[s.trait[uid]]
    if requirement == WHILE_BROKE and timed and s.money[me] > 0:
        return False
    if requirement >= WHILE_CLEAN and timed and not fulfils(s, me, uid):
        return False
    return able(s, me, uid, safe)


def seems_usable(s: Town, me: i64, uid: i64, timed: bool) -> bool:
    """Whether others must think a seat could use it: only then is asking for it no tell."""
    s.outside = s.expanded
    can = usable(s, me, uid, timed)
    s.outside = False
    return can


def fulfils(s: Town, me: i64, uid: i64) -> bool:
    """Whether the requirement of a trait that begins with "while" is met."""
    trait = s.trait[uid]
    requirement = s.box.trait_requirement[trait]
    if requirement == WHILE_CLEAN:
        return s.money[me] == 0 and s.debts_of(me) == 0
    if requirement == WHILE_POOR:
        return s.poor == 1 and me == s.active
    return requirement != WHILE_INDEBTED or s.debts_of(me) >= s.box.trait_required[trait]


def usable_by_card(s: Town, me: i64, uid: i64) -> bool:
    """As `usable`, by a poker card: bonus money comes before the ability, so it may help to pay for it (T40)."""
    if s.box.trait_modifier[s.trait[uid]] != BONUS_MONEY:
        return usable(s, me, uid, True)
    s.money[me] += 1
    can = usable(s, me, uid, True)
    s.money[me] -= 1
    return can


def able(s: Town, me: i64, uid: i64, safe: i64 = NOBODY) -> bool:
    """Whether its job could do anything for a seat, its requirement paid, asked with an "it" of its own."""
    body = s.box.job_body[s.job[uid]]
    requirement = s.box.trait_requirement[s.trait[uid]]
    if requirement == GAIN_ONE:
        if s.room(me) <= 0:
            return False
        s.pledged[me] += 1
        can = with_it(s, me, body, uid, safe)
        s.pledged[me] -= 1
        return can
    if requirement != JAIL_ONE:
        return with_it(s, me, body, uid, safe)
    if s.free[me] <= 0:
        return False
    # The henchman that goes to jail first is not there for the job's own cost any more (Q23).
    s.free[me] -= 1
    s.jail[me] += 1
    can = with_it(s, me, body, uid, safe)
    s.free[me] += 1
    s.jail[me] -= 1
    return can


def with_it(s: Town, me: i64, body: Ability, source: i64, safe: i64) -> bool:
    """Whether a text could do anything, with "it" meaning this safe or nothing."""
    it_safe, it_henchman, it_deck, it_card = s.it_safe, s.it_henchman, s.it_deck, s.it_card
    forget(s)
    s.it_safe = safe
    can = body.can(s, me, source)
    s.it_safe = it_safe
    s.it_henchman = it_henchman
    s.it_deck = it_deck
    s.it_card = it_card
    return can


def pack(s: Town) -> i64:
    """All that "it" may be, in one int."""
    return (((s.it_safe + 1) * 8 + s.it_henchman + 1) * 8 + s.it_deck + 1) * 32 + s.it_card + 1


def unpack(s: Town, it: i64) -> None:
    s.it_card = it % 32 - 1
    it //= 32
    s.it_deck = it % 8 - 1
    it //= 8
    s.it_henchman = it % 8 - 1
    s.it_safe = it // 8 - 1


def forget(s: Town) -> None:
    s.it_safe = NOBODY
    s.it_henchman = NOBODY
    s.it_deck = NOBODY
    s.it_card = NOBODY


class Use(Ability):
    """One use of a scoundrel: its requirement, its job once or twice, then what follows (T54 to T57)."""

    kind = "again"

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
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
                s.outside = s.expanded
                more = self.once_more(s, me, uid)
                s.outside = False
                if more:
                    return WAIT
            stack[fp + PC] = 3
        elif pc == 2:
            forget(s)
            self.body(s, fp, me, uid)
            stack[fp + PC] = 3
            return CALL
        self.end(s, me, uid, arg)
        unpack(s, arg // USE_FLAGS)
        return DONE

    def body(self, s: Town, fp: i64, me: i64, uid: i64) -> None:
        spend_card(s, uid)
        if s.box.trait_requirement[s.trait[uid]] == JAIL_ONE:
            m.jail_henchman(s, me)
        push(s, s.box.job_body[s.job[uid]], me, uid, 0)
        if s.expanded and s.box.trait_requirement[s.trait[uid]] == GAIN_ONE:
            push(s, s.box.gain, me, uid, 1)

    def once_more(self, s: Town, me: i64, uid: i64) -> bool:
        """The second use sees the new state, and the new job if that was swapped (T55, T56)."""
        if s.box.trait_requirement[s.trait[uid]] == JAIL_ONE and s.free[me] <= 0:
            return False
        return able(s, me, uid)

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        s = cast(Town, state)
        if s.expanded and not self.once_more(s, seat, s.stack[fp + SOURCE]):
            return Listed([c.PASS])
        return offered(s, seat, [c.AGAIN, c.PASS])

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(Town, state)
        if s.expanded:
            price: i64 = cash_of_use(s, seat, s.stack[fp + SOURCE]) if code == c.AGAIN else 0
            if owes(s, seat, code, price):
                return
        state.stack[fp + PC] = 2 if code == c.AGAIN else 3

    def end(self, s: Town, me: i64, uid: i64, flags: i64) -> None:
        """Neighbours may answer, also if it goes now (T59), but not if it went before (T50)."""
        where: i64 = s.where[uid]
        if where // 8 == me and where < SALOON and not flags & AWAY:
            m.notify(s, AFTER_NEIGHBOUR, me, where % 8)
        trait = s.trait[uid]
        goes = s.box.trait_leaves[trait] == 1 or uid in s.leaving
        # A when-hired scoundrel used on the pile goes to its bottom (SR207), unless it was hired there (T52).
        was_there = flags & ON_PILE != 0
        if was_there and s.box.trait_timing[trait] == WHEN_HIRED and not flags & TIMED:
            goes = True
        if uid in s.leaving:
            s.leaving.remove(uid)
        # Who came to the pile during its own use (T50) is discarded already.
        if goes and (where != PILE or was_there):
            m.discard(s, uid)


def spend_card(s: Town, uid: i64) -> None:
    """Used flags lie on the job and on the trait, so that they survive swaps and discards (Q20)."""
    if s.job[uid] not in s.spent_jobs:
        s.spent_jobs.append(s.job[uid])
    if s.trait[uid] not in s.spent_traits:
        s.spent_traits.append(s.trait[uid])


def use(s: Town, me: i64, uid: i64, flags: i64, safe: i64) -> None:
    """Begin a use; `safe` is what "it" means if the text begins with it."""
    saved = pack(s)
    forget(s)
    s.it_safe = safe
    if s.where[uid] == PILE:
        flags |= ON_PILE
    if s.where[uid] >= SALOON:
        flags |= AWAY
    push(s, USE_OP, me, uid, saved * USE_FLAGS + flags)


class UseOther(Ability):
    """The ability of a strategy card, the leader sheet or the office: no scoundrel, no neighbours."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        if s.stack[fp + PC] == 0:
            s.stack[fp + PC] = 1
            push(s, self.body(s, fp), s.stack[fp + ACTOR], s.stack[fp + SOURCE], 0)
            return CALL
        unpack(s, s.stack[fp + ARG] // 16)
        if s.stack[fp + SOURCE] == OFFICE:
            m.notify(s, AFTER_OFFICE, s.stack[fp + ACTOR], 0)
        return DONE

    def body(self, s: Town, fp: i64) -> Ability:
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


def use_other(s: Town, me: i64, source: i64, which: i64, safe: i64) -> None:
    saved = pack(s)
    forget(s)
    s.it_safe = safe
    if source == STRATEGY:
        s.spent_strategies |= 1 << me
        if s.journal is not None:
            s.journal.add2(e.USED_STRATEGY, 0, me, s.strategy[me])
    elif source == LEADER:
        s.spent_leader |= 1 << (me * 8 + which)
        if s.journal is not None:
            s.journal.add2(e.USED_LEADER, 0, me, which)
    elif source <= A_SAFE:
        s.spent_safes |= 1 << (A_SAFE - source)
        if s.journal is not None:
            s.journal.add2(e.USED_SAFE, 0, me, A_SAFE - source)
    elif s.journal is not None:
        s.journal.add2(e.USED_OFFICE if source == OFFICE else e.USED_LOCATION, 0, me, which)
    push(s, OTHER_OP, me, source, saved * 16 + which)


def of_timing(s: Town, seat: i64, timing: i64) -> list[int]:
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


def waits_for(s: Town, seat: i64, timing: i64) -> bool:
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


def usable_safe(s: Town, seat: i64, safe: i64, it: i64) -> bool:
    """Whether the text of a faceup safe could do anything for its owner now (XR63)."""
    if (s.spent_safes >> safe) & 1:
        return False
    return with_it(s, seat, s.box.safe_body[s.gadget[safe]], A_SAFE - safe, it)


# Prices that only loans can pay (XQ32)


def cash_of_use(s: Town, me: i64, uid: i64) -> i64:
    return s.box.job_body[s.job[uid]].cash(s, me, uid)


def cash_of(s: Town, me: i64, code: i64) -> i64:
    """Money that has to be at hand for a use that was chosen."""
    if code >= c.AT_LOCATION and code < c.DEBT:
        return s.box.location_body[code - c.AT_LOCATION].cash(s, me, LOCATION)
    if code >= c.USE_SAFE and code < c.AT_LOCATION:
        safe = code - c.USE_SAFE
        return s.box.safe_body[s.gadget[safe]].cash(s, me, A_SAFE - safe)
    if code >= c.USE and code < c.HIRE:
        job = (code - c.USE) % (c.SCOUNDREL - c.USE)
        return cash_of_use(s, me, s.uid_of_job(job))
    if code == c.STRATEGY_USE:
        return s.box.strategy_body[s.strategy[me]].cash(s, me, STRATEGY)
    if code >= c.LEAD and code < c.OPTION:
        return s.box.leader_body[code - c.LEAD].cash(s, me, LEADER)
    if code >= c.OPTION and code < c.ANSWER:
        return s.box.office_body[code - c.OPTION].cash(s, me, OFFICE)
    return 0


def owes(s: Town, seat: i64, code: i64, amount: i64) -> bool:
    """Whether a choice has to wait for loans: then they are asked for, and the choice is made again (XQ32)."""
    if seat == s.active:
        s.declined.clear()
    if s.money[seat] >= amount:
        return False
    push(s, s.box.borrow, seat, code, amount)
    return True


def offered(s: Town, seat: i64, codes: list[int]) -> Menu:
    """A menu without the choices that the player of this turn has just gone back from."""
    if s.expanded and s.declined and seat == s.active:
        return Listed([code for code in codes if code not in s.declined])
    return Listed(codes)


USE_OP: Final = Use()
OTHER_OP: Final = UseOther()
