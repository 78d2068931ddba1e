"""Cards by what somebody calls them: an id, a name in either language, a trait and a job."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from saloon.errors import BadCatalogue
from saloon.games.scoundrels import catalogue as c
from saloon.games.scoundrels.catalogue import Catalogue, Entry, Job, Trait

KINDS: Final = {
    "job": "jobs",
    "trait": "traits",
    "strategy": "strategies",
    "safe": "safes",
    "site": "sites",
    "leader": "leaders",
    "sheriff": "sheriff",
    "ability": "abilities",
    "mod": "mods",
    "location": "locations",
    "enemy": "enemies",
    "automa": "automa",
}
COLOURS: Final = (*c.COLOURS, "blue", "red")


@dataclass(frozen=True)
class Found:
    """What a name stands for: one entry, or a trait and a job."""

    catalogue: Catalogue
    kind: str
    entries: tuple[Entry, ...]


def find(asked: str, catalogues: Sequence[Catalogue]) -> list[Found]:
    """Cards by id or name in either language, or a scoundrel by the names of its halves in any order.

    The first catalogue that has any is enough: a leader may be an enemy too, and both are found.
    """
    wanted = _fold(asked)
    for cat in catalogues:
        cards = ((kind, entry) for kind, field in KINDS.items() for entry in getattr(cat, field))
        if found := [Found(cat, kind, (entry,)) for kind, entry in cards if wanted in _names(entry)]:
            return found
    for cat in catalogues:
        if halves := next(_halves(wanted, cat), None):
            return [Found(cat, "scoundrel", halves)]
    names = {
        n: None
        for cat in catalogues
        for field in KINDS.values()
        for e in getattr(cat, field)
        for n in _names(e)
    }
    near = get_close_matches(wanted, names, n=3)
    hint = (
        f"nearest: {', '.join(near)}."
        if near
        else "`saloon cards list` shows all; a scoundrel is a trait and a job."
    )
    raise BadCatalogue(f"No card is called {asked!r}; {hint}")


def _halves(wanted: str, cat: Catalogue) -> Iterator[tuple[Trait, Job]]:
    traits = {name: trait for trait in reversed(cat.traits) for name in _names(trait)}
    jobs = {name: job for job in reversed(cat.jobs) for name in _names(job)}
    words = wanted.split()
    for k in range(1, len(words)):
        first, second = " ".join(words[:k]), " ".join(words[k:])
        if first in traits and second in jobs:
            yield traits[first], jobs[second]
        if first in jobs and second in traits:
            yield traits[second], jobs[first]


def _names(entry: Entry) -> tuple[str, ...]:
    names = (entry.id, *(getattr(entry, field, "") for field in ("name", "name_en", "name_de")))
    return tuple(dict.fromkeys(_fold(name) for name in names if isinstance(name, str) and name))


def _fold(name: str) -> str:
    """Small letters without accents and signs: "Quick-Drawing" and "quick drawing" fold alike."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    plain = "".join(ch for ch in plain if not unicodedata.combining(ch))
    return " ".join(re.findall(r"[a-z0-9]+", plain))
