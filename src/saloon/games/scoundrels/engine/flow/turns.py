"""A turn: its start, plan, abilities, hire or office, and suspicion in between."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.errors import Reason
from saloon.games.scoundrels.engine import choices as c
from saloon.games.scoundrels.engine import course
from saloon.games.scoundrels.engine import mutators as m
from saloon.games.scoundrels.engine.flow.answers import respond
from saloon.games.scoundrels.engine.flow.hiring import HIRE_OP
from saloon.games.scoundrels.engine.flow.using import (
    BY_CARD,
    TIMED,
    cash_of,
    of_timing,
    offered,
    owes,
    refuse_lead,
    usable,
    usable_by_card,
    use,
    use_other,
    waits_for,
    with_it,
)
from saloon.games.scoundrels.engine.names import (
    A_SAFE,
    AFTER_STEP_3,
    AT_START,
    AT_STEP_3,
    AT_ZERO,
    BONUS_MONEY,
    CARDS,
    LEADER,
    NOBODY,
    PLACES,
    SLOTS,
    STRATEGY,
)
from saloon.games.scoundrels.engine.solo.automa import AUTOMA_OP
from saloon.games.scoundrels.engine.state import FACEUP, ScoundrelsState
from saloon.games.scoundrels.engine.supposing import (
    suppose_faceup,
    suppose_public,
    take_back_faceup,
    take_back_public,
)
from saloon.games.scoundrels.engine.verbs.henchmen import may_suspect
from saloon.games.scoundrels.engine.verbs.scoundrels import OFFICE_OP
from saloon.kernel.core import ACTOR, ARG, CALL, DONE, PC, WAIT, Op, State, push
from saloon.kernel.menu import Listed, Menu

# Where the frame of a turn stands.
START: Final = 0
PLAN: Final = 1
WINDOW_1: Final = 2
ABILITIES: Final = 3
WINDOW_2: Final = 4
STEP_3: Final = 5
AFTER_3: Final = 6
WINDOW_3: Final = 7
OVER: Final = 8
AFTER_AUTOMA: Final = 9


class Turn(Op):
    """Start, plan, abilities, hire or office, with suspicion in between (SR36, Q6)."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        me: i64 = s.stack[fp + ACTOR]
        if respond(s, me):
            return CALL
        pc: i64 = s.stack[fp + PC]
        s.stack[fp + PC] = pc + 1
        if pc == START:
            push(s, AT_START_OP, me, 0, 0)
        elif pc == PLAN:
            push(s, PLAN_OP, me, 0, 0)
        elif pc == ABILITIES:
            push(s, STEP_2_OP, me, 0, 0)
            if s.enemy != NOBODY and s.slot >= 0 and s.slot < SLOTS:
                course.call_mavericks(s, me, s.slot)  # against an enemy the own card calls them (XR119)
        elif pc == STEP_3:
            if s.step3:
                push(s, STEP_3_OP, me, 0, 0)
                if s.expanded and waits_for(s, me, AT_STEP_3):
                    course.note_poverty(s, not could_hire(s, me))
                    push(s, AT_STEP_3_OP, me, 0, 0)
        elif pc == AFTER_3:
            if s.step3 or not s.box.changes.skips_after_three:
                m.notify(s, AFTER_STEP_3, me, 0)
            course.tick(s)
        elif pc == OVER:
            if s.enemy == NOBODY:
                return DONE
            push(s, AUTOMA_OP, me, 0, 0)
        elif pc == AFTER_AUTOMA:
            return DONE
        elif not s.box.live:
            push(s, WINDOW_OP, me, 0, 0)
        elif pc == WINDOW_3:
            push(s, LAST_CALL_OP, me, 0, 0)
        return CALL


class Moment(Op):
    """A moment at which a seat may use any of its abilities of one timing, in any order, or none (SR62, SR63)."""

    kind = "use"

    def codes(self, s: ScoundrelsState, seat: i64) -> list[int]:
        return []

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        me: i64 = s.stack[fp + ACTOR]
        if respond(s, me):
            return CALL
        if s.stack[fp + PC]:
            return DONE
        # As others see it, so that the question tells nothing.
        suppose_public(s)
        try:
            codes = self.codes(s, me)
        finally:
            take_back_public(s)
        if not codes:
            return DONE
        if not s.hidden_mattered:
            codes.append(c.PASS)
            s.ready = offered(s, me, codes)
        return WAIT

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        s = cast(ScoundrelsState, state)
        codes = self.codes(s, seat)
        codes.append(c.PASS)
        return offered(s, seat, codes)

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(ScoundrelsState, state)
        if s.expanded and owes(s, seat, code, cash_of(s, seat, code) - self.bonus(s, code)):
            return
        if code == c.PASS:
            s.stack[fp + PC] = 1
        elif code >= c.USE_SAFE:
            use_other(s, seat, A_SAFE - (code - c.USE_SAFE), 0, NOBODY)
        elif code == c.STRATEGY_USE:
            use_other(s, seat, STRATEGY, 0, NOBODY)
        elif code < c.USE:
            use_other(s, seat, LEADER, code - c.LEAD, NOBODY)
        else:
            use(s, seat, s.uid_of_job(code - c.USE), self.flags(), NOBODY)

    def flags(self) -> i64:
        return TIMED

    def bonus(self, s: ScoundrelsState, code: i64) -> i64:
        """Money that comes with a use before it is paid for."""
        return 0


class AtStart(Moment):
    """Start of the turn, before a card is played (M3)."""

    kind = "start"

    def codes(self, s: ScoundrelsState, seat: i64) -> list[int]:
        return of_timing(s, seat, AT_START)


class Plan(Op):
    """Step 1: a card facedown into an open slot; the 0 faceup if a Candid one waits for it (SR38 to SR45, Q40)."""

    kind = "plan"

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        if s.stack[fp + PC]:
            return DONE
        me: i64 = s.stack[fp + ACTOR]
        if s.box.changes.answers_at_plan and respond(s, me):
            return CALL
        # Only a laid-out position can leave a seat without a card to play or a slot for it; then none is played.
        return WAIT if s.hand[me] and self.room(s, me) else DONE

    def room(self, s: ScoundrelsState, seat: i64) -> bool:
        for slot in range(SLOTS):
            if s.slots[seat * SLOTS + slot] == NOBODY:
                return True
        return False

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        s = cast(ScoundrelsState, state)
        hand: i64 = s.hand[seat]
        cards: list[int] = []
        for card in range(7):
            one: i64 = card
            if (hand >> one) & 1:
                cards.append(card)
        slots: list[int] = []
        for slot in range(SLOTS):
            if s.slots[seat * SLOTS + slot] == NOBODY:
                slots.append(slot)
        return c.Plays(cards, slots, hand & 1 == 1 and self.candid(s, seat))

    def candid(self, s: ScoundrelsState, seat: i64) -> bool:
        """Whether someone on the sheet waits for a faceup 0, asked as if it lay there: it counts as played (SR192)."""
        suppose_faceup(s, seat)
        try:
            for place in range(s.first_place(), s.places):
                uid: i64 = s.sheet[seat * PLACES + place]
                waits = uid != NOBODY and s.box.trait_timing[s.trait[uid]] == AT_ZERO
                if waits and usable(s, seat, uid, True):
                    return True
            return False
        finally:
            take_back_faceup(s, seat)

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(ScoundrelsState, state)
        s.stack[fp + PC] = 1
        if code == c.FACEUP_ZERO:
            m.play_card(s, seat, 0, FACEUP)
        else:
            k = code - c.PLAY
            m.play_card(s, seat, k // SLOTS, k % SLOTS)

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        if code in (c.PASS, c.QUIET_PASS, c.NO):
            return Reason("why-pass-plan")
        if code < c.PLAY or code >= c.SEAT:
            return None
        state = cast(ScoundrelsState, s)
        card = (code - c.PLAY) // SLOTS
        hand: i64 = state.hand[seat]
        if not (hand >> card) & 1:
            return Reason("why-play-hand", card=CARDS[card])
        slots = [c.slot_name(k) for k in range(SLOTS) if state.slots[seat * SLOTS + k] == NOBODY]
        return Reason("why-play-slot", slot=c.slot_name((code - c.PLAY) % SLOTS), open=", ".join(slots))


class StepTwo(Moment):
    """Step 2: abilities of the slot, the leader's and the scoundrels' (SR57 to SR68)."""

    kind = "abilities"

    def codes(self, s: ScoundrelsState, seat: i64) -> list[int]:
        if s.slot == FACEUP:
            return of_timing(s, seat, AT_ZERO)
        out: list[int] = []
        if s.slot == NOBODY:
            return out
        ability: i64 = s.box.slot_ability[s.slot]
        if ability != NOBODY and not (s.spent_leader >> (seat * 8 + ability)) & 1:
            if with_it(s, seat, s.box.leader_body[ability], LEADER, NOBODY):
                out.append(c.LEAD + ability)
        for place in range(s.first_place(), s.places):
            uid: i64 = s.sheet[seat * PLACES + place]
            if uid == NOBODY:
                continue
            slots: i64 = s.box.trait_slots[s.trait[uid]]
            if (slots >> s.slot) & 1 and usable_by_card(s, seat, uid):
                out.append(c.USE + s.job[uid])
        return out

    def flags(self) -> i64:
        return TIMED | BY_CARD

    def bonus(self, s: ScoundrelsState, code: i64) -> i64:
        if code < c.USE or code >= c.SCOUNDREL:
            return 0
        trait = s.trait[s.uid_of_job(code - c.USE)]
        return 1 if s.box.trait_modifier[trait] == BONUS_MONEY else 0

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        state = cast(ScoundrelsState, s)
        leads = code >= c.LEAD and code < c.OPTION
        if leads and (state.slot == FACEUP or state.box.slot_ability[state.slot] != code - c.LEAD):
            return Reason("why-lead-slot")
        return refuse_lead(state, seat, code)


class AtStepThree(Moment):
    """Before it is decided between a hire and a location (M23)."""

    kind = "step-3"

    def codes(self, s: ScoundrelsState, seat: i64) -> list[int]:
        return of_timing(s, seat, AT_STEP_3)


def could_hire(s: ScoundrelsState, me: i64) -> bool:
    """Whether somebody in the Saloon could be paid from the purse: what loans would bring is not there yet (Q5)."""
    for uid in s.saloon:
        if s.cost_of(uid) <= s.money[me]:
            return True
    return False


class StepThree(Op):
    """Step 3: hire, or the Sheriff's Office (SR69, SR81)."""

    kind = "hire"

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        me: i64 = s.stack[fp + ACTOR]
        pc: i64 = s.stack[fp + PC]
        if pc == 0:
            if respond(s, me):  # a henchman came while the question was open, at a live table (Q6)
                return CALL
            hires = HIRE_OP.offers(s, me)
            if hires.bases:
                s.ready = self.offered(s, me, hires)
                return WAIT
            self.office(s, fp)
            return CALL
        if pc == 1:
            s.stack[fp + PC] = 2
            push(s, OFFICE_OP, me, NOBODY, 0)
            return CALL
        return DONE

    def office(self, s: ScoundrelsState, fp: i64) -> None:
        """Discard the rightmost of the Saloon, refill, then choose (T19, Q12)."""
        s.stack[fp + PC] = 1
        course.go_to_office(s, s.stack[fp + ACTOR])
        if s.saloon:
            m.discard(s, s.saloon[len(s.saloon) - 1])

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        s = cast(ScoundrelsState, state)
        return self.offered(s, seat, HIRE_OP.offers(s, seat))

    def offered(self, s: ScoundrelsState, seat: i64, hires: c.Hires) -> Menu:
        """Without what the player has just gone back from."""
        return offered(s, seat, list(hires)) if s.declined else hires

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(ScoundrelsState, state)
        if s.expanded and owes(s, seat, code, HIRE_OP.cash_for(s, seat, 0, code)):
            return
        if code == c.OFFICE_VISIT:
            self.office(s, fp)
            return
        s.stack[fp + PC] = 2
        push(s, HIRE_OP, seat, NOBODY, 0)
        HIRE_OP.begin(s, s.top, seat, code)

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        return HIRE_OP.refuse(s, fp, seat, code)


# Suspicion


class Window(Op):
    """Each opponent in turn may put a henchman on the card; who passed is asked again if somebody did (Q5).

    The argument is a bit mask of who has passed.
    """

    kind = "suspect"

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        if respond(s, s.active):
            return CALL
        return WAIT if self.asked(s, fp) else DONE

    def asked(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        passed: i64 = s.stack[fp + ARG]
        for turn in range(1, s.n):
            seat: i64 = (s.active + turn) % s.n
            if not (passed >> seat) & 1 and may_suspect(s, seat):
                return 1 << seat
        return 0

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        return Listed([c.PASS, c.HENCHMAN])

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(ScoundrelsState, state)
        if code == c.HENCHMAN:
            m.suspect(s, seat)
            s.stack[fp + ARG] = 0
        else:
            s.stack[fp + ARG] |= 1 << seat

    def refuse(self, s: State, fp: i64, seat: i64, code: i64) -> Reason | None:
        return Reason("why-card-suspect") if code >= c.CARD and code < c.EXCHANGE else None


class LastCall(Window):
    """The live table's close of a turn: everyone who could still suspect is asked at once (Q6)."""

    kind = "last-call"

    def asked(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        passed: i64 = s.stack[fp + ARG]
        return self.invited(s) & ~passed

    def invited(self, s: ScoundrelsState) -> i64:
        """Bit mask of all who could suspect, passed or not."""
        mask: i64 = 0
        for turn in range(1, s.n):
            seat: i64 = (s.active + turn) % s.n
            if may_suspect(s, seat):
                mask |= 1 << seat
        return mask

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        # Not the ordinary pass: this one is shown to nobody.
        return Listed([c.QUIET_PASS, c.HENCHMAN])


TURN_OP: Final = Turn()
AT_START_OP: Final = AtStart()
AT_STEP_3_OP: Final = AtStepThree()
PLAN_OP: Final = Plan()
STEP_2_OP: Final = StepTwo()
STEP_3_OP: Final = StepThree()
WINDOW_OP: Final = Window()
LAST_CALL_OP: Final = LastCall()
