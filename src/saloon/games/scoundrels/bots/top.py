"""Plans and doubts of `top`: what playouts say, and what a reader would make of it.

A plan is played out as if nobody called the card; what a henchman on it changes is told from where those playouts have
come to, for honest cards and for bluffs, and how often one comes is solved (`standoff`). A doubt hangs on how likely
the card is a bluff by what was learnt, and on what a henchman changes on either.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from saloon.bots.budget import Budget
from saloon.bots.player import only
from saloon.games.scoundrels.bots import standoff
from saloon.games.scoundrels.bots.claims import NAMES, bluff_chance, call_chance
from saloon.games.scoundrels.bots.playouts import NEVER, OFTEN, Gain, ScoundrelsPlay
from saloon.games.scoundrels.bots.poker import Poker, rows_of
from saloon.games.scoundrels.engine.choices import FACEUP_ZERO, PLAY
from saloon.games.scoundrels.engine.guide.thumb import Seated
from saloon.games.scoundrels.engine.names import CARDS, HIGHEST, LOWEST, NOBODY, SLOTS, TURNS
from saloon.kernel.chance import Dice
from saloon.kernel.playout import Guide, playout, tried

LAM_PLAN, LAM_DOUBT = 0.8, 0.95
"""How far we count on what was learnt of people, at most: of whom they call, and of how they bluff."""
TRUSTING = 99.0
"""As a share of honest cards: so nobody calls one."""
LIKELY = ((0.25, 0.13), (0.5, 0.22), (0.75, 0.38), (1.0, 0.7))
"""Of cards in games of the pool about this part is less likely a bluff than that."""
PER_BLUFF = 2.0
"""Tech that a called bluff moves between two: one reputation down, one up."""
ENOUGH = 120
"""More playouts would not change what a henchman is worth at a doubt."""
RARE = 0.05
"""What is played more rarely than that is noise, and is left out."""


class Henchman:
    """What a henchman on a card changes for us, by where playouts in which nobody called it have come to.

    One more playout for each would say the same with far more noise: a called bluff moves a reputation down and one up,
    an honest card sends the henchman to jail, and the rest of the day goes another way by chance alone.
    """

    def __init__(self, play: ScoundrelsPlay, owner: int, caller: int) -> None:
        self.play, self.owner, self.caller = play, owner, caller
        self.worlds = 0
        self.honest = self.bluff = 0.0

    def look(self, t: Any, promise: float) -> None:
        """At the end of one playout more, which promises us so much."""
        self.worlds += 1
        owner, caller = self.owner, self.caller
        kept = t.reputation[:]
        t.reputation[owner] = max(LOWEST, kept[owner] - 1)
        t.reputation[caller] = min(HIGHEST, kept[caller] + 1)
        self.bluff += self.play.promise(t) - promise
        t.reputation[:] = kept
        if t.free[caller] > 0:
            t.free[caller] -= 1
            t.jail[caller] += 1
            self.honest += self.play.promise(t) - promise
            t.free[caller] += 1
            t.jail[caller] -= 1

    @property
    def changes(self) -> tuple[float, float]:
        """On an honest card, and on a bluff."""
        return self.honest / max(1, self.worlds), self.bluff / max(1, self.worlds)


class TopPlay(ScoundrelsPlay):
    """A question for a plan or a doubt to a seat that reads the others and would not be read."""

    def weights(self, budget: Budget) -> list[float]:
        self.turns: dict[tuple[str, ...], Guide] = {}
        self.lam = 1.0 if self.models is not None else LAM_PLAN if self.kind == "plan" else LAM_DOUBT
        if self.settled():
            return only(self.by_thumb(), len(self.codes))
        return self.plan_weights(budget) if self.kind == "plan" else self.doubt_weights(budget)

    # Plans

    def plan_weights(self, budget: Budget) -> list[float]:
        by_thumb = self.by_thumb()
        guess, caller = self.guessed()
        kinds = {k: self.kind_of(k) for k in range(len(self.codes))}
        henchman = Henchman(self, self.seat, caller)

        def change(option: int) -> float:
            """What henchmen that are likely to come change about an option."""
            slot, truth = kinds[option]
            return 0.0 if NOBODY in (slot, caller) else guess[slot] * henchman.changes[truth]

        racing = {option: Gain() for option in self.candidates() if option != by_thumb}
        every = dict(racing)
        total = budget.count(lambda: self.in_turn(by_thumb, len(self.worlds), henchman))
        rounds = len(racing).bit_length()
        seen = 0
        for _ in range(rounds):
            times = max(1, total // rounds // (len(racing) + 1))
            for k in range(seen + 1, seen + times + 1):
                usually = self.in_turn(by_thumb, k, henchman)
                for option, gain in racing.items():
                    gain.add(self.in_turn(option, k, henchman) - usually)
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
        return self.solved(worth, kinds, guess, caller, henchman.changes)

    def solved(
        self,
        worth: dict[int, float],
        kinds: dict[int, tuple[int, int]],
        guess: list[float],
        caller: int,
        changes: tuple[float, float],
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

    def in_turn(self, option: int, k: int, henchman: Henchman) -> float:
        """What a plan comes to in world k if nobody calls the card in its turn."""
        t: Any = tried(self.world(k), self.seat, self.codes[option])
        dice = Dice(self.salt + 7919 * k + 1)
        playout(t, dice, 1_000_000, self.turn_guide(self.kinds[k]))
        playout(t, dice, 1_000_000, self.table(self.kinds[k]))
        promise = self.promise(t)
        if henchman.caller != NOBODY:
            henchman.look(t, promise)
        return promise

    def turn_guide(self, kinds: tuple[str, ...]) -> Guide:
        """Who plays the rest of this turn: nobody calls our card."""
        if kinds not in self.turns:
            s = self.worlds[0]
            guides: list[Guide] = []
            for kind in kinds:
                guide = self.guide_by(kind)
                guide.until = s.day * TURNS * s.n + s.turn
                guide.truth[self.seat] = TRUSTING
                guides.append(guide)
            self.turns[kinds] = Seated(guides)
        return self.turns[kinds]

    # Doubts

    def doubt_weights(self, budget: Budget) -> list[float]:
        seat, slot = self.view["active"], NAMES.index(self.view["slot"])
        assert self.claims is not None
        bluff = bluff_chance(self.claims, seat, slot)
        call = self.legal.index("henchman")
        henchman = Henchman(self, seat, self.seat)

        def look(k: int) -> None:
            t: Any = tried(self.world(k), self.seat, self.codes[1 - call])
            playout(t, Dice(self.salt + 7919 * k + 1), 1_000_000, self.table(self.kinds[k]))
            henchman.look(t, self.promise(t))

        for k in range(1, max(2, min(ENOUGH, budget.count(lambda: look(len(self.worlds))))) + 1):
            look(k)
        if_honest, if_bluff = henchman.changes
        price = self.price(if_bluff)
        tempted = self.temptation(seat, slot, if_bluff)
        often = standoff.called(bluff, if_bluff - price, if_honest - price, tempted, self.lam)
        return [often if k == call else 1 - often for k in range(2)]

    def price(self, if_bluff: float) -> float:
        """What a henchman could gain on a later card of the day, where there are fewer henchmen than cards."""
        s = self.worlds[0]
        laid = sum(
            s.slots[k * SLOTS + j] != NOBODY for k in range(s.n) if k != self.seat for j in range(SLOTS)
        )
        coming = max(0, TURNS * (s.n - 1) - laid)
        free = s.free[self.seat]
        if free > coming:
            return 0.0
        part = 1 - free / (coming + 1)
        return if_bluff * next(chance for share, chance in LIKELY if part <= share)

    def temptation(self, seat: int, slot: int, if_bluff: float) -> float:
        """What a bluff in this slot brings its player that nobody calls: more than an average one, in victories."""
        assert self.claims is not None
        worth, _ = self.claims.gains(seat)
        others = [worth[k] for k in self.claims.open(seat)]
        usual = sum(others) / len(others) if others else 0.0
        return max(0.0, worth[slot] - usual) * if_bluff / PER_BLUFF
