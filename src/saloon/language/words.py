"""Questions, choices and the log in words, English and German: the words of a language for a game.

>>> words("de", "scoundrels").choice("play 3@5")
'Die 3 in Slot 5 spielen (Bluff)'
"""

from __future__ import annotations

import functools
from typing import Any

from saloon.errors import UnknownLanguage
from saloon.goat import views
from saloon.goat.state import GoatState
from saloon.language.goat import GoatWords
from saloon.language.speech import LANGUAGES, Words

__all__ = ["LANGUAGES", "Words", "ask_goat", "checked", "linked_words", "words", "words_for"]


def checked(lang: str) -> str:
    """The language itself, if there is one of that name."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"There is no language '{lang}'; there are {', '.join(LANGUAGES)}.")
    return lang


@functools.lru_cache(maxsize=16)
def words(lang: str, game: str = "goat", cards: str | None = None, box: str = "base") -> Words:
    """The words of a language for a game; `cards` is a file of somebody's own cards, `box` what they are put into."""
    checked(lang)
    if game == "goat":
        return GoatWords(lang)
    from saloon.language.town import town_words

    return town_words(lang, cards, box)


def words_for(game: Any, lang: str) -> Words:
    """The words for a game that is played, with the cards that it is played with."""
    cards = game.options.get("cards")
    box = str(game.options.get("expansion", "base"))
    return words(lang, game.name, None if cards is None else str(cards), box)


@functools.lru_cache(maxsize=16)
def linked_words(lang: str, game: str, cards: str | None = None, box: str = "base") -> Words:
    """Words whose log leads to the cards it names; `speech.parts` takes the links out."""
    checked(lang)
    if game == "goat":
        found: Words = GoatWords(lang)
    else:
        from saloon.language.town import TownWords, shelf

        found = TownWords(lang, shelf(cards, box))
    found.linked = True
    return found


def ask_goat(s: GoatState, seat: int, kind: str, lang: str) -> str:
    """The open question of a Goat game for the seat it is put to, from what that seat may know."""
    return words(lang).ask(views.view(s, seat, 0))
