"""The tell audit finds tells where there are some, and none where there are none."""

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

import numpy as np
import pytest

import saloon
from saloon import bots
from saloon.games.goat.lab.exploit import SmallGoat, Solver
from saloon.games.goat.lab.tells import audit
from saloon.games.scoundrels.lab.tells import COUNTED, SLOTS, claimed
from saloon.games.scoundrels.lab.tells import audit as scoundrels_audit
from saloon.lab.tells import auc, logistic
from tests.bots.play import positions


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


# 3000 Scoundrels


class Fool:
    """Bluffs in the slots 5 and 6, and is honest in the others where it can be."""

    def act(self, view: Any, events: Any, legal: Sequence[str], rng: Random, budget: Any = None) -> str:
        plays = [word for word in legal if word.startswith("play ") and "@" in word]
        bluffs = [word for word in plays if word[-1] in "56" and word[5] != word[-1]]
        honest = [word for word in plays if word[5] == word[-1] and word[-1] not in "56"]
        return rng.choice(bluffs if bluffs and rng.random() < 0.4 else honest or list(legal))


@pytest.mark.slow
def test_a_fool_at_scoundrels_is_read_and_chance_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = scoundrels_audit("random", 600)
    assert chance["auc"] < 0.65
    assert set(chance["by_slot"]) == set(SLOTS)
    monkeypatch.setattr(bots, "get", lambda spec: Fool())
    fool = scoundrels_audit("fool", 600)
    assert fool["auc"] > 0.8
    assert fool["by_slot"]["5"] < 0.3 < fool["by_slot"]["3"]


def test_an_onlooker_sees_the_same_whatever_lies_facedown() -> None:
    """What the audit looks at is public: hidden cards can be swapped, and it does not change."""
    rng = Random(2)
    for game in islice(positions("scoundrels", 2, {"days": 3}, range(9), 0.02), 5):
        other = saloon.determinize(game.view(None), rng)
        one, two = (claimed(world.view(None), 0, "3") for world in (game, other))
        assert one == two
        assert 0 <= one[0] <= 1
        assert one[COUNTED : COUNTED + len(SLOTS)] == [float(slot == "3") for slot in SLOTS]
