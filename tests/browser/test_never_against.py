"""Never against the player: clocks and absence are seen, no choice is lost, presses answer, links lead on."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.browsing import DESK, PHONE, Person, play, somebody
from tests.browser.test_scoundrels import OPEN
from tests.server.serving import Served, in_thread, quick


def opened(person: Person, seats: list[str], game: str = "goat", **more: Any) -> dict[str, str]:
    """Open a table and sit down at it; answers with its links."""
    person.go()
    table = {"game": game, "seats": seats, "pace": "live", "public": True, **more}
    made: dict[str, str] = person.page.evaluate(OPEN, {"name": "Ann", "table": table})
    person.page.goto(f"{person.url}/t/{made['table']}")
    return made


def joined(person: Person, made: dict[str, str], name: str) -> None:
    """Sit down at somebody's table."""
    person.go()
    person.page.evaluate(
        """async (name) => fetch('/api/me', { method: 'POST', headers: { 'Content-Type': 'application/json' },
                                              body: JSON.stringify({ name }) })""",
        name,
    )
    person.page.goto(person.url + made["invite"])
    person.page.get_by_role("button", name=re.compile("Sit here|Hier hinsetzen")).first.click()
    person.page.locator(".prompt").wait_for()


@pytest.fixture(scope="module")
def slow_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Where the table waits for everybody, for longer than any test."""
    db = f"sqlite:///{tmp_path_factory.mktemp('slow')}/tables.db"
    with in_thread(quick(db, pause=600.0)) as one:
        yield one


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("game", ["goat", "scoundrels"])
def test_every_seats_clock_is_seen_and_what_happens_at_zero(
    browser: Browser, house: Served, game: str, size: tuple[int, int]
) -> None:
    with somebody(browser, house.url, size) as ann, somebody(browser, house.url, size) as otto:
        made = opened(ann, ["human", "human"], game, clock={"bank": 900}, options={"first": 0})
        joined(otto, made, "Otto")
        for person in (ann, otto):
            expect(person.page.locator("[data-clock]")).to_have_count(2)
            expect(person.page.locator("[data-clock].runs")).to_have_count(1)
            expect(person.page.locator(".times")).to_contain_text("At zero a bot makes this one choice")
        expect(ann.page.locator(".times")).to_contain_text("Otto")
        before = ann.page.locator("[data-clock].runs .num").inner_text()
        ann.until(
            lambda: ann.page.locator("[data-clock].runs .num").inner_text() != before, "no clock runs down"
        )
        ann.check_access()


def test_a_choice_made_by_the_clock_says_so(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann, somebody(browser, house.url) as otto:
        made = opened(ann, ["human", "human"], clock={"bank": 1, "increment": 600}, options={"first": 0})
        joined(otto, made, "Otto")
        otto.page.keyboard.press("l")
        expect(otto.page.locator("ol.lines")).to_contain_text("time is up, and a bot makes this choice")
        ann.page.keyboard.press("l")
        expect(ann.page.locator("ol.lines")).to_contain_text("Your time is up")


def test_nobody_is_replaced_unseen_and_one_press_takes_the_seat_back(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann, somebody(browser, house.url) as otto:
        made = opened(ann, ["human", "human"], clock={"absent": 6.0}, options={"first": 1})
        joined(otto, made, "Otto")
        expect(ann.page.locator("[data-absent]")).to_have_count(0)
        table = otto.table
        otto.go("/about")
        expect(ann.page.locator("[data-absent='1']")).to_contain_text(
            re.compile(r"Otto is away. In \d:\d\d a bot plays for Otto")
        )
        expect(ann.page.locator("[data-absent='1']")).to_contain_text("A bot plays for Otto.")
        expect(ann.page.locator("[data-oid='seat:1']").first).to_contain_text("a bot plays")
        otto.page.goto(f"{otto.url}/t/{table}")
        notice = otto.page.locator(".stood")
        expect(notice).to_contain_text("made one choice in your name")
        expect(notice.locator("li")).not_to_have_count(0)
        expect(notice.locator("li").last).to_contain_text("You")
        top = "document.querySelector('main.board').getBoundingClientRect().top"
        under = otto.page.evaluate(top)
        notice.get_by_role("button", name="Take my seat back").click()
        notice.wait_for(state="detached")
        assert otto.page.evaluate(top) == under, "the notice has pushed the table away"
        expect(ann.page.locator("[data-absent]")).to_have_count(0)


def test_what_is_chosen_in_a_pause_is_kept_and_goes_through(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann, somebody(browser, house.url) as otto:
        made = opened(ann, ["human", "human"], options={"first": 0})
        joined(otto, made, "Otto")
        ann.page.locator(".prompt.mine").wait_for()
        pause = """async ([table, paused]) => fetch(`/api/tables/${table}/paused`, { method: 'PUT',
          headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ paused }) })"""
        otto.page.evaluate(pause, [otto.table, True])
        expect(ann.page.locator(".prompt .ask")).to_contain_text("What you choose now is kept")
        offered(ann)
        expect(ann.page.locator(".prompt .ask")).to_contain_text("Kept:")
        expect(ann.page.locator("[data-oid].lit")).to_have_count(0)
        # Taken back, everything can be chosen again; control: the lit things are there.
        ann.page.get_by_role("button", name="Take it back").click()
        expect(ann.page.locator("[data-oid].lit")).not_to_have_count(0)
        offered(ann)
        expect(ann.page.locator(".prompt .ask")).to_contain_text("Kept:")
        ann.page.reload()  # it is the table that keeps it
        expect(ann.page.locator(".prompt .ask")).to_contain_text("Kept:")
        otto.page.evaluate(pause, [otto.table, False])
        expect(otto.page.locator("[data-choice='accept']")).to_be_visible()
        expect(ann.page.locator(".prompt .ask")).not_to_contain_text("Kept:")


def offered(person: Person) -> None:
    """Put an offer together, whichever, and send it."""
    page = person.page
    page.locator("[data-oid^='hand:'].lit").first.click()
    if not page.locator("[data-oid^='claim:'].picked").count():
        page.locator("[data-oid^='claim:'].lit").first.click()
    if not page.locator("[data-oid='seat:1'].picked").count():
        page.locator("[data-oid='seat:1'].lit").click()
    page.get_by_role("button", name="Send it over").click()


def test_let_it_pass_answers_at_once(browser: Browser, slow_house: Served) -> None:
    with somebody(browser, slow_house.url) as ann, somebody(browser, slow_house.url) as otto:
        made = opened(ann, ["human", "human"], "scoundrels", options={"first": 0, "days": 2})
        joined(otto, made, "Otto")
        passing = otto.page.locator(".call [aria-pressed]")
        for _ in range(40):
            ann.press(0.0)
            ann.answered()
            if passing.count():
                break
            ann.page.wait_for_timeout(50)
        expect(passing).to_have_attribute("aria-pressed", "false")
        otto.page.keyboard.press("x")
        expect(passing).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(
    ("path", "locale", "says"),
    [
        ("/t/nowhere", "en-US", "The doors are shut"),
        ("/t/nowhere", "de-DE", "Die Türen sind zu"),
        ("/replay/nowhere", "en-US", "Nothing to see again"),
        ("/review/nowhere", "de-DE", "Hier gibt es nichts nachzusehen"),
        ("/no/such/place", "en-US", "This road leads nowhere"),
        ("/api/no-such-thing", "de-DE", "Dieser Weg führt nirgendwohin"),
        ("/feed/nobody.000", "en-US", "This road leads nowhere"),
    ],
)
def test_a_dead_link_is_a_page_with_a_way_on(
    browser: Browser, house: Served, path: str, locale: str, says: str
) -> None:
    with somebody(browser, house.url, locale=locale) as ann:
        ann.complaints = Unanswered()
        ann.page.goto(house.url + path)
        expect(ann.page.locator("h1").last).to_contain_text(says)
        shown = ann.page.locator("body").inner_text()
        assert "{" not in shown
        assert "Two games of nerve" not in shown
        ann.check_access()
        ann.page.locator("main a.btn.go").click()
        expect(ann.page.get_by_role("article").first).to_be_visible()


class Unanswered(list[str]):
    """What a page complains about where nothing is: that nothing is there is what was asked for."""

    def append(self, text: str) -> None:
        if "404" not in text:
            super().append(text)


def test_a_page_of_a_house_that_was_renewed_goes_on_with_the_new_one(browser: Browser, house: Served) -> None:
    """After an upgrade the pieces that a page has not fetched yet are gone: its night and count would never open."""
    with somebody(browser, house.url) as ann:
        ann.go()
        own = re.compile(r"/assets/index-[\w-]+\.js")
        ann.page.route("**/assets/How-*.js", lambda route: route.fulfill(status=404, body=""))
        renewed: list[str] = []

        def page(route: Route) -> None:
            whole = route.fetch().text()
            if not route.request.is_navigation_request():
                renewed.append(route.request.url)
                ann.page.unroute("**/assets/How-*.js")
                whole = own.sub("/assets/index-another.js", whole)
            route.fulfill(body=whole, content_type="text/html")

        ann.page.route(f"{house.url}/", page)
        ann.page.get_by_role("link", name="How to play").first.click()
        ann.page.locator("main h1").first.wait_for()
        assert renewed
        ann.complaints.clear()


def test_a_private_table_that_ended_looks_like_one_that_never_was(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann, somebody(browser, house.url) as eve:
        ann.go()
        table = {"game": "goat", "seats": ["human", "human"], "pace": "live"}
        made = ann.page.evaluate(OPEN, {"name": "Ann", "table": table})
        seen = []
        eve.complaints = Unanswered()
        for id in (made["table"], "n" * len(made["table"])):
            eve.page.goto(f"{eve.url}/t/{id}")
            expect(eve.page.locator("h1").last).to_contain_text("The doors are shut")
            seen.append((eve.page.title(), eve.page.locator("body").inner_text()))
        assert seen[0] == seen[1]
        ann.go(f"/t/{made['table']}")  # control: who has the right sees it
        expect(ann.page.get_by_role("button", name="Copy link")).to_be_visible()


def test_the_waiting_room_talks_and_knows_who_came(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann, somebody(browser, house.url, PHONE) as otto:
        made = opened(ann, ["human", "human", "human"])
        ann.page.get_by_label("Say something").fill("Who is the third?")
        ann.page.keyboard.press("Enter")
        expect(ann.page.locator(".said")).to_contain_text("Who is the third?")
        ann.page.get_by_role("button", name="Howdy.").click()
        otto.go(made["invite"])
        # A guest says a name, and every chair has a button of its own name.
        otto.page.get_by_label("What shall they call you?").fill("Otto")
        expect(otto.page.get_by_role("button", name="Sit here, chair 3")).to_be_visible()
        otto.page.get_by_role("button", name="Sit here, chair 2").click()
        expect(ann.page.locator(".said")).to_contain_text("Otto sits down")
        expect(otto.page.locator(".said")).to_contain_text("Howdy.")
        otto.check_access()


def test_what_others_say_is_marked_until_it_was_read(browser: Browser, house: Served) -> None:
    """Where the talk is in a drawer its key has the mark, also for whoever comes back to the page."""
    with somebody(browser, house.url) as ann, somebody(browser, house.url, PHONE) as otto:
        made = opened(ann, ["human", "human"])
        joined(otto, made, "Otto")
        for reader, writer in ((ann, otto), (otto, ann)):
            key = reader.page.locator("header.bar").get_by_role("button", name="Log")
            expect(key.locator(".unread")).to_have_count(0)
            before = key.bounding_box()
            writer.page.locator("header.bar").get_by_role("button", name="Log").click()
            for words in ("Howdy there.", "Your deal."):
                writer.page.get_by_label("Say something").fill(words)
                writer.page.keyboard.press("Enter")
            expect(key.locator(".unread")).to_have_text("2")
            expect(key).to_have_accessible_name("Log, 2 unread")
            assert key.bounding_box() == before
            expect(writer.page.locator(".unread")).to_have_count(0)
            writer.page.keyboard.press("Escape")
            key.click()
            expect(reader.page.locator(".said")).to_contain_text("Your deal.")
            expect(reader.page.locator(".unread")).to_have_count(0)
            reader.page.reload()
            reader.page.locator(".prompt").wait_for()
            expect(key).to_have_accessible_name("Log")


def test_the_count_closes_into_a_way_on(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann:
        opened(ann, ["human", "bot:random"], options={"small": True})
        play([ann], random.Random(1).random)
        verdict = ann.page.locator(".verdict")
        expect(verdict).to_have_text(re.compile(r"^\s*(You win\b|\w+ wins)"))
        ann.page.keyboard.press("Escape")
        verdict.wait_for(state="detached")
        after = ann.page.locator(".after")
        expect(after.get_by_role("button", name="Rematch")).to_be_visible()
        after.get_by_role("button", name="The count").click()
        expect(verdict).to_be_visible()


def test_who_gives_up_has_a_way_on(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann, somebody(browser, house.url) as otto:
        made = opened(ann, ["human", "human", "bot:random"], options={"first": 0})
        joined(otto, made, "Otto")
        expect(otto.page.locator(".after")).to_have_count(0)
        otto.page.get_by_label("Menu").click()
        otto.page.get_by_role("button", name="Give up").click()
        otto.page.get_by_role("button", name="Sure? Give up").click()
        otto.page.keyboard.press("Escape")
        expect(otto.page.locator(".after")).to_contain_text("You gave up")
        expect(ann.page.locator("[data-absent='1']")).to_contain_text("Otto gave up")
        otto.page.locator(".after a.btn").click()
        expect(otto.page.get_by_role("article").first).to_be_visible()
