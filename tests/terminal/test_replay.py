import io
from pathlib import Path

from rich.console import Console

import saloon
from saloon import keeper, saves
from saloon.terminal.replay import show


def told(path: Path, at: int | None = None, seat: int | None = None, lang: str = "en") -> str:
    out = io.StringIO()
    show(path, at, seat, lang, Console(file=out, width=80, highlight=False, markup=False))
    return out.getvalue()


def played(tmp_path: Path) -> Path:
    game = saloon.new("goat", players=3, seed=8)
    while question := game.decision:
        game.apply(question.seat, question.choices[len(question.choices) // 2])
    path = tmp_path / "game.saloon"
    saves.write(path, game, saves.Seating(0, ["random", "random"], "en"))
    return path


def test_the_keeper_sees_what_each_seat_sees(tmp_path: Path) -> None:
    path = played(tmp_path)
    text = told(path, at=1)
    assert "In the hand of" in text
    assert "In truth it is the" in text
    game = saloon.replay(saves.read(path)[1])
    known = keeper.events(game, 0)
    assert all(event["card"] for event in known if event["kind"] == "offered")


def test_a_seat_sees_its_own(tmp_path: Path) -> None:
    path = played(tmp_path)
    game = saloon.replay(saves.read(path)[1], 0)
    dealer = game.view(None)["dealer"]
    assert isinstance(dealer, int)
    other = (dealer + 1) % 3
    assert "You draw:" in told(path, at=0, seat=dealer)
    text = told(path, at=0, seat=other, lang="de")
    assert "zieht 4 Karten" in text
    assert "Nur du siehst: 1 Flasche" in text


def test_steps_are_numbered_and_the_end_is_counted(tmp_path: Path) -> None:
    path = played(tmp_path)
    text = told(path)
    steps = saloon.replay(saves.read(path)[1]).step
    assert f"\n{steps:4}  " in text
    assert "Now count your money" in text
    assert "wins with" in text or "share the win" in text


def test_a_bare_log_names_players_by_number(tmp_path: Path) -> None:
    path = tmp_path / "bare.log"
    path.write_text(saloon.new("goat", players=3, seed=8).notation())
    assert "Player 3 starts with" in told(path)
