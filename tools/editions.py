"""The engine of the first edition beside today's, taking turns: `make first`, then `python -m tools.editions`.

Of every measure the shortest time counts, so that what else the machine does drops out; both engines are compiled, each
in its own environment. Nothing should have become more than 3 % slower.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]

# Run by both editions, so it may use only what both have.
WORK = """
import json, sys, time
from random import Random
import saloon

def best(work, inner, rounds):
    low = 9.0
    for _ in range(rounds):
        began = time.perf_counter()
        for _ in range(inner):
            work()
        low = min(low, (time.perf_counter() - began) / inner)
    return low * 1e6

def played(table, seed, most=10**9):
    game = saloon.new(**table, seed=seed)
    draw, k = Random(seed).random, 0
    while (decision := game.decision) is not None and k < most:
        codes = decision.codes
        game.apply(decision.seat, codes[int(draw() * len(codes))])
        k += 1
    return game, k

out = {}
for label, table in json.loads(sys.argv[1]).items():
    games = [played(table, seed, 40)[0] for seed in (1, 2, 3, 4)]
    views, dice = [game.view(0) for game in games], Random(1)
    whole = [(best(lambda: played(table, seed), 1, 15), played(table, seed)[1]) for seed in (11, 12, 13, 14)]
    out[label] = {
        "clone": sum(best(game.state.clone, 100, 40) for game in games) / 4,
        "view": sum(best(lambda: game.view(0), 20, 40) for game in games) / 4,
        "determinization": sum(best(lambda: saloon.determinize(view, dice), 5, 30) for view in views) / 4,
        "new game": best(lambda: saloon.new(**table, seed=7), 20, 40),
        "choice, whole games": sum(time for time, _ in whole) / sum(steps for _, steps in whole),
    }
print(json.dumps(out))
"""
EXPANSION = {"expansion": "double-or-nothing"}
TABLES = {
    "goat, 2 players": {"name": "goat", "players": 2},
    "goat, 4 players": {"name": "goat", "players": 4},
    "scoundrels, 2 players": {"name": "scoundrels", "players": 2},
    "scoundrels, 4 players": {"name": "scoundrels", "players": 4},
    "double or nothing, 2 players": {"name": "scoundrels", "players": 2, "options": EXPANSION},
}


def times(folder: Path) -> dict[str, dict[str, float]]:
    """One turn of one edition, in microseconds."""
    line = [str(folder / ".venv" / "bin" / "python"), "-c", WORK, json.dumps(TABLES)]
    env = {**os.environ, "PYTHONPATH": str(folder / "src")}
    found: dict[str, dict[str, float]] = json.loads(
        subprocess.run(line, env=env, stdout=subprocess.PIPE, check=True, text=True).stdout
    )
    return found


def main() -> int:
    ask = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    ask.add_argument("--first", type=Path, default=ROOT / "build" / "first")
    ask.add_argument("--turns", type=int, default=3)
    given = ask.parse_args()
    if not (given.first / ".venv").exists():
        print(f"The first edition is not set up in {given.first}; `make first` does it.", file=sys.stderr)
        return 1
    low: dict[tuple[str, str, str], float] = {}
    for _ in range(given.turns):
        for edition, folder in (("first", given.first), ("now", ROOT)):
            for table, rows in times(folder).items():
                for row, value in rows.items():
                    low[table, row, edition] = min(value, low.get((table, row, edition), value))
    print("| µs, first edition → now (ratio) | " + " | ".join(TABLES) + " |")
    print("|---|" + "---:|" * len(TABLES))
    for row in dict.fromkeys(key[1] for key in low):
        cells = [(low[table, row, "first"], low[table, row, "now"]) for table in TABLES]
        print(f"| {row} | " + " | ".join(f"{a:.2f} → {b:.2f} ({b / a:.2f})" for a, b in cells) + " |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
