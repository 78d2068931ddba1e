"""What the others do is seen: it is shown on the board, one thing after another, before the next question."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsing import DESK, PHONE, somebody
from tests.browser.frames import Deal, Frame, Shown, frames
from tests.browser.test_pace import sent
from tests.server.serving import Served

DEAL = Deal("scoundrels", 3, {}, 2)


def doubts(one: Frame) -> list[str]:
    """How the card of the turn can be doubted now; nothing where it cannot."""
    return [choice.word for choice in one.question.choices if choice.verb == "henchman"]


def played(doubtful: bool | None = None) -> tuple[Frame, Frame, str]:
    """Two questions, between which somebody else has played a card that can (not) be doubted, and into which slot."""
    before = None
    for one in frames(DEAL):
        for event in one.news["events"]:
            if before and event["kind"] == "played" and event["seat"] != DEAL.seat:
                if doubtful in (None, bool(doubts(one))):
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


@pytest.mark.parametrize("doubtful", [True, False])
def test_a_card_is_doubted_while_its_turn_is_still_shown(
    browser: Browser, house: Served, doubtful: bool
) -> None:
    """And where nothing can be doubted, nothing offers it."""
    before, after, _ = played(doubtful)
    with somebody(browser, house.url, DESK, reduced_motion="reduce", likes={"askFirst": False}) as ann:
        ann.prefer(pace="step")
        page = Shown(ann)
        page.show(before)
        page.happen(after)
        expect(ann.page.locator(".street .caption")).to_be_visible()
        expect(ann.page.locator(".watch .btn.may")).to_have_count(int(doubtful))
        ann.page.keyboard.press("c")
        if doubtful:
            ann.until(lambda: sent(ann) == doubts(after), "it was never sent")
        assert ann.page.locator(".street .caption").count() == int(not doubtful)


def test_at_once_means_at_once(browser: Browser, house: Served) -> None:
    """The control: with nothing to wait for, the question is there, and nothing is staged."""
    before, after, _ = played()
    with somebody(browser, house.url, DESK, reduced_motion="reduce", likes={"askFirst": False}) as ann:
        page = Shown(ann)
        page.show(before)
        page.happen(after)
        expect(ann.page.locator(".street .prompt")).to_have_count(1)
        expect(ann.page.locator("[data-staged], .street .caption")).to_have_count(0)


@pytest.mark.parametrize("deal", [Deal("scoundrels", 3, {}, seed) for seed in (2, 5)], ids=str)
def test_a_phone_shows_the_safe_that_a_number_is_asked_for(
    browser: Browser, house: Served, deal: Deal
) -> None:
    """Only the numbers are lit then, and the street stayed where it was."""
    with somebody(browser, house.url, PHONE, reduced_motion="reduce", likes={"askFirst": False}) as ann:
        page = Shown(ann)
        seen, before = 0, None
        for one in frames(deal):
            looked = [event["safe"] for event in one.news["events"] if event["kind"] == "scouted"]
            if any(choice.verb == "mark" for choice in one.question.choices) and looked and before:
                page.show(before)
                page.happen(one)
                expect(ann.page.locator(f'.town [data-oid="safe:{looked[-1]}"]')).to_be_in_viewport(ratio=0.9)
                seen += 1
            before = one
        assert seen > 1, "hardly a number was asked for"


def test_on_a_tablet_the_sentence_has_a_line_to_itself(browser: Browser, house: Served) -> None:
    """Beside the ways on, and what a bot said, it stood in five lines of two words."""
    before, after, _ = played(doubtful=True)
    with somebody(browser, house.url, (820, 1180), reduced_motion="reduce", likes={"askFirst": False}) as ann:
        ann.prefer(pace="step")
        page = Shown(ann)
        page.show(before)
        page.happen(after)
        ann.page.locator(".street .caption").wait_for()
        wide = "(what) => document.querySelector(what).getBoundingClientRect().width"
        assert ann.page.evaluate(wide, ".street .caption") > 0.75 * ann.page.evaluate(wide, ".street .bill")
