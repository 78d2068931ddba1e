"""The course of the game: set-up, days of turns, and their ends."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.kernel.core import CALL, DONE, PC, Op, State, push
from saloon.scoundrels import events as e
from saloon.scoundrels.acts_cards import FLIP_BLUFF
from saloon.scoundrels.acts_debts import HAND_OVER, PUT_ON, TAKE_OWN
from saloon.scoundrels.acts_safes import ABANDON, NUMBER, SWAP_GIVE
from saloon.scoundrels.acts_scoundrels import OFFICE_OP
from saloon.scoundrels.acts_town import DISCARD_OWN, DISCARD_RECRUIT, FIRST_SUSPECT
from saloon.scoundrels.answers import MAVERICKS, RESPOND
from saloon.scoundrels.automa import AUTOMA_OP
from saloon.scoundrels.debts import BORROW, GAIN, LOAN, LOOK, TAKE_OFF
from saloon.scoundrels.evening import END_OP, EVENING_OP
from saloon.scoundrels.hiring import HIRE_OP, REARRANGE
from saloon.scoundrels.names import ENEMY, NOBODY, TURNS
from saloon.scoundrels.setup import STRATEGIES, set_up
from saloon.scoundrels.state import Town
from saloon.scoundrels.turns import (
    AT_START_OP,
    AT_STEP_3_OP,
    LAST_CALL_OP,
    PLAN_OP,
    STEP_2_OP,
    STEP_3_OP,
    TURN_OP,
    WINDOW_OP,
)
from saloon.scoundrels.using import OTHER_OP, USE_OP

# Where the frame of the game stands.
CHOOSE_STRATEGIES: Final = 1
DAY: Final = 2
END_OF_DAY: Final = 3


class Days(Op):
    """The whole game: set-up, then days and their ends (SR34, SR249)."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        pc: i64 = s.stack[fp + PC]
        s.stack[fp + PC] = pc + 1
        if pc == 0:
            set_up(s)
            for body in s.box.enemy_setup:
                push(s, body, s.first, ENEMY, 0)
        elif pc == CHOOSE_STRATEGIES:
            if s.box.strategy_cards:
                push(s, STRATEGIES, s.first, 0, 0)
        elif pc == DAY:
            begin_day(s)
            push(s, TURNS_OP, s.first, 0, 0)
        elif pc == END_OF_DAY:
            push(s, END_OP, s.latest, 0, 0)
        elif s.final_day():
            if s.journal is not None:
                s.journal.add1(e.FINISHED, 0, s.day)
            return DONE
        else:
            s.stack[fp + PC] = DAY
        return CALL


def begin_day(s: Town) -> None:
    s.day += 1
    s.turn = 0
    if s.journal is not None:
        s.journal.add2(e.DAY, 0, s.day, s.first)


def fresh(s: Town) -> None:
    """A new turn, or the end of a day: every ability can be used again (SR154)."""
    s.spent_jobs.clear()
    s.spent_traits.clear()
    s.spent_strategies = 0
    s.spent_leader = 0
    if s.expanded:
        s.spent_safes = 0
        s.loans = 0
        s.poor = 0
        s.declined.clear()
        s.mavericks = 0


class Turns(Op):
    """Clockwise until everybody has had four (SR35, SR37)."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        fresh(s)
        if s.turn >= TURNS * s.n:
            s.active = NOBODY
            s.slot = NOBODY
            return DONE
        s.active = (s.first + s.turn) % s.n
        s.latest = s.active
        s.turn += 1
        s.slot = NOBODY
        s.step3 = 1
        if s.journal is not None:
            s.journal.add1(e.TURN, 0, s.active)
        push(s, TURN_OP, s.active, 0, 0)
        return CALL


DAYS_OP: Final = Days()
TURNS_OP: Final = Turns()

FLOW: Final[list[Op]] = [
    DAYS_OP,
    STRATEGIES,
    TURNS_OP,
    TURN_OP,
    AT_START_OP,
    PLAN_OP,
    STEP_2_OP,
    STEP_3_OP,
    WINDOW_OP,
    LAST_CALL_OP,
    END_OP,
    EVENING_OP,
    USE_OP,
    OTHER_OP,
    RESPOND,
    REARRANGE,
    HIRE_OP,
    OFFICE_OP,
    FIRST_SUSPECT,
    DISCARD_OWN,
    NUMBER,
    ABANDON,
    SWAP_GIVE,
]
"""The ops that every game has; those of the cards follow them (see `build`)."""

MORE_FLOW: Final[list[Op]] = [
    AT_STEP_3_OP,
    MAVERICKS,
    GAIN,
    LOOK,
    TAKE_OFF,
    LOAN,
    BORROW,
    TAKE_OWN,
    PUT_ON,
    HAND_OVER,
    FLIP_BLUFF,
    AUTOMA_OP,
    DISCARD_RECRUIT,
]
"""Those that the expansion adds."""
