"""Whoever wants larger type gets it at the table, on every screen, and nothing is cut for it.

A phone scrolls down as ever; a desk may then scroll down too, with the question and the hand in sight, never sideways.
"""

from __future__ import annotations

import os
from dataclasses import asdict, replace
from statistics import median

import pytest
from playwright.sync_api import Browser

from tests.browser.browsing import somebody
from tests.browser.frames import Frame, Shown, frames
from tests.browser.matrix import DEALS, LOCALES, Size
from tests.browser.measuring import LOOK, asked_of, at_size
from tests.browser.test_looks import spread
from tests.server.serving import Served

SOAK = bool(os.environ.get("SALOON_SOAK"))
SIZES = [(1280, 640), (1440, 900), (2560, 1440), (1180, 820), (820, 1180), (390, 844), (360, 740)]
# Each size once in each game; `make soak` has all of them.
SLICE = [
    ("goat of three", "en", [(1280, 640), (2560, 1440), (820, 1180), (390, 844)]),
    ("goat of five", "de", [(1440, 900), (1180, 820), (360, 740)]),
    ("scoundrels", "en", [(1280, 640), (2560, 1440), (820, 1180), (390, 844)]),
    ("double or nothing of four", "de", [(1440, 900), (1180, 820), (360, 740)]),
]
CASES = [(game, lang, SIZES) for game, lang, _ in SLICE] if SOAK else SLICE
GROWS = {"usual": 1.0, "large": 1.1, "largest": 1.22}
"""By how much at least the sentences of a table are larger, in the middle."""

# The sizes of all sentences of the table.
TYPE = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector('main.board'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    const seen = one.checkVisibility({ visibilityProperty: true });
    if (node.textContent.trim().split(/\\s+/).length < 3 || !seen || one.closest('.sr, svg')) continue;
    found.push(parseFloat(getComputedStyle(one).fontSize));
  }
  return found;
}"""


def questions(game: str, lang: str) -> list[Frame]:
    return spread(list(frames(replace(DEALS[game], lang=lang))), 3)


@pytest.mark.parametrize(("game", "lang", "sizes"), CASES)
def test_larger_type_is_larger_and_can_be_read(
    browser: Browser, house: Served, game: str, lang: str, sizes: list[Size]
) -> None:
    wrong: list[str] = []
    middle: dict[tuple[str, int, Size], float] = {}
    for text, least in GROWS.items():
        likes = {"askFirst": False, "text": text}
        with somebody(
            browser, house.url, sizes[0], LOCALES[lang], likes=likes, reduced_motion="reduce"
        ) as ann:
            shown = Shown(ann)
            for one in questions(game, lang):
                shown.show(one)
                for size in sizes:
                    at_size(ann.page, size)
                    ann.at_rest()
                    there = f"{text}, {size}, step {one.step}"
                    now = middle[text, one.step, size] = median(ann.page.evaluate(TYPE))
                    usual = middle["usual", one.step, size]
                    if now < least * usual:
                        wrong.append(f"{there}: {now:.1f} px, usually {usual:.1f}")
                    ask = asdict(replace(asked_of(size), scrolls=True))
                    wrong += [f"{there}: {what}" for what in ann.page.evaluate(LOOK, ask)]
    assert not wrong, "\n".join(wrong[:40])


def test_the_slice_has_every_size_in_both_games() -> None:
    for family in ("goat", "scoundrels"):
        ours = [size for game, _, sizes in SLICE if DEALS[game].game == family for size in sizes]
        assert sorted(ours) == sorted(SIZES)
