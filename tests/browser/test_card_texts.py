"""Every card shows its whole text and its names in German: the longest are laid on a table and measured.

The table is a real one; only what the server says lies on it is exchanged on the way to the page, so that the page
draws the cards that ask for most room. A text has to lie inside its own card, and nothing of the card may cut it.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute

from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.faces import faces
from tests.browser.browsing import Person, somebody
from tests.browser.measuring import at_size
from tests.browser.test_scoundrels import opened
from tests.server.serving import Served

SIZES = [(1280, 640), (820, 1180)]
"""The lowest desk and the narrowest tablet: cards are smallest there. A phone shows them one at a time."""
SHOWN = faces(catalogue.load("double-or-nothing"))
Pair = tuple[str, str]
ORDINARY: list[Pair] = [
    ("rowdy", "outlaw-revised"), ("dusty", "butler"), ("filthy", "cow"), ("cocky", "horse"), ("grumpy", "chef"),
    ("sneaky", "jailer"), ("lucky", "prospector"), ("thirsty", "dog"), ("stubborn", "banker"), ("masked", "priest"),
]  # fmt: skip
"""Those that the long ones hang and lie beside."""

INSIDE = """(cards) => {
  const found = [];
  for (const card of document.querySelectorAll(cards)) {
    const box = card.getBoundingClientRect();
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent.trim();
      if (!words || node.parentElement.closest('.sr, svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const slack = parseFloat(getComputedStyle(node.parentElement).fontSize) * 0.22;
      for (const r of range.getClientRects()) {
        if (r.width < 1) continue;
        for (let up = node.parentElement; up; up = up.parentElement) {
          const clip = up.getBoundingClientRect();
          const { overflow, overflowY } = getComputedStyle(up);
          if (up !== card && overflow === 'visible') continue;
          const low = r.bottom > clip.bottom + slack || r.top < clip.top - slack;
          // What scrolls and can be reached with keys may be longer than it is high, but not wider.
          const leafed = up.tabIndex === 0 && ['auto', 'scroll'].includes(overflowY);
          if ((low && !leafed) || r.left < clip.left - 2 || r.right > clip.right + 2) {
            found.push(`"${words.slice(0, 60)}" leaves ${up.className} of ${card.dataset.oid ?? card.className}`);
            break;
          }
          if (leafed) break;
        }
      }
    }
  }
  return [...new Set(found)];
}"""
CARDS = ".saloon .poster, .sheet .tile"
HOLDINGS = ".strategy, .holds .debts, .notes, .leader, .sheet .slot, .sheriff .opt, .loot"
"""What lies before a person besides scoundrels: strategy, debts, the own safes with their mods, sheet and office."""
AUTOMA = ".enemy .acard p"


def deed(trait: Any, job: Any) -> str:
    parts = (trait.get("requirement_de"), job["text_de"], trait.get("after_de"))
    return " ".join(part for part in parts if part)


def longest(count: int) -> list[Pair]:
    """By text, by both names, by the longest word: so many of each, no trait and no job twice."""
    pairs = [(trait, job) for trait in SHOWN["traits"] for job in SHOWN["jobs"]]
    assert len(pairs) >= 3000
    ways = [
        lambda trait, job: len(deed(trait, job)),
        lambda trait, job: len(trait["name_de"] + job["name_de"]),
        lambda trait, job: max(map(len, f"{trait['name_de']} {job['name_de']}".split())),
    ]
    found: list[Pair] = []
    for way in ways:
        taken: list[Pair] = []
        for trait, job in sorted(pairs, key=lambda pair: -way(*pair)):
            if all(trait["id"] != one and job["id"] != other for one, other in taken):
                taken.append((trait["id"], job["id"]))
        found += taken[:count]
    return list(dict.fromkeys(found))


class Laid:
    """Between the server and the page: the last view is kept, and shown again with other cards on the table.

    From then on the server is not heard any more: what the bots choose must not put the cards back.
    """

    def __init__(self, page: Page) -> None:
        self.line: WebSocketRoute | None = None
        self.view: dict[str, Any] = {}
        self.deaf = False
        page.route_web_socket(lambda url: url.startswith("ws"), self.between)

    def between(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def told(text: str | bytes) -> None:
            if self.deaf:
                return
            self.line = line
            self.view = json.loads(text).get("view") or self.view
            line.send(text)

        server.on_message(told)

    def posters(self, saloon: list[Pair], sheet: list[Pair]) -> None:
        """These scoundrels in the Saloon, and those on the own sheet."""
        view = self.copy()
        for cell, (trait, job) in zip(view["saloon"], saloon, strict=True):
            cell["trait"], cell["job"] = trait, job
        places = view["seats"][0]["sheet"]
        for place, (trait, job) in enumerate(sheet, 1):
            places[place] = {**view["saloon"][0], "sleeve": 90 + place, "trait": trait, "job": job}
        self.shows(view)

    def holdings(self, strategy: str, leader: str, safes: list[tuple[str, str]]) -> None:
        """This strategy card, all debts, and safes with these gadgets and mods before seat 0."""
        view = self.copy()
        own = view["seats"][0]
        own |= {"strategy": strategy, "leader": leader, "debts": [{"value": None}] * 4}
        for safe, (gadget, mod) in zip(view["safes"], safes, strict=False):
            safe |= {"place": "seat 0", "gadget": gadget, "mod": mod, "modded": bool(mod), "value": 7}
        self.shows(view)

    def automa(self, enemy: str, card: str) -> None:
        """This card of this enemy."""
        view = self.copy()
        view["enemy"] |= {"leader": enemy, "shown": card}
        self.shows(view)

    def copy(self) -> dict[str, Any]:
        view: dict[str, Any] = json.loads(json.dumps(self.view))
        return view

    def shows(self, view: dict[str, Any]) -> None:
        """The page draws this; nothing is asked."""
        assert self.line is not None
        self.deaf = True
        view["asked"] = []
        message = {"type": "update", "seq": 1, "events": [], "view": view, "question": None}
        self.line.send(json.dumps(message))


def drawn(person: Person, pair: Pair) -> None:
    """The page shows the text of this one."""
    traits, jobs = ({row["id"]: row for row in SHOWN[kind]} for kind in ("traits", "jobs"))
    read(person, deed(traits[pair[0]], jobs[pair[1]]))


def read(person: Person, text: str) -> None:
    """The page shows this text, and has come to rest."""
    person.page.get_by_text(text, exact=True).first.wait_for()
    person.page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )
    person.at_rest()


def test_the_longest_texts_and_names_are_read_whole(browser: Browser, house: Served) -> None:
    found: list[str] = []
    with somebody(browser, house.url, SIZES[0], "de-DE", reduced_motion="reduce") as ann:
        laid = Laid(ann.page)
        opened(ann, ["human", *["bot:random"] * 3], expansion="double-or-nothing", strategy_cards=True)
        ann.page.locator(".scoundrels .poster").first.wait_for()
        for size in SIZES:
            at_size(ann.page, size)
            for pair in longest(6):
                others = [one for one in ORDINARY if one[0] != pair[0] and one[1] != pair[1]]
                laid.posters([others[0], pair, others[1]], others[2:7])
                drawn(ann, pair)
                found += [f"{size}, {pair}: {one}" for one in ann.page.evaluate(INSIDE, CARDS)]
                laid.posters(others[:3], [others[3], pair, *others[4:7]])
                drawn(ann, pair)
                found += [f"{size}, {pair} on the sheet: {one}" for one in ann.page.evaluate(INSIDE, CARDS)]
        assert not found, "\n".join(found)
        # The control: a text that is too long for any card is noticed.
        ann.page.locator(".saloon .poster .text").first.evaluate("(one) => one.append(' lang'.repeat(400))")
        assert ann.page.evaluate(INSIDE, CARDS)


def by_length(kind: str, *fields: str) -> list[dict[str, Any]]:
    """The cards of a kind, those with the longest German first."""
    return sorted(SHOWN[kind], key=lambda face: -sum(len(face.get(f"{field}_de") or "") for field in fields))


def test_strategies_safes_mods_debts_and_sheets_are_read_whole(browser: Browser, house: Served) -> None:
    found: list[str] = []
    gadgets = [face["id"] for face in by_length("safes", "name")]
    mods = [face["id"] for face in by_length("mods", "name", "text")]
    safes = list(zip(gadgets, mods, strict=False))[:1]
    with somebody(browser, house.url, SIZES[0], "de-DE", reduced_motion="reduce") as ann:
        laid = Laid(ann.page)
        opened(ann, ["human", *["bot:random"] * 3], expansion="double-or-nothing", strategy_cards=True)
        ann.page.locator(".scoundrels .sheet").first.wait_for()
        for size in SIZES:
            at_size(ann.page, size)
            for strategy in by_length("strategies", "name", "timing", "text"):
                laid.holdings(strategy["id"], strategy["leader"], safes)
                read(ann, strategy["text_de"])
                seen = ann.page.evaluate(INSIDE, HOLDINGS)
                found += [f"{size}, {strategy['id']}: {one}" for one in seen]
        assert not found, "\n".join(found)
        ann.page.locator(".strategy .text").first.evaluate("(one) => one.append(' lang'.repeat(400))")
        assert ann.page.evaluate(INSIDE, HOLDINGS), "the control: a text that is too long is noticed"


def test_the_cards_of_the_enemies_are_read_whole(browser: Browser, house: Served) -> None:
    found: list[str] = []
    with somebody(browser, house.url, SIZES[0], "de-DE", reduced_motion="reduce") as ann:
        laid = Laid(ann.page)
        opened(ann, ["human"], enemy="lilith-boone")
        ann.page.locator(".enemy .acard").first.wait_for()
        for size in SIZES:
            at_size(ann.page, size)
            for card in by_length("automa", "top", "bottom")[:8]:
                laid.automa(card["enemy"], card["id"])
                read(ann, card["bottom_de"])
                seen = ann.page.evaluate(INSIDE, AUTOMA)
                found += [f"{size}, {card['id']}: {one}" for one in seen]
        assert not found, "\n".join(found)
        ann.page.locator(".enemy .acard p span").last.evaluate("(one) => one.append(' lang'.repeat(4000))")
        assert ann.page.evaluate(INSIDE, AUTOMA), "the control: a text that is too long is noticed"
