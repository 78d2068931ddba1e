"""The main screens, each brought about from nothing but recorded games and fixed answers: the same every time."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from playwright.sync_api import Browser

from saloon import new
from tests.browser.browsing import Person, somebody
from tests.browser.frames import TABLE, Deal, Frame, Past, Shown, ending, frames, info, looked_on
from tests.browser.test_scenes import to_the_scene

DOUBLE = {"expansion": "double-or-nothing"}
GOAT = Deal("goat", 3, {}, 2)
GOAT_OF_FIVE = Deal("goat", 5, {}, 3)
SCOUNDRELS = Deal("scoundrels", 3, {"strategy_cards": True}, 2)
PLAYED_WELL = Deal("scoundrels", 3, {"strategy_cards": True}, 13, bot="rules")
"""Chance steals nothing: a count has safes to open where somebody played for them."""
FOUR = Deal("scoundrels", 4, {**DOUBLE, "strategy_cards": True}, 5)
SOLO = Deal("scoundrels", 1, {**DOUBLE, "enemy": "lilith-boone"}, 7)
NOON = "2026-06-01T12:00:00Z"
# The same dice for whatever the page itself draws by chance.
DICE = "(() => { let seed = 7; Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647; })()"
DRAWN = """async () => {
  await document.fonts.ready;
  await Promise.all([...document.images].map((one) => one.decode().catch(() => undefined)));
  for (let k = 0; k < 3; k++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}"""
Screen = Callable[[Person], None]


@contextmanager
def photographed(browser: Browser, url: str, size: tuple[int, int]) -> Iterator[Person]:
    """Somebody for whom nothing moves, at noon."""
    with somebody(browser, url, size, reduced_motion="reduce", likes={"askFirst": False}) as person:
        person.context.add_init_script(DICE)
        person.page.clock.set_fixed_time(NOON)
        yield person


def still(person: Person) -> None:
    """Everything has come, and is drawn."""
    person.page.wait_for_load_state("networkidle")
    person.at_rest()
    # The frame of what has just moved is gone.
    person.page.wait_for_function("() => !document.querySelector('.moved')")
    person.page.evaluate(DRAWN)


def page_of(path: str, there: str) -> Screen:
    def screen(person: Person) -> None:
        person.go(path)
        person.page.locator(there).first.wait_for()

    return screen


def asked(deal: Deal, kind: str, late: float = 0.5, fits: Callable[[Frame], bool] = lambda _: True) -> Frame:
    """A question of this kind, at that part of the game."""
    found = [one for one in frames(deal) if one.question.kind == kind and fits(one)]
    assert found, f"{deal} never asks {kind}"
    return found[min(len(found) - 1, int(late * len(found)))]


def question(deal: Deal, kind: str, late: float = 0.5) -> Screen:
    def screen(person: Person) -> None:
        Shown(person).show(asked(deal, kind, late))

    return screen


def composing(person: Person) -> None:
    one = asked(GOAT, "offer", 0.3)
    Shown(person).show(one)
    hand = one.message["view"]["hand"]
    for thing in (f"hand:{hand[0]}", f"claim:{hand[1]}", "seat:1"):
        person.page.locator(f'[data-oid="{thing}"]').first.click()
    person.page.mouse.move(0, 0)


def staged(person: Person, deal: Deal, fits: Callable[[Frame], bool]) -> None:
    """What happened between two questions, stopped at its first beat."""
    person.prefer(pace="step")
    all_of_them = list(frames(deal))
    at = next(k for k, one in enumerate(all_of_them) if k and fits(one))
    shown = Shown(person)
    shown.show(all_of_them[at - 1])
    shown.happen(all_of_them[at])


def told(*kinds: str) -> Callable[[Frame], bool]:
    return lambda one: set(kinds) <= {event["kind"] for event in one.news["events"]}


def reveal(person: Person) -> None:
    staged(person, GOAT, told("accepted"))
    person.page.locator(".stampmark").wait_for()


def nightfall(person: Person) -> None:
    staged(person, SCOUNDRELS, told("called"))

    to_the_scene(person, ".theatre .night")
    person.page.keyboard.press("End")
    person.page.locator(".theatre .btn.go").wait_for()


def counted(deal: Deal) -> Screen:
    def screen(person: Person) -> None:
        last, over = ending(deal)
        shown = Shown(person)
        shown.show(last)
        shown.told(over)
        to_the_scene(person, "dialog .verdict, .theatre .count")
        person.page.keyboard.press("End")
        person.page.wait_for_function(
            "() => document.querySelector('dialog .verdict, .theatre .count .verdict')?.textContent.trim()"
        )

    return screen


def inspected(person: Person) -> None:
    Shown(person).show(asked(SCOUNDRELS, "plan"))
    person.page.locator('[data-oid="saloon:0"]').first.click(button="right")
    person.page.locator(".panel .inspecting .bust svg").first.wait_for()
    person.page.mouse.move(0, 0)


def watched(deal: Deal) -> Screen:
    """A big screen that everybody sees, in the middle of a game."""

    def screen(person: Person) -> None:
        Shown(person, None).begin(looked_on(deal, 0.6), "?shared")
        person.page.locator("main.board:not(.opening)").first.wait_for()

    return screen


def waiting(person: Person) -> None:
    """A table for three with a free seat."""
    person.context.route(
        re.compile(rf"/api/tables/{TABLE}/invite"),
        lambda route: route.fulfill(
            json={"table": TABLE, "seat": 0, "invite": f"https://saloon.example/t/{TABLE}#invite=kept"}
        ),
    )
    table: Any = msgspec.to_builtins(info(new("goat", 3, {}, seed=1), GOAT))
    table |= {"status": "open", "host": 0}
    table["seats"][1] |= {"kind": "bot", "bot": "rules"}
    table["seats"][2] |= {"kind": "human", "name": "", "free": True}
    Shown(person).begin({"type": "update", "seq": 0, "events": [], "table": table, "pause": 0, "said": []})
    person.page.locator("#main .panel").first.wait_for()


def past(which: str, there: str) -> Screen:
    def screen(person: Person) -> None:
        one = Past(person, SCOUNDRELS if which == "replay" else GOAT)
        person.go(getattr(one, which))
        person.page.locator(there).first.wait_for()

    return screen


# What the server would tell somebody who has played here for a while.
DAY = 86_400
TODAY = 1_780_300_000
AMOS, SOL, JUNE = (
    {"name": "Amos", "bot": "rules"},
    {"name": "Sol", "bot": "top"},
    {"name": "June", "bot": ""},
)


def result(table: str, game: str, days: int, rivals: list[dict[str, str]], place: int) -> dict[str, Any]:
    return {
        "id": table, "game": game, "seat": 0, "at": TODAY - days * DAY, "players": len(rivals) + 1,
        "place": place, "won": place == 1, "shared": False, "rivals": rivals, "advised": False,
    }  # fmt: skip


KNOWN: dict[str, Any] = {
    "me": {"id": "ada", "name": "Ada", "lang": "en", "feed": "/feed/ada", "recovery": None},
    "me/tables": [
        {"id": "dry-cup", "game": "goat", "seat": 1, "status": "running", "your_turn": True, "created": TODAY,
         "rivals": ["Nell", "Otto"], "waits": ["Ada"]},
        {"id": "red-wheel", "game": "scoundrels", "seat": 0, "status": "running", "your_turn": False,
         "created": TODAY, "rivals": ["June"], "waits": ["June"]},
    ],
    "me/standing": {
        "results": [
            result("one", "goat", 1, [AMOS, AMOS, SOL], 1),
            result("two", "scoundrels", 3, [AMOS, JUNE], 2),
            result("three", "goat", 5, [SOL, AMOS, AMOS], 4),
        ],
        "games": [
            {"game": "goat", "played": 24, "won": 9, "chance": 6.0, "strength": 1540, "give": 60},
            {"game": "scoundrels", "played": 6, "won": 2, "chance": 2.2, "strength": 1410, "give": 180},
        ],
        "rivals": [
            {"rival": AMOS, "played": 21, "won": 9},
            {"rival": SOL, "played": 12, "won": 3},
            {"rival": JUNE, "played": 4, "won": 1},
        ],
    },
}  # fmt: skip


def returning(person: Person) -> None:
    """The house as somebody sees it who has played here before."""
    for path, told in KNOWN.items():
        person.context.route(
            re.compile(rf"/api/{path}$"), lambda route, _, told=told: route.fulfill(json=told)
        )
    person.go("/")
    person.page.locator(".door table").wait_for()


def new_game(person: Person) -> None:
    person.go("/")
    person.page.get_by_role("article").first.get_by_role("button", name="change").click()
    person.page.locator("dialog[open] .pick svg.face").first.wait_for()


SCREENS: dict[str, Screen] = {
    "home": page_of("/", "article"),
    "home-back": returning,
    "new-game": new_game,
    "waiting": waiting,
    "goat": question(GOAT, "answer"),
    "goat-five": question(GOAT_OF_FIVE, "answer", 0.8),
    "goat-hand": composing,
    "goat-reveal": reveal,
    "goat-count": counted(GOAT),
    "scoundrels": question(SCOUNDRELS, "abilities", 0.8),
    "scoundrels-early": question(SCOUNDRELS, "plan", 0.0),
    "call": question(SCOUNDRELS, "suspect", 0.6),
    "hire": question(SCOUNDRELS, "hire", 0.6),
    "double-or-nothing": question(FOUR, "abilities", 0.9),
    "solo": question(SOLO, "abilities", 0.7),
    "nightfall": nightfall,
    "count": counted(PLAYED_WELL),
    "inspect": inspected,
    "goat-shared": watched(GOAT_OF_FIVE),
    "scoundrels-shared": watched(SCOUNDRELS),
    "how-goat": page_of("/how/goat", ".sheet figure"),
    "how-scoundrels": page_of("/how/scoundrels", ".sheet figure"),
    "rules": page_of("/rules?game=goat", "main h2"),
    "learn": page_of("/learn", "main a"),
    "lesson": page_of("/learn?game=goat", ".coach"),
    "sandbox": page_of("/sandbox", ".prompt"),
    "almanac": page_of("/almanac", ".list tbody tr"),
    "workshop": page_of("/workshop", "main h1"),
    "review": past("review", ".review .weighed"),
    "replay": past("replay", ".reel"),
    "gone": page_of("/t/nowhere", "main h1"),
}
