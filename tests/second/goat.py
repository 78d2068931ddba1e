"""The Good and the Bad and the Goat once more, as one would explain it: a round is a function, read from top to bottom.

Written from the rulebook's restated rules (GR…, G…, GQ…) alone. It imports nothing of Saloon, knows no codes and keeps
no secrets. A question is a `yield`, the answer comes back from it; chance is read from the keeper's log.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field

CHARACTERS = {  # GR43, GR44: whoever belongs nowhere is placed below the Saloon
    "seller": "store",
    "kid": "store",
    "banker": "bank",
    "widow": "bank",
    "farmer": "ranch",
    "cowboy": "ranch",
    "miner": "mine",
    "prospector": "mine",
    "gunslinger": "saloon",
    "sheriff": "saloon",
    "robber": "saloon",
    "charlatan": "saloon",
    "dancer": "saloon",
    "gambler": "saloon",
    "goat": None,
}
TOKEN_OF = {"store": "supplies", "bank": "bill", "ranch": "cattle", "mine": "gold", "saloon": "bottle"}
WORTH = {"bottle": 2, "supplies": 3, "bill": 4, "cattle": 5, "gold": 5}  # GR2
TAKES_TOKENS = ("seller", "banker", "farmer", "miner")  # GR77
TAKES_COINS = ("kid", "widow", "cowboy", "prospector")  # GR79
IN_PLAY = {  # GR4 to GR8
    2: ["store", "bank"],
    3: ["bank", "ranch"],
    4: ["store", "bank", "ranch"],
    5: ["store", "bank", "ranch", "mine"],
}
SUPPLY = {  # GR10 to GR13
    2: {"supplies": 4, "bill": 4, "bottle": 6},
    3: {"bill": 3, "cattle": 3, "bottle": 6},
    4: {"supplies": 3, "bill": 3, "cattle": 3, "bottle": 7},
    5: {"supplies": 3, "bill": 3, "cattle": 3, "gold": 3, "bottle": 8},
}
ICONS = {"store": 1, "bank": 1, "ranch": 1, "mine": 2, "saloon": 0}  # GQ1: an estimate

Words = set[str]
Asking = Generator["Question", str, None]


@dataclass(frozen=True)
class Question:
    seat: int
    words: frozenset[str]


@dataclass
class Player:
    coins: int = 2  # GR19
    tokens: Counter[str] = field(default_factory=lambda: Counter(bottle=1))  # GR20
    hats: int = 0
    elixirs: int = 0

    @property
    def active(self) -> bool:  # GR46
        return self.hats > 0


class Table:
    """Everything that lies on the table, and who does what with it."""

    def __init__(self, players: int, icons: dict[str, int] | None = None) -> None:
        self.icons = ICONS | (icons or {})
        self.players = [Player() for _ in range(players)]
        self.places = [*IN_PLAY[players], "saloon"]
        self.rounds = 4 if players == 2 else 3  # GR25
        self.each = 3 if players == 2 else 2  # GR21, GR22
        self.supply = Counter(SUPPLY[players])
        self.supply["bottle"] -= players
        self.bank = 40 - 2 * players  # GR9, GR19
        self.coins = dict.fromkeys(self.places, 0)
        self.tokens = dict.fromkeys(self.places, 0)
        self.chance: list[str] = []
        self.round = 0
        self.start = -1
        self.dealer = -1
        self.lay()

    def lay(self) -> None:
        """An empty street: what a round begins with."""
        self.deck: list[str] = []
        self.hand: list[str] = []
        self.aside = ""
        self.faceup = ""
        self.control: dict[str, int] = {}
        self.discard: list[str] = []
        self.robbed = ("", 0)
        self.swindled = 0
        for player in self.players:
            player.hats = self.each  # GR67

    # -- chance ---------------------------------------------------------------------------------------

    def drawn(self, stream: str) -> list[str]:
        """The next chance line of the log, which must be of this kind."""
        name, *words = self.chance.pop(0).split()
        assert name == f"@{stream}", f"the log draws {name} where the rules draw {stream}"
        return words

    # -- the game -------------------------------------------------------------------------------------

    def game(self, first: int | None = None) -> Asking:
        self.start = first if first is not None else int(self.drawn("first")[0])  # GR24
        for number in range(1, self.rounds + 1):
            self.round = number
            self.lay()
            self.upkeep()
            yield from self.distribution()
            yield from self.saloon()

    def upkeep(self) -> None:
        for place in self.places:  # GR27, GR28: what lay there stays (GR29)
            self.supply[TOKEN_OF[place]] -= 1
            self.tokens[place] += 1
            self.coins[place] += self.icons[place]
            self.bank -= self.icons[place]
        self.deck = self.drawn(f"deck.round{self.round}")
        taking_part = {name for name, place in CHARACTERS.items() if place in (None, *self.places)}
        assert sorted(self.deck) == sorted(taking_part)  # GR14 to GR18
        self.aside = self.deck.pop(0)  # GR30, GQ11
        self.faceup = self.deck.pop(0)
        if self.faceup == "goat":  # GR31, GR32
            self.faceup = self.deck.pop(0)
            back = self.drawn(f"goat.round{self.round}")
            assert sorted(back) == sorted([*self.deck, "goat"])
            self.deck = back

    def after(self, seat: int, fits: Iterable[int]) -> int:
        """The next seat clockwise among these (GQ18)."""
        return min(fits, key=lambda other: (other - seat - 1) % len(self.players))

    def active(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.active]

    def distribution(self) -> Asking:
        self.dealer = self.start  # GR33
        self.hand, self.deck = self.deck[:4], self.deck[4:]  # GR34
        while len(self.active()) > 1:
            others = [seat for seat in self.active() if seat != self.dealer]
            card, to = yield from self.offer(others)
            answer = yield Question(to, frozenset({"accept", "refuse"}))  # GR39
            yield from self.place(card, to if answer == "accept" else self.dealer)  # GR40, GR41
            if len(self.active()) > 1:
                self.dealer = self.after(self.dealer, self.active())  # GR49
                self.hand.append(self.deck.pop(0))  # GR50
        yield from self.assist()

    def assist(self) -> Asking:
        """Only one is left: the others deal to that one (GR51 to GR61)."""
        [last] = self.active()
        inactive = [seat for seat in range(len(self.players)) if seat != last]
        assert len(self.deck) == self.players[last].hats  # GR53
        self.hand += self.deck  # GR52
        self.deck = []
        self.dealer = self.after(last, inactive)  # GR51
        while self.players[last].active:
            forced = self.players[last].hats == len(self.hand)  # GR60
            card, _ = yield from self.offer([last])
            answer = yield Question(last, frozenset({"accept"} if forced else {"accept", "refuse"}))
            if answer == "accept":
                yield from self.place(card, last)
            else:
                self.discard.append(card)  # GR56
            if self.players[last].active:
                self.dealer = self.after(self.dealer, inactive)  # GR57
        self.start = last  # GR69

    def offer(self, to: list[int]) -> Generator[Question, str, tuple[str, int]]:
        words = {  # GR35 to GR38, GQ13
            f"offer {card} as {claim} to {seat}" for card in self.hand for claim in self.hand for seat in to
        }
        _, card, _, _, _, seat = (yield Question(self.dealer, frozenset(words))).split()
        self.hand.remove(card)
        return card, int(seat)

    def place(self, card: str, seat: int) -> Asking:
        """A hat on a revealed card, and what that does at once (GR45)."""
        self.control[card] = seat
        player, place = self.players[seat], CHARACTERS[card]
        player.hats -= 1
        if card in TAKES_TOKENS and place:
            player.tokens[TOKEN_OF[place]] += self.tokens[place]
            self.tokens[place] = 0
        elif card in TAKES_COINS and place:
            player.coins += self.coins[place]
            self.coins[place] = 0
        elif card == "robber":
            yield from self.rob(seat)
        elif card == "charlatan":
            yield from self.swindle(seat)

    def choice(self, seat: int, words: Words) -> Generator[Question, str, str]:
        """An effect has to be carried out (GR74): where it leaves nothing to choose, nobody is asked."""
        return (yield Question(seat, frozenset(words))) if len(words) > 1 else words.pop()

    def rob(self, seat: int) -> Asking:
        full = [place for place in self.places if place != "saloon" and self.tokens[place]]
        if full:  # GR92, GQ5
            _, place = (yield from self.choice(seat, {f"rob {place}" for place in full})).split()
            self.robbed = (place, self.tokens[place])  # GR89
            self.tokens[place] = 0

    def swindle(self, seat: int) -> Asking:
        richest = {other: player.coins for other, player in enumerate(self.players) if other != seat}
        if not any(richest.values()):
            return  # GR97
        splits = [split for total in (1, 2, 3) for split in shares(total, richest)]  # GR93, GQ6
        word = yield from self.choice(seat, {"swindle " + told(split, "from") for split in splits})
        for victim, count in read(word, "from"):
            self.players[victim].coins -= count
            self.players[victim].elixirs += count  # GR94
            self.swindled += count

    # -- the Saloon -----------------------------------------------------------------------------------

    def pay(self, seat: int, count: int) -> None:
        self.players[seat].coins += count
        self.bank -= count

    def out(self, card: str) -> None:
        del self.control[card]
        self.discard.append(card)

    def saloon(self) -> Asking:
        """GR62, GR63: in the order of the numbers; whoever is not in play is passed over (GR65)."""
        if "gunslinger" in self.control and "sheriff" in self.control:
            self.out("sheriff")  # GR81, GR88
            self.pay(self.control["gunslinger"], 4)
        if "sheriff" in self.control:
            self.arrest(self.control["sheriff"])
        if "robber" in self.control and self.robbed[1]:
            place, count = self.robbed
            self.players[self.control["robber"]].tokens[TOKEN_OF[place]] += count  # GR91
            self.robbed = ("", 0)
        if "charlatan" in self.control:
            self.players[self.control["charlatan"]].coins += self.swindled  # GR95
            self.swindled = 0
            self.collect_elixirs()
        if "dancer" in self.control:
            yield from self.serve(self.control["dancer"])
        gambler = self.control.get("dancer", self.control["gambler"]) if "gambler" in self.control else None
        if gambler is not None:  # GR99, GR103: she in his place
            yield from self.gamble(gambler)

    def arrest(self, seat: int) -> None:
        self.pay(seat, 2)  # GR83
        if "robber" in self.control:
            self.out("robber")
            self.pay(seat, 2)  # GR84
            place, count = self.robbed
            if count:
                self.tokens[place] += count  # GR85
            self.robbed = ("", 0)
        if "charlatan" in self.control:
            self.out("charlatan")
            self.pay(seat, 1)  # GR86
            for player in self.players:
                player.coins += player.elixirs  # GR87
            self.swindled = 0
            self.collect_elixirs()

    def collect_elixirs(self) -> None:  # GR96
        for player in self.players:
            player.elixirs = 0

    def serve(self, seat: int) -> Asking:
        bottles = self.tokens["saloon"]
        others = {other: bottles for other in range(len(self.players)) if other != seat}
        if bottles:  # GQ4
            splits = shares(bottles, others)  # GR98
            word = yield from self.choice(seat, {"serve " + told(split, "to") for split in splits})
            for other, count in read(word, "to"):
                self.players[other].tokens["bottle"] += count
            self.tokens["saloon"] = 0

    def gamble(self, seat: int) -> Asking:
        owners = [
            other for other, player in enumerate(self.players) if other != seat and player.tokens.total()
        ]
        if not owners:
            return  # GR102
        word = yield from self.choice(seat, {f"gamble with {other}" for other in owners})  # GQ7
        victim = self.players[int(word.split()[-1])]
        chosen = int(self.drawn("gambler")[0])
        token = [kind for kind in TOKENS for _ in range(victim.tokens[kind])][chosen]  # GR101
        victim.tokens[token] -= 1
        self.players[seat].tokens[token] += 1

    # -- the end --------------------------------------------------------------------------------------

    def result(self) -> dict[str, list[int]]:
        coins = [player.coins for player in self.players]
        tokens = [player.tokens.total() for player in self.players]
        scores = [
            player.coins + sum(WORTH[kind] * count for kind, count in player.tokens.items())
            for player in self.players
        ]
        ranks = list(zip(scores, coins, tokens, strict=True))  # GR70 to GR73
        winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
        return {"winners": winners, "scores": scores, "coins": coins, "tokens": tokens}


TOKENS = (
    "supplies",
    "bill",
    "cattle",
    "gold",
    "bottle",
)  # in the order in which the log counts a victim's tokens


def shares(total: int, most: dict[int, int]) -> list[dict[int, int]]:
    """Every way to take so many in all, from each seat at most what it has."""
    ranges = [range(limit + 1) for limit in most.values()]
    every = itertools.product(*ranges)
    return [dict(zip(most, counts, strict=True)) for counts in every if sum(counts) == total]


def told(split: dict[int, int], word: str) -> str:
    return ", ".join(f"{count} {word} {seat}" for seat, count in sorted(split.items()) if count)


def read(word: str, between: str) -> list[tuple[int, int]]:
    """The seats and counts of "swindle 1 from 0, 2 from 3"."""
    parts = [part.split(f" {between} ") for part in word.partition(" ")[2].split(", ")]
    return [(int(seat), int(count)) for count, seat in parts]
