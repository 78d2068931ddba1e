"""What a character looks like at the table, and what it costs: games against its plain level, counted.

python -m saloon.games.scoundrels.lab.characters --bots top:honest@16,top@16 --against top@16 --deals 10 --out FILE
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import saloon
from saloon import bots
from saloon.bots.player import asked_for
from saloon.games.scoundrels.bots.playouts import DOUBTS, early
from saloon.games.scoundrels.engine.chosen import parse
from saloon.kernel.core import ARG
from saloon.lab import readers
from saloon.lab.exploiters import interval

START = 985_000
"""The first deal."""
COUNTED = ("cards", "bluffs", "doubts", "calls", "turns", "hires", "marks", "true marks", "mornings", "money")


def counted(bot: str, against: str, deal: int, seat: int) -> dict[str, Any]:
    """One game of two: what a bot in a seat did, and its share of the victory."""
    game = saloon.new("scoundrels", players=2, options={"days": 3}, seed=deal)
    seated = [bots.get(bot if one == seat else against) for one in game.seats]
    counts = dict.fromkeys(COUNTED, 0)
    day = 0
    while (question := game.decision) is not None:
        who = question.seat
        view: Any = game.view(who)
        events: Any = game.events(who)
        legal = list(question.choices)
        rng = Random(f"{deal} {seat} {game.step}")
        word = legal[0] if len(legal) == 1 else bots.asked(bot, seated[who], view, events, legal, rng)
        state: Any = game.state
        if who == seat and len(legal) > 1:
            count(counts, view, state, word)
        if state.day > day:
            day = state.day
            counts["mornings"] += 1
            counts["money"] += state.money[seat]
        game.apply(who, word)
    result: Any = game.result
    share = float(seat in result["winners"]) / len(result["winners"])
    return {"bot": bot, "against": against, "deal": deal, "seat": seat, "share": share, **counts}


def count(counts: dict[str, int], view: dict[str, Any], state: Any, word: str) -> None:
    """One choice more."""
    chosen, kind = parse(word), asked_for(view)
    if chosen.facedown:
        counts["cards"] += 1
        counts["bluffs"] += not chosen.honest
    elif kind in DOUBTS and not early(view):
        counts["doubts"] += 1
        counts["calls"] += word == "henchman"
    elif kind == "hire" and chosen.verb in ("hire", "office", "pass"):
        counts["turns"] += 1
        counts["hires"] += chosen.verb == "hire"
    elif kind == "mark" and chosen.verb == "mark":
        counts["marks"] += 1
        counts["true marks"] += state.value_of(state.stack[state.top + ARG]) == chosen.number


def told(rows: Sequence[dict[str, Any]]) -> str:
    """How a character played, and how it fared, by deal."""
    sums = {name: sum(row[name] for row in rows) for name in COUNTED}

    def part(some: str, all_: str) -> str:
        return f"{100 * sums[some] / max(1, sums[all_]):.1f} %"

    deals = sorted({row["deal"] for row in rows})
    shares = [float(np.mean([row["share"] for row in rows if row["deal"] == deal])) for deal in deals]
    low, high = interval(shares)
    return (
        f"{rows[0]['bot']} against {rows[0]['against']}: {100 * np.mean(shares):.1f} % ({100 * low:.1f} – "
        f"{100 * high:.1f}) of {len(deals)} deals; bluffs {part('bluffs', 'cards')}, calls {part('calls', 'doubts')}, "
        f"hires {part('hires', 'turns')}, true marks {part('true marks', 'marks')}, "
        f"money of a morning {sums['money'] / max(1, sums['mornings']):.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bots", required=True, help="such as top:honest@16,top:miser@16")
    parser.add_argument("--against", required=True)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--start", type=int, default=START)
    parser.add_argument("--out", type=Path, required=True, help="where a row for each game goes")
    given = parser.parse_args()
    deals = range(given.start, given.start + given.deals)
    for bot in given.bots.split(","):
        rows = [
            row
            for row in readers.written(given.out)
            if (row["bot"], row["against"]) == (bot, given.against) and row["deal"] in deals
        ]
        done = {(row["deal"], row["seat"]) for row in rows}
        for deal, seat in ((deal, seat) for deal in deals for seat in (0, 1)):
            if (deal, seat) not in done:
                rows.append(counted(bot, given.against, deal, seat))
                readers.write(given.out, rows[-1])
        print(told(rows), flush=True)


if __name__ == "__main__":
    main()
