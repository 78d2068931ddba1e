"""Choosing whom to play against, asking for a hint, and looking back after the game."""

import random
import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsing import DESK, PHONE, Person, play, somebody
from tests.browser.test_goat import GOAT, dealt, seats, with_others
from tests.server.serving import Served


def changing(person: Person) -> None:
    """The questions before a game of the Goat against bots."""
    person.go()
    bill = person.page.get_by_role("article").filter(has_text=GOAT)
    bill.get_by_role("button", name="change").click()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_bot_has_a_level_and_a_character(
    browser: Browser, house: Served, size: tuple[int, int]
) -> None:
    with somebody(browser, house.url, size) as ann:
        changing(ann)
        seats(ann, 3)
        first = ann.page.get_by_role("group", name="Bot 1")
        first.get_by_label("How strong").select_option("top")
        first.get_by_label("What kind").select_option("miser")
        expect(first).to_contain_text("Silent Sol")
        ann.check_access()
        ann.page.get_by_role("dialog").get_by_role("button", name="Deal me in").click()
        ann.page.locator(".prompt").wait_for()
        ann.page.get_by_role("button", name="Menu").click()
        here = ann.page.get_by_role("dialog")
        expect(here).to_contain_text("Sol Sharpest, miser")
        badges = here.locator(".face use.character")
        expect(badges).to_have_count(1)
        expect(badges).to_have_attribute("href", "#w-c-miser")
        expect(here).to_contain_text("Amos Steady")


def test_the_host_seats_a_bot_with_a_character(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann:
        ann.go()
        ann.page.get_by_role("button", name="With friends").click()
        seats(ann, 3)
        ann.page.get_by_role("button", name="Open the table").click()
        seat = ann.page.get_by_role("listitem").filter(has_text="Free").first
        seat.get_by_role("button", name="Bot", exact=True).click()
        seat.get_by_label("How strong").select_option("greedy")
        seat.get_by_label("What kind").select_option("bloodhound")
        ann.check_access()
        seat.get_by_role("button", name="Take the seat").click()
        expect(ann.page.get_by_role("listitem").filter(has_text="Lou")).to_contain_text("Greedy, bloodhound")
        ann.check_access()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_hint_marks_what_it_would_choose(browser: Browser, house: Served, size: tuple[int, int]) -> None:
    with somebody(browser, house.url, size) as ann:
        dealt(ann)
        ann.page.get_by_role("button", name="What would you do?").click()
        advice = ann.page.locator(".prompt .advice")
        expect(advice).to_contain_text("I would:")
        expect(advice).to_contain_text(re.compile(r"chance to win is about \d+ %"))
        because = advice.get_by_role("list", name="Why").get_by_role("listitem")
        assert [one for one in because.all_inner_texts() if one.strip()], "a hint without a reason"
        marked = ann.page.locator("[data-advised], .prompt .advised")
        expect(marked.first).to_be_attached()
        ann.check_access()
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_among_people_nobody_is_offered_a_hint(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann, somebody(browser, house.url) as bob:
        ann.go()
        with_others(ann, "With friends", 2)
        ann.page.get_by_role("button", name="Open the table").click()
        bob.go(ann.page.get_by_label("Invitation").input_value().removeprefix(ann.url))
        bob.page.get_by_role("button", name="Sit here").click()
        for person in (ann, bob):
            person.page.locator(".prompt").wait_for()
            expect(person.page.get_by_role("button", name="What would you do?")).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "locale"), [(DESK, "en-US"), (PHONE, "de-DE")], ids=["desk-english", "phone-german"]
)
def test_a_game_is_looked_back_at(
    browser: Browser, house: Served, size: tuple[int, int], locale: str
) -> None:
    with somebody(browser, house.url, size, locale) as ann:
        dealt(ann)
        play([ann], random.Random(8).random)
        english = locale == "en-US"
        ann.page.get_by_role("link", name="How did I play?" if english else "Wie habe ich gespielt?").click()
        expect(ann.page.locator(".review h1")).to_contain_text("looks back" if english else "blickt zurück")
        expect(ann.page.locator(".review path.line")).to_have_count(4)
        expect(ann.page.locator(".review path.line.mine")).to_have_count(1)
        cost = ann.page.locator(".review .worst .weighed a").first
        expect(cost).to_contain_text("Better:" if english else "Besser:")
        expect(cost.locator(".by")).to_contain_text("−")
        expect(ann.page.locator(".review .tally")).to_contain_text("Bluffs")
        ann.check_access()
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0]
        ann.page.locator(".review summary").click()
        rows = ann.page.locator(".review .curve tbody tr")
        ann.until(lambda: rows.count() > 10, "the curve has no numbers")
        turn = ann.page.locator(".review .turns a").first
        step = re.search(r"at=(\d+)", turn.get_attribute("href") or "")
        assert step is not None
        turn.click()
        expect(ann.page.locator(".reel .num")).to_contain_text(f"{step[1]}/")
        ann.page.get_by_role("link", name="How did I play?" if english else "Wie habe ich gespielt?").click()
        expect(ann.page.locator(".review path.line")).to_have_count(4)


def test_a_running_game_says_why_it_cannot_be_looked_back_at(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann:
        dealt(ann)
        ann.go(f"/review/{ann.table}")
        expect(ann.page.get_by_role("alert")).to_contain_text("The game is not over")
