"""From sentences to ops: every row of the language table becomes an op, a cost or a condition."""

from __future__ import annotations

from collections.abc import Callable

from saloon.kernel.core import Op, number
from saloon.scoundrels import acts_cards as cards
from saloon.scoundrels import acts_debts as debts
from saloon.scoundrels import acts_safes as safes
from saloon.scoundrels import acts_scoundrels as gang
from saloon.scoundrels import acts_town as town
from saloon.scoundrels import choices as c
from saloon.scoundrels import hiring, tallies
from saloon.scoundrels import names as n
from saloon.scoundrels.ability import (
    Condition,
    Cost,
    DiscardThis,
    FinalDay,
    FiveOrSix,
    If,
    JailOwn,
    LoseReputation,
    May,
    OnlyIf,
    OpponentHasMoreSafes,
    Pay,
    PoorerThan,
    Sequence,
    Spend,
)
from saloon.scoundrels.automa import Unless
from saloon.scoundrels.catalogue import DOUBLE_OR_NOTHING, Catalogue, Safe, cost
from saloon.scoundrels.debts import BORROW, GAIN
from saloon.scoundrels.flow import FLOW, MORE_FLOW
from saloon.scoundrels.rows import SITE, SLOT, Node, how_many, row_number, unknown
from saloon.scoundrels.setup import cards_of
from saloon.scoundrels.solo import SOLO_ACTS, SoloParts
from saloon.scoundrels.state import Ability, Box, Tally

DIRECTION = {
    "to the left": n.LEFT,
    "to the right": n.RIGHT,
    "above": n.ABOVE,
    "below": n.BELOW,
    "to the left or right": n.LEFT | n.RIGHT,
}
DEED = {"scout": n.AFTER_SCOUT, "mark": n.AFTER_MARK, "steal": n.AFTER_STEAL}
PLAIN_TIMINGS = {
    "M3": n.AT_START,
    "M4": n.AFTER_STEP_3,
    "M5": n.AT_END_OF_DAY,
    "M6": n.WHEN_HIRED,
    "M7": n.AT_ZERO,
    "M9": n.AFTER_GAIN_REPUTATION,
    "M10": n.AFTER_LOSE_REPUTATION,
    "M11": n.AFTER_MONEY,
    "M12": n.AFTER_LIE,
    "M14": n.AFTER_HIRE,
    "M15": n.AFTER_OFFICE,
    "M16": n.AFTER_SUSPECTED,
    "M20": n.AFTER_GAIN_DEBT,
    "M21": n.AFTER_LOSE_DEBT,
    "M22": n.WHEN_DEBT,
    "M23": n.AT_STEP_3,
    "M25": n.AFTER_LIE + n.MODDED,
    "M26": n.AFTER_OPPONENT_FALLS,
    "M27": n.ALWAYS,
}
MODIFIER = {"": 0, "bonus-money": n.BONUS_MONEY, "use-twice": n.USE_TWICE}
REQUIREMENT = {
    "Q1": n.WHILE_BROKE,
    "Q2": n.JAIL_ONE,
    "Q3": n.WHILE_CLEAN,
    "Q4": n.GAIN_ONE,
    "Q5": n.WHILE_POOR,
    "Q6": n.WHILE_INDEBTED,
}
TALLY_ROWS = {"G1": 1, "G2": -1, "G3": 1, "G4": -1}
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
        if row == "S1":
            return self.clause(parts[0])
        if row == "S2":
            return self.keep(OnlyIf(condition(parts[0]), self.clause(parts[1])))
        if row == "S3":
            return self.keep(If(condition(parts[0]), self.steps(parts[1])))
        if row == "S12" and self.solo:
            return self.keep(Unless(self.act(parts[0])))
        raise unknown(row)

    def clause(self, node: Node) -> Ability:
        row, *parts = node
        if row == "S4":
            return self.steps(parts[0])
        if row == "S5":
            return self.keep(Pay(price(parts[0]), self.steps(parts[1])))
        raise unknown(row)

    def steps(self, node: Node) -> Ability:
        """`a, then b, then c` as one sequence."""
        parts = []
        while node[0] == "S7":
            parts.append(self.effect(node[1]))
            node = node[2]
        parts.append(self.effect(node[1]))
        return parts[0] if len(parts) == 1 else self.keep(Sequence(parts))

    def effect(self, node: Node) -> Ability:
        row, part = node
        if row == "S8":
            return self.act(part)
        if part[0] == "S10":
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
    if row == "C1":
        return Spend(parts[0])
    if row == "C2":
        return DiscardThis()
    if row == "C3":
        return JailOwn()
    if row == "C4":
        return LoseReputation(parts[0])
    if row in ("C5", "C6"):
        return debts.GainDebt(how_many(parts[0]), *parts[1:])
    if row == "C7":
        return cards.FlipOwnBluff()
    raise unknown(row)


def condition(node: Node) -> Condition:
    row, *parts = node
    if row == "K1":
        return OpponentHasMoreSafes()
    if row == "K2":
        return PoorerThan(parts[0])
    if row == "K3":
        return FiveOrSix()
    if row == "K4":
        return FinalDay()
    raise unknown(row)


def which_safes(node: Node) -> int:
    """R1 to R4 and L1 to L5."""
    row, *parts = node
    if row in ("R2", "L2"):
        return SITE[parts[0]]
    kinds = {"R1": safes.AT_SITES, "L1": safes.AT_SITES, "R3": safes.THE_UNUSED, "L4": safes.THE_UNUSED}
    kinds |= {"L3": safes.MARKED_BY_YOU, "R4": safes.IT, "L5": safes.IT, "L6": safes.UNMODDED}
    if row not in kinds:
        raise unknown(row)
    return kinds[row]


def which_card(node: Node) -> int:
    return row_number(node, "P", 5)


def which_scoundrel(node: Node) -> int:
    return row_number(node, "B", 5)


def free(node: Node) -> Ability:
    makers: dict[str, Callable[[], Ability]] = {"H2": town.FreeOwn, "H3": town.FreeAny, "H4": town.FreeTwo}
    if node[0] not in makers:
        raise unknown(node[0])
    return makers[node[0]]()


def place_henchman(henchman: Node, card: Node) -> Ability:
    if card[0] != "P2" or henchman[0] not in ("H1", "H2"):
        raise unknown(card[0])
    return town.PlaceHenchman(henchman[0] == "H1")


def clear(card: Node, destroyed: bool) -> Ability:
    if card[0] not in ("P1", "P3"):
        raise unknown(card[0])
    return town.ClearCard(destroyed, card[0] == "P3")


def scout(node: Node) -> Ability:
    return safes.Scout(which_safes(node))


def scout_card(node: Node) -> Ability:
    which = which_card(node)
    return cards.TopCard(which, False) if which >= cards.OWN_TOP else cards.ScoutPlayed(which)


def reveal(node: Node) -> Ability:
    which = which_card(node)
    return cards.TopCard(which, True) if which >= cards.OWN_TOP else cards.RevealPlayed(which)


def exchange(node: Node) -> Ability:
    if node[0] != "P3":
        raise unknown(node[0])
    return cards.ExchangeCard()


def hire(node: Node, discount: int = 0) -> Ability:
    return hiring.Hire(node[0] == "F2", discount)


def steal_money(amount: int, victim: str) -> Ability:
    return town.StealMoneyFromAll(amount) if victim == "each opponent" else town.StealMoney(amount)


def option(node: Node) -> town.Choice:
    row, *parts = node
    kinds = {"O1": c.SEND_TO_JAIL, "O2": c.LOSE_REPUTATION, "O3": c.GIVE_MONEY, "O4": c.DISCARD_ONE}
    if row == "O5":
        return town.Choice(c.TAKE_DEBT, how_many(parts[0]))
    if row not in kinds:
        raise unknown(row)
    return town.Choice(kinds[row], parts[0] if parts else 0)


def place_debt(which: Node, carrier: Node) -> Ability:
    return debts.PlaceDebt(which[0] == "D2", row_number(carrier, "D", debts.THE_SAFE))


def half_the_cost(node: Node) -> Ability:
    if node[0] not in ("B1", "B5"):
        raise unknown(node[0])  # it asks for nobody
    return debts.GainHalf(which_scoundrel(node))


def take_back(node: Node) -> Ability:
    if node[0] != "P6":
        raise unknown(node[0])
    return cards.TakeBack()


ACTS: dict[str, Callable[..., Ability]] = {
    "A1": town.GainMoney,
    "A2": lambda amount, what: town.GainMoneyForEach(amount, row_number(what, "N", 7)),
    "A3": town.OpponentsGainMoney,
    "A4": steal_money,
    "A5": town.GainReputation,
    "A6": scout,
    "A7": lambda node: safes.Mark(which_safes(node)),
    "A8": safes.FlipMark,
    "A9": lambda node: safes.Steal(which_safes(node)),
    "A10": lambda node: safes.SwapSafes(which_safes(node)),
    "A11": free,
    "A12": town.JailOpponent,
    "A13": place_henchman,
    "A14": lambda card: clear(card, True),
    "A15": lambda card: clear(card, False),
    "A16": scout_card,
    "A17": reveal,
    "A18": cards.ShuffleDeck,
    "A19": lambda some: cards.DrawCards(int(some[0])),
    "A20": exchange,
    "A21": hire,
    "A22": hire,
    "A23": lambda node: gang.UseAnother(which_scoundrel(node)),
    "A24": gang.UseLeaderAbility,
    "A25": gang.UseOffice,
    "A26": lambda one, other: gang.Swap(False, which_scoundrel(one), which_scoundrel(other)),
    "A27": lambda one, other: gang.Swap(True, which_scoundrel(one), which_scoundrel(other)),
    "A28": hiring.Rearrange,
    "A29": lambda node: gang.DiscardScoundrel(which_scoundrel(node)),
    "A30": lambda one, other: town.OpponentsChoose(option(one), option(other)),
    "A31": lambda some: debts.GainDebts(how_many(some)),
    "A32": lambda some: debts.LoseDebts(how_many(some)),
    "A33": place_debt,
    "A34": debts.GiveDebt,
    "A35": debts.ScoutDebt,
    "A36": debts.PayOff,
    "A37": half_the_cost,
    "A38": lambda amount, what, most: town.GainMoneyForEach(amount, row_number(what, "N", 7), most),
    "A39": town.FallInReputation,
    "A40": town.SkipStepThree,
    "A41": gang.TreatPile,
    "A42": lambda node: safes.SwapMod(node[0] == "W1"),
    "A43": take_back,
}


def moment(node: Node) -> tuple[int, int]:
    """A timing as its number and its parameter."""
    row, *parts = node
    if row == "M1":
        return n.AT_SLOTS, 1 << SLOT[parts[0]]
    if row == "M2":
        return n.AT_SLOTS, sum(1 << SLOT[name] for name in parts[0])
    if row == "M8":
        return n.AFTER_NEIGHBOUR, DIRECTION[parts[0]]
    if row == "M13":
        return DEED[parts[0]], 0
    if row in ("M17", "M18"):
        return n.AT_MAVERICK, sum(1 << SLOT[name] for name in parts[0])
    if row == "M19":
        return moment(PLAIN[parts[0][0]](parts[0][1]))
    if row == "M24":
        return DEED[parts[0]] + n.MODDED, 0
    if row in PLAIN_TIMINGS:
        return PLAIN_TIMINGS[row], 0
    raise unknown(row)


PLAIN: dict[str, Callable[[str], Node]] = {
    "Y1": lambda slot: ["M1", slot],
    "Y2": lambda slot: ["M17", slot],
    "Y3": lambda slot: ["M17", slot],
    "Y4": lambda direction: ["M8", direction],
}
"""Each half of a mixed timing as a timing of its own."""


def halves(node: Node) -> list[tuple[int, int]]:
    """The one timing, or both of a mixed one."""
    if node[0] != "M19":
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
    if row in ("G1", "G2"):
        return tallies.IfSo(amount, row_number(about, "U", tallies.NONE_IN_JAIL), *(about[1:] or [0]))
    what = row_number(about, "N", tallies.EACH_OTHER_SAFE)
    if what not in (tallies.EACH_DEBT, tallies.EACH_IN_JAIL, tallies.EACH_MARK, tallies.EACH_OTHER_SAFE):
        raise unknown(about[0])
    return tallies.ForEach(amount, what)


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
        for k, ability in enumerate(cat.abilities):
            for name in ability.slots:
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
        return any(tree[0] == "M22" for tree in trees)

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
            t_.requirement_tree[1] if t_.requirement_tree[:1] == ["Q6"] else 0 for t_ in cat.traits
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
