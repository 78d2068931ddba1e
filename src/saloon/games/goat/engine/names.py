"""The names of the game and their numbers inside the engine."""

from __future__ import annotations

from typing import Final

STORE: Final = 0
BANK: Final = 1
RANCH: Final = 2
MINE: Final = 3
SALOON: Final = 4
LOCATIONS: Final = ("store", "bank", "ranch", "mine", "saloon")

# A token belongs to the location of the same number.
BOTTLE: Final = 4
TOKENS: Final = ("supplies", "bill", "cattle", "gold", "bottle")
KINDS_OF_TOKEN: Final = 5

# Location k is emptied of tokens by character 2k and of coins by 2k+1; the Saloon's six follow in their order.
SELLER: Final = 0
KID: Final = 1
BANKER: Final = 2
WIDOW: Final = 3
FARMER: Final = 4
COWBOY: Final = 5
MINER: Final = 6
PROSPECTOR: Final = 7
GUNSLINGER: Final = 8
SHERIFF: Final = 9
ROBBER: Final = 10
CHARLATAN: Final = 11
DANCER: Final = 12
GAMBLER: Final = 13
GOAT: Final = 14
CHARACTERS: Final = (
    "seller", "kid", "banker", "widow", "farmer", "cowboy", "miner", "prospector",
    "gunslinger", "sheriff", "robber", "charlatan", "dancer", "gambler", "goat",
)  # fmt: skip
HOW_MANY: Final = 15
SEATS: Final = 5  # at most

BELOW_SALOON: Final = 5
"""Where the Goat goes: a place of its own, no location."""


def place_of(character: int) -> int:
    """The location beside which a character stands."""
    if character == GOAT:
        return BELOW_SALOON
    return character // 2 if character < GUNSLINGER else SALOON


STANDING: Final = tuple(
    tuple(character for character in range(HOW_MANY) if place_of(character) == place)
    for place in range(len(LOCATIONS))
)
"""The characters beside each location."""
