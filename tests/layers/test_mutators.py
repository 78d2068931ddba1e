"""Only mutators change a state, and only `supposing` changes it to ask what would be, and always takes that back."""

from __future__ import annotations

import ast
import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "src" / "saloon" / "games"
STATES = {"scoundrels": "ScoundrelsState", "goat": "GoatState"}

ALLOWED = {
    "scoundrels": {
        "mutators": "every change to a thing on the table, with its event",
        "course": "every change to days, turns, what is used and what it means",
        "solo/enemies": "every change that an enemy makes",
        "setup": "deals a new game, before anybody sees it",
        "knowledge": "fills a state that was made anew from a view",
        "supposing": "changes and takes back, to ask what would be",
    },
    "goat": {
        "mutators": "every change to a thing on the table, with its event",
        "knowledge": "fills a state that was made anew from a view",
    },
}

METERS = {"begun", "cut", "depth", "work"}
"""The kernel's own: how much has been asked, which bounds it and is no part of a position."""

CONTINUATION = {"stack", "top", "ready"} | METERS
"""Also the kernel's: where an op stands, which is for the op to write, and the menu that it has ready."""

CHANGING = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}


def modules(game: str) -> Iterator[tuple[str, ast.Module]]:
    engine = GAMES / game / "engine"
    for path in sorted(engine.rglob("*.py")):
        name = path.relative_to(engine).with_suffix("").as_posix()
        yield name, ast.parse(path.read_text(encoding="utf-8"))


def changed(node: ast.AST) -> list[ast.expr]:
    """What a statement writes to."""
    if isinstance(node, ast.Assign):
        return [part for target in node.targets for part in parts(target)]
    if isinstance(node, (ast.AugAssign, ast.AnnAssign)):
        return [node.target]
    if isinstance(node, ast.Delete):
        return node.targets
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
        return [node.func.value]
    return []


def parts(target: ast.expr) -> list[ast.expr]:
    return target.elts if isinstance(target, ast.Tuple) else [target]


def field_of(target: ast.expr, states: set[str], lists: dict[str, str]) -> str:
    """The field of a state that a target lies in, also by a local name of one of its lists; "" for none."""
    path: list[str] = []
    inner = target
    while isinstance(inner, (ast.Attribute, ast.Subscript)):
        if isinstance(inner, ast.Attribute):
            path.append(inner.attr)
        inner = inner.value
    if not isinstance(inner, ast.Name):
        return ""
    if inner.id in states and path:
        return path[-1]
    return lists.get(inner.id, "") if inner is not target or isinstance(target, ast.Name) else ""


def writes(tree: ast.Module, state: str) -> Iterator[tuple[int, str]]:
    """Line and field of every write to a state."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        states = {
            argument.arg
            for argument in function.args.args
            if argument.annotation is not None and ast.unparse(argument.annotation) in (state, "State")
        }
        lists: dict[str, str] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                if ast.unparse(node.value).startswith(f"cast({state},"):
                    states.add(node.targets[0].id)
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                value = node.value
                if isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name):
                    if value.value.id in states:
                        lists[node.targets[0].id] = value.attr
        for node in ast.walk(function):
            for target in changed(node):
                rebound = isinstance(target, ast.Name) and not isinstance(node, ast.Call)
                field = "" if rebound else field_of(target, states, lists)
                if field and field not in CONTINUATION:
                    yield node.lineno, field  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", STATES)
def test_only_mutators_change_a_state(game: str) -> None:
    for name, tree in modules(game):
        if name not in ALLOWED[game]:
            assert not list(writes(tree, STATES[game])), f"{game}/engine/{name} changes the state itself"


@pytest.mark.parametrize("game", STATES)
def test_every_exception_is_still_needed(game: str) -> None:
    found = {name for name, tree in modules(game) if list(writes(tree, STATES[game]))}
    assert found == set(ALLOWED[game])


def test_what_counts_as_a_change() -> None:
    source = """
def f(s: ScoundrelsState, state: State) -> None:
    t = cast(ScoundrelsState, state)
    s.money[0] += 1
    t.day = 2
    s.queue.clear()
    rows = s.queue
    rows[3] = 1
    rows.append(1)
    del s.carried[0:2]
    s.active, s.turn = 1, 2
    s.stack[3] = 1
    own = s.money[0]
    own += 1
    mine = [1]
    mine.append(2)
"""
    found = [field for _, field in writes(ast.parse(source), "ScoundrelsState")]
    assert sorted(found) == ["active", "carried", "day", "money", "queue", "queue", "queue", "turn"]


def supposed(tree: ast.Module) -> Iterator[tuple[int, bool]]:
    """Every supposition, and whether the very next statement asks, and takes back whatever happens."""
    for node in ast.walk(tree):
        for body in (getattr(node, field, None) for field in ("body", "orelse", "finalbody")):
            if not isinstance(body, list):
                continue
            for statement, following in itertools.zip_longest(body, body[1:]):
                if name := called(statement, "suppose"):
                    back = name.replace("suppose", "take_back", 1)
                    yield (
                        statement.lineno,
                        isinstance(following, ast.Try)
                        and bool(following.finalbody)
                        and called(following.finalbody[0], back) == back,
                    )


def called(statement: ast.stmt, start: str) -> str:
    """The function that a statement calls, if its name begins so."""
    value = getattr(statement, "value", None)
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id.startswith(start):
        return value.func.id
    return ""


def test_whatever_is_supposed_is_taken_back() -> None:
    found = {name: list(supposed(tree)) for name, tree in modules("scoundrels") if name != "supposing"}
    assert sum(map(len, found.values())) > 10
    for name, cases in found.items():
        for line, kept in cases:
            assert kept, f"{name}, line {line}: suppose, then try, and take back in its finally"


def test_a_supposition_that_stays_is_found() -> None:
    kept = "suppose_spent(s, 1)\ntry:\n    ask()\nfinally:\n    take_back_spent(s)\n"
    assert list(supposed(ast.parse(kept))) == [(1, True)]
    assert list(supposed(ast.parse("suppose_spent(s, 1)\nask()\ntake_back_spent(s)\n"))) == [(1, False)]
    assert list(supposed(ast.parse(kept.replace("take_back_spent", "take_back_it")))) == [(1, False)]
