"""The suites of PettingZoo and Gymnasium at every table that can be set up: game, number of players, each option."""

import contextlib
import io
import re
import warnings
from collections.abc import Iterator
from pathlib import Path

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import saloon
from saloon import kit
from saloon.envs import pettingzoo as pz

LEADERS = ["lilith-boone", "preston-cain", "milton-goff", "doc-zimmer"]
OWN = """
[[job]]
id = "outlaw"
name_en = "Outlaw"
name_de = "Gesetzlose/r"
colour = "black"
holes = [6]
tech = 0
text = "Spend $1 to steal a safe from a site."
"""
TABLES = [(one.id, players) for one in kit.kits() for players in one.players]


def free(option: str, players: int, cards: Path) -> list[object]:
    """Values of an option that has no list of them."""
    return {
        "first": [players - 1],
        "coins": [{"bank": 3}],
        "leaders": [LEADERS[:players]],
        "cards": [str(cards)],
        "enemy": LEADERS,
    }[option]


def options(game: str, players: int, cards: Path) -> Iterator[dict[str, object]]:
    """No option, then each value of each that goes with so many players."""
    yield {}
    for option in kit.get(game).options:
        if not option.players or players in option.players:
            for value in option.values[1:] or free(option.id, players, cards):
                yield {"wild_saloon": {"days": 3}}.get(option.id, {}) | {option.id: value}


def refused(game: str, players: int, given: dict[str, object]) -> str:
    """Why the game itself does not take these options; nothing if it does."""
    try:
        saloon.new(game, players, given, seed=1)
    except saloon.BadOption as error:
        return str(error)
    return ""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_their_suites_take_every_option_and_number_of_players(
    game: str, players: int, tmp_path: Path
) -> None:
    cards = tmp_path / "own.toml"
    cards.write_text(OWN, encoding="utf-8")
    name = f"saloon.envs.gymnasium:saloon/{game.title()}-v1"
    taken = 0
    for given in options(game, players, cards):
        if why := refused(game, players, given):
            with pytest.raises(saloon.BadOption, match=re.escape(why)):
                pz.env(game, players=players, options=given)
            continue
        taken += 1
        with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
            warnings.simplefilter("ignore")
            api_test(pz.env(game, players=players, options=given), num_cycles=20)
            seed_test(lambda given=given: pz.env(game, players=players, options=given), num_cycles=10)
            made = gymnasium.make(name, players=players, options=given, opponents="random")
            check_env(made.unwrapped, skip_render_check=True)
    assert taken >= 3
