"""Somebody who never saw the games: guided first games, and a sandbox to try a card in and send to a friend."""

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from saloon.lessons import load
from tests.browser.browsing import DESK, PATIENCE, PHONE, Person, somebody
from tests.server.serving import Served

# Do as the guide says: go on, press the recommended button, point at the framed things that are lit.
# Answers with the number of the step that is said, from 0 (-1: none), and with what was pressed.
FOLLOW = """(tries) => {
  const far = document.querySelector('.coach .far')?.textContent ?? '';
  const number = Number(/\\d+/.exec(far)?.[0] ?? 0) - 1;
  const word = document.querySelector('.coach .tip') ? tries[number] : '';
  const shown = (one) => one && one.offsetParent !== null && !one.disabled;
  const next = document.querySelector('.coach .next');
  if (next) { next.click(); return [number, 'next']; }
  if (!document.querySelector('.prompt.mine')) return [number, ''];
  const all = (what) => [...document.querySelectorAll(what)].filter(shown);
  const sure = all('[data-oid].sure')[0] ?? all('.prompt .acts .btn.sure')[0];
  const button = word && all('.prompt [data-choice]').find((one) => one.dataset.choice === word);
  // Of a choice in three parts a part that is still missing, not another of one that is there.
  const missing = (one) => !document.querySelector(`[data-oid^="${one.dataset.oid.split(':')[0]}:"].picked`);
  const first = (what) => all(what).find(missing) ?? all(what)[0];
  const framed = first('[data-oid][data-look].lit:not(.picked)');
  const one = sure || button || (word ? framed : all('.prompt [data-choice]')[0] || first('[data-oid].lit'));
  one?.click();
  return [number, one ? 'pressed' : ''];
}"""
# A guide that was told to go on takes no notice of being told again, so wait until something else is said.
WENT_ON = """(number) => {
  const far = document.querySelector('.coach .far')?.textContent ?? '';
  return Number(/\\d+/.exec(far)?.[0] ?? 0) - 1 !== number || !document.querySelector('.coach .next');
}"""
# The buttons that the guide names, and whether one on the table is called so now.
NAMED = """() => {
  const said = document.querySelector('.coach')?.textContent ?? '';
  const buttons = [...document.querySelectorAll('button')].filter((one) => !one.closest('.coach'));
  return [...said.matchAll(/[„“]([^„“”]+)[“”]/g)].map(([, name]) => [
    name, buttons.some((one) => one.offsetParent !== null && one.textContent.includes(name)),
  ]);
}"""
FRAMED = """() => document.querySelector('.coach') ? ''
  : [...document.querySelectorAll('[data-look]')].map((one) => one.dataset.oid).join()"""
COUNT = "dialog .verdict, .theatre .count .verdict"
NIGHT = ".theatre .night"
MOST_PRESSES = 600
"""A lesson takes about a hundred; who presses more goes round in circles."""


@pytest.fixture
def learner(browser: Browser, house: Served, request: pytest.FixtureRequest) -> Iterator[Person]:
    size, locale = request.param
    with somebody(browser, house.url, size, locale) as person:
        yield person


def follow(person: Person, name: str) -> set[int]:
    """Follow the guide to the count; answers with the steps that were heard. A button it names is on the table."""
    tries = [step.try_ for step in load(name).steps]
    heard: set[int] = set()
    named: dict[str, bool] = {}
    last, presses = time.monotonic(), 0
    while time.monotonic() - last < PATIENCE and presses < MOST_PRESSES:
        for button, there in person.page.evaluate(NAMED):
            named[button] = there or named.get(button, False)
        if person.page.locator(COUNT).count():
            assert all(named.values()), f"no button is called so: {named}"
            assert named or name == "goat", "this guide names buttons"
            return heard
        if person.page.locator(NIGHT).count():
            person.page.keyboard.press("End")
            person.page.locator(".theatre .btn.go").first.click()
            person.page.locator(NIGHT).wait_for(state="detached")
        number, pressed = person.page.evaluate(FOLLOW, tries)
        heard.add(number)
        if pressed:
            last, presses = time.monotonic(), presses + 1
            person.answered()
        else:
            person.page.wait_for_timeout(30)
        if pressed == "next":
            person.page.wait_for_function(WENT_ON, arg=number)
        # What is framed is what the guide speaks of: nothing, while the table itself shows something.
        assert person.page.evaluate(FRAMED) == "", f"framed while nobody speaks of it, after step {number}"
    raise AssertionError(f"the lesson did not end: {person.page.locator('.coach').inner_text()}")


def insist(person: Person, button: str, said: str) -> None:
    """Press until this is said: once, and again when asked "Sure?", which is asked for a few seconds only."""
    person.page.locator(button).wait_for()
    person.until(lambda: pressed(person, button, said), f"nobody says {said!r}")


def pressed(person: Person, button: str, said: str) -> bool:
    if said in person.page.locator("main").first.inner_text():
        return True
    person.page.evaluate("(what) => document.querySelector(what)?.click()", button)
    person.answered()
    return False


def begun(person: Person, name: str) -> None:
    """From the lobby to the first thing that is said."""
    person.go()
    person.page.locator('a[href="/learn"]').first.click()
    person.page.locator(f'a[href="/learn?game={name}"]').click()
    person.page.locator(".coach .next").wait_for()


@pytest.mark.parametrize("learner", [(PHONE, "en-US")], indirect=True)
def test_a_first_game_of_the_goat_is_finished_without_a_rulebook(learner: Person) -> None:
    begun(learner, "goat")
    learner.check_access()
    heard = follow(learner, "goat")
    assert {0, len(load("goat").steps) - 1} <= heard
    expect(learner.page.locator(".verdict")).to_contain_text("win")
    expect(learner.page.get_by_role("button", name="Play a full game now")).to_have_count(1)


@pytest.mark.parametrize("learner", [(DESK, "de-DE")], indirect=True)
def test_a_first_game_of_scoundrels_is_finished_without_a_rulebook(learner: Person) -> None:
    begun(learner, "scoundrels")
    expect(learner.page.locator(".coach .said")).to_contain_text("Safes dieser Stadt")
    learner.check_access()
    heard = follow(learner, "scoundrels")
    assert {0, len(load("scoundrels").steps) - 1} <= heard
    learner.page.keyboard.press("End")
    expect(learner.page.locator(COUNT)).to_contain_text("gewinn")


@pytest.mark.parametrize("learner", [(DESK, "en-US")], indirect=True)
def test_a_lesson_is_left_and_come_back_to_and_goes_back_a_step(learner: Person) -> None:
    begun(learner, "goat")
    for number in range(4):
        learner.page.locator(".coach .next").click()
        learner.page.wait_for_function(WENT_ON, arg=number)
    question = learner.page.locator(".coach .said")
    expect(question).to_contain_text("Otto says what the card is")
    learner.page.reload()
    expect(question).to_contain_text("Otto says what the card is")
    insist(learner, '[data-choice="refuse"]', "went to Otto")
    expect(question).to_contain_text("went to Otto")
    learner.page.get_by_role("button", name="Back").click()
    expect(question).to_contain_text("Otto says what the card is")
    learner.page.get_by_role("button", name="Start again").click()
    expect(question).to_contain_text("This is you, with 4 coins")


# What the guide covers of what it speaks of and of what is asked, and how much of the page the table has.
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const guide = box(document.querySelector('.coach'));
  const over = (one) => {
    const other = box(one);
    const wide = Math.min(guide.right, other.right) - Math.max(guide.left, other.left);
    const high = Math.min(guide.bottom, other.bottom) - Math.max(guide.top, other.top);
    return other.width > 4 && wide > 2 && high > 2;
  };
  const kept = [...document.querySelectorAll('.bench [data-look], .prompt')];
  const shown = kept.filter((one) => box(one).bottom > 0 && box(one).right > 0 && box(one).left < innerWidth);
  const table = box(document.querySelector('.bench main'));
  return {
    covered: shown.filter(over).map((one) => one.dataset.oid ?? one.className),
    inside: guide.left >= 0 && guide.right <= innerWidth && guide.top >= table.top && guide.bottom <= innerHeight,
    above: table.top, below: innerHeight - table.bottom,
  };
}"""


@pytest.mark.parametrize("name", ["goat", "scoundrels"])
@pytest.mark.parametrize("size", [DESK, (1280, 640), (820, 1180), PHONE])
def test_a_guide_stands_beside_what_it_speaks_of_and_the_table_has_the_whole_page(
    browser: Browser, house: Served, size: tuple[int, int], name: str
) -> None:
    with somebody(browser, house.url, size) as learner:
        learner.go(f"/learn?game={name}")
        for number in range(4):
            learner.page.locator(".coach:not(.unplaced)").wait_for()
            learner.at_rest()
            learner.page.wait_for_timeout(600)
            found = learner.page.evaluate(COVERED)
            assert not found["covered"], f"step {number + 1}: the guide stands on {found['covered']}"
            assert found["inside"], f"step {number + 1}: {found}"
            assert found["above"] < 60, "nothing but the bar stands above the table"
            assert found["below"] == 0, "the table reaches the lower edge"
            if not learner.page.locator(".coach .next").count():
                return
            learner.page.locator(".coach .next").click()
            learner.page.wait_for_function(WENT_ON, arg=number)


def test_a_position_is_set_up_tried_and_sent_to_a_friend(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann, somebody(browser, house.url, PHONE) as bob:
        ann.go("/sandbox")
        ann.page.get_by_role("button", name="Set up").click()
        ann.page.get_by_label("Coins").nth(0).fill("60")
        ann.page.get_by_label("Coins").nth(0).press("Tab")
        ann.page.get_by_role("button", name="Try it").click()
        expect(ann.page.get_by_role("alert")).to_contain_text("coins are on the table; there are 40")
        assert [complaint for complaint in ann.complaints if "400" not in complaint] == []
        ann.complaints.clear()
        ann.page.get_by_label("Coins").nth(0).fill("7")
        ann.page.get_by_label("Coins").nth(0).press("Tab")
        ann.check_access()
        ann.page.get_by_role("button", name="Text").click()
        expect(ann.page.get_by_label("Position")).to_have_value(re.compile(r"coins = 7"))
        ann.page.get_by_role("button", name="Try it").click()
        ann.page.locator("dialog").wait_for(state="detached")
        for thing in ("hand:goat", "claim:widow", "seat:1"):
            ann.page.locator(f'[data-oid="{thing}"].lit').first.click()
        before = ann.page.url
        ann.page.get_by_role("button", name="Send it over").click()
        expect(ann.page.locator(".say")).to_contain_text("This is the Widow")
        ann.page.wait_for_url(lambda url: url != before)
        ann.check_access()
        bob.go(ann.page.url.removeprefix(ann.url))
        expect(bob.page.locator(".say")).to_contain_text("This is the Widow")
        bob.check_access()
        bob.page.get_by_role("button", name="Back").click()
        expect(bob.page.locator(".say")).to_have_count(0)


def test_a_broken_link_says_so(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann:
        ann.go("/sandbox#p=cut-off")
        expect(ann.page.get_by_role("alert")).to_contain_text("cannot be read")


def test_nothing_is_framed_before_the_guide_speaks_of_it(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url, reduced_motion="reduce") as ann:
        ann.prefer(pace="step")
        begun(ann, "goat")
        page = ann.page
        for number in range(4):
            page.locator(".coach .next").click()
            page.wait_for_function(WENT_ON, arg=number)
        shown, onward = page.locator(".coach, .onward"), page.locator(".onward")
        for _ in range(60):
            shown.first.wait_for()
            assert page.evaluate(FRAMED) == ""
            if onward.count():
                page.keyboard.press("Space")
            elif "Step 7" in page.locator(".coach").inner_text():
                break
            else:
                page.evaluate(FOLLOW, [step.try_ for step in load("goat").steps])
            page.wait_for_timeout(30)
