"""Every question of whole recorded games at every size, in both languages: a matrix of cells, each measured by itself.

A cell is a game, a language, a deal and a size. One browser shows all cells of a game one after another, and the page
itself goes through the questions, so that nothing but drawing and looking takes time. As a program it keeps what it
found in a file and goes on where it was stopped; cells that another client was shown in are looked at again:

    python -m tests.browser.matrix build/matrix.jsonl [--game "goat of five"] [--lang de] [--size 1280x640] [--every 6]

With `--every 6` a cell shows every sixth question of its game, another sixth at each size. With `--hints` every
question has the button for advice beside it, as at a table against bots.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from itertools import groupby
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.browsing import AT_REST, CLIENT, DESK, launch, somebody
from tests.browser.frames import Deal, Frame, Shown, frames
from tests.browser.measuring import LOOK, LYING, SIZES, asked_of, at_size, kind

Size = tuple[int, int]
LOCALES = {"en": "en-US", "de": "de-DE"}
DOUBLE = {"expansion": "double-or-nothing"}
DEALS = {
    "goat of three": Deal("goat", 3, {}, 2),
    "goat of five": Deal("goat", 5, {}, 3),
    "scoundrels": Deal("scoundrels", 3, {"strategy_cards": True}, 2),
    "double or nothing of four": Deal("scoundrels", 4, {**DOUBLE, "strategy_cards": True}, 5),
    "solo": Deal("scoundrels", 1, {**DOUBLE, "enemy": "lilith-boone"}, 7),
    "solo, expert": Deal("scoundrels", 1, {**DOUBLE, "enemy": "doc-zimmer", "expert": True}, 9),
    # Chance hires few and steals little: whoever plays well has more on the table than it ever brings.
    "scoundrels, played well": Deal("scoundrels", 3, {"strategy_cards": True}, 13, bot="rules"),
    "double or nothing, played well": Deal(
        "scoundrels", 4, {**DOUBLE, "strategy_cards": True}, 12, bot="rules"
    ),
    "solo, played well": Deal("scoundrels", 1, {**DOUBLE, "enemy": "lilith-boone"}, 7, bot="rules"),
}
SEEDS = range(2)

# The socket brings one question after another; each is measured once it is drawn and nothing moves any more.
THROUGH = f"""async ({{ messages, ask }}) => {{
  const look = {LOOK};
  const resting = {AT_REST};
  const turn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  // What is not looked at need not be painted.
  const page = document.documentElement;
  const found = [];
  await document.fonts.ready;
  for (const message of messages) {{
    page.style.clipPath = 'inset(100%)';
    window.fed.socket.read(message);
    await turn(); await turn();
    while (document.querySelector('main.board.opening') || !resting()) await turn();
    page.style.clipPath = '';
    found.push(look(ask));
  }}
  return found;
}}"""


@dataclass(frozen=True)
class Cell:
    """A deal, seen in one language at one size."""

    game: str
    seed: int
    lang: str
    size: Size
    hints: bool = False

    @property
    def deal(self) -> Deal:
        deal = DEALS[self.game]
        return replace(deal, lang=self.lang, seed=deal.seed + 100 * self.seed, hints=self.hints)

    @property
    def sitting(self) -> tuple[str, int, str]:
        """What one page shows at all sizes."""
        return self.game, self.seed, self.lang

    def __str__(self) -> str:
        more = ", with advice" if self.hints else ""
        return f"{self.game}, deal {self.seed}, {self.lang}, {self.size[0]}x{self.size[1]}{more}"


CELLS = [
    Cell(game, seed, lang, size)
    for game in DEALS for seed in SEEDS for lang in LOCALES for size in (*SIZES, LYING)
]  # fmt: skip


def measured(
    browser: Browser, url: str, lang: str, questions: dict[Size, list[Frame]]
) -> Iterator[tuple[Size, list[str]]]:
    """Show the questions of every size; answers, size by size, with all that was wrong."""
    with somebody(
        browser, url, DESK, LOCALES[lang], likes={"askFirst": False}, reduced_motion="reduce"
    ) as ann:
        shown = Shown(ann)
        shown.show(next(iter(questions.values()))[0])
        for size, ours in questions.items():
            at_size(ann.page, size)
            messages = [one.message for one in ours]
            wrong = ann.page.evaluate(THROUGH, {"messages": messages, "ask": asdict(asked_of(size))})
            pairs = zip(ours, wrong, strict=True)
            yield size, [f"step {one.step}: {what}" for one, found in pairs for what in found]


def looked(
    browser: Browser, url: str, cells: Iterable[Cell], every: int = 1
) -> Iterator[tuple[Cell, int, list[str]]]:
    """Every cell, with its number of questions and its faults."""
    for sitting, ours in groupby(cells, lambda cell: cell.sitting):
        by_size = {cell.size: cell for cell in ours}
        questions = list(frames(next(iter(by_size.values())).deal))
        first = min(every, len(questions))  # a short game shows something, too
        firsts = {size: CELLS.index(replace(cell, hints=False)) % first for size, cell in by_size.items()}
        shown = {size: questions[at::every] for size, at in firsts.items()}
        for size, found in measured(browser, url, sitting[2], shown):
            yield by_size[size], len(shown[size]), found


def told(found: list[tuple[Size, str]]) -> str:
    """A table of what is wrong by size and kind, and the first of it in full."""
    counted = Counter((size, kind(what.split(": ", 1)[1])) for size, what in found)
    table = [f"{w}x{h:<6}{name:<20}{count:>5}" for ((w, h), name), count in sorted(counted.items())]
    return "\n".join([*table, *(f"{w}x{h} {what}" for (w, h), what in found[:40])])


def client() -> str:
    """Which client is built: its page names every file of it by what is in it."""
    return hashlib.sha256(CLIENT.read_bytes()).hexdigest()[:12]


def known(file: Path, every: int, of: set[str]) -> set[str]:
    """The cells that were looked at before, as closely, in one of these clients (or in any)."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    seen = [one for one in map(json.loads, lines) if not of or one["client"] in of]
    return {one["cell"] for one in seen if one["every"] <= every}


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.matrix", description=__doc__)
    parser.add_argument("file", type=Path, help="where each cell's faults are kept")
    parser.add_argument("--game", action="append", choices=DEALS)
    parser.add_argument("--lang", action="append", choices=LOCALES)
    parser.add_argument("--trust", action="store_true", help="go on after a change of the client, too")
    parser.add_argument("--every", type=int, default=1, help="only so many-th questions")
    parser.add_argument("--hints", action="store_true", help="as where one may ask for advice")
    parser.add_argument("--size", action="append", type=lambda said: tuple(map(int, said.split("x"))))
    return parser.parse_args()


def main() -> int:
    from tests.server.serving import in_thread, quick

    wish, built = wishes(), client()
    done = known(wish.file, wish.every, set() if wish.trust else {built})
    cells = [
        cell for cell in (replace(one, hints=wish.hints) for one in CELLS)
        if str(cell) not in done and (not wish.game or cell.game in wish.game)
        and (not wish.lang or cell.lang in wish.lang) and (not wish.size or cell.size in wish.size)
    ]  # fmt: skip
    faulty = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        in_thread(quick(f"sqlite:///{folder}/tables.db")) as house,
        sync_playwright() as playwright,
        wish.file.open("a", encoding="utf-8") as out,
    ):
        browser = launch(playwright)
        for cell, questions, found in looked(browser, house.url, cells, wish.every):
            faulty += bool(found)
            line = {"cell": str(cell), "client": built, "every": wish.every, "questions": questions}
            line["faults"] = found
            print(json.dumps(line, ensure_ascii=False), file=out, flush=True)
            print(f"{cell}: {questions} questions, {len(found)} faults", flush=True)
        browser.close()
    return 1 if faulty else 0


if __name__ == "__main__":
    sys.exit(main())
