import io
from contextlib import suppress
from pathlib import Path
from random import Random

from rich.console import Console

import saloon
from saloon import keeper, saves
from saloon.errors import CannotUndo
from saloon.language import notation
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
    known = keeper.Story(game, list(game.seats)).news()
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


def taken_back_in_secret() -> saloon.Game:
    """A game at a live table in which somebody has passed a call and taken that back, as only they know."""
    game = saloon.new("scoundrels", players=3, seed=1, options={"suspicion": "live"})
    rng = Random(1)
    while len({len(game.events(seat)) for seat in game.seats}) == 1:
        asked = rng.choice(list(game.decisions))
        passes = "pass" in asked.choices and rng.random() < 0.7
        game.apply(asked.seat, "pass" if passes else rng.choice(list(asked.choices)))
        with suppress(CannotUndo):
            if rng.random() < 0.5:
                game.undo(asked.seat)
    return game


def test_what_was_taken_back_in_secret_is_told_by_all_and_to_nobody_else() -> None:
    """Each was told as much as they know, whether it is read at once or bit by bit."""
    game = taken_back_in_secret()
    told = [game.events(seat) for seat in game.seats]
    assert len({len(one) for one in told}) > 1, "the control: there was such a thing"
    everything = keeper.Story(game, list(game.seats)).news()
    for seat in game.seats:
        assert keeper.Story(game, [seat]).news() == list(told[seat])
    shared = [event for event in game.events(None) if event["kind"] != "undone"]
    assert [event["kind"] for event in everything if event["kind"] != "undone"] == [
        one["kind"] for one in shared
    ]
    secret = sum(len(one) for one in told) - len(told) * len(game.events(None))
    assert len(everything) == len(game.events(None)) + secret
    again = saloon.replay(game.notation(), 0)
    story, bits = keeper.Story(again, list(again.seats)), []
    for line in notation.parse(game.notation()).lines:
        bits += story.news()
        if not line.startswith("@"):
            notation.play_line(again, line)
    assert [*bits, *story.news()] == everything
