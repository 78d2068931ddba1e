"""What may be chosen in 3000 Scoundrels, in words."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from saloon.language.speech import Names, View
from saloon.language.town_cards import nodes, numbered, question, safe_of, top, with_job
from saloon.language.town_questions import QuestionWords

# Kinds of question that say what a safe, a seat, a card, a scoundrel, or passing means there.
OF_SAFES: Final = (
    "scout", "mark-safe", "steal", "abandon", "swap-take", "swap-give", "swap-mod", "place-debt", "take-off",
    "enemy-steal", "destroy",
)  # fmt: skip
OF_SEATS: Final = ("rob", "free", "jail", "deck", "first", "evening", "respond", "give-debt")
OF_CARDS: Final = ("place", "clear", "scout-card", "reveal-card", "flip-bluff", "take-back", "enemy-place")
OF_SCOUNDRELS: Final = ("use-another", "discard", "swap", "arrange", "place-debt", "take-off", "recruit")
OF_PASSING: Final = (
    "start", "abilities", "suspect", "respond", "again", "hire", "evening", "step-3", "maverick", "fine-print",
    "pay-off", "use-another", "choose",
)  # fmt: skip
OF_DEBTS: Final = ("debt", "lose-debt", "pay-off", "own-debt")

HIRE: Final = re.compile(r"hire (?P<job>\S+?)(?: at (?P<place>\d)| (?P<let_go>and let go))?")
PLAY: Final = re.compile(r"(?P<verb>play|swap) (?P<card>\S)@(?P<slot>\S)")
MOVE: Final = re.compile(r"move (?P<number>\d) from (?P<safe>\S+?)(?: as (?P<shown>\d))?")
FLIP: Final = re.compile(r"flip (?P<number>\d) of (?P<owner>\d) on (?P<safe>\S+)")


def price_in(tree: list[Any]) -> int:
    """The money that a text costs before it does anything."""
    return max((cost_in(node[1]) for node in nodes(tree, "S5")), default=0)


def cost_in(cost: list[Any]) -> int:
    return int(cost[-1]) if cost[0] in ("C1", "C6") else 0


class ChoiceWords(QuestionWords):
    """Every choice as a person reads it."""

    # Choices

    def choice(self, word: str, names: Names = None, you: int | None = None, view: View | None = None) -> str:
        label = self._label(word, names, you, view)
        if view is None or "debts" not in view or you is None or view["seat"] != you:
            return label
        if self.cash(word, view) <= view["seats"][you]["money"]:
            return label
        return self.say("choice-with-loans", choice=label)

    def cash(self, word: str, view: View) -> int:
        """The money that has to be at hand for a choice; what is missing would have to be borrowed."""
        verb, _, rest = word.partition(" ")
        kind = question(view)
        if verb == "hire":
            match = HIRE.fullmatch(word)
            one = None if match is None else with_job(view, match["job"])
            return 0 if one is None else self.price(view, one)
        if verb == "debt" and kind == "pay-off":
            return self.catalogue.debt_spaces[int(rest) - 1].price
        if word == "give money":
            amounts = [int(node[1]) for node in nodes(self.running_tree(view), "O3")]
            return max(amounts, default=0)
        if word == "yes" and kind == "may":
            offers = [node for node in nodes(self.running_tree(view), "S9") if node[1][0] == "S11"]
            return cost_in(offers[0][1][1]) if offers else 0
        if word == "again":
            return price_in(self.doing(view)[1])
        return price_in(self._tree(word, view))

    def _tree(self, word: str, view: View) -> list[Any]:
        """The text that a choice would begin to carry out."""
        verb, _, rest = word.partition(" ")
        kind = question(view)
        tree: list[Any] = []
        if word == "use strategy":
            tree = self.catalogue.strategy(view["seats"][view["seat"]]["strategy"]).tree
        elif verb == "use" and rest.startswith("safe "):
            tree = self.catalogue.safe(self._faceup(rest.removeprefix("safe "), view)).tree
        elif verb == "use" or (verb == "scoundrel" and kind == "use-another"):
            tree = self.catalogue.job(rest).tree
        elif verb == "office" and rest:
            tree = next(option.tree for option in self.catalogue.sheriff if option.id == rest)
        elif verb == "location":
            tree = next(place.tree for place in self.catalogue.locations if place.id == rest)
        return tree

    def _faceup(self, id: str, view: View) -> str:
        """The gadget of a faceup safe."""
        safe = safe_of(view, id)
        assert safe is not None
        return str(safe["gadget"])

    def _label(self, word: str, names: Names, you: int | None, view: View | None) -> str:
        verb, _, rest = word.partition(" ")
        labels: dict[str, Callable[[str, Names, int | None, View | None], str]] = {
            "use": self._use,
            "scoundrel": self._scoundrel,
            "office": self._office,
            "lead": self._lead,
            "strategy": self._strategy,
            "safe": self._safe,
            "seat": self._seat,
            "card": self._card,
            "mark": self._mark,
            "give": self._give,
            "hire": self._hire,
            "play": self._play,
            "swap": self._play,
            "move": self._move,
            "flip": self._flip,
            "loan": self._loan,
            "debt": self._debt,
            "location": self._location,
        }
        if verb in labels and rest:
            return labels[verb](word, names, you, view)
        if verb == "office":
            return self._to_the_office(view)
        if word == "pass quietly":
            return self.say("choice-pass-last-call")
        if verb == "pass":
            kind = question(view) if view else ""
            return self.say(f"choice-pass-{kind}" if kind in OF_PASSING else "choice-pass")
        if verb == "yes" and view is not None and question(view) == "may":
            return self.say("choice-yes-to", what=self.may(view))
        if word == "no mark":
            return self.say("choice-no-mark")
        if word == "suffer" and view is not None:
            return self.say("choice-suffer-what", what=self.penalty(view))
        return self.say(f"choice-{verb}")

    def _use(self, word: str, names: Names, you: int | None, view: View | None) -> str:
        job = word.removeprefix("use ")
        if job == "strategy":
            return self._use_strategy(view)
        if job.startswith("safe "):
            return self._use_safe(job.removeprefix("safe "), view)
        one = with_job(view, job)
        does = self.deed(one["trait"] if one else None, job)
        return self.say("choice-use", scoundrel=self.called(view, job), does=does)

    def _use_safe(self, id: str, view: View | None) -> str:
        if view is None:
            return self.say("choice-use-safe", safe=self.safe(id))
        card = self.catalogue.safe(self._faceup(id, view))
        does = self._text(card.tree)
        return self.say("choice-use-safe-named", gadget=card.name(self.lang), safe=self.safe(id), does=does)

    def _loan(self, word: str, names: Names, you: int | None, view: View | None) -> str:
        price = self.catalogue.debt_spaces[int(word.removeprefix("loan ")) - 1].price
        return self.say("choice-loan", amount=self.loan_money, price=price)

    @property
    def loan_money(self) -> int:
        numbers = self.catalogue.debt_numbers
        return 0 if numbers is None else numbers.loan_money

    def _debt(self, word: str, names: Names, you: int | None, view: View | None) -> str:
        space = int(word.removeprefix("debt ")) - 1
        kind = question(view) if view else ""
        facts = {"price": self.catalogue.debt_spaces[space].price, "known": ""}
        if view is not None and view["seat"] is not None:
            token = view["seats"][view["seat"]]["debts"][space]
            if token is not None and token["value"] is not None:
                facts["known"] = self.say("debt-worth", value=token["value"])
        return self.say(f"choice-debt-{kind}" if kind in OF_DEBTS else "choice-debt", **facts)

    def _location(self, word: str, names: Names, you: int | None, view: View | None) -> str:
        id = word.removeprefix("location ")
        place = next(place for place in self.catalogue.locations if place.id == id)
        return self.say("choice-location", location=place.name(self.lang), does=self._text(place.tree))

    def _use_strategy(self, view: View | None) -> str:
        mine = view["seats"][view["seat"]]["strategy"] if view and view["seat"] is not None else None
        if mine is None:
            return self.say("choice-use-strategy")
        does = self._text(self.catalogue.strategy(mine).tree)
        return self.say("choice-use-strategy-named", strategy=self.strategy(mine), does=does)

    def _scoundrel(self, word: str, names: Names, you: int | None, view: View | None) -> str:
        job = word.removeprefix("scoundrel ")
        kind = question(view) if view else ""
        key = f"choice-scoundrel-{kind}" if kind in OF_SCOUNDRELS else "choice-scoundrel"
        does = self._text(self.catalogue.job(job).tree)
        return self.say(key, scoundrel=self.called(view, job), does=does)

    def _office(self, word: str, names: Names, you: int | None, view: View | None) -> str:
        id = word.removeprefix("office ")
        return self.say("choice-option", option=self.option(id), does=self.option_text(id))

    def _to_the_office(self, view: View | None) -> str:
        if not view or not view["saloon"]:
            return self.say("choice-office")
        last = view["saloon"][-1]
        key = "choice-office-or-location" if self.catalogue.locations else "choice-office-discarding"
        return self.say(key, scoundrel=self.scoundrel(last["trait"], last["job"]))

    def _lead(self, word: str, names: Names, you: int | None, view: View | None) -> str:
        slots = word.removeprefix("lead ")
        return self.say("choice-lead", slot=slots, does=self.ability_text(slots))

    def _strategy(self, word: str, names: Names, you: int | None, view: View | None) -> str:
        id = word.removeprefix("strategy ")
        if id == "?":
            return self.say("choice-strategy-hidden")
        return self.say("choice-strategy", strategy=self.strategy(id), does=self.strategy_text(id))

    def _safe(self, word: str, names: Names, you: int | None, view: View | None) -> str:
        id = word.removeprefix("safe ")
        kind = question(view) if view else ""
        key = f"choice-safe-{kind}" if kind in OF_SAFES else "choice-safe"
        return self.say(key, safe=self.described(id, names, you, view))

    def described(self, id: str, names: Names, you: int | None, view: View | None) -> str:
        """A safe with what the seat knows of it: `Depot 3 (worth 5; marks: Nell 5)`."""
        safe = safe_of(view, id)
        known = []
        if safe and safe["value"] is not None:
            known.append(self.say("safe-worth", value=safe["value"]))
        if safe and safe["marks"]:
            marks = [f"{self.person(seat, names, you).name} {number}" for seat, number in safe["marks"]]
            known.append(self.say("safe-marks", marks=", ".join(marks)))
        return f"{self.safe(id)} ({'; '.join(known)})" if known else self.safe(id)

    def _seat(self, word: str, names: Names, you: int | None, view: View | None) -> str:
        seat = int(word.removeprefix("seat "))
        kind = question(view) if view else ""
        key = f"choice-seat-{kind}" if kind in OF_SEATS else "choice-seat"
        return self.say(key, seat=self.person(seat, names, you))

    def _card(self, word: str, names: Names, you: int | None, view: View | None) -> str:
        seat, _, slot = word.removeprefix("card ").partition("@")
        kind = question(view) if view else ""
        key = f"choice-card-{kind}" if kind in OF_CARDS else "choice-card"
        return self.say(key, seat=self.person(int(seat), names, you), slot=slot)

    def _mark(self, word: str, names: Names, you: int | None, view: View | None) -> str:
        number = int(word.removeprefix("mark "))
        safe = (
            safe_of(view, numbered(int(top(view)[4])))
            if view is not None and question(view) == "mark"
            else None
        )
        if safe is None:
            return self.say("choice-mark", number=number)
        if safe["value"] == number:
            return self.say("choice-mark-true", number=number)
        values = next(site.values for site in self.catalogue.sites if site.id == safe["site"])
        if number not in values:
            return self.say("choice-mark-unlisted", number=number, site=self.site(safe["site"]))
        return self.say("choice-mark", number=number)

    def _give(self, word: str, names: Names, you: int | None, view: View | None) -> str:
        answer = word.removeprefix("give ")
        if answer in ("jail", "scoundrel", "debt"):
            return self.say(f"choice-give-{answer}")
        row = {"reputation": "O2", "money": "O3"}[answer]
        amounts = [node[1] for node in nodes(self.running_tree(view), row)] if view else []
        if not amounts:
            return self.say(f"choice-give-{answer}")
        return self.say(f"choice-give-{answer}-amount", amount=amounts[0])

    def price(self, view: View, one: View) -> int:
        """What hiring costs now, with the discount of the card that lets you."""
        less = [node[2] for node in nodes(self.running_tree(view), "A22")]
        return max(0, int(one["cost"]) - (int(less[0]) if less else 0))

    def _hire(self, word: str, names: Names, you: int | None, view: View | None) -> str:
        match = HIRE.fullmatch(word)
        assert match is not None
        job = match["job"]
        one = with_job(view, job)
        facts = {"scoundrel": self.called(view, job), "price": ""}
        if view is not None and one is not None:
            facts["price"] = self.say("price", amount=self.price(view, one))
        if match["let_go"]:
            return self.say("choice-hire-let-go", **facts)
        if match["place"] is None:
            does = self.deed(one["trait"] if one else None, job)
            return self.say("choice-hire-at-once", does=does, **facts)
        place = self.place(int(match["place"]))
        there = (
            view["seats"][view["seat"]]["sheet"][int(match["place"])] if view and you is not None else None
        )
        if there is None:
            return self.say("choice-hire", place=place, **facts)
        old = self.scoundrel(there["trait"], there["job"])
        return self.say("choice-hire-instead", place=place, old=old, **facts)

    def _play(self, word: str, names: Names, you: int | None, view: View | None) -> str:
        match = PLAY.fullmatch(word)
        if match is None:
            return self.say("choice-play-faceup")
        card, slot = match["card"], match["slot"]
        if card == "?":
            key = "choice-swap-hidden" if match["verb"] == "swap" else "choice-play-hidden"
            return self.say(key, slot=slot)
        if match["verb"] == "swap":
            return self.say("choice-swap", card=card, slot=slot)
        key = "choice-play" if card == slot else "choice-play-bluff"
        return self.say(key, card=card, slot=slot)

    def _move(self, word: str, names: Names, you: int | None, view: View | None) -> str:
        match = MOVE.fullmatch(word)
        assert match is not None
        key = "choice-move-flipped" if match["shown"] else "choice-move"
        return self.say(
            key,
            number=match["number"],
            shown=match["shown"] or match["number"],
            safe=self.safe(match["safe"]),
        )

    def _flip(self, word: str, names: Names, you: int | None, view: View | None) -> str:
        match = FLIP.fullmatch(word)
        assert match is not None
        number = int(match["number"])
        return self.say(
            "choice-flip",
            number=number,
            shown=number ^ 1,
            owner=self.person(int(match["owner"]), names, you),
            safe=self.safe(match["safe"]),
        )

    # Steps of a question in the terminal

    def slot_does(self, view: View, slot: str) -> str:
        """What a card into a slot lets you do: the leader's ability, and your scoundrels."""
        mine = view["seats"][view["seat"]]["sheet"]
        fits = [
            self.scoundrel(one["trait"], one["job"])
            for one in mine
            if one is not None and slot in self.slots(one["trait"])
        ]
        leader = self.leader_texts.get(slot, "")
        if not fits:
            return leader or self.say("slot-nothing")
        return " ".join(filter(None, (leader, f"+ {self.listed(fits)}")))

    def slots(self, trait: str) -> tuple[str, ...]:
        """The slots of a trait; none if it has another timing."""
        row, *parts = self.catalogue.trait(trait).timing_tree
        if row == "M19" and parts[0][0] == "Y1":
            row, parts = "M1", parts[0][1:]
        return tuple(parts[0]) if row in ("M1", "M2") else ()
