"""The lock holds, for each extra, what the extra asks for: who sets up a part of it must be able to run that part."""

import re
import subprocess
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest

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


@pytest.mark.parametrize(
    ("target", "groups"), [("play", "base build server bots"), ("test", "base build all dev")]
)
def test_who_plays_gets_what_the_table_needs_and_who_tests_gets_all(target: str, groups: str) -> None:
    """By the lines of tools/setup that choose, with the switch that the target's own preparation gives."""
    makefile = (ROOT / "Makefile").read_text()
    (before,) = re.findall(rf"^{target}: (\w+) ##", makefile, re.MULTILINE)
    (switch,) = re.findall(rf"^{before}: #.*\n\t@tools/setup --(\w+)$", makefile, re.MULTILINE)
    setup = (ROOT / "tools" / "setup").read_text()
    chosen = re.findall(r"^(?:groups=|if .*groups=).*$", setup, re.MULTILINE)
    assert len(chosen) == 2
    named = {"web": "for_web=1; for_tests=", "tests": "for_web=1; for_tests=1"}[switch]
    script = "\n".join([named, *chosen, "echo $groups"])
    told = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=True).stdout
    assert told == f"{groups}\n"
