"""What a reader of the table is told in words: the open question with its choices, and the log."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

import msgspec

from saloon import Game
from saloon.kernel.choice import verb_of
from saloon.language import pointing
from saloon.language.speech import REMEMBERED, Words, parts
from saloon.language.words import linked_words, told, words_for
from saloon.rules import Lang
from saloon.server.viewing import Item

STAND_INS = tuple(chr(0xE010 + k) for k in range(16))
"""Players by seat while a text is put together, so that it is kept once for all tables: letters that no name holds."""


class Option(msgspec.Struct, frozen=True):
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


class Said(msgspec.Struct, frozen=True):
    """An event as a sentence of the log. A piece with an id leads to that card or place."""

    parts: list[str | tuple[str, str]]
    seat: int | None
    """Who did it."""


def question(
    game: Game, seat: int | None, view: dict[str, Any], lang: str, names: Sequence[str]
) -> Question | None:
    """What is open now, for one reader; None when the game is over."""
    return asked_in(words_for(game, lang), game, seat, view, names)


def asked_in(
    words: Words, game: Game, seat: int | None, view: dict[str, Any], names: Sequence[str]
) -> Question | None:
    """The same in words that were looked up before. Of what is legal, answers come first and side actions after."""
    if not view["asked"]:
        return None
    asked = seat is not None and any(one["seat"] == seat for one in view["asked"])
    mine = next((d for d in game.decisions if d.seat == seat), None) if asked else None
    legal = [] if seat is None else list(game.legal(seat))
    answers = 0 if mine is None else len(mine.codes)
    options = [option(words, word, seat, view, names, k >= answers) for k, word in enumerate(legal)]
    called = STAND_INS[: len(names)]
    if mine is not None:
        prompt = named(words.ask(view, called, legal[:answers]), names)
        return Question(mine.kind, prompt, True, options)
    return Question(str(view["asked"][0]["kind"]), named(words.waiting(view, called), names), False, options)


def named(text: str, names: Sequence[str]) -> str:
    """A text with everybody's name in it."""
    for stand_in, name in zip(STAND_INS, names, strict=False):
        if stand_in in text:
            text = text.replace(stand_in, name)
    return text


def option(
    words: Words, word: str, seat: int | None, view: dict[str, Any], names: Sequence[str], side: bool
) -> Option:
    """A choice in words; kept, if the words say on what it depends."""
    facts = words.hinges(word, view)
    key = (word, seat, len(names), side, facts)
    kept: tuple[Option, bool] | None = None if facts is None else words.kept.get(key)
    if kept is None:
        made = _option(words, word, seat, view, STAND_INS[: len(names)], side)
        kept = made, named(made.text, names) != made.text
        if facts is not None:
            keep(words, key, kept)
    found, names_some = kept
    return msgspec.structs.replace(found, text=named(found.text, names)) if names_some else found


def _option(
    words: Words, word: str, seat: int | None, view: dict[str, Any], names: tuple[str, ...], side: bool
) -> Option:
    points = pointing.of(view)
    text = words.choice(word, names, seat, view)
    return Option(word, text, points.objects(word, view), verb_of(word), points.final(word, view), side)


def keep(words: Words, key: Hashable, made: tuple[Option, bool] | Said) -> None:
    """What was put into words, for the next reader; all is forgotten when it is too much."""
    if len(words.kept) >= REMEMBERED:
        words.kept.clear()
    words.kept[key] = made


def said(
    game: Game, items: list[Item], seat: int | None, lang: str, names: Sequence[str]
) -> list[Said | None]:
    """A sentence for each item; none for a bare choice, of which the events that follow tell."""
    return said_in(linked_words(lang, game.name, told(game)), items, seat, names)


def said_in(words: Words, items: list[Item], seat: int | None, names: Sequence[str]) -> list[Said | None]:
    """The same in words that were looked up before."""
    called = tuple(names)
    return [sentence(words, item, seat, called) for item in items]


def sentence(words: Words, item: Item, seat: int | None, names: tuple[str, ...]) -> Said | None:
    """An item as a sentence, kept once for all whom it does not name, who read the same, and for each whom it does; for
    tables where others sit it is kept with letters in place of the names."""
    if item["kind"] == "choice" and item.get("by") != "clock":
        return None
    facts: list[Any] = list(item.values())
    you = None
    for k, fact in enumerate(facts):
        if type(fact) is list:
            facts[k] = tuple(fact)
            if seat in fact:
                you = seat
        elif fact == seat:
            you = seat
    key = (names, you, *facts)
    found: Said | None = words.kept.get(key)
    if found is None:
        for_all = (len(names), you, *facts)
        anybody: Said | None = words.kept.get(for_all)
        if anybody is None:
            anybody = _sentence(words, item, you, STAND_INS[: len(names)])
            keep(words, for_all, anybody)
        found = Said([named_part(part, names) for part in anybody.parts], anybody.seat)
        keep(words, key, found)
    return found


def named_part(part: str | tuple[str, str], names: Sequence[str]) -> str | tuple[str, str]:
    return named(part, names) if isinstance(part, str) else (named(part[0], names), part[1])


def _sentence(words: Words, item: Item, seat: int | None, names: Sequence[str]) -> Said:
    if item["kind"] == "choice":
        text = words.say("event-clock", seat=words.person(item["seat"], names, seat))
        return Said(parts(text), item["seat"])
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
