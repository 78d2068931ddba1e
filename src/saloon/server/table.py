"""A table in memory: its log, folded. Two processes that have read the same lines agree on everything here."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import msgspec

import saloon
from saloon import Game
from saloon.bots.faces import FACES
from saloon.errors import SaloonError
from saloon.games import rules_of
from saloon.language.words import words
from saloon.server.errors import OtherRelease, StorageFailed
from saloon.server.records import Deed, Line, Seat
from saloon.server.viewing import quiet_answer, turn_of

NEIGHBOURS = ("Nell", "Otto", "Mary", "Hank", "Ruth", "Cora", "Jeb", "Ida")
"""What bots are called when their level's own name is taken or there is none."""
KEYS = 64
"""Idempotency keys kept in memory; older ones are looked up."""
CHATS = 100
"""Chat messages kept in memory."""


class Chat(msgspec.Struct, frozen=True):
    """Something said at the table."""

    seat: int
    text: str
    at: float


class Table:
    """Seats, game and everything the players have agreed on, up to line `seq`."""

    def __init__(self, deed: Deed, seats: list[Seat]) -> None:
        self.deed = deed
        self.seats = seats
        self.seq = 0
        self.last_at = deed.created
        self.game: Game | None = None
        self.keys: OrderedDict[str, Line] = OrderedDict()
        self.chat: list[Chat] = []
        self.chats = 0
        """How many were ever said."""
        self.ended = False
        self.paused_at: float | None = None
        self.taken: dict[int, str] = {}
        """Seats of absent people, with the bot that plays for them."""
        self.conceded: set[int] = set()
        self.votes: dict[str, set[int]] = {}
        self.mutes: set[tuple[int, int]] = set()
        """Who does not want to read whom; told to nobody."""
        self.orders: dict[int, tuple[str, object]] = {}
        """Standing orders that are not just `ask`, each with the turn it was given in; told to nobody else."""
        self.hushed: set[int] = set()
        """Seats with a standing order that have passed at this call themselves."""
        self.hints: bool | None = None
        """Whether hints are given, if the host said so."""
        self.asked: dict[int, float] = {}
        """Who has an open question, and since when."""
        self.call = False
        """Whether silence is an answer to the open question: then it closes at `pause_until`."""
        self.pause_until = 0.0
        self.banks: list[float] = []
        self.lock = asyncio.Lock()

    @property
    def id(self) -> str:
        return self.deed.id

    @property
    def status(self) -> str:
        if self.ended:
            return "ended"
        if self.game is None:
            return "open"
        return "over" if self.game.decision is None else "running"

    @property
    def full(self) -> bool:
        """Whether the game can begin: it has not, and no human seat is free."""
        waits = any(seat.kind == "human" and seat.person is None for seat in self.seats)
        return self.game is None and not self.ended and not waits

    @property
    def live(self) -> bool:
        return self.deed.pace == "live"

    @property
    def windows(self) -> bool:
        """Whether anybody may act out of turn at this table, so that it pauses for everybody."""
        return self.deed.options.get("suspicion") == "live"

    @property
    def gives_hints(self) -> bool:
        """As the host said; otherwise where one person plays with nobody but bots."""
        return self.hints if self.hints is not None else sum(s.kind == "human" for s in self.seats) <= 1

    def seat(self, number: int) -> Seat | None:
        for seat in self.seats:
            if seat.seat == number:
                return seat
        return None

    def seat_of(self, person: str) -> Seat | None:
        for seat in self.seats:
            if seat.person == person:
                return seat
        return None

    def bot_of(self, number: int) -> str | None:
        """The bot that plays this seat now, if one does."""
        seat = self.seat(number)
        if seat is not None and seat.kind == "bot":
            return seat.bot
        return self.taken.get(number)

    def order_of(self, seat: int) -> str | None:
        """The standing order of a seat that is in force, if it has one."""
        order, turn = self.orders.get(seat, (None, None))
        if order == "not-this-turn" and self.game is not None and turn_of(self.game) != turn:
            return None
        return order

    def names(self, lang: str | None = None) -> list[str]:
        """What everyone is called, by seat; bots get names, and so does, in a language, a chair that nobody sits on."""
        given = {seat.name for seat in self.seats}
        names = []
        for seat in self.seats:
            name = seat.name or (bot_name(seat.bot, given) if seat.kind == "bot" else "")
            given.add(name)
            names.append(name)
        if lang is None:
            return names
        player = words(lang, self.deed.game).say
        return [name or player("player", number=k + 1) for k, name in enumerate(names)]

    def people(self) -> list[int]:
        """Seats whose person still plays."""
        return [s.seat for s in self.seats if s.kind == "human" and s.person and s.seat not in self.conceded]

    # Folding

    def fold(self, line: Line, pause: float) -> None:
        """Take a stored line in. `pause` is how long the table waits for everybody."""
        if line.seq != self.seq + 1:
            raise StorageFailed(f"Line {line.seq} of a table came after line {self.seq}.")
        try:
            FOLDS.get(line.kind, Table._nothing)(self, line)
        except SaloonError as error:
            raise OtherRelease(
                f"Line {line.seq} of this table cannot be played by this release ({type(error).__name__});"
                " the release that began the table can."
            ) from error
        self.seq = line.seq
        self.last_at = max(self.last_at, line.at)
        if line.key is not None:
            self.keys[line.key] = line
            while len(self.keys) > KEYS:
                self.keys.popitem(last=False)
        if line.kind in ("choice", "undo", "start"):
            self._ask(line, pause)

    def _nothing(self, line: Line) -> None:
        """A line that changes nothing here."""

    def _seats(self, line: Line) -> None:
        """The rows of the seats have changed; whoever folds reads them again. Votes on that seat are settled."""
        if line.seat is not None and line.word != "secret":
            self._forget_votes(line.seat)
            self.orders.pop(line.seat, None)
        if line.word == "forget":
            self.chat = [chat for chat in self.chat if chat.seat != line.seat]

    def _forget_votes(self, seat: int) -> None:
        """Votes on a seat, and of the one who sat there."""
        self.votes = {
            word: voters - {seat} for word, voters in self.votes.items() if not word.endswith(f" {seat}")
        }

    def _start(self, line: Line) -> None:
        deed = self.deed
        self.game = saloon.new(deed.game, int(line.word), deed.options, deed.seed, deed.salt)
        self.banks = [float(deed.clock.get("bank", 0.0))] * int(line.word)

    def _choice(self, line: Line) -> None:
        assert self.game is not None
        assert line.seat is not None
        self._charge(line)
        self.game.apply(line.seat, line.word)

    def _undo(self, line: Line) -> None:
        assert self.game is not None
        assert line.seat is not None
        self.game.undo(line.seat)

    def _charge(self, line: Line) -> None:
        """Take what the choice took from the seat's bank of time."""
        since = self.asked.get(line.seat) if line.seat is not None else None
        if since is None or not self.deed.clock.get("bank"):
            return
        used = max(0.0, line.at - max(since, self.pause_until))
        left = max(0.0, self.banks[line.seat or 0] - used)
        self.banks[line.seat or 0] = left + float(self.deed.clock.get("increment", 0.0))

    def _ask(self, line: Line, pause: float) -> None:
        """Note who is asked, since when, and whether the table pauses; from public facts and the log alone."""
        game = self.game
        assert game is not None
        self.hushed.clear()
        before = self.asked
        chose = line.seat if line.kind == "choice" else None
        self.asked = {
            d.seat: before[d.seat] if d.seat in before and d.seat != chose else line.at
            for d in game.decisions
        }
        if not self.windows:
            return
        was_call, was_open = self.call, self.open_window
        self.call = any(quiet_answer(game, seat) is not None for seat in self.asked)
        active = turn_of(game)[-1]  # who may act besides, but out of nobody's turn
        waiting = [seat for seat in game.seats if seat not in self.asked and seat != active]
        self.open_window = any(len(game.legal(seat)) for seat in waiting)
        if self.call:
            # Silent answers are stored when the call has closed; only what everyone sees opens it anew.
            if not was_call or not quiet_line(game, line):
                self.pause_until = line.at + pause
        elif self.open_window and not was_open and not was_call:
            self.pause_until = line.at + pause

    open_window = False
    """Whether somebody who is not asked could act."""

    def _pause(self, line: Line) -> None:
        self.paused_at = line.at

    def _resume(self, line: Line) -> None:
        if self.paused_at is not None:
            waited = line.at - self.paused_at
            self.asked = {seat: since + waited for seat, since in self.asked.items()}
            self.pause_until += waited
        self.paused_at = None

    def _concede(self, line: Line) -> None:
        assert line.seat is not None
        self.conceded.add(line.seat)
        self.taken[line.seat] = line.word
        still = [s.seat for s in self.seats if s.seat not in self.conceded]
        self.ended = len(still) <= 1 or not self.people()

    def _vote(self, line: Line) -> None:
        """Words are `end`, `replace 2`, `remove 2`, or `no`, which takes all votes of a seat back."""
        assert line.seat is not None
        if line.word == "no":
            for voters in self.votes.values():
                voters.discard(line.seat)
        else:
            self.votes.setdefault(line.word, set()).add(line.seat)

    def _chat(self, line: Line) -> None:
        assert line.seat is not None
        if not line.word:
            return  # said by somebody who has been deleted
        self.chats += 1
        self.chat.append(Chat(line.seat, line.word, line.at))
        del self.chat[:-CHATS]

    def _mute(self, line: Line) -> None:
        """Words are `mute 2` and `hear 2`."""
        what, _, other = line.word.partition(" ")
        pair = (line.seat if line.seat is not None else -1, int(other))
        self.mutes = self.mutes | {pair} if what == "mute" else self.mutes - {pair}

    def _order(self, line: Line) -> None:
        """Words are those of `protocol.Standing`, and `hush`: nothing shall be answered at this call."""
        assert line.seat is not None
        assert self.game is not None
        if line.word == "hush":
            self.hushed.add(line.seat)
        elif line.word == "ask":
            self.orders.pop(line.seat, None)
        else:
            self.orders[line.seat] = (line.word, turn_of(self.game))

    def _hints(self, line: Line) -> None:
        """Words are `on` and `off`."""
        self.hints = line.word == "on"

    def _bot(self, line: Line) -> None:
        assert line.seat is not None
        self.taken[line.seat] = line.word

    def _back(self, line: Line) -> None:
        if line.seat is not None and line.seat not in self.conceded:
            self.taken.pop(line.seat, None)
            self._forget_votes(line.seat)

    def _end(self, line: Line) -> None:
        self.ended = True


def bot_name(bot: str, taken: set[str]) -> str:
    """The first bot of a level at a table is called by that level's own name, without its nickname."""
    face = FACES.get(bot.partition(":")[0])
    own = [face.name.split()[-1]] if face is not None else []
    return next(name for name in (*own, *NEIGHBOURS) if name not in taken)


def quiet_line(game: Game, line: Line) -> bool:
    return line.kind == "choice" and game.rules.public_word(game.rules.code(line.word)) == ""


FOLDS: dict[str, Any] = {
    "seats": Table._seats,
    "start": Table._start,
    "choice": Table._choice,
    "undo": Table._undo,
    "pause": Table._pause,
    "resume": Table._resume,
    "concede": Table._concede,
    "vote": Table._vote,
    "chat": Table._chat,
    "mute": Table._mute,
    "order": Table._order,
    "hints": Table._hints,
    "bot": Table._bot,
    "back": Table._back,
    "end": Table._end,
}


def check_release(deed: Deed) -> None:
    """Whether this release plays the rules and cards that the table was begun with."""
    rules = rules_of(deed.game, deed.options)
    if rules.version != deed.rules or rules.catalogue != deed.catalogue:
        raise OtherRelease(
            f"This table plays rules version {deed.rules} of {deed.game}; this process has version {rules.version}."
            " The process of the release that began it serves it to its end."
        )
