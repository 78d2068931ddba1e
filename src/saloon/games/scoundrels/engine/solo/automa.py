"""The automa of a solo game: its card after every turn, penalties, and what its texts make the enemy do.

The player is the actor of all these texts: "you" is the player, who also decides where the enemy has a choice (XR125).
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.games.scoundrels.engine import choices as c
from saloon.games.scoundrels.engine import events as e
from saloon.games.scoundrels.engine import mutators as m
from saloon.games.scoundrels.engine.ability import AbilityStep, Act
from saloon.games.scoundrels.engine.names import (
    AUTOMA,
    HIGHEST,
    NOBODY,
    SAFES,
    SITE_SAFES,
    SITE_SPACES,
    SLOTS,
)
from saloon.games.scoundrels.engine.solo import enemies
from saloon.games.scoundrels.engine.state import FACEUP, Ability, ScoundrelsState
from saloon.games.scoundrels.engine.verbs.cards import unguarded
from saloon.games.scoundrels.engine.verbs.people import count
from saloon.games.scoundrels.engine.verbs.scoundrels import OneOf
from saloon.kernel.core import ACTOR, CALL, DONE, PC, SOURCE, WAIT, State, push
from saloon.kernel.menu import Listed, Menu

# Which safes an enemy aims at (V1 to V5).
AT_SITE: Final = 1
AT_FULLEST: Final = 2
MOST_MARKS: Final = 3
TOP_RIGHT: Final = 4
TOP_RIGHT_OF_FULLEST: Final = 5


class Automa(Ability):
    """After step 3: turn up a card, carry out one of its sections, discard it (XR107 to XR111)."""

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        if s.stack[fp + PC]:
            enemies.put_automa_away(s)
            return DONE
        if not s.automa:  # only a laid-out position can be without cards
            return DONE
        s.stack[fp + PC] = 1
        section = enemies.show_automa(s)
        body = s.box.automa_top[s.shown] if section == enemies.TOP else s.box.automa_bottom[s.shown]
        push(s, body, s.stack[fp + ACTOR], AUTOMA, 0)
        return CALL


class Unless(Ability):
    """S12: send a henchman to jail, or suffer it; what cannot be suffered in full needs neither (XR116 to XR118).

    Whether it can is settled when the card is read (the place of the frame is 2 from then on, 1 when it is over): who
    makes it impossible after that, by a loan, has only the henchman left (XQ12).
    """

    kind = "penalty"

    def __init__(self, body: Ability) -> None:
        super().__init__()
        self.body: Ability = body

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return self.body.full(s, me, source)

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        me: i64 = s.stack[fp + ACTOR]
        if s.stack[fp + PC] == 1:
            return DONE
        if s.stack[fp + PC] == 0 and not self.can(s, me, s.stack[fp + SOURCE]):
            if s.journal is not None:
                s.journal.add_list(e.PENALTY_VOID, 0, 0, [])
            return DONE
        if s.box.changes.penalty_stands:
            s.stack[fp + PC] = 2
        if s.free[me] > 0:
            return WAIT
        self.choose(s, fp, me, c.SUFFER)
        return CALL

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        s = cast(ScoundrelsState, state)
        if s.stack[fp + PC] == 2 and not self.can(s, seat, s.stack[fp + SOURCE]):
            return Listed([c.JAIL_OWN])
        return Listed([c.JAIL_OWN, c.SUFFER])

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(ScoundrelsState, state)
        s.stack[fp + PC] = 1
        if code == c.JAIL_OWN:
            m.jail_henchman(s, seat)
        else:
            push(s, self.body, seat, s.stack[fp + SOURCE], 0)


def why_not(s: ScoundrelsState, kind: i64) -> i64:
    """Something of the enemy's cards does not happen: say why in the log, and go on."""
    if s.journal is not None and s.box.changes.enemy_lines:
        s.journal.add_list(kind, 0, 0, [])
    return DONE


class EnemyPlaces(Act):
    """E1: one of its available henchmen on your card of this turn, or on one without henchmen (XR124)."""

    kind = "enemy-place"

    def __init__(self, this_turn: bool) -> None:
        super().__init__()
        self.this_turn: bool = this_turn

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        if s.free[s.enemy] <= 0 or not s.in_turn():
            return []
        if not self.this_turn:
            return unguarded(s, me)
        if s.slot == NOBODY or s.slot == FACEUP:
            return []
        at: i64 = me * SLOTS + s.slot
        calls: i64 = s.calls[at]
        return [c.CARD + at] if s.facedown(at) and not (calls >> s.enemy) & 1 else []

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        if s.stack[fp + PC] == 0 and not self.can(s, s.stack[fp + ACTOR], s.stack[fp + SOURCE]):
            return why_not(s, e.ENEMY_NO_HENCHMAN if s.free[s.enemy] <= 0 else e.ENEMY_NO_CARD)
        return super().step(state, fp)

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        m.place_henchman(s, s.enemy, s.enemy, me, (code - c.CARD) % SLOTS)


class EnemyGains(AbilityStep):
    """E2, and E3 with a count: money from the bank, for an enemy that keeps any."""

    def __init__(self, amount: int, what: int = 0) -> None:
        super().__init__()
        self.amount: i64 = amount
        self.what: i64 = what

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return s.box.enemy_hoards and (self.what == 0 or count(s, me, self.what) > 0)

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        if s.stack[fp + PC] == 0 and not self.can(s, s.stack[fp + ACTOR], s.stack[fp + SOURCE]):
            return why_not(s, e.ENEMY_NO_GAIN)
        return super().step(state, fp)

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        times: i64 = count(s, me, self.what) if self.what else 1
        m.gain_money(s, s.enemy, self.amount * times, NOBODY)


class EnemyRises(AbilityStep):
    """E4."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return s.reputation[s.enemy] < HIGHEST

    def full(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return s.reputation[s.enemy] + self.amount <= HIGHEST

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        if s.stack[fp + PC] == 0 and not self.can(s, s.stack[fp + ACTOR], s.stack[fp + SOURCE]):
            return why_not(s, e.ENEMY_NO_RISE)
        return super().step(state, fp)

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        m.change_reputation(s, s.enemy, self.amount)


class EnemyRobs(AbilityStep):
    """E5: as much as you have, so as a penalty too it can be suffered with any money at all (X42, XR136)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: i64 = amount

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return s.money[me] > 0

    def full(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return s.money[me] >= (1 if s.box.changes.penalty_stands else self.amount)

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        m.steal_money(s, s.enemy, me, self.amount, NOBODY)


class EnemySteals(Act):
    """E6: a safe from a site; of equal ones you choose which (XR125, XR128)."""

    kind = "enemy-steal"

    def __init__(self, target: int, site: int) -> None:
        super().__init__()
        self.target: i64 = target
        self.site: i64 = site

    def targets(self, s: ScoundrelsState, me: i64, source: i64) -> list[int]:
        if self.target == MOST_MARKS:
            return most_marked(s)
        codes: list[int] = []
        for site in [self.site] if self.target in (AT_SITE, TOP_RIGHT) else fullest_sites(s):
            if self.target in (AT_SITE, AT_FULLEST):
                codes += [c.SAFE + safe for safe in safes_at(s, site)]
            else:
                codes += top_right(s, site)
        return codes

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        if s.stack[fp + PC] == 0 and not self.can(s, s.stack[fp + ACTOR], s.stack[fp + SOURCE]):
            return why_not(s, e.ENEMY_NO_SAFE)
        return super().step(state, fp)

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        enemies.enemy_steals(s, code - c.SAFE)


class EnemyDestroys(EnemySteals):
    """E7."""

    kind = "destroy"

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        enemies.destroy(s, code - c.SAFE)


def safes_at(s: ScoundrelsState, site: i64) -> list[int]:
    first: i64 = site * SITE_SAFES
    return [safe for safe in range(first, first + SITE_SAFES) if s.place[safe] < SITE_SPACES]


def fullest_sites(s: ScoundrelsState) -> list[int]:
    """The sites with the most safes; none when all are bare."""
    sizes = [len(safes_at(s, site)) for site in range(SAFES // SITE_SAFES)]
    most = max(sizes)
    return [site for site in range(len(sizes)) if sizes[site] == most and most > 0]


def most_marked(s: ScoundrelsState) -> list[int]:
    """Of all sites, the safes with the most marks of any player."""
    marks = [0] * SAFES
    for mark in s.marks:
        marks[mark // 100] += 1
    there = [safe for safe in range(SAFES) if s.place[safe] < SITE_SPACES]
    most: i64 = 0
    for safe in there:
        if marks[safe] > most:
            most = marks[safe]
    return [c.SAFE + safe for safe in there if marks[safe] == most]


def top_right(s: ScoundrelsState, site: i64) -> list[int]:
    """The highest safe of the right column; with that empty, of the left one (XR133, XR134)."""
    there = safes_at(s, site)
    for space in s.box.top_right:
        for safe in there:
            if s.place[safe] == space:
                return [c.SAFE + safe]
    return []


class EnemyRecruits(OneOf):
    """E8: a scoundrel of the Saloon, of the discard pile or of your sheet; of equal ones you choose which."""

    kind = "recruit"

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        if s.stack[fp + PC] == 0 and not self.can(s, s.stack[fp + ACTOR], s.stack[fp + SOURCE]):
            return why_not(s, e.ENEMY_NO_RECRUIT)
        return super().step(state, fp)

    def do(self, s: ScoundrelsState, me: i64, source: i64, code: i64) -> None:
        enemies.recruit(s, s.uid_of_job(code - c.SCOUNDREL))


class ShuffleAutoma(AbilityStep):
    """E9."""

    def do_now(self, s: ScoundrelsState, me: i64, source: i64) -> None:
        enemies.shuffle_automa(s)


AUTOMA_OP: Final = Automa()
