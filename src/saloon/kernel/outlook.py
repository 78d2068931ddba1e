"""What a position promises each seat: the value functions of bots, without their weights, and playouts that end in one.

A game says what a seat has (`worth`) and how much is still to come (`left`); here that becomes a chance to win.
"""

from __future__ import annotations

import math

from mypy_extensions import i64, mypyc_attr

from saloon.kernel.chance import Dice
from saloon.kernel.core import State, first_asked, menu_of, run
from saloon.kernel.playout import Guide, playout, tried


@mypyc_attr(allow_interpreted_subclasses=True)
class Outlook:
    """The chance of every seat to win: who has more, by points that decide the more the nearer the end is."""

    def __init__(self, sharpness: list[float], by_score: bool) -> None:
        self.sharpness: list[float] = sharpness
        """How much a point decides, for `left` = 0, 1, 2 ...; straight lines between."""
        self.by_score: bool = by_score
        """Answer with the points ahead of the others instead: for a game that is played for points."""

    def worth(self, s: State, seat: i64) -> float:
        """What a seat is likely to end with, in points."""
        raise AssertionError("an outlook on no game")

    def left(self, s: State) -> float:
        """How much is still to come: 0 at the end."""
        raise AssertionError("an outlook on no game")

    def victory(self, s: State) -> list[float]:
        """Each seat's share of the victory in a finished game."""
        raise AssertionError("an outlook on no game")

    def promises(self, s: State) -> list[float]:
        """A number for each seat, more is better: its chance to win, or its points ahead of the mean."""
        if s.top < 0 and not self.by_score:
            return self.victory(s)
        worths: list[float] = [self.worth(s, seat) for seat in range(s.n)]
        if self.by_score:
            mean = sum(worths) / float(s.n)
            return [worth - mean for worth in worths]
        sharp = self.sharp(self.left(s))
        best = max(worths)
        parts: list[float] = [math.exp(sharp * (worth - best)) for worth in worths]
        total = sum(parts)
        return [part / total for part in parts]

    def sharp(self, left: float) -> float:
        low: i64 = int(left)
        last: i64 = len(self.sharpness) - 1
        if low >= last:
            return self.sharpness[last]
        part = left - float(low)
        return self.sharpness[low] * (1.0 - part) + self.sharpness[low + 1] * part


def tries(
    s: State, seat: i64, code: i64, outlook: Outlook, guide: Guide, seed: int, times: i64
) -> list[float]:
    """The mean promise for each seat after a choice and `times` guided playouts; with none, right after it."""
    total: list[float] = [0.0] * s.n
    after = tried(s, seat, code)
    if times == 0:
        return outlook.promises(after)
    for k in range(times):
        t = after.clone()
        playout(t, Dice(seed + k), 1_000_000, guide)
        found = outlook.promises(t)
        for who in range(s.n):
            total[who] += found[who]
    return [value / float(times) for value in total]


def fair(s: State, outlook: Outlook, guide: Guide) -> list[float]:
    """What playouts would say if there were infinitely many: every choice is as likely as any other. Chance is not
    weighed but taken as it comes, so this is exact where nothing is drawn any more. The state is changed.
    """
    if not run(s) or guide.enough(s):
        return outlook.promises(s)
    fp: i64 = s.top
    seat = first_asked(s, s.ops[s.stack[fp]], fp)
    menu = menu_of(s, s.ops[s.stack[fp]], fp, seat)
    size = menu.size()
    total: list[float] = [0.0] * s.n
    for k in range(size):
        found = fair(tried(s, seat, menu.nth(k)), outlook, guide)
        for who in range(s.n):
            total[who] += found[who]
    return [value / float(size) for value in total]
