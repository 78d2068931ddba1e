"""Fit how a Scoundrels game stands: `python -m saloon.lab.standing` writes `bots/weights/standing.json`.

Some positions of each game between bots are described by a few numbers; the weights are those that make the victories
likeliest (a logit over the seats). One game in four is kept aside: the Brier scores that the file names are
of those, day by day, beside those of somebody who gives every side the same chance.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

import saloon
from saloon import bots
from saloon.bots import standing
from saloon.lab.fit import FIRST_SEED

Array = npt.NDArray[np.float64]

EXPANSION = {"expansion": "double-or-nothing"}
TABLES: list[tuple[int, dict[str, Any]]] = [
    *((players, options) for players in (2, 3, 4) for options in ({"days": 3}, {"days": 2}, EXPANSION)),
    *((1, {"enemy": enemy, "expert": expert}) for enemy in standing.ENEMIES for expert in (False, True)),
]
RIDGE = 12.0
KEPT = 4
"""One game in so many is not fitted on."""
LOOKED_AT = 0.15
"""How many of the positions of a game are taken."""
WILD = 0.1
"""How often chance chooses instead of the bot, so that leads are lost and won too."""


@dataclass
class Positions:
    """The lines of all sides, the day, who won."""

    lines: list[list[list[float]]] = field(default_factory=list)
    days: list[int] = field(default_factory=list)
    won: list[list[float]] = field(default_factory=list)

    def add(self, game: saloon.Game, bot: str, rng: Random) -> None:
        """Play a game to its end."""
        players = [bots.get(bot) for _ in game.seats]
        seen = len(self.lines)
        while (question := game.decision) is not None:
            state: Any = game.state
            if state.day and rng.random() < LOOKED_AT:
                self.lines.append(standing.sides(state))
                self.days.append(state.day)
            view: Any = game.view(question.seat)
            events: Any = game.events(question.seat)
            wild = rng.random() < WILD
            legal = list(question.choices)
            choice = rng.choice(legal) if wild else players[question.seat].act(view, events, legal, rng)
            game.apply(question.seat, choice)
        ending = standing.chances(game.state)  # type: ignore[arg-type]
        if len(ending) == 1:
            ending.append(1 - ending[0])
        self.won += [ending] * (len(self.lines) - seen)


def fitted(lines: Array, won: Array, steps: int = 12) -> Array:
    """The weights that make the victories likeliest, by Newton's method, with a little ridge."""
    scale = lines.reshape(-1, lines.shape[2]).std(axis=0) + 1e-9
    x = lines / scale
    weights = np.zeros(x.shape[2])
    for _ in range(steps):
        chances = chances_of(x, weights)
        mean = (chances[:, :, None] * x).sum(axis=1)
        slope = ((won[:, :, None] * x).sum(axis=1) - mean).sum(axis=0)
        bend = np.einsum("ps,psi,psj->ij", chances, x, x) - mean.T @ mean
        weights += np.linalg.solve(bend + RIDGE * np.eye(len(weights)), slope - RIDGE * weights)
    return np.asarray(weights / scale)


def chances_of(lines: Array, weights: Array) -> Array:
    sums = lines @ weights
    parts = np.exp(sums - sums.max(axis=1, keepdims=True))
    return np.asarray(parts / parts.sum(axis=1, keepdims=True))


def brier(positions: Positions, weights: Array) -> dict[str, list[float]]:
    """By day: the score of the first seat's chance, and that of an even one."""
    chances = chances_of(np.array(positions.lines), weights)[:, 0]
    came = np.array(positions.won)[:, 0]
    days = np.array(positions.days)
    even = 1 / len(positions.won[0])
    return {
        str(day): [
            round(float(((chances - came)[days == day] ** 2).mean()), 3),
            round(float(((even - came)[days == day] ** 2).mean()), 3),
        ]
        for day in sorted(set(positions.days))
    }


def collected(games: int, bot: str) -> tuple[dict[int, Positions], dict[int, Positions]]:
    """So many games of each kind of table: to fit on, and to check with."""
    fit: dict[int, Positions] = {}
    check: dict[int, Positions] = {}
    for players, options in TABLES:
        for k in range(games):
            into = check if k % KEPT == KEPT - 1 else fit
            game = saloon.new("scoundrels", players=players, options=options, seed=FIRST_SEED + k)
            into.setdefault(players, Positions()).add(game, bot, Random(k))
        print(f"{players} players, {options}: {games} games", flush=True)
    return fit, check


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--bot", default="rules", help="who plays the games")
    parser.add_argument("--games", type=int, default=40, help="games for each kind of table")
    given = parser.parse_args()
    fit, check = collected(given.games, given.bot)
    found: dict[str, Any] = {}
    for players, positions in fit.items():
        weights = fitted(np.array(positions.lines), np.array(positions.won))
        found[str(players)] = {
            "positions": len(positions.lines),
            "brier": brier(check[players], weights),
            "weights": {
                name: round(float(w), 4) for name, w in zip(standing.columns(players), weights, strict=True)
            },
        }
        print(players, found[str(players)]["brier"], flush=True)
    command = f"python -m saloon.lab.standing --bot {given.bot} --games {given.games}"
    path = Path(standing.__file__).parent / "weights" / "standing.json"
    path.write_text(json.dumps({"command": command, "players": found}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
