"""Why not? The reason, with its rule, for a choice that a seat asked for and cannot make."""

from __future__ import annotations

from saloon.scoundrels import choices as c
from saloon.scoundrels.ability import FinalDay, JailOwn, LoseReputation, OnlyIf, Pay, Spend
from saloon.scoundrels.acts_cards import FlipOwnBluff
from saloon.scoundrels.acts_debts import GainDebt, PayOff
from saloon.scoundrels.acts_scoundrels import OFFICE_OP
from saloon.scoundrels.acts_town import may_suspect
from saloon.scoundrels.hiring import Hire
from saloon.scoundrels.names import (
    A_SAFE,
    AFTER_GAIN_DEBT,
    AFTER_GAIN_REPUTATION,
    AFTER_LIE,
    AFTER_LOSE_DEBT,
    AFTER_MONEY,
    AFTER_NEIGHBOUR,
    AFTER_OPPONENT_FALLS,
    AFTER_STEP_3,
    AT_END_OF_DAY,
    AT_MAVERICK,
    AT_SLOTS,
    AT_START,
    AT_STEP_3,
    AT_ZERO,
    CARDS,
    DEBT_SPACES,
    DESTROYED,
    GAIN_ONE,
    JAIL_ONE,
    LOCATION,
    NOBODY,
    PLACES,
    SALOON,
    SLOTS,
    STOLEN,
    UNUSED,
    WHEN_HIRED,
    WHILE_BROKE,
    WHILE_CLEAN,
    WHILE_INDEBTED,
    WHILE_POOR,
)
from saloon.scoundrels.state import FACEUP, Ability, Town
from saloon.scoundrels.using import able, fulfils
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
    AT_STEP_3: "it is used at the start of step 3, which may be skipped (X33, X34)",
    AT_MAVERICK: "a maverick is used after you place a henchman on an opponent's card in its slot (XR76, XQ6)",
    AFTER_GAIN_DEBT: "you have gained no debt just now (X38)",
    AFTER_LOSE_DEBT: "you have lost no debt just now (X39)",
    AFTER_OPPONENT_FALLS: "no opponent has lost reputation just now",
}
"""Why a timing is not met."""
REQUIRED = {
    WHILE_CLEAN: "works while you have $0 and no debts (T67)",
    WHILE_POOR: "works if nobody in the Saloon was to be had for your money when step 3 began (X33, X34)",
    WHILE_INDEBTED: "works while you have enough debts",
}
"""What a trait of the expansion requires."""


def why_not(s: Town, seat: int, code: int, names: Names) -> str:
    """One sentence, without its full stop; ends with the id of the rule where there is one."""
    kind = s.ops[s.stack[s.top]].kind
    if code in s.declined and seat == s.active:
        return "you have gone back from that; it is offered again once you have made another choice (XQ32)"
    if c.PLAY <= code < c.SEAT:
        return why_no_play(s, seat, code - c.PLAY, kind)
    if code == c.FACEUP_ZERO:
        return "the 0 goes faceup only with a usable Candid scoundrel on the sheet, and from the hand (Q40)"
    if code == c.HENCHMAN:
        return why_no_henchman(s, seat)
    if c.USE <= code < c.SCOUNDREL:
        return why_no_use(s, seat, code - c.USE, names)
    if c.LOAN <= code < c.BACK:
        return why_no_loan(s, seat, code - c.LOAN)
    if c.USE_SAFE <= code < c.AT_LOCATION:
        return why_no_safe_use(s, seat, code - c.USE_SAFE)
    if c.AT_LOCATION <= code < c.DEBT:
        return why_no_location(s, seat, code - c.AT_LOCATION, kind)
    if c.DEBT <= code < c.LOAN:
        return why_no_debt(s, seat, code - c.DEBT, kind)
    if code == c.BACK:
        return "nothing waits for a loan that one could go back from (XQ32)"
    if code in (c.JAIL_OWN, c.SUFFER):
        return "a penalty is borne or bought off when an automa card threatens it, never otherwise (XR116)"
    if c.HIRE <= code < c.USE_SAFE:
        return why_no_hire(s, seat, code - c.HIRE, names, kind)
    if c.LEAD <= code < c.OPTION:
        return why_no_lead(s, seat, code - c.LEAD, kind)
    if c.OPTION <= code < c.ANSWER:
        return why_no_option(s, seat, code - c.OPTION, kind)
    if c.SEAT <= code < c.LEAD:
        return why_no_seat(s, code - c.SEAT, kind)
    if c.SAFE <= code < c.MARK:
        return why_no_safe(s, code - c.SAFE, kind)
    if c.MARK <= code < c.MOVE:
        if kind != "mark":
            return "a safe is marked once it was scouted, or when an ability says so (SR120)"
        return "no mark with that number is left; another number has to be used (T32)"
    if c.MOVE <= code < c.FLIP:
        return (
            "marks are moved only when all are on safes, and not off a safe an opponent has stolen (T33, Q25)"
        )
    if code == c.NO_MARK:
        return "a mark is left, so the safe has to be marked (T31)"
    if code in (c.KEEP, c.REARRANGE):
        return "scoundrels are rearranged with a hire, or when an ability says so (SR74, T17)"
    if code == c.STRATEGY_USE:
        return (
            "a strategy card is used at its moment, once in each player's turn, if it can do anything (T86)"
        )
    if c.ANSWER <= code < c.SAFE:
        return "an option that cannot be done in full cannot be chosen (T75)"
    if c.CARD <= code < c.EXCHANGE:
        return why_no_card(s, seat, code - c.CARD, kind)
    if c.STRATEGY_CARD <= code < c.USE:
        return "each leader chooses one of its own strategy cards (SR253)"
    if c.SCOUNDREL <= code < c.HIRE:
        return why_no_scoundrel(s, code - c.SCOUNDREL, names, kind)
    if code == c.OFFICE_VISIT:
        return "the Sheriff's Office is for step 3, in place of a hire (SR69)"
    if code in (c.PASS, c.QUIET_PASS, c.NO):
        return why_no_pass(kind)
    return f"the open question is '{kind}', and that is no answer to it now"


def why_no_pass(kind: str) -> str:
    if kind == "plan":
        return "one card of the hand has to be played every turn (SR38)"
    if kind == "hire":
        return "step 3 is compulsory: hire, or go to the Sheriff's Office (SR69, T20)"
    return "an ability in use is carried out as far as it can be; only what 'may' be done is optional (SR66, SR67)"


def out_of_reach(s: Town, seat: int, source: int, body: Ability) -> str:
    """What keeps an ability from doing anything: its condition, its price, or that there is nothing to do."""
    if isinstance(body, OnlyIf):
        if not body.condition.holds(s, seat):
            final = isinstance(body.condition, FinalDay)
            return "that is for the final day only (T21)" if final else "its condition is not met (T71)"
        return out_of_reach(s, seat, source, body.body)
    if isinstance(body, Pay) and not body.cost.payable(s, seat, source):
        cost = body.cost
        if isinstance(cost, Spend):
            return f"that costs ${cost.amount} and you have ${s.money[seat]} (T14)"
        if isinstance(cost, GainDebt):
            return why_no_room(s, seat, cost.amount)
        if isinstance(cost, FlipOwnBluff):
            return "you have no bluff without henchmen to turn faceup, or it is not a turn (XR144, T83)"
        if isinstance(cost, JailOwn):
            return "you have no available henchman (T9)"
        if isinstance(cost, LoseReputation):
            return "you have no reputation left to lose (T71)"
    return "it could do nothing now, as every effect is out of reach (Q23)"


def why_no_room(s: Town, seat: int, amount: int) -> str:
    """What keeps a seat from gaining a debt as a price."""
    if s.debts_of(seat) >= DEBT_SPACES:
        return "that means gaining a debt, and you have four (X6, XR41)"
    return f"that means gaining a debt and paying ${amount}, and you have ${s.money[seat]} (T14, X6)"


def why_no_loan(s: Town, seat: int, space: int) -> str:
    if seat != s.active:
        return "loans are for your own turn (X3, XR45)"
    if s.loans >= s.box.loans_per_turn:
        return f"{s.loans} loans were taken this turn, which is the most (X2, XR44)"
    if s.room(seat) <= 0:
        return "you have four debts, or are gaining the fourth (X1, XR40)"
    if s.debts[seat * DEBT_SPACES + space] != NOBODY:
        open_ = [str(k + 1) for k in range(DEBT_SPACES) if s.debts[seat * DEBT_SPACES + k] == NOBODY]
        return f"a debt lies in space {space + 1}; open spaces: {', '.join(open_)} (XR34)"
    return "the loan has to wait until this question is answered"


def why_no_safe_use(s: Town, seat: int, safe: int) -> str:
    name = c.safe_name(safe)
    if not s.has_open(seat, safe):
        return f"{name} does not lie faceup on your sheet (XR62, XR63)"
    if s.spent_safes >> safe & 1:
        return f"{name} was used this turn (SR64)"
    body = s.box.safe_body[s.gadget[safe]]
    if not body.can(s, seat, A_SAFE - safe):
        return f"{name}: {out_of_reach(s, seat, A_SAFE - safe, body)}"
    return f"this is not the moment that {name} names (XR63)"


def why_no_location(s: Town, seat: int, location: int, kind: str) -> str:
    if kind != "office":
        return "a location is used in step 3, after the rightmost of the Saloon is discarded (XR55, XR56)"
    if s.ops[s.stack[s.top]] is not OFFICE_OP:
        return "cards that speak of the Sheriff's Office do not reach the locations (X40)"
    body = s.box.location_body[location]
    if isinstance(body, PayOff):
        if not s.debts_of(seat):
            return "you have no debt to pay off (XQ23)"
        return (
            f"the cheapest of your debts costs ${body.cheapest(s, seat)} and you have ${s.money[seat]} (X7)"
        )
    return out_of_reach(s, seat, LOCATION, body).replace("(Q23)", "(XQ22)")


def why_no_debt(s: Town, seat: int, space: int, kind: str) -> str:
    taken = s.debts[seat * DEBT_SPACES + space] != NOBODY
    if kind == "debt":
        return f"a debt lies in space {space + 1} already (XR34)"
    if kind not in ("lose-debt", "pay-off", "own-debt"):
        return "debts are gained and lost only when a rule or a card says so (XR33, XR37)"
    if not taken:
        return f"no debt of yours lies in space {space + 1}"
    return f"it costs ${s.box.debt_prices[space]} and you have ${s.money[seat]} (X7)"


def why_no_lead(s: Town, seat: int, ability: int, kind: str) -> str:
    if kind not in ("abilities", "lead"):
        return "the leader sheet serves in step 2, by the slot of the card (SR57)"
    if kind == "abilities" and (s.slot == FACEUP or s.box.slot_ability[s.slot] != ability):
        return "that ability belongs to another slot than the one played into (SR57)"
    if s.spent_leader >> (seat * 8 + ability) & 1:
        return "that ability was used this turn (SR64)"
    return out_of_reach(s, seat, NOBODY, s.box.leader_body[ability])


def why_no_option(s: Town, seat: int, option: int, kind: str) -> str:
    if kind != "office":
        return "an option belongs to a visit of the Sheriff's Office, one to each visit (SR85)"
    reason = out_of_reach(s, seat, NOBODY, s.box.office_body[option])
    return reason.replace("(Q23)", "(Q10, Q11)")


def why_no_seat(s: Town, seat: int, kind: str) -> str:
    if seat >= s.sides:
        return f"there is no seat {seat}"
    if kind == "free":
        return f"seat {seat} has nobody in jail (Q11)"
    if kind == "jail":
        return f"seat {seat} is not an opponent with an available henchman (Q8)"
    if kind == "rob":
        return f"seat {seat} is not an opponent with money (Q23)"
    return f"the open question is '{kind}', and seat {seat} is no answer to it now"


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
    if not s.facedown(s.active * SLOTS + s.slot):
        return "the card of this turn lies faceup, or was taken back (X32)"
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
    slots = s.box.trait_slots[trait]
    if s.box.trait_timing[trait] == AT_SLOTS and s.slot != NOBODY and not slots >> s.slot & 1:
        return f"{names.traits[trait]} does not go with this slot (SR57)"
    requirement = s.box.trait_requirement[trait]
    if requirement == JAIL_ONE and s.free[seat] <= 0:
        return f"{names.traits[trait]} sends one of your henchmen to jail, and none is available (T9)"
    if requirement == WHILE_BROKE and s.money[seat] > 0:
        return f"{names.traits[trait]} works while you have $0 (T67)"
    if s.expanded and not fulfils(s, seat, uid):
        return f"{names.traits[trait]} {REQUIRED[requirement]}"
    if requirement == GAIN_ONE and s.room(seat) <= 0:
        return f"{names.traits[trait]} means gaining a debt, and you have four (X6, XR41)"
    if not able(s, seat, uid):
        return f"{names.jobs[job]}: {out_of_reach(s, seat, uid, s.box.job_body[job])}"
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
    if kind not in ("discard", "arrange"):
        return "scoundrels are moved or discarded only when a rule or a card says so (SR77, T17)"
    return f"{names.jobs[job]} is not one of those the text allows"


def why_no_card(s: Town, seat: int, at: int, kind: str) -> str:
    target = at // SLOTS
    if kind in ("suspect", "last-call"):
        return "only the card of the running turn can be suspected, with 'henchman' (SR51, T5)"
    if s.slots[at] == NOBODY:
        return "no facedown card lies there"
    if kind != "place":
        return "that card is not one of those the text allows (T83)"
    if target == seat or target == s.it_henchman:
        return "a henchman goes neither on your card nor on that of its owner (T7, T73)"
    return "its owner has a henchman on that card already (T6)"


def can_choose(s: Town, seat: int, code: int) -> bool:
    fp = s.top
    return s.ops[s.stack[fp]].menu(s, fp, seat).holds(code)


def hire_price(s: Town, uid: int) -> int:
    """What it costs now: an ability may let hire for less."""
    op = s.ops[s.stack[s.top]]
    return op.price(s, uid) if isinstance(op, Hire) else s.cost_of(uid)


def why_no_hire(s: Town, seat: int, k: int, names: Names, kind: str) -> str:
    job, place = k // c.HIRES, k % c.HIRES
    uid = s.uid_of_job(job)
    if uid != NOBODY and s.pile and s.pile[-1] == uid and place == c.AT_ONCE and s.is_spent(uid):
        return f"{names.jobs[job]} was used this turn and lies on the pile (T53)"
    if kind != "hire":
        return "hiring is for step 3, or for abilities that say so (SR69)"
    if can_choose(s, seat, c.KEEP):
        return "one scoundrel was hired already (SR70)"
    if uid == NOBODY or uid not in s.saloon:
        return f"{names.jobs[job]} is not in the Saloon (SR70)"
    price = hire_price(s, uid)
    if not s.affords(seat, price):
        return f"{names.jobs[job]} costs ${price} and you have ${s.money[seat]} (SR71)"
    if place == c.LET_GO:
        return "nobody is let go while there is room on the sheet, or for one that is only used (SR77, T64)"
    if place < s.places and s.sheet[seat * PLACES + place] != NOBODY:
        return f"space {place} is taken, and there is room elsewhere (SR72)"
    return "a scoundrel goes to a space of the sheet, one that acts when hired goes to none (SR72, T64)"


def why_no_safe(s: Town, safe: int, kind: str) -> str:
    place = s.place[safe]
    name = c.safe_name(safe)
    if kind in ("abandon", "swap-give"):
        return f"{name} is not one of your safes (SR134)"
    if place == UNUSED:
        return f"{name} is unused (SR217)"
    if place == DESTROYED:
        return f"{name} was destroyed (XR132)"
    if place == STOLEN + s.enemy:
        return f"{name} lies at the enemy's card, which keeps it (XR127)"
    if place >= STOLEN:
        return f"{name} lies on the sheet of seat {place - STOLEN}, not at a site (SR129)"
    return f"{name} is not one of those the text allows (SR129)"
