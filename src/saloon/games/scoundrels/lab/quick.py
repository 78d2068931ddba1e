"""What playouts say of hires and doubts, learnt by heart for a bot that has no time for any.

Questions of games between quick bots are played out as `top` would, in worlds laid by the learnt beliefs, and every
hire and doubt is held against the others. They are written down as they come, so a run goes on where it was stopped.

    python -m saloon.games.scoundrels.lab.quick --games 40 --kept build/quick.jsonl --write
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
from saloon.games.scoundrels.bots import quick
from saloon.games.scoundrels.bots.playouts import DOUBTS, ScoundrelsPlay
from saloon.games.scoundrels.engine.choices import HENCHMAN
from saloon.games.scoundrels.engine.names import SLOTS
from saloon.lab import readers

SEED = 6_000_000_000_000
"""Games to learn from; those of a tournament have smaller numbers."""
WORLDS = 24
"""In so many every hire and doubt is played out."""
PLAYERS = ("greedy", "search@16", "rules")
RIDGE = 30.0
ASIDE = 4


def played(k: int) -> dict[str, Any]:
    """A game of two, and what each of its hires and doubts was worth."""
    rng = Random(SEED + k)
    table = saloon.new("scoundrels", players=2, options={"days": 3}, seed=SEED + k)
    seated = [bots.get(rng.choice(PLAYERS)) for _ in table.seats]
    found: dict[str, list[Any]] = {"hire": [], "doubt": []}
    while (question := table.decision) is not None:
        seat, legal = question.seat, list(question.choices)
        view: Any = table.view(seat)
        events: Any = table.events(seat)
        if len(legal) > 1:
            look(view, events, legal, rng, found)
        table.apply(seat, bots.asked("pool", seated[seat], view, events, legal, rng))
    return {"seed": SEED + k, **found}


def look(view: Any, events: Any, legal: list[str], rng: Random, found: dict[str, list[Any]]) -> None:
    """Add what is to be learnt from a question, if it is one for a hire or a doubt."""
    kind = next(asked["kind"] for asked in view["asked"] if asked["seat"] == view["seat"])
    if kind not in ("hire", *DOUBTS):
        return
    play = ScoundrelsPlay(view, events, legal, rng, believing=True, reading=True)
    if play.settled():
        return
    s = play.worlds[0]
    glance = quick.Glance(s, play.guide_by("fitted"), play.seat, events)
    if kind == "hire":
        rows = glance.hires(play.codes, play.outlook)
        usual = play.by_thumb()
        if usual in rows:
            worth = {k: mean(play, k) for k in rows}
            found["hire"].append([[rows[k], float(k == usual), worth[k] - worth[usual]] for k in rows])
    elif 0 <= s.slot < SLOTS and HENCHMAN in play.codes:
        call = play.codes.index(HENCHMAN)
        quiet = next(k for k in range(len(legal)) if k != call)
        found["doubt"].append([glance.doubt_row(), mean(play, call) - mean(play, quiet)])


def mean(play: ScoundrelsPlay, option: int) -> float:
    return sum(play.played(option, k) for k in range(1, WORLDS + 1)) / WORLDS


def ridged(x: npt.NDArray[np.float64], y: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Least squares; the ridge counts in units of each number's spread."""
    scale = x.std(axis=0)
    scale[scale < 1e-9] = 1.0
    z = x / scale
    return np.asarray(np.linalg.solve(z.T @ z + RIDGE * np.eye(x.shape[1]), z.T @ y) / scale)


def learnt(games: list[dict[str, Any]]) -> dict[str, Any]:
    """Weights; a hire's numbers count against the mean of its question, since one of them is to be chosen."""
    xs, ys = [], []
    for game in games:
        for rows in game["hire"]:
            x = np.array([[*row, usual] for row, usual, _ in rows])
            y = np.array([gain for _, _, gain in rows])
            xs.append(x - x.mean(axis=0))
            ys.append(y - y.mean())
    hire = ridged(np.concatenate(xs), np.concatenate(ys))
    doubts = [row for game in games for row in game["doubt"]]
    doubt = ridged(np.array([row for row, _ in doubts]), np.array([gain for _, gain in doubts]))
    return {
        "hire": [round(float(one), 5) for one in hire[:-1]],
        "hire by thumb": round(float(hire[-1]), 5),
        "doubt": [round(float(one), 5) for one in doubt],
    }


def told(found: dict[str, Any], games: list[dict[str, Any]]) -> dict[str, float]:
    """Of games that were not learnt from: victories in 1,000 gained (hires: over the rules of
    thumb; doubts: right ones less wrong ones), and the most there is.
    """
    weights = np.array([*found["hire"], found["hire by thumb"]])
    hires = [rows for game in games for rows in game["hire"]]
    gained = [
        rows[int(np.argmax([np.dot([*row, usual], weights) for row, usual, _ in rows]))][2] for rows in hires
    ]
    most = [max(gain for _, _, gain in rows) for rows in hires]
    doubts = [row for game in games for row in game["doubt"]]
    right = [
        abs(gain) if (np.dot(row, found["doubt"]) > 0) == (gain > 0) else -abs(gain) for row, gain in doubts
    ]
    return {
        "hires": len(hires),
        "hires gained": round(1000 * float(np.mean(gained)), 1),
        "hires most": round(1000 * float(np.mean(most)), 1),
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
    after = [game for k, game in enumerate(games) if k % ASIDE == 0]
    report = told(learnt(before), after)
    print(json.dumps(report), flush=True)
    if given.write:
        command = (
            f"python -m saloon.games.scoundrels.lab.quick --games {len(games)} --kept {given.kept} --write"
        )
        told_of = {"made by": command, "kept aside": report, **learnt(games)}
        path = Path(str(files("saloon.games.scoundrels.bots").joinpath("quick.json")))
        path.write_text(json.dumps(told_of, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
