"""Re-randomise all that a seat may not know, and nothing it is ever told changes by a byte."""

import pytest

from tests.laws.games import Law, every_game


@pytest.mark.soak
@every_game("noninterference", salt=51)
def test_what_a_seat_is_told_does_not_depend_on_what_it_may_not_know(law: Law) -> None:
    differs = sum(law.kind.interfere(game, dice) for game, dice in law.games())
    assert differs > law.effort.least
