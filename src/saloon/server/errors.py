"""What the server refuses: a code for programs, a status for HTTP, and a sentence for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from saloon import kit
from saloon.errors import IllegalChoice, Reason, SaloonError
from saloon.language.speech import Words
from saloon.language.words import common_words
from saloon.languages import FIRST, LANGUAGES

Spoken = Mapping[str, str]
"""A sentence in every language."""


def printable(text: str) -> str:
    """The same with signs for what cannot be seen, or would turn the rest of a line around."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c == "\n" else f"\\u{{{ord(c):x}}}" for c in text)


def short(text: str, most: int) -> str:
    """The beginning, which names the thing, and the end, which says what goes instead."""
    return text if len(text) <= most else f"{text[: most // 2]} … {text[len(text) - most // 2 + 3 :]}"


def told(error: SaloonError, lang: str) -> str:
    """An error in a language, if it can be told in any: a game's own mistakes can."""
    in_words = getattr(error, "told", None)
    return str(in_words(lang)) if in_words else str(error)


def no_game(game: str) -> Reason:
    return Reason("no-game", game=game[:40], games=", ".join(kit.games()))


class Refused(SaloonError):
    """Anything that the server refuses. The message never repeats a secret; a reason is told in every language."""

    status: ClassVar[int] = 400
    code: ClassVar[str] = "refused"
    most: ClassVar[int] = 600
    """Letters of its message."""
    reason: Reason | None = None
    spoken: Spoken | None = None

    def __init__(self, message: str | Reason | Spoken) -> None:
        if isinstance(message, Reason):
            self.reason, message = message, common_words(FIRST).because(message)
        elif not isinstance(message, str):
            self.spoken, message = message, message[FIRST]
        super().__init__(self.fit(message))

    def told(self, lang: str) -> str:
        """The message in a language, as far as it has words there."""
        if self.reason is not None:
            return self.fit(common_words(lang).because(self.reason))
        return str(self) if self.spoken is None else self.fit(self.spoken.get(lang, str(self)))

    @property
    def kind(self) -> str:
        """What was refused, as exactly as the operator is told it: the reason's name, or the code."""
        return self.code if self.reason is None else self.reason.id

    def fit(self, message: str) -> str:
        return short(printable(message), self.most)


class BadRequest(Refused):
    """A message that cannot be read, or says something impossible."""

    code = "bad-request"


class BadCards(Refused):
    """A card file that cannot be played with: which line, entry, field and column, what is wrong, and the cure."""

    code = "bad-cards"
    most = 2000

    @classmethod
    def all_of(cls, error: SaloonError) -> Spoken:
        """What a game finds wrong with a file, in every language, short enough to be kept and sent on."""
        return {lang: short(told(error, lang), cls.most) for lang in LANGUAGES}


class NotAllowed(Refused):
    """Known, but not theirs to do."""

    status = 403
    code = "not-allowed"


class NoName(Refused):
    """Nobody is signed in."""

    status = 401
    code = "no-name"


class NoTable(Refused):
    """No such table, or one that this visitor may not know of."""

    status = 404
    code = "no-table"


class NoEntry(Refused):
    """Nothing of that name: a game, a card, a rule, a page."""

    status = 404
    code = "no-entry"


class CannotNow(Refused):
    """Possible at another time: a seat that is taken, a game that has begun, a table that pauses."""

    status = 409
    code = "cannot-now"


class SetAside(CannotNow):
    """A table whose log or cards cannot be played."""

    code = "set-aside"


class Illegal(CannotNow):
    """The rules do not allow this choice now."""

    code = "illegal"


def illegal(error: SaloonError, words: Words) -> Illegal:
    """Why the rules do not allow what was chosen, in the words of who chose."""
    if isinstance(error, IllegalChoice):
        return Illegal(words.refusal(error.reason, error.possible))
    return Illegal(str(error))


class Stale(CannotNow):
    """More has happened than the sender had seen."""

    code = "stale"


class KeyUsed(CannotNow):
    """An idempotency key that already stands for something else."""

    code = "key-used"


class Pausing(CannotNow):
    """The table waits for everybody."""

    code = "pausing"

    def __init__(self, message: str | Reason, until: float | None = None) -> None:
        super().__init__(message)
        self.until = until


class Draining(Refused):
    """The house lets its tables finish, and opens no new ones."""

    status = 503
    code = "draining"


class OtherRelease(Refused):
    """A table of other rules; the process of the release that began it serves it. A proxy may pass it on (421)."""

    status = 421
    code = "other-release"


NOT_PLAYED = (OtherRelease, SetAside)
"""Why a table cannot be played by this process; whoever goes through somebody's tables goes on with the next."""


class Busy(Refused):
    """The house has had no time for this within its deadline; it will."""

    status = 503
    code = "busy"


class TooMuch(Refused):
    """Too often, too long, too many."""

    status = 429
    code = "too-much"


class TooLarge(Refused):
    """A message of more bytes than anything sensible has."""

    status = 413
    code = "too-large"


class StorageFailed(Refused):
    """The database did not answer. With an idempotency key it is safe to send the same again."""

    status = 503
    code = "storage"
