"""What a box of 3000 Scoundrels holds, and that all of it is somewhere once; shared by the laws and the sweep."""

from collections import Counter

from saloon.games.scoundrels.engine.names import (
    DESTROYED,
    HIGHEST,
    LOWEST,
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
    UNUSED,
)
from saloon.games.scoundrels.engine.state import (
    C_CARRIER,
    C_SIZE,
    C_VALUE,
    D_SIZE,
    D_VALUE,
    R_CARD,
    R_KIND,
    R_SEAT,
    R_SLOT,
    ScoundrelsState,
)


def check_components(s: ScoundrelsState) -> None:
    """Every piece in exactly one place, at any moment."""
    check_purses(s)
    for seat in range(s.n):
        check_poker(s, seat)
        check_marks(s, seat)
    check_safes(s)
    check_scoundrels(s)
    if s.enemy != NOBODY:
        check_enemy(s)
    if s.expanded:
        check_debts(s)
        check_mods(s)


def check_debts(s: ScoundrelsState) -> None:
    """Sixteen tokens, each somewhere; nobody has more than four, nothing is pledged between choices."""
    held = [value for value in s.debts if value != NOBODY]
    carried, drawn = s.carried[C_VALUE::C_SIZE], s.drawn[D_VALUE::D_SIZE]
    tokens = [*s.supply, *s.discarded, *held, *carried, *drawn]
    assert sorted(debt % MIX for debt in tokens) == sorted(s.box.debt_values)
    assert all(0 <= debt // MIX <= s.mixings for debt in tokens)
    assert all(debt // MIX == s.mixings for debt in s.supply)
    assert not any(s.pledged)
    assert not s.public_only
    assert all(s.room(seat) >= 0 for seat in range(s.n))
    assert 0 <= s.loans <= s.box.loans_per_turn
    for space, seen in enumerate(s.debts_seen):
        assert s.debts[space] != NOBODY or not seen
    for carrier in s.carried[C_CARRIER::C_SIZE]:
        assert 0 <= carrier < SAFES or s.where[carrier - ON_SCOUNDREL] == SALOON
    for at, calls in enumerate(s.calls):
        assert not calls or s.facedown(at)


def check_mods(s: ScoundrelsState) -> None:
    """Fourteen mods, nine of them on safes; a modded safe never lies faceup, an opened one is known to all."""
    on_safes = [mod for mod in s.mod if mod != NOBODY]
    assert sorted([*on_safes, *s.spare_mods]) == list(range(len(s.box.mod_tallies)))
    assert len(s.spare_seen) == len(s.spare_mods)
    for safe in range(SAFES):
        opened, unopened = s.opened >> safe & 1, s.unopened >> safe & 1
        assert not (opened and unopened)
        assert not opened or (s.mod[safe] == NOBODY and s.box.safe_opens[s.gadget[safe]])
        assert not opened or s.known[safe] == (1 << s.n) - 1
        assert not unopened or not s.box.safe_opens[s.gadget[safe]]


def check_purses(s: ScoundrelsState) -> None:
    assert min(s.money) >= 0
    assert min(s.reputation) >= LOWEST
    assert max(s.reputation) <= HIGHEST
    assert min(*s.free, *s.jail) >= 0
    assert all(count <= s.box.henchmen for count in henchmen(s))


def henchmen(s: ScoundrelsState) -> list[int]:
    """What each seat still has: available, jailed, on cards."""
    return [
        s.free[seat] + s.jail[seat] + sum(calls >> seat & 1 for calls in s.calls) for seat in range(s.sides)
    ]


def check_enemy(s: ScoundrelsState) -> None:
    """Its eight cards in one place each; it has no money unless it keeps any, and nobody's marks."""
    shown = [s.shown] if s.shown != NOBODY else []
    assert sorted([*s.automa, *s.automa_pile, *shown]) == s.box.automa_deck
    assert s.box.enemy_hoards or s.money[s.enemy] == 0
    assert all(s.place[mark // 100] != DESTROYED for mark in s.marks)


def check_poker(s: ScoundrelsState, seat: int) -> None:
    slots = s.slots[seat * SLOTS : (seat + 1) * SLOTS]
    hand = [card for card in range(7) if s.hand[seat] >> card & 1]
    laid = [card for card in slots if card != NOBODY]
    assert sorted([*s.deck[seat], *hand, *laid, *([0] if s.faceup[seat] else [])]) == list(range(7))
    for slot in range(SLOTS):
        row = s.put_row[seat * SLOTS + slot]
        assert (row == NOBODY) == (slots[slot] == NOBODY)
        if row != NOBODY:
            told = [s.poker[row + k] for k in (R_KIND, R_SEAT, R_SLOT, R_CARD)]
            assert told == [1, seat, slot, slots[slot]]
        calls = s.calls[seat * SLOTS + slot]
        assert not calls >> seat & 1
        assert not calls or slots[slot] != NOBODY


def check_marks(s: ScoundrelsState, seat: int) -> None:
    for pair in range(MARK_PAIRS):
        placed = sum(mark // 10 % 10 == seat and (mark % 10 - 2) // 2 == pair for mark in s.marks)
        left = s.marks_left[seat * MARK_PAIRS + pair]
        assert left >= 0
        assert left + placed == s.box.mark_counts[pair]


def check_safes(s: ScoundrelsState) -> None:
    for first in range(0, SAFES, SITE_SAFES):
        own = range(first, first + SITE_SAFES)
        assert sorted(s.gadget[safe] for safe in own) == list(own)
        spaces = [s.place[safe] for safe in own if s.place[safe] < STOLEN]
        assert len(set(spaces)) == len(spaces) <= SITE_SPACES
        assert all(0 <= space < SITE_SPACES for space in spaces)
        assert all(place <= UNUSED or (place == DESTROYED and s.enemy >= 0) for place in s.place)
    for safe in range(SAFES):
        if STOLEN <= s.place[safe] < UNUSED:
            thief = s.place[safe] - STOLEN
            assert thief < s.sides
            assert thief == s.enemy or s.known[safe] >> thief & 1
    for mark in s.marks:
        assert s.known[mark // 100] >> (mark // 10 % 10) & 1
    over = 1 if s.top >= 0 and s.ops[s.stack[s.top]].kind == "abandon" else 0
    assert all(s.safes_of(seat) <= s.safe_limit() + over for seat in range(s.n) if s.day)


def check_scoundrels(s: ScoundrelsState) -> None:
    sleeves = range(len(s.job))
    homes: Counter[int] = Counter(
        [*s.saloon, *s.pile, *s.recruits, *(uid for uid in s.sheet if uid != NOBODY)]
    )
    assert homes == Counter(sleeves)
    assert all(s.where[uid] == SALOON for uid in s.saloon)
    assert all(s.where[uid] == PILE for uid in s.pile)
    assert all(s.where[uid] == RECRUITED for uid in s.recruits)
    for at, uid in enumerate(s.sheet):
        assert uid == NOBODY or s.where[uid] == at // PLACES * 8 + at % PLACES
        assert uid == NOBODY or at % PLACES >= s.first_place()
    assert len(s.saloon) <= s.box.saloon_size
    jobs, traits = [*s.job, *s.jobs, *s.purples], [*s.trait, *s.traits]
    assert len(set(jobs)) == len(jobs)
    assert len(set(traits)) == len(traits)
    assert set(s.spent_jobs) <= set(jobs)
    assert set(s.spent_traits) <= set(traits)


def check_decks(s: ScoundrelsState) -> None:
    """In a game that was set up by the rules, as many cards as its decks began with."""
    sizes = s.box.deck_sizes
    if s.day:
        assert len(s.trait) + len(s.traits) == sizes[0] + sizes[1]
        assert len(s.job) + len(s.jobs) + len(s.purples) == sizes[2] + sizes[3] + sizes[4]
