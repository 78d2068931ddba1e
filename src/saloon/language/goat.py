"""The Good and the Bad and the Goat in words.

>>> from saloon.language.words import words
>>> words("en").choice("offer sheriff as farmer to 1", names=["Nell", "Mary"])
'Offer Mary the Sheriff and call it the Farmer'
>>> words("de").event({"kind": "paid", "seat": 0, "card": "sheriff", "count": 2}, ["Nell", "Mary"], you=0)
'Der Sheriff bringt dir 2 Münzen ein.'
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from saloon.goat.events import KINDS
from saloon.goat.names import TOKENS
from saloon.kernel.journal import KERNEL_KINDS, Kind
from saloon.language.speech import Names, Person, View, Words

FAMILIES: Final = {"character": "character", "location": "place", "token": "token"}
"""The type of an event's field, and how the ids of its names begin."""

OFFER: Final = re.compile(r"offer (?P<card>\S+) as (?P<claim>\S+) to (?P<to>\d+)")
SHARE: Final = re.compile(r"(?P<count>\d+) (?:from|to) (?P<seat>\d+)")


class GoatWords(Words):
    """One language for the Goat game."""

    game = "goat"
    kinds: ClassVar[dict[str, Kind]] = {kind.name: kind for kind in KERNEL_KINDS + KINDS}

    def some(self, what: str, count: int) -> str:
        if what not in TOKENS:
            return super().some(what, count)
        return self.form(f"token-{what}", "some", count=count)

    def detail(self, name: str, fact: object) -> object:
        if name in ("character", "place"):
            return self.thing(name, str(fact))
        return super().detail(name, fact)

    def ask(self, view: View, names: Names = None, choices: Sequence[str] | None = None) -> str:
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

    def event(self, event: View, names: Names = None, you: int | None = None) -> str:
        kind = self.kinds[event["kind"]]
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
            return self.listed(
                [self.link(f"character:{card}", self.name("character", card)) for card in value]
            )
        if type_ in FAMILIES:
            return self.thing(FAMILIES[type_], value)
        return value

    def choice(self, word: str, names: Names = None, you: int | None = None, view: View | None = None) -> str:
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

    def result(self, result: View, names: Names = None, you: int | None = None) -> str:
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
