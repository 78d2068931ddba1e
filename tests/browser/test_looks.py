"""What people see of both games at every size: the questions of whole games, each measured.

The games are recorded (`frames`), so that the same questions are looked at every time, at nine sizes and in two
languages. `make test` looks at a fixed slice; `make soak` at every question of the games, and prints a table of what is
wrong by size, game and kind.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

import pytest
from playwright.sync_api import Browser

from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.faces import faces
from tests.browser.browsing import somebody
from tests.browser.frames import Deal, Frame, Shown, frames
from tests.browser.matrix import CELLS, DEALS, LOCALES, Cell, Size, measured, told
from tests.browser.matrix import looked as whole_games
from tests.browser.measuring import DESKS, LYING, PHONES, SIZES, SMALL, TABLETS, at_size, faults
from tests.browser.screens import reveal
from tests.browser.test_scoundrels import dealt
from tests.server.serving import Served

SOAK = bool(os.environ.get("SALOON_SOAK"))


def spread(all_of_them: list[Frame], count: int) -> list[Frame]:
    """So many questions, early, in the middle and late in the game."""
    return [all_of_them[int((k + 0.5) * len(all_of_them) / count)] for k in range(count)]


def looked(
    browser: Browser, url: str, lang: str, questions: list[Frame], sizes: Iterable[Size]
) -> list[tuple[Size, str]]:
    """Show every question at every size; answers with all that was wrong, and where."""
    by_size = measured(browser, url, lang, dict.fromkeys(sizes, questions))
    return [(size, what) for size, found in by_size for what in found]


# Each game in both languages, and each size in both games: the sizes go round.
SLICE = [
    ("goat of three", "en", [(1280, 640), (2560, 1440), (390, 844)]),
    ("goat of five", "de", [(1280, 640), (1180, 820), (820, 1180), (360, 740)]),
    ("goat of five", "en", [(1366, 768), (1440, 900), (1920, 1080)]),
    ("scoundrels", "de", [(1280, 640), (1440, 900), (390, 844)]),
    ("double or nothing of four", "en", [(1280, 640), (2560, 1440), (360, 740)]),
    ("double or nothing of four", "de", [(1366, 768), (1180, 820), (390, 844), (360, 740)]),
    ("solo", "en", [(1920, 1080), (820, 1180), (390, 844)]),
    ("solo", "de", [(360, 740)]),
    ("solo, expert", "de", [(1280, 640), (844, 390)]),
    ("scoundrels, played well", "en", [(1366, 768), (820, 1180), (390, 844)]),
    ("double or nothing, played well", "de", [(1280, 640), (1440, 900), (2560, 1440), (360, 740)]),
    ("double or nothing, played well", "en", [(820, 1180), (844, 390)]),
    ("solo, played well", "de", [(1440, 900), (390, 844)]),
]


@pytest.mark.parametrize(("game", "lang", "sizes"), SLICE)
def test_a_slice_of_whole_games_can_be_read(
    browser: Browser, house: Served, game: str, lang: str, sizes: list[Size]
) -> None:
    questions = spread(list(frames(replace(DEALS[game], lang=lang))), 3)
    found = looked(browser, house.url, lang, questions, sizes)
    assert not found, told(found)


@pytest.mark.parametrize(
    ("game", "lang"), [("goat of five", "de"), ("double or nothing of four", "de"), ("solo", "en")]
)
def test_a_window_as_small_as_a_phone_can_be_played_in(
    browser: Browser, house: Served, game: str, lang: str
) -> None:
    """At 200 % zoom, on a short phone and on one held sideways: question, hand and buttons are always in sight."""
    questions = spread(list(frames(replace(DEALS[game], lang=lang))), 2)
    found = looked(browser, house.url, lang, questions, [*SMALL, LYING])
    assert not found, told(found)


def test_the_slice_has_every_size_game_and_language() -> None:
    for family in ("goat", "scoundrels"):
        ours = [(lang, sizes) for game, lang, sizes in SLICE if DEALS[game].game == family]
        assert {size for _, sizes in ours for size in sizes} - {LYING} == {*SIZES}
        assert {lang for lang, _ in ours} == {*LOCALES}
    assert {game for game, _, _ in SLICE} == {*DEALS}
    assert {*DESKS, *TABLETS, *PHONES} == {*SIZES}


@pytest.mark.soak
@pytest.mark.skipif(not SOAK, reason="every question of whole games at nine sizes: make soak")
@pytest.mark.parametrize("sitting", dict.fromkeys(cell.sitting for cell in CELLS))
def test_whole_games_can_be_read_at_every_size(
    browser: Browser, house: Served, sitting: tuple[str, int, str]
) -> None:
    """`python -m tests.browser.matrix` looks at the same cells, and can be stopped in between."""
    ours = [cell for cell in CELLS if cell.sitting == sitting]
    found = [(cell.size, what) for cell, _, wrong in whole_games(browser, house.url, ours) for what in wrong]
    assert not found, told(found)


WRONG = """() => {
  const box = (style, text) => {
    const one = document.createElement('p');
    one.textContent = text;
    Object.assign(one.style, { position: 'fixed', left: '300px', top: '300px', margin: 0, zIndex: 99 }, style);
    document.querySelector('#main').append(one);
  };
  box({ fontSize: '9px', top: '10px' }, 'far too small to be read');
  box({ width: '60px', overflow: 'hidden', whiteSpace: 'nowrap', top: '200px' }, 'a sentence that is cut');
  box({}, 'one on the other'); box({ left: '305px' }, 'the other on one');
  box({ left: '-40px', top: '400px', whiteSpace: 'nowrap' }, 'half of it is off the screen');
  box({ top: '440px' }, 'words that lie under a panel');
  box({ top: '430px', height: '40px', width: '300px', background: '#000', color: 'transparent' }, ' ');
  box({ top: '560px', width: '60px', border: '1px solid' }, 'Unbreakablewordofacard');
  box({ top: '500px', height: '40px', width: '80px', overflow: 'auto' }, 'so many words that the panel scrolls');
}"""
WRONG_ON_A_PHONE = """() => {
  document.querySelector('.prompt').style.transform = 'translateY(3000px)';
}"""


def test_the_measure_sees_what_is_wrong(browser: Browser, house: Served) -> None:
    """The control: a measure that finds nothing must be one that could."""
    with somebody(browser, house.url, DESKS[2], reduced_motion="reduce") as ann:
        dealt(ann)
        ann.page.locator("main.board:not(.opening) .prompt .ask").first.wait_for()
        ann.page.evaluate(WRONG)
        found = "\n".join(faults(ann.page, DESKS[2]))
        wanted = (
            "too small, 9.0 px", "cut sideways", "on one another", "off the screen", "text covered",
            "scrolls down inside", "hangs out",
        )  # fmt: skip
        for said in wanted:
            assert said in found, f"{said!r} was not seen: {found}"
        at_size(ann.page, PHONES[0])
        ann.page.evaluate(WRONG_ON_A_PHONE)
        assert "out of sight" in "\n".join(faults(ann.page, PHONES[0]))


@pytest.mark.parametrize("size", [(1280, 640), (360, 740)])
def test_the_stamp_on_a_card_covers_no_words(browser: Browser, house: Served, size: Size) -> None:
    """What was said, what the card is and what it does are read while the card lies open."""
    with somebody(browser, house.url, size, reduced_motion="reduce") as ann:
        reveal(ann)
        assert not faults(ann.page, size)


@pytest.mark.parametrize(
    ("game", "lang", "deal", "step", "size"),
    [
        ("solo, expert", "de", 1, 62, (1280, 640)),
        ("double or nothing of four", "en", 1, 295, (1280, 640)),
        ("double or nothing of four", "de", 1, 358, (1280, 640)),
        ("double or nothing of four", "de", 1, 295, (820, 1180)),
        ("solo, expert", "de", 0, 52, (1440, 900)),
        ("double or nothing, played well", "de", 1, 659, (1366, 768)),
        ("solo, played well", "en", 0, 6, (820, 1180)),
        ("solo, expert", "de", 1, 17, (390, 844)),
        ("double or nothing, played well", "de", 0, 525, (1180, 820)),
        ("double or nothing, played well", "en", 1, 572, (1280, 640)),
        ("double or nothing of four", "de", 0, 468, (1440, 900)),
        ("double or nothing, played well", "de", 0, 155, (360, 740)),
        ("double or nothing, played well", "en", 1, 541, (390, 844)),
        ("solo, played well", "de", 1, 70, (360, 740)),
    ],
    ids=[
        "a price that becomes a button", "a choice of oneself", "henchmen in jail",
        "a choice of oneself on a tablet", "more money beside a slot", "a debt on a safe", "a long penalty",
        "an arrow between two cards", "many marks on a door", "a key on a door with a mod",
        "hats beside a card that lies open", "a condition beside its neighbour",
        "more answers than there is room", "long answers above the hand",
    ],
)  # fmt: skip
def test_nothing_is_covered_by_a_button_or_a_sign(
    browser: Browser, house: Served, game: str, lang: str, deal: int, step: int, size: Size
) -> None:
    """Questions in which the whole matrix once found something under a button or a sign."""
    cell = Cell(game, deal, lang, size)
    late = next(one for one in frames(cell.deal) if one.step >= step)
    found = looked(browser, house.url, lang, [late], [cell.size])
    assert not found, told(found)


@pytest.mark.parametrize("lang", LOCALES)
def test_a_hand_of_six_is_read_whole(browser: Browser, house: Served, lang: str) -> None:
    """Where there are two, a dealer has six cards to offer and six names to call them by."""
    offers = [one for one in frames(Deal("goat", 2, {}, 2, lang)) if one.question.kind == "offer"]
    most = max(offers, key=lambda one: len(one.message["view"]["hand"]))
    assert len(most.message["view"]["hand"]) == 6
    found = looked(browser, house.url, lang, [most], SIZES)
    assert not found, told(found)


def three_safes() -> Frame:
    """A late question in German, with the longest gadgets and mods there are on one's own sheet."""
    shown = faces(catalogue.load("double-or-nothing"))
    gadgets = sorted(shown["safes"], key=lambda one: -len(one["name_de"]))
    mods = sorted(shown["mods"], key=lambda one: -len(one["name_de"] + one["text_de"]))
    late = spread(list(frames(replace(DEALS["double or nothing of four"], lang="de"))), 3)[-1]
    for safe, gadget, mod in zip(late.message["view"]["safes"], gadgets[:3], mods[:3], strict=False):
        safe |= {"place": "seat 0", "gadget": gadget["id"], "mod": mod["id"], "modded": True, "value": 7}
    return late


def test_three_stolen_safes_with_mods_leave_the_sheet_in_sight(browser: Browser, house: Served) -> None:
    """Their notes must not push the sheet away, at the lowest desk and on a tablet."""
    found = looked(browser, house.url, "de", [three_safes()], [(1280, 640), (820, 1180)])
    assert not found, told(found)


def test_what_is_read_stays_where_it_is_on_a_tablet(browser: Browser, house: Served) -> None:
    """Hand, notes and a strategy that can be used have their room all day: what lies above them never moves."""
    deal = replace(DEALS["scoundrels"], lang="de")
    with somebody(browser, house.url, (820, 1180), LOCALES["de"], reduced_motion="reduce") as ann:
        page, heights = Shown(ann), Counter[int]()
        for one in frames(deal):
            if one.question.kind not in ("plan", "start", "abilities", "suspect", "hire"):
                continue
            if one.message["view"]["day"] > 1:
                break
            page.show(one)
            heights[round(ann.page.locator(".you .holds").bounding_box()["height"])] += 1  # type: ignore[index]
    assert len(heights) == 1, heights
    assert heights.total() > 10


def longest_posters() -> Frame:
    """A late question, with the longest German texts on the wall and conditions before them."""
    deal = replace(DEALS["double or nothing of four"], lang="de")
    shown = faces(catalogue.load("double-or-nothing"))
    jobs = sorted(shown["jobs"], key=lambda one: -len(one["text_de"]))
    traits = sorted(shown["traits"], key=lambda one: -len(one.get("requirement_de", "") + one["name_de"]))
    late = spread(list(frames(deal)), 3)[-1]
    for one, job, trait in zip(late.message["view"]["saloon"], jobs, traits, strict=False):
        one |= {"job": job["id"], "trait": trait["id"]}
    return late


def test_three_posters_of_the_longest_texts_are_whole(browser: Browser, house: Served) -> None:
    """At the lowest desk, in German: the wall gives way until all can be read."""
    found = looked(browser, house.url, "de", [longest_posters()], [(1280, 640), (1366, 768), LYING])
    assert not found, told(found)


def test_three_posters_of_the_longest_texts_hold_their_price(browser: Browser, house: Served) -> None:
    """Whoever has room gives width to whoever needs it."""
    late = longest_posters()
    hangs = """() => [...document.querySelectorAll('.saloon .poster')].filter((one) =>
      one.querySelector('.foot').getBoundingClientRect().bottom > one.getBoundingClientRect().bottom + 1).length"""
    with somebody(browser, house.url, (1280, 640), "de-DE", reduced_motion="reduce") as ann:
        Shown(ann).show(late)
        ann.until(lambda: ann.page.evaluate(hangs) == 0, "posters that hold their text and their price")
