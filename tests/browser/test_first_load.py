"""What a first visit costs: everything that a page asks for, packed, with fonts, icons and strings."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.browsing import DESK, PHONE, Person, somebody
from tests.server.serving import Served

MOST = 250 * 1024
WATCHED = {"goat": ".prompt .ask", "scoundrels": ".town .safe"}
"""What is seen once a table is laid."""


def weighed(person: Person, path: str, shown: str) -> dict[str, int]:
    """Open a page; answers with the bytes of each answer that came over the wire."""
    session = person.context.new_cdp_session(person.page)
    urls: dict[str, str] = {}
    sizes: dict[str, int] = {}
    session.on("Network.responseReceived", lambda e: urls.update({e["requestId"]: e["response"]["url"]}))
    session.on(
        "Network.loadingFinished",
        lambda e: sizes.update({urls.get(e["requestId"], "?"): int(e["encodedDataLength"])}),
    )
    session.send("Network.enable")
    person.page.goto(person.url + path)
    person.page.locator(shown).first.wait_for()
    person.page.locator("#first").wait_for(state="detached")
    person.page.wait_for_load_state("networkidle")
    return sizes


def check(sizes: dict[str, int]) -> None:
    heaviest = sorted(sizes.items(), key=lambda one: -one[1])[:8]
    assert sizes
    assert sum(sizes.values()) < MOST, f"{sum(sizes.values())} bytes; the heaviest: {heaviest}"


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize(
    ("path", "shown"), [("/", ".bill"), ("/rules?game=scoundrels", "main section li")], ids=["lobby", "rules"]
)
def test_a_page_is_light(
    browser: Browser, house: Served, size: tuple[int, int], path: str, shown: str
) -> None:
    with somebody(browser, house.url, size) as ann:
        check(weighed(ann, path, shown))


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("game", list(WATCHED))
def test_a_table_is_light(browser: Browser, house: Served, size: tuple[int, int], game: str) -> None:
    place = house.guest("Ann").create(game=game, seats=["human", "bot:rules", "bot:rules"], public=True)
    with somebody(browser, house.url, size) as eve:
        sizes = weighed(eve, f"/t/{place['table']}", WATCHED[game])
        check(sizes)
        drawings = [url for url in sizes if "figures" in url]
        assert all("?only=" in url for url in drawings), "only the portraits that are there are fetched"
