"""3000 Scoundrels by playouts: every choice is played on by rules of thumb to the next morning, in the same worlds.

The worlds are those that the seat could not tell from the real one. Whoever believes in people lays the hidden cards of
the others as people lay them, more often honest than chance would have it; whoever guesses asks besides which kind of
player each of the others is, by what has been seen of their bluffs and doubts.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from saloon.bots.budget import Budget
from saloon.bots.player import Event, View, asked_for, only, softly
from saloon.bots.senses import senses_of
from saloon.games.scoundrels.bots.claims import NAMES, Table, bluff_chance
from saloon.games.scoundrels.bots.thumbs import fitted, table_of, thumb, usual
from saloon.games.scoundrels.engine.choices import FACEUP_ZERO, HIRE, HIRES, PLAY, USE_SAFE
from saloon.games.scoundrels.engine.guide.thumb import Seated, Thumb
from saloon.games.scoundrels.engine.names import NOBODY, SLOTS
from saloon.games.scoundrels.engine.scoring import tech
from saloon.games.scoundrels.engine.state import R_CARD, R_KNOWN
from saloon.kernel.chance import Dice
from saloon.kernel.playout import Guide, playout, tried
from saloon.start import Knowledge

POINTS = 2.0
"""A lead of so many tech makes victory e times as likely as defeat."""
MOST = 8
"""Choices that are played out; of more the best by rules of thumb."""
NEVER = -1.0
TRUST = 16
"""How many worlds must have been seen before what they say counts as much as what was thought before."""
DOUBTED = -0.03
"""How much worse than the choice by rules of thumb another one is taken to be before it is looked at."""
OFTEN = 16
"""After so many worlds each time, what is surely no better than the choice by rules of thumb is dropped."""
SURE = 3.0
"""Standard deviations that make it sure."""
DOUBTS = ("suspect", "last-call")
MIXED = ("plan", *DOUBTS)
"""Questions at which to be readable is a weakness."""
SHARPNESS = 600.0
"""How sharply plans and doubts are told apart: one more victory in 600 makes one e times as likely."""
LAST_WINDOW = 8
"""Where the frame of a turn stands when suspicion is asked for the last time."""
KINDS = ("fitted", "usual")
HONEST = {"fitted": (0.84, 0.63, 0.77, 0.79), "usual": (0.99, 0.95, 0.68, 0.21)}
"""How often the first, second, third and fourth card of a day is honest, by kind of player; measured in self-play."""
CALLS = {"fitted": (0.02, 0.02, 0.36, 0.5), "usual": (0.54, 0.39, 0.7, 0.45)}
"""How often each kind puts a henchman on them."""
BOUND = 0.9
"""Nobody is taken to be of one kind for surer than that."""


class Gain:
    """How much better a choice does than the one by rules of thumb, in the worlds seen so far."""

    def __init__(self) -> None:
        self.worlds = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, gain: float) -> None:
        self.worlds += 1
        self.total += gain
        self.squares += gain * gain

    @property
    def worth(self) -> float:
        """The mean, with what was thought before anything was seen."""
        return (self.total + DOUBTED * TRUST) / (self.worlds + TRUST)

    @property
    def hopeless(self) -> bool:
        """Surely no better; what is always as good is not better either."""
        return self.surely_less(0.0)

    def surely_less(self, change: float) -> bool:
        """The same, if something besides what was seen changes every gain by so much."""
        return self.total + self.worlds * change + SURE * self.spread <= 0.0

    @property
    def spread(self) -> float:
        """How far the sum may lie from what it would be by chance alone."""
        return math.sqrt(max(0.0, self.squares - self.total**2 / self.worlds))

    def shown(self, deviations: float) -> bool:
        """Whether it was seen to be better by more than so many standard deviations of chance."""
        return self.worlds > 0 and self.total > deviations * self.spread


class ScoundrelsPlay:
    """One question to a seat of a Scoundrels game."""

    dice: type[Dice] = Dice
    """What playouts are rolled with."""

    def __init__(
        self,
        view: View,
        events: Sequence[Event],
        legal: Sequence[str],
        rng: Random,
        believing: bool = False,
        guessing: bool = False,
        reading: bool = False,
        models: Mapping[str, Sequence[float]] | None = None,
    ) -> None:
        """`believing`: lay cards as people do; `guessing`: by which kind each is; `reading`: by what was learnt."""
        self.view = view
        self.events = events
        self.legal = legal
        self.rng = rng
        self.models = models
        self.seat: int = view["seat"]
        self.kind = asked_for(view)
        self.knowledge = Knowledge(view)
        first = self.knowledge.world(rng)
        self.codes = [first.rules.code(word) for word in legal]
        self.worlds: list[Any] = [first.state]
        self.guide = self.guide_by("fitted")
        self.laid = {
            seat: self.laid_today(seat) for seat in range(view["players"]) if believing and seat != self.seat
        }
        self.outlook = senses_of("scoundrels").outlook(view)
        self.chances = {seat: self.chance_of(seat) if guessing else 1.0 for seat in range(view["players"])}
        self.tables: dict[tuple[str, ...], Guide] = {}
        self.kinds: list[tuple[str, ...]] = [(KINDS[0],) * view["players"]]
        self.salt = rng.getrandbits(24)
        self.claims = Table(view, events, first.state, self.guide, models) if reading else None
        self.bluffs: dict[int, float] = {}
        self.gains: dict[int, Gain] = {}
        if "enemy" not in view:
            self.guide.stop_after(max(1, view["day"]), view["players"])

    def guide_by(self, kind: str) -> Thumb:
        table = table_of(self.view)
        return thumb(self.worlds[0], self.view["options"], fitted()[table] if kind == "fitted" else usual())

    def by_thumb(self) -> int:
        """The choice that rules of thumb would make; they look at nothing that the seat does not know."""
        s = self.worlds[0]
        op = s.ops[s.stack[s.top]]
        menu = op.menu(s, s.top, self.seat)
        code = self.guide.pick(s, op, s.top, self.seat, menu, Dice(self.salt + 1))
        return self.codes.index(code) if code in self.codes else 0

    # Worlds

    def world(self, k: int) -> Any:
        while len(self.worlds) <= k:
            s: Any = self.knowledge.world(self.rng).state
            kinds = tuple(KINDS[self.rng.random() >= self.chances[seat]] for seat in range(s.n))
            self.lay(s, kinds)
            self.worlds.append(s)
            self.kinds.append(kinds)
        return self.worlds[k]

    def lay(self, s: Any, kinds: Sequence[str]) -> None:
        """Hidden cards of the others as they are likely to have laid them, for who believes in that."""
        for seat, laid in self.laid.items():
            for order, slot in enumerate(laid):
                at = seat * SLOTS + slot
                if s.slots[at] == NOBODY or s.poker[s.put_row[at] + R_KNOWN] >> self.seat & 1:
                    continue
                honest = self.rng.random() < self.honest(s, seat, slot, order, kinds[seat])
                if honest and s.slots[at] != slot + 1:
                    exchange(s, seat, at, slot + 1)
                elif not honest and s.slots[at] == slot + 1 and s.hand[seat]:
                    cards = [card for card in range(7) if s.hand[seat] >> card & 1]
                    exchange(s, seat, at, self.rng.choice(cards))

    def honest(self, s: Any, seat: int, slot: int, order: int, kind: str) -> float:
        """How likely a hidden card is what it is said to be: by what was learnt, or by its place in the day."""
        if self.claims is None:
            had = self.guide.holding(s, self.seat, seat, slot + 1) * 7 / 4
            return min(1.0, had * HONEST[kind][min(order, 3)])
        at = seat * SLOTS + slot
        if at not in self.bluffs:
            self.bluffs[at] = bluff_chance(self.claims, seat, slot)
        return 1 - self.bluffs[at]

    def laid_today(self, seat: int) -> list[int]:
        """Slots of a seat's facedown cards in the order in which they were laid."""
        found: list[int] = []
        for row in self.view["seen"]["poker"]:
            if row["seat"] == seat and row["kind"] == "under":
                found = []
            elif row["seat"] == seat and row["kind"] == "put" and row["slot"] in NAMES:
                slot = NAMES.index(row["slot"])
                if slot not in found:
                    found.append(slot)
        return found

    # What kind of player somebody is

    def chance_of(self, seat: int) -> float:
        """How likely a seat plays by fitted tastes rather than by usual ones, from what was seen of it."""
        if seat == self.seat:
            return 1.0
        odds = 0.0
        for bluffer, order, honest, called in self.shown():
            if bluffer == seat and honest is not None:
                odds += ratio(HONEST, order, honest)
            if bluffer != seat and called is not None:
                odds += ratio(CALLS, order, seat in called)
        return min(BOUND, max(1 - BOUND, 1 / (1 + math.exp(-odds))))

    def shown(self) -> list[tuple[int, int, bool | None, list[int] | None]]:
        """Every card of the days before: whose, its place in the day, whether honest if shown, and who called it."""
        found: list[tuple[int, int, bool | None, list[int] | None]] = []
        today: dict[tuple[int, str], tuple[int, list[int]]] = {}
        counts: dict[int, int] = {}
        for event in self.events:
            kind = event["kind"]
            if kind == "day":
                today, counts = {}, {}
            elif kind == "played" and event["slot"] in NAMES:
                seat = event["seat"]
                today[seat, event["slot"]] = (counts.get(seat, 0), [])
                counts[seat] = counts.get(seat, 0) + 1
            elif kind == "suspected" and (event["target"], event.get("slot")) in today:
                today[event["target"], event["slot"]][1].append(event["seat"])
            elif kind == "called" and (event["seat"], event["slot"]) in today:
                order, callers = today.pop((event["seat"], event["slot"]))
                found.append((event["seat"], order, event["card"] == event["slot"], callers))
            elif kind == "starts":
                found += [(seat, order, None, callers) for (seat, _), (order, callers) in today.items()]
                today = {}
        return found

    # Playouts

    def ended(self, option: int, k: int) -> Any:
        """Where a choice leads in world k, if everybody plays by rules of thumb from then on."""
        t: Any = tried(self.world(k), self.seat, self.codes[option])
        playout(t, self.dice(self.salt + 7919 * k + 1), 1_000_000, self.table(self.kinds[k]))
        return t

    def played(self, option: int, k: int) -> float:
        """What a choice comes to in world k."""
        return self.promise(self.ended(option, k))

    def promise(self, t: Any) -> float:
        """What the seat may hope for where a playout has come to."""
        return float(self.outlook.promises(t)[self.seat]) if t.top >= 0 else self.standing(t)

    def table(self, kinds: tuple[str, ...]) -> Guide:
        """The guide of a playout in which each seat is of its kind."""
        if kinds not in self.tables:
            guides: dict[str, Thumb] = {kind: self.guide_by(kind) for kind in kinds}
            for guide in guides.values():
                guide.until = self.guide.until
            alike = len(set(kinds)) == 1
            self.tables[kinds] = guides[kinds[0]] if alike else Seated([guides[kind] for kind in kinds])
        return self.tables[kinds]

    def standing(self, t: Any) -> float:
        """How good an end is: 1 far ahead of all others, 0 far behind."""
        scores = [float(tech(t, side)) for side in range(t.sides)]
        mine = scores.pop(self.seat)
        if t.enemy != NOBODY:
            mine -= 0.5  # level is lost
        return 1 / (1 + sum(math.exp((other - mine) / POINTS) for other in scores))

    # Choices

    def candidates(self) -> list[int]:
        """The choices that are worth a playout."""
        if len(self.legal) <= 2:
            return list(range(len(self.legal)))
        if self.kind == "plan":
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
        """The better ones by rules of thumb first."""
        s = self.worlds[0]
        kind = self.guide.kinds[s.stack[s.top]]
        rates = {
            k: self.guide.hiring(s, self.codes[k])
            if HIRE <= self.codes[k] < USE_SAFE
            else self.guide.rate(s, s.top, kind, self.codes[k])
            for k in options
        }
        return sorted(options, key=lambda k: -rates[k])

    def weighed(self, budget: Budget) -> list[float]:
        """For each choice how much better it is than what rules of thumb would do: the worse half is dropped, again
        and again, and at once whatever is hopeless. Who is not looked at is worth NEVER. Before anything is seen
        others are taken to be a little worse.
        """
        by_thumb = self.by_thumb()
        values = [NEVER] * len(self.legal)
        values[by_thumb] = 0.0
        if self.settled():
            return values
        racing = {option: Gain() for option in self.candidates() if option != by_thumb}
        self.gains = dict(racing)
        total = budget.count(lambda: self.played(by_thumb, len(self.worlds)))
        rounds = len(racing).bit_length()
        seen = 0
        for _ in range(rounds):
            times = max(1, total // rounds // (len(racing) + 1))
            for k in range(seen + 1, seen + times + 1):
                usually = self.played(by_thumb, k)
                for option, gain in racing.items():
                    gain.add(self.played(option, k) - usually)
                    values[option] = gain.worth
                if k % OFTEN == 0:
                    racing = {option: gain for option, gain in racing.items() if not gain.hopeless}
                    if not racing:
                        return values
            seen += times
            best = sorted(racing, key=lambda option: -values[option])[: (len(racing) + 1) // 2]
            racing = {option: racing[option] for option in best}
        return values

    def weights(self, budget: Budget) -> list[float]:
        """How likely to make each choice: the best one, but mixed where to be readable is a weakness."""
        values = self.weighed(budget)
        if self.kind in MIXED and "enemy" not in self.view:  # a deck of cards reads nobody
            return softly(values, SHARPNESS)
        return only(values.index(max(values)), len(values))

    def best(self, budget: Budget) -> int:
        """The choice that is weighed highest."""
        values = self.weighed(budget)
        return values.index(max(values))

    def settled(self) -> bool:
        """Questions that rules of thumb may answer: nothing is gained by thinking."""
        return early(self.view) or self.legal[0] == "keep" or self.kind == "arrange"


def early(view: View) -> bool:
    """Waiting costs nothing: a later window of the same turn asks again, and more is known then."""
    frames = view["running"]["frames"]
    if asked_for(view) != "suspect" or frames[-1][0] != "Window":
        return False
    return bool(next(frame for frame in frames if frame[0] == "Turn")[1] < LAST_WINDOW)


def ratio(rates: Mapping[str, Sequence[float]], order: int, happened: bool) -> float:
    """How much likelier something was for a player of the first kind than of the second, as a logarithm."""
    one, other = (rates[kind][min(order, 3)] for kind in KINDS)
    return math.log(one / other) if happened else math.log((1 - one) / (1 - other))


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
