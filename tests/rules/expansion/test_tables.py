"""Whole games with loans in the middle of anything: what the rules promise at every step, and every prompt said."""

import random
from typing import Any

import pytest

from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.words import scoundrels_words
from tests.rule import rule
from tests.scoundrels import ScoundrelsTable, dealt

BOX = "double-or-nothing"
COLOUR = {job.id: job.colour for job in catalogue.load(BOX).jobs}
NAMES = ["Nell", "Otto", "Mary", "Hank"]


class Watched:
    """A game of random choices, in which the player of the turn borrows now and then, whoever is asked."""

    def __init__(self, players: int, seed: int, **options: Any) -> None:
        self.t = dealt(players, seed=seed, expansion=BOX, **options)
        self.rng = random.Random(seed)
        self.borrowed = 0
        self.shown: set[str] = set()

    def play(self) -> ScoundrelsTable:
        while self.t.game.decision is not None:
            self.look()
            if self.rng.random() < 0.15:
                self.borrow()
            question = self.t.game.decision
            assert question is not None
            self.t.choose(question.seat, self.rng.choice(list(question.choices)))
        return self.t

    def borrow(self) -> None:
        """A loan gives $2 at once, unless somebody looks at the debt first or a choice waits for the money."""
        game, view = self.t.game, self.t.view()
        seat = view["active"]
        offers = [word for word in game.legal(seat) if word.startswith("loan ")] if seat is not None else []
        if not offers:
            return
        self.borrowed += 1
        money, paying = self.t.money(seat), game.decision.kind == "borrow"
        self.t.choose(seat, self.rng.choice(offers))
        assert paying or game.decision.kind == "fine-print" or self.t.money(seat) == money + 2

    def look(self) -> None:
        view = self.t.view()
        self.count(view)
        self.limits(view)
        self.saloon(view)
        self.say()

    def count(self, view: dict[str, Any]) -> None:
        """XR7 and XR22: 16 debts and 14 mods, wherever they are."""
        loose = view["debts"]
        held = sum(token is not None for row in view["seats"] for token in row["debts"])
        assert (
            held + loose["unused"] + sum(map(len, (loose["discarded"], loose["carried"], loose["drawn"])))
            == 16
        )
        assert sum(row["modded"] for row in view["safes"]) + len(view["mods"]) == 14

    def limits(self, view: dict[str, Any]) -> None:
        """XR39, XR44, XR65 and XR87."""
        assert view["running"]["loans"] <= 2
        asked = {row["kind"] for row in view["asked"]}
        for seat in range(view["players"]):
            most = 4 if asked & {"abandon", "debt", "fine-print", "take-off"} else 3
            assert len(self.t.safes_of(seat)) <= most
        faceup = {row["id"] for row in view["safes"] if row["faceup"]}
        assert self.shown <= faceup
        self.shown = faceup
        assert not any(row["faceup"] and row["modded"] for row in view["safes"])

    def saloon(self, view: dict[str, Any]) -> None:
        """XR84 and XR85: one in the Saloon is purple and two are not, until somebody swaps jobs."""
        purple = sum(COLOUR[cell["job"]] == "purple" for cell in view["saloon"])
        if view["decks"]["purple"] and view["decks"]["jobs"] and len(view["saloon"]) == 3 and purple != 1:
            assert self.t.happened("swapped-jobs")

    def say(self) -> None:
        question = self.t.game.decision
        view = self.t.view(question.seat)
        for lang in ("en", "de"):
            words = scoundrels_words(lang, None, BOX)
            assert "{" not in words.ask(view, NAMES, list(question.choices))
            for word in self.t.game.legal(question.seat):
                label = words.choice(word, NAMES, question.seat, view)
                assert label
                assert "{" not in label


@rule("XR1", "XR39", "XR44", "XR46", "XR65", "XR84", "XR85", "XR87")
@pytest.mark.parametrize(("players", "suspicion"), [(2, "live"), (3, "asked"), (4, "asked"), (4, "live")])
def test_a_game_with_loans_in_the_middle_of_anything(players: int, suspicion: str) -> None:
    watched = Watched(players, seed=players, strategy_cards=True, suspicion=suspicion)
    t = watched.play()
    assert watched.borrowed > 5
    assert t.game.result is not None
    view = t.view()
    # All debts are shown now and subtracted.
    owed = [sum(token["value"] for token in row["debts"] if token) for row in view["seats"]]
    assert t.game.result["debts"] == owed
