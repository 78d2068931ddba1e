"""Everything of a Goat game that can change, as ints and flat lists of ints."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from saloon.games.goat.engine.names import BOTTLE, HOW_MANY, KINDS_OF_TOKEN
from saloon.kernel.chance import Chance
from saloon.kernel.core import Op, State

NOBODY: Final = -1

# One row of `turns`, the offers of this round: what everyone saw, and the hand that only its holder saw.
DEALER: Final = 0
TO: Final = 1
CLAIM: Final = 2
CARD: Final = 3
ANSWER: Final = 4
HAND: Final = 5  # bit mask of the characters the dealer chose from
TURN: Final = 6

OPEN: Final = -1
"""Answer of an offer that lies on the table."""
REFUSED: Final = 0
ACCEPTED: Final = 1

# One row of `gains`, every token that ever came into a reserve; taken from a player, only those two saw its kind.
FROM: Final = 0
GAINER: Final = 1
TOKEN: Final = 2
COUNT: Final = 3
GAIN: Final = 4


def mask_of(cards: list[int]) -> i64:
    """A set of characters as bits."""
    mask: i64 = 0
    for card in cards:
        one: i64 = card
        mask |= 1 << one
    return mask


class Table:
    """What stays the same through a game: the numbers of its set-up. Shared by all states of the game."""

    def __init__(
        self,
        players: int,
        locations: list[int],
        tokens: list[int],
        values: list[int],
        icons: list[int],
        characters: list[int],
        hats: int,
        rounds: int,
        hand: int,
        faceup: int,
        coins: int,
        coins_each: int,
        first: int,
        options: dict[str, object],
    ) -> None:
        self.players: i64 = players
        self.locations: list[int] = locations
        """In play besides the Saloon."""
        self.tokens: list[int] = tokens
        self.values: list[int] = values
        self.icons: list[int] = icons
        self.characters: list[int] = characters
        self.hats: i64 = hats
        self.rounds: i64 = rounds
        self.hand: i64 = hand
        self.faceup: i64 = faceup
        self.coins: i64 = coins
        self.coins_each: i64 = coins_each
        self.first: i64 = first
        """Seat of the first Starting Player, -1 for a random one."""
        self.options: dict[str, object] = options


class GoatState(State):
    """A Goat game at one moment."""

    def __init__(
        self, table: Table, ops: list[Op], chance: Chance, draws: list[int], like: GoatState | None = None
    ) -> None:
        """A game not yet begun; with `like`, the same moment again. (Compiled classes run `__init__` in every case.)"""
        n = table.players
        self.table: Table = table
        if like is None:
            super().__init__(n, ops, chance, draws, [])
            self.round: i64 = 0
            """Counts from 1; 0 before the first Upkeep."""
            self.start: i64 = NOBODY
            """Starting Player of this round."""
            self.last: i64 = NOBODY
            """Last active player of this round, known once the others are inactive; starts the next."""
            self.holder: i64 = NOBODY
            """Who has the hand of characters: the Dealer or the Assistant Dealer."""
            self.removed_down: i64 = NOBODY
            self.removed_up: i64 = NOBODY
            self.goat_back: i64 = 0
            """1 if the Goat was turned up as the faceup card this round and went back into the deck (GR32)."""
            self.offer_card: i64 = NOBODY
            self.offer_claim: i64 = NOBODY
            self.offer_to: i64 = NOBODY
            self.loot_place: i64 = NOBODY
            """The location the Robber took his tokens from."""
            self.loot: i64 = 0
            """Tokens on the Robber."""
            self.stash: i64 = 0
            """Coins on the Charlatan."""
            self.bank: i64 = table.coins
            """Coins in the supply; below zero when more than the box holds were needed (GQ2)."""
            self.coins: list[int] = [0] * n
            self.hats: list[int] = [0] * n
            """Small hats left, by seat; a seat with none is inactive."""
            self.elixirs: list[int] = [0] * n
            self.tokens: list[int] = [0] * (n * KINDS_OF_TOKEN)
            """Belongings by seat and kind."""
            self.supply: list[int] = table.tokens[:]
            self.loc_tokens: list[int] = [0] * KINDS_OF_TOKEN
            self.loc_coins: list[int] = [0] * KINDS_OF_TOKEN
            self.control: list[int] = [NOBODY] * HOW_MANY
            """Who controls each character in play, by character."""
            self.deck: list[int] = []
            """Hidden, top card last."""
            self.hand: list[int] = []
            """In the order of the characters: it has none of its own."""
            self.discard: list[int] = []
            self.turns: list[int] = []
            self.gains: list[int] = []
            return
        super().__init__(n, ops, chance, like.draws[:], like.frames())
        self.round = like.round
        self.start = like.start
        self.last = like.last
        self.holder = like.holder
        self.removed_down = like.removed_down
        self.removed_up = like.removed_up
        self.goat_back = like.goat_back
        self.offer_card = like.offer_card
        self.offer_claim = like.offer_claim
        self.offer_to = like.offer_to
        self.loot_place = like.loot_place
        self.loot = like.loot
        self.stash = like.stash
        self.bank = like.bank
        self.coins = like.coins[:]
        self.hats = like.hats[:]
        self.elixirs = like.elixirs[:]
        self.tokens = like.tokens[:]
        self.supply = like.supply[:]
        self.loc_tokens = like.loc_tokens[:]
        self.loc_coins = like.loc_coins[:]
        self.control = like.control[:]
        self.deck = like.deck[:]
        self.hand = like.hand[:]
        self.discard = like.discard[:]
        self.turns = like.turns[:]
        self.gains = like.gains[:]

    def clone(self) -> GoatState:
        return GoatState(self.table, self.ops, self.chance, self.draws, self)

    def facts(self) -> dict[str, object]:
        """Everything that makes two states the same, for comparing and debugging."""
        return {
            "draws": self.draws, "stack": self.frames(), "round": self.round, "start": self.start, "last": self.last,
            "holder": self.holder, "removed_down": self.removed_down, "removed_up": self.removed_up,
            "goat_back": self.goat_back, "offer_card": self.offer_card, "offer_claim": self.offer_claim,
            "offer_to": self.offer_to, "loot_place": self.loot_place, "loot": self.loot, "stash": self.stash,
            "bank": self.bank, "coins": self.coins, "hats": self.hats, "elixirs": self.elixirs,
            "tokens": self.tokens, "supply": self.supply, "loc_tokens": self.loc_tokens,
            "loc_coins": self.loc_coins, "control": self.control, "deck": self.deck, "hand": self.hand,
            "discard": self.discard, "turns": self.turns, "gains": self.gains,
        }  # fmt: skip

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        from saloon.start import restored

        facts = {**self.facts(), "journal": self.journal}
        return restored, ("goat", self.n, self.table.options, self.chance, facts)

    # Small readings that rules, views and bots share.

    def active(self) -> i64:
        """How many players still have small hats."""
        count: i64 = 0
        for left in self.hats:
            if left > 0:
                count += 1
        return count

    def token_count(self, seat: i64) -> i64:
        total: i64 = 0
        base: i64 = seat * KINDS_OF_TOKEN
        for kind in range(KINDS_OF_TOKEN):
            total += self.tokens[base + kind]
        return total

    def money(self, seat: i64) -> i64:
        """Coins plus the values of all tokens (GR70)."""
        total: i64 = self.coins[seat]
        base: i64 = seat * KINDS_OF_TOKEN
        for kind in range(KINDS_OF_TOKEN):
            total += self.tokens[base + kind] * self.table.values[kind]
        return total

    def bottles(self) -> i64:
        """Bottles at the Saloon."""
        return self.loc_tokens[BOTTLE]
