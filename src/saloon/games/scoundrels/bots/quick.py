"""3000 Scoundrels within a millisecond: rules of thumb, corrected by what playouts would have said.

A choice is described by named numbers that take microseconds to count (`bots/glance.py`); how much better such choices
turned out in playouts was learnt once, from hundreds of thousands of questions (`quick.json` names the command).
Nothing is played out at the table.
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
from saloon.games.scoundrels.bots.glance import Glance, liked, worth
from saloon.games.scoundrels.bots.playouts import DOUBTS, early
from saloon.games.scoundrels.bots.thumbs import fitted, table_of, thumb
from saloon.games.scoundrels.engine.choices import HENCHMAN
from saloon.games.scoundrels.engine.guide.thumb import Thumb
from saloon.games.scoundrels.engine.names import NOBODY, SLOTS, TURNS
from saloon.kernel.chance import Dice
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


def doubt_row(s: Any, guide: Thumb, me: int, past: Past) -> list[float]:
    """A number for each of DOUBT, about the card that is asked about. Any world of the seat will do."""
    owner, slot = s.active, s.slot
    order = past.order(owner, slot)
    held = guide.holding(s, me, owner, slot + 1)
    guide.sense.look(s, owner)
    values = guide.slot_values(s)
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
    """A weight for each number of a doubt."""
    found: dict[str, Any] = json.loads(files(__package__).joinpath("quick.json").read_text(encoding="utf-8"))
    return found


def choose(view: View, events: Sequence[Event], legal: Sequence[str], rng: Random) -> int:
    """Which of the choices it makes. Any world that the seat thinks possible will do: nothing hidden is looked at."""
    world = Knowledge(view).world(rng)
    s: Any = world.state
    rules: Any = world.rules
    seat: int = view["seat"]
    codes = [rules.code(word) for word in legal]
    guide = thumb(s, view["options"], fitted()[table_of(view)])
    op = s.ops[s.stack[s.top]]
    code = guide.pick(s, op, s.top, seat, op.menu(s, s.top, seat), Dice(rng.getrandbits(31)))
    usual = codes.index(code) if code in codes else 0
    kind = asked_for(view)
    if "enemy" in view or early(view) or legal[0] == "keep":
        return usual
    if kind in DOUBTS and 0 <= s.slot < SLOTS and HENCHMAN in codes:
        row = doubt_row(s, guide, seat, Past(events, s.n))
        gain = sum(map(float.__mul__, row, weights()["doubt"]))
        quiet = next(k for k, other in enumerate(codes) if other != HENCHMAN)
        return codes.index(HENCHMAN) if gain > 0.0 else quiet
    names = liked(kind, s.box.days - s.day)
    if not names:
        return usual
    outlook = senses_of("scoundrels").outlook(view)
    rows = Glance(s, guide, seat, kind, outlook, rules.names).rows(codes, usual)
    return max(rows, key=lambda k: worth(rows[k], names))
