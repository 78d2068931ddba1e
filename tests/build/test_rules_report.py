"""`make rules` counts passing tests only, also when they ran in several processes."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.rules import cite, gaps, read_rules

ROOT = Path(__file__).parents[2]

SAMPLE = """
import pytest
from tests.rule import rule

@rule("G1", "G2")
@pytest.mark.parametrize("n", [1, 2])
def test_passes(n): pass

@rule("G3")
def test_fails(): assert False

@pytest.fixture
def broken():
    yield
    raise ValueError

@rule("G4")
def test_breaks_afterwards(broken): pass

@rule("G5")
@pytest.mark.skip
def test_skipped(): pass

@rule("G99")
def test_cites_what_is_not_there(): pass

def test_cites_nothing(): pass
"""

CATALOGUE = """
game = "goat"
finished = true
rule = [{ id = "G1" }, { id = "G2" }, { id = "G3" }, { id = "G4" }, { id = "G5" }, { id = "G6" }]
"""


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["0", "2"])
def test_only_passing_tests_prove_a_rule(tmp_path: Path, workers: str) -> None:
    (tmp_path / "tests").mkdir()
    for name in ("pyproject.toml", "tests/conftest.py", "tests/controls.py", "tests/rule.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "tests" / "test_sample.py").write_text(SAMPLE)
    (tmp_path / "goat.toml").write_text(CATALOGUE)
    report = tmp_path / "build" / "rules.json"
    line = [sys.executable, "-m", "pytest", "-q", "-n", workers, f"--rules-report={report}"]
    subprocess.run(line, cwd=tmp_path, capture_output=True, check=False)

    rules = read_rules(tmp_path)
    unknown = cite(rules, json.loads(report.read_text()))
    assert [id for id, rule in rules.items() if rule.proved] == ["G1", "G2"]
    assert rules["G1"].passing == ["tests/test_sample.py::test_passes"]
    assert [fault.partition(":")[0] for fault in gaps(rules, unknown)] == ["G99", "G3", "G4", "G5", "G6"]


def test_an_unfinished_game_may_have_gaps(tmp_path: Path) -> None:
    (tmp_path / "goat.toml").write_text(CATALOGUE.replace("true", "false"))
    assert gaps(read_rules(tmp_path), {}) == []
