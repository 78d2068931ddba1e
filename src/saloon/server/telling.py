"""What a reader of the table is told in words: the open question with its choices, and the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from saloon import Game
from saloon.language import pointing
from saloon.language.speech import Words, parts
from saloon.language.words import linked_words, words_for
from saloon.rules import Lang
from saloon.server.viewing import Item


class Option(msgspec.Struct):
    """One thing that may be chosen now."""

    word: str
    text: str
    on: list[str]
    """Ids of the things on the table that it is about; choosing all of them chooses it."""
    verb: str
    irreversible: bool
    """It cannot be taken back: ask first."""
    side: bool
    """It answers no question; it may be done besides."""


class Question(msgspec.Struct):
    """The open question, as the seat it is put to reads it, or as the others read that it is put."""

    kind: str
    prompt: str
    mine: bool
    choices: list[Option]


class Said(msgspec.Struct):
    """An event as a sentence of the log. A piece with an id leads to that card or place."""

    parts: list[str | tuple[str, str]]
    seat: int | None
    """Whose deed it was."""


def question(
    game: Game, seat: int | None, view: dict[str, Any], lang: str, names: Sequence[str]
) -> Question | None:
    """What is open now, for one reader; None when the game is over."""
    if not view["asked"]:
        return None
    words = words_for(game, lang)
    mine = next((d for d in game.decisions if d.seat == seat), None)
    legal = [] if seat is None else list(game.legal(seat))
    answers = [] if mine is None else list(mine.choices)
    known = set(answers)
    options = [
        Option(
            word,
            words.choice(word, names, seat, view),
            pointing.objects(word, view),
            word.partition(" ")[0],
            pointing.final(word, view),
            word not in known,
        )
        for word in legal
    ]
    if mine is not None:
        return Question(mine.kind, words.ask(view, names, answers), True, options)
    return Question(str(view["asked"][0]["kind"]), words.waiting(view, names), False, options)


def said(
    game: Game, items: list[Item], seat: int | None, lang: str, names: Sequence[str]
) -> list[Said | None]:
    """A sentence for each item; none for a bare choice, of which the events that follow tell."""
    cards = game.options.get("cards")
    box = str(game.options.get("expansion", "base"))
    words = linked_words(lang, game.name, None if cards is None else str(cards), box)
    return [sentence(words, item, seat, names) for item in items]


def sentence(words: Words, item: Item, seat: int | None, names: Sequence[str]) -> Said | None:
    if item["kind"] == "choice":
        return None
    event = {"kind": "undone", "seat": item["seat"]} if item["kind"] == "undo" else item
    doer = event.get("seat", event.get("dealer"))
    return Said(parts(words.event(event, names, seat)), doer)


def why_not(game: Game, seat: int, thing: str, lang: Lang, names: Sequence[str]) -> str:
    """Why nothing can be done with a thing now."""
    view = game.view(seat)
    words = words_for(game, lang)
    if not view["asked"]:
        return ""
    if all(d.seat != seat for d in game.decisions):
        return words.waiting(view, names)
    code = game.rules.code(meant(thing, view))
    if code < 0:
        return words.ask(view, names, list(game.legal(seat)))
    reason = words.because(game.rules.why_not(game.state, seat, code))
    return f"{reason[:1].upper()}{reason[1:]}."


def meant(thing: str, view: dict[str, Any]) -> str:
    """What somebody who points at this means; a thing that is not on the table means nothing."""
    try:
        return pointing.meant(thing, view)
    except (LookupError, ValueError):
        return ""
