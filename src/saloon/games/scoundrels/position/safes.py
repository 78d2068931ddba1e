"""Laying out safes, their values and places, and the marks on them."""

from __future__ import annotations

import re
from typing import Any

from saloon.games.scoundrels.engine.choices import safe_name
from saloon.games.scoundrels.engine.names import (
    DESTROYED,
    MARK_PAIRS,
    SAFES,
    SITE_SAFES,
    SITE_SPACES,
    SITES,
    STOLEN,
    UNUSED,
)
from saloon.games.scoundrels.moments import fail
from saloon.games.scoundrels.position.setting import SAFE_OF, Setting, known

MARK_ROW = re.compile(r"(\d): (\d) on ([a-z]+-\d)")


def lay_safes(at: Setting) -> None:
    s, data = at.s, at.data
    lay_gadgets(at)
    places = data.get("places")
    if isinstance(places, list):
        s.place = [int(place) for place in places]
    else:
        lay_places(at, places or {})
    for row in data.get("marks", []):
        match = MARK_ROW.fullmatch(row)
        if match is None or match[3] not in SAFE_OF or int(match[1]) >= at.n or not 2 <= int(match[2]) <= 7:
            raise fail(f"marks has the row '{row}'; a row reads '0: 5 on depot-3'.")
        s.marks.append(SAFE_OF[match[3]] * 100 + int(match[1]) * 10 + int(match[2]))
    s.marks.sort()
    marks_left(at)
    seen = data.get("known")
    if isinstance(seen, list):
        s.known = [int(mask) for mask in seen]
        return
    for safe in range(SAFES):
        if STOLEN <= s.place[safe] < STOLEN + at.n:
            s.known[safe] |= 1 << (s.place[safe] - STOLEN)
    for mark in s.marks:
        s.known[mark // 100] |= 1 << (mark // 10 % 10)
    for name, seats in (seen or {}).items():
        s.known[known(list(SAFE_OF), name, "safe")] |= sum(1 << int(seat) for seat in seats)


def lay_gadgets(at: Setting) -> None:
    s, data, names = at.s, at.data, at.names.gadgets
    named = data.get("gadgets", {})
    if isinstance(named, list):
        s.gadget = [known(names, name, "gadget") for name in named]
        return
    chosen = {
        known(list(SAFE_OF), safe, "safe"): known(names, gadget, "gadget") for safe, gadget in named.items()
    }
    for name, value in data.get("values", {}).items():
        safe = known(list(SAFE_OF), name, "safe")
        base = safe - safe % SITE_SAFES
        fits = [
            k
            for k in range(base, base + SITE_SAFES)
            if s.box.safe_values[k] == value and k not in chosen.values()
        ]
        if not fits:
            raise fail(
                f"{name} has value {value}, which no safe left at the {SITES[safe // SITE_SAFES]} has (SR11)."
            )
        chosen[safe] = fits[0]
    for safe, gadget in chosen.items():
        if gadget // SITE_SAFES != safe // SITE_SAFES:
            raise fail(f"{names[gadget]} is not a safe of the {SITES[safe // SITE_SAFES]} (SR23).")
    if len(set(chosen.values())) != len(chosen):
        raise fail("a gadget lies behind two safes.")
    for site in range(len(SITES)):
        base = site * SITE_SAFES
        rest = at.shuffled([k for k in range(base, base + SITE_SAFES) if k not in chosen.values()])
        for safe in range(base, base + SITE_SAFES):
            s.gadget[safe] = chosen[safe] if safe in chosen else rest.pop()


def lay_places(at: Setting, named: dict[str, Any]) -> None:
    """As dealt, but for those that seats have and those that are named unused."""
    s = at.s
    for safe in range(SAFES):
        s.place[safe] = safe % SITE_SAFES if safe % SITE_SAFES < SITE_SPACES else UNUSED
    for name, place in named.items():
        safe = known(list(SAFE_OF), name, "safe")
        s.place[safe] = UNUSED if place == "unused" else int(place) - 1
    if at.strict:
        one_unused(at, named)
    for seat, row in enumerate(at.seats):
        for name in row.get("safes", []):
            s.place[known(list(SAFE_OF), name, "safe")] = STOLEN + seat
        if s.safes_of(seat) > s.safe_limit():
            raise fail(f"seat {seat} has {s.safes_of(seat)} safes; the limit is {s.safe_limit()} (SR132).")
    for name in at.enemy.get("safes", []):
        s.place[known(list(SAFE_OF), name, "safe")] = STOLEN + s.enemy
    for name in at.enemy.get("destroyed", []):
        s.place[known(list(SAFE_OF), name, "safe")] = DESTROYED
    for site in range(len(SITES)):
        spaces = [p for p in s.place[site * SITE_SAFES : (site + 1) * SITE_SAFES] if p < STOLEN]
        if len(set(spaces)) != len(spaces) or any(not 0 <= p < SITE_SPACES for p in spaces):
            raise fail(f"two safes share a space at the {SITES[site]}, or one has no space there.")


def one_unused(at: Setting, named: dict[str, Any]) -> None:
    """One safe of each site was not dealt (SR24): if another is named, the usual one lies in its space."""
    s = at.s
    for site, name in enumerate(SITES):
        away = [safe for safe in range(site * SITE_SAFES, (site + 1) * SITE_SAFES) if s.place[safe] == UNUSED]
        usual = site * SITE_SAFES + SITE_SPACES
        if len(away) == 2 and usual in away and safe_name(usual) not in named:
            away.remove(usual)
            s.place[usual] = away[0] % SITE_SAFES
        if len(away) > 1:
            raise fail(f"{len(away)} safes of the {name} are unused; there is one at most (SR24, SR218).")


def marks_left(at: Setting) -> None:
    s = at.s
    for seat, row in enumerate(at.seats):
        for pair in range(MARK_PAIRS):
            placed = sum(1 for k in s.marks if k // 10 % 10 == seat and (k % 10 - 2) // 2 == pair)
            left = s.box.mark_counts[pair] - placed
            if "marks_left" in row:
                left = int(row["marks_left"][pair])
            if left < 0:
                raise fail(
                    f"seat {seat} has {placed} marks {2 * pair + 2}/{2 * pair + 3} on safes, too many (SR26)."
                )
            s.marks_left[seat * MARK_PAIRS + pair] = left
