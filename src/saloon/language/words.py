"""Questions, choices and the log in words: the words of a language for a game.

>>> words("de", "scoundrels").choice("play 3@5")
'Die 3 in Slot 5 spielen (Bluff)'
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

from saloon import kit
from saloon.kit import keeping
from saloon.language.speech import Words
from saloon.languages import LANGUAGES, checked

__all__ = ["LANGUAGES", "Words", "checked", "common_words", "linked_words", "told", "words", "words_for"]


def words(lang: str, game: str, options: Mapping[str, object] | None = None) -> Words:
    """The words of a language for a game with these options."""
    return _spoken(lang, game, False, _heeded(game, options or {}))


def words_for(game: Any, lang: str) -> Words:
    """The words for a game that is played, with the cards that it is played with."""
    return words(lang, game.name, told(game))


def told(game: Any) -> dict[str, object]:
    """What words may depend on: the options of a game, and its rules version, since cards may have read otherwise."""
    return {**game.options, "version": game.rules.version}


def linked_words(lang: str, game: str, options: Mapping[str, object] | None = None) -> Words:
    """Words whose log leads to the cards it names; `speech.parts` takes the links out."""
    return _spoken(lang, game, True, _heeded(game, options or {}))


@functools.lru_cache(maxsize=8)
def common_words(lang: str) -> Words:
    """The words of no game: what the house itself says."""
    return Words(checked(lang))


@functools.cache
def _class(game: str) -> type[Words]:
    found: type[Words] = kit.get(game).need("words")
    return found


def _heeded(game: str, options: Mapping[str, object]) -> tuple[tuple[str, str], ...]:
    """The options that the words of a game depend on."""
    heeds = _class(game).heeds
    return tuple([(name, str(options[name])) for name in heeds if options.get(name) is not None])


def _spoken(lang: str, game: str, linked: bool, heeded: tuple[tuple[str, str], ...]) -> Words:
    for name, value in heeded:
        if name == "cards" and keeping.kept(value) is not None:  # kept beside the file, for as long as it is
            what = ("words", lang, game, linked, heeded)
            return keeping.made(value, what, lambda: _make(lang, game, linked, heeded))
    return _words(lang, game, linked, heeded)


@functools.lru_cache(maxsize=32)
def _words(lang: str, game: str, linked: bool, heeded: tuple[tuple[str, str], ...]) -> Words:
    return _make(lang, game, linked, heeded)


def _make(lang: str, game: str, linked: bool, heeded: tuple[tuple[str, str], ...]) -> Words:
    made = _class(game).with_options(checked(lang), dict(heeded))
    made.linked = linked
    return made
