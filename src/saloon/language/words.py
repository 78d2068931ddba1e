"""Questions, choices and the log in words, English and German.

The sentences stand in Fluent files, one folder per language; this module hands them their facts. A message speaks of
players and of things of the game, and asks for the form that its grammar needs: `{ THE($card, case: "acc") }`.

    >>> words("en").choice("offer sheriff as farmer to 1", names=["Nell", "Mary"])
    'Offer Mary the Sheriff and call it the Farmer'
    >>> words("de").event({"kind": "paid", "seat": 0, "card": "sheriff", "count": 2}, ["Nell", "Mary"], you=0)
    'Der Sheriff bringt dir 2 Münzen ein.'
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Mapping, Sequence
from importlib.resources import files
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from saloon.errors import UnknownLanguage
from saloon.goat import views
from saloon.goat.events import KINDS
from saloon.goat.names import TOKENS
from saloon.goat.state import GoatState
from saloon.kernel.journal import KERNEL_KINDS, Kind

LANGUAGES: Final = ("en", "de")
EVENTS: Final[dict[str, Kind]] = {kind.name: kind for kind in KERNEL_KINDS + KINDS}
FAMILIES: Final = {"character": "character", "location": "place", "token": "token"}
"""The type of an event's field, and how the ids of its names begin."""

OFFER: Final = re.compile(r"offer (?P<card>\S+) as (?P<claim>\S+) to (?P<to>\d+)")
SHARE: Final = re.compile(r"(?P<count>\d+) (?:from|to) (?P<seat>\d+)")

Names: TypeAlias = "Sequence[str] | None"
View: TypeAlias = "Mapping[str, Any]"


class Person(FluentType):
    """A player as a sentence speaks of one: by name, or as the one it is said to."""

    def __init__(self, name: str, you: bool) -> None:
        self.name = name
        self.you = you

    def format(self, locale: object) -> str:
        return self.name


class Thing(FluentType):
    """A character, place or token; the forms of its name are attributes of its message."""

    def __init__(self, words: Words, key: str) -> None:
        self.words = words
        self.key = key

    def format(self, locale: object) -> str:
        return self.words.say(self.key)


class Words:
    """One language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], functions=self._functions(), use_isolating=False)
        for file in sorted(files("saloon.language").joinpath(lang).iterdir(), key=lambda f: f.name):
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def _functions(self) -> dict[str, Callable[..., Any]]:
        def the(thing: Thing, case: str = "the", at: str = "") -> str:
            name = self.form(thing.key, case)
            return name[0].upper() + name[1:] if at == "start" else name

        def some(thing: Thing | str, count: int) -> str:
            return self.some(thing.key.partition("-")[2] if isinstance(thing, Thing) else thing, int(count))

        def name(person: Person, case: str = "") -> str:
            return self.form("you", case) if person.you else person.name

        return {
            "WHO": lambda person: "you" if person.you else "other",
            "NAME": name,
            "THE": the,
            "AT": lambda place: self.form(place.key, "at"),
            "TO": lambda place: self.form(place.key, "to"),
            "FROM": lambda place: self.form(place.key, "from"),
            "SOME": some,
            "MONEY": lambda amount: self.say("money", amount=int(amount)),
        }

    # Building blocks

    def say(self, key: str, **facts: object) -> str:
        """Any message of the language, with its facts."""
        return self._render(key, self.bundle.get_message(key).value, facts)

    def form(self, key: str, case: str) -> str:
        """A name in one of its forms; a form that the language does not tell apart is the name itself."""
        message = self.bundle.get_message(key)
        return self._render(key, message.attributes.get(case, message.value), {})

    def _render(self, key: str, pattern: Any, facts: dict[str, Any]) -> str:
        text, errors = self.bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"The message '{key}' ({self.lang}) cannot be said with {facts}: {errors[0]}")
        return str(text)

    def name(self, kind: str, id: str) -> str:
        """The bare name of a character, place or token."""
        return self.say(f"{kind}-{id}")

    def some(self, what: str, count: int) -> str:
        """So many tokens of a kind, coins, cards, hats."""
        key = f"token-{what}" if what in TOKENS else f"piece-{what}"
        return self._render(key, self.bundle.get_message(key).attributes["some"], {"count": count})

    def listed(self, parts: Sequence[str]) -> str:
        """`a`, `a and b`, `a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list-and", list=", ".join(parts[:-1]), last=parts[-1])

    def person(self, seat: int, names: Names = None, you: int | None = None) -> Person:
        name = names[seat] if names else self.say("player", number=seat + 1)
        return Person(name, seat == you)

    def thing(self, kind: str, id: str) -> Thing:
        return Thing(self, f"{kind}-{id}")

    # The game

    def ask(self, view: View, names: Names = None) -> str:
        """The open question of a view as its asked seat reads it."""
        seat, kind = view["asked"][0]["seat"], view["asked"][0]["kind"]
        if kind == "answer":
            return self._ask_answer(view, names)
        if kind == "offer" and view["assistant"]:
            return self.say("ask-offer-assistant", to=self.person(view["last"], names, seat))
        if kind == "serve":
            bottles = next(place["tokens"] for place in view["locations"] if place["id"] == "saloon")
            return self.say("ask-serve", count=bottles)
        return self.say(f"ask-{kind}")

    def _ask_answer(self, view: View, names: Names) -> str:
        offer = view["offer"]
        facts = {
            "dealer": self.person(offer["dealer"], names),
            "claim": self.thing("character", offer["claim"]),
        }
        if not view["assistant"]:
            return self.say("ask-answer", **facts)
        free = view["hand_size"] + 1 - view["seats"][offer["to"]]["hats"]
        if free <= 0:
            return self.say("ask-answer-forced", **facts)
        return self.say("ask-answer-assistant", free=free, **facts)

    def waiting(self, view: View, names: Names = None) -> str:
        """What everyone else reads while a seat is asked."""
        asked = view["asked"][0]
        return self.say(f"wait-{asked['kind']}", seat=self.person(asked["seat"], names))

    def event(self, event: Mapping[str, Any], names: Names = None, you: int | None = None) -> str:
        """An event as a sentence of the log; what is secret in it is left out."""
        kind = EVENTS[event["kind"]]
        hidden = any(
            secret and event[field] is None for field, secret in zip(kind.fields, kind.secret, strict=True)
        )
        facts = {
            field: self._fact(type_, event[field], names, you)
            for field, type_ in zip(kind.fields, kind.types, strict=True)
            if event[field] is not None
        }
        return self.say(f"event-{kind.name}-hidden" if hidden else f"event-{kind.name}", **facts)

    def _fact(self, type_: str, value: Any, names: Names, you: int | None) -> object:
        if type_ == "seat":
            return self.person(value, names, you)
        if type_ == "characters":
            return self.listed([self.name("character", card) for card in value])
        if type_ in FAMILIES:
            return self.thing(FAMILIES[type_], value)
        return value

    def choice(self, word: str, names: Names = None, you: int | None = None) -> str:
        """A choice word as a label."""
        verb, _, rest = word.partition(" ")
        if offer := OFFER.fullmatch(word):
            return self._offer(offer["card"], offer["claim"], self.person(int(offer["to"]), names, you))
        if verb in ("swindle", "serve"):
            return self._share(verb, rest, names, you)
        if verb == "rob":
            return self.say("choice-rob", place=self.thing("place", rest))
        if verb == "gamble":
            return self.say("choice-gamble", victim=self.person(int(rest.split()[-1]), names, you))
        return self.say(f"choice-{verb}")

    def _offer(self, card: str, claim: str, to: Person) -> str:
        facts = {"to": to, "claim": self.thing("character", claim)}
        if card == "?":
            return self.say("choice-offer-hidden", **facts)
        key = "choice-offer-true" if card == claim else "choice-offer"
        return self.say(key, card=self.thing("character", card), **facts)

    def _share(self, verb: str, rest: str, names: Names, you: int | None) -> str:
        parts = [
            self.say(
                f"choice-{verb}-part",
                count=int(share["count"]),
                seat=self.person(int(share["seat"]), names, you),
            )
            for share in SHARE.finditer(rest)
        ]
        return self.say(f"choice-{verb}", parts=self.listed(parts)) if parts else self.say("choice-nobody")

    def result(self, result: Mapping[str, Any], names: Names = None, you: int | None = None) -> str:
        """Who won, with how much, and what broke a tie."""
        winners, scores = result["winners"], result["scores"]
        amount = scores[winners[0]]
        if len(winners) > 1:
            people = self.listed([self.person(seat, names).name for seat in winners if seat != you])
            return self.say(
                "result-shared-you" if you in winners else "result-shared", names=people, amount=amount
            )
        won = self.say("result-winner", seat=self.person(winners[0], names, you), amount=amount)
        level = [seat for seat, score in enumerate(scores) if score == amount]
        if len(level) == 1:
            return won
        coins = [result["coins"][seat] for seat in level]
        key = "result-by-coins" if coins.count(max(coins)) == 1 else "result-by-tokens"
        return f"{won} {self.say(key)}"


@functools.cache
def words(lang: str) -> Words:
    """The words of a language."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"There is no language '{lang}'; there are {', '.join(LANGUAGES)}.")
    return Words(lang)


def ask_goat(s: GoatState, seat: int, kind: str, lang: str) -> str:
    """The open question of a Goat game for the seat it is put to, from what that seat may know."""
    return words(lang).ask(views.view(s, seat, 0))
