"""Prints a hash of all that many games show, for comparing the compiled engine with the sources.

Run as a script: `python tests/laws_scoundrels/fingerprint.py GAMES`. It says which engine it ran, then the hash.
"""

import hashlib
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import saloon
from saloon import SaloonError, _pure
from saloon.kernel.chance import Dice
from saloon.kernel.playout import playout
from saloon.scoundrels.choices import CODES
from tests.laws_scoundrels.play import begin, encoded, onlookers, step


def fingerprint(count: int) -> str:
    digest = hashlib.sha256()
    for seed in range(count):
        game, dice = begin(seed), random.Random(seed)
        while True:
            for decision in game.decisions:
                digest.update(
                    encoded([decision.seat, decision.kind, list(decision.codes), list(decision.choices)])
                )
            digest.update(encoded(game.state.facts()))
            if dice.random() < 0.05:
                for seat in onlookers(game):
                    view = game.view(seat)
                    digest.update(encoded(view))
                    world = saloon.determinize(view, dice)
                    digest.update(world.rules.save(world.state).encode())
                for seat in game.seats:
                    for choice in ("pass", "office", "henchman", "use horse", 9999, dice.randrange(CODES)):
                        try:
                            game.clone().apply(seat, choice)
                        except SaloonError as error:
                            digest.update(str(error).encode())
                    try:
                        game.clone().undo(seat)
                    except SaloonError as error:
                        digest.update(str(error).encode())
                state = game.state.clone()
                digest.update(encoded([playout(state, Dice(seed)), state.facts()]))
            if not step(game, dice):
                break
        digest.update(game.notation().encode())
        for seat in onlookers(game):
            digest.update(encoded(game.events(seat)))
    return digest.hexdigest()


if __name__ == "__main__":
    print("compiled" if _pure.compiled() else "plain")
    print(fingerprint(int(sys.argv[1])))
