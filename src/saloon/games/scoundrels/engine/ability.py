"""How the parts of a sentence go together: conditions, costs, one after the other, you may.

Every part is an op and answers two questions: can it do anything for this seat now, and do it. An ability is usable if
its conditions hold, its cost can be paid in full, and at least one of its effects can be carried out (Q23).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from mypy_extensions import i64

from saloon.errors import Reason
from saloon.games.scoundrels import rows
from saloon.games.scoundrels.engine import choices as c
from saloon.games.scoundrels.engine import course
from saloon.games.scoundrels.engine.flow.using import at_hand, offered, owes
from saloon.games.scoundrels.engine.mutators import change_reputation, jail_henchman, spend
from saloon.games.scoundrels.engine.names import LOWEST, NOBODY
from saloon.games.scoundrels.engine.state import OUT_OF_REACH, Ability, Appraiser, ScoundrelsState
from saloon.games.scoundrels.engine.supposing import suppose, suppose_public, take_back, take_back_public
from saloon.kernel.core import ACTOR, CALL, DONE, PC, SOURCE, WAIT, State, push
from saloon.kernel.menu import Listed, Menu


class Condition:
    """Something that holds or does not."""

    def holds(self, s: ScoundrelsState, me: i64) -> bool:
        return True

    def unmet(self) -> Reason:
        """Why a text cannot be used while it does not hold."""
        return Reason("why-condition")

    def likely(self, t: Appraiser, s: ScoundrelsState) -> float:
        """How likely it holds when the text is used; the appraiser is the one who would use it."""
        return 1.0 if self.holds(s, t.me) else 0.0


class Cost:
    """Something paid in full or not at all."""

    def payable(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return True

    def pay(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        pass

    def price(self) -> i64:
        """Money in it, for who needs to know what is left."""
        return 0

    def debts(self) -> i64:
        """Debts in it, for who needs to know how much room is left for loans."""
        return 0

    def unpayable(self, s: ScoundrelsState, me: i64) -> Reason:
        """Why it cannot be paid, when it cannot."""
        raise AssertionError("a cost that anybody can pay")

    def burden(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        """What paying it takes from a seat, in tech."""
        return 0.5


class Sequence(Ability):
    """One after the other, each as far as possible (S7, and the sentences of a text)."""

    def __init__(self, parts: list[Ability]) -> None:
        super().__init__()
        self.parts: list[Ability] = parts

    def allowed(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        for part in self.parts:
            if not part.allowed(s, me, source):
                return False
        return True

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        if not self.allowed(s, me, source):
            return False
        s.work += len(self.parts)  # a long text is more work (Q52)
        for part in self.parts:
            if part.can(s, me, source):
                return True
        return False

    def cash(self, s: ScoundrelsState, me: i64, source: i64) -> i64:
        most: i64 = 0
        for part in self.parts:
            amount = part.cash(s, me, source)
            if amount > most:
                most = amount
        return most

    def least(self, s: ScoundrelsState, me: i64, source: i64, deep: i64) -> i64:
        # Of the first part only: what it brings may pay for the next.
        return self.parts[0].least(s, me, source, deep)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        total = 0.0
        for part in self.parts:
            total += part.worth(t, s, own)
        return total

    def step(self, state: State, fp: i64) -> i64:
        stack = state.stack
        pc: i64 = stack[fp + PC]
        if pc >= len(self.parts):
            return DONE
        stack[fp + PC] = pc + 1
        push(state, self.parts[pc], stack[fp + ACTOR], stack[fp + SOURCE], 0)
        return CALL


class OnlyIf(Ability):
    """The ability cannot be used unless the condition holds (S2)."""

    def __init__(self, condition: Condition, body: Ability) -> None:
        super().__init__()
        self.condition: Condition = condition
        self.body: Ability = body

    def allowed(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return self.condition.holds(s, me) and self.body.allowed(s, me, source)

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return self.condition.holds(s, me) and self.body.can(s, me, source)

    def cash(self, s: ScoundrelsState, me: i64, source: i64) -> i64:
        return self.body.cash(s, me, source)

    def least(self, s: ScoundrelsState, me: i64, source: i64, deep: i64) -> i64:
        return self.body.least(s, me, source, deep)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return self.body.worth(t, s, own) * self.condition.likely(t, s)

    def step(self, state: State, fp: i64) -> i64:
        stack = state.stack
        if stack[fp + PC]:
            return DONE
        stack[fp + PC] = 1
        push(state, self.body, stack[fp + ACTOR], stack[fp + SOURCE], 0)
        return CALL

    def lacking(self, s: ScoundrelsState, me: i64, source: i64) -> Reason | None:
        return self.body.lacking(s, me, source) if self.condition.holds(s, me) else self.condition.unmet()


class If(Ability):
    """Effects that happen only if the condition holds then; the ability is usable anyway (S3)."""

    def __init__(self, condition: Condition, body: Ability) -> None:
        super().__init__()
        self.condition: Condition = condition
        self.body: Ability = body

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return self.condition.holds(s, me) and self.body.can(s, me, source)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return self.body.worth(t, s, own) * self.condition.likely(t, s)

    def step(self, state: State, fp: i64) -> i64:
        stack = state.stack
        me: i64 = stack[fp + ACTOR]
        if stack[fp + PC] or not self.condition.holds(cast(ScoundrelsState, state), me):
            return DONE
        stack[fp + PC] = 1
        push(state, self.body, me, stack[fp + SOURCE], 0)
        return CALL


class Pay(Ability):
    """A cost, paid in full, then the effects (S5, S11)."""

    def __init__(self, cost: Cost, body: Ability) -> None:
        super().__init__()
        self.cost: Cost = cost
        self.body: Ability = body

    def allowed(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return self.cost.payable(s, me, source)

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        if not self.cost.payable(s, me, source):
            return False
        # What is spent is not there for the effect any more (hiring, for one).
        price = self.cost.price()
        debts = self.cost.debts()
        suppose(s, me, -price, debts, 0)
        try:
            return self.body.can(s, me, source)
        finally:
            take_back(s, me, -price, debts, 0)

    def cash(self, s: ScoundrelsState, me: i64, source: i64) -> i64:
        return self.cost.price()

    def least(self, s: ScoundrelsState, me: i64, source: i64, deep: i64) -> i64:
        return self.cost.price() + self.body.least(s, me, source, deep)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return self.body.worth(t, s, own) - self.cost.burden(t, s, own)

    def step(self, state: State, fp: i64) -> i64:
        stack = state.stack
        s = cast(ScoundrelsState, state)
        me: i64 = stack[fp + ACTOR]
        source: i64 = stack[fp + SOURCE]
        if stack[fp + PC] or s.money[me] < self.cost.price() or not self.can(s, me, source):
            return DONE
        stack[fp + PC] = 1
        # A cost that asks something lies on top of the effects.
        push(state, self.body, me, source, 0)
        self.cost.pay(s, me, source)
        return CALL

    def lacking(self, s: ScoundrelsState, me: i64, source: i64) -> Reason | None:
        return None if self.cost.payable(s, me, source) else self.cost.unpayable(s, me)


class May(Ability):
    """The one thing that is optional (S9); asked only when it can be done."""

    kind = "may"

    def __init__(self, body: Ability) -> None:
        super().__init__()
        self.body: Ability = body

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return self.body.can(s, me, source)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        value = self.body.worth(t, s, own)
        return value if value > 0.0 else 0.0

    def step(self, state: State, fp: i64) -> i64:
        stack = state.stack
        if stack[fp + PC] or not self.body.can(
            cast(ScoundrelsState, state), stack[fp + ACTOR], stack[fp + SOURCE]
        ):
            return DONE
        return WAIT

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        return offered(cast(ScoundrelsState, state), seat, [c.YES, c.NO])

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(ScoundrelsState, state)
        source: i64 = s.stack[fp + SOURCE]
        if s.expanded and owes(s, seat, code, at_hand(s, seat, self.body, source) if code == c.YES else 0):
            return
        s.stack[fp + PC] = 1
        if code == c.YES:
            push(s, self.body, seat, source, 0)


class Act(Ability):
    """A verb that asks for at most one thing. `targets` are the codes to choose from; `do` carries it out.

    With no target it cannot be done, with one it is done without a question.
    """

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        raise AssertionError("an act without targets")

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        raise AssertionError("an act that does nothing")

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return len(self.targets(s, me, source)) > 0

    def step(self, state: State, fp: i64) -> i64:
        stack = state.stack
        if stack[fp + PC]:
            return DONE
        s = cast(ScoundrelsState, state)
        me: i64 = stack[fp + ACTOR]
        source: i64 = stack[fp + SOURCE]
        codes = self.targets(s, me, source)
        if not codes:
            return DONE
        if len(codes) > 1:
            s.ready = Listed(codes)
            return WAIT
        stack[fp + PC] = 1
        self.do(s, me, source, codes[0])
        return CALL

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        return Listed(self.targets(cast(ScoundrelsState, state), seat, state.stack[fp + SOURCE]))

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        stack = state.stack
        stack[fp + PC] = 1
        self.do(cast(ScoundrelsState, state), seat, stack[fp + SOURCE], code)


class PricedAct(Act):
    """An act whose targets may have a price: what only loans could pay is offered, and never forced (XQ32).

    Whether it is a question at all must not tell what its player hides, so that is asked as others see it.
    """

    def price(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> i64:
        return 0

    def least(self, s: ScoundrelsState, me: i64, source: i64, deep: i64) -> i64:
        least: i64 = NOBODY
        for code in self.targets(s, me, source):
            price = self.price(s, me, source, code)
            if least == NOBODY or price < least:
                least = price
        return least if least > 0 else 0

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        if not s.expanded:
            return super().step(state, fp)
        if s.stack[fp + PC]:
            return DONE
        me: i64 = s.stack[fp + ACTOR]
        source: i64 = s.stack[fp + SOURCE]
        suppose_public(s)
        try:
            seen = self.targets(s, me, source)
        finally:
            take_back_public(s)
        if not seen:
            return DONE
        codes = self.targets(s, me, source) if s.hidden_mattered else seen
        if len(seen) > 1 or not codes or self.price(s, me, source, codes[0]) > s.money[me]:
            s.ready = self.listed(s, me, source, codes)
            return WAIT
        s.stack[fp + PC] = 1
        self.do(s, me, source, codes[0])
        return CALL

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        s = cast(ScoundrelsState, state)
        source: i64 = s.stack[fp + SOURCE]
        return self.listed(s, seat, source, self.targets(s, seat, source))

    def listed(self, s: ScoundrelsState, seat: i64, source: i64, codes: list[int]) -> Menu:
        if s.expanded and not self.affordable(s, seat, source, codes):
            codes.append(c.PASS)
        return offered(s, seat, codes)

    def affordable(self, s: ScoundrelsState, me: i64, source: i64, codes: list[int]) -> bool:
        """Whether anything can be done without loans."""
        for code in codes:
            if self.price(s, me, source, code) <= s.money[me]:
                return True
        return False

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(ScoundrelsState, state)
        if s.expanded:
            price: i64 = 0 if code == c.PASS else self.price(s, seat, s.stack[fp + SOURCE], code)
            if owes(s, seat, code, price):
                return
            if code == c.PASS:
                s.stack[fp + PC] = 1
                return
        super().choose(state, fp, seat, code)


class AbilityStep(Ability):
    """A verb that asks nothing."""

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        raise AssertionError("a step that does nothing")

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        me: i64 = state.stack[fp + ACTOR]
        source: i64 = state.stack[fp + SOURCE]
        if state.stack[fp + PC]:
            return DONE
        state.stack[fp + PC] = 1
        if self.can(s, me, source):
            self.do_now(s, me, source)
        return CALL


# Costs


class Spend(Cost):
    """C1."""

    def __init__(self, amount: int) -> None:
        self.amount: i64 = amount

    def payable(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return s.affords(me, self.amount)

    def pay(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        spend(s, me, self.amount)

    def price(self) -> i64:
        return self.amount

    def burden(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return -OUT_OF_REACH if s.money[t.me] < self.amount else float(self.amount) * t.dollar

    def unpayable(self, s: ScoundrelsState, me: i64) -> Reason:
        return Reason("why-price", price=self.amount, money=s.money[me])


class DiscardThis(Cost):
    """C2: the scoundrel that carries the words goes once its use is over."""

    def payable(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return source >= 0

    def pay(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        course.let_go_after(s, source)

    def burden(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return 0.6 * t.days_left if own else 0.0

    def unpayable(self, s: ScoundrelsState, me: i64) -> Reason:
        return Reason("why-idle")


class JailOwn(Cost):
    """C3."""

    def payable(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return s.free[me] > 0

    def pay(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        jail_henchman(s, me)

    def burden(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return t.henchman() if s.free[t.me] > 0 else -OUT_OF_REACH

    def unpayable(self, s: ScoundrelsState, me: i64) -> Reason:
        return Reason("why-henchman-none")


class LoseReputation(Cost):
    """C4."""

    def __init__(self, amount: int) -> None:
        self.amount: i64 = amount

    def payable(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return s.reputation[me] - self.amount >= LOWEST

    def pay(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        change_reputation(s, me, -self.amount)

    def burden(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return float(self.amount) * t.reputation

    def unpayable(self, s: ScoundrelsState, me: i64) -> Reason:
        return Reason("why-reputation-none")


# Conditions


class OpponentHasMoreSafes(Condition):
    """K1."""

    def holds(self, s: ScoundrelsState, me: i64) -> bool:
        mine = s.safes_of(me)
        for seat in range(s.sides):
            if seat != me and s.safes_of(seat) > mine:
                return True
        return False


class PoorerThan(Condition):
    """K2."""

    def __init__(self, amount: int) -> None:
        self.amount: i64 = amount

    def holds(self, s: ScoundrelsState, me: i64) -> bool:
        return s.money[me] < self.amount


class FiveOrSix(Condition):
    """K3."""

    def holds(self, s: ScoundrelsState, me: i64) -> bool:
        return s.it_number() >= 5

    def likely(self, t: Appraiser, s: ScoundrelsState) -> float:
        return 2.0 / 7.0


class FinalDay(Condition):
    """K4."""

    def holds(self, s: ScoundrelsState, me: i64) -> bool:
        return s.final_day()

    def unmet(self) -> Reason:
        return Reason("why-final-day")


COSTS: Final[dict[str, Callable[..., Cost]]] = {
    rows.SPEND: Spend,
    rows.DISCARD_THIS: DiscardThis,
    rows.JAIL_OWN: JailOwn,
    rows.FALL: LoseReputation,
}
CONDITIONS: Final[dict[str, Callable[..., Condition]]] = {
    rows.OPPONENT_HAS_MORE_SAFES: OpponentHasMoreSafes,
    rows.POORER_THAN: PoorerThan,
    rows.FIVE_OR_SIX: FiveOrSix,
    rows.FINAL_DAY: FinalDay,
}
