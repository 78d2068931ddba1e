"""How a Scoundrels game stands: each seat's chance to win, from a few numbers that anyone would count.

Bots value positions to choose well; this is for telling people how a game went, so it is made to be right on average:
of positions with a chance of 70 % seven in ten are won. `saloon.games.scoundrels.lab.standing` fits and checks it.
"""

from __future__ import annotations

import functools
import json
import math
from importlib.resources import files
from typing import Any

from saloon.games.scoundrels.engine.guide.outlook import evening
from saloon.games.scoundrels.engine.names import NOBODY, PLACES, SAFES, SITE_SPACES, TURNS
from saloon.games.scoundrels.engine.scoring import result, tech
from saloon.games.scoundrels.engine.state import ScoundrelsState

NUMBERS = (
    "tech", "money", "henchmen", "scoundrels", "their cost", "room for safes", "best known safe", "debts", "starts",
)  # fmt: skip
"""Of a seat. Each counts once, and once more for every day to come."""
TABLES = {"rivals": (2, 3, 4), "solo": (1,)}
"""Numbers of players who share a set of weights."""
ENEMIES = ("lilith-boone", "preston-cain", "milton-goff", "doc-zimmer")


def days_left(s: ScoundrelsState) -> float:
    """Days to come, with what is left of this one after the turn that is on."""
    turns = TURNS * int(s.n)
    played = int(s.turn) if s.active != NOBODY else turns
    return int(s.box.days) - int(s.day) + (turns - played) / turns


def numbers(s: ScoundrelsState, seat: int) -> list[float]:
    """One for each of NUMBERS; tech as it would be if bluffs were called now."""
    people = [uid for uid in s.sheet[seat * PLACES : (seat + 1) * PLACES] if uid != NOBODY]
    known = [
        s.value_of(safe) for safe in range(SAFES) if s.place[safe] < SITE_SPACES and s.known[safe] >> seat & 1
    ]
    return [
        float(tech(s, seat) + evening(s, seat)[0]),
        float(s.money[seat]),
        float(s.free[seat]),
        float(len(people)),
        float(sum(s.cost_of(uid) for uid in people)),
        float(max(0, s.safe_limit() - s.safes_of(seat))),
        float(max(known, default=0)),
        float(s.debts_of(seat) if s.expanded else 0),
        float(s.first == seat),
    ]


def columns(players: int) -> list[str]:
    """What the weights of a table are about."""
    found = [*NUMBERS, *(f"{name} a day" for name in NUMBERS)]
    if players > 1:
        return found
    sides = [f"{enemy}{side}" for enemy in ENEMIES for side in ("", " expert")]
    return [*found, "enemy tech", "enemy tech a day", *sides, *(f"{side} a day" for side in sides)]


def sides(s: ScoundrelsState) -> list[list[float]]:
    """A line of numbers for each seat, and one for the enemy of a solo game, under `columns`."""
    left = days_left(s)
    lines: list[list[float]] = []
    for seat in range(s.n):
        own = numbers(s, seat)
        lines.append([*own, *(number * left for number in own)])
    if s.enemy != NOBODY:
        more = len(columns(1)) - len(lines[0])
        foe = [float(k == _side(s)) for k in range(2 * len(ENEMIES))]
        points = float(tech(s, s.enemy))
        lines[0] += [0.0] * more
        lines.append([0.0] * (2 * len(NUMBERS)) + [points, points * left, *foe, *(one * left for one in foe)])
    return lines


def _side(s: ScoundrelsState) -> int:
    enemy = ENEMIES.index(str(s.box.options["enemy"])) if s.box.options.get("enemy") in ENEMIES else 0
    return 2 * enemy + bool(s.box.options.get("expert"))


def chances(s: ScoundrelsState) -> list[float]:
    """Each seat's chance to win; in a finished game 1 for the winner."""
    if s.top < 0:
        winners: Any = result(s)["winners"]
        return [float(seat in winners) for seat in range(s.n)]
    weights = table(s.n)
    sums = [sum(map(float.__mul__, weights, line)) for line in sides(s)]
    best = max(sums)
    parts = [math.exp(one - best) for one in sums]
    return [part / sum(parts) for part in parts[: s.n]]


@functools.cache
def table(players: int) -> list[float]:
    text = files("saloon.games.scoundrels.bots").joinpath("standing.json").read_text(encoding="utf-8")
    name = next(name for name, seats in TABLES.items() if players in seats)
    by_name: dict[str, float] = json.loads(text)["tables"][name]["weights"]
    return [by_name.get(column, 0.0) for column in columns(players)]
