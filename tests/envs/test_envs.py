"""Our environments by the conformance suites of those who define them."""

import contextlib
import io
import sys
import warnings
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo import ParallelEnv
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import saloon
from saloon import kit
from saloon.envs import pettingzoo as pz
from saloon.envs.batch import CUT, OVER, WRONG, Batch, Workers
from saloon.envs.setting import WrongAction
from tests.envs.test_numbers import TABLES, each_table


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Their suites print, and warn of observations that are dictionaries."""
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        yield


@each_table
def test_pettingzoo_takes_every_table(name: str, players: int, options: dict[str, object]) -> None:
    api_test(pz.env(name, players=players, options=options), num_cycles=60)
    seed_test(lambda: pz.env(name, players=players, options=options), num_cycles=40)


@pytest.mark.parametrize("name", ["goat", "scoundrels"])
def test_pettingzoo_renders(name: str) -> None:
    render_test(lambda render_mode=None: pz.env(name, render_mode=render_mode))
    env = pz.env(name, render_mode="svg")
    env.reset(seed=1)
    picture = env.render()
    assert kit.get(name).title() in "".join(ElementTree.fromstring(picture).itertext()).replace("\xa0", " ")
    assert "url(http" not in picture, "it fetches nothing"


def test_a_table_is_pictured_as_text_where_the_terminal_is_not_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "saloon.terminal.picture", None)
    env = pz.env("goat", render_mode="svg")
    env.reset(seed=1)
    picture = env.render()
    assert picture.startswith("<svg")
    assert "hand: " in "".join(ElementTree.fromstring(picture).itertext())


def test_pettingzoo_pays_at_the_end_and_cuts_off() -> None:
    env = pz.env("goat", players=3, reward="win")
    env.reset(seed=5)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        paid[agent] += reward
        env.step(None if ended or cut else int(np.flatnonzero(seen["action_mask"])[0]))
    assert sum(paid.values()) == pytest.approx(1.0)
    short = pz.env("goat", max_cycles=4)
    short.reset(seed=5)
    for steps, _ in enumerate(short.agent_iter()):
        seen, _, ended, cut, _ = short.last()
        assert cut == (steps >= 4)
        short.step(None if ended or cut else int(np.flatnonzero(seen["action_mask"])[0]))


def test_their_test_of_max_cycles_takes_parallel_games_only() -> None:
    """It asks a module for `parallel_env`, where all act at once; so a game of turns is cut off by our own test."""

    class Together(ParallelEnv):
        possible_agents = ["left", "right"]
        metadata: dict[str, Any] = {}
        render_mode = None

        def __init__(self, max_cycles: int) -> None:
            self.left = max_cycles

        def observation_space(self, agent: str) -> Any:
            return gymnasium.spaces.Discrete(2)

        def action_space(self, agent: str) -> Any:
            return gymnasium.spaces.Discrete(2)

        def reset(self, seed: Any = None, options: Any = None) -> Any:
            self.agents = self.possible_agents[:]
            return dict.fromkeys(self.agents, 0), {agent: {} for agent in self.agents}

        def step(self, actions: Any) -> Any:
            self.left -= 1
            agents = self.agents
            self.agents = agents if self.left else []
            flags = dict.fromkeys(agents, False)
            zeros, infos = dict.fromkeys(agents, 0), {agent: {} for agent in agents}
            return zeros, zeros, flags, dict.fromkeys(agents, not self.left), infos

    both = SimpleNamespace(parallel_env=Together, env=lambda **of: parallel_to_aec(Together(**of)))
    max_cycles_test(both)
    with pytest.raises(AttributeError, match="parallel_env"):
        max_cycles_test(pz)


def test_what_is_not_on_offer_is_refused_with_a_sentence() -> None:
    raw = pz.raw_env("goat")
    raw.reset(seed=1)
    for wrong in (-1, 10_000, "accept", 0):
        with pytest.raises(
            WrongAction, match=r"There is no action|cannot choose 'accept' now; possible: offer"
        ):
            raw.step(wrong)
    wrapped = pz.env("goat")
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    wrapped.step(0)
    assert wrapped.terminations[loser]
    for settings, error in (
        ({"players": 9}, saloon.BadPlayers),
        ({"options": {"days": 3}}, saloon.BadOption),
    ):
        with pytest.raises(error):
            pz.env("goat", **settings)
    with pytest.raises(saloon.UnknownGame):
        pz.env("poker")


def make(name: str, **settings: Any) -> Any:
    return gymnasium.make(f"saloon.envs.gymnasium:saloon/{name}-v1", **settings)


@pytest.mark.parametrize(
    ("name", "settings"),
    [
        ("Goat", {"players": 3, "opponents": "rules,random"}),
        ("Goat", {"players": 2, "seat": None, "opponents": "random"}),
        ("Scoundrels", {"players": 2}),
        ("Scoundrels", {"players": 1}),
    ],
)
def test_gymnasium_takes_a_seat(name: str, settings: dict[str, Any]) -> None:
    check_env(make(name, **settings).unwrapped, skip_render_check=True)
    env = make(name, **settings)
    seen, _ = env.reset(seed=3)
    ended, reward = False, 0.0
    while not ended:
        mask = env.unwrapped.action_masks()
        assert (mask == seen["action_mask"].astype(bool)).all()
        seen, reward, ended, _, _ = env.step(int(np.flatnonzero(mask)[0]))
    assert 0.0 <= reward <= 1.0
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.unwrapped.step(0)


def test_gymnasium_ends_a_game_by_what_is_not_on_offer() -> None:
    env = make("Goat", opponents="random")
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(wrong)
    assert (reward, ended) == (-1.0, True)
    assert info["illegal"]


def test_gymnasium_makes_many() -> None:
    many = gymnasium.make_vec(
        "saloon.envs.gymnasium:saloon/Goat-v1", num_envs=3, vectorization_mode="sync", opponents="random"
    )
    seen, _ = many.reset(seed=1)
    assert seen["observation"].shape[0] == 3
    many.step(np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]]))
    many.close()


def first_of(masks: Any) -> Any:
    return masks.argmax(axis=1)


@pytest.mark.parametrize(("name", "players", "options"), TABLES[:5])
def test_a_batch_plays_the_games_of_its_seeds(name: str, players: int, options: dict[str, object]) -> None:
    batch = Batch(name, players, games=4, seed=[5, 9, 9, 20], options=options)
    places = [array.__array_interface__["data"] for array in (batch.observations, batch.masks, batch.rewards)]
    games = [saloon.new(name, players=players, options=options, seed=seed) for seed in (5, 9, 9, 20)]
    begun = [5, 9, 9, 20]
    ends = 0
    for _ in range(150):
        actions = first_of(batch.masks)
        for k, game in enumerate(games):
            assert bytes(batch.observations[k]) == saloon.observation(game, int(batch.turns[k]))
        batch.step(actions)
        for k, game in enumerate(games):
            assert game.decision is not None
            game.apply(game.decision.seat, actions[k])
            if game.decision is None:
                assert batch.ended[k] == OVER
                assert list(batch.rewards[k]) == pytest.approx(saloon.returns(game))
                begun[k] += 4
                games[k] = saloon.new(name, players=players, options=options, seed=begun[k])
                ends += 1
            else:
                assert not batch.ended[k]
                assert not batch.rewards[k].any()
    assert ends or name == "scoundrels"
    assert places == [
        array.__array_interface__["data"] for array in (batch.observations, batch.masks, batch.rewards)
    ]


def test_a_batch_refuses_or_ends_what_is_not_on_offer() -> None:
    strict = Batch("goat", games=2, seed=1)
    before = strict.observations.copy()
    for wrong in ([0, 0], [-1, 5], [1], [10**30, 5], ["rob", "bank"], [[1, 2]], None):
        with pytest.raises(WrongAction):
            strict.step(wrong)
    for kind in (float, bool):  # of any other number it takes the whole ones only, as `apply` does
        with pytest.raises(WrongAction, match="one code for each game"):
            strict.step(first_of(strict.masks).astype(kind))
    with pytest.raises(WrongAction, match="There is no action 9223372036854775807"):
        strict.step(np.array([2**64 - 1, 0], np.uint64))
    assert (strict.observations == before).all()
    drawn = strict.sample()
    assert all(mask[code] for mask, code in zip(strict.masks, drawn, strict=True))
    assert drawn == Batch("goat", games=2, seed=1).sample()
    strict.step(drawn)
    assert (strict.observations != before).any()
    lenient = Batch("goat", games=2, seed=1, strict=False, max_steps=3)
    asked = int(lenient.turns[0])
    lenient.step([0, int(first_of(lenient.masks)[1])])
    assert lenient.ended[0] == WRONG
    assert lenient.rewards[0, asked] == -1
    for _ in range(2):
        lenient.step(first_of(lenient.masks))
    assert lenient.ended[1] == CUT


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"games": 0}, "The number of games is 0; it is a whole number from 1"),
        ({"games": 10**12}, "The number of games is 1000000000000; it is a whole number from 1 to 1048576."),
        ({"max_steps": 10**30}, "it is a whole number from 0 to 2147483648."),
        ({"max_steps": -1}, "The limit max_steps is -1; it is a whole number from 0"),
        ({"max_steps": "few"}, "The limit max_steps is 'few'"),
        ({"seed": -1}, "The seeds are -1; it is a whole number from 0"),
        ({"seed": [1, 2, 3]}, "or a list of 2 of them"),
        ({"seed": "abc"}, "The seeds are 'abc'"),
        ({"reward": "gold"}, "The reward is 'gold'"),
        ({"options": {"days": 3}}, "no option days"),
    ],
)
def test_a_batch_says_what_is_wrong_with_its_settings(settings: dict[str, Any], sentence: str) -> None:
    for taken in (Batch, Workers):
        with pytest.raises(saloon.BadOption) as refused:
            taken("goat", **{"games": 2, **settings})
        assert sentence in str(refused.value) or (taken is Workers and "seed" in settings)
    assert Batch("goat", games=np.int64(2), seed=np.int64(1), max_steps=np.int32(3)).games == 2


def test_workers_are_counted() -> None:
    for workers in (0, -1, "two", 1.5, 10**6):
        with pytest.raises(saloon.BadOption, match="number of workers"):
            Workers("goat", games=4, workers=workers)  # type: ignore[arg-type]
    with pytest.raises(saloon.BadOption, match="shared evenly"):
        Workers("goat", games=3, workers=2)


def test_a_mask_holds_what_is_on_offer_and_nothing_of_before() -> None:
    """Only cells that change are written, so every row is compared with a mask made from nothing."""
    for game in ("goat", "scoundrels"):
        batch = Batch(game, games=5, seed=2, max_steps=30)
        for _ in range(70):  # games end on the way, and their rows go over to the next
            batch.step(batch.sample())
            for k, runner in enumerate(batch.pool.games):
                assert batch.masks[k].tobytes() == runner.mask()
                assert batch.observations[k].tobytes() == runner.observation(runner.seat)
            assert batch.rewards.any() == bool((batch.ended == OVER).any())
        assert (batch.masks.sum(axis=1) > 0).all()


def test_pettingzoo_says_what_is_wrong_with_its_settings() -> None:
    for limit in (0, -3, "long"):
        with pytest.raises(saloon.BadOption, match="limit max_cycles"):
            pz.env("goat", max_cycles=limit)
    env = pz.raw_env("goat", max_cycles=np.int64(3))
    for seed in (-1, "one", 1.5):
        with pytest.raises(saloon.BadOption, match="The seed is"):
            env.reset(seed=seed)
    env.reset(seed=np.int64(4))


@pytest.mark.slow
def test_workers_play_what_a_batch_plays() -> None:
    alone = Batch("goat", games=4, seed=11)
    with Workers("goat", games=4, workers=2, seed=11) as shared:
        for _ in range(30):
            assert (shared.observations == alone.observations).all()
            actions = first_of(alone.masks)
            alone.step(actions)
            shared.step(actions)
        with pytest.raises(WrongAction):
            shared.step([-1] * 4)


def test_the_short_way_past_the_wrappers_refuses_as_they_do() -> None:
    """Before a reset, out of range, masked after a look at an older mask, and after the end."""
    env = pz.env("goat")
    with pytest.raises(AttributeError, match="before reset"):
        env.last()
    env.reset(seed=1)
    with pytest.raises(AssertionError):
        env.step(10_000)
    agent = env.agent_selection
    env.observe(agent)  # the wrapper keeps this mask
    first = int(np.flatnonzero(env.last()[0]["action_mask"])[0])
    env.step(np.int64(first))
    seen = env.last()[0]
    loser = env.agent_selection
    assert not seen["action_mask"][first]
    env.step(first)
    assert env.terminations[loser]
    assert env.unwrapped._cumulative_rewards[loser] == -1
    env.step(None)
    env.step(None)
    assert not env.agents
