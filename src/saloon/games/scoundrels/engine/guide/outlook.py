"""What a Scoundrels position promises each seat: its features; the weights come from outside (`bots/weights.json`)."""

from __future__ import annotations

import math
from typing import Final, cast

from mypy_extensions import i64

from saloon.games.scoundrels.engine.names import (
    HIGHEST,
    LOWEST,
    NOBODY,
    PLACES,
    SAFES,
    SITE_SPACES,
    SLOTS,
    TURNS,
)
from saloon.games.scoundrels.engine.scoring import matching_marks, safe_values, tech, tech_icons
from saloon.games.scoundrels.engine.state import ScoundrelsState
from saloon.kernel.core import State
from saloon.kernel.outlook import Outlook

FEATURES: Final = (
    "safes", "marks", "reputation", "icons", "money", "henchmen", "henchmen in jail", "room for safes",
    "best known safe", "known safes", "scoundrels", "their cost", "honest plays", "own marks at sites",
    "bluffs to be called", "starts",
)  # fmt: skip

ENEMY_PACE: Final = 5.5
"""Tech that an enemy of a solo game makes in a day, about."""
SCORED: Final = 4
"""The first so many are the score itself."""


def evening(s: ScoundrelsState, seat: i64) -> list[int]:
    """What calling the bluffs would bring a seat now: reputation, henchmen home, henchmen to jail, bluffs called."""
    change: i64 = 0
    home: i64 = 0
    jailed: i64 = 0
    called: i64 = 0
    for who in range(s.n):
        for slot in range(SLOTS):
            at: i64 = who * SLOTS + slot
            calls: i64 = s.calls[at]
            if not calls:
                continue
            honest = s.slots[at] == slot + 1
            if who == seat and not honest:
                change -= 1
                called += 1
            if (calls >> seat) & 1:
                if honest:
                    jailed += 1
                else:
                    change += 1
                    home += 1
    return [change, home, jailed, called]


def honest_plays(s: ScoundrelsState, seat: i64) -> i64:
    """Cards of the hand whose own slot is open."""
    count: i64 = 0
    hand: i64 = s.hand[seat]
    for slot in range(SLOTS):
        one: i64 = slot
        if (hand >> (one + 1)) & 1 and s.slots[seat * SLOTS + slot] == NOBODY:
            count += 1
    return count


def features(s: ScoundrelsState, seat: i64) -> list[float]:
    """What a seat has and is about to get, one number for each of FEATURES."""
    coming = evening(s, seat)
    reputation: i64 = s.reputation[seat] + coming[0]
    if reputation > HIGHEST:
        reputation = HIGHEST
    if reputation < LOWEST:
        reputation = LOWEST
    best: i64 = 0
    known: i64 = 0
    for safe in range(SAFES):
        if s.place[safe] < SITE_SPACES and (s.known[safe] >> seat) & 1:
            known += 1
            value = s.value_of(safe)
            if value > best:
                best = value
    marked: i64 = 0
    for mark in s.marks:
        if mark // 10 % 10 == seat and s.place[mark // 100] < SITE_SPACES:
            marked += 1
    cost: i64 = 0
    count: i64 = 0
    for place in range(PLACES):
        uid: i64 = s.sheet[seat * PLACES + place]
        if uid != NOBODY:
            cost += s.cost_of(uid)
            count += 1
    room = s.safe_limit() - s.safes_of(seat)
    return [
        float(safe_values(s, seat)),
        float(matching_marks(s, seat)),
        float(reputation),
        float(tech_icons(s, seat)),
        float(s.money[seat]),
        float(s.free[seat] + coming[1]),
        float(s.jail[seat] + coming[2]),
        float(room) if room > 0 else 0.0,
        float(best),
        float(known),
        float(count),
        float(cost),
        float(honest_plays(s, seat)),
        float(marked),
        float(coming[3]),
        1.0 if s.first == seat else 0.0,
    ]


class Prospects:
    """What things add to the score of the end, so many days before it."""

    def __init__(self, features: list[float], jobs: list[float], traits: list[float]) -> None:
        self.features: list[float] = features
        self.jobs: list[float] = jobs
        """What a job on the sheet adds."""
        self.traits: list[float] = traits

    def of(self, s: ScoundrelsState, seat: i64, seen: list[float]) -> float:
        total = 0.0
        for k in range(len(seen)):
            total += self.features[k] * seen[k]
        for place in range(PLACES):
            uid: i64 = s.sheet[seat * PLACES + place]
            if uid != NOBODY:
                total += self.jobs[s.job[uid]] + self.traits[s.trait[uid]]
        return total


class ScoundrelsOutlook(Outlook):
    """The Scoundrels game in tech."""

    def __init__(self, later: list[Prospects], sharpness: list[float]) -> None:
        super().__init__(sharpness, False)
        self.later: list[Prospects] = later
        """With one day to come, two, and so on. Fitted for mornings; at other hours what lies between them."""

    def worth(self, state: State, seat: i64) -> float:
        s = cast(ScoundrelsState, state)
        if s.top < 0:
            return float(tech(s, seat))
        seen = features(s, seat)
        total = 0.0
        for k in range(SCORED):
            total += seen[k]
        left = self.left(s)
        days: i64 = int(left)
        part = left - float(days)
        if days > 0:
            total += (1.0 - part) * self.days_before(days).of(s, seat, seen)
        if part > 0.0:
            total += part * self.days_before(days + 1).of(s, seat, seen)
        return total

    def days_before(self, days: i64) -> Prospects:
        last: i64 = len(self.later)
        return self.later[(days if days < last else last) - 1]

    def left(self, state: State) -> float:
        """Days to come, with what is left of this one."""
        s = cast(ScoundrelsState, state)
        turns = TURNS * s.n
        played: i64 = s.turn - 1 if s.active != NOBODY else turns
        return float(s.box.days - s.day) + float(turns - played) / float(turns)

    def promises(self, state: State) -> list[float]:
        s = cast(ScoundrelsState, state)
        if s.enemy == NOBODY or self.by_score:
            return super().promises(state)
        if s.top < 0:
            return self.victory(s)
        left = self.left(s)
        ahead = self.worth(s, 0) - float(tech(s, s.enemy)) - ENEMY_PACE * left
        return [1.0 / (1.0 + math.exp(-self.sharp(left) * ahead))]

    def victory(self, state: State) -> list[float]:
        s = cast(ScoundrelsState, state)
        if s.enemy != NOBODY:
            return [1.0 if tech(s, 0) > tech(s, s.enemy) else 0.0]
        best: i64 = -1
        winner: i64 = 0
        for seat in range(s.n):
            rank = (tech(s, seat) + 100) * 10000 + s.money[seat] * 10 + (seat - s.first) % s.n
            if rank > best:
                best = rank
                winner = seat
        return [1.0 if seat == winner else 0.0 for seat in range(s.n)]
