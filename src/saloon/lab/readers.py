"""Beliefs about people, learnt from games of a pool: logistic models of what is public, for each game its own.

The pool is every level, with personalities, at several budgets, at tables of every size. Its games are written down as
they are played, so a run goes on where it was stopped, and whoever finds a better number to count reads them again.

    python -m saloon.lab.readers scoundrels --games 600 --kept build/pool.jsonl
"""

from __future__ import annotations

import argparse
import gzip
import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

import saloon
from saloon import bots
from saloon.bots import Bot
from saloon.lab import first
from saloon.lab.study import study_of
from saloon.lab.tells import auc

Array = npt.NDArray[np.float64]

SEED = 5_000_000_000_000
"""Games to learn from; those of a tournament have smaller numbers."""
LATER = SEED + 1_000_000
"""Those of the second generation."""
FRESH = SEED + 2_000_000
"""Those that nothing is fitted on: they tell what the shipped weights know."""
THIRD = SEED + 3_000_000
"""Those of the third generation; each later one has a million numbers of its own too."""
ASIDE = 5
"""One game in so many is kept aside to measure by."""
RIDGE = 20.0
STEPS = 25


@dataclass(frozen=True)
class Reading:
    """What was public of one thing that somebody did, and what it was."""

    model: str
    row: list[float]
    was: float
    who: str


# Games of a pool


def seeds(generation: int) -> int:
    """The first number of a generation's games, so that no deal is learnt from twice."""
    return (SEED, LATER)[generation - 1] if generation < 3 else THIRD + 1_000_000 * (generation - 3)


def play(game: str, specs: Sequence[str], options: dict[str, Any], seed: int) -> dict[str, Any]:
    """A game between bots, written down."""
    row, _ = played(game, [first.get(spec) for spec in specs], specs, options, seed, Random(seed))
    return row


def played(
    game: str, seated: Sequence[Bot], names: Sequence[str], options: dict[str, Any], seed: int, rng: Random
) -> tuple[dict[str, Any], Any]:
    """A game of whoever is seated under these names, written down, and how it ended."""
    version = first.RULES if any(name.startswith(first.PREFIX) for name in names) else None
    table = saloon.new(game, players=len(names), options=options, seed=seed, version=version)
    made: list[tuple[int, str]] = []
    while (question := table.decision) is not None:
        seat = question.seat
        view: Any = table.view(seat)
        events: Any = table.events(seat)
        word = bots.asked(names[seat], seated[seat], view, events, list(question.choices), rng)
        made.append((seat, word))
        table.apply(seat, word)
    row = {
        "seed": seed,
        "version": table.rules.version,
        "bots": list(names),
        "options": options,
        "made": made,
    }
    return row, table.result


def begun(game: str, row: dict[str, Any]) -> saloon.Game:
    """The start of a game that was written down, by the rules it was played by."""
    players, options = len(row["bots"]), row["options"]
    return saloon.new(game, players=players, options=options, seed=row["seed"], version=row["version"])


def written(kept: Path) -> list[dict[str, Any]]:
    """The games of a file, which may be packed."""
    if not kept.exists():
        return []
    data = kept.read_bytes()
    text = gzip.decompress(data) if kept.suffix == ".gz" else data
    return [json.loads(line) for line in text.splitlines()]


def duels(kept: Path, rng: Random) -> Iterator[dict[str, Any]]:
    """Written games of two, drawn again and again."""
    rows = [row for row in written(kept) if len(row["bots"]) == 2]
    while True:
        yield rng.choice(rows)


def write(kept: Path, row: dict[str, Any]) -> None:
    """One game more at the end of a file; packed files may be written on."""
    line = json.dumps(row).encode() + b"\n"
    with kept.open("ab") as file:
        file.write(gzip.compress(line) if kept.suffix == ".gz" else line)


def judged(
    out: Path,
    bots_: Sequence[str],
    places: Iterable[tuple[dict[str, int], saloon.Game]],
    judge: Callable[[saloon.Game, str], dict[str, Any]],
) -> Iterator[tuple[saloon.Game, dict[str, Any]]]:
    """A row for each bot at each of these places of written games: those of a file, and what is missing there."""
    kept = {(row["bot"], row["seed"], row["step"]): row for row in written(out)}
    for name, game in places:
        for bot in bots_:
            place = (bot, name["seed"], name["step"])
            if place not in kept:
                kept[place] = {"bot": bot, **name, **judge(game, bot)}
                write(out, kept[place])
            yield game, kept[place]


def pooled(
    game: str, games: int, kept: Path, seed: int = SEED, names: Sequence[str] = (), players: int = 0
) -> list[dict[str, Any]]:
    """So many games of the pool: those that are kept, and as many more as it takes.

    A later generation names its own players, those of the first edition too, and plays at the first table, or at one
    of so many players.
    """
    found = written(kept)
    kept.parent.mkdir(parents=True, exist_ok=True)
    study = study_of(game)
    who, tables = (names, study.pool_tables[:1]) if names else (study.pool, study.pool_tables)
    for k in range(len(found), games):
        rng = Random(seed + k)
        usual, options = rng.choice(tables)
        row = play(game, [rng.choice(who) for _ in range(players or usual)], dict(options), seed + k)
        write(kept, row)
        found.append(row)
    return found[:games]


def read(game: str, rows: Iterable[dict[str, Any]]) -> Iterator[tuple[int, Reading]]:
    """Every reading of these games, with the number of its game."""
    study = study_of(game)
    for k, row in enumerate(rows):
        for reading in study.readings(
            begun(game, row), [(seat, word) for seat, word in row["made"]], row["bots"]
        ):
            yield k, reading


# Models


@dataclass(frozen=True)
class Sample:
    """The readings of one model."""

    x: Array
    y: Array
    game: npt.NDArray[np.int64]
    who: list[str]
    counts: Array
    """How much each reading counts."""

    def part(self, chosen: npt.NDArray[np.bool_]) -> Sample:
        who = [one for one, here in zip(self.who, chosen, strict=True) if here]
        return Sample(self.x[chosen], self.y[chosen], self.game[chosen], who, self.counts[chosen])


def samples(
    readings: Iterable[tuple[int, Reading]], counts: Sequence[float] | None = None
) -> dict[str, Sample]:
    """The readings of each model; `counts` says how much those of each game count, else all count alike."""
    found: dict[str, list[tuple[int, Reading]]] = defaultdict(list)
    for k, reading in readings:
        found[reading.model].append((k, reading))
    return {
        model: Sample(
            np.array([reading.row for _, reading in rows]),
            np.array([reading.was for _, reading in rows]),
            np.array([k for k, _ in rows]),
            [reading.who for _, reading in rows],
            np.array([1.0 if counts is None else counts[k] for k, _ in rows]),
        )
        for model, rows in found.items()
    }


def fitted(x: Array, y: Array, ridge: float = RIDGE, weight: Array | None = None) -> Array:
    """Weights of a logistic model by Newton's method; the ridge counts in units of each number's spread.

    `weight` says how much each row counts; without it all count alike.
    """
    counts = np.ones(len(y)) if weight is None else weight
    scale = x.std(axis=0)
    scale[scale < 1e-9] = 1.0
    z = x / scale
    weights = np.zeros(x.shape[1])
    for _ in range(STEPS):
        p = chances(z, weights)
        bend = (z * (counts * p * (1 - p))[:, None]).T @ z + ridge * np.eye(x.shape[1])
        step = np.linalg.solve(bend, z.T @ (counts * (y - p)) - ridge * weights)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    return np.asarray(weights / scale)


def chances(x: Array, weights: Array) -> Array:
    return np.asarray(1 / (1 + np.exp(-np.clip(x @ weights, -30, 30))))


def measured(p: Array, y: Array) -> dict[str, float]:
    """How good chances are: AUC, Brier score, that of the base rate, and how often it came."""
    rate = float(y.mean())
    return {
        "count": len(y),
        "auc": round(auc(p, y), 4),
        "brier": round(float(((p - y) ** 2).mean()), 4),
        "base": round(rate * (1 - rate), 4),
        "rate": round(rate, 4),
    }


def reliability(p: Array, y: Array, bins: int = 10) -> list[tuple[float, float, int]]:
    """For each tenth of the scale: what was said, what came, how often."""
    at = np.minimum((p * bins).astype(int), bins - 1)
    return [
        (round(float(p[at == k].mean()), 3), round(float(y[at == k].mean()), 3), int((at == k).sum()))
        for k in range(bins)
        if (at == k).any()
    ]


def level(who: str) -> str:
    """A bot without its character and budget; those of the first edition are others than today's."""
    edition = first.PREFIX if who.startswith(first.PREFIX) else ""
    return edition + who.removeprefix(edition).partition("@")[0].partition(":")[0]


def learn(sample: Sample) -> tuple[Array, dict[str, Any]]:
    """Weights from all games, and what weights from four fifths of them know of the last fifth."""
    aside = sample.game % ASIDE == 0
    before, after = sample.part(~aside), sample.part(aside)
    weights = fitted(sample.x, sample.y, weight=sample.counts)
    return weights, judge(after, fitted(before.x, before.y, weight=before.counts))


def judge(sample: Sample, weights: Array) -> dict[str, Any]:
    """What weights know of a sample that they were not fitted on: in all, by level, and by what was said."""
    p = chances(sample.x, weights)
    by = {
        who: measured(p[here], sample.y[here])
        for who in sorted({level(one) for one in sample.who})
        if (here := np.array([level(one) == who for one in sample.who])).sum() >= 30
    }
    return {"all": measured(p, sample.y), "by": by, "reliability": reliability(p, sample.y)}


def foretold(game: str, row: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What the shipped weights say of everything that is read in a game, and what came, for each model and level."""
    weights = shipped(game)
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for _, reading in read(game, [row]):
        place = reading.model, level(reading.who)
        name = {"game": game, "seed": row["seed"], "model": place[0], "who": place[1]}
        one = found.setdefault(place, {**name, "said": [], "came": []})
        one["said"].append(round(float(chances(np.array(reading.row), weights[reading.model])), 3))
        one["came"].append(int(reading.was))
    yield from found.values()


def shipped(game: str) -> dict[str, Array]:
    """The weights that the bots read."""
    told = json.loads(weights_file(game).read_text(encoding="utf-8"))
    return {model: np.array(weights) for model, weights in told["weights"].items()}


def weights_file(game: str) -> Path:
    package, _, file = study_of(game).beliefs.partition(":")
    return Path(str(files(package).joinpath(file)))


def counting(text: str) -> tuple[Path, float]:
    """A file of games, and how much each of them counts."""
    name, _, count = text.partition("*")
    return Path(name), float(count or 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument(
        "--kept", type=Path, required=True, help="where the games of the pool are written down"
    )
    parser.add_argument("--count", type=float, default=1.0, help="how much each of those games counts")
    parser.add_argument(
        "--also",
        type=counting,
        action="append",
        default=[],
        help="games that were written down before, too; may be repeated; FILE*2: each counts twice",
    )
    parser.add_argument(
        "--bots", default="", help="a later generation of players, such as top@16,first:top@16"
    )
    parser.add_argument(
        "--generation",
        type=int,
        default=0,
        help="which one it is: 1, or 2 if bots are named; from 3 on say so",
    )
    parser.add_argument(
        "--players", type=int, default=0, help="of a later generation, if it is not the first table's"
    )
    parser.add_argument("--write", action="store_true", help="into the weights that the bots read")
    parser.add_argument(
        "--check", action="store_true", help="play fresh games, and say what the bots' weights know of them"
    )
    parser.add_argument("--rows", type=Path, help="with --check: where what was said and what came goes")
    given = parser.parse_args()
    names = [name for name in given.bots.split(",") if name]
    if given.check:
        rows = pooled(
            given.game, given.games, given.kept, FRESH + 100_000 * given.generation, names, given.players
        )
        if given.rows is not None:
            done = {row["seed"] for row in written(given.rows) if row["game"] == given.game}
            for row in rows:
                for one in foretold(given.game, row) if row["seed"] not in done else ():
                    write(given.rows, one)
            return
        for model, sample in samples(read(given.game, rows)).items():
            print(model, json.dumps(judge(sample, shipped(given.game)[model]), indent=1))
        return
    generation = given.generation or (2 if names else 1)
    rows = pooled(given.game, given.games, given.kept, seeds(generation), names, given.players)
    counts = [given.count] * len(rows)
    for more, count in given.also:
        rows += written(more)
        counts += [count] * (len(rows) - len(counts))
    found: dict[str, list[float]] = {}
    reports: dict[str, Any] = {}
    for model, sample in samples(read(given.game, rows), counts).items():
        weights, reports[model] = learn(sample)
        found[model] = [round(float(weight), 5) for weight in weights]
        print(model, json.dumps(reports[model], indent=1), flush=True)
    if given.write:
        also = "".join(
            f" --also {more}" + (f"*{count:g}" if count != 1 else "") for more, count in given.also
        )
        later = f" --bots {given.bots}" if given.bots else ""
        later += f" --generation {given.generation}" if given.generation else ""
        later += f" --players {given.players}" if given.players else ""
        later += f" --count {given.count:g}" if given.count != 1 else ""
        command = f"python -m saloon.lab.readers {given.game} --games {given.games}{later} --kept {given.kept}{also}"
        told = {
            "made by": f"{command} --write",
            "games": len(rows),
            "kept aside": {model: report["all"] for model, report in reports.items()},
            "weights": found,
        }
        weights_file(given.game).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
