"""Money, reputation, henchmen: verbs about people."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.errors import Reason
from saloon.games.scoundrels import rows
from saloon.games.scoundrels.engine import choices as c
from saloon.games.scoundrels.engine import course
from saloon.games.scoundrels.engine import events as e
from saloon.games.scoundrels.engine import mutators as m
from saloon.games.scoundrels.engine.ability import AbilityStep, Act, Sequence
from saloon.games.scoundrels.engine.flow.debts import gain
from saloon.games.scoundrels.engine.flow.using import offered, owes
from saloon.games.scoundrels.engine.names import HIGHEST, LOWEST, NOBODY, PLACES, SLOTS, STOLEN
from saloon.games.scoundrels.engine.reading import Node, Verbs, how_many, meant
from saloon.games.scoundrels.engine.state import FACEUP, Ability, Appraiser, ScoundrelsState
from saloon.kernel.core import ACTOR, ARG, CALL, DONE, PC, SOURCE, WAIT, State, push
from saloon.kernel.menu import Listed, Menu

# Counts (N1 to N5)
CARDS_PLAYED: i64 = 1
OWN_SCOUNDRELS: i64 = 2
OWN_MARKS: i64 = 3
JAILED: i64 = 4
OWN_SAFES: i64 = 5
OWN_DEBTS: i64 = 6
ON_CARDS: i64 = 7


def count(s: ScoundrelsState, me: i64, what: i64) -> i64:
    if what == CARDS_PLAYED:
        return s.played_today(me)
    if what == OWN_DEBTS:
        return s.debts_of(me)
    if what == OWN_SCOUNDRELS:
        return s.scoundrels_of(me)
    total: i64 = 0
    if what == OWN_MARKS:
        for mark in s.marks:
            if mark // 10 % 10 == me:
                total += 1
    elif what == JAILED:
        for jailed in s.jail:
            total += jailed
    elif what == ON_CARDS:
        for calls in s.calls:
            mask: i64 = calls
            while mask:
                total += mask & 1
                mask >>= 1
    else:
        for place in s.place:
            if place == STOLEN + me:
                total += 1
    return total


class GainMoney(AbilityStep):
    """A1."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        m.gain_money(s, me, self.amount, source)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return float(self.amount) * t.dollar


class GainMoneyForEach(AbilityStep):
    """A2; with a most, A38."""

    def __init__(self, amount: int, what: int, most: int = 0) -> None:
        super().__init__()
        self.amount: i64 = amount
        self.what: i64 = what
        self.most: i64 = most

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return count(s, me, self.what) > 0

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        amount = self.amount * count(s, me, self.what)
        if self.most and amount > self.most:
            amount = self.most
        m.gain_money(s, me, amount, source)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        total = self.amount * t.counted(s, self.what)
        return float(self.most if self.most and total > self.most else total) * t.dollar


class OpponentsGainMoney(AbilityStep):
    """A3."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return s.n > 1 or s.box.enemy_hoards

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        for turn in range(1, s.sides):
            seat = (me + turn) % s.sides
            if seat != s.enemy or s.box.enemy_hoards:
                m.gain_money(s, seat, self.amount, NOBODY)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return -0.5 * float(self.amount) * t.dollar


class StealMoney(Act):
    """A4, from one opponent."""

    kind = "rob"

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        return [c.SEAT + seat for seat in range(s.sides) if seat != me and s.money[seat] > 0]

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        m.steal_money(s, me, code - c.SEAT, self.amount, source)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return t.robbery(s, self.amount, False)

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        offers = code >= c.SEAT and code < c.LEAD
        return Reason("why-seat-rob", seat=code - c.SEAT) if offers else None


class StealMoneyFromAll(AbilityStep):
    """A4, from each opponent."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        for seat in range(s.sides):
            if seat != me and s.money[seat] > 0:
                return True
        return False

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        for turn in range(1, s.sides):
            m.steal_money(s, me, (me + turn) % s.sides, self.amount, source)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return t.robbery(s, self.amount, True)


class GainReputation(AbilityStep):
    """A5; at 6 nothing is gained, which is no effect (T69, Q23)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return s.reputation[me] < 6

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        m.change_reputation(s, me, self.amount)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        room: i64 = HIGHEST - s.reputation[t.me]
        return float(self.amount if self.amount < room else room) * t.reputation


class FallInReputation(AbilityStep):
    """A39."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return s.reputation[me] > LOWEST

    def full(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return s.reputation[me] - self.amount >= LOWEST

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        m.change_reputation(s, me, -self.amount)


class SkipStepThree(AbilityStep):
    """A40. To skip it is no reason to use an ability, so alone it does nothing for anybody."""

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return False

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        if s.in_turn() and s.step3:
            course.skip_step_3(s)
        return DONE


# Henchmen


class FreeOwn(AbilityStep):
    """A11 with H2."""

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return s.jail[me] > 0

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        m.free_henchman(s, me, me)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return t.henchman() if s.jail[t.me] > 0 else 0.0


class FreeAny(Act):
    """A11 with H3; impossible with nobody in jail (Q11)."""

    kind = "free"

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        return [c.SEAT + seat for seat in range(s.sides) if s.jail[seat] > 0]

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        m.free_henchman(s, me, code - c.SEAT)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return t.henchman() if s.jail[t.me] > 0 else 0.0

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        offers = code >= c.SEAT and code < c.LEAD
        return Reason("why-seat-free", seat=code - c.SEAT) if offers else None


class FreeTwo(Sequence):
    """A11 with H4: two henchmen of any players, if two are in jail (Q10)."""

    def __init__(self) -> None:
        super().__init__([FreeAny(), FreeAny()])

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        total: i64 = 0
        for jailed in s.jail:
            total += jailed
        return total >= 2

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return t.henchman() if s.jail[t.me] > 0 else 0.0


# What keeps a seat from suspecting.
NO_CARD: Final = 1
OWN_CARD: Final = 2
FACEUP_CARD: Final = 3
CARD_GONE: Final = 4
NO_HENCHMAN: Final = 5
THERE_ALREADY: Final = 6
NO_SUSPICION: Final = {
    NO_CARD: "why-suspect-nothing",
    OWN_CARD: "why-suspect-own",
    FACEUP_CARD: "why-suspect-faceup",
    CARD_GONE: "why-suspect-gone",
    NO_HENCHMAN: "why-henchman-none",
    THERE_ALREADY: "why-suspect-twice",
}


def no_suspicion(s: ScoundrelsState, seat: i64) -> i64:
    """What keeps a seat from putting a henchman on the card of this turn, 0 for nothing (SR49 to SR56, SR190)."""
    if s.active == NOBODY or s.slot == NOBODY:
        return NO_CARD
    if seat == s.active or seat == s.enemy:
        return OWN_CARD
    if s.slot == FACEUP:
        return FACEUP_CARD
    at: i64 = s.active * SLOTS + s.slot
    if s.expanded and not s.facedown(at):
        return CARD_GONE
    if s.free[seat] <= 0:
        return NO_HENCHMAN
    calls: i64 = s.calls[at]
    return THERE_ALREADY if (calls >> seat) & 1 else 0


def may_suspect(s: ScoundrelsState, seat: i64) -> bool:
    return no_suspicion(s, seat) == 0


def refuse_suspicion(s: ScoundrelsState, seat: i64) -> Reason:
    """Why a seat cannot put a henchman down now; if it could, it has to wait until it is asked."""
    return Reason(NO_SUSPICION.get(no_suspicion(s, seat), "why-suspect-window"))


class JailOpponent(Act):
    """A12: an available henchman of an opponent goes to jail; the opponent may place one first (T74, Q7 to Q9)."""

    kind = "jail"

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        return [c.SEAT + seat for seat in range(s.sides) if seat != me and s.free[seat] > 0]

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        push(s, FIRST_SUSPECT, code - c.SEAT, source, 0)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return t.jailed

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        offers = code >= c.SEAT and code < c.LEAD
        return Reason("why-seat-jail", seat=code - c.SEAT) if offers else None


class FirstSuspect(Ability):
    """Before a henchman goes to jail its owner may put one on the current card; then one goes, if there is one left.

    With an argument the jailing is left to who asked.
    """

    kind = "suspect"

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        owner: i64 = s.stack[fp + ACTOR]
        if not s.stack[fp + PC] and may_suspect(s, owner):
            return WAIT
        if s.free[owner] > 0 and not s.stack[fp + ARG]:
            m.jail_henchman(s, owner)
        return DONE

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        return Listed([c.PASS, c.HENCHMAN])

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        state.stack[fp + PC] = 1
        if code == c.HENCHMAN:
            m.suspect(cast(ScoundrelsState, state), seat)

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        return Reason("why-card-suspect") if code >= c.CARD and code < c.EXCHANGE else None


FIRST_SUSPECT = FirstSuspect()


class PlaceHenchman(Act):
    """A13: `it` (just freed) or one of your own onto a facedown card of an opponent, also of an earlier turn."""

    kind = "place"

    def __init__(self, freed: bool) -> None:
        super().__init__()
        self.freed: bool = freed

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        owner = s.it_henchman if self.freed else me
        codes: list[int] = []
        if owner == NOBODY or s.free[owner] <= 0 or not s.in_turn():
            return codes
        for target in range(s.n):
            if target in (me, owner):
                continue
            for slot in range(SLOTS):
                at: i64 = target * SLOTS + slot
                calls: i64 = s.calls[at]
                if s.facedown(at) and not (calls >> owner) & 1:
                    codes.append(c.CARD + at)
        return codes

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        at = code - c.CARD
        m.place_henchman(s, me, s.it_henchman if self.freed else me, at // SLOTS, at % SLOTS)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return 0.5

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        if code < c.CARD or code >= c.EXCHANGE:
            return None
        state = cast(ScoundrelsState, s)
        at = code - c.CARD
        target = at // SLOTS
        if target >= s.n or state.slots[at] == NOBODY:
            return Reason("why-card-none")
        own = target == seat or target == state.it_henchman
        return Reason("why-card-own" if own else "why-card-twice")


class ClearCard(Act):
    """A14 and A15: all henchmen off a card, which stays as it is; nothing at the end of a day (T83)."""

    kind = "clear"

    def __init__(self, destroyed: bool, own: bool) -> None:
        super().__init__()
        self.destroyed: bool = destroyed
        self.own: bool = own

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        codes: list[int] = []
        if not s.in_turn():
            return codes
        for at in range(s.n * SLOTS):
            if s.calls[at] and (not self.own or at // SLOTS == me):
                codes.append(c.CARD + at)
        return codes

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        at = code - c.CARD
        m.clear_calls(s, me, at // SLOTS, at % SLOTS, self.destroyed)

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        return float(t.caught(s))


# Choices of opponents (A30)


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

COUNTS: Final = {
    rows.CARDS_PLAYED: CARDS_PLAYED,
    rows.OWN_SCOUNDRELS: OWN_SCOUNDRELS,
    rows.OWN_MARKS: OWN_MARKS,
    rows.HENCHMEN_IN_JAIL: JAILED,
    rows.OWN_SAFES: OWN_SAFES,
    rows.OWN_DEBTS: OWN_DEBTS,
    rows.HENCHMEN_ON_CARDS: ON_CARDS,
}
ANSWERS: Final = {
    rows.CHOOSE_JAIL: c.SEND_TO_JAIL,
    rows.CHOOSE_REPUTATION: c.LOSE_REPUTATION,
    rows.CHOOSE_MONEY: c.GIVE_MONEY,
    rows.CHOOSE_SCOUNDREL: c.DISCARD_ONE,
    rows.CHOOSE_DEBTS: c.TAKE_DEBT,
}


def steal_money(amount: int, victim: str) -> Ability:
    return StealMoneyFromAll(amount) if victim == "each opponent" else StealMoney(amount)


def free(node: Node) -> Ability:
    if node[0] == rows.OWN_HENCHMAN:
        return FreeOwn()
    return FreeTwo() if meant(node, {rows.ANY_HENCHMAN: 1, rows.TWO_HENCHMEN: 2}) == 2 else FreeAny()


def place_henchman(henchman: Node, card: Node) -> Ability:
    meant(card, {rows.CARD_OF_OPPONENT: 0})
    return PlaceHenchman(meant(henchman, {rows.THAT_HENCHMAN: 1, rows.OWN_HENCHMAN: 0}) == 1)


def clear(card: Node, destroyed: bool) -> Ability:
    return ClearCard(destroyed, meant(card, {rows.ANY_PLAYED_CARD: 0, rows.OWN_CARD: 1}) == 1)


def option(node: Node) -> Choice:
    """One of the two things that an opponent chooses from."""
    amount = 0
    if len(node) > 1:
        amount = how_many(node[1]) if node[0] == rows.CHOOSE_DEBTS else node[1]
    return Choice(meant(node, ANSWERS), amount)


VERBS: Final[Verbs] = {
    rows.GAIN_MONEY: GainMoney,
    rows.GAIN_MONEY_FOR_EACH: lambda amount, what: GainMoneyForEach(amount, meant(what, COUNTS)),
    rows.GAIN_MONEY_UP_TO: lambda amount, what, most: GainMoneyForEach(amount, meant(what, COUNTS), most),
    rows.OPPONENTS_GAIN_MONEY: OpponentsGainMoney,
    rows.STEAL_MONEY: steal_money,
    rows.GAIN_REPUTATION: GainReputation,
    rows.LOSE_REPUTATION: FallInReputation,
    rows.SKIP_STEP_3: SkipStepThree,
    rows.FREE_HENCHMAN: free,
    rows.JAIL_OPPONENT: JailOpponent,
    rows.PLACE_HENCHMAN: place_henchman,
    rows.DESTROY_HENCHMEN: lambda card: clear(card, True),
    rows.RETURN_HENCHMEN: lambda card: clear(card, False),
    rows.OPPONENTS_CHOOSE: lambda one, other: OpponentsChoose(option(one), option(other)),
}
