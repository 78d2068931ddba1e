"""Positions: a Scoundrels game set up from a text that names only what matters; the rest is dealt from a seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.errors import BadPosition
from saloon.games.scoundrels.engine.mutators import STREAMS
from saloon.games.scoundrels.engine.names import NOBODY, TURNS
from saloon.games.scoundrels.engine.state import ScoundrelsState
from saloon.games.scoundrels.moments import fail, lay, order_of_evening, phase_in, slot_in, step_in
from saloon.games.scoundrels.position.expansion import borrowing, lay_debts, lay_mods, no_expansion
from saloon.games.scoundrels.position.people import lay_automa, lay_leaders, lay_purses, lay_scoundrels
from saloon.games.scoundrels.position.poker import lay_poker, memory
from saloon.games.scoundrels.position.safes import lay_safes
from saloon.games.scoundrels.position.saving import save
from saloon.games.scoundrels.position.setting import KEYS, SEAT_KEYS, Setting, known, seed_in, whole
from saloon.games.scoundrels.sound import check
from saloon.safe_toml import MOST_LETTERS, BadToml, loads

if TYPE_CHECKING:
    from saloon.games.scoundrels.engine.rules import ScoundrelsRules

__all__ = ["KEYS", "SEAT_KEYS", "load", "save"]


def load(text: str, rules: ScoundrelsRules) -> tuple[ScoundrelsState, dict[str, object], int]:
    try:
        data = loads(text, MOST_LETTERS)
    except BadToml as error:
        raise BadPosition(f"A position is a TOML text; this one cannot be read: {error}.") from None
    unknown = sorted(set(data) - KEYS)
    if unknown:
        raise fail(f"it names {', '.join(unknown)}; known are {', '.join(sorted(KEYS))}.")
    if data.get("game", "scoundrels") != "scoundrels":
        raise fail(f"it is one of game '{data['game']}', not of 3000 Scoundrels.")
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise fail("options is a table of options.")
    players = data.get("players", 2)
    checked = rules.options(players, options)
    try:
        s = state(Setting(data, rules, players, checked))
    except (TypeError, ValueError, AttributeError, LookupError, OverflowError) as error:
        raise fail(f"a value has the wrong form ({error}).") from None
    return s, checked, seed_in(data)


def state(at: Setting) -> ScoundrelsState:
    s, data = at.s, at.data
    s.day = whole(data, "day", 1, 0)
    if s.day > s.box.days:
        raise fail(f"day is {s.day}; the game has {s.box.days} days.")
    s.turn = whole(data, "turn", 1, 0)
    s.active = at.seat_number("active", 0)
    s.first = at.seat_number("first", (s.active - s.turn + 1) % at.n if s.active >= 0 else 0)
    s.latest = at.seat_number("latest", s.active)
    s.slot = slot_in(data)
    phase = phase_in(data)
    if phase == "evening" and at.strict and "frames" not in data:
        order_of_evening(s, data)
    if s.turn > TURNS * at.n:
        raise fail(f"turn is {s.turn}; a day has {TURNS * at.n} turns.")
    lay_leaders(at)
    lay_purses(at)
    lay_scoundrels(at)
    lay_safes(at)
    for seat in range(at.n):
        lay_poker(at, seat)
    memory(at)
    if s.expanded:
        lay_mods(at)
        lay_debts(at)
        borrowing(at)
    else:
        no_expansion(at)
    if s.enemy != NOBODY:
        lay_automa(at)
    flow(at)
    check(s)
    return s


def flow(at: Setting) -> None:
    s, data = at.s, at.data
    phase = phase_in(data)
    step = step_in(data, phase)
    if "frames" in data:
        for path, *rest in data["frames"]:
            s.lay([*s.frames(), known(at.names.paths, path, "frame"), *map(int, rest)])
    else:
        if phase == "evening" and not at.strict:
            s.latest = s.active if s.active >= 0 else s.latest
        lay(s, phase, step)
    running(at)


def running(at: Setting) -> None:
    s, data = at.s, at.data
    s.queue = [int(k) for k in data.get("queue", [])]
    s.step3 = whole(data, "step3", 1, 0)
    s.it_safe, s.it_henchman, s.it_deck, s.it_card = data.get("it", [NOBODY] * 4)
    if "spent" in data:
        jobs, traits, rest = data["spent"]
        s.spent_jobs = [known(at.names.jobs, name, "job") for name in jobs]
        s.spent_traits = [known(at.names.traits, name, "trait") for name in traits]
        s.spent_strategies, s.spent_leader, *s.leaving = rest
    if "draws" in data:
        s.draws = [0] * len(STREAMS)
        for name, count in data["draws"].items():
            s.draws[known(STREAMS, name, "stream")] = int(count)
