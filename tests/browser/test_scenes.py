"""The scenes of 3000 Scoundrels: the night, the morning after it, and the final count."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsing import DESK, PHONE, Person, somebody
from tests.browser.frames import Deal, Frame, Shown, ending, frames
from tests.browser.measuring import faults
from tests.server.serving import Served

THREE = Deal("scoundrels", 3, {}, 2)
ALONE = Deal("scoundrels", 1, {"enemy": "lilith-boone"}, 8)
DOUBLE = Deal("scoundrels", 4, {"expansion": "double-or-nothing"}, 4)
STEP: dict[str, Any] = {"reduced_motion": "reduce", "likes": {"askFirst": False}}
ON = ".theatre footer .btn.go"


def fallen(deal: Deal) -> tuple[Frame, Frame, list[dict[str, Any]]]:
    """Two questions with a night between them, and the cards that were called."""
    before = None
    for one in frames(deal):
        called = [event for event in one.news["events"] if event["kind"] == "called"]
        if before and called:
            return before, one, called
        before = one
    raise AssertionError("no night ever fell")


def to_the_scene(ann: Person, scene: str) -> None:
    """Skip what is staged on the board, and other scenes before this one."""

    def there() -> bool:
        if ann.page.locator(scene).count():
            return True
        if ann.page.locator("main .caption").count():
            ann.page.keyboard.press("End")
        elif "night" not in scene and ann.page.locator(".theatre .night").count():
            ann.page.keyboard.press("End")
            ann.page.locator(ON).click()
        return False

    ann.until(there, f"{scene} never came")


@pytest.mark.parametrize(("size", "deal"), [(PHONE, THREE), (DESK, ALONE)])
def test_the_called_cards_turn_over_one_by_one(
    browser: Browser, house: Served, size: tuple[int, int], deal: Deal
) -> None:
    before, after, called = fallen(deal)
    with somebody(browser, house.url, size, **STEP) as ann:
        ann.prefer(pace="step")
        page = Shown(ann)
        page.show(before)
        page.happen(after)
        to_the_scene(ann, ".theatre .night")
        night = ann.page.locator(".theatre .night")
        # Nothing is told before its time: no face is in the page, and no stamp.
        expect(night.locator(".called")).to_have_count(len(called))
        expect(night.locator(".poker.up, .stampm")).to_have_count(0)
        for k, one in enumerate(called):
            ann.page.locator(ON).click()
            stamp = night.locator(".called").nth(k).locator(".stampm")
            expect(stamp).to_have_text("True" if one["card"] == one["slot"] else "Bluff")
            expect(night.locator(".poker.up")).to_have_count(k + 1)
        assert not faults(ann.page, size, ".theatre")
        ann.check_access()
        # The morning after: who begins, and one's own new hand.
        ann.page.locator(ON).click()
        if any(event["kind"] == "day" for event in after.news["events"]):
            expect(ann.page.locator(".night.morning .caption")).to_contain_text("Day 2")
            hand = after.message["view"]["seats"][0]["hand"]
            expect(ann.page.locator(".mornrow .poker.up")).to_have_text(hand)
            assert not faults(ann.page, size, ".theatre")
            ann.check_access()
            ann.page.locator(ON).click()
        expect(ann.page.locator(".theatre")).to_have_count(0)


def test_nobody_is_kept_from_the_table_by_a_night(browser: Browser, house: Served) -> None:
    """The control: End turns everything over at once, and then there is no morning to sit through."""
    before, after, called = fallen(THREE)
    with somebody(browser, house.url, DESK, **STEP) as ann:
        ann.prefer(pace="calm")
        page = Shown(ann)
        page.show(before)
        page.happen(after)
        to_the_scene(ann, ".theatre .night")
        said = ann.page.locator(".night .cap").bounding_box()
        ann.page.keyboard.press("End")
        expect(ann.page.locator(".night .stampm")).to_have_count(len(called))
        # Reputation has moved along the fence, and nothing that is read has.
        assert ann.page.locator(".night .cap").bounding_box()["y"] == said["y"]  # type: ignore[index]
        ann.page.locator(ON).click()
        expect(ann.page.locator(".theatre")).to_have_count(0)


def test_a_night_is_seen_before_the_next_day_begins(browser: Browser, house: Served) -> None:
    """Others play on while a turn is still being shown: what they do in the morning waits for the night."""
    before, after, _ = fallen(THREE)
    every = list(frames(THREE))
    morning = next(
        one
        for one in every[every.index(after) + 1 :]
        if any(e["kind"] == "played" for e in one.news["events"])
    )
    with somebody(browser, house.url, DESK, **STEP) as ann:
        ann.prefer(pace="calm")
        page = Shown(ann)
        page.show(before)
        page.happen(after)
        for one in every[every.index(after) + 1 : every.index(morning) + 1]:
            page.happen(one)
        expect(ann.page.locator(".theatre .night")).to_be_visible()
        expect(ann.page.locator("main .caption")).to_have_count(0)
        ann.page.keyboard.press("End")
        ann.page.locator(ON).click()
        ann.page.locator("main .caption, .prompt.mine").first.wait_for()
        expect(ann.page.locator(".theatre")).to_have_count(0)


def test_a_night_of_nine_cards_fits_a_phone(browser: Browser, house: Served) -> None:
    """Three rows of cards, with what came of each, and the reputation of all: nothing on another, nothing below."""
    before, after, called = deepcopy(fallen(THREE))
    news = after.news
    at = news["events"].index(called[0])
    more = [called[0] | {"seat": k % 3, "slot": "A23456"[k % 6]} for k in range(9 - len(called))]
    news["events"][at:at] = more
    news["said"][at:at] = [None] * len(more)
    with somebody(browser, house.url, PHONE, "de-DE", **STEP) as ann:
        ann.prefer(pace="calm")
        page = Shown(ann)
        page.show(before)
        page.happen(after)
        to_the_scene(ann, ".theatre .night")
        ann.page.keyboard.press("End")
        expect(ann.page.locator(".night .stampm")).to_have_count(9)
        assert not faults(ann.page, PHONE, ".theatre")
        tall = "() => { const all = document.querySelector('.night'); return all.scrollHeight - all.clientHeight }"
        assert ann.page.evaluate(tall) <= 1


@pytest.mark.parametrize(("size", "deal"), [(PHONE, DOUBLE), (DESK, ALONE)])
def test_the_count_says_no_total_before_it_is_counted(
    browser: Browser, house: Served, size: tuple[int, int], deal: Deal
) -> None:
    before, over = ending(deal)
    result = over["view"]["result"]
    with somebody(browser, house.url, size, **STEP) as ann:
        ann.prefer(pace="step")
        page = Shown(ann)
        page.show(before)
        page.told(over)
        to_the_scene(ann, ".theatre .count")
        count = ann.page.locator(".theatre .count")
        totals = count.locator(".tot .num")
        expect(totals).to_have_text(["·"] * totals.count())
        expect(count.locator(".strong .v, .verdict, .prow.win")).to_have_count(0)
        ann.page.locator(ON).click()
        expect(count.locator(".strong .v")).to_have_count(1)
        while count.locator(".verdict").count() == 0:
            expect(count.locator(".prow.win")).to_have_count(0)
            ann.page.locator(".theatre footer .btn").first.click()
        won = "win" if result["winners"] else "Lilith Boone wins"
        expect(count.locator(".verdict")).to_contain_text(won)
        scores = [*result["scores"], *([result["enemy"]["score"]] if "enemy" in result else [])]
        expect(totals).to_have_text([str(score).replace("-", "−") for score in scores])
        expect(ann.page.locator(".theatre footer")).to_contain_text(
            "Rematch" if deal.players > 1 else "Again"
        )
        assert not faults(ann.page, size, ".theatre")
        ann.check_access()


@pytest.mark.parametrize(
    ("deal", "reached"),
    [
        (Deal("goat", 3, {}, 2), "Round"),
        (THREE, "Day"),
    ],
    ids=["goat", "scoundrels"],
)
def test_the_game_is_not_over_before_its_last_reveal_was_seen(
    browser: Browser, house: Served, deal: Deal, reached: str
) -> None:
    """The bar tells how far the game is: with the last choice it is over, but nobody has seen yet what came of it."""
    last, over = ending(deal)
    with somebody(browser, house.url, DESK, **STEP) as ann:
        ann.prefer(pace="step")
        page = Shown(ann)
        page.show(last)
        page.told(over)
        ann.page.locator("main .caption, .theatre .night, .stage .outcome").first.wait_for()
        bar = ann.page.locator("header.bar")
        expect(bar).to_contain_text(reached)
        expect(bar).not_to_contain_text("over")
        if deal.game == "scoundrels":
            to_the_scene(ann, ".theatre .count")
        ann.until(
            lambda: "The game is over" in bar.inner_text() or bool(ann.page.keyboard.press("Space")),
            "the bar never said that the game is over",
        )
