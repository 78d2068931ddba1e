"""What bots know of one game besides its contract: rules of thumb, value features, odds, tastes.

A game brings a class of its own (the facet `senses` of its kit) and overrides what it knows better. This one knows the
contract alone: `rules` plays by chance then, `greedy` as `montecarlo` does, `top` as `search` does. What a game does
not override is not known of it (`knows`), and hints and reviews leave it out.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

import saloon
from saloon import kit
from saloon.bots.budget import Budget
from saloon.bots.player import Event, View, asked_for
from saloon.kernel.chance import Dice
from saloon.kernel.core import State
from saloon.kernel.outlook import Outlook
from saloon.kernel.playout import CHANCE, Guide, playout
from saloon.kernel.rules import Rules
from saloon.start import rules_of

if TYPE_CHECKING:
    from saloon.bots.review import Watch
    from saloon.bots.worlds import Worlds

LOOKS = 40
"""Playouts from which the chances of an unknown game are told."""
CLEAR = 2
"""Standard errors from which on a difference between two choices is told."""


@dataclass(frozen=True)
class Odds:
    """What a choice hangs on: how likely that is."""

    kind: str
    """`bluff` for a card that is not what it is said to be, `doubt` for the answer to somebody's claim."""
    of: str
    """Of what: that the claim is a `bluff`, or the `truth`; that the own bluff meets `suspicion`, or `acceptance`."""
    chance: float


@dataclass(frozen=True)
class Reason:
    """Why a choice is advised: a message of the game's words, and its facts."""

    key: str
    facts: dict[str, int | str]


@dataclass(frozen=True)
class Asked:
    """All that a bot is told when it is to choose."""

    view: View
    events: Sequence[Event]
    legal: Sequence[str]
    rng: Random
    guessing: bool = True
    """Whether to make guesses about the others from how they have played."""
    models: Mapping[str, Sequence[float]] | None = None
    """What was learnt of these very opponents, to be counted on wholly; without it, of people in general."""


class Senses:
    """One game to a bot. A method for a level answers with a weight for each choice, or None: the level's own way."""

    budgets: ClassVar[dict[str, Budget]] = {}
    """How long each level thinks unless it is told, where that is not the usual."""
    usual: ClassVar[Budget] = Budget(iterations=200)
    mixed: ClassVar[tuple[str, ...]] = ()
    """Kinds of question at which to be readable is a weakness: choices are mixed as often as they were searched."""

    def budget(self, level: str) -> Budget:
        return self.budgets.get(level, self.usual)

    def knows(self, what: str) -> bool:
        """Whether the game brings this method itself: what the contract alone gives is no knowledge of a game."""
        return getattr(type(self), what, None) is not getattr(Senses, what, None)

    # The levels

    def rules(self, asked: Asked) -> list[float]:
        """By rules of thumb; without any, every choice is as good as another."""
        return [1.0] * len(asked.legal)

    def quick(self, asked: Asked) -> list[float]:
        """Within a millisecond; without anything learnt, by rules of thumb."""
        return self.rules(asked)

    def greedy(self, asked: Asked, budget: Budget) -> list[float] | None:
        return None

    def montecarlo(self, asked: Asked, budget: Budget) -> list[float] | None:
        return None

    def search(self, asked: Asked, budget: Budget) -> list[float] | None:
        return None

    def top(self, asked: Asked, budget: Budget) -> list[float] | None:
        return None

    # What a position promises

    def outlook(self, view: View) -> Outlook:
        """The value of positions; what a game does not say is known only when it is over."""
        return Ending(rules_of(view["game"], view["options"], view["players"]))

    def guide(self, worlds: Worlds) -> Guide:
        """How far playouts go, and by whose choices: by chance to the end."""
        return CHANCE

    def chances(self, game: saloon.Game) -> list[float]:
        """Each seat's chance to win, from the true state of a game."""
        outlook = self.outlook(game.view(None))
        return shared([outlook.promises(played_out(game.state, k)) for k in range(LOOKS)])

    def win(self, view: View, legal: Sequence[str], rng: Random, playouts: int) -> float:
        """The chance to win of the seat of a view, as far as it can know."""
        from saloon.bots.worlds import Worlds

        worlds = Worlds(view, legal, rng)
        guide = self.guide(worlds)
        total = 0.0
        for k in range(playouts):
            state = worlds[k].clone()
            playout(state, Dice(k + 1), 1_000_000, guide)
            total += worlds.outlook.promises(state)[view["seat"]]
        return total / playouts

    # Bluffs and doubts

    def odds(self, view: View, events: Sequence[Event], word: str) -> Odds | None:
        """The odds of a choice that the seat of a view is about to make; None for one that is no bluff and no doubt."""
        return None

    def reasons(self, view: View, events: Sequence[Event], word: str) -> list[Reason]:
        """What speaks for a choice, in the game's words, from what the seat of a view can know."""
        return []

    def brings(self, asked: Asked, one: int, other: int) -> list[Reason]:
        """What one choice brings that another does not, in the game's words, by where playouts of both lead."""
        return []

    def waits(self, view: View) -> bool:
        """Whether to leave the question alone means only to wait: the seat will be asked again."""
        return False

    def runner_up(self, asked: Asked, order: Sequence[int]) -> int:
        """The next best choice, where `order` has the likeliest first."""
        return order[1]

    def weighty(self, view: View) -> bool:
        """Whether a review weighs what the seat of a view chooses here."""
        return asked_for(view) in self.mixed

    def rival(self, asked: Asked, mine: int, looks: int) -> int:
        """The best choice besides one that was made, as far as so many worlds tell."""
        from saloon.bots.worlds import Worlds

        worlds = Worlds(asked.view, asked.legal, asked.rng)
        guide = self.guide(worlds)
        others = [k for k in range(len(asked.legal)) if k != mine]
        return max(others, key=lambda option: sum(worlds.tried(k, option, guide) for k in range(looks)))

    def gap(self, asked: Asked, one: int, other: int, looks: int = LOOKS) -> float:
        """By how much one choice promises more than another, as a chance to win, in so many worlds; 0 where these do
        not tell, since the difference is less than twice its standard error."""
        from saloon.bots.worlds import Worlds

        worlds = Worlds(asked.view, asked.legal, asked.rng)
        guide = self.guide(worlds)
        gaps = [worlds.tried(k, one, guide) - worlds.tried(k, other, guide) for k in range(looks)]
        mean = sum(gaps) / looks
        spread = sum((gap - mean) ** 2 for gap in gaps)
        return mean if mean**2 * looks * max(1, looks - 1) > CLEAR**2 * spread else 0.0

    def came(self, state: State, odds: Odds, later: Sequence[str]) -> bool:
        """Whether what a choice hung on was so, from the true state before it and the choices after it."""
        return False

    def came_to_light(self, events: Sequence[Event], seat: int, row: dict[str, Any]) -> bool:
        """The same, once all events since that choice are known; `row` is what `review` has written so far."""
        return bool(row["came"])

    def watch(self, game: saloon.Game) -> Watch:
        """Who writes the chances of a game down, after every choice."""
        from saloon.bots.review import Watch

        return Watch(game, self)

    # Tastes: between 1 for a choice that somebody likes and -1 for one that they do not

    def honesty(self, view: View, word: str) -> float:
        """1 for a choice that says what is, -1 for a bluff, 0 where there is nothing to say."""
        return 0.0

    def suspicion(self, view: View, word: str) -> float:
        """1 for a doubt, -1 for trust."""
        return 0.0

    def collecting(self, view: View, word: str) -> float:
        """Things rather than coins."""
        return 0.0

    def saving(self, view: View, word: str) -> float:
        """Coins rather than things, and no expenses."""
        return 0.0

    def out_of_turn(self, view: View, word: str) -> bool:
        """Whether a choice can be made at any moment, and so later too, when more is known."""
        return False


class Ending(Outlook):
    """Knows who has won, and before that nothing."""

    def __init__(self, rules: Rules) -> None:
        super().__init__([1.0], False)
        self.rules = rules

    def worth(self, s: State, seat: int) -> float:
        return 0.0

    def left(self, s: State) -> float:
        return 0.0

    def victory(self, s: State) -> list[float]:
        result: Any = self.rules.result(s)
        share = 1 / max(1, len(result["winners"]))
        return [share if seat in result["winners"] else 0.0 for seat in range(s.n)]


def played_out(state: State, k: int) -> State:
    """A copy of a state, played to its end by chance; the same end for the same k."""
    copy = state.clone()
    playout(copy, Dice(k + 1))
    return copy


def shared(rows: Sequence[Sequence[float]]) -> list[float]:
    """The mean of each seat."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


@functools.cache
def senses_of(game: str) -> Senses:
    """What bots know of a game."""
    return kit.get(game).bring("senses", Senses)()
