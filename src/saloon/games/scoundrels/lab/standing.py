"""Fit how a Scoundrels game stands: `python -m saloon.games.scoundrels.lab.standing` writes `bots/standing.json`.

Some positions of each game between bots are described by a few numbers; the weights are those that make the victories
likeliest (a logit over the seats). One game in four is kept aside: the Brier scores that the file names are
of those, day by day, beside those of somebody who gives every side the same chance.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

import saloon
from saloon import bots
from saloon.games.scoundrels.bots import standing
from saloon.lab.fit import FIRST_SEED

Array = npt.NDArray[np.float64]

EXPANSION = {"expansion": "double-or-nothing"}
TABLES: list[tuple[int, dict[str, Any]]] = [
    *((players, options) for players in (2, 3, 4) for options in ({"days": 3}, {"days": 2}, EXPANSION)),
    *((1, {"enemy": enemy, "expert": expert}) for enemy in standing.ENEMIES for expert in (False, True)),
]
RIDGE = 60.0
"""Positions of one game are much alike, so they count for less than they are."""
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

    def arrays(self) -> tuple[Array, Array]:
        return np.array(self.lines), np.array(self.won)


def fitted(tables: Sequence[tuple[Array, Array]], steps: int = 12) -> Array:
    """The weights that make the victories at all these tables likeliest, by Newton's method, with some ridge.

    A table is the lines of its positions (position, side, number) and each side's share of the victory.
    """
    scale = np.concatenate([lines.reshape(-1, lines.shape[2]) for lines, _ in tables]).std(axis=0) + 1e-9
    weights = np.zeros(len(scale))
    for _ in range(steps):
        slope, bend = -RIDGE * weights, RIDGE * np.eye(len(weights))
        for lines, won in tables:
            x = lines / scale
            chances = chances_of(x, weights)
            mean = (chances[:, :, None] * x).sum(axis=1)
            slope += ((won[:, :, None] * x).sum(axis=1) - mean).sum(axis=0)
            bend += np.einsum("ps,psi,psj->ij", chances, x, x) - mean.T @ mean
        weights += np.linalg.solve(bend, slope)
    return np.asarray(weights / scale)


def chances_of(lines: Array, weights: Array) -> Array:
    sums = lines @ weights
    parts = np.exp(sums - sums.max(axis=1, keepdims=True))
    return np.asarray(parts / parts.sum(axis=1, keepdims=True))


def brier(positions: Positions, weights: Array) -> dict[str, list[float]]:
    """By day: the mean score of all sides' chances, and that of even ones."""
    lines, won = positions.arrays()
    errors = ((chances_of(lines, weights) - won) ** 2).mean(axis=1)
    even = ((1 / won.shape[1] - won) ** 2).mean(axis=1)
    days = np.array(positions.days)
    return {
        str(day): [round(float(part[days == day].mean()), 3) for part in (errors, even)]
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
    for name, seats in standing.TABLES.items():
        weights = fitted([fit[players].arrays() for players in seats])
        columns = standing.columns(seats[0])
        found[name] = {
            "positions": sum(len(fit[players].lines) for players in seats),
            "brier": {str(players): brier(check[players], weights) for players in seats},
            "weights": {column: round(float(w), 4) for column, w in zip(columns, weights, strict=True)},
        }
        print(name, found[name]["brier"], flush=True)
    command = f"python -m saloon.games.scoundrels.lab.standing --bot {given.bot} --games {given.games}"
    path = Path(standing.__file__).with_name("standing.json")
    path.write_text(json.dumps({"command": command, "tables": found}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
