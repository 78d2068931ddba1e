"""Names that read alike, though their letters are not the same: nobody passes for somebody else at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

TWINS = str.maketrans(
    "АВЕЅІЈКМНОРСТХУаеѕіјорсхуһӏԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧονρυιαı",
    "ABESIJKMHOPCTXYaesijopcxyhldqwABEZHIKMNOPTYXovpuiai",
)
"""Cyrillic and Greek letters that are drawn as Latin ones are."""
STROKES = str.maketrans("01il|!5", "ollllls")
"""Letters and digits that many typefaces draw alike."""


def likeness(name: str) -> str:
    """What two names have in common when a glance cannot tell them apart; a name of signs alone is like itself."""
    plain = unicodedata.normalize("NFKC", name).translate(TWINS).casefold().translate(STROKES)
    return "".join(letter for letter in plain if letter.isalnum()) or name


def told_apart(names: Iterable[str]) -> list[str]:
    """The same names, of which each that reads like an earlier one has a number behind it; "" stays nobody's."""
    seen: set[str] = set()
    out: list[str] = []
    for name in names:
        number, called = 1, name
        while called and likeness(called) in seen:
            number += 1
            called = f"{name} ({number})"
        if called:
            seen.add(likeness(called))
        out.append(called)
    return out
