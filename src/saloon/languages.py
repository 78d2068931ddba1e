"""The languages there are, each by the name it has for itself: `languages.json`, which the web client reads too.

A new one is a line there and a folder of words: `language/<lang>/*.ftl` for every game, each game's own, and
`web/src/words` for the web table. The first is the one that is spoken where no other is asked for, and where a game
or a rulebook has not been put into another.
"""

from __future__ import annotations

import json
import os
from typing import Final

from saloon.errors import UnknownLanguage

# Every import of Saloon comes by here, so it does without pathlib.
with open(os.path.join(os.path.dirname(__file__), "languages.json"), encoding="utf-8") as _file:
    LANGUAGES: Final[dict[str, str]] = json.load(_file)
FIRST: Final = next(iter(LANGUAGES))
MOST_WISHES: Final = 32
"""Languages of one request that are looked at."""


def checked(lang: str) -> str:
    """The language itself, if there is one of that name."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"There is no language '{lang}'; there are {', '.join(LANGUAGES)}.")
    return lang


def nearest(locale: str) -> str:
    """The language of a locale such as `de_AT.UTF-8`; the first one for a locale whose language we do not speak."""
    lang = locale.lower()[:2]
    return lang if lang in LANGUAGES else FIRST


def wished(header: str) -> str:
    """The language of ours that an `Accept-Language` ranks highest (RFC 9110, 12.5.4); the first one if it has none.

    >>> wished("fr-CH, fr;q=0.9, de;q=0.8, en;q=0.7")
    'de'
    """
    best, rank = FIRST, 0.0
    for wish in header.lower().split(",")[:MOST_WISHES]:
        tag, _, rest = wish.partition(";")
        lang, weight = tag.strip().partition("-")[0], weight_of(rest)
        if lang in LANGUAGES and weight > rank:
            best, rank = lang, weight
    return best


def weight_of(rest: str) -> float:
    """How much somebody wants a language: all, if they do not say or say what cannot be read."""
    name, _, number = rest.partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        weight = float(number)
    except ValueError:
        return 1.0
    return weight if 0.0 <= weight <= 1.0 else 1.0


def spoken(lang: str | None) -> str:
    """The language asked for, or that of the environment."""
    if lang is not None:
        return checked(lang)
    return nearest(os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")
