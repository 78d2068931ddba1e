"""What people make of an offer: looked into by who is asked, the same whenever asked, without a hidden card."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import saloon
from saloon.games.goat.bots import offers, people, senses
from saloon.games.goat.bots.bluff import reader
from saloon.games.goat.bots.offers import before_offer
from saloon.lab import readers

POOL = Path(__file__).parents[2] / "results" / "pool-goat-2.jsonl.gz"


def asked(players: int, seed: int) -> tuple[saloon.Game, int]:
    """A game at an answer, and who gives it."""
    game = saloon.new("goat", players=players, seed=seed)
    rng = Random(seed)
    answers = 0
    while (question := game.decision) is not None:
        answers += question.kind == "answer"
        if answers == 3:
            return game, question.seat
        game.apply(question.seat, rng.choice(list(question.choices)))
    raise AssertionError("no third answer")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_offer_is_looked_into_by_what_the_asked_sees(players: int) -> None:
    """Whatever lies facedown: the same numbers, and one for each name of WEIGHED."""
    game, seat = asked(players, 5)
    view: Any = game.view(seat)
    events: Any = game.events(seat)
    claim = view["offer"]["claim"]
    row = reader(view, events).people(before_offer(view)).row(claim)
    assert len(row) == len(people.WEIGHED)
    assert np.abs(row[len(offers.OFFER) :]).max() <= people.FURTHEST
    other: Any = saloon.determinize(view, Random(3)).view(seat)
    assert reader(other, events).people(before_offer(other)).row(claim) == row


def test_what_is_likely_is_a_chance_for_every_name_and_every_hand() -> None:
    game, seat = asked(2, 7)
    view: Any = game.view(seat)
    events: Any = game.events(seat)
    layer = reader(view, events)
    found = layer.people(before_offer(view))
    take = found.take()
    assert ((take > 0) & (take < 1)).all()
    hands = len(found.hands)
    values = np.random.default_rng(1).random((hands, found.cards, 4))
    offer = found.offer(values)
    assert offer.sum(axis=(1, 2)) == pytest.approx(np.ones(hands))
    assert offer.min() > 0


def test_a_name_is_true_as_often_as_a_plan_says() -> None:
    game, seat = asked(2, 7)
    view: Any = game.view(seat)
    found = reader(view, []).people(before_offer(view))
    hands, cards = found.hands.shape
    honest = np.zeros((hands, cards, cards))
    honest[:, range(cards), range(cards)] = 1 / cards
    likely = found._honest(np.full(hands, 1 / hands), honest)
    assert likely[found.hands.ravel()] == pytest.approx(np.ones(hands * cards))


def test_odds_are_looked_into(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of an answer and of a bluff; without NumPy by what is counted."""
    game, seat = asked(2, 7)
    view: Any = game.view(seat)
    events: Any = game.events(seat)
    found = senses.people(view, events, seat)
    assert isinstance(found, people.People)
    odds = senses.GoatSenses().odds(view, events, "accept")
    assert odds is not None
    assert odds.chance == found.honest(view["offer"]["claim"])
    dealer = view["dealer"]
    told: Any = readers.begun("goat", readers.written(POOL)[0]).view(0)
    assert isinstance(senses.people(told, [], 1 - told["dealer"]), people.People)
    monkeypatch.setitem(__import__("sys").modules, "saloon.games.goat.bots.bluff", None)
    plain = senses.people(view, events, seat)
    assert isinstance(plain, offers.Offers)
    assert (plain.dealer, plain.to) == (dealer, seat)
