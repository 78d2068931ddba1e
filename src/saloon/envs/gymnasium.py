"""The games as Gymnasium environments: one seat against named bots. Importing this tells Gymnasium of them.

import saloon.envs.gymnasium
env = gymnasium.make(f"saloon/{game.title()}-v1", players=3, opponents="rules,top@100")

Gymnasium also imports it by itself where the id begins with the module: `saloon.envs.gymnasium:saloon/…-v1`.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

import saloon
from saloon import bots, kit
from saloon.envs.setting import MODES, Setting, WrongAction, mode_of
from saloon.errors import BadOption, BadPlayers, shown, whole

ILLEGAL = -1.0
"""What an action that is not on offer costs; it ends the game."""
SEEDS = 1 << 62


class NoAction(WrongAction, gymnasium.error.InvalidAction):
    """What is no action at all, by Gymnasium's name of that error too."""


class SeatEnv(gymnasium.Env):
    """A seat of a game. Opponents see their views, as at any table."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: str = "rules",
        seat: int | None = 0,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, players, options, reward)
        found = None if seat is None else whole(seat)
        if seat is not None and (found is None or not 0 <= found < self.setting.players):
            raise BadPlayers(
                f"There is no seat {shown(seat)}; it is 0 to {self.setting.players - 1}, or None for any."
            )
        self.fixed = found
        if not isinstance(opponents, str):
            raise BadOption(f"The opponents are {shown(opponents)}; they are names with commas between them.")
        named = [name.strip() for name in opponents.split(",") if name.strip()] or ["rules"]
        if len(named) > max(1, self.setting.players - 1):
            raise BadPlayers(
                f"Opponents are named for {len(named)} seats; there are {self.setting.players - 1}."
            )
        self.named = named
        self.bots = [bots.get(named[k % len(named)]) for k in range(self.setting.players - 1)]
        self.render_mode = mode_of(render_mode)
        self.action_space = Discrete(self.setting.count)
        self.observation_space = Dict(
            {
                "observation": Box(0, 255, (self.setting.size,), np.uint8),
                "action_mask": Box(0, 1, (self.setting.count,), np.int8),
            }
        )
        self.game: saloon.Game | None = None
        self.asked = False
        """Whether our seat is to choose: not before a game, after it, or after an action that was not on offer."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        if options:
            raise BadOption(
                f"reset was given the options {shown(options)}; those of the game are given when it is made."
            )
        super().reset(seed=seed)
        deal = int(self.np_random.integers(SEEDS))
        self.rng = Random(deal)
        self.seat = self.rng.randrange(self.setting.players) if self.fixed is None else self.fixed
        self.game = saloon.new(self.setting.name, self.setting.players, self.setting.options, deal, salt="0")
        self._others()
        return self._seen(), {}

    def _others(self) -> None:
        """Let the opponents choose until our seat is asked or the game is over."""
        game = self._begun()
        while (decision := game.decision) and decision.seat != self.seat:
            seat = decision.seat
            k = (seat - self.seat - 1) % self.setting.players
            legal = list(game.legal(seat))
            name = self.named[k % len(self.named)]
            game.apply(
                seat, bots.asked(name, self.bots[k], game.view(seat), game.events(seat), legal, self.rng)
            )
        self.asked = decision is not None

    def _begun(self) -> saloon.Game:
        """The game; raises ResetNeeded where there is none yet."""
        if self.game is None:
            raise gymnasium.error.ResetNeeded("There is no game yet; reset the environment.")
        return self.game

    def _mask(self) -> Any:
        codes = list(self._begun().legal(self.seat).menu) if self.asked else []
        return np.frombuffer(self.setting.masks.of(codes), np.int8)

    def _seen(self) -> dict[str, Any]:
        seen = self.setting.encoder.encode(self._begun().state, self.seat)
        return {"observation": np.frombuffer(seen, np.uint8), "action_mask": self._mask()}

    def action_masks(self) -> Any:
        """What may be chosen, as MaskablePPO asks for it."""
        self._begun()
        return self._mask().astype(bool)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        game = self._begun()
        if not self.asked:
            raise gymnasium.error.ResetNeeded("The game is over; reset the environment.")
        code = whole(action)
        if code is None or not self.setting.has(code):
            raise NoAction(self.setting.missing(action))
        try:
            game.apply(self.seat, code)
        except saloon.IllegalChoice as error:
            self.asked = False
            return self._seen(), ILLEGAL, True, False, {"illegal": str(error)}
        self._others()
        over = not self.asked
        reward = self.setting.returns(game.state)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over, False, {"result": game.result} if over else {}

    def render(self) -> str | None:
        """The table as our seat sees it: as text (`ansi`), printed (`human`), or a picture (`svg`)."""
        return self.setting.rendered(self._begun().view(self.seat), self.render_mode)


for _game in kit.games():
    gymnasium.register(
        id=f"saloon/{_game.title()}-v1", entry_point="saloon.envs.gymnasium:SeatEnv", kwargs={"game": _game}
    )
