"""Whole games played by what is lit, with mouse, finger and keys, and looked at before every press.

Two readable things on one another, a text that is cut, something needed off the screen, a console error, bad contrast,
or anything that moves while one reads: all of it is told at the end. `make test` has the Goat at three sizes, in both
languages and with all hands, and measures two screens of every kind; of Scoundrels, whose games are ten times as long,
it plays one by keys (the questions of whole games are measured in `test_looks`). `make soak` has every hand at every
size in every language in both games, and measures all.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser

from tests.browser.browsing import Person, somebody
from tests.browser.measuring import faults
from tests.browser.playing import COUNT, FRAMES, SHIFTED_SINCE, Eyes, by_keys, by_pointing
from tests.browser.test_by_words import seated
from tests.server.serving import Served

SOAK = bool(os.environ.get("SALOON_SOAK"))
DESK, TABLET, PHONE = (1280, 640), (820, 1180), (390, 844)
SIZES, LANGS = (DESK, TABLET, PHONE), ("en-US", "de-DE")
HANDS, GAMES = ("mouse", "touch", "keys"), ("goat", "scoundrels")
CASES = [
    ("goat", "en-US", DESK, "mouse"),
    ("goat", "en-US", TABLET, "keys"),
    ("goat", "de-DE", PHONE, "touch"),
    ("scoundrels", "de-DE", TABLET, "keys"),
]


@contextmanager
def sitting(browser: Browser, url: str, size: tuple[int, int], locale: str, hand: str) -> Iterator[Person]:
    more = {"has_touch": True, "is_mobile": True} if hand == "touch" else {}
    with somebody(browser, url, size, locale, reduced_motion="reduce", **more) as person:
        yield person


def played(
    browser: Browser, url: str, game: str, locale: str, size: tuple[int, int], hand: str, alike: int = 2
) -> None:
    with sitting(browser, url, size, locale, hand) as ann:
        # By keys the card under the focus is shown large, over the table: that is not measured.
        alike = 0 if (game, hand) == ("scoundrels", "keys") else alike
        eyes = Eyes(ann, size, alike=alike)
        # No clock: nothing on the table moves while a person reads.
        seated(ann, game, "bot:random")
        dice = random.Random(f"{game} {locale} {hand}")
        if hand == "keys":
            pressed = by_keys(ann, dice, eyes.look)
        else:
            pressed = by_pointing(ann, dice, eyes.look, touch=hand == "touch")
        assert pressed > 10
        assert eyes.looks > 5 or not alike
        ann.page.wait_for_function("(what) => document.querySelector(what)?.innerText.trim()", arg=COUNT)
        ann.check_access()
        eyes.found += [
            f"the count: {one}"
            for one in faults(ann.page, size, "dialog[open], .theatre .count")
            if "scrolls" not in one
        ]
    assert not eyes.found, "\n".join(dict.fromkeys(eyes.found))


@pytest.mark.parametrize(("game", "locale", "size", "hand"), CASES)
def test_a_whole_game_is_played_and_looked_at(
    browser: Browser, house: Served, game: str, locale: str, size: tuple[int, int], hand: str
) -> None:
    played(browser, house.url, game, locale, size, hand)


@pytest.mark.soak
@pytest.mark.skipif(not SOAK, reason="every hand at every size in every language: make soak")
@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("locale", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_every_hand_plays_everywhere(
    browser: Browser, house: Served, game: str, locale: str, size: tuple[int, int], hand: str
) -> None:
    played(browser, house.url, game, locale, size, hand, alike=1000)


def test_the_games_have_every_size_language_and_hand() -> None:
    ours = [case for case in CASES if case[0] == "goat"]
    assert {case[1] for case in ours} == {*LANGS}
    assert {case[2] for case in ours} == {*SIZES}
    assert {case[3] for case in ours} == {*HANDS}
    assert {case[0] for case in CASES} == {*GAMES}


def test_the_eyes_see_what_moves(browser: Browser, house: Served) -> None:
    """The control: a line that comes in above what is read is noticed, and a still page is not."""
    with sitting(browser, house.url, DESK, "en-US", "mouse") as ann:
        eyes = Eyes(ann, DESK, access=())
        ann.go("/how/goat")
        ann.page.locator(".sheet figure").first.wait_for()
        ann.page.wait_for_load_state("networkidle")
        ann.at_rest()
        since = ann.page.evaluate(FRAMES)
        ann.page.evaluate(FRAMES)
        assert ann.page.evaluate(SHIFTED_SINCE, since) == []
        ann.page.evaluate(
            "document.querySelector('main').insertAdjacentHTML('beforebegin', '<h2>A late line</h2>')"
        )
        ann.page.evaluate(FRAMES)
        assert ann.page.evaluate(SHIFTED_SINCE, since) != []
        assert eyes.looks == 0
