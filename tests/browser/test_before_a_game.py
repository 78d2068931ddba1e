"""The few questions before a game, as people read and answer them."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsing import PHONE, somebody
from tests.server.serving import Served

# Sentences that are wider or higher than what they stand in.
CUT = """() => [...document.querySelectorAll('dialog .setup *')].filter((one) =>
  one.offsetParent && one.clientWidth && one.scrollWidth > one.clientWidth + 1 &&
  getComputedStyle(one).display !== 'inline' && !one.matches('select, input'))
  .map((one) => one.outerHTML.slice(0, 120))"""
WORDS = {
    "en-US": ("Change", "Everything", "about", "The expansion"),
    "de-DE": ("Ändern", "Alles", "etwa", "Die Erweiterung"),
}


@pytest.mark.parametrize("locale", WORDS)
@pytest.mark.parametrize("size", [PHONE, (1280, 640)])
def test_every_option_is_explained_and_nothing_is_cut(
    browser: Browser, house: Served, size: tuple[int, int], locale: str
) -> None:
    change, everything, about, expansion = WORDS[locale]
    with somebody(browser, house.url, size, locale=locale) as ann:
        ann.go()
        ann.page.get_by_role("button", name=change, exact=True).click()
        form = ann.page.locator("dialog .setup")
        expect(form).to_contain_text(expansion)
        expect(form.locator(".pick .is")).to_have_count(2)  # the usual table has two bots, each with its line
        expect(form.locator(".preset[aria-pressed=true]")).to_have_count(1)
        before = form.locator(".lasts").inner_text()
        assert about in before
        form.locator(".preset").filter(has_text=everything).click()
        expect(form.locator(".pick .is")).to_have_count(3)
        expect(form.locator(".lasts")).not_to_have_text(before)  # more people and days take longer
        expect(form.locator("input[type=checkbox]").first).to_be_checked()
        for control in form.locator("input:visible, select:visible").all():
            said = control.get_attribute("aria-describedby")
            if said:
                assert ann.page.locator(f"#{said}").inner_text().strip()
        assert ann.page.evaluate(CUT) == []
        ann.check_access()


def test_a_table_made_ready_is_the_table_that_is_dealt(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann:
        ann.go()
        ann.page.get_by_role("button", name="Change", exact=True).click()
        ann.page.locator("dialog .preset").first.click()
        ann.page.locator("dialog .setup .btn.go").click()
        ann.page.wait_for_url("**/t/**")
        ann.page.locator(".scoundrels .town .safe").first.wait_for()
        table = ann.fetched(f"/api/tables/{ann.table}")
        assert [seat["kind"] for seat in table["seats"]] == ["human", "bot"]
        assert table["seats"][1]["bot"] == "random"
