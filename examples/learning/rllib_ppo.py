"""A training run on RLlib: PPO with an action mask, every seat the same policy, the two-player Goat.

make example-rllib                                       # an environment of its own with Ray and torch, then this
python examples/learning/rllib_ppo.py --iterations 20

It plays against itself, ends by itself, and says how often the policy wins against choices by chance, before and
after. Ray starts its node on this machine alone (127.0.0.1), without a dashboard.
"""

from __future__ import annotations

import argparse
import os
import time
from typing import Any

import numpy as np

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")

import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from saloon.envs.batch import Batch
from saloon.envs.rllib import SaloonMultiAgent

SCALE = 8.0
"""Most cells of an observation are smaller than this."""
LOCAL = "127.0.0.1"


class Masked(ActionMaskingTorchRLModule):  # type: ignore[misc]
    """RLlib's own module with a mask, which wants floats; ours are bytes."""

    def _preprocess_batch(self, batch: dict[str, Any], **kwargs: Any) -> tuple[Any, dict[str, Any]]:
        mask, inner = super()._preprocess_batch(batch, **kwargs)
        inner[Columns.OBS] = (
            inner[Columns.OBS].float() / SCALE
        )  # in place: RLlib goes on with this very batch
        return mask.float(), inner


def against_chance(module: Any, given: argparse.Namespace, seed: int) -> float:
    """The share of games that the policy wins against choices by chance, its seat changing from game to game."""
    games = given.judge
    batch = Batch(given.game, given.players, games, seed, reward="win")
    mine = np.arange(games) % given.players
    draw = torch.Generator().manual_seed(seed)
    won = np.full(games, np.nan)
    while np.isnan(won).any():
        codes = np.asarray(batch.sample())
        asked = np.flatnonzero((batch.turns == mine) & np.isnan(won))
        if len(asked):
            seen = {
                "observations": torch.from_numpy(batch.observations[asked]),
                "action_mask": torch.from_numpy(batch.masks[asked]),
            }
            with torch.no_grad():
                logits = module.forward_inference({Columns.OBS: seen})[Columns.ACTION_DIST_INPUTS]
            codes[asked] = torch.multinomial(logits.softmax(1), 1, generator=draw)[:, 0].numpy()
        batch.step(codes)
        over = np.flatnonzero((batch.ended != 0) & np.isnan(won))
        won[over] = batch.rewards[over, mine[over]]
    return float(won.mean())


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    ask.add_argument("--game", default="goat")
    ask.add_argument("--players", type=int, default=2)
    ask.add_argument("--iterations", type=int, default=30)
    ask.add_argument("--choices", type=int, default=4000, help="in every iteration")
    ask.add_argument("--runners", type=int, default=0, help="processes that play; 0: this one plays itself")
    ask.add_argument("--judge", type=int, default=1000, help="games against chance, before and after")
    ask.add_argument("--seed", type=int, default=1)
    given = ask.parse_args()
    torch.set_num_threads(1)
    ray.init(include_dashboard=False, _node_ip_address=LOCAL, num_cpus=max(1, given.runners + 1))
    register_env("saloon", SaloonMultiAgent)
    config = (
        PPOConfig()
        .environment("saloon", env_config={"game": given.game, "players": given.players, "reward": "margin"})
        .env_runners(num_env_runners=given.runners, num_envs_per_env_runner=16)
        .multi_agent(policies={"seat"}, policy_mapping_fn=lambda agent, episode, **_: "seat")
        .rl_module(
            rl_module_spec=RLModuleSpec(module_class=Masked, model_config={"fcnet_hiddens": [128, 128]})
        )
        .training(
            train_batch_size_per_learner=given.choices,
            minibatch_size=min(500, given.choices),
            num_epochs=4,
            lr=5e-4,
            gamma=1.0,
            lambda_=0.95,
            entropy_coeff=0.01,
            vf_clip_param=1000.0,
        )
        .learners(num_learners=0)
        .debugging(seed=given.seed)
    )
    began = time.process_time()
    algorithm = config.build_algo()
    try:
        before = against_chance(algorithm.get_module("seat"), given, 1_000_000)
        print(f"before: {before:.1%} of {given.judge} games against random", flush=True)
        for k in range(given.iterations):
            runners = algorithm.train()["env_runners"]
            print(
                f"iteration {k + 1}: {runners.get('num_env_steps_sampled_lifetime', 0):.0f} steps,"
                f" mean length {runners.get('episode_len_mean', float('nan')):.1f},"
                f" {(time.process_time() - began) / 60:.1f} CPU minutes",
                flush=True,
            )
        after = against_chance(algorithm.get_module("seat"), given, 1_000_000)
        print(f"after: {after:.1%} of {given.judge} games against random", flush=True)
    finally:
        algorithm.stop()
        ray.shutdown()


if __name__ == "__main__":
    main()
