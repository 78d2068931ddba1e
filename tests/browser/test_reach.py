"""No question that cannot be answered: every choice has something to press, on a desk and on a phone.

Whole random games, question by question. At every step of pointing (nothing picked, then each thing that several
choices share) each choice that is left must have a lit thing in reach, or a button at the prompt.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.browsing import DESK, PHONE, somebody
from tests.browser.frames import Deal, Frame, Shown, frames
from tests.server.serving import Served

SOAK = bool(os.environ.get("SALOON_SOAK"))
DOUBLE = {"expansion": "double-or-nothing"}
DEALS = [
    Deal("goat", 2, {}, 1), Deal("goat", 3, {}, 2), Deal("goat", 5, {}, 3),
    Deal("scoundrels", 2, {}, 1), Deal("scoundrels", 3, {"strategy_cards": True}, 2),
    Deal("scoundrels", 4, {"strategy_cards": True}, 3),
    Deal("scoundrels", 2, {"extra_scoundrel": True}, 4),
    Deal("scoundrels", 4, {**DOUBLE, "strategy_cards": True}, 5),
    Deal("scoundrels", 2, {**DOUBLE}, 6),
    Deal("scoundrels", 1, {**DOUBLE, "enemy": "lilith-boone"}, 7),
    Deal("scoundrels", 1, {"enemy": "lilith-boone"}, 8),
]  # fmt: skip

# What cannot be chosen by pressing, as sentences.
UNREACHED = """async (choices) => {
  const turn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled
    && one.getBoundingClientRect().width > 4 && one.getBoundingClientRect().height > 4;
  const lit = () => new Map([...document.querySelectorAll('[data-oid].lit, [data-oid].sure')].filter(shown)
    .map((one) => [one.dataset.oid, one]));
  const words = () => new Set([...document.querySelectorAll('.prompt button[data-choice]')].filter(shown)
    .map((one) => one.dataset.choice));
  const rest = (on, picked) => {
    const left = [...on];
    for (const id of picked) { const at = left.indexOf(id); if (at < 0) return null; left.splice(at, 1); }
    return left;
  };
  const found = [];
  const look = (picked) => {
    const [things, buttons] = [lit(), words()];
    for (const { word, on } of choices) {
      const left = rest(on, picked);
      if (left === null || buttons.has(word) || left.some((id) => things.has(id))) continue;
      // The order of a sheet is made by moving its cards: they are lit, and a button says that it stands.
      if (['keep', 'rearrange', 'empty'].includes(word) && document.querySelector('.sheet.arranging .lit')
        && document.querySelector('.prompt .btn.go')) continue;
      found.push(`${word}: of ${on.join(' + ') || 'nothing'} none can be pressed`
        + (picked.length ? ` after ${picked.join(' + ')}` : ''));
    }
    return things;
  };
  const free = async () => {
    for (let k = 0; k < 4; k++) {
      const held = document.querySelector('[data-oid].picked');
      if (!held) return;
      held.click();
      await turn();
    }
  };
  const kinds = (on) => on.map((id) => id.split(':')[0]).sort().join();
  const composed = choices.length && choices.every(({ on }) =>
    new Set(on.map((id) => id.split(':')[0])).size === on.length && on.length >= 3
    && kinds(on) === kinds(choices[0].on));
  if (composed) {
    // Any part may be taken first, and exchanged: every part must be there at once.
    const things = lit();
    const picked = new Set([...document.querySelectorAll('[data-oid].picked')].map((one) => one.dataset.oid));
    for (const id of new Set(choices.flatMap(({ on }) => on))) {
      if (!things.has(id) && !picked.has(id)) found.push(`${id} cannot be pressed`);
    }
    return found;
  }
  const things = look([]);
  for (const [id, node] of things) {
    if (choices.filter(({ on }) => rest(on, [id]) !== null).length < 2) continue;
    node.click();
    await turn();
    look([id]);
    await free();
  }
  return found;
}"""

# Take things away, and let the page notice that something changed.
HIDE = """(what) => {
  for (const one of document.querySelectorAll(what)) one.style.display = 'none';
  document.querySelector('main').classList.toggle('looked');
}"""


def asked(deals: list[Deal], alike: int | None) -> Iterator[Frame]:
    """All questions of these games; of those alike only so many."""
    seen: dict[object, int] = {}
    for deal in deals:
        for one in frames(deal):
            seen[one.shape] = seen.get(one.shape, 0) + 1
            if alike is None or seen[one.shape] <= alike:
                yield one


def check(browser: Browser, url: str, size: tuple[int, int], deals: list[Deal], alike: int | None) -> int:
    looked, found = 0, []
    with somebody(browser, url, size, reduced_motion="reduce", likes={"askFirst": False}) as ann:
        page = Shown(ann)
        for one in asked(deals, alike):
            page.show(one)
            choices = [{"word": choice.word, "on": choice.on} for choice in one.question.choices]
            found += [f"{one}: {said}" for said in page.page.evaluate(UNREACHED, choices)]
            looked += 1
    assert not found, "\n".join(found[:20])
    return looked


@pytest.mark.parametrize("game", ["goat", "scoundrels"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_choice_can_be_pressed(
    browser: Browser, house: Served, size: tuple[int, int], game: str
) -> None:
    deals = [deal for deal in DEALS if deal.game == game]
    assert check(browser, house.url, size, deals, alike=1) > (2 if game == "goat" else 40)


@pytest.mark.soak
@pytest.mark.skipif(not SOAK, reason="every question of many whole games: make soak")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: f"{deal.game}-{deal.players}-{deal.seed}")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_choice_of_whole_games_can_be_pressed(
    browser: Browser, house: Served, size: tuple[int, int], deal: Deal, seed: int
) -> None:
    whole = [Deal(deal.game, deal.players, deal.options, 100 * seed + deal.seed)]
    assert check(browser, house.url, size, whole, alike=None) > 2


def test_what_is_not_drawn_is_a_button(browser: Browser, house: Served) -> None:
    """The control: a thing that is taken away leaves a button, and without it the check complains."""
    with somebody(browser, house.url, DESK, reduced_motion="reduce", likes={"askFirst": False}) as ann:
        page = Shown(ann)
        one = next(f for f in frames(DEALS[4]) if any(c.verb == "strategy" for c in f.question.choices))
        page.show(one)
        choices = [{"word": choice.word, "on": choice.on} for choice in one.question.choices]
        assert ann.page.locator(".prompt button[data-choice]").count() == 0
        ann.page.evaluate(HIDE, ".strategy")
        ann.until(
            lambda: ann.page.locator(".prompt button[data-choice]").count() == len(choices), "the buttons"
        )
        assert ann.page.evaluate(UNREACHED, choices) == []
        ann.page.evaluate(HIDE, ".prompt .acts")
        assert len(ann.page.evaluate(UNREACHED, choices)) == len(choices)
