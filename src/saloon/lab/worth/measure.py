"""Play the games of a measurement: rounds, each of them planned from the rounds before, in one process or several.

Game k of a thing has the same seed whoever plays it, so the rows do not depend on the number of processes, nor on how
often the measurement was interrupted.
"""

from __future__ import annotations

import hashlib
import json
import math
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import numpy.typing as npt

from saloon.lab.workers import Workers, workers
from saloon.lab.worth import files, model, rows
from saloon.lab.worth.rows import Row
from saloon.lab.worth.trial import NOTHING, Setting, Stage, Thing, mixed, worths_of

Array = npt.NDArray[np.float64]

UNIT = 1200
"""Games of a work unit, about: a second."""
SAVED_EVERY = 20.0
"""Seconds between two writings of the rows."""
FIRST_ROUND = 96
"""Games with each thing before anything is known; a twelfth of it where there is a hint."""
ROUNDS = 120
EXTREME = 100
"""So many things at either end are looked at more closely."""
CLOSER = 0.7
"""The share of the wanted half-width that is wanted of them."""
SHARED = 0.2
"""The share of the wanted half-width that the control may have: it is part of every interval, and cheap to narrow."""
BEYOND = 1.06
"""A round aims at a little less than what is wanted: how widely things are spread is itself estimated anew each time,
and a table that only just gets there dribbles on, a few games a round."""
MOST_AT_ONCE = 3.0
"""A round at most multiplies the games of a thing by this."""

_stages: dict[str, Stage] = {}
"""By process, what has been made ready."""

Task = tuple[str, Setting, int, int, list[tuple[int, int, int]]]
"""Game, setting, seed, round, and for each thing its number, its first game and how many."""


@dataclass
class Plan:
    """What is to be measured, with how many games at most."""

    game: str
    setting: Setting
    games: int = 0
    """At most so many in all; 0: until every interval is as narrow as wanted."""
    seed: int = 0
    target: float = 0.0
    """Half-width of a 95 % interval; 0: that of the setting."""
    only: frozenset[str] = frozenset()
    """Only things with these rows (jobs, say) or ids; none: all."""
    things: list[Thing] = field(default_factory=list)
    hint: dict[str, float] = field(default_factory=dict)
    """By id, what the things of a table are worth where they were measured most closely."""

    def __post_init__(self) -> None:
        found = worths_of(self.game).things(self.setting)
        if self.only:
            found = [one for one in found if one.kind == "money" or {one.row, one.column, one.id} & self.only]
        self.things = found
        self.hint = files.hint(self.game, self.setting)
        if not self.target:
            self.target = self.setting.target

    @property
    def about(self) -> str:
        """What the rows are of; rows of anything else are not mixed with them."""
        one = self.setting
        names = hashlib.sha256("\n".join(named(thing) for thing in self.things).encode()).hexdigest()[:12]
        about = [self.game, one.players, one.options, one.moment, self.seed, names]
        return json.dumps([*about, one.bot] if one.bot else about, sort_keys=True, default=str)


@dataclass
class Progress:
    """How far a measurement is."""

    round: int = 0
    games: int = 0
    """Played in all, those of earlier sittings too."""
    fresh: int = 0
    """Played in this sitting."""
    planned: int = 0
    """Of this round and those before."""
    seconds: float = 0.0
    left: float = math.nan
    """Seconds to the end of the round, about."""
    half_width: float = math.nan
    """The widest of the intervals after the latest round."""


def named(thing: Thing) -> str:
    return f"{thing.kind}:{thing.id}"


def seed_of(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def unit(task: Task) -> list[Row]:
    """Play a work unit."""
    game, setting, seed, number, wanted = task
    key = json.dumps(
        [game, setting.name, setting.players, setting.options, setting.moment, setting.bot], default=str
    )
    if key not in _stages:
        _stages[key] = worths_of(game).stage(setting)
    stage = _stages[key]
    things = worths_of(game).things(setting)
    base = mixed(seed, seed_of(f"{setting.players} {setting.moment}"))
    found: list[Row] = []
    for thing, first, games in wanted:
        name = "" if thing == NOTHING else named(things[thing])
        own = mixed(base, seed_of(name))
        sums = [[0, 0.0, 0.0, 0.0], [0, 0.0, 0.0, 0.0]]
        for k in range(first, first + games):
            margin, win = stage.play(thing, mixed(own, k))
            half = sums[k % 2]
            half[0] += 1
            half[1] += margin
            half[2] += margin * margin
            half[3] += win
        found += [
            Row(name, number, half, first, int(some[0]), some[1], some[2], some[3])
            for half, some in enumerate(sums)
            if some[0]
        ]
    return found


class Measurement:
    """One measurement, with the rows it has."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan = plan
        self.path = path
        self.rows: dict[tuple[int, str, int], Row] = {}
        for row in rows.read(path, plan.about) if path is not None else []:
            self.rows[row.key] = row
        self.progress = Progress()
        self.saved = 0.0
        everything = worths_of(plan.game).things(plan.setting)
        self.numbers = {named(thing): k for k, thing in enumerate(everything)} | {"": NOTHING}
        self.names = [named(thing) for thing in plan.things]

    # Rounds

    def run(
        self,
        jobs: int = 1,
        tell: Callable[[Progress], None] = lambda progress: None,
        rounds: int = ROUNDS,
        at_work: Workers | None = None,
    ) -> list[Row]:
        """Measure until the games are used up or every interval is narrow enough; goes on where the rows stop.

        `at_work` works instead of `jobs` processes.
        """
        with workers(jobs) if at_work is None else nullcontext(at_work) as hands:
            self._rounds(hands, tell, rounds)
        self.save(math.inf)
        return list(self.rows.values())

    def _rounds(self, hands: Workers, tell: Callable[[Progress], None], rounds: int) -> None:
        began = time.monotonic()
        self.progress.games = sum(row.games for row in self.rows.values())
        latest = max((row.round for row in self.rows.values()), default=0)  # those before it are whole
        for number in range(latest, max(latest + 1, rounds)):
            wanted = self.plan_round(number)
            self.progress.round = number
            self.progress.planned = self.played(number) + sum(wanted.values())
            if not wanted:
                break
            left = self.missing(number, wanted)
            for some in hands.map(unit, self.tasks(number, left)):
                for row in some:
                    self.rows[row.key] = row
                    self.progress.games += row.games
                    self.progress.fresh += row.games
                now = time.monotonic()
                self.progress.seconds = now - began
                pace = self.progress.fresh / max(1e-9, now - began)
                self.progress.left = (self.progress.planned - self.progress.games) / max(1e-9, pace)
                self.save(now)
                tell(self.progress)

    def played(self, before: int) -> int:
        return sum(row.games for row in self.rows.values() if row.round < before)

    def plan_round(self, number: int) -> dict[str, int]:
        """How many games with each thing in this round, from what the rounds before have shown."""
        known = [row for row in self.rows.values() if row.round < number]
        done = sum(row.games for row in known)
        left = self.plan.games - done if self.plan.games else 1 << 60
        if number == 0:
            most = FIRST_ROUND // 12 if self.plan.hint else FIRST_ROUND
            share = max(2, most if not self.plan.games else min(most, left // (len(self.names) + 8)))
            control = max(share, min(20 * FIRST_ROUND, share * len(self.names) // 8))
            if self.plan.setting.even:
                control = share  # to see that it is so
            return {"": control, **dict.fromkeys(self.names, share)}
        sums = model.Sums.of(known, self.names, even=self.plan.setting.even)
        estimate = model.estimate(sums, self.plan.things, hint=self.plan.hint)
        half = model.WIDE * estimate.deviation
        self.progress.half_width = float(half.max())
        order = np.argsort(np.argsort(estimate.mean))
        far = np.minimum(order, len(order) - 1 - order) < min(EXTREME, len(order) // 10)
        aim = np.where(far, CLOSER, 1.0) * self.plan.target
        if (half <= aim).all():
            return {}
        alike = sums.control[0]
        one = sums.zero_variance * alike
        enough = min(one * (model.WIDE / (SHARED * self.plan.target)) ** 2, done / 4)
        more = max(0, math.ceil(min(enough - alike, left / 4)))
        own = half**2 - model.WIDE**2 * sums.zero_variance
        room = np.maximum(aim**2 - model.WIDE**2 * one / (alike + more), (0.5 * aim) ** 2)
        short = np.clip(own / room * BEYOND, 1.0, MOST_AT_ONCE)
        need = np.ceil(sums.games * (short - 1.0))
        need[(half <= aim) | (own <= room)] = 0.0
        total = float(need.sum())
        if total > left - more:
            need = np.floor(need * (left - more) / total)
        wanted = {"": more} if more else {}
        return wanted | {name: int(games) for name, games in zip(self.names, need, strict=True) if games >= 1}

    def missing(self, number: int, wanted: dict[str, int]) -> list[tuple[int, int, int]]:
        """What of a round has no rows yet."""
        before: dict[str, int] = {}
        have: set[str] = set()
        for row in self.rows.values():
            if row.round < number:
                before[row.thing] = before.get(row.thing, 0) + row.games
            elif row.round == number:
                have.add(row.thing)
        return [
            (self.numbers[name], before.get(name, 0), games)
            for name, games in wanted.items()
            if name not in have
        ]

    def tasks(self, number: int, left: list[tuple[int, int, int]]) -> Iterator[Task]:
        """Units of about the same size; a thing is never divided, so that its row is written whole."""
        some: list[tuple[int, int, int]] = []
        size = 0
        for entry in left:
            some.append(entry)
            size += entry[2]
            if size >= UNIT:
                yield self.plan.game, self.plan.setting, self.plan.seed, number, some
                some, size = [], 0
        if some:
            yield self.plan.game, self.plan.setting, self.plan.seed, number, some

    def save(self, now: float) -> None:
        if self.path is not None and now - self.saved >= SAVED_EVERY:
            rows.write(self.path, self.rows.values(), self.plan.about)
            self.saved = now
