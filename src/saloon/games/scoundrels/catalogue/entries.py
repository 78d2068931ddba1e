"""What the catalogue is made of: one frozen class per kind of entry.

A `text` and a `timing` come with their trees; `cards.parse` tells their shape, and a text that is not
there has an empty tree. `provenance`, `known`, `source`, `note` and `rulings` say where an entry comes from and
bear on nothing else; see docs/cards.md.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

Node: TypeAlias = list[Any]

COLOURS: Final = ("green", "purple", "black")
LEVELS: Final = (1, 2)
MODIFIERS: Final = ("", "bonus-money", "use-twice")
PROVENANCE: Final = ("rulebook", "partial", "original")

# Generated methods are what a dataclass costs at import, and there are many classes: two entries are equal if they are
# the same one, and Entry prints them all.


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Entry:
    """What all entries share."""

    id: str = ""
    provenance: str = "original"
    """How far a public source supports what the entry does."""
    known: tuple[str, ...] = ()
    """The fields that a public source supports; every other field is our design."""
    source: str = ""
    note: str = ""
    rulings: tuple[str, ...] = ()
    """Ids of `saloon.rules` that this entry must satisfy."""
    file: str = ""
    line: int = 0
    own: bool = False
    """Whether it comes from a user's own file."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id}>"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Card(Entry):
    """An entry with a name in both languages."""

    name_en: str
    name_de: str
    replaces: str = ""
    """The id of the card whose place it takes."""

    def name(self, lang: str = "en") -> str:
        """The name that is printed."""
        return self.name_de if lang == "de" else self.name_en


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Job(Card):
    """The lower half of a scoundrel: what it does."""

    colour: str
    holes: tuple[int, ...]
    """Positions of the dollar row, 1 to 7, that its bullet holes cover."""
    tech: int
    text: str
    tree: list[Node] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Trait(Card):
    """The upper half of a scoundrel: when it does it, and what it costs."""

    level: int
    dollars: tuple[int, ...]
    """Positions of its dollar icons, 1 to 7."""
    tech: int
    timing: str
    timing_tree: Node = field(default_factory=list)
    modifier: str = ""
    requirement: str = ""
    requirement_tree: Node = field(default_factory=list)
    after: str = ""
    after_tree: Node = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Strategy(Card):
    """An optional card beside the leader sheet."""

    leader: str
    timing: str
    timing_tree: Node = field(default_factory=list)
    text: str
    tree: list[Node] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Leader(Entry):
    """A leader, who is called the same in both languages."""

    name: str
    suit: str
    colour: str


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Site(Card):
    """A place with safes; `values` is its printed list."""

    colour: str
    spaces: int
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Safe(Card):
    """A safe with its gadget. Only advanced safes (`kind` "when-stolen" or "end-of-game") have a text."""

    site: str
    value: int
    kind: str = ""
    timing: str = ""
    timing_tree: Node = field(default_factory=list)
    text: str = ""
    tree: list[Node] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class SheriffOption(Card):
    """What the Sheriff's Office offers."""

    text: str
    tree: list[Node] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class SheetAbility(Entry):
    """What the leader sheet does after a card into one of these slots."""

    slots: tuple[str, ...]
    text: str
    tree: list[Node] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Place(Entry):
    """A space of the leader sheet in its grid: x grows to the right, y downwards."""

    x: int
    y: int
    scoundrel: bool
    strategy: bool


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Mark(Entry):
    """Marks with these two faces, per player."""

    faces: tuple[int, ...]
    count: int


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Setup(Entry):
    """How many cards of each deck a game uses."""

    days: int = 3
    players: int
    wild: bool = False
    """For the option Wild Saloon."""
    blue: int
    red: int
    green: int
    purple: int
    black: int


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Space(Entry):
    """A space of the reputation track."""

    number: int
    tech: int


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Reputation(Entry):
    """The reputation track."""

    lowest: int
    highest: int
    start: int
    space: tuple[Space, ...]

    def tech(self, number: int) -> int:
        """What a space is worth in the end."""
        return self.space[number - self.lowest].tech


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Numbers(Entry):
    """The numbers of a box."""

    title: str
    title_de: str
    players: tuple[int, ...]
    days: int = 0
    """With the expansion always this many, else `days_short` or `days_extended`."""
    days_short: int = 0
    days_extended: int = 0
    turns_per_day: int
    hand_size: int
    start_hand: tuple[str, ...] = ()
    """These go to the opening hand; the rest is drawn."""
    start_money: int
    henchmen: int
    henchmen_in_jail_at_start: int
    saloon_size: int
    safe_limit: int = 0
    """0: as many as the number of the day."""
    marks_per_player: int


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Poker(Entry):
    """The poker cards of a player, and the slots of a sheet."""

    deck: tuple[str, ...]
    slots: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Mod(Card):
    """A card that overrides the text of its safe."""

    text: str
    tree: list[Node] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Debt(Entry):
    """Debt tokens of one value."""

    value: int
    count: int


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class DebtSpace(Entry):
    """A space for a debt, and what it costs to pay off the debt there."""

    price: int


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class DebtNumbers(Entry):
    """The numbers of debts and loans."""

    tokens: int
    limit: int
    loan_money: int
    loans_per_turn: int


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Location(Card):
    """An alternative to the Sheriff's Office in step 3."""

    building_en: str
    building_de: str
    text: str
    tree: list[Node] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class SiteSpace(Entry):
    """A space for a safe at each site; those with `mod` get a modded one at set-up."""

    column: str
    y: int
    mod: bool


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class SaloonNumbers(Entry):
    """How the Saloon of the expansion is filled."""

    purple: int
    first: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class SafeNumbers(Entry):
    """How many safes and mods are in play."""

    per_site: int
    modded_per_site: int
    unused_safes: int
    mods: int
    unused_mods: int


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Solo(Entry):
    """The numbers of the solo game, and the cards that it leaves out."""

    jobs_removed: tuple[str, ...]
    traits_removed: tuple[str, ...]
    enemy_henchmen: int
    enemy_henchmen_in_jail_at_start: int
    enemy_reputation: int
    automa_cards: int
    draws_per_day: int


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Side(Entry):
    """One side of an enemy card; a text may be empty."""

    setup: str = ""
    setup_tree: list[Node] = field(default_factory=list)
    day: str = ""
    day_tree: list[Node] = field(default_factory=list)
    score: str
    score_tree: list[Node] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Enemy(Entry):
    """An enemy of the solo game."""

    name: str
    safes: str
    money: str
    scoundrels: str
    henchmen: int
    summary_en: str
    summary_de: str
    normal: Side
    expert: Side


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class AutomaCard(Card):
    """A card of an enemy's deck: `top` after a card of yours in one of `slots`, else `bottom`."""

    enemy: str
    slots: tuple[str, ...]
    top: str = ""
    top_tree: list[Node] = field(default_factory=list)
    bottom: str
    bottom_tree: list[Node] = field(default_factory=list)
    reshuffle: bool = False
