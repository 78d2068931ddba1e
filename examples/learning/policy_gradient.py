"""A policy gradient in NumPy alone: a linear policy that learns the two-player Goat against chance.

python examples/learning/policy_gradient.py --updates 150

REINFORCE with a baseline: the choices of won games become likelier, those of lost games less so. Nothing but
`saloon[rl]` is needed, and nothing here is tuned; PPO (ppo.py) is the grown-up version.
"""

from __future__ import annotations

import argparse

import numpy as np

from saloon.envs.batch import Batch


class Policy:
    """A logit for every action, linear in the observation."""

    def __init__(self, size: int, actions: int) -> None:
        self.weights = np.zeros((actions, size), np.float32)
        self.scale = np.zeros_like(self.weights)

    def chances(self, seen: np.ndarray, codes: np.ndarray) -> np.ndarray:
        logits = self.weights[codes] @ seen
        chances = np.exp(logits - logits.max())
        return chances / chances.sum()

    def learn(self, steps: list[tuple[np.ndarray, np.ndarray, int, float]], rate: float) -> None:
        """One step of AdaGrad along the gradient of the expected return."""
        gradient: dict[int, np.ndarray] = {}
        for seen, codes, place, worth in steps:
            pull = -self.chances(seen, codes)
            pull[place] += 1
            for code, part in zip(codes.tolist(), pull.tolist(), strict=True):
                gradient[code] = gradient.get(code, 0.0) + np.float32(part * worth) * seen
        for code, slope in gradient.items():
            slope /= len(steps)
            self.scale[code] += slope * slope
            self.weights[code] += rate * slope / (np.sqrt(self.scale[code]) + 1e-4)


def features(seen: np.ndarray) -> np.ndarray:
    return np.log1p(seen.astype(np.float32))


def play(policy: Policy, games: int, seed: int, rng: np.random.Generator) -> tuple[list, float]:
    """Games of our policy at one seat and another at the other: our choices with what they brought, and our wins."""
    batch = Batch("goat", 2, games, seed)
    lines: list[list[tuple[np.ndarray, np.ndarray, int]]] = [[] for _ in range(games)]
    won = np.full(games, -1.0)
    steps: list[tuple[np.ndarray, np.ndarray, int, float]] = []
    while (won < 0).any():
        actions = np.zeros(games, np.int64)
        for k in range(games):
            codes = np.flatnonzero(batch.masks[k])
            ours = batch.turns[k] == k % 2
            if len(codes) == 1:
                place = 0
            elif ours:
                seen = features(batch.observations[k])
                place = int(rng.choice(len(codes), p=policy.chances(seen, codes)))
                if won[k] < 0:
                    lines[k].append((seen, codes, place))
            else:
                place = int(rng.integers(len(codes)))
            actions[k] = codes[place]
        batch.step(actions)
        for k in np.flatnonzero(batch.ended).tolist():
            if won[k] < 0:
                won[k] = batch.rewards[k, k % 2]
    mean = float(won.mean())
    for k, line in enumerate(lines):
        steps += [(seen, codes, place, float(won[k]) - mean) for seen, codes, place in line]
    return steps, mean


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    ask.add_argument("--updates", type=int, default=150)
    ask.add_argument("--games", type=int, default=64, help="games of one update")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--rate", type=float, default=0.05)
    given = ask.parse_args()
    rng = np.random.default_rng(given.seed)
    batch = Batch("goat", 2, 1, 0)
    policy = Policy(batch.setting.size, batch.setting.count)
    shares = []
    for k in range(given.updates):
        steps, mean = play(policy, given.games, given.seed + k * 1000, rng)
        policy.learn(steps, given.rate)
        shares.append(mean)
        if (k + 1) % max(1, given.updates // 5) == 0:
            last = np.mean(shares[-max(1, given.updates // 5) :])
            print(f"{(k + 1) * given.games} games: {last:.1%} won against chance")


if __name__ == "__main__":
    main()
