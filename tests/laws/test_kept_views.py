"""Views that keep what has not changed are the views that are built from nothing, at every moment and for everybody."""

import json
import random
from typing import Any

import pytest

import saloon
from saloon.errors import CannotUndo
from tests.laws.games import LAW_GAMES

VIEWERS = (-1, 0, 1, 2, 3)


def encoded(view: Any) -> str:
    return json.dumps(view)


def moments(game: saloon.Game, dice: random.Random, most: int) -> Any:
    """A game at its questions, with a choice taken back now and then."""
    for _ in range(most):
        yield game
        if game.decision is None:
            return
        seat = game.decision.seat
        game.apply(seat, dice.choice(list(game.decision.choices)))
        if dice.random() < 0.1:
            yield game
            try:
                game.undo(seat)
            except CannotUndo:
                continue


@pytest.mark.parametrize("kind", LAW_GAMES.values(), ids=LAW_GAMES)
def test_a_view_of_kept_pieces_equals_one_from_nothing(kind: Any) -> None:
    for seed in range(2):
        players, options = kind.setup(seed)
        game = saloon.new(kind.name, players, options, seed)
        dice, views = random.Random(seed), game.rules.new_views()
        for moment in moments(game, dice, 120):
            views.moved(moment.state)
            for viewer in VIEWERS[: players + 1]:
                if dice.random() < 0.8:  # some look away for a while
                    made = views.view(moment.state, viewer)
                    assert encoded(made) == encoded(game.rules.view(moment.state, viewer))


def test_of_a_goat_only_what_has_changed_is_made_again() -> None:
    game = saloon.new("goat", 3, {}, 1)
    views = game.rules.new_views()
    views.moved(game.state)
    before: Any = views.view(game.state, 0)
    assert game.decision is not None
    game.apply(game.decision.seat, game.decision.choices[0])  # an offer: nobody has more or less
    views.moved(game.state)
    after: Any = views.view(game.state, 0)
    for part in ("seats", "supply", "locations", "control", "discard", "removed", "options"):
        assert after[part] is before[part], part
    assert after["offer"] != before["offer"]
    assert after["seen"]["tokens"] is before["seen"]["tokens"]
    assert len(after["seen"]["offers"]) == len(before["seen"]["offers"]) + 1


def test_what_has_not_changed_is_not_made_again() -> None:
    game = saloon.new("scoundrels", 4, {}, 1)
    views = game.rules.new_views()
    views.moved(game.state)
    before: Any = views.view(game.state, 0)
    assert game.decision is not None
    mover = game.decision.seat
    game.apply(mover, game.decision.choices[0])
    views.moved(game.state)
    after: Any = views.view(game.state, 0)
    assert after["safes"] is before["safes"]
    assert after["seats"][(mover + 1) % 4] is before["seats"][(mover + 1) % 4]
    assert after != before
