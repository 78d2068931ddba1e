"""Prints a hash of all that many games show, for comparing the compiled engine with the sources.

Run as a script: `python tests/laws/fingerprint.py NAME GAMES`. It says which engine it ran, then the hash.
"""

import hashlib
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import saloon
from saloon import Game, SaloonError, _pure
from saloon.kernel.chance import Dice
from saloon.kernel.playout import playout
from saloon.testing import Law
from saloon.testing.game import encoded, onlookers, step
from tests.laws.games import LAW_GAMES


def fingerprint(law: Law, count: int) -> str:
    digest = hashlib.sha256()
    for seed in range(count):
        game, dice = law.kind.begin(seed), random.Random(seed)
        while True:
            for decision in game.decisions:
                digest.update(
                    encoded([decision.seat, decision.kind, list(decision.codes), list(decision.choices)])
                )
            digest.update(encoded(game.state.facts()))
            if law.now(dice):
                for text in shown(game, law, dice):
                    digest.update(text)
                state = game.state.clone()
                digest.update(encoded([playout(state, Dice(seed)), state.facts()]))
            if not step(game, dice):
                break
        digest.update(game.notation().encode())
        for seat in onlookers(game):
            digest.update(encoded(game.events(seat)))
    return digest.hexdigest()


def shown(game: Game, law: Law, dice: random.Random) -> list[bytes]:
    """Views, worlds and refusals."""
    out = []
    for seat in onlookers(game):
        view = game.view(seat)
        world = saloon.determinize(view, dice)
        out += [encoded(view), world.rules.save(world.state).encode()]
    for seat in game.seats:
        for choice in (*law.kind.tries, dice.randrange(law.kind.codes)):
            try:
                game.clone().apply(seat, choice)
            except SaloonError as error:
                out.append(str(error).encode())
        try:
            game.clone().undo(seat)
        except SaloonError as error:
            out.append(str(error).encode())
    return out


if __name__ == "__main__":
    _, name, count = sys.argv
    kind = LAW_GAMES[name]
    print("compiled" if _pure.compiled() else "plain")
    print(fingerprint(Law(kind, kind.efforts["engines"], salt=0), int(count)))
