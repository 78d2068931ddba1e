"""A position of the Goat game while it is being laid out."""

from __future__ import annotations

from typing import Any

from saloon.games.goat.engine.flow import OPS
from saloon.games.goat.engine.knowledge import CHARACTER_OF, PLACE_OF, TOKEN_OF
from saloon.games.goat.engine.mutators import POSITION, STREAMS
from saloon.games.goat.engine.names import (
    CHARACTERS,
    CHARLATAN,
    GOAT,
    GUNSLINGER,
    HOW_MANY,
    KINDS_OF_TOKEN,
    LOCATIONS,
    ROBBER,
    SALOON,
    TOKENS,
)
from saloon.games.goat.engine.state import (
    NOBODY,
    GoatState,
    Table,
)
from saloon.games.goat.position.values import fail, is_number, known, number, seat_in
from saloon.kernel.chance import Seeded
from saloon.kernel.core import pick

KEYS = {
    "game", "players", "seed", "options", "round", "start", "phase", "dealer", "last", "seat", "location", "deck",
    "removed_down", "removed_up", "goat_back", "discard", "offer", "robber", "offers", "tokens", "draws", "extra_coins",
}  # fmt: skip
SEAT_KEYS = {"hand", "coins", "tokens", "hats", "elixirs", "controls"}
PHASES = ("offer", "answer", "rob", "swindle", "serve", "gamble", "over")


class Setting:
    """A position while it is being laid out."""

    def __init__(self, data: dict[str, Any], table: Table) -> None:
        self.data = data
        self.table = table
        self.n: int = table.players
        seed = data.get("seed", 0)
        if not is_number(seed) or seed < 0:
            raise fail(f"seed is {seed!r}; it is a whole number, 0 or more.")
        self.s = GoatState(table, OPS, Seeded(seed, STREAMS), [0] * len(STREAMS))
        self.used: set[int] = set()
        self.phase = str(data.get("phase", "offer"))
        if self.phase not in PHASES:
            raise fail(f"phase is '{self.phase}'; it is one of {', '.join(PHASES)}.")
        self.rows = self._seat_rows()

    def lay(self) -> None:
        """Everything that lies on the table now."""
        s = self.s
        s.round = number(self.data, "round", 1)
        if not 1 <= s.round <= self.table.rounds:
            raise fail(f"round is {s.round}; there are {self.table.rounds}.")
        self._goods()
        self._named_characters()
        self._dealer()
        self._effects()
        self._deal_the_rest()

    # Goods

    def _seat_rows(self) -> list[dict[str, Any]]:
        seats = self.data.get("seat", {})
        if not isinstance(seats, dict):
            raise fail(f"seat is {seats!r}; it is a table for each seat, [seat.0] and so on.")
        for key in seats:
            if key not in map(str, range(self.n)):
                raise fail(f"[seat.{key}] with {self.n} players; seats are 0 to {self.n - 1}.")
            unknown = sorted(set(seats[key]) - SEAT_KEYS)
            if unknown:
                raise fail(
                    f"[seat.{key}] names {', '.join(unknown)}; known are {', '.join(sorted(SEAT_KEYS))}."
                )
        return [seats.get(str(seat), {}) for seat in range(self.n)]

    def _goods(self) -> None:
        s, table = self.s, self.table
        for seat, row in enumerate(self.rows):
            s.coins[seat] = number(row, "coins", int(table.coins_each))
            s.elixirs[seat] = number(row, "elixirs", 0)
            for name, count in row.get("tokens", {"bottle": 1}).items():
                kind = known(TOKEN_OF, name, "token")
                s.tokens[seat * KINDS_OF_TOKEN + kind] = number({name: count}, name, 0)
        s.stash = sum(s.elixirs)
        if s.stash > 3:
            raise fail(f"{s.stash} elixirs; there are 3.")
        self._locations()
        robber = self.data.get("robber")
        if robber is not None:
            s.loot_place = known(PLACE_OF, robber["place"], "location")
            s.loot = number(robber, "tokens", 1)
            if s.loot_place not in table.locations or not s.loot:
                places = ", ".join(LOCATIONS[p] for p in table.locations)
                raise fail(f"what lies on the Robber is 1 or more tokens of one of {places} (GR89).")
        self._supply()

    def _locations(self) -> None:
        s, table = self.s, self.table
        given = self.data.get("location", {})
        in_play = [*table.locations, SALOON]
        for name in given:
            if known(PLACE_OF, name, "location") not in in_play:
                here = ", ".join(LOCATIONS[p] for p in in_play)
                raise fail(f"the {name} is not in play with {self.n} players; in play are {here}.")
        for place in in_play:
            row = given.get(LOCATIONS[place], {})
            s.loc_tokens[place] = number(row, "tokens", 1)
            s.loc_coins[place] = number(row, "coins", table.icons[place])

    def _supply(self) -> None:
        s, table = self.s, self.table
        for kind in range(KINDS_OF_TOKEN):
            out = (
                s.loc_tokens[kind]
                + sum(s.tokens[kind::KINDS_OF_TOKEN])
                + (s.loot if s.loot_place == kind else 0)
            )
            s.supply[kind] = table.tokens[kind] - out
            to_come = table.rounds - s.round if kind in (*table.locations, SALOON) else 0
            if s.supply[kind] < to_come:
                raise fail(
                    f"{out} {TOKENS[kind]} tokens are on the table; there are {table.tokens[kind]},"
                    f" and {to_come} are needed for the rounds to come."
                )
            if s.loc_tokens[kind] > s.round:
                raise fail(
                    f"{s.loc_tokens[kind]} {TOKENS[kind]} tokens at the {LOCATIONS[kind]} in round {s.round}."
                )
        out = sum(s.coins) + sum(s.loc_coins) + s.stash
        s.bank = table.coins - out
        if s.bank < 0 and -s.bank != number(self.data, "extra_coins", 0):
            raise fail(
                f"{out} coins are on the table; there are {table.coins} (or say extra_coins = {-s.bank})."
            )

    # Characters

    def take(self, name: Any, where: str) -> int:
        """A character for a place; each is in one place only."""
        card = known(CHARACTER_OF, name, "character")
        if card not in self.table.characters:
            raise fail(f"the {name} is not in the game with {self.n} players.")
        if card in self.used:
            raise fail(f"the {name} is in two places ({where} is the second).")
        self.used.add(card)
        return card

    def _named_characters(self) -> None:
        s, data, table = self.s, self.data, self.table
        for seat, row in enumerate(self.rows):
            controls = [self.take(name, f"controlled by seat {seat}") for name in row.get("controls", [])]
            for card in controls:
                s.control[card] = seat
        s.discard = [self.take(name, "discard") for name in data.get("discard", [])]
        if "removed_down" in data:
            s.removed_down = self.take(data["removed_down"], "removed_down")
        if not table.faceup and ("removed_up" in data or "goat_back" in data):
            raise fail("the small game has no faceup card.")
        if "removed_up" in data:
            s.removed_up = self.take(data["removed_up"], "removed_up")
            if s.removed_up == GOAT:
                raise fail("the Goat is never the faceup card (GR31).")
        if data.get("goat_back", False) not in (True, False):
            raise fail(f"goat_back is {data['goat_back']!r}; it is true or false.")
        s.goat_back = 1 if data.get("goat_back", False) else 0
        if s.goat_back and s.removed_down == GOAT:
            raise fail(
                "a Goat that was turned up went back into the deck, so it is not the facedown card (GR32)."
            )
        holders = [seat for seat, row in enumerate(self.rows) if "hand" in row]
        if len(holders) > 1:
            raise fail(
                f"seats {' and '.join(map(str, holders))} have a hand; only one hand exists at a time."
            )
        self.hand = [self.take(name, "the hand") for seat in holders for name in self.rows[seat]["hand"]]
        self.named_holder = holders[0] if holders else NOBODY
        offer = data.get("offer")
        if (self.phase == "answer") != (offer is not None):
            raise fail('an offer lies on the table exactly in phase "answer".')
        if offer is not None:
            s.offer_card = self.take(offer["card"], "the offer")
            s.offer_claim = known(CHARACTER_OF, offer.get("claim", offer["card"]), "character")
            s.offer_to = seat_in(offer, "to", NOBODY, self.n)
        self.deck = [self.take(name, "the deck") for name in data.get("deck", [])]

    def _hats(self) -> None:
        """Hats and controlled characters go together; characters that hats ask for are dealt."""
        s, table = self.s, self.table
        after = self.phase in ("serve", "gamble", "over")
        for seat, row in enumerate(self.rows):
            placed = sum(1 for c in range(HOW_MANY) if s.control[c] == seat)
            s.hats[seat] = number(row, "hats", 0 if after else table.hats - placed)
            if placed > table.hats:
                raise fail(f"seat {seat} controls {placed} characters; each has {table.hats} hats.")
            if after and s.hats[seat]:
                raise fail(f'seat {seat} has hats left in phase "{self.phase}".')
            if not after and "controls" in row and placed + s.hats[seat] != table.hats:
                raise fail(
                    f"seat {seat} controls {placed} and has {s.hats[seat]} hats left; each has {table.hats}."
                )
            if not 0 <= s.hats[seat] <= table.hats:
                raise fail(f"seat {seat} has {s.hats[seat]} hats left; each has {table.hats}.")

    def _dealer(self) -> None:
        self._hats()
        s, data = self.s, self.data
        active = [seat for seat in range(self.n) if s.hats[seat]]
        guess = self.named_holder if self.named_holder != NOBODY else number(data, "start", 0)
        if len(active) == 1 and self.named_holder == NOBODY:
            guess = (active[0] + 1) % self.n
        s.holder = seat_in(data, "dealer", guess, self.n)
        s.start = seat_in(data, "start", s.holder, self.n)
        if self.named_holder not in (NOBODY, s.holder):
            raise fail(f"seat {self.named_holder} has the hand, but the dealer is seat {s.holder}.")
        self._last(active)
        if self.phase in ("offer", "answer"):
            self._check_offer(active)
        cards = {"rob": "robber", "swindle": "charlatan", "serve": "dancer", "gamble": "gambler"}
        card = cards.get(self.phase)
        if card is not None and s.control[CHARACTER_OF[card]] == NOBODY:
            raise fail(f'phase "{self.phase}" needs the {card} in play: put it into the controls of a seat.')

    def _last(self, active: list[int]) -> None:
        s, data = self.s, self.data
        if "last" in data:
            s.last = seat_in(data, "last", NOBODY, self.n)
        elif self.phase in ("serve", "gamble", "over"):
            s.last = s.start
        elif len(active) == 1 and self.phase in ("offer", "answer"):
            s.last = active[0]
        if self.phase in ("serve", "gamble", "over"):
            return
        if s.last == NOBODY and not active:
            raise fail("nobody has a hat left; say which seat was the last active player (last = ...).")
        if s.last != NOBODY and active not in ([s.last], []):
            raise fail(f"seat {s.last} is the last active player, but seats {active} are active.")
        if s.last == s.holder:
            raise fail(f"seat {s.holder} is the last active player; another seat deals (GR51).")
        if s.last == NOBODY and s.discard:
            raise fail("characters are discarded only after the last active player is known (GR56).")

    def _effects(self) -> None:
        """What lies on Robber and Charlatan goes with who is in play and what is asked."""
        s = self.s
        if s.loot and (s.control[ROBBER] == NOBODY or self.phase in ("rob", "serve", "gamble", "over")):
            raise fail(f'no tokens lie on the Robber in phase "{self.phase}", or he is not in play.')
        if s.stash and (
            s.control[CHARLATAN] == NOBODY or self.phase in ("swindle", "serve", "gamble", "over")
        ):
            raise fail(f'no coins lie on the Charlatan in phase "{self.phase}", or it is not in play.')
        if self.phase in ("rob", "swindle") and s.last != NOBODY:
            placer = s.control[ROBBER if self.phase == "rob" else CHARLATAN]
            if placer != s.last:
                raise fail(
                    f"seat {s.last} alone takes characters as the last active player, not seat {placer}."
                )

    def _check_offer(self, active: list[int]) -> None:
        s = self.s
        if not active:
            raise fail("nobody has a hat left, so nothing can be offered.")
        if len(active) > 1 and s.holder not in active:
            raise fail(f"the dealer, seat {s.holder}, is inactive while seats {active} are active (GR48).")
        if len(active) == 1 and s.holder in active:
            raise fail(f"seat {s.holder} is the last active player; another seat deals (GR51).")
        if self.phase == "answer" and (s.offer_to == s.holder or s.offer_to not in active):
            raise fail(f"the offer goes to seat {s.offer_to}; it goes to another active player (GR35).")

    def _deal_the_rest(self) -> None:
        """Every character not named: shuffled by the seed, then to the places that still lack one."""
        s, table = self.s, self.table
        rest = [card for card in table.characters if card not in self.used]
        for k in range(len(rest) - 1, 0, -1):
            j = pick(s, POSITION, k + 1)
            rest[k], rest[j] = rest[j], rest[k]
        if table.faceup and s.removed_up == NOBODY:
            s.removed_up = drawn(rest, [GOAT])
        if s.removed_down == NOBODY:
            s.removed_down = drawn(rest, [GOAT] if s.goat_back else [])
        if self.phase not in ("serve", "gamble", "over"):
            self._deal_controls(rest)
        size = self._hand_size(len(rest) + len(self.hand) + len(self.deck))
        if len(self.hand) > size:
            raise fail(f"the hand has {len(self.hand)} cards; it has {size} here.")
        while len(self.hand) < size:
            self.hand.append(drawn(rest, []))
        s.hand = sorted(self.hand)
        if s.offer_to != NOBODY and s.offer_claim not in [*s.hand, s.offer_card]:
            raise fail(f"the {CHARACTERS[s.offer_claim]} is claimed but not in the dealer's hand (GR37).")
        s.deck = rest + self.deck[::-1]

    def _deal_controls(self, rest: list[int]) -> None:
        """Characters under the hats that were placed; only ones that keep nothing on them and act at once or never."""
        s, table = self.s, self.table
        for seat in range(self.n):
            missing = table.hats - s.hats[seat] - sum(1 for c in range(HOW_MANY) if s.control[c] == seat)
            for _ in range(missing):
                s.control[drawn(rest, range(GUNSLINGER, GOAT))] = seat

    def _hand_size(self, hidden: int) -> int:
        """How many of the hidden cards the hand has at this moment; the others are the deck."""
        s, table = self.s, self.table
        if self.phase in ("serve", "gamble", "over"):
            return hidden
        to_place = sum(s.hats)
        before = hidden + (self.phase != "offer")  # with the card that was just offered
        if s.last != NOBODY:
            if hidden + (self.phase == "answer") < to_place:
                raise fail(f"{hidden} cards are left for {to_place} hats.")
            return hidden
        return min(int(table.hand), before) - (self.phase != "offer")


def drawn(rest: list[int], but: Any) -> int:
    """The next card of the rest that is none of `but`."""
    for k in range(len(rest) - 1, -1, -1):
        if rest[k] not in but:
            return rest.pop(k)
    raise fail("not enough characters are left to deal.")
