"""The moments of a game are seen: a card turns over, is read, and only then something comes of it; money flies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.browsing import DESK, PHONE, Person, somebody
from tests.browser.frames import DRAWN, Deal, Shown, updates
from tests.server.serving import Served

GOAT = Deal("goat", 4, {}, 1)
SCOUNDRELS = Deal("scoundrels", 3, {}, 2)
Message = dict[str, Any]
STAGED = ".stage, .street"
ASKED = "[data-oid].lit, .prompt.mine"

# Notes every piece that flies over the page, by what it is.
WATCH = """
window.flown = [];
new MutationObserver((all) => {
  for (const { addedNodes } of all) for (const one of addedNodes)
    if (one.classList?.contains("flying")) window.flown.push(one.firstElementChild?.getAttribute("class"));
}).observe(document, { childList: true, subtree: true });
"""


def meeting(deal: Deal, fits: Callable[[Message], bool]) -> tuple[Message, Message]:
    """An update like this, and all that was told before it, as one."""
    before: Message | None = None
    for one in updates(deal):
        if before is not None and fits(one):
            return before, one
        past = before or {"events": [], "said": []}
        before = one | {"events": past["events"] + one["events"], "said": past["said"] + one["said"]}
    raise AssertionError("this never happens")


def has(*kinds: str, seat: int | None = None) -> Callable[[Message], bool]:
    """Updates with all of these events; the first of them somebody else's, if a seat is given."""

    def fits(message: Message) -> bool:
        found = [event for event in message["events"] if event["kind"] in kinds]
        named = {event["kind"] for event in found}
        return named == set(kinds) and (seat is None or found[0].get("seat") != seat)

    return fits


def opened(page: Shown, message: Message) -> None:
    """The table, with this as the first that it is told, when all of it is drawn."""
    page.begin(message)
    page.page.locator("main.board:not(.opening)").first.wait_for()
    page.page.evaluate(DRAWN)


def come(person: Person, before: Message, then: Message, pace: str = "step") -> Shown:
    person.prefer(pace=pace)
    page = Shown(person)
    opened(page, before)
    page.told(then)
    return page


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_card_is_read_before_anything_comes_of_it(
    browser: Browser, house: Served, size: tuple[int, int]
) -> None:
    before, then = meeting(GOAT, has("accepted", "placed", "took-coins"))
    event = then["events"][0]
    with somebody(browser, house.url, size, reduced_motion="reduce") as ann:
        come(ann, before, then)
        place = ann.page.locator(f'[data-oid="character:{event["card"]}"]')
        expect(ann.page.locator(".stage .stampmark")).to_be_visible()
        expect(ann.page.locator(".outcome .verdict")).to_contain_text("accepted")
        expect(ann.page.locator(".outcome li")).to_have_count(0)
        expect(place.locator(".hatw")).to_have_count(0)
        expect(ann.page.locator(ASKED)).to_have_count(0)
        ann.check_access()
        ann.page.keyboard.press("Space")
        expect(ann.page.locator(".outcome li")).not_to_have_count(0)
        expect(place.locator(".hatw")).to_have_count(1)
        expect(ann.page.locator(ASKED)).to_have_count(0)
        ann.page.locator(".outcome h2").click()  # a press on the table goes on too
        expect(ann.page.locator(".outcome, .stampmark")).to_have_count(0)


def test_the_saloon_goes_by_its_numbers_and_the_round_ends_as_a_scene(
    browser: Browser, house: Served
) -> None:
    before, then = meeting(GOAT, has("round"))
    with somebody(browser, house.url, reduced_motion="reduce") as ann:
        come(ann, before, then)
        seen = []
        sheet = ann.page.locator(".sheet.low")
        while not sheet.count():
            expect(ann.page.locator(".steps .now .n, .sheet.low")).not_to_have_count(0)
            if not sheet.count():
                seen.append(int(ann.page.locator(".steps .now .n").inner_text()))
                expect(ann.page.locator(".stage .outcome h2")).to_contain_text(str(seen[-1]))
                ann.page.keyboard.press("Space")
        assert seen == sorted(set(seen)), seen
        assert seen[-1] == 6
        expect(ann.page.locator(ASKED)).to_have_count(0)
        ann.page.get_by_role("button", name="On to round 2").click()
        expect(sheet).to_have_count(0)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize("game", ["goat", "scoundrels"])
def test_money_flies_to_its_purse_and_is_counted_there(
    browser: Browser, house: Served, game: str, motion: Any
) -> None:
    deal, kinds = (GOAT, ("accepted", "took-coins")) if game == "goat" else (SCOUNDRELS, ("money",))
    before, then = meeting(deal, has(*kinds, seat=0))
    event = next(one for one in then["events"] if one["kind"] == kinds[-1])
    purse, count = event["seat"], event.get("count", event.get("amount"))
    has_now = then["view"]["seats"][purse]["coins" if game == "goat" else "money"]
    with somebody(browser, house.url, reduced_motion=motion) as ann:
        ann.context.add_init_script(WATCH)
        come(ann, before, then, "brisk")
        number = ann.page.locator(f'[data-purse="{purse}"] .num').first
        expect(number).to_have_text(f"{'' if game == 'goat' else '$'}{has_now}")
        flown = ann.page.evaluate("window.flown.filter((one) => one === 'coin').length")
        assert flown == (count if motion == "no-preference" else 0)


def test_far_behind_one_is_told_and_asked_instead_of_made_to_wait(browser: Browser, house: Served) -> None:
    for deal, says, turns in (
        (GOAT, "offers since", ("accepted", "refused")),
        (SCOUNDRELS, "turns since", ("turn",)),
    ):
        every = iter(updates(deal))
        first = next(every)
        late, count = [], 0
        while count < 7:
            late.append(next(every))
            count += sum(event["kind"] in turns for event in late[-1]["events"])
        with somebody(browser, house.url, reduced_motion="reduce") as ann:
            page = come(ann, first, late[0])
            for one in late[1:]:
                page.told(one)
            ann.page.keyboard.press("Space")
            for _ in range(6):
                if ann.page.get_by_text(says).count():
                    break
                ann.page.keyboard.press("Space")
                ann.page.wait_for_timeout(50)
            expect(ann.page.get_by_text(says)).to_be_visible()
            ann.page.keyboard.press("Space")
            expect(ann.page.get_by_text(says)).to_have_count(0)
            expect(ann.page.locator(".beatkeys, .street .caption")).to_have_count(0)


def test_who_is_ahead_is_told_as_far_as_one_can_know(browser: Browser, house: Served) -> None:
    before, _ = meeting(GOAT, has("gambled"))
    with somebody(browser, house.url) as ann:
        page = Shown(ann)
        opened(page, before)
        ann.page.keyboard.press("l")
        ann.page.get_by_role("tab", name="Ahead").click()
        shown = ann.page.locator(".ahead li")
        expect(shown).to_have_count(4)
        own = before["view"]["seats"][0]
        assert own["belongings"] is not None
        expect(shown.first).to_contain_text("You")
        ann.check_access()


def test_who_comes_back_sees_in_pictures_what_went_on(browser: Browser, house: Served) -> None:
    before, then = meeting(GOAT, has("round"))
    all_told = before | {
        "events": before["events"] + then["events"], "said": before["said"] + then["said"],
        "view": then["view"], "question": then["question"], "seq": then["seq"],
    }  # fmt: skip
    half = len(before["events"]) // 2
    early = before | {"events": before["events"][:half], "said": before["said"][:half], "seq": half}
    with somebody(browser, house.url) as ann:
        page = Shown(ann)
        opened(page, early)
        expect(ann.page.locator(".since")).to_have_count(0)
        opened(page, all_told)  # the tab was closed, and opened again
        expect(ann.page.locator(".since li .picture")).not_to_have_count(0)
        ann.check_access()
        ann.page.locator(".since .btn").click()
        expect(ann.page.locator(".since")).to_have_count(0)
        ann.page.reload()  # control: what was looked at is not told again
        ann.page.locator("main.board:not(.opening)").wait_for()
        expect(ann.page.locator(".since")).to_have_count(0)


def opening(message: Message) -> bool:
    """The last card of a round is turned over, and the Saloon begins with the same update."""
    kinds = {event["kind"] for event in message["events"]}
    return bool(kinds & {"accepted", "refused"} and kinds & {"shot", "paid", "kept-tokens", "arrested"})


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_doors_of_the_saloon_open_as_a_scene(browser: Browser, house: Served, motion: str) -> None:
    """They swing for whom things may move, stand open for others, and a press goes on."""
    before, then = meeting(GOAT, opening)
    with somebody(browser, house.url, reduced_motion=motion) as ann:
        come(ann, before, then)
        doors = ann.page.locator(".doorway")
        while not doors.count():
            ann.page.locator(".stage .outcome").first.wait_for()
            ann.page.keyboard.press("Space")
            ann.page.evaluate(DRAWN)
        expect(doors.locator("h2")).to_contain_text("opens its doors")
        expect(doors.locator(".leaf")).to_have_count(2)
        swings = doors.locator(".leaf").first.evaluate("(one) => one.getAnimations().length")
        assert bool(swings) == (motion == "no-preference")
        doors.locator("h2").click()
        expect(doors).to_have_count(0)
        expect(ann.page.locator(".stage .outcome h2")).to_contain_text("of 6")


def rivals_turn() -> tuple[Message, list[Message]]:
    """What was told before somebody else's turn, and the updates of the turn; the last of them ends it."""
    before, turn = None, []
    for one in updates(SCOUNDRELS):
        kinds = [event["kind"] for event in one["events"]]
        active = one["view"]["active"]
        if turn and "turn" in kinds:
            beats = sum(
                bool({"played", "used", "hired", "used-office", "stole"} & {e["kind"] for e in u["events"]})
                for u in [*turn[1:], one]
            )
            if beats > 1 and not {"called", "day"} & set(kinds):
                return turn[0], [*turn[1:], one]
        past = before or {"events": [], "said": []}
        before = one | {"events": past["events"] + one["events"], "said": past["said"] + one["said"]}
        if "turn" in kinds:
            turn = [before] if active not in (None, 0) else []
        elif turn:
            turn.append(one)
    raise AssertionError("nobody else has such a turn")


def test_a_turn_is_summed_up_and_the_log_waits_until_it_was_seen(browser: Browser, house: Served) -> None:
    before, turn = rivals_turn()
    with somebody(browser, house.url, reduced_motion="reduce") as ann:
        ann.prefer(pace="step")
        page = Shown(ann)
        opened(page, before)
        ann.page.keyboard.press("l")
        lines = ann.page.locator("[data-group='log'] .lines li")
        expect(lines).not_to_have_count(0)
        had = lines.count()
        for one in turn:
            page.told(one)
        caption = ann.page.locator(".street .caption")
        expect(caption).not_to_have_count(0)
        assert lines.count() == had, "what is being shown is not in the log yet"
        said = []
        while caption.count() and "in short" not in caption.inner_text():
            said.append(caption.inner_text())
            ann.page.locator(".onward").click()
            ann.page.evaluate(DRAWN)
        assert len(said) > 1
        expect(caption).to_contain_text("The turn in short:")
        ann.page.locator(".onward").click()
        expect(caption).to_have_count(0)
        expect(lines).not_to_have_count(had)


def test_what_a_bot_says_is_kept_and_can_be_muted(browser: Browser, house: Served) -> None:
    told = list(updates(SCOUNDRELS))
    for one in told:
        for seat in one["table"]["seats"][1:]:
            seat |= {"kind": "bot", "bot": "top"}
    with somebody(browser, house.url, reduced_motion="reduce") as ann:
        ann.prefer(pace="step")
        page = Shown(ann)
        opened(page, told[0])
        spoken = ""
        for one in told[1:]:
            page.told(one)
            ann.page.evaluate(DRAWN)
            while ann.page.locator(".onward").count() and not spoken:
                if ann.page.locator(".banter q").count():
                    spoken = ann.page.locator(".banter q").inner_text()
                ann.page.keyboard.press("End")
                ann.page.evaluate(DRAWN)
            if spoken or any(event["kind"] == "called" for event in one["events"]):
                break
        assert spoken
        who = ann.page.evaluate("JSON.parse(localStorage['saloon.talk.a-recorded-table'])[0].seat")
        ann.page.reload()
        ann.page.locator("main.board:not(.opening)").first.wait_for()
        ann.page.get_by_role("button", name="Log").click()
        ann.page.get_by_role("tab", name="Talk").click()
        line = ann.page.locator(".said li", has_text=spoken)
        expect(line).to_have_count(1)
        name = one["table"]["seats"][who]["name"]
        ann.page.get_by_role("button", name=f"Mute {name}").click()
        expect(line).to_have_count(0)
        ann.page.get_by_role("button", name=f"Hear {name}").click()
        expect(line).to_have_count(1)
