"""Your first bot: it never believes anybody. docs/first-bot.md tells the same step by step.

python examples/learning/first_bot.py --games 20
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import saloon
from saloon import bots


class Sceptic:
    """Refuses whatever it is offered; else it leaves the choice to chance."""

    def act(
        self,
        view: Mapping[str, Any],
        events: Sequence[Mapping[str, Any]],
        legal: Sequence[str],
        rng: Random,
        budget: object = None,
    ) -> str:
        return "refuse" if "refuse" in legal else rng.choice(list(legal))


def match(ours: Any, opponent: str, games: int, seed: int = 1) -> float:
    """Our share of the victories in games of two, the seats changing."""
    other = bots.get(opponent)
    won = 0.0
    for k in range(games):
        game = saloon.new("goat", players=2, seed=seed + k)
        rng = Random(seed + k)
        while decision := game.decision:
            seat = decision.seat
            bot = ours if seat == k % 2 else other
            legal = list(game.legal(seat))
            game.apply(seat, bot.act(game.view(seat), game.events(seat), legal, rng))
        won += saloon.returns(game)[k % 2]
    return won / games


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    ask.add_argument("--games", type=int, default=200)
    ask.add_argument("--against", default="rules")
    given = ask.parse_args()
    share = match(Sceptic(), given.against, given.games)
    print(f"The sceptic won {share:.1%} of {given.games} games against {given.against}.")


if __name__ == "__main__":
    main()
