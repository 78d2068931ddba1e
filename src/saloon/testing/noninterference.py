"""Re-randomise all that a seat may not know, and nothing it is ever told changes by a byte."""

from __future__ import annotations

from saloon.testing.laws import Law, law


@law("noninterference", salt=51)
def what_a_seat_is_told_does_not_depend_on_what_it_may_not_know(law: Law) -> None:
    differs = sum(law.kind.interfere(game, dice) for game, dice in law.games())
    assert differs > law.effort.least
