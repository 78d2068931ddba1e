"""Our games by OpenSpiel's own tests and solvers."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import policy
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    generate_playthrough,
    ismcts,
    mcts,
)

from saloon import bots
from saloon.bots.player import Player
from saloon.envs import openspiel
from saloon.games.goat.lab.exploit import SmallGoat

FEW = 3
"""Deals of the small game that are solved here; all of them in the soak."""


def game_of(name: str, **parameters: Any) -> Any:
    game = pyspiel.load_game(f"python_saloon_{name}", parameters)
    assert isinstance(game, openspiel.SaloonGame)
    return game


@pytest.mark.parametrize(
    ("name", "parameters"),
    [
        ("small_goat", {}),
        ("goat", {"players": 2}),
        ("goat", {"players": 5}),
        ("scoundrels", {"players": 2, "strategy_cards": True}),
        pytest.param("scoundrels", {"players": 4, "expansion": "double-or-nothing"}, marks=pytest.mark.slow),
    ],
)
def test_openspiel_plays_it_at_random(name: str, parameters: dict[str, Any]) -> None:
    """Legal actions, clones, histories, saved states, observers: its C++ suite, with everything saved and read back."""
    sims = 3 if name == "small_goat" else 1
    pyspiel.random_sim_test(game_of(name, **parameters), num_sims=sims, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["small_goat", pytest.param("goat(players=3)", marks=pytest.mark.slow)])
def test_a_playthrough_replays_line_by_line(name: str, tmp_path: Path) -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(f"python_saloon_{name}", None, seed=1), encoding="utf-8")
    first, again = generate_playthrough.replay(str(file))
    assert first == again
    other = generate_playthrough.playthrough(f"python_saloon_{name}", None, seed=2)
    assert other != first


def test_a_resampled_state_looks_the_same_to_its_player_and_not_to_the_other() -> None:
    game = game_of("goat", players=2)
    state = game.new_initial_state()
    for draw in (4, 5, 6):
        state.apply_action(draw)
    rng = Random(1)
    others = set()
    for _ in range(8):
        player = state.current_player()
        twin = state.resample_from_infostate(player, rng.random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.legal_actions() == state.legal_actions()
        others.add(twin.information_state_string(1 - player) == state.information_state_string(1 - player))
        state.apply_action(rng.choice(state.legal_actions()))
    assert False in others


def test_its_search_in_python_plays_by_resampling() -> None:
    game = game_of("goat", players=2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=2.0,
        max_simulations=8,
        random_state=np.random.RandomState(2),
    )
    state = game.new_initial_state()
    for draw in (1, 2, 3):
        state.apply_action(draw)
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


SEARCH = """
import pyspiel, sys
from open_spiel.python.games import kuhn_poker
game = pyspiel.load_game(sys.argv[1])
state = game.new_initial_state()
state.apply_action(0)
state.apply_action(1)
kind = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 8, -1, kind, False, False)
print(bot.step(state))
"""


def test_its_search_in_cpp_takes_no_python_game_at_all() -> None:
    """Why ours do not run there: OpenSpiel's own Kuhn poker ends the process too if it is the one in Python."""
    quiet = os.environ | {"PYTHONFAULTHANDLER": ""}
    in_cpp, in_python = (
        subprocess.run(
            [sys.executable, "-c", SEARCH, name], env=quiet, capture_output=True, text=True, check=False
        )
        for name in ("kuhn_poker", "python_kuhn_poker")
    )
    assert in_cpp.returncode == 0
    assert in_python.returncode != 0


def test_the_process_ends_as_it_should() -> None:
    """What is registered outlives Python in OpenSpiel's registry; a function would be freed by nobody's thread."""
    code = "import pyspiel, saloon.envs.openspiel; print(pyspiel.load_game('python_saloon_small_goat'))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("python_saloon_small_goat")


class Read(policy.Policy):
    """A strategy of ours as OpenSpiel reads it: by the words of the actions."""

    def __init__(self, game: Any, tree: SmallGoat, strategy: dict[str, list[float]]) -> None:
        super().__init__(game, [0, 1])
        self.table = {
            known: dict(zip(tree.questions[known].legal, chances, strict=True))
            for known, chances in strategy.items()
        }

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        legal = state.legal_actions()
        if len(legal) == 1:
            return {legal[0]: 1.0}
        known = known_of(state)
        return {action: self.table[known][state.action_to_string(action)] for action in legal}


def known_of(state: Any) -> str:
    """Our name of an information set."""
    at = state.at
    view = at.setting.rules.view(at.runner.state, state.current_player())
    return f"{state.current_player()} {json.dumps(view, sort_keys=True)}"


def few_deals(deals: int) -> SmallGoat:
    tree = SmallGoat()
    tree.roots = tree.roots[:deals]
    return tree


@pytest.mark.slow
@pytest.mark.soak
def test_its_exploitability_is_ours() -> None:
    """Of chance, and of what its own CFR has learnt: the same to 1e-6."""
    deals = 60 if os.environ.get("SALOON_SOAK") else FEW
    game = game_of("small_goat", deals=deals)
    tree = few_deals(deals)
    uniform = {
        known: [1 / len(question.legal)] * len(question.legal) for known, question in tree.questions.items()
    }
    theirs = exploitability.exploitability(game, Read(game, tree, uniform))
    assert theirs == pytest.approx(tree.loss(uniform), abs=1e-6)
    assert theirs == pytest.approx(
        exploitability.exploitability(game, policy.UniformRandomPolicy(game)), abs=1e-9
    )
    solver = cfr.CFRPlusSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    learnt = solver.average_policy()
    strategy = dict(uniform)
    for state in states_of(game):
        chances = learnt.action_probabilities(state)
        words = {state.action_to_string(action): chance for action, chance in chances.items()}
        known = known_of(state)
        if known in strategy:
            strategy[known] = [words[word] for word in tree.questions[known].legal]
    after = exploitability.exploitability(game, learnt)
    assert after == pytest.approx(tree.loss(strategy), abs=1e-6)
    assert after < theirs


@pytest.mark.slow
@pytest.mark.soak
def test_its_exploitability_of_the_default_top_is_ours() -> None:
    """Asked in every place of these deals; what a perfect opponent wins is counted by both programs."""
    deals = 60 if os.environ.get("SALOON_SOAK") else 1
    tree = few_deals(deals)
    game = game_of("small_goat", deals=deals)
    reached = {known_of(state) for state in states_of(game)}
    tree.questions = {known: question for known, question in tree.questions.items() if known in reached}
    bot = bots.get("top")
    assert isinstance(bot, Player)
    strategy = tree.strategy(bot, None)
    assert len(strategy) > 100
    theirs = exploitability.exploitability(game, Read(game, tree, strategy))
    assert theirs == pytest.approx(tree.loss(strategy), abs=1e-6)
    if deals == 60:
        assert theirs <= 0.10


def states_of(game: Any) -> list[Any]:
    """Every state in which somebody is asked."""
    found, open_ = [], [game.new_initial_state()]
    while open_:
        state = open_.pop()
        if state.is_terminal():
            continue
        if not state.is_chance_node():
            found.append(state)
        open_ += [state.child(action) for action in state.legal_actions()]
    return found


def test_a_deal_that_chance_does_not_have_is_refused() -> None:
    state = pyspiel.load_game("python_saloon_goat").new_initial_state()
    for wrong in (256, 1000):
        with pytest.raises(Exception, match=r"There is no deal|chance draws 0 to 255"):
            state.apply_action(wrong)
    for draw in (255, 0, 1):
        state.apply_action(draw)
    assert not state.is_chance_node()
