"""Views of a game that goes on, of which only what a choice has changed is made anew (`kernel/keeping.py`).

A piece of a view (a seat, the safes, the saloon) is kept for each viewer. It is made by the same functions as a view
from nothing, and equal to it (a law holds that).
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.games.scoundrels.engine import views
from saloon.games.scoundrels.engine.names import DEBT_SPACES, MARK_PAIRS, NOBODY, PLACES, SAFES, SLOTS
from saloon.games.scoundrels.engine.state import R_KNOWN, ROW_SIZE, ScoundrelsState
from saloon.kernel.core import State
from saloon.kernel.keeping import EVERYBODY, Piece, Rows
from saloon.kernel.rules import Views

OWN: Final = ("seat", "seats", "safes", "seen")
"""What each viewer has to themselves, besides what only the expansion has; and what is half done, at a last call."""
READERS: Final = 1 << 10
"""Above all viewers: under these numbers lies what several of them read alike."""
OWNER: Final = 1 << 16
"""Who reads a seat as its own; above all that others can have seen of it."""


class ScoundrelsViews(Views):
    """The pieces of one table."""

    def __init__(self, names: views.Names, version: int) -> None:
        super().__init__()
        self.names: views.Names = names
        self.version: int = version
        self.common: dict[str, object] = {}
        """The view of this moment, without what is not for everybody."""
        self.options: dict[str, object] | None = None
        self.decks: Piece = Piece()
        self.seats: list[Piece] = []
        self.sheets: list[Piece] = []
        self.saloon: Piece = Piece()
        self.pile: Piece = Piece()
        self.safes: Piece = Piece()
        """By viewer, the list of them all."""
        self.each: list[Piece] = [Piece() for _ in range(SAFES)]
        self.looked: Piece = Piece()
        """By viewer, the safes they have looked into."""
        self.sites: object = None
        self.poker: Rows = Rows(ROW_SIZE)
        """By viewer, what happened to the poker cards."""

    def moved(self, state: State) -> None:
        s = cast(ScoundrelsState, state)
        while len(self.seats) < s.n:
            self.seats.append(Piece())
            self.sheets.append(Piece())
        for seat in range(s.n):
            sheet = scoundrel_facts(s, s.sheet[seat * PLACES : seat * PLACES + s.places])
            self.sheets[seat].renew(sheet)
            self.seats[seat].renew(seat_facts(s, seat) + sheet)
        if self.safes.renew(safe_facts(s)):
            for safe in range(SAFES):
                self.each[safe].renew(facts_of_safe(s, safe))
        self.looked.renew(s.known + s.gadget)
        self.poker.renew(s.poker)
        self.common = self._common(s)

    def _common(self, s: ScoundrelsState) -> dict[str, object]:
        out = views.around(s, self.names, self.version)
        if self.options is None:
            self.options = views.copied(s.box.options)
            self.sites = views.all_sites(s)
        out["options"] = self.options
        out["sites"] = self.sites
        if self.saloon.renew(scoundrel_facts(s, s.saloon)):
            self.saloon.made[EVERYBODY] = views.scoundrels(s, s.saloon, self.names)
        out["saloon"] = self.saloon.made[EVERYBODY]
        if self.pile.renew(scoundrel_facts(s, s.pile)):
            self.pile.made[EVERYBODY] = views.scoundrels(s, s.pile, self.names)
        out["pile"] = self.pile.made[EVERYBODY]
        if self.decks.renew([len(s.traits), len(s.jobs), len(s.purples)]):
            self.decks.made[EVERYBODY] = views.decks_view(s)
        out["decks"] = self.decks.made[EVERYBODY]
        if not views.calls(s):
            out["running"] = views.running(s, NOBODY, self.names)
        return out

    def alike(self) -> dict[str, object]:
        out = self.common.copy()
        for key in OWN:
            del out[key]
        if out["running"] is None:
            del out["running"]
        return out

    def view(self, state: State, viewer: int) -> dict[str, object]:
        s = cast(ScoundrelsState, state)
        out = self.common.copy()
        out["seat"] = views.maybe(viewer)
        out["seats"] = [self._seat(s, seat, viewer) for seat in range(s.n)]
        out["safes"] = self._safes(s, viewer)
        out["seen"] = {"poker": self._poker(s, viewer), "safes": self._looked(s, viewer)}
        if out["running"] is None:
            out["running"] = views.running(s, viewer, self.names)
        views.add_expansion(out, s, viewer, self.names)
        return out

    def _seat(self, s: ScoundrelsState, seat: i64, viewer: i64) -> object:
        made = self.seats[seat].made
        found = made.get(viewer)
        if found is None:
            reader: int = READERS + seat_reader(s, seat, viewer)
            found = made.get(reader)
            if found is None:
                found = made[reader] = self._seat_anew(s, seat, viewer)
            made[viewer] = found
        return found

    def _seat_anew(self, s: ScoundrelsState, seat: i64, viewer: i64) -> object:
        sheet = self.sheets[seat].made.get(EVERYBODY)
        if sheet is None:
            sheet = views.scoundrels(s, views.sheet_of(s, seat), self.names)
            self.sheets[seat].made[EVERYBODY] = sheet
        return views.seat_view(s, seat, viewer, self.names, sheet)

    def _safes(self, s: ScoundrelsState, viewer: i64) -> object:
        found = self.safes.made.get(viewer)
        if found is None:
            row: list[object] = []
            for safe in range(SAFES):
                made = self.each[safe].made
                one = made.get(viewer)
                if one is None:
                    reader: int = READERS + safe_reader(s, safe, viewer)
                    one = made.get(reader)
                    if one is None:
                        one = made[reader] = views.safe_view(s, safe, viewer, s.top < 0, self.names)
                    made[viewer] = one
                row.append(one)
            found = self.safes.made[viewer] = row
        return found

    def _looked(self, s: ScoundrelsState, viewer: i64) -> object:
        found = self.looked.made.get(viewer)
        if found is None:
            found = self.looked.made[viewer] = views.safes_seen(s, viewer, self.names)
        return found

    def _poker(self, s: ScoundrelsState, viewer: i64) -> object:
        known = self.poker.of(viewer)
        if len(known) * ROW_SIZE < len(s.poker):
            known = known + views.poker_seen(s, viewer, len(known) * ROW_SIZE)
            self.poker.read[viewer] = known
        return known


def seat_reader(s: ScoundrelsState, seat: i64, viewer: i64) -> i64:
    """Whoever reads a seat alike has the same number: who has seen the same of its cards and debts."""
    if viewer == seat:
        return OWNER
    seen: i64 = 0
    for slot in range(SLOTS):
        at: i64 = seat * SLOTS + slot
        if s.slots[at] != NOBODY:
            known: i64 = s.poker[s.put_row[at] + R_KNOWN]
            if known == -1 or views.may_see(known, viewer):
                seen |= 1 << slot
    if s.expanded:
        for space in range(DEBT_SPACES):
            if views.may_see(s.debts_seen[seat * DEBT_SPACES + space], viewer):
                seen |= 1 << (SLOTS + space)
    return seen


def safe_reader(s: ScoundrelsState, safe: i64, viewer: i64) -> i64:
    """The same for a safe: who has seen its face, and its mod."""
    seen: i64 = 1 if views.may_see(s.known[safe], viewer) else 0
    if s.expanded and views.may_see(s.mod_seen[safe], viewer):
        seen |= 2
    return seen


def scoundrel_facts(s: ScoundrelsState, uids: list[int]) -> list[int]:
    """Of scoundrels in their places; what they cost and count is printed on them."""
    facts: list[int] = []
    for uid in uids:
        facts.append(uid)
        if uid != NOBODY:
            facts.append(s.trait[uid])
            facts.append(s.job[uid])
            facts.append(s.born[uid])
            facts.append(1 if s.is_spent(uid) else 0)
    return facts


def seat_facts(s: ScoundrelsState, seat: i64) -> list[int]:
    """Of a seat without its sheet, hidden cards and who knows them included."""
    facts: list[int] = [
        s.leaders[seat],
        s.money[seat],
        s.reputation[seat],
        s.free[seat],
        s.jail[seat],
        s.hand[seat],
        len(s.deck[seat]),
        s.faceup[seat],
        s.strategy[seat],
        views.deciding(s),
        s.top < 0,
    ]
    facts.extend(s.marks_left[seat * MARK_PAIRS : (seat + 1) * MARK_PAIRS])
    for at in range(seat * SLOTS, (seat + 1) * SLOTS):
        card = s.slots[at]
        facts.append(card)
        if card != NOBODY:
            facts.append(s.poker[s.put_row[at] + R_KNOWN])
            facts.append(s.calls[at])
    if s.expanded:
        facts.append(s.flipped[seat])
        facts.extend(s.debts[seat * DEBT_SPACES : (seat + 1) * DEBT_SPACES])
        facts.extend(s.debts_seen[seat * DEBT_SPACES : (seat + 1) * DEBT_SPACES])
        facts.append(s.returned[seat])
    return facts


def safe_facts(s: ScoundrelsState) -> list[int]:
    """Of all safes: where they are, who knows them, and what lies on them."""
    facts = s.place + s.known + s.gadget + s.marks
    facts.append(s.opened)
    facts.append(s.top < 0)
    if s.expanded:
        facts.extend(s.mod)
        facts.extend(s.mod_seen)
    return facts


def facts_of_safe(s: ScoundrelsState, safe: i64) -> list[int]:
    facts: list[int] = [
        s.place[safe],
        s.known[safe],
        s.gadget[safe],
        (s.opened >> safe) & 1,
        s.top < 0,
    ]
    if s.expanded:
        facts.append(s.mod[safe])
        facts.append(s.mod_seen[safe])
    for mark in s.marks:
        number: i64 = mark
        if number // 100 == safe:
            facts.append(mark)
    return facts
