import os
from pathlib import Path

import pytest

import saloon
from saloon import saves
from saloon.terminal.session import resume
from tests.terminal.sitting import sit_down


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    session = sit_down(tmp_path, players=3, seat=1, bots="random,rules", lang="de")
    while session.asked != 1:
        session.bot_plays(*session.bot_choice())
    session.choose(session.choices[0])
    again = resume(session.path)
    assert again.game.notation() == session.game.notation()
    assert again.seating == session.seating
    assert again.names == ["Otto", "Du", "Nell"]


def test_bots_roll_the_same_dice_after_a_resume(tmp_path: Path) -> None:
    session = sit_down(tmp_path, players=5, seat=4)
    for _ in range(4):
        if session.asked != 4:
            again = resume(session.path)
            assert again.bot_choice() == session.bot_choice()
            session.bot_plays(*session.bot_choice())


def test_a_bare_log_is_read_too(tmp_path: Path) -> None:
    path = tmp_path / "bare.log"
    path.write_text(saloon.new("goat", players=3, seed=1).notation())
    assert saves.read(path)[0] is None
    assert resume(path).seat == 0


def test_saving_never_leaves_half_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = sit_down(tmp_path)
    before = session.path.read_text()

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="No space"):
        session.save()
    assert session.path.read_text() == before


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("saloon table 1\nseat 0\n", "cut off"),
        ("saloon table 1\nseat x\nbots random\nlang en\nsaloon log 1\n", "who sits where"),
        ("hello\n", "not a log"),
    ],
)
def test_what_is_no_save_is_refused_with_the_reason(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "broken.saloon"
    path.write_text(text)
    with pytest.raises(saloon.SaloonError, match=why):
        resume(path)


def test_names_of_new_games_do_not_clash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    game = saloon.new("goat", seed=1)
    seating = saves.Seating(0, ["random"], "en")
    paths = set()
    for _ in range(3):
        path = saves.new_path(game)
        saves.write(path, game, seating)
        paths.add(path)
    assert len(paths) == 3
    assert all(path.parent == tmp_path / "saloon" for path in paths)


def test_a_seat_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(saloon.NoSuchSeat, match="no seat 3; seats are 0 to 2"):
        sit_down(tmp_path, players=3, seat=3)


def test_two_games_of_one_second_have_two_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also before either is saved: whoever asks for a name has it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    game = saloon.new("goat", seed=1)
    names = [saves.new_path(game) for _ in range(5)]
    assert len(set(names)) == 5
    assert saves.saved() == []  # only taken, not played
    saves.write(names[1], game, saves.Seating(0, ["random"], "en"))
    assert saves.saved() == [names[1]]


def test_a_game_of_one_is_gone_on_with(tmp_path: Path) -> None:
    session = sit_down(tmp_path, players=1, game="scoundrels", bots="rules")
    assert session.seating.bots == []
    session.choose(session.choices[0])
    again = resume(session.path)
    assert again.game.notation() == session.game.notation()
    assert again.seating.bots == []
    again.choose(again.choices[0])
