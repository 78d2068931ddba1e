"""3000 Scoundrels in words: questions, choices, the log. The texts of the cards come from the card language.

>>> en = scoundrels_words("en")
>>> en.choice("mark 5"), en.choice("use outlaw")
('Put a 5 on it', 'Use the Outlaw: Spend $2 to steal a safe from a site.')
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any, Final

from saloon.games.scoundrels import catalogue
from saloon.games.scoundrels.cards import render
from saloon.games.scoundrels.catalogue import Catalogue
from saloon.games.scoundrels.catalogue.superseded import steps_back
from saloon.games.scoundrels.engine.changes import VERSION
from saloon.games.scoundrels.words.choices import ChoiceWords, counting
from saloon.language.speech import Names, Person, View, person_called

ANSWERS: Final = ("jail", "reputation", "money", "scoundrel", "debt")
OWN: Final[dict[str, str]] = {
    "freed": "owner",
    "mark-flipped": "owner",
    "placed": "owner",
    "destroyed": "target",
    "returned": "target",
    "scouted-card": "target",
    "looked-at-deck": "target",
    "revealed": "target",
    "shuffled": "target",
    "debt-seen": "owner",
}
"""Events with a second seat that may be the first one: then they have a sentence of their own."""
VARIANTS: Final[dict[str, tuple[str, ...]]] = {
    "played": ("played", "played-bluff", "played-faceup"),
    "called": ("called-honest", "called-bluff"),
    "reputation": ("reputation-gain", "reputation-loss"),
    "hired": ("hired", "hired-let-go", "hired-at-once"),
    "revealed": ("revealed", "revealed-top", "revealed-zero"),
    "abandoned": ("abandoned", "abandoned-unused"),
    "to-office": ("to-office", "to-location"),
    "chose": tuple(f"chose-{answer}" for answer in ANSWERS),
}
"""Events that have several sentences."""
OF_THE_ENEMY: Final = (
    *("recruited", "safe-destroyed", "enemy-no-henchman", "enemy-no-card"),
    *("enemy-no-safe", "enemy-no-recruit", "enemy-no-rise", "enemy-no-gain"),
)
"""Events of the solo game whose sentence names the enemy."""
OF_A_DEBT: Final = ("debt-lost", "debt-discarded", "debt-seen")
LINKED: Final = ("trait", "job", "strategy", "safe")
"""Fields of an event that lead to a card."""
LET_GO, AT_ONCE = 8, 9


class ScoundrelsWords(ChoiceWords):
    """One language for one catalogue of scoundrels."""

    heeds = ("cards", "expansion", "version")

    @classmethod
    def with_options(cls, lang: str, options: Mapping[str, str]) -> ScoundrelsWords:
        version = int(options.get("version", VERSION))
        return cls(lang, shelf(options.get("cards"), options.get("expansion", "base"), version))

    def seatless(self, view: View) -> list[str]:
        """The enemy of a solo game, whose place is after the seats."""
        return [str(view["enemy"]["leader"]).replace("-", " ").title()] if "enemy" in view else []

    # The log

    def variant(self, event: View) -> str:
        """Which sentence an event gets."""
        kind = str(event["kind"])
        if kind == "played":
            if event["slot"] == "faceup":
                return "played-faceup"
            return "played-bluff" if event["card"] not in (None, event["slot"]) else kind
        if kind == "called":
            return "called-honest" if event["card"] == event["slot"] else "called-bluff"
        if kind == "reputation":
            return "reputation-gain" if event["change"] > 0 else "reputation-loss"
        if kind == "hired":
            return {LET_GO: "hired-let-go", AT_ONCE: "hired-at-once"}.get(event["place"], kind)
        if kind == "revealed" and event["slot"] in ("deck", "faceup"):
            return "revealed-top" if event["slot"] == "deck" else "revealed-zero"
        if kind == "abandoned":
            return "abandoned-unused" if event["place"] == "unused" else kind
        if kind == "to-office":
            return "to-location" if self.catalogue.locations else kind
        if kind == "chose":
            return f"chose-{event['option']}"
        return f"{kind}-own" if kind in OWN and event[OWN[kind]] == event["seat"] else kind

    def event(self, event: View, names: Names = None, you: int | None = None) -> str:
        kind = self.kinds[event["kind"]]
        facts: dict[str, object] = {}
        hidden = False
        for field, type_, secret in zip(kind.fields, kind.types, kind.secret, strict=True):
            value = event[field]
            if value is not None:
                facts[field] = self._fact(type_, value, names, you)
            elif secret:
                hidden = True
        if "trait" in facts and "job" in facts:
            ids = f"{event['trait']}:{event['job']}"
            facts["scoundrel"] = self.link(f"card:{ids}", self.scoundrel(event["trait"], event["job"]))
        if kind.name == "reputation":
            facts["count"] = abs(event["change"])
        if kind.name == "automa":
            text = render.text(self.section(event["automa"], event["section"]), self.lang)
            facts["text"] = text.replace(self.say("the-enemy"), self._enemy(names).name)
        if kind.name in OF_THE_ENEMY:
            facts["enemy"] = self._enemy(names)
        if kind.name in OF_A_DEBT and event["value"] is not None:
            facts["value"] = counting(event["value"])
        key = f"event-{self.variant(event)}"
        return self.say(f"{key}-hidden" if hidden else key, **facts)

    def _enemy(self, names: Names) -> Person:
        """Who plays without a seat against one player; the log calls them by their name throughout."""
        if names and len(names) > 1:
            return self.person(1, names)
        return person_called(self.say("the-enemy"), False)

    def _fact(self, type_: str, value: Any, names: Names, you: int | None) -> object:
        if type_ == "seat":
            return self.person(value, names, you)
        if type_ == "cards":
            return self.listed(value)
        if type_ not in TELLERS:
            return value
        told = TELLERS[type_](self, value)
        return self.link(f"{type_}:{value}", told) if type_ in LINKED else told

    def result(self, result: View, names: Names = None, you: int | None = None) -> str:
        if "enemy" in result:
            return self._alone(result, names)
        winner = result["winners"][0]
        scores, money = result["scores"], result["money"]
        won = self.say("result-winner", seat=self.person(winner, names, you), amount=scores[winner])
        level = [seat for seat, score in enumerate(scores) if score == scores[winner]]
        if len(level) == 1:
            return won
        key = (
            "result-by-money"
            if [money[seat] for seat in level].count(money[winner]) == 1
            else "result-by-turn"
        )
        return f"{won} {self.say(key)}"

    def _alone(self, result: View, names: Names) -> str:
        """The end of a solo game."""
        mine, score = result["scores"][0], result["enemy"]["score"]
        key = (
            "result-beaten" if result["winners"] else "result-lost-level" if mine == score else "result-lost"
        )
        enemy = self.person(len(result["scores"]), names)
        return self.say(key, amount=mine, score=score, enemy=enemy)


TELLERS: Final[dict[str, Callable[[ScoundrelsWords, str], str]]] = {
    "leader": ScoundrelsWords.leader,
    "trait": ScoundrelsWords.trait,
    "job": ScoundrelsWords.job,
    "strategy": ScoundrelsWords.strategy,
    "safe": ScoundrelsWords.safe,
    "option": ScoundrelsWords.option,
    "ability": ScoundrelsWords.ability_text,
    "location": ScoundrelsWords.location,
    "gadget": ScoundrelsWords.gadget,
    "mod": ScoundrelsWords.mod,
    "automa": ScoundrelsWords.automa,
}
"""By type, what a fact of an event is called."""


@functools.lru_cache(maxsize=8)
def scoundrels_words(lang: str, own_cards: str | None = None, box: str = "base") -> ScoundrelsWords:
    """The words for a box, or for it with somebody's own cards."""
    return ScoundrelsWords(lang, shelf(own_cards, box))


def shelf(own_cards: str | None = None, box: str = "base", version: int = VERSION) -> Catalogue:
    """The cards of a box, or these with somebody's own, as a rules version has them."""
    return catalogue.load(box, own_cards, steps_back(version, VERSION)[0])
