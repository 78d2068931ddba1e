"""Tree counts from fixed positions; the same numbers stand for the sources and for the compiled engine."""

import pytest

import saloon
from tests.golden.perft import COUNTS, counts, perft

REDO = (
    "If the change is meant, `SALOON_PURE=1 .venv/bin/python tests/golden/perft.py` prints all counts anew."
)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, trees in COUNTS.items() for name in trees])
def test_tree_counts(game: str, name: str) -> None:
    text, known = COUNTS[game][name]
    assert counts(game, text, len(known)) == known, REDO


def test_every_game_has_tree_counts() -> None:
    assert list(COUNTS) == list(saloon.GAMES)
    assert all(len(trees) > 5 for trees in COUNTS.values())


def test_the_first_counts_follow_from_the_rules() -> None:
    """Four cards under four names for each other player, then yes or no."""
    for players in (2, 3, 4, 5):
        game = saloon.new("goat", players=players, seed=1)
        assert perft(game, 1) == 16 * (players - 1)
        assert perft(game, 2) == 32 * (players - 1)


def test_the_first_counts_of_scoundrels_follow_from_the_rules() -> None:
    """Four cards into six slots, then the next seat suspects or passes; at once each chooses one of two strategies."""
    for players in (2, 3, 4):
        game = saloon.new("scoundrels", players=players, seed=1)
        assert perft(game, 1) == 24
        assert perft(game, 2) == 48
        game = saloon.new("scoundrels", players=players, options={"strategy_cards": True}, seed=1)
        assert perft(game, 1) == 2 * players
        assert perft(game, 2) == 2 * players * 2 * (players - 1)


def test_the_whole_tree_of_the_small_game_ends() -> None:
    """With one deal known it is small indeed: at most 4 offers, 4 answers, and the Saloon asks nothing."""
    assert COUNTS["goat"]["small"][1][-1] == 0
