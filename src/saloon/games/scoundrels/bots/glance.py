"""What one look tells of a choice: named numbers, and what was learnt that they are worth.

A name stands for one thing that is true of a choice ("job outlaw", "bluff 5"); it has a weight in general and one for
the day. What a choice is worth is the sum over its names: a few dozen multiplications, and no library.
"""

from __future__ import annotations

import bz2
import functools
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from saloon.games.scoundrels.engine import choices as c
from saloon.games.scoundrels.engine.guide.thumb import Thumb
from saloon.games.scoundrels.engine.names import NOBODY, PLACES, SAFES, SITE_SAFES, SITE_SPACES, SLOTS, STOLEN
from saloon.games.scoundrels.engine.views import Names
from saloon.kernel.core import ARG
from saloon.kernel.outlook import Outlook
from saloon.kernel.playout import tried

Row = list[tuple[str, float]]
"""Named numbers of one choice."""
MOST = 8
"""Choices that are looked at; of more the best by rules of thumb."""
RICH = (2, 4, 6, 9, 12, 18)
"""Where purses are told apart."""
FILE = Path(__file__).with_name("glance.json.bz2")
"""What was learnt; it names its command."""
MOST_DAYS = 2
"""Days to come that were learnt of; with more it is as with these."""


class Glance:
    """One question to a seat. Nothing hidden from the seat is looked at, so any world of it will do."""

    def __init__(self, s: Any, guide: Thumb, seat: int, kind: str, outlook: Outlook, names: Names) -> None:
        self.s, self.guide, self.seat, self.kind, self.outlook = s, guide, seat, kind, outlook
        self.jobs, self.traits = names.jobs, names.traits
        guide.sense.look(s, seat)
        self.rival = max((k for k in range(s.n) if k != seat), key=lambda k: s.money[k], default=seat)
        self.turns = int(guide.sense.turns_left)
        self.purse = sum(s.money[seat] >= limit for limit in RICH)

    def rows(self, codes: Sequence[int], usual: int) -> dict[int, Row]:
        """By place in `codes`, the choices worth a look; `usual` is what rules of thumb would do."""
        if self.kind == "plan":
            found = self._plans(codes, usual)
        elif self.kind == "hire":
            found = self._hires(codes, usual)
        else:
            found = self._others(codes, usual)
        if usual in found:
            found[usual].append(("usual", 1.0))
        return found

    # Hires

    def _hires(self, codes: Sequence[int], usual: int) -> dict[int, Row]:
        """Each newcomer at the best place for them, and everything that is no hire."""
        s, guide = self.s, self.guide
        rates: dict[int, tuple[float, float]] = {}
        best: dict[int, int] = {}
        for k, code in enumerate(codes):
            if not c.HIRE <= code < c.USE_SAFE:
                rates[k] = (0.0, 0.0)
                continue
            job = (code - c.HIRE) // c.HIRES
            fits = guide.fitting(s, code)
            if job not in best or fits > rates[best[job]][1] or k == usual:
                if best.get(job, NOBODY) == usual:
                    continue
                rates.pop(best.get(job, NOBODY), None)
                best[job] = k
                rates[k] = (guide.hiring(s, code), fits)
        chosen = sorted(rates, key=lambda k: -sum(rates[k]) - 99.0 * (k == usual))[:MOST]
        before = float(self.outlook.promises(s)[self.seat])
        return {k: self._hire(codes[k], before, *rates[k]) for k in chosen}

    def _hire(self, code: int, before: float, rate: float, fits: float) -> Row:
        s, seat, box = self.s, self.seat, self.s.box
        promise = float(self.outlook.promises(tried(s, seat, code))[seat]) - before
        if not c.HIRE <= code < c.USE_SAFE:
            return [
                (f"no hire {code if code < c.PLAY else 'other'}", 1.0),
                (f"no hire, purse {self.purse}", 1.0),
                (f"no hire, turns {self.turns}", 1.0),
                ("promise", promise),
            ]
        k = code - c.HIRE
        uid = s.uid_of_job(k // c.HIRES)
        job, trait, place = s.job[uid], s.trait[uid], k % c.HIRES
        cost = s.cost_of(uid)
        left = sum(s.money[seat] - cost >= limit for limit in RICH)
        slots = box.trait_slots[trait]
        icons = box.trait_tech[trait] + box.job_tech[job]
        people = [s.sheet[seat * PLACES + at] for at in range(s.places) if s.sheet[seat * PLACES + at] >= 0]
        beside = sum(bool(box.trait_slots[s.trait[other]] & slots) for other in people)
        use = self.guide.sense.use(s, uid)
        row = [
            ("hire", 1.0),
            (f"job {self.jobs[job]}", 1.0),
            (f"trait {self.traits[trait]}", 1.0),
            ("promise", promise),
            ("rate", rate),
            ("good rate", max(0.0, rate)),
            ("fits", fits),
            ("cost", cost / 10),
            ("icons", float(icons)),
            (f"left {left}", 1.0),
            (f"people {len(people)}", 1.0),
            (f"turns {self.turns}", 1.0),
            (f"beside {min(2, beside)}", 1.0),
            ("use", use),
            (f"timing {box.trait_timing[trait]}", max(0.0, use)),
            (f"timing {box.trait_timing[trait]}, turns", max(0.0, use) * self.turns),
            (f"colour {box.job_colour[job]}", 1.0),
        ]
        if place < PLACES and s.sheet[seat * PLACES + place] != NOBODY:
            row.append(("instead", 1.0))
            row.append((f"without {self.jobs[s.job[s.sheet[seat * PLACES + place]]]}", 1.0))
        hand = s.hand[seat]
        for slot in range(SLOTS):
            if slots >> slot & 1:
                row.append((f"slot {slot}", 1.0))
                if s.slots[seat * SLOTS + slot] == NOBODY and self.turns:
                    row.append(("open slot", 1.0))
                    row.append(("open slot, use", use))
                    if hand >> slot + 1 & 1:
                        row.append(("open slot held", 1.0))
                        row.append(("open slot held, use", use))
        return row

    # Plans

    def _plans(self, codes: Sequence[int], usual: int) -> dict[int, Row]:
        """Every open slot with its own card, and as a bluff with the card that is needed least for a truth."""
        s = self.s
        values = self.guide.slot_values(s)
        plays = {divmod(code - c.PLAY, SLOTS): k for k, code in enumerate(codes) if code != c.FACEUP_ZERO}
        slots = {slot for _, slot in plays}
        spare = sorted(
            {card for card, _ in plays}, key=lambda card: values[card - 1] if card - 1 in slots else -9.0
        )
        chosen = {k for k, code in enumerate(codes) if code == c.FACEUP_ZERO} | {usual}
        by_thumb = divmod(codes[usual] - c.PLAY, SLOTS) if codes[usual] != c.FACEUP_ZERO else (0, NOBODY)
        for slot in slots:
            if (slot + 1, slot) in plays:
                chosen.add(plays[slot + 1, slot])
            if slot == by_thumb[1] and by_thumb[0] != slot + 1:
                continue
            card = next((card for card in spare if card != slot + 1), None)
            if card is not None:
                chosen.add(plays[card, slot])
        honest = [values[slot] for slot in slots if (slot + 1, slot) in plays]
        lies = [values[SLOTS + slot] for slot in slots]
        shared = self._shared()
        return {
            k: self._plan(codes[k], values, max(honest, default=0.0), max(lies), len(honest), shared)
            for k in sorted(chosen)
        }

    def _shared(self) -> tuple[str, ...]:
        """What is true of the whole question."""
        s, seat, sense = self.s, self.seat, self.guide.sense
        best = max(
            (
                s.value_of(safe)
                for safe in range(SAFES)
                if s.place[safe] < SITE_SPACES and s.known[safe] >> seat & 1
            ),
            default=0,
        )
        room = s.safe_limit() - sense.held
        return (
            f"turns {self.turns}",
            f"theirs {min(2, s.free[self.rival])}",
            f"purse {self.purse // 2}",
            f"safe {best // 2}, room {int(room > 0)}",
        )

    def _plan(
        self,
        code: int,
        values: list[float],
        best: float,
        best_lie: float,
        honest: int,
        shared: tuple[str, ...],
    ) -> Row:
        s, seat, box = self.s, self.seat, self.s.box
        if code == c.FACEUP_ZERO:
            return [("faceup", 1.0), (f"faceup {self.turns}", 1.0)]
        card, slot = divmod(code - c.PLAY, SLOTS)
        true = card == slot + 1
        how = "truth" if true else "bluff"
        value = values[slot] if true else values[SLOTS + slot]
        row = [
            (how, 1.0),
            (f"{how}, value", value),
            (f"{how}, against truth", value - best),
            (f"{how}, against bluff", value - best_lie),
            (f"{how}, {min(4, honest)} honest, {shared[0]}", 1.0),
            (f"{how} {slot}", 1.0),
        ]
        row += [(f"{how} {slot}, {name}", 1.0) for name in shared]
        waiting = 0.0
        for place in range(s.places):
            uid = s.sheet[seat * PLACES + place]
            if uid != NOBODY and box.trait_slots[s.trait[uid]] >> slot & 1:
                use = max(0.0, self.guide.sense.use(s, uid))
                waiting += use
                row.append((f"waits {self.jobs[s.job[uid]]}", 1.0))
                row.append((f"waits {self.jobs[s.job[uid]]}, use", use))
                row.append((f"trait {self.traits[s.trait[uid]]}", 1.0))
        row.append((f"{how}, waiting", waiting))
        row.append((f"{how}, waiting, {shared[0]}", waiting))
        if true:
            return row
        chance = self.guide.holding(s, self.rival, seat, slot + 1)
        told = (
            "seen" if chance <= 0.0 else "likely" if chance > 0.6 else "unlikely" if chance < 0.5 else "even"
        )
        row += [
            (f"bluff {told}, {shared[1]}", 1.0),
            (f"bluff {told}, {shared[0]}", 1.0),
            (f"bluff with {card}", 1.0),
            (f"bluff, had it {s.hand[seat] >> slot + 1 & 1}", 1.0),
            (f"bluff, reputation {s.reputation[seat]}", 1.0),
        ]
        if card and s.slots[seat * SLOTS + card - 1] == NOBODY:
            row.append(("bluff, truth lost", values[card - 1]))
        return row

    # Everything else

    def _others(self, codes: Sequence[int], usual: int) -> dict[int, Row]:
        s, guide = self.s, self.guide
        kind = guide.kinds[s.stack[s.top]]
        rates = {k: guide.rate(s, s.top, kind, code) for k, code in enumerate(codes)}
        chosen = sorted(rates, key=lambda k: -rates[k] - 99.0 * (k == usual))[:MOST]
        return {k: self._other(codes[k], rates[k]) for k in chosen}

    def _other(self, code: int, rate: float) -> Row:
        s, seat = self.s, self.seat
        row = [("rate", max(-3.0, min(9.0, rate))), ("good rate", max(0.0, min(5.0, rate)))]
        if c.SAFE <= code < c.MARK:
            row += self._safe(code - c.SAFE)
        elif c.MARK <= code < c.MOVE or code == c.NO_MARK:
            number = code - c.MARK if code != c.NO_MARK else NOBODY
            row += self._mark(s.stack[s.top + ARG], number)
        elif c.USE <= code < c.SCOUNDREL:
            row.append((f"use {self.jobs[code - c.USE]}", 1.0))
        elif c.SCOUNDREL <= code < c.HIRE:
            row.append((f"scoundrel {self.jobs[code - c.SCOUNDREL]}", 1.0))
        else:
            name = f"code {code}"
            row += [
                (name, 1.0),
                (f"{name}, turns {self.turns}", 1.0),
                (f"{name}, purse {self.purse}", 1.0),
                (f"{name}, free {min(3, s.free[seat])}", 1.0),
                (f"{name}, jail {min(3, s.jail[seat])}", 1.0),
                (f"{name}, theirs {min(3, s.free[self.rival])}", 1.0),
                (f"{name}, first {int(s.first == seat)}", 1.0),
            ]
        return row

    def _safe(self, safe: int) -> Row:
        s, seat = self.s, self.seat
        known = s.known[safe] >> seat & 1
        told = [mark % 10 for mark in s.marks if mark // 100 == safe and mark // 10 % 10 != seat]
        worth = self.guide.sense.worths[safe]
        what = f"known {s.value_of(safe)}" if known else f"told {max(told)}" if told else "unknown"
        whose = s.place[safe] - STOLEN if s.place[safe] >= STOLEN else NOBODY
        where = "mine" if whose == seat else "theirs" if whose >= 0 else f"site {safe // SITE_SAFES}"
        theirs = s.known[safe] >> self.rival & 1
        return [
            (f"{what}", 1.0),
            (f"{what}, {where}", 1.0),
            (f"{what}, seen by them {theirs}", 1.0),
            ("worth", worth),
            (where, 1.0),
        ]

    def _mark(self, safe: int, number: int) -> Row:
        s, seat = self.s, self.seat
        known = s.known[safe] >> seat & 1
        what = f"known {s.value_of(safe)}" if known else f"unknown, site {safe // SITE_SAFES}"
        room = s.safe_limit() > self.guide.sense.held
        whose = s.place[safe] - STOLEN if s.place[safe] >= STOLEN else NOBODY
        where = "mine" if whose == seat else "theirs" if whose >= 0 else f"site, room {int(room)}"
        theirs = s.known[safe] >> self.rival & 1
        return [
            (f"mark {number}", 1.0),
            (f"{what} marked {number}", 1.0),
            (f"{what} marked {number}, {where}", 1.0),
            (f"{what} marked {number}, seen by them {theirs}", 1.0),
        ]


def worth(row: Row, weights: Mapping[str, float]) -> float:
    total = 0.0
    for name, number in row:
        weight = weights.get(name)
        if weight is not None:
            total += weight * number
    return total


@functools.cache
def weights() -> dict[str, dict[str, float]]:
    """By kind of question, a weight for each name; "job outlaw|1" counts with one day to come."""
    found: dict[str, dict[str, float]] = json.loads(bz2.decompress(FILE.read_bytes()))["weights"]
    return found


@functools.cache
def liked(kind: str, days: int) -> dict[str, float]:
    """What each name is worth at a kind of question with so many days to come; none if rules of thumb are as good."""
    found: dict[str, float] = {}
    for name, weight in weights().get(kind, {}).items():
        base, _, day = name.partition("|")
        if not day or int(day) == min(MOST_DAYS, days):
            found[base] = found.get(base, 0.0) + weight
    return found
