"""The rules that a reason names, by their ids: read from the sentences, also where Fluent is not there to say them.

>>> rules_named("goat", Reason("why-offer-hand", character="goat"))
('GR35',)
"""

from __future__ import annotations

import functools
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from saloon import kit
from saloon.errors import Reason
from saloon.languages import FIRST

ID: Final = re.compile(r"\b[A-Z]{1,3}\d+\b")
"""How the ids of rules look."""
MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=(.*(?:\n[ \t}].*)*)", re.MULTILINE)
"""A message and what it says, in a Fluent file and in a table of messages alike."""


def rules_named(game: str, reason: Reason) -> tuple[str, ...]:
    """The ids of the rules that a reason and the reasons within it name, each once."""
    found = list(_named(game).get(reason.id, ()))
    for fact in reason.facts.values():
        if isinstance(fact, Reason):
            found += rules_named(game, fact)
    return tuple(dict.fromkeys(found))


@functools.cache
def _named(game: str) -> dict[str, tuple[str, ...]]:
    """By message of a game, the rules that it names: the same in every language, so the first one is read."""
    if game not in kit.games():
        return {}
    module, _, _ = kit.get(game).words.partition(":")
    spec = find_spec(module)  # found, not imported: it would ask for Fluent
    if spec is None or spec.origin is None:
        return {}
    named: dict[str, tuple[str, ...]] = {}
    for name in (f"{FIRST}.ftl", "words.toml"):
        file = Path(spec.origin).with_name(name)
        if file.is_file():
            for id, said in MESSAGE.findall(file.read_text(encoding="utf-8")):
                named.setdefault(id, tuple(dict.fromkeys(ID.findall(said))))
    return named
