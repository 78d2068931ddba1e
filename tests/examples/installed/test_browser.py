"""A person plays a game that the page has never heard of: at the generic table, to its end."""

import os
import random
import re

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.browsing import DESK, PHONE, Person, somebody
from tests.browser.playing import by_keys
from tests.server.serving import Served

GAME = os.environ["SALOON_EXAMPLE"]


# Whether the focus is on the control of this game's form.
AT = """([game, control]) => {
  const at = document.activeElement;
  return at.closest('form')?.dataset.game === game && at.matches(control);
}"""


def tab_to(person: Person, control: str) -> None:
    """With Tab, as somebody without a mouse gets there."""
    for _ in range(200):
        if person.page.evaluate(AT, [GAME, control]):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {control}")


def seated(person: Person) -> None:
    """From the lobby: the form of the game, and into the first seat."""
    person.prefer(askFirst=False, still=True)
    person.go("/")
    form = person.page.locator(f"form[data-game='{GAME}']")
    form.locator("select").first.select_option("2")
    form.locator("button[type=submit]").click()
    person.page.locator(".prompt").first.wait_for()


def read(person: Person) -> str:
    text: str = person.page.locator("body").inner_text()
    return text


@pytest.mark.parametrize(("size", "locale"), [(DESK, "en-US"), (PHONE, "en-US"), (PHONE, "de-DE")])
def test_it_is_played_to_its_end(browser: Browser, house: Served, size: tuple[int, int], locale: str) -> None:
    dice = random.Random(5)
    with somebody(browser, house.url, size, locale) as ann:
        seated(ann)
        ann.check_access()
        board, prompt = (ann.page.locator(one).first.bounding_box() for one in (".generic .main", ".prompt"))
        assert board is not None
        assert prompt is not None
        assert board["y"] + board["height"] <= prompt["y"] + 1, "the question stands below the table"
        assert board["width"] >= 0.6 * size[0]
        pressed = 0
        while not ann.over():
            assert not any(mark in read(ann) for mark in ("{", "}", "undefined", "[object"))
            pressed += bool(ann.press(dice.random()))
            ann.answered()
            ann.page.wait_for_timeout(20)
            assert pressed < 600
        assert pressed > 3
        ann.page.locator("dialog .verdict").wait_for()


@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_it_is_played_by_keys_alone(browser: Browser, house: Served, locale: str) -> None:
    """From the lobby with Tab, then by the keys that the page shows, to the end; nothing is focused by a script."""
    with somebody(browser, house.url, DESK, locale) as ann:
        ann.prefer(askFirst=False, still=True)
        ann.go("/")
        ann.page.locator(f"form[data-game='{GAME}']").wait_for()
        tab_to(ann, "select")
        ann.page.keyboard.press("2")  # two sit down, which is a line of the list that has the focus
        tab_to(ann, "button[type=submit]")
        ann.page.keyboard.press("Enter")
        ann.page.locator(".prompt").first.wait_for()
        assert ann.page.locator("[data-oid^='seat:']").count() == 2
        assert by_keys(ann, random.Random(4), lambda: None) > 3
        assert ann.over()


LOOKING_BACK = {
    "en-US": ("What would you do?", "If all went on by chance", "played by chance", "Under the cup"),
    "de-DE": (
        "Was würdest du tun?",
        "Ginge von hier an alles nach Zufall",
        "nach Zufall gespielt",
        "Unterm Becher",
    ),
}
UNCOUNTED = ("bluff", "Bluff", "doubt", "Verdacht", "Sure of it", "Ganz sicher", "weights", "Gewichte")
"""What nobody has counted, weighed or fitted in this game."""


@pytest.mark.parametrize(("size", "locale"), [(DESK, "en-US"), (PHONE, "de-DE")])
def test_nothing_is_said_that_nobody_knows_and_all_hands_are_opened_afterwards(
    browser: Browser, house: Served, size: tuple[int, int], locale: str
) -> None:
    """The hint, the look back and the replay through the eyes of all."""
    wanted, hinted, curve, cup = LOOKING_BACK[locale]
    dice = random.Random(7)
    with somebody(browser, house.url, size, locale) as ann:
        seated(ann)
        ann.page.get_by_role("button", name=wanted).click()
        advice = ann.page.locator(".prompt .advice")
        expect(advice).to_contain_text(hinted)
        assert not any(word in advice.inner_text() for word in UNCOUNTED)
        assert ann.page.locator(".generic .fact.own").count() == 0, "while it is played, each hand is its own"
        while not ann.over():
            ann.press(dice.random())
            ann.answered()
            ann.page.wait_for_timeout(20)
        table = ann.table
        ann.go(f"/review/{table}")
        page = ann.page.locator("main.review")
        expect(page).to_contain_text(curve)
        assert not any(word in page.inner_text() for word in UNCOUNTED)
        assert page.locator("section").count() == 2
        ann.check_access()
        ann.go(f"/replay/{table}?at=1&eyes=all")
        opened = ann.page.locator(".generic .fact.own")
        expect(opened).to_have_count(2)
        for one in opened.all():
            expect(one).to_have_text(re.compile(rf"{cup}\s+[1-6](, [1-6])*"))
        ann.check_access()


WORDS = {
    "en-US": ("change", "With friends", "One device", "Dice for everybody"),
    "de-DE": ("ändern", "Mit Freunden", "Ein Gerät", "Würfel für alle"),
}


def asked(person: Person, change: str) -> Locator:
    """The questions before the game, opened from its line in the lobby."""
    person.go("/")
    person.page.locator(f"form[data-game='{GAME}']").get_by_role("button", name=change).click()
    form = person.page.locator("dialog .setup")
    form.wait_for()
    return form


def dealt_of(person: Person) -> tuple[list[str], dict[str, object]]:
    """Who sits at the table that was opened, and what was chosen for it."""
    person.page.wait_for_url("**/t/**")
    table = person.fetched(f"/api/tables/{person.table}")
    assert table["game"] == GAME
    return [seat.get("bot") or seat["kind"] for seat in table["seats"]], table["options"]


@pytest.mark.parametrize(("size", "locale"), [(DESK, "en-US"), (PHONE, "de-DE")])
def test_it_is_asked_about_before_it_begins(
    browser: Browser, house: Served, size: tuple[int, int], locale: str
) -> None:
    """Bots that need no more than the contract, the kit's own options, friends, one device."""
    change, friends, device, option = WORDS[locale]
    with somebody(browser, house.url, size, locale) as ann:
        form = asked(ann, change)
        (kit,) = (one for one in ann.fetched("/api/games")["kits"] if one["id"] == GAME)
        expect(form.locator(".pick")).to_have_count(2)
        levels = form.locator(".pick select").first
        expect(levels).to_have_value("montecarlo")
        assert [one.get_attribute("value") for one in levels.locator("option").all()] == kit["bots"]
        assert set(kit["bots"]) >= {"random", "montecarlo"}
        assert "rules" not in kit["bots"]
        form.locator(".pick select").last.select_option("random")
        expect(form).to_contain_text(option)
        form.locator(".opt select").first.select_option(label="1")
        ann.check_access()
        form.locator(".btn.go").click()
        assert dealt_of(ann) == (["human", "montecarlo", "random"], {"dice": 1})

        form = asked(ann, change)
        form.get_by_role("radio", name=friends).check()
        expect(form.locator(".preset[aria-pressed=true]")).to_have_count(1)
        form.locator(".btn.go").click()
        assert dealt_of(ann)[0] == ["human"] * 3

        form = asked(ann, change)
        form.get_by_role("radio", name=device).check()
        expect(form.locator("input[type=text]")).to_have_count(3)
        ann.check_access()
        form.locator(".btn.go").click()
        assert dealt_of(ann)[0] == ["human"] * 3


def test_it_lists_only_keys_that_it_has(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url, DESK) as ann:
        seated(ann)
        ann.page.keyboard.press("?")
        keys = ann.page.locator("[role=dialog] dl")
        expect(keys).to_contain_text("players")
        for foreign in ("accept", "call", "town", "Saloon"):
            expect(keys).not_to_contain_text(foreign)
