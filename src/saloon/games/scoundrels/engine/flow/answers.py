"""Answering: what scoundrels and strategy cards may do after something happened."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.games.scoundrels.engine import choices as c
from saloon.games.scoundrels.engine import course
from saloon.games.scoundrels.engine.flow.using import (
    TIMED,
    cash_of,
    offered,
    owes,
    usable,
    usable_safe,
    use,
    use_other,
    with_it,
)
from saloon.games.scoundrels.engine.mutators import jail_henchman
from saloon.games.scoundrels.engine.names import (
    A_SAFE,
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
    MODDED,
    NEVER,
    NOBODY,
    PLACES,
    RIGHT,
    ROW,
    SAFES,
    STRATEGY,
)
from saloon.games.scoundrels.engine.state import Q_A, Q_BORN, Q_KIND, Q_SEAT, Q_SIZE, Ability, ScoundrelsState
from saloon.games.scoundrels.engine.supposing import (
    suppose,
    suppose_answered,
    suppose_public,
    take_back,
    take_back_answered,
    take_back_public,
)
from saloon.kernel.core import ACTOR, ARG, CALL, DONE, PC, STRIDE, WAIT, State, push
from saloon.kernel.menu import Listed, Menu


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


def answers(s: ScoundrelsState, seat: i64, since: i64) -> list[int]:
    """What a seat may use in answer to the queue from row `since` on: codes of scoundrels and of the strategy card."""
    news = heard(s, seat, since)
    if not news:
        return NONE
    out: list[int] = []
    arrow: i64 = UNKNOWN
    timings = s.box.trait_timing
    arrows = s.box.trait_arrows
    for place in range(s.first_place(), s.places):
        uid: i64 = s.sheet[seat * PLACES + place]
        if uid == NOBODY:
            continue
        trait: i64 = s.trait[uid]
        timing: i64 = timings[trait]
        if arrows[trait]:
            if not news & 1:  # AFTER_NEIGHBOUR, the first trigger
                continue
            if s.box.changes.own_order:
                if any_arrow(s, seat, uid, place, since) and usable(s, seat, uid, True):
                    out.append(c.USE + s.job[uid])
                continue
            if arrow == UNKNOWN:
                arrow = first_arrow(s, seat, since)
            if arrow >= 0 and answers_to(s, uid, place, arrow) and usable(s, seat, uid, True):
                out.append(c.USE + s.job[uid])
        elif timing >= FIRST_TRIGGER and (news >> (timing - FIRST_TRIGGER)) & 1:
            row = matching(s, seat, timing, uid, since)
            if row >= 0 and usable(s, seat, uid, True, safe_in(s, row)):
                out.append(c.USE + s.job[uid])
    card: i64 = s.strategy[seat]
    if card != NOBODY and not (s.spent_strategies >> seat) & 1:
        timing = s.box.strategy_timing[card]
        if timing >= FIRST_TRIGGER and (news >> (timing - FIRST_TRIGGER)) & 1:
            row = matching(s, seat, timing, NOBODY, since)
            if row >= 0 and with_it(s, seat, s.box.strategy_body[card], STRATEGY, safe_in(s, row)):
                out.append(c.STRATEGY_USE)
    if s.opened and s.box.safe_timings & (news << (FIRST_TRIGGER - NEVER)):
        add_safes(s, seat, since, news, out)
    return out


def add_safes(s: ScoundrelsState, seat: i64, since: i64, news: i64, out: list[int]) -> None:
    """Faceup safes that may answer."""
    for safe in range(SAFES):
        if not s.has_open(seat, safe):
            continue
        timing: i64 = s.box.safe_timing[s.gadget[safe]]
        if timing < FIRST_TRIGGER or not (news >> (timing - FIRST_TRIGGER)) & 1:
            continue
        row = matching(s, seat, timing, NOBODY, since)
        if row >= 0 and usable_safe(s, seat, safe, safe_in(s, row)):
            out.append(c.USE_SAFE + safe)


UNKNOWN: Final = -2
NONE: Final[list[int]] = []


def heard(s: ScoundrelsState, seat: i64, since: i64) -> i64:
    """The kinds of event in the queue that are for this seat at all, as a bit mask from the first trigger on."""
    queue = s.queue
    row = since
    kinds: i64 = 0
    while row < len(queue):
        kind: i64 = queue[row + Q_KIND]
        if (
            kind >= FIRST_TRIGGER and queue[row + Q_SEAT] == seat
        ):  # a row that was answered has no kind any more
            kinds |= 1 << (kind - FIRST_TRIGGER)  # below 31: compiled, a bare 1 has 32 bits
        row += Q_SIZE
    return kinds


def answers_to(s: ScoundrelsState, uid: i64, place: i64, row: i64) -> bool:
    direction = neighbour(place, s.queue[row + Q_A])
    return (s.box.trait_arrows[s.trait[uid]] & direction) != 0 and s.born[uid] < s.queue[row + Q_BORN]


def any_arrow(s: ScoundrelsState, seat: i64, uid: i64, place: i64, since: i64) -> bool:
    """Whether any of the uses that are due can be answered from a place: their owner chooses the order (Q16)."""
    for row in range(since, len(s.queue), Q_SIZE):
        if s.queue[row + Q_KIND] == AFTER_NEIGHBOUR and s.queue[row + Q_SEAT] == seat:
            if answers_to(s, uid, place, row):
                return True
    return False


def first_arrow(s: ScoundrelsState, seat: i64, since: i64) -> i64:
    """In version 1, the first use that a neighbour could still answer to: an inner one came before the outer."""
    for row in range(since, len(s.queue), Q_SIZE):
        if s.queue[row + Q_KIND] == AFTER_NEIGHBOUR and s.queue[row + Q_SEAT] == seat:
            for place in range(s.first_place(), s.places):
                uid: i64 = s.sheet[seat * PLACES + place]
                if uid == NOBODY or not s.box.trait_arrows[s.trait[uid]]:
                    continue
                if answers_to(s, uid, place, row) and usable(s, seat, uid, True):
                    return row
    return -1


def skip_arrow(s: ScoundrelsState, seat: i64, since: i64) -> bool:
    """In version 1, leave the answers to an inner use aside, if that brings others that answer to the outer one."""
    row = first_arrow(s, seat, since)
    if row < 0:
        return False
    before = answers(s, seat, since)
    suppose_answered(s, row)
    try:
        after = answers(s, seat, since)
    finally:
        take_back_answered(s, row)
    for code in after:
        if code not in before:
            course.answered(s, row)
            return True
    return False


def matching(s: ScoundrelsState, seat: i64, timing: i64, uid: i64, since: i64) -> i64:
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


def safe_in(s: ScoundrelsState, row: i64) -> i64:
    """The safe that an event names, for "it"."""
    kind = s.queue[row + Q_KIND]
    if kind >= MODDED:
        kind -= MODDED
    if kind in (AFTER_SCOUT, AFTER_MARK, AFTER_STEAL, AFTER_LIE):
        return s.queue[row + Q_A]
    return NOBODY


class Ordered(Ability):
    """A step in which several seats may act; out of turns the player of the latest one says who is next (Q51).

    The place of the frame is the seat that was said plus 1.
    """

    def open_seats(self, s: ScoundrelsState, fp: i64) -> list[int]:
        """Seats that can do something, in the order in which they are asked."""
        raise AssertionError("a step for nobody")

    def codes(self, s: ScoundrelsState, fp: i64, seat: i64) -> list[int]:
        raise AssertionError("a step without choices")

    def act(self, s: ScoundrelsState, fp: i64, seat: i64, code: i64) -> None:
        raise AssertionError("a step without deeds")

    def ordering(self, s: ScoundrelsState, fp: i64) -> bool:
        """Whether the question is who goes first."""
        return not s.in_turn() and s.stack[fp + PC] == 0 and len(self.open_seats(s, fp)) > 1

    def asked(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        if self.ordering(s, fp):
            return 1 << s.latest
        chosen: i64 = s.stack[fp + PC]
        seat: i64 = chosen - 1 if chosen else self.open_seats(s, fp)[0]
        return 1 << seat

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        s = cast(ScoundrelsState, state)
        if self.ordering(s, fp):
            return Listed([c.SEAT + other for other in self.open_seats(s, fp)])
        return offered(s, seat, self.codes(s, fp, seat))

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(ScoundrelsState, state)
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
        s = cast(ScoundrelsState, state)
        if s.in_turn():
            if self.first_open(s, fp):
                return WAIT
        elif self.open_seats(s, fp):
            return WAIT
        course.forget_answers(s)
        return DONE

    def first_open(self, s: ScoundrelsState, fp: i64) -> bool:
        """In a turn the order is given: say whose answer it is, and have the menu ready."""
        first: i64 = s.stack[fp + ACTOR]
        for turn in range(s.n):
            seat: i64 = (first + turn) % s.n
            suppose_public(s)
            try:
                codes = self.codes(s, fp, seat)
            finally:
                take_back_public(s)
            if len(codes) > 1:
                s.stack[fp + PC] = seat + 1
                if not s.hidden_mattered:
                    s.ready = offered(s, seat, codes)
                return True
        return False

    def since(self, s: ScoundrelsState, fp: i64, seat: i64) -> i64:
        passed: i64 = s.stack[fp + ARG]
        return ((passed >> (seat * 10)) & 1023) * Q_SIZE

    def open_seats(self, s: ScoundrelsState, fp: i64) -> list[int]:
        first: i64 = s.stack[fp + ACTOR]
        out: list[int] = []
        for turn in range(s.n):
            seat: i64 = (first + turn) % s.n
            if seems_to_answer(s, seat, self.since(s, fp, seat)):
                out.append(seat)
        return out

    def codes(self, s: ScoundrelsState, fp: i64, seat: i64) -> list[int]:
        codes: list[int] = [c.PASS]
        codes.extend(answers(s, seat, self.since(s, fp, seat)))
        return codes

    def act(self, s: ScoundrelsState, fp: i64, seat: i64, code: i64) -> None:
        if s.expanded and owes(s, seat, code, cash_of(s, seat, code)):
            return
        since = self.since(s, fp, seat)
        if code == c.PASS:
            if not s.box.changes.own_order and skip_arrow(s, seat, since):
                return
            passed: i64 = s.stack[fp + ARG]
            rows: i64 = len(s.queue) // Q_SIZE
            s.stack[fp + ARG] = (passed & ~(1023 << (seat * 10))) | (rows << (seat * 10))
            return
        if code == c.STRATEGY_USE:
            row = matching(s, seat, s.box.strategy_timing[s.strategy[seat]], NOBODY, since)
            use_other(s, seat, STRATEGY, 0, safe_in(s, row))
            return
        if code >= c.USE_SAFE:
            safe = code - c.USE_SAFE
            row = matching(s, seat, s.box.safe_timing[s.gadget[safe]], NOBODY, since)
            use_other(s, seat, A_SAFE - safe, 0, safe_in(s, row))
            return
        uid = s.uid_of_job(code - c.USE)
        timing = s.box.trait_timing[s.trait[uid]]
        row = -1 if timing == AFTER_NEIGHBOUR else matching(s, seat, timing, uid, since)
        use(s, seat, uid, TIMED, NOBODY if row < 0 else safe_in(s, row))


def seems_to_answer(s: ScoundrelsState, seat: i64, since: i64) -> bool:
    """Whether others must think a seat could answer: to ask it then is no tell."""
    suppose_public(s)
    try:
        return len(answers(s, seat, since)) > 0
    finally:
        take_back_public(s)


def respond(s: ScoundrelsState, first: i64) -> bool:
    """Open the answers if anything in the queue can be answered; otherwise forget it. Mavericks come after that."""
    if not s.queue:
        return s.expanded and mavericks_due(s)
    for seat in range(s.n):
        if seems_to_answer(s, seat, 0):
            push(s, RESPOND, first, 0, 0)
            return True
    course.forget_answers(s)
    return s.expanded and mavericks_due(s)


# Mavericks


PLAYED: Final = 3
STEP_2_OVER: Final = 5
"""Where the frame of a turn stands from step 1 on, and once step 2 is over: in between mavericks wait (XR77)."""


def mavericks_due(s: ScoundrelsState) -> bool:
    """Open the window for mavericks if a henchman was placed and its time has come (XQ5)."""
    if not s.mavericks or not s.in_turn():
        return False
    pc: i64 = s.stack[2 * STRIDE + PC]
    waits = pc >= PLAYED and pc < STEP_2_OVER
    if waits or s.ops[s.stack[s.top]] is MAVERICKS:
        return False
    found = False
    for seat in range(s.n):
        if has_maverick(s, seat):
            found = True
    if found:
        push(s, MAVERICKS, s.active, 0, 0)
    else:
        course.forget_mavericks(s)
    return found


def has_maverick(s: ScoundrelsState, seat: i64) -> bool:
    """Whether anybody on the sheet shows a slot in which the seat has placed a henchman."""
    slots = s.mavericks_of(seat)
    if slots:
        for place in range(s.first_place(), s.places):
            uid: i64 = s.sheet[seat * PLACES + place]
            if uid != NOBODY and s.box.trait_maverick[s.trait[uid]] & slots:
                return True
    return False


class Mavericks(Ability):
    """Clockwise from the player of this turn, who placed a henchman may use mavericks of its slot (XR76 to XR80).

    Against an enemy the player may, after the own card, for a henchman sent to jail (XR119).
    Each for itself until it passes; what it has not used then is over (XQ6).
    """

    kind = "maverick"

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        if respond(s, s.active):
            return CALL
        if self.asked(s, fp):
            return WAIT
        course.forget_mavericks(s)  # what was not used cannot be used later (XQ6)
        return DONE

    def asked(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        found: i64 = 0
        suppose_public(s)
        try:
            for turn in range(s.n):
                seat: i64 = (s.active + turn) % s.n
                if not found and s.mavericks_of(seat) and self.codes(s, seat):
                    found = 1 << seat
        finally:
            take_back_public(s)
        return found

    def codes(self, s: ScoundrelsState, seat: i64) -> list[int]:
        out: list[int] = []
        slots = s.mavericks_of(seat)
        for place in range(s.first_place(), s.places):
            uid: i64 = s.sheet[seat * PLACES + place]
            if uid != NOBODY and s.box.trait_maverick[s.trait[uid]] & slots:
                if self.usable_by(s, seat, uid):
                    out.append(c.USE + s.job[uid])
        return out

    def usable_by(self, s: ScoundrelsState, seat: i64, uid: i64) -> bool:
        """Against an enemy each use sends a henchman to jail first (XR119)."""
        if s.enemy == NOBODY:
            return usable(s, seat, uid, True)
        if s.free[seat] <= 0:
            return False
        suppose(s, seat, 0, 0, 1)
        try:
            return usable(s, seat, uid, True)
        finally:
            take_back(s, seat, 0, 0, 1)

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        s = cast(ScoundrelsState, state)
        codes = self.codes(s, seat)
        codes.append(c.PASS)
        return offered(s, seat, codes)

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(ScoundrelsState, state)
        if owes(s, seat, code, cash_of(s, seat, code)):
            return
        if code == c.PASS:
            course.decline_mavericks(s, seat)
        else:
            if s.enemy != NOBODY:
                jail_henchman(s, seat)
            use(s, seat, s.uid_of_job(code - c.USE), TIMED, NOBODY)


RESPOND: Final = Respond()
MAVERICKS: Final = Mavericks()
