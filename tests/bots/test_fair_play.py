"""Bots see what a person sees: hidden things can be swapped under them, and they do the same."""

from itertools import islice
from random import Random
from typing import Any

import pytest

import saloon
from saloon import bots
from saloon.bots.budget import Budget
from tests.bots.play import SOAK, TABLES, ids, positions

SMALL = Budget(iterations=24)
DECISIONS = {"random": 400, "rules": 150, "greedy": 20, "montecarlo": 20, "search": 12, "top": 12}
"""Of each kind of table; a soak makes 10,000 for each bot and game."""
GAMES = {"goat": 3, "scoundrels": 2}


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=ids)
@pytest.mark.parametrize("name", bots.LADDER)
def test_another_hidden_state_the_same_choice(name: str, table: tuple[str, int, dict[str, Any]]) -> None:
    """No peeking: nothing that the seat's view leaves open moves the choice."""
    bot = bots.get(name)
    rng = Random(11)
    count = 10_000 // GAMES[table[0]] if SOAK else DECISIONS[name]
    for game in islice(positions(*table, seeds=range(10_000), part=0.15), count):
        seat = game.decision.seat  # type: ignore[union-attr]
        legal = list(game.legal(seat))
        events: Any = game.events(seat)
        other = saloon.determinize(game.view(seat), rng)
        assert list(other.legal(seat)) == legal
        here, there = (
            bot.act(world.view(seat), events, legal, Random(5), SMALL)  # type: ignore[arg-type]
            for world in (game, other)
        )
        assert here == there
        assert here in legal


@pytest.mark.slow
@pytest.mark.parametrize("name", bots.LADDER)
@pytest.mark.parametrize(
    ("game", "options"), [("goat", {"small": True}), ("scoundrels", {"suspicion": "live"})]
)
def test_every_question_of_a_game_is_answered_legally(name: str, game: str, options: dict[str, Any]) -> None:
    bot = bots.get(name)
    for seed in range(2):
        table = saloon.new(game, players=2, options=options, seed=seed)
        rng = Random(seed)
        while (question := table.decision) is not None:
            legal = list(question.choices)
            view: Any = table.view(question.seat)
            events: Any = table.events(question.seat)
            word = bot.act(view, events, legal, rng, Budget(iterations=8))
            assert word in legal
            table.apply(question.seat, word)


@pytest.mark.parametrize("name", bots.LADDER)
def test_the_same_dice_the_same_choice(name: str) -> None:
    game = next(positions("goat", 2, {}, range(1, 2), 0.5))
    seat = game.decision.seat  # type: ignore[union-attr]
    view: Any = game.view(seat)
    events: Any = game.events(seat)
    one, two = (bots.get(name).act(view, events, list(game.legal(seat)), Random(3), SMALL) for _ in range(2))
    assert one == two


def test_a_view_is_not_written_into() -> None:
    game = next(positions("goat", 4, {}, range(1, 2), 0.5))
    seat = game.decision.seat  # type: ignore[union-attr]
    view: Any = game.view(seat)
    for name in bots.LADDER:
        bots.get(name).act(view, game.events(seat), list(game.legal(seat)), Random(3), SMALL)  # type: ignore[arg-type]
    assert view == game.view(seat)
