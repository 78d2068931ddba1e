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

PLAN = """
players = 2
seed = 1
[seat.0]
hand = ["2", "3", "5", "6"]
"""

SHEET = """
players = 2
seed = 2
day = 2
turn = 7
saloon = ["lucky dog", "greedy chef", "proud beggar"]
[seat.0]
sheet = { 1 = "cocky horse", 2 = "filthy cow", 4 = "clumsy stable-hand" }
hand = ["2"]
slots = { A = "6", 3 = "A", 6 = "3" }
money = 5
safes = ["depot-1"]
[seat.1]
henchmen = 0
"""

SUSPICION = """
players = 4
seed = 3
turn = 13
[seat.0]
hand = ["A"]
deck = ["2", "3"]
slots = { 2 = "6", 3 = "5", 6 = "4" }
"""

LIVE = """
players = 3
seed = 4
turn = 10
options = { suspicion = "live" }
saloon = []
[seat.0]
hand = ["6"]
deck = ["0", "A", "2"]
slots = { A = "3", 2 = "4", 3 = "5" }
"""

EVENING = """
players = 3
seed = 5
phase = "evening"
[seat.0]
reputation = 2
slots = { A = "A", 2 = "3", 3 = "2", 6 = "0" }
calls = { 2 = [1], 6 = [1, 2] }
[seat.1]
reputation = 1
slots = { A = "2", 2 = "3", 3 = "4", 6 = "0" }
[seat.2]
slots = { A = "2", 2 = "3", 3 = "4", 6 = "0" }
"""

WILD = """
players = 2
seed = 6
day = 3
turn = 8
active = 1
options = { days = 3, wild_saloon = true, extra_scoundrel = true, strategy_cards = true }
saloon = ["stunning outlaw", "electrified gunslinger", "cruel gambler"]
[seat.0]
henchmen = 0
safes = ["estate-1", "estate-2"]
[seat.1]
sheet = { 0 = "legendary hero", 1 = "brilliant inventor", 5 = "clockwork spymaster" }
hand = ["5"]
deck = ["2", "3"]
slots = { A = "A", 2 = "0", 3 = "6" }
money = 9
safes = ["depot-2", "laboratory-3"]
"""

LOANS = """
players = 2
seed = 7
turn = 7
options = { expansion = "double-or-nothing" }
saloon = ["filthy banker", "cocky trapper", "rowdy forger"]
[seat.0]
sheet = { 1 = "grumpy outlaw-revised", 2 = "impatient painter" }
hand = ["6"]
deck = ["0", "A", "2"]
slots = { A = "3", 2 = "4", 3 = "5" }
money = 1
debts = { 2 = 1 }
[seat.1]
henchmen = 0
"""

MAVERICKS = """
players = 3
seed = 8
turn = 4
options = { expansion = "double-or-nothing" }
saloon = ["filthy banker"]
[seat.0]
sheet = { 1 = "thirsty mason" }
hand = ["5"]
deck = ["0", "3", "4"]
slots = { A = "A", 3 = "2", 6 = "6" }
money = 0
[seat.1]
sheet = { 1 = "tricky accountant" }
debts = { 1 = 0, 3 = 2 }
[seat.2]
sheet = { 6 = "brash peddler" }
"""

SAFES = """
players = 2
seed = 9
day = 3
turn = 8
active = 1
options = { expansion = "double-or-nothing", strategy_cards = true }
carried = ["1 on depot-4", "3 on depot-4"]
gadgets = { depot-4 = "number-pad", estate-4 = "miracle-medicine" }
[seat.0]
henchmen = 0
[seat.1]
strategy = "read-the-fine-print"
sheet = { 7 = "masked tinkerer" }
hand = ["5"]
deck = ["2", "3", "4"]
slots = { A = "A", 2 = "0", 3 = "6" }
safes = ["estate-4", "laboratory-1", "laboratory-2"]
money = 3
"""

COUNTS: dict[str, dict[str, tuple[str, list[int]]]] = {
    "goat": {
        "five": (FIVE, [64, 128, 8192, 16384]),
        "small": (SMALL, [4, 8, 32, 64, 256, 384, 384, 384, 0]),
        "last player": (LAST_PLAYER, [36, 72, 1524, 3600, 42480, 113520]),
        "three": (THREE, [16, 32, 160, 288, 720, 1152, 1152]),
        "robber": (ROBBER, [4, 256, 512, 28672]),
        "dancer": (DANCER, [6, 18, 864, 1728, 49680]),
        "charlatan": (CHARLATAN, [31, 1984, 3968]),
    },
    "scoundrels": {
        "plan": (PLAN, [24, 48, 152, 1124, 6276, 37364]),
        "sheet": (SHEET, [3, 10, 68, 259, 1452, 4830, 17428]),
        "suspicion": (SUSPICION, [3, 6, 12, 24, 48, 256, 1320, 7129]),
        "live": (LIVE, [3, 13, 66, 313, 1448, 7416, 47924]),
        "evening": (EVENING, [3, 72, 144, 288, 744]),
        "wild": (WILD, [3, 9, 63, 310, 940, 2889, 14763]),
        "loans": (LOANS, [6, 27, 173, 918, 5131, 32196]),
        "mavericks": (MAVERICKS, [7, 42, 192, 651, 2122, 8877]),
        "safes": (SAFES, [7, 56, 320, 1709, 8895]),
    },
}


def perft(game: Game, depth: int) -> int:
    """Lines of play of exactly `depth` choices; a game that ends earlier has none.

    Where several seats may choose, side actions included, every order counts.
    """
    if depth == 1:
        return sum(len(game.legal(seat)) for seat in game.seats)
    total = 0
    for seat in game.seats:
        for code in game.legal(seat).menu:
            after = game.clone()
            after.apply(seat, code)
            total += perft(after, depth - 1)
    return total


def counts(game: str, text: str, depth: int) -> list[int]:
    return [perft(saloon.position(game, text), k) for k in range(1, depth + 1)]


if __name__ == "__main__":
    for game, trees in COUNTS.items():
        for name, (text, known) in trees.items():
            print(game, name, counts(game, text, len(known)), flush=True)
