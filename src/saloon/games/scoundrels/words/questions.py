"""What is asked in 3000 Scoundrels, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from saloon.games.scoundrels import rows
from saloon.games.scoundrels.cards import render
from saloon.games.scoundrels.catalogue import Catalogue
from saloon.games.scoundrels.engine.chosen import parse
from saloon.games.scoundrels.words.cards import (
    CardWords,
    everybody,
    nodes,
    numbered,
    question,
    safe_of,
    sentence,
    top,
)
from saloon.language.speech import Names, View

PORTRAIT = 0
CARDS: Final[dict[str, Callable[[Catalogue, str], Any]]] = {
    "job": Catalogue.job,
    "strategy": Catalogue.strategy,
    "safe": Catalogue.safe,
}
"""Texts that are on cards, by the family of a running op."""
A_SAFE = -10
"""What a running text belongs to if it is that of a safe: this, minus the number of the safe."""


class QuestionWords(CardWords):
    """Who does what, and what is open."""

    # Who is at it

    def doing(self, view: View) -> tuple[str, list[Any]]:
        """The card whose text is being carried out: its name and its tree."""
        for path, _, actor, source, arg in reversed(view["running"]["frames"]):
            if path == "Use":
                one = next((one for one in everybody(view) if one["sleeve"] == source), None)
                if one is not None:
                    return self.scoundrel(one["trait"], one["job"]), self.catalogue.job(one["job"]).tree
            elif path == "UseOther":
                return self._other(view, actor, source, arg % 16)
            elif str(path).startswith("automa:"):
                _, id, section = str(path).partition("/")[0].split(":")
                return self.automa(id), self.section(id, section)
        return "", []

    def _other(self, view: View, actor: int, source: int, which: int) -> tuple[str, list[Any]]:
        if source == -2:
            card = self.catalogue.strategy(view["seats"][actor]["strategy"])
            return card.name(self.lang), card.tree
        if source == -4:
            option = self.catalogue.sheriff[which]
            return option.name(self.lang), option.tree
        if source == -5:
            location = self.catalogue.locations[which]
            return location.name(self.lang), location.tree
        if source <= A_SAFE:
            gadget = self.catalogue.safe(view["safes"][A_SAFE - source]["gadget"])
            return gadget.name(self.lang), gadget.tree
        ability = self.catalogue.abilities[which]
        return self.say("leader-slot", slot="/".join(ability.slots)), ability.tree

    def running_tree(self, view: View) -> list[Any]:
        """The tree of the text that the waiting frame belongs to."""
        family, _, id = str(top(view)[0]).partition("/")[0].partition(":")
        if family == "automa":
            return self.section(*id.split(":"))
        if family in CARDS:
            tree: list[Any] = CARDS[family](self.catalogue, id).tree
            return tree
        return self.board_texts.get(id, [])

    def may(self, view: View) -> str:
        """What a "you may" offers."""
        offers = list(nodes(self.running_tree(view), rows.MAY))
        if len(offers) != 1:
            return self.say("may-more")
        return render.german(offers[0][1], form="inf") if self.lang == "de" else render.english(offers[0][1])

    # Questions

    def ask(self, view: View, names: Names = None, choices: Sequence[str] | None = None) -> str:
        kind = question(view)
        if kind in ("evening", "respond") and choices and parse(choices[0]).verb == "seat":
            return self.say("ask-order")
        if kind in ASKS:
            return ASKS[kind](self, view, names)
        return self._by(view, self.say(f"ask-{kind}"))

    def _by(self, view: View, text: str) -> str:
        """A question of a card, after the card's name."""
        name, _ = self.doing(view)
        return self.say("ask-by", card=name, question=text) if name else text

    def _ask_abilities(self, view: View, names: Names) -> str:
        if view["slot"] == "faceup":
            return self.say("ask-abilities-faceup")
        return self.say("ask-abilities", slot=view["slot"])

    def _ask_hire(self, view: View, names: Names) -> str:
        path, pc = top(view)[:2]
        if path == "StepThree":
            return self.say("ask-hire")
        if pc == 0:
            return self._by(view, self.say("ask-hire-by-card"))
        if pc == 1:
            one = next((one for one in everybody(view) if one["sleeve"] == top(view)[3]), None)
            name = "" if one is None else self.scoundrel(one["trait"], one["job"])
            return self.say("ask-hire-use", scoundrel=name)
        return self.say("ask-hire-order")

    def _ask_suspect(self, view: View, names: Names) -> str:
        facts = {"seat": self.person(view["active"], names), "slot": view["slot"]}
        if top(view)[0] == "FirstSuspect":
            return self.say("ask-suspect-first", **facts)
        mine = view["seats"][view["seat"]]["henchmen"] if view["seat"] is not None else 0
        key = "ask-last-call" if question(view) == "last-call" else "ask-suspect"
        return self.say(key, henchmen=mine, **facts)

    def _ask_arrange(self, view: View, names: Names) -> str:
        return self.say("ask-arrange", place=self.place(int(top(view)[4])))

    def place(self, place: int) -> str:
        """A space of a sheet."""
        return self.say("space-portrait") if place == PORTRAIT else self.say("space", number=place)

    def _ask_again(self, view: View, names: Names) -> str:
        name, tree = self.doing(view)
        return self.say("ask-again", scoundrel=name, text=render.text(tree, self.lang))

    def _ask_may(self, view: View, names: Names) -> str:
        return self._by(view, self.say("ask-may", what=self.may(view)))

    def _ask_steal(self, view: View, names: Names) -> str:
        held = sum(safe["place"] == f"seat {view['seat']}" for safe in view["safes"])
        return self._by(view, self.say("ask-steal", held=held, limit=view["limit"]))

    def _ask_abandon(self, view: View, names: Names) -> str:
        return self.say("ask-abandon", limit=view["limit"])

    def _ask_mark(self, view: View, names: Names) -> str:
        safe = safe_of(view, numbered(int(top(view)[4])))
        assert safe is not None
        if safe["value"] is None:
            return self.say("ask-mark", safe=self.safe(safe["id"]))
        return self.say("ask-mark-known", safe=self.safe(safe["id"]), value=safe["value"])

    def _ask_choose(self, view: View, names: Names) -> str:
        name, _ = self.doing(view)
        if "enemy" in view:
            return self.say("ask-choose-enemy", card=name)
        return self.say("ask-choose", seat=self.person(view["running"]["frames"][-1][2], names), card=name)

    def _ask_swap(self, view: View, names: Names) -> str:
        key = "ask-swap" if int(top(view)[4]) == 0 else "ask-swap-second"
        return self._by(view, self.say(key))

    def _ask_borrow(self, view: View, names: Names) -> str:
        money = 0 if view["seat"] is None else view["seats"][view["seat"]]["money"]
        return self.say("ask-borrow", amount=int(top(view)[4]), money=money)

    def _ask_fine_print(self, view: View, names: Names) -> str:
        return self.say("ask-fine-print", seat=self.person(int(top(view)[2]), names, view["seat"]))

    def penalty(self, view: View) -> str:
        """What is to be suffered, as a sentence."""
        act = next(nodes(self.running_tree(view), rows.UNLESS))[1]
        return sentence(render.german(act) if self.lang == "de" else render.english(act))

    def _ask_penalty(self, view: View, names: Names) -> str:
        return self._by(view, self.say("ask-penalty", what=self.penalty(view)))

    def _ask_maverick(self, view: View, names: Names) -> str:
        return self.say("ask-maverick-alone" if "enemy" in view else "ask-maverick")


ASKS: Final[dict[str, Callable[[QuestionWords, View, Names], str]]] = {
    "abilities": QuestionWords._ask_abilities,
    "hire": QuestionWords._ask_hire,
    "suspect": QuestionWords._ask_suspect,
    "last-call": QuestionWords._ask_suspect,
    "arrange": QuestionWords._ask_arrange,
    "again": QuestionWords._ask_again,
    "may": QuestionWords._ask_may,
    "steal": QuestionWords._ask_steal,
    "abandon": QuestionWords._ask_abandon,
    "mark": QuestionWords._ask_mark,
    "choose": QuestionWords._ask_choose,
    "swap": QuestionWords._ask_swap,
    "borrow": QuestionWords._ask_borrow,
    "fine-print": QuestionWords._ask_fine_print,
    "penalty": QuestionWords._ask_penalty,
    "maverick": QuestionWords._ask_maverick,
}
"""By kind, who asks a question that says more than its kind."""
