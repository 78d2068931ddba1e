"""The rulebook as data: every rule, case, ruling and game word, in English and German.

One TOML file per game is the single source for the terminal, the web table and the docs.
A file is read when its game is first asked for, and kept.

    >>> book = load("goat")
    >>> book.get("GR104").text("de")
    'Die Ziege hat überhaupt keinen Effekt, kostet aber einen kleinen Hut wie jeder andere Charakter.'
    >>> [hit.id for hit in book.search("tie-break", "en")][:1]
    ['tie-break']
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, cached_property, lru_cache
from typing import Any, Final, Literal, cast

from saloon import kit
from saloon.errors import SaloonError
from saloon.languages import FIRST, LANGUAGES

__all__ = [
    "LANGS",
    "Kind",
    "Lang",
    "NoEntry",
    "NoRulebook",
    "Rule",
    "Rulebook",
    "Term",
    "Topic",
    "find",
    "games",
    "load",
]

Lang = str
Kind = Literal["rule", "case", "ruling"]
LANGS: Final = tuple(LANGUAGES)


class NoRulebook(SaloonError, LookupError):
    """No rulebook of that name; the message lists those there are."""


class NoEntry(SaloonError, LookupError):
    """No rule or game word of that id; the message names the nearest."""


@dataclass(frozen=True, slots=True)
class Topic:
    """A chapter of the rulebook."""

    id: str
    names: Mapping[str, str]
    """By language, as all texts here."""

    def name(self, lang: Lang) -> str:
        """The chapter's heading."""
        return self.names[lang]


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of the book, a case it settles, or a ruling of ours where it is silent."""

    id: str
    kind: Kind
    topic: str
    texts: Mapping[str, str]
    see: tuple[str, ...]
    """Related ids; a few lead into the rulebook of another game (see `find`)."""
    source: str
    """Where it is printed (GOAT:164 = line 164 of that book), or "ruling" if it is ours."""

    def text(self, lang: Lang) -> str:
        """The rule in words."""
        return self.texts[lang]


@dataclass(frozen=True, slots=True)
class Term:
    """A game word of the glossary."""

    id: str
    names: Mapping[str, str]
    texts: Mapping[str, str]
    see: tuple[str, ...]

    def name(self, lang: Lang) -> str:
        """The word itself, as it stands in the texts."""
        return self.names[lang]

    def text(self, lang: Lang) -> str:
        """What the word means."""
        return self.texts[lang]


@dataclass(frozen=True)
class Rulebook:
    """All entries of one game, in the order of its file."""

    game: str
    finished: bool
    """Whether the game is whole: then every rule id must be cited by a passing test."""
    topics: tuple[Topic, ...]
    rules: tuple[Rule, ...]
    terms: tuple[Term, ...]

    def get(self, entry_id: str) -> Rule | Term:
        """The rule or game word with this id ("GR12", "g7", "small-hat")."""
        entry = self._by_id.get(entry_id.strip().lower())
        if entry is None:
            raise NoEntry(self._what_exists(entry_id))
        return entry

    def topic(self, slug: str) -> Topic:
        """The chapter that a rule's `topic` names."""
        for topic in self.topics:
            if topic.id == slug:
                return topic
        raise NoEntry(f"{self.game} has no topic {slug!r}; topics: {_listed(t.id for t in self.topics)}.")

    def search(self, text: str, lang: Lang = FIRST) -> list[Rule | Term]:
        """Entries that fit every word of `text`, best first: id, then game words, then texts.

        Case, accents and the spelling of umlauts do not matter. An empty search finds everything.
        """
        if lang not in LANGS:
            raise ValueError(f"No rules in language {lang!r}; languages: {_listed(LANGS)}.")
        asked = text.strip().lower()
        words = _fold(text).split()
        ranked = [(_rank(e, asked, words, lang), e) for e in self._entries]
        return [e for rank, e in sorted(ranked, key=lambda hit: hit[0]) if rank < _NO_HIT]

    @cached_property
    def _entries(self) -> tuple[Rule | Term, ...]:
        return (*self.terms, *self.rules)

    @cached_property
    def _by_id(self) -> dict[str, Rule | Term]:
        return {e.id.lower(): e for e in self._entries}

    def _what_exists(self, asked: str) -> str:
        near = get_close_matches(asked.strip().lower(), self._by_id, n=4, cutoff=0.5)
        message = f"The {self.game} rulebook has no entry {asked!r}"
        if near:
            return f"{message}; nearest: {_listed(self._by_id[n].id for n in near)}."
        families = dict.fromkeys(re.sub(r"\d+", "", r.id) for r in self.rules)
        like = _listed(f"{family}<number>" for family in families)
        return f"{message}; rules are {like}, game words are like {self.terms[0].id!r}."


def games() -> tuple[str, ...]:
    """The rulebooks there are: those of a game and of its expansions."""
    return tuple(_books())


def _books() -> dict[str, str]:
    """Every rulebook with its file, by name."""
    return dict(sorted(item for one in kit.kits() for item in one.books.items()))


@cache
def load(game: str) -> Rulebook:
    """The rulebook of one game, read once."""
    if game not in games():
        near = get_close_matches(game, games(), n=1)
        hint = f" Did you mean {near[0]!r}?" if near else ""
        raise NoRulebook(f"No rulebook for {game!r}; there are: {_listed(games())}.{hint}")
    data = tomllib.loads(kit.text(_books()[game]))
    return Rulebook(
        game=data["game"],
        finished=data["finished"],
        topics=tuple(Topic(t["id"], _said(t)) for t in data["topic"]),
        rules=tuple(_rule(r) for r in data["rule"]),
        terms=tuple(_term(t) for t in data["term"]),
    )


def find(entry_id: str) -> tuple[str, Rule | Term]:
    """An entry of any game with the name of its game; rule ids are unique across games."""
    for game in games():
        try:
            return game, load(game).get(entry_id)
        except NoEntry:
            continue
    raise NoEntry(f"No rulebook has an entry {entry_id!r}; there are: {_listed(games())}.")


def _said(raw: dict[str, Any]) -> dict[str, str]:
    """The texts of an entry, by language."""
    return {lang: raw.get(lang, raw[FIRST]) for lang in LANGS}


def _rule(raw: dict[str, Any]) -> Rule:
    return Rule(
        id=raw["id"],
        kind=cast("Kind", raw["kind"]),
        topic=raw["topic"],
        texts=_said(raw),
        see=tuple(raw["see"]),
        source=raw["source"],
    )


def _term(raw: dict[str, Any]) -> Term:
    said = {lang: raw.get(lang, raw[FIRST]) for lang in LANGS}
    names = {lang: one["name"] for lang, one in said.items()}
    return Term(raw["id"], names, {lang: one["text"] for lang, one in said.items()}, tuple(raw["see"]))


_NO_HIT: Final = 9


def _rank(entry: Rule | Term, asked: str, words: list[str], lang: Lang) -> int:
    """0 best; `_NO_HIT` if a word is missing. Equal ranks keep the order of the file."""
    if not words:
        return 0 if not asked else _NO_HIT
    if entry.id.lower() == asked:
        return 0
    shelf = 6
    if isinstance(entry, Term):
        shelf = 4
        name = _fold(entry.name(lang))
        if name.split() == words:
            return 1
        if _all_start(words, name):
            return 2
        if all(w in name for w in words):
            return 3
    text = _fold(f"{entry.id} {entry.text(lang)}")
    if _all_start(words, text):
        return shelf
    if all(w in text for w in words):
        return shelf + 1
    return _NO_HIT


def _all_start(words: list[str], text: str) -> bool:
    """Every word begins some word of the text: "hat" finds "hats" before it finds "what"."""
    spaced = f" {text}"
    return all(f" {w}" in spaced for w in words)


_TWO_LETTER_UMLAUTS: Final = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe"})


@lru_cache(maxsize=8192)
def _fold(text: str) -> str:
    """Lower case words without accents; "Tänzerin", "taenzerin" and "TANZERIN" fold alike."""
    plain = unicodedata.normalize("NFKD", text.lower().translate(_TWO_LETTER_UMLAUTS))
    plain = "".join(c for c in plain if not unicodedata.combining(c))
    plain = re.sub(r"([aou])e", r"\1", plain)
    return " ".join(re.findall(r"[a-z0-9$]+", plain))


def _listed(items: Iterable[str]) -> str:
    return ", ".join(items)
