"""Everything of a Scoundrels game that can change, and the box it is played with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.kernel.chance import Chance
from saloon.kernel.core import Op, State
from saloon.scoundrels.names import MARK_PAIRS, NOBODY, PLACES, SAFES, SITE_SAFES, SLOTS, STOLEN

# One row of `poker`, the history of the poker cards: what happened to which card of whom, and who saw its face.
R_KIND: Final = 0
R_SEAT: Final = 1
R_SLOT: Final = 2
R_CARD: Final = 3
R_KNOWN: Final = 4  # bit mask of the seats that saw the card
ROW_SIZE: Final = 5

DRAWN: Final = 0  # a card from the deck into the hand
PUT: Final = 1  # a card from the hand into a slot (slot 6: faceup beside the sheet)
TAKEN: Final = 2  # a card from a slot into the hand; right after a PUT there, the card that had lain under it
TOPPED: Final = 3  # the top card of the deck was looked at
MIXED: Final = 4  # the deck was shuffled
UNDER: Final = 5  # the played cards went under the deck

# One row of `queue`: something happened that a scoundrel may answer to.
Q_KIND: Final = 0
Q_SEAT: Final = 1  # whose scoundrels may answer
Q_A: Final = 2  # place of the used scoundrel, source of the money, or safe
Q_BORN: Final = 3  # the clock then: who came to the sheet later was not there
Q_SIZE: Final = 4

TOP_OF_DECK: Final = 24
"""`it_card` is seat * 6 + slot of a played card, or this plus the seat whose deck it lies on."""
FACEUP: Final = 6
"""The place of a 0 beside the sheet, as if it were a slot."""


class Ability(Op):
    """A part of a card's text: can it do anything for a seat, and how (`Op.step`)."""

    def allowed(self, s: Town, me: i64, source: i64) -> bool:
        """Whether nothing in it forbids the use of the whole text: every condition holds, every price can be paid."""
        return True

    def can(self, s: Town, me: i64, source: i64) -> bool:
        return True


class Box:
    """What stays the same through a game: cards, numbers, options. Shared by all states of the game."""

    def __init__(self) -> None:
        self.players: i64 = 2
        self.days: i64 = 2
        self.strategy_cards: bool = False
        self.starting_zero: bool = False
        self.extra_scoundrel: bool = False
        self.wild_saloon: bool = False
        self.live: bool = False
        self.first: i64 = NOBODY
        self.leaders: list[int] = []
        """Leader of each seat; empty: dealt at random."""
        self.options: dict[str, object] = {}

        self.deck_sizes: list[int] = []
        """Blue and red traits, green, purple and black jobs used in this game."""
        self.packs: list[list[int]] = []
        """All cards of those five kinds, in the same order."""
        self.job_count: i64 = 0
        self.trait_count: i64 = 0
        self.job_colour: list[int] = []
        self.job_tech: list[int] = []
        self.job_body: list[Ability] = []
        self.trait_level: list[int] = []
        self.trait_tech: list[int] = []
        self.trait_timing: list[int] = []
        self.trait_param: list[int] = []
        self.trait_modifier: list[int] = []
        self.trait_requirement: list[int] = []
        self.trait_leaves: list[int] = []
        """1 if it is discarded after every use."""
        self.costs: list[int] = []
        """By trait * job_count + job."""
        self.strategy_leader: list[int] = []
        self.strategy_timing: list[int] = []
        self.strategy_body: list[Ability] = []
        self.leader_body: list[Ability] = []
        """Abilities of the leader sheet: A/2, 3, 4, 5."""
        self.slot_ability: list[int] = []
        """By slot, -1 for none."""
        self.office_body: list[Ability] = []
        self.safe_values: list[int] = []
        """By gadget."""
        self.site_lists: list[int] = []
        """By site, bit mask of the numbers printed there."""
        self.mark_counts: list[int] = []
        """Marks of each player by pair of faces."""
        self.start_money: i64 = 4
        self.henchmen: i64 = 3
        self.jailed_at_start: i64 = 1
        self.saloon_size: i64 = 3

    def cost(self, trait: i64, job: i64) -> i64:
        return self.costs[trait * self.job_count + job]


class Town(State):
    """A Scoundrels game at one moment."""

    def __init__(
        self, box: Box, ops: list[Op], chance: Chance, draws: list[int], like: Town | None = None
    ) -> None:
        """A game not yet begun; with `like`, the same moment again. (Compiled classes run `__init__` in every case.)"""
        n = box.players
        self.box: Box = box
        if like is None:
            super().__init__(n, ops, chance, draws, [])
            self.day: i64 = 0
            self.turn: i64 = 0
            """Turns begun today."""
            self.active: i64 = NOBODY
            """Whose turn it is; nobody's at the end of a day."""
            self.first: i64 = NOBODY
            """Who began this day."""
            self.latest: i64 = NOBODY
            """Who took the latest turn."""
            self.slot: i64 = NOBODY
            """Slot of the card played this turn."""
            self.clock: i64 = 0
            self.step3: i64 = 1
            """Whether step 3 of this turn is still to come (0: skipped)."""
            # What "it" is in the ability that runs: where the thing lies, never a hidden face.
            self.it_safe: i64 = NOBODY
            self.it_henchman: i64 = NOBODY
            self.it_deck: i64 = NOBODY
            self.it_card: i64 = NOBODY

            self.leaders: list[int] = []
            self.money: list[int] = [0] * n
            self.reputation: list[int] = [0] * n
            self.free: list[int] = [0] * n
            """Available henchmen."""
            self.jail: list[int] = [0] * n
            self.strategy: list[int] = [NOBODY] * n
            self.hand: list[int] = [0] * n
            """Bit mask of poker cards by seat."""
            self.deck: list[list[int]] = [[] for _ in range(n)]
            """Poker decks, top card last."""
            self.slots: list[int] = [NOBODY] * (n * SLOTS)
            """The poker card in each slot."""
            self.calls: list[int] = [0] * (n * SLOTS)
            """Bit mask of whose henchmen lie on the card of each slot."""
            self.faceup: list[int] = [0] * n
            """1 if the 0 lies faceup beside the sheet."""
            self.put_row: list[int] = [NOBODY] * (n * SLOTS)
            """Row of `poker` that tells how the card of a slot came there."""
            self.poker: list[int] = []

            # Scoundrels: a trait behind a job, in a sleeve; the sleeve is the scoundrel.
            self.job: list[int] = []
            self.trait: list[int] = []
            self.where: list[int] = []
            self.born: list[int] = []
            """The clock when it came to the sheet."""
            self.sheet: list[int] = [NOBODY] * (n * PLACES)
            self.saloon: list[int] = []
            """Leftmost first."""
            self.pile: list[int] = []
            """Discard pile, top last."""
            self.traits: list[int] = []
            """Trait deck, top last."""
            self.jobs: list[int] = []
            """Job deck, top last; with Wild Saloon green on black."""
            self.purples: list[int] = []
            """With Wild Saloon the second job deck."""
            self.spent_jobs: list[int] = []
            """Job cards used this turn."""
            self.spent_traits: list[int] = []
            self.spent_strategies: i64 = 0
            """Bit mask of seats."""
            self.spent_leader: i64 = 0
            """Bit mask of the leader sheet's abilities used this turn by whom: seat * 8 + ability."""
            self.leaving: list[int] = []
            """Scoundrels that are discarded once their use is over."""
            self.queue: list[int] = []

            self.gadget: list[int] = [NOBODY] * SAFES
            """What lies behind each safe: hidden."""
            self.place: list[int] = [NOBODY] * SAFES
            self.known: list[int] = [0] * SAFES
            """Bit mask of the seats that have seen it."""
            self.marks: list[int] = []
            """Each mark as safe * 100 + seat * 10 + number."""
            self.marks_left: list[int] = [0] * (n * MARK_PAIRS)
            return
        super().__init__(n, ops, chance, like.draws[:], like.stack[:])
        self.day = like.day
        self.turn = like.turn
        self.active = like.active
        self.first = like.first
        self.latest = like.latest
        self.slot = like.slot
        self.clock = like.clock
        self.step3 = like.step3
        self.it_safe = like.it_safe
        self.it_henchman = like.it_henchman
        self.it_deck = like.it_deck
        self.it_card = like.it_card
        self.leaders = like.leaders
        self.money = like.money[:]
        self.reputation = like.reputation[:]
        self.free = like.free[:]
        self.jail = like.jail[:]
        self.strategy = like.strategy[:]
        self.hand = like.hand[:]
        decks: list[list[int]] = []
        for deck in like.deck:
            decks.append(deck[:])
        self.deck = decks
        self.slots = like.slots[:]
        self.calls = like.calls[:]
        self.faceup = like.faceup[:]
        self.put_row = like.put_row[:]
        self.poker = like.poker[:]
        self.job = like.job[:]
        self.trait = like.trait[:]
        self.where = like.where[:]
        self.born = like.born[:]
        self.sheet = like.sheet[:]
        self.saloon = like.saloon[:]
        self.pile = like.pile[:]
        self.traits = like.traits[:]
        self.jobs = like.jobs[:]
        self.purples = like.purples[:]
        self.spent_jobs = like.spent_jobs[:]
        self.spent_traits = like.spent_traits[:]
        self.spent_strategies = like.spent_strategies
        self.spent_leader = like.spent_leader
        self.leaving = like.leaving[:]
        self.queue = like.queue[:]
        self.gadget = like.gadget[:]
        self.place = like.place[:]
        self.known = like.known[:]
        self.marks = like.marks[:]
        self.marks_left = like.marks_left[:]

    def clone(self) -> Town:
        return Town(self.box, self.ops, self.chance, self.draws, self)

    def facts(self) -> dict[str, object]:
        """Everything that makes two states the same, for comparing and debugging."""
        return {
            "draws": self.draws, "stack": self.stack, "day": self.day, "turn": self.turn, "active": self.active,
            "first": self.first, "latest": self.latest, "slot": self.slot, "clock": self.clock, "step3": self.step3,
            "it": [self.it_safe, self.it_henchman, self.it_deck, self.it_card], "leaders": self.leaders,
            "money": self.money, "reputation": self.reputation, "free": self.free, "jail": self.jail,
            "strategy": self.strategy, "hand": self.hand, "deck": self.deck, "slots": self.slots, "calls": self.calls,
            "faceup": self.faceup, "put_row": self.put_row, "poker": self.poker, "job": self.job, "trait": self.trait,
            "where": self.where, "born": self.born, "sheet": self.sheet, "saloon": self.saloon, "pile": self.pile,
            "traits": self.traits, "jobs": self.jobs, "purples": self.purples, "spent_jobs": self.spent_jobs,
            "spent_traits": self.spent_traits, "spent_strategies": self.spent_strategies,
            "spent_leader": self.spent_leader, "leaving": self.leaving, "queue": self.queue, "gadget": self.gadget,
            "place": self.place, "known": self.known, "marks": self.marks, "marks_left": self.marks_left,
        }  # fmt: skip

    # Small readings that rules, views and bots share.

    def final_day(self) -> bool:
        return self.day >= self.box.days

    def safe_limit(self) -> i64:
        """No more stolen safes than the number of the day; always three with Wild Saloon (SR132, SR272)."""
        return 3 if self.box.wild_saloon else self.day

    def safes_of(self, seat: i64) -> i64:
        count: i64 = 0
        for place in self.place:
            if place == STOLEN + seat:
                count += 1
        return count

    def site_of(self, safe: i64) -> i64:
        return safe // SITE_SAFES

    def value_of(self, safe: i64) -> i64:
        return self.box.safe_values[self.gadget[safe]]

    def cost_of(self, uid: i64) -> i64:
        return self.box.cost(self.trait[uid], self.job[uid])

    def is_spent(self, uid: i64) -> bool:
        job = self.job[uid]
        for used in self.spent_jobs:
            if used == job:
                return True
        trait = self.trait[uid]
        for used in self.spent_traits:
            if used == trait:
                return True
        return False

    def first_place(self) -> i64:
        """The first place of a sheet that takes scoundrels."""
        return 0 if self.box.extra_scoundrel else 1

    def scoundrels_of(self, seat: i64) -> i64:
        count: i64 = 0
        base: i64 = seat * PLACES
        for place in range(PLACES):
            if self.sheet[base + place] != NOBODY:
                count += 1
        return count

    def it_number(self) -> i64:
        """The number on the poker card that "it" is, -1 for none."""
        at = self.it_card
        if at == NOBODY:
            return NOBODY
        if at < TOP_OF_DECK:
            return self.slots[at]
        deck = self.deck[at - TOP_OF_DECK]
        return deck[len(deck) - 1] if deck else NOBODY

    def in_turn(self) -> bool:
        """Whether a turn runs; otherwise it is set-up or the end of a day."""
        return self.active != NOBODY

    def played_today(self, seat: i64) -> i64:
        """Cards played this day; all four at its end (N1, T77)."""
        if self.active == NOBODY:
            return 4
        count: i64 = self.faceup[seat]
        base: i64 = seat * SLOTS
        for slot in range(SLOTS):
            if self.slots[base + slot] != NOBODY:
                count += 1
        return count

    def uid_of_job(self, job: i64) -> i64:
        for uid in range(len(self.job)):
            if self.job[uid] == job:
                return uid
        return NOBODY
