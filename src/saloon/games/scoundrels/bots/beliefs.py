"""Beliefs about what is hidden in 3000 Scoundrels, exactly: how likely what lies where, given all a seat has seen.

The blocks are independent of one another, and each is counted, not sampled: poker cards seat by seat (`bots.poker`),
safes site by site, debts mixing by mixing, mods, strategy cards, the decks, the enemy's cards of a solo game. The
engine's `determinize` draws from the same distributions.

    believed = beliefs.of(view)
    believed.face_down(1, "5")       # {"0": 0.25, "A": 0.13, ...}
    believed.safe("depot-2")         # {2: 0.25, 4: 0.75}
    beliefs.of(view, weighed=True).bluff(1, "5")

With `weighed`, behaviour counts too: somebody who can be honest mostly is, and whose bluffs were called is so less;
somebody who has looked into a safe rather marks it with the truth. How far that goes is bounded on both sides.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from saloon.bots.player import View
from saloon.games.scoundrels.bots.poker import Poker, played, rows_of, summed
from saloon.games.scoundrels.engine.names import SITE_SAFES
from saloon.games.scoundrels.engine.setup import cards_of
from saloon.start import rules_of

Chances = dict[str, float]
Numbers = dict[int, float]

MARKED_TRULY = (4.0, 6.0)
"""Before anything is known of somebody: so many true marks among so many."""
TRUEST = (0.3, 0.9)
"""Nobody is taken to mark with the truth less or more often."""
OTHER_NUMBERS = 5
"""Numbers that a false mark may show."""


def of(view: View, weighed: bool = False) -> Beliefs:
    """What the seat of a view may believe; with `weighed`, also by how the others tend to play."""
    return Beliefs(view, weighed)


class Beliefs:
    """Everything hidden from the seat of a view, by its chances. What the seat has seen has chance 1."""

    def __init__(self, view: View, weighed: bool = False) -> None:
        self.view = view
        self.weighed = weighed
        rules: Any = rules_of("scoundrels", view["options"], view["players"])
        self.names = rules.names
        self.box = rules.box(view["players"], view["options"])
        self._poker: dict[int, Poker] = {}
        self._sites: dict[str, dict[str, Chances]] = {}

    # Poker cards

    def poker(self, seat: int) -> Poker:
        """All that can be said of a seat's poker cards together."""
        if seat not in self._poker:
            self._poker[seat] = Poker(rows_of(self.view, seat), self.weighed)
        return self._poker[seat]

    def face_down(self, seat: int, slot: str) -> Chances:
        """How likely each card lies in a slot; nothing if the slot is empty."""
        return self.poker(seat).slot(slot)

    def hand(self, seat: int) -> dict[tuple[str, ...], float]:
        """How likely each hand is."""
        return self.poker(seat).hands()

    def bluff(self, seat: int, slot: str) -> float:
        """How likely the card in a slot is not the one that belongs there; 0 if the slot is empty."""
        found = self.face_down(seat, slot)
        return 1 - found.get(slot, 0.0) if found else 0.0

    def bluff_to(self, eyes: int, slot: str) -> float:
        """How likely a card of our own in a slot is a bluff to another seat, or would be if we put one there now.

        Who has seen which card is public.
        """
        rows = played(rows_of(self.view, self.view["seat"], eyes), slot)
        return 1 - Poker(rows, self.weighed).slot(slot).get(slot, 0.0)

    # Safes

    def gadgets(self, safe: str) -> Chances:
        """How likely each gadget lies behind a safe."""
        site, _, number = safe.rpartition("-")
        if site not in self._sites:
            self._sites[site] = self._site(site)
        return self._sites[site][f"{site}-{number}"]

    def safe(self, safe: str) -> Numbers:
        """How likely each value is."""
        values = self.box.safe_values
        return summed((values[self.names.gadgets.index(g)], p) for g, p in self.gadgets(safe).items())

    def _site(self, site: str) -> dict[str, Chances]:
        rows = [row for row in self.view["safes"] if row["site"] == site]
        first = self.view["safes"].index(rows[0])
        seen = {row["id"]: {row["gadget"]: 1.0} for row in rows if row["gadget"] is not None}
        closed = [row for row in rows if row["gadget"] is None]
        known = {row["gadget"] for row in rows}
        free = [k for k in range(first, first + SITE_SAFES) if self.names.gadgets[k] not in known]
        chances = placed([[self._fits(row, k) for k in free] for row in closed])
        for row, line in zip(closed, chances, strict=True):
            seen[row["id"]] = {self.names.gadgets[k]: p for k, p in zip(free, line, strict=True) if p}
        return seen

    def _fits(self, row: Mapping[str, Any], gadget: int) -> float:
        """How well a gadget goes with what was seen of a safe: 0 if it would have been opened when it was stolen."""
        safe = self.view["safes"].index(row)
        if self.view["running"].get("unopened", 0) >> safe & 1 and self.box.safe_opens[gadget]:
            return 0.0
        if not self.weighed:
            return 1.0
        value = self.box.safe_values[gadget]
        told = [(seat, number) for seat, number in row["marks"] if seat in row["seen_by"]]
        return math.prod(
            self.truth(seat) if number == value else (1 - self.truth(seat)) / OTHER_NUMBERS
            for seat, number in told
        )

    def truth(self, seat: int) -> float:
        """How often a seat marks a safe with its true number, from the marks that can be checked."""
        true, count = MARKED_TRULY
        for row in self.view["safes"]:
            if row["value"] is not None and seat in row["seen_by"]:
                told = [number for who, number in row["marks"] if who == seat]
                true += sum(number == row["value"] for number in told)
                count += len(told)
        return min(TRUEST[1], max(TRUEST[0], true / count))

    # Debts and mods

    def debt(self, token: Mapping[str, Any]) -> Numbers:
        """How likely each value of a debt of the view is."""
        if token["value"] is not None:
            return {token["value"]: 1.0}
        return shares(self._unseen_debts(token["mixing"]))

    def debts(self, seat: int) -> list[Numbers | None]:
        """The debts in the spaces of a seat; None for an empty space."""
        spaces = self.view["seats"][seat].get("debts", [])
        return [None if token is None else self.debt(token) for token in spaces]

    def debt_total(self, seat: int) -> Numbers:
        """How likely each sum of a seat's debts is; tokens of one mixing are drawn without putting back."""
        tokens = [token for token in self.view["seats"][seat].get("debts", []) if token is not None]
        total: Numbers = {sum(token["value"] or 0 for token in tokens): 1.0}
        hidden = Counter(token["mixing"] for token in tokens if token["value"] is None)
        for mixing, count in hidden.items():
            total = added(total, drawn(self._unseen_debts(mixing), count))
        return total

    def _unseen_debts(self, mixing: int) -> Counter[int]:
        """The values of a mixing that the seat cannot place."""
        table = self.view["debts"]
        free = Counter(table["facedown"][mixing])
        spaces = [token for row in self.view["seats"] for token in row["debts"] if token is not None]
        for token in (*spaces, *table["carried"], *table["drawn"]):
            if token["mixing"] == mixing and token["value"] is not None:
                free[token["value"]] -= 1
        return +free

    def mod(self, safe: str) -> Chances:
        """How likely each mod of a safe is; nothing if it has none."""
        row = next(row for row in self.view["safes"] if row["id"] == safe)
        return self._mods(row) if row.get("modded") else {}

    def spare_mods(self) -> list[Chances]:
        """The unused mods, in their row."""
        return [self._mods(row) for row in self.view.get("mods", [])]

    def _mods(self, row: Mapping[str, Any]) -> Chances:
        if row["mod"] is not None:
            return {row["mod"]: 1.0}
        seen = {other["mod"] for other in (*self.view["safes"], *self.view["mods"])}
        return evenly(mod for mod in self.names.mods if mod not in seen)

    # Cards of the table

    def strategy(self, seat: int) -> Chances:
        """A seat's strategy card while all choose in secret; nothing if it has none."""
        row = self.view["seats"][seat]
        if row["strategy"] is not None:
            return {row["strategy"]: 1.0}
        leader = self.names.leaders.index(row["leader"])
        own = cards_of(self.box.strategy_leader, leader) if row["decided"] else []
        return evenly(self.names.strategies[card] for card in own)

    def next_automa(self) -> Chances:
        """The card that the enemy of a solo game draws next."""
        enemy = self.view["enemy"]
        gone = {*enemy["discarded"], enemy["shown"]}
        coming = [self.names.automa[k] for k in self.box.automa_deck if self.names.automa[k] not in gone]
        under = enemy.get("under")
        # The card that lies under the deck comes last (XQ11).
        return evenly([card for card in coming if card != under] or coming)

    def next_trait(self) -> Chances:
        """The trait that comes up next: blue ones lie on red ones."""
        return self._next("traits", self.view["decks"]["traits"], self.names.traits, (1, 0))

    def next_job(self) -> Chances:
        """The job that comes up next: green on purple on black, but purple ones apart in a wild saloon."""
        packs = (4, 2) if self.box.wild_saloon else (4, 3, 2)
        return self._next("jobs", self.view["decks"]["jobs"], self.names.jobs, packs)

    def next_purple(self) -> Chances:
        """The purple job of a wild saloon that comes up next."""
        return self._next("jobs", self.view["decks"]["purple"], self.names.jobs, (3,))

    def _next(self, kind: str, left: int, names: Sequence[str], packs: Sequence[int]) -> Chances:
        """The topmost card of a deck of so many, which is made of these packs, the lowest first."""
        seen = self._seen(kind)
        found: Chances = {}
        for pack in packs:
            unseen = [names[card] for card in self.box.packs[pack] if names[card] not in seen]
            here = left if pack == packs[-1] else min(left, self.box.deck_sizes[pack], len(unseen))
            left -= here
            found = evenly(unseen) if here else found
        return found

    def _seen(self, kind: str) -> set[str]:
        """The traits or jobs that have come up."""
        view = self.view
        sheets = [one for row in view["seats"] for one in row["sheet"] if one is not None]
        recruits = view["enemy"]["recruits"] if "enemy" in view else []
        field = kind.removesuffix("s")
        return {one[field] for one in (*sheets, *view["saloon"], *view["pile"], *recruits)}


# Counting


def evenly(things: Iterable[str]) -> Chances:
    found = list(things)
    return dict.fromkeys(found, 1 / len(found)) if found else {}


def shares(counts: Counter[int]) -> Numbers:
    total = counts.total()
    return {value: count / total for value, count in sorted(counts.items())}


def drawn(counts: Counter[int], size: int) -> Numbers:
    """How likely each sum of so many numbers is, drawn without putting back."""
    ways: Counter[tuple[int, int]] = Counter({(0, 0): 1})
    for value, count in counts.items():
        more: Counter[tuple[int, int]] = Counter()
        for (taken, total), number in ways.items():
            for k in range(min(count, size - taken) + 1):
                more[taken + k, total + k * value] += number * math.comb(count, k)
        ways = more
    whole = math.comb(counts.total(), size)
    return {total: number / whole for (taken, total), number in sorted(ways.items()) if taken == size}


def added(one: Numbers, other: Numbers) -> Numbers:
    """The chances of the sum of two independent numbers."""
    return summed((a + b, p * q) for a, p in one.items() for b, q in other.items())


def placed(fits: Sequence[Sequence[float]]) -> list[list[float]]:
    """How likely each thing is in each place, if one goes into each and `fits` says how well, place by place.

    That is the weight of all arrangements with it there among that of all arrangements; both are summed up over
    which things are left, not over the arrangements.
    """
    size = len(fits)
    before = [{0: 1.0}]
    for line in fits:
        before.append(_one_more(before[-1], line))
    behind = [{0: 1.0}]
    for line in reversed(fits):
        behind.append(_one_more(behind[-1], line))
    whole = (1 << size) - 1
    total = before[size].get(whole, 0.0)
    return [
        [
            sum(
                weight * line[thing] * behind[size - place - 1].get(whole & ~used & ~(1 << thing), 0.0)
                for used, weight in before[place].items()
                if not used >> thing & 1
            )
            / total
            for thing in range(size)
        ]
        for place, line in enumerate(fits)
    ]


def _one_more(sets: Mapping[int, float], line: Sequence[float]) -> dict[int, float]:
    return summed(
        (used | 1 << thing, weight * fit)
        for used, weight in sets.items()
        for thing, fit in enumerate(line)
        if fit and not used >> thing & 1
    )
