"""What opens, opens over rivals and town: the question and one's own things stay free, and can be used meanwhile."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.browsing import PHONE, somebody
from tests.browser.frames import Deal, Frame, Shown, frames
from tests.browser.measuring import at_size, faults
from tests.server.serving import Served

SIZES = [(1280, 640), (820, 1180)]
DOUBLE = {"expansion": "double-or-nothing", "strategy_cards": True}
TABLES = {
    "scoundrels": (
        Deal("scoundrels", 4, DOUBLE, 5, "de"),
        [".sheet .tile", ".site .safe[data-oid]", ".rivals .slot.full", ".rivals .player", ".saloon .poster"],
    ),
    "solo": (
        Deal("scoundrels", 1, {**DOUBLE, "enemy": "doc-zimmer", "expert": True}, 7, "de"),
        [".enemy .player", ".leader .em", ".leader .hats", ".saloon .poster"],
    ),
    "goat": (Deal("goat", 4, {}, 2, "de"), ["[data-oid^='location:']", "[data-oid^='character:']"]),
}
PLACES = """() => {
  const box = (what) => document.querySelector(what)?.getBoundingClientRect();
  return { panel: box('.panel'), floor: box('[data-floor]'), bar: box('header.bar'), height: innerHeight };
}"""


def places(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(PLACES)
    return found


def late(deal: Deal) -> Frame:
    """A question late in the game, when most things are there, that a thing on the table answers."""
    asked = [one for one in frames(deal) if any(choice.on for choice in one.question.choices)]
    return asked[int(len(asked) * 0.7)]


@pytest.mark.parametrize("game", TABLES)
def test_an_inspection_lies_above_the_question_and_is_read_whole(
    browser: Browser, house: Served, game: str
) -> None:
    deal, things = TABLES[game]
    with somebody(
        browser, house.url, SIZES[0], "de-DE", likes={"askFirst": False}, reduced_motion="reduce"
    ) as ann:
        shown = Shown(ann)
        for size in SIZES:
            at_size(ann.page, size)
            shown.show(late(deal))
            for thing in things:
                there = ann.page.locator(thing).first
                if not there.count():
                    continue
                there.dispatch_event("contextmenu")
                panel = ann.page.get_by_role("dialog")
                expect(panel.get_by_role("heading").first).not_to_be_empty()
                ann.at_rest()
                at = places(ann.page)
                assert at["bar"]["bottom"] <= at["panel"]["top"], thing
                assert at["panel"]["bottom"] <= at["floor"]["top"], thing
                wrong = [one for one in faults(ann.page, size, ".panel") if "scrolls down inside" not in one]
                assert not wrong, f"{size} {thing}: {wrong}"
                ann.page.keyboard.press("Escape")
                expect(panel).to_have_count(0)


def test_a_choice_is_made_under_an_open_panel(browser: Browser, house: Served) -> None:
    deal, _ = TABLES["scoundrels"]
    with somebody(
        browser, house.url, SIZES[0], "de-DE", likes={"askFirst": False}, reduced_motion="reduce"
    ) as ann:
        shown = Shown(ann)
        shown.show(late(deal))
        ann.page.locator(".site .safe[data-oid]").first.dispatch_event("contextmenu")
        expect(ann.page.get_by_role("dialog")).to_be_visible()
        for _ in range(3):
            if ann.page.evaluate("() => window.fed.sent.some((one) => one.type === 'choose')"):
                break
            ann.page.locator(".you [data-oid].lit, .prompt .acts .btn").first.click()
        assert ann.page.evaluate("() => window.fed.sent.some((one) => one.type === 'choose')")
        expect(ann.page.get_by_role("dialog")).to_be_visible()


def test_on_a_phone_it_is_a_sheet_that_says_whose_turn_it_is(browser: Browser, house: Served) -> None:
    deal, _ = TABLES["scoundrels"]
    with somebody(
        browser, house.url, PHONE, "de-DE", likes={"askFirst": False}, reduced_motion="reduce"
    ) as ann:
        shown = Shown(ann)
        shown.show(late(deal))
        ann.page.locator(".sheet .tile").first.dispatch_event("contextmenu")
        panel = ann.page.get_by_role("dialog")
        expect(panel).to_contain_text("Du bist dran")
        at = places(ann.page)
        assert at["panel"]["bottom"] == pytest.approx(at["height"], abs=1)
        assert at["panel"]["height"] <= 0.86 * at["height"] + 1
        assert not [one for one in faults(ann.page, PHONE, ".panel") if "scrolls" not in one]
        panel.get_by_role("button", name="Schließen").click()
        expect(panel).to_have_count(0)


def test_the_log_opens_with_pictures_and_can_be_asked_for_one_player(browser: Browser, house: Served) -> None:
    deal, _ = TABLES["scoundrels"]
    told = [one for one in frames(deal) if len(one.news["said"]) > 8]
    with somebody(browser, house.url, SIZES[0], "de-DE", reduced_motion="reduce") as ann:
        shown = Shown(ann)
        shown.show(told[0])
        shown.happen(told[1])
        ann.page.keyboard.press("l")
        panel = ann.page.get_by_role("dialog")
        expect(panel.locator("li .pic > *").first).to_be_visible()
        at = places(ann.page)
        assert at["panel"]["bottom"] <= at["floor"]["top"]
        lines = panel.locator("li:not(.cut)")
        all_of_them = lines.count()
        panel.get_by_role("button", name="Otto").click()
        expect(panel.get_by_role("button", name="Otto")).to_have_attribute("aria-pressed", "true")
        assert 0 < lines.count() < all_of_them


def test_a_card_that_comes_under_a_resting_pointer_is_not_shown_large(
    browser: Browser, house: Served
) -> None:
    """It would lie over the question, though nobody asked for it; a pointer that moves asks."""
    with somebody(browser, house.url, SIZES[0], reduced_motion="reduce") as ann:
        shown = Shown(ann)
        shown.show(next(frames(Deal("scoundrels", 2, {}, 2))))
        poster = ann.page.locator(".saloon .poster").first
        box = poster.bounding_box()
        assert box
        # As the browser tells of a pointer that has not moved: it is over something else now. However slow the page
        # is, what it would show after half a second comes before what is asked for after that.
        poster.evaluate(
            """async (one) => {
              const init = { pointerType: 'mouse', bubbles: true };
              one.dispatchEvent(new PointerEvent('pointerover', init));
              one.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
              await new Promise((done) => setTimeout(done, 900));
            }"""
        )
        large = ann.page.locator(".peek")
        expect(large).to_have_count(0)
        ann.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(large).to_have_count(1)
