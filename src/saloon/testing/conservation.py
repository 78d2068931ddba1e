"""Nothing is made and nothing is lost, and every game ends."""

from __future__ import annotations

from saloon.testing.game import pick
from saloon.testing.laws import Law, law


@law("components", salt=21)
def components_are_conserved_at_every_step(law: Law) -> None:
    """What may leave the game leaves it only as the events say, and never comes back."""
    kind = law.kind
    for game, dice in law.games():
        kind.check(game)
        before = kind.perishable(game)
        while (choice := pick(game, dice)) is not None:
            happened = game.apply(*choice)
            kind.check(game)
            now = kind.perishable(game)
            assert all(a <= b for a, b in zip(now, before, strict=True))
            assert sum(before) - sum(now) == kind.perished(list(happened))
            before = now


@law("end", salt=22)
def a_driver_that_only_takes_choices_always_reaches_the_end(law: Law) -> None:
    """In every set-up."""
    assert law.effort.games >= law.kind.setups
    for game, dice in law.games():
        law.kind.finish(game, dice)
        assert game.decision is None
        assert game.decisions == ()
        assert all(len(game.legal(seat)) == 0 for seat in game.seats)
        assert game.step <= law.kind.most_steps
        law.kind.check_end(game)


@law("first or last", salt=23)
def always_the_first_or_always_the_last_choice_reaches_the_end_too(law: Law) -> None:
    for game, _ in law.games():
        for which in (0, -1):
            one = game.clone()
            for _ in range(law.kind.most_steps):
                decision = one.decision
                if decision is None:
                    break
                one.apply(decision.seat, decision.choices[which])
            assert one.result is not None
