import random
import re
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

import saloon
from saloon.games.goat.terminal.question import GoatQuestion
from saloon.language.words import words
from saloon.terminal.app import TableApp
from saloon.terminal.screens import Final, Help, Menu, Small
from saloon.terminal.session import Session, resume
from tests.terminal.sitting import PATIENCE, breathing, comes, play_to_the_end, read, run, settle, sit_down


@pytest.mark.parametrize(
    ("players", "lang", "size", "bots"),
    [
        pytest.param(2, "de", (80, 24), "random", marks=pytest.mark.slow),
        (3, "en", (80, 24), "rules"),
        pytest.param(4, "de", (120, 40), "random,rules", marks=pytest.mark.slow),
        pytest.param(5, "en", (80, 24), "random", marks=pytest.mark.slow),
    ],
)
def test_a_whole_game_by_keys(
    tmp_path: Path, players: int, lang: str, size: tuple[int, int], bots: str
) -> None:
    session = sit_down(tmp_path, players=players, lang=lang, bots=bots, seed=players)
    run(session, play_to_the_end, size)
    assert session.game.result is not None
    saved = resume(session.path)
    assert saved.game.result == session.game.result


def test_everything_important_is_on_eighty_by_twentyfour(tmp_path: Path) -> None:
    session = sit_down(tmp_path, players=5, bots="rules", lang="de")

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await settle(app, pilot)
        await comes(lambda: app.query_one(Menu).region.height >= 4)
        screen = app.screen.size
        for name in ("#street", "#saloon", "#players", "#ask", "#menu", "#log", "#keys"):
            region = app.query_one(name).region
            assert region.height > 0
            assert region.bottom <= screen.height
            assert region.right <= screen.width

    run(session, script)


def test_shortcuts_and_escape(tmp_path: Path) -> None:
    session = sit_down(tmp_path, players=3, seed=1)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        while app.question is None or app.question.kind != "offer":
            await settle(app, pilot)
            if app.question is not None and app.question.kind != "offer":
                await pilot.press("1")
                await pilot.pause()
        question = app.question
        assert isinstance(question, GoatQuestion)
        await pilot.press("1")
        await comes(lambda: len(question.picked) == 1)
        await pilot.press(question.options[1].keys[1])
        await comes(lambda: question.step == "to")
        for step in ("claim", "card"):
            await pilot.press("escape")
            await comes(lambda step=step: question.step == step)
        await pilot.press("escape")
        before = session.game.step
        for picked, key in enumerate(("2", "3")):
            await pilot.press(key)
            await comes(lambda picked=picked: len(question.picked) == picked + 1)
        await pilot.press("1")
        await comes(lambda: session.game.step > before)

    run(session, script)


def test_space_never_answers_for_you(tmp_path: Path) -> None:
    session = sit_down(tmp_path, players=3, seed=1)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await settle(app, pilot)
        step = session.game.step
        await pilot.press("space", "space")
        assert session.game.step == step

    run(session, script)


def test_space_skips_the_pause(tmp_path: Path) -> None:
    session = sit_down(tmp_path, players=5, seed=7)
    assert session.asked != 0

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await breathing(app)
        assert session.game.step == 0
        await pilot.press("space")
        await comes(lambda: session.game.step == 1)

    run(session, script, pause=10 * PATIENCE)


def test_help_searches_the_rules_and_holds_the_game(tmp_path: Path) -> None:
    session = sit_down(tmp_path, players=5, seed=7, lang="de")

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        await comes(lambda: isinstance(app.screen, Help) and app.screen.query("#entries"))
        await pilot.press(*"tänzerin")
        entries = app.screen.query_one("#entries", Static)
        await comes(lambda: "Flaschen" in read(entries))
        await pilot.press("pagedown", "up")
        step = session.game.step
        await pilot.pause(0.2)
        assert session.game.step <= step + 1
        await pilot.press(*"xyzzy")
        await comes(lambda: "nichts im Regelheft" in read(entries))
        await pilot.press("escape")
        await comes(lambda: not isinstance(app.screen, Help))
        await pilot.press("f1")
        await comes(lambda: isinstance(app.screen, Help))

    run(session, script, pause=0.05)


def can_undo(game: saloon.Game) -> bool:
    try:
        game.clone().undo(0)
    except saloon.CannotUndo:
        return False
    return True


def dancing(tmp_path: Path) -> Session:
    """The Dancer and then the Gambler's action are yours: between the two you may take back, but nothing before."""
    for seed in range(200):
        session = sit_down(tmp_path, players=3, seed=seed)
        rng = random.Random(seed)
        while session.asked is not None:
            if session.asked != 0:
                session.bot_plays(*session.bot_choice())
                continue
            if session.view["phase"] == "serve":
                other = session.game.clone()
                other.apply(0, session.choices[0])
                again = other.decision and other.decision.seat == 0 and other.decision.kind == "gamble"
                if again and not can_undo(session.game):
                    return session
            session.choose(rng.choice(session.choices))
    raise AssertionError("no such game")


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What stood in the line of keys; there a message stays for a moment only."""
    messages: list[str] = []
    say = TableApp.say

    def heard(app: TableApp, message: str) -> None:
        messages.append(message)
        say(app, message)

    monkeypatch.setattr(TableApp, "say", heard)
    return messages


def test_undo_when_allowed_and_why_not_otherwise(tmp_path: Path, said: list[str]) -> None:
    session = dancing(tmp_path)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await settle(app, pilot)
        await pilot.press("1")
        await comes(lambda: app.question and app.question.kind == "gamble")
        await pilot.press("u")
        await comes(lambda: app.question and app.question.kind == "serve")
        assert said[-1] == "Taken back."
        await pilot.press("u")
        await comes(lambda: len(said) > 1)
        assert re.fullmatch(r"Seat \d has acted since seat 0's last choice\.", said[-1])

    run(session, script)
    assert " undo\n" in session.path.read_text()


def test_nothing_to_undo_at_the_start(tmp_path: Path, said: list[str]) -> None:
    session = sit_down(tmp_path, seed=7)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await settle(app, pilot)
        await pilot.press("u")
        await comes(lambda: said)
        assert said == ["Seat 0 has made no choice yet."]

    run(session, script)


def test_q_leaves_and_the_game_is_saved(tmp_path: Path) -> None:
    session = sit_down(tmp_path, seed=7)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await settle(app, pilot)
        await pilot.press("q")

    run(session, script)
    assert resume(session.path).game.step == session.game.step > 0


def test_a_long_list_scrolls_with_the_cursor(tmp_path: Path) -> None:
    session = sit_down(tmp_path, players=5)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await settle(app, pilot)
        menu = app.query_one(Menu)
        from saloon.terminal.question import options

        many = [f"line {k}" for k in range(30)]
        menu.show(options(many, many, many))
        await pilot.press("end")
        await comes(lambda: menu.cursor == 29 and menu.scroll_y > 0)
        await pilot.press("down")
        await comes(lambda: menu.cursor == 0 and menu.scroll_y == 0)
        await pilot.press("pagedown")
        await comes(lambda: menu.cursor == 5)
        await pilot.press("home")
        await comes(lambda: menu.cursor == 0)

    run(session, script)


def test_the_last_scene_can_be_closed_and_left(tmp_path: Path) -> None:
    session = sit_down(tmp_path, players=2, seed=3)
    while session.asked is not None:
        if session.asked == 0:
            session.choose(session.choices[0])
        else:
            session.bot_plays(*session.bot_choice())

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await settle(app, pilot)
        assert isinstance(app.screen, Final)
        await comes(lambda: "Money Bill" in read(app.screen.query_one("#final Static", Static)))
        scene = read(app.screen.query_one("#final Static", Static))
        assert all(f"${score}" in scene for score in session.view["result"]["scores"])
        await pilot.press("escape")
        await comes(lambda: not isinstance(app.screen, Final))

    run(session, script)


def test_without_colour_the_screen_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    session = sit_down(tmp_path, players=4)
    grey: list[bool] = []

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await settle(app, pilot)
        assert app.no_color
        for strip in app.screen._compositor.render_strips():
            for segment in strip.apply_filter(app._filters[0], app.background_colors[1]):
                colour = segment.style.color.triplet if segment.style and segment.style.color else None
                if colour:
                    grey.append(colour[0] == colour[1] == colour[2])

    run(session, script)
    assert grey
    assert all(grey)


def test_the_board_draws_views_only() -> None:
    """Nothing in the room of the terminal reads the state or the journal."""
    for path in (Path(saloon.__file__).parent / "terminal").glob("*.py"):
        text = path.read_text()
        assert ".state" not in text
        assert ".journal" not in text


def test_a_bot_that_fails_is_excused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Raising:
        def act(self, *_: Any) -> str:
            raise ValueError("lost the thread")

    session = sit_down(tmp_path, players=2, seed=3, first=1)
    session.players[1] = Raising()
    noted: list[str] = []
    monkeypatch.setattr(TableApp, "notify", lambda app, message, **how: noted.append(message))

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await comes(lambda: noted)
        assert noted == [session.excuse(1)]

    run(session, script)
    assert session.failed == [1]


def test_a_window_that_is_too_small_says_so_and_a_larger_one_shows_the_table(tmp_path: Path) -> None:
    session = sit_down(tmp_path, players=2, lang="de")

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await comes(lambda: isinstance(app.screen, Small))
        assert "60 × 20 Zeichen; der Tisch braucht 80 × 24" in app.screen.text  # type: ignore[attr-defined]
        await pilot.resize_terminal(80, 24)
        await comes(lambda: not isinstance(app.screen, Small))
        await settle(app, pilot)
        await pilot.resize_terminal(80, 23)
        await comes(lambda: isinstance(app.screen, Small))

    run(session, script, size=(60, 20))


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", saloon.GAMES)
def test_the_line_of_keys_fits(game: str, lang: str) -> None:
    """Eighty columns, less one on either side."""
    for key in ("keys-ask", "keys-wait", "keys-over"):
        assert len(words(lang, game).say(key)) <= 78, key
