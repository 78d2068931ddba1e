"""Laying out what Double or Nothing adds: mods, debts, loans, mavericks."""

from __future__ import annotations

import re
from typing import Any

from saloon.games.scoundrels.engine.names import (
    DEBT_SPACES,
    MIX,
    NOBODY,
    ON_SCOUNDREL,
    SAFES,
    SITE_SAFES,
    SLOTS,
    STOLEN,
)
from saloon.games.scoundrels.engine.state import C_SIZE, C_VALUE, D_SIZE, D_VALUE, R_KNOWN
from saloon.games.scoundrels.moments import fail
from saloon.games.scoundrels.position.setting import (
    EXPANSION_KEYS,
    EXPANSION_SEAT_KEYS,
    NO_MOD,
    SAFE_OF,
    Setting,
    known,
    known_slot,
    whole,
)

CARRIED_ROW = re.compile(r"(\d+) on (\S+?)(?: seen (\d+))?")


def no_expansion(at: Setting) -> None:
    named = EXPANSION_KEYS.intersection(at.data)
    for row in at.seats:
        named |= EXPANSION_SEAT_KEYS.intersection(row)
    if named:
        raise fail(
            f"it names {', '.join(sorted(named))}, which only Double or Nothing has; "
            'its option is expansion = "double-or-nothing".'
        )


def lay_mods(at: Setting) -> None:
    """A mod on each safe that was dealt to a top space, unless it is said otherwise; the rest lies unused."""
    s, data, names = at.s, at.data, at.names.mods
    named = data.get("mods", {})
    unused = [known(names, name, "mod") for name in data.get("unused_mods", [])]
    chosen: dict[int, int] = {}
    for name, mod in named.items():
        safe = known(list(SAFE_OF), name, "safe")
        chosen[safe] = NOBODY if mod == NO_MOD else known(names, mod, "mod")
    taken = [*unused, *[mod for mod in chosen.values() if mod != NOBODY]]
    if len(set(taken)) != len(taken):
        raise fail("a mod is in two places; each exists once (XR22).")
    rest = at.shuffled([mod for mod in range(len(names)) if mod not in taken])
    for safe in range(SAFES):
        if safe in chosen:
            s.mod[safe] = chosen[safe]
        elif safe % SITE_SAFES < s.box.mods_per_site and rest:
            s.mod[safe] = rest.pop()
    s.spare_mods = unused + rest
    s.spare_seen = [0] * len(s.spare_mods)
    for safe in range(SAFES):
        if s.mod[safe] != NOBODY:
            s.mod_seen[safe] = s.known[safe]
    if "mods_seen" in data:
        masks = [int(mask) for mask in data["mods_seen"]]
        s.mod_seen, s.spare_seen = masks[:SAFES], masks[SAFES:]
    for key in ("opened", "unopened"):
        mask = sum(1 << known(list(SAFE_OF), name, "safe") for name in data.get(key, []))
        setattr(s, key, mask)
    for safe in range(SAFES):
        if s.opened >> safe & 1:
            s.known[safe] = (1 << at.n) - 1
        elif "unopened" not in data and STOLEN <= s.place[safe] < STOLEN + at.n and s.mod[safe] == NOBODY:
            if s.box.safe_opens[s.gadget[safe]]:
                s.opened |= 1 << safe
                s.known[safe] = (1 << at.n) - 1
            else:
                s.unopened |= 1 << safe


def lay_debts(at: Setting) -> None:
    """Debts of the seats, on cards, unused and lost; of those that nobody names all are unused."""
    s, data = at.s, at.data
    s.mixings = whole(data, "mixings", 0, 0)
    for seat, row in enumerate(at.seats):
        for space, value in row.get("debts", {}).items():
            if not 1 <= int(space) <= DEBT_SPACES:
                raise fail(f"seat {seat} has a debt in space {space}; spaces are 1 to {DEBT_SPACES}.")
            if int(value) < 0:
                raise fail(f"seat {seat} has a debt of value {value}; see the catalogue (XR7).")
            s.debts[seat * DEBT_SPACES + int(space) - 1] = int(value)
        seen = row.get("debts_seen", [0] * DEBT_SPACES)
        if len(seen) != DEBT_SPACES:
            raise fail(f"debts_seen of seat {seat} is a list of {DEBT_SPACES} numbers, one for each space.")
        for k, mask in enumerate(seen):
            s.debts_seen[seat * DEBT_SPACES + k] = int(mask)
        s.flipped[seat] = sum({1 << known_slot(name) for name in row.get("flipped", [])})
        s.returned[seat] = whole(row, "returned", 0, 0)
        for name in row.get("flipped", []):
            if s.put_row[seat * SLOTS + known_slot(name)] == NOBODY:
                raise fail(f"seat {seat} has no card in slot {name} that could lie faceup.")
            s.poker[s.put_row[seat * SLOTS + known_slot(name)] + R_KNOWN] = -1
    for text in data.get("carried", []):
        match = CARRIED_ROW.fullmatch(text)
        if match is None:
            raise fail(f"carried has the row '{text}'; a row reads '2 on depot-1' or '0 on horse'.")
        carrier = SAFE_OF.get(match[2], NOBODY)
        if carrier == NOBODY:
            carrier = ON_SCOUNDREL + s.uid_of_job(known(at.names.jobs, match[2], "job"))
        s.carried += [carrier, int(match[1]), int(match[3] or 0)]
    s.drawn = [int(k) for k in data.get("drawn", [])]
    if len(s.drawn) % D_SIZE or (s.drawn and "frames" not in data):
        raise fail("drawn tells of debts that somebody is gaining: seat, value and who saw it, with frames.")
    s.discarded = sorted(int(k) for k in data.get("discarded_debts", []))
    rest = s.box.debt_values[:]
    held = [value for value in s.debts if value != NOBODY]
    top = [int(k) for k in data.get("unused_debts", [])]
    for debt in (*held, *s.carried[C_VALUE::C_SIZE], *s.drawn[D_VALUE::D_SIZE], *s.discarded, *top):
        value = debt % MIX
        if value not in rest:
            raise fail(f"there are too many debts of value {value}; see the catalogue (XR7).")
        rest.remove(value)
    s.supply = at.shuffled([value + s.mixings * MIX for value in rest]) + top[::-1]


def borrowing(at: Setting) -> None:
    s, data = at.s, at.data
    s.loans = whole(data, "loans", 0, 0)
    s.poor = whole(data, "poor", 0, 0)
    s.spent_safes = whole(data, "spent_safes", 0, 0)
    s.mavericks = mavericks(at, data.get("mavericks", [0] * at.n))
    s.declined = [at.rules.code(word) for word in data.get("declined", [])]
    if NOBODY in s.declined:
        raise fail("declined names something that is not a choice.")


def mavericks(at: Setting, masks: list[Any]) -> int:
    if len(masks) != at.n or any(not isinstance(m, int) or not 0 <= m < 1 << SLOTS for m in masks):
        raise fail(
            f"mavericks is {masks}; it is, seat by seat, a bit mask of the slots with a new henchman (XR76)."
        )
    return sum(mask << seat * 8 for seat, mask in enumerate(masks))
