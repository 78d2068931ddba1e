"""3000 Scoundrels once more, as an honest accountant at the table would keep its books.

Written from the rulebook's restated rules (SR…, XR…) alone; it imports nothing of Saloon. It hears what everybody at
the table hears together (`heard`), writes it down, and says at each turn, evening and count what has to come. What the
texts of the cards do is not its business: of those it only books what is said to happen. So it holds money, reputation,
henchmen, marks, safes, debts, poker cards, the decks of traits and jobs, the Saloon, sheets and the pile, the order of
turns, the end of a day and the count to the rules. Safes and mods that count at the end of the game are the one kind
of card it reads: each is a line of its own below (XR90).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

Event = dict[str, Any]

CARDS = ("0", "A", "2", "3", "4", "5", "6")  # SR1
LOWEST, HIGHEST = -2, 6  # SR117, SR118
HAND = 4  # SR30, SR106
TURNS = 4  # SR37
SPACES = 5  # SR23
PLACES = range(8)  # SR72, SR262, XR31
LOANS = 2  # XR44
OFFICE = {"sell-information": 2, "post-bail-1": -2, "post-bail-2": -4, "bribe-sheriff": -12}  # SR86 to SR90
LEADER = {"3": 3, "4": 4}  # SR59, SR60

BEST = {("preston-cain", False): 3, ("preston-cain", True): 4}
"""Of how many safes an enemy counts (XR129); the others count all of theirs."""


@dataclass
class Owner:
    """What the texts at the end of the game ask about."""

    safes: list[tuple[str, int, int]]
    """Site, value and marks of each safe."""
    reputation: int
    all_reputations: list[int]
    money: int
    jailed: int
    scoundrels: int
    debts: int
    enemy: bool = False

    def met(self, condition: bool) -> bool:
        return condition or self.enemy  # XR129: for an enemy every condition is met


def printed(name: str, own: Owner, marks: int) -> int:
    """What the text of a safe or a mod adds, or takes away (XR90, X22 to X24, X45)."""
    sites = [place for place, _, _ in own.safes]
    values = [value for _, value, _ in own.safes]
    lowest = own.reputation == min(own.all_reputations)
    highest = own.reputation == max(own.all_reputations)
    one_site = any(sites.count(place) >= 2 for place in sites)
    once = {
        "bright-torch": (2, len(set(sites)) == 3),
        "heat-plate": (-2, own.debts >= 2),
        "voice-gadget": (3, lowest),
        "truth-machine": (-2, lowest),
        "sun-panel": (3, own.debts == 0),
        "vanishing-cloak": (-2, own.money < 4),
        "thunder-core": (-3, highest),
        "miniature": (2, 2 in values),
        "unstable": (3, max(values) < 6),
        "oversized": (3, 7 in values),
        "gilded": (2, own.money >= 6),
        "paid-up": (2, own.debts == 0),
        "matching": (3, one_site),
        "autographed": (2, own.reputation >= 3),
        "armored": (2, own.jailed == 0),
        "team-built": (2, own.scoundrels >= 6),
        "mortgaged": (-2, own.debts >= 3),
        "leaking": (-3, own.money < 3),
        "jinxed": (-2, own.reputation >= 3),
    }
    each = {
        "spark-wagon": -own.jailed,
        "copy-engine": -(len(own.safes) - 1),
        "weather-engine": -own.debts,
        "modular": len(own.safes) - 1,
        "sealed": -marks,
    }
    if name in each:
        return each[name]
    tech, condition = once.get(name, (0, False))
    return tech if name in once and own.met(condition) else 0


DECKS = {
    # players: blue traits, green and purple jobs
    "short": {2: (14, 4, 6), 3: (20, 6, 8), 4: (26, 8, 10)},  # SR16 to SR18
    "extended": {2: (20, 6, 10), 3: (30, 8, 14), 4: (40, 12, 18)},  # SR250 to SR252
    "wild": {1: (16, 5, 0), 2: (20, 7, 0), 3: (30, 9, 0), 4: (40, 12, 0)},  # SR265 to SR267, XR11 to XR14
}
RED, PURPLE, BLACK = 10, 22, 22  # SR2, SR3
MORE_RED, MORE_PURPLE, MORE_BLACK = 5, 7, 7  # XR2, XR3: eight each, of which one replaces another
GONE_PURPLE, GONE_BLACK = 1, 3  # XR100: not alone


def decks(players: int, days: int, wild: bool, expansion: bool) -> dict[str, int]:
    """How many cards the decks have before the first scoundrel is made."""
    kind = "wild" if wild or expansion else "extended" if days == 3 else "short"
    blue, green, purple = DECKS[kind][players]
    alone = players == 1
    red = RED + MORE_RED * expansion
    black = BLACK + MORE_BLACK * expansion - GONE_BLACK * alone
    every_purple = PURPLE + MORE_PURPLE * expansion - GONE_PURPLE * alone
    if kind == "wild":
        return {"traits": blue + red, "jobs": green + black, "purple": every_purple}
    return {"traits": blue + red, "jobs": green + purple + black, "purple": 0}


def site(safe: str) -> str:
    return safe.partition("-")[0]


@dataclass
class Book:
    """What one player owns."""

    money: int = 4  # SR29
    reputation: int = 0  # SR28
    henchmen: int = 2  # SR27: one of three starts in jail
    jailed: int = 1
    hand: Counter[str] = field(default_factory=Counter)
    deck: int = len(CARDS)
    slots: dict[str, str] = field(default_factory=dict)
    suspects: dict[str, list[int]] = field(default_factory=dict)
    zero: bool = False
    debts: int = 0


@dataclass
class People:
    """Who is where: each scoundrel a trait and a job."""

    decks: dict[str, int]
    wild: bool
    """Whether the purple jobs have a deck of their own (SR264)."""
    colours: dict[str, str]
    """Of the jobs."""
    saloon: list[list[str]]
    """Leftmost first."""
    sheets: list[list[list[str]]]
    recruits: list[list[str]]
    pile: list[list[str]] = field(default_factory=list)

    def groups(self) -> list[list[list[str]]]:
        return [self.saloon, *self.sheets, self.recruits, self.pile]

    def of(self, trait: str | None = None, job: str | None = None) -> list[str]:
        return next(
            one
            for group in self.groups()
            for one in group
            if trait in (None, one[0]) and job in (None, one[1])
        )

    def move(self, one: list[str], where: list[list[str]]) -> None:
        for group in self.groups():
            group[:] = [other for other in group if other is not one]
        where.append(one)

    def draw(self, job: str) -> None:
        purple = self.wild and self.colours[job] == "purple"
        for deck in ("traits", "purple" if purple else "jobs"):
            self.decks[deck] -= 1
            assert self.decks[deck] >= 0, f"a card from the empty deck of {deck}"

    def create(self, trait: str, job: str) -> None:
        """SR80: leftmost; SR269, SR270: of which colour."""
        here = [self.colours[one[1]] for one in self.saloon]
        if self.wild:
            wanted = "purple" not in here
            left = self.decks["purple"] if wanted else self.decks["jobs"]
            assert not left or (self.colours[job] == "purple") is wanted, f"{job} beside {here}"
        self.draw(job)
        self.saloon.insert(0, [trait, job])
        assert len(self.saloon) <= 3


class Accounts:
    """The books of all, and what the rules say must come next."""

    people: People
    opening = True
    """Until what was set up before the first question has been heard."""

    def __init__(
        self, players: int, days: int, safes: dict[str, str], expansion: bool, limit: int | None
    ) -> None:
        self.players = players
        self.books = [Book() for _ in range(players)]
        if players == 1:
            self.books.append(Book(money=0, henchmen=3, jailed=0, deck=0))  # XR98, XR99, XR102: the enemy
        self.days = days
        self.day = 0
        self.turn: int | None = None
        self.turns = 0
        self.latest = -1
        self.starter: int | None = None
        self.loans = 0
        self.places = dict(safes)
        self.marks: dict[str, list[tuple[int, int]]] = {safe: [] for safe in safes}
        self.expansion = expansion
        self.fixed_limit = limit
        self.calls: list[tuple[int, str]] = []
        self.honest: list[tuple[int, str]] = []
        self.changes: Counter[int] = Counter()
        self.evening = False
        self.owed: list[tuple[str, int, int]] = []

    @property
    def limit(self) -> int:  # SR132, SR272, XR87
        return self.fixed_limit or self.day

    def heard(self, event: Event) -> None:
        """Write one thing down."""
        rest = {key: value for key, value in event.items() if key != "kind"}
        entry = getattr(self, "on_" + str(event["kind"]).replace("-", "_"), None)
        if entry is not None:
            entry(**rest)

    # -- money ----------------------------------------------------------------------------------------

    def on_money(self, seat: int, amount: int) -> None:
        self.settle("money", seat, amount)
        self.books[seat].money += amount

    def on_paid(self, seat: int, amount: int) -> None:
        self.settle("paid", seat, amount)
        self.books[seat].money -= amount
        assert self.books[seat].money >= 0, f"seat {seat} paid ${amount} and had less"

    def on_stole_money(self, seat: int, victim: int, amount: int) -> None:
        self.books[seat].money += amount
        self.books[victim].money -= amount
        assert self.books[victim].money >= 0

    def on_gave_money(self, seat: int, to: int, amount: int) -> None:
        self.on_stole_money(to, seat, amount)

    def on_used_office(self, seat: int, option: str) -> None:
        assert option != "bribe-sheriff" or self.day == self.days, "a bribe before the final day (SR91)"
        if option in OFFICE:
            amount = OFFICE[option]
            self.owed.append(("money", seat, amount) if amount > 0 else ("paid", seat, -amount))

    def on_used_leader(self, seat: int, ability: str) -> None:
        if ability in LEADER:
            self.owed.append(("money", seat, LEADER[ability]))

    def settle(self, kind: str, seat: int, amount: int) -> None:
        """The first money that moves after an office option or a leader's slot is the printed sum."""
        if self.owed:
            due = self.owed.pop(0)
            assert due == (kind, seat, amount), f"{due} was due, not {(kind, seat, amount)}"

    # -- reputation -----------------------------------------------------------------------------------

    def on_reputation(self, seat: int, change: int) -> None:
        book = self.books[seat]
        if self.evening and self.changes[seat]:
            wanted = min(max(book.reputation + self.changes.pop(seat), LOWEST), HIGHEST)  # SR101
            assert book.reputation + change == wanted, (
                f"the calls move seat {seat} to {wanted}, not by {change}"
            )
        book.reputation += change
        assert LOWEST <= book.reputation <= HIGHEST

    # -- henchmen -------------------------------------------------------------------------------------

    def on_suspected(self, seat: int, target: int, slot: str) -> None:
        assert seat < self.players
        assert target == self.turn, "only the card of the turn in progress can be suspected (SR51)"
        assert seat != target, "one's own card cannot be suspected (SR56)"
        self.put(seat, target, slot)

    def on_placed(self, owner: int, target: int, slot: str, **_: int) -> None:
        assert owner != target  # SR186
        self.put(owner, target, slot)

    def put(self, owner: int, target: int, slot: str) -> None:
        there = self.books[target].suspects.setdefault(slot, [])
        assert owner not in there, "two henchmen of one owner on a card (SR52, SR187)"
        assert slot in self.books[target].slots
        there.append(owner)
        self.books[owner].henchmen -= 1
        assert self.books[owner].henchmen >= 0, "a henchman from nowhere (SR54)"

    def on_freed(self, owner: int, **_: int) -> None:
        self.books[owner].jailed -= 1
        self.books[owner].henchmen += 1
        assert self.books[owner].jailed >= 0

    def on_jailed(self, owner: int) -> None:
        card = next((card for card in self.honest if owner in self.suspects(card)), None)
        if card is not None:  # from a called card, not from one's supply (SR95)
            self.suspects(card).remove(owner)
        else:
            self.books[owner].henchmen -= 1
            assert self.books[owner].henchmen >= 0
        self.books[owner].jailed += 1

    def on_went_home(self, owner: int, target: int, slot: str) -> None:
        assert (target, slot) not in self.honest  # SR98
        self.books[target].suspects[slot].remove(owner)
        self.books[owner].henchmen += 1

    def suspects(self, card: tuple[int, str]) -> list[int]:
        target, slot = card
        return self.books[target].suspects.get(slot, [])

    def on_returned(self, target: int, slot: str, **_: int) -> None:
        for owner in self.books[target].suspects.pop(slot, []):
            self.books[owner].henchmen += 1

    def on_destroyed(self, target: int, slot: str, **_: int) -> None:
        self.books[target].suspects.pop(slot, None)  # SR233

    # -- poker cards ----------------------------------------------------------------------------------

    def on_drew(self, seat: int, count: int, cards: list[str]) -> None:
        book = self.books[seat]
        book.hand.update(cards)
        book.deck -= count
        assert book.deck >= 0

    def on_played(self, seat: int, slot: str, card: str) -> None:
        book = self.books[seat]
        assert seat == self.turn
        if slot == "faceup":  # SR188: beside the sheet, not in a slot
            assert card == "0"
            book.zero = True
        else:
            assert slot not in book.slots  # SR41
            book.slots[slot] = card
        self.put_down(book, card)

    @staticmethod
    def put_down(book: Book, card: str) -> None:
        book.hand[card] -= 1
        assert book.hand[card] >= 0, f"{card} was not in hand"

    def on_card_returned(self, seat: int, slot: str, card: str) -> None:
        assert self.books[seat].slots.pop(slot) == card
        self.books[seat].hand[card] += 1

    def on_swapped_card(self, seat: int, slot: str, put: str, took: str) -> None:
        book = self.books[seat]
        assert book.slots[slot] == took
        book.slots[slot] = put
        book.hand[took] += 1
        self.put_down(book, put)

    def on_under_deck(self, seat: int, count: int) -> None:
        book = self.books[seat]
        assert count == len(book.slots) + book.zero  # SR104, SR189
        self.called_all()
        book.deck += count
        book.slots, book.suspects, book.zero = {}, {}, False

    # -- safes and marks ------------------------------------------------------------------------------

    def on_stole(self, seat: int, safe: str, **_: Any) -> None:
        self.places[safe] = f"seat {seat}"  # SR127: all marks stay on it (SR128)

    def on_abandoned(self, seat: int, safe: str, place: str) -> None:
        assert self.places[safe] == f"seat {seat}"
        self.places[safe] = place  # SR135

    def on_safe_destroyed(self, safe: str) -> None:
        self.places[safe] = "destroyed"
        self.marks[safe] = []  # XR131

    def on_swapped_safes(self, gave: str, took: str, **_: Any) -> None:
        """Q54: to the first open space of its own site, as if it were abandoned."""
        self.places[took] = self.places[gave]
        taken = [place for safe, place in self.places.items() if site(safe) == site(gave) and safe != gave]
        free = [f"space {number}" for number in range(1, SPACES + 1) if f"space {number}" not in taken]
        self.places[gave] = free[0] if free else "unused"

    def on_marked(self, seat: int, safe: str, number: int) -> None:
        self.marks[safe].append((seat, number))

    def on_mark_moved(self, seat: int, was: int, safe: str, number: int, **more: Any) -> None:
        self.marks[more["from"]].remove((seat, was))
        self.on_marked(seat, safe, number)

    def on_mark_flipped(self, owner: int, safe: str, number: int, **_: Any) -> None:
        other = number + 1 if number % 2 == 0 else number - 1
        self.marks[safe].remove((owner, other))
        self.marks[safe].append((owner, number))

    # -- debts ----------------------------------------------------------------------------------------

    def on_loan(self, seat: int) -> None:
        self.loans += 1
        assert seat == self.turn  # XR45
        assert self.loans <= LOANS  # XR44
        self.owed.insert(0, ("money", seat, 2))  # XR43

    def on_debt_gained(self, seat: int, **_: Any) -> None:
        self.books[seat].debts += 1
        assert self.books[seat].debts <= 4  # XR39

    def on_debt_lost(self, seat: int, **_: Any) -> None:
        self.books[seat].debts -= 1
        assert self.books[seat].debts >= 0

    def on_debt_taken_up(self, seat: int) -> None:
        self.on_debt_lost(seat)

    # -- scoundrels -----------------------------------------------------------------------------------

    def on_created(self, trait: str, job: str) -> None:
        if self.opening:  # the books were opened with the Saloon as it was set up
            self.people.draw(job)
        else:
            self.people.create(trait, job)

    def on_hired(self, seat: int, trait: str, job: str, place: int) -> None:
        if place in PLACES:  # others are discarded at once, or after their use (SR76, SR157)
            self.people.move(self.people.of(trait, job), self.people.sheets[seat])
            assert len(self.people.sheets[seat]) <= len(PLACES)

    def on_discarded(self, trait: str, job: str) -> None:
        self.people.move(self.people.of(trait, job), self.people.pile)

    def on_recruited(self, trait: str, job: str) -> None:
        if not self.opening:
            self.people.move(self.people.of(trait, job), self.people.recruits)

    def on_swapped_jobs(self, job: str, other: str, **_: int) -> None:
        one, two = self.people.of(job=job), self.people.of(job=other)
        one[1], two[1] = other, job  # SR241

    def on_swapped_traits(self, trait: str, other: str, **_: int) -> None:
        one, two = self.people.of(trait=trait), self.people.of(trait=other)
        one[0], two[0] = other, trait

    # -- days and turns -------------------------------------------------------------------------------

    def on_day(self, day: int, first: int) -> None:
        assert day == self.day + 1
        assert self.starter in (None, first)
        self.day, self.starter, self.turn, self.turns, self.evening = day, first, None, 0, False

    def on_turn(self, seat: int) -> None:
        wanted = self.starter if self.turn is None else (self.turn + 1) % self.players  # SR35
        assert seat == wanted, f"it is seat {wanted}'s turn, not seat {seat}'s"
        self.turn, self.latest, self.loans = seat, seat, 0
        self.turns += 1
        self.owed = []

    def on_called(self, seat: int, slot: str, card: str) -> None:
        """SR93: player by player in turn order; SR95 to SR100: what each card does to whom."""
        if not self.evening:
            self.begin_calls()
        assert self.calls, f"card {slot} of seat {seat} is called without a henchman on it"
        assert self.calls.pop(0) == (seat, slot)
        book = self.books[seat]
        assert book.slots[slot] == card
        owners = book.suspects[slot]
        if card == slot:
            if self.players > 1:  # XR122: alone, the enemy's henchman goes home from an honest card too
                self.honest.append((seat, slot))
        else:
            self.changes.update(dict.fromkeys(owners, 1))
            self.changes[seat] -= 1

    def begin_calls(self) -> None:
        assert self.turns == TURNS * self.players, "the day ends after four turns each (SR37)"
        self.evening = True
        assert self.starter is not None
        order = [(self.starter + step) % self.players for step in range(self.players)]
        slots = ("A", "2", "3", "4", "5", "6")
        self.calls = [(seat, slot) for seat in order for slot in slots if self.books[seat].suspects.get(slot)]

    def on_starts(self, seat: int) -> None:
        """SR108, SR109: the one with the highest reputation names who begins, else the left neighbour of the latest."""
        best = max(book.reputation for book in self.books)
        leading = [other for other, book in enumerate(self.books) if book.reputation == best]
        if len(leading) > 1:
            assert seat == (self.latest + 1) % self.players
        self.starter = seat

    def on_finished(self, **_: Any) -> None:
        self.called_all()

    def called_all(self) -> None:
        """The calls are over: everybody was moved and every henchman has left the cards."""
        if not self.evening:
            self.begin_calls()
        assert not self.calls, f"never called: {self.calls}"
        assert not any(owners for book in self.books for owners in book.suspects.values())
        for seat, change in self.changes.items():
            now = self.books[seat].reputation
            assert min(max(now + change, LOWEST), HIGHEST) == now, (
                f"the calls never moved seat {seat} by {change}"
            )
        self.changes.clear()
        self.honest.clear()

    # -- the count ------------------------------------------------------------------------------------

    def score(
        self,
        values: dict[str, int],
        icons: list[int],
        texts: dict[str, str],
        crew: list[int],
        owed: list[int],
    ) -> dict[str, list[int]]:
        """SR138 to SR145 and XR90; `texts` has what counts of a safe, its mod before its own text (XR158)."""
        held = [self.safes_of(seat) for seat in range(len(self.books))]
        safes = [sum(values[safe] for safe in own) for own in held]
        marks = [sum(self.matching(safe, values[safe]) for safe in own) for own in held]
        reputation = [book.reputation for book in self.books]
        bonuses = [
            self.bonus(seat, values, texts, crew[seat] if seat < len(crew) else 0)
            for seat in range(len(self.books))
        ]
        parts = zip(safes, marks, reputation, icons, bonuses, [-debt for debt in owed], strict=False)
        scores = [sum(part) for part in parts]
        money = [book.money for book in self.books]
        players = self.players
        last = [(seat - self.latest - 1) % players for seat in range(players)]  # the latest turn is highest
        ranks = list(zip(scores[:players], money[:players], last, strict=True))
        counted = {
            "winners": [ranks.index(max(ranks))],
            "scores": scores,
            "safes": safes,
            "marks": marks,
            "reputation": reputation,
            "icons": icons,
            "money": money,
        }
        if self.expansion:
            counted |= {"bonuses": bonuses, "debts": owed}
        return {key: row[:players] for key, row in counted.items()}

    def safes_of(self, seat: int) -> list[str]:
        return [safe for safe, place in self.places.items() if place == f"seat {seat}"]

    def matching(self, safe: str, value: int) -> int:
        return sum(number == value for _, number in self.marks[safe])  # SR139

    def bonus(self, seat: int, values: dict[str, int], texts: dict[str, str], crew: int) -> int:
        return sum(self.bonus_of(seat, safe, values, texts, crew) for safe in self.safes_of(seat))

    def bonus_of(self, seat: int, safe: str, values: dict[str, int], texts: dict[str, str], crew: int) -> int:
        book = self.books[seat]
        rows = [(site(own), values[own], len(self.marks[own])) for own in self.safes_of(seat)]
        everyone = [other.reputation for other in self.books]
        enemy = seat >= self.players
        own = Owner(rows, book.reputation, everyone, book.money, book.jailed, crew, book.debts, enemy)
        return printed(texts.get(safe, ""), own, len(self.marks[safe]))

    def score_of_enemy(
        self, leader: str, expert: bool, values: dict[str, int], texts: dict[str, str], recruits: list[str]
    ) -> tuple[int, int]:
        """What its safes are worth, best first (XR129), and what its card adds (XR105)."""
        seat = self.players
        worth = sorted(
            (
                values[safe] + self.matching(safe, values[safe]) + self.bonus_of(seat, safe, values, texts, 0)
                for safe in self.safes_of(seat)
            ),
            reverse=True,
        )[: BEST.get((leader, expert))]
        destroyed = sum(place == "destroyed" for place in self.places.values())
        card = {
            "lilith-boone": (5 if expert else 4) * destroyed,
            "milton-goff": self.books[seat].money // 2,
            "doc-zimmer": len(recruits) + 2 * recruits.count("black"),
        }
        return sum(worth), card.get(leader, 0)
