"""Putting one's sheet in order: two presses, a drag with mouse or finger, or keys; nothing is sent before it stands.

The game asks place by place who lies there. The page lets a person move cards about first, and answers from the order
that stands: here the engine takes those answers, and its own sheet must be the one that was seen.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from playwright.sync_api import Browser

from saloon import Game, new
from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.faces import faces
from tests.browser.browsing import DESK, PHONE, Person, somebody
from tests.browser.frames import Deal, Frame, Shown, frame
from tests.browser.measuring import SIZES, at_size, faults
from tests.browser.playing import typed
from tests.server.serving import Served

DEAL = Deal("scoundrels", 4, {"strategy_cards": True}, 2)
SHEET = """() => Object.fromEntries([...document.querySelectorAll('.sheet [data-place]')].map((spot) =>
  [spot.dataset.place, spot.querySelector('[data-mid]')?.dataset.mid ?? null]))"""
ARROWS = "() => document.querySelectorAll('.sheet .conn').length"


def played(deal: Deal, fits: Callable[[Game], bool]) -> Game:
    """Play at random until this can be seen by the seat that looks on."""
    dice = random.Random(f"{deal.game} {deal.seed}")
    game = new(deal.game, deal.players, deal.options, seed=deal.seed)
    while game.decisions:
        if any(d.seat == deal.seat for d in game.decisions) and fits(game):
            return game
        seat = dice.choice([d.seat for d in game.decisions])
        game.apply(seat, dice.choice(list(game.legal(seat))))
    raise AssertionError("it never comes to that")


def crew(game: Game, seat: int = 0) -> list[str | None]:
    return [one and f"sleeve:{one['sleeve']}" for one in game.view(seat)["seats"][seat]["sheet"]]


def offered(least: int) -> Callable[[Game], bool]:
    return lambda game: "rearrange" in game.legal(0) and sum(map(bool, crew(game))) >= least


def crowded(deal: Deal, box: str) -> Frame:
    """An offer to rearrange a sheet on which everybody has arrows."""
    one = copy.deepcopy(frame(played(deal, offered(4)), deal, 0, 0))
    shown = faces(catalogue.load(box))
    arrowed = [trait["id"] for trait in shown["traits"] if trait.get("arrows")]
    jobs = sorted(shown["jobs"], key=lambda job: -len(job[f"name_{deal.lang}"]))
    for place, there in enumerate(one.message["view"]["seats"][0]["sheet"]):
        if there:
            there["trait"] = arrowed[place % len(arrowed)]
            there["job"] = jobs[place]["id"] if place % 2 else there["job"]
    return one


def sent(page: Shown) -> list[str]:
    return [one["choice"] for one in page.page.evaluate("window.fed.sent") if one["type"] == "choose"]


def answer_all(page: Shown, game: Game) -> int:
    """Let the game hear what the page chooses, and the page what the game asks, as long as it is about the order."""
    heard = 0
    while True:
        page.person.until(lambda so_far=heard: len(sent(page)) > so_far, "an answer")
        game.apply(0, sent(page)[heard])
        heard += 1
        mine = any(d.seat == 0 for d in game.decisions)
        if not mine or frame(game, DEAL, 0, 0).question.kind != "arrange":
            return heard
        page.told(frame(game, DEAL, heard, 0).message)


def middle(ann: Person, place: int) -> tuple[float, float]:
    box = ann.page.locator(f".sheet [data-place='{place}'] [data-oid]").first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def by_presses(ann: Person, one: int, other: int) -> None:
    for place in (one, other):
        ann.page.locator(f".sheet [data-oid='scoundrel:0:{place}']").click()


def press_key_of(ann: Person, what: str) -> None:
    """Press the digit that is shown on a thing or a button, once it has one."""
    ann.page.locator(f"{what}[data-key]").wait_for()
    typed(ann, str(ann.page.locator(what).get_attribute("data-key")))


def by_keys(ann: Person, one: int, other: int) -> None:
    for place in (one, other):
        press_key_of(ann, f".sheet [data-oid='scoundrel:0:{place}']")


def by_mouse(ann: Person, one: int, other: int) -> None:
    mouse = ann.page.mouse
    mouse.move(*middle(ann, one))
    mouse.down()
    mouse.move(*middle(ann, other), steps=6)
    mouse.up()


def by_finger(ann: Person, one: int, other: int) -> None:
    line = ann.context.new_cdp_session(ann.page)
    (x, y), (to_x, to_y) = middle(ann, one), middle(ann, other)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (0.3, 0.6, 1.0):
        at = {"x": x + part * (to_x - x), "y": y + part * (to_y - y)}
        line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(
    ("hand", "size"),
    [(by_presses, PHONE), (by_keys, (820, 1180)), (by_mouse, DESK), (by_finger, PHONE)],
)
def test_two_change_places_and_the_game_has_the_order_that_was_seen(
    browser: Browser, house: Served, hand: Callable[[Person, int, int], None], size: tuple[int, int]
) -> None:
    touch = {"has_touch": True, "is_mobile": True} if hand is by_finger else {}
    with somebody(browser, house.url, size, reduced_motion="reduce", **touch) as ann:
        page = Shown(ann)
        game = played(DEAL, offered(3))
        page.show(frame(game, DEAL, 1, 0))
        before = ann.page.evaluate(SHEET)
        full = [int(place) for place, who in before.items() if who]
        one, other = full[0], full[-1]
        hand(ann, one, other)
        wanted = {**before, str(one): before[str(other)], str(other): before[str(one)]}
        ann.until(lambda: ann.page.evaluate(SHEET) == wanted, "the other order")
        assert sent(page) == [], "nothing is sent before it stands"
        stands = ".prompt .btn.go:has-text('So it stands')"
        if hand is by_keys:
            press_key_of(ann, stands)
        else:
            ann.page.locator(stands).click()
        assert answer_all(page, game) > 1
        assert {str(place): who for place, who in enumerate(crew(game)) if place} == wanted


def test_arranging_is_an_offer(browser: Browser, house: Served) -> None:
    """One press leaves it; what was moved goes back by one press; a free place takes a scoundrel too."""
    with somebody(browser, house.url, DESK, reduced_motion="reduce") as ann:
        page = Shown(ann)
        game = played(DEAL, lambda game: offered(1)(game) and None in crew(game)[1:])
        page.show(frame(game, DEAL, 1, 0))
        before = ann.page.evaluate(SHEET)
        full = next(int(place) for place, who in before.items() if who)
        free = next(int(place) for place, who in before.items() if not who)
        assert ann.page.locator(".prompt .acts .btn.go").all_inner_texts()[0].startswith("It stays as it is")
        by_presses(ann, full, free)
        ann.until(lambda: ann.page.evaluate(SHEET)[str(free)] == before[str(full)], "the other place")
        ann.page.locator(".prompt .btn", has_text="As it was").click()
        ann.until(lambda: ann.page.evaluate(SHEET) == before, "the order of before")
        ann.page.locator(".prompt .btn.go", has_text="It stays as it is").click()
        ann.until(lambda: sent(page) == ["keep"], "that it stays")


def test_what_others_do_meanwhile_leaves_the_order(browser: Browser, house: Served) -> None:
    """At a live table somebody may send a henchman at any time; when that was seen, the order is still there."""
    live = Deal("scoundrels", 2, {"suspicion": "live"}, 0)
    game = played(live, lambda game: offered(2)(game) and "henchman" in game.legal(1))
    with somebody(browser, house.url, DESK, reduced_motion="reduce") as ann:
        ann.prefer(pace="step")
        page = Shown(ann)
        page.show(frame(game, live, 1, 0))
        before = ann.page.evaluate(SHEET)
        one, other, *_ = (int(place) for place, who in before.items() if who)
        by_presses(ann, one, other)
        told = len(game.events(0))
        game.apply(1, "henchman")
        page.happen(frame(game, live, 2, told))
        ann.page.locator("main .caption").wait_for()
        ann.page.keyboard.press("End")
        ann.page.locator(".prompt .btn.go", has_text="So it stands").wait_for()
        assert ann.page.evaluate(SHEET) == {
            **before,
            str(one): before[str(other)],
            str(other): before[str(one)],
        }


def test_an_answer_that_is_refused_is_not_sent_again_by_itself(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url, DESK, reduced_motion="reduce") as ann:
        page = Shown(ann)
        game = played(DEAL, offered(3))
        page.show(frame(game, DEAL, 1, 0))
        full = [int(place) for place, who in ann.page.evaluate(SHEET).items() if who]
        by_presses(ann, full[0], full[-1])
        ann.page.locator(".prompt .btn.go", has_text="So it stands").click()
        ann.until(lambda: sent(page) == ["rearrange"], "the first answer")
        game.apply(0, "rearrange")
        page.told(frame(game, DEAL, 2, 0).message)
        ann.until(lambda: len(sent(page)) == 2, "the second answer")
        page.told({"type": "problem", "code": "storage", "message": "The disk is full."})
        ann.page.get_by_text("The disk is full.").first.wait_for()
        ann.page.evaluate("() => new Promise((done) => setTimeout(done, 300))")
        assert len(sent(page)) == 2


def test_one_sees_which_arrows_join(browser: Browser, house: Served) -> None:
    """The arrows follow the cards before anything is sent, and the question counts them: now, and before."""
    with somebody(browser, house.url, DESK, reduced_motion="reduce") as ann:
        page = Shown(ann)
        page.show(crowded(DEAL, "base"))
        before = ann.page.evaluate(ARROWS)
        assert before
        assert ann.page.locator(".conn.fresh").count() == 0
        full = [int(place) for place, who in ann.page.evaluate(SHEET).items() if who]
        for one, other in [(a, b) for a in full for b in full if a < b]:
            by_presses(ann, one, other)
            now = ann.page.evaluate(ARROWS)
            asked = ann.page.locator(".prompt .ask").inner_text()
            assert f"Arrows that answer: {now}, before {before}." in asked
            if now != before:
                break
            ann.page.locator(".prompt .btn", has_text="As it was").click()
        assert now != before
        heard = ann.page.locator(".sheet .tile .sr").all_inner_texts()
        assert any("before: " in text for text in heard), "who listens is told too"


def test_who_has_to_go_is_named(browser: Browser, house: Served) -> None:
    deal = replace(DEAL, seed=4)
    full = played(deal, lambda game: None not in crew(game)[1:] and any("hire" in w for w in game.legal(0)))
    with somebody(browser, house.url, DESK, reduced_motion="reduce") as ann:
        page = Shown(ann)
        page.show(frame(full, deal, 1, 0))
        ann.page.locator("[data-oid^='saloon:'].lit").first.click()
        ann.page.locator(".sheet .tile.lit").first.wait_for()
        assert "Who leaves it for the" in ann.page.locator(".prompt .ask").inner_text()
        said = ann.page.locator(".sheet .tile.lit .act").all_inner_texts()
        assert len(said) == 5
        assert all(text.startswith("Leaves") for text in said)


@pytest.mark.parametrize(
    ("box", "options"),
    [("base", DEAL.options), ("double-or-nothing", {**DEAL.options, "expansion": "double-or-nothing"})],
)
def test_the_sheet_can_be_read_while_it_is_put_in_order(
    browser: Browser, house: Served, box: str, options: dict[str, object]
) -> None:
    deal = replace(DEAL, lang="de", options=options, seed=2 if box == "base" else 5)
    one, found = crowded(deal, box), []
    with somebody(browser, house.url, DESK, "de-DE", reduced_motion="reduce") as ann:
        page = Shown(ann)
        for size in SIZES:
            at_size(ann.page, size)
            page.show(one)
            full = [int(place) for place, who in ann.page.evaluate(SHEET).items() if who]
            by_presses(ann, full[0], full[-1])
            ann.page.mouse.move(0, 0)
            found += [f"{size}: {what}" for what in faults(ann.page, size)]
            ann.page.locator(".prompt .btn", has_text="Wie vorher").click()
    assert not found, "\n".join(found)
