"""Fits what rules of thumb think of things: `python -m saloon.games.scoundrels.lab.tastes 2 --games 19320`.

Evolution strategy: of two opposite changes of all tastes at once, the one that wins more points the way. Half of the
games they play each other, half against the tastes that the rule bot has, so that nobody learns only what beats itself;
and not for too long, for the same reason. Games have seeds above 2**41: no game of a tournament is among them.
"""

from __future__ import annotations

import argparse
import json
from random import Random
from typing import Any

from saloon.games.scoundrels.bots.thumbs import WEIGHTS, played_out, usual

FIRST_SEED = 2**41
STEP = 0.3
"""How far the tastes are changed when tried, as a part of their size; none is smaller than SMALL."""
SMALL = 0.2
RATE = 0.35
"""How far they follow, for each point that a change wins."""
PAIRS = 60
"""Changes that are tried in one step."""

Table = tuple[int, dict[str, Any]]

TABLES: dict[str, list[Table]] = {
    "2": [(2, {"days": 3})],
    "4": [(4, {"days": 3})],
    "alone": [
        (1, {"enemy": enemy}) for enemy in ("lilith-boone", "preston-cain", "milton-goff", "doc-zimmer")
    ],
}


def sizes(tastes: list[float]) -> list[float]:
    return [STEP * max(abs(value), SMALL) for value in tastes]


def margin(table: Table, one: list[float], other: list[float], seed: int) -> float:
    """By how much tastes win a game, all others playing by other tastes; alone, against the enemy."""
    players = table[0]
    seat = seed % players
    seated = [one if k == seat else other for k in range(players)]
    return played_out(table, seated, seed)[seat]


def tried(table: Table, up: list[float], down: list[float], base: list[float], seed: int) -> float:
    """How much better one change is than the opposite one."""
    if table[0] == 1 or seed % 2:
        return margin(table, up, base, seed) - margin(table, down, base, seed)
    return margin(table, up, down, seed) - margin(table, down, up, seed)


def fit(tables: list[Table], tastes: list[float], games: int, rng: Random, say: bool = True) -> list[float]:
    """Tastes that win more than the ones to begin with."""
    base = usual()
    seed = FIRST_SEED + rng.getrandbits(30)
    pace = [0.0] * len(tastes)
    for done in range(0, games, 2 * PAIRS):
        ways = sizes(tastes)
        pull = [0.0] * len(tastes)
        for _ in range(PAIRS):
            change = [rng.choice((-1.0, 1.0)) * way for way in ways]
            up = [value + step for value, step in zip(tastes, change, strict=True)]
            down = [value - step for value, step in zip(tastes, change, strict=True)]
            seed += 1
            gain = tried(tables[seed // 2 % len(tables)], up, down, base, seed)
            for k, step in enumerate(change):
                pull[k] += gain * step / ways[k] / (2 * PAIRS)
        pace = [0.9 * old + 0.1 * new for old, new in zip(pace, pull, strict=True)]
        tastes = [value + RATE * way * speed for value, way, speed in zip(tastes, ways, pace, strict=True)]
        if say and done // (2 * PAIRS) % 20 == 0:
            print(done, json.dumps([round(value, 3) for value in tastes]), flush=True)
    return tastes


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("table", choices=sorted(TABLES))
    parser.add_argument("--games", type=int, default=19320)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    tastes = fit(TABLES[given.table], usual(), given.games, Random(given.seed))
    found = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    found["command"] = "python -m saloon.games.scoundrels.lab.tastes TABLE --games GAMES --seed SEED"
    found.setdefault("fitted", {})[given.table] = {"games": given.games, "seed": given.seed}
    found["tastes"][given.table] = [round(value, 3) for value in tastes]
    WEIGHTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
