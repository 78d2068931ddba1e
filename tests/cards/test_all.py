"""No card without its test."""

import importlib
from collections.abc import Iterable

import pytest

from saloon.games.scoundrels import catalogue
from tests.cards.card import BOX, EXPANSION, TESTED

OF_BOX = ("jobs_green", "jobs_purple", "jobs_black", "traits", "strategies")
FILES = [f"test_{name}" for name in OF_BOX] + [
    f"test_expansion_{name}" for name in (*OF_BOX, "safes", "mods", "locations", "automa")
]


@pytest.fixture(scope="module", autouse=True)
def _all_tests() -> None:
    for file in FILES:
        importlib.import_module(f"tests.cards.{file}")


@pytest.mark.parametrize(
    ("kind", "cards", "counts"),
    [
        ("job", "jobs", (60, 80, 82)),
        ("trait", "traits", (50, 75, 78)),
        ("strategy", "strategies", (8, 12, 12)),
        ("mod", "mods", (0, 14, 14)),
        ("location", "locations", (0, 2, 2)),
        ("automa", "automa", (0, 32, 32)),
        ("enemy", "enemies", (0, 4, 4)),
    ],
)
def test_every_card_of_the_catalogue_has_one(kind: str, cards: str, counts: tuple[int, int, int]) -> None:
    """In the base game, with the expansion, and in both: the five revised cards stand beside the old ones."""
    base, expansion = ({card.id for card in getattr(box, cards)} for box in (BOX, EXPANSION))
    assert (len(base), len(expansion), len(base | expansion)) == counts
    assert {ident for of, ident in TESTED if of == kind} == base | expansion


def test_every_advanced_safe_has_one() -> None:
    assert len(EXPANSION.safes) == 18
    assert {ident for of, ident in TESTED if of == "safe"} == {card.id for card in EXPANSION.safes}


def test_jobs_stand_in_the_file_of_their_colour() -> None:
    old = {card.id for card in BOX.jobs}
    new = [card for card in EXPANSION.jobs if card.id not in old]
    assert len(new) == 22
    for colour in ("green", "purple", "black"):
        check_file(f"tests.cards.test_jobs_{colour}", BOX.jobs, colour)
        check_file(f"tests.cards.test_expansion_jobs_{colour}", new, colour)


def check_file(name: str, cards: Iterable[catalogue.Job], colour: str) -> None:
    module = importlib.import_module(name)
    for card in cards:
        assert hasattr(module, f"test_{card.id.replace('-', '_')}") == (card.colour == colour)
