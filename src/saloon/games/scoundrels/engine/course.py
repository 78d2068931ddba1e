"""Mutators of the course of play: days and turns, what has been used, what may still be answered, what "it" means."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.games.scoundrels.engine import events as e
from saloon.games.scoundrels.engine.names import A_SAFE, LEADER, NOBODY, OFFICE, STRATEGY
from saloon.games.scoundrels.engine.state import Q_KIND, ScoundrelsState


def begin_day(s: ScoundrelsState) -> None:
    s.day += 1
    s.turn = 0
    if s.journal is not None:
        s.journal.add2(e.DAY, 0, s.day, s.first)


def fresh(s: ScoundrelsState) -> None:
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


def begin_turn(s: ScoundrelsState) -> None:
    s.active = (s.first + s.turn) % s.n
    s.latest = s.active
    s.turn += 1
    s.slot = NOBODY
    s.step3 = 1
    if s.journal is not None:
        s.journal.add1(e.TURN, 0, s.active)


def end_turns(s: ScoundrelsState) -> None:
    """The last turn of a day is over: it is nobody's turn."""
    s.active = NOBODY
    s.slot = NOBODY


def skip_step_3(s: ScoundrelsState) -> None:
    s.step3 = 0
    if s.journal is not None:
        s.journal.add1(e.STEP_SKIPPED, 0, s.active)


def go_to_office(s: ScoundrelsState, seat: i64) -> None:
    """Nobody is hired in this step 3. Where this goes is chosen after the discard, so it is told before (SR82)."""
    if s.journal is not None and s.box.changes.office_line:
        s.journal.add1(e.TO_OFFICE, 0, seat)


def note_poverty(s: ScoundrelsState, poor: bool) -> None:
    """Whether the player of this turn could afford anybody when step 3 began."""
    s.poor = 1 if poor else 0


def start_with(s: ScoundrelsState, seat: i64) -> None:
    """Who begins the next day."""
    s.first = seat
    if s.journal is not None:
        s.journal.add1(e.STARTS, 0, seat)


def tick(s: ScoundrelsState) -> None:
    """What comes from here on comes later than all before: who came after that does not answer to it (T49)."""
    s.clock += 1


def spend_card(s: ScoundrelsState, uid: i64) -> None:
    """Used flags lie on the job and on the trait, so that they survive swaps and discards (Q20)."""
    if s.job[uid] not in s.spent_jobs:
        s.spent_jobs.append(s.job[uid])
    if s.trait[uid] not in s.spent_traits:
        s.spent_traits.append(s.trait[uid])


def spend_other(s: ScoundrelsState, me: i64, source: i64, which: i64) -> None:
    """The same for what is no scoundrel: strategy card, leader sheet, safe; the office can always be used again."""
    if source == STRATEGY:
        s.spent_strategies |= 1 << me
        if s.journal is not None:
            s.journal.add2(e.USED_STRATEGY, 0, me, s.strategy[me])
    elif source == LEADER:
        s.spent_leader |= 1 << (me * 8 + which)
        if s.journal is not None:
            s.journal.add2(e.USED_LEADER, 0, me, which)
    elif source <= A_SAFE:
        s.spent_safes |= 1 << (A_SAFE - source)
        if s.journal is not None:
            s.journal.add2(e.USED_SAFE, 0, me, A_SAFE - source)
    elif s.journal is not None:
        s.journal.add2(e.USED_OFFICE if source == OFFICE else e.USED_LOCATION, 0, me, which)


def let_go_after(s: ScoundrelsState, uid: i64) -> None:
    """A scoundrel goes once its use is over."""
    if uid not in s.leaving:
        s.leaving.append(uid)


def stay_after_all(s: ScoundrelsState, uid: i64) -> None:
    """Its use is over, so nothing waits for that any more."""
    if uid in s.leaving:
        s.leaving.remove(uid)


def pack(s: ScoundrelsState) -> i64:
    """All that "it" may be, in one int."""
    return (((s.it_safe + 1) * 8 + s.it_henchman + 1) * 8 + s.it_deck + 1) * 32 + s.it_card + 1


def unpack(s: ScoundrelsState, it: i64) -> None:
    s.it_card = it % 32 - 1
    it //= 32
    s.it_deck = it % 8 - 1
    it //= 8
    s.it_henchman = it % 8 - 1
    s.it_safe = it // 8 - 1


def mean(s: ScoundrelsState, safe: i64) -> None:
    """From now on "it" is this safe, or nothing."""
    s.it_safe = safe
    s.it_henchman = NOBODY
    s.it_deck = NOBODY
    s.it_card = NOBODY


def answered(s: ScoundrelsState, row: i64) -> None:
    """A use in the queue finds no answers any more."""
    s.queue[row + Q_KIND] = NOBODY


def forget_answers(s: ScoundrelsState) -> None:
    """What could be answered has been."""
    s.queue.clear()


def call_mavericks(s: ScoundrelsState, seat: i64, slot: i64) -> None:
    s.mavericks |= 1 << (seat * 8 + slot)


def decline_mavericks(s: ScoundrelsState, seat: i64) -> None:
    s.mavericks -= s.mavericks_of(seat) << (seat * 8)


def forget_mavericks(s: ScoundrelsState) -> None:
    s.mavericks = 0


def decline(s: ScoundrelsState, code: i64) -> None:
    """A choice was gone back from for want of money."""
    s.declined.append(code)


def forget_declined(s: ScoundrelsState) -> None:
    s.declined.clear()
