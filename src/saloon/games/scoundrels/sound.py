"""Whether a laid-out position can be: every piece in one place, every number in its range, a question to go on with."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.errors import BadPosition
from saloon.games.scoundrels.engine.choices import safe_name
from saloon.games.scoundrels.engine.names import (
    CARDS,
    DESTROYED,
    MARK_PAIRS,
    MIX,
    NOBODY,
    ON_SCOUNDREL,
    PILE,
    PLACES,
    RECRUITED,
    SAFES,
    SALOON,
    SITE_SAFES,
    SITE_SPACES,
    SLOTS,
    STOLEN,
    TURNS,
    UNUSED,
)
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
    R_CARD,
    R_KIND,
    R_SEAT,
    R_SLOT,
    ROW_SIZE,
    ScoundrelsState,
)
from saloon.kernel.core import DONE, STRIDE, WAIT

MOST_STEPS = 5000
"""Steps to the next question; a real game needs a few dozen at most."""


def check(s: ScoundrelsState) -> None:
    """Raise BadPosition with the first thing that is wrong."""
    for complaint in complaints(s):
        raise BadPosition(f"This position cannot be: {complaint}.")


def complaints(s: ScoundrelsState) -> Iterator[str]:
    yield from seats(s)
    yield from poker_cards(s)
    yield from history(s)
    yield from sleeves(s)
    yield from safes(s)
    yield from marks(s)
    if s.expanded:
        yield from debts(s)
        yield from borrowing(s)
        yield from mods(s)
    if s.enemy != NOBODY:
        yield from enemy(s)
    yield from question(s)


def seats(s: ScoundrelsState) -> Iterator[str]:
    if s.slot != NOBODY and not 0 <= s.slot <= FACEUP:
        yield f"slot is {s.slot}; slots are 0 (A) to 5 (6), 6 for a faceup 0"
    if s.top >= 0 and s.active != NOBODY and (s.turn < 1 or s.active != (s.first + s.turn - 1) % s.n):
        yield f"seat {s.active} is active in turn {s.turn} of a day that seat {s.first} began (SR35)"
    for seat in range(s.n):
        placed = sum(mask >> seat & 1 for mask in s.calls)
        if s.free[seat] + s.jail[seat] + placed > s.box.henchmen:
            yield f"seat {seat} has more than {s.box.henchmen} henchmen (SR27)"
        card = s.strategy[seat]
        if card != NOBODY and s.box.strategy_leader[card] != s.leaders[seat]:
            yield f"seat {seat} has the strategy card of another leader (SR253)"


def poker_cards(s: ScoundrelsState) -> Iterator[str]:
    for seat in range(s.n):
        slots = [card for card in s.slots[seat * SLOTS : (seat + 1) * SLOTS] if card != NOBODY]
        hand = [card for card in range(len(CARDS)) if s.hand[seat] >> card & 1]
        faceup = [0] if s.faceup[seat] else []
        if sorted([*hand, *s.deck[seat], *slots, *faceup]) != list(range(len(CARDS))):
            yield f"the seven poker cards of seat {seat} are not each in one place (SR1)"
        for slot in range(SLOTS):
            at = seat * SLOTS + slot
            if s.calls[at] and (s.slots[at] == NOBODY or s.calls[at] >> seat & 1 or s.calls[at] >> s.sides):
                yield f"henchmen lie where they cannot, at slot {slot} of seat {seat} (SR49, SR56)"


def history(s: ScoundrelsState) -> Iterator[str]:
    rows = s.poker
    for at in range(0, len(rows), ROW_SIZE):
        whole = (
            0 <= rows[at + R_KIND] <= 5 and 0 <= rows[at + R_SEAT] < s.n and 0 <= rows[at + R_SLOT] <= FACEUP
        )
        if not whole or not NOBODY <= rows[at + R_CARD] <= len(CARDS):
            yield f"row {at // ROW_SIZE} of poker cannot be"
    for at in range(s.n * SLOTS):
        if s.slots[at] != NOBODY and not 0 <= s.put_row[at] < len(rows):
            yield f"poker does not tell how the card of seat {at // SLOTS} came into its slot"


def sleeves(s: ScoundrelsState) -> Iterator[str]:
    """Every scoundrel in exactly one place, and where it says."""
    found = [uid for uid in s.sheet if uid != NOBODY] + s.saloon + s.pile + s.recruits
    if sorted(found) != list(range(len(s.job))):
        yield "a scoundrel is in two places, or in none (SR4)"
        return
    for uid, where in enumerate(s.where):
        piles = {SALOON: s.saloon, PILE: s.pile, RECRUITED: s.recruits}
        if where in piles:
            here = uid in piles[where]
        else:
            at = where // 8 * PLACES + where % 8
            here = 0 <= at < len(s.sheet) and where % 8 < s.places and s.sheet[at] == uid
        if not here:
            yield f"scoundrel {uid} is not where it is said to be"


def safes(s: ScoundrelsState) -> Iterator[str]:
    if len(s.gadget) != SAFES or len(s.place) != SAFES or len(s.known) != SAFES:
        yield f"there are {SAFES} safes (SR23)"
        return
    for site in range(0, SAFES, SITE_SAFES):
        if sorted(s.gadget[site : site + SITE_SAFES]) != list(range(site, site + SITE_SAFES)):
            yield "the gadgets of a site are not each behind one of its safes (SR22)"
        spaces = [place for place in s.place[site : site + SITE_SAFES] if place < STOLEN]
        if len(set(spaces)) != len(spaces) or any(not 0 <= space < SITE_SPACES for space in spaces):
            yield "two safes share a space of a site, or one has none (SR23)"
    for safe, place in enumerate(s.place):
        gone = place == UNUSED or (place == DESTROYED and s.enemy != NOBODY)
        if place >= STOLEN and not gone and not place < STOLEN + s.sides:
            yield f"{safe_name(safe)} lies nowhere"
        if not 0 <= s.known[safe] < 1 << s.n:
            yield f"{safe_name(safe)} was seen by seats that are not there"


def marks(s: ScoundrelsState) -> Iterator[str]:
    for seat in range(s.n):
        for pair in range(MARK_PAIRS):
            placed = sum(1 for k in s.marks if k // 10 % 10 == seat and (k % 10 - 2) // 2 == pair)
            if s.marks_left[seat * MARK_PAIRS + pair] + placed != s.box.mark_counts[pair]:
                yield f"seat {seat} has not {s.box.mark_counts[pair]} marks {2 * pair + 2}/{2 * pair + 3} (SR26)"


def debts(s: ScoundrelsState) -> Iterator[str]:
    tokens = [*s.supply, *s.discarded, *[value for value in s.debts if value != NOBODY]]
    tokens += [*s.carried[C_VALUE::C_SIZE], *s.drawn[D_VALUE::D_SIZE]]
    if sorted(debt % MIX for debt in tokens) != sorted(s.box.debt_values) or max(tokens) // MIX > s.mixings:
        yield f"the {len(s.box.debt_values)} debts are not each in one place (XR7)"
    for carrier in s.carried[C_CARRIER::C_SIZE]:
        on_safe = 0 <= carrier < SAFES
        if not on_safe and not (ON_SCOUNDREL <= carrier < ON_SCOUNDREL + len(s.job)):
            yield "a debt lies on nothing (XR49)"
        elif not on_safe and s.where[carrier - ON_SCOUNDREL] != SALOON:
            yield "a debt lies on a scoundrel that is not in the Saloon (XR53)"
    seen = [*s.debts_seen, *s.carried[C_SEEN::C_SIZE], *s.drawn[D_SEEN::D_SIZE]]
    if any(not 0 <= mask < 1 << s.n for mask in seen):
        yield "a debt was seen by seats that are not there (XR35)"
    if any(mask and value == NOBODY for value, mask in zip(s.debts, s.debts_seen, strict=True)):
        yield "a debt was seen where none lies (XR35)"
    if any(not 0 <= seat < s.n for seat in s.drawn[D_SEAT::D_SIZE]):
        yield "a debt is gained by a seat that is not there (XR33)"


def borrowing(s: ScoundrelsState) -> Iterator[str]:
    """What belongs to this turn or this day."""
    if not 0 <= s.loans <= s.box.loans_per_turn:
        yield "the loans of this turn cannot be (XR44)"
    if s.poor not in (0, 1):
        yield f"poor is {s.poor}; it is 1 if nobody in the Saloon could be afforded, else 0 (XR160)"
    for seat in range(s.n):
        if s.returned[seat] > TURNS:
            yield f"seat {seat} has taken {s.returned[seat]} cards back; it plays {TURNS} a day"
        for slot in range(SLOTS):
            at = seat * SLOTS + slot
            if s.flipped[seat] >> slot & 1 and s.calls[at]:
                yield f"henchmen lie on a faceup card of seat {seat} (XR145)"
            if s.flipped[seat] >> slot & 1 and s.slots[at] == slot + 1:
                yield f"an honest card of seat {seat} lies faceup in its slot (XR144)"


def mods(s: ScoundrelsState) -> Iterator[str]:
    on_safes = [mod for mod in s.mod if mod != NOBODY]
    if sorted([*on_safes, *s.spare_mods]) != list(range(len(s.box.mod_tallies))):
        yield "the mods are not each in one place (XR22)"
    if len(s.mod_seen) != SAFES or len(s.spare_seen) != len(s.spare_mods):
        yield "it is not said of every mod who has seen it (XQ25)"
    elif any(not 0 <= mask < 1 << s.n for mask in (*s.mod_seen, *s.spare_seen)):
        yield "a mod was seen by seats that are not there (XQ25)"
    for safe in range(SAFES):
        opens = s.box.safe_opens[s.gadget[safe]]
        if s.opened >> safe & 1 and (s.mod[safe] != NOBODY or not opens):
            yield f"{safe_name(safe)} lies faceup, but nothing turns it (XR62, X21)"
        if s.unopened >> safe & 1 and (s.mod[safe] != NOBODY or opens):
            yield f"{safe_name(safe)} was stolen and not turned faceup, but it would have been (XR62)"


def enemy(s: ScoundrelsState) -> Iterator[str]:
    shown = [s.shown] if s.shown != NOBODY else []
    if sorted([*s.automa, *s.automa_pile, *shown]) != s.box.automa_deck:
        yield "the automa cards of the enemy are not each in one place (XR97)"
    placed = sum(mask >> s.enemy & 1 for mask in s.calls)
    if s.free[s.enemy] + s.jail[s.enemy] + placed > s.box.enemy_henchmen:
        yield f"the enemy has more than {s.box.enemy_henchmen} henchmen (XR98)"


def question(s: ScoundrelsState) -> Iterator[str]:
    """Play on to the first question, on a copy: it must come, and have an answer."""
    probe = s.clone()
    try:
        for _ in range(MOST_STEPS):
            if probe.top < 0:
                return
            fp = probe.top
            op = probe.ops[probe.stack[fp]]
            result = op.step(probe, fp)
            if result == WAIT:
                asked = [seat for seat in range(s.n) if op.asked(probe, fp) >> seat & 1]
                if not asked or any(not len(op.menu(probe, fp, seat)) for seat in asked):
                    yield "it leads to a question that nobody can answer"
                return
            if result == DONE:
                probe.top = fp - STRIDE
    except (LookupError, ValueError, ArithmeticError, TypeError, AssertionError) as error:
        yield f"it cannot go on ({type(error).__name__}: {error})"
        return
    yield "it never comes to a question"
