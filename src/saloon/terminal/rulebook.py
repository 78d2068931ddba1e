"""The rulebook on the screen: what a search finds, or all of it by chapter."""

from __future__ import annotations

import contextlib
import re

from rich.console import Console, Group, RenderableType
from rich.text import Text

from saloon import rules
from saloon.errors import IllegalChoice, SaloonError
from saloon.language.words import Words, words

ID = re.compile(r"\b(?:G|GR|GQ|SR|T|Q)\d+\b")
"""How the ids of rules look."""


class NothingFound(SaloonError):
    """A search without a hit."""


def tongue(lang: str) -> rules.Lang:
    return "de" if lang == "de" else "en"


def entry_line(entry: rules.Rule | rules.Term, lang: rules.Lang) -> Text:
    head = entry.name(lang) if isinstance(entry, rules.Term) else entry.id
    return Text.assemble((head, "bold"), "  ", entry.text(lang))


def found(book: rules.Rulebook, text: str, lang: str, most: int | None = None) -> RenderableType | None:
    """What the book says on a search, best first; None if nothing."""
    entries = book.search(text, tongue(lang))[:most]
    return Group(*[entry_line(entry, tongue(lang)) for entry in entries]) if entries else None


def text(game: str, id: str, lang: str) -> str:
    """What the glossary says of a game word."""
    return rules.load(game).get(id).text(tongue(lang))


def cited(message: str, game: str, lang: str) -> list[Text]:
    """The rules whose ids a message names."""
    book = rules.load(game)
    found = []
    for id in dict.fromkeys(ID.findall(message)):
        with contextlib.suppress(rules.NoEntry):
            found.append(entry_line(book.get(id), tongue(lang)))
    return found


def why_not(error: IllegalChoice, game: str, spoken: Words) -> RenderableType:
    """Why a choice cannot be made, and the rules that say so."""
    why = spoken.because(error.reason)
    return Group(Text(why), *cited(why, game, spoken.lang))


def whole(book: rules.Rulebook, lang: rules.Lang) -> RenderableType:
    """Chapter by chapter, then the game words."""
    lines: list[Text] = []
    for topic in book.topics:
        lines.append(Text(f"\n{topic.name(lang)}", style="bold underline"))
        lines += [entry_line(rule, lang) for rule in book.rules if rule.topic == topic.id]
    lines.append(Text(f"\n{words(lang).say('rules-words')}", style="bold underline"))
    lines += [entry_line(term, lang) for term in book.terms]
    return Group(*lines)


def show(search: str, game: str, lang: str, console: Console) -> None:
    """Print what a search finds in a game's book; without a search, the book."""
    book = rules.load(game)
    if not search:
        console.print(whole(book, tongue(lang)))
        return
    hits = found(book, search, lang)
    if hits is None:
        raise NothingFound(words(lang).say("rules-nothing", game=game, search=search))
    console.print(hits)
