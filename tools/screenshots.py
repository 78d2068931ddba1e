"""Pictures of every main screen, at both widths, into docs/screenshots: a real server, browser and game."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tools.house import CHROMIUM, FLAGS, served

TOP = Path(__file__).parents[1]
OUT = TOP / "docs" / "screenshots"
PORT = 8431
URL = f"http://127.0.0.1:{PORT}"
SIZES = {"desk": (1440, 900), "phone": (390, 844)}
LOOKS = {"desk": "light", "phone": "dark"}
"""The theme of each width, unless the name of a screen ends in -dark or -light."""


def new_page(browser: Browser, size: str, lang: str, look: str) -> Page:
    width, height = SIZES[size]
    likes: Any = {"color_scheme": look, "reduced_motion": "reduce"}
    context = browser.new_context(viewport={"width": width, "height": height}, locale=lang, **likes)
    context.add_init_script(
        f"localStorage.setItem('saloon.prefs', JSON.stringify({{askFirst: false, lang: '{lang}'}}))"
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    return page


OPEN = """async ({ game, seats, options }) => {
  const post = async (path, body) => (await fetch(path, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })).json();
  await post("/api/me", { name: "Mara" });
  return (await post("/api/tables", { game, seats, pace: "turn", options })).table;
}"""


def opened(page: Page, game: str, bots: int, **options: Any) -> dict[str, Any]:
    """A table where nobody waits: turn by turn, bots answer at once. Says what was wished for, to sit down again."""
    page.goto(URL)
    levels = ["bot:rules", "bot:rules:bloodhound", "bot:rules:miser"]
    wish = {"game": game, "seats": ["human", *levels[:bots]], "options": options}
    sit(page, wish)
    return wish


def sit(page: Page, wish: dict[str, Any]) -> None:
    page.goto(f"{URL}/t/{page.evaluate(OPEN, wish)}")
    page.locator(".prompt").first.wait_for()


def rest(page: Page) -> None:
    """Wait until everything has been drawn."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(1200)


DICE = Random(7)


NIGHT = ".theatre .night"
OVER = ".theatre .count, dialog .verdict"


def press(page: Page) -> None:
    """Do something that is offered, most often with scoundrels; nightfall is looked at to its end."""
    if page.locator(NIGHT).count():
        page.keyboard.press("End")
    page.evaluate(
        """([pick, eager]) => {
          const shown = (one) => one.offsetParent !== null && !one.disabled;
          const night = document.querySelector('.theatre .night .btn.go');
          if (night) return night.click();
          const all = [...document.querySelectorAll('[data-oid].lit, .prompt.mine .acts .btn.go')].filter(shown);
          const hire = all.filter((one) => /^saloon:|^scoundrel:/.test(one.dataset.oid ?? ''));
          const some = eager && hire.length ? hire : all;
          some[Math.floor(pick * some.length)]?.click();
        }""",
        [DICE.random(), DICE.random() < 0.7],
    )
    page.wait_for_timeout(120)


def until(
    page: Page, *wanted: str, asks: str = "", most: int = 1500, wish: dict[str, Any] | None = None
) -> None:
    """Play on until all this is on the page at once, and this is asked; with a wish at another table after an end."""
    for _ in range(most):
        if all(page.locator(one).count() for one in wanted) and (
            not asks or page.locator(".prompt.mine .ask", has_text=asks).count()
        ):
            return rest(page)
        if wish and page.locator(OVER).count():
            sit(page, wish)
        elif NIGHT not in wanted or not page.locator(NIGHT).count():
            press(page)
    raise AssertionError(f"'{wanted}' never came")


# The screens


def lobby(page: Page) -> None:
    page.goto(URL)
    page.locator(".bill .btn.go").wait_for()
    rest(page)


def new_table(page: Page) -> None:
    lobby(page)
    page.locator(".bill.on .opts .btn").click()
    for k, (level, character) in enumerate([("top", "stone-face"), ("greedy", "bloodhound")]):
        picks = page.locator("dialog .pick").nth(k).locator("select")
        picks.first.select_option(level)
        picks.last.select_option(character)
    rest(page)


def waiting(page: Page) -> None:
    lobby(page)
    page.locator(".ways button").first.click()
    page.locator("dialog .btn.go").click()
    page.get_by_label("Invitation").wait_for()
    rest(page)


def goat(page: Page) -> None:
    wish = opened(page, "goat", 3)
    until(page, '[data-choice="accept"]', "ol.lines li:nth-child(24), .news", wish=wish)


def goat_hand(page: Page) -> None:
    opened(page, "goat", 3)
    until(page, '[data-oid^="hand:"].lit')
    page.locator('[data-oid^="hand:"]').first.click()
    rest(page)


def hint(page: Page) -> None:
    goat_hand(page)
    page.keyboard.press("Escape")
    page.locator(".prompt .acts .btn.quiet").last.click()
    page.locator(".prompt .advice").wait_for()
    rest(page)


MINE = ":is(.yours, .own)"
STEP_2 = {"en": "Step 2", "de": "Schritt 2"}
"""How the question of an ordinary turn begins."""


def scoundrels(page: Page) -> None:
    """An ordinary turn: two scoundrels on the sheet, one of them lit."""
    wish = opened(page, "scoundrels", 3, days=3)
    lang = page.evaluate("document.documentElement.lang")
    until(page, f"{MINE} .sc >> nth=1", f"{MINE} .sc.lit", asks=STEP_2[lang], wish=wish)


def nightfall(page: Page) -> None:
    opened(page, "scoundrels", 3)
    until(page, NIGHT)
    page.wait_for_timeout(3000)


def double_or_nothing(page: Page) -> None:
    wish = opened(page, "scoundrels", 3, expansion="double-or-nothing")
    until(page, ".safe.lit", "ol.lines li:nth-child(60), .phone", wish=wish)


def solo(page: Page) -> None:
    wish = opened(page, "scoundrels", 0, expansion="double-or-nothing", enemy="lilith-boone")
    until(page, ".safe.lit", "ol.lines li:nth-child(30), .phone", wish=wish)


def count(page: Page) -> None:
    opened(page, "scoundrels", 3)
    until(page, ".theatre .count", most=4000)
    page.keyboard.press("End")
    page.locator(".theatre .count .verdict").wait_for()
    rest(page)


def curtain(page: Page) -> None:
    lobby(page)
    page.locator(".ways button").nth(1).click()
    page.locator("dialog .btn.go").click()
    page.get_by_role("button", name="Hold to open").wait_for()
    rest(page)


def rules(page: Page) -> None:
    page.goto(f"{URL}/rules?game=goat")
    page.get_by_label("Search").fill("sheriff")
    rest(page)


def sandbox(page: Page) -> None:
    page.goto(f"{URL}/sandbox")
    page.locator(".prompt.mine").first.wait_for()
    rest(page)


def learn(page: Page) -> None:
    page.goto(f"{URL}/learn?game=goat")
    page.locator("[data-oid]").first.wait_for()
    rest(page)


def final(page: Page) -> None:
    opened(page, "goat", 3)
    until(page, "dialog .verdict", most=4000)


def review(page: Page) -> None:
    final(page)
    page.locator('dialog a[href^="/review/"]').click()
    page.locator(".review path.line").first.wait_for()
    rest(page)


def replay(page: Page) -> None:
    final(page)
    page.locator('dialog a[href^="/replay/"]').click()
    page.get_by_label("Moment").wait_for()
    for _ in range(12):
        page.keyboard.press(".")
        page.wait_for_timeout(120)
    rest(page)


SCREENS: dict[str, Callable[[Page], None]] = {
    "lobby": lobby, "new-table": new_table, "waiting": waiting, "goat": goat, "goat-hand": goat_hand, "hint": hint,
    "scoundrels": scoundrels, "scoundrels-german": scoundrels, "scoundrels-dark": scoundrels,
    "double-or-nothing": double_or_nothing, "solo": solo, "nightfall": nightfall, "count": count, "final": final,
    "replay": replay, "review": review, "learn": learn, "rules": rules, "sandbox": sandbox, "curtain": curtain,
}  # fmt: skip


def main(wanted: list[str]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with served(PORT, hasty=True), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name in wanted or SCREENS:
            lang = "de" if name.endswith("-german") else "en"
            for size in SIZES:
                look = ("light" if size == "phone" else "dark") if name.endswith("-dark") else LOOKS[size]
                page = new_page(browser, size, lang, look)
                SCREENS[name](page)
                page.screenshot(path=OUT / f"{name}-{size}.png")
                print(f"{name}-{size}.png", flush=True)
                page.context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
