"""The count at the end: safes, matching marks, reputation, tech icons (SR137 to SR145), bonuses and debts (XR90)."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.scoundrels.names import NOBODY, PLACES, SAFES, STOLEN
from saloon.scoundrels.state import Town
from saloon.scoundrels.tallies import bonuses, owed


def safe_values(s: Town, seat: i64) -> i64:
    total: i64 = 0
    for safe in range(SAFES):
        if s.place[safe] == STOLEN + seat:
            total += s.value_of(safe)
    return total


def matching_marks(s: Town, seat: i64) -> i64:
    """Marks on the own safes that show their value, whoever placed them (SR139)."""
    total: i64 = 0
    for mark in s.marks:
        safe: i64 = mark // 100
        if s.place[safe] == STOLEN + seat and mark % 10 == s.value_of(safe):
            total += 1
    return total


def tech_icons(s: Town, seat: i64) -> i64:
    total: i64 = 0
    for place in range(s.places):
        uid: i64 = s.sheet[seat * PLACES + place]
        if uid != NOBODY:
            total += s.box.trait_tech[s.trait[uid]] + s.box.job_tech[s.job[uid]]
    return total


def tech(s: Town, seat: i64) -> i64:
    total = safe_values(s, seat) + matching_marks(s, seat) + s.reputation[seat] + tech_icons(s, seat)
    if s.expanded:
        total += bonuses(s, seat) - owed(s, seat)
    return total


def result(s: Town) -> dict[str, object]:
    """Most tech wins; then most money; then the latest turn (T39)."""
    scores: list[int] = [tech(s, seat) for seat in range(s.n)]
    # The later in the day's order, the later the last turn.
    ranks = [(scores[seat], s.money[seat], (seat - s.first) % s.n) for seat in range(s.n)]
    best = max(ranks)
    parts: dict[str, object] = {
        "winners": [seat for seat in range(s.n) if ranks[seat] == best],
        "scores": scores,
        "safes": [safe_values(s, seat) for seat in range(s.n)],
        "marks": [matching_marks(s, seat) for seat in range(s.n)],
        "reputation": s.reputation[:],
        "icons": [tech_icons(s, seat) for seat in range(s.n)],
        "money": s.money[:],
    }
    if s.expanded:
        parts["bonuses"] = [bonuses(s, seat) for seat in range(s.n)]
        parts["debts"] = [owed(s, seat) for seat in range(s.n)]
    return parts
