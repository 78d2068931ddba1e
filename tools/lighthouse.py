"""Measure the web table with Lighthouse, and write docs/lighthouse.md. Below 95, or over 250 KB, it fails.

With names of screens (`python -m tools.lighthouse rules "the goat, watched"`), `--as phone` or other `--runs` nothing
is written; `--keep FOLDER` keeps Lighthouse's own reports for a closer look.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tools.house import CHROMIUM, FLAGS, public_table, served

TOP = Path(__file__).parents[1]
OUT = TOP / "docs" / "lighthouse.md"
PORT = 8432
LEAST = 95
MOST_KB = 250
SHAPES = ("phone", "desktop")
RUNS = 3
"""The median counts: one run on a busy machine says little."""
TRIES = 4

PAGE = """# Lighthouse

Written by `make lighthouse`: Lighthouse 12 on Debian's Chromium, server and browser on one small machine, the median of
{runs} runs. Bytes are those of a first visit, packed, with fonts, icons and strings.

| screen | as | performance | accessibility | first paint | largest paint | bytes |
|---|---|---|---|---|---|---|
{lines}
"""


def measure(url: str, desktop: bool) -> dict[str, Any]:
    """One run of Lighthouse."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "report.json"
        flags = " ".join(["--headless=new", *FLAGS, f"--user-data-dir={folder}/profile"])
        command = [
            str(TOP / "web" / "node_modules" / ".bin" / "lighthouse"), url, "--quiet", "--output=json",
            f"--output-path={out}", "--only-categories=performance,accessibility", f"--chrome-flags={flags}",
        ]  # fmt: skip
        if desktop:
            command.append("--preset=desktop")
        for tried in range(1, TRIES + 1):
            # Now and then it misses the start of a page (NO_NAVSTART) and says to run it again.
            done = subprocess.run(command, check=tried == TRIES, env={**os.environ, "CHROME_PATH": CHROMIUM})
            if done.returncode == 0:
                break
        report: dict[str, Any] = json.loads(out.read_text())
        return report


def row(name: str, shape: str, reports: list[dict[str, Any]]) -> tuple[str, list[int], float]:
    """A line of the table, the scores and the kilobytes of the first load, of the middle one of some runs."""
    middle = sorted(reports, key=lambda report: score(report, "performance"))[len(reports) // 2]
    scores = [score(middle, "performance"), score(middle, "accessibility")]
    audits = middle["audits"]
    kb = audits["total-byte-weight"]["numericValue"] / 1024
    times = [audits[key]["displayValue"] for key in ("first-contentful-paint", "largest-contentful-paint")]
    line = f"| {name} | {shape} | {scores[0]} | {scores[1]} | {times[0]} | {times[1]} | {kb:.0f} KB |"
    return line.replace("\u00a0", " "), scores, kb


def score(report: dict[str, Any], category: str) -> int:
    return round(100 * (report["categories"][category]["score"] or 0))


def keep(folder: Path, name: str, shape: str, reports: list[dict[str, Any]]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number, report in enumerate(reports, 1):
        file = f"{name} {shape} {number}.json".lower().replace(" ", "-")
        (folder / file).write_text(json.dumps(report), encoding="utf-8")


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.lighthouse", description=__doc__)
    parser.add_argument("screens", nargs="*", type=str.lower, help="only these; all of them are written down")
    parser.add_argument(
        "--as", dest="shapes", choices=SHAPES, action="append", help="only as a phone, or only as a desktop"
    )
    parser.add_argument("--runs", type=int, default=RUNS)
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="where Lighthouse's own reports go")
    return parser.parse_args()


def main() -> int:
    wish = wishes()
    lines, low = [], []
    with served(PORT) as url:
        screens = {
            "Lobby": "/",
            "The Goat, watched": public_table(url, "goat"),
            "3000 Scoundrels, watched": public_table(url, "scoundrels"),
            "Rules": "/rules?game=goat",
        }
        wanted = {
            name: path for name, path in screens.items() if not wish.screens or name.lower() in wish.screens
        }
        for name, path in wanted.items():
            for shape in wish.shapes or SHAPES:
                reports = [measure(url + path, shape == "desktop") for _ in range(wish.runs)]
                if wish.keep is not None:
                    keep(wish.keep, name, shape, reports)
                line, scores, kb = row(name, shape, reports)
                print(line, flush=True)
                lines.append(line)
                if min(scores) < LEAST or kb > MOST_KB:
                    low.append(line)
    if not wish.screens and not wish.shapes and wish.runs == RUNS:
        OUT.write_text(PAGE.format(runs=wish.runs, lines="\n".join(lines)), encoding="utf-8")
    for line in low:
        print(f"too low: {line}", file=sys.stderr)
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main())
