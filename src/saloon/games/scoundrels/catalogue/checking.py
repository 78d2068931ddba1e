"""What must hold for a whole catalogue, whoever wrote its cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from saloon.errors import BadCatalogue
from saloon.games.scoundrels import rows
from saloon.games.scoundrels.catalogue import circles
from saloon.games.scoundrels.catalogue.entries import (
    COLOURS,
    LEVELS,
    Card,
    Entry,
    Job,
    Location,
    Safe,
    SheetAbility,
    SheriffOption,
    Site,
    Strategy,
    Trait,
)
from saloon.games.scoundrels.catalogue.mistakes import Collector, Listed, Saying
from saloon.games.scoundrels.catalogue.shelves import BASE, DOUBLE_OR_NOTHING, where_of

if TYPE_CHECKING:
    from saloon.games.scoundrels.catalogue import Catalogue

    Told = Job | Strategy | SheetAbility | SheriffOption | Location | Safe

JOB_COUNTS: Final = {BASE: (16, 22, 22), DOUBLE_OR_NOTHING: (22, 29, 29)}
"""Jobs of each colour in the pool of a box."""
TRAIT_COUNTS: Final = {BASE: (40, 10), DOUBLE_OR_NOTHING: (60, 15)}
"""Traits of each level in the pool of a box."""


def check(c: Catalogue, wrong: Collector) -> None:
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
    for table, entries in (
        ("job", c.jobs),
        ("strategy", c.strategies),
        ("ability", c.abilities),
        ("sheriff", c.sheriff),
        ("location", c.locations),
        ("safe", [safe for safe in c.safes if safe.kind == "when-stolen"]),
    ):
        for entry in entries:
            if entry.own:
                wrong.tried(_can_be_done, table, entry)
    wrong.tried(_no_circles, c)


def _check_site(c: Catalogue, site: Site) -> None:
    mine = [safe for safe in c.safes if safe.site == site.id]
    if sorted(safe.value for safe in mine) != sorted(site.values):
        blame: Entry = next((x for x in (site, *mine) if x.own), site)
        raise where_of(blame, "site" if blame is site else "safe").bad(
            "box.values",
            "values" if blame is site else "value",
            site=site.name_en,
            found=sorted(safe.value for safe in mine),
            wanted=sorted(site.values),
        )


def _check_trait(trait: Trait) -> None:
    slotted = trait.timing_tree[0] in (rows.AT_SLOT, rows.AT_SLOTS, rows.AT_EITHER)
    if trait.modifier == "bonus-money" and not slotted:
        raise where_of(trait, "trait").bad("box.bonus", "modifier")


def _check_safe(safe: Safe) -> None:
    if (safe.kind == "when-stolen") != bool(safe.timing):
        raise where_of(safe, "safe").bad("box.stolen", "timing")


def _check_board(c: Catalogue) -> None:
    if sum(place.scoundrel for place in c.places) != (5 if c.box == BASE else 7):
        raise where_of(c.places[0], "sheet.place").bad("box.spaces", "scoundrel")
    track = c.reputation
    if [space.number for space in track.space] != list(range(track.lowest, track.highest + 1)):
        raise where_of(track, "reputation").bad("box.track", "space")


def _can_be_done(table: str, entry: Told) -> None:
    """The language can say more than a player's card can do: some sentences are for the enemies' cards."""
    from saloon.games.scoundrels.cards.build import Builder

    try:
        Builder([]).card(entry.id, entry.tree)
    except BadCatalogue:
        raise where_of(entry, table).bad("box.enemy", "text") from None


def _no_circles(c: Catalogue) -> None:
    found = circles.circle(c.jobs, c.abilities, c.sheriff)
    if found:
        table, blame = next((text for text in found if text[1].own), found[0])
        raise where_of(blame, table).bad(circles.told(found), "text")


def _count(
    table: str, field: str, found: Sequence[Entry], groups: Iterable[str | int], wanted: Iterable[int]
) -> None:
    """Each group must keep its number of cards; blame a user's entry if there is one."""
    counts = Counter(getattr(entry, field) for entry in found)
    right = dict(zip(groups, wanted, strict=True))
    for entry in found:
        if getattr(entry, field) not in right:
            known = ", ".join(map(str, right))
            value = getattr(entry, field)
            raise where_of(entry, table).bad(
                Saying("box.group", field=field, value=value, known=known), field
            )
    wrong = [
        Saying("box.count", count=counts[g], table=table, field=field, group=g, wanted=n)
        for g, n in right.items()
        if counts[g] != n
    ]
    if wrong:
        over = [e for e in found if counts[getattr(e, field)] > right[getattr(e, field)]]
        blame = max(over or found, key=lambda e: (e.own, e.line))
        raise where_of(blame, table).bad(Saying("box.counts", counts=Listed(wrong), field=field), field)


def _unique_names(groups: Iterable[tuple[str, Sequence[Card]]]) -> None:
    cards = [(table, card) for table, group in groups for card in group]
    wrong = Collector()
    for field in ("name_en", "name_de"):
        seen: dict[str, Card] = {}
        for table, card in sorted(cards, key=lambda pair: pair[1].own):
            printed = getattr(card, field)
            if printed in seen:
                wrong.add(where_of(card, table).bad("box.name", field, name=printed, card=seen[printed].id))
            seen.setdefault(printed, card)
    wrong.settle()
