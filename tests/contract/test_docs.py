"""The examples of the documentation run, and say what is true."""

import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import saloon
from saloon.games import rules_of
from saloon.goat.position import KEYS
from saloon.goat.schema import GoatView

DOCS = Path(__file__).parents[2] / "docs"
NOTATION = DOCS / "notation.md"
PAGES = [NOTATION, DOCS / "contract.md"]


def blocks(page: Path, kind: str) -> Iterator[tuple[list[str], str]]:
    """The fenced blocks of a kind: the words after it, and the text."""
    for head, body in re.findall(
        r"^```(\S+[^\n]*)\n(.*?)^```$", page.read_text(encoding="utf-8"), re.M | re.S
    ):
        first, *rest = head.split()
        if first == kind:
            yield rest, body


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_python_examples(page: Path) -> None:
    text = "\n".join(body for _, body in blocks(page, "pycon"))
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    assert len(test.examples) > 5
    runner = doctest.DocTestRunner(verbose=False)
    problems: list[str] = []
    runner.run(test, out=problems.append)
    assert not runner.failures, "".join(problems)


def test_every_block_is_of_a_kind_that_is_tested() -> None:
    for page in PAGES:
        heads = re.findall(r"^```(\S+)", page.read_text(encoding="utf-8"), re.M)
        assert set(heads) <= {"choices", "log", "seat-log", "events", "position", "pycon"}


def test_choices_are_words_of_the_game() -> None:
    rules = rules_of("goat")
    words = [word for _, body in blocks(NOTATION, "choices") for word in body.splitlines()]
    assert len(words) == 7
    assert [rules.word(rules.code(word)) for word in words] == words
    verbs = {rules.word(code).split()[0] for code in range(1388)}
    assert {word.split()[0] for word in words} == verbs


def test_logs_replay_to_themselves() -> None:
    (_, text), *others = blocks(NOTATION, "log")
    assert not others
    assert saloon.replay(text).notation() == text
    for (seat, at), body in blocks(NOTATION, "seat-log"):
        assert saloon.replay(text, at=int(at)).notation(seat=int(seat)) == body


def test_every_kind_of_event_is_shown_with_its_fields() -> None:
    lines = [line for _, body in blocks(NOTATION, "events") for line in body.splitlines()]
    shown = {}
    for line in lines:
        mark, kind, *words = line.split()
        assert mark == "="
        shown[kind] = words[::2]
    kinds = {
        kind.name: kind.fields for kind in rules_of("goat").kinds if kind.name not in ("choice", "chance")
    }
    assert shown == kinds
    assert len(lines) == len(shown)


def test_positions_are_games_and_every_key_is_explained() -> None:
    texts = [body for _, body in blocks(NOTATION, "position")]
    assert len(texts) == 3
    for text in texts:
        assert saloon.position("goat", text).decision is not None
    page = NOTATION.read_text(encoding="utf-8")
    for key in KEYS:
        assert f"`{key}`" in page or f"`[{key}." in page, f"{key} is not explained"


def test_the_view_that_the_pages_speak_of_is_the_one_there_is() -> None:
    assert set(saloon.new("goat").view(0)) == set(GoatView.__annotations__)
