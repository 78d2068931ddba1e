"""The count at the end: safes, matching marks, reputation, tech icons (SR137 to SR145), bonuses and debts (XR90)."""

from __future__ import annotations

from mypy_extensions import i64

from saloon.games.scoundrels.engine.names import NOBODY, PLACES, SAFES, STOLEN
from saloon.games.scoundrels.engine.state import ScoundrelsState
from saloon.games.scoundrels.engine.tallies import bonuses, of_safe, owed


def safe_values(s: ScoundrelsState, seat: i64) -> i64:
    total: i64 = 0
    for safe in range(SAFES):
        if s.place[safe] == STOLEN + seat:
            total += s.value_of(safe)
    return total


def matching_marks(s: ScoundrelsState, seat: i64) -> i64:
    """Marks on the own safes that show their value, whoever placed them (SR139)."""
    total: i64 = 0
    for mark in s.marks:
        safe: i64 = mark // 100
        if s.place[safe] == STOLEN + seat and mark % 10 == s.value_of(safe):
            total += 1
    return total


def tech_icons(s: ScoundrelsState, seat: i64) -> i64:
    total: i64 = 0
    for place in range(s.places):
        uid: i64 = s.sheet[seat * PLACES + place]
        if uid != NOBODY:
            total += s.box.trait_tech[s.trait[uid]] + s.box.job_tech[s.job[uid]]
    return total


def tech_of_enemy(s: ScoundrelsState) -> i64:
    """All normal sources, of its safes only the best if its card says so, and what its card adds (XR105, XR129)."""
    total: i64 = s.reputation[s.enemy] + recruited_icons(s)
    for worth in enemy_safes(s):
        total += worth
    for tally in s.box.enemy_tallies:
        total += tally.tech(s)
    return total


def recruited_icons(s: ScoundrelsState) -> i64:
    total: i64 = 0
    for uid in s.recruits:
        total += s.box.trait_tech[s.trait[uid]] + s.box.job_tech[s.job[uid]]
    return total


def enemy_safes(s: ScoundrelsState) -> list[int]:
    """What each safe of the enemy that counts is worth: its value, matching marks, every bonus and penalty."""
    worths: list[int] = []
    for safe in range(SAFES):
        if s.place[safe] == STOLEN + s.enemy:
            worths.append(s.value_of(safe) + marks_matching(s, safe) + of_safe(s, s.enemy, safe))
    worths.sort(reverse=True)
    return worths if s.box.enemy_best == NOBODY else worths[: s.box.enemy_best]


def marks_matching(s: ScoundrelsState, safe: i64) -> i64:
    total: i64 = 0
    for mark in s.marks:
        if mark // 100 == safe and mark % 10 == s.value_of(safe):
            total += 1
    return total


def tech(s: ScoundrelsState, seat: i64) -> i64:
    if seat == s.enemy:
        return tech_of_enemy(s)
    total = safe_values(s, seat) + matching_marks(s, seat) + s.reputation[seat] + tech_icons(s, seat)
    if s.expanded:
        total += bonuses(s, seat) - owed(s, seat)
    return total


def result(s: ScoundrelsState) -> dict[str, object]:
    """Most tech wins; then most money; then the latest turn (T39). Alone one has to beat the enemy."""
    scores: list[int] = [tech(s, seat) for seat in range(s.n)]
    # The later in the day's order, the later the last turn.
    ranks = [(scores[seat], s.money[seat], (seat - s.first) % s.n) for seat in range(s.n)]
    best = max(ranks)
    winners = [seat for seat in range(s.n) if ranks[seat] == best]
    if s.enemy != NOBODY and scores[0] <= tech(s, s.enemy):
        winners = []  # equal loses, and money is not asked for (XR103, XR104)
    parts: dict[str, object] = {
        "winners": winners,
        "scores": scores,
        "safes": [safe_values(s, seat) for seat in range(s.n)],
        "marks": [matching_marks(s, seat) for seat in range(s.n)],
        "reputation": s.reputation[: s.n],
        "icons": [tech_icons(s, seat) for seat in range(s.n)],
        "money": s.money[: s.n],
    }
    if s.expanded:
        parts["bonuses"] = [bonuses(s, seat) for seat in range(s.n)]
        parts["debts"] = [owed(s, seat) for seat in range(s.n)]
    if s.enemy != NOBODY:
        parts["enemy"] = enemy_result(s)
    return parts


def enemy_result(s: ScoundrelsState) -> dict[str, object]:
    return {
        "score": tech_of_enemy(s),
        "safes": sum(enemy_safes(s)),
        "reputation": s.reputation[s.enemy],
        "icons": recruited_icons(s),
        "card": sum([tally.tech(s) for tally in s.box.enemy_tallies]),
    }
