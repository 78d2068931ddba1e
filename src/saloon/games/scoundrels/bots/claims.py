"""How likely a facedown card is a bluff, and how likely somebody puts a henchman on it, from what is public.

Every number of `claim` and `caller` can be counted by whoever sees the table: nothing but the reader's own view and
events go in. What the numbers say was learnt from games of a pool (`claims.json` names the command), so that it holds
for people who play like none of our bots too: a logistic model each, some hundred weights together.
"""

from __future__ import annotations

import functools
import json
import math
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from saloon.bots.player import Event, View
from saloon.games.scoundrels.bots.poker import UNSEEN, Poker, Row, honest_put, played, rows_of
from saloon.games.scoundrels.engine.guide.thumb import Thumb
from saloon.games.scoundrels.engine.names import NOBODY, PLACES, SAFES, SLOTS, STOLEN, TURNS
from saloon.games.scoundrels.engine.state import R_KNOWN

NAMES = "A23456"
"""The slots."""
ORDERS = 4
"""The first, second, third and fourth card of a day."""
SHOWN = (2.0, 3.0)
"""Before anything was turned up: so many honest cards among so many."""
HELD = (1.0, 4.0)
"""Before anything was seen of somebody: so many cards called among so many that could be."""
KINDS = {
    "by the hour": (0.05, 0.2, 0.68, 0.88),
    "by the card": (0.14, 0.34, 0.28, 0.38),
    "most": (0.65, 0.45, 0.8, 0.85),
}
"""How often three kinds of players call the first, second, third and fourth card of a day: who spares henchmen for the
last cards whatever they are, who looks at the card, and who calls nearly all. Counted in games of the pool."""
UNSURE = 0.05
"""Nobody is surely of one kind: so much is shared by all three."""
FURTHEST = 0.995

CARD = (
    "one", "had", "seen elsewhere", "days to come", "final day", "counted", "counted as people play",
    *(f"card {order + 1} counted" for order in range(ORDERS)),
    *(f"card {order + 1} calls early" for order in range(ORDERS)),
    *(f"slot {slot}" for slot in NAMES),
    *(f"card {order + 1}" for order in range(ORDERS)),
    *(f"card {order + 1} had" for order in range(ORDERS)),
    *(f"card {order + 1} worth" for order in range(ORDERS)),
    *(f"card {order + 1} final day" for order in range(ORDERS)),
    *(f"card {order + 1} honest before" for order in range(ORDERS)),
    "worth", "worth squared", "best other", "better ones", "waiting", "waiting elsewhere", "money", "reputation",
    "henchmen", "others' henchmen", "lead", "lowest", "honest before", "turned up", "honest of that order",
    "called today", "calls", "calls early", "calls late", "slots left", "not fresh", "more than two",
)  # fmt: skip

CALLED = (
    "one", "seems honest", "had", "days to come", "final day",
    *(f"card {order + 1}" for order in range(ORDERS)),
    *(f"card {order + 1} calls" for order in range(ORDERS)),
    *(f"card {order + 1} henchmen" for order in range(ORDERS)),
    "worth", "best other", "waiting", "reputation", "own reputation", "lowest", "highest", "henchmen", "cards to come",
    "henchmen for a card", "calls", "calls of that order", "right before", "honest before", "others' henchmen",
    "called already", "more than two",
)  # fmt: skip
CLAIM, CALLER = (
    (*one, *(f"{name}, {kind}" for kind in list(KINDS)[1:] for name in one)) for one in (CARD, CALLED)
)
"""What is counted of a card in a slot, and of somebody who may put a henchman on it; `claim` and `caller` give a number
for each. All of it counts again by how likely that player is of the second and of the third kind: so each kind is read
by weights of its own."""


class Past:
    """What everybody has seen of everybody's cards and henchmen, from the events of a game."""

    def __init__(self, events: Sequence[Event], players: int) -> None:
        self.honest = [[0.0, 0.0] for _ in range(players)]
        """By seat: honest cards among those turned up."""
        self.by_order = [[[0.0, 0.0] for _ in range(ORDERS)] for _ in range(players)]
        self.calls = [[[0.0, 0.0] for _ in range(ORDERS)] for _ in range(players)]
        """By seat and order of the card: henchmen among cards of others that could be called."""
        self.right = [[0.0, 0.0] for _ in range(players)]
        """By seat: bluffs among the cards it called and saw turned up."""
        self.today: list[list[int]] = [[] for _ in range(players)]
        """By seat, the slots of its facedown cards in the order in which they were put."""
        callers: dict[tuple[int, int], list[int]] = {}
        for event in events:
            kind = event["kind"]
            if kind == "day":
                self.today = [[] for _ in range(players)]
                callers = {}
            elif kind == "played" and event["slot"] in NAMES:
                seat, slot = event["seat"], NAMES.index(event["slot"])
                order = min(ORDERS - 1, len(self.today[seat]))
                if slot not in self.today[seat]:
                    self.today[seat].append(slot)
                for other in range(players):
                    if other != seat:
                        self.calls[other][order][1] += 1
            elif kind in ("suspected", "placed") and str(event.get("slot")) in NAMES:
                seat, target = event.get("seat"), event.get("target")
                slot = NAMES.index(event["slot"])
                if seat is None or target is None or not 0 <= seat < players or not 0 <= target < players:
                    continue
                if slot in self.today[target]:
                    self.calls[seat][self.order(target, slot)][0] += 1
                    callers.setdefault((target, slot), []).append(seat)
            elif kind == "called" and event["slot"] in NAMES and 0 <= event["seat"] < players:
                seat, slot = event["seat"], NAMES.index(event["slot"])
                truth = float(event["card"] == event["slot"])
                self.honest[seat][0] += truth
                self.honest[seat][1] += 1
                row = self.by_order[seat][self.order(seat, slot)]
                row[0] += truth
                row[1] += 1
                for caller in callers.pop((seat, slot), ()):
                    self.right[caller][0] += 1 - truth
                    self.right[caller][1] += 1

    def kinds(self, seat: int) -> list[float]:
        """How likely a seat calls like each of KINDS, by all cards that it could have called so far."""
        odds = [
            sum(
                called * math.log(rate) + (could - called) * math.log(1 - rate)
                for rate, (called, could) in zip(rates, self.calls[seat], strict=True)
            )
            for rates in KINDS.values()
        ]
        likely = [math.exp(one - max(odds)) for one in odds]
        return [UNSURE / len(odds) + (1 - UNSURE) * one / sum(likely) for one in likely]

    def order(self, seat: int, slot: int) -> int:
        """Which card of a seat's day lies in a slot; the next one if none does."""
        laid = self.today[seat]
        return min(ORDERS - 1, laid.index(slot) if slot in laid else len(laid))


def by_kind(row: list[float], kinds: Sequence[float]) -> list[float]:
    """All numbers again for each kind of player but the first, by how likely somebody is of it."""
    return row + [likely * much for likely in kinds[1:] for much in row]


def share(counted: Sequence[float], before: tuple[float, float]) -> float:
    return (counted[0] + before[0]) / (counted[1] + before[1])


@functools.lru_cache(maxsize=2048)
def counted(rows: tuple[Row, ...], slot: str) -> tuple[float, float]:
    """The same from the history of somebody's cards; kept, for a turn asks more than once."""
    if rows[-1] == ("put", NAMES.index(slot), UNSEEN, UNSEEN):
        return honest_put(rows), honest_put(rows, True)
    evenly, people = (Poker(rows, weighed).slot(slot) for weighed in (False, True))
    return evenly.get(slot, 0.0), people.get(slot, 0.0)


def logit(chance: float) -> float:
    """A chance on the scale on which evidence adds up; within bounds."""
    inside = min(0.98, max(0.02, chance))
    return math.log(inside / (1 - inside))


class Table:
    """A table as one of its seats sees it; `state` is any world that this seat could not tell from the real one.

    Of the world only what the seat knows is read: public things, and safes that it has seen.
    """

    def __init__(
        self,
        view: View,
        events: Sequence[Event],
        state: Any,
        guide: Thumb,
        models: Mapping[str, Sequence[float]] | None = None,
    ) -> None:
        self.models = weights() if models is None else models
        self.view = view
        self.me: int = view["seat"]
        self.n: int = view["players"]
        self.s = state
        self.guide = guide
        self.past = Past(events, self.n)
        self._gains: dict[int, tuple[list[float], list[int]]] = {}

    def gains(self, seat: int) -> tuple[list[float], list[int]]:
        """By slot, what a card there is worth to a seat as far as we can tell, and how many wait for it."""
        if seat not in self._gains:
            s, t = self.s, self.guide.sense
            t.look(s, self.me)
            seen, held, poorest = list(t.worths), t.held, t.poorest
            t.look(s, seat)
            t.worths[:] = seen  # what it knows of safes and we do not is no part of it
            if seat != self.me:
                mine = [seen[safe] for safe in range(SAFES) if s.place[safe] == STOLEN + seat]
                held, poorest = len(mine), min(mine, default=99.0)
            t.held, t.poorest = held, poorest
            worth = [0.0] * SLOTS
            waiting = [0] * SLOTS
            for slot in range(SLOTS):
                ability = s.box.slot_ability[slot]
                if ability != NOBODY:
                    worth[slot] = max(0.0, s.box.leader_body[ability].worth(t, s, True))
            for place in range(s.places):
                uid = s.sheet[seat * PLACES + place]
                slots = 0 if uid == NOBODY else s.box.trait_slots[s.trait[uid]]
                if slots:
                    value = max(0.0, t.use(s, uid))
                    for slot in range(SLOTS):
                        if slots >> slot & 1:
                            worth[slot] += min(6.0, value)
                            waiting[slot] += 1
            self._gains[seat] = worth, waiting
        return self._gains[seat]

    def counted(self, seat: int, slot: int, eyes: int | None) -> tuple[float, float]:
        """How likely the card that belongs into a slot is there by counting cards: played by chance, and by people."""
        return counted(tuple(played(rows_of(self.view, seat, eyes), NAMES[slot])), NAMES[slot])

    def open(self, seat: int) -> list[int]:
        return [slot for slot in range(SLOTS) if self.s.slots[seat * SLOTS + slot] == NOBODY]

    def claim(self, seat: int, slot: int, eyes: int | None = None) -> list[float]:
        """A number for each of CLAIM, about a seat's card in a slot, to our eyes or to those of another seat."""
        s, past = self.s, self.past
        order = past.order(seat, slot)
        had = self.guide.holding(s, self.me if eyes is None else eyes, seat, slot + 1)
        worth, waiting = self.gains(seat)
        here = worth[slot]
        elsewhere = [worth[k] for k in self.open(seat) if k != slot]
        final = float(s.final_day())
        honest = share(past.honest[seat], SHOWN)
        called = sum(bool(s.calls[seat * SLOTS + k]) for k in range(SLOTS))
        calls = past.calls[seat]
        best = max((s.reputation[k] for k in range(self.n) if k != seat), default=0)
        fresh = s.active == seat and s.slot == slot
        evenly, people = self.counted(seat, slot, eyes)
        early = share([calls[0][j] + calls[1][j] for j in (0, 1)], (1.0, 5.0))
        row = [1.0, had, float(had < 0.3), float(s.box.days - s.day), final, logit(evenly), logit(people)]
        row += [logit(people) if order == k else 0.0 for k in range(ORDERS)]
        row += [early if order == k else 0.0 for k in range(ORDERS)]
        row += [float(slot == k) for k in range(SLOTS)]
        for much in (1.0, had, here, final, honest):
            row += [much if order == k else 0.0 for k in range(ORDERS)]
        row += [
            here,
            here * here / 10,
            max(elsewhere, default=0.0),
            float(sum(k > here + 0.05 for k in elsewhere)),
        ]
        row += [
            float(waiting[slot]),
            float(sum(waiting) - waiting[slot]),
            min(20.0, float(s.money[seat])) / 10,
        ]
        row += [float(s.reputation[seat]), float(s.free[seat])]
        row += [float(sum(s.free[k] for k in range(self.n) if k != seat)), float(s.reputation[seat] - best)]
        row += [float(s.reputation[seat] <= -2), honest, past.honest[seat][1] / 4]
        row += [share(past.by_order[seat][order], (1.0, 2.0)), float(called)]
        row += [share([sum(k[j] for k in calls) for j in (0, 1)], HELD), early, share(calls[3], (0.5, 2.0))]
        row += [float(len(self.open(seat))) / SLOTS, float(not fresh), float(self.n > 2)]
        return by_kind(row, past.kinds(seat))

    def caller(self, seat: int, target: int, slot: int) -> list[float]:
        """A number for each of CALLER: a seat who may call a target's card in a slot, which may be yet to be put."""
        s, past = self.s, self.past
        order = past.order(target, slot)
        had = self.guide.holding(s, seat, target, slot + 1)
        worth, waiting = self.gains(target)
        final = float(s.final_day())
        free = float(s.free[seat])
        calls = past.calls[seat]
        rate = share([sum(k[j] for k in calls) for j in (0, 1)], HELD)
        laid = sum(s.slots[k * SLOTS + j] != NOBODY for k in range(self.n) if k != seat for j in range(SLOTS))
        coming = float(max(0, TURNS * (self.n - 1) - laid))
        others = [k for k in range(self.n) if k not in (seat, target)]
        at = target * SLOTS + slot
        # What others make of a card is told by the shipped weights, as when calls were learnt.
        seems = logistic(self.claim(target, slot, seat), weights()["bluff"])
        row = [1.0, 1 - seems, had, float(s.box.days - s.day), final]
        for much in (1.0, rate, free):
            row += [much if order == k else 0.0 for k in range(ORDERS)]
        row += [worth[slot], max((worth[k] for k in self.open(target) if k != slot), default=0.0)]
        row += [float(waiting[slot]), float(s.reputation[target]), float(s.reputation[seat])]
        row += [float(s.reputation[target] <= -2), float(s.reputation[seat] >= 6), free, coming / 4]
        row += [min(3.0, free / (coming + 1)), rate, share(calls[order], (0.5, 2.0))]
        row += [share(past.right[seat], (1.0, 3.0)), share(past.honest[target], SHOWN)]
        row += [
            float(sum(s.free[k] for k in others)),
            float(bool(s.calls[at] & ~(1 << seat))),
            float(self.n > 2),
        ]
        return by_kind(row, past.kinds(seat))


# What was learnt


@functools.cache
def weights() -> dict[str, list[float]]:
    """By name of the model, a weight for each of its numbers."""
    text = files(__package__).joinpath("claims.json").read_text(encoding="utf-8")
    found: dict[str, list[float]] = json.loads(text)["weights"]
    return found


def logistic(row: Sequence[float], model: Sequence[float]) -> float:
    """A chance, never quite 0 or 1."""
    total = sum(map(float.__mul__, row, model))
    return min(FURTHEST, max(1 - FURTHEST, 1 / (1 + math.exp(-max(-30.0, min(30.0, total))))))


def bluff_chance(table: Table, seat: int, slot: int) -> float:
    """How likely a seat's card in a slot is a bluff to the reader, who may know better than any guess."""
    s = table.s
    if seen(s, table.me, s.put_row[seat * SLOTS + slot]):
        return float(s.slots[seat * SLOTS + slot] != slot + 1)
    if table.guide.holding(s, table.me, seat, slot + 1) <= 0.0:
        return 1.0  # that card was seen elsewhere today
    return logistic(table.claim(seat, slot), table.models["bluff"])


def call_chance(table: Table, seat: int, target: int, slot: int) -> float:
    """How likely a seat puts a henchman on a target's card in a slot before the turn is over."""
    if table.s.free[seat] <= 0:
        return 0.0
    return logistic(table.caller(seat, target, slot), table.models["call"])


def seen(s: Any, me: int, row: int) -> bool:
    """Whether a seat has seen the face of a card that was put."""
    return row >= 0 and bool(s.poker[row + R_KNOWN] >> me & 1)
