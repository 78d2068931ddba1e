"""Whether a bot puts its henchmen on bluffs: it is asked about the cards of games that others play.

At the last question for a doubt on each card the bot says how likely it would call, from the view of the seat that is
asked; nobody is told. So a few games of others are enough to tell how often it calls, how many of those are bluffs, and
whether it calls bluffs rather than honest cards (AUC). Beside it stands what is believed of them.

    python -m saloon.games.scoundrels.lab.doubts --bot top@64 --against rules --games 40 --out results/doubts.jsonl
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import saloon
from saloon import bots
from saloon.bots.player import asked_for
from saloon.games.scoundrels.bots.claims import seen
from saloon.games.scoundrels.bots.playouts import DOUBTS, early
from saloon.games.scoundrels.bots.senses import doubtful
from saloon.games.scoundrels.engine.names import SLOTS
from saloon.lab import first, readers
from saloon.lab.tells import auc
from saloon.lab.tournament import Entrant

START = 970_000
"""The first deal."""
DRAWN = 200
"""How often calls are drawn by their chances."""


def doubts(bot: Entrant, against: str, deal: int) -> Iterator[dict[str, Any]]:
    """Every card of one game of two: how likely the bot would call it, and whether it is a bluff."""
    version = first.RULES if against.startswith("first:") else None
    game = saloon.new("scoundrels", players=2, options={"days": 3}, seed=deal, version=version)
    seated = [first.get(against) for _ in game.seats]
    player, rng, own = bot.player(), Random(deal), Random(deal)
    while (question := game.decision) is not None:
        seat = question.seat
        view: Any = game.view(seat)
        events: Any = game.events(seat)
        legal = list(question.choices)
        state: Any = game.state
        if asked_for(view) in DOUBTS and len(legal) > 1 and not early(view):
            at = state.active * SLOTS + state.slot
            if not seen(state, seat, state.put_row[at]):
                chances = player.policy(view, events, legal, own, bot.budget)
                yield {
                    "bot": bot.label,
                    "against": against,
                    "deal": deal,
                    "calls": round(chances[legal.index("henchman")], 4),
                    "believed": round(doubtful(view, events), 4),
                    "bluff": int(state.slots[at] != state.slot + 1),
                }
        game.apply(seat, bots.asked(against, seated[seat], view, events, legal, rng))


def told(rows: Sequence[dict[str, Any]]) -> str:
    calls = np.array([row["calls"] for row in rows])
    bluff = np.array([float(row["bluff"]) for row in rows])
    precision = float((calls * bluff).sum() / max(1e-9, calls.sum()))
    drawn = np.random.default_rng(1).random((DRAWN, len(rows))) < calls
    once = float(np.mean([auc(row.astype(float), bluff) for row in drawn]))
    believed = [row.get("believed") for row in rows]
    learnt = "" if None in believed else f"; what is believed of them {auc(np.array(believed), bluff):.3f}"
    return (
        f"{rows[0]['bot']} about {len(rows)} cards of {rows[0]['against']}, {100 * bluff.mean():.1f} % bluffs: calls "
        f"{100 * calls.mean():.1f} %, of these {100 * precision:.1f} % bluffs, AUC {auc(calls, bluff):.3f} of its "
        f"chances, {once:.3f} of calls drawn by them{learnt}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bot", default="top")
    parser.add_argument("--against", default="rules")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--start", type=int, default=START)
    parser.add_argument("--out", type=Path, required=True, help="where a row for each card goes")
    given = parser.parse_args()
    kept = [
        row
        for row in readers.written(given.out)
        if (row["bot"], row["against"]) == (given.bot, given.against)
    ]
    rows = [row for row in kept if given.start <= row["deal"] < given.start + given.games]
    done = {row["deal"] for row in rows}
    bot = Entrant.of(given.bot)
    for deal in range(given.start, given.start + given.games):
        if deal not in done:
            for row in list(doubts(bot, given.against, deal)):
                rows.append(row)
                readers.write(given.out, row)
    print(told(rows))


if __name__ == "__main__":
    main()
