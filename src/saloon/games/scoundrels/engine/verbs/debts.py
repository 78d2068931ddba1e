"""Debts as cards speak of them: gain, lose, pay off, place, give, look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from mypy_extensions import i64

from saloon.errors import Reason
from saloon.games.scoundrels import rows
from saloon.games.scoundrels.engine import choices as c
from saloon.games.scoundrels.engine import events as e
from saloon.games.scoundrels.engine import mutators as m
from saloon.games.scoundrels.engine.ability import AbilityStep, Act, Cost
from saloon.games.scoundrels.engine.flow.debts import gain, gain_drawn
from saloon.games.scoundrels.engine.flow.using import offered, owes
from saloon.games.scoundrels.engine.names import DEBT_SPACES, NOBODY, ON_SCOUNDREL
from saloon.games.scoundrels.engine.reading import Verbs, how_many, meant
from saloon.games.scoundrels.engine.state import OUT_OF_REACH, Ability, Appraiser, ScoundrelsState
from saloon.games.scoundrels.engine.supposing import suppose, take_back
from saloon.games.scoundrels.engine.verbs.scoundrels import THIS_ONE, TOP_OF_PILE, scoundrels
from saloon.kernel.core import ACTOR, ARG, CALL, DONE, PC, SOURCE, WAIT, State, push
from saloon.kernel.menu import Listed, Menu

# What carries a debt (D3 to D5).
ONE_IN_SALOON: Final = 3
EACH_IN_SALOON: Final = 4
THE_SAFE: Final = 5


def own_debts(s: ScoundrelsState, seat: i64) -> list[int]:
    """Codes of the spaces in which a debt of this seat lies."""
    return [c.DEBT + space for space in range(DEBT_SPACES) if s.debts[seat * DEBT_SPACES + space] != NOBODY]


def refuse_debt(s: ScoundrelsState, seat: i64, code: i64) -> Reason | None:
    """Why one of the own debts cannot be chosen."""
    if code < c.DEBT or code >= c.LOAN:
        return None
    space = code - c.DEBT
    if s.debts[seat * DEBT_SPACES + space] == NOBODY:
        return Reason("why-debt-none", space=space + 1)
    return Reason("why-debt-costs", price=s.box.debt_prices[space], money=s.money[seat])


def any_unused(s: ScoundrelsState) -> bool:
    return len(s.supply) + len(s.discarded) > 0


class GainDebt(Cost):
    """C5, and C6 with money: room for all of them, also for those of the loans that the money needs."""

    def __init__(self, count: int, amount: int = 0) -> None:
        self.count: i64 = count
        self.amount: i64 = amount

    def payable(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        if s.room(me) < self.count:
            return False
        suppose(s, me, 0, self.count, 0)
        try:
            return s.affords(me, self.amount)
        finally:
            take_back(s, me, 0, self.count, 0)

    def pay(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        m.spend(s, me, self.amount)
        gain(s, me, self.count)

    def price(self) -> i64:
        return self.amount

    def debts(self) -> i64:
        return self.count

    def burden(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        dear = s.money[t.me] < self.amount
        return t.debt * float(self.count) + (-OUT_OF_REACH if dear else float(self.amount) * t.dollar)

    def unpayable(self, s: ScoundrelsState, me: i64) -> Reason:
        if s.debts_of(me) >= DEBT_SPACES:
            return Reason("why-debt-room")
        return Reason("why-debt-price", price=self.amount, money=s.money[me])


class GainDebts(AbilityStep):
    """A31 as an effect: as many as there is room for."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count: i64 = count

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return s.room(me) > 0

    def full(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return s.room(me) >= self.count

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        gain(s, me, self.count)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return -t.debt * float(self.count)


class LoseDebts(Ability):
    """A32: choose which; all if there are fewer (XR37). The argument counts those that are lost."""

    kind = "lose-debt"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count: i64 = count

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return s.debts_of(me) > 0

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        me: i64 = s.stack[fp + ACTOR]
        codes = own_debts(s, me)
        left: i64 = self.count - s.stack[fp + ARG]
        if left <= 0 or not codes:
            return DONE
        if len(codes) > left:
            return WAIT
        self.choose(s, fp, me, codes[0])
        return CALL

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        return Listed(own_debts(cast(ScoundrelsState, state), seat))

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(ScoundrelsState, state)
        s.stack[fp + ARG] += 1
        m.lose_debt(s, seat, code - c.DEBT)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        mine: i64 = s.debts_of(t.me) if s.expanded else 0
        return t.debt * float(self.count if self.count < mine else mine)

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        return refuse_debt(cast(ScoundrelsState, s), seat, code)


class PayOff(Ability):
    """A36: one or more debts, each for the price above it (XR57). The place is 1 after the first, 2 when done."""

    kind = "pay-off"

    def codes(self, s: ScoundrelsState, me: i64) -> list[int]:
        return [code for code in own_debts(s, me) if s.affords(me, s.box.debt_prices[code - c.DEBT])]

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return len(self.codes(s, me)) > 0

    def cheapest(self, s: ScoundrelsState, me: i64) -> i64:
        least: i64 = NOBODY
        for code in own_debts(s, me):
            price: i64 = s.box.debt_prices[code - c.DEBT]
            if least == NOBODY or price < least:
                least = price
        return least

    def least(self, s: ScoundrelsState, me: i64, source: i64, deep: i64) -> i64:
        least = self.cheapest(s, me)
        return least if least > 0 else 0

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        me: i64 = s.stack[fp + ACTOR]
        codes = self.codes(s, me)
        if s.stack[fp + PC] == 2 or not codes:
            return DONE
        if s.stack[fp + PC] or len(codes) > 1 or self.price(s, codes[0]) > s.money[me]:
            return WAIT
        self.pay(s, fp, me, codes[0])
        return CALL

    def price(self, s: ScoundrelsState, code: i64) -> i64:
        return 0 if code < c.DEBT else s.box.debt_prices[code - c.DEBT]

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        s = cast(ScoundrelsState, state)
        codes = self.codes(s, seat)
        if s.stack[fp + PC] or self.cheapest(s, seat) > s.money[seat]:
            codes.append(c.PASS)
        return offered(s, seat, codes)

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(ScoundrelsState, state)
        if owes(s, seat, code, self.price(s, code)):
            return
        if code == c.PASS:
            s.stack[fp + PC] = 2
        else:
            self.pay(s, fp, seat, code)

    def pay(self, s: ScoundrelsState, fp: i64, me: i64, code: i64) -> None:
        s.stack[fp + PC] = 1
        m.spend(s, me, self.price(s, code))
        m.lose_debt(s, me, code - c.DEBT)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return t.paying_off(s)

    def lacking(self, s: ScoundrelsState, me: i64, source: i64) -> Reason | None:
        if not s.debts_of(me):
            return Reason("why-pay-off-none")
        return Reason("why-pay-off-price", price=self.cheapest(s, me), money=s.money[me])

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        return refuse_debt(cast(ScoundrelsState, s), seat, code)


class TakeOwn(Act):
    """Which of the own debts is meant: it is taken up facedown, to go elsewhere. With D2 that is not losing it."""

    kind = "own-debt"

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        return own_debts(s, me)

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        m.take_up(s, me, code - c.DEBT)

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        return refuse_debt(cast(ScoundrelsState, s), seat, code)


class PlaceDebt(Act):
    """A33: a debt, unused or one's own, onto a scoundrel in the Saloon, each of them, or the safe just named (XR49)."""

    kind = "place-debt"

    def __init__(self, own: bool, carrier: int) -> None:
        super().__init__()
        self.own: bool = own
        self.carrier: i64 = carrier

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        there = s.it_safe != NOBODY if self.carrier == THE_SAFE else len(s.saloon) > 0
        return there and (len(own_debts(s, me)) > 0 if self.own else any_unused(s))

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        if not self.can(s, me, source):
            return []
        if self.carrier == THE_SAFE:
            return [c.SAFE + s.it_safe]
        return [c.SCOUNDREL + s.job[uid] for uid in s.saloon]

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        if self.carrier != EACH_IN_SALOON or s.stack[fp + PC]:
            return super().step(state, fp)
        s.stack[fp + PC] = 1
        if s.box.changes.enemy_lines and s.journal is not None:
            if not self.can(s, s.stack[fp + ACTOR], s.stack[fp + SOURCE]):
                s.journal.add_list(e.ENEMY_NO_DEBT, 0, 0, [])
        for uid in s.saloon:
            self.put(s, s.stack[fp + ACTOR], ON_SCOUNDREL + uid)
        return DONE

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        carrier = code - c.SAFE if code < c.SCOUNDREL else ON_SCOUNDREL + s.uid_of_job(code - c.SCOUNDREL)
        self.put(s, me, carrier)

    def put(self, s: ScoundrelsState, me: i64, carrier: i64) -> None:
        if self.own:
            push(s, PUT_ON, me, 0, carrier)
            push(s, TAKE_OWN, me, 0, 0)
            return
        value = m.draw_debt(s)
        if value != NOBODY:
            m.draw_up(s, me, value, 0)
            # Only a card of the enemy puts debts on everybody: that is its doing, not the player's.
            its_doing = self.carrier == EACH_IN_SALOON and s.enemy != NOBODY and s.box.changes.enemy_lines
            m.carry(s, s.enemy if its_doing else me, carrier)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return 0.2 + t.debt if self.own and s.expanded and s.debts_of(t.me) > 0 else 0.2


class PutOn(Ability):
    """The debt that was taken up goes onto its carrier, the argument."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        m.carry(s, s.stack[fp + ACTOR], s.stack[fp + ARG])
        return DONE


class GiveDebt(Act):
    """A34: one of your debts to an opponent who has room, and who chooses the space."""

    kind = "give-debt"

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        if not s.debts_of(me):
            return []
        return [c.SEAT + seat for seat in range(s.sides) if seat != me and s.room(seat) > 0]

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        push(s, HAND_OVER, me, 0, code - c.SEAT)
        push(s, TAKE_OWN, me, 0, 0)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return 1.5 * t.debt if s.expanded and s.debts_of(t.me) > 0 else 0.0


class HandOver(Ability):
    """The debt that was taken up is gained by the seat in the argument."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        if s.stack[fp + PC]:
            return DONE
        s.stack[fp + PC] = 1
        seat: i64 = s.stack[fp + ARG]
        m.pass_on(s, seat)
        if seat == s.enemy:
            m.drop_drawn(s)
        else:
            gain_drawn(s, seat, 1)
        return CALL


class ScoutDebt(AbilityStep):
    """A35: the token just drawn, in secret."""

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return len(s.drawn) > 0

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        m.see_drawn(s, me)


class GainHalf(AbilityStep):
    """A37: half the cost of a scoundrel, rounded up at each use (XR157)."""

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which: i64 = which

    def amount(self, s: ScoundrelsState, me: i64, source: i64) -> i64:
        found = scoundrels(s, me, source, self.which)
        return (s.cost_of(found[0]) + 1) // 2 if found else 0

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return self.amount(s, me, source) > 0

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        m.gain_money(s, me, self.amount(s, me, source), source)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return 2.0 * t.dollar


TAKE_OWN: Final = TakeOwn()
PUT_ON: Final = PutOn()
HAND_OVER: Final = HandOver()


# What the rows of the language table make of these verbs

CARRIERS: Final = {
    rows.ON_ONE_IN_SALOON: ONE_IN_SALOON,
    rows.ON_EACH_IN_SALOON: EACH_IN_SALOON,
    rows.ON_THAT_SAFE: THE_SAFE,
}


def owe(some: str, money: int = 0) -> Cost:
    return GainDebt(how_many(some), money)


COSTS: Final[dict[str, Callable[..., Cost]]] = {rows.OWE: owe, rows.OWE_AND_SPEND: owe}
VERBS: Final[Verbs] = {
    rows.GAIN_DEBTS: lambda some: GainDebts(how_many(some)),
    rows.LOSE_DEBTS: lambda some: LoseDebts(how_many(some)),
    rows.PLACE_DEBT: lambda which, on: PlaceDebt(which[0] == rows.OWN_DEBT, meant(on, CARRIERS)),
    rows.GIVE_DEBT: GiveDebt,
    rows.SCOUT_DEBT: ScoutDebt,
    rows.PAY_OFF: PayOff,
    # It asks for nobody, so only where no choice is left.
    rows.GAIN_HALF_COST: lambda node: GainHalf(
        meant(node, {rows.THIS_SCOUNDREL: THIS_ONE, rows.SCOUNDREL_ON_PILE: TOP_OF_PILE})
    ),
}
