"""Every law over every game of ours. The laws themselves are in `saloon.testing`, for other people's games too."""

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
