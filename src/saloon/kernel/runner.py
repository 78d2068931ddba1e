"""Games as learners step them: no log, no words, one seat asked at a time; many of them by one call."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from saloon.kernel.chance import Dice
from saloon.kernel.core import State, first_asked, menu_of, run
from saloon.kernel.menu import NOTHING, Menu
from saloon.kernel.observation import Encoder, Kept, Masks
from saloon.kernel.rules import Rules

RUNNING: Final = 0
OVER: Final = 1
CUT: Final = 2
WRONG: Final = 3


class Runner:
    """One game without a log, a choice at a time: what learners step. Whom is asked, and what is on offer."""

    def __init__(self, rules: Rules, encoder: Encoder, masks: Masks, state: State) -> None:
        self.rules: Rules = rules
        self.encoder: Encoder = encoder
        self.masks: Masks = masks
        self.state: State = state
        self.seat: int = -1
        """Whom the open question is put to; -1 when the game is over."""
        self.own: Menu = NOTHING
        self.side: Menu = NOTHING
        self.steps: int = 0
        self.kept: list[Kept] = []
        """By seat, what its next look at this game need not write anew; nothing before the first."""
        run(state)
        self._look()

    def _look(self) -> None:
        s = self.state
        fp: i64 = s.top
        if fp < 0:
            self.seat = -1
            self.own = NOTHING
            self.side = NOTHING
            return
        op = s.ops[s.stack[fp]]
        seat = first_asked(s, op, fp)
        self.seat = seat
        self.own = menu_of(s, op, fp, seat)
        self.side = self.rules.side(s, seat)

    @property
    def codes(self) -> list[int]:
        """What may be chosen: answers to the question, then side actions."""
        codes: list[int] = []
        menu = self.own
        size: i64 = menu.size()
        k: i64 = 0
        while k < size:
            codes.append(menu.nth(k))
            k += 1
        menu = self.side
        size = menu.size()
        k = 0
        while k < size:
            codes.append(menu.nth(k))
            k += 1
        return codes

    def offers(self, code: i64) -> bool:
        return self.own.holds(code) or self.side.holds(code)

    def step(self, code: i64) -> bool:
        """Choose for the seat that is asked; False if that is not on offer, and then nothing has happened."""
        if not self.offers(code):
            return False
        self.take(code)
        return True

    def take(self, code: i64) -> None:
        """Choose what is known to be on offer."""
        s = self.state
        fp: i64 = s.top
        if self.side is NOTHING or self.own.holds(code):
            s.ops[s.stack[fp]].choose(s, fp, self.seat, code)
        else:
            self.rules.take_side(s, self.seat, code)
        run(s)
        self.steps += 1
        self._look()

    def observation(self, seat: i64) -> bytes:
        out = BytesWriter()
        self.look(seat, out)
        return out.getvalue()

    def look(self, seat: i64, out: BytesWriter) -> None:
        """Add what a seat may know, as a row."""
        if not self.kept:
            self.kept = [self.encoder.kept() for _ in range(self.state.n)]
        self.encoder.write(self.state, seat, out, self.kept[seat])

    def mask(self) -> bytes:
        return self.masks.both(self.own, self.side)

    def clone(self) -> Runner:
        twin = Runner(self.rules, self.encoder, self.masks, self.state.clone())
        twin.steps = self.steps
        return twin


class Pool:
    """Many games, stepped by one call; a finished one begins anew with its next seed.

    What a call brings lies in rows of bytes, one game after the other: `observations`, `offered`, `seats`, `ended`.
    """

    def __init__(
        self,
        rules: Rules,
        encoder: Encoder,
        masks: Masks,
        players: int,
        options: dict[str, object],
        seeds: list[int],
        most: int,
    ) -> None:
        self.rules: Rules = rules
        self.encoder: Encoder = encoder
        self.masks: Masks = masks
        self.players: int = players
        self.options: dict[str, object] = options
        self.seeds: list[int] = seeds
        """Of each game the seed it was begun with; the next is this plus how many games there are."""
        self.most: int = most
        """Choices after which a game is cut off; 0 for never."""
        self.games: list[Runner] = [self._begun(seed) for seed in seeds]
        self.last: list[State] = [game.state for game in self.games]
        """Of each game the state it ended in, where `ended` says so."""
        self.stopped: list[int] = []
        """The games that ended by the last call, and their seats that were asked: game, seat, game, seat …"""
        self.seats: bytes = b""
        """Whom each game asks."""
        self.ended: bytes = b""
        """How each game ended by the last call: 0 for one that goes on; 1 over, 2 cut off, 3 no such choice."""
        self.observations: bytes = b""
        """What each seat that is asked may know."""
        self.offered: bytes = b""
        """Where the ones of the masks are, all masks one after the other, eight bytes each: most of a mask is 0."""
        # Where the rows are written: kept, since to grow them anew at every call costs as much as to fill them.
        self.seen: BytesWriter = BytesWriter()
        self.open: BytesWriter = BytesWriter()
        self._note(bytes(len(seeds)))

    def _begun(self, seed: int) -> Runner:
        state = self.rules.new_state(self.players, self.options, seed)
        return Runner(self.rules, self.encoder, self.masks, state)

    def resume(self, games: list[Runner], seeds: list[int], ended: bytes) -> None:
        """Go on with other games: those of a copy."""
        self.games = games
        self.seeds = seeds
        self.last = [game.state for game in games]
        self._note(ended)

    def drawn(self, dice: Dice) -> list[int]:
        """A code for every game, each that is on offer with the same chance."""
        codes: list[int] = []
        for game in self.games:
            mine = game.own.size()
            k = dice.roll(mine + game.side.size())
            codes.append(game.own.nth(k) if k < mine else game.side.nth(k - mine))
        return codes

    def plain(self, codes: list[object]) -> bool:
        """Whether these are ints of Python's own, a code each: then they need not be read as an array first."""
        if len(codes) != len(self.games):
            return False
        most = self.masks.count
        for code in codes:
            if not isinstance(code, int) or isinstance(code, bool) or code < 0 or code >= most:
                return False
        return True

    def wrong(self, codes: list[int]) -> int:
        """The first game that does not offer its code; -1 if all do."""
        for k in range(len(codes)):
            if not self.games[k].offers(codes[k]):
                return k
        return -1

    def step(self, codes: list[int], checked: bool) -> None:
        """One choice in every game; `checked`: all of them are known to be on offer (`wrong`)."""
        ended = BytesWriter()
        self.stopped = []
        for k in range(len(codes)):
            game = self.games[k]
            seat = game.seat
            how: i64 = RUNNING
            if checked:
                game.take(codes[k])
            elif not game.step(codes[k]):
                how = WRONG
            if game.seat < 0:
                how = OVER
            elif how == RUNNING and self.most and game.steps >= self.most:
                how = CUT
            if how != RUNNING:
                self.last[k] = game.state
                self.stopped.append(k)
                self.stopped.append(seat)
                self.seeds[k] += len(codes)
                self.games[k] = self._begun(self.seeds[k])
            ended.append(u8(how))
        self._note(ended.getvalue())

    def _note(self, ended: bytes) -> None:
        """Write the rows anew."""
        wide: i64 = self.masks.count
        start: i64 = 0
        seen, offered = self.seen, self.open
        seen.truncate(0)
        offered.truncate(0)
        seats = BytesWriter()
        for game in self.games:
            seat: i64 = game.seat
            seats.append(u8(seat))
            game.look(seat, seen)
            game.own.note(offered, start)
            game.side.note(offered, start)
            start += wide
        self.seats = seats.getvalue()
        self.ended = ended
        self.observations = seen.getvalue()
        self.offered = offered.getvalue()
