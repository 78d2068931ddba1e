"""The cards and numbers of 3000 Scoundrels, as typed data with their ability trees.

    >>> catalogue = load()
    >>> outlaw, filthy = catalogue.job("outlaw"), catalogue.trait("filthy")
    >>> name(filthy, outlaw), cost(filthy, outlaw), outlaw.tree
    ('Filthy Outlaw', 3, [['S1', ['S5', ['C1', 2], ['S6', ['S8', ['A9', ['L1']]]]]]])

`cards` is a TOML file of a user's own that corrects cards or puts new ones in the place of old ones; docs/cards.md says
how. The trees of all texts lie ready in trees.json, so the parser is loaded only for sentences that no box has.
"""

from __future__ import annotations

import copy
import dataclasses
import functools
import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from saloon.errors import BadCatalogue, BadOption
from saloon.games.scoundrels import rows
from saloon.games.scoundrels.catalogue import circles, reading, superseded
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
from saloon.games.scoundrels.catalogue.reading import HERE, Collector, Source, Where
from saloon.kit import keeping

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

BASE: Final = "base"
DOUBLE_OR_NOTHING: Final = "double-or-nothing"
BOXES: Final = (BASE, DOUBLE_OR_NOTHING)

JOB_COUNTS: Final = {BASE: (16, 22, 22), DOUBLE_OR_NOTHING: (22, 29, 29)}
"""Jobs of each colour in the pool of a box."""
TRAIT_COUNTS: Final = {BASE: (40, 10), DOUBLE_OR_NOTHING: (60, 15)}
"""Traits of each level in the pool of a box."""

E = TypeVar("E", bound=Entry)

# Where the tables of a box stand: file, table, class. A card file of a user's may have any of them.
_KEYED: Final[dict[str, type[Entry]]] = {
    "job": Job,
    "trait": Trait,
    "strategy": Strategy,
    "ability": SheetAbility,
    "sheet.place": Place,
    "leader": Leader,
    "sheriff": SheriffOption,
    "site": Site,
    "safe": Safe,
    "mod": Mod,
    "space": DebtSpace,
    "location": Location,
    "enemy": Enemy,
    "automa": AutomaCard,
}
_WHOLE: Final[dict[str, type[Entry]]] = {"mark": Mark, "debt": Debt}
"""Short lists without ids: a user's file has all of one or none."""
_FILES: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    BASE: {
        "jobs.toml": ("job",),
        "traits.toml": ("trait",),
        "strategies.toml": ("strategy",),
        "board.toml": ("ability", "sheet.place", "leader", "sheriff", "site", "safe", "mark"),
    },
    DOUBLE_OR_NOTHING: {
        "jobs.toml": ("job",),
        "traits.toml": ("trait",),
        "strategies.toml": ("strategy",),
        "safes.toml": ("safe",),
        "mods.toml": ("mod",),
        "debts.toml": ("debt", "space"),
        "setup.toml": ("sheet.place", "location", "mark"),
        "enemies.toml": ("enemy",),
        "automa.toml": ("automa",),
    },
}


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

    def job(self, ident: str) -> Job:
        """The job with this id."""
        return _find(self.jobs, "job", ident)

    def trait(self, ident: str) -> Trait:
        """The trait with this id."""
        return _find(self.traits, "trait", ident)

    def strategy(self, ident: str) -> Strategy:
        """The strategy card with this id."""
        return _find(self.strategies, "strategy card", ident)

    def safe(self, ident: str) -> Safe:
        """The safe with this id."""
        return _find(self.safes, "safe", ident)

    def leader(self, ident: str) -> Leader:
        """The leader with this id."""
        return _find(self.leaders, "leader", ident)

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
        return load_text(box, text, str(cards), back)
    return _assemble(box, _Own(reading.read_file(Path(cards), str(cards), own=True)), back)


def mistakes(text: str, shown: str) -> list[str]:
    """Everything that is wrong with a card file, against every box; none if it can be played with."""
    found: list[str] = []
    for box in BOXES:
        try:
            load_text(box, text, shown)
        except BadCatalogue as error:
            found += [str(one) for one in reading.problems(error) if str(one) not in found]
    return found


def load_text(box: str, text: str, shown: str, back: int = 0) -> Catalogue:
    """The same with a card file that is a text; `shown` is what messages call it."""
    return _assemble(box, _Own(reading.read_text(text, shown, own=True)), back)


@functools.cache
def _default(box: str, back: int) -> Catalogue:
    return _assemble(box, None, back)


@functools.cache
def _former(file: str) -> _Own:
    """What a former catalogue had otherwise; it is put in as a user's file is, but it is nobody's own."""
    return _Own(reading.read_file(superseded.HERE / file, f"superseded/{file}"))


# ---------------------------------------------------------------- reading a box


class _Shelf:
    """The entries of one box, by table and by the id under which the box has them."""

    def __init__(self, box: str) -> None:
        self.keyed: dict[str, dict[str, Entry]] = {table: {} for table in _KEYED}
        self.whole: dict[str, list[Entry]] = {}
        self.sources: dict[str, Source] = {}
        folder = HERE if box == BASE else HERE / box
        for file, tables in _FILES[box].items():
            source = reading.read_file(folder / file, file if box == BASE else f"{box}/{file}")
            self.sources[file] = source
            for table in tables:
                if table in _WHOLE:
                    self.whole[table] = source.entries(_WHOLE[table], table, keyed=False)
                else:
                    found = source.entries(_KEYED[table], table)
                    _no_doubles(found, table)
                    self.keyed[table] = {entry.id: entry for entry in found}

    def copy(self) -> _Shelf:
        """One that a user's cards may be put into."""
        twin = copy.copy(self)
        twin.keyed = {table: dict(entries) for table, entries in self.keyed.items()}
        twin.whole = dict(self.whole)
        return twin


@functools.cache
def _shelf(box: str) -> _Shelf:
    return _Shelf(box)


class _Own:
    """A user's own file, read but not yet put into a box."""

    def __init__(self, source: Source) -> None:
        self.path = source.file
        self.wrong = Collector()
        """What is wrong with it so far; entries that are wrong are left out."""
        wrong = self.wrong
        _known_tables(source, wrong)
        self.keyed: dict[str, list[Entry]] = {}
        self.whole: dict[str, list[Entry]] = {}
        for table, cls in _KEYED.items():
            self.keyed[table] = wrong.tried(source.entries, cls, table, True, wrong) or []
            wrong.tried(_no_doubles, self.keyed[table], table)
        for table, cls in _WHOLE.items():
            self.whole[table] = wrong.tried(source.entries, cls, table, False, wrong) or []
        self.reputation = (
            wrong.tried(source.single, Reputation, "reputation") if "reputation" in source.data else None
        )
        if not wrong.found and not any((*self.keyed.values(), *self.whole.values(), self.reputation)):
            raise BadCatalogue(
                f"{self.path}: there is no card in this file; write entries like [[job]] or [[trait]]."
            )


def _known_tables(source: Source, wrong: Collector) -> None:
    tables = [table.partition(".")[0] for table in (*_KEYED, *_WHOLE, "reputation")]
    for table in source.data:
        if table not in tables:
            near = get_close_matches(table, tables, n=1)
            hint = f"did you mean {near[0]!r}" if near else "a card file has"
            listed = "" if near else f" {', '.join(tables)}"
            wrong.found.append(source.where(table).bad(f"nothing is called that; {hint}{listed}."))


def _no_doubles(found: Sequence[Entry], table: str) -> None:
    seen: dict[str, Entry] = {}
    for entry in found:
        if entry.id in seen:
            raise _where(entry, table).bad(
                f"this id stands in line {seen[entry.id].line} too; take one out, or give it an id of its own.",
                "id",
            )
        seen[entry.id] = entry


def _where(entry: Entry, table: str) -> Where:
    return Where(entry.file, entry.line, table, entry.id)


# ---------------------------------------------------------------- putting a catalogue together


def _assemble(box: str, own: _Own | None, back: int = 0) -> Catalogue:
    added = [_former(one.file) for one in superseded.SUPERSEDED[:back]] + ([own] if own else [])
    if added:  # any of them may serve both boxes
        shelves = {name: _shelf(name).copy() for name in BOXES}
        for entries in added:
            _put_in(entries, shelves)
    else:
        shelves = {name: _shelf(name) for name in (BOXES if box == DOUBLE_OR_NOTHING else [BASE])}
    base, more = shelves[BASE], shelves[DOUBLE_OR_NOTHING] if box == DOUBLE_OR_NOTHING else None
    pool = {table: _pool(table, base, more) for table in _KEYED}

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
    _check(catalogue, wrong)
    wrong.settle()
    return catalogue


def _expansion(shelf: _Shelf, of: Any) -> dict[str, Any]:
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


def _pool(table: str, base: _Shelf, more: _Shelf | None) -> list[Entry]:
    """The entries in play: with the expansion, cards of the base game make room for their revised ones."""
    mine = base.keyed[table]
    if more is None:
        return list(mine.values())
    if table == "safe":
        return list(more.keyed[table].values())
    setup = more.sources["setup.toml"].data
    replaced = setup["replaced"]
    gone = {*replaced["jobs"], *replaced["traits"]}
    rulings = {row["card"]: tuple(row["rulings"]) for row in setup["base_ruling"]}
    kept = [
        dataclasses.replace(entry, rulings=entry.rulings + rulings[ident]) if ident in rulings else entry
        for ident, entry in mine.items()
        if ident not in gone
    ]
    return [*kept, *more.keyed[table].values()]


def _put_in(own: _Own, shelves: dict[str, _Shelf]) -> None:
    """A user's entries take the places of those with their id, or of those that they name."""
    for table, found in own.keyed.items():
        for entry in found:
            placed = own.wrong.tried(_place, entry, table, shelves)
            if placed is None:
                continue
            shelf, place = placed
            if entry.id == place and not entry.rulings:  # a corrected card is still subject to them
                entry = dataclasses.replace(entry, rulings=shelf.keyed[table][place].rulings)
            shelf.keyed[table][place] = entry
    for table, found in own.whole.items():
        if found:
            total = sum(cast(Mark | Debt, entry).count for entry in found)
            fits = [s for s in shelves.values() if table in s.whole and _total(s, table) == total]
            if not fits:
                wanted = " or ".join(str(_total(s, table)) for s in shelves.values() if table in s.whole)
                own.wrong.found.append(
                    _where(found[0], table).bad(f"{total} in all; write counts that make {wanted}.", "count")
                )
                continue
            fits[0].whole[table] = found


def _total(shelf: _Shelf, table: str) -> int:
    return sum(cast(Mark | Debt, entry).count for entry in shelf.whole[table])


def _place(entry: Entry, table: str, shelves: dict[str, _Shelf]) -> tuple[_Shelf, str]:
    """Where an entry of a user's belongs: the shelf, and the id that this place has had from print."""
    where = _where(entry, table)
    for shelf in shelves.values():
        if entry.id in shelf.keyed[table]:
            there = shelf.keyed[table][entry.id]
            usual = there.replaces if isinstance(there, Card) else ""  # a revised card says whom it revises
            if isinstance(entry, Card) and entry.replaces not in ("", entry.id, usual):
                raise where.bad(
                    f"{entry.id!r} is in the box and stays in its own place; take this line out, or give the card"
                    f" an id of its own if it is to take the place of {entry.replaces!r}.",
                    "replaces",
                )
            return shelf, entry.id
    for other, entries in ((t, entries) for shelf in shelves.values() for t, entries in shelf.keyed.items()):
        if entry.id in entries:
            raise where.bad(f"this id belongs to a {other} already; choose an id of its own.", "id")
    old = entry.replaces if isinstance(entry, Card) else ""
    ids = [ident for shelf in shelves.values() for ident in shelf.keyed[table]]
    if not old:
        near = get_close_matches(entry.id, ids, n=1)
        hint = f"if you mean {near[0]!r}, write that id; if it is new, " if near else ""
        raise where.bad(f'no {table} has this id; {hint}add replaces = "..." with the id that leaves.', "id")
    for shelf in shelves.values():
        if old in shelf.keyed[table]:
            taken = shelf.keyed[table][old]
            if taken.own:
                raise where.bad(
                    f"{taken.id!r} (line {taken.line}) has taken that place; choose another.", "replaces"
                )
            return shelf, old
    near = get_close_matches(old, ids, n=1)
    hint = f"did you mean {near[0]!r}?" if near else f"`saloon cards list --kind {table}` shows them."
    raise where.bad(f"no {table} {old!r} to replace; {hint}", "replaces")


# ---------------------------------------------------------------- what must hold for the whole


def _check(c: Catalogue, wrong: Collector) -> None:
    per_leader = len(c.strategies) // len(c.leaders)
    leaders, sites = [x.id for x in c.leaders], [s.id for s in c.sites]
    for table, field, cards, groups, counts in (
        ("job", "colour", c.jobs, COLOURS, JOB_COUNTS[c.box]),
        ("trait", "level", c.traits, LEVELS, TRAIT_COUNTS[c.box]),
        ("strategy", "leader", c.strategies, leaders, [per_leader] * len(leaders)),
        ("safe", "site", c.safes, sites, [6] * len(sites)),
        ("automa", "enemy", c.automa, [x.id for x in c.enemies], [8] * len(c.enemies)),
    ):
        wrong.tried(_count, table, field, cards, groups, counts)
    for site in c.sites:
        wrong.tried(_check_site, c, site)
    for trait in c.traits:
        wrong.tried(_check_trait, trait)
    for safe in c.safes:
        wrong.tried(_check_safe, safe)
    wrong.tried(_check_board, c)
    wrong.tried(_unique_names, (("job", c.jobs), ("trait", c.traits)))
    for table, group in (
        ("strategy", c.strategies),
        ("safe", c.safes),
        ("mod", c.mods),
        ("automa", c.automa),
    ):
        wrong.tried(_unique_names, ((table, group),))
    wrong.tried(_no_circles, c)


def _check_site(c: Catalogue, site: Site) -> None:
    mine = [safe for safe in c.safes if safe.site == site.id]
    if sorted(safe.value for safe in mine) != sorted(site.values):
        blame: Entry = next((x for x in (site, *mine) if x.own), site)
        raise _where(blame, "site" if blame is site else "safe").bad(
            f"the safes of the {site.name_en} have the values {sorted(s.value for s in mine)}, its list says "
            f"{sorted(site.values)}; change the safes or the list so that they agree.",
            "values" if blame is site else "value",
        )


def _check_trait(trait: Trait) -> None:
    slotted = trait.timing_tree[0] in (rows.AT_SLOT, rows.AT_SLOTS, rows.AT_EITHER)
    if trait.modifier == "bonus-money" and not slotted:
        raise _where(trait, "trait").bad(
            "bonus money needs a slot; write a timing like 'slot 4'.", "modifier"
        )


def _check_safe(safe: Safe) -> None:
    if (safe.kind == "when-stolen") != bool(safe.timing):
        raise _where(safe, "safe").bad(
            "a safe with kind 'when-stolen' has a timing, any other has none.", "timing"
        )


def _check_board(c: Catalogue) -> None:
    if sum(place.scoundrel for place in c.places) != (5 if c.box == BASE else 7):
        raise _where(c.places[0], "sheet.place").bad(
            "the number of spaces for scoundrels must stay.", "scoundrel"
        )
    track = c.reputation
    if [space.number for space in track.space] != list(range(track.lowest, track.highest + 1)):
        raise _where(track, "reputation").bad(
            "give each number from lowest to highest one space, in order.", "space"
        )


def _no_circles(c: Catalogue) -> None:
    found = circles.circle(c.jobs, c.abilities, c.sheriff)
    if found:
        table, blame = next((text for text in found if text[1].own), found[0])
        raise _where(blame, table).bad(
            f"this goes round in circles: {circles.told(found)}; write one of these sentences differently.",
            "text",
        )


def _count(
    table: str, field: str, found: Sequence[Entry], groups: Iterable[str | int], wanted: Iterable[int]
) -> None:
    """Each group must keep its number of cards; blame a user's entry if there is one."""
    counts = Counter(getattr(entry, field) for entry in found)
    right = dict(zip(groups, wanted, strict=True))
    for entry in found:
        if getattr(entry, field) not in right:
            known = ", ".join(map(str, right))
            raise _where(entry, table).bad(f"no {field} {getattr(entry, field)!r}; there are {known}.", field)
    wrong = [
        f"{counts[g]} {table}s of {field} {g} instead of {n}" for g, n in right.items() if counts[g] != n
    ]
    if wrong:
        over = [e for e in found if counts[getattr(e, field)] > right[getattr(e, field)]]
        blame = max(over or found, key=lambda e: (e.own, e.line))
        raise _where(blame, table).bad(
            f"{' and '.join(wrong)}; keep the {field} of the card it replaces.", field
        )


def _unique_names(groups: Iterable[tuple[str, Sequence[Card]]]) -> None:
    cards = [(table, card) for table, group in groups for card in group]
    wrong = Collector()
    for field in ("name_en", "name_de"):
        seen: dict[str, Card] = {}
        for table, card in sorted(cards, key=lambda pair: pair[1].own):
            printed = getattr(card, field)
            if printed in seen:
                wrong.found.append(
                    _where(card, table).bad(
                        f"{printed!r} is the name of {seen[printed].id!r} too; choose another.", field
                    )
                )
            seen.setdefault(printed, card)
    wrong.settle()


def _find(found: Sequence[E], what: str, ident: str) -> E:
    for entry in found:
        if entry.id == ident:
            return entry
    near = get_close_matches(ident, [entry.id for entry in found], n=1)
    raise BadCatalogue(f"No {what} {ident!r}{f'; did you mean {near[0]!r}?' if near else '.'}")


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
