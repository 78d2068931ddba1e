"""3000 Scoundrels within a millisecond: rules of thumb, corrected by what playouts would have said.

Who is to be hired and what is to be doubted is described by numbers that take microseconds to count; how much better
such a choice turned out in playouts was learnt once (`quick.json` names the command). Nothing is played out at the
table. Plans stay with the rules of thumb: what could be learnt of them was no better.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Sequence
from importlib.resources import files
from random import Random
from typing import Any

from saloon.bots.player import Event, View, asked_for
from saloon.bots.senses import senses_of
from saloon.games.scoundrels.bots.claims import NAMES, ORDERS, SHOWN, Past, share
from saloon.games.scoundrels.bots.playouts import DOUBTS, early
from saloon.games.scoundrels.bots.thumbs import fitted, table_of, thumb
from saloon.games.scoundrels.engine.choices import HENCHMAN, HIRE, HIRES, USE_SAFE
from saloon.games.scoundrels.engine.guide.thumb import Thumb
from saloon.games.scoundrels.engine.names import NOBODY, PLACES, SLOTS, TURNS
from saloon.kernel.chance import Dice
from saloon.kernel.outlook import Outlook
from saloon.kernel.playout import tried
from saloon.start import Knowledge

DOUBT = (
    "one", "held", "seen elsewhere", "final day", "days to come",
    *(f"card {order + 1}" for order in range(ORDERS)),
    *(f"card {order + 1} held" for order in range(ORDERS)),
    *(f"slot {slot}" for slot in NAMES),
    "worth", "best other", "henchmen", "henchmen for a card", "reputation", "own reputation", "lowest", "highest",
    "honest before", "honest before held", "turned up", "called already", "more than two",
)  # fmt: skip
"""What is counted of a henchman on a card; `doubt_row` gives a number for each."""
HIRE_ROW = (
    "hires", "promise", "promise days to come", "promise final day", "rate", "rate days to come", "fits", "cost",
    "cost days to come", "money left", "short of money", "hires with few", "hires with many", "hires on the last day",
)  # fmt: skip
"""What is counted of a way to hire, or of hiring nobody; `hires` gives a number for each."""
MOST = 8
"""Ways to hire that are looked at."""
POOR = 3


class Glance:
    """A question for a hire or a doubt, as far as one look tells. Any world of the seat will do."""

    def __init__(self, s: Any, guide: Thumb, seat: int, events: Sequence[Event]) -> None:
        self.s, self.guide, self.seat = s, guide, seat
        self.past = Past(events, s.n)

    def hires(self, codes: Sequence[int], outlook: Outlook) -> dict[int, list[float]]:
        """By place in `codes`: each newcomer at the best place for them, and everything that is no hire."""
        s, guide, me = self.s, self.guide, self.seat
        guide.sense.look(s, me)
        rates: dict[int, tuple[float, float, int]] = {}
        best: dict[int, int] = {}
        for k, code in enumerate(codes):
            if not HIRE <= code < USE_SAFE:
                rates[k] = (0.0, 0.0, NOBODY)
                continue
            job = (code - HIRE) // HIRES
            fits = guide.fitting(s, code)
            if job not in best or fits > rates[best[job]][1]:
                rates.pop(best.get(job, NOBODY), None)
                best[job] = k
                rates[k] = (guide.hiring(s, code), fits, s.uid_of_job(job))
        chosen = sorted(rates, key=lambda k: -sum(rates[k][:2]))[:MOST]
        people = sum(s.sheet[me * PLACES + place] != NOBODY for place in range(s.places))
        return {k: self._hire_row(outlook, codes[k], people, *rates[k]) for k in chosen}

    def _hire_row(
        self, outlook: Outlook, code: int, people: int, rate: float, fits: float, uid: int
    ) -> list[float]:
        s, me = self.s, self.seat
        days = float(s.box.days - s.day)
        final = float(s.final_day())
        hires = float(uid != NOBODY)
        cost = float(s.cost_of(uid)) if hires else 0.0
        left = float(s.money[me]) - cost
        promise = float(outlook.promises(tried(s, me, code))[me])
        row = [hires, promise, promise * days, promise * final, rate, rate * days, fits, cost, cost * days]
        row += [
            left * hires / 10,
            float(left < POOR) * hires,
            hires * float(people < 2),
            hires * float(people > 3),
        ]
        return [*row, hires * final]

    def doubt_row(self) -> list[float]:
        """A number for each of DOUBT, about the card that is asked about."""
        s, me, past = self.s, self.seat, self.past
        owner, slot = s.active, s.slot
        order = past.order(owner, slot)
        held = self.guide.holding(s, me, owner, slot + 1)
        self.guide.sense.look(s, owner)
        values = self.guide.slot_values(s)
        others = [values[k] for k in range(SLOTS) if s.slots[owner * SLOTS + k] == NOBODY]
        laid = sum(s.slots[k * SLOTS + j] != NOBODY for k in range(s.n) if k != me for j in range(SLOTS))
        coming = max(0, TURNS * (s.n - 1) - laid)
        honest = share(past.honest[owner], SHOWN)
        row = [1.0, held, float(held <= 0.0), float(s.final_day()), float(s.box.days - s.day)]
        row += [float(order == k) for k in range(ORDERS)]
        row += [held if order == k else 0.0 for k in range(ORDERS)]
        row += [float(slot == k) for k in range(SLOTS)]
        row += [
            values[slot],
            max(others, default=0.0),
            float(s.free[me]),
            min(3.0, s.free[me] / (coming + 1)),
        ]
        row += [float(s.reputation[owner]), float(s.reputation[me]), float(s.reputation[owner] <= -2)]
        row += [float(s.reputation[me] >= 6), honest, honest * held, past.honest[owner][1] / 4]
        row += [float(bool(s.calls[owner * SLOTS + slot])), float(s.n > 2)]
        return row


@functools.cache
def weights() -> dict[str, Any]:
    """For hires and doubts a weight for each number."""
    found: dict[str, Any] = json.loads(files(__package__).joinpath("quick.json").read_text(encoding="utf-8"))
    return found


def choose(view: View, events: Sequence[Event], legal: Sequence[str], rng: Random) -> int:
    """Which of the choices it makes. Any world that the seat thinks possible will do: nothing hidden is looked at."""
    world = Knowledge(view).world(rng)
    s: Any = world.state
    seat: int = view["seat"]
    codes = [world.rules.code(word) for word in legal]
    guide = thumb(s, view["options"], fitted()[table_of(view)])
    op = s.ops[s.stack[s.top]]
    code = guide.pick(s, op, s.top, seat, op.menu(s, s.top, seat), Dice(rng.getrandbits(31)))
    by_thumb = codes.index(code) if code in codes else 0
    kind = asked_for(view)
    if "enemy" in view or early(view) or legal[0] == "keep":
        return by_thumb
    if kind == "hire":
        outlook = senses_of("scoundrels").outlook(view)
        return _best(Glance(s, guide, seat, ()).hires(codes, outlook), by_thumb)
    if kind in DOUBTS and 0 <= s.slot < SLOTS and HENCHMAN in codes:
        gain = sum(map(float.__mul__, Glance(s, guide, seat, events).doubt_row(), weights()["doubt"]))
        quiet = next(k for k, other in enumerate(codes) if other != HENCHMAN)
        return codes.index(HENCHMAN) if gain > 0.0 else quiet
    return by_thumb


def _best(rows: dict[int, list[float]], by_thumb: int) -> int:
    """What promises most; that rules of thumb would do it speaks for a choice as well."""
    model, usual = weights()["hire"], weights()["hire by thumb"]
    worth = {
        k: sum(map(float.__mul__, row, model)) + (usual if k == by_thumb else 0.0) for k, row in rows.items()
    }
    return max(worth, key=lambda k: worth[k]) if by_thumb in worth else by_thumb
