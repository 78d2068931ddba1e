"""Views of a game that goes on, of which only what a choice has changed is made anew (`kernel/keeping.py`).

The pieces are made by the same functions as a view from nothing, and equal to it (a law holds that).
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from saloon.games.goat.engine import views
from saloon.games.goat.engine.names import HOW_MANY, KINDS_OF_TOKEN, SALOON, place_of
from saloon.games.goat.engine.state import GAIN, NOBODY, TURN, GoatState
from saloon.kernel.core import ACTOR, State
from saloon.kernel.keeping import EVERYBODY, Piece, Rows
from saloon.kernel.rules import Views

OWN: Final = ("seat", "seats", "hand", "drawn", "offer", "seen")
"""What each viewer has to themselves."""
HIDDEN: Final = 0
OPEN: Final = 1
"""Belongings and offers have two readings: for who holds them, and for everybody else."""


class GoatViews(Views):
    """The pieces of one table."""

    def __init__(self, version: int) -> None:
        super().__init__()
        self.version: int = version
        self.common: dict[str, object] = {}
        """The view of this moment, without what is not for everybody."""
        self.options: dict[str, object] | None = None
        self.asked: Piece = Piece()
        self.seats: list[Piece] = []
        self.seated: Piece = Piece()
        """By viewer, the list of all seats."""
        self.supply: Piece = Piece()
        self.places: list[Piece] = []
        self.locations: list[object] = []
        self.control: Piece = Piece()
        self.discard: Piece = Piece()
        self.removed: Piece = Piece()
        self.robber: Piece = Piece()
        self.hand: Piece = Piece()
        self.drawn: Piece = Piece()
        self.offer: Piece = Piece()
        self.offers: Rows = Rows(TURN)
        self.tokens: Rows = Rows(GAIN)

    def moved(self, state: State) -> None:
        s = cast(GoatState, state)
        over = s.top < 0
        top: i64 = s.top
        out = views.around(s, self.version)
        if self.options is None:
            self.options = views.options_view(s)
        out["options"] = self.options
        self.asked.renew([] if over else [s.stack[top], s.stack[top + ACTOR]])
        found = self.asked.made.get(EVERYBODY)
        if found is None:
            found = self.asked.made[EVERYBODY] = views.asked(s)
        out["asked"] = found
        self._sit(s, over)
        if self.supply.renew([s.bank, *s.supply]):
            self.supply.made[EVERYBODY] = views.supply_view(s)
        out["supply"] = self.supply.made[EVERYBODY]
        out["locations"] = self._places(s)
        if self.control.renew(s.control[:]):
            self.control.made[EVERYBODY] = views.control_view(s)
        out["control"] = self.control.made[EVERYBODY]
        if self.discard.renew(s.discard[:]):
            self.discard.made[EVERYBODY] = views.discard_view(s)
        out["discard"] = self.discard.made[EVERYBODY]
        if self.removed.renew([s.removed_up, s.goat_back]):
            self.removed.made[EVERYBODY] = views.removed_view(s)
        out["removed"] = self.removed.made[EVERYBODY]
        if self.robber.renew([s.loot_place, s.loot]):
            self.robber.made[EVERYBODY] = views.robber_view(s)
        out["robber"] = self.robber.made[EVERYBODY]
        self.hand.renew(s.hand[:])
        self.drawn.renew([views.drawn_now(s)])
        if self.offer.renew([s.holder, s.offer_to, s.offer_claim, s.offer_card]):
            self.offer.made[HIDDEN] = views.offer_view(s, False)
            self.offer.made[OPEN] = views.offer_view(s, True)
        self.offers.renew(s.turns)
        self.tokens.renew(s.gains)
        self.common = out

    def _sit(self, s: GoatState, over: bool) -> None:
        while len(self.seats) < s.n:
            self.seats.append(Piece())
        changed = False
        for seat in range(s.n):
            facts = s.tokens[seat * KINDS_OF_TOKEN : (seat + 1) * KINDS_OF_TOKEN]
            facts.append(s.coins[seat])
            facts.append(s.hats[seat])
            facts.append(s.elixirs[seat])
            facts.append(1 if over else 0)
            if self.seats[seat].renew(facts):
                changed = True
        if changed:
            self.seated.made = {}

    def _places(self, s: GoatState) -> list[object]:
        here = [0] * (SALOON + 2)
        for k in range(HOW_MANY):
            if s.control[k] != NOBODY:
                here[place_of(k)] |= 1 << k
        places = [*s.table.locations, SALOON]
        while len(self.places) < len(places):
            self.places.append(Piece())
        changed = False
        for k in range(len(places)):
            place = places[k]
            if self.places[k].renew([s.loc_tokens[place], s.loc_coins[place], here[place]]):
                self.places[k].made[EVERYBODY] = views.location_view(s, place)
                changed = True
        if changed:
            self.locations = [piece.made[EVERYBODY] for piece in self.places]
        return self.locations

    def view(self, state: State, viewer: int) -> dict[str, object]:
        s = cast(GoatState, state)
        out = self.common.copy()
        out["seat"] = views.maybe(viewer)
        out["seats"] = self._seats(s, viewer)
        holds = viewer == s.holder
        if holds:
            hand = self.hand.made.get(EVERYBODY)
            if hand is None:
                hand = self.hand.made[EVERYBODY] = views.hand_view(s)
            out["hand"] = hand
            drawn = self.drawn.made.get(EVERYBODY)
            if drawn is None:
                drawn = self.drawn.made[EVERYBODY] = views.names(views.drawn_now(s))
            out["drawn"] = drawn
        out["offer"] = self.offer.made[OPEN if holds else HIDDEN]
        offers = self.offers.of(viewer)
        if len(offers) * TURN < len(s.turns):
            offers = offers + views.offers_seen(s, viewer, len(offers) * TURN)
            self.offers.read[viewer] = offers
        tokens = self.tokens.of(viewer)
        if len(tokens) * GAIN < len(s.gains):
            tokens = tokens + views.tokens_seen(s, viewer, len(tokens) * GAIN)
            self.tokens.read[viewer] = tokens
        out["seen"] = {"offers": offers, "tokens": tokens}
        return out

    def alike(self) -> dict[str, object]:
        out = self.common.copy()
        for key in OWN:
            del out[key]
        return out

    def _seats(self, s: GoatState, viewer: i64) -> object:
        found = self.seated.made.get(viewer)
        if found is None:
            over = s.top < 0
            row: list[object] = []
            for seat in range(s.n):
                made = self.seats[seat].made
                key = OPEN if viewer == seat or over else HIDDEN
                one = made.get(key)
                if one is None:
                    one = made[key] = views.seat_view(s, seat, key == OPEN)
                row.append(one)
            found = self.seated.made[viewer] = row
        return found
