"""Every law of Saloon, over this game."""

from liars_dice.rules import FACES, MOST_CODES, DiceView

from saloon import Game
from saloon.testing import Effort, Held, LawGame, every_law


def check(game: Game) -> None:
    """Under every cup lie as many dice as its player has."""
    s = game.state
    assert [len(str(cup)) if cup else 0 for cup in s.cup] == s.dice or game.decision is None


LIARS_DICE = LawGame(
    name="liars-dice",
    schema=DiceView,
    setup=lambda seed: (2 + seed % 4, {} if seed % 3 else {"dice": 1 + seed % 5}),
    setups=60,
    most_steps=24 * 25 * FACES,
    halfway=12,
    codes=MOST_CODES,
    words=MOST_CODES,
    questions=frozenset({"bid"}),
    tries=("doubt", "bid 1 1", 999),
    check=check,
    efforts={"end": Effort(60), "words": Effort(1), "any seed": Effort(1)},
    usual=Effort(6),
)


@every_law(LIARS_DICE)
def test_the_laws(held: Held, kind: LawGame) -> None:
    held.check(held.over(kind))
