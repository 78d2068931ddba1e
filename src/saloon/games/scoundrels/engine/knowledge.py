"""From a view to a full state that its seat could not tell from the real one.

Hidden are: the faces of safes (a shuffle per site), the decks of traits and jobs (a shuffle per colour), with the
expansion debts and mods, strategy cards while they are chosen, who has passed at a last call, and the poker cards.
The poker cards of a seat are sampled by playing their history again, every card as likely as there are ways on from it
to all that was seen later, so that the sample is exact if hidden plays are taken as uniform.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.errors import BadView
from saloon.games.scoundrels.engine.choices import safe_name
from saloon.games.scoundrels.engine.flow.turns import LAST_CALL_OP
from saloon.games.scoundrels.engine.mutators import STREAMS
from saloon.games.scoundrels.engine.names import (
    CARDS,
    DEBT_SPACES,
    DESTROYED,
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
    SLOTS,
    STOLEN,
    UNUSED,
)
from saloon.games.scoundrels.engine.setup import cards_of
from saloon.games.scoundrels.engine.state import (
    C_SIZE,
    C_VALUE,
    D_SIZE,
    D_VALUE,
    DRAWN,
    FACEUP,
    MIXED,
    PUT,
    R_CARD,
    R_KIND,
    R_SEAT,
    R_SLOT,
    ROW_SIZE,
    TAKEN,
    TOPPED,
    UNDER,
    Box,
    ScoundrelsState,
)
from saloon.games.scoundrels.engine.views import PAIRS, ROW_KINDS, Names
from saloon.kernel.chance import Seeded
from saloon.kernel.core import ARG, Op
from saloon.kernel.rules import Belief, Roll

UNKNOWN: Final = -2
TRIES: Final = 40_000
"""Shuffles of a site tried before the view is refused; a few do."""
CARD_BITS: Final = 7
ALL: Final = 127
"""All seven poker cards."""
GROUPS: Final = 49
"""Bits of a deck of seven groups."""
EACH_GROUP: Final = 0x40810204081
"""A bit for each of them."""
COVERED: Final = 28
"""Where the card is kept on which another one has just been put, to be taken up for it."""
CARD_OF: Final[dict[str, int]] = {name: k for k, name in enumerate(CARDS)}
SLOT_OF: Final[dict[str, int]] = {"A": 0, "2": 1, "3": 2, "4": 3, "5": 4, "6": 5, "faceup": FACEUP}


class ScoundrelsBelief(Belief):
    """All that a view says, read once; `sample` then gives as many worlds as wanted."""

    def __init__(self, view: dict[str, Any], box: Box, ops: list[Op], names: Names) -> None:
        self.seat: i64 = NOBODY if view["seat"] is None else view["seat"]
        self.known: ScoundrelsState = public_state(view, box, ops, names)
        self.deciding: bool = any(row["kind"] == "strategy" for row in view["asked"])
        self.decided: list[bool] = [row["decided"] for row in view["seats"]]
        self.gadgets: list[int] = [gadget_of(row["gadget"], names) for row in view["safes"]]
        self.deck_sizes: dict[str, int] = view["decks"]
        self.mods: list[int] = []
        self.pools: list[list[int]] = []
        if box.expansion:
            self.pools = view["debts"]["facedown"]
            self.mods = [mod_of(row["mod"], names) for row in (*view["safes"], *view["mods"])]
        self.histories: list[History] = [History(self.known.poker, seat) for seat in range(self.known.n)]

    def sample(self, seed: int, roll: Roll) -> ScoundrelsState:
        s = self.known.clone()
        s.chance = Seeded(seed, STREAMS)
        self._safes(s, roll)
        if s.expanded:
            self._mods(s, roll)
            deal_debts(s, self.pools, roll)
        if s.enemy != NOBODY:
            deal_automa(s, roll)
        self._decks(s, roll)
        for seat in range(s.n):
            deal_history(s, seat, self.histories[seat], roll)
        if self.deciding:
            self._strategies(s, roll)
        self._passes(s, roll)
        return s

    def _passes(self, s: ScoundrelsState, roll: Roll) -> None:
        """Who else has let a last call go by: anybody may have, but not all, or the turn would be over."""
        fp = s.top
        if fp < 0 or s.ops[s.stack[fp]] is not LAST_CALL_OP:
            return
        invited = LAST_CALL_OP.invited(s)
        passed: i64 = s.stack[fp + ARG]
        others = [seat for seat in range(s.n) if (invited >> seat) & 1 and seat != self.seat]
        for seat in others:
            if roll.below(2):
                passed |= 1 << seat
        if not invited & ~passed:
            passed &= ~(1 << others[roll.below(len(others))])
        s.stack[fp + ARG] = passed

    def _safes(self, s: ScoundrelsState, roll: Roll) -> None:
        for site in range(SAFES // SITE_SAFES):
            base = site * SITE_SAFES
            unseen_ = [k for k in range(base, base + SITE_SAFES) if k not in self.gadgets]
            tries = 0
            while True:
                mix(unseen_, roll)
                free = unseen_[:]
                for k in range(base, base + SITE_SAFES):
                    s.gadget[k] = self.gadgets[k] if self.gadgets[k] != UNKNOWN else free.pop()
                if stayed_closed(s, base):
                    break
                tries += 1
                if tries > TRIES:
                    raise BadView("The safes of this view cannot have stayed facedown.")

    def _mods(self, s: ScoundrelsState, roll: Roll) -> None:
        """Mods that nobody showed the seat, on safes and unused, in any order."""
        free = [mod for mod in range(len(s.box.mod_tallies)) if mod not in self.mods]
        mix(free, roll)
        for safe in range(SAFES):
            if s.mod[safe] != NOBODY:
                s.mod[safe] = self.mods[safe] if self.mods[safe] != UNKNOWN else free.pop()
        s.spare_mods = [mod if mod != UNKNOWN else free.pop() for mod in self.mods[SAFES:]]

    def _decks(self, s: ScoundrelsState, roll: Roll) -> None:
        """Of each colour, the cards that have not come up yet, as many as the decks still hold."""
        box = s.box
        traits = self.deck_sizes["traits"]
        red = unseen(box.packs[1], s.trait, roll)
        blue = unseen(box.packs[0], s.trait, roll)
        reds = min(traits, box.deck_sizes[1], len(red))
        s.traits = red[:reds] + blue[: traits - reds]
        jobs = self.deck_sizes["jobs"]
        black = unseen(box.packs[4], s.job, roll)
        purple = unseen(box.packs[3], s.job, roll)
        green = unseen(box.packs[2], s.job, roll)
        blacks = min(jobs, box.deck_sizes[4], len(black))
        if box.wild_saloon:
            s.purples = purple[: self.deck_sizes["purple"]]
            s.jobs = black[:blacks] + green[: jobs - blacks]
            return
        purples = min(jobs - blacks, box.deck_sizes[3], len(purple))
        s.jobs = black[:blacks] + purple[:purples] + green[: jobs - blacks - purples]

    def _strategies(self, s: ScoundrelsState, roll: Roll) -> None:
        for seat in range(s.n):
            if self.decided[seat] and s.strategy[seat] == NOBODY:
                own = cards_of(s.box.strategy_leader, s.leaders[seat])
                s.strategy[seat] = own[roll.below(len(own))]


def gadget_of(gadget: str | None, names: Names) -> int:
    return UNKNOWN if gadget is None else names.gadgets.index(gadget)


def mod_of(mod: str | None, names: Names) -> int:
    return UNKNOWN if mod is None else names.mods.index(mod)


def stayed_closed(s: ScoundrelsState, base: int) -> bool:
    """Whether no safe of a site would have been turned faceup when it was stolen, and was not."""
    for safe in range(base, base + SITE_SAFES):
        if (s.unopened >> safe) & 1 and s.box.safe_opens[s.gadget[safe]]:
            return False
    return True


def deal_debts(s: ScoundrelsState, pools: list[list[int]], roll: Roll) -> None:
    """Debts that the seat has not seen get any of the values of their mixing that it cannot place."""
    for mixing in range(len(pools)):
        free = pools[mixing][:]
        for part, first, step in debt_rows(s):
            for at in range(first, len(part), step):
                if part[at] >= 0 and part[at] // MIX == mixing:
                    free.remove(part[at] % MIX)
        mix(free, roll)
        for part, first, step in debt_rows(s):
            for at in range(first, len(part), step):
                if part[at] == UNKNOWN - mixing:
                    part[at] = free.pop() + mixing * MIX
        s.supply += [value + mixing * MIX for value in free]


def debt_rows(s: ScoundrelsState) -> list[tuple[list[int], int, int]]:
    """Where debts lie that are in no heap: the list, the first of them in it, how far apart they are."""
    return [(s.debts, 0, 1), (s.carried, C_VALUE, C_SIZE), (s.drawn, D_VALUE, D_SIZE)]


def deal_automa(s: ScoundrelsState, roll: Roll) -> None:
    """The enemy's cards that do not lie faceup, in any order."""
    away = [*s.automa_pile, s.shown, s.under]
    s.automa = [card for card in s.box.automa_deck if card not in away]
    mix(s.automa, roll)
    if s.under != NOBODY:
        s.automa.insert(0, s.under)


def mix(cards: list[int], roll: Roll) -> None:
    for k in range(len(cards) - 1, 0, -1):
        j = roll.below(k + 1)
        card = cards[k]
        cards[k] = cards[j]
        cards[j] = card


def unseen(pack: list[int], seen: list[int], roll: Roll) -> list[int]:
    cards = [card for card in pack if card not in seen]
    mix(cards, roll)
    return cards


# Poker


class History:
    """One seat's poker cards, dealt so that all that was seen of them comes true.

    Where the cards lie is three numbers: the hand as a bit mask, the slots by four bits each (a card plus 1, with the
    card just covered as the last), and the deck by seven bits for each of its groups, the top one lowest. Inside a
    group any order is as likely as any other. For every row that leaves a choice, `ways` says in how many ways each
    card leads on to what was seen later, so that no deal ever has to be thrown away.
    """

    def __init__(self, rows: list[int], seat: int) -> None:
        self.kinds: list[int] = []
        self.slots: list[int] = []
        self.faces: list[int] = []
        for at in range(0, len(rows), ROW_SIZE):
            if rows[at + R_SEAT] == seat:
                self.kinds.append(rows[at + R_KIND])
                self.slots.append(rows[at + R_SLOT])
                about = rows[at + R_KIND] not in (MIXED, UNDER)
                self.faces.append(rows[at + R_CARD] if about else UNKNOWN)
        self.ahead: list[int] = [0]
        """For each row, the faces that will be seen from there on: only of these it matters where they lie."""
        for k in range(len(self.faces) - 1, -1, -1):
            face: i64 = self.faces[k]
            self.ahead.insert(0, self.ahead[0] | (1 << face if face != UNKNOWN else 0))
        self.known: list[dict[int, float]] = [{} for _ in self.kinds]
        """The ways that were counted, by row and by where the cards lie that matter."""
        self.by_slot: bool = TAKEN in self.kinds
        self.hand: i64 = 0
        self.table: i64 = 0
        self.deck: i64 = ALL
        self.moved: i64 = NOBODY
        """The card that the last row was about."""

    def lay(self, hand: i64, table: i64, deck: i64) -> None:
        self.hand = hand
        self.table = table
        self.deck = deck

    def ways(self, k: i64, hand: i64, table: i64, deck: i64) -> float:
        """In how many ways the rows from `k` on can have been seen as they were."""
        ahead: i64 = self.ahead[k]
        if not ahead:
            return 1.0
        key: int = (hand & ahead) << GROUPS | deck & ahead * EACH_GROUP
        if self.by_slot:
            slots: int = table
            key |= slots << GROUPS + CARD_BITS
        found = self.known[k].get(key)
        if found is not None:
            return found
        ways = 0.0
        for card in self.possible(k, hand, table, deck):
            self.lay(hand, table, deck)
            self.move(k, card)
            ways += self.ways(k + 1, self.hand, self.table, self.deck)
        self.known[k][key] = ways
        return ways

    def possible(self, k: i64, hand: i64, table: i64, deck: i64) -> list[int]:
        """The cards that row `k` can be about; one that stands for none if it is about none."""
        kind: i64 = self.kinds[k]
        face: i64 = self.faces[k]
        if kind in (MIXED, UNDER):
            return [NOBODY]
        among: i64 = hand
        if kind in (DRAWN, TOPPED):
            among = deck & ALL
        elif kind == TAKEN:
            covered = table >> COVERED & 15
            card = covered if covered else table >> 4 * self.slots[k] & 15
            among = 1 << card >> 1
        if face != UNKNOWN:
            among &= 1 << face
        return [card for card in range(len(CARDS)) if among >> card & 1]

    def move(self, k: i64, card: i64) -> None:
        """Row `k` happens with this card."""
        kind: i64 = self.kinds[k]
        self.moved = card
        if kind == PUT:
            at: i64 = 4 * self.slots[k]
            covered = self.table >> at & 15
            rest = self.table & ~(15 << at | 15 << COVERED)
            self.table = rest | card + 1 << at | covered << COVERED
            self.hand &= ~(1 << card)
        elif kind == TAKEN:
            lies = COVERED if self.table >> COVERED & 15 else 4 * self.slots[k]
            self.table &= ~(15 << lies)
            self.hand |= 1 << card
        elif kind == MIXED:
            whole: i64 = 0
            while self.deck:
                whole |= self.deck & ALL
                self.deck >>= CARD_BITS
            self.deck = whole
        elif kind == UNDER:
            self.put_under()
        else:
            self.deck &= ~(1 << card)
            if not self.deck & ALL:
                self.deck >>= CARD_BITS
            if kind == DRAWN:
                self.hand |= 1 << card
            else:
                self.deck = self.deck << CARD_BITS | 1 << card

    def put_under(self) -> None:
        played: i64 = 0
        while self.table:
            played |= 1 << (self.table & 15) >> 1
            self.table >>= 4
        bottom: i64 = 0
        while self.deck >> bottom:
            bottom += CARD_BITS
        self.deck |= played << bottom

    def deal(self, roll: Roll) -> list[int]:
        """The card of every row; where all lie in the end stands in `hand`, `table` and `deck`."""
        dealt: list[int] = []
        self.lay(0, 0, ALL)
        for k in range(len(self.kinds)):
            card = self.drawn(k, roll)
            self.move(k, card)
            dealt.append(card)
        return dealt

    def drawn(self, k: i64, roll: Roll) -> i64:
        """A card for row `k`, each as likely as there are ways on from it."""
        hand, table, deck = self.hand, self.table, self.deck
        cards = self.possible(k, hand, table, deck)
        if not cards:
            raise BadView("The poker cards of this view cannot have been seen as they were.")
        if len(cards) == 1:
            return cards[0]
        if not self.ahead[k + 1]:
            return cards[roll.below(len(cards))]
        sums: list[float] = []
        total = 0.0
        for card in cards:
            self.lay(hand, table, deck)
            self.move(k, card)
            total += self.ways(k + 1, self.hand, self.table, self.deck)
            sums.append(total)
        self.lay(hand, table, deck)
        part = roll.part() * total
        for j in range(len(cards)):
            if part < sums[j]:
                return cards[j]
        return cards[len(cards) - 1]


def deal_history(s: ScoundrelsState, seat: int, history: History, roll: Roll) -> None:
    """Give one seat poker cards that fit all that was seen of them."""
    dealt = history.deal(roll)
    k = 0
    for at in range(0, len(s.poker), ROW_SIZE):
        if s.poker[at + R_SEAT] == seat:
            if s.poker[at + R_KIND] not in (MIXED, UNDER):
                s.poker[at + R_CARD] = dealt[k]
            k += 1
    s.deck[seat] = []
    deck = history.deck
    while deck:
        group = [card for card in range(len(CARDS)) if deck >> card & 1]
        mix(group, roll)
        s.deck[seat] = group + s.deck[seat]
        deck >>= CARD_BITS
    s.hand[seat] = history.hand
    for slot in range(SLOTS):
        card = history.table >> 4 * slot & 15
        s.slots[seat * SLOTS + slot] = card - 1 if card else NOBODY


# Reading a view


def public_state(view: dict[str, Any], box: Box, ops: list[Op], names: Names) -> ScoundrelsState:
    """What the view says outright; hidden cards are left open."""
    s = ScoundrelsState(box, ops, Seeded(0, STREAMS), [0] * len(STREAMS))
    s.day = view["day"]
    s.turn = view["turn"]
    s.active = or_nobody(view["active"])
    s.first = or_nobody(view["first"])
    s.latest = or_nobody(view["latest"])
    s.slot = NOBODY if view["slot"] is None else SLOT_OF[view["slot"]]
    for seat, row in enumerate(view["seats"]):
        read_seat(s, seat, row, names)
    read_scoundrels(s, view, names)
    for safe, row in enumerate(view["safes"]):
        read_safe(s, safe, row)
    read_poker(s, view["seen"]["poker"])
    read_running(s, view["running"], names)
    if s.expanded:
        read_expansion(s, view)
    if s.enemy != NOBODY:
        read_enemy(s, view["enemy"], names)
    return s


def read_enemy(s: ScoundrelsState, row: dict[str, Any], names: Names) -> None:
    s.money[s.enemy] = row["money"]
    s.reputation[s.enemy] = row["reputation"]
    s.free[s.enemy] = row["henchmen"]
    s.jail[s.enemy] = row["jailed"]
    s.automa_pile = [names.automa.index(card) for card in row["discarded"]]
    s.shown = NOBODY if row["shown"] is None else names.automa.index(row["shown"])
    s.under = NOBODY if row["under"] is None else names.automa.index(row["under"])


def read_expansion(s: ScoundrelsState, view: dict[str, Any]) -> None:
    """Debts, mods and faceup cards."""
    for seat, row in enumerate(view["seats"]):
        s.returned[seat] = row["returned"]
        for slot, cell in enumerate(row["slots"]):
            if cell is not None and cell["faceup"]:
                s.flipped[seat] |= 1 << slot
        for space, token in enumerate(row["debts"]):
            if token is not None:
                s.debts[seat * DEBT_SPACES + space] = token_of(token)
                s.debts_seen[seat * DEBT_SPACES + space] = seats_of(token["seen_by"])
    table = view["debts"]
    s.discarded = list(table["discarded"])
    s.mixings = len(table["facedown"]) - 1
    for token in table["carried"]:
        carrier = ON_SCOUNDREL + token["sleeve"] if token["safe"] is None else safe_number(token["safe"])
        s.carried += [carrier, token_of(token), seats_of(token["seen_by"])]
    for token in table["drawn"]:
        s.drawn += [token["seat"], token_of(token), seats_of(token["seen_by"])]
    for safe, row in enumerate(view["safes"]):
        s.mod[safe] = UNKNOWN if row["modded"] else NOBODY
        s.mod_seen[safe] = seats_of(row["mod_seen_by"])
        if row["faceup"]:
            s.opened |= 1 << safe
    s.spare_seen = [seats_of(row["seen_by"]) for row in view["mods"]]
    running = view["running"]
    s.loans = running["loans"]
    s.poor = running["poor"]
    s.spent_safes = running["spent_safes"]
    s.unopened = running["unopened"]
    s.mavericks = sum(slots << seat * 8 for seat, slots in enumerate(running["mavericks"]))
    s.declined = list(running["declined"])


def token_of(token: dict[str, Any]) -> int:
    """A debt; one of unknown value by its mixing."""
    mixing = int(token["mixing"])
    return UNKNOWN - mixing if token["value"] is None else int(token["value"]) + mixing * MIX


def seats_of(seats: list[int]) -> int:
    return sum([1 << seat for seat in seats])


def safe_number(name: str) -> int:
    for safe in range(SAFES):
        if safe_name(safe) == name:
            return safe
    raise BadView(f"There is no safe {name}.")


def or_nobody(value: int | None) -> int:
    return NOBODY if value is None else value


def read_seat(s: ScoundrelsState, seat: int, row: dict[str, Any], names: Names) -> None:
    s.leaders.append(names.leaders.index(row["leader"]))
    s.money[seat] = row["money"]
    s.reputation[seat] = row["reputation"]
    s.free[seat] = row["henchmen"]
    s.jail[seat] = row["jailed"]
    s.faceup[seat] = 1 if row["faceup"] else 0
    if row["strategy"] is not None:
        s.strategy[seat] = names.strategies.index(row["strategy"])
    for pair in range(MARK_PAIRS):
        s.marks_left[seat * MARK_PAIRS + pair] = row["marks"][PAIRS[pair]]
    for slot, cell in enumerate(row["slots"]):
        if cell is not None:
            s.calls[seat * SLOTS + slot] = sum([1 << owner for owner in cell["henchmen"]])


def read_scoundrels(s: ScoundrelsState, view: dict[str, Any], names: Names) -> None:
    """Every scoundrel ever made, by its sleeve."""
    found: list[tuple[int, dict[str, Any], int]] = []
    for seat, row in enumerate(view["seats"]):
        for place, cell in enumerate(row["sheet"]):
            if cell is not None:
                s.sheet[seat * PLACES + place] = cell["sleeve"]
                found.append((cell["sleeve"], cell, seat * 8 + place))
    for cell in view["saloon"]:
        s.saloon.append(cell["sleeve"])
        found.append((cell["sleeve"], cell, SALOON))
    for cell in view["pile"]:
        s.pile.append(cell["sleeve"])
        found.append((cell["sleeve"], cell, PILE))
    for cell in view["enemy"]["recruits"] if s.enemy != NOBODY else []:
        s.recruits.append(cell["sleeve"])
        found.append((cell["sleeve"], cell, RECRUITED))
    found.sort(key=_sleeve)
    for _, cell, where in found:
        s.trait.append(names.traits.index(cell["trait"]))
        s.job.append(names.jobs.index(cell["job"]))
        s.where.append(where)
        s.born.append(cell["born"])


def _sleeve(row: tuple[int, dict[str, Any], int]) -> int:
    return row[0]


def read_safe(s: ScoundrelsState, safe: int, row: dict[str, Any]) -> None:
    word, _, number = str(row["place"]).partition(" ")
    if word in ("unused", "destroyed"):
        s.place[safe] = UNUSED if word == "unused" else DESTROYED
    else:
        s.place[safe] = int(number) - 1 if word == "space" else STOLEN + int(number)
    s.known[safe] = sum([1 << seat for seat in row["seen_by"]])
    for seat, number_ in row["marks"]:
        s.marks.append(safe * 100 + seat * 10 + number_)
    if row["id"] != safe_name(safe):
        raise BadView(f"Safe {safe} of the view is called {row['id']}, not {safe_name(safe)}.")


def read_poker(s: ScoundrelsState, rows: list[dict[str, Any]]) -> None:
    exchanged = False  # the card put down last lies on one that is taken up for it
    for row in rows:
        kind = ROW_KINDS.index(row["kind"])
        seat = row["seat"]
        if kind == UNDER:
            s.poker += [kind, seat, 0, row["count"], 0]
            for slot in range(SLOTS):
                s.put_row[seat * SLOTS + slot] = NOBODY
            continue
        if kind == MIXED:
            s.poker += [kind, seat, 0, NOBODY, 0]
            continue
        slot = SLOT_OF[row["slot"]]
        if kind == PUT and slot != FACEUP:
            exchanged = s.put_row[seat * SLOTS + slot] != NOBODY
            s.put_row[seat * SLOTS + slot] = len(s.poker)
        elif kind == TAKEN and not exchanged:
            s.put_row[seat * SLOTS + slot] = NOBODY
        if kind == TAKEN:
            exchanged = False
        face = UNKNOWN if row["card"] is None else CARD_OF[row["card"]]
        known = -1 if row["known"] == "all" else sum([1 << seen for seen in row["known"]])
        s.poker += [kind, seat, slot, face, known]


def read_running(s: ScoundrelsState, row: dict[str, Any], names: Names) -> None:
    for path, pc, actor, source, arg in row["frames"]:
        s.lay([*s.frames(), names.paths.index(path), pc, actor, source, arg])
    s.queue = list(row["queue"])
    s.it_safe, s.it_henchman, s.it_deck, s.it_card = row["it"]
    s.clock = row["clock"]
    s.step3 = row["step3"]
    s.spent_jobs = [names.jobs.index(job) for job in row["spent_jobs"]]
    s.spent_traits = [names.traits.index(trait) for trait in row["spent_traits"]]
    s.spent_strategies = row["spent_strategies"]
    s.spent_leader = row["spent_leader"]
    s.leaving = list(row["leaving"])
