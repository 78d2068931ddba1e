"""The games as PettingZoo environments (AEC): every seat an agent, an observation and a mask of what may be chosen.

env = saloon.envs.pettingzoo.env(game, players=4)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    mask = observation["action_mask"]
    env.step(None if termination or truncation else env.action_space(agent).sample(mask))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from saloon.envs.setting import MODES, Setting, WrongAction, counted, drawn, mode_of
from saloon.errors import BadPlayers, shown
from saloon.kernel.runner import Runner

ILLEGAL = -1.0
"""What an action that is not on offer costs; it ends the game."""


def env(game: str, **settings: Any) -> Any:
    """A game with PettingZoo's usual wrappers: an action that is not on offer ends it, and loses."""
    return Ordered(raw_env(game, **settings))


class Ordered(wrappers.OrderEnforcingWrapper):
    """PettingZoo's wrappers, and a short way past them for what is in order.

    Each of the wrappers looks every attribute up in the next, some thirty times a step, which takes longer than the
    game itself. So `last` after a reset and a step that is on offer go to the game at once; all else goes the long
    way, and is refused, warned of or ended by the wrappers as ever.
    """

    def __init__(self, raw: raw_env) -> None:
        checked = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL)
        super().__init__(wrappers.AssertOutOfBoundsWrapper(checked))
        self.raw = raw
        self.checked = checked

    def last(self, observe: bool = True) -> Any:
        return self.raw.last(observe) if self._has_reset else super().last(observe)

    def step(self, action: Any) -> None:
        number = type(action) is int or isinstance(action, np.integer)
        if self._has_reset and number and self.raw.chosen(int(action)):
            self._has_updated = True
            self.checked._prev_obs = None  # the mask that it may have looked at belongs to the past
            return
        if self._has_reset:
            self.raw.begun()
            # The wrapper below asks Gymnasium, which stumbles over True and over what no machine number holds.
            assert action is None or self.raw.setting.has(action), "action is not in action space"
        super().step(action)


class raw_env(AECEnv):
    """The same without wrappers: an action that is not on offer raises WrongAction."""

    metadata: dict[str, Any] = {
        "render_modes": list(MODES),
        "name": "saloon_v1",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting = Setting(game, players, options, reward)
        self.metadata = {**self.metadata, "name": f"{game}_v1"}
        self.render_mode = mode_of(render_mode)
        self.max_cycles = None if max_cycles is None else counted("limit max_cycles", max_cycles, 1)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = Dict(
            {
                "observation": Box(0, 255, (self.setting.size,), np.uint8),
                "action_mask": Box(0, 1, (self.setting.count,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Discrete(self.setting.count) for agent in self.possible_agents}
        self.nothing = np.frombuffer(bytes(self.setting.count), np.int8)
        self.seed = drawn()
        self.runner: Runner = self.setting.begun(self.seed)
        self.agents: list[str] = []

    def __getstate__(self) -> dict[str, Any]:
        """Of the game only what is of this one: copies and pickles hold that, and share the rules."""
        return {**self.__dict__, "runner": (self.runner.state, self.runner.steps)}

    def __setstate__(self, held: dict[str, Any]) -> None:
        state, steps = held["runner"]
        self.__dict__.update({**held, "runner": held["setting"].resumed(state.clone(), steps)})

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        if not isinstance(agent, str) or agent not in self.seats:
            raise BadPlayers(
                f"There is no agent {shown(agent)}; there are {', '.join(self.possible_agents)}."
            )
        return agent

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed the one after the last, so that a seed once given fixes all that follow."""
        self.seed = self.seed + 1 if seed is None else counted("seed", seed)
        self.runner = self.setting.begun(self.seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.runner.seat]

    def begun(self) -> None:
        """Refuse what needs a game where there is none."""
        if not self.agents:
            raise WrongAction("The game is over or has not begun; reset the environment.")

    def last(self, observe: bool = True) -> Any:
        self.begun()
        return super().last(observe)

    def observe(self, agent: str) -> dict[str, Any]:
        runner = self.runner
        seat = self.seats[self._known(agent)]
        mask = np.frombuffer(runner.mask(), np.int8) if seat == runner.seat else self.nothing
        return {"observation": np.frombuffer(runner.observation(seat), np.uint8), "action_mask": mask}

    def step(self, action: Any) -> None:
        self.begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if type(action) is not int or not self.chosen(action):
            self.chosen(self.setting.taken(action, self.runner))

    def chosen(self, code: int) -> bool:
        """Choose for the agent whose turn it is; False if that is not on offer, and then nothing has happened."""
        if not self.agents or code.bit_length() > 31:  # the compiled core takes machine integers
            return False
        agent = self.agent_selection
        runner = self.runner
        if self.terminations[agent] or self.truncations[agent] or not runner.step(code):
            return False
        self._cumulative_rewards[agent] = 0.0
        if runner.seat >= 0 and (self.max_cycles is None or runner.steps < self.max_cycles):
            self.agent_selection = self.possible_agents[runner.seat]
        else:
            self._end()
        if self.render_mode == "human":
            self.render()
        return True

    def _end(self) -> None:
        if self.runner.seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(
                zip(self.possible_agents, self.setting.returns(self.runner.state), strict=True)
            )
            self._accumulate_rewards()
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def state(self) -> Any:
        """What all seats know together, for a critic that may see more than a player."""
        parts = [self.runner.observation(seat) for seat in range(self.setting.players)]
        return np.frombuffer(b"".join(parts), np.uint8)

    @property
    def state_space(self) -> Any:
        return Box(0, 255, (self.setting.size * self.setting.players,), np.uint8)

    def render(self) -> str | None:
        """The table as the seat that is asked sees it: as text (`ansi`), printed (`human`), or a picture (`svg`)."""
        view = self.setting.rules.view(self.runner.state, max(self.runner.seat, 0))
        return self.setting.rendered(view, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
