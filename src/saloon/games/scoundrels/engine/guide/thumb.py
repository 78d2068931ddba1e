"""Rules of thumb as the guide of a playout: whole games, played sensibly and fast enough to be played by the hundred.

Every seat acts on what it would know: its own hand and the safes it has seen, and what lies open. Choices are numbers
here and nothing is written, so that a game takes about a millisecond.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.games.scoundrels.engine import choices as c
from saloon.games.scoundrels.engine.ability import Sequence
from saloon.games.scoundrels.engine.flow.answers import neighbour
from saloon.games.scoundrels.engine.flow.turns import OVER, WINDOW_OP
from saloon.games.scoundrels.engine.guide import worth as w
from saloon.games.scoundrels.engine.guide.worth import NEVER, Sense, Texts
from saloon.games.scoundrels.engine.names import (
    AT_ZERO,
    DEBT_SPACES,
    HIGHEST,
    LOWEST,
    MIX,
    NOBODY,
    PLACES,
    SITE_SAFES,
    SLOTS,
    STOLEN,
    TURNS,
)
from saloon.games.scoundrels.engine.solo import automa, enemies
from saloon.games.scoundrels.engine.state import (
    DRAWN,
    PUT,
    R_CARD,
    R_KIND,
    R_KNOWN,
    R_SEAT,
    ROW_SIZE,
    TOPPED,
    UNDER,
    ScoundrelsState,
)
from saloon.kernel.chance import Dice
from saloon.kernel.core import ARG, PC, SOURCE, STRIDE, Op, State
from saloon.kernel.menu import Menu
from saloon.kernel.playout import Guide

KINDS: Final = (
    "other", "plan", "suspect", "last-call", "arrange", "hire", "abandon", "swap-give", "scout", "enemy-steal",
    "destroy", "free", "first", "rob", "jail", "place", "clear", "use-another", "discard", "swap", "borrow",
    "pay-off", "choose", "recruit", "enemy-place",
)  # fmt: skip
"""Questions that are not answered by what the choice itself is worth."""
PLAN: Final = 1
SUSPECT: Final = 2
LAST_CALL: Final = 3
ARRANGE: Final = 4
HIRE: Final = 5
ABANDON: Final = 6
SWAP_GIVE: Final = 7
SCOUT: Final = 8
ENEMY_STEAL: Final = 9
DESTROY: Final = 10
FREE: Final = 11
FIRST: Final = 12
ROB: Final = 13
JAIL: Final = 14
PLACE: Final = 15
CLEAR: Final = 16
USE_ANOTHER: Final = 17
DISCARD: Final = 18
SWAP: Final = 19
BORROW: Final = 20
PAY_OFF: Final = 21
CHOOSE: Final = 22
RECRUIT: Final = 23
ENEMY_PLACE: Final = 24

TURN_FRAME: Final = 2 * STRIDE
"""Where the frame of a turn lies: on the game's and the day's."""
IN_HAND: Final = 4.0 / 7.0
DITHER: Final = 1000
TO_THE_END: Final = 1_000_000
SPARED: Final = 0.15
"""What a henchman saves a player alone, for each automa card to come; at most SAVED."""
SAVED: Final = 0.9


class Thumb(Guide):
    """Plays every seat by rules of thumb, to the end of the game or of a day."""

    def __init__(self, texts: Texts, tastes: list[float], ops: list[Op], seats: int) -> None:
        self.sense: Sense = Sense(texts, tastes)
        self.kinds: list[int] = [KINDS.index(op.kind) if op.kind in KINDS else 0 for op in ops]
        self.truth: list[float] = [tastes[w.TRUTH]] * (seats + 1)
        """By seat, how many of its cards the others take to be honest."""
        self.risk: list[float] = [tastes[w.RISK]] * (seats + 1)
        """By seat, how likely its cards are suspected."""
        self.until: i64 = TO_THE_END
        """The last turn to be played, as day * TURNS * seats + turn; days and turns count from 1."""
        self.counts: list[float] = []
        """What the enemy's card counts each thing for, once it was looked up."""

    def enough(self, state: State) -> bool:
        s = cast(ScoundrelsState, state)
        return s.day * TURNS * s.n + s.turn > self.until

    def stop_after(self, day: i64, seats: i64) -> None:
        """Play a day to its end, evening and all: enough is the next morning."""
        self.until = (day + 1) * TURNS * seats

    def pick(self, state: State, op: Op, fp: i64, seat: i64, menu: Menu, dice: Dice) -> i64:
        s = cast(ScoundrelsState, state)
        kind: i64 = self.kinds[op.id]
        first = menu.nth(0)
        if kind in (SUSPECT, LAST_CALL):
            return c.HENCHMAN if self.doubts(s, op, seat) else first
        if first == c.KEEP:
            return first
        if kind == ARRANGE:
            return self.stay(s, fp, seat, menu)
        t = self.sense
        t.look(s, seat)
        if kind == PLAN:
            return self.plan(s, menu, dice)
        best = NEVER * 9.0
        found = first
        size = menu.size()
        hired: i64 = NOBODY
        value = 0.0
        for k in range(size):
            code = menu.nth(k)
            if code >= c.HIRE and code < c.USE_SAFE:
                if code // c.HIRES != hired:
                    hired = code // c.HIRES
                    value = self.hiring(s, code)
                rate = value + self.fitting(s, code)
            else:
                rate = self.rate(s, fp, kind, code)
            rate += float(dice.whim(code, DITHER)) * 0.00002
            if rate > best:
                best = rate
                found = code
        return found

    # Poker cards

    def plan(self, s: ScoundrelsState, menu: Menu, dice: Dice) -> i64:
        """Lay out the rest of the day, then play what belongs first: truth before bluffs, looks before thefts."""
        t = self.sense
        values = self.slot_values(s)
        hand: i64 = s.hand[t.me]
        # Who has as many cards as turns plays them all; which of them are honest is what is left to choose.
        own: list[int] = []
        cards: i64 = 0
        for card in range(7):
            one: i64 = card
            if (hand >> one) & 1:
                cards += 1
                if card > 0 and s.slots[t.me * SLOTS + card - 1] == NOBODY:
                    own.append(card)
        turns: i64 = t.turns_left if t.turns_left < cards else cards
        if turns < 1:
            turns = 1
        best = -1e9
        honest: i64 = 0
        taken: i64 = 0
        subsets: i64 = 1 << len(own)
        for subset in range(subsets):
            chosen: i64 = subset
            total = 0.0
            used: i64 = 0
            count: i64 = 0
            for k in range(len(own)):
                here: i64 = k
                if (chosen >> here) & 1:
                    slot: i64 = own[k] - 1
                    total += values[slot]
                    used |= 1 << slot
                    count += 1
            if count > turns:
                continue
            lies = used
            while count < turns:
                at = self.best_bluff(s, values, lies)
                if at == NOBODY:
                    break
                total += values[SLOTS + at]
                lies |= 1 << at
                count += 1
            if total > best:
                best = total
                honest = used
                taken = lies
        if menu.holds(c.FACEUP_ZERO) and self.candid(s) > self.shame(s) * self.exposure(s):
            return c.FACEUP_ZERO
        return self.first_of(s, menu, honest, taken, values, dice)

    def slot_values(self, s: ScoundrelsState) -> list[float]:
        """What a card into each slot is worth: first an honest one, then a bluff."""
        t = self.sense
        exposure = self.exposure(s)
        gains = [0.0] * SLOTS
        for slot in range(SLOTS):
            ability: i64 = s.box.slot_ability[slot]
            if ability != NOBODY:
                value = s.box.leader_body[ability].worth(t, s, True)
                if value > 0.0:
                    gains[slot] = value
        for place in range(s.places):
            uid: i64 = s.sheet[t.me * PLACES + place]
            if uid == NOBODY:
                continue
            slots: i64 = s.box.trait_slots[s.trait[uid]]
            if not slots:
                continue
            value = t.use(s, uid)
            if value <= 0.0:
                continue
            for slot in range(SLOTS):
                here: i64 = slot
                if (slots >> here) & 1:
                    gains[slot] += value
        if s.enemy != NOBODY:
            self.spare(s, gains)
        out = [0.0] * (2 * SLOTS)
        shame = self.shame(s)
        for slot in range(SLOTS):
            gain = gains[slot]
            out[slot] = gain + t.tastes[w.VINDICATION] * exposure
            out[SLOTS + slot] = (gain * t.tastes[w.BLUFF] if gain > 0.0 else gain) - shame * exposure
        return out

    def shame(self, s: ScoundrelsState) -> float:
        """What a bluff that is called costs, against the others."""
        return self.sense.tastes[w.SHAME] * (1.0 + 1.0 / float(s.sides - 1))

    def exposure(self, s: ScoundrelsState) -> float:
        """How likely a card of ours is suspected."""
        for seat in range(s.sides):
            if seat != self.sense.me and s.free[seat] > 0:
                return self.risk[self.sense.me]
        return 0.0

    def best_bluff(self, s: ScoundrelsState, values: list[float], taken: i64) -> i64:
        found: i64 = NOBODY
        best = -1e9
        for slot in range(SLOTS):
            here: i64 = slot
            if (taken >> here) & 1 or s.slots[self.sense.me * SLOTS + slot] != NOBODY:
                continue
            if values[SLOTS + slot] > best:
                best = values[SLOTS + slot]
                found = here
        return found

    def first_of(
        self, s: ScoundrelsState, menu: Menu, honest: i64, taken: i64, values: list[float], dice: Dice
    ) -> i64:
        """Which slot of the day's plan comes first, and with which card."""
        tastes = self.sense.tastes
        best = -1e9
        found: i64 = NOBODY
        for slot in range(SLOTS):
            here: i64 = slot
            if not (taken >> here) & 1:
                continue
            true = ((honest >> here) & 1) == 1
            early = tastes[w.EARLY_LOOK] if slot < 2 else tastes[w.EARLY_MONEY] if slot < 4 else 0.0
            if not true:
                early -= tastes[w.LATE_BLUFF]
            early += 0.1 * values[slot] + 0.0006 * float(
                dice.whim((s.day * 64 + s.turn) * SLOTS + slot, 1000)
            )
            if early > best:
                best = early
                found = here
        if found == NOBODY:
            return menu.nth(0)
        if (honest >> found) & 1:
            return c.PLAY + (found + 1) * SLOTS + found
        # A bluff: the lowest card that is not needed for a truth.
        hand: i64 = s.hand[self.sense.me]
        spare: i64 = NOBODY
        for card in range(7):
            one: i64 = card
            if (hand >> one) & 1 and one != found + 1:
                if one == 0 or not (honest >> (one - 1)) & 1:
                    spare = one
                    break
        if spare == NOBODY:
            return menu.nth(0)
        return c.PLAY + spare * SLOTS + found

    def candid(self, s: ScoundrelsState) -> float:
        """What a faceup 0 would bring."""
        best = NEVER
        for place in range(s.places):
            uid: i64 = s.sheet[self.sense.me * PLACES + place]
            if uid != NOBODY and s.box.trait_timing[s.trait[uid]] == AT_ZERO:
                value = self.sense.use(s, uid)
                if value > best:
                    best = value
        return best

    # Suspecting

    def doubts(self, s: ScoundrelsState, op: Op, seat: i64) -> bool:
        """Whether to put a henchman down: where a bluff is likely enough, for as many cards as there are henchmen."""
        window = op is WINDOW_OP
        if window and s.stack[TURN_FRAME + PC] < OVER:
            return False  # a later window of the same turn asks again, and more is known then
        active = s.active
        slot = s.slot
        if active == NOBODY or slot < 0 or slot >= SLOTS:
            return False
        t = self.sense
        tastes = t.tastes
        others = s.sides - 1
        gain = 0.0 if s.reputation[seat] >= HIGHEST else 1.0
        if s.reputation[active] > LOWEST:
            gain += 1.0 / float(others)
        if gain == 0.0:
            return False
        loss = 0.1 if s.final_day() else tastes[w.HENCHMAN]
        wanted = loss / (loss + gain)
        if window or self.kinds[op.id] == LAST_CALL:
            waiting: i64 = TURNS * (s.n - 1)
            for who in range(s.n):
                if who == seat:
                    continue
                for k in range(SLOTS):
                    if s.slots[who * SLOTS + k] != NOBODY:
                        waiting -= 1
            scarce = tastes[w.SCARCE] * (1.0 - float(s.free[seat]) / float(waiting + 1))
            if scarce > wanted:
                wanted = scarce
        return self.bluff(s, seat, active, slot) * tastes[w.DOUBT] > wanted

    def bluff(self, s: ScoundrelsState, me: i64, seat: i64, slot: i64) -> float:
        """How likely a card is a bluff, as another seat sees it."""
        row: i64 = s.put_row[seat * SLOTS + slot]
        if row >= 0 and (s.poker[row + R_KNOWN] >> me) & 1:
            return 1.0 if s.slots[seat * SLOTS + slot] != slot + 1 else 0.0
        chance = self.holding(s, me, seat, slot + 1)
        if chance <= 0.0:
            return 1.0
        found = 1.0 - self.truth[seat] * chance / IN_HAND
        return found if found > 0.0 else 0.0

    def holding(self, s: ScoundrelsState, me: i64, seat: i64, card: i64) -> float:
        """How likely a seat had a card in hand today, from what another saw of its cards."""
        chance = IN_HAND
        before = False
        today = False
        rows = s.poker
        row: i64 = 0
        size: i64 = len(rows)
        while row < size:
            if rows[row + R_SEAT] == seat:
                kind: i64 = rows[row + R_KIND]
                if kind == UNDER:
                    chance = 0.25 if today else IN_HAND if not before else 0.9
                    before = today
                    today = False
                elif rows[row + R_CARD] == card and (rows[row + R_KNOWN] >> me) & 1:
                    if kind == PUT:
                        today = True
                    elif kind == DRAWN:
                        chance = 1.0
                    elif kind == TOPPED:
                        chance = 0.05
            row += ROW_SIZE
        return 0.0 if today else chance

    # Hiring

    def hiring(self, s: ScoundrelsState, code: i64) -> float:
        uid = s.uid_of_job((code - c.HIRE) // c.HIRES)
        return self.sense.hireling(s, uid, s.cost_of(uid)) + self.sense.tastes[w.HIRE]

    def fitting(self, s: ScoundrelsState, code: i64) -> float:
        """What the place says: who has to go for it, and whether an arrow finds a neighbour."""
        k = code - c.HIRE
        place: i64 = k % c.HIRES
        if place == c.LET_GO:
            return NEVER
        if place == c.AT_ONCE:
            return 0.0
        t = self.sense
        there: i64 = s.sheet[t.me * PLACES + place]
        if there != NOBODY:
            loss = t.hireling(s, there, 0)
            return -loss if loss > 0.2 else -0.2
        uid = s.uid_of_job(k // c.HIRES)
        arrows: i64 = s.box.trait_arrows[s.trait[uid]]
        if not arrows:
            return 0.0
        for other in range(s.places):
            if s.sheet[t.me * PLACES + other] != NOBODY and arrows & neighbour(place, other):
                return 0.3
        return -0.3

    def stay(self, s: ScoundrelsState, fp: i64, seat: i64, menu: Menu) -> i64:
        """Leave everyone where they are."""
        here: i64 = s.sheet[seat * PLACES + s.stack[fp + ARG]]
        code: i64 = c.EMPTY if here == NOBODY else c.SCOUNDREL + s.job[here]
        return code if menu.holds(code) else menu.nth(0)

    # What choices are worth, against 0.05 for letting something be

    def rate(self, s: ScoundrelsState, fp: i64, kind: i64, code: i64) -> float:
        t = self.sense
        if code < c.PLAY:
            return self.rate_simple(s, fp, code)
        if code < c.LEAD:
            return self.rate_seat(s, kind, code - c.SEAT)
        if code < c.OPTION:
            value = s.box.leader_body[code - c.LEAD].worth(t, s, True)
            return value + 5.0 if value > 0.05 and s.box.slot_ability[4] != code - c.LEAD else value
        if code < c.ANSWER:
            return t.option(s, code - c.OPTION)
        if code < c.SAFE:
            return self.rate_answer(s, kind, code - c.ANSWER)
        if code < c.MARK:
            return self.rate_safe(s, kind, code - c.SAFE)
        if code < c.MOVE:
            return self.rate_mark(s, s.stack[fp + ARG], code - c.MARK)
        if code < c.FLIP:
            return -0.5
        if code < c.CARD:
            return self.rate_flip(s, code - c.FLIP)
        if code < c.EXCHANGE:
            return self.rate_card(s, kind, code - c.CARD)
        if code < c.STRATEGY_CARD:
            return self.rate_exchange(s, code - c.EXCHANGE)
        if code < c.USE:
            return s.box.strategy_body[code - c.STRATEGY_CARD].worth(t, s, True)
        if code < c.SCOUNDREL:
            return self.rate_use(s, code - c.USE)
        if code < c.HIRE:
            return self.rate_scoundrel(s, kind, code - c.SCOUNDREL)
        return self.rate_more(s, fp, kind, code)

    def rate_simple(self, s: ScoundrelsState, fp: i64, code: i64) -> float:
        t = self.sense
        source: i64 = s.stack[fp + SOURCE]
        if code == c.OFFICE_VISIT:
            best = t.best_option(s)
            place = t.best_of(s, s.box.location_body)
            return best if best > place else place
        if code == c.AGAIN:
            return s.box.job_body[s.job[source]].worth(t, s, True) if source >= 0 else 0.0
        if code == c.YES:
            return self.rate_offers(s, s.job[source]) if source >= 0 else 0.1
        if code == c.STRATEGY_USE:
            return s.box.strategy_body[s.strategy[t.me]].worth(t, s, True)
        return 0.05

    def rate_offers(self, s: ScoundrelsState, job: i64) -> float:
        """All that a job lets one do or leave, together."""
        total = 0.0
        for offer in self.sense.texts.offers[job]:
            total += offer.worth(self.sense, s, True)
        return total

    def rate_more(self, s: ScoundrelsState, fp: i64, kind: i64, code: i64) -> float:
        """What only the expansion has."""
        t = self.sense
        if code < c.AT_LOCATION:
            return s.box.safe_body[s.gadget[code - c.USE_SAFE]].worth(t, s, True)
        if code < c.DEBT:
            return s.box.location_body[code - c.AT_LOCATION].worth(t, s, True)
        if code < c.LOAN:
            return self.rate_debt(s, kind, code - c.DEBT)
        if code < c.BACK:
            return 0.3 if kind == BORROW else -1.0
        if code == c.JAIL_OWN:
            return -self.spared(s)
        if code == c.SUFFER:
            return -self.harm(s, cast(automa.Unless, s.ops[s.stack[fp]]).body)
        return 0.0

    def rate_use(self, s: ScoundrelsState, job: i64) -> float:
        """What gives money or knowledge comes before what spends them."""
        value = self.sense.use(s, s.uid_of_job(job))
        return value + 5.0 if value > 0.05 and not self.sense.texts.steals[job] else value

    def rate_seat(self, s: ScoundrelsState, kind: i64, seat: i64) -> float:
        t = self.sense
        if kind == FREE:
            if seat == t.me:
                return 2.0
            return NEVER if seat == s.enemy else 0.5 - 0.1 * self.strength(s, seat)
        if kind == FIRST:
            return 1.0 if seat == (t.me + 1) % s.n else 0.0
        if kind == ROB:
            money: i64 = s.money[seat] if s.money[seat] < 5 else 5
            return float(money) + 0.1 * self.strength(s, seat)
        if kind == JAIL:
            return 0.1 * float(s.free[seat]) + 0.1 * self.strength(s, seat)
        return (1.0 if seat != t.me else 0.0) + 0.1 * self.strength(s, seat)

    def strength(self, s: ScoundrelsState, seat: i64) -> float:
        """How well a seat stands, to the eye."""
        return float(4 * s.safes_of(seat) + s.reputation[seat]) + 0.2 * float(s.money[seat])

    def rate_answer(self, s: ScoundrelsState, kind: i64, answer: i64) -> float:
        """What is given away; an enemy gives what hurts it."""
        t = self.sense
        if s.enemy != NOBODY and s.active == t.me:
            if answer == c.LOSE_REPUTATION:
                return 1.0 if s.reputation[s.enemy] > LOWEST else 0.0
            return 0.2 * float(s.free[s.enemy]) if answer == c.SEND_TO_JAIL else 0.8
        if answer == c.SEND_TO_JAIL:
            return -t.henchman()
        if answer == c.LOSE_REPUTATION:
            return -t.tastes[w.REPUTATION] if s.reputation[t.me] > LOWEST else 0.0
        if answer == c.GIVE_MONEY:
            return -3.75 * t.dollar
        if answer == c.TAKE_DEBT:
            return -t.tastes[w.DEBT]
        least = 9.0
        for place in range(s.places):
            uid: i64 = s.sheet[t.me * PLACES + place]
            if uid != NOBODY:
                loss = t.hireling(s, uid, 0)
                if loss < least:
                    least = loss
        return -least if least > 0.2 else -0.2

    def rate_safe(self, s: ScoundrelsState, kind: i64, safe: i64) -> float:
        value = self.sense.worths[safe]
        if kind in (ABANDON, SWAP_GIVE, ENEMY_STEAL, DESTROY):
            return -value
        if kind == SCOUT:
            return 0.3 * value + (0.0 if (s.known[safe] >> self.sense.me) & 1 else 3.0)
        return value

    def rate_mark(self, s: ScoundrelsState, safe: i64, number: i64) -> float:
        """The truth on what we want to take, a lure on what we do not."""
        t = self.sense
        listed = ((s.box.site_lists[safe // SITE_SAFES] >> number) & 1) == 1
        if not (s.known[safe] >> t.me) & 1:
            return 0.2 if listed else 0.0
        value = s.value_of(safe)
        if s.place[safe] == STOLEN + t.me or value >= 4:
            return 2.0 if number == value else 0.0
        return 0.1 * float(number) if listed else 0.0

    def rate_flip(self, s: ScoundrelsState, k: i64) -> float:
        """Towards the value on our safes, away from it on theirs."""
        t = self.sense
        safe = k // 32
        number = k % 8
        place: i64 = s.place[safe]
        stolen = place >= STOLEN and place < STOLEN + s.sides
        if not (s.known[safe] >> t.me) & 1:
            return 0.1 if stolen else 0.0
        value = s.value_of(safe)
        gain = 0.0
        if number ^ 1 == value:
            gain = 1.0
        elif number == value:
            gain = -1.0
        if place == STOLEN + t.me:
            return 2.0 * gain
        return -gain if stolen else 0.3 * gain

    def rate_card(self, s: ScoundrelsState, kind: i64, at: i64) -> float:
        t = self.sense
        seat = at // SLOTS
        slot = at % SLOTS
        if kind == PLACE:
            return self.bluff(s, t.me, seat, slot) - 0.4
        if kind == CLEAR:
            side = 1.0 if seat == t.me else -0.5
            return (2.0 * self.bluff(s, t.me, seat, slot) - 1.0) * side
        if kind == ENEMY_PLACE:
            return 1.0 if s.slots[at] == slot + 1 else 0.0
        return 1.0 if seat != t.me else 0.0

    def rate_exchange(self, s: ScoundrelsState, k: i64) -> float:
        card = k // SLOTS
        slot = k % SLOTS
        at = self.sense.me * SLOTS + slot
        change = (1.0 if card == slot + 1 else 0.0) - (1.0 if s.slots[at] == slot + 1 else 0.0)
        return change * 2.0 if s.calls[at] else change

    def rate_scoundrel(self, s: ScoundrelsState, kind: i64, job: i64) -> float:
        t = self.sense
        uid = s.uid_of_job(job)
        mine = s.where[uid] // 8 == t.me
        if kind == RECRUIT:
            return -float(s.box.job_colour[job]) - (t.hireling(s, uid, 0) if mine else 0.0)
        value = s.box.job_body[job].worth(t, s, kind != USE_ANOTHER)
        if kind == DISCARD and not mine:
            return t.hireling(s, uid, 0) * (0.5 if s.cost_of(uid) > s.money[t.me] else -0.5)
        if kind == DISCARD or (kind == SWAP and mine):
            return -value
        return value

    def rate_debt(self, s: ScoundrelsState, kind: i64, space: i64) -> float:
        """The cheapest space for a new one; the dearest goes first."""
        t = self.sense
        price = float(s.box.debt_prices[space])
        token: i64 = s.debts[t.me * DEBT_SPACES + space]
        if kind == PAY_OFF:
            return t.tastes[w.DEBT] - price * t.dollar if price <= float(s.money[t.me]) else -1.0
        if token == NOBODY:
            return -0.1 * price
        seen = (s.debts_seen[t.me * DEBT_SPACES + space] >> t.me) & 1
        return 0.1 * price + (float(token % MIX) if seen else t.tastes[w.DEBT])

    # Alone against an enemy

    def spared(self, s: ScoundrelsState) -> float:
        """What a henchman is still good for."""
        coming = float(TURNS * (s.box.days - s.day) + TURNS - s.turn) * SPARED
        return coming if coming < SAVED else SAVED

    def harm(self, s: ScoundrelsState, op: Op) -> float:
        """What a text of the enemy costs, between it and us; a penalty at most what buys it off."""
        if isinstance(op, automa.Unless):
            harm = self.harm(s, op.body)
            saved = self.spared(s)
            return saved if s.free[self.sense.me] > 0 and saved < harm else harm
        if isinstance(op, Sequence):
            total = 0.0
            for part in op.parts:
                total += self.harm(s, part)
            return total
        if isinstance(op, automa.EnemyDestroys):
            return self.counted(s, enemies.EACH_DESTROYED) + 0.5
        if isinstance(op, automa.EnemySteals):
            return 3.0
        if isinstance(op, automa.EnemyRises):
            return float(op.amount)
        if isinstance(op, automa.EnemyRobs):
            return float(op.amount) * (self.counted(s, enemies.EACH_MONEY) + self.sense.dollar)
        if isinstance(op, automa.EnemyGains):
            return float(op.amount) * self.counted(s, enemies.EACH_MONEY)
        if isinstance(op, automa.EnemyRecruits):
            black = 0.4 * self.counted(s, enemies.EACH_BLACK)
            return self.counted(s, enemies.EACH_RECRUIT) + black + 0.5
        return 0.5

    def counted(self, s: ScoundrelsState, what: i64) -> float:
        """What one thing of a kind is worth to the enemy."""
        if not self.counts:
            self.counts = [0.0] * (enemies.EACH_BLACK + 1)
            for tally in s.box.enemy_tallies:
                one = cast(enemies.TechForEach, tally)
                self.counts[one.what] += float(one.amount) / float(one.unit)
        return self.counts[what]

    def spare(self, s: ScoundrelsState, gains: list[float]) -> None:
        """Slots that call for the worse sections of the cards to come are worth less."""
        cards: i64 = len(s.automa)
        if not cards:
            return
        for card in s.automa:
            top = self.harm(s, s.box.automa_top[card])
            bottom = self.harm(s, s.box.automa_bottom[card])
            slots: i64 = s.box.automa_slots[card]
            for slot in range(SLOTS):
                here: i64 = slot
                gains[slot] -= (top if (slots >> here) & 1 else bottom) / float(cards)


class Seated(Guide):
    """Every seat plays by a guide of its own; the first says when it is enough."""

    def __init__(self, guides: list[Guide]) -> None:
        self.guides: list[Guide] = guides

    def enough(self, state: State) -> bool:
        return self.guides[0].enough(state)

    def pick(self, state: State, op: Op, fp: i64, seat: i64, menu: Menu, dice: Dice) -> i64:
        return self.guides[seat].pick(state, op, fp, seat, menu, dice)
