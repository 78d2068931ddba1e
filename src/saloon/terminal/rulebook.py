"""The rulebook on the screen: what a search finds, or all of it by chapter."""

from __future__ import annotations

import contextlib

from rich.console import Console, Group, RenderableType
from rich.text import Text

from saloon import rules
from saloon.errors import IllegalChoice, SaloonError
from saloon.language.citing import ID
from saloon.language.words import Words, common_words


class NothingFound(SaloonError):
    """A search without a hit."""


def entry_line(entry: rules.Rule | rules.Term, lang: rules.Lang) -> Text:
    head = entry.name(lang) if isinstance(entry, rules.Term) else entry.id
    return Text.assemble((head, "bold"), "  ", entry.text(lang))


def found(book: rules.Rulebook, text: str, lang: str, most: int | None = None) -> RenderableType | None:
    """What the book says on a search, best first; None if nothing."""
    entries = book.search(text, lang)[:most]
    return Group(*[entry_line(entry, lang) for entry in entries]) if entries else None


def text(game: str, id: str, lang: str) -> str:
    """What the glossary says of a game word."""
    return rules.load(game).get(id).text(lang)


def cited(message: str, lang: str) -> list[Text]:
    """The rules whose ids a message names: those of an expansion stand in a book of its own."""
    found = []
    for id in dict.fromkeys(ID.findall(message)):
        with contextlib.suppress(rules.NoEntry):
            found.append(entry_line(rules.find(id)[1], lang))
    return found


def why_not(error: IllegalChoice, spoken: Words) -> RenderableType:
    """Why a choice cannot be made, and the rules that say so."""
    why = spoken.because(error.reason)
    return Group(Text(why), *cited(why, spoken.lang))


def whole(book: rules.Rulebook, lang: rules.Lang) -> RenderableType:
    """Chapter by chapter, then the game words."""
    lines: list[Text] = []
    for topic in book.topics:
        lines.append(Text(f"\n{topic.name(lang)}", style="bold underline"))
        lines += [entry_line(rule, lang) for rule in book.rules if rule.topic == topic.id]
    lines.append(Text(f"\n{common_words(lang).say('rules-words')}", style="bold underline"))
    lines += [entry_line(term, lang) for term in book.terms]
    return Group(*lines)


def show(search: str, game: str | None, lang: str, console: Console) -> None:
    """Print what a search finds in a game's book, or in all of them; without a search, the books."""
    books = [rules.load(name) for name in ([game] if game else rules.games())]
    hits = [(book, found(book, search, lang) if search else whole(book, lang)) for book in books]
    hits = [(book, page) for book, page in hits if page is not None]
    if not hits:
        raise NothingFound(nothing(search, game, lang))
    for book, page in hits:
        if not game:
            console.print(Text(f"{book.game}", style="bold reverse"))
        console.print(page)


def nothing(search: str, game: str | None, lang: str) -> str:
    if game:
        return common_words(lang).say("rules-nothing", game=game, search=search)
    return common_words(lang).say("rules-nothing-anywhere", search=search)
