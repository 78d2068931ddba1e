"""The messages of a socket, and the shapes that HTTP shares with it. docs/api.md tells them in words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from saloon.errors import Reason
from saloon.languages import FIRST, LANGUAGES
from saloon.server.errors import BadRequest, Refused
from saloon.server.misfits import MESSAGE, holds_control, misfit
from saloon.server.shapes import Chat, Happening, Kept, Question, Said, StoodIn

Key = Annotated[str, Meta(min_length=1, max_length=64)]
if TYPE_CHECKING:
    Lang = str
else:  # no pattern: to Python "en\n" fits ^en$, and a pattern in a union is not looked at in a query
    Lang = Literal[tuple(LANGUAGES)]
Word = Annotated[str, Meta(min_length=1, max_length=400)]
Standing = Literal["ask", "not-this-turn", "decide"]
"""Standing orders: ask me, let this turn's calls go by, have a bot decide for me."""


# Up


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: what was the last seq you saw, and, without a cookie, who are you."""

    last: int | None = None
    secret: str | None = None
    invite: str | None = None
    lang: Lang | None = None
    """With a language, updates also bring the question and the log in words."""
    watch: bool = False
    """Only look on, even if a seat is yours: a big screen that everybody sees."""
    changes: bool = False
    """After the first view, tell what has changed of it, and not all of it again."""


class Choose(msgspec.Struct, tag="choose", forbid_unknown_fields=True):
    """A choice in words. `key` makes it safe to send again; with `at` it holds only if nothing came since that seq."""

    choice: Word
    key: Key
    at: int | None = None


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take the last choice back, if that is still possible."""

    key: Key


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """Something for everyone at the table."""

    text: str
    key: Key


class Order(msgspec.Struct, tag="order", forbid_unknown_fields=True):
    """What to answer for you when suspicion is called; nobody else learns of it."""

    order: Standing
    key: Key


class Back(msgspec.Struct, tag="back", forbid_unknown_fields=True):
    """Take my seat back from the bot that plays for me."""

    key: Key


class Whole(msgspec.Struct, tag="whole", forbid_unknown_fields=True):
    """What I have made of the changes is not your view: send it whole."""


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""

    id: int = 0


Up = Hello | Choose | Undo | Say | Order | Back | Whole | Ping
_up: msgspec.json.Decoder[Up] = msgspec.json.Decoder(Up)


_CONTROL = re.compile(rb"\\u00(?:0[0-8bcef]|1[0-9a-f]|7f)", re.IGNORECASE)


def control_in(raw: bytes) -> re.Match[bytes] | None:
    """A character in JSON that no database stores, or no terminal shows: NUL and other control characters.

    Unescaped they are no JSON at all, and halves of pairs are refused by its reader.
    """
    return _CONTROL.search(raw) if b"\\u00" in raw else None


def check_storable(raw: bytes, field: str, start: int = 0) -> None:
    """Refuse JSON that brings such a character; `start` is where this piece of it begins."""
    found = control_in(raw)
    if found is not None:
        raise holds_control(field, start + found.start(), found.group().decode())


def read(message: str | bytes) -> Up:
    """What a client sent; anything else is refused with the reason."""
    raw = message.encode(errors="surrogatepass") if isinstance(message, str) else message
    check_storable(raw, MESSAGE)
    try:
        return _up.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise wrong(raw) from None


def wrong(raw: bytes) -> BadRequest:
    """What a message has that none of ours has."""
    try:
        value = msgspec.json.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return BadRequest(Reason("misfit-message", example='{"type":"ping"}'))
    return misfit(Up, value, MESSAGE)


# Down


class SeatInfo(msgspec.Struct):
    """A seat as everybody at the table may see it."""

    seat: int
    kind: str
    name: str = ""
    bot: str = ""
    free: bool = False
    here: bool = False
    taken: str | None = None
    """The bot that plays for somebody who is absent or has conceded."""
    conceded: bool = False


class SeatClock(msgspec.Struct):
    """The time of a seat, as everybody at the table sees it. Moments are seconds since 1970, by the server."""

    seat: int
    left: float | None = None
    """Seconds in its bank at `since`, or now if it stands still; null: it has all the time in the world."""
    since: float | None = None
    """Since when its time runs; null: it stands still."""
    zero: Literal["bot-chooses"] | None = None
    """What happens when nothing is left: a bot makes that one choice, and the log says so."""
    away: float | None = None
    """Since when its person is not here; null: they are, or a bot plays."""
    bot_at: float | None = None
    """When a bot takes over for its person, unless they come back before; null: never, as things stand."""


class TableInfo(msgspec.Struct):
    """A table as everybody who may know of it sees it."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    pace: str
    clock: dict[str, float]
    public: bool
    status: str
    seats: list[SeatInfo]
    created: float
    paused: bool = False
    votes: dict[str, list[int]] = {}
    commitment: str = ""
    """SHA-256 over seed and salt, which are published with the log when the game is over."""
    result: dict[str, Any] | None = None
    rematch: str | None = None
    host: int | None = None
    """The host's seat."""
    hints: bool = False
    """Whether those who play may ask what a bot would do."""
    waiting: list[int] = []
    """Seats of bots that wait until the house has time for them."""
    substitutes: bool = False
    """Whether somebody new may take the seat of a person who was voted out for being away."""


class Update(msgspec.Struct, tag="update"):
    """What is new for this viewer since the last one. `view` and `legal` are left out when they have not changed."""

    seq: int
    """Count of the items told to this viewer so far: what `hello` and `at` want."""
    events: list[dict[str, Any]]
    view: msgspec.Raw | UnsetType = UNSET
    legal: list[str] | UnsetType = UNSET
    changes: list[Any] | UnsetType = UNSET
    """For who asked for them: what has changed of the view. Each is a path with the new value at its end."""
    check: int | UnsetType = UNSET
    """With changes, now and then: the CRC-32 of the whole view as JSON without spaces, keys in order."""
    pause: float | UnsetType = UNSET
    """Until when the table waits for everybody, in seconds since 1970."""
    clocks: list[SeatClock] | UnsetType = UNSET
    """Everybody's time, whose runs, who is away, and what happens at zero."""
    kept: Kept | UnsetType | None = UNSET
    """Your choice that waits for the end of a pause; null: none does any more."""
    stood_in: StoodIn | UnsetType | None = UNSET
    """What a bot has done in your name since it took over; null: you play yourself. `back` takes the seat back."""
    happened: list[Happening] | UnsetType = UNSET
    """What is new at the table besides the game: who sat down, left, came back, for whom a bot plays."""
    order: str | UnsetType = UNSET
    """The standing order of your own seat."""
    muted: list[int] | UnsetType = UNSET
    """The seats that you do not want to read; told to you alone, on whatever device."""
    table: TableInfo | UnsetType = UNSET
    chat: list[Chat] | UnsetType = UNSET
    question: Question | UnsetType | None = UNSET
    """The open question in words, whenever `view` has changed (with `changes`: whenever it has itself); null: the game
    is over."""
    said: list[Said | None] | UnsetType = UNSET
    """The events in words, one for each; null: the events after it tell."""


class Welcome(msgspec.Struct, tag="welcome"):
    """The answer to hello: which seat is yours (null: you watch)."""

    seat: int | None
    now: float


class Ack(msgspec.Struct, tag="ack"):
    """What became of what you sent. A kept choice is answered twice: when it is kept, and when the pause is over."""

    key: str
    seq: int
    held: bool = False
    """It counts as your silence until the call closes."""
    again: bool = False
    """It had been stored before."""
    state: Literal["sent", "kept", "given-back"] = "sent"
    """`sent`: it is stored. `kept`: it will be when the pause ends. `given-back`: it was not, for this `reason`."""
    reason: str | None = None
    until: float | None = None
    """Until when the table waits; null while somebody has paused it."""


class Problem(msgspec.Struct, tag="problem"):
    """Something was refused; nothing has happened."""

    code: str
    message: str
    key: str | None = None
    until: float | None = None


class Pong(msgspec.Struct, tag="pong"):
    """Here."""

    id: int


Down = Welcome | Update | Ack | Problem | Pong
_json = msgspec.json.Encoder()


def write(message: Down) -> bytes:
    return _json.encode(message)


def problem(error: Refused, key: str | None = None, lang: str = FIRST) -> Problem:
    return Problem(error.code, error.told(lang), key, getattr(error, "until", None))
