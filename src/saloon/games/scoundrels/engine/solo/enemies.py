"""What the enemy of a solo game does to the table, and what its card counts at the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.games.scoundrels.engine import events as e
from saloon.games.scoundrels.engine import mutators as m
from saloon.games.scoundrels.engine.names import (
    BLACK,
    DESTROYED,
    MARK_PAIRS,
    NOBODY,
    ON_SCOUNDREL,
    RECRUITED,
    SALOON,
    STOLEN,
)
from saloon.games.scoundrels.engine.state import EnemyTally, ScoundrelsState
from saloon.kernel.core import shuffle

# What an enemy card counts (I1 to I4).
EACH_DESTROYED: Final = 1
EACH_MONEY: Final = 2
EACH_RECRUIT: Final = 3
EACH_BLACK: Final = 4

TOP: Final = 0
BOTTOM: Final = 1
SECTIONS: Final = ("top", "bottom")


def deal_enemy(s: ScoundrelsState) -> None:
    """Its deck shuffled, its henchmen at hand, its reputation at 0; no money, no marks, no cards (XR97 to XR102)."""
    s.automa = s.box.automa_deck[:]
    shuffle(s, m.AUTOMA_DEALT, s.automa)
    s.free[s.enemy] = s.box.enemy_henchmen


def show_automa(s: ScoundrelsState) -> i64:
    """Turn up the top card; its top section counts if one of its slots was played this turn (XR107 to XR109)."""
    s.shown = s.automa.pop()
    if s.shown == s.under:
        s.under = NOBODY
    slots: i64 = s.box.automa_slots[s.shown]
    section: i64 = BOTTOM
    if s.slot != NOBODY and (slots >> s.slot) & 1:
        section = TOP
    if s.journal is not None:
        s.journal.add2(e.AUTOMA_SHOWN, 0, s.shown, section)
    return section


def put_automa_away(s: ScoundrelsState) -> None:
    """Discard the card faceup, unless it has been shuffled back (XR111)."""
    if s.shown != NOBODY:
        s.automa_pile.append(s.shown)
        s.shown = NOBODY


def shuffle_automa(s: ScoundrelsState) -> None:
    """All discarded cards go back into the deck, and this one under it: all others come before it (XQ11)."""
    if not s.box.changes.shuffler_under:
        put_automa_away(s)
    s.automa += s.automa_pile
    s.automa_pile = []
    shuffle(s, m.AUTOMA_DEALT, s.automa)
    if s.shown != NOBODY:
        s.automa.insert(0, s.shown)
        s.under = s.shown
        s.shown = NOBODY
    if s.journal is not None:
        s.journal.add_list(e.AUTOMA_SHUFFLED, 0, 0, [])


def enemy_steals(s: ScoundrelsState, safe: i64) -> None:
    """Facedown to its card with all marks, or faceup if it lay so; its debts are discarded (XR126, XR127)."""
    s.place[safe] = STOLEN + s.enemy
    if s.journal is not None:
        s.journal.add3(e.STOLE, 0, s.enemy, safe, s.value_of(safe))
    m.drop_carried(s, safe)


def destroy(s: ScoundrelsState, safe: i64) -> None:
    """Marks go home, debts are discarded, safe and mod go back into the box unseen (XR131, XR132, XQ13)."""
    s.place[safe] = DESTROYED
    if s.journal is not None:
        s.journal.add1(e.SAFE_DESTROYED, 0, safe)
    left: list[int] = []
    for mark in s.marks:
        if mark // 100 == safe:
            s.marks_left[mark // 10 % 10 * MARK_PAIRS + (mark % 10 - 2) // 2] += 1
        else:
            left.append(mark)
    s.marks = left
    m.drop_carried(s, safe)


def recruit(s: ScoundrelsState, uid: i64) -> None:
    """To the enemy's card, never to be used; its debts are discarded, the Saloon is refilled (XR137)."""
    from_saloon = s.where[uid] == SALOON
    m.leave(s, uid)
    s.where[uid] = RECRUITED
    s.recruits.append(uid)
    if s.journal is not None:
        s.journal.add2(e.RECRUITED, 0, s.trait[uid], s.job[uid])
    m.drop_carried(s, ON_SCOUNDREL + uid)
    if from_saloon:
        m.refill(s)


class TechForEach(EnemyTally):
    """G5: so much for each, complete amounts only."""

    def __init__(self, amount: int, what: int, unit: int) -> None:
        self.amount: i64 = amount
        self.what: i64 = what
        self.unit: i64 = unit
        """How much money makes one; 1 for everything else."""

    def tech(self, s: ScoundrelsState) -> i64:
        return self.amount * (held(s, self.what) // self.unit)


def held(s: ScoundrelsState, what: i64) -> i64:
    """How many of these the enemy has."""
    if what == EACH_MONEY:
        return s.money[s.enemy]
    if what == EACH_RECRUIT:
        return len(s.recruits)
    count: i64 = 0
    if what == EACH_DESTROYED:
        for place in s.place:
            if place == DESTROYED:
                count += 1
        return count
    for uid in s.recruits:
        if s.box.job_colour[s.job[uid]] == BLACK:
            count += 1
    return count
