"""How the people on a sheet stand: an arrow is worth something only where it finds a busy neighbour.

Of all orders the one is wanted in which the arrows have most to answer to. Everything read is public.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

from saloon.games.scoundrels.engine.choices import EMPTY, KEEP, REARRANGE, SCOUNDREL
from saloon.games.scoundrels.engine.flow.answers import neighbour
from saloon.games.scoundrels.engine.guide.thumb import Thumb
from saloon.games.scoundrels.engine.names import NOBODY, PLACES
from saloon.kernel.core import ARG

WORTH_IT = 0.3
"""So much more tech a new order has to bring before anybody is moved."""
ECHO = 0.8
"""How often a day somebody with an arrow acts, about, as the neighbour of another arrow."""

Order = tuple[int, ...]
"""Who stands at each place, from the first place on; NOBODY where none does."""


class Sheet:
    """The sheet of a seat that may be put into another order; places before `fixed` are settled."""

    def __init__(self, s: Any, guide: Thumb, seat: int, fixed: int) -> None:
        self.s = s
        self.start = s.first_place()
        self.fixed = fixed
        self.now: Order = tuple(s.sheet[seat * PLACES + place] for place in range(self.start, s.places))
        t = guide.sense
        t.look(s, seat)
        people = [uid for uid in self.now if uid != NOBODY]
        self.arrows = {uid: s.box.trait_arrows[s.trait[uid]] for uid in people}
        self.use = {uid: max(0.0, t.use(s, uid)) for uid in people}
        self.busy = {uid: ECHO if self.arrows[uid] else max(0.0, t.uses(s, uid)) for uid in people}

    def worth(self, order: Sequence[int]) -> float:
        """What arrows bring in an order, in tech."""
        total = 0.0
        for at, uid in enumerate(order):
            if uid == NOBODY or not self.arrows[uid]:
                continue
            for other, friend in enumerate(order):
                if friend != NOBODY and self.arrows[uid] & neighbour(self.start + at, self.start + other):
                    total += self.use[uid] * self.busy[friend]
        return total

    def orders(self) -> Iterator[Order]:
        """Every order that is still open."""
        settled = max(0, self.fixed - self.start)
        yield from sorted({self.now[:settled] + rest for rest in itertools.permutations(self.now[settled:])})

    def best(self, least: float = 0.0) -> Order:
        """The order that brings most; as it is where no more than `least` is gained; as few steps as can be."""
        if not any(self.arrows.values()):
            return self.now

        def liked(order: Order) -> tuple[float, int]:
            return round(self.worth(order), 6), sum(map(int.__eq__, order, self.now))

        found = max(self.orders(), key=liked)
        return found if self.worth(found) > self.worth(self.now) + least + 1e-6 else self.now


def arranged(s: Any, guide: Thumb, seat: int, codes: Sequence[int]) -> int:
    """Which choice leads to the best order: whether to rearrange at all, or who stands at the place asked for."""
    if KEEP in codes:
        sheet = Sheet(s, guide, seat, s.first_place())
        return codes.index(KEEP if sheet.best(WORTH_IT) == sheet.now else REARRANGE)
    place = s.stack[s.top + ARG]
    sheet = Sheet(s, guide, seat, place)
    uid = sheet.best()[place - sheet.start]
    code = EMPTY if uid == NOBODY else SCOUNDREL + s.job[uid]
    return codes.index(code) if code in codes else 0
