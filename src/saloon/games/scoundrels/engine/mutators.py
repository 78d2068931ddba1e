"""The code that changes a Scoundrels state (with `course` for days and turns, `solo.enemies` for an enemy's deeds).

Every change that anyone may know of writes an event, and what a scoundrel may answer to goes into the queue.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.games.scoundrels.engine import events as e
from saloon.games.scoundrels.engine.names import (
    AFTER_GAIN_DEBT,
    AFTER_GAIN_REPUTATION,
    AFTER_HIRE,
    AFTER_LIE,
    AFTER_LOSE_DEBT,
    AFTER_LOSE_REPUTATION,
    AFTER_MARK,
    AFTER_MONEY,
    AFTER_NEIGHBOUR,
    AFTER_OPPONENT_FALLS,
    AFTER_SCOUT,
    AFTER_STEAL,
    AFTER_SUSPECTED,
    DEBT_SPACES,
    HIGHEST,
    LOWEST,
    MARK_PAIRS,
    MIX,
    MODDED,
    NOBODY,
    ON_SCOUNDREL,
    PILE,
    PLACES,
    PURPLE,
    RECRUITED,
    SALOON,
    SITE_SAFES,
    SITE_SPACES,
    SLOTS,
    STOLEN,
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
    DRAWN,
    FACEUP,
    MIXED,
    PUT,
    Q_A,
    Q_KIND,
    Q_SEAT,
    Q_SIZE,
    R_KNOWN,
    R_SEAT,
    ROW_SIZE,
    TAKEN,
    TOP_OF_DECK,
    TOPPED,
    UNDER,
    ScoundrelsState,
)
from saloon.kernel.core import pick, shuffle


def _streams() -> list[str]:
    names = ["leaders", "first", "traits.blue", "traits.red", "jobs.green", "jobs.purple", "jobs.black"]
    names += ["depot", "estate", "laboratory"]
    for seat in range(4):
        names += [
            f"seat{seat}.poker",
            f"seat{seat}.poker.day1",
            f"seat{seat}.poker.day2",
            f"seat{seat}.shuffle",
        ]
    return [*names, "position", "debts", "mods", "automa"]


STREAMS: Final = _streams()
"""Streams of chance, one per deck and kind of pick."""
LEADERS_DEALT: Final = 0
FIRST: Final = 1
BLUE: Final = 2
RED: Final = 3
GREEN_JOBS: Final = 4
PURPLE_JOBS: Final = 5
BLACK_JOBS: Final = 6
SAFES_DEALT: Final = 7  # + site
POKER: Final = 10  # + seat * 4, + day for the cards that go under the deck
RESHUFFLE: Final = 13  # + seat * 4
POSITION: Final = 26
DEBTS_MIXED: Final = 27
MODS: Final = 28
AUTOMA_DEALT: Final = 29


def notify(s: ScoundrelsState, kind: i64, seat: i64, a: i64) -> None:
    """Something happened that scoundrels of a seat may answer to, once the outermost ability is done."""
    queue = s.queue
    queue.append(kind)
    queue.append(seat)
    queue.append(a)
    queue.append(s.clock)


def notify_of_safe(s: ScoundrelsState, kind: i64, seat: i64, safe: i64) -> None:
    """The same for a deed to a safe; some answer only if it has a mod (M24, M25)."""
    notify(s, kind, seat, safe)
    if s.modded(safe):
        notify(s, kind + MODDED, seat, safe)


# Money and reputation


def gain_money(s: ScoundrelsState, seat: i64, amount: i64, source: i64) -> None:
    if amount <= 0:
        return
    s.money[seat] += amount
    if s.journal is not None:
        s.journal.add2(e.MONEY, 0, seat, amount)
    if source >= 0:
        notify(s, AFTER_MONEY, seat, source)


def spend(s: ScoundrelsState, seat: i64, amount: i64) -> None:
    if amount <= 0:
        return
    s.money[seat] -= amount
    if s.journal is not None:
        s.journal.add2(e.PAID, 0, seat, amount)


def steal_money(s: ScoundrelsState, seat: i64, victim: i64, amount: i64, source: i64) -> None:
    """As much of it as there is (A4)."""
    if amount > s.money[victim]:
        amount = s.money[victim]
    if amount <= 0:
        return
    s.money[victim] -= amount
    s.money[seat] += amount
    if s.journal is not None:
        s.journal.add3(e.STOLE_MONEY, 0, seat, victim, amount)
    if source >= 0:
        notify(s, AFTER_MONEY, seat, source)


def give_money(s: ScoundrelsState, giver: i64, seat: i64, amount: i64, source: i64) -> None:
    """An opponent's choice: the full amount (O3)."""
    s.money[giver] -= amount
    s.money[seat] += amount
    if s.journal is not None:
        s.journal.add3(e.GAVE_MONEY, 0, giver, seat, amount)
    if source >= 0:
        notify(s, AFTER_MONEY, seat, source)


def change_reputation(s: ScoundrelsState, seat: i64, change: i64) -> None:
    """Move the token; what the end of the track blocks has not happened (SR117, SR118)."""
    before: i64 = s.reputation[seat]
    after = before + change
    if after > HIGHEST:
        after = HIGHEST
    if after < LOWEST:
        after = LOWEST
    if after == before:
        return
    s.reputation[seat] = after
    if s.journal is not None:
        s.journal.add2(e.REPUTATION, 0, seat, after - before)
    notify(s, AFTER_GAIN_REPUTATION if after > before else AFTER_LOSE_REPUTATION, seat, 0)
    if s.expanded and after < before:
        for turn in range(1, s.sides):
            notify(s, AFTER_OPPONENT_FALLS, (seat + turn) % s.sides, 0)


# Henchmen


def jail_henchman(s: ScoundrelsState, owner: i64) -> None:
    s.free[owner] -= 1
    s.jail[owner] += 1
    if s.journal is not None:
        s.journal.add1(e.JAILED, 0, owner)


def send_home(s: ScoundrelsState, target: i64, slot: i64, jailed: bool) -> None:
    """The henchmen leave a card: home, or to jail (SR95, SR98)."""
    at: i64 = target * SLOTS + slot
    calls: i64 = s.calls[at]
    for owner in range(s.sides):
        if not (calls >> owner) & 1:
            continue
        s.free[owner] += 1
        if jailed and owner != s.enemy:  # an enemy's goes home in any case (XR122)
            jail_henchman(s, owner)
        elif s.journal is not None:
            s.journal.add3(e.WENT_HOME, 0, owner, target, slot)
    s.calls[at] = 0


def free_henchman(s: ScoundrelsState, seat: i64, owner: i64) -> None:
    s.jail[owner] -= 1
    s.free[owner] += 1
    s.it_henchman = owner
    if s.journal is not None:
        s.journal.add2(e.FREED, 0, seat, owner)


def suspect(s: ScoundrelsState, seat: i64) -> None:
    """A henchman on the card just played (SR49)."""
    s.free[seat] -= 1
    at: i64 = s.active * SLOTS + s.slot
    s.calls[at] |= 1 << seat
    if s.journal is not None:
        s.journal.add3(e.SUSPECTED, 0, seat, s.active, s.slot)
    if s.expanded:
        s.mavericks |= 1 << (seat * 8 + s.slot)
    notify(s, AFTER_SUSPECTED, s.active, 0)


def place_henchman(s: ScoundrelsState, seat: i64, owner: i64, target: i64, slot: i64) -> None:
    """A henchman onto a facedown card by an ability (A13)."""
    s.free[owner] -= 1
    s.calls[target * SLOTS + slot] |= 1 << owner
    if s.journal is not None:
        s.journal.add4(e.PLACED, 0, seat, owner, target, slot)
    if s.expanded and seat != s.enemy:
        s.mavericks |= 1 << (seat * 8 + slot)  # for who places it, whosesoever it is (XQ7)
    notify(s, AFTER_SUSPECTED, target, 0)


def clear_calls(s: ScoundrelsState, seat: i64, target: i64, slot: i64, destroyed: bool) -> None:
    """All henchmen off a card: home, or out of the game for good (A14, A15)."""
    at: i64 = target * SLOTS + slot
    mask: i64 = s.calls[at]
    s.calls[at] = 0
    count: i64 = 0
    for owner in range(s.sides):
        if (mask >> owner) & 1:
            count += 1
            if not destroyed:
                s.free[owner] += 1
    if s.journal is not None:
        s.journal.add4(e.DESTROYED if destroyed else e.RETURNED, 0, seat, target, slot, count)


# Poker cards


def remember(s: ScoundrelsState, kind: i64, seat: i64, slot: i64, card: i64, known: i64) -> None:
    poker = s.poker
    poker.append(kind)
    poker.append(seat)
    poker.append(slot)
    poker.append(card)
    poker.append(known)


def draw(s: ScoundrelsState, seat: i64, count: i64) -> None:
    """Cards from the own deck, as many as there are."""
    drawn: i64 = 0
    mask: i64 = 0
    deck = s.deck[seat]
    while drawn < count and deck:
        card: i64 = deck.pop()
        mask |= 1 << card
        drawn += 1
        remember(s, DRAWN, seat, 0, card, 1 << seat)
    if drawn:
        s.hand[seat] |= mask
        if s.journal is not None:
            s.journal.add3(e.DREW, 1 << seat, seat, drawn, mask)


def show_first_draw(s: ScoundrelsState, seat: i64) -> None:
    """With Starting 0 all know that the 0 is in the opening hand."""
    at: i64 = 0
    while s.poker[at + R_SEAT] != seat:
        at += ROW_SIZE
    s.poker[at + R_KNOWN] = -1
    s.reseen += 1


def play_card(s: ScoundrelsState, seat: i64, card: i64, slot: i64) -> None:
    """A card facedown into a slot, or the 0 faceup beside the sheet."""
    s.hand[seat] &= ~(1 << card)
    s.slot = slot
    if slot == FACEUP:
        s.faceup[seat] = 1
        remember(s, PUT, seat, slot, card, -1)
    else:
        at: i64 = seat * SLOTS + slot
        s.slots[at] = card
        s.calls[at] = 0
        s.put_row[at] = len(s.poker)
        remember(s, PUT, seat, slot, card, 1 << seat)
    if s.journal is not None:
        s.journal.add3(e.PLAYED, -1 if slot == FACEUP else 1 << seat, seat, slot, card)
        if slot == FACEUP:
            # Spectators see it too, and it is not taken back: nobody shows a card only to prove a claim (T88).
            s.journal.add4(e.REVEALED, -1, seat, seat, slot, card)


def see_slot(s: ScoundrelsState, target: i64, slot: i64, mask: i64) -> None:
    s.poker[s.put_row[target * SLOTS + slot] + R_KNOWN] |= mask
    s.reseen += 1


def scout_card(s: ScoundrelsState, seat: i64, target: i64, slot: i64) -> None:
    see_slot(s, target, slot, 1 << seat)
    card: i64 = s.slots[target * SLOTS + slot]
    s.it_card = target * SLOTS + slot
    if s.journal is not None:
        s.journal.add4(e.SCOUTED_CARD, 1 << seat, seat, target, slot, card)


def show_slot(s: ScoundrelsState, seat: i64, target: i64, slot: i64) -> None:
    """Show a facedown card to all; it is put back (A17)."""
    see_slot(s, target, slot, -1)
    s.it_card = target * SLOTS + slot
    if s.journal is not None:
        s.journal.add4(e.REVEALED, -1, seat, target, slot, s.slots[s.it_card])


def look_at_top(s: ScoundrelsState, seat: i64, target: i64, shown: bool) -> None:
    """The top card of a poker deck, for one or for all to see; it goes back on top."""
    deck = s.deck[target]
    card: i64 = deck[len(deck) - 1]
    s.it_card = TOP_OF_DECK + target
    s.it_deck = target
    known: i64 = -1 if shown else 1 << seat
    remember(s, TOPPED, target, 0, card, known)
    if s.journal is not None:
        if shown:
            s.journal.add4(e.REVEALED, -1, seat, target, NOBODY, card)
        else:
            s.journal.add3(e.LOOKED_AT_DECK, known, seat, target, card)


def shuffle_deck(s: ScoundrelsState, seat: i64, target: i64) -> None:
    shuffle(s, RESHUFFLE + target * 4, s.deck[target])
    remember(s, MIXED, target, 0, NOBODY, 0)
    if s.journal is not None:
        s.journal.add2(e.SHUFFLED, 0, seat, target)


def exchange_card(s: ScoundrelsState, seat: i64, card: i64, slot: i64) -> None:
    """A hand card into a slot, the card that lay there into the hand; henchmen stay (A20)."""
    at: i64 = seat * SLOTS + slot
    old: i64 = s.slots[at]
    known: i64 = s.poker[s.put_row[at] + R_KNOWN]
    s.hand[seat] = (s.hand[seat] & ~(1 << card)) | (1 << old)
    s.slots[at] = card
    s.put_row[at] = len(s.poker)
    # In this order, since the card that is put down is not the one that is taken up.
    remember(s, PUT, seat, slot, card, 1 << seat)
    remember(s, TAKEN, seat, slot, old, known)
    if s.journal is not None:
        s.journal.add4(e.SWAPPED_CARD, 1 << seat, seat, slot, card, old)


def put_under(s: ScoundrelsState, seat: i64) -> None:
    """The cards played today, shuffled among themselves, under the deck (SR104, SR105)."""
    played: list[int] = []
    base: i64 = seat * SLOTS
    for slot in range(SLOTS):
        if s.slots[base + slot] != NOBODY:
            played.append(s.slots[base + slot])
            s.slots[base + slot] = NOBODY
        s.calls[base + slot] = 0
        s.put_row[base + slot] = NOBODY
    if s.faceup[seat]:
        played.append(0)
        s.faceup[seat] = 0
    if s.expanded:
        s.flipped[seat] = 0
        s.returned[seat] = 0
    shuffle(s, POKER + seat * 4 + s.day, played)
    s.deck[seat] = played + s.deck[seat]
    remember(s, UNDER, seat, 0, len(played), 0)
    if s.journal is not None:
        s.journal.add2(e.UNDER_DECK, 0, seat, len(played))


# Safes and marks


def scout_safe(s: ScoundrelsState, seat: i64, safe: i64) -> None:
    s.known[safe] |= 1 << seat
    s.it_safe = safe
    if s.journal is not None:
        s.journal.add3(e.SCOUTED, 1 << seat, seat, safe, s.value_of(safe))
    if s.expanded:
        see_mod(s, seat, safe)
    notify_of_safe(s, AFTER_SCOUT, seat, safe)


def insert_mark(s: ScoundrelsState, mark: i64) -> None:
    """Marks are kept in order: when they were placed is nobody's knowledge of the present."""
    at: i64 = len(s.marks)
    s.marks.append(mark)
    while at > 0 and s.marks[at - 1] > mark:
        s.marks[at] = s.marks[at - 1]
        at -= 1
    s.marks[at] = mark


def put_mark(s: ScoundrelsState, seat: i64, safe: i64, number: i64) -> None:
    s.marks_left[seat * MARK_PAIRS + (number - 2) // 2] -= 1
    insert_mark(s, safe * 100 + seat * 10 + number)
    if s.journal is not None:
        s.journal.add3(e.MARKED, 0, seat, safe, number)
    _marked(s, seat, safe, number)


def move_mark(s: ScoundrelsState, seat: i64, origin: i64, number: i64, safe: i64, shown: i64) -> None:
    """One of the own marks to another safe, perhaps flipped (Q25)."""
    s.marks.remove(origin * 100 + seat * 10 + number)
    insert_mark(s, safe * 100 + seat * 10 + shown)
    if s.journal is not None:
        s.journal.add5(e.MARK_MOVED, 0, seat, origin, number, safe, shown)
    _marked(s, seat, safe, shown)


def _marked(s: ScoundrelsState, seat: i64, safe: i64, number: i64) -> None:
    if not (s.known[safe] >> seat) & 1:
        s.known[safe] |= 1 << seat  # who has a mark on a safe may look at it any time (T35)
        if s.journal is not None:
            s.journal.add3(e.LOOKED, 1 << seat, seat, safe, s.value_of(safe))
    if s.expanded:
        see_mod(s, seat, safe)
    s.it_safe = safe
    notify_of_safe(s, AFTER_MARK, seat, safe)
    if not (s.box.site_lists[safe // SITE_SAFES] >> number) & 1:
        notify_of_safe(s, AFTER_LIE, seat, safe)


def flip_mark(s: ScoundrelsState, seat: i64, safe: i64, owner: i64, number: i64) -> None:
    s.marks.remove(safe * 100 + owner * 10 + number)
    insert_mark(s, safe * 100 + owner * 10 + (number ^ 1))
    s.it_safe = safe
    if s.journal is not None:
        s.journal.add4(e.MARK_FLIPPED, 0, seat, owner, safe, number ^ 1)


def steal_safe(s: ScoundrelsState, seat: i64, safe: i64) -> None:
    s.place[safe] = STOLEN + seat
    s.known[safe] |= 1 << seat
    s.it_safe = safe
    if s.journal is not None:
        s.journal.add3(e.STOLE, 1 << seat, seat, safe, s.value_of(safe))
    if s.expanded:
        see_mod(s, seat, safe)
        open_stolen(s, safe)
    notify_of_safe(s, AFTER_STEAL, seat, safe)


def home_of(s: ScoundrelsState, safe: i64) -> i64:
    """Where an abandoned safe goes: the first open space of its site, or to the unused ones (Q27, SR221)."""
    base: i64 = safe - safe % SITE_SAFES
    for space in range(SITE_SPACES):
        taken = False
        for other in range(SITE_SAFES):
            if s.place[base + other] == space:
                taken = True
        if not taken:
            return space
    return UNUSED


def abandon(s: ScoundrelsState, seat: i64, safe: i64) -> None:
    s.place[safe] = home_of(s, safe)
    if s.journal is not None:
        s.journal.add3(e.ABANDONED, 0, seat, safe, s.place[safe])


def swap_safes(s: ScoundrelsState, seat: i64, gave: i64, took: i64) -> None:
    """One of the own safes for another; no theft (A10)."""
    s.place[took] = STOLEN + seat
    s.known[took] |= 1 << seat
    s.place[gave] = home_of(s, gave)
    s.it_safe = took
    if s.journal is not None:
        s.journal.add4(e.SWAPPED_SAFES, 1 << seat, seat, gave, took, s.value_of(took))
    if s.expanded:
        see_mod(s, seat, took)


def see_mod(s: ScoundrelsState, seat: i64, safe: i64) -> None:
    """Who looks at a safe looks at its mod too (XQ25)."""
    if s.mod[safe] == NOBODY or (s.mod_seen[safe] >> seat) & 1:
        return
    s.mod_seen[safe] |= 1 << seat
    if s.journal is not None:
        s.journal.add3(e.MOD_SEEN, 1 << seat, seat, safe, s.mod[safe])


def open_stolen(s: ScoundrelsState, safe: i64) -> None:
    """A stolen safe that says so is turned faceup for good, unless a mod overrides it (XR62, XR65, X21)."""
    if s.mod[safe] != NOBODY or (s.opened >> safe) & 1:
        return
    if not s.box.safe_opens[s.gadget[safe]]:
        s.unopened |= 1 << safe
        return
    s.opened |= 1 << safe
    s.known[safe] = (1 << s.n) - 1
    if s.journal is not None:
        s.journal.add2(e.SAFE_OPENED, 0, safe, s.gadget[safe])


def lookers(s: ScoundrelsState, safe: i64) -> i64:
    """Bit mask of who may look at a safe now: who has it, and who has a mark on it."""
    mask: i64 = 0
    place: i64 = s.place[safe]
    if place >= STOLEN and place < UNUSED:
        mask = 1 << (place - STOLEN)
    for mark in s.marks:
        if mark // 100 == safe:
            owner: i64 = mark // 10 % 10
            mask |= 1 << owner
    return mask


def swap_mod(s: ScoundrelsState, seat: i64, safe: i64) -> None:
    """The mod of a safe for an unused one drawn at random; the sleeve stays, both stay secret (XQ24)."""
    k = pick(s, MODS, len(s.spare_mods))
    mod, seen = s.mod[safe], s.mod_seen[safe]
    s.mod[safe] = s.spare_mods[k]
    s.mod_seen[safe] = lookers(s, safe) | s.spare_seen[k]
    s.spare_mods[k] = mod
    s.spare_seen[k] = seen
    if s.journal is not None:
        s.journal.add4(e.MOD_SWAPPED, s.mod_seen[safe], seat, safe, k + 1, s.mod[safe])


# Scoundrels


def create(s: ScoundrelsState) -> bool:
    """A new scoundrel into the leftmost space of the Saloon; none when traits or jobs have run out (SR80, SR168)."""
    jobs = next_jobs(s)
    if not s.traits or not jobs:
        if s.journal is not None:
            s.journal.add_list(e.NO_REFILL, 0, 0, [])
        return False
    uid: i64 = len(s.job)
    s.trait.append(s.traits.pop())
    s.job.append(jobs.pop())
    s.where.append(SALOON)
    s.born.append(0)
    s.saloon.insert(0, uid)
    if s.journal is not None:
        s.journal.add2(e.CREATED, 0, s.trait[uid], s.job[uid])
    return True


def next_jobs(s: ScoundrelsState) -> list[int]:
    """The job deck of the next scoundrel: with Wild Saloon purple unless one is on display (SR269 to SR273)."""
    if not s.box.wild_saloon:
        return s.jobs
    purple = False
    for uid in s.saloon:
        if s.box.job_colour[s.job[uid]] == PURPLE:
            purple = True
    if not s.jobs or (not purple and s.purples):
        return s.purples
    return s.jobs


def refill(s: ScoundrelsState) -> None:
    while len(s.saloon) < s.box.saloon_size:
        if not create(s):
            return


def leave(s: ScoundrelsState, uid: i64) -> None:
    """Take a scoundrel from where it is; a gap in the Saloon is filled by who calls."""
    where: i64 = s.where[uid]
    if where == SALOON:
        s.saloon.remove(uid)
    elif where == PILE:
        s.pile.remove(uid)
    elif where == RECRUITED:
        s.recruits.remove(uid)
    else:
        s.sheet[(where // 8) * PLACES + where % 8] = NOBODY


def discard(s: ScoundrelsState, uid: i64) -> None:
    """To the top of the discard pile; from the pile itself to its bottom (C2, C3). The Saloon is refilled at once."""
    where: i64 = s.where[uid]
    leave(s, uid)
    s.where[uid] = PILE
    if where == PILE:
        s.pile.insert(0, uid)
    else:
        s.pile.append(uid)
    if s.journal is not None:
        s.journal.add2(e.DISCARDED, 0, s.trait[uid], s.job[uid])
    if s.expanded:
        drop_carried(s, ON_SCOUNDREL + uid)
    if where == SALOON:
        refill(s)


def settle(s: ScoundrelsState, uid: i64, seat: i64, place: i64) -> None:
    """Put a scoundrel onto a space of a sheet."""
    s.sheet[seat * PLACES + place] = uid
    s.where[uid] = seat * 8 + place
    s.born[uid] = s.clock
    s.clock += 1


def hired(s: ScoundrelsState, uid: i64, seat: i64, place: i64) -> None:
    if s.journal is not None:
        s.journal.add4(e.HIRED, 0, seat, s.trait[uid], s.job[uid], place)
    notify(s, AFTER_HIRE, seat, uid)


def swap_jobs(s: ScoundrelsState, seat: i64, one: i64, other: i64) -> None:
    job = s.job[one]
    s.job[one] = s.job[other]
    s.job[other] = job
    if s.journal is not None:
        s.journal.add3(e.SWAPPED_JOBS, 0, seat, s.job[other], s.job[one])


def swap_traits(s: ScoundrelsState, seat: i64, one: i64, other: i64) -> None:
    trait = s.trait[one]
    s.trait[one] = s.trait[other]
    s.trait[other] = trait
    if s.journal is not None:
        s.journal.add3(e.SWAPPED_TRAITS, 0, seat, s.trait[other], s.trait[one])


# Debts


def draw_debt(s: ScoundrelsState) -> i64:
    """A random unused token; with the last one the lost ones are mixed anew (XR33, XR42). -1: there is none at all."""
    if not s.supply and not mix_debts(s):
        return NOBODY
    value = s.supply.pop()
    if not s.supply and s.box.changes.mixes_at_once:
        mix_debts(s)
    return value


def mix_debts(s: ScoundrelsState) -> bool:
    """The lost debts become unused ones again; no if there are none."""
    if not s.discarded:
        return False
    s.mixings += 1
    s.supply = [value + MIX * s.mixings for value in s.discarded]
    s.discarded = []
    shuffle(s, DEBTS_MIXED, s.supply)
    if s.journal is not None:
        s.journal.add1(e.DEBTS_MIXED, 0, len(s.supply))
    return True


def draw_up(s: ScoundrelsState, seat: i64, value: i64, seen: i64) -> None:
    """A token that somebody gains; its space comes next."""
    s.drawn.append(seat)
    s.drawn.append(value)
    s.drawn.append(seen)


def see_drawn(s: ScoundrelsState, seat: i64) -> None:
    """Look at the token that is being gained (XR150)."""
    row: i64 = len(s.drawn) - D_SIZE
    s.drawn[row + D_SEEN] |= 1 << seat
    if s.journal is not None:
        s.journal.add3(e.DEBT_SEEN, 1 << seat, seat, s.drawn[row + D_SEAT], s.drawn[row + D_VALUE] % MIX)


def put_drawn(s: ScoundrelsState, space: i64) -> None:
    """The token that is being gained into an empty space, facedown (XR34, XR35)."""
    seen = s.drawn.pop()
    value = s.drawn.pop()
    seat: i64 = s.drawn.pop()
    s.debts[seat * DEBT_SPACES + space] = value
    s.debts_seen[seat * DEBT_SPACES + space] = seen
    if s.journal is not None:
        s.journal.add2(e.DEBT_GAINED, 0, seat, space)
    notify(s, AFTER_GAIN_DEBT, seat, 0)


def lose_debt(s: ScoundrelsState, seat: i64, space: i64) -> None:
    """A debt is turned faceup beside the unused ones (XR38)."""
    at: i64 = seat * DEBT_SPACES + space
    value: i64 = s.debts[at] % MIX
    s.debts[at] = NOBODY
    s.debts_seen[at] = 0
    insert(s.discarded, value)
    if s.journal is not None:
        s.journal.add3(e.DEBT_LOST, 0, seat, space, value)
    notify(s, AFTER_LOSE_DEBT, seat, 0)


def insert(values: list[int], value: i64) -> None:
    """Keep them in order: which of the lost debts was lost first is nobody's concern."""
    at: i64 = len(values)
    values.append(value)
    while at > 0 and values[at - 1] > value:
        values[at] = values[at - 1]
        at -= 1
    values[at] = value


def discard_debt(s: ScoundrelsState, debt: i64) -> None:
    value = debt % MIX
    insert(s.discarded, value)
    if s.journal is not None:
        s.journal.add1(e.DEBT_DISCARDED, 0, value)


def take_up(s: ScoundrelsState, seat: i64, space: i64) -> None:
    """One of the own debts into the hand, facedown: the last row of `drawn`, until it is put somewhere."""
    at: i64 = seat * DEBT_SPACES + space
    draw_up(s, seat, s.debts[at], s.debts_seen[at])
    s.debts[at] = NOBODY
    s.debts_seen[at] = 0
    if s.journal is not None:
        s.journal.add1(e.DEBT_TAKEN_UP, 0, seat)


def pass_on(s: ScoundrelsState, seat: i64) -> None:
    """The token that was taken up goes to another seat."""
    s.drawn[len(s.drawn) - D_SIZE + D_SEAT] = seat


def drop_drawn(s: ScoundrelsState) -> None:
    """The token that was drawn or taken up goes faceup beside the unused ones: an enemy keeps no debts (XR126)."""
    s.drawn.pop()
    value = s.drawn.pop()
    s.drawn.pop()
    discard_debt(s, value)


def carry(s: ScoundrelsState, seat: i64, carrier: i64) -> None:
    """The token that was drawn onto a safe or a scoundrel, facedown (XR49)."""
    seen = s.drawn.pop()
    value = s.drawn.pop()
    s.drawn.pop()
    s.carried.append(carrier)
    s.carried.append(value)
    s.carried.append(seen)
    if s.journal is not None:
        if carrier < ON_SCOUNDREL:
            s.journal.add2(e.DEBT_ON_SAFE, 0, seat, carrier)
        else:
            uid = carrier - ON_SCOUNDREL
            s.journal.add3(e.DEBT_ON_SCOUNDREL, 0, seat, s.trait[uid], s.job[uid])


def take_carried(s: ScoundrelsState, seat: i64, carrier: i64) -> i64:
    """The debts of a carrier to who took it, as many as there is room for, the others faceup (XR50 to XR52)."""
    taken: i64 = 0
    row: i64 = 0
    while row < len(s.carried):
        if s.carried[row + C_CARRIER] != carrier:
            row += C_SIZE
            continue
        if s.room(seat) > 0:
            draw_up(s, seat, s.carried[row + C_VALUE], s.carried[row + C_SEEN])
            taken += 1
        else:
            discard_debt(s, s.carried[row + C_VALUE])
        del s.carried[row : row + C_SIZE]
    return taken


def drop_carried(s: ScoundrelsState, carrier: i64) -> None:
    """A discarded scoundrel's debts go faceup beside the unused ones (XR53)."""
    row: i64 = 0
    while row < len(s.carried):
        if s.carried[row + C_CARRIER] != carrier:
            row += C_SIZE
            continue
        discard_debt(s, s.carried[row + C_VALUE])
        del s.carried[row : row + C_SIZE]


def begin_loan(s: ScoundrelsState, seat: i64) -> None:
    """First the debt, then the money (XR43)."""
    s.loans += 1
    if s.journal is not None:
        s.journal.add1(e.LOAN_TAKEN, 0, seat)


# Played cards that do not stay


def flip_card(s: ScoundrelsState, seat: i64, slot: i64) -> None:
    """A bluff is turned faceup: no henchmen from now on, and no call (XR144, XR145)."""
    s.flipped[seat] |= 1 << slot
    see_slot(s, seat, slot, -1)
    if s.journal is not None:
        s.journal.add3(e.CARD_FLIPPED, 0, seat, slot, s.slots[seat * SLOTS + slot])


def take_back(s: ScoundrelsState, seat: i64, slot: i64) -> None:
    """A played card back into the hand; it has been played all the same."""
    at: i64 = seat * SLOTS + slot
    card: i64 = s.slots[at]
    known: i64 = s.poker[s.put_row[at] + R_KNOWN]
    s.slots[at] = NOBODY
    s.put_row[at] = NOBODY
    s.hand[seat] |= 1 << card
    s.returned[seat] += 1
    remember(s, TAKEN, seat, slot, card, known)
    if s.journal is not None:
        s.journal.add3(e.CARD_RETURNED, known, seat, slot, card)


def take_off(s: ScoundrelsState, seat: i64, carrier: i64) -> None:
    """The first debt on a carrier is taken up (XR54)."""
    row: i64 = 0
    while s.carried[row + C_CARRIER] != carrier:
        row += C_SIZE
    draw_up(s, seat, s.carried[row + C_VALUE], s.carried[row + C_SEEN])
    del s.carried[row : row + C_SIZE]
    if s.journal is None or not s.box.changes.debt_lines:
        return
    if carrier < ON_SCOUNDREL:
        s.journal.add2(e.DEBT_OFF_SAFE, 0, seat, carrier)
    else:
        uid = carrier - ON_SCOUNDREL
        s.journal.add3(e.DEBT_OFF_SCOUNDREL, 0, seat, s.trait[uid], s.job[uid])


def change_places(s: ScoundrelsState, seat: i64, here: i64, other: i64) -> None:
    """Two places of a sheet are exchanged, whoever stands there."""
    follow(s, seat, here, other)
    moved = s.sheet[here]
    s.sheet[here] = s.sheet[other]
    s.sheet[other] = moved
    for at in (here, other):
        if s.sheet[at] != NOBODY:
            s.where[s.sheet[at]] = seat * 8 + at % PLACES


def follow(s: ScoundrelsState, seat: i64, here: i64, other: i64) -> None:
    """Uses that still wait for answers go with the scoundrel that was used: who is next to it then may answer."""
    queue = s.queue
    for row in range(0, len(queue), Q_SIZE):
        if queue[row + Q_KIND] != AFTER_NEIGHBOUR or queue[row + Q_SEAT] != seat:
            continue
        at: i64 = seat * PLACES + queue[row + Q_A]
        if s.sheet[at] == NOBODY:
            continue  # it has gone (T59), only its space can be answered to
        if at == here:
            queue[row + Q_A] = other % PLACES
        elif at == other:
            queue[row + Q_A] = here % PLACES
