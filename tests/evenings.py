"""Where evenings with the rulebooks begin: a quiet table, the end of a day, debts, an enemy's card, a last hat."""

from typing import Any

from tests.scoundrels import ScoundrelsTable
from tests.scoundrels import alone as against
from tests.table import Table, table


def quiet(t: ScoundrelsTable, **seat: Any) -> ScoundrelsTable:
    """Nobody to suspect anything; seat 0 as said."""
    t.seat(0, **seat)
    for other in range(1, t.players):
        t.seat(other, jail=3)
    return t


def evening(t: ScoundrelsTable) -> ScoundrelsTable:
    """The end of a day that seat 0 began; everybody has played four honest cards unless said."""
    t.given(phase="evening", first=0, active=t.players - 1)
    for seat in range(t.players):
        t.seat(seat, slots={"A": "A", "2": "2", "3": "3", "4": "4"}, hand=[])
    return t


def go(t: ScoundrelsTable, *words: str) -> ScoundrelsTable:
    """Each of these choices when it is offered, but one with a `?` only if it is asked for now.

    What has a single answer is not asked.
    """
    for word in words:
        if not word.endswith("?"):
            t.take(word)
        elif word[:-1] in t.game.decision.choices:
            t.choose(t.game.decision.seat, word[:-1])
    return t


def debts(count: int) -> dict[int, int]:
    """This many debts of value 1, in the first spaces."""
    return dict.fromkeys(range(1, count + 1), 1)


def facing(enemy: str, card: str, slot: str = "6", **seat: Any) -> ScoundrelsTable:
    """You play into a slot; after step 3 this automa card comes."""
    return against(enemy).enemy(automa=[card]).hand(0, slot).seat(0, **seat)


def last_hat(*placed: str, hand: str, round: int = 1) -> Table:
    """Three players; all hats but one of seat 2 are placed, so seat 0 is the assistant with four cards."""
    t = table("goat", players=3).given(round=round)
    for seat, cards in enumerate(placed):
        t.placed(seat, cards)
    return t.hand(0, hand)
