"""Tournaments: every bot against every other, on the same deals in every seat, resumable, in several processes."""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import saloon
from saloon import bots
from saloon.bots.budget import Budget
from saloon.bots.player import Player
from saloon.errors import BadOption, UnknownBot
from saloon.lab import first
from saloon.lab import rows as results
from saloon.lab.rows import Row
from saloon.lab.statistics import Interval, bootstrap, likelihood_ratio, ratings, variance_ratio, verdict
from saloon.lab.workers import Workers, workers

ANCHOR = "rules"
SAVE_EVERY = 15.0
"""Seconds between two writings of the rows."""
ELO_RESAMPLES = 200
UNTIL_TESTED = 20
"""Deals of a pair before the sequential test is asked."""


@dataclass(frozen=True)
class Entrant:
    """A bot as it takes part: `top:honest@1500` thinks for 1500 iterations, `top@0.05s` for 50 ms."""

    label: str
    spec: str
    budget: Budget | None

    @classmethod
    def of(cls, text: str) -> Entrant:
        spec, _, budget = text.partition("@")
        first.get(text)
        return cls(text, spec, Budget.of(budget) if budget else None)

    def player(self) -> Player:
        """The bot, if it can say how likely its choices are."""
        bot = first.get(self.spec)
        if not isinstance(bot, Player):
            raise UnknownBot(
                f"Bot '{self.spec}' cannot say how likely its choices are: it is no saloon.bots.player.Player."
            )
        return bot


@dataclass(frozen=True)
class Setting:
    """What is played."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...]
    version: int | None = None
    """A former rules version; the present one if it is left out."""

    def new(self, deal: int) -> saloon.Game:
        options = dict(self.options)
        return saloon.new(self.game, players=self.players, options=options, seed=deal, version=self.version)

    @property
    def config(self) -> str:
        """Everything that a result depends on besides the bots' own names and the code: rules and weights."""
        weights = Path(saloon.__file__).with_name("games") / self.game / "bots" / "weights.json"
        digest = hashlib.sha256(weights.read_bytes()).hexdigest()[:12] if weights.exists() else ""
        version = self.new(0).rules.version
        return f"{self.game} {self.players} {json.dumps(dict(self.options), sort_keys=True)} rules {version} {digest}"


@dataclass(frozen=True)
class Task:
    """One deal of one pair: the first in every seat, the second in all others."""

    setting: Setting
    one: Entrant
    other: Entrant
    deal: int
    commit: str


class Clocked:
    """A bot with a watch, and a count of what it failed at."""

    def __init__(self, entrant: Entrant) -> None:
        self.entrant = entrant
        self.bot = first.get(entrant.spec)
        self.times: list[float] = []
        self.failed = 0

    def act(self, game: saloon.Game, seat: int, legal: list[str], rng: Random) -> str:
        view: Any = game.view(seat)
        events: Any = game.events(seat)
        began = time.process_time()
        choice = bots.answered(self.entrant.label, self.bot, view, events, legal, rng, self.entrant.budget)
        elsewhere = float(getattr(self.bot, "cpu_elsewhere", 0.0))
        self.times.append(1000 * (time.process_time() - began + elsewhere))
        if choice is not None:
            return choice
        self.failed += 1
        return legal[rng.randrange(len(legal))]


def one_game(task: Task, seat: int) -> Row:
    """A game with dice of their own for every choice, so that it is the same in any process."""
    game = task.setting.new(task.deal)
    one, other = Clocked(task.one), Clocked(task.other)
    while (question := game.decision) is not None:
        legal = list(question.choices)
        choice = legal[0]
        if len(legal) > 1:
            rng = Random(f"{task.deal} {seat} {question.seat} {game.step}")
            choice = (one if question.seat == seat else other).act(game, question.seat, legal, rng)
        game.apply(question.seat, choice)
    result: Any = game.result
    scores = result["scores"]
    rest = [score for k, score in enumerate(scores) if k != seat]
    return Row(
        config=task.setting.config,
        game=task.setting.game,
        players=task.setting.players,
        options=json.dumps(dict(task.setting.options), sort_keys=True),
        bot=task.one.label,
        other=task.other.label,
        deal=task.deal,
        seat=seat,
        share=1 / len(result["winners"]) if seat in result["winners"] else 0.0,
        margin=scores[seat] - sum(rest) / len(rest),
        choices=game.step,
        milliseconds=_mean(one.times),
        slowest=max(one.times, default=0.0),
        other_milliseconds=_mean(other.times),
        other_slowest=max(other.times, default=0.0),
        fallbacks=one.failed + other.failed,
        commit=task.commit,
    )


def _mean(values: list[float]) -> float:
    return round(sum(values) / len(values), 3) if values else 0.0


def deal(task: Task) -> list[Row]:
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    return [one_game(task, seat) for seat in range(task.setting.players)]


@dataclass
class Pair:
    """One against another, over all deals."""

    bot: str
    other: str
    deals: int
    share: Interval
    margin: float
    variance: float
    milliseconds: float
    slowest: float
    fallbacks: int
    ratio: float | None = None
    verdict: str | None = None


@dataclass
class Standing:
    """A bot's rating."""

    bot: str
    elo: Interval
    skill: tuple[float, float] | None = None
    """Mu and sigma of openskill, for tables of more than two; sigma is no confidence interval."""


@dataclass
class Report:
    """A whole tournament."""

    setting: Setting
    first_deal: int
    pairs: list[Pair] = field(default_factory=list)
    standings: list[Standing] = field(default_factory=list)
    anchor: str = ""
    """Who stands at 1000: the rules of thumb if they take part, else the first who does."""


class Tournament:
    """Plays what is missing from a file of rows, and reports on all of it."""

    def __init__(
        self,
        setting: Setting,
        entrants: Sequence[Entrant],
        deals: int,
        start: int = 0,
        sprt: tuple[float, float] | None = None,
        out: Path | None = None,
        one_way: bool = False,
    ) -> None:
        """`one_way`: at larger tables, whoever is named later sits in all other seats, and never alone among them."""
        if len({entrant.label for entrant in entrants}) < 2:
            raise BadOption("A tournament needs two different bots at least, such as --bots top,rules.")
        if any(entrant.spec.startswith(first.PREFIX) for entrant in entrants):
            setting = replace(setting, version=first.RULES)
        self.setting = setting
        self.entrants = list(entrants)
        self.deals = range(start, start + deals)
        self.sprt = sprt
        self.out = out
        self.one_way = one_way
        self.config = setting.config
        labels = {entrant.label for entrant in entrants}
        self.kept = [] if out is None else results.read(out)
        """Rows of the file, of other matches too."""
        self.rows = {
            row.key: row
            for row in self.kept
            if row.config == self.config and {row.bot, row.other} <= labels and row.deal in self.deals
        }

    def pairs(self) -> list[tuple[Entrant, Entrant]]:
        """Every two once; at larger tables both ways round, since one among many is not many against one."""
        found = [(a, b) for k, a in enumerate(self.entrants) for b in self.entrants[k + 1 :]]
        both = self.setting.players > 2 and not self.one_way
        return found + [(b, a) for a, b in found] if both else found

    def play(
        self,
        jobs: int = 1,
        progress: Callable[[int, int], None] = lambda done, total: None,
        at_work: Workers | None = None,
    ) -> Report:
        """Play, deal by deal over all pairs, until done or decided; `at_work` works instead of `jobs` processes.

        Several workers have deals under way when a pair is decided. Those are left out: what one process would not
        have played is no result.
        """
        total = len(self.deals) * len(self.pairs())
        saved = time.monotonic()
        handed: deque[Task] = deque()
        with workers(jobs) if at_work is None else nullcontext(at_work) as hands:
            for done, found in enumerate(hands.map(deal, self._tasks(results.commit(), handed)), 1):
                task = handed.popleft()
                if not self._decided(task.one, task.other):
                    self.rows.update({row.key: row for row in found})
                progress(done, total)
                if time.monotonic() - saved > SAVE_EVERY:
                    self.save()
                    saved = time.monotonic()
        self.save()
        return self.report()

    def _tasks(self, commit: str, handed: deque[Task]) -> Iterator[Task]:
        """What is not played and not decided, as far as is known when it is asked for; noted in `handed`."""
        for number in self.deals:
            for one, other in self.pairs():
                if not self._played(one, other, number) and not self._decided(one, other):
                    task = Task(self.setting, one, other, number, commit)
                    handed.append(task)
                    yield task

    def _played(self, one: Entrant, other: Entrant, number: int) -> bool:
        keys = [(self.config, one.label, other.label, number, seat) for seat in range(self.setting.players)]
        return all(key in self.rows for key in keys)

    def _decided(self, one: Entrant, other: Entrant) -> bool:
        if self.sprt is None:
            return False
        means = [float(np.mean(shares)) for shares in self.by_deal(one.label, other.label)]
        if len(means) < UNTIL_TESTED:
            return False
        return verdict(likelihood_ratio(means, *self.sprt, self.setting.players)) != "open"

    def save(self) -> None:
        if self.out is not None:
            mine = set(self.rows)
            results.write(
                self.out, [row for row in self.kept if row.key not in mine] + list(self.rows.values())
            )

    # What came of it

    def of_pair(self, bot: str, other: str) -> list[Row]:
        return [row for row in self.rows.values() if row.bot == bot and row.other == other]

    def by_deal(self, bot: str, other: str) -> list[list[float]]:
        """The shares of a pair's finished deals, seat by seat."""
        found: dict[int, list[float]] = {}
        for row in self.of_pair(bot, other):
            found.setdefault(row.deal, []).append(row.share)
        return [shares for _, shares in sorted(found.items()) if len(shares) == self.setting.players]

    def report(self) -> Report:
        report = Report(self.setting, self.deals.start, anchor=self.anchor)
        for one, other in self.pairs():
            deals = self.by_deal(one.label, other.label)
            if deals:
                report.pairs.append(self._pair(one.label, other.label, deals))
        report.standings = self._standings()
        return report

    def _pair(self, bot: str, other: str, deals: list[list[float]]) -> Pair:
        rows = self.of_pair(bot, other)
        means = [float(np.mean(shares)) for shares in deals]
        pair = Pair(
            bot,
            other,
            len(deals),
            bootstrap(means),
            float(np.mean([row.margin for row in rows])),
            variance_ratio(deals),
            float(np.mean([row.milliseconds for row in rows])),
            float(np.percentile([row.slowest for row in rows], 95)),
            sum(row.fallbacks for row in rows),
        )
        if self.sprt is not None:
            pair.ratio = likelihood_ratio(means, *self.sprt, self.setting.players)
            pair.verdict = verdict(pair.ratio)
        return pair

    @property
    def anchor(self) -> str:
        labels = [entrant.label for entrant in self.entrants]
        return next((label for label in labels if label.partition("@")[0] == ANCHOR), labels[0])

    def _standings(self) -> list[Standing]:
        tables = {
            (a.label, b.label): np.array([np.mean(shares) for shares in self.by_deal(a.label, b.label)])
            for a, b in self.pairs()
        }
        labels = [entrant.label for entrant in self.entrants]
        rng = np.random.default_rng(1)
        middle = self._rated(labels, tables, self.anchor)
        drawn: list[dict[str, float]] = []
        for _ in range(ELO_RESAMPLES):
            again = {
                pair: rng.choice(means, len(means)) if len(means) else means for pair, means in tables.items()
            }
            drawn.append(self._rated(labels, again, self.anchor))
        skills = self._skills() if self.setting.players > 2 else {}
        out: list[Standing] = []
        for label in labels:
            low, high = np.percentile([one[label] for one in drawn], [2.5, 97.5])
            out.append(Standing(label, Interval(middle[label], float(low), float(high)), skills.get(label)))
        return sorted(out, key=lambda standing: -standing.elo.mean)

    def _rated(
        self, labels: list[str], tables: Mapping[tuple[str, str], Any], anchor: str
    ) -> dict[str, float]:
        """At a table of n, a share counts as so many games won against each of the n - 1 others."""
        others = self.setting.players - 1
        games = {pair: float(len(means) * self.setting.players) for pair, means in tables.items()}
        wins: dict[tuple[str, str], float] = {}
        for pair, means in tables.items():
            share = float(means.mean()) if len(means) else 0.0
            # One among n equals wins 1/n: as a duel with each other that is one half.
            duel = share * others / (share * others + (1 - share)) if share else 0.0
            wins[pair] = games[pair] * duel
        return ratings(labels, wins, games, anchor)

    def _skills(self) -> dict[str, tuple[float, float]]:
        from openskill.models import PlackettLuce

        model = PlackettLuce()
        skills = {entrant.label: model.rating() for entrant in self.entrants}
        for row in sorted(self.rows.values(), key=lambda row: row.key):
            seats = [row.other] * (row.players - 1)
            teams = [[skills[row.bot]], *[[skills[label]] for label in seats]]
            ranks = [1.0 - row.share, *[row.share] * len(seats)]
            rated = model.rate(teams, ranks=ranks)
            skills[row.bot] = rated[0][0]
            mu = float(np.mean([team[0].mu for team in rated[1:]]))
            sigma = float(np.mean([team[0].sigma for team in rated[1:]]))
            skills[row.other] = model.rating(mu=mu, sigma=sigma)
        return {label: (float(skill.mu), float(skill.sigma)) for label, skill in skills.items()}
