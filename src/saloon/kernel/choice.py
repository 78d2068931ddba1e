"""A choice in words, taken apart: its verb first, then what it is about. Each game says what its words mean."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Choice:
    """What everybody may know of a choice without knowing its game. A game's own has fields for what follows."""

    word: str
    verb: str
    rest: tuple[str, ...] = ()


def parse(word: str) -> Choice:
    """
    >>> parse("bid 3 fives")
    Choice(word='bid 3 fives', verb='bid', rest=('3', 'fives'))
    """
    verb, *rest = word.split(" ")
    return Choice(word, verb, tuple(rest))


def verb_of(word: str) -> str:
    return word.partition(" ")[0]
