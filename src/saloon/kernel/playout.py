"""The random playout: the inner loop of search and of the benchmark."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.kernel.chance import Dice
from saloon.kernel.core import STRIDE, State, first_asked, menu_of, run


def playout(s: State, dice: Dice, limit: int = 1_000_000) -> int:
    """Play `s` on with uniformly random choices, to the end or for `limit` decisions; say how many there were.

    A decision has at least two choices. The state is changed in place, its chance too: future shuffles come from the
    dice, since a searcher must not know them.
    """
    s.chance = dice
    stack = s.stack
    ops = s.ops
    decisions: i64 = 0
    most: i64 = limit
    while decisions < most and run(s):
        fp: i64 = len(stack) - STRIDE
        op = ops[stack[fp]]
        seat = first_asked(s, op, fp)
        menu = menu_of(s, op, fp, seat)
        size = menu.size()
        if size > 1:
            decisions += 1
            op.choose(s, fp, seat, menu.nth(dice.roll(size)))
        else:
            op.choose(s, fp, seat, menu.nth(0))
    return decisions
