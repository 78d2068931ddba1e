"""The bot `rules`: the engine's rules of thumb by a table of numbers that never changes, and what it has seen itself.

Others are measured by this bot, so its numbers are frozen (`rules.json`); what is fitted later goes elsewhere.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

from saloon.bots.player import Event, View
from saloon.games.scoundrels.bots.solo import suspicion
from saloon.games.scoundrels.bots.thumbs import thumb
from saloon.games.scoundrels.engine.guide.thumb import Thumb
from saloon.kernel.chance import Dice
from saloon.kernel.core import State
from saloon.start import Knowledge

NUMBERS = Path(__file__).with_name("rules.json")
CAUGHT = (1.0, 3.0)
"""Before anything was seen of the others: so many of our cards suspected among so many."""
LIED = (1.5, 3.0)
"""The same for bluffs among the cards of an opponent that came to light."""
MOST = 0.95
SLOTS = "A23456"


@functools.cache
def numbers(table: str) -> tuple[float, ...]:
    """What it thinks of everything that `guide.worth.TASTES` names: at a table of several, or alone."""
    return tuple(json.loads(NUMBERS.read_text(encoding="utf-8"))[table])


def guide(state: State, view: View, events: Sequence[Event]) -> Thumb:
    """How it plays a position, by what the seat of a view has seen of suspicions and bluffs."""
    seat = view["seat"]
    found = thumb(state, view["options"], numbers("alone" if "enemy" in view else "several"))
    if "enemy" in view:
        found.risk[seat] = sum(suspicion(view, slot) for slot in SLOTS) / len(SLOTS)
    else:
        found.risk[seat] = risk(events, seat)
    found.truth = [truth(events, other) for other in range(len(found.truth))]
    return found


def risk(events: Sequence[Event], seat: int) -> float:
    """How likely a card of ours is suspected: as often as it was so far."""
    caught, played = CAUGHT
    for event in events:
        if event["kind"] == "played" and event["seat"] == seat:
            played += 1
        elif event["kind"] == "suspected" and event["target"] == seat:
            caught += 1
    return min(MOST, caught / played)


def truth(events: Sequence[Event], seat: int) -> float:
    """How often a seat is honest, from its cards that came to light."""
    lied, known = LIED
    for event in events:
        if event["kind"] == "called" and event["seat"] == seat:
            known += 1
            lied += event["card"] != event["slot"]
    return 1 - lied / known


def choose(view: View, events: Sequence[Event], legal: Sequence[str], rng: Random) -> int:
    """Which of the choices it makes. Any world that the seat thinks possible will do: nothing hidden is looked at."""
    world = Knowledge(view).world(rng)
    s = world.state
    op = s.ops[s.stack[s.top]]
    seat: int = view["seat"]
    menu = op.menu(s, s.top, seat)
    code = guide(s, view, events).pick(s, op, s.top, seat, menu, Dice(rng.getrandbits(31)))
    codes = [world.rules.code(word) for word in legal]
    return codes.index(code) if code in codes else 0
