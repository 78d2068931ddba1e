"""What a dollar is worth on a morning: what the value function says of it, held against who won.

Games by rules of thumb, at two numbers of days to come. Beside what the value function thinks of a lead, a logistic
model gives every dollar of the lead a weight, and every dollar above a hinge another one: 0 would be right as it is.

    python -m saloon.games.scoundrels.lab.money --games 2500
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import numpy.typing as npt

import saloon
from saloon.games.scoundrels.bots.senses import fitted_outlook
from saloon.games.scoundrels.bots.thumbs import fitting
from saloon.games.scoundrels.engine.guide.thumb import TO_THE_END
from saloon.games.scoundrels.engine.scoring import tech
from saloon.kernel.chance import Dice
from saloon.kernel.playout import playout

SEED = 9_200_000_000_000
DAYS = 3
HINGES = (12, 15, 18, 22)
STEPS = 30


def mornings(k: int) -> list[tuple[int, float, int, int, float]]:
    """Of one game: days to come, the lead by the value function, the money of both, and whether the first won."""
    game = saloon.new("scoundrels", players=2, options={"days": DAYS}, seed=SEED + k)
    s: Any = game.state.clone()
    guide, dice, outlook = fitting(s, game.options), Dice(k + 1), fitted_outlook(2, None, None)
    seen = []
    for day in range(1, DAYS):
        guide.stop_after(day, 2)
        playout(s, dice, TO_THE_END, guide)
        lead = outlook.worth(s, 0) - outlook.worth(s, 1)
        seen.append((DAYS - day, outlook.sharp(outlook.left(s)) * lead, s.money[0], s.money[1]))
    guide.until = TO_THE_END
    playout(s, dice, TO_THE_END, guide)
    mine, theirs = tech(s, 0), tech(s, 1)
    won = 0.5 if mine == theirs else float(mine > theirs)
    return [(*row, won) for row in seen]


def corrected(rows: npt.NDArray[np.float64], hinge: int) -> tuple[list[float], list[float]]:
    """Weights of the value function's lead, of a dollar, of a dollar above the hinge; and how wide each is (95 %)."""
    over = np.maximum(0, rows[:, 2] - hinge) - np.maximum(0, rows[:, 3] - hinge)
    x = np.column_stack([rows[:, 1], rows[:, 2] - rows[:, 3], over])
    weights = np.zeros(3)
    for _ in range(STEPS):
        p = 1 / (1 + np.exp(-x @ weights))
        bend = (x * (p * (1 - p))[:, None]).T @ x + 1e-6 * np.eye(3)
        weights += np.linalg.solve(bend, x.T @ (rows[:, 4] - p))
    return weights.tolist(), (1.96 * np.sqrt(np.diag(np.linalg.inv(bend)))).tolist()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=2500)
    given = parser.parse_args()
    rows = np.array([row for k in range(given.games) for row in mornings(k)])
    for left in range(1, DAYS):
        chosen = rows[rows[:, 0] == left]
        print(f"{left} days to come: {(chosen[:, 2:4] > 18).mean():.1%} have more than $18")
        for hinge in HINGES:
            weights, wide = corrected(chosen, hinge)
            told = ", ".join(f"{one:+.4f} ±{w:.4f}" for one, w in zip(weights, wide, strict=True))
            print(f"  hinge ${hinge}: lead, a dollar, a dollar above it: {told}")


if __name__ == "__main__":
    main()
