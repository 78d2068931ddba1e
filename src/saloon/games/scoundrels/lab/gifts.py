"""Gifts: put a thing into a position of 3000 Scoundrels as if it had always been there.

Cards exist once. Whatever is given is taken from where it was, and a card that is not in this game takes its place, so
that decks keep their size and the Saloon its people.
"""

from __future__ import annotations

from typing import Any

from saloon.games.scoundrels.engine import choices as c
from saloon.games.scoundrels.engine import mutators as m
from saloon.games.scoundrels.engine.flow.hiring import HIRE_OP, ways_in
from saloon.games.scoundrels.engine.guide.thumb import Thumb
from saloon.games.scoundrels.engine.names import DEBT_SPACES, MIX, NOBODY, PLACES, SALOON, STOLEN, WHEN_HIRED
from saloon.kernel.chance import Dice
from saloon.kernel.core import PC, push

AT_ONCE = 1
"""Where the frame of a hire stands when somebody was hired for the ability alone."""


def one_of(cards: list[int], dice: Dice) -> int:
    return cards[dice.roll(len(cards))]


def free_job(s: Any, job: int, dice: Dice) -> None:
    """Take a job card out of the game, wherever it is."""
    present = {*s.jobs, *s.purples, *s.job}
    if job not in present:
        return
    pack = next(pack for pack in s.box.packs[2:] if job in pack)
    spare = [card for card in pack if card not in present]
    if not spare:
        spare = [card for cards in s.box.packs[2:] for card in cards if card not in present]
    for deck in (s.jobs, s.purples):
        if job in deck:
            if spare:
                deck[deck.index(job)] = one_of(spare, dice)
            else:
                deck.remove(job)
            return
    uid = s.job.index(job)
    if spare:
        s.job[uid] = one_of(spare, dice)
    elif s.jobs or s.purples:
        s.job[uid] = (s.jobs or s.purples).pop(0)


def free_trait(s: Any, trait: int, dice: Dice) -> None:
    """The same for a trait card."""
    present = {*s.traits, *s.trait}
    if trait not in present:
        return
    pack = next(pack for pack in s.box.packs[:2] if trait in pack)
    spare = [card for card in pack if card not in present]
    if trait in s.traits:
        if spare:
            s.traits[s.traits.index(trait)] = one_of(spare, dice)
        else:
            s.traits.remove(trait)
        return
    uid = s.trait.index(trait)
    if spare:
        s.trait[uid] = one_of(spare, dice)
    elif s.traits:
        s.trait[uid] = s.traits.pop(0)


def give_scoundrel(s: Any, seat: int, job: int, trait: int, guide: Thumb, dice: Dice) -> None:
    """A scoundrel for nothing, where the rules of thumb put it; who is only used when hired is used now."""
    free_job(s, job, dice)
    free_trait(s, trait, dice)
    uid = len(s.job)
    s.job.append(job)
    s.trait.append(trait)
    s.where.append(SALOON)
    s.born.append(0)
    if s.box.trait_timing[trait] == WHEN_HIRED:
        s.saloon.append(uid)
        push(s, HIRE_OP, seat, uid, 0)
        s.stack[s.top + PC] = AT_ONCE
        return
    s.saloon.append(uid)  # where a hire would find it
    guide.sense.look(s, seat)
    rated = [
        (guide.fitting(s, c.HIRE + job * c.HIRES + way), dice.roll(1000), way) for way in ways_in(s, seat)
    ]
    place = max(rated)[2]
    m.leave(s, uid)
    if place == c.LET_GO:
        place = min(way for _, _, way in rated if way != c.LET_GO)
    old = s.sheet[seat * PLACES + place]
    if old != NOBODY:
        m.discard(s, old)
    m.settle(s, uid, seat, place)


def give_money(s: Any, seat: int, amount: int) -> None:
    s.money[seat] += amount


def give_safe(s: Any, seat: int, gadget: int, mod: int, dice: Dice) -> None:
    """A safe from its site; an unused one lies there first, in the place of another. With a mod, or none."""
    safe = s.gadget.index(gadget)
    if s.place[safe] >= STOLEN:
        here = [other for other in range(len(s.place)) if s.site_of(other) == s.site_of(safe)]
        other = one_of([one for one in here if s.place[one] < STOLEN], dice)
        s.gadget[safe], s.gadget[other] = s.gadget[other], s.gadget[safe]
        safe = other
    if s.expanded:
        set_mod(s, safe, mod)
    m.steal_safe(s, seat, safe)
    s.queue.clear()


def set_mod(s: Any, safe: int, mod: int) -> None:
    """This mod on a safe, or none; the one that lay there is spare."""
    old = s.mod[safe]
    if old == mod:
        return
    if mod != NOBODY:
        if mod in s.mod:
            other = s.mod.index(mod)
            s.mod[other] = old
            s.mod[safe] = mod
            return
        k = s.spare_mods.index(mod)
        if old == NOBODY:
            del s.spare_mods[k]
            del s.spare_seen[k]
        else:
            s.spare_mods[k] = old
        s.mod[safe] = mod
        return
    s.mod[safe] = NOBODY
    s.spare_mods.append(old)
    s.spare_seen.append(0)


def give_debt(s: Any, seat: int, value: int) -> None:
    """A debt of this value into the first open space."""
    for k, token in enumerate(s.supply):
        if token % MIX == value:
            del s.supply[k]
            break
    else:
        return
    for space in range(seat * DEBT_SPACES, (seat + 1) * DEBT_SPACES):
        if s.debts[space] == NOBODY:
            s.debts[space] = token
            return


def give_leader(s: Any, seat: int, leader: int) -> None:
    """This leader, in exchange with whoever has it."""
    leaders = list(s.leaders)
    if leader in leaders:
        leaders[leaders.index(leader)] = leaders[seat]
    leaders[seat] = leader
    s.leaders = leaders


def put_on_top(s: Any, card: int) -> None:
    """An automa card as the enemy's next."""
    if card in s.automa:
        s.automa.remove(card)
        s.automa.append(card)
