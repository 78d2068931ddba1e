"""What a test says cannot be chosen, beside what it saw offered: a "cannot" without a control proves nothing.

The tables of the scenarios write down here which choices they met. When a test is over, every choice of which it said
that it is not offered must have been offered somewhere in the same test: earlier, later or at a second table that
differs in the one thing the test speaks of. Two kinds need no second table. Of the answers to one question the others
that are offered at that very moment are the control; and words that no position knows cannot be offered anywhere.
"""

from __future__ import annotations

from collections.abc import Iterable

ANSWERS = (
    *("safe", "card", "seat", "scoundrel", "mark", "hire", "play", "lead", "strategy", "office"),
    *("offer", "rob", "swindle", "serve", "gamble"),
)
"""First words of choices that come several to a question."""
UNKNOWN = "not a choice"
"""What a refusal says of words that mean nothing in this game."""

_offered: set[str] = set()
_denied: list[str] = []


def begin() -> None:
    """A test begins: nothing was met yet."""
    _offered.clear()
    _denied.clear()


def met(choices: Iterable[str]) -> None:
    """These choices are offered."""
    _offered.update(choices)


def denied(word: str, offered: Iterable[str], why: str = "") -> None:
    """The test says that this choice is not among those offered now."""
    verb = word.partition(" ")[0]
    answered = verb in ANSWERS and any(choice.partition(" ")[0] == verb for choice in offered)
    if not answered and UNKNOWN not in why:
        _denied.append(word)


def missing() -> list[str]:
    """What was said not to be offered and never was."""
    return sorted(set(_denied) - _offered)
