"""Gaining debts, and loans: what may come in the middle of anything."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.errors import Reason
from saloon.games.scoundrels.engine import choices as c
from saloon.games.scoundrels.engine import course
from saloon.games.scoundrels.engine import mutators as m
from saloon.games.scoundrels.engine.flow.using import TIMED, of_timing, use, use_other, waits_for
from saloon.games.scoundrels.engine.names import DEBT_SPACES, NOBODY, ON_SCOUNDREL, STRATEGY, WHEN_DEBT
from saloon.games.scoundrels.engine.state import C_CARRIER, C_SIZE, Ability, ScoundrelsState
from saloon.kernel.core import ACTOR, ARG, CALL, DONE, PC, SOURCE, STRIDE, WAIT, State, push
from saloon.kernel.menu import Listed, Menu

# The argument of a gain: how many tokens are still to be drawn, the space that was chosen plus 1, how many are drawn.
TO_DRAW: Final = 16
SPACE: Final = 8


def gain(s: ScoundrelsState, seat: i64, count: i64, space: i64 = NOBODY) -> None:
    """Begin to gain unused debts; the space may be said already."""
    if seat == s.enemy:
        for _ in range(count):
            value = m.draw_debt(s)
            if value != NOBODY:
                m.discard_debt(s, value)
        return
    push(s, GAIN, seat, 0, count + (space + 1) * TO_DRAW)


def gain_carried(s: ScoundrelsState, seat: i64, carrier: i64) -> None:
    """Who steals a safe or hires a scoundrel gains the debts on it (XR50, XR51)."""
    taken = m.take_carried(s, seat, carrier)
    if taken:
        gain_drawn(s, seat, taken)


def gain_drawn(s: ScoundrelsState, seat: i64, count: i64) -> None:
    """Begin to gain the tokens that were drawn last."""
    push(s, GAIN, seat, 0, count * TO_DRAW * SPACE)


def open_spaces(s: ScoundrelsState, seat: i64) -> list[int]:
    return [space for space in range(DEBT_SPACES) if s.debts[seat * DEBT_SPACES + space] == NOBODY]


class Gain(Ability):
    """A31: one token after the other, each into an empty space of the gainer's choice (XR33 to XR35).

    The place is 1 once everybody had the chance to look at the token.
    """

    kind = "debt"

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        stack = s.stack
        me: i64 = stack[fp + ACTOR]
        arg: i64 = stack[fp + ARG]
        if not arg // (TO_DRAW * SPACE):
            if not arg % TO_DRAW or s.room(me) <= 0:
                return DONE
            stack[fp + ARG] = arg - 1 + TO_DRAW * SPACE
            self.draw(s, me)
            return CALL
        if stack[fp + PC] == 0 and s.box.readers and anybody_reads(s):
            stack[fp + PC] = 1
            push(s, LOOK, me, 0, 0)
            return CALL
        spaces = open_spaces(s, me)
        said = arg // TO_DRAW % SPACE - 1
        if said not in spaces:
            if len(spaces) > 1:
                return WAIT
            said = spaces[0]
        self.put(s, fp, said)
        return CALL

    def draw(self, s: ScoundrelsState, me: i64) -> None:
        """An unused token; with none left, unused or lost, one that lies on a card (XR54)."""
        value = m.draw_debt(s)
        if value == NOBODY:
            push(s, TAKE_OFF, me, 0, 0)
        else:
            m.draw_up(s, me, value, 0)

    def put(self, s: ScoundrelsState, fp: i64, space: i64) -> None:
        arg: i64 = s.stack[fp + ARG]
        s.stack[fp + PC] = 0
        s.stack[fp + ARG] = arg % TO_DRAW + (arg // (TO_DRAW * SPACE) - 1) * TO_DRAW * SPACE
        m.put_drawn(s, space)

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        return Listed([c.DEBT + space for space in open_spaces(cast(ScoundrelsState, state), seat)])

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        self.put(cast(ScoundrelsState, state), fp, code - c.DEBT)

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        offers = code >= c.DEBT and code < c.LOAN
        return Reason("why-debt-taken", space=code - c.DEBT + 1) if offers else None


def anybody_reads(s: ScoundrelsState) -> bool:
    """Whether anybody has a card that looks at debts when they are gained (M22)."""
    for seat in range(s.n):
        if waits_for(s, seat, WHEN_DEBT):
            return True
    return False


class Look(Ability):
    """M22: before its space is chosen, who has the right to may look at a debt (XR150 to XR152).

    The gainer is asked first, then clockwise. The argument is a bit mask of who has passed.
    """

    kind = "fine-print"

    def step(self, state: State, fp: i64) -> i64:
        return WAIT if self.asked(state, fp) else DONE

    def asked(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        passed: i64 = s.stack[fp + ARG]
        for turn in range(s.n):
            seat: i64 = (s.stack[fp + ACTOR] + turn) % s.n
            if not (passed >> seat) & 1 and of_timing(s, seat, WHEN_DEBT):
                return 1 << seat
        return 0

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        codes = of_timing(cast(ScoundrelsState, state), seat, WHEN_DEBT)
        codes.append(c.PASS)
        return Listed(codes)

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(ScoundrelsState, state)
        if code == c.PASS:
            s.stack[fp + ARG] |= 1 << seat
            return
        if seat == s.stack[fp + ACTOR]:
            # The space is chosen after the look, whatever was said before.
            arg: i64 = s.stack[fp - STRIDE + ARG]
            s.stack[fp - STRIDE + ARG] = arg - arg // TO_DRAW % SPACE * TO_DRAW
        if code == c.STRATEGY_USE:
            use_other(s, seat, STRATEGY, 0, NOBODY)
        else:
            use(s, seat, s.uid_of_job(code - c.USE), TIMED, NOBODY)


class TakeOff(Ability):
    """Which card gives up its debt; the gainer chooses (X10)."""

    kind = "take-off"

    def codes(self, s: ScoundrelsState) -> list[int]:
        out: list[int] = []
        for row in range(0, len(s.carried), C_SIZE):
            carrier = s.carried[row + C_CARRIER]
            code = c.SAFE + carrier if carrier < ON_SCOUNDREL else c.SCOUNDREL + s.job[carrier - ON_SCOUNDREL]
            if code not in out:
                out.append(code)
        return out

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        if s.stack[fp + PC]:
            return DONE
        codes = self.codes(s)
        if len(codes) > 1:
            return WAIT
        self.choose(s, fp, s.stack[fp + ACTOR], codes[0])
        return CALL

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        return Listed(self.codes(cast(ScoundrelsState, state)))

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(ScoundrelsState, state)
        s.stack[fp + PC] = 1
        carrier = code - c.SAFE if code < c.SCOUNDREL else ON_SCOUNDREL + s.uid_of_job(code - c.SCOUNDREL)
        m.take_off(s, seat, carrier)


class Loan(Ability):
    """A debt and its money, whatever else is going on (XR43 to XR47). The argument is the space plus 1."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        me: i64 = s.stack[fp + ACTOR]
        if s.stack[fp + PC]:
            m.gain_money(s, me, s.box.loan_money, NOBODY)
            return DONE
        s.stack[fp + PC] = 1
        m.begin_loan(s, me)
        gain(s, me, 1, s.stack[fp + ARG] - 1)
        return CALL


def loans(s: ScoundrelsState, seat: i64) -> list[int]:
    """The loans that a seat can take now, by space."""
    if not s.expanded or s.loans_open(seat) <= 0:
        return []
    return [c.LOAN + space for space in open_spaces(s, seat)]


def refuse_loan(s: ScoundrelsState, seat: i64, space: i64) -> Reason:
    """Why a seat cannot take a loan into a space now."""
    if seat != s.active:
        return Reason("why-loan-turn")
    if s.loans >= s.box.loans_per_turn:
        return Reason("why-loan-most", count=s.loans)
    if s.room(seat) <= 0:
        return Reason("why-loan-four")
    spaces = open_spaces(s, seat)
    if space not in spaces:
        return Reason("why-loan-space", space=space + 1, open=", ".join([str(k + 1) for k in spaces]))
    return Reason("why-loan-waits")


def take_loan(s: ScoundrelsState, seat: i64, code: i64) -> None:
    push(s, LOAN, seat, 0, code - c.LOAN + 1)


class Borrow(Ability):
    """The price of a choice is not at hand: loans until it is, or back (XQ32).

    The source is the choice, the argument its price. Back gives up the choice, of which nothing has happened yet.
    """

    kind = "borrow"

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        me: i64 = s.stack[fp + ACTOR]
        if s.stack[fp + PC]:
            return DONE
        if s.money[me] < s.stack[fp + ARG]:
            return WAIT
        code: i64 = s.stack[fp + SOURCE]
        s.top = fp - STRIDE
        below = fp - STRIDE
        s.ops[s.stack[below]].choose(s, below, me, code)
        return CALL

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        codes = loans(cast(ScoundrelsState, state), seat)
        codes.append(c.BACK)
        return Listed(codes)

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(ScoundrelsState, state)
        if code == c.BACK:
            s.stack[fp + PC] = 1
            course.decline(s, s.stack[fp + SOURCE])
        else:
            take_loan(s, seat, code)


GAIN: Final = Gain()
LOOK: Final = Look()
TAKE_OFF: Final = TakeOff()
LOAN: Final = Loan()
BORROW: Final = Borrow()
