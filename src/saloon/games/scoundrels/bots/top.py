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
from saloon.games.scoundrels.bots import patience, standoff
from saloon.games.scoundrels.bots.claims import NAMES, bluff_chance, call_chance
from saloon.games.scoundrels.bots.orders import arranged
from saloon.games.scoundrels.bots.playouts import DOUBTED, DOUBTS, NEVER, OFTEN, Gain, ScoundrelsPlay
from saloon.games.scoundrels.bots.poker import Poker, rows_of
from saloon.games.scoundrels.engine.choices import FACEUP_ZERO, MARK, MOVE, PLAY
from saloon.games.scoundrels.engine.guide.thumb import Seated
from saloon.games.scoundrels.engine.names import (
    CARDS,
    HIGHEST,
    LOWEST,
    NOBODY,
    SITE_SAFES,
    SITE_SPACES,
    SLOTS,
    TURNS,
)
from saloon.kernel.chance import Fated
from saloon.kernel.core import ARG
from saloon.kernel.playout import Guide, playout, tried

LAM_PLAN = 0.4
"""How far plans count on what was learnt of whom people call, at most. What a plan gains by more than that against who
calls as was learnt, it gives away twice to who has learnt us.
"""
HAZE = 0.35
"""How much evidence, as a logarithm of odds, lies between a card that is called as often as not and one that is called
nearly three times in four: what was learnt is no surer than that, and a sharper bound is bluffed below by who reads
us."""
TRUSTING = 99.0
"""As a share of honest cards: so nobody calls one."""
IDLE = 0.15
"""A henchman that no later card needs is still put on no card that is less likely a bluff than that."""
ENOUGH = 120
"""More playouts would not change what a henchman is worth at a doubt."""
LUCK, SURELY = 0.5, 2.0
"""Standard deviations of chance by which a choice has to be better than what people would do, or than a lie."""
GOOD = 4
"""Safes from this value on are worth keeping from others."""
HINGE, ABOVE = 18, 0.4
"""On the last morning dollars above so many buy hardly anything more: each counts for so much of one."""
SHARES = {"plan": 1.8, "abilities": 0.5, "suspect": 0.3, "last-call": 0.3, "mark": 0.7}
"""How much of a budget a question is worth, by its kind: by what more playouts were seen to gain there. What a henchman
changes is told by few."""
SEEN, TRUTHS, OWN = 32.0, 32.0, 16.0
"""How many worlds must have been seen of a slot, of bluffs and of a single plan, before what they say counts as much as
what was thought before: that another slot is a little worse than the usual one, and a bluff than the truth.
"""
BLUFFED = -0.03
FIRM = 1000.0
"""The usual plan is what all others are held against: worth nothing, for sure."""


def pooled(seen: dict[int, Gain], usual: int, kinds: dict[int, tuple[int, int]]) -> dict[int, float]:
    """What plans are worth against the usual one: that of their slot, that of a bluff, and a little of their own.

    A card in a slot does the same whether it is honest or not; what differs is what is left for later, and that differs
    alike in all slots. So what was seen of a slot with one card is told of it with another one too: fewer plans look
    good by luck, and what is left of the luck is no tell.
    """
    options = [usual, *seen]
    slots = sorted({kinds[option][0] for option in options})
    rows = np.zeros((len(options), len(slots) + 1 + len(options)))
    before = np.concatenate([np.full(len(slots), SEEN), [TRUTHS], np.full(len(options), OWN)])
    thought = np.concatenate([np.full(len(slots), DOUBTED), [BLUFFED], np.zeros(len(options))])
    thought[slots.index(kinds[usual][0])] = 0.0
    worlds = np.array([FIRM, *(float(gain.worlds) for gain in seen.values())])
    totals = np.array([0.0, *(gain.total for gain in seen.values())])
    for k, option in enumerate(options):
        slot, truth = kinds[option]
        rows[k, slots.index(slot)] = 1.0
        rows[k, len(slots)] = float(truth - kinds[usual][1])
        rows[k, len(slots) + 1 + k] = 1.0
    bend = np.diag(before) + (rows * worlds[:, None]).T @ rows
    found = rows @ np.linalg.solve(bend, before * thought + rows.T @ totals)
    return {option: 0.0 if option == usual else float(found[k]) for k, option in enumerate(options)}


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

    dice = Fated
    """All choices are played out with the same luck: at hires that makes one playout tell as much as three."""
    layer: standoff.Layer | None = None
    guess: Any = None
    """What a plan was solved for, once it was, and how likely people were taken to call each slot."""

    def weights(self, budget: Budget) -> list[float]:
        self.turns: dict[tuple[str, ...], Guide] = {}
        budget = budget.part(SHARES.get(self.kind, 1.0))
        self.lam = 1.0 if self.models is not None else LAM_PLAN
        if self.legal[0] == "keep" or self.kind == "arrange":
            return only(arranged(self.worlds[0], self.guide, self.seat, self.codes), len(self.codes))
        if self.settled():
            return only(self.by_thumb(), len(self.codes))
        if self.kind == "plan":
            return self.plan_weights(budget)
        if self.kind in DOUBTS:
            return self.doubt_weights(budget)
        return only(self.sensible(budget), len(self.codes))

    # Everything that nobody has to be kept in the dark about

    def sensible(self, budget: Budget) -> int:
        """What playouts like best, if it is more than their luck; where they do not tell, what people would do."""
        best = self.best(budget)
        usual = self.by_thumb()
        found = best if best == usual or self.gains[best].shown(LUCK) else usual
        lie = self.lie(found)
        if lie is None:
            return found
        honest = Gain()
        for k in range(1, max(2, budget.count(lambda: self.played(found, len(self.worlds))) // 2) + 1):
            honest.add(self.played(found, k) - self.played(lie, k))
        return found if honest.shown(SURELY) else lie

    def lie(self, option: int) -> int | None:
        """What to write instead of the truth on a good safe that lies in town: every true mark is one tech for whoever
        takes it, and tells the others that it is worth taking.
        """
        s = self.worlds[0]
        number = self.codes[option] - MARK
        if self.kind != "mark" or not 0 <= number < MOVE - MARK:
            return None
        safe = s.stack[s.top + ARG]
        known = s.known[safe] >> self.seat & 1 and s.place[safe] < SITE_SPACES
        if not known or s.value_of(safe) != number or number < GOOD:
            return None
        listed = s.box.site_lists[safe // SITE_SAFES]
        others = [code for code in self.codes if MARK <= code < MARK + number and listed >> (code - MARK) & 1]
        return self.codes.index(min(others)) if others else None

    def promise(self, t: Any) -> float:
        """The same, but for money that can hardly be spent any more."""
        if t.top < 0 or not t.final_day() or max(t.money) <= HINGE:
            return super().promise(t)
        kept = t.money[:]
        t.money[:] = [round(min(HINGE, much) + ABOVE * max(0, much - HINGE)) for much in kept]
        found = super().promise(t)
        t.money[:] = kept
        return found

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
        worth = pooled({option: gain for option, gain in every.items() if gain.worlds}, by_thumb, kinds)
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
        called = np.zeros(2)
        if caller != NOBODY:
            # Who knows our mixes finds no later card of ours that is worth a henchman more than an idle one is.
            lost, won = max(0.0, changes[0]), min(0.0, changes[1])
            called = np.array([lost, won]) + kept_for(IDLE, -won, -lost)
        self.layer = standoff.Layer(hands, prior / prior.sum(), slots, table, called)
        self.guess = np.array([guess[slot] for slot in slots])
        plan, _ = standoff.planned(self.layer, self.guess, self.lam)
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
        weights = [weight if weight >= standoff.RARE * most else 0.0 for weight in weights]
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
        dice = self.dice(self.salt + 7919 * k + 1)
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
        if_honest, if_bluff = self.stakes(budget)
        price = kept_for(self.wanted(), if_bluff, if_honest)
        if self.models is not None:  # an exploiter's, who is sure of them and whom nobody reads
            often = standoff.called(bluff, if_bluff - price, if_honest - price, 0.0)
        else:
            often = standoff.called(bluff, if_bluff - price, if_honest - price, HAZE)
        return [often if word == "henchman" else 1 - often for word in self.legal]

    def stakes(self, budget: Budget) -> tuple[float, float]:
        """What a henchman on the card we are asked about changes, if it is honest and if it is a bluff."""
        quiet = 1 - self.legal.index("henchman")
        henchman = Henchman(self, self.view["active"], self.seat)

        def look(k: int) -> None:
            t: Any = tried(self.world(k), self.seat, self.codes[quiet])
            playout(t, self.dice(self.salt + 7919 * k + 1), 1_000_000, self.table(self.kinds[k]))
            henchman.look(t, self.promise(t))

        for k in range(1, max(2, min(ENOUGH, budget.count(lambda: look(len(self.worlds))))) + 1):
            look(k)
        return henchman.changes

    def wanted(self) -> float:
        """How likely a card must be a bluff, so that none of those to come is worth our henchman more."""
        s = self.worlds[0]
        others = [k for k in range(s.n) if k != self.seat]
        laid = sum(s.slots[k * SLOTS + j] != NOBODY for k in others for j in range(SLOTS))
        coming = max(0, TURNS * len(others) - laid)
        return max(IDLE, patience.wanted(s.box.days - s.day, coming, s.free[self.seat], len(others)))


def kept_for(likely: float, if_bluff: float, if_honest: float) -> float:
    """What a henchman is worth that is kept for a card which is so likely a bluff."""
    return max(0.0, likely * if_bluff + (1 - likely) * if_honest)
