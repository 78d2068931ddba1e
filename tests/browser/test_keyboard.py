"""Keys alone, from the lobby to the count; and the focus is never on the page itself.

`test_whole_games` plays both games by keys in the other language, at another size.
"""

import random

import pytest
from playwright.sync_api import Browser

from tests.browser.browsing import Person, somebody
from tests.browser.frames import Deal, Shown, frames
from tests.browser.playing import by_keys, typed
from tests.browser.wording import word
from tests.server.serving import Served

# Whether a button of this game's bill that leads to its table has the focus.
AT_BILL = """(game) => {
  const at = document.activeElement;
  return at.matches('article button:not(.quiet)') && at.closest('article').innerText.includes(game);
}"""
NUMBERED = """() => [...document.querySelectorAll('[data-key][data-oid]')]
  .map((one) => [one.dataset.key, one.dataset.oid])"""
TAKEN = """(id) => [...document.querySelectorAll(`[data-oid="${id}"]`)]
  .some((one) => one.matches('.picked, .sure, [data-sent]')) || window.fed.sent.length > 0"""


def sit_down(person: Person, game: str) -> None:
    """From the lobby to a table with Tab and Enter."""
    for _ in range(200):
        if "/t/" in person.page.url:
            person.page.locator(".prompt").first.wait_for()
            return
        person.page.keyboard.press("Tab")
        if person.page.evaluate(AT_BILL, game):
            person.page.keyboard.press("Enter")
            person.page.wait_for_load_state("networkidle")
    raise AssertionError("no Tab leads to a table")


@pytest.mark.parametrize(("game", "lang"), [("goat", "de"), ("scoundrels", "en")])
def test_a_whole_game_by_keys_alone(browser: Browser, house: Served, game: str, lang: str) -> None:
    with somebody(browser, house.url, locale={"de": "de-DE", "en": "en-US"}[lang]) as ann:
        ann.go()
        ann.page.get_by_role("article").first.wait_for()
        sit_down(ann, word(lang, f"game-{game}"))
        assert by_keys(ann, random.Random(4), lambda: None) > 10


def test_the_tenth_and_the_eleventh_lit_thing_have_keys(browser: Browser, house: Served) -> None:
    deal = Deal("scoundrels", 4, {"expansion": "double-or-nothing", "strategy_cards": True}, 5)
    many = [
        one for one in frames(deal) if len({id for choice in one.question.choices for id in choice.on}) > 12
    ]
    assert many, "nowhere are there so many things to choose from"
    with somebody(browser, house.url, reduced_motion="reduce", likes={"askFirst": False}) as ann:
        page = Shown(ann)
        page.show(many[0])
        for number, key in ((9, "0"), (10, "⇧1")):
            ann.until(lambda at=number: len(ann.page.evaluate(NUMBERED)) > at, "the things have no keys")
            shown, thing = ann.page.evaluate(NUMBERED)[number]
            assert shown == key
            typed(ann, key)
            ann.page.wait_for_function(TAKEN, arg=thing)
            ann.page.evaluate("window.fed.sent.length = 0")
            page.show(many[1] if len(many) > 1 else many[0])
            ann.page.keyboard.press("Escape")


# Gone without any change of the page's elements or classes, as what a narrow window no longer shows.
GONE = "document.activeElement.style.visibility = 'hidden'"
LOST = "document.activeElement === document.body"
WATCHED = (
    f"() => {{ window.fell = 0; addEventListener('focusout', () => {{ window.fell ||= {LOST} ? 1 : 0 }}); }}"
)


def test_the_focus_goes_on_when_what_had_it_is_no_longer_shown(browser: Browser, house: Served) -> None:
    """The browser takes the focus away some time after it has drawn: nobody may look too early, and only then."""
    with somebody(browser, house.url, reduced_motion="reduce", likes={"askFirst": False}) as ann:
        Shown(ann).show(next(one for one in frames(Deal("goat", 3, {}, 2)) if one.question.kind == "offer"))
        ann.page.keyboard.press("Tab")
        for _ in range(5):
            ann.page.locator("[data-oid].lit:visible").first.focus()
            ann.page.evaluate(WATCHED)
            ann.page.evaluate(GONE)
            ann.page.wait_for_function("() => window.fell")
            ann.until(lambda: not ann.page.evaluate(LOST), "the focus fell to the page")


def test_the_first_key_takes_the_focus_from_the_page_also_if_it_does_nothing(
    browser: Browser, house: Served
) -> None:
    with somebody(browser, house.url, reduced_motion="reduce", likes={"askFirst": False}) as ann:
        Shown(ann).show(next(one for one in frames(Deal("goat", 3, {}, 2)) if one.question.kind == "offer"))
        assert ann.page.evaluate(LOST)
        ann.page.keyboard.press("z")
        ann.until(lambda: not ann.page.evaluate(LOST), "the focus fell to the page")
