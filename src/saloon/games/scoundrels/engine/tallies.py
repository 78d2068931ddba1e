"""What safes and mods count at the end of the game besides the value of a safe (XR67 to XR74)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.games.scoundrels import rows
from saloon.games.scoundrels.engine.names import DEBT_SPACES, MIX, NOBODY, SAFES, SITE_SAFES, STOLEN
from saloon.games.scoundrels.engine.state import ScoundrelsState, Tally

# States of the final count.
LOWEST_REPUTATION: Final = 1
HIGHEST_REPUTATION: Final = 2
REPUTATION: Final = 3
NO_DEBTS: Final = 4
DEBTS: Final = 5
MONEY: Final = 6
LESS_MONEY: Final = 7
SAFE_OF_VALUE: Final = 8
NO_SAFE_OF_VALUE: Final = 9
SAFES_OF_A_SITE: Final = 10
SAFES_OF_ALL_SITES: Final = 11
SCOUNDRELS: Final = 12
NONE_IN_JAIL: Final = 13

STATES: Final = {
    rows.LOWEST_REPUTATION: LOWEST_REPUTATION,
    rows.HIGHEST_REPUTATION: HIGHEST_REPUTATION,
    rows.REPUTATION_OR_MORE: REPUTATION,
    rows.NO_DEBTS: NO_DEBTS,
    rows.DEBTS_OR_MORE: DEBTS,
    rows.MONEY_OR_MORE: MONEY,
    rows.LESS_MONEY: LESS_MONEY,
    rows.SAFE_OF_VALUE: SAFE_OF_VALUE,
    rows.NO_SAFE_OF_VALUE: NO_SAFE_OF_VALUE,
    rows.SAFES_OF_A_SITE: SAFES_OF_A_SITE,
    rows.SAFES_OF_ALL_SITES: SAFES_OF_ALL_SITES,
    rows.SCOUNDRELS_OR_MORE: SCOUNDRELS,
    rows.NONE_IN_JAIL: NONE_IN_JAIL,
}

# Counts of the final count.
EACH_DEBT: Final = 1
EACH_IN_JAIL: Final = 2
EACH_MARK: Final = 3
EACH_OTHER_SAFE: Final = 4
COUNTS: Final = {
    rows.OWN_DEBTS: EACH_DEBT,
    rows.OWN_HENCHMEN_IN_JAIL: EACH_IN_JAIL,
    rows.MARKS_ON_THIS_SAFE: EACH_MARK,
    rows.OTHER_OWN_SAFES: EACH_OTHER_SAFE,
}


def holds(s: ScoundrelsState, seat: i64, state: i64, number: i64) -> bool:
    """Whether a state is met now; "you" is who has the safe."""
    if state == LOWEST_REPUTATION:
        return s.reputation[seat] == min(s.reputation)
    if state == HIGHEST_REPUTATION:
        return s.reputation[seat] == max(s.reputation)
    if state == REPUTATION:
        return s.reputation[seat] >= number
    if state == NO_DEBTS:
        return s.debts_of(seat) == 0
    if state == DEBTS:
        return s.debts_of(seat) >= number
    if state == MONEY:
        return s.money[seat] >= number
    if state == LESS_MONEY:
        return s.money[seat] < number
    if state == SCOUNDRELS:
        return s.scoundrels_of(seat) >= number
    if state == NONE_IN_JAIL:
        return s.jail[seat] == 0
    return about_safes(s, seat, state, number)


def about_safes(s: ScoundrelsState, seat: i64, state: i64, number: i64) -> bool:
    """The same for states of the own safes; this one counts too, with its printed value (XR70, XR74)."""
    of_site = [0] * (SAFES // SITE_SAFES)
    same = False
    more = False
    for safe in range(SAFES):
        if s.place[safe] == STOLEN + seat:
            of_site[safe // SITE_SAFES] += 1
            same = same or s.value_of(safe) == number
            more = more or s.value_of(safe) >= number
    if state == SAFE_OF_VALUE:
        return same
    if state == NO_SAFE_OF_VALUE:
        return not more
    if state == SAFES_OF_A_SITE:
        return max(of_site) >= number
    return min(of_site) > 0


def counted(s: ScoundrelsState, seat: i64, safe: i64, what: i64) -> i64:
    if what == EACH_DEBT:
        return s.debts_of(seat)
    if what == EACH_IN_JAIL:
        return s.jail[seat]
    if what == EACH_OTHER_SAFE:
        return s.safes_of(seat) - 1
    marks: i64 = 0
    for mark in s.marks:
        if mark // 100 == safe:
            marks += 1
    return marks


class IfSo(Tally):
    """G1 and G2: so much if a state is met, never optional."""

    def __init__(self, amount: int, state: int, number: int) -> None:
        self.amount: i64 = amount
        self.state: i64 = state
        self.number: i64 = number

    def tech(self, s: ScoundrelsState, seat: i64, safe: i64) -> i64:
        return self.amount if holds(s, seat, self.state, self.number) else 0

    def tech_of_enemy(self, s: ScoundrelsState, safe: i64) -> i64:
        return self.amount


class ForEach(Tally):
    """G3 and G4: so much for each."""

    def __init__(self, amount: int, what: int) -> None:
        self.amount: i64 = amount
        self.what: i64 = what

    def tech(self, s: ScoundrelsState, seat: i64, safe: i64) -> i64:
        return self.amount * counted(s, seat, safe, self.what)

    def tech_of_enemy(self, s: ScoundrelsState, safe: i64) -> i64:
        """There is no condition in it: it counts what the enemy has, who never has debts (XQ35)."""
        if self.what == EACH_DEBT or (self.what == EACH_IN_JAIL and not s.box.changes.counts_enemy_jail):
            return 0
        return self.tech(s, s.enemy, safe)


def of_safe(s: ScoundrelsState, seat: i64, safe: i64) -> i64:
    """What a safe counts besides its value: its mod's text overrides its own (XR72)."""
    total: i64 = 0
    for tally in tallies_of(s, safe):
        total += tally.tech_of_enemy(s, safe) if seat == s.enemy else tally.tech(s, seat, safe)
    return total


def tallies_of(s: ScoundrelsState, safe: i64) -> list[Tally]:
    mod: i64 = s.mod[safe]
    return s.box.safe_tallies[s.gadget[safe]] if mod == NOBODY else s.box.mod_tallies[mod]


def bonuses(s: ScoundrelsState, seat: i64) -> i64:
    """Bonuses and penalties of the own safes."""
    total: i64 = 0
    for safe in range(SAFES):
        if s.place[safe] == STOLEN + seat:
            total += of_safe(s, seat, safe)
    return total


def owed(s: ScoundrelsState, seat: i64) -> i64:
    """What the own debts cost (XR36)."""
    total: i64 = 0
    for space in range(seat * DEBT_SPACES, (seat + 1) * DEBT_SPACES):
        if s.debts[space] != NOBODY:
            total += s.debts[space] % MIX
    return total
