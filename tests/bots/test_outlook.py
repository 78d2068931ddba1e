"""What a morning of Scoundrels is worth, and how that is fitted."""

from random import Random
from typing import Any

import numpy as np
import pytest

import saloon
from saloon.games.scoundrels.bots.playouts import DOUBTED, TRUST, Gain
from saloon.games.scoundrels.engine.guide.outlook import FEATURES, Prospects, ScoundrelsOutlook
from saloon.games.scoundrels.lab.fit import ScoundrelsStudy
from saloon.lab.fit import Sample, ridge
from tests.scoundrels import laid

MONEY = FEATURES.index("money")


def a_dollar(worth: float) -> Prospects:
    return Prospects([worth if k == MONEY else 0.0 for k in range(len(FEATURES))], [0.0] * 90, [0.0] * 80)


@pytest.mark.parametrize(("day", "worth"), [(1, 3.0), (2, 3.0), (3, 2.0)])
def test_a_dollar_is_worth_what_it_is_so_many_days_before_the_end(day: int, worth: float) -> None:
    """With two rows of weights, what is longer to the end than both counts as the longer one."""
    outlook = ScoundrelsOutlook([a_dollar(2.0), a_dollar(3.0)], [1.0, 1.0, 1.0])
    rich, poor = (laid(days=3).given(day=day, turn=1).seat(0, money=money) for money in (5, 4))
    ahead = outlook.worth(rich.game.state, 0) - outlook.worth(poor.game.state, 0)
    assert ahead == pytest.approx(worth)


def test_between_mornings_it_lies_between() -> None:
    outlook = ScoundrelsOutlook([a_dollar(2.0), a_dollar(3.0)], [1.0, 1.0, 1.0])
    rich, poor = (laid(days=3).given(day=2, turn=5).seat(0, money=money) for money in (5, 4))
    assert outlook.left(rich.game.state) == 1.5
    ahead = outlook.worth(rich.game.state, 0) - outlook.worth(poor.game.state, 0)
    assert ahead == pytest.approx(2.5)


def test_weights_of_two_stages_are_found_again() -> None:
    rng = np.random.default_rng(1)
    planted = np.array([[1.0, -2.0, 0.5], [3.0, 0.0, -1.0]])
    x = rng.normal(size=(5000, 2, 3))
    part = rng.random(5000)
    stages = np.stack([1 - part, part], axis=1)
    y = ((x @ planted.T) * stages[:, None, :]).sum(axis=2)
    assert ridge(x, stages, y) == pytest.approx(planted, abs=0.05)


def test_a_game_is_looked_at_on_its_mornings() -> None:
    sample = Sample()
    game = saloon.new("scoundrels", players=2, options={"days": 3}, seed=5)
    ScoundrelsStudy().play(sample, game, "rules", Random(5), None)
    assert sample.left == [2.0, 1.0]
    result: Any = sample.winners
    assert result[0] == result[1]
    assert sum(result[0]) >= 1


def test_a_choice_that_loses_again_and_again_is_hopeless() -> None:
    losing, winning, alike, unsure = Gain(), Gain(), Gain(), Gain()
    for k in range(16):
        losing.add(-0.1)
        winning.add(0.1)
        alike.add(0.0)
        unsure.add(0.2 if k % 2 else -0.25)
    assert losing.hopeless
    assert alike.hopeless
    assert not winning.hopeless
    assert not unsure.hopeless
    assert winning.worth == pytest.approx((1.6 + DOUBTED * TRUST) / (16 + TRUST))
