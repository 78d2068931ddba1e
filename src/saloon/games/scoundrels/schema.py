"""The shape of a Scoundrels view, as types that give its JSON schema."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

PokerCard = Literal["0", "A", "2", "3", "4", "5", "6"]
Slot = Literal["A", "2", "3", "4", "5", "6"]
Spot = Literal["A", "2", "3", "4", "5", "6", "faceup"]
SiteId = Literal["depot", "estate", "laboratory"]
Pair = Literal["2/3", "4/5", "6/7"]


class ScoundrelsOptions(TypedDict, total=False):
    expansion: Literal["double-or-nothing"]
    days: Literal[2, 3]
    strategy_cards: bool
    starting_zero: bool
    extra_scoundrel: bool
    wild_saloon: bool
    suspicion: Literal["asked", "live"]
    leaders: list[str]
    first: int
    cards: str
    enemy: str
    expert: bool


class Asked(TypedDict):
    seat: int
    kind: str


class SlotView(TypedDict):
    slot: Slot
    card: PokerCard | None
    henchmen: list[int]
    faceup: NotRequired[bool]


class Scoundrel(TypedDict):
    sleeve: int
    trait: str
    job: str
    cost: int
    tech: int
    spent: bool
    born: int


class Token(TypedDict):
    value: int | None
    mixing: int
    seen_by: list[int]


class Carried(Token):
    safe: str | None
    sleeve: int | None


class Drawn(Token):
    seat: int


class Debts(TypedDict):
    unused: int
    facedown: list[list[int]]
    discarded: list[int]
    prices: list[int]
    carried: list[Carried]
    drawn: list[Drawn]


class UnusedMod(TypedDict):
    mod: str | None
    seen_by: list[int]


class SeatView(TypedDict):
    leader: str
    money: int
    reputation: int
    henchmen: int
    jailed: int
    hand_size: int
    hand: list[PokerCard] | None
    deck: int
    slots: list[SlotView | None]
    faceup: bool
    sheet: list[Scoundrel | None]
    strategy: str | None
    decided: bool
    marks: dict[Pair, int]
    debts: NotRequired[list[Token | None]]
    returned: NotRequired[int]


class Decks(TypedDict):
    traits: int
    jobs: int
    purple: int


class SafeView(TypedDict):
    id: str
    site: SiteId
    place: str
    gadget: str | None
    value: int | None
    seen_by: list[int]
    marks: list[list[int]]
    faceup: NotRequired[bool]
    modded: NotRequired[bool]
    mod: NotRequired[str | None]
    mod_seen_by: NotRequired[list[int]]


class PokerSeen(TypedDict):
    kind: Literal["drew", "put", "took", "top", "shuffled", "under"]
    seat: int
    slot: NotRequired[Spot]
    card: NotRequired[PokerCard | None]
    known: NotRequired[list[int] | Literal["all"]]
    count: NotRequired[int]


class Seen(TypedDict):
    poker: list[PokerSeen]
    safes: dict[str, str]


class Site(TypedDict):
    id: Literal["depot", "estate", "laboratory"]
    values: list[int]


class Running(TypedDict):
    frames: list[list[str | int]]
    queue: list[int]
    it: list[int]
    clock: int
    step3: int
    spent_jobs: list[str]
    spent_traits: list[str]
    spent_strategies: int
    spent_leader: int
    leaving: list[int]
    loans: NotRequired[int]
    poor: NotRequired[int]
    spent_safes: NotRequired[int]
    unopened: NotRequired[int]
    mavericks: NotRequired[list[int]]
    declined: NotRequired[list[int]]


class EnemyView(TypedDict):
    leader: str
    seat: int
    money: int
    reputation: int
    henchmen: int
    jailed: int
    recruits: list[Scoundrel]
    deck: int
    discarded: list[str]
    shown: str | None
    under: str | None


class EnemyResult(TypedDict):
    score: int
    safes: int
    reputation: int
    icons: int
    card: int


class Result(TypedDict):
    winners: list[int]
    scores: list[int]
    safes: list[int]
    marks: list[int]
    reputation: list[int]
    icons: list[int]
    money: list[int]
    bonuses: NotRequired[list[int]]
    debts: NotRequired[list[int]]
    enemy: NotRequired[EnemyResult]


class ScoundrelsView(TypedDict):
    game: Literal["scoundrels"]
    rules: int
    catalogue: str
    options: ScoundrelsOptions
    players: int
    seat: int | None
    day: int
    days: int
    turn: int
    active: int | None
    first: int | None
    latest: int | None
    slot: Spot | None
    limit: int
    asked: list[Asked]
    seats: list[SeatView]
    saloon: list[Scoundrel]
    pile: list[Scoundrel]
    decks: Decks
    safes: list[SafeView]
    sites: list[Site]
    seen: Seen
    running: Running
    result: Result | None
    debts: NotRequired[Debts]
    mods: NotRequired[list[UnusedMod]]
    enemy: NotRequired[EnemyView]
