"""The examples of the documentation run, and say what is true."""

import doctest
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NotRequired, get_origin, get_type_hints

import pytest

import saloon
from saloon import GAMES
from saloon.games.goat import position as goat
from saloon.games.goat.schema import GoatView
from saloon.games.scoundrels import position as scoundrels
from saloon.games.scoundrels.engine.choices import CODES
from saloon.games.scoundrels.schema import ScoundrelsView
from saloon.start import rules_of
from tools.golden import BLOCK, NOTATION, documented

PAGES = [NOTATION, NOTATION.with_name("contract.md")]
CODES_OF = {"goat": 1388, "scoundrels": CODES}
KEYS_OF = {"goat": goat.KEYS, "scoundrels": scoundrels.KEYS | scoundrels.SEAT_KEYS}
VIEW_OF: dict[str, type] = {"goat": GoatView, "scoundrels": ScoundrelsView}
REDO = "If the change is meant, run `make golden`, which plays the logs again, and read the diff."


def blocks(kind: str, game: str) -> Iterator[tuple[list[str], str]]:
    """The fenced blocks of a kind about a game: the words after that, and the text."""
    for first, rest, body in BLOCK.findall(NOTATION.read_text(encoding="utf-8")):
        about, *words = rest.split() or [""]
        if (first, about) == (kind, game):
            yield words, body


def lines(kind: str, game: str) -> list[str]:
    return [line for _, body in blocks(kind, game) for line in body.splitlines()]


def half(game: str) -> str:
    """The part of the page on notation that is about a game."""
    halves = NOTATION.read_text(encoding="utf-8").split("\n## 3000 Scoundrels\n")
    return halves[GAMES.index(game)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_python_examples(page: Path) -> None:
    found = BLOCK.findall(page.read_text(encoding="utf-8"))
    text = "\n".join(body for kind, _, body in found if kind == "pycon")
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    assert len(test.examples) > 5
    for game in GAMES:
        assert f'"{game}"' in text
    runner = doctest.DocTestRunner(verbose=False)
    problems: list[str] = []
    runner.run(test, out=problems.append)
    assert not runner.failures, "".join(problems)


def test_every_block_is_of_a_kind_that_is_tested() -> None:
    for page in PAGES:
        for kind, about in re.findall(r"^```(\S+) ?(\S*)", page.read_text(encoding="utf-8"), re.M):
            if kind == "pycon":
                assert not about
            else:
                assert kind in {"choices", "log", "seat-log", "events", "position"}
                assert about in GAMES
                assert page == NOTATION


@pytest.mark.parametrize("game", GAMES)
def test_choices_are_words_of_the_game(game: str) -> None:
    rules = rules_of(game)
    words = lines("choices", game)
    assert [rules.word(rules.code(word)) for word in words] == words
    verbs = {rules.word(code).split()[0] for code in range(CODES_OF[game])} - {"code"}
    assert {word.split()[0] for word in words} == verbs
    for verb in verbs:
        assert re.search(rf"^\|.*`{verb}\b", half(game), re.M), f"{verb} is not explained"


@pytest.mark.parametrize("game", GAMES)
def test_logs_replay_to_themselves(game: str) -> None:
    ((_, text),) = blocks("log", game)
    assert documented(NOTATION.read_text(encoding="utf-8")) == NOTATION.read_text(encoding="utf-8"), REDO
    assert saloon.replay(text).notation() == text
    seats = list(blocks("seat-log", game))
    assert seats
    for (seat, at), body in seats:
        assert saloon.replay(text, at=int(at)).notation(seat=int(seat)) == body


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_is_shown_with_its_fields(game: str) -> None:
    kinds = {kind.name: kind.fields for kind in rules_of(game).kinds if kind.name not in ("choice", "chance")}
    shown = lines("events", game)
    assert sorted(line.split()[1] for line in shown) == sorted(kinds)
    for line in shown:
        fields = kinds[line.split()[1]]
        assert re.fullmatch(" ".join([r"= \S+", *[rf"{field} \S.*" for field in fields]]), line), line


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_games_and_every_key_is_explained(game: str) -> None:
    texts = [body for _, body in blocks("position", game)]
    assert len(texts) == 3
    for text in texts:
        assert saloon.position(game, text).decision is not None
    for key in KEYS_OF[game]:
        assert f"`{key}`" in half(game) or f"`[{key}." in half(game), f"{key} is not explained"


@pytest.mark.parametrize("game", GAMES)
def test_the_streams_of_chance_are_named(game: str) -> None:
    for stream in rules_of(game).streams:
        first = re.sub(
            r"(round|day|seat)\d", lambda found: found[1] + ("0" if found[1] == "seat" else "1"), stream
        )
        assert f"`{first}`" in NOTATION.read_text(encoding="utf-8"), f"{stream} is not named"


@pytest.mark.parametrize("game", GAMES)
def test_the_view_that_the_pages_speak_of_is_the_one_there_is(game: str) -> None:
    hints = get_type_hints(VIEW_OF[game], include_extras=True)
    always = {key for key, hint in hints.items() if get_origin(hint) is not NotRequired}
    assert set(saloon.new(game).view(0)) == always
    if game == "scoundrels":
        with_debts = set(saloon.new(game, options={"expansion": "double-or-nothing"}).view(0))
        assert with_debts == set(hints) - {"enemy"}
        assert set(saloon.new(game, players=1).view(0)) == set(hints)


@pytest.mark.parametrize(("file", "least"), [("fidelity.md", 50), ("learning.md", 40)])
def test_every_test_that_a_page_names_exists(file: str, least: int) -> None:
    top = NOTATION.parents[1]
    page = (top / "docs" / file).read_text(encoding="utf-8")
    named = re.findall(r"`(tests/[\w/.]+\.py)(?:::(\w+))?`", page)
    assert len(named) > least
    for file, name in named:
        text = (top / file).read_text(encoding="utf-8")
        assert not name or f"def {name}(" in text, f"{file} has no {name}"
