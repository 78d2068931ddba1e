"""How far real cards stay below the limits of the engine (Q52): every scoundrel of both boxes, and whole random games.

    .venv/bin/python -m tools.bounds                       every scoundrel, one game each; 2,000 games of each box
    .venv/bin/python -m tools.bounds --every 50 --games 50 a slice, as `make test` takes it

Every scoundrel stands on a sheet beside those who use others, with more of them in the Saloon and on the pile; from
there the engine plays at random to the end. What is printed is the most that any state has seen, and the limit.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

import saloon
from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.engine.names import DEEPEST, MOST_FRAMES, MOST_USES, MOST_WORK
from saloon.games.scoundrels.make import scoundrels
from saloon.kernel.chance import Dice
from saloon.kernel.core import MOST_STEPS, STRIDE, Peaks, State
from saloon.kernel.playout import MOST_DECISIONS, playout
from tools.sweep import setups

MARGIN = 4
"""A limit is at least so many times what real cards reach."""


class Seen:
    """The most of each thing that is counted, over many states."""

    def __init__(self) -> None:
        self.peaks = Peaks()
        self.decisions = 0

    def play(self, s: State, seed: int) -> None:
        """A state to its end, at random."""
        s.peaks = self.peaks
        self.decisions = max(self.decisions, playout(s, Dice(seed)))

    def margins(self) -> list[tuple[str, int, int]]:
        """Each thing with what was reached and its limit."""
        peaks = self.peaks
        return [
            ("questions inside questions", peaks.depth, DEEPEST),
            ("texts looked at for one question", peaks.work, MOST_WORK),
            ("uses from one question to the next", peaks.uses, MOST_USES),
            ("steps from one question to the next", peaks.steps, MOST_STEPS),
            ("frames on the stack when a use begins", peaks.top // STRIDE + 1, MOST_FRAMES // STRIDE),
            ("decisions of a playout", self.decisions, MOST_DECISIONS),
        ]


def users(box: str) -> list[str]:
    """The jobs that use other texts: they make the longest questions."""
    return [job.id for job in catalogue.load(box).jobs if job.text.startswith("Use ")]


def stage(box: str, trait: str, job: str) -> str:
    """A position with this scoundrel among those who use others."""
    cards = catalogue.load(box)
    traits = (other.id for other in cards.traits if other.id != trait)
    jobs = [other for other in users(box) if other != job]
    on_sheet = [f"{trait} {job}", *(f"{next(traits)} {other}" for other in jobs[:3])]
    rest = [f"{next(traits)} {other}" for other in jobs[3:]]
    fill = [other.id for other in cards.jobs if other.id not in (job, *jobs)]
    rest += [f"{next(traits)} {other}" for other in fill[: 4 - len(rest)]]
    sheet = ", ".join(f'{place} = "{name}"' for place, name in enumerate(on_sheet, 1))
    drinking = ", ".join(f'"{name}"' for name in rest[:3])
    lines = [f"saloon = [{drinking}]", f'pile = ["{rest[3]}"]']
    if box != catalogue.BASE:
        lines.append(f'options = {{ expansion = "{box}" }}')
    return "\n".join([*lines, "[seat.0]", f"sheet = {{ {sheet} }}", "money = 9"])


def pairs(box: str) -> list[tuple[str, str]]:
    cards = catalogue.load(box)
    return [(trait.id, job.id) for trait in cards.traits for job in cards.jobs]


def measure(box: str, every: int, games: int) -> Iterator[Seen]:
    """What was seen so far, after each scoundrel and each game."""
    seen = Seen()
    for number, (trait, job) in enumerate(pairs(box)[::every]):
        state = saloon.position("scoundrels", stage(box, trait, job)).state
        seen.play(state, number)
        yield seen
    rules, all_setups = scoundrels(None, box), setups(box)
    for seed in range(games):
        players, options = all_setups[seed * 61 % len(all_setups)]
        state = rules.new_state(players, rules.options(players, options), seed)
        seen.play(state, seed)
        yield seen


def report(box: str, seen: Seen) -> list[str]:
    return [
        f"{box}: {name}: {reached:,} of {limit:,}, a margin of {limit / max(1, reached):.1f}"
        for name, reached, limit in seen.margins()
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="How far do real cards stay below the limits?")
    parser.add_argument("--every", type=int, default=1, help="only one scoundrel of so many")
    parser.add_argument("--games", type=int, default=2000, help="random games of each box")
    given = parser.parse_args()
    tight = False
    for box in catalogue.BOXES:
        *_, seen = measure(box, given.every, given.games)
        print("\n".join(report(box, seen)))
        tight |= any(reached * MARGIN > limit for _, reached, limit in seen.margins())
    return 1 if tight else 0


if __name__ == "__main__":
    sys.exit(main())
