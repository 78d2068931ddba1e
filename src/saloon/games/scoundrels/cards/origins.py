"""Where an entry of the catalogue comes from, in the reader's language: its source and its note."""

from __future__ import annotations

import functools
import re
import tomllib
from importlib.resources import files

from saloon.games.scoundrels.catalogue import Entry


@functools.cache
def german() -> dict[str, dict[str, str]]:
    """German for whole notes, and for the words that sources are made of."""
    text = files("saloon.games.scoundrels.cards").joinpath("origins.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def note(entry: Entry, lang: str) -> str:
    """What is known and what is ours. A note of somebody's own catalogue stays as it was written."""
    return german()["notes"].get(entry.note, entry.note) if lang == "de" else entry.note


def source(entry: Entry, lang: str) -> str:
    """Which pages of which booklet."""
    if lang != "de" or entry.own:
        return entry.source
    words = german()["sources"]
    parts = sorted(words, key=len, reverse=True)
    pattern = "|".join(rf"\b{re.escape(part)}" + (r"\b" if part[-1].isalpha() else "") for part in parts)
    return re.sub(pattern, lambda found: words[found[0]], entry.source)
