"""How likely an offer is honest, and how likely it is accepted, from what everybody at the table sees.

A claim is read by what the named character is worth to the asked and to the dealer, by what was offered and answered
before, and by how the table stands. What these numbers say was learnt from games of a pool (`offers.json` names the
command): two logistic models of the same numbers.
"""

from __future__ import annotations

import functools
import json
import math
from collections.abc import Mapping, Sequence
from importlib.resources import files

from saloon.bots.player import Event, View
from saloon.games.goat.bots.rules import GoatSense
from saloon.games.goat.engine.names import CHARACTERS

TRUTH = (1.5, 4.0)
"""Before anything was turned up: so many honest offers among so many."""
TAKING = (2.0, 4.0)
"""Before anything was answered: so many offers accepted among so many."""
FURTHEST = 0.98

OFFER = (
    "one", "gain", "gain squared", "gain above", "to the dealer", "worse ones", "best known", "least known",
    *(f"as {name}" for name in CHARACTERS),
    "cards", "known", "known for sure", "assistant", "round", "last round", "ahead of the dealer", "hats",
    "dealer's hats", "deck", "first of the round", "truth", "truth for gain", "last was honest", "taking",
    "taking for gain", "last was accepted", "said before", "refused before", "more than two", "goat about",
)  # fmt: skip
"""What is counted of an offer; `Offers.row` gives a number for each."""


class Offers:
    """The offers of a table, as everybody sees them: neither hands nor cards that lie facedown are looked at."""

    def __init__(
        self,
        view: View,
        events: Sequence[Event],
        dealer: int,
        to: int,
        models: Mapping[str, Sequence[float]] | None = None,
    ) -> None:
        self.models = weights() if models is None else models
        self.view = view
        self.dealer, self.to = dealer, to
        self.theirs = GoatSense({**view, "seat": to, "hand": None})
        self.ours = GoatSense({**view, "seat": dealer, "hand": None})
        shown = [row for row in view["seen"]["offers"] if row["answer"] is not None]
        told, took = habits(events, dealer, to)
        self.truth = (sum(told) + TRUTH[0]) / (len(told) + TRUTH[1])
        self.taking = (sum(took) + TAKING[0]) / (len(took) + TAKING[1])
        self.last_told = told[-1] if told else 0.4
        self.last_took = took[-1] if took else 0.5
        self.shown = shown
        self.unseen = self.theirs.unseen()
        self.known = self._known(shown)
        answering = view["offer"] is not None
        self.cards = int(view["hand_size"]) + answering

    def _known(self, shown: Sequence[Mapping[str, object]]) -> set[str]:
        """Characters that everybody knows to be in the hand: they were claimed and have not been shown."""
        found: set[str] = set()
        for row in shown:
            found.add(str(row["claim"]))
            found.discard(str(row["card"]))
        return found & set(self.unseen)

    def row(self, claim: str) -> list[float]:
        """A number for each of OFFER, about an offer under this name."""
        view = self.view
        usual = self.theirs.mean(self.unseen)
        worth = self.theirs.worth
        gain = worth[claim] - usual
        others = [worth[name] - usual for name in self.unseen if name != claim]
        known = [worth[name] - usual for name in self.known if name != claim]
        seats = view["seats"]
        wealth = [row["coins"] + 3.0 * row["tokens"] for row in seats]
        said = [row for row in self.shown if row["claim"] == claim and row["dealer"] == self.dealer]
        refused = [row for row in self.shown if row["claim"] == claim and row["answer"] == "refused"]
        row = [
            1.0,
            gain,
            gain * gain / 4,
            max(0.0, gain),
            self.ours.worth[claim] - self.ours.mean(self.unseen),
        ]
        row += [sum(one < gain for one in others) / max(1, len(others))]
        row += [max(known, default=0.0), min(known, default=0.0)]
        row += [float(name == claim) for name in CHARACTERS]
        row += [
            1 / max(1, self.cards),
            len(self.known) / 4,
            float(claim in self.known),
            float(view["assistant"]),
        ]
        row += [view["round"] / view["rounds"], float(view["round"] == view["rounds"])]
        row += [(wealth[self.to] - wealth[self.dealer]) / 10, float(seats[self.to]["hats"])]
        row += [float(seats[self.dealer]["hats"]), view["deck"] / 5, float(not view["control"])]
        row += [
            self.truth,
            self.truth * gain,
            self.last_told,
            self.taking,
            self.taking * gain,
            self.last_took,
        ]
        row += [
            float(len(said)),
            float(len(refused)),
            float(view["players"] > 2),
            float("goat" in self.unseen),
        ]
        return row

    def honest(self, claim: str) -> float:
        """How likely an offer under this name is what it is said to be."""
        return logistic(self.row(claim), self.models["honest"])

    def accepted(self, claim: str) -> float:
        """How likely it is accepted."""
        return logistic(self.row(claim), self.models["accepted"])


def habits(events: Sequence[Event], dealer: int, to: int) -> tuple[list[float], list[float]]:
    """In the whole game: whether each offer of the dealer was honest, and whether each to the asked was taken."""
    told: list[float] = []
    took: list[float] = []
    claim: str | None = None
    for event in events:
        if event["kind"] == "offered":
            claim = event["claim"]
        elif event["kind"] in ("accepted", "refused") and claim is not None:
            if event["dealer"] == dealer:
                told.append(float(event["card"] == claim))
            if event["seat"] == to:
                took.append(float(event["kind"] == "accepted"))
    return told, took


def before_offer(view: View) -> View:
    """The view that the asked seat had a moment ago, before the offer was made."""
    offers = view["seen"]["offers"][:-1]
    return {
        **view,
        "phase": "offer",
        "offer": None,
        "asked": [{"seat": view["dealer"], "kind": "offer"}],
        "hand_size": view["hand_size"] + 1,
        "seen": {**view["seen"], "offers": offers},
    }


@functools.cache
def weights() -> dict[str, list[float]]:
    found: dict[str, list[float]] = json.loads(
        files(__package__).joinpath("offers.json").read_text(encoding="utf-8")
    )["weights"]
    return found


def logistic(row: Sequence[float], model: Sequence[float]) -> float:
    """A chance, never quite 0 or 1."""
    total = sum(map(float.__mul__, row, model))
    return min(FURTHEST, max(1 - FURTHEST, 1 / (1 + math.exp(-max(-30.0, min(30.0, total))))))
