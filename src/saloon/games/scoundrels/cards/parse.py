"""Parses card texts to ability trees: exactly one tree for each text, or an error that says where and what instead.

A node is a list: the id of its row, then one child per placeholder of the row's English pattern. Numbers and money are
ints, words of a list are strings, `<slots>` is a list of strings, everything else is a node.

    >>> parse_text("Spend $2 to steal a safe from a site.")
    [['S1', ['S5', ['C1', 2], ['S6', ['S8', ['A9', ['L1']]]]]]]
    >>> parse_timing("slots 2, 5")
    ['M2', ['2', '5']]

This module needs Lark, which takes its time to load: import it only for texts that `trees.json` does not know.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, Final, TypeAlias

from lark import Lark, Token, Tree
from lark.exceptions import GrammarError, UnexpectedToken
from lark.lexer import Lexer

from saloon.errors import BadCatalogue, SaloonError
from saloon.games.scoundrels.cards.grammar import MONEY, Grammar, generate
from saloon.games.scoundrels.cards.render import english
from saloon.games.scoundrels.cards.table import PHRASES, Table, table
from saloon.games.scoundrels.catalogue.mistakes import Listed, Saying, told

Node: TypeAlias = list[Any]

_WORD: Final = re.compile(r", [\w'-]+|\$?[\w'-]+|\S")
_AMOUNT: Final = re.compile(r"\$[1-9][0-9]?")
_SHOWN: Final = 12


class BadSentence(SaloonError):
    """A text that the language cannot say: where it stops making sense, and what could stand there."""

    def __init__(self, text: str, column: int, reason: Saying, expected: tuple[str, ...] = ()) -> None:
        self.text = text
        self.column = column
        """Counted from 1."""
        self.reason = reason
        """One of the room `text` of `words/mistakes.toml`."""
        self.expected = expected
        super().__init__(f"column {column}: {told(reason)}")

    @property
    def problem(self) -> str:
        return told(self.reason)

    def told(self, lang: str) -> str:
        return f"{told(Saying('at.column', column=self.column), lang)}: {told(self.reason, lang)}"


class Parser:
    """The parser of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.grammar = generate(table)
        self.words = {name: word for word, name in self.grammar.terminals.items()}
        try:
            self.lark = Lark(
                self.grammar.text,
                start=list(PHRASES),
                parser="lalr",
                lexer=_lexer(self.grammar),
                strict=True,  # a conflict between rows is an error, never a silent choice
            )
        except GrammarError as error:
            raise BadCatalogue(
                f"language.md: some rows cannot be told apart; word one differently. {error}"
            ) from None

    def text(self, text: str) -> list[Node]:
        """One tree per sentence."""
        return [self._sentence(text, start, end) for start, end in sentences(text)]

    def phrase(self, kind: str, text: str) -> Node:
        """The tree of a timing, requirement or after."""
        return self._parse(kind, text, text, 0)

    def _sentence(self, text: str, start: int, end: int) -> Node:
        if not text[start : start + 1].isupper():
            raise BadSentence(text, start + 1, Saying("text.capital"))
        return self._parse("sentence", text[start].lower() + text[start + 1 : end], text, start)

    def _parse(self, kind: str, phrase: str, text: str, start: int) -> Node:
        try:
            found = self.lark.parse(phrase, start=kind)
        except UnexpectedToken as error:
            raise self._bad(error, text, start, start + len(phrase)) from None
        node = self._node(found)
        again = english(node, self.table)
        if again != phrase:  # only blanks can differ
            column = next(
                k for k, (a, b) in enumerate(zip(again + "\0", phrase + "\0", strict=False)) if a != b
            )
            raise BadSentence(text, start + column + 1, Saying("text.blanks"))
        return node

    def _node(self, tree: Tree[Token]) -> Node:
        row, written_out = self.grammar.nodes[tree.data]
        children = iter(tree.children)
        return [row, *(self._child(next(children)) if word is None else word for word in written_out)]

    def _child(self, child: Tree[Token] | Token) -> Any:
        if isinstance(child, Token):
            return int(child[1:])
        if child.data == "number":
            return int(str(child.children[0]))
        if child.data == "slots":
            return [str(token) for token in child.children if token != ","]
        return self._node(child)

    def _bad(self, error: UnexpectedToken, text: str, start: int, end: int) -> BadSentence:
        """Say it in the words of the text: the word that does not fit, and those that would."""
        expected = sorted(self._shown(name) for name in error.accepts)
        word = str(error.token)
        at = end if error.token.type == "$END" else start + (error.token.start_pos or 0)
        near = get_close_matches(word, expected, n=1) if word.isalpha() else []
        hint: object = Saying("text.near", near=near[0]) if near else ""
        strange = next((sign for sign in word if not sign.isascii()), "")
        if strange:  # it may look just like the letter that was meant
            hint = Saying("text.strange", sign=strange, code=f"U+{ord(strange):04X}")
        facts = {"near": hint, "words": _listed(expected)}
        reason = Saying("text.word", word=text[at : at + len(word)], **facts)
        return BadSentence(text, at + 1, reason if at < end else Saying("text.end", **facts), tuple(expected))

    def _shown(self, name: str) -> str:
        if name == "$END":
            return "the end"
        return "an amount like $2" if name == MONEY else self.words[name]


def sentences(text: str) -> Iterator[tuple[int, int]]:
    """Where the sentences of a text start and end."""
    start = 0
    for stop in re.finditer(r"\. ", text):
        yield start, stop.start() + 1
        start = stop.end()
    yield start, len(text)


def _lexer(grammar: Grammar) -> type[Lexer]:
    class Words(Lexer):
        """Splits a phrase into words. One that no pattern has is a token too: the parser knows what to expect."""

        def __init__(self, conf: object) -> None:
            pass

        def lex(self, data: Any) -> Iterator[Token]:  # type: ignore[override]  # Lark passes the text itself
            text = str(getattr(data, "text", data))
            position = 0
            while match := _WORD.search(text, position):
                word = match.group()
                if word[0] == "," and word not in grammar.terminals:
                    word = ","
                kind = MONEY if _AMOUNT.fullmatch(word) else grammar.terminals.get(word, "UNKNOWN")
                yield Token(kind, word, start_pos=match.start(), line=1, column=match.start() + 1)
                position = match.start() + len(word)

    return Words


_SIGNS: Final = {"an amount like $2": "text.amount", "the end": "text.stop"}
"""What is expected and is no word of the cards."""


def _listed(words: list[str]) -> Listed:
    """The words that would fit, some of them at least; "a, b or c"."""
    shown: list[object] = [Saying(_SIGNS[word]) if word in _SIGNS else repr(word) for word in words[:_SHOWN]]
    if len(words) > _SHOWN:
        shown.append(Saying("text.others", count=len(words) - _SHOWN))
    return Listed([Listed(shown[:-1], "list.comma"), shown[-1]] if len(shown) > 1 else shown, "list.or")


@functools.cache
def parser() -> Parser:
    """The parser of the cards' language."""
    return Parser(table())


def parse_text(text: str) -> list[Node]:
    """The trees of an ability, one per sentence."""
    return parser().text(text)


def parse_timing(text: str) -> Node:
    """The tree of a timing."""
    return parser().phrase("timing", text)


def parse_requirement(text: str) -> Node:
    """The tree of a requirement."""
    return parser().phrase("requirement", text)


def parse_after(text: str) -> Node:
    """The tree of what follows a use."""
    return parser().phrase("after", text)
