"""The workshop as an owner and a designer use it: by keyboard alone, a whole box, and with whatever file is opened."""

import hashlib
import json
import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.cards import owning
from tests.browser.browsing import DESK, PHONE, Person, somebody
from tests.server.serving import Served

pytestmark = pytest.mark.browser

LAPTOP = (1280, 640)
SCRIPT = "<img src=x onerror=alert(1)><script>alert(1)</script>"
PATIENT = 300_000
"""Milliseconds for what a worker reads, checks and plays: a whole box."""
FOCUS = "document.activeElement?.id ?? ''"


def box_of(name: str) -> dict[str, list[str]]:
    return {kind: [entry.id for entry in owning.shelf(name, kind, [])] for kind in owning.KINDS}


def kept(page: Page, what: str = "saloon-cards") -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(page.evaluate(f"localStorage.getItem({what!r}) ?? '{{}}'"))
    return found


def enter_kind(person: Person, done: int, count: int, all_of_them: int) -> None:
    """So many cards with Enter, each seen to be counted."""
    for k in range(done, done + count):
        person.page.keyboard.press("Enter")
        expect(person.page.locator(".progress span")).to_contain_text(f"{k + 1} of {all_of_them} in the box")


@pytest.mark.soak
@pytest.mark.skipif(
    not os.environ.get("SALOON_SOAK"), reason="a whole box is read, checked and played: make soak"
)
def test_a_whole_box_is_entered_by_keyboard_alone_and_lies_on_the_table(
    browser: Browser, house: Served, tmp_path: Path
) -> None:
    box = box_of("base")
    whole = sum(len(ids) for ids in box.values())
    with somebody(browser, house.url, DESK, "en-US") as person:
        person.go("/workshop")
        page = person.page
        page.locator("#field-name_en").focus()
        page.wait_for_function("document.getElementById('field-text')?.value")
        # The first card reads differently in print: one hole more, one dollar more.
        for _ in range(3):
            page.keyboard.press("Tab")
        page.keyboard.press("1")
        assert page.evaluate(FOCUS) == "field-holes-1", "seven places are one stop of the keyboard"
        page.keyboard.press("ArrowLeft")
        assert page.evaluate(FOCUS) == "field-holes-7"
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        assert page.evaluate(FOCUS) == "field-text"
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.type("Gain $4.")
        enter_kind(person, 0, 1, whole)
        assert page.evaluate(FOCUS) == "field-name_en"
        enter_kind(person, 1, 69, whole)
        # The evening is interrupted: nothing is lost, and the next card is the first that is missing.
        page.reload()
        expect(page.locator(".progress span")).to_contain_text(f"70 of {whole} in the box")
        expect(page.get_by_role("combobox", name="Kind", exact=True)).to_have_value("trait")
        expect(page.get_by_role("combobox", name="Card", exact=True)).to_have_value(box["trait"][10])
        page.locator("#field-name_en").focus()
        enter_kind(person, 70, whole - 70, whole)
        assert {kind: set(some) for kind, some in kept(page).items()} == {
            kind: set(ids) for kind, ids in box.items() if ids
        }
        page.get_by_role("button", name="Check all").press("Enter")
        expect(page.get_by_text("No mistakes.")).to_be_visible(timeout=PATIENT)
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save as card file (TOML)").press("Enter")
        file = tmp_path / "mine.toml"
        saved.value.save_as(file)
        found = catalogue.load("base", file)
        first = found.job(box["job"][0])
        printed = catalogue.load("base").job(box["job"][0])
        assert first.text == "Gain $4."
        assert set(first.holes) == set(printed.holes) ^ {1}
        assert found.job(box["job"][1]).text == catalogue.load("base").job(box["job"][1]).text
        page.get_by_role("button", name="Play with my cards").press("Enter")
        expect(page.locator(".scoundrels.board")).to_be_visible(timeout=PATIENT)
        name = f"cards-{hashlib.sha256(file.read_bytes()).hexdigest()[:32]}.toml"
        assert person.fetched(f"/api/tables/{person.table}")["options"]["cards"] == name, (
            "its hash is its name"
        )
        # 136 sentences in a minute are more than a busy house reads; it says so, and nothing of them was lost.
        person.complaints[:] = [one for one in person.complaints if "503" not in one]


def test_the_cards_of_this_device_are_offered_where_a_table_is_opened(
    browser: Browser, house: Served
) -> None:
    with somebody(browser, house.url, PHONE, "de-DE") as person:
        page = person.page
        outlaw = owning.plain(catalogue.load().job("outlaw")) | {"text": "Gain $4."}
        mine = json.dumps(json.dumps({"job": {"outlaw": outlaw}}))
        page.add_init_script(f"localStorage.setItem('saloon-cards', {mine})")
        person.go()
        page.get_by_role("article").first.get_by_role("button", name="ändern").click()
        form = page.locator("dialog .setup")
        form.get_by_label("Meine gedruckten Karten (1)").check()
        form.locator(".btn.go").click()
        expect(page.locator(".scoundrels.board")).to_be_visible(timeout=PATIENT)
        name = person.fetched(f"/api/tables/{person.table}")["options"]["cards"]
        faces = person.fetched(f"/api/cards/scoundrels?own={name}&table={person.table}")
        (face,) = [one for one in faces["jobs"] if one["id"] == "outlaw"]
        assert face["text_de"] == "Erhalte 4 $."


def test_what_is_typed_and_not_entered_is_there_again(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url, DESK, "en-US") as person:
        person.go("/workshop?card=outlaw")
        page = person.page
        text, typed = page.locator("#field-text"), page.get_by_text("Typed and not entered yet")
        expect(text).to_have_value("Spend $2 to steal a safe from a site.")
        expect(typed).to_have_count(0)
        text.fill("Spend $3 to st")
        expect(typed).to_be_visible()
        page.reload()
        expect(text).to_have_value("Spend $3 to st")
        page.get_by_role("combobox", name="Card", exact=True).select_option("judge")
        expect(text).not_to_have_value("Spend $3 to st")
        page.get_by_role("combobox", name="Card", exact=True).select_option("outlaw")
        expect(text).to_have_value("Spend $3 to st")
        assert kept(page) == {}, "nothing is entered by being typed"
        page.get_by_role("button", name="Leave out what I typed").click()
        expect(text).to_have_value("Spend $2 to steal a safe from a site.")
        assert kept(page, "saloon-card-drafts") == {}
        text.fill("Gain $4.")
        expect(page.locator(".drawn .text")).to_have_text("Gain $4.")
        text.press("Enter")
        # Whoever types at once, and wrongly, does not see the card before in the place of this one.
        expect(text).not_to_have_value("Gain $4.")
        text.fill("Dance.")
        expect(page.locator("#help .problem")).to_be_visible()
        expect(page.locator(".drawn .text")).not_to_have_text("Gain $4.")
        page.get_by_role("button", name="Leave out what I typed").click()
        page.get_by_role("button", name="Outlaw", exact=True).click()
        expect(text).to_have_value("Gain $4.")
        expect(typed).to_have_count(0)
        page.get_by_role("button", name="Take my card out").click()
        expect(text).to_have_value("Spend $2 to steal a safe from a site.")
        assert kept(page) == {}


def opened(page: Page, name: str, text: bytes) -> None:
    file: FilePayload = {"name": name, "mimeType": "text/plain", "buffer": text}
    page.locator("input[type=file]").set_input_files(file)


def test_whatever_file_is_opened_the_page_answers_in_a_sentence_and_goes_on(
    browser: Browser, house: Served
) -> None:
    with somebody(browser, house.url, DESK, "en-US") as person:
        person.go("/workshop?card=outlaw")
        page = person.page
        dialogs: list[str] = []
        page.on("dialog", lambda one: (dialogs.append(one.message), one.dismiss()))
        notice = page.locator(".notice")
        expect(page.locator("#field-text")).to_be_visible()
        for name, data, said in (
            (
                "big.toml",
                b"#" * 10_000_000,
                "This file has 10,000,000 bytes; a card file has at most 262,144.",
            ),
            (
                "odd.toml",
                b"[[job]]\nid = 'x'\nwhat is this",
                "Line 3 of this file cannot be read: what is this",
            ),
            ("odd.toml", b"[[job]]\ntech = 1", "A card of the kind job in this file has no id."),
            ("odd.toml", b'[[__proto__]]\nid = "x"', "Nothing can be called __proto__"),
            (
                "odd.csv",
                b"a,b\n1,2",
                "This is no table of cards: its first line would be kind,id,field,value.",
            ),
            ("odd.csv", b"kind,id,field,value\njob,x", "Line 2 of this file cannot be read: job,x"),
            ("odd.csv", bytes(range(256)), "This is no table of cards"),
        ):
            opened(page, name, data)
            expect(notice).to_contain_text(said)
            assert kept(page) == {}, name
        wild = f"""[[job]]
id = "outlaw"
name_en = "{SCRIPT}"
name_de = "{SCRIPT}"
colour = "pink"
holes = 3
tech = "many"
text = "{SCRIPT}"
[[poem]]
id = "{SCRIPT}"
"""
        opened(page, "wild.toml", wild.encode())
        expect(notice).to_have_text("2 cards were read.")
        expect(page.locator("#field-text")).to_have_value(SCRIPT)
        expect(page.locator("#help .problem")).to_be_visible()
        page.locator("fieldset button").first.click()
        page.get_by_role("button", name="Check all").click()
        expect(page.locator("section .problem").first).to_be_visible()
        page.reload()
        expect(page.locator(".mine li")).to_have_count(2)
        page.get_by_role("button", name=SCRIPT).first.click()
        expect(page.locator("#field-text")).to_have_value(SCRIPT)
        page.get_by_role("button", name="Take my card out").or_(
            page.get_by_role("button", name="Leave out what I typed")
        ).click()
        # The control: a table as a spreadsheet writes it is read whole, and what is shown is what was read.
        table = (
            "kind,id,field,value\njob,outlaw,name_en,Outlaw\njob,outlaw,tech,2\njob,outlaw,text,Gain $4.\n"
        )
        opened(page, "mine.csv", table.encode())
        expect(notice).to_have_text("1 card was read.")
        expect(page.locator("#field-text")).to_have_value("Gain $4.")
        expect(page.locator("#field-tech")).to_have_value("2")
        assert dialogs == []


def test_who_types_fast_is_told_of_a_mistake_and_finds_the_card_again(
    browser: Browser, house: Served
) -> None:
    with somebody(browser, house.url, LAPTOP, "de-DE") as person:
        person.go("/workshop?card=outlaw")
        page = person.page
        page.locator("#field-name_de").fill("")
        page.locator("#field-text").fill("Steal a sfe.")
        page.keyboard.press("Enter")
        expect(page.get_by_text("wurde mit 2 Fehlern gesichert")).to_be_visible()
        expect(page.locator(".mine .problem")).to_have_text(["Outlaw\u00a0⚠, hat Fehler"])
        # The control: a card that is right is not marked, and a table may say no more than what differs.
        opened(
            page, "mine.csv", "kind;id;field;value\r\njob;horse;name_de;Fl\xfcgelross\r\n".encode("cp1252")
        )
        expect(page.locator(".notice")).to_have_text("1 Karte wurde gelesen.")
        assert kept(page)["job"]["horse"]["name_de"] == "Fl\xfcgelross"
        assert kept(page)["job"]["horse"]["text"] == catalogue.load().job("horse").text
        page.get_by_role("button", name="Alles prüfen").click()
        page.get_by_role("button", name="'sfe' kann hier nicht stehen").click(timeout=PATIENT)
        expect(page.locator("#field-text")).to_have_value("Steal a sfe.")
        expect(page.locator(".mine li")).to_have_count(2)
        expect(page.locator(".mine .problem")).to_have_count(1)
        # Put right, with the apostrophe of a phone in it, it is marked no more.
        page.locator("#field-name_de").fill("Gesetzlose/r")
        page.locator("#field-text").fill("Return all of your opponent\u2019s henchmen.")
        expect(page.locator("#field-text")).to_have_value("Return all of your opponent's henchmen.")
        page.locator("#field-text").fill("Gain $4.")
        page.keyboard.press("Enter")
        expect(page.locator(".mine .problem")).to_have_count(0)


def test_a_file_that_was_saved_is_opened_by_keyboard_on_another_device(
    browser: Browser, house: Served, tmp_path: Path
) -> None:
    for button, suffix in (("Save as card file (TOML)", "toml"), ("Save as table (CSV)", "csv")):
        with somebody(browser, house.url, DESK, "en-US") as person:
            person.go("/workshop?card=outlaw")
            text = person.page.locator("#field-text")
            text.fill("Spend $3 to gain $5.")
            text.press("Enter")
            with person.page.expect_download() as saved:
                person.page.get_by_role("button", name=button).press("Enter")
            file = tmp_path / f"mine.{suffix}"
            saved.value.save_as(file)
            before = kept(person.page)
        with somebody(browser, house.url, DESK, "en-US") as person:
            person.go("/workshop")
            page = person.page
            expect(page.locator("#field-text")).to_be_visible()
            page.get_by_role("button", name="Check all").focus()
            with page.expect_file_chooser() as asked:
                page.locator("input[type=file]").focus()
                page.keyboard.press("Enter")
            asked.value.set_files(file)
            expect(page.locator(".mine li")).to_have_text(["Outlaw"])
            assert kept(page) == before


def test_a_wrong_word_is_told_in_german_and_put_right_by_keyboard(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url, DESK, "de-DE") as person:
        person.go("/workshop?card=outlaw")
        page = person.page
        text = page.locator("#field-text")
        expect(text).to_be_visible()
        text.fill("Steal a safe from the Casino.")
        problem = page.locator("#help .problem")
        expect(problem).to_contain_text("kann hier nicht stehen; möglich:")
        expect(page.locator("#help u")).to_have_text("Casino")
        instead = page.get_by_role("toolbar", name="Stattdessen").get_by_role("button")
        expect(instead.first).to_be_visible()
        words = instead.all_text_contents()
        assert "Depot" in words
        text.press("ArrowDown")
        for _ in range(words.index("Depot")):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(text).to_have_value("Steal a safe from the Depot.")
        expect(text).to_be_focused()
        expect(page.locator("#help .german")).to_contain_text("Stiehl einen Safe aus dem Depot.")
        text.fill("Steal a safe from a")
        expect(page.get_by_role("toolbar", name="Kann folgen").get_by_role("button").first).to_be_visible()
        text.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(text).to_be_focused()
        expect(page.locator("#help")).to_contain_text("Noch nicht zu Ende.")
        expect(problem).to_have_count(0)
        text.fill("Stael a safe.")
        expect(problem).to_have_text("„Stael“ kann hier nicht stehen; meinst du „steal“?")
        expect(instead.first).to_have_text("steal")
        text.fill("The enemy gains $2.")
        expect(problem).to_contain_text("Das kann nur eine Karte eines Gegners sagen")


def test_the_almanac_leads_to_the_card_that_is_wrong_in_its_box(browser: Browser, house: Served) -> None:
    more = [one for one in box_of("double-or-nothing")["job"] if one not in box_of("base")["job"]]
    trait = next(one for one in box_of("double-or-nothing")["trait"] if one not in box_of("base")["trait"])
    with somebody(browser, house.url, DESK, "en-US") as person:
        for link, kind, card in (
            ("I own it; it reads differently", "job", more[0]),
            ("So does", "trait", trait),
        ):
            person.go(f"/almanac?at=expansion-2p-3d-m1&card={trait}.{more[0]}")
            person.page.get_by_role("link", name=link).click()
            expect(person.page.get_by_role("combobox", name="Kind", exact=True)).to_have_value(kind)
            expect(person.page.get_by_role("combobox", name="Card", exact=True)).to_have_value(card)
            expect(person.page.get_by_role("combobox", name="Box", exact=True)).to_have_value(
                "double-or-nothing"
            )


@pytest.mark.parametrize("size", [LAPTOP, DESK, PHONE], ids=["laptop", "desk", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_almanac_and_workshop_fit_and_are_accessible(
    browser: Browser, house: Served, size: tuple[int, int], theme: str
) -> None:
    with somebody(browser, house.url, size, "de-DE", color_scheme=theme, reduced_motion="reduce") as person:
        page = person.page
        for path, ready in (
            ("/almanac", ".list tbody tr"),
            ("/almanac?card=selfish.gunslinger", ".one .intervals"),
            ("/almanac?at=expansion-mods", ".intervals"),
            ("/almanac/goat", ".worths .intervals"),
            ("/workshop?card=gunslinger", "#help .german"),
            ("/workshop?kind=trait&card=selfish", "#field-timing"),
            ("/workshop?box=double-or-nothing&kind=enemy", "[id='field-normal.score']"),
            ("/workshop?box=double-or-nothing&kind=automa", "#field-top"),
        ):
            person.go(path)
            page.locator(ready).first.wait_for()
            person.check_access()
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        page.locator("#field-top").fill("Make everybody dance.")
        page.locator("#help .problem").wait_for()
        person.check_access()


def test_the_rules_lawyer_names_rulings_cards_alike_and_who_is_never_used(
    browser: Browser, house: Served
) -> None:
    with somebody(browser, house.url, DESK, "en-US") as person:
        person.go("/workshop?card=outlaw")
        page = person.page
        text = page.locator("#field-text")
        expect(text).to_have_value("Spend $2 to steal a safe from a site.")
        text.fill("Spend $90 to steal a safe from a site.")
        expect(page.locator(".drawn .text")).to_have_text("Spend $90 to steal a safe from a site.")
        page.get_by_role("button", name="Rules lawyer").press("Enter")
        lawyer = page.locator(".lawyer")
        expect(lawyer).to_contain_text(
            "Every scoundrel that it can form was played, 2,000 games in all.", timeout=PATIENT
        )
        expect(lawyer).to_contain_text("Without an end: none.")
        expect(lawyer).to_contain_text("Never used: Filthy Outlaw")
        expect(lawyer).to_contain_text("Cards that say something alike")
        assert lawyer.locator(".rulings li").count() > 0
