import random
import re

from playwright.sync_api import Browser, expect

from tests.browser.browsing import PHONE, Person, play, somebody
from tests.server.serving import Served


def invited(host: Person, game: str = "The Good and the Bad and the Goat", players: int = 2) -> str:
    """Open a table for friends; answers with the invitation."""
    host.go()
    host.page.get_by_role("article").filter(has_text=game).get_by_role(
        "button", name="Choose this game"
    ).click()
    host.page.get_by_role("button", name="Invite friends").click()
    host.page.get_by_label(re.compile("^Players")).select_option(str(players))
    host.page.get_by_role("button", name="Open the table").click()
    link = host.page.get_by_label("Invitation").input_value()
    return link.removeprefix(host.url)


def test_two_people_play_a_whole_game_by_a_link(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann, somebody(browser, house.url, PHONE) as bob:
        link = invited(ann)
        bob.go(link)
        bob.page.get_by_role("button", name="Sit here").click()
        dice = random.Random(5).random
        assert play([ann, bob], dice) > 20
        for person in (ann, bob):
            expect(person.page.locator(".verdict")).to_contain_text("win", timeout=20_000)
        assert ann.page.locator("tfoot").inner_text() == bob.page.locator("tfoot").inner_text()
