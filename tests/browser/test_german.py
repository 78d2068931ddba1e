"""German is complete: every page, table, review and rule, read word by word, and no button cut."""

from __future__ import annotations

import functools
import re
from dataclasses import asdict, replace
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from playwright.sync_api import Browser

from tests.browser.browsing import Person, somebody
from tests.browser.frames import Deal, Past, Shown, frames
from tests.browser.measuring import LOOK, asked_of, at_size
from tests.browser.wording import WEB
from tests.server.serving import Served

DESK, PHONE = (1280, 640), (390, 844)
FOREIGN = {
    "de": """the and you your yours with of is are this that from for they their have has been were what which when if
    its by to be can must may it or on at as he she him his them us we our there here how why who whose play plays
    player players card cards turn turns game games rule rules back close next open send more other others read
    show shows watch again search then ruling""",
    "en": """der das und ist nicht ein eine einen einem einer mit von dem auf wird werden sind oder für wenn sie ihr
    nur noch kann kannst du dein deine auch bei nach zum zur aus karte karten spiel spiele regel regeln zug ihre""",
}
"""Words that the other language has and this one has not."""
NAMES = re.compile(
    r"The Good and the Bad and the Goat|Double or Nothing|3000 Scoundrels|Saloon[\w-]*|The League of Moveable Type|CC BY|[\w.-]+@[\w.-]+|\S+://\S+|/\S+|`[^`]*`"
)
"""What is called so in every language; addresses."""
SEEN = """() => {
  const found = [];
  const shown = (one) => one && one.checkVisibility({ visibilityProperty: true });
  const here = document.documentElement.lang;
  const foreign = (one) => one.closest('[lang]')?.lang !== here || one.closest('code, pre, textarea');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!shown(one) || foreign(one) || one.closest('script, style, option')) continue;
    found.push(node.textContent);
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (!shown(one) || foreign(one)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(one.getAttribute(name) ?? '');
  }
  for (const one of document.querySelectorAll('option'))
    if (shown(one.closest('select')) && !foreign(one)) found.push(one.textContent);
  const tidy = (text) => text.replace(/[\\u00ad\\u200b]/g, '').replace(/\\s+/g, ' ').trim();
  return [...new Set(found.map(tidy).filter(Boolean))];
}"""
CUT = ("cut", "shortened", "off the screen", "the page scrolls sideways", "on one another")


@functools.cache
def plain(lang: str) -> dict[str, str]:
    """The messages without facts, by their ids."""
    found: dict[str, str] = {}
    for path in WEB.rglob("*.ftl"):
        if path.name != f"{lang}.ftl" and not path.name.endswith(f".{lang}.ftl"):
            continue
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if (
                isinstance(entry, ftl.Message)
                and entry.value
                and all(isinstance(one, ftl.TextElement) for one in entry.value.elements)
            ):
                found[entry.id.name] = FluentSerializer().serialize_entry(entry).split("=", 1)[1].strip()
    return found


def untranslated(texts: list[str], lang: str) -> list[str]:
    """What is of the other language, or no word of any."""
    other = "en" if lang == "de" else "de"
    theirs = {text for key, text in plain(other).items() if plain(lang).get(key) != text} - {
        *plain(lang).values()
    }
    words = re.compile(rf"(?<![\w’'-])({'|'.join(FOREIGN[lang].split())})(?![\w’'-])", re.IGNORECASE)
    found = []
    for text in texts:
        said = NAMES.sub("", text)
        if text in plain("en").keys() - {*plain(lang).values()} and "-" in text:
            found.append(f"an id: {text}")
        elif said and text in theirs:
            found.append(f"not translated: {text}")
        elif known := words.search(said):
            found.append(f"'{known[0]}': {text}")
    return found


def cut(person: Person, size: tuple[int, int]) -> list[str]:
    """Texts and buttons that do not fit; pages scroll downwards at every size."""
    at_size(person.page, size)
    person.at_rest()
    ask: dict[str, Any] = asdict(
        replace(asked_of(size), scrolls=True, smallest=0.0, labels=0.0, touch=0.0, swiped="*")
    )
    return [one for one in person.page.evaluate(LOOK, ask) if one.startswith(CUT)]


def read(
    person: Person,
    where: str,
    lang: str,
    found: list[str],
    sizes: tuple[tuple[int, int], ...] = (DESK, PHONE),
) -> None:
    person.page.wait_for_load_state("networkidle")
    texts = person.page.evaluate(SEEN)
    assert len(texts) > 5, f"{where} says nothing"
    found += [f"{where}: {one}" for one in untranslated(texts, lang)]
    for size in sizes:
        found += [f"{where} at {size[0]}: {one}" for one in cut(person, size)]


PAGES = [
    "/", "/rules?game=goat", "/rules?game=scoundrels", "/rules?game=double-or-nothing", "/how/goat", "/how/scoundrels",
    "/learn", "/learn?game=goat", "/learn?game=scoundrels", "/sandbox", "/me", "/about", "/almanac", "/workshop",
    "/nowhere", "/t/nowhere", "/replay/nowhere",
]  # fmt: skip
LOCALES = {"de": "de-DE", "en": "en-US"}


@pytest.mark.parametrize("lang", LOCALES)
def test_every_page_speaks_one_language(browser: Browser, house: Served, lang: str) -> None:
    found: list[str] = []
    with somebody(browser, house.url, DESK, LOCALES[lang], reduced_motion="reduce") as ann:
        for path in PAGES:
            ann.go(path)
            read(ann, path, lang, found)
        ann.complaints[:] = [one for one in ann.complaints if "404" not in one]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", ["goat", "scoundrels"])
def test_a_table_its_replay_and_its_review_are_german(browser: Browser, house: Served, game: str) -> None:
    found: list[str] = []
    deal = Deal(game, 2, {"strategy_cards": True} if game == "scoundrels" else {}, 3, "de")
    with somebody(browser, house.url, DESK, "de-DE", reduced_motion="reduce") as anna:
        past = Past(anna, deal)
        for path, sizes in (past.review, (DESK, PHONE)), (past.replay, (DESK, PHONE)):
            at_size(anna.page, DESK)
            anna.go(path)
            anna.page.locator(".review .turns, .review .curve, .reel").first.wait_for()
            read(anna, path, "de", found, sizes)
        page = Shown(anna)
        all_of_them = list(frames(deal))
        for one in all_of_them[:: max(1, len(all_of_them) // 4)]:
            at_size(anna.page, DESK)
            page.show(one)
            found += [f"step {one.step}: {said}" for said in untranslated(anna.page.evaluate(SEEN), "de")]
    assert not found, "\n".join(found)


def test_what_is_english_would_be_noticed(browser: Browser, house: Served) -> None:
    """The control: an English label, an English sentence and an id."""
    texts = ["Your turn", "You deal the cards", "your-turn", "Du bist dran", "Die Witwe nimmt 3"]
    assert untranslated(texts, "de") == [
        "not translated: Your turn", "'You': You deal the cards", "an id: your-turn",
    ]  # fmt: skip
    with somebody(browser, house.url, PHONE, "de-DE") as anna:
        anna.go("/about")
        anna.page.wait_for_load_state("networkidle")
        # Set by script: the page's own policy takes no style that comes with a piece of HTML.
        anna.page.evaluate("""() => {
          const button = document.createElement('button');
          button.textContent = 'Ein langes Wort';
          Object.assign(button.style, { width: '40px', overflow: 'hidden', whiteSpace: 'nowrap' });
          document.querySelector('main').prepend(button);
        }""")
        assert any("cut" in one for one in cut(anna, PHONE))


# The guide's words go where the question's begin, as a card or as mere letters on the table.
MOVED = """([what, background]) => {
  const guide = document.querySelector('.coach');
  guide.style.transform = '';
  const [said, there] = [guide.querySelector('.said p'), document.querySelector(what)]
    .map((one) => one.getBoundingClientRect());
  guide.style.transform = `translate(${there.left - said.left}px, ${there.top - said.top}px)`;
  guide.style.background = background;
}"""


def test_a_guide_may_lie_on_the_table_but_not_on_what_is_asked(browser: Browser, house: Served) -> None:
    """The control of what a floating card may cover: only as a card, and never the question nor the hand."""
    with somebody(browser, house.url, DESK, "en-US", reduced_motion="reduce") as ann:
        ann.go("/learn?game=scoundrels")
        ann.page.locator(".coach:not(.unplaced) .said p").wait_for()
        ann.page.locator("[data-look]").first.wait_for()
        ann.at_rest()
        for what, background, wrong in (
            (".nm", "", False), (".nm", "transparent", True),
            (".prompt .ask", "", True), ('[data-oid^="hand:"] :not(:has(*))', "", True),
        ):  # fmt: skip
            ann.page.evaluate(MOVED, [what, background])
            found = [one for one in cut(ann, DESK) if one.startswith("on one another")]
            assert bool(found) == wrong, f"{what} {background}: {found}"
