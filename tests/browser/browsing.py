"""People at browsers, for tests: they look, press, wait, and say what went wrong on the page."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESK, PHONE = (1440, 900), (390, 844)
CLIENT = Path(__file__).parents[2] / "src" / "saloon" / "server" / "client" / "index.html"

# Press something that is offered: a thing that is lit or a button of the prompt, the same again when asked "Sure?".
PRESS = """(pick) => {
  const shown = (one) => one.offsetParent !== null && !one.disabled;
  const ours = document.querySelector('.prompt.mine');
  if (!ours) return '';
  const buttons = [...document.querySelectorAll('.prompt .acts .btn.go, .prompt .acts .btn.may')].filter(shown);
  const sure = document.querySelector('[data-oid].sure') ?? document.querySelector('.prompt .acts .btn.sure');
  const things = [...document.querySelectorAll('[data-oid].lit')].filter(shown);
  const all = sure && shown(sure) ? [sure] : [...things, ...buttons];
  if (!all.length) return '';
  const one = all[Math.floor(pick * all.length)];
  one.click();
  return one.dataset.oid ?? one.dataset.choice ?? one.textContent;
}"""


class Person:
    """A browser of one's own, with everything the page complained about."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.complaints: list[str] = []
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._heard)
        self.page.set_default_timeout(20_000)

    def _heard(self, message: Any) -> None:
        # 401 is the server's honest answer to "who am I" of somebody new; the script is the service worker's, for which
        # a server that is just down has no answer.
        if message.type == "error" and not re.search(
            r"401|ERR_|WebSocket|409|fetching the script", message.text
        ):
            self.complaints.append(message.text)

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
        """Press one of the things offered; "" if nothing is asked of us now."""
        pressed: str = self.page.evaluate(PRESS, pick)
        return pressed

    def answered(self) -> None:
        """Wait until the table has answered to what was pressed."""
        self.page.locator(".prompt .ask[aria-busy=true]").wait_for(state="detached")

    def over(self) -> bool:
        return self.page.locator("dialog .verdict").count() > 0

    def check_access(self) -> None:
        """No violation of WCAG AA, as axe-core sees it."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']})"
        )
        said = [
            f"{v['id']}: {v['help']}: {[n['html'][:160] for n in v['nodes'][:4]]}"
            for v in found["violations"]
        ]
        assert not said, "\n".join(said)


@contextlib.contextmanager
def somebody(
    browser: Browser, url: str, size: tuple[int, int] = DESK, locale: str = "en-US", **more: Any
) -> Iterator[Person]:
    """A person with cookies of one's own."""
    width, height = size
    context = browser.new_context(viewport={"width": width, "height": height}, locale=locale, **more)
    person = Person(context, url)
    try:
        yield person
        assert not person.complaints, person.complaints
    finally:
        context.close()


def play(people: list[Person], dice: Callable[[], float], most: int = 4000) -> int:
    """Let everyone press whatever is offered, until all have seen the count."""
    pressed = 0
    for _ in range(most):
        acted = [person.press(dice()) for person in people]
        for person in people:
            person.answered()
        pressed += sum(bool(one) for one in acted)
        if not any(acted):
            if all(person.over() for person in people):
                return pressed
            people[0].page.wait_for_timeout(25)
    raise AssertionError(
        f"the game did not end: {[person.page.locator('.prompt').inner_text() for person in people]}"
    )


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
