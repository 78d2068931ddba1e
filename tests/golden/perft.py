"""Tree counts: how many lines of play there are from a position, by depth. Run as a script it prints them all."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import saloon
from saloon import Game

SMALL = """
players = 2
seed = 1
options = { small = true }
[seat.0]
hand = ["goat", "sheriff"]
"""

LAST_PLAYER = """
players = 2
seed = 2
[seat.0]
hats = 0
[seat.1]
hats = 3
"""

THREE = """
players = 3
seed = 3
round = 3
[seat.0]
coins = 4
controls = ["goat", "banker"]
[seat.1]
coins = 1
controls = ["farmer", "widow"]
[seat.2]
controls = ["cowboy"]
"""

ROBBER = """
players = 5
seed = 4
phase = "rob"
dealer = 1
[seat.2]
controls = ["robber"]
"""

DANCER = """
players = 4
seed = 5
round = 2
phase = "serve"
[seat.1]
controls = ["dancer", "gambler"]
[location.saloon]
tokens = 2
"""

CHARLATAN = """
players = 5
seed = 6
phase = "swindle"
[seat.0]
coins = 5
[seat.3]
controls = ["charlatan"]
"""

FIVE = """
players = 5
seed = 7
"""

COUNTS: dict[str, tuple[str, list[int]]] = {
    "five": (FIVE, [64, 128, 8192, 16384]),
    "small": (SMALL, [4, 8, 32, 64, 256, 384, 384, 384, 0]),
    "last player": (LAST_PLAYER, [36, 72, 1524, 3600, 42480, 113520]),
    "three": (THREE, [16, 32, 160, 288, 720, 1152, 1152]),
    "robber": (ROBBER, [4, 256, 512, 28672]),
    "dancer": (DANCER, [6, 18, 864, 1728, 49680]),
    "charlatan": (CHARLATAN, [31, 1984, 3968]),
}


def perft(game: Game, depth: int) -> int:
    """Lines of play of exactly `depth` choices; a game that ends earlier has none."""
    decision = game.decision
    if decision is None:
        return 0
    if depth == 1:
        return len(decision.codes)
    total = 0
    for code in decision.codes:
        after = game.clone()
        after.apply(decision.seat, code)
        total += perft(after, depth - 1)
    return total


def counts(text: str, depth: int) -> list[int]:
    return [perft(saloon.position("goat", text), k) for k in range(1, depth + 1)]


if __name__ == "__main__":
    for name, (text, known) in COUNTS.items():
        print(name, counts(text, len(known) or int(sys.argv[1])))
