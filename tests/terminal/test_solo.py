import io
import random
from pathlib import Path

import pytest

from saloon.terminal.plain import PlainTable
from saloon.terminal.screens import Final
from tests.terminal.sitting import play_to_the_end, read, run, settle, sit_down
from tests.terminal.test_plain import saloon, table


@pytest.mark.parametrize(
    ("enemy", "lang", "ends"),
    [("lilith-boone", "en", "Lilith Boone has"), ("doc-zimmer", "de", "Doc Zimmer hat")],
)
def test_twelve_turns_alone_in_choice_words(tmp_path: Path, enemy: str, lang: str, ends: str) -> None:
    session = sit_down(tmp_path, 1, 7, lang, game="scoundrels", enemy=enemy, expert=True)
    rng = random.Random(0)

    class Talker(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:
            return rng.choice(session.choices).upper() + "\n"

    out = io.StringIO()
    assert PlainTable(session, Talker(), out).play()
    text = out.getvalue()
    turns = [event for event in session.game.events(0) if event["kind"] == "turn"]
    assert len(turns) == 12
    assert ends in text
    assert "Automa" in text
    assert "{" not in text


def test_the_table_shows_the_enemy_and_its_cards_can_be_read(tmp_path: Path) -> None:
    session = sit_down(tmp_path, 1, 7, game="scoundrels", enemy="milton-goff")
    _, text = table(session, "i milton goff\nq\n")
    assert "Enemy: Milton Goff · Automa: 8 in the deck, discarded none" in text
    assert "He hoards money and takes yours." in text


@pytest.mark.slow
def test_the_full_screen_plays_it_to_the_end(tmp_path: Path) -> None:
    session = sit_down(tmp_path, 1, 9, game="scoundrels", enemy="lilith-boone")

    async def script(app, pilot) -> None:  # type: ignore[no-untyped-def]
        await settle(app, pilot)
        assert "Lilith Boone" in read(app.shown)
        await play_to_the_end(app, pilot)
        assert isinstance(app.screen, Final)

    run(session, script, size=(120, 45))
    assert session.game.result is not None


def test_the_command_sits_down_against_lilith(tmp_path: Path) -> None:
    alone = ("play", "scoundrels", "--players", "1", "--enemy", "lilith-boone", "--plain")
    done = saloon(tmp_path, *alone, "--seed", "3", stdin="q\n")
    assert done.returncode == 0
    assert "Enemy: Lilith Boone" in done.stdout
    refused = saloon(tmp_path, *("2" if word == "1" else word for word in alone))
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "players = 1" in refused.stderr
