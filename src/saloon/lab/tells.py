"""The tell audit: can anyone who sees only what is public say whether a bot bluffs?

A logistic model is fitted on the public features of one half of many plays and asked about the other half. Its AUC is
0.5 for a bot without any tell. What the features are is for each game to say (the facet `study` of its kit).

    python -m saloon.lab.tells scoundrels --bots rules,top@4 --plays 20000
"""

from __future__ import annotations

import argparse

import numpy as np
import numpy.typing as npt

from saloon.lab.study import studied, study_of

Array = npt.NDArray[np.float64]


def logistic(x: Array, y: Array, steps: int = 15) -> Array:
    """Weights by Newton's method, with a little ridge."""
    weights = np.zeros(x.shape[1])
    for _ in range(steps):
        p = 1 / (1 + np.exp(-x @ weights))
        bend = (x * (p * (1 - p))[:, None]).T @ x + np.eye(x.shape[1])
        weights += np.linalg.solve(bend, x.T @ (y - p) - weights)
    return np.asarray(weights)


def auc(scores: Array, truth: Array) -> float:
    """How often a true case has the higher score than a false one; equal scores count half."""
    order = np.argsort(scores, kind="stable")
    ranks = np.empty(len(scores))
    ranks[order] = np.arange(1, len(scores) + 1)
    for value in np.unique(scores):
        same = scores == value
        ranks[same] = ranks[same].mean()
    true = truth > 0.5
    n, m = int(true.sum()), int((~true).sum())
    if not n or not m:
        return 0.5
    return float((ranks[true].sum() - n * (n + 1) / 2) / (n * m))


def readable(x: Array, y: Array) -> float:
    """The AUC of a model that was fitted on the first half and is asked about the second."""
    half = len(y) // 2
    scale = np.abs(x).max(axis=0) + 1e-9
    weights = logistic(x[:half] / scale, y[:half])
    return auc(x[half:] / scale @ weights, y[half:])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=studied())
    parser.add_argument("--bots", default="rules", help="whose plays, such as rules,top@4")
    parser.add_argument("--plays", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    for spec in given.bots.split(","):
        print(study_of(given.game).tells(spec, given.plays, given.seed), flush=True)


if __name__ == "__main__":
    main()
