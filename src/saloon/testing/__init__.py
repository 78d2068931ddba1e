"""The laws that every game must pass, for the tests of anybody's game (docs/a-new-game.md).

    from saloon.testing import Effort, LawGame, every_law

    MINE = LawGame(name="my-game", schema=MyView, ..., usual=Effort(20))

    @every_law(MINE)
    def test_the_laws(held: Held, kind: LawGame) -> None:
        held.check(held.over(kind))

Needs pytest, hypothesis and jsonschema: `pip install "saloon[dev]"`.
"""

from __future__ import annotations

import importlib
from typing import Final

import pytest

from saloon.testing.game import Effort, LawGame
from saloon.testing.laws import LAWS, Held, Law

__all__ = ["LAWS", "Effort", "Held", "Law", "LawGame", "every_law"]

BOOKS: Final = (
    "choices",
    "conservation",
    "copies",
    "determinize",
    "noninterference",
    "replay",
    "saying",
    "views",
)
"""The modules that lay down laws."""

# Read after pytest knows of them, so that a broken law shows its values as a test of one's own does.
pytest.register_assert_rewrite(*(f"{__name__}.{book}" for book in BOOKS))
for _book in BOOKS:
    importlib.import_module(f"{__name__}.{_book}")


def every_law(*kinds: LawGame) -> pytest.MarkDecorator:
    """Every law over every one of these games, as parameters `held` and `kind` of a test."""
    params = []
    for kind in kinds:
        for held in LAWS:
            effort = kind.effort(held.name)
            marks = [pytest.mark.slow] if effort.slow else []
            marks += [pytest.mark.soak] if held.soak else []
            marks += [pytest.mark.rule(*effort.rules)] if effort.rules else []
            params.append(pytest.param(held, kind, id=f"{held.sentence}-{kind.id}", marks=marks))
    return pytest.mark.parametrize(("held", "kind"), params)
