"""Processor time of one choice of every level of bot: `python -m tools.bot_cost` (for docs/scale.md)."""

from __future__ import annotations

import argparse
import random
import statistics
import time

import saloon
from saloon import bots

TABLES = (("goat", 2), ("scoundrels", 2))
BUDGET = None
"""Bots think as long as they do at a table of the server by themselves."""


def costs(level: str, game: str, players: int, count: int) -> list[float]:
    """Milliseconds of so many choices, from all parts of games that the bot `rules` plays."""
    bot, usual, dice = bots.get(level), bots.get("rules"), random.Random(1)
    found: list[float] = []
    seed = 0
    while len(found) < count + 3:
        seed += 1
        now = saloon.new(game, players, {}, seed)
        while (decision := now.decision) is not None and len(found) < count + 3:
            seat, legal = decision.seat, list(now.legal(decision.seat))
            view, events = now.view(seat), now.events(seat)
            if len(legal) > 1 and dice.random() < 0.15:
                began = time.process_time()
                bot.act(view, events, legal, dice, BUDGET)
                found.append((time.process_time() - began) * 1000)
            now.apply(seat, usual.act(view, events, legal, dice))
    return found[3:]


def main() -> None:
    """Print a row for every level."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--choices", type=int, default=40)
    parser.add_argument("--levels", default=",".join(bots.LADDER), help="such as quick,search")
    args = parser.parse_args()
    for level in args.levels.split(","):
        row = []
        for game, players in TABLES:
            taken = costs(level, game, players, args.choices)
            slow = statistics.quantiles(taken, n=20)[-1]
            middle = statistics.median(taken)
            row.append(f"{game} {statistics.mean(taken):.2f} ms (median {middle:.2f}, p95 {slow:.2f})")
        print(f"{level}: {', '.join(row)}", flush=True)


if __name__ == "__main__":
    main()
