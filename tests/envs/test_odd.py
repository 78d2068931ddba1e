"""What a stranger does to an environment: copies it, sends it nonsense, steps it too late, kills its workers."""

import copy
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import saloon
from saloon.envs import gymnasium as ours
from saloon.envs import openspiel, pettingzoo
from saloon.envs.batch import Batch, WorkerLost, Workers
from saloon.envs.setting import WrongAction

MAKERS: dict[str, Callable[..., Any]] = {
    "pettingzoo": pettingzoo.env,
    "raw": pettingzoo.raw_env,
    "gymnasium": ours.SeatEnv,
    "batch": Batch,
    "actions": saloon.actions,
}
SEAT = "saloon.envs.gymnasium:saloon/Goat-v1"
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
    seat = ours.SeatEnv("goat", opponents="random")
    seat.reset(seed=1)
    for error in (WrongAction, gymnasium.error.InvalidAction):
        with pytest.raises(error, match="There is no action"):
            seat.step(action)
    for env in (raw, wrapped):
        assert env.last()[0]["action_mask"].any(), "and the game goes on"
    assert seat.action_masks().any()


def test_what_needs_a_game_says_so() -> None:
    raw = pettingzoo.raw_env("goat")
    for call in (lambda: raw.step(0), raw.last):
        with pytest.raises(WrongAction, match="reset the environment"):
            call()
    for env in (raw, pettingzoo.env("goat", max_cycles=3)):
        env.reset(seed=1)
        for call in (env.observe, env.action_space, env.observation_space):
            with pytest.raises(saloon.BadPlayers, match="no agent 'seat_9'; there are seat_0, seat_1"):
                call("seat_9")
            with pytest.raises(saloon.BadPlayers, match="There is no agent"):
                call(["seat_0"])
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else int(seen["action_mask"].argmax()))
        with pytest.raises(WrongAction, match="reset the environment"):
            env.step(0)
    with pytest.raises(saloon.BadOption, match="names with commas"):
        ours.SeatEnv("goat", opponents=["rules"])  # type: ignore[arg-type]


def test_a_seat_that_is_not_asked_says_so() -> None:
    """Before a game and after it, also after one that was ended by what is not on offer; the table can be seen."""
    env = ours.SeatEnv("goat", opponents="random", render_mode="ansi")
    for call in (lambda: env.step(0), env.render, env.action_masks):
        with pytest.raises(gymnasium.error.ResetNeeded, match="no game yet"):
            call()
    seen, _ = env.reset(seed=1, options={})
    assert seen["action_mask"].any()
    with pytest.raises(saloon.BadOption, match="those of the game are given when it is made"):
        env.reset(options={"small": True})
    seen, reward, ended, _, _ = env.step(int(seen["action_mask"].argmin()))
    assert (reward, ended) == (-1.0, True)
    assert not seen["action_mask"].any()
    assert not env.action_masks().any()
    assert "Round 1 of 4" in str(env.render())
    with pytest.raises(gymnasium.error.ResetNeeded, match="is over"):
        env.step(0)


@pytest.mark.parametrize("make", [pettingzoo.env, ours.SeatEnv])
@pytest.mark.parametrize("game", ["goat", "scoundrels"])
def test_a_table_is_shown_in_every_mode(
    make: Callable[..., Any], game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = {}
    for mode in ("ansi", "svg", "human"):
        env = make(game, render_mode=mode)
        env.reset(seed=1)
        told[mode] = env.render()
    assert told["svg"].startswith("<svg")
    assert "Player 2" in told["ansi"]
    assert told["human"] is None
    assert capsys.readouterr().out == told["ansi"] + "\n"
    env = make(game)
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="it is human, ansi, svg"):
        assert env.render() is None
    with pytest.raises(saloon.BadOption, match="The render mode is 'rgb_array'"):
        make(game, render_mode="rgb_array")


def test_a_game_of_openspiel_is_copied_and_refuses_what_it_has_not() -> None:
    for name, given in (("goat", {"players": 3}), ("small_goat", {"deals": 2})):
        game = pyspiel.load_game(f"{openspiel.PREFIX}{name}", given)
        for how in COPIES.values():
            assert str(how(game)) == str(game)
            assert how(game).new_initial_state().num_players() == game.num_players()
    state = pyspiel.load_game("python_saloon_goat").new_initial_state()
    with pytest.raises(WrongAction, match="Nothing is dealt yet"):
        state.resample_from_infostate(0, lambda: 0.5)
    for deals in (-1, 61):
        with pytest.raises(saloon.BadOption, match="it is a number to 60, or 0 for all"):
            pyspiel.load_game("python_saloon_small_goat", {"deals": deals})
    with pytest.raises(saloon.BadPlayers, match="2 to 5 players, not 9"):
        pyspiel.load_game("python_saloon_goat", {"players": 9})
    with pytest.raises(saloon.BadPlayers, match="has 2 players or more here, not 1"):
        pyspiel.load_game("python_saloon_scoundrels(players=1)")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'days'"):
        pyspiel.load_game("python_saloon_goat", {"days": 3})
    for draw in (1, 2, 3):
        state.apply_action(draw)
    for wrong, why in ((0, "cannot choose 'accept' now"), (99999, "There is no action")):
        with pytest.raises(WrongAction, match=why):
            state.apply_action(wrong)
    for player in (-1, 2, 9):
        with pytest.raises(saloon.NoSuchSeat, match=r"players are 0 to 1"):
            state.resample_from_infostate(player, lambda: 0.5)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(WrongAction, match="The game is over"):
        state.apply_action(0)


def test_threads_play_each_their_own_game() -> None:
    """They share rules, encoders and masks."""
    kept: dict[int, list[list[bytes]]] = {seed: [] for seed in range(4)}

    def play(seed: int) -> None:
        env = pettingzoo.env("scoundrels" if seed % 2 else "goat")
        env.reset(seed=seed)
        kept[seed].append(played(env, 30))

    threads = [threading.Thread(target=play, args=(seed,)) for seed in kept for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for seed in kept:
        play(seed)
        assert kept[seed][0] == kept[seed][1] == kept[seed][2]
    assert kept[0] != kept[2]


def stepped(env: gymnasium.vector.VectorEnv) -> list[bytes]:
    """What many seats see on the way, by a fixed habit."""
    seen, _ = env.reset(seed=1)
    kept = []
    for _ in range(25):
        seen = env.step(seen["action_mask"].argmax(axis=1))[0]
        kept.append(seen["observation"].tobytes())
    env.close()
    return kept


@pytest.mark.slow
@pytest.mark.parametrize("start", ["fork", "spawn"])
def test_seats_in_other_processes_see_what_they_see_here(start: str) -> None:
    """Gymnasium's asynchronous vectors, and one pickled in the middle of a game."""
    given = {"num_envs": 2, "opponents": "random"}
    here = stepped(gymnasium.make_vec(SEAT, vectorization_mode="sync", **given))
    there = gymnasium.make_vec(SEAT, vectorization_mode="async", vector_kwargs={"context": start}, **given)
    assert stepped(there) == here
    env = gymnasium.make(SEAT, opponents="rules")
    env.reset(seed=4)
    with multiprocessing.get_context(start).Pool(1) as pool:
        far = pool.apply(one_step, (env,))
    assert far == one_step(env)


def one_step(env: Any) -> bytes:
    seen = env.step(int(env.unwrapped.action_masks().argmax()))[0]["observation"]
    return bytes(seen.tobytes())


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


def test_an_array_that_somebody_has_kept_outlives_its_workers() -> None:
    with Workers("goat", games=2, workers=1, seed=1) as workers:
        kept = workers.observations
        before = kept.tobytes()
    assert kept.tobytes() == before == Batch("goat", games=2, seed=1).observations.tobytes()


@pytest.mark.slow
def test_a_program_that_workers_cannot_read_anew_is_told_how(tmp_path: Path) -> None:
    """The same lines with the guard are the control."""
    lines = "with Workers('goat', games=2, workers=1, seed=1) as w:\n    w.step(w.masks.argmax(axis=1))\n"
    guarded = 'if __name__ == "__main__":\n' + "".join(f"    {line}\n" for line in lines.splitlines())
    for name, text, code in (("bare.py", lines, 1), ("guarded.py", guarded, 0)):
        file = tmp_path / name
        file.write_text(f"from saloon.envs.batch import Workers\n{text}", encoding="utf-8")
        done = subprocess.run([sys.executable, str(file)], capture_output=True, text=True, check=False)
        assert done.returncode == code, done.stderr
        assert ("The workers have not begun" in done.stderr) == bool(code)
