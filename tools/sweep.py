"""Plays many random games of 3000 Scoundrels over all options and says which cards were never used in any of them.

    .venv/bin/python tools/sweep.py                                         2,000 games, the report on the screen
    .venv/bin/python tools/sweep.py --games 100000 --jobs 2 --write docs/sweep.md
    .venv/bin/python tools/sweep.py --box double-or-nothing                  the same with the expansion

Games are played by the engine's own random playout, in chunks, so that it can be watched and stopped. The same seed and
number of games give the same report.
"""

from __future__ import annotations

import argparse
import functools
import itertools
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from saloon import _pure
from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.engine import events as e
from saloon.games.scoundrels.engine.choices import LED
from saloon.games.scoundrels.make import scoundrels
from saloon.kernel.chance import Dice
from saloon.kernel.journal import HEAD, Journal
from saloon.kernel.playout import playout

KINDS = (
    "job", "trait", "strategy card", "ability of the leader sheet", "office option", "location", "faceup safe",
)  # fmt: skip
CHUNK = 250


def setups(box: str = catalogue.BASE) -> list[tuple[int, dict[str, Any]]]:
    """2 to 4 players with every combination of the options that change what is played with."""
    out: list[tuple[int, dict[str, Any]]] = []
    if box != catalogue.BASE:
        return setups_of_expansion(box)
    flags = itertools.product((True, False), repeat=3)
    for (strategy, zero, extra), days, live, players in itertools.product(
        flags, ("2", "3", "wild"), ("asked", "live"), (2, 3, 4)
    ):
        options: dict[str, Any] = {"days": 2 if days == "2" else 3, "suspicion": live}
        options |= {"strategy_cards": strategy, "starting_zero": zero, "extra_scoundrel": extra}
        if days == "wild":
            options["wild_saloon"] = True
        out.append((players, options))
    return out


def setups_of_expansion(box: str) -> list[tuple[int, dict[str, Any]]]:
    """The same with an expansion, which leaves less to choose."""
    every = itertools.product((True, False), (2, 3), ("asked", "live"), (2, 3, 4))
    return [
        (players, {"expansion": box, "days": days, "suspicion": live, "strategy_cards": strategy})
        for strategy, days, live, players in every
    ]


@dataclass
class Tally:
    """What was used in some games: how often each card, by kind and number, and which pairs."""

    games: int = 0
    decisions: int = 0
    used: Counter[tuple[int, int]] = field(default_factory=Counter)
    met: set[tuple[int, int]] = field(default_factory=set)
    pairs: set[tuple[int, int]] = field(default_factory=set)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.used += other.used
        self.met |= other.met
        self.pairs |= other.pairs

    def read(self, data: list[int]) -> None:
        """Everything that a journal says was used."""
        gadgets: dict[int, int] = {}
        at = 0
        while at < len(data):
            kind, fields = data[at], at + HEAD
            if kind == e.USED:
                trait, job = data[fields + 1], data[fields + 2]
                self.used[0, job] += 1
                self.used[1, trait] += 1
                self.pairs.add((trait, job))
            elif kind == e.CREATED:
                self.met.add((data[fields], data[fields + 1]))
            elif kind == e.SAFE_OPENED:
                gadgets[data[fields]] = data[fields + 1]
            elif kind == e.USED_SAFE:
                self.used[6, gadgets[data[fields + 1]]] += 1
            elif kind in OTHERS:
                self.used[OTHERS[kind], data[fields + 1]] += 1
            at += HEAD + data[at + 2]


OTHERS = {e.USED_STRATEGY: 2, e.USED_LEADER: 3, e.USED_OFFICE: 4, e.USED_LOCATION: 5}


def play(seeds: range, box: str = catalogue.BASE) -> Tally:
    """One chunk."""
    rules, tally, all_setups = scoundrels(None, box), Tally(), setups(box)
    for seed in seeds:
        players, options = all_setups[seed * 61 % len(all_setups)]
        state = rules.new_state(players, rules.options(players, options), seed)
        journal = Journal([])
        state.journal = journal
        tally.decisions += playout(state, Dice(seed))
        if state.top >= 0:
            raise AssertionError(f"game {seed} came to no end")
        tally.games += 1
        tally.read(journal.data)
    return tally


def chunks(first: int, games: int) -> list[range]:
    return [range(k, min(k + CHUNK, first + games)) for k in range(first, first + games, CHUNK)]


def sweep(games: int, first: int = 0, jobs: int = 1, box: str = catalogue.BASE) -> Iterator[Tally]:
    """The tally so far, after each chunk."""
    total = Tally()
    if jobs == 1:
        for chunk in chunks(first, games):
            total.add(play(chunk, box))
            yield total
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for part in pool.imap(functools.partial(play, box=box), chunks(first, games)):
            total.add(part)
            yield total


def names(box: str = catalogue.BASE) -> list[list[str]]:
    """The cards by kind; one that is never used, such as a permission, has no name."""
    cards = catalogue.load(box)
    jobs, traits = [job.id for job in cards.jobs], [trait.id for trait in cards.traits]
    strategies, options = [card.id for card in cards.strategies], [option.id for option in cards.sheriff]
    locations = [location.id for location in cards.locations]
    safes = [safe.id if safe.timing not in ("", "always") else "" for safe in cards.safes]
    return [jobs, traits, strategies, list(LED), options, locations, safes if any(safes) else []]


def never(tally: Tally, box: str = catalogue.BASE) -> list[str]:
    """Cards that no game has used."""
    return [
        f"{KINDS[kind]} {name}"
        for kind, ids in enumerate(names(box))
        for k, name in enumerate(ids)
        if name and not tally.used[kind, k]
    ]


def report(tally: Tally, command: str, of: str = catalogue.BASE) -> str:
    box = catalogue.load(of)
    natural = len(box.traits) * len(box.jobs)
    missing = never(tally, of)
    engine = "compiled" if _pure.compiled() else "plain"
    lines = [
        "# Which cards are used" if of == catalogue.BASE else "# Which cards of Double or Nothing are used",
        "",
        f"{tally.games:,} random games with 2 to 4 players and all combinations of options,",
        f"{tally.decisions:,} decisions, on the {engine} engine. {datetime.now(UTC):%Y-%m-%d}, catalogue {box.hash}:",
        "",
        f"    {command}",
        "",
        f"**Cards never used: {', '.join(missing) if missing else 'none'}.**",
        "",
        f"Of the {natural:,} scoundrels {len(tally.met):,} came into the Saloon by themselves, and",
        f"{len(tally.pairs):,} were used. The order of the decks keeps red traits and green jobs apart but for swaps;",
        "`tests/sweep` places and uses every pair.",
    ]
    for kind, ids in enumerate(names(of)):
        if not ids:
            continue
        counts = sorted(((tally.used[kind, k], name) for k, name in enumerate(ids) if name), reverse=True)
        lines += ["", f"| {KINDS[kind]} | uses | per game |", "|---|--:|--:|"]
        lines += [f"| {name} | {count:,} | {count / tally.games:.3f} |" for count, name in counts]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Which cards are never used in many random games?")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the seed of the first game")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--box", choices=catalogue.BOXES, default=catalogue.BASE)
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the report here")
    given = parser.parse_args()
    if given.games < 1 or given.jobs < 1 or given.first < 0:
        parser.error("games and jobs are 1 or more, the first seed is 0 or more")
    start, tally, shown = time.monotonic(), Tally(), 0.0
    for tally in sweep(given.games, given.first, given.jobs, given.box):
        past = time.monotonic() - start
        if past - shown > 2 or tally.games == given.games:
            shown = past
            print(
                f"{tally.games:,} of {given.games:,} games, {tally.games / past:,.0f} a second, "
                f"{len(never(tally, given.box))} cards not used yet",
                file=sys.stderr,
            )
    text = report(tally, "tools/sweep.py " + " ".join(sys.argv[1:]), given.box)
    if given.write:
        given.write.write_text(text, encoding="utf-8")
    else:
        print(text)
    return 1 if never(tally, given.box) else 0


if __name__ == "__main__":
    sys.exit(main())
