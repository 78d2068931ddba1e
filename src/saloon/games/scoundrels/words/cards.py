"""The names and texts of cards, in words; and small readings of a view that all words of the game need."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from saloon.games.scoundrels import catalogue as cards
from saloon.games.scoundrels import rows
from saloon.games.scoundrels.cards import render, terms
from saloon.games.scoundrels.cards.finding import KINDS as CARD_KINDS
from saloon.games.scoundrels.cards.finding import Found
from saloon.games.scoundrels.catalogue import Catalogue
from saloon.games.scoundrels.engine.events import KINDS
from saloon.kernel.journal import KERNEL_KINDS, Kind
from saloon.language.speech import Names, Person, View, Words, person_called

if TYPE_CHECKING:
    from rich.console import RenderableType

SHORT: Final = (
    rows.AT_START, rows.AFTER_STEP_3, rows.AT_END_OF_DAY, rows.WHEN_HIRED, rows.AT_ZERO, rows.AFTER_RISE,
    rows.AFTER_FALL, rows.AFTER_MONEY, rows.AFTER_LIE, rows.AFTER_HIRE, rows.AFTER_OFFICE,
    rows.AFTER_SUSPECTED, rows.AFTER_GAINING_DEBT, rows.AFTER_LOSING_DEBT, rows.WHEN_DEBT, rows.AT_STEP_3,
    rows.AFTER_MODDED_LIE, rows.AFTER_OPPONENT_FALLS, rows.ALWAYS,
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


# Reading a view


def question(view: View, seat: int | None = None) -> str:
    """The kind of question that a seat of a view (its own if none is named) is asked, "" for none."""
    me, asked = view["seat"] if seat is None else seat, view["asked"]
    for one in asked:  # a menu asks this for every choice
        if one["seat"] == me:
            return str(one["kind"])
    return str(asked[0]["kind"]) if asked else ""


def everybody(view: View) -> Iterator[dict[str, Any]]:
    """Every scoundrel that lies anywhere."""
    for seat in view["seats"]:
        for one in seat["sheet"]:
            if one is not None:
                yield one
    yield from view["saloon"]
    yield from view["pile"]
    yield from view["enemy"]["recruits"] if "enemy" in view else []


_looked_at: tuple[View, dict[str, tuple[dict[str, Any], str]]] = ({}, {})


def by_job(view: View) -> dict[str, tuple[dict[str, Any], str]]:
    """Every scoundrel by its job, with the thing that it is on the table. Nobody writes into a view, so of the one that
    was looked at last this is still known: a menu asks for every choice."""
    global _looked_at
    last, found = _looked_at
    if last is view:
        return found
    found = {one["job"]: (one, "discard") for one in view["pile"]}
    for place, one in enumerate(view["enemy"]["recruits"] if "enemy" in view else ()):
        found[one["job"]] = one, f"recruit:{place}"
    for place, one in enumerate(view["saloon"]):
        found[one["job"]] = one, f"saloon:{place}"
    for number, seat in enumerate(view["seats"]):
        for place, one in enumerate(seat["sheet"]):
            if one is not None:
                found[one["job"]] = one, f"scoundrel:{number}:{place}"
    _looked_at = view, found
    return found


def with_job(view: View | None, job: str) -> dict[str, Any] | None:
    found = None if view is None else by_job(view).get(job)
    return None if found is None else found[0]


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


def sentence(phrase: str) -> str:
    """A phrase as a sentence of its own."""
    return f"{phrase[:1].upper()}{phrase[1:]}."


class CardWords(Words):
    """The names and texts of one catalogue of scoundrels, in one language."""

    game = "scoundrels"
    texts = "saloon.games.scoundrels.words"
    kinds: ClassVar[dict[str, Kind]] = {kind.name: kind for kind in KERNEL_KINDS + KINDS}

    def __init__(self, lang: str, catalogue: Catalogue) -> None:
        super().__init__(lang)
        self.catalogue = catalogue
        self.rendered: dict[int, str] = {}
        self.discounts: dict[str, int] = {}
        """How much less one pays for whom one hires, by the path of the text that says so."""
        self.board_texts: dict[str, list[Any]] = {
            **{ability.id: ability.tree for ability in catalogue.abilities},
            **{option.id: option.tree for option in catalogue.sheriff},
            **{location.id: location.tree for location in catalogue.locations},
        }
        """What stands on leader sheets, at the office and at locations, by its id."""
        self.leader_texts = {
            slot: self._text(ability.tree) for ability in catalogue.abilities for slot in ability.slots
        }

    def _functions(self) -> dict[str, Callable[..., Any]]:
        def card(person: Person, case: str = "", at: str = "") -> str:
            text = self.form("card-of", case, seat=person)
            return text[0].upper() + text[1:] if at == "start" else text

        def poker(name: str, case: str = "") -> str:
            return self.form("poker-card", case, card=name)

        return {**super()._functions(), "CARD": card, "POKER": poker}

    def person(self, seat: int, names: Names = None, you: int | None = None) -> Person:
        """A player; who comes after all that have names is the enemy of a solo game."""
        if names is not None and seat >= len(names):
            return person_called(self.say("enemy-name"), False)
        return super().person(seat, names, you)

    def detail(self, name: str, fact: object) -> object:
        names = {"job": self.job, "trait": self.trait, "safe": self.safe}
        return names[name](str(fact)) if name in names else super().detail(name, fact)

    # Names and texts of cards

    def _text(self, tree: list[Any]) -> str:
        """What a card of the catalogue says; its trees live as long as these words, so each is put together once."""
        found = self.rendered.get(id(tree))
        if found is None:
            found = self.rendered[id(tree)] = render.text(tree, self.lang)
        return found

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
        if row in (rows.AT_SLOT, rows.AT_SLOTS, rows.FIRST_SLOT):
            return " ".join(parts[0])
        if row in (rows.AFTER_NEIGHBOUR, rows.SECOND_NEIGHBOUR):
            return ARROWS[parts[0]]
        if row in (rows.AFTER_SAFE, rows.AFTER_MODDED_SAFE):
            return self.say(f"timing-{parts[0]}" if row == rows.AFTER_SAFE else f"timing-modded-{parts[0]}")
        if row in (rows.AT_MAVERICK, rows.AT_MAVERICKS, rows.FIRST_MAVERICK, rows.SECOND_MAVERICK):
            return self.say("timing-maverick", slots=" ".join(parts[0]))
        if row == rows.AT_EITHER:
            return " / ".join(self._moment(half) for half in parts)
        return self.say(f"timing-{rows.NAMES[row]}") if row in SHORT else ""

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

    def _found(self, item: Sequence[str]) -> Found:
        kind, *ids = item
        if kind == "scoundrel":
            halves = (self.catalogue.trait(ids[0]), self.catalogue.job(ids[1]))
            return Found(self.catalogue, kind, halves)
        entries: Sequence[cards.Entry] = getattr(self.catalogue, CARD_KINDS[kind])
        return Found(self.catalogue, kind, tuple(entry for entry in entries if entry.id == ids[0]))

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
        from saloon.games.scoundrels.cards import pages

        return list(pages.card(self._found(item), terms.Words(self.lang)))
