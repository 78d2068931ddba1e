"""The almanac and the workshop, looked at and typed in."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsing import DESK, PHONE, somebody
from tests.server.serving import Served

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("size", "locale", "title"), [(DESK, "en-US", "Almanac"), (PHONE, "de-DE", "Almanach")]
)
def test_a_scoundrel_is_found_by_a_word_and_has_a_page_of_its_own(
    browser: Browser, house: Served, size: tuple[int, int], locale: str, title: str
) -> None:
    with somebody(browser, house.url, size, locale) as person:
        person.go("/almanac")
        page = person.page
        expect(page.locator("h1")).to_have_text(title)
        rows = page.locator(".list tbody tr")
        expect(rows).to_have_count(60)
        page.locator("input[type=search]").fill("sheriff" if locale == "en-US" else "Sheriff")
        expect(rows.first).to_be_visible()
        page.locator("input[type=search]").fill("")
        expect(rows).to_have_count(60)
        rows.first.locator("a").click()
        expect(page.locator(".one h2")).to_be_visible()
        expect(page.locator(".one .curve tbody td").first).to_contain_text("±")
        wide = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert wide, "nothing hangs over the edge"


def test_a_sentence_is_understood_while_it_is_typed_and_kept_on_the_device(
    browser: Browser, house: Served
) -> None:
    with somebody(browser, house.url, DESK, "en-US") as person:
        person.go("/workshop?card=outlaw")
        page = person.page
        text = page.locator("#field-text")
        expect(text).to_be_visible()
        text.fill("Steal a sfe from a site.")
        expect(page.locator("#help .problem")).to_contain_text("'sfe' cannot stand here")
        page.get_by_role("button", name="Steal a safe from a site.").click()
        expect(page.locator("#help")).to_contain_text("Stiehl einen Safe von einem Ort.")
        text.press("Enter")
        expect(page.locator(".mine li")).to_have_count(1)
        page.reload()
        expect(page.locator(".mine li")).to_have_count(1)
        page.get_by_role("button", name="Check all").click()
        expect(page.get_by_text("No mistakes.")).to_be_visible()
        text.fill("<script>alert(1)</script>")
        expect(page.locator("#help .problem")).to_be_visible()
