"""What set-up builds, and when it builds again."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools import build

ROOT = Path(__file__).parents[2]


def test_the_core_is_what_pyproject_lists_without_package_files() -> None:
    core = [str(path.relative_to(ROOT)) for path in build.core()]
    assert "src/saloon/contract.py" in core
    assert any(path.startswith("src/saloon/kernel/") for path in core)
    assert not any(path.endswith("__init__.py") for path in core)


def test_the_stamp_sees_imported_modules_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "SRC", tmp_path)
    package = tmp_path / "saloon"
    (package / "kernel").mkdir(parents=True)
    sources = {
        "__init__.py": "",
        "contract.py": "import os\nfrom saloon.kernel import core\n",
        "cli.py": "import saloon.contract\n",
        "words.py": "",
        "kernel/__init__.py": "",
        "kernel/core.py": "from ..words import NAME\n",
    }
    for name, text in sources.items():
        (package / name).write_text(text)
    seen = {str(path.relative_to(package)) for path in build.closure([package / "contract.py"])}
    assert seen == {"contract.py", "kernel/__init__.py", "kernel/core.py", "words.py"}


@pytest.mark.slow
def test_without_the_hook_the_wheel_is_pure_and_typed(tmp_path: Path) -> None:
    stage = tmp_path / "stage"
    stage.mkdir()
    for name in build.BUILD_INPUTS:
        (stage / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, stage / name)
    shutil.copytree(ROOT / "src", stage / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    line = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    subprocess.run(line, cwd=stage, env=os.environ | {"HATCH_BUILD_NO_HOOKS": "true"}, check=True)
    (wheel,) = stage.glob("dist/*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert {"saloon/py.typed", "saloon/_pure.py"} <= set(zipfile.ZipFile(wheel).namelist())
