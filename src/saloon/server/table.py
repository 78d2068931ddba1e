"""A table in memory: its log, folded. Two processes that have read the same lines agree on everything here."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import msgspec

import saloon
from saloon import Game, bots
from saloon.bots.faces import FACES
from saloon.errors import OtherRules, SaloonError
from saloon.language.words import words
from saloon.server.errors import OtherRelease, StorageFailed
from saloon.server.likeness import told_apart
from saloon.server.records import Line, Seat, TableRecord
from saloon.server.shapes import Chat, Happening, Kept, StoodIn
from saloon.server.viewing import Bookmark, quiet_answer, skip
from saloon.start import rules_of

NEIGHBOURS = ("Nell", "Otto", "Mary", "Hank", "Ruth", "Cora", "Jeb", "Ida")
"""What bots are called when their level's own name is taken or there is none."""
KEYS = 64
"""Idempotency keys kept in memory; older ones are looked up."""
CHATS = 100
"""Chat messages kept in memory."""


class Table:
    """Seats, game and everything the players have agreed on, up to line `seq`."""

    def __init__(self, record: TableRecord, seats: list[Seat]) -> None:
        self.record = record
        self.seats = seats
        self.seq = 0
        self.last_at = record.created
        self.game: Game | None = None
        self.keys: OrderedDict[str, Line] = OrderedDict()
        self.chat: list[Chat] = []
        self.chats = 0
        """How many were ever said."""
        self.speakers: list[str | None] = []
        """Who said each of these."""
        self.known: dict[str, str] = {}
        """What people are called who sit here or have sat here; of those who left before this process read the log,
        whoever folds looks it up."""
        self.ended = False
        self.paused_at: float | None = None
        self.taken: dict[int, str] = {}
        """Seats of absent people, with the bot that plays for them."""
        self.stood_in: dict[int, StoodIn] = {}
        """What those bots have done, until the owners take their seats back."""
        self.made_by: dict[int, str] = {}
        """Choices that were made in somebody's name, by their place in the journal: `bot` or `clock`."""
        self.happenings: list[Happening] = []
        self.doers: list[str | None] = []
        """To whom each of these happened, or who did it."""
        self.happened = 0
        """How many there ever were."""
        self.kept: dict[int, Kept] = {}
        self.withdrawn: set[int] = set()
        """Seats that took their last kept choice back themselves."""
        self.sessions: dict[str, int] = {}
        """How often each person here, and the host, has signed out of all devices; read with the seats."""
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
        self.shown_asked: dict[int, float] = {}
        """The same as everybody sees it: whoever has answered in secret still looks asked."""
        self.call = False
        """Whether silence is an answer to the open question: then it closes at `pause_until`."""
        self.pause_until = 0.0
        self.banks: list[float] = []
        self.times: list[list[tuple[float, float, float]]] = []
        """By seat, for each of its choices that stand: what was in its bank before, since when it was asked, and since
        when that was shown."""
        self.name_before: dict[int, str] = {}
        """What those were called who sat here before the last change of seats: whoever left has a name no more."""
        self._called: list[Seat] | None = None
        self._named: list[tuple[str, str, str]] = []
        self._names: dict[str | None, list[str]] = {}
        """What `names` answered while all were called so."""
        self.lines: dict[str, int] = {}
        """By whose they are, how many lines of the log are besides the game: the next one on a chair has none yet."""
        self.undone: dict[int, int] = {}
        """By seat, how many choices were taken back."""
        self.lock = asyncio.Lock()

    @property
    def id(self) -> str:
        return self.record.id

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
        return self.record.pace == "live"

    @property
    def windows(self) -> bool:
        """Whether anybody may act out of turn at this table, so that it pauses for everybody."""
        return self.record.options.get("suspicion") == "live"

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
        if order == "not-this-turn" and self.game is not None and self.game.turn != turn:
            return None
        return order

    def names(self, lang: str | None = None) -> list[str]:
        """What everyone is called, by seat; bots get names, and so does, in a language, a chair that nobody sits on."""
        if self._called is not self.seats:  # which are read from the database as a whole
            called = [(seat.kind, seat.name, seat.bot) for seat in self.seats]
            if called != self._named:
                self._named = called
                self._names = {}
            self._called = self.seats
        if lang not in self._names:
            self._names[lang] = self._name_all(lang)
        return self._names[lang]

    def _name_all(self, lang: str | None) -> list[str]:
        given = {seat.name for seat in self.seats}
        names = []
        for seat in self.seats:
            name = seat.name or (bot_name(seat.bot, given) if seat.kind == "bot" else "")
            given.add(name)
            names.append(name)
        names = told_apart(names)
        if lang is None:
            return names
        player = words(lang, self.record.game).say
        return [name or player("player", number=k + 1) for k, name in enumerate(names)]

    def called(self, person: str | None) -> str:
        """What somebody is or was called here; nothing if that is not known, or not any more."""
        for seat, name in zip(self.seats, self.names(), strict=True):
            if person is not None and seat.person == person:
                return name
        return self.known.get(person, "") if person is not None else ""

    def forget_names(self, still: set[str]) -> None:
        """Somebody has been deleted: nothing here names anybody but these and whoever sits here with a name."""
        named = {seat.person for seat in self.seats if seat.person is not None and seat.name} | still
        lost = {name for person, name in self.known.items() if person not in named}
        self.known = {person: name for person, name in self.known.items() if person in named}
        lost -= {*self.known.values(), *self.names()}
        for key, line in list(self.keys.items()):
            if line.kind == "chat" and line.person is not None and line.person not in named:
                del self.keys[key]
        self.happenings = [
            msgspec.structs.replace(one, name="")
            if one.name in lost or not (by is None or by in named)
            else one
            for one, by in zip(self.happenings, self.doers, strict=True)
        ]

    def hear(self, lines: list[Line]) -> None:
        """All that was said here, from the beginning."""
        self.chat, self.speakers = [], []
        for line in lines:
            self._hear(line)

    def _hear(self, line: Line) -> None:
        if not line.word:
            return  # said by somebody who has been deleted
        self.chat.append(
            Chat(self._chair(line.person, line.seat), line.word, line.at, self.called(line.person))
        )
        self.speakers.append(line.person)
        del self.chat[:-CHATS], self.speakers[:-CHATS]

    def _chair(self, person: str | None, seat: int | None) -> int | None:
        """Where somebody sits who said something from a seat; of old lines it is not known who said them."""
        if person is None:
            return seat
        mine = self.seat_of(person)
        return mine.seat if mine is not None else None

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
        self._note(line)
        if line.kind != "choice" and line.seat is not None:
            whose = line.person or str(line.seat)
            self.lines[whose] = self.lines.get(whose, 0) + 1

    def _note(self, line: Line) -> None:
        """Remember what everybody is told besides the game."""
        what = HAPPENINGS.get(line.kind, "")
        if line.kind == "seats":
            what = SEAT_HAPPENINGS.get(line.word, "")
        elif line.kind == "choice" and made_by(line) == "clock":
            what = "clock"
        if not what and line.kind not in ("seats", "start") and self.name_before:
            return
        names = dict(zip((seat.seat for seat in self.seats), self.names(), strict=True))
        if line.kind in ("seats", "start"):
            self._sat(names)
        if what and not (what == "left" and self.game is None):
            seat = line.seat
            name = self.called(line.person)
            if not name and seat is not None and line.word != "forget":
                name = names.get(seat, "") or self.name_before.get(seat, "")
            bot = line.word if line.kind in ("bot", "concede") else ""
            self.happened += 1
            self.happenings.append(Happening(line.at, what, seat, name, bot))
            self.doers.append(line.person)
            del self.happenings[:-CHATS], self.doers[:-CHATS]
        if line.kind in ("seats", "start") or not self.name_before:
            self.name_before = names

    def _sat(self, names: dict[int, str]) -> None:
        """Other people sit here, or elsewhere: what they said is still theirs."""
        self.known |= {seat.person: names[seat.seat] for seat in self.seats if seat.person is not None}
        self.chat = [
            msgspec.structs.replace(one, seat=self._chair(who, one.seat))
            for one, who in zip(self.chat, self.speakers, strict=True)
        ]

    def _nothing(self, line: Line) -> None:
        """A line that changes nothing here."""

    def _seats(self, line: Line) -> None:
        """The rows of the seats have changed; whoever folds reads them again. Votes on that seat are settled."""
        if line.seat is not None and line.word not in ("secret", "session"):
            self._forget_votes(line.seat)
            self.orders.pop(line.seat, None)
            self.kept.pop(line.seat, None)
            self.mutes = {pair for pair in self.mutes if line.seat not in pair}

    def _forget_votes(self, seat: int) -> None:
        """Votes on a seat, and of the one who sat there."""
        self.votes = {
            word: voters - {seat} for word, voters in self.votes.items() if not word.endswith(f" {seat}")
        }

    def _start(self, line: Line) -> None:
        record = self.record
        self.game = saloon.new(
            record.game,
            int(line.word),
            record.options,
            record.seed,
            record.salt,
            record.rules,
            record.catalogue,
        )
        self.banks = [float(record.clock.get("bank", 0.0))] * int(line.word)
        self.times = [[] for _ in self.banks]
        self.mutes = set()  # seats may have closed up: these were other people's

    def _choice(self, line: Line) -> None:
        assert self.game is not None
        assert line.seat is not None
        self._charge(line)
        by = made_by(line)
        if by == "clock" or (by == "bot" and line.seat in self.taken):
            self.made_by[len(self.game.journal.data)] = by
            if line.seat in self.stood_in:
                self.stood_in[line.seat].choices.append(line.word)
        self.kept.pop(line.seat, None)
        self.game.apply(line.seat, line.word)

    def _keep(self, line: Line) -> None:
        """A choice for after the pause; without a word, the kept one is given back."""
        assert line.seat is not None
        assert self.game is not None
        if line.word:
            key = (line.key or "").partition(":")[2].partition(":")[2]
            self.withdrawn.discard(line.seat)
            self.kept[line.seat] = Kept(key, line.word, skip(self.game, line.seat, Bookmark()))
        else:
            self.kept.pop(line.seat, None)
            if line.key:
                self.withdrawn.add(line.seat)

    def _undo(self, line: Line) -> None:
        assert self.game is not None
        assert line.seat is not None
        self.game.undo(line.seat)
        self.undone[line.seat] = self.undone.get(line.seat, 0) + 1
        if self.times[line.seat]:
            # As if it had not been made: to choose and take back neither adds to a bank nor stops its clock.
            bank, asked, shown = self.times[line.seat].pop()
            self.banks[line.seat], self.asked[line.seat], self.shown_asked[line.seat] = bank, asked, shown

    def _charge(self, line: Line) -> None:
        """Take what the choice took from the seat's bank of time. What is answered in secret is free: the bank is
        seen by all, and would tell who answered when."""
        if not self.record.clock.get("bank"):
            return
        seat = line.seat or 0
        since = self.asked.get(seat, line.at)
        self.times[seat].append((self.banks[seat], since, self.shown_asked.get(seat, since)))
        if seat not in self.asked or (self.game is not None and quiet_line(self.game, line)):
            return
        used = max(0.0, line.at - max(since, self.pause_until))
        self.banks[seat] = max(0.0, self.banks[seat] - used) + float(self.record.clock.get("increment", 0.0))

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
        looked = self.shown_asked
        loud = chose if chose is not None and not quiet_line(game, line) else None
        self.shown_asked = {
            seat: looked[seat] if seat in looked and seat != loud else line.at for seat in game.asked
        }
        if not self.windows:
            return
        was_call, was_open = self.call, self.open_window
        self.call = any(quiet_answer(game, seat) is not None for seat in self.asked)
        active = game.turn[-1]  # the active seat is not out of turn
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
            self.shown_asked = {seat: since + waited for seat, since in self.shown_asked.items()}
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
        if line.word:
            self.chats += 1
            self._hear(line)

    def _mute(self, line: Line) -> None:
        """Words are `mute 2` and `hear 2`."""
        what, _, other = line.word.partition(" ")
        pair = (line.seat if line.seat is not None else -1, int(other))
        self.mutes = self.mutes | {pair} if what == "mute" else self.mutes - {pair}

    def muted_by(self, seat: int) -> tuple[int, ...]:
        """The seats that this one does not want to read."""
        return tuple(sorted(other for one, other in self.mutes if one == seat)) if self.mutes else ()

    def _order(self, line: Line) -> None:
        """Words are those of `protocol.Standing`, and `hush`: nothing shall be answered at this call."""
        assert line.seat is not None
        assert self.game is not None
        if line.word == "hush":
            self.hushed.add(line.seat)
        elif line.word == "ask":
            self.orders.pop(line.seat, None)
        else:
            self.orders[line.seat] = (line.word, self.game.turn)

    def _hints(self, line: Line) -> None:
        """Words are `on` and `off`."""
        self.hints = line.word == "on"

    def _bot(self, line: Line) -> None:
        assert line.seat is not None
        self.taken[line.seat] = line.word
        self.kept.pop(line.seat, None)
        seen = skip(self.game, line.seat, Bookmark()) if self.game is not None else 0
        self.stood_in[line.seat] = StoodIn(line.word, line.at, seen)

    def _back(self, line: Line) -> None:
        if line.seat is not None and line.seat not in self.conceded:
            self.taken.pop(line.seat, None)
            self.stood_in.pop(line.seat, None)
            self._forget_votes(line.seat)

    def _end(self, line: Line) -> None:
        self.ended = True


def bot_name(bot: str, taken: set[str]) -> str:
    """The first bot of a level at a table is called by that level's own name, without its nickname."""
    face = FACES.get(bots.level_of(bot))
    own = [face.name.split()[-1]] if face is not None else []
    return next(name for name in (*own, *NEIGHBOURS) if name not in taken)


def made_by(line: Line) -> str:
    """`bot` or `clock`, if this choice was made in somebody's name; what an order answers is told to nobody."""
    who, _, key = (line.key or "").partition(":")
    kind = key.partition("-")[0] if who == "server" else ""
    return kind if kind in ("bot", "clock") else ""


HAPPENINGS = {
    "start": "started",
    "bot": "bot",
    "back": "back",
    "concede": "conceded",
    "pause": "paused",
    "resume": "resumed",
    "end": "ended",
}
SEAT_HAPPENINGS = {"sit": "sat", "leave": "left", "replace": "replaced", "forget": "gone", "ban": "gone"}


def quiet_line(game: Game, line: Line) -> bool:
    return line.kind == "choice" and game.rules.public_word(game.rules.code(line.word)) == ""


FOLDS: dict[str, Any] = {
    "seats": Table._seats,
    "start": Table._start,
    "choice": Table._choice,
    "keep": Table._keep,
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


def check_release(record: TableRecord) -> None:
    """Whether this release plays the rules and cards that the table was begun with."""
    try:
        rules = rules_of(record.game, record.options, None, record.rules, record.catalogue)
    except OtherRules as error:
        raise OtherRelease(f"{error} The process of the release that began the table serves it.") from None
    if rules.catalogue != record.catalogue:
        raise OtherRelease(
            f"This table of {record.game} is played with cards that this process does not have."
            " The process of the release that began it serves it to its end."
        )
