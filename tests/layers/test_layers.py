"""Imports point downwards only. The table below is the one place that says what is below what."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src" / "saloon"

# Each room with what it may import, bottom first; a room may name only rooms that stand above it here, or single
# modules of them. "saloon" is the contract as the package exports it. A new room gets a line of its own.
ROOMS: dict[str, str] = {
    "_pure": "",
    "errors": "",
    "kernel": "errors",
    "rules": "errors",
    "goat": "errors kernel",
    "scoundrels": "errors kernel",
    "language.cards": "errors rules scoundrels",
    "language": "errors kernel goat scoundrels language.cards",
    "api": "errors kernel language",
    "games": "errors kernel goat scoundrels language api",
    "saloon": "_pure errors api games",
    "bots": "errors saloon games kernel goat scoundrels",
    "saves": "errors saloon api language",
    "lab": "errors saloon kernel goat bots",
    "lessons": "errors saloon bots language",
    "terminal": "errors saloon rules language bots saves lab goat.names goat.board",
    "bench": "_pure errors saloon games kernel",
    "cards_cli": "errors saloon language.cards scoundrels",
    "server": "_pure errors saloon api games kernel language language.cards bots rules saves scoundrels lessons",
    "serve_cli": "server",
    "cli": "errors saloon rules language bots saves lab terminal bench cards_cli serve_cli",
}

# Upwards, and only inside a function: a circle that is cut at import time. Each needs a reason.
LATE: dict[tuple[str, str], str] = {
    ("goat", "language"): "a question is put into words by the one who knows words",
    ("scoundrels", "language"): "a question is put into words by the one who knows words",
    ("scoundrels", "language.cards"): "the catalogue's sentences are parsed by the card language",
    ("api", "saloon"): "a pickled game is its log, replayed",
    ("language", "api"): "a replayed log is a game",
    ("language", "games"): "a replayed log is a game",
    ("cards_cli", "cli"): "commands share the console",
}

ENGINE = ("kernel", "goat", "scoundrels", "api")
UNRULY = {"random", "secrets", "time", "datetime", "os", "uuid"}
"""What an engine that must give the same game twice has no use for."""


def modules() -> list[Path]:
    return sorted(SRC.rglob("*.py"))


def name_of(path: Path) -> str:
    """`goat.ops` for .../goat/ops.py, `goat` for .../goat/__init__.py, "saloon" for the package itself."""
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts) or "saloon"


def room_of(name: str) -> str:
    """The longest room that a module's name begins with."""
    parts = name.split(".")
    for size in range(len(parts), 0, -1):
        if ".".join(parts[:size]) in ROOMS:
            return ".".join(parts[:size])
    raise AssertionError(f"saloon.{name} is in no room: give '{parts[0]}' a line in {Path(__file__).name}")


NAMES = {name_of(path) for path in SRC.rglob("*.py")}


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
    not_yet = {pair for pair in LATE if "scoundrels" in pair or "cards_cli" in pair}
    assert set(LATE) - not_yet <= used
