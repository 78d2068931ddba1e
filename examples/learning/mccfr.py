"""OpenSpiel's MCCFR on the small Goat: its own solver, our game.

python examples/learning/mccfr.py --iterations 200 --deals 0      # all 60 deals

It prints how far a perfect opponent beats what was learnt, in dollars a round, before and after.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

import saloon.envs.openspiel


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    ask.add_argument("--iterations", type=int, default=200)
    ask.add_argument("--deals", type=int, default=2, help="how many of the deals; 0 for all")
    ask.add_argument("--seed", type=int, default=1)
    given = ask.parse_args()
    np.random.seed(given.seed)  # the solver draws from NumPy's global generator
    table = saloon.envs.openspiel.PREFIX + "small_goat"
    game = pyspiel.load_game(table, {"deals": given.deals})
    before = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(given.iterations):
        solver.iteration()
    after = exploitability.exploitability(game, solver.average_policy())
    print(f"exploitability: {before:.4f} by chance, {after:.4f} after {given.iterations} iterations")


if __name__ == "__main__":
    main()
