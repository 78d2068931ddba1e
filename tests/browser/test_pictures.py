"""Every main screen at five sizes looks as its kept picture does, so that a change is seen by whoever makes it.

`make screenshots` keeps them anew (SALOON_SCREENSHOTS=keep); the commit that does so says what changed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from PIL import Image
from playwright.sync_api import Browser

from tests.browser.measuring import at_size
from tests.browser.pictures import KEPT, MOST_BYTES, SEEN, SIZES, difference, file_of, keep
from tests.browser.screens import SCREENS, photographed, still
from tests.server.serving import Served, in_thread, quick

KEEP = os.environ.get("SALOON_SCREENSHOTS") == "keep"
WANTED = {file_of(name, size).name for name in SCREENS for size in SIZES}
SHOWN = {"scoundrels-1440x900.png", "goat-390x844.png"}
"""Those that the README shows, which are there from the beginning; an sdist has no pictures at all."""


def there() -> set[str]:
    return {path.name for path in KEPT.glob("*.png")}


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house where nobody else sits."""
    with in_thread(quick(f"sqlite:///{tmp_path_factory.mktemp('gallery')}/tables.db")) as one:
        yield one


@pytest.mark.skipif(not KEEP and there() <= SHOWN, reason="no pictures are kept yet: make screenshots")
@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_looks_as_it_was_kept(browser: Browser, gallery: Served, name: str) -> None:
    changed = []
    with photographed(browser, gallery.url, SIZES[0]) as person:
        SCREENS[name](person)
        for size in SIZES:
            at_size(person.page, size)
            still(person)
            shot = person.page.screenshot(animations="disabled", caret="hide")
            if KEEP:
                keep(file_of(name, size), shot)
            elif said := difference(file_of(name, size), shot):
                changed.append(said)
        person.complaints[:] = [one for one in person.complaints if "404" not in one]
    assert not changed, "\n".join(
        [*changed, "If this is meant: make screenshots, look at them, and say what changed."]
    )


@pytest.mark.skipif(KEEP, reason="they are just being made")
def test_every_kept_picture_is_one_of_a_screen_and_small() -> None:
    assert there() in (WANTED, SHOWN, set())
    kept = sorted(KEPT.glob("*.png"))
    assert sum(path.stat().st_size for path in kept) <= MOST_BYTES
    for path in kept:
        with Image.open(path) as picture:
            assert picture.mode == "P", f"{path.name} has no palette"


def test_a_planted_change_is_seen_and_other_letters_are_not(
    browser: Browser, gallery: Served, tmp_path: object
) -> None:
    size = SIZES[0]
    with photographed(browser, gallery.url, size) as person:
        SCREENS["goat"](person)
        still(person)
        path = SEEN / "planted-goat.png"
        keep(path, person.page.screenshot(animations="disabled"))
        person.page.evaluate("document.body.style.webkitTextStroke = '0.15px'")
        still(person)
        assert difference(path, person.page.screenshot(animations="disabled")) == ""
        person.page.evaluate("document.querySelector('.prompt .btn').style.visibility = 'hidden'")
        still(person)
        assert "blocks differ" in difference(path, person.page.screenshot(animations="disabled"))
