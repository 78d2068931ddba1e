"""Keys alone, from the lobby to the count; and the focus is never on the page itself."""

import random
import time

import pytest
from playwright.sync_api import Browser

from tests.browser.browsing import PATIENCE, Person, somebody
from tests.server.serving import Served

# What somebody at the keys can see: what goes on by itself, what is asked, and the keys that are shown.
SEEN = """() => {
  const there = (what) => document.querySelector(what) !== null;
  const shown = (one) => one.offsetParent !== null;
  const keys = [...document.querySelectorAll('[data-key]')].filter(shown).map((one) => one.dataset.key);
  const letters = [...document.querySelectorAll('.prompt .acts [data-choice][data-letter]')]
    .map((one) => one.dataset.letter).filter(Boolean);
  return {
    over: there('dialog .verdict') || there('.theatre .count .verdict'),
    night: there('.theatre .night'),
    beat: there('.onward'),
    mine: there('.prompt.mine'),
    busy: there('.prompt .ask[aria-busy=true]'),
    call: there('.call.prompt.mine'),
    enter: there('[data-oid].sure') || there('.prompt .acts .btn.sure') ||
      [...document.querySelectorAll('.prompt .acts .btn.go kbd')].some((one) => one.textContent === 'Enter'),
    keys, letters, lost: document.activeElement === document.body,
  };
}"""
MOST = 3000
SHIFTED = "⇧"


# Whether the button of this game's bill that leads to its table has the focus.
AT_BILL = """(game) => {
  const at = document.activeElement;
  return /^(Choose this game|Deal me in|Play now)/.test(at.innerText ?? '')
    && Boolean(at.closest('article')?.innerText.includes(game));
}"""


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


def typed(person: Person, key: str) -> None:
    person.page.keyboard.press(f"Shift+Digit{key[1:]}" if key.startswith(SHIFTED) else f"Digit{key}")


def play_by_keys(person: Person, dice: random.Random) -> int:
    """Press keys that are shown until the count; answers with how many were pressed."""
    keyboard, pressed, last = person.page.keyboard, 0, time.monotonic()
    while True:
        seen = person.page.evaluate(SEEN)
        if seen["over"]:
            return pressed
        assert pressed < MOST, "keys go round in circles"
        assert time.monotonic() - last < PATIENCE, f"no key goes on: {seen}"
        before = pressed
        if seen["night"]:
            keyboard.press("End")
            keyboard.press("Enter")
        elif seen["beat"]:
            keyboard.press("Space")
        elif seen["mine"] and not seen["busy"]:
            pressed += 1
            if seen["enter"] and dice.random() < 0.8:
                keyboard.press("Enter")
            elif seen["call"]:
                keyboard.press(dice.choice("xxc"))
            elif seen["keys"] or seen["letters"]:
                one = dice.choice([*seen["keys"], *seen["letters"]])
                keyboard.press(one.lower()) if one.isalpha() else typed(person, one)
            else:
                pressed -= 1
        if pressed > before:
            last = time.monotonic()
            person.until(
                lambda: not person.page.evaluate("document.activeElement === document.body"),
                "the focus fell to the page",
            )
        else:
            person.page.wait_for_timeout(30)


@pytest.mark.parametrize("game", ["Goat", "Scoundrels"])
def test_a_whole_game_by_keys_alone(browser: Browser, house: Served, game: str) -> None:
    with somebody(browser, house.url) as ann:
        ann.go()
        ann.page.get_by_role("article").first.wait_for()
        sit_down(ann, game)
        assert play_by_keys(ann, random.Random(4)) > 10
