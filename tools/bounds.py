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
from dataclasses import dataclass, fields

import saloon
from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.engine.names import DEEPEST, MOST_FRAMES, MOST_USES, MOST_WORK
from saloon.games.scoundrels.make import scoundrels
from saloon.kernel.chance import Dice
from saloon.kernel.core import MOST_STEPS, STRIDE, State
from saloon.kernel.playout import MOST_DECISIONS, playout
from tools.sweep import setups

MARGIN = 4
"""A limit is at least so many times what real cards reach."""


@dataclass
class Peaks:
    """The most of each thing that is counted."""

    depth: int = 0
    work: int = 0
    uses: int = 0
    steps: int = 0
    frames: int = 0
    decisions: int = 0

    def see(self, s: State, decisions: int) -> None:
        found = (s.deepest, s.hardest, s.busiest, s.longest, s.highest // STRIDE + 1, decisions)
        for field, value in zip(fields(self), found, strict=True):
            setattr(self, field.name, max(int(getattr(self, field.name)), int(value)))

    def margins(self) -> list[tuple[str, int, int]]:
        """Each thing with what was reached and its limit."""
        limits = (DEEPEST, MOST_WORK, MOST_USES, MOST_STEPS, MOST_FRAMES // STRIDE, MOST_DECISIONS)
        names = (
            "questions inside questions",
            "texts looked at for one question",
            "uses from one question to the next",
            "steps from one question to the next",
            "frames on the stack when a use begins",
            "decisions of a playout",
        )
        return [
            (name, int(getattr(self, field.name)), limit)
            for name, field, limit in zip(names, fields(self), limits, strict=True)
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


def measure(box: str, every: int, games: int) -> Iterator[Peaks]:
    """The peaks so far, after each scoundrel and each game."""
    peaks = Peaks()
    for number, (trait, job) in enumerate(pairs(box)[::every]):
        state = saloon.position("scoundrels", stage(box, trait, job)).state
        peaks.see(state, playout(state, Dice(number)))
        yield peaks
    rules, all_setups = scoundrels(None, box), setups(box)
    for seed in range(games):
        players, options = all_setups[seed * 61 % len(all_setups)]
        state = rules.new_state(players, rules.options(players, options), seed)
        peaks.see(state, playout(state, Dice(seed)))
        yield peaks


def report(box: str, peaks: Peaks) -> list[str]:
    return [
        f"{box}: {name}: {reached:,} of {limit:,}, a margin of {limit / max(1, reached):.1f}"
        for name, reached, limit in peaks.margins()
    ]


def main() -> int:
    parser = argparse.ArgumentParser(description="How far do real cards stay below the limits?")
    parser.add_argument("--every", type=int, default=1, help="only one scoundrel of so many")
    parser.add_argument("--games", type=int, default=2000, help="random games of each box")
    given = parser.parse_args()
    tight = False
    for box in catalogue.BOXES:
        *_, peaks = measure(box, given.every, given.games)
        print("\n".join(report(box, peaks)))
        tight |= any(reached * MARGIN > limit for _, reached, limit in peaks.margins())
    return 1 if tight else 0


if __name__ == "__main__":
    sys.exit(main())
