"""Imports point downwards only. The table below is the one place that says what is below what."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src" / "saloon"

# Each room with what it may import, bottom first; a room may name only rooms that stand above it here, or single
# modules of them. "saloon" is the contract as the package exports it. A new room gets a line of its own.
# A game's rooms stand here once for all games: `games.*.engine` is that of any of them, and none imports another's.
ROOMS: dict[str, str] = {
    "_pure": "",
    "errors": "",
    "safe_toml": "",
    "languages": "errors",
    "kit": "errors languages",
    "kernel": "errors",
    "rules": "errors kit languages",
    "language": "errors languages kit kernel",
    "contract": "errors languages kernel language",
    "start": "errors safe_toml kit kernel language contract",
    "keeper": "contract",
    "numbers": "errors kernel language contract start",
    "saloon": "_pure errors contract start numbers",
    "bots": "errors saloon start kernel kit",
    "saves": "errors saloon contract language",
    "lab": "errors languages saloon kernel bots kit",
    "lessons": "errors languages saloon kernel bots language kit",
    "terminal": "errors saloon keeper kernel rules language languages bots saves lab kit",
    "envs": "errors saloon start kernel numbers bots kit terminal",
    "bench": "_pure errors saloon start kernel kit numbers envs",
    "server": (
        "_pure errors safe_toml saloon contract start keeper kernel language languages bots rules saves lessons kit"
    ),
    "testing": "_pure saloon start kernel language languages",
    "cli": "errors saloon rules language languages bots saves lab terminal bench server kit",
    "__main__": "cli",
    "games": "",
    "games.*.options": "kit",
    "games.*": "kit games.*.options",
    "games.*.bench": "kit",
    "games.*.schema": "",
    "games.*.rulebook": "",
    "games.*.rows": "",
    "games.*.catalogue": "errors safe_toml languages kit games.*.rows",
    "games.*.engine": "errors kernel start games.*.catalogue games.*.rows",
    "games.*.board": "games.*.engine",
    "games.*.sound": "errors kernel games.*.engine",
    "games.*.moments": "errors games.*.engine",
    "games.*.position": "errors safe_toml kernel games.*.engine games.*.moments games.*.sound",
    "games.*.cards": "errors kernel rules languages games.*.catalogue games.*.rows games.*.engine",
    "games.*.make": "errors kit games.*.catalogue games.*.engine games.*.cards",
    "games.*.words": "errors kernel language games.*.catalogue games.*.rows games.*.engine games.*.cards",
    "games.*.faces": "languages games.*.catalogue games.*.rows games.*.cards games.*.words",
    "games.*.desk": "languages games.*.catalogue games.*.cards games.*.faces",
    "games.*.bots": (
        "errors saloon start kernel bots games.*.catalogue games.*.rows games.*.engine games.*.cards games.*.make"
    ),
    "games.*.lab": (
        "errors languages kit saloon kernel bots lab games.*.catalogue games.*.engine games.*.cards games.*.make "
        "games.*.words games.*.bots"
    ),
    "games.*.terminal": "errors saloon rules language terminal games.*.board games.*.engine games.*.words",
}

# Upwards, and only inside a function: a circle that is cut at import time. Each needs a reason.
LATE: dict[tuple[str, str], str] = {
    ("games.*.catalogue", "games.*.cards"): "a sentence of somebody's own is parsed when it is met",
    ("games.*.engine", "games.*.board"): "the board is a file, read when first needed",
    ("games.*.engine", "games.*.position"): "a position is read and written beside the compiled engine",
    ("contract", "saloon"): "a pickled game is its log, replayed",
    ("errors", "language"): "the rules that a refusal names are read when somebody asks",
    ("language", "contract"): "a replayed log is a game",
    ("language", "start"): "a replayed log is a game",
}

ENGINE = ("kernel", "games.*.engine", "contract")
UNRULY = {"random", "secrets", "time", "datetime", "os", "uuid"}
"""What an engine that must give the same game twice has no use for."""


def modules() -> list[Path]:
    return sorted(SRC.rglob("*.py"))


def name_of(path: Path) -> str:
    """`goat.ops` for .../goat/ops.py, `goat` for .../goat/__init__.py, "saloon" for the package itself."""
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts) or "saloon"


def game_of(name: str) -> str:
    """The game whose folder a module is in, "" for one in none."""
    parts = name.split(".")
    return parts[1] if parts[0] == "games" and len(parts) > 1 else ""


def room_of(name: str) -> str:
    """The longest room that a module's name begins with."""
    parts = name.split(".")
    if game_of(name):
        parts[1] = "*"
    for size in range(len(parts), 0, -1):
        if ".".join(parts[:size]) in ROOMS:
            return ".".join(parts[:size])
    raise AssertionError(f"saloon.{name} is in no room: give '{parts[0]}' a line in {Path(__file__).name}")


NAMES = {name_of(path) for path in SRC.rglob("*.py")}
FOLDERS = {path.parent.name for path in (SRC / "games").glob("*/__init__.py")}
"""The games of the house, by their folders."""


def imports(tree: ast.Module) -> Iterator[tuple[str, bool]]:
    """Every module of ours that is imported, and whether only inside a function or for the type checker."""
    late = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) or for_types(node)
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written out"
            # `from saloon import games` names a module; `from saloon import new` what the package exports.
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            if name == "saloon" or name.startswith("saloon."):
                yield target(name.removeprefix("saloon").lstrip(".")), id(node) in late


def for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def target(dotted: str) -> str:
    """The module that a dotted name is in."""
    parts = dotted.split(".")
    for size in range(len(parts), 0, -1):
        if ".".join(parts[:size]) in NAMES:
            return ".".join(parts[:size])
    return "saloon"


def test_the_table_itself_points_downwards() -> None:
    above: set[str] = set()
    for room, below in ROOMS.items():
        for name in below.split():
            assert room_of(name) in above, f"{room} may import {name}, which is not below it"
        above.add(room)
    order = list(ROOMS)
    for room, higher in LATE:
        assert order.index(room) < order.index(higher), f"{room} to {higher} is downwards and needs no excuse"


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_imports_point_downwards(path: Path) -> None:
    name = name_of(path)
    room = room_of(name)
    allowed = ROOMS[room].split()
    for other, late in imports(ast.parse(path.read_text(encoding="utf-8"))):
        assert game_of(other) in ("", game_of(name)), f"saloon.{name} imports another game: saloon.{other}"
        if room_of(other) == room or room_of(other) in allowed or other in allowed:
            continue
        assert (room, room_of(other)) in LATE, f"saloon.{name} imports saloon.{other}, which is not below it"
        assert late, f"saloon.{name} may import saloon.{other} only inside a function"


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_the_repository_stands_alone(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert "../shared" not in text
    assert "/work/" not in text


@pytest.mark.parametrize("path", [p for p in modules() if room_of(name_of(p)) in ENGINE], ids=name_of)
def test_the_engine_knows_no_clock_and_no_luck_of_its_own(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            assert not {alias.name.split(".")[0] for alias in node.names} & UNRULY
        elif isinstance(node, ast.ImportFrom) and node.module in UNRULY:
            # `determinize` is handed its caller's generator, and must be able to say so.
            assert [alias.name for alias in node.names] == ["Random"]


def test_every_late_import_is_still_needed() -> None:
    used = {
        (room_of(name_of(path)), room_of(other))
        for path in modules()
        for other, late in imports(ast.parse(path.read_text(encoding="utf-8")))
        if late
    }
    assert set(LATE) <= used


@pytest.mark.parametrize("path", [p for p in modules() if not game_of(name_of(p))], ids=name_of)
def test_no_general_room_names_a_game(path: Path) -> None:
    """What is about one game stands in its folder. An example in a docstring may name one; code may not."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            node.body = node.body[1:] if ast.get_docstring(node) else node.body
    for node in ast.walk(tree):
        assert not (isinstance(node, ast.Constant) and node.value in FOLDERS), ast.unparse(node)
        names = [node.id] if isinstance(node, ast.Name) else []
        names += [node.name] if isinstance(node, (ast.ClassDef, ast.FunctionDef)) else []
        words = {word.lower() for name in names for word in re.findall(r"[A-Z]?[a-z]+", name)}
        assert not words & FOLDERS, names


def test_the_search_for_names_finds_one() -> None:
    """The control: inside their folders games are named, and the very same search meets them there."""
    found = {
        node.value
        for path in modules()
        if game_of(name_of(path))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
    }
    assert found >= FOLDERS
