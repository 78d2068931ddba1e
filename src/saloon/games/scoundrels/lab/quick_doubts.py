"""What playouts say of doubts, learnt by heart for a bot that has no time for any.

Questions of games between several bots are played out as `top` would, in worlds laid by the learnt beliefs, and a
henchman on the card is held against none. They are written down as they come, so a run goes on where it was stopped.

    python -m saloon.games.scoundrels.lab.quick_doubts --games 40 --kept build/quick.jsonl --write
"""

from __future__ import annotations

import argparse
import json
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

import saloon
from saloon import bots
from saloon.bots.player import asked_for
from saloon.games.scoundrels.bots import quick
from saloon.games.scoundrels.bots.claims import Past
from saloon.games.scoundrels.bots.playouts import DOUBTS, ScoundrelsPlay
from saloon.games.scoundrels.engine.choices import HENCHMAN
from saloon.games.scoundrels.engine.names import SLOTS
from saloon.lab import readers

SEED = 6_000_000_000_000
"""Games to learn from; those of a tournament have smaller numbers."""
WORLDS = 24
"""In so many every doubt is played out."""
PLAYERS = ("greedy", "search@16", "rules")
RIDGE = 30.0
ASIDE = 4


def played(k: int) -> dict[str, Any]:
    """A game of two, and what each of its doubts was worth."""
    rng = Random(SEED + k)
    table = saloon.new("scoundrels", players=2, options={"days": 3}, seed=SEED + k)
    seated = [bots.get(rng.choice(PLAYERS)) for _ in table.seats]
    found: list[Any] = []
    while (question := table.decision) is not None:
        seat, legal = question.seat, list(question.choices)
        view: Any = table.view(seat)
        events: Any = table.events(seat)
        if len(legal) > 1 and asked_for(view) in DOUBTS:
            look(view, events, legal, rng, found)
        table.apply(seat, bots.asked("pool", seated[seat], view, events, legal, rng))
    return {"seed": SEED + k, "doubt": found}


def look(view: Any, events: Any, legal: list[str], rng: Random, found: list[Any]) -> None:
    """Add what is to be learnt from a question for a doubt."""
    play = ScoundrelsPlay(view, events, legal, rng, believing=True, reading=True)
    s = play.worlds[0]
    if play.settled() or not 0 <= s.slot < SLOTS or HENCHMAN not in play.codes:
        return
    call = play.codes.index(HENCHMAN)
    quiet = next(k for k in range(len(legal)) if k != call)
    row = quick.doubt_row(s, play.guide_by("fitted"), play.seat, Past(events, s.n))
    found.append([row, mean(play, call) - mean(play, quiet)])


def mean(play: ScoundrelsPlay, option: int) -> float:
    return sum(play.played(option, k) for k in range(1, WORLDS + 1)) / WORLDS


def ridged(x: npt.NDArray[np.float64], y: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Least squares; the ridge counts in units of each number's spread."""
    scale = x.std(axis=0)
    scale[scale < 1e-9] = 1.0
    z = x / scale
    return np.asarray(np.linalg.solve(z.T @ z + RIDGE * np.eye(x.shape[1]), z.T @ y) / scale)


def learnt(games: list[dict[str, Any]]) -> list[float]:
    doubts = [row for game in games for row in game["doubt"]]
    found = ridged(np.array([row for row, _ in doubts]), np.array([gain for _, gain in doubts]))
    return [round(float(one), 5) for one in found]


def told(found: list[float], games: list[dict[str, Any]]) -> dict[str, float]:
    """Of games that were not learnt from: victories in 1,000 by right doubts less wrong ones, and the most there is."""
    doubts = [row for game in games for row in game["doubt"]]
    right = [abs(gain) if (np.dot(row, found) > 0) == (gain > 0) else -abs(gain) for row, gain in doubts]
    return {
        "doubts": len(doubts),
        "doubts gained": round(1000 * float(np.mean(right)), 1),
        "doubts most": round(1000 * float(np.mean([abs(gain) for _, gain in doubts])), 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--kept", type=Path, required=True, help="where what was played out is written down")
    parser.add_argument("--write", action="store_true", help="into the weights that the bot reads")
    given = parser.parse_args()
    given.kept.parent.mkdir(parents=True, exist_ok=True)
    games = readers.written(given.kept)
    for k in range(len(games), given.games):
        games.append(played(k))
        readers.write(given.kept, games[-1])
    before = [game for k, game in enumerate(games) if k % ASIDE]
    report = told(learnt(before), games[::ASIDE])
    print(json.dumps(report), flush=True)
    if given.write:
        command = f"python -m saloon.games.scoundrels.lab.quick_doubts --games {len(games)} --kept {given.kept} --write"
        found = {"made by": command, "kept aside": report, "doubt": learnt(games)}
        path = Path(str(files("saloon.games.scoundrels.bots").joinpath("quick.json")))
        path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
