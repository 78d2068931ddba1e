"""The lists of promises name tests that are there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAMED = re.compile(r"`([\w/]+\.py)::(test_\w+)`")
UNITS = re.compile(r"`(web/tests/\w+\.test\.ts)`")
PAGES = {"promises.md": "server", "table-promises.md": "browser"}
"""Each list, and the folder where its tests stand unless another is named."""


def rows(page: str) -> list[str]:
    lines = (ROOT / "docs" / page).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.startswith("| ") and not line.startswith("| promise")]


ROWS = [(row, folder) for page, folder in PAGES.items() for row in rows(page)]


def found(file: str, name: str, folder: str = "server") -> bool:
    path = ROOT / file if "/" in file else ROOT / "tests" / folder / file
    return (
        path.exists()
        and re.search(rf"^(async )?def {name}", path.read_text("utf-8"), re.MULTILINE) is not None
    )


@pytest.mark.parametrize(("row", "folder"), ROWS, ids=[row[2:50] for row, _ in ROWS])
def test_every_promise_is_held_by_something_that_is_there(row: str, folder: str) -> None:
    named, units = NAMED.findall(row), UNITS.findall(row)
    assert named or units or "](" in row
    assert [f"{file}::{name}" for file, name in named if not found(file, name, folder)] == []
    assert [file for file in units if not (ROOT / file).exists()] == []


def test_a_test_that_is_not_there_is_missed() -> None:
    assert not found("test_promises.py", "test_nobody_wrote_this")
    assert not found("test_promises.py", "test_a_test_that_is", "browser")
    assert min(len(rows(page)) for page in PAGES) > 40
