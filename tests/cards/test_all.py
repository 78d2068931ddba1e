"""No card without its test."""

import importlib

import pytest

from tests.cards.card import BOX, TESTED

FILES = ("test_jobs_green", "test_jobs_purple", "test_jobs_black", "test_traits", "test_strategies")


@pytest.fixture(scope="module", autouse=True)
def _all_tests() -> None:
    for file in FILES:
        importlib.import_module(f"tests.cards.{file}")


@pytest.mark.parametrize(("kind", "count"), [("job", 60), ("trait", 50), ("strategy", 8)])
def test_every_card_of_the_catalogue_has_one(kind: str, count: int) -> None:
    cards = {"job": BOX.jobs, "trait": BOX.traits, "strategy": BOX.strategies}[kind]
    assert len(cards) == count
    assert {ident for of, ident in TESTED if of == kind} == {card.id for card in cards}


def test_jobs_stand_in_the_file_of_their_colour() -> None:
    for colour in ("green", "purple", "black"):
        module = importlib.import_module(f"tests.cards.test_jobs_{colour}")
        for card in BOX.jobs:
            assert hasattr(module, f"test_{card.id.replace('-', '_')}") == (card.colour == colour)
