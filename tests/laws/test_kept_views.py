"""Views that keep what has not changed are the views that are built from nothing, at every moment and for everybody."""

import json
import random
from typing import Any

import pytest

import saloon
from saloon.errors import CannotUndo
from saloon.games.scoundrels.engine.names import NOBODY
from saloon.games.scoundrels.engine.state import R_KNOWN
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
                    for key, value in views.alike().items():
                        assert made[key] is value, key


@pytest.mark.parametrize("kind", LAW_GAMES.values(), ids=LAW_GAMES)
def test_what_is_called_alike_reads_alike_for_everybody(kind: Any) -> None:
    """By views from nothing, which share nothing; and most of a view is alike."""
    players, options = kind.setup(3)
    game = saloon.new(kind.name, players, options, 3)
    views, few = game.rules.new_views(), 0
    for moment in moments(game, random.Random(3), 60):
        views.moved(moment.state)
        alike: Any = views.alike()
        all_views: list[Any] = [game.rules.view(moment.state, viewer) for viewer in VIEWERS[: players + 1]]
        for key, value in alike.items():
            assert {encoded(view[key]) for view in all_views} == {encoded(value)}, key
        few += len(alike) < len(all_views[0]) / 2
    assert not few


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


@pytest.mark.parametrize("options", [{}, {"expansion": "double-or-nothing"}])
def test_whoever_has_seen_a_card_is_shown_it_and_nobody_else_whoever_looks_first(options: Any) -> None:
    """Knowledge is dealt at random, for few games come to where one knows of another's card, debt or mod."""
    players, dice = 4, random.Random(8)
    game = saloon.new("scoundrels", players, options, 8)
    for moment in moments(game, dice, 150):
        state: Any = moment.state.clone()
        for at, card in enumerate(state.slots):
            if card != NOBODY:
                state.poker[state.put_row[at] + R_KNOWN] = dice.choice((-1, dice.randrange(1 << players)))
        for field in ("known", "debts_seen", "mod_seen"):
            masks = getattr(state, field)
            masks[:] = [dice.randrange(1 << players) for _ in masks]
        views = game.rules.new_views()
        views.moved(state)
        for viewer in dice.sample(VIEWERS, len(VIEWERS)):
            assert encoded(views.view(state, viewer)) == encoded(game.rules.view(state, viewer)), viewer
