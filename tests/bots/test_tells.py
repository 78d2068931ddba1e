"""The tell audit finds tells where there are some, and none where there are none."""

from random import Random

import numpy as np
import pytest

from saloon import bots
from saloon.lab.exploit import SmallGoat, Solver
from saloon.lab.tells import auc, audit, logistic


def test_auc_of_known_cases() -> None:
    truth = np.array([1.0, 0.0, 1.0, 0.0])
    assert auc(np.array([0.9, 0.1, 0.8, 0.2]), truth) == 1
    assert auc(np.array([0.1, 0.9, 0.2, 0.8]), truth) == 0
    assert auc(np.array([0.5, 0.5, 0.5, 0.5]), truth) == 0.5


def test_a_logistic_model_finds_what_is_there() -> None:
    rng = np.random.default_rng(1)
    x = np.column_stack([rng.normal(size=2000), np.ones(2000)])
    y = (rng.random(2000) < 1 / (1 + np.exp(-2 * x[:, 0]))).astype(float)
    weights = logistic(x, y)
    assert weights[0] == pytest.approx(2, abs=0.3)
    assert weights[1] == pytest.approx(0, abs=0.2)


@pytest.mark.slow
def test_chance_has_no_tell_and_a_fool_has() -> None:
    tree = SmallGoat()
    chance = tree.strategy(bots.get("random"), None)  # type: ignore[arg-type]
    assert abs(audit(tree, chance, 4000, Random(1))["auc"] - 0.5) < 0.04
    fool = {
        known: [
            1.0 if word.split()[:2] == ["offer", "goat"] or word.endswith("as goat to 0") or i == 0 else 0.01
            for i, word in enumerate(question.legal)
        ]
        for known, question in tree.questions.items()
    }
    assert audit(tree, fool, 4000, Random(1))["auc"] > 0.7


@pytest.mark.slow
def test_a_few_steps_of_the_solver_are_hard_to_exploit() -> None:
    tree = SmallGoat()
    strategy = Solver(tree).solve(20)
    assert 0 <= tree.loss(strategy) < 0.5
