"""Where saved games live, and how: the keeper's log with a few lines before it that say who sits where.

saloon table 1
seat 0
bots rules,random
lang en
saloon log 1
…
"""

from __future__ import annotations

import os
import tempfile
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from saloon.contract import Game
from saloon.errors import SaloonError
from saloon.language import notation

FORMAT = "saloon table 1"


class BadSave(SaloonError):
    """A saved game whose first lines cannot be read."""


@dataclass
class Seating:
    """Who sits where: a person in one seat, bots in the others, clockwise from seat 0."""

    seat: int
    bots: list[str]
    lang: str

    def bot(self, seat: int) -> str:
        """The bot of a seat that is not the person's."""
        return self.bots[seat if seat < self.seat else seat - 1]

    def text(self) -> str:
        return f"{FORMAT}\nseat {self.seat}\nbots {','.join(self.bots)}\nlang {self.lang}\n"


def folder() -> Path:
    """The user's folder of saved games."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "saloon"


def new_path(game: Game) -> Path:
    """A free name for a new game: its date, its time and what is played.

    The file is made at once, empty: of two games begun in the same moment, only one can make it.
    """
    stem = f"{datetime.now():%Y-%m-%d-%H%M%S}-{game.name}"
    folder().mkdir(parents=True, exist_ok=True)
    path = folder() / f"{stem}.saloon"
    count = 2
    while True:
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            path = folder() / f"{stem}-{count}.saloon"
            count += 1
        else:
            return path


def saved() -> list[Path]:
    """The saved games, the latest first; a name that was only taken is none."""
    found = [
        (status.st_mtime_ns, path)
        for path in folder().glob("*.saloon")
        if (status := path.stat()).st_size and path.is_file()
    ]
    return [path for _, path in sorted(found, reverse=True)]


def write(path: Path, game: Game, seating: Seating) -> None:
    """Save, all or nothing: whoever reads the file finds the old game or the new one, never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(
        "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False
    ) as file:
        file.write(seating.text() + game.notation())
        file.flush()
        os.fsync(file.fileno())
    os.replace(file.name, path)


def read(path: Path) -> tuple[Seating | None, str]:
    """Who sits where, if the file says so, and the log; a bare log is read too."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadSave(f"{path} is not a saved game or a log: it is not text.") from None
    if not text.startswith(FORMAT + "\n"):
        return None, text
    head, begin, rest = text.partition(f"\n{notation.FORMAT}\n")
    if not begin:
        raise BadSave(f"{path} was cut off: the log after its first lines is missing.")
    return _seating(path, head.splitlines()[1:]), begin[1:] + rest


def _seating(path: Path, lines: list[str]) -> Seating:
    facts = dict(line.partition(" ")[::2] for line in lines)  # alone at the table there are no bots
    try:
        return Seating(int(facts["seat"]), [bot for bot in facts["bots"].split(",") if bot], facts["lang"])
    except (KeyError, ValueError):
        raise BadSave(
            f"{path} does not say who sits where: it needs the lines seat, bots and lang."
        ) from None
