"""A training run on RLlib: PPO with an action mask, every seat the same policy, the two-player Goat.

make example-rllib                                       # an environment of its own with Ray and torch, then this
python examples/learning/rllib_ppo.py --iterations 20
"""

from __future__ import annotations

import argparse

import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from saloon.envs.rllib import SaloonMultiAgent


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    ask.add_argument("--game", default="goat")
    ask.add_argument("--players", type=int, default=2)
    ask.add_argument("--iterations", type=int, default=20)
    ask.add_argument("--runners", type=int, default=1)
    given = ask.parse_args()
    ray.init(include_dashboard=False)
    register_env("saloon", SaloonMultiAgent)
    config = (
        PPOConfig()
        .environment("saloon", env_config={"game": given.game, "players": given.players})
        .env_runners(num_env_runners=given.runners, rollout_fragment_length="auto")
        .multi_agent(policies={"seat"}, policy_mapping_fn=lambda agent, episode, **_: "seat")
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .training(train_batch_size_per_learner=2000, minibatch_size=250, num_epochs=4, lr=3e-4)
        .learners(num_learners=0)
    )
    algorithm = config.build_algo()
    for k in range(given.iterations):
        told = algorithm.train()
        runners = told["env_runners"]
        print(
            f"iteration {k + 1}: {runners.get('num_env_steps_sampled_lifetime', 0):.0f} steps,"
            f" {runners.get('num_episodes_lifetime', 0):.0f} games,"
            f" mean length {runners.get('episode_len_mean', float('nan')):.1f}",
            flush=True,
        )
    algorithm.stop()


if __name__ == "__main__":
    main()
