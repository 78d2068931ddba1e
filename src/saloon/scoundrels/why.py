"""Why not? The reason, with its rule, for a choice that a seat asked for and cannot make."""

from __future__ import annotations

from saloon.errors import Reason
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
    WHILE_POOR,
)
from saloon.scoundrels.state import FACEUP, Ability, Town
from saloon.scoundrels.using import able, fulfils
from saloon.scoundrels.views import Names

MOMENTS = {
    AT_SLOTS: Reason("why-moment-slots"),
    AT_START: Reason("why-moment-start"),
    AT_ZERO: Reason("why-moment-zero"),
    AT_END_OF_DAY: Reason("why-moment-evening"),
    WHEN_HIRED: Reason("why-moment-hired"),
    AFTER_NEIGHBOUR: Reason("why-moment-neighbour"),
    AFTER_GAIN_REPUTATION: Reason("why-moment-reputation"),
    AFTER_MONEY: Reason("why-moment-money"),
    AFTER_LIE: Reason("why-moment-lie"),
    AFTER_STEP_3: Reason("why-moment-after-3"),
    AT_STEP_3: Reason("why-moment-step-3"),
    AT_MAVERICK: Reason("why-moment-maverick"),
    AFTER_GAIN_DEBT: Reason("why-moment-debt"),
    AFTER_LOSE_DEBT: Reason("why-moment-debt-lost"),
    AFTER_OPPONENT_FALLS: Reason("why-moment-fall"),
}
"""Why a timing is not met."""
IDLE = Reason("why-idle")


def why_not(s: Town, seat: int, code: int, names: Names) -> Reason:
    """One sentence, without its full stop; it ends with the id of the rule where there is one."""
    kind = s.ops[s.stack[s.top]].kind
    if code in s.declined and seat == s.active:
        return Reason("why-gone-back")
    if c.PLAY <= code < c.SEAT:
        return why_no_play(s, seat, code - c.PLAY, kind)
    if code == c.FACEUP_ZERO:
        return Reason("why-faceup-zero")
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
        return Reason("why-no-going-back")
    if code in (c.JAIL_OWN, c.SUFFER):
        return Reason("why-penalty")
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
            return Reason("why-mark-when")
        return Reason("why-mark-number")
    if c.MOVE <= code < c.FLIP:
        return Reason("why-mark-move")
    if code == c.NO_MARK:
        return Reason("why-mark-must")
    if code in (c.KEEP, c.REARRANGE):
        return Reason("why-rearrange")
    if code == c.STRATEGY_USE:
        return Reason("why-strategy-use")
    if c.ANSWER <= code < c.SAFE:
        return Reason("why-in-full")
    if c.CARD <= code < c.EXCHANGE:
        return why_no_card(s, seat, code - c.CARD, kind)
    if c.STRATEGY_CARD <= code < c.USE:
        return Reason("why-strategy-own")
    if c.SCOUNDREL <= code < c.HIRE:
        return why_no_scoundrel(s, code - c.SCOUNDREL, names, kind)
    if code == c.OFFICE_VISIT:
        return Reason("why-office-when")
    if code in (c.PASS, c.QUIET_PASS, c.NO):
        return why_no_pass(kind)
    return Reason("why-no-answer", kind=kind)


def why_no_pass(kind: str) -> Reason:
    if kind == "plan":
        return Reason("why-pass-plan")
    if kind == "hire":
        return Reason("why-pass-hire")
    return Reason("why-pass-ability")


def out_of_reach(s: Town, seat: int, source: int, body: Ability, idle: Reason = IDLE) -> Reason:
    """What keeps an ability from doing anything: its condition, its price, or that there is nothing to do (`idle`)."""
    if isinstance(body, OnlyIf):
        if not body.condition.holds(s, seat):
            final = isinstance(body.condition, FinalDay)
            return Reason("why-final-day") if final else Reason("why-condition")
        return out_of_reach(s, seat, source, body.body, idle)
    if isinstance(body, Pay) and not body.cost.payable(s, seat, source):
        cost = body.cost
        if isinstance(cost, Spend):
            return Reason("why-price", price=cost.amount, money=s.money[seat])
        if isinstance(cost, GainDebt):
            return why_no_room(s, seat, cost.amount)
        if isinstance(cost, FlipOwnBluff):
            return Reason("why-bluff-price")
        if isinstance(cost, JailOwn):
            return Reason("why-henchman-none")
        if isinstance(cost, LoseReputation):
            return Reason("why-reputation-none")
    return idle


def why_no_room(s: Town, seat: int, amount: int) -> Reason:
    """What keeps a seat from gaining a debt as a price."""
    if s.debts_of(seat) >= DEBT_SPACES:
        return Reason("why-debt-room")
    return Reason("why-debt-price", price=amount, money=s.money[seat])


def why_no_loan(s: Town, seat: int, space: int) -> Reason:
    if seat != s.active:
        return Reason("why-loan-turn")
    if s.loans >= s.box.loans_per_turn:
        return Reason("why-loan-most", count=s.loans)
    if s.room(seat) <= 0:
        return Reason("why-loan-four")
    if s.debts[seat * DEBT_SPACES + space] != NOBODY:
        open_ = [str(k + 1) for k in range(DEBT_SPACES) if s.debts[seat * DEBT_SPACES + k] == NOBODY]
        return Reason("why-loan-space", space=space + 1, open=", ".join(open_))
    return Reason("why-loan-waits")


def why_no_safe_use(s: Town, seat: int, safe: int) -> Reason:
    name = c.safe_name(safe)
    if not s.has_open(seat, safe):
        return Reason("why-safe-closed", safe=name)
    if s.spent_safes >> safe & 1:
        return Reason("why-safe-used", safe=name)
    body = s.box.safe_body[s.gadget[safe]]
    if not body.can(s, seat, A_SAFE - safe):
        return Reason("why-of-safe", safe=name, why=out_of_reach(s, seat, A_SAFE - safe, body))
    return Reason("why-safe-moment", safe=name)


def why_no_location(s: Town, seat: int, location: int, kind: str) -> Reason:
    if kind != "office":
        return Reason("why-location-when")
    if s.ops[s.stack[s.top]] is not OFFICE_OP:
        return Reason("why-location-office")
    body = s.box.location_body[location]
    if isinstance(body, PayOff):
        if not s.debts_of(seat):
            return Reason("why-pay-off-none")
        return Reason("why-pay-off-price", price=body.cheapest(s, seat), money=s.money[seat])
    return out_of_reach(s, seat, LOCATION, body, Reason("why-idle-location"))


def why_no_debt(s: Town, seat: int, space: int, kind: str) -> Reason:
    taken = s.debts[seat * DEBT_SPACES + space] != NOBODY
    if kind == "debt":
        return Reason("why-debt-taken", space=space + 1)
    if kind not in ("lose-debt", "pay-off", "own-debt"):
        return Reason("why-debt-when")
    if not taken:
        return Reason("why-debt-none", space=space + 1)
    return Reason("why-debt-costs", price=s.box.debt_prices[space], money=s.money[seat])


def why_no_lead(s: Town, seat: int, ability: int, kind: str) -> Reason:
    if kind not in ("abilities", "lead"):
        return Reason("why-lead-when")
    if kind == "abilities" and (s.slot == FACEUP or s.box.slot_ability[s.slot] != ability):
        return Reason("why-lead-slot")
    if s.spent_leader >> (seat * 8 + ability) & 1:
        return Reason("why-lead-used")
    return out_of_reach(s, seat, NOBODY, s.box.leader_body[ability])


def why_no_option(s: Town, seat: int, option: int, kind: str) -> Reason:
    if kind != "office":
        return Reason("why-option-when")
    return out_of_reach(s, seat, NOBODY, s.box.office_body[option], Reason("why-idle-office"))


def why_no_seat(s: Town, seat: int, kind: str) -> Reason:
    if seat >= s.sides:
        return Reason("why-seat-none", seat=seat)
    if kind == "free":
        return Reason("why-seat-free", seat=seat)
    if kind == "jail":
        return Reason("why-seat-jail", seat=seat)
    if kind == "rob":
        return Reason("why-seat-rob", seat=seat)
    return Reason("why-seat-answer", kind=kind, seat=seat)


def why_no_play(s: Town, seat: int, k: int, kind: str) -> Reason:
    card, slot = k // SLOTS, k % SLOTS
    if kind != "plan":
        return Reason("why-play-when")
    if not s.hand[seat] >> card & 1:
        return Reason("why-play-hand", card=CARDS[card])
    open_slots = [c.slot_name(k) for k in range(SLOTS) if s.slots[seat * SLOTS + k] == NOBODY]
    return Reason("why-play-slot", slot=c.slot_name(slot), open=", ".join(open_slots))


def why_no_henchman(s: Town, seat: int) -> Reason:
    if may_suspect(s, seat):
        return Reason("why-suspect-window")
    if s.active == NOBODY or s.slot == NOBODY:
        return Reason("why-suspect-nothing")
    if seat == s.active:
        return Reason("why-suspect-own")
    if s.slot == FACEUP:
        return Reason("why-suspect-faceup")
    if not s.facedown(s.active * SLOTS + s.slot):
        return Reason("why-suspect-gone")
    if s.free[seat] <= 0:
        return Reason("why-henchman-none")
    return Reason("why-suspect-twice")


def why_no_use(s: Town, seat: int, job: int, names: Names) -> Reason:
    uid = s.uid_of_job(job)
    if uid == NOBODY or s.where[uid] >= SALOON or s.where[uid] // 8 != seat:
        return Reason("why-use-sheet", job=names.jobs[job])
    if s.is_spent(uid):
        return Reason("why-use-spent", job=names.jobs[job])
    trait = s.trait[uid]
    slots = s.box.trait_slots[trait]
    if s.box.trait_timing[trait] == AT_SLOTS and s.slot != NOBODY and not slots >> s.slot & 1:
        return Reason("why-use-slot", trait=names.traits[trait])
    requirement = s.box.trait_requirement[trait]
    if requirement == JAIL_ONE and s.free[seat] <= 0:
        return Reason("why-use-jail", trait=names.traits[trait])
    if requirement == WHILE_BROKE and s.money[seat] > 0:
        return Reason("why-use-broke", trait=names.traits[trait])
    if s.expanded and not fulfils(s, seat, uid):
        return why_unfulfilled(requirement, names.traits[trait])
    if requirement == GAIN_ONE and s.room(seat) <= 0:
        return Reason("why-use-debt", trait=names.traits[trait])
    if not able(s, seat, uid):
        return Reason("why-of-job", job=names.jobs[job], why=out_of_reach(s, seat, uid, s.box.job_body[job]))
    why = MOMENTS.get(s.box.trait_timing[trait], Reason("why-moment-answer"))
    return Reason("why-use-moment", trait=names.traits[trait], why=why)


def why_unfulfilled(requirement: int, trait: str) -> Reason:
    """What a trait of the expansion requires."""
    if requirement == WHILE_CLEAN:
        return Reason("why-use-clean", trait=trait)
    if requirement == WHILE_POOR:
        return Reason("why-use-poor", trait=trait)
    return Reason("why-use-indebted", trait=trait)


def why_no_scoundrel(s: Town, job: int, names: Names, kind: str) -> Reason:
    uid = s.uid_of_job(job)
    if kind == "use-another" and uid != NOBODY:
        if s.is_spent(uid):
            return Reason("why-another-spent", job=names.jobs[job])
        return Reason("why-another-reach", job=names.jobs[job])
    if kind == "swap":
        return Reason("why-swap", job=names.jobs[job])
    if kind not in ("discard", "arrange"):
        return Reason("why-scoundrel-when")
    return Reason("why-scoundrel-which", job=names.jobs[job])


def why_no_card(s: Town, seat: int, at: int, kind: str) -> Reason:
    target = at // SLOTS
    if kind in ("suspect", "last-call"):
        return Reason("why-card-suspect")
    if target >= s.n or s.slots[at] == NOBODY:
        return Reason("why-card-none")
    if kind != "place":
        return Reason("why-card-which")
    if target == seat or target == s.it_henchman:
        return Reason("why-card-own")
    return Reason("why-card-twice")


def can_choose(s: Town, seat: int, code: int) -> bool:
    fp = s.top
    return s.ops[s.stack[fp]].menu(s, fp, seat).holds(code)


def hire_price(s: Town, uid: int) -> int:
    """What it costs now: an ability may let hire for less."""
    op = s.ops[s.stack[s.top]]
    return op.price(s, uid) if isinstance(op, Hire) else s.cost_of(uid)


def why_no_hire(s: Town, seat: int, k: int, names: Names, kind: str) -> Reason:
    job, place = k // c.HIRES, k % c.HIRES
    uid = s.uid_of_job(job)
    if uid != NOBODY and s.pile and s.pile[-1] == uid and place == c.AT_ONCE and s.is_spent(uid):
        return Reason("why-hire-used", job=names.jobs[job])
    if kind != "hire":
        return Reason("why-hire-when")
    if can_choose(s, seat, c.KEEP):
        return Reason("why-hire-one")
    if uid == NOBODY or uid not in s.saloon:
        return Reason("why-hire-saloon", job=names.jobs[job])
    price = hire_price(s, uid)
    if not s.affords(seat, price):
        return Reason("why-hire-price", job=names.jobs[job], price=price, money=s.money[seat])
    if place == c.LET_GO:
        return Reason("why-hire-let-go")
    if place < s.places and s.sheet[seat * PLACES + place] != NOBODY:
        return Reason("why-hire-space", space=place)
    return Reason("why-hire-where")


def why_no_safe(s: Town, safe: int, kind: str) -> Reason:
    place = s.place[safe]
    name = c.safe_name(safe)
    if kind in ("abandon", "swap-give"):
        return Reason("why-safe-yours", safe=name)
    if place == UNUSED:
        return Reason("why-safe-unused", safe=name)
    if place == DESTROYED:
        return Reason("why-safe-destroyed", safe=name)
    if place == STOLEN + s.enemy:
        return Reason("why-safe-enemy", safe=name)
    if place >= STOLEN:
        return Reason("why-safe-stolen", safe=name, seat=place - STOLEN)
    return Reason("why-safe-which", safe=name)
