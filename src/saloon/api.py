"""The contract: a game, its open questions, and what each seat may know of it.

The path of a choice: `Game.apply` asks the op on top of the stack for its menu, and if the choice is on it lets the op
choose and the engine run to the next question. Mutators have written events into the journal meanwhile; views and
events are read from state and journal for one seat at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from mypy_extensions import i64

from saloon.errors import CannotUndo, IllegalChoice, NoSuchSeat
from saloon.kernel.core import ACTOR, STRIDE, Op, State, first_asked, run
from saloon.kernel.journal import CHANCE, CHOICE, FIRST_EVENT, HEAD, UNDO, Journal
from saloon.kernel.menu import NOTHING, Listed, Menu
from saloon.kernel.rules import Rules

SPECTATOR: Final = -1
KEEPER: Final = object()
"""Stands for the keeper of the game, who alone may read the whole log."""


class Choices:
    """The words of a menu, made when read."""

    def __init__(self, rules: Rules, menu: Menu) -> None:
        self.rules: Rules = rules
        self.menu: Menu = menu

    def __len__(self) -> int:
        return self.menu.size()

    def __getitem__(self, i: int) -> str:
        return self.rules.word(self.menu[i])

    def __iter__(self) -> Iterator[str]:
        return iter([self.rules.word(code) for code in self.menu])

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and self.menu.holds(self.rules.code(word))

    def __eq__(self, other: object) -> bool:
        return list(self) == list(cast(list[str], other))

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

    def prompt(self, lang: str = "en") -> str:
        """The question in words."""
        return self.rules.prompt(self.state, self.seat, self.kind, lang)

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
                if kind >= UNDO:
                    made.append(self._event(kind, at))
                at += HEAD + self.data[at + 2]
            self.made = made
        return made

    def _event(self, number: i64, at: i64) -> dict[str, object]:
        kind = self.rules.kinds[number]
        audience: i64 = self.data[at + 1]
        seat: i64 = self.seat
        told = seat >= 0 and ((audience >> seat) & 1) == 1
        event: dict[str, object] = {"kind": kind.name}
        for k in range(len(kind.fields)):
            value = self.data[at + HEAD + k]
            hidden = kind.secret[k] and not told
            event[kind.fields[k]] = None if hidden else self.rules.plain(kind.types[k], value)
        return event

    def __len__(self) -> int:
        return len(self.all())

    def __getitem__(self, i: int) -> dict[str, object]:
        return self.all()[i]

    def __iter__(self) -> Iterator[dict[str, object]]:
        return iter(self.all())

    def __eq__(self, other: object) -> bool:
        return self.all() == list(cast(list[dict[str, object]], other))

    def __hash__(self) -> int:
        return id(self)

    def __repr__(self) -> str:
        return repr(self.all())


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
    def decision(self) -> Decision | None:
        s = self.state
        stack = s.stack
        if not stack:
            return None
        fp: i64 = len(stack) - STRIDE
        op = s.ops[stack[fp]]
        seat = first_asked(s, op, fp)
        return Decision(self.rules, s, seat, op.kind, op.menu(s, fp, seat))

    @property
    def decisions(self) -> tuple[Decision, ...]:
        s = self.state
        if not s.stack:
            return ()
        fp: i64 = len(s.stack) - STRIDE
        op = s.ops[s.stack[fp]]
        mask = op.asked(s, fp)
        first: i64 = s.stack[fp + ACTOR]
        out: list[Decision] = []
        for turn in range(s.n):
            seat: i64 = (first + turn) % s.n
            if (mask >> seat) & 1:
                out.append(Decision(self.rules, s, seat, op.kind, op.menu(s, fp, seat)))
        return tuple(out)

    def legal(self, seat: int) -> Choices:
        """What this seat can choose now: answers to its own question, and its side actions."""
        self._check_seat(seat)
        own = self._menu(seat)
        side = self.rules.side(self.state, seat) if self.state.stack else NOTHING
        if not len(side):
            return Choices(self.rules, own)
        return Choices(self.rules, Listed(list(own) + list(side)))

    def _menu(self, seat: i64) -> Menu:
        s = self.state
        if not s.stack:
            return NOTHING
        fp: i64 = len(s.stack) - STRIDE
        op = s.ops[s.stack[fp]]
        if not (op.asked(s, fp) >> seat) & 1:
            return NOTHING
        return op.menu(s, fp, seat)

    # Moves

    def apply(self, seat: int, choice: int | str) -> Events:
        """Make a choice for a seat; answers with what everyone may see of what happened."""
        code = choice if isinstance(choice, int) else self.rules.code(choice)
        s = self.state
        if seat < 0 or seat >= s.n or not s.stack:
            raise self._illegal(seat, choice, code)
        fp: i64 = len(s.stack) - STRIDE
        op = s.ops[s.stack[fp]]
        mine = ((op.asked(s, fp) >> seat) & 1) == 1 and op.menu(s, fp, seat).holds(code)
        if not mine and not self.rules.side(s, seat).holds(code):
            raise self._illegal(seat, choice, code)
        journal = self._writable()
        start = len(journal.data)
        journal.add2(CHOICE, 0, seat, code)
        self.step += 1
        if mine:
            op.choose(s, fp, seat, code)
        else:
            self.rules.take_side(s, seat, code)
        run(s)
        return Events(self.rules, journal, start, len(journal.data), SPECTATOR)

    def _writable(self) -> Journal:
        journal = self.journal
        if self.lent:
            journal = journal.copy()
            self.state.journal = journal
            self.lent = False
        return journal

    def _illegal(self, seat: int, choice: int | str, code: int) -> IllegalChoice | NoSuchSeat:
        s = self.state
        if seat < 0 or seat >= s.n:
            return NoSuchSeat(f"There is no seat {seat}; seats are 0 to {s.n - 1}.")
        possible = self.legal(seat)
        word = choice if isinstance(choice, str) else self.rules.word(code) if code >= 0 else str(code)
        asked = [d.seat for d in self.decisions]
        if not s.stack:
            why = "The game is over."
        elif code < 0:
            why = f"'{word}' is not a choice of this game."
        elif not len(possible):
            who = " and ".join([f"seat {a}" for a in asked])
            why = f"Seat {seat} is not asked anything now; {who} is."
        else:
            why = f"Seat {seat} cannot choose '{word}': {self.rules.why_not(s, seat, code)}."
        return IllegalChoice(why, possible)

    def undo(self, seat: int) -> Events:
        """Take back the seat's own last choice; raises CannotUndo, with the reason, once that would undo knowledge."""
        self._check_seat(seat)
        made = self.choices_made()
        self._check_undo(seat, made)
        state = self.origin.clone()
        run(state)
        for k in range(len(made) - 1):
            replayed(state, self.rules, made[k][1], made[k][2])
        journal = self._writable()
        start = len(journal.data)
        journal.add1(UNDO, 0, seat)
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
                made.pop()
            at += HEAD + data[at + 2]
        return made

    def _check_undo(self, seat: int, made: list[tuple[int, int, int]]) -> None:
        if not [1 for choice in made if choice[1] == seat]:
            raise CannotUndo(f"Seat {seat} has made no choice yet.")
        last = made[len(made) - 1]
        if last[1] != seat:
            raise CannotUndo(f"Seat {last[1]} has acted since seat {seat}'s last choice.")
        data = self.journal.data
        at = last[0]
        while at < len(data):
            kind = data[at]
            if kind == CHANCE:
                raise CannotUndo(f"Chance was drawn since seat {seat}'s last choice.")
            if kind >= FIRST_EVENT and self.rules.kinds[kind].shows:
                raise CannotUndo(
                    f"Something hidden was shown since seat {seat}'s last choice ({self.rules.kinds[kind].name})."
                )
            at += HEAD + data[at + 2]

    # What may be known

    def view(self, seat: int | None) -> dict[str, object]:
        """What that seat may know now (None: a spectator), as plain data."""
        if seat is None:
            return self.rules.view(self.state, SPECTATOR)
        self._check_seat(seat)
        return self.rules.view(self.state, seat)

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, object]]:
        """The events of the whole game as that seat may read them, from number `since` on."""
        if seat is not None:
            self._check_seat(seat)
        journal = self.journal
        viewer = SPECTATOR if seat is None else seat
        return Events(self.rules, journal, 0, len(journal.data), viewer).all()[since:]

    @property
    def result(self) -> dict[str, object] | None:
        """Winners and scores once the game is over."""
        return None if self.state.stack else self.rules.result(self.state)

    def notation(self, seat: object = KEEPER) -> str:
        """The log. Without argument it is the keeper's; with a seat (None: a spectator) it is what may leave."""
        from saloon.language import notation

        if seat is KEEPER:
            return notation.write(self, KEEPER)
        if seat is not None:
            self._check_seat(cast(int, seat))
        return notation.write(self, seat)

    # Copies

    def clone(self) -> Game:
        """The same game again, to be played on apart. The log is shared until one of the two is written to."""
        self.lent = True
        return Game(self.rules, self.origin, self.options, self.seed, self.salt, self.from_position, self)

    def _check_seat(self, seat: int) -> None:
        if not isinstance(seat, int) or seat < 0 or seat >= self.state.n:
            raise NoSuchSeat(f"There is no seat {seat}; seats are 0 to {self.state.n - 1}.")

    def __reduce__(self) -> tuple[object, tuple[str]]:
        from saloon import replay

        return replay, (self.notation(),)

    def __repr__(self) -> str:
        return f"<{self.rules.name}, {self.state.n} players, step {self.step}>"


def replayed(s: State, rules: Rules, seat: i64, code: i64) -> None:
    """Make a choice that is known to have been legal."""
    fp: i64 = len(s.stack) - STRIDE
    op: Op = s.ops[s.stack[fp]]
    if ((op.asked(s, fp) >> seat) & 1) == 1 and op.menu(s, fp, seat).holds(code):
        op.choose(s, fp, seat, code)
    else:
        rules.take_side(s, seat, code)
    run(s)
