"""From a view to a full state that its seat could not tell from the real one.

Hidden are: the faces of safes (a shuffle per site), the decks of traits and jobs (a shuffle per colour), with the
expansion debts and mods, strategy cards while they are chosen, who has passed at a last call, and the poker cards.
The poker cards of a seat are sampled by playing their history again with cards that have no face until one is seen;
worlds in which a face could not have been seen are rejected in proportion, so that the sample is exact if hidden plays
are taken as uniform.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from saloon.errors import BadView
from saloon.kernel.chance import Seeded
from saloon.kernel.core import ARG, Op
from saloon.kernel.rules import Roll
from saloon.scoundrels.choices import safe_name
from saloon.scoundrels.mutators import STREAMS
from saloon.scoundrels.names import (
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
from saloon.scoundrels.setup import cards_of
from saloon.scoundrels.state import (
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
    Town,
)
from saloon.scoundrels.turns import LAST_CALL_OP
from saloon.scoundrels.views import PAIRS, ROW_KINDS, Names

UNKNOWN: Final = -2
TRIES: Final = 40_000
"""Histories tried for one seat before the view is refused; a few dozen do, some hundred if every play was shown."""
CARD_OF: Final[dict[str, int]] = {name: k for k, name in enumerate(CARDS)}
SLOT_OF: Final[dict[str, int]] = {"A": 0, "2": 1, "3": 2, "4": 3, "5": 4, "6": 5, "faceup": FACEUP}


class Belief:
    """All that a view says, read once; `sample` then gives as many worlds as wanted."""

    def __init__(self, view: dict[str, Any], box: Box, ops: list[Op], names: Names) -> None:
        self.seat: i64 = NOBODY if view["seat"] is None else view["seat"]
        self.known: Town = public_state(view, box, ops, names)
        self.deciding: bool = any(row["kind"] == "strategy" for row in view["asked"])
        self.decided: list[bool] = [row["decided"] for row in view["seats"]]
        self.gadgets: list[int] = [gadget_of(row["gadget"], names) for row in view["safes"]]
        self.deck_sizes: dict[str, int] = view["decks"]
        self.mods: list[int] = []
        self.pools: list[list[int]] = []
        if box.expansion:
            self.pools = view["debts"]["facedown"]
            self.mods = [mod_of(row["mod"], names) for row in (*view["safes"], *view["mods"])]

    def sample(self, seed: int, roll: Roll) -> Town:
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
            deal_history(s, seat, roll)
        if self.deciding:
            self._strategies(s, roll)
        self._passes(s, roll)
        return s

    def _passes(self, s: Town, roll: Roll) -> None:
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

    def _safes(self, s: Town, roll: Roll) -> None:
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

    def _mods(self, s: Town, roll: Roll) -> None:
        """Mods that nobody showed the seat, on safes and unused, in any order."""
        free = [mod for mod in range(len(s.box.mod_tallies)) if mod not in self.mods]
        mix(free, roll)
        for safe in range(SAFES):
            if s.mod[safe] != NOBODY:
                s.mod[safe] = self.mods[safe] if self.mods[safe] != UNKNOWN else free.pop()
        s.spare_mods = [mod if mod != UNKNOWN else free.pop() for mod in self.mods[SAFES:]]

    def _decks(self, s: Town, roll: Roll) -> None:
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

    def _strategies(self, s: Town, roll: Roll) -> None:
        for seat in range(s.n):
            if self.decided[seat] and s.strategy[seat] == NOBODY:
                own = cards_of(s.box.strategy_leader, s.leaders[seat])
                s.strategy[seat] = own[roll.below(len(own))]


def gadget_of(gadget: str | None, names: Names) -> int:
    return UNKNOWN if gadget is None else names.gadgets.index(gadget)


def mod_of(mod: str | None, names: Names) -> int:
    return UNKNOWN if mod is None else names.mods.index(mod)


def stayed_closed(s: Town, base: int) -> bool:
    """Whether no safe of a site would have been turned faceup when it was stolen, and was not."""
    for safe in range(base, base + SITE_SAFES):
        if (s.unopened >> safe) & 1 and s.box.safe_opens[s.gadget[safe]]:
            return False
    return True


def deal_debts(s: Town, pools: list[list[int]], roll: Roll) -> None:
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


def debt_rows(s: Town) -> list[tuple[list[int], int, int]]:
    """Where debts lie that are in no heap: the list, the first of them in it, how far apart they are."""
    return [(s.debts, 0, 1), (s.carried, C_VALUE, C_SIZE), (s.drawn, D_VALUE, D_SIZE)]


def deal_automa(s: Town, roll: Roll) -> None:
    """The enemy's cards that do not lie faceup, in any order."""
    s.automa = [card for card in s.box.automa_deck if card not in s.automa_pile and card != s.shown]
    mix(s.automa, roll)


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


class Replay:
    """One seat's poker history, played again with blank cards: 7 tokens that get a face when one was seen.

    A deck is a pile of groups, each shuffled: inside a group any order is as likely as any other until a card is seen.
    """

    def __init__(self) -> None:
        self.face: list[int] = [UNKNOWN] * 7
        self.hand: list[int] = []
        self.deck: list[list[int]] = [[0, 1, 2, 3, 4, 5, 6]]
        """Top group last."""
        self.slots: list[int] = [NOBODY] * (SLOTS + 1)
        self.below: int = NOBODY
        """The token on which another one has just been put, to be taken up for it."""
        self.row_of: list[int] = []
        """Which token each row is about."""

    def holds(self, face: int) -> int:
        """The token with this face, -1 if none has it yet."""
        for token in range(7):
            if self.face[token] == face:
                return token
        return NOBODY

    def among(self, tokens: list[int], face: int, roll: Roll) -> int:
        """The token among these that shows this face; -1 if none can, or if the chance of it was missed.

        A face that no token has yet is equally likely on every blank one, here or elsewhere.
        """
        if face == UNKNOWN:
            return tokens[roll.below(len(tokens))]
        token = self.holds(face)
        if token != NOBODY:
            return token if token in tokens else NOBODY
        blanks = [t for t in tokens if self.face[t] == UNKNOWN]
        total = 0
        for shown in self.face:
            if shown == UNKNOWN:
                total += 1
        if not blanks or roll.part() * total >= len(blanks):
            return NOBODY
        token = blanks[roll.below(len(blanks))]
        self.face[token] = face
        return token

    def run(self, s: Town, seat: int, roll: Roll) -> bool:
        """Go through the rows of a seat; False if this history could not have been seen as it was."""
        rows = s.poker
        for at in range(0, len(rows), ROW_SIZE):
            if rows[at + R_SEAT] != seat:
                continue
            token = self.row(rows[at + R_KIND], rows[at + R_SLOT], rows[at + R_CARD], roll)
            if token == NOBODY:
                return False
            self.row_of.append(token)
        return True

    def row(self, kind: int, slot: int, face: int, roll: Roll) -> int:
        """One row; says which token it was about (any for rows about none), -1 if it cannot have happened."""
        if kind in (DRAWN, TOPPED):
            group = self.deck[len(self.deck) - 1]
            token = self.among(group, face, roll)
            if token == NOBODY:
                return token
            group.remove(token)
            if not group:
                self.deck.pop()
            if kind == DRAWN:
                self.hand.append(token)
            else:
                self.deck.append([token])
            return token
        if kind == PUT:
            token = self.among(self.hand, face, roll)
            if token != NOBODY:
                self.hand.remove(token)
                self.below = self.slots[slot]
                self.slots[slot] = token
            return token
        if kind == TAKEN:
            taken = self.below if self.below != NOBODY else self.slots[slot]
            if self.below == NOBODY:
                self.slots[slot] = NOBODY
            self.below = NOBODY
            token = self.among([taken], face, roll)
            self.hand.append(taken)
            return token
        self.restack(kind)
        return 0

    def restack(self, kind: int) -> None:
        if kind == MIXED:
            whole: list[int] = []
            for group in self.deck:
                whole += group
            self.deck = [whole] if whole else []
            return
        played = [token for token in self.slots if token != NOBODY]
        self.deck.insert(0, played)
        self.slots = [NOBODY] * (SLOTS + 1)


def deal_history(s: Town, seat: int, roll: Roll) -> None:
    """Give one seat poker cards that fit all that was seen of them."""
    replay = Replay()
    tries = 0
    while not replay.run(s, seat, roll):
        tries += 1
        if tries > TRIES:
            raise BadView(f"The poker history of seat {seat} in this view cannot have happened.")
        replay = Replay()
    faces = [face for face in range(7) if replay.holds(face) == NOBODY]
    mix(faces, roll)
    for token in range(7):
        if replay.face[token] == UNKNOWN:
            replay.face[token] = faces.pop()
    k = 0
    for at in range(0, len(s.poker), ROW_SIZE):
        if s.poker[at + R_SEAT] == seat:
            token = replay.row_of[k]
            k += 1
            if s.poker[at + R_KIND] not in (MIXED, UNDER):
                s.poker[at + R_CARD] = replay.face[token]
    s.deck[seat] = []
    for group in replay.deck:
        mix(group, roll)
        s.deck[seat] += [replay.face[token] for token in group]
    hand = 0
    for token in replay.hand:
        hand |= 1 << replay.face[token]
    s.hand[seat] = hand
    for slot in range(SLOTS):
        token = replay.slots[slot]
        s.slots[seat * SLOTS + slot] = NOBODY if token == NOBODY else replay.face[token]


# Reading a view


def public_state(view: dict[str, Any], box: Box, ops: list[Op], names: Names) -> Town:
    """What the view says outright; hidden cards are left open."""
    s = Town(box, ops, Seeded(0, STREAMS), [0] * len(STREAMS))
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


def read_enemy(s: Town, row: dict[str, Any], names: Names) -> None:
    s.money[s.enemy] = row["money"]
    s.reputation[s.enemy] = row["reputation"]
    s.free[s.enemy] = row["henchmen"]
    s.jail[s.enemy] = row["jailed"]
    s.automa_pile = [names.automa.index(card) for card in row["discarded"]]
    s.shown = NOBODY if row["shown"] is None else names.automa.index(row["shown"])


def read_expansion(s: Town, view: dict[str, Any]) -> None:
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


def read_seat(s: Town, seat: int, row: dict[str, Any], names: Names) -> None:
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


def read_scoundrels(s: Town, view: dict[str, Any], names: Names) -> None:
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


def read_safe(s: Town, safe: int, row: dict[str, Any]) -> None:
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


def read_poker(s: Town, rows: list[dict[str, Any]]) -> None:
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


def read_running(s: Town, row: dict[str, Any], names: Names) -> None:
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
