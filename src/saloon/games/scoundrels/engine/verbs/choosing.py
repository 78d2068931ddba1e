"""What opponents are put to: each chooses one of two things (A30)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.errors import Reason
from saloon.games.scoundrels import rows
from saloon.games.scoundrels.engine import choices as c
from saloon.games.scoundrels.engine import events as e
from saloon.games.scoundrels.engine import mutators as m
from saloon.games.scoundrels.engine.ability import Act
from saloon.games.scoundrels.engine.flow.debts import gain
from saloon.games.scoundrels.engine.flow.using import offered, owes
from saloon.games.scoundrels.engine.names import LOWEST, NOBODY, PLACES
from saloon.games.scoundrels.engine.reading import Node, Verbs, how_many, meant
from saloon.games.scoundrels.engine.state import Ability, Appraiser, ScoundrelsState
from saloon.games.scoundrels.engine.verbs.henchmen import FIRST_SUSPECT
from saloon.kernel.core import ACTOR, ARG, CALL, DONE, PC, SOURCE, WAIT, State, push
from saloon.kernel.menu import Menu


class Choice:
    """One of the two things an opponent can be put to."""

    def __init__(self, kind: int, amount: int) -> None:
        self.kind: i64 = kind
        self.amount: i64 = amount

    def open_to(self, s: ScoundrelsState, seat: i64) -> bool:
        if self.kind == c.SEND_TO_JAIL:
            return s.free[seat] > 0
        if self.kind == c.GIVE_MONEY:
            return s.affords(seat, self.amount)
        if self.kind == c.TAKE_DEBT:
            return s.room(seat) >= self.amount
        if self.kind == c.DISCARD_ONE:
            return len(s.recruits) > 0 if seat == s.enemy else s.scoundrels_of(seat) > 0
        return not s.box.changes.chooses_the_possible or s.reputation[seat] - self.amount >= LOWEST


class OpponentsChoose(Ability):
    """Each opponent in turn, clockwise from you; the argument counts how many have had theirs. You answer for an enemy.

    The place is 1 while an opponent who chose jail may put a henchman on the current card first; if then nobody is
    left to go to jail, it is the other option (T75).
    """

    kind = "choose"

    def __init__(self, one: Choice, other: Choice) -> None:
        super().__init__()
        self.one: Choice = one
        self.other: Choice = other

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        for seat in range(s.sides):
            if seat != me and (self.one.open_to(s, seat) or self.other.open_to(s, seat)):
                return True
        return False

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        asked: i64 = s.stack[fp + ARG]
        if asked >= s.sides - 1:
            return DONE
        seat = self.victim(s, fp)
        codes = self.codes(s, seat)
        if s.stack[fp + PC]:
            s.stack[fp + PC] = 0
            s.stack[fp + ARG] = asked + 1
            if s.free[seat] > 0:
                m.jail_henchman(s, seat)
            elif codes:
                self.take(s, fp, seat, codes[0])
            return CALL
        if len(codes) > 1 or (codes and self.due(codes[0]) > s.money[seat]):
            return WAIT
        s.stack[fp + ARG] = asked + 1
        if codes:
            self.take(s, fp, seat, codes[0])
        return CALL

    def due(self, code: i64) -> i64:
        """Money that an option costs."""
        if code != c.ANSWER + c.GIVE_MONEY:
            return 0
        return self.one.amount if self.one.kind == c.GIVE_MONEY else self.other.amount

    def codes(self, s: ScoundrelsState, seat: i64) -> list[int]:
        out: list[int] = []
        if self.one.open_to(s, seat):
            out.append(c.ANSWER + self.one.kind)
        if self.other.open_to(s, seat):
            out.append(c.ANSWER + self.other.kind)
        return out

    def asked(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        seat = self.victim(s, fp)
        if seat == s.enemy:
            seat = s.stack[fp + ACTOR]
        return 1 << seat

    def victim(self, s: ScoundrelsState, fp: i64) -> i64:
        """Whose turn it is to be put to the choice."""
        return (s.stack[fp + ACTOR] + 1 + s.stack[fp + ARG]) % s.sides

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        s = cast(ScoundrelsState, state)
        codes = self.codes(s, self.victim(s, fp))
        if len(codes) == 1:
            codes.append(c.PASS)  # only loans could pay for it, and nobody is made to take one (XQ32)
        return offered(s, seat, codes)

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(ScoundrelsState, state)
        seat = self.victim(s, fp)
        if s.expanded and owes(s, seat, code, self.due(code)):
            return
        s.stack[fp + ARG] += 1
        if code != c.PASS:
            self.take(s, fp, seat, code)

    def take(self, s: ScoundrelsState, fp: i64, seat: i64, code: i64) -> None:
        me: i64 = s.stack[fp + ACTOR]
        kind = code - c.ANSWER
        amount = self.one.amount if self.one.kind == kind else self.other.amount
        if s.journal is not None:
            s.journal.add2(e.CHOSE, 0, seat, kind)
        if kind == c.SEND_TO_JAIL:
            s.stack[fp + ARG] -= 1
            s.stack[fp + PC] = 1
            push(s, FIRST_SUSPECT, seat, NOBODY, 1)
        elif kind == c.LOSE_REPUTATION:
            m.change_reputation(s, seat, -amount)
        elif kind == c.GIVE_MONEY:
            m.give_money(s, seat, me, amount, s.stack[fp + SOURCE])
        elif kind == c.TAKE_DEBT:
            gain(s, seat, amount)
        elif seat == s.enemy:
            push(s, DISCARD_RECRUIT, me, NOBODY, 0)
        else:
            push(s, DISCARD_OWN, seat, NOBODY, 0)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return 0.8


class DiscardOwn(Act):
    """O4: one of the own scoundrels, chosen by its owner."""

    kind = "discard"

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        codes: list[int] = []
        for place in range(s.places):
            uid: i64 = s.sheet[me * PLACES + place]
            if uid != NOBODY:
                codes.append(c.SCOUNDREL + s.job[uid])
        return codes

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        m.discard(s, s.uid_of_job(code - c.SCOUNDREL))

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        offers = code >= c.SCOUNDREL and code < c.HIRE
        return Reason("why-scoundrel-which", job=code - c.SCOUNDREL) if offers else None


class DiscardRecruit(DiscardOwn):
    """The same for an enemy: you choose which of its recruits goes (XR125)."""

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        return [c.SCOUNDREL + s.job[uid] for uid in s.recruits]


DISCARD_OWN = DiscardOwn()
DISCARD_RECRUIT = DiscardRecruit()


# What the rows of the language table make of these verbs

ANSWERS: Final = {
    rows.CHOOSE_JAIL: c.SEND_TO_JAIL,
    rows.CHOOSE_REPUTATION: c.LOSE_REPUTATION,
    rows.CHOOSE_MONEY: c.GIVE_MONEY,
    rows.CHOOSE_SCOUNDREL: c.DISCARD_ONE,
    rows.CHOOSE_DEBTS: c.TAKE_DEBT,
}


def option(node: Node) -> Choice:
    """One of the two things that an opponent chooses from."""
    amount = 0
    if len(node) > 1:
        amount = how_many(node[1]) if node[0] == rows.CHOOSE_DEBTS else node[1]
    return Choice(meant(node, ANSWERS), amount)


VERBS: Final[Verbs] = {
    rows.OPPONENTS_CHOOSE: lambda one, other: OpponentsChoose(option(one), option(other)),
}
