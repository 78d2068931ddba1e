"""Clone equals original, and whatever was saved comes back the same, in the middle of anything."""

from __future__ import annotations

import copy
import pickle
import random

from hypothesis import given
from hypothesis import strategies as st

import saloon
from saloon.testing.game import onlookers, same, step, views
from saloon.testing.laws import Law, law


@law("clone", salt=1)
def a_clone_equals_its_original(law: Law) -> None:
    for game, dice in law.games():
        law.kind.part(game, dice)
        twin = game.clone()
        assert same(game, twin)
        assert twin.notation() == game.notation()
        assert [twin.events(seat) for seat in onlookers(game)] == [
            game.events(seat) for seat in onlookers(game)
        ]
        assert repr(twin.decisions) == repr(game.decisions)


@law("twins", salt=2)
def the_same_choices_give_clone_and_original_the_same_game(law: Law) -> None:
    for game, dice in law.games():
        law.kind.part(game, dice)
        twin = game.clone()
        seed = dice.random()
        law.kind.finish(game, random.Random(seed))
        law.kind.finish(twin, random.Random(seed))
        assert same(game, twin)
        assert twin.notation() == game.notation()


@law("writers", salt=3)
def who_writes_first_leaves_the_other_untouched(law: Law) -> None:
    for k, (game, dice) in enumerate(law.games()):
        law.kind.part(game, dice)
        twin = game.clone()
        writer, reader = (game, twin) if k % 2 else (twin, game)
        before = copy.deepcopy((reader.state.facts(), reader.notation(), reader.events(0), reader.step))
        law.kind.finish(writer, dice)
        assert (reader.state.facts(), reader.notation(), reader.events(0), reader.step) == before
        third = reader.clone()
        law.kind.finish(reader, dice)
        assert (third.state.facts(), third.notation(), third.events(0), third.step) == before


@law("family", salt=8, soak=False)
def a_clone_of_a_clone_shares_nothing_that_is_written(law: Law) -> None:
    for game, dice in law.games():
        family = [law.kind.part(game, dice)]
        for _ in range(4):
            family.append(dice.choice(family).clone())
        assert len({one.notation() for one in family}) == 1
        for k, one in enumerate(family):
            others = [other.notation() for other in family if other is not one]
            step(one, random.Random(k))
            assert [other.notation() for other in family if other is not one] == others


@law("position", salt=4)
def a_position_text_gives_the_same_state_again(law: Law) -> None:
    """At every kind of question, so that the middle of effects is among them."""
    kinds = set()
    for game, dice in law.games():
        while True:
            if law.now(dice):
                text = game.rules.save(game.state)
                again = saloon.position(law.kind.name, text)
                assert again.state.facts() == game.state.facts(), text
                assert again.rules.save(again.state) == text
                assert views(again) == views(game)
                kinds |= {decision.kind for decision in game.decisions}
            if not step(game, dice):
                break
    assert kinds >= law.kind.questions


@law("position goes on", salt=5)
def a_game_goes_on_from_a_position_as_it_would_have(law: Law) -> None:
    for game, dice in law.games():
        law.kind.part(game, dice)
        again = saloon.position(law.kind.name, game.rules.save(game.state))
        seed = dice.random()
        law.kind.finish(game, random.Random(seed))
        law.kind.finish(again, random.Random(seed))
        assert same(game, again)
        assert saloon.replay(again.notation()).notation() == again.notation()


@law("pickle", salt=6)
def pickle_and_the_keepers_log_give_the_same_game_again(law: Law) -> None:
    for game, dice in law.games():
        law.kind.part(game, dice)
        for again in (pickle.loads(pickle.dumps(game)), saloon.replay(game.notation()), copy.deepcopy(game)):
            assert same(game, again)
            assert again.notation() == game.notation()
            assert again.step == game.step
            assert [again.notation(seat=seat) for seat in onlookers(game)] == [
                game.notation(seat=seat) for seat in onlookers(game)
            ]


@law("any seed", salt=9)
@given(
    seed=st.integers(0, 2**128 - 1),
    setup=st.integers(0, 200),
    picks=st.lists(st.integers(0, 999), max_size=70),
)
def any_seed_and_any_choices_come_back_from_their_log(
    law: Law, seed: int, setup: int, picks: list[int]
) -> None:
    players, options = law.kind.setup(setup)
    game = saloon.new(law.kind.name, players=players, options=options, seed=seed)
    for pick in picks:
        decision = game.decision
        if decision is None:
            assert game.result is not None
            break
        game.apply(decision.seat, decision.choices[pick % len(decision.choices)])
    again = saloon.replay(game.notation())
    assert same(game, again)
    assert again.notation() == game.notation()


@law("spoil", salt=7, soak=False)
def what_is_given_out_is_nobodys_to_change(law: Law) -> None:
    """A view is plain data of its own: who writes into it changes no game."""
    for game, dice in law.games():
        law.kind.part(game, dice)
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


@law("options", salt=10, soak=False)
def options_are_copied_from_the_caller(law: Law) -> None:
    for seed in range(law.effort.games):
        players, options = copy.deepcopy(law.kind.setup(seed))
        game = saloon.new(law.kind.name, players=players, options=options, seed=1)
        before = game.notation(), views(game)
        spoil(options)
        assert (game.notation(), views(game)) == before
