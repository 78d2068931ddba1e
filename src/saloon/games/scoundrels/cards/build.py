"""From sentences to ops: every row of the language table becomes an op, a cost or a condition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from saloon.games.scoundrels import rows
from saloon.games.scoundrels.catalogue import DOUBLE_OR_NOTHING, Catalogue, Safe, cost
from saloon.games.scoundrels.engine import ability, tallies
from saloon.games.scoundrels.engine import names as n
from saloon.games.scoundrels.engine.ability import CONDITIONS, Condition, Cost, If, May, OnlyIf, Pay, Sequence
from saloon.games.scoundrels.engine.flow import hiring
from saloon.games.scoundrels.engine.flow.days import FLOW, MORE_FLOW
from saloon.games.scoundrels.engine.flow.debts import BORROW, GAIN
from saloon.games.scoundrels.engine.reading import SLOT, Node, meant, unknown
from saloon.games.scoundrels.engine.setup import cards_of
from saloon.games.scoundrels.engine.solo.automa import Unless
from saloon.games.scoundrels.engine.solo.parts import SOLO_ACTS, SoloParts
from saloon.games.scoundrels.engine.state import Ability, Box, Tally
from saloon.games.scoundrels.engine.verbs import cards, choosing, debts, henchmen, people, safes, scoundrels
from saloon.kernel.core import Op, number

DIRECTION = {
    "to the left": n.LEFT,
    "to the right": n.RIGHT,
    "above": n.ABOVE,
    "below": n.BELOW,
    "to the left or right": n.LEFT | n.RIGHT,
}
DEED = {"scout": n.AFTER_SCOUT, "mark": n.AFTER_MARK, "steal": n.AFTER_STEAL}
PLAIN_TIMINGS = {
    rows.AT_START: n.AT_START,
    rows.AFTER_STEP_3: n.AFTER_STEP_3,
    rows.AT_END_OF_DAY: n.AT_END_OF_DAY,
    rows.WHEN_HIRED: n.WHEN_HIRED,
    rows.AT_ZERO: n.AT_ZERO,
    rows.AFTER_RISE: n.AFTER_GAIN_REPUTATION,
    rows.AFTER_FALL: n.AFTER_LOSE_REPUTATION,
    rows.AFTER_MONEY: n.AFTER_MONEY,
    rows.AFTER_LIE: n.AFTER_LIE,
    rows.AFTER_HIRE: n.AFTER_HIRE,
    rows.AFTER_OFFICE: n.AFTER_OFFICE,
    rows.AFTER_SUSPECTED: n.AFTER_SUSPECTED,
    rows.AFTER_GAINING_DEBT: n.AFTER_GAIN_DEBT,
    rows.AFTER_LOSING_DEBT: n.AFTER_LOSE_DEBT,
    rows.WHEN_DEBT: n.WHEN_DEBT,
    rows.AT_STEP_3: n.AT_STEP_3,
    rows.AFTER_MODDED_LIE: n.AFTER_LIE + n.MODDED,
    rows.AFTER_OPPONENT_FALLS: n.AFTER_OPPONENT_FALLS,
    rows.ALWAYS: n.ALWAYS,
}
MODIFIER = {"": 0, "bonus-money": n.BONUS_MONEY, "use-twice": n.USE_TWICE}
REQUIREMENT = {
    rows.WHILE_BROKE: n.WHILE_BROKE,
    rows.JAIL_ONE: n.JAIL_ONE,
    rows.WHILE_CLEAN: n.WHILE_CLEAN,
    rows.GAIN_ONE: n.GAIN_ONE,
    rows.WHILE_POOR: n.WHILE_POOR,
    rows.WHILE_INDEBTED: n.WHILE_INDEBTED,
}
SENTENCES: Final = frozenset({rows.PLAIN, rows.ONLY_IF, rows.IF_SO})
"""Sentences that a player's card is made of; others are of the final count or of an enemy."""
TALLY_ROWS = {rows.BONUS_IF: 1, rows.PENALTY_IF: -1, rows.BONUS_FOR_EACH: 1, rows.PENALTY_FOR_EACH: -1}
"""Sentences of the final count, and whether they add or take."""


class Builder:
    """Builds the ops of one catalogue and keeps them all, so that frames can name them."""

    def __init__(self, flow: list[Op]) -> None:
        self.made: list[Op] = list(flow)
        self.paths: list[str] = [type(op).__name__ for op in flow]
        """A stable name for each op: what frames are called outside the engine."""
        self.owner = ""
        self.solo = False
        """Whether the text is an enemy's."""

    def keep(self, op: Ability) -> Ability:
        self.made.append(op)
        self.paths.append(f"{self.owner}/{sum(path.startswith(self.owner + '/') for path in self.paths)}")
        return op

    def card(self, owner: str, sentences: list[Node], solo: bool = False) -> Ability:
        self.owner = owner
        self.solo = solo
        return self.text(sentences)

    def text(self, sentences: list[Node]) -> Ability:
        parts = [self.sentence(node) for node in sentences]
        return parts[0] if len(parts) == 1 else self.keep(Sequence(parts))

    def sentence(self, node: Node) -> Ability:
        row, *parts = node
        if row == rows.PLAIN:
            return self.clause(parts[0])
        if row == rows.ONLY_IF:
            return self.keep(OnlyIf(condition(parts[0]), self.clause(parts[1])))
        if row == rows.IF_SO:
            return self.keep(If(condition(parts[0]), self.steps(parts[1])))
        if row == rows.UNLESS and self.solo:
            return self.keep(Unless(self.act(parts[0])))
        raise unknown(row)

    def clause(self, node: Node) -> Ability:
        row, *parts = node
        if row == rows.WITHOUT_COST:
            return self.steps(parts[0])
        if row == rows.AT_A_COST:
            return self.keep(Pay(price(parts[0]), self.steps(parts[1])))
        raise unknown(row)

    def steps(self, node: Node) -> Ability:
        """`a, then b, then c` as one sequence."""
        parts = []
        while node[0] == rows.THEN:
            parts.append(self.effect(node[1]))
            node = node[2]
        parts.append(self.effect(node[1]))
        return parts[0] if len(parts) == 1 else self.keep(Sequence(parts))

    def effect(self, node: Node) -> Ability:
        row, part = node
        if row == rows.MUST:
            return self.act(part)
        if part[0] == rows.MAY_FREE:
            return self.keep(May(self.act(part[1])))
        return self.keep(May(self.keep(Pay(price(part[1]), self.act(part[2])))))

    def act(self, node: Node) -> Ability:
        row, *parts = node
        make = SOLO_ACTS.get(row) if self.solo and row in SOLO_ACTS else ACTS.get(row)
        if make is None:
            raise unknown(row)
        op = make(*parts)
        if isinstance(op, Sequence):
            for part in op.parts:
                self.keep(part)
        return self.keep(op)


def price(node: Node) -> Cost:
    row, *parts = node
    if row not in COSTS:
        raise unknown(row)
    return COSTS[row](*parts)


def condition(node: Node) -> Condition:
    row, *parts = node
    if row not in CONDITIONS:
        raise unknown(row)
    return CONDITIONS[row](*parts)


ROOMS: Final = (people, henchmen, choosing, safes, cards, scoundrels, debts, hiring)
ACTS: Final = {row: verb for room in ROOMS for row, verb in room.VERBS.items()}
COSTS: Final = ability.COSTS | cards.COSTS | debts.COSTS


def moment(node: Node) -> tuple[int, int]:
    """A timing as its number and its parameter."""
    row, *parts = node
    if row == rows.AT_SLOT:
        return n.AT_SLOTS, 1 << SLOT[parts[0]]
    if row == rows.AT_SLOTS:
        return n.AT_SLOTS, sum(1 << SLOT[name] for name in parts[0])
    if row == rows.AFTER_NEIGHBOUR:
        return n.AFTER_NEIGHBOUR, DIRECTION[parts[0]]
    if row == rows.AFTER_SAFE:
        return DEED[parts[0]], 0
    if row in (rows.AT_MAVERICK, rows.AT_MAVERICKS):
        return n.AT_MAVERICK, sum(1 << SLOT[name] for name in parts[0])
    if row == rows.AT_EITHER:
        return moment(PLAIN[parts[0][0]](parts[0][1]))
    if row == rows.AFTER_MODDED_SAFE:
        return DEED[parts[0]] + n.MODDED, 0
    if row in PLAIN_TIMINGS:
        return PLAIN_TIMINGS[row], 0
    raise unknown(row)


PLAIN: dict[str, Callable[[str], Node]] = {
    rows.FIRST_SLOT: lambda slot: [rows.AT_SLOT, slot],
    rows.FIRST_MAVERICK: lambda slot: [rows.AT_MAVERICK, slot],
    rows.SECOND_MAVERICK: lambda slot: [rows.AT_MAVERICK, slot],
    rows.SECOND_NEIGHBOUR: lambda direction: [rows.AFTER_NEIGHBOUR, direction],
}
"""Each half of a mixed timing as a timing of its own."""


def halves(node: Node) -> list[tuple[int, int]]:
    """The one timing, or both of a mixed one."""
    if node[0] != rows.AT_EITHER:
        return [moment(node)]
    return [moment(PLAIN[half[0]](half[1])) for half in node[1:]]


def masks(node: Node, timing: int) -> int:
    """The slots or directions that a timing has of a kind."""
    return sum({param for kind, param in halves(node) if kind == timing})


def tally(node: Node) -> Tally:
    """A bonus or a penalty."""
    row, amount, about = node
    if row not in TALLY_ROWS:
        raise unknown(row)
    amount *= TALLY_ROWS[row]
    if row in (rows.BONUS_IF, rows.PENALTY_IF):
        return tallies.IfSo(amount, meant(about, tallies.STATES), *(about[1:] or [0]))
    return tallies.ForEach(amount, meant(about, tallies.COUNTS))


class Parts:
    """What all games of one catalogue share: its ops and its tables."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.expansion = catalogue.box == DOUBLE_OR_NOTHING
        builder = Builder([*FLOW, *MORE_FLOW] if self.expansion else FLOW)
        self.jobs = [builder.card(f"job:{job.id}", job.tree) for job in catalogue.jobs]
        self.strategies = [builder.card(f"strategy:{card.id}", card.tree) for card in catalogue.strategies]
        self.abilities = [
            builder.card(f"leader:{ability.id}", ability.tree) for ability in catalogue.abilities
        ]
        self.office = [builder.card(f"office:{option_.id}", option_.tree) for option_ in catalogue.sheriff]
        self.locations = [builder.card(f"location:{place.id}", place.tree) for place in catalogue.locations]
        self.safes = [
            builder.card(f"safe:{safe.id}", safe.tree) if safe.kind == "when-stolen" else Ability()
            for safe in catalogue.safes
        ]
        self.solo = SoloParts(catalogue, builder)
        self.ops = number(builder.made)
        self.paths = builder.paths
        self.costs = [cost(trait, job) for trait in catalogue.traits for job in catalogue.jobs]

    def box(self) -> Box:
        """A box with the cards in it; the options are for the caller to set."""
        box, cat = Box(), self.catalogue
        box.job_count, box.trait_count = len(cat.jobs), len(cat.traits)
        box.job_colour = [n.COLOURS.index(job.colour) for job in cat.jobs]
        box.job_tech = [job.tech for job in cat.jobs]
        box.job_body = self.jobs
        box.trait_level = [trait.level for trait in cat.traits]
        levels = [cards_of(box.trait_level, level) for level in (1, 2)]
        box.packs = levels + [cards_of(box.job_colour, colour) for colour in (n.GREEN, n.PURPLE, n.BLACK)]
        box.trait_tech = [trait.tech for trait in cat.traits]
        timings = [moment(trait.timing_tree) for trait in cat.traits]
        box.trait_timing = [timing for timing, _ in timings]
        box.trait_param = [param for _, param in timings]
        box.trait_modifier = [MODIFIER[trait.modifier] for trait in cat.traits]
        box.trait_requirement = [
            REQUIREMENT[t_.requirement_tree[0]] if t_.requirement_tree else 0 for t_ in cat.traits
        ]
        box.trait_leaves = [1 if trait.after_tree else 0 for trait in cat.traits]
        box.costs = self.costs
        ids = [leader.id for leader in cat.leaders]
        box.strategy_leader = [ids.index(card.leader) for card in cat.strategies]
        timings = [moment(card.timing_tree) for card in cat.strategies]
        box.strategy_timing = [timing for timing, _ in timings]
        box.strategy_body = self.strategies
        box.leader_body = self.abilities
        box.slot_ability = [n.NOBODY] * n.SLOTS
        for k, one in enumerate(cat.abilities):
            for name in one.slots:
                box.slot_ability[SLOT[name]] = k
        box.office_body = self.office
        box.safe_values = [safe.value for safe in cat.safes]
        box.site_lists = [sum({1 << value for value in site.values}) for site in cat.sites]
        box.mark_counts = [mark.count for mark in cat.marks]
        box.start_money = cat.game.start_money
        box.henchmen = cat.game.henchmen
        box.jailed_at_start = cat.game.henchmen_in_jail_at_start
        box.saloon_size = cat.game.saloon_size
        trees = [trait.timing_tree for trait in cat.traits]
        box.trait_slots = [masks(tree, n.AT_SLOTS) for tree in trees]
        box.trait_arrows = [masks(tree, n.AFTER_NEIGHBOUR) for tree in trees]
        if self.expansion:
            self._expand(box)
        return box

    def reads_debts(self, strategies: bool) -> bool:
        """Whether a card in play is used when a player gains a debt (M22)."""
        cat = self.catalogue
        trees = [trait.timing_tree for trait in cat.traits]
        trees += [card.timing_tree for card in cat.strategies if strategies]
        return any(tree[0] == rows.WHEN_DEBT for tree in trees)

    def _expand(self, box: Box) -> None:
        """What the expansion adds."""
        cat = self.catalogue
        assert cat.debt_numbers is not None
        assert cat.safe_numbers is not None
        box.expansion = True
        box.places = len(cat.places)
        box.gain, box.borrow = GAIN, BORROW
        box.trait_maverick = [masks(trait.timing_tree, n.AT_MAVERICK) for trait in cat.traits]
        box.trait_required = [
            t_.requirement_tree[1] if t_.requirement_tree[:1] == [rows.WHILE_INDEBTED] else 0
            for t_ in cat.traits
        ]
        box.location_body = self.locations
        box.safe_body = self.safes
        box.safe_opens = [1 if safe.kind == "when-stolen" else 0 for safe in cat.safes]
        box.safe_timing = [moment(safe.timing_tree)[0] if safe.timing_tree else n.NEVER for safe in cat.safes]
        box.safe_timings = sum(1 << (timing - n.NEVER) for timing in set(box.safe_timing))
        box.safe_tallies = [bonuses(safe) for safe in cat.safes]
        box.mod_tallies = [[tally(node) for node in mod.tree] for mod in cat.mods]
        box.mods_per_site = cat.safe_numbers.modded_per_site
        box.debt_values = [debt.value for debt in cat.debts for _ in range(debt.count)]
        box.debt_prices = [space.price for space in cat.debt_spaces]
        box.loan_money = cat.debt_numbers.loan_money
        box.loans_per_turn = cat.debt_numbers.loans_per_turn


def bonuses(safe: Safe) -> list[Tally]:
    return [tally(node) for node in safe.tree] if safe.kind == "end-of-game" else []
