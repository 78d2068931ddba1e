"""Things move because they moved in the game, and not at all for those who want it still."""

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsing import somebody
from tests.browser.test_scoundrels import dealt, play
from tests.server.serving import Served

# Counts what is played, by what it is played on.
WATCH = """
window.played = { formed: 0, moved: 0 };
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  if (this.matches("[data-job]")) window.played.formed += 1;
  else if (this.matches("[data-mid]")) window.played.moved += 1;
  return animate.apply(this, given);
};
"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_job_slides_over_its_trait_unless_that_is_unwanted(
    browser: Browser, house: Served, motion: str
) -> None:
    with somebody(browser, house.url, reduced_motion=motion) as ann:
        ann.prefer(askFirst=False)
        ann.context.add_init_script(WATCH)
        dealt(ann)
        play(
            [ann], random.Random(2), ".pile .sc"
        )  # somebody was hired or discarded, and the Saloon filled up
        played = ann.page.evaluate("window.played")
        if motion == "reduce":
            assert played == {"formed": 0, "moved": 0}
        else:
            assert played["formed"] > 0
            assert played["moved"] > 0


def test_money_counts_to_what_it_is(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann:
        ann.prefer(askFirst=False)
        dealt(ann)
        play([ann], random.Random(3), ".leader .change")
        money = ann.page.evaluate(
            """async () => {
              const table = location.pathname.split("/")[2];
              const { seat, update } = await (await fetch(`/api/tables/${table}/view`)).json();
              return update.view.seats[seat].money;
            }"""
        )
        expect(ann.page.locator(".leader .money .num")).to_have_text(f"${money}")
