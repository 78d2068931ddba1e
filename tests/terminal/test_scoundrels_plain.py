import io
import random
import re
from pathlib import Path

import pytest

from saloon.terminal.plain import PlainTable
from saloon.terminal.session import Session, resume
from tests.terminal.sitting import sit_down
from tests.terminal.test_plain import saloon, table


def laid(folder: Path, lang: str = "en", players: int = 2) -> Session:
    return sit_down(folder, players, 7, lang, game="scoundrels", first=0)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_game_in_choice_words(tmp_path: Path, lang: str) -> None:
    session = laid(tmp_path, lang)
    rng = random.Random(0)

    class Talker(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:
            return rng.choice(session.choices).upper() + "\n"

    out = io.StringIO()
    assert PlainTable(session, Talker(), out).play()
    assert "Tech" in out.getvalue()


@pytest.mark.slow
def test_a_whole_game_by_first_lines(tmp_path: Path) -> None:
    session = laid(tmp_path, players=3)

    class First(io.StringIO):
        """Types what stands before the first line of each menu."""

        def readline(self, size: int | None = -1, /) -> str:
            menu = out.getvalue().split("A number, a letter")[-2]
            return re.findall(r"^ +(\w)(?: \w)?  \S.*$", menu, re.M)[0] + "\n"

    out = io.StringIO()
    assert PlainTable(session, First(), out).play()


def test_an_illegal_choice_answers_with_its_rule(tmp_path: Path) -> None:
    session = laid(tmp_path, "de")
    absent = next(card for card in "0A23456" if card not in session.view["seats"][0]["hand"])
    ended, text = table(session, f"play {absent}@5\nuse outlaw\nfly away\n")
    assert not ended
    assert "SR38  In jedem deiner Züge" in text
    assert "„Gesetzlose/r“ liegt nicht auf deinem" in text
    assert "„fly away“ steht nicht zur Wahl." in text


def test_cards_are_listed_and_inspected(tmp_path: Path) -> None:
    session = laid(tmp_path)
    one = session.view["saloon"][0]
    ended, text = table(session, f"i\ni 1\ni {one['job']}\ni nobody\n")
    assert not ended
    assert "1  Saloon: " in text
    assert text.count("provenance (") == 4
    assert "no open card called “nobody”" in text


def test_input_that_ends_early_can_be_resumed(tmp_path: Path) -> None:
    line = "play scoundrels --players 2 --seed 3 --days 3 --strategy-cards --lang en"
    ran = saloon(tmp_path, *line.split(), stdin="1\n")
    assert ran.returncode == 0, ran.stderr
    assert not ran.stderr
    match = re.search(r"saloon play --resume (\S+)", ran.stdout)
    assert match
    path = Path(match[1])
    before = resume(path).game
    assert before.options == {"days": 3, "strategy_cards": True}
    again = saloon(tmp_path, "play", "--resume", str(path), "--lang", "de", stdin="1\n1\n")
    assert again.returncode == 0, again.stderr
    assert "Das Spiel ist gespeichert" in again.stdout
    assert resume(path).game.step > before.step
