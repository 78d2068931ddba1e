"""Whole games by one pair of hands, a mouse, a finger or keys, and eyes that look at every question."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.browser.browsing import PATIENCE, POINT, Person
from tests.browser.measuring import faults

MOST = 3000
COUNT = "dialog .verdict, .theatre .count .verdict"
Look = Callable[[], None]

# What somebody can see: what goes on by itself, what is asked, and the keys that are shown. One look tells it all.
SEEN = """() => {
  const there = (what) => document.querySelector(what) !== null;
  const shown = (one) => one.offsetParent !== null;
  const keys = [...document.querySelectorAll('[data-key]')].filter(shown).map((one) => one.dataset.key);
  const letters = [...document.querySelectorAll('.prompt .acts [data-choice][data-letter]')]
    .map((one) => one.dataset.letter).filter(Boolean);
  return {
    over: there('dialog .verdict') || there('.theatre .count .verdict'),
    theatre: there('.theatre'),
    night: there('.theatre .night'),
    beat: there('.onward'),
    mine: there('.prompt.mine'),
    busy: there('.prompt .ask[aria-busy=true]'),
    call: there('.call.prompt.mine'),
    enter: there('[data-oid].sure') || there('.prompt .acts .btn.sure') ||
      there('.prompt .acts .btn.go[data-choice][data-letter=""]'),
    keys, letters, lost: document.activeElement === document.body,
  };
}"""
SHIFTED = "⇧"

# Whatever moves on the page by itself, with the time when it did.
SHIFTS = """
window.shifts = [];
const named = (node) => node?.nodeType !== 1 ? (node?.parentElement ? named(node.parentElement) : 'something')
  : `${node.tagName.toLowerCase()}.${node.className?.baseVal ?? node.className}`;
new PerformanceObserver((list) => {
  for (const one of list.getEntries())
    window.shifts.push({ at: one.startTime, value: one.value, what: one.sources.map(({ node }) => named(node)) });
}).observe({ type: 'layout-shift', buffered: true });
"""
FRAMES = """async () => {
  for (let k = 0; k < 3; k++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now();
}"""
# What is on the table for somebody who reads it: the question, what is lit and picked, and the last news.
SHOWN = """() => [...document.querySelectorAll('.prompt .ask, .news')].map((one) => one.innerText)
  .concat([...document.querySelectorAll('[data-oid].lit, [data-oid].picked')]
    .map((one) => one.className + one.dataset.oid)).join(' ')"""
# What kind of screen it is: whose question, and the kinds of things that are lit and picked.
SHAPE = """() => {
  const things = (what) => [...document.querySelectorAll(what)].map((one) => one.dataset.oid.split(':')[0]);
  const kinds = (what) => [...new Set(things(what))];
  const buttons = [...document.querySelectorAll('.prompt .acts .btn')].map((one) => one.className.split(' svelte')[0]);
  return [kinds('[data-oid].lit'), '|', kinds('[data-oid].picked'), '|', buttons].flat().sort().join(' ');
}"""
SHIFTED_SINCE = """(since) => window.shifts.filter(({ at, value }) => at >= since && value > 0.0005)
  .map(({ value, what }) => `moves while it is read, by ${value.toFixed(4)}: ${what.join(', ')}`)"""


class Eyes:
    """Look at every question as somebody who reads it, and remember what was wrong."""

    def __init__(
        self, person: Person, size: tuple[int, int], access: tuple[int, ...] = (1, 12), alike: int = 2
    ) -> None:
        person.context.add_init_script(SHIFTS)
        self.person = person
        self.size = size
        self.access = access
        """The looks at which WCAG is checked too."""
        self.alike = alike
        """How many screens of one kind are measured."""
        self.kinds: Counter[str] = Counter()
        self.looks = 0
        self.seen: set[str] = set()
        self.found: list[str] = []

    def look(self) -> None:
        """A screen that was looked at before is not looked at again: who changes a choice comes by the same ones."""
        page = self.person.page
        shown, shape = page.evaluate(SHOWN), page.evaluate(SHAPE)
        if shown in self.seen or self.kinds[shape] >= self.alike:
            return
        self.seen.add(shown)
        self.kinds[shape] += 1
        self.looks += 1
        self.person.at_rest()
        since = page.evaluate(FRAMES)
        asked = page.locator(".prompt .ask").first.inner_text()
        seen = faults(page, self.size)
        if self.looks in self.access:
            self.person.check_access()
        page.evaluate(FRAMES)
        seen += page.evaluate(SHIFTED_SINCE, since)
        self.found += [f"look {self.looks}, “{asked}”: {one}" for one in seen]


def turning(person: Person, act: Callable[[dict[str, Any]], bool]) -> int:
    """Act on what is seen until the count is there; answers with how often something was done."""
    acted, last = 0, time.monotonic()
    while not (seen := person.page.evaluate(SEEN))["over"]:
        assert acted < MOST, f"it goes round in circles: {person.page.locator('main').first.inner_text()}"
        waited = time.monotonic() - last
        assert waited < PATIENCE, f"nothing goes on: {person.page.locator('main').first.inner_text()}"
        if act(seen):
            acted, last = acted + 1, time.monotonic()
            person.answered()
        else:
            person.page.wait_for_timeout(20)
    return acted


def by_pointing(person: Person, dice: random.Random, look: Look, touch: bool = False) -> int:
    """Point at what is offered, where it lies open, with the mouse or with a finger."""
    page = person.page

    def act(seen: dict[str, Any]) -> bool:
        if seen["busy"]:
            return False
        if seen["mine"] and not seen["theatre"]:
            look()
        spot: dict[str, Any] | None = page.evaluate(POINT, dice.random())
        if spot is None:
            return False
        if "x" not in spot and page.locator(".theatre").count():
            return False  # a scene began in this moment; it passes
        assert "x" in spot, f"{spot['called']} is offered, but covered by “{spot['over']}”"
        if touch:
            page.touchscreen.tap(spot["x"], spot["y"])
        else:
            page.mouse.click(spot["x"], spot["y"])
            page.mouse.move(0, 0)  # what lies under the pointer shows itself large
        return True

    return turning(person, act)


def typed(person: Person, key: str) -> None:
    person.page.keyboard.press(f"Shift+Digit{key[1:]}" if key.startswith(SHIFTED) else f"Digit{key}")


def by_keys(person: Person, dice: random.Random, look: Look) -> int:
    """Press keys that are shown; after each the focus is somewhere on the table, never on the page itself."""
    keyboard = person.page.keyboard

    def act(seen: dict[str, Any]) -> bool:
        if seen["night"]:
            keyboard.press("End")
            keyboard.press("Enter")
            return True
        if seen["beat"]:
            keyboard.press("Space")
            return True
        if not seen["mine"] or seen["busy"]:
            return False
        look()
        if seen["enter"] and dice.random() < 0.8:
            keyboard.press("Enter")
        elif seen["call"]:
            keyboard.press(dice.choice("xxc"))
        elif seen["keys"] or seen["letters"]:
            one = dice.choice([*seen["keys"], *seen["letters"]])
            keyboard.press(one.lower()) if one.isalpha() else typed(person, one)
        else:
            return False
        person.until(
            lambda: not person.page.evaluate("document.activeElement === document.body"),
            "the focus fell to the page",
        )
        return True

    return turning(person, act)
