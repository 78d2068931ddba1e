"""Positions of games for the tests of bots, and what else they share."""

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import saloon

SOAK = os.environ.get("SALOON_SOAK") == "1"

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("goat", 2, {}),
    ("goat", 2, {"small": True}),
    ("goat", 4, {}),
    ("scoundrels", 2, {"days": 3}),
    ("scoundrels", 3, {"days": 2, "strategy_cards": True, "extra_scoundrel": True}),
    ("scoundrels", 2, {"expansion": "double-or-nothing"}),
    ("scoundrels", 1, {"enemy": "preston-cain", "strategy_cards": True}),
]


def ids(table: tuple[str, int, dict[str, Any]]) -> str:
    words = [str(value) if isinstance(value, str) else key for key, value in table[2].items()]
    return "-".join([table[0], str(table[1]), *words])


def positions(
    game: str, players: int, options: dict[str, Any], seeds: range, part: float
) -> Iterator[saloon.Game]:
    """Some of the questions with a real choice of games played by chance."""
    for seed in seeds:
        table = saloon.new(game, players=players, options=options, seed=seed)
        rng = Random(seed)
        while (question := table.decision) is not None:
            if len(question.codes) > 1 and rng.random() < part:
                yield table
            table.apply(question.seat, question.choices[rng.randrange(len(question.codes))])
