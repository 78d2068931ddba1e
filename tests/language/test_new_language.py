"""A new language is a folder of words and one line; no other place names a language."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from saloon.languages import LANGUAGES

TOP = Path(__file__).parents[2]
SRC = TOP / "src" / "saloon"
WEB = TOP / "web" / "src"
NAMED = re.compile(rf"[\"'`]({'|'.join(LANGUAGES)})[\"'`]")
# Names of cards stand in both languages in the catalogue's own data; only the games' rooms read those.
GAMES = ("games", "goat", "scoundrels")
TRY = """
import msgspec, saloon
from saloon import kit, rules
from saloon.language.words import common_words, words
from saloon.server.protocol import Lang
assert msgspec.json.decode(b'"xx"', type=Lang) == "xx"
assert common_words("xx").say("feed-title") == "Toy turns"
assert words("xx", "goat").choice("accept") == "Toy yes"
assert words("xx", "scoundrels").choice("play 3@5") == words("en", "scoundrels").choice("play 3@5")
assert rules.load("goat").get("GR104").text("xx") == rules.load("goat").get("GR104").text("en")
assert kit.get("goat").title("xx") == kit.get("goat").title("en")
assert saloon.new("goat", players=3, seed=1).decision.prompt("xx")
print("spoken")
"""


def spoken(folder: Path, listed: bool) -> subprocess.CompletedProcess[str]:
    """A house with words in a toy language, with or without its line in the list."""
    house = folder / "saloon"
    shutil.copytree(SRC, house, ignore=shutil.ignore_patterns("*.so", "client", "__pycache__", "almanac*"))
    if listed:
        file = house / "languages.json"
        file.write_text(json.dumps({**json.loads(file.read_text()), "xx": "Toy"}))
    shutil.copytree(house / "language" / "en", house / "language" / "xx")
    common = house / "language" / "xx" / "common.ftl"
    common.write_text(re.sub("(?m)^feed-title = .*", "feed-title = Toy turns", common.read_text()))
    own = house / "games" / "goat" / "words"
    (own / "xx.ftl").write_text(
        re.sub("(?m)^choice-accept = .*", "choice-accept = Toy yes", (own / "en.ftl").read_text())
    )
    env = {**os.environ, "PYTHONPATH": str(folder), "SALOON_PURE": "1"}
    return subprocess.run([sys.executable, "-c", TRY], env=env, capture_output=True, text=True, check=False)


def test_a_line_and_a_folder_of_words_are_a_language(tmp_path: Path) -> None:
    """What has not been put into it yet is said in the first language."""
    done = spoken(tmp_path, listed=True)
    assert done.stdout == "spoken\n", done.stderr


def test_without_the_line_nobody_speaks_it(tmp_path: Path) -> None:
    """The control."""
    assert spoken(tmp_path, listed=False).returncode != 0


def constants(source: str) -> list[int]:
    """Lines with the code of a language as a word of its own."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and node.value in LANGUAGES:
            found.append(node.lineno)
    return found


@pytest.mark.parametrize("line", ['lang = "de"', "if lang == 'en': pass"])
def test_a_language_by_name_is_found(line: str) -> None:
    assert constants(line) == [1]
    assert NAMED.search(line)


def test_the_general_rooms_name_no_language() -> None:
    named = [
        f"{file.relative_to(SRC)}:{line}"
        for file in sorted(SRC.rglob("*.py"))
        if file.relative_to(SRC).parts[0] not in GAMES
        for line in constants(file.read_text(encoding="utf-8"))
    ]
    assert not named, f"{', '.join(named)}: ask saloon.languages"


def test_the_pages_name_no_language() -> None:
    named = [
        str(file.relative_to(WEB))
        for file in sorted(WEB.rglob("*"))
        if file.suffix in (".ts", ".svelte")
        and file.name != "schema.d.ts"
        and file.relative_to(WEB).parts[0] not in GAMES
        and NAMED.search(file.read_text(encoding="utf-8"))
    ]
    assert not named, f"{', '.join(named)}: ask lib/prefs.svelte.ts"
