"""Every law over every game of ours. The laws themselves are in `saloon.testing`, for other people's games too."""

import pytest

from saloon.testing import LAWS, Held, LawGame, every_law
from tests.laws.games import LAW_GAMES


@every_law(*LAW_GAMES.values())
def test_law(held: Held, kind: LawGame) -> None:
    held.check(held.over(kind))


def test_every_law_is_held() -> None:
    """Each game says of each law how much of it it gets, and of none that there is not."""
    names = {held.name for held in LAWS}
    assert len(LAWS) >= 30
    for kind in LAW_GAMES.values():
        assert set(kind.efforts) - names <= {"engines"}


def test_a_secret_choice_that_is_told_breaks_its_law() -> None:
    """The control: the Goat's dealer says aloud which card is offered."""
    goat = LAW_GAMES["goat"]
    held = next(one for one in LAWS if one.name == "secret choices")
    offered = next(kind for kind in goat.rules.kinds if kind.name == "offered")
    star = offered.secret.index(True)
    offered.secret[star] = False
    try:
        with pytest.raises(AssertionError, match="offer"):
            held.check(held.over(goat))
    finally:
        offered.secret[star] = True
