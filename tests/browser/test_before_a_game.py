"""The few questions before a game, as people read and answer them."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from saloon.games.scoundrels import catalogue
from saloon.server.web.library import entry, found
from tests.browser.browsing import PHONE, somebody
from tests.server.serving import Served

# Sentences that are wider or higher than what they stand in.
CUT = """() => [...document.querySelectorAll('dialog .setup *')].filter((one) =>
  one.offsetParent && one.clientWidth && one.scrollWidth > one.clientWidth + 1 &&
  getComputedStyle(one).display !== 'inline' && !one.matches('select, input'))
  .map((one) => one.outerHTML.slice(0, 120))"""
WORDS = {
    "en-US": ("change", "Everything", "about", "The expansion"),
    "de-DE": ("ändern", "Alles", "etwa", "Die Erweiterung"),
}


@pytest.mark.parametrize("locale", WORDS)
@pytest.mark.parametrize("size", [PHONE, (1280, 640)])
def test_every_option_is_explained_and_nothing_is_cut(
    browser: Browser, house: Served, size: tuple[int, int], locale: str
) -> None:
    change, everything, about, expansion = WORDS[locale]
    with somebody(browser, house.url, size, locale=locale) as ann:
        ann.go()
        ann.page.get_by_role("article").first.get_by_role("button", name=change).click()
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
        for option in form.locator(".opt").all():  # each with a picture and a line
            expect(option.locator(".pic svg")).to_have_count(1)
            expect(option.locator(".is")).not_to_be_empty()
        form.locator("summary").click()
        known = ann.fetched("/api/games")
        expect(form.locator("details li svg.face")).to_have_count(len(known["faces"]))
        expect(form.locator("details dt")).to_have_count(len(known["personalities"]))
        for control in form.locator("input:visible, select:visible").all():
            said = control.get_attribute("aria-describedby")
            if said:
                assert ann.page.locator(f"#{said}").inner_text().strip()
        assert ann.page.evaluate(CUT) == []
        ann.check_access()


def test_a_table_made_ready_is_the_table_that_is_dealt(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann:
        ann.go()
        ann.page.get_by_role("article").first.get_by_role("button", name="change").click()
        ann.page.locator("dialog .preset").first.click()
        ann.page.locator("dialog .setup .btn.go").click()
        ann.page.wait_for_url("**/t/**")
        ann.page.locator(".scoundrels .town .safe").first.wait_for()
        table = ann.fetched(f"/api/tables/{ann.table}")
        assert [seat["kind"] for seat in table["seats"]] == ["human", "bot"]
        assert table["seats"][1]["bot"] == "random"


def test_a_table_for_friends_can_be_of_either_game(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann:
        ann.go()
        ann.page.get_by_role("button", name="With friends").click()
        form = ann.page.locator("dialog .setup")
        games = form.get_by_role("group", name="Game", exact=True).get_by_role("button")
        expect(games.first).to_have_attribute("aria-pressed", "true")
        most = form.get_by_role("radiogroup").get_by_role("radio").count()
        games.last.click()
        expect(form.get_by_role("radiogroup").get_by_role("radio")).to_have_count(
            most + 1
        )  # five may play it
        form.get_by_role("radio", name="5", exact=True).check()
        form.locator(".btn.go").click()
        ann.page.wait_for_url("**/t/**")
        table = ann.fetched(f"/api/tables/{ann.table}")
        assert (table["game"], len(table["seats"])) == ("goat", 5)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_who_looks_out_of_the_lobby_is_called_as_on_the_cards(lang: str) -> None:
    """The lobby loads no catalogue, so its few names stand in files of their own."""
    web = Path(__file__).parents[2] / "web" / "src"
    base = catalogue.load()
    shown = {
        "goat": {one.id: entry(one, lang, "goat").name for one in found("goat", lang, "")},
        "scoundrels": {one.id: getattr(one, f"name_{lang}") for one in (*base.traits, *base.jobs)},
    }
    for game, names in shown.items():
        text = (web / game / f"poster.{lang}.ftl").read_text(encoding="utf-8")
        written = re.findall(rf"^{game}-cast-([\w-]+) = (.+)$", text, re.M)
        assert len(written) == 6
        for id, name in written:
            assert names[id] == name
