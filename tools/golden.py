"""Writes the golden games, `tests/golden/*.txt`: choices, what every seat sees now and then, and the log.

A test plays them again and compares. After a change that is meant, run `make golden` and read the diff.
"""

from __future__ import annotations

import json
import random
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import saloon
from saloon import CannotUndo, Game

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
EVERY = 10
"""Steps between two looks at the table."""
SALT = "0123456789abcdef" * 2
ALWAYS_THE_SAME = ("game", "rules", "options", "players", "rounds", "seat")


@dataclass(frozen=True)
class Golden:
    """One golden game: its set-up and the seed of both the deal and the choices."""

    name: str
    players: int
    seed: int
    options: dict[str, object] = field(default_factory=dict)


GAMES = [
    Golden("two", 2, 5),
    Golden("three", 3, 3),
    Golden("four", 4, 4),
    Golden("five", 5, 5),
    Golden("small", 2, 6, {"small": True}),
    Golden("coins", 3, 7, {"coins": {"bank": 20, "ranch": 0}, "first": 1}),
]


def begin(golden: Golden) -> Game:
    return saloon.new("goat", players=golden.players, options=golden.options, seed=golden.seed, salt=SALT)


def written(golden: Golden) -> str:
    """The whole text of a golden game."""
    game, dice = begin(golden), random.Random(golden.seed)
    lines = ["# A golden game. `make golden` writes it; read the diff before you commit it.", ""]
    shown, taken_back = 0, False
    lines += table(game)
    while (decision := game.decision) is not None:
        word = decision.choices[dice.randrange(len(decision.choices))]
        lines.append(f"{decision.seat}: {decision.kind}, one of {len(decision.choices)}: {word}")
        game.apply(decision.seat, word)
        if not taken_back and undone(game, decision.seat):
            taken_back = True
            lines.append(f"{decision.seat}: undo, and again {word}")
            game.apply(decision.seat, word)
        if game.step >= shown + EVERY:
            shown = game.step
            lines += table(game)
    return "\n".join([*lines, *table(game), game.notation()])


def undone(game: Game, seat: int) -> bool:
    try:
        game.undo(seat)
    except CannotUndo:
        return False
    return True


def table(game: Game) -> list[str]:
    """What a spectator sees, and for every seat where its view differs from that."""
    public = game.view(None)
    lines = ["", f"[step {game.step}]"]
    for key, value in public.items():
        lines += [] if key in ALWAYS_THE_SAME else rows(key, value)
    for seat in game.seats:
        lines += [
            f"seat {seat} | {row}"
            for row in differences(public, game.view(seat), "")
            if row != f"seat: {seat}"
        ]
    return [*lines, ""]


def rows(path: str, value: Any) -> list[str]:
    """A part of a view: in one line, or a line for each of its rows."""
    if path == "seen":
        return [row for key in value for row in rows(f"seen.{key}", value[key])]
    if path in ("seats", "locations", "seen.offers", "seen.tokens"):
        return [f"{path}.{k}: {compact(row)}" for k, row in enumerate(value)]
    return [f"{path}: {compact(value)}"]


def differences(one: Any, other: Any, path: str) -> list[str]:
    if one == other:
        return []
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [row for key in one for row in differences(one[key], other[key], f"{path}.{key}".lstrip("."))]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [row for k in range(len(one)) for row in differences(one[k], other[k], f"{path}.{k}")]
    return [f"{path}: {compact(other)}"]


def compact(value: object) -> str:
    """Plain data in little room: all strings here are single words, so they need no quotes."""
    return json.dumps(value, separators=(", ", ": ")).replace('"', "")


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for golden in GAMES:
        (FOLDER / f"{golden.name}.txt").write_text(written(golden), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
