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
    for config in (None, 3, "goat"):
        with pytest.raises(saloon.BadOption, match="it is a table with game, players"):
            SaloonMultiAgent(config)  # type: ignore[arg-type]
    with pytest.raises(saloon.BadOption, match="The config has 3"):
        SaloonMultiAgent({"game": "goat", 3: 4, "x": 5})  # type: ignore[dict-item]
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
    for nonsense in (None, 3, [good]):
        with pytest.raises(WrongAction, match="they are a table of agents and codes"):
            env.step(nonsense)  # type: ignore[arg-type]
    with pytest.raises(WrongAction, match="There is no action 99999"):
        env.step({agent: 99999})
    env.step({agent: good})  # after all that the game goes on
    while not env.over:
        ((agent, row),) = env._asked().items()
        env.step({agent: int(row["action_mask"].argmax())})
    with pytest.raises(WrongAction, match="asked is nobody"):
        env.step({agent: good})


@pytest.mark.parametrize(
    ("game", "players"), [("goat", 2), ("goat", 5), ("scoundrels", 1), ("scoundrels", 4)]
)
def test_rllib_takes_it_by_its_own_check(game: str, players: int) -> None:
    """The check draws its actions without the mask: a game that raises there cannot be trained on."""
    from ray.rllib.utils.pre_checks.env import check_multiagent_environments

    from saloon.envs.rllib import SaloonMultiAgent

    check_multiagent_environments(SaloonMultiAgent({"game": game, "players": players}))


def test_rllib_ends_a_game_by_what_is_not_on_offer() -> None:
    from saloon.envs.rllib import SaloonMultiAgent

    env = SaloonMultiAgent({"game": "goat"})
    seen, _ = env.reset(seed=1)
    ((agent, row),) = seen.items()
    seen, rewards, ended, _, infos = env.step({agent: int(row["action_mask"].argmin())})
    assert ended["__all__"]
    assert set(seen) == set(env.possible_agents)
    assert sorted(rewards.values()) == [-1.0, 0.0]
    assert rewards[agent] == -1.0
    assert "cannot choose" in infos[agent]["illegal"]
    with pytest.raises(WrongAction, match="asked is nobody"):
        env.step({agent: 0})
    assert env.reset(seed=1)[0].keys() == {agent}
