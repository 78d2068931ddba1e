"""The engine and the second opinion play the same games, move by move."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

import saloon
from saloon.contract import Game
from tests.second.goat import TOKEN_OF, Question, Table

GAMES = 2500 if os.environ.get("SALOON_SOAK") == "1" else 8


def laid(table: Table) -> dict[str, Any]:
    """What lies on the second table, in the words of a view."""
    return {
        "round": table.round,
        "seats": [
            {
                "coins": player.coins,
                "tokens": player.tokens.total(),
                "belongings": {kind: count for kind, count in sorted(player.tokens.items()) if count},
                "hats": player.hats,
                "active": player.active,
                "elixirs": player.elixirs,
            }
            for player in table.players
        ],
        "supply": (table.bank, {kind: count for kind, count in table.supply.items() if count}),
        "locations": {place: (table.tokens[place], table.coins[place]) for place in table.places},
        "control": table.control,
        "discard": sorted(table.discard),
        "faceup": table.faceup,
        "deck": len(table.deck),
        "hand": sorted(table.hand),
        "robber": table.robbed if table.robbed[1] else None,
        "charlatan": table.swindled,
    }


def seen(game: Game) -> dict[str, Any]:
    """The same of the engine's table, put together from the views of all seats."""
    views: list[Any] = [game.view(seat) for seat in game.seats]
    view = views[0]
    hands = [one["hand"] for one in views if one["hand"] is not None]
    robber = view["robber"]
    return {
        "round": view["round"],
        "seats": [
            {
                **one["seats"][seat],
                "belongings": {k: n for k, n in sorted(one["seats"][seat]["belongings"].items()) if n},
            }
            for seat, one in enumerate(views)
        ],
        "supply": (view["supply"]["coins"], {k: n for k, n in view["supply"]["tokens"].items() if n}),
        "locations": {place["id"]: (place["tokens"], place["coins"]) for place in view["locations"]},
        "control": view["control"],
        "discard": sorted(view["discard"]),
        "faceup": view["removed"]["faceup"],
        "deck": view["deck"],
        "hand": sorted(hands[0]) if hands else [],
        "robber": robber and (robber["place"], robber["tokens"]),
        "charlatan": view["charlatan"],
    }


def chances(game: Game) -> list[str]:
    return [line for line in game.notation().splitlines() if line.startswith("@")]


def compare(players: int, seed: int, **options: Any) -> int:
    """Play one random game on both tables; how many choices it took."""
    dice = random.Random(seed)
    game = saloon.new("goat", players=players, seed=seed, options=options)
    table = Table(players, options.get("coins"))
    known = chances(game)
    table.chance += known
    asking = table.game(options.get("first"))
    question: Question | None = next(asking)
    moves = 0
    while question is not None:
        decision = game.decision
        assert decision is not None, f"the engine is done where the rules ask {question}"
        assert (decision.seat, frozenset(decision.choices)) == (question.seat, question.words)
        assert seen(game) == laid(table)
        word = dice.choice(list(decision.choices))
        game.apply(decision.seat, word)
        moves += 1
        before, known = known, chances(game)
        table.chance += known[len(before) :]
        try:
            question = asking.send(word)
        except StopIteration:
            question = None
    assert game.decision is None
    assert game.result == table.result()
    assert not table.chance, "the engine drew chance that the rules do not draw"
    return moves


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_go_alike(players: int) -> None:
    assert sum(compare(players, seed) for seed in range(GAMES)) > 20 * GAMES


def test_other_coins_and_a_chosen_first_player_go_alike() -> None:
    for seed in range(6):
        compare(3, seed, first=seed % 3, coins={"bank": 2, "ranch": 0})


@pytest.mark.parametrize("wrong", ["bank", "hats", "sheriff"])
def test_a_wrong_rule_is_noticed(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: a table with one rule bent is told from the engine's within a few games."""
    if wrong == "bank":
        monkeypatch.setitem(TOKEN_OF, "bank", "cattle")
    elif wrong == "hats":
        monkeypatch.setattr(Table, "after", lambda self, seat, fits: max(fits))
    else:
        monkeypatch.setattr(Table, "arrest", lambda self, seat: self.pay(seat, 2))
    with pytest.raises((AssertionError, KeyError)):
        play_some()


def play_some() -> None:
    for seed in range(30):
        compare(4, seed)
