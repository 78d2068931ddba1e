"""What can go wrong, each with a type of its own and a message that names the thing, the reason and the way out."""

from __future__ import annotations

import operator
from typing import Protocol, SupportsIndex


class Words(Protocol):
    """Choices in words, as `Game.legal` gives them."""

    def __len__(self) -> int: ...
    def __getitem__(self, i: int, /) -> str: ...


def shown(value: object) -> str:
    """What was given, short enough for a message."""
    try:
        text = repr(value)
    except ValueError:  # Python writes no number of more than 4300 digits
        return "a huge number"
    return text if len(text) <= 80 else f"{text[:77]}..."


def whole(value: object) -> int | None:
    """A whole number, also one of NumPy's; None for anything else, for True and False too."""
    if type(value) is int:  # nearly always, and far quicker than to ask a protocol
        return value
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return operator.index(value)
    except TypeError:  # an array of several numbers
        return None


class SaloonError(Exception):
    """Anything that Saloon refuses."""


class UnknownGame(SaloonError):
    """No game of that name."""


class BadPlayers(SaloonError):
    """A player count that the game does not have."""


class BadOption(SaloonError):
    """An option that does not exist, or a value it cannot take."""


class BadPosition(SaloonError):
    """A position text that cannot be read, or that contradicts the components."""


class BadLog(SaloonError):
    """A log that is malformed, cut off, edited, or not one that can be replayed."""


class OtherRules(BadLog):
    """A game, a log or a table of a rules version that this release does not play."""


class BadCatalogue(SaloonError):
    """A card file that cannot be used: which file, line, entry and field, what is wrong, and the cure."""


class Endless(SaloonError):
    """Cards that keep the engine busy without end: the game cannot go on."""


class BadView(SaloonError):
    """Something given to `determinize` that is not a view."""


class UnknownBot(SaloonError):
    """No bot of that name, or one that cannot be loaded."""


class UnknownLanguage(SaloonError):
    """No words in that language."""


class NoSuchSeat(SaloonError):
    """A seat that this game does not have."""


class Reason:
    """Why something cannot be done, before it is put into words: a message of the language files, and its facts."""

    def __init__(self, id: str, **facts: object) -> None:
        self.id = id
        self.facts = facts


def unspoken(reason: Reason) -> str:
    """A reason where no language is installed: its id and its facts."""
    facts = [
        f"{name}={unspoken(fact) if isinstance(fact, Reason) else fact}"
        for name, fact in reason.facts.items()
    ]
    return f"{reason.id} ({', '.join(facts)})" if facts else reason.id


class CannotUndo(SaloonError):
    """The last choice can no longer be taken back: why, in English and as facts."""

    def __init__(self, message: str, reason: Reason) -> None:
        super().__init__(message)
        self.reason = reason


class IllegalChoice(SaloonError):
    """A choice that this seat cannot make now: why, in English and as facts, and what is possible instead."""

    def __init__(self, message: str, why: str, reason: Reason, possible: Words) -> None:
        super().__init__(message)
        self.why = why
        self.reason = reason
        self.possible = possible

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that forbid it, such as GR35; of a choice that no one rule is about there are none."""
        from saloon.language.citing import rules_named

        rules = getattr(self.possible, "rules", None)  # what is possible is said in the words of a game
        return rules_named(getattr(rules, "name", ""), self.reason)

    def __str__(self) -> str:
        """A sentence names its rules; where there are no sentences, their ids stand behind the reason."""
        text = super().__str__()
        if text != unspoken(self.reason) or not self.rules:
            return text
        return f"{text}: {', '.join(self.rules)}"
