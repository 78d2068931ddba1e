"""Why not? The reason, with its rule, for a choice that a seat asked for and cannot make."""

from __future__ import annotations

from saloon.kernel.core import STRIDE
from saloon.scoundrels import choices as c
from saloon.scoundrels.acts_town import may_suspect
from saloon.scoundrels.names import AT_SLOTS, CARDS, NOBODY, PLACES, SALOON, SLOTS, STOLEN, UNUSED
from saloon.scoundrels.state import FACEUP, Town
from saloon.scoundrels.timing import able
from saloon.scoundrels.views import Names


def why_not(s: Town, seat: int, code: int, names: Names) -> str:
    """One sentence, without its full stop; ends with the id of the rule where there is one."""
    kind = s.ops[s.stack[len(s.stack) - STRIDE]].kind
    if c.PLAY <= code < c.SEAT:
        return why_no_play(s, seat, code - c.PLAY, kind)
    if code == c.FACEUP_ZERO:
        return "the 0 goes faceup only with a usable Candid scoundrel on the sheet, and from the hand (Q40)"
    if code == c.HENCHMAN:
        return why_no_henchman(s, seat)
    if c.USE <= code < c.SCOUNDREL:
        return why_no_use(s, seat, code - c.USE, names)
    if c.HIRE <= code < c.CODES:
        return why_no_hire(s, seat, code - c.HIRE, names, kind)
    if c.LEAD <= code < c.OPTION:
        return "that ability belongs to another slot, was used this turn, or can do nothing (SR57, SR64)"
    if c.OPTION <= code < c.ANSWER:
        return "that option has a price or a condition that is not met (T21, Q11, Q23)"
    if c.SAFE <= code < c.MARK:
        return why_no_safe(s, code - c.SAFE)
    if c.MARK <= code < c.MOVE:
        return "no mark with that number is left; another number has to be used (T32)"
    if c.MOVE <= code < c.FLIP:
        return (
            "marks are moved only when all are on safes, and not off a safe an opponent has stolen (T33, Q25)"
        )
    if code == c.NO_MARK:
        return "a mark is left, so the safe has to be marked (T31)"
    return f"the open question is '{kind}', and that is no answer to it now"


def why_no_play(s: Town, seat: int, k: int, kind: str) -> str:
    card, slot = k // SLOTS, k % SLOTS
    if kind != "plan":
        return "a card is played in step 1 only, one a turn (SR38)"
    if not s.hand[seat] >> card & 1:
        return f"the {CARDS[card]} is not in your hand (SR38)"
    open_slots = [c.slot_name(k) for k in range(SLOTS) if s.slots[seat * SLOTS + k] == NOBODY]
    return f"slot {c.slot_name(slot)} already holds a card today; open slots: {', '.join(open_slots)} (SR41)"


def why_no_henchman(s: Town, seat: int) -> str:
    if may_suspect(s, seat):
        return "suspicion is asked for at its windows: after step 1, after step 2 and at the end of the turn (Q6)"
    if s.active == NOBODY or s.slot == NOBODY:
        return "there is no card of this turn to suspect (SR51)"
    if seat == s.active:
        return "nobody may suspect an own card (T7)"
    if s.slot == FACEUP:
        return "faceup cards take no henchmen (T63)"
    if s.free[seat] <= 0:
        return "you have no available henchman (T9)"
    return "you have a henchman on that card already (T6)"


def why_no_use(s: Town, seat: int, job: int, names: Names) -> str:
    uid = s.uid_of_job(job)
    if uid == NOBODY or s.where[uid] >= SALOON or s.where[uid] // 8 != seat:
        return f"{names.jobs[job]} is not on your sheet"
    if s.is_spent(uid):
        return f"{names.jobs[job]}, or its trait, was used this turn (SR64, T60)"
    trait = s.trait[uid]
    if (
        s.box.trait_timing[trait] == AT_SLOTS
        and s.slot != NOBODY
        and not s.box.trait_param[trait] >> s.slot & 1
    ):
        return f"{names.traits[trait]} does not go with this slot (SR57)"
    if not able(s, seat, uid):
        return f"{names.jobs[job]} could do nothing now: a condition, a price or every effect is out of reach (Q23)"
    return f"this is not the moment of {names.traits[trait]}"


def why_no_hire(s: Town, seat: int, k: int, names: Names, kind: str) -> str:
    job, place = k // 8, k % 8
    uid = s.uid_of_job(job)
    if kind != "hire":
        return "hiring is for step 3, or for abilities that say so (SR69)"
    if uid == NOBODY or uid not in s.saloon:
        return f"{names.jobs[job]} is not in the Saloon (SR70)"
    if s.cost_of(uid) > s.money[seat]:
        return f"{names.jobs[job]} costs ${s.cost_of(uid)} and you have ${s.money[seat]} (SR71)"
    if place < PLACES and s.sheet[seat * PLACES + place] != NOBODY:
        return f"space {place} is taken, and there is room elsewhere (SR72)"
    return "a scoundrel goes to a space of the sheet, one that acts when hired goes to none (SR72, T64)"


def why_no_safe(s: Town, safe: int) -> str:
    place = s.place[safe]
    if place == UNUSED:
        return f"{c.safe_name(safe)} is unused (SR217)"
    if place >= STOLEN:
        return f"{c.safe_name(safe)} lies on the sheet of seat {place - STOLEN}"
    return f"{c.safe_name(safe)} is not one of those the text allows"
