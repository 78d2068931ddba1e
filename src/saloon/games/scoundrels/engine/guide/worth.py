"""What things are worth to a seat, in tech, by rules of thumb: safes, money, henchmen, and what a text would do.

Every op says what it is worth (`Ability.worth`) to an appraiser. A `Sense` is the one that there is: what a seat makes
of a position from what it has seen itself. Hidden things count by their mean. Its `tastes` are fitted by self-play.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.games.scoundrels.engine.ability import If, May, OnlyIf, Pay, Sequence
from saloon.games.scoundrels.engine.names import (
    BONUS_MONEY,
    DEBT_SPACES,
    GAIN_ONE,
    JAIL_ONE,
    NOBODY,
    PLACES,
    SAFES,
    SITE_SAFES,
    SLOTS,
    STOLEN,
    TURNS,
    USE_TWICE,
    WHEN_HIRED,
)
from saloon.games.scoundrels.engine.state import OUT_OF_REACH, Ability, Appraiser, ScoundrelsState
from saloon.games.scoundrels.engine.verbs.people import CARDS_PLAYED, count
from saloon.games.scoundrels.engine.verbs.safes import AT_SITES, IT, allows
from saloon.games.scoundrels.engine.verbs.scoundrels import IN_SALOON, TOP_OF_PILE

# What a taste is for: its place in the list of tastes.
DOLLAR: Final = 0
DOLLAR_FINAL: Final = 1
DOLLAR_SAVING: Final = 2
BLUFF: Final = 3
RISK: Final = 4
SHAME: Final = 5
VINDICATION: Final = 6
TRUTH: Final = 7
HENCHMAN: Final = 8
HENCHMAN_FINAL: Final = 9
SCARCE: Final = 10
SCOUT: Final = 11
SCOUT_KNOWN: Final = 12
ROOM: Final = 13
USES: Final = 14
ICON: Final = 15
HIRE: Final = 16
TOLD: Final = 17
MARKED: Final = 18
DEBT: Final = 19
EARLY_LOOK: Final = 20
EARLY_MONEY: Final = 21
LATE_BLUFF: Final = 22
THEFT_EARLY: Final = 23
JAILED: Final = 24
BY_SLOT: Final = 25
BRIBE: Final = 26
REPUTATION: Final = 27
DOUBT: Final = 28
TASTES: Final = (
    ("a dollar", 0.15),
    ("a dollar on the final day", 0.12),
    ("a dollar while a bribe is in reach", 0.33),
    ("how much of a bluff's gain is believed in", 0.85),
    ("how likely a card is suspected", 0.33),
    ("how much a called bluff costs", 1.0),
    ("being suspected when honest", 0.35),
    ("how many cards are taken to be honest", 0.5),
    ("a henchman", 0.4),
    ("a henchman on the final day, for each turn to come", 0.1),
    ("how dear the last henchmen are", 0.75),
    ("scouting a safe", 1.0),
    ("scouting a known safe", 0.15),
    ("a safe within the limit", 0.3),
    ("how often a scoundrel is used", 1.0),
    ("a tech icon", 1.5),
    ("hiring at all", 0.0),
    ("how far the marks of others are believed", 0.35),
    ("a mark on an unknown safe", 0.3),
    ("a debt", 1.3),
    ("looking at safes early", 1.0),
    ("getting money early", 0.6),
    ("bluffing late", 1.5),
    ("a theft before the final day", 1.0),
    ("an opponent's henchman in jail", 0.35),
    ("uses a day of one by slot", 0.7),
    ("bribing the Sheriff", -0.5),
    ("a reputation", 1.0),
    ("eagerness to doubt", 1.0),
)
"""Name and what the rule bot thinks of it; the fitted ones are in `bots/thumb.json`."""

NEVER: Final = OUT_OF_REACH
SHERIFF: Final = 12
"""What a bribe of the Sheriff costs."""


class Texts:
    """What the texts of a catalogue are like as a whole, and how often traits let theirs be used."""

    def __init__(
        self,
        offers: list[list[Ability]],
        steals: list[int],
        once: list[int],
        rates: list[float],
        bribes: list[int],
        bails: list[int],
    ) -> None:
        self.offers: list[list[Ability]] = offers
        """By job, what it lets one do or leave."""
        self.steals: list[int] = steals
        """By job, 1 if it takes safes: used after what gives money or knowledge."""
        self.once: list[int] = once
        """By job, 1 if it is discarded by its use."""
        self.rates: list[float] = rates
        """By trait, uses a day; 0 for one that depends on slots."""
        self.bribes: list[int] = bribes
        """By option of the office, 1 for one that is open on the final day only."""
        self.bails: list[int] = bails
        """By option of the office, how many henchmen it frees."""


def offered(text: Ability) -> list[Ability]:
    """Every "you may" of a text."""
    if isinstance(text, May):
        return [text]
    if isinstance(text, Sequence):
        found: list[Ability] = []
        for part in text.parts:
            found += offered(part)
        return found
    if isinstance(text, (OnlyIf, If, Pay)):
        return offered(text.body)
    return []


class Sense(Appraiser):
    """What the seat that looked last makes of a position."""

    def __init__(self, texts: Texts, tastes: list[float]) -> None:
        super().__init__()
        self.texts: Texts = texts
        self.tastes: list[float] = tastes
        self.debt = tastes[DEBT]
        self.reputation = tastes[REPUTATION]
        self.jailed = tastes[JAILED]
        self.turns_left: i64 = 0
        """Own turns today that have not played a card yet."""
        self.worths: list[float] = [0.0] * SAFES
        """What each safe would count for the seat, as far as it knows."""
        self.held: i64 = 0
        self.poorest: float = 0.0
        """The least of the own safes."""
        self.depth: i64 = 0

    def look(self, s: ScoundrelsState, me: i64) -> None:
        """Take a position in, as a seat knows it."""
        self.me = me
        self.final = s.final_day()
        laid: i64 = s.faceup[me]
        for slot in range(SLOTS):
            if s.slots[me * SLOTS + slot] != NOBODY:
                laid += 1
        self.turns_left = TURNS - laid if laid < TURNS else 0
        day: i64 = s.day if s.day > 1 else 1
        self.days_left = float(s.box.days - day) + float(self.turns_left) / 4.0
        self.dollar = self._dollar(s)
        self._safes(s)

    def _dollar(self, s: ScoundrelsState) -> float:
        if not self.final:
            return self.tastes[DOLLAR]
        if s.active != NOBODY and s.money[self.me] + 3 * self.turns_left >= SHERIFF:
            return self.tastes[DOLLAR_SAVING]
        return self.tastes[DOLLAR_FINAL]

    def _safes(self, s: ScoundrelsState) -> None:
        """A safe that the seat has not seen counts as the mean of those of its site that it has not seen."""
        me = self.me
        worths = self.worths
        for site in range(SAFES // SITE_SAFES):
            total: i64 = 0
            hidden: i64 = 0
            first: i64 = site * SITE_SAFES
            for safe in range(first, first + SITE_SAFES):
                value = s.value_of(safe)
                if (s.known[safe] >> me) & 1:
                    worths[safe] = float(value)
                else:
                    total += value
                    hidden += 1
            if hidden:
                mean = float(total) / float(hidden)
                for safe in range(first, first + SITE_SAFES):
                    if not (s.known[safe] >> me) & 1:
                        worths[safe] = mean
        for mark in s.marks:
            at: i64 = mark // 100
            number: i64 = mark % 10
            if (s.known[at] >> me) & 1:
                if number == s.value_of(at):
                    worths[at] += 1.0
            else:
                worths[at] += self.tastes[MARKED]
                if mark // 10 % 10 != me and (s.box.site_lists[at // SITE_SAFES] >> number) & 1:
                    worths[at] += self.tastes[TOLD] * (float(number) - worths[at])
        self.held = 0
        self.poorest = 99.0
        for safe in range(SAFES):
            if s.place[safe] == STOLEN + me:
                self.held += 1
                if worths[safe] < self.poorest:
                    self.poorest = worths[safe]

    # What parts of texts ask for

    def henchman(self) -> float:
        """What an available henchman is worth."""
        if self.final:
            return 0.1 + self.tastes[HENCHMAN_FINAL] * float(self.turns_left)
        return self.tastes[HENCHMAN]

    def counted(self, s: ScoundrelsState, what: i64) -> i64:
        if what == CARDS_PLAYED and self.turns_left == TURNS:
            return 2
        return count(s, self.me, what)

    def paying_off(self, s: ScoundrelsState) -> float:
        best = NEVER
        for space in range(DEBT_SPACES):
            price: i64 = s.box.debt_prices[space]
            if s.debts[self.me * DEBT_SPACES + space] != NOBODY and price <= s.money[self.me]:
                gain = self.debt - float(price) * self.dollar
                if gain > best:
                    best = gain
        return best

    def robbery(self, s: ScoundrelsState, amount: i64, everybody: bool) -> float:
        total: i64 = 0
        most: i64 = 0
        for seat in range(s.sides):
            if seat == self.me:
                continue
            taken: i64 = s.money[seat] if s.money[seat] < amount else amount
            total += taken
            if taken > most:
                most = taken
        return float(total if everybody else most) * self.dollar * 1.5

    def caught(self, s: ScoundrelsState) -> i64:
        """Own bluffs with henchmen on them."""
        found: i64 = 0
        for slot in range(SLOTS):
            at: i64 = self.me * SLOTS + slot
            if s.slots[at] != NOBODY and s.calls[at] and s.slots[at] != slot + 1:
                found += 1
        return found

    # Safes

    def best_safe(self, s: ScoundrelsState, which: i64) -> float:
        """The worth of the best safe that a text speaks of."""
        kind = AT_SITES if which == IT and s.it_safe == NOBODY else which
        best = NEVER
        for safe in range(SAFES):
            if self.worths[safe] > best and allows(s, self.me, kind, safe):
                best = self.worths[safe]
        return best

    def theft(self, s: ScoundrelsState, which: i64) -> float:
        """What the best theft would bring; over the limit the poorest safe goes back."""
        best = self.best_safe(s, which)
        if best == NEVER:
            return NEVER
        if self.held < s.safe_limit():
            gain = best + self.tastes[ROOM]
        else:
            gain = best - self.poorest
            if gain < 0.0:
                gain = 0.0
        return gain if self.final else gain * self.tastes[THEFT_EARLY]

    def scouting(self, s: ScoundrelsState, which: i64) -> float:
        kind = AT_SITES if which == IT and s.it_safe == NOBODY else which
        found = False
        for safe in range(SAFES):
            if allows(s, self.me, kind, safe):
                found = True
                if not (s.known[safe] >> self.me) & 1:
                    return self.tastes[SCOUT] * self.chances()
        return self.tastes[SCOUT_KNOWN] * self.chances() if found else NEVER

    def chances(self) -> float:
        return self.days_left if self.days_left < 1.0 else 1.0

    def swapped(self, s: ScoundrelsState, which: i64) -> float:
        best = self.best_safe(s, which)
        if best == NEVER or not self.held:
            return NEVER
        return best - self.poorest if best > self.poorest else 0.0

    # Scoundrels

    def another(self, s: ScoundrelsState, which: i64) -> float:
        """The best of those whom a text lets one use; not looked at any further than that."""
        if self.depth:
            return 0.2
        self.depth = 1
        best = NEVER
        if which == IN_SALOON:
            for uid in s.saloon:
                best = self.better(s, uid, best)
        elif which == TOP_OF_PILE:
            if s.pile:
                best = self.better(s, s.pile[len(s.pile) - 1], best)
        else:
            for place in range(s.places):
                uid = s.sheet[self.me * PLACES + place]
                if uid != NOBODY:
                    best = self.better(s, uid, best)
        self.depth = 0
        return best

    def better(self, s: ScoundrelsState, uid: i64, best: float) -> float:
        if s.is_spent(uid):
            return best
        value = s.box.job_body[s.job[uid]].worth(self, s, False)
        return value if value > best else best

    def best_of(self, s: ScoundrelsState, texts: list[Ability]) -> float:
        best = NEVER
        for text in texts:
            value = text.worth(self, s, True)
            if value > best:
                best = value
        return best

    def best_option(self, s: ScoundrelsState) -> float:
        best = NEVER
        for k in range(len(s.box.office_body)):
            value = self.option(s, k)
            if value > best:
                best = value
        return best

    def option(self, s: ScoundrelsState, k: i64) -> float:
        """What an option of the Sheriff's Office is worth."""
        wanted: i64 = self.texts.bails[k]
        if wanted:
            if s.jail[self.me] < wanted or s.money[self.me] < 2 * wanted:
                return NEVER
            freed = self.henchman() + (0.0 if self.final else 0.3)
            return float(wanted) * freed - 2.0 * float(wanted) * self.dollar
        if self.texts.bribes[k]:
            if not self.final or s.money[self.me] < SHERIFF:
                return NEVER
            return self.theft(s, AT_SITES) + self.tastes[BRIBE]
        return s.box.office_body[k].worth(self, s, True)

    def use(self, s: ScoundrelsState, uid: i64) -> float:
        """What using a scoundrel is worth: its job, its requirement, its modifiers."""
        trait = s.trait[uid]
        value = s.box.job_body[s.job[uid]].worth(self, s, True)
        modifier = s.box.trait_modifier[trait]
        if modifier == USE_TWICE:
            value *= 1.6
        elif modifier == BONUS_MONEY:
            value += self.dollar
        requirement = s.box.trait_requirement[trait]
        if requirement == JAIL_ONE:
            value -= self.henchman() if s.free[self.me] > 0 else -NEVER
        elif requirement == GAIN_ONE:
            value -= self.debt
        return value

    def uses(self, s: ScoundrelsState, uid: i64) -> float:
        """How often a scoundrel is likely to act for the seat yet."""
        trait = s.trait[uid]
        if s.box.trait_leaves[trait]:
            return self.chances()
        slots: i64 = s.box.trait_slots[trait]
        rate = self.texts.rates[trait]
        if slots:
            by_slot = 0.0
            for slot in range(SLOTS):
                here: i64 = slot
                if (slots >> here) & 1:
                    by_slot += self.tastes[BY_SLOT]
            rate += by_slot if by_slot < 2.0 else 2.0
        if s.box.trait_requirement[trait]:
            rate = 0.6
        return rate * self.days_left * self.tastes[USES]

    def hireling(self, s: ScoundrelsState, uid: i64, price: i64) -> float:
        """What hiring somebody is worth, the price taken off."""
        value = self.use(s, uid)
        if value < 0.0:
            value = 0.0
        if s.box.trait_timing[s.trait[uid]] == WHEN_HIRED:
            return value - float(price) * self.dollar
        total = value * self.uses(s, uid)
        if self.texts.once[s.job[uid]] and total > value:
            total = value
        icons: i64 = s.box.trait_tech[s.trait[uid]] + s.box.job_tech[s.job[uid]]
        return total + self.tastes[ICON] * float(icons) - float(price) * self.dollar
