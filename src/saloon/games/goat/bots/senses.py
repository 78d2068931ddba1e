"""What bots know of the Goat game."""

from __future__ import annotations

import functools
import json
from collections.abc import Sequence
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Any

import saloon
from saloon.bots import montecarlo
from saloon.bots.budget import Budget
from saloon.bots.player import Event, View, asked_for
from saloon.bots.senses import LOOKS, Asked, Odds, Reason, Senses
from saloon.bots.worlds import Worlds
from saloon.games.goat.bots import greedy, quick
from saloon.games.goat.bots.offers import Offers, before_offer
from saloon.games.goat.bots.rules import GoatSense
from saloon.games.goat.engine.chosen import parse
from saloon.games.goat.engine.outlook import GoatOutlook, ThisRound
from saloon.kernel.core import State
from saloon.kernel.outlook import Outlook
from saloon.kernel.playout import Guide

if TYPE_CHECKING:
    from saloon.games.goat.bots.people import People


class GoatSenses(Senses):
    """Rounds are played out by chance; an offer and its answer are a small game of their own."""

    budgets = {
        "greedy": Budget(iterations=200),
        "montecarlo": Budget(iterations=1200),
        "search": Budget(iterations=400),
        "top": Budget(iterations=1500),
    }
    mixed = ("offer", "answer")

    def rules(self, asked: Asked) -> list[float]:
        return GoatSense(asked.view).weigh(asked.legal)

    def quick(self, asked: Asked) -> list[float]:
        return quick.weighed(asked)

    def greedy(self, asked: Asked, budget: Budget) -> list[float]:
        return greedy.weighed(asked.view, asked.legal, Worlds(asked.view, asked.legal, asked.rng), budget)

    def top(self, asked: Asked, budget: Budget) -> list[float]:
        if asked_for(asked.view) in self.mixed:
            view, events, legal = asked.view, asked.events, asked.legal
            from saloon.games.goat.bots.bluff import BluffLayer  # needs NumPy, which rules of thumb do not

            return BluffLayer(view, events, legal, asked.rng, budget, asked.guessing, asked.models).weights()
        return montecarlo.played_out(asked, budget, self)

    def outlook(self, view: View) -> Outlook:
        return fitted(view["players"], bool(view["options"].get("small")))

    def guide(self, worlds: Worlds) -> Guide:
        state: Any = worlds[0]
        return ThisRound(state.round)

    def chances(self, game: saloon.Game) -> list[float]:
        # What the small game's own outlook promises is dollars, not a chance.
        return fitted(game.view(None)["players"], False).promises(game.state)

    def odds(self, view: View, events: Sequence[Event], word: str) -> Odds | None:
        chosen = parse(word)
        if chosen.verb in ("accept", "refuse"):
            claim = view["offer"]["claim"]
            return Odds("doubt", "truth", people(view, events, view["seat"]).honest(claim))
        if chosen.verb == "offer" and not chosen.honest:
            return Odds("bluff", "acceptance", people(view, events, chosen.seat).accepted(chosen.claim))
        return None

    def reasons(self, view: View, events: Sequence[Event], word: str) -> list[Reason]:
        chosen = parse(word)
        if chosen.verb in ("accept", "refuse"):
            asked = people(view, events, view["seat"])
            percent = round(100 * asked.honest(view["offer"]["claim"]))
            told = round(100 * asked.truth)
            return [
                Reason("because-honest", {"percent": percent}),
                Reason("because-dealer", {"percent": told}),
            ]
        if chosen.verb != "offer":
            return []
        likely = people(view, events, chosen.seat).accepted(chosen.claim)
        facts: dict[str, int | str] = {"percent": round(100 * likely)}
        return [Reason("because-accepted-truth" if chosen.honest else "because-accepted-bluff", facts)]

    def rival(self, asked: Asked, mine: int, looks: int) -> int:
        values = quick.promised(asked, looks)
        return max((k for k in range(len(values)) if k != mine), key=lambda k: values[k])

    def gap(self, asked: Asked, one: int, other: int, looks: int = LOOKS) -> float:
        """Offers by how likely people accept them and answers by how likely claims are true: chance does neither."""
        if asked_for(asked.view) not in self.mixed:
            return super().gap(asked, one, other, looks)
        values = quick.promised(asked, looks)
        return values[one] - values[other]

    def came(self, state: State, odds: Odds, later: Sequence[str]) -> bool:
        s: Any = state
        if odds.of == "truth":
            return bool(s.offer_card == s.offer_claim)
        return odds.of == "acceptance" and list(later) == ["accept"]

    def honesty(self, view: View, word: str) -> float:
        chosen = parse(word)
        if chosen.verb == "offer":
            return 1.0 if chosen.honest else -1.0
        return 0.0

    def suspicion(self, view: View, word: str) -> float:
        return {"refuse": 1.0, "accept": -1.0}.get(word, 0.0)

    def collecting(self, view: View, word: str) -> float:
        return {"rob": 0.3, "accept": 0.4}.get(parse(word).verb, 0.0)

    def saving(self, view: View, word: str) -> float:
        return 0.5 if parse(word).verb in ("swindle", "refuse") else 0.0


def people(view: View, events: Sequence[Event], to: int) -> People | Offers:
    """What is likely to be made of an offer to a seat: that which lies there, or one that is yet to be made.

    Looking into it needs NumPy; without, what is counted has to do.
    """
    try:
        from saloon.games.goat.bots.bluff import reader
    except ImportError:
        return Offers(view, events, view["dealer"], to)
    if view["offer"] is not None:
        return reader(view, events).people(before_offer(view))
    asked: Any = saloon.determinize(view, Random(to)).view(to)
    return reader(view, events).people(asked)


@functools.cache
def weights() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        files(__package__).joinpath("weights.json").read_text(encoding="utf-8")
    )
    return found


@functools.cache
def fitted(players: int, small: bool) -> Outlook:
    row = weights()["players"][str(players)]
    return GoatOutlook(row["weights"], row["sharpness"], small)
