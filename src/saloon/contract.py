"""The contract: a game, its open questions, and what each seat may know of it.

The path of a choice: `Game.apply` asks the op on top of the stack for its menu, and if the choice is on it lets the op
choose and the engine run to the next question. Mutators have written events into the journal meanwhile; views and
events are read from state and journal for one seat at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, overload

from mypy_extensions import i64

from saloon.errors import CannotUndo, IllegalChoice, NoSuchSeat, Reason, shown, unspoken, whole
from saloon.kernel.core import ACTOR, Op, State, first_asked, menu_of, run, unasked
from saloon.kernel.journal import CHANCE, CHOICE, FIRST_EVENT, HEAD, UNDO, Journal
from saloon.kernel.menu import NOTHING, Listed, Menu
from saloon.kernel.rules import Rules
from saloon.languages import FIRST

SPECTATOR: Final = -1
KEEPER: Final = object()
"""Stands for the keeper of the game, who alone may read the whole log."""


EVERYBODY: Final = -1
"""The audience of a record whose secret fields are open to all, spectators too."""
MOST_CODES: Final = 1 << 31
"""Codes are small ints; a larger number is none."""


class Choices:
    """The words of a menu, made when read."""

    def __init__(self, rules: Rules, menu: Menu) -> None:
        self.rules: Rules = rules
        self.menu: Menu = menu

    def __len__(self) -> int:
        return self.menu.size()

    @overload
    def __getitem__(self, i: int) -> str: ...
    @overload
    def __getitem__(self, i: slice) -> list[str]: ...
    def __getitem__(self, i: int | slice) -> str | list[str]:
        if not isinstance(i, int):
            return [self.rules.word(code) for code in self.menu[i]]
        return self.rules.word(self.menu[i])

    def __reversed__(self) -> Iterator[str]:
        return reversed(list(self))

    def __iter__(self) -> Iterator[str]:
        return iter([self.rules.word(code) for code in self.menu])

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self.menu.holds(self.rules.code(word))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (list, tuple, Choices)) and list(self) == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(list(self))


class Decision:
    """An open question: whom it is put to, of which kind, and what may be answered."""

    def __init__(self, rules: Rules, state: State, seat: int, kind: str, menu: Menu) -> None:
        self.rules: Rules = rules
        self.state: State = state
        self.seat: int = seat
        self.kind: str = kind
        self.codes: Menu = menu

    @property
    def choices(self) -> Choices:
        return Choices(self.rules, self.codes)

    def prompt(self, lang: str = FIRST) -> str:
        """The question in words; just its kind where Fluent, which says them, is not installed."""
        try:
            from saloon.language.words import words
        except ModuleNotFoundError:
            return self.kind
        view: dict[str, Any] = self.rules.view(self.state, self.seat)
        return words(lang, self.rules.name, view["options"]).ask(view)

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.kind}, {len(self.codes)} choices>"


class Events:
    """A stretch of the journal as one seat may read it: a sequence of plain data, made when read."""

    def __init__(self, rules: Rules, journal: Journal, start: int, stop: int, seat: int) -> None:
        self.rules: Rules = rules
        self.data: list[int] = journal.data
        self.start: int = start
        self.stop: int = stop
        self.seat: int = seat
        self.made: list[dict[str, object]] | None = None

    def all(self) -> list[dict[str, object]]:
        made = self.made
        if made is None:
            made = []
            at: i64 = self.start
            stop: i64 = self.stop
            while at < stop:
                kind: i64 = self.data[at]
                if kind > UNDO or (kind == UNDO and may_read_undo(self.data[at + 1], self.seat)):
                    made.append(event_at(self.rules, self.data, at, self.seat))
                at += HEAD + self.data[at + 2]
            self.made = made
        return made

    def __len__(self) -> int:
        return len(self.all())

    def __getitem__(self, i: int) -> dict[str, object]:
        return self.all()[i]

    def __iter__(self) -> Iterator[dict[str, object]]:
        return iter(self.all())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (list, tuple, Events)) and self.all() == list(other)

    def __hash__(self) -> int:
        return id(self)

    def __repr__(self) -> str:
        return repr(self.all())


def event_at(rules: Rules, data: list[int], at: i64, seat: i64) -> dict[str, object]:
    """The event that begins at a place of the journal, as one seat may read it."""
    kind = rules.kinds[data[at]]
    audience: i64 = data[at + 1]
    told = kind.open or audience == EVERYBODY or (seat >= 0 and ((audience >> seat) & 1) == 1)
    event: dict[str, object] = {"kind": kind.name}
    for k in range(len(kind.fields)):
        hidden = not told and kind.secret[k]
        event[kind.fields[k]] = None if hidden else rules.plain(kind.types[k], data[at + HEAD + k])
    return event


def open_to_all(rules: Rules, data: list[int], at: i64) -> bool:
    """Whether everybody reads the event at a place of the journal alike."""
    return rules.kinds[data[at]].open or data[at + 1] == EVERYBODY


def may_read_undo(audience: i64, seat: i64) -> bool:
    """An undo has an audience only if the choice it takes back was shown to nobody."""
    return audience == 0 or (seat >= 0 and ((audience >> seat) & 1) == 1)


class Game:
    """One game, from its set-up to its end. Make one with `saloon.new`, `replay`, `position` or `determinize`."""

    def __init__(
        self,
        rules: Rules,
        origin: State,
        options: dict[str, object],
        seed: int,
        salt: str,
        from_position: bool,
        like: Game | None = None,
    ) -> None:
        """A game that begins at `origin`; with `like`, that game again as it stands."""
        self.rules: Rules = rules
        self.origin: State = origin
        """The state before the first thing happened; never played on."""
        self.options: dict[str, object] = options
        self.seed: int = seed
        self.salt: str = salt
        """128 random bits in hex: keeps the commitment from giving a small seed away."""
        self.from_position: bool = from_position
        self.lent: bool = like is not None
        """The journal is shared with a clone: copy it before writing."""
        self.step: int = 0 if like is None else like.step
        """Choices and undos so far."""
        self.state: State = origin.clone() if like is None else like.state.clone()
        if like is None:
            self.state.journal = Journal([])
            run(self.state)
        else:
            self.state.journal = like.state.journal

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(range(self.state.n))

    @property
    def journal(self) -> Journal:
        journal = self.state.journal
        assert journal is not None
        return journal

    # Questions

    @property
    def unasked(self) -> tuple[str, ...]:
        """Kinds of the questions before the first one that was asked: the game went past them by itself.

        Nobody had a choice there: nothing to use, nobody to suspect, one thing to do. A position that was laid out at
        one moment and asks at a later one says here what lies between.
        """
        return tuple(unasked(self.origin))

    @property
    def decision(self) -> Decision | None:
        s = self.state
        fp = s.top
        if fp < 0:
            return None
        op = s.ops[s.stack[fp]]
        seat = first_asked(s, op, fp)
        menu = menu_of(s, op, fp, seat)
        if op.asked(s, fp) == 1 << seat:
            s.ready = menu  # whoever chooses next need not work it out again
        return Decision(self.rules, s, seat, op.kind, menu)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        s = self.state
        if s.top < 0:
            return ()
        fp: i64 = s.top
        op = s.ops[s.stack[fp]]
        mask = op.asked(s, fp)
        first: i64 = s.stack[fp + ACTOR]
        out: list[Decision] = []
        for turn in range(s.n):
            seat: i64 = (first + turn) % s.n
            if (mask >> seat) & 1:
                out.append(Decision(self.rules, s, seat, op.kind, menu_of(s, op, fp, seat)))
        return tuple(out)

    def legal(self, seat: object) -> Choices:
        """What this seat can choose now: answers to its own question, and its side actions."""
        me = self._seat(seat)
        own = self._menu(me)
        side = self.rules.side(self.state, me) if self.state.top >= 0 else NOTHING
        if not len(side):
            return Choices(self.rules, own)
        return Choices(self.rules, Listed(list(own) + list(side)))

    def _menu(self, seat: i64) -> Menu:
        s = self.state
        if s.top < 0:
            return NOTHING
        fp: i64 = s.top
        op = s.ops[s.stack[fp]]
        if not (op.asked(s, fp) >> seat) & 1:
            return NOTHING
        return menu_of(s, op, fp, seat)

    # Moves

    @overload
    def apply(self, seat: int, choice: str) -> Events: ...
    @overload
    def apply(self, seat: int, choice: int) -> Events: ...
    def apply(self, seat: object, choice: object) -> Events:
        """Make a choice, a word or a code, for a seat; answers with what everyone may see of what happened."""
        if not isinstance(seat, int) or isinstance(seat, bool):
            found = whole(seat)
            if found is None:
                raise self._no_seat(seat)
            return self.apply(found, choice)  # type: ignore[call-overload,no-any-return]
        code = self._code(choice)
        s = self.state
        players: int = s.n  # compiled, an int of any size compares with another, not with an i64
        if code < 0 or seat < 0 or seat >= players or s.top < 0:
            raise self._illegal(seat, choice, code)
        me: i64 = seat
        number: i64 = code
        fp: i64 = s.top
        op = s.ops[s.stack[fp]]
        mine = ((op.asked(s, fp) >> me) & 1) == 1 and menu_of(s, op, fp, me).holds(number)
        if not mine and not self.rules.side(s, seat).holds(code):
            raise self._illegal(seat, choice, code)
        journal = self._writable()
        start = len(journal.data)
        journal.add2(CHOICE, 0, me, number)
        self.step += 1
        if mine:
            op.choose(s, fp, me, number)
        else:
            self.rules.take_side(s, seat, code)
        run(s)
        return Events(self.rules, journal, start, len(journal.data), SPECTATOR)

    def _code(self, choice: object) -> int:
        if isinstance(choice, str):
            return self.rules.code(choice)
        # Anything from the wire may come here: True is no code, nor is what no small int can hold.
        if isinstance(choice, int) and not isinstance(choice, bool) and 0 <= choice < MOST_CODES:
            return choice
        if not isinstance(choice, int):
            found = whole(choice)
            if found is not None and 0 <= found < MOST_CODES:
                return found
        return -1

    def _writable(self) -> Journal:
        journal = self.journal
        if self.lent:
            journal = journal.copy()
            self.state.journal = journal
            self.lent = False
        return journal

    def _no_seat(self, seat: object) -> NoSuchSeat:
        return NoSuchSeat(f"There is no seat {shown(seat)}; seats are 0 to {self.state.n - 1}.")

    def _illegal(self, seat: int, choice: object, code: int) -> IllegalChoice | NoSuchSeat:
        s = self.state
        players: int = s.n
        if seat < 0 or seat >= players:
            return self._no_seat(seat)
        possible = self.legal(seat)
        word = choice if isinstance(choice, str) else self.rules.word(code) if code >= 0 else shown(choice)
        asked = [d.seat for d in self.decisions]
        if s.top < 0:
            reason = Reason("illegal-over")
        elif code < 0 or self.rules.code(self.rules.word(code)) != code:
            reason = Reason("illegal-unknown", choice=word)
        elif not len(possible):
            reason = Reason("illegal-unasked", seat=seat)
            if not self._quiet():
                others = [str(a) for a in asked]
                reason = Reason("illegal-unasked-but", seat=seat, asked=others, count=len(asked))
            because = self.rules.why_unasked(s, seat, code)
            if because is not None:
                reason = Reason("illegal-besides", first=reason, why=because)
        else:
            reason = Reason("illegal", seat=seat, choice=word, why=self.rules.why_not(s, seat, code))
        try:
            from saloon.language.words import words_for
        except ModuleNotFoundError:  # the engine alone has no sentences
            return IllegalChoice(unspoken(reason), unspoken(reason), reason, possible)
        english = words_for(self, FIRST)
        return IllegalChoice(english.refusal(reason, possible), english.because(reason), reason, possible)

    def _quiet(self) -> bool:
        """An answer to the open question is shown to nobody; then neither is who still has to give one."""
        for decision in self.decisions:
            for code in decision.codes:
                if self.rules.public_word(code) == "":
                    return True
        return False

    def undo(self, seat: object) -> Events:
        """Take back the seat's own last choice; raises CannotUndo, with the reason, once that would undo knowledge."""
        me = self._seat(seat)
        made = self.choices_made()
        dropped = self._undoable(me, made)
        state = self.origin.clone()
        run(state)
        for k in range(len(made)):
            if k != dropped:
                replayed(state, self.rules, made[k][1], made[k][2])
        journal = self._writable()
        start = len(journal.data)
        # To take back what nobody was shown is shown to nobody either, unless something came of it.
        hidden = self._unseen(made[dropped][2]) and not self._followed(made[dropped][0])
        journal.add1(UNDO, 1 << me if hidden else 0, me)
        state.journal = journal
        self.state = state
        self.step += 1
        return Events(self.rules, journal, start, len(journal.data), SPECTATOR)

    def choices_made(self) -> list[tuple[int, int, int]]:
        """The choices that stand, each as (place in the journal, seat, code)."""
        made: list[tuple[int, int, int]] = []
        data = self.journal.data
        at = 0
        while at < len(data):
            if data[at] == CHOICE:
                made.append((at, data[at + HEAD], data[at + HEAD + 1]))
            elif data[at] == UNDO:
                del made[last_of(made, data[at + HEAD])]
            at += HEAD + data[at + 2]
        return made

    def _unseen(self, code: int) -> bool:
        """A choice of which the others see nothing, such as a pass at a last call."""
        return self.rules.public_word(code) == ""

    def _followed(self, at: int) -> bool:
        """Whether anything but more unseen choices came after a record of the journal."""
        data = self.journal.data
        at += HEAD + data[at + 2]
        while at < len(data):
            if data[at] != CHOICE or not self._unseen(data[at + HEAD + 1]):
                return True
            at += HEAD + data[at + 2]
        return False

    def _no_undo(self, reason: Reason) -> CannotUndo:
        try:
            from saloon.language.words import words_for
        except ModuleNotFoundError:
            return CannotUndo(unspoken(reason), reason)
        return CannotUndo(words_for(self, FIRST).because(reason), reason)

    def _undoable(self, seat: int, made: list[tuple[int, int, int]]) -> int:
        """Which of the choices made a seat may take back; raises CannotUndo."""
        k = last_of(made, seat)
        mine_unseen = k >= 0 and self._unseen(made[k][2]) and not self._followed(made[k][0])
        if self._quiet() and not mine_unseen:
            # Any other answer would tell who has already let the call go by.
            raise self._no_undo(Reason("undo-call"))
        if k < 0:
            raise self._no_undo(Reason("undo-nothing", seat=seat))
        if not mine_unseen and k < len(made) - 1:
            last = made[len(made) - 1]
            if self._unseen(last[2]):
                raise self._no_undo(Reason("undo-acted-unseen", seat=seat))
            raise self._no_undo(Reason("undo-acted", seat=seat, other=last[1]))
        data = self.journal.data
        at = made[k][0]
        while at < len(data):
            kind = data[at]
            if kind == CHANCE:
                raise self._no_undo(Reason("undo-chance", seat=seat))
            if kind >= FIRST_EVENT and (self.rules.kinds[kind].shows or data[at + 1] == EVERYBODY):
                raise self._no_undo(Reason("undo-shown", seat=seat, what=self.rules.kinds[kind].name))
            at += HEAD + data[at + 2]
        if self.state.top < 0:
            raise self._no_undo(Reason("undo-over"))
        return k

    # What may be known

    def view(self, seat: object) -> dict[str, object]:
        """What that seat may know now (None: a spectator), as plain data."""
        return self.rules.view(self.state, SPECTATOR if seat is None else self._seat(seat))

    def events(self, seat: object, since: int = 0) -> list[dict[str, object]]:
        """The events of the whole game as that seat may read them, from number `since` on."""
        journal = self.journal
        viewer = SPECTATOR if seat is None else self._seat(seat)
        return Events(self.rules, journal, 0, len(journal.data), viewer).all()[since:]

    @property
    def asked(self) -> list[int]:
        """The seats that everybody sees asked; one that has answered in secret still looks so."""
        return self.rules.asked(self.state)

    @property
    def turn(self) -> tuple[int, ...]:
        """Which turn it is, as everybody sees it; the seat whose turn it is comes last, -1 if there is none."""
        return self.rules.turn(self.state)

    @property
    def result(self) -> dict[str, object] | None:
        """Winners and scores once the game is over."""
        return None if self.state.top >= 0 else self.rules.result(self.state)

    def notation(self, seat: object = KEEPER) -> str:
        """The log. Without argument it is the keeper's; with a seat (None: a spectator) it is what may leave."""
        from saloon.language import notation

        if seat is KEEPER:
            return notation.write(self, KEEPER)
        return notation.write(self, None if seat is None else self._seat(seat))

    # Copies

    def clone(self) -> Game:
        """The same game again, to be played on apart. The log is shared until one of the two is written to."""
        self.lent = True
        return Game(self.rules, self.origin, self.options, self.seed, self.salt, self.from_position, self)

    def _seat(self, seat: object) -> int:
        """A seat of this game. Anything else is refused in the same words; compiled, an `int` would raise TypeError."""
        players: int = self.state.n
        found = whole(seat)
        if found is None or found < 0 or found >= players:
            raise self._no_seat(seat)
        return found

    def __reduce__(self) -> tuple[object, tuple[str]]:
        from saloon import replay

        return replay, (self.notation(),)

    def __repr__(self) -> str:
        return f"<{self.rules.name}, {self.state.n} players, step {self.step}>"


def last_of(made: list[tuple[int, int, int]], seat: int) -> int:
    """The place of a seat's last choice among those made, -1 if it made none."""
    k = len(made) - 1
    while k >= 0 and made[k][1] != seat:
        k -= 1
    return k


def replayed(s: State, rules: Rules, seat: i64, code: i64) -> None:
    """Make a choice that is known to have been legal."""
    fp: i64 = s.top
    op: Op = s.ops[s.stack[fp]]
    if ((op.asked(s, fp) >> seat) & 1) == 1 and menu_of(s, op, fp, seat).holds(code):
        op.choose(s, fp, seat, code)
    else:
        rules.take_side(s, seat, code)
    run(s)
