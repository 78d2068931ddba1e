"""Tree counts from fixed positions; the same numbers stand for the sources and for the compiled engine."""

import pytest

import saloon
from tests.golden.perft import COUNTS, counts, perft


@pytest.mark.parametrize("name", COUNTS)
def test_tree_counts(name: str) -> None:
    text, known = COUNTS[name]
    assert counts(text, len(known)) == known


def test_the_first_counts_follow_from_the_rules() -> None:
    """Four cards under four names for each other player, then yes or no."""
    for players in (2, 3, 4, 5):
        game = saloon.new("goat", players=players, seed=1)
        assert perft(game, 1) == 16 * (players - 1)
        assert perft(game, 2) == 32 * (players - 1)


def test_the_whole_tree_of_the_small_game_ends() -> None:
    """With one deal known it is small indeed: at most 4 offers, 4 answers, and the Saloon asks nothing."""
    assert COUNTS["small"][1][-1] == 0
