"""The playout: the inner loop of search and of the benchmark."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from saloon.kernel.chance import Dice
from saloon.kernel.core import Op, State, first_asked, menu_of, run
from saloon.kernel.menu import Menu

MOST_DECISIONS: Final = 20_000
"""Decisions of a playout that was given no limit; a real game has some hundreds (`tools/bounds.py`)."""

MOST_ASKED: Final = 10 * MOST_DECISIONS
"""The same with questions that have one answer."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Chooses in a playout and says when it has gone far enough; this one is chance itself and goes to the end."""

    def enough(self, s: State) -> bool:
        return False

    def pick(self, s: State, op: Op, fp: i64, seat: i64, menu: Menu, dice: Dice) -> i64:
        """A code of the menu, which has at least two."""
        return menu.nth(dice.roll(menu.size()))


CHANCE: Final = Guide()


def playout(s: State, dice: Dice, limit: int = MOST_DECISIONS, guide: Guide = CHANCE) -> int:
    """Play `s` on as the guide chooses, until it has enough, to the end, or for `limit` decisions; say how many.

    A decision has at least two choices. The state is changed in place, its chance too: future shuffles come from the
    dice, since a searcher must not know them.
    """
    s.chance = dice
    stack = s.stack
    ops = s.ops
    decisions: i64 = 0
    asked: i64 = 0
    most: i64 = min(limit, MOST_DECISIONS)
    while decisions < most and asked < MOST_ASKED and run(s) and not guide.enough(s):
        asked += 1
        fp = s.top
        op = ops[stack[fp]]
        seat = first_asked(s, op, fp)
        menu = menu_of(s, op, fp, seat)
        if menu.size() > 1:
            decisions += 1
            op.choose(s, fp, seat, guide.pick(s, op, fp, seat, menu, dice))
        else:
            op.choose(s, fp, seat, menu.nth(0))
    return decisions


def tried(s: State, seat: i64, code: i64) -> State:
    """A copy in which a seat has made a choice that is on its menu, up to the next question."""
    t = s.clone()
    fp = t.top
    t.ops[t.stack[fp]].choose(t, fp, seat, code)
    run(t)
    return t
