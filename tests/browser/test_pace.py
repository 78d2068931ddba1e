"""What can still be taken back has told nobody anything: it is on the sender's own screen and nowhere else."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.browsing import DESK, Person, Pressing, somebody
from tests.browser.frames import Deal, Frame, Shown, frames
from tests.server.serving import Served

SENT = "window.fed.sent.filter((one) => one.type === 'choose').map((one) => one.choice)"
STILL: dict[str, Any] = {"reduced_motion": "reduce"}
SEND = ".prompt .acts .btn.go"


def first(deal: Deal, verb: str) -> tuple[Frame, str, list[str]]:
    """The first question at which this can be done, how that is said, and the things that it is about."""
    for one in frames(deal):
        for choice in one.question.choices:
            if choice.verb == verb:
                return one, choice.word, list(choice.on)
    raise AssertionError(f"nobody could ever {verb}")


def sent(ann: Person) -> list[str]:
    found: list[str] = ann.page.evaluate(SENT)
    return found


def put_together(ann: Person, things: list[str]) -> None:
    for thing in things:
        ann.page.locator(f'[data-oid="{thing}"]:not(.picked)').or_(
            ann.page.locator(f'[data-oid="{thing}"].picked')
        ).first.wait_for()
        if not ann.page.locator(f'[data-oid="{thing}"].picked').count():
            ann.page.locator(f'[data-oid="{thing}"]').first.click()


def test_an_offer_stays_here_as_long_as_it_can_be_taken_back(browser: Browser, house: Served) -> None:
    frame, word, things = first(Deal("goat", 4, {}, 1), "offer")
    with somebody(browser, house.url, DESK, **STILL) as ann:
        ann.prefer(fuse=600)
        page = Shown(ann)
        page.show(frame)
        put_together(ann, things)
        ann.page.locator(SEND).click()
        back = ann.page.locator(".prompt .acts .btn.may").filter(has_text="U")
        expect(back).to_be_visible()
        assert sent(ann) == [], "it was sent while it could still be taken back"
        ann.page.keyboard.press("u")
        expect(back).to_have_count(0)
        assert sent(ann) == []
        assert ann.page.locator("[data-oid].lit").count() > 0, "taken back, nothing can be chosen"
    with somebody(browser, house.url, DESK, **STILL) as bob:  # control: without a fuse it goes at once
        page = Shown(bob)
        page.show(frame)
        put_together(bob, things)
        bob.page.locator(SEND).click()
        bob.until(lambda: sent(bob) == [word], "it was never sent")


def test_a_henchman_stays_here_until_it_is_sent(browser: Browser, house: Served) -> None:
    frame, word, things = first(Deal("scoundrels", 3, {}, 2), "henchman")
    call = ".call .acts .btn.go"
    with somebody(browser, house.url, DESK, **STILL) as ann:
        ann.prefer(fuse=600)
        page = Shown(ann)
        page.show(frame)
        lying = ann.page.locator(f'[data-oid="{things[0]}"] .sus > *')
        before = lying.count()
        ann.page.locator(call).click()
        expect(ann.page.locator(".call .heldhat")).to_be_visible()
        expect(ann.page.locator(".call")).to_contain_text("Only you see your henchman yet.")
        assert lying.count() == before, "it lies on the card already"
        assert sent(ann) == [], "it was sent while it could still be taken back"
        ann.check_access()
        ann.page.keyboard.press("u")
        expect(ann.page.locator(".call .heldhat")).to_have_count(0)
        expect(ann.page.locator(call)).to_be_visible()
        assert sent(ann) == [], "taken back, it was sent all the same"
    with somebody(browser, house.url, DESK, **STILL) as eve:  # when the fuse is out it goes by itself
        eve.prefer(fuse=1)
        page = Shown(eve)
        page.show(frame)
        eve.page.locator(call).click()
        eve.until(lambda: sent(eve) == [word], "it was never sent")
    with somebody(browser, house.url, DESK, **STILL) as bob:  # control: without a fuse it goes at once
        page = Shown(bob)
        page.show(frame)
        bob.page.locator(call).click()
        bob.until(lambda: sent(bob) == [word], "it was never sent")


def called(ann: Person, dice: Any) -> None:
    """Press what is offered until the card of somebody else is asked about."""
    pressing = Pressing([ann], dice.random)
    while not ann.page.locator(".bill.call [data-choice=pass]").count():
        pressing.once("a call")


def test_against_bots_nothing_counts_down_and_a_card_let_pass_is_asked_about_once_more(
    browser: Browser, house: Served
) -> None:
    dice = random.Random(4)
    with somebody(browser, house.url, DESK) as ann:
        ann.go()
        ann.page.get_by_role("article").first.get_by_role("button", name="Play now").click()
        ann.page.locator("main.board:not(.opening)").wait_for()
        assert ann.fetched(f"/api/tables/{ann.table}")["pace"] == "turn", "nobody but bots waits"
        asked: dict[str, int] = {}
        for _ in range(3):  # long before the night
            called(ann, dice)
            bill = ann.page.locator(".bill.call")
            expect(bill).to_contain_text("Nothing runs out")
            expect(bill.locator(".timer")).to_have_count(0)
            view = ann.fetched(f"/api/tables/{ann.table}/view")["update"]["view"]
            card = f"{view['day']} {view['turn']}"
            henchmen = sum(len(slot["henchmen"]) for slot in view["seats"][view["active"]]["slots"] if slot)
            if not henchmen:  # a card that somebody has doubted meanwhile may be asked about again
                asked[card] = asked.get(card, 0) + 1
            bill.locator("[data-choice=pass]").click()
            ann.page.wait_for_timeout(100)
            ann.answered()
        assert max(asked.values()) <= 2, asked
