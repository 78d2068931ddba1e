"""What a henchman is kept for: cards to come, today and on other days."""

import itertools
import json
from collections.abc import Iterator
from importlib.resources import files

import pytest

from saloon.games.scoundrels.bots import patience
from saloon.games.scoundrels.engine.names import TURNS
from saloon.games.scoundrels.lab import patience as lab
from saloon.lab import readers

CHANCES = (0.1, 0.4)
"""Cards are believed to be one or the other, by an even chance."""
STAKE = 0.2


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Something small enough to be counted otherwise."""
    told = {"believed": [[list(CHANCES)] * TURNS] * 3, "stake": [STAKE] * 3, "freed": 0.0}
    monkeypatch.setattr(patience, "learnt", lambda: told)
    patience.worth.cache_clear()
    patience.wanted.cache_clear()
    yield
    patience.worth.cache_clear()
    patience.wanted.cache_clear()


def by_hand(free: int, cards: int) -> float:
    """A last day: whoever has fewer henchmen than cards puts them on the first that are doubtful, as long as no more
    can be said; tried are all ways to say at each card from which chance on.
    """
    best = 0.0
    for bounds in itertools.product((0.0, 0.3), repeat=cards):
        total = 0.0
        for day in itertools.product(CHANCES, repeat=cards):
            left = free
            for chance, bound in zip(day, bounds, strict=True):
                if left and chance > bound:
                    left -= 1
                    total += chance * STAKE
        best = max(best, total / len(CHANCES) ** cards)
    return best


@pytest.mark.usefixtures("plain")
def test_one_henchman_is_worth_what_the_best_bounds_make_of_it() -> None:
    for cards in (1, 2, 3, 4):
        assert patience.worth(0, cards, 1, 0, 1) == pytest.approx(by_hand(1, cards))


@pytest.mark.usefixtures("plain")
def test_on_the_last_card_of_the_last_day_nothing_is_kept_and_before_a_likely_bluff_it_is() -> None:
    assert patience.wanted(0, 0, 1, 1) == 0.0
    assert patience.wanted(0, 1, 1, 1) == pytest.approx(0.25)  # what the next card is on average
    assert patience.wanted(0, 2, 1, 1) == pytest.approx((0.4 + 0.25) / 2)
    assert patience.wanted(0, 1, 2, 1) == 0.0


@pytest.mark.usefixtures("plain")
def test_a_wrong_doubt_costs_tomorrows_henchman_and_a_right_one_does_not() -> None:
    """The evening before the last day, for the last of one's henchmen: level where what it brings is what it risks."""
    bound = patience.wanted(1, 0, 1, 1)
    tomorrow = patience.worth(0, TURNS, 1, 0, 1)
    assert bound * STAKE == pytest.approx((1 - bound) * tomorrow)


def test_what_was_learnt_says_how_and_keeps_who_is_scarce() -> None:
    told = json.loads(files(patience.__package__).joinpath("patience.json").read_text(encoding="utf-8"))
    assert told["made by"].startswith("python -m saloon.games.scoundrels.lab.patience ")
    for days, others in itertools.product((0, 1, 2), (1, 3)):
        last = TURNS * others - 1
        for coming in (last, 1, 0):
            bounds = [patience.wanted(days, coming, free, others) for free in (1, 2, 3)]
            assert bounds == sorted(bounds, reverse=True)
        assert patience.wanted(days, last, 1, others) > patience.wanted(days, 0, 1, others)
    assert patience.wanted(0, 0, 1, 1) == 0.0
    assert patience.wanted(2, 0, 1, 1) > 0.2
    assert patience.wanted(7, 3, 9, 1) == patience.wanted(2, 3, 3, 1)


def test_written_games_tell_how_doubtful_cards_are() -> None:
    row = readers.play("scoundrels", ["greedy", "greedy"], {"days": 3}, 6_000_000_300_000)
    found = list(lab.cards(row))
    assert {card.later for card in found} == set(range(TURNS))
    assert {card.days for card in found} <= {0, 1, 2}
    assert all(0 < card.believed <= 1 for card in found)
    assert 0 <= lab.freed([row]) <= 1
