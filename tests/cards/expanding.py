"""A scene of the expansion, for its cards: as `scene`, with loans, mods, two job decks and seven spaces.

    @job("painter", "Gain 1 debt to gain $5.", "Erhalte 1 Schuld, um 5 $ zu erhalten.")
    def test_painter() -> None:
        dealt("painter").ready().use("debt 3").only({"0 money": 9, "0 debts": "3", "unused debts": 15}).done()

Seat 0 has no debts unless it is said, so that whatever loans could pay for is offered; `broke` takes loans away.
"""

from __future__ import annotations

from typing import Any

from tests.cards.card import Scene, find

BOX = "double-or-nothing"
SALOON = {"banker": "filthy", "prospector": "rowdy", "farmhand": "sneaky"}
"""One purple to the left, then two green."""
SPARE = {"purple": "automaton", "green": "chef"}
FULL = {1: 1, 2: 1, 3: 1, 4: 1}
"""Four debts: no loan and nothing that needs a debt."""


class Expanded(Scene):
    """One scoundrel of the expansion about to be used by seat 0."""

    def owing(self, seat: int, debts: dict[int, int]) -> Expanded:
        """Values by space."""
        self.seat(seat, debts={str(space): value for space, value in debts.items()})
        return self

    def broke(self, money: int = 0) -> Expanded:
        """So much money, and both loans of the turn are taken already."""
        self.seat(0, money=money).given(loans=2)
        return self


def dealt(job_id: str, trait_id: str = "grumpy", players: int = 3, **options: Any) -> Expanded:
    """Seat 0 with a grumpy one of this job, seat 1 with a card in slot 4; known hands, Saloon, pile and next cards."""
    s = Expanded(players, {"expansion": BOX, **options})
    s.job, s.name = job_id, f"{trait_id} {job_id}"
    s.saloon(*[f"{trait} {_other(job, job_id)}" for job, trait in SALOON.items()]).pile("dusty butler")
    s.given(traits=["thirsty", "masked"], jobs=["hero"], purple=["journalist"], turn=players + 1, first=0)
    s.sheet(0, {1: s.name})
    s.seat(0, hand=["6", "2", "3", "4"], deck=["5", "A", "0"])
    s.seat(1, slots={"4": "2"}, hand=["3", "5", "6"], deck=["0", "4", "A"])
    return s


def _other(job: str, taken: str) -> str:
    return SPARE[find("jobs", job).colour] if job == taken else job
