"""Clone equals original, and whatever was saved comes back the same, in the middle of anything."""

import copy
import pickle
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import saloon
from tests.laws_scoundrels.play import begin, finish, games, halfway, onlookers, same, setup_of, step, views


@pytest.mark.soak
def test_a_clone_equals_its_original() -> None:
    for game, dice in games(20, salt=1):
        halfway(game, dice)
        twin = game.clone()
        assert same(game, twin)
        assert twin.notation() == game.notation()
        assert [twin.events(seat) for seat in onlookers(game)] == [
            game.events(seat) for seat in onlookers(game)
        ]
        assert repr(twin.decisions) == repr(game.decisions)


@pytest.mark.soak
def test_the_same_choices_give_clone_and_original_the_same_game() -> None:
    for game, dice in games(20, salt=2):
        halfway(game, dice)
        twin = game.clone()
        seed = dice.random()
        finish(game, random.Random(seed))
        finish(twin, random.Random(seed))
        assert same(game, twin)
        assert twin.notation() == game.notation()


@pytest.mark.soak
def test_who_writes_first_leaves_the_other_untouched() -> None:
    for k, (game, dice) in enumerate(games(20, salt=3)):
        halfway(game, dice)
        twin = game.clone()
        writer, reader = (game, twin) if k % 2 else (twin, game)
        before = copy.deepcopy((reader.state.facts(), reader.notation(), reader.events(0), reader.step))
        finish(writer, dice)
        assert (reader.state.facts(), reader.notation(), reader.events(0), reader.step) == before
        third = reader.clone()
        finish(reader, dice)
        assert (third.state.facts(), third.notation(), third.events(0), third.step) == before


@pytest.mark.slow
@pytest.mark.soak
def test_a_position_text_gives_the_same_state_again() -> None:
    """At steps of many kinds of question; `phases` makes sure that the middle of abilities is among them."""
    kinds = set()
    for game, dice in games(16, salt=4):
        while True:
            if dice.random() < 0.08:
                text = game.rules.save(game.state)
                again = saloon.position("scoundrels", text)
                assert again.state.facts() == game.state.facts(), text
                assert again.rules.save(again.state) == text
                assert views(again) == views(game)
                kinds |= {decision.kind for decision in game.decisions}
            if not step(game, dice):
                break
    assert kinds >= {"plan", "abilities", "hire", "suspect", "last-call", "respond", "mark", "scout", "may"}


@pytest.mark.soak
def test_a_game_goes_on_from_a_position_as_it_would_have() -> None:
    for game, dice in games(20, salt=5):
        halfway(game, dice)
        again = saloon.position("scoundrels", game.rules.save(game.state))
        seed = dice.random()
        finish(game, random.Random(seed))
        finish(again, random.Random(seed))
        assert same(game, again)
        assert saloon.replay(again.notation()).notation() == again.notation()


@pytest.mark.soak
def test_pickle_and_the_keepers_log_give_the_same_game_again() -> None:
    for game, dice in games(16, salt=6):
        halfway(game, dice)
        for again in (pickle.loads(pickle.dumps(game)), saloon.replay(game.notation()), copy.deepcopy(game)):
            assert same(game, again)
            assert again.notation() == game.notation()
            assert again.step == game.step
            assert [again.notation(seat=seat) for seat in onlookers(game)] == [
                game.notation(seat=seat) for seat in onlookers(game)
            ]


@pytest.mark.soak
@given(st.integers(0, 2**128 - 1), st.integers(0, 200), st.lists(st.integers(0, 999), max_size=40))
def test_any_seed_and_any_choices_come_back_from_their_log(seed: int, kind: int, picks: list[int]) -> None:
    players, options = setup_of(kind)
    game = saloon.new("scoundrels", players=players, options=options, seed=seed)
    for pick in picks:
        decision = game.decision
        assert decision is not None
        game.apply(decision.seat, decision.choices[pick % len(decision.choices)])
    again = saloon.replay(game.notation())
    assert same(game, again)
    assert again.notation() == game.notation()


def test_what_is_given_out_is_nobodys_to_change() -> None:
    """A view is plain data of its own: who writes into it changes no game."""
    for game, dice in games(6, salt=7):
        halfway(game, dice)
        before = game.notation(), views(game)
        for seat in onlookers(game):
            spoil(game.view(seat))
            for event in game.events(seat):
                spoil(event)
        assert (game.notation(), views(game)) == before


def spoil(data: object) -> None:
    if isinstance(data, dict):
        for value in data.values():
            spoil(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            spoil(value)
        data.clear()


def test_options_are_copied_from_the_caller() -> None:
    leaders = ["doc-zimmer", "milton-goff"]
    options = {"days": 3, "leaders": leaders}
    game = saloon.new("scoundrels", players=2, options=options, seed=1)
    before = game.notation(), views(game)
    leaders[0] = "preston-cain"
    options["days"] = 2
    assert (game.notation(), views(game)) == before
    assert begin(0).options is not begin(0).view(0)["options"]
