"""Soaks are long: each round that held is noted in `build/soak-NAME.jsonl`, and one that was interrupted goes on there.

A round counts for the sources it was run with: after an edit it is run again.
"""

from __future__ import annotations

import functools
import hashlib
import json
import os
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
SOAK = os.environ.get("SALOON_SOAK") == "1"


@functools.cache
def sources() -> str:
    """What the rounds are of: all that is played with, without tests and documentation."""
    digest = hashlib.sha256()
    for path in sorted((ROOT / "src").rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def book(name: str) -> Path:
    return ROOT / "build" / f"soak-{name}.jsonl"


def noted(name: str) -> list[dict[str, Any]]:
    """The rounds of these sources."""
    if not SOAK or not book(name).exists():
        return []
    rows = [json.loads(line) for line in book(name).read_text().splitlines() if line.endswith("}")]
    return [row for row in rows if row["sources"] == sources()]


def done(name: str, round_: object) -> bool:
    """Whether this round has held already."""
    return any(row["round"] == round_ for row in noted(name))


def note(name: str, round_: object, **facts: object) -> None:
    if SOAK:
        book(name).parent.mkdir(exist_ok=True)
        with book(name).open("a") as lines:
            lines.write(json.dumps({"sources": sources(), "round": round_, **facts}) + "\n")
