"""A game has one name. "Town" was the game, a class, a prefix and a family of verbs; now it is what is drawn."""

import io
import re
import tokenize
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOUGHT = "town"
SCENERY = {
    "web/src/drawn/town.svg": "the street, drawn",
    "web/src/scoundrels/art/town.ts": "the street, drawn",
    "web/src/scoundrels/css/town.css": "where the street lies on the page",
}
PLACES = {
    "table-page-town": "a page of the terminal, which a person reads as a place",
    "sc-town": "what the drawn street is called to whoever listens",
    "key-to-town": "the key that leads to it",
}
"""Fluent keys that mean the place."""
STRINGS_AND_COMMENTS = re.compile(
    r"""/\*.*?\*/|<!--.*?-->|//[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'""", re.DOTALL
)


def python_names(source: str) -> set[str]:
    """Whatever is called something in a file; prose and data are not."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {
        token.string for token in tokens if token.type == tokenize.NAME and SOUGHT in token.string.lower()
    }


def script_names(source: str) -> set[str]:
    """The same of TypeScript and Svelte."""
    words = re.findall(r"[A-Za-z_$][\w$]*", STRINGS_AND_COMMENTS.sub('""', source))
    return {word for word in words if SOUGHT in word.lower()}


def keys(source: str) -> set[str]:
    """Fluent's."""
    return {key for key in re.findall(r"^-?([\w-]+) *=", source, re.MULTILINE) if SOUGHT in key.lower()}


def files(folder: str, *suffixes: str) -> list[Path]:
    return [path for path in sorted((ROOT / folder).rglob("*")) if path.suffix in suffixes]


@pytest.mark.parametrize("folder", ["src", "tests", "tools", "examples"])
def test_nothing_in_python_is_called_after_the_place(folder: str) -> None:
    found = {
        str(path.relative_to(ROOT)): python_names(path.read_text("utf-8")) for path in files(folder, ".py")
    }
    assert found
    assert {path: names for path, names in found.items() if names} == {}


def test_nothing_of_the_board_in_the_browser_is_called_after_the_place() -> None:
    found = {
        path.name: script_names(path.read_text("utf-8"))
        for path in files("web/src/scoundrels", ".ts", ".svelte")
    }
    assert found
    assert {path: names for path, names in found.items() if names} == {}


def test_only_places_are_in_the_keys_of_words() -> None:
    found = {
        key
        for folder in ("src", "web/src")
        for path in files(folder, ".ftl")
        for key in keys(path.read_text("utf-8"))
    }
    assert found == set(PLACES)


def test_only_scenery_has_it_in_a_file_name() -> None:
    """What is made of the files (caches, the built client) is called after them."""
    found = {
        str(path.relative_to(ROOT))
        for folder in ("src", "tests", "tools", "docs", "web/src")
        for path in (ROOT / folder).rglob("*")
        if SOUGHT in path.name.lower() and not {"__pycache__", "client"} & set(path.parts)
    }
    assert found == set(SCENERY)


def test_the_search_finds_what_it_is_for() -> None:
    """The control: names are met however they are spelt, and prose is left alone."""
    assert python_names('def town_words(): "town"  # town\nclass Town: pass\n') == {"town_words", "Town"}
    script = 'import { town } from "./town.svelte"; // town\n<p class="town">\n/* town */ const a = new Town(inTown);'
    assert script_names(script) == {"town", "Town", "inTown"}
    assert keys("town-day = Day\n# town\nday = in town\n") == {"town-day"}
