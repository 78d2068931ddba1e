"""Writes the golden games, `tests/golden/*.txt`: choices, what every seat sees now and then, and the log.

A test plays them again and compares. After a change that is meant, run `make golden` and read the diff. The logs in
docs/notation.md are played again too.
"""

from __future__ import annotations

import hashlib
import json
import random
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import saloon
from saloon import CannotUndo, Game
from saloon.language import notation

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
NOTATION = Path(__file__).parents[1] / "docs" / "notation.md"
BLOCK = re.compile(r"^```(\S+)([^\n]*)\n(.*?)^```$", re.M | re.S)
"""A fenced block of a page: its kind, the words after that, and its text."""
EVERY = {"goat": 10, "scoundrels": 40}
"""Steps between two looks at the table."""
SALT = "0123456789abcdef" * 2
LEFT_OUT = {
    "goat": ("game", "rules", "options", "players", "rounds", "seat"),
    "scoundrels": (
        "game",
        "rules",
        "options",
        "players",
        "days",
        "seat",
        "catalogue",
        "sites",
        "seen",
        "running",
    ),
}
"""What is always the same, or too long to read; the digests hold the latter."""
DIGESTED = ("scoundrels",)
IN_ROWS = ("seats", "locations", "safes", "seen.offers", "seen.tokens")
ASIDE = 0.1
"""How often somebody does what is nobody's turn, where the game has such things."""


@dataclass(frozen=True)
class Golden:
    """One golden game: its set-up and the seed of both the deal and the choices."""

    name: str
    players: int
    seed: int
    options: dict[str, object] = field(default_factory=dict)
    game: str = "goat"


GAMES = [
    Golden("two", 2, 5),
    Golden("three", 3, 3),
    Golden("four", 4, 4),
    Golden("five", 5, 5),
    Golden("small", 2, 6, {"small": True}),
    Golden("coins", 3, 7, {"coins": {"bank": 20, "ranch": 0}, "first": 1}),
    Golden("scoundrels-two", 2, 8, {"days": 2}, "scoundrels"),
    Golden(
        "scoundrels-four",
        4,
        9,
        {
            "days": 3,
            "strategy_cards": True,
            "starting_zero": True,
            "extra_scoundrel": True,
            "wild_saloon": True,
            "leaders": ["doc-zimmer", "lilith-boone", "milton-goff", "preston-cain"],
        },
        "scoundrels",
    ),
    Golden("scoundrels-live", 3, 10, {"suspicion": "live", "first": 2}, "scoundrels"),
    Golden(
        "expansion-three",
        3,
        11,
        {"expansion": "double-or-nothing", "strategy_cards": True},
        "scoundrels",
    ),
    Golden("solo-lilith", 1, 12, {"enemy": "lilith-boone"}, "scoundrels"),
    Golden("solo-doc", 1, 13, {"enemy": "doc-zimmer", "expert": True}, "scoundrels"),
]


def begin(golden: Golden) -> Game:
    return saloon.new(
        golden.game, players=golden.players, options=golden.options, seed=golden.seed, salt=SALT
    )


def written(golden: Golden) -> str:
    """The whole text of a golden game."""
    game, dice = begin(golden), random.Random(golden.seed)
    lines = ["# A golden game. `make golden` writes it; read the diff before you commit it.", ""]
    looked, taken_back = 0, False
    lines += table(game)
    while game.decision is not None:
        seat, word, line = pick(game, dice)
        lines.append(line)
        game.apply(seat, word)
        if not taken_back and undone(game, seat):
            taken_back = True
            lines.append(f"{seat}: undo, and again {word}")
            game.apply(seat, word)
        if game.step >= looked + EVERY[golden.game]:
            looked = game.step
            lines += table(game)
    return "\n".join([*lines, *table(game), game.notation()])


def pick(game: Game, dice: random.Random) -> tuple[int, str, str]:
    """Who chooses what, and the line that tells it; dice are thrown only where there is something to throw for."""
    questions = game.decisions
    extras = aside(game)
    if extras and dice.random() < ASIDE:
        seat, word = extras[dice.randrange(len(extras))]
        return seat, word, f"{seat}: aside: {word}"
    question = questions[dice.randrange(len(questions)) if len(questions) > 1 else 0]
    word = question.choices[dice.randrange(len(question.choices))]
    together = f" with {len(questions) - 1} more" if len(questions) > 1 else ""
    line = f"{question.seat}: {question.kind}{together}, one of {len(question.choices)}: {word}"
    return question.seat, word, line


def aside(game: Game) -> list[tuple[int, str]]:
    """Side actions: what a seat may choose that answers no question."""
    answers = {question.seat: list(question.choices) for question in game.decisions}
    return [
        (seat, word) for seat in game.seats for word in game.legal(seat) if word not in answers.get(seat, [])
    ]


def undone(game: Game, seat: int) -> bool:
    try:
        game.undo(seat)
    except CannotUndo:
        return False
    return True


# What the seats see


def table(game: Game) -> list[str]:
    """What a spectator sees, and for every seat where its view differs from that."""
    public = shown(game, None)
    lines = ["", f"[step {game.step}]"]
    for key, value in public.items():
        lines += rows(key, value)
    for seat in game.seats:
        lines += [f"seat {seat} | {row}" for row in differences(public, shown(game, seat), "")]
    if game.name in DIGESTED:
        lines.append(f"digest, spectator: {digest(game.view(None))}")
        lines += [f"digest, seat {seat}: {digest(game.view(seat))}" for seat in game.seats]
    return [*lines, ""]


def shown(game: Game, seat: int | None) -> dict[str, Any]:
    """The part of a view that is written down to be read."""
    return {key: short(part) for key, part in game.view(seat).items() if key not in LEFT_OUT[game.name]}


def short(part: Any) -> Any:
    """Scoundrels, slots and safes as a few words each; whatever else as it is."""
    if isinstance(part, list):
        return [short(one) for one in part]
    if not isinstance(part, dict):
        return part
    if "sleeve" in part:
        return f"{part['trait']} {part['job']} ${part['cost']}{' spent' if part['spent'] else ''}"
    if "henchmen" in part and "card" in part:
        return f"{part['slot']}={part['card'] or '?'}{words(' called by', part['henchmen'])}"
    if "gadget" in part:
        face = f" {part['gadget']} {part['value']}" if part["gadget"] else ""
        marks = [f"{owner}={number}" for owner, number in part["marks"]]
        return (
            f"{part['id']} {part['place']}{face}{words(' seen by', part['seen_by'])}{words(' marks', marks)}"
        )
    return {key: short(value) for key, value in part.items()}


def words(head: str, values: list[Any]) -> str:
    return " ".join([head, *map(str, values)]) if values else ""


def digest(view: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()[:16]


def rows(path: str, value: Any) -> list[str]:
    """A part of a view: in one line, or a line for each of its rows."""
    if path == "seen":
        return [row for key in value for row in rows(f"seen.{key}", value[key])]
    if path in IN_ROWS:
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
    """Plain data in little room: no string here has anything in it that needs quotes."""
    return json.dumps(value, separators=(", ", ": ")).replace('"', "")


# The logs of the documentation


def documented(page: str) -> str:
    """The page with its logs played again; a seat's log belongs to the game's log before it."""
    logs: dict[str, str] = {}

    def again(block: re.Match[str]) -> str:
        kind, head, body = block.groups()
        if kind == "log":
            logs[head.strip()] = body = replayed(body)
        elif kind == "seat-log":
            name, seat, at = head.split()
            body = saloon.replay(logs[name], at=int(at)).notation(seat=int(seat))
        return f"```{kind}{head}\n{body}```"

    return BLOCK.sub(again, page)


def replayed(text: str) -> str:
    """The same choices with the rules and cards of today."""
    log = notation.parse(text)
    game = saloon.new(log.game, log.players, log.options, log.seed, log.salt)
    for line in log.lines:
        if not line.startswith("@"):
            notation.play_line(game, line)
    return game.notation()


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for golden in GAMES:
        (FOLDER / f"{golden.name}.txt").write_text(written(golden), encoding="utf-8")
    NOTATION.write_text(documented(NOTATION.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
