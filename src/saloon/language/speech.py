"""What every language does for every game: say a message with its facts, decline a name, count, list.

The sentences stand in Fluent files, one folder per language: `common.ftl` and `terminal.ftl` for all games,
`defaults.ftl` for what a game may say in its own way, one file per game. A message speaks of players and of things of
the game, and asks for the form that its grammar needs: `{ THE($card, case: "acc") }`.
"""

from __future__ import annotations

import logging
import re
import tomllib
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from importlib.resources import files
from typing import Any, ClassVar, Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.types import FluentType
from fluent.syntax.ast import Junk

from saloon import kit
from saloon.errors import Reason
from saloon.errors import Words as Choices
from saloon.kernel.choice import parse
from saloon.kernel.journal import Kind
from saloon.languages import FIRST

log = logging.getLogger("saloon.words")
SHOWN: Final = 8
"""Choices that a refusal names."""
REMEMBERED: Final = 8192
"""Messages with their facts whose texts are kept, for each language and game: a table says the same again and again."""
OPEN, MID, SHUT = "\ue000", "\ue001", "\ue002"
"""Marks around a link; letters for private use, which no name may hold."""

BLANK: Final = 0xE030
"""Letters for private use, too: what stands for a text until the sentence around it is there."""

LABEL: Final = re.compile(r"^([a-z]+)-([a-z][\w-]*) =", re.MULTILINE)

Names: TypeAlias = "Sequence[str] | None"
View: TypeAlias = "Mapping[str, Any]"


# Facts of a message are looked up by what they are, so there is one of each: to hash them by their fields was dearer
# than all the rest of finding a text that is known.


@dataclass(frozen=True, eq=False)
class Person(FluentType):
    """A player as a sentence speaks of one: by name, or as the one it is said to. `person_called` makes them."""

    name: str
    you: bool

    def format(self, locale: object) -> str:
        return self.name


@dataclass(frozen=True, eq=False)
class Thing(FluentType):
    """A character, place or token; the forms of its name are attributes of its message. `Words.thing` makes them."""

    words: Words
    key: str

    @property
    def id(self) -> str:
        """As a link names it: `character:widow`."""
        return self.key.replace("-", ":", 1)

    @property
    def name(self) -> str:
        return self.words.say(self.key)

    def format(self, locale: object) -> str:
        return self.words.link(self.id, self.name)


@lru_cache(maxsize=REMEMBERED)
def person_called(name: str, you: bool) -> Person:
    return Person(name, you)


class Words:
    """One language for one game."""

    game: ClassVar[str] = ""
    texts: ClassVar[str] = ""
    """Where the game's messages are: a package with a Fluent file for each language, or `package:words.toml`, one file
    with a table of messages for each language; "" for the words of no game."""
    heeds: ClassVar[tuple[str, ...]] = ()
    """Options of a game on which its words depend, such as a file of cards; they come to `with_options`."""
    kinds: ClassVar[dict[str, Kind]] = {}
    """The game's kinds of event, by name, and the kernel's."""

    linked = False
    """Whether names of cards and places stand between marks, for a reader who can follow them: see `parts`."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if not isinstance(cls.kinds, dict):
            raise TypeError(
                f"{cls.__name__}.kinds is no dict; write {{kind.name: kind for kind in KERNEL_KINDS + KINDS}}."
            )

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._said = lru_cache(REMEMBERED, typed=True)(self._render)
        self._formed = lru_cache(REMEMBERED, typed=True)(self._form)
        self._thing = lru_cache(REMEMBERED)(partial(Thing, self))
        self._looseness: dict[tuple[str, str, tuple[str, ...]], list[tuple[int, bool]] | None] = {}
        self.kept: dict[Hashable, Any] = {}
        """Whole choices and sentences that a server has put into these words, with all that they depend on."""
        self.bundle = FluentBundle([lang], functions=self._functions(), use_isolating=False)
        folder = files("saloon.language").joinpath(lang)
        self.missing: set[str] = set()
        """What is wrong with the words themselves: messages that were asked for in vain, or that cannot be read."""
        for name in ("common", "terminal", "defaults"):
            self._add(folder.joinpath(f"{name}.ftl").read_text(encoding="utf-8"))
        self._add(self.sentences(lang))

    @classmethod
    def with_options(cls, lang: str, options: Mapping[str, str]) -> Words:
        """The words for a game with these options, of which it gets those that it heeds."""
        return cls(lang)

    def sentences(self, lang: str) -> str:
        """The game's own messages, as Fluent writes them."""
        if not self.texts:
            return ""
        if ":" not in self.texts:
            own = files(self.texts).joinpath(f"{lang}.ftl")
            found = own if own.is_file() else files(self.texts).joinpath(f"{FIRST}.ftl")
            return found.read_text(encoding="utf-8")
        try:
            tables = tomllib.loads(kit.text(self.texts))
        except tomllib.TOMLDecodeError as error:
            raise ValueError(f"{self.texts}: {error}") from error
        messages = tables.get(lang, tables[FIRST])
        return "\n".join(
            f"{key} = {text.replace(chr(10), chr(10) + '    ')}" for key, text in messages.items()
        )

    def _add(self, text: str) -> None:
        """A game's own messages take the place of defaults."""
        read = FluentResource(text)
        for entry in read.body:
            if isinstance(entry, Junk):
                why = "; ".join(str(one.message) for one in entry.annotations)
                self._lacks(f"{(entry.content or '').strip()!r} cannot be read: {why}")
        self.bundle.add_resource(read, allow_overrides=True)

    def _lacks(self, what: str) -> None:
        """Nobody's game stops for want of a word; whoever wrote the words is told, once."""
        if what not in self.missing:
            self.missing.add(what)
            log.error("The words of %s (%s): %s", self.game or "the house", self.lang, what)

    def _functions(self) -> dict[str, Callable[..., Any]]:
        def the(thing: Thing, case: str = "the", at: str = "") -> str:
            name = self.form(thing.key, case)
            return self.link(thing.id, name[0].upper() + name[1:] if at == "start" else name, thing.name)

        def some(thing: Thing | str, count: int) -> str:
            return self.some(thing.key.partition("-")[2] if isinstance(thing, Thing) else thing, int(count))

        def name(person: Person, case: str = "") -> str:
            return self.form("you", case) if person.you else person.name

        return {
            "WHO": lambda person: "you" if person.you else "other",
            "NAME": name,
            "WHOSE": self.whose,
            "THE": the,
            "AT": lambda place: self.form(place.key, "at"),
            "TO": lambda place: self.form(place.key, "to"),
            "FROM": lambda place: self.form(place.key, "from"),
            "SOME": some,
            "MONEY": lambda amount: self.say("money", amount=int(amount)),
        }

    # Building blocks

    def link(self, id: str, text: str, core: str = "") -> str:
        """A text that leads to a card; of `the Widow` only the `core` does, where it stands as it is."""
        if not self.linked:
            return text
        before, found, after = text.partition(core) if core else ("", "", "")
        return f"{before}{OPEN}{id}{MID}{core}{SHUT}{after}" if found else f"{OPEN}{id}{MID}{text}{SHUT}"

    def say(self, key: str, **facts: object) -> str:
        """Any message of the language, with its facts."""
        return self._said(key, "", tuple(facts), *facts.values())

    def once(self, key: str, **facts: object) -> str:
        """The same, without remembering it: of what somebody sent, who may have sent anything."""
        return self._render(key, "", tuple(facts), *facts.values())

    def form(self, key: str, case: str, **facts: object) -> str:
        """A name in one of its forms; a form that the language does not tell apart is the name itself."""
        return self._said(key, case, tuple(facts), *facts.values())

    def _render(self, key: str, case: str, names: tuple[str, ...], *values: Any) -> str:
        """A message put together. Callers go by `_said`, which remembers.

        Texts that only stand there, such as one of 3,000 names, go in last, so that the sentence around them is put
        together once; facts that the message does not ask for stay away.
        """
        loose = self._loose(key, case, names)
        if loose is None:
            return self._form(key, case, names, *values)
        blanks, texts = list(values), list[tuple[str, str]]()
        for k, stands_there in loose:
            if not stands_there:
                blanks[k] = ""
            elif type(values[k]) is str:
                blanks[k] = chr(BLANK + k)
                texts.append((blanks[k], values[k]))
        said: str = self._formed(key, case, names, *blanks)
        for blank, text in texts:
            said = said.replace(blank, text)
        return said

    def _pattern(self, key: str, case: str) -> Any:
        if not self.bundle.has_message(key):
            self._lacks(f"there is no message '{key}'")
            return resolver.TextElement(key)
        message = self.bundle.get_message(key)
        return message.attributes.get(case, message.value)

    def _loose(self, key: str, case: str, names: tuple[str, ...]) -> list[tuple[int, bool]] | None:
        """Of facts by these names, those on which nothing else of the message depends, and whether they stand in it at
        all; None: it speaks of other messages, so that nobody knows."""
        asked = key, case, names
        if asked not in self._looseness:
            plain: set[str] = set()
            tied: set[str] = set()
            whole = facts_in(self._pattern(key, case), plain, tied)
            loose = [(k, name in plain) for k, name in enumerate(names) if name not in tied]
            self._looseness[asked] = loose if whole else None
        return self._looseness[asked]

    def _form(self, key: str, case: str, names: tuple[str, ...], *values: Any) -> str:
        facts = dict(zip(names, values, strict=True))
        text, errors = self.bundle.format_pattern(self._pattern(key, case), facts)
        if errors:
            raise ValueError(f"The message '{key}' ({self.lang}) cannot be said with {facts}: {errors[0]}")
        return str(text)

    def name(self, kind: str, id: str) -> str:
        """The bare name of a character, place or token."""
        return self.say(f"{kind}-{id}")

    def whose(self, person: Person) -> str:
        """`your`, or `Nell's`."""
        return self.form("you", "whose") if person.you else self.say("whose", name=person.name)

    def some(self, what: str, count: int) -> str:
        """So many coins, cards, hats."""
        return self.form(f"piece-{what}", "some", count=count)

    def listed(self, parts: Sequence[str]) -> str:
        """`a`, `a and b`, `a, b and c`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list-and", list=", ".join(parts[:-1]), last=parts[-1])

    def person(self, seat: int, names: Names = None, you: int | None = None) -> Person:
        name = names[seat] if names else self.say("player", number=seat + 1)
        return person_called(name, seat == you)

    def thing(self, kind: str, id: str) -> Thing:
        return self._thing(f"{kind}-{id}")

    def labels(self, family: str) -> dict[str, str]:
        """The game's plain messages of one family, such as `view-dice`, without the family: for tables of facts."""
        found = LABEL.findall(self.sentences(self.lang))
        return {id: self.say(f"{kind}-{id}") for kind, id in found if kind == family}

    def seatless(self, view: View) -> list[str]:
        """The names of those who play without a seat, which come after the names of the seats."""
        return []

    # What cannot be done

    def because(self, reason: Reason) -> str:
        """Why something cannot be done, without a full stop if it is only a part of a sentence."""
        return self.once(reason.id, **{name: self.detail(name, fact) for name, fact in reason.facts.items()})

    def detail(self, name: str, fact: object) -> object:
        """A fact of a reason, in words."""
        if isinstance(fact, Reason):
            return self.because(fact)
        return self.listed(fact) if isinstance(fact, list) else fact

    def refusal(self, reason: Reason, possible: Choices) -> str:
        """The reason, and the first few choices that there are instead."""
        why, more = self.because(reason), len(possible) - SHOWN
        if not len(possible):
            return why
        choices = ", ".join(possible[k] for k in range(min(len(possible), SHOWN)))
        if more > 0:
            return self.once("illegal-possible-more", why=why, choices=choices, more=more)
        return self.once("illegal-possible", why=why, choices=choices)

    # What a game says

    # These do for a game whose messages follow the pattern: `ask-KIND`, `wait-KIND`, `event-KIND` (`-hidden` where the
    # reader may not know all of it), `choice-VERB` with what follows the verb as $a, $b … (a number also as a
    # person, $seat_a …), `result-winner`; and `word-VALUE` for values that are words.

    def ask(self, view: View, names: Names = None, choices: Sequence[str] | None = None) -> str:
        """The open question of a view as its asked seat reads it; `choices` help to say it exactly."""
        return self.say(f"ask-{view['asked'][0]['kind']}")

    def waiting(self, view: View, names: Names = None) -> str:
        """What everyone else reads while a seat is asked."""
        asked = view["asked"][0]
        return self.say(f"wait-{asked['kind']}", seat=self.person(asked["seat"], names))

    def event(self, event: View, names: Names = None, you: int | None = None) -> str:
        """An event as a sentence of the log; what is secret in it is left out."""
        kind = self.kinds[event["kind"]]
        hidden = any(
            secret and event[field] is None for field, secret in zip(kind.fields, kind.secret, strict=True)
        )
        facts = {
            field: self.fact(type_, event[field], names, you)
            for field, type_ in zip(kind.fields, kind.types, strict=True)
            if event[field] is not None
        }
        return self.say(f"event-{kind.name}-hidden" if hidden else f"event-{kind.name}", **facts)

    def fact(self, type_: str, value: Any, names: Names, you: int | None) -> object:
        """A field of an event, by its type, as a sentence speaks of it."""
        if type_ == "seat":
            return self.person(value, names, you)
        return (
            self.listed([str(self.worded(one)) for one in value])
            if isinstance(value, list)
            else self.worded(value)
        )

    def worded(self, value: object) -> object:
        """A value that is a word, such as a colour, as the language has it: `word-VALUE`, if that is a message."""
        known = isinstance(value, str) and self.bundle.has_message(f"word-{value}")
        return self.say(f"word-{value}") if known else value

    def choice(self, word: str, names: Names = None, you: int | None = None, view: View | None = None) -> str:
        """A choice word as a label; with the view it is made in, it says what it does there."""
        chosen = parse(word)
        facts: dict[str, object] = {}
        for name, part in zip("abcdef", chosen.rest, strict=False):
            facts[name] = int(part) if part.isdigit() else self.worded(part)
            if part.isdigit() and (names is None or int(part) < len(names)):
                facts[f"seat_{name}"] = self.person(int(part), names, you)
        return self.say(f"choice-{chosen.verb}", **facts)

    independent: ClassVar[bool] = False
    """Whether a choice's text, and the things it points at, depend on no view: on the word, the names and the reader's
    seat alone."""

    def hinges(self, word: str, view: View) -> Hashable | None:
        """What of a view the text of a choice, and the things it points at, depend on besides the word, the names and
        the reader's seat: then whoever puts it into words may keep it. None: it is said anew each time."""
        return () if self.independent else None

    def result(self, result: View, names: Names = None, you: int | None = None) -> str:
        """Who won, with how much, and what broke a tie."""
        won = [
            self.say("result-winner", seat=self.person(seat, names, you), amount=result["scores"][seat])
            for seat in result["winners"]
        ]
        return " ".join(won)


def facts_in(node: Any, plain: set[str], tied: set[str]) -> bool:
    """Sort the facts of a pattern: those that only stand there, and those that a choice of words or a function asks.

    False: it speaks of other messages, which may ask anything.
    """
    if isinstance(node, resolver.Pattern):
        return all(facts_in(element, plain, tied) for element in node.elements)
    if isinstance(node, (resolver.Placeable, resolver.NeverIsolatingPlaceable)):
        return facts_in(node.expression, plain, tied)
    if isinstance(node, resolver.VariableReference):
        plain.add(node.id.name)
        return True
    if isinstance(node, resolver.SelectExpression):
        return facts_in(node.selector, tied, tied) and all(
            facts_in(variant.value, plain, tied) for variant in node.variants
        )
    if isinstance(node, resolver.FunctionReference):
        return all(facts_in(one, tied, tied) for one in node.arguments.positional)
    return isinstance(node, (resolver.TextElement, resolver.StringLiteral, resolver.NumberLiteral))


def parts(text: str) -> list[str | tuple[str, str]]:
    """A text of linked words in pieces: plain ones, and pairs of a text and the id it leads to."""
    out: list[str | tuple[str, str]] = []
    for piece in text.split(OPEN):
        id, mid, rest = piece.partition(MID)
        if mid:
            shown, _, piece = rest.partition(SHUT)
            out.append((shown, id))
        if piece:
            out.append(piece)
    return out
