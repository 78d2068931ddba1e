"""Set-up: leaders, decks, Saloon, safes, pieces, poker hands, strategy cards."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.games.scoundrels.engine import choices as c
from saloon.games.scoundrels.engine import events as e
from saloon.games.scoundrels.engine import mutators as m
from saloon.games.scoundrels.engine.names import (
    HAND,
    MARK_PAIRS,
    NOBODY,
    SAFES,
    SITE_SAFES,
    SITE_SPACES,
    UNUSED,
)
from saloon.games.scoundrels.engine.solo.enemies import deal_enemy
from saloon.games.scoundrels.engine.state import ScoundrelsState
from saloon.kernel.core import DONE, WAIT, Op, State, pick, shuffle
from saloon.kernel.menu import Listed, Menu


def set_up(s: ScoundrelsState) -> None:
    """Leaders, decks, Saloon, safes, pieces, poker hands, first player (SR12 to SR33)."""
    deal_leaders(s)
    shuffle_scoundrels(s)
    deal_safes(s)
    if s.expanded:
        deal_mods(s)
        s.supply = s.box.debt_values[:]
        shuffle(s, m.DEBTS_MIXED, s.supply)
    for seat in range(s.n):
        s.money[seat] = s.box.start_money
        s.jail[seat] = s.box.jailed_at_start
        s.free[seat] = s.box.henchmen - s.box.jailed_at_start
        for pair in range(MARK_PAIRS):
            s.marks_left[seat * MARK_PAIRS + pair] = s.box.mark_counts[pair]
    m.refill(s)
    if s.box.wild_saloon:
        s.saloon.insert(
            0, s.saloon.pop()
        )  # the purple one was created first and stands leftmost (SR268, C11)
    for seat in range(s.n):
        deal_poker(s, seat)
    if s.enemy != NOBODY:
        deal_enemy(s)
    s.first = s.box.first if s.box.first != NOBODY else pick(s, m.FIRST, s.n)


def deal_leaders(s: ScoundrelsState) -> None:
    leaders = s.box.leaders[:]
    if not leaders:
        leaders = [leader for leader in range(4) if leader != s.box.enemy]
        shuffle(s, m.LEADERS_DEALT, leaders)
    s.leaders = leaders[: s.n]
    if s.journal is not None:
        for seat in range(s.n):
            s.journal.add2(e.LEADER_TAKEN, 0, seat, s.leaders[seat])


def cards_of(kinds: list[int], kind: i64) -> list[int]:
    return [card for card in range(len(kinds)) if kinds[card] == kind]


def shuffled(s: ScoundrelsState, stream: i64, pack: i64) -> list[int]:
    """As many cards of a shuffled pack as are used; the others leave the game unseen (SR19)."""
    cards = s.box.packs[pack][:]
    shuffle(s, stream, cards)
    return cards[: s.box.deck_sizes[pack]]


def shuffle_scoundrels(s: ScoundrelsState) -> None:
    """Each colour on its own, then one deck: blue on red; green on purple on black (SR13 to SR15, SR264)."""
    blue = shuffled(s, m.BLUE, 0)
    red = shuffled(s, m.RED, 1)
    green = shuffled(s, m.GREEN_JOBS, 2)
    purple = shuffled(s, m.PURPLE_JOBS, 3)
    black = shuffled(s, m.BLACK_JOBS, 4)
    s.traits = red + blue
    if s.box.wild_saloon:
        s.purples = purple
        s.jobs = black + green
    else:
        s.jobs = black + purple + green


def deal_safes(s: ScoundrelsState) -> None:
    """Six to a site: five on the board, one unused (SR22 to SR24)."""
    for site in range(SAFES // SITE_SAFES):
        gadgets = [site * SITE_SAFES + k for k in range(SITE_SAFES)]
        shuffle(s, m.SAFES_DEALT + site, gadgets)
        for k in range(SITE_SAFES):
            s.gadget[site * SITE_SAFES + k] = gadgets[k]
            s.place[site * SITE_SAFES + k] = k if k < SITE_SPACES else UNUSED


def deal_mods(s: ScoundrelsState) -> None:
    """A random mod, unseen, to each safe in the top spaces of its site; the others lie unused (XR18 to XR22)."""
    mods = list(range(len(s.box.mod_tallies)))
    shuffle(s, m.MODS, mods)
    for safe in range(SAFES):
        if s.place[safe] < s.box.mods_per_site:
            s.mod[safe] = mods.pop()
    s.spare_mods = mods
    s.spare_seen = [0] * len(mods)


def deal_poker(s: ScoundrelsState, seat: i64) -> None:
    """Seven cards, four of them in hand; with Starting 0 the 0 is one of the four (SR30, SR260)."""
    cards = [0, 1, 2, 3, 4, 5, 6]
    if s.box.starting_zero:
        cards = [1, 2, 3, 4, 5, 6]
    shuffle(s, m.POKER + seat * 4, cards)
    if s.box.starting_zero:
        cards.append(0)
    s.deck[seat] = cards
    m.draw(s, seat, HAND)
    if s.box.starting_zero:
        m.show_first_draw(s, seat)


class ChooseStrategies(Op):
    """All leaders choose one of their two strategy cards in secret; then all are shown (SR253, SR254)."""

    kind = "strategy"

    def step(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        if self.asked(s, fp):
            return WAIT
        if s.journal is not None:
            for seat in range(s.n):
                s.journal.add2(e.STRATEGY_SHOWN, 0, seat, s.strategy[seat])
        return DONE

    def asked(self, state: State, fp: i64) -> i64:
        s = cast(ScoundrelsState, state)
        mask: i64 = 0
        for seat in range(s.n):
            if s.strategy[seat] == NOBODY:
                one: i64 = seat
                mask |= 1 << one
        return mask

    def menu(self, state: State, fp: i64, seat: i64) -> Menu:
        s = cast(ScoundrelsState, state)
        leader = s.leaders[seat]
        return Listed([c.STRATEGY_CARD + k for k in cards_of(s.box.strategy_leader, leader)])

    def choose(self, state: State, fp: i64, seat: i64, code: i64) -> None:
        s = cast(ScoundrelsState, state)
        s.strategy[seat] = code - c.STRATEGY_CARD
        if s.journal is not None:
            s.journal.add2(e.STRATEGY_CHOSEN, 1 << seat, seat, s.strategy[seat])


STRATEGIES: Final = ChooseStrategies()
