"""The cards and numbers of 3000 Scoundrels, as typed data with their ability trees.

    >>> catalogue = load()
    >>> outlaw, filthy = catalogue.job("outlaw"), catalogue.trait("filthy")
    >>> name(filthy, outlaw), cost(filthy, outlaw), outlaw.tree
    ('Filthy Outlaw', 3, [['S1', ['S5', ['C1', 2], ['S6', ['S8', ['A9', ['L1']]]]]]])

`cards` is a TOML file of a user's own that corrects cards or puts new ones in the place of old ones; docs/cards.md says
how. The trees of all texts lie ready in trees.json, so the parser is loaded only for sentences that no box has.
"""

from __future__ import annotations

import dataclasses
import functools
import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from saloon.errors import BadCatalogue, BadOption
from saloon.games.scoundrels.catalogue import reading, superseded
from saloon.games.scoundrels.catalogue.checking import check
from saloon.games.scoundrels.catalogue.entries import (
    COLOURS,
    LEVELS,
    AutomaCard,
    Card,
    Debt,
    DebtNumbers,
    DebtSpace,
    Enemy,
    Entry,
    Job,
    Leader,
    Location,
    Mark,
    Mod,
    Node,
    Numbers,
    Place,
    Poker,
    Reputation,
    Safe,
    SafeNumbers,
    SaloonNumbers,
    Setup,
    SheetAbility,
    SheriffOption,
    Side,
    Site,
    SiteSpace,
    Solo,
    Strategy,
    Trait,
)
from saloon.games.scoundrels.catalogue.mistakes import Collector, in_words
from saloon.games.scoundrels.catalogue.shelves import (
    BASE,
    BOXES,
    DOUBLE_OR_NOTHING,
    KEYED,
    Own,
    Shelf,
    pool_of,
    put_in,
    shelf_of,
)
from saloon.kit import keeping
from saloon.languages import FIRST

__all__ = [
    "BASE",
    "BOXES",
    "COLOURS",
    "DOUBLE_OR_NOTHING",
    "LEVELS",
    "AutomaCard",
    "Card",
    "Catalogue",
    "Debt",
    "DebtNumbers",
    "DebtSpace",
    "Enemy",
    "Entry",
    "Job",
    "Leader",
    "Location",
    "Mark",
    "Mod",
    "Node",
    "Numbers",
    "Place",
    "Poker",
    "Reputation",
    "Safe",
    "SafeNumbers",
    "SaloonNumbers",
    "Setup",
    "SheetAbility",
    "SheriffOption",
    "Side",
    "Site",
    "SiteSpace",
    "Solo",
    "Strategy",
    "Trait",
    "cost",
    "load",
    "name",
    "tech",
]


E = TypeVar("E", bound=Entry)


@dataclass(frozen=True)
class Catalogue:
    """All that a game is played with, in a stable order: that of the files, the expansion after the base game."""

    box: str
    cards: str
    """The user's own file, or ""."""
    jobs: tuple[Job, ...]
    traits: tuple[Trait, ...]
    strategies: tuple[Strategy, ...]
    leaders: tuple[Leader, ...]
    sites: tuple[Site, ...]
    safes: tuple[Safe, ...]
    sheriff: tuple[SheriffOption, ...]
    abilities: tuple[SheetAbility, ...]
    places: tuple[Place, ...]
    marks: tuple[Mark, ...]
    setups: tuple[Setup, ...]
    reputation: Reputation
    game: Numbers
    poker: Poker
    mods: tuple[Mod, ...] = ()
    debts: tuple[Debt, ...] = ()
    debt_spaces: tuple[DebtSpace, ...] = ()
    locations: tuple[Location, ...] = ()
    enemies: tuple[Enemy, ...] = ()
    automa: tuple[AutomaCard, ...] = ()
    site_spaces: tuple[SiteSpace, ...] = ()
    debt_numbers: DebtNumbers | None = None
    saloon: SaloonNumbers | None = None
    safe_numbers: SafeNumbers | None = None
    solo: Solo | None = None

    @functools.cached_property
    def _by_id(self) -> dict[str, dict[str, Any]]:
        """By what it is, every card that is looked up by its id."""
        kinds: dict[str, Sequence[Entry]] = {
            "job": self.jobs,
            "trait": self.traits,
            "strategy card": self.strategies,
            "safe": self.safes,
            "leader": self.leaders,
        }
        return {what: {entry.id: entry for entry in entries} for what, entries in kinds.items()}

    def _find(self, what: str, ident: str) -> Any:
        entries = self._by_id[what]
        found = entries.get(ident)
        if found is None:
            near = get_close_matches(ident, list(entries), n=1)
            raise BadCatalogue(f"No {what} {ident!r}{f'; did you mean {near[0]!r}?' if near else '.'}")
        return found

    def job(self, ident: str) -> Job:
        """The job with this id."""
        return cast(Job, self._find("job", ident))

    def trait(self, ident: str) -> Trait:
        """The trait with this id."""
        return cast(Trait, self._find("trait", ident))

    def strategy(self, ident: str) -> Strategy:
        """The strategy card with this id."""
        return cast(Strategy, self._find("strategy card", ident))

    def safe(self, ident: str) -> Safe:
        """The safe with this id."""
        return cast(Safe, self._find("safe", ident))

    def leader(self, ident: str) -> Leader:
        """The leader with this id."""
        return cast(Leader, self._find("leader", ident))

    def setup(self, days: int, players: int, wild: bool = False) -> Setup:
        """The deck numbers of a game."""
        for setup in self.setups:
            if (setup.days, setup.players, setup.wild) == (days, players, wild):
                return setup
        raise BadOption(f"No set-up for {players} players and {days} days{' with the Wild Saloon' * wild}.")

    def all(self) -> Iterator[Entry]:
        """Every entry that has an id."""
        for field in dataclasses.fields(self):
            value = getattr(self, field.name)
            if isinstance(value, tuple):
                yield from (entry for entry in value if entry.id)

    @functools.cached_property
    def hash(self) -> str:
        """Names exactly what is played with: equal for equal cards, whatever is said about their provenance."""
        content = {f.name: getattr(self, f.name) for f in dataclasses.fields(self) if f.name != "cards"}
        plain = json.dumps(content, default=_plain, sort_keys=True, ensure_ascii=False)
        return hashlib.sha256(plain.encode()).hexdigest()[:16]


def cost(trait: Trait, job: Job) -> int:
    """What it costs to hire them: the dollar icons that no bullet hole covers."""
    return len(set(trait.dollars) - set(job.holes))


def tech(trait: Trait, job: Job) -> int:
    """The tech icons of both."""
    return trait.tech + job.tech


def name(trait: Trait, job: Job, lang: str = "en") -> str:
    """The scoundrel's name. German cards print the job first and the trait below it."""
    return f"{job.name_de} ({trait.name_de})" if lang == "de" else f"{trait.name_en} {job.name_en}"


def load(box: str = BASE, cards: str | Path | None = None, back: int = 0) -> Catalogue:
    """The catalogue of a box, with a user's own cards if there are any: a path, or the name of a kept file.

    `back` is how many catalogues to go back, for games that were begun with a former one (`superseded`).
    """
    if box not in BOXES:
        raise BadOption(f"No box {box!r}; boxes: {', '.join(BOXES)}.")
    if cards is None:
        return _default(box, back)
    text = keeping.kept(str(cards))
    if text is not None:
        name, kept = str(cards), text
        return keeping.made(name, ("catalogue", box, back), lambda: load_text(box, kept, name, back))
    return _assemble(box, Own(reading.read_file(Path(cards), str(cards), own=True)), back)


def mistakes(text: str, shown: str, lang: str = FIRST) -> list[str]:
    """Everything that is wrong with a card file, against every box; none if it can be played with."""
    wrong = Collector()
    for box in BOXES:
        wrong.tried(load_text, box, text, shown)
    return [in_words(one, lang) for one in wrong.found]


def load_text(box: str, text: str, shown: str, back: int = 0) -> Catalogue:
    """The same with a card file that is a text; `shown` is what messages call it."""
    return _assemble(box, Own(reading.read_text(text, shown, own=True)), back)


@functools.cache
def _default(box: str, back: int) -> Catalogue:
    return _assemble(box, None, back)


@functools.cache
def _former(file: str) -> Own:
    """What a former catalogue had otherwise; it is put in as a user's file is, but it is nobody's own."""
    return Own(reading.read_file(superseded.HERE / file, f"superseded/{file}"))


def _assemble(box: str, own: Own | None, back: int = 0) -> Catalogue:
    added = [_former(one.file) for one in superseded.SUPERSEDED[:back] if one.file] + ([own] if own else [])
    if added:  # any of them may serve both boxes
        shelves = {name: shelf_of(name).copy() for name in BOXES}
        for entries in added:
            put_in(entries, shelves)
    else:
        shelves = {name: shelf_of(name) for name in (BOXES if box == DOUBLE_OR_NOTHING else [BASE])}
    base, more = shelves[BASE], shelves[DOUBLE_OR_NOTHING] if box == DOUBLE_OR_NOTHING else None
    pool = {table: pool_of(table, base, more) for table in KEYED}

    def of(cls: type[E], table: str) -> tuple[E, ...]:
        return tuple(cast(E, entry) for entry in pool[table])

    board = base.sources["board.toml"]
    numbers = more.sources["setup.toml"] if more else board
    catalogue = Catalogue(
        box=box,
        cards=own.path if own else "",
        jobs=of(Job, "job"),
        traits=of(Trait, "trait"),
        strategies=of(Strategy, "strategy"),
        leaders=of(Leader, "leader"),
        sites=of(Site, "site"),
        safes=of(Safe, "safe"),
        sheriff=of(SheriffOption, "sheriff"),
        abilities=of(SheetAbility, "ability"),
        places=of(Place, "sheet.place"),
        marks=tuple(cast(Mark, mark) for mark in (more or base).whole["mark"]),
        setups=tuple(numbers.entries(Setup, "setup", keyed=False)),
        reputation=(own and own.reputation) or board.single(Reputation, "reputation"),
        game=numbers.single(Numbers, "game"),
        poker=board.single(Poker, "poker"),
        **(_expansion(more, of) if more else {}),
    )
    wrong = own.wrong if own else Collector()
    check(catalogue, wrong)
    wrong.settle()
    return catalogue


def _expansion(shelf: Shelf, of: Any) -> dict[str, Any]:
    """What only the expansion has."""
    setup = shelf.sources["setup.toml"]
    return {
        "mods": of(Mod, "mod"),
        "debts": tuple(shelf.whole["debt"]),
        "debt_spaces": of(DebtSpace, "space"),
        "locations": of(Location, "location"),
        "enemies": of(Enemy, "enemy"),
        "automa": of(AutomaCard, "automa"),
        "site_spaces": tuple(setup.entries(SiteSpace, "site_space")),
        "debt_numbers": shelf.sources["debts.toml"].single(DebtNumbers, "debts"),
        "saloon": setup.single(SaloonNumbers, "saloon"),
        "safe_numbers": setup.single(SafeNumbers, "safes"),
        "solo": setup.single(Solo, "solo"),
    }


_ABOUT: Final = frozenset(
    {"provenance", "known", "source", "note", "rulings", "file", "line", "own", "replaces"}
)


def _plain(entry: Any) -> Any:
    """An entry as it counts in the hash: what is played, without trees (the texts say it) and without provenance."""
    return {
        f.name: getattr(entry, f.name)
        for f in dataclasses.fields(entry)
        if f.name not in _ABOUT and not f.name.endswith("tree")
    }
