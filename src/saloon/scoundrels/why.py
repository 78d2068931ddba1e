"""Why not? The reason, with its rule, for a choice that a seat asked for and cannot make."""

from __future__ import annotations

from saloon.kernel.core import STRIDE
from saloon.scoundrels import choices as c
from saloon.scoundrels.acts_town import may_suspect
from saloon.scoundrels.names import (
    AFTER_GAIN_REPUTATION,
    AFTER_LIE,
    AFTER_MONEY,
    AFTER_NEIGHBOUR,
    AFTER_STEP_3,
    AT_END_OF_DAY,
    AT_SLOTS,
    AT_START,
    AT_ZERO,
    CARDS,
    JAIL_ONE,
    NOBODY,
    PLACES,
    SALOON,
    SLOTS,
    STOLEN,
    UNUSED,
    WHEN_HIRED,
    WHILE_BROKE,
)
from saloon.scoundrels.state import FACEUP, Town
from saloon.scoundrels.timing import able
from saloon.scoundrels.views import Names

MOMENTS = {
    AT_SLOTS: "it is used in step 2, after a card was played (SR57)",
    AT_START: "it is used at the start of your turn only (SR155)",
    AT_ZERO: "it is used when your 0 is played faceup (T63, Q40)",
    AT_END_OF_DAY: "it is used at the end of the day only (Q4)",
    WHEN_HIRED: "it is used when hired, and nobody on a sheet is ever hired (T65)",
    AFTER_NEIGHBOUR: "its neighbour was not used, or others are to answer first (SR150, Q16)",
    AFTER_GAIN_REPUTATION: "no reputation was gained just now (T69)",
    AFTER_MONEY: "no money came from another scoundrel just now (T49, T66, SR210)",
    AFTER_LIE: "no safe was marked with a number that its site lacks (T79)",
    AFTER_STEP_3: "it is used right after step 3 of your turn (T82)",
}
"""Why a timing is not met."""


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
    if code in (c.KEEP, c.REARRANGE):
        return "scoundrels are rearranged with a hire, or when an ability says so (T17)"
    if code == c.STRATEGY_USE:
        return "a strategy card is used at its moment, once in each player's turn, if it can do anything (T86)"
    if c.ANSWER <= code < c.SAFE:
        return "an option that cannot be done in full cannot be chosen (T75)"
    if c.CARD <= code < c.EXCHANGE:
        return why_no_card(s, seat, code - c.CARD, kind)
    if c.STRATEGY_CARD <= code < c.USE:
        return "each leader chooses one of its own two strategy cards (SR253)"
    if c.SCOUNDREL <= code < c.HIRE:
        return why_no_scoundrel(s, code - c.SCOUNDREL, names, kind)
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
    requirement = s.box.trait_requirement[trait]
    if requirement == JAIL_ONE and s.free[seat] <= 0:
        return f"{names.traits[trait]} sends one of your henchmen to jail, and none is available (T9)"
    if requirement == WHILE_BROKE and s.money[seat] > 0:
        return f"{names.traits[trait]} works while you have $0 (T67)"
    if not able(s, seat, uid):
        job_name = names.jobs[job]
        return f"{job_name} could do nothing now: a condition, a price or every effect is out of reach (T14, T71, Q23)"
    why = MOMENTS.get(s.box.trait_timing[trait], "what it answers to has not happened just now (SR152)")
    return f"this is not the moment of {names.traits[trait]}: {why}"


def why_no_scoundrel(s: Town, job: int, names: Names, kind: str) -> str:
    uid = s.uid_of_job(job)
    if kind == "use-another" and uid != NOBODY:
        if s.is_spent(uid):
            return f"{names.jobs[job]}, or its trait, was used this turn (T44, T45, T46, T60)"
        return f"{names.jobs[job]} is not where the text says, or could do nothing now (T41, Q23)"
    if kind == "swap":
        return f"{names.jobs[job]} is not one the text lets you swap; never a Tailor's own job (T62)"
    return f"{names.jobs[job]} is not one of those the text allows"


def why_no_card(s: Town, seat: int, at: int, kind: str) -> str:
    target = at // SLOTS
    if s.slots[at] == NOBODY:
        return "no facedown card lies there"
    if kind != "place":
        return "that card is not one of those the text allows (T83)"
    if target == seat or target == s.it_henchman:
        return "a henchman goes neither on your card nor on that of its owner (T7, T73)"
    return "its owner has a henchman on that card already (T6)"


def why_no_hire(s: Town, seat: int, k: int, names: Names, kind: str) -> str:
    job, place = k // 8, k % 8
    uid = s.uid_of_job(job)
    if uid != NOBODY and s.pile and s.pile[-1] == uid and place == c.AT_ONCE and s.is_spent(uid):
        return f"{names.jobs[job]} was used this turn and lies on the pile (T53)"
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
