"""Bots see what a person sees: hidden things can be swapped under them, and they do the same.

A soak makes 10,000 decisions for each bot and game; SALOON_SOAK_DECISIONS sets another number.
"""

import os
from itertools import islice
from random import Random
from typing import Any

import pytest

import saloon
from saloon import bots
from saloon.bots.budget import Budget
from saloon.lab import simulate
from tests.bots.play import SOAK, TABLES, ids, positions

Table = tuple[str, int, dict[str, Any]]

SMALL = Budget(iterations=16)
DECISIONS = {"random": 60, "rules": 30, "greedy": 8, "quick": 12, "montecarlo": 6, "search": 5, "top": 4}
"""Of each kind of table."""
SOAKED = int(os.environ.get("SALOON_SOAK_DECISIONS", "10000"))
LARGE = [table for table in TABLES if "small" not in table[2]]
"""Without the small Goat game, which `top` solves to its end at every question: a second each."""
CHARACTERS = [f"{name}:{character}" for name in ("rules", "top") for character in bots.personalities()]


def decisions(name: str, table: Table) -> int:
    """How many a bot makes at a table; in a soak the tables of a game share what is to be made."""
    if not SOAK:
        return DECISIONS[name]
    tables = LARGE if name == "top" else TABLES
    if table not in tables:
        return 100
    return -(-SOAKED // sum(one[0] == table[0] for one in tables))


def swapped(spec: str, table: Table, count: int) -> int:
    """Ask a bot in so many positions, and again with everything hidden dealt anew; says how often."""
    bot = bots.get(spec)
    rng = Random(11)
    done = 0
    for game in islice(positions(*table, seeds=range(1_000_000), part=0.15), count):
        seat = game.decision.seat  # type: ignore[union-attr]
        legal = list(game.legal(seat))
        events: Any = game.events(seat)
        other = saloon.determinize(game.view(seat), rng)
        assert list(other.legal(seat)) == legal
        here, there = (
            bot.act(world.view(seat), events, legal, Random(done), SMALL)  # type: ignore[arg-type]
            for world in (game, other)
        )
        assert here == there, f"{spec}: {here} and {there} in {game.view(seat)}"
        assert here in legal
        done += 1
    return done


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=ids)
@pytest.mark.parametrize("name", bots.LADDER)
def test_another_hidden_state_the_same_choice(name: str, table: Table) -> None:
    """No peeking: nothing that the seat's view leaves open moves the choice."""
    count = decisions(name, table)
    assert swapped(name, table, count) == count


@pytest.mark.soak
@pytest.mark.slow
@pytest.mark.parametrize("spec", CHARACTERS)
def test_a_character_does_not_peek_either(spec: str) -> None:
    count = SOAKED // 20 if SOAK else 2
    for table in LARGE:
        assert swapped(spec, table, count) == count


@pytest.mark.slow
@pytest.mark.parametrize("name", bots.LADDER)
@pytest.mark.parametrize(
    "table",
    [
        ("goat", 2, {"small": True}),
        ("scoundrels", 2, {"suspicion": "live"}),
        ("scoundrels", 2, {"expansion": "double-or-nothing", "days": 2}),
        ("scoundrels", 1, {"enemy": "milton-goff", "expert": True}),
    ],
    ids=ids,
)
def test_every_question_of_a_game_is_answered_legally(name: str, table: Table) -> None:
    """Asked everywhere; what is done is the bot's choice or chance's, so that odd positions come up too."""
    bot = bots.get(name)
    game = saloon.new(table[0], players=table[1], options=table[2], seed=1)
    rng = Random(1)
    while (question := game.decision) is not None:
        legal = list(question.choices)
        if len(legal) > 1 and rng.random() < 0.5:
            view: Any = game.view(question.seat)
            events: Any = game.events(question.seat)
            word = bot.act(view, events, legal, rng, Budget(iterations=4))
            assert word in legal
            game.apply(question.seat, word)
        else:
            game.apply(question.seat, rng.choice(legal))


@pytest.mark.parametrize("table", [TABLES[0], TABLES[3], TABLES[-1]], ids=ids)
@pytest.mark.parametrize("name", bots.LADDER)
def test_the_same_dice_the_same_choice(name: str, table: Table) -> None:
    """Whatever it was asked before: nothing is remembered between two questions."""
    games = list(islice((game.clone() for game in positions(*table, seeds=range(1, 2), part=0.2)), 3))

    def asked(game: saloon.Game) -> str:
        seat = game.decision.seat  # type: ignore[union-attr]
        view: Any = game.view(seat)
        events: Any = game.events(seat)
        return bots.get(name).act(view, events, list(game.legal(seat)), Random(3), SMALL)

    assert [asked(game) for game in games] == [asked(game) for game in reversed(games)][::-1]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("table", "lineup"),
    [
        (("goat", 2, {"small": True}), ["top@8", "search@8"]),
        (("scoundrels", 2, {"days": 2}), ["top@2", "montecarlo@2"]),
        (("scoundrels", 1, {}), ["top@2"]),
    ],
)
def test_any_number_of_workers_plays_the_same(
    table: Table, lineup: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "BATCH", 1)
    name, players, options = table
    one, two = (simulate.simulate(name, players, options, lineup, games=2, jobs=jobs) for jobs in (1, 2))
    assert one.seats == two.seats
    assert one.mean_choices == two.mean_choices


@pytest.mark.parametrize("table", [TABLES[2], TABLES[4]], ids=ids)
def test_a_view_is_not_written_into(table: Table) -> None:
    game = next(positions(*table, seeds=range(1, 2), part=0.5))
    seat = game.decision.seat  # type: ignore[union-attr]
    view: Any = game.view(seat)
    for name in bots.LADDER:
        bots.get(name).act(view, game.events(seat), list(game.legal(seat)), Random(3), SMALL)  # type: ignore[arg-type]
    assert view == game.view(seat)
