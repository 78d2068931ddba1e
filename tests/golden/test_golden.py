"""The golden games: played again and compared with what was written down."""

import re

import pytest

import saloon
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


def test_every_file_is_a_golden_game_and_every_table_has_one() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == {golden.name for golden in GAMES}
    assert {golden.players for golden in GAMES} == {2, 3, 4, 5}
    assert {key for golden in GAMES for key in golden.options} == {"small", "coins", "first"}
    assert sum(file.stat().st_size for file in FOLDER.glob("*.txt")) < 150_000
