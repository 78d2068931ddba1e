"""Pictures of every main screen, at both widths, into docs/screenshots: a real server, browser and game."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tools.house import CHROMIUM, FLAGS, served

TOP = Path(__file__).parents[1]
OUT = TOP / "docs" / "screenshots"
PORT = 8431
URL = f"http://127.0.0.1:{PORT}"
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
LOOKS = {"desk": "light", "phone": "dark"}


def new_page(browser: Browser, size: str) -> Page:
    width, height = SIZES[size]
    likes: Any = {"color_scheme": LOOKS[size], "reduced_motion": "reduce"}
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-US", **likes)
    context.add_init_script(
        "localStorage.setItem('saloon.prefs', JSON.stringify({askFirst: false, lang: 'en'}))"
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    return page


def deal(page: Page, game: str) -> None:
    page.goto(URL)
    bill = page.locator("article").filter(has_text=game)
    if bill.get_by_role("button", name="Choose this game").count():
        bill.get_by_role("button", name="Choose this game").click()
    page.get_by_role("button", name="Deal me in").click()
    asked(page)


def asked(page: Page) -> None:
    """Wait until something is asked of us and everything has been drawn."""
    page.locator(".prompt.mine").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(800)


def press(page: Page) -> None:
    """Do something that is offered; nightfall is looked at to its end."""
    if page.locator(".theatre .night").count():
        page.keyboard.press("End")
    page.evaluate(
        """() => {
          const shown = (one) => one.offsetParent !== null && !one.disabled;
          const night = document.querySelector('.theatre .night .btn.go');
          if (night) return night.click();
          const all = [...document.querySelectorAll('[data-oid].lit, .prompt.mine .acts .btn.go')].filter(shown);
          const hire = all.filter((one) => /^saloon:|^scoundrel:/.test(one.dataset.oid ?? ''));
          (hire[0] ?? all[all.length - 1])?.click();
        }"""
    )
    page.wait_for_timeout(250)


def until(page: Page, wanted: str, most: int = 240) -> None:
    """Play on until something is on the page."""
    for _ in range(most):
        if page.locator(wanted).count():
            return
        press(page)
    raise AssertionError(f"'{wanted}' never came")


def lobby(page: Page) -> None:
    page.goto(URL)
    page.get_by_role("button", name="Deal me in").wait_for()
    page.wait_for_load_state("networkidle")


def goat(page: Page) -> None:
    deal(page, "Goat")
    until(page, '[data-choice="accept"]')
    page.wait_for_timeout(500)


def goat_hand(page: Page) -> None:
    deal(page, "Goat")
    until(page, '[data-oid^="hand:"].lit')
    page.locator('[data-oid^="hand:"]').first.click()


OPEN = """async (options) => {
  const post = async (path, body) => (await fetch(path, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })).json();
  await post("/api/me", { name: "Mara" });
  const seats = ["human", ...Array(options.enemy ? 0 : 3).fill("bot:rules")];
  return (await post("/api/tables", { game: "scoundrels", seats, pace: "turn", options })).table;
}"""


def town(page: Page, *wanted: str, most: int = 400, **options: Any) -> None:
    """A table of Scoundrels where nobody waits, played on until all this has been on the page, one after another."""
    page.goto(URL)
    page.goto(f"{URL}/t/{page.evaluate(OPEN, options)}")
    page.locator(".scoundrels .prompt").first.wait_for()
    for one in wanted:
        until(page, one, most)
    page.wait_for_timeout(800)


def scoundrels(page: Page) -> None:
    town(page, ":is(.yours, .own) .sc >> nth=1", ":is(.yours, .own) .sc.lit:has-text('Use')", days=3)


def nightfall(page: Page) -> None:
    town(page, ".theatre .night")
    page.wait_for_timeout(2500)


def double_or_nothing(page: Page) -> None:
    town(page, ".safe.lit", expansion="double-or-nothing")


def solo(page: Page) -> None:
    town(page, ".scoundrels:has(.automa b) .safe.lit, .phone .safe.lit", enemy="lilith-boone")


def town_count(page: Page) -> None:
    town(page, ".theatre .count .verdict", most=4000)


def waiting(page: Page) -> None:
    page.goto(URL)
    page.get_by_role("button", name="Invite friends").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Invitation").wait_for()


def curtain(page: Page) -> None:
    page.goto(URL)
    page.get_by_role("button", name="Pass one device around").click()
    page.get_by_role("dialog").get_by_role("button", name="Deal me in").click()
    page.get_by_role("button", name="Hold to open").wait_for()


def rules(page: Page) -> None:
    page.goto(f"{URL}/rules?game=goat")
    page.get_by_label("Search").fill("sheriff")
    page.wait_for_timeout(1200)


def sandbox(page: Page) -> None:
    page.goto(f"{URL}/sandbox")
    asked(page)


def learn(page: Page) -> None:
    page.goto(f"{URL}/learn")
    page.get_by_role("button", name="Sit down").first.click()
    page.get_by_role("button", name="Go on").wait_for()
    page.wait_for_timeout(1000)


def final(page: Page) -> None:
    """The count of a whole game, and after it the replay is one click away."""
    deal(page, "Goat")
    until(page, "dialog .verdict", 4000)
    page.wait_for_timeout(800)


def replay(page: Page) -> None:
    final(page)
    page.locator("dialog").get_by_role("link", name="Replay").click()
    page.get_by_label("Moment").wait_for()
    for _ in range(12):
        page.keyboard.press(".")
        page.wait_for_timeout(120)
    page.wait_for_load_state("networkidle")


SCREENS: dict[str, Callable[[Page], None]] = {
    "lobby": lobby, "goat": goat, "goat-hand": goat_hand, "scoundrels": scoundrels, "nightfall": nightfall,
    "double-or-nothing": double_or_nothing, "solo": solo, "scoundrels-count": town_count, "waiting": waiting,
    "curtain": curtain, "rules": rules, "sandbox": sandbox, "learn": learn, "final": final, "replay": replay,
}  # fmt: skip


def main(wanted: list[str]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with served(PORT), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name in wanted or SCREENS:
            for size in SIZES:
                page = new_page(browser, size)
                SCREENS[name](page)
                page.screenshot(path=OUT / f"{name}-{size}.png")
                print(f"{name}-{size}.png", flush=True)
                page.context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
