"""A state as the text of a position."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from saloon.games.scoundrels.engine.choices import safe_name, slot_name
from saloon.games.scoundrels.engine.mutators import STREAMS
from saloon.games.scoundrels.engine.names import (
    CARDS,
    DEBT_SPACES,
    MARK_PAIRS,
    NOBODY,
    ON_SCOUNDREL,
    SAFES,
    SLOTS,
)
from saloon.games.scoundrels.engine.state import (
    C_SEEN,
    C_SIZE,
    C_VALUE,
    R_CARD,
    R_KIND,
    R_KNOWN,
    R_SEAT,
    R_SLOT,
    ROW_SIZE,
    ScoundrelsState,
)
from saloon.games.scoundrels.engine.views import ROW_KINDS, hand_cards
from saloon.games.scoundrels.position.setting import NO_MOD
from saloon.kernel.chance import Seeded
from saloon.kernel.core import STRIDE

if TYPE_CHECKING:
    from saloon.games.scoundrels.engine.rules import ScoundrelsRules


def save(s: ScoundrelsState, rules: ScoundrelsRules) -> str:
    """The whole state, so that loading it gives the same state again."""
    names = rules.names
    chance = s.chance
    assert isinstance(chance, Seeded)
    lines = ['game = "scoundrels"', f"players = {s.n}", f"seed = {chance.seed}"]
    for key in ("day", "turn", "active", "first", "latest", "slot", "clock", "step3"):
        lines.append(f"{key} = {getattr(s, key)}")
    lines.append(f'phase = "{"turn" if s.top >= 0 else "over"}"')
    where = [f"{names.traits[s.trait[k]]} {names.jobs[s.job[k]]}" for k in range(len(s.job))]
    cells = [f"{name}, {s.where[k]}, {s.born[k]}" for k, name in enumerate(where)]
    lines.append(f"scoundrels = {toml(cells)}")
    lines.append(f"saloon = {toml([where[k] for k in s.saloon])}")
    lines.append(f"pile = {toml([where[k] for k in reversed(s.pile)])}")
    lines.append(f"traits = {toml([names.traits[k] for k in reversed(s.traits)])}")
    lines.append(f"jobs = {toml([names.jobs[k] for k in reversed(s.jobs)])}")
    lines.append(f"purple = {toml([names.jobs[k] for k in reversed(s.purples)])}")
    lines.append(f"gadgets = {toml([names.gadgets[k] for k in s.gadget])}")
    lines.append(f"places = {toml(s.place)}")
    lines.append(f"known = {toml(s.known)}")
    lines.append(f"marks = {toml([f'{k // 10 % 10}: {k % 10} on {safe_name(k // 100)}' for k in s.marks])}")
    lines.append(f"poker = {toml(poker_rows(s))}")
    lines.append(f"frames = {toml(frames(s, names.paths))}")
    lines.append(f"queue = {toml(s.queue)}")
    lines.append(f"it = {toml([s.it_safe, s.it_henchman, s.it_deck, s.it_card])}")
    spent = [[names.jobs[k] for k in s.spent_jobs], [names.traits[k] for k in s.spent_traits]]
    lines.append(f"spent = {toml([*spent, [s.spent_strategies, s.spent_leader, *s.leaving]])}")
    if s.expanded:
        lines += expansion_lines(s, rules)
    draws = ", ".join(f'"{STREAMS[k]}" = {count}' for k, count in enumerate(s.draws) if count)
    lines.append(f"draws = {{ {draws} }}" if draws else "draws = {}")
    if s.box.options:
        lines += ["", "[options]", *[f"{key} = {toml(value)}" for key, value in s.box.options.items()]]
    for seat in range(s.n):
        lines += ["", f"[seat.{seat}]", *seat_lines(s, seat, rules)]
    if s.enemy != NOBODY:
        lines += ["", "[enemy]", *enemy_lines(s, rules)]
    return "\n".join(lines) + "\n"


def expansion_lines(s: ScoundrelsState, rules: ScoundrelsRules) -> list[str]:
    names = rules.names
    carried = [
        f"{s.carried[k + C_VALUE]} on {carrier_name(s, s.carried[k], names.jobs)} seen {s.carried[k + C_SEEN]}"
        for k in range(0, len(s.carried), C_SIZE)
    ]
    mods = ", ".join(
        f'"{safe_name(k)}" = "{NO_MOD if mod == NOBODY else names.mods[mod]}"' for k, mod in enumerate(s.mod)
    )
    return [
        f"unused_debts = {toml(s.supply[::-1])}",
        f"discarded_debts = {toml(s.discarded)}",
        f"carried = {toml(carried)}",
        f"drawn = {toml(s.drawn)}",
        f"mods = {{ {mods} }}",
        f"unused_mods = {toml([names.mods[mod] for mod in s.spare_mods])}",
        f"mods_seen = {toml([*s.mod_seen, *s.spare_seen])}",
        f"opened = {toml([safe_name(k) for k in range(SAFES) if s.opened >> k & 1])}",
        f"unopened = {toml([safe_name(k) for k in range(SAFES) if s.unopened >> k & 1])}",
        f"loans = {s.loans}",
        f"mixings = {s.mixings}",
        f"poor = {s.poor}",
        f"spent_safes = {s.spent_safes}",
        f"mavericks = {toml([s.mavericks_of(seat) for seat in range(s.n)])}",
        f"declined = {toml([rules.word(code) for code in s.declined])}",
    ]


def enemy_lines(s: ScoundrelsState, rules: ScoundrelsRules) -> list[str]:
    """Its safes and recruits are told by the places of all safes and scoundrels; of recruits the order too."""
    names, cards = rules.names, rules.names.automa
    recruits = [f"{names.traits[s.trait[uid]]} {names.jobs[s.job[uid]]}" for uid in s.recruits]
    lines = [f"money = {s.money[s.enemy]}", f"reputation = {s.reputation[s.enemy]}"]
    lines += [f"henchmen = {s.free[s.enemy]}", f"jail = {s.jail[s.enemy]}", f"recruits = {toml(recruits)}"]
    deck = [card for card in reversed(s.automa) if card != s.under]
    lines.append(f"automa = {toml([cards[card] for card in deck])}")
    lines.append(f"discarded = {toml([cards[card] for card in reversed(s.automa_pile)])}")
    lines += [] if s.under == NOBODY else [f'under = "{cards[s.under]}"']
    return lines if s.shown == NOBODY else [*lines, f'shown = "{cards[s.shown]}"']


def carrier_name(s: ScoundrelsState, carrier: int, jobs: list[str]) -> str:
    return safe_name(carrier) if carrier < ON_SCOUNDREL else jobs[s.job[carrier - ON_SCOUNDREL]]


def toml(value: object) -> str:
    """Lists, strings and numbers are the same in JSON."""
    return json.dumps(value, ensure_ascii=False)


def poker_rows(s: ScoundrelsState) -> list[str]:
    """`put 0 5 3 1`: kind, seat, slot, card, who knows it."""
    p = s.poker
    starts = range(0, len(p), ROW_SIZE)
    return [
        f"{ROW_KINDS[p[k + R_KIND]]} {p[k + R_SEAT]} {p[k + R_SLOT]} {p[k + R_CARD]} {p[k + R_KNOWN]}"
        for k in starts
    ]


def frames(s: ScoundrelsState, paths: list[str]) -> list[list[object]]:
    frames = s.frames()
    starts = range(0, len(frames), STRIDE)
    return [[paths[frames[k]], *frames[k + 1 : k + STRIDE]] for k in starts]


def seat_lines(s: ScoundrelsState, seat: int, rules: ScoundrelsRules) -> list[str]:
    lines = [f'leader = "{rules.names.leaders[s.leaders[seat]]}"'] if s.leaders else []
    lines += [f"money = {s.money[seat]}", f"reputation = {s.reputation[seat]}"]
    lines += [f"henchmen = {s.free[seat]}", f"jail = {s.jail[seat]}"]
    lines.append(f"hand = {toml(hand_cards(s.hand[seat]))}")
    lines.append(f"deck = {toml([CARDS[k] for k in reversed(s.deck[seat])])}")
    slots = [(slot, s.slots[seat * SLOTS + slot]) for slot in range(SLOTS)]
    inner = ", ".join(f'"{slot_name(slot)}" = "{CARDS[card]}"' for slot, card in slots if card != NOBODY)
    lines.append(f"slots = {{ {inner} }}" if inner else "slots = {}")
    calls = [(slot, s.calls[seat * SLOTS + slot]) for slot in range(SLOTS)]
    inner = ", ".join(
        f'"{slot_name(k)}" = {toml([q for q in range(s.sides) if mask >> q & 1])}'
        for k, mask in calls
        if mask
    )
    lines.append(f"calls = {{ {inner} }}" if inner else "calls = {}")
    lines.append(f"faceup = {'true' if s.faceup[seat] else 'false'}")
    if s.strategy[seat] != NOBODY:
        lines.append(f'strategy = "{rules.names.strategies[s.strategy[seat]]}"')
    lines.append(f"marks_left = {toml(s.marks_left[seat * MARK_PAIRS : (seat + 1) * MARK_PAIRS])}")
    if s.expanded:
        first = seat * DEBT_SPACES
        debts = [(k + 1, s.debts[first + k]) for k in range(DEBT_SPACES) if s.debts[first + k] != NOBODY]
        lines.append(f"debts = {{ {', '.join(f'{space} = {value}' for space, value in debts)} }}")
        lines.append(f"debts_seen = {toml(s.debts_seen[first : first + DEBT_SPACES])}")
        lines.append(f"flipped = {toml([slot_name(k) for k in range(SLOTS) if s.flipped[seat] >> k & 1])}")
        lines.append(f"returned = {s.returned[seat]}")
    return lines
