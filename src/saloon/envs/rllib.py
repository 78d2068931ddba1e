"""The games for RLlib: the standard multi-agent interface, one seat asked at a time.

from ray.tune.registry import register_env
register_env("saloon", lambda config: saloon.envs.rllib.SaloonMultiAgent(config))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from ray.rllib.env.multi_agent_env import MultiAgentEnv

from saloon.envs.setting import Setting, WrongAction, counted, drawn
from saloon.errors import BadOption, shown
from saloon.kernel.runner import Runner

ILLEGAL = -1.0
"""What an action that is not on offer costs; it ends the game."""
USUAL: dict[str, Any] = {"game": None, "players": 2, "options": None, "reward": "win"}


class SaloonMultiAgent(MultiAgentEnv):
    """`config`: game, and if wanted players, options, reward. Agents are `seat_0` and so on."""

    def __init__(self, config: Mapping[str, Any]) -> None:
        super().__init__()
        if not isinstance(config, Mapping):
            raise BadOption(f"The config is {shown(config)}; it is a table with {', '.join(USUAL)}.")
        given = {**USUAL, **config}
        if unknown := sorted(set(given) - set(USUAL), key=str):
            raise BadOption(f"The config has {shown(unknown[0])}; it may have {', '.join(USUAL)}.")
        self.setting = Setting(given["game"], given["players"], given["options"], given["reward"])
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.players)]
        self.agents = self.possible_agents[:]
        space = Dict(
            {
                "observations": Box(0, 255, (self.setting.size,), np.uint8),
                "action_mask": Box(0, 1, (self.setting.count,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = dict.fromkeys(self.possible_agents, Discrete(self.setting.count))
        self.seed = drawn()
        self.runner: Runner = self.setting.begun(self.seed)
        self.over = False

    def __getstate__(self) -> dict[str, Any]:
        """Of the game only what is of this one: copies and pickles hold that, and share the rules."""
        return {**self.__dict__, "runner": (self.runner.state, self.runner.steps)}

    def __setstate__(self, held: dict[str, Any]) -> None:
        state, steps = held["runner"]
        self.__dict__.update({**held, "runner": held["setting"].resumed(state.clone(), steps)})

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.seed = self.seed + 1 if seed is None else counted("seed", seed)
        self.runner = self.setting.begun(self.seed)
        self.over = False
        return self._asked(), {}

    def _asked(self) -> dict[str, Any]:
        return {self.possible_agents[self.runner.seat]: self._seen(self.runner.seat)}

    def _seen(self, seat: int) -> dict[str, Any]:
        mask = self.runner.mask() if seat == self.runner.seat else bytes(self.setting.count)
        return {
            "observations": np.frombuffer(self.runner.observation(seat), np.uint8),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def step(self, action_dict: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """An action that is not on offer ends the game, as RLlib's own check of environments asks for."""
        asked = [self.possible_agents[self.runner.seat]] if not self.over else []
        if not isinstance(action_dict, Mapping):
            raise WrongAction(f"The actions are {shown(action_dict)}; they are a table of agents and codes.")
        if list(action_dict) != asked:
            said = "nobody" if not asked else asked[0]
            raise WrongAction(
                f"Actions came from {', '.join(map(str, action_dict)) or 'nobody'}; asked is {said}."
            )
        (action,) = action_dict.values()
        try:
            self.runner.step(self.setting.taken(action, self.runner))
        except WrongAction as error:
            if not self.setting.has(action):
                raise
            return self._over(
                {**dict.fromkeys(self.agents, 0.0), asked[0]: ILLEGAL}, {asked[0]: {"illegal": str(error)}}
            )
        if self.runner.seat >= 0:
            return self._asked(), dict.fromkeys(action_dict, 0.0), {"__all__": False}, {"__all__": False}, {}
        return self._over(
            dict(zip(self.possible_agents, self.setting.returns(self.runner.state), strict=True)), {}
        )

    def _over(self, rewards: dict[str, float], infos: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """The last look of every seat, and what it is paid."""
        agents = self.possible_agents
        seen = {agent: self._seen(seat) for seat, agent in enumerate(agents)}
        self.over = True
        return seen, rewards, {**dict.fromkeys(agents, True), "__all__": True}, {"__all__": False}, infos
