"""The version stands in two places and the changelog tells what each brought; they agree."""

import re
import tomllib
from pathlib import Path

import saloon

ROOT = Path(__file__).parents[2]
SECTION = re.compile(r"^## (\d+\.\d+\.\d+) \((unreleased|\d{4}-\d\d-\d\d)\)$")


def test_every_section_of_the_changelog_is_dated_and_the_newest_date_is_this_version() -> None:
    headings = [
        line for line in (ROOT / "CHANGELOG.md").read_text("utf-8").splitlines() if line.startswith("## ")
    ]
    sections = [SECTION.match(line) for line in headings]
    assert all(sections), headings
    told = [(match[1], match[2]) for match in sections if match]
    assert [date for _, date in told[1:] if date == "unreleased"] == [], (
        "only the first may be without a date"
    )
    released = [version for version, date in told if date != "unreleased"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert released[0] == project["version"] == saloon.__version__


def test_the_pattern_refuses_a_section_without_a_date() -> None:
    assert SECTION.match("## 1.0.0 (unreleased)")
    assert SECTION.match("## 0.1.0 (2026-11-15)")
    assert not SECTION.match("## Unreleased")
    assert not SECTION.match("## 1.0.0")
