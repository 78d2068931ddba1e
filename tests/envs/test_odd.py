"""What a stranger does to an environment: copies it, sends it nonsense, steps it too late, kills its workers."""

import copy
import os
import pickle
import signal
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import saloon
from saloon.envs import gymnasium as ours
from saloon.envs import pettingzoo
from saloon.envs.batch import Batch, WorkerLost, Workers
from saloon.envs.setting import WrongAction

MAKERS: dict[str, Callable[..., Any]] = {
    "pettingzoo": pettingzoo.env,
    "raw": pettingzoo.raw_env,
    "gymnasium": ours.SeatEnv,
    "batch": Batch,
    "actions": saloon.actions,
}
NONSENSE = (-1, 10**6, 10**30, 1.0, float("nan"), "accept", True, [1], np.array([1, 2]), np.float64(1))
COPIES: dict[str, Callable[[Any], Any]] = {
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
}


@pytest.mark.parametrize("maker", MAKERS)
@pytest.mark.parametrize("options", ["small", 3, [("small", True)], {3: 4}, {None: 1}, {"days": 3}])
def test_options_that_are_none_are_refused_with_a_sentence(maker: str, options: Any) -> None:
    with pytest.raises(saloon.BadOption, match=r"\.$"):
        MAKERS[maker]("goat", options=options)


def played(env: Any, choices: int) -> list[bytes]:
    """What is seen on the way, by a fixed habit."""
    seen = []
    for _ in range(choices):
        row = env.last()[0]
        seen.append(row["observation"].tobytes())
        env.step(int(np.flatnonzero(row["action_mask"])[-1]))
    return seen


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env])
@pytest.mark.parametrize("game", ["goat", "scoundrels"])
def test_a_copy_plays_on_by_itself(how: str, make: Callable[..., Any], game: str) -> None:
    env = make(game)
    env.reset(seed=3)
    played(env, 5)
    twin = COPIES[how](env)
    there = played(twin, 12)
    assert played(env, 12) == there, "the twin has not moved the other one"
    assert twin.unwrapped.setting.rules is env.unwrapped.setting.rules, "cards are shared"


@pytest.mark.parametrize("how", COPIES)
def test_a_seat_against_bots_is_copied(how: str) -> None:
    env = ours.SeatEnv("goat", opponents="rules")
    seen, _ = env.reset(seed=3)
    twin = COPIES[how](env)
    action = int(seen["action_mask"].argmax())
    there, here = twin.step(action), env.step(action)
    assert (there[0]["observation"] == here[0]["observation"]).all()


@pytest.mark.parametrize("how", [*COPIES, "copy"])
def test_a_copy_of_a_batch_has_arrays_of_its_own(how: str) -> None:
    batch = Batch("scoundrels", players=3, games=4, seed=[5, 50, 500, 5000], max_steps=9)
    for _ in range(7):
        batch.step(batch.sample())
    twin = (COPIES | {"copy": copy.copy})[how](batch)
    for _ in range(20):
        before = batch.observations.copy()
        codes = twin.masks.argmax(axis=1)
        twin.step(codes)
        assert (batch.observations == before).all()
        batch.step(codes)
        for name in ("observations", "masks", "turns", "rewards", "ended"):
            assert (getattr(batch, name) == getattr(twin, name)).all(), name


@pytest.mark.parametrize("action", NONSENSE, ids=repr)
def test_nonsense_is_no_action(action: Any) -> None:
    raw = pettingzoo.raw_env("goat")
    raw.reset(seed=1)
    with pytest.raises(WrongAction, match="There is no action"):
        raw.step(action)
    wrapped = pettingzoo.env("goat")
    wrapped.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        wrapped.step(action)
    batch = Batch("goat", games=2, seed=1)
    with pytest.raises(WrongAction, match=r"\.$"):
        batch.step([action, action])
    for env in (raw, wrapped):
        assert env.last()[0]["action_mask"].any(), "and the game goes on"


def test_what_needs_a_game_says_so() -> None:
    raw = pettingzoo.raw_env("goat")
    for call in (lambda: raw.step(0), raw.last):
        with pytest.raises(WrongAction, match="reset the environment"):
            call()
    for env in (raw, pettingzoo.env("goat", max_cycles=3)):
        env.reset(seed=1)
        with pytest.raises(saloon.BadPlayers, match="no agent 'seat_9'; there are seat_0, seat_1"):
            env.observe("seat_9")
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else int(seen["action_mask"].argmax()))
        with pytest.raises(WrongAction, match="reset the environment"):
            env.step(0)
    with pytest.raises(saloon.BadOption, match="names with commas"):
        ours.SeatEnv("goat", opponents=["rules"])  # type: ignore[arg-type]


@pytest.mark.slow
def test_workers_refuse_for_all_or_for_none_and_say_when_one_is_lost() -> None:
    with Workers("goat", games=4, workers=2, seed=1) as workers:
        before = workers.observations.copy()
        good = workers.masks.argmax(axis=1)
        for wrong in ([*good[:3], 10**6], [*good[:3], -1], [*good[:3], int(workers.masks[3].argmin())]):
            with pytest.raises(WrongAction, match="Game 3 does not offer"):
                workers.step(wrong)
        for nonsense in (None, "abcd", [0.5] * 4, [True] * 4, [0]):
            with pytest.raises(WrongAction, match="actions"):
                workers.step(nonsense)  # type: ignore[arg-type]
        assert (workers.observations == before).all(), "no game has moved"
        workers.step(good)
        with pytest.raises(TypeError, match="cannot be copied"):
            copy.deepcopy(workers)
        first = workers.processes[0]
        os.kill(first.pid or 0, signal.SIGINT)  # theirs is to go on: who asked ends them
        workers.step(workers.masks.argmax(axis=1))
        first.kill()
        first.join()
        with pytest.raises(WorkerLost, match="make new workers"):
            workers.step(workers.masks.argmax(axis=1))
        with pytest.raises(WrongAction, match="have ended"):
            workers.step(good)
    workers.close()  # a second time
