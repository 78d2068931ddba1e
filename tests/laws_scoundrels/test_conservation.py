"""Nothing is made and nothing is lost, and every game ends."""

import random

import pytest

from saloon import Game
from saloon.scoundrels.state import Town
from tests.laws_scoundrels.components import check_components, check_decks, henchmen
from tests.laws_scoundrels.play import COMBINATIONS, MOST_STEPS, begin, finish, games, pick, soaking
from tests.rule import rule


def town_of(game: Game) -> Town:
    s = game.state
    assert isinstance(s, Town)
    return s


@rule("SR1", "SR4", "SR26")
@pytest.mark.slow
@pytest.mark.soak
def test_components_are_conserved_at_every_step() -> None:
    for game, dice in games(36, salt=21):
        check_components(town_of(game))
        before = henchmen(town_of(game))
        while (choice := pick(game, dice)) is not None:
            happened = game.apply(*choice)
            s = town_of(game)
            check_components(s)
            check_decks(s)
            now = henchmen(s)
            lost = sum(event["count"] for event in happened if event["kind"] == "destroyed")
            assert all(a <= b for a, b in zip(now, before, strict=True))
            assert sum(before) - sum(now) == lost
            before = now


@pytest.mark.slow
@pytest.mark.soak
def test_every_combination_of_options_is_played_to_its_end() -> None:
    for seed in range(len(COMBINATIONS) * (20 if soaking() else 1)):
        game = finish(begin(seed), random.Random(seed))
        assert game.decision is None
        assert game.decisions == ()
        assert all(len(game.legal(seat)) == 0 for seat in game.seats)
        result = game.result
        assert result is not None
        assert len(result["winners"]) == 1
        s = town_of(game)
        assert s.day == s.box.days
        assert (s.queue, s.leaving, s.stack) == ([], [], [])


@pytest.mark.slow
@pytest.mark.soak
def test_always_the_first_or_always_the_last_choice_reaches_the_end_too() -> None:
    for game, _ in games(20, salt=23):
        for which in (0, -1):
            one = game.clone()
            for _ in range(MOST_STEPS):
                decision = one.decision
                if decision is None:
                    break
                one.apply(decision.seat, decision.choices[which])
            assert one.result is not None
