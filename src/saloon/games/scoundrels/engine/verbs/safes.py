"""Scout, mark, steal, swap: what one does with safes."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.errors import Reason
from saloon.games.scoundrels import rows
from saloon.games.scoundrels.engine import choices as c
from saloon.games.scoundrels.engine import course
from saloon.games.scoundrels.engine import mutators as m
from saloon.games.scoundrels.engine.ability import Act
from saloon.games.scoundrels.engine.flow.debts import gain_carried
from saloon.games.scoundrels.engine.names import (
    DESTROYED,
    MARK_PAIRS,
    NOBODY,
    SAFES,
    SITE_SAFES,
    SITE_SPACES,
    STOLEN,
    UNUSED,
)
from saloon.games.scoundrels.engine.reading import SITE, Node, Verbs, meant
from saloon.games.scoundrels.engine.state import Ability, Appraiser, ScoundrelsState
from saloon.kernel.core import ACTOR, ARG, CALL, DONE, PC, WAIT, State, push
from saloon.kernel.menu import Listed, Menu

# Which safes a text speaks of; a site is ONE_SITE + its number.
AT_SITES: Final = -1
THE_UNUSED: Final = -2
MARKED_BY_YOU: Final = -3
IT: Final = -4
UNMODDED: Final = -5
ONE_SITE: Final = 0


def safes(s: ScoundrelsState, me: i64, which: i64) -> list[int]:
    """The safes that a text allows."""
    return [safe for safe in range(SAFES) if allows(s, me, which, safe)]


def allows(s: ScoundrelsState, me: i64, which: i64, safe: i64) -> bool:
    """Whether a text speaks of this safe."""
    if which == IT:
        return safe == s.it_safe
    place: i64 = s.place[safe]
    if which == THE_UNUSED:
        return place == UNUSED
    if place >= SITE_SPACES or (which >= 0 and safe // SITE_SAFES != which):
        return False
    if which == UNMODDED:
        return not s.modded(safe)
    return which != MARKED_BY_YOU or marked_by(s, safe, me)


def refuse_safe(s: ScoundrelsState, safe: i64) -> Reason:
    """Why a text that speaks of safes does not speak of this one."""
    place: i64 = s.place[safe]
    name = c.safe_name(safe)
    if place == UNUSED:
        return Reason("why-safe-unused", safe=name)
    if place == DESTROYED:
        return Reason("why-safe-destroyed", safe=name)
    if place == STOLEN + s.enemy:
        return Reason("why-safe-enemy", safe=name)
    if place >= STOLEN:
        return Reason("why-safe-stolen", safe=name, seat=place - STOLEN)
    return Reason("why-safe-which", safe=name)


def any_safe(s: ScoundrelsState, me: i64, which: i64) -> bool:
    """Whether there is one at all: asked far more often than which."""
    for safe in range(SAFES):
        if allows(s, me, which, safe):
            return True
    return False


def marked_by(s: ScoundrelsState, safe: i64, seat: i64) -> bool:
    key: i64 = safe * 10 + seat
    for mark in s.marks:
        if mark // 10 == key:
            return True
    return False


class Scout(Act):
    """A6: look at a safe in secret."""

    kind = "scout"

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which: i64 = which

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return any_safe(s, me, self.which)

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        return [c.SAFE + safe for safe in safes(s, me, self.which)]

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        m.scout_safe(s, me, code - c.SAFE)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return t.scouting(s, self.which)


class Mark(Act):
    """A7: one of your marks on a safe, with a number of your choice."""

    kind = "mark-safe"

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which: i64 = which

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        # With no mark at hand and none to move nothing can be marked (Q23).
        return [c.SAFE + safe for safe in safes(s, me, self.which) if NUMBER.codes(s, me, safe) != NONE_LEFT]

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        course.mean(s, code - c.SAFE)
        push(s, NUMBER, me, source, code - c.SAFE)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return 0.5


class Number(Ability):
    """The number of a mark, of the marks at hand; with none left one may be moved or left out (T32, T33, Q24, Q25)."""

    kind = "mark"

    def step(self, state: State, fp: i64) -> i64:
        if state.stack[fp + PC]:
            return DONE
        if len(self.codes(cast(ScoundrelsState, state), state.stack[fp + ACTOR], state.stack[fp + ARG])) == 1:
            return DONE  # only "no mark" is left
        return WAIT

    def codes(self, s: ScoundrelsState, me: i64, safe: i64) -> list[int]:
        out: list[int] = []
        for number in range(2, 8):
            if s.marks_left[me * MARK_PAIRS + (number - 2) // 2] > 0:
                out.append(c.MARK + number)
        if out:
            return out
        out.append(c.NO_MARK)
        for mark in s.marks:
            origin: i64 = mark // 100
            place: i64 = s.place[origin]
            stolen_by_other = place >= STOLEN and place < UNUSED and place != STOLEN + me
            if mark // 10 % 10 == me and origin != safe and not stolen_by_other:
                code = c.MOVE + (origin * 8 + mark % 10) * 2
                if code not in out:
                    out.append(code)
                    out.append(code + 1)
        return out

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        return Listed(self.codes(cast(ScoundrelsState, state), seat, state.stack[fp + ARG]))

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(ScoundrelsState, state)
        safe: i64 = s.stack[fp + ARG]
        s.stack[fp + PC] = 1
        if code >= c.MOVE:
            k = code - c.MOVE
            number = k // 2 % 8
            m.move_mark(s, seat, k // 16, number, safe, number ^ 1 if k % 2 else number)
        elif code != c.NO_MARK:
            m.put_mark(s, seat, safe, code - c.MARK)

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        return Reason("why-mark-number") if code >= c.MARK and code < c.MOVE else None


NUMBER = Number()
NONE_LEFT: Final[list[int]] = [c.NO_MARK]


class FlipMark(Act):
    """A8: turn over one mark of any player on any safe."""

    kind = "flip"

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        out: list[int] = []
        for mark in s.marks:
            code = c.FLIP + (mark // 100 * 4 + mark // 10 % 10) * 8 + mark % 10
            if code not in out:
                out.append(code)
        return out

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        k = code - c.FLIP
        m.flip_mark(s, me, k // 32, k // 8 % 4, k % 8)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return 0.5


class Steal(Act):
    """A9: take a safe with all its marks; the limit is settled at once (SR132, Q29)."""

    kind = "steal"

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which: i64 = which

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        if self.which == IT:
            return s.it_safe != NOBODY and s.place[s.it_safe] != STOLEN + me
        return any_safe(s, me, self.which)

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        return [c.SAFE + safe for safe in safes(s, me, self.which) if s.place[safe] != STOLEN + me]

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        m.steal_safe(s, me, code - c.SAFE)
        if s.safes_of(me) > s.safe_limit():
            push(s, ABANDON, me, source, 0)
        if s.expanded:
            gain_carried(s, me, code - c.SAFE)  # before the limit, so that nobody dodges them (XQ17)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return t.theft(s, self.which)


class Abandon(Act):
    """Over the limit: one safe, the new one too, goes back to its site (SR133 to SR135)."""

    kind = "abandon"

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        return [c.SAFE + safe for safe in range(SAFES) if s.place[safe] == STOLEN + me]

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        m.abandon(s, me, code - c.SAFE)

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        offers = code >= c.SAFE and code < c.MARK
        return Reason("why-safe-yours", safe=c.safe_name(code - c.SAFE)) if offers else None


ABANDON = Abandon()


class SwapSafes(Act):
    """A10: first which safe comes, then which of yours goes."""

    kind = "swap-take"

    def __init__(self, which: int) -> None:
        super().__init__()
        self.which: i64 = which

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        if s.safes_of(me) == 0:
            return []
        return [c.SAFE + safe for safe in safes(s, me, self.which) if s.place[safe] != STOLEN + me]

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        push(s, SWAP_GIVE, me, source, code - c.SAFE)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return t.swapped(s, self.which)


class SwapGive(Ability):
    """Which of your safes goes for the one in the argument."""

    kind = "swap-give"

    def codes(self, s: ScoundrelsState, me: i64) -> list[int]:
        return [c.SAFE + safe for safe in range(SAFES) if s.place[safe] == STOLEN + me]

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        if s.stack[fp + PC]:
            return DONE
        me: i64 = s.stack[fp + ACTOR]
        codes = self.codes(s, me)
        if len(codes) > 1:
            return WAIT
        self.choose(s, fp, me, codes[0])
        return CALL

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        return Listed(self.codes(cast(ScoundrelsState, state), seat))

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(ScoundrelsState, state)
        s.stack[fp + PC] = 1
        took: i64 = s.stack[fp + ARG]
        m.swap_safes(s, seat, code - c.SAFE, took)
        if s.expanded and s.box.changes.swap_gains:
            gain_carried(s, seat, took)

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        offers = code >= c.SAFE and code < c.MARK
        return Reason("why-safe-yours", safe=c.safe_name(code - c.SAFE)) if offers else None


SWAP_GIVE = SwapGive()


class SwapMod(Act):
    """A42: the mod of one of your safes, or of one at a site, for an unused one (XR142, XQ24)."""

    kind = "swap-mod"

    def __init__(self, own: bool) -> None:
        super().__init__()
        self.own: bool = own

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        if not s.spare_mods:
            return []
        return [c.SAFE + safe for safe in range(SAFES) if s.modded(safe) and self.here(s, me, safe)]

    def here(self, s: ScoundrelsState, me: i64, safe: i64) -> bool:
        place: i64 = s.place[safe]
        return place == STOLEN + me if self.own else place < SITE_SPACES

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        m.swap_mod(s, me, code - c.SAFE)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return 0.1


# What the rows of the language table make of these verbs

KINDS_OF_SAFE: Final = {
    rows.SAFE_AT_A_SITE: AT_SITES,
    rows.LOOT_AT_A_SITE: AT_SITES,
    rows.UNUSED_SAFE: THE_UNUSED,
    rows.LOOT_UNUSED: THE_UNUSED,
    rows.LOOT_MARKED_BY_YOU: MARKED_BY_YOU,
    rows.THAT_SAFE: IT,
    rows.LOOT_THAT_SAFE: IT,
    rows.LOOT_UNMODDED: UNMODDED,
}


def which_safes(node: Node) -> int:
    if node[0] in (rows.SAFE_AT_THE_SITE, rows.LOOT_AT_THE_SITE):
        return ONE_SITE + SITE[node[1]]
    return meant(node, KINDS_OF_SAFE)


VERBS: Final[Verbs] = {
    rows.SCOUT_SAFE: lambda node: Scout(which_safes(node)),
    rows.MARK_SAFE: lambda node: Mark(which_safes(node)),
    rows.FLIP_MARK: FlipMark,
    rows.STEAL_SAFE: lambda node: Steal(which_safes(node)),
    rows.SWAP_SAFES: lambda node: SwapSafes(which_safes(node)),
    rows.SWAP_MOD: lambda node: SwapMod(node[0] == rows.OWN_MODDED_SAFE),
}
