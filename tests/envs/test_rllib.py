"""RLlib's interface refuses what it cannot take, with a sentence."""

import numpy as np
import pytest

import saloon
from saloon.envs.setting import WrongAction

pytestmark = pytest.mark.slow  # Ray takes seconds to import


def test_rllib_says_what_is_wrong() -> None:
    from saloon.envs.rllib import SaloonMultiAgent

    with pytest.raises(saloon.UnknownGame, match="There is no game 'chess'"):
        SaloonMultiAgent({"game": "chess"})
    with pytest.raises(saloon.BadOption, match="The config has 'seats'; it may have game, players"):
        SaloonMultiAgent({"game": "goat", "seats": 2})
    env = SaloonMultiAgent({"game": "goat", "players": np.int64(3)})
    with pytest.raises(saloon.BadOption, match="The seed is -1"):
        env.reset(seed=-1)
    seen, _ = env.reset(seed=1)
    ((agent, row),) = seen.items()
    good = int(row["action_mask"].argmax())
    other = next(name for name in env.possible_agents if name != agent)
    for wrong in ({}, {other: good}, {agent: good, other: good}):
        with pytest.raises(WrongAction, match=f"asked is {agent}"):
            env.step(wrong)
    with pytest.raises(WrongAction, match="There is no action 99999"):
        env.step({agent: 99999})
    env.step({agent: good})  # after all that the game goes on
    while env.agents:
        ((agent, row),) = env._asked().items()
        env.step({agent: int(row["action_mask"].argmax())})
    with pytest.raises(WrongAction, match="asked is nobody"):
        env.step({agent: good})
