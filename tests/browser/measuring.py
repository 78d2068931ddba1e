"""What a person sees on a page, measured: nothing scrolls that must not, no text is cut, covered or too small.

`faults(page)` gives a sentence for everything that is wrong, so that a test can say it all at once. It knows no game:
what is read is found by its text, what is needed by `data-oid` and by being a button.
"""

from __future__ import annotations

import re
from dataclasses import asdict, dataclass
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.browsing import AT_REST

DESKS = [(1280, 640), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]
TABLETS = [(1180, 820), (820, 1180)]
PHONES = [(390, 844), (360, 740)]
SIZES = [*DESKS, *TABLETS, *PHONES]
SMALL = [(640, 320), (720, 450), (390, 600)]
"""Windows as small as a phone: 1280 x 640 and 1440 x 900 at 200 %, and a short phone."""
LYING = (844, 390)
"""A phone that lies on its side."""


@dataclass(frozen=True)
class Ask:
    """How a screen is measured: where it may scroll, and the smallest type, in CSS pixels."""

    scrolls: bool = False
    smallest: float = 12.0
    labels: float = 11.0
    """Labels of one or two words may be a little smaller than sentences."""
    touch: float = 0.0
    root: str = "body"
    swiped: str = ":not(*)"
    """What is leafed through sideways by design: on a phone the street has one place after another."""


def asked_of(size: tuple[int, int], root: str = "body") -> Ask:
    """What holds at this size: a phone may scroll downwards, and has larger type and targets."""
    if size[0] <= 700 or size[1] <= 500:
        return Ask(scrolls=True, smallest=14.0, labels=12.0, touch=44.0, root=root, swiped=".town")
    return Ask(root=root)


LOOK = (Path(__file__).parent / "measuring.js").read_text(encoding="utf-8")


def faults(page: Page, size: tuple[int, int], root: str = "body") -> list[str]:
    """Everything that is wrong with what is shown now, at the size the page has."""
    ask = asked_of(size, root)
    # Letters of another fount are wider: what is measured must be set in the real ones.
    page.evaluate("() => document.fonts.ready.then(() => null)")
    page.wait_for_function(AT_REST)
    found: list[str] = page.evaluate(LOOK, asdict(ask))
    return found


def kind(fault: str) -> str:
    """Which kind of fault a sentence speaks of: what stands before its figures and its words."""
    return re.split(r"[:,]", fault, maxsplit=1)[0]


def at_size(page: Page, size: tuple[int, int]) -> None:
    """Another screen: the page is laid out anew, and has come to rest."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
