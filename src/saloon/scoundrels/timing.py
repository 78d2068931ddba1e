"""When scoundrels act: using one, using another through it, hiring, and answering to what happened."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.kernel.core import ACTOR, ARG, CALL, DONE, PC, SOURCE, WAIT, State, push
from saloon.kernel.menu import Listed, Menu
from saloon.scoundrels import choices as c
from saloon.scoundrels import events as e
from saloon.scoundrels import mutators as m
from saloon.scoundrels.ability import Act
from saloon.scoundrels.names import (
    ABOVE,
    AFTER_LIE,
    AFTER_MARK,
    AFTER_MONEY,
    AFTER_NEIGHBOUR,
    AFTER_OFFICE,
    AFTER_SCOUT,
    AFTER_STEAL,
    BELOW,
    BONUS_MONEY,
    COLUMN,
    FIRST_TRIGGER,
    JAIL_ONE,
    LEADER,
    LEFT,
    NOBODY,
    OFFICE,
    PILE,
    PLACES,
    RIGHT,
    ROW,
    SALOON,
    STRATEGY,
    USE_TWICE,
    WHEN_HIRED,
    WHILE_BROKE,
)
from saloon.scoundrels.state import Q_A, Q_BORN, Q_KIND, Q_SEAT, Q_SIZE, Ability, Town

# What a use frame carries in its argument, below the saved "it".
TIMED: Final = 1  # by its own timing: modifiers count
BY_CARD: Final = 2  # by a poker card: bonus money counts
ON_PILE: Final = 4  # it lay on the discard pile when its use began
USE_FLAGS: Final = 8


def usable(s: Town, me: i64, uid: i64, timed: bool) -> bool:
    """Whether a seat could use a scoundrel now, its moment apart."""
    if s.is_spent(uid):
        return False
    requirement = s.box.trait_requirement[s.trait[uid]]
    if requirement == WHILE_BROKE and timed and s.money[me] > 0:
        return False
    return able(s, me, uid)


def able(s: Town, me: i64, uid: i64) -> bool:
    """Whether its job could do anything for a seat, its requirement paid, asked with an "it" of its own."""
    body = s.box.job_body[s.job[uid]]
    if s.box.trait_requirement[s.trait[uid]] != JAIL_ONE:
        return with_it(s, me, body, uid, NOBODY)
    if s.free[me] <= 0:
        return False
    # The henchman that goes to jail first is not there for the job's own cost any more (Q23).
    s.free[me] -= 1
    s.jail[me] += 1
    can = with_it(s, me, body, uid, NOBODY)
    s.free[me] += 1
    s.jail[me] -= 1
    return can


def with_it(s: Town, me: i64, body: Ability, source: i64, safe: i64) -> bool:
    """Whether a text could do anything, with "it" meaning this safe or nothing."""
    it_safe, it_henchman, it_deck, it_card = s.it_safe, s.it_henchman, s.it_deck, s.it_card
    forget(s)
    s.it_safe = safe
    can = body.can(s, me, source)
    s.it_safe = it_safe
    s.it_henchman = it_henchman
    s.it_deck = it_deck
    s.it_card = it_card
    return can


def pack(s: Town) -> i64:
    """All that "it" may be, in one int."""
    return (((s.it_safe + 1) * 8 + s.it_henchman + 1) * 8 + s.it_deck + 1) * 32 + s.it_card + 1


def unpack(s: Town, it: i64) -> None:
    s.it_card = it % 32 - 1
    it //= 32
    s.it_deck = it % 8 - 1
    it //= 8
    s.it_henchman = it % 8 - 1
    s.it_safe = it // 8 - 1


def forget(s: Town) -> None:
    s.it_safe = NOBODY
    s.it_henchman = NOBODY
    s.it_deck = NOBODY
    s.it_card = NOBODY


class Use(Ability):
    """One use of a scoundrel: its requirement, its job once or twice, then what follows (T54 to T57)."""

    kind = "again"

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        stack = s.stack
        pc: i64 = stack[fp + PC]
        me: i64 = stack[fp + ACTOR]
        uid: i64 = stack[fp + SOURCE]
        arg: i64 = stack[fp + ARG]
        if pc == 0:
            if s.journal is not None:
                s.journal.add3(e.USED, 0, me, s.trait[uid], s.job[uid])
            if arg & BY_CARD and s.box.trait_modifier[s.trait[uid]] == BONUS_MONEY:
                m.gain_money(s, me, 1, uid)
            self.body(s, fp, me, uid)
            stack[fp + PC] = 1
            return CALL
        if pc == 1:
            twice = arg & TIMED and s.box.trait_modifier[s.trait[uid]] == USE_TWICE
            if twice and self.once_more(s, me, uid):
                return WAIT
            stack[fp + PC] = 3
        elif pc == 2:
            self.body(s, fp, me, uid)
            stack[fp + PC] = 3
            return CALL
        self.end(s, me, uid, arg)
        unpack(s, arg // USE_FLAGS)
        return DONE

    def body(self, s: Town, fp: i64, me: i64, uid: i64) -> None:
        spend_card(s, uid)
        if s.box.trait_requirement[s.trait[uid]] == JAIL_ONE:
            m.jail_henchman(s, me)
        push(s, s.box.job_body[s.job[uid]], me, uid, 0)

    def once_more(self, s: Town, me: i64, uid: i64) -> bool:
        """The second use sees the new state, and the new job if that was swapped (T55, T56)."""
        if s.box.trait_requirement[s.trait[uid]] == JAIL_ONE and s.free[me] <= 0:
            return False
        return able(s, me, uid)

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        return Listed([c.AGAIN, c.PASS])

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        state.stack[fp + PC] = 2 if code == c.AGAIN else 3

    def end(self, s: Town, me: i64, uid: i64, flags: i64) -> None:
        """Neighbours may answer, also if it goes now (T59), but not if it went before (T50)."""
        where: i64 = s.where[uid]
        if where // 8 == me and where < SALOON:
            m.notify(s, AFTER_NEIGHBOUR, me, where % 8)
        trait = s.trait[uid]
        goes = s.box.trait_leaves[trait] == 1 or uid in s.leaving
        # A when-hired scoundrel used on the pile goes to its bottom (SR207), unless it was hired there (T52).
        was_there = flags & ON_PILE != 0
        if was_there and s.box.trait_timing[trait] == WHEN_HIRED and not flags & TIMED:
            goes = True
        if uid in s.leaving:
            s.leaving.remove(uid)
        # Who came to the pile during its own use (T50) is discarded already.
        if goes and (where != PILE or was_there):
            m.discard(s, uid)


def spend_card(s: Town, uid: i64) -> None:
    """Used flags lie on the job and on the trait, so that they survive swaps and discards (Q20)."""
    if s.job[uid] not in s.spent_jobs:
        s.spent_jobs.append(s.job[uid])
    if s.trait[uid] not in s.spent_traits:
        s.spent_traits.append(s.trait[uid])


def use(s: Town, me: i64, uid: i64, flags: i64, safe: i64) -> None:
    """Begin a use; `safe` is what "it" means if the text begins with it."""
    saved = pack(s)
    forget(s)
    s.it_safe = safe
    if s.where[uid] == PILE:
        flags |= ON_PILE
    push(s, USE_OP, me, uid, saved * USE_FLAGS + flags)


class UseOther(Ability):
    """The ability of a strategy card, the leader sheet or the office: no scoundrel, no neighbours."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        if s.stack[fp + PC] == 0:
            s.stack[fp + PC] = 1
            push(s, self.body(s, fp), s.stack[fp + ACTOR], s.stack[fp + SOURCE], 0)
            return CALL
        unpack(s, s.stack[fp + ARG] // 16)
        if s.stack[fp + SOURCE] == OFFICE:
            m.notify(s, AFTER_OFFICE, s.stack[fp + ACTOR], 0)
        return DONE

    def body(self, s: Town, fp: i64) -> Ability:
        source: i64 = s.stack[fp + SOURCE]
        which: i64 = s.stack[fp + ARG] % 16
        if source == STRATEGY:
            return s.box.strategy_body[s.strategy[s.stack[fp + ACTOR]]]
        if source == LEADER:
            return s.box.leader_body[which]
        return s.box.office_body[which]


def use_other(s: Town, me: i64, source: i64, which: i64, safe: i64) -> None:
    saved = pack(s)
    forget(s)
    s.it_safe = safe
    if source == STRATEGY:
        s.spent_strategies |= 1 << me
        if s.journal is not None:
            s.journal.add2(e.USED_STRATEGY, 0, me, s.strategy[me])
    elif source == LEADER:
        s.spent_leader |= 1 << (me * 8 + which)
        if s.journal is not None:
            s.journal.add2(e.USED_LEADER, 0, me, which)
    elif s.journal is not None:
        s.journal.add2(e.USED_OFFICE, 0, me, which)
    push(s, OTHER_OP, me, source, saved * 16 + which)


# Answers


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
    out: list[int] = []
    if not concerns(s, seat, since):
        return out
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
        elif matching(s, seat, timing, uid, since) >= 0 and usable(s, seat, uid, True):
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


class Respond(Ability):
    """Everybody may answer to what is in the queue, the actor first, then clockwise; answers may be answered (Q17).

    The argument holds, for each seat, how many rows it has already passed on. At the end of a day the player of the
    latest turn says who goes first when several could (Q51).
    """

    kind = "respond"

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        if s.queue and self.open_seats(s, fp):
            return WAIT
        s.queue.clear()
        return DONE

    def since(self, s: Town, fp: i64, seat: i64) -> i64:
        passed: i64 = s.stack[fp + ARG]
        return ((passed >> (seat * 10)) & 1023) * Q_SIZE

    def open_seats(self, s: Town, fp: i64) -> list[int]:
        """Seats that could answer, in the order in which they are asked."""
        first: i64 = s.stack[fp + ACTOR]
        out: list[int] = []
        for turn in range(s.n):
            seat: i64 = (first + turn) % s.n
            if answers(s, seat, self.since(s, fp, seat)):
                out.append(seat)
        return out

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
        codes: list[int] = [c.PASS]
        codes.extend(answers(s, seat, self.since(s, fp, seat)))
        return Listed(codes)

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(Town, state)
        if self.ordering(s, fp):
            s.stack[fp + PC] = code - c.SEAT + 1
            return
        s.stack[fp + PC] = 0
        if code == c.PASS:
            if skip_arrow(s, seat, self.since(s, fp, seat)):
                return
            passed: i64 = s.stack[fp + ARG]
            rows: i64 = len(s.queue) // Q_SIZE
            s.stack[fp + ARG] = (passed & ~(1023 << (seat * 10))) | (rows << (seat * 10))
            return
        since = self.since(s, fp, seat)
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


# Scoundrels that act on scoundrels

# Which scoundrels a text speaks of (B1 to B5).
THIS_ONE: Final = 1
ON_SHEET: Final = 2
ANOTHER_ON_SHEET: Final = 3
IN_SALOON: Final = 4
TOP_OF_PILE: Final = 5


def scoundrels(s: Town, me: i64, source: i64, which: i64) -> list[int]:
    out: list[int] = []
    if which == THIS_ONE:
        if source >= 0:
            out.append(source)
    elif which == IN_SALOON:
        out = s.saloon[:]
    elif which == TOP_OF_PILE:
        if s.pile:
            out.append(s.pile[len(s.pile) - 1])
    else:
        for place in range(PLACES):
            uid: i64 = s.sheet[me * PLACES + place]
            if uid != NOBODY and not (which == ANOTHER_ON_SHEET and uid == source):
                out.append(uid)
    return out


class UseAnother(Act):
    """A23: use a scoundrel without its timing and modifiers; not one already used this turn."""

    kind = "use-another"

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which: i64 = which

    def targets(self, s: Town, me: i64, source: i64) -> list[int]:
        out: list[int] = []
        for uid in scoundrels(s, me, source, self.which):
            if uid != source and usable(s, me, uid, False):
                out.append(c.SCOUNDREL + s.job[uid])
        return out

    def can(self, s: Town, me: i64, source: i64) -> bool:
        # Once used it is spent, so ask as if it were: two that could only use each other can do nothing.
        if source >= 0:
            s.spent_jobs.append(s.job[source])
        found = len(self.targets(s, me, source)) > 0
        if source >= 0:
            s.spent_jobs.pop()
        return found

    def do(self, s: Town, me: i64, source: i64, code: i64) -> None:
        use(s, me, s.uid_of_job(code - c.SCOUNDREL), 0, NOBODY)


class UseLeaderAbility(Act):
    """A24: any ability of the leader sheet not used this turn."""

    kind = "lead"

    def targets(self, s: Town, me: i64, source: i64) -> list[int]:
        out: list[int] = []
        for k in range(len(s.box.leader_body)):
            if not (s.spent_leader >> (me * 8 + k)) & 1 and with_it(
                s, me, s.box.leader_body[k], LEADER, NOBODY
            ):
                out.append(c.LEAD + k)
        return out

    def do(self, s: Town, me: i64, source: i64, code: i64) -> None:
        use_other(s, me, LEADER, code - c.LEAD, NOBODY)


class UseOffice(Act):
    """A25: an option of the Sheriff's Office with its price and condition (Q13)."""

    kind = "office"

    def targets(self, s: Town, me: i64, source: i64) -> list[int]:
        out: list[int] = []
        for k in range(len(s.box.office_body)):
            if with_it(s, me, s.box.office_body[k], OFFICE, NOBODY):
                out.append(c.OPTION + k)
        return out

    def do(self, s: Town, me: i64, source: i64, code: i64) -> None:
        use_other(s, me, OFFICE, code - c.OPTION, NOBODY)


class Swap(Ability):
    """A26 and A27: exchange the jobs, or the traits, of two scoundrels. The argument is the first one plus 1."""

    kind = "swap"

    def __init__(self, traits: bool, one: int, other: int) -> None:
        super().__init__()
        self.traits: bool = traits
        self.one: i64 = one
        self.other: i64 = other

    def can(self, s: Town, me: i64, source: i64) -> bool:
        for first in scoundrels(s, me, source, self.one):
            for second in scoundrels(s, me, source, self.other):
                if first != second:
                    return True
        return False

    def candidates(self, s: Town, fp: i64, me: i64) -> list[int]:
        source: i64 = s.stack[fp + SOURCE]
        first: i64 = s.stack[fp + ARG] - 1
        if first < 0:
            return scoundrels(s, me, source, self.one)
        return [uid for uid in scoundrels(s, me, source, self.other) if uid != first]

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        me: i64 = s.stack[fp + ACTOR]
        if s.stack[fp + PC] or not self.can(s, me, s.stack[fp + SOURCE]):
            return DONE
        found = self.candidates(s, fp, me)
        if len(found) > 1:
            return WAIT
        self.pick(s, fp, me, found[0])
        return CALL

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        s = cast(Town, state)
        return Listed([c.SCOUNDREL + s.job[uid] for uid in self.candidates(s, fp, seat)])

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(Town, state)
        self.pick(s, fp, seat, s.uid_of_job(code - c.SCOUNDREL))

    def pick(self, s: Town, fp: i64, me: i64, uid: i64) -> None:
        first: i64 = s.stack[fp + ARG] - 1
        if first < 0:
            s.stack[fp + ARG] = uid + 1
            return
        s.stack[fp + PC] = 1
        if self.traits:
            m.swap_traits(s, me, first, uid)
        else:
            m.swap_jobs(s, me, first, uid)


class DiscardScoundrel(Act):
    """A29: to the top of the discard pile."""

    kind = "discard"

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which: i64 = which

    def targets(self, s: Town, me: i64, source: i64) -> list[int]:
        return [c.SCOUNDREL + s.job[uid] for uid in scoundrels(s, me, source, self.which)]

    def do(self, s: Town, me: i64, source: i64, code: i64) -> None:
        m.discard(s, s.uid_of_job(code - c.SCOUNDREL))


class Rearrange(Ability):
    """A28, and the right that comes with every hire: place by place, who stands there; the argument is the next place.

    The scoundrels not yet placed wait in `lifted`, a bit mask of the places they came from.
    """

    kind = "arrange"

    def can(self, s: Town, me: i64, source: i64) -> bool:
        return s.scoundrels_of(me) > 0

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        stack = s.stack
        me: i64 = stack[fp + ACTOR]
        if stack[fp + PC] == 0:
            # Which places hold a scoundrel that has not found its new place: all of them.
            stack[fp + PC] = 1
            stack[fp + ARG] = s.first_place()
        place: i64 = stack[fp + ARG]
        if place >= PLACES - 1 or not self.waiting(s, me, place):
            if s.journal is not None:
                s.journal.add1(e.ARRANGED, 0, me)
            return DONE
        if len(self.codes(s, me, place)) == 1:
            stack[fp + ARG] = place + 1
            return CALL
        return WAIT

    def waiting(self, s: Town, me: i64, place: i64) -> bool:
        for other in range(place, PLACES):
            if s.sheet[me * PLACES + other] != NOBODY:
                return True
        return False

    def codes(self, s: Town, me: i64, place: i64) -> list[int]:
        """Who may stand here: anyone at this place or behind it, or nobody if the rest has room."""
        out: list[int] = []
        left: i64 = 0
        for other in range(place, PLACES):
            uid: i64 = s.sheet[me * PLACES + other]
            if uid != NOBODY:
                out.append(c.SCOUNDREL + s.job[uid])
                left += 1
        if left < PLACES - place:
            out.append(c.EMPTY)
        return out

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        return Listed(self.codes(cast(Town, state), seat, state.stack[fp + ARG]))

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(Town, state)
        place: i64 = s.stack[fp + ARG]
        s.stack[fp + ARG] = place + 1
        here: i64 = seat * PLACES + place
        other: i64 = here
        if code == c.EMPTY:
            # Whoever stands here steps to the first free place behind.
            if s.sheet[here] != NOBODY:
                while s.sheet[other] != NOBODY:
                    other += 1
        else:
            uid = s.uid_of_job(code - c.SCOUNDREL)
            other = seat * PLACES + s.where[uid] % 8
        follow(s, seat, here, other)
        moved = s.sheet[here]
        s.sheet[here] = s.sheet[other]
        s.sheet[other] = moved
        for at in (here, other):
            if s.sheet[at] != NOBODY:
                s.where[s.sheet[at]] = seat * 8 + at % PLACES


def follow(s: Town, seat: i64, here: i64, other: i64) -> None:
    """Uses that still wait for answers go with the scoundrel that was used: who is next to it then may answer."""
    queue = s.queue
    for row in range(0, len(queue), Q_SIZE):
        if queue[row + Q_KIND] != AFTER_NEIGHBOUR or queue[row + Q_SEAT] != seat:
            continue
        at: i64 = seat * PLACES + queue[row + Q_A]
        if s.sheet[at] == NOBODY:
            continue  # it has gone (T59), only its space can be answered to
        if at == here:
            queue[row + Q_A] = other % PLACES
        elif at == other:
            queue[row + Q_A] = here % PLACES


class Hire(Ability):
    """A hire: pay, take to the sheet (or use at once), refill, and rearrange if you like (SR70 to SR80, T48 to T53).

    The source is who lets you hire until somebody is chosen, then the hired scoundrel; the argument is the discount.
    """

    kind = "hire"

    def __init__(self, from_pile: bool, discount: int) -> None:
        super().__init__()
        self.from_pile: bool = from_pile
        self.discount: i64 = discount

    def price(self, s: Town, uid: i64) -> i64:
        price = s.cost_of(uid) - self.discount
        return price if price > 0 else 0

    def can(self, s: Town, me: i64, source: i64) -> bool:
        for uid in scoundrels(s, me, source, TOP_OF_PILE if self.from_pile else IN_SALOON):
            if self.hirable(s, me, uid):
                return True
        return False

    def hirable(self, s: Town, me: i64, uid: i64) -> bool:
        if self.price(s, uid) > s.money[me]:
            return False
        # On the pile a when-hired scoundrel is hired for its ability alone, once a turn (T52, T53).
        at_once = s.box.trait_timing[s.trait[uid]] == WHEN_HIRED
        return not (self.from_pile and at_once and s.is_spent(uid))

    def codes(self, s: Town, me: i64, source: i64) -> list[int]:
        out: list[int] = []
        for uid in scoundrels(s, me, source, TOP_OF_PILE if self.from_pile else IN_SALOON):
            if self.hirable(s, me, uid):
                add_hires(s, me, uid, out)
        return out

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        stack = s.stack
        pc: i64 = stack[fp + PC]
        me: i64 = stack[fp + ACTOR]
        if pc == 0:
            return WAIT if self.can(s, me, stack[fp + SOURCE]) else DONE
        uid: i64 = stack[fp + SOURCE]
        if pc == 1:  # hired for its ability: use it or not
            if usable(s, me, uid, True):
                return WAIT
            stack[fp + PC] = 2
            pc = 2
        if pc == 2:
            # Done with a when-hired scoundrel: it leaves the Saloon, or stays on top of the pile (Q14, T52).
            if s.where[uid] == SALOON:
                m.discard(s, uid)
            stack[fp + PC] = 3
            pc = 3
        if pc == 3 and can_rearrange(s, me):
            return WAIT
        return DONE

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        s = cast(Town, state)
        pc: i64 = s.stack[fp + PC]
        source: i64 = s.stack[fp + SOURCE]
        if pc == 0:
            return Listed(self.codes(s, seat, source))
        if pc == 1:
            return Listed([c.USE + s.job[source], c.PASS])
        return Listed([c.KEEP, c.REARRANGE])

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(Town, state)
        pc: i64 = s.stack[fp + PC]
        if pc == 0:
            k = code - c.HIRE
            uid = s.uid_of_job(k // 8)
            s.stack[fp + SOURCE] = uid
            s.stack[fp + PC] = self.take(s, seat, uid, k % 8)
        elif pc == 1:
            s.stack[fp + PC] = 2
            if code != c.PASS:
                use(s, seat, s.stack[fp + SOURCE], TIMED, NOBODY)
        else:
            s.stack[fp + PC] = 4
            if code == c.REARRANGE:
                push(s, REARRANGE, seat, 0, 0)

    def take(self, s: Town, me: i64, uid: i64, place: i64) -> i64:
        """Pay and bring the scoundrel where it goes; answers with the next place of the frame."""
        m.spend(s, me, self.price(s, uid))
        if place == c.AT_ONCE:
            m.hired(s, uid, me, place)
            return 1
        in_saloon = s.where[uid] == SALOON
        if place == c.LET_GO:
            m.hired(s, uid, me, place)
            if in_saloon:
                m.discard(s, uid)
            return 3
        m.leave(s, uid)
        old: i64 = s.sheet[me * PLACES + place]
        if old != NOBODY:
            m.discard(s, old)
        m.settle(s, uid, me, place)
        m.hired(s, uid, me, place)
        if in_saloon:
            m.refill(s)
        return 3


def add_hires(s: Town, me: i64, uid: i64, out: list[int]) -> None:
    """Every way to take one in: onto an open space; on a full sheet in place of another, or not at all (T16)."""
    base: i64 = c.HIRE + s.job[uid] * 8
    if s.box.trait_timing[s.trait[uid]] == WHEN_HIRED:
        out.append(base + c.AT_ONCE)
        return
    full = True
    for place in range(s.first_place(), PLACES):
        if s.sheet[me * PLACES + place] == NOBODY:
            full = False
            out.append(base + place)
    if full:
        for place in range(s.first_place(), PLACES):
            out.append(base + place)
        out.append(base + c.LET_GO)


def can_rearrange(s: Town, me: i64) -> bool:
    """Whether another order exists."""
    return s.scoundrels_of(me) > 0


USE_OP: Final = Use()
OTHER_OP: Final = UseOther()
RESPOND: Final = Respond()
REARRANGE: Final = Rearrange()
HIRE_OP: Final = Hire(False, 0)
OFFICE_OP: Final = UseOffice()
