"""The course of the game: set-up, days, turns with their three steps, suspicion, the end of a day."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.kernel.core import ACTOR, ARG, CALL, DONE, PC, WAIT, Op, State, pick, push, shuffle
from saloon.kernel.menu import Listed, Menu
from saloon.scoundrels import choices as c
from saloon.scoundrels import events as e
from saloon.scoundrels import mutators as m
from saloon.scoundrels import timing as t
from saloon.scoundrels.acts_safes import ABANDON, NUMBER, SWAP_GIVE
from saloon.scoundrels.acts_town import DISCARD_OWN, FIRST_SUSPECT, may_suspect
from saloon.scoundrels.names import (
    AFTER_STEP_3,
    AT_END_OF_DAY,
    AT_SLOTS,
    AT_START,
    AT_ZERO,
    BLACK,
    GREEN,
    HAND,
    LEADER,
    MARK_PAIRS,
    NOBODY,
    PLACES,
    PURPLE,
    SAFES,
    SITE_SAFES,
    SITE_SPACES,
    SLOTS,
    STRATEGY,
    TURNS,
    UNUSED,
)
from saloon.scoundrels.state import FACEUP, Town

# Where the frame of the game stands.
CHOOSE_STRATEGIES: Final = 1
DAY: Final = 2
END_OF_DAY: Final = 3


class Days(Op):
    """The whole game: set-up, then days and their ends (SR34, SR249)."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        pc: i64 = s.stack[fp + PC]
        s.stack[fp + PC] = pc + 1
        if pc == 0:
            set_up(s)
        elif pc == CHOOSE_STRATEGIES:
            if s.box.strategy_cards:
                push(s, STRATEGIES, s.first, 0, 0)
        elif pc == DAY:
            begin_day(s)
            push(s, TURNS_OP, s.first, 0, 0)
        elif pc == END_OF_DAY:
            push(s, END_OP, s.latest, 0, 0)
        elif s.final_day():
            if s.journal is not None:
                s.journal.add1(e.FINISHED, 0, s.day)
            return DONE
        else:
            s.stack[fp + PC] = DAY
        return CALL


# Set-up


def set_up(s: Town) -> None:
    """Leaders, decks, Saloon, safes, pieces, poker hands, first player (SR12 to SR33)."""
    deal_leaders(s)
    shuffle_scoundrels(s)
    deal_safes(s)
    for seat in range(s.n):
        s.money[seat] = s.box.start_money
        s.jail[seat] = s.box.jailed_at_start
        s.free[seat] = s.box.henchmen - s.box.jailed_at_start
        for pair in range(MARK_PAIRS):
            s.marks_left[seat * MARK_PAIRS + pair] = s.box.mark_counts[pair]
    m.refill(s)
    if s.box.wild_saloon:
        s.saloon.insert(
            0, s.saloon.pop()
        )  # the purple one was created first and stands leftmost (SR268, C11)
    for seat in range(s.n):
        deal_poker(s, seat)
    s.first = s.box.first if s.box.first != NOBODY else pick(s, m.FIRST, s.n)


def deal_leaders(s: Town) -> None:
    leaders = s.box.leaders[:]
    if not leaders:
        leaders = [0, 1, 2, 3]
        shuffle(s, m.LEADERS_DEALT, leaders)
    s.leaders = leaders[: s.n]
    if s.journal is not None:
        for seat in range(s.n):
            s.journal.add2(e.LEADER_TAKEN, 0, seat, s.leaders[seat])


def cards_of(kinds: list[int], kind: i64) -> list[int]:
    return [card for card in range(len(kinds)) if kinds[card] == kind]


def shuffled(s: Town, stream: i64, cards: list[int], count: i64) -> list[int]:
    """That many cards of a shuffled pack; the others leave the game unseen (SR19)."""
    shuffle(s, stream, cards)
    return cards[:count]


def shuffle_scoundrels(s: Town) -> None:
    """Each colour on its own, then one deck: blue on red; green on purple on black (SR13 to SR15, SR264)."""
    box = s.box
    sizes = box.deck_sizes
    blue = shuffled(s, m.BLUE, cards_of(box.trait_level, 1), sizes[0])
    red = shuffled(s, m.RED, cards_of(box.trait_level, 2), sizes[1])
    green = shuffled(s, m.GREEN_JOBS, cards_of(box.job_colour, GREEN), sizes[2])
    purple = shuffled(s, m.PURPLE_JOBS, cards_of(box.job_colour, PURPLE), sizes[3])
    black = shuffled(s, m.BLACK_JOBS, cards_of(box.job_colour, BLACK), sizes[4])
    s.traits = red + blue
    if box.wild_saloon:
        s.purples = purple
        s.jobs = black + green
    else:
        s.jobs = black + purple + green


def deal_safes(s: Town) -> None:
    """Six to a site: five on the board, one unused (SR22 to SR24)."""
    for site in range(SAFES // SITE_SAFES):
        gadgets = [site * SITE_SAFES + k for k in range(SITE_SAFES)]
        shuffle(s, m.SAFES_DEALT + site, gadgets)
        for k in range(SITE_SAFES):
            s.gadget[site * SITE_SAFES + k] = gadgets[k]
            s.place[site * SITE_SAFES + k] = k if k < SITE_SPACES else UNUSED


def deal_poker(s: Town, seat: i64) -> None:
    """Seven cards, four of them in hand; with Starting 0 the 0 is one of the four (SR30, SR260)."""
    cards = [0, 1, 2, 3, 4, 5, 6]
    if s.box.starting_zero:
        cards = [1, 2, 3, 4, 5, 6]
    shuffle(s, m.POKER + seat * 4, cards)
    if s.box.starting_zero:
        cards.append(0)
    s.deck[seat] = cards
    m.draw(s, seat, HAND)
    if s.box.starting_zero:
        m.show_first_draw(s, seat)


class ChooseStrategies(Op):
    """All leaders choose one of their two strategy cards in secret; then all are shown (SR253, SR254)."""

    kind = "strategy"

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        if self.asked(s, fp):
            return WAIT
        if s.journal is not None:
            for seat in range(s.n):
                s.journal.add2(e.STRATEGY_SHOWN, 0, seat, s.strategy[seat])
        return DONE

    def asked(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        mask: i64 = 0
        for seat in range(s.n):
            if s.strategy[seat] == NOBODY:
                one: i64 = seat
                mask |= 1 << one
        return mask

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        s = cast(Town, state)
        leader = s.leaders[seat]
        return Listed([c.STRATEGY_CARD + k for k in cards_of(s.box.strategy_leader, leader)])

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(Town, state)
        s.strategy[seat] = code - c.STRATEGY_CARD
        if s.journal is not None:
            s.journal.add2(e.STRATEGY_CHOSEN, 1 << seat, seat, s.strategy[seat])


# Days and turns


def begin_day(s: Town) -> None:
    s.day += 1
    s.turn = 0
    if s.journal is not None:
        s.journal.add2(e.DAY, 0, s.day, s.first)


def fresh(s: Town) -> None:
    """A new turn, or the end of a day: every ability can be used again (SR154)."""
    s.spent_jobs.clear()
    s.spent_traits.clear()
    s.spent_strategies = 0
    s.spent_leader = 0


class Turns(Op):
    """Clockwise until everybody has had four (SR35, SR37)."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        fresh(s)
        if s.turn >= TURNS * s.n:
            s.active = NOBODY
            s.slot = NOBODY
            return DONE
        s.active = (s.first + s.turn) % s.n
        s.latest = s.active
        s.turn += 1
        s.slot = NOBODY
        s.step3 = 1
        if s.journal is not None:
            s.journal.add1(e.TURN, 0, s.active)
        push(s, TURN_OP, s.active, 0, 0)
        return CALL


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


class Turn(Op):
    """Start, plan, abilities, hire or office, with suspicion in between (SR36, Q6)."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        me: i64 = s.stack[fp + ACTOR]
        if t.respond(s, me):
            return CALL
        pc: i64 = s.stack[fp + PC]
        s.stack[fp + PC] = pc + 1
        if pc == START:
            push(s, AT_START_OP, me, 0, 0)
        elif pc == PLAN:
            push(s, PLAN_OP, me, 0, 0)
        elif pc == ABILITIES:
            push(s, STEP_2_OP, me, 0, 0)
        elif pc == STEP_3:
            if s.step3:
                push(s, STEP_3_OP, me, 0, 0)
        elif pc == AFTER_3:
            m.notify(s, AFTER_STEP_3, me, 0)
            s.clock += 1
        elif pc == OVER:
            return DONE
        elif not s.box.live:
            push(s, WINDOW_OP, me, 0, 0)
        elif pc == WINDOW_3:
            push(s, LAST_CALL_OP, me, 0, 0)
        return CALL


class Moment(Op):
    """A moment at which a seat may use any of its abilities of one timing, in any order, or none (SR62, SR63)."""

    kind = "use"

    def codes(self, s: Town, seat: i64) -> list[int]:
        return []

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        me: i64 = s.stack[fp + ACTOR]
        if t.respond(s, me):
            return CALL
        if s.stack[fp + PC]:
            return DONE
        codes = self.codes(s, me)
        if not codes:
            return DONE
        codes.append(c.PASS)
        s.ready = Listed(codes)
        return WAIT

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        codes = self.codes(cast(Town, state), seat)
        codes.append(c.PASS)
        return Listed(codes)

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(Town, state)
        if code == c.PASS:
            s.stack[fp + PC] = 1
        elif code == c.STRATEGY_USE:
            t.use_other(s, seat, STRATEGY, 0, NOBODY)
        elif code < c.USE:
            t.use_other(s, seat, LEADER, code - c.LEAD, NOBODY)
        else:
            t.use(s, seat, s.uid_of_job(code - c.USE), self.flags(), NOBODY)

    def flags(self) -> i64:
        return t.TIMED


def of_timing(s: Town, seat: i64, timing: i64) -> list[int]:
    """Scoundrels and the strategy card of a seat with this timing that can be used now."""
    out: list[int] = []
    for place in range(s.first_place(), PLACES):
        uid: i64 = s.sheet[seat * PLACES + place]
        if uid != NOBODY and s.box.trait_timing[s.trait[uid]] == timing and t.usable(s, seat, uid, True):
            out.append(c.USE + s.job[uid])
    card: i64 = s.strategy[seat]
    if card != NOBODY and not (s.spent_strategies >> seat) & 1 and s.box.strategy_timing[card] == timing:
        if t.with_it(s, seat, s.box.strategy_body[card], STRATEGY, NOBODY):
            out.append(c.STRATEGY_USE)
    return out


class AtStart(Moment):
    """Start of the turn, before a card is played (M3)."""

    kind = "start"

    def codes(self, s: Town, seat: i64) -> list[int]:
        return of_timing(s, seat, AT_START)


class Plan(Op):
    """Step 1: a card facedown into an open slot; the 0 faceup if a Candid one waits for it (SR38 to SR45, Q40)."""

    kind = "plan"

    def step(self, state: State, fp: i64) -> i64:
        return DONE if state.stack[fp + PC] else WAIT

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        s = cast(Town, state)
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

    def candid(self, s: Town, seat: i64) -> bool:
        """Whether someone on the sheet waits for a faceup 0, asked as if it lay there: it counts as played (SR192)."""
        hand: i64 = s.hand[seat]
        s.hand[seat] = hand & ~1
        s.faceup[seat] = 1
        found = False
        for place in range(s.first_place(), PLACES):
            uid: i64 = s.sheet[seat * PLACES + place]
            if uid != NOBODY and s.box.trait_timing[s.trait[uid]] == AT_ZERO and t.usable(s, seat, uid, True):
                found = True
        s.faceup[seat] = 0
        s.hand[seat] = hand
        return found

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(Town, state)
        s.stack[fp + PC] = 1
        if code == c.FACEUP_ZERO:
            m.play_card(s, seat, 0, FACEUP)
        else:
            k = code - c.PLAY
            m.play_card(s, seat, k // SLOTS, k % SLOTS)


class StepTwo(Moment):
    """Step 2: abilities of the slot, the leader's and the scoundrels' (SR57 to SR68)."""

    kind = "abilities"

    def codes(self, s: Town, seat: i64) -> list[int]:
        if s.slot == FACEUP:
            return of_timing(s, seat, AT_ZERO)
        out: list[int] = []
        ability: i64 = s.box.slot_ability[s.slot]
        if ability != NOBODY and not (s.spent_leader >> (seat * 8 + ability)) & 1:
            if t.with_it(s, seat, s.box.leader_body[ability], LEADER, NOBODY):
                out.append(c.LEAD + ability)
        for place in range(s.first_place(), PLACES):
            uid: i64 = s.sheet[seat * PLACES + place]
            if uid == NOBODY:
                continue
            trait = s.trait[uid]
            if s.box.trait_timing[trait] == AT_SLOTS and (s.box.trait_param[trait] >> s.slot) & 1:
                if t.usable(s, seat, uid, True):
                    out.append(c.USE + s.job[uid])
        return out

    def flags(self) -> i64:
        return t.TIMED | t.BY_CARD


class StepThree(Op):
    """Step 3: hire, or the Sheriff's Office (SR69, SR81)."""

    kind = "hire"

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        me: i64 = s.stack[fp + ACTOR]
        pc: i64 = s.stack[fp + PC]
        if pc == 0:
            if t.respond(s, me):  # a henchman came while the question was open, at a live table (Q6)
                return CALL
            codes = t.HIRE_OP.codes(s, me, NOBODY)
            if codes:
                codes.append(c.OFFICE_VISIT)
                s.ready = Listed(codes)
                return WAIT
            self.office(s, fp)
            return CALL
        if pc == 1:
            s.stack[fp + PC] = 2
            push(s, t.OFFICE_OP, me, NOBODY, 0)
            return CALL
        return DONE

    def office(self, s: Town, fp: i64) -> None:
        """Discard the rightmost of the Saloon, refill, then choose (T19, Q12)."""
        s.stack[fp + PC] = 1
        if s.saloon:
            m.discard(s, s.saloon[len(s.saloon) - 1])

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        codes = t.HIRE_OP.codes(cast(Town, state), seat, NOBODY)
        codes.append(c.OFFICE_VISIT)
        return Listed(codes)

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(Town, state)
        if code == c.OFFICE_VISIT:
            self.office(s, fp)
            return
        s.stack[fp + PC] = 2
        push(s, t.HIRE_OP, seat, NOBODY, 0)
        t.HIRE_OP.choose(s, len(s.stack) - 5, seat, code)


# Suspicion


class Window(Op):
    """Each opponent in turn may put a henchman on the card; who passed is asked again if somebody did (Q5).

    The argument is a bit mask of who has passed.
    """

    kind = "suspect"

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        if t.respond(s, s.active):
            return CALL
        return WAIT if self.asked(s, fp) else DONE

    def asked(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        passed: i64 = s.stack[fp + ARG]
        for turn in range(1, s.n):
            seat: i64 = (s.active + turn) % s.n
            if not (passed >> seat) & 1 and may_suspect(s, seat):
                return 1 << seat
        return 0

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        return Listed([c.PASS, c.HENCHMAN])

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(Town, state)
        if code == c.HENCHMAN:
            m.suspect(s, seat)
            s.stack[fp + ARG] = 0
        else:
            s.stack[fp + ARG] |= 1 << seat


class LastCall(Window):
    """The live table's close of a turn: everyone who could still suspect is asked at once (Q6)."""

    kind = "last-call"

    def asked(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        passed: i64 = s.stack[fp + ARG]
        return self.invited(s) & ~passed

    def invited(self, s: Town) -> i64:
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


# The end of a day

# Where its frame stands.
ABILITIES_FIRST: Final = 0
CALL_BLUFFS: Final = 1
SEND_HOME: Final = 2
UNDER_THE_DECK: Final = 3
NEXT_FIRST: Final = 4


class EndOfDay(Op):
    """End-of-day abilities, bluffs called, henchmen off the cards, cards under the deck, who starts (SR93 to SR113)."""

    kind = "first"

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        if t.respond(s, s.latest):
            return CALL
        pc: i64 = s.stack[fp + PC]
        if pc == ABILITIES_FIRST:
            push(s, EVENING_OP, s.latest, 0, 0)
        elif pc == CALL_BLUFFS:
            call_bluffs(s)
        elif pc == SEND_HOME:
            send_home(s)
        elif s.final_day():
            return DONE
        elif pc == UNDER_THE_DECK:
            for seat in range(s.n):
                m.put_under(s, seat)
                m.draw(s, seat, HAND - hand_size(s, seat))
        elif pc == NEXT_FIRST:
            leader = sole_leader(s)
            if leader != NOBODY:
                s.stack[fp + ACTOR] = leader
                return WAIT
            self.start(s, (s.latest + 1) % s.n)
        else:
            return DONE
        s.stack[fp + PC] = pc + 1
        return CALL

    def start(self, s: Town, seat: i64) -> None:
        s.first = seat
        if s.journal is not None:
            s.journal.add1(e.STARTS, 0, seat)

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        return Listed([c.SEAT + other for other in range(state.n)])

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(Town, state)
        self.start(s, code - c.SEAT)
        s.stack[fp + PC] = NEXT_FIRST + 1


def hand_size(s: Town, seat: i64) -> i64:
    count: i64 = 0
    hand: i64 = s.hand[seat]
    while hand:
        count += hand & 1
        hand >>= 1
    return count


def call_bluffs(s: Town) -> None:
    """Show every called card in turn order, sum each player's gains and losses, apply them at once (Q1)."""
    change = [0] * s.n
    for turn in range(s.n):
        seat: i64 = (s.first + turn) % s.n
        for slot in range(SLOTS):
            at: i64 = seat * SLOTS + slot
            calls: i64 = s.calls[at]
            if not calls:
                continue
            m.see_slot(s, seat, slot, -1)
            if s.journal is not None:
                s.journal.add3(e.CALLED, 0, seat, slot, s.slots[at])
            if s.slots[at] != slot + 1:
                change[seat] -= 1
                for owner in range(s.n):
                    if (calls >> owner) & 1:
                        change[owner] += 1
    for turn in range(s.n):
        seat = (s.first + turn) % s.n
        if change[seat]:
            m.change_reputation(s, seat, change[seat])
    s.clock += 1


def send_home(s: Town) -> None:
    """Henchmen leave the cards: home from a bluff, to jail from an honest card (SR95, SR98)."""
    for seat in range(s.n):
        for slot in range(SLOTS):
            at: i64 = seat * SLOTS + slot
            calls: i64 = s.calls[at]
            honest = s.slots[at] == slot + 1
            for owner in range(s.n):
                if (calls >> owner) & 1:
                    s.free[owner] += 1
                    if honest:
                        m.jail_henchman(s, owner)
            s.calls[at] = 0


def sole_leader(s: Town) -> i64:
    """Who alone has the highest reputation, or nobody (SR108, SR109)."""
    best = max(s.reputation)
    found: i64 = NOBODY
    for seat in range(s.n):
        if s.reputation[seat] == best:
            if found != NOBODY:
                return NOBODY
            found = seat
    return found


class Evening(Op):
    """Abilities of the end of the day, before bluffs are called; who had the latest turn sets the order (Q4, Q51).

    The argument is a bit mask of who has passed; the place is the seat that was chosen plus 1.
    """

    kind = "evening"

    def step(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        if t.respond(s, s.latest):
            return CALL
        return WAIT if self.open_seats(s, fp) else DONE

    def open_seats(self, s: Town, fp: i64) -> list[int]:
        passed: i64 = s.stack[fp + ARG]
        out: list[int] = []
        for turn in range(s.n):
            seat: i64 = (s.latest + turn) % s.n
            if not (passed >> seat) & 1 and of_timing(s, seat, AT_END_OF_DAY):
                out.append(seat)
        return out

    def ordering(self, s: Town, fp: i64) -> bool:
        return s.stack[fp + PC] == 0 and len(self.open_seats(s, fp)) > 1

    def asked(self, state: State, fp: i64) -> i64:
        s = cast(Town, state)
        if self.ordering(s, fp):
            return 1 << s.latest
        chosen: i64 = s.stack[fp + PC]
        seat: i64 = chosen - 1 if chosen else self.open_seats(s, fp)[0]
        return 1 << seat

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        s = cast(Town, state)
        if self.ordering(s, fp):
            return Listed([c.SEAT + other for other in self.open_seats(s, fp)])
        codes = of_timing(s, seat, AT_END_OF_DAY)
        codes.append(c.PASS)
        return Listed(codes)

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(Town, state)
        if self.ordering(s, fp):
            s.stack[fp + PC] = code - c.SEAT + 1
            return
        s.stack[fp + PC] = 0
        if code == c.PASS:
            s.stack[fp + ARG] |= 1 << seat
        elif code == c.STRATEGY_USE:
            t.use_other(s, seat, STRATEGY, 0, NOBODY)
        else:
            t.use(s, seat, s.uid_of_job(code - c.USE), t.TIMED, NOBODY)


DAYS_OP: Final = Days()
STRATEGIES: Final = ChooseStrategies()
TURNS_OP: Final = Turns()
TURN_OP: Final = Turn()
AT_START_OP: Final = AtStart()
PLAN_OP: Final = Plan()
STEP_2_OP: Final = StepTwo()
STEP_3_OP: Final = StepThree()
WINDOW_OP: Final = Window()
LAST_CALL_OP: Final = LastCall()
END_OP: Final = EndOfDay()
EVENING_OP: Final = Evening()

FLOW: Final[list[Op]] = [
    DAYS_OP,
    STRATEGIES,
    TURNS_OP,
    TURN_OP,
    AT_START_OP,
    PLAN_OP,
    STEP_2_OP,
    STEP_3_OP,
    WINDOW_OP,
    LAST_CALL_OP,
    END_OP,
    EVENING_OP,
    t.USE_OP,
    t.OTHER_OP,
    t.RESPOND,
    t.REARRANGE,
    t.HIRE_OP,
    t.OFFICE_OP,
    FIRST_SUSPECT,
    DISCARD_OWN,
    NUMBER,
    ABANDON,
    SWAP_GIVE,
]
"""The ops that every game has; those of the cards follow them (see `build`)."""
