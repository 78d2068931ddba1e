"""Ask a database of known holes about every package of requirements.lock: `make audit`.

Sends names and versions, nothing else. Where the data cannot be reached it says so plainly and ends with status 3: then
nothing was audited. `AUDIT_URL` names another server of the same kind (OSV).
"""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path
from urllib.request import Request, urlopen

ROOT = Path(__file__).parents[1]
OSV = "https://api.osv.dev/v1/querybatch"
PIECE = 100
"""Packages in one question."""


def locked(text: str) -> list[tuple[str, str]]:
    """Every package of a lock, with its version."""
    return sorted(set(re.findall(r"^([A-Za-z0-9][A-Za-z0-9._-]*)==([^\s;\\]+)", text, re.MULTILINE)))


def holes(packages: list[tuple[str, str]], url: str) -> dict[str, list[str]]:
    """Known holes by package; packages without any are left out."""
    found: dict[str, list[str]] = {}
    for start in range(0, len(packages), PIECE):
        piece = packages[start : start + PIECE]
        queries = [{"package": {"name": n, "ecosystem": "PyPI"}, "version": v} for n, v in piece]
        body = json.dumps({"queries": queries}).encode()
        asked = Request(url, body, {"content-type": "application/json"})
        with urlopen(asked, timeout=30) as answer:
            results = json.load(answer)["results"]
        for (name, version), result in zip(piece, results, strict=True):
            if known := [hole["id"] for hole in result.get("vulns", [])]:
                found[f"{name} {version}"] = known
    return found


def main() -> int:
    packages = locked((ROOT / "requirements.lock").read_text(encoding="utf-8"))
    try:
        found = holes(packages, os.environ.get("AUDIT_URL", OSV))
    except (OSError, ValueError, KeyError) as error:
        print(f"Nothing was audited: the data on known holes cannot be reached ({type(error).__name__}).")
        return 3
    for package, known in found.items():
        print(f"{package}: {', '.join(known)}")
    print(f"{len(packages)} packages asked about, {len(found)} with known holes.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
