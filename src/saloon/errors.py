"""What can go wrong, each with a type of its own and a message that names the thing, the reason and the way out."""

from __future__ import annotations

from typing import Protocol


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
    """A log of another rules version."""


class BadCatalogue(SaloonError):
    """A card file that cannot be used: which file, line, entry and field, what is wrong, and the cure."""


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
