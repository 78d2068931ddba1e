import io
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from saloon.terminal.plain import PlainTable
from saloon.terminal.session import Session, resume
from tests.terminal.sitting import PATIENCE, sit_down


def saloon(tmp_path: Path, *args: str, stdin: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """The command, as a person or a pipe would run it."""
    return subprocess.run(
        [sys.executable, "-c", "from saloon.cli.commands import main; main()", *args],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={
            **os.environ,
            "XDG_DATA_HOME": str(tmp_path),
            "PYTHONIOENCODING": "utf-8",
            "PYTHONWARNINGS": "ignore",
            **env,
        },
    )


def table(session: Session, answers: str) -> tuple[bool, str]:
    out = io.StringIO()
    ended = PlainTable(session, io.StringIO(answers), out).play()
    return ended, out.getvalue()


@pytest.mark.parametrize(("players", "lang"), [(2, "en"), (4, "de")])
def test_a_whole_game_by_numbers(tmp_path: Path, players: int, lang: str) -> None:
    session = sit_down(tmp_path, players=players, lang=lang, bots="rules")
    ended, text = table(session, "1\n" * 500)
    assert ended
    assert session.game.result is not None
    assert {"en": "Money", "de": "Geld"}[lang] in text


def test_a_whole_game_in_choice_words(tmp_path: Path) -> None:
    session = sit_down(tmp_path, players=3)
    rng = random.Random(0)

    class Talker(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:
            return rng.choice(session.choices).upper() + "\n"

    assert PlainTable(session, Talker(), io.StringIO()).play()


def test_what_is_no_choice_is_asked_again(tmp_path: Path) -> None:
    session = sit_down(tmp_path, players=3, seed=3)
    ended, text = table(session, "shoot everyone\n\nback\nu\n")
    assert not ended
    assert "“shoot everyone” is none of the choices." in text
    assert "Seat 0 has made no choice yet." in text


def test_steps_can_be_named_and_taken_back(tmp_path: Path) -> None:
    session = sit_down(tmp_path, players=3, seed=3)
    question = session.view["hand"]
    assert question
    ended, text = table(session, f"{question[0]}\nback\n{question[1]}\n")
    assert not ended
    assert text.count("What do you call it?") == 2


def test_input_that_ends_early_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    ran = saloon(tmp_path, "play", "goat", "--players", "3", "--seed", "3", "--lang", "en", stdin="1\n")
    assert ran.returncode == 0, ran.stderr
    assert not ran.stderr
    match = re.search(r"saloon play --resume (\S+)", ran.stdout)
    assert match
    path = Path(match[1])
    step = resume(path).game.step
    again = saloon(tmp_path, "play", "--resume", str(path), "--lang", "de", stdin="1\n1\n1\n")
    assert again.returncode == 0
    assert "Das Spiel ist gespeichert" in again.stdout
    assert resume(path).game.step > step
    assert list(path.parent.iterdir()) == [path]


def test_no_colour_in_a_pipe_and_none_asked_for(tmp_path: Path) -> None:
    ran = saloon(tmp_path, "play", "goat", "--small", "--seed", "1", NO_COLOR="1", LANG="de_DE.UTF-8")
    assert ran.returncode == 0
    assert "\x1b[" not in ran.stdout
    assert "Runde 1 von 1" in ran.stdout


def test_a_terminal_without_these_letters_still_works(tmp_path: Path) -> None:
    ran = saloon(tmp_path, "play", "goat", "--seed", "1", PYTHONIOENCODING="ascii")
    assert ran.returncode == 0
    assert "Round 1 of 3" in ran.stdout
