"""An offer and its answer: what is known of a card is shared by all hands, and what answers give away is counted."""

from pathlib import Path

import numpy as np
import pytest

from saloon.games.goat.bots import bluff, solving
from saloon.games.goat.engine.names import HOW_MANY
from saloon.games.goat.lab import layers

POOL = Path(__file__).parents[2] / "results" / "pool-goat.jsonl.gz"
HANDS = np.array([[0, 1], [0, 2], [1, 2]])
PRIOR = np.full(3, 1 / 3)


def values(*rows: list[float]) -> np.ndarray:
    """What the dealer gains if each card of each hand is taken; what one gains the other loses, refused is nothing."""
    gain = np.array(rows)
    return np.stack([gain, -gain, 0 * gain, 0 * gain], axis=2)


def test_few_playouts_of_a_hand_are_drawn_to_what_its_cards_are_worth_elsewhere() -> None:
    seen = values([0.5, 0.0], [-0.1, 0.0], [0.0, 0.0])
    few = bluff.pooled(HANDS, seen, np.ones(3))
    many = bluff.pooled(HANDS, seen, np.full(3, 10_000.0))
    assert many == pytest.approx(seen, abs=0.01)
    assert few[0, 0, 0] == pytest.approx(0.2 + 0.3 / 11)
    assert few[1, 0, 0] == pytest.approx(0.2 - 0.3 / 11)
    assert few[:, :, 0].mean() == pytest.approx(seen[:, :, 0].mean())


def solved(seen: np.ndarray, lam: float, take: float) -> tuple[np.ndarray, np.ndarray]:
    plan, accept, _ = solving.solved(
        HANDS, PRIOR, seen, 800, np.full(HOW_MANY, take), np.full((3, 2, 2), 0.25), lam
    )
    return plan, accept


def test_a_dealer_who_knows_the_answers_gains_nothing_on_the_solution() -> None:
    """Card 0 hurts who takes it, card 2 helps: either may be called by the other's name."""
    seen = values([0.3, 0.0], [0.3, -0.3], [0.0, -0.3])
    plan, accept = solved(seen, 0.0, 0.0)
    assert plan.sum(axis=(1, 2)) == pytest.approx(np.ones(3))
    layer = (HANDS, PRIOR, seen)
    worth = layers.best_offer(layer, accept)
    assert worth < layers.best_offer(layer, np.ones(HOW_MANY)) - 0.05
    assert worth <= layers.best_offer(layer, np.zeros(HOW_MANY)) + 0.01
    trusting, _ = solved(seen, 1.0, 1.0)
    assert trusting[0, 0].sum() > 0.99, "who is sure to be believed gives the worst card"


def test_who_is_counted_on_wholly_is_played_for() -> None:
    """Whoever always lies is never believed, and whoever always believes is given the worst card."""
    seen = values([0.3, 0.0], [0.3, -0.3], [0.0, -0.3])
    lies = np.zeros((3, 2, 2))
    lies[:, 0, 1] = 1.0
    plan, accept, _ = solving.solved(HANDS, PRIOR, seen, 800, np.full(HOW_MANY, 1.0), lies, 1.0)
    assert accept[[1, 2]].max() < 0.01
    assert plan[0, 0].sum() > 0.99


def test_what_answers_give_away_is_counted_at_offers_of_written_games(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(layers, "PLAYOUTS", 400)
    monkeypatch.setattr(layers, "DICE", 2)
    found = list(layers.positions(POOL, 2))
    assert [name for name, _ in found] == [name for name, _ in layers.positions(POOL, 2)]
    for _, game in found:
        assert game.decision is not None
        assert game.decision.kind == "offer"
        lost = layers.given_away(game, "top:stone-face@80")
        assert lost == layers.given_away(game, "top:stone-face@80")
        assert lost["lost"] > -1.0, "no answers lose less than those of the solution, but for its last steps"
        with monkeypatch.context() as patch:
            patch.setattr(bluff.BluffLayer, "answers", lambda self, then: np.ones(HOW_MANY))
            assert layers.given_away(game, "top@80")["lost"] >= 0.0
    rows = [{"bot": "top@80", "seed": 1, "step": k, "lost": 2.0 + k} for k in range(3)]
    assert layers.told(rows).startswith("top@80: 3.0 (")
