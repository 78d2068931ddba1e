"""What a host can set, with the defaults of a small machine."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from saloon import saves
from saloon.server.errors import BadRequest


@dataclass(frozen=True)
class Limits:
    """Most of everything: per person, per address, per message."""

    message: int = 16_384
    """Bytes of one message, by HTTP or WebSocket."""
    messages: float = 20.0
    """Messages a second per person, or per address of those without a name; bursts of five times as many are fine."""
    voices: float = 100.0
    """The same for all sockets of an address together: anybody can come as many guests."""
    requests: float = 20.0
    """HTTP requests a second per address."""
    people: float = 0.2
    """New guests a second per address."""
    tables: int = 30
    """Tables of one host that are not over."""
    tables_a_day: int = 300
    """Tables that were opened from one address within a day and are not over: whoever opens more, as many guests, would
    have the lobby for themselves."""
    opening: float = 0.2
    """New tables a second per address; bursts of 150 times as many are fine."""
    asides: float = 0.5
    """What somebody does at a table besides choosing and talking, a second: take back, pause, vote, mute, order, keep a
    choice for later, come and go. Bursts of 40 times as many are fine. Each is a line of a log that is read again."""
    taken_back: int = 250
    """Choices that may be taken back from one seat in one game. What was taken back is played again, and told again, by
    whoever reads the log: a game in which somebody did so all evening stopped the house for a minute when it was
    loaded."""
    lines: int = 2_000
    """Lines of a log that come from one person besides their choices; chat, too."""
    history: float = 1_000.0
    """Items of games that have happened already, a second per address: whoever comes back says how much they have read.
    Bursts of 20 times as many are fine."""
    reading: float = 0.1
    """Seconds of work, a second per address, to tell games again: moments, stories, logs. One in which hundreds of
    choices were taken back takes long to play. Bursts of 100 times as many are fine."""
    connections: int = 256
    """Connections per address, sockets among them."""
    sockets: int = 64
    """Sockets of those who play, per address."""
    spectators: int = 32
    """Sockets of those who only look on, per address: they take nothing from those who play."""
    watchers: int = 100
    """Sockets per table of those who only look on."""
    windows: int = 8
    """Sockets per seat; when another comes, the oldest is closed."""
    frames: float = 60.0
    """Frames of any kind a second per socket, pings and fragments too; bursts of five times as many are fine."""
    traffic: float = 65_536.0
    """Bytes a second per socket; bursts of four times as many are fine."""
    fragments: int = 16
    """Pieces of one message."""
    head: float = 10.0
    """Seconds for the head of a request."""
    body_time: float = 30.0
    """Seconds for its body."""
    unread: float = 30.0
    """Seconds for which an answer may wait without any of it being read."""
    body: int = 16 * 524_288
    """Bytes of a body after which the connection is cut: what asks for less is answered with the reason."""
    chat: int = 300
    """Letters of one chat message."""
    chats: float = 0.5
    """Chat messages a second per seat."""
    cards: int = 524_288
    """Bytes of a card file that a table is to play with: an owner's whole box fits. Work limits protect the house."""
    card_bytes: float = 1_024.0
    """Bytes of new card files a second per address; bursts of 8,192 times as many are fine, which is 16 whole boxes."""
    hints: float = 0.2
    """Hints, and reviews of finished games, a second per seat; a burst of five is fine."""
    name: int = 30
    """Letters of a name."""


@dataclass(frozen=True)
class Retention:
    """Days for which something is kept; 0: for ever. A house that sets nothing deletes nothing unasked."""

    finished: float = 0.0
    """Tables that are over, or that nobody ever began, since their last line: with their log, for good."""
    chat: float = 0.0
    """What was said at tables that are over; the rest of their log stays."""
    guests: float = 0.0
    """People who were not seen, and have no game that goes on."""


@dataclass(frozen=True)
class Settings:
    """One server process."""

    db: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    secure: bool = False
    """Cookies only over TLS: set it behind a reverse proxy with TLS."""
    names: tuple[str, ...] = ()
    """Names by which people reach this house, besides localhost and plain addresses."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed; of nobody else's."""
    metrics: int | None = None
    """The port, on loopback, where figures for Prometheus are; None: nowhere."""
    access_log: bool = False
    """Whether every request is logged."""
    origins: tuple[str, ...] = ()
    """Origins besides our own host from which pages may call, such as a development server."""
    workers: int = 2
    """Processes in which bots think."""
    pause: float = 4.0
    """Seconds for which a live table pauses for everybody."""
    bot_pace: float = 1.5
    """Seconds a bot takes at a live table; a multiple of the tick."""
    tick: float = 0.5
    """Answers of bots come on this grid, so that how long one thought tells nothing."""
    order_pace: tuple[float, float] = (5.0, 45.0)
    """Seconds after which a standing order answers at a turn-by-turn table, at least and at most; drawn each time."""
    budget: float = 1.0
    """Seconds that a bot may think about a choice; one that takes longer is cut short."""
    deadline: float = 6.0
    """Seconds beyond its budget after which a process that thinks, and could not even be cut short, is ended."""
    share: float = 1.0
    """Seconds after which processes tell each other who has used much of a limit."""
    heartbeat: float = 10.0
    """Seconds between notes of who is here."""
    idle: float = 600.0
    """Seconds after which a table that nobody looks at is put away, to be loaded again when needed."""
    at_rest: int = 2_000
    """Tables that nobody looks at and that stay in memory for that time; of more, those that were asked for last."""
    limits: Limits = field(default_factory=Limits)
    retention: Retention = field(default_factory=Retention)
    web: Path | None = None
    """The folder of the built web table, if it is not the one in the package."""


def default_db() -> str:
    """The file in the user's data folder."""
    return f"sqlite:///{saves.folder() / 'tables.db'}"


def driver_url(url: str) -> str:
    """The URL as people write it, with the driver that we use."""
    scheme, found, rest = url.partition("://")
    if not found:
        raise BadRequest(
            f"'{scheme[:40]}' is no database URL; write sqlite:///file.db or postgresql://host/name."
        )
    scheme = scheme.split("+")[0].lower()
    if scheme == "sqlite":
        path = rest.removeprefix("/")
        if not path or path == ":memory:":
            raise BadRequest("Tables are kept in a file: write sqlite:///file.db.")
        return f"sqlite:///{os.path.expanduser(path)}"
    if scheme in ("postgresql", "postgres"):
        return f"postgresql+asyncpg://{rest}"
    raise BadRequest(
        f"There is no driver for '{scheme[:40]}'; use sqlite:///file.db or postgresql://host/name."
    )
