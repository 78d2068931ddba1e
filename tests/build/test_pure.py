"""SALOON_PURE=1 runs the sources, whether or not compiled files lie beside them."""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SUFFIX = EXTENSION_SUFFIXES[0]


def python(code: str, pure: bool = False, path: Path | None = None) -> str:
    env = os.environ | {"SALOON_PURE": "1" if pure else "0"}
    if path:
        env["PYTHONPATH"] = str(path)
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    return (done.stdout + done.stderr).strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with two modules, compiled later than edited. Nobody loads them, so empty files will do."""
    package = tmp_path / "src" / "saloon"
    package.mkdir(parents=True)
    (package / "_pure.py").write_text((ROOT / "src" / "saloon" / "_pure.py").read_text())
    (package / "__init__.py").write_text("from saloon import _pure\n_pure.choose()\n")
    for room, module in (("kernel", "core"), ("server", "room")):
        (package / room).mkdir()
        (package / room / "__init__.py").touch()
        (package / room / f"{module}.py").touch()
        os.utime(package / room / f"{module}.py", (1, 1))
        (package / room / f"{module}{SUFFIX}").touch()
    (tmp_path / "pyproject.toml").touch()
    return tmp_path


def found(checkout: Path, pure: bool = False, module: str = "kernel.core") -> str:
    code = f"import importlib.util; print(importlib.util.find_spec('saloon.{module}').origin)"
    return python(code, pure, checkout / "src")


def edit(checkout: Path, module: str = "kernel/core") -> None:
    os.utime(checkout / "src" / "saloon" / f"{module}{SUFFIX}", (0, 0))


def test_the_compiled_module_is_preferred(checkout: Path) -> None:
    assert found(checkout).endswith(f"core{SUFFIX}")


def test_pure_prefers_the_source(checkout: Path) -> None:
    assert found(checkout, pure=True).endswith("core.py")


def test_an_edited_source_beats_its_stale_compiled_file_and_says_so(checkout: Path) -> None:
    edit(checkout)
    said = found(checkout)
    assert "core.py\n" in said
    assert "core.py is newer than the compiled engine" in said


def test_an_edited_server_runs_plain_on_the_compiled_engine(checkout: Path) -> None:
    edit(checkout, "server/room")
    assert "room.py is newer than the compiled server" in found(checkout)
    assert f"core{SUFFIX}" in found(checkout)
    assert "room.py\n" in found(checkout, module="server.room")


def test_an_edited_engine_takes_the_server_with_it(checkout: Path) -> None:
    edit(checkout)
    edit(checkout, "server/room")
    assert "core.py\n" in found(checkout)
    assert "room.py\n" in found(checkout, module="server.room")


def test_file_times_of_an_installed_wheel_say_nothing(checkout: Path) -> None:
    edit(checkout)
    (checkout / "pyproject.toml").unlink()
    assert found(checkout).endswith(f"core{SUFFIX}")


def test_pure_loads_no_compiled_module_of_this_package() -> None:
    assert python("import saloon, saloon.contract; print(saloon._pure.compiled())", pure=True) == "False"


@pytest.mark.skipif(not (ROOT / ".venv" / "compiled.stamp").exists(), reason="not compiled here")
def test_the_engine_runs_compiled_when_it_was_compiled() -> None:
    said = python("import saloon, saloon.contract; print(saloon._pure.compiled())")
    assert said == "True" or "is newer than the compiled" in said  # edited since
