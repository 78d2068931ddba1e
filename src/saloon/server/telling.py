"""What a reader of the table is told in words: the open question with its choices, and the log."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from saloon import Game
from saloon.kernel.choice import verb_of
from saloon.language import pointing
from saloon.language.speech import REMEMBERED, Words, parts
from saloon.language.words import linked_words, told, words_for
from saloon.rules import Lang
from saloon.server.phrases import Facts, Phrases
from saloon.server.shapes import Option, Question, Said
from saloon.server.viewing import Item

STAND_INS = tuple(chr(0xE010 + k) for k in range(16))
"""Players by seat while a text is put together, so that it is kept once for all tables, and that words, which remember
what they say, are told nobody's name: letters that no name holds."""
ENCODED = tuple(letter.encode() for letter in STAND_INS)
ANY_ENCODED = ENCODED[0][:2]
"""How each of them begins."""
MOST_TABLES = 64
"""Games, languages and numbers of players whose phrases are kept for all tables."""

_json = msgspec.json.Encoder()


class InWords:
    """A game's words with its players' names: what `Phrases` keeps is put together here."""

    def __init__(self, words: Words, linked: Words, names: Sequence[str]) -> None:
        self.words = words
        self.linked = linked
        """For the log, where names of cards and places lead to them."""
        self.names = names
        self.stand_ins = STAND_INS[: len(names)]
        self.independent = words.independent
        self.waits_alike = type(words).waiting is Words.waiting
        self.hinges = words.hinges
        self.question = Question

    def option(
        self, word: str, seat: int | None, view: dict[str, Any], side: bool, facts: Hashable
    ) -> Option | msgspec.Raw:
        return option(self.words, word, seat, view, self.names, side, facts)

    def ask(self, view: dict[str, Any], choices: list[str]) -> str:
        return named(self.words.ask(view, self.stand_ins, choices), self.names)

    def waiting(self, view: dict[str, Any]) -> str:
        return named(self.words.waiting(view, self.stand_ins), self.names)

    def sentence(self, item: Item, facts: Facts) -> Said | msgspec.Raw:
        return sentence(self.linked, item, self.names, facts)


class OnTheWire(InWords):
    """The same as JSON, in which stand-ins are left for names."""

    def option(
        self, word: str, seat: int | None, view: dict[str, Any], side: bool, facts: Hashable
    ) -> msgspec.Raw:
        return msgspec.Raw(_json.encode(_option(self.words, word, seat, view, self.stand_ins, side)))

    def sentence(self, item: Item, facts: Facts) -> msgspec.Raw:
        you: Any = facts[-1]
        return msgspec.Raw(_json.encode(_sentence(self.linked, item, you, self.stand_ins)))


class Spoken:
    """What the readers of one table get in their language, as JSON: put together once for all tables of so many
    players, and only then told who they are. So nobody's name is kept for longer than this."""

    def __init__(self, game: Game, lang: str, names: Sequence[str]) -> None:
        words, linked = words_for(game, lang), linked_words(lang, game.name, told(game))
        called = everybody(words, game, names)
        self.phrases = _everywhere(words, linked, len(called))
        self.names = [_json.encode(name)[1:-1] for name in called]

    def question(self, game: Game, seat: int | None, view: dict[str, Any]) -> bytes | None:
        found = self.phrases.question(game, seat, view)
        return None if found is None else self._named(_json.encode(found))

    def said(self, items: list[Item], seat: int | None) -> bytes:
        return self._named(_json.encode(self.phrases.said(items, seat)))

    def _named(self, told: bytes) -> bytes:
        if ANY_ENCODED in told:
            for k in range(len(self.names)):
                told = told.replace(ENCODED[k], self.names[k])
        return told


@lru_cache(maxsize=MOST_TABLES)
def _everywhere(words: Words, linked: Words, players: int) -> Phrases:
    speaker: Any = OnTheWire(words, linked, STAND_INS[:players])
    return Phrases(speaker)


def phrases(game: Game, lang: str, names: Sequence[str]) -> Phrases:
    """What is said at a table of these players: theirs alone, for as long as they are called so."""
    words = words_for(game, lang)
    called = everybody(words, game, names)
    speaker: Any = InWords(words, linked_words(lang, game.name, told(game)), called)
    return Phrases(speaker)


def everybody(words: Words, game: Game, names: Sequence[str]) -> list[str]:
    """Those who play, and after them whom the game itself plays."""
    return [*names, *words.seatless(game.view(None))]


def named(text: str, names: Sequence[str]) -> str:
    """A text with everybody's name in it."""
    if text.isascii():  # then nobody stands in it
        return text
    for stand_in, name in zip(STAND_INS, names, strict=False):
        if stand_in in text:
            text = text.replace(stand_in, name)
    return text


def option(
    words: Words,
    word: str,
    seat: int | None,
    view: dict[str, Any],
    names: Sequence[str],
    side: bool,
    facts: Hashable,
) -> Option:
    """A choice in words; kept for all tables, if the words say on what of the view it depends."""
    key = (word, seat, len(names), side, facts)
    found: Option | None = None if facts is None else words.kept.get(key)
    if found is None:
        found = _option(words, word, seat, view, STAND_INS[: len(names)], side)
        if facts is not None:
            keep(words, key, found)
    text = named(found.text, names)
    return found if text is found.text else msgspec.structs.replace(found, text=text)


def _option(
    words: Words, word: str, seat: int | None, view: dict[str, Any], names: Sequence[str], side: bool
) -> Option:
    points = pointing.of(view)
    text = words.choice(word, names, seat, view)
    return Option(word, text, points.objects(word, view), verb_of(word), points.final(word, view), side)


def keep(words: Words, key: Hashable, made: Option | Said) -> None:
    """What was put into words, for the next reader; all is forgotten when it is too much."""
    if len(words.kept) >= REMEMBERED:
        words.kept.clear()
    words.kept[key] = made


def sentence(words: Words, item: Item, names: Sequence[str], facts: Facts) -> Said:
    """An item as a sentence, kept for all tables by the facts that it depends on (`facts_of`)."""
    key = (len(names), facts)
    found: Said | None = words.kept.get(key)
    if found is None:
        you: Any = facts[-1]
        found = _sentence(words, item, you, STAND_INS[: len(names)])
        keep(words, key, found)
    return Said([named_part(part, names) for part in found.parts], found.seat)


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
    words, stand_ins = words_for(game, lang), STAND_INS[: len(names)]
    if not view["asked"]:
        return ""
    if all(d.seat != seat for d in game.decisions):
        return named(words.waiting(view, stand_ins), names)
    code = game.rules.code(meant(thing, view))
    if code < 0:
        return named(words.ask(view, stand_ins, list(game.legal(seat))), names)
    reason = words.because(game.rules.why_not(game.state, seat, code))
    return f"{reason[:1].upper()}{reason[1:]}."


def meant(thing: str, view: dict[str, Any]) -> str:
    """What somebody who points at this means; a thing that is not on the table means nothing."""
    try:
        return pointing.meant(thing, view)
    except (LookupError, ValueError):
        return ""
