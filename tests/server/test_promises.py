"""The list of promises names tests that are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`([\w/]+\.py)::(test_\w+)`")
LIST = (ROOT / "docs" / "promises.md").read_text(encoding="utf-8")
ROWS = [line for line in LIST.splitlines() if line.startswith("| ") and not line.startswith("| promise")]


def found(file: str, name: str) -> bool:
    path = ROOT / file if "/" in file else ROOT / "tests" / "server" / file
    return (
        path.exists()
        and re.search(rf"^(async )?def {name}", path.read_text("utf-8"), re.MULTILINE) is not None
    )


@pytest.mark.parametrize("row", ROWS, ids=[row[2:50] for row in ROWS])
def test_every_promise_is_held_by_something_that_is_there(row: str) -> None:
    named = NAMED.findall(row)
    assert named or "](" in row
    assert [f"{file}::{name}" for file, name in named if not found(file, name)] == []


def test_a_test_that_is_not_there_is_missed() -> None:
    assert not found("test_promises.py", "test_nobody_wrote_this")
    assert len(ROWS) > 40
