"""A choice is taken apart in one place for each game, beside its vocabulary; nobody else splits its words."""

import ast
from collections.abc import Iterator
from dataclasses import astuple
from pathlib import Path
from typing import Any

import pytest

from saloon.games.goat.engine import chosen as goat
from saloon.games.goat.engine.choices import WORDS
from saloon.games.scoundrels.engine import chosen as scoundrels
from saloon.start import rules_of

SRC = Path("src/saloon")
PARSERS = ("kernel/choice.py", "games/goat/engine/chosen.py", "games/scoundrels/engine/chosen.py")
VERBS = (*goat.FORMS, *scoundrels.FORMS)
ROOMS = (
    "games/*/words",
    "games/*/terminal",
    "games/*/bots",
    "bots",
    "language",
    "lessons",
    "terminal",
    "server/phrases.py",
    "server/telling.py",
    "server/play.py",
)
"""Where choices are read, shown and weighed: nothing is split at blanks there."""
OTHER_WORDS = {
    "bots/__init__.py": "the name of a bot and its budget",
    "games/scoundrels/terminal/board.py": "where a safe lies, in a view",
    "language/notation.py": "the keys of a log",
    "terminal/plain.py": "commands that a person types",
}
"""Files of these rooms that take other words apart."""


def calls(source: str) -> Iterator[tuple[int, str, Any]]:
    """Methods that are called: the line, the name, the first argument if it is written there."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            first = node.args[0] if node.args else None
            yield node.lineno, node.func.attr, first.value if isinstance(first, ast.Constant) else first


def split(source: str) -> list[int]:
    """Lines that take words apart at blanks or at an `@`."""
    names = ("split", "rsplit", "partition", "rpartition")
    return [line for line, name, first in calls(source) if name in names and first in (None, " ", "@")]


def by_verb(source: str) -> list[int]:
    """Lines that look for the verb of a choice."""
    names = ("startswith", "removeprefix", "compile", "fullmatch", "match")
    starts = tuple(f"{verb} " for verb in VERBS)
    return [
        line
        for line, name, first in calls(source)
        if name in names and isinstance(first, str) and first.startswith(starts)
    ]


def rooms() -> set[Path]:
    found = [path for room in ROOMS for path in SRC.glob(room)]
    return {file for path in found for file in ([path] if path.is_file() else path.rglob("*.py"))}


@pytest.mark.parametrize("line", ["word.split()[1]", "word.partition(' ')", "rest.split('@')"])
def test_a_split_is_found(line: str) -> None:
    assert split(line) == [1]


@pytest.mark.parametrize(
    "line", ["word.removeprefix('hire ')", "re.compile('offer (.*)')", "word.startswith('play ')"]
)
def test_a_look_for_a_verb_is_found(line: str) -> None:
    assert by_verb(line) == [1]


def test_nobody_else_takes_a_choice_apart() -> None:
    assert len(rooms()) > 50
    found = []
    for file in sorted(SRC.rglob("*.py")):
        name, source = str(file.relative_to(SRC)), file.read_text(encoding="utf-8")
        if name in PARSERS:
            continue
        lines = by_verb(source) + (split(source) if file in rooms() and name not in OTHER_WORDS else [])
        found += [f"{name}:{line}" for line in lines]
    assert not found, f"{', '.join(found)}: ask the parser of the game (`engine/chosen.py`)"


def test_the_list_of_other_words_holds_nothing_else() -> None:
    """Every file on it does take words apart."""
    for name in OTHER_WORDS:
        assert split((SRC / name).read_text(encoding="utf-8")), name


def test_every_word_of_the_goat_game_is_parsed_to_something_of_its_own() -> None:
    assert len({astuple(goat.parse(word))[1:] for word in WORDS}) == len(WORDS)
    hidden = goat.parse("offer ? as farmer to 2")
    assert (hidden.card, hidden.claim, hidden.seat) == ("?", "farmer", 2)


@pytest.mark.parametrize("options", [{}, {"expansion": "double-or-nothing"}])
def test_every_word_of_scoundrels_is_parsed_to_something_of_its_own(options: dict[str, str]) -> None:
    rules: Any = rules_of("scoundrels", options)
    words = [word for word in rules.vocabulary.words if word]
    plain = {"pass quietly", "no mark"}  # these two are told apart by the whole word
    assert len(words) > 500
    assert len({astuple(scoundrels.parse(word))[1:] for word in words if word not in plain}) == len(words) - 2
    assert scoundrels.parse("play ?@5").slot == "5"
    assert scoundrels.parse("strategy ?").id == "?"


@pytest.mark.parametrize(
    "word", ["", "dance", "hire", "hire outlaw at home", "play 3@5 twice", "offer a as b"]
)
def test_what_is_no_choice_is_refused(word: str) -> None:
    for parse in (goat.parse, scoundrels.parse):
        with pytest.raises(ValueError, match="no choice"):
            parse(word)
