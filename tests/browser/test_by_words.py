"""Whole games by words alone: what a screen reader is given is enough to choose, and news is announced.

The listener knows roles, names and what is announced, as browsers tell them to screen readers. What must be among the
words is taken from the table's own view of the game, so that nothing needed for a choice is only drawn.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.browsing import PATIENCE, Person, somebody
from tests.browser.listening import Heard, Listener
from tests.browser.test_scoundrels import OPEN
from tests.browser.wording import word
from tests.server.serving import Served

MOST = 1500
Facts = Callable[[dict[str, Any], list[str]], Iterator[str]]
"""What must be among the words, by the view of the table and everybody's names."""
NO_CHOICE = ("hint", "let-go", "undo")
"""Buttons beside the choices."""
ID = re.compile(r"\b(sc|goat|verb|prompt)-[a-z]|[a-z]+:[a-z0-9]+:|undefined|\[object|NaN")
"""What is for programs, and no word."""

TOLD = (
    """(table) => JSON.parse(localStorage.getItem('saloon.seen') ?? '[]').find(([id]) => id === table)?.[1]"""
)
"""How far the page has been told of a table."""


class Blind:
    """Plays at a table by what is heard."""

    def __init__(self, person: Person, lang: str, facts: Facts) -> None:
        self.ear = Listener(person)
        self.person = person
        self.lang = lang
        self.facts = facts
        self.now = [word(lang, "thing-now"), word(lang, "sc-now"), word(lang, "sc-sure")]
        self.asking = [word(lang, "prompt-label"), word(lang, "sc-call")]
        self.beside = [word(lang, one) for one in NO_CHOICE]
        self.questions: set[str] = set()
        self.news: set[str] = set()
        self.rivals: set[str] = set()
        self.missing: set[str] = set()
        self.nameless: set[str] = set()

    def offered(self) -> list[Heard]:
        """What can be chosen, as the words say: a thing that says so, or a button of what is asked."""
        things = [one for one in self.ear.buttons if any(said in one.name for said in self.now)]
        sure = [one for one in things if word(self.lang, "sc-sure") in one.name]
        asked = [
            one for one in self.ear.buttons
            if any(one.inside(name) for name in self.asking) and not one.name.startswith(tuple(self.beside))
        ]  # fmt: skip
        return sure or [*things, *(one for one in asked if one not in things)]

    def scene(self) -> list[Heard]:
        """What goes on in a scene that lies over the table: its last button."""
        return [one for one in self.ear.buttons if any(role == "dialog" for role, _ in one.within)][-1:]

    def view(self) -> Any:
        return self.person.fetched(f"/api/tables/{self.person.table}/view")

    def together(self) -> Any:
        """Listen until what is heard is of the update that the table is at; answers with that one."""
        end = time.monotonic() + PATIENCE
        while True:
            seen = self.view()
            told = seen["update"]["seq"]
            if self.person.page.evaluate(TOLD, self.person.table) == told:
                self.person.at_rest()
                self.ear.listen()
                if self.view()["update"]["seq"] == told:
                    return seen
            assert time.monotonic() < end, "the page never is where the table is"
            self.person.page.wait_for_timeout(25)

    def listened(self, seen: Any) -> None:
        """Before a choice: it is announced what is asked, every button has a name, and what one must know is there."""
        names = [seat["name"] for seat in seen["update"]["table"]["seats"]]
        me = seen["update"]["view"]["seat"]
        heard = self.ear.everything
        self.missing |= {fact for fact in self.facts(seen["update"]["view"], names) if fact not in heard}
        self.nameless |= {
            f"{one.role} in {one.within[-2:]}: {one.name!r}" for one in self.ear.buttons
            if not re.search(r"\w", one.name) or ID.search(one.name)
        }  # fmt: skip
        asked = [said for where, said in self.ear.announced.items() if not where.startswith("log")]
        assert any(asked), "what is asked is not announced"
        self.questions.add("\n".join(asked))
        self.news |= {said for where, said in self.ear.announced.items() if where.startswith("log")}
        self.rivals |= {*names[:me], *names[me + 1 :]}

    def mine(self) -> bool:
        return self.person.page.evaluate("document.title").startswith("●")

    def play(self, dice: random.Random, until: Callable[[], bool]) -> int:
        """Press what is heard until this holds; answers with how often."""
        pressed, last = 0, time.monotonic()
        while True:
            self.ear.listen()
            if until():
                return pressed
            assert pressed < MOST, f"goes round in circles: {self.ear.said}"
            assert time.monotonic() - last < PATIENCE, f"no word leads on: {self.ear.everything}"
            dialog = any(one.role == "dialog" for one in self.ear.things)
            choices = self.scene() if dialog else self.offered() if self.mine() else []
            if not choices:
                self.person.page.wait_for_timeout(30)
                continue
            if not dialog:
                seen = self.together()
                choices = self.offered() if self.mine() else []
                if not choices or any(one.role == "dialog" for one in self.ear.things):
                    continue
                self.listened(seen)
            self.ear.press(dice.choice(choices))
            self.person.answered()
            pressed, last = pressed + 1, time.monotonic()

    def check(self, least: int) -> None:
        assert not self.nameless, "\n".join(sorted(self.nameless))
        assert not self.missing, "never heard:\n" + "\n".join(sorted(self.missing))
        assert len(self.questions) >= least, self.questions
        assert len(self.news) >= least, self.news
        quiet = [name for name in self.rivals if not any(name in said for said in self.news)]
        assert not quiet, f"what {quiet} did was never announced"


def seated(person: Person, game: str, *bots: str, **options: Any) -> str:
    person.go()
    table = {"game": game, "seats": ["human", *bots], "pace": "turn", "options": options}
    made: dict[str, str] = person.page.evaluate(OPEN, {"name": "Ann", "table": table})
    person.page.goto(f"{person.url}/t/{made['table']}")
    person.page.get_by_role("main").wait_for()
    return made["table"]


def goat_facts(lang: str, terms: dict[str, str]) -> Facts:
    """The own hand, what everybody has, and what is said of the card that is offered."""

    def facts(view: dict[str, Any], names: list[str]) -> Iterator[str]:
        me = view["seat"]
        yield from (terms[card] for card in view.get("hand") or [])
        for seat, its in enumerate(view["seats"]):
            yield word(lang, "goat-coins", count=its["coins"])
            yield word(lang, "goat-hats", count=its["hats"])
            if seat != me:
                yield names[seat]
                yield word(lang, "goat-tokens", count=its["tokens"])
        if view.get("offer"):
            yield terms[view["offer"]["claim"]]
        for card, seat in view["control"].items():
            yield (
                terms[card]
                + ", "
                + (word(lang, "goat-held-you") if seat == me else word(lang, "goat-held", name=names[seat]))
            )

    return facts


def terms_of(person: Person, game: str, lang: str) -> dict[str, str]:
    return {one["id"]: one["name"] for one in person.fetched(f"/api/glossary/{game}?lang={lang}")}


def test_a_whole_game_of_the_goat_by_words_alone(browser: Browser, house: Served) -> None:
    with somebody(browser, house.url, reduced_motion="reduce") as ann:
        seated(ann, "goat", "bot:random", "bot:random")
        blind = Blind(ann, "en", goat_facts("en", terms_of(ann, "goat", "en")))

        def over() -> bool:
            """The verdict is announced in the dialog of the count."""
            dialog = any(one.role == "dialog" for one in blind.ear.things)
            return dialog and re.search(r"\bwins?\b", blind.ear.said) is not None

        assert blind.play(random.Random(3), over) > 20
        blind.check(least=6)


def scoundrel_facts(lang: str, box: dict[str, Any]) -> Facts:
    """The own hand; whole texts and prices of all scoundrels; money, slots and henchmen of everybody; known safes."""
    shelf = {kind: {card["id"]: card for card in box[kind]} for kind in ("traits", "jobs")}

    def texts(one: dict[str, Any]) -> Iterator[str]:
        trait, job = shelf["traits"][one["trait"]], shelf["jobs"][one["job"]]
        parts = [trait.get(f"requirement_{lang}"), job[f"text_{lang}"], trait.get(f"after_{lang}")]
        yield " ".join(part for part in parts if part) + ", " + word(lang, "sc-price-is", amount=one["cost"])

    def facts(view: dict[str, Any], names: list[str]) -> Iterator[str]:
        me = view["seat"]
        for card in view["seats"][me]["hand"]:
            yield word(lang, "sc-hand-card", card=card)
        for one in view["saloon"]:
            yield from texts(one)
        for seat, its in enumerate(view["seats"]):
            yield f"${its['money']}"
            for one in filter(None, its["sheet"]):
                yield from texts(one)
            if seat == me:
                continue
            yield names[seat]
            yield f"{word(lang, 'sc-reputation')} {its['reputation']}"
            for slot, lies in zip("A23456", its["slots"], strict=True):
                if lies and lies["card"] is None:
                    yield word(lang, "sc-slot-down", who=names[seat], slot=slot)
        for safe in view["safes"]:
            if safe["value"] is not None:
                yield word(lang, "sc-worth", value=safe["value"])

    return facts


def test_a_whole_day_of_scoundrels_by_words_alone(browser: Browser, house: Served) -> None:
    """In German, into the second morning."""
    with somebody(browser, house.url, locale="de-DE", reduced_motion="reduce") as anna:
        table = seated(anna, "scoundrels", "bot:random")
        blind = Blind(anna, "de", scoundrel_facts("de", anna.fetched("/api/cards/scoundrels")))

        def morning() -> bool:
            return bool(
                anna.fetched(f"/api/tables/{table}/view")["update"]["view"]["day"] > 1 and blind.mine()
            )

        assert blind.play(random.Random(4), morning) > 6
        blind.check(least=4)


def test_what_is_only_drawn_is_missed(browser: Browser, house: Served) -> None:
    """The control: names taken off the things, and nothing announced, are noticed."""
    with somebody(browser, house.url, reduced_motion="reduce") as ann:
        seated(ann, "goat", "bot:random")
        ann.page.locator(".prompt.mine").wait_for()
        blind = Blind(ann, "en", goat_facts("en", terms_of(ann, "goat", "en")))
        blind.listened(blind.together())
        assert not blind.missing
        assert not blind.nameless
        ann.page.evaluate(
            "document.querySelector('main').insertAdjacentHTML('beforeend', '<button>…</button>')"
        )
        blind.listened(blind.together())
        assert blind.nameless
        ann.page.evaluate("document.querySelector('main').setAttribute('aria-hidden', 'true')")
        blind.ear.listen()
        with pytest.raises(AssertionError, match="not announced"):
            blind.listened(blind.view())
        assert blind.missing
