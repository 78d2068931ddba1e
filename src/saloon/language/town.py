"""3000 Scoundrels in words: questions, choices, the log. The texts of the cards come from the card language.

>>> en = town_words("en")
>>> en.choice("mark 5"), en.choice("use outlaw")
('Put a 5 on it', 'Use the Outlaw: Spend $2 to steal a safe from a site.')
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from saloon.kernel.journal import KERNEL_KINDS, Kind
from saloon.language.cards import render
from saloon.language.speech import Names, Person, View, Words
from saloon.scoundrels import catalogue as cards
from saloon.scoundrels.catalogue import Catalogue
from saloon.scoundrels.events import KINDS

if TYPE_CHECKING:
    from rich.console import RenderableType

    from saloon.language.cards import pages

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
    "chose": tuple(f"chose-{answer}" for answer in ANSWERS),
}
"""Events that have several sentences."""
LINKED: Final = ("trait", "job", "strategy", "safe")
"""Fields of an event that lead to a card."""
LET_GO, AT_ONCE = 8, 9
PORTRAIT = 0
A_SAFE = -10
"""What a running text belongs to if it is that of a safe: this, minus the number of the safe."""

SHORT: Final = (
    "M3", "M4", "M5", "M6", "M7", "M9", "M10", "M11", "M12", "M14", "M15", "M16", "M20", "M21", "M22", "M23", "M25",
    "M26", "M27",
)  # fmt: skip
"""Timings with a short name; the others are slots, arrows and deeds."""
ARROWS: Final = {
    "to the left": "←",
    "to the right": "→",
    "above": "↑",
    "below": "↓",
    "to the left or right": "←→",
}
MODIFIERS: Final = {"bonus-money": "+$1", "use-twice": "×2"}

HIRE: Final = re.compile(r"hire (?P<job>\S+?)(?: at (?P<place>\d)| (?P<let_go>and let go))?")
PLAY: Final = re.compile(r"(?P<verb>play|swap) (?P<card>\S)@(?P<slot>\S)")
MOVE: Final = re.compile(r"move (?P<number>\d) from (?P<safe>\S+?)(?: as (?P<shown>\d))?")
FLIP: Final = re.compile(r"flip (?P<number>\d) of (?P<owner>\d) on (?P<safe>\S+)")


# Reading a view


def question(view: View, seat: int | None = None) -> str:
    """The kind of question that a seat of a view (its own if none is named) is asked, "" for none."""
    me = view["seat"] if seat is None else seat
    kinds = [asked["kind"] for asked in view["asked"] if me is None or asked["seat"] == me]
    return str((kinds or [asked["kind"] for asked in view["asked"]] or [""])[0])


def everybody(view: View) -> Iterator[dict[str, Any]]:
    """Every scoundrel that lies anywhere."""
    for seat in view["seats"]:
        yield from (one for one in seat["sheet"] if one is not None)
    yield from view["saloon"]
    yield from view["pile"]
    yield from view["enemy"]["recruits"] if "enemy" in view else []


def with_job(view: View | None, job: str) -> dict[str, Any] | None:
    return None if view is None else next((one for one in everybody(view) if one["job"] == job), None)


def safe_of(view: View | None, id: str) -> dict[str, Any] | None:
    return None if view is None else next((safe for safe in view["safes"] if safe["id"] == id), None)


def top(view: View) -> list[Any]:
    """The frame that waits: path of its op, pc, actor, source, argument."""
    frames: list[list[Any]] = view["running"]["frames"]
    return frames[-1]


def numbered(k: int) -> str:
    """A safe by its number."""
    return f"{('depot', 'estate', 'laboratory')[k // 6]}-{k % 6 + 1}"


def nodes(tree: Any, row: str) -> Iterator[list[Any]]:
    """Every part of a text that comes from one row of the card language."""
    if isinstance(tree, list):
        if tree and tree[0] == row:
            yield tree
        for part in tree:
            yield from nodes(part, row)


class TownWords(Words):
    """One language for one catalogue of scoundrels."""

    game = "scoundrels"
    kinds: ClassVar[dict[str, Kind]] = {kind.name: kind for kind in KERNEL_KINDS + KINDS}

    def __init__(self, lang: str, catalogue: Catalogue) -> None:
        super().__init__(lang)
        self.catalogue = catalogue
        self.leader_texts = {
            slot: self._text(ability.tree) for ability in catalogue.abilities for slot in ability.slots
        }

    def _functions(self) -> dict[str, Callable[..., Any]]:
        def card(person: Person, case: str = "", at: str = "") -> str:
            text = self.form("card-of", case, seat=person)
            return text[0].upper() + text[1:] if at == "start" else text

        return {**super()._functions(), "CARD": card}

    def person(self, seat: int, names: Names = None, you: int | None = None) -> Person:
        """A player; who comes after all that have names is the enemy of a solo game."""
        if names is not None and seat >= len(names):
            return Person(self.say("enemy-name"), False)
        return super().person(seat, names, you)

    def detail(self, name: str, fact: object) -> object:
        names = {"job": self.job, "trait": self.trait, "safe": self.safe}
        return names[name](str(fact)) if name in names else super().detail(name, fact)

    # Names and texts of cards

    def _text(self, tree: list[Any]) -> str:
        return render.text(tree, self.lang)

    def job(self, id: str) -> str:
        return self.catalogue.job(id).name(self.lang)

    def trait(self, id: str) -> str:
        return self.catalogue.trait(id).name(self.lang)

    def scoundrel(self, trait: str, job: str) -> str:
        """`Filthy Outlaw`, `Gesetzlose/r (Dreckig)`."""
        return cards.name(self.catalogue.trait(trait), self.catalogue.job(job), self.lang)

    def called(self, view: View | None, job: str) -> str:
        """The scoundrel with a job by its full name, if it is anywhere to be seen."""
        one = with_job(view, job)
        return self.job(job) if one is None else self.scoundrel(one["trait"], job)

    def one_with(self, view: View, job: str) -> dict[str, Any]:
        """The scoundrel with a job, who must be somewhere."""
        one = with_job(view, job)
        assert one is not None
        return one

    def leader(self, id: str) -> str:
        return self.catalogue.leader(id).name

    def strategy(self, id: str) -> str:
        return self.catalogue.strategy(id).name(self.lang)

    def strategy_text(self, id: str) -> str:
        """When, and what."""
        card = self.catalogue.strategy(id)
        return f"{sentence(render.phrase(card.timing_tree, self.lang))} {self._text(card.tree)}"

    def option(self, id: str) -> str:
        return next(option.name(self.lang) for option in self.catalogue.sheriff if option.id == id)

    def option_text(self, id: str) -> str:
        return next(self._text(option.tree) for option in self.catalogue.sheriff if option.id == id)

    def ability_text(self, slots: str) -> str:
        """What the leader sheet does after a card into these slots, `A/2`."""
        return self.leader_texts[slots.partition("/")[0]]

    def site(self, id: str) -> str:
        return next(site.name(self.lang) for site in self.catalogue.sites if site.id == id)

    def safe(self, id: str) -> str:
        """`Depot 3`."""
        site, _, number = id.rpartition("-")
        return f"{self.site(site)} {number}"

    def gadget(self, id: str) -> str:
        return self.catalogue.safe(id).name(self.lang)

    def mod(self, id: str) -> str:
        return next(mod.name(self.lang) for mod in self.catalogue.mods if mod.id == id)

    def location(self, id: str) -> str:
        return next(place.name(self.lang) for place in self.catalogue.locations if place.id == id)

    def automa(self, id: str) -> str:
        return self.automa_card(id).name(self.lang)

    def automa_card(self, id: str) -> cards.AutomaCard:
        return next(card for card in self.catalogue.automa if card.id == id)

    def section(self, id: str, section: str) -> list[Any]:
        """The text of one section of an automa card."""
        card = self.automa_card(id)
        return card.top_tree if section == "top" else card.bottom_tree

    def timing(self, trait: str) -> str:
        """When, in full."""
        return render.phrase(self.catalogue.trait(trait).timing_tree, self.lang)

    def timing_short(self, trait: str) -> str:
        """When, in at most three words: `2 5`, `←`, `when hired`."""
        card = self.catalogue.trait(trait)
        short = self._moment(card.timing_tree) or self.timing(trait)
        return " ".join(filter(None, (short, MODIFIERS.get(card.modifier, ""))))

    def _moment(self, tree: list[Any]) -> str:
        """A timing, or a half of a mixed one, in short; "" if it has no short name."""
        row, *parts = tree
        if row in ("M1", "M2", "Y1"):
            return " ".join(parts[0])
        if row in ("M8", "Y4"):
            return ARROWS[parts[0]]
        if row in ("M13", "M24"):
            return self.say(f"timing-{parts[0]}" if row == "M13" else f"timing-modded-{parts[0]}")
        if row in ("M17", "M18", "Y2", "Y3"):
            return self.say("timing-maverick", slots=" ".join(parts[0]))
        if row == "M19":
            return " / ".join(self._moment(half) for half in parts)
        return self.say(f"timing-{row}") if row in SHORT else ""

    def deed(self, trait: str | None, job: str) -> str:
        """What using a scoundrel costs and does."""
        does = self._text(self.catalogue.job(job).tree)
        if trait is None:
            return does
        card = self.catalogue.trait(trait)
        before = sentence(render.phrase(card.requirement_tree, self.lang)) if card.requirement_tree else ""
        after = sentence(render.phrase(card.after_tree, self.lang)) if card.after_tree else ""
        extra = f"({MODIFIERS[card.modifier]})" if card.modifier else ""
        return " ".join(filter(None, (before, does, after, extra)))

    # Cards in full

    def _found(self, item: Sequence[str]) -> pages.Found:
        from saloon.language.cards import pages

        kind, *ids = item
        if kind == "scoundrel":
            halves = (self.catalogue.trait(ids[0]), self.catalogue.job(ids[1]))
            return pages.Found(self.catalogue, kind, halves)
        entries: Sequence[cards.Entry] = getattr(self.catalogue, pages.KINDS[kind])
        return pages.Found(self.catalogue, kind, tuple(entry for entry in entries if entry.id == ids[0]))

    def title(self, item: Sequence[str]) -> str:
        """What a card is called: `("scoundrel", trait, job)`, `("strategy", id)`, `("safe", id)` …"""
        kind, *ids = item
        if kind == "scoundrel":
            return self.scoundrel(*ids)
        entry = self._found(item).entries[0]
        if isinstance(entry, cards.SheetAbility):
            return self.say("leader-slot", slot="/".join(entry.slots))
        if isinstance(entry, cards.SheriffOption):
            return self.say("office-option", option=entry.name(self.lang))
        if isinstance(entry, cards.Enemy):
            return entry.name
        return entry.name(self.lang) if isinstance(entry, cards.Card) else entry.id

    def page(self, item: Sequence[str]) -> list[RenderableType]:
        """All about a card: text, cost, icons, timing, where it comes from, its rulings."""
        from saloon.language.cards import pages

        return list(pages.card(self._found(item), pages.Words(self.lang)))

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
        tables: dict[str, Callable[[str], Any]] = {
            "job": self.catalogue.job,
            "strategy": self.catalogue.strategy,
            "safe": self.catalogue.safe,
        }
        if family in tables:
            tree: list[Any] = tables[family](id).tree
            return tree
        texts = {ability.id: ability.tree for ability in self.catalogue.abilities}
        texts |= {option.id: option.tree for option in self.catalogue.sheriff}
        texts |= {location.id: location.tree for location in self.catalogue.locations}
        return texts.get(id, [])

    def may(self, view: View) -> str:
        """What a "you may" offers."""
        offers = list(nodes(self.running_tree(view), "S9"))
        if len(offers) != 1:
            return self.say("may-more")
        return render.german(offers[0][1], form="inf") if self.lang == "de" else render.english(offers[0][1])

    # Questions

    def ask(self, view: View, names: Names = None, choices: Sequence[str] | None = None) -> str:
        kind = question(view)
        asks: dict[str, Callable[[View, Names], str]] = {
            "abilities": self._ask_abilities,
            "hire": self._ask_hire,
            "suspect": self._ask_suspect,
            "last-call": self._ask_suspect,
            "arrange": self._ask_arrange,
            "again": self._ask_again,
            "may": self._ask_may,
            "steal": self._ask_steal,
            "abandon": self._ask_abandon,
            "mark": self._ask_mark,
            "choose": self._ask_choose,
            "swap": self._ask_swap,
            "borrow": self._ask_borrow,
            "fine-print": self._ask_fine_print,
            "penalty": self._ask_penalty,
            "maverick": self._ask_maverick,
        }
        if kind in ("evening", "respond") and choices and choices[0].startswith("seat "):
            return self.say("ask-order")
        if kind in asks:
            return asks[kind](view, names)
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
        return self.say("ask-again", scoundrel=name, text=self._text(tree))

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
        act = next(nodes(self.running_tree(view), "S12"))[1]
        return sentence(render.german(act) if self.lang == "de" else render.english(act))

    def _ask_penalty(self, view: View, names: Names) -> str:
        return self._by(view, self.say("ask-penalty", what=self.penalty(view)))

    def _ask_maverick(self, view: View, names: Names) -> str:
        return self.say("ask-maverick-alone" if "enemy" in view else "ask-maverick")

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
        if kind == "chose":
            return f"chose-{event['option']}"
        return f"{kind}-own" if kind in OWN and event[OWN[kind]] == event["seat"] else kind

    def event(self, event: View, names: Names = None, you: int | None = None) -> str:
        kind = self.kinds[event["kind"]]
        facts: dict[str, object] = {}
        for field, type_ in zip(kind.fields, kind.types, strict=True):
            if event[field] is not None:
                facts[field] = self._fact(type_, event[field], names, you)
        if "trait" in kind.fields and "job" in kind.fields:
            ids = f"{event['trait']}:{event['job']}"
            facts["scoundrel"] = self.link(f"card:{ids}", self.scoundrel(event["trait"], event["job"]))
        if kind.name == "reputation":
            facts["count"] = abs(event["change"])
        if kind.name == "automa":
            facts["text"] = self._text(self.section(event["automa"], event["section"]))
        hidden = any(
            secret and event[field] is None for field, secret in zip(kind.fields, kind.secret, strict=True)
        )
        key = f"event-{self.variant(event)}"
        return self.say(f"{key}-hidden" if hidden else key, **facts)

    def _fact(self, type_: str, value: Any, names: Names, you: int | None) -> object:
        tellers: dict[str, Callable[[str], str]] = {
            "leader": self.leader,
            "trait": self.trait,
            "job": self.job,
            "strategy": self.strategy,
            "safe": self.safe,
            "option": self.option,
            "ability": self.ability_text,
            "location": self.location,
            "gadget": self.gadget,
            "mod": self.mod,
            "automa": self.automa,
        }
        if type_ == "seat":
            return self.person(value, names, you)
        if type_ == "cards":
            return self.listed(value)
        if type_ not in tellers:
            return value
        told = tellers[type_](value)
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


def sentence(phrase: str) -> str:
    """A phrase as a sentence of its own."""
    return f"{phrase[:1].upper()}{phrase[1:]}."


def price_in(tree: list[Any]) -> int:
    """The money that a text costs before it does anything."""
    return max((cost_in(node[1]) for node in nodes(tree, "S5")), default=0)


def cost_in(cost: list[Any]) -> int:
    return int(cost[-1]) if cost[0] in ("C1", "C6") else 0


@functools.lru_cache(maxsize=8)
def town_words(lang: str, own_cards: str | None = None, box: str = "base") -> TownWords:
    """The words for a box, or for it with somebody's own cards."""
    return TownWords(lang, shelf(own_cards, box))


def shelf(own_cards: str | None = None, box: str = "base") -> Catalogue:
    """The cards of a box, or these with somebody's own."""
    return cards.load(box, own_cards)


def ask(view: dict[str, Any], kind: str, lang: str) -> str:
    """The open question of a view, as the seat it is put to reads it."""
    from saloon.language.words import checked

    own, box = view["options"].get("cards"), str(view["options"].get("expansion", "base"))
    return town_words(checked(lang), None if own is None else str(own), box).ask(view)
