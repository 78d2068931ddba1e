"""The lock holds, for each extra, what the extra asks for: who sets up a part of it must be able to run that part."""

import re
import tomllib
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[2]


def name_of(requirement: str) -> str:
    return re.split(r"[\[<>=!~; ]", requirement)[0].lower().replace("_", "-").replace(".", "-")


def locked_groups() -> dict[str, list[str]]:
    """The groups that stand before each package of the lock."""
    lines = (ROOT / "requirements.lock").read_text().splitlines()
    pairs = pairwise(lines)
    return {
        name_of(line): above.lstrip("# ").split() for above, line in pairs if re.match(r"[\w.-]+==", line)
    }


def test_every_extra_finds_its_packages_in_the_lock() -> None:
    """`make play` installs two groups of the lock; a package without its group is missed only on a new machine."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    groups = locked_groups()
    wanted = {"base": project["dependencies"], **project["optional-dependencies"]}
    asked = [(extra, name_of(one)) for extra, all_of_it in wanted.items() for one in all_of_it]
    missing = [
        (extra, name) for extra, name in asked if name != "saloon" and extra not in groups.get(name, [])
    ]
    assert not missing
    assert ("server", "openskill") in asked  # the control: extras are read
