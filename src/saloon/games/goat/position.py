"""Positions: a Goat game set up from a text that names only what matters; the rest is dealt from a seed."""

from __future__ import annotations

import re
from typing import Any

from saloon.errors import BadPosition
from saloon.games.goat.engine.flow import OPS
from saloon.games.goat.engine.knowledge import CHARACTER_OF, PLACE_OF, TOKEN_OF, reserves, stack_up
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
    ACCEPTED,
    ANSWER,
    CARD,
    CLAIM,
    COUNT,
    DEALER,
    FROM,
    GAIN,
    GAINER,
    HAND,
    NOBODY,
    OPEN,
    REFUSED,
    TO,
    TOKEN,
    TURN,
    GoatState,
    Table,
    mask_of,
)
from saloon.games.goat.engine.views import names, phase_of
from saloon.kernel.chance import Seeded
from saloon.kernel.core import pick
from saloon.safe_toml import MOST_LETTERS, loads

KEYS = {
    "game", "players", "seed", "options", "round", "start", "phase", "dealer", "last", "seat", "location", "deck",
    "removed_down", "removed_up", "goat_back", "discard", "offer", "robber", "offers", "tokens", "draws", "extra_coins",
}  # fmt: skip
SEAT_KEYS = {"hand", "coins", "tokens", "hats", "elixirs", "controls"}
MOST = 1_000_000  # of anything that is counted
PHASES = ("offer", "answer", "rob", "swindle", "serve", "gamble", "over")
OFFER_ROW = re.compile(r"(\d+) offer (\w+) as (\w+) to (\d+), (open|accepted|refused)(?:, from ([\w ]+))?")
TOKEN_ROW = re.compile(r"(\d+) (\w+)(?: from (\d+))? to (\d+)")


def fail(reason: str) -> BadPosition:
    return BadPosition(f"This position cannot be: {reason}")


# Writing


def save(s: GoatState) -> str:
    """The whole state, so that loading it gives the same state again."""
    table = s.table
    lines = [
        'game = "goat"',
        f"players = {s.n}",
        f"seed = {seed_of(s)}",
        f"round = {s.round}",
        f"start = {s.start}",
    ]
    lines.append(f'phase = "{phase_of(s)}"')
    if s.holder != NOBODY:
        lines.append(f"dealer = {s.holder}")
    if s.last != NOBODY:
        lines.append(f"last = {s.last}")
    lines.append(f"deck = {listed(reversed(s.deck))}")
    for key, card in (("removed_down", s.removed_down), ("removed_up", s.removed_up)):
        if card != NOBODY:
            lines.append(f'{key} = "{CHARACTERS[card]}"')
    if s.goat_back:
        lines.append("goat_back = true")
    if s.discard:
        lines.append(f"discard = {listed(s.discard)}")
    if s.offer_to != NOBODY:
        offered, claim = CHARACTERS[s.offer_card], CHARACTERS[s.offer_claim]
        lines.append(f'offer = {{ card = "{offered}", claim = "{claim}", to = {s.offer_to} }}')
    if s.loot_place != NOBODY:
        lines.append(f'robber = {{ place = "{LOCATIONS[s.loot_place]}", tokens = {s.loot} }}')
    if s.bank < 0:
        lines.append(f"extra_coins = {-s.bank}")
    lines.append("offers = [" + ", ".join(f'"{row}"' for row in offer_rows(s)) + "]")
    lines.append("tokens = [" + ", ".join(f'"{row}"' for row in token_rows(s)) + "]")
    draws = ", ".join(f'"{STREAMS[k]}" = {count}' for k, count in enumerate(s.draws) if count)
    lines.append(f"draws = {{ {draws} }}" if draws else "draws = {}")
    lines += saved_options(table.options)
    for seat in range(s.n):
        base = seat * KINDS_OF_TOKEN
        held = ", ".join(
            f"{TOKENS[k]} = {s.tokens[base + k]}" for k in range(KINDS_OF_TOKEN) if s.tokens[base + k]
        )
        lines += [
            "",
            f"[seat.{seat}]",
            f"coins = {s.coins[seat]}",
            f"tokens = {{ {held} }}" if held else "tokens = {}",
        ]
        lines += [f"hats = {s.hats[seat]}", f"elixirs = {s.elixirs[seat]}"]
        lines.append(f"controls = {listed(c for c in range(HOW_MANY) if s.control[c] == seat)}")
        if seat == s.holder:
            lines.append(f"hand = {listed(s.hand)}")
    for place in [*table.locations, SALOON]:
        lines += ["", f"[location.{LOCATIONS[place]}]"]
        lines += [f"tokens = {s.loc_tokens[place]}", f"coins = {s.loc_coins[place]}"]
    return "\n".join(lines) + "\n"


def seed_of(s: GoatState) -> int:
    chance = s.chance
    assert isinstance(chance, Seeded)
    return chance.seed


def listed(cards: Any) -> str:
    return "[" + ", ".join(f'"{CHARACTERS[card]}"' for card in cards) + "]"


def saved_options(options: dict[str, Any]) -> list[str]:
    lines = ["", "[options]"] if options else []
    for key, value in options.items():
        if isinstance(value, dict):
            inner = ", ".join(f"{place} = {count}" for place, count in value.items())
            lines.append(f"{key} = {{ {inner} }}")
        else:
            lines.append(f"{key} = {str(value).lower()}")
    return lines


def offer_rows(s: GoatState) -> list[str]:
    """`0 offer sheriff as farmer to 2, refused, from farmer goat charlatan sheriff`."""
    rows = []
    t = s.turns
    for at in range(0, len(t), TURN):
        answer = {OPEN: "open", ACCEPTED: "accepted", REFUSED: "refused"}[t[at + ANSWER]]
        card, claim = CHARACTERS[t[at + CARD]], CHARACTERS[t[at + CLAIM]]
        hand = " ".join(names(t[at + HAND]))
        rows.append(f"{t[at + DEALER]} offer {card} as {claim} to {t[at + TO]}, {answer}, from {hand}")
    return rows


def token_rows(s: GoatState) -> list[str]:
    """`1 bottle to 0`, `1 gold from 2 to 0`."""
    rows = []
    g = s.gains
    for at in range(0, len(g), GAIN):
        giver = "" if g[at + FROM] == NOBODY else f" from {g[at + FROM]}"
        rows.append(f"{g[at + COUNT]} {TOKENS[g[at + TOKEN]]}{giver} to {g[at + GAINER]}")
    return rows


# Reading


def parse(text: str) -> dict[str, Any]:
    try:
        data = loads(text, MOST_LETTERS)
    except (TypeError, AttributeError, ValueError, RecursionError) as error:
        raise BadPosition(f"A position is a TOML text; this one cannot be read: {error}.") from None
    unknown = sorted(set(data) - KEYS)
    if unknown:
        raise fail(f"it names {', '.join(unknown)}; known are {', '.join(sorted(KEYS))}.")
    return data


def load(data: dict[str, Any], table: Table) -> GoatState:
    """The state that a position describes. What it leaves open is filled from the seed; what contradicts is refused."""
    try:
        return Setting(data, table).state()
    except KeyError as error:
        raise fail(f"{error} is missing.") from None
    except (TypeError, ValueError, AttributeError, IndexError) as error:
        raise fail(f"a value has the wrong form ({error}).") from None


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

    def state(self) -> GoatState:
        s = self.s
        s.round = number(self.data, "round", 1)
        if not 1 <= s.round <= self.table.rounds:
            raise fail(f"round is {s.round}; there are {self.table.rounds}.")
        self._goods()
        self._named_characters()
        self._dealer()
        self._effects()
        self._deal_the_rest()
        self._history()
        stack_up(s, self.phase)
        self._draws()
        return s

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

    # Memory

    def _history(self) -> None:
        s, data = self.s, self.data
        for row in data.get("offers", []):
            self._offer_row(row)
        if self.phase == "answer" and (not s.turns or s.turns[len(s.turns) - TURN + ANSWER] != OPEN):
            s.turns += [s.holder, s.offer_to, s.offer_claim, s.offer_card, OPEN]
            s.turns.append(mask_of([*s.hand, s.offer_card]))
        self._check_offers()
        if "tokens" not in data:
            for seat in range(self.n):
                for kind in range(KINDS_OF_TOKEN):
                    count = s.tokens[seat * KINDS_OF_TOKEN + kind]
                    if count:
                        s.gains += [NOBODY, seat, kind, count]
            return
        for row in data["tokens"]:
            match = TOKEN_ROW.fullmatch(row)
            if match is None:
                raise fail(
                    f"tokens has the row '{row}'; a row reads '1 bottle to 0' or '1 gold from 2 to 0'."
                )
            many, token, giver, to = match.groups()
            s.gains += [
                NOBODY if giver is None else seat_in({"giver": int(giver)}, "giver", 0, self.n),
                seat_in({"to": int(to)}, "to", 0, self.n),
                known(TOKEN_OF, token, "token"),
                int(many),
            ]
            if giver is not None and (many != "1" or giver == to):
                raise fail(
                    f"tokens has the row '{row}'; from another player comes 1 token at a time (GR101)."
                )
            if min(reserves(s.gains, len(s.tokens))) < 0:
                raise fail(f"tokens has the row '{row}', but seat {giver} has no {token} then.")
        held = reserves(s.gains, len(s.tokens))
        if held != s.tokens:
            raise fail("the history in tokens does not lead to the tokens of the seats.")

    def _offer_row(self, row: str) -> None:
        match = OFFER_ROW.fullmatch(row)
        if match is None:
            raise fail(
                f"offers has the row '{row}'; a row reads '0 offer sheriff as farmer to 2, refused, from …'."
            )
        dealer, card, claim, to, answer, hand = match.groups()
        cards = [known(CHARACTER_OF, name, "character") for name in (hand or f"{card} {claim}").split()]
        self.s.turns += [
            seat_in({"dealer": int(dealer)}, "dealer", 0, self.n),
            seat_in({"to": int(to)}, "to", 0, self.n),
            known(CHARACTER_OF, claim, "character"),
            known(CHARACTER_OF, card, "character"),
            {"open": OPEN, "accepted": ACCEPTED, "refused": REFUSED}[answer],
            mask_of(cards),
        ]

    def _check_offers(self) -> None:
        """The history must lead to the present: cards leave the hand only by being offered."""
        s, t = self.s, self.s.turns
        now = mask_of([*s.hand, s.offer_card]) if s.offer_to != NOBODY else mask_of(s.hand)
        placed = mask_of([c for c in range(HOW_MANY) if s.control[c] != NOBODY]) | mask_of(s.discard)
        left = gone = 0
        for at in range(0, len(t), TURN):
            row = f"row {at // TURN + 1} of offers"
            hand, card, open_ = t[at + HAND], 1 << t[at + CARD], t[at + ANSWER] == OPEN
            last = at + TURN == len(t)
            if t[at + DEALER] == t[at + TO]:
                raise fail(f"{row} goes to its own dealer (GR35).")
            if open_ != (last and self.phase == "answer"):
                raise fail(f'{row}: an offer is open exactly if it is the last, in phase "answer".')
            if not hand & card or not hand >> t[at + CLAIM] & 1:
                raise fail(f"{row} offers or names a character that is not in the hand it comes from (GR37).")
            if left & ~hand or hand & gone:
                raise fail(f"{row}: its hand does not follow from the row before.")
            if open_ and (t[at : at + ANSWER], hand) != (
                [s.holder, s.offer_to, s.offer_claim, s.offer_card],
                now,
            ):
                raise fail(f"{row} is not the offer on the table.")
            if not open_ and not placed & card:
                raise fail(f"{row}: the {CHARACTERS[t[at + CARD]]} is neither in play nor discarded.")
            left = hand & ~card
            gone |= card
        if left & ~now or gone & now & ~mask_of([s.offer_card] if s.offer_to != NOBODY else []):
            raise fail("the hand does not follow from the last row of offers.")

    def _draws(self) -> None:
        draws = self.data.get("draws")
        if draws is None:
            return
        self.s.draws = [0] * len(STREAMS)
        for name in draws:
            if name not in STREAMS:
                raise fail(f"draws names the stream '{name}'; streams are {', '.join(STREAMS)}.")
            self.s.draws[STREAMS.index(name)] = number(draws, name, 0)


def number(row: dict[str, Any], key: str, default: int) -> int:
    value = row.get(key, default)
    if not is_number(value) or not min(0, default) <= value <= MOST:
        raise fail(f"{key} is {value!r}; it is a whole number from 0 to {MOST}.")
    return int(value)


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def seat_in(row: dict[str, Any], key: str, default: int, n: int) -> int:
    seat = number(row, key, default)
    if seat >= n:
        raise fail(f"{key} is seat {seat}; seats are 0 to {n - 1}.")
    return seat


def known(table: dict[str, int], name: Any, what: str) -> int:
    if not isinstance(name, str) or name not in table:
        raise fail(f"there is no {what} '{name}'; there are {', '.join(table)}.")
    return table[name]


def drawn(rest: list[int], but: Any) -> int:
    """The next card of the rest that is none of `but`."""
    for k in range(len(rest) - 1, -1, -1):
        if rest[k] not in but:
            return rest.pop(k)
    raise fail("not enough characters are left to deal.")
