"""What a seat may know, built from nothing: the one place where a ScoundrelsState leaves the engine."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.games.scoundrels.engine.choices import safe_name, slot_name
from saloon.games.scoundrels.engine.flow.turns import LAST_CALL_OP
from saloon.games.scoundrels.engine.names import (
    CARDS,
    DEBT_SPACES,
    DESTROYED,
    MARK_PAIRS,
    MIX,
    NOBODY,
    ON_SCOUNDREL,
    PLACES,
    SAFES,
    SITE_SAFES,
    SITE_SPACES,
    SITES,
    SLOTS,
    STOLEN,
    UNUSED,
)
from saloon.games.scoundrels.engine.scoring import result
from saloon.games.scoundrels.engine.state import (
    C_CARRIER,
    C_SEEN,
    C_SIZE,
    C_VALUE,
    D_SEAT,
    D_SEEN,
    D_SIZE,
    D_VALUE,
    FACEUP,
    MIXED,
    R_CARD,
    R_KIND,
    R_KNOWN,
    R_SEAT,
    R_SLOT,
    ROW_SIZE,
    UNDER,
    ScoundrelsState,
)
from saloon.kernel.core import ACTOR, ARG, OP, PC, SOURCE, STRIDE

ROW_KINDS: Final = ("drew", "put", "took", "top", "shuffled", "under")
PAIRS: Final = ("2/3", "4/5", "6/7")


class Names:
    """The ids of a catalogue, by number."""

    def __init__(
        self,
        jobs: list[str],
        traits: list[str],
        leaders: list[str],
        strategies: list[str],
        gadgets: list[str],
        options: list[str],
        paths: list[str],
        hash_: str,
        locations: list[str],
        mods: list[str],
        enemies: list[str],
        automa: list[str],
    ) -> None:
        self.jobs: list[str] = jobs
        self.traits: list[str] = traits
        self.leaders: list[str] = leaders
        self.strategies: list[str] = strategies
        self.gadgets: list[str] = gadgets
        self.options: list[str] = options
        self.paths: list[str] = paths
        """Of the ops, stable names for frames."""
        self.hash: str = hash_
        self.locations: list[str] = locations
        self.mods: list[str] = mods
        self.enemies: list[str] = enemies
        self.automa: list[str] = automa


def copied(options: dict[str, object]) -> dict[str, object]:
    """Options of their own, which no holder of another copy can change."""
    return {key: list(value) if isinstance(value, (list, tuple)) else value for key, value in options.items()}


def maybe(value: i64) -> int | None:
    return None if value == NOBODY else value


def place_name(place: i64) -> str:
    """Where a safe is."""
    if place < SITE_SPACES:
        return f"space {place + 1}"
    if place == UNUSED:
        return "unused"
    if place == DESTROYED:
        return "destroyed"
    return f"seat {place - STOLEN}"


def slot_word(slot: i64) -> str:
    """Where a card lies: in a slot, faceup beside the sheet, or on top of its deck."""
    if slot == NOBODY:
        return "deck"
    return "faceup" if slot == FACEUP else slot_name(slot)


def mask_seats(mask: i64, n: i64) -> list[int]:
    return [seat for seat in range(n) if (mask >> seat) & 1]


def hand_cards(mask: i64) -> list[str]:
    return [CARDS[card] for card in range(7) if (mask >> card) & 1]


def asked_seats(s: ScoundrelsState) -> list[int]:
    if s.top < 0:
        return []
    fp: i64 = s.top
    op = s.ops[s.stack[fp]]
    # Who has passed at the last call is shown to nobody: all who could suspect look asked.
    return mask_seats(LAST_CALL_OP.invited(s) if op is LAST_CALL_OP else op.asked(s, fp), s.n)


def asked(s: ScoundrelsState) -> list[dict[str, object]]:
    if s.top < 0:
        return []
    kind = s.ops[s.stack[s.top]].kind
    return [{"seat": seat, "kind": kind} for seat in asked_seats(s)]


def view(s: ScoundrelsState, viewer: i64, names: Names, rules: int) -> dict[str, object]:
    """The view of a seat; of a spectator for -1."""
    out = around(s, names, rules)
    out["options"] = copied(s.box.options)
    out["seat"] = maybe(viewer)
    out["seats"] = [
        seat_view(s, seat, viewer, names, scoundrels(s, sheet_of(s, seat), names)) for seat in range(s.n)
    ]
    out["saloon"] = scoundrels(s, s.saloon, names)
    out["pile"] = scoundrels(s, s.pile, names)
    out["decks"] = decks_view(s)
    out["safes"] = all_safes(s, viewer, names)
    out["sites"] = all_sites(s)
    out["seen"] = {"poker": poker_seen(s, viewer, 0), "safes": safes_seen(s, viewer, names)}
    out["running"] = running(s, viewer, names)
    add_expansion(out, s, viewer, names)
    return out


def around(s: ScoundrelsState, names: Names, rules: int) -> dict[str, object]:
    """A view with its pieces left empty, in their places: what is around them reads alike for all."""
    return {
        "game": "scoundrels",
        "rules": rules,
        "catalogue": names.hash,
        "options": None,
        "players": s.n,
        "seat": None,
        "day": s.day,
        "days": s.box.days,
        "turn": s.turn,
        "active": maybe(s.active),
        "first": maybe(s.first),
        "latest": maybe(s.latest),
        "slot": None if s.slot == NOBODY else slot_word(s.slot),
        "limit": s.safe_limit(),
        "asked": asked(s),
        "seats": None,
        "saloon": None,
        "pile": None,
        "decks": None,
        "safes": None,
        "sites": None,
        "seen": None,
        "running": None,
        "result": result(s) if s.top < 0 else None,
    }


def add_expansion(out: dict[str, object], s: ScoundrelsState, viewer: i64, names: Names) -> None:
    """What only the expansion has, at the end of a view."""
    if s.expanded:
        out["debts"] = debts_view(s, viewer)
        out["mods"] = [
            mod_view(s, s.spare_mods[k], s.spare_seen[k], viewer, names) for k in range(len(s.spare_mods))
        ]
    if s.enemy != NOBODY:
        out["enemy"] = enemy_view(s, names)


def decks_view(s: ScoundrelsState) -> dict[str, object]:
    return {"traits": len(s.traits), "jobs": len(s.jobs), "purple": len(s.purples)}


def sheet_of(s: ScoundrelsState, seat: i64) -> list[int]:
    return s.sheet[seat * PLACES : seat * PLACES + s.places]


def scoundrels(s: ScoundrelsState, uids: list[int], names: Names) -> list[dict[str, object] | None]:
    return [place_view(s, uid, names) for uid in uids]


def all_safes(s: ScoundrelsState, viewer: i64, names: Names) -> list[dict[str, object]]:
    over = s.top < 0
    return [safe_view(s, safe, viewer, over, names) for safe in range(SAFES)]


def all_sites(s: ScoundrelsState) -> list[dict[str, object]]:
    return [{"id": SITES[site], "values": site_values(s, site)} for site in range(len(SITES))]


def enemy_view(s: ScoundrelsState, names: Names) -> dict[str, object]:
    """The enemy of a solo game: all of it is public but the order of its deck."""
    return {
        "leader": names.leaders[s.box.enemy],
        "seat": s.enemy,
        "money": s.money[s.enemy],
        "reputation": s.reputation[s.enemy],
        "henchmen": s.free[s.enemy],
        "jailed": s.jail[s.enemy],
        "recruits": scoundrels(s, s.recruits, names),
        "deck": len(s.automa),
        "discarded": [names.automa[card] for card in s.automa_pile],
        "shown": None if s.shown == NOBODY else names.automa[s.shown],
        "under": None if s.under == NOBODY else names.automa[s.under],
    }


def may_see(known: i64, viewer: i64) -> bool:
    return viewer >= 0 and ((known >> viewer) & 1) == 1


def token_view(s: ScoundrelsState, debt: i64, seen: i64, viewer: i64, over: bool) -> dict[str, object]:
    """A facedown debt: nobody knows its value but who was shown it; from which mixing it came is plain."""
    return {
        "value": debt % MIX if over or may_see(seen, viewer) else None,
        "mixing": debt // MIX,
        "seen_by": mask_seats(seen, s.n),
    }


def pools(s: ScoundrelsState) -> list[list[int]]:
    """By mixing, the values that lie facedown somewhere: all could see what was mixed, and see what is lost."""
    out: list[list[int]] = [[] for _ in range(s.mixings + 1)]
    tokens = s.supply + [debt for debt in s.debts if debt != NOBODY]
    tokens += s.carried[C_VALUE::C_SIZE] + s.drawn[D_VALUE::D_SIZE]
    for debt in sorted(tokens):
        out[debt // MIX].append(debt % MIX)
    return out


def debts_view(s: ScoundrelsState, viewer: i64) -> dict[str, object]:
    """The debts that nobody has, and those that somebody is just gaining."""
    carried: list[dict[str, object]] = []
    for row in range(0, len(s.carried), C_SIZE):
        carrier: i64 = s.carried[row + C_CARRIER]
        token = token_view(s, s.carried[row + C_VALUE], s.carried[row + C_SEEN], viewer, False)
        token["safe"] = safe_name(carrier) if carrier < ON_SCOUNDREL else None
        token["sleeve"] = carrier - ON_SCOUNDREL if carrier >= ON_SCOUNDREL else None
        carried.append(token)
    drawn: list[dict[str, object]] = []
    for row in range(0, len(s.drawn), D_SIZE):
        token = token_view(s, s.drawn[row + D_VALUE], s.drawn[row + D_SEEN], viewer, False)
        token["seat"] = s.drawn[row + D_SEAT]
        drawn.append(token)
    return {
        "unused": len(s.supply),
        "facedown": pools(s),
        "discarded": s.discarded[:],
        "prices": s.box.debt_prices[:],
        "carried": carried,
        "drawn": drawn,
    }


def mod_view(s: ScoundrelsState, mod: i64, seen: i64, viewer: i64, names: Names) -> dict[str, object]:
    return {"mod": names.mods[mod] if may_see(seen, viewer) else None, "seen_by": mask_seats(seen, s.n)}


def deciding(s: ScoundrelsState) -> bool:
    """Whether strategies are being chosen, in secret."""
    return s.top >= 0 and s.ops[s.stack[s.top]].kind == "strategy"


def seat_view(s: ScoundrelsState, seat: i64, viewer: i64, names: Names, sheet: object) -> dict[str, object]:
    mine = seat == viewer
    card: i64 = s.strategy[seat]
    out: dict[str, object] = {
        "leader": names.leaders[s.leaders[seat]],
        "money": s.money[seat],
        "reputation": s.reputation[seat],
        "henchmen": s.free[seat],
        "jailed": s.jail[seat],
        "hand_size": count_bits(s.hand[seat]),
        "hand": hand_cards(s.hand[seat]) if mine else None,
        "deck": len(s.deck[seat]),
        "slots": [slot_view(s, seat, slot, viewer) for slot in range(SLOTS)],
        "faceup": s.faceup[seat] == 1,
        "sheet": sheet,
        "strategy": None if card == NOBODY or (not mine and deciding(s)) else names.strategies[card],
        "decided": card != NOBODY,
        "marks": {PAIRS[pair]: s.marks_left[seat * MARK_PAIRS + pair] for pair in range(MARK_PAIRS)},
    }
    if s.expanded:
        spaces: list[dict[str, object] | None] = []
        for at in range(seat * DEBT_SPACES, (seat + 1) * DEBT_SPACES):
            held = s.debts[at] != NOBODY
            spaces.append(token_view(s, s.debts[at], s.debts_seen[at], viewer, s.top < 0) if held else None)
        out["debts"] = spaces
        out["returned"] = s.returned[seat]
    return out


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


def slot_view(s: ScoundrelsState, seat: i64, slot: i64, viewer: i64) -> dict[str, object] | None:
    at: i64 = seat * SLOTS + slot
    if s.slots[at] == NOBODY:
        return None
    known: i64 = s.poker[s.put_row[at] + R_KNOWN]
    seen = known == -1 or (viewer >= 0 and ((known >> viewer) & 1) == 1)
    out: dict[str, object] = {
        "slot": slot_name(slot),
        "card": CARDS[s.slots[at]] if seen else None,
        "henchmen": mask_seats(s.calls[at], s.sides),
    }
    if s.expanded:
        out["faceup"] = not s.facedown(at)
    return out


def place_view(s: ScoundrelsState, uid: i64, names: Names) -> dict[str, object] | None:
    return None if uid == NOBODY else scoundrel_view(s, uid, names)


def scoundrel_view(s: ScoundrelsState, uid: i64, names: Names) -> dict[str, object]:
    return {
        "sleeve": uid,
        "trait": names.traits[s.trait[uid]],
        "job": names.jobs[s.job[uid]],
        "cost": s.cost_of(uid),
        "tech": s.box.trait_tech[s.trait[uid]] + s.box.job_tech[s.job[uid]],
        "spent": s.is_spent(uid),
        "born": s.born[uid],
    }


def safe_view(s: ScoundrelsState, safe: i64, viewer: i64, over: bool, names: Names) -> dict[str, object]:
    """A safe as dealt; its face for who has seen it, and for all once it is counted (SR138)."""
    place: i64 = s.place[safe]
    known: i64 = s.known[safe]
    counted = over and place >= STOLEN and place < UNUSED
    opened = ((s.opened >> safe) & 1) == 1
    seen = counted or opened or may_see(known, viewer)
    out: dict[str, object] = {
        "id": safe_name(safe),
        "site": SITES[safe // SITE_SAFES],
        "place": place_name(place),
        "gadget": names.gadgets[s.gadget[safe]] if seen else None,
        "value": s.value_of(safe) if seen else None,
        "seen_by": mask_seats(known, s.n),
        "marks": [[mark // 10 % 10, mark % 10] for mark in s.marks if mark // 100 == safe],
    }
    if s.expanded:
        modded = s.modded(safe)
        out["faceup"] = opened
        out["modded"] = modded
        shown = modded and (counted or may_see(s.mod_seen[safe], viewer))
        out["mod"] = names.mods[s.mod[safe]] if shown else None
        out["mod_seen_by"] = mask_seats(s.mod_seen[safe], s.n)
    return out


def site_values(s: ScoundrelsState, site: i64) -> list[int]:
    """The numbers printed at a site (SR11)."""
    return [number for number in range(2, 8) if (s.box.site_lists[site] >> number) & 1]


def safes_seen(s: ScoundrelsState, viewer: i64, names: Names) -> dict[str, str]:
    """The safes this seat has looked into, wherever they lie now (Q28)."""
    if viewer < 0:
        return {}
    return {safe_name(k): names.gadgets[s.gadget[k]] for k in range(SAFES) if (s.known[k] >> viewer) & 1}


def poker_seen(s: ScoundrelsState, viewer: i64, start: i64) -> list[dict[str, object]]:
    """What happened to the poker cards from a row on, with the faces this seat saw."""
    out: list[dict[str, object]] = []
    rows = s.poker
    for at in range(start, len(rows), ROW_SIZE):
        kind = rows[at + R_KIND]
        known: i64 = rows[at + R_KNOWN]
        seen = known == -1 or (viewer >= 0 and ((known >> viewer) & 1) == 1)
        row: dict[str, object] = {"kind": ROW_KINDS[kind], "seat": rows[at + R_SEAT]}
        if kind == UNDER:
            row["count"] = rows[at + R_CARD]
        elif kind != MIXED:
            row["slot"] = slot_word(rows[at + R_SLOT])
            row["card"] = CARDS[rows[at + R_CARD]] if seen else None
            row["known"] = "all" if known == -1 else mask_seats(known, s.n)
        out.append(row)
    return out


def calls(s: ScoundrelsState) -> bool:
    """Whether something half done is a last call, of which everybody is shown their own answer alone."""
    for fp in range(0, s.top + STRIDE, STRIDE):
        if s.ops[s.stack[fp + OP]] is LAST_CALL_OP:
            return True
    return False


def running(s: ScoundrelsState, viewer: i64, names: Names) -> dict[str, object]:
    """What is half done, which everyone can follow: frames, what they wait for, what was used this turn."""
    frames: list[list[object]] = []
    stack = s.stack
    for fp in range(0, s.top + STRIDE, STRIDE):
        arg: i64 = stack[fp + ARG]
        if s.ops[stack[fp + OP]] is LAST_CALL_OP:
            arg = arg & (1 << viewer) if viewer >= 0 else 0
        frames.append(
            [names.paths[stack[fp + OP]], stack[fp + PC], stack[fp + ACTOR], stack[fp + SOURCE], arg]
        )
    out: dict[str, object] = {
        "frames": frames,
        "queue": s.queue[:],
        "it": [s.it_safe, s.it_henchman, s.it_deck, s.it_card],
        "clock": s.clock,
        "step3": s.step3,
        "spent_jobs": [names.jobs[job] for job in s.spent_jobs],
        "spent_traits": [names.traits[trait] for trait in s.spent_traits],
        "spent_strategies": s.spent_strategies,
        "spent_leader": s.spent_leader,
        "leaving": s.leaving[:],
    }
    if s.expanded:
        out["loans"] = s.loans
        out["poor"] = s.poor
        out["spent_safes"] = s.spent_safes
        out["unopened"] = s.unopened
        out["mavericks"] = [s.mavericks_of(seat) for seat in range(s.n)]
        out["declined"] = s.declined[:]
    return out
