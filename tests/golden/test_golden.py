"""The golden games: played again and compared with what was written down."""

import re

import pytest

import saloon
from saloon.games.scoundrels.engine import rules as scoundrels
from tools.golden import FOLDER, GAMES, Golden, table, written

REDO = "If the change is meant, run `make golden` and read the diff."


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_golden_game_is_played_as_it_was_written_down(golden: Golden) -> None:
    file = FOLDER / f"{golden.name}.txt"
    assert file.read_text(encoding="utf-8") == written(golden), f"{file.name} differs. {REDO}"


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_the_log_of_a_golden_game_replays_to_every_table_it_shows(golden: Golden) -> None:
    text = (FOLDER / f"{golden.name}.txt").read_text(encoding="utf-8")
    log = text[text.index("saloon log 1") :]
    shown = [int(step) for step in re.findall(r"^\[step (\d+)\]$", text, re.M)]
    assert len(shown) > 1
    for step in shown:
        assert "\n".join(table(saloon.replay(log, at=step))) in text
    assert saloon.replay(log).notation() == log


def test_every_game_has_golden_games_of_every_number_of_players() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == {golden.name for golden in GAMES}
    assert {golden.game for golden in GAMES} == set(saloon.GAMES)
    assert {golden.players for golden in GAMES if golden.game == "goat"} == {2, 3, 4, 5}
    assert {golden.players for golden in GAMES if golden.game == "scoundrels"} == {1, 2, 3, 4}


def test_every_option_has_a_golden_game() -> None:
    used = {
        game: {key for golden in GAMES if golden.game == game for key in golden.options}
        for game in saloon.GAMES
    }
    assert used["goat"] == {"small", "coins", "first"}
    assert used["scoundrels"] == set(scoundrels.KNOWN) - {"cards"}  # a file of somebody's own


def test_every_game_has_an_undo_and_the_live_one_side_actions_and_questions_to_several() -> None:
    texts = {golden.name: (FOLDER / f"{golden.name}.txt").read_text(encoding="utf-8") for golden in GAMES}
    undone = {golden.game for golden in GAMES if re.search(r"^\d: undo, and", texts[golden.name], re.M)}
    assert undone == set(saloon.GAMES)
    assert re.search(r"^\d: aside: henchman$", texts["scoundrels-live"], re.M)
    assert re.search(r"^\d: last-call with \d more, ", texts["scoundrels-live"], re.M)


def test_the_golden_games_stay_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.glob("*.txt")) < 350_000
