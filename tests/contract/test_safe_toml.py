"""TOML of strangers is bounded before it is read."""

import tomllib
from pathlib import Path
from random import Random

import pytest

import saloon
from saloon.errors import BadPosition
from saloon.safe_toml import DEEPEST, BadToml, depth, loads, storable

FILES = sorted(Path(saloon.__file__).parent.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_file_of_ours_reads_as_python_reads_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert loads(text) == tomllib.loads(text)
    assert depth(text) <= 4


@pytest.mark.parametrize(
    ("text", "deep"),
    [
        ("a = 1", 0),
        ("a = [[1], [2]]", 2),
        ("a.b.c = 1", 2),
        ("a = { b.c = [1] }", 2),
        ('a = "[[[.....]]]" # [[[', 0),
        ("a = '''[[['''\nb = [1]", 1),
        ('a = """x\\""" [[[ """\nb = 1', 0),
        ('a = "\\"[[["', 0),
        ("[a.b]\nc = 1.5", 2),
    ],
)
def test_depth_counts_brackets_and_dots_outside_of_quotes(text: str, deep: int) -> None:
    assert depth(text) == deep


@pytest.mark.parametrize(
    "text",
    [
        ".".join("a" * 6000) + " = 1",
        "[" + ".".join("a" * 6000) + "]",
        "a = " + "[" * 6000,
        "a = " + "{b=" * 3000,
        "a = { " + ".".join("a" * 6000) + " = 1 }",
        '"a".' * 3000 + "a = 1",
    ],
)
@pytest.mark.parametrize("game", ["goat", "scoundrels"])
def test_what_is_too_deep_is_refused_and_never_read(game: str, text: str) -> None:
    assert depth(text) > DEEPEST
    with pytest.raises(BadToml, match="deep"):
        loads(text)
    with pytest.raises(BadPosition):
        saloon.position(game, text)


def test_what_is_too_long_is_refused() -> None:
    assert loads("a = 1 #" + "x" * 100) == {"a": 1}
    with pytest.raises(BadToml, match="letters"):
        loads("a = 1 #" + "x" * 100, most=50)


def test_control_characters_do_not_come_in_as_escapes() -> None:
    assert loads('a = "x\\ty\\u00e4"') == {"a": "x\ty\u00e4"}
    for text in ('a = "x\\u0000"', '"x\\u0000" = 1', 'a = [{ b = "\\u001b" }]'):
        with pytest.raises(BadToml, match="control"):
            loads(text)
    assert storable("Zorro ä ♥\n")
    assert not any(map(storable, ("a\x00b", "\ud800", "\x1b[2J")))


def test_counting_never_takes_more_than_one_look_at_a_letter() -> None:
    """Whatever quotes are left open: the count ends there, and Python's reader says what is wrong."""
    dice = Random(13)
    for _ in range(300):
        text = "".join(
            dice.choices(['"', "'", '"""', "'''", "\\", "[", "]", ".", "#", "\n", "a", "="], k=400)
        )
        if (deep := depth(text)) > DEEPEST:
            with pytest.raises(BadToml, match="deep"):
                loads(text)
        assert 0 <= deep <= len(text)
