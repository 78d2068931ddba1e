"""Every string of the page exists in both languages, says the same things, and is used."""

import re
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.facts import facts_of

WEB = Path(__file__).parents[2] / "web" / "src"
FILES = sorted({(path.parent, re.sub(r"(^|\.)(en|de)\.ftl$", "", path.name)) for path in WEB.rglob("*.ftl")})


def path_of(folder: Path, stem: str, lang: str) -> Path:
    return folder / (f"{stem}.{lang}.ftl" if stem else f"{lang}.ftl")


def messages(path: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {path.name}"
            found[entry.id.name] = facts_of(entry)
    return found


def sources() -> str:
    return "\n".join(
        path.read_text(encoding="utf-8") for path in chain(WEB.rglob("*.svelte"), WEB.rglob("*.ts"))
    )


@pytest.mark.parametrize(("folder", "stem"), FILES)
def test_both_languages_say_the_same_things(folder: Path, stem: str) -> None:
    assert messages(path_of(folder, stem, "en")) == messages(path_of(folder, stem, "de"))


@pytest.mark.parametrize(("folder", "stem"), FILES)
def test_every_string_is_used(folder: Path, stem: str) -> None:
    text = sources()
    whole = set(re.findall(r"[\"'`]([a-z][a-zA-Z0-9-]*)[\"'`]", text))
    begun = set(re.findall(r"`([a-z][a-zA-Z0-9-]*-)\$\{", text))
    made = {"game-goat", "game-scoundrels"}  # with an ending: `${gameKey(game)}-facts`
    for id in messages(path_of(folder, stem, "en")):
        used = id in whole or any(id.startswith(start) for start in begun | {f"{one}-" for one in made})
        assert used, f"'{id}' is used nowhere"


def test_no_string_is_missing() -> None:
    known = set(chain.from_iterable(messages(path_of(*file, "en")) for file in FILES))
    asked = set(re.findall(r"\bt\(\s*\"([a-z][a-zA-Z0-9-]*)\"", sources()))
    assert asked <= known, asked - known
