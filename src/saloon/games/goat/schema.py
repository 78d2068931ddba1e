"""The shape of a Goat view, as types that give its JSON schema."""

from __future__ import annotations

from typing import Literal, TypedDict

Character = Literal[
    "seller", "kid", "banker", "widow", "farmer", "cowboy", "miner", "prospector",
    "gunslinger", "sheriff", "robber", "charlatan", "dancer", "gambler", "goat",
]  # fmt: skip
Location = Literal["store", "bank", "ranch", "mine", "saloon"]
Token = Literal["supplies", "bill", "cattle", "gold", "bottle"]
Question = Literal["offer", "answer", "rob", "swindle", "serve", "gamble"]


class GoatOptions(TypedDict, total=False):
    coins: dict[Location, int]
    first: int
    small: bool


class Asked(TypedDict):
    seat: int
    kind: Question


class SeatView(TypedDict):
    coins: int
    tokens: int
    belongings: dict[Token, int] | None
    hats: int
    active: bool
    elixirs: int


class LocationView(TypedDict):
    id: Location
    token: Token
    value: int
    tokens: int
    coins: int
    characters: list[Character]


class Supply(TypedDict):
    coins: int
    extra: int
    tokens: dict[Token, int]


class Removed(TypedDict):
    faceup: Character | None
    goat_back: bool


class OfferView(TypedDict):
    dealer: int
    to: int
    claim: Character
    card: Character | None


class Loot(TypedDict):
    place: Location
    tokens: int


class OfferSeen(TypedDict):
    dealer: int
    to: int
    claim: Character
    card: Character | None
    answer: Literal["accepted", "refused"] | None
    cards: int
    hand: list[Character] | None
    drawn: list[Character] | None


TokenSeen = TypedDict("TokenSeen", {"from": int | None, "to": int, "token": Token | None, "count": int})


class Seen(TypedDict):
    offers: list[OfferSeen]
    tokens: list[TokenSeen]


class Result(TypedDict):
    winners: list[int]
    scores: list[int]
    coins: list[int]
    tokens: list[int]


class GoatView(TypedDict):
    game: Literal["goat"]
    rules: int
    options: GoatOptions
    players: int
    seat: int | None
    round: int
    rounds: int
    phase: Literal["offer", "answer", "rob", "swindle", "serve", "gamble", "over"]
    asked: list[Asked]
    start: int
    dealer: int | None
    assistant: bool
    last: int | None
    seats: list[SeatView]
    supply: Supply
    locations: list[LocationView]
    control: dict[Character, int]
    discard: list[Character]
    removed: Removed
    deck: int
    hand_size: int
    hand: list[Character] | None
    drawn: list[Character] | None
    offer: OfferView | None
    robber: Loot | None
    charlatan: int
    seen: Seen
    result: Result | None
