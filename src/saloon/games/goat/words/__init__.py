"""The Good and the Bad and the Goat in words.

>>> GoatWords("en").choice("offer sheriff as farmer to 1", names=["Nell", "Mary"])
'Offer Mary the Sheriff and call it the Farmer'
>>> GoatWords("de").event({"kind": "paid", "seat": 0, "card": "sheriff", "count": 2}, ["Nell", "Mary"], you=0)
'Der Sheriff bringt dir 2 Münzen ein.'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from saloon.games.goat.engine.chosen import Choice, parse
from saloon.games.goat.engine.events import KINDS
from saloon.games.goat.engine.names import TOKENS
from saloon.kernel.journal import KERNEL_KINDS, Kind
from saloon.language.speech import Names, Person, View, Words

FAMILIES: Final = {"character": "character", "location": "place", "token": "token"}
"""The type of an event's field, and how the ids of its names begin."""


class GoatWords(Words):
    """One language for the Goat game."""

    game = "goat"
    texts = __name__
    independent = True
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

    def fact(self, type_: str, value: Any, names: Names, you: int | None) -> object:
        if type_ == "characters":
            return self.listed(
                [self.link(f"character:{card}", self.name("character", card)) for card in value]
            )
        if type_ in FAMILIES:
            return self.thing(FAMILIES[type_], value)
        return super().fact(type_, value, names, you)

    def choice(self, word: str, names: Names = None, you: int | None = None, view: View | None = None) -> str:
        chosen = parse(word)
        if chosen.verb == "offer":
            return self._offer(chosen, self.person(chosen.seat, names, you))
        if chosen.verb in ("swindle", "serve"):
            return self._share(chosen, names, you)
        if chosen.verb == "rob":
            return self.say("choice-rob", place=self.thing("place", chosen.location))
        if chosen.verb == "gamble":
            return self.say("choice-gamble", victim=self.person(chosen.seat, names, you))
        return self.say(f"choice-{chosen.verb}")

    def _offer(self, chosen: Choice, to: Person) -> str:
        facts = {"to": to, "claim": self.thing("character", chosen.claim)}
        if chosen.card == "?":
            return self.say("choice-offer-hidden", **facts)
        key = "choice-offer-true" if chosen.honest else "choice-offer"
        return self.say(key, card=self.thing("character", chosen.card), **facts)

    def _share(self, chosen: Choice, names: Names, you: int | None) -> str:
        verb = chosen.verb
        parts = [
            self.say(f"choice-{verb}-part", count=count, seat=self.person(seat, names, you))
            for count, seat in chosen.shares
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
