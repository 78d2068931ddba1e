"""Things move because they moved in the game, and not at all for those who want it still."""

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsing import somebody
from tests.browser.frames import Deal, Shown, frames
from tests.browser.test_scoundrels import meet
from tests.server.serving import Served

# Notes on the page what is played, by what it is played on.
WATCH = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  if (this.matches("[data-job]")) document.documentElement.dataset.formed = "";
  else if (this.matches("[data-mid]")) document.documentElement.dataset.moved = "";
  return animate.apply(this, given);
};
"""
FILLED = ".pile .sc"
"""Somebody was hired or discarded, and the Saloon filled up."""
PLAYED = "html[data-formed][data-moved]"


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_job_slides_over_its_trait_unless_that_is_unwanted(
    browser: Browser, house: Served, motion: str
) -> None:
    with somebody(browser, house.url, reduced_motion=motion) as ann:
        ann.prefer(askFirst=False)
        ann.context.add_init_script(WATCH)
        if motion == "reduce":
            meet(ann, random.Random(2), FILLED)
            ann.at_rest()
            assert ann.page.locator("html[data-formed], html[data-moved]").count() == 0
        else:
            meet(ann, random.Random(2), f"{PLAYED} {FILLED}")


def test_money_counts_to_what_it_is(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann:
        ann.prefer(askFirst=False)
        meet(ann, random.Random(3), ".leader .change")

        def counted() -> bool:
            seen = ann.fetched(f"/api/tables/{ann.table}/view")
            money = seen["update"]["view"]["seats"][seen["seat"]]["money"]
            return ann.page.locator(".leader .money .num").inner_text() == f"${money}"

        ann.until(counted, "the money does not count to what it is")


def test_what_a_number_changed_by_goes_again_though_the_board_comes_anew(
    browser: Browser, house: Served
) -> None:
    first = next(frames(Deal("scoundrels", 2, {}, 1)))
    with somebody(browser, house.url) as ann:
        page = Shown(ann)
        page.show(first)
        view = first.message["view"]
        me = {**view["seats"][0], "money": view["seats"][0]["money"] + 3}
        richer = first.message | {"view": {**view, "seats": [me, *view["seats"][1:]]}}
        page.told(richer)
        change = ann.page.locator(".leader .change")
        expect(change).to_have_text("+$3")
        page.told(richer)
        expect(change).to_have_count(0)
