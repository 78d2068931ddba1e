"""The course of the game: set-up, days of turns, and their ends."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.games.scoundrels.engine import course
from saloon.games.scoundrels.engine import events as e
from saloon.games.scoundrels.engine.flow.answers import MAVERICKS, RESPOND
from saloon.games.scoundrels.engine.flow.debts import BORROW, GAIN, LOAN, LOOK, TAKE_OFF
from saloon.games.scoundrels.engine.flow.evening import END_OP, EVENING_OP
from saloon.games.scoundrels.engine.flow.hiring import HIRE_OP, REARRANGE
from saloon.games.scoundrels.engine.flow.turns import (
    AT_START_OP,
    AT_STEP_3_OP,
    LAST_CALL_OP,
    PLAN_OP,
    STEP_2_OP,
    STEP_3_OP,
    TURN_OP,
    WINDOW_OP,
)
from saloon.games.scoundrels.engine.flow.using import OTHER_OP, USE_OP
from saloon.games.scoundrels.engine.names import ENEMY, TURNS
from saloon.games.scoundrels.engine.setup import STRATEGIES, set_up
from saloon.games.scoundrels.engine.solo.automa import AUTOMA_OP
from saloon.games.scoundrels.engine.state import ScoundrelsState
from saloon.games.scoundrels.engine.verbs.cards import FLIP_BLUFF
from saloon.games.scoundrels.engine.verbs.choosing import DISCARD_OWN, DISCARD_RECRUIT
from saloon.games.scoundrels.engine.verbs.debts import HAND_OVER, PUT_ON, TAKE_OWN
from saloon.games.scoundrels.engine.verbs.henchmen import FIRST_SUSPECT
from saloon.games.scoundrels.engine.verbs.safes import ABANDON, NUMBER, SWAP_GIVE
from saloon.games.scoundrels.engine.verbs.scoundrels import OFFICE_OP
from saloon.kernel.core import CALL, DONE, PC, Op, State, push

# Where the frame of the game stands.
CHOOSE_STRATEGIES: Final = 1
DAY: Final = 2
END_OF_DAY: Final = 3


class Days(Op):
    """The whole game: set-up, then days and their ends (SR34, SR249)."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
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
            course.begin_day(s)
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


class Turns(Op):
    """Clockwise until everybody has had four (SR35, SR37)."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        course.fresh(s)
        if s.turn >= TURNS * s.n:
            course.end_turns(s)
            return DONE
        course.begin_turn(s)
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
