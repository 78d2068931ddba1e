"""What the others do is seen: it is shown on the board, one thing after another, before the next question."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.browser.browsing import DESK, somebody
from tests.browser.frames import Deal, Frame, Shown, frames
from tests.server.serving import Served

DEAL = Deal("scoundrels", 3, {}, 2)


def played() -> tuple[Frame, Frame, str]:
    """Two questions, between which somebody else has played a card, and into which slot."""
    before = None
    for one in frames(DEAL):
        for event in one.news["events"]:
            if before and event["kind"] == "played" and event["seat"] != DEAL.seat:
                return before, one, f"slot:{event['seat']}:{event['slot']}"
        before = one
    raise AssertionError("nobody else ever played a card")


def test_what_another_does_is_shown_before_the_next_question(browser: Browser, house: Served) -> None:
    before, after, slot = played()
    with somebody(browser, house.url, DESK, reduced_motion="reduce", likes={"askFirst": False}) as ann:
        ann.prefer(pace="step")
        page = Shown(ann)
        page.show(before)
        page.happen(after)
        expect(ann.page.locator(".street .caption")).to_contain_text("slot")
        expect(ann.page.locator(f'[data-oid="{slot}"][data-staged]')).to_have_count(1)
        expect(ann.page.locator("[data-oid].lit, .street .prompt")).to_have_count(0)
        ann.check_access()
        ann.page.keyboard.press("Space")
        expect(ann.page.locator(".street .prompt")).to_have_count(1)
        expect(ann.page.locator("[data-staged], .street .caption")).to_have_count(0)
        assert ann.page.locator("[data-oid].lit, .prompt button").count() > 0


def test_at_once_means_at_once(browser: Browser, house: Served) -> None:
    """The control: with nothing to wait for, the question is there, and nothing is staged."""
    before, after, _ = played()
    with somebody(browser, house.url, DESK, reduced_motion="reduce", likes={"askFirst": False}) as ann:
        page = Shown(ann)
        page.show(before)
        page.happen(after)
        expect(ann.page.locator(".street .prompt")).to_have_count(1)
        expect(ann.page.locator("[data-staged], .street .caption")).to_have_count(0)
