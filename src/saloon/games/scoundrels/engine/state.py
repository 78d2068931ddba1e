"""Everything of a Scoundrels game that can change, and the box it is played with."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.errors import Reason
from saloon.games.scoundrels.engine.changes import VERSION, Changes
from saloon.games.scoundrels.engine.events import CUT_SHORT
from saloon.games.scoundrels.engine.names import (
    DEBT_SPACES,
    MARK_PAIRS,
    NOBODY,
    PLACES,
    SAFES,
    SITE_SAFES,
    SLOTS,
    STOLEN,
)
from saloon.kernel.chance import Chance
from saloon.kernel.core import PC, STRIDE, Op, State

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

# One row of `carried`: a debt on a safe or on a scoundrel.
C_CARRIER: Final = 0
C_VALUE: Final = 1
C_SEEN: Final = 2  # bit mask of the seats that saw its value
C_SIZE: Final = 3

# One row of `drawn`: a debt that somebody is gaining and has not put into a space yet.
D_SEAT: Final = 0
D_VALUE: Final = 1
D_SEEN: Final = 2
D_SIZE: Final = 3

TOP_OF_DECK: Final = 24
"""`it_card` is seat * 6 + slot of a played card, or this plus the seat whose deck it lies on."""
BLUFFS_CALLED: Final = 2
"""Where the frame of an end of day stands once bluffs are called."""
FACEUP: Final = 6
"""The place of a 0 beside the sheet, as if it were a slot."""


OUT_OF_REACH: Final = -9.0
"""The worth of what cannot be done at all, or not be paid."""


class Appraiser:
    """A seat that asks what a text would be worth to it now, in tech. How it judges is for `guide.worth` to say."""

    def __init__(self) -> None:
        self.me: i64 = 0
        self.final: bool = False
        self.days_left: float = 0.0
        self.dollar: float = 0.0
        self.debt: float = 0.0
        """What a debt costs."""
        self.reputation: float = 0.0
        self.jailed: float = 0.0
        """An opponent's henchman in jail."""

    def henchman(self) -> float:
        """What an available henchman is worth."""
        return 0.0

    def counted(self, s: ScoundrelsState, what: i64) -> i64:
        """How many of what a text counts there will be."""
        return 0

    def caught(self, s: ScoundrelsState) -> i64:
        """Own bluffs with henchmen on them."""
        return 0

    def robbery(self, s: ScoundrelsState, amount: i64, everybody: bool) -> float:
        return 0.0

    def theft(self, s: ScoundrelsState, which: i64) -> float:
        return 0.0

    def scouting(self, s: ScoundrelsState, which: i64) -> float:
        return 0.0

    def swapped(self, s: ScoundrelsState, which: i64) -> float:
        return 0.0

    def another(self, s: ScoundrelsState, which: i64) -> float:
        """The best of those whom a text lets one use."""
        return 0.0

    def best_of(self, s: ScoundrelsState, texts: list[Ability]) -> float:
        return 0.0

    def best_option(self, s: ScoundrelsState) -> float:
        """The best that the Sheriff's Office offers."""
        return 0.0

    def paying_off(self, s: ScoundrelsState) -> float:
        return 0.0


class Ability(Op):
    """A part of a card's text: can it do anything for a seat, what is that worth to it, and how (`Op.step`)."""

    def allowed(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        """Whether nothing in it forbids the use of the whole text: every condition holds, every price can be paid."""
        return True

    def can(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        return True

    def full(self, s: ScoundrelsState, me: i64, source: i64) -> bool:
        """Whether it can be carried out in full: an enemy's penalty is, or not at all (XR118)."""
        return self.can(s, me, source)

    def cash(self, s: ScoundrelsState, me: i64, source: i64) -> i64:
        """Money that has to be at hand before it is used."""
        return 0

    def least(self, s: ScoundrelsState, me: i64, source: i64, deep: i64) -> i64:
        """The least money with which it does anything at all (XQ37), texts that lead to texts looked into so deep."""
        return 0

    def lacking(self, s: ScoundrelsState, me: i64, source: i64) -> Reason | None:
        """What keeps it from being used, a condition or a price; None if there is just nothing for it to do."""
        return None

    def worth(self, t: Appraiser, s: ScoundrelsState, own: bool) -> float:
        """In tech, to a seat; with `own` the text is of one's own scoundrel, whose loss would be one."""
        return 0.0


class Tally:
    """A bonus or a penalty of a safe or a mod, counted at the end of the game."""

    def tech(self, s: ScoundrelsState, seat: i64, safe: i64) -> i64:
        return 0

    def tech_of_enemy(self, s: ScoundrelsState, safe: i64) -> i64:
        """The same for the enemy of a solo game, for whom every "if" is met (XR129)."""
        return 0


class EnemyTally:
    """Something on an enemy card that counts at the end of the game."""

    def tech(self, s: ScoundrelsState) -> i64:
        return 0


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
        self.changes: Changes = Changes(VERSION)

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
        self.trait_slots: list[int] = []
        """By trait, bit mask of the slots after which it is used in step 2; 0 for none."""
        self.trait_arrows: list[int] = []
        """By trait, bit mask of the directions in which a neighbour may have been used."""

        self.expansion: bool = False
        """Double or Nothing: debts and loans, mods, mavericks."""
        self.places: i64 = 6
        """Places of a sheet, the portrait included."""
        self.trait_maverick: list[int] = []
        """By trait, bit mask of the slots on which a henchman makes it usable."""
        self.trait_required: list[int] = []
        """By trait, the number in its requirement."""
        self.location_body: list[Ability] = []
        self.safe_timing: list[int] = []
        self.safe_timings: i64 = 0
        """Bit mask, counted from NEVER, of the timings that any safe has."""
        """By gadget, when the text of a faceup safe is used; NEVER for other safes."""
        self.safe_body: list[Ability] = []
        self.safe_opens: list[int] = []
        """By gadget, 1 if it is turned faceup when stolen."""
        self.safe_tallies: list[list[Tally]] = []
        """By gadget, what it counts at the end besides its value."""
        self.mod_tallies: list[list[Tally]] = []
        self.mods_per_site: i64 = 0
        self.debt_values: list[int] = []
        """All tokens."""
        self.debt_prices: list[int] = []
        """By space, what it costs to pay off the debt there."""
        self.gain: Op = Op()
        """What asks for the space of a debt (`debts.GAIN`)."""
        self.borrow: Op = Op()
        """What asks for loans (`debts.BORROW`)."""
        self.readers: bool = False
        """Whether any card in this game looks at debts when they are gained."""
        self.loan_money: i64 = 0
        self.loans_per_turn: i64 = 0

        self.enemy: i64 = NOBODY
        """The leader who is the enemy of a solo game."""
        self.enemy_henchmen: i64 = 0
        self.enemy_hoards: bool = False
        """Whether it keeps money; otherwise it never has any."""
        self.enemy_setup: list[Ability] = []
        """Done once, after the set-up; nothing or one text."""
        self.enemy_day: list[Ability] = []
        """Done at the end of each day."""
        self.enemy_best: i64 = NOBODY
        """How many of its safes count; -1: all."""
        self.enemy_tallies: list[EnemyTally] = []
        """Its tech beyond the normal sources."""
        self.automa_deck: list[int] = []
        """The automa cards of the enemy."""
        self.automa_slots: list[int] = []
        """By automa card, bit mask of the slots of its top section."""
        self.automa_top: list[Ability] = []
        self.automa_bottom: list[Ability] = []
        self.top_right: list[int] = []
        """The spaces of a site, the one that counts as top right first."""

    def cost(self, trait: i64, job: i64) -> i64:
        return self.costs[trait * self.job_count + job]


class ScoundrelsState(State):
    """A Scoundrels game at one moment."""

    def __init__(
        self, box: Box, ops: list[Op], chance: Chance, draws: list[int], like: ScoundrelsState | None = None
    ) -> None:
        """A game not yet begun; with `like`, the same moment again. (Compiled classes run `__init__` in every case.)"""
        n = box.players
        sides = n if box.enemy == NOBODY else n + 1
        self.box: Box = box
        self.sides: i64 = sides
        """Seats, and after them the enemy of a solo game, which counts as an opponent but is never asked anything."""
        self.enemy: i64 = NOBODY if box.enemy == NOBODY else n
        self.expanded: bool = box.expansion
        self.places: i64 = box.places
        self.public_only: bool = False
        """Only while it is asked what others must think possible: what a seat hides does not count then."""
        self.hidden_mattered: bool = False
        """Whether something hidden was left out of account when that was last asked."""
        self.reseen: i64 = 0
        """How often a row of `poker` was changed after it was written: who keeps rows looks whether they still hold."""
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
            self.money: list[int] = [0] * sides
            self.reputation: list[int] = [0] * sides
            self.free: list[int] = [0] * sides
            """Available henchmen."""
            self.jail: list[int] = [0] * sides
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
            # What only the expansion has; in a base game it stays as it is.
            self.loans: i64 = 0
            """Loans taken in this turn."""
            self.poor: i64 = 0
            """1 if the player of this turn could not afford anybody when step 3 began."""
            self.opened: i64 = 0
            """Bit mask of the safes that lie faceup."""
            self.unopened: i64 = 0
            """Bit mask of the safes without a mod that were stolen and not turned faceup: so they never will be."""
            self.mixings: i64 = 0
            """How often lost debts have become unused ones again."""
            self.spent_safes: i64 = 0
            """Bit mask of the safes used this turn."""
            self.shown: i64 = NOBODY
            """The automa card that is being carried out."""
            self.under: i64 = NOBODY
            """The automa card that reshuffled last and lies under the deck, for all to know."""
            self._expand(n if box.expansion else 0)
            return
        super().__init__(n, ops, chance, like.draws[:], like.frames())
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
        self.loans = like.loans
        self.poor = like.poor
        self.opened = like.opened
        self.unopened = like.unopened
        self.spent_safes = like.spent_safes
        self.shown = like.shown
        self.under = like.under
        self.mixings = like.mixings
        if self.expanded:
            self._copy(like)
        else:
            self._share(like)

    def _expand(self, n: int) -> None:
        """The lists of the expansion, empty in a base game."""
        self.debts: list[int] = [NOBODY] * (n * DEBT_SPACES)
        """The debt in each space (value + MIX * mixing): its value is hidden from everybody."""
        self.debts_seen: list[int] = [0] * (n * DEBT_SPACES)
        """Bit mask of the seats that were shown it all the same."""
        self.supply: list[int] = []
        """Unused debts, top last: hidden."""
        self.discarded: list[int] = []
        """Lost debts, faceup."""
        self.carried: list[int] = []
        self.drawn: list[int] = []
        self.pledged: list[int] = [0] * n
        """Debts that a cost will bring, while it is asked whether it can be paid; otherwise 0."""
        self.mod: list[int] = [NOBODY] * (SAFES if n else 0)
        """The mod of each safe: hidden."""
        self.mod_seen: list[int] = [0] * (SAFES if n else 0)
        self.spare_mods: list[int] = []
        """Unused mods, facedown in a row: hidden."""
        self.spare_seen: list[int] = []
        self.mavericks: i64 = 0
        """Bit masks, eight bits a seat, of the slots on which it has put a henchman since it could last answer."""
        self.flipped: list[int] = [0] * n
        """Bit mask of the slots in which the card lies faceup."""
        self.returned: list[int] = [0] * n
        """Cards played today and taken back."""
        self.declined: list[int] = []
        """Choices that the player of this turn has gone back from and not made another since."""
        self.automa: list[int] = []
        """The enemy's deck, top last: hidden."""
        self.automa_pile: list[int] = []
        """Its discarded cards, faceup, top last."""
        self.recruits: list[int] = []
        """Scoundrels that the enemy has recruited."""

    def _copy(self, like: ScoundrelsState) -> None:
        self.debts = like.debts[:]
        self.debts_seen = like.debts_seen[:]
        self.supply = like.supply[:]
        self.discarded = like.discarded[:]
        self.carried = like.carried[:]
        self.drawn = like.drawn[:]
        self.pledged = like.pledged[:]
        self.mod = like.mod[:]
        self.mod_seen = like.mod_seen[:]
        self.spare_mods = like.spare_mods[:]
        self.spare_seen = like.spare_seen[:]
        self.mavericks = like.mavericks
        self.flipped = like.flipped[:]
        self.returned = like.returned[:]
        self.declined = like.declined[:]
        self.automa = like.automa[:]
        self.automa_pile = like.automa_pile[:]
        self.recruits = like.recruits[:]

    def _share(self, like: ScoundrelsState) -> None:
        self.debts = like.debts
        self.debts_seen = like.debts_seen
        self.supply = like.supply
        self.discarded = like.discarded
        self.carried = like.carried
        self.drawn = like.drawn
        self.pledged = like.pledged
        self.mod = like.mod
        self.mod_seen = like.mod_seen
        self.spare_mods = like.spare_mods
        self.spare_seen = like.spare_seen
        self.mavericks = like.mavericks
        self.flipped = like.flipped
        self.returned = like.returned
        self.declined = like.declined
        self.automa = like.automa
        self.automa_pile = like.automa_pile
        self.recruits = like.recruits

    def clone(self) -> ScoundrelsState:
        return ScoundrelsState(self.box, self.ops, self.chance, self.draws, self)

    def rule_cut(self) -> None:
        """The ruling that ends texts which lead to texts (Q52), told of whose turn it is."""
        if self.journal is not None:
            self.journal.add1(CUT_SHORT, 0, self.latest if self.active == NOBODY else self.active)

    def facts(self) -> dict[str, object]:
        """Everything that makes two states the same, for comparing and debugging."""
        return {
            "draws": self.draws, "stack": self.frames(), "day": self.day, "turn": self.turn, "active": self.active,
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
            "loans": self.loans, "poor": self.poor, "opened": self.opened, "unopened": self.unopened,
            "spent_safes": self.spent_safes, "mixings": self.mixings,
            "debts": self.debts, "debts_seen": self.debts_seen,
            "supply": self.supply, "discarded": self.discarded, "carried": self.carried, "drawn": self.drawn,
            "mod": self.mod, "mod_seen": self.mod_seen, "spare_mods": self.spare_mods, "spare_seen": self.spare_seen,
            "mavericks": self.mavericks, "flipped": self.flipped, "returned": self.returned,
            "declined": self.declined, "automa": self.automa, "automa_pile": self.automa_pile,
            "shown": self.shown, "under": self.under, "recruits": self.recruits,
        }  # fmt: skip

    def take(self, fact: str, value: Any) -> None:
        if fact == "it":
            self.it_safe, self.it_henchman, self.it_deck, self.it_card = value
        elif fact == "deck":
            self.deck = [deck[:] for deck in value]
        else:
            super().take(fact, value)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        from saloon.start import restored

        facts = {**self.facts(), "journal": self.journal}
        return restored, ("scoundrels", self.n, self.box.options, self.chance, facts)

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
        for place in range(self.places):
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
        if self.expanded:
            count += self.returned[seat]
        base: i64 = seat * SLOTS
        for slot in range(SLOTS):
            if self.slots[base + slot] != NOBODY:
                count += 1
        return count

    def uid_of_job(self, job: i64) -> i64:
        """Who has a job; most often one of the latest, so they are looked at first."""
        uid: i64 = len(self.job) - 1
        while uid >= 0 and self.job[uid] != job:
            uid -= 1
        return uid

    # Readings of the expansion.

    def facedown(self, at: i64) -> bool:
        """Whether a facedown card lies in a slot (seat * 6 + slot)."""
        if self.slots[at] == NOBODY:
            return False
        return not self.expanded or not (self.flipped[at // SLOTS] >> (at % SLOTS)) & 1

    def calling_bluffs(self) -> bool:
        """Whether bluffs have just been called, with the henchmen still on the cards."""
        return self.active == NOBODY and self.top >= STRIDE and self.stack[STRIDE + PC] == BLUFFS_CALLED

    def debts_of(self, seat: i64) -> i64:
        count: i64 = 0
        for space in range(seat * DEBT_SPACES, (seat + 1) * DEBT_SPACES):
            if self.debts[space] != NOBODY:
                count += 1
        return count

    def room(self, seat: i64) -> i64:
        """How many more debts a seat can gain; those it is gaining or has promised to gain have theirs."""
        if seat == self.enemy:
            return DEBT_SPACES  # it discards them all (XR126)
        room = DEBT_SPACES - self.debts_of(seat) - self.pledged[seat]
        for row in range(0, len(self.drawn), D_SIZE):
            if self.drawn[row + D_SEAT] == seat:
                room -= 1
        return room

    def loans_open(self, seat: i64) -> i64:
        """How many loans a seat can still take now: in its own turn only (X3)."""
        if seat != self.active:
            return 0
        left = self.box.loans_per_turn - self.loans
        room = self.room(seat)
        return left if left < room else room

    def affords(self, seat: i64, amount: i64) -> bool:
        """Whether a seat can pay this much, with loans if need be (XQ32)."""
        money: i64 = self.money[seat]
        if money >= amount:
            return True
        return self.expanded and money + self.loans_open(seat) * self.box.loan_money >= amount

    def modded(self, safe: i64) -> bool:
        return self.expanded and self.mod[safe] != NOBODY

    def has_open(self, seat: i64, safe: i64) -> bool:
        """Whether a seat has a safe that lies faceup, and so may use it; an enemy never does (XR130)."""
        return (self.opened >> safe) & 1 == 1 and seat != self.enemy and self.place[safe] == STOLEN + seat

    def mavericks_of(self, seat: i64) -> i64:
        """The slots whose mavericks a seat may use."""
        return (self.mavericks >> (seat * 8)) & 255
