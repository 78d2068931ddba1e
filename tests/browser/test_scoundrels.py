"""3000 Scoundrels as people play it in the browser."""

import contextlib
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsing import DESK, PHONE, Person, Pressing, somebody
from tests.server.serving import Served, in_thread, quick

OPEN = """async (wish) => {
  const post = async (path, body) => {
    const answer = await fetch(path, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  await post("/api/me", { name: wish.name });
  return post("/api/tables", wish.table);
}"""
NIGHT = ".theatre .night"
COUNT = ".theatre .count .verdict"


def opened(person: Person, seats: list[str], pace: str = "live", **options: Any) -> dict[str, str]:
    """Open a table and sit down at it; answers with its links."""
    person.go()
    table = {"game": "scoundrels", "seats": seats, "pace": pace, "options": options, "public": True}
    made: dict[str, str] = person.page.evaluate(OPEN, {"name": "Ann", "table": table})
    person.page.goto(f"{person.url}/t/{made['table']}")
    return made


def dealt(person: Person, bots: int = 2, **options: Any) -> None:
    """A table with bots, laid out."""
    opened(person, ["human", *["bot:random"] * bots], **options)
    person.page.locator(".scoundrels .town .safe").first.wait_for()


def turned(person: Person) -> bool:
    """Look at nightfall, if it has come, and go on."""
    if not person.page.locator(NIGHT).count():
        return False
    person.page.keyboard.press("End")
    person.page.locator(f"{NIGHT} footer .btn.go").click()
    person.page.locator(NIGHT).wait_for(state="detached")
    return True


class Ended(AssertionError):
    """The game was over before what was looked for came up."""


SEEN = (
    f"""(until) => ["{NIGHT}", ".theatre .count", until].map((one) => document.querySelector(one) !== null)"""
)


def play(people: list[Person], dice: random.Random, until: str) -> int:
    """Let everyone press what is lit until all see this, with no night before it; answers with how many nights fell."""
    nights, pressing = 0, Pressing(people, dice.random)
    while True:
        night, over, there = zip(*(person.page.evaluate(SEEN, until) for person in people), strict=True)
        fell = sum(turned(person) for person, dark in zip(people, night, strict=True) if dark)
        nights += fell
        if all(there) and not fell:
            return nights
        if all(over) and not all(there):
            raise Ended(until)
        pressing.once(until)


def meet(person: Person, dice: random.Random, until: str, games: int = 8, **table: Any) -> None:
    """Play on, and deal one game after another if need be, until this is seen: not every game shows all."""
    for _ in range(games):
        if "/t/" not in person.page.url:
            dealt(person, **table)
        with contextlib.suppress(Ended):
            play([person], dice, until)
            return
        person.go()
    raise AssertionError(f"{until} never came in {games} games")


def test_two_people_play_a_whole_short_game(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann, somebody(browser, house.url, PHONE) as bob:
        for person in (ann, bob):
            person.prefer(askFirst=False)
        links = opened(ann, ["human", "human"], pace="turn", days=2, strategy_cards=True)
        bob.go(links["invite"].removeprefix(bob.url))
        bob.page.get_by_role("button", name="Sit here").click()
        assert play([ann, bob], random.Random(4), ".theatre .count") > 0
        for person in (ann, bob):
            person.page.keyboard.press("End")
            expect(person.page.locator(COUNT)).to_contain_text("win")
            person.check_access()
        result = ann.fetched(f"/api/tables/{ann.table}")["result"]
        scores = [str(score).replace("-", "−") for score in result["scores"]]
        for person, own in ((ann, scores), (bob, scores[::-1])):  # everyone comes first at home
            expect(person.page.locator(".count .col .tot .num")).to_have_text(own)


def test_a_reload_in_the_middle_of_an_ability_changes_nothing(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann:
        ann.prefer(askFirst=False)
        meet(ann, random.Random(1), ".scoundrels:not(:has(.picked, .call)) .safe.lit")
        before = ann.page.locator(".prompt .ask").inner_text()
        lit = ann.page.locator("[data-oid].lit").count()
        ann.page.reload()
        expect(ann.page.locator(".prompt .ask")).to_have_text(before)
        expect(ann.page.locator("[data-oid].lit")).to_have_count(lit)


def test_a_dim_thing_says_why_and_any_card_shows_itself(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann:
        ann.prefer(askFirst=False)
        meet(ann, random.Random(2), ".scoundrels:has(.slot.lit) [data-oid^='hand:'].lit")
        ann.page.locator('[data-oid="office"]').click()
        why = ann.page.locator(".whynot")
        expect(why).to_contain_text("step 3")
        expect(why.locator("a[href*='/rules?game=scoundrels#']").first).to_be_visible()
        # It hangs on what was pressed, not on it, and the question stays what it was.
        office, said = ann.page.locator('[data-oid="office"]').bounding_box(), why.bounding_box()
        assert office
        assert said
        assert said["x"] < office["x"] + office["width"]
        assert office["x"] < said["x"] + said["width"]
        assert (
            min(
                abs(said["y"] + said["height"] - office["y"]), abs(said["y"] - office["y"] - office["height"])
            )
            < 20
        )
        expect(ann.page.locator(".prompt .ask")).to_contain_text("Play a card")
        ann.page.locator(".street .ask").click()
        expect(why).to_have_count(0)
        ann.page.locator('[data-oid="saloon:0"]').click()
        expect(ann.page.get_by_role("dialog")).to_contain_text("Where it comes from")
        expect(ann.page.get_by_role("dialog").locator(".sc.big")).to_be_visible()
        ann.check_access()


def test_somebody_who_watches_sees_nobodys_secrets(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann, somebody(browser, house.url) as eve:
        ann.prefer(askFirst=False)
        made = opened(ann, ["human", "bot:random"])
        play([ann], random.Random(3), ".slot .only")
        eve.go(f"/t/{made['table']}?shared")
        eve.page.locator(".scoundrels .rivals").wait_for()
        expect(eve.page.locator(".lit, .only, .secrets, [data-oid^='hand:']")).to_have_count(0)
        eve.check_access()


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A house that waits long enough for people to look."""
    file: Path = tmp_path_factory.mktemp("patient") / "tables.db"
    with in_thread(quick(f"sqlite:///{file}", pause=300.0)) as one:
        yield one


def test_the_call_looks_the_same_for_everybody(browser: Browser, patient: Served) -> None:
    with somebody(browser, patient.url) as ann, somebody(browser, patient.url) as bob:
        for person in (ann, bob):
            person.prefer(askFirst=False)
        links = opened(ann, ["human", "human"])
        bob.go(links["invite"].removeprefix(bob.url))
        bob.page.get_by_role("button", name="Sit here").click()
        play([ann, bob], random.Random(5), ".call")
        for person in (ann, bob):
            person.at_rest()
        boxes = [person.page.locator(".call").bounding_box() for person in (ann, bob)]
        assert boxes[0] == boxes[1]
        asked = [person for person in (ann, bob) if person.page.get_by_text("Do you doubt").count()]
        assert len(asked) == 1
        asked[0].page.get_by_role("radio", name="Not this turn").click()
        expect(asked[0].page.get_by_role("radio", name="Not this turn")).to_be_checked()
        for person in (ann, bob):
            person.check_access()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table_is_accessible(browser: Browser, house: Served, size: tuple[int, int], theme: str) -> None:
    with somebody(browser, house.url, size, color_scheme=theme, reduced_motion="reduce") as ann:
        ann.prefer(askFirst=False)
        dealt(ann, days=3, strategy_cards=True)
        ann.check_access()
        for wanted in (".slot.lit", ".safe.lit", ".sc.lit", ".sc.dim"):
            meet(ann, random.Random(6), wanted, days=3, strategy_cards=True)
            ann.check_access()
        if size == PHONE:
            for place in ann.page.locator(".walk button").all():
                place.click()
                ann.check_access()
            assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_german_is_german(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url, locale="de-DE") as anna:
        anna.prefer(askFirst=False)
        meet(anna, random.Random(7), ".slot.lit")
        expect(anna.page.locator(".scoundrels")).to_contain_text("Büro des Sheriffs")
        said = anna.page.locator(".scoundrels").inner_text()
        assert "sc-" not in said
        assert not any(word in said for word in ("Laboratory", "Sheriff’s", "Only you", "deck "))


def test_double_or_nothing_is_drawn(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann:
        ann.prefer(askFirst=False)
        dealt(ann, expansion="double-or-nothing")
        expect(ann.page.locator('[data-oid="location:pay-off-loans"]')).to_be_visible()
        expect(ann.page.locator(".board .crew.n7")).to_have_count(2)
        expect(ann.page.locator(".modcard")).to_have_count(9)
        meet(ann, random.Random(8), ".safe.lit", expansion="double-or-nothing")
        ann.check_access()


def test_an_enemy_is_drawn(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url) as ann:
        ann.prefer(askFirst=False)
        dealt(ann, bots=0, expansion="double-or-nothing", enemy="lilith-boone")
        expect(ann.page.locator(".enemy")).to_contain_text("Lilith Boone")
        play([ann], random.Random(9), ".automa b")
        ann.check_access()
        # What the enemy's card adds is said in the card's own words, beside the figure.
        play([ann], random.Random(9), ".theatre .count")
        expect(ann.page.locator(".count .why")).to_have_count(0)
        ann.page.keyboard.press("End")
        card = ann.fetched(f"/api/tables/{ann.table}")["result"]["enemy"]["card"]
        says = f"+{card} from Lilith Boone’s own card: The enemy gains 4 tech for each destroyed safe."
        expect(ann.page.locator(".count .why")).to_have_text(says)


def test_going_on_is_quiet_and_warns_of_what_it_leaves(browser: Browser, house: Served) -> None:
    passing = ".prompt.mine [data-choice='pass']"
    with somebody(browser, house.url) as ann:
        ann.prefer(askFirst=False)
        meet(ann, random.Random(3), f"{passing}.warns")
        expect(ann.page.locator(passing)).to_contain_text("unused")
        expect(ann.page.locator(f"{passing}.go")).to_have_count(0)
        meet(ann, random.Random(3), f"{passing}:not(.warns)")  # control: with nothing free left it does not
        expect(ann.page.locator(passing)).not_to_contain_text("unused")


def test_a_card_file_of_ones_own_is_played_and_drawn(browser: Browser, house: Served, tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(
        """
        [[sheriff]]
        id = "sell-information"
        name_en = "Sell Secrets"
        name_de = "Geheimnisse verkaufen"
        text = "Gain $3."
        provenance = "rulebook"
        """,
        encoding="utf-8",
    )
    with somebody(browser, house.url) as ann:
        ann.go()
        ann.page.get_by_role("article").first.get_by_role("button", name="change").click()
        dialog = ann.page.get_by_role("dialog")
        dialog.get_by_label("Cards of your own").set_input_files(own)
        ann.check_access()
        dialog.get_by_role("button", name="Deal me in").click()
        office = ann.page.locator('[data-oid="office:sell-information"]')
        office.wait_for()
        expect(office).to_contain_text("Sell Secrets")
        expect(office).to_contain_text("+$3")
