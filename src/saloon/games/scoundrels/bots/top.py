"""Plans and doubts of `top`: what playouts say, and what a reader would make of it.

A plan is weighed as if nobody called the card; what a henchman on it changes is measured apart, for honest cards and
for bluffs, and how often one comes is solved (`standoff`). A doubt is weighed apart for a card that is a bluff and for
one that is honest, so that luck in laying worlds does not decide which of them is looked at.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from saloon.bots.budget import Budget
from saloon.bots.player import only
from saloon.games.scoundrels.bots import standoff
from saloon.games.scoundrels.bots.claims import NAMES, bluff_chance, call_chance
from saloon.games.scoundrels.bots.playouts import NEVER, OFTEN, SURE, Gain, ScoundrelsPlay
from saloon.games.scoundrels.bots.poker import Poker, rows_of
from saloon.games.scoundrels.engine.choices import FACEUP_ZERO, PLAY
from saloon.games.scoundrels.engine.guide.thumb import Seated
from saloon.games.scoundrels.engine.names import CARDS, NOBODY, SLOTS, TURNS
from saloon.kernel.chance import Dice
from saloon.kernel.playout import Guide, playout, tried

LAM = 0.8
"""How far we count on what was learnt of people, at most."""
USUALLY = (0.02, -0.1)
"""What a henchman on an honest card and on a bluff changes for who played it, before anything is seen."""
FEW = 4
"""That counts as if it had been seen in so many worlds."""
TRUSTING, DOUBTING = 99.0, -99.0
"""As a share of honest cards: so nobody calls, and so whoever can does."""
PER_BLUFF = 2.0
"""Tech that a called bluff moves between two: one reputation down, one up."""
RARE = 0.05
"""What is played more rarely than that is noise, and is left out."""


class Mean:
    """The mean of what was seen, with what was thought before."""

    def __init__(self, before: float, trust: float) -> None:
        self.total, self.count, self.squares = before * trust, trust, before * before * trust

    def add(self, value: float) -> None:
        self.total += value
        self.count += 1
        self.squares += value * value

    @property
    def value(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        if not self.count:
            return 0.0
        return math.sqrt(max(0.0, self.squares / self.count - self.value**2) / self.count)


class TopPlay(ScoundrelsPlay):
    """A question for a plan or a doubt to a seat that reads the others and would not be read."""

    asked_about: int = NOBODY
    """Where the card lies that we are asked to doubt."""
    bluff_next: bool = False
    """Whether it is laid as a bluff in the next world."""

    def weights(self, budget: Budget) -> list[float]:
        self.turns: dict[tuple[tuple[str, ...], int], Guide] = {}
        self.lam = LAM if self.models is None else 1.0
        if self.settled():
            return only(self.by_thumb(), len(self.codes))
        return self.plan_weights(budget) if self.kind == "plan" else self.doubt_weights(budget)

    # Plans

    def plan_weights(self, budget: Budget) -> list[float]:
        by_thumb = self.by_thumb()
        guess, caller = self.guessed()
        kinds = {k: self.kind_of(k) for k in range(len(self.codes))}
        changes = [Mean(USUALLY[truth], FEW) for truth in (standoff.HONEST, standoff.BLUFF)]

        def change(option: int) -> float:
            """What henchmen that are likely to come change about an option."""
            slot, truth = kinds[option]
            return 0.0 if slot == NOBODY else guess[slot] * changes[truth].value

        racing = {option: Gain() for option in self.candidates() if option != by_thumb}
        every = dict(racing)
        total = budget.count(lambda: self.in_turn(by_thumb, len(self.worlds), NOBODY))
        rounds = len(racing).bit_length()
        seen = 0
        for _ in range(rounds):
            times = max(1, total // rounds // (len(racing) + 1 + 2 * (caller != NOBODY)))
            for k in range(seen + 1, seen + times + 1):
                usually = self.in_turn(by_thumb, k, NOBODY)
                found = {by_thumb: usually}
                for option, gain in racing.items():
                    found[option] = self.in_turn(option, k, NOBODY)
                    gain.add(found[option] - usually)
                if caller != NOBODY:
                    for truth in (standoff.HONEST, standoff.BLUFF):
                        like = [
                            option
                            for option in found
                            if kinds[option][0] != NOBODY and kinds[option][1] == truth
                        ]
                        if like:
                            one = like[k % len(like)]
                            changes[truth].add(self.in_turn(one, k, caller) - found[one])
                if k % OFTEN == 0:
                    racing = {
                        option: gain
                        for option, gain in racing.items()
                        if not gain.surely_less(change(option) - change(by_thumb))
                    }
                    if not racing:
                        break
            if not racing:
                break
            seen += times
            best = sorted(racing, key=lambda option: -(racing[option].worth + change(option)))
            racing = {option: racing[option] for option in best[: (len(racing) + 1) // 2]}
        worth = {option: gain.worth for option, gain in every.items() if gain.worlds}
        worth[by_thumb] = 0.0
        return self.solved(worth, kinds, guess, caller, [one.value for one in changes])

    def solved(
        self,
        worth: dict[int, float],
        kinds: dict[int, tuple[int, int]],
        guess: list[float],
        caller: int,
        changes: list[float],
    ) -> list[float]:
        """The mix of our hand, among all that we could have for who may call."""
        slots = sorted({slot for slot, _ in kinds.values() if slot != NOBODY})
        table = np.full((len(slots), 2), np.nan)
        where: dict[tuple[int, int], int] = {}
        for option, value in worth.items():
            slot, truth = kinds[option]
            if slot != NOBODY and not table[slots.index(slot), truth] >= value:
                table[slots.index(slot), truth] = value
                where[slot, truth] = option
        both = table[~np.isnan(table).any(axis=1)]
        step = float((both[:, 0] - both[:, 1]).mean()) if len(both) else 0.0
        table[:, 1] = np.where(np.isnan(table[:, 1]), table[:, 0] - step, table[:, 1])
        table[:, 0] = np.where(np.isnan(table[:, 0]), table[:, 1] + step, table[:, 0])
        table = np.where(np.isnan(table), NEVER, table)
        hands, prior = self.hands(caller)
        called = np.array([max(0.0, changes[0]), min(0.0, changes[1])]) if caller != NOBODY else np.zeros(2)
        plan, _ = standoff.planned(
            hands, prior, slots, table, called, np.array([guess[slot] for slot in slots]), self.lam
        )
        mine = plan[hands.index(self.worlds[0].hand[self.seat])]
        weights = [0.0] * len(self.codes)
        for (slot, truth), option in where.items():
            weights[option] = float(mine[slots.index(slot), truth])
        for option, value in worth.items():
            # A faceup 0 tells no lie: it is played if it beats all that is mixed.
            if kinds[option][0] == NOBODY and value > max(
                (other for k, other in worth.items() if k != option), default=NEVER
            ):
                return only(option, len(self.codes))
        most = max(weights)
        weights = [weight if weight >= RARE * most else 0.0 for weight in weights]
        return weights if most > 0 else only(max(worth, key=lambda k: worth[k]), len(self.codes))

    def kind_of(self, option: int) -> tuple[int, int]:
        """The slot of a play, and whether it is honest or a bluff; no slot for a faceup 0."""
        code = self.codes[option]
        if code == FACEUP_ZERO:
            return NOBODY, standoff.HONEST
        card, slot = divmod(code - PLAY, SLOTS)
        return slot, standoff.HONEST if card == slot + 1 else standoff.BLUFF

    def guessed(self) -> tuple[list[float], int]:
        """By slot, how likely somebody calls a card of ours there; and who is the likeliest to."""
        guess = [0.0] * SLOTS
        caller, most = NOBODY, 0.0
        s = self.worlds[0]
        if self.claims is None:
            return guess, caller
        for slot in range(SLOTS):
            if s.slots[self.seat * SLOTS + slot] != NOBODY:
                continue
            quiet = 1.0
            for seat in range(s.n):
                if seat != self.seat and s.free[seat] > 0:
                    chance = call_chance(self.claims, seat, self.seat, slot)
                    quiet *= 1 - chance
                    if chance > most:
                        caller, most = seat, chance
            guess[slot] = 1 - quiet
        return guess, caller

    def hands(self, caller: int) -> tuple[list[int], Any]:
        """The hands that we may have for somebody who counts, and how likely each is."""
        own = self.worlds[0].hand[self.seat]
        if caller == NOBODY:
            return [own], np.ones(1)
        found = Poker(rows_of(self.view, self.seat, caller), True).hands()
        hands = {sum(1 << CARDS.index(card) for card in hand): chance for hand, chance in found.items()}
        hands.setdefault(own, 0.0)
        return list(hands), np.array(list(hands.values()))

    def in_turn(self, option: int, k: int, caller: int) -> float:
        """What a plan comes to in world k if nobody calls the card in its turn, or if one seat does."""
        t: Any = tried(self.world(k), self.seat, self.codes[option])
        dice = Dice(self.salt + 7919 * k + 1)
        playout(t, dice, 1_000_000, self.turn_guide(self.kinds[k], caller))
        playout(t, dice, 1_000_000, self.table(self.kinds[k]))
        return float(self.outlook.promises(t)[self.seat]) if t.top >= 0 else self.standing(t)

    def turn_guide(self, kinds: tuple[str, ...], caller: int) -> Guide:
        """Who plays the rest of this turn: nobody calls our card, or one seat does."""
        if (kinds, caller) not in self.turns:
            s = self.worlds[0]
            guides: list[Guide] = []
            for seat, kind in enumerate(kinds):
                guide = self.guide_by(kind)
                guide.until = s.day * TURNS * s.n + s.turn
                guide.truth[self.seat] = DOUBTING if seat == caller else TRUSTING
                guides.append(guide)
            self.turns[kinds, caller] = Seated(guides)
        return self.turns[kinds, caller]

    # Doubts

    def honest(self, s: Any, seat: int, slot: int, order: int, kind: str) -> float:
        if seat * SLOTS + slot == self.asked_about:
            return float(not self.bluff_next)
        return super().honest(s, seat, slot, order, kind)

    def doubt_weights(self, budget: Budget) -> list[float]:
        seat, slot = self.view["active"], NAMES.index(self.view["slot"])
        assert self.claims is not None
        bluff = bluff_chance(self.claims, seat, slot)
        call = next(k for k, word in enumerate(self.legal) if word == "henchman")
        leave = 1 - call
        self.asked_about = seat * SLOTS + slot
        gains = {True: Mean(0.0, 0.0), False: Mean(0.0, 0.0)}
        total = budget.count(lambda: self.played(leave, len(self.worlds)))
        for k in range(1, max(2, total // 2) + 1):
            if len(self.worlds) <= k:
                self.bluff_next = bool(k % 2) if 0.0 < bluff < 1.0 else bluff == 1.0
            lies = self.world(k).slots[self.asked_about] != slot + 1
            gains[lies].add(self.played(call, k) - self.played(leave, k))
            if k % OFTEN == 0 and self.clear(bluff, gains[True], gains[False]):
                break
        if_bluff, if_honest = gains[True].value, gains[False].value
        often = standoff.called(bluff, if_bluff, if_honest, self.temptation(seat, slot, if_bluff), self.lam)
        return [often if k == call else 1 - often for k in range(2)]

    def clear(self, bluff: float, if_bluff: Mean, if_honest: Mean) -> bool:
        """Whether more worlds would hardly change that the card is surely called, or surely not."""
        learnt = bluff * if_bluff.value + (1 - bluff) * if_honest.value
        error = SURE * (bluff * if_bluff.error + (1 - bluff) * if_honest.error)
        low, high = (1 - self.lam) * if_honest.value, (1 - self.lam) * if_bluff.value
        return self.lam * (learnt - error) + low > 0.0 or self.lam * (learnt + error) + high < 0.0

    def temptation(self, seat: int, slot: int, if_bluff: float) -> float:
        """What a bluff in this slot brings its player that nobody calls: more than an average one, in victories."""
        assert self.claims is not None
        worth, _ = self.claims.gains(seat)
        others = [worth[k] for k in self.claims.open(seat)]
        usual = sum(others) / len(others) if others else 0.0
        return max(0.0, worth[slot] - usual) * if_bluff / PER_BLUFF
