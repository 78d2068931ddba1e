import random
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from saloon import kit
from saloon.games.scoundrels.terminal.app import Inspect, ScoundrelsApp
from saloon.terminal.app import TableApp
from saloon.terminal.screens import Final, Menu, WhyNot
from saloon.terminal.session import Session, resume
from tests.terminal.sitting import (
    PATIENCE,
    breathing,
    comes,
    play_to_the_end,
    read,
    run,
    settle,
    sit_down,
    tap,
)

ALL_OPTIONS: dict[str, Any] = {
    "days": 3,
    "strategy_cards": True,
    "starting_zero": True,
    "extra_scoundrel": True,
    "wild_saloon": True,
}


def laid(folder: Path, players: int = 2, lang: str = "en", seed: int = 7, **options: Any) -> Session:
    return sit_down(folder, players, seed, lang, game="scoundrels", **{"first": 0, **options})


@pytest.mark.parametrize(
    ("players", "lang", "size", "options"),
    [
        pytest.param(2, "en", (80, 24), {}, marks=pytest.mark.slow),
        pytest.param(2, "de", (80, 24), ALL_OPTIONS, marks=pytest.mark.slow),
        pytest.param(4, "de", (120, 40), {}, marks=pytest.mark.slow),
        pytest.param(3, "en", (80, 24), {"strategy_cards": True}, marks=pytest.mark.slow),
    ],
)
def test_a_whole_game_by_keys(
    tmp_path: Path, players: int, lang: str, size: tuple[int, int], options: dict[str, Any]
) -> None:
    session = laid(tmp_path, players, lang, **options)
    run(session, play_to_the_end, size)
    assert session.game.result is not None
    assert resume(session.path).game.result == session.game.result


def screen(app: TableApp) -> str:
    return "\n".join(
        "".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips()
    )


@pytest.mark.parametrize("lang", ["en", "de"])
def test_everything_important_is_on_eighty_by_twentyfour(tmp_path: Path, lang: str) -> None:
    session = laid(tmp_path, players=4, lang=lang)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await settle(app, pilot)
        await comes(lambda: app.query_one(Menu).region.height >= 4)
        for name in ("#page", "#last", "#ask", "#menu", "#keys"):
            region = app.query_one(name).region
            assert region.height > 0
            assert region.bottom <= 24
            assert region.right <= 80
        await comes(lambda: {"en": "LABORATORY", "de": "LABOR"}[lang] in screen(app))
        text = screen(app)
        for part in ("DEPOT", "SALOON", *session.names, "2/3×2"):
            assert part in text
        assert len(read(app.query_one("#keys", Static)).strip()) < 79

    run(session, script)


def test_the_pages_turn_by_letters_and_by_tab(tmp_path: Path) -> None:
    session = laid(tmp_path)

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        assert isinstance(app, ScoundrelsApp)
        await settle(app, pilot)
        await pilot.press("s")
        await comes(lambda: app.page == "sheets")
        leader = app.words.leader(session.view["seats"][0]["leader"])  # type: ignore[attr-defined]
        await comes(lambda: leader in screen(app))
        await pilot.press("l")
        await comes(lambda: "Day 1. You begin." in screen(app))
        await pilot.press("tab", "right", "left")
        await comes(lambda: app.page == "town")

    run(session, script)


def test_the_heading_says_whose_turn_it_is_in_full_where_there_is_little_room(tmp_path: Path) -> None:
    session = laid(tmp_path, lang="de")
    card = session.view["seats"][0]["hand"][0]

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await settle(app, pilot)
        assert app.words.say("table-game") == kit.get("scoundrels").title("de") == "3000 Halunken"
        await comes(lambda: "3000 Halunken" in screen(app).splitlines()[0])
        await pilot.press("2")
        await tap(app, card.lower())
        await comes(lambda: "du bist dran, Slot 2" in screen(app).splitlines()[0])
        assert "l Protokoll" in screen(app).splitlines()[0]
        assert "3000 Halunken" not in screen(app).splitlines()[0]

    run(session, script)


def test_a_large_screen_shows_all_at_once(tmp_path: Path) -> None:
    session = laid(tmp_path, players=3, lang="de")

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await settle(app, pilot)
        await comes(lambda: "LABOR" in screen(app))
        text = screen(app)
        assert app.words.leader(session.view["seats"][2]["leader"]) in text  # type: ignore[attr-defined]
        assert "Tag 1. Du beginnst." in text

    run(session, script, (130, 45))


def test_a_card_is_played_by_slot_and_card(tmp_path: Path) -> None:
    session = laid(tmp_path)
    card = session.view["seats"][0]["hand"][0]

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await settle(app, pilot)
        assert app.question is not None
        assert app.question.kind == "plan"
        question = app.question
        await pilot.press("6")
        await comes(lambda: "Slot 6" in question.prompt)
        await pilot.press("escape")
        await comes(lambda: question.picked == [])
        await pilot.press("6")
        await comes(lambda: question.picked)
        await tap(app, card.lower())
        assert session.view["seats"][0]["slots"][5]["card"] == card

    run(session, script)


def test_any_card_can_be_inspected(tmp_path: Path) -> None:
    session = laid(tmp_path, lang="de")
    first = session.view["saloon"][0]

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await settle(app, pilot)
        await pilot.press("i")
        await comes(lambda: isinstance(app.screen, Inspect) and app.screen.query("#card"))
        job = app.words.job(first["job"])  # type: ignore[attr-defined]
        card = app.screen.query_one("#card", Static)
        await comes(lambda: job in read(card) and "Herkunft" in read(card))
        await pilot.press("down", "right", "end")
        await comes(lambda: "Anführerbogen" in read(app.screen.query_one("#options", Static)))
        step = session.game.step
        await pilot.press("2", "escape")
        await comes(lambda: not isinstance(app.screen, Inspect))
        assert session.game.step == step

    run(session, script)


def test_why_not_answers_with_the_rule(tmp_path: Path) -> None:
    session = laid(tmp_path, lang="de")
    absent = next(card for card in "0A23456" if card not in session.view["seats"][0]["hand"])
    there = session.view["seats"][0]["hand"][0]

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await settle(app, pilot)
        await pilot.press("colon")
        await comes(lambda: isinstance(app.screen, WhyNot) and app.screen.query(Input))
        field = app.screen.query_one(Input)
        why = app.screen.query_one("#why", Static)
        field.value = f"play {absent}@5"
        await pilot.press("enter")
        await comes(lambda: "(SR38)" in read(why) and "In jedem deiner Züge" in read(why))
        field.value = f"play {there}@6"
        await pilot.press("enter")
        await comes(lambda: not isinstance(app.screen, WhyNot))
        await comes(lambda: (session.view["seats"][0]["slots"][5] or {}).get("card") == there)

    run(session, script)


def test_a_long_line_is_told_in_full_below_the_menu(tmp_path: Path) -> None:
    session = laid(tmp_path, lang="de", strategy_cards=True, leaders=["lilith-boone", "doc-zimmer"])

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await settle(app, pilot)
        hint = app.query_one("#hint", Static)
        await pilot.press("down")
        await comes(lambda: " ".join(read(hint).split()).endswith("in den Knast zu stecken."))

    run(session, script)


def test_the_last_scene_counts_tech(tmp_path: Path) -> None:
    session = laid(tmp_path)
    rng = random.Random(1)
    while session.asked is not None:
        if session.asked == 0:
            session.choose(rng.choice(session.choices))
        else:
            session.bot_plays(*session.bot_choice())

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await settle(app, pilot)
        assert isinstance(app.screen, Final)
        await comes(lambda: "tech." in read(app.screen.query_one("#final Static", Static)))
        scene = read(app.screen.query_one("#final Static", Static))
        for key in ("scores", "safes", "money"):
            assert all(str(value) in scene for value in session.view["result"][key])

    run(session, script)


def test_silent_passes_take_no_time(tmp_path: Path) -> None:
    """The pause is for reading: a bot that lets a card pass is not waited for."""
    session = laid(tmp_path, players=4, bots="rules")

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await settle(app, pilot)
        app.pause = 10 * PATIENCE
        step = session.game.step
        await pilot.press("6")
        await comes(lambda: app.question and app.question.picked)
        await pilot.press(session.view["seats"][0]["hand"][0].lower())
        await comes(lambda: session.game.step > step)
        await breathing(app)
        await pilot.press("space")
        await comes(lambda: session.game.step > 2)

    run(session, script)
