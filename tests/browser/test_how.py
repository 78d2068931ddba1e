"""How to play: each game on one sheet, in both languages, on screen and on paper."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsing import PHONE, somebody
from tests.browser.measuring import faults, kind
from tests.server.serving import Served

SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
SMALL = """() => [...document.querySelectorAll('.how *')].filter((one) => one.offsetParent &&
  [...one.childNodes].some((text) => text.nodeType === 3 && text.textContent.trim()) &&
  parseFloat(getComputedStyle(one).fontSize) < 14).map((one) => one.outerHTML.slice(0, 120))"""
SAYS = {
    ("goat", "en-US"): ("A turn in three pictures", "Gunslinger", "Coin"),
    ("goat", "de-DE"): ("Ein Zug in drei Bildern", "Revolverheld", "$1Münze"),
    ("scoundrels", "en-US"): ("A turn in three pictures", "Journalist"),
    ("scoundrels", "de-DE"): ("Ein Zug in drei Bildern", "Journalist"),
}


@pytest.mark.parametrize(("game", "locale"), SAYS)
@pytest.mark.parametrize("size", [PHONE, (1280, 640)])
def test_a_game_is_on_one_sheet(
    browser: Browser, house: Served, game: str, locale: str, size: tuple[int, int]
) -> None:
    with somebody(browser, house.url, size, locale=locale) as ann:
        ann.go(f"/how/{game}")
        for words in SAYS[game, locale]:
            expect(ann.page.locator(".sheet")).to_contain_text(words)
        expect(ann.page.locator(".sheet figure .fig")).to_have_count(3)
        drawn = ".sheet .pic use" if game == "goat" else ".sheet .face svg"
        expect(ann.page.locator(drawn).first).to_be_attached()
        assert not re.search(r"\b(goat|sc)-how-|\bhow-", ann.page.locator(".how").inner_text())
        assert ann.page.evaluate(SIDEWAYS) <= 0
        assert ann.page.evaluate(SMALL) == []
        ann.page.wait_for_load_state("networkidle")
        wrong = [
            one for one in faults(ann.page, size, ".sheet") if kind(one) in ("on one another", "text covered")
        ]
        assert not wrong, wrong
        ann.check_access()


def test_numbers_lead_into_rules_that_are_there(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann:
        for game in ("goat", "scoundrels"):
            ann.go(f"/how/{game}")
            expect(ann.page.locator(".sheet .ref").last).to_be_visible()
            known = {rule["id"] for rule in ann.fetched(f"/api/rules/{game}")}
            named = re.findall(r"[GS]R\d+", " ".join(ann.page.locator(".sheet .ref").all_inner_texts()))
            assert len(named) >= 10
            assert set(named) <= known
        ann.page.locator(".sheet .ref").first.click()
        expect(ann.page.get_by_role("searchbox")).to_be_visible()
        ann.page.get_by_role("link", name="How to play").first.click()
        expect(ann.page.locator(".sheet figure").first).to_be_visible()


def test_on_paper_only_the_sheet_is_left(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann:
        ann.go("/how/goat")
        printing = ann.page.get_by_role("button", name="Print")
        expect(printing).to_be_visible()  # control
        expect(ann.page.locator(".sheet figure").first).to_be_visible()
        ann.page.emulate_media(media="print")
        expect(printing).to_be_hidden()
        expect(ann.page.locator(".bar")).to_be_hidden()
        expect(ann.page.locator(".sheet figure").first).to_be_visible()
