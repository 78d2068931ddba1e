"""How the house is built, in numbers: lengths of functions and files, late imports, names of games where none belong.

.venv/bin/python tools/measures.py
"""

from __future__ import annotations

import ast
import statistics
from pathlib import Path

SRC = Path(__file__).parents[1] / "src" / "saloon"
GAMES = [path.name for path in (SRC / "games").iterdir() if path.is_dir() and not path.name.startswith("_")]
LONG = 400


def trees() -> dict[str, ast.Module]:
    return {
        str(file.relative_to(SRC)): ast.parse(file.read_text(encoding="utf-8"))
        for file in sorted(SRC.rglob("*.py"))
    }


def functions(tree: ast.AST) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]


def lines(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def late(tree: ast.AST) -> int:
    """Imports inside functions."""
    return len(
        {
            node.lineno
            for made in functions(tree)
            for node in ast.walk(made)
            if isinstance(node, (ast.Import, ast.ImportFrom))
        }
    )


def named(tree: ast.AST) -> int:
    """Comparisons with the name of a game."""
    return sum(
        isinstance(part, ast.Constant) and part.value in GAMES
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        for part in (node.left, *node.comparators)
    )


def main() -> None:
    found = trees()
    lengths = sorted(lines(made) for tree in found.values() for made in functions(tree))
    sizes = {name: len((SRC / name).read_text(encoding="utf-8").splitlines()) for name in found}
    p90 = lengths[len(lengths) * 9 // 10]
    print(f"functions: median {statistics.median(lengths):.0f}, p90 {p90}, longest {lengths[-1]} lines")
    print(f"files over {LONG} lines: {sum(size > LONG for size in sizes.values())} of {len(sizes)}")
    print(f"late imports: {sum(map(late, found.values()))}")
    outside = sum(named(tree) for name, tree in found.items() if not name.startswith("games/"))
    print(f"comparisons with a game's name outside its folder: {outside}")


if __name__ == "__main__":
    main()
