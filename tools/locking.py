"""Resolve pyproject.toml into requirements.lock; `tools/lock` calls it with a uv of its own.

Before every package stand the groups that need it: extras, `base` for the package itself, `build` and `dev` for us.
tools/setup and deploy/Containerfile install the groups they name (tools/locked).
"""

import re
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "requirements.lock"
HEAD = """\
# Every package at the version that we test, with the hashes of its files; before each the groups that need it.
# Written by tools/lock; tools/locked picks groups out of it. See CONTRIBUTING.md.
"""


def main() -> int:
    """Write the lock."""
    uv, *rest = sys.argv[1:]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = list(project["project"]["optional-dependencies"])
    with tempfile.TemporaryDirectory() as folder:
        build = Path(folder, "build.in")
        build.write_text("\n".join(project["build-system"]["requires"]))
        kept = Path(folder, "requirements.lock")
        if "--keep" in rest:
            kept.write_text(LOCK.read_text())
        every = [str(part) for extra in extras for part in ("--extra", extra)]
        whole = resolved(uv, "pyproject.toml", str(build), *every, "--generate-hashes", into=kept)
        pinned = ("--constraint", str(kept))
        groups = {"base": names(resolved(uv, "pyproject.toml", *pinned))}
        groups["build"] = names(resolved(uv, str(build), *pinned))
        for extra in extras:
            groups[extra] = names(resolved(uv, "pyproject.toml", "--extra", extra, *pinned))
    LOCK.write_text(HEAD + "".join(marked(entry, groups) for entry in entries(whole)))
    return 0


def resolved(uv: str, *arguments: str, into: Path | None = None) -> str:
    """What uv makes of these requirements, for every Python from ours on; versions in the file `into` are kept."""
    with tempfile.TemporaryDirectory() as folder:
        target = into or Path(folder, "resolved.txt")
        line = [uv, "pip", "compile", "-q", "--universal", "--python-version=3.11", "--no-header"]
        line += ["--no-annotate", "--system-certs", f"--output-file={target}", *arguments]
        subprocess.run(line, cwd=ROOT, check=True)
        return target.read_text()


def entries(text: str) -> list[str]:
    """A lock by packages, each with its hashes."""
    return re.findall(r"^[a-zA-Z0-9].*(?:\n    .*)*\n", text, re.MULTILINE)


def names(text: str) -> set[str]:
    """The packages of a lock."""
    return {entry.partition("==")[0] for entry in entries(text)}


def marked(entry: str, groups: dict[str, set[str]]) -> str:
    """An entry under the groups that need it."""
    name = entry.partition("==")[0].partition("[")[0]
    needed = [group for group, held in groups.items() if name in {one.partition("[")[0] for one in held}]
    return f"# {' '.join(needed)}\n{entry}"


if __name__ == "__main__":
    sys.exit(main())
