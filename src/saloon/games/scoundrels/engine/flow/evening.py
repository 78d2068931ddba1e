"""The end of a day: its abilities, bluffs called, henchmen and cards back, who starts tomorrow."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.games.scoundrels.engine import choices as c
from saloon.games.scoundrels.engine import course
from saloon.games.scoundrels.engine import events as e
from saloon.games.scoundrels.engine import mutators as m
from saloon.games.scoundrels.engine.flow.answers import Ordered, respond
from saloon.games.scoundrels.engine.flow.using import TIMED, of_timing, use, use_other
from saloon.games.scoundrels.engine.names import A_SAFE, AT_END_OF_DAY, ENEMY, HAND, NOBODY, SLOTS, STRATEGY
from saloon.games.scoundrels.engine.state import ScoundrelsState
from saloon.kernel.core import ACTOR, ARG, CALL, DONE, PC, WAIT, Op, State, push
from saloon.kernel.menu import Listed, Menu

# Where its frame stands.
ABILITIES_FIRST: Final = 0
CALL_BLUFFS: Final = 1
SEND_HOME: Final = 2
UNDER_THE_DECK: Final = 3
NEXT_FIRST: Final = 4


class EndOfDay(Op):
    """End-of-day abilities, bluffs called, henchmen off the cards, cards under the deck, who starts (SR93 to SR113)."""

    kind = "first"

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        if respond(s, s.latest):
            return CALL
        pc: i64 = s.stack[fp + PC]
        if pc == ABILITIES_FIRST:
            push(s, EVENING_OP, s.latest, 0, 0)
            if s.box.enemy_day and s.box.changes.enemy_lines and s.journal is not None:
                s.journal.add1(e.ENEMY_DAY, 0, s.box.enemy)
            for body in s.box.enemy_day:
                push(s, body, s.latest, ENEMY, 0)
        elif pc == CALL_BLUFFS:
            call_bluffs(s)
        elif pc == SEND_HOME:
            send_home(s)
        elif s.final_day():
            return DONE
        elif pc == UNDER_THE_DECK:
            for seat in range(s.n):
                m.put_under(s, seat)
                m.draw(s, seat, HAND - hand_size(s, seat))
        elif pc == NEXT_FIRST and s.enemy == NOBODY:
            leader = sole_leader(s)
            if leader != NOBODY:
                s.stack[fp + ACTOR] = leader
                return WAIT
            course.start_with(s, (s.latest + 1) % s.n)
        else:
            return DONE
        s.stack[fp + PC] = pc + 1
        return CALL

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        return Listed([c.SEAT + other for other in range(state.n)])

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(ScoundrelsState, state)
        course.start_with(s, code - c.SEAT)
        s.stack[fp + PC] = NEXT_FIRST + 1


def hand_size(s: ScoundrelsState, seat: i64) -> i64:
    count: i64 = 0
    hand: i64 = s.hand[seat]
    while hand:
        count += hand & 1
        hand >>= 1
    return count


def call_bluffs(s: ScoundrelsState) -> None:
    """Show every called card in turn order, sum each player's gains and losses, apply them at once (Q1)."""
    change = [0] * s.sides
    for turn in range(s.n):
        seat: i64 = (s.first + turn) % s.n
        for slot in range(SLOTS):
            at: i64 = seat * SLOTS + slot
            calls: i64 = s.calls[at]
            if not calls:
                continue
            m.see_slot(s, seat, slot, -1)
            if s.journal is not None:
                s.journal.add3(e.CALLED, 0, seat, slot, s.slots[at])
            if s.slots[at] != slot + 1:
                change[seat] -= 1
                for owner in range(s.sides):
                    if (calls >> owner) & 1:
                        change[owner] += 1
    for turn in range(s.sides):
        seat = (s.first + turn) % s.sides
        if change[seat]:
            m.change_reputation(s, seat, change[seat])
    course.tick(s)


def send_home(s: ScoundrelsState) -> None:
    """Henchmen leave the cards: home from a bluff, to jail from an honest card (SR95, SR98)."""
    for seat in range(s.n):
        for slot in range(SLOTS):
            m.send_home(s, seat, slot, s.slots[seat * SLOTS + slot] == slot + 1)


def sole_leader(s: ScoundrelsState) -> i64:
    """Who alone has the highest reputation, or nobody (SR108, SR109)."""
    best = max(s.reputation)
    found: i64 = NOBODY
    for seat in range(s.n):
        if s.reputation[seat] == best:
            if found != NOBODY:
                return NOBODY
            found = seat
    return found


class Evening(Ordered):
    """Abilities of the end of the day, before bluffs are called (Q4). The argument is a bit mask of who has passed."""

    kind = "evening"

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        if respond(s, s.latest):
            return CALL
        return WAIT if self.open_seats(s, fp) else DONE

    def open_seats(self, s: ScoundrelsState, fp: i64) -> list[int]:
        passed: i64 = s.stack[fp + ARG]
        out: list[int] = []
        for turn in range(s.n):
            seat: i64 = (s.latest + turn) % s.n
            if not (passed >> seat) & 1 and of_timing(s, seat, AT_END_OF_DAY):
                out.append(seat)
        return out

    def codes(self, s: ScoundrelsState, fp: i64, seat: i64) -> list[int]:
        codes = of_timing(s, seat, AT_END_OF_DAY)
        codes.append(c.PASS)
        return codes

    def act(self, s: ScoundrelsState, fp: i64, seat: i64, code: i64) -> None:
        if code == c.PASS:
            s.stack[fp + ARG] |= 1 << seat
        elif code == c.STRATEGY_USE:
            use_other(s, seat, STRATEGY, 0, NOBODY)
        elif code >= c.USE_SAFE:
            use_other(s, seat, A_SAFE - (code - c.USE_SAFE), 0, NOBODY)
        else:
            use(s, seat, s.uid_of_job(code - c.USE), TIMED, NOBODY)


END_OP: Final = EndOfDay()
EVENING_OP: Final = Evening()
