"""TOML that strangers wrote: bounded before it is read.

Python's reader walks a dotted key from its beginning for every part of it, and calls itself for every bracket: 12 KB of
`a.a.a…` cost it five seconds. What our files need is flat, so depth is counted first, in one pass that looks at
brackets and dots outside of quotes only.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

MOST: Final = 1_000_000
"""Letters; whoever takes texts from outside sets a smaller limit of its own."""
MOST_LETTERS: Final = 60_000
"""Letters of a position; one that names everything has some ten thousand."""
DEEPEST: Final = 12
"""Brackets inside brackets, and parts of a dotted key."""
_SIGN: Final = re.compile(r"""["'#\[\]{}.=,\n]""")
_ESCAPED: Final = re.compile(r'\\.|"|\n', re.DOTALL)
_LONG_ESCAPED: Final = re.compile(r'\\.|"""', re.DOTALL)
_CONTROL: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]")

BadToml = tomllib.TOMLDecodeError


class Unfit(BadToml):
    """TOML that may be right, and that we do not take: why, by a name and facts for whoever tells it otherwise."""

    def __init__(self, why: str, message: str, **facts: int) -> None:
        super().__init__(message.format(**facts))
        self.why, self.facts = why, facts


def loads(text: str, most: int = MOST) -> dict[str, Any]:
    """What stands in a TOML text; raises BadToml also for what is too long or too deep."""
    if len(text) > most:
        raise Unfit("letters", "the text has {count} letters; the most is {most}", count=len(text), most=most)
    if depth(text) > DEEPEST:
        raise Unfit(
            "deep", "it is nested more than {most} deep; write one thing below the other", most=DEEPEST
        )
    data = tomllib.loads(text)
    if "\\" in text:
        _no_controls(data)  # written as \u0000 they come through where plain ones do not
    return data


def depth(text: str) -> int:
    """The deepest that brackets and dotted keys go, as far as the quotes close."""
    most = brackets = dots = at = 0
    while (found := _SIGN.search(text, at)) is not None:
        sign, at = found.group(), found.end()
        if sign == "#":
            at = text.find("\n", at)
        elif sign in "\"'":
            at = _after_quote(text, at - 1)
        elif sign == ".":
            dots += 1
        else:
            dots = 0
            brackets += (sign in "[{") - (sign in "]}")
        if at < 0:
            break
        most = max(most, brackets + dots)
    return most


def _after_quote(text: str, at: int) -> int:
    """Where a string that begins here ends, -1 if it never does."""
    quote = text[at]
    long = text.startswith(quote * 3, at)
    start = at + (3 if long else 1)
    if quote == "'":
        end = text.find("'''" if long else "'", start)
        return -1 if end < 0 else end + (3 if long else 1)
    pattern = _LONG_ESCAPED if long else _ESCAPED
    while (found := pattern.search(text, start)) is not None:
        start = found.end()
        if found.group()[0] != "\\":
            return start
    return -1


def _no_controls(data: object) -> None:
    open_ = [data]
    while open_:
        found = open_.pop()
        if isinstance(found, str):
            if not storable(found):
                raise Unfit("control", "a text holds a control character; take it out")
        elif isinstance(found, dict):
            open_.extend(found)
            open_.extend(found.values())
        elif isinstance(found, list):
            open_.extend(found)


def storable(text: str) -> bool:
    """Whether a text holds nothing that a database, a log or a terminal chokes on: no NUL, no half of a pair."""
    return control_in(text) is None


def control_in(text: str) -> re.Match[str] | None:
    """The first such sign in it."""
    return _CONTROL.search(text)
