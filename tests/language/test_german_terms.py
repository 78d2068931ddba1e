"""German as the printed German rulebook has it: its words in every German text, and none that it does not use."""

import ast
import functools
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.faces import faces

ROOT = Path(__file__).parents[2]
TERMS = tomllib.loads(files("saloon.games.scoundrels.words").joinpath("terms.toml").read_text("utf-8"))[
    "term"
]
WEB = "web/src"
SOURCES = "src/saloon"
BOOKS = (
    "src/saloon/games/scoundrels/rulebook/scoundrels.toml",
    "src/saloon/games/scoundrels/rulebook/double-or-nothing.toml",
    "src/saloon/games/goat/rulebook/goat.toml",
)
LESSONS = ("src/saloon/games/scoundrels/lesson.toml", "src/saloon/games/goat/lesson.toml")


def fluent_files(folder: str) -> list[str]:
    """Every German Fluent file of the project under a folder, whichever room it is in."""
    return sorted(
        str(path.relative_to(ROOT))
        for path in (ROOT / folder).rglob("*.ftl")
        if path.name in ("de.ftl",) or path.name.endswith(".de.ftl") or path.parent.name == "de"
    )


def in_fluent(file: str, root: Path = ROOT) -> Iterator[tuple[str, str]]:
    for number, line in enumerate((root / file).read_text(encoding="utf-8").splitlines(), 1):
        if not line.startswith("#"):
            yield f"{file}:{number}", re.sub(r"^[\w-]+ = |\{[^}]*\}", "", line)


def in_toml(file: str, root: Path = ROOT) -> Iterator[tuple[str, str]]:
    """Every German text of a TOML file: what stands under `de`, or under a name that ends so."""

    def walk(value: object, german: bool, where: str) -> Iterator[tuple[str, str]]:
        if isinstance(value, dict):
            inner = str(value.get("id", "")) or where
            for key, part in value.items():
                yield from walk(part, german or key == "de" or key.endswith("_de"), inner)
        elif isinstance(value, list):
            for part in value:
                yield from walk(part, german, where)
        elif german and isinstance(value, str):
            yield f"{file} ({where})", value

    yield from walk(tomllib.loads((root / file).read_text(encoding="utf-8")), False, "")


def in_python(file: str, root: Path = ROOT) -> Iterator[tuple[str, str]]:
    """Every string of a module that is no docstring: options, pages and the like bring their German with them."""
    tree = ast.parse((root / file).read_text(encoding="utf-8"))
    notes = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in notes:
            yield f"{file}:{node.lineno}", node.value


def modules() -> list[str]:
    return sorted(str(path.relative_to(ROOT)) for path in (ROOT / SOURCES).rglob("*.py"))


@functools.cache
def texts() -> list[tuple[str, str]]:
    return list(_texts())


def _texts() -> Iterator[tuple[str, str]]:
    for file in (*fluent_files(SOURCES), *fluent_files(WEB)):
        yield from in_fluent(file)
    for file in (*BOOKS, *LESSONS):
        yield from in_toml(file)
    for file in modules():
        yield from in_python(file)
    for box in catalogue.BOXES:
        yield from on_cards(catalogue.load(box))


def on_cards(cards_of: catalogue.Catalogue) -> Iterator[tuple[str, str]]:
    for cards in faces(cards_of).values():
        for card in cards:
            for key, value in card.items():
                if key.endswith("_de") and isinstance(value, str):
                    yield f"card {card['id']} ({key})", value


def offences(term: dict[str, Any], read: Iterable[tuple[str, str]]) -> list[str]:
    wrong = re.compile("|".join(term["not"]), re.IGNORECASE)
    return [
        f"{where}: '{match[0]}' in '{text.strip()[:80]}'; the rulebook says '{term['de']}' ({term['en']})"
        for where, text in read
        if (match := wrong.search(text))
    ]


each_term = pytest.mark.parametrize("term", TERMS, ids=lambda term: term["de"])


@each_term
def test_no_german_text_uses_another_word(term: dict[str, Any]) -> None:
    found = offences(term, [row for row in texts() if term.get("modules", True) or ".py:" not in row[0]])
    assert not found, "\n" + "\n".join(found)


@each_term
def test_the_list_does_not_forbid_its_own_words(term: dict[str, Any]) -> None:
    assert not offences(term, [("the list", term["de"])])
    assert offences(term, [("the list", term["such_as"])])


# The control: a wrong word in each kind of source is caught.

PLANTED = "; ".join(term["such_as"] for term in TERMS)
"""One wrong word for each term."""
OWN_CARD = """
[[job]]
id = "planted-{number}"
replaces = "{job}"
name_en = "Planted {number}"
name_de = "{word} {number}"
colour = "{colour}"
holes = []
tech = 0
text = "Gain $3."
"""


def own_cards() -> str:
    """A card file with one wrong word in the name of each card."""
    rows = zip(TERMS, catalogue.load().jobs, strict=False)
    return "".join(
        OWN_CARD.format(number=number, job=job.id, word=term["such_as"], colour=job.colour)
        for number, (term, job) in enumerate(rows)
    )


def copied(file: str, folder: Path, change: Callable[[str], str]) -> None:
    before = (ROOT / file).read_text(encoding="utf-8")
    after = change(before)
    assert after != before
    (folder / file).parent.mkdir(parents=True, exist_ok=True)
    (folder / file).write_text(after, encoding="utf-8")


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[tuple[str, str]]]:
    """Every source with the wrong words in it, as the check reads it."""
    folder, out = tmp_path_factory.mktemp("planted"), {}
    for file in (*fluent_files(SOURCES), *fluent_files(WEB)):
        copied(file, folder, lambda text: f"{text}\nplanted = Hier steht {PLANTED}.\n")
        out[file] = list(in_fluent(file, folder))
    for file in (*BOOKS, *LESSONS):
        copied(file, folder, lambda text: text.replace('\nde = "', f'\nde = "{PLANTED} ', 1))
        out[file] = list(in_toml(file, folder))
    pages = "src/saloon/games/scoundrels/options.py"
    copied(pages, folder, lambda text: f"{text}\nPLANTED = {PLANTED!r}\n")
    out[pages] = list(in_python(pages, folder))
    own = folder / "own.toml"
    own.write_text(own_cards(), encoding="utf-8")
    out["a card"] = list(on_cards(catalogue.load("base", own)))
    return out


@each_term
def test_a_wrong_word_is_caught_in_every_kind_of_source(
    term: dict[str, Any], planted: dict[str, list[tuple[str, str]]]
) -> None:
    assert len(planted) > 12
    for source, read in planted.items():
        if term.get("modules", True) or not source.endswith(".py"):
            assert offences(term, read), source


def test_all_kinds_of_text_are_read() -> None:
    places = {where.split(":")[0].split(" (")[0].split(" ")[0] for where, _ in texts()}
    assert {*BOOKS, *LESSONS, "card"} <= places
    assert len(fluent_files(SOURCES)) >= 4
    assert len(fluent_files(WEB)) >= 4
    assert {*fluent_files(SOURCES), *fluent_files(WEB)} <= places
    assert len(texts()) > 2500
    assert len(TERMS) >= 36


# Buttons


QUOTED = {"en": re.compile("“([^”]+)”"), "de": re.compile("„([^“]+)“")}


def labels(game: str, lang: str, kind: str) -> set[str]:
    """What the buttons of a question of this kind may say, without what is filled in."""
    text = (ROOT / f"src/saloon/games/{game}/words/{lang}.ftl").read_text(encoding="utf-8")
    said = dict(re.findall(r"^(choice-[\w-]+) = (.+)$", text, re.MULTILINE))
    passes = {label for key, label in said.items() if key == f"choice-pass-{kind}"}
    others = {label for key, label in said.items() if not key.startswith("choice-pass")}
    return others | (passes or {said["choice-pass"]} if "choice-pass" in said else set())


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_button_is_called_in_a_lesson_what_it_is_called_on_the_table(lang: str) -> None:
    found = 0
    for file in LESSONS:
        game = file.split("/")[3]
        for step in tomllib.loads((ROOT / file).read_text(encoding="utf-8"))["step"]:
            for key in (lang, f"tip_{lang}"):
                for name in QUOTED[lang].findall(step.get(key, "")):
                    found += 1
                    assert name in labels(game, lang, step.get("ask", "")), (file, name)
    assert found >= 2
    # The control: what a lesson once said is on no button.
    assert not {"Pass", "Passen"} & labels("scoundrels", lang, "abilities")


# Room

LETTERS = 300
"""What the card of a scoundrel on your sheet shows: it took 302 letters of German text, the most that were tried,
without a line cut at each of nine sizes of screen (2560x1440 down to 360x740), seven spaces, three opponents."""


def test_no_german_text_is_longer_than_its_card_can_show() -> None:
    """Requirement, text and what comes after it, of every trait with every job."""
    for box in catalogue.BOXES:
        shown = faces(catalogue.load(box))
        deeds = {
            f"{trait['id']} {job['id']}": " ".join(
                part for part in (trait.get("requirement_de"), job["text_de"], trait.get("after_de")) if part
            )
            for trait in shown["traits"]
            for job in shown["jobs"]
        }
        assert len(deeds) >= 3000
        longest = max(deeds, key=lambda name: len(deeds[name]))
        assert 100 < len(deeds[longest]) <= LETTERS, (longest, deeds[longest])
