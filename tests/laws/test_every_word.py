"""Any word of a game, at any time: it is legal, or it is refused with a reason, and nothing has happened."""

import itertools
import random
from typing import Any

import pytest

import saloon
from saloon import Game, IllegalChoice

MOST = 20_000
"""No game has a code as high as that."""
EXPANSION = {"expansion": "double-or-nothing", "strategy_cards": True}


def words(game: Game) -> list[str]:
    found = [game.rules.word(code) for code in range(MOST) if game.rules.code(game.rules.word(code)) == code]
    assert game.rules.code(game.rules.word(MOST)) != MOST
    return found


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("goat", 2, {}),
        ("goat", 5, {}),
        ("scoundrels", 2, {}),
        ("scoundrels", 3, {"days": 3, "strategy_cards": True, "wild_saloon": True, "suspicion": "live"}),
        ("scoundrels", 2, EXPANSION),
        ("scoundrels", 1, {"expansion": "double-or-nothing", "enemy": "doc-zimmer"}),
    ],
)
def test_every_word_is_legal_or_refused_with_a_reason(
    name: str, players: int, options: dict[str, Any]
) -> None:
    game = saloon.new(name, players=players, options=options, seed=players)
    dice = random.Random(players)
    vocabulary = words(game)
    refused = 0
    for step in itertools.count():
        if game.decision is None:
            break
        if step in (10, 25, 150):
            facts = dict(game.state.facts())
            for seat in game.seats:
                for word in set(vocabulary).difference(game.legal(seat)):
                    with pytest.raises(IllegalChoice):
                        game.apply(seat, word)
                    refused += 1
            assert dict(game.state.facts()) == facts
        game.apply(game.decision.seat, dice.choice(game.decision.choices))
    assert refused > len(vocabulary)
