"""Money, reputation, henchmen: what goes on in town."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from saloon.kernel.core import ACTOR, ARG, CALL, DONE, PC, SOURCE, WAIT, State, push
from saloon.kernel.menu import Listed, Menu
from saloon.scoundrels import choices as c
from saloon.scoundrels import events as e
from saloon.scoundrels import mutators as m
from saloon.scoundrels.ability import Act, Deed, Sequence
from saloon.scoundrels.debts import gain
from saloon.scoundrels.names import LOWEST, NOBODY, PLACES, SLOTS, STOLEN
from saloon.scoundrels.state import FACEUP, Ability, Town
from saloon.scoundrels.using import offered, owes

# Counts (N1 to N5)
CARDS_PLAYED: i64 = 1
OWN_SCOUNDRELS: i64 = 2
OWN_MARKS: i64 = 3
JAILED: i64 = 4
OWN_SAFES: i64 = 5
OWN_DEBTS: i64 = 6
ON_CARDS: i64 = 7


def count(s: Town, me: i64, what: i64) -> i64:
    if what == CARDS_PLAYED:
        return s.played_today(me)
    if what == OWN_DEBTS:
        return s.debts_of(me)
    if what == OWN_SCOUNDRELS:
        return s.scoundrels_of(me)
    total: i64 = 0
    if what == OWN_MARKS:
        for mark in s.marks:
            if mark // 10 % 10 == me:
                total += 1
    elif what == JAILED:
        for jailed in s.jail:
            total += jailed
    elif what == ON_CARDS:
        for calls in s.calls:
            mask: i64 = calls
            while mask:
                total += mask & 1
                mask >>= 1
    else:
        for place in s.place:
            if place == STOLEN + me:
                total += 1
    return total


class GainMoney(Deed):
    """A1."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def do_now(self, s: Town, me: i64, source: i64) -> None:
        m.gain_money(s, me, self.amount, source)


class GainMoneyForEach(Deed):
    """A2; with a most, A38."""

    def __init__(self, amount: int, what: int, most: int = 0) -> None:
        super().__init__()
        self.amount: i64 = amount
        self.what: i64 = what
        self.most: i64 = most

    def can(self, s: Town, me: i64, source: i64) -> bool:
        return count(s, me, self.what) > 0

    def do_now(self, s: Town, me: i64, source: i64) -> None:
        amount = self.amount * count(s, me, self.what)
        if self.most and amount > self.most:
            amount = self.most
        m.gain_money(s, me, amount, source)


class OpponentsGainMoney(Deed):
    """A3."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def can(self, s: Town, me: i64, source: i64) -> bool:
        return s.n > 1 or s.box.enemy_hoards

    def do_now(self, s: Town, me: i64, source: i64) -> None:
        for turn in range(1, s.sides):
            seat = (me + turn) % s.sides
            if seat != s.enemy or s.box.enemy_hoards:
                m.gain_money(s, seat, self.amount, NOBODY)


class StealMoney(Act):
    """A4, from one opponent."""

    kind = "rob"

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def targets(self, s: Town, me: i64, source: i64) -> list[int]:
        return [c.SEAT + seat for seat in range(s.sides) if seat != me and s.money[seat] > 0]

    def do(self, s: Town, me: i64, source: i64, code: i64) -> None:
        m.steal_money(s, me, code - c.SEAT, self.amount, source)


class StealMoneyFromAll(Deed):
    """A4, from each opponent."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def can(self, s: Town, me: i64, source: i64) -> bool:
        for seat in range(s.sides):
            if seat != me and s.money[seat] > 0:
                return True
        return False

    def do_now(self, s: Town, me: i64, source: i64) -> None:
        for turn in range(1, s.sides):
            m.steal_money(s, me, (me + turn) % s.sides, self.amount, source)


class GainReputation(Deed):
    """A5; at 6 nothing is gained, which is no effect (T69, Q23)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def can(self, s: Town, me: i64, source: i64) -> bool:
        return s.reputation[me] < 6

    def do_now(self, s: Town, me: i64, source: i64) -> None:
        m.change_reputation(s, me, self.amount)


class FallInReputation(Deed):
    """A39."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def can(self, s: Town, me: i64, source: i64) -> bool:
        return s.reputation[me] > LOWEST

    def full(self, s: Town, me: i64, source: i64) -> bool:
        return s.reputation[me] - self.amount >= LOWEST

    def do_now(self, s: Town, me: i64, source: i64) -> None:
        m.change_reputation(s, me, -self.amount)


class SkipStepThree(Deed):
    """A40. To skip it is no reason to use an ability, so alone it does nothing for anybody."""

    def can(self, s: Town, me: i64, source: i64) -> bool:
        return False

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        if s.in_turn() and s.step3:
            s.step3 = 0
            if s.journal is not None:
                s.journal.add1(e.STEP_SKIPPED, 0, s.active)
        return DONE


# Henchmen


class FreeOwn(Deed):
    """A11 with H2."""

    def can(self, s: Town, me: i64, source: i64) -> bool:
        return s.jail[me] > 0

    def do_now(self, s: Town, me: i64, source: i64) -> None:
        m.free_henchman(s, me, me)


class FreeAny(Act):
    """A11 with H3; impossible with nobody in jail (Q11)."""

    kind = "free"

    def targets(self, s: Town, me: i64, source: i64) -> list[int]:
        return [c.SEAT + seat for seat in range(s.sides) if s.jail[seat] > 0]

    def do(self, s: Town, me: i64, source: i64, code: i64) -> None:
        m.free_henchman(s, me, code - c.SEAT)


class FreeTwo(Sequence):
    """A11 with H4: two henchmen of any players, if two are in jail (Q10)."""

    def __init__(self) -> None:
        super().__init__([FreeAny(), FreeAny()])

    def can(self, s: Town, me: i64, source: i64) -> bool:
        total: i64 = 0
        for jailed in s.jail:
            total += jailed
        return total >= 2


def may_suspect(s: Town, seat: i64) -> bool:
    """Whether a seat can put a henchman on the card of this turn by the normal rules (SR49 to SR56, SR190)."""
    if (
        s.active == NOBODY
        or seat == s.active
        or seat == s.enemy
        or s.slot == NOBODY
        or s.slot == FACEUP
        or s.free[seat] <= 0
    ):
        return False
    calls: i64 = s.calls[s.active * SLOTS + s.slot]
    if (calls >> seat) & 1:
        return False
    return not s.expanded or s.facedown(s.active * SLOTS + s.slot)


class JailOpponent(Act):
    """A12: an available henchman of an opponent goes to jail; the opponent may place one first (T74, Q7 to Q9)."""

    kind = "jail"

    def targets(self, s: Town, me: i64, source: i64) -> list[int]:
        return [c.SEAT + seat for seat in range(s.sides) if seat != me and s.free[seat] > 0]

    def do(self, s: Town, me: i64, source: i64, code: i64) -> None:
        push(s, FIRST_SUSPECT, code - c.SEAT, source, 0)


class FirstSuspect(Ability):
    """Before a henchman goes to jail its owner may put one on the current card; then one goes, if there is one left.

    With an argument the jailing is left to who asked.
    """

    kind = "suspect"

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
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
            m.suspect(cast(Town, state), seat)


FIRST_SUSPECT = FirstSuspect()


class PlaceHenchman(Act):
    """A13: `it` (just freed) or one of your own onto a facedown card of an opponent, also of an earlier turn."""

    kind = "place"

    def __init__(self, freed: bool) -> None:
        super().__init__()
        self.freed: bool = freed

    def targets(self, s: Town, me: i64, source: i64) -> list[int]:
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

    def do(self, s: Town, me: i64, source: i64, code: i64) -> None:
        at = code - c.CARD
        m.place_henchman(s, me, s.it_henchman if self.freed else me, at // SLOTS, at % SLOTS)


class ClearCard(Act):
    """A14 and A15: all henchmen off a card, which stays as it is; nothing at the end of a day (T83)."""

    kind = "clear"

    def __init__(self, destroyed: bool, own: bool) -> None:
        super().__init__()
        self.destroyed: bool = destroyed
        self.own: bool = own

    def targets(self, s: Town, me: i64, source: i64) -> list[int]:
        codes: list[int] = []
        if not s.in_turn():
            return codes
        for at in range(s.n * SLOTS):
            if s.calls[at] and (not self.own or at // SLOTS == me):
                codes.append(c.CARD + at)
        return codes

    def do(self, s: Town, me: i64, source: i64, code: i64) -> None:
        at = code - c.CARD
        m.clear_calls(s, me, at // SLOTS, at % SLOTS, self.destroyed)


# Choices of opponents (A30)


class Choice:
    """One of the two things an opponent can be put to."""

    def __init__(self, kind: int, amount: int) -> None:
        self.kind: i64 = kind
        self.amount: i64 = amount

    def open_to(self, s: Town, seat: i64) -> bool:
        if self.kind == c.SEND_TO_JAIL:
            return s.free[seat] > 0
        if self.kind == c.GIVE_MONEY:
            return s.affords(seat, self.amount)
        if self.kind == c.TAKE_DEBT:
            return s.room(seat) >= self.amount
        if self.kind == c.DISCARD_ONE:
            return len(s.recruits) > 0 if seat == s.enemy else s.scoundrels_of(seat) > 0
        return True


class OpponentsChoose(Ability):
    """Each opponent in turn, clockwise from you; the argument counts how many have had theirs. You answer for an enemy.

    The place is 1 while an opponent who chose jail may put a henchman on the current card first; if then nobody is
    left to go to jail, it is the other option (T75).
    """

    kind = "choose"

    def __init__(self, one: Choice, other: Choice) -> None:
        super().__init__()
        self.one: Choice = one
        self.other: Choice = other

    def can(self, s: Town, me: i64, source: i64) -> bool:
        for seat in range(s.sides):
            if seat != me and (self.one.open_to(s, seat) or self.other.open_to(s, seat)):
                return True
        return False

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        asked: i64 = s.stack[fp + ARG]
        if asked >= s.sides - 1:
            return DONE
        seat = self.victim(s, fp)
        codes = self.codes(s, seat)
        if s.stack[fp + PC]:
            s.stack[fp + PC] = 0
            s.stack[fp + ARG] = asked + 1
            if s.free[seat] > 0:
                m.jail_henchman(s, seat)
            elif codes:
                self.take(s, fp, seat, codes[0])
            return CALL
        if len(codes) > 1 or (codes and self.due(codes[0]) > s.money[seat]):
            return WAIT
        s.stack[fp + ARG] = asked + 1
        if codes:
            self.take(s, fp, seat, codes[0])
        return CALL

    def due(self, code: i64) -> i64:
        """Money that an option costs."""
        if code != c.ANSWER + c.GIVE_MONEY:
            return 0
        return self.one.amount if self.one.kind == c.GIVE_MONEY else self.other.amount

    def codes(self, s: Town, seat: i64) -> list[int]:
        out: list[int] = []
        if self.one.open_to(s, seat):
            out.append(c.ANSWER + self.one.kind)
        if self.other.open_to(s, seat):
            out.append(c.ANSWER + self.other.kind)
        return out

    def asked(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        seat = self.victim(s, fp)
        if seat == s.enemy:
            seat = s.stack[fp + ACTOR]
        return 1 << seat

    def victim(self, s: Town, fp: i64) -> i64:
        """Whose turn it is to be put to the choice."""
        return (s.stack[fp + ACTOR] + 1 + s.stack[fp + ARG]) % s.sides

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        s = cast(Town, state)
        codes = self.codes(s, self.victim(s, fp))
        if len(codes) == 1:
            codes.append(c.PASS)  # only loans could pay for it, and nobody is made to take one (XQ32)
        return offered(s, seat, codes)

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(Town, state)
        seat = self.victim(s, fp)
        if s.expanded and owes(s, seat, code, self.due(code)):
            return
        s.stack[fp + ARG] += 1
        if code != c.PASS:
            self.take(s, fp, seat, code)

    def take(self, s: Town, fp: i64, seat: i64, code: i64) -> None:
        me: i64 = s.stack[fp + ACTOR]
        kind = code - c.ANSWER
        amount = self.one.amount if self.one.kind == kind else self.other.amount
        if s.journal is not None:
            s.journal.add2(e.CHOSE, 0, seat, kind)
        if kind == c.SEND_TO_JAIL:
            s.stack[fp + ARG] -= 1
            s.stack[fp + PC] = 1
            push(s, FIRST_SUSPECT, seat, NOBODY, 1)
        elif kind == c.LOSE_REPUTATION:
            m.change_reputation(s, seat, -amount)
        elif kind == c.GIVE_MONEY:
            m.give_money(s, seat, me, amount, s.stack[fp + SOURCE])
        elif kind == c.TAKE_DEBT:
            gain(s, seat, amount)
        elif seat == s.enemy:
            push(s, DISCARD_RECRUIT, me, NOBODY, 0)
        else:
            push(s, DISCARD_OWN, seat, NOBODY, 0)


class DiscardOwn(Act):
    """O4: one of the own scoundrels, chosen by its owner."""

    kind = "discard"

    def targets(self, s: Town, me: i64, source: i64) -> list[int]:
        codes: list[int] = []
        for place in range(s.places):
            uid: i64 = s.sheet[me * PLACES + place]
            if uid != NOBODY:
                codes.append(c.SCOUNDREL + s.job[uid])
        return codes

    def do(self, s: Town, me: i64, source: i64, code: i64) -> None:
        m.discard(s, s.uid_of_job(code - c.SCOUNDREL))


class DiscardRecruit(DiscardOwn):
    """The same for an enemy: you choose which of its recruits goes (XR125)."""

    def targets(self, s: Town, me: i64, source: i64) -> list[int]:
        return [c.SCOUNDREL + s.job[uid] for uid in s.recruits]


DISCARD_OWN = DiscardOwn()
DISCARD_RECRUIT = DiscardRecruit()
