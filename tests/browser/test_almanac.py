"""The almanac and the workshop, looked at and typed in."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsing import DESK, PHONE, somebody
from tests.browser.frames import Deal, Shown
from tests.browser.screens import FOUR, SCOUNDRELS, asked
from tests.server.serving import Served

pytestmark = pytest.mark.browser

OWN = """
[[job]]
id = "outlaw"
name_en = "Outlaw"
name_de = "Gesetzlose/r"
colour = "black"
holes = [6]
tech = 0
text = "Spend $3 to gain $2."
"""


@pytest.mark.parametrize(
    ("size", "locale", "title"), [(DESK, "en-US", "Almanac"), (PHONE, "de-DE", "Almanach")]
)
def test_a_scoundrel_is_found_by_a_word_and_has_a_page_of_its_own(
    browser: Browser, house: Served, size: tuple[int, int], locale: str, title: str
) -> None:
    with somebody(browser, house.url, size, locale) as person:
        person.go("/almanac")
        page = person.page
        expect(page.locator("h1")).to_have_text(title)
        rows = page.locator(".list tbody tr")
        expect(rows).to_have_count(60)
        page.locator("input[type=search]").fill("sheriff" if locale == "en-US" else "Sheriff")
        expect(rows.first).to_be_visible()
        page.locator("input[type=search]").fill("")
        expect(rows).to_have_count(60)
        page.locator(".asks .chip").get_by_text("green" if locale == "en-US" else "grün").click()
        expect(page.locator(".count")).not_to_contain_text("3")
        page.locator(".asks .chip").get_by_text("green" if locale == "en-US" else "grün").click()
        expect(page.locator(".count")).to_contain_text("3")
        before = page.locator(".side").get_attribute("aria-label")
        page.locator("canvas").press("ArrowDown")
        expect(page.locator(".side")).not_to_have_attribute("aria-label", before or "")
        rows.first.locator("a").click()
        expect(page.locator(".one h1")).to_be_visible()
        expect(page.locator(".one .intervals").first).to_contain_text("±")
        expect(page.locator(".one .drawn .price")).to_contain_text("$")
        wide = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert wide, "nothing hangs over the edge"


# What is written on the map is a picture: no page knows how large its letters are.
LETTERS = """(() => {
  window.letters = [];
  const write = CanvasRenderingContext2D.prototype.fillText;
  CanvasRenderingContext2D.prototype.fillText = function (...what) {
    window.letters.push(parseFloat(this.font.match(/[0-9.]+(?=px)/)[0]));
    return write.apply(this, what);
  };
})()"""


@pytest.mark.parametrize("size", [(1280, 640), (1440, 900), (820, 1180)])
def test_what_is_written_on_the_map_can_be_read(
    browser: Browser, house: Served, size: tuple[int, int]
) -> None:
    with somebody(browser, house.url, size, "en-US") as person:
        person.context.add_init_script(LETTERS)
        person.go("/almanac")
        person.page.wait_for_function("() => window.letters.length > 20")
        assert person.page.evaluate("Math.min(...window.letters)") >= 12


def test_the_map_is_zoomed_sorted_and_filtered_by_everything_there_is(
    browser: Browser, house: Served
) -> None:
    with somebody(browser, house.url, DESK, "en-US") as person:
        person.go("/almanac")
        page = person.page
        count, first = page.locator(".count"), page.locator(".list tbody tr th").first
        expect(count).to_have_text("3,000 scoundrels")
        for asked, value in (("Price", "7"), ("Deed", "steal"), ("Source", "rulebook")):
            chosen = page.get_by_role("combobox", name=asked, exact=True)
            chosen.select_option(value)
            expect(count).not_to_have_text("3,000 scoundrels")
            expect(page.locator(".list tbody tr").first).to_be_visible()
            chosen.select_option("")
            expect(count).to_have_text("3,000 scoundrels")
        for chip in ("purple", "Slot 5", "When hired"):
            button = page.get_by_role("button", name=chip, exact=True)
            button.click()
            expect(count).not_to_have_text("3,000 scoundrels")
            button.click()
        expect(count).to_have_text("3,000 scoundrels")
        best = first.inner_text()
        page.get_by_role("combobox", name="Ink shows").select_option("net")
        page.get_by_role("combobox", name="Ink shows").select_option("win")
        page.get_by_role("combobox", name="Ink shows").select_option("netWin")
        expect(page.locator(".side .intervals")).to_contain_text("%")
        page.get_by_role("combobox", name="Order").select_option("name")
        page.get_by_role("combobox", name="Order").select_option("worth")
        page.get_by_role("combobox", name="Ink shows").select_option("worth")
        expect(first).to_have_text(best)
        smaller = page.get_by_role("button", name="Smaller")
        expect(smaller).to_be_disabled()
        page.locator("canvas").press("+")
        expect(smaller).to_be_enabled()
        page.locator("canvas").press("-")
        expect(smaller).to_be_disabled()
        page.locator("canvas").press("ArrowRight")
        page.locator("canvas").press("Enter")
        expect(page.locator(".one h1")).to_be_visible()


def test_a_page_has_all_there_is_to_know_and_is_tried_in_the_sandbox(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url, DESK, "en-US") as person:
        person.go("/almanac?card=selfish.gunslinger")
        page = person.page
        one = page.locator(".one")
        for said in (
            "Selfish Gunslinger", "Each opponent chooses", "Gunslinger: hired in", "used", "Worth in tech, 95\u00a0%",
            "From which morning on",
            "Morning 3", "In German", "Best of the same job and trait", "Rulings",
            "Chance to win, 95\u00a0%", "net of the price", "Good neighbours and partners",
            "Of 1,770 pairs of jobs none is surely worth more", "beside Selfish than beside others (1,081 pairs",
        ):  # fmt: skip
            expect(one).to_contain_text(said)
        expect(one.locator("dd[lang=de]")).to_contain_text("Gegner")
        expect(one.locator(".drawn svg").first).to_be_visible()
        page.get_by_role("button", name="Try it in the sandbox").click()
        expect(page.locator(".scoundrels.board")).to_be_visible()
        person.go("/almanac?card=nobody.nothing")
        expect(page.get_by_role("alert")).to_have_text("There is no such scoundrel at this table.")


def test_the_almanac_is_loaded_when_it_is_opened_and_is_small(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url, PHONE, "en-US") as person:
        page = person.page
        loaded: dict[str, int] = {}
        page.on(
            "requestfinished",
            lambda one: (
                "/api/almanac" in one.url and loaded.update({one.url: one.sizes()["responseBodySize"]})
            ),
        )
        person.go("/")
        page.wait_for_load_state("networkidle")
        assert loaded == {}
        for path in ("/almanac", "/almanac?at=expansion-2p-3d-m1&card=selfish.gunslinger"):
            loaded.clear()
            person.go(path)
            page.locator(".list tbody tr, .one .intervals").first.wait_for()
            page.wait_for_load_state("networkidle")
            assert 1000 < sum(loaded.values()) < 150_000, loaded


@pytest.mark.parametrize(("deal", "at"), [(SCOUNDRELS, "base"), (FOUR, "expansion")])
def test_a_scoundrel_on_the_table_leads_to_its_page(
    browser: Browser, house: Served, deal: Deal, at: str
) -> None:
    with somebody(browser, house.url, DESK, "en-US") as person:
        Shown(person).show(asked(deal, "plan"))
        page = person.page
        page.locator('[data-oid="saloon:0"]').first.click(button="right")
        panel = page.locator(".panel .inspecting")
        expect(panel.locator(".bust svg").first).to_be_visible()
        with page.expect_popup() as opened:
            page.get_by_role("link", name="Almanac").last.click()
        expect(opened.value.locator(".one h1")).to_be_visible()
        assert f"at={at}-2p-3d-m1" in opened.value.url


@pytest.mark.parametrize(("size", "locale", "goat"), [(DESK, "en-US", "Goat"), (PHONE, "de-DE", "Ziege")])
def test_a_game_without_a_page_of_its_own_has_an_almanac_too(
    browser: Browser, house: Served, size: tuple[int, int], locale: str, goat: str
) -> None:
    with somebody(browser, house.url, size, locale) as person:
        person.go("/almanac")
        page = person.page
        page.locator(".almanac nav a[href='/almanac/goat']").click()
        expect(page.locator(".worths .intervals").first).to_contain_text(goat)
        expect(page.locator(".worths .intervals")).to_have_count(2)
        tables = page.locator(".worths select option")
        page.locator(".worths select").select_option(index=tables.count() - 1)
        expect(page.locator(".worths .intervals").first).to_contain_text("±")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
            "nothing hangs over the edge"
        )
        page.locator(".worths nav a[href='/almanac/scoundrels']").click()
        expect(page.locator(".list tbody tr")).to_have_count(60)
        person.go("/almanac/nothing")
        expect(page.get_by_role("alert")).to_be_visible()


def test_a_sentence_is_understood_while_it_is_typed_and_kept_on_the_device(
    browser: Browser, house: Served
) -> None:
    with somebody(browser, house.url, DESK, "en-US") as person:
        person.go("/workshop?card=outlaw")
        page = person.page
        text = page.locator("#field-text")
        expect(text).to_be_visible()
        text.fill("Steal a sfe from a site.")
        expect(page.locator("#help .problem")).to_contain_text("‘sfe’ cannot stand here")
        page.get_by_role("button", name="Steal a safe from a site.", exact=True).click()
        expect(page.locator("#help")).to_contain_text("Stiehl einen Safe von einem Ort.")
        text.press("Enter")
        expect(page.locator(".mine li")).to_have_count(1)
        page.reload()
        expect(page.locator(".mine li")).to_have_count(1)
        page.get_by_role("button", name="Check all").click()
        expect(page.get_by_text("No mistakes.")).to_be_visible()
        text.fill("<script>alert(1)</script>")
        expect(page.locator("#help .problem")).to_be_visible()


def test_a_drawn_card_is_pressed_to_change_it_and_is_tried_in_the_sandbox(
    browser: Browser, house: Served
) -> None:
    with somebody(browser, house.url, DESK, "en-US") as person:
        person.go("/workshop?card=outlaw")
        page = person.page
        text = page.locator("#field-text")
        expect(text).to_have_value("Spend $2 to steal a safe from a site.")
        price = page.locator(".drawn .price")
        expect(price).to_have_text("$3")
        page.locator("form").get_by_role("button", name="Bullet holes 1").click()
        expect(price).to_have_text("$2")
        page.locator(".drawn").get_by_role("button", name="Bullet holes 1").click()
        expect(price).to_have_text("$3")
        page.locator(".drawn").get_by_role("button", name="Bullet holes 3").click()
        expect(price).to_have_text("$2")
        page.get_by_role("button", name="Change: Tech").click()
        expect(page.locator("#field-tech")).to_have_value("1")
        for colour in ("green", "purple", "black"):  # and back: a box has so many jobs of each colour
            page.get_by_role("button", name="Change: Colour").click()
            expect(page.locator("#field-colour")).to_have_value(colour)
        page.locator(".drawn").get_by_role("button", name="Change: Text").click()
        expect(text).to_be_focused()
        text.fill("Gain $4.")
        expect(page.locator(".drawn .text")).to_have_text("Gain $4.")
        page.get_by_role("button", name="Try it in the sandbox").click()
        expect(page.locator(".scoundrels.board")).to_be_visible()
        assert page.evaluate("location.pathname") == "/sandbox"
        page.reload()
        expect(page.locator(".scoundrels.board")).to_be_visible()


def test_an_enemy_is_entered_by_keyboard_and_the_next_card_follows(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url, DESK, "en-US") as person:
        person.go("/workshop")
        page = person.page
        page.get_by_role("combobox", name="Box", exact=True).select_option("double-or-nothing")
        page.get_by_role("combobox", name="Kind", exact=True).select_option("enemy")
        score = page.locator("[id='field-normal.score']")
        expect(score).to_have_value("The enemy gains 4 tech for each destroyed safe.")
        score.fill("The enemy gains 3 tech for each destroyed safe.")
        expect(page.locator("#help")).to_contain_text("3 Tech")
        score.press("Enter")
        expect(page.locator("#field-name")).to_have_value("Preston Cain")
        expect(page.locator(".mine li")).to_have_text(["Lilith Boone"])
        page.get_by_role("button", name="Check all").click()
        expect(page.get_by_text("No mistakes.")).to_be_visible()
        page.reload()
        kept = page.evaluate("JSON.parse(localStorage.getItem('saloon-cards')).enemy['lilith-boone'].normal")
        assert kept["score"] == "The enemy gains 3 tech for each destroyed safe."


def test_measuring_shows_its_budget_and_says_what_the_price_should_be(
    browser: Browser, house: Served
) -> None:
    with somebody(browser, house.url, DESK, "en-US") as person:
        person.go("/workshop?card=outlaw")
        page = person.page
        text = page.locator("#field-text")
        expect(text).to_have_value("Spend $2 to steal a safe from a site.")
        page.get_by_role("combobox", name="Budget", exact=True).select_option("4000")
        page.get_by_role("button", name="Measure it").click()
        page.get_by_role("button", name="That is enough").click()
        expect(page.locator(".verdict")).to_contain_text("Outlaw:", timeout=300_000)
        expect(page.locator(".verdict")).to_contain_text("tech,")
        expect(page.locator(".measured")).to_contain_text("of 4,000 games")
        expect(page.get_by_role("button", name="Measure it")).to_be_enabled(timeout=300_000)


def test_a_new_card_takes_the_place_of_another_and_needs_a_name(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url, DESK, "en-US") as person:
        person.go("/workshop?card=outlaw")
        page = person.page
        expect(page.locator("#field-text")).to_be_visible()
        page.get_by_role("button", name="A new card in its place").click()
        expect(page.get_by_text("it takes the place of")).to_be_visible()
        name, text = page.locator("#field-name_en"), page.locator("#field-text")
        expect(name).to_be_focused()
        name.press("Enter")
        expect(page.get_by_text("needs an English name of its own")).to_be_visible()
        name.fill("Tea Lady")
        page.locator("#field-name_de").fill("Teedame")
        text.fill("Gain $2.")
        text.press("Enter")
        expect(page.locator(".mine li")).to_have_text(["Tea Lady"])
        kept = page.evaluate("JSON.parse(localStorage.getItem('saloon-cards')).job")
        assert kept["tea-lady"]["replaces"] == "outlaw"
        page.get_by_role("button", name="Check all").click()
        expect(page.get_by_text("No mistakes.")).to_be_visible()
        page.locator(".mine button").click()
        expect(name).to_have_value("Tea Lady")


def test_a_card_file_is_shared_by_its_owner_and_named_by_somebody_else(
    browser: Browser, house: Served
) -> None:
    owner = house.guest("Ann")
    owner.post("/api/tables", {"game": "scoundrels", "seats": ["human", "bot:rules"], "cards": OWN}, 201)
    (mine,) = owner.get("/api/me/cards")
    body = {"game": "scoundrels", "seats": ["human", "bot:rules"], "cards": mine["name"]}
    other = house.guest("Bob")
    with somebody(browser, house.url, PHONE, "de-DE") as person:
        person.context.add_cookies(
            [{"name": one.name, "value": one.value or "", "url": house.url} for one in owner.http.cookies.jar]
        )
        person.go("/me")
        page = person.page
        expect(page.locator("#cards code")).to_have_text(mine["name"])
        other.post("/api/tables", body, 400)
        page.get_by_role("button", name="Teilen", exact=True).click()
        expect(page.get_by_role("button", name="Nicht mehr teilen")).to_be_visible()
        other.post("/api/tables", body, 201)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
            "nothing hangs over the edge"
        )
        page.get_by_role("button", name="Nicht mehr teilen").click()
        expect(page.get_by_role("button", name="Teilen", exact=True)).to_be_visible()
        other.post("/api/tables", body, 400)
