"""Why not? The reason, with its rule, for a choice that a seat asked for and cannot make.

Who offers such choices refuses them too: the op whose question is open, or the rule for what needs no question. What is
left for here is that it is not the time for a choice at all.
"""

from __future__ import annotations

from saloon.errors import Reason
from saloon.games.scoundrels.engine import choices as c
from saloon.games.scoundrels.engine.flow.debts import refuse_loan
from saloon.games.scoundrels.engine.flow.using import refuse_safe_use, refuse_use
from saloon.games.scoundrels.engine.names import NOBODY, SLOTS
from saloon.games.scoundrels.engine.state import ScoundrelsState
from saloon.games.scoundrels.engine.verbs.henchmen import refuse_suspicion
from saloon.games.scoundrels.engine.verbs.safes import refuse_safe
from saloon.games.scoundrels.engine.views import Names

UNTIMELY = {
    c.FACEUP_ZERO: "why-faceup-zero",
    c.NO_MARK: "why-mark-must",
    c.KEEP: "why-rearrange",
    c.REARRANGE: "why-rearrange",
    c.STRATEGY_USE: "why-strategy-use",
    c.OFFICE_VISIT: "why-office-when",
    c.PASS: "why-pass-ability",
    c.QUIET_PASS: "why-pass-ability",
    c.NO: "why-pass-ability",
    c.BACK: "why-no-going-back",
    c.JAIL_OWN: "why-penalty",
    c.SUFFER: "why-penalty",
}
"""Choices of their own that no open question offers."""
OF_THE_QUESTION = ("why-pass-ability", "why-no-answer")
"""Reasons that speak of the open question, which is nothing to who has only a side action."""
UNTIMELY_FAMILIES = (
    (c.PLAY, c.SEAT, "why-play-when"),
    (c.LEAD, c.OPTION, "why-lead-when"),
    (c.OPTION, c.ANSWER, "why-option-when"),
    (c.ANSWER, c.SAFE, "why-in-full"),
    (c.MARK, c.MOVE, "why-mark-when"),
    (c.MOVE, c.FLIP, "why-mark-move"),
    (c.STRATEGY_CARD, c.USE, "why-strategy-own"),
    (c.SCOUNDREL, c.HIRE, "why-scoundrel-when"),
    (c.HIRE, c.USE_SAFE, "why-hire-when"),
    (c.AT_LOCATION, c.DEBT, "why-location-when"),
    (c.DEBT, c.LOAN, "why-debt-when"),
)
"""The same for choices that come in families."""


def why_not(s: ScoundrelsState, seat: int, code: int, names: Names) -> Reason:
    """One sentence, without its full stop; it ends with the id of the rule where there is one."""
    fp = s.top
    op = s.ops[s.stack[fp]]
    if code in s.declined and seat == s.active:
        return Reason("why-gone-back")
    why = without_question(s, seat, code) or op.refuse(s, fp, seat, code) or untimely(s, code, op.kind)
    if why.id in OF_THE_QUESTION and not (op.asked(s, fp) >> seat) & 1:
        return Reason("why-others-question")
    return named(why, names)


def without_question(s: ScoundrelsState, seat: int, code: int) -> Reason | None:
    """What is open or not whatever is asked."""
    if code == c.HENCHMAN:
        return refuse_suspicion(s, seat)
    if c.USE <= code < c.SCOUNDREL:
        return refuse_use(s, seat, code - c.USE)
    if c.LOAN <= code < c.BACK:
        return refuse_loan(s, seat, code - c.LOAN)
    if c.USE_SAFE <= code < c.AT_LOCATION:
        return refuse_safe_use(s, seat, code - c.USE_SAFE)
    if c.SEAT <= code < c.LEAD and code - c.SEAT >= s.sides:
        return Reason("why-seat-none", seat=code - c.SEAT)
    if c.HIRE <= code < c.USE_SAFE and (code - c.HIRE) % c.HIRES == c.AT_ONCE:
        uid = s.uid_of_job((code - c.HIRE) // c.HIRES)
        if uid != NOBODY and s.pile and s.pile[-1] == uid and s.is_spent(uid):
            return Reason("why-hire-used", job=(code - c.HIRE) // c.HIRES)
    return None


def untimely(s: ScoundrelsState, code: int, kind: str) -> Reason:
    """Why a choice that the open question never offers cannot be made now."""
    if c.SEAT <= code < c.LEAD:
        return Reason("why-seat-answer", kind=kind, seat=code - c.SEAT)
    if c.SAFE <= code < c.MARK:
        return refuse_safe(s, code - c.SAFE)
    if c.CARD <= code < c.EXCHANGE:
        at = code - c.CARD
        nothing = at // SLOTS >= s.n or s.slots[at] == NOBODY
        return Reason("why-card-none" if nothing else "why-card-which")
    for first, end, id in UNTIMELY_FAMILIES:
        if first <= code < end:
            return Reason(id)
    return Reason(UNTIMELY[code]) if code in UNTIMELY else Reason("why-no-answer", kind=kind)


def named(why: Reason, names: Names) -> Reason:
    """Jobs and traits by name: the engine has only their numbers."""
    for fact, value in why.facts.items():
        if isinstance(value, Reason):
            named(value, names)
        elif fact == "job" and isinstance(value, int):
            why.facts[fact] = names.jobs[value]
        elif fact == "trait" and isinstance(value, int):
            why.facts[fact] = names.traits[value]
    return why
