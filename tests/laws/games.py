"""The games that the laws run over."""

import pytest

from saloon.testing import Law
from tests.laws.expansion import EXPANSION
from tests.laws.goat import GOAT
from tests.laws.scoundrels import SCOUNDRELS
from tests.laws.solo import SOLO
from tests.rule import rule

LAW_GAMES = {kind.id: kind for kind in (GOAT, SCOUNDRELS, EXPANSION, SOLO)}


def every_game(name: str, salt: int) -> pytest.MarkDecorator:
    """Hold a law over every game; a game that does not say how much of it it gets is an error."""
    held = []
    for kind in LAW_GAMES.values():
        effort = kind.effort(name)
        marks = [pytest.mark.slow] if effort.slow else []
        if effort.rules:
            marks.append(rule(*effort.rules))
        held.append(pytest.param(Law(kind, effort, salt), id=kind.id, marks=marks))
    return pytest.mark.parametrize("law", held)
