"""A person at a table of bots, for tests."""

from pathlib import Path

import saloon
from saloon.saves import Seating
from saloon.terminal.session import Session


def sit_down(
    folder: Path, players: int = 4, seed: int = 7, lang: str = "en", seat: int = 0, bots: str = "random"
) -> Session:
    game = saloon.new("goat", players=players, seed=seed)
    return Session(game, Seating(seat, bots.split(","), lang), folder / "game.saloon")
