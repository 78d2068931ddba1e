"""3000 Scoundrels by playouts: every choice is played to the end of the game by rules of thumb, in the same worlds.

The worlds are those that the seat could not tell from the real one, with the hidden cards of the others laid as people lay
them: honest more often than chance would have it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Any

import saloon
from saloon.bots.budget import Budget
from saloon.bots.player import Event, View, asked_for
from saloon.bots.thumbs import fitted, table_of, thumb
from saloon.errors import BadView
from saloon.kernel.chance import Dice
from saloon.kernel.core import STRIDE
from saloon.kernel.playout import playout, tried
from saloon.scoundrels.choices import FACEUP_ZERO, HIRE, HIRES, PLAY, USE_SAFE
from saloon.scoundrels.names import NOBODY, SLOTS
from saloon.scoundrels.scoring import tech
from saloon.scoundrels.state import R_CARD, R_KNOWN

POINTS = 2.0
"""A lead of so many tech makes victory e times as likely as defeat."""
MOST = 8
"""Choices that are played out; of more the best by rules of thumb."""
TRIES = 8
NEVER = -1.0
TRUST = 16
"""How many worlds must have been seen before what they say counts as much as what was thought before."""
DOUBTED = -0.03
"""How much worse than the choice by rules of thumb another one is taken to be before it is looked at."""
DOUBTS = ("suspect", "last-call")


class TownPlay:
    """One question to a seat of a Scoundrels game."""

    def __init__(self, view: View, events: Sequence[Event], legal: Sequence[str], rng: Random) -> None:
        self.view = view
        self.events = events
        self.legal = legal
        self.rng = rng
        self.seat: int = view["seat"]
        first = sampled(view, rng)
        self.codes = [first.rules.code(word) for word in legal]
        self.worlds: list[Any] = [first.state.clone()]
        self.guide = thumb(first.state, view["options"], fitted()[table_of(view)])
        from saloon.bots.outlooks import outlook_of
        import os
        self.outlook = outlook_of(view)
        if os.environ.get("CUT"):
            self.guide.until = (view["day"] + int(os.environ["CUT"])) * 4 * view["players"]
        self.salt = rng.getrandbits(24)

    def by_thumb(self) -> int:
        """The choice that rules of thumb would make; they look at nothing that the seat does not know."""
        s = self.worlds[0]
        fp = len(s.stack) - STRIDE
        op = s.ops[s.stack[fp]]
        code = self.guide.pick(s, op, fp, self.seat, op.menu(s, fp, self.seat), Dice(self.salt + 1))
        return self.codes.index(code) if code in self.codes else 0

    # Worlds

    def world(self, k: int) -> Any:
        while len(self.worlds) <= k:
            self.worlds.append(sampled(self.view, self.rng).state.clone())
            self.lay(self.worlds[-1])
        return self.worlds[k]

    def lay(self, s: Any) -> None:
        """Hidden cards of the others as they are likely to have laid them."""
        for seat in range(s.n):
            if seat == self.seat:
                continue
            for slot in range(SLOTS):
                at = seat * SLOTS + slot
                if s.slots[at] == NOBODY or s.poker[s.put_row[at] + R_KNOWN] >> self.seat & 1:
                    continue
                honest = self.rng.random() >= self.guide.bluff(s, self.seat, seat, slot)
                if honest and s.slots[at] != slot + 1:
                    exchange(s, seat, at, slot + 1)
                elif not honest and s.slots[at] == slot + 1 and s.hand[seat]:
                    cards = [card for card in range(7) if s.hand[seat] >> card & 1]
                    exchange(s, seat, at, self.rng.choice(cards))

    # Playouts

    def played(self, option: int, k: int) -> float:
        """What a choice comes to in world k, if everybody plays by rules of thumb from then on."""
        t: Any = tried(self.world(k), self.seat, self.codes[option])
        playout(t, Dice(self.salt + 7919 * k + 1), 1_000_000, self.guide)
        return self.standing(t) if not t.stack else self.outlook.promises(t)[self.seat]

    def standing(self, t: Any) -> float:
        """How good an end is: 1 far ahead of all others, 0 far behind."""
        scores = [tech(t, side) for side in range(t.sides)]
        mine = scores.pop(self.seat)
        if t.enemy != NOBODY:
            mine -= 0.5  # level is lost
        return 1 / (1 + sum(math.exp((other - mine) / POINTS) for other in scores))

    def candidates(self) -> list[int]:
        """The choices that are worth a playout."""
        if len(self.legal) <= 2:
            return list(range(len(self.legal)))
        if asked_for(self.view) == "plan":
            return self.plans()
        found = self.ways_to_hire()
        return found if len(found) <= MOST else self.ranked(found)[:MOST]

    def plans(self) -> list[int]:
        """Every open slot with its own card, and as a bluff with the card that is needed least for a truth."""
        s = self.worlds[0]
        self.guide.sense.look(s, self.seat)
        values = self.guide.slot_values(s)
        plays = {divmod(code - PLAY, SLOTS): k for k, code in enumerate(self.codes) if code != FACEUP_ZERO}
        slots = {slot for _, slot in plays}
        spare = sorted(
            {card for card, _ in plays}, key=lambda card: values[card - 1] if card - 1 in slots else -9.0
        )
        found = [k for k, code in enumerate(self.codes) if code == FACEUP_ZERO]
        for slot in sorted(slots):
            if (slot + 1, slot) in plays:
                found.append(plays[slot + 1, slot])
            card = next((card for card in spare if card != slot + 1), None)
            if card is not None:
                found.append(plays[card, slot])
        return found

    def ways_to_hire(self) -> list[int]:
        """All choices, but of the places for a newcomer only the best."""
        s = self.worlds[0]
        self.guide.sense.look(s, self.seat)
        best: dict[int, tuple[float, int]] = {}
        found = []
        for k, code in enumerate(self.codes):
            if not HIRE <= code < USE_SAFE:
                found.append(k)
                continue
            fits = self.guide.fitting(s, code)
            job = (code - HIRE) // HIRES
            if job not in best or fits > best[job][0]:
                best[job] = (fits, k)
        return found + [k for _, k in best.values()]

    def ranked(self, options: list[int]) -> list[int]:
        s = self.worlds[0]
        fp = len(s.stack) - STRIDE
        kind = self.guide.kinds[s.stack[fp]]
        rates = {
            k: self.guide.hiring(s, self.codes[k])
            if HIRE <= self.codes[k] < USE_SAFE
            else self.guide.rate(s, fp, kind, self.codes[k])
            for k in options
        }
        return sorted(options, key=lambda k: -rates[k])

    def values(self, budget: Budget) -> list[float]:
        """For each choice how much better it is than what rules of thumb would do: the worse half is dropped, again
        and again. Who is not looked at is worth NEVER. Before anything is seen others are taken to be a little worse.
        """
        usual = self.by_thumb()
        options = [option for option in self.candidates() if option != usual]
        values = [NEVER] * len(self.legal)
        values[usual] = 0.0
        total = budget.count(lambda: self.played(usual, 0))
        rounds = max(1, len(options).bit_length())
        sums = dict.fromkeys(options, DOUBTED * TRUST)
        seen = 0
        for _ in range(rounds):
            if not options:
                break
            times = max(1, total // rounds // (len(options) + 1))
            for k in range(seen + 1, seen + times + 1):
                usually = self.played(usual, k)
                for option in options:
                    sums[option] += self.played(option, k) - usually
            seen += times
            for option in options:
                values[option] = sums[option] / (seen + TRUST)
            options.sort(key=lambda option: -values[option])
            options = options[: (len(options) + 1) // 2] if len(options) > 1 else options
        return values

    def early(self) -> bool:
        """Waiting costs nothing: a later window of the same turn asks again, and more is known then."""
        frames = self.view["running"]["frames"]
        if asked_for(self.view) != "suspect" or frames[-1][0] != "Window":
            return False
        return bool(next(frame for frame in frames if frame[0] == "Turn")[1] < 8)

    def settled(self) -> bool:
        """Questions that rules of thumb may answer: nothing is gained by thinking."""
        return self.early() or self.legal[0] == "keep" or asked_for(self.view) == "arrange"


def sampled(view: View, rng: Random) -> saloon.Game:
    """A world; a history that is very unlikely may need another try."""
    for _ in range(TRIES):
        try:
            return saloon.determinize(view, rng)
        except BadView:
            continue
    return saloon.determinize(view, rng)


def exchange(s: Any, seat: int, at: int, card: int) -> None:
    """Another card of a seat into a slot; what lay there goes where that one was."""
    lies = s.slots[at]
    if s.hand[seat] >> card & 1:
        s.hand[seat] = (s.hand[seat] & ~(1 << card)) | 1 << lies
    elif card in s.deck[seat]:
        s.deck[seat][s.deck[seat].index(card)] = lies
    else:
        return
    s.slots[at] = card
    s.poker[s.put_row[at] + R_CARD] = card
