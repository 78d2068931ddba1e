"""Renders ability trees: to the English they were parsed from, and to German. Needs no parser.

>>> tree = ["S1", ["S5", ["C1", 2], ["S6", ["S8", ["A9", ["L1"]]]]]]
>>> text([tree], "de")
'Gib 2 $ aus, um einen Safe von einem Ort zu stehlen.'
"""

from __future__ import annotations

import re
from typing import Any, Final, TypeAlias

from saloon.games.scoundrels.cards.table import Row, Table, Verb, table

Node: TypeAlias = list[Any]

_PART: Final = re.compile(r"<([\w:]+)>")
_VERB: Final = re.compile(r"\[([^\]]+)\] ")
_CLAUSE: Final = re.compile(r"(.*?) ~(.*?)~(.*)")

# These kinds carry a verb, so they take the form that the whole is in; a noun phrase does not.
_INHERITS: Final = frozenset({"sentence", "clause", "steps", "effect", "single", "act", "cost"})


def text(trees: list[Node], lang: str = "en", t: Table | None = None) -> str:
    """A whole ability."""
    render = german if lang == "de" else english
    said = " ".join(_capital(render(tree, t)) for tree in trees)
    return said.replace("von dem ", "vom ") if lang == "de" else said


def phrase(tree: Node, lang: str = "en", t: Table | None = None) -> str:
    """A timing, requirement or after."""
    return german(tree, t) if lang == "de" else english(tree, t)


def english(node: Node, t: Table | None = None) -> str:
    """A node in English; a sentence begins in lower case."""
    t = t or table()
    children = iter(node[1:])
    return _PART.sub(lambda m: _english_child(m.group(1), next(children), t), t.rows[node[0]].english)


def german(node: Node, t: Table | None = None, form: str = "") -> str:
    """A node in German. `form`: "" imperative, "zu", "inf", "then" (verb before subject) or "dat".

    What is to be `capital` begins with a capital letter, as a sentence after a colon does.
    """
    t = t or table()
    row = t.rows[node[0]]
    waiting: dict[str, list[Any]] = {}
    for kind, child in zip(row.parts, node[1:], strict=True):
        waiting.setdefault(kind, []).append(child)

    def fill(match: re.Match[str]) -> str:
        kind, _, wanted = match.group(1).partition(":")
        if wanted == "capital":
            return _capital(_german_child(kind, waiting[kind].pop(0), t, form))
        return _german_child(kind, waiting[kind].pop(0), t, wanted or (form if kind in _INHERITS else ""))

    pattern = _case(row, form)
    if verb := _VERB.match(pattern):
        return _verb_phrase(t.verbs[verb.group(1)], _PART.sub(fill, pattern[verb.end() :]), form)
    if clause := _CLAUSE.fullmatch(pattern):
        subject, finite, rest = clause.groups()
        order = f"{finite} {subject}" if form == "then" else f"{subject} {finite}"
        return order + _PART.sub(fill, rest)
    return _PART.sub(fill, pattern)


def _case(row: Row, form: str) -> str:
    accusative, _, dative = row.german.partition(" / ")
    return dative if dative and form == "dat" else accusative


def _verb_phrase(verb: Verb, rest: str, form: str) -> str:
    if form == "zu":
        return f"{rest} {verb.with_zu}"
    if form == "inf":
        return f"{rest} {verb.infinitive}"
    return f"{verb.imperative} {rest} {verb.particle}".rstrip()


def _english_child(kind: str, child: Any, t: Table) -> str:
    if kind == "money":
        return f"${child}"
    if kind == "slots":
        return ", ".join(child)
    return english(child, t) if isinstance(child, list) else str(child)


def _german_child(kind: str, child: Any, t: Table, form: str) -> str:
    if kind == "money":
        return f"{child} $"
    if kind == "slots":
        return ", ".join(child)
    if kind in t.words:
        return t.words[kind][child]
    return german(child, t, form) if isinstance(child, list) else str(child)


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
