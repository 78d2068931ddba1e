"""People at browsers, for tests: they look, press, wait, and say what went wrong on the page."""

from __future__ import annotations

import contextlib
import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

PATIENCE = 60.0
"""Seconds after which a test gives up what it waits for on a page."""
expect.set_options(timeout=PATIENCE * 1000)

CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESK, PHONE = (1440, 900), (390, 844)
CLIENT = Path(__file__).parents[2] / "src" / "saloon" / "server" / "client" / "index.html"

# Something that is offered: a thing that is lit or a button of the prompt, the same again when asked "Sure?".
OFFERED = """(pick) => {
  const shown = (one) => one.offsetParent !== null && !one.disabled;
  const ours = document.querySelector('.prompt.mine');
  if (!ours) return null;
  const buttons = [...document.querySelectorAll('.prompt .acts .btn.go, .prompt .acts .btn.may')].filter(shown);
  const sure = document.querySelector('[data-oid].sure') ?? document.querySelector('.prompt .acts .btn.sure');
  const things = [...document.querySelectorAll('[data-oid].lit')].filter(shown);
  const all = sure && shown(sure) ? [sure] : [...things, ...buttons];
  return all[Math.floor(pick * all.length)] ?? null;
}"""
CALLED = "(one) => one.dataset.oid ?? one.dataset.choice ?? one.textContent.trim()"
BUSY = ".prompt .ask[aria-busy=true]"
# Answers when the table has: every look from outside costs as much as a press.
PRESS = f"""async (pick) => {{
  const one = ({OFFERED})(pick);
  if (!one) return '';
  const called = ({CALLED})(one);
  const end = performance.now() + {PATIENCE * 1000};
  one.click();
  do await new Promise((done) => setTimeout(done)); while (document.querySelector('{BUSY}') && performance.now() < end);
  return called;
}}"""

# Where a pointer must go to press it: a place where it lies open, after scrolling to it if there is none in sight.
# What was put together is sent more often than it is changed again.
POINT = f"""(pick) => {{
  // Of a night's two buttons the first only stops it for a while.
  const scene = document.querySelector('.theatre .btn.go')
    ?? [...document.querySelectorAll('.theatre .night button')].at(-1);
  const made = pick < 0.6 ? document.querySelector('.prompt.mine .acts .btn.go[data-choice][data-letter=""]') : null;
  const one = scene ?? made ?? ({OFFERED})(pick);
  if (!one) return null;
  const open = () => {{
    const box = one.getBoundingClientRect();
    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85])
      for (const across of [0.5, 0.25, 0.75, 0.1, 0.9]) {{
        const [x, y] = [box.left + across * box.width, box.top + down * box.height];
        const there = document.elementFromPoint(x, y);
        if (there && one.contains(there)) return {{ x, y }};
      }}
    return null;
  }};
  let spot = open();
  if (!spot) {{
    one.scrollIntoView({{ block: 'center', inline: 'center', behavior: 'instant' }});
    spot = open();
  }}
  const box = one.getBoundingClientRect();
  const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return {{ called: ({CALLED})(one), over: over?.closest('[class]')?.className ?? '', ...spot }};
}}"""

# Whatever moves has come to rest, but for what moves as long as it is there; and no style is still on its way.
AT_REST = """() => document.getAnimations().every(
  (one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity)
  && [...document.querySelectorAll('link[rel=stylesheet]')].every((one) => one.sheet)"""

# What is in order need not be listed.
WCAG = """axe.run(document, {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] })"""


def harmless(complaint: str) -> bool:
    """Whether a browser says so where nothing is wrong.

    401 is the server's honest answer to "who am I" of somebody new; the script is the service worker's, for which a
    server that is just down has no answer. What was on its way when a page is left is not fetched any more.
    """
    return re.search(r"401|ERR_|WebSocket|409|fetching the script|Failed to fetch", complaint) is not None


class Person:
    """A browser of one's own, with everything the page complained about."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.complaints: list[str] = []
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self._heard(str(error)))
        self.page.on("console", lambda message: message.type == "error" and self._heard(message.text))
        self.page.set_default_timeout(PATIENCE * 1000)

    def _heard(self, text: str) -> None:
        if not harmless(text):
            self.complaints.append(text)

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)
        self.page.locator("main").first.wait_for()

    def prefer(self, **likes: Any) -> None:
        """Set what the device remembers, before the first page."""
        known = "JSON.parse(localStorage.getItem('saloon.prefs') ?? '{}')"
        self.context.add_init_script(
            f"localStorage.setItem('saloon.prefs', JSON.stringify({{...{known}, ...{json.dumps(likes)}}}))"
        )

    @property
    def table(self) -> str:
        return re.sub(r".*/t/([\w-]+).*", r"\1", self.page.url)

    def press(self, pick: float) -> str:
        """Press one of the things offered, and wait for the answer; "" if nothing is asked of us now."""
        pressed: str = self.page.evaluate(PRESS, pick)
        return pressed

    def answered(self) -> None:
        """Wait until the table has answered to what was pressed."""
        self.page.locator(BUSY).wait_for(state="detached")

    def over(self) -> bool:
        return self.page.locator("dialog .verdict").count() > 0

    def until(self, fits: Callable[[], object], what: str) -> None:
        """Look again and again, while the page goes on; if it never comes, say what did not."""
        end = time.monotonic() + PATIENCE
        while not fits():
            assert time.monotonic() < end, f"{what}: {self.page.locator('main').first.inner_text()}"
            self.page.wait_for_timeout(25)

    def fetched(self, path: str) -> Any:
        """What the server answers to this person."""
        return self.page.evaluate("async (path) => (await fetch(path)).json()", path)

    def at_rest(self) -> None:
        self.page.wait_for_function(AT_REST)

    def check_access(self) -> None:
        """No violation of WCAG AA, as axe-core sees it; what fades in is looked at when it is there."""
        self.at_rest()
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(WCAG)
        said = [
            f"{v['id']}: {v['help']}: {[n['html'][:160] for n in v['nodes'][:4]]}"
            for v in found["violations"]
        ]
        assert not said, "\n".join(said)


@contextlib.contextmanager
def somebody(
    browser: Browser,
    url: str,
    size: tuple[int, int] = DESK,
    locale: str = "en-US",
    likes: dict[str, Any] | None = None,
    **more: Any,
) -> Iterator[Person]:
    """A person with cookies of one's own, who waits for nothing that is only shown, unless it is liked."""
    width, height = size
    context = browser.new_context(viewport={"width": width, "height": height}, locale=locale, **more)
    person = Person(context, url)
    person.prefer(pace="instant", fuse=0, **(likes or {}))
    try:
        yield person
        assert not person.complaints, person.complaints
    finally:
        context.close()


class Pressing:
    """Everyone presses whatever is offered. The dice fall once for each press, however often there is none."""

    def __init__(self, people: list[Person], dice: Callable[[], float], most: int = 4000) -> None:
        self.people = people
        self.dice = dice
        self.most = most
        self.pick = dice()
        self.pressed = 0
        self.last = time.monotonic()

    def once(self, wanted: str) -> bool:
        """Whether anything could be pressed; if that was so too often or too long ago, what was wanted never came."""
        acted = False
        for person in self.people:
            if person.press(self.pick):
                self.pick = self.dice()
                self.pressed += 1
                self.last = time.monotonic()
                acted = True
        if not acted:
            self.people[0].page.wait_for_timeout(25)
        if self.pressed > self.most or time.monotonic() - self.last > PATIENCE:
            shown = [person.page.locator("main").first.inner_text() for person in self.people]
            raise AssertionError(f"{wanted} never came; {self.pressed} times something was pressed: {shown}")
        return acted


def play(people: list[Person], dice: Callable[[], float]) -> int:
    """Press until all have seen the count; answers with how often something was pressed."""
    pressing = Pressing(people, dice)
    while pressing.once("the end of the game") or not all(person.over() for person in people):
        pass
    return pressing.pressed


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, timeout=2 * PATIENCE * 1000)
