"""Install the package into .venv and compile its core beside the sources.

hatchling builds a wheel from a copy of the sources, as `pip install .` does (tools/compiling.py says how), and the
compiled files are taken from it.

A stamp remembers what was compiled, by content, so that a second run is quick, and an edited, renamed or
deleted source never leaves its old compiled file behind.
"""

import argparse
import ast
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tools import compiling

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
VENV = ROOT / ".venv"
INSTALLED = VENV / "installed.stamp"
COMPILED = VENV / "compiled.stamp"
BUILD_INPUTS = ("pyproject.toml", "README.md", "LICENSE", "tools/compiling.py")


def main() -> int:
    """Do what the command line asks."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--can-compile", action="store_true", help="tell by exit code whether C compiles")
    parser.add_argument("--plain", action="store_true", help="do not compile, only remove what is stale")
    args = parser.parse_args()
    if args.can_compile:
        return 0 if compiling.can_compile() else 1

    install()
    begun = time.time()
    wanted = fingerprint(core())
    never = os.environ.get("SALOON_NO_COMPILE") == "1"
    if current(COMPILED, wanted) and not never:
        date(begun)
        return 0
    clean()
    if args.plain:
        return 0
    if never:
        print("SALOON_NO_COMPILE=1: the engine runs as plain Python.")
    elif not core():
        print("There is nothing to compile yet.")
    elif not compiling.can_compile():
        print("No C compiler with Python headers: the engine runs as plain Python, some ten times slower.")
    else:
        print("Compiling the engine ...", flush=True)
        compile_core()
        date(begun)
        COMPILED.write_text(wanted)
    return 0


def install() -> None:
    """Install the package in editable form, without compiling."""
    wanted = fingerprint([ROOT / "pyproject.toml"])
    if current(INSTALLED, wanted):
        return
    run("pip", "install", "-qq", "--no-build-isolation", "--no-deps", "--editable", ".", hooks=False)
    INSTALLED.write_text(wanted)


def compile_core() -> None:
    """Build a wheel from a copy of the sources and unpack its compiled files into src."""
    with tempfile.TemporaryDirectory() as temporary:
        stage = Path(temporary)
        for name in BUILD_INPUTS:
            (stage / name).parent.mkdir(exist_ok=True)
            shutil.copy2(ROOT / name, stage / name)
        shutil.copytree(SRC, stage / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "client"))
        run("hatchling", "build", "--target", "wheel", hooks=True, cwd=stage)
        (wheel,) = (stage / "dist").glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(SRC, [name for name in archive.namelist() if name.endswith(".so")])


def run(*module: str, hooks: bool, cwd: Path = ROOT) -> None:
    """Run a build tool of this environment, which is at its locked version, with or without the hook."""
    env = os.environ | {"HATCH_BUILD_NO_HOOKS": "false" if hooks else "true", "SALOON_NO_COMPILE": "0"}
    done = subprocess.run([sys.executable, "-m", *module], cwd=cwd, env=env, capture_output=True, text=True)
    if done.returncode:
        advice = "\nThe engine did not compile. SALOON_NO_COMPILE=1 goes on without." if hooks else ""
        sys.exit(done.stdout + done.stderr + advice)


def clean() -> None:
    """Remove everything compiled, so that no old file can stand in for an edited source."""
    COMPILED.unlink(missing_ok=True)
    for binary in SRC.rglob("*.so"):
        binary.unlink()


def date(begun: float) -> None:
    """Date the compiled files back to when their sources were read.

    saloon/_pure.py compares times: an edit since then counts, a file that git merely wrote again does not.
    """
    for binary in SRC.rglob("*.so"):
        os.utime(binary, (begun, begun))


def core() -> list[Path]:
    """The modules that pyproject.toml lists for compiling."""
    return compiling.core(ROOT, config()["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"])


def config() -> dict[str, Any]:
    """Read pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def fingerprint(files: Iterable[Path]) -> str:
    """Digest the files with all they import from this package, the build's settings and this Python.

    Imports count because mypyc builds types and Final constants of other modules into the compiled code.
    """
    digest = hashlib.sha256(f"{sys.version}\n{ROOT}\n".encode())
    settings = [
        ROOT / "pyproject.toml",
        ROOT / "requirements.lock",
        *map(Path, (__file__, compiling.__file__)),
    ]
    for path in [*settings, *sorted(closure(files))]:
        digest.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def closure(files: Iterable[Path]) -> set[Path]:
    """The files and, however far down, the modules of this package that they import."""
    seen: set[Path] = set()
    waiting = [path for path in files if path.suffix == ".py"]
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            waiting += imports(path)
    return seen


def imports(path: Path) -> list[Path]:
    """The source files of this package that one file imports."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError:  # the linter or the compiler says it better
        return []
    package = path.relative_to(SRC).parent.parts
    names: set[tuple[str, ...]] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {tuple(alias.name.split(".")) for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else ()
            base += tuple((node.module or "").split(".")) if node.module else ()
            names |= {base} | {(*base, alias.name) for alias in node.names}
    found = [SRC.joinpath(*name) for name in names if name[:1] == ("saloon",)]
    candidates = [path.with_suffix(".py") for path in found] + [path / "__init__.py" for path in found]
    return [path for path in candidates if path.is_file()]


def current(stamp: Path, wanted: str) -> bool:
    """Whether the stamp says that this was done already."""
    return stamp.exists() and stamp.read_text() == wanted


if __name__ == "__main__":
    sys.exit(main())
