"""What may be chosen in 3000 Scoundrels, in words."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final

from saloon.games.scoundrels import rows
from saloon.games.scoundrels.engine.chosen import FACEUP, NONE, Choice, parse
from saloon.games.scoundrels.words.cards import by_job, nodes, numbered, question, safe_of, top, with_job
from saloon.games.scoundrels.words.questions import QuestionWords
from saloon.language.speech import Names, View

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


def price_in(tree: list[Any]) -> int:
    """The money that a text costs before it does anything."""
    return max((cost_in(node[1]) for node in nodes(tree, rows.AT_A_COST)), default=0)


def first_step(tree: Any) -> list[Any]:
    """What a text has to do first, once its own price is paid; nothing if that is optional."""
    if not isinstance(tree, list) or not tree:
        return []
    if tree[0] in (rows.MUST, rows.MAY):
        return list(tree[1]) if tree[0] == rows.MUST else [tree]
    return next((step for part in tree if (step := first_step(part))), [])


def cost_in(cost: list[Any]) -> int:
    return int(cost[-1]) if cost[0] in (rows.SPEND, rows.OWE_AND_SPEND) else 0


def counting(value: int) -> str:
    """What a debt counts at the end: less than nothing, or nothing at all."""
    return f"-{value}" if value else "0"


def _where(chosen: Choice, view: View) -> Hashable | None:
    """A scoundrel by its cards and its place, and what is asked."""
    found = by_job(view).get(chosen.job)
    return None if found is None else (question(view), found[0]["trait"], found[1])


def _which_safe(chosen: Choice, view: View) -> Hashable | None:
    safe = safe_of(view, chosen.safe)
    if safe is None:
        return None
    return question(view), safe["value"], tuple([tuple(mark) for mark in safe["marks"]])


def _marked(chosen: Choice, view: View) -> Hashable | None:
    """Which safe is marked, and whether its number is known to be true."""
    if question(view) != "mark":
        return ()
    safe = safe_of(view, numbered(int(top(view)[4])))
    return None if safe is None else (safe["value"], safe["site"])


HINGES: Final[dict[str, Callable[[Choice, View], Hashable | None]]] = {
    "play": lambda chosen, view: (),
    "swap": lambda chosen, view: (),
    "pass": lambda chosen, view: question(view),
    "seat": lambda chosen, view: question(view),
    "card": lambda chosen, view: question(view),
    "lead": lambda chosen, view: view["slot"],
    "henchman": lambda chosen, view: (view["active"], view["slot"]),
    "safe": _which_safe,
    "scoundrel": _where,
    "mark": _marked,
    "empty": lambda chosen, view: (),
    "keep": lambda chosen, view: (),
    "rearrange": lambda chosen, view: (),
}
"""By verb, what of a view the text of a choice and the things it points at depend on. Whom one may hire, and who leaves
when the Office opens, is hardly ever the same again: to look for it costs more than to say it anew."""


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

    def hinges(self, word: str, view: View) -> Hashable | None:
        """Of the verbs that are on most menus; with debts, what a choice costs comes into its text."""
        if "debts" in view:
            return None
        chosen = parse(word)
        known = HINGES.get(chosen.verb)
        return None if known is None else known(chosen, view)

    def cash(self, word: str, view: View) -> int:
        """The money that has to be at hand for a choice; what is missing would have to be borrowed."""
        chosen = parse(word)
        kind = question(view)
        if chosen.verb == "hire":
            one = with_job(view, chosen.job)
            return 0 if one is None else self.price(view, one)
        if chosen.verb == "debt" and kind == "pay-off":
            return self.catalogue.debt_spaces[chosen.space - 1].price
        if word == "give money":
            amounts = [int(node[1]) for node in nodes(self.running_tree(view), rows.CHOOSE_MONEY)]
            return max(amounts, default=0)
        if word == "yes" and kind == "may":
            offers = [node for node in nodes(self.running_tree(view), rows.MAY) if node[1][0] == rows.MAY_PAY]
            return cost_in(offers[0][1][1]) if offers else 0
        if word == "again":
            return price_in(self.doing(view)[1])
        tree = self._tree(chosen, view)
        return price_in(tree) + self._least(first_step(tree), view)

    def _least(self, step: list[Any], view: View) -> int:
        """If all that a step does has a price, the least of them: that much has to be at hand for it (XQ37)."""
        row = step[0] if step else ""
        prices: list[int] = []
        if row == rows.PAY_OFF:
            held = view["seats"][view["seat"]]["debts"]
            prices = [
                price for price, debt in zip(view["debts"]["prices"], held, strict=True) if debt is not None
            ]
        elif row in (rows.HIRE, rows.HIRE_FOR_LESS):
            less = int(step[2]) if row == rows.HIRE_FOR_LESS else 0
            there = view["pile"][-1:] if step[1][0] == rows.HIRE_FROM_PILE else view["saloon"]
            prices = [max(0, int(one["cost"]) - less) for one in there]
        return min(prices, default=0)

    def _tree(self, chosen: Choice, view: View) -> list[Any]:
        """The text that a choice would begin to carry out."""
        verb = chosen.verb
        tree: list[Any] = []
        if chosen.word == "use strategy":
            tree = self.catalogue.strategy(view["seats"][view["seat"]]["strategy"]).tree
        elif verb == "use" and chosen.safe:
            tree = self.catalogue.safe(self._faceup(chosen.safe, view)).tree
        elif verb == "use" or (verb == "scoundrel" and question(view) == "use-another"):
            tree = self.catalogue.job(chosen.job).tree
        elif verb == "office" and chosen.id:
            tree = next(option.tree for option in self.catalogue.sheriff if option.id == chosen.id)
        elif verb == "location":
            tree = next(place.tree for place in self.catalogue.locations if place.id == chosen.id)
        return tree

    def _faceup(self, id: str, view: View) -> str:
        """The gadget of a faceup safe."""
        safe = safe_of(view, id)
        assert safe is not None
        return str(safe["gadget"])

    def _label(self, word: str, names: Names, you: int | None, view: View | None) -> str:
        chosen = parse(word)
        verb = chosen.verb
        if verb in LABELS:
            return LABELS[verb](self, chosen, names, you, view)
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

    def _use(self, chosen: Choice, names: Names, you: int | None, view: View | None) -> str:
        job = chosen.job
        if chosen.safe:
            return self._use_safe(chosen.safe, view)
        if not job:
            return self._use_strategy(view)
        one = with_job(view, job)
        does = self.deed(one["trait"] if one else None, job)
        return self.say("choice-use", scoundrel=self.called(view, job), does=does)

    def _use_safe(self, id: str, view: View | None) -> str:
        if view is None:
            return self.say("choice-use-safe", safe=self.safe(id))
        card = self.catalogue.safe(self._faceup(id, view))
        does = self._text(card.tree)
        return self.say("choice-use-safe-named", gadget=card.name(self.lang), safe=self.safe(id), does=does)

    def _loan(self, chosen: Choice, names: Names, you: int | None, view: View | None) -> str:
        price = self.catalogue.debt_spaces[chosen.space - 1].price
        return self.say("choice-loan", amount=self.loan_money, price=price)

    @property
    def loan_money(self) -> int:
        numbers = self.catalogue.debt_numbers
        return 0 if numbers is None else numbers.loan_money

    def _debt(self, chosen: Choice, names: Names, you: int | None, view: View | None) -> str:
        space = chosen.space - 1
        kind = question(view) if view else ""
        facts = {"price": self.catalogue.debt_spaces[space].price, "known": ""}
        if view is not None and view["seat"] is not None:
            token = view["seats"][view["seat"]]["debts"][space]
            if token is not None and token["value"] is not None:
                facts["known"] = self.say("debt-worth", value=counting(token["value"]))
        return self.say(f"choice-debt-{kind}" if kind in OF_DEBTS else "choice-debt", **facts)

    def _location(self, chosen: Choice, names: Names, you: int | None, view: View | None) -> str:
        place = next(place for place in self.catalogue.locations if place.id == chosen.id)
        return self.say("choice-location", location=place.name(self.lang), does=self._text(place.tree))

    def _use_strategy(self, view: View | None) -> str:
        mine = view["seats"][view["seat"]]["strategy"] if view and view["seat"] is not None else None
        if mine is None:
            return self.say("choice-use-strategy")
        does = self._text(self.catalogue.strategy(mine).tree)
        return self.say("choice-use-strategy-named", strategy=self.strategy(mine), does=does)

    def _scoundrel(self, chosen: Choice, names: Names, you: int | None, view: View | None) -> str:
        kind = question(view) if view else ""
        key = f"choice-scoundrel-{kind}" if kind in OF_SCOUNDRELS else "choice-scoundrel"
        does = self._text(self.catalogue.job(chosen.job).tree)
        return self.say(key, scoundrel=self.called(view, chosen.job), does=does)

    def _office(self, chosen: Choice, names: Names, you: int | None, view: View | None) -> str:
        if not chosen.id:
            return self._to_the_office(view)
        return self.say("choice-option", option=self.option(chosen.id), does=self.option_text(chosen.id))

    def _to_the_office(self, view: View | None) -> str:
        if not view or not view["saloon"]:
            return self.say("choice-office")
        last = view["saloon"][-1]
        key = "choice-office-or-location" if self.catalogue.locations else "choice-office-discarding"
        return self.say(key, scoundrel=self.scoundrel(last["trait"], last["job"]))

    def _lead(self, chosen: Choice, names: Names, you: int | None, view: View | None) -> str:
        return self.say("choice-lead", slot=chosen.id, does=self.ability_text(chosen.id))

    def _strategy(self, chosen: Choice, names: Names, you: int | None, view: View | None) -> str:
        if chosen.id == "?":
            return self.say("choice-strategy-hidden")
        named = self.strategy(chosen.id)
        return self.say("choice-strategy", strategy=named, does=self.strategy_text(chosen.id))

    def _safe(self, chosen: Choice, names: Names, you: int | None, view: View | None) -> str:
        kind = question(view) if view else ""
        key = f"choice-safe-{kind}" if kind in OF_SAFES else "choice-safe"
        return self.say(key, safe=self.described(chosen.safe, names, you, view))

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

    def _seat(self, chosen: Choice, names: Names, you: int | None, view: View | None) -> str:
        kind = question(view) if view else ""
        key = f"choice-seat-{kind}" if kind in OF_SEATS else "choice-seat"
        return self.say(key, seat=self.person(chosen.seat, names, you))

    def _card(self, chosen: Choice, names: Names, you: int | None, view: View | None) -> str:
        kind = question(view) if view else ""
        key = f"choice-card-{kind}" if kind in OF_CARDS else "choice-card"
        return self.say(key, seat=self.person(chosen.seat, names, you), slot=chosen.slot)

    def _mark(self, chosen: Choice, names: Names, you: int | None, view: View | None) -> str:
        number = chosen.number
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

    def _give(self, chosen: Choice, names: Names, you: int | None, view: View | None) -> str:
        answer = chosen.id
        if answer in ("jail", "scoundrel", "debt"):
            return self.say(f"choice-give-{answer}")
        row = {"reputation": rows.CHOOSE_REPUTATION, "money": rows.CHOOSE_MONEY}[answer]
        amounts = [node[1] for node in nodes(self.running_tree(view), row)] if view else []
        if not amounts:
            return self.say(f"choice-give-{answer}")
        return self.say(f"choice-give-{answer}-amount", amount=amounts[0])

    def price(self, view: View, one: View) -> int:
        """What hiring costs now, with the discount of the card that lets you."""
        path = str(top(view)[0])
        less = self.discounts.get(path)
        if less is None:
            less = self.discounts[path] = next(
                (int(node[2]) for node in nodes(self.running_tree(view), rows.HIRE_FOR_LESS)), 0
            )
        return max(0, int(one["cost"]) - less)

    def _hire(self, chosen: Choice, names: Names, you: int | None, view: View | None) -> str:
        job = chosen.job
        one = with_job(view, job)
        facts = {"scoundrel": self.called(view, job), "price": ""}
        if view is not None and one is not None:
            facts["price"] = self.say("price", amount=self.price(view, one))
        if chosen.let_go:
            return self.say("choice-hire-let-go", **facts)
        if chosen.place == NONE:
            does = self.deed(one["trait"] if one else None, job)
            return self.say("choice-hire-at-once", does=does, **facts)
        place = self.place(chosen.place)
        there = view["seats"][view["seat"]]["sheet"][chosen.place] if view and you is not None else None
        if there is None:
            return self.say("choice-hire", place=place, **facts)
        old = self.scoundrel(there["trait"], there["job"])
        return self.say("choice-hire-instead", place=place, old=old, **facts)

    def _play(self, chosen: Choice, names: Names, you: int | None, view: View | None) -> str:
        card, slot = chosen.card, chosen.slot
        if slot == FACEUP:
            return self.say("choice-play-faceup")
        if card == "?":
            key = "choice-swap-hidden" if chosen.verb == "swap" else "choice-play-hidden"
            return self.say(key, slot=slot)
        if chosen.verb == "swap":
            return self.say("choice-swap", card=card, slot=slot)
        return self.say("choice-play" if chosen.honest else "choice-play-bluff", card=card, slot=slot)

    def _move(self, chosen: Choice, names: Names, you: int | None, view: View | None) -> str:
        number = chosen.number
        key = "choice-move-flipped" if chosen.shown else "choice-move"
        return self.say(key, number=number, shown=chosen.shown or number, safe=self.safe(chosen.safe))

    def _flip(self, chosen: Choice, names: Names, you: int | None, view: View | None) -> str:
        return self.say(
            "choice-flip",
            number=chosen.number,
            shown=chosen.number ^ 1,
            owner=self.person(chosen.seat, names, you),
            safe=self.safe(chosen.safe),
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
        if row == rows.AT_EITHER and parts[0][0] == rows.FIRST_SLOT:
            row, parts = rows.AT_SLOT, parts[0][1:]
        return tuple(parts[0]) if row in (rows.AT_SLOT, rows.AT_SLOTS) else ()


LABELS: Final[dict[str, Callable[[ChoiceWords, Choice, Names, int | None, View | None], str]]] = {
    "use": ChoiceWords._use,
    "scoundrel": ChoiceWords._scoundrel,
    "office": ChoiceWords._office,
    "lead": ChoiceWords._lead,
    "strategy": ChoiceWords._strategy,
    "safe": ChoiceWords._safe,
    "seat": ChoiceWords._seat,
    "card": ChoiceWords._card,
    "mark": ChoiceWords._mark,
    "give": ChoiceWords._give,
    "hire": ChoiceWords._hire,
    "play": ChoiceWords._play,
    "swap": ChoiceWords._play,
    "move": ChoiceWords._move,
    "flip": ChoiceWords._flip,
    "loan": ChoiceWords._loan,
    "debt": ChoiceWords._debt,
    "location": ChoiceWords._location,
}
"""By verb, who puts a choice into words."""
