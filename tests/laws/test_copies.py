"""Clone equals original, and whatever was saved comes back the same, in the middle of anything."""

import copy
import pickle
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import saloon
from tests.laws.play import begin, encoded, finish, games, halfway, onlookers, same, step


@pytest.mark.soak
def test_a_clone_equals_its_original() -> None:
    for game, dice in games(60, salt=1):
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
    for game, dice in games(100, salt=2):
        halfway(game, dice)
        twin = game.clone()
        seed = dice.random()
        finish(game, random.Random(seed))
        finish(twin, random.Random(seed))
        assert same(game, twin)
        assert twin.notation() == game.notation()


@pytest.mark.soak
def test_who_writes_first_leaves_the_other_untouched() -> None:
    for k, (game, dice) in enumerate(games(100, salt=3)):
        halfway(game, dice)
        twin = game.clone()
        writer, reader = (game, twin) if k % 2 else (twin, game)
        before = reader.state.facts(), reader.notation(), reader.events(0), reader.step
        before = copy.deepcopy(before)
        finish(writer, dice)
        assert (reader.state.facts(), reader.notation(), reader.events(0), reader.step) == before
        third = reader.clone()
        finish(reader, dice)
        assert (third.state.facts(), third.notation(), third.events(0), third.step) == before


def test_a_clone_of_a_clone_shares_nothing_that_is_written() -> None:
    game = halfway(begin(3), random.Random(3))
    family = [game]
    for _ in range(4):
        family.append(random.Random(len(family)).choice(family).clone())
    texts = {one.notation() for one in family}
    assert len(texts) == 1
    for k, one in enumerate(family):
        others = [other.notation() for other in family if other is not one]
        step(one, random.Random(k))
        assert [other.notation() for other in family if other is not one] == others


@pytest.mark.soak
def test_a_position_text_gives_the_same_state_again() -> None:
    for game, dice in games(10, salt=4):
        while True:
            text = game.rules.save(game.state)
            again = saloon.position("goat", text)
            assert again.state.facts() == game.state.facts(), text
            assert again.rules.save(again.state) == text
            assert [again.view(seat) for seat in onlookers(game)] == [
                game.view(seat) for seat in onlookers(game)
            ]
            if not step(game, dice):
                break


@pytest.mark.soak
def test_a_game_goes_on_from_a_position_as_it_would_have() -> None:
    for game, dice in games(60, salt=5):
        halfway(game, dice)
        again = saloon.position("goat", game.rules.save(game.state))
        seed = dice.random()
        finish(game, random.Random(seed))
        finish(again, random.Random(seed))
        assert same(game, again)
        assert saloon.replay(again.notation()).notation() == again.notation()


@pytest.mark.soak
def test_pickle_and_the_keepers_log_give_the_same_game_again() -> None:
    for game, dice in games(60, salt=6):
        halfway(game, dice)
        for again in (pickle.loads(pickle.dumps(game)), saloon.replay(game.notation()), copy.deepcopy(game)):
            assert same(game, again)
            assert again.notation() == game.notation()
            assert again.step == game.step
            assert [again.notation(seat=seat) for seat in onlookers(game)] == [
                game.notation(seat=seat) for seat in onlookers(game)
            ]


@pytest.mark.soak
@given(st.integers(0, 2**128 - 1), st.integers(2, 5), st.lists(st.integers(0, 999), max_size=70))
def test_any_seed_and_any_choices_come_back_from_their_log(seed: int, players: int, picks: list[int]) -> None:
    game = saloon.new("goat", players=players, seed=seed)
    for pick in picks:
        decision = game.decision
        if decision is None:
            break
        game.apply(decision.seat, decision.choices[pick % len(decision.choices)])
    again = saloon.replay(game.notation())
    assert same(game, again)
    assert again.notation() == game.notation()


def test_what_is_given_out_is_nobodys_to_change() -> None:
    """A view is plain data of its own: who writes into it changes no game."""
    for game, dice in games(3, salt=7):
        halfway(game, dice)
        before = game.notation(), [encoded(game.view(seat)) for seat in onlookers(game)]
        for seat in onlookers(game):
            spoil(game.view(seat))
            for event in game.events(seat):
                spoil(event)
        assert (game.notation(), [encoded(game.view(seat)) for seat in onlookers(game)]) == before


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
    coins = {"bank": 2}
    game = saloon.new("goat", players=2, options={"coins": coins}, seed=1)
    before = game.notation()
    coins["bank"] = 9
    assert game.notation() == before
