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


def checked(lang: str) -> str:
    """The language itself, if there is one of that name."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"There is no language '{lang}'; there are {', '.join(LANGUAGES)}.")
    return lang


def nearest(locale: str) -> str:
    """The language of a locale such as `de_AT.UTF-8`; the first one for a locale whose language we do not speak."""
    lang = locale.lower()[:2]
    return lang if lang in LANGUAGES else FIRST


def spoken(lang: str | None) -> str:
    """The language asked for, or that of the environment."""
    if lang is not None:
        return checked(lang)
    return nearest(os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "")
