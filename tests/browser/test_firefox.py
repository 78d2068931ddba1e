"""Both games in Firefox: pointed at where they are lit, through WebDriver BiDi."""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.browsing import PATIENCE, POINT, harmless
from tests.browser.test_scoundrels import OPEN
from tests.server.serving import Served

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
BRIDGE = Path(__file__).parent / "firefox.mjs"
MOST = 1500

pytestmark = pytest.mark.skipif(
    not FIREFOX or not shutil.which("node"), reason="needs firefox-esr: tools/setup --tests installs it"
)

SEEN = """() => {
  const there = (what) => document.querySelector(what) !== null;
  const verdict = document.querySelector('dialog .verdict, .theatre .count .verdict');
  return { over: Boolean(verdict?.innerText.trim()), night: there('.theatre .night'),
    busy: there('.prompt .ask[aria-busy=true]'), mine: there('.prompt.mine'), lang: document.documentElement.lang,
    words: document.querySelector('main')?.innerText ?? '' };
}"""


class Fox:
    """Somebody at Firefox."""

    def __init__(self, process: subprocess.Popen[str], url: str) -> None:
        self.process = process
        self.url = url

    def answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, "Firefox is gone"
        said = json.loads(line)
        assert "error" not in said, said["error"]
        return said["value"]

    def ask(self, what: str, **given: Any) -> Any:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"do": what, **given}) + "\n")
        self.process.stdin.flush()
        return self.answer()

    def evaluate(self, code: str, given: Any = None) -> Any:
        return self.ask("evaluate", code=code, given=given)

    def seated(self, game: str, *bots: str, **options: Any) -> str:
        """At a table with bots; answers with its id."""
        # Firefox complains of what is on its way when a page is left: home fetches piece by piece, this one is whole.
        self.ask("goto", url=f"{self.url}/about", until="networkidle0")
        table = {"game": game, "seats": ["human", *bots], "pace": "turn", "options": options}
        made = self.evaluate(OPEN, {"name": "Ann", "table": table})
        self.ask("goto", url=f"{self.url}/t/{made['table']}")
        return str(made["table"])

    def play(self, dice: random.Random, until: Callable[[dict[str, Any]], bool]) -> int:
        """Point at what is offered until this is seen; answers with how often something was pressed."""
        pressed, last, pick, covered = 0, time.monotonic(), dice.random(), ""
        while not until(seen := self.evaluate(SEEN)):
            assert pressed < MOST, f"goes round in circles: {seen['words']}"
            assert time.monotonic() - last < PATIENCE, f"nothing can be pressed{covered}: {seen['words']}"
            spot = None if seen["busy"] else self.evaluate(POINT, pick)
            if spot is None or "x" not in spot:
                covered = f", {spot['called']} is covered" if spot else ""
                time.sleep(0.02)
                continue
            self.ask("click", x=spot["x"], y=spot["y"])
            pressed, last, pick = pressed + 1, time.monotonic(), dice.random()
        return pressed


@contextlib.contextmanager
def at_firefox(url: str, home: Path, lang: str, size: tuple[int, int] = (1280, 800)) -> Iterator[Fox]:
    likes = {"pace": "instant", "fuse": 0, "lang": lang}
    wish = {
        "executable": FIREFOX, "width": size[0], "height": size[1], "likes": likes, "patience": 2000 * PATIENCE,
    }  # fmt: skip
    with subprocess.Popen(
        ["node", str(BRIDGE), json.dumps(wish)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        env={**os.environ, "HOME": str(home), "MOZ_HEADLESS": "1"},
    ) as process:  # fmt: skip
        fox = Fox(process, url)
        assert "firefox" in fox.answer().lower()
        yield fox
        heard = [said for said in fox.ask("complaints") if not harmless(said)]
        assert not heard, heard


def test_a_whole_game_of_the_goat_in_firefox(house: Served, tmp_path: Path) -> None:
    with at_firefox(house.url, tmp_path, "de") as anna:
        anna.seated("goat", "bot:random")
        assert anna.play(random.Random(1), lambda seen: seen["over"]) > 10
        assert "gewinn" in anna.evaluate("() => document.querySelector('dialog .verdict').innerText")


DAY = "async (table) => (await (await fetch(`/api/tables/${table}/view`)).json()).update.view.day"


def test_a_day_of_scoundrels_in_firefox(house: Served, tmp_path: Path) -> None:
    """From the first question over the night into the next morning."""
    with at_firefox(house.url, tmp_path, "en") as ann:
        table = ann.seated("scoundrels", "bot:random")
        assert ann.evaluate(DAY, table) == 1
        pressed = ann.play(
            random.Random(2), lambda seen: seen["mine"] and not seen["night"] and ann.evaluate(DAY, table) > 1
        )
        assert pressed > 6
