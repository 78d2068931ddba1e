"""Fit the value functions of bots by self-play: `python -m saloon.lab.fit GAME` writes the weights of a game.

Positions of games between bots are described by the features of an outlook; the weights are those that best foretell
by how much each seat will be ahead at the end (ridge regression), and how much such a lead decides (likelihood).
Training looks at the true state, which a bot never does: what it learns is what things are worth.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

import saloon
from saloon import bots
from saloon.bots.budget import Budget
from saloon.kernel.core import State
from saloon.lab.study import Study, studied, study_of
from saloon.lab.workers import Workers

Array = npt.NDArray[np.float64]

FIRST_SEED = 1 << 40
"""Training games are never games of a tournament, whose seeds are small."""
RIDGE = 30.0
BLOCK = 4000
"""Positions that are multiplied at once."""
AT_ONCE = 10
"""Games that a worker plays for one task."""
WILD = 0.15
"""How often chance chooses instead of the bot, so that odd positions are seen too."""


class Sample:
    """Positions of one kind of game: features and stage of each, and how it ended."""

    def __init__(self) -> None:
        self.features: list[npt.NDArray[np.float32]] = []
        self.left: list[float] = []
        self.scores: list[list[float]] = []
        self.winners: list[list[float]] = []

    def see(self, study: Study, state: State, seats: Sequence[int]) -> None:
        self.features.append(np.array([study.features(state, one) for one in seats], dtype=np.float32))
        self.left.append(study.left(state))

    def play(self, game: saloon.Game, players: list[bots.Bot], rng: Random, budget: Budget | None) -> None:
        study = study_of(game.name)
        start = len(self.left)
        while (question := game.decision) is not None:
            seat = question.seat
            if len(question.codes) > 1:
                self.see(study, game.state, game.seats)
            if rng.random() < WILD:
                choice = question.choices[rng.randrange(len(question.codes))]
            else:
                choice = players[seat].act(game.view(seat), game.events(seat), question.choices, rng, budget)  # type: ignore[arg-type]
            game.apply(seat, choice)
        result: Any = game.result
        share = 1 / len(result["winners"])
        ending = [share if seat in result["winners"] else 0.0 for seat in game.seats]
        for _ in range(len(self.left) - start):
            self.scores.append(result["scores"])
            self.winners.append(ending)

    def add(self, other: Sample) -> None:
        """The positions of more games."""
        self.features += other.features
        self.left += other.left
        self.scores += other.scores
        self.winners += other.winners

    def arrays(self) -> tuple[Array, Array, Array, Array]:
        return (
            np.array(self.features, dtype=float),
            np.array(self.left, dtype=float),
            np.array(self.scores, dtype=float),
            np.array(self.winners, dtype=float),
        )


def ahead(values: Array) -> Array:
    """Each seat against the mean of the others (axis 1 is the seat)."""
    seats = values.shape[1]
    others = (values.sum(axis=1, keepdims=True) - values) / (seats - 1)
    return np.asarray(values - others, dtype=np.float64)


def ridge(x: Array, stages: Array, y: Array) -> Array:
    """One row of weights for each stage; a position counts for a stage as much as `stages` says."""
    size = stages.shape[1] * x.shape[2]
    gram, pull = RIDGE * np.eye(size), np.zeros(size)
    for block in np.array_split(np.arange(len(x)), len(x) // BLOCK + 1):
        wide = stages[block][:, None, :, None] * x[block][:, :, None, :]
        flat = wide.reshape(-1, size)
        gram += flat.T @ flat
        pull += flat.T @ y[block].reshape(-1)
    return np.asarray(np.linalg.solve(gram, pull).reshape(stages.shape[1], -1), dtype=np.float64)


def knots(left: Array, count: int) -> Array:
    """How much each of `count` knots at 0, 1, 2 ... counts at a stage; straight lines between."""
    at = np.clip(left, 0, count - 1)
    low = np.minimum(at.astype(int), count - 2)
    table = np.zeros((len(left), count))
    rows = np.arange(len(left))
    table[rows, low] = 1 - (at - low)
    table[rows, low + 1] = at - low
    return table


def sharpness(worth: Array, left: Array, winners: Array, count: int) -> Array:
    """The sharpness at each knot that makes the victories likeliest (Newton's method on the logarithm)."""
    table = knots(left, count)
    found = np.full(count, 0.2)
    for _ in range(25):
        logits = (table @ found)[:, None] * worth
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        mean = (chances * worth).sum(axis=1)
        spread = (chances * worth**2).sum(axis=1) - mean**2
        slope = table.T @ ((winners * worth).sum(axis=1) - mean)
        bend = (table * spread[:, None]).T @ table + np.eye(count)
        found = np.clip(found + np.linalg.solve(bend, slope), 0.005, 5.0)
    return found


def fit(sample: Sample, scored: int) -> dict[str, Any]:
    """Weights of the features and the sharpness of leads.

    With `scored` the first so many features are the score itself: they count in full, and what is fitted is how much
    every feature adds to the score of the end with one day to come, two, and so on.
    """
    features, left, scores, winners = sample.arrays()
    count = int(np.ceil(left.max())) + 1
    stages = knots(left, count)[:, 1:] if scored else np.ones((len(left), 1))
    known = features[:, :, :scored].sum(axis=2)
    weights = ridge(ahead(features), stages, ahead(scores) - ahead(known))
    worth = known + ((features @ weights.T) * stages[:, None, :]).sum(axis=2)
    error = ahead(scores - worth)
    explained = 1 - float(error.var() / ahead(scores).var())
    sharp = sharpness(worth - worth.mean(axis=1, keepdims=True), left, winners, count)
    return {
        "weights": (weights if scored else weights[0]).round(4).tolist(),
        "sharpness": [round(float(w), 4) for w in sharp],
        "positions": len(left),
        "explained": round(explained, 3),
    }


@dataclass(frozen=True)
class Some:
    """Games of one kind of table, played by one worker."""

    game: str
    bot: str
    budget: Budget | None
    players: int
    options: dict[str, Any]
    seeds: range


def played(some: Some) -> Sample:
    sample = Sample()
    study = study_of(some.game)
    for seed in some.seeds:
        game = saloon.new(some.game, players=some.players, options=some.options, seed=FIRST_SEED + seed)
        study.play(sample, game, some.bot, Random(seed), some.budget)
    return sample


def collect(
    name: str,
    bot: str,
    games: int,
    seed: int,
    budget: Budget | None,
    progress: Callable[[int, int], None] = lambda done, total: None,
    at_work: Workers | None = None,
) -> dict[str, Sample]:
    """Positions of games, by the number of players; in the order of the seeds, whoever plays."""
    tasks = [
        Some(name, bot, budget, players, dict(options), range(k, min(k + AT_ONCE, seed + games)))
        for players, options in study_of(name).tables
        for k in range(seed, seed + games, AT_ONCE)
    ]
    samples: dict[str, Sample] = {}
    total, done = sum(len(task.seeds) for task in tasks), 0
    for task, found in zip(tasks, (at_work or Workers()).map(played, tasks), strict=True):
        samples.setdefault(str(task.players), Sample()).add(found)
        done += len(task.seeds)
        progress(done, total)
    return samples


def weights_of(samples: dict[str, Sample], study: Study, command: str) -> str:
    """The file of weights that was learnt, with the command that makes it again."""
    found = {players: fit(sample, study.scored) for players, sample in samples.items()}
    text = json.dumps(
        {"command": command, "features": study.columns(), "players": found}, separators=(",", ":")
    )
    return text + "\n"


def place_of(study: Study) -> Path:
    """Where a game keeps its weights."""
    package, _, file = study.weights.partition(":")
    return Path(str(files(package).joinpath(file)))


def command_of(game: str, games: int, seed: int, bot: str, budget: str | None) -> str:
    """The command that makes these weights again; who works is no part of it."""
    command = f"python -m saloon.lab.fit {game} --games {games} --seed {seed}"
    if study_of(game).by_bots:
        command += f" --bot {bot}"
    return command if budget is None else f"{command} --budget {budget}"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=studied())
    parser.add_argument("--bot", default="rules", help="who plays, where bots do")
    parser.add_argument("--games", type=int, default=400, help="games for each kind of table")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--budget", default=None)
    given = parser.parse_args()
    study = study_of(given.game)
    samples = collect(given.game, given.bot, given.games, given.seed, Budget.of(given.budget))
    text = weights_of(
        samples, study, command_of(given.game, given.games, given.seed, given.bot, given.budget)
    )
    place_of(study).write_text(text, encoding="utf-8")
    print(told(text))


def told(text: str) -> str:
    """The file of weights in a few lines."""
    return "\n".join(
        f"{players} {row['positions']} {row['explained']} {row['sharpness']}"
        for players, row in json.loads(text)["players"].items()
    )


if __name__ == "__main__":
    main()
