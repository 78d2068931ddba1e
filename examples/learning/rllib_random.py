"""RLlib's multi-agent interface, stepped by random actions: the loop that RLlib's own samplers run.

python examples/learning/rllib_random.py --game goat --players 3 --games 5
"""

from __future__ import annotations

import argparse

import numpy as np

from saloon.envs.rllib import SaloonMultiAgent


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    ask.add_argument("--game", default="goat")
    ask.add_argument("--players", type=int, default=2)
    ask.add_argument("--games", type=int, default=5)
    ask.add_argument("--seed", type=int, default=1)
    given = ask.parse_args()
    rng = np.random.default_rng(given.seed)
    env = SaloonMultiAgent({"game": given.game, "players": given.players})
    for k in range(given.games):
        seen, _ = env.reset(seed=given.seed + k)
        steps, over, rewards = 0, False, {}
        while not over:
            actions = {
                agent: int(rng.choice(np.flatnonzero(what["action_mask"]))) for agent, what in seen.items()
            }
            seen, rewards, ended, _, _ = env.step(actions)
            over, steps = ended["__all__"], steps + 1
        print(f"game {k + 1}: {steps} steps, " + ", ".join(f"{who} {won:g}" for who, won in rewards.items()))


if __name__ == "__main__":
    main()
