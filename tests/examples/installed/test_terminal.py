"""The example's game on the full screen of the terminal, to its end, by keys; help and "why not?" open and close."""

import os
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from saloon.language.words import words
from saloon.terminal.app import TableApp
from saloon.terminal.screens import Help
from tests.terminal.sitting import comes, play_to_the_end, read, run, settle, sit_down


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_game_on_the_full_screen(tmp_path: Path, lang: str) -> None:
    game = os.environ["SALOON_EXAMPLE"]
    session = sit_down(tmp_path, players=2, lang=lang, game=game)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await settle(app, pilot)
        await pilot.press("?")
        await comes(lambda: isinstance(app.screen, Help))
        shown = read(app.screen.query_one("#help-keys", Static))
        assert words(lang, game).say("help-keys").splitlines()[0] in shown
        await pilot.press("escape")
        await pilot.press(":")
        await comes(lambda: app.screen.query("#why"))
        await pilot.press("escape")
        await comes(lambda: not app.screen.query("#why"))
        await play_to_the_end(app, pilot)

    run(session, script)
    assert session.game.result is not None
    assert not words(lang, game).missing
