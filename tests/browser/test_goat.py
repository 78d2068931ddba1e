import random
import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsing import DESK, PHONE, Person, Pressing, play, somebody
from tests.server.serving import Process, Served

GOAT = "The Good and the Bad and the Goat"

# Seat a bot wherever a seat is free, until the game begins; answers whether it has.
SEAT_BOTS = """() => {
  const named = (name) => [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === name);
  (named('Take the seat') ?? named('Bot'))?.click();
  return document.querySelector('.prompt') !== null;
}"""


def seats(person: Person, players: int) -> None:
    """Of so many people is the table that is being made."""
    there = person.page.get_by_role("radiogroup", name="Players")
    there.get_by_role("radio", name=str(players), exact=True).check()


def with_others(person: Person, way: str, players: int) -> None:
    """The questions before a game of the Goat with people, on their devices or on this one."""
    person.page.get_by_role("button", name=way).click()
    person.page.get_by_role("dialog").get_by_role("button", name=GOAT).click()
    seats(person, players)


def invited(host: Person, players: int = 2) -> str:
    """Open a table for friends; answers with the invitation."""
    host.go()
    with_others(host, "With friends", players)
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_label("Invitation").input_value()
    return link.removeprefix(host.url)


def dealt(person: Person) -> None:
    """One press to a game against bots."""
    person.go()
    person.page.get_by_role("article").filter(has_text=GOAT).get_by_role("button").first.click()
    person.page.locator(".prompt.mine").wait_for()


def test_two_people_play_a_whole_game_by_a_link(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann, somebody(browser, house.url, PHONE) as bob:
        bob.go(invited(ann))
        bob.page.get_by_role("button", name="Sit here").click()
        assert play([ann, bob], random.Random(5).random) > 20
        for person in (ann, bob):
            expect(person.page.locator(".verdict")).to_contain_text("win")
        assert ann.page.locator("tfoot").inner_text() == bob.page.locator("tfoot").inner_text()
        ann.check_access()


def test_a_reload_in_the_middle_changes_nothing(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann:
        dealt(ann)
        before = ann.page.locator(".prompt .ask").inner_text()
        ann.page.keyboard.press("l")
        ann.page.locator("ol.lines li").first.wait_for()
        log = ann.page.locator("ol.lines li").count()
        ann.page.reload()
        expect(ann.page.locator(".prompt .ask")).to_have_text(before)
        ann.page.keyboard.press("l")
        expect(ann.page.locator("ol.lines li")).to_have_count(log)


def test_the_server_restarts_in_the_middle(browser: Browser, sqlite_file: str) -> None:
    server = Process(sqlite_file)
    try:
        with somebody(browser, server.url) as ann:
            dealt(ann)
            server.kill()
            expect(ann.page.get_by_text("Connection lost")).to_be_visible()
            server.start()
            expect(ann.page.get_by_text("Connection lost")).to_be_hidden()
            assert play([ann], random.Random(2).random) > 5
    finally:
        server.stop()


def test_a_spectator_sees_the_table_and_nobodys_hand(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann, somebody(browser, house.url) as eve:
        ann.go()
        with_others(ann, "With friends", 3)
        ann.page.get_by_label("Anybody may join").check()
        ann.page.get_by_role("button", name="Open the table").click()
        ann.until(lambda: ann.page.evaluate(SEAT_BOTS), "the bots do not sit down")
        eve.go(f"/t/{ann.table}")
        expect(eve.page.get_by_text("you watch")).to_be_visible()
        expect(eve.page.locator(".lit")).to_have_count(0)
        expect(eve.page.locator(".mine, [data-oid^='hand:']")).to_have_count(0)
        eve.check_access()
        eve.go(f"/t/{ann.table}?shared")
        expect(eve.page.locator(".street")).to_be_visible()


def test_one_device_goes_round_behind_a_curtain(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann:
        ann.prefer(askFirst=False)
        ann.go()
        with_others(ann, "One device", 2)
        ann.page.get_by_role("dialog").get_by_role("button", name="Deal me in").click()
        shown = set()
        dice = random.Random(3).random
        for _ in range(4):
            opener = ann.page.get_by_role("button", name="Hold to open")
            opener.wait_for()
            expect(ann.page.locator("[data-oid]")).to_have_count(0)
            if not shown:
                ann.check_access()
            shown.add(ann.page.locator("h1").inner_text())
            opener.focus()
            ann.page.keyboard.down(" ")
            ann.page.locator(".prompt.mine").wait_for()
            ann.page.keyboard.up(" ")
            pressing = Pressing([ann], dice)
            while opener.count() == 0:
                pressing.once("the curtain")
        assert shown == {"Ann", "Bob"}


def test_german_is_german(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url, locale="de-DE") as anna:
        dealt(anna)
        expect(anna.page.locator("html")).to_have_attribute("lang", "de")
        anna.page.keyboard.press("l")
        expect(anna.page.get_by_role("tab", name="Verlauf")).to_be_visible()
        expect(anna.page.locator("ol.lines")).to_contain_text("Runde 1")
        anna.check_access()
        said = anna.page.locator("body").inner_text()
        assert not re.search(r"\b(Your turn|Accept|Refuse|You deal|coins|Deal me in)\b", said)


def test_the_keyboard_is_enough(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann:
        ann.go()
        page = ann.page
        page.get_by_role("article").filter(has_text=GOAT).get_by_role("button", name="change").wait_for()
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.textContent").startswith("you and 3 bots"):
                break
        page.keyboard.press("Enter")
        page.get_by_role("button", name="Deal me in").wait_for()
        for _ in range(40):
            page.keyboard.press("Tab")
            if "Deal me in" in page.evaluate("document.activeElement.textContent"):
                break
        page.keyboard.press("Enter")
        page.locator(".prompt").wait_for()
        for made in range(6):
            page.locator(".prompt.mine").wait_for()
            if page.locator('[data-choice="accept"]').count():
                page.keyboard.press("a")
                page.keyboard.press("a")
            else:
                page.keyboard.press(str(1 + made % 3))
                for digit in "456789123":
                    page.keyboard.press(digit)
            ann.answered()
        page.locator(".prompt.mine").wait_for()  # nothing moves while we are asked
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_contain_text("let go")
        page.keyboard.press("Escape")
        page.locator("[data-oid]").first.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("i")
        expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_screen_is_accessible(
    browser: Browser, house: Served, size: tuple[int, int], theme: str
) -> None:
    with somebody(browser, house.url, size, color_scheme=theme, reduced_motion="reduce") as ann:
        for path in ("/", "/rules?game=goat", "/learn", "/me", "/about", "/sandbox"):
            ann.go(path)
            ann.page.wait_for_load_state("networkidle")
            ann.check_access()
        dealt(ann)
        ann.check_access()
        ann.page.get_by_role("button", name="Menu").click()
        ann.check_access()
        ann.page.keyboard.press("Escape")
        ann.page.get_by_role("button", name="Log").last.click()
        ann.check_access()


def test_a_phone_scrolls_nothing_sideways(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url, (360, 740)) as ann:
        for path in ("/", "/rules?game=goat", "/learn", "/sandbox", "/me"):
            ann.go(path)
            ann.page.wait_for_load_state("networkidle")
            wide = ann.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= 360, f"{path} is {wide} px wide"
        dealt(ann)
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_finished_game_is_replayed_from_any_eyes(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann:
        dealt(ann)
        play([ann], random.Random(8).random)
        table = ann.table
        ann.go(f"/replay/{table}?at=3&eyes=0")
        ann.page.locator(".street").wait_for()
        expect(ann.page.locator(".reel .num")).to_contain_text("3/")
        ann.page.keyboard.press(".")
        expect(ann.page.locator(".reel .num")).to_contain_text("4/")
        ann.page.get_by_label("Through the eyes of").select_option("all")
        expect(ann.page).to_have_url(re.compile(r"at=4&eyes=all"))
        ann.check_access()
        # Whoever knows all sees the hand that is dealt from; who looked on then did not, and does not now.
        ann.go(f"/replay/{table}?at=0&eyes=all")
        expect(ann.page.locator(".openhand .ch")).not_to_have_count(0)
        expect(ann.page.locator(".seat .chit")).not_to_have_count(0)
        ann.check_access()
        ann.go(f"/replay/{table}?at=0&eyes=none")
        ann.page.locator(".stage").wait_for()
        expect(ann.page.locator(".openhand, .seat .chit")).to_have_count(0)


def test_a_position_travels_in_a_link(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann, somebody(browser, house.url) as bob:
        ann.prefer(askFirst=False)
        ann.go("/sandbox")
        ann.page.locator('[data-oid="hand:robber"]').click()
        ann.page.locator('[data-oid="claim:widow"]').click()
        ann.page.wait_for_url(re.compile("#p="))
        before = ann.page.url
        ann.page.locator('[data-oid="seat:1"]').click()
        ann.page.get_by_role("button", name="Send it over").click()
        ann.page.locator('[data-choice="accept"]').wait_for()
        ann.page.wait_for_url(lambda url: url != before)
        bob.go(ann.page.url.removeprefix(ann.url))
        expect(bob.page.locator(".say")).to_contain_text("Widow")


@pytest.mark.parametrize(
    ("path", "locale", "says"),
    [
        ("/", "en-US", "Two games of nerve"),
        ("/", "de-DE", "Zwei Spiele"),
        ("/rules", "en-US", "Rules"),
        ("/rules", "de-DE", "Regeln"),
        ("/t/nowhere", "en-US", "One moment"),
    ],
)
def test_the_headline_stands_there_before_any_program(
    browser: Browser, house: Served, path: str, locale: str, says: str
) -> None:
    with somebody(browser, house.url, locale=locale, java_script_enabled=False) as ann:
        ann.page.goto(house.url + path)
        expect(ann.page.locator("h1")).to_contain_text(says)
        expect(ann.page.locator("html")).to_have_attribute("lang", locale[:2])
