"""Views of a game that goes on, of which only what a choice has changed is made anew.

A piece of a view (a seat, the safes, the saloon) is kept for each viewer with the facts it was made from: plain ints,
which are quick to compare. It is made by the same functions as a view from nothing, and equal to it (a law holds that).
What a viewer may see is decided when a piece is made; facts that they may not see only lead to making it once more.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from saloon.games.scoundrels.engine import views
from saloon.games.scoundrels.engine.names import DEBT_SPACES, MARK_PAIRS, NOBODY, PLACES, SLOTS
from saloon.games.scoundrels.engine.state import R_KNOWN, ROW_SIZE, ScoundrelsState
from saloon.kernel.core import State
from saloon.kernel.rules import Views

EVERYBODY = -2
"""The viewer of a piece that reads alike for all."""


class Piece:
    """A part of the view, for whoever has looked at it since its facts changed."""

    def __init__(self) -> None:
        self.facts: list[int] = []
        self.made: dict[int, object] = {}

    def renew(self, facts: list[int]) -> None:
        if facts != self.facts:
            self.facts = facts
            self.made = {}


class ScoundrelsViews(Views):
    """The pieces of one table."""

    def __init__(self, names: views.Names, version: int) -> None:
        super().__init__()
        self.names: views.Names = names
        self.version: int = version
        self.seats: list[Piece] = []
        self.sheets: list[Piece] = []
        self.saloon: Piece = Piece()
        self.pile: Piece = Piece()
        self.safes: Piece = Piece()
        self.sites: Piece = Piece()
        self.rows: list[int] = []
        self.poker: dict[int, list[dict[str, object]]] = {}
        """By viewer, what happened to the poker cards: it mostly grows at its end."""

    def moved(self, state: State) -> None:
        s = cast(ScoundrelsState, state)
        while len(self.seats) < s.n:
            self.seats.append(Piece())
            self.sheets.append(Piece())
        for seat in range(s.n):
            sheet = scoundrel_facts(s, s.sheet[seat * PLACES : seat * PLACES + s.places])
            self.sheets[seat].renew(sheet)
            self.seats[seat].renew(seat_facts(s, seat) + sheet)
        self.saloon.renew(scoundrel_facts(s, s.saloon))
        self.pile.renew(scoundrel_facts(s, s.pile))
        self.safes.renew(safe_facts(s))
        rows = s.poker[:]
        if rows[: len(self.rows)] != self.rows:
            self.poker = {}
        self.rows = rows

    def view(self, state: State, viewer: int) -> dict[str, object]:
        s = cast(ScoundrelsState, state)
        out = views.around(s, viewer, self.names, self.version)
        out["seats"] = [self._seat(s, seat, viewer) for seat in range(s.n)]
        out["saloon"] = self._scoundrels(s, self.saloon, s.saloon)
        out["pile"] = self._scoundrels(s, self.pile, s.pile)
        out["safes"] = self._safes(s, viewer)
        out["sites"] = self._sites(s)
        out["seen"] = {"poker": self._poker(s, viewer), "safes": views.safes_seen(s, viewer, self.names)}
        return out

    def _seat(self, s: ScoundrelsState, seat: i64, viewer: i64) -> object:
        piece = self.seats[seat]
        found = piece.made.get(viewer)
        if found is None:
            first = seat * PLACES
            sheet = self._scoundrels(s, self.sheets[seat], s.sheet[first : first + s.places])
            found = piece.made[viewer] = views.seat_view(s, seat, viewer, self.names, sheet)
        return found

    def _scoundrels(self, s: ScoundrelsState, piece: Piece, uids: list[int]) -> object:
        found = piece.made.get(EVERYBODY)
        if found is None:
            found = piece.made[EVERYBODY] = views.scoundrels(s, uids, self.names)
        return found

    def _safes(self, s: ScoundrelsState, viewer: i64) -> object:
        found = self.safes.made.get(viewer)
        if found is None:
            found = self.safes.made[viewer] = views.all_safes(s, viewer, self.names)
        return found

    def _sites(self, s: ScoundrelsState) -> object:
        found = self.sites.made.get(EVERYBODY)
        if found is None:
            found = self.sites.made[EVERYBODY] = views.all_sites(s)
        return found

    def _poker(self, s: ScoundrelsState, viewer: i64) -> object:
        known = self.poker.get(viewer, [])
        if len(known) * ROW_SIZE < len(s.poker):
            known = known + views.poker_seen(s, viewer, len(known) * ROW_SIZE)
            self.poker[viewer] = known
        return known


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
