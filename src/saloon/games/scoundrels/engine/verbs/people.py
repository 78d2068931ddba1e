"""Money and reputation: verbs about purses and names, and the counts they go by."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.errors import Reason
from saloon.games.scoundrels import rows
from saloon.games.scoundrels.engine import choices as c
from saloon.games.scoundrels.engine import course
from saloon.games.scoundrels.engine import mutators as m
from saloon.games.scoundrels.engine.ability import AbilityStep, Act
from saloon.games.scoundrels.engine.names import HIGHEST, LOWEST, NOBODY, STOLEN
from saloon.games.scoundrels.engine.reading import Verbs, meant
from saloon.games.scoundrels.engine.state import Ability, Appraiser, ScoundrelsState
from saloon.kernel.core import DONE, State

# Counts (N1 to N5)
CARDS_PLAYED: i64 = 1
OWN_SCOUNDRELS: i64 = 2
OWN_MARKS: i64 = 3
JAILED: i64 = 4
OWN_SAFES: i64 = 5
OWN_DEBTS: i64 = 6
ON_CARDS: i64 = 7


def count(s: ScoundrelsState, me: i64, what: i64) -> i64:
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


class GainMoney(AbilityStep):
    """A1."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        m.gain_money(s, me, self.amount, source)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return float(self.amount) * t.dollar


class GainMoneyForEach(AbilityStep):
    """A2; with a most, A38."""

    def __init__(self, amount: int, what: int, most: int = 0) -> None:
        super().__init__()
        self.amount: i64 = amount
        self.what: i64 = what
        self.most: i64 = most

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return count(s, me, self.what) > 0

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        amount = self.amount * count(s, me, self.what)
        if self.most and amount > self.most:
            amount = self.most
        m.gain_money(s, me, amount, source)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        total = self.amount * t.counted(s, self.what)
        return float(self.most if self.most and total > self.most else total) * t.dollar


class OpponentsGainMoney(AbilityStep):
    """A3."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return s.n > 1 or s.box.enemy_hoards

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        for turn in range(1, s.sides):
            seat = (me + turn) % s.sides
            if seat != s.enemy or s.box.enemy_hoards:
                m.gain_money(s, seat, self.amount, NOBODY)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return -0.5 * float(self.amount) * t.dollar


class StealMoney(Act):
    """A4, from one opponent."""

    kind = "rob"

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        return [c.SEAT + seat for seat in range(s.sides) if seat != me and s.money[seat] > 0]

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        m.steal_money(s, me, code - c.SEAT, self.amount, source)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return t.robbery(s, self.amount, False)

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        offers = code >= c.SEAT and code < c.LEAD
        return Reason("why-seat-rob", seat=code - c.SEAT) if offers else None


class StealMoneyFromAll(AbilityStep):
    """A4, from each opponent."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        for seat in range(s.sides):
            if seat != me and s.money[seat] > 0:
                return True
        return False

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        for turn in range(1, s.sides):
            m.steal_money(s, me, (me + turn) % s.sides, self.amount, source)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return t.robbery(s, self.amount, True)


class GainReputation(AbilityStep):
    """A5; at 6 nothing is gained, which is no effect (T69, Q23)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return s.reputation[me] < 6

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        m.change_reputation(s, me, self.amount)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        room: i64 = HIGHEST - s.reputation[t.me]
        return float(self.amount if self.amount < room else room) * t.reputation


class FallInReputation(AbilityStep):
    """A39."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return s.reputation[me] > LOWEST

    def full(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return s.reputation[me] - self.amount >= LOWEST

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        m.change_reputation(s, me, -self.amount)


class SkipStepThree(AbilityStep):
    """A40. To skip it is no reason to use an ability, so alone it does nothing for anybody."""

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return False

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        if s.in_turn() and s.step3:
            course.skip_step_3(s)
        return DONE


# What the rows of the language table make of these verbs

COUNTS: Final = {
    rows.CARDS_PLAYED: CARDS_PLAYED,
    rows.OWN_SCOUNDRELS: OWN_SCOUNDRELS,
    rows.OWN_MARKS: OWN_MARKS,
    rows.HENCHMEN_IN_JAIL: JAILED,
    rows.OWN_SAFES: OWN_SAFES,
    rows.OWN_DEBTS: OWN_DEBTS,
    rows.HENCHMEN_ON_CARDS: ON_CARDS,
}


def steal_money(amount: int, victim: str) -> Ability:
    return StealMoneyFromAll(amount) if victim == "each opponent" else StealMoney(amount)


VERBS: Final[Verbs] = {
    rows.GAIN_MONEY: GainMoney,
    rows.GAIN_MONEY_FOR_EACH: lambda amount, what: GainMoneyForEach(amount, meant(what, COUNTS)),
    rows.GAIN_MONEY_UP_TO: lambda amount, what, most: GainMoneyForEach(amount, meant(what, COUNTS), most),
    rows.OPPONENTS_GAIN_MONEY: OpponentsGainMoney,
    rows.STEAL_MONEY: steal_money,
    rows.GAIN_REPUTATION: GainReputation,
    rows.LOSE_REPUTATION: FallInReputation,
    rows.SKIP_STEP_3: SkipStepThree,
}
