"""Answering: what scoundrels and strategy cards may do after something happened."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.kernel.core import ACTOR, ARG, DONE, PC, WAIT, State, push
from saloon.kernel.menu import Listed, Menu
from saloon.scoundrels import choices as c
from saloon.scoundrels.names import (
    ABOVE,
    AFTER_LIE,
    AFTER_MARK,
    AFTER_MONEY,
    AFTER_NEIGHBOUR,
    AFTER_SCOUT,
    AFTER_STEAL,
    BELOW,
    COLUMN,
    FIRST_TRIGGER,
    LEFT,
    NOBODY,
    PLACES,
    RIGHT,
    ROW,
    STRATEGY,
)
from saloon.scoundrels.state import Q_A, Q_BORN, Q_KIND, Q_SEAT, Q_SIZE, Ability, Town
from saloon.scoundrels.using import TIMED, usable, use, use_other, with_it


def neighbour(place: i64, other: i64) -> i64:
    """The direction in which `other` lies from `place`, 0 if they do not touch."""
    dx = COLUMN[other] - COLUMN[place]
    dy = ROW[other] - ROW[place]
    if dy == 0 and dx == -1:
        return LEFT
    if dy == 0 and dx == 1:
        return RIGHT
    if dx == 0 and dy == -1:
        return ABOVE
    if dx == 0 and dy == 1:
        return BELOW
    return 0


def answers(s: Town, seat: i64, since: i64) -> list[int]:
    """What a seat may use in answer to the queue from row `since` on: codes of scoundrels and of the strategy card."""
    if not concerns(s, seat, since):
        return NONE
    out: list[int] = []
    arrow: i64 = UNKNOWN
    timings = s.box.trait_timing
    for place in range(s.first_place(), PLACES):
        uid: i64 = s.sheet[seat * PLACES + place]
        if uid == NOBODY:
            continue
        timing: i64 = timings[s.trait[uid]]
        if timing < FIRST_TRIGGER:
            continue
        if timing == AFTER_NEIGHBOUR:
            if arrow == UNKNOWN:
                arrow = first_arrow(s, seat, since)
            if arrow >= 0 and answers_to(s, uid, place, arrow) and usable(s, seat, uid, True):
                out.append(c.USE + s.job[uid])
        else:
            row = matching(s, seat, timing, uid, since)
            if row >= 0 and usable(s, seat, uid, True, safe_in(s, row)):
                out.append(c.USE + s.job[uid])
    card: i64 = s.strategy[seat]
    if card != NOBODY and not (s.spent_strategies >> seat) & 1:
        timing = s.box.strategy_timing[card]
        if timing >= FIRST_TRIGGER:
            row = matching(s, seat, timing, NOBODY, since)
            if row >= 0 and with_it(s, seat, s.box.strategy_body[card], STRATEGY, safe_in(s, row)):
                out.append(c.STRATEGY_USE)
    return out


UNKNOWN: Final = -2
NONE: Final[list[int]] = []


def concerns(s: Town, seat: i64, since: i64) -> bool:
    """Whether anything in the queue is for this seat at all."""
    queue = s.queue
    row = since
    while row < len(queue):
        if queue[row + Q_SEAT] == seat:
            return True
        row += Q_SIZE
    return False


def answers_to(s: Town, uid: i64, place: i64, row: i64) -> bool:
    direction = neighbour(place, s.queue[row + Q_A])
    return (s.box.trait_param[s.trait[uid]] & direction) != 0 and s.born[uid] < s.queue[row + Q_BORN]


def first_arrow(s: Town, seat: i64, since: i64) -> i64:
    """The first use that a neighbour could still answer to: those of an inner use come before the outer's (Q16)."""
    for row in range(since, len(s.queue), Q_SIZE):
        if s.queue[row + Q_KIND] == AFTER_NEIGHBOUR and s.queue[row + Q_SEAT] == seat:
            for place in range(s.first_place(), PLACES):
                uid: i64 = s.sheet[seat * PLACES + place]
                if uid == NOBODY or s.box.trait_timing[s.trait[uid]] != AFTER_NEIGHBOUR:
                    continue
                if answers_to(s, uid, place, row) and usable(s, seat, uid, True):
                    return row
    return -1


def skip_arrow(s: Town, seat: i64, since: i64) -> bool:
    """Leave the answers to an inner use aside, if that brings others that answer to the outer one (Q16, T10)."""
    row = first_arrow(s, seat, since)
    if row < 0:
        return False
    before = answers(s, seat, since)
    s.queue[row + Q_KIND] = NOBODY
    for code in answers(s, seat, since):
        if code not in before:
            return True
    s.queue[row + Q_KIND] = AFTER_NEIGHBOUR
    return False


def matching(s: Town, seat: i64, timing: i64, uid: i64, since: i64) -> i64:
    """The first row that a timing answers to; what happened before a scoundrel was there is not for it (T49)."""
    queue = s.queue
    for row in range(since, len(queue), Q_SIZE):
        if queue[row + Q_KIND] != timing or queue[row + Q_SEAT] != seat:
            continue
        if uid == NOBODY:
            return row
        if s.born[uid] < queue[row + Q_BORN] and not (timing == AFTER_MONEY and queue[row + Q_A] == uid):
            return row
    return -1


def safe_in(s: Town, row: i64) -> i64:
    """The safe that an event names, for "it"."""
    kind = s.queue[row + Q_KIND]
    if kind in (AFTER_SCOUT, AFTER_MARK, AFTER_STEAL, AFTER_LIE):
        return s.queue[row + Q_A]
    return NOBODY


class Ordered(Ability):
    """A step in which several seats may act; out of turns the player of the latest one says who is next (Q51).

    The place of the frame is the seat that was said plus 1.
    """

    def open_seats(self, s: Town, fp: i64) -> list[int]:
        """Seats that can do something, in the order in which they are asked."""
        raise AssertionError("a step for nobody")

    def codes(self, s: Town, fp: i64, seat: i64) -> list[int]:
        raise AssertionError("a step without choices")

    def act(self, s: Town, fp: i64, seat: i64, code: i64) -> None:
        raise AssertionError("a step without deeds")

    def ordering(self, s: Town, fp: i64) -> bool:
        """Whether the question is who goes first."""
        return not s.in_turn() and s.stack[fp + PC] == 0 and len(self.open_seats(s, fp)) > 1

    def asked(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        if self.ordering(s, fp):
            return 1 << s.latest
        chosen: i64 = s.stack[fp + PC]
        seat: i64 = chosen - 1 if chosen else self.open_seats(s, fp)[0]
        return 1 << seat

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        s = cast(Town, state)
        if self.ordering(s, fp):
            return Listed([c.SEAT + other for other in self.open_seats(s, fp)])
        return Listed(self.codes(s, fp, seat))

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(Town, state)
        if self.ordering(s, fp):
            s.stack[fp + PC] = code - c.SEAT + 1
            return
        s.stack[fp + PC] = 0
        self.act(s, fp, seat, code)


class Respond(Ordered):
    """Everybody may answer to what is in the queue, the actor first, then clockwise; answers may be answered (Q17).

    The argument holds, for each seat, how many rows it has already passed on.
    """

    kind = "respond"

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        if s.in_turn():
            if self.first_open(s, fp):
                return WAIT
        elif self.open_seats(s, fp):
            return WAIT
        s.queue.clear()
        return DONE

    def first_open(self, s: Town, fp: i64) -> bool:
        """In a turn the order is given: say whose answer it is, and have the menu ready."""
        first: i64 = s.stack[fp + ACTOR]
        for turn in range(s.n):
            seat: i64 = (first + turn) % s.n
            codes = self.codes(s, fp, seat)
            if len(codes) > 1:
                s.stack[fp + PC] = seat + 1
                s.ready = Listed(codes)
                return True
        return False

    def since(self, s: Town, fp: i64, seat: i64) -> i64:
        passed: i64 = s.stack[fp + ARG]
        return ((passed >> (seat * 10)) & 1023) * Q_SIZE

    def open_seats(self, s: Town, fp: i64) -> list[int]:
        first: i64 = s.stack[fp + ACTOR]
        out: list[int] = []
        for turn in range(s.n):
            seat: i64 = (first + turn) % s.n
            if answers(s, seat, self.since(s, fp, seat)):
                out.append(seat)
        return out

    def codes(self, s: Town, fp: i64, seat: i64) -> list[int]:
        codes: list[int] = [c.PASS]
        codes.extend(answers(s, seat, self.since(s, fp, seat)))
        return codes

    def act(self, s: Town, fp: i64, seat: i64, code: i64) -> None:
        since = self.since(s, fp, seat)
        if code == c.PASS:
            if skip_arrow(s, seat, since):
                return
            passed: i64 = s.stack[fp + ARG]
            rows: i64 = len(s.queue) // Q_SIZE
            s.stack[fp + ARG] = (passed & ~(1023 << (seat * 10))) | (rows << (seat * 10))
            return
        if code == c.STRATEGY_USE:
            row = matching(s, seat, s.box.strategy_timing[s.strategy[seat]], NOBODY, since)
            use_other(s, seat, STRATEGY, 0, safe_in(s, row))
            return
        uid = s.uid_of_job(code - c.USE)
        timing = s.box.trait_timing[s.trait[uid]]
        row = -1 if timing == AFTER_NEIGHBOUR else matching(s, seat, timing, uid, since)
        use(s, seat, uid, TIMED, NOBODY if row < 0 else safe_in(s, row))


def respond(s: Town, first: i64) -> bool:
    """Open the answers if anything in the queue can be answered; otherwise forget it."""
    if not s.queue:
        return False
    for seat in range(s.n):
        if answers(s, seat, 0):
            push(s, RESPOND, first, 0, 0)
            return True
    s.queue.clear()
    return False


RESPOND: Final = Respond()
