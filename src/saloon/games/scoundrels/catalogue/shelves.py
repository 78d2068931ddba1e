"""The entries of a box as its files have them, and how a file of a user's is put among them."""

from __future__ import annotations

import copy
import dataclasses
import functools
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final, cast

from saloon.games.scoundrels.catalogue import reading
from saloon.games.scoundrels.catalogue.entries import (
    AutomaCard,
    Card,
    Debt,
    DebtSpace,
    Enemy,
    Entry,
    Job,
    Leader,
    Location,
    Mark,
    Mod,
    Place,
    Reputation,
    Safe,
    SheetAbility,
    SheriffOption,
    Site,
    Strategy,
    Trait,
)
from saloon.games.scoundrels.catalogue.mistakes import Collector, Listed, Mistake, Saying, Where
from saloon.games.scoundrels.catalogue.reading import HERE, Source, lines

BASE: Final = "base"
DOUBLE_OR_NOTHING: Final = "double-or-nothing"
BOXES: Final = (BASE, DOUBLE_OR_NOTHING)
# Where the tables of a box stand: file, table, class. A card file of a user's may have any of them.
KEYED: Final[dict[str, type[Entry]]] = {
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
WHOLE: Final[dict[str, type[Entry]]] = {"mark": Mark, "debt": Debt}
"""Short lists without ids: a user's file has all of one or none."""
FILES: Final[dict[str, dict[str, tuple[str, ...]]]] = {
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


class Shelf:
    """The entries of one box, by table and by the id under which the box has them."""

    def __init__(self, box: str) -> None:
        self.keyed: dict[str, dict[str, Entry]] = {table: {} for table in KEYED}
        self.whole: dict[str, list[Entry]] = {}
        self.sources: dict[str, Source] = {}
        folder = HERE if box == BASE else HERE / box
        for file, tables in FILES[box].items():
            source = reading.read_file(folder / file, file if box == BASE else f"{box}/{file}")
            self.sources[file] = source
            for table in tables:
                if table in WHOLE:
                    self.whole[table] = source.entries(WHOLE[table], table, keyed=False)
                else:
                    found = source.entries(KEYED[table], table)
                    _no_doubles(found, table)
                    self.keyed[table] = {entry.id: entry for entry in found}

    def copy(self) -> Shelf:
        """One that a user's cards may be put into."""
        twin = copy.copy(self)
        twin.keyed = {table: dict(entries) for table, entries in self.keyed.items()}
        twin.whole = dict(self.whole)
        return twin


@functools.cache
def shelf_of(box: str) -> Shelf:
    return Shelf(box)


class Own:
    """A user's own file, read but not yet put into a box."""

    def __init__(self, source: Source) -> None:
        self.path = source.file
        self.wrong = Collector()
        """What is wrong with it so far; entries that are wrong are left out."""
        wrong = self.wrong
        _known_tables(source, wrong)
        self.keyed: dict[str, list[Entry]] = {}
        self.broken: list[tuple[Where, str]] = []
        """Where entries stand that could not be read, and whose place they are to take: that may be wrong as well."""
        self.whole: dict[str, list[Entry]] = {}
        for table, cls in KEYED.items():
            self.keyed[table] = wrong.tried(source.entries, cls, table, True, wrong) or []
            self.broken += _broken(source, table, {entry.line for entry in self.keyed[table]})
            wrong.tried(_no_doubles, self.keyed[table], table)
        for table, cls in WHOLE.items():
            self.whole[table] = wrong.tried(source.entries, cls, table, False, wrong) or []
        self.reputation = (
            wrong.tried(source.single, Reputation, "reputation") if "reputation" in source.data else None
        )
        if not wrong.found and not any((*self.keyed.values(), *self.whole.values(), self.reputation)):
            raise Mistake([self.path], Saying("file.empty"))


def _broken(source: Source, table: str, read: set[int]) -> list[tuple[Where, str]]:
    found = source.data.get(table, [])
    starts = lines(source.text, table)
    if not isinstance(found, list) or len(found) != len(starts):
        return []
    return [
        (source.where(table, line, raw["id"]), raw["replaces"])
        for raw, line in zip(found, starts, strict=True)
        if line not in read
        and isinstance(raw, dict)
        and isinstance(raw.get("id"), str)
        and isinstance(raw.get("replaces"), str)
    ]


def _known_tables(source: Source, wrong: Collector) -> None:
    tables = [table.partition(".")[0] for table in (*KEYED, *WHOLE, "reputation")]
    for table in source.data:
        if table not in tables:
            near = get_close_matches(table, tables, n=1)
            if near:
                wrong.add(source.where(table).bad("table.near", near=near[0]))
            else:
                wrong.add(source.where(table).bad("table.unknown", tables=", ".join(tables)))


def _no_doubles(found: Sequence[Entry], table: str) -> None:
    seen: dict[str, Entry] = {}
    for entry in found:
        if entry.id in seen:
            raise where_of(entry, table).bad("entry.twice", "id", line=seen[entry.id].line)
        seen[entry.id] = entry


def where_of(entry: Entry, table: str) -> Where:
    return Where(entry.file, entry.line, table, entry.id)


def pool_of(table: str, base: Shelf, more: Shelf | None) -> list[Entry]:
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


def put_in(own: Own, shelves: dict[str, Shelf]) -> None:
    """A user's entries take the places of those with their id, or of those that they name."""
    for table, found in own.keyed.items():
        for entry in found:
            old = entry.replaces if isinstance(entry, Card) else ""
            placed = own.wrong.tried(_place, where_of(entry, table), old, shelves)
            if placed is None:
                continue
            shelf, place = placed
            if entry.id == place and not entry.rulings:  # a corrected card is still subject to them
                entry = dataclasses.replace(entry, rulings=shelf.keyed[table][place].rulings)
            shelf.keyed[table][place] = entry
    for where, old in own.broken:
        own.wrong.tried(_place, where, old, shelves)
    for table, found in own.whole.items():
        if found:
            total = sum(cast(Mark | Debt, entry).count for entry in found)
            fits = [s for s in shelves.values() if table in s.whole and _total(s, table) == total]
            if not fits:
                totals = [_total(s, table) for s in shelves.values() if table in s.whole]
                wanted = Listed(totals, "list.or")
                own.wrong.add(
                    where_of(found[0], table).bad("table.total", "count", total=total, wanted=wanted)
                )
                continue
            fits[0].whole[table] = found


def _total(shelf: Shelf, table: str) -> int:
    return sum(cast(Mark | Debt, entry).count for entry in shelf.whole[table])


def _place(where: Where, old: str, shelves: dict[str, Shelf]) -> tuple[Shelf, str]:
    """Where an entry of a user's belongs: the shelf, and the id that this place has had from print."""
    table, ident = where.kind, where.id
    for shelf in shelves.values():
        if ident in shelf.keyed[table]:
            there = shelf.keyed[table][ident]
            usual = there.replaces if isinstance(there, Card) else ""  # a revised card says whom it revises
            if old not in ("", ident, usual):
                raise where.bad("place.own", "replaces", card=ident, old=old)
            return shelf, ident
    for other, entries in ((t, entries) for shelf in shelves.values() for t, entries in shelf.keyed.items()):
        if ident in entries:
            raise where.bad("place.other", "id", other=other)
    ids = [one for shelf in shelves.values() for one in shelf.keyed[table]]
    if not old:
        near = get_close_matches(ident, ids, n=1)
        if near:
            raise where.bad("place.new-near", "id", table=table, near=near[0])
        raise where.bad("place.new", "id", table=table)
    for shelf in shelves.values():
        if old in shelf.keyed[table]:
            taken = shelf.keyed[table][old]
            if taken.own:
                raise where.bad("place.taken", "replaces", card=taken.id, line=taken.line)
            return shelf, old
    near = get_close_matches(old, ids, n=1)
    if near:
        raise where.bad("place.nobody-near", "replaces", table=table, old=old, near=near[0])
    raise where.bad("place.nobody", "replaces", table=table, old=old)
