"""Which engine runs: the compiled core or its Python sources.

The compiled modules (`.so`) lie beside the sources they were made from, and Python prefers them. That is
what players want. Whoever debugs, compares both or has just edited a file wants the sources instead, from
the same installation. So `saloon/__init__.py` calls `choose()` before it imports anything else.
"""

import os
import sys
import warnings
from collections.abc import Sequence
from functools import cache
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from types import ModuleType

# This runs before every import of Saloon, so it does without pathlib and importlib.abc: they cost 30 ms.
PACKAGE = os.path.dirname(os.path.abspath(__file__))
ENGINE = "saloon."
ABOVE = ("saloon.server.",)
"""Rooms that the engine does not import: they may run plain while it runs compiled."""


class SourceFirst:
    """Finds compiled modules below a package as `.py` files; everything else is left to the other finders.

    Others may have a use for being asked: pytest's makes the laws show their values.
    """

    def __init__(self, below: str) -> None:
        self.below = below

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Look for a source file; None lets the next finder try."""
        if not name.startswith(self.below):
            return None
        binary = name.rpartition(".")[2] + EXTENSION_SUFFIXES[0]
        for folder in path or ():
            if os.path.exists(os.path.join(folder, binary)):
                spec = _sources(folder).find_spec(name)
                if spec and spec.loader:
                    return spec
        return None


@cache
def _sources(folder: str) -> FileFinder:
    return FileFinder(folder, (SourceFileLoader, [".py"]))


def choose() -> None:
    """Run the sources when SALOON_PURE=1 asks for them, or when the compiled files are out of date."""
    if os.environ.get("SALOON_PURE") == "1":
        install()
    elif edited := stale():
        below = next((room for room in ABOVE if all(name.startswith(room) for name in edited)), ENGINE)
        what = "engine" if below == ENGINE else "server"
        warnings.warn(
            f"{edited[0].rpartition('.')[2]}.py is newer than the compiled {what}, so Python sources run instead;"
            " `make setup` helps",
            RuntimeWarning,
            stacklevel=3,
        )
        install(below)


def install(below: str = ENGINE) -> None:
    """Put the finder in front: half of the engine compiled and half of it plain would not fit together."""
    if not any(isinstance(finder, SourceFirst) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFirst(below))


def stale(package: str = PACKAGE) -> list[str]:
    """The modules whose sources were edited after they were compiled.

    Only a checkout can be stale. An installed wheel is whole, and its file times say nothing.
    """
    edited: list[str] = []
    if not os.path.exists(os.path.join(os.path.dirname(os.path.dirname(package)), "pyproject.toml")):
        return edited
    suffix = EXTENSION_SUFFIXES[0]
    for folder, _, files in os.walk(package):
        for name in files:
            if name.endswith(suffix):
                source = os.path.join(folder, name.removesuffix(suffix) + ".py")
                binary = os.path.join(folder, name)
                if not os.path.exists(source) or os.path.getmtime(source) > os.path.getmtime(binary):
                    inside = os.path.relpath(source, os.path.dirname(package)).removesuffix(".py")
                    edited.append(inside.replace(os.sep, "."))
    return edited


def compiled() -> bool:
    """Tell whether any module of the engine loaded so far is a compiled one."""
    specs = (module.__spec__ for name, module in sys.modules.items() if name.startswith("saloon."))
    return any(spec and isinstance(spec.loader, ExtensionFileLoader) for spec in specs)
