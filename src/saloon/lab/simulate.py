"""Many games between bots, in several processes, and what came of them."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any

import saloon
from saloon import bots
from saloon.errors import BadPlayers
from saloon.lab import first
from saloon.lab.workers import Workers, workers

BATCH = 20
"""Games handed to a process at once."""


@dataclass
class Row:
    """One game: who won, with what, in how many choices."""

    seed: int
    winners: list[int]
    scores: list[int]
    choices: int


@dataclass
class Seat:
    """What one seat made of all games."""

    bot: str
    wins: float = 0.0
    """A shared victory counts as its share."""
    win_rate: float = 0.0
    low: float = 0.0
    high: float = 0.0
    """95 % interval of the win rate (Wilson)."""
    mean_score: float = 0.0
    deviation: float = 0.0


@dataclass
class Report:
    """A whole simulation."""

    game: str
    players: int
    options: dict[str, Any]
    games: int
    seed: int
    jobs: int
    seats: list[Seat] = field(default_factory=list)
    mean_choices: float = 0.0
    seconds: float = 0.0
    games_per_second: float = 0.0

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def play(game: saloon.Game, players: list[bots.Bot], rng: Random, names: list[str] | None = None) -> None:
    """Let bots play a game to its end, each from its own view; where one fails, chance chooses and the log says so."""
    called = names or [type(bot).__name__ for bot in players]
    while (question := game.decision) is not None:
        seat = question.seat
        view: Any = game.view(seat)
        events: Any = game.events(seat)
        choice = bots.asked(called[seat], players[seat], view, events, list(question.choices), rng)
        game.apply(seat, choice)


def one_game(name: str, players: int, options: Mapping[str, Any], lineup: list[str], seed: int) -> Row:
    game = saloon.new(name, players=players, options=options, seed=seed)
    play(game, [first.get(bot) for bot in lineup], Random(seed), lineup)
    result: Any = game.result
    return Row(seed, result["winners"], result["scores"], game.step)


def batch(task: tuple[str, int, dict[str, Any], list[str], range]) -> list[Row]:
    name, players, options, lineup, seeds = task
    return [one_game(name, players, options, lineup, seed) for seed in seeds]


def simulate(
    name: str,
    players: int,
    options: Mapping[str, Any] | None = None,
    lineup: list[str] | None = None,
    games: int = 100,
    jobs: int = 1,
    seed: int = 0,
    progress: Callable[[int], None] = lambda done: None,
    at_work: Workers | None = None,
    keep: Callable[[list[Row]], None] | None = None,
) -> Report:
    """Games of seeds `seed`, `seed + 1`, …; the same whoever works. `lineup` names a bot for each seat.

    `at_work` are workers of the caller's, instead of `jobs` processes; `keep` is given the rows as they come, in order.
    """
    lineup = list(lineup or ["random"])
    if len(lineup) == 1:
        lineup *= players
    if len(lineup) != players:
        raise BadPlayers(
            f"{len(lineup)} bots are named for {players} seats; name one for all, or one for each."
        )
    for bot in lineup:
        first.get(bot)
    saloon.new(name, players=players, options=options, seed=0)
    starts = range(seed, seed + games, BATCH)
    tasks = [
        (name, players, dict(options or {}), lineup, range(k, min(k + BATCH, seed + games))) for k in starts
    ]
    began = time.perf_counter()
    rows: list[Row] = []
    with workers(jobs) if at_work is None else nullcontext(at_work) as hands:
        for some in hands.map(batch, tasks):
            rows += some
            if keep is not None:
                keep(some)
            progress(len(rows))
        report = Report(name, players, dict(options or {}), games, seed, hands.size)
    report.seconds = time.perf_counter() - began
    return summed(report, lineup, rows)


def summed(report: Report, lineup: list[str], rows: list[Row]) -> Report:
    n = max(1, len(rows))
    for k, bot in enumerate(lineup):
        seat = Seat(bot)
        seat.wins = sum(1 / len(row.winners) for row in rows if k in row.winners)
        seat.win_rate = seat.wins / n
        seat.low, seat.high = wilson(seat.wins, n)
        scores = [row.scores[k] for row in rows]
        seat.mean_score = sum(scores) / n
        seat.deviation = math.sqrt(sum((score - seat.mean_score) ** 2 for score in scores) / n)
        report.seats.append(seat)
    report.mean_choices = sum(row.choices for row in rows) / n
    report.games_per_second = len(rows) / report.seconds if report.seconds else 0.0
    return report


def wilson(wins: float, n: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a rate, sound for small numbers too."""
    rate = wins / n
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(rate * (1 - rate) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), min(1.0, middle + half)
