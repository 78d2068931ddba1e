"""What if: the one place that changes a state only to ask a question about it.

Whoever supposes something takes it back in a `finally`, so that an answer, or an error instead of one, leaves the state
as it was (tests/layers holds both).
"""

from __future__ import annotations

from mypy_extensions import i64

from saloon.games.scoundrels.engine import course
from saloon.games.scoundrels.engine.names import AFTER_NEIGHBOUR, NOBODY
from saloon.games.scoundrels.engine.state import Q_KIND, ScoundrelsState


def suppose(s: ScoundrelsState, seat: i64, money: i64, debts: i64, jailed: i64) -> None:
    """A seat has more money or less, has so many debts to take yet, and so many henchmen more in jail."""
    s.money[seat] += money
    s.free[seat] -= jailed
    s.jail[seat] += jailed
    if s.expanded:
        s.pledged[seat] += debts


def take_back(s: ScoundrelsState, seat: i64, money: i64, debts: i64, jailed: i64) -> None:
    """The same is no longer supposed."""
    suppose(s, seat, -money, -debts, -jailed)


def suppose_spent(s: ScoundrelsState, job: i64) -> None:
    """A scoundrel has been used this turn."""
    s.spent_jobs.append(job)


def take_back_spent(s: ScoundrelsState) -> None:
    s.spent_jobs.pop()


def suppose_faceup(s: ScoundrelsState, seat: i64) -> None:
    """The 0 of a seat lies faceup beside its sheet."""
    s.hand[seat] &= ~1
    s.faceup[seat] = 1


def take_back_faceup(s: ScoundrelsState, seat: i64) -> None:
    s.hand[seat] |= 1
    s.faceup[seat] = 0


def suppose_public(s: ScoundrelsState) -> None:
    """Only what all know counts: whether a seat is asked must not tell what it hides. The base game hides nothing."""
    s.public_only = s.expanded
    s.hidden_mattered = False


def take_back_public(s: ScoundrelsState) -> None:
    s.public_only = False


def leave_out_hidden(s: ScoundrelsState) -> None:
    """The answer would be another if what the seat hides counted."""
    s.hidden_mattered = True


def suppose_it(s: ScoundrelsState, safe: i64) -> i64:
    """ "It" is this safe or nothing; what it was is the answer, to be taken back."""
    meant = course.pack(s)
    course.mean(s, safe)
    return meant


def take_back_it(s: ScoundrelsState, meant: i64) -> None:
    course.unpack(s, meant)


def suppose_answered(s: ScoundrelsState, row: i64) -> None:
    """A use in the queue finds no answers any more."""
    s.queue[row + Q_KIND] = NOBODY


def take_back_answered(s: ScoundrelsState, row: i64) -> None:
    s.queue[row + Q_KIND] = AFTER_NEIGHBOUR
