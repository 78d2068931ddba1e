"""Help while a card's sentence is written: its pieces, what can follow, where it goes wrong and what is nearest.

>>> help_with("Spend $2 to steal a sfe from a site.").nearest
'Spend $2 to steal a safe from a site.'
>>> help_with("Gain").follows[:2]
('a', 'an amount like $2')
"""

from __future__ import annotations

import contextlib
import functools
import re
from dataclasses import dataclass, field
from difflib import SequenceMatcher, get_close_matches
from typing import Any, Final

from lark import Token

from saloon.games.scoundrels.cards import build, render
from saloon.games.scoundrels.cards.parse import BadSentence, Parser, parser, sentences
from saloon.games.scoundrels.cards.table import PHRASES, Row, Table
from saloon.games.scoundrels.catalogue.mistakes import Saying, told
from saloon.games.scoundrels.catalogue.reading import MOST_LETTERS, trees
from saloon.languages import FIRST

_PART: Final = re.compile(r"<([\w:]+)>")
_LAST: Final = re.compile(r"[\w'$-]*$")
MOST_REPAIRS: Final = 6
PATTERNS: Final = 3
"""Patterns that are shown to somebody whose sentence cannot be said."""
PLAYED: Final = frozenset({"job", "strategy", "ability", "sheriff", "location"})
"""Cards that a player carries out; what only an enemy or the final count can say is no help to who writes them."""
RECIPE: Final = Saying("help.recipe")


@dataclass(frozen=True)
class Piece:
    """A part of a sentence: where it stands and what kind of part it is."""

    start: int
    end: int
    kind: str
    row: str


@dataclass(frozen=True)
class Pattern:
    """A way to say something."""

    row: str
    english: str
    meaning: str
    german: str


@dataclass(frozen=True)
class Help:
    """What there is to say about a text."""

    text: str
    kind: str
    good: bool
    english: str = ""
    german: str = ""
    pieces: tuple[Piece, ...] = ()
    follows: tuple[str, ...] = ()
    """The only words that can follow what stands there; those that go on with its last word first."""
    problem: str = ""
    fault: str = ""
    """What kind of problem it is, for who says it in other words: word, end, capital, blanks or long."""
    column: int = 0
    """Where the word begins that cannot stand there, counted from 1."""
    length: int = 0
    expected: tuple[str, ...] = ()
    """What can stand there instead, the words most like it first."""
    meant: str = ""
    """The one of them that was probably meant."""
    nearest: str = ""
    """The nearest text that parses."""
    patterns: tuple[Pattern, ...] = ()
    recipe: str = ""
    reason: Saying | None = None
    """The problem, before it is put into words."""
    tree: list[Any] = field(default_factory=list)


@functools.cache
def spoken(card: str = "") -> Parser:
    """The parser of what a card of this kind can say; of everything, if no kind is named."""
    if card not in PLAYED:
        return parser()
    if card != min(PLAYED):
        return spoken(min(PLAYED))  # they all say the same
    whole = parser().table
    said = {"sentence": build.SENTENCES, "act": build.ACTS.keys()}
    return Parser(
        Table(
            {name: row for name, row in whole.rows.items() if name in said.get(row.kind, whole.rows)},
            whole.words,
            whole.verbs,
        )
    )


def help_with(text: str, kind: str = "sentence", card: str = "") -> Help:
    """All help for a text of a kind: a sentence (or several), a timing, a requirement, an after.

    With the kind of a card, a job say, it is told only what such a card can say.
    """
    if kind not in PHRASES:
        raise ValueError(f"There is no kind {kind!r}; there are {', '.join(PHRASES)}.")
    if len(text) > MOST_LETTERS:
        reason = Saying("text.long", count=len(text), most=MOST_LETTERS)
        return Help(
            text[:MOST_LETTERS], kind, False, problem=told(reason), fault="long", column=1, reason=reason
        )
    p = spoken(card)
    follows = completions(text, kind, card)
    try:
        found = read(p, text, kind)
    except BadSentence as error:
        return _wrong(text, kind, card, error, follows)
    if kind == "sentence":
        english, german = render.text(found), render.text(found, "de")
    else:
        english, german = render.phrase(found[0]), render.phrase(found[0], "de")
    return Help(text, kind, True, english, german, tuple(pieces(found, kind)), follows, tree=found)


def read(p: Parser, text: str, kind: str) -> list[Any]:
    return p.text(text) if kind == "sentence" else [p.phrase(kind, text)]


def _wrong(text: str, kind: str, card: str, error: BadSentence, follows: tuple[str, ...]) -> Help:
    match = re.match(r"\$?[\w'-]+|\S", text[error.column - 1 :])
    word = match.group() if match else ""
    near = get_close_matches(word.lower(), error.expected, n=3) if word.isalpha() else []
    mended = repaired(text, kind, card)
    lost = not mended and not follows and not _only_short(text, kind, card, error)
    fault, reason = error.reason.id.removeprefix("text."), error.reason
    if elsewhere(text, kind, card):
        fault, reason, lost = "enemy", Saying("box.enemy"), False
    return Help(
        text,
        kind,
        False,
        follows=follows,
        problem=told(reason) if fault == "enemy" else error.problem,
        fault=fault,
        column=error.column,
        length=max(1, len(word)),
        expected=(*near, *(one for one in error.expected if one not in near)),
        meant=near[0] if near else "",
        nearest=mended or closest(text, kind, card),
        patterns=patterns(text, kind, card) if lost else (),
        recipe=told(RECIPE) if lost else "",
        reason=reason,
    )


def _only_short(text: str, kind: str, card: str, error: BadSentence) -> bool:
    """Whether nothing but the rest is missing once the wrong word is put right."""
    try:
        read(spoken(card), _mended(text, error), kind)
    except BadSentence as left:
        return left.column > error.column and left.column > len(left.text.rstrip(". "))
    return True


def elsewhere(text: str, kind: str, card: str) -> bool:
    """Whether the language says it, though no card of this kind."""
    try:
        return spoken(card) is not parser() and bool(read(parser(), text, kind))
    except BadSentence:
        return False


# ---------------------------------------------------------------- pieces


def pieces(found: list[Any], kind: str) -> list[Piece]:
    """Every node of the trees with the place of its words."""
    made: list[Piece] = []
    at = 0
    for tree in found:
        at += len(_spans(tree, kind, at, parser().table, made)) + 1
    return sorted(made, key=lambda piece: (piece.start, -piece.end))


def _spans(node: list[Any], kind: str, start: int, table: Table, made: list[Piece]) -> str:
    """The English of a node, as `render.english` writes it, while its parts are noted."""
    row = table.rows[node[0]]
    children = iter(node[1:])
    out, last = "", 0
    for match in _PART.finditer(row.english):
        out += row.english[last : match.start()]
        child, part = next(children), match.group(1)
        at = start + len(out)
        if isinstance(child, list) and part != "slots":
            out += _spans(child, part, at, table, made)
        else:
            said = f"${child}" if part == "money" else ", ".join(child) if part == "slots" else str(child)
            made.append(Piece(at, at + len(said), part, ""))
            out += said
        last = match.end()
    out += row.english[last:]
    made.append(Piece(start, start + len(out), kind, row.id))
    return out


# ---------------------------------------------------------------- what can follow


def completions(text: str, kind: str = "sentence", card: str = "") -> tuple[str, ...]:
    """The words that can follow; if a word is half written, those that go on with it."""
    if kind == "sentence":
        *_, (start, end) = sentences(text)
        text = text[start:end]
        text = text[:1].lower() + text[1:]
    half = _LAST.search(text)
    word = half.group() if half else ""
    found = (
        [one for one in after(text[: len(text) - len(word)], kind, card) if one.startswith(word)]
        if word
        else []
    )
    if found and found != [word]:
        return tuple(found)
    return after(text, kind, card)


@functools.lru_cache(maxsize=2048)
def after(text: str, kind: str, card: str = "") -> tuple[str, ...]:
    """The words that can follow a beginning; none if it is no beginning."""
    p = spoken(card)
    reading: Any = p.lark.parse_interactive("", start=kind)
    for token in words(p, text):
        if token.type not in reading.accepts():
            return ()
        reading.feed_token(token)
    found: list[str] = []
    for name in reading.accepts():
        if name != "$END":
            found.append(p._shown(name))
    return tuple(sorted(found))


def words(p: Parser, text: str) -> list[Token]:
    lexer: Any = p.lark.options.lexer
    return list(lexer(None).lex(text))


# ---------------------------------------------------------------- what is nearest


def repaired(text: str, kind: str, card: str = "") -> str:
    """The text with misspelt words put right, if that is enough to make it parse; else ""."""
    for _ in range(MOST_REPAIRS):
        try:
            read(spoken(card), text, kind)
            return text
        except BadSentence as error:
            mended = _mended(text, error)
            if mended in ("", text):
                return ""
            text = mended
    return ""


def _mended(text: str, error: BadSentence) -> str:
    at = error.column - 1
    if error.reason.id == "text.capital":
        return text[:at] + text[at : at + 1].upper() + text[at + 1 :]
    rest = text[at:]
    match = re.match(r"\$?[\w'-]+|\S", rest)
    word = match.group() if match else ""
    if not error.expected:  # blanks
        return re.sub(r" +([.,:])", r"\1", re.sub(r" {2,}", " ", text)).strip()
    if not word:
        return f"{text.rstrip()}." if "." in error.expected else ""
    near = get_close_matches(word.lower(), error.expected, n=1, cutoff=0.6)
    if near:
        return text[:at] + near[0] + rest[len(word) :]
    if re.fullmatch(r"\d+", word) and "an amount like $2" in error.expected:
        return f"{text[:at]}${rest}"
    if len(error.expected) == 1 and not error.expected[0].startswith("an "):
        return f"{text[:at].rstrip()} {error.expected[0]} {rest}".replace(" .", ".").rstrip()
    return ""


def closest(text: str, kind: str, card: str = "") -> str:
    """The known text that is most like this one, by its words and by its letters; one that begins with it before all
    others."""
    known = {one.lower(): one for one in _known(kind, card)}
    meant = text.lower()
    begun = [one for one in known if meant and one.startswith(meant)]
    found = sorted(begun, key=len)[:1] or sorted(known, key=lambda one: -_likeness(one, meant))[:1]
    return known[found[0]] if found else ""


def _likeness(known: str, meant: str) -> float:
    """How many of the words that were meant it has, and how alike the letters are."""
    mine, theirs = (set(re.findall(r"[a-z]+", text)) for text in (known, meant))
    return len(mine & theirs) / max(1, len(theirs)) + SequenceMatcher(None, known, meant).ratio()


@functools.cache
def _known(kind: str, card: str) -> tuple[str, ...]:
    """Texts of our cards that a card of this kind can say."""
    fits = []
    for one in trees().get(kind, {}):
        with contextlib.suppress(BadSentence):
            fits += [one] if spoken(card) is parser() or read(spoken(card), one, kind) else []
    return tuple(fits)


def patterns(text: str, kind: str = "sentence", card: str = "") -> tuple[Pattern, ...]:
    """The rows of the language that are most like what was meant, of those that such a text is made of."""
    meant = set(re.findall(r"[a-z]+", text.lower()))

    def likeness(english: str) -> float:
        own = set(re.findall(r"[a-z]+", _PART.sub("", english)))
        shared = len(own & meant) / max(1, len(own | meant))
        return shared + 0.3 * SequenceMatcher(None, english.lower(), text.lower()).ratio()

    alike = {
        row.english: row for row in reversed(within(spoken(card).table, kind))
    }  # a cost reads as an act does
    rows = sorted(alike.values(), key=lambda row: (-likeness(row.english), row.id))
    return tuple(Pattern(row.id, row.english, row.meaning, row.german) for row in rows[:PATTERNS])


def within(table: Table, kind: str) -> list[Row]:
    """The rows that a text of this kind can be made of, its parts and theirs."""
    found: dict[str, Row] = {}
    kinds, seen = [kind], {kind}
    while kinds:
        for row in table.kinds.get(kinds.pop(), ()):
            found[row.id] = row
            more = set(row.parts) - seen
            seen |= more
            kinds += sorted(more)
    return list(found.values())


def pointed(help_: Help, lang: str = FIRST) -> list[str]:
    """The mistake for a terminal: the text, a mark under the word, what was expected, the nearest, the patterns."""
    problem = told(help_.reason, lang) if help_.reason else help_.problem
    lines = [help_.text, " " * (help_.column - 1) + "^" * max(1, help_.length), problem]
    if help_.nearest:
        lines.append(told(Saying("help.nearest", text=help_.nearest), lang))
    for one in help_.patterns:
        lines.append(f"  {one.row:<4} {one.english}  ({one.meaning if lang == FIRST else one.german})")
    if help_.recipe:
        lines.append(told(RECIPE, lang))
    return lines
